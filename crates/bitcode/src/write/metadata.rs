//! METADATA blocks of the module and of functions, and the names of attachment kinds.

use super::Errors;
use super::abbrevs::Abbrevs;
use super::constants::{active_limbs, integer, push_limbs};
use super::enumerate::types::TypeIds;
use super::enumerate::{Enumeration, NONE, module_attachments};
use crate::bitstream::writer::BitWriter;
use crate::codes::{block, metadata as code};
use crate::metadata_layout::{Item, LAYOUTS, Layout, Word};
use ir::Scope;
use ir::metadata::{MD_KINDS, MdItem, MdKind, MdNode, MdTable, Metadata};
use ir::value::{Global, Value};
use support::entity::Entity;

const WIDTH: u32 = 4;
const KINDS_WIDTH: u32 = 3;

/// A block with more records than this gets an index, so that a reader can pick single ones.
const INDEX_THRESHOLD: usize = 25;

/// The METADATA_KIND block: numbers and names of the kinds that attachments use. Kinds that are not fixed are written in
/// any case, as readers number them in the order in which they meet them.
pub fn write_kinds(w: &mut BitWriter, e: &Enumeration<'_>) {
    w.enter_block(block::METADATA_KIND, KINDS_WIDTH);
    for (kind, name) in e.module.md_kinds.iter() {
        if e.is_md_kind_used(kind) || kind.index() >= MD_KINDS.len() {
            w.record_with_bytes(code::KIND, &[kind.as_u32().into()], name);
        }
    }
    w.exit_block();
}

/// The METADATA block of the module.
pub fn write_module(w: &mut BitWriter, abbrevs: &Abbrevs, e: &Enumeration<'_>, errors: &mut Errors) {
    let module = e.module;
    let attached = || e.globals().filter(|&g| !module_attachments(module, g).is_empty());
    if e.metadata.shared().len() == 0 && module.named_metadata.is_empty() && attached().next().is_none() {
        return;
    }
    w.enter_block(block::METADATA, WIDTH);
    w.skip_abbrevs(Abbrevs::METADATA_COUNT);
    let mut record = Vec::new();
    let mut writer = MdWriter {
        scope: module.env.scope(),
        abbrevs,
        types: &e.types,
        md_id: &|metadata| if metadata.is_local() { NONE } else { e.metadata.id(metadata) },
        value_id: &|value| e.value_id(value),
        record: &mut record,
        unnumbered: false,
    };
    writer.strings(w, e.metadata.shared().strings(), &[]);
    writer.indexed_records(w, e);
    writer.named_nodes(w, e);
    for global in attached() {
        writer.global_attachments(w, e, global);
    }
    if writer.unnumbered {
        errors.in_module("metadata refers to something that is not in the module".into());
    }
    w.exit_block();
}

/// Writes the records of one METADATA block.
pub struct MdWriter<'s, 'a> {
    pub scope: Scope<'a>,
    pub abbrevs: &'s Abbrevs,
    pub types: &'s TypeIds<'a>,
    pub md_id: &'s dyn Fn(Metadata) -> u32,
    pub value_id: &'s dyn Fn(Value) -> u32,
    pub record: &'s mut Vec<u64>,
    /// Something without a number was referred to.
    pub unnumbered: bool,
}

