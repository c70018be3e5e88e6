//! Relocations of the first machines of the format, i386 among them.
//!
//! A plain entry names a symbol that may be replaced or is defined elsewhere, or else the section of the place referred to. A
//! linker that moves atoms could not tell from a section which atom is meant if the place is some way behind a symbol, nor what
//! a difference is made of: then the entry is *scattered* and states the address of the symbol. A difference is two such entries,
//! the second of which is the pair of the first. A scattered entry has 24 bits for the offset of its place; behind that,
//! references to symbols fall back to plain entries, and differences are an error.
//!
//! Follows Apple's `mach-o/reloc.h`.

use super::{Entry, Machine};
use crate::assembler::{LaidOutSection, Relocation};
use crate::context::{Symbol, SymbolValue};
use crate::expr::{ExprData, Specifier};
use crate::format::ObjectError;
use crate::placement::{Home, place};
use object::macho::*;

/// The largest offset of a place that a scattered entry can state.
pub(super) const MAX_OFFSET: u32 = 0xff_ffff;

/// A symbol of the object: the address of its section, how far behind that it is, and the number of the section.
struct Known {
    section: u64,
    offset: u64,
    number: u32,
}

impl Known {
    fn address(&self) -> u32 {
        self.section.wrapping_add(self.offset) as u32
    }
}

impl Machine<'_> {
    /// As [`Machine::resolve`]; `entry` is what is known of the place.
    pub(super) fn resolve_scattered(
        &self,
        section: &LaidOutSection,
        relocation: &Relocation,
        entry: Entry,
        bytes: &mut [u8],
        out: &mut Vec<Entry>,
    ) -> Result<(), ObjectError> {
        let base = self.layout.address(section.section);
        let here = if entry.pc_relative { relocation.offset } else { 0 };
        if entry.ty == u32::from(GENERIC_RELOC_TLV) {
            return self.resolve_thread_local(section, relocation, entry, bytes, out);
        }
        let addend = relocation.addend.wrapping_sub(here as i64);
        let Some(symbol) = relocation.symbol else {
            out.push(entry);
            return self.put(section, relocation, addend, bytes);
        };
        let symbol = self.undefined_target(symbol);
        let known = self.known(symbol)?;
        if let Some(minus) = relocation.minus {
            let (Some(known), Some(other)) = (known, self.known(minus)?) else {
                let message = "a difference of symbols that are not in this object has no relocation";
                return Err(self.error(section, relocation, message));
            };
            if entry.offset > MAX_OFFSET {
                let message =
                    "the section is larger than 16 MiB, which relocations of differences cannot state";
                return Err(self.error(section, relocation, message));
            }
            let is_external = super::super::symbols::is_external(self.cx, symbol);
            let ty = if is_external { GENERIC_RELOC_SECTDIFF } else { GENERIC_RELOC_LOCAL_SECTDIFF };
            let pair = GENERIC_RELOC_PAIR.into();
            out.push(Entry { offset: 0, ty: pair, scattered: Some(other.address()), ..entry });
            out.push(Entry { ty: ty.into(), scattered: Some(known.address()), ..entry });
            let distance = i64::from(known.address()).wrapping_sub(other.address().into());
            return self.put(section, relocation, addend.wrapping_add(distance), bytes);
        }
        let from_base = |value: i64| if entry.pc_relative { value.wrapping_sub(base as i64) } else { value };
        // A name for something behind a symbol of another object has no address, but may have a number.
        let is_named =
            known.is_none() && self.absolute(symbol).is_none() && self.symbols.index(symbol).is_some();
        if is_named || self.is_external_reference(symbol)? {
            out.push(self.symbol_entry(entry, symbol)?);
            return self.put(section, relocation, from_base(addend), bytes);
        }
        let Some(known) = known else {
            if let Some(number) = self.absolute(symbol) {
                return self.put(section, relocation, number.wrapping_add(relocation.addend), bytes);
            }
            let message = format!("unsupported relocation of variable '{}'", self.name(symbol));
            return Err(self.error(section, relocation, &message));
        };
        let value = addend.wrapping_add(known.address().into());
        let place_bytes = if entry.pc_relative { 1 << entry.size_log2 } else { 0 };
        if relocation.addend.wrapping_add(place_bytes) as u32 != 0 && entry.offset <= MAX_OFFSET {
            out.push(Entry { scattered: Some(known.address()), ..entry });
            return self.put(section, relocation, value, bytes);
        }
        out.push(Entry { index: known.number, ..entry });
        self.put(section, relocation, from_base(value), bytes)
    }

    /// A reference to the descriptor of a thread-local variable, which may count from a label.
    fn resolve_thread_local(
        &self,
        section: &LaidOutSection,
        relocation: &Relocation,
        entry: Entry,
        bytes: &mut [u8],
        out: &mut Vec<Entry>,
    ) -> Result<(), ObjectError> {
        let Some(symbol) = relocation.symbol else {
            return Err(self.error(section, relocation, "a thread-local variable has no symbol"));
        };
        let (mut value, mut entry) = (0, entry);
        entry.pc_relative = relocation.minus.is_some();
        if let Some(minus) = relocation.minus {
            let at = self.layout.address(section.section).wrapping_add(relocation.offset) as i64;
            let from = self.layout.address_of(self.cx, minus)?.unwrap_or(0) as i64;
            value = at.wrapping_sub(from).wrapping_add(relocation.addend).wrapping_add(1 << entry.size_log2);
        }
        out.push(self.symbol_entry(entry, symbol)?);
        self.put(section, relocation, value, bytes)
    }

    /// What an alias of a symbol of another object stands for.
    fn undefined_target(&self, symbol: Symbol) -> Symbol {
        const MAX_ALIASES: usize = 64;
        let mut target = symbol;
        for _ in 0..MAX_ALIASES {
            let SymbolValue::Variable { expr, .. } = self.cx.symbols[target].value else { break };
            let ExprData::Symbol(next, Specifier::NONE) = self.cx.expr(expr) else { break };
            target = next;
        }
        if self.cx.symbols[target].value == SymbolValue::Undefined { target } else { symbol }
    }

    /// Where a symbol of the object is.
    fn known(&self, symbol: Symbol) -> Result<Option<Known>, ObjectError> {
        // A variable may be the distance of two sections, which is no place, but a number in the object.
        Ok(match place(self.cx, symbol).ok().flatten() {
            Some((Home::Section(section), offset, _)) => Some(Known {
                section: self.layout.address(section),
                offset,
                number: self.layout.number(section),
            }),
            _ => None,
        })
    }

    /// Whether the linker may find another definition.
    fn is_external_reference(&self, symbol: Symbol) -> Result<bool, ObjectError> {
        let data = &self.cx.symbols[symbol];
        if matches!(data.value, SymbolValue::Variable { .. }) {
            return Ok(false);
        }
        let home = place(self.cx, symbol)?.map(|(home, ..)| home);
        Ok(matches!(home, None | Some(Home::Undefined | Home::Common))
            || data.other & super::super::WEAK_DEFINITION != 0)
    }
}
