/* Live ranges: the code from top to bottom, and beside it a bar for every register, over the lines where its value is wanted.
 * Bars have the colour of the register that they got. */

const COLUMN = 20, ROW = 20;

function chartView(stage, record) {
  const root = element("div", { class: "chart" });
  const colours = colouring(stage.chart);
  const rows = element("div", { class: "rows" });
  const bars = element("div", { class: "bars" });
  let count = 0;
  for (const section of stage.sections) {
    rows.append(element("h5", {}, section.title));
    bars.append(element("div", { class: "band", style: `top:${count * ROW}px` }));
    count += 1 + section.lines.length;
    for (const line of section.lines) rows.append(lineElement(line, "machine", record));
  }
  const heads = element("div", { class: "heads" });
  stage.chart.forEach((bar, column) => {
    const held = record.holds.get(bar.name);
    const title = `${bar.name}${bar.class ? ":" + bar.class : ""}${held ? " holds " + held : ""}${bar.spilled ? ", on the stack: " + bar.register : bar.register ? " in " + bar.register : ""}`;
    heads.append(element("span", { "data-t": bar.name, title }, bar.name, " ", element("b", {}, bar.register)));
    const left = 10 + column * COLUMN + 4;
    for (const [from, to] of bar.spans) {
      const style = `left:${left}px;top:${from * ROW / 4}px;height:${Math.max(4, (to - from) * ROW / 4)}px;--own:${colours.get(bar.register) || "var(--faint)"}`;
      bars.append(element("div", { class: "bar" + (bar.spilled ? " hollow" : bar.register ? "" : " free"), style, "data-t": bar.name, title }));
    }
    for (const [at, kind] of bar.marks)
      bars.append(element("div", { class: "mark" + (kind ? " write" : ""), style: `left:${left}px;top:${at * ROW / 4 + (kind ? 10 : 4)}px`, "data-t": bar.name, title }));
  });
  const corner = element("div", { class: "corner" });
  for (const [register, colour] of colours) corner.append(element("span", { class: "chip", style: `--own:${colour}` }, register));
  if (stage.chart.some((bar) => bar.spilled)) corner.append(element("span", { class: "chip hollow" }, "on the stack"));
  if (!colours.size) corner.append(element("span", { class: "chip hollow" }, "no register yet"));
  bars.style.width = `${stage.chart.length * COLUMN + 20}px`;
  bars.style.height = `${count * ROW}px`;
  root.append(corner, heads, rows, bars);
  // The code gets what the bars leave, within reason.
  root.fit = () => {
    const room = root.parentElement.clientWidth - stage.chart.length * COLUMN - 24;
    const width = Math.max(200, Math.min(room, 520));
    rows.style.width = corner.style.width = `${width}px`;
  };
  return root;
}

/* Hues far from each other for registers in the order in which they appear. */
function colouring(chart) {
  const colours = new Map();
  for (const bar of chart) {
    if (!bar.register || bar.spilled || colours.has(bar.register)) continue;
    colours.set(bar.register, `hsl(${Math.round(205 + colours.size * 137.5) % 360} var(--bar-chroma) var(--bar-light))`);
  }
  return colours;
}
