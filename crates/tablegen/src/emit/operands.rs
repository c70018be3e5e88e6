//! Operand types, relocation specifiers and fixups.

use super::functions::Functions;
use crate::lang::value::View;
use crate::model::fields::{Def, Result, defs_of};
use crate::model::foreign::Methods;
use crate::model::instructions::{Instructions, OperandType};
use crate::model::subtarget::Subtargets;
use std::collections::{BTreeMap, BTreeSet};
use support::diag::Diagnostics;
use tables::image::{ImageBuilder, List, Str};
use tables::instructions::{
    self as records, NameSet, NamedValue, OperandFixup, PrintStyle, SpecifierSyntax, fixup_flags,
    operand_fixup_flags,
};
use tables::object::{MachRelocation, mach_relocation};

/// Numbers of specifiers and fixups by record name.
#[derive(Default)]
pub struct Symbolic {
    pub specifiers: BTreeMap<String, u16>,
    fixups: BTreeMap<String, u16>,
}

impl Symbolic {
    /// Writes all `Specifier` and `Fixup` records.
    pub fn write(
        all: &crate::lang::Records,
        sizes: &WordSizes,
        image: &mut ImageBuilder,
        functions: &mut Functions,
        subtargets: &Subtargets,
        diagnostics: &mut Diagnostics,
    ) -> Symbolic {
        let mut this = Symbolic::default();
        image.push(records::Specifier::default());
        for def in defs_of(all, "Specifier") {
            if def.name() == "NoSpecifier" {
                this.specifiers.insert(def.name().to_owned(), 0);
                continue;
            }
            let written = write_specifier(def, image, functions, subtargets)
                .and_then(|number| write_specified_data(def, number, image).map(|()| number));
            match written {
                Ok(number) => {
                    this.specifiers.insert(def.name().to_owned(), number as u16);
                }
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
        for def in defs_of(all, "Fixup") {
            match write_fixup(def, sizes.get(def.name()), image, functions, subtargets) {
                Ok(number) => {
                    this.fixups.insert(def.name().to_owned(), number as u16);
                }
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
        for def in defs_of(all, "DataFixup") {
            if let Err(diagnostic) = this.write_data_fixup(def, image) {
                diagnostics.push(*diagnostic);
            }
        }
        for def in defs_of(all, "MachRelocation") {
            if let Err(diagnostic) = this.write_mach_relocation(def, image) {
                diagnostics.push(*diagnostic);
            }
        }
        this
    }

    /// The relocation that Mach-O has for a fixup under a specifier.
    fn write_mach_relocation(&self, def: Def<'_>, image: &mut ImageBuilder) -> Result<()> {
        let number = |name: &str, numbers: &BTreeMap<String, u16>| -> Result<Option<u16>> {
            Ok(def.def(name)?.and_then(|found| numbers.get(found.name()).copied()))
        };
        let mut relocation = def.int("Number")?.unwrap_or(0) as u32 & mach_relocation::TYPE;
        let flags = [
            ("SeparateAddend", mach_relocation::SEPARATE_ADDEND),
            ("IsRelative", mach_relocation::RELATIVE),
            ("OfPersonality", mach_relocation::PERSONALITY),
        ];
        for (field, flag) in flags {
            relocation |= if def.bit(field)? { flag } else { 0 };
        }
        image.push(MachRelocation {
            fixup: number("TheFixup", &self.fixups)?.unwrap_or(u16::MAX),
            specifier: number("Spec", &self.specifiers)?.unwrap_or(0),
            number: relocation,
            size_log2: def.int("SizeLog2")?.unwrap_or(2) as u8,
        });
        Ok(())
    }

    fn write_data_fixup(&self, def: Def<'_>, image: &mut ImageBuilder) -> Result<()> {
        let relocation = |field: &str| -> Result<u32> {
            Ok(def.int(field)?.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX))
        };
        let specifier = def.def("Spec")?.and_then(|spec| self.specifiers.get(spec.name()).copied());
        let record = records::DataFixup {
            size_bytes: def.int("Size")?.unwrap_or(0) as u8,
            specifier: specifier.unwrap_or(0),
            absolute: relocation("Absolute")?,
            pc_relative: relocation("PCRel")?,
            add: relocation("Add")?,
            sub: relocation("Sub")?,
        };
        image.push(record);
        Ok(())
    }

    fn of_operand(&self, def: Def<'_>, image: &mut ImageBuilder) -> Result<List<OperandFixup>> {
        let mut list = Vec::new();
        for fixup in def.defs("Fixups")? {
            let find = |field, numbers: &BTreeMap<String, u16>| -> Result<u16> {
                let named = fixup.def(field)?.and_then(|d| numbers.get(d.name()).copied());
                named.ok_or_else(|| {
                    fixup.field_error(field, format!("field '{field}' is not set to such a record"))
                })
            };
            let mut flags = 0;
            for (field, flag) in [
                ("Redundant", operand_fixup_flags::REDUNDANT),
                ("Internal", operand_fixup_flags::INTERNAL),
                ("Difference", operand_fixup_flags::DIFFERENCE),
            ] {
                flags |= if fixup.bit(field)? { flag } else { 0 };
            }
            list.push(OperandFixup {
                specifier: find("Spec", &self.specifiers)?,
                fixup: find("TheFixup", &self.fixups)?,
                flags,
            });
        }
        Ok(image.push_all(&list))
    }
}

fn write_specifier(
    def: Def<'_>,
    image: &mut ImageBuilder,
    functions: &mut Functions,
    subtargets: &Subtargets,
) -> Result<u32> {
    // The text is written with its sign: `%hi`, `@plt`, `:lo12:`.
    let text = def.string("Text")?;
    let syntax = match text.starts_with(':') {
        true => SpecifierSyntax::Colon,
        false if def.bit("IsFunction")? => SpecifierSyntax::Percent,
        false => SpecifierSyntax::At,
    };
    let record = records::Specifier {
        name: image.string(text.trim_matches(['%', '@', ':'])),
        syntax: syntax as u8,
        constant: functions.field(image, subtargets, def, "ConstExpr", "Value")?,
        is_pc_relative: def.bit("IsPCRel")?.into(),
        fits: def.bit("Fits")?.into(),
        operand_flag: image.string(def.string("OperandFlag")?),
    };
    Ok(image.push(record))
}

/// Where a specifier may stand in data, its number of four bytes.
fn write_specified_data(def: Def<'_>, number: u32, image: &mut ImageBuilder) -> Result<()> {
    if let Some(relocation) = def.int("DataRelocation")?.and_then(|r| u32::try_from(r).ok()) {
        image.push(records::DataFixup {
            size_bytes: 4,
            specifier: number as u16,
            absolute: relocation,
            pc_relative: u32::MAX,
            add: u32::MAX,
            sub: u32::MAX,
        });
    }
    Ok(())
}

/// Sizes in bytes of the words that have a fixup, by its name.
pub type WordSizes = BTreeMap<String, BTreeSet<usize>>;

/// Finds them in the operands of instructions.
pub fn word_sizes(instructions: &Instructions<'_>) -> Result<WordSizes> {
    let mut by_type: Vec<Vec<String>> = Vec::new();
    for ty in &instructions.operand_types {
        let mut names = Vec::new();
        for fixup in ty.def.defs("Fixups")? {
            names.extend(fixup.def("TheFixup")?.map(|f| f.name().to_owned()));
        }
        by_type.push(names);
    }
    let mut sizes = WordSizes::new();
    for instruction in &instructions.instructions {
        let Some(value) = instruction.def.value("Inst") else { continue };
        let View::Bits(bits) = instruction.def.records.view(value) else { continue };
        for name in instruction.operands.iter().flat_map(|o| &by_type[o.ty as usize]) {
            sizes.entry(name.clone()).or_default().insert(bits.len().div_ceil(8));
        }
    }
    Ok(sizes)
}

/// The size of the words that have a fixup, where there is one. The byte order of words makes it matter.
fn word_bytes(def: Def<'_>, sizes: Option<&BTreeSet<usize>>) -> Result<u8> {
    let sizes: Vec<usize> = sizes.into_iter().flatten().copied().collect();
    let conventions = defs_of(def.records, "AsmConventions");
    let big_endian = conventions.first().map_or(Ok(false), |c| c.bit("BigEndianCode"))?;
    match sizes[..] {
        [size] => Ok(size as u8),
        [a, b, ..] if big_endian && !def.bit("AtField")? => {
            let message = format!(
                "the fixup is used in instructions of {a} and of {b} bytes, where its bits are at different places"
            );
            Err(def.field_error("AtField", message))
        }
        _ => Ok(0),
    }
}

fn write_fixup(
    def: Def<'_>,
    sizes: Option<&BTreeSet<usize>>,
    image: &mut ImageBuilder,
    functions: &mut Functions,
    subtargets: &Subtargets,
) -> Result<u32> {
    let small = |field: &str| -> Result<u16> {
        let number = def.int(field)?.unwrap_or(0);
        u16::try_from(number).map_err(|_| def.field_error(field, format!("field '{field}' is out of range")))
    };
    let mut flags = 0;
    for (field, flag) in [
        ("IsPCRel", fixup_flags::PC_RELATIVE),
        ("ForceRelocation", fixup_flags::FORCE_RELOCATION),
        ("LinkerRelaxable", fixup_flags::LINKER_RELAXABLE),
        ("AtField", fixup_flags::AT_FIELD),
        ("MayBecomeRelaxable", fixup_flags::MAY_BECOME_RELAXABLE),
        ("HighPart", fixup_flags::HIGH_PART),
        ("LowPart", fixup_flags::LOW_PART),
        ("ThreadLocal", fixup_flags::THREAD_LOCAL),
    ] {
        if def.bit(field)? {
            flags |= flag;
        }
    }
    let relocation = def.int("Relocation")?.and_then(|r| u32::try_from(r).ok()).unwrap_or(u32::MAX);
    let record = records::Fixup {
        name: image.string(def.string("Name")?),
        offset_bits: small("BitOffset")?,
        size_bits: small("BitSize")?,
        flags,
        relocation,
        adjust: functions.field(image, subtargets, def, "AdjustExpr", "Value")?,
        fits: match def.string("FitsExpr")?.trim() {
            "1" => 0,
            _ => functions.field(image, subtargets, def, "FitsExpr", "Value")?,
        },
        range_message: image.string(def.string("RangeMessage")?),
        multiple: small("Multiple")?.into(),
        word_bytes: word_bytes(def, sizes)?,
    };
    Ok(image.push(record))
}

/// Writes one operand type.
pub fn write_type(
    ty: &OperandType<'_>,
    symbolic: &Symbolic,
    (image, functions): (&mut ImageBuilder, &mut Functions),
    subtargets: &Subtargets,
    forms: List<records::OperandForm>,
    methods: &Methods,
) -> Result<()> {
    let def = ty.def;
    let (style, hook) = print_style(def)?;
    let default = def.int("DefaultValue")?;
    let record = records::OperandType {
        name: image.string(def.name()),
        kind: ty.kind as u8,
        num_parts: 1,
        class: ty.class.map_or(0, |c| c + 1),
        encode: functions.field(image, subtargets, def, "EncodeExpr", "Imm")?,
        decode: match methods.decoding(def)? {
            code if ty.class.is_some() || code.is_empty() => {
                functions.field(image, subtargets, def, "DecodeExpr", "Bits")?
            }
            code => functions.of_code(image, subtargets, (def, "DecoderMethod"), &code, &["Bits"])?,
        },
        style: style as u8,
        print: image.string(hook),
        predicate: match methods.range(def)? {
            code if ty.class.is_some() || code.is_empty() => {
                functions.field(image, subtargets, def, "MCOperandPredicate", "Imm")?
            }
            code => functions.of_code(image, subtargets, (def, "PredicateCode"), &code, &["Imm"])?,
        },
        reread: functions.field(image, subtargets, def, "RereadExpr", "Imm")?,
        decode_valid: functions.field(image, subtargets, def, "DecodeValid", "Bits")?,
        parser_class: 0,
        fixups: symbolic.of_operand(def, image)?,
        names: write_names(def, image, functions, subtargets)?,
        must_be_named: def.is_a("MustBeNamed").into(),
        signed_field: def.is_a("SignedField").into(),
        fields_name: image.string(def.string("FieldsName")?),
        field_bits: {
            let widths: Vec<u16> = def.ints("FieldBits")?.iter().map(|&bits| bits as u16).collect();
            image.numbers(&widths)
        },
        unknown_name: image.string(def.string("UnknownNameMessage")?),
        letters: image.string(def.string("Letters")?),
        empty_set: image.string(def.string("EmptySet")?),
        name_set: match () {
            () if def.is_a("NameRanges") => NameSet::Ranges,
            () if def.is_a("JoinedNames") => NameSet::Joined,
            () if def.is_a("NameSet") => NameSet::InBraces,
            () => NameSet::None,
        } as u8,
        range: def.int("RangeLength")?.unwrap_or(0) as u8,
        default: default.unwrap_or(0),
        has_default: u8::from(default.is_some()) + u8::from(default.is_some() && def.bit("DefaultIsAlias")?),
        print_value: functions.field(image, subtargets, def, "PrintExpr", "Imm")?,
        parse_value: functions.field(image, subtargets, def, "ParseExpr", "Imm")?,
        spelling: image.string(def.string("Spelling")?),
        list_len: def.int("ListLength")?.unwrap_or(0) as u8,
        list_stride: def.int("ListStride")?.unwrap_or(0) as u8,
        list_count: def.int("ListCount")?.unwrap_or(0) as u8,
        list_ranges: u8::from(def.has("ListRanges") && def.bit("ListRanges")?),
        forms,
        leb128: match def.is_a("Leb128") {
            true => 1 + u8::from(def.bit("Leb128IsSigned")?),
            false => 0,
        },
    };
    image.push(record);
    Ok(())
}

/// How an operand is printed, or the hook that prints it. Mixed-in classes say more than the method's name, which is
/// there for LLVM's tools.
fn print_style<'a>(def: Def<'a>) -> Result<(PrintStyle, &'a str)> {
    let said_by_class = [
        "NamedOperand",
        "LetterSet",
        "TableNamed",
        "NamedFields",
        "NameSet",
        "JoinedNames",
        "NameRanges",
        "OptionalWithDefault",
    ];
    if def.is_a("ZeroOffsetMemory") {
        return Ok((PrintStyle::BaseRegister, ""));
    }
    if def.is_a("WrittenAsParts") {
        return Ok((PrintStyle::Parts, ""));
    }
    Ok(match def.string("PrintMethod")? {
        "" | "printOperand" => (PrintStyle::Plain, ""),
        "printHex" => (PrintStyle::Hex, ""),
        "printHexBits" => (PrintStyle::HexBits, ""),
        "printHexBitsPadded" => (PrintStyle::HexBitsPadded, ""),
        "printBare" => (PrintStyle::Bare, ""),
        "printTarget" => (PrintStyle::Target, ""),
        "printTargetFromEnd" => (PrintStyle::TargetFromEnd, ""),
        "printTargetFromPlace" => (PrintStyle::TargetFromPlace, ""),
        _ if said_by_class.iter().any(|class| def.is_a(class)) => (PrintStyle::Plain, ""),
        hook => (PrintStyle::Plain, hook),
    })
}

/// The names of a `NamedOperand`, or those in the table of a `TableNamed` operand.
fn write_names(
    def: Def<'_>,
    image: &mut ImageBuilder,
    functions: &mut Functions,
    subtargets: &Subtargets,
) -> Result<List<NamedValue>> {
    let mut names: Vec<NamedValue> = Vec::new();
    for named in def.defs("Names")? {
        let value = named.int("Value")?.unwrap_or(0);
        let name = image.string(named.string("Name")?);
        let field = named.int("Field")?.unwrap_or(0);
        names.push(NamedValue { value, name, field, ..NamedValue::default() });
    }
    let table = def.string("NameTable")?;
    if table.is_empty() {
        return Ok(image.push_all(&names));
    }
    let (key, main) = (def.string("KeyField")?, def.string("NameField")?);
    let (others, deprecated) = (def.strings("OtherNameFields")?, def.strings("DeprecatedNameFields")?);
    for row in defs_of(def.records, table) {
        let value = row.int(key)?.ok_or_else(|| row.field_error(key, format!("field '{key}' is not set")))?;
        let known = functions.field(image, subtargets, row, "KnownExpr", "")?;
        let refusal = image.string(row.string("KnownMessage")?);
        let preferred = image.string(row.string(main)?);
        for field in std::iter::once(main).chain(others.iter().copied()) {
            let name: Str = image.string(row.string(field)?);
            let better = if deprecated.contains(&field) { preferred } else { Str::default() };
            if name != Str::default() {
                names.push(NamedValue { value, name, known, refusal, better, field: 0 });
            }
        }
    }
    Ok(image.push_all(&names))
}
