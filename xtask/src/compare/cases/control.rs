//! Switches over dense, sparse and odd sets of numbers of every width, jumps through addresses, loops that leave in several
//! places, phis that exchange their values.

use super::{Case, Random, mix_integer};
use std::fmt::Write;

const WIDTHS: &[u32] = &[3, 8, 16, 31, 32, 33, 64, 128];

/// How the numbers of a switch lie.
const SHAPES: &[&str] = &["dense", "gaps", "sparse", "bits", "far", "one", "parts", "halves"];

fn numbers(shape: &str, width: u32, random: &mut Random) -> Vec<i128> {
    let limit = if width >= 64 { 1i128 << 62 } else { 1i128 << (width - 1) };
    let list: Vec<i128> = match shape {
        "dense" => (-3..30).collect(),
        "gaps" => (0..40).filter(|n| n % 3 != 1).map(|n| n + 10).collect(),
        "sparse" => (0..12).map(|_| (random.next() >> 3) as i128 % limit).collect(),
        "bits" => (0..60).filter(|n| 0x0a5a_5f0f_1249_u64 >> (n % 48) & 1 == 1).collect(),
        "parts" => [0, 2, 4, 5, 7, 9, 10].to_vec(),
        "halves" => (0..50).filter(|n| n % 5 < 2).collect(),
        "far" => [-limit, -limit + 1, -1, 0, 1, limit - 2, limit - 1].to_vec(),
        _ => vec![2],
    };
    let mut list: Vec<i128> = list.into_iter().filter(|n| (-limit..limit).contains(n)).collect();
    list.sort_unstable();
    list.dedup();
    list
}

/// A loop over all numbers of the switch and those beside them.
fn switch(shape: &str, width: u32, random: &mut Random) -> Case {
    let name = format!("switch_{shape}_i{width}");
    let cases = numbers(shape, width, random);
    let mut tried: Vec<i128> = cases.iter().flat_map(|n| [n - 1, *n, n + 1]).collect();
    tried.dedup();
    let wrap = |n: i128| if width >= 128 { n } else { n.rem_euclid(1 << width) };
    let list: Vec<String> = tried.iter().map(|n| format!("i{width} {}", signed(wrap(*n), width))).collect();
    let targets = match shape {
        "bits" => 2,
        "parts" | "halves" => 3,
        _ => 7,
    };
    // Those that lead to one place lie side by side, so that the sets of places have bits of different weights.
    let in_order = matches!(shape, "parts" | "halves");
    let place = |n: usize| if in_order { n * targets / cases.len() } else { n * n % targets };
    let mut text = format!(
        "@{name}_in = global [{count} x i{width}] [{}]\ndefine void @{name}() {{\nentry:\n{}  br label %loop\nloop:\n  \
         %i = phi i64 [ 0, %entry ], [ %next, %join ]\n  %p = getelementptr i{width}, ptr @{name}_in, i64 %i\n  \
         %x = load volatile i{width}, ptr %p\n  switch i{width} %x, label %other [\n",
        list.join(", "),
        "  %slot = alloca [32 x i8]\n",
        count = tried.len()
    );
    for (n, value) in cases.iter().enumerate() {
        let _ = writeln!(text, "    i{width} {}, label %case{}", signed(wrap(*value), width), place(n));
    }
    text.push_str("  ]\n");
    let used: Vec<usize> = (0..targets).filter(|t| (0..cases.len()).any(|n| place(n) == *t)).collect();
    let mut incoming = String::from("[ -1, %other ]");
    for &t in &used {
        let _ = writeln!(text, "case{t}:\n  %v{t} = add i64 %i, {}\n  br label %join", t * 1000);
        let _ = write!(incoming, ", [ %v{t}, %case{t} ]");
    }
    let _ = writeln!(text, "other:\n  br label %join\njoin:\n  %r = phi i64 {incoming}");
    mix_integer(&mut text, "%r", 64, 0);
    let _ = writeln!(
        text,
        "  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, {}\n  br i1 %more, label %loop, label %done\ndone:\n  ret void\n}}",
        tried.len()
    );
    Case { name, text }
}

/// The number with its sign, so that text of IR takes it.
fn signed(n: i128, width: u32) -> i128 {
    if width < 127 && n >= 1 << (width - 1) { n - (1 << width) } else { n }
}

