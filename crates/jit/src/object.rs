//! Relocatable ELF objects as units. What the file says is checked when it is linked; nothing here trusts it.

use crate::unit::{Home, Relocation, Scope, Section, Symbol, Unit};
use crate::{Error, Result};
use objfile::elf::{Elf, constants as c};

/// Reads an object; `name` is for messages. O(size of the object).
pub fn read(name: &str, bytes: &[u8]) -> Result<Unit> {
    let wrong = |what: String| Error::new(format!("{name}: {what}"));
    let elf = Elf::parse(bytes).map_err(|error| wrong(error.0))?;
    if !elf.is_relocatable() || !elf.header.is_64 || !elf.header.is_little {
        return Err(wrong("not a relocatable object of 64 bits, little-endian".to_owned()));
    }
    let mut unit = Unit { name: name.to_owned(), machine: elf.header.machine, ..Unit::default() };
    for section in &elf.sections {
        let has_contents = section.ty != c::SHT_NOBITS && section.flags & c::SHF_ALLOC != 0;
        let contents = if has_contents { elf.data(section).map_err(|e| wrong(e.0))? } else { &[] };
        unit.sections.push(Section {
            name: section.name.to_vec(),
            ty: section.ty,
            flags: section.flags,
            align: section.align.max(1),
            size: section.size,
            bytes: contents.to_vec(),
            ..Section::default()
        });
    }
    if let Some(table) = elf.section_of_type(c::SHT_SYMTAB) {
        let symbols = elf.symbols(table).map_err(|error| wrong(error.0))?;
        unit.symbols = symbols.iter().map(symbol_of).collect();
    }
    read_groups(&elf, &mut unit).map_err(wrong)?;
    for section in elf.sections.iter().filter(|s| matches!(s.ty, c::SHT_RELA | c::SHT_REL)) {
        let Some(of) = unit.sections.get(section.info as usize) else {
            return Err(wrong("relocations of a section that does not exist".to_owned()));
        };
        if !of.is_loaded() {
            continue;
        }
        if section.ty == c::SHT_REL {
            return Err(wrong("relocations without addends are not supported".to_owned()));
        }
        let relocations = elf.relocations(section).map_err(|error| wrong(error.0))?;
        let relocations = relocations.iter().map(|r| Relocation {
            offset: r.offset,
            symbol: (r.symbol != 0).then_some(r.symbol as usize),
            addend: r.addend,
            number: r.ty,
        });
        unit.sections[section.info as usize].relocations.extend(relocations);
    }
    Ok(unit)
}

/// Notes the signatures of groups in their members.
fn read_groups(elf: &Elf<'_>, unit: &mut Unit) -> std::result::Result<(), String> {
    const GRP_COMDAT: u32 = 1;
    for section in elf.sections.iter().filter(|s| s.ty == c::SHT_GROUP) {
        let words = elf.group_words(section).map_err(|error| error.0)?;
        let Some((flags, members)) = words.split_first() else { continue };
        let signature = unit.symbols.get(section.info as usize);
        let signature = signature.ok_or("a group is named by a symbol that does not exist")?.name.to_vec();
        for &member in members.iter().filter(|_| flags & GRP_COMDAT != 0) {
            let member =
                unit.sections.get_mut(member as usize).ok_or("a group has a member that does not exist")?;
            member.group = Some(signature.clone());
        }
    }
    Ok(())
}

/// Values of `st_other`.
const STV_INTERNAL: u8 = 1;
const STV_HIDDEN: u8 = 2;

fn symbol_of(symbol: &objfile::elf::Symbol<'_>) -> Symbol {
    let is_section = symbol.ty() == c::STT_SECTION;
    let home = match (symbol.home(), symbol.section_number) {
        (Some(section), _) => Home::Section(section),
        (None, c::SHN_ABS) => Home::Absolute,
        (None, c::SHN_COMMON) => Home::Common,
        (None, _) => Home::Undefined,
    };
    Symbol {
        name: if is_section { Box::default() } else { symbol.name.into() },
        home,
        scope: match symbol.binding() {
            c::STB_LOCAL => Scope::Local,
            c::STB_WEAK => Scope::Weak,
            _ => Scope::Global,
        },
        value: symbol.value,
        size: symbol.size,
        is_function: symbol.ty() == c::STT_FUNC,
        is_indirect: symbol.ty() == c::STT_GNU_IFUNC,
        is_hidden: matches!(symbol.other & 3, STV_HIDDEN | STV_INTERNAL),
    }
}