impl<'a> MdWriter<'_, 'a> {
    /// All strings in one record: a blob with their lengths and then their bytes.
    pub fn strings(&mut self, w: &mut BitWriter, first: &[Metadata], second: &[Metadata]) {
        let strings = || first.iter().chain(second);
        let count = first.len() + second.len();
        if count == 0 {
            return;
        }
        let mut lengths = BitWriter::new(0);
        let bytes = |&string: &Metadata| self.scope.md_table(string).as_string(string).unwrap_or(&[]);
        for string in strings() {
            lengths.vbr(bytes(string).len() as u64, 6);
        }
        let mut blob = lengths.finish();
        let offset = blob.len() as u64;
        for string in strings() {
            blob.extend_from_slice(bytes(string));
        }
        w.abbreviated_with_bytes(&self.abbrevs.strings, &[count as u64, offset], &blob);
    }

    /// Constants wrapped as metadata.
    pub fn values(&mut self, w: &mut BitWriter, values: &[Metadata]) {
        for &metadata in values {
            if let MdItem::Value(value) = *self.scope.metadata(metadata) {
                self.value(w, value);
            }
        }
    }

    pub fn value(&mut self, w: &mut BitWriter, value: Value) {
        let id = (self.value_id)(value);
        self.unnumbered |= id == NONE;
        let ty = self.types.id(self.scope.type_of(value));
        w.abbreviated(&self.abbrevs.value, &[ty.into(), id.into()]);
    }

    pub fn node(&mut self, w: &mut BitWriter, metadata: Metadata) {
        let table = self.scope.md_table(metadata);
        let Some(node) = table.as_node(metadata) else { return };
        self.record.clear();
        let Some(layout) = &LAYOUTS[node.kind as usize] else {
            self.tail_refs(table, node);
            w.record(if node.distinct { code::DISTINCT_NODE } else { code::NODE }, self.record);
            return;
        };
        self.fields(table, node, layout);
        if node.kind == MdKind::Location {
            w.abbreviated(&self.abbrevs.location, self.record);
        } else {
            w.record(layout.code, self.record);
        }
    }

    fn fields(&mut self, table: &MdTable, node: MdNode, layout: &Layout<Word>) {
        let words = table.words(node);
        let flag = layout.flag.map_or(0, |(word, bit)| u64::from(words[word] != 0) << bit);
        self.record.push(u64::from(node.distinct) | layout.version | flag);
        let wide = |word: usize| u64::from(words[word]) | u64::from(words[word + 1]) << 32;
        for &item in &layout.items {
            let value = match item {
                Item::Ref(word) => self.or_null(Metadata::from_word(words[word])),
                Item::Id(word) => self.required(Metadata::from_word(words[word])),
                Item::OptionalRef(word) => match Metadata::from_word(words[word]) {
                    Some(metadata) => self.or_null(Some(metadata)),
                    None => continue,
                },
                Item::Num(word) => words[word].into(),
                Item::Signed(word) => i64::from(words[word] as i32) as u64,
                Item::Wide(word) => wide(word),
                Item::PlusOne(word) if words[word] == u32::MAX => 0,
                Item::PlusOne(word) => u64::from(words[word]) + 1,
                Item::OrZero(word) if words[word] == u32::MAX => 0,
                Item::OrZero(word) => words[word].into(),
                Item::OrAllOnes(word) if words[word] == u32::MAX => u64::MAX,
                Item::OrAllOnes(word) => words[word].into(),
                Item::Language(plain, versioned) => language(words[plain], words[versioned]),
                Item::IntBits(word) => self.int(words[word]).1.into(),
                Item::IntBitsAndWords(word) => {
                    let (limbs, bits) = self.int(words[word]);
                    (active_limbs(limbs) as u64) << 32 | u64::from(bits)
                }
                Item::IntWords(word) => {
                    let (limbs, _) = self.int(words[word]);
                    push_limbs(self.record, limbs);
                    continue;
                }
                Item::Const(value) => value,
                Item::TailRefs => {
                    self.tail_refs(table, node);
                    continue;
                }
                Item::TailElements => {
                    let pairs = table.tail(node).chunks_exact(2);
                    self.record.extend(pairs.map(|p| u64::from(p[0]) | u64::from(p[1]) << 32));
                    continue;
                }
            };
            self.record.push(value);
        }
    }

    fn tail_refs(&mut self, table: &MdTable, node: MdNode) {
        for &word in table.tail(node) {
            let id = self.or_null(Metadata::from_word(word));
            self.record.push(id);
        }
    }

    fn required(&mut self, metadata: Option<Metadata>) -> u64 {
        let id = metadata.map_or(NONE, self.md_id);
        self.unnumbered |= id == NONE;
        id.into()
    }

    fn or_null(&mut self, metadata: Option<Metadata>) -> u64 {
        metadata.map_or(0, |m| self.required(Some(m)) + 1)
    }

    /// The integer that a word of a node names; 0 of one bit where it names none.
    fn int(&self, word: u32) -> (&'a [u64], u32) {
        let constant = Metadata::from_word(word).and_then(|m| match self.scope.metadata(m) {
            MdItem::Value(value) => integer(self.scope, &self.scope.env.types, *value),
            _ => None,
        });
        constant.unwrap_or((&[0], 1))
    }

    /// The records of the module, with an index of where they are if they are many.
    fn indexed_records(&mut self, w: &mut BitWriter, e: &Enumeration<'_>) {
        let shared = e.metadata.shared();
        let count = shared.len() as usize - shared.strings().len();
        let has_index = count > INDEX_THRESHOLD;
        if has_index {
            w.abbreviated(&self.abbrevs.index_offset, &[0, 0]);
        }
        let start = w.position();
        let mut positions = Vec::with_capacity(if has_index { count } else { 0 });
        for &value in shared.values() {
            positions.push(w.position());
            self.values(w, &[value]);
        }
        for &node in shared.distinct().iter().chain(shared.uniqued()) {
            positions.push(w.position());
            self.node(w, node);
        }
        if !has_index {
            return;
        }
        let length = w.position() - start;
        w.patch_word(start - 64, length as u32);
        w.patch_word(start - 32, (length >> 32) as u32);
        let mut previous = start;
        for position in &mut positions {
            let delta = *position - previous;
            previous = std::mem::replace(position, delta);
        }
        w.abbreviated(&self.abbrevs.index, &positions);
    }

    fn named_nodes(&mut self, w: &mut BitWriter, e: &Enumeration<'_>) {
        for named in &e.module.named_metadata {
            w.abbreviated_with_bytes(&self.abbrevs.named, &[], &named.name);
            self.record.clear();
            for &operand in &named.operands {
                let id = self.required(Some(operand));
                self.record.push(id);
            }
            w.record(code::NAMED_NODE, self.record);
        }
    }

    fn global_attachments(&mut self, w: &mut BitWriter, e: &Enumeration<'_>, global: Global) {
        self.record.clear();
        self.record.push(e.global_id(global).into());
        for attachment in module_attachments(e.module, global) {
            let id = self.required(Some(attachment.node));
            self.record.extend([attachment.kind.as_u32().into(), id]);
        }
        w.record(code::GLOBAL_DECL_ATTACHMENT, self.record);
    }
}

/// The top bit of a language says that it has a version.
const VERSIONED_LANGUAGE: u64 = 1 << 63;
const VERSIONED_WORD: u32 = 1 << 31;

fn language(plain: u32, versioned: u32) -> u64 {
    match versioned & !VERSIONED_WORD {
        0 => plain.into(),
        name => u64::from(name) | VERSIONED_LANGUAGE,
    }
}
