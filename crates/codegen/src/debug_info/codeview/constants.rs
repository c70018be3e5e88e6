//! Numbers of CodeView: kinds of records of types (`LF_*`) and of symbols (`S_*`), flags, and types that have no record.

/// `LF_*`
pub mod leaf {
    pub const VTABLE_SHAPE: u16 = 0x000a;
    pub const MODIFIER: u16 = 0x1001;
    pub const POINTER: u16 = 0x1002;
    pub const PROCEDURE: u16 = 0x1008;
    pub const MEMBER_FUNCTION: u16 = 0x1009;
    pub const ARG_LIST: u16 = 0x1201;
    pub const FIELD_LIST: u16 = 0x1203;
    pub const BIT_FIELD: u16 = 0x1205;
    pub const METHOD_LIST: u16 = 0x1206;
    pub const BASE_CLASS: u16 = 0x1400;
    pub const VIRTUAL_BASE: u16 = 0x1401;
    pub const INDIRECT_VIRTUAL_BASE: u16 = 0x1402;
    pub const INDEX: u16 = 0x1404;
    pub const VTABLE_POINTER: u16 = 0x1409;
    pub const ENUMERATE: u16 = 0x1502;
    pub const ARRAY: u16 = 0x1503;
    pub const CLASS: u16 = 0x1504;
    pub const STRUCTURE: u16 = 0x1505;
    pub const UNION: u16 = 0x1506;
    pub const ENUM: u16 = 0x1507;
    pub const MEMBER: u16 = 0x150d;
    pub const STATIC_MEMBER: u16 = 0x150e;
    pub const METHOD: u16 = 0x150f;
    pub const NESTED_TYPE: u16 = 0x1510;
    pub const ONE_METHOD: u16 = 0x1511;
    pub const FUNC_ID: u16 = 0x1601;
    pub const MEMBER_FUNC_ID: u16 = 0x1602;
    pub const BUILD_INFO: u16 = 0x1603;
    pub const STRING_ID: u16 = 0x1605;
    pub const SOURCE_LINE: u16 = 0x1606;
    // Numbers that do not fit into 15 bits.
    pub const CHAR: u16 = 0x8000;
    pub const SHORT: u16 = 0x8001;
    pub const USHORT: u16 = 0x8002;
    pub const LONG: u16 = 0x8003;
    pub const ULONG: u16 = 0x8004;
    pub const QUADWORD: u16 = 0x8009;
    pub const UQUADWORD: u16 = 0x800a;
}

/// `S_*`
pub mod symbol {
    pub const END: u16 = 0x0006;
    pub const FRAME_PROC: u16 = 0x1012;
    pub const OBJECT_NAME: u16 = 0x1101;
    pub const THUNK: u16 = 0x1102;
    pub const BLOCK: u16 = 0x1103;
    pub const CONSTANT: u16 = 0x1107;
    pub const UDT: u16 = 0x1108;
    pub const LOCAL_DATA: u16 = 0x110c;
    pub const GLOBAL_DATA: u16 = 0x110d;
    pub const LOCAL_THREAD_DATA: u16 = 0x1112;
    pub const GLOBAL_THREAD_DATA: u16 = 0x1113;
    pub const COMPILE: u16 = 0x113c;
    pub const LOCAL: u16 = 0x113e;
    pub const LOCAL_PROC: u16 = 0x1146;
    pub const GLOBAL_PROC: u16 = 0x1147;
    pub const BUILD_INFO: u16 = 0x114c;
    pub const INLINE_SITE: u16 = 0x114d;
    pub const INLINE_SITE_END: u16 = 0x114e;
    pub const PROC_END: u16 = 0x114f;
    pub const INLINEES: u16 = 0x1168;
}

/// Kinds of subsections of `.debug$S`.
pub mod subsection {
    pub const SYMBOLS: u32 = 0xf1;
    pub const INLINEE_LINES: u32 = 0xf6;
}

/// Types that have no record, by their size if there are several.
pub mod basic {
    pub const HRESULT: u32 = 0x08;
    pub const INT16: u32 = 0x11;
    pub const LONG32: u32 = 0x12;
    pub const INT64: u32 = 0x13;
    pub const INT128: u32 = 0x14;
    pub const SIGNED_CHAR: u32 = 0x10;
    pub const UNSIGNED_CHAR: u32 = 0x20;
    pub const UINT16: u32 = 0x21;
    pub const ULONG32: u32 = 0x22;
    pub const UINT64: u32 = 0x23;
    pub const UINT128: u32 = 0x24;
    pub const BOOLEANS: &[(u64, u32)] = &[(1, 0x30), (2, 0x31), (4, 0x32), (8, 0x33), (16, 0x34)];
    pub const FLOATS: &[(u64, u32)] = &[(2, 0x46), (4, 0x40), (6, 0x44), (8, 0x41), (10, 0x42), (16, 0x43)];
    pub const COMPLEX: &[(u64, u32)] = &[(4, 0x56), (8, 0x50), (16, 0x51), (20, 0x52), (32, 0x53)];
    pub const SIGNED: &[(u64, u32)] = &[(1, SIGNED_CHAR), (2, INT16), (4, INT32), (8, INT64), (16, INT128)];
    pub const UNSIGNED: &[(u64, u32)] =
        &[(1, UNSIGNED_CHAR), (2, UINT16), (4, UINT32), (8, UINT64), (16, UINT128)];
    pub const CHARACTERS: &[(u64, u32)] = &[(1, 0x7c), (2, 0x7a), (4, 0x7b)];
    pub const CHAR: u32 = 0x70;
    pub const WIDE_CHAR: u32 = 0x71;
    pub const INT32: u32 = 0x74;
    pub const UINT32: u32 = 0x75;
    /// Added to one of these: a pointer to it.
    pub const POINTER32: u32 = 0x400;
    pub const POINTER64: u32 = 0x600;
}

