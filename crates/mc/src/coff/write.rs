//! The bytes of the file: see [`super`].

use super::sections::ASSOCIATIVE;
use super::symbols::{Aux, CoffSymbol, Symbols};
use super::{Coff, SYMBOL_INDEX};
use crate::assembler::{LaidOut, LaidOutSection, Relocation, write_leb};
use crate::context::{Context, Section, SymbolValue};
use crate::format::ObjectError;
use crate::placement::Home;
use crate::section::Properties;
use crate::strings::StringTable;
use object::pe::*;
use std::borrow::Cow;
use support::entity::SecondaryMap;

const HEADER_BYTES: usize = 20;
const SECTION_HEADER_BYTES: usize = 40;
const RELOCATION_BYTES: usize = 10;
const NAME_BYTES: usize = 8;

/// Numbers of sections from here on mean something else.
const MAX_SECTIONS: usize = 0xfeff;

/// Offsets of names of sections that are written in decimal digits.
const MAX_DECIMAL: u32 = 9_999_999;

/// A section as it will be written.
struct Output<'d> {
    section: &'d LaidOutSection,
    size: u32,
    /// With what relocations add to it.
    bytes: Cow<'d, [u8]>,
    relocations: Vec<(u32, u32, u16)>,
    characteristics: u32,
    selection: u8,
    /// From 1.
    number: u16,
    data_at: u32,
    relocations_at: u32,
}

impl Output<'_> {
    /// More relocations than the header can count: the first one says how many there are.
    fn overflows(&self) -> bool {
        self.relocations.len() >= 0xffff
    }

    fn relocation_count(&self) -> u16 {
        if self.overflows() { 0xffff } else { self.relocations.len() as u16 }
    }
}

/// The bytes of an object. O(contents + relocations + symbols), plus sorting the names.
pub fn write<'d>(
    format: &Coff,
    cx: &Context,
    laid_out: &'d LaidOut,
    timestamp: u32,
) -> Result<Vec<Cow<'d, [u8]>>, ObjectError> {
    if laid_out.sections.len() > MAX_SECTIONS {
        return Err(ObjectError(format!("COFF objects have at most {MAX_SECTIONS} sections")));
    }
    let symbols = Symbols::new(cx, laid_out)?;
    let mut outputs = Vec::with_capacity(laid_out.sections.len());
    for section in &laid_out.sections {
        outputs.push(output(format, cx, &symbols, section)?);
    }
    if let Some(symbols_named) = &laid_out.addrsig {
        let name = super::ADDRESS_SIGNIFICANCE.as_bytes();
        let mut bytes = Vec::new();
        for &symbol in symbols_named {
            // What is only named is in no table.
            if let Ok((index, _)) = symbols.of_relocation(cx, symbol) {
                write_leb(&mut bytes, index.into(), false, 1);
            }
        }
        let output = outputs.iter_mut().find(|output| *cx.sections[output.section.section].name == *name);
        if let Some(output) = output {
            output.size = bytes.len() as u32;
            output.bytes = bytes.into();
        }
    }
    let numbers = number(&mut outputs);
    let table_at = place(&mut outputs)?;
    let mut strings = StringTable::default();
    let names = laid_out.sections.iter().map(|s| &*cx.sections[s.section].name);
    let names = names.chain(symbols.all.iter().map(|symbol| &*symbol.name));
    names.filter(|name| name.len() > NAME_BYTES).for_each(|name| strings.add(name));
    let mut string_bytes = strings.finish(&[0; 4]);
    let len = string_bytes.len() as u32;
    string_bytes[..4].copy_from_slice(&len.to_le_bytes());

    let mut out = Vec::new();
    out.extend(format.machine.to_le_bytes());
    out.extend((outputs.len() as u16).to_le_bytes());
    out.extend(timestamp.to_le_bytes());
    out.extend(table_at.to_le_bytes());
    out.extend(symbols.num_entries.to_le_bytes());
    out.extend([0; 4]);
    let mut by_number: Vec<&Output<'_>> = outputs.iter().collect();
    by_number.sort_by_key(|output| output.number);
    for output in by_number {
        section_header(output, &cx.sections[output.section.section].name, &strings, &mut out);
    }
    let mut tail = Vec::new();
    for symbol in &symbols.all {
        write_symbol(cx, symbol, &symbols, (&outputs, &numbers), &strings, &mut tail)?;
    }
    tail.extend(string_bytes);
    let mut pieces: Vec<Cow<'d, [u8]>> = vec![out.into()];
    for output in outputs {
        let mut bytes = Vec::with_capacity(RELOCATION_BYTES * output.relocations.len());
        if output.overflows() {
            write_relocation(&mut bytes, (output.relocations.len() as u32 + 1, 0, 0));
        }
        output.relocations.iter().for_each(|&relocation| write_relocation(&mut bytes, relocation));
        pieces.push(output.bytes);
        pieces.push(bytes.into());
    }
    pieces.push(tail.into());
    Ok(pieces)
}

