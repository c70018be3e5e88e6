//! Numbers of the DWARF standard (versions 4 and 5) and of LLVM's metadata.

/// `DW_TAG_…`
pub mod tag {
    pub const ARRAY_TYPE: u16 = 0x01;
    pub const CLASS_TYPE: u16 = 0x02;
    pub const ENUMERATION_TYPE: u16 = 0x04;
    pub const FORMAL_PARAMETER: u16 = 0x05;
    pub const IMPORTED_DECLARATION: u16 = 0x08;
    pub const LABEL: u16 = 0x0a;
    pub const LEXICAL_BLOCK: u16 = 0x0b;
    pub const POINTER_TYPE: u16 = 0x0f;
    pub const REFERENCE_TYPE: u16 = 0x10;
    pub const COMPILE_UNIT: u16 = 0x11;
    pub const STRING_TYPE: u16 = 0x12;
    pub const STRUCTURE_TYPE: u16 = 0x13;
    pub const SUBROUTINE_TYPE: u16 = 0x15;
    pub const TYPEDEF: u16 = 0x16;
    pub const UNION_TYPE: u16 = 0x17;
    pub const UNSPECIFIED_PARAMETERS: u16 = 0x18;
    pub const VARIANT: u16 = 0x19;
    pub const COMMON_BLOCK: u16 = 0x1a;
    pub const INHERITANCE: u16 = 0x1c;
    pub const INLINED_SUBROUTINE: u16 = 0x1d;
    pub const MODULE: u16 = 0x1e;
    pub const PTR_TO_MEMBER_TYPE: u16 = 0x1f;
    pub const SUBRANGE_TYPE: u16 = 0x21;
    pub const BASE_TYPE: u16 = 0x24;
    pub const CONST_TYPE: u16 = 0x26;
    pub const ENUMERATOR: u16 = 0x28;
    pub const FRIEND: u16 = 0x2a;
    pub const NAMELIST: u16 = 0x2b;
    pub const NAMELIST_ITEM: u16 = 0x2c;
    pub const SUBPROGRAM: u16 = 0x2e;
    pub const TEMPLATE_TYPE_PARAMETER: u16 = 0x2f;
    pub const TEMPLATE_VALUE_PARAMETER: u16 = 0x30;
    pub const THROWN_TYPE: u16 = 0x31;
    pub const VARIANT_PART: u16 = 0x33;
    pub const VARIABLE: u16 = 0x34;
    pub const VOLATILE_TYPE: u16 = 0x35;
    pub const RESTRICT_TYPE: u16 = 0x37;
    pub const NAMESPACE: u16 = 0x39;
    pub const UNSPECIFIED_TYPE: u16 = 0x3b;
    pub const RVALUE_REFERENCE_TYPE: u16 = 0x42;
    pub const TEMPLATE_ALIAS: u16 = 0x43;
    pub const GENERIC_SUBRANGE: u16 = 0x45;
    pub const ATOMIC_TYPE: u16 = 0x47;
    pub const CALL_SITE: u16 = 0x48;
    pub const SKELETON_UNIT: u16 = 0x4a;
    pub const GNU_TEMPLATE_TEMPLATE_PARAM: u16 = 0x4106;
    pub const GNU_TEMPLATE_PARAMETER_PACK: u16 = 0x4107;
    pub const GNU_CALL_SITE: u16 = 0x4109;
    pub const APPLE_PROPERTY: u16 = 0x4200;
    pub const LLVM_PTRAUTH_TYPE: u16 = 0x4300;
    pub const LLVM_ANNOTATION: u16 = 0x6000;
}

