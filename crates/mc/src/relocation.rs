//! Fields of instructions that relocations fill in, for those that link: what a description says of a fixup says how
//! the number of its relocation is stored, and which values fit.
//!
//! A field holds nothing of value before: assemblers leave zeros there, or a guess that makes a disassembly readable. So
//! bits are replaced. Which bits a field has is found by storing single bits, since a description says how a value is taken
//! apart and not where its parts go.
//!
//! Cost: finding a field is linear in the fixups of the target; writing one evaluates an expression.

use crate::Target;
use crate::assembler::fixups::{apply, field_of};
use crate::encode::FixupKind;
use crate::target::Subtarget;
use support::hash::FxHashMap;
use tables::instructions::Fixup as FixupRecord;

/// The fields of a target by the numbers of relocations in ELF.
#[derive(Clone, Debug)]
pub struct Fields {
    by_number: FxHashMap<u32, Field>,
    subtarget: Subtarget,
}

#[derive(Clone, Copy, Debug)]
struct Field {
    kind: u16,
    /// All bits that a value may set, as they lie in the bytes of the place.
    bits: [u8; MAX_BYTES],
}

/// The longest run of instructions that has one field.
const MAX_BYTES: usize = 8;

impl Fields {
    /// O(fixups).
    pub fn new(target: &Target) -> Fields {
        // Ranges and scattering do not depend on features: fixups are facts of the format.
        let subtarget = Subtarget::new(target, "", "").0;
        let mut by_number = FxHashMap::default();
        for (kind, record) in target.image.records::<FixupRecord>().iter().enumerate() {
            let Ok(kind) = u16::try_from(kind) else { break };
            let len = field_of(target, FixupKind::Target(kind)).map_or(0, |bytes| bytes.end);
            if record.relocation == u32::MAX || len == 0 || len > MAX_BYTES {
                continue;
            }
            let mut bits = [0; MAX_BYTES];
            for value in (0..u64::BITS).map(|bit| 1u64 << bit).chain([u64::MAX]) {
                apply(target, &subtarget, FixupKind::Target(kind), value as i64, &mut bits[..len]);
            }
            by_number.entry(record.relocation).or_insert(Field { kind, bits });
        }
        Fields { by_number, subtarget }
    }

    /// Writes a value where the relocation is. The error says why it does not fit.
    pub fn write(&self, target: &Target, number: u32, value: i64, place: &mut [u8]) -> Result<(), String> {
        let field = self.by_number.get(&number).ok_or("the description has no field for this relocation:")?;
        let kind = FixupKind::Target(field.kind);
        let len = field_of(target, kind).map_or(0, |bytes| bytes.end);
        let place = place.get_mut(..len).ok_or("a relocation is outside of its section:")?;
        self.check(target, number, value)?;
        place.iter_mut().zip(&field.bits).for_each(|(byte, bits)| *byte &= !bits);
        apply(target, &self.subtarget, kind, value, place);
        Ok(())
    }

    /// Whether a value fits.
    pub fn check(&self, target: &Target, number: u32, value: i64) -> Result<(), String> {
        let field = self.by_number.get(&number).ok_or("the description has no field for this relocation:")?;
        crate::assembler::fixups::check(target, &self.subtarget, field.kind, value)
    }
}
