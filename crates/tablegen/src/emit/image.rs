//! The target image of a description.
//!
//! Order matters only where records name each other by index: registers, features and predicates first, then what refers
//! to them.

use super::functions::Functions;
use super::matching::{self, Matcher};
use super::operands::{self, Symbolic};
use super::pieces;
use super::printing;
use super::rewriting::{self, Rewriter, Rewrites};
use super::selection::{self, Selection};
use super::suffixes::Suffixes;
use crate::lang::Records;
use crate::model::decoder::{self, Entry, Overlap};
use crate::model::effects;
use crate::model::encoding::{self, InstBits};
use crate::model::fields::{Def, Result, defs_of};
use crate::model::foreign::{self, Strictness};
use crate::model::forms;
use crate::model::instructions::{Instruction, Instructions};
use crate::model::patterns::Problems;
use crate::model::registers::Registers;
use crate::model::sched::Scheduling;
use crate::model::sequence;
use crate::model::subtarget::Subtargets;
use std::collections::{BTreeMap, BTreeSet};
use support::diag::{Diagnostic, Diagnostics, Severity};
use tables::asm::AsmAlias;
use tables::decoding::DecoderTable;
use tables::image::{ImageBuilder, List, SectionId, Str};
use tables::instructions::{self as rec, inst_flags, target_flags};
use tables::rewriting::Rewrite;
use tables::subtarget as sub;

/// The image, and warnings; or errors. Patterns that are not meant to be used are left out: see [`left_out_patterns`].
pub fn build(records: &Records) -> std::result::Result<(Vec<u8>, Diagnostics), Diagnostics> {
    build_with(records, Strictness::Complete).map(|built| (built.image, built.warnings))
}

/// An image, and what there is to say about it.
pub struct Built {
    pub image: Vec<u8>,
    pub warnings: Diagnostics,
    /// What could not be used, one warning each; empty if the description has to be complete.
    pub left_out: Diagnostics,
    /// What was assumed of methods in C++, one note each.
    pub assumed: Diagnostics,
}

/// The same as [`build`], for descriptions that may be made for LLVM.
pub fn build_with(records: &Records, strictness: Strictness) -> std::result::Result<Built, Diagnostics> {
    let Emission { image, diagnostics, mut left_out, assumed } = emit(records, strictness);
    if !strictness.leaves_out() {
        return match diagnostics.has_errors() {
            true => Err(diagnostics),
            false => Ok(Built {
                image: image.finish(),
                warnings: diagnostics,
                left_out: Diagnostics::new(),
                assumed,
            }),
        };
    }
    let mut warnings = Diagnostics::new();
    for mut diagnostic in diagnostics {
        if diagnostic.severity == Severity::Error {
            diagnostic.severity = Severity::Warning;
            left_out.push(diagnostic);
        } else {
            warnings.push(diagnostic);
        }
    }
    Ok(Built { image: image.finish(), warnings, left_out, assumed })
}

/// Why selection patterns of the description are not in its image: one note for each that the description leaves out, and,
/// in a description that was not made for our code generator, one warning for each that this cannot use.
pub fn left_out_patterns(records: &Records) -> Diagnostics {
    emit(records, Strictness::Complete).left_out
}

/// What came of writing.
struct Emission {
    image: ImageBuilder,
    diagnostics: Diagnostics,
    left_out: Diagnostics,
    assumed: Diagnostics,
}

