//! What is left to the linker, as entries of the tables of relocations and as numbers in their places.
//!
//! A relocation names a symbol, or a section by its number where there is no symbol for the linker to go by; in the second case,
//! and for what is some way behind the symbol, the place holds the distance. The difference of two places is a pair of entries.
//! On some machines the distance has an entry of its own instead.

mod scattered;

use super::sections;
use super::symbols::{Symbols, is_visible};
use crate::assembler::{LaidOutSection, Relocation, write_value};
use crate::context::{Context, Section, Symbol, SymbolValue};
use crate::encode::FixupKind;
use crate::eval::{self, Offsets};
use crate::format::ObjectError;
use crate::placement::{Home, place};
use crate::target::Target;
use object::macho::R_SCATTERED;
use tables::object::{MachObject, mach_flags, mach_relocation};

/// What the places of an object are computed from.
pub struct Machine<'d> {
    pub target: &'d Target,
    pub facts: MachObject,
    pub cx: &'d Context,
    pub symbols: &'d Symbols,
    pub parts: &'d super::Parts,
    pub layout: &'d Layout,
}

/// Where sections are in memory, and their numbers from 1.
#[derive(Debug, Default)]
pub struct Layout {
    pub places: support::entity::SecondaryMap<Section, (u64, u32)>,
}

impl Layout {
    pub fn address(&self, section: Section) -> u64 {
        self.places[section].0
    }

    pub fn number(&self, section: Section) -> u32 {
        self.places[section].1
    }

    /// Where a symbol is in memory.
    pub fn address_of(&self, cx: &Context, symbol: Symbol) -> Result<Option<u64>, ObjectError> {
        Ok(match place(cx, symbol)? {
            Some((Home::Section(section), offset, _)) => Some(self.address(section).wrapping_add(offset)),
            Some((Home::Absolute, value, _)) => Some(value),
            _ => None,
        })
    }
}

impl Offsets for Layout {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        let at = |symbol: Symbol| match cx.symbols[symbol].value {
            SymbolValue::Placed { section, offset } => Some(self.address(section).wrapping_add(offset)),
            _ => None,
        };
        Some(at(a)?.wrapping_sub(at(b)?) as i64)
    }
}

/// An entry of the table.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    offset: u32,
    /// A symbol, or the number of a section, or of a separate addend.
    index: u32,
    external: bool,
    pc_relative: bool,
    size_log2: u32,
    ty: u32,
    /// The address that a scattered entry states.
    scattered: Option<u32>,
}

impl Entry {
    pub fn write(&self, out: &mut Vec<u8>) {
        if let Some(address) = self.scattered {
            let bits = self.offset & scattered::MAX_OFFSET
                | self.ty << 24
                | self.size_log2 << 28
                | u32::from(self.pc_relative) << 30
                | R_SCATTERED;
            out.extend(bits.to_le_bytes());
            out.extend(address.to_le_bytes());
            return;
        }
        let bits = self.index & 0xff_ffff
            | u32::from(self.pc_relative) << 24
            | self.size_log2 << 25
            | u32::from(self.external) << 27
            | self.ty << 28;
        out.extend(self.offset.to_le_bytes());
        out.extend(bits.to_le_bytes());
    }
}

