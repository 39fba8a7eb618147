// A list people tap their way down: after a tap the row that was tapped is where it was.
const KEY = `stay:${location.pathname}`;
const list = document.querySelectorAll("[data-stay] > [id]");

for (const row of list) {
  row.addEventListener("submit", () => {
    sessionStorage.setItem(KEY, JSON.stringify({ id: row.id, top: row.getBoundingClientRect().top }));
  });
}

const kept = JSON.parse(sessionStorage.getItem(KEY));
sessionStorage.removeItem(KEY);
const row = kept && document.getElementById(kept.id);
if (row) window.scrollBy({ top: row.getBoundingClientRect().top - kept.top, behavior: "instant" });
