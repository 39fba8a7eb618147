// Drag a name onto another, or onto a table: the same form is sent as without dragging.
const form = document.querySelector("[data-swap]");
const draft = document.querySelector("[data-draft]");

function send(entry, other) {
  form.elements.entry.value = entry;
  form.elements.other.value = other;
  form.requestSubmit();
}

function targetOf(event) {
  const seat = event.target.closest("[data-entry]");
  const place = event.target.closest("[data-place]");
  return seat ?? place;
}

if (form && draft) {
  let moving = null;
  document.querySelector("[data-drag-hint]").hidden = false;
  for (const seat of draft.querySelectorAll("[data-entry]")) seat.draggable = true;
  draft.addEventListener("dragstart", (event) => {
    moving = event.target.closest("[data-entry]");
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", moving?.dataset.entry ?? "");
  });
  draft.addEventListener("dragover", (event) => {
    const target = targetOf(event);
    if (!moving || !target || target === moving) return;
    event.preventDefault();
    draft.querySelector(".drop-here")?.classList.remove("drop-here");
    target.classList.add("drop-here");
  });
  draft.addEventListener("dragend", () => {
    moving = null;
    draft.querySelector(".drop-here")?.classList.remove("drop-here");
  });
  draft.addEventListener("drop", (event) => {
    const target = targetOf(event);
    if (!moving || !target || target === moving) return;
    event.preventDefault();
    send(moving.dataset.entry, target.dataset.entry ?? target.dataset.place);
  });
}
