//! Vectors of every kind of element and of counts that registers have and do not have.

use super::{Case, Random, mix_integer};
use std::fmt::Write;

const COUNTS: &[usize] = &[1, 2, 3, 4, 5, 8, 16];
const ELEMENTS: &[(&str, u32)] = &[
    ("i1", 1),
    ("i7", 7),
    ("i8", 8),
    ("i16", 16),
    ("i32", 32),
    ("i33", 33),
    ("i64", 64),
    ("float", 32),
    ("double", 64),
];

/// A vector type.
#[derive(Clone, Copy)]
struct Type {
    element: &'static str,
    bits: u32,
    count: usize,
}

impl Type {
    fn is_float(self) -> bool {
        !self.element.starts_with('i')
    }

    fn text(self) -> String {
        format!("<{} x {}>", self.count, self.element)
    }

    fn with(self, element: &'static str, bits: u32) -> Type {
        Type { element, bits, ..self }
    }

    /// The name in intrinsics.
    fn short(self) -> String {
        let element = match self.element {
            "float" => "f32",
            "double" => "f64",
            other => other,
        };
        format!("v{}{element}", self.count)
    }
}

/// Text of a case under construction.
struct Builder {
    text: String,
    mixed: usize,
}

impl Builder {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// Every element of a vector.
    fn mix(&mut self, value: &str, ty: Type) {
        for index in 0..ty.count {
            let n = self.mixed;
            self.mixed += 1;
            self.line(&format!("%e{n} = extractelement {} {value}, i32 {index}", ty.text()));
            self.scalar(&format!("%e{n}"), ty, n);
        }
    }

    fn scalar(&mut self, value: &str, ty: Type, n: usize) {
        if ty.is_float() {
            self.line(&format!("%c{n} = bitcast {} {value} to i{}", ty.element, ty.bits));
            mix_integer(&mut self.text, &format!("%c{n}"), ty.bits, n);
        } else {
            mix_integer(&mut self.text, value, ty.bits, n);
        }
    }

    fn result(&mut self, value: &str, ty: Type) {
        let n = self.mixed;
        self.mixed += 1;
        self.scalar(value, ty, n);
    }
}

/// Vectors `%x` and `%y` are loaded from memory that nothing is known of.
fn case(ty: Type, name: &str, fill: impl FnOnce(&mut Builder, &str)) -> Case {
    let name = format!("{}_{name}", ty.short());
    let mut builder = Builder { text: String::new(), mixed: 0 };
    let vector = ty.text();
    let _ = writeln!(builder.text, "define void @{name}() {{\n  %slot = alloca [8 x i8]");
    let source = if ty.is_float() { format!("@floats_{}", ty.element) } else { "@bytes".to_owned() };
    // Bytes that a vector of odd elements does not fill would have no value.
    for (value, offset) in [("x", 0), ("y", 64)] {
        if ty.is_float() || ty.bits.is_multiple_of(8) && ty.bits.is_power_of_two() {
            let size = ty.count * (ty.bits as usize / 8);
            let offset = if ty.is_float() { offset / 64 * size } else { offset };
            builder.line(&format!("%p{value} = getelementptr i8, ptr {source}, i64 {offset}"));
            builder.line(&format!("%{value} = load volatile {vector}, ptr %p{value}, align 1"));
        } else {
            builder.line(&format!("%p{value} = getelementptr i8, ptr {source}, i64 {offset}"));
            builder.line(&format!("%l{value} = load volatile <{} x i64>, ptr %p{value}, align 1", ty.count));
            builder.line(&format!("%{value} = trunc <{} x i64> %l{value} to {vector}", ty.count));
        }
    }
    fill(&mut builder, &vector);
    builder.text.push_str("  ret void\n}\n");
    Case { name, text: builder.text }
}

pub fn cases() -> Vec<Case> {
    let mut random = Random(0x0123_4567_89ab_cdef);
    let mut list = Vec::new();
    for &(element, bits) in ELEMENTS {
        for &count in COUNTS {
            let ty = Type { element, bits, count };
            list.push(if ty.is_float() { floats(ty) } else { integers(ty) });
            list.push(choices(ty));
            list.push(shuffles(ty, &mut random));
            list.push(elements(ty));
            list.push(reductions(ty));
            list.push(conversions(ty));
        }
    }
    list
}

