//! Intrinsics: the table is well formed; names, types and attributes fit together.

use super::*;
use crate::Module;
use crate::attributes::{AttrKind, Attribute};

#[test]
fn table_is_sorted_and_every_word_is_known() {
    for pair in table::TABLE.windows(2) {
        assert!(pair[0].name < pair[1].name, "{} {}", pair[0].name, pair[1].name);
    }
    let words = [
        "nomem",
        "readmem",
        "writemem",
        "argmemonly",
        "inaccessiblememonly",
        "inaccessiblemem_or_argmemonly",
    ];
    for info in table::TABLE {
        for word in info.attrs.split_ascii_whitespace() {
            let known = AttrKind::from_name(word.as_bytes()).is_some()
                || words.contains(&word)
                || matches!(word, "sideeffects" | "commutative");
            assert!(known, "{}: {word}", info.name);
        }
        // Some choice of types makes a function type for which the same types come out again.
        let mut module = Module::new("m");
        let vector = module.types.vector(Type::I64, 48 * 5 * 7, false);
        let floats = module.types.vector(Type::FLOAT, 4, false);
        let pointers = module.types.vector(Type::PTR, 48 * 5 * 7, false);
        let few = module.types.vector(Type::PTR, 4, false);
        let candidates = [Type::I64, Type::PTR, vector, floats, Type::FLOAT, pointers, few];
        let n = info.num_overloads();
        let mut found = false;
        for mut code in 0..candidates.len().pow(n as u32) {
            let overloads: Vec<Type> = (0..n)
                .map(|_| {
                    let ty = candidates[code % candidates.len()];
                    code /= candidates.len();
                    ty
                })
                .collect();
            if let Some(fn_ty) = info.function_type(&mut module.types, &overloads) {
                let matched = info.match_type(&module.types, fn_ty);
                assert_eq!(matched.as_deref(), Ok(&overloads[..]), "{}", info.name);
                let name = info.mangled_name(&module.types, &overloads);
                assert_eq!(Intrinsic::lookup(&name).map(|i| i.name()), Some(info.name));
                found = true;
                break;
            }
        }
        assert!(found, "{}", info.name);
    }
}

#[test]
fn names_are_looked_up_by_their_longest_beginning() {
    let lookup = |name: &str| Intrinsic::lookup(name.as_bytes());
    assert_eq!(lookup("llvm.memcpy.p0.p0.i64"), Some(Intrinsic::MEMCPY));
    assert_eq!(lookup("llvm.memcpy.inline.p0.p0.i64"), Some(Intrinsic::MEMCPY_INLINE));
    assert_eq!(lookup("llvm.va_start.p0"), Some(Intrinsic::VA_START));
    assert_eq!(lookup("llvm.donothing"), Some(Intrinsic::DONOTHING));
    // Not overloaded: no suffix allowed.
    assert_eq!(lookup("llvm.donothing.i32"), None);
    assert_eq!(lookup("llvm.x86.sse2.pause"), None);
    assert_eq!(lookup("memcpy"), None);
    assert_eq!(lookup("llvm."), None);
}

#[test]
fn signatures_match_or_say_what_does_not() {
    let mut m = Module::new("m");
    let v4f = m.types.vector(Type::FLOAT, 4, false);
    let v4b = m.types.vector(Type::I1, 4, false);
    let v4p = m.types.vector(Type::PTR, 4, false);
    let gather = Intrinsic::MASKED_GATHER.info();
    let ty = m.types.function(v4f, &[v4p, v4b, v4f], false);
    assert_eq!(gather.match_type(&m.types, ty).as_deref(), Ok(&[v4f, v4p][..]));
    assert_eq!(gather.mangled_name(&m.types, &[v4f, v4p]), b"llvm.masked.gather.v4f32.v4p0");
    let reduce = Intrinsic::VECTOR_REDUCE_FADD.info();
    let ty = m.types.function(Type::FLOAT, &[Type::FLOAT, v4f], false);
    assert_eq!(reduce.match_type(&m.types, ty).as_deref(), Ok(&[v4f][..]));
    let ty = m.types.function(Type::DOUBLE, &[Type::FLOAT, v4f], false);
    assert_eq!(reduce.match_type(&m.types, ty), Err(Mismatch::Result));
    let ty = m.types.function(Type::FLOAT, &[Type::DOUBLE, v4f], false);
    assert_eq!(reduce.match_type(&m.types, ty), Err(Mismatch::Param));
    let umax = Intrinsic::UMAX.info();
    let ty = m.types.function(Type::I8, &[Type::I8], false);
    assert_eq!(umax.match_type(&m.types, ty), Err(Mismatch::TooFew));
    let ty = m.types.function(Type::I8, &[Type::I8, Type::I8], true);
    assert_eq!(umax.match_type(&m.types, ty), Err(Mismatch::VarArg));
}

#[test]
fn declarations_have_type_name_and_attributes() {
    let mut m = Module::new("m");
    let memcpy = m.declare_intrinsic(Intrinsic::MEMCPY, &[Type::PTR, Type::PTR, Type::I64]).unwrap();
    assert_eq!(m.declare_intrinsic(Intrinsic::MEMCPY, &[Type::PTR, Type::PTR, Type::I64]), Some(memcpy));
    assert_eq!(m.declare_intrinsic(Intrinsic::MEMCPY, &[Type::PTR, Type::I64, Type::I64]), None);
    assert_eq!(&*m.globals[memcpy].name, b"llvm.memcpy.p0.p0.i64");
    let list = m.globals[memcpy].as_function().unwrap().attributes;
    assert_eq!(
        m.attributes.function_attr(list, AttrKind::Memory),
        Some(&Attribute::Int(AttrKind::Memory, 3))
    );
    assert!(m.attributes.param_attr(list, 3, AttrKind::ImmArg).is_some());
    assert!(m.attributes.param_attr(list, 0, AttrKind::WriteOnly).is_some());
    assert!(Intrinsic::MEMCPY.info().is_imm_arg(3) && !Intrinsic::MEMCPY.info().is_imm_arg(2));
    let scmp = m.declare_intrinsic(Intrinsic::SCMP, &[Type::I8, Type::I32]).unwrap();
    let list = m.globals[scmp].as_function().unwrap().attributes;
    match m.attributes.ret_attr(list, AttrKind::Range) {
        Some(Attribute::Range(_, range)) => {
            assert_eq!((range.bits, &*range.lower, &*range.upper), (8, &[255][..], &[2][..]))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn types_are_spelled_in_names() {
    let mut m = Module::new("m");
    let foo = m.types.new_identified(Some(b"struct.foo"));
    let literal = m.types.literal_struct(&[Type::I32, foo], false);
    let array = m.types.array(literal, 3);
    let v = m.types.vector(Type::BFLOAT, 8, true);
    let function = m.types.function(Type::VOID, &[Type::I1, Type::PTR], true);
    for (ty, expected) in
        [(array, "a3sl_i32s_struct.fooss"), (v, "nxv8bf16"), (function, "f_isVoidi1p0varargf")]
    {
        let mut out = Vec::new();
        assert!(append_mangled_type(&m.types, ty, &mut out));
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
