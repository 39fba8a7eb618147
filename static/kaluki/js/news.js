// What another phone recorded while a hand is entered here: said above the form (tables/news.html),
// or, where nothing was entered yet, the form of the next hand comes by itself.
import { forgetDraft, isEmpty, read } from "./draft.js";

export function followNews(form) {
  document.addEventListener("htmx:after:swap", () => {
    const told = document.querySelector("[data-news]");
    // A page that came as the answer to a post must not be posted again.
    if (told && form?.matches("[data-hand]") && isEmpty(read(form).typed)) location.replace(location.pathname);
  });
  document.addEventListener("click", ({ target }) => {
    const leaves = target.closest("[data-drop]");
    if (leaves) forgetDraft(leaves.dataset.drop);
  });
}