/// Writes everything.
fn emit(records: &Records, strictness: Strictness) -> Emission {
    let mut diagnostics = Diagnostics::new();
    let registers = Registers::read(records, &mut diagnostics);
    let subtargets = Subtargets::read(records, &mut diagnostics);
    let mut instructions = Instructions::read(records, &registers, &subtargets, &mut diagnostics);
    let scheduling = if strictness.wants_code() {
        effects::infer(records, &mut instructions, &mut diagnostics);
        Scheduling::read(records, &instructions, &mut diagnostics)
    } else {
        Scheduling::default()
    };
    let methods_in_cpp = foreign::Methods::of(records, &registers, strictness).unwrap_or_else(|diagnostic| {
        diagnostics.push(*diagnostic);
        foreign::Methods::default()
    });
    let mut emitter = Emitter {
        records,
        methods_in_cpp,
        scheduling,
        registers: &registers,
        subtargets: &subtargets,
        instructions,
        image: ImageBuilder::new(),
        functions: Functions::new(strictness.leaves_out()),
        diagnostics,
        left_out: Diagnostics::new(),
        is_foreign: strictness.leaves_out(),
    };
    emitter.write_registers();
    emitter.write_subtargets();
    emitter.note_more_operands();
    let specifiers = emitter.write_operands();
    let rewrites = emitter.read_rewrites(&specifiers);
    emitter.write_instructions(&rewrites);
    if strictness.wants_code() {
        emitter.write_instr_maps();
        emitter.write_inst_predicates();
        emitter.write_scheduling();
        emitter.write_searchable();
        emitter.write_calling_conventions();
    }
    emitter.write_matching();
    emitter.write_objects();
    if strictness.wants_code() {
        emitter.write_selection();
        emitter.write_machine(&specifiers);
    }
    emitter.write_target();
    emitter.write_predicate_sets();
    std::mem::take(&mut emitter.functions.ignored).into_iter().for_each(|d| emitter.diagnostics.push(d));
    let mut assumed = Diagnostics::new();
    emitter.methods_in_cpp.take_assumed().into_iter().for_each(|note| assumed.push(note));
    Emission { image: emitter.image, diagnostics: emitter.diagnostics, left_out: emitter.left_out, assumed }
}

pub(super) struct Emitter<'a> {
    pub(super) records: &'a Records,
    pub(super) registers: &'a Registers,
    pub(super) subtargets: &'a Subtargets,
    pub(super) instructions: Instructions<'a>,
    pub(super) scheduling: Scheduling,
    pub(super) image: ImageBuilder,
    pub(super) functions: Functions,
    pub(super) diagnostics: Diagnostics,
    /// Patterns that cannot be used.
    left_out: Diagnostics,
    /// The description was made for LLVM.
    is_foreign: bool,
    methods_in_cpp: foreign::Methods,
}

impl<'a> Emitter<'a> {
    pub(super) fn report<T>(&mut self, result: Result<T>) -> Option<T> {
        result.map_err(|diagnostic| self.diagnostics.push(*diagnostic)).ok()
    }

    pub(super) fn strings(&mut self, texts: &[String]) -> List<Str> {
        let strings: Vec<Str> = texts.iter().map(|t| self.image.string(t)).collect();
        self.image.push_all(&strings)
    }

    fn write_subtargets(&mut self) {
        let subtargets = self.subtargets;
        for feature in &subtargets.features {
            let record = sub::Feature {
                name: self.image.string(&feature.name),
                description: self.image.string(&feature.description),
                field: self.image.string(&feature.field),
                value: self.image.string(&feature.value),
                implies: self.image.numbers(&feature.implies),
                major_version: feature.version.0,
                minor_version: feature.version.1,
            };
            self.image.push(record);
        }
        for processor in &subtargets.processors {
            let record = sub::Processor {
                name: self.image.string(&processor.name),
                features: self.image.numbers(&processor.features),
                tune_features: self.image.numbers(&processor.tune_features),
                sched_model: processor.def.map_or(0, |d| self.scheduling.model_of(Def::new(self.records, d))),
            };
            self.image.push(record);
        }
        let mut conditions = Vec::new();
        for predicate in &subtargets.predicates {
            let condition = match &predicate.condition {
                Some(program) => self.functions.program(&mut self.image, &predicate.record, program),
                None => 0,
            };
            conditions.push(condition);
            let name = self.image.string(&predicate.record);
            let description = self.image.string(&predicate.description);
            self.image.push(sub::Predicate { name, description, condition });
        }
        for mode in &subtargets.modes {
            let parts: Vec<u32> =
                mode.predicates.iter().map(|&p| conditions[p as usize]).filter(|&c| c != 0).collect();
            let condition =
                if parts.is_empty() { 0 } else { self.functions.all_of(&mut self.image, &mode.name, &parts) };
            let name = self.image.string(&mode.name);
            self.image.push(sub::Mode { name, condition });
        }
    }

