//! What unwinders are told about a frame: where the caller's frame is once the prologue is through, and where registers are
//! saved.
//!
//! The state does not change until the function returns, so unwinding works from every call; between the parts of
//! prologue and epilogue it is only as exact as the first of them.

use mc::debug::Cfi;
use mir::frame::ObjectKind;
use mir::target::Window;
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
    if let Some(window) = &info.facts().window {
        return note_window(isa, func, places, window);
    }
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

/// The frame is found from the register that had been the stack pointer, and the caller's registers are in its own window.
fn note_window(isa: &Isa<'_>, func: &mut Function, places: Places, window: &Window) {
    let number = |reg| isa.dwarf_number(reg);
    let Some(entry) = func.entry() else { return };
    let (Some(frame), Some(own), Some(callers)) =
        (number(window.frame), number(window.link.1), number(window.link.0))
    else {
        return;
    };
    for cfi in [Cfi::DefCfaRegister(frame), Cfi::WindowSave, Cfi::Register(callers, own)] {
        func.build_cfi(entry, places.saves, cfi);
    }
}
