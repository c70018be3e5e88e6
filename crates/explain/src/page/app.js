/* The page itself: what is shown, the list at the left, pointing, and keys. */

const $ = (id) => document.getElementById(id);
const state = { record: null, stage: 0, view: "text", block: null, gone: true, source: true, code: true, pinned: 0, hovered: 0 };
const MANY = 200;

const KEYS = [
  ["j", "↓", "the next stage", () => step(1)],
  ["k", "↑", "the stage before", () => step(-1)],
  ["Home", "", "the first stage: IR", () => show({ stage: 0 })],
  ["End", "", "the last stage: bytes", () => show({ stage: state.record.stages.length - 1 })],
  ["n", "", "the next function", () => stepFunction(1)],
  ["p", "", "the function before", () => stepFunction(-1)],
  ["/", "", "find a function", () => { if (!$("functions-box").classList.contains("few")) $("search").focus(); }],
  ["g", "", "text or drawing", () => { const views = viewsOf(current()); show({ view: views[(views.indexOf(state.view) + 1) % views.length] }); }],
  [".", "", "the next block of a drawing", () => stepBlock(1)],
  [",", "", "the block before", () => stepBlock(-1)],
  ["+", "=", "larger", () => canvasNow() && canvasNow().zoom(1.3)],
  ["-", "", "smaller", () => canvasNow() && canvasNow().zoom(1 / 1.3)],
  ["0", "", "fit the drawing", () => canvasNow() && canvasNow().fit()],
  ["d", "", "show what a stage removed", () => toggle("gone")],
  ["i", "", "the IR beside the stage", () => toggle("source")],
  ["c", "", "the code beside the stage", () => toggle("code")],
  ["r", "", "live ranges", () => { const at = state.record.stages.findIndex((s) => s.kind === "allocation"); if (at >= 0) show({ stage: at }); }],
  ["Escape", "", "let go of what is pinned", () => pin(0)],
  ["t", "", "light or dark", () => switchTheme()],
  ["?", "", "this list", () => showKeys()],
];

const current = () => state.record.stages[state.stage];
const canvasNow = () => $("stage").querySelector(".canvas");

function viewsOf(stage) {
  if (stage.kind === "allocation") return stage.flow ? ["chart", "graph"] : ["chart"];
  const drawn = stage.flow || stage.sections.some((section) => section.drawing);
  return drawn ? ["text", "graph"] : ["text"];
}

/* Function list: the first so many that match; the rest is a number. */
function listFunctions() {
  const wanted = $("search").value.toLowerCase();
  const found = run.functions.filter((record) => record.name.toLowerCase().includes(wanted));
  const items = found.slice(0, MANY).map((record) => {
    const button = element("button", { "aria-current": record === state.record || null, title: record.name }, record.name);
    button.addEventListener("click", () => open(record));
    return element("li", {}, button);
  });
  if (found.length > MANY) items.push(element("li", { class: "more" }, `and ${found.length - MANY} more`));
  if (!found.length) items.push(element("li", { class: "more" }, "none"));
  $("functions").replaceChildren(...items);
}

function listStages() {
  const parts = [];
  let group = "";
  for (const stage of state.record.stages) {
    if (GROUPS[stage.kind] !== group) {
      group = GROUPS[stage.kind];
      parts.push(element("h3", {}, group));
    }
    const { added, removed, changed } = stage.difference;
    const count = element("span", { class: "count" });
    if (added + changed) count.append(element("b", {}, `+${added + changed}`), " ");
    if (removed) count.append(element("i", {}, `−${removed}`));
    if (stage.quiet) {
      const text = stage.quiet.length === 1 ? `${stage.quiet[0]}: no change` : `${stage.quiet.length} steps without effect`;
      parts.push(element("div", { class: "quiet", title: stage.quiet.join("\n") }, text));
    }
    const button = element("button", { class: "stage", "aria-current": stage.index === state.stage || null, title: stage.id }, element("span", { class: "name" }, stage.title), count);
    button.addEventListener("click", () => show({ stage: stage.index }));
    parts.push(button);
  }
  $("stages").replaceChildren(...parts);
  const now = $("stages").querySelector("[aria-current]");
  if (now) now.scrollIntoView({ block: "nearest" });
}

