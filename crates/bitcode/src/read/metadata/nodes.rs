//! Records of specialised nodes.
//!
//! A record is decoded by the layout of its code. Versions have appended fields, so a short record leaves the rest at
//! their defaults; the few records that changed otherwise are brought to today's form first.

use super::{IntTypes, MdReader};
use crate::bitstream::{Error, Record};
use crate::codes::metadata as code;
use crate::metadata_layout::{Item, LAYOUTS, Layout, Word};
use crate::read::attributes::wide_int;
use ir::metadata::MdKind;
use ir::metadata::schema::{FieldType, LANG_NAME_GIVEN, SCHEMAS, Show, Tail};
use ir::metadata::schema::{
    di_enumerator, di_file, di_fixed_point_type, di_global_variable_expression, di_subprogram,
};
use ir::types::{MAX_INT_BITS, TypeData};
use ir::{ConstData, ConstKind, Type};
use std::sync::LazyLock;

/// How to decode the records of one code.
struct Decoder {
    kind: MdKind,
    layout: &'static Layout<Word>,
    /// The words of a node of which nothing is given.
    defaults: Vec<u32>,
    /// Words that are sizes: plain numbers in records without [`SIZE_IS_METADATA`].
    sizes: Vec<Word>,
}

/// Decoders by record code.
static DECODERS: LazyLock<Vec<Option<Decoder>>> = LazyLock::new(|| {
    let mut decoders = Vec::new();
    for (schema, layout) in SCHEMAS.iter().zip(LAYOUTS.iter()) {
        let Some(layout) = layout else { continue };
        let (mut defaults, mut sizes) = (Vec::new(), Vec::new());
        for field in schema.fields {
            if field.ty == FieldType::Size {
                sizes.push(defaults.len());
            }
            let default = if field.show == Show::Unset { 1 } else { field.ty.default_word() };
            defaults.resize(defaults.len() + field.ty.words(), default);
        }
        let at = layout.code as usize;
        if decoders.len() <= at {
            decoders.resize_with(at + 1, || None);
        }
        decoders[at] = Some(Decoder { kind: schema.kind, layout, defaults, sizes });
    }
    decoders
});

/// The flag of `DISubprogram` for definitions.
const SP_FLAG_DEFINITION: u32 = 1 << 3;

/// Bit 63 of a language: it is a versioned name.
const VERSIONED_LANGUAGE: u64 = 1 << 63;

