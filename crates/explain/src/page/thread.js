/* The thread of an instruction: what became of it, stage by stage, below the panes. */

function threadOf(record, origin) {
  const cards = [];
  let last = "";
  for (const stage of record.stages) {
    if (stage.kind === "allocation") continue;
    const lines = [];
    for (const section of stage.sections) for (const line of section.lines) if (line.origin === origin) lines.push(line);
    // What only got another number, and what did not change, needs no card.
    const said = stage.kind + lines.map((line) => stage.kind === "graph" ? line.key : line.text).join("\n");
    if (lines.length && said !== last) cards.push({ stage, lines });
    if (lines.length) last = said;
  }
  return cards;
}

/* Cards hold a few lines: a function's own origin is shared by many. */
const CARD_LINES = 12;

function showThread(root, record, origin, isPinned, current, go) {
  const cards = origin ? threadOf(record, origin) : [];
  const header = element("header");
  const list = element("ol");
  // Low until there is something to show; then it stays, so that nothing moves under the pointer.
  if (cards.length) {
    root.classList.remove("closed");
    header.append(element("span", {}, isPinned ? "Pinned" : "Thread of"), element("b", {}, origin === 1 ? `@${record.name}` : cards[0].lines[0].text.trim()));
    header.append(element("button", { title: isPinned ? "Let go (Esc)" : "Click pins it" }, isPinned ? "Esc lets go" : "click pins it"));
  } else header.append(element("span", {}, "Point at a value, a register or an instruction to follow it from the IR to the bytes; click to pin it."));
  for (const { stage, lines } of cards) {
    const name = element("button", {}, stage.title);
    name.addEventListener("click", () => go(stage.index));
    const text = element("pre");
    lines.slice(0, CARD_LINES).forEach((line, i) => {
      if (i) text.append("\n");
      addPieces(text, pieces(line.text.trim(), stage.kind, record));
      if (stage.kind === "bytes" && line.key) text.append(element("span", { class: "c" }, "  " + line.tail));
    });
    if (lines.length > CARD_LINES) text.append(element("span", { class: "c" }, `\n… ${lines.length - CARD_LINES} more`));
    list.append(element("li", { "aria-current": stage.index === current || null }, name, text));
  }
  root.replaceChildren(header, list);
}
