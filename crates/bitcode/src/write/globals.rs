//! What the module block says about the module and its globals, and where the function blocks are.

use super::Errors;
use super::encode_align;
use super::enumerate::{Enumeration, NONE};
use super::strtab::StringTable;
use crate::bitstream::writer::AbbrevOp::{self, Array, Fixed, Literal, Vbr};
use crate::bitstream::writer::{Abbrev, BitWriter, StringEncoding};
use crate::codes::{self, block, module as code, symtab_entry};
use ir::global::{Alias, Comdat, FunctionHeader, GlobalData, GlobalKind, IFunc, SanitizerMetadata, Variable};
use ir::value::{Global, Value};
use support::entity::OptionalEntity;
use support::hash::FxHashMap;

/// Writes the records; returns the position of the word for the offset of the symbol table.
pub fn write(w: &mut BitWriter, e: &Enumeration<'_>, strings: &mut StringTable, errors: &mut Errors) -> u64 {
    let module = e.module;
    let names = Names::collect(e);
    write_comdats(w, e, strings);
    let texts = [
        (code::TRIPLE, &*module.target_triple),
        (code::DATALAYOUT, module.data_layout.text()),
        (code::ASM, &*module.module_asm),
    ];
    for (code, text) in texts {
        if !text.is_empty() {
            w.record_with_bytes(code, &[], text);
        }
    }
    names.sections.iter().for_each(|name| w.record_with_bytes(code::SECTIONNAME, &[], name));
    names.collectors.iter().for_each(|name| w.record_with_bytes(code::GCNAME, &[], name));
    let simple_variable = simple_variable_abbrev(w, e, &names);
    write_source_filename(w, &module.source_filename);
    let mut writer = Writer { e, strings, names, simple_variable, record: Vec::new(), problem: None };
    for global in e.globals() {
        writer.global(w, global);
        if let Some(value) = writer.problem.take() {
            errors.in_global(global, format!("use of {value:?}, which is not in the module"));
        }
    }
    write_symtab_forward(w)
}

fn write_comdats(w: &mut BitWriter, e: &Enumeration<'_>, strings: &mut StringTable) {
    for comdat in e.module.comdats.values() {
        let [offset, size] = strings.add(&comdat.name);
        w.record(code::COMDAT, &[offset, size, codes::comdat_kind_code(comdat.kind)]);
    }
}

fn write_source_filename(w: &mut BitWriter, name: &[u8]) {
    let abbrev =
        w.define_abbrev(&[Literal(code::SOURCE_FILENAME), Array, StringEncoding::of(name).element()]);
    w.abbreviated_with_bytes(&abbrev, &[], name);
}

/// Names that records refer to by number, counted from 1 in order of first use.
#[derive(Default)]
struct Names<'a> {
    sections: Vec<&'a [u8]>,
    section_ids: FxHashMap<&'a [u8], u64>,
    collectors: Vec<&'a [u8]>,
    collector_ids: FxHashMap<&'a [u8], u64>,
}

impl<'a> Names<'a> {
    fn collect(e: &Enumeration<'a>) -> Names<'a> {
        fn add<'a>(names: &mut Vec<&'a [u8]>, ids: &mut FxHashMap<&'a [u8], u64>, name: &'a [u8]) {
            let next = names.len() as u64 + 1;
            if *ids.entry(name).or_insert(next) == next {
                names.push(name);
            }
        }
        let mut names = Names::default();
        for global in e.globals() {
            let data = &e.module.globals[global];
            if let Some(section) = data.object().and_then(|o| o.section.as_deref()) {
                add(&mut names.sections, &mut names.section_ids, section);
            }
            if let Some(gc) = data.as_function().and_then(|f| f.gc.as_deref()) {
                add(&mut names.collectors, &mut names.collector_ids, gc);
            }
        }
        names
    }

    fn section(&self, name: Option<&[u8]>) -> u64 {
        name.and_then(|n| self.section_ids.get(n)).copied().unwrap_or(0)
    }

