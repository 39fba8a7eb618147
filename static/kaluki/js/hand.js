// The hand form: whoever went out has no cards to type; Enter goes to the next field.
import { keepInAgreement } from "./choices.js";
import { offerToClear } from "./clearing.js";
import { dropDraft, keepDraft } from "./draft.js";
import { offerWhatIsLeft } from "./left.js";
import { followNews } from "./news.js";

const form = document.querySelector("[data-hand]");

function showLosers() {
  const winner = form.querySelector("[name=went_out]:checked")?.value;
  for (const block of form.querySelectorAll("[data-seat]")) {
    block.hidden = winner !== undefined && block.dataset.seat === winner;
    for (const input of block.querySelectorAll("input")) input.disabled = block.hidden;
  }
}

function goToNext(event) {
  if (event.key !== "Enter" || !event.target.matches(".remainder input")) return;
  const shown = [...form.querySelectorAll(".remainder input")].filter((input) => input.offsetParent);
  const next = shown[shown.indexOf(event.target) + 1] ?? form.querySelector(".go");
  event.preventDefault();
  next.focus();
}

// What is understood of one hand pushes the next ones down: the field in use stays above the bar.
function keepInSight() {
  const field = document.activeElement;
  if (field.matches(".remainder input")) field.scrollIntoView({ block: "nearest" });
}

followNews(form);
if (form) {
  document.addEventListener("htmx:after:swap", keepInSight);
  keepInAgreement(form);
  form.addEventListener("change", showLosers);
  form.addEventListener("keydown", goToNext);
  if (form.dataset.draft) {
    keepDraft(form);
    offerWhatIsLeft(form);
  }
  form.querySelector("[data-leave]")?.addEventListener("click", () => dropDraft(form));
  if (form.querySelector("[data-clearing]")) offerToClear(form);
  showLosers();
}
