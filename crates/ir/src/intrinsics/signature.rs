//! Types of intrinsics: patterns, and how chosen types are spelled in names.
//!
//! Patterns are separated by spaces:
//!
//! | pattern | matches |
//! |---|---|
//! | `i1`, `i32`, `ptr`, `token`, … | that type |
//! | `any`, `anyint`, `anyfloat`, `anyptr`, `anyvec` | a choice: any type; integers, floats (or vectors of them); pointers; vectors |
//! | `=N` | choice number N again |
//! | `elem=N` | the element type of choice N, a vector |
//! | `shape=N:T` | `T`, or a vector of `T` with as many elements as choice N |
//! | `nth=N/K` | a vector like choice N with a K-th of its elements |
//! | `ptrs=N` | a choice: a vector of pointers with as many elements as choice N |
//! | `...` | at the end: variable arguments |
//!
//! Choices are numbered from 0 in the order of results and parameters. A pattern may refer to a choice that comes
//! later.

use super::IntrinsicInfo;
use crate::types::{Type, TypeData, TypeTable};
use smallvec::SmallVec;
use std::io::Write;

/// Which part of a function type does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    Result,
    Param,
    /// Variable arguments where there should be none, or the other way round.
    VarArg,
    TooFew,
}

/// The chosen types of an overloaded intrinsic.
pub type Overloads = SmallVec<[Type; 4]>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Any,
    Int,
    Float,
    Ptr,
    Vector,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pattern {
    Fixed(Type),
    Choice(Choice),
    Same(usize),
    Elem(usize),
    Shape(usize, Type),
    Nth(usize, u32),
    Ptrs(usize),
    VarArg,
}

const FIXED: &[(&str, Type)] = &[
    ("i1", Type::I1),
    ("i8", Type::I8),
    ("i16", Type::I16),
    ("i32", Type::I32),
    ("i64", Type::I64),
    ("i128", Type::I128),
    ("half", Type::HALF),
    ("bfloat", Type::BFLOAT),
    ("float", Type::FLOAT),
    ("double", Type::DOUBLE),
    ("x86_fp80", Type::X86_FP80),
    ("fp128", Type::FP128),
    ("ppc_fp128", Type::PPC_FP128),
    ("ptr", Type::PTR),
    ("token", Type::TOKEN),
    ("metadata", Type::METADATA),
    ("x86_amx", Type::X86_AMX),
];

fn fixed(word: &str) -> Option<Type> {
    FIXED.iter().find(|(name, _)| *name == word).map(|&(_, ty)| ty)
}

impl Pattern {
    /// A word of a row. Rows are checked by a test, so an unknown word does not occur.
    fn parse(word: &str) -> Option<Pattern> {
        let choice = match word {
            "any" => Choice::Any,
            "anyint" => Choice::Int,
            "anyfloat" => Choice::Float,
            "anyptr" => Choice::Ptr,
            "anyvec" => Choice::Vector,
            "..." => return Some(Pattern::VarArg),
            _ => {
                let Some((how, rest)) = word.split_once('=') else { return fixed(word).map(Pattern::Fixed) };
                return match how {
                    "" => Some(Pattern::Same(rest.parse().ok()?)),
                    "elem" => Some(Pattern::Elem(rest.parse().ok()?)),
                    "ptrs" => Some(Pattern::Ptrs(rest.parse().ok()?)),
                    "shape" => {
                        let (n, ty) = rest.split_once(':')?;
                        Some(Pattern::Shape(n.parse().ok()?, fixed(ty)?))
                    }
                    "nth" => {
                        let (n, k) = rest.split_once('/')?;
                        Some(Pattern::Nth(n.parse().ok()?, k.parse().ok()?))
                    }
                    _ => None,
                };
            }
        };
        Some(Pattern::Choice(choice))
    }

    fn is_choice(self) -> bool {
        matches!(self, Pattern::Choice(_) | Pattern::Ptrs(_))
    }

    /// The choice that the pattern refers to.
    fn refers_to(self) -> Option<usize> {
        match self {
            Pattern::Same(n)
            | Pattern::Elem(n)
            | Pattern::Shape(n, _)
            | Pattern::Nth(n, _)
            | Pattern::Ptrs(n) => Some(n),
            _ => None,
        }
    }