impl MdReader<'_> {
    /// A record of a specialised node.
    pub(super) fn node(&mut self, record: &Record<'_>) -> Result<Option<Error>, Error> {
        let Some(Some(decoder)) = DECODERS.get(record.code as usize) else {
            return Err(record.error(format!("unknown METADATA record {}", record.code)));
        };
        let first = record.op(0)?;
        check_version(record.code, first, record)?;
        self.progress.words.clear();
        self.progress.words.extend_from_slice(&decoder.defaults);
        let ops = &record.ops[1..];
        let sizes_are_numbers = !decoder.sizes.is_empty() && first & size_flag(record.code) == 0;
        let mut at = 0;
        for item in &decoder.layout.items {
            let Some(&op) = ops.get(at) else { break };
            at += 1;
            match *item {
                Item::Ref(word) | Item::OptionalRef(word) => {
                    self.progress.words[word] = if sizes_are_numbers && decoder.sizes.contains(&word) {
                        self.number_as_metadata(op)
                    } else {
                        self.reference(op, record)?
                    };
                }
                Item::Id(word) => self.progress.words[word] = self.item(op, record)?.to_word(),
                Item::Num(word) => self.progress.words[word] = op as u32,
                Item::Signed(word) => self.progress.words[word] = op as u32,
                Item::Wide(word) => {
                    self.progress.words[word] = op as u32;
                    self.progress.words[word + 1] = (op >> 32) as u32;
                }
                Item::PlusOne(word) => self.progress.words[word] = (op as u32).wrapping_sub(1),
                Item::OrZero(word) => self.progress.words[word] = if op == 0 { u32::MAX } else { op as u32 },
                Item::OrAllOnes(word) => self.progress.words[word] = op as u32,
                Item::Language(plain, versioned) => {
                    if op & VERSIONED_LANGUAGE != 0 {
                        self.progress.words[versioned] = op as u32 & !LANG_NAME_GIVEN | LANG_NAME_GIVEN;
                    } else {
                        self.progress.words[plain] = op as u32;
                    }
                }
                Item::IntBits(word) => at = self.enumerator_value(word, record)?,
                Item::IntBitsAndWords(word) => at += self.packed_integer(word, at - 1, record)?,
                // Was read with the width.
                Item::IntWords(_) => at -= 1,
                Item::Const(_) => {}
                Item::TailRefs => {
                    for &op in &ops[at - 1..] {
                        let word = self.reference(op, record)?;
                        self.progress.words.push(word);
                    }
                    at = ops.len();
                }
                Item::TailElements => {
                    self.progress
                        .words
                        .extend(ops[at - 1..].iter().flat_map(|&op| [op as u32, (op >> 32) as u32]));
                    at = ops.len();
                }
            }
        }
        if let Some((word, bit)) = decoder.layout.flag {
            self.progress.words[word] = (first >> bit) as u32 & 1;
        }
        let distinct = self.adjust(decoder.kind, first & 1 != 0, record)?;
        debug_assert!(self.progress.words.len() >= decoder.defaults.len());
        debug_assert!(
            decoder.kind.schema().tail != Tail::None || self.progress.words.len() == decoder.defaults.len()
        );
        self.define_node(decoder.kind, distinct);
        let surplus = ops.len() > at;
        Ok(surplus.then(|| {
            let name = decoder.kind.schema().name;
            Error::new(
                record.bit,
                format!("METADATA record for {name} has operands of a newer version; ignored"),
            )
        }))
    }

    /// What the layout cannot say. The result is whether the node is distinct.
    fn adjust(&mut self, kind: MdKind, distinct: bool, record: &Record<'_>) -> Result<bool, Error> {
        match kind {
            MdKind::CompileUnit => return Ok(true),
            MdKind::Subprogram => {
                let flags = self.progress.words[di_subprogram::SP_FLAGS.word()];
                return Ok(distinct || flags & SP_FLAG_DEFINITION != 0);
            }
            MdKind::AssignId if !distinct => return Err(record.error("DIAssignID that is not distinct")),
            MdKind::File => {
                let (kind, checksum) = (di_file::CHECKSUM_KIND.word(), di_file::CHECKSUM.word());
                if self.progress.words[kind] == 0 || self.progress.words[checksum] == u32::MAX {
                    (self.progress.words[kind], self.progress.words[checksum]) = (0, u32::MAX);
                }
            }
            // Annotations and pointer authentication were both once alone at the end.
            MdKind::DerivedType if record.ops.len() == 14 => {
                self.progress.words[ir::metadata::schema::di_derived_type::ANNOTATIONS.word()] = u32::MAX;
            }
            MdKind::GlobalVariableExpression => {
                let word = di_global_variable_expression::EXPR.word();
                if self.progress.words[word] == u32::MAX {
                    self.progress.words[word] = self.table.intern_node(MdKind::Expression, &[]).to_word();
                }
            }
            _ => {}
        }
        Ok(distinct)
    }

    /// A size that is written as a number: a constant, or null for 0.
    fn number_as_metadata(&mut self, number: u64) -> u32 {
        if number == 0 {
            return u32::MAX;
        }
        let constant = self.consts.int(Type::I64, number);
        self.table.value(constant).to_word()
    }

    /// The value of an enumerator: width, name (read by the caller before) and words; or in older files a signed number
    /// and the name. The result is the place of the name.
    fn enumerator_value(&mut self, word: Word, record: &Record<'_>) -> Result<usize, Error> {
        let is_wide = record.op(0)? & 4 != 0;
        let value = record.op(1)?;
        self.progress.words[word] = if is_wide {
            let words = record.ops.get(3..).unwrap_or_default();
            self.integer(value, words, record)?
        } else {
            self.integer(64, &[value], record)?
        };
        self.progress.words[di_enumerator::NAME.word()] = self.reference(record.op(2)?, record)?;
        Ok(record.ops.len() - 1)
    }

    /// An integer whose width and number of words are one operand. The result is the number of words.
    fn packed_integer(&mut self, word: Word, at: usize, record: &Record<'_>) -> Result<usize, Error> {
        debug_assert!(
            [di_fixed_point_type::NUMERATOR.word(), di_fixed_point_type::DENOMINATOR.word()].contains(&word)
        );
        let ops = &record.ops[1 + at..];
        let Some((&head, words)) = ops.split_first() else { return Err(record.error("too few operands")) };
        let count = (head >> 32) as usize;
        let Some(words) = words.get(..count) else { return Err(record.error("too few operands")) };
        // No number of width 0 is written as no number.
        if head & 0xffff_ffff != 0 {
            self.progress.words[word] = self.integer(head & 0xffff_ffff, words, record)?;
        }
        Ok(count)
    }

    fn integer(&mut self, bits: u64, words: &[u64], record: &Record<'_>) -> Result<u32, Error> {
        if bits == 0 || bits > u64::from(MAX_INT_BITS) {
            return Err(record.error("integer of an invalid width"));
        }
        let bits = bits as u32;
        let limbs = wide_int(bits, words);
        // The type of such a constant is not in the file, so it may be new.
        let ty = match &mut self.types {
            IntTypes::Module(types) => Some(types.int(bits)),
            IntTypes::Function(types) => types.find(&TypeData::Int(bits)),
        };
        let ty = ty.ok_or_else(|| record.error("integer of an unusual width"))?;
        let kind = if bits <= 64 { ConstKind::Int(limbs[0]) } else { ConstKind::WideInt(limbs) };
        let constant = self.consts.intern(ConstData { ty, kind });
        Ok(self.table.value(constant).to_word())
    }
}

/// The bit of the first operand that tells that sizes are references.
fn size_flag(code: u32) -> u64 {
    if code == code::COMPOSITE_TYPE { 4 } else { 2 }
}

/// Versions of records that LLVM 15 and later do not write.
fn check_version(code: u32, first: u64, record: &Record<'_>) -> Result<(), Error> {
    let known = match code {
        code::SUBRANGE => first >> 1 == 2,
        code::GLOBAL_VAR => first >> 1 == 2,
        code::EXPRESSION => first >> 1 == 3,
        code::LOCAL_VAR => first & 2 != 0,
        code::SUBPROGRAM => first & 6 == 6,
        code::MODULE => record.ops.len() >= 8,
        code::NAMESPACE => record.ops.len() == 3,
        code::TEMPLATE_VALUE => record.ops.len() >= 6,
        code::STRING_TYPE => record.ops.len() >= 9,
        code::GENERIC_DEBUG => record.op(2)? == 0,
        _ => true,
    };
    if known { Ok(()) } else { Err(record.error(format!("METADATA record {code} in a form of LLVM < 15"))) }
}
