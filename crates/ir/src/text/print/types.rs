//! Types.
//!
//! The text of a type is asked for several times per instruction, so [`TypeNames`] holds it ready as a range of bytes.
//! Types are rendered in the order of their indices, in which parts come before wholes. The text of nested literal
//! types can be exponentially long, so only texts up to [`MAX_CACHED`] bytes are kept; longer ones are put together
//! each time, without recursion.

use super::buffer::Buffer;
use crate::types::{IdentifiedStruct, Type, TypeData, TypeTable};
use support::entity::{Entity, SecondaryMap};

const MAX_CACHED: usize = 512;
/// The range of a type that is not cached.
const UNCACHED: (u32, u32) = (1, 0);

/// The numbers of identified structs without a name; `u32::MAX` for those that have none.
pub(super) type StructNumbers = SecondaryMap<IdentifiedStruct, u32>;

/// The texts of the types of a module.
pub(super) struct TypeNames {
    text: Vec<u8>,
    /// By type; types beyond the end are not cached.
    ranges: Vec<(u32, u32)>,
    numbers: StructNumbers,
}

/// What remains to be written of a type.
#[derive(Clone, Copy)]
enum Piece {
    Type(Type),
    Text(&'static str),
    Uint(u32),
}

impl TypeNames {
    /// Without a cache, for printing a few things.
    pub fn uncached(numbers: StructNumbers) -> TypeNames {
        TypeNames { text: Vec::new(), ranges: Vec::new(), numbers }
    }

    pub fn new(types: &TypeTable, numbers: StructNumbers) -> TypeNames {
        let mut names = TypeNames::uncached(numbers);
        names.ranges.reserve(types.len());
        let mut scratch = Buffer::new();
        for (ty, _) in types.iter() {
            scratch.clear();
            let range = if names.render(types, ty, &mut scratch, MAX_CACHED) {
                let start = names.text.len();
                names.text.extend_from_slice(scratch.as_bytes());
                (start as u32, names.text.len() as u32)
            } else {
                UNCACHED
            };
            names.ranges.push(range);
        }
        names
    }

    #[inline]
    pub fn write(&self, types: &TypeTable, ty: Type, out: &mut Buffer<'_>) {
        match self.ranges.get(ty.index()) {
            Some(&(start, end)) if start <= end => out.bytes(&self.text[start as usize..end as usize]),
            _ => {
                self.render(types, ty, out, usize::MAX);
            }
        }
    }

    /// The right-hand side of `%name = type …`.
    pub fn write_body(&self, types: &TypeTable, ty: Type, out: &mut Buffer<'_>) {
        let Some((fields, packed)) = types.struct_body(ty) else { return out.str("opaque") };
        let (open, separator, close) = struct_text(fields, packed);
        out.str(open);
        for (i, &field) in fields.iter().enumerate() {
            if i > 0 {
                out.str(separator);
            }
            self.write(types, field, out);
        }
        out.str(close);
    }

    /// Writes a type; gives up and returns false when more than `limit` bytes would be written.
    fn render(&self, types: &TypeTable, ty: Type, out: &mut Buffer<'_>, limit: usize) -> bool {
        let limit = out.len().saturating_add(limit);
        let mut rest = vec![Piece::Type(ty)];
        while let Some(piece) = rest.pop() {
            match piece {
                Piece::Text(text) => out.str(text),
                Piece::Uint(n) => out.uint(n.into()),
                Piece::Type(ty) => match self.ranges.get(ty.index()) {
                    Some(&(start, end)) if start <= end => {
                        out.bytes(&self.text[start as usize..end as usize]);
                    }
                    Some(_) if limit != usize::MAX => return false,
                    _ => self.expand(types, ty, out, &mut rest),
                },
            }
            if out.len() > limit {
                return false;
            }
        }
        true
    }

