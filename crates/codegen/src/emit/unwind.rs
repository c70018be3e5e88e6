//! Call-frame information (`.cfi_*` directives) and stack sizes (`.stack_sizes`).
//!
//! A function has a call frame description in `.eh_frame` if it may throw or asks for one (`uwtable`); otherwise, if there
//! is debug information, one in `.debug_frame`.

use super::{Emitter, Result};
use crate::cfi;
use ir::attributes::AttrKind;
use ir::{Global, Module};
use mc::Symbol;
use mc::debug::{Cfi, DwarfReg};
use mc::section::{Kind, Request};
use mir::target::FrameDescriptions;
use mir::{Function, Isa};
use tables::object::CallFrames;

/// Which descriptions a module has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frames {
    None,
    /// Some functions need them at run time.
    Unwind,
    /// Only debuggers read them.
    Debug,
}

/// Whether a function needs a description at run time.
pub(super) fn needs_unwinding(module: &Module, global: Global) -> bool {
    let Some(header) = module.globals[global].as_function() else { return false };
    let has = |kind| module.attributes.function_attr(header.attributes, kind).is_some();
    has(AttrKind::UWTable) || !has(AttrKind::NoUnwind) || super::exceptions::has_pads(module, global)
}

impl Frames {
    /// A target that does not say how frames are described has no descriptions.
    pub fn new(
        isa: &Isa<'_>,
        known: FrameDescriptions,
        (module, defined): (&Module, &[Global]),
        has_lines: bool,
    ) -> Frames {
        match () {
            () if known == FrameDescriptions::None => Frames::None,
            () if isa.target.image.records::<CallFrames>().get(0).is_none() => Frames::None,
            () if defined.iter().any(|&g| needs_unwinding(module, g)) => Frames::Unwind,
            () if has_lines => Frames::Debug,
            () => Frames::None,
        }
    }
}

