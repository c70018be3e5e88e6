//! Descriptions that were made for LLVM.
//!
//! A description of ours has a `TargetDescription` and is complete: what cannot be used of it is a mistake. One that was made
//! for LLVM leaves much to C++. It is used as far as it goes: instructions, operands, aliases and patterns that we cannot
//! carry out are left out, each with its reason, and the rest works. A file of ours that completes such a description says
//! so by a `Companion` in place of the `TargetDescription`. This module is where that is decided.

use super::asm_string::{self, Piece};
use super::fields::{Dag, Def, Result, defs_of};
use super::registers::{RegisterClass, Registers};
use super::sequence;
use crate::lang::Records;
use crate::lang::value::View;
use std::collections::{BTreeMap, BTreeSet};
use support::diag::{Diagnostic, Severity};

/// Whether a description was made for LLVM: it has no `TargetDescription`, or only that of a companion.
pub fn is_foreign(records: &Records) -> bool {
    defs_of(records, "TargetDescription").iter().all(|def| def.is_a("Companion"))
}

/// Whether dots are tokens of assembly text by themselves: the parser's variants say so.
pub fn has_tokens_at_dots(records: &Records) -> Result<bool> {
    let mut variants = defs_of(records, "AsmParserVariant").into_iter();
    variants.try_fold(false, |found, def| Ok(found || def.string("TokenizingCharacters")?.contains('.')))
}

/// How a description is turned into an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// What cannot be used is an error.
    Complete,
    /// What cannot be used is left out. Patterns, calling conventions and timing are looked at only if code is wanted.
    /// `assumes_plain`: methods in C++ that the description says nothing about are taken to do what is usual ([`Methods`]).
    AsFarAsItGoes { wants_code: bool, assumes_plain: bool },
}

impl Strictness {
    /// What a description asks for.
    pub fn of(records: &Records, wants_code: bool, assumes_plain: bool) -> Strictness {
        if is_foreign(records) {
            Strictness::AsFarAsItGoes { wants_code, assumes_plain }
        } else {
            Strictness::Complete
        }
    }

    pub fn leaves_out(self) -> bool {
        self != Strictness::Complete
    }

    pub fn wants_code(self) -> bool {
        !matches!(self, Strictness::AsFarAsItGoes { wants_code: false, .. })
    }

    fn assumes_plain(self) -> bool {
        matches!(self, Strictness::AsFarAsItGoes { assumes_plain: true, .. })
    }
}

/// What methods in C++ do.
///
/// An operand type without our expressions is written, encoded and decoded as LLVM's classes say for one without methods: a
/// number by its value, a register by its `HWEncoding`. A method may do something else, so an instruction with one is left out,
/// unless
///
/// * only the decoder has a method: the bytes follow from the records, and it can but undo them. Whether a number has a sign is
///   read off the range that the type states, or off the names of its method and parser class;
/// * the companion lists the method as plain (`Companion::PlainMethods`), or everything is to be taken so (`-plain-methods`).
///
/// Each is noted, once for a type: `mc -report` lists what was assumed.
#[derive(Default)]
pub struct Methods {
    is_foreign: bool,
    assumes_plain: bool,
    plain: BTreeSet<String>,
    /// Methods of fields that a `FieldLayout` describes.
    layouts: BTreeSet<String>,
    /// By operand type: the widths of the fields that hold it.
    widths: BTreeMap<String, BTreeSet<u32>>,
    /// Register classes whose members the encoding does not tell apart.
    unnumbered: BTreeSet<String>,
    assumed: BTreeMap<(String, String), Diagnostic>,
}

impl Methods {
    pub fn of(records: &Records, registers: &Registers, strictness: Strictness) -> Result<Methods> {
        if !strictness.leaves_out() {
            return Ok(Methods::default());
        }
        let mut plain = BTreeSet::new();
        for companion in defs_of(records, "Companion") {
            plain.extend(companion.strings("PlainMethods")?.into_iter().map(str::to_owned));
        }
        let mut layouts = BTreeSet::new();
        for layout in defs_of(records, "FieldLayout") {
            layouts.insert(layout.string("Method")?.to_owned());
        }
        Ok(Methods {
            is_foreign: true,
            assumes_plain: strictness.assumes_plain(),
            plain,
            layouts,
            widths: field_widths(records),
            unnumbered: unnumbered_classes(registers),
            assumed: BTreeMap::new(),
        })
    }

