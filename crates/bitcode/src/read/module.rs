//! The module block.

use super::attributes::AttributeGroups;
use super::constants::ConstReader;
use super::container::Container;
use super::globals::PendingOperands;
use super::lazy::BlockBound;
use super::metadata::{IntTypes, MdReader, MdSlot, Progress};
use super::{attributes, globals, index_below, metadata, string_of, symtab, types, upgrade};
use crate::bitstream::{Cursor, Entry, Error, Record};
use crate::codes::{self, block, module as code};
use ir::function::UseListOrder;
use ir::global::{Comdat, ComdatData};
use ir::inst::SyncScope;
use ir::metadata::MdKindId;
use ir::{DataLayout, Global, Module, Type, Value};
use support::hash::FxHashMap;

/// What bodies need of the module besides its environment: what the numbers in their records mean.
#[derive(Clone, Debug)]
pub(super) struct Shared<'a> {
    /// Some position in the stream; knows BLOCKINFO.
    pub cursor: Cursor<'a>,
    pub strtab: &'a [u8],
    pub types: Vec<Type>,
    /// Globals and constants of the module, by number.
    pub values: Vec<Value>,
    pub attributes: Vec<ir::attributes::AttributeList>,
    pub metadata: Vec<MdSlot>,
    pub md_kinds: Vec<Option<MdKindId>>,
    pub sync_scopes: Vec<SyncScope>,
    pub bundle_tags: Vec<Box<[u8]>>,
    /// Old debug intrinsics, whose calls become records.
    pub dbg_intrinsics: FxHashMap<Global, upgrade::DebugIntrinsic>,
    /// Of `alloca`s that do not give one.
    pub alloca_addr_space: u32,
}

/// The result of reading a module block.
#[derive(Debug)]
pub(super) struct Parsed<'a> {
    pub module: Module,
    pub shared: Shared<'a>,
    /// What becomes of calls of intrinsics that have changed.
    pub intrinsics: ir::upgrade::Intrinsics,
    pub bodies: Vec<(Global, u64)>,
    pub block_bounds: Vec<BlockBound>,
    pub warnings: Vec<Error>,
}

/// State while the module block is read.
#[derive(Debug)]
pub(super) struct ModuleReader<'a> {
    pub module: Module,
    pub shared: Shared<'a>,
    pub sections: Vec<Box<[u8]>>,
    pub gcs: Vec<Box<[u8]>>,
    pub comdats: Vec<Comdat>,
    /// Initializers and the like, whose numbers are known before the constants are.
    pub operands: PendingOperands,
    /// Functions that are defined, in the order of their bodies.
    pub defined: Vec<Global>,
    pub block_bounds: Vec<BlockBound>,
    pub warnings: Vec<Error>,
    groups: AttributeGroups,
    version: u64,
    bodies: Vec<(Global, u64)>,
}

/// Reads the module block whose header is at `position`.
pub(super) fn read<'a>(container: &Container<'a>, position: u64, name: &str) -> Result<Parsed<'a>, Error> {
    let mut module = Module::new(name);
    module.env.source_filename = Box::default();
    let cursor = Cursor::new(container.stream).at(position);
    let mut reader = ModuleReader {
        module,
        shared: Shared {
            cursor: cursor.clone(),
            strtab: container.strtab,
            types: Vec::new(),
            values: Vec::new(),
            attributes: Vec::new(),
            metadata: Vec::new(),
            md_kinds: Vec::new(),
            sync_scopes: Vec::new(),
            bundle_tags: Vec::new(),
            dbg_intrinsics: FxHashMap::default(),
            alloca_addr_space: 0,
        },
        sections: Vec::new(),
        gcs: Vec::new(),
        comdats: Vec::new(),
        operands: PendingOperands::default(),
        defined: Vec::new(),
        block_bounds: Vec::new(),
        warnings: Vec::new(),
        groups: AttributeGroups::default(),
        version: 0,
        bodies: Vec::new(),
    };
    reader.run(cursor)?;
    reader.finish()
}

impl<'a> ModuleReader<'a> {
    fn run(&mut self, mut cursor: Cursor<'a>) -> Result<(), Error> {
        let cursor = &mut cursor;
        cursor.enter_block(block::MODULE)?;
        let mut record = Record::default();
        loop {
            match cursor.next_entry()? {
                Entry::End => break,
                Entry::Block(id) => {
                    self.block(id, cursor, &mut record).map_err(|e| e.in_context(block::name(id)))?;
                }
                Entry::Record(id) => {
                    cursor.read_record(id, &mut record)?;
                    self.record(&record).map_err(|e| e.in_context("MODULE"))?;
                }
            }
        }
        self.shared.cursor = cursor.clone();
        Ok(())
    }

