//! The numbers of the bitcode format: block ids, record codes, bit positions of flags, and the numbers of enumerations.
//!
//! Reader and writer both take them from here. Every number is permanent in the format: what is written once keeps its
//! meaning. The names are those of LLVM's `LLVMBitCodes.h`, one module here for each enumeration there. What a record
//! contains is told where it is read ([`crate::read`]) and written.

use ir::global::{CodeModel, ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use ir::inst::{FloatPredicate, InstFlags, IntPredicate, Opcode, TailKind};

/// The first four bytes of a bitcode file: `BC`, 0xC0DE.
pub const MAGIC: [u8; 4] = [b'B', b'C', 0xC0, 0xDE];

/// The first word of the wrapper that may surround bitcode (little endian on disk), and where its fields are, in bytes.
pub mod wrapper {
    pub const MAGIC: u32 = 0x0B17_C0DE;
    pub const OFFSET_FIELD: usize = 8;
    pub const SIZE_FIELD: usize = 12;
    pub const CPU_TYPE_FIELD: usize = 16;
    pub const HEADER_BYTES: usize = 20;
}

/// The epoch of [`identification::EPOCH`] that this reader and writer implement.
pub const EPOCH: u64 = 0;

/// The version of [`module::VERSION`] that is written: string table and relative value numbers.
pub const MODULE_VERSION: u64 = 2;

/// The reserved abbreviation ids.
pub mod abbrev_id {
    pub const END_BLOCK: u32 = 0;
    pub const ENTER_SUBBLOCK: u32 = 1;
    pub const DEFINE_ABBREV: u32 = 2;
    pub const UNABBREV_RECORD: u32 = 3;
    pub const FIRST_APPLICATION: u32 = 4;
}

/// The encodings of an operand of an abbreviation (3 bits).
pub mod encoding {
    pub const FIXED: u64 = 1;
    pub const VBR: u64 = 2;
    pub const ARRAY: u64 = 3;
    pub const CHAR6: u64 = 4;
    pub const BLOB: u64 = 5;
}

/// The characters of the `char6` encoding, by number.
pub const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

pub mod block {
    pub const BLOCKINFO: u32 = 0;
    pub const MODULE: u32 = 8;
    pub const PARAMATTR: u32 = 9;
    pub const PARAMATTR_GROUP: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const IDENTIFICATION: u32 = 13;
    pub const VALUE_SYMTAB: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const METADATA_ATTACHMENT: u32 = 16;
    pub const TYPE: u32 = 17;
    pub const USELIST: u32 = 18;
    pub const MODULE_STRTAB: u32 = 19;
    pub const GLOBALVAL_SUMMARY: u32 = 20;
    pub const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub const METADATA_KIND: u32 = 22;
    pub const STRTAB: u32 = 23;
    pub const FULL_LTO_GLOBALVAL_SUMMARY: u32 = 24;
    pub const SYMTAB: u32 = 25;
    pub const SYNC_SCOPE_NAMES: u32 = 26;

    /// The name of a block for messages.
    pub fn name(id: u32) -> &'static str {
        const NAMES: [&str; 19] = [
            "MODULE",
            "PARAMATTR",
            "PARAMATTR_GROUP",
            "CONSTANTS",
            "FUNCTION",
            "IDENTIFICATION",
            "VALUE_SYMTAB",
            "METADATA",
            "METADATA_ATTACHMENT",
            "TYPE",
            "USELIST",
            "MODULE_STRTAB",
            "GLOBALVAL_SUMMARY",
            "OPERAND_BUNDLE_TAGS",
            "METADATA_KIND",
            "STRTAB",
            "FULL_LTO_GLOBALVAL_SUMMARY",
            "SYMTAB",
            "SYNC_SCOPE_NAMES",
        ];
        match id {
            BLOCKINFO => "BLOCKINFO",
            _ => id.checked_sub(MODULE).and_then(|i| NAMES.get(i as usize)).copied().unwrap_or("unknown"),
        }
    }
}