    /// Writes how a type begins and leaves in `rest`, last piece first, how it goes on.
    fn expand(&self, types: &TypeTable, ty: Type, out: &mut Buffer<'_>, rest: &mut Vec<Piece>) {
        match types.get(ty) {
            TypeData::Void => out.str("void"),
            TypeData::Half => out.str("half"),
            TypeData::BFloat => out.str("bfloat"),
            TypeData::Float => out.str("float"),
            TypeData::Double => out.str("double"),
            TypeData::X86Fp80 => out.str("x86_fp80"),
            TypeData::Fp128 => out.str("fp128"),
            TypeData::PpcFp128 => out.str("ppc_fp128"),
            TypeData::Label => out.str("label"),
            TypeData::Token => out.str("token"),
            TypeData::Metadata => out.str("metadata"),
            TypeData::X86Amx => out.str("x86_amx"),
            TypeData::Int(bits) => {
                out.byte(b'i');
                out.uint((*bits).into());
            }
            TypeData::Ptr { addr_space } => {
                out.str("ptr");
                write_addr_space(*addr_space, out);
            }
            TypeData::Array { elem, len } => {
                out.byte(b'[');
                out.uint(*len);
                out.str(" x ");
                rest.extend([Piece::Text("]"), Piece::Type(*elem)]);
            }
            TypeData::Vector { elem, len, scalable } => {
                out.str(if *scalable { "<vscale x " } else { "<" });
                out.uint((*len).into());
                out.str(" x ");
                rest.extend([Piece::Text(">"), Piece::Type(*elem)]);
            }
            TypeData::Struct { fields, packed } => {
                let (open, separator, close) = struct_text(fields, *packed);
                out.str(open);
                rest.push(Piece::Text(close));
                push_list(fields, separator, rest);
            }
            TypeData::Identified(id) => self.write_identified(types, *id, out),
            TypeData::Function { ret, params, vararg } => {
                rest.push(Piece::Text(match (vararg, params.is_empty()) {
                    (false, _) => ")",
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                }));
                push_list(params, ", ", rest);
                rest.extend([Piece::Text(" ("), Piece::Type(*ret)]);
            }
            TypeData::TargetExt(ext) => {
                out.str("target(");
                out.quoted(&ext.name);
                rest.push(Piece::Text(")"));
                for &n in ext.ints.iter().rev() {
                    rest.extend([Piece::Uint(n), Piece::Text(", ")]);
                }
                for &ty in ext.types.iter().rev() {
                    rest.extend([Piece::Type(ty), Piece::Text(", ")]);
                }
            }
        }
    }

    fn write_identified(&self, types: &TypeTable, id: IdentifiedStruct, out: &mut Buffer<'_>) {
        out.byte(b'%');
        match (&types.identified(id).name, self.numbers[id]) {
            (Some(name), _) => out.name(name),
            (None, u32::MAX) => {
                out.str("\"type ");
                out.uint(id.as_u32().into());
                out.byte(b'"');
            }
            (None, number) => out.uint(number.into()),
        }
    }
}

/// ` addrspace(N)`, unless N is 0.
pub(super) fn write_addr_space(addr_space: u32, out: &mut Buffer<'_>) {
    if addr_space != 0 {
        out.str(" addrspace(");
        out.uint(addr_space.into());
        out.byte(b')');
    }
}

fn struct_text(fields: &[Type], packed: bool) -> (&'static str, &'static str, &'static str) {
    match (fields.is_empty(), packed) {
        (true, false) => ("{", "", "}"),
        (true, true) => ("<{", "", "}>"),
        (false, false) => ("{ ", ", ", " }"),
        (false, true) => ("<{ ", ", ", " }>"),
    }
}

/// Leaves a separated list in `rest`, last piece first.
fn push_list(list: &[Type], separator: &'static str, rest: &mut Vec<Piece>) {
    for (i, &ty) in list.iter().enumerate().rev() {
        rest.push(Piece::Type(ty));
        if i > 0 {
            rest.push(Piece::Text(separator));
        }
    }
}

/// The order of identified structs in LLVM's output, see [`super::type_order`].
pub(super) fn no_numbers() -> StructNumbers {
    SecondaryMap::with_default(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(names: &TypeNames, types: &TypeTable, ty: Type) -> String {
        let mut out = Buffer::new();
        names.write(types, ty, &mut out);
        String::from_utf8(out.into_bytes()).unwrap()
    }

    #[test]
    fn cached_and_uncached_texts_agree() {
        let mut types = TypeTable::new();
        let vector = types.vector(Type::I8, 4, true);
        let named = types.new_identified(Some(b"a b"));
        let unnamed = types.new_identified(None);
        let array = types.array(vector, 3);
        let literal = types.literal_struct(&[array, named, unnamed], true);
        let function = types.function(literal, &[Type::PTR], true);
        let empty = types.literal_struct(&[], false);
        let ext = types.intern(TypeData::TargetExt(Box::new(crate::types::TargetExtType {
            name: (*b"x").into(),
            types: [Type::I1].into(),
            ints: [5, 6].into(),
        })));
        let mut numbers = no_numbers();
        numbers[IdentifiedStruct::from_u32(1)] = 0;
        let cached = TypeNames::new(&types, numbers.clone());
        let uncached = TypeNames::uncached(numbers);
        for (ty, expected) in [
            (function, "<{ [3 x <vscale x 4 x i8>], %\"a b\", %0 }> (ptr, ...)"),
            (empty, "{}"),
            (ext, "target(\"x\", i1, 5, 6)"),
        ] {
            assert_eq!(text(&cached, &types, ty), expected);
            assert_eq!(text(&uncached, &types, ty), expected);
        }
    }

    #[test]
    fn long_texts_are_not_cached_but_complete() {
        let mut types = TypeTable::new();
        let mut ty = Type::I32;
        for _ in 0..12 {
            ty = types.literal_struct(&[ty, ty], false);
        }
        let names = TypeNames::new(&types, no_numbers());
        assert!(names.text.len() < 4 * MAX_CACHED);
        let text = text(&names, &types, ty);
        assert_eq!(text.matches("i32").count(), 1 << 12);
        assert!(text.starts_with("{ { ") && text.ends_with(" } }"));
    }
}
