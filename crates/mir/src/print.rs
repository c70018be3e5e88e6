//! The text form of machine IR, as `-print-after` shows it.
//!
//! Source: the layout of LLVM's machine-function dumps and of `.mir` instructions.

use crate::function::{Function, Inst, InstFlags, MemBase, MemOperand};
use crate::opcode;
use crate::operand::{Operand, Reg, RegFlags, RegOperand};
use crate::target::Isa;
use crate::text::{Names, ORDERINGS};
use ir::Env;
use mc::debug::{Cfi, DwarfReg};
use std::fmt::{self, Write};
use tables::selection::Extension;

/// Prints a function.
pub fn print_function(isa: &Isa<'_>, env: &Env, func: &Function, out: &mut impl Write) -> fmt::Result {
    let printer = Printer::new(isa, env, func, None);
    let name = &env.globals[func.global].name;
    print_head(isa, env, func, out)?;
    out.write_char('\n')?;
    for block in func.blocks() {
        writeln!(out, "bb.{}:", block.as_u32())?;
        let data = func.block(block);
        if !data.predecessors.is_empty() {
            out.write_str("; predecessors: ")?;
            printer.blocks(&data.predecessors, out)?;
        }
        if !data.successors.is_empty() {
            out.write_str("  successors: ")?;
            printer.blocks(&data.successors, out)?;
        }
        if !data.live_ins.is_empty() {
            out.write_str("  liveins: ")?;
            printer.registers(&data.live_ins, out)?;
            out.write_char('\n')?;
        }
        printer.insts(block, "  ", out)?;
        out.write_char('\n')?;
    }
    writeln!(out, "# End machine code for function {}.\n", String::from_utf8_lossy(name))
}

/// Prints what stands before the blocks.
pub fn print_head(isa: &Isa<'_>, env: &Env, func: &Function, out: &mut impl Write) -> fmt::Result {
    let printer = Printer::new(isa, env, func, None);
    let name = &env.globals[func.global].name;
    let form = if func.is_ssa { "IsSSA, TracksLiveness" } else { "NoPHIs, TracksLiveness" };
    writeln!(out, "# Machine code for function {}: {form}", String::from_utf8_lossy(name))?;
    printer.frame(out)?;
    if !func.live_ins.is_empty() {
        out.write_str("Function Live Ins: ")?;
        printer.registers(&func.live_ins, out)?;
        out.write_char('\n')?;
    }
    Ok(())
}

/// Prints one instruction without a line end.
pub fn print_inst(
    isa: &Isa<'_>,
    env: &Env,
    func: &Function,
    inst: Inst,
    out: &mut impl Write,
) -> fmt::Result {
    Printer::new(isa, env, func, None).inst(inst, out)
}

/// A name, in quotes if it has characters that names in IR do not have.
fn name(text: &[u8], out: &mut impl Write) -> fmt::Result {
    let is_plain = |&c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'.' | b'$' | b'-');
    if !text.is_empty() && text.iter().all(is_plain) && !text[0].is_ascii_digit() {
        return out.write_str(&String::from_utf8_lossy(text));
    }
    out.write_char('"')?;
    for &byte in text {
        match byte {
            b'"' | b'\\' | 0..=0x1f | 0x7f.. => write!(out, "\\{byte:02X}")?,
            _ => out.write_char(byte as char)?,
        }
    }
    out.write_char('"')
}

pub(crate) struct Printer<'a, 't> {
    isa: &'a Isa<'t>,
    env: &'a Env,
    func: &'a Function,
    /// What IR values are called; without it, dumps leave them out.
    names: Option<&'a Names>,
}

impl<'a, 't> Printer<'a, 't> {
    pub fn new(isa: &'a Isa<'t>, env: &'a Env, func: &'a Function, names: Option<&'a Names>) -> Self {
        Printer { isa, env, func, names }
    }

