//! Registers that are cleared before a function returns (`"zero-call-used-regs"`), so that nobody finds in them what it computed
//! with, or uses them to attack it.
//!
//! ```text
//! leal (%rdi,%rdx), %eax          leal (%rdi,%rdx), %eax
//!                                 xorl %edi, %edi
//!                          →      xorl %edx, %edx
//! retq                            retq
//! ```
//!
//! Cleared are those that the convention lets functions change, but not what a return, or the jump in its place, reads. The flags
//! mean nothing there. O(instructions + registers · returns).

use super::Machine;
use super::registers::RegisterKind;
use super::x87;
use crate::names::{op, reg};
use ::mc::Reg as Physical;
use mir::function_attributes::Cleared;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo};
use tables::instructions::inst_flags;

/// Values on the stack of the x87.
const X87_REGISTERS: usize = 8;

/// General registers of arguments, in code of 64 and of 32 bits.
const ARGUMENTS: [Physical; 6] = [reg::RDI, reg::RSI, reg::RDX, reg::RCX, reg::R8, reg::R9];
const ARGUMENTS_32: [Physical; 3] = [reg::EAX, reg::EDX, reg::ECX];

/// Vector registers of arguments.
const VECTOR_ARGUMENTS: usize = 8;

impl Machine {
    pub(super) fn clear_registers(&self, isa: &Isa<'_>, func: &mut Function, what: Cleared) {
        let candidates = self.candidates(isa, func, what);
        let used = used_units(isa, func);
        let is_wanted = |reg: &Physical| match (what.only_used, what.only_arguments) {
            (false, _) => true,
            (true, false) => overlaps(isa, *reg, &used),
            (true, true) => func.live_ins.iter().any(|&own| overlaps(isa, *reg, isa.units(own))),
        };
        let cleared: Vec<Physical> = candidates.into_iter().filter(is_wanted).collect();
        let uses_x87 = (1..isa.num_regs() as u16)
            .map(Physical)
            .any(|reg| x87::is_register(reg) && overlaps(isa, reg, &used));
        let clears_x87 = !what.only_general && !what.only_arguments && (uses_x87 || !what.only_used);
        for block in func.blocks_vec() {
            let is_end = |inst: &Inst| isa.desc(func.opcode(*inst)).has(inst_flags::RETURN);
            let Some(last) = func.last_inst(block).filter(is_end) else { continue };
            let read: Vec<Physical> =
                func.operands(last).iter().filter_map(|operand| operand.used()?.as_physical()).collect();
            if clears_x87 {
                let left = read.iter().filter(|&&reg| x87::is_register(reg)).count();
                self.clear_x87(func, (block, last), X87_REGISTERS.saturating_sub(left));
            }
            let is_read = |reg: Physical| read.iter().any(|&other| overlaps(isa, reg, isa.units(other)));
            for &reg in cleared.iter().filter(|&&reg| !is_read(reg)) {
                self.clear(isa, func, (block, last), reg);
            }
        }
    }

    /// Whole registers that the function may change.
    fn candidates(&self, isa: &Isa<'_>, func: &Function, what: Cleared) -> Vec<Physical> {
        let mut kept: Vec<u16> = vec![];
        let saved = self.callee_saved(isa, func);
        let pointers = [self.mode.stack_pointer, self.mode.frame_pointer, reg::RIP];
        for reg in saved.into_iter().chain(pointers) {
            kept.extend_from_slice(isa.units(reg));
        }
        let widest = match (self.has_avx512, self.has_avx) {
            (true, _) => 64,
            (false, true) => 32,
            _ => 16,
        };
        let number = |reg: Physical| isa.target.register(reg).encoding as usize;
        let is_there = |reg: Physical| {
            let most = match () {
                () if !self.is_64() => 8,
                () if self.has_avx512 => 32,
                () => 16,
            };
            number(reg) < most
        };
        let general_arguments = if self.is_64() { &ARGUMENTS[..] } else { &ARGUMENTS_32[..] };
        let is_candidate = |&reg: &Physical| match self.kinds.of(reg) {
            RegisterKind::General(bytes) if bytes == self.mode.bytes => {
                is_there(reg) && (!what.only_arguments || general_arguments.contains(&reg))
            }
            _ if what.only_general => false,
            RegisterKind::Vector(bytes) if bytes == widest => {
                self.has_sse && is_there(reg) && (!what.only_arguments || number(reg) < VECTOR_ARGUMENTS)
            }
            RegisterKind::Mask => self.has_avx512 && !what.only_arguments,
            _ => false,
        };
        let all = (1..isa.num_regs() as u16).map(Physical).filter(is_candidate);
        all.filter(|&reg| !overlaps(isa, reg, &kept)).collect()
    }

    fn clear(&self, isa: &Isa<'_>, func: &mut Function, (block, before): (Block, Inst), reg: Physical) {
        let whole = Operand::def(reg.into());
        let unread = Operand::reg(reg.into(), RegFlags::USE.with(RegFlags::UNDEF));
        match self.kinds.of(reg) {
            RegisterKind::General(_) => {
                let half = self.kinds.half(isa, reg);
                let flags = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
                let operands = [Operand::def(half.into()), Operand::reg(Reg::from(reg::EFLAGS), flags)];
                func.build(block, Some(before), op::MOV32r0, &operands);
            }
            RegisterKind::Mask => {
                func.build(block, Some(before), op::KXORWkk, &[whole, unread, unread]);
            }
            RegisterKind::Vector(64) => {
                func.build(block, Some(before), op::AVX512_512_SET0, &[whole]);
            }
            // With VEX, the lower half clears the upper one.
            _ => {
                let lower = if self.has_avx { self.lower_half(isa, reg) } else { reg };
                func.build(block, Some(before), op::V_SET0, &[Operand::def(lower.into())]);
            }
        }
    }

    /// The register of 128 bits within a wider one.
    pub(super) fn lower_half(&self, isa: &Isa<'_>, reg: Physical) -> Physical {
        let is_lower = |&other: &Physical| {
            self.kinds.of(other) == RegisterKind::Vector(16) && overlaps(isa, other, isa.units(reg))
        };
        (1..isa.num_regs() as u16).map(Physical).find(is_lower).unwrap_or(reg)
    }

    /// Writes so many registers of the x87 beside what is on its stack.
    fn clear_x87(&self, func: &mut Function, (block, before): (Block, Inst), count: usize) {
        for _ in 0..count {
            func.build(block, Some(before), op::LD_F0, &[]);
        }
        for _ in 0..count {
            func.build(block, Some(before), op::ST_FPrr, &[Operand::use_of(reg::ST0.into())]);
        }
    }
}

pub(super) fn overlaps(isa: &Isa<'_>, reg: Physical, units: &[u16]) -> bool {
    isa.units(reg).iter().any(|unit| units.contains(unit))
}

/// Units of the registers that instructions name.
fn used_units(isa: &Isa<'_>, func: &Function) -> Vec<u16> {
    let mut used = vec![false; isa.num_units()];
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        for reg in func.operands(inst).iter().filter_map(|operand| operand.as_reg()?.reg.as_physical()) {
            isa.units(reg).iter().for_each(|&unit| used[unit as usize] = true);
        }
    }
    (0..used.len()).filter(|&unit| used[unit]).map(|unit| unit as u16).collect()
}
