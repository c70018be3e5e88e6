//! Inline assembly: what constraints stand for, and how operands are written in both dialects.
//!
//! Source: GCC's manual, "Constraints for Particular Machines" and "x86 Operand Modifiers".

use super::Machine;
use ::mc::Reg as Physical;
use isel::dag::{Dag, Value};
use isel::lowering::{AsmCondition, AsmConstraint};
use mir::{Isa, Operand};
use smallvec::{SmallVec, smallvec};
use tables::value_type::{Kind, ValueType};

/// Registers by letter: of 8, 16, 32 and 64 bits.
const FIXED: [(&str, [&str; 4]); 6] = [
    ("a", ["AL", "AX", "EAX", "RAX"]),
    ("b", ["BL", "BX", "EBX", "RBX"]),
    ("c", ["CL", "CX", "ECX", "RCX"]),
    ("d", ["DL", "DX", "EDX", "RDX"]),
    ("S", ["SIL", "SI", "ESI", "RSI"]),
    ("D", ["DIL", "DI", "EDI", "RDI"]),
];

/// Classes by letter, likewise.
const CLASSES: [(&str, [&str; 4]); 4] = [
    ("q", ["GR8", "GR16", "GR32", "GR64"]),
    ("l", ["GR8", "GR16", "GR32_NOSP", "GR64_NOSP"]),
    ("Q", ["GR8_ABCD_L", "GR16_ABCD", "GR32_ABCD", "GR64_ABCD"]),
    ("R", ["GR8_NOREX", "GR16_NOREX", "GR32_NOREX", "GR64_NOREX"]),
];

fn width(ty: ValueType) -> usize {
    match ty.bits() {
        ..=8 => 0,
        9..=16 => 1,
        17..=32 => 2,
        _ => 3,
    }
}

fn class(isa: &Isa<'_>, name: &str) -> Option<u16> {
    (0..isa.num_classes() as u16).find(|&c| isa.class_name(c) == name)
}

/// What flags may be asked for: the ends of the instructions that store them.
const CONDITIONS: &[&str] = &[
    "a", "ae", "b", "be", "c", "e", "g", "ge", "l", "le", "na", "nae", "nb", "nbe", "nc", "ne", "ng", "nge",
    "nl", "nle", "no", "np", "ns", "nz", "o", "p", "pe", "po", "s", "z",
];

pub(super) fn condition(name: &str) -> Option<AsmCondition> {
    let end = name.strip_prefix("cc").filter(|end| CONDITIONS.contains(end))?;
    Some(AsmCondition { instruction: format!("set{end}"), code: "q", ty: ValueType::I8 })
}

impl Machine {
    pub(super) fn constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        if ty.is_float() && !ty.is_vector() {
            let register = |name| isa.target.register_by_name(name).map(AsmConstraint::Register);
            match code {
                "t" => return register("FP0"),
                "u" => return register("FP1"),
                "f" => return class(isa, "RFP80").map(AsmConstraint::Class),
                _ => {}
            }
        }
        if ty.kind() == Kind::X87 {
            return None;
        }
        if let Some((_, names)) = FIXED.iter().find(|(letter, _)| *letter == code) {
            return isa.target.register_by_name(names[width(ty)]).map(AsmConstraint::Register);
        }
        if let Some((_, names)) = CLASSES.iter().find(|(letter, _)| *letter == code) {
            return class(isa, names[width(ty)]).map(AsmConstraint::Class);
        }
        match code {
            "Yz" => {
                let name = if ty.bits() <= 128 { "XMM0" } else { "YMM0" };
                isa.target.register_by_name(name).map(AsmConstraint::Register)
            }
            "x" | "v" | "Y" | "Yi" | "Yt" | "Y2" => {
                let name = match ty.bits() {
                    ..=32 => "FR32",
                    33..=64 => "FR64",
                    65..=128 => "VR128",
                    _ => "VR256",
                };
                class(isa, name).map(AsmConstraint::Class)
            }
            "e" | "Z" | "W" | "G" | "C" => Some(AsmConstraint::Constant),
            _ => None,
        }
    }

    /// Base, scale, index, displacement, segment.
    pub(super) fn memory_at(&self, dag: &mut Dag, base: Value) -> SmallVec<[Value; 5]> {
        let none = dag.register(mir::Reg::NONE, ValueType::I64);
        let (one, zero) = (dag.target_constant(1, ValueType::I8), dag.target_constant(0, ValueType::I32));
        let segment = dag.register(mir::Reg::NONE, ValueType::I16);
        smallvec![base, one, none, zero, segment]
    }

    /// The part of a register that a modifier names, or the register itself.
    fn part(&self, isa: &Isa<'_>, reg: Physical, modifier: &str) -> Option<Physical> {
        let of_class = |name: &str| {
            let members = &isa.class(class(isa, name)?).members;
            let overlaps = |r: &&Physical| isa.units(**r).iter().any(|u| isa.units(reg).contains(u));
            members.iter().find(overlaps).copied()
        };
        match modifier {
            "" => Some(reg),
            // The class has the lower bytes first.
            "b" => of_class("GR8"),
            "h" => of_class("GR8_ABCD_H"),
            "w" => of_class("GR16"),
            "k" => of_class("GR32"),
            "q" => of_class("GR64"),
            "x" => of_class("VR128"),
            "t" => of_class("VR256"),
            "g" => of_class("VR512"),
            _ => None,
        }
    }

    pub(super) fn write_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        (modifier, intel): (&str, bool),
        out: &mut String,
    ) -> bool {
        let sign = if intel { "" } else { "%" };
        let name = |reg: Physical| isa.target.register_name(reg, false).trim_start_matches('%').to_owned();
        if is_memory {
            let [Operand::Reg(base), _, _, Operand::Imm(displacement), ..] = operands else { return false };
            let Some(base) = base.reg.as_physical() else { return false };
            let displacement = displacement + if modifier == "H" { 8 } else { 0 };
            if intel {
                out.push_str(&format!("[{} + {displacement}]", name(base)));
            } else if displacement == 0 {
                out.push_str(&format!("(%{})", name(base)));
            } else {
                out.push_str(&format!("{displacement}(%{})", name(base)));
            }
            return true;
        }
        match operands {
            [Operand::Reg(reg), ..] => {
                // An address in a register.
                if matches!(modifier, "a" | "A") && !intel {
                    let Some(reg) = reg.reg.as_physical() else { return false };
                    let (open, close) = if modifier == "a" { ("(", ")") } else { ("*", "") };
                    out.push_str(&format!("{open}%{}{close}", name(reg)));
                    return true;
                }
                let Some(part) = reg.reg.as_physical().and_then(|r| self.part(isa, r, modifier)) else {
                    return false;
                };
                out.push_str(&format!("{sign}{}", name(part)));
                true
            }
            [Operand::Imm(value)] => match modifier {
                "" | "b" | "w" | "k" | "q" => {
                    out.push_str(&format!("{}{value}", if intel { "" } else { "$" }));
                    true
                }
                "P" | "p" => {
                    out.push_str(&value.to_string());
                    true
                }
                _ => false,
            },
            // The shared code writes the symbol.
            [Operand::Global { .. } | Operand::Symbol { .. } | Operand::BlockAddress { .. }] => {
                if modifier.is_empty() && !intel {
                    out.push('$');
                }
                false
            }
            _ => false,
        }
    }
}
