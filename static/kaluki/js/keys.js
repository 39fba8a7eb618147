// The console by keyboard. Keys work outside of fields only and can be switched off (WCAG 2.1.4).
const PAUSE = 900;
const OFF = "console-keys-off";
const help = document.querySelector("[data-keys]");
const on = help?.querySelector("[data-keys-on]");
let first = "";
let number = "";
let timer = 0;

const needs = () => [...document.querySelectorAll(".queue-items > .alert")];
const chosen = () => document.activeElement?.closest(".queue-items > .alert");

function move(by) {
  const items = needs();
  const from = items.indexOf(chosen());
  const next = items[from < 0 ? 0 : Math.min(Math.max(from + by, 0), items.length - 1)];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}

// A button is pressed only for the need that was chosen; without one the first is chosen.
function press(place) {
  if (chosen()) chosen().querySelectorAll(".buttons .btn")[place]?.click();
  else move(1);
}

function forget() {
  clearTimeout(timer);
  first = number = "";
}

function openTable() {
  document.querySelector(`[data-table="${number}"]`)?.click();
  forget();
}

function wait(what, then = forget) {
  clearTimeout(timer);
  first = what;
  timer = setTimeout(then, PAUSE);
}

const acts = {
  j: () => move(1),
  k: () => move(-1),
  e: () => press(0),
  l: () => press(1),
  t: () => wait("t"),
  g: () => wait("g"),
  "?": () => help.showModal(),
};

// The key by its letter; on a Cyrillic keyboard by its place.
function named({ key, code }) {
  if (/^[\w?]$/.test(key)) return key.toLowerCase();
  return code.startsWith("Key") ? code.slice(3).toLowerCase() : key;
}

function followUp(key) {
  if (first === "t" && /^\d$/.test(key)) {
    number += key;
    wait("t", openTable);
    return;
  }
  if (first === "g") document.querySelector(`.console-menu [data-key="${key}"]`)?.click();
  forget();
}

function hear(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open || !on.checked) return;
  if (event.target.closest("input, textarea, select, [contenteditable]")) return;
  const key = named(event);
  if (first) followUp(key);
  else if (Object.hasOwn(acts, key)) acts[key]();
  else return;
  event.preventDefault();
}

if (help) {
  on.checked = localStorage.getItem(OFF) === null;
  on.addEventListener("change", () => (on.checked ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, "1")));
  document.addEventListener("keydown", hear);
  const opener = document.querySelector("[data-keys-open]");
  opener.hidden = false;
  opener.addEventListener("click", () => help.showModal());
}
