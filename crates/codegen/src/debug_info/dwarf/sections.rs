//! Entries and pools as directives.
//!
//! In text every attribute has a line of its own; for objects, bytes are collected up to the next value that the assembler
//! has to fill in.

use super::constants::{
    LIST_BASE_ADDRESSX, LIST_END, LIST_OFFSET_PAIR, LIST_STARTX_ENDX, LIST_STARTX_LENGTH, UT_COMPILE,
    UT_SKELETON, UT_SPLIT_COMPILE, at, form,
};
use super::die::{Abbreviations, Attribute, BlockPart, Dies, Step, Value, block_size};
use super::expressions::{sleb, uleb};
use super::macros::{self, Macro};
use super::name_index::{self, NameIndex};
use super::names::{NamesKind, RangeSize, gnu_kind};
use super::split::RANGES_START;
use super::unit::{Pools, UnitPart};
use super::{LaidOut, Units};
use crate::debug_info::Settings;
use crate::emit::{Emitter, Result};
use mc::Symbol;
use mc::expr::ExprData;
use mc::section::Kind;

/// Writes all sections; `.debug_line` itself is the assembler's.
pub(super) fn write(
    emitter: &mut Emitter<'_>,
    settings: Settings,
    mut linked: Units,
    mut rest: Units,
) -> Result<()> {
    let address_bytes = emitter.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
    let keeps_text = emitter.out.keeps_text();
    let Settings { version, offset_bytes, .. } = settings;
    let has_split = !rest.units.is_empty();
    let (bytes, begun) = (Vec::new(), Vec::new());
    let mut out = Out {
        emitter,
        bytes,
        keeps_text,
        address_bytes,
        version,
        offset_bytes,
        macro_texts: Vec::new(),
        begun,
        has_split,
        is_split: false,
    };
    let described = if has_split { &rest } else { &linked };
    if version < 5 && described.units.iter().any(|unit| !unit.macros.is_empty()) {
        out.macro_texts.clone_from(&described.pools.strings);
    }
    if has_split {
        out.split(&mut linked, &mut rest, |out, rest| out.locations(&mut rest.pools))?;
    }
    out.abbreviations(&linked.abbreviations)?;
    out.units(&linked)?;
    out.address_ranges(&linked.units)?;
    out.macros(&linked.units)?;
    let described = if has_split { &mut rest } else { &mut linked };
    let mut index =
        name_index::collect(&described.units, &mut described.pools, out.emitter.isa.is_big_endian());
    if let Some(index) = index.as_mut().filter(|_| has_split) {
        // The index is in the object, and so are its names.
        for name in &mut index.names {
            name.string = linked.pools.string(&rest.pools.strings[name.string as usize]);
        }
    }
    out.locations(&mut linked.pools)?;
    if version < 5 {
        out.ranges_before_v5([(&rest.pools, true), (&linked.pools, false)])?;
    } else {
        out.range_lists(&mut linked.pools)?;
    }
    out.strings(&linked.pools)?;
    if has_split {
        out.split(&mut linked, &mut rest, |out, rest| {
            out.strings(&rest.pools)?;
            out.units(rest)?;
            out.abbreviations(&rest.abbreviations)?;
            out.macros(&rest.units)?;
            if version < 5 { Ok(()) } else { out.range_lists(&mut rest.pools) }
        })?;
    }
    out.addresses(&linked.pools)?;
    out.names(if has_split { &rest.units } else { &linked.units })?;
    if let Some(index) = &index {
        out.name_index(index)?;
    }
    out.section(".debug_line", Kind::Debug)?;
    let lines = out.emitter.private_symbol("line_table_start0");
    out.label(lines)
}

struct Out<'o, 'e> {
    emitter: &'o mut Emitter<'e>,
    /// What was not written yet.
    bytes: Vec<u8>,
    keeps_text: bool,
    address_bytes: u8,
    version: u16,
    offset_bytes: u8,
    /// Strings that stand where macros are, by number.
    macro_texts: Vec<Box<[u8]>>,
    /// Sections that begin with a label.
    begun: Vec<String>,
    /// Units are in two parts.
    has_split: bool,
    /// What is written is in sections that linkers do not look at.
    is_split: bool,
}

