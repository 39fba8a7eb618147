// The key “/” goes to the field one finds people in.
const field = document.querySelector("[data-find-key]");

function goToField(event) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) return;
  event.preventDefault();
  field.focus();
}

if (field) document.addEventListener("keydown", goToField);
