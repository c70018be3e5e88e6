//! The ELF reader: header, sections, segments, symbols, relocations, groups.
//!
//! Follows the System V gABI. Both classes and both byte orders are read into one set of structures, in which every
//! number has the wider of its two sizes. [`Elf::parse`] checks that the tables lie in the file and reads headers and names;
//! contents are looked at when they are asked for, so a damaged section does not hide the others.
//!
//! Cost: O(sections + segments) to open; a table of symbols or relocations is read into a vector of its length.

pub mod attributes;
pub mod constants;
pub mod names;

use crate::{Error, Result};
use constants as c;

/// An opened file.
#[derive(Clone, Debug)]
pub struct Elf<'a> {
    pub bytes: &'a [u8],
    pub header: Header,
    pub sections: Vec<Section<'a>>,
    pub segments: Vec<Segment>,
}

/// The file header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    pub is_64: bool,
    pub is_little: bool,
    pub ident: [u8; 16],
    pub ty: u16,
    pub machine: u16,
    pub version: u32,
    pub entry: u64,
    pub segment_offset: u64,
    pub section_offset: u64,
    pub flags: u32,
    pub header_size: u16,
    pub segment_entry_size: u16,
    /// As stored: very large numbers are in section 0.
    pub num_segments: u16,
    pub section_entry_size: u16,
    pub num_sections: u16,
    pub name_section: u16,
}

/// A section header, with its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Section<'a> {
    pub name: &'a [u8],
    pub name_offset: u32,
    pub ty: u32,
    pub flags: u64,
    pub address: u64,
    pub offset: u64,
    pub size: u64,
    pub link: u32,
    pub info: u32,
    pub align: u64,
    pub entry_size: u64,
}

/// A program header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Segment {
    pub ty: u32,
    pub flags: u32,
    pub offset: u64,
    pub virtual_address: u64,
    pub physical_address: u64,
    pub file_size: u64,
    pub memory_size: u64,
    pub align: u64,
}

/// A symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Symbol<'a> {
    pub name: &'a [u8],
    pub name_offset: u32,
    pub value: u64,
    pub size: u64,
    pub info: u8,
    pub other: u8,
    /// As stored: `SHN_XINDEX` means that [`section`](Self::section) came from the table of large indices.
    pub section_number: u16,
    pub section: u32,
}

impl Symbol<'_> {
    pub fn binding(&self) -> u8 {
        self.info >> 4
    }

    pub fn ty(&self) -> u8 {
        self.info & 15
    }

    /// The section that the symbol is defined in, if it is in one.
    pub fn home(&self) -> Option<usize> {
        let special = self.section_number >= c::SHN_LORESERVE && self.section_number != c::SHN_XINDEX;
        (self.section_number != c::SHN_UNDEF && !special).then_some(self.section as usize)
    }
}

/// A relocation of either kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relocation {
    pub offset: u64,
    pub info: u64,
    pub symbol: u32,
    pub ty: u32,
    /// 0 for `SHT_REL`, where it is in the place itself.
    pub addend: i64,
}

/// Reads numbers of a byte order; what lies outside of the bytes is `None`.
#[derive(Clone, Copy, Debug)]
struct Fields<'a> {
    bytes: &'a [u8],
    at: usize,
    is_64: bool,
    is_little: bool,
}

impl Fields<'_> {
    fn number(&mut self, size: usize) -> Option<u64> {
        let end = self.at.checked_add(size)?;
        let bytes = self.bytes.get(self.at..end)?;
        self.at = end;
        let join = |n: u64, b: &u8| n << 8 | u64::from(*b);
        Some(if self.is_little { bytes.iter().rev().fold(0, join) } else { bytes.iter().fold(0, join) })
    }

    fn half(&mut self) -> Option<u16> {
        self.number(2).map(|n| n as u16)
    }

    fn word(&mut self) -> Option<u32> {
        self.number(4).map(|n| n as u32)
    }

    /// A number of the size of an address.
    fn wide(&mut self) -> Option<u64> {
        self.number(if self.is_64 { 8 } else { 4 })
    }
}

fn error<T>(message: impl Into<String>) -> Result<T> {
    Err(Error(message.into()))
}

/// Whether bytes begin like an ELF file.
pub fn is_elf(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x7fELF")
}

