//! Which relocation a place gets: by its size, whether it is relative, and the specifier of its symbol.
//!
//! Sources: System V ABI, AMD64 supplement (section 4.4) and i386 supplement (section 4.1), and their appendices on
//! thread-local storage; Microsoft's PE format, "x64 processors" under "Type indicators"; Apple's `mach-o/x86_64/reloc.h`.

use crate::names::relocated_places::{self, Row as Place};
use crate::names::specified_relocations::ROWS;
use crate::names::{fixup, rewriting_relocations};
use mc::Target;
use mc::encode::FixupKind;
use mc::expr::Specifier;
use mc::format::RelocationNumbers;
use mc::target::{RelocationAnswer, RelocationQuery};

/// What the description says of a place (`td/Relocations.td`).
fn place_of(kind: FixupKind) -> Option<&'static Place> {
    let number = match kind {
        FixupKind::Data(1) | FixupKind::Relative(1) => fixup::FK_Data_1,
        FixupKind::Data(2) | FixupKind::Relative(2) => fixup::FK_Data_2,
        FixupKind::Data(4) | FixupKind::Relative(4) => fixup::FK_Data_4,
        FixupKind::Data(8) | FixupKind::Relative(8) => fixup::FK_Data_8,
        FixupKind::Target(number) => number,
        _ => return None,
    };
    relocated_places::ROWS.iter().find(|row| row.fixup == number)
}

/// The answer of a number alone; 0 is none in ELF.
fn plain(number: u32) -> RelocationAnswer {
    RelocationAnswer { number, needs_symbol: false, needs_merged_symbol: false, thread_local: false }
}

/// The relocation of a place.
pub fn choose(query: &RelocationQuery<'_>, is_64: bool) -> Option<RelocationAnswer> {
    let place = place_of(query.kind)?;
    let name = specifier_name(query.target, query.specifier);
    match query.numbers {
        RelocationNumbers::Coff => return coff(place, query.pc_relative, name, is_64).map(plain),
        RelocationNumbers::MachO if is_64 => return macho64(place, query, name).map(plain),
        RelocationNumbers::MachO => return macho32(place, name).map(plain),
        RelocationNumbers::Elf => {}
    }
    if query.specifier == Specifier::NONE || name == "ABS8" {
        let number = match (is_64, query.pc_relative) {
            (true, false) => place.absolute64,
            (true, true) => place.relative64,
            (false, false) => place.absolute32,
            (false, true) => place.relative32,
        };
        return (number != 0).then(|| plain(number.into()));
    }
    let row = ROWS.iter().find(|row| row.name.eq_ignore_ascii_case(name))?;
    let bits = if is_64 { 64 } else { 32 };
    let mut rewriting = rewriting_relocations::ROWS.iter().filter(|_| query.may_rewrite);
    let rewriting = rewriting.find(|r| r.fixup == place.fixup && r.specifier == row.name && r.bits == bits);
    let number = match (rewriting, is_64, place.bytes) {
        (Some(rewriting), ..) => rewriting.number,
        (None, true, 8) => row.double,
        (None, true, 4) => row.word,
        (None, false, 4) => row.in32,
        _ => 0,
    };
    // An entry of a table belongs to a symbol.
    let needs_symbol = ["GOT", "PLT", "GOTPCREL", "GOTPCREL_NORELAX"].contains(&row.name);
    // Linkers did not heed the addend of this one.
    let needs_merged_symbol = !is_64 && row.name == "GOTOFF";
    let thread_local = row.thread_local != 0;
    let number = u32::from(number);
    (number != 0).then_some(RelocationAnswer { number, needs_symbol, needs_merged_symbol, thread_local })
}

/// `IMAGE_REL_AMD64_*`, `IMAGE_REL_I386_*`: an address of eight bytes or four, a distance from the end of the place, a distance
/// from the start of the image or of the section.
fn coff(place: &Place, pc_relative: bool, specifier: &str, is_64: bool) -> Option<u32> {
    let (is_word, is_double) = (place.bytes == 4 && place.is_table == 0, place.fixup == fixup::FK_Data_8);
    let of_mode = |in_64, in_32| if is_64 { in_64 } else { in_32 };
    Some(match (specifier.to_ascii_uppercase().as_str(), pc_relative) {
        ("" | "ABS8", false) if is_double && is_64 => 1,
        ("" | "ABS8", false) if is_word => of_mode(2, 6),
        ("" | "ABS8", true) if is_word || is_double && is_64 => of_mode(4, 20),
        ("IMGREL", false) if is_word => of_mode(3, 7),
        ("SECREL32", false) if is_word => 11,
        _ => return None,
    })
}