pub mod blockinfo {
    pub const SETBID: u32 = 1;
    pub const BLOCKNAME: u32 = 2;
    pub const SETRECORDNAME: u32 = 3;
}

pub mod identification {
    pub const STRING: u32 = 1;
    pub const EPOCH: u32 = 2;
}

pub mod module {
    pub const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATALAYOUT: u32 = 3;
    pub const ASM: u32 = 4;
    pub const SECTIONNAME: u32 = 5;
    pub const DEPLIB: u32 = 6;
    pub const GLOBALVAR: u32 = 7;
    pub const FUNCTION: u32 = 8;
    pub const ALIAS_OLD: u32 = 9;
    pub const GCNAME: u32 = 11;
    pub const COMDAT: u32 = 12;
    pub const VSTOFFSET: u32 = 13;
    pub const ALIAS: u32 = 14;
    pub const METADATA_VALUES_UNUSED: u32 = 15;
    pub const SOURCE_FILENAME: u32 = 16;
    pub const HASH: u32 = 17;
    pub const IFUNC: u32 = 18;
}

/// Records of PARAMATTR and PARAMATTR_GROUP blocks.
pub mod paramattr {
    pub const ENTRY_OLD: u32 = 1;
    pub const ENTRY: u32 = 2;
    pub const GROUP_ENTRY: u32 = 3;

    /// Positions of a group: the function, the result, and parameters from [`FIRST_PARAM`].
    pub const FUNCTION_INDEX: u64 = 0xFFFF_FFFF;
    pub const RETURN_INDEX: u64 = 0;
    pub const FIRST_PARAM: u64 = 1;

    /// What introduces each attribute in a group.
    pub mod form {
        pub const ENUM: u64 = 0;
        pub const INT: u64 = 1;
        pub const STRING: u64 = 3;
        pub const STRING_WITH_VALUE: u64 = 4;
        pub const TYPE_MISSING: u64 = 5;
        pub const TYPE: u64 = 6;
        pub const CONSTANT_RANGE: u64 = 7;
        pub const CONSTANT_RANGE_LIST: u64 = 8;
    }

    /// Attribute kinds of older versions that have no kind of their own any more. All others are in
    /// [`ir::attributes::ATTRIBUTES`].
    pub mod removed {
        pub const NO_CAPTURE: u64 = 11;
        pub const READ_NONE: u64 = 20;
        pub const READ_ONLY: u64 = 21;
        pub const ARG_MEM_ONLY: u64 = 45;
        pub const INACCESSIBLE_MEM_ONLY: u64 = 49;
        pub const INACCESSIBLE_MEM_OR_ARG_MEM_ONLY: u64 = 50;
        pub const WRITE_ONLY: u64 = 52;
    }
}

/// Records of the TYPE block.
pub mod types {
    pub const NUMENTRY: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const OPAQUE: u32 = 6;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const FUNCTION_OLD: u32 = 9;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const X86_FP80: u32 = 13;
    pub const FP128: u32 = 14;
    pub const PPC_FP128: u32 = 15;
    pub const METADATA: u32 = 16;
    pub const X86_MMX: u32 = 17;
    pub const STRUCT_ANON: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
    pub const TOKEN: u32 = 22;
    pub const BFLOAT: u32 = 23;
    pub const X86_AMX: u32 = 24;
    pub const OPAQUE_POINTER: u32 = 25;
    pub const TARGET_TYPE: u32 = 26;
}

pub mod operand_bundle_tags {
    pub const TAG: u32 = 1;
}

pub mod sync_scope_names {
    pub const NAME: u32 = 1;
}

/// Records of VALUE_SYMTAB blocks.
pub mod symtab_entry {
    pub const ENTRY: u32 = 1;
    pub const BBENTRY: u32 = 2;
    pub const FNENTRY: u32 = 3;
    pub const COMBINED_ENTRY: u32 = 5;
}

