//! Instructions and their operands.
//!
//! Opcodes are numbered from 0: first the target-independent ones in their fixed order, then pseudo-instructions by
//! name, then the rest by name. Operands are flattened: a composite operand (a memory reference) contributes one entry
//! per part, definitions come first, and a tied use has an entry of its own.

use crate::image::{List, Str, records};

records! {
    /// Facts about the target as a whole. One record.
    pub struct Target in Target {
        pub name: Str,
        /// Number of target-independent opcodes.
        pub num_generic_opcodes: u16,
        pub num_asm_variants: u16,
        /// [`target_flags`].
        pub flags: u32,
        /// Characters that start a comment and separate statements.
        pub comment: Str,
        pub separator: Str,
        /// Prefix of registers in assembly (`%`), if any.
        pub register_prefix: Str,
        /// Bytes: what the addresses of instructions are multiples of.
        pub inst_align: u8,
        /// Prefix of numbers in operands (`#`), if any; text may leave it out.
        pub immediate_prefix: Str,
        /// What is said of an instruction that the subtarget does not have, before the names of what is missing and between
        /// them.
        pub lacking_message: Str,
        pub lacking_separator: Str,
        /// Stands before the names of constants.
        pub name_prefix: Str,
        /// Features by the names that `.arch` and `.arch_extension` have for them.
        pub architectures: List<NamedValue>,
        pub extensions: List<NamedValue>,
        /// Prefix of labels that are not put into the symbol table (`.L`).
        pub private_prefix: Str,
        /// `EM_*`
        pub elf_machine: u16,
        /// [`ObjectFormat`] as a number.
        pub object_format: u8,
        /// Where a flat binary is loaded.
        pub load_address: u64,
        /// Free-form text: the characters that join the parts of an operand, each a token by itself.
        pub joining: Str,
        /// Free-form text: the variant in which a text begins.
        pub initial_variant: u16,
        /// The variant in which text for Mach-O is written.
        pub mach_variant: u16,
        /// Names of the symbols that stand where code and where data begin, if the target has them.
        pub code_marker: Str,
        pub data_marker: Str,
        /// Instructions are written in packets, `{ ... }`: the bits of a word that say whether it is the last, and what is there
        /// in others. 0: there are no packets.
        pub packet_mask: u32,
        pub packet_inner: u32,
    }

    /// The opcodes in order of the names of their records.
    pub struct NamedOpcode in NamedOpcodes {
        pub opcode: u16,
    }

    /// What an instruction has to do with prefixes, if anything, in the order of opcodes.
    pub struct PrefixRole in PrefixRoles {
        pub opcode: u16,
        /// [`prefix_roles`].
        pub role: u8,
        /// Of elements: the power of two of their bytes, plus 1; 0 if the instruction has no condition for each of them.
        pub size: u8,
    }

    /// Rules for an instruction behind a prefix: what is said of one that is none to stand there, has another result, reads the
    /// result elsewhere, has no condition or another one, or other elements.
    pub struct PrefixRules in PrefixRules {
        /// Registers that are conditions, as bits.
        pub conditions: List<u16>,
        pub not_prefixed: Str,
        pub other_result: Str,
        pub also_read: Str,
        pub no_condition: Str,
        pub other_condition: Str,
        pub other_size: Str,
    }

    /// An instruction: what LLVM's `MCInstrDesc` says.
    pub struct Instruction in Instructions {
        pub name: Str,
        pub operands: List<Operand>,
        pub num_defs: u8,
        /// Bytes; 0 if the size varies or the instruction emits nothing.
        pub size: u8,
        /// Index of a [`crate::subtarget::PredicateSet`]: what must hold for the instruction to exist.
        pub predicates: u16,
        pub sched_class: u16,
        /// [`inst_flags`].
        pub flags: u64,
        pub ts_flags: u64,
        pub implicit_uses: List<u16>,
        pub implicit_defs: List<u16>,
        /// Offset of the encoding program for each hardware mode ([`crate::encoding`]); empty for an instruction without
        /// encoding, one entry if all modes are alike.
        pub encodings: List<u32>,
        /// Offset of the printing program for each assembly variant ([`crate::asm`]); one entry if all are alike.
        pub printers: List<u32>,
        /// Aliases to try before the printing program, best first.
        pub aliases: List<crate::asm::AsmAlias>,
        /// What it stands for, and what stands for it.
        pub rewrites: List<crate::rewriting::Rewrite>,
    }

    /// A flattened operand of an instruction.
    pub struct Operand in Operands {
        pub name: Str,
        /// Index of the [`OperandType`] it is declared with.
        pub ty: u16,
        /// Register class plus 1; 0 if it is no register.
        pub class: u16,
        /// Operand to which this one is tied, plus 1.
        pub tied_to: u8,
        /// [`operand_flags`].
        pub flags: u8,
        /// Which part of a composite operand it is, and of how many.
        pub part: u8,
        pub num_parts: u8,
    }

    /// A kind of operand: an `Operand`, `RegisterOperand` or `RegisterClass` record used in `(ins)` or `(outs)`.
    /// Methods are indices plus 1 of functions ([`crate::expr`]);
    /// 0 means the plain behaviour.
    pub struct OperandType in OperandTypes {
        pub name: Str,
        /// [`OperandKind`] as a number.
        pub kind: u8,
        pub num_parts: u8,
        /// Register class plus 1 of a register operand.
        pub class: u16,
        pub encode: u32,
        pub decode: u32,
        /// [`PrintStyle`] as a number.
        pub style: u8,
        /// Name of the hook that prints it, if it is not printed by its style.
        pub print: Str,
        /// Whether a constant is allowed.
        pub predicate: u32,
        /// As what a constant is taken in text that is not allowed as it stands.
        pub reread: u32,
        /// Whether the contents of the encoding field are allowed.
        pub decode_valid: u32,
        /// Operand class of the assembly parser.
        pub parser_class: u16,
        /// What a symbolic value becomes, by its relocation specifier.
        pub fixups: List<OperandFixup>,
        /// Constants that are written by name.
        pub names: List<NamedValue>,
        /// If it is not 0, a value that has no name known to the subtarget is no value of the operand.
        pub must_be_named: u8,
        /// The highest bit of its field in an instruction is its sign, however wide that is.
        pub signed_field: u8,
        /// How a value without a name is written, with `#` in place of its fields; empty if as a number.
        pub fields_name: Str,
        /// The widths of these fields, the highest first.
        pub field_bits: List<u16>,
        /// What to say of a word that is none of them; empty: what the operand class says.
        pub unknown_name: Str,
        /// A set of bits is written by these letters, highest bit first; empty if it is no set.
        pub letters: Str,
        /// How the empty set is written.
        pub empty_set: Str,
        /// [`NameSet`] as a number.
        pub name_set: u8,
        /// If it is not 0, a value is written as the first of so many numbers, a colon, and the last.
        pub range: u8,
        /// Value that is not written, if [`has_default`](Self::has_default) is 1 or, where aliases are printed, 2; other
        /// values are written after a comma, which is not in the assembly string.
        pub default: i64,
        pub has_default: u8,
        /// The number that is written for a value, and the value that a written number means.
        pub print_value: u32,
        pub parse_value: u32,
        /// How a register is written if not by its name: see [`crate::asm::OperandClass::spelling`].
        pub spelling: Str,
        /// Length of the list of registers that is written, if it is one.
        pub list_len: u8,
        pub list_stride: u8,
        pub list_count: u8,
        /// Three and more neighbours are written as a range.
        pub list_ranges: u8,
        /// The ways to write and encode it, if it has any: the first that fits is taken.
        pub forms: List<OperandForm>,
        /// Where it is encoded by itself, it is a number in LEB128: 1 without sign, 2 with sign.
        pub leb128: u8,
    }

    /// A way to write and encode an operand; see [`crate::sequence`].
    pub struct OperandForm in OperandForms {
        pub parts: List<FormPart>,
        /// Printing program whose operands are the parts; `u32::MAX` if it is not written this way.
        pub syntax: u32,
        /// Offset of its word in the encoding section; `u32::MAX` if it is not encoded this way.
        pub word: u32,
    }

    /// What a part of an operand is in one form.
    pub struct FormPart in FormParts {
        /// [`PartKind`] as a number.
        pub kind: u8,
        /// The register, register class or constant.
        pub value: i64,
        /// The operand type of a register or immediate that varies.
        pub ty: u16,
    }

    /// A word that is not a mnemonic, in free-form text.
    pub struct Keyword in Keywords {
        pub text: Str,
        /// [`KeywordMeaning`] as a number.
        pub meaning: u8,
        pub argument: u8,
    }

    /// A constant with a name. The first name of a value is the one that is printed.
    pub struct NamedValue in NamedValues {
        pub value: i64,
        pub name: Str,
        /// Whether the subtarget knows the name: a function of [`crate::expr`] without parameters, index plus 1.
        pub known: u32,
        /// What to say if it does not.
        pub refusal: Str,
        /// The name to use instead, if this one is out of use.
        pub better: Str,
        /// The bits that the name stands for, where a value is written as several words; else 0.
        pub field: i64,
    }

    /// The fixup of an operand whose expression has this specifier (0: none).
    pub struct OperandFixup in OperandFixups {
        pub specifier: u16,
        pub fixup: u16,
        /// [`operand_fixup_flags`].
        pub flags: u8,
    }

    /// A relocation specifier: `%hi(…)`, `…@plt`, `:lo12:…`. Record 0 stands for none.
    pub struct Specifier in Specifiers {
        pub name: Str,
        /// [`SpecifierSyntax`] as a number.
        pub syntax: u8,
        /// What it makes of a constant: function index plus 1; 0 if it may not be applied to one.
        pub constant: u32,
        pub is_pc_relative: u8,
        /// The text says that the value fits its place.
        pub fits: u8,
        /// What machine IR as text calls an operand with it; empty if that is the name.
        pub operand_flag: Str,
    }

    /// A machine that a triple names, and the processor it has if nothing else is said.
    pub struct Architecture in Architectures {
        pub name: Str,
        pub processor: Str,
        /// Features that it implies, in the form of `-mattr`.
        pub features: Str,
        /// Whether its least significant byte comes first, though that of the target's other machines comes last.
        pub little_endian: u8,
    }

    /// A place in an instruction that is filled in when an expression is known.
    pub struct Fixup in Fixups {
        pub name: Str,
        /// Lowest bit of the field in the instruction. The relocation points to the start of the instruction, and a
        /// PC-relative value counts from there, unless the flag `AT_FIELD` moves both to the byte that contains the bit.
        pub offset_bits: u16,
        pub size_bits: u16,
        /// [`fixup_flags`].
        pub flags: u32,
        /// Relocation number of the object format; all ones if a hook decides.
        pub relocation: u32,
        /// From the value to the bits stored at `offset_bits`: a function of [`crate::expr`], index plus 1.
        pub adjust: u32,
        /// Whether the value fits: a function of [`crate::expr`], index plus 1; 0 if every value does.
        pub fits: u32,
        /// What to say if it does not.
        pub range_message: Str,
        /// The value must be a multiple of this.
        pub multiple: u32,
        /// Bytes of the instructions that have it, if they are words of one size; else 0.
        pub word_bytes: u8,
    }

    /// Relocations of plain numbers (`.long foo`); all ones where there is none.
    pub struct DataFixup in DataFixups {
        pub size_bytes: u8,
        pub specifier: u16,
        pub absolute: u32,
        pub pc_relative: u32,
        /// `.long a - b` as a pair: add the one, subtract the other.
        pub add: u32,
        pub sub: u32,
    }

    /// Bytes that do nothing when executed; longest first.
    pub struct Nop in Nops {
        pub size: u8,
        /// Index of a [`crate::subtarget::PredicateSet`]: where it is legal.
        pub predicates: u16,
        /// The bytes, one number each.
        pub bytes: List<u16>,
    }

    /// A relation between instructions (`InstrMapping`). Sorted by name.
    pub struct InstrMap in InstrMaps {
        pub name: Str,
        /// Rows of opcodes, sorted by key: the key, then one opcode for each column; `u16::MAX` where the row has none.
        pub rows: List<u16>,
        /// Names of the value columns.
        pub columns: List<Str>,
        /// The fields of instructions that distinguish the columns.
        pub column_fields: List<Str>,
    }
}

