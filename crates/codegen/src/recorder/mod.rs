//! What `--explain` is told of a function: its IR, the graphs of selection, machine code after every pass that changed it, live
//! ranges, and the instructions and bytes that come out.
//!
//! A [`ExplainRecorder`] goes along with the function through the pipeline. Without one, nothing of this runs.
//!
//! * [`origins`]: which IR instruction a machine instruction comes from. * [`ranges`]: the chart of live ranges.
//! * [`code`]: instructions as the assembler sees them, and their bytes.

pub(crate) mod code;
mod origins;
pub(crate) mod ranges;

use crate::instrument::Step;
use explain::{FunctionRecord, Kind, Line, Section, Stage, origin};
use ir::text::print::EntityPrinter;
use ir::{Global, Module};
use isel::recorder::{STEPS, Selected};
use mir::{Block, Function, Inst, Isa, Reg};
use origins::Origins;
use support::drawing::{Box, BoxKind, Drawing, Edge, EdgeKind};

/// Records one function.
pub(crate) struct ExplainRecorder<'t> {
    pub isa: &'t Isa<'t>,
    pub module: &'t Module,
    pub record: FunctionRecord,
    origins: Origins,
    /// Virtual registers that hold values.
    held: Vec<(Reg, ir::Value)>,
    /// Titles of passes since the last stage.
    quiet: Vec<String>,
}

/// The id of what stands before the blocks.
const HEAD: &str = "head";

impl<'t> ExplainRecorder<'t> {
    /// Begins with the function's IR.
    pub fn new(
        isa: &'t Isa<'t>,
        module: &'t Module,
        printer: &mut EntityPrinter<'_>,
        global: Global,
    ) -> ExplainRecorder<'t> {
        let name = String::from_utf8_lossy(&module.globals[global].name).into_owned();
        let mut record = FunctionRecord { name, ..FunctionRecord::default() };
        record.stages.extend(source(module, printer, global));
        ExplainRecorder {
            isa,
            module,
            record,
            origins: Origins::default(),
            held: Vec::new(),
            quiet: Vec::new(),
        }
    }

    /// What selection saw.
    pub fn selected(&mut self, selected: Selected) {
        for (step, sections) in STEPS.iter().zip(selected.steps) {
            let kind = Kind::Graph;
            let title = (*step).to_owned();
            let is_same = |before: &Stage| {
                before.kind == kind
                    && before.sections.len() == sections.len()
                    && before.sections.iter().zip(&sections).all(|(a, b)| a.is_same(b))
            };
            if self.record.stages.last().is_some_and(is_same) {
                self.quiet.push(title);
                continue;
            }
            let id = title.to_lowercase().replace(' ', "-");
            self.push(Stage { kind, id, title, sections, ..Stage::default() });
        }
        self.held = selected.held;
        self.held.dedup_by_key(|&mut (reg, _)| reg);
        self.origins = Origins::new(selected.origins, &self.held);
    }

    /// The record, with the names of the values that registers hold.
    pub fn finish(mut self, printer: &mut EntityPrinter<'_>, global: Global) -> FunctionRecord {
        let named = |&(reg, value): &(Reg, ir::Value)| {
            (format!("{reg:?}"), printer.value(Some(global), value, false))
        };
        self.record.registers = self.held.iter().map(named).collect();
        self.record
    }

    fn push(&mut self, mut stage: Stage) {
        stage.quiet = std::mem::take(&mut self.quiet);
        self.record.stages.push(stage);
    }

    /// The function after a pass; nothing if the pass left it as it was.
    pub fn after(&mut self, step: Step<'_>, func: &Function) {
        self.origins.update(func);
        let sections = self.sections(func);
        let before = self.record.stages.iter().rev().find(|s| s.kind == Kind::Machine);
        let is_same = |before: &Stage| {
            before.sections.len() == sections.len()
                && before.sections.iter().zip(&sections).all(|(a, b)| a.id == b.id && a.lines == b.lines)
        };
        if before.is_some_and(is_same) {
            self.quiet.push(step.title.to_owned());
            return;
        }
        let flow = Some(flow(func, &sections));
        let (id, title) = (step.argument.to_owned(), step.title.to_owned());
        self.push(Stage { kind: Kind::Machine, id, title, sections, flow, ..Stage::default() });
    }

    /// The chart of live ranges that was made on the way, and the code that it is about.
    pub fn ranges(&mut self, stage: Option<Stage>) {
        if let Some(mut stage) = stage {
            for line in stage.sections.iter_mut().flat_map(|s| &mut s.lines) {
                line.origin = self.origins.of_number(line.key);
            }
            self.push(stage);
        }
    }

    /// The frame and what is live at the start, then the blocks.
    fn sections(&self, func: &Function) -> Vec<Section> {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = mir::print::print_head(self.isa, &self.module.env, func, &mut text);
        let lines = text.lines().skip(1).filter(|l| !l.is_empty()).map(|l| Line::new(l, origin::FUNCTION, 0));
        let head = Section { id: HEAD.to_owned(), lines: lines.collect(), ..Section::default() };
        let blocks = func.blocks().map(|block| self.block(func, block));
        std::iter::once(head).filter(|h| !h.lines.is_empty()).chain(blocks).collect()
    }

    fn block(&self, func: &Function, block: Block) -> Section {
        let data = func.block(block);
        let id = format!("bb.{}", block.as_u32());
        let name = |source: ir::Block| {
            let names = self.module.body(func.global).map(|f| f.names.get(source.into()));
            String::from_utf8_lossy(names.unwrap_or_default()).into_owned()
        };
        let name = data.source.get().map(name).unwrap_or_default();
        let title = if name.is_empty() { id.clone() } else { format!("{id} {name}") };
        let mut lines = Vec::new();
        if !data.live_ins.is_empty() {
            let names =
                data.live_ins.iter().map(|&r| format!("${}", self.isa.reg_name(r).to_ascii_lowercase()));
            lines.push(Line::note(format!("liveins: {}", names.collect::<Vec<_>>().join(", "))));
        }
        for inst in func.block_insts(block) {
            let indent = if func.is_bundled(inst) { "  " } else { "" };
            let text = format!("{indent}{}", inst_text(self.isa, self.module, func, inst));
            lines.push(Line::new(text, self.origins.of(inst), key(inst)));
        }
        Section { id, title, lines, drawing: None }
    }
}

