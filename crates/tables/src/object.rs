//! What object files say about code of a target, beyond the relocations of single fixups.

use crate::image::{Str, records};

records! {
    /// A relocation by name: for `.reloc`, and for those who print objects.
    pub struct RelocationName in RelocationNames {
        pub name: Str,
        pub number: u32,
        /// Where it is known.
        pub predicates: u16,
    }

    /// The linker may delete instructions, so distances are not known before it ran. At most one record.
    pub struct LinkerRelaxation in LinkerRelaxations {
        /// Index of a [`crate::subtarget::PredicateSet`]: whether code asks for it.
        pub predicates: u16,
        /// Relocation beside one of an instruction that may be shortened.
        pub relax: u32,
        /// Relocation of padding that the linker may shorten; its addend is the number of bytes.
        pub align: u32,
    }

    /// A difference of two places that the linker may move: one relocation sets the number, the other subtracts from it.
    pub struct Difference in Differences {
        /// 6, 8, 16 or 32 in call-frame information; 0 is a number in unsigned LEB128.
        pub bits: u8,
        pub set: u32,
        pub sub: u32,
    }

    /// A calling convention that objects name in their header.
    pub struct Abi in Abis {
        pub name: Str,
        pub flags: u32,
        /// When it is the default; the first whose predicates hold.
        pub default_if: u16,
        /// What it cannot be without, and what to say if that is missing.
        pub needs: u16,
        pub impossible: Str,
        /// What it is not sensible without, and what to say.
        pub wants: u16,
        pub doubtful: Str,
    }

    /// Bits of `e_flags` that hold whenever the predicates do.
    pub struct HeaderFlag in HeaderFlags {
        pub flags: u32,
        pub predicates: u16,
    }

    /// How the first section of code is aligned; the first whose predicates hold.
    pub struct CodeAlignment in CodeAlignments {
        pub log2: u8,
        pub predicates: u16,
    }

    /// What call-frame information starts from. Registers are DWARF numbers.
    pub struct CallFrames in CallFrames {
        pub return_column: u32,
        pub cfa_register: u32,
        pub cfa_offset: i32,
        /// How `.eh_frame` writes addresses of code (`DW_EH_PE_*`).
        pub code_encoding: u8,
        /// Where the return address is, counted from the frame's; 0 if it is in a register.
        pub return_offset: i32,
        /// Which numbers registers have.
        pub dwarf_flavour: u16,
        /// `SHT_*` of `.eh_frame`.
        pub section_type: u32,
        /// The first record whose predicates hold counts.
        pub predicates: u16,
    }

    /// The machine of objects and the form of their relocations where the predicates hold; the target's record says it
    /// otherwise.
    pub struct ObjectVariant in ObjectVariants {
        pub elf_machine: u16,
        pub is_rela: u8,
        pub predicates: u16,
    }
}
