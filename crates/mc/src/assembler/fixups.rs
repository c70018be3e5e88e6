//! After layout: bytes of sections, and fixups applied or turned into relocations.

use super::extras::ExtraFixups;
use super::layout::is_local;
use super::{Advance, Assembler, FragmentKind, LaidOutSection, LayoutError, LebNumber, Relocation};
use crate::context::{Context, Fragment, Section, Symbol, SymbolType, SymbolValue};
use crate::encode::{self, Fixup, FixupKind};
use crate::eval::{self, Value};
use crate::expr::{ExprData, Specifier};
use crate::format::RelocationNumbers;
use crate::section::Properties;
use crate::target::{RelocationAnswer, RelocationQuery, Subtarget, Target};
use smallvec::SmallVec;
use tables::instructions::{DataFixup, Fixup as FixupRecord, Nop, ObjectFormat, fixup_flags, target_flags};
use tables::object::Difference;

impl Assembler<'_> {
    /// The contents of a section, and what is left for the linker.
    pub(super) fn resolve_section(
        &self,
        cx: &mut Context,
        section: Section,
        extra: &mut ExtraFixups,
        errors: &mut Vec<LayoutError>,
    ) -> LaidOutSection {
        let contents = &self.sections[section];
        let mut out = LaidOutSection {
            section,
            align_log2: contents.align_log2,
            size: contents.size,
            bytes: Vec::new(),
            relocations: Vec::new(),
            has_code: contents.has_code,
        };
        let has_bytes = !cx.sections[section].kind.has(Properties::ZERO);
        if has_bytes {
            out.bytes.reserve(contents.size as usize);
        }
        if !has_bytes
            && let Some(what) = contents.parts[0].1.iter().find_map(|&fragment| self.kept_of(fragment))
        {
            let name = String::from_utf8_lossy(&cx.sections[section].name);
            let message = format!("BSS section '{name}' cannot have {what}");
            errors.push(LayoutError { section: Some(section), offset: 0, message, location: None });
        }
        for &fragment in &contents.parts[0].1 {
            if has_bytes {
                self.append_fragment(fragment, &mut out.bytes);
            }
            let mut problems = Vec::new();
            for fixup in self.fixups_of(fragment) {
                let result = self.resolve_fixup(cx, fragment, fixup, &mut out);
                if result.is_err() {
                    problems.push((fixup.offset, fixup.location, result));
                }
            }
            let result = self.resolve_own(cx, fragment, &mut out);
            if result.is_err() {
                problems.push((0, 0, result));
            }
            if !extra.is_empty() {
                for fixup in extra.remove(&fragment).unwrap_or_default() {
                    let result = self.resolve_fixup(cx, fragment, &fixup, &mut out);
                    problems.push((fixup.offset, fixup.location, result));
                }
            }
            for (offset, location, result) in problems {
                let Err(message) = result else { continue };
                let data = &self.fragments[fragment];
                let location = self.span(if location == 0 { data.location } else { location });
                let offset = data.offset + u64::from(offset);
                errors.push(LayoutError { section: Some(section), offset, message, location });
            }
        }
        out
    }

    /// What a fragment has that a section of zeros has no place for.
    fn kept_of(&self, fragment: Fragment) -> Option<&'static str> {
        if !self.fixups_of(fragment).is_empty() {
            return Some("fixups");
        }
        let has_bytes = match &self.fragments[fragment].kind {
            FragmentKind::Data(contents)
            | FragmentKind::Relaxable(contents, _)
            | FragmentKind::Leb(contents, _)
            | FragmentKind::Advance(contents, _) => {
                contents.bytes_of(&self.bytes).iter().any(|&byte| byte != 0)
            }
            FragmentKind::Fill(fill) => fill.value != 0,
            _ => false,
        };
        has_bytes.then_some("non-zero bytes")
    }

    /// What fragments that are no data and no instructions leave to the linker.
    fn resolve_own(
        &self,
        cx: &mut Context,
        fragment: Fragment,
        out: &mut LaidOutSection,
    ) -> Result<(), String> {
        let data = &self.fragments[fragment];
        let fixup =
            |offset, value, kind| Fixup { offset, value, addend: 0, kind, relaxable: false, location: 0 };
        match &data.kind {
            FragmentKind::Align(_) if data.relaxable => {
                let number = self.linker_relaxation.unwrap_or_default().align;
                let none = fixup(0, cx.constant(0), FixupKind::Relocation(number));
                let mut place = Place { assembler: self, cx, out, offset: data.offset, fixup: &none };
                place.relocate_exactly(number, None, data.size as i64, 0);
                Ok(())
            }
            &FragmentKind::Leb(_, index) => {
                let LebNumber { value, signed, start } = self.lebs[index as usize];
                match self.leb_number(cx, value, signed) {
                    Some((_, false)) => Ok(()),
                    Some((_, true)) => {
                        let fixup = fixup(start, value, FixupKind::Difference(0));
                        self.resolve_fixup(cx, fragment, &fixup, out)
                    }
                    None => {
                        let sign = if signed { 's' } else { 'u' };
                        Err(format!(".{sign}leb128 expression is not absolute"))
                    }
                }
            }
            &FragmentKind::CodeView(piece) => {
                for fixup in self.codeview_fixups(cx, piece) {
                    self.resolve_fixup(cx, fragment, &fixup, out)?;
                }
                Ok(())
            }
            FragmentKind::Advance(contents, advance) => {
                let Advance { from, to, relocated, .. } = self.advances[*advance as usize];
                let Some((offset, kind)) = relocated else { return Ok(()) };
                let distance = cx.difference(to, from);
                let fixup = fixup(contents.size() as u32 + offset, distance, kind);
                self.resolve_fixup(cx, fragment, &fixup, out)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn fixups_of(&self, fragment: Fragment) -> &[Fixup] {
        match &self.fragments[fragment].kind {
            FragmentKind::Data(contents)
            | FragmentKind::Relaxable(contents, _)
            | FragmentKind::Leb(contents, _)
            | FragmentKind::Advance(contents, _) => contents.fixups_of(&self.fixups),
            _ => &[],
        }
    }

    fn append_fragment(&self, fragment: Fragment, out: &mut Vec<u8>) {
        let data = &self.fragments[fragment];
        match &data.kind {
            FragmentKind::Data(contents)
            | FragmentKind::Relaxable(contents, _)
            | FragmentKind::Leb(contents, _) => out.extend_from_slice(contents.bytes_of(&self.bytes)),
            FragmentKind::Advance(contents, advance) => {
                out.extend_from_slice(contents.bytes_of(&self.bytes));
                out.extend_from_slice(&self.advances[*advance as usize].bytes);
            }
            &FragmentKind::CodeView(piece) => out.extend_from_slice(self.codeview_bytes(piece)),
            FragmentKind::Align(align) => match align.fill {
                Some((value, size)) if size > 0 => self.append_pattern(out, value, size, data.size),
                _ if align.code => self.append_no_ops(out, data.size),
                _ => out.resize(out.len() + data.size as usize, 0),
            },
            FragmentKind::Boundary { .. } => self.append_no_ops(out, data.size),
            FragmentKind::Fill(fill) => self.append_pattern(out, fill.value, fill.size, data.size),
            FragmentKind::Org { fill, .. } => out.resize(out.len() + data.size as usize, *fill),
        }
    }

    /// `total` bytes of a repeated number; a remainder that does not hold a whole one is zero.
    fn append_pattern(&self, out: &mut Vec<u8>, value: u64, size: u8, total: u64) {
        let end = out.len() + total as usize;
        if value != 0 {
            let mut unit = Vec::new();
            self.push_number(&mut unit, value, size);
            unit.resize(size as usize, 0);
            for _ in 0..total / u64::from(size.max(1)) {
                out.extend_from_slice(&unit);
            }
        }
        out.resize(end, 0);
    }

    /// The no-ops of the target, longest first.
    fn make_no_ops(&self) -> Vec<Vec<u8>> {
        let image = &self.target.image;
        let records = image.records::<Nop>().iter().filter(|nop| self.base.enables(nop.predicates));
        // They are as the description has them where code is big-endian, and this may be its machine with the other order.
        let is_reversed =
            self.facts.flags & (target_flags::BIG_ENDIAN | target_flags::LITTLE_ENDIAN_CODE) == 0;
        let bytes = |nop: Nop| -> (Vec<u8>, usize) {
            let mut bytes: Vec<u8> = image.list(nop.bytes).iter().map(|byte| byte as u8).collect();
            if is_reversed {
                bytes.reverse();
            }
            (bytes, nop.size.into())
        };
        let is_whole = |(bytes, size): &(Vec<u8>, usize)| bytes.len() == (*size).clamp(1, 16);
        records.map(bytes).filter(is_whole).map(|(bytes, _)| bytes).collect()
    }

    /// Bytes that do nothing when executed. The longest no-ops are taken first; where short ones are to stand before long
    /// ones, what no no-op fits in comes first, too, and is zero.
    fn append_no_ops(&self, out: &mut Vec<u8>, total: u64) {
        if total == 0 {
            return;
        }
        let no_ops = self.no_ops.get_or_init(|| self.make_no_ops());
        let mut left = total as usize;
        let fitting = |no_op: &Vec<u8>| {
            let count = left / no_op.len();
            left %= no_op.len();
            count
        };
        let counts: SmallVec<[usize; 16]> = no_ops.iter().map(fitting).collect();
        let append = |out: &mut Vec<u8>, (no_op, &count): (&Vec<u8>, &usize)| {
            (0..count).for_each(|_| out.extend_from_slice(no_op));
        };
        let parts = no_ops.iter().zip(&counts);
        if self.facts.flags & target_flags::SHORT_NOPS_FIRST != 0 {
            out.resize(out.len() + left, 0);
            parts.rev().for_each(|part| append(out, part));
        } else {
            parts.for_each(|part| append(out, part));
            out.resize(out.len() + left, 0);
        }
    }

    /// There is no object format with numbers for relocations.
    fn is_flat(&self) -> bool {
        ObjectFormat::from_number(self.facts.object_format) == ObjectFormat::Flat
    }

    fn resolve_fixup(
        &self,
        cx: &mut Context,
        fragment: Fragment,
        fixup: &Fixup,
        out: &mut LaidOutSection,
    ) -> Result<(), String> {
        let mut value =
            eval::evaluate(cx, fixup.value, &self.place_positions()).map_err(|e| e.message().to_owned())?;
        value.constant = value.constant.wrapping_add(fixup.addend.into());
        value.add = value.add.map(|symbol| self.undefined_target(cx, symbol));
        if let Some(symbol) = value.add.filter(|_| cx.format_facts().relocations == RelocationNumbers::Coff) {
            let data = &cx.symbols[symbol];
            if data.temporary && data.value == SymbolValue::Undefined {
                let name = String::from_utf8_lossy(cx.symbol_name(symbol));
                return Err(format!("assembler label '{name}' can not be undefined"));
            }
        }
        let offset = self.fragments[fragment].offset + u64::from(fixup.offset);
        let mut place = Place { assembler: self, cx, out, offset, fixup };
        if self.is_flat() {
            return place.resolve_flat(fragment, &value);
        }
        if place.cx.format_facts().has_atoms {
            return place.resolve_with_atoms(fragment, &value);
        }
        match fixup.kind {
            FixupKind::Relocation(number) => {
                no_minus(&value)?;
                place.relocate_exactly(number, value.add, value.constant, 0);
                Ok(())
            }
            FixupKind::Data(size) => place.resolve_data(&value, size),
            FixupKind::Relative(size) => place.resolve_relative(&value, size),
            FixupKind::Difference(bits) => place.resolve_difference(&value, bits),
            FixupKind::Target(kind) => {
                let record = self.target.fixup(kind).ok_or("unknown fixup kind")?;
                place.resolve_target(fragment, &value, record)
            }
        }
    }

    /// What an alias of an undefined symbol stands for: ELF names that one instead.
    fn undefined_target(&self, cx: &Context, symbol: Symbol) -> Symbol {
        const MAX_ALIASES: usize = 64;
        let mut target = symbol;
        if cx.format_facts().relocations != RelocationNumbers::Elf {
            return symbol;
        }
        for _ in 0..MAX_ALIASES {
            let SymbolValue::Variable { expr, .. } = cx.symbols[target].value else { break };
            let ExprData::Symbol(next, Specifier::NONE) = cx.expr(expr) else { break };
            target = next;
        }
        if cx.symbols[target].value == SymbolValue::Undefined { target } else { symbol }
    }

    /// The number of a PC-relative fixup, where no linker is needed to know it.
    fn distance_from(&self, cx: &Context, value: &Value, fragment: Fragment, offset: u64) -> Option<i64> {
        let symbol = value.add.filter(|_| value.sub.is_none())?;
        let positions = self.final_positions();
        let (section, at) = positions.of(cx, symbol)?;
        let known = section == self.fragments[fragment].section
            && is_local(cx, symbol)
            && positions.is_final(cx, symbol, fragment);
        known.then(|| (at.wrapping_sub(offset) as i64).wrapping_add(value.constant))
    }

    /// The fixup with an upper part at a label.
    fn high_part(&self, cx: &Context, label: Symbol) -> Option<(Fragment, Fixup, &FixupRecord)> {
        let SymbolValue::Label { mut fragment, mut offset, .. } = cx.symbols[label].value else {
            return None;
        };
        while self.fragments[fragment].size == u64::from(offset) {
            fragment = self.fragments[fragment].next.get()?;
            offset = 0;
            if self.fragments[fragment].size > 0 {
                break;
            }
        }
        let fixups = self.fixups_of(fragment);
        // A fragment has its fixups in order.
        let first = fixups.partition_point(|f| f.offset < offset);
        fixups[first..].iter().take_while(|f| f.offset == offset).find_map(|f| match f.kind {
            FixupKind::Target(kind) => self
                .target
                .fixup(kind)
                .filter(|r| r.flags & fixup_flags::HIGH_PART != 0)
                .map(|r| (fragment, *f, r)),
            _ => None,
        })
    }

    /// Whether a relocation may name the section instead of a local symbol.
    fn may_use_section(&self, cx: &Context, symbol: Symbol, addend: i64) -> bool {
        let data = &cx.symbols[symbol];
        let Some((section, _)) = self.positions().of(cx, symbol) else { return false };
        if !cx.format_facts().relocates_by_section {
            return false;
        }
        let kind = &cx.sections[section].kind;
        // The linker moves the pieces of merged sections.
        let merged = kind.has(Properties::MERGED) && addend != 0;
        is_local(cx, symbol)
            && data.ty != SymbolType::IndirectFunction
            && !merged
            && !kind.has(Properties::THREAD_LOCAL)
            && self.facts.flags & target_flags::RELOCATE_WITH_SYMBOL == 0
    }
}

fn no_minus(value: &Value) -> Result<(), String> {
    if value.sub.is_some() { Err("expected relocatable expression".to_owned()) } else { Ok(()) }
}

/// A place that is being filled in.
pub(super) struct Place<'a, 't> {
    pub(super) assembler: &'a Assembler<'t>,
    pub(super) cx: &'a mut Context,
    pub(super) out: &'a mut LaidOutSection,
    /// In the section.
    pub(super) offset: u64,
    pub(super) fixup: &'a Fixup,
}

impl Place<'_, '_> {
    /// Without an object format that has numbers for relocations, what is not known is left as it is.
    fn resolve_flat(&mut self, fragment: Fragment, value: &Value) -> Result<(), String> {
        let record = match self.fixup.kind {
            FixupKind::Target(kind) => self.assembler.target.fixup(kind),
            _ => None,
        };
        let known = match record {
            Some(record) => self.known_value(fragment, value, record)?,
            None => value.as_constant(),
        };
        if let Some(number) = known.filter(|_| value.sub.is_none()) {
            return write_value(
                self.assembler.target,
                self.fixup.kind,
                number,
                self.offset,
                &mut self.out.bytes,
            );
        }
        let Some(symbol) = value.add else { return Err("expected relocatable expression".to_owned()) };
        self.relocate_exactly(0, Some(symbol), value.constant, 0);
        if let Some(relocation) = self.out.relocations.last_mut() {
            relocation.minus = value.sub;
            relocation.pc_relative = record.is_some_and(|r| r.flags & fixup_flags::PC_RELATIVE != 0);
        }
        Ok(())
    }

    fn resolve_data(&mut self, value: &Value, size: u8) -> Result<(), String> {
        if let Some(number) = value.as_constant() {
            return self.write(number);
        }
        let fixup = self.described_data(size, value.specifier);
        let Some(fixup) = fixup else { return self.resolve_data_by_target(value, size) };
        match value.sub {
            None if fixup.absolute != u32::MAX => {
                self.relocate(fixup.absolute, value.add, value.constant, size);
                Ok(())
            }
            None => Err(self.no_relocation(size)),
            Some(minus) if fixup.add != u32::MAX => {
                if value.add.is_none() {
                    return Err("expected relocatable expression".to_owned());
                }
                self.relocate(fixup.add, value.add, value.constant, size);
                self.relocate(fixup.sub, Some(minus), 0, size);
                Ok(())
            }
            Some(minus) => {
                let step = self.distance_to(minus)?;
                if fixup.pc_relative == u32::MAX {
                    return Err(self.no_relocation(size));
                }
                self.relocate(fixup.pc_relative, value.add, value.constant.wrapping_add(step), size);
                Ok(())
            }
        }
    }

    /// The relocations of a number that the description has. Its numbers are ELF's.
    fn described_data(&self, size: u8, specifier: Specifier) -> Option<DataFixup> {
        if self.cx.format_facts().relocations != RelocationNumbers::Elf {
            return None;
        }
        let fixups = self.assembler.target.image.records::<DataFixup>();
        fixups.iter().find(|f| f.size_bytes == size && f.specifier == specifier.0)
    }

    /// A number for which the description has no relocation.
    fn resolve_data_by_target(&mut self, value: &Value, size: u8) -> Result<(), String> {
        let step = match value.sub {
            Some(minus) => self.distance_to(minus)?,
            None => 0,
        };
        let answer = self.ask_target(value, value.sub.is_some()).ok_or_else(|| self.no_relocation(size))?;
        self.relocate_as(&answer, value.add, value.constant.wrapping_add(step), size);
        Ok(())
    }

    fn no_relocation(&self, size: u8) -> String {
        if self.assembler.target.image.records::<DataFixup>().is_empty() {
            return "unsupported relocation type".to_owned();
        }
        format!("{size}-byte data relocations not supported")
    }

    fn ask_target(&self, value: &Value, pc_relative: bool) -> Option<RelocationAnswer> {
        let Assembler { target, base, .. } = self.assembler;
        target.hooks.relocation(&RelocationQuery {
            target,
            subtarget: base,
            kind: self.fixup.kind,
            pc_relative,
            specifier: value.specifier,
            addend: value.constant,
            numbers: self.cx.format_facts().relocations,
            may_rewrite: self.assembler.relaxation.by_linker,
        })
    }

    fn relocate_as(
        &mut self,
        answer: &RelocationAnswer,
        symbol: Option<Symbol>,
        addend: i64,
        size_bytes: u8,
    ) {
        if let Some(symbol) = symbol.filter(|_| answer.thread_local) {
            self.cx.symbols[symbol].ty = SymbolType::Tls;
        }
        let is_merged = || {
            let section = symbol.and_then(|symbol| self.assembler.positions().of(self.cx, symbol));
            section.is_some_and(|(s, _)| self.cx.sections[s].kind.has(Properties::MERGED))
        };
        if answer.needs_symbol || answer.needs_merged_symbol && is_merged() {
            self.relocate_exactly(answer.number, symbol, addend, size_bytes);
        } else {
            self.relocate(answer.number, symbol, addend, size_bytes);
        }
    }

    /// How far this place is behind a subtracted symbol, which must be in this section.
    fn distance_to(&self, symbol: Symbol) -> Result<i64, String> {
        let (assembler, cx) = (self.assembler, &*self.cx);
        match assembler.positions().of(cx, symbol) {
            Some((section, at)) if section == self.out.section => Ok(self.offset.wrapping_sub(at) as i64),
            Some(_) => Err("Cannot represent a difference across sections".to_owned()),
            None => {
                let name = String::from_utf8_lossy(cx.symbol_name(symbol));
                Err(format!("symbol '{name}' can not be undefined in a subtraction expression"))
            }
        }
    }

    fn resolve_relative(&mut self, value: &Value, size: u8) -> Result<(), String> {
        no_minus(value)?;
        let fixup = self.described_data(size, Specifier::NONE);
        match fixup.map(|f| f.pc_relative).filter(|&n| n != u32::MAX) {
            Some(number) => self.relocate(number, value.add, value.constant, size),
            None => {
                let answer = self.ask_target(value, true).ok_or_else(|| self.no_relocation(size))?;
                self.relocate_as(&answer, value.add, value.constant, size);
            }
        }
        Ok(())
    }

    fn resolve_difference(&mut self, value: &Value, bits: u8) -> Result<(), String> {
        let differences = self.assembler.target.image.records::<Difference>();
        let difference = differences.iter().find(|d| d.bits == bits);
        let (Some(difference), Some(minus)) = (difference, value.sub) else {
            return Err("expected relocatable expression".to_owned());
        };
        self.relocate(difference.set, value.add, value.constant, 0);
        self.relocate(difference.sub, Some(minus), 0, 0);
        Ok(())
    }

    fn resolve_target(
        &mut self,
        fragment: Fragment,
        value: &Value,
        record: &FixupRecord,
    ) -> Result<(), String> {
        let relaxable = self.fixup.relaxable;
        let pc_relative = record.flags & fixup_flags::PC_RELATIVE != 0;
        let size_bytes = (record.size_bits / 8) as u8;
        // A mark of no size that no relocation stands for.
        if record.relocation == u32::MAX && record.size_bits == 0 {
            return Ok(());
        }
        if record.relocation == u32::MAX && (value.specifier != Specifier::NONE || value.sub.is_some()) {
            return self.resolve_by_target(value, pc_relative, size_bytes);
        }
        no_minus(value)?;
        let number = self.known_value(fragment, value, record)?;
        if let Some(number) = number.filter(|_| !relaxable) {
            return self.write(number);
        }
        if record.flags & fixup_flags::THREAD_LOCAL != 0
            && let Some(symbol) = value.add
        {
            self.cx.symbols[symbol].ty = SymbolType::Tls;
        }
        if record.relocation == u32::MAX {
            return self.resolve_by_target(value, pc_relative, size_bytes);
        }
        if self.cx.format_facts().relocations != RelocationNumbers::Elf {
            return self.resolve_by_target(value, pc_relative, size_bytes);
        }
        self.relocate(record.relocation, value.add, value.constant, size_bytes);
        if relaxable && let Some(relaxation) = self.assembler.linker_relaxation {
            self.relocate_exactly(relaxation.relax, None, 0, 0);
        }
        Ok(())
    }

    /// A place whose relocation the target's code chooses. The difference of a symbol and this place is relative.
    fn resolve_by_target(&mut self, value: &Value, pc_relative: bool, size_bytes: u8) -> Result<(), String> {
        let step = match value.sub {
            Some(minus) => {
                let step = self.distance_to(minus)?;
                if pc_relative || value.add.is_none() {
                    return Err("expected relocatable expression".to_owned());
                }
                step
            }
            None => 0,
        };
        let answer = self.ask_target(value, pc_relative || value.sub.is_some()).ok_or_else(|| {
            let name = value.add.map_or_else(Default::default, |s| self.cx.symbol_name(s).to_vec());
            format!("no relocation can express this reference to '{}'", String::from_utf8_lossy(&name))
        })?;
        self.relocate_as(&answer, value.add, value.constant.wrapping_add(step), size_bytes);
        Ok(())
    }

    /// The number, where no linker is needed to know it.
    fn known_value(
        &self,
        fragment: Fragment,
        value: &Value,
        record: &FixupRecord,
    ) -> Result<Option<i64>, String> {
        let (assembler, cx) = (self.assembler, &*self.cx);
        if record.flags & fixup_flags::LOW_PART != 0 {
            let high = value.add.and_then(|label| assembler.high_part(cx, label));
            let Some((fragment, fixup, high)) = high else {
                return Err(assembler.target.image.string(record.range_message).to_owned());
            };
            if high.flags & fixup_flags::FORCE_RELOCATION != 0 {
                return Ok(None);
            }
            let Ok(value) = eval::evaluate(cx, fixup.value, &assembler.final_positions()) else {
                return Ok(None);
            };
            let at = assembler.fragments[fragment].offset + u64::from(fixup.offset);
            return Ok(assembler.distance_from(cx, &value, fragment, at));
        }
        if record.flags & fixup_flags::FORCE_RELOCATION != 0 {
            return Ok(None);
        }
        if record.flags & fixup_flags::PC_RELATIVE != 0 {
            return Ok(assembler.distance_from(cx, value, fragment, self.offset));
        }
        Ok(value.add.is_none().then_some(value.constant))
    }

    /// A relocation, against the section of a local symbol where that means the same.
    fn relocate(&mut self, number: u32, symbol: Option<Symbol>, addend: i64, size_bytes: u8) {
        let assembler = self.assembler;
        if let Some(symbol) = symbol
            && assembler.may_use_section(self.cx, symbol, addend)
            && let Some((section, at)) = assembler.positions().of(self.cx, symbol)
            && let Some(of_section) = assembler.sections[section].symbol
        {
            let addend = addend.wrapping_add(at as i64);
            return self.relocate_exactly(number, Some(of_section), addend, size_bytes);
        }
        self.relocate_exactly(number, symbol, addend, size_bytes);
    }

    fn relocate_exactly(&mut self, number: u32, symbol: Option<Symbol>, addend: i64, size_bytes: u8) {
        let symbol = symbol.map(|symbol| self.assembler.renamed(symbol));
        if let Some(symbol) = symbol {
            self.cx.symbols[symbol].used_in_reloc = true;
        }
        self.out.relocations.push(Relocation {
            offset: self.offset,
            symbol,
            addend,
            minus: None,
            number,
            kind: self.fixup.kind,
            pc_relative: false,
            size_bytes,
        });
    }

    pub(super) fn write(&mut self, number: i64) -> Result<(), String> {
        let Assembler { target, base, .. } = self.assembler;
        write_value_for(target, base, self.fixup.kind, number, self.offset, &mut self.out.bytes)
    }
}

/// Writes a known value into its place, which is at `offset`.
pub(crate) fn write_value(
    target: &Target,
    kind: FixupKind,
    number: i64,
    offset: u64,
    bytes: &mut [u8],
) -> Result<(), String> {
    // Ranges and scattering do not depend on features: fixups are facts of the format.
    write_value_for(target, &Subtarget::new(target, "", "").0, kind, number, offset, bytes)
}

fn write_value_for(
    target: &Target,
    subtarget: &Subtarget,
    kind: FixupKind,
    number: i64,
    offset: u64,
    bytes: &mut [u8],
) -> Result<(), String> {
    if let FixupKind::Target(kind) = kind {
        check(target, subtarget, kind, number)?;
    }
    let Some(field) = field_of(target, kind) else { return Ok(()) };
    let place = bytes.get_mut(offset as usize..offset as usize + field.end);
    apply(target, subtarget, kind, number, place.ok_or("fixup outside of its section")?);
    Ok(())
}

/// The bytes of a place that its number is in, counted from its start; none if only linkers know the number.
pub(crate) fn field_of(target: &Target, kind: FixupKind) -> Option<std::ops::Range<usize>> {
    match kind {
        FixupKind::Data(size) | FixupKind::Relative(size) => Some(0..usize::from(size)),
        FixupKind::Target(kind) => Some(encode::field_bytes(target, target.fixup(kind)?)),
        FixupKind::Difference(_) | FixupKind::Relocation(_) => None,
    }
}

/// Whether a number fits a fixup of the description.
pub(crate) fn check(target: &Target, subtarget: &Subtarget, kind: u16, number: i64) -> Result<(), String> {
    let record = target.fixup(kind).ok_or("unknown fixup kind")?;
    let is_low = record.flags & fixup_flags::LOW_PART != 0;
    if !is_low && record.fits != 0 && target.call(record.fits - 1, &[number], subtarget) == 0 {
        let message = target.image.string(record.range_message);
        return Err(message.replace("{value}", &number.to_string()));
    }
    if record.multiple > 1 && number % i64::from(record.multiple) != 0 {
        return Err(format!("fixup value must be {}-byte aligned", record.multiple));
    }
    Ok(())
}

/// Adds the bits of a number to its place, which begins where the bytes begin and has all of [`field_of`].
pub(crate) fn apply(target: &Target, subtarget: &Subtarget, kind: FixupKind, number: i64, place: &mut [u8]) {
    let big_endian_data = target.facts.flags & target_flags::BIG_ENDIAN != 0;
    let (bits, first_bit, num_bits, big_endian) = match kind {
        FixupKind::Data(size) | FixupKind::Relative(size) => {
            (number, 0, u32::from(size) * 8, big_endian_data)
        }
        FixupKind::Target(kind) => {
            let Some(record) = target.fixup(kind) else { return };
            let bits = match record.adjust {
                0 => number,
                adjust => target.call(adjust - 1, &[number], subtarget),
            };
            let big_endian = encode::is_big_endian_code(target);
            (bits, encode::first_bit(record), u32::from(record.size_bits), big_endian)
        }
        FixupKind::Difference(_) | FixupKind::Relocation(_) => return,
    };
    let Some(field) = field_of(target, kind).and_then(|field| place.get_mut(field)) else { return };
    let num_bytes = field.len();
    let mask = if num_bits >= 64 { u64::MAX } else { (1 << num_bits) - 1 };
    let word = u128::from(bits as u64 & mask).checked_shl(first_bit).unwrap_or(0).to_le_bytes();
    for (i, byte) in word.iter().take(num_bytes).enumerate() {
        field[if big_endian { num_bytes - 1 - i } else { i }] |= byte;
    }
}
