//! Code of 32 bits that may be anywhere: addresses are counted from the global offset table, in Mach-O from a label of the
//! function.
//!
//! ```text
//! bb.0:   %base = SETUP_GLOBAL_BASE $_GLOBAL_OFFSET_TABLE_
//! bb.3:   %0 = GLOBAL_BASE                 →   %0 = COPY %base
//!         %1 = MOV32rm %0, …, @x(GOTOFF)
//! ```
//!
//! Every use asks for the address (`GLOBAL_BASE`); the first one of a function puts what finds it out at the beginning, the
//! others copy. Code of 64 bits counts from the instruction itself, unless everything may be anywhere (the large code model).
//!
//! In Mach-O the label is behind the call by which the function finds out where it is (`L0$pb`), and what other modules have
//! comes from words of the object itself that the loader fills in.
//!
//! Source: System V ABI, Intel386 supplement, "Position-Independent Function Calls", "Data Objects".

use super::Machine;
use super::addresses::Symbol;
use crate::names::{class, op, reg, specifier};
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
        self.inst(dag, if self.is_64() { op::GLOBAL_BASE64 } else { op::GLOBAL_BASE }, &[])
    }

    /// The address of a symbol that may be anywhere: a number, or in code that may be anywhere, too, counted from the table or in
    /// an entry of it.
    pub(super) fn far_address(&self, dag: &mut Dag, symbol: Symbol) -> Value {
        // Only ELF has a table that everything may be counted from.
        let has_table = !self.options.is_mach_o && !self.options.is_coff;
        if !self.options.position_independent || symbol.is_absolute() || !has_table {
            let number = self.symbol(dag, symbol, 0, 0);
            return self.inst(dag, op::MOV64ri, &[number]);
        }
        let base = self.global_base(dag);
        if !self.is_from_entry(symbol) {
            let distance = self.symbol(dag, symbol, specifier::GOTOFF, 0);
            let distance = self.inst(dag, op::MOV64ri, &[distance]);
            return self.inst(dag, op::ADD64rr, &[base, distance]);
        }
        let offset = symbol.offset();
        let place = self.symbol(dag, symbol, specifier::GOT, offset.wrapping_neg());
        let place = self.inst(dag, op::MOV64ri, &[place]);
        let (one, zero) = (dag.target_constant(1, ValueType::I8), dag.target_constant(0, ValueType::I32));
        let (none, segment) = (self.no_register(dag, ValueType::I64), self.no_register(dag, ValueType::I16));
        let chain = dag.entry();
        let address = self.inst(dag, op::MOV64rm, &[base, one, place, zero, segment, chain]);
        if offset == 0 {
            return address;
        }
        let offset = dag.target_constant(offset, ValueType::I32);
        self.inst(dag, op::LEA64r, &[address, one, none, offset, segment])
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
        let setup = match (self.is_64(), self.options.is_mach_o) {
            (true, _) => op::SETUP_GLOBAL_BASE64,
            (false, true) => op::SETUP_CODE_BASE,
            (false, false) => op::SETUP_GLOBAL_BASE,
        };
        let is_known = |&inst: &Inst| func.opcode(inst) == setup;
        let known = func.block_insts(entry).find(is_known);
        let known = known.and_then(|known| func.operands(known).first()?.as_reg().map(|reg| reg.reg));
        let base = known.unwrap_or_else(|| {
            let base = func.new_vreg(if self.is_64() { class::GR64 } else { class::GR32 });
            let place = match setup {
                op::SETUP_CODE_BASE => {
                    Operand::Symbol { index: func.symbol(b""), flags: specifier::pic_base_offset }
                }
                _ => Operand::Symbol { index: func.symbol(b"_GLOBAL_OFFSET_TABLE_"), flags: 0 },
            };
            let first = func.first_inst(entry);
            let [stack, flags] = [self.mode.stack_pointer, reg::EFLAGS].map(|reg| {
                Operand::reg(reg.into(), RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD))
            });
            if self.is_64() {
                let part = func.new_vreg(class::GR64);
                func.build(entry, first, setup, &[Operand::def(base), Operand::def(part), place, flags]);
            } else {
                func.build(entry, first, setup, &[Operand::def(base), place, stack, flags]);
            }
            base
        });
        let to = func.operands(inst)[0];
        func.set_opcode(inst, opcode::COPY);
        func.set_operands(inst, &[to, Operand::use_of(base)]);
    }
}
