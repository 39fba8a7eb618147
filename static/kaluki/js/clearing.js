// Clearing asks first, far from the button that saves, and what was cleared can be brought back.
import { dropDraft, fill, read } from "./draft.js";

export function offerToClear(form) {
  const part = (name) => form.querySelector(`[data-clearing=${name}]`);
  const key = `cleared:${location.pathname}#${form.dataset.draft}`;
  const show = (name) => {
    for (const one of ["ask", "sure", "done"]) part(one).hidden = one !== name;
  };

  part("ask").addEventListener("click", () => show("sure"));
  part("no").addEventListener("click", () => show("ask"));
  part("yes").addEventListener("click", () => {
    sessionStorage.setItem(key, JSON.stringify(read(form)));
    fill(form, {});
    dropDraft(form);
    show("done");
  });
  part("back").addEventListener("click", () => {
    fill(form, JSON.parse(sessionStorage.getItem(key)).typed);
    sessionStorage.removeItem(key);
    show("ask");
  });
  show(sessionStorage.getItem(key) ? "done" : "ask");
}