fn write_relocation(out: &mut Vec<u8>, (offset, symbol, ty): (u32, u32, u16)) {
    out.extend(offset.to_le_bytes());
    out.extend(symbol.to_le_bytes());
    out.extend(ty.to_le_bytes());
}

/// Resolves what a section refers to: addends go to their places.
fn output<'d>(
    format: &Coff,
    cx: &Context,
    symbols: &Symbols,
    section: &'d LaidOutSection,
) -> Result<Output<'d>, ObjectError> {
    let data = &cx.sections[section.section];
    let is_zero = data.kind.has(Properties::ZERO);
    let mut bytes: Cow<'d, [u8]> = if is_zero { Cow::Borrowed(&[]) } else { Cow::Borrowed(&section.bytes) };
    let mut relocations = Vec::with_capacity(section.relocations.len());
    for relocation in &section.relocations {
        let symbol = relocation.symbol.ok_or_else(|| {
            let (name, offset) = (String::from_utf8_lossy(&data.name), relocation.offset);
            ObjectError(format!("{name}+{offset:#x}: COFF has no relocation to a number"))
        })?;
        let (index, from_symbol) = symbols.of_relocation(cx, symbol)?;
        if relocation.number == SYMBOL_INDEX {
            add(bytes.to_mut(), relocation, 4, index.into())?;
            continue;
        }
        // The number was chosen for this format, so it has 16 bits.
        let ty = relocation.number as u16;
        let (size, from_end) = match relocation.size_bytes {
            // A distance has four bytes wherever it stands.
            _ if ty == format.distance => (4, 4),
            8 => (8, 0),
            _ => (4, 0),
        };
        let addend = match relocation.addend.wrapping_add(from_symbol).wrapping_add(from_end) {
            // The number of a section does not depend on where in it something is.
            _ if ty == format.section_index => 0,
            addend => addend,
        };
        if addend != 0 {
            add(bytes.to_mut(), relocation, size, addend)?;
        }
        relocations.push((relocation.offset as u32, index, ty));
    }
    let align = u32::from(section.align_log2);
    if align > 13 {
        let name = String::from_utf8_lossy(&data.name);
        return Err(ObjectError(format!("section '{name}': COFF aligns to at most 8192 bytes")));
    }
    if u32::try_from(section.size).is_err() {
        let name = String::from_utf8_lossy(&data.name);
        return Err(ObjectError(format!("section '{name}': COFF sections have less than 4 GiB")));
    }
    let (mut characteristics, mut selection) = (data.kind.payload.flags as u32, data.kind.payload.ty as u8);
    if data.noted != 0 {
        selection = data.noted as u8;
        characteristics |= IMAGE_SCN_LNK_COMDAT;
    }
    characteristics |= (align + 1) << 20;
    let mut output = Output {
        section,
        // What is larger has been refused.
        size: section.size as u32,
        bytes,
        relocations,
        characteristics,
        selection,
        number: 0,
        data_at: 0,
        relocations_at: 0,
    };
    if output.overflows() {
        output.characteristics |= IMAGE_SCN_LNK_NRELOC_OVFL;
    }
    Ok(output)
}

/// Puts an addend into its place.
fn add(bytes: &mut [u8], relocation: &Relocation, size: usize, addend: i64) -> Result<(), ObjectError> {
    let start = relocation.offset as usize;
    let Some(place) = bytes.get_mut(start..start + size) else {
        return Err(ObjectError("a section without contents has relocations".to_owned()));
    };
    // As a number with a sign or without.
    let bits = 8 * size as u32;
    if bits < 64 && !(-(1 << (bits - 1))..1 << bits).contains(&addend) {
        return Err(ObjectError(format!("the distance {addend} from a symbol does not fit in {size} bytes")));
    }
    place.copy_from_slice(&addend.to_le_bytes()[..size]);
    Ok(())
}