/// `DW_AT_…`
pub mod at {
    pub const LOCATION: u16 = 0x02;
    pub const NAME: u16 = 0x03;
    pub const BYTE_SIZE: u16 = 0x0b;
    pub const BIT_OFFSET: u16 = 0x0c;
    pub const BIT_SIZE: u16 = 0x0d;
    pub const STMT_LIST: u16 = 0x10;
    pub const LOW_PC: u16 = 0x11;
    pub const HIGH_PC: u16 = 0x12;
    pub const LANGUAGE: u16 = 0x13;
    pub const STRING_LENGTH: u16 = 0x19;
    pub const DISCR: u16 = 0x15;
    pub const DISCR_VALUE: u16 = 0x16;
    pub const COMP_DIR: u16 = 0x1b;
    pub const CONST_VALUE: u16 = 0x1c;
    pub const CONTAINING_TYPE: u16 = 0x1d;
    pub const DEFAULT_VALUE: u16 = 0x1e;
    pub const INLINE: u16 = 0x20;
    pub const LOWER_BOUND: u16 = 0x22;
    pub const PRODUCER: u16 = 0x25;
    pub const PROTOTYPED: u16 = 0x27;
    pub const BIT_STRIDE: u16 = 0x2e;
    pub const UPPER_BOUND: u16 = 0x2f;
    pub const ABSTRACT_ORIGIN: u16 = 0x31;
    pub const ACCESSIBILITY: u16 = 0x32;
    pub const ADDRESS_CLASS: u16 = 0x33;
    pub const ARTIFICIAL: u16 = 0x34;
    pub const CALLING_CONVENTION: u16 = 0x36;
    pub const COUNT: u16 = 0x37;
    pub const DATA_MEMBER_LOCATION: u16 = 0x38;
    pub const DECL_COLUMN: u16 = 0x39;
    pub const DECL_FILE: u16 = 0x3a;
    pub const DECL_LINE: u16 = 0x3b;
    pub const DECLARATION: u16 = 0x3c;
    pub const ENCODING: u16 = 0x3e;
    pub const EXTERNAL: u16 = 0x3f;
    pub const FRAME_BASE: u16 = 0x40;
    pub const MACRO_INFO: u16 = 0x43;
    pub const NAMELIST_ITEM: u16 = 0x44;
    pub const MACROS: u16 = 0x79;
    pub const FRIEND: u16 = 0x41;
    pub const IMPORT: u16 = 0x18;
    pub const SPECIFICATION: u16 = 0x47;
    pub const TYPE: u16 = 0x49;
    pub const VIRTUALITY: u16 = 0x4c;
    pub const VTABLE_ELEM_LOCATION: u16 = 0x4d;
    pub const ALLOCATED: u16 = 0x4e;
    pub const ASSOCIATED: u16 = 0x4f;
    pub const DATA_LOCATION: u16 = 0x50;
    pub const RANGES: u16 = 0x55;
    pub const TRAMPOLINE: u16 = 0x56;
    pub const CALL_COLUMN: u16 = 0x57;
    pub const CALL_FILE: u16 = 0x58;
    pub const CALL_LINE: u16 = 0x59;
    pub const BYTE_STRIDE: u16 = 0x51;
    pub const EXPLICIT: u16 = 0x63;
    pub const OBJECT_POINTER: u16 = 0x64;
    pub const ENDIANITY: u16 = 0x65;
    pub const ELEMENTAL: u16 = 0x66;
    pub const PURE: u16 = 0x67;
    pub const RECURSIVE: u16 = 0x68;
    pub const MAIN_SUBPROGRAM: u16 = 0x6a;
    pub const DATA_BIT_OFFSET: u16 = 0x6b;
    pub const ENUM_CLASS: u16 = 0x6d;
    pub const LINKAGE_NAME: u16 = 0x6e;
    pub const RANK: u16 = 0x71;
    pub const STR_OFFSETS_BASE: u16 = 0x72;
    pub const ADDR_BASE: u16 = 0x73;
    pub const RNGLISTS_BASE: u16 = 0x74;
    pub const LOCLISTS_BASE: u16 = 0x8c;
    pub const REFERENCE: u16 = 0x77;
    pub const RVALUE_REFERENCE: u16 = 0x78;
    pub const DWO_NAME: u16 = 0x76;
    pub const CALL_ALL_CALLS: u16 = 0x7a;
    pub const CALL_RETURN_PC: u16 = 0x7d;
    pub const CALL_ORIGIN: u16 = 0x7f;
    pub const CALL_PC: u16 = 0x81;
    pub const CALL_TAIL_CALL: u16 = 0x82;
    pub const CALL_TARGET: u16 = 0x83;
    pub const NORETURN: u16 = 0x87;
    pub const ALIGNMENT: u16 = 0x88;
    pub const EXPORT_SYMBOLS: u16 = 0x89;
    pub const DELETED: u16 = 0x8a;
    pub const GNU_TEMPLATE_NAME: u16 = 0x2110;
    pub const MIPS_LINKAGE_NAME: u16 = 0x2007;
    pub const GNU_VECTOR: u16 = 0x2107;
    pub const GNU_CALL_SITE_TARGET: u16 = 0x2113;
    pub const GNU_TAIL_CALL: u16 = 0x2115;
    pub const GNU_ALL_CALL_SITES: u16 = 0x2117;
    pub const GNU_DWO_NAME: u16 = 0x2130;
    pub const GNU_DWO_ID: u16 = 0x2131;
    pub const GNU_RANGES_BASE: u16 = 0x2132;
    pub const GNU_ADDR_BASE: u16 = 0x2133;
    pub const GNU_PUBNAMES: u16 = 0x2134;
    pub const LLVM_INCLUDE_PATH: u16 = 0x3e00;
    pub const LLVM_CONFIG_MACROS: u16 = 0x3e01;
    pub const LLVM_SYSROOT: u16 = 0x3e02;
    pub const LLVM_APINOTES: u16 = 0x3e07;
    pub const LLVM_NUM_EXTRA_INHABITANTS: u16 = 0x3e0b;
    pub const LLVM_PTRAUTH_KEY: u16 = 0x3e04;
    pub const LLVM_PTRAUTH_ADDRESS_DISCRIMINATED: u16 = 0x3e05;
    pub const LLVM_PTRAUTH_EXTRA_DISCRIMINATOR: u16 = 0x3e06;
    pub const LLVM_PTRAUTH_ISA_POINTER: u16 = 0x3e08;
    pub const LLVM_PTRAUTH_AUTHENTICATES_NULL_VALUES: u16 = 0x3e09;
    pub const APPLE_OPTIMIZED: u16 = 0x3fe1;
    pub const APPLE_FLAGS: u16 = 0x3fe2;
    pub const APPLE_BLOCK: u16 = 0x3fe4;
    pub const APPLE_MAJOR_RUNTIME_VERS: u16 = 0x3fe5;
    pub const APPLE_RUNTIME_CLASS: u16 = 0x3fe6;
    pub const APPLE_OMIT_FRAME_PTR: u16 = 0x3fe7;
    pub const APPLE_PROPERTY_NAME: u16 = 0x3fe8;
    pub const APPLE_PROPERTY_GETTER: u16 = 0x3fe9;
    pub const APPLE_PROPERTY_SETTER: u16 = 0x3fea;
    pub const APPLE_PROPERTY_ATTRIBUTE: u16 = 0x3feb;
    pub const APPLE_OBJC_COMPLETE_TYPE: u16 = 0x3fec;
    pub const APPLE_PROPERTY: u16 = 0x3fed;
    pub const APPLE_OBJC_DIRECT: u16 = 0x3fee;
    pub const APPLE_SDK: u16 = 0x3fef;
    pub const APPLE_ENUM_KIND: u16 = 0x3ff1;
}

