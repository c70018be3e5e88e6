//! Operands as text, in AT&T's and in Intel's syntax, and the prefixes before a mnemonic.
//!
//! The assembly strings of the description have both syntaxes; what is here is named there as the print method of an
//! operand. AT&T writes `$` before immediates and memory as `%seg:displacement(base,index,scale)`; Intel's syntax writes
//! `size ptr seg:[base + scale*index + displacement]`.

use super::braces::ROUNDING_MODES;
use super::comparisons::{self, Part};
use super::conditions;
use super::flags::{TsFlags, field, inst_flags};
use crate::names::{feature, leading_word_kinds, leading_words};
use ::mc::print::{Printer, print_expr};
use ::mc::{Inst, Operand, Reg, Target};

/// Number of Intel's syntax among the variants.
const INTEL: u16 = 1;

/// How memory of a size is announced in Intel's syntax, by print method.
const SIZES: &[(&str, &str)] = &[
    ("printMemReference", ""),
    ("printopaquemem", ""),
    ("printanymem", ""),
    ("printbytemem", "byte ptr "),
    ("printwordmem", "word ptr "),
    ("printdwordmem", "dword ptr "),
    ("printqwordmem", "qword ptr "),
    ("printtbytemem", "tbyte ptr "),
    ("printxmmwordmem", "xmmword ptr "),
    ("printymmwordmem", "ymmword ptr "),
    ("printzmmwordmem", "zmmword ptr "),
];

/// Immediates in hexadecimal that are not small, as AT&T's syntax has them.
pub fn remarks(printer: &Printer<'_>, inst: &Inst) -> Vec<String> {
    if printer.options.variant == INTEL {
        return Vec::new();
    }
    let target = printer.target;
    let infos = target.image.list(target.instruction(inst.opcode).operands);
    let mut found = Vec::new();
    for (operand, info) in inst.operands.iter().zip(infos.iter()) {
        let Operand::Imm(imm) = *operand else { continue };
        let is_immediate = target.image.string(target.operand_type(info.ty).print) == "printImmediate";
        if is_immediate && !(-256..=255).contains(&imm) {
            found.push(match (i16::try_from(imm), i32::try_from(imm)) {
                (Ok(imm), _) => format!("imm = 0x{imm:X}"),
                (_, Ok(imm)) => format!("imm = 0x{imm:X}"),
                _ => format!("imm = 0x{imm:X}"),
            });
        }
    }
    found
}

/// Where memory is that is addressed by its distance from the end of the instruction.
pub fn memory_address(target: &Target, inst: &Inst, end: u64) -> Option<u64> {
    let infos = target.image.list(target.instruction(inst.opcode).operands);
    let at = infos.iter().position(|info| info.num_parts == 5)?;
    let [
        Operand::Reg(base),
        Operand::Imm(1),
        Operand::Reg(Reg::NONE),
        Operand::Imm(displacement),
        Operand::Reg(Reg::NONE),
    ] = *inst.operands.get(at..at + 5)?
    else {
        return None;
    };
    let is_end = target.image.string(target.register(base).name) == "RIP";
    (base != Reg::NONE && is_end).then(|| end.wrapping_add(displacement as u64))
}

/// Prints what stands before the mnemonic.
pub fn print_flags(printer: &Printer<'_>, inst: &Inst, out: &mut String) {
    let ts_flags = TsFlags(printer.target.instruction(inst.opcode).ts_flags);
    let mut flags = inst.flags;
    let always = [
        (ts_flags.has(field::LOCK), inst_flags::LOCK),
        (ts_flags.has(field::NOTRACK), inst_flags::NOTRACK),
        (ts_flags.get(field::EXPLICIT_PREFIX) == 2, inst_flags::USE_VEX),
        (ts_flags.get(field::EXPLICIT_PREFIX) == 3, inst_flags::USE_EVEX),
    ];
    flags |= always.iter().filter(|(has, _)| *has).fold(0, |bits, (_, bit)| bits | bit);
    // It says that there is EVEX.
    if flags & inst_flags::NO_FLAGS != 0 {
        flags &= !inst_flags::USE_EVEX;
    }
    for row in leading_words::ROWS.iter().filter(|row| row.is_printed != 0 && flags & row.flag != 0) {
        out.push_str(&match row.kind {
            leading_word_kinds::WishWord => format!("{{{}}}\t", row.word),
            _ => format!("{}\t\t", row.word),
        });
    }
    if flags & inst_flags::HAS_AD_SIZE != 0 {
        let is_32 = printer.subtarget.has_feature(feature::_32bit_mode);
        out.push_str(if is_32 { "addr16\t\t" } else { "addr32\t\t" });
    }
}

