//! Early tail duplication (`early-tailduplication`): the dispatch of an interpreter stands behind every operation before
//! registers are given out.
//!
//! ```text
//! bb.1:                                 bb.1:
//!   %next = LEA %pc, 4                    %op = LOAD %pc              (the old %pc)
//!   %a = COPY %pc                         %next = LEA %pc, 4          (behind its last reader)
//!   %b = COPY %next              →        %pc = COPY %next
//!   jump bb.9                             jump table[%op]
//! bb.9:
//!   %at = COPY %a
//!   %pc = COPY %b                         what PHI elimination has left of two PHIs
//!   %op = LOAD %at
//!   jump table[%op]
//! ```
//!
//! The [late pass](super::tail_duplication) copies the same blocks when registers are chosen. By then the variables of
//! all operations have been one register each (`%a`, `%b`), and a single operation that keeps the old value alive beside the
//! new one has cost each operation a move. Here each copy has registers of its own:
//!
//! * What the PHIs were made from (`%a`, `%b`) is renamed in the block that makes it.
//! * The copied instructions read it directly, and what it is a copy of if that has not changed: the old `%pc`.
//! * The copies to the registers of the PHIs (`%pc`) come last, and only those that somebody else reads.
//! * An update (`%next = OP %pc`) moves behind the last reader of the old value. So both fit one register, and the coalescer
//!   joins them.
//!
//! One that falls into the block gets it, too, if nobody else is left. Where operations meet in a block with nothing but
//! PHIs on the way, as clang has it for the sake of the entry, those are joined first, unless the block itself makes what they
//! get. A block whose branch may lead back to itself stays as it is.
//!
//! # Cost
//! O(instructions) for a function with such a block and for each such block; a copy costs the length of the block that it
//! goes into. Copies have as many edges as those of the late pass: live intervals and placement of splits walk them.
//!
//! # Requires, preserves
//! No PHIs, and tied operands that are no copies yet. Registers may be written in several places.
//!
//! # Source
//! M. A. Ertl and D. Gregg, "The Structure and Performance of Efficient Interpreters" (JILP 5, 2003), for replicating the
//! dispatch.

use super::tail_duplication::{Frequencies, NO_CALLS, duplicable, duplicate, take_successors};
use super::{allocation::ALLOCATES_GLOBALLY, has_effects};
use crate::branch_folder::{self, Stale};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, Properties, Reg, RegFlags, TargetInfo, opcode};
use support::hash::{FxHashMap, FxHashSet};

pub(crate) const PASS: Pass = Pass {
    argument: "early-tailduplication",
    title: "Early Tail Duplication",
    requires: Properties::NO_PHIS,
    applies: |options| OPTIMIZES(options) && ALLOCATES_GLOBALLY(options),
    preserves: Kept::FLOW,
    crosses_blocks: true,
    run: |cx, func| {
        if run(cx.isa, cx.info(), func) {
            cx.analyses.forget_flow();
        }
        Ok(())
    },
    ..Pass::DEFAULT
};

/// False if there is no such block.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> bool {
    let is_candidate = |block: Block| duplicable(isa, func, block, NO_CALLS).is_some();
    if func.attributes.prefers_short || !func.blocks().any(is_candidate) {
        return false;
    }
    for block in func.blocks_vec() {
        if duplicable(isa, func, block, NO_CALLS).is_some() {
            join_phis(isa, info, func, block);
        }
    }
    // Blocks that only jump would hide who goes to the indirect branch.
    branch_folder::run(isa, info, func);
    let mut frequencies = Frequencies::default();
    for block in func.blocks_vec() {
        let Some(insts) = duplicable(isa, func, block, NO_CALLS) else { continue };
        let Some(tail) = Tail::new(func, block, insts) else { continue };
        let mut append = |func: &mut Function, from: Block| tail.append_to(isa, func, from);
        if duplicate(isa, func, block, &mut frequencies, &mut append) {
            tail.move_into_last(isa, func);
        }
    }
    branch_folder::run(isa, info, func);
    true
}

