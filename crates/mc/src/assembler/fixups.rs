//! After layout: bytes of sections, and fixups applied or turned into relocations.

use super::layout::Positions;
use super::{Assembler, FragmentKind, LaidOutSection, LayoutError};
use crate::context::{Binding, Context, Fragment, Section, Symbol, SymbolValue};
use crate::encode::{self, Fixup, FixupKind};
use crate::eval::{self, Value};
use crate::expr::Specifier;
use crate::target::{Subtarget, Target};
use object::elf::SHT_NOBITS;
use tables::instructions::{Fixup as FixupRecord, Target as TargetFacts, fixup_flags, target_flags};

/// A value left to the linker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// From the start of the section.
    pub offset: u64,
    pub symbol: Symbol,
    /// Subtracted symbol, where the format has paired relocations.
    pub minus: Option<Symbol>,
    pub addend: i64,
    pub kind: FixupKind,
    pub specifier: Specifier,
    pub pc_relative: bool,
}

impl Assembler<'_> {
    /// The contents of a section, and what is left for the linker.
    pub(super) fn resolve_section(
        &self,
        cx: &mut Context,
        section: Section,
        errors: &mut Vec<LayoutError>,
    ) -> LaidOutSection {
        let contents = &self.sections[section];
        let mut out = LaidOutSection {
            section,
            align_log2: contents.align_log2,
            size: contents.size,
            bytes: Vec::new(),
            relocations: Vec::new(),
        };
        let has_bytes = cx.sections[section].kind.ty != SHT_NOBITS;
        for &fragment in &contents.parts[0].1 {
            if has_bytes {
                self.append_fragment(fragment, &mut out.bytes);
            }
            let offset = self.fragments[fragment].offset;
            for fixup in self.fixups_of(fragment) {
                if let Err(message) = self.resolve_fixup(cx, offset, fixup, &mut out) {
                    let offset = offset + u64::from(fixup.offset);
                    errors.push(LayoutError {
                        section,
                        offset,
                        message,
                        location: self.span(fixup.location),
                    });
                }
            }
        }
        out
    }

    fn fixups_of(&self, fragment: Fragment) -> &[Fixup] {
        match &self.fragments[fragment].kind {
            FragmentKind::Data { fixups, .. } => &self.fixups[fixups.clone()],
            FragmentKind::Relaxable { fixups, .. } => fixups,
            _ => &[],
        }
    }

    fn append_fragment(&self, fragment: Fragment, out: &mut Vec<u8>) {
        let data = &self.fragments[fragment];
        match &data.kind {
            FragmentKind::Data { bytes, .. } => out.extend_from_slice(&self.bytes[bytes.clone()]),
            FragmentKind::Relaxable { bytes, .. } | FragmentKind::Leb { bytes, .. } => {
                out.extend_from_slice(bytes)
            }
            FragmentKind::Align(align) => match align.fill {
                Some((value, size)) if size > 0 => self.append_pattern(out, value, size, data.size),
                _ if align.code => self.append_nops(out, data.size),
                _ => out.resize(out.len() + data.size as usize, 0),
            },
            FragmentKind::Fill { size, value, .. } => self.append_pattern(out, *value, *size, data.size),
            FragmentKind::Org { fill, .. } => out.resize(out.len() + data.size as usize, *fill),
        }
    }

    /// `total` bytes of a repeated number; a remainder that does not hold a whole one is zero.
    fn append_pattern(&self, out: &mut Vec<u8>, value: u64, size: u8, total: u64) {
        let end = out.len() + total as usize;
        let mut unit = Vec::new();
        self.push_number(&mut unit, value, size);
        unit.resize(size as usize, 0);
        for _ in 0..total / u64::from(size.max(1)) {
            out.extend_from_slice(&unit);
        }
        out.resize(end, 0);
    }

    /// Bytes that do nothing when executed, from the target's list of no-ops (longest first); what is left is zero.
    fn append_nops(&self, out: &mut Vec<u8>, total: u64) {
        let image = &self.target.image;
        let mut left = total as usize;
        let nops = image.records::<tables::instructions::Nop>();
        for nop in nops.iter() {
            let size = (nop.size as usize).clamp(1, 16);
            let bytes: Vec<u8> = image.list(nop.bytes).iter().map(|b| b as u8).collect();
            while left >= size && bytes.len() == size {
                out.extend_from_slice(&bytes);
                left -= size;
            }
        }
        out.resize(out.len() + left, 0);
    }

    fn resolve_fixup(
        &self,
        cx: &mut Context,
        fragment_offset: u64,
        fixup: &Fixup,
        out: &mut LaidOutSection,
    ) -> Result<(), String> {
        let offset = fragment_offset + u64::from(fixup.offset);
        let record = match fixup.kind {
            FixupKind::Target(kind) => self.target.image.records::<FixupRecord>().get(kind as usize),
            FixupKind::Data(_) => None,
        };
        let flags = record.map_or(0, |r| r.flags);
        let pc_relative = flags & fixup_flags::PC_RELATIVE != 0;
        let value = eval::evaluate(cx, fixup.value, &Positions(&self.fragments))
            .map_err(|e| e.message().to_owned())?;
        if let Some(number) = self.known_value(cx, &value, pc_relative, flags, out.section, offset) {
            return write_value(self.target, fixup.kind, number, offset, &mut out.bytes);
        }
        let Some(symbol) = value.add else {
            return Err("expected relocatable expression".to_owned());
        };
        let symbol = self.renamed.iter().find(|(from, _)| *from == symbol).map_or(symbol, |&(_, to)| to);
        cx.symbols[symbol].used_in_reloc = true;
        if let Some(minus) = value.sub {
            cx.symbols[minus].used_in_reloc = true;
        }
        out.relocations.push(Relocation {
            offset,
            symbol,
            minus: value.sub,
            addend: value.constant,
            kind: fixup.kind,
            specifier: value.specifier,
            pc_relative,
        });
        Ok(())
    }

    /// The number, where no linker is needed to know it.
    fn known_value(
        &self,
        cx: &Context,
        value: &Value,
        pc_relative: bool,
        flags: u32,
        section: Section,
        offset: u64,
    ) -> Option<i64> {
        if flags & fixup_flags::FORCE_RELOCATION != 0 && value.add.is_some() {
            return None;
        }
        match (value.add, value.sub) {
            (None, None) if !pc_relative => Some(value.constant),
            (Some(symbol), None) if pc_relative && is_local(cx, symbol) => {
                let (of, at) = Positions(&self.fragments).of(cx, symbol)?;
                (of == section).then(|| (at.wrapping_sub(offset) as i64).wrapping_add(value.constant))
            }
            _ => None,
        }
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
    let record = match kind {
        FixupKind::Target(kind) => target.image.records::<FixupRecord>().get(kind as usize),
        FixupKind::Data(_) => None,
    };
    let (bits, first_bit, num_bits) = match (kind, record) {
        (FixupKind::Data(size), _) => (number, 0, u32::from(size) * 8),
        (FixupKind::Target(_), Some(record)) => {
            // Ranges and scattering do not depend on features: fixups are facts of the format.
            let subtarget = Subtarget::new(target, "", "").0;
            if record.fits != 0 && target.call(record.fits - 1, &[number], &subtarget) == 0 {
                return Err(target.image.string(record.range_message).to_owned());
            }
            if record.multiple > 1 && number % i64::from(record.multiple) != 0 {
                return Err(format!("fixup value must be {}-byte aligned", record.multiple));
            }
            let bits = match record.adjust {
                0 => number,
                adjust => target.call(adjust - 1, &[number], &subtarget),
            };
            (bits, encode::first_bit(&record), u32::from(record.size_bits))
        }
        _ => return Err("unknown fixup kind".to_owned()),
    };
    let num_bytes = (first_bit + num_bits).div_ceil(8) as usize;
    let start = offset as usize;
    let Some(place) = bytes.get_mut(start..start + num_bytes) else {
        return Err("fixup outside of its section".to_owned());
    };
    let mask = if num_bits >= 64 { u64::MAX } else { (1 << num_bits) - 1 };
    let word = (u128::from(bits as u64 & mask) << first_bit).to_le_bytes();
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    for (i, byte) in word[..num_bytes].iter().enumerate() {
        let at = if facts.flags & target_flags::BIG_ENDIAN != 0 { num_bytes - 1 - i } else { i };
        place[at] |= byte;
    }
    Ok(())
}

/// Whether references to the symbol always mean this definition.
fn is_local(cx: &Context, symbol: Symbol) -> bool {
    let data = &cx.symbols[symbol];
    matches!(data.value, SymbolValue::Label { .. })
        && matches!(data.binding, Binding::Default | Binding::Local)
}