/// Records of METADATA, METADATA_KIND and METADATA_ATTACHMENT blocks.
pub mod metadata {
    pub const STRING_OLD: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const OLD_NODE: u32 = 8;
    pub const OLD_FN_NODE: u32 = 9;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const GENERIC_DEBUG: u32 = 12;
    pub const SUBRANGE: u32 = 13;
    pub const ENUMERATOR: u32 = 14;
    pub const BASIC_TYPE: u32 = 15;
    pub const FILE: u32 = 16;
    pub const DERIVED_TYPE: u32 = 17;
    pub const COMPOSITE_TYPE: u32 = 18;
    pub const SUBROUTINE_TYPE: u32 = 19;
    pub const COMPILE_UNIT: u32 = 20;
    pub const SUBPROGRAM: u32 = 21;
    pub const LEXICAL_BLOCK: u32 = 22;
    pub const LEXICAL_BLOCK_FILE: u32 = 23;
    pub const NAMESPACE: u32 = 24;
    pub const TEMPLATE_TYPE: u32 = 25;
    pub const TEMPLATE_VALUE: u32 = 26;
    pub const GLOBAL_VAR: u32 = 27;
    pub const LOCAL_VAR: u32 = 28;
    pub const EXPRESSION: u32 = 29;
    pub const OBJC_PROPERTY: u32 = 30;
    pub const IMPORTED_ENTITY: u32 = 31;
    pub const MODULE: u32 = 32;
    pub const MACRO: u32 = 33;
    pub const MACRO_FILE: u32 = 34;
    pub const STRINGS: u32 = 35;
    pub const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub const GLOBAL_VAR_EXPR: u32 = 37;
    pub const INDEX_OFFSET: u32 = 38;
    pub const INDEX: u32 = 39;
    pub const LABEL: u32 = 40;
    pub const STRING_TYPE: u32 = 41;
    pub const COMMON_BLOCK: u32 = 44;
    pub const GENERIC_SUBRANGE: u32 = 45;
    pub const ARG_LIST: u32 = 46;
    pub const ASSIGN_ID: u32 = 47;
    pub const SUBRANGE_TYPE: u32 = 48;
    pub const FIXED_POINT_TYPE: u32 = 49;
}

/// Records of CONSTANTS blocks.
pub mod constants {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const WIDE_INTEGER: u32 = 5;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const STRING: u32 = 8;
    pub const CSTRING: u32 = 9;
    pub const CE_BINOP: u32 = 10;
    pub const CE_CAST: u32 = 11;
    pub const CE_GEP_OLD: u32 = 12;
    pub const CE_SELECT: u32 = 13;
    pub const CE_EXTRACTELT: u32 = 14;
    pub const CE_INSERTELT: u32 = 15;
    pub const CE_SHUFFLEVEC: u32 = 16;
    pub const CE_CMP: u32 = 17;
    pub const INLINEASM_OLD: u32 = 18;
    pub const CE_SHUFVEC_EX: u32 = 19;
    pub const CE_INBOUNDS_GEP: u32 = 20;
    pub const BLOCKADDRESS: u32 = 21;
    pub const DATA: u32 = 22;
    pub const INLINEASM_OLD2: u32 = 23;
    pub const CE_GEP_WITH_INRANGE_INDEX_OLD: u32 = 24;
    pub const CE_UNOP: u32 = 25;
    pub const POISON: u32 = 26;
    pub const DSO_LOCAL_EQUIVALENT: u32 = 27;
    pub const INLINEASM_OLD3: u32 = 28;
    pub const NO_CFI_VALUE: u32 = 29;
    pub const INLINEASM: u32 = 30;
    pub const CE_GEP_WITH_INRANGE: u32 = 31;
    pub const CE_GEP: u32 = 32;
    pub const PTRAUTH: u32 = 33;
    pub const PTRAUTH2: u32 = 34;

