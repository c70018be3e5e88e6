//! Operand classes of the assembly parser: what may stand at one place of an instruction, and how specific that is.

use super::{Matcher, suffixes};
use crate::model::fields::{Def, Result};
use tables::asm::{ClassKind, OperandClass, class_flags};
use tables::image::{List, Str};

/// What a class is known by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ClassKey {
    Token(String),
    /// A record used as an operand.
    Operand(String),
    /// A record used as an operand, without what stands behind the numbers of registers: many differ in nothing else. Their
    /// register class, how many make a list, and what is left of the spelling.
    Bare(String, i64, String),
    /// A record used as an operand, with what the assembly string says behind the number of a register.
    Divided(String, String),
    /// A register that is part of the text.
    Register(u16),
}

/// How specific a class is: kind, then number of registers.
pub(super) type Rank = (u8, usize);

impl Matcher<'_, '_> {
    pub(super) fn token(&mut self, text: &str) -> u16 {
        let key = ClassKey::Token(text.to_owned());
        if let Some(&known) = self.classes.get(&key) {
            return known;
        }
        let token = self.image.string(text);
        let record = OperandClass { name: token, kind: ClassKind::Token as u8, token, ..Default::default() };
        self.push_class(key, record, (0, 0))
    }

    fn push_class(&mut self, key: ClassKey, record: OperandClass, rank: Rank) -> u16 {
        let number = self.image.push(record) as u16;
        self.ranks.push(rank);
        self.classes.insert(key, number);
        number
    }

    /// The class of one register.
    pub(super) fn register_class(&mut self, register: u16) -> u16 {
        let key = ClassKey::Register(register);
        if let Some(&known) = self.classes.get(&key) {
            return known;
        }
        let mut bits = vec![0u16; self.registers.registers.len().div_ceil(16)];
        bits[register as usize / 16] |= 1 << (register % 16);
        let registers = self.image.numbers(&bits);
        let record = OperandClass { kind: ClassKind::Register as u8, registers, ..Default::default() };
        self.push_class(key, record, (1, 1))
    }

    /// Appends the classes of an operand; the position of the one that holds its value. `written` is whether it is written
    /// without what stands behind the number of a register, and what else stands there.
    pub(super) fn push_operand(
        &mut self,
        record: Def<'_>,
        written: (bool, Option<&str>),
        classes: &mut Vec<u16>,
    ) -> Result<usize> {
        if !record.is_a("ZeroOffsetMemory") {
            classes.push(self.operand_class(record, written)?);
            return Ok(classes.len() - 1);
        }
        // `(base)`; the parser reads a zero before it as well.
        let (open, close) = (self.token("("), self.token(")"));
        let base = self.operand_class(record, (false, None))?;
        let zero = self.optional_zero()?;
        classes.extend([zero, open, base, close]);
        Ok(classes.len() - 2)
    }

    /// `0`, which may be left out.
    fn optional_zero(&mut self) -> Result<u16> {
        let key = ClassKey::Operand("0?".to_owned());
        if let Some(&known) = self.classes.get(&key) {
            return Ok(known);
        }
        let token = self.image.string("0");
        let kind = ClassKind::Token as u8;
        let record =
            OperandClass { name: token, kind, token, flags: class_flags::OPTIONAL, ..Default::default() };
        Ok(self.push_class(key, record, (0, 0)))
    }

