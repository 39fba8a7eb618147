// A pad of cards for fingers: a rank, then a suit, go into the card field that was touched last.
const pad = document.querySelector("[data-cardpad]");
const fields = [...document.querySelectorAll("[data-cards]")];
let field = fields[0];
let rank = null;

function press(button) {
  for (const other of pad.querySelectorAll("[data-rank]")) {
    other.setAttribute("aria-pressed", String(other === button));
  }
  rank = button?.dataset.rank ?? null;
}

function write(text) {
  const before = field.value;
  const gap = before === "" || /[\s=]$/.test(before) || text === "\n" ? "" : " ";
  field.value = text === "=" ? `${before.trimEnd()}=` : before + gap + text;
}

function takeBack() {
  field.value = field.value.replace(/\s*[^\s=]+$|\s*=$|\s+$/, "");
}

function act({ rank: chosen, suit, word, line, back }, button) {
  if (chosen !== undefined) press(rank === chosen ? null : button);
  else if (suit !== undefined && rank !== null) {
    write(rank + suit);
    press(null);
  } else if (word !== undefined) write(word);
  else if (line !== undefined) write("\n");
  else if (back !== undefined) takeBack();
}

if (pad && field) {
  pad.hidden = false;
  document.addEventListener("focusin", ({ target }) => {
    if (fields.includes(target)) field = target;
  });
  pad.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) act(button.dataset, button);
  });
}
