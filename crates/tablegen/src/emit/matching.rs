//! The tables of the assembly parser: what may follow a mnemonic ([`tables::asm`]), from the assembly strings of
//! instructions and aliases.
//!
//! An assembly string is split into its mnemonic, the operands it names, and the punctuation and words between them; each
//! becomes an operand class. Entries of a mnemonic are put from specific to general: a token before a register, a small
//! register class before a large one, a register before an immediate, more predicates before fewer; instructions before
//! aliases, and otherwise in the order of definition. Two entries that accept the same text under the same predicates and
//! make different instructions are reported.
//!
//! # Not done
//! Optional operands whose default is composite.

mod aliases;
mod classes;
mod parts;

pub use aliases::note_alias_operands;

use super::around;
use super::suffixes::{self, Suffixes};
use crate::lang::Records;
use crate::model::asm_string::{self, Piece};
use crate::model::fields::{Def, Result, defs_of};
use crate::model::foreign;
use crate::model::instructions::{Instruction, Instructions, Operand};
use crate::model::registers::Registers;
use crate::model::subtarget::Subtargets;
use classes::{ClassKey, Rank};
use parts::{Part, drop_operand, joined, split_pieces, text_of};
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use tables::asm::{ConvertOp, DataDirective, Match};
use tables::code::{write_number, write_signed};
use tables::image::{ImageBuilder, SectionId};
use tables::instructions::Keyword;

/// What the tables are made from.
pub struct Matcher<'e, 'a> {
    pub records: &'a Records,
    pub registers: &'e Registers,
    pub subtargets: &'e Subtargets,
    pub instructions: &'e mut Instructions<'a>,
    pub image: &'e mut ImageBuilder,
    pub diagnostics: &'e mut Diagnostics,
    /// The description was made for LLVM.
    is_foreign: bool,
    /// Names of the assembly variants.
    variants: Vec<String>,
    classes: BTreeMap<ClassKey, u16>,
    /// Order of the classes written: see [`Rank`].
    ranks: Vec<Rank>,
    converters: BTreeMap<Vec<u8>, u32>,
    entries: Vec<Entry<'a>>,
    /// By variant: what stands before the names of registers, if an `AsmParserVariant` says so.
    register_prefixes: Vec<Option<String>>,
    /// Registers by what assembly calls them.
    registers_by_text: BTreeMap<&'a str, u16>,
    suffixes: Suffixes<'a>,
}

/// An entry before sorting.
#[derive(Clone)]
struct Entry<'a> {
    def: Def<'a>,
    mnemonic: String,
    variant: u16,
    opcode: u16,
    predicates: u16,
    classes: Vec<u16>,
    converter: Vec<u8>,
    ties: Vec<u16>,
    source: String,
    is_alias: bool,
}

/// How an assembly string is read.
#[derive(Clone, Copy)]
struct Form {
    variant: usize,
    /// Registers are written by their numbers alone.
    bare: bool,
}

/// What is known of operands that are not written.
#[derive(Clone, Copy)]
enum Known<'n> {
    Nothing,
    /// The first is the same as the second.
    Same(&'n str, &'n str),
    /// They have these values.
    Values(&'n [(String, i64)]),
}

/// Where the operands of an instruction come from.
enum Source {
    /// The class at this position.
    Position(usize),
    Immediate(i64),
    Register(u16),
    /// An operand of the instruction made before.
    Tied(usize),
    /// The first part of the composite operand at this position.
    First(usize),
    /// A further part of a composite operand, which came with its first.
    Included,
}

impl<'e, 'a> Matcher<'e, 'a> {
    pub fn new(
        records: &'a Records,
        registers: &'e Registers,
        subtargets: &'e Subtargets,
        instructions: &'e mut Instructions<'a>,
        image: &'e mut ImageBuilder,
        diagnostics: &'e mut Diagnostics,
    ) -> Matcher<'e, 'a> {
        let suffixes = Suffixes::new(records, &instructions.operand_types);
        Matcher {
            records,
            registers,
            subtargets,
            instructions,
            image,
            diagnostics,
            is_foreign: foreign::is_foreign(records),
            variants: Vec::new(),
            classes: BTreeMap::new(),
            ranks: Vec::new(),
            converters: BTreeMap::new(),
            entries: Vec::new(),
            register_prefixes: Vec::new(),
            registers_by_text: BTreeMap::new(),
            suffixes,
        }
    }

