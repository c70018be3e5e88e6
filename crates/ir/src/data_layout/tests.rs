//! Data layouts: every specification, every error, sizes of every kind of type.

use super::*;
use crate::types::TypeData;

fn parse(text: &str) -> DataLayout {
    DataLayout::parse(text.as_bytes()).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn error(text: &str) -> (String, String) {
    let e = DataLayout::parse(text.as_bytes()).expect_err(text);
    (e.message, text[e.range].to_owned())
}

const X86_64: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

#[test]
fn properties_of_real_strings() {
    let dl = parse(X86_64);
    assert_eq!(dl.text(), X86_64.as_bytes());
    assert!(dl.is_little_endian() && dl.mangling() == Mangling::Elf);
    assert_eq!((dl.pointer_bits(0), dl.pointer_bits(270), dl.pointer_bits(9)), (64, 32, 64));
    assert_eq!((dl.native_ints(), dl.stack_align()), (&[8, 16, 32, 64][..], Align::from_log2(4)));
    assert_eq!((dl.largest_native_int(), dl.fits_native_int(65)), (Some(64), false));
    let amdgpu = parse(
        "e-m:e-p:64:64-p1:64:64-p5:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v48:64-A5-G1-ni:7:8:9",
    );
    assert_eq!(
        (amdgpu.alloca_addr_space(), amdgpu.globals_addr_space(), amdgpu.program_addr_space()),
        (5, 1, 0)
    );
    assert_eq!((amdgpu.pointer_bits(7), amdgpu.index_bits(7)), (160, 32));
    assert!(amdgpu.is_non_integral(8) && !amdgpu.is_non_integral(5));
    let arm = parse("E-m:o-p:32:32-Fi8-i64:64-a:0:32-n32-S64-P3");
    assert!(arm.is_big_endian());
    assert_eq!(arm.function_ptr_align(), (ALIGN_1, FunctionPtrAlign::Independent));
    assert_eq!(arm.program_addr_space(), 3);
}

#[test]
fn pointer_flags_and_names() {
    let dl = parse("pe200(cheri):128:128:128:64-pu1:64:64-p2(local):32:32");
    let cheri = dl.pointer(200);
    assert!(cheri.external_state && !cheri.unstable && cheri.is_non_integral());
    assert!(dl.pointer(1).unstable && !dl.pointer(2).is_non_integral());
    assert_eq!((dl.addr_space_named(b"local"), dl.addr_space_named(b"")), (Some(2), None));
}

#[test]
fn equality_is_by_meaning() {
    assert_eq!(parse(""), parse("e-i32:32"));
    assert_ne!(parse("e"), parse("E"));
    assert_eq!(parse("E-e-s:8"), DataLayout::default());
}

/// (string, message, part of the string)
const ERRORS: &[(&str, &str, &str)] = &[
    ("e-", "empty specification is not allowed", ""),
    ("ex", "malformed specification, must be just 'e' or 'E'", "ex"),
    ("e-z1", "unknown specifier 'z'", "z1"),
    ("p:32", "malformed specification, must be of the form \"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\"", "p:32"),
    ("pe:64:64", "address space 0 cannot be unstable or have external state", "e"),
    ("px1:64:64", "'x' is not a valid pointer specification flag", "x1"),
    ("p1():64:64", "Expected `( address space name )`", "()"),
    ("p1(P):64:64", "Cannot use predefined address space names P/G/A in data layout", "(P)"),
    ("p1(a):8:8-p2(a):8:8", "address space name `a` already used", "(a)"),
    ("p16777216:64:64", "address space must be a 24-bit integer", "16777216"),
    ("p:0:8", "pointer size must be a non-zero 24-bit integer", "0"),
    ("p:64:64:32", "preferred alignment cannot be less than the ABI alignment", "32"),
    ("p:64:64:64:65", "index size cannot be larger than the pointer size", "65"),
    ("ni", "malformed specification, must be of the form \"ni:<address space>[:<address space>]...\"", "ni"),
    ("ni:1:0", "address space 0 cannot be non-integral", "0"),
    ("ni:", "address space component cannot be empty", ""),
    ("n32:0", "size must be a non-zero 24-bit integer", "0"),
    ("n", "size component cannot be empty", ""),
    ("i8:16", "i8 must be 8-bit aligned", "16"),
    ("i8", "malformed specification, must be of the form \"i<size>:<abi>[:<pref>]\"", "i8"),
    ("v64:24", "ABI alignment must be a power of two times the byte width", "24"),
    ("i64:65536", "ABI alignment must be a 16-bit integer", "65536"),
    ("i64:0", "ABI alignment must be non-zero", "0"),
    ("f64:", "ABI alignment component cannot be empty", ""),
    ("a8:8", "size must be zero", "8"),
    ("a:8:8:8", "malformed specification, must be of the form \"a:<abi>[:<pref>]\"", "a:8:8:8"),
    ("S0", "stack natural alignment must be non-zero", "0"),
    ("S", "malformed specification, must be of the form \"S<size>\"", "S"),
    ("F", "malformed specification, must be of the form \"F<type><abi>\"", "F"),
    ("Fx8", "unknown function pointer alignment type 'x'", "x8"),
    ("A", "malformed specification, must be of the form \"A<address space>\"", "A"),
    ("Px", "address space must be a 24-bit integer", "x"),
    ("m:q", "unknown mangling mode", "m:q"),
    ("m:", "malformed specification, must be of the form \"m:<mangling>\"", "m:"),
];

#[test]
fn errors_are_located_and_in_llvms_words() {
    for &(text, message, part) in ERRORS {
        assert_eq!(error(text), (message.to_owned(), part.to_owned()), "{text}");
    }
}

/// Bits, store bytes, allocation bytes, ABI alignment, preferred alignment.
fn measures(dl: &DataLayout, types: &TypeTable, ty: Type) -> (u64, u64, u64, u64, u64) {
    let l = dl.layout(types, ty).expect("sized");
    let bytes = |a: Align| a.bytes().unwrap();
    (l.size_bits.min, l.store_size().min, l.alloc_size().min, bytes(l.abi), bytes(l.pref))
}

#[test]
fn integers_of_every_width() {
    let mut types = TypeTable::new();
    let (default, x86) = (parse(""), parse(X86_64));
    // width, (allocation, ABI alignment) by default, and on x86-64
    let table = [
        (1, (1, 1), (1, 1)),
        (7, (1, 1), (1, 1)),
        (9, (2, 2), (2, 2)),
        (17, (4, 4), (4, 4)),
        (33, (8, 4), (8, 8)),
        (36, (8, 4), (8, 8)),
        (65, (12, 4), (16, 16)),
        (100, (16, 4), (16, 16)),
        (129, (20, 4), (32, 16)),
        (8388608, (1048576, 4), (1048576, 16)),
    ];
    for (bits, by_default, on_x86) in table {
        let ty = types.int(bits);
        for (dl, expected) in [(&default, by_default), (&x86, on_x86)] {
            let (size, store, alloc, abi, _) = measures(dl, &types, ty);
            assert_eq!((size, store), (bits.into(), u64::from(bits.div_ceil(8))));
            assert_eq!((alloc, abi), expected, "i{bits}");
        }
    }
}

#[test]
fn floats_pointers_and_vectors() {
    let mut types = TypeTable::new();
    let dl = parse(X86_64);
    assert_eq!(measures(&dl, &types, Type::X86_FP80), (80, 10, 16, 16, 16));
    assert_eq!(measures(&parse(""), &types, Type::X86_FP80), (80, 10, 16, 16, 16));
    assert_eq!(measures(&parse("f80:32"), &types, Type::X86_FP80), (80, 10, 12, 4, 4));
    assert_eq!(measures(&dl, &types, Type::PPC_FP128), (128, 16, 16, 16, 16));
    assert_eq!(measures(&dl, &types, Type::X86_AMX), (8192, 1024, 1024, 64, 64));
    let p270 = types.ptr(270);
    assert_eq!(measures(&dl, &types, p270), (32, 4, 4, 4, 4));
    let v3i1 = types.vector(Type::I1, 3, false);
    assert_eq!(measures(&dl, &types, v3i1), (3, 1, 1, 1, 1));
    let v3f = types.vector(Type::FLOAT, 3, false);
    assert_eq!(measures(&dl, &types, v3f), (96, 12, 16, 16, 16));
    let v4p = types.vector(p270, 4, false);
    assert_eq!(measures(&dl, &types, v4p), (128, 16, 16, 16, 16));
    let nxv4i32 = types.vector(Type::I32, 4, true);
    assert_eq!(dl.store_size(&types, nxv4i32), Some(TypeSize { min: 16, scalable: true }));
    for ty in [Type::VOID, Type::LABEL, Type::TOKEN, Type::METADATA] {
        assert_eq!(dl.layout(&types, ty), None);
    }
}

#[test]
fn structs_and_arrays() {
    let mut types = TypeTable::new();
    let dl = parse("e-i64:64-a:0:32");
    let inner = types.literal_struct(&[Type::I8, Type::I64], false);
    let array = types.array(inner, 3);
    let packed = types.literal_struct(&[Type::I8, Type::I32, Type::I8], true);
    let empty = types.literal_struct(&[], false);
    let nothing = types.array(Type::I32, 0);
    let outer = types.literal_struct(&[Type::I8, packed, array, nothing, empty, Type::I16], false);
    assert_eq!(measures(&dl, &types, inner), (128, 16, 16, 8, 8));
    assert_eq!(measures(&dl, &types, packed), (48, 6, 6, 1, 4));
    assert_eq!(measures(&dl, &types, empty), (0, 0, 0, 1, 4));
    assert_eq!(measures(&dl, &types, array), (384, 48, 48, 8, 8));
    let mut cache = LayoutCache::new();
    let layout = cache.struct_layout(&dl, &types, outer).unwrap();
    let offsets: Vec<u64> = layout.offsets.iter().map(|o| o.min).collect();
    assert_eq!(offsets, [0, 1, 8, 56, 56, 56]);
    assert_eq!((layout.size.min, layout.align, layout.has_padding), (64, Align::from_log2(3), true));
    // Of several fields at one offset, the last one contains it.
    assert_eq!(layout.element_containing(56), Some(5));
    assert_eq!((layout.element_containing(7), layout.element_containing(64)), (Some(1), None));
    assert_eq!(cache.element_offset(&dl, &types, array, 2), Some(TypeSize::fixed(32)));
    assert_eq!(parse("a:64").abi_align(&types, empty), Align::from_bytes(8));
    assert!(cache.struct_layout(&dl, &types, array).is_none());
}

#[test]
fn types_without_size_and_hostile_ones() {
    let mut types = TypeTable::new();
    let dl = DataLayout::default();
    let opaque = types.new_identified(Some(b"opaque"));
    let holder = types.literal_struct(&[Type::I32, opaque], false);
    assert_eq!(dl.layout(&types, holder), None);
    let own = types.new_identified(Some(b"own"));
    let array = types.array(own, 2);
    types.set_body(own, &[array], false);
    assert_eq!(dl.layout(&types, own), None);
    let mut deep = Type::I8;
    for _ in 0..200_000 {
        deep = types.literal_struct(&[deep], false);
    }
    assert_eq!(dl.alloc_size(&types, deep), Some(TypeSize::fixed(1)));
    let huge = types.array(Type::I64, u64::MAX);
    assert_eq!(dl.size_bits(&types, huge).map(|s| s.min), Some(u64::MAX));
}

#[test]
fn target_extension_types() {
    let mut types = TypeTable::new();
    let dl = DataLayout::default();
    let v8i8 = types.vector(Type::I8, 8, true);
    let mut ext = |name: &str, params: &[Type], ints: &[u32]| {
        types.intern(TypeData::TargetExt(Box::new(crate::types::TargetExtType {
            name: name.as_bytes().into(),
            types: params.into(),
            ints: ints.into(),
        })))
    };
    let svcount = ext("aarch64.svcount", &[], &[]);
    let tuple = ext("riscv.vector.tuple", &[v8i8], &[3]);
    let image = ext("spirv.Image", &[], &[]);
    let unknown = ext("some.thing", &[], &[]);
    assert_eq!(dl.size_bits(&types, svcount), Some(TypeSize { min: 16, scalable: true }));
    assert_eq!(dl.size_bits(&types, tuple), Some(TypeSize { min: 192, scalable: true }));
    assert_eq!(dl.size_bits(&types, image), Some(TypeSize::fixed(64)));
    assert_eq!(dl.layout(&types, unknown), None);
}

#[test]
fn names_become_symbols() {
    let mangle = |mode: &str, name: &str, prefix| {
        String::from_utf8(parse(mode).mangle(name.as_bytes(), prefix)).unwrap()
    };
    assert_eq!(mangle("", "f", NamePrefix::Private), "f");
    assert_eq!(mangle("m:e", "f", NamePrefix::Default), "f");
    assert_eq!(mangle("m:e", "f", NamePrefix::Private), ".Lf");
    assert_eq!(mangle("m:o", "f", NamePrefix::Default), "_f");
    assert_eq!(mangle("m:o", "f", NamePrefix::Private), "L_f");
    assert_eq!(mangle("m:o", "f", NamePrefix::LinkerPrivate), "l_f");
    assert_eq!(mangle("m:o", "\u{1}f", NamePrefix::Private), "f");
    assert_eq!(mangle("m:x", "?f@@YAXXZ", NamePrefix::Default), "?f@@YAXXZ");
    assert_eq!(mangle("m:a", "f", NamePrefix::Private), "L..f");
    assert_eq!(mangle("m:l", "f", NamePrefix::Private), "L#f");
    assert_eq!(mangle("m:m", "f", NamePrefix::Private), "$f");
}
