//! What is written into registers of the caller above the save point, and can wait until there.
//!
//! ```text
//! bb.0:                              bb.0:
//!   $rbx = COPY $rdi                   test $rdi          reads the original
//!   test $rbx                   →      je bb.2
//!   je bb.2                          bb.1:                the save point
//! bb.1:                                $rbx = COPY $rdi
//!   ... $rbx ...                       ... $rbx ...
//! ```
//!
//! A copy, a constant, a load, or what else does nothing but make one value, can wait if nothing else outside the frame writes
//! the register, so that wherever it is live outside the value is this one; if what it is made of stays the same there; and if
//! nobody reads it, or it is a copy and the reader can read the original. What is in the way must be in the frame. No block
//! runs more instructions than before.

use super::super::copy_propagation::{is_written_early, original, same_kind};
use super::super::does_more_than_load;
use super::super::fold_slots::writes;
use super::Search;
use super::uses::Write;
use mir::{Block, Function, Inst, Isa, MemOperand, Operand, Reg, RegFlags, RegOperand, opcode};
use tables::instructions::inst_flags;

/// A write that waits.
pub(super) struct Carried {
    write: Write,
    /// What is copied, if it is a copy.
    copied: Option<mc::Reg>,
    /// Registers that it is made of.
    sources: Vec<mc::Reg>,
    /// It is loaded.
    is_loaded: bool,
    /// Blocks without a frame in which the value is live where they begin.
    through: Vec<Block>,
    /// Operands that read the original, which is given.
    readers: Vec<(Inst, usize, mc::Reg)>,
    /// Instructions on the way: what they read of the sources is still wanted behind them.
    others: Vec<Inst>,
    /// Copies back to where the value came from.
    undone: Vec<Inst>,
    /// It is live at the save point.
    is_wanted: bool,
}

/// All writes outside the frame; or a block that must be in it because one cannot wait.
pub(super) fn plan(search: &Search<'_>, save: Block) -> Result<Vec<Carried>, Block> {
    let mut outside: Vec<Write> =
        search.uses.writes.iter().copied().filter(|write| !search.is_framed(save, write.block)).collect();
    outside.sort_by_key(|write| write.of);
    let mut carried: Vec<Carried> = Vec::new();
    for alike in outside.chunk_by(|a, b| a.of == b.of) {
        let &[write] = alike else { return Err(alike[0].block) };
        carried.push(carry(search, save, write)?);
    }
    Ok(carried)
}

/// The write, if it can wait; or the block that must be in the frame for that.
fn carry(search: &Search<'_>, save: Block, write: Write) -> Result<Carried, Block> {
    let (isa, func) = (search.isa, search.func);
    let is_live = |block: Block| func.block(block).live_ins.iter().any(|&reg| isa.overlap(reg, write.reg));
    let is_outside = |&block: &Block| !search.is_framed(save, block);
    let through: Vec<Block> = func.blocks().filter(is_outside).filter(|&b| is_live(b)).collect();
    let is_part = |reg: mc::Reg| reg == write.reg || isa.sub_register_index(write.reg, reg).is_some();
    let is_known = |&&block: &&Block| {
        let mut live = func.block(block).live_ins.iter().filter(|&&reg| isa.overlap(reg, write.reg));
        live.all(|&reg| is_part(reg))
    };
    if is_live(write.block) {
        return Err(write.block);
    }
    if let Some(&unknown) = through.iter().chain([&save]).find(|block| !is_known(block)) {
        // The save point itself cannot stay where it is.
        return Err(if unknown == save { write.block } else { unknown });
    }
    let mut carried = Carried::new(search, write).ok_or(write.block)?;
    carried.is_wanted = is_live(save);
    let behind = std::iter::successors(func.next_inst(write.inst), |&inst| func.next_inst(inst));
    carried.pass(search, write.block, behind).ok_or(write.block)?;
    for &block in &through {
        carried.pass(search, block, func.block_insts(block)).ok_or(block)?;
    }
    carried.through = through;
    Ok(carried)
}

impl Carried {
    /// What is known of a write alone: `None` if it has to stay.
    fn new(search: &Search<'_>, write: Write) -> Option<Carried> {
        let (isa, func) = (search.isa, search.func);
        let code = func.opcode(write.inst);
        let desc = isa.desc(code);
        let is_copy = code == opcode::COPY;
        let is_plain = is_copy || !does_more_than_load(isa, code);
        let is_fixed = |mem: &MemOperand| mem.is_volatile || mem.ordering != 0;
        let is_loaded = desc.has(inst_flags::MAY_LOAD);
        let loads_plainly = !is_loaded || func.mem(write.inst).len() > 0;
        if !is_plain || !loads_plainly || func.mem(write.inst).any(is_fixed) || func.is_bundled(write.inst) {
            return None;
        }
        let reserved = search.machine.info().reserved(isa, func);
        let mut sources = Vec::new();
        for operand in func.operands(write.inst) {
            let Operand::Reg(RegOperand { reg, sub, flags, tied }) = *operand else { continue };
            if reg == Reg::NONE || flags.contains(RegFlags::UNDEF) {
                continue;
            }
            let reg = reg.as_physical()?;
            if flags.contains(RegFlags::DEF) {
                // What it overwrites besides must not be live where it goes.
                let is_free = flags.contains(RegFlags::DEAD) && search.overwritten.contains(&reg);
                if sub != 0 || reg != write.reg && !is_free {
                    return None;
                }
                continue;
            }
            if isa.is_constant_reg(reg) {
                continue;
            }
            // A reserved register may change without anybody writing it; one of the caller is not there before the prologue.
            let is_kept = reserved.contains(&reg);
            let is_overwritten = search.overwritten.iter().any(|&other| isa.overlap(other, reg));
            let is_saved = search.uses.saved(isa, reg).is_some();
            if is_kept || is_overwritten || is_saved || sub != 0 || tied != 0 {
                return None;
            }
            sources.push(reg);
        }
        let copied = match (is_copy, func.operands(write.inst)) {
            (true, [_, Operand::Reg(from)]) => {
                let from = from.reg.as_physical()?;
                Some(from).filter(|&from| same_kind(isa, write.reg, from))
            }
            _ => None,
        };
        let (through, readers, others, undone) = Default::default();
        let is_wanted = false;
        Some(Carried { write, copied, sources, is_loaded, through, readers, others, undone, is_wanted })
    }

