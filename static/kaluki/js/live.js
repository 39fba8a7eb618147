// Hears that the tournament has moved on and lets the parts of the page fetch themselves anew.
// While there is no stream (a proxy in between, a server that restarts) it asks every few seconds.
// A hidden page asks for nothing; shown again, it catches up.
const ASK_EVERY = 5000;
const SPREAD = 1500;
const host = document.querySelector("[data-live]");
let source = null;
let soon = 0;
let known = host?.dataset.version;

function ask() {
  soon = 0;
  for (const part of document.querySelectorAll("[hx-trigger=news]")) part.dispatchEvent(new CustomEvent("news"));
}

// All the phones of a hall hear the same news: each waits a moment of its own.
function askSoon() {
  soon ||= setTimeout(ask, Math.random() * SPREAD);
}

function hear({ data }) {
  if (data === known) return;
  known = data;
  askSoon();
}

function listen() {
  source = new EventSource(host.dataset.live);
  source.addEventListener("version", hear);
  source.addEventListener("error", () => { known = ""; });
}

function rest() {
  source?.close();
  source = null;
}

function watch() {
  if (document.hidden) return;
  if (source?.readyState === EventSource.OPEN && navigator.onLine) {
    document.dispatchEvent(new CustomEvent("live:open"));
    return;
  }
  ask();
  if (source?.readyState === EventSource.CLOSED) listen();
}

function show() {
  rest();
  if (document.hidden) return;
  known = "";
  listen();
}

if (host) {
  listen();
  setInterval(watch, ASK_EVERY + Math.random() * SPREAD);
  document.addEventListener("visibilitychange", show);
  window.addEventListener("pagehide", rest);
}
