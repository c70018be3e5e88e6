//! Metadata blocks of modules and functions.
//!
//! Strings, constants and nodes are numbered in the order of the file, and may be referred to before they are defined:
//! such a number is given a reserved item of the table, which the definition fills in. How the records of nodes are laid
//! out is told by the table that the writer uses too; [`nodes`] decodes by it.

mod nodes;

use super::module::Shared;
use super::{index_below, string_of};
use crate::bitstream::{Cursor, Error, Record};
use crate::codes::metadata as code;
use ir::constant::ConstPool;
use ir::metadata::{Attachment, MdItem, MdKind, MdKindId, MdTable, Metadata, NamedMetadata};
use ir::types::TypeTable;
use ir::{Env, Value};
use std::borrow::Cow;
use support::entity::PrimaryMap;

/// What a metadata number means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MdSlot {
    /// Neither defined nor referred to.
    Unknown,
    /// Referred to, but not defined.
    Reserved(Metadata),
    Item(Metadata),
    /// A value of the function. It has no item, as only operands of instructions can be it.
    Local(Value),
    /// A list of values of the function, by its index.
    ArgList(u32),
}

/// The most items a table can have.
const MAX_ITEMS: usize = 1 << 30;

/// Where types of integers come from: bodies of functions cannot add any.
pub(super) enum IntTypes<'m> {
    Module(&'m mut TypeTable),
    Function(&'m TypeTable),
}

/// Reads the records of a metadata block into a table.
pub(super) struct MdReader<'m> {
    pub table: &'m mut MdTable,
    /// For numbers that later versions write as constants.
    pub consts: &'m mut ConstPool,
    /// Finds the types of integers.
    pub types: IntTypes<'m>,
    /// The module's table, if `table` is a function's.
    pub module_table: Option<&'m MdTable>,
    /// What the module has numbered, if this is a function.
    pub base: &'m [MdSlot],
    /// What is numbered here, after `base`. Forward references make it longer than what is defined.
    pub ids: &'m mut Vec<MdSlot>,
    pub progress: &'m mut Progress,
}

/// How far a block has been read.
pub(super) struct Progress {
    /// How many entries of the numbers have been passed by definitions.
    next: usize,
    /// How many numbers are referred to and not defined.
    reserved: usize,
    /// The most numbers that the rest of the stream can define.
    limit: usize,
    /// Words of the node in the making.
    words: Vec<u32>,
}

impl Progress {
    /// At the start of a block, after the numbers in `ids`.
    pub fn new(ids: &[MdSlot], cursor: &Cursor<'_>) -> Progress {
        let next = ids.len();
        // A definition takes at least one bit.
        let bits = usize::try_from(cursor.remaining_bits()).unwrap_or(MAX_ITEMS);
        Progress { next, reserved: 0, limit: next.saturating_add(bits).min(MAX_ITEMS), words: Vec::new() }
    }

    /// At the end of the block: everything that was referred to must be defined.
    pub fn finish(self, ids: &mut Vec<MdSlot>, record: &Record<'_>) -> Result<(), Error> {
        if self.reserved > 0 {
            return Err(record.error(format!("{} metadata items are used but not defined", self.reserved)));
        }
        ids.truncate(self.next);
        Ok(())
    }
}

