//! The target-independent opcodes, in the fixed order in which every image has them (`Opcodes.td`).

macro_rules! opcodes {
    ($($name:ident)*) => {
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "only numbers the constants")]
        #[repr(u16)]
        enum Number { $($name,)* }

        $(pub const $name: u16 = Number::$name as u16;)*

        /// Names by number.
        pub const NAMES: &[&str] = &[$(stringify!($name),)*];
    };
}

opcodes! {
    PHI COPY_LANEMASK COPY COPY_TO_REGCLASS IMPLICIT_DEF INIT_UNDEF KILL ARITH_FENCE FAKE_USE
    EXTRACT_SUBREG INSERT_SUBREG SUBREG_TO_REG REG_SEQUENCE
    INLINEASM INLINEASM_BR BUNDLE
    ANNOTATION_LABEL CFI_INSTRUCTION EH_LABEL GC_LABEL
    LOCAL_ESCAPE
}

/// Whether an operand is the number of a part of a register, where an opcode has such.
pub const fn is_sub_index(opcode: u16, operand: usize) -> bool {
    match opcode {
        EXTRACT_SUBREG => operand == 2,
        INSERT_SUBREG | SUBREG_TO_REG => operand == 3,
        REG_SEQUENCE => operand > 1 && operand.is_multiple_of(2),
        _ => false,
    }
}