    /// The instructions of a block, one on a line.
    pub fn insts(&self, block: crate::Block, indent: &str, out: &mut impl Write) -> fmt::Result {
        let func = self.func;
        let mut in_bundle = false;
        for inst in func.block_insts(block) {
            if in_bundle && !func.is_bundled(inst) {
                writeln!(out, "{indent}}}")?;
                in_bundle = false;
            }
            out.write_str(indent)?;
            if in_bundle {
                out.write_str("  ")?;
            }
            self.inst(inst, out)?;
            if !in_bundle && func.next_inst(inst).is_some_and(|next| func.is_bundled(next)) {
                out.write_str(" {")?;
                in_bundle = true;
            }
            out.write_char('\n')?;
        }
        if in_bundle {
            writeln!(out, "{indent}}}")?;
        }
        Ok(())
    }

    fn frame(&self, out: &mut impl Write) -> fmt::Result {
        if self.func.frame.is_empty() {
            return Ok(());
        }
        writeln!(out, "Frame Objects:")?;
        for (index, object) in self.func.frame.fixed_objects().chain(self.func.frame.objects()) {
            let (size, align) = (object.size_bytes, 1u64 << object.align_log2);
            write!(out, "  fi#{}: size={size}, align={align}", index.0)?;
            if index.0 < 0 {
                write!(out, ", fixed")?;
            }
            if index.0 < 0 || object.offset != 0 {
                let sign = if object.offset < 0 { "" } else { "+" };
                write!(out, ", at location [SP{sign}{}]", object.offset)?;
            }
            out.write_char('\n')?;
        }
        Ok(())
    }