    /// Bits of the flags of [`INLINEASM`].
    pub mod asm {
        pub const SIDE_EFFECT: u64 = 1 << 0;
        pub const ALIGN_STACK: u64 = 1 << 1;
        pub const INTEL_DIALECT: u64 = 1 << 2;
        pub const CAN_THROW: u64 = 1 << 3;
    }
}

/// Records of FUNCTION blocks.
pub mod function {
    pub const DECLAREBLOCKS: u32 = 1;
    pub const BINOP: u32 = 2;
    pub const CAST: u32 = 3;
    pub const GEP_OLD: u32 = 4;
    pub const SELECT: u32 = 5;
    pub const EXTRACTELT: u32 = 6;
    pub const INSERTELT: u32 = 7;
    pub const SHUFFLEVEC: u32 = 8;
    pub const CMP: u32 = 9;
    pub const RET: u32 = 10;
    pub const BR: u32 = 11;
    pub const SWITCH: u32 = 12;
    pub const INVOKE: u32 = 13;
    pub const UNREACHABLE: u32 = 15;
    pub const PHI: u32 = 16;
    pub const ALLOCA: u32 = 19;
    pub const LOAD: u32 = 20;
    pub const VAARG: u32 = 23;
    pub const STORE_OLD: u32 = 24;
    pub const EXTRACTVAL: u32 = 26;
    pub const INSERTVAL: u32 = 27;
    pub const CMP2: u32 = 28;
    pub const VSELECT: u32 = 29;
    pub const INBOUNDS_GEP_OLD: u32 = 30;
    pub const INDIRECTBR: u32 = 31;
    pub const DEBUG_LOC_AGAIN: u32 = 33;
    pub const CALL: u32 = 34;
    pub const DEBUG_LOC: u32 = 35;
    pub const FENCE: u32 = 36;
    pub const CMPXCHG_OLD: u32 = 37;
    pub const ATOMICRMW_OLD: u32 = 38;
    pub const RESUME: u32 = 39;
    pub const LANDINGPAD_OLD: u32 = 40;
    pub const LOADATOMIC: u32 = 41;
    pub const STOREATOMIC_OLD: u32 = 42;
    pub const GEP: u32 = 43;
    pub const STORE: u32 = 44;
    pub const STOREATOMIC: u32 = 45;
    pub const CMPXCHG: u32 = 46;
    pub const LANDINGPAD: u32 = 47;
    pub const CLEANUPRET: u32 = 48;
    pub const CATCHRET: u32 = 49;
    pub const CATCHPAD: u32 = 50;
    pub const CLEANUPPAD: u32 = 51;
    pub const CATCHSWITCH: u32 = 52;
    pub const OPERAND_BUNDLE: u32 = 55;
    pub const UNOP: u32 = 56;
    pub const CALLBR: u32 = 57;
    pub const FREEZE: u32 = 58;
    pub const ATOMICRMW: u32 = 59;
    pub const BLOCKADDR_USERS: u32 = 60;
    pub const DEBUG_RECORD_VALUE: u32 = 61;
    pub const DEBUG_RECORD_DECLARE: u32 = 62;
    pub const DEBUG_RECORD_ASSIGN: u32 = 63;
    pub const DEBUG_RECORD_VALUE_SIMPLE: u32 = 64;
    pub const DEBUG_RECORD_LABEL: u32 = 65;
    pub const DEBUG_RECORD_DECLARE_VALUE: u32 = 66;
}

pub mod uselist {
    pub const DEFAULT: u32 = 1;
    pub const BB: u32 = 2;
}

/// Records of STRTAB and SYMTAB blocks: one blob.
pub const STRTAB_BLOB: u32 = 1;
pub const SYMTAB_BLOB: u32 = 1;

/// Added to the number of a metadata item among the operands of an operand bundle.
pub const OPERAND_BUNDLE_METADATA: u64 = 0x8000_0000;