    /// Whether `ty` fits, when the choice referred to is `reference`.
    fn fits(self, types: &TypeTable, ty: Type, reference: Option<Type>) -> bool {
        let vector = |ty: Type| types.vector_shape(ty).map(|shape| (shape, types.scalar(ty)));
        match self {
            Pattern::Fixed(fixed) => ty == fixed,
            Pattern::VarArg => false,
            Pattern::Choice(Choice::Any) => true,
            Pattern::Choice(Choice::Int) => types.is_int_or_int_vector(ty),
            Pattern::Choice(Choice::Float) => types.is_float_or_float_vector(ty),
            Pattern::Choice(Choice::Ptr) => types.is_ptr(ty),
            Pattern::Choice(Choice::Vector) => types.is_vector(ty),
            Pattern::Same(_) => Some(ty) == reference,
            Pattern::Elem(_) => reference.and_then(vector).is_some_and(|(_, elem)| elem == ty),
            Pattern::Shape(_, elem) => {
                let Some(reference) = reference else { return false };
                types.vector_shape(reference) == types.vector_shape(ty) && types.scalar(ty) == elem
            }
            Pattern::Nth(_, k) => match (reference.and_then(vector), vector(ty)) {
                (Some(((len, scalable), elem)), Some(((n, s), e))) => {
                    n.checked_mul(k) == Some(len) && (s, e) == (scalable, elem)
                }
                _ => false,
            },
            Pattern::Ptrs(_) => match (reference.and_then(vector), vector(ty)) {
                (Some((shape, _)), Some((s, elem))) => s == shape && types.is_ptr(elem),
                _ => false,
            },
        }
    }

    /// The type that the pattern stands for, given all choices; `next` is the number of the next choice.
    fn instantiate(self, types: &mut TypeTable, overloads: &[Type], next: &mut usize) -> Option<Type> {
        let reference = match self.refers_to() {
            Some(n) => Some(*overloads.get(n)?),
            None => None,
        };
        if self.is_choice() {
            let ty = *overloads.get(*next)?;
            *next += 1;
            return self.fits(types, ty, reference).then_some(ty);
        }
        match (self, reference) {
            (Pattern::Fixed(ty), _) => Some(ty),
            (Pattern::Same(_), Some(ty)) => Some(ty),
            (Pattern::Elem(_), Some(ty)) => types.is_vector(ty).then(|| types.scalar(ty)),
            (Pattern::Shape(_, elem), Some(ty)) => Some(types.with_shape_of(elem, ty)),
            (Pattern::Nth(_, k), Some(ty)) => {
                let (len, scalable) = types.vector_shape(ty)?;
                let elem = types.scalar(ty);
                (k != 0 && len % k == 0).then(|| types.vector(elem, len / k, scalable))
            }
            _ => None,
        }
    }
}

fn patterns(words: &'static str) -> impl Iterator<Item = Pattern> {
    words.split_ascii_whitespace().filter_map(Pattern::parse)
}

impl IntrinsicInfo {
    /// Whether the row leaves a choice of types.
    pub fn is_overloaded(&self) -> bool {
        self.num_overloads() > 0
    }

    /// How many types are chosen.
    pub fn num_overloads(&self) -> usize {
        let count = |words| patterns(words).filter(|p| p.is_choice()).count();
        count(self.results) + count(self.params)
    }

    pub fn is_vararg(&self) -> bool {
        self.params.ends_with("...")
    }

    /// The types chosen by a function type, or what does not fit.
    pub fn match_type(&self, types: &TypeTable, fn_ty: Type) -> Result<Overloads, Mismatch> {
        let Some((ret, params, vararg)) = types.signature(fn_ty) else { return Err(Mismatch::Result) };
        let mut overloads = Overloads::new();
        let mut later: SmallVec<[(Pattern, Type, Mismatch); 8]> = SmallVec::new();
        let mut check = |pattern: Pattern, ty: Type, mismatch: Mismatch| {
            let reference = pattern.refers_to();
            let known = reference.is_none_or(|n| n < overloads.len());
            if known {
                let reference = reference.map(|n| overloads[n]);
                if !pattern.fits(types, ty, reference) {
                    return Err(mismatch);
                }
            } else {
                later.push((pattern, ty, mismatch));
            }
            if pattern.is_choice() {
                overloads.push(ty);
            }
            Ok(())
        };
        let results: SmallVec<[Pattern; 8]> = patterns(self.results).collect();
        let fields = types.struct_body(ret).map_or(&[][..], |body| body.0);
        match results[..] {
            [] if ret == Type::VOID => {}
            [result] => check(result, ret, Mismatch::Result)?,
            [_, _, ..] if fields.len() == results.len() => {
                for (&pattern, &field) in results.iter().zip(fields) {
                    check(pattern, field, Mismatch::Result)?;
                }
            }
            _ => return Err(Mismatch::Result),
        }
        let mut expected = patterns(self.params).filter(|&p| p != Pattern::VarArg);
        for &param in params {
            let Some(pattern) = expected.next() else { return Err(Mismatch::Param) };
            check(pattern, param, Mismatch::Param)?;
        }
        for &(pattern, ty, mismatch) in &later {
            let reference = pattern.refers_to().and_then(|n| overloads.get(n).copied());
            if reference.is_none() || !pattern.fits(types, ty, reference) {
                return Err(mismatch);
            }
        }
        match expected.next() {
            Some(_) if vararg => Err(Mismatch::VarArg),
            Some(_) => Err(Mismatch::TooFew),
            None if vararg != self.is_vararg() => Err(Mismatch::VarArg),
            None => Ok(overloads),
        }
    }