impl MdReader<'_> {
    /// Gives the next number a meaning; the reserved item, if it had one, is returned to be filled in.
    fn define(&mut self, slot: MdSlot) -> Option<Metadata> {
        let at = self.progress.next;
        self.progress.next += 1;
        match self.ids.get_mut(at) {
            None => {
                self.ids.push(slot);
                None
            }
            Some(old) => match std::mem::replace(old, slot) {
                MdSlot::Reserved(metadata) => {
                    self.progress.reserved -= 1;
                    *old = MdSlot::Item(metadata);
                    Some(metadata)
                }
                _ => None,
            },
        }
    }

    fn define_item(&mut self, metadata: Metadata) {
        if let Some(reserved) = self.define(MdSlot::Item(metadata)) {
            let item = *self.table.get(metadata);
            self.table.set_item(reserved, item);
        }
    }

    /// The next number is a node with the words in `self.progress.words`.
    fn define_node(&mut self, kind: MdKind, distinct: bool) {
        let words = &self.progress.words;
        // Most nodes are not referred to before they are defined.
        let node = match self.ids.get(self.progress.next) {
            Some(&MdSlot::Reserved(reserved)) => {
                self.table.set_node(reserved, kind, distinct, words);
                reserved
            }
            _ => self.table.push_node(kind, distinct, words),
        };
        self.define(MdSlot::Item(node));
        // Locations of instructions are given by their contents and have to be found.
        if kind == MdKind::Location {
            self.table.index_node(node);
        }
    }

    /// The next number is a value: an item if it is a constant, only a slot otherwise.
    pub fn define_value(&mut self, value: Value, record: &Record<'_>) -> Result<(), Error> {
        if value.is_constant() {
            let item = self.table.value(value);
            self.define_item(item);
            return Ok(());
        }
        self.define_local(MdSlot::Local(value), record)
    }

    /// The next number is something that only operands of instructions can be.
    pub fn define_local(&mut self, slot: MdSlot, record: &Record<'_>) -> Result<(), Error> {
        match self.define(slot) {
            None => Ok(()),
            Some(_) => Err(record.error("metadata node refers to a value of the function")),
        }
    }

    /// What a number means. A number that is not defined yet gets a reserved item.
    fn slot(&mut self, id: u64, record: &Record<'_>) -> Result<MdSlot, Error> {
        if let Some(i) = index_below(id, self.base.len()) {
            return Ok(self.base[i]);
        }
        let at = id - self.base.len() as u64;
        if at >= self.progress.limit as u64 {
            return Err(record.error("unknown metadata number"));
        }
        let at = at as usize;
        if self.ids.len() <= at {
            self.ids.resize(at + 1, MdSlot::Unknown);
        }
        if self.ids[at] == MdSlot::Unknown {
            self.ids[at] = MdSlot::Reserved(self.table.reserve());
            self.progress.reserved += 1;
        }
        Ok(self.ids[at])
    }

    fn table_of(&self, item: Metadata) -> &MdTable {
        match self.module_table {
            Some(table) if !item.is_local() => table,
            _ => self.table,
        }
    }

    /// The item with a number.
    fn item(&mut self, id: u64, record: &Record<'_>) -> Result<Metadata, Error> {
        match self.slot(id, record)? {
            MdSlot::Item(metadata) | MdSlot::Reserved(metadata) => Ok(metadata),
            _ => Err(record.error("metadata node refers to a value of the function")),
        }
    }

    /// A reference as a word of a node: 0 is null, otherwise the number plus one.
    fn reference(&mut self, code: u64, record: &Record<'_>) -> Result<u32, Error> {
        match code.checked_sub(1) {
            None => Ok(u32::MAX),
            Some(id) => Ok(self.item(id, record)?.to_word()),
        }
    }

    /// A record that defines one or more numbers.
    /// The result is a warning about operands that are not known here.
    pub fn record(&mut self, record: &Record<'_>) -> Result<Option<Error>, Error> {
        if self.table.len() >= MAX_ITEMS {
            return Err(record.error("too many metadata items"));
        }
        match record.code {
            code::STRINGS => self.strings(record)?,
            code::STRING_OLD => {
                let string = self.table.string(&string_of(&record.ops));
                self.define_item(string);
            }
            code::NODE | code::DISTINCT_NODE => {
                self.progress.words.clear();
                for &op in &record.ops {
                    let word = self.reference(op, record)?;
                    self.progress.words.push(word);
                }
                self.define_node(MdKind::Tuple, record.code == code::DISTINCT_NODE);
            }
            // Positions of nodes, for reading them on demand.
            code::INDEX_OFFSET | code::INDEX => {}
            code::OLD_NODE | code::OLD_FN_NODE => {
                return Err(record.error("metadata nodes of LLVM < 3.6 are not supported"));
            }
            _ => return self.node(record),
        }
        Ok(None)
    }

    /// All strings of a block in one blob: the lengths as numbers in chunks of six bits, then the bytes.
    fn strings(&mut self, record: &Record<'_>) -> Result<(), Error> {
        let (count, offset) = (record.op(0)?, record.op(1)?);
        let blob = record.blob.unwrap_or_default();
        let split = index_below(offset, blob.len() + 1)
            .ok_or_else(|| record.error("metadata strings start outside of their blob"))?;
        let (lengths, mut chars) = blob.split_at(split);
        let mut lengths = Cursor::new(lengths);
        for _ in 0..count {
            if lengths.at_end() {
                return Err(record.error("metadata strings without lengths"));
            }
            let len = index_below(lengths.vbr(6), chars.len() + 1)
                .ok_or_else(|| record.error("metadata string is longer than its blob"))?;
            let string;
            (string, chars) = chars.split_at(len);
            let string = self.table.string(string);
            self.define_item(string);
        }
        Ok(())
    }

    /// `!name = !{…}`
    pub fn named_node(&mut self, name: &[u8], record: &Record<'_>) -> Result<NamedMetadata, Error> {
        let operands = record.ops.iter().map(|&id| self.item(id, record)).collect::<Result<_, _>>()?;
        Ok(NamedMetadata { name: name.into(), operands })
    }

    /// Pairs of attachment kind and node.
    pub fn attachments(
        &mut self,
        ops: &[u64],
        kinds: &[Option<MdKindId>],
        record: &Record<'_>,
    ) -> Result<Vec<Attachment>, Error> {
        let mut attachments = Vec::with_capacity(ops.len() / 2);
        let (pairs, rest) = ops.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(record.error("attachment without a node"));
        }
        for &[kind, id] in pairs {
            let kind = kind_of(kind, kinds).ok_or_else(|| record.error("unknown attachment kind"))?;
            attachments.push(Attachment { kind, node: self.item(id, record)? });
        }
        Ok(attachments)
    }

    /// The values of a `DIArgList`.
    pub fn arg_list(&mut self, record: &Record<'_>) -> Result<Box<[Value]>, Error> {
        let value = |&id: &u64| match self.slot(id, record)? {
            MdSlot::Local(value) => Ok(value),
            MdSlot::Item(item) => match *self.table_of(item).get(item) {
                MdItem::Value(value) => Ok(value),
                _ => Err(record.error("argument list of something that is not a value")),
            },
            _ => Err(record.error("argument list of something that is not a value")),
        };
        record.ops.iter().map(value).collect()
    }
}

