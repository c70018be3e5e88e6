/* Text with its words told apart. A piece is [class, text, name]: what has a name lights up with its namesakes. */

const IR_TYPES = /^(?:[ivf]\d+\w*|ptr|void|float|double|half|bfloat|fp128|label|x|metadata|vscale|ch|glue|Untyped|isVoid)$/;
const IR_WORDS = new Set(("define declare to align nsw nuw exact inbounds tail musttail notail volatile fast nnan ninf nsz arcp contract afn reassoc disjoint nneg samesign " +
  "eq ne sgt sge slt sle ugt uge ult ule oeq ogt oge olt ole one ord ueq uno une null undef poison true false zeroinitializer unnamed_addr nounwind nonnull noundef noalias").split(" "));

const PIECES = new RegExp([
  /(?<comment>;.*$)/, /(?<string>c?"[^"]*")/, /(?<implicit>implicit(?:-def)? (?:dead |killed |undef )*\$[\w.]+)/,
  /(?<value>%(?:"[^"]*"|[\w.$-]+))/, /(?<register>\$[A-Za-z][\w.]*)/, /(?<global>@(?:"[^"]*"|[\w.$-]+))/, /(?<meta>![\w.]*)/,
  /(?<node>\bt\d+(?::\d+)?\b)/, /(?<number>(?<![\w.])[-+]?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?)\b)/, /(?<word>\.?[A-Za-z_][\w.]*(?:::\w+)*)/,
].map((part) => part.source).join("|"), "g");

function pieces(text, kind, record) {
  const out = [];
  let last = 0;
  // The operation is the first word, or the first after the equals sign.
  const equals = text.indexOf(" = ");
  const from = equals >= 0 && !text.trimStart().startsWith(";") ? equals + 3 : 0;
  let operation = kind !== "bytes";
  for (const match of text.matchAll(PIECES)) {
    if (match.index > last) out.push(["", text.slice(last, match.index)]);
    last = match.index + match[0].length;
    out.push(...piece(match, kind, record, () => {
      if (!operation || match.index < from) return false;
      if (["tail", "musttail", "nsw", "nuw", "volatile", "frame-setup"].includes(match[0])) return "plain";
      operation = false;
      return true;
    }));
  }
  if (last < text.length) out.push(["", text.slice(last)]);
  return out;
}

function piece(match, kind, record, takesOperation) {
  const text = match[0], is = match.groups;
  if (is.comment) return [["c", text]];
  if (is.string) return [["s", text]];
  if (is.implicit) {
    const at = text.indexOf("$");
    return [["c", text.slice(0, at)], ["c", text.slice(at), text.slice(at)]];
  }
  if (is.value) {
    // Of AT&T's registers, the name.
    if (kind === "assembly" && record.registersSeen.has(text.slice(1))) return [["r", text, "$" + text.slice(1)]];
    const part = kind === "machine" && /^(%\d+)(\.\w+)$/.exec(text);
    return part ? [["v", part[1], part[1]], ["y", part[2]]] : [["v", text, text]];
  }
  if (is.register) return kind === "assembly" && /^\$\d/.test(text) ? [["n", text]] : [["r", text, text]];
  if (is.global) return [["g", text, text]];
  if (is.meta) return [["c", text]];
  if (is.node && kind === "graph") return [["d", text, text.split(":")[0]]];
  if (is.number) return [["n", text]];
  const word = text;
  if (kind === "assembly" && record && record.registersSeen.has(word.toLowerCase())) return [["r", word, "$" + word.toLowerCase()]];
  if ((kind === "source" || kind === "graph") && IR_TYPES.test(word)) return [["y", word]];
  if (kind === "source" && IR_WORDS.has(word)) return [["y", word]];
  const operation = takesOperation();
  if (operation === true) return [["o", word]];
  if (kind === "assembly" && record.labels && record.labels.has(word)) return [["v", word, word]];
  return [[kind === "machine" && match.index ? "y" : "", word]];
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false && !key.startsWith("aria-")) continue;
    if (key === "class") made.className = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

function addPieces(parent, list, changed) {
  for (const [kind, text, name] of list) {
    if (!kind && !(changed && changed.has(text))) { parent.append(text); continue; }
    const span = element("span", { class: kind, "data-t": name });
    span.textContent = text;
    parent.append(span);
  }
}

/* The words of a line that were not in what it was before. */
function newWords(text, before) {
  const words = (line) => line.split(/[\s,()]+/);
  const old = new Map();
  for (const word of words(before)) old.set(word, (old.get(word) || 0) + 1);
  return words(text).filter((word) => {
    const count = old.get(word) || 0;
    if (count) old.set(word, count - 1);
    return !count && word;
  });
}

function lineElement(line, kind, record, mark) {
  const made = element("div", { class: "line", "data-o": line.origin || null, "data-k": line.key || null, "data-mark": mark && mark.mark });
  if (mark && mark.before) {
    made.title = "was: " + mark.before.trim();
    const changed = newWords(line.text, mark.before);
    addPieces(made, pieces(line.text, kind, record));
    // Words that are new are underlined.
    for (const span of made.querySelectorAll("span"))
      if (changed.some((word) => word.replace(/[:.]\w*$/, "") === span.textContent || word === span.textContent)) {
        const em = element("em");
        em.append(...span.childNodes);
        span.append(em);
      }
  } else addPieces(made, pieces(line.text, kind, record));
  if (line.tail) {
    const tail = element("span", { class: "tail" });
    if (kind === "bytes") addPieces(tail, pieces(line.tail, "assembly", record)); else tail.textContent = line.tail;
    made.append(tail);
  }
  return made;
}

/* A stage as text: sections with their lines, and at their old places the lines that are gone. */
function textView(stage, record) {
  const root = element("div", { class: "text" });
  const { marks, gone } = stage.difference;
  const shown = new Set();
  for (const section of stage.sections) {
    shown.add(section.id);
    if (section.title) root.append(element("h5", { "data-section": section.id }, section.title));
    const left = (gone.get(section.id) || []).slice();
    const removed = (after) => {
      while (left.length && left[0].after === after) root.append(lineElement(left.shift().line, stage.kind, record, { mark: "gone" }));
    };
    removed(stage.kind === "graph" ? undefined : null);
    for (const line of section.lines) {
      root.append(lineElement(line, stage.kind, record, marks.get(line)));
      if (line.key && stage.kind === "machine") removed(line.key);
    }
    for (const { line } of left) root.append(lineElement(line, stage.kind, record, { mark: "gone" }));
  }
  for (const [id, list] of gone) {
    if (shown.has(id)) continue;
    for (const { line } of list) root.append(lineElement(line, stage.kind, record, { mark: "gone" }));
  }
  return root;
}