    fn collector(&self, name: Option<&[u8]>) -> u64 {
        name.and_then(|n| self.collector_ids.get(n)).copied().unwrap_or(0)
    }
}

/// The abbreviation for variables with nothing special about them, if there are variables.
fn simple_variable_abbrev(w: &mut BitWriter, e: &Enumeration<'_>, names: &Names<'_>) -> Option<Abbrev> {
    let variables = &e.module.order.variables;
    let objects = || variables.iter().filter_map(|&g| e.module.globals[g].object());
    let max_align = objects().map(|o| encode_align(o.align)).max()?;
    let up_to = |max: u64| match 64 - max.leading_zeros() {
        0 => Literal(0),
        bits => Fixed(bits),
    };
    let ops: [AbbrevOp; 9] = [
        Literal(code::GLOBALVAR),
        Vbr(8),
        Vbr(8),
        Fixed(e.types.bits()),
        Vbr(6),
        Vbr(6),
        Fixed(5),
        up_to(max_align),
        up_to(names.sections.len() as u64),
    ];
    Some(w.define_abbrev(&ops))
}

struct Writer<'w, 'a> {
    e: &'w Enumeration<'a>,
    strings: &'w mut StringTable,
    names: Names<'a>,
    simple_variable: Option<Abbrev>,
    record: Vec<u64>,
    /// A constant without a number.
    problem: Option<Value>,
}

impl Writer<'_, '_> {
    fn global(&mut self, w: &mut BitWriter, global: Global) {
        let data = &self.e.module.globals[global];
        self.record.clear();
        let [offset, size] = self.strings.add(&data.name);
        self.record.extend([offset, size, self.e.type_id(data.value_ty)]);
        match &data.kind {
            GlobalKind::Variable(variable) => self.variable(w, data, variable),
            GlobalKind::Function(function) => {
                self.function(w, data, function, self.e.module.body(global).is_none());
            }
            GlobalKind::Alias(alias) => self.alias(w, data, alias),
            GlobalKind::IFunc(ifunc) => self.ifunc(w, data, ifunc),
        }
    }

    fn addr_space(&self, data: &GlobalData) -> u64 {
        self.e.module.types.addr_space(data.ty).unwrap_or(0).into()
    }

    /// The number of a constant plus one; 0 for none.
    fn optional(&mut self, value: Option<Value>) -> u64 {
        value.map_or(0, |v| self.value(v) + 1)
    }

    fn value(&mut self, value: Value) -> u64 {
        let id = self.e.value_id(value);
        if id == NONE {
            self.problem = Some(value);
        }
        id.into()
    }

    fn push_partition(&mut self, data: &GlobalData) {
        let partition = self.strings.add(data.partition.as_deref().unwrap_or(&[]));
        self.record.extend(partition);
    }

    fn variable(&mut self, w: &mut BitWriter, data: &GlobalData, variable: &Variable) {
        /// Says that the type is that of the variable, not of a pointer to it.
        const EXPLICIT_TYPE: u64 = 2;
        let object = &variable.object;
        let initializer = self.optional(variable.initializer);
        self.record.extend([
            self.addr_space(data) << 2 | EXPLICIT_TYPE | u64::from(variable.constant),
            initializer,
            codes::linkage_code(data.linkage),
            encode_align(object.align),
            self.names.section(object.section.as_deref()),
        ]);
        let plain = self.record.len();
        self.record.extend([
            codes::visibility_code(data.visibility),
            codes::thread_local_code(data.thread_local),
            codes::unnamed_addr_code(data.unnamed_addr),
            variable.externally_initialized.into(),
            codes::dll_storage_code(data.dll_storage),
            comdat_id(object.comdat),
            self.e.attributes.variable_id(variable.attributes),
            data.dso_local.into(),
        ]);
        self.push_partition(data);
        self.record.extend([
            variable.sanitizer.map_or(0, sanitizer_bits),
            variable.code_model.map_or(0, codes::code_model_code),
        ]);
        match &self.simple_variable {
            Some(abbrev) if self.record[plain..].iter().all(|&v| v == 0) => {
                w.abbreviated(abbrev, &self.record[..plain]);
            }
            _ => w.record(code::GLOBALVAR, &self.record),
        }
    }

