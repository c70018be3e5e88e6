//! Registers that a function names before allocation.
//!
//! Where the stack pointer is aligned and moves, objects are found from another register, which must be nobody else's. Assembly,
//! instructions with fixed operands and calling conventions name registers; one that they do not name is free for that.
//!
//! [`Frame::named_registers`]: crate::frame::Frame::named_registers

use crate::function::Function;
use crate::operand::Operand;
use crate::target::Isa;

/// Notes which registers cannot be where objects are found from because assembly, instructions with fixed operands or
/// calling conventions name them ([`Frame::named_registers`]). O(instructions) if the stack pointer moves; otherwise nobody
/// asks.
pub fn note(isa: &Isa<'_>, func: &mut Function) {
    if !func.frame.has_dynamic_alloca {
        return;
    }
    let insts = func.blocks().flat_map(|block| func.block_insts(block));
    let operands = insts.flat_map(|inst| func.operands(inst)).filter_map(Operand::as_reg);
    let named = operands.filter_map(|operand| operand.reg.as_physical()).chain(func.live_ins.iter().copied());
    let mut units: Vec<u16> = named.flat_map(|reg| isa.units(reg).iter().copied()).collect();
    units.sort_unstable();
    units.dedup();
    let is_named = |reg: &mc::Reg| isa.units(*reg).iter().any(|unit| units.binary_search(unit).is_ok());
    func.frame.named_registers = (1..isa.num_regs() as u16).map(mc::Reg).filter(is_named).collect();
}