    fn block(&mut self, id: u32, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        match id {
            block::BLOCKINFO => return cursor.read_blockinfo(),
            block::FUNCTION => return self.note_body(cursor),
            block::PARAMATTR
            | block::PARAMATTR_GROUP
            | block::TYPE
            | block::CONSTANTS
            | block::METADATA
            | block::METADATA_KIND
            | block::VALUE_SYMTAB
            | block::USELIST
            | block::OPERAND_BUNDLE_TAGS
            | block::SYNC_SCOPE_NAMES => cursor.enter_block(id)?,
            // Summaries are for linkers; unknown blocks are of newer versions.
            _ => return cursor.skip_block(),
        };
        let env = &mut *self.module.env;
        let shared = &mut self.shared;
        match id {
            block::PARAMATTR => attributes::read_lists(cursor, record, env, &self.groups, shared),
            block::PARAMATTR_GROUP => {
                attributes::read_groups(cursor, record, &shared.types, &mut self.groups)
            }
            block::TYPE => types::read(cursor, record, env, &mut shared.types),
            block::CONSTANTS => {
                let mut constants = ConstReader {
                    pool: &mut env.consts,
                    module_pool: None,
                    types: &env.types,
                    globals: &env.globals,
                    type_ids: &shared.types,
                    base: &[],
                    values: &mut shared.values,
                    bounds: &mut self.block_bounds,
                };
                constants.read_block(cursor, record)?;
                self.operands.resolve(&mut self.module, &self.shared.values)
            }
            block::METADATA_KIND => metadata::read_kinds(cursor, record, env, shared),
            block::METADATA => self.metadata(cursor, record),
            block::VALUE_SYMTAB => symtab::read_module(cursor, record, env, &shared.values),
            block::USELIST => {
                let list = read_use_lists(cursor, record, |_, id| {
                    index_below(id, shared.values.len()).map(|i| shared.values[i])
                })?;
                env.use_list_orders.extend(list);
                Ok(())
            }
            block::OPERAND_BUNDLE_TAGS => {
                while cursor.next_record(record)? {
                    shared.bundle_tags.push(string_of(&record.ops).into());
                }
                Ok(())
            }
            _ => {
                while cursor.next_record(record)? {
                    shared.sync_scopes.push(env.sync_scope(&string_of(&record.ops)));
                }
                Ok(())
            }
        }
    }

    fn metadata(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        let env = &mut *self.module.env;
        let mut ids = std::mem::take(&mut self.shared.metadata);
        let mut progress = Progress::new(&ids, cursor);
        let mut reader = MdReader {
            table: &mut env.metadata,
            consts: &mut env.consts,
            types: IntTypes::Module(&mut env.types),
            module_table: None,
            base: &[],
            ids: &mut ids,
            progress: &mut progress,
        };
        let shared = &mut self.shared;
        let mut name: Option<Vec<u8>> = None;
        while cursor.next_record(record)? {
            match record.code {
                codes::metadata::VALUE => {
                    let value = index_below(record.op(1)?, shared.values.len()).map(|i| shared.values[i]);
                    let value = value.ok_or_else(|| record.error("metadata refers to an unknown value"))?;
                    reader.define_value(value, record)?;
                }
                codes::metadata::NAME => name = Some(string_of(&record.ops)),
                codes::metadata::NAMED_NODE => {
                    let name = name.take().ok_or_else(|| record.error("named metadata without a name"))?;
                    env.named_metadata.push(reader.named_node(&name, record)?);
                }
                codes::metadata::KIND => {
                    metadata::read_kind(record, &mut env.md_kinds, &mut shared.md_kinds)?;
                }
                codes::metadata::GLOBAL_DECL_ATTACHMENT => {
                    let global = index_below(record.op(0)?, shared.values.len())
                        .and_then(|i| shared.values[i].as_global())
                        .ok_or_else(|| record.error("attachment to something that is not a global"))?;
                    let attachments = reader.attachments(
                        record.ops.get(1..).unwrap_or_default(),
                        &shared.md_kinds,
                        record,
                    )?;
                    globals::attach(&mut env.globals[global], attachments);
                }
                _ => {
                    if let Some(warning) = reader.record(record)? {
                        self.warnings.push(warning);
                    }
                }
            }
        }
        progress.finish(&mut ids, record)?;
        self.shared.metadata = ids;
        Ok(())
    }