/// Prints operand `at` of `inst` by the method `name`; `false` if there is no such method.
pub fn print_operand(name: &str, printer: &Printer<'_>, inst: &Inst, at: usize, out: &mut String) -> bool {
    let Some(operands) = inst.operands.get(at..) else { return false };
    let is_intel = printer.options.variant == INTEL;
    let text = Text { printer, is_intel };
    if let Some((_, size)) = SIZES.iter().find(|(method, _)| *method == name) {
        out.push_str(if is_intel { size } else { "" });
        return text.memory(operands, out);
    }
    if let Some((kinds, part)) = comparisons::of_method(name) {
        return text.comparison(kinds, part, operands, out);
    }
    match (name, operands) {
        ("printImmediate", [operand, ..]) => text.immediate(*operand, out),
        ("printU8Imm", [Operand::Imm(imm), ..]) => text.immediate(Operand::Imm(imm & 0xff), out),
        // Nobody takes a byte for what lies at a symbol.
        ("printU8Imm", [operand, ..]) if is_intel => text.number(*operand, out),
        ("printU8Imm", [operand, ..]) => text.immediate(*operand, out),
        ("printSTiRegOperand", [Operand::Reg(reg), ..]) => {
            // The top of the stack has a short name, which is not used here.
            let before = out.len();
            printer.register(*reg, out);
            if out[before..].ends_with("st") {
                out.push_str("(0)");
            }
        }
        ("printRoundingControl", [Operand::Imm(mode), ..]) => {
            out.push('{');
            out.push_str(ROUNDING_MODES[(mode & 3) as usize]);
            out.push('}');
        }
        ("printConditionFlags", [Operand::Imm(flags), ..]) => {
            let is_set = |at: &usize| flags >> (3 - at) & 1 != 0;
            let names: Vec<&str> = (0..4).filter(is_set).map(|at| conditions::FLAGS[at]).collect();
            out.push_str(&format!("{{dfv={}}}", names.join(",")));
        }
        ("printCompareCondCode", [Operand::Imm(code), ..]) => {
            let own = [conditions::TRUE, conditions::FALSE].into_iter().find(|(_, number)| number == code);
            let shared = || conditions::name(*code).unwrap_or("?");
            out.push_str(own.map_or_else(shared, |(name, _)| name));
        }
        ("printCondCode", [Operand::Imm(code), ..]) => {
            out.push_str(conditions::name(*code).unwrap_or("?"));
        }
        _ => return by_size(name, &text, operands, out),
    }
    true
}

/// Methods whose names end in a size in bits.
fn by_size(name: &str, text: &Text<'_>, operands: &[Operand], out: &mut String) -> bool {
    let digits = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let size = match &name[digits.len()..] {
        "8" => "byte ptr ",
        "16" => "word ptr ",
        "32" => "dword ptr ",
        "64" => "qword ptr ",
        _ => return false,
    };
    let size = if text.is_intel { size } else { "" };
    match (digits, operands) {
        ("printSrcIdx", [Operand::Reg(base), Operand::Reg(segment), ..]) => {
            out.push_str(size);
            text.segment(*segment, out);
            text.string_operand(*base, out);
        }
        ("printDstIdx", [Operand::Reg(base), ..]) => {
            out.push_str(size);
            out.push_str(if text.is_intel { "es:" } else { "%es:" });
            text.string_operand(*base, out);
        }
        ("printMemOffs", [displacement, Operand::Reg(segment), ..]) => {
            out.push_str(size);
            text.segment(*segment, out);
            out.push_str(if text.is_intel { "[" } else { "" });
            text.number(*displacement, out);
            out.push_str(if text.is_intel { "]" } else { "" });
        }
        _ => return false,
    }
    true
}

