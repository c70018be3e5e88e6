//! Struct layouts compared with a C compiler's.
//!
//! Random structs are written as C and as IR types. Our sizes, alignments and offsets go into the C text as static
//! assertions, and the compiler is asked to check the text. Without a C compiler the test says so and passes; machines
//! other than the host are compared where `clang` is there.

use ir::types::TypeTable;
use ir::{DataLayout, Type};
use std::fmt::Write;
use std::process::{Command, Stdio};

/// (clang's triple, data layout, type of `long double`, whether `double` has 64 bits)
const MACHINES: &[(&str, &str, Option<Type>, bool)] = &[
    (
        "x86_64-unknown-linux-gnu",
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        Some(Type::X86_FP80),
        true,
    ),
    (
        "i686-unknown-linux-gnu",
        "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
        Some(Type::X86_FP80),
        true,
    ),
    ("armv7-unknown-linux-gnueabihf", "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64", None, true),
    (
        "aarch64-unknown-linux-gnu",
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
        Some(Type::FP128),
        true,
    ),
    (
        "s390x-unknown-linux-gnu",
        "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
        Some(Type::FP128),
        true,
    ),
    ("mips-unknown-linux-gnu", "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64", None, true),
    ("powerpc-unknown-linux-gnu", "E-m:e-p:32:32-Fn32-i64:64-n32", None, true),
    ("msp430", "e-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16", None, true),
    ("avr", "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8", None, false),
];

const NUM_STRUCTS: usize = 250;

/// A small generator of pseudo-random numbers (xorshift64*).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

/// The C text for [`NUM_STRUCTS`] structs with what we say about them as assertions.
fn c_text(seed: u64, layout: &str, long_double: Option<Type>, has_double: bool) -> String {
    let dl = DataLayout::parse(layout.as_bytes()).expect("a layout that a compiler printed");
    let mut types = TypeTable::new();
    let mut fields = vec![
        ("__INT8_TYPE__", Type::I8),
        ("__INT16_TYPE__", Type::I16),
        ("__INT32_TYPE__", Type::I32),
        ("__INT64_TYPE__", Type::I64),
        ("float", Type::FLOAT),
        ("void *", Type::PTR),
    ];
    if has_double {
        fields.push(("double", Type::DOUBLE));
    }
    fields.extend(long_double.map(|ty| ("long double", ty)));
    let mut random = Random(seed);
    let mut structs: Vec<Type> = Vec::new();
    let mut text = String::new();
    for n in 0..NUM_STRUCTS {
        let packed = random.below(5) == 0;
        let num_fields = 1 + random.below(8);
        let mut body = String::new();
        let mut field_types = Vec::new();
        for i in 0..num_fields {
            let (name, mut ty) = if !structs.is_empty() && random.below(4) == 0 {
                let s = random.below(structs.len());
                (format!("struct S{s}"), structs[s])
            } else {
                let (name, ty) = fields[random.below(fields.len())];
                (name.to_owned(), ty)
            };
            let mut suffix = String::new();
            if random.below(4) == 0 {
                let len = 1 + random.below(5);
                suffix = format!("[{len}]");
                ty = types.array(ty, len as u64);
            }
            field_types.push(ty);
            let _ = write!(body, " {name} f{i}{suffix};");
        }
        let ty = types.literal_struct(&field_types, packed);
        structs.push(ty);
        let mut cache = ir::data_layout::LayoutCache::new();
        let whole = cache.layout(&dl, &types, ty).expect("sized");
        let attribute = if packed { "__attribute__((packed)) " } else { "" };
        let _ = writeln!(text, "struct {attribute}S{n} {{{body} }};");
        let mut check = |what: String, value: u64| {
            let _ = writeln!(text, "_Static_assert({what} == {value}, \"seed {seed}\");");
        };
        check(format!("sizeof(struct S{n})"), whole.alloc_size().min);
        check(format!("_Alignof(struct S{n})"), whole.abi.bytes().expect("stated"));
        let fields = cache.struct_layout(&dl, &types, ty).expect("sized");
        for (i, offset) in fields.offsets.iter().enumerate() {
            check(format!("__builtin_offsetof(struct S{n}, f{i})"), offset.min);
        }
    }
    text
}

/// Whether the compiler accepts the text; `None` if it cannot be run or does not know the machine.
fn compile(command: &[&str], text: &str) -> Option<Result<(), String>> {
    let mut child = Command::new(command[0])
        .args(&command[1..])
        .args(["-std=gnu11", "-fsyntax-only", "-x", "c", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    std::io::Write::write_all(&mut child.stdin.take()?, text.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Some(if output.status.success() { Ok(()) } else { Err(errors) })
}

#[test]
fn random_structs_are_laid_out_as_a_c_compiler_does() {
    let mut compared = 0;
    for (i, &(triple, layout, long_double, has_double)) in MACHINES.iter().enumerate() {
        let text = c_text(0x9e37_79b9 + i as u64, layout, long_double, has_double);
        let target = format!("--target={triple}");
        let mut compilers: Vec<Vec<&str>> = vec![vec!["clang-22", &target], vec!["clang", &target]];
        let is_host = cfg!(all(target_arch = "x86_64", target_os = "linux")) && i == 0;
        if is_host {
            compilers.push(vec!["cc"]);
        }
        let known = |c: &&Vec<&str>| matches!(compile(c, "int x;"), Some(Ok(())));
        let Some(compiler) = compilers.iter().find(known) else { continue };
        if let Some(Err(errors)) = compile(compiler, &text) {
            panic!("{triple}: {compiler:?} disagrees:\n{errors}");
        }
        compared += 1;
    }
    if compared == 0 {
        eprintln!("no C compiler here: nothing compared");
    }
}