/// The attachment kind that a number of the file means.
pub(super) fn kind_of(kind: u64, kinds: &[Option<MdKindId>]) -> Option<MdKindId> {
    kinds.get(usize::try_from(kind).ok()?).copied().flatten()
}

/// The largest number of an attachment kind: they are dense.
const MAX_KINDS: u64 = 1 << 20;

/// A record that names an attachment kind: its number and its name.
pub(super) fn read_kind(
    record: &Record<'_>,
    md_kinds: &mut PrimaryMap<MdKindId, Cow<'static, [u8]>>,
    kinds: &mut Vec<Option<MdKindId>>,
) -> Result<(), Error> {
    let number = record.op(0)?;
    if number >= MAX_KINDS {
        return Err(record.error("attachment kind out of range"));
    }
    let name = string_of(&record.ops[1..]);
    // Numbers and names usually agree with ours.
    let number = number as usize;
    let same = md_kinds.keys().nth(number).filter(|&k| *md_kinds[k] == *name);
    let known = same.or_else(|| md_kinds.iter().find(|(_, n)| ***n == *name).map(|(k, _)| k));
    let kind = known.unwrap_or_else(|| md_kinds.push(name.into()));
    if kinds.len() <= number {
        kinds.resize(number + 1, None);
    }
    kinds[number] = Some(kind);
    Ok(())
}

/// Reads the METADATA_KIND block that was entered.
pub(super) fn read_kinds<'a>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<'a>,
    env: &mut Env,
    shared: &mut Shared<'a>,
) -> Result<(), Error> {
    while cursor.next_record(record)? {
        if record.code == code::KIND {
            read_kind(record, &mut env.md_kinds, &mut shared.md_kinds)?;
        }
    }
    Ok(())
}
