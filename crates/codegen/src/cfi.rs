//! What unwinders are told about a frame: where the caller's frame is once the prologue is through, and where registers are
//! saved.
//!
//! The state does not change until the function returns, so unwinding works from every call; between the parts of
//! prologue and epilogue it is only as exact as the first of them.
//!
//! Of a function whose frame is not set up at entry ([`shrink_wrap`](crate::passes::shrink_wrap)) every epilogue takes back
//! what the prologue says, so that what holds in a block can be told from the last instruction before it ([`framed`]), in
//! whatever order blocks are laid out.

use crate::TargetMachine;
use mc::debug::{Cfi, DwarfReg};
use mir::frame::ObjectKind;
use mir::function::InstFlags;
use mir::target::{Place, Window};
use mir::{Block, Function, Inst, Isa, Operand, TargetInfo, opcode};

/// Places of the block with the prologue, noted before the prologue is there.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// What follows the adjustment of the stack pointer.
    saves: Option<Inst>,
    /// What follows the saves.
    body: Option<Inst>,
}

/// The places in a function that saves its registers first and has no prologue yet.
pub fn places(func: &Function) -> Option<Places> {
    let entry = func.prologue_block()?;
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
    if func.frame.shares_window {
        return;
    }
    if let Some(window) = &info.facts().window {
        return note_window(isa, func, places, window);
    }
    let (Some(entry), Some((base, offset))) = (func.prologue_block(), info.caller_frame(isa, func)) else {
        return;
    };
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

/// What the prologue has told unwinders.
#[derive(Clone, Debug)]
pub struct Known {
    /// Registers that are saved.
    saved: Vec<DwarfReg>,
    /// Where the caller's frame is is taken back by the shared code: the target's says nothing.
    tells_frame: Option<DwarfReg>,
    pushed_bytes: i64,
}

impl Known {
    /// Of a function with a prologue and no epilogue yet.
    pub fn new(isa: &Isa<'_>, machine: &dyn TargetMachine, func: &Function) -> Known {
        let info = machine.info();
        let is_saved = |cfi: &Cfi| match cfi {
            Cfi::Offset(reg, _) => Some(*reg),
            _ => None,
        };
        let frame = info.caller_frame(isa, func).filter(|_| func.frame.size_bytes > 0);
        Known {
            saved: func.frame_instructions.iter().filter_map(is_saved).collect(),
            tells_frame: frame.and_then(|_| isa.dwarf_number(machine.lowering().facts().stack_pointer)),
            pushed_bytes: info.facts().pushed_by_call_bytes as i64,
        }
    }

    /// Says behind the epilogue of a block that all is as it was at entry.
    pub fn undo(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        let before = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
        let at = Place { block, before };
        let frame = self.tells_frame.map(|stack| Cfi::DefCfa(stack, self.pushed_bytes));
        for cfi in frame.into_iter().chain(self.saved.iter().map(|&reg| Cfi::Restore(reg))) {
            let inst = func.build_cfi(at.block, at.before, cfi);
            func.set_flags(inst, InstFlags::FRAME_DESTROY);
        }
    }
}

/// By block: whether there is a frame where it begins, in a function whose frame is not set up at entry. `None` for others:
/// they have it everywhere. O(instructions).
pub fn framed(func: &Function) -> Option<Vec<bool>> {
    if !func.frame.is_wrapped {
        return None;
    }
    let mut framed = vec![true; func.num_blocks()];
    let mut seen = vec![false; func.num_blocks()];
    let mut work: Vec<(Block, bool)> = func.entry().map(|entry| (entry, false)).into_iter().collect();
    while let Some((block, has_frame)) = work.pop() {
        let index = block.as_u32() as usize;
        if std::mem::replace(&mut seen[index], true) {
            debug_assert_eq!(framed[index], has_frame, "{block:?} has a frame on some ways only");
            continue;
        }
        framed[index] = has_frame;
        let leaves = frame_behind(func, block, has_frame);
        // What throws is a call, which has a frame.
        let next = func.block(block).successors.iter();
        work.extend(next.map(|&to| (to, leaves || func.is_landing_pad(to))));
    }
    Some(framed)
}

/// Whether there is a frame behind a block, by whether there is one before.
pub fn frame_behind(func: &Function, block: Block, before: bool) -> bool {
    let mut all = func.block_insts_back(block);
    let last = all.find(|&inst| is_of_frame(func, inst));
    last.map_or(before, |inst| !func.flags(inst).contains(InstFlags::FRAME_DESTROY))
}

/// Whether an instruction says something about the frame, not only about the address to return to, nor about what is pushed and
/// popped on the way.
fn is_of_frame(func: &Function, inst: Inst) -> bool {
    let cfi = match func.operands(inst).first() {
        Some(&Operand::Cfi(index)) => func.frame_instructions.get(index as usize),
        _ => None,
    };
    let is_of_frame = |cfi: &Cfi| !is_of_return(cfi) && !matches!(cfi, Cfi::AdjustCfaOffset(_));
    func.opcode(inst) == opcode::CFI_INSTRUCTION && cfi.is_none_or(is_of_frame)
}

/// Whether it holds from where a function begins, whatever becomes of the frame.
pub fn is_of_return(cfi: &Cfi) -> bool {
    matches!(cfi, Cfi::OfTarget(_) | Cfi::Escape(_))
}
