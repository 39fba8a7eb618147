// Keeps what is typed into the hand form on this device until the hand is saved: a page that is
// reloaded or left by mistake brings it back and says so. A draft belongs to one hand of one table;
// once another hand is asked for there, it is forgotten.
const TYPED = "input:not([type=hidden], [type=checkbox]), select";
const SHELF = `draft:${location.pathname}#`;

export function keepDraft(form) {
  forgetOthers(keyOf(form));
  bringBack(form);
  const keep = () => localStorage.setItem(keyOf(form), JSON.stringify(read(form)));
  form.addEventListener("input", keep);
  form.addEventListener("change", keep);
}

export function dropDraft(form) {
  localStorage.removeItem(keyOf(form));
}

export function read(form) {
  const typed = {};
  for (const field of form.querySelectorAll(TYPED)) {
    if (field.type !== "radio" || field.checked) typed[field.name] = field.value;
  }
  return { submission: form.submission_id.value, typed };
}

// Whatever is not in `typed` is emptied; how remainders are entered stays as it is then.
export function fill(form, typed) {
  for (const field of form.querySelectorAll(TYPED)) write(field, typed[field.name]);
  form.dispatchEvent(new Event("change"));
  form.dispatchEvent(new Event("input"));
}

function keyOf(form) {
  return SHELF + form.dataset.draft;
}

function forgetOthers(key) {
  for (const other of Object.keys(localStorage)) {
    if (other.startsWith(SHELF) && other !== key) localStorage.removeItem(other);
  }
}

// A form that comes back from the server with the same submission has what was typed in it.
function bringBack(form) {
  const draft = JSON.parse(localStorage.getItem(keyOf(form)));
  if (!draft || draft.submission === form.submission_id.value) return;
  fill(form, draft.typed);
  form.querySelector("[data-draft-back]").hidden = false;
}

function write(field, value) {
  if (field.type !== "radio") field.value = value ?? "";
  else if (value !== undefined || field.name !== "by") field.checked = field.value === value;
}
