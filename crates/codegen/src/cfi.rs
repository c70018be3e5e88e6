//! What unwinders are told about a frame: where the caller's frame is once the prologue is through, and where registers are
//! saved.
//!
//! The state does not change until the function returns, so unwinding works from every call; between the parts of
//! prologue and epilogue it is only as exact as the first of them.

use mc::debug::Cfi;
use mir::frame::ObjectKind;
use mir::{Function, Inst, Isa, Operand, TargetInfo};

/// Places of the entry block, noted before the prologue is there.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// What follows the adjustment of the stack pointer.
    saves: Option<Inst>,
    /// What follows the saves.
    body: Option<Inst>,
}

/// The places in a function that saves its registers first and has no prologue yet.
pub fn places(func: &Function) -> Option<Places> {
    let entry = func.entry()?;
    let saves = func.first_inst(entry);
    let is_save = |&inst: &Inst| {
        func.operands(inst).iter().any(|o| match o {
            Operand::Frame(index) => func.frame.object(*index).kind == ObjectKind::CalleeSaved,
            _ => false,
        })
    };
    let mut body = saves;
    // What restores the registers may follow at once.
    for _ in &func.frame.saved {
        if let Some(inst) = body.filter(is_save) {
            body = func.next_inst(inst);
        }
    }
    Some(Places { saves, body })
}

/// Describes the frame of a function with a prologue, if the target says how.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, places: Places) {
    let (Some(entry), Some((base, offset))) = (func.entry(), info.caller_frame(isa, func)) else { return };
    let size = func.frame.size_bytes as i64;
    if size == 0 {
        return;
    }
    func.build_cfi(entry, places.saves, Cfi::DefCfaOffset(size));
    for saved in func.frame.saved.clone() {
        if let Some(reg) = isa.dwarf_number(saved.reg) {
            let offset = func.frame.object(saved.slot).offset;
            func.build_cfi(entry, places.body, Cfi::Offset(reg, offset));
        }
    }
    if info.frame_register(func) == Some(base)
        && let Some(reg) = isa.dwarf_number(base)
    {
        func.build_cfi(entry, places.body, Cfi::DefCfa(reg, offset));
    }
}