/// Where a block with nothing but PHIs leads to PHIs of `block`, both become one: its predecessors write what `block` reads.
///
/// ```text
/// bb.2:                (from each operation)
///   %p = COPY %t                                      %a = COPY %t
///   %a = COPY %p       →    %t is %a from now on  ←   jump bb.9
///   jump bb.9
/// ```
fn join_phis(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, block: Block) {
    for via in func.block(block).predecessors.clone() {
        let jumps = branch_folder::jumps(isa, func, via);
        let insts: Vec<Inst> = func.block_insts(via).filter(|i| !jumps.contains(i)).collect();
        let is_only_way = func.block(via).successors[..] == [block];
        let has_other_way = |&from: &Block| func.block(from).successors.contains(&block);
        if via == block
            || !is_only_way
            || insts.is_empty()
            || func.is_landing_pad(via)
            || func.block(via).predecessors.iter().any(has_other_way)
        {
            continue;
        }
        let Some(names) = chains(isa, func, &insts) else { continue };
        // What the block itself makes is none of its PHIs.
        let makes = |reg: &Reg| func.block_insts(block).any(|inst| writes(func, inst, *reg));
        if names.keys().any(makes) {
            continue;
        }
        for (&first, &to) in &names {
            if let Some(class) = common_class(isa, func, to, first) {
                func.set_class(to, class);
            }
        }
        insts.into_iter().for_each(|inst| func.remove(inst));
        func.visit(|func, _, inst| {
            for reg in func.operands_mut(inst).iter_mut().filter_map(Operand::as_reg_mut) {
                reg.reg = names.get(&reg.reg).copied().unwrap_or(reg.reg);
            }
        });
        if jumps.is_empty() {
            info.insert_jump(isa, func, Place { block: via, before: None }, block);
        }
    }
}

/// Of copies that come alone, `%a = COPY %t`, or in pairs, `%p = COPY %t` and `%a = COPY %p`, where nobody else reads `%p` and
/// `%t`: what each `%t` becomes. Nothing if there are others.
fn chains(isa: &Isa<'_>, func: &Function, copies: &[Inst]) -> Option<FxHashMap<Reg, Reg>> {
    let copies = copies.iter().map(|&inst| whole_copy(func, inst)).collect::<Option<Vec<_>>>()?;
    // What has been written so far: a pair comes in its order.
    let mut sources: FxHashMap<Reg, Reg> = FxHashMap::default();
    let mut between: FxHashSet<Reg> = FxHashSet::default();
    let mut firsts_of: Vec<(Reg, Reg)> = Vec::new();
    for &(to, from) in &copies {
        let first = match sources.get(&from) {
            Some(&first) => {
                between.insert(from);
                first
            }
            None => from,
        };
        if sources.insert(to, first).is_some() {
            return None;
        }
        firsts_of.push((to, first));
    }
    firsts_of.retain(|(to, _)| !between.contains(to));
    let has_common_class = firsts_of.iter().all(|&(to, first)| common_class(isa, func, to, first).is_some());
    let names: FxHashMap<Reg, Reg> = firsts_of.iter().map(|&(to, first)| (first, to)).collect();
    // A register is one of three things, and each but the last is read by one copy.
    let firsts: FxHashSet<Reg> = names.keys().copied().collect();
    let lasts: FxHashSet<Reg> = names.values().copied().collect();
    let is_chained = has_common_class
        && copies.len() == names.len() + between.len()
        && lasts.len() == names.len()
        && firsts.is_disjoint(&between)
        && firsts.is_disjoint(&lasts)
        && lasts.is_disjoint(&between);
    let mut reads = 0;
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let used = func.operands(inst).iter().filter_map(Operand::used);
            reads += used.filter(|reg| firsts.contains(reg) || between.contains(reg)).count();
        }
    }
    (is_chained && reads == copies.len()).then_some(names)
}

/// The class of a register that stands for both.
fn common_class(isa: &Isa<'_>, func: &Function, a: Reg, b: Reg) -> Option<u16> {
    isa.common_class(func.class_of(a)?, func.class_of(b)?)
}