function open(record, stage = 0) {
  prepare(record);
  const labels = stageWith(record, "assembly");
  record.labels = new Set(labels ? labels.sections.map((section) => section.title) : []);
  const isNew = state.record !== record;
  state.record = record;
  if (isNew) { state.pinned = 0; state.hovered = 0; showSides(); }
  listFunctions();
  show({ stage });
}

/* The IR and the code, which stay beside whatever is shown. */
function showSides() {
  const record = state.record;
  const source = stageWith(record, "source");
  $("source").replaceChildren(element("h4", {}, "LLVM IR"), source ? textView(source, record) : "");
  const bytes = stageWith(record, "bytes"), assembly = stageWith(record, "assembly");
  const beside = element("div", { class: "text" });
  for (const section of (bytes || assembly || { sections: [] }).sections) {
    beside.append(element("h5", {}, section.title));
    for (const line of section.lines) {
      if (!line.key && bytes) continue;
      const shown = bytes ? { text: line.tail, tail: line.text.slice(6), origin: line.origin, key: line.key } : { ...line, tail: "" };
      beside.append(lineElement(shown, "assembly", record));
    }
  }
  $("code").replaceChildren(element("h4", {}, bytes ? "Code and bytes" : "Code"), beside);
}

function show(change) {
  Object.assign(state, change);
  const stage = current(), record = state.record;
  const views = viewsOf(stage);
  if (!views.includes(state.view)) state.view = state.view === "graph" || !views.includes("chart") ? views[0] : "chart";
  if ("stage" in change && views.includes("chart") && state.view === "graph") state.view = "chart";
  const blocks = stage.kind === "graph" && state.view === "graph" ? stage.sections.filter((section) => section.drawing) : [];
  if (blocks.length && !blocks.some((section) => section.id === state.block)) state.block = blocks[0].id;
  listStages();
  showBar(stage, views, blocks);
  const pane = $("stage");
  let made;
  if (state.view === "chart") made = chartView(stage, record);
  else if (state.view === "graph" && stage.kind === "graph") made = graphView(blocks.find((section) => section.id === state.block), stage);
  else if (state.view === "graph") made = flowView(stage, record);
  else made = textView(stage, record);
  pane.replaceChildren(made);
  pane.scrollTop = 0;
  pane.classList.toggle("show-gone", state.gone);
  $("panes").classList.toggle("no-source", !state.source || stage.kind === "source" && state.view === "text");
  $("panes").classList.toggle("no-code", !state.code || stage.kind === "bytes");
  // A chart that has no room takes that of the code.
  if (state.view === "chart" && stage.chart.length * COLUMN + 380 > pane.clientWidth) $("panes").classList.add("no-code");
  if (made.fit) made.fit();
  light();
  writeAddress();
}

function showBar(stage, views, blocks) {
  $("function-name").textContent = state.record.name;
  $("stage-title").textContent = stage.title;
  const { added, removed, changed } = stage.difference;
  const words = [];
  if (added) words.push(element("b", {}, `${added} new`));
  if (changed) words.push(element("u", {}, `${changed} changed`));
  if (removed) words.push(element("i", {}, `${removed} removed`));
  $("changes").replaceChildren(...words.flatMap((word, i) => i ? [" · ", word] : [word]));
  $("toggle-gone").hidden = !removed || state.view !== "text";
  $("toggle-gone").setAttribute("aria-pressed", state.gone);
  $("toggle-source").setAttribute("aria-pressed", state.source);
  $("toggle-code").setAttribute("aria-pressed", state.code);
  const labels = { text: "Text", graph: stage.kind === "graph" ? "Graph" : "Flow", chart: "Chart" };
  $("views").hidden = views.length < 2;
  $("views").replaceChildren(...views.map((view) => {
    const button = element("button", { role: "tab", "aria-selected": view === state.view, title: "Other view (g)" }, labels[view]);
    button.addEventListener("click", () => show({ view }));
    return button;
  }));
  $("blocks").replaceChildren(...blocks.map((section) => {
    const isChanged = section.lines.some((line) => stage.difference.marks.has(line)) || stage.difference.gone.has(section.id);
    const button = element("button", { role: "tab", "aria-selected": section.id === state.block, class: isChanged && "moved" }, section.title);
    button.addEventListener("click", () => show({ block: section.id }));
    return button;
  }));
}

