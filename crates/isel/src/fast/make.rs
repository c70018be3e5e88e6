//! Materializing units: copies of templates, or graphs, and the templates themselves.

use super::constant_classes;
use super::stencil_key::{Kind, OperandKind, StencilOperand};
use super::template::{Before, Operands, Template};
use super::walk::{Made, Then, Walk, nowhere};
use super::{Fast, Known, Learned, Pools, hash_of};
use crate::build::Builder;
use crate::function::{SelectError, finish_block};
use crate::lowering::Unsupported;
use explain::origin;
use ir::Value;
use ir::metadata::{MdRef, Metadata};
use mir::Reg;
use std::sync::Arc;

impl Walk<'_, '_, '_> {
    /// Makes the unit: a copy of its template, or its graph.
    pub(super) fn make(&mut self) -> Made<Then> {
        if !self.unit.has_shape || !matches!(self.selection.fast, Fast::On | Fast::Checked) {
            return self.graph();
        }
        loop {
            let machine = &self.state.machine;
            let class_of = |index| machine.class_of(Reg::from_virtual_index(index)).unwrap_or(0);
            self.unit.make_shape(class_of);
            let hash = hash_of(&self.unit.signature);
            let known = match self.set.signatures.find(&self.unit.signature, hash) {
                Some(known) => known,
                None => self.ask(hash)?,
            };
            match known {
                Known::Template(index) => {
                    if self.selection.fast == Fast::Checked {
                        self.check(index)?;
                    }
                    self.graphs.templates.counters.copies += 1;
                    let locations = std::mem::take(&mut self.unit.locations);
                    self.copy(index, &locations);
                    self.unit.locations = locations;
                    return Ok(Then::Next);
                }
                // Few switches have a number twice.
                Known::Numbers if self.unit.kind == Kind::Decision => return self.graph(),
                Known::Numbers => self.unit.forget_classes(),
                Known::Nothing => return self.graph(),
            }
        }
    }

    /// The graph of a unit that has no template.
    fn graph(&mut self) -> Made<Then> {
        let name = match (self.unit.kind, self.unit.insts.last()) {
            (Kind::Arguments, _) => "arguments",
            (Kind::Copy, _) => "constant",
            (Kind::Decision, _) => "decision",
            (Kind::Insts, Some(&inst)) => self.state.source.opcode(inst).name(),
            (Kind::Insts, None) => "",
        };
        self.graphs.templates.counters.note_graph(name);
        let locations = std::mem::take(&mut self.unit.locations);
        let made = self.run(&locations, None);
        self.unit.locations = locations;
        let (block, inst) = (self.block, self.unit.insts.last().copied());
        for decision in std::mem::take(&mut self.state.decisions) {
            self.block = decision.block;
            self.decision(decision, inst.map(Value::inst))?;
        }
        self.block = block;
        made
    }

    /// What the other threads know of the signature of the unit, or else the unit teaches all of them.
    fn ask(&mut self, hash: u64) -> Made<Known> {
        let legality = self.selection.legality;
        let Pools { of_module, general } = &self.graphs.templates.pools;
        let pool = Arc::clone(if self.unit.names_module { of_module } else { general });
        let found = pool.find(legality, &self.unit.signature, hash);
        let learned = match found {
            Some(learned) => learned,
            None => {
                let learned = self.learn()?;
                pool.note(legality, &self.unit.signature, hash, learned.clone());
                learned
            }
        };
        self.set.names_module |= self.unit.names_module;
        Ok(self.set.signatures.note(&self.unit.signature, hash, learned))
    }

    /// Makes the template for the signature of the unit.
    fn learn(&mut self) -> Made<Learned> {
        let Some(all) = self.unit.samples() else { return Ok(Learned::Numbers) };
        let template = if all.is_empty() {
            self.sample(None)?
        } else {
            let count_of = |leaf: &StencilOperand| match leaf.kind {
                OperandKind::Number { class, .. } => class.map(constant_classes::sample_count),
                _ => None,
            };
            let count = self.unit.operands.iter().filter_map(count_of).max().unwrap_or(0);
            let mut samples = Vec::new();
            for which in 0..count {
                let chosen: Vec<(u8, i64)> = all.iter().map(|&(leaf, all)| (leaf, all[which])).collect();
                samples.extend(self.sample(Some(&chosen))?);
            }
            let joined = if samples.len() == count { Template::join(&samples, &all) } else { None };
            if joined.is_none() {
                return Ok(Learned::Numbers);
            }
            joined
        };
        Ok(template.map_or(Learned::Nothing, |template| Learned::Template(Arc::new(template))))
    }

    /// Copies a template.
    fn copy(&mut self, index: u32, locations: &[MdRef]) {
        let Walk { unit, set, state, block, .. } = self;
        let operands = Operands { operands: &unit.operands, values: &unit.values };
        set.signatures.templates[index as usize].copy(&mut state.machine, *block, operands, locations);
    }

    /// Compares the copy of a template with what the graph of the unit becomes.
    fn check(&mut self, index: u32) -> Made<()> {
        let graph = self.record(|walk, places| walk.run(places, None))?;
        let copy = self.record(|walk, places| {
            walk.copy(index, places);
            Ok(Then::Next)
        })?;
        if graph == copy {
            return Ok(());
        }
        let what = "an instruction whose machine code depends on more than its signature";
        Err(SelectError { inst: self.unit.insts.last().copied(), ..nowhere(Unsupported::new(what)) })
    }

    /// Makes the graph of the unit, with these numbers, and takes it back again.
    fn sample(&mut self, numbers: Option<&[(u8, i64)]>) -> Made<Option<Template>> {
        self.graphs.templates.counters.samples += 1;
        self.record(|walk, places| walk.run(places, numbers))
    }

    /// The template of what `make` appends, which is taken back again.
    fn record(&mut self, make: impl FnOnce(&mut Self, &[MdRef]) -> Made<Then>) -> Made<Option<Template>> {
        let mark = self.state.machine.mark(self.block);
        let invokes = self.state.invokes;
        let frame = &mut self.state.machine.frame;
        (frame.has_calls, frame.max_call_bytes) = (false, 0);
        let before = frame.mark();
        let mut classes = Vec::new();
        for leaf in &self.unit.operands {
            if let OperandKind::Registers(span) = leaf.kind {
                classes.extend(span.registers().map(|r| (r, self.state.machine.class_of(r).unwrap_or(0))));
            }
        }
        // Places that say which instruction of the unit something is made of.
        let places: Vec<MdRef> =
            (0..self.unit.locations.len()).map(|i| Metadata::module(i as u32).into()).collect();
        let old = self.graphs.recorder.take();
        let then = make(self, &places)?;
        self.graphs.recorder = old;
        // What arguments say of the whole frame is in no template.
        let frame = &self.state.machine.frame;
        let pops = frame.argument_bytes > 0 || frame.popped_bytes > 0;
        let says_more = self.unit.kind == Kind::Arguments && (pops || self.state.keeps_result_address());
        let machine = &mut self.state.machine;
        let unit = Operands { operands: &self.unit.operands, values: &self.unit.values };
        let is_plain = then == Then::Next
            && machine.frame.mark().is_same_but_for_calls(&before)
            && self.state.decisions.is_empty()
            && !says_more;
        let template = is_plain
            .then(|| Template::record(machine, &Before { mark: &mark, classes: &classes }, unit))
            .flatten();
        for (reg, class) in classes {
            machine.set_class(reg, class);
        }
        machine.rollback(&mark);
        self.state.decisions.clear();
        self.state.invokes = invokes;
        Ok(template)
    }

    /// Makes the graph of the unit and its instructions.
    fn run(&mut self, locations: &[MdRef], numbers: Option<&[(u8, i64)]>) -> Made<Then> {
        let Walk { selection, state, graphs, unit, block, text, .. } = self;
        graphs.begin_block(state);
        state.locations.clear();
        state.locations.push(MdRef::default());
        if unit.kind == Kind::Copy {
            state.locations[0] = locations.first().copied().unwrap_or_default();
        }
        state.locations.extend_from_slice(locations);
        if let Some(recorder) = &mut graphs.recorder {
            let orders = unit.insts.iter().map(|inst| origin::inst(inst.as_u32()));
            recorder.orders = std::iter::once(origin::FUNCTION).chain(orders).collect();
        }
        let mut builder = Builder::new(state, &mut graphs.dag, *block);
        let failed = |(inst, what)| SelectError { inst, what, explanation: Vec::new() };
        for &leaf in &unit.seeded {
            let leaf = unit.operands[leaf];
            if let OperandKind::Registers(span) = leaf.kind {
                builder.seed_registers(leaf.value, span).map_err(nowhere)?;
            }
        }
        let sampled = |leaf: usize| {
            let found = numbers.and_then(|all| all.iter().find(|(own, _)| usize::from(*own) == leaf));
            match (found, unit.operands[leaf].kind) {
                (Some(&(_, number)), _) | (None, OperandKind::Number { number, .. }) => number,
                _ => 0,
            }
        };
        for &(leaf, _) in numbers.unwrap_or_default() {
            let leaf = usize::from(leaf);
            if unit.decision.is_none() && unit.folded.iter().all(|f| f.distance != leaf) {
                builder.substitute(unit.operands[leaf].value, sampled(leaf));
            }
        }
        let mut done = 0;
        for folded in &unit.folded {
            // Its base may be made in the unit.
            let behind = done.max(folded.behind);
            builder.build_some(&unit.insts[done..behind]).map_err(failed)?;
            done = behind;
            let distance = sampled(folded.distance);
            builder.seed_address(folded.pointer, folded.base, distance).map_err(nowhere)?;
        }
        match unit.kind {
            Kind::Insts => builder.build_together(&unit.insts[done..]).map_err(failed)?,
            Kind::Arguments => builder.build_arguments().map_err(nowhere)?,
            Kind::Decision => {
                if let Some(decision) = unit.decision {
                    let number =
                        unit.operands.iter().position(|l| matches!(l.kind, OperandKind::Number { .. }));
                    let decision = number.map_or(decision, |leaf| decision.with_constant(sampled(leaf)));
                    builder.decision(&decision).map_err(nowhere)?;
                }
            }
            Kind::Copy => {
                if let Some(&StencilOperand { value, kind: OperandKind::Registers(span), .. }) =
                    unit.operands.last()
                {
                    builder.build_copy(value, span).map_err(nowhere)?;
                }
            }
        }
        let then = if builder.has_left() { Then::Left } else { Then::Next };
        finish_block(selection, state, graphs, *block, text)?;
        Ok(then)
    }
}
