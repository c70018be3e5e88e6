//! Global variables, functions, aliases and ifuncs: the records of the module block.
//!
//! All have their operands in a fixed order to which versions have added at the end; a missing operand has its default.
//! Initializers and the like are numbers of constants that come later: they wait in [`PendingOperands`].

use super::index_below;
use super::module::{ModuleReader, string_in};
use crate::bitstream::{Error, Record};
use crate::codes;
use ir::attributes::AttributeList;
use ir::global::{
    Alias, Comdat, DllStorage, FunctionHeader, GlobalData, GlobalKind, IFunc, Linkage, ObjectProperties,
    SanitizerMetadata, ThreadLocal, UnnamedAddr, Variable, Visibility,
};
use ir::inst::{Align, CallingConv};
use ir::metadata::Attachment;
use ir::types::{MAX_ADDRESS_SPACE, TypeData};
use ir::value::MAX_VALUES;
use ir::{Global, Module, Type, Value};
use support::entity::OptionalEntity;

/// The last two or more operands of a global record by position; missing ones are 0.
#[derive(Clone, Copy)]
struct Fields<'r>(&'r [u64]);

impl Fields<'_> {
    fn get(self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }

    fn has(self, index: usize) -> bool {
        index < self.0.len()
    }
}

/// Where a constant belongs that has not been read yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Initializer,
    Aliasee,
    Resolver,
    Prefix,
    Prologue,
    Personality,
}

/// Constants that globals wait for: which, for what, and where it was said (a bit offset).
#[derive(Debug, Default)]
pub(super) struct PendingOperands {
    waiting: Vec<(Global, Place, u64, u64)>,
}

impl PendingOperands {
    fn push(&mut self, global: Global, place: Place, id: u64, record: &Record<'_>) {
        self.waiting.push((global, place, id, record.bit));
    }

    /// Fills in what is known by now.
    pub fn resolve(&mut self, module: &mut Module, values: &[Value]) -> Result<(), Error> {
        let mut rest = Vec::new();
        for (global, place, id, bit) in std::mem::take(&mut self.waiting) {
            let Some(i) = index_below(id, values.len()) else {
                rest.push((global, place, id, bit));
                continue;
            };
            let (value, ty) = (values[i], module.scope(global).type_of(values[i]));
            let env = &mut *module.env;
            let data = &mut env.globals[global];
            let expected = match place {
                Place::Initializer => ty == data.value_ty,
                Place::Aliasee | Place::Resolver => env.types.is_ptr(ty),
                Place::Prefix | Place::Prologue | Place::Personality => true,
            };
            if !expected {
                return Err(Error::new(bit, "constant of the wrong type for a global"));
            }
            match (&mut data.kind, place) {
                (GlobalKind::Variable(v), Place::Initializer) => v.initializer = Some(value),
                (GlobalKind::Alias(a), Place::Aliasee) => a.aliasee = value,
                (GlobalKind::IFunc(i), Place::Resolver) => i.resolver = value,
                (GlobalKind::Function(f), Place::Prefix) => f.prefix = Some(value),
                (GlobalKind::Function(f), Place::Prologue) => f.prologue = Some(value),
                (GlobalKind::Function(f), Place::Personality) => f.personality = Some(value),
                _ => {}
            }
        }
        self.waiting = rest;
        Ok(())
    }

    pub fn check_resolved(&self) -> Result<(), Error> {
        match self.waiting.first() {
            Some(&(_, _, _, bit)) => Err(Error::new(bit, "global refers to an unknown constant")),
            None => Ok(()),
        }
    }
}

/// Adds attachments to a global.
pub(super) fn attach(global: &mut GlobalData, attachments: Vec<Attachment>) {
    match &mut global.kind {
        GlobalKind::IFunc(ifunc) => ifunc.attachments.extend(attachments),
        _ => {
            if let Some(object) = global.object_mut() {
                object.attachments.extend(attachments);
            }
        }
    }
}

