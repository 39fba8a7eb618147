// Counts clocks down between two looks at the server. What is left comes from there; the device's
// own time of day may be wrong, so only its passing is used.
const known = new WeakMap();

function read(clock) {
  const { clockLeft, clockAt } = clock.dataset;
  const before = known.get(clock);
  if (before?.as === `${clockLeft} ${clockAt}`) return before;
  const now = { as: `${clockLeft} ${clockAt}`, until: performance.now() + clockLeft * 1000 };
  known.set(clock, now);
  return now;
}

function show(clock) {
  const { until } = read(clock);
  const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

function tick() {
  document.querySelectorAll("[data-clock-runs]").forEach(show);
}

tick();
setInterval(tick, 1000);
