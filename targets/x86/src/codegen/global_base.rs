//! Code of 32 bits that may be anywhere: addresses are counted from the global offset table.
//!
//! ```text
//! bb.0:   %base = SETUP_GLOBAL_BASE $_GLOBAL_OFFSET_TABLE_
//! bb.3:   %0 = GLOBAL_BASE                 →   %0 = COPY %base
//!         %1 = MOV32rm %0, …, @x(GOTOFF)
//! ```
//!
//! Every use asks for the address (`GLOBAL_BASE`); the first one of a function puts what finds it out at the beginning, the
//! others copy. Code of 64 bits counts from the instruction itself.
//!
//! Source: System V ABI, Intel386 supplement, "Position-Independent Function Calls", "Data Objects".

use super::Machine;
use super::lowering::Symbol;
use crate::names::{class, op, reg};
use isel::dag::{Dag, Value};
use mir::{Function, Inst, Operand, RegFlags, opcode};
use tables::value_type::ValueType;

impl Machine {
    /// Whether the address of a symbol is counted from the global offset table, which a register holds.
    pub(super) fn is_from_table(&self, symbol: Symbol) -> bool {
        !self.is_64() && self.options.position_independent && !symbol.is_frame() && !symbol.is_absolute()
    }

    /// The address of the global offset table.
    pub(super) fn global_base(&self, dag: &mut Dag) -> Value {
        self.inst(dag, op::GLOBAL_BASE, &[])
    }

    /// What addresses of the global offset table are relative to, where anything is.
    pub(super) fn code_register(&self, dag: &mut Dag) -> Value {
        match self.is_64() {
            true => dag.register(reg::RIP.into(), ValueType::I64),
            false if self.options.position_independent => self.global_base(dag),
            false => self.no_register(dag, self.pointer()),
        }
    }

    /// Takes the address of the global offset table from the register that holds it since the beginning of the function.
    pub(super) fn copy_global_base(&self, func: &mut Function, inst: Inst) {
        let Some(entry) = func.entry() else { return };
        let is_known = |&inst: &Inst| func.opcode(inst) == op::SETUP_GLOBAL_BASE;
        let known = func.block_insts(entry).find(is_known);
        let known = known.and_then(|known| func.operands(known).first()?.as_reg().map(|reg| reg.reg));
        let base = known.unwrap_or_else(|| {
            let base = func.new_vreg(class::GR32);
            let index = func.symbol(b"_GLOBAL_OFFSET_TABLE_");
            let first = func.first_inst(entry);
            let [stack, flags] = [self.mode.stack_pointer, reg::EFLAGS].map(|reg| {
                Operand::reg(reg.into(), RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD))
            });
            let operands = [Operand::def(base), Operand::Symbol { index, flags: 0 }, stack, flags];
            func.build(entry, first, op::SETUP_GLOBAL_BASE, &operands);
            base
        });
        let to = func.operands(inst)[0];
        func.set_opcode(inst, opcode::COPY);
        func.set_operands(inst, &[to, Operand::use_of(base)]);
    }
}