fn integers(ty: Type) -> Case {
    case(ty, "arithmetic", |b, v| {
        for (n, op) in ["add", "sub", "mul", "and", "or", "xor"].iter().enumerate() {
            b.line(&format!("%v{n} = {op} {v} %x, %y"));
            b.mix(&format!("%v{n}"), ty);
        }
        let amount = (ty.bits / 2).max(u32::from(ty.bits > 1));
        let amounts = format!("splat (i{} {amount})", ty.bits);
        for (n, op) in ["shl", "lshr", "ashr"].iter().enumerate().filter(|_| ty.bits > 1) {
            b.line(&format!("%s{n} = {op} {v} %x, {amounts}"));
            b.mix(&format!("%s{n}"), ty);
        }
        for (n, op) in ["smin", "umax", "ctpop", "uadd.sat"].iter().enumerate() {
            let second = if *op == "ctpop" { String::new() } else { format!(", {v} %y") };
            b.line(&format!("%i{n} = call {v} @llvm.{op}.{}({v} %x{second})", ty.short()));
            b.mix(&format!("%i{n}"), ty);
        }
    })
}

fn floats(ty: Type) -> Case {
    case(ty, "arithmetic", |b, v| {
        for (n, op) in ["fadd", "fsub", "fmul", "fdiv"].iter().enumerate() {
            b.line(&format!("%v{n} = {op} {v} %x, %y"));
            b.mix(&format!("%v{n}"), ty);
        }
        for (n, op) in ["fabs", "floor", "sqrt"].iter().enumerate() {
            let operand = if *op == "sqrt" { "%i0" } else { "%x" };
            b.line(&format!("%i{n} = call {v} @llvm.{op}.{}({v} {operand})", ty.short()));
            b.mix(&format!("%i{n}"), ty);
        }
        b.line(&format!("%neg = fneg {v} %y"));
        b.mix("%neg", ty);
    })
}

fn choices(ty: Type) -> Case {
    case(ty, "choose", |b, v| {
        let (compare, predicates) =
            if ty.is_float() { ("fcmp", ["olt", "une", "oge"]) } else { ("icmp", ["slt", "ne", "uge"]) };
        let mask = format!("<{} x i1>", ty.count);
        for (n, predicate) in predicates.iter().enumerate() {
            b.line(&format!("%c_{n} = {compare} {predicate} {v} %x, %y"));
            b.line(&format!("%v{n} = select {mask} %c_{n}, {v} %x, {v} %y"));
            b.mix(&format!("%v{n}"), ty);
        }
        b.line(&format!("%both = and {mask} %c_0, %c_1"));
        b.line(&format!("%wide_mask = sext {mask} %both to <{} x i32>", ty.count));
        b.mix("%wide_mask", ty.with("i32", 32));
        b.line(&format!("%packed = bitcast {mask} %both to i{}", ty.count));
        b.result("%packed", Type { element: "i32", bits: ty.count as u32, count: 1 });
        b.line(&format!("%one = extractelement {mask} %both, i32 0"));
        b.line(&format!("%all = select i1 %one, {v} %x, {v} %y"));
        b.mix("%all", ty);
    })
}

fn shuffles(ty: Type, random: &mut Random) -> Case {
    case(ty, "shuffle", |b, v| {
        let n = ty.count;
        let mut masks: Vec<Vec<usize>> =
            vec![(0..n).rev().collect(), vec![0; n], (0..n).map(|i| i / 2 + i % 2 * n).collect()];
        masks.extend((0..3).map(|_| (0..n).map(|_| random.below(2 * n)).collect::<Vec<_>>()));
        masks.push((0..n).map(|i| if i == n / 2 { n } else { i }).collect());
        for (i, mask) in masks.iter().enumerate() {
            let list: Vec<String> = mask.iter().map(|m| format!("i32 {m}")).collect();
            b.line(&format!("%v{i} = shufflevector {v} %x, {v} %y, <{n} x i32> <{}>", list.join(", ")));
            b.mix(&format!("%v{i}"), ty);
        }
        let twice: Vec<String> = (0..2 * n).map(|m| format!("i32 {m}")).collect();
        b.line(&format!("%long = shufflevector {v} %x, {v} %y, <{} x i32> <{}>", 2 * n, twice.join(", ")));
        b.mix("%long", Type { count: 2 * n, ..ty });
        b.line(&format!("%short = shufflevector {v} %x, {v} %y, <1 x i32> <i32 {n}>"));
        b.mix("%short", Type { count: 1, ..ty });
    })
}

