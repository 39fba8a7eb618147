// Who went out and how the hand ended are two questions with one answer: a choice in one of them
// never leaves the other saying something that cannot be.
export function keepInAgreement(form) {
  form.addEventListener("change", ({ target }) => {
    if (target.name === "went_out") fitFinish(form, target.value === "");
    if (target.name === "finish") fitWinner(form, target.hasAttribute("data-nobody"));
    if (target.type === "radio") forgetFault(target);
  });
  form.addEventListener("input", ({ target }) => {
    if (target.matches?.(".remainder input")) unmark(target);
  });
}

function fitFinish(form, nobody) {
  const chosen = form.querySelector("[name=finish]:checked");
  if (chosen && chosen.hasAttribute("data-nobody") !== nobody) chosen.checked = false;
  const ends = form.querySelectorAll("[name=finish][data-nobody]");
  if (nobody && ends.length === 1) choose(ends[0]);
}

function fitWinner(form, nobody) {
  const none = form.querySelector('[name=went_out][value=""]');
  if (nobody) choose(none);
  else if (none) none.checked = false;
}

function choose(radio) {
  radio.checked = true;
  forgetFault(radio);
}

// What is typed anew is looked at anew: the preview says what is wrong with it, if anything is.
function unmark(input) {
  input.removeAttribute("aria-invalid");
  input.closest(".remainder").classList.remove("wrong");
}

// That a choice was missing is no longer true once it is made.
function forgetFault(radio) {
  const field = radio.closest("fieldset.wrong");
  if (!field) return;
  field.classList.remove("wrong");
  for (const text of field.querySelectorAll(".wrong-text")) text.remove();
  forgetInSummary(field.id);
}

function forgetInSummary(id) {
  const summary = document.querySelector("[data-summary]");
  summary?.querySelector(`a[href="#${id}"]`)?.closest("li").remove();
  if (summary && !summary.querySelector("li")) summary.remove();
}
