//! Vectors of one type made of vectors of another: between widths of integers, between integers and floating-point
//! numbers, between formats of those.

use super::{Arg, Element, Entry, Rule, Type, Values, any, entry};

const INTEGERS: [Element; 4] = [Element::Int(8), Element::Int(16), Element::Int(32), Element::Int(64)];
const FLOATS: [Element; 2] = [Element::Float, Element::Double];

/// The wider of both vectors has at least 64 and at most 512 bits.
fn lanes(from: Element, to: Element) -> impl Iterator<Item = usize> {
    let widest = from.bits().max(to.bits()) as usize;
    [2, 4, 8, 16, 32].into_iter().filter(move |lanes| (64..=512).contains(&(lanes * widest)))
}

pub fn entries() -> Vec<Entry> {
    let mut list = Vec::new();
    for from in INTEGERS {
        for to in INTEGERS {
            for lanes in lanes(from, to) {
                let (from, to) = (Type::vector(from, lanes), Type::vector(to, lanes));
                if from.element.bits() < to.element.bits() {
                    list.extend(widening(from, to));
                } else if from.element.bits() > to.element.bits() {
                    list.extend(narrowing(from, to));
                }
            }
        }
        for float in FLOATS {
            for lanes in lanes(from, float) {
                list.extend(with_float(Type::vector(from, lanes), Type::vector(float, lanes)));
            }
        }
    }
    for lanes in lanes(Element::Float, Element::Double) {
        let (narrow, wide) = (Type::vector(Element::Float, lanes), Type::vector(Element::Double, lanes));
        list.push(cast("fpext", narrow, wide));
        list.push(cast("fptrunc", wide, narrow));
    }
    list
}

/// Half precision.
pub fn halves() -> Vec<Entry> {
    let mut list = Vec::new();
    for lanes in [2, 4, 8, 16] {
        let (half, float) = (Type::vector(Element::Half, lanes), Type::vector(Element::Float, lanes));
        list.push(cast("fpext", half, float));
        list.push(cast("fptrunc", float, half));
        let body = format!("%r = fadd {} %x, %y", half.text());
        list.push(entry(
            format!("fadd_{}", half.short()),
            vec![any("x", half), any("y", half)],
            Some(half),
            &body,
        ));
    }
    list
}

fn cast(name: &str, from: Type, to: Type) -> Entry {
    let body = format!("%r = {name} {} %x to {}", from.text(), to.text());
    entry(format!("{name}_{}_{}", from.short(), to.short()), vec![any("x", from)], Some(to), &body)
}

fn widening(from: Type, to: Type) -> Vec<Entry> {
    let mut list = vec![cast("zext", from, to), cast("sext", from, to)];
    for name in ["zext", "sext"] {
        let body = format!(
            "%x = load {}, ptr %p, align 1; %r = {name} {} %x to {}",
            from.text(),
            from.text(),
            to.text()
        );
        let values = Values::Memory(from.bytes());
        let arg = Arg { name: "p", ty: Type::scalar(Element::Pointer), values };
        list.push(entry(format!("load_{name}_{}_{}", from.short(), to.short()), vec![arg], Some(to), &body));
    }
    list
}

fn narrowing(from: Type, to: Type) -> Vec<Entry> {
    let (f, t, v) = (from.text(), to.text(), from.short());
    let element = from.element.text();
    let bits = to.element.bits();
    let (low, high, all) = (-(1_i64 << (bits - 1)), (1_i64 << (bits - 1)) - 1, (1_i64 << bits) - 1);
    let arg = || vec![any("x", from)];
    let name = |op: &str| format!("{op}_{}_{}", from.short(), to.short());
    let clamp = |low: i64, high: i64| {
        format!(
            "%a = call {f} @llvm.smax.{v}({f} %x, {f} splat ({element} {low})); \
             %b = call {f} @llvm.smin.{v}({f} %a, {f} splat ({element} {high})); %r = trunc {f} %b to {t}"
        )
    };
    let unsigned = format!(
        "%b = call {f} @llvm.umin.{v}({f} %x, {f} splat ({element} {all})); %r = trunc {f} %b to {t}"
    );
    let high_half = format!("%s = lshr {f} %x, splat ({element} {bits}); %r = trunc {f} %s to {t}");
    let store = format!("%t = trunc {f} %x to {t}; store {t} %t, ptr %p, align 1");
    let memory = Arg { name: "p", ty: Type::scalar(Element::Pointer), values: Values::Memory(to.bytes()) };
    vec![
        cast("trunc", from, to),
        entry(name("ssat"), arg(), Some(to), &clamp(low, high)),
        entry(name("packus"), arg(), Some(to), &clamp(0, all)),
        entry(name("usat"), arg(), Some(to), &unsigned),
        entry(name("high"), arg(), Some(to), &high_half),
        entry(name("store_trunc"), vec![any("x", from), memory], None, &store),
    ]
}

fn with_float(int: Type, float: Type) -> Vec<Entry> {
    let bits = int.element.bits();
    let within = |signed| vec![Arg { name: "x", ty: float, values: Values::Within { bits, signed } }];
    let (f, t) = (float.text(), int.text());
    let suffix = format!("{}_{}", float.short(), int.short());
    let saturating = |name: &str| {
        let intrinsic = format!("llvm.{name}.sat.{}.{}", int.short(), float.short());
        let body = format!("%r = call {t} @{intrinsic}({f} %x)");
        Entry {
            rule: Rule::Bits,
            ..entry(format!("{name}_sat_{suffix}"), vec![any("x", float)], Some(int), &body)
        }
    };
    vec![
        cast("sitofp", int, float),
        cast("uitofp", int, float),
        Entry { args: within(true), ..cast("fptosi", float, int) },
        Entry { args: within(false), ..cast("fptoui", float, int) },
        saturating("fptosi"),
        saturating("fptoui"),
    ]
}