/// A block that is duplicated.
struct Tail {
    block: Block,
    /// Copies at its beginning: to the register of a PHI, from the one that predecessors write.
    phis: Vec<(Reg, Reg)>,
    /// The instructions behind them.
    rest: Vec<Inst>,
    /// Copies before the branch: to what PHIs of the blocks that it leads to were made from.
    last_copies: Vec<Inst>,
    branch: Inst,
    /// Virtual registers that these write.
    written: FxHashSet<usize>,
    /// Virtual registers that other blocks read.
    read_elsewhere: FxHashSet<usize>,
    /// Those that other blocks read before they write them.
    enters_elsewhere: FxHashSet<usize>,
}

/// Destination and source of a copy of a whole virtual register.
fn whole_copy(func: &Function, inst: Inst) -> Option<(Reg, Reg)> {
    if func.opcode(inst) != opcode::COPY {
        return None;
    }
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return None };
    let is_whole = to.reg.is_virtual() && from.reg.is_virtual() && to.sub == 0 && from.sub == 0;
    (is_whole && !from.flags.contains(RegFlags::UNDEF)).then_some((to.reg, from.reg))
}

fn reads(func: &Function, inst: Inst, reg: Reg) -> bool {
    func.operands(inst).iter().any(|o| o.used() == Some(reg))
}

/// Whether an instruction writes a register, or a part of it.
fn writes(func: &Function, inst: Inst, reg: Reg) -> bool {
    func.operands(inst).iter().any(|o| o.defined() == Some(reg))
}

impl Tail {
    fn new(func: &Function, block: Block, mut insts: Vec<Inst>) -> Option<Tail> {
        // Copies would lead to the block as well, which reads what they write: nothing in it would be theirs alone.
        if func.block(block).successors.contains(&block) {
            return None;
        }
        let branch = insts.pop()?;
        let copies = insts.iter().map_while(|&inst| whole_copy(func, inst));
        let phis: Vec<(Reg, Reg)> = copies.collect();
        let mut rest = insts.split_off(phis.len());
        let num_last = rest.iter().rev().take_while(|&&inst| whole_copy(func, inst).is_some()).count();
        let last_copies = rest.split_off(rest.len() - num_last);
        let written = rest
            .iter()
            .chain(&last_copies)
            .flat_map(|&i| func.operands(i))
            .filter_map(|o| o.defined()?.virtual_index());
        let mut tail = Tail {
            block,
            written: written.collect(),
            phis,
            rest,
            last_copies,
            branch,
            read_elsewhere: FxHashSet::default(),
            enters_elsewhere: FxHashSet::default(),
        };
        tail.note_readers(func);
        // A copy that reads what another one has just written is none of a PHI.
        let targets: FxHashSet<Reg> = tail.phis.iter().map(|&(to, _)| to).collect();
        let is_parallel = tail.phis.iter().all(|(_, from)| !targets.contains(from));
        let is_written_once = targets.iter().all(|to| !tail.is_written(*to));
        (is_parallel && is_written_once && targets.len() == tail.phis.len()).then_some(tail)
    }

    fn is_written(&self, reg: Reg) -> bool {
        reg.virtual_index().is_some_and(|index| self.written.contains(&index))
    }