impl<'a> Elf<'a> {
    pub fn parse(bytes: &'a [u8]) -> Result<Elf<'a>> {
        if !is_elf(bytes) {
            return error("The file was not recognized as a valid object file");
        }
        let header = Header::read(bytes)?;
        let mut elf = Elf { bytes, header, sections: Vec::new(), segments: Vec::new() };
        elf.read_sections()?;
        elf.read_segments()?;
        elf.read_section_names()?;
        Ok(elf)
    }

    fn fields(&self, bytes: &'a [u8], at: usize) -> Fields<'a> {
        Fields { bytes, at, is_64: self.header.is_64, is_little: self.header.is_little }
    }

    fn section_entry_size(&self) -> u64 {
        if self.header.is_64 { 64 } else { 40 }
    }

    fn read_sections(&mut self) -> Result<()> {
        let start = self.header.section_offset;
        if start == 0 {
            return Ok(());
        }
        let past_end =
            || Error(format!("section header table goes past the end of the file: e_shoff = {start:#x}"));
        let size = self.section_entry_size();
        if u64::from(self.header.section_entry_size) != size {
            return error(format!("invalid e_shentsize in ELF header: {}", self.header.section_entry_size));
        }
        let first = self.read_section(start).ok_or_else(past_end)?;
        // A number that does not fit the header is the size of section 0.
        let count = match self.header.num_sections {
            0 => first.size,
            count => count.into(),
        };
        let end = count.checked_mul(size).and_then(|n| n.checked_add(start));
        if end.is_none_or(|end| end > self.bytes.len() as u64) {
            return Err(past_end());
        }
        for i in 0..count {
            let section = self.read_section(start + i * size).ok_or_else(past_end)?;
            self.sections.push(section);
        }
        Ok(())
    }

    fn read_section(&self, at: u64) -> Option<Section<'a>> {
        let mut f = self.fields(self.bytes, usize::try_from(at).ok()?);
        Some(Section {
            name: b"",
            name_offset: f.word()?,
            ty: f.word()?,
            flags: f.wide()?,
            address: f.wide()?,
            offset: f.wide()?,
            size: f.wide()?,
            link: f.word()?,
            info: f.word()?,
            align: f.wide()?,
            entry_size: f.wide()?,
        })
    }

    fn read_segments(&mut self) -> Result<()> {
        let start = self.header.segment_offset;
        if start == 0 || self.header.num_segments == 0 {
            return Ok(());
        }
        let past_end = || Error(format!("program headers are longer than binary: e_phoff = {start:#x}"));
        let size = if self.header.is_64 { 56 } else { 32 };
        if self.header.segment_entry_size != size {
            return error(format!("invalid e_phentsize: {}", self.header.segment_entry_size));
        }
        // As with sections, section 0 has the number that does not fit.
        let count = match self.header.num_segments {
            0xffff => self.sections.first().map_or(0xffff, |s| u64::from(s.info)),
            count => count.into(),
        };
        let end = count.checked_mul(size.into()).and_then(|n| n.checked_add(start));
        if end.is_none_or(|end| end > self.bytes.len() as u64) {
            return Err(past_end());
        }
        for i in 0..count {
            let segment = self.read_segment(start + i * u64::from(size)).ok_or_else(past_end)?;
            self.segments.push(segment);
        }
        Ok(())
    }

    fn read_segment(&self, at: u64) -> Option<Segment> {
        let mut f = self.fields(self.bytes, usize::try_from(at).ok()?);
        let ty = f.word()?;
        let mut flags = if self.header.is_64 { f.word()? } else { 0 };
        let (offset, virtual_address, physical_address) = (f.wide()?, f.wide()?, f.wide()?);
        let (file_size, memory_size) = (f.wide()?, f.wide()?);
        if !self.header.is_64 {
            flags = f.word()?;
        }
        let align = f.wide()?;
        Some(Segment { ty, flags, offset, virtual_address, physical_address, file_size, memory_size, align })
    }

    fn read_section_names(&mut self) -> Result<()> {
        let index = match self.header.name_section {
            c::SHN_XINDEX => self.sections.first().map_or(0, |s| s.link),
            index => index.into(),
        };
        if index == 0 {
            return Ok(());
        }
        let Some(table) = self.sections.get(index as usize) else {
            return error(format!("section header string table index {index} does not exist"));
        };
        let strings = self.data(table)?;
        for (i, section) in self.sections.iter_mut().enumerate() {
            let offset = section.name_offset;
            section.name = string_at(strings, offset).ok_or_else(|| {
                Error(format!(
                    "a section [index {i}] has an invalid sh_name ({offset:#x}) offset which goes past the end of the \
                     section name string table"
                ))
            })?;
        }
        Ok(())
    }

    /// The contents of a section; nothing for one that takes no place in the file.
    pub fn data(&self, section: &Section<'_>) -> Result<&'a [u8]> {
        if section.ty == c::SHT_NOBITS {
            return Ok(b"");
        }
        let range = section
            .offset
            .checked_add(section.size)
            .and_then(|end| Some(usize::try_from(section.offset).ok()?..usize::try_from(end).ok()?));
        range.and_then(|range| self.bytes.get(range)).ok_or_else(|| {
            Error(format!(
                "section '{}' has a sh_offset ({:#x}) + sh_size ({:#x}) that is greater than the file size ({:#x})",
                String::from_utf8_lossy(section.name),
                section.offset,
                section.size,
                self.bytes.len()
            ))
        })
    }

    /// The first section of a type.
    pub fn section_of_type(&self, ty: u32) -> Option<usize> {
        self.sections.iter().position(|s| s.ty == ty)
    }

    /// The first section of a name.
    pub fn section_named(&self, name: &[u8]) -> Option<&Section<'a>> {
        self.sections.iter().find(|s| s.name == name)
    }

    /// The strings that a section's link names.
    pub fn linked_strings(&self, section: &Section<'_>) -> Result<&'a [u8]> {
        match self.sections.get(section.link as usize) {
            Some(strings) if strings.ty == c::SHT_STRTAB => self.data(strings),
            _ => error(format!("section {} is not a string table", section.link)),
        }
    }

    fn entry_size(&self, section: &Section<'_>, size: u64) -> Result<usize> {
        if section.entry_size != size {
            return error(format!(
                "section '{}' has invalid sh_entsize: expected {size}, but got {}",
                String::from_utf8_lossy(section.name),
                section.entry_size
            ));
        }
        Ok(size as usize)
    }

    /// The entries of a symbol table, the empty first one included.
    pub fn symbols(&self, table: usize) -> Result<Vec<Symbol<'a>>> {
        let Some(section) = self.sections.get(table) else {
            return error(format!("section {table} does not exist"));
        };
        let data = self.data(section)?;
        let strings = self.linked_strings(section)?;
        let size = self.entry_size(section, if self.header.is_64 { 24 } else { 16 })?;
        let large = self
            .sections
            .iter()
            .find(|s| s.ty == c::SHT_SYMTAB_SHNDX && s.link as usize == table)
            .map(|s| self.data(s))
            .transpose()?;
        let mut symbols = Vec::with_capacity(data.len() / size);
        for index in 0..data.len() / size {
            let mut symbol = self.read_symbol(data, index * size).unwrap_or_default();
            if symbol.section_number == c::SHN_XINDEX {
                let mut words = self.fields(large.unwrap_or_default(), index * 4);
                symbol.section = words
                    .word()
                    .ok_or_else(|| Error(format!("symbol {index} has no entry in SHT_SYMTAB_SHNDX")))?;
            }
            symbol.name = string_at(strings, symbol.name_offset).ok_or_else(|| {
                Error(format!(
                    "st_name ({:#x}) is past the end of the string table of size {:#x}",
                    symbol.name_offset,
                    strings.len()
                ))
            })?;
            symbols.push(symbol);
        }
        Ok(symbols)
    }

    fn read_symbol(&self, data: &'a [u8], at: usize) -> Option<Symbol<'a>> {
        let mut f = self.fields(data, at);
        let mut symbol = Symbol { name_offset: f.word()?, ..Symbol::default() };
        if !self.header.is_64 {
            (symbol.value, symbol.size) = (f.wide()?, f.wide()?);
        }
        symbol.info = f.number(1)? as u8;
        symbol.other = f.number(1)? as u8;
        symbol.section_number = f.half()?;
        symbol.section = symbol.section_number.into();
        if self.header.is_64 {
            (symbol.value, symbol.size) = (f.wide()?, f.wide()?);
        }
        Some(symbol)
    }

    /// The entries of a relocation section.
    pub fn relocations(&self, section: &Section<'_>) -> Result<Vec<Relocation>> {
        let has_addend = section.ty == c::SHT_RELA;
        let word = if self.header.is_64 { 8 } else { 4 };
        let size = self.entry_size(section, if has_addend { 3 * word } else { 2 * word })?;
        let data = self.data(section)?;
        let read = |at| self.read_relocation(data, at, has_addend);
        Ok((0..data.len() / size).filter_map(|i| read(i * size)).collect())
    }

    fn read_relocation(&self, data: &'a [u8], at: usize, has_addend: bool) -> Option<Relocation> {
        let mut f = self.fields(data, at);
        let (offset, info) = (f.wide()?, f.wide()?);
        let addend = match (has_addend, self.header.is_64) {
            (false, _) => 0,
            (true, true) => f.wide()? as i64,
            (true, false) => i64::from(f.wide()? as i32),
        };
        let (symbol, ty) = if self.header.is_64 {
            ((info >> 32) as u32, info as u32)
        } else {
            ((info >> 8) as u32, (info & 0xff) as u32)
        };
        Some(Relocation { offset, info, symbol, ty, addend })
    }

    /// The words of a section group: flags, then the members' section numbers.
    pub fn group_words(&self, section: &Section<'_>) -> Result<Vec<u32>> {
        let data = self.data(section)?;
        Ok((0..data.len() / 4).filter_map(|i| self.fields(data, i * 4).word()).collect())
    }

    /// A number of the size of an address, in the file's byte order.
    pub fn address_at(&self, data: &'a [u8], at: usize) -> Option<u64> {
        self.fields(data, at).wide()
    }

    pub fn is_relocatable(&self) -> bool {
        self.header.ty == c::ET_REL
    }
}

impl Header {
    fn read(bytes: &[u8]) -> Result<Header> {
        let mut ident = [0; 16];
        let Some(start) = bytes.get(..16) else {
            return error("the file is too short for an ELF header");
        };
        ident.copy_from_slice(start);
        let is_64 = match ident[4] {
            1 => false,
            2 => true,
            class => return error(format!("invalid ELF class: {class}")),
        };
        let is_little = match ident[5] {
            1 => true,
            2 => false,
            order => return error(format!("invalid ELF data encoding: {order}")),
        };
        let f = Fields { bytes, at: 16, is_64, is_little };
        Header::read_fields(f, ident)
            .ok_or_else(|| Error("the file is too short for an ELF header".to_owned()))
    }

    fn read_fields(mut f: Fields<'_>, ident: [u8; 16]) -> Option<Header> {
        Some(Header {
            is_64: f.is_64,
            is_little: f.is_little,
            ident,
            ty: f.half()?,
            machine: f.half()?,
            version: f.word()?,
            entry: f.wide()?,
            segment_offset: f.wide()?,
            section_offset: f.wide()?,
            flags: f.word()?,
            header_size: f.half()?,
            segment_entry_size: f.half()?,
            num_segments: f.half()?,
            section_entry_size: f.half()?,
            num_sections: f.half()?,
            name_section: f.half()?,
        })
    }
}

/// The string at an offset of a string table, up to its zero.
pub fn string_at(strings: &[u8], offset: u32) -> Option<&[u8]> {
    if offset == 0 {
        return Some(b"");
    }
    let rest = strings.get(offset as usize..)?;
    let len = rest.iter().position(|&b| b == 0)?;
    rest.get(..len)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A header for 64-bit little endian with two sections, the second being the names.
    fn small() -> Vec<u8> {
        let mut file = vec![0u8; 64];
        file[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
        file[16] = 1;
        file[18] = 243;
        file[40] = 72;
        file[52] = 64;
        file[58] = 64;
        file[60] = 2;
        file[62] = 1;
        file.extend_from_slice(b"\0.names\0");
        file.extend_from_slice(&[0; 64]);
        let mut names = [0u8; 64];
        names[0] = 1;
        names[4] = 3;
        names[24] = 64;
        names[32] = 8;
        file.extend_from_slice(&names);
        file
    }

    #[test]
    fn sections_have_names() {
        let file = small();
        let elf = Elf::parse(&file).unwrap();
        assert_eq!((elf.header.machine, elf.sections.len()), (243, 2));
        assert_eq!(elf.sections[1].name, b".names");
        assert_eq!(elf.data(&elf.sections[1]).unwrap(), b"\0.names\0");
        assert!(elf.section_named(b".text").is_none());
    }

    #[test]
    fn any_beginning_is_an_error_or_a_file() {
        let file = small();
        for len in 0..file.len() {
            assert!(Elf::parse(&file[..len]).is_err(), "{len}");
        }
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 0xff;
            if let Ok(elf) = Elf::parse(&damaged) {
                for (i, section) in elf.sections.iter().enumerate() {
                    let _ = (elf.symbols(i), elf.relocations(section), elf.group_words(section));
                }
            }
        }
    }
}