    /// Operand types that no instruction has, but aliases, compression patterns or forms of operands.
    fn note_more_operands(&mut self) {
        let (records, registers) = (self.records, self.registers);
        for note in [matching::note_alias_operands, rewriting::note_operands, forms::note_operands] {
            let result = note(records, &mut self.instructions, registers);
            self.report(result);
        }
    }

    fn read_rewrites(&mut self, specifiers: &BTreeMap<String, u16>) -> Rewrites {
        let rewriter = Rewriter {
            records: self.records,
            registers: self.registers,
            subtargets: self.subtargets,
            instructions: &mut self.instructions,
            image: &mut self.image,
            functions: &mut self.functions,
            specifiers,
        };
        rewriter.read(&mut self.diagnostics)
    }

    /// The tables of the assembly parser.
    fn write_matching(&mut self) {
        let variants = self.variants();
        let matcher = Matcher::new(
            self.records,
            self.registers,
            self.subtargets,
            &mut self.instructions,
            &mut self.image,
            &mut self.diagnostics,
        );
        matcher.write(&variants);
    }

    /// Operand types, specifiers and fixups; the numbers of specifiers by record name.
    fn write_operands(&mut self) -> BTreeMap<String, u16> {
        let result = operands::word_sizes(&self.instructions);
        let sizes = self.report(result).unwrap_or_default();
        let symbolic = Symbolic::write(
            self.records,
            &sizes,
            &mut self.image,
            &mut self.functions,
            self.subtargets,
            &mut self.diagnostics,
        );
        for ty in &self.instructions.operand_types {
            let forms = pieces::write_forms(
                ty.def,
                &self.instructions,
                self.registers,
                &mut self.image,
                &mut self.functions,
                self.subtargets,
            );
            let (image, functions) = (&mut self.image, &mut self.functions);
            let result = forms.and_then(|forms| {
                operands::write_type(
                    ty,
                    &symbolic,
                    (image, functions),
                    self.subtargets,
                    forms,
                    &self.methods_in_cpp,
                )
            });
            if let Err(diagnostic) = result {
                self.diagnostics.push(*diagnostic);
                self.image.push(rec::OperandType::default());
            }
        }
        symbolic.specifiers
    }

    fn write_instructions(&mut self, rewrites: &Rewrites) {
        let num_variants = self.num_variants();
        let (types, variants) = (self.image_types(), self.variants());
        let suffixes = Suffixes::new(self.records, &self.instructions.operand_types);
        let reader = printing::AliasReader {
            records: self.records,
            registers: self.registers,
            subtargets: self.subtargets,
            operand_types: &types,
            variants: &variants,
            suffixes: &suffixes,
            is_foreign: self.is_foreign,
        };
        let mut aliases = reader.read(&mut self.instructions, &mut self.image, &mut self.diagnostics);
        // Encoding and decoding methods are in the operand types just written.
        let methods = Methods::new(&self.instructions, &self.image_types());
        let mut instructions = std::mem::take(&mut self.instructions.instructions);
        let mut decoders = Decoders::default();
        for (opcode, instruction) in instructions.iter_mut().enumerate() {
            if instruction.is_broken {
                self.write_broken(instruction);
                continue;
            }
            let aliases = aliases.remove(&(opcode as u16)).unwrap_or_default();
            let result = self.write_instruction(
                opcode as u16,
                instruction,
                (num_variants, &suffixes),
                (&aliases, rewrites.get(&(opcode as u16)).map_or(&[], Vec::as_slice)),
                &methods,
                &mut decoders,
            );
            if self.report(result).is_none() {
                instruction.is_broken = true;
                self.write_broken(instruction);
            }
        }
        let mut by_name: Vec<u16> = (0..instructions.len() as u16).collect();
        by_name.sort_by_key(|&opcode| instructions[opcode as usize].def.name());
        for opcode in by_name {
            self.image.push(rec::NamedOpcode { opcode });
        }
        let result = super::prefixes::write(self.records, self.registers, &instructions, &mut self.image);
        self.report(result);
        self.instructions.instructions = instructions;
        self.write_decoders(decoders);
    }

    /// An instruction of which nothing can be used: it keeps its number, and its name, by which others are searched.
    fn write_broken(&mut self, instruction: &Instruction<'_>) {
        let name = self.image.string(instruction.def.name());
        self.image.push(rec::Instruction { name, ..rec::Instruction::default() });
    }

