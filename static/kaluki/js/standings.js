// What this device adds to the standings: find, “this is me”, keys, the section in view.
// The list is morphed in place every few seconds, so all of it is put back after a swap.
import { followSections } from "./sections.js";

const words = document.querySelector("[data-me-words]")?.dataset;
const find = document.querySelector("[data-find]");
const pinned = document.querySelector("[data-pinned]");
const mine = `me:${location.pathname}`;

const rows = () => document.querySelectorAll("[data-standings] tr[id]");
const myRow = () => document.getElementById(localStorage.getItem(mine) ?? "");

function filterRows() {
  const wanted = fold(find?.querySelector("input").value ?? "");
  let found = 0;
  for (const row of rows()) {
    const fits = row.dataset.search.includes(wanted) || fold(row.textContent).includes(wanted);
    row.hidden = wanted !== "" && !fits;
    found += Number(!row.hidden);
  }
  const status = find?.querySelector("[data-found]");
  if (status) status.textContent = wanted ? String(found) : "";
}

function fold(text) {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function markMe() {
  for (const row of rows()) {
    const me = row === myRow();
    row.classList.toggle("is-me", me);
    offerMe(row, me);
  }
  watchMyRow();
}

function offerMe(row, me) {
  let button = row.querySelector(".me-button");
  if (!button) {
    button = Object.assign(document.createElement("button"), { type: "button", className: "me-button" });
    row.querySelector(".c-name").append(button);
  }
  button.textContent = me ? words.you : words.me;
  button.setAttribute("aria-pressed", String(me));
  if (me) button.title = words.notMe;
}

function chooseMe({ target }) {
  const row = target.closest(".me-button")?.closest("tr");
  if (!row) return;
  if (row === myRow()) localStorage.removeItem(mine);
  else localStorage.setItem(mine, row.id);
  markMe();
}

const watcher = new IntersectionObserver(([seen]) => pinMe(seen.isIntersecting));

function watchMyRow() {
  watcher.disconnect();
  const row = myRow();
  if (row) watcher.observe(row);
  else pinned.hidden = true;
}

function pinMe(visible) {
  const row = myRow();
  pinned.hidden = visible || !row;
  if (pinned.hidden) return;
  pinned.href = `#${row.id}`;
  const text = (part) => row.querySelector(part).textContent.trim();
  const [left, right] = [document.createElement("span"), document.createElement("span")];
  left.textContent = `${text(".c-place")}  ${text(".who")}`;
  right.textContent = text(".c-points");
  pinned.replaceChildren(left, right);
}

function pressKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const goals = { "/": find?.querySelector("input"), m: myRow(), s: document.getElementById("standings"), t: document.getElementById("tables") };
  const goal = goals[event.key.toLowerCase()];
  if (!goal) return;
  event.preventDefault();
  if (goal.matches("input")) goal.focus();
  else goal.scrollIntoView({ block: goal.matches("tr") ? "center" : "start" });
}

function refresh() {
  filterRows();
  markMe();
}

if (find) find.hidden = false;
find?.addEventListener("input", filterRows);
document.addEventListener("click", chooseMe);
document.addEventListener("keydown", pressKey);
document.addEventListener("htmx:after:swap", refresh);
followSections(".anchors a");
refresh();
