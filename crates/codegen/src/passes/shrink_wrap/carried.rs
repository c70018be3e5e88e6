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
//! A copy, or a constant, can wait if nothing else outside the frame writes the register, so that wherever it is live outside
//! the value is this one; if what is copied stays the same there; and if who reads it can read the original. No block runs
//! more instructions than before.

use super::super::copy_propagation::{is_written_early, original, same_kind};
use super::super::fold_slots::{overlap, writes};
use super::super::has_effects;
use super::Search;
use super::uses::Write;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, opcode};

/// A write that waits.
pub(super) struct Carried {
    write: Write,
    /// What is copied, if it is a copy.
    from: Option<mc::Reg>,
    /// Blocks without a frame in which the value is live where they begin.
    through: Vec<Block>,
    /// Operands that read the original, which is given.
    readers: Vec<(Inst, usize, mc::Reg)>,
    /// Instructions that read the original anyway, and after which it is still wanted now.
    others: Vec<Inst>,
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
        carried.push(carry(search, save, write).ok_or(write.block)?);
    }
    Ok(carried)
}

fn carry(search: &Search<'_>, save: Block, write: Write) -> Option<Carried> {
    let (isa, func) = (search.isa, search.func);
    let from = match func.opcode(write.inst) == opcode::COPY {
        true => Some(source(search, write)?),
        false => constant(isa, func, write).then_some(None)?,
    };
    let is_live = |block: Block| func.block(block).live_ins.iter().any(|&reg| overlap(isa, reg, write.reg));
    let is_outside = |&block: &Block| !search.is_framed(save, block);
    if is_live(write.block) {
        return None;
    }
    let through: Vec<Block> = func.blocks().filter(is_outside).filter(|&b| is_live(b)).collect();
    let is_wanted = is_live(save);
    let of_save = func.block(save).live_ins.iter().filter(|&&reg| overlap(isa, reg, write.reg));
    let of_through = through.iter().flat_map(|&b| &func.block(b).live_ins);
    let live = of_save.chain(of_through.filter(|&&reg| overlap(isa, reg, write.reg)));
    let is_part = |&reg: &mc::Reg| reg == write.reg || isa.sub_register_index(write.reg, reg).is_some();
    if !live.copied().all(|reg| is_part(&reg)) {
        return None;
    }
    let mut carried = Carried { write, from, through, readers: Vec::new(), others: Vec::new(), is_wanted };
    let behind = std::iter::successors(func.next_inst(write.inst), |&inst| func.next_inst(inst));
    let rest = carried.through.iter().flat_map(|&block| func.block_insts(block));
    for inst in behind.chain(rest).collect::<Vec<_>>() {
        carried.read(search, inst)?;
    }
    Some(carried)
}

/// What a plain copy copies, if that may be read elsewhere: no register of the caller, and none that code overwrites on
/// its own.
fn source(search: &Search<'_>, write: Write) -> Option<mc::Reg> {
    let (isa, func) = (search.isa, search.func);
    let &[Operand::Reg(to), Operand::Reg(from)] = func.operands(write.inst) else { return None };
    let source = from.reg.as_physical()?;
    let is_plain = to.flags == RegFlags::DEF
        && from.flags.without(RegFlags::KILL) == RegFlags::USE
        && (to.sub, from.sub) == (0, 0)
        && !func.is_bundled(write.inst);
    let is_kept = search.machine.info().reserved(isa, func).contains(&source) && !isa.is_constant_reg(source);
    let is_saved = search.uses.saved(isa, source).is_some();
    let is_overwritten = search.overwritten.iter().any(|&reg| overlap(isa, reg, source));
    let fits = is_plain && !is_kept && !is_saved && !is_overwritten && same_kind(isa, write.reg, source);
    fits.then_some(source)
}

/// Whether an instruction does nothing but set one register to what is the same everywhere.
fn constant(isa: &Isa<'_>, func: &Function, write: Write) -> bool {
    let code = func.opcode(write.inst);
    let is_fixed = |operand: &Operand| match operand {
        Operand::Reg(reg) if reg.flags.contains(RegFlags::DEF) => {
            reg.reg == write.reg.into() || reg.flags.contains(RegFlags::DEAD)
        }
        Operand::Reg(reg) => reg.reg == Reg::NONE || reg.flags.contains(RegFlags::UNDEF),
        Operand::Imm(_) => true,
        _ => false,
    };
    !has_effects(isa, code) && !func.is_bundled(write.inst) && func.operands(write.inst).iter().all(is_fixed)
}

impl Carried {
    /// An instruction on the way from the write to the save point: `None` if it is in the way.
    fn read(&mut self, search: &Search<'_>, inst: Inst) -> Option<()> {
        let (isa, func) = (search.isa, search.func);
        let code = func.opcode(inst);
        if let Some(from) = self.from
            && !isa.is_constant_reg(from)
        {
            if writes(isa, func, inst, from) {
                return None;
            }
            self.others.push(inst);
        }
        for (index, operand) in func.operands(inst).iter().enumerate() {
            let Operand::Reg(RegOperand { reg, sub, flags, tied }) = *operand else { continue };
            let Some(reg) = reg.as_physical().filter(|&reg| overlap(isa, reg, self.write.reg)) else {
                continue;
            };
            let original = original(isa, reg, (self.write.reg, self.from?))?;
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

    /// What is copied is read behind the instruction.
    fn live_on(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) {
        for operand in func.operands_mut(inst).iter_mut().filter_map(Operand::as_reg_mut) {
            let is_copied = operand.reg.as_physical().zip(self.from).is_some_and(|(a, b)| overlap(isa, a, b));
            if is_copied {
                operand.flags = operand.flags.without(RegFlags::KILL);
            }
        }
    }

    /// Where a block begins the original is live, and not the copy.
    fn reach(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        let live = &mut func.block_mut(block).live_ins;
        live.retain(|&reg| !overlap(isa, reg, self.write.reg));
        live.extend(self.from.filter(|&from| !isa.is_constant_reg(from)));
        live.sort_unstable();
        live.dedup();
    }
}