    /// The rest of a block in which the value is live, on the way from the write to the save point: `None` if it is in the way.
    /// What it is made of may change where nobody wants it any more.
    fn pass(
        &mut self,
        search: &Search<'_>,
        block: Block,
        mut insts: impl Iterator<Item = Inst>,
    ) -> Option<()> {
        let (isa, func) = (search.isa, search.func);
        let mut is_gone = false;
        for inst in insts.by_ref() {
            if !is_gone && self.is_undone(func, inst) {
                self.undone.push(inst);
                continue;
            }
            let num_readers = self.readers.len();
            self.read(search, inst)?;
            if is_gone && self.readers.len() > num_readers {
                return None;
            }
            let changes_memory =
                isa.desc(func.opcode(inst)).has(inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS);
            is_gone |= self.is_loaded && changes_memory
                || self.sources.iter().any(|&reg| writes(isa, func, inst, reg));
            self.others.push(inst);
        }
        let goes_on =
            |&to: &Block| func.block(to).live_ins.iter().any(|&reg| isa.overlap(reg, self.write.reg));
        (!is_gone || !func.block(block).successors.iter().any(goes_on)).then_some(())
    }

    /// Whether an instruction copies the copy back to where it came from.
    fn is_undone(&self, func: &Function, inst: Inst) -> bool {
        let &[Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return false };
        func.opcode(inst) == opcode::COPY
            && (to.sub, from.sub) == (0, 0)
            && to.reg.as_physical() == self.copied
            && from.reg.as_physical() == Some(self.write.reg)
            && self.copied.is_some()
    }

    /// Notes what an instruction reads of the register: `None` if it cannot read anything else.
    fn read(&mut self, search: &Search<'_>, inst: Inst) -> Option<()> {
        let (isa, func) = (search.isa, search.func);
        let code = func.opcode(inst);
        for (index, operand) in func.operands(inst).iter().enumerate() {
            let Operand::Reg(RegOperand { reg, sub, flags, tied }) = *operand else { continue };
            let Some(reg) = reg.as_physical().filter(|&reg| isa.overlap(reg, self.write.reg)) else {
                continue;
            };
            let original = original(isa, reg, (self.write.reg, self.copied?))?;
            let is_plain = (sub, tied) == (0, 0) && flags.without(RegFlags::KILL) == RegFlags::USE;
            let is_own = usize::from(code) >= opcode::NAMES.len();
            let fits = match isa.operand_class(code, index).filter(|_| is_own) {
                Some(class) => isa.target.class_contains(class, original),
                None => code == opcode::COPY,
            };
            if !is_plain || !fits || func.is_bundled(inst) || is_written_early(isa, func, inst, original) {
                return None;
            }
            self.readers.push((inst, index, original));
        }
        Some(())
    }

    /// Lets it wait.
    pub fn apply(self, isa: &Isa<'_>, func: &mut Function, save: Block) {
        for &(inst, index, original) in &self.readers {
            if let Some(operand) = func.operands_mut(inst)[index].as_reg_mut() {
                operand.reg = original.into();
            }
        }
        self.undone.iter().for_each(|&inst| func.remove(inst));
        for &inst in &self.others {
            self.live_on(isa, func, inst);
        }
        for &block in &self.through {
            self.reach(isa, func, block);
        }
        if self.is_wanted {
            self.reach(isa, func, save);
            let copy = func.duplicate(self.write.inst);
            let first = func.first_inst(save);
            func.insert(copy, save, first);
            self.live_on(isa, func, copy);
            func.debug.repeats(copy, self.write.inst);
        }
        func.remove(self.write.inst);
    }

    /// Sources are read behind the instruction.
    fn live_on(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) {
        for operand in func.operands_mut(inst).iter_mut().filter_map(Operand::as_reg_mut) {
            let reg = operand.reg.as_physical();
            if reg.is_some_and(|reg| self.sources.iter().any(|&source| isa.overlap(reg, source))) {
                operand.flags = operand.flags.without(RegFlags::KILL);
            }
        }
    }

    /// Where a block begins the sources are live, and not what is made of them.
    fn reach(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        let live = &mut func.block_mut(block).live_ins;
        live.retain(|&reg| !isa.overlap(reg, self.write.reg));
        live.extend(&self.sources);
        live.sort_unstable();
        live.dedup();
    }
}