/// What kind of thing an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum OperandKind {
    Unknown,
    Immediate,
    Register,
    Memory,
    PcRelative,
    /// A target's own operand type.
    Target,
}

impl OperandKind {
    pub fn from_number(number: u8) -> OperandKind {
        use OperandKind::*;
        *[Unknown, Immediate, Register, Memory, PcRelative].get(number as usize).unwrap_or(&Target)
    }
}

/// How a value is written by the names of its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum NameSet {
    /// It is no set.
    None,
    InBraces,
    /// With `|` between them, or as a number.
    Joined,
    /// As names and ranges of names with `/` between.
    Ranges,
}

impl NameSet {
    pub fn from_number(number: u8) -> NameSet {
        use NameSet::*;
        *[None, InBraces, Joined].get(number as usize).unwrap_or(&Ranges)
    }
}

/// What a [`FormPart`] must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum PartKind {
    /// The register `value`.
    Register,
    /// A register of the class `value`.
    Class,
    /// The constant `value`.
    Constant,
    /// A number or expression that the operand type accepts.
    Typed,
}

impl PartKind {
    /// Unknown numbers count as typed.
    pub fn from_number(number: u8) -> PartKind {
        use PartKind::*;
        *[Register, Class, Constant].get(number as usize).unwrap_or(&Typed)
    }
}