/// A little machine whose instructions are addresses of blocks.
fn addresses(length: usize, random: &mut Random) -> Case {
    let name = format!("addresses_{length}");
    let blocks = ["plus", "times", "xor", "end"];
    let list: Vec<String> = (0..length)
        .map(|n| if n + 1 == length { 3 } else { random.below(3) })
        .map(|b| format!("ptr blockaddress(@{name}, %{})", blocks[b]))
        .collect();
    let mut text = format!(
        "@{name}_program = global [{length} x ptr] [{}]\ndefine void @{name}() {{\nentry:\n  %slot = alloca [32 x i8]\n  \
         br label %step\nstep:\n  %pc = phi i64 [ 0, %entry ], [ %n0, %plus ], [ %n1, %times ], [ %n2, %xor ]\n  \
         %acc = phi i64 [ 1, %entry ], [ %a0, %plus ], [ %a1, %times ], [ %a2, %xor ]\n  \
         %p = getelementptr ptr, ptr @{name}_program, i64 %pc\n  %to = load volatile ptr, ptr %p\n  \
         indirectbr ptr %to, [label %plus, label %times, label %xor, label %end]\n",
        list.join(", ")
    );
    for (n, (block, op)) in
        [("plus", "add i64 %acc, 7"), ("times", "mul i64 %acc, 3"), ("xor", "xor i64 %acc, %pc")]
            .iter()
            .enumerate()
    {
        let _ = writeln!(text, "{block}:\n  %a{n} = {op}\n  %n{n} = add i64 %pc, 1\n  br label %step");
    }
    text.push_str("end:\n");
    mix_integer(&mut text, "%acc", 64, 0);
    text.push_str("  ret void\n}\n");
    Case { name, text }
}

/// So many phis that turn round in each iteration.
fn rotation(count: usize, ty: &str) -> Case {
    let name = format!("rotation_{count}_{ty}");
    let float = ty == "double";
    let mut text = format!(
        "define void @{name}() {{\nentry:\n  %slot = alloca [32 x i8]\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n"
    );
    for n in 0..count {
        let start = if float { format!("{n}.5") } else { (n * 11 % 100).to_string() };
        let _ = writeln!(
            text,
            "  %v{n} = phi {ty} [ {start}, %entry ], [ %{}, %loop ]",
            if n + 1 == count { "w".to_owned() } else { format!("v{}", n + 1) }
        );
    }
    let op = if float { "fadd" } else { "add" };
    let last = count - 1;
    let _ = writeln!(
        text,
        "  %w = {op} {ty} %v0, %v{last}\n  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, 25\n  br i1 %more, label %loop, label %done\ndone:"
    );
    for n in 0..count {
        let value = if float {
            let _ = writeln!(text, "  %b{n} = bitcast double %v{n} to i64");
            format!("%b{n}")
        } else {
            format!("%v{n}")
        };
        let bits = if float { 64 } else { ty[1..].parse().unwrap_or(64) };
        mix_integer(&mut text, &value, bits, n);
    }
    text.push_str("  ret void\n}\n");
    Case { name, text }
}

/// A loop that is left from the middle, with what each way out has.
fn exits(count: usize) -> Case {
    let name = format!("exits_{count}");
    let mut text = format!(
        "@{name}_n = global i64 1000\ndefine void @{name}() {{\nentry:\n  %slot = alloca [32 x i8]\n  %n = load volatile i64, ptr @{name}_n\n  \
         br label %outer\nouter:\n  %o = phi i64 [ 0, %entry ], [ %o.next, %out ]\n  br label %loop\nloop:\n  \
         %i = phi i64 [ 0, %outer ], [ %next, %last ]\n  %s = phi i64 [ 7, %outer ], [ %s{}, %last ]\n  br label %at0\n",
        count - 1
    );
    let mut incoming = String::from("[ %next, %last ]");
    for k in 0..count {
        let before = if k == 0 { "s".to_owned() } else { format!("s{}", k - 1) };
        let to = if k + 1 == count { "last".to_owned() } else { format!("at{}", k + 1) };
        let _ = writeln!(
            text,
            "at{k}:\n  %m{k} = mul i64 %{before}, {}\n  %s{k} = add i64 %m{k}, %o\n  %l{k} = lshr i64 %s{k}, {}\n  %t{k} = and i64 %l{k}, 31\n  \
             %c{k} = icmp eq i64 %t{k}, {}\n  br i1 %c{k}, label %out, label %{to}",
            2 * k + 3,
            k % 5,
            (k * 7 + 5) % 32
        );
        let _ = write!(incoming, ", [ %s{k}, %at{k} ]");
    }
    let _ = writeln!(
        text,
        "last:\n  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, %n\n  br i1 %more, label %loop, label %out\nout:\n  \
         %r = phi i64 {incoming}"
    );
    mix_integer(&mut text, "%r", 64, 0);
    let _ = writeln!(
        text,
        "  %o.next = add i64 %o, 1\n  %again = icmp ult i64 %o.next, 20\n  br i1 %again, label %outer, label %done\ndone:\n  ret void\n}}"
    );
    Case { name, text }
}

pub fn cases() -> Vec<Case> {
    let mut random = Random(0x0f1e_2d3c_4b5a_6978);
    let mut list = Vec::new();
    for shape in SHAPES {
        list.extend(WIDTHS.iter().map(|&width| switch(shape, width, &mut random)));
    }
    list.extend([1, 8, 40].map(|length| addresses(length, &mut random)));
    for ty in ["i8", "i64", "i128", "double"] {
        list.extend([2, 3, 9, 20].map(|count| rotation(count, ty)));
    }
    list.extend([1, 3, 10].map(exits));
    list
}