    fn function(
        &mut self,
        w: &mut BitWriter,
        data: &GlobalData,
        function: &FunctionHeader,
        is_declaration: bool,
    ) {
        let object = &function.object;
        let operands = [function.prologue, function.prefix, function.personality].map(|v| self.optional(v));
        let [prologue, prefix, personality] = operands;
        self.record.extend([
            function.calling_conv.0.into(),
            is_declaration.into(),
            codes::linkage_code(data.linkage),
            self.e.attributes.list_id(function.attributes),
            encode_align(object.align),
            self.names.section(object.section.as_deref()),
            codes::visibility_code(data.visibility),
            self.names.collector(function.gc.as_deref()),
            codes::unnamed_addr_code(data.unnamed_addr),
            prologue,
            codes::dll_storage_code(data.dll_storage),
            comdat_id(object.comdat),
            prefix,
            personality,
            data.dso_local.into(),
            self.addr_space(data),
        ]);
        self.push_partition(data);
        let preferred = encode_align(function.preferred_align);
        self.record.extend((preferred != 0).then_some(preferred));
        w.record(code::FUNCTION, &self.record);
    }

    fn alias(&mut self, w: &mut BitWriter, data: &GlobalData, alias: &Alias) {
        let aliasee = self.value(alias.aliasee);
        self.record.extend([
            self.addr_space(data),
            aliasee,
            codes::linkage_code(data.linkage),
            codes::visibility_code(data.visibility),
            codes::dll_storage_code(data.dll_storage),
            codes::thread_local_code(data.thread_local),
            codes::unnamed_addr_code(data.unnamed_addr),
            data.dso_local.into(),
        ]);
        self.push_partition(data);
        w.record(code::ALIAS, &self.record);
    }

    fn ifunc(&mut self, w: &mut BitWriter, data: &GlobalData, ifunc: &IFunc) {
        let resolver = self.value(ifunc.resolver);
        self.record.extend([
            self.addr_space(data),
            resolver,
            codes::linkage_code(data.linkage),
            codes::visibility_code(data.visibility),
            data.dso_local.into(),
        ]);
        self.push_partition(data);
        w.record(code::IFUNC, &self.record);
    }
}

fn comdat_id(comdat: OptionalEntity<Comdat>) -> u64 {
    comdat.get().map_or(0, |c| u64::from(c.as_u32()) + 1)
}

fn sanitizer_bits(metadata: SanitizerMetadata) -> u64 {
    let SanitizerMetadata { no_address, no_hwaddress, memtag, is_dyn_init } = metadata;
    [no_address, no_hwaddress, memtag, is_dyn_init]
        .iter()
        .enumerate()
        .map(|(bit, &set)| u64::from(set) << bit)
        .sum()
}

// The symbol table of the module says where each function block is, so that a reader can pick single functions.

const SYMTAB_WIDTH: u32 = 4;

/// The word for the place of the symbol table, to be filled in.
fn write_symtab_forward(w: &mut BitWriter) -> u64 {
    let abbrev = w.define_abbrev(&[Literal(code::VSTOFFSET), Fixed(32)]);
    w.abbreviated(&abbrev, &[0]);
    w.position() - 32
}

/// Writes the symbol table. `functions` gives the word in the file where each function block starts.
pub fn write_function_offsets(
    w: &mut BitWriter,
    e: &Enumeration<'_>,
    forward: u64,
    functions: &[(Global, u64)],
) {
    w.append_words(&[]);
    w.patch_word(forward, (w.position() / 32) as u32);
    w.enter_block(block::VALUE_SYMTAB, SYMTAB_WIDTH);
    w.skip_abbrevs(super::Abbrevs::VALUE_SYMTAB_COUNT);
    let abbrev = w.define_abbrev(&[Literal(symtab_entry::FNENTRY), Vbr(8), Vbr(8)]);
    for &(global, word) in functions {
        w.abbreviated(&abbrev, &[e.global_id(global).into(), word]);
    }
    w.exit_block();
}