/// What a [`Keyword`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum KeywordMeaning {
    /// May not be used as a name.
    Reserved,
    /// A name follows, of what comes next or of what came before.
    LabelNext,
    LabelPrevious,
    /// A name follows that other files may use, or that another file defines.
    Export,
    Import,
    /// A number or name follows: a datum of `argument` bytes, aligned to its size.
    Data,
    /// From here on instructions are written in the variant `argument`.
    Variant,
}

impl KeywordMeaning {
    /// Unknown numbers count as reserved.
    pub fn from_number(number: u8) -> KeywordMeaning {
        use KeywordMeaning::*;
        let all = [Reserved, LabelNext, LabelPrevious, Export, Import, Data, Variant];
        *all.get(number as usize).unwrap_or(&Reserved)
    }
}

/// What an object file of the target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ObjectFormat {
    Elf,
    /// Nothing but the bytes, for one address.
    Flat,
}

impl ObjectFormat {
    pub fn from_number(number: u8) -> ObjectFormat {
        if number == 1 { ObjectFormat::Flat } else { ObjectFormat::Elf }
    }
}

/// How the value of an operand is written, where no name of the type applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum PrintStyle {
    /// A register by name, a constant in decimal, an expression.
    Plain,
    /// A constant in hexadecimal.
    Hex,
    /// A constant counts from the instruction: the address it leads to may be shown instead.
    Target,
    /// A register in parentheses.
    BaseRegister,
    /// Like `Target`, but it counts from the end of the instruction.
    TargetFromEnd,
    /// A constant in decimal without the prefix of numbers.
    Bare,
    /// The bits of a constant in hexadecimal, without sign.
    HexBits,
    /// The same, with zeros in front up to 14 digits: 16 characters with the prefix of the base.
    HexBitsPadded,
    /// A register as its parts, with commas between them.
    Parts,
    /// Like `Target`, but the distance is written behind a dot: `.+8`.
    TargetFromPlace,
}

