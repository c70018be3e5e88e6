//! Inline assembly: what constraints stand for, and how operands are written in both dialects.
//!
//! Source: GCC's manual, "Constraints for Particular Machines" and "x86 Operand Modifiers".

use super::Machine;
use crate::names::{
    asm_classes, asm_mask_classes, asm_registers, asm_stack_places, class, condition_names, reg,
};
use ::mc::Reg as Physical;
use isel::dag::{Dag, Value};
use isel::lowering::{AsmCondition, AsmConstraint, Operands};
use mir::target::AsmOperand;
use mir::{Isa, Operand, Reg};
use smallvec::smallvec;
use tables::value_type::{Kind, ValueType};

/// Numbers by letter.
const NUMBERS: [(&str, &[(i64, i64)]); 9] = [
    ("I", &[(0, 31)]),
    ("J", &[(0, 63)]),
    ("K", &[(-128, 127)]),
    ("L", &[(0xff, 0xff), (0xffff, 0xffff), (0xffff_ffff, 0xffff_ffff)]),
    ("M", &[(0, 3)]),
    ("N", &[(0, 255)]),
    ("O", &[(0, 127)]),
    ("e", &[(i32::MIN as i64, i32::MAX as i64)]),
    ("Z", &[(0, u32::MAX as i64)]),
];

/// Bytes that are not the lowest of a register.
const UPPER_BYTES: [&str; 4] = ["{ah}", "{bh}", "{ch}", "{dh}"];

fn width(ty: ValueType) -> usize {
    match ty.bits() {
        ..=8 => 0,
        9..=16 => 1,
        17..=32 => 2,
        _ => 3,
    }
}

/// What flags may be asked for: instructions that store them end in the name of a condition.
pub(super) fn condition(name: &str) -> Option<AsmCondition> {
    let end =
        name.strip_prefix("cc").filter(|end| condition_names::ROWS.iter().any(|row| row.name == *end))?;
    Some(AsmCondition { instruction: format!("set{end}"), code: "q", ty: ValueType::I8 })
}