    /// Finds out where other blocks read the registers of this one.
    fn note_readers(&mut self, func: &Function) {
        let own = self.phis.iter().flat_map(|&(to, from)| [to, from]).filter_map(Reg::virtual_index);
        let own: FxHashSet<usize> = own.chain(self.written.iter().copied()).collect();
        let mut seen: FxHashSet<usize> = FxHashSet::default();
        for block in func.blocks().filter(|&b| b != self.block) {
            seen.clear();
            for inst in func.block_insts(block) {
                for index in func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()) {
                    if own.contains(&index) {
                        self.read_elsewhere.insert(index);
                        if !seen.contains(&index) {
                            self.enters_elsewhere.insert(index);
                        }
                    }
                }
                let written = func.operands(inst).iter().filter_map(|o| o.defined()?.virtual_index());
                seen.extend(written.filter(|index| own.contains(index)));
            }
        }
    }

    /// Whether a register must have its value when the block is left.
    fn is_read_elsewhere(&self, reg: Reg) -> bool {
        reg.virtual_index().is_none_or(|index| self.read_elsewhere.contains(&index))
    }

    /// Puts a copy at the end of a block, which leads nowhere else any more.
    fn append_to(&self, isa: &Isa<'_>, func: &mut Function, from: Block) {
        let before = func.block_insts_vec(from);
        let mut names: FxHashMap<Reg, Reg> = FxHashMap::default();
        let mut copies = Vec::new();
        for &(to, source) in &self.phis {
            let own = self.own_source(func, &before, source);
            // The rest may read what the PHI was made from, too.
            if own != source {
                names.insert(source, own);
            }
            let source = own;
            let value = self.value_of(func, &before, source);
            let value = if func.class_of(value) == func.class_of(to) {
                value
            } else {
                let copy = func.new_vreg(func.class_of(to).unwrap_or(0));
                func.build(from, None, opcode::COPY, &[Operand::def(copy), Operand::use_of(value)]);
                copy
            };
            names.insert(to, value);
            copies.push((to, source));
        }
        for &inst in &self.rest {
            self.append_copy(func, from, inst, &mut names);
        }
        let end = func.duplicate(self.branch);
        for &(_, source) in &copies {
            self.delay_update(isa, func, (from, &before), source, end);
        }
        // They read old values of PHIs, which are written behind them.
        for &inst in &self.last_copies {
            self.append_copy(func, from, inst, &mut names);
        }
        // The branch reads registers of PHIs, which have been written by then, and those of the copy.
        names.retain(|old, _| !self.phis.iter().any(|(to, _)| to == old));
        self.rename(func, end, &mut names);
        copies.retain(|&(to, _)| self.is_read_elsewhere(to) || reads(func, end, to));
        for (to, source) in copies {
            func.build(from, None, opcode::COPY, &[Operand::def(to), Operand::use_of(source)]);
        }
        func.insert(end, from, None);
    }

    /// Puts a copy of an instruction at the end of a block.
    fn append_copy(&self, func: &mut Function, from: Block, inst: Inst, names: &mut FxHashMap<Reg, Reg>) {
        let copy = func.duplicate(inst);
        func.debug.copy_of(inst, copy);
        self.rename(func, copy, names);
        func.insert(copy, from, None);
    }

    /// The register that a block writes for a PHI: a new one if no other block reads this one but ours.
    fn own_source(&self, func: &mut Function, insts: &[Inst], source: Reg) -> Reg {
        let enters = source.virtual_index().is_none_or(|index| self.enters_elsewhere.contains(&index));
        if enters || self.is_written(source) || !insts.iter().any(|&i| writes(func, i, source)) {
            return source;
        }
        let own = func.new_vreg(func.class_of(source).unwrap_or(0));
        for &inst in insts {
            for reg in func.operands_mut(inst).iter_mut().filter_map(Operand::as_reg_mut) {
                if reg.reg == source {
                    reg.reg = own;
                }
            }
        }
        own
    }

    /// A register that has the value of another one at the end of a block: what that is a copy of, if it has not changed.
    fn value_of(&self, func: &Function, insts: &[Inst], reg: Reg) -> Reg {
        let Some(at) = insts.iter().rposition(|&i| writes(func, i, reg)) else { return reg };
        match whole_copy(func, insts[at]) {
            Some((_, from))
                if !self.is_written(from) && !insts[at..].iter().any(|&i| writes(func, i, from)) =>
            {
                from
            }
            _ => reg,
        }
    }

    /// Gives the registers of a copied instruction the names that they have there.
    fn rename(&self, func: &mut Function, inst: Inst, names: &mut FxHashMap<Reg, Reg>) {
        let mut operands = func.operands(inst).to_vec();
        for reg in operands.iter_mut().filter_map(Operand::as_reg_mut) {
            if let Some(&name) = names.get(&reg.reg).filter(|_| !reg.flags.contains(RegFlags::DEF)) {
                reg.reg = name;
            }
        }
        for reg in operands.iter_mut().filter_map(Operand::as_reg_mut) {
            let is_own = reg.flags.contains(RegFlags::DEF)
                && reg.reg.is_virtual()
                && !self.is_read_elsewhere(reg.reg)
                && self.is_written_once(func, reg.reg);
            if is_own {
                let own = func.new_vreg(func.class_of(reg.reg).unwrap_or(0));
                names.insert(reg.reg, own);
                reg.reg = own;
            }
        }
        func.set_operands(inst, &operands);
    }

    fn is_written_once(&self, func: &Function, reg: Reg) -> bool {
        self.rest.iter().chain(&self.last_copies).filter(|&&i| writes(func, i, reg)).count() == 1
    }

    /// Moves what makes the value of a PHI to the end of the block, if something that it is made from is still read behind it:
    /// the old value, most of the time.
    fn delay_update(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        (from, before): (Block, &[Inst]),
        source: Reg,
        branch: Inst,
    ) {
        let Some(at) = before.iter().rposition(|&i| writes(func, i, source)) else { return };
        let update = before[at];
        let mut behind = Vec::new();
        let mut next = func.next_inst(update);
        while let Some(inst) = next {
            behind.push(inst);
            next = func.next_inst(inst);
        }
        let sources = func.operands(update).iter().filter_map(|o| o.used()).filter(|r| r.is_virtual());
        let mut sources = sources.collect::<Vec<Reg>>();
        let is_wanted = sources.iter().any(|&old| behind.iter().any(|&i| reads(func, i, old)));
        sources.push(source);
        let is_free = behind
            .iter()
            .all(|&i| !reads(func, i, source) && !sources.iter().any(|&reg| writes(func, i, reg)));
        if is_wanted && is_free && makes_one_value(isa, func, update, branch) {
            func.remove(update);
            func.insert(update, from, None);
        }
    }

    /// If one block is left that leads here and nowhere else, ours becomes its end.
    fn move_into_last(&self, isa: &Isa<'_>, func: &mut Function) {
        let [from] = func.block(self.block).predecessors[..] else { return };
        if from == self.block || func.block(from).successors[..] != [self.block] {
            return;
        }
        let jumps = branch_folder::jumps(isa, func, from);
        let terminators =
            func.block_insts_back(from).take_while(|&i| isa.desc(func.opcode(i)).is_terminator());
        if terminators.count() != jumps.len() {
            return;
        }
        jumps.into_iter().for_each(|jump| func.remove(jump));
        let last = func.last_inst(from);
        func.debug.enter(from, last, self.block);
        self.append_to(isa, func, from);
        let mut stale = Stale::default();
        take_successors(func, self.block, from, &mut stale);
        stale.update(func);
    }
}

/// Whether an instruction only makes one virtual register, of virtual registers and constants, and may stand before the
/// branch: what else it writes is not read.
fn makes_one_value(isa: &Isa<'_>, func: &Function, inst: Inst, branch: Inst) -> bool {
    if has_effects(isa, func.opcode(inst)) {
        return false;
    }
    let mut regs = func.operands(inst).iter().filter_map(Operand::as_reg);
    let makes =
        regs.next().is_some_and(|r| r.flags.contains(RegFlags::DEF) && r.reg.is_virtual() && r.sub == 0);
    let read = func.operands(branch).iter().filter_map(|o| o.used()?.as_physical());
    let read = read.collect::<Vec<mc::Reg>>();
    let is_harmless = |reg: &mir::RegOperand| match (reg.flags.contains(RegFlags::DEF), reg.reg.as_physical())
    {
        (false, physical) => physical.is_none_or(|physical| isa.is_constant_reg(physical)),
        (true, None) => false,
        (true, Some(written)) => {
            let overlaps = |r: &mc::Reg| isa.overlap(*r, written);
            reg.flags.contains(RegFlags::DEAD) && !read.iter().any(overlaps)
        }
    };
    makes && regs.all(is_harmless)
}
