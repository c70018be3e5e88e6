//! Which relocation a place gets: by its size, whether it is relative, and the specifier of its symbol.
//!
//! Sources: System V ABI, AMD64 supplement (section 4.4) and i386 supplement (section 4.1), and their appendices on
//! thread-local storage; Microsoft's PE format, "x64 processors" under "Type indicators"; Apple's `mach-o/x86_64/reloc.h`.

use crate::names::fixup;
use crate::names::specified_relocations::{ROWS, Row};
use mc::Target;
use mc::encode::FixupKind;
use mc::expr::Specifier;
use mc::format::RelocationNumbers;
use mc::target::{RelocationAnswer, RelocationQuery};

/// What a place is, as far as relocations tell places apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Byte,
    Half,
    /// Four bytes that are extended with zeros, or with their sign.
    Word,
    Signed,
    /// Four bytes of a signed displacement that a linker may make an immediate of, and the kinds of those from RIP.
    SignedRelax,
    Relax,
    RelaxRex,
    RelaxRex2,
    RelaxEvex,
    /// The target of a call or jump.
    Branch,
    /// The distance of the global offset table itself.
    Table,
    Double,
    TableDouble,
}

impl Place {
    fn bytes(self) -> u8 {
        match self {
            Place::Byte => 1,
            Place::Half => 2,
            Place::Double | Place::TableDouble => 8,
            _ => 4,
        }
    }

    fn of(kind: FixupKind) -> Option<Place> {
        let number = match kind {
            FixupKind::Data(1) | FixupKind::Relative(1) => return Some(Place::Byte),
            FixupKind::Data(2) | FixupKind::Relative(2) => return Some(Place::Half),
            FixupKind::Data(4) | FixupKind::Relative(4) => return Some(Place::Word),
            FixupKind::Data(8) | FixupKind::Relative(8) => return Some(Place::Double),
            FixupKind::Target(number) => number,
            _ => return None,
        };
        Some(match number {
            fixup::FK_Data_1 | fixup::FK_PCRel_1 => Place::Byte,
            fixup::FK_Data_2 | fixup::FK_PCRel_2 => Place::Half,
            fixup::FK_Data_4 | fixup::FK_PCRel_4 | fixup::reloc_riprel_4byte => Place::Word,
            fixup::FK_Data_8 => Place::Double,
            fixup::reloc_signed_4byte => Place::Signed,
            fixup::reloc_signed_4byte_relax => Place::SignedRelax,
            fixup::reloc_riprel_4byte_relax => Place::Relax,
            fixup::reloc_riprel_4byte_movq_load | fixup::reloc_riprel_4byte_relax_rex => Place::RelaxRex,
            fixup::reloc_riprel_4byte_movq_load_rex2 | fixup::reloc_riprel_4byte_relax_rex2 => {
                Place::RelaxRex2
            }
            fixup::reloc_riprel_4byte_relax_evex => Place::RelaxEvex,
            fixup::reloc_branch_4byte_pcrel => Place::Branch,
            fixup::reloc_global_offset_table => Place::Table,
            fixup::reloc_global_offset_table8 => Place::TableDouble,
            _ => return None,
        })
    }
}

/// The relocation of a place.
pub fn choose(query: &RelocationQuery<'_>, is_64: bool) -> Option<RelocationAnswer> {
    let place = Place::of(query.kind)?;
    let name = specifier_name(query.target, query.specifier);
    if query.numbers == RelocationNumbers::Coff {
        let number = coff(place, query.pc_relative, name, is_64)?;
        return Some(RelocationAnswer {
            number,
            needs_symbol: false,
            needs_merged_symbol: false,
            thread_local: false,
        });
    }
    if query.numbers == RelocationNumbers::MachO {
        let number = if is_64 { macho64(place, query, name) } else { macho32(place, name) }?;
        return Some(RelocationAnswer {
            number,
            needs_symbol: false,
            needs_merged_symbol: false,
            thread_local: false,
        });
    }
    // This one only says that a short form is wide enough.
    if query.specifier == Specifier::NONE || name == "ABS8" {
        let number =
            if is_64 { plain64(place, query.pc_relative) } else { plain32(place, query.pc_relative) }?;
        return Some(RelocationAnswer {
            number,
            needs_symbol: false,
            needs_merged_symbol: false,
            thread_local: false,
        });
    }
    let &Row { name, word, double, in32, thread_local } =
        ROWS.iter().find(|row| row.name.eq_ignore_ascii_case(name))?;
    let place = match place {
        Place::Relax | Place::RelaxRex | Place::RelaxRex2 | Place::RelaxEvex | Place::SignedRelax
            if !query.may_rewrite =>
        {
            Place::Word
        }
        place => place,
    };
    let number = match (is_64, place) {
        (true, Place::Relax) if name == "GOTPCREL" => 41,
        (true, Place::RelaxRex) if name == "GOTPCREL" => 42,
        (true, Place::RelaxRex2) if name == "GOTPCREL" => 43,
        (true, Place::RelaxRex2) if name == "GOTTPOFF" => 44,
        (true, Place::RelaxRex2) if name == "TLSDESC" => 45,
        (true, Place::RelaxEvex) if name == "GOTTPOFF" => 50,
        (true, _) if place.bytes() == 8 => double.into(),
        (false, Place::SignedRelax) if name == "GOT" => 43,
        (true, _) if place.bytes() == 4 => word.into(),
        (false, _) if place.bytes() == 4 => in32.into(),
        _ => 0,
    };
    // An entry of a table belongs to a symbol.
    let needs_symbol = ["GOT", "PLT", "GOTPCREL", "GOTPCREL_NORELAX"].contains(&name);
    // Linkers did not heed the addend of this one.
    let needs_merged_symbol = !is_64 && name == "GOTOFF";
    let thread_local = thread_local != 0;
    (number != 0).then_some(RelocationAnswer { number, needs_symbol, needs_merged_symbol, thread_local })
}