function step(by) {
  const to = state.stage + by;
  if (to >= 0 && to < state.record.stages.length) show({ stage: to });
}

function stepFunction(by) {
  const to = run.functions[run.functions.indexOf(state.record) + by];
  if (to) open(to, Math.min(state.stage, to.stages.length - 1));
}

function stepBlock(by) {
  const buttons = [...$("blocks").children];
  const to = buttons[buttons.findIndex((button) => button.getAttribute("aria-selected") === "true") + by];
  if (to) to.click();
}

function toggle(name) {
  state[name] = !state[name];
  show({});
}

/* Pointing. The origin under the pointer lights up everywhere; a name lights up where it is in the same pane. */
function pointed(target) {
  const holder = target.closest && target.closest("[data-o], [data-t]");
  if (!holder) return null;
  const named = target.closest("[data-t]");
  const pane = target.closest(".pane");
  if (!pane) return null;
  const line = target.closest("[data-o]");
  const name = named ? named.getAttribute("data-t") : "";
  const defined = name && definition(pane, name);
  return { pane, name, origin: Number(defined || line && line.getAttribute("data-o") || 0) };
}

/* The origin of the line that defines a value: it begins with it. */
function definition(pane, name) {
  if (!/^(%|t\d)/.test(name)) return 0;
  const box = pane.querySelector(`[data-box="${CSS.escape(name)}"][data-o]`);
  if (box) return box.getAttribute("data-o");
  for (const token of pane.querySelectorAll(`.line [data-t="${CSS.escape(name)}"]`)) {
    const line = token.closest(".line");
    if (line.hasAttribute("data-o") && line.getAttribute("data-mark") !== "gone" && new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(:\\S+)?( =|,|:)`).test(line.textContent)) return line.getAttribute("data-o");
  }
  return 0;
}

let place = null;
function light() {
  for (const lit of document.querySelectorAll(".lit, .tok, .pinned")) lit.classList.remove("lit", "tok", "pinned");
  const origin = place ? place.origin : state.pinned;
  const both = new Set([origin, state.pinned].filter(Boolean));
  for (const one of both)
    for (const line of document.querySelectorAll(`.pane [data-o="${one}"]`)) line.classList.add(one === origin ? "lit" : "pinned");
  if (place && place.name) {
    for (const token of place.pane.querySelectorAll(`[data-t="${CSS.escape(place.name)}"]`)) token.classList.add(token.classList.contains("bar") || token.closest(".heads") || token.classList.contains("box") ? "lit" : "tok");
    for (const edge of place.pane.querySelectorAll(`path[data-from="${CSS.escape(place.name)}"], path[data-to="${CSS.escape(place.name)}"]`)) edge.classList.add("lit");
  }
  const chart = $("stage").querySelector(".bars");
  if (chart) chart.classList.toggle("dim", Boolean(chart.querySelector(".bar.lit")));
  const shown = state.pinned || origin;
  const said = `${state.record.name} ${shown} ${state.pinned} ${state.stage}`;
  if (shown && said !== light.said || !light.said) {
    light.said = said;
    showThread($("thread"), state.record, shown, Boolean(state.pinned), state.stage, (stage) => show({ stage }));
  }
}

function pin(origin) {
  state.pinned = state.pinned === origin ? 0 : origin;
  light.said = "";
  light();
  for (const pane of document.querySelectorAll(".pane")) {
    const lit = pane.querySelector(".lit, .pinned");
    if (lit && state.pinned && lit.classList.contains("line")) lit.scrollIntoView({ block: "nearest" });
  }
}

let dwell = 0;
document.addEventListener("pointerover", (event) => {
  const now = pointed(event.target);
  if (!now && !place) return;
  place = now;
  light();
  clearTimeout(dwell);
  // After a moment, the other panes move to what is lit.
  if (now && now.origin) dwell = setTimeout(() => {
    for (const pane of document.querySelectorAll(".pane")) {
      const lit = pane !== now.pane && pane.querySelector(".line.lit");
      if (lit) lit.scrollIntoView({ block: "nearest" });
    }
  }, 250);
});
document.addEventListener("click", (event) => {
  if (!event.target.closest(".pane") || event.target.closest("button")) return;
  const canvas = event.target.closest(".canvas");
  if (canvas && canvas.dragged) return;
  const now = pointed(event.target);
  if (now && now.origin) pin(now.origin);
});
$("thread").addEventListener("click", (event) => { if (event.target.closest("header button") && state.pinned) pin(0); });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.tagName === "INPUT") {
    if (event.key === "Escape") { $("search").value = ""; listFunctions(); $("search").blur(); }
    if (event.key === "Enter") { const first = $("functions").querySelector("button"); if (first) first.click(); $("search").blur(); }
    return;
  }
  if ($("keys").open) { if (event.key === "?") $("keys").close(); return; }
  const arrows = { ArrowDown: "j", ArrowUp: "k", ArrowRight: ".", ArrowLeft: ",", "=": "+" };
  const key = arrows[event.key] || event.key;
  const found = KEYS.find((row) => row[0] === key);
  if (!found) return;
  event.preventDefault();
  found[3]();
});

function showKeys() {
  const list = element("dl");
  for (const [key, other, what] of KEYS) {
    const names = [key, other].filter(Boolean).flatMap((name, i) => [i ? " " : "", element("kbd", {}, name === "Escape" ? "Esc" : name)]);
    list.append(element("dt", {}, ...names), element("dd", {}, what));
  }
  $("keys").replaceChildren(element("h2", {}, "Keys"), list, element("p", {}, "Pointing at a value, a register or an instruction lights up where it came from and what became of it. A click pins it; the strip below tells its way."));
  $("keys").showModal();
}
$("keys").addEventListener("click", (event) => { if (event.target === $("keys")) $("keys").close(); });

/* Light or dark: what was chosen, or what the system says. */
function theme(wanted) {
  document.documentElement.setAttribute("data-theme", wanted);
  try { localStorage.setItem("codewright-theme", wanted); } catch { /* A file may have no storage. */ }
}
const switchTheme = () => theme(document.documentElement.getAttribute("data-theme") === "dark" ? "light" : "dark");
function startTheme() {
  let known = null;
  try { known = localStorage.getItem("codewright-theme"); } catch { /* See above. */ }
  document.documentElement.setAttribute("data-theme", known || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
}

/* The page's address says what is shown, so that it can be sent to somebody: #function/stage/view/block */
function writeAddress() {
  const parts = [state.record.name, current().id, state.view, state.view === "graph" && current().kind === "graph" ? state.block : ""].filter(Boolean);
  const address = "#" + parts.map(encodeURIComponent).join("/");
  if (address !== location.hash) history.replaceState(null, "", address);
}
function readAddress() {
  const [name, id, view, block] = location.hash.slice(1).split("/").map(decodeURIComponent);
  const record = run.functions.find((one) => one.name === name) || run.functions[0];
  if (!record) return;
  if (view) state.view = view;
  if (block) state.block = block;
  open(record, Math.max(0, record.stages.findIndex((stage) => stage.id === id)));
}

for (const name of ["gone", "source", "code"]) $("toggle-" + name).addEventListener("click", () => toggle(name));
$("theme").addEventListener("click", switchTheme);
$("help").addEventListener("click", showKeys);
$("search").addEventListener("input", listFunctions);
addEventListener("hashchange", readAddress);
addEventListener("resize", () => { const shown = $("stage").firstElementChild; if (shown && shown.fit) shown.fit(); });
$("input").textContent = run.input.split("/").pop();
$("input").title = run.input;
$("facts").textContent = [run.target, ...run.facts.map(([, value]) => value)].filter(Boolean).join(" · ");
$("functions-box").classList.toggle("few", run.functions.length < 8);
startTheme();
readAddress();
if (!run.functions.length) $("stage").append(element("div", { class: "empty" }, "No function was compiled."));