struct Text<'a> {
    printer: &'a Printer<'a>,
    is_intel: bool,
}

impl Text<'_> {
    fn immediate(&self, operand: Operand, out: &mut String) {
        // In Intel's syntax a symbol alone is what lies there.
        let is_symbolic = matches!(operand, Operand::Expr(_));
        out.push_str(match (self.is_intel, is_symbolic) {
            (true, true) => "offset ",
            (true, false) => "",
            (false, _) => "$",
        });
        self.number(operand, out);
    }

    /// A constant or an expression.
    fn number(&self, operand: Operand, out: &mut String) {
        match operand {
            Operand::Imm(imm) => self.printer.number(imm, out),
            Operand::Expr(expr) => print_expr(self.printer.target, self.printer.cx, expr, out),
            Operand::Reg(reg) => self.printer.register(reg, out),
        }
    }

    /// The kind of a comparison: a word in the mnemonic, or an immediate where there is none.
    fn comparison(&self, kinds: u8, part: Part, operands: &[Operand], out: &mut String) -> bool {
        let Some(&kind) = operands.first() else { return false };
        let word = kind.as_imm().and_then(|kind| comparisons::word_of(kinds, kind));
        match (part, word) {
            (Part::Name, Some(word)) => out.push_str(word),
            (Part::Name, None) | (Part::Immediate, Some(_)) => {}
            (Part::Immediate, None) => {
                out.push_str(if self.is_intel { ", " } else { "" });
                self.immediate(kind.as_imm().map_or(kind, |kind| Operand::Imm(kind & 0xff)), out);
                out.push_str(if self.is_intel { "" } else { ", " });
            }
        }
        true
    }

    fn segment(&self, segment: Reg, out: &mut String) {
        if segment != Reg::NONE {
            self.printer.register(segment, out);
            out.push(':');
        }
    }

    fn string_operand(&self, base: Reg, out: &mut String) {
        out.push(if self.is_intel { '[' } else { '(' });
        self.printer.register(base, out);
        out.push(if self.is_intel { ']' } else { ')' });
    }

    /// Base, scale, index, displacement, segment.
    fn memory(&self, operands: &[Operand], out: &mut String) -> bool {
        let [
            Operand::Reg(base),
            Operand::Imm(scale),
            Operand::Reg(index),
            displacement,
            Operand::Reg(segment),
            ..,
        ] = *operands
        else {
            return false;
        };
        self.segment(segment, out);
        let has_registers = base != Reg::NONE || index != Reg::NONE;
        if self.is_intel {
            self.intel_memory(base, scale, index, displacement, out);
            return true;
        }
        if displacement != Operand::Imm(0) || !has_registers {
            self.number(displacement, out);
        }
        if !has_registers {
            return true;
        }
        out.push('(');
        if base != Reg::NONE {
            self.printer.register(base, out);
        }
        if index != Reg::NONE {
            out.push(',');
            self.printer.register(index, out);
            if scale != 1 {
                // Scales are decimal whatever immediates are.
                out.push(',');
                out.push_str(scale_text(scale));
            }
        }
        out.push(')');
        true
    }

    fn intel_memory(&self, base: Reg, scale: i64, index: Reg, displacement: Operand, out: &mut String) {
        out.push('[');
        if base != Reg::NONE {
            self.printer.register(base, out);
        }
        if index != Reg::NONE {
            out.push_str(if base != Reg::NONE { " + " } else { "" });
            if scale != 1 || base == Reg::NONE {
                out.push_str(scale_text(scale));
                out.push('*');
            }
            self.printer.register(index, out);
        }
        let has_registers = base != Reg::NONE || index != Reg::NONE;
        match displacement {
            Operand::Imm(0) if has_registers => {}
            Operand::Imm(imm) if has_registers => {
                out.push_str(if imm < 0 { " - " } else { " + " });
                self.printer.number(if imm < 0 { imm.wrapping_neg() } else { imm }, out);
            }
            displacement => {
                out.push_str(if has_registers { " + " } else { "" });
                self.number(displacement, out);
            }
        }
        out.push(']');
    }
}

fn scale_text(scale: i64) -> &'static str {
    match scale {
        1 => "1",
        2 => "2",
        4 => "4",
        _ => "8",
    }
}