impl PrintStyle {
    /// Unknown numbers count as plain.
    pub fn from_number(number: u8) -> PrintStyle {
        use PrintStyle::*;
        *[
            Plain,
            Hex,
            Target,
            BaseRegister,
            TargetFromEnd,
            Bare,
            HexBits,
            HexBitsPadded,
            Parts,
            TargetFromPlace,
        ]
        .get(number as usize)
        .unwrap_or(&Plain)
    }
}

/// How a relocation specifier is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum SpecifierSyntax {
    /// `symbol@name`
    At,
    /// `%name(expression)`
    Percent,
    /// `:name:expression`
    Colon,
}

/// Bits of [`Operand::flags`].
pub mod operand_flags {
    pub const EARLY_CLOBBER: u8 = 1;
    pub const OPTIONAL_DEF: u8 = 2;
    pub const PREDICATE: u8 = 4;
    pub const BRANCH_TARGET: u8 = 8;
    /// The class is looked up as a pointer class of the subtarget.
    pub const POINTER_CLASS: u8 = 16;
}

/// Bits of [`OperandFixup::flags`].
pub mod operand_fixup_flags {
    /// The specifier says nothing new: the parser drops it.
    pub const REDUNDANT: u8 = 1;
    /// Not accepted in text: only expansions lead to it.
    pub const INTERNAL: u8 = 2;
    /// Only for the difference of two symbols.
    pub const DIFFERENCE: u8 = 4;
}