    pub fn registers(&self, regs: &[mc::Reg], out: &mut impl Write) -> fmt::Result {
        for (i, &reg) in regs.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(out, "{comma}{}", self.reg_name(reg.into()))?;
        }
        Ok(())
    }

    pub fn blocks(&self, blocks: &[crate::Block], out: &mut impl Write) -> fmt::Result {
        for (i, block) in blocks.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(out, "{comma}%bb.{}", block.as_u32())?;
        }
        out.write_char('\n')
    }

    fn reg_name(&self, reg: Reg) -> String {
        match reg.as_physical() {
            Some(reg) => format!("${}", self.isa.reg_name(reg).to_ascii_lowercase()),
            None => format!("{reg:?}"),
        }
    }

    fn inst(&self, inst: Inst, out: &mut impl Write) -> fmt::Result {
        let operands = self.func.operands(inst);
        let is_explicit_def = |o: &&Operand| {
            o.as_reg()
                .is_some_and(|r| r.flags.contains(RegFlags::DEF) && !r.flags.contains(RegFlags::IMPLICIT))
        };
        let defs = operands.iter().take_while(is_explicit_def).count();
        for (i, operand) in operands[..defs].iter().enumerate() {
            out.write_str(if i == 0 { "" } else { ", " })?;
            self.operand(operand, true, out)?;
        }
        if defs > 0 {
            out.write_str(" = ")?;
        }
        let code = self.func.opcode(inst);
        let flags = self.func.flags(inst);
        for (bit, word) in InstFlags::NAMES.iter().enumerate() {
            if flags.0 >> bit & 1 != 0 {
                write!(out, "{word} ")?;
            }
        }
        out.write_str(match opcode::NAMES.get(code as usize) {
            Some(name) => name,
            None => self.isa.opcode_name(code),
        })?;
        for (i, operand) in operands.iter().enumerate().skip(defs) {
            out.write_str(if i == defs { " " } else { ", " })?;
            match self.sub_index(code, i, operand) {
                Some(name) => write!(out, "%subreg.{name}")?,
                None => self.operand(operand, false, out)?,
            }
        }
        if let Some(location) = self.func.location(inst).and_then(|l| self.names?.metadata(l)) {
            let comma = if operands.len() > defs { "," } else { "" };
            write!(out, "{comma} debug-location {location}")?;
        }
        for (i, mem) in self.func.mem(inst).enumerate() {
            out.write_str(if i == 0 { " :: " } else { ", " })?;
            self.mem(mem, out)?;
        }
        Ok(())
    }

    /// The name of the part of a register that an operand is the number of.
    fn sub_index(&self, code: u16, index: usize, operand: &Operand) -> Option<String> {
        let &Operand::Imm(number) = operand else { return None };
        let number = u16::try_from(number).ok().filter(|&n| (1..self.isa.num_sub_indices()).contains(&n))?;
        opcode::is_sub_index(code, index).then(|| self.isa.sub_index_name(number).to_ascii_lowercase())
    }

    fn operand(&self, operand: &Operand, is_definition: bool, out: &mut impl Write) -> fmt::Result {
        match operand {
            Operand::Reg(reg) => self.register(reg, is_definition, out),
            Operand::Imm(value) => write!(out, "{value}"),
            Operand::Block(block) => write!(out, "%bb.{}", block.as_u32()),
            Operand::Frame(index) => write!(out, "{index:?}"),
            Operand::ConstantPool { index, flags } => {
                self.flags(*flags, out)?;
                write!(out, "%const.{index}")
            }
            Operand::JumpTable { index, flags } => {
                self.flags(*flags, out)?;
                write!(out, "%jump-table.{index}")
            }
            Operand::Global { global, flags, offset } => {
                self.flags(*flags, out)?;
                self.global(*global, out)?;
                match offset {
                    0 => Ok(()),
                    1.. => write!(out, " + {offset}"),
                    _ => write!(out, " - {}", offset.unsigned_abs()),
                }
            }
            Operand::BlockAddress { global, block, flags } => {
                self.flags(*flags, out)?;
                out.write_str("blockaddress(")?;
                self.global(*global, out)?;
                match self.names.and_then(|n| n.block(*block)) {
                    Some(name) if *global == self.func.global => write!(out, ", %ir-block.{name})"),
                    _ => write!(out, ", %ir-block.#{})", block.as_u32()),
                }
            }
            Operand::Symbol { index, flags } => {
                self.flags(*flags, out)?;
                out.write_char('&')?;
                name(&self.func.symbols[*index as usize], out)
            }
            Operand::RegMask(index) => self.reg_mask(*index, out),
            Operand::Cfi(index) => match self.func.frame_instructions.get(*index as usize) {
                Some(cfi) => self.cfi(cfi, out),
                None => out.write_str("?"),
            },
        }
    }

    /// The name of a list of callee-saved registers that says the same, or the registers.
    fn reg_mask(&self, index: u32, out: &mut impl Write) -> fmt::Result {
        let Some(mask) = self.func.reg_masks.get(index as usize).filter(|_| self.names.is_some()) else {
            return out.write_str("<regmask>");
        };
        let preserved = (1..self.isa.num_regs() as u16).map(mc::Reg).filter(|&r| mask.preserves(r));
        out.write_str("CustomRegMask(")?;
        for (i, reg) in preserved.enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(out, "{comma}{}", self.reg_name(reg.into()))?;
        }
        out.write_char(')')
    }

    /// What is said about the frame, in the words of assembly.
    fn cfi(&self, cfi: &Cfi, out: &mut impl Write) -> fmt::Result {
        let reg = |number: DwarfReg| match self.isa.register_of_dwarf(number) {
            Some(reg) => self.reg_name(reg.into()),
            None => format!("%dwarfreg.{}", number.0),
        };
        match *cfi {
            Cfi::DefCfa(r, offset) => write!(out, "def_cfa {}, {offset}", reg(r)),
            Cfi::DefCfaOffset(offset) => write!(out, "def_cfa_offset {offset}"),
            Cfi::AdjustCfaOffset(offset) => write!(out, "adjust_cfa_offset {offset}"),
            Cfi::DefCfaRegister(r) => write!(out, "def_cfa_register {}", reg(r)),
            Cfi::Offset(r, offset) => write!(out, "offset {}, {offset}", reg(r)),
            Cfi::RelOffset(r, offset) => write!(out, "rel_offset {}, {offset}", reg(r)),
            Cfi::SameValue(r) => write!(out, "same_value {}", reg(r)),
            Cfi::Restore(r) => write!(out, "restore {}", reg(r)),
            Cfi::Undefined(r) => write!(out, "undefined {}", reg(r)),
            Cfi::Register(a, b) => write!(out, "register {}, {}", reg(a), reg(b)),
            Cfi::RememberState => out.write_str("remember_state"),
            Cfi::RestoreState => out.write_str("restore_state"),
            Cfi::WindowSave => out.write_str("window_save"),
            Cfi::Escape(ref bytes) => {
                out.write_str("escape")?;
                bytes
                    .iter()
                    .enumerate()
                    .try_for_each(|(i, byte)| write!(out, "{} {byte:#04x}", if i == 0 { "" } else { "," }))
            }
            _ => write!(out, "{cfi:?}"),
        }
    }

    /// `target-flags(NAME) `
    fn flags(&self, flags: u8, out: &mut impl Write) -> fmt::Result {
        if flags == 0 {
            return Ok(());
        }
        write!(out, "target-flags({}) ", self.isa.operand_flag(flags).unwrap_or("?"))
    }

    /// `@name`, or `@#7` for a global without a name.
    fn global(&self, global: ir::Global, out: &mut impl Write) -> fmt::Result {
        match &*self.env.globals[global].name {
            [] => write!(out, "@#{}", global.as_u32()),
            text => {
                out.write_char('@')?;
                name(text, out)
            }
        }
    }

    fn register(&self, operand: &RegOperand, is_definition: bool, out: &mut impl Write) -> fmt::Result {
        let flags = operand.flags;
        let is_def = flags.contains(RegFlags::DEF);
        if flags.contains(RegFlags::IMPLICIT) {
            out.write_str(if is_def { "implicit-def " } else { "implicit " })?;
        } else if is_def && !is_definition {
            out.write_str("def ")?;
        }
        for (flag, word) in [
            (RegFlags::DEAD, "dead "),
            (RegFlags::KILL, "killed "),
            (RegFlags::UNDEF, "undef "),
            (RegFlags::EARLY_CLOBBER, "early-clobber "),
        ] {
            if flags.contains(flag) {
                out.write_str(word)?;
            }
        }
        out.write_str(&self.reg_name(operand.reg))?;
        if operand.sub != 0 {
            write!(out, ".{}", self.isa.sub_index_name(operand.sub).to_ascii_lowercase())?;
        }
        if let (true, Some(class)) = (is_def, self.func.class_of(operand.reg)) {
            write!(out, ":{}", self.isa.class_name(class).to_ascii_lowercase())?;
        }
        if !is_def && operand.tied != 0 {
            write!(out, "(tied-def {})", operand.tied - 1)?;
        }
        Ok(())
    }

    /// `(load (s32) from %ir.p)`
    fn mem(&self, mem: &MemOperand, out: &mut impl Write) -> fmt::Result {
        out.write_char('(')?;
        if mem.is_volatile {
            out.write_str("volatile ")?;
        }
        out.write_str(match (mem.is_load, mem.is_store) {
            (true, true) => "load store",
            (true, false) => "load",
            _ => "store",
        })?;
        if let Some((name, _)) = ORDERINGS.iter().find(|(_, number)| *number == mem.ordering) {
            write!(out, " {name}")?;
        }
        write!(out, " (s{})", mem.ty.bits())?;
        let word = match (mem.is_load, mem.is_store) {
            (true, true) => "on",
            (true, false) => "from",
            _ => "into",
        };
        match mem.base {
            MemBase::Frame(index) => write!(out, " {word} {index:?}")?,
            MemBase::ConstantPool => write!(out, " {word} constant-pool")?,
            MemBase::Got => write!(out, " {word} got")?,
            MemBase::Value(value) => {
                if let Some(global) = value.as_global() {
                    write!(out, " {word} ")?;
                    self.global(global, out)?;
                } else if let Some(name) = self.names.and_then(|n| n.value(value)) {
                    write!(out, " {word} %ir.{name}")?;
                }
            }
            MemBase::Unknown if mem.offset != 0 => write!(out, " {word} unknown-address")?,
            MemBase::Unknown => {}
        }
        match mem.offset {
            0 => {}
            1.. => write!(out, " + {}", mem.offset)?,
            _ => write!(out, " - {}", mem.offset.unsigned_abs())?,
        }
        let natural = mem.ty.bits().div_ceil(8).next_power_of_two().ilog2();
        if u32::from(mem.align_log2) != natural {
            write!(out, ", align {}", 1u64 << mem.align_log2)?;
        }
        if mem.addr_space != 0 {
            write!(out, ", addrspace {}", mem.addr_space)?;
        }
        debug_assert!(mem.extension == Extension::None || mem.is_load);
        out.write_char(')')
    }
}
