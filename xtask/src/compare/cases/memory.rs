//! Memory: moving and setting bytes by every size and alignment, loads and stores of every width where they are not aligned,
//! aggregates, atomics.

use super::{Case, mix_integer};
use std::fmt::Write;

const SIZES: &[usize] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 23, 24, 31, 32, 33, 40, 47, 48, 63, 64, 65, 96,
    100, 127, 128, 129, 200, 256, 300,
];
const ALIGNS: &[usize] = &[1, 2, 4, 8, 16];
const WIDTHS: &[u32] = &[1, 7, 8, 12, 16, 24, 32, 40, 48, 56, 63, 64, 65, 96, 128, 200, 256];
const ATOMICS: &[&str] = &[
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "uinc_wrap",
    "udec_wrap",
];
const ORDERINGS: &[&str] = &["monotonic", "acquire", "release", "acq_rel", "seq_cst"];

/// A buffer of 512 bytes with known contents, mixed as a whole at the end.
fn case(name: &str, body: &str) -> Case {
    let text = format!(
        "define void @{name}() {{\n  %slot = alloca [32 x i8]\n  %b = alloca [512 x i8], align 16\n  \
         call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @contents, i64 512, i1 false)\n{body}  \
         call void @mix(ptr %b, i64 512)\n  ret void\n}}\n"
    );
    Case { name: name.to_owned(), text }
}

pub fn cases() -> Vec<Case> {
    let mut list: Vec<Case> = SIZES.iter().map(|&size| moves(size)).collect();
    list.extend(WIDTHS.iter().map(|&width| accesses(width)));
    list.extend([8, 16, 32, 64].map(atomics));
    list.extend([8, 16, 32, 64].map(exchanges));
    list.extend([
        aggregate(),
        nested(),
        packed(),
        unknown_sizes(),
        dynamic(),
        volatile(),
        comparisons(),
        floats(),
    ]);
    list
}

fn moves(size: usize) -> Case {
    let mut body = String::new();
    for (n, align) in ALIGNS.iter().enumerate() {
        let place = |name: &str, at: usize| {
            format!("  %{name}{n} = getelementptr i8, ptr %b, i64 {}\n", at / align * align)
        };
        body += &place("c", 32 * n + 16);
        body += &place("d", 512 - size - 16);
        body += &place("e", 64);
        body += &place("f", 64 + align);
        body += &place("g", 200 - size / 2);
        let p = |name: &str| format!("ptr align {align} %{name}{n}");
        let _ = writeln!(
            body,
            "  call void @llvm.memcpy.p0.p0.i64({}, ptr align {align} @contents, i64 {size}, i1 false)",
            p("d")
        );
        let _ = writeln!(
            body,
            "  call void @llvm.memmove.p0.p0.i64({}, {}, i64 {size}, i1 false)",
            p("f"),
            p("e")
        );
        let _ = writeln!(
            body,
            "  call void @llvm.memmove.p0.p0.i64({}, {}, i64 {}, i1 false)",
            p("c"),
            p("f"),
            size / 2
        );
        let _ = writeln!(
            body,
            "  call void @llvm.memset.p0.i64({}, i8 {}, i64 {}, i1 false)",
            p("g"),
            17 * n,
            size / 2
        );
        let _ = writeln!(body, "  %v{n} = load volatile i8, ptr @contents");
        let _ = writeln!(
            body,
            "  call void @llvm.memset.p0.i64({}, i8 %v{n}, i64 {}, i1 false)",
            p("c"),
            size / 3
        );
    }
    case(&format!("move_{size}"), &body)
}

/// At places that are aligned for nothing.
fn accesses(width: u32) -> Case {
    let mut body = String::new();
    for (n, at) in [1, 34, 68, 136].into_iter().enumerate() {
        let _ = writeln!(
            body,
            "  %p{n} = getelementptr i8, ptr %b, i64 {at}\n  %q{n} = getelementptr i8, ptr %b, i64 {}",
            at + 200
        );
        // What is not whole bytes must have been stored as such.
        let _ = writeln!(body, "  %k{n} = load i{0}, ptr %p{n}, align 1", width.div_ceil(8) * 8);
        let cut = if width.is_multiple_of(8) {
            format!("  %t{n} = add i{width} %k{n}, 0\n")
        } else {
            format!("  %t{n} = trunc i{} %k{n} to i{width}\n", width.div_ceil(8) * 8)
        };
        body += &cut;
        let _ = writeln!(
            body,
            "  store i{width} %t{n}, ptr %q{n}, align 1\n  %v{n} = load i{width}, ptr %q{n}, align 1"
        );
        let _ = writeln!(body, "  %s{n} = add i{width} %v{n}, 1");
        mix_integer(&mut body, &format!("%s{n}"), width, n);
        let _ = writeln!(
            body,
            "  %x{n} = sext i{width} %v{n} to i{0}\n  store i{0} %x{n}, ptr %q{n}, align 1",
            width.div_ceil(8) * 8 + 8
        );
    }
    case(&format!("access_i{width}"), &body)
}