    /// Writes all tables.
    pub fn write(mut self, variants: &[String]) {
        self.variants = variants.to_vec();
        self.read_register_prefixes(variants);
        for opcode in 0..self.instructions.instructions.len() {
            for variant in 0..variants.len() {
                let result = self.instruction(opcode, variant);
                self.report(result);
            }
        }
        for def in defs_of(self.records, "InstAlias").into_iter().filter(|def| !def.is_a("PrintOnly")) {
            for (variant, name) in variants.iter().enumerate() {
                let only = def.string("AsmVariantName").unwrap_or("");
                if only.is_empty() || only == name {
                    let result = self.alias(def, variant);
                    self.report(result);
                }
            }
        }
        let result = self.token_aliases();
        self.report(result);
        self.sort();
        self.write_entries();
        let result = self.write_mnemonic_aliases(variants);
        self.report(result);
        let result = self.write_data_directives();
        self.report(result);
        let result = self.write_keywords();
        self.report(result);
    }

    fn read_register_prefixes(&mut self, variants: &[String]) {
        let defs = defs_of(self.records, "AsmParserVariant");
        let of = |variant: &String| {
            let of_name = |d: &&Def<'_>| d.string("Name").is_ok_and(|n| !n.is_empty() && n == variant);
            defs.iter().find(of_name).and_then(|d| d.string("RegisterPrefix").ok()).map(str::to_owned)
        };
        self.register_prefixes = variants.iter().map(of).collect();
        for def in defs_of(self.records, "Register") {
            if let (Ok(text), Some(register)) = (def.string("AsmName"), self.registers.by_name(def.name())) {
                self.registers_by_text.entry(text).or_insert(register);
            }
        }
    }

    fn report(&mut self, result: Result<()>) {
        if let Err(diagnostic) = result {
            self.diagnostics.push(*diagnostic);
        }
    }

    // Entries.

    fn instruction(&mut self, opcode: usize, variant: usize) -> Result<()> {
        let instruction = &self.instructions.instructions[opcode];
        let def = instruction.def;
        let text = def.string("AsmString")?;
        if def.bit("isCodeGenOnly")? || text.is_empty() || instruction.is_broken {
            return Ok(());
        }
        if self.is_foreign && !self.is_of_variant(def, variant)? {
            return Ok(());
        }
        let ty = |name: &str| instruction.type_of(&self.instructions.operand_types, name);
        let split = self.split(def, text, self.suffixes.source(variant), ty)?;
        let Some((mut mnemonic, mut parts)) = split else {
            return self.named_mnemonics(opcode, variant);
        };
        let form = self.form(variant, &[def], &mut mnemonic, &parts, |name| {
            let operand = instruction.operands.iter().find(|o| o.name == name)?;
            self.suffixes.of_type(operand.ty)
        });
        let Some(form) = form else { return Ok(()) };
        // `$a = $b`: where both are written alike, one will do.
        let constraint = def.string("TwoOperandAliasConstraint")?;
        let entry = self.instruction_entry(opcode, form, &mnemonic, &parts, Known::Nothing)?;
        self.entries.push(entry);
        if let Some((left, right)) = constraint.split_once('=') {
            let name = |text: &str| text.trim().trim_start_matches('$').to_owned();
            let (dropped, kept) = (name(left), name(right));
            drop_operand(&mut parts, &dropped);
            let same = Known::Same(&dropped, &kept);
            let entry = self.instruction_entry(opcode, form, &mnemonic, &parts, same)?;
            self.entries.push(entry);
        }
        Ok(())
    }