    /// The class of an operand; if it is `bare`, without what stands behind the number of a register, or with what the assembly
    /// string says there.
    fn operand_class(&mut self, record: Def<'_>, (bare, divided): (bool, Option<&str>)) -> Result<u16> {
        let suffix = suffixes::of(record).filter(|_| bare).unwrap_or("");
        let divided = divided.unwrap_or("");
        let key = if !divided.is_empty() {
            ClassKey::Divided(record.name().to_owned(), divided.to_owned())
        } else if suffix.is_empty() {
            ClassKey::Operand(record.name().to_owned())
        } else {
            let class = record.def("RegClass")?.map_or("", |class| class.name());
            let spelling = without(record.string("Spelling")?, suffix);
            ClassKey::Bare(class.to_owned(), record.int("ListLength")?.unwrap_or(0), spelling.to_owned())
        };
        if let Some(&known) = self.classes.get(&key) {
            return Ok(known);
        }
        let parsed = record.def("ParserMatchClass")?;
        let from_class = |field: &str| -> Result<&str> { parsed.map_or(Ok(""), |c| c.string(field)) };
        let mut diagnostic = from_class("DiagnosticString")?;
        let mut class = OperandClass { name: self.image.string(record.name()), ..Default::default() };
        if record.has("DefaultValue") || parsed.is_some_and(|c| c.bit("IsOptional").unwrap_or(false)) {
            class.flags |= class_flags::OPTIONAL;
        }
        if record.has("Forms") && record.dag("MIOperandInfo")?.is_some_and(|info| info.args().len() > 0) {
            class.kind = ClassKind::Forms as u8;
            let ty = self.instructions.type_by_name(record.name());
            class.ty = ty.ok_or_else(|| record.error("operand is not used by any instruction"))?;
            class.diagnostic = self.image.string(diagnostic);
            return Ok(self.push_class(key, class, (2, 2)));
        }
        let register_class =
            if record.is_a("RegisterOperand") { record.def("RegClass")? } else { Some(record) };
        let register_class = register_class.and_then(|c| Some((c, self.registers.class_by_name(c.name())?)));
        let rank;
        if let Some((class_def, number)) = register_class {
            let members = &self.registers.classes[number as usize].members;
            let mut bits = vec![0u16; self.registers.registers.len().div_ceil(16)];
            for &member in members {
                bits[member as usize / 16] |= 1 << (member % 16);
            }
            class.kind = ClassKind::Register as u8;
            class.registers = self.image.numbers(&bits);
            let spelling = without(record.string("Spelling")?, suffix);
            class.spelling = self.image.string(&format!("{spelling}{divided}"));
            class.list_len = record.int("ListLength")?.unwrap_or(0) as u8;
            class.list_stride = record.int("ListStride")?.unwrap_or(0) as u8;
            class.list_count = record.int("ListCount")?.unwrap_or(0) as u8;
            class.list_bare = u8::from(record.has("ListBare") && record.bit("ListBare")?);
            if record.is_a("WrittenAsParts") {
                class.flags |= class_flags::AS_PARTS;
            }
            rank = (1, members.len());
            if diagnostic.is_empty() {
                diagnostic = class_def.string("DiagnosticString")?;
            }
        } else {
            let described =
                ["NamedOperand", "LetterSet", "TableNamed", "NamedFields", "NameSet", "JoinedNames"]
                    .iter()
                    .any(|c| record.is_a(c));
            let method = from_class("ParserMethod")?;
            // A parser in C++ is none of ours: without it, numbers and symbols are read.
            if !method.is_empty() && !described && !self.is_foreign {
                class.kind = ClassKind::User as u8;
                class.parser = self.image.string(method);
                rank = (3, generality(parsed)?);
            } else {
                class.kind = ClassKind::Immediate as u8;
                let ty = self.instructions.type_by_name(record.name());
                class.ty = ty.ok_or_else(|| record.error("operand is not used by any instruction"))?;
                let only_names = ["NamedOperand", "LetterSet", "NameSet", "MustBeNamed", "NamedByFields"];
                if only_names.iter().any(|class| record.is_a(class)) {
                    class.flags |= class_flags::NAMES_ONLY;
                }
                rank = (2, if record.is_a("NamedOperand") { 0 } else { generality(parsed)? });
            }
        }
        class.diagnostic = self.image.string(diagnostic);
        for (name, flag) in [
            ("AnyName", class_flags::ANY_NAME),
            ("SymbolOnly", class_flags::SYMBOL_ONLY),
            ("CheckedLast", class_flags::CHECKED_LAST),
            ("SpecifierOnly", class_flags::SPECIFIER_ONLY),
            ("OrWholeRegister", class_flags::WHOLES),
        ] {
            class.flags |= if record.is_a(name) { flag } else { 0 };
        }
        if let Some(parsed) = parsed.filter(|p| p.is_a("MessageByHwMode")) {
            class.diagnostics = self.messages_by_mode(parsed, diagnostic)?;
        }
        Ok(self.push_class(key, class, rank))
    }

    /// What a class says in each hardware mode.
    fn messages_by_mode(&mut self, class: Def<'_>, default: &str) -> Result<List<Str>> {
        let (modes, messages) = (class.defs("MessageModes")?, class.strings("Messages")?);
        let mut texts = Vec::new();
        for mode in &self.subtargets.modes {
            let at = modes.iter().position(|m| m.name() == mode.name);
            let text = at.and_then(|at| messages.get(at)).copied().unwrap_or(default);
            texts.push(self.image.string(text));
        }
        Ok(self.image.push_all(&texts))
    }
}

/// A spelling without what it ends with.
fn without<'s>(spelling: &'s str, suffix: &str) -> &'s str {
    spelling.strip_suffix(suffix).unwrap_or(spelling)
}

/// How many steps a class is below the most general ones, counted from a number that no chain of classes is as long as.
fn generality(class: Option<Def<'_>>) -> Result<usize> {
    const MOST: usize = 64;
    let mut depth = 0;
    let mut level: Vec<Def<'_>> = class.into_iter().collect();
    while depth < MOST && !level.is_empty() {
        let mut above = Vec::new();
        for class in &level {
            above.extend(class.defs("SuperClasses")?);
        }
        above.sort_by_key(|c| c.name());
        above.dedup_by_key(|c| c.name());
        depth += usize::from(!above.is_empty());
        level = above;
    }
    Ok(MOST - depth)
}