/// `DW_FORM_…`
pub mod form {
    pub const ADDR: u16 = 0x01;
    pub const DATA2: u16 = 0x05;
    pub const DATA4: u16 = 0x06;
    pub const DATA8: u16 = 0x07;
    pub const BLOCK2: u16 = 0x03;
    pub const BLOCK4: u16 = 0x04;
    pub const BLOCK1: u16 = 0x0a;
    pub const DATA1: u16 = 0x0b;
    pub const FLAG: u16 = 0x0c;
    pub const SDATA: u16 = 0x0d;
    pub const STRP: u16 = 0x0e;
    pub const UDATA: u16 = 0x0f;
    pub const REF4: u16 = 0x13;
    pub const SEC_OFFSET: u16 = 0x17;
    pub const EXPRLOC: u16 = 0x18;
    pub const FLAG_PRESENT: u16 = 0x19;
    pub const ADDRX: u16 = 0x1b;
    pub const IMPLICIT_CONST: u16 = 0x21;
    pub const LOCLISTX: u16 = 0x22;
    pub const RNGLISTX: u16 = 0x23;
    pub const STRX1: u16 = 0x25;
    pub const STRX2: u16 = 0x26;
    pub const STRX3: u16 = 0x27;
    pub const STRX4: u16 = 0x28;
    pub const GNU_ADDR_INDEX: u16 = 0x1f01;
    pub const GNU_STR_INDEX: u16 = 0x1f02;
}