    /// The function type for the chosen types; `None` if they do not fit.
    pub fn function_type(&self, types: &mut TypeTable, overloads: &[Type]) -> Option<Type> {
        let mut next = 0;
        let mut make = |words: &'static str| -> Option<SmallVec<[Type; 8]>> {
            patterns(words)
                .filter(|&p| p != Pattern::VarArg)
                .map(|pattern| pattern.instantiate(types, overloads, &mut next))
                .collect()
        };
        let (results, params) = (make(self.results)?, make(self.params)?);
        if next != overloads.len() {
            return None;
        }
        let ret = match results[..] {
            [] => Type::VOID,
            [ty] => ty,
            _ => types.literal_struct(&results, false),
        };
        Some(types.function(ret, &params, self.is_vararg()))
    }

    /// The name with the chosen types appended: `llvm.memcpy.p0.p0.i64`.
    ///
    /// A chosen type that contains an unnamed struct has no spelling of its own: LLVM then appends a number that
    /// makes the name unique, which is left to the caller.
    pub fn mangled_name(&self, types: &TypeTable, overloads: &[Type]) -> Vec<u8> {
        let mut name = self.name.as_bytes().to_vec();
        for &ty in overloads {
            name.push(b'.');
            append_mangled_type(types, ty, &mut name);
        }
        name
    }
}

/// Spellings of types that are a word.
fn mangled_word(data: &TypeData) -> Option<&'static str> {
    Some(match data {
        TypeData::Void => "isVoid",
        TypeData::Metadata => "Metadata",
        TypeData::Half => "f16",
        TypeData::BFloat => "bf16",
        TypeData::Float => "f32",
        TypeData::Double => "f64",
        TypeData::X86Fp80 => "f80",
        TypeData::Fp128 => "f128",
        TypeData::PpcFp128 => "ppcf128",
        TypeData::X86Amx => "x86amx",
        TypeData::Token => "token",
        TypeData::Label => "label",
        _ => return None,
    })
}

/// What is left to write: a type, or bytes between types.
enum Piece<'a> {
    Type(Type),
    Bytes(&'a [u8]),
    Number(u32),
}

/// Appends the spelling of a type in names: `i32`, `p0`, `v4f32`, `a8i16`, `sl_i32f64s`, `s_struct.fooss`.
/// Returns false if the type contains an unnamed struct, which has no spelling.
pub fn append_mangled_type(types: &TypeTable, ty: Type, out: &mut Vec<u8>) -> bool {
    let mut todo = vec![Piece::Type(ty)];
    let mut complete = true;
    while let Some(piece) = todo.pop() {
        // Writing to a vector cannot fail.
        let ty = match piece {
            Piece::Bytes(bytes) => {
                out.extend_from_slice(bytes);
                continue;
            }
            Piece::Number(n) => {
                let _ = write!(out, "_{n}");
                continue;
            }
            Piece::Type(ty) => ty,
        };
        match types.get(ty) {
            TypeData::Int(bits) => {
                let _ = write!(out, "i{bits}");
            }
            TypeData::Ptr { addr_space } => {
                let _ = write!(out, "p{addr_space}");
            }
            TypeData::Array { elem, len } => {
                let _ = write!(out, "a{len}");
                todo.push(Piece::Type(*elem));
            }
            TypeData::Vector { elem, len, scalable } => {
                let _ = write!(out, "{}v{len}", if *scalable { "nx" } else { "" });
                todo.push(Piece::Type(*elem));
            }
            TypeData::Struct { fields, .. } => {
                out.extend_from_slice(b"sl_");
                todo.push(Piece::Bytes(b"s"));
                todo.extend(fields.iter().rev().map(|&f| Piece::Type(f)));
            }
            TypeData::Identified(id) => {
                let name = types.identified(*id).name.as_deref();
                complete &= name.is_some();
                out.extend_from_slice(b"s_");
                out.extend_from_slice(name.unwrap_or_default());
                out.push(b's');
            }
            TypeData::Function { ret, params, vararg } => {
                out.extend_from_slice(b"f_");
                todo.push(Piece::Bytes(if *vararg { b"varargf" } else { b"f" }));
                todo.extend(params.iter().rev().map(|&p| Piece::Type(p)));
                todo.push(Piece::Type(*ret));
            }
            TypeData::TargetExt(ext) => {
                out.push(b't');
                out.extend_from_slice(&ext.name);
                todo.push(Piece::Bytes(b"t"));
                todo.extend(ext.ints.iter().rev().map(|&n| Piece::Number(n)));
                for &ty in ext.types.iter().rev() {
                    todo.push(Piece::Type(ty));
                    todo.push(Piece::Bytes(b"_"));
                }
            }
            data => out.extend_from_slice(mangled_word(data).unwrap_or("").as_bytes()),
        }
    }
    complete
}
