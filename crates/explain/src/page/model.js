"use strict";
/* The data of the page, and what follows from it: the lines of a stage, and how they differ from those before. A function is
 * worked out when it is looked at. */

const run = JSON.parse(document.getElementById("data").textContent);

const GROUPS = { source: "Source", graph: "Selection graph", machine: "Machine code", allocation: "Machine code", assembly: "Output", bytes: "Output" };

/* Makes objects of lines, fills in sections that are as they were, and compares. */
function prepare(record) {
  if (record.ready) return record;
  record.ready = true;
  record.holds = new Map(record.registers);
  record.stages.forEach((stage, index) => {
    const before = record.stages[index - 1];
    const earlier = new Map(before && before.kind === stage.kind ? before.sections.map((s) => [s.id, s]) : []);
    for (const section of stage.sections) {
      const old = earlier.get(section.id);
      if (section.same && old) {
        section.lines = old.lines;
        section.drawing = old.drawing;
      } else {
        section.lines = (section.lines || []).map(([text, origin = 0, key = 0, tail = ""]) => ({ text, origin, key, tail }));
      }
    }
    stage.index = index;
  });
  for (const stage of record.stages) stage.difference = difference(stage, comparable(record, stage));
  record.registersSeen = registerNames(record);
  return record;
}

/* The stage that one is compared with: the last of the same kind. */
function comparable(record, stage) {
  if (stage.kind !== "graph" && stage.kind !== "machine") return null;
  for (let i = stage.index - 1; i >= 0; i--) if (record.stages[i].kind === stage.kind) return record.stages[i];
  return null;
}

/* marks: line -> {mark, before}; gone: section id -> [{line, after}]. */
function difference(stage, before) {
  const result = { marks: new Map(), gone: new Map(), added: 0, removed: 0, changed: 0 };
  if (!before) return result;
  return stage.kind === "graph" ? graphDifference(stage, before, result) : machineDifference(stage, before, result);
}

/* Nodes have no order: what is in one and not in the other counts. */
function graphDifference(stage, before, result) {
  for (const section of stage.sections) {
    const old = before.sections.find((s) => s.id === section.id);
    if (!old || section.same) continue;
    const left = new Map();
    for (const line of old.lines) left.set(line.key, (left.get(line.key) || 0) + 1);
    for (const line of section.lines) {
      const count = left.get(line.key) || 0;
      if (count) left.set(line.key, count - 1);
      else { result.marks.set(line, { mark: "new" }); result.added++; }
    }
    const gone = [];
    for (const line of old.lines.slice().reverse()) {
      const count = left.get(line.key) || 0;
      if (!count) continue;
      left.set(line.key, count - 1);
      gone.unshift({ line, after: null });
      result.removed++;
    }
    if (gone.length) result.gone.set(section.id, gone);
  }
  return result;
}

/* Instructions keep their numbers. */
function machineDifference(stage, before, result) {
  const old = new Map(), texts = new Set();
  for (const section of before.sections) for (const line of section.lines) {
    if (line.key) old.set(line.key, { line, section: section.id });
    else texts.add(section.id + "\0" + line.text);
  }
  const now = new Set();
  for (const section of stage.sections) {
    const kept = [];
    for (const line of section.lines) {
      now.add(line.key);
      const was = old.get(line.key);
      if (!line.key) {
        if (!texts.has(section.id + "\0" + line.text)) { result.marks.set(line, { mark: "new" }); result.added++; }
      } else if (!was) {
        result.marks.set(line, { mark: "new" });
        result.added++;
      } else if (was.line.text !== line.text) {
        result.marks.set(line, { mark: "changed", before: was.line.text });
        result.changed++;
      } else if (was.section !== section.id) {
        result.marks.set(line, { mark: "moved" });
        result.changed++;
      } else kept.push(line);
    }
    markMoved(kept, before.sections.find((s) => s.id === section.id), result);
  }
  for (const section of before.sections) {
    const gone = [];
    let after = null;
    for (const line of section.lines) {
      if (line.key && !now.has(line.key)) { gone.push({ line, after }); result.removed++; }
      else if (line.key) after = line.key;
    }
    if (gone.length) result.gone.set(section.id, gone);
  }
  return result;
}

/* Lines of a block that are not in the longest run which kept its order: by patience sorting, O(n log n). */
function markMoved(lines, old, result) {
  if (!old) return;
  const place = new Map(old.lines.map((line, i) => [line.key, i]));
  const tops = [], back = new Map();
  for (const line of lines) {
    const at = place.get(line.key);
    let low = 0, high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (place.get(tops[middle].key) < at) low = middle + 1; else high = middle;
    }
    back.set(line, low ? tops[low - 1] : null);
    tops[low] = line;
  }
  const stays = new Set();
  for (let line = tops[tops.length - 1] || null; line; line = back.get(line)) stays.add(line);
  for (const line of lines) if (!stays.has(line)) { result.marks.set(line, { mark: "moved" }); result.changed++; }
}

/* Registers as machine code names them, so that assembly is read the same way. */
function registerNames(record) {
  const names = new Set();
  for (const stage of record.stages) {
    if (stage.kind !== "machine") continue;
    for (const section of stage.sections) for (const line of section.lines)
      for (const match of line.text.matchAll(/\$([a-z][\w.]*)/g)) names.add(match[1]);
  }
  return names;
}

const stageWith = (record, kind) => record.stages.find((stage) => stage.kind === kind);
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
