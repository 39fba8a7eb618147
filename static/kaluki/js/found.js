// The Enter key in the field one finds people in does what there is to do when one person is left;
// with several it searches, as it does without this script.
const form = document.querySelector("[data-found-form]");
const found = document.getElementById("found");

form?.addEventListener("submit", (event) => {
  const button = onlyButton(form.elements.namedItem("q").value.trim());
  if (!button) return;
  event.preventDefault();
  button.click();
});

// None while the list still shows what was found for other letters.
function onlyButton(typed) {
  const list = found?.querySelector("[data-found-for]");
  if (!typed || list?.dataset.foundFor !== typed) return null;
  const buttons = list.querySelectorAll("button");
  return list.children.length === 1 && buttons.length === 1 ? buttons[0] : null;
}
