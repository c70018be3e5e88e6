//! Dead machine instruction elimination (`dead-mi-elimination`): what only makes values that nobody reads goes.
//!
//! Works in SSA form, backwards from unused definitions: removing an instruction may make its operands unused. PHIs and
//! copies go as well; loads go unless they are volatile or atomic. What an instruction leaves in physical registers besides,
//! such as flags, must be overwritten before it is read, or not live out of the block, within a bounded distance. O(operands).

use super::{has_effects, is_pure};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Function, Inst, Isa, Operand, Properties, TargetInfo, opcode};
use tables::instructions::inst_flags;

/// Instructions that are looked at to see whether anybody reads what one leaves in a physical register.
const MAX_DISTANCE: usize = 16;

pub(crate) const PASS: Pass = Pass {
    argument: "dead-mi-elimination",
    title: "Remove dead machine instructions",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let reserved = info.reserved(isa, func);
    let mut uses = vec![0u32; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for index in func.operands(inst).iter().filter_map(read) {
                uses[index] += 1;
            }
        }
    }
    let definitions = super::definitions(func);
    let unused = |&(index, _): &(usize, &Option<_>)| uses[index] == 0;
    let mut work: Vec<Inst> =
        definitions.iter().enumerate().filter(unused).filter_map(|(_, d)| Some((*d)?.1)).collect();
    while let Some(inst) = work.pop() {
        if func.block_of(inst).is_none() || !may_go(isa, &reserved, func, inst) {
            continue;
        }
        let still_read =
            |o: &Operand| o.defined().and_then(|r| r.virtual_index()).is_some_and(|i| uses[i] > 0);
        if func.operands(inst).iter().any(still_read) {
            continue;
        }
        for index in func.operands(inst).iter().filter_map(read) {
            uses[index] -= 1;
            if uses[index] == 0 {
                work.extend(definitions[index].map(|(_, definition)| definition));
            }
        }
        func.remove(inst);
    }
}

fn read(operand: &Operand) -> Option<usize> {
    operand.used().and_then(|r| r.virtual_index())
}

/// Whether nothing but its results is lost with an instruction.
fn may_go(isa: &Isa<'_>, reserved: &[mc::Reg], func: &Function, inst: Inst) -> bool {
    // Reading a register that nobody gives out may be what takes the value away.
    let taken = |o: &Operand| o.used().and_then(|r| r.as_physical()).is_some_and(|r| reserved.contains(&r));
    match func.opcode(inst) {
        opcode::PHI | opcode::IMPLICIT_DEF => true,
        opcode::COPY => {
            func.operands(inst).iter().all(|o| o.defined().is_none_or(|r| r.is_virtual()) && !taken(o))
        }
        code => {
            let defined = |o: &Operand| o.defined().and_then(|r| r.as_physical());
            // Code may want the exceptions of an operation that reads the floating-point environment.
            let is_plain = is_pure(isa, func, inst)
                || !has_effects(isa, code) && !isa.desc(code).has(inst_flags::MAY_RAISE_FP_EXCEPTION);
            (is_plain || is_plain_load(isa, func, inst))
                && func
                    .operands(inst)
                    .iter()
                    .filter_map(defined)
                    .all(|reg| !reserved.contains(&reg) && is_unread(isa, func, inst, reg))
        }
    }
}

/// Whether nobody reads what an instruction leaves in a physical register: another one overwrites it first, or the block ends
/// and no successor wants it.
fn is_unread(isa: &Isa<'_>, func: &Function, inst: Inst, reg: mc::Reg) -> bool {
    let overlaps = |other: mc::Reg| isa.overlap(other, reg);
    let covers = |other: mc::Reg| isa.units(reg).iter().all(|unit| isa.units(other).contains(unit));
    let mut next = inst;
    for _ in 0..MAX_DISTANCE {
        let Some(following) = func.next_inst(next) else {
            let block = func.block_of(inst);
            let successors = block.into_iter().flat_map(|b| func.block(b).successors.iter());
            return !successors.flat_map(|&s| func.block(s).live_ins.iter()).any(|&live| overlaps(live));
        };
        next = following;
        let operands = func.operands(next);
        if operands.iter().filter_map(|o| o.used()?.as_physical()).any(overlaps) {
            return false;
        }
        let is_clobbered = |o: &Operand| match o {
            Operand::RegMask(mask) => func.reg_masks.get(*mask as usize).is_some_and(|m| !m.preserves(reg)),
            _ => o.defined().and_then(|r| r.as_physical()).is_some_and(covers),
        };
        if operands.iter().any(is_clobbered) {
            return true;
        }
    }
    false
}

fn is_plain_load(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let desc = isa.desc(func.opcode(inst));
    let others = inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL | inst_flags::TERMINATOR;
    let plain = |mem: &mir::MemOperand| mem.is_load && !mem.is_store && !mem.is_volatile && mem.ordering == 0;
    desc.has(inst_flags::MAY_LOAD)
        && !desc.has(others)
        && func.mem(inst).len() > 0
        && func.mem(inst).all(plain)
}
