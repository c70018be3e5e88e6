//! The language of code fields: predicates, transforms, ranges of fixups, operand encodings.
//!
//! A code field such as `[{ return isInt<12>(Imm); }]` is written in a small part of C: expressions over 64-bit integers,
//! local definitions, and early returns. It is parsed and checked when tables are built and compiled to a program of
//! [`tables::expr`], so the same file works compiled in and loaded at run time, and a mistake is an error with a
//! position in the field.
//!
//! ```text
//! code      = { statement } result
//! statement = type name "=" expr ";" | "if" "(" expr ")" "return" expr ";"
//! result    = "return" expr ";" | expr
//! expr      = C's operators from ?: down, without assignment, comma and pointers
//! primary   = number | name | name "(" expr, … ")" | name "<" number, … ">" "(" expr, … ")"
//!           | "(" expr ")" | "(" type ")" unary | type "(" expr ")"
//! ```
//!
//! Types are signed and unsigned 64-bit integers and `bool`; as in C, an operation with an unsigned operand is unsigned.
//! Casts to narrower types truncate. Division by zero is zero. `feature(Name)` and `mode(Name)` ask the subtarget;
//! `hook(name)` alone names a function of the target's code. Built-in functions are in [`BUILTINS`].

mod builtins;
mod graph;
mod lexer;
mod parser;

pub use builtins::BUILTINS;
use parser::Parser;
use tables::expr::Op;

/// A mistake, at a byte offset of the code field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExprError {
    pub offset: usize,
    pub message: String,
}

/// What names mean where the code stands.
pub trait Names {
    /// The value of a named constant.
    fn constant(&self, name: &str) -> Option<i64>;
    /// The number of a feature, for `feature(Name)`.
    fn feature(&self, name: &str) -> Option<u16>;
    /// The number of a hardware mode, for `mode(Name)`.
    fn mode(&self, name: &str) -> Option<u16>;
    /// Index and number of parameters of another function of the description.
    fn function(&self, name: &str) -> Option<(u32, usize)>;
    /// Whether the code is about an instruction, so that it can ask for its opcode and operands.
    fn has_instruction(&self) -> bool {
        false
    }
}

/// No names but the parameters.
#[derive(Clone, Copy, Debug)]
pub struct NoNames;

impl Names for NoNames {
    fn constant(&self, _: &str) -> Option<i64> {
        None
    }
    fn feature(&self, _: &str) -> Option<u16> {
        None
    }
    fn mode(&self, _: &str) -> Option<u16> {
        None
    }
    fn function(&self, _: &str) -> Option<(u32, usize)> {
        None
    }
}

/// A compiled code field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiled {
    Program(Vec<u8>),
    /// The code is `hook(name)`.
    Hook(String),
}

/// Bytes of a program. A local that is used twice is computed twice, so code grows faster than its text.
const MAX_PROGRAM: usize = 1 << 16;

/// Compiles a code field whose parameters have these names.
pub fn compile(code: &str, params: &[&str], names: &dyn Names) -> Result<Compiled, ExprError> {
    let tokens = lexer::tokenize(code)?;
    let parser = Parser::new(&tokens, params, names);
    if let Some(hook) = parser.whole_hook() {
        return Ok(Compiled::Hook(hook));
    }
    let (graph, result) = parser.code()?;
    let mut out = Vec::new();
    graph.emit(result, &mut out);
    if out.len() > MAX_PROGRAM {
        return Err(error(0, "the code is too large"));
    }
    out.push(Op::End as u8);
    Ok(Compiled::Program(out))
}