/// `DW_OP_…`, besides those that expressions of metadata name.
pub mod op {
    pub const ADDR: u8 = 0x03;
    pub const CONST4U: u8 = 0x0c;
    pub const CONST8U: u8 = 0x0e;
    pub const CONSTU: u8 = 0x10;
    pub const DEREF: u8 = 0x06;
    pub const AND: u8 = 0x1a;
    pub const CONSTS: u8 = 0x11;
    pub const DEREF_SIZE: u8 = 0x94;
    pub const IMPLICIT_VALUE: u8 = 0x9e;
    pub const STACK_VALUE: u8 = 0x9f;
    pub const DUP: u8 = 0x12;
    pub const MINUS: u8 = 0x1c;
    pub const XOR: u8 = 0x27;
    pub const NOT: u8 = 0x20;
    pub const PLUS: u8 = 0x22;
    pub const PLUS_UCONST: u8 = 0x23;
    pub const LIT0: u8 = 0x30;
    pub const REG0: u8 = 0x50;
    pub const BREG0: u8 = 0x70;
    pub const REGX: u8 = 0x90;
    pub const FBREG: u8 = 0x91;
    pub const BREGX: u8 = 0x92;
    pub const PIECE: u8 = 0x93;
    pub const BIT_PIECE: u8 = 0x9d;
    pub const ADDRX: u8 = 0xa1;
    pub const CONSTX: u8 = 0xa2;
    pub const ENTRY_VALUE: u8 = 0xa3;
    pub const GNU_ENTRY_VALUE: u8 = 0xf3;
    pub const FORM_TLS_ADDRESS: u8 = 0x9b;
    pub const GNU_PUSH_TLS_ADDRESS: u8 = 0xe0;
    pub const GNU_ADDR_INDEX: u8 = 0xfb;
    pub const GNU_CONST_INDEX: u8 = 0xfc;
}

/// `DW_ATE_…`
pub mod ate {
    pub const ADDRESS: u32 = 0x01;
    pub const BOOLEAN: u32 = 0x02;
    pub const SIGNED: u32 = 0x05;
    pub const SIGNED_CHAR: u32 = 0x06;
    pub const UNSIGNED: u32 = 0x07;
    pub const UNSIGNED_CHAR: u32 = 0x08;
    pub const UTF: u32 = 0x10;
    /// The encodings whose values are integers.
    pub const INTEGERS: [u32; 6] = [BOOLEAN, SIGNED, SIGNED_CHAR, UNSIGNED, UNSIGNED_CHAR, UTF];
}

