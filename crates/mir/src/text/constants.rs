//! Entries of constant pools: the text of an IR constant, to the bytes of a number, a vector or an array of numbers.
//!
//! The text is read as the initializer of a variable in a module of its own, so it cannot name types or globals. O(text).

use ir::constant::ConstKind;
use ir::global::GlobalKind;
use ir::text::parse::parse_module;
use ir::types::{Type, TypeData};
use ir::{DataLayout, Module, Value};
use support::source::SourceMap;

/// How deep vectors and arrays may be nested.
const MAX_DEPTH: u32 = 8;

/// Bytes that a constant may have.
const MAX_BYTES: u64 = 1 << 20;

/// The bytes of a constant, little endian; `None` if it is not such a constant.
pub(super) fn bytes_of(text: &str, layout: &DataLayout) -> Option<Vec<u8>> {
    if let Some(bytes) = bytes_of_string(text) {
        return Some(bytes);
    }
    // What follows a constant there would say something of the variable.
    if layout.is_big_endian() || text.contains(['\n', '@']) {
        return None;
    }
    let mut sources = SourceMap::new();
    let source = format!("@0 = constant {text}");
    let id = sources.add("constant", source.into_bytes(), None).ok()?;
    let (module, _) = parse_module(&sources, id).ok()?;
    let [global] = module.order.variables[..] else { return None };
    let GlobalKind::Variable(variable) = &module.env.globals[global].kind else { return None };
    let mut out = Vec::new();
    append(&module, layout, variable.initializer?, &mut out, 0)?;
    Some(out)
}

/// Writes a value and the padding of its type.
fn append(module: &Module, layout: &DataLayout, value: Value, out: &mut Vec<u8>, depth: u32) -> Option<()> {
    let data = module.env.scope().constant(value).filter(|_| depth < MAX_DEPTH)?;
    let size = layout.alloc_size(&module.types, data.ty).filter(|size| size.min <= MAX_BYTES)?.min;
    let end = out.len() + size as usize;
    match &data.kind {
        ConstKind::Int(number) | ConstKind::Float(number) => out.extend(number.to_le_bytes()),
        ConstKind::WideInt(words) => out.extend(words.iter().flat_map(|w| w.to_le_bytes())),
        ConstKind::WideFloat(words) => out.extend(words.iter().flat_map(|w| w.to_le_bytes())),
        ConstKind::Null | ConstKind::Undef | ConstKind::Poison => {}
        ConstKind::Data(bytes) => out.extend(&**bytes),
        ConstKind::Aggregate(elements) if is_plain(module, layout, data.ty) => {
            elements.iter().try_for_each(|&e| append(module, layout, e, out, depth + 1))?
        }
        _ => return None,
    }
    out.resize(end, 0);
    Some(())
}

/// Whether the elements of a vector or an array stand one after another as they would alone.
fn is_plain(module: &Module, layout: &DataLayout, ty: Type) -> bool {
    match *module.types.get(ty) {
        TypeData::Array { .. } => true,
        TypeData::Vector { elem, scalable: false, .. } => {
            let stored = layout.alloc_size(&module.types, elem).map(|size| size.min * 8);
            layout.size_bits(&module.types, elem).map(|size| size.min) == stored
        }
        _ => false,
    }
}

/// The bytes of `[N x i8] c"…"`.
fn bytes_of_string(text: &str) -> Option<Vec<u8>> {
    let (ty, string) = text.split_once(" c\"")?;
    let len: usize = ty.strip_prefix('[')?.strip_suffix(" x i8]")?.parse().ok()?;
    let mut rest = string.strip_suffix('"')?.as_bytes();
    let mut bytes = Vec::new();
    while let Some((&first, others)) = rest.split_first() {
        rest = others;
        if first != b'\\' {
            bytes.push(first);
            continue;
        }
        let digits = std::str::from_utf8(rest.get(..2)?).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = &rest[2..];
    }
    (bytes.len() == len).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_bytes() {
        let layout = DataLayout::default();
        let bytes = |text| bytes_of(text, &layout);
        assert_eq!(bytes("[2 x i8] c\"a\\FF\""), Some(vec![b'a', 255]));
        assert_eq!(bytes("i32 -2"), Some(vec![254, 255, 255, 255]));
        assert_eq!(bytes("double 1.0"), Some(1f64.to_le_bytes().to_vec()));
        assert_eq!(bytes("<2 x i16> <i16 1, i16 undef>"), Some(vec![1, 0, 0, 0]));
        assert_eq!(bytes("[2 x <2 x i8>] zeroinitializer"), Some(vec![0; 4]));
        for refused in
            ["", "ptr @f", "i32 x", "<4 x i1> <i1 1, i1 0, i1 0, i1 undef>", "i32 1\n@b = global i8 0"]
        {
            assert_eq!(bytes(refused), None, "{refused}");
        }
        assert_eq!(bytes("[99999999999999 x i8] zeroinitializer"), None);
    }
}