/// Fields of the fifth word of ALLOCA.
pub mod alloca {
    /// Lower five bits of the alignment (logarithm plus one).
    pub const ALIGN_LOWER_MASK: u64 = 0x1f;
    pub const INALLOCA_BIT: u32 = 5;
    pub const EXPLICIT_TYPE_BIT: u32 = 6;
    pub const SWIFT_ERROR_BIT: u32 = 7;
    /// Upper three bits of the alignment.
    pub const ALIGN_UPPER_SHIFT: u32 = 8;
    pub const ALIGN_UPPER_MASK: u64 = 0x7;
}

/// Bits of the second word of CALL, INVOKE and CALLBR.
pub mod call {
    pub const TAIL_BIT: u32 = 0;
    /// In CALL, the calling convention is in bits 1 to 10.
    pub const CCONV_SHIFT: u32 = 1;
    pub const CCONV_MASK: u64 = 0x3ff;
    pub const MUSTTAIL_BIT: u32 = 14;
    pub const EXPLICIT_TYPE_BIT: u32 = 15;
    pub const NOTAIL_BIT: u32 = 16;
    pub const FAST_MATH_BIT: u32 = 17;
    /// In INVOKE, the convention is the low bits and the explicit type this bit; CALLBR has the bits of CALL.
    pub const INVOKE_EXPLICIT_TYPE_BIT: u32 = 13;

    use super::TailKind;
    /// The bit of each marker that has one.
    pub const TAIL_BITS: [(TailKind, u32); 3] =
        [(TailKind::Tail, TAIL_BIT), (TailKind::MustTail, MUSTTAIL_BIT), (TailKind::NoTail, NOTAIL_BIT)];
}

/// A one-to-one table between members of an enumeration and numbers of the format.
fn code_of<T: Copy + PartialEq>(table: &[(T, u64)], member: T) -> u64 {
    table.iter().find(|&&(m, _)| m == member).map_or(0, |&(_, code)| code)
}

fn member_of<T: Copy>(table: &[(T, u64)], code: u64) -> Option<T> {
    table.iter().find(|&&(_, c)| c == code).map(|&(m, _)| m)
}

