// The three theme buttons of the foot; shown only where they can work.
export function offerThemes() {
  const group = document.querySelector("[data-themes]");
  if (!group) return;
  group.hidden = false;
  group.addEventListener("click", ({ target }) => choose(group, target.dataset.themeChoice));
  mark(group);
}

function choose(group, theme) {
  if (theme === undefined) return;
  if (theme) localStorage.setItem("theme", theme);
  else localStorage.removeItem("theme");
  document.documentElement.dataset.theme = theme;
  mark(group);
}

function mark(group) {
  const chosen = localStorage.getItem("theme") ?? "";
  for (const button of group.children) {
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === chosen));
  }
}
