//! What becomes of generic instructions and of the target's own ones after allocation: copies are instructions, and three
//! places where a target puts others in place of what was selected. O(instructions).

use crate::pass::{OPTIMIZES, Pass, PassResult};
use mir::target::Place;
use mir::{Function, Isa, Operand, Properties, Reg, RegFlags, TargetInfo, opcode};

pub(crate) const PASS: Pass = Pass {
    argument: "postrapseudos",
    title: "Post-RA pseudo instruction expansion pass",
    requires: Properties::NO_VREGS,
    gives: Properties::NO_COPIES,
    run: |cx, func| {
        expand_copies(cx.isa, cx.info(), func)?;
        cx.info().shorten(cx.isa, func);
        cx.info().mark_arrivals(cx.isa, func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// By it a target puts in what the processor wants between code of different extensions.
pub(crate) const TRANSITIONS: Pass = Pass {
    argument: "late-transitions",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    run: |cx, func| {
        cx.machine.mark_transitions(cx.isa, func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// By it a target replaces what is slow on the processor.
pub(crate) const TUNING: Pass = Pass {
    argument: "late-tuning",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    applies: OPTIMIZES,
    run: |cx, func| {
        cx.machine.tune(cx.isa, func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Copies become instructions. Registers that one names beside its two stay with a `KILL`, as does all of one from a register
/// without a value. An error if the target has no way to copy one register to another.
fn expand_copies(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> PassResult {
    let physical = |reg: Option<Reg>| reg.and_then(|reg| reg.as_physical());
    let mut result = Ok(());
    func.visit(|func, block, inst| {
        if func.opcode(inst) != opcode::COPY {
            return;
        }
        let operands = func.operands(inst).to_vec();
        let [to, from, others @ ..] = operands.as_slice() else { return };
        let Some((to, source)) = physical(to.defined()).zip(physical(from.used())) else { return };
        if matches!(from, Operand::Reg(reg) if reg.flags.contains(RegFlags::UNDEF)) {
            func.set_opcode(inst, opcode::KILL);
            return;
        }
        let before = func.num_insts();
        info.copy(isa, func, Place { block, before: Some(inst) }, to, source);
        if func.num_insts() == before && to != source {
            let name = |reg| isa.target.register_name(reg, true);
            result = Err(format!("the target cannot copy register '{}' to '{}'", name(source), name(to)));
        }
        if others.is_empty() {
            func.remove(inst);
        } else {
            func.set_opcode(inst, opcode::KILL);
            func.set_operands(inst, others);
        }
    });
    result
}
