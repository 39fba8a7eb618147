// Keeps what is typed into the hand form on this device until the hand is saved: a page that is
// reloaded or left by mistake brings it back and says so. A draft belongs to one hand of one table;
// once another hand is asked for there, it is forgotten.
const TYPED = "input:not([type=hidden], [type=checkbox]), select";

export function keepDraft(form) {
  const shelf = `draft:${location.pathname}#`;
  const key = shelf + form.dataset.draft;
  forgetOthers(shelf, key);
  bringBack(form, key);
  form.addEventListener("input", () => localStorage.setItem(key, JSON.stringify(read(form))));
  form.querySelector("[data-clear]").addEventListener("click", () => localStorage.removeItem(key));
}

function forgetOthers(shelf, key) {
  for (const other of Object.keys(localStorage)) {
    if (other.startsWith(shelf) && other !== key) localStorage.removeItem(other);
  }
}

function read(form) {
  const typed = {};
  for (const field of form.querySelectorAll(TYPED)) {
    if (field.type !== "radio" || field.checked) typed[field.name] = field.value;
  }
  return { submission: form.submission_id.value, typed };
}

// A form that comes back from the server with the same submission has what was typed in it.
function bringBack(form, key) {
  const draft = JSON.parse(localStorage.getItem(key));
  if (!draft || draft.submission === form.submission_id.value) return;
  for (const field of form.querySelectorAll(TYPED)) write(field, draft.typed[field.name]);
  form.querySelector("[data-draft-back]").hidden = false;
  form.dispatchEvent(new Event("change"));
  form.dispatchEvent(new Event("input"));
}

function write(field, value) {
  if (value === undefined) return;
  if (field.type === "radio") field.checked = field.value === value;
  else field.value = value;
}