fn error(offset: usize, message: impl Into<String>) -> ExprError {
    ExprError { offset, message: message.into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mc::{Subtarget, Target, target::NoHooks};
    use tables::expr::Function;
    use tables::image::{Image, ImageBuilder, SectionId};

    /// The value of a code field with parameter `Imm`.
    fn run(code: &str, imm: i64) -> i64 {
        let Compiled::Program(program) = compile(code, &["Imm"], &NoNames).unwrap() else { panic!("a hook") };
        let mut builder = ImageBuilder::new();
        let program = builder.program(SectionId::Expressions, &program);
        builder.push(Function { program, num_params: 1, ..Default::default() });
        let target = Target::new(Image::new(builder.finish()).unwrap(), Box::new(NoHooks)).unwrap();
        let (subtarget, _) = Subtarget::new(&target, "", "");
        target.call(0, &[imm], &subtarget)
    }

    #[test]
    fn predicates_of_immediates() {
        for (code, yes, no) in [
            ("return isInt<12>(Imm);", -2048, 2048),
            ("isUInt<5>(Imm)", 31, 32),
            ("isShiftedInt<12, 1>(Imm)", 4094, 4095),
            ("isShiftedUInt<8, 2>(Imm) && Imm != 0", 1020, 0),
            ("isPowerOf2_64(Imm)", 64, 65),
            ("isMask_64(Imm)", 255, 254),
            ("isShiftedMask_64(Imm)", 0xff0, 0xf0f),
            ("Imm > 3 || Imm < -3", -4, 3),
            ("uint64_t(Imm) >= 4", -1, 3),
            ("if (Imm == 7) return false; return Imm > 5;", 6, 7),
            ("int64_t x = Imm + 1; return x % 2 == 0;", 3, 2),
            ("!(Imm & 1)", 2, 3),
        ] {
            assert_eq!((run(code, yes), run(code, no)), (1, 0), "{code}");
        }
    }

    #[test]
    fn arithmetic_is_that_of_c() {
        for (code, imm, value) in [
            ("((Imm + 0x800) >> 12) & 0xfffff", 0x12345fff, 0x12346),
            ("Imm - 2 - 3", 10, 5),
            ("2 + Imm * 3", 4, 14),
            ("Imm / 0", 4, 0),
            ("Imm >> 1", -2, -1),
            ("(uint64_t)Imm >> 63", -2, 1),
            ("(int8_t)Imm", 255, -1),
            ("uint8_t(Imm) + 1", 255, 256),
            ("Imm < 0 ? -Imm : ~Imm", -5, 5),
            ("SignExtend64<12>(Imm)", 0xfff, -1),
            ("Log2_64(Imm)", 4096, 12),
            ("countr_zero(Imm) + popcount(Imm)", 12, 4),
            ("1 << 4 | Imm", 1, 17),
            ("bits(Imm, 7, 4)", 0x1234, 3),
            ("bits(Imm, 63, 0)", -5, -5),
            ("bit(Imm, 5) << 2 | bit(Imm, 2)", 0b100100, 5),
            ("sext(Imm, 6) + zext(Imm, 3)", 0b111101, 2),
            ("lshr(Imm, 63)", -1, 1),
            ("ltu(3, Imm)", -1, 1),
        ] {
            assert_eq!(run(code, imm), value, "{code}");
        }
    }

    #[test]
    fn mistakes_have_a_place() {
        for (code, offset, message) in [
            ("return Immm;", 7, "unknown name 'Immm'"),
            ("feature(Nope)", 8, "there is no feature named 'Nope'"),
            ("isInt(Imm)", 0, "'isInt' takes 1 numbers in <> and 1 arguments"),
            ("foo(Imm)", 0, "unknown function 'foo'"),
            ("(Imm + 1", 7, "expected ')'"),
            ("Imm + ", 4, "unexpected end of the code"),
            ("Imm $ 2", 4, "unexpected character '$'"),
            ("return Imm; Imm", 12, "nothing may follow the result"),
            ("0xzz", 0, "'0xzz' is not a number"),
        ] {
            let expected = ExprError { offset, message: message.to_owned() };
            assert_eq!(compile(code, &["Imm"], &NoNames), Err(expected), "{code}");
        }
        let deep = "(".repeat(100_000);
        assert!(compile(&deep, &[], &NoNames).is_err());
        let negations = "-".repeat(100_000);
        assert!(compile(&negations, &[], &NoNames).is_err());
    }

    #[test]
    fn code_cannot_explode() {
        let mut code = String::from("int64_t a0 = Imm + 1; ");
        for i in 0..60 {
            code.push_str(&format!("int64_t a{} = a{i} + a{i}; ", i + 1));
        }
        code.push_str("return a60;");
        let error = compile(&code, &["Imm"], &NoNames).unwrap_err();
        assert_eq!(error.message, "the code is too large");
    }

    #[test]
    fn hooks_stand_alone() {
        let hook = Compiled::Hook("select_addr".to_owned());
        assert_eq!(compile("return hook(select_addr);", &["Imm"], &NoNames), Ok(hook.clone()));
        assert_eq!(compile(" hook(select_addr) ", &["Imm"], &NoNames), Ok(hook));
    }
}