impl Emitter<'_> {
    /// Whether frames are described for the unwinder of Windows.
    pub(super) fn has_windows_frames(&self) -> bool {
        self.shared.machine.info().facts().frames == FrameDescriptions::Windows
    }

    /// Whether unwinders know frames at all.
    pub(super) fn describes_frames(&self) -> bool {
        self.shared.machine.info().facts().frames != FrameDescriptions::None
    }

    /// `.cfi_sections`, where it is not the usual one.
    pub(super) fn frame_sections(&mut self) -> Result<()> {
        if self.shared.frames != Frames::Debug || self.has_windows_frames() {
            return Ok(());
        }
        let sections = Cfi::Sections { eh_frame: false, debug_frame: true, sframe: false };
        self.write(|out, cx| out.emit_cfi(cx, &sections))
    }

    /// Whether the function has a description: its instructions must say what they do to the frame.
    pub(super) fn has_frame(&self, func: &Function) -> bool {
        let wanted = match self.shared.frames {
            Frames::None => false,
            Frames::Debug => true,
            Frames::Unwind => needs_unwinding(self.module, func.global) || !self.shared.files.is_empty(),
        };
        if self.has_windows_frames() {
            return wanted && (self.has_windows_frame(func) || self.has_handler(func));
        }
        let least = self.shared.machine.info().facts().pushed_by_call_bytes;
        wanted && (func.frame.size_bytes <= least || !func.frame_instructions.is_empty())
    }

    /// Whether an instruction tells unwinders of the frame that it is taken down.
    pub(super) fn is_destroyed(&self, func: &Function, inst: mir::Inst) -> bool {
        func.opcode(inst) == mir::opcode::CFI_INSTRUCTION
            && func.flags(inst).contains(mir::function::InstFlags::FRAME_DESTROY)
    }

    /// Where the caller's frame is in the body of a function, for what follows a part in which it was taken down.
    /// O(instructions): asked once for all such parts.
    pub(super) fn frame_in_body(&self, func: &Function) -> Option<Cfi> {
        let (mut register, mut offset) = (None, None);
        for inst in func.blocks().flat_map(|b| func.block_insts(b)) {
            let Some(&mir::Operand::Cfi(index)) = func.operands(inst).first() else { continue };
            if self.is_destroyed(func, inst) {
                continue;
            }
            match func.frame_instructions.get(index as usize) {
                Some(&Cfi::DefCfa(reg, bytes)) => (register, offset) = (Some(reg), Some(bytes)),
                Some(&Cfi::DefCfaRegister(reg)) => register = Some(reg),
                Some(&Cfi::DefCfaOffset(bytes)) => offset = Some(bytes),
                _ => {}
            }
        }
        match (register, offset) {
            (Some(register), Some(offset)) => Some(Cfi::DefCfa(register, offset)),
            (None, Some(offset)) => Some(Cfi::DefCfaOffset(offset)),
            _ => None,
        }
    }

    /// What holds of the frame in the body of a function, where a description begins there.
    pub(super) fn whole_frame(&mut self, func: &Function) -> Result<()> {
        self.frame_in_body(func).iter().try_for_each(|cfi| self.cfi(cfi))?;
        for inst in func.blocks().flat_map(|b| func.block_insts(b)) {
            let Some(&mir::Operand::Cfi(index)) = func.operands(inst).first() else { continue };
            let saved = func.frame_instructions.get(index as usize);
            if let Some(saved @ Cfi::Offset(..)) = saved.filter(|_| !self.is_destroyed(func, inst)) {
                self.cfi(saved)?;
            }
        }
        Ok(())
    }

    /// What holds of the address to return to everywhere in a function, where another description of it begins.
    pub(super) fn frame_of_return(&mut self, func: &Function) -> Result<()> {
        func.frame_instructions.iter().filter(|cfi| cfi::is_of_return(cfi)).try_for_each(|cfi| self.cfi(cfi))
    }

    /// What holds where a function begins, after a part that has a frame.
    fn no_frame(&mut self, func: &Function) -> Result<()> {
        let stack = self.shared.machine.lowering().facts().stack_pointer;
        let pushed = self.shared.machine.info().facts().pushed_by_call_bytes as i64;
        if let Some(stack) = self.isa.dwarf_number(stack) {
            self.cfi(&Cfi::DefCfa(stack, pushed))?;
        }
        for cfi in &func.frame_instructions {
            if let Cfi::Offset(reg, _) = cfi {
                self.cfi(&Cfi::Restore(*reg))?;
            }
        }
        Ok(())
    }

    /// Whether there is a frame changes between a block and the one that is laid out before it.
    pub(super) fn frame_changes(&mut self, func: &Function, has_frame: bool) -> Result<()> {
        if has_frame { self.whole_frame(func) } else { self.no_frame(func) }
    }

    pub(super) fn cfi(&mut self, cfi: &Cfi) -> Result<()> {
        if self.has_atoms() && !self.out.keeps_text() {
            // Exception tables of Mach-O may number registers in their own way, which text does not show.
            let own = match *cfi {
                Cfi::DefCfa(register, bytes) => Cfi::DefCfa(self.number_in_tables(register), bytes),
                Cfi::DefCfaRegister(register) => Cfi::DefCfaRegister(self.number_in_tables(register)),
                Cfi::Offset(register, bytes) => Cfi::Offset(self.number_in_tables(register), bytes),
                _ => return self.write(|out, cx| out.emit_cfi(cx, cfi)),
            };
            return self.write(|out, cx| out.emit_cfi(cx, &own));
        }
        self.write(|out, cx| out.emit_cfi(cx, cfi))
    }

    fn number_in_tables(&self, register: DwarfReg) -> DwarfReg {
        let physical = self.isa.register_of_dwarf(register);
        let number = physical.and_then(|reg| self.isa.subtarget.dwarf_number(self.isa.target, reg, true));
        number.map_or(register, DwarfReg)
    }

    /// An entry of `.stack_sizes`: the function, and the bytes that its prologue takes; a return address that the call put
    /// there is not among them. Functions that take more later have none.
    pub(super) fn stack_size(&mut self, func: &Function, begin: Symbol) -> Result<()> {
        if !self.options.stack_sizes || !self.cx.format_facts().has_sizes || func.frame.has_dynamic_alloca {
            return Ok(());
        }
        let group = self.group(func.global);
        let linked_to = self.symbol(func.global);
        let request = Request { linked_to: Some(linked_to), ..Request::new(Kind::Metadata).in_group(group) };
        let section = self.cx.open_section(b".stack_sizes", &request);
        let back = self.out.current_section();
        self.switch(section)?;
        let bytes = self.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        let own =
            func.frame.size_bytes.saturating_sub(self.shared.machine.info().facts().pushed_by_call_bytes);
        let (symbol, size) = (self.cx.symbol_expr(begin), self.cx.constant(own as i64));
        self.write(|out, cx| out.emit_value(cx, symbol, bytes))?;
        self.write(|out, cx| out.emit_leb(cx, size, false))?;
        match back {
            Some(back) => self.switch(back),
            None => Ok(()),
        }
    }
}