/// By numbers that are known and that are not.
fn elements(ty: Type) -> Case {
    case(ty, "element", |b, v| {
        b.line("%n = load volatile i32, ptr @number");
        b.line(&format!("%at = urem i32 %n, {}", ty.count));
        b.line(&format!("%got = extractelement {v} %x, i32 %at"));
        b.result("%got", ty);
        b.line(&format!("%put = insertelement {v} %y, {} %got, i32 %at", ty.element));
        b.mix("%put", ty);
        b.line(&format!("%last = insertelement {v} %y, {} %got, i32 {}", ty.element, ty.count - 1));
        b.mix("%last", ty);
        b.line("%place = alloca [512 x i8], align 64");
        b.line(&format!("store {v} %put, ptr %place"));
        b.line(&format!("%back = load {v}, ptr %place"));
        b.mix("%back", ty);
    })
}

fn reductions(ty: Type) -> Case {
    case(ty, "reduce", |b, v| {
        if ty.is_float() {
            let e = ty.element;
            for op in ["fadd", "fmul"] {
                b.line(&format!(
                    "%r_{op} = call {e} @llvm.vector.reduce.{op}.{}({e} 1.0, {v} %x)",
                    ty.short()
                ));
                b.result(&format!("%r_{op}"), ty);
            }
            for op in ["fmin", "fmax"] {
                b.line(&format!("%r_{op} = call {e} @llvm.vector.reduce.{op}.{}({v} %x)", ty.short()));
                b.result(&format!("%r_{op}"), ty);
            }
            return;
        }
        for op in ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"] {
            b.line(&format!("%r_{op} = call i{} @llvm.vector.reduce.{op}.{}({v} %x)", ty.bits, ty.short()));
            b.result(&format!("%r_{op}"), ty);
        }
    })
}

fn conversions(ty: Type) -> Case {
    case(ty, "convert", |b, v| {
        let to = |element, bits| ty.with(element, bits);
        if ty.is_float() {
            for (name, sign) in [("fptosi", "s"), ("fptoui", "u")] {
                let small = format!("<{} x i32>", ty.count);
                b.line(&format!("%pos_{sign} = call {v} @llvm.fabs.{}({v} %x)", ty.short()));
                b.line(&format!("%{sign} = {name} {v} %pos_{sign} to {small}"));
                b.mix(&format!("%{sign}"), to("i32", 32));
            }
            let (op, other, bits) =
                if ty.bits == 32 { ("fpext", "double", 64) } else { ("fptrunc", "float", 32) };
            b.line(&format!("%f = {op} {v} %x to <{} x {other}>", ty.count));
            b.mix("%f", to(other, bits));
            return;
        }
        b.line(&format!("%up = zext {v} %x to <{} x i65>", ty.count));
        b.line(&format!("%down = trunc <{0} x i65> %up to <{0} x i16>", ty.count));
        b.mix("%down", to("i16", 16));
        b.line(&format!("%si = sitofp {v} %x to <{} x double>", ty.count));
        b.mix("%si", to("double", 64));
        b.line(&format!("%ui = uitofp {v} %y to <{} x float>", ty.count));
        b.mix("%ui", to("float", 32));
        if ty.bits < 64 {
            b.line(&format!("%sx = sext {v} %x to <{} x i64>", ty.count));
            b.mix("%sx", to("i64", 64));
        }
        if ty.bits > 8 {
            b.line(&format!("%tr = trunc {v} %x to <{} x i8>", ty.count));
            b.mix("%tr", to("i8", 8));
        }
        let total = ty.bits * ty.count as u32;
        // Wider ones are for the oracle only where no division is needed.
        if total > 128 && !total.is_power_of_two() {
            return;
        }
        b.line(&format!("%whole = bitcast {v} %y to i{total}"));
        b.line(&format!(
            "%turned = call i{total} @llvm.fshl.i{total}(i{total} %whole, i{total} %whole, i{total} 1)"
        ));
        b.line(&format!("%again = bitcast i{total} %turned to {v}"));
        b.mix("%again", ty);
    })
}

pub fn inputs() -> String {
    let mut random = Random(0x7654_3210_fedc_ba98);
    let bytes: Vec<String> = (0..256).map(|_| format!("i8 {}", random.below(256))).collect();
    let mut out = format!(
        "@bytes = global [256 x i8] [{}], align 16\n@number = global i32 1234567\n",
        bytes.join(", ")
    );
    for ty in ["float", "double"] {
        let values: Vec<String> = (0..32).map(|n| format!("{ty} {}.25", n * 7 % 40 - 12)).collect();
        let _ = writeln!(out, "@floats_{ty} = global [32 x {ty}] [{}], align 16", values.join(", "));
    }
    out
}
