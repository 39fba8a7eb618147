// What was typed for a hand that somebody else recorded meanwhile, found when this phone comes back
// to the table: kept until it was compared or given up. What this phone saved itself needs neither.
import { draftOf, forgetDraft, isEmpty, otherDrafts } from "./draft.js";

export function offerWhatIsLeft(form) {
  const box = form.querySelector("[data-left]");
  const accepted = form.dataset.accepted.split(" ");
  for (const hand of otherDrafts(form)) {
    const draft = draftOf(hand);
    if (!box || isEmpty(draft.typed) || accepted.includes(draft.submission)) forgetDraft(hand);
    else offer(form, box, hand, draft);
  }
}

function offer(form, box, hand, draft) {
  box.querySelector("[data-left-hand]").textContent = hand;
  box.querySelector("[data-left-compare]").onclick = () => compare(form, hand, draft);
  box.querySelector("[data-left-drop]").onclick = () => {
    forgetDraft(hand);
    box.hidden = true;
  };
  box.hidden = false;
}

function compare(form, hand, { submission, typed }) {
  const sent = Object.assign(document.createElement("form"), { method: "post", action: form.action, hidden: true });
  const token = form.querySelector("[name=csrfmiddlewaretoken]").value;
  const fields = { ...typed, csrfmiddlewaretoken: token, submission_id: submission, number: hand, step: "compare" };
  for (const [name, value] of Object.entries(fields)) {
    sent.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(sent);
  sent.requestSubmit();
}
