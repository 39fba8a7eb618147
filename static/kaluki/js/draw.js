// Turns the cards of a draw just made, the highest first. Everything is on the page from the start,
// for whoever listens to it, prints it or wants no motion; only the look is delayed. Once in each
// tab, and a button shows all at once.
const STEP = 1200;
const LONGEST = 20000;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Seat by seat round the tables, which is the order of the cards.
function inOrder(host) {
  const tables = [...host.querySelectorAll(".draw-table")].map((table) => [...table.querySelectorAll("ol > li")]);
  const longest = Math.max(0, ...tables.map((seats) => seats.length));
  return Array.from({ length: longest }, (_, seat) => tables.map((seats) => seats[seat])).flat().filter(Boolean);
}

function stop(host) {
  host.classList.remove("turning");
  document.querySelector("[data-turn-all]")?.setAttribute("hidden", "");
}

function turn() {
  const host = document.querySelector("[data-turn]");
  if (!host || sessionStorage.getItem("turned") === host.dataset.turn) return;
  sessionStorage.setItem("turned", host.dataset.turn);
  if (calm.matches) return;
  const seats = inOrder(host);
  const step = Math.min(STEP, LONGEST / seats.length);
  seats.forEach((seat, place) => seat.style.setProperty("--turns-at", `${place * step}ms`));
  host.classList.add("turning");
  const all = document.querySelector("[data-turn-all]");
  all?.removeAttribute("hidden");
  all?.addEventListener("click", () => stop(host), { once: true });
  seats.at(-1)?.addEventListener("animationend", () => stop(host), { once: true });
}

turn();
document.addEventListener("htmx:after:swap", turn);