impl Machine<'_> {
    /// Resolves a place of a section: entries are appended in the order in which they come up.
    pub fn resolve(
        &self,
        section: &LaidOutSection,
        relocation: &Relocation,
        bytes: &mut [u8],
        out: &mut Vec<Entry>,
    ) -> Result<(), ObjectError> {
        let offset = u32::try_from(relocation.offset)
            .map_err(|_| self.error(section, relocation, "the section is larger than 4 GiB"))?;
        let ty = relocation.number & mach_relocation::TYPE;
        let size_log2 = u32::from(relocation.size_bytes).max(1).ilog2();
        let pc_relative = relocation.pc_relative || relocation.number & mach_relocation::RELATIVE != 0;
        let mut entry =
            Entry { offset, index: 0, external: false, pc_relative, size_log2, ty, scattered: None };
        if self.facts.flags & mach_flags::SCATTERED != 0 {
            return self.resolve_scattered(section, relocation, entry, bytes, out);
        }
        let mut value = relocation.addend;
        let counts_from_end = self.facts.flags & mach_flags::COUNTS_FROM_END != 0;
        if relocation.pc_relative && counts_from_end {
            value = value.wrapping_add(1 << size_log2);
        }
        let mut named = None;
        match (relocation.symbol, relocation.minus) {
            (None, _) => entry.external = relocation.pc_relative,
            (Some(add), Some(minus)) if relocation.number & mach_relocation::RELATIVE != 0 => {
                named = self.atom(add)?;
                // What is subtracted is in this section.
                let offset = place(self.cx, minus)?.map_or(0, |(_, offset, _)| offset);
                value = value.wrapping_sub(offset as i64);
            }
            (Some(add), Some(minus)) => {
                let bases = (self.atom(add)?, self.atom(minus)?);
                value = value.wrapping_add(self.behind(add, bases.0)?);
                value = value.wrapping_sub(self.behind(minus, bases.1)?);
                let from = |symbol: Symbol, base: Option<Symbol>| match base {
                    Some(base) => self.symbol_entry(entry, base),
                    None if self.facts.flags & mach_flags::NEEDS_SYMBOLS != 0 => {
                        Err(self.error(section, relocation, &self.no_symbol(symbol)))
                    }
                    None => self.section_entry(entry, symbol),
                };
                if bases.0.is_some() && bases.0 == bases.1 {
                    let message = "unsupported relocation with identical base";
                    return Err(self.error(section, relocation, message));
                }
                out.push(from(add, bases.0)?);
                entry = Entry { ty: self.facts.subtractor.into(), ..from(minus, bases.1)? };
            }
            (Some(symbol), None) => {
                // A variable may be the distance of two sections, which is no place, but a number in the object.
                let home = place(self.cx, symbol).ok().flatten();
                let in_section = matches!(home, Some((Home::Section(_), ..)));
                let debug = sections::is_debug(&self.cx.sections[section.section].kind);
                // References that came up before the symbol was shown to the linker go by what was seen of it then.
                let hidden = relocation.number & mach_relocation::SYMBOL_HIDDEN != 0
                    && self.cx.symbols[symbol].used_in_reloc;
                let base = match () {
                    () if in_section && debug => None,
                    () if hidden => self.parts.atoms[symbol],
                    () => self.atom(symbol)?,
                };
                let is_variable = matches!(self.cx.symbols[symbol].value, SymbolValue::Variable { .. });
                if base.is_some() {
                    named = base;
                    if base != Some(symbol) {
                        value = value.wrapping_add(self.behind(symbol, base)?);
                    }
                } else if in_section && !is_variable {
                    if !self.may_name_section(section, symbol, size_log2)? {
                        return Err(self.error(section, relocation, &self.no_symbol(symbol)));
                    }
                    entry = self.section_entry(entry, symbol)?;
                    value = value.wrapping_add(self.behind(symbol, None)?);
                    if relocation.pc_relative {
                        let at = self.layout.address(section.section).wrapping_add(relocation.offset);
                        value = value.wrapping_sub(at.wrapping_add(1 << size_log2) as i64);
                    }
                } else if let Some(number) = self.absolute(symbol) {
                    return self.put(section, relocation, number.wrapping_add(relocation.addend), bytes);
                } else {
                    let name = self.name(symbol);
                    let what = if is_variable { "variable" } else { "undefined symbol" };
                    let message = format!("unsupported relocation of {what} '{name}'");
                    return Err(self.error(section, relocation, &message));
                }
            }
        }
        if let Some(symbol) = named {
            entry = self.symbol_entry(entry, symbol)?;
        }
        if relocation.number & mach_relocation::SEPARATE_ADDEND != 0 && value != 0 {
            if !(-(1 << 23)..1 << 23).contains(&value) {
                return Err(self.error(section, relocation, "addend too big for relocation"));
            }
            out.push(entry);
            entry = Entry {
                index: value as u32,
                external: false,
                pc_relative: false,
                ty: self.facts.addend.into(),
                ..entry
            };
            value = 0;
        }
        out.push(entry);
        self.put(section, relocation, value, bytes)
    }

    /// The symbol by which the linker finds the place of another one.
    fn atom(&self, symbol: Symbol) -> Result<Option<Symbol>, ObjectError> {
        if is_visible(self.cx, symbol) {
            return Ok(Some(symbol));
        }
        if !matches!(self.cx.symbols[symbol].value, SymbolValue::Variable { .. }) {
            return Ok(self.parts.atoms[symbol]);
        }
        let base = self.absolute_base(symbol);
        Ok(base.and_then(|base| if is_visible(self.cx, base) { Some(base) } else { self.parts.atoms[base] }))
    }

    /// The label that a variable stands for.
    fn absolute_base(&self, symbol: Symbol) -> Option<Symbol> {
        let SymbolValue::Variable { expr, .. } = self.cx.symbols[symbol].value else { return None };
        let value = eval::evaluate(self.cx, expr, self.layout).ok()?;
        if value.sub.is_some() { None } else { value.add }
    }

    /// The number that a variable is, with sections where they are.
    fn absolute(&self, symbol: Symbol) -> Option<i64> {
        let SymbolValue::Variable { expr, .. } = self.cx.symbols[symbol].value else { return None };
        eval::evaluate(self.cx, expr, self.layout).ok()?.as_constant()
    }

    /// How far a place is behind its atom, or from the start of memory.
    fn behind(&self, symbol: Symbol, base: Option<Symbol>) -> Result<i64, ObjectError> {
        let at = self.layout.address_of(self.cx, symbol)?.unwrap_or(0);
        let base = match base {
            Some(base) => self.layout.address_of(self.cx, base)?.unwrap_or(0),
            None => 0,
        };
        Ok(at.wrapping_sub(base) as i64)
    }

    fn symbol_entry(&self, entry: Entry, symbol: Symbol) -> Result<Entry, ObjectError> {
        let index = self.symbols.index(symbol).ok_or_else(|| {
            ObjectError(format!("symbol '{}' is not in the symbol table", self.name(symbol)))
        })?;
        Ok(Entry { index, external: true, ..entry })
    }

    fn section_entry(&self, entry: Entry, symbol: Symbol) -> Result<Entry, ObjectError> {
        match place(self.cx, symbol)? {
            Some((Home::Section(section), ..)) => {
                Ok(Entry { index: self.layout.number(section), external: false, ..entry })
            }
            _ => {
                let name = self.name(symbol);
                Err(ObjectError(format!("unsupported relocation of undefined symbol '{name}'")))
            }
        }
    }

    /// Some machines have relocations by section in debug information and for whole addresses only.
    fn may_name_section(
        &self,
        section: &LaidOutSection,
        symbol: Symbol,
        size_log2: u32,
    ) -> Result<bool, ObjectError> {
        let debug = sections::is_debug(&self.cx.sections[section.section].kind);
        if self.facts.flags & mach_flags::NEEDS_SYMBOLS == 0 || debug {
            return Ok(true);
        }
        Ok(size_log2 == 3
            && match place(self.cx, symbol)? {
                Some((Home::Section(of), ..)) => sections::may_be_named(&self.cx.sections[of]),
                _ => true,
            })
    }

    /// Writes a number into its place.
    fn put(
        &self,
        section: &LaidOutSection,
        relocation: &Relocation,
        value: i64,
        bytes: &mut [u8],
    ) -> Result<(), ObjectError> {
        if value == 0 {
            return Ok(());
        }
        let size = usize::from(relocation.size_bytes);
        let at = relocation.offset as usize;
        match relocation.kind {
            // What is in the bytes as it is.
            _ if self.facts.flags & mach_flags::COUNTS_FROM_END != 0 => {
                let place = bytes.get_mut(at..at + size);
                let place =
                    place.ok_or_else(|| self.error(section, relocation, "it is outside of the section"))?;
                place.copy_from_slice(&value.to_le_bytes()[..size]);
                Ok(())
            }
            kind @ (FixupKind::Data(_) | FixupKind::Relative(_) | FixupKind::Target(_)) => {
                write_value(self.target, kind, value, relocation.offset, bytes)
                    .map_err(|message| self.error(section, relocation, &message))
            }
            FixupKind::Difference(_) | FixupKind::Relocation(_) => Ok(()),
        }
    }

    fn name(&self, symbol: Symbol) -> String {
        String::from_utf8_lossy(self.cx.symbol_name(symbol)).into_owned()
    }

    fn no_symbol(&self, symbol: Symbol) -> String {
        let name = self.name(symbol);
        format!(
            "unsupported relocation of local symbol '{name}'. Must have non-local symbol earlier in section."
        )
    }

    fn error(&self, section: &LaidOutSection, relocation: &Relocation, message: &str) -> ObjectError {
        let name = String::from_utf8_lossy(&self.cx.sections[section.section].name);
        ObjectError(format!("{name}+{:#x}: {message}", relocation.offset))
    }
}
