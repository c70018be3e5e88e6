//! Tokens, keywords and the table of bang operators.
//!
//! Keywords and operator names are interned before anything else, so that the `Str` of an identifier tells whether it
//! is one of them: no second look-up is needed while lexing.

use support::interner::{Interner, Symbol as Str};

/// Kind of a token. Values of literals are in the [`super::lexer::Lexer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tok {
    Eof,
    /// A malformed token that has been reported.
    Error,
    Minus,
    Plus,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Less,
    Greater,
    Colon,
    Semi,
    Comma,
    Dot,
    Equal,
    Question,
    Paste,
    DotDotDot,
    Int,
    /// `0b...`: an integer that remembers its width.
    BinInt,
    Str,
    Code,
    Id,
    VarName,
    /// `!name`; which one is in the lexer.
    Bang,
    KwAssert,
    KwBit,
    KwBits,
    KwClass,
    KwCode,
    KwDag,
    KwDef,
    KwDefm,
    KwDefset,
    KwDeftype,
    KwDefvar,
    KwDump,
    KwElse,
    KwFalse,
    KwField,
    KwForeach,
    KwIf,
    KwIn,
    KwInclude,
    KwInt,
    KwLet,
    KwList,
    KwMulticlass,
    KwString,
    KwThen,
    KwTrue,
}

/// The reserved words, in the order of their `Str`s.
const KEYWORDS: &[(&str, Tok)] = &[
    ("assert", Tok::KwAssert),
    ("bit", Tok::KwBit),
    ("bits", Tok::KwBits),
    ("class", Tok::KwClass),
    ("code", Tok::KwCode),
    ("dag", Tok::KwDag),
    ("def", Tok::KwDef),
    ("defm", Tok::KwDefm),
    ("defset", Tok::KwDefset),
    ("deftype", Tok::KwDeftype),
    ("defvar", Tok::KwDefvar),
    ("dump", Tok::KwDump),
    ("else", Tok::KwElse),
    ("false", Tok::KwFalse),
    ("field", Tok::KwField),
    ("foreach", Tok::KwForeach),
    ("if", Tok::KwIf),
    ("in", Tok::KwIn),
    ("include", Tok::KwInclude),
    ("int", Tok::KwInt),
    ("let", Tok::KwLet),
    ("list", Tok::KwList),
    ("multiclass", Tok::KwMulticlass),
    ("string", Tok::KwString),
    ("then", Tok::KwThen),
    ("true", Tok::KwTrue),
];

impl Tok {
    /// Whether a statement can begin with this token.
    pub fn starts_statement(self) -> bool {
        use Tok::*;
        matches!(
            self,
            KwAssert
                | KwClass
                | KwDef
                | KwDefm
                | KwDefset
                | KwDeftype
                | KwDefvar
                | KwDump
                | KwForeach
                | KwIf
                | KwLet
                | KwMulticlass
        )
    }
}

/// How the operands of an operator are written, which selects the parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// `!op(a)`, perhaps `!op<type>(a)`.
    Unary,
    /// `!op(a, b, ...)`.
    Binary,
    /// `!op(a, b, c)`.
    Ternary,
    /// A form of its own.
    Special,
}

macro_rules! operators {
    ($($op:ident $name:literal $shape:ident,)*) => {
        /// An operator. The last few have no bang spelling: they are what suffixes such as `x[1...3]` mean.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Op { $($op),* }

        /// Every operator: its spelling without the `!`, and the shape of its operands. Spellings that cannot be
        /// written begin with a dot. Discriminants of [`Op`] index this table.
        pub const OPERATORS: &[(Op, &str, Shape)] = &[$((Op::$op, $name, Shape::$shape)),*];
    };
}

operators! {
    Add "add" Binary,
    And "and" Binary,
    Cast "cast" Unary,
    Con "con" Binary,
    Cond "cond" Special,
    Dag "dag" Ternary,
    Div "div" Binary,
    Empty "empty" Unary,
    Eq "eq" Binary,
    Exists "exists" Special,
    Filter "filter" Special,
    Find "find" Special,
    Foldl "foldl" Special,
    Foreach "foreach" Special,
    Ge "ge" Binary,
    GetDagArg "getdagarg" Binary,
    GetDagName "getdagname" Binary,
    GetDagOp "getdagop" Unary,
    GetDagOpName "getdagopname" Unary,
    Gt "gt" Binary,
    Head "head" Unary,
    If "if" Ternary,
    Initialized "initialized" Unary,
    Instances "instances" Special,
    Interleave "interleave" Binary,
    IsA "isa" Special,
    Le "le" Binary,
    ListConcat "listconcat" Binary,
    ListFlatten "listflatten" Unary,
    ListRemove "listremove" Binary,
    ListSplat "listsplat" Binary,
    LogTwo "logtwo" Unary,
    Lt "lt" Binary,
    Match "match" Binary,
    Mul "mul" Binary,
    Ne "ne" Binary,
    Not "not" Unary,
    Or "or" Binary,
    Range "range" Special,
    Repr "repr" Unary,
    SetDagArg "setdagarg" Ternary,
    SetDagName "setdagname" Ternary,
    SetDagOp "setdagop" Binary,
    SetDagOpName "setdagopname" Binary,
    Shl "shl" Binary,
    Size "size" Unary,
    Sra "sra" Binary,
    Srl "srl" Binary,
    StrConcat "strconcat" Binary,
    Sub "sub" Binary,
    Subst "subst" Ternary,
    Substr "substr" Special,
    Tail "tail" Unary,
    ToLower "tolower" Unary,
    ToUpper "toupper" Unary,
    Xor "xor" Binary,
    ListElem ".listelem" Special,
    ListSlice ".listslice" Special,
    RangeClosed ".rangec" Special,
}

impl Op {
    /// The spelling without `!`.
    pub fn name(self) -> &'static str {
        OPERATORS[self as usize].1
    }

    /// How its operands are written.
    pub fn shape(self) -> Shape {
        OPERATORS[self as usize].2
    }

    pub(crate) fn from_u8(index: u8) -> Op {
        OPERATORS[index as usize].0
    }
}

/// Interns the reserved words first, so that their `Str`s are `0..KEYWORDS.len()`.
pub fn intern_keywords(interner: &mut Interner) {
    for (text, _) in KEYWORDS {
        interner.intern(text.as_bytes());
    }
}

/// The keyword that an identifier is, if it is one.
pub fn keyword(string: Str) -> Option<Tok> {
    KEYWORDS.get(string.as_u32() as usize).map(|&(_, tok)| tok)
}

/// The operator spelled `name`, without its `!`.
pub fn operator(name: &[u8]) -> Option<Op> {
    OPERATORS.iter().find(|(_, spelling, _)| spelling.as_bytes() == name).map(|&(op, ..)| op)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discriminants_index_the_table() {
        for (i, &(op, name, _)) in OPERATORS.iter().enumerate() {
            assert_eq!(op as usize, i);
            assert_eq!(operator(name.as_bytes()), Some(op));
        }
        assert_eq!(operator(b"nothing"), None);
    }

    #[test]
    fn keywords_come_first() {
        let mut interner = Interner::default();
        intern_keywords(&mut interner);
        let class = interner.intern(b"class");
        assert_eq!(keyword(class), Some(Tok::KwClass));
        let other = interner.intern(b"klass");
        assert_eq!(keyword(other), None);
    }
}
