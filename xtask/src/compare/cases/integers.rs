//! Integers of every width: each operation on all pairs of corner values.

use super::{Case, Random, mix_integer};
use std::fmt::Write;

const NARROW: &[u32] = &[1, 2, 3, 7, 8, 9, 13, 16, 17, 24, 31, 32, 33, 40, 48, 63, 64];
const WIDE: &[u32] = &[65, 72, 96, 100, 127, 128, 129, 160, 192, 250, 256, 257, 384, 512, 1000, 2048, 4096];

/// Widths whose products and quotients are not computed: they are much code, and no other than that of the rest.
const HUGE: u32 = 512;

const VALUES: usize = 6;

/// Binary operations as they are.
const PLAIN: &[&str] = &["add", "sub", "mul", "and", "or", "xor"];
const SHIFTS: &[&str] = &["shl", "lshr", "ashr"];
const PREDICATES: &[&str] = &["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];

/// Operations that take two numbers and are one or several instructions: name, and what makes `%r0`, `%r1` … with their
/// widths.
struct Operation {
    name: String,
    text: String,
    results: Vec<u32>,
}

fn operation(name: &str, width: u32, lines: &[String]) -> Operation {
    let text = lines.iter().enumerate().map(|(i, line)| format!("  %r{i} = {line}\n")).collect();
    Operation { name: name.to_owned(), text, results: vec![width; lines.len()] }
}

fn intrinsics(name: &str, width: u32, list: &[&str], arguments: &str) -> Operation {
    let call = |i: &&str| {
        format!("call i{width} @llvm.{i}.i{width}({})", arguments.replace("iW", &format!("i{width}")))
    };
    operation(name, width, &list.iter().map(call).collect::<Vec<_>>())
}

fn operations(width: u32) -> Vec<Operation> {
    let w = width;
    let mut list = Vec::new();
    for op in PLAIN.iter().filter(|op| w <= HUGE || **op != "mul") {
        list.push(operation(op, w, &[format!("{op} i{w} %x, %y")]));
    }
    list.push(shifts(w));
    list.push(comparisons(w));
    list.push(intrinsics("minmax", w, &["smin", "smax", "umin", "umax"], "iW %x, iW %y"));
    list.push(intrinsics("saturate", w, &["uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"], "iW %x, iW %y"));
    // The amount is taken modulo the width, which the oracle cannot do for these.
    if w <= 128 || w.is_power_of_two() {
        list.push(intrinsics("funnel", w, &["fshl", "fshr"], "iW %x, iW %y, iW %x"));
    }
    list.push(intrinsics("reverse", w, &["bitreverse", "ctpop"], "iW %x"));
    list.push(intrinsics("zeros", w, &["ctlz", "cttz", "abs"], "iW %x, i1 false"));
    if w.is_multiple_of(16) {
        list.push(intrinsics("bswap", w, &["bswap"], "iW %x"));
    }
    list.push(casts(w));
    list.push(select(w));
    if w > 1 && w <= 256 {
        list.push(divisions(w));
    }
    if w > 4 && w <= 128 {
        list.push(constants(w));
    }
    if w <= 128 {
        list.push(overflow(w));
    }
    list
}

fn shifts(w: u32) -> Operation {
    // A number may have to be wider than the width to hold the width.
    let mut text = if w == 1 {
        "  %amount = xor i1 %y, %y\n".to_owned()
    } else if w <= 3 {
        format!("  %amount = and i{w} %y, 1\n")
    } else if w.is_power_of_two() {
        format!("  %amount = and i{w} %y, {}\n", w - 1)
    } else {
        format!("  %amount = and i{w} %y, {}\n", (w.next_power_of_two() / 2) - 1)
    };
    for (i, op) in SHIFTS.iter().enumerate() {
        let _ = writeln!(text, "  %r{i} = {op} i{w} %x, %amount");
    }
    let middle = w / 2;
    let _ = writeln!(text, "  %r3 = shl i{w} %x, {middle}\n  %r4 = ashr i{w} %x, {middle}");
    Operation { name: "shift".to_owned(), text, results: vec![w; 5] }
}

/// Ten bits, one by one.
fn comparisons(w: u32) -> Operation {
    let mut text = String::new();
    for (i, predicate) in PREDICATES.iter().enumerate() {
        let _ = writeln!(text, "  %r{i} = icmp {predicate} i{w} %x, %y");
    }
    let _ = writeln!(text, "  %r10 = icmp slt i{w} %x, 0\n  %r11 = icmp ne i{w} %y, 0");
    Operation { name: "compare".to_owned(), text, results: vec![1; 12] }
}

fn select(w: u32) -> Operation {
    let text = format!(
        "  %c = icmp sgt i{w} %x, %y\n  %r0 = select i1 %c, i{w} %x, i{w} %y\n  %n = xor i{w} %x, -1\n  %f = freeze i{w} %n\n  \
         %r1 = select i1 %c, i{w} %f, i{w} 1\n"
    );
    Operation { name: "select".to_owned(), text, results: vec![w; 2] }
}

fn casts(w: u32) -> Operation {
    let (up, down) = (w + 7, w / 2 + 1);
    let mut text = format!("  %r0 = zext i{w} %x to i{up}\n  %r1 = sext i{w} %y to i{up}\n");
    let mut results = vec![up, up];
    if down < w {
        let _ = writeln!(text, "  %r2 = trunc i{w} %x to i{down}\n  %r3 = sext i{down} %r2 to i{w}");
        results.extend([down, w]);
    }
    Operation { name: "cast".to_owned(), text, results }
}

/// Divisors are positive, or negative with a dividend that cannot overflow.
fn divisions(w: u32) -> Operation {
    let mask = (0..w - 1).fold(String::new(), |bits, _| bits + "1");
    let max = hexadecimal(&mask);
    let text = format!(
        "  %odd = or i{w} %y, 1\n  %some = and i{w} %odd, {max}\n  %other = sub i{w} 0, %some\n  %half = ashr i{w} %x, 1\n  \
         %r0 = udiv i{w} %x, %odd\n  %r1 = urem i{w} %x, %odd\n  %r2 = sdiv i{w} %x, %some\n  %r3 = srem i{w} %x, %some\n  \
         %r4 = sdiv i{w} %half, %other\n  %r5 = srem i{w} %half, %other\n"
    );
    Operation { name: "divide".to_owned(), text, results: vec![w; 6] }
}

fn constants(w: u32) -> Operation {
    let lines = [
        "add i# %x, 11",
        "mul i# %x, 10",
        "udiv i# %x, 7",
        "urem i# %x, 10",
        "sdiv i# %x, -5",
        "srem i# %x, 12",
        "udiv i# %x, 8",
        "sdiv i# %x, 4",
        "sub i# 3, %x",
        "and i# %x, 12",
        "mul i# %x, -7",
        "sdiv i# %x, 3",
    ];
    operation("constant", w, &lines.map(|l| l.replace("i#", &format!("i{w}"))))
}

fn overflow(w: u32) -> Operation {
    let mut text = String::new();
    let mut results = Vec::new();
    for op in ["uadd", "sadd", "usub", "ssub", "umul", "smul"] {
        let n = results.len();
        let _ = writeln!(
            text,
            "  %p{n} = call {{ i{w}, i1 }} @llvm.{op}.with.overflow.i{w}(i{w} %x, i{w} %y)\n  \
             %r{n} = extractvalue {{ i{w}, i1 }} %p{n}, 0\n  %r{} = extractvalue {{ i{w}, i1 }} %p{n}, 1",
            n + 1
        );
        results.extend([w, 1]);
    }
    Operation { name: "overflow".to_owned(), text, results }
}

/// A case for each operation and width: a loop over all pairs of values.
fn cases(widths: &[u32]) -> Vec<Case> {
    let mut list = Vec::new();
    for &width in widths {
        for Operation { name, text, results } in operations(width) {
            let name = format!("i{width}_{name}");
            let room = results.iter().max().copied().unwrap_or(8).div_ceil(8);
            let mut out = format!(
                "define void @{name}() {{\nentry:\n  %slot = alloca [{room} x i8]\n  br label %loop\nloop:\n  \
                 %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  %a = udiv i64 %i, {VALUES}\n  %b = urem i64 %i, {VALUES}\n  \
                 %pa = getelementptr i{width}, ptr @in{width}, i64 %a\n  %pb = getelementptr i{width}, ptr @in{width}, i64 %b\n  \
                 %x = load volatile i{width}, ptr %pa\n  %y = load volatile i{width}, ptr %pb\n{text}"
            );
            for (number, bits) in results.iter().enumerate() {
                mix_integer(&mut out, &format!("%r{number}"), *bits, number);
            }
            let _ = writeln!(
                out,
                "  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, {}\n  br i1 %more, label %loop, label %done\ndone:\n  \
                 ret void\n}}",
                VALUES * VALUES
            );
            list.push(Case { name, text: out });
        }
    }
    list
}

/// Zero, one, all ones, the largest and the smallest signed number, and one that looks random.
fn inputs(widths: &[u32]) -> String {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut out = String::new();
    for &width in widths {
        let noise: String = (0..width).map(|_| if random.below(2) == 0 { '0' } else { '1' }).collect();
        let max: String = (0..width).map(|bit| if bit == 0 { '0' } else { '1' }).collect();
        let min: String = (0..width).map(|bit| if bit == 0 { '1' } else { '0' }).collect();
        let values = [
            "0".to_owned(),
            if width == 1 { "-1".to_owned() } else { "1".to_owned() },
            "-1".to_owned(),
            hexadecimal(&max),
            hexadecimal(&min),
            hexadecimal(&noise),
        ];
        let list: Vec<String> = values.iter().map(|v| format!("i{width} {v}")).collect();
        let _ = writeln!(out, "@in{width} = global [{VALUES} x i{width}] [{}]", list.join(", "));
    }
    out
}

/// Binary digits in the hexadecimal form that text of IR has for unsigned numbers.
fn hexadecimal(bits: &str) -> String {
    let padded = format!("{}{bits}", "0".repeat(bits.len().next_multiple_of(4) - bits.len()));
    let digits: String = padded
        .as_bytes()
        .chunks(4)
        .map(|four| four.iter().fold(0, |value, bit| value * 2 + u32::from(bit - b'0')))
        .filter_map(|digit| char::from_digit(digit, 16))
        .collect();
    format!("u0x{}", digits.to_uppercase())
}

pub fn narrow() -> Vec<Case> {
    cases(NARROW)
}

pub fn narrow_inputs() -> String {
    inputs(NARROW)
}

pub fn wide() -> Vec<Case> {
    cases(WIDE)
}

pub fn wide_inputs() -> String {
    inputs(WIDE)
}
