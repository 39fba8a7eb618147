// Keeps what is typed into the hand form on this device until the hand is saved: a page that is
// reloaded or left by mistake brings it back and says so. A draft belongs to one hand of one table.
const TYPED = "input:not([type=hidden], [type=checkbox]), select";
const SHELF = `draft:${location.pathname}#`;

export function keepDraft(form) {
  const keep = () => localStorage.setItem(keyOf(form), JSON.stringify(read(form)));
  // What is back goes by the submission of the form it is in now.
  if (bringBack(form)) keep();
  form.addEventListener("input", keep);
  form.addEventListener("change", keep);
}

export function dropDraft(form) {
  localStorage.removeItem(keyOf(form));
}

export function draftOf(hand) {
  return JSON.parse(localStorage.getItem(SHELF + hand));
}

export function forgetDraft(hand) {
  localStorage.removeItem(SHELF + hand);
}

// The hands of this table with a draft, without the one that is asked for, the first one first.
export function otherDrafts(form) {
  const hands = Object.keys(localStorage).filter((key) => key.startsWith(SHELF)).map((key) => key.slice(SHELF.length));
  return hands.filter((hand) => hand !== form.dataset.draft).sort((one, other) => one - other);
}

// How remainders are entered is nothing entered yet.
export function isEmpty({ went_out, finish, by, ...others }) {
  return went_out === undefined && finish === undefined && Object.values(others).every((text) => text === "");
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


// A form that comes back from the server with the same submission has what was typed in it.
function bringBack(form) {
  const draft = JSON.parse(localStorage.getItem(keyOf(form)));
  if (!draft || draft.submission === form.submission_id.value) return false;
  fill(form, draft.typed);
  form.querySelector("[data-draft-back]").hidden = false;
  return true;
}

function write(field, value) {
  if (field.type !== "radio") field.value = value ?? "";
  else if (value !== undefined || field.name !== "by") field.checked = field.value === value;
}