    /// What was assumed, as notes in the order of names.
    pub fn take_assumed(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.assumed).into_values().collect()
    }

    fn assume(&mut self, ty: Def<'_>, what: &str) {
        let key = (ty.name().to_owned(), what.to_owned());
        self.assumed.entry(key).or_insert_with(|| {
            let mut note = *ty.error(what);
            note.severity = Severity::Note;
            note
        });
    }

    fn is_plain(&self, method: &str) -> bool {
        let base = method.split('<').next().unwrap_or(method);
        self.assumes_plain || [method, base].iter().any(|name| self.plain.contains(*name))
    }

    /// Refuses an instruction whose bytes methods in C++ make or read, unless it is known what they do: bytes made without them
    /// would be wrong ones. Operands are looked at as they are declared, as a whole and in their parts.
    pub fn check(&mut self, def: Def<'_>) -> Result<()> {
        let method = def.string("PostEncoderMethod")?;
        if !method.is_empty() {
            if !self.is_plain(method) {
                let message =
                    format!("its encoding is finished by '{method}', which is code in another language");
                return Err(def.field_error("PostEncoderMethod", message));
            }
            if self.assumes_plain {
                self.assume(def, &format!("'{method}' is assumed to change nothing"));
            }
        }
        check_size(def)?;
        if let Some(dag) = def.dag("Inst").ok().flatten() {
            self.check_encoders(def, dag, 0)?;
        }
        for field in ["OutOperandList", "InOperandList"] {
            let Some(dag) = def.dag(field)? else { continue };
            for arg in dag.args() {
                // `(MemOperand $base, $offset):$addr` names the parts.
                let named = Dag::from_view(def.records, def.records.view(arg.value));
                let Some(ty) = named.map(|dag| dag.op).or_else(|| dag.arg_def(arg)) else { continue };
                self.check_operand(def, ty)?;
                let Some(parts) = ty.dag("MIOperandInfo")?.filter(|parts| parts.args().len() > 0) else {
                    continue;
                };
                for part in parts.args().filter_map(|arg| parts.arg_def(arg)) {
                    self.check_operand(def, part)?;
                }
                if let Some(name) = arg.name {
                    check_composite(def, ty, name)?;
                }
            }
        }
        Ok(())
    }

    /// Methods that an encoding names for single fields, `(operand "$x", n, (encoder "method"))`: each has a `FieldLayout`, or
    /// is known to be plain.
    fn check_encoders(&mut self, def: Def<'_>, dag: Dag<'_>, depth: u32) -> Result<()> {
        const MAX_DEPTH: u32 = 16;
        if let Some(method) = sequence::encoder(dag).filter(|method| !method.is_empty()) {
            let is_said = self.layouts.contains(method);
            if !is_said && !self.is_plain(method) {
                let message =
                    format!("field of '{method}' needs FieldLayout: it is code in another language");
                return Err(def.field_error("Inst", message));
            }
            if !is_said && self.assumes_plain {
                self.assume(def, &format!("'{method}' is assumed to mean the number as it is"));
            }
        }
        for arg in dag.args().filter(|_| depth < MAX_DEPTH) {
            if let Some(inner) = Dag::from_view(def.records, def.records.view(arg.value)) {
                self.check_encoders(def, inner, depth + 1)?;
            }
        }
        Ok(())
    }

    /// An operand's methods: each has an expression in its place, or is known to be plain.
    fn check_operand(&mut self, def: Def<'_>, ty: Def<'_>) -> Result<()> {
        let is_register = ty.is_a("RegisterOperand") || ty.is_a("RegisterClass");
        let class = if ty.is_a("RegisterOperand") { ty.def("RegClass")? } else { Some(ty) };
        if let Some(class) = class.filter(|class| is_register && self.unnumbered.contains(class.name())) {
            let message = format!("the registers of class '{}' have no HWEncoding", class.name());
            return Err(def.error(message));
        }
        let says_more = !ty.list("Forms")?.is_empty();
        let num_parts = ty.dag("MIOperandInfo")?.map_or(0, |parts| parts.args().len());
        for (field, ours) in [("EncoderMethod", "EncodeExpr"), ("DecoderMethod", "DecodeExpr")] {
            let method = ty.string(field)?;
            if method.is_empty() || says_more || !ty.string(ours)?.trim().is_empty() {
                continue;
            }
            let is_decoder = field == "DecoderMethod";
            // Registers are read by their class, whatever the method's name.
            if is_decoder && (is_register || ty.string("EncoderMethod")?.is_empty()) {
                if !is_register {
                    self.assume(ty, &format!("'{method}' is assumed to give the {} number", self.sign(ty)));
                }
                continue;
            }
            // A decoder undoes what the encoder does.
            let encoder = ty.string("EncoderMethod")?;
            if is_decoder
                && !encoder.is_empty()
                && self.is_plain(encoder)
                && ty.string("EncodeExpr")?.is_empty()
            {
                self.assume(ty, &format!("'{method}' is assumed to give the {} number", self.sign(ty)));
                continue;
            }
            if num_parts > 1 {
                let message = format!(
                    "operand type '{}' needs HasForms: '{method}' is code in another language",
                    ty.name()
                );
                return Err(def.error(message));
            }
            let is_known = is_decoder && !ty.string("EncodeExpr")?.trim().is_empty();
            if is_known || !self.is_plain(method) {
                let message = format!(
                    "operand type '{}' needs {ours}: '{method}' is code in another language",
                    ty.name()
                );
                return Err(def.error(message));
            }
            if self.assumes_plain {
                let what = if is_register { "the number of the register" } else { "the number as it is" };
                self.assume(ty, &format!("'{method}' is assumed to mean {what}"));
            }
        }
        Ok(())
    }

    /// The code that decodes a number whose type does not say how; empty if its bits are the number.
    pub fn decoding(&self, ty: Def<'_>) -> Result<String> {
        if !self.is_foreign || !ty.string("DecodeExpr")?.trim().is_empty() || self.sign(ty) != "signed" {
            return Ok(String::new());
        }
        let widths: Vec<u32> = self.widths.get(ty.name()).into_iter().flatten().copied().collect();
        Ok(match widths[..] {
            [width] if width < 64 => format!("sext(Bits, {width})"),
            _ => String::new(),
        })
    }

    /// The expression that says which numbers a type has that states no `MCOperandPredicate`, but a range as a pattern's leaf:
    /// `return isUInt<6>(N->getSExtValue());`. Empty if it states none, or something else.
    pub fn range(&self, ty: Def<'_>) -> Result<String> {
        if !self.is_foreign || !ty.string("MCOperandPredicate")?.trim().is_empty() {
            return Ok(String::new());
        }
        for field in ["ImmediateCode", "PredicateCode"] {
            if let Some(range) = ty.string(field).ok().and_then(range_of_leaf) {
                return Ok(format!("{range}(Imm)"));
            }
        }
        Ok(String::new())
    }

    /// Whether a number has a sign, by the range that the type states or, where it states none, by the names in it.
    fn sign(&self, ty: Def<'_>) -> &'static str {
        let text = |field: &str| ty.string(field).unwrap_or("");
        let ranges = [text("MCOperandPredicate"), text("ImmediateCode"), text("PredicateCode")].concat();
        if ranges.contains("isInt<") || ranges.contains("isShiftedInt<") {
            return "signed";
        }
        if ranges.contains("isUInt<") || ranges.contains("isShiftedUInt<") {
            return "unsigned";
        }
        let class =
            ty.def("ParserMatchClass").ok().flatten().map_or("", |class| class.string("Name").unwrap_or(""));
        let is_signed = [text("DecoderMethod"), class].iter().any(|name| names_signed_number(name));
        if is_signed { "signed" } else { "unsigned" }
    }
}

