//! Idioms: small functions of LLVM IR, one for each pair of an operation and a type. They are made here, always the same.
//! `cargo xtask bench idioms` counts what each becomes against `llc-22`; `cargo xtask compare idioms` executes them.
//!
//! The table is by topic: [`integers`], [`floats`], [`conversions`] and [`shuffles`] of vectors, [`scalars`]. A function has
//! its operands in registers, as far as the ABI allows, and does one thing, so that what is counted is that thing. Operands
//! for which an operation has no value (a shift by more than the width, a conversion out of range) are excluded by what an
//! argument says of its values ([`Values`]), not by instructions in the function.

pub mod code;
mod conversions;
pub mod figures;
mod floats;
mod integers;
pub mod operands;
mod scalars;
pub mod sets;
mod shuffles;
mod template;

use std::fmt::Write;

/// What a lane of a vector is, or a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Int(u32),
    Half,
    Float,
    Double,
    Pointer,
}

impl Element {
    pub fn bits(self) -> u32 {
        match self {
            Element::Int(bits) => bits,
            Element::Half => 16,
            Element::Float => 32,
            Element::Double | Element::Pointer => 64,
        }
    }

    pub fn is_float(self) -> bool {
        matches!(self, Element::Half | Element::Float | Element::Double)
    }

    /// As a type is written.
    pub fn text(self) -> String {
        match self {
            Element::Int(bits) => format!("i{bits}"),
            Element::Half => "half".to_owned(),
            Element::Float => "float".to_owned(),
            Element::Double => "double".to_owned(),
            Element::Pointer => "ptr".to_owned(),
        }
    }

    /// As names of intrinsics have it.
    pub fn short(self) -> String {
        match self {
            Element::Int(bits) => format!("i{bits}"),
            Element::Pointer => "p0".to_owned(),
            float => format!("f{}", float.bits()),
        }
    }
}

/// A vector, or with no lanes a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    pub element: Element,
    pub lanes: usize,
}

impl Type {
    pub fn scalar(element: Element) -> Type {
        Type { element, lanes: 0 }
    }

    pub fn vector(element: Element, lanes: usize) -> Type {
        Type { element, lanes }
    }

    pub fn with(self, element: Element) -> Type {
        Type { element, ..self }
    }

    pub fn text(self) -> String {
        match self.lanes {
            0 => self.element.text(),
            lanes => format!("<{lanes} x {}>", self.element.text()),
        }
    }

    pub fn short(self) -> String {
        match self.lanes {
            0 => self.element.short(),
            lanes => format!("v{lanes}{}", self.element.short()),
        }
    }

    /// Bytes of one lane in memory.
    pub fn lane_bytes(self) -> usize {
        self.element.bits().div_ceil(8) as usize
    }

    pub fn bytes(self) -> usize {
        self.lane_bytes() * self.lanes.max(1)
    }
}

/// Which values an argument may have, in each lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// All bits; of floating-point numbers also infinities, zeros of both signs, denormals and quiet NaNs.
    Any,
    Below(u64),
    /// Neither 0 nor -1.
    Divisor,
    /// Floating-point numbers whose integer part an integer of so many bits has.
    Within {
        bits: u32,
        signed: bool,
    },
    /// Small integers as floating-point numbers: sums and products are exact in any order.
    Small,
    /// A pointer to so many bytes of the function's own, which count as results.
    Memory(usize),
}

#[derive(Clone, Copy, Debug)]
pub struct Arg {
    pub name: &'static str,
    pub ty: Type,
    pub values: Values,
}

/// When two results are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Bit for bit, but all NaNs are one.
    Nan,
    /// The same, and zeros of either sign are one.
    Zero,
    /// Bit for bit.
    Bits,
}

/// A function of the table.
#[derive(Debug)]
pub struct Entry {
    pub name: String,
    /// Its definition.
    pub text: String,
    pub args: Vec<Arg>,
    pub result: Option<Type>,
    pub rule: Rule,
}

/// A function whose body leaves its result in `%r`.
fn entry(name: String, args: Vec<Arg>, result: Option<Type>, body: &str) -> Entry {
    let parameters: Vec<String> = args.iter().map(|arg| format!("{} %{}", arg.ty.text(), arg.name)).collect();
    let ty = result.map_or_else(|| "void".to_owned(), Type::text);
    let mut text = format!("define {ty} @{name}({}) nounwind {{\n", parameters.join(", "));
    for line in body.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let _ = writeln!(text, "  {line}");
    }
    let _ = match result {
        Some(_) => writeln!(text, "  ret {ty} %r\n}}"),
        None => writeln!(text, "  ret void\n}}"),
    };
    Entry { name, text, args, result, rule: Rule::Nan }
}

/// An argument that may have any value.
fn any(name: &'static str, ty: Type) -> Arg {
    Arg { name, ty, values: Values::Any }
}

/// Functions over vectors.
pub fn vectors() -> Vec<Entry> {
    let mut list = integers::entries();
    list.extend(floats::entries());
    list.extend(conversions::entries());
    list.extend(shuffles::entries());
    list
}

/// Functions over scalars; those with half precision are for machines that have it or a library for it.
pub fn scalars() -> Vec<Entry> {
    scalars::entries()
}

/// Functions between vectors of half precision and others.
pub fn halves() -> Vec<Entry> {
    conversions::halves()
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_unique() {
        let lists = [super::vectors(), super::scalars(), super::halves()];
        let mut names: Vec<String> = lists.into_iter().flatten().map(|entry| entry.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