    /// Whether an instruction is read in a variant: in all, or in the one that it names.
    fn is_of_variant(&self, def: Def<'_>, variant: usize) -> Result<bool> {
        let only = def.string("AsmVariantName")?;
        Ok(only.is_empty() || self.variants.get(variant).is_some_and(|name| name == only))
    }

    /// An instruction of a description made for LLVM whose mnemonic contains operands: an entry for each way to write those, if
    /// their types have names. Otherwise only aliases say how it is written.
    fn named_mnemonics(&mut self, opcode: usize, variant: usize) -> Result<()> {
        let instruction = &self.instructions.instructions[opcode];
        let def = instruction.def;
        if !self.is_foreign {
            return Ok(());
        }
        let source = self.suffixes.source(variant);
        let pieces = asm_string::parse(def.string("AsmString")?, source)
            .map_err(|e| def.field_error("AsmString", e.message))?;
        let pieces =
            around::insert(pieces, |name| instruction.type_of(&self.instructions.operand_types, name))?;
        let mut spellings = vec![(pieces, Vec::new())];
        let mut entries = Vec::new();
        while let Some((pieces, fixed)) = spellings.pop() {
            if let Some((mnemonic, parts)) = split_pieces(def, pieces.clone(), true)? {
                entries.push((mnemonic, parts, fixed));
                continue;
            }
            // The first operand is the one in the mnemonic.
            let at = pieces.iter().position(|piece| matches!(piece, Piece::Operand { .. }));
            let Some((at, Some(Piece::Operand { name, .. }))) = at.map(|at| (at, pieces.get(at))) else {
                return Ok(());
            };
            let operand = instruction.operands.iter().find(|operand| operand.name == *name);
            let ty = operand.map(|operand| self.instructions.operand_types[operand.ty as usize].def);
            for named in ty.map_or(Ok(Vec::new()), |ty| ty.defs("Names"))? {
                let mut spelled = pieces.clone();
                spelled[at] = Piece::Text(named.string("Name")?.to_owned());
                let mut known: Vec<(String, i64)> = fixed.clone();
                known.push((name.clone(), named.int("Value")?.unwrap_or(0)));
                spellings.push((joined(spelled), known));
            }
        }
        let form = Form { variant: source, bare: false };
        for (mnemonic, parts, fixed) in entries.into_iter().rev() {
            let entry = self.instruction_entry(opcode, form, &mnemonic, &parts, Known::Values(&fixed))?;
            self.entries.push(entry);
        }
        Ok(())
    }

    /// In which variant text of `variant` is read, and whether without suffixes, of which the first is put behind the
    /// mnemonic; `None` if it is the text of another variant. `defs` are as in [`Suffixes::apply`].
    fn form<'s>(
        &self,
        variant: usize,
        defs: &[Def<'_>],
        mnemonic: &mut String,
        parts: &[Part],
        suffix: impl Fn(&str) -> Option<&'s str>,
    ) -> Option<Form> {
        if self.suffixes.source(variant) == variant {
            return Some(Form { variant, bare: false });
        }
        let of_part = |part: &Part| match part {
            Part::Operand(name) => suffix(name),
            Part::Token(_) | Part::Register(_) => None,
        };
        let found = parts.iter().find_map(of_part).filter(|_| self.suffixes.apply(variant, defs))?;
        mnemonic.push_str(found);
        Some(Form { variant: self.suffixes.source(variant), bare: true })
    }