impl Out<'_, '_> {
    fn flush(&mut self) -> Result<()> {
        if self.bytes.is_empty() {
            return Ok(());
        }
        let bytes = std::mem::take(&mut self.bytes);
        self.emitter.write(|out, cx| out.emit_bytes(cx, &bytes))?;
        self.bytes = bytes;
        self.bytes.clear();
        Ok(())
    }

    /// Writes sections that linkers do not look at. They share the table of addresses with the object.
    fn split(
        &mut self,
        linked: &mut Units,
        split: &mut Units,
        write: impl FnOnce(&mut Self, &mut Units) -> Result<()>,
    ) -> Result<()> {
        split.pools.exchange_addresses(&mut linked.pools);
        self.is_split = true;
        write(self, split)?;
        self.flush()?;
        self.is_split = false;
        split.pools.exchange_addresses(&mut linked.pools);
        Ok(())
    }

    fn section(&mut self, name: &str, kind: Kind) -> Result<()> {
        self.flush()?;
        let (name, kind) = match (self.is_split, kind) {
            (false, kind) => (name.to_owned(), kind),
            (true, Kind::DebugStrings) => (format!("{name}.dwo"), Kind::SplitDebugStrings),
            (true, _) => (format!("{name}.dwo"), Kind::SplitDebug),
        };
        let name = name.as_str();
        let section = self.emitter.section(name.as_bytes(), kind, None);
        self.emitter.switch(section)?;
        if !self.counts_offsets() || self.begun.iter().any(|known| known == name) {
            return Ok(());
        }
        self.begun.push(name.to_owned());
        let start = self.section_start(name);
        self.label(start)
    }

    /// Whether offsets in sections of debug information are numbers of the object: linkers leave these sections where they are.
    fn counts_offsets(&self) -> bool {
        self.emitter.cx.format_facts().has_atoms || self.is_split
    }

    /// A label of which both parts have one of their own.
    fn own_symbol(&mut self, name: &str) -> Symbol {
        match self.is_split {
            true => self.emitter.private_symbol(&format!("dwo_{name}")),
            false => self.emitter.private_symbol(name),
        }
    }

    /// The same with a number.
    fn own_label(&mut self, stem: &str, number: u32) -> Symbol {
        self.emitter.part_label(self.is_split, stem, number)
    }

    fn section_start(&mut self, name: &str) -> Symbol {
        self.emitter.private_symbol(&format!("section{}", name.trim_start_matches(".debug")))
    }

    /// The offset of a symbol in one of the sections.
    fn offset(&mut self, symbol: Symbol, section: &str) -> Result<()> {
        if self.emitter.is_coff() {
            self.flush()?;
            let reference = mc::format::Reference::SectionOffset;
            return self.emitter.write(|out, cx| out.emit_reference(cx, reference, symbol, 0));
        }
        let size = self.offset_bytes;
        if !self.counts_offsets() {
            return self.symbol(symbol, size);
        }
        let start = match self.is_split && section != ".debug_ranges" {
            true => self.section_start(&format!("{section}.dwo")),
            false => self.section_start(section),
        };
        self.distance(symbol, start, size)
    }

    /// The length of what follows.
    fn length(&mut self, bytes: u64) -> Result<()> {
        self.begin_length()?;
        self.number(bytes, self.offset_bytes)
    }

    /// What stands before lengths of 8 bytes.
    fn begin_length(&mut self) -> Result<()> {
        match self.offset_bytes {
            8 => self.number(0xffff_ffff, 4),
            _ => Ok(()),
        }
    }