/// Attributes of pointers.
pub mod pointer {
    pub const NEAR32: u32 = 0x0a;
    pub const NEAR64: u32 = 0x0c;
    pub const MODE_SHIFT: u32 = 5;
    pub const LVALUE_REFERENCE: u32 = 1;
    pub const TO_DATA_MEMBER: u32 = 2;
    pub const TO_MEMBER_FUNCTION: u32 = 3;
    pub const RVALUE_REFERENCE: u32 = 4;
    pub const VOLATILE: u32 = 1 << 9;
    pub const CONST: u32 = 1 << 10;
    pub const RESTRICT: u32 = 1 << 12;
    pub const SIZE_SHIFT: u32 = 13;
    pub const LVALUE_THIS: u32 = 1 << 20;
    pub const RVALUE_THIS: u32 = 1 << 21;
}

/// Qualifiers of types that are no pointers.
pub const MODIFIER_CONST: u16 = 1;
pub const MODIFIER_VOLATILE: u16 = 2;

/// Properties of classes and enumerations.
pub mod class {
    pub const HAS_CONSTRUCTOR: u16 = 2;
    pub const NESTED: u16 = 8;
    pub const CONTAINS_NESTED: u16 = 0x10;
    pub const FORWARD: u16 = 0x80;
    pub const SCOPED: u16 = 0x100;
    pub const HAS_UNIQUE_NAME: u16 = 0x200;
    pub const SEALED: u16 = 0x400;
}

/// Options of functions.
pub mod function {
    pub const RETURNS_CLASS: u8 = 1;
    pub const CONSTRUCTOR: u8 = 2;
}

/// Kinds of methods, in their attributes, and an option there.
pub mod method {
    pub const VIRTUAL: u16 = 1;
    pub const STATIC: u16 = 2;
    pub const INTRODUCING: u16 = 4;
    pub const PURE: u16 = 5;
    pub const PURE_INTRODUCING: u16 = 6;
    pub const KIND_SHIFT: u32 = 2;
    pub const GENERATED: u16 = 0x100;
}

/// Access to members.
pub const PRIVATE: u16 = 1;
pub const PUBLIC: u16 = 3;

/// A slot of a table of virtual functions: an address.
pub const NEAR_SLOT: u8 = 5;

/// Calling conventions (`CV_call_e`) by those of DWARF.
pub const CONVENTIONS: &[(u32, u8)] = &[
    // msfastcall, pascal, stdcall, thiscall, vectorcall
    (0xb3, 0x04),
    (0xb2, 0x02),
    (0xb1, 0x07),
    (0xb5, 0x0b),
    (0xc0, 0x18),
];

/// Languages (`CV_CFL_LANG`) by those of DWARF: C++ and its versions, then Fortran, Pascal, Cobol, Java, D, Swift, Rust,
/// Objective-C with and without C++; C is 0.
pub const LANGUAGES: &[(&[u32], u32)] = &[
    (&[0x01, 0x02, 0x0c, 0x1d, 0x2c, 0x3e], 0x00),
    (&[0x04, 0x1a, 0x21, 0x19, 0x2a, 0x2b, 0x3a], 0x01),
    (&[0x07, 0x08, 0x0e, 0x22, 0x23, 0x2d], 0x02),
    (&[0x09], 0x04),
    (&[0x05, 0x06], 0x06),
    (&[0x0b], 0x0d),
    (&[0x13], 0x44),
    (&[0x1e], 0x13),
    (&[0x1c], 0x15),
    (&[0x10], 0x11),
    (&[0x11], 0x12),
];

/// What other languages are said to be: that of the assembler.
pub const LANGUAGE_OTHER: u32 = 0x03;

/// Of the unit: made with a profile.
pub const COMPILE_PROFILE: u32 = 1 << 18;

/// Flags of functions.
pub mod procedure {
    pub const HAS_FRAME_POINTER: u8 = 0x01;
    pub const NO_RETURN: u8 = 0x08;
    pub const NO_INLINE: u8 = 0x40;
    pub const OPTIMIZED_DEBUG_INFO: u8 = 0x80;
}

/// Flags of frames, and where they say which register variables are found from.
pub mod frame {
    pub const HAS_ALLOCA: u32 = 1;
    pub const HAS_SETJMP: u32 = 2;
    pub const HAS_ASSEMBLY: u32 = 8;
    pub const HAS_EXCEPTIONS: u32 = 0x10;
    pub const MARKED_INLINE: u32 = 0x20;
    pub const HAS_STRUCTURED_EXCEPTIONS: u32 = 0x40;
    pub const NAKED: u32 = 0x80;
    pub const SECURITY_CHECKS: u32 = 0x100;
    pub const STRICT_SECURITY_CHECKS: u32 = 0x1000;
    pub const SAFE_BUFFERS: u32 = 0x2000;
    pub const LOCAL_SHIFT: u32 = 14;
    pub const PARAMETER_SHIFT: u32 = 16;
    pub const PROFILE_GUIDED: u32 = 0x40000 | 0x80000;
    pub const OPTIMIZED_FOR_SPEED: u32 = 0x0010_0000;
    /// Which of the registers of frames.
    pub const NO_REGISTER: u32 = 0;
    pub const STACK_POINTER: u32 = 1;
    pub const FRAME_POINTER: u32 = 2;
}

/// Flags of local variables.
pub const LOCAL_PARAMETER: u16 = 1;
pub const LOCAL_OPTIMIZED_OUT: u16 = 0x100;

/// Of a part of a variable in memory: that it is one, and where it says how far in the variable.
pub const IS_SUBFIELD: u16 = 1;
pub const SUBFIELD_SHIFT: u32 = 4;