impl<'a> ModuleReader<'a> {
    pub(super) fn variable(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let (name, ops) = self.named(record)?;
        let f = Fields(ops);
        if ops.len() < 6 {
            return Err(record.error("too few operands"));
        }
        let (is_const, explicit_type, addr_space) = (f.get(1) & 1 != 0, f.get(1) & 2 != 0, f.get(1) >> 2);
        if !explicit_type {
            return Err(record.error("typed pointers (LLVM < 15) are not supported"));
        }
        let mut data = self.global(name, f.get(0), addr_space, f.get(3), record)?;
        if !data.linkage.is_local() {
            data.visibility = visibility(f.get(6));
        }
        data.thread_local = codes::thread_local_from_code(f.get(7)).unwrap_or(ThreadLocal::GeneralDynamic);
        data.unnamed_addr = codes::unnamed_addr_from_code(f.get(8)).unwrap_or(UnnamedAddr::None);
        data.dll_storage = dll_storage(f, 10, f.get(3));
        data.dso_local = f.get(13) == 1;
        data.partition = self.partition(f, 14);
        let flags = f.get(16);
        let sanitizer = (flags != 0).then_some(SanitizerMetadata {
            no_address: flags & 1 != 0,
            no_hwaddress: flags & 2 != 0,
            memtag: flags & 4 != 0,
            is_dyn_init: flags & 8 != 0,
        });
        let attributes = self.attribute_list(f.get(12), record)?;
        let variable = Variable {
            object: ObjectProperties {
                section: entry(&self.sections, f.get(5), "section", record)?.cloned(),
                align: alignment(f.get(4), record)?,
                comdat: self.comdat_of(f, 11, f.get(3), record)?,
                attachments: Vec::new(),
            },
            constant: is_const,
            externally_initialized: f.get(9) != 0,
            initializer: None,
            attributes: self.module.env.attributes.get_list(attributes).function,
            code_model: codes::code_model_from_code(f.get(17)),
            sanitizer,
        };
        data.kind = GlobalKind::Variable(Box::new(variable));
        let global = self.add_global(data, record)?;
        if let Some(id) = f.get(2).checked_sub(1) {
            self.operands.push(global, Place::Initializer, id, record);
        }
        Ok(())
    }

    pub(super) fn function(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let (name, ops) = self.named(record)?;
        let f = Fields(ops);
        if ops.len() < 8 {
            return Err(record.error("too few operands"));
        }
        let program = self.module.env.data_layout.program_addr_space();
        let addr_space = if f.has(16) { f.get(16) } else { program.into() };
        let mut data = self.global(name, f.get(0), addr_space, f.get(3), record)?;
        if !matches!(self.module.env.types.get(data.value_ty), TypeData::Function { .. }) {
            return Err(record.error("function whose type is not a function type"));
        }
        let calling_conv = f.get(1);
        if calling_conv > u64::from(CallingConv::MAX) {
            return Err(record.error("calling convention out of range"));
        }
        if !data.linkage.is_local() {
            data.visibility = visibility(f.get(7));
        }
        data.unnamed_addr = codes::unnamed_addr_from_code(f.get(9)).unwrap_or(UnnamedAddr::None);
        data.dll_storage = dll_storage(f, 11, f.get(3));
        data.dso_local = f.get(15) == 1;
        data.partition = self.partition(f, 17);
        let header = FunctionHeader {
            object: ObjectProperties {
                section: entry(&self.sections, f.get(6), "section", record)?.cloned(),
                align: alignment(f.get(5), record)?,
                comdat: self.comdat_of(f, 12, f.get(3), record)?,
                attachments: Vec::new(),
            },
            calling_conv: CallingConv(calling_conv as u16),
            attributes: self.attribute_list(f.get(4), record)?,
            gc: entry(&self.gcs, f.get(8), "garbage collector", record)?.cloned(),
            preferred_align: alignment(f.get(19), record)?,
            ..FunctionHeader::default()
        };
        data.kind = GlobalKind::Function(Box::new(header));
        let global = self.add_global(data, record)?;
        if f.get(2) == 0 {
            self.defined.push(global);
        }
        for (index, place) in [(10, Place::Prologue), (13, Place::Prefix), (14, Place::Personality)] {
            if let Some(id) = f.get(index).checked_sub(1) {
                self.operands.push(global, place, id, record);
            }
        }
        Ok(())
    }

    pub(super) fn alias(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let (mut data, f) = self.indirect(record)?;
        data.dll_storage = dll_storage(f, 5, f.get(3));
        data.thread_local = codes::thread_local_from_code(f.get(6)).unwrap_or(ThreadLocal::GeneralDynamic);
        data.unnamed_addr = codes::unnamed_addr_from_code(f.get(7)).unwrap_or(UnnamedAddr::None);
        data.dso_local = f.get(8) == 1;
        data.partition = self.partition(f, 9);
        data.kind = GlobalKind::Alias(Box::new(Alias { aliasee: Value::global(Global::from_u32(0)) }));
        let global = self.add_global(data, record)?;
        self.operands.push(global, Place::Aliasee, f.get(2), record);
        Ok(())
    }

    pub(super) fn ifunc(&mut self, record: &Record<'a>) -> Result<(), Error> {
        let (mut data, f) = self.indirect(record)?;
        data.dso_local = f.get(5) == 1;
        data.partition = self.partition(f, 6);
        let ifunc = IFunc { resolver: Value::global(Global::from_u32(0)), attachments: Vec::new() };
        data.kind = GlobalKind::IFunc(Box::new(ifunc));
        let global = self.add_global(data, record)?;
        self.operands.push(global, Place::Resolver, f.get(2), record);
        Ok(())
    }