/// Numbers the sections. Those that go with others follow all of those: linkers do not look ahead.
fn number(outputs: &mut [Output<'_>]) -> SecondaryMap<Section, u16> {
    let mut numbers = SecondaryMap::new();
    let mut next = 1;
    for associative in [false, true] {
        for output in outputs.iter_mut() {
            if (u32::from(output.selection) == ASSOCIATIVE) == associative {
                output.number = next;
                numbers[output.section.section] = next;
                next += 1;
            }
        }
    }
    numbers
}

/// Gives contents and relocations their places in the file; the symbol table follows them.
fn place(outputs: &mut [Output<'_>]) -> Result<u32, ObjectError> {
    let mut at = HEADER_BYTES + SECTION_HEADER_BYTES * outputs.len();
    for output in outputs {
        if output.characteristics & IMAGE_SCN_CNT_UNINITIALIZED_DATA == 0 {
            output.data_at = at as u32;
            at += output.bytes.len();
        }
        if !output.relocations.is_empty() {
            output.relocations_at = at as u32;
            at += RELOCATION_BYTES * (output.relocations.len() + usize::from(output.overflows()));
        }
    }
    u32::try_from(at).map_err(|_| ObjectError("COFF objects have at most 4 GiB".to_owned()))
}

fn section_header(output: &Output<'_>, name: &[u8], strings: &StringTable<'_>, out: &mut Vec<u8>) {
    let mut field = [0; NAME_BYTES];
    if name.len() <= NAME_BYTES {
        field[..name.len()].copy_from_slice(name);
    } else {
        let offset = strings.offset(name);
        if offset <= MAX_DECIMAL {
            let digits = format!("/{offset}");
            field[..digits.len()].copy_from_slice(digits.as_bytes());
        } else {
            field = base64_name(offset);
        }
    }
    out.extend(field);
    out.extend([0; 8]);
    out.extend(output.size.to_le_bytes());
    out.extend(output.data_at.to_le_bytes());
    out.extend(output.relocations_at.to_le_bytes());
    out.extend([0; 4]);
    out.extend(output.relocation_count().to_le_bytes());
    out.extend([0; 2]);
    out.extend(output.characteristics.to_le_bytes());
}

/// `//` and six digits of base 64, the highest first.
fn base64_name(offset: u32) -> [u8; NAME_BYTES] {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut name = *b"//AAAAAA";
    let mut rest = offset;
    for digit in name[2..].iter_mut().rev() {
        *digit = DIGITS[(rest % 64) as usize];
        rest /= 64;
    }
    name
}

fn write_symbol(
    cx: &Context,
    symbol: &CoffSymbol,
    symbols: &Symbols,
    (outputs, numbers): (&[Output<'_>], &SecondaryMap<Section, u16>),
    strings: &StringTable<'_>,
    out: &mut Vec<u8>,
) -> Result<(), ObjectError> {
    if symbol.name.len() <= NAME_BYTES {
        out.extend_from_slice(&symbol.name);
        out.extend(std::iter::repeat_n(0, NAME_BYTES - symbol.name.len()));
    } else {
        out.extend([0; 4]);
        out.extend(strings.offset(&symbol.name).to_le_bytes());
    }
    let number = match symbol.home {
        _ if symbol.class == IMAGE_SYM_CLASS_FILE => IMAGE_SYM_DEBUG as u16,
        Home::Section(section) => numbers[section],
        Home::Absolute => IMAGE_SYM_ABSOLUTE as u16,
        Home::Undefined | Home::Common | Home::Group => 0,
    };
    out.extend(symbol.value.to_le_bytes());
    out.extend(number.to_le_bytes());
    out.extend(symbol.ty.to_le_bytes());
    out.extend([symbol.class, symbol.entries() as u8 - 1]);
    match &symbol.aux {
        Aux::None => {}
        Aux::Section(at) => section_definition(cx, &outputs[*at], numbers, out)?,
        Aux::Weak(other, when) => {
            out.extend(symbols.index[*other].to_le_bytes());
            out.extend(when.to_le_bytes());
            out.extend([0; 10]);
        }
        Aux::File(name) => {
            out.extend_from_slice(name);
            let padding = name.len().next_multiple_of(IMAGE_SIZEOF_SYMBOL) - name.len();
            out.extend(std::iter::repeat_n(0, padding));
        }
    }
    Ok(())
}

fn section_definition(
    cx: &Context,
    output: &Output<'_>,
    numbers: &SecondaryMap<Section, u16>,
    out: &mut Vec<u8>,
) -> Result<(), ObjectError> {
    let data = &cx.sections[output.section.section];
    let mut number = output.number;
    if let Some(symbol) = data.kind.group.filter(|_| u32::from(output.selection) == ASSOCIATIVE) {
        let SymbolValue::Placed { section, .. } = cx.symbols[symbol].value else {
            let (name, symbol) = (String::from_utf8_lossy(&data.name), cx.symbol_name(symbol));
            let symbol = String::from_utf8_lossy(symbol);
            let message = format!("cannot make section {name} associative with sectionless symbol {symbol}");
            return Err(ObjectError(message));
        };
        number = numbers[section];
    }
    out.extend(output.size.to_le_bytes());
    out.extend(output.relocation_count().to_le_bytes());
    out.extend([0; 2]);
    out.extend(checksum(&output.bytes).to_le_bytes());
    out.extend(number.to_le_bytes());
    out.extend([output.selection, 0, 0, 0]);
    Ok(())
}

/// The checksum of a section: the cyclic redundancy check of 32 bits of IEEE 802.3, without the inversions.
fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut i = 0;
        while i < 256 {
            let (mut value, mut bit) = (i as u32, 0);
            while bit < 8 {
                value = if value & 1 != 0 { value >> 1 ^ 0xedb8_8320 } else { value >> 1 };
                bit += 1;
            }
            table[i] = value;
            i += 1;
        }
        table
    };
    bytes.iter().fold(0, |sum, &byte| TABLE[(sum as u8 ^ byte) as usize] ^ sum >> 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_and_names_are_those_of_the_format() {
        assert_eq!(checksum(b""), 0);
        // One `ret`, as LLVM's assembler writes it.
        assert_eq!(checksum(&[0xc3]), 0x026d_930a);
        assert_eq!(&base64_name(10_000_000), b"//AAmJaA");
    }
}