/// Bits of [`Fixup::flags`].
pub mod fixup_flags {
    pub const PC_RELATIVE: u32 = 1;
    /// Counts from the start of the aligned word that contains the instruction.
    pub const ALIGNED_DOWN: u32 = 2;
    pub const SIGNED: u32 = 4;
    /// Always becomes a relocation.
    pub const FORCE_RELOCATION: u32 = 8;
    /// The linker may shorten the code here.
    pub const LINKER_RELAXABLE: u32 = 16;
    /// See [`Fixup::offset_bits`](super::Fixup::offset_bits).
    pub const AT_FIELD: u32 = 32;
    /// The instruction may be relaxed to one that the linker may shorten.
    pub const MAY_BECOME_RELAXABLE: u32 = 64;
    /// The upper part of a distance; lower parts refer to the place where it is.
    pub const HIGH_PART: u32 = 128;
    /// The expression names the place of an upper part, whose value is meant.
    pub const LOW_PART: u32 = 256;
    /// The symbol is thread-local.
    pub const THREAD_LOCAL: u32 = 512;
}

/// What an instruction has to do with prefixes, in [`PrefixRole::role`].
pub mod prefix_roles {
    /// It may stand behind one.
    pub const TAKES: u8 = 1;
    pub const IS_PREFIX: u8 = 2;
    /// It may stand behind one, whatever it does.
    pub const IGNORES: u8 = 3;
}

/// Bits of [`Target::flags`].
pub mod target_flags {
    pub const BIG_ENDIAN: u32 = 1;
    /// Instruction words are stored little endian whatever the data order.
    pub const LITTLE_ENDIAN_CODE: u32 = 2;
    /// `.align N` means 2^N bytes.
    pub const ALIGN_IS_POWER: u32 = 4;
    /// ELF relocations have explicit addends.
    pub const RELA: u32 = 16;
    /// Mnemonics are matched without regard to case.
    pub const FOLD_MNEMONIC_CASE: u32 = 8;
    /// The prefix of registers may be left out.
    pub const REGISTER_PREFIX_OPTIONAL: u32 = 32;
    /// `@` is no part of names and begins a specifier only in operands of instructions.
    pub const NO_AT_SPECIFIERS: u32 = 64;
    /// Assembly text has no lines: a statement ends with its last operand.
    pub const FREE_FORM: u32 = 128;
    /// Text may give registers other names: `name .req x0`.
    pub const REGISTER_ALIASES: u32 = 1 << 18;
    /// Relocations name local symbols rather than their sections.
    pub const RELOCATE_WITH_SYMBOL: u32 = 1 << 16;
    /// In padding, short no-ops stand before long ones.
    pub const SHORT_NOPS_FIRST: u32 = 1 << 17;
    /// What is said of a class of numbers is not said of registers and symbols.
    pub const MESSAGES_ARE_OF_KIND: u32 = 1 << 19;
    /// Not every operand type says which numbers it takes: one that does not fit into its field is refused when it is encoded.
    pub const CHECKS_FIELDS: u32 = 1 << 20;
    /// A name of a register ends before a dot: `r1.h`.
    pub const REGISTERS_END_AT_DOTS: u32 = 1 << 21;
}

macro_rules! inst_flags {
    ($($name:ident,)*) => { inst_flags!(@ 0; $($name,)*); };
    (@ $n:expr; $name:ident, $($rest:ident,)*) => {
        pub const $name: u64 = 1 << $n;
        inst_flags!(@ $n + 1; $($rest,)*);
    };
    (@ $n:expr;) => {};
}

/// Bits of [`Instruction::flags`], one per flag of the `Instruction` class.
pub mod inst_flags {
    inst_flags! {
        VARIADIC, PSEUDO, CODE_GEN_ONLY, ASM_PARSER_ONLY, RETURN, BRANCH, INDIRECT_BRANCH, CALL, BARRIER, TERMINATOR,
        COMPARE, MOVE_IMM, MOVE_REG, BITCAST, SELECT, DELAY_SLOT, FOLDABLE_AS_LOAD, MAY_LOAD, MAY_STORE,
        MAY_RAISE_FP_EXCEPTION, SIDE_EFFECTS, PREDICABLE, NOT_DUPLICABLE, CONVERGENT, COMMUTABLE, CONVERTIBLE_TO_3_ADDR,
        CUSTOM_INSERTER, POST_ISEL_HOOK, REMATERIALIZABLE, AS_CHEAP_AS_A_MOVE, EXTRA_SRC_REG_ALLOC, EXTRA_DEF_REG_ALLOC,
        REG_SEQUENCE, EXTRACT_SUBREG, INSERT_SUBREG, TRAP, AUTHENTICATED, META, UNPREDICABLE, VARIADIC_OPS_ARE_DEFS,
        OPTIONAL_DEF, PRE_ISEL, ADD, EH_SCOPE_RETURN,
    }
}
