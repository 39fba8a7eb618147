// The hall screen turns its pages by itself, and stops when asked.
const SECONDS = { "hall-page": 12, "hall-seats": 8 };
const main = document.querySelector(".hall");
const screen = document.querySelector("[data-hall]");
const pause = document.querySelector("[data-pause]");
const shown = { "hall-page": 0, "hall-seats": 0 };
let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;
let zoom = 3;

function showPages(kind) {
  const pages = [...screen.querySelectorAll(`.${kind}`)];
  if (!pages.length) return;
  shown[kind] = (shown[kind] + pages.length) % pages.length;
  pages.forEach((page, place) => { page.hidden = place !== shown[kind]; });
}

function turn(kind, by) {
  shown[kind] += by;
  showPages(kind);
}

function setPaused(value) {
  paused = value;
  pause.setAttribute("aria-pressed", String(paused));
}

function setZoom(value) {
  zoom = Math.min(5, Math.max(1, value));
  main.dataset.zoom = zoom;
}

function changeTheme() {
  const root = document.documentElement;
  const seen = root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.dataset.theme = seen === "dark" ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
}

function tell() {
  const time = new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  screen.querySelector("[data-clock]").textContent = time;
}

const acts = {
  " ": () => setPaused(!paused),
  ArrowRight: () => turn("hall-page", 1),
  ArrowLeft: () => turn("hall-page", -1),
  "+": () => setZoom(zoom + 1),
  "-": () => setZoom(zoom - 1),
  d: changeTheme,
};

function refresh() {
  Object.keys(shown).forEach(showPages);
  tell();
}

document.addEventListener("keydown", (event) => {
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || event.ctrlKey || event.metaKey || event.target.closest("button")) return;
  event.preventDefault();
  act();
});
document.addEventListener("htmx:after:swap", refresh);
pause.addEventListener("click", () => setPaused(!paused));
pause.hidden = false;
setPaused(paused);
setInterval(tell, 5000);
for (const [kind, seconds] of Object.entries(SECONDS)) {
  setInterval(() => { if (!paused) turn(kind, 1); }, seconds * 1000);
}
refresh();