    /// What aliases and ifuncs begin with, and all operands behind the name. The third is what they stand for.
    fn indirect<'r>(&mut self, record: &'r Record<'a>) -> Result<(GlobalData, Fields<'r>), Error> {
        let (name, ops) = self.named(record)?;
        let f = Fields(ops);
        if ops.len() < 4 {
            return Err(record.error("too few operands"));
        }
        let mut data = self.global(name, f.get(0), f.get(1), f.get(3), record)?;
        if !data.linkage.is_local() {
            data.visibility = visibility(f.get(4));
        }
        Ok((data, f))
    }

    /// What all kinds begin with. The kind is to be filled in.
    fn global(
        &mut self,
        name: &[u8],
        value_ty: u64,
        addr_space: u64,
        linkage: u64,
        record: &Record<'a>,
    ) -> Result<GlobalData, Error> {
        let value_ty = self.type_id(value_ty, record)?;
        if [Type::VOID, Type::LABEL, Type::METADATA, Type::TOKEN].contains(&value_ty) {
            return Err(record.error("global of a type that cannot be in memory"));
        }
        if addr_space > u64::from(MAX_ADDRESS_SPACE) {
            return Err(record.error("address space out of range"));
        }
        let ty = self.module.env.types.ptr(addr_space as u32);
        let placeholder = GlobalKind::Variable(Box::default());
        let mut data = GlobalData::new(name, value_ty, ty, placeholder);
        data.linkage = codes::linkage_from_code(linkage).unwrap_or(Linkage::External);
        Ok(data)
    }

    fn add_global(&mut self, mut data: GlobalData, record: &Record<'a>) -> Result<Global, Error> {
        let env = &mut self.module.env;
        if env.globals.len() >= MAX_VALUES as usize {
            return Err(record.error("too many globals"));
        }
        // Where the symbol must be in this module anyway, it is.
        data.dso_local |= data.linkage.is_local()
            || (data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak);
        let global = env.add_global(data);
        self.shared.values.push(Value::global(global));
        Ok(global)
    }

    fn partition(&self, f: Fields<'_>, index: usize) -> Option<Box<[u8]>> {
        if !f.has(index + 1) {
            return None;
        }
        string_in(self.shared.strtab, f.get(index), f.get(index + 1))
            .filter(|p| !p.is_empty())
            .map(Into::into)
    }

    fn attribute_list(&self, id: u64, record: &Record<'a>) -> Result<AttributeList, Error> {
        Ok(entry(&self.shared.attributes, id, "attribute list", record)?.copied().unwrap_or_default())
    }

    fn comdat_of(
        &self,
        f: Fields<'_>,
        index: usize,
        linkage: u64,
        record: &Record<'a>,
    ) -> Result<OptionalEntity<Comdat>, Error> {
        if f.has(index) {
            return Ok(entry(&self.comdats, f.get(index), "comdat", record)?.copied().into());
        }
        if matches!(linkage, 1 | 4 | 10 | 11) {
            return Err(record.error("implicit comdats (LLVM < 3.6) are not supported"));
        }
        Ok(OptionalEntity::NONE)
    }
}

/// The entry of a table that a number, counted from 1, names; 0 is none.
fn entry<'t, T>(table: &'t [T], id: u64, what: &str, record: &Record<'_>) -> Result<Option<&'t T>, Error> {
    match id.checked_sub(1) {
        None => Ok(None),
        Some(i) => match index_below(i, table.len()) {
            Some(i) => Ok(Some(&table[i])),
            None => Err(record.error(format!("unknown {what} number"))),
        },
    }
}

fn visibility(code: u64) -> Visibility {
    codes::visibility_from_code(code).unwrap_or(Visibility::Default)
}

/// Once, linkages said what the storage class says now.
fn dll_storage(f: Fields<'_>, index: usize, linkage: u64) -> DllStorage {
    if f.has(index) {
        return codes::dll_storage_from_code(f.get(index)).unwrap_or(DllStorage::None);
    }
    match linkage {
        5 => DllStorage::Import,
        6 => DllStorage::Export,
        _ => DllStorage::None,
    }
}

/// An alignment: its logarithm plus one, or 0 for none.
#[inline]
pub(super) fn alignment(code: u64, record: &Record<'_>) -> Result<Align, Error> {
    match code.checked_sub(1) {
        None => Ok(Align::NONE),
        Some(log2) if log2 <= u64::from(Align::MAX_LOG2) => Ok(Align::from_log2(log2 as u32)),
        Some(_) => Err(record.error("invalid alignment value")),
    }
}