impl Machine {
    pub(super) fn constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        if ty.is_float() && !ty.is_vector() {
            let wide = ValueType::scalar(Kind::X87, 80);
            let own = if self.is_on_x87(ty) { ty } else { wide };
            let place = asm_stack_places::ROWS.iter().find(|row| row.name == code);
            if let Some(row) = place.filter(|_| ty.bits() <= wide.bits()) {
                return Some(AsmConstraint::RegisterAs(row.place, own));
            }
            if (code == "f" || code == "X" && self.is_on_x87(ty)) && matches!(ty.bits(), 32 | 64 | 80) {
                return Some(AsmConstraint::Class(class::RFP80));
            }
        }
        if ty.kind() == Kind::X87 {
            return None;
        }
        if let Some((_, ranges)) = NUMBERS.iter().find(|(letter, _)| *letter == code) {
            return Some(AsmConstraint::Numbers(ranges));
        }
        let named = code.strip_prefix('{').and_then(|code| code.strip_suffix('}'));
        // An upper byte stands for the register that it is part of, as the lower one does.
        let named = named
            .map(|named| if UPPER_BYTES.contains(&code) { named.replace('h', "l") } else { named.into() });
        let is_named = |reg: &Physical| named.as_ref().is_some_and(|named| name(isa, *reg) == *named);
        let registers = |row: &asm_registers::Row| [row.byte, row.word, row.half, row.whole];
        let fixed = asm_registers::ROWS
            .iter()
            .find(|row| row.letter == code || registers(row).iter().any(is_named))
            .map(|row| (registers(row), row.upper));
        if let Some((registers, upper)) = fixed {
            let is_byte = |reg| matches!(reg, reg::AL | reg::BL | reg::CL | reg::DL);
            return match width(ty) {
                _ if ty.is_vector() || ty.bits() > 64 => None,
                0 if ty == ValueType::I8 && UPPER_BYTES.contains(&code) => None,
                // The lower bytes of the others have no name in code of 32 bits.
                0 if !self.is_64() && !is_byte(registers[0]) => Some(AsmConstraint::Register(registers[2])),
                3 if !self.is_64() => Some(AsmConstraint::Pair([registers[2], upper])),
                width => Some(AsmConstraint::Register(registers[width])),
            };
        }
        // Only four registers have a lower byte of their own in code of 32 bits.
        let letter = if code == "q" && !self.is_64() { "Q" } else { code };
        if let Some(row) = asm_classes::ROWS.iter().find(|row| row.letter == letter) {
            let classes = [row.byte, row.word, row.half, row.whole];
            let widest = if self.is_64() { 3 } else { 2 };
            return (!ty.is_vector()).then(|| AsmConstraint::Class(classes[width(ty).min(widest)]));
        }
        match code {
            // Numbers have the registers that they are computed in.
            "X" if ty.is_float() => self.constraint(isa, "x", ty),
            // Both halves of a product.
            "A" => {
                let is_word = self.is_64() && ty.bits() > 32;
                let pair = if is_word { [reg::RAX, reg::RDX] } else { [reg::EAX, reg::EDX] };
                Some(AsmConstraint::Pair(pair))
            }
            "y" | "Ym" => Some(AsmConstraint::Class(class::VR64)),
            "k" | "Yk" if self.has_avx512 => {
                let bits = if ty.is_vector() { u64::from(ty.lanes()) } else { ty.bits().max(8) };
                let bits = bits.next_power_of_two();
                let row = asm_mask_classes::ROWS.iter().find(|row| u64::from(row.bits) == bits)?;
                Some(AsmConstraint::Class(if code == "k" { row.all } else { row.selecting }))
            }
            "Yz" => {
                let register = match ty.bits() {
                    ..=128 => reg::XMM0,
                    129..=256 => reg::YMM0,
                    _ => reg::ZMM0,
                };
                Some(AsmConstraint::Register(register))
            }
            "v" if self.has_avx512vl => Some(AsmConstraint::Class(match ty.bits() {
                ..=32 => class::FR32X,
                33..=64 => class::FR64X,
                65..=128 => class::VR128X,
                129..=256 => class::VR256X,
                _ => class::VR512,
            })),
            "x" | "v" | "Y" | "Yi" | "Yt" | "Y2" => Some(AsmConstraint::Class(match ty.bits() {
                ..=32 => class::FR32,
                33..=64 => class::FR64,
                65..=128 => class::VR128,
                129..=256 => class::VR256,
                _ if code == "v" => class::VR512,
                _ => class::VR512_0_15,
            })),
            _ => None,
        }
    }

    /// Base, scale, index, displacement, segment.
    pub(super) fn memory_at(&self, dag: &mut Dag, base: Value) -> Operands {
        let none = dag.register(mir::Reg::NONE, self.pointer());
        let (one, zero) = (dag.target_constant(1, ValueType::I8), dag.target_constant(0, ValueType::I32));
        let segment = dag.register(mir::Reg::NONE, ValueType::I16);
        smallvec![base, one, none, zero, segment]
    }

    /// The part of a register that a modifier names, or the register itself.
    fn part(&self, isa: &Isa<'_>, reg: Physical, modifier: &str) -> Option<Physical> {
        let of_class = |class: u16| {
            let members = &isa.class(class).members;
            let overlaps = |r: &&Physical| isa.units(**r).iter().any(|u| isa.units(reg).contains(u));
            members.iter().find(overlaps).copied()
        };
        match modifier {
            // The class has the lower bytes first.
            "b" => of_class(class::GR8),
            "h" => of_class(class::GR8_ABCD_H),
            "w" => of_class(class::GR16),
            "k" => of_class(class::GR32),
            "q" => of_class(self.mode.general),
            "x" => of_class(class::VR128),
            "t" => of_class(class::VR256),
            "g" => of_class(class::VR512),
            _ => None,
        }
    }

    /// What GCC's manual defines for the kind of operand; a modifier that means nothing there is not written.
    pub(super) fn write_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        (modifier, intel): (&str, bool),
        out: &mut String,
    ) -> AsmOperand {
        let sign = if intel { "" } else { "$" };
        let written = match operands {
            _ if is_memory => {
                return memory(isa, operands, (modifier, intel), out).unwrap_or(AsmOperand::Usual);
            }
            [Operand::Reg(reg), ..] => {
                reg.reg.as_physical().and_then(|reg| self.register(isa, reg, (modifier, intel)))
            }
            [Operand::Imm(value)] => match modifier {
                "" | "b" | "h" | "w" | "k" | "q" | "V" | "x" | "t" | "g" => Some(format!("{sign}{value}")),
                "a" | "c" | "P" => Some(value.to_string()),
                "n" => Some(value.wrapping_neg().to_string()),
                _ => None,
            },
            [Operand::Global { .. } | Operand::Symbol { .. }] => {
                let (before, after) = match modifier {
                    "p" | "P" | "c" => ("", ""),
                    "a" if self.is_64() && !intel => ("", "(%rip)"),
                    "a" => ("", ""),
                    "" | "b" | "h" | "w" | "k" | "q" | "V" | "x" | "t" | "g" if intel => ("offset ", ""),
                    "" | "b" | "h" | "w" | "k" | "q" | "V" | "x" | "t" | "g" => ("$", ""),
                    "n" if intel => ("-offset ", ""),
                    "n" => ("-$", ""),
                    _ => return AsmOperand::Usual,
                };
                out.push_str(before);
                return AsmOperand::Symbol(0, after.to_owned());
            }
            [Operand::BlockAddress { .. }] => match modifier {
                "" | "b" | "h" | "w" | "k" | "q" | "V" | "x" | "t" | "g" | "c" | "l" | "p" | "P" => {
                    return AsmOperand::WithoutModifier;
                }
                _ => None,
            },
            _ => None,
        };
        match written {
            Some(text) => {
                out.push_str(&text);
                AsmOperand::Written
            }
            None => AsmOperand::Usual,
        }
    }

    fn register(&self, isa: &Isa<'_>, reg: Physical, (modifier, intel): (&str, bool)) -> Option<String> {
        let sign = if intel { "" } else { "%" };
        let own = name(isa, reg);
        Some(match modifier {
            "" | "c" | "P" => format!("{sign}{own}"),
            // An address in a register, and a jump to it.
            "a" => format!("({sign}{own})"),
            "A" => format!("*{sign}{own}"),
            "n" => format!("-{sign}{own}"),
            // A part of a symbol's name.
            "V" => name(isa, self.part(isa, reg, "q")?),
            _ => format!("{sign}{}", name(isa, self.part(isa, reg, modifier)?)),
        })
    }
}

