// Questions that do not go with the answers given are put away; what stands in them is not read.
for (const form of document.querySelectorAll("[data-applying]")) {
  form.addEventListener("change", () => putAway(form));
  putAway(form);
}

function putAway(form) {
  for (const box of form.querySelectorAll("[data-when]")) {
    box.hidden = !box.dataset.when.split(" ").some((answer) => isGiven(form, box.dataset.of, answer));
  }
}

function isGiven(form, prefix, answer) {
  const [question, value] = answer.split("=");
  return form.elements.namedItem(`${prefix}${question}`)?.value === value;
}