    /// The section that an attribute is an offset in.
    fn section_of(&self, attribute: u16) -> &'static str {
        match attribute {
            at::STMT_LIST => ".debug_line",
            at::RANGES if self.version < 5 => ".debug_ranges",
            at::RANGES | at::RNGLISTS_BASE => ".debug_rnglists",
            at::MACROS => ".debug_macro",
            at::MACRO_INFO => ".debug_macinfo",
            at::STR_OFFSETS_BASE => ".debug_str_offsets",
            at::ADDR_BASE | at::GNU_ADDR_BASE => ".debug_addr",
            at::GNU_RANGES_BASE => ".debug_ranges",
            _ if self.version < 5 => ".debug_loc",
            _ => ".debug_loclists",
        }
    }

    fn label(&mut self, symbol: Symbol) -> Result<()> {
        self.flush()?;
        self.emitter.write(|out, cx| out.emit_label(cx, symbol))
    }

    fn number(&mut self, value: u64, size: u8) -> Result<()> {
        if self.keeps_text && matches!(size, 1 | 2 | 4 | 8) {
            return self.emitter.write(|out, cx| out.emit_number(cx, value as i64, size));
        }
        let bytes = value.to_le_bytes();
        let bytes = &bytes[..size.into()];
        match self.emitter.isa.is_big_endian() {
            true => self.bytes.extend(bytes.iter().rev()),
            false => self.bytes.extend(bytes),
        }
        if self.keeps_text { self.flush() } else { Ok(()) }
    }

    fn leb(&mut self, value: u64, signed: bool) -> Result<()> {
        if self.keeps_text {
            return self.emitter.write(|out, cx| out.emit_leb_number(cx, value as i64, signed));
        }
        if signed {
            sleb(&mut self.bytes, value as i64);
        } else {
            uleb(&mut self.bytes, value);
        }
        Ok(())
    }

    fn raw(&mut self, bytes: &[u8]) -> Result<()> {
        if !self.keeps_text {
            self.bytes.extend_from_slice(bytes);
            return Ok(());
        }
        bytes.iter().try_for_each(|&byte| self.number(byte.into(), 1))
    }

    fn symbol(&mut self, symbol: Symbol, size: u8) -> Result<()> {
        self.flush()?;
        let value = self.emitter.cx.symbol_expr(symbol);
        self.emitter.write(|out, cx| out.emit_value(cx, value, size))
    }

    fn distance(&mut self, end: Symbol, begin: Symbol, size: u8) -> Result<()> {
        self.flush()?;
        let mut value = self.emitter.cx.difference(end, begin);
        if self.emitter.cx.format_facts().has_atoms {
            // The distance of two functions as it is in the object: readers do not follow what linkers move.
            let number = self.emitter.cx.temporary("set");
            self.emitter.write(|out, cx| out.emit_assignment(cx, number, value))?;
            value = self.emitter.cx.symbol_expr(number);
        }
        self.emitter.write(|out, cx| out.emit_value(cx, value, size))
    }

    /// Bytes of a length in front of what it counts.
    fn length_bytes(&self) -> u32 {
        if self.offset_bytes == 8 { 12 } else { 4 }
    }

    fn units(&mut self, all: &Units) -> Result<()> {
        self.section(".debug_info", Kind::Debug)?;
        for (unit, index) in all.units.iter().zip(0..) {
            let start = self.own_label("cu_begin", index);
            self.label(start)?;
            self.unit(unit)?;
        }
        Ok(())
    }

    fn unit(&mut self, unit: &LaidOut) -> Result<()> {
        self.length(u64::from(unit.size_bytes - self.length_bytes()))?;
        self.number(self.version.into(), 2)?;
        if self.version >= 5 {
            let kind = match unit.part {
                UnitPart::Whole => UT_COMPILE,
                UnitPart::Skeleton => UT_SKELETON,
                UnitPart::Split => UT_SPLIT_COMPILE,
            };
            self.raw(&[kind, self.address_bytes])?;
        }
        if self.is_split {
            // Of the only table.
            self.number(0, self.offset_bytes)?;
        } else {
            let abbreviations = self.emitter.private_symbol("debug_abbrev0");
            self.offset(abbreviations, ".debug_abbrev")?;
        }
        if self.version < 5 {
            self.raw(&[self.address_bytes])?;
        } else if unit.part != UnitPart::Whole {
            self.number(unit.id, 8)?;
        }
        for step in unit.dies.steps() {
            let Step::Entry(die) = step else {
                self.number(0, 1)?;
                continue;
            };
            let data = unit.dies.get(die);
            self.leb(data.abbreviation.into(), false)?;
            for attribute in &data.attributes {
                self.attribute(&unit.dies, attribute)?;
            }
        }
        self.flush()
    }

    fn attribute(&mut self, dies: &Dies, attribute: &Attribute) -> Result<()> {
        match (&attribute.value, attribute.form) {
            (_, form::FLAG_PRESENT | form::IMPLICIT_CONST) => Ok(()),
            (&Value::Number(index), form::STRP) => {
                let symbol = self.string_symbol(index as u32);
                self.offset(symbol, ".debug_str")
            }
            (&Value::Number(n), form::DATA1 | form::STRX1 | form::FLAG) => self.number(n, 1),
            (&Value::Number(n), form::DATA2 | form::STRX2) => self.number(n, 2),
            (&Value::Number(n), form::STRX3) => self.number(n, 3),
            (&Value::Number(n), form::DATA4 | form::STRX4) => self.number(n, 4),
            (&Value::Number(n), form::DATA8) => self.number(n, 8),
            (&Value::Number(n), form::ADDR) => self.number(n, self.address_bytes),
            (&Value::Number(n), form::SDATA) => self.leb(n, true),
            (&Value::Number(n), _) => self.leb(n, false),
            (&Value::Die(die), _) => self.number(dies.get(die).offset.into(), 4),
            (&Value::Place(symbol), form::ADDR) => self.symbol(symbol, self.address_bytes),
            (&Value::Place(symbol), _) => self.offset(symbol, self.section_of(attribute.name)),
            (&Value::Distance(end, begin), _) => self.distance(end, begin, 4),
            (Value::Block(parts), form) => self.block(parts, form),
        }
    }

    fn block(&mut self, parts: &[BlockPart], form: u16) -> Result<()> {
        let size = block_size(parts, self.address_bytes);
        match form {
            form::BLOCK1 => self.number(size.into(), 1)?,
            form::BLOCK2 => self.number(size.into(), 2)?,
            form::BLOCK4 => self.number(size.into(), 4)?,
            _ => self.leb(size.into(), false)?,
        }
        for part in parts {
            match part {
                BlockPart::Bytes(bytes) => self.raw(bytes)?,
                &BlockPart::Address(symbol) => self.symbol(symbol, self.address_bytes)?,
                &BlockPart::ThreadLocal(symbol) => self.thread_local(symbol)?,
            }
        }
        Ok(())
    }

    /// The place of a symbol in the memory of a thread.
    fn thread_local(&mut self, symbol: Symbol) -> Result<()> {
        self.flush()?;
        let specifier = self.emitter.thread_specifier().unwrap_or_default();
        let value = self.emitter.cx.make_expr(ExprData::Symbol(symbol, specifier));
        let size = self.address_bytes;
        self.emitter.write(|out, cx| out.emit_value(cx, value, size))
    }

    fn abbreviations(&mut self, abbreviations: &Abbreviations) -> Result<()> {
        self.section(".debug_abbrev", Kind::Debug)?;
        let start = self.own_symbol("debug_abbrev0");
        self.label(start)?;
        for (shape, number) in abbreviations.shapes.iter().zip(1..) {
            self.leb(number, false)?;
            self.leb(shape.tag.into(), false)?;
            self.number(shape.has_children.into(), 1)?;
            for &(name, form, constant) in &shape.attributes {
                self.leb(name.into(), false)?;
                self.leb(form.into(), false)?;
                if let Some(constant) = constant {
                    self.leb(constant, true)?;
                }
            }
            self.raw(&[0, 0])?;
        }
        self.raw(&[0])
    }

    fn string_symbol(&mut self, index: u32) -> Symbol {
        let is_skeleton = self.has_split && !self.is_split;
        self.emitter.numbered_label(if is_skeleton { "skel_string" } else { "info_string" }, index)
    }

    fn strings(&mut self, pools: &Pools) -> Result<()> {
        if self.version >= 5 {
            self.section(".debug_str_offsets", Kind::Debug)?;
            self.length(u64::from(self.offset_bytes) * pools.strings.len() as u64 + 4)?;
            self.number(5, 2)?;
            self.number(0, 2)?;
            let base = self.own_symbol("str_offsets_base0");
            self.label(base)?;
        }
        self.section(".debug_str", Kind::DebugStrings)?;
        for (index, string) in pools.strings.iter().enumerate() {
            let symbol = self.string_symbol(index as u32);
            self.label(symbol)?;
            self.emitter.write(|out, cx| out.emit_string(cx, string, b"\0"))?;
        }
        if self.version >= 5 || self.is_split {
            self.section(".debug_str_offsets", Kind::Debug)?;
            let mut offset = 0;
            for (index, string) in pools.strings.iter().enumerate() {
                if self.is_split {
                    self.number(offset, self.offset_bytes)?;
                    offset += string.len() as u64 + 1;
                } else {
                    let symbol = self.string_symbol(index as u32);
                    self.offset(symbol, ".debug_str")?;
                }
            }
        }
        Ok(())
    }

    fn addresses(&mut self, pools: &Pools) -> Result<()> {
        if self.version < 5 && !self.has_split || pools.addresses.is_empty() {
            return Ok(());
        }
        self.section(".debug_addr", Kind::Debug)?;
        let size = u64::from(self.address_bytes);
        if self.version >= 5 {
            self.length(4 + size * pools.addresses.len() as u64)?;
            self.number(5, 2)?;
            self.raw(&[self.address_bytes, 0])?;
        }
        let base = self.emitter.private_symbol("addr_table_base0");
        self.label(base)?;
        pools.addresses.iter().try_for_each(|address| match address.is_thread_local {
            true => self.thread_local(address.symbol),
            false => self.symbol(address.symbol, self.address_bytes),
        })
    }

    /// `.debug_rnglists`, if there are lists.
    fn range_lists(&mut self, pools: &mut Pools) -> Result<()> {
        if pools.ranges.is_empty() {
            return Ok(());
        }
        let symbols = ["debug_list_header_start0", "debug_list_header_end0", "rnglists_table_base0"];
        let end = self.begin_lists(".debug_rnglists", symbols, ("debug_ranges", pools.ranges.len()))?;
        for (index, list) in std::mem::take(&mut pools.ranges).into_iter().enumerate() {
            let symbol = self.own_label("debug_ranges", index as u32);
            self.label(symbol)?;
            self.base(pools, list.base)?;
            for bounds in list.ranges {
                self.bounds(pools, list.base, bounds)?;
            }
            self.number(LIST_END.into(), 1)?;
        }
        self.label(end)
    }

    /// The header of a section of lists and their places; the symbols are its beginning, its end, which is left to be
    /// defined, and what the places count from. Lists have labels of a stem and a number.
    fn begin_lists(
        &mut self,
        section: &str,
        symbols: [&str; 3],
        (stem, count): (&str, usize),
    ) -> Result<Symbol> {
        self.section(section, Kind::Debug)?;
        let [start, end, base] = symbols.map(|name| self.own_symbol(name));
        self.begin_length()?;
        self.distance(end, start, self.offset_bytes)?;
        self.label(start)?;
        self.number(5, 2)?;
        self.raw(&[self.address_bytes, 0])?;
        self.number(count as u64, 4)?;
        self.label(base)?;
        for index in 0..count as u32 {
            let list = self.own_label(stem, index);
            self.distance(list, base, self.offset_bytes)?;
        }
        Ok(end)
    }

    /// What the distances of a list are from: a split unit does not say it for all of them.
    fn base(&mut self, pools: &mut Pools, base: Option<Symbol>) -> Result<()> {
        let Some(base) = base.filter(|_| self.is_split) else { return Ok(()) };
        self.number(LIST_BASE_ADDRESSX.into(), 1)?;
        self.leb(pools.address(base).into(), false)
    }

    /// The kind and the bounds of an entry of a list.
    fn bounds(
        &mut self,
        pools: &mut Pools,
        base: Option<Symbol>,
        (begin, end): (Symbol, Symbol),
    ) -> Result<()> {
        match base {
            // Where linkers shorten code, lengths are left to them; not all of them know how to fill in LEB128.
            _ if self.emitter.shared.machine.info().facts().code_shrinks => {
                self.number(LIST_STARTX_ENDX.into(), 1)?;
                self.leb(pools.address(begin).into(), false)?;
                self.leb(pools.address(end).into(), false)
            }
            Some(base) => {
                self.number(LIST_OFFSET_PAIR.into(), 1)?;
                self.leb_distance(begin, base)?;
                self.leb_distance(end, base)
            }
            None => {
                self.number(LIST_STARTX_LENGTH.into(), 1)?;
                self.leb(pools.address(begin).into(), false)?;
                self.leb_distance(end, begin)
            }
        }
    }

    /// `.debug_aranges`, if units have lists.
    fn address_ranges(&mut self, units: &[LaidOut]) -> Result<()> {
        if units.iter().all(|unit| unit.ranges.is_empty()) {
            return Ok(());
        }
        self.section(".debug_aranges", Kind::Debug)?;
        let size = self.address_bytes;
        for (unit, index) in units.iter().zip(0..).filter(|(unit, _)| !unit.ranges.is_empty()) {
            // A version, the place of the unit, and two sizes; pairs of addresses begin at a multiple of their size.
            let header_bytes = 2 + u32::from(self.offset_bytes) + 2;
            let before = self.length_bytes() + header_bytes;
            let padding = before.next_multiple_of(u32::from(size) * 2) - before;
            let pairs = u64::from(size) * 2 * (unit.ranges.len() as u64 + 1);
            self.length(u64::from(header_bytes + padding) + pairs)?;
            self.number(2, 2)?;
            let start = self.emitter.numbered_label("cu_begin", index);
            self.offset(start, ".debug_info")?;
            self.raw(&[size, 0])?;
            self.raw(&vec![0; padding as usize])?;
            for range in &unit.ranges {
                self.symbol(range.begin, size)?;
                match range.size {
                    RangeSize::UpTo(end) => self.distance(end, range.begin, size)?,
                    RangeSize::Bytes(bytes) => self.number(bytes, size)?,
                }
            }
            self.end_before_v5()?;
        }
        self.flush()
    }

    /// `.debug_macro` or `.debug_macinfo`
    fn macros(&mut self, units: &[LaidOut]) -> Result<()> {
        for unit in units.iter().filter(|unit| !unit.macros.is_empty()) {
            self.section(if self.version >= 5 { ".debug_macro" } else { ".debug_macinfo" }, Kind::Debug)?;
            let start = self.emitter.numbered_label("macro_begin", unit.number);
            self.label(start)?;
            if self.version >= 5 {
                const LARGE_OFFSETS: u8 = 1;
                const HAS_LINES: u8 = 2;
                self.number(5, 2)?;
                self.raw(&[HAS_LINES | if self.offset_bytes == 8 { LARGE_OFFSETS } else { 0 }])?;
                if self.is_split {
                    self.number(0, self.offset_bytes)?;
                } else {
                    let lines = self.emitter.private_symbol("line_table_start0");
                    self.offset(lines, ".debug_line")?;
                }
            }
            for step in &unit.macros {
                self.one_macro(step)?;
            }
            self.raw(&[0])?;
        }
        self.flush()
    }

    fn one_macro(&mut self, step: &Macro) -> Result<()> {
        let (kind, line, what) = match *step {
            Macro::Define(line, string) if self.version >= 5 => (macros::DEFINE_STRX, line, string),
            Macro::Undefine(line, string) if self.version >= 5 => (macros::UNDEF_STRX, line, string),
            Macro::Define(line, string) => (macros::DEFINE, line, string),
            Macro::Undefine(line, string) => (macros::UNDEF, line, string),
            Macro::Begin(line, file) => (macros::START_FILE, line, file),
            Macro::End => return self.raw(&[macros::END_FILE]),
        };
        self.raw(&[kind])?;
        self.leb(line.into(), false)?;
        if self.version < 5 && kind != macros::START_FILE {
            self.flush()?;
            let text = self.macro_texts.get(what as usize).cloned().unwrap_or_default();
            return self.emitter.write(|out, cx| out.emit_string(cx, &text, b"\0"));
        }
        self.leb(what.into(), false)
    }

    /// `.debug_names`
    fn name_index(&mut self, index: &NameIndex) -> Result<()> {
        const AUGMENTATION: &[u8; 8] = b"LLVM0700";
        self.section(".debug_names", Kind::Debug)?;
        let (units, names) = (index.units.len() as u64, index.names.len() as u64);
        let offset = u64::from(self.offset_bytes);
        let header = 2 + 2 + 4 * 7 + AUGMENTATION.len() as u64;
        let tables = units * offset + 4 * index.buckets.len() as u64 + names * (4 + 2 * offset);
        self.length(header + tables + (index.abbreviations.len() + index.pool.len()) as u64)?;
        self.number(5, 2)?;
        self.number(0, 2)?;
        // Units of types there are none.
        let counts = [units, 0, 0, index.buckets.len() as u64, names, index.abbreviations.len() as u64];
        counts.into_iter().try_for_each(|count| self.number(count, 4))?;
        self.number(AUGMENTATION.len() as u64, 4)?;
        self.raw(AUGMENTATION)?;
        for &unit in &index.units {
            let start = self.emitter.numbered_label("cu_begin", unit);
            self.offset(start, ".debug_info")?;
        }
        index.buckets.iter().try_for_each(|&bucket| self.number(bucket.into(), 4))?;
        index.names.iter().try_for_each(|name| self.number(name.hash.into(), 4))?;
        for name in &index.names {
            let string = self.string_symbol(name.string);
            self.offset(string, ".debug_str")?;
        }
        index.names.iter().try_for_each(|name| self.number(name.offset.into(), self.offset_bytes))?;
        self.raw(&index.abbreviations)?;
        self.raw(&index.pool)?;
        self.flush()
    }

    /// Tables of names. Units have them all or only some of them.
    fn names(&mut self, units: &[LaidOut]) -> Result<()> {
        for of_types in [false, true] {
            for unit in units {
                let table = if of_types { &unit.names.types } else { &unit.names.values };
                let section = match (unit.names.kind, of_types) {
                    (NamesKind::None, _) => continue,
                    (NamesKind::Plain, false) => ".debug_pubnames",
                    (NamesKind::Plain, true) => ".debug_pubtypes",
                    (NamesKind::Gnu, false) => ".debug_gnu_pubnames",
                    (NamesKind::Gnu, true) => ".debug_gnu_pubtypes",
                };
                self.section(section, Kind::Debug)?;
                let names = table.sorted(&unit.dies);
                let is_gnu = unit.names.kind == NamesKind::Gnu;
                let offset = u64::from(self.offset_bytes);
                let entries: u64 =
                    names.iter().map(|(_, name)| offset + u64::from(is_gnu) + name.len() as u64 + 1).sum();
                self.length(2 + 2 * offset + entries + offset)?;
                self.number(2, 2)?;
                let start = self.emitter.numbered_label("cu_begin", unit.number);
                self.offset(start, ".debug_info")?;
                let bytes = if self.has_split { unit.linked_bytes } else { unit.size_bytes };
                self.number(bytes.into(), self.offset_bytes)?;
                for (die, name) in names {
                    self.number(unit.dies.get(die).offset.into(), self.offset_bytes)?;
                    if is_gnu {
                        self.number(gnu_kind(unit, die).into(), 1)?;
                    }
                    self.flush()?;
                    self.emitter.write(|out, cx| out.emit_string(cx, name, b"\0"))?;
                }
                self.number(0, self.offset_bytes)?;
            }
        }
        self.flush()
    }

    fn locations(&mut self, pools: &mut Pools) -> Result<()> {
        match pools.locations.len() {
            0 => Ok(()),
            _ if self.version >= 5 => self.location_lists(pools),
            _ if self.is_split => self.split_locations_before_v5(pools),
            _ => self.locations_before_v5(pools),
        }
    }

    /// `.debug_loclists`.
    fn location_lists(&mut self, pools: &mut Pools) -> Result<()> {
        let symbols = ["debug_loc_header_start0", "debug_loc_header_end0", "loclists_table_base0"];
        let end = self.begin_lists(".debug_loclists", symbols, ("debug_loc", pools.locations.len()))?;
        for (index, list) in std::mem::take(&mut pools.locations).into_iter().enumerate() {
            let symbol = self.own_label("debug_loc", index as u32);
            self.label(symbol)?;
            self.base(pools, list.base)?;
            for (begin, end, expression) in list.entries {
                self.bounds(pools, list.base, (begin, end))?;
                self.leb(expression.len() as u64, false)?;
                self.raw(&expression)?;
            }
            self.number(LIST_END.into(), 1)?;
        }
        self.label(end)
    }

    /// `.debug_loc`: pairs of addresses, or of distances from the beginning of the unit, each with an expression.
    fn locations_before_v5(&mut self, pools: &Pools) -> Result<()> {
        self.section(".debug_loc", Kind::Debug)?;
        for (index, list) in pools.locations.iter().enumerate() {
            let symbol = self.emitter.numbered_label("debug_loc", index as u32);
            self.label(symbol)?;
            for (begin, end, expression) in &list.entries {
                self.bounds_before_v5(list.base, (*begin, *end))?;
                self.number(expression.len() as u64, 2)?;
                self.raw(expression)?;
            }
            self.end_before_v5()?;
        }
        self.flush()
    }

    /// `.debug_loc.dwo`: GNU's entries, each of which has the number of an address and a length.
    fn split_locations_before_v5(&mut self, pools: &mut Pools) -> Result<()> {
        self.section(".debug_loc", Kind::Debug)?;
        for (index, list) in std::mem::take(&mut pools.locations).into_iter().enumerate() {
            let symbol = self.own_label("debug_loc", index as u32);
            self.label(symbol)?;
            for (begin, end, expression) in list.entries {
                self.number(LIST_STARTX_LENGTH.into(), 1)?;
                self.leb(pools.address(begin).into(), false)?;
                self.distance(end, begin, 4)?;
                self.number(expression.len() as u64, 2)?;
                self.raw(&expression)?;
            }
            self.number(LIST_END.into(), 1)?;
        }
        self.flush()
    }

    fn bounds_before_v5(&mut self, base: Option<Symbol>, (begin, end): (Symbol, Symbol)) -> Result<()> {
        let size = self.address_bytes;
        [begin, end].into_iter().try_for_each(|place| match base {
            Some(base) => self.distance(place, base, size),
            None => self.symbol(place, size),
        })
    }

    fn end_before_v5(&mut self) -> Result<()> {
        self.number(0, self.address_bytes)?;
        self.number(0, self.address_bytes)
    }

    fn leb_distance(&mut self, end: Symbol, begin: Symbol) -> Result<()> {
        self.flush()?;
        let value = self.emitter.cx.difference(end, begin);
        self.emitter.write(|out, cx| out.emit_leb(cx, value, false))
    }

    /// `.debug_ranges`: pairs of addresses, or of distances from the beginning of the unit. Those of split units are there, too.
    fn ranges_before_v5(&mut self, pools: [(&Pools, bool); 2]) -> Result<()> {
        if pools.iter().all(|(pools, _)| pools.ranges.is_empty()) {
            return Ok(());
        }
        self.section(".debug_ranges", Kind::Debug)?;
        if self.has_split {
            let start = self.emitter.private_symbol(RANGES_START);
            self.label(start)?;
        }
        for (pools, is_split) in pools {
            for (index, list) in pools.ranges.iter().enumerate() {
                let symbol = self.emitter.part_label(is_split, "debug_ranges", index as u32);
                self.label(symbol)?;
                for &bounds in &list.ranges {
                    self.bounds_before_v5(list.base, bounds)?;
                }
                self.end_before_v5()?;
            }
        }
        self.flush()
    }
}