/// Other numbers of the standard.
pub const UT_COMPILE: u8 = 1;
pub const UT_SKELETON: u8 = 4;
pub const UT_SPLIT_COMPILE: u8 = 5;
pub const INL_INLINED: u64 = 1;
pub const CC_NORMAL: u32 = 1;
pub const CC_PASS_BY_REFERENCE: u64 = 4;
pub const CC_PASS_BY_VALUE: u64 = 5;
pub const VIRTUALITY_VIRTUAL: u64 = 1;
pub const END_BIG: u64 = 1;
pub const END_LITTLE: u64 = 2;

/// Entries of lists of ranges (`DW_RLE_*`) and of locations (`DW_LLE_*`), which have the same numbers.
pub const LIST_END: u8 = 0;
pub const LIST_BASE_ADDRESSX: u8 = 1;
pub const LIST_STARTX_ENDX: u8 = 2;
pub const LIST_STARTX_LENGTH: u8 = 3;
pub const LIST_OFFSET_PAIR: u8 = 4;

/// The languages of C, whose functions have prototypes or not: C89, C, C99, C11, C17, C23, Objective-C.
pub const LANGS_C: [u32; 7] = [0x01, 0x02, 0x0c, 0x1d, 0x2c, 0x3e, 0x10];

/// C++, C++03, C++11, C++14, C++17, C++20, C++23, Objective-C++.
pub const LANGS_CPP: [u32; 8] = [0x04, 0x19, 0x1a, 0x21, 0x2a, 0x2b, 0x3a, 0x11];

/// `DIFlag…`
pub mod flag {
    pub const ACCESS: u32 = 3;
    pub const PRIVATE: u32 = 1;
    pub const PROTECTED: u32 = 2;
    pub const PUBLIC: u32 = 3;
    pub const FORWARD: u32 = 1 << 2;
    pub const APPLE_BLOCK: u32 = 1 << 3;
    pub const VIRTUAL: u32 = 1 << 5;
    pub const ARTIFICIAL: u32 = 1 << 6;
    pub const EXPLICIT: u32 = 1 << 7;
    pub const PROTOTYPED: u32 = 1 << 8;
    pub const OBJC_CLASS_COMPLETE: u32 = 1 << 9;
    pub const OBJECT_POINTER: u32 = 1 << 10;
    pub const VECTOR: u32 = 1 << 11;
    pub const STATIC_MEMBER: u32 = 1 << 12;
    pub const LVALUE_REFERENCE: u32 = 1 << 13;
    pub const RVALUE_REFERENCE: u32 = 1 << 14;
    pub const EXPORT_SYMBOLS: u32 = 1 << 15;
    pub const BIT_FIELD: u32 = 1 << 19;
    pub const NO_RETURN: u32 = 1 << 20;
    pub const TYPE_PASS_BY_VALUE: u32 = 1 << 22;
    pub const TYPE_PASS_BY_REFERENCE: u32 = 1 << 23;
    pub const ENUM_CLASS: u32 = 1 << 24;
    pub const BIG_ENDIAN: u32 = 1 << 27;
    pub const LITTLE_ENDIAN: u32 = 1 << 28;
    pub const ALL_CALLS_DESCRIBED: u32 = 1 << 29;
}

/// `DISPFlag…`
pub mod sp_flag {
    pub const VIRTUALITY: u32 = 3;
    pub const LOCAL_TO_UNIT: u32 = 1 << 2;
    pub const DEFINITION: u32 = 1 << 3;
    pub const OPTIMIZED: u32 = 1 << 4;
    pub const PURE: u32 = 1 << 5;
    pub const ELEMENTAL: u32 = 1 << 6;
    pub const RECURSIVE: u32 = 1 << 7;
    pub const MAIN_SUBPROGRAM: u32 = 1 << 8;
    pub const DELETED: u32 = 1 << 9;
    pub const OBJC_DIRECT: u32 = 1 << 11;
}

/// `emissionKind` of a unit.
pub mod emission {
    pub const FULL: u32 = 1;
    pub const LINE_TABLES: u32 = 2;
}
