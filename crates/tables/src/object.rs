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
        /// The unit of offsets of saved registers; 0: that of the return address's place, or of an address.
        pub slot_bytes: u8,
        /// Which numbers registers have.
        pub dwarf_flavour: u16,
        /// `SHT_*` of `.eh_frame`.
        pub section_type: u32,
        /// In Mach-O objects only.
        pub of_mach_o: u8,
        /// The first record whose predicates hold counts.
        pub predicates: u16,
    }

    /// What Mach-O objects say of the machine, and how their relocations are used.
    pub struct MachObject in MachObjects {
        /// `CPU_TYPE_*` and `CPU_SUBTYPE_*`.
        pub cpu_type: u32,
        pub cpu_subtype: u32,
        /// Bits of [`mach_flags`].
        pub flags: u32,
        /// The relocation that subtracts a symbol from what the next one says.
        pub subtractor: u8,
        /// The relocation that has an addend, where instructions have none.
        pub addend: u8,
        /// The compact unwind encoding that sends unwinders to `__eh_frame`.
        pub dwarf_unwind: u32,
        /// Bits of the encoding for a procedure with a frame record, and for one without.
        pub framed_unwind: u32,
        pub frameless_unwind: u32,
        /// What a step of the stack's size is, where unwinding takes registers in pairs; 0: the target's code says how to unwind.
        pub unwind_stack_unit: u32,
        /// DWARF numbers of the frame's register and of the return address.
        pub frame_register: u32,
        pub return_register: u32,
        /// How assembly begins comments and separates statements; empty: as always.
        pub comment: Str,
        pub separator: Str,
        /// Where these hold.
        pub predicates: u16,
    }

    /// A directive of call frames without operands that only this machine has.
    pub struct FrameDirective in FrameDirectives {
        pub name: Str,
        /// What it adds to the augmentation string; 0: it is an instruction.
        pub letter: u8,
        pub opcode: u8,
    }

    /// Registers that are saved together, in the order in which compact unwind encodings have them.
    pub struct MachSavedPair in MachSavedPairs {
        pub first: u32,
        pub second: u32,
        pub bit: u32,
    }

    /// The relocation of a fixup under a specifier.
    pub struct MachRelocation in MachRelocations {
        /// `u16::MAX`: a number in data.
        pub fixup: u16,
        pub specifier: u16,
        /// Bits of [`mach_relocation`].
        pub number: u32,
        /// The size that the relocation states, as a power of two.
        pub size_log2: u8,
    }

    /// The machine of objects and the form of their relocations where the predicates hold; the target's record says it
    /// otherwise.
    pub struct ObjectVariant in ObjectVariants {
        pub elf_machine: u16,
        pub is_rela: u8,
        pub predicates: u16,
    }
}

/// Bits of [`MachObject::flags`].
pub mod mach_flags {
    /// Each section begins with a symbol of its own.
    pub const SECTION_LABELS: u32 = 1;
    /// A relative reference to a temporary of the same section is never left to the linker.
    pub const TEMPORARIES_ARE_NEAR: u32 = 2;
    /// Relocations name sections in debug information and for whole addresses only.
    pub const NEEDS_SYMBOLS: u32 = 4;
    /// Distances count from the end of the place, and addends are in the bytes.
    pub const COUNTS_FROM_END: u32 = 8;
    /// Addresses in `__eh_frame` are distances in the object, without relocations.
    pub const ABSOLUTE_FRAMES: u32 = 16;
    /// `__eh_frame` has only what compact unwind encodings cannot say.
    pub const FRAMES_WHERE_NEEDED: u32 = 32;
    /// What is some way behind a symbol of the object, and differences, have scattered entries, which state addresses.
    pub const SCATTERED: u32 = 64;
}

/// Bits of [`MachRelocation::number`].
pub mod mach_relocation {
    pub const TYPE: u32 = 15;
    /// An addend has a relocation of its own.
    pub const SEPARATE_ADDEND: u32 = 1 << 8;
    /// The value counts from the place, though the place is data.
    pub const RELATIVE: u32 = 1 << 9;
    /// `__eh_frame` refers to personality routines under this specifier.
    pub const PERSONALITY: u32 = 1 << 10;
    /// Set by the assembler: the symbol had not been shown to the linker when this reference came up.
    pub const SYMBOL_HIDDEN: u32 = 1 << 11;
}