/// Never 0.
fn key(inst: Inst) -> u32 {
    inst.as_u32() + 1
}

fn inst_text(isa: &Isa<'_>, module: &Module, func: &Function, inst: Inst) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = mir::print::print_inst(isa, &module.env, func, inst, &mut text);
    text
}

/// Control flow between sections. Boxes are as large as the sections' lines need.
fn flow(func: &Function, sections: &[Section]) -> Drawing {
    let mut drawing = Drawing::default();
    let blocks: Vec<Block> = func.blocks().collect();
    let section = |block: Block| sections.iter().find(|s| s.id == format!("bb.{}", block.as_u32()));
    for (from, &block) in blocks.iter().enumerate() {
        let Some(section) = section(block) else { continue };
        drawing.boxes.push(flow_box(section, from == 0));
        for (port, &to) in func.block(block).successors.iter().enumerate() {
            if let Some(to) = blocks.iter().position(|&b| b == to) {
                drawing.edges.push(Edge {
                    from: from as u32,
                    to: to as u32,
                    kind: EdgeKind::Flow,
                    port: port as u32,
                });
            }
        }
    }
    drawing
}

fn flow_box(section: &Section, is_first: bool) -> Box {
    let lines = section.lines.iter().map(|l| shortened(&l.text));
    let lines = std::iter::once(section.title.clone()).chain(lines);
    let kind = if is_first { BoxKind::Root } else { BoxKind::Plain };
    Box { id: section.id.clone(), lines: lines.collect(), kind }
}

/// What a box shows of a line: not what is implied. `drawing.js` knows the same rule.
fn shortened(text: &str) -> String {
    const WIDTH: usize = 52;
    let text = text.split(" ::").next().unwrap_or_default();
    let text = text.split(" implicit").next().unwrap_or_default().trim_end_matches(',');
    if text.chars().count() > WIDTH {
        format!("{}…", text.chars().take(WIDTH - 1).collect::<String>())
    } else {
        text.to_owned()
    }
}

/// The IR of a function, divided into its blocks.
fn source(module: &Module, printer: &mut EntityPrinter<'_>, global: Global) -> Option<Stage> {
    let func = module.body(global)?;
    let text = printer.function(global);
    let mut rest = text.lines().peekable();
    let mut sections = vec![Section { id: HEAD.to_owned(), ..Section::default() }];
    let mut drawing = Drawing::default();
    let blocks: Vec<ir::Block> = func.blocks().collect();
    for (from, &block) in blocks.iter().enumerate() {
        let name = String::from_utf8_lossy(func.names.get(block.into())).into_owned();
        let title = if name.is_empty() { printer.value(Some(global), block.into(), false) } else { name };
        let mut section = Section { id: format!("ir.{}", block.as_u32()), title, ..Section::default() };
        for inst in func.block_insts(block) {
            let own = printer.inst(global, inst);
            let mut own = own.lines();
            let first = own.next().unwrap_or_default();
            // What stands before it: the function's first line, labels, debug records.
            while let Some(line) = rest.next_if(|line| *line != first) {
                let (at, origin) = if section.lines.is_empty() && from == 0 {
                    (&mut sections[0], origin::FUNCTION)
                } else {
                    (&mut section, origin::NONE)
                };
                let is_label = origin == origin::NONE && (line.is_empty() || !line.starts_with(' '));
                if !is_label {
                    at.lines.push(Line::new(line, origin, 0));
                }
            }
            let origin = origin::inst(inst.as_u32());
            for line in std::iter::once(first).chain(own) {
                rest.next();
                section.lines.push(Line::new(line.strip_prefix("  ").unwrap_or(line), origin, key_of(inst)));
            }
        }
        for to in func.successors(block) {
            let to = blocks.iter().position(|&b| b == to);
            drawing.edges.extend(to.map(|to| Edge {
                from: from as u32,
                to: to as u32,
                kind: EdgeKind::Flow,
                port: 0,
            }));
        }
        drawing.boxes.push(flow_box(&section, from == 0));
        sections.push(section);
    }
    // The label of the first block, if it has one, is its title.
    if let Some(label) = sections[0].lines.iter().position(|l| l.text.ends_with(':')) {
        sections[0].lines.remove(label);
    }
    let title = "LLVM IR".to_owned();
    Some(Stage {
        kind: Kind::Source,
        id: "ir".to_owned(),
        title,
        sections,
        flow: Some(drawing),
        ..Stage::default()
    })
}

fn key_of(inst: ir::Inst) -> u32 {
    inst.as_u32() + 1
}
