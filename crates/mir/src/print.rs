//! The text form of machine IR, as `-print-after` shows it.
//!
//! Source: the layout of LLVM's machine-function dumps and of `.mir` instructions.

use crate::function::{Function, Inst, MemBase, MemOperand};
use crate::opcode;
use crate::operand::{Operand, Reg, RegFlags, RegOperand};
use crate::target::Isa;
use ir::Env;
use std::fmt::{self, Write};
use tables::selection::Extension;

/// Prints a function.
pub fn print_function(isa: &Isa<'_>, env: &Env, func: &Function, out: &mut impl Write) -> fmt::Result {
    let printer = Printer { isa, env, func };
    let name = &env.globals[func.global].name;
    let form = if func.is_ssa { "IsSSA, TracksLiveness" } else { "NoPHIs, TracksLiveness" };
    writeln!(out, "# Machine code for function {}: {form}", String::from_utf8_lossy(name))?;
    printer.frame(out)?;
    if !func.live_ins.is_empty() {
        out.write_str("Function Live Ins: ")?;
        printer.registers(&func.live_ins, out)?;
        out.write_char('\n')?;
    }
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
        let mut in_bundle = false;
        for inst in func.block_insts(block) {
            if in_bundle && !func.is_bundled(inst) {
                out.write_str("  }\n")?;
                in_bundle = false;
            }
            out.write_str(if in_bundle { "    " } else { "  " })?;
            printer.inst(inst, out)?;
            if !in_bundle && func.next_inst(inst).is_some_and(|next| func.is_bundled(next)) {
                out.write_str(" {")?;
                in_bundle = true;
            }
            out.write_char('\n')?;
        }
        if in_bundle {
            out.write_str("  }\n")?;
        }
        out.write_char('\n')?;
    }
    writeln!(out, "# End machine code for function {}.\n", String::from_utf8_lossy(name))
}

/// Prints one instruction without a line end.
pub fn print_inst(
    isa: &Isa<'_>,
    env: &Env,
    func: &Function,
    inst: Inst,
    out: &mut impl Write,
) -> fmt::Result {
    Printer { isa, env, func }.inst(inst, out)
}

struct Printer<'a, 't> {
    isa: &'a Isa<'t>,
    env: &'a Env,
    func: &'a Function,
}

impl Printer<'_, '_> {
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

    fn registers(&self, regs: &[mc::Reg], out: &mut impl Write) -> fmt::Result {
        for (i, &reg) in regs.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(out, "{comma}{}", self.reg_name(reg.into()))?;
        }
        Ok(())
    }

    fn blocks(&self, blocks: &[crate::Block], out: &mut impl Write) -> fmt::Result {
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
        out.write_str(match opcode::NAMES.get(code as usize) {
            Some(name) => name,
            None => self.isa.opcode_name(code),
        })?;
        for (i, operand) in operands[defs..].iter().enumerate() {
            out.write_str(if i == 0 { " " } else { ", " })?;
            self.operand(operand, false, out)?;
        }
        for (i, mem) in self.func.mem(inst).enumerate() {
            out.write_str(if i == 0 { " :: " } else { ", " })?;
            self.mem(mem, out)?;
        }
        Ok(())
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
                write!(out, "@{}", String::from_utf8_lossy(&self.env.globals[*global].name))?;
                match offset {
                    0 => Ok(()),
                    1.. => write!(out, " + {offset}"),
                    _ => write!(out, " - {}", offset.unsigned_abs()),
                }
            }
            Operand::BlockAddress { global, block, flags } => {
                self.flags(*flags, out)?;
                let name = String::from_utf8_lossy(&self.env.globals[*global].name);
                write!(out, "blockaddress(@{name}, %ir-block.{})", block.as_u32())
            }
            Operand::Symbol { index, flags } => {
                self.flags(*flags, out)?;
                write!(out, "&{}", String::from_utf8_lossy(&self.func.symbols[*index as usize]))
            }
            Operand::RegMask(_) => out.write_str("<regmask>"),
            Operand::Cfi(index) => write!(out, "{:?}", self.func.frame_instructions[*index as usize]),
        }
    }

    /// `target-flags(pcrel_hi) `
    fn flags(&self, flags: u8, out: &mut impl Write) -> fmt::Result {
        if flags == 0 {
            return Ok(());
        }
        let image = &self.isa.target.image;
        let specifier = image.records::<tables::instructions::Specifier>().get(flags.into());
        let name = specifier.map_or("?", |s| image.string(s.name));
        write!(out, "target-flags({}) ", name.trim_start_matches('%'))
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
            (RegFlags::EARLY_CLOBBER, "early-clobber "),
            (RegFlags::DEAD, "dead "),
            (RegFlags::KILL, "killed "),
            (RegFlags::UNDEF, "undef "),
        ] {
            if flags.contains(flag) {
                out.write_str(word)?;
            }
        }
        out.write_str(&self.reg_name(operand.reg))?;
        if operand.sub != 0 {
            write!(out, ".sub{}", operand.sub)?;
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
        write!(out, " (s{})", mem.ty.bits())?;
        let word = if mem.is_load { "from" } else { "into" };
        match mem.base {
            MemBase::Frame(index) => write!(out, " {word} {index:?}")?,
            MemBase::ConstantPool => write!(out, " {word} constant-pool")?,
            MemBase::Value(value) => {
                if let Some(global) = value.as_global() {
                    write!(out, " {word} @{}", String::from_utf8_lossy(&self.env.globals[global].name))?;
                }
            }
            MemBase::Unknown => {}
        }
        if mem.offset != 0 {
            write!(out, " + {}", mem.offset)?;
        }
        let natural = mem.ty.bits().div_ceil(8).next_power_of_two().ilog2();
        if u32::from(mem.align_log2) != natural {
            write!(out, ", align {}", 1u64 << mem.align_log2)?;
        }
        debug_assert!(mem.extension == Extension::None || mem.is_load);
        out.write_char(')')
    }
}
