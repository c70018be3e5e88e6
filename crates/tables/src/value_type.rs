//! Types of values in the code generator: what a register or a node's result holds.
//!
//! A [`ValueType`] is a number of 64 bits that says everything about the type, so types of any width exist (`i17`,
//! `v3i33`) without a table that lists them; a target's registers hold a few of them. Names are those of `ValueTypes.td`
//! and of dumps.
//!
//! ```text
//! bits 0-31   size of the scalar in bits
//! bits 32-39  Kind
//! bits 40-62  number of elements; 0 for a scalar
//! bit  63     the number of elements is a multiple that the machine decides
//! ```

use std::fmt;

/// See the module text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueType(u64);

/// What kind of thing the scalar, or an element, is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// The chain that orders side effects, and operands that are no values.
    Other,
    Int,
    /// A binary format of IEEE 754, of its size.
    Float,
    BFloat,
    /// The 80-bit format of x87.
    X87,
    /// Two doubles.
    PpcDouble,
    /// Keeps nodes together while they are scheduled.
    Glue,
    /// A register of any type.
    Untyped,
    /// An integer as wide as an address; only in descriptions.
    Pointer,
    /// Any type, any integer, any floating-point or any vector type; only in descriptions.
    Any,
    AnyInt,
    AnyFloat,
    AnyVector,
}

const KINDS: &[Kind] = &[
    Kind::Other,
    Kind::Int,
    Kind::Float,
    Kind::BFloat,
    Kind::X87,
    Kind::PpcDouble,
    Kind::Glue,
    Kind::Untyped,
    Kind::Pointer,
    Kind::Any,
    Kind::AnyInt,
    Kind::AnyFloat,
    Kind::AnyVector,
];

/// Types whose names are not made of a letter and a size.
const NAMED: &[(&str, ValueType)] = &[
    ("ch", ValueType::OTHER),
    ("Other", ValueType::OTHER),
    ("glue", ValueType::GLUE),
    ("Glue", ValueType::GLUE),
    ("Untyped", ValueType::UNTYPED),
    ("iPTR", ValueType::POINTER),
    ("bf16", ValueType::BF16),
    ("f80", ValueType::scalar(Kind::X87, 80)),
    ("ppcf128", ValueType::scalar(Kind::PpcDouble, 128)),
    ("Any", ValueType::scalar(Kind::Any, 0)),
    ("iAny", ValueType::scalar(Kind::AnyInt, 0)),
    ("fAny", ValueType::scalar(Kind::AnyFloat, 0)),
    ("vAny", ValueType::scalar(Kind::AnyVector, 0)),
];

const LANES_SHIFT: u32 = 40;
const MAX_LANES: u32 = (1 << 23) - 1;
const SCALABLE: u64 = 1 << 63;

impl ValueType {
    pub const OTHER: ValueType = ValueType::scalar(Kind::Other, 0);
    pub const GLUE: ValueType = ValueType::scalar(Kind::Glue, 0);
    pub const UNTYPED: ValueType = ValueType::scalar(Kind::Untyped, 8);
    pub const POINTER: ValueType = ValueType::scalar(Kind::Pointer, 0);
    pub const I1: ValueType = ValueType::int(1);
    pub const I8: ValueType = ValueType::int(8);
    pub const I16: ValueType = ValueType::int(16);
    pub const I32: ValueType = ValueType::int(32);
    pub const I64: ValueType = ValueType::int(64);
    pub const F16: ValueType = ValueType::scalar(Kind::Float, 16);
    pub const BF16: ValueType = ValueType::scalar(Kind::BFloat, 16);
    pub const F32: ValueType = ValueType::scalar(Kind::Float, 32);
    pub const F64: ValueType = ValueType::scalar(Kind::Float, 64);
    pub const F128: ValueType = ValueType::scalar(Kind::Float, 128);

    pub const fn scalar(kind: Kind, bits: u32) -> ValueType {
        ValueType((kind as u64) << 32 | bits as u64)
    }

    pub const fn int(bits: u32) -> ValueType {
        ValueType::scalar(Kind::Int, bits)
    }

    /// A vector of 1 to 2^23-1 elements of this type; `None` for other numbers, or if this is a vector.
    pub fn vector(self, lanes: u32, scalable: bool) -> Option<ValueType> {
        if self.is_vector() || lanes == 0 || lanes > MAX_LANES {
            return None;
        }
        let scalable = if scalable { SCALABLE } else { 0 };
        Some(ValueType(self.0 | u64::from(lanes) << LANES_SHIFT | scalable))
    }

    pub const fn to_raw(self) -> u64 {
        self.0
    }

    pub const fn from_raw(raw: u64) -> ValueType {
        ValueType(raw)
    }

