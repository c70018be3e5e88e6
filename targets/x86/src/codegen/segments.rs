//! Address spaces that are segments: 256 is GS, 257 FS, 258 SS. The others are the same memory as the first; 270 and 271 have
//! pointers of 32 bits, 272 of 64.
//!
//! The segment is the last of the five operands of an address; a pointer does not say where it points to, so what reads or
//! writes through it is told when it is made. An address has room for one segment: a thread's own variables, which are found
//! by FS, are in no other one. The value of stack protection is in a segment, too.

use super::{Machine, Mode};
use crate::names::reg;
use ::codegen::{CheckedGuard, StackGuard};
use ::mc::Reg as Physical;
use mir::{Function, Inst, Isa, Operand, RegFlags};

/// Address spaces of GS, FS and SS.
const GS: u32 = 256;
const FS: u32 = 257;
const SS: u32 = 258;
pub(super) const SPACES: [u32; 3] = [GS, FS, SS];

/// The address space of pointers of 32 bits without sign (`__ptr32 __uptr`); those of 270 have one.
pub(super) const UNSIGNED_32: u32 = 271;

/// What Microsoft's library has for stack protection.
pub(super) fn security_cookie(mode: &Mode) -> &'static CheckedGuard {
    const FASTCALL: ir::CallingConv = ir::CallingConv(65);
    const IN_32: CheckedGuard = CheckedGuard {
        variable: "__security_cookie",
        function: "__security_check_cookie",
        calling_conv: FASTCALL,
        in_register: true,
    };
    const IN_64: CheckedGuard =
        CheckedGuard { calling_conv: ir::CallingConv::C, in_register: false, ..IN_32 };
    if mode.bytes == 8 { &IN_64 } else { &IN_32 }
}

/// The value that stack protection compares, by the flags of the module: in a segment, or in a variable, which may be in a
/// segment as well. The library keeps it in the sixth word of what belongs to the thread.
pub(super) fn stack_guard(module: &ir::Module, mode: &Mode, of_thread: bool) -> Result<StackGuard, String> {
    let is_global = match module.flag_string(b"stack-protector-guard").as_deref() {
        None => !of_thread,
        Some("tls") => false,
        Some("global") => true,
        Some(place) => return Err(format!("a stack protector that compares a value of '{place}'")),
    };
    if is_global {
        return Ok(StackGuard::Variable { name: None, space: 0 });
    }
    let space = match module.flag_string(b"stack-protector-guard-reg").as_deref() {
        None | Some("") => {
            if mode.thread == reg::FS {
                FS
            } else {
                GS
            }
        }
        Some("fs") => FS,
        Some("gs") => GS,
        Some(other) => return Err(format!("a stack protector that compares a value of '{other}'")),
    };
    if let Some(name) = module.flag_string(b"stack-protector-guard-symbol") {
        return Ok(StackGuard::Variable { name: Some(name), space });
    }
    // A number of 32 bits with sign.
    let offset = module.flag_number(b"stack-protector-guard-offset").map(|n| i64::from(n as u32 as i32));
    Ok(StackGuard::Address { space, offset: offset.unwrap_or(5 * i64::from(mode.bytes)) })
}

/// Operands of an address: base, scale, index, displacement, segment.
pub(super) const ADDRESS: usize = 5;

impl Machine {
    /// The segment that an address space is.
    pub(super) fn segment(&self, space: u32) -> Option<Physical> {
        match space {
            GS => Some(reg::GS),
            FS => Some(reg::FS),
            SS => Some(reg::SS),
            _ => None,
        }
    }

    /// Makes the memory operand of an instruction one of the address space. False if it has none, or a segment already.
    pub(super) fn use_segment(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst, space: u32) -> bool {
        let Some(segment) = self.segment(space) else { return true };
        let opcode = func.opcode(inst);
        let num_operands = usize::from(isa.desc(opcode).num_operands);
        let mut places = 0..(num_operands + 1).saturating_sub(ADDRESS);
        let Some(first) = places.find(|&place| is_address(isa, opcode, place)) else { return false };
        let operands = func.operands_mut(inst);
        let is_free = operands.get(first + 4).and_then(Operand::as_reg).is_some_and(|reg| reg.reg.is_none());
        if is_free {
            operands[first + 4] = Operand::reg(segment.into(), RegFlags::USE);
        }
        is_free
    }
}

/// Whether operands of an instruction from this one on are an address: scale and displacement are no registers.
pub(super) fn is_address(isa: &Isa<'_>, opcode: u16, first: usize) -> bool {
    let [scale, index, displacement] = [1, 2, 3].map(|i| isa.operand_class(opcode, first + i).is_some());
    !scale && index && !displacement
}