macro_rules! numbered {
    ($($(#[$attr:meta])* $table:ident, $to:ident, $from:ident: $ty:ident { $($member:ident = $code:literal,)* })*) => {$(
        $(#[$attr])*
        ///
        /// Where several numbers mean the same, the first is written.
        pub const $table: &[($ty, u64)] = &[$(($ty::$member, $code),)*];

        pub fn $to(member: $ty) -> u64 {
            code_of($table, member)
        }

        pub fn $from(code: u64) -> Option<$ty> {
            member_of($table, code)
        }
    )*};
}

numbered! {
    /// Linkages. 1, 4, 10, 11 are of versions that did not write comdats; 5, 6, 13, 14, 15 are of linkages that are gone.
    LINKAGES, linkage_code, linkage_from_code: Linkage {
        External = 0,
        WeakAny = 16,
        Appending = 2,
        Internal = 3,
        LinkOnceAny = 18,
        ExternWeak = 7,
        Common = 8,
        Private = 9,
        WeakOdr = 17,
        LinkOnceOdr = 19,
        AvailableExternally = 12,
        WeakAny = 1,
        LinkOnceAny = 4,
        External = 5,
        External = 6,
        WeakOdr = 10,
        LinkOnceOdr = 11,
        Private = 13,
        Private = 14,
        LinkOnceOdr = 15,
    }
    VISIBILITIES, visibility_code, visibility_from_code: Visibility { Default = 0, Hidden = 1, Protected = 2, }
    DLL_STORAGES, dll_storage_code, dll_storage_from_code: DllStorage { None = 0, Import = 1, Export = 2, }
    THREAD_LOCALS, thread_local_code, thread_local_from_code: ThreadLocal {
        None = 0,
        GeneralDynamic = 1,
        LocalDynamic = 2,
        InitialExec = 3,
        LocalExec = 4,
    }
    UNNAMED_ADDRS, unnamed_addr_code, unnamed_addr_from_code: UnnamedAddr { None = 0, Global = 1, Local = 2, }
    COMDAT_KINDS, comdat_kind_code, comdat_kind_from_code: ComdatKind {
        Any = 1,
        ExactMatch = 2,
        Largest = 3,
        NoDeduplicate = 4,
        SameSize = 5,
    }
    /// Code models of variables; 0 stands for none.
    CODE_MODELS, code_model_code, code_model_from_code: CodeModel {
        Tiny = 1,
        Small = 2,
        Kernel = 3,
        Medium = 4,
        Large = 5,
    }
    CASTS, cast_code, cast_from_code: Opcode {
        Trunc = 0,
        ZExt = 1,
        SExt = 2,
        FPToUI = 3,
        FPToSI = 4,
        UIToFP = 5,
        SIToFP = 6,
        FPTrunc = 7,
        FPExt = 8,
        PtrToInt = 9,
        IntToPtr = 10,
        BitCast = 11,
        AddrSpaceCast = 12,
        PtrToAddr = 13,
    }
}

/// Binary operations by number: the one on integers, and the one on floats.
pub const BINOPS: [(Opcode, Option<Opcode>); 13] = [
    (Opcode::Add, Some(Opcode::FAdd)),
    (Opcode::Sub, Some(Opcode::FSub)),
    (Opcode::Mul, Some(Opcode::FMul)),
    (Opcode::UDiv, None),
    (Opcode::SDiv, Some(Opcode::FDiv)),
    (Opcode::URem, None),
    (Opcode::SRem, Some(Opcode::FRem)),
    (Opcode::Shl, None),
    (Opcode::LShr, None),
    (Opcode::AShr, None),
    (Opcode::And, None),
    (Opcode::Or, None),
    (Opcode::Xor, None),
];

pub fn binop_code(opcode: Opcode) -> u64 {
    BINOPS.iter().position(|&(int, float)| int == opcode || float == Some(opcode)).unwrap_or(0) as u64
}

#[inline]
pub fn binop_from_code(code: u64, float: bool) -> Option<Opcode> {
    let &(int_op, float_op) = BINOPS.get(usize::try_from(code).ok()?)?;
    if float { float_op } else { Some(int_op) }
}

/// The only unary operation: `fneg`.
pub const UNOP_FNEG: u64 = 0;

/// `icmp` predicates are numbered from here, `fcmp` predicates from 0.
pub const FIRST_INT_PREDICATE: u64 = 32;

pub fn int_predicate_code(predicate: IntPredicate) -> u64 {
    FIRST_INT_PREDICATE + predicate as u64
}

#[inline]
pub fn int_predicate_from_code(code: u64) -> Option<IntPredicate> {
    IntPredicate::from_index(u32::try_from(code.checked_sub(FIRST_INT_PREDICATE)?).ok()?)
}

pub fn float_predicate_code(predicate: FloatPredicate) -> u64 {
    predicate as u64
}

#[inline]
pub fn float_predicate_from_code(code: u64) -> Option<FloatPredicate> {
    FloatPredicate::from_index(u32::try_from(code).ok()?)
}

/// Which flags an instruction has, and with them how they are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagFamily {
    None,
    /// `nuw` bit 0, `nsw` bit 1.
    Wrap,
    /// One flag, bit 0: `exact`, `disjoint`, `nneg`, `samesign` share [`InstFlags::EXACT`].
    One,
    FastMath,
    /// `uitofp`: `nneg` is bit 0, the fast-math flags are not written.
    NonNegFloat,
}

impl FlagFamily {
    /// The family of an opcode whose record may end in flags. `phi`, `select` and `call` have fast-math flags or
    /// nothing, and [`Self::None`] here.
    #[inline]
    pub const fn of(opcode: Opcode) -> FlagFamily {
        match opcode {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => FlagFamily::Wrap,
            Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => FlagFamily::One,
            Opcode::Or | Opcode::ZExt | Opcode::ICmp => FlagFamily::One,
            Opcode::UIToFP => FlagFamily::NonNegFloat,
            Opcode::FNeg | Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                FlagFamily::FastMath
            }
            Opcode::FCmp | Opcode::FPTrunc | Opcode::FPExt => FlagFamily::FastMath,
            _ => FlagFamily::None,
        }
    }

    pub const fn encode(self, flags: InstFlags) -> u64 {
        match self {
            FlagFamily::None => 0,
            FlagFamily::Wrap => (flags.0 >> 8 & 3) as u64,
            FlagFamily::One | FlagFamily::NonNegFloat => (flags.0 >> 8 & 1) as u64,
            FlagFamily::FastMath => fast_math_code(flags),
        }
    }

    #[inline]
    pub const fn decode(self, code: u64) -> InstFlags {
        match self {
            FlagFamily::None => InstFlags::NONE,
            FlagFamily::Wrap => InstFlags((code as u16 & 3) << 8),
            FlagFamily::One | FlagFamily::NonNegFloat => InstFlags((code as u16 & 1) << 8),
            FlagFamily::FastMath => fast_math_from_code(code),
        }
    }
}