    pub fn kind(self) -> Kind {
        KINDS.get((self.0 >> 32 & 0xff) as usize).copied().unwrap_or(Kind::Other)
    }

    /// Bits of the scalar or of an element.
    pub const fn scalar_bits(self) -> u32 {
        self.0 as u32
    }

    pub const fn lanes(self) -> u32 {
        (self.0 >> LANES_SHIFT) as u32 & MAX_LANES
    }

    pub const fn is_scalable(self) -> bool {
        self.0 & SCALABLE != 0
    }

    /// Bits of the whole; of a scalable vector, of its smallest size.
    pub const fn bits(self) -> u64 {
        let lanes = if self.is_vector() { self.lanes() } else { 1 };
        self.scalar_bits() as u64 * lanes as u64
    }

    pub const fn is_vector(self) -> bool {
        self.lanes() != 0
    }

    /// An integer, or a vector of integers.
    pub fn is_int(self) -> bool {
        self.kind() == Kind::Int
    }

    pub fn is_scalar_int(self) -> bool {
        self.is_int() && !self.is_vector()
    }

    /// A floating-point number, or a vector of such.
    pub fn is_float(self) -> bool {
        matches!(self.kind(), Kind::Float | Kind::BFloat | Kind::X87 | Kind::PpcDouble)
    }

    /// The type of an element; a scalar is its own.
    pub const fn element(self) -> ValueType {
        ValueType(self.0 & ((1 << LANES_SHIFT) - 1))
    }

    /// The type with this name, as in `ValueTypes.td` (`i32`, `v4f32`, `nxv2i64`) or in dumps (`ch`).
    pub fn from_name(name: &str) -> Option<ValueType> {
        if let Some((_, ty)) = NAMED.iter().find(|(n, _)| *n == name) {
            return Some(*ty);
        }
        let (scalable, rest) = match name.strip_prefix("nx") {
            Some(rest) => (true, rest),
            None => (false, name),
        };
        if let Some(rest) = rest.strip_prefix('v') {
            let digits = rest.find(|c: char| !c.is_ascii_digit())?;
            let element = ValueType::from_name(&rest[digits..]).filter(|t| !t.is_vector())?;
            return element.vector(rest[..digits].parse().ok()?, scalable);
        }
        if scalable {
            return None;
        }
        let size = |text: &str| text.parse::<u32>().ok().filter(|&n| n > 0);
        if let Some(bits) = rest.strip_prefix('i').and_then(size) {
            return Some(ValueType::int(bits));
        }
        let bits = rest.strip_prefix('f').and_then(size)?;
        matches!(bits, 16 | 32 | 64 | 128).then_some(ValueType::scalar(Kind::Float, bits))
    }
}

impl Default for ValueType {
    fn default() -> Self {
        ValueType::OTHER
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_vector() {
            let prefix = if self.is_scalable() { "nxv" } else { "v" };
            return write!(f, "{prefix}{}{}", self.lanes(), self.element());
        }
        match NAMED.iter().find(|(_, ty)| ty == self) {
            Some((name, _)) => f.write_str(name),
            None if self.is_int() => write!(f, "i{}", self.scalar_bits()),
            None => write!(f, "f{}", self.scalar_bits()),
        }
    }
}

impl fmt::Debug for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl crate::image::Pod for ValueType {
    const SIZE: usize = 8;
    fn read(bytes: &[u8]) -> Self {
        ValueType(u64::read(bytes))
    }
    fn write(&self, out: &mut Vec<u8>) {
        self.0.write(out);
    }
}

impl crate::image::Record for ValueType {
    const SECTION: crate::image::SectionId = crate::image::SectionId::ValueTypes;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive() {
        for name in [
            "i1", "i64", "i17", "f16", "f128", "bf16", "f80", "ppcf128", "v4i32", "nxv2f64", "v3bf16", "ch",
            "glue",
        ] {
            let ty = ValueType::from_name(name).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(ty.to_string(), name);
        }
        for name in ["", "i", "i0", "f17", "v", "vi32", "v4", "nxi32", "v4v4i32", "x"] {
            assert_eq!(ValueType::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn parts_are_kept_apart() {
        let ty = ValueType::I32.vector(4, true).unwrap();
        assert_eq!((ty.kind(), ty.scalar_bits(), ty.lanes(), ty.bits()), (Kind::Int, 32, 4, 128));
        assert!(ty.is_vector() && ty.is_scalable() && ty.is_int() && !ty.is_scalar_int());
        assert_eq!(ty.element(), ValueType::I32);
        assert_eq!(ty.vector(2, false), None);
        assert!(KINDS.iter().enumerate().all(|(i, &k)| k as usize == i));
    }
}