/// `IMAGE_REL_AMD64_*`, `IMAGE_REL_I386_*`: an address of eight bytes or four, a distance from the end of the place, a distance
/// from the start of the image or of the section.
fn coff(place: Place, pc_relative: bool, specifier: &str, is_64: bool) -> Option<u32> {
    let is_word = place.bytes() == 4 && place != Place::Table;
    let of_mode = |in_64, in_32| if is_64 { in_64 } else { in_32 };
    Some(match (specifier.to_ascii_uppercase().as_str(), pc_relative) {
        ("" | "ABS8", false) if place == Place::Double && is_64 => 1,
        ("" | "ABS8", false) if is_word => of_mode(2, 6),
        ("" | "ABS8", true) if is_word || place == Place::Double && is_64 => of_mode(4, 20),
        ("IMGREL", false) if is_word => of_mode(3, 7),
        ("SECREL32", false) if is_word => 11,
        _ => return None,
    })
}

/// `X86_64_RELOC_*`: a number, a branch, a slot of the table of addresses from a load or from elsewhere, a thread-local
/// variable, and distances from RIP, told apart by how many bytes of the instruction follow the place.
fn macho64(place: Place, query: &RelocationQuery<'_>, specifier: &str) -> Option<u32> {
    let from_rip = [
        fixup::reloc_riprel_4byte,
        fixup::reloc_riprel_4byte_movq_load,
        fixup::reloc_riprel_4byte_relax,
        fixup::reloc_riprel_4byte_relax_rex,
        fixup::reloc_riprel_4byte_movq_load_rex2,
        fixup::reloc_riprel_4byte_relax_rex2,
        fixup::reloc_riprel_4byte_relax_evex,
    ];
    let is_from_rip = matches!(query.kind, FixupKind::Target(kind) if from_rip.contains(&kind));
    let is_load = query.kind == FixupKind::Target(fixup::reloc_riprel_4byte_movq_load);
    let specifier = specifier.to_ascii_uppercase();
    let bytes_behind = query.addend.wrapping_add(place.bytes().into()).wrapping_neg();
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
        ("", false)
            if !matches!(place, Place::Signed | Place::SignedRelax | Place::Table | Place::TableDouble) =>
        {
            0
        }
        _ => return None,
    })
}

/// `GENERIC_RELOC_*`: an address, or a thread-local variable; what differences are is known without a number.
fn macho32(place: Place, specifier: &str) -> Option<u32> {
    const VANILLA: u32 = 0;
    const THREAD_LOCAL: u32 = 5;
    match specifier.to_ascii_uppercase().as_str() {
        "" => Some(VANILLA),
        "TLVP" if place.bytes() == 4 => Some(THREAD_LOCAL),
        _ => None,
    }
}

fn plain64(place: Place, pc_relative: bool) -> Option<u32> {
    Some(match (place, pc_relative) {
        (Place::Byte, false) => 14,
        (Place::Byte, true) => 15,
        (Place::Half, false) => 12,
        (Place::Half, true) => 13,
        (Place::Branch, _) => 4,
        (Place::Signed | Place::SignedRelax, false) => 11,
        (Place::Table, _) => 26,
        (Place::TableDouble, _) => 29,
        (Place::Double, false) => 1,
        (Place::Double, true) => 24,
        (_, false) => 10,
        (_, true) => 2,
    })
}

fn plain32(place: Place, pc_relative: bool) -> Option<u32> {
    Some(match (place, pc_relative) {
        (Place::Byte, false) => 22,
        (Place::Byte, true) => 23,
        (Place::Half, false) => 20,
        (Place::Half, true) => 21,
        (Place::Table, _) => 10,
        (Place::Double | Place::TableDouble, _) => return None,
        (_, false) => 1,
        (_, true) => 2,
    })
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
