// Marks, among links to parts of the page, the part now in view.
export function followSections(selector) {
  const links = new Map();
  for (const link of document.querySelectorAll(selector)) {
    const part = document.getElementById(link.hash.slice(1));
    if (part) links.set(part, link);
  }
  const watcher = new IntersectionObserver((seen) => mark(links, seen), { rootMargin: "-10% 0px -70%" });
  for (const part of links.keys()) watcher.observe(part);
}

function mark(links, seen) {
  const shown = seen.find((entry) => entry.isIntersecting);
  if (!shown) return;
  for (const [part, link] of links) {
    if (part === shown.target) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