/// A register without the sign in front.
fn name(isa: &Isa<'_>, reg: Physical) -> String {
    isa.target.register_name(reg, false).trim_start_matches('%').to_owned()
}

/// Memory: segment, base, index and displacement in the form of the dialect. Modifiers for sizes are for registers, and are no
/// mistake where a constraint allows both. `a` is what `p` goes with; `P` names what is jumped to.
fn memory(
    isa: &Isa<'_>,
    operands: &[Operand],
    (modifier, intel): (&str, bool),
    out: &mut String,
) -> Option<AsmOperand> {
    let &[Operand::Reg(base), Operand::Imm(scale), Operand::Reg(index), displacement, ..] = operands else {
        return None;
    };
    let add = match modifier {
        "" | "b" | "h" | "w" | "k" | "q" | "a" | "P" => 0,
        "H" if !intel => 8,
        _ => return None,
    };
    let register = |operand: mir::RegOperand| match operand.reg {
        Reg::NONE => Some(None),
        reg => Some(Some(name(isa, reg.as_physical()?))),
    };
    let (base, index) = (register(base)?, register(index)?);
    let number = match displacement {
        Operand::Imm(number) => Some(number + add),
        _ => None,
    };
    let more = if number.is_none() && add != 0 { format!("+{add}") } else { String::new() };
    let (before, after) = if intel {
        let is_place = number.is_none() && modifier == "P" && index.is_none();
        if is_place && base.as_deref().is_none_or(|base| base == "rip") {
            (String::new(), String::new())
        } else {
            let scaled = index.map(|index| if scale == 1 { index } else { format!("{scale}*{index}") });
            let terms: Vec<String> = base.into_iter().chain(scaled).collect();
            let mut before = format!("[{}", terms.join(" + "));
            match number {
                _ if terms.is_empty() => {}
                Some(0) => {}
                Some(number) if number < 0 => before.push_str(" - "),
                _ => before.push_str(" + "),
            }
            (before, format!("{more}]"))
        }
    } else {
        let mut after = more;
        if base.is_some() || index.is_some() {
            after.push('(');
            after.extend(base.map(|base| format!("%{base}")));
            after.extend(index.map(|index| format!(",%{index}")));
            after.extend((scale != 1).then(|| format!(",{scale}")));
            after.push(')');
        }
        (String::new(), after)
    };
    out.push_str(&before);
    let Some(number) = number else { return Some(AsmOperand::Symbol(3, after)) };
    let has_registers = if intel { before.len() > 1 } else { !after.is_empty() };
    match number {
        0 if has_registers => {}
        _ if intel && has_registers => out.push_str(&number.unsigned_abs().to_string()),
        _ => out.push_str(&number.to_string()),
    }
    out.push_str(&after);
    Some(AsmOperand::Written)
}
