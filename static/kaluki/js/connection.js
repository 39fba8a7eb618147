// Says since when the page has been old: a failed request shows the bar with the time of the
// last good one, the next answer hides it. An open stream (live.js) counts as an answer.
let lastAnswer = new Date();

export function watchConnection() {
  const bar = document.querySelector("[data-offline]");
  if (!bar) return;
  document.addEventListener("htmx:error", ({ detail }) => {
    // A request given up for a newer one of the same form says nothing of the connection.
    if (detail?.error?.name !== "AbortError") show(bar);
  });
  document.addEventListener("htmx:response:error", () => show(bar));
  document.addEventListener("htmx:after:request", ({ detail }) => {
    const status = detail?.ctx?.response?.status ?? 0;
    if (status >= 200 && status < 400) hide(bar);
  });
  document.addEventListener("live:open", () => hide(bar));
  window.addEventListener("offline", () => show(bar));
  document.addEventListener("submit", (event) => {
    if (navigator.onLine) return;
    // Sent now, the page would be lost and with it what was typed.
    event.preventDefault();
    show(bar);
  });
}

function show(bar) {
  const language = document.documentElement.lang;
  const time = lastAnswer.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  bar.querySelector("[data-offline-since]").textContent = time;
  bar.hidden = false;
}

function hide(bar) {
  lastAnswer = new Date();
  bar.hidden = true;
}