/// `X86_64_RELOC_*`: a number, a branch, a slot of the table of addresses from a load or from elsewhere, a thread-local
/// variable, and distances from RIP, told apart by how many bytes of the instruction follow the place.
fn macho64(place: &Place, query: &RelocationQuery<'_>, specifier: &str) -> Option<u32> {
    let is_from_rip = place.is_from_rip != 0;
    let is_load = query.kind == FixupKind::Target(fixup::reloc_riprel_4byte_movq_load);
    let specifier = specifier.to_ascii_uppercase();
    let bytes_behind = query.addend.wrapping_add(place.bytes.into()).wrapping_neg();
    Some(match (specifier.as_str(), query.pc_relative) {
        ("GOTPCREL", true) if is_from_rip => {
            if is_load {
                3
            } else {
                4
            }
        }
        ("TLVP", true) if is_from_rip => 9,
        ("", true) if is_from_rip => match bytes_behind {
            1 => 6,
            2 => 7,
            4 => 8,
            _ => 1,
        },
        ("", true) => 2,
        ("GOT", false) => 4,
        // There are no addresses of 32 bits.
        ("", false) if place.is_signed == 0 && place.is_table == 0 => 0,
        _ => return None,
    })
}

/// `GENERIC_RELOC_*`: an address, or a thread-local variable; what differences are is known without a number.
fn macho32(place: &Place, specifier: &str) -> Option<u32> {
    const VANILLA: u32 = 0;
    const THREAD_LOCAL: u32 = 5;
    match specifier.to_ascii_uppercase().as_str() {
        "" => Some(VANILLA),
        "TLVP" if place.bytes == 4 => Some(THREAD_LOCAL),
        _ => None,
    }
}

fn specifier_name(target: &Target, specifier: Specifier) -> &str {
    let record = target.image.records::<tables::instructions::Specifier>().get(specifier.0 as usize);
    record.map_or("", |record| target.image.string(record.name).trim_start_matches('@'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mc::Subtarget;

    /// The relocation of a place under a specifier; 0 if there is none.
    fn number(kind: FixupKind, pc_relative: bool, specifier: &str, mode: &str) -> u32 {
        let target = crate::target().unwrap();
        let subtarget = Subtarget::new(&target, "", mode).0;
        let specifiers = target.image.records::<tables::instructions::Specifier>();
        let found = specifiers.iter().position(|s| target.image.string(s.name) == specifier);
        let specifier = Specifier(found.unwrap_or(0) as u16);
        let query = RelocationQuery {
            target: &target,
            subtarget: &subtarget,
            kind,
            pc_relative,
            specifier,
            addend: 0,
            numbers: RelocationNumbers::Elf,
            may_rewrite: true,
        };
        choose(&query, mode == "+64bit-mode").map_or(0, |answer| answer.number)
    }

    #[test]
    fn relocations_of_64_bits() {
        let of = |fixup: u16, relative, specifier| {
            number(FixupKind::Target(fixup), relative, specifier, "+64bit-mode")
        };
        assert_eq!(of(fixup::reloc_branch_4byte_pcrel, true, ""), 4);
        assert_eq!(of(fixup::reloc_riprel_4byte, true, ""), 2);
        assert_eq!(of(fixup::reloc_signed_4byte, false, ""), 11);
        assert_eq!(of(fixup::FK_Data_4, false, ""), 10);
        assert_eq!(of(fixup::FK_Data_8, false, ""), 1);
        assert_eq!(of(fixup::reloc_riprel_4byte, true, "GOTPCREL"), 9);
        assert_eq!(of(fixup::reloc_riprel_4byte_relax, true, "GOTPCREL"), 41);
        assert_eq!(of(fixup::reloc_riprel_4byte_movq_load, true, "GOTPCREL"), 42);
        assert_eq!(of(fixup::reloc_riprel_4byte, true, "TLSGD"), 19);
        assert_eq!(of(fixup::reloc_riprel_4byte_movq_load, true, "GOTTPOFF"), 22);
        assert_eq!(of(fixup::reloc_signed_4byte, false, "TPOFF"), 23);
        assert_eq!(of(fixup::FK_Data_8, false, "GOTOFF"), 25);
        assert_eq!(of(fixup::FK_Data_1, false, "ABS8"), 14);
        assert_eq!(of(fixup::FK_Data_4, false, "ABS8"), 10);
        assert_eq!(number(FixupKind::Data(4), true, "", "+64bit-mode"), 2);
        assert_eq!(number(FixupKind::Data(8), false, "DTPOFF", "+64bit-mode"), 17);
    }

    #[test]
    fn relocations_of_32_bits() {
        let of = |fixup: u16, relative, specifier| {
            number(FixupKind::Target(fixup), relative, specifier, "+32bit-mode")
        };
        assert_eq!(of(fixup::FK_PCRel_4, true, ""), 2);
        assert_eq!(of(fixup::FK_PCRel_4, true, "PLT"), 4);
        assert_eq!(of(fixup::reloc_signed_4byte_relax, false, "GOT"), 43);
        assert_eq!(of(fixup::reloc_signed_4byte, false, "GOT"), 3);
        assert_eq!(of(fixup::reloc_signed_4byte, false, "GOTOFF"), 9);
        assert_eq!(of(fixup::reloc_global_offset_table, false, ""), 10);
        assert_eq!(of(fixup::FK_Data_4, false, "INDNTPOFF"), 15);
        assert_eq!(of(fixup::FK_Data_8, false, ""), 0);
    }
}