    /// Notes where the body of the next function with one is.
    fn note_body(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Error> {
        let Some(&function) = self.defined.get(self.bodies.len()) else {
            return Err(cursor.error("more function bodies than defined functions"));
        };
        self.bodies.push((function, cursor.bit()));
        cursor.skip_block()
    }

    fn record(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let env = &mut *self.module.env;
        match record.code {
            code::VERSION => {
                self.version = record.op(0)?;
                match self.version {
                    0 => return Err(record.error("bitcode version 0 (LLVM < 3.3) is not supported")),
                    1 | 2 => {}
                    version => return Err(record.error(format!("unknown bitcode version {version}"))),
                }
            }
            code::TRIPLE => env.target_triple = string_of(&record.ops).into(),
            code::DATALAYOUT => self.data_layout(record)?,
            code::ASM => env.module_asm = string_of(&record.ops),
            code::SECTIONNAME => self.sections.push(string_of(&record.ops).into()),
            code::GCNAME => self.gcs.push(string_of(&record.ops).into()),
            code::COMDAT => self.comdat(record)?,
            code::SOURCE_FILENAME => env.source_filename = string_of(&record.ops).into(),
            code::GLOBALVAR => self.variable(record)?,
            code::FUNCTION => self.function(record)?,
            code::ALIAS => self.alias(record)?,
            code::IFUNC => self.ifunc(record)?,
            code::ALIAS_OLD => {
                return Err(record.error("typed pointers (LLVM < 15) are not supported: old alias record"));
            }
            // Libraries to link and hashes for linkers; the offset of the symbol table.
            code::DEPLIB | code::HASH | code::VSTOFFSET | code::METADATA_VALUES_UNUSED => {}
            unknown => self.warnings.push(record.error(format!("unknown MODULE record {unknown} ignored"))),
        }
        Ok(())
    }

    fn data_layout(&mut self, record: &Record<'a>) -> Result<(), Error> {
        // The triple decides about upgrades, and usually comes first.
        let text = ir::upgrade::data_layout(&string_of(&record.ops), &self.module.env.target_triple);
        let layout =
            DataLayout::parse(&text).map_err(|e| record.error(format!("invalid data layout: {}", e)))?;
        self.shared.alloca_addr_space = layout.alloca_addr_space();
        self.module.env.data_layout = layout;
        Ok(())
    }

    /// The name of a global or comdat, at the start of its record in version 2, and the rest of the record.
    pub(super) fn named<'r>(&self, record: &'r Record<'a>) -> Result<(&'a [u8], &'r [u64]), Error> {
        if self.version < 2 {
            return Ok((&[], &record.ops));
        }
        let [offset, size, rest @ ..] = &record.ops[..] else {
            return Err(record.error("too few operands"));
        };
        let name = string_in(self.shared.strtab, *offset, *size)
            .ok_or_else(|| record.error("name is outside of the string table"))?;
        Ok((name, rest))
    }

    fn comdat(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let (name, rest) = self.named(record)?;
        let (kind, name) = match (self.version, rest) {
            (2, [kind, ..]) => (*kind, Box::from(name)),
            (_, [kind, _length, name @ ..]) => (*kind, string_of(name).into()),
            _ => return Err(record.error("too few operands")),
        };
        let kind = codes::comdat_kind_from_code(kind).unwrap_or(ir::global::ComdatKind::Any);
        self.comdats.push(self.module.env.comdats.push(ComdatData { name, kind }));
        Ok(())
    }

    pub(super) fn type_id(&self, id: u64, record: &Record<'a>) -> Result<Type, Error> {
        index_below(id, self.shared.types.len())
            .map(|i| self.shared.types[i])
            .ok_or_else(|| record.error("unknown type number"))
    }

    fn finish(mut self) -> Result<Parsed<'a>, Error> {
        self.operands.resolve(&mut self.module, &self.shared.values)?;
        self.operands.check_resolved()?;
        if self.bodies.len() != self.defined.len() {
            return Err(self.shared.cursor.error("fewer function bodies than defined functions"));
        }
        self.module.env.consts.forget_index();
        let intrinsics = ir::upgrade::Intrinsics::upgrade_declarations(&mut self.module.env);
        self.shared.dbg_intrinsics = upgrade::dbg_intrinsics(&self.module.env);
        Ok(Parsed {
            module: self.module,
            shared: self.shared,
            intrinsics,
            bodies: self.bodies,
            block_bounds: self.block_bounds,
            warnings: self.warnings,
        })
    }
}

/// A piece of the string table.
pub(super) fn string_in(strtab: &[u8], offset: u64, size: u64) -> Option<&[u8]> {
    let start = usize::try_from(offset).ok()?;
    let end = start.checked_add(usize::try_from(size).ok()?)?;
    strtab.get(start..end)
}

/// The records of a USELIST block that was entered. `value` finds a value by record code and number.
pub(super) fn read_use_lists<'a>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<'a>,
    value: impl Fn(u32, u64) -> Option<Value>,
) -> Result<Vec<UseListOrder>, Error> {
    let mut orders = Vec::new();
    while cursor.next_record(record)? {
        if !matches!(record.code, codes::uselist::DEFAULT | codes::uselist::BB) {
            continue;
        }
        let Some((&id, indexes)) = record.ops.split_last() else {
            return Err(record.error("too few operands"));
        };
        let value = value(record.code, id).ok_or_else(|| record.error("use list of an unknown value"))?;
        orders.push(UseListOrder { value, indexes: indexes.iter().map(|&i| i as u32).collect() });
    }
    Ok(orders)
}