/// `isUInt<6>` of `return isUInt<6>(Imm);`.
fn range_of_leaf(code: &str) -> Option<&str> {
    const NUMBERS: [&str; 3] = ["Imm", "N->getSExtValue()", "N->getZExtValue()"];
    let test = code.trim().strip_prefix("return")?.trim().strip_suffix(';')?.trim_end().strip_suffix(')')?;
    let (range, number) = test.split_once('(')?;
    let width = range.strip_prefix("isUInt<").or_else(|| range.strip_prefix("isInt<"))?.strip_suffix('>')?;
    (width.parse::<u8>().is_ok_and(|width| (1..64).contains(&width)) && NUMBERS.contains(&number.trim()))
        .then_some(range)
}

/// Whether a name is that of a number with a sign: `SImm12`, `s16imm`, `decodeSignedOperand`.
fn names_signed_number(name: &str) -> bool {
    let name = name.to_ascii_lowercase().replace("unsigned", "");
    let mut before_number =
        name.match_indices("imm").map(|(at, _)| name[..at].trim_end_matches(|c: char| c.is_ascii_digit()));
    name.contains("signed") || before_number.any(|before| before.ends_with('s'))
}

/// Classes of several registers all of which have the number 0: code in C++ numbers them.
fn unnumbered_classes(registers: &Registers) -> BTreeSet<String> {
    let number = |&member: &u16| registers.registers.get(usize::from(member)).map_or(0, |r| r.encoding);
    let is_unnumbered =
        |class: &&RegisterClass| class.members.len() > 1 && class.members.iter().all(|m| number(m) == 0);
    registers.classes.iter().filter(is_unnumbered).map(|class| class.name.clone()).collect()
}