fn atomics(width: u32) -> Case {
    let mut body = format!("  %p = getelementptr i{width}, ptr %b, i64 5\n");
    for (n, op) in ATOMICS.iter().enumerate() {
        let ordering = ORDERINGS[n % ORDERINGS.len()];
        let value = [3, -1, 100, 0x55][n % 4];
        let _ = writeln!(body, "  %r{n} = atomicrmw {op} ptr %p, i{width} {value} {ordering}");
        mix_integer(&mut body, &format!("%r{n}"), width, n);
        let _ = writeln!(body, "  call void @mix(ptr %p, i64 {})", width / 8);
    }
    let _ = writeln!(
        body,
        "  %l = load atomic i{width}, ptr %p acquire, align {0}\n  store atomic i{width} %l, ptr %b seq_cst, align {0}",
        width / 8
    );
    let _ = writeln!(body, "  fence seq_cst\n  fence acquire\n  fence release");
    case(&format!("atomic_i{width}"), &body)
}

fn exchanges(width: u32) -> Case {
    let mut body = format!("  %p = getelementptr i{width}, ptr %b, i64 6\n");
    for (n, (success, failure)) in
        [("monotonic", "monotonic"), ("acq_rel", "acquire"), ("seq_cst", "seq_cst"), ("release", "monotonic")]
            .into_iter()
            .enumerate()
    {
        let expected = if n % 2 == 0 { format!("%now{n}") } else { "0".to_owned() };
        let _ = writeln!(body, "  %now{n} = load i{width}, ptr %p");
        let _ = writeln!(
            body,
            "  %c{n} = cmpxchg ptr %p, i{width} {expected}, i{width} {} {success} {failure}",
            n * 7 + 9
        );
        let _ = writeln!(
            body,
            "  %o{n} = extractvalue {{ i{width}, i1 }} %c{n}, 0\n  %s{n} = extractvalue {{ i{width}, i1 }} %c{n}, 1"
        );
        mix_integer(&mut body, &format!("%o{n}"), width, 2 * n);
        mix_integer(&mut body, &format!("%s{n}"), 1, 2 * n + 1);
    }
    case(&format!("exchange_i{width}"), &body)
}

fn aggregate() -> Case {
    let ty = "{ i8, i32, [3 x i16], double, ptr }";
    let body = format!(
        "  store i64 0, ptr %slot\n  %v = insertvalue {ty} zeroinitializer, i8 5, 0\n  %w = insertvalue {ty} %v, i32 -7, 1\n  \
         %x = insertvalue {ty} %w, i16 300, 2, 1\n  %y = insertvalue {ty} %x, double 2.5, 3\n  \
         call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 128, i1 false)\n  store {ty} %y, ptr %b\n  %l = load {ty}, ptr %b\n  \
         %a = extractvalue {ty} %l, 2\n  %h = extractvalue [3 x i16] %a, 1\n  %h2 = add i16 %h, 1\n  \
         %z = insertvalue {ty} %l, i16 %h2, 2, 2\n  %at = getelementptr i8, ptr %b, i64 64\n  store {ty} %z, ptr %at\n"
    );
    case("aggregate", &body)
}

fn nested() -> Case {
    let body = "  %p = getelementptr [4 x { i16, [2 x { i8, i64 }] }], ptr %b, i64 0, i64 1, i32 1, i64 1, i32 1\n  \
                store i64 -2, ptr %p\n  %n = load volatile i64, ptr @three\n  \
                %q = getelementptr [4 x { i16, [2 x { i8, i64 }] }], ptr %b, i64 0, i64 %n, i32 1, i64 0, i32 0\n  \
                store i8 99, ptr %q\n  %m = sub i64 0, %n\n  %r = getelementptr i32, ptr %q, i64 %m\n  store i32 77, ptr %r, align 1\n";
    case("nested", body)
}