    /// The operand types written so far, for their methods.
    fn image_types(&self) -> Vec<rec::OperandType> {
        self.image.records()
    }

    fn num_variants(&self) -> usize {
        self.variants().len()
    }

    /// Names of the assembly variants; a single one without a name if the target says nothing.
    fn variants(&self) -> Vec<String> {
        let targets = defs_of(self.records, "Target");
        let variants =
            targets.first().and_then(|t| t.defs("AssemblyParserVariants").ok()).unwrap_or_default();
        if variants.is_empty() {
            return vec![String::new()];
        }
        variants.iter().map(|v| v.string("Name").unwrap_or("").to_owned()).collect()
    }

    fn write_instruction(
        &mut self,
        opcode: u16,
        instruction: &Instruction<'a>,
        (num_variants, suffixes): (usize, &Suffixes<'_>),
        (aliases, rewrites): (&[AsmAlias], &[Rewrite]),
        methods: &Methods,
        decoders: &mut Decoders,
    ) -> Result<()> {
        let mut operands = Vec::new();
        for operand in &instruction.operands {
            let ty = &self.instructions.operand_types[operand.ty as usize];
            operands.push(rec::Operand {
                name: self.image.string(&operand.name),
                ty: operand.ty,
                class: ty.class.map_or(0, |c| c + 1),
                tied_to: operand.tied_to.map_or(0, |t| t as u8 + 1),
                flags: operand.flags,
                part: operand.part,
                num_parts: operand.num_parts,
            });
        }
        let encodings = self.write_encodings(opcode, instruction, methods, decoders)?;
        let record = rec::Instruction {
            name: self.image.string(instruction.def.name()),
            operands: self.image.push_all(&operands),
            num_defs: instruction.num_defs as u8,
            size: instruction.size,
            predicates: instruction.predicates,
            sched_class: self.scheduling.class_of.get(opcode as usize).copied().unwrap_or(0),
            flags: instruction.flags,
            ts_flags: instruction.ts_flags,
            implicit_uses: self.image.numbers(&instruction.implicit_uses),
            implicit_defs: self.image.numbers(&instruction.implicit_defs),
            encodings,
            printers: printing::write_programs(
                instruction,
                (&self.instructions.operand_types, &methods.types),
                (num_variants, suffixes),
                &mut self.image,
            )?,
            aliases: self.image.push_all(aliases),
            rewrites: self.image.push_all(rewrites),
        };
        self.image.push(record);
        Ok(())
    }

    /// Encoding programs by hardware mode; decoder entries are noted on the way.
    fn write_encodings(
        &mut self,
        opcode: u16,
        instruction: &Instruction<'a>,
        methods: &Methods,
        decoders: &mut Decoders,
    ) -> Result<List<u32>> {
        if instruction.flags & inst_flags::PSEUDO != 0 {
            return Ok(List::EMPTY);
        }
        if self.is_foreign && instruction.flags & NOT_DECODED == 0 {
            self.methods_in_cpp.check(instruction.def)?;
        }
        let by_mode = encodings_by_mode(instruction.def, self.subtargets)?;
        let mut offsets = Vec::new();
        for (mode, encoding) in by_mode {
            if let Some(elements) = sequence::read(instruction, encoding)? {
                let read = |operand| elements.iter().any(|e| e.reads(operand, instruction));
                self.check_operands(instruction, encoding, &read)?;
                let code = pieces::program(instruction, &elements, methods)?;
                let program = self.image.program(SectionId::Encoding, &code);
                offsets.push(program);
                if instruction.flags & NOT_DECODED == 0 {
                    let entry = pieces::decoder_entry(opcode, instruction, &elements, program, methods);
                    decoders.add(encoding, mode, entry)?;
                }
                continue;
            }
            let Some(mut bits) = encoding::read(instruction, encoding)? else { return Ok(List::EMPTY) };
            self.write_recodings(&mut bits)?;
            self.check_operands(instruction, encoding, &|operand| bits.reads(operand))?;
            self.check_registers(instruction, encoding, &bits, methods)?;
            let code = bits.program(|operand| methods.encode(instruction, operand));
            offsets.push(self.image.program(SectionId::Encoding, &code));
            if instruction.flags & NOT_DECODED == 0 {
                self.note_decoder(opcode, instruction, encoding, &bits, mode, methods, decoders)?;
            }
        }
        Ok(self.image.push_all(&offsets))
    }

    /// The functions of recoded fields.
    fn write_recodings(&mut self, bits: &mut InstBits) -> Result<()> {
        for recoded in &mut bits.recoded {
            let def = Def::new(self.records, recoded.def);
            let mut function =
                |field| self.functions.field(&mut self.image, self.subtargets, def, field, "Bits");
            (recoded.encode, recoded.decode) = (function("EncodeExpr")?, function("DecodeExpr")?);
            if recoded.encode == 0 || recoded.decode == 0 {
                return Err(def.error("a recoded field needs an EncodeExpr and a DecodeExpr"));
            }
        }
        Ok(())
    }

    /// Every operand can be read back from the encoding: it has bits there, or is tied to one that has, or is a register of
    /// a class with no other. What the assembler or the disassembler do not see need not be.
    fn check_operands(
        &self,
        instruction: &Instruction<'a>,
        encoding: Def<'a>,
        has_bits: &dyn Fn(usize) -> bool,
    ) -> Result<()> {
        // A decoder in C++ is none of ours: what it reads is not in the encoding.
        let is_decoded_otherwise = !self.is_foreign && !encoding.string("DecoderMethod")?.is_empty();
        if instruction.flags & NOT_DECODED != 0 || is_decoded_otherwise {
            return Ok(());
        }
        let operands = &instruction.operands;
        for (index, operand) in operands.iter().enumerate() {
            let tied = |other: usize| {
                operand.tied_to == Some(other)
                    || operands.get(other).is_some_and(|o| o.tied_to == Some(index))
            };
            let ty = &self.instructions.operand_types[operand.ty as usize];
            let has_one = |class: u16| self.registers.classes[class as usize].members.len() == 1;
            let only_one = ty.def.is_a("AlwaysWritten") || ty.class.is_some_and(has_one);
            // Parts of an operand are encoded with its first one.
            let whole = operand.part > 0 && has_bits(index - operand.part as usize);
            let is_read = |i: usize| i == index || tied(i);
            if !only_one && !whole && !(0..operands.len()).any(|i| is_read(i) && has_bits(i)) {
                let message = format!("operand '{}' has no bits in the encoding", operand.name);
                return Err(encoding.field_error("Inst", message));
            }
        }
        Ok(())
    }

    /// In a description made for LLVM, a field that does not tell the registers of its class apart holds something else, which
    /// code in C++ makes.
    fn check_registers(
        &self,
        instruction: &Instruction<'a>,
        encoding: Def<'a>,
        bits: &InstBits,
        methods: &Methods,
    ) -> Result<()> {
        for field in bits.fields.iter().filter(|_| self.is_foreign) {
            let operand = &instruction.operands[field.operand];
            let class = self.instructions.operand_types[operand.ty as usize].class;
            let Some(class) = class.filter(|_| methods.encode(instruction, field.operand) == 0) else {
                continue;
            };
            let class = &self.registers.classes[class as usize];
            let number = |m: &u16| self.registers.registers.get(usize::from(*m)).map_or(0, |r| r.encoding);
            let all: BTreeSet<u64> = class.members.iter().map(|m| u64::from(number(m))).collect();
            let mask = bits.mask_of(field);
            let stored: BTreeSet<u64> = all.iter().map(|number| number & mask).collect();
            if stored.len() < all.len() {
                let message = format!(
                    "the registers of class '{}' are not told apart by the bits of operand '{}'",
                    class.name, operand.name
                );
                return Err(encoding.field_error("Inst", message));
            }
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "what an entry of a decoder table is made of")]
    fn note_decoder(
        &mut self,
        opcode: u16,
        instruction: &Instruction<'a>,
        encoding: Def<'a>,
        bits: &InstBits,
        mode: u16,
        methods: &Methods,
        decoders: &mut Decoders,
    ) -> Result<()> {
        let program = bits.operand_program(instruction, |operand| methods.decode(instruction, operand));
        let fallible = bits.repeats_bits()
            || !bits.recoded.is_empty()
            || instruction.operands.iter().any(|o| methods.may_refuse(o.ty));
        let entry = Entry {
            name: instruction.def.name().to_owned(),
            opcode,
            bits: bits.fixed.clone(),
            soft_zeros: bits.soft_zeros,
            soft_ones: bits.soft_ones,
            predicates: instruction.predicates,
            operands: self.image.program(SectionId::Decoding, &program),
            fallible,
            is_sequence: false,
            shape: pieces::shape_of_fields(instruction, &program),
        };
        decoders.add(encoding, mode, entry)
    }

    /// Tables in the order in which the description wants name spaces tried; within one, modes before the default and
    /// short instructions before long ones.
    fn write_decoders(&mut self, decoders: Decoders) {
        let conventions = defs_of(self.records, "AsmConventions");
        let order = match conventions.first().map(|c| c.strings("DecoderNamespaces")) {
            Some(Ok(order)) => order,
            Some(Err(diagnostic)) => {
                self.diagnostics.push(*diagnostic);
                Vec::new()
            }
            None => Vec::new(),
        };
        let place = |namespace: &str| order.iter().position(|n| *n == namespace).unwrap_or(order.len());
        let mut tables: Vec<_> = decoders.entries.into_iter().collect();
        tables
            .sort_by_key(|((namespace, mode, size), _)| (place(namespace), *size, std::cmp::Reverse(*mode)));
        for ((namespace, mode, size), entries) in tables {
            let (code, overlaps) = decoder::build(&entries);
            for overlap in overlaps {
                self.report_overlap(&overlap);
            }
            let program = self.image.program(SectionId::Decoding, &code);
            let namespace = self.image.string(&namespace);
            self.image.push(DecoderTable { namespace, mode, size, program });
        }
    }

    fn report_overlap(&mut self, overlap: &Overlap) {
        let def = |name: &str| {
            let opcode = self.instructions.opcode(name)?;
            self.instructions.instructions.get(opcode as usize).map(|i| i.def)
        };
        if let (Some(first), Some(second)) = (def(&overlap.first), def(&overlap.second)) {
            let message = format!("the encoding is that of '{}'", overlap.first);
            self.diagnostics.push(*second.error_with(message, first, "which is defined here"));
        }
    }

    fn write_objects(&mut self) {
        let result = super::objects::write(
            self.records,
            self.registers,
            self.subtargets,
            &mut self.instructions,
            &mut self.image,
        );
        self.report(result);
    }

    fn write_selection(&mut self) {
        let sets = selection::predicate_sets(self.records, &mut self.instructions, self.subtargets);
        let Some(predicate_sets) = self.report(sets) else { return };
        let selection = Selection {
            records: self.records,
            registers: self.registers,
            subtargets: self.subtargets,
            instructions: &self.instructions,
            predicate_sets,
            image: &mut self.image,
            functions: &mut self.functions,
            problems: Problems {
                errors: &mut self.diagnostics,
                left_out: &mut self.left_out,
                is_foreign: foreign::is_foreign(self.records),
            },
        };
        let result = selection.write();
        self.report(result);
        self.warn_of_left_out();
    }

    /// Patterns that the description does not mean to be left out are, if it was made for another code generator.
    fn warn_of_left_out(&mut self) {
        let count = self.left_out.iter().filter(|d| d.severity == Severity::Warning).count();
        if count > 0 {
            let first = self.left_out.iter().find(|d| d.severity == Severity::Warning).cloned();
            let mut warning = first.unwrap_or_else(|| Diagnostic::error_nowhere(""));
            warning.message =
                format!("{} ({count} in all; -print-left-out-patterns lists them)", warning.message);
            self.diagnostics.push(warning);
        }
    }

    fn write_predicate_sets(&mut self) {
        for set in &self.instructions.predicate_sets {
            let predicates = self.image.numbers(set);
            self.image.push(sub::PredicateSet { predicates });
        }
    }

    fn write_target(&mut self) {
        let result = self.target_record();
        if let Some(record) = self.report(result) {
            self.image.push(record);
        }
    }

    fn target_record(&mut self) -> Result<rec::Target> {
        let mut record = rec::Target {
            num_generic_opcodes: self.instructions.num_generic as u16,
            num_asm_variants: self.num_variants() as u16,
            ..Default::default()
        };
        if let Some(description) = defs_of(self.records, "TargetDescription").first() {
            record.name = self.image.string(description.string("Name")?);
            let processors = description.strings("Processors")?;
            let (features, little) = (description.strings("Implied")?, description.strings("LittleEndian")?);
            for (i, name) in description.strings("Architectures")?.into_iter().enumerate() {
                let little_endian = little.contains(&name).into();
                let name = self.image.string(name);
                let processor = self.image.string(processors.get(i).copied().unwrap_or(""));
                let features = self.image.string(features.get(i).copied().unwrap_or(""));
                self.image.push(rec::Architecture { name, processor, features, little_endian });
            }
        }
        if let Some(packets) = defs_of(self.records, "Packets").first() {
            record.packet_mask = packets.int("Mask")?.unwrap_or(0) as u32;
            record.packet_inner = packets.int("Inner")?.unwrap_or(0) as u32;
        }
        record.architectures = self.feature_names("ArchitectureName")?;
        record.extensions = self.feature_names("ExtensionName")?;
        // As the class has it, for descriptions without such a record.
        record.lacking_message = self.image.string("instruction requires the following: ");
        record.lacking_separator = self.image.string(", ");
        if let Some(conventions) = defs_of(self.records, "AsmConventions").first() {
            record.comment = self.image.string(conventions.string("CommentString")?);
            record.separator = self.image.string(conventions.string("SeparatorString")?);
            record.register_prefix = self.image.string(conventions.string("RegisterPrefix")?);
            record.inst_align = conventions.int("MinInstAlign")?.unwrap_or(1) as u8;
            record.immediate_prefix = self.image.string(conventions.string("ImmediatePrefix")?);
            record.lacking_message = self.image.string(conventions.string("LackingMessage")?);
            record.lacking_separator = self.image.string(conventions.string("LackingSeparator")?);
            record.name_prefix = self.image.string(conventions.string("NamePrefix")?);
            record.private_prefix = self.image.string(conventions.string("PrivateLabelPrefix")?);
            record.joining = self.image.string(conventions.string("JoiningCharacters")?);
            record.mach_variant = conventions.int("MachVariant")?.unwrap_or(0) as u16;
            record.initial_variant = conventions.int("InitialVariant")?.unwrap_or(0) as u16;
            record.load_address = conventions.int("LoadAddress")?.unwrap_or(0) as u64;
            record.object_format = match conventions.string("ObjectFormat")? {
                "elf" | "" => rec::ObjectFormat::Elf as u8,
                "flat" => rec::ObjectFormat::Flat as u8,
                other => {
                    let message = format!("'{other}' is not an object format: 'elf' and 'flat' are");
                    return Err(conventions.field_error("ObjectFormat", message));
                }
            };
            record.code_marker = self.image.string(conventions.string("CodeMarker")?);
            record.data_marker = self.image.string(conventions.string("DataMarker")?);
            record.elf_machine = conventions.int("ElfMachine")?.unwrap_or(0) as u16;
            for (field, flag) in [
                ("BigEndian", target_flags::BIG_ENDIAN),
                ("AlignIsPowerOfTwo", target_flags::ALIGN_IS_POWER),
                ("UsesRela", target_flags::RELA),
                ("FoldMnemonicCase", target_flags::FOLD_MNEMONIC_CASE),
                ("RegisterPrefixOptional", target_flags::REGISTER_PREFIX_OPTIONAL),
                ("NoAtSpecifiers", target_flags::NO_AT_SPECIFIERS),
                ("IsFreeForm", target_flags::FREE_FORM),
                ("HasRegisterAliases", target_flags::REGISTER_ALIASES),
                ("MessagesAreOfKind", target_flags::MESSAGES_ARE_OF_KIND),
                ("RelocateWithSymbol", target_flags::RELOCATE_WITH_SYMBOL),
                ("ShortNopsFirst", target_flags::SHORT_NOPS_FIRST),
            ] {
                if conventions.bit(field)? {
                    record.flags |= flag;
                }
            }
            if !conventions.bit("BigEndianCode")? {
                record.flags |= target_flags::LITTLE_ENDIAN_CODE;
            }
        }
        if self.is_foreign {
            record.flags |= target_flags::CHECKS_FIELDS;
            if foreign::has_tokens_at_dots(self.records)? {
                record.flags |= target_flags::REGISTERS_END_AT_DOTS;
            }
        }
        let mut nops = Vec::new();
        for nop in defs_of(self.records, "Nop") {
            let bytes: Vec<u16> = nop.ints("Bytes")?.iter().map(|&b| b as u8 as u16).collect();
            nops.push((bytes, self.instructions.predicate_set(nop, "Predicates", self.subtargets)?));
        }
        nops.sort_by_key(|(bytes, _)| std::cmp::Reverse(bytes.len()));
        for (bytes, predicates) in nops {
            let size = bytes.len() as u8;
            let bytes = self.image.numbers(&bytes);
            self.image.push(rec::Nop { size, predicates, bytes });
        }
        Ok(record)
    }

    /// Features by the names that records of a class give them.
    fn feature_names(&mut self, class: &str) -> Result<List<rec::NamedValue>> {
        let mut names = Vec::new();
        for def in defs_of(self.records, class) {
            let feature = def.def("Feature")?.and_then(|feature| self.subtargets.feature(feature.name()));
            let feature = feature.ok_or_else(|| def.field_error("Feature", "this is not a feature"))?;
            let name = self.image.string(def.string("Name")?);
            names.push(rec::NamedValue { value: feature.into(), name, ..Default::default() });
        }
        Ok(self.image.push_all(&names))
    }
}

/// The encodings of an instruction: one for all modes, or one for each.
fn encodings_by_mode<'a>(def: Def<'a>, subtargets: &Subtargets) -> Result<Vec<(u16, Def<'a>)>> {
    let Some(infos) = def.def("EncodingInfos")? else { return Ok(vec![(0, def)]) };
    let (modes, objects) = (infos.defs("Modes")?, infos.defs("Objects")?);
    if modes.is_empty() {
        return Ok(vec![(0, def)]);
    }
    let mut by_mode: Vec<(u16, Def<'a>)> = Vec::new();
    for (number, mode) in subtargets.modes.iter().enumerate() {
        let named = |name: &str| modes.iter().position(|m| m.name() == name).and_then(|i| objects.get(i));
        let object = named(&mode.name).or_else(|| named("DefaultMode")).copied().unwrap_or(def);
        by_mode.push((number as u16, object));
    }
    Ok(by_mode)
}

/// Decoder entries by name space, mode and size in bytes.
#[derive(Default)]
struct Decoders {
    entries: BTreeMap<(String, u16, u8), Vec<Entry>>,
}

impl Decoders {
    /// Adds an entry to the table that the encoding belongs to.
    fn add(&mut self, encoding: Def<'_>, mode: u16, entry: Entry) -> Result<()> {
        let size = entry.bits.len().div_ceil(8) as u8;
        let key = (encoding.string("DecoderNamespace")?.to_owned(), mode, size);
        self.entries.entry(key).or_default().push(entry);
        Ok(())
    }
}

/// Instructions that only the code generator or the assembly parser knows.
const NOT_DECODED: u64 = inst_flags::CODE_GEN_ONLY | inst_flags::ASM_PARSER_ONLY;

/// Encoding and decoding functions of operand types.
pub(super) struct Methods {
    pub types: Vec<rec::OperandType>,
    is_register: Vec<bool>,
}

impl Methods {
    fn new(instructions: &Instructions<'_>, types: &[rec::OperandType]) -> Methods {
        Methods {
            types: types.to_vec(),
            is_register: instructions.operand_types.iter().map(|t| t.class.is_some()).collect(),
        }
    }

    pub fn encode(&self, instruction: &Instruction<'_>, operand: usize) -> u32 {
        self.types[instruction.operands[operand].ty as usize].encode
    }

    pub fn decode(&self, instruction: &Instruction<'_>, operand: usize) -> u32 {
        self.types[instruction.operands[operand].ty as usize].decode
    }

    /// Registers may have no member with the encoding; immediates may be illegal.
    fn may_refuse(&self, ty: u16) -> bool {
        let record = &self.types[ty as usize];
        self.is_register[ty as usize]
            || record.predicate != 0
            || record.decode_valid != 0
            || record.must_be_named != 0
    }
}