/// The widths of the fields of encodings, by the operand types that they hold.
fn field_widths(records: &Records) -> BTreeMap<String, BTreeSet<u32>> {
    let mut widths: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
    for def in defs_of(records, "Instruction") {
        for field in ["OutOperandList", "InOperandList"] {
            let Ok(Some(dag)) = def.dag(field) else { continue };
            for arg in dag.args() {
                let (Some(name), Some(ty)) = (arg.name, dag.arg_def(arg)) else { continue };
                let Some(value) = def.value(name) else { continue };
                let width = match records.view(value) {
                    View::Bits(bits) => bits.len() as u32,
                    _ => continue,
                };
                widths.entry(ty.name().to_owned()).or_default().insert(width);
            }
        }
    }
    widths
}

/// Refuses an instruction of which the records have only the first bytes.
fn check_size(def: Def<'_>) -> Result<()> {
    let Some(View::Bits(bits)) = def.value("Inst").map(|value| def.records.view(value)) else {
        return Ok(());
    };
    let stated = def.int("Size")?.unwrap_or(0);
    if stated * 8 <= bits.len() as i64 {
        return Ok(());
    }
    let message = format!("it has {stated} bytes, but the records have only {} bits", bits.len());
    Err(def.field_error("Size", message))
}

/// Refuses an operand of several parts that is written as a whole by a method in C++: its text is not in the records.
fn check_composite(def: Def<'_>, ty: Def<'_>, name: &str) -> Result<()> {
    let method = ty.string("PrintMethod")?;
    let is_said =
        !ty.list("Forms")?.is_empty() || ["ZeroOffsetMemory", "WrittenAsParts"].iter().any(|c| ty.is_a(c));
    let is_plain = matches!(method, "" | "printOperand")
        && ty.dag("MIOperandInfo")?.is_some_and(|p| p.args().len() == 1);
    if is_said || is_plain || !is_written(def.string("AsmString")?, name) {
        return Ok(());
    }
    let message =
        format!("operand type '{}' needs HasForms: '{method}' is code in another language", ty.name());
    Err(def.error(message))
}

/// Whether an assembly string has the operand, in a variant.
fn is_written(text: &str, name: &str) -> bool {
    const VARIANTS: usize = 4;
    (0..VARIANTS).any(|variant| {
        let pieces = asm_string::parse(text, variant).unwrap_or_default();
        pieces.iter().any(|piece| matches!(piece, Piece::Operand { name: written, .. } if written == name))
    })
}