    fn instruction_entry(
        &mut self,
        opcode: usize,
        form: Form,
        mnemonic: &str,
        parts: &[Part],
        known: Known<'_>,
    ) -> Result<Entry<'a>> {
        let mut classes = Vec::new();
        let mut positions: BTreeMap<String, usize> = BTreeMap::new();
        let mut ties = Vec::new();
        let mut parts = parts.iter().peekable();
        while let Some(part) = parts.next() {
            let name = match part {
                Part::Token(text) => {
                    classes.push(self.token(text));
                    continue;
                }
                Part::Register(register) => {
                    classes.push(self.register_class(*register));
                    continue;
                }
                Part::Operand(name) => name,
            };
            let instruction = &self.instructions.instructions[opcode];
            let Some(index) = find_operand(instruction, name) else {
                let message = format!("no operand named '{name}' for the assembly string");
                return Err(instruction.def.field_error("AsmString", message));
            };
            let operand = &instruction.operands[index];
            // A composite operand as a whole is parsed by the class of the record that has the parts.
            let is_its_part = self.is_foreign && operand.num_parts == 1;
            let whole = operand.name != *name
                && !(is_its_part && instruction.composite(name).is_some_and(|whole| !whole.has("Forms")));
            let ty = self.instructions.operand_types[operand.ty as usize].def;
            let record = if whole { instruction.composite(name).unwrap_or(ty) } else { ty };
            let divided = parts.next_if(|part| self.divides(record, part)).map(text_of);
            let at = self.push_operand(record, (form.bare, divided), &mut classes)?;
            if let Some(&first) = positions.get(name) {
                ties.extend([first as u16, at as u16]);
            } else {
                positions.insert(name.clone(), at);
            }
        }
        if let Known::Same(dropped, kept) = known
            && let Some(&at) = positions.get(kept)
        {
            positions.insert(dropped.to_owned(), at);
        }
        let instruction = &self.instructions.instructions[opcode];
        let values = match known {
            Known::Values(values) => values,
            Known::Nothing | Known::Same(..) => &[],
        };
        let only_one =
            |operand: &Operand| self.only_value(self.instructions.operand_types[operand.ty as usize].def);
        let sources = instruction_sources(instruction, &positions, (values, &only_one), &mut ties)?;
        Ok(Entry {
            def: instruction.def,
            mnemonic: mnemonic.to_owned(),
            variant: form.variant as u16,
            opcode: opcode as u16,
            predicates: instruction.predicates,
            classes,
            converter: converter(&sources),
            ties,
            source: instruction.def.name().to_owned(),
            is_alias: false,
        })
    }

    // Text.

    /// Splits an assembly string, whose operands have the types `ty`. In a variant that says how registers are written, the name
    /// of a register is a register.
    fn split(
        &self,
        def: Def<'a>,
        text: &str,
        variant: usize,
        ty: impl Fn(&str) -> Option<Def<'a>>,
    ) -> Result<Option<(String, Vec<Part>)>> {
        let pieces = asm_string::parse(text, variant).map_err(|e| def.field_error("AsmString", e.message))?;
        let split = split_pieces(def, around::insert(pieces, ty)?, self.is_foreign)?;
        let Some((mnemonic, parts)) = split else { return Ok(None) };
        let Some(Some(prefix)) = self.register_prefixes.get(variant) else {
            return Ok(Some((mnemonic, parts)));
        };
        let mut joined: Vec<Part> = Vec::new();
        for part in parts {
            let Part::Token(word) = &part else {
                joined.push(part);
                continue;
            };
            let prefixed = prefix.is_empty() || joined.last() == Some(&Part::Token(prefix.clone()));
            match self.registers_by_text.get(word.as_str()).copied().filter(|_| prefixed) {
                Some(register) => {
                    if !prefix.is_empty() {
                        joined.pop();
                    }
                    joined.push(Part::Register(register));
                }
                None => joined.push(part),
            }
        }
        Ok(Some((mnemonic, joined)))
    }

    /// In a description made for LLVM, an operand that can only be one register need not be written, nor one of the number 0 that
    /// always has the same text.
    fn only_value(&self, ty: Def<'_>) -> Option<Source> {
        let class = if ty.is_a("RegisterOperand") { ty.def("RegClass").ok()? } else { Some(ty) };
        let class = class.and_then(|class| self.registers.class_by_name(class.name()));
        match class.filter(|_| self.is_foreign) {
            Some(class) => match self.registers.classes[class as usize].members[..] {
                [member] => Some(Source::Register(member)),
                _ => None,
            },
            None => ty.is_a("AlwaysWritten").then_some(Source::Immediate(0)),
        }
    }

    /// Whether a part of an assembly string says how the register before it is divided: `$a.4s`, where the type says `v#`.
    fn divides(&self, before: Def<'_>, part: &Part) -> bool {
        let is_open = || before.string("Spelling").is_ok_and(|spelling| spelling.ends_with('#'));
        let is_suffix = matches!(part, Part::Token(text) if text.starts_with('.'));
        self.is_foreign && is_suffix && before.is_a("SpelledByNumber") && is_open()
    }

    // Output.

    fn sort(&mut self) {
        let (ranks, sets) = (&self.ranks, &self.instructions.predicate_sets);
        let key = |entry: &Entry<'_>| {
            let ranks: Vec<Rank> = entry.classes.iter().map(|&c| ranks[c as usize]).collect();
            let predicates = sets.get(entry.predicates as usize).map_or(0, Vec::len);
            // Where LLVM's own parser does not say what it prefers, the shorter of two instructions comes first.
            let size = self.instructions.instructions.get(usize::from(entry.opcode)).map_or(0, |i| i.size);
            let size = if self.is_foreign { size } else { 0 };
            (ranks, std::cmp::Reverse(predicates), entry.is_alias, size, entry.def.id)
        };
        self.entries.sort_by(|a, b| a.mnemonic.cmp(&b.mnemonic).then_with(|| key(a).cmp(&key(b))));
        let mut seen: BTreeMap<(&str, u16, u16, &[u16]), &Entry<'_>> = BTreeMap::new();
        for entry in &self.entries {
            let text = (&*entry.mnemonic, entry.variant, entry.predicates, &*entry.classes);
            match seen.get(&text) {
                None => {
                    seen.insert(text, entry);
                }
                Some(first) if (first.opcode, &first.converter) != (entry.opcode, &entry.converter) => {
                    let message =
                        format!("it is written like '{}', in variant {}", first.source, entry.variant);
                    let error = entry.def.error_with(message, first.def, "which is defined here");
                    self.diagnostics.push(*error);
                }
                Some(_) => {}
            }
        }
    }

    fn write_entries(&mut self) {
        let mut records = Vec::new();
        for entry in std::mem::take(&mut self.entries) {
            let converter = match self.converters.get(&entry.converter) {
                Some(&known) => known,
                None => {
                    let offset = self.image.program(SectionId::Converters, &entry.converter);
                    self.converters.insert(entry.converter, offset);
                    offset
                }
            };
            records.push(Match {
                mnemonic: self.image.string(&entry.mnemonic),
                opcode: entry.opcode,
                variant: entry.variant,
                predicates: entry.predicates,
                classes: self.image.numbers(&entry.classes),
                converter,
                ties: self.image.numbers(&entry.ties),
                source: self.image.string(&entry.source),
            });
        }
        self.image.push_all(&records);
    }

    /// Words of free-form text.
    fn write_keywords(&mut self) -> Result<()> {
        for def in defs_of(self.records, "Keyword") {
            let meaning = def.def("Meaning")?.map_or(Ok(None), |m| m.int("Number"))?.unwrap_or(0);
            let text = self.image.string(def.string("Text")?);
            let argument = def.int("Argument")?.unwrap_or(0);
            let argument = u8::try_from(argument)
                .map_err(|_| def.field_error("Argument", "the argument of a keyword is a small number"))?;
            self.image.push(Keyword { text, meaning: meaning as u8, argument });
        }
        Ok(())
    }

    fn write_data_directives(&mut self) -> Result<()> {
        for conventions in defs_of(self.records, "AsmConventions") {
            let fields = [("TwoByteDirectives", 2), ("FourByteDirectives", 4), ("EightByteDirectives", 8)];
            for (field, size_bytes) in fields {
                for name in conventions.strings(field)? {
                    let name = self.image.string(name);
                    self.image.push(DataDirective { name, size_bytes, predicates: 0 });
                }
            }
        }
        for def in defs_of(self.records, "DataDirective") {
            let name = self.image.string(def.string("Name")?);
            let size_bytes = def.int("Size")?.unwrap_or(0) as u8;
            let predicates = self.instructions.predicate_set(def, "Predicates", self.subtargets)?;
            self.image.push(DataDirective { name, size_bytes, predicates });
        }
        Ok(())
    }
}

