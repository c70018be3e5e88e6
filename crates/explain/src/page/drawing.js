/* Drawings: selection graphs and control flow. Places and lines come with the data; this draws, zooms and moves. */

const SVG = "http://www.w3.org/2000/svg";
const CHARACTER = 7.2, LINE = 15, PAD = 8;

function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined && value !== null) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/* The font size at which a character is as wide as the layout took it to be. */
let fontSize = 0;
function measuredFont() {
  if (fontSize) return fontSize;
  const probe = element("span", { style: "position:absolute;visibility:hidden;font:100px var(--mono);white-space:pre" }, "0".repeat(20));
  document.body.append(probe);
  fontSize = Math.min(13, 100 * CHARACTER / (probe.getBoundingClientRect().width / 20));
  probe.remove();
  return fontSize;
}

/* A selection graph: the rows of a box are its operation, its leaves, and its name and types. */
function graphView(section, stage) {
  const lines = new Map();
  for (const line of section.lines) {
    const name = line.text.trim().split(":")[0];
    lines.set(name, line);
  }
  const marks = stage.difference.marks;
  return canvas(section.drawing, (box, group) => {
    const [id, x, y, width, , , rows] = box;
    const line = lines.get(id);
    if (line) {
      if (line.origin) group.setAttribute("data-o", line.origin);
      if (marks.get(line)) group.classList.add("new");
    }
    group.setAttribute("data-t", id);
    rows.forEach((row, i) => {
      const kind = i === 0 ? "name" : i === rows.length - 1 ? "types" : "";
      group.append(shape("text", { x: x + width / 2, y: y + 4 + LINE * (i + 1) - 4, class: kind, "text-anchor": "middle" }, row));
    });
  }, "graph");
}

/* What boxes of control flow show of a line: not what is implied. The layout knows the same rule (record::flow). */
const shortened = (text) => {
  const short = text.replace(/,? implicit.*$/, "").replace(/ ::.*$/, "");
  return short.length > 52 ? short.slice(0, 51) + "…" : short;
};

/* Control flow: the boxes are the sections. */
function flowView(stage, record) {
  const sections = new Map(stage.sections.map((section) => [section.id, section]));
  const marks = stage.difference.marks;
  return canvas(stage.flow, (box, group) => {
    const [id, x, y, width] = box;
    const section = sections.get(id);
    if (!section) return;
    group.append(shape("text", { x: x + PAD, y: y + LINE, class: "title" }, section.title));
    section.lines.forEach((line, i) => {
      const top = y + LINE * (i + 1) + 3;
      const row = shape("g", { class: "row", "data-o": line.origin || null, "data-k": line.key || null });
      row.append(shape("rect", { class: "row", x: x + 1, y: top, width: width - 2, height: LINE }));
      const text = shape("text", { x: x + PAD, y: top + LINE - 4 });
      for (const [kind, part, name] of pieces(shortened(line.text), stage.kind, record)) text.append(shape("tspan", { class: kind || null, "data-t": name }, part));
      row.append(text);
      if (marks.get(line)) row.append(shape("rect", { x: x, y: top, width: 3, height: LINE, style: "fill:var(--plus);stroke:none" }));
      group.append(row);
    });
  }, "flow");
}

function canvas(drawing, fill, kind) {
  const root = element("div", { class: "canvas" });
  const svg = shape("svg", { "font-size": measuredFont().toFixed(2), "aria-label": kind === "graph" ? "Selection graph" : "Control flow" });
  svg.append(shape("defs", {}, shape("marker", { id: "head-" + kind, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
    shape("path", { class: "arrow", d: "M0 1L7 4L0 7Z" }))));
  const edges = shape("g"), boxes = shape("g");
  for (const [from, to, edgeKind, path] of drawing.edges) {
    if (!path) continue;
    const ends = { "data-from": drawing.boxes[from][0], "data-to": drawing.boxes[to][0] };
    edges.append(shape("path", { ...ends, class: edgeKind, d: path, "marker-end": edgeKind === "flow" ? `url(#head-${kind})` : null }));
  }
  for (const box of drawing.boxes) {
    const [id, x, y, width, height, boxKind] = box;
    const group = shape("g", { class: "box " + boxKind, "data-box": id });
    group.append(shape("rect", { x, y, width, height, rx: 5 }));
    fill(box, group);
    boxes.append(group);
  }
  svg.append(edges, boxes);
  root.append(svg);
  if (kind === "graph") root.append(element("div", { class: "legend" }, element("span", {}, "value"), element("span", { class: "chain" }, "order"), element("span", { class: "glue" }, "together")));
  root.append(zoomer(root, svg, drawing));
  return root;
}

/* Wheel zooms at the pointer, dragging moves; root.zoom(factor) and root.fit() are for keys. */
function zoomer(root, svg, drawing) {
  let view = { x: 0, y: 0, scale: 1 };
  const apply = () => {
    const { width, height } = root.getBoundingClientRect();
    svg.setAttribute("viewBox", `${view.x} ${view.y} ${Math.max(1, width / view.scale)} ${Math.max(1, height / view.scale)}`);
  };
  root.fit = () => {
    const { width, height } = root.getBoundingClientRect();
    const across = width / (drawing.width + 8), scale = Math.min(1.25, across, height / (drawing.height + 8));
    // What is too tall to be read is shown from its top.
    view.scale = Math.max(scale, Math.min(0.62, across), 0.12);
    view.x = (drawing.width - width / view.scale) / 2;
    view.y = Math.min(0, (drawing.height - height / view.scale) / 2);
    if (drawing.height * view.scale > height) view.y = 0;
    apply();
  };
  root.zoom = (factor, at) => {
    const { width, height } = root.getBoundingClientRect();
    const [px, py] = at || [width / 2, height / 2];
    const scale = Math.min(4, Math.max(0.05, view.scale * factor));
    view.x += px / view.scale - px / scale;
    view.y += py / view.scale - py / scale;
    view.scale = scale;
    apply();
  };
  root.scale = () => view.scale;
  root.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { left, top } = root.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey || !event.shiftKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) root.zoom(Math.exp(-event.deltaY / 400), [event.clientX - left, event.clientY - top]);
    else { view.x += (event.deltaX || event.deltaY) / view.scale; apply(); }
  }, { passive: false });
  let held = null;
  root.addEventListener("pointerdown", (event) => { if (!event.target.closest(".zoom")) held = { x: event.clientX, y: event.clientY, moved: false }; });
  root.addEventListener("pointermove", (event) => {
    if (!held || !(event.buttons & 1)) return;
    const dx = event.clientX - held.x, dy = event.clientY - held.y;
    if (!held.moved && Math.hypot(dx, dy) < 4) return;
    held = { x: event.clientX, y: event.clientY, moved: true };
    root.classList.add("dragging");
    view.x -= dx / view.scale;
    view.y -= dy / view.scale;
    apply();
  });
  const release = () => { root.dragged = Boolean(held && held.moved); held = null; root.classList.remove("dragging"); };
  root.addEventListener("pointerup", release);
  root.addEventListener("pointerleave", release);
  root.addEventListener("dblclick", () => root.fit());
  const button = (label, title, act) => {
    const made = element("button", { title }, label);
    made.addEventListener("click", act);
    return made;
  };
  return element("div", { class: "zoom" }, button("−", "Smaller (-)", () => root.zoom(1 / 1.3)), button("Fit", "Fit (0)", () => root.fit()), button("+", "Larger (+)", () => root.zoom(1.3)));
}