fn packed() -> Case {
    let ty = "<{ i8, i32, i8, i64, i16, float }>";
    let body = format!(
        "  %l = load {ty}, ptr %b, align 1\n  %i = extractvalue {ty} %l, 1\n  %j = mul i32 %i, 3\n  \
         %m = insertvalue {ty} %l, i32 %j, 1\n  %k = extractvalue {ty} %l, 3\n  %o = insertvalue {ty} %m, i64 %k, 3\n  \
         %f = insertvalue {ty} %o, float 1.5, 5\n  %at = getelementptr i8, ptr %b, i64 101\n  store {ty} %f, ptr %at, align 1\n"
    );
    case("packed", &body)
}

fn unknown_sizes() -> Case {
    let mut body = String::from("  %n = load volatile i64, ptr @three\n");
    for (i, scale) in [0, 1, 5, 21, 40].into_iter().enumerate() {
        let _ = writeln!(
            body,
            "  %s{i} = mul i64 %n, {scale}\n  %t{i} = getelementptr i8, ptr %b, i64 {at}\n  \
             call void @llvm.memset.p0.i64(ptr %t{i}, i8 {i}, i64 %s{i}, i1 false)\n  %u{i} = getelementptr i8, ptr %t{i}, i64 2\n  \
             call void @llvm.memmove.p0.p0.i64(ptr %u{i}, ptr %b, i64 %s{i}, i1 false)",
            at = 60 * i
        );
    }
    case("unknown_sizes", &body)
}

fn dynamic() -> Case {
    let body = "  %n = load volatile i64, ptr @three\n  %s = call ptr @llvm.stacksave.p0()\n  %v = alloca i8, i64 %n, align 64\n  \
                call void @llvm.memset.p0.i64(ptr %v, i8 6, i64 %n, i1 false)\n  %w = alloca [7 x i32], i64 %n\n  \
                %e = getelementptr [7 x i32], ptr %w, i64 2, i64 6\n  store i32 1234, ptr %e\n  call void @mix(ptr %v, i64 %n)\n  \
                call void @mix(ptr %e, i64 4)\n  %i = ptrtoint ptr %v to i64\n  %low = and i64 %i, 63\n  store i64 %low, ptr %b\n  \
                call void @llvm.stackrestore.p0(ptr %s)\n";
    case("dynamic", body)
}

fn volatile() -> Case {
    let body = "  store volatile i32 1, ptr %b\n  store volatile i32 2, ptr %b\n  %x = load volatile i32, ptr %b\n  \
                %y = load volatile i64, ptr %b, align 4\n  %z = trunc i64 %y to i16\n  %p = getelementptr i8, ptr %b, i64 9\n  \
                store volatile i16 %z, ptr %p, align 1\n  %q = getelementptr i8, ptr %b, i64 20\n  store i32 %x, ptr %q\n";
    case("volatile", body)
}

/// By the library.
fn comparisons() -> Case {
    let mut body = String::new();
    for (i, size) in [0, 1, 2, 3, 4, 7, 8, 16, 31].into_iter().enumerate() {
        let _ = writeln!(
            body,
            "  %p{i} = getelementptr i8, ptr %b, i64 {i}\n  %c{i} = call i32 @memcmp(ptr %p{i}, ptr %b, i64 {size})\n  \
             %z{i} = icmp eq i32 %c{i}, 0\n  %l{i} = icmp slt i32 %c{i}, 0"
        );
        mix_integer(&mut body, &format!("%z{i}"), 1, 2 * i);
        mix_integer(&mut body, &format!("%l{i}"), 1, 2 * i + 1);
    }
    case("compare_bytes", &body)
}

fn floats() -> Case {
    let body = "  %p = getelementptr i8, ptr %b, i64 3\n  store double 1.5, ptr %p, align 1\n  %d = load double, ptr %p, align 1\n  \
                %f = fptrunc double %d to float\n  %q = getelementptr i8, ptr %b, i64 17\n  store float %f, ptr %q, align 1\n  \
                %i = load i32, ptr %q, align 1\n  %j = add i32 %i, 8388608\n  store i32 %j, ptr %q, align 1\n  \
                %g = load float, ptr %q, align 1\n  %h = fpext float %g to double\n  store double %h, ptr %b\n";
    case("floats", body)
}

pub fn inputs() -> String {
    let bytes: Vec<String> = (0..512).map(|i| format!("i8 {}", (i * 37 + i / 7) % 256)).collect();
    format!(
        "@contents = global [512 x i8] [{}], align 16\n@three = global i64 3\ndeclare i32 @memcmp(ptr, ptr, i64)\n",
        bytes.join(", ")
    )
}