fn find_operand(instruction: &Instruction<'_>, name: &str) -> Option<usize> {
    let operands = &instruction.operands;
    let whole = || operands.iter().position(|o| o.is_part_of(name));
    operands.iter().position(|o| o.name == name).or_else(whole)
}

/// What an operand must be, if it can only be one register or number.
type OnlyValue<'f> = dyn Fn(&Operand) -> Option<Source> + 'f;

/// Where each operand of an instruction comes from, by the names in its assembly string.
fn instruction_sources(
    instruction: &Instruction<'_>,
    positions: &BTreeMap<String, usize>,
    (values, only_one): (&[(String, i64)], &OnlyValue<'_>),
    ties: &mut Vec<u16>,
) -> Result<Vec<Source>> {
    let whole = |operand: &Operand| positions.get(&operand.whole_name).copied();
    let mut sources = Vec::new();
    for (index, operand) in instruction.operands.iter().enumerate() {
        if let Some((_, value)) = values.iter().find(|(name, _)| *name == operand.name) {
            sources.push(Source::Immediate(*value));
            continue;
        }
        let own = positions.get(&operand.name).copied();
        // A definition that is not written is where the use that is tied to it is.
        let user = || {
            let mut users = instruction.operands.iter().filter(|o| o.tied_to == Some(index));
            let first = |o: &Operand| whole(o).filter(|_| o.part == 0).map(Source::First);
            users.find_map(|o| positions.get(&o.name).copied().map(Source::Position).or_else(|| first(o)))
        };
        // A part that is tied to a definition that is not written is written with the others.
        let is_written = |definition: usize| positions.contains_key(&instruction.operands[definition].name);
        let part_of = |at: usize| if operand.part == 0 { Source::Position(at) } else { Source::Included };
        let source = match (own, operand.tied_to) {
            (Some(at), Some(definition)) => {
                let definition = &instruction.operands[definition].name;
                if let Some(&first) = positions.get(definition)
                    && first != at
                {
                    ties.extend([first as u16, at as u16]);
                }
                Source::Position(at)
            }
            (Some(at), None) => Source::Position(at),
            (None, Some(definition)) => match whole(operand).filter(|_| !is_written(definition)) {
                Some(at) => part_of(at),
                None => Source::Tied(definition),
            },
            (None, None) => match (whole(operand), user()) {
                (Some(at), _) => part_of(at),
                (None, Some(source)) => source,
                (None, None) => match only_one(operand) {
                    Some(source) => source,
                    None => {
                        let message = format!("operand '{}' is not in the assembly string", operand.name);
                        return Err(instruction.def.field_error("AsmString", message));
                    }
                },
            },
        };
        sources.push(source);
    }
    Ok(sources)
}

fn converter(sources: &[Source]) -> Vec<u8> {
    let mut code = Vec::new();
    for source in sources {
        match source {
            Source::Position(at) => {
                code.push(ConvertOp::Operand as u8);
                write_number(&mut code, *at as u64);
            }
            Source::Immediate(value) => {
                code.push(ConvertOp::Immediate as u8);
                write_signed(&mut code, *value);
            }
            Source::Register(register) => {
                code.push(ConvertOp::Register as u8);
                write_number(&mut code, (*register).into());
            }
            Source::Tied(index) => {
                code.push(ConvertOp::Tied as u8);
                write_number(&mut code, *index as u64);
            }
            Source::First(at) => {
                code.push(ConvertOp::First as u8);
                write_number(&mut code, *at as u64);
            }
            Source::Included => {}
        }
    }
    code.push(ConvertOp::End as u8);
    code
}