/// Fast-math flags: bit 0 is the old "all of them", bits 1 to 6 are as in [`InstFlags`], bit 7 is `reassoc`.
pub const fn fast_math_code(flags: InstFlags) -> u64 {
    ((flags.0 & 0x7e) | (flags.0 & 1) << 7) as u64
}

#[inline]
pub const fn fast_math_from_code(code: u64) -> InstFlags {
    if code & 1 != 0 {
        return InstFlags::FAST;
    }
    InstFlags((code as u16 & 0x7e) | (code as u16 >> 7 & 1))
}

/// Flags of `getelementptr`: `inbounds` bit 0 (implies `nusw`), `nusw` bit 1, `nuw` bit 2.
pub const fn gep_flags_code(flags: InstFlags) -> u64 {
    ((flags.0 >> 10 & 1) | (flags.0 >> 9 & 1) << 1 | (flags.0 >> 8 & 1) << 2) as u64
}

#[inline]
pub const fn gep_flags_from_code(code: u64) -> InstFlags {
    let inbounds = code as u16 & 1;
    let nusw = (code as u16 >> 1 & 1) | inbounds;
    InstFlags((code as u16 >> 2 & 1) << 8 | nusw << 9 | inbounds << 10)
}

/// A signed number as the format writes it: the sign in bit 0, the magnitude above. 1 is the smallest `i64`.
#[inline]
pub const fn encode_signed(value: i64) -> u64 {
    if value >= 0 { (value as u64) << 1 } else { (value.wrapping_neg() as u64) << 1 | 1 }
}

#[inline]
pub const fn decode_signed(code: u64) -> i64 {
    match (code & 1, code >> 1) {
        (0, magnitude) => magnitude as i64,
        (_, 0) => i64::MIN,
        (_, magnitude) => (magnitude as i64).wrapping_neg(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_number_of_a_member_is_written_and_all_are_read() {
        assert_eq!(linkage_code(Linkage::WeakAny), 16);
        assert_eq!(linkage_from_code(1), Some(Linkage::WeakAny));
        assert_eq!(linkage_from_code(20), None);
        for linkage in Linkage::ALL {
            assert_eq!(linkage_from_code(linkage_code(*linkage)), Some(*linkage));
        }
        assert_eq!(binop_from_code(binop_code(Opcode::FRem), true), Some(Opcode::FRem));
        assert_eq!(binop_from_code(3, true), None);
    }

    #[test]
    fn flags_and_signed_numbers_survive() {
        for bits in 0..0x80 {
            assert_eq!(fast_math_from_code(fast_math_code(InstFlags(bits))), InstFlags(bits));
        }
        assert_eq!(gep_flags_code(gep_flags_from_code(0b101)), 0b111);
        for value in [0, 1, -1, i64::MAX, i64::MIN, -77] {
            assert_eq!(decode_signed(encode_signed(value)), value);
        }
    }
}
