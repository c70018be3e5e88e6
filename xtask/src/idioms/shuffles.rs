//! Vectors put together of elements and of parts of others.

use super::template::{Gives, Op, op};
use super::{Element, Entry, Rule, Type, any, entry, floats, integers};

/// What each lane of the result is: a lane of the first vector, or, from the number of lanes on, of the second one.
type Lane = fn(usize, usize) -> usize;

/// Shuffles of one vector.
const OF_ONE: &[(&str, Lane)] = &[
    ("splat_first", |_, _| 0),
    ("splat_last", |_, n| n - 1),
    ("reverse", |i, n| n - 1 - i),
    ("rotate", |i, n| (i + 1) % n),
    ("swap_halves", |i, n| (i + n / 2) % n),
    ("swap_pairs", |i, _| i ^ 1),
    ("dup_even", |i, _| i & !1),
    ("dup_odd", |i, _| i | 1),
    ("dup_low", |i, n| i % (n / 2)),
    ("spread_low", |i, _| i / 2),
    ("evens_first", |i, n| if i < n / 2 { 2 * i } else { 2 * (i - n / 2) + 1 }),
    ("scattered", |i, n| (i * 7 + 3) % n),
    ("scattered_repeats", |i, n| (i * i * 5 + 2) % n),
];

/// Shuffles of two vectors.
const OF_TWO: &[(&str, Lane)] = &[
    ("interleave_low", |i, n| i / 2 + (i % 2) * n),
    ("interleave_high", |i, n| n / 2 + i / 2 + (i % 2) * n),
    ("deinterleave_even", |i, _| i * 2),
    ("deinterleave_odd", |i, _| i * 2 + 1),
    ("align_1", |i, _| i + 1),
    ("align_half", |i, n| i + n / 2),
    ("align_last", |i, n| i + n - 1),
    ("blend_alternate", |i, n| i + (i % 2) * n),
    ("blend_low", |i, n| if i < n / 2 { i + n } else { i }),
    ("blend_first", |i, n| if i == 0 { n } else { i }),
    ("transpose_even", |i, n| (i & !1) + (i % 2) * n),
    ("transpose_odd", |i, n| (i | 1) + (i % 2) * n),
    ("low_halves", |i, n| if i < n / 2 { i } else { i + n / 2 }),
    ("scattered_two", |i, n| (i * 11 + 5) % (2 * n)),
];

/// Shuffles of a vector and zeros.
const WITH_ZERO: &[(&str, Lane)] = &[
    ("interleave_zero", |i, n| i / 2 + (i % 2) * n),
    ("shift_up", |i, n| if i == 0 { n } else { i - 1 }),
    ("shift_down", |i, _| i + 1),
    ("keep_first", |i, n| if i == 0 { 0 } else { n }),
    ("keep_low", |i, n| if i < n / 2 { i } else { n }),
    ("keep_even", |i, n| i + (i % 2) * n),
];

const OPS: &[Op] = &[
    op("insert_first", "x,y:e", "%r = insertelement $T %x, $E %y, i64 0"),
    op("insert_second", "x,y:e", "%r = insertelement $T %x, $E %y, i64 1"),
    op("insert_var", "x,y:e,i:j", "%r = insertelement $T %x, $E %y, i64 %i"),
    op("insert_zero", "x", "%r = insertelement $T %x, $E zeroinitializer, i64 1"),
    op("extract_first", "x", "%r = extractelement $T %x, i64 0").gives(Gives::Element),
    op("extract_second", "x", "%r = extractelement $T %x, i64 1").gives(Gives::Element),
    op("extract_var", "x,i:j", "%r = extractelement $T %x, i64 %i").gives(Gives::Element),
    op(
        "splat_scalar",
        "x:e",
        "%i = insertelement $T poison, $E %x, i64 0; %r = shufflevector $T %i, $T poison, <$N x i32> zeroinitializer",
    ),
    op(
        "splat_load",
        "p:p",
        "%x = load $E, ptr %p, align 1; %i = insertelement $T poison, $E %x, i64 0; %r = shufflevector $T %i, $T poison, <$N x i32> zeroinitializer",
    ),
    op("zero_but_first", "x:e", "%r = insertelement $T zeroinitializer, $E %x, i64 0"),
    op(
        "load_first",
        "p:p",
        "%x = load $E, ptr %p, align 1; %r = insertelement $T zeroinitializer, $E %x, i64 0",
    ),
    op(
        "pair",
        "x:e,y:e",
        "%a = insertelement $T zeroinitializer, $E %x, i64 0; %r = insertelement $T %a, $E %y, i64 1",
    ),
    op(
        "add_splat",
        "x,y:e",
        "%i = insertelement $T poison, $E %y, i64 0; %s = shufflevector $T %i, $T poison, <$N x i32> zeroinitializer; %b = bitcast $T %s to $I; %c = bitcast $T %x to $I; %d = xor $I %b, %c; %r = bitcast $I %d to $T",
    ),
    op("store_second", "x,p:p", "%e = extractelement $T %x, i64 1; store $E %e, ptr %p, align 1")
        .gives(Gives::Nothing),
];

pub fn entries() -> Vec<Entry> {
    let mut list = Vec::new();
    for ty in integers::types().chain(floats::types()) {
        for (name, lane) in OF_ONE {
            list.push(shuffle(name, *lane, ty, vec![any("x", ty)], "poison"));
        }
        for (name, lane) in OF_TWO {
            list.push(shuffle(name, *lane, ty, vec![any("x", ty), any("y", ty)], "%y"));
        }
        for (name, lane) in WITH_ZERO {
            list.push(shuffle(name, *lane, ty, vec![any("x", ty)], "zeroinitializer"));
        }
        list.extend(OPS.iter().map(|op| op.entry(ty)));
        if ty.lanes >= 4 {
            list.push(half("extract_low", ty, 0));
            list.push(half("extract_high", ty, ty.lanes / 2));
            list.push(every_second(ty));
        }
        if ty.bytes() <= 32 {
            list.push(concat(ty));
        }
        if (3..=8).contains(&ty.lanes) {
            list.push(of_scalars(ty));
        }
        if ty.element.bits() >= 32 {
            list.push(gather(ty));
        }
    }
    for entry in &mut list {
        entry.rule = Rule::Bits;
    }
    list
}

fn mask(lanes: impl Iterator<Item = usize>) -> String {
    let lanes: Vec<String> = lanes.map(|lane| format!("i32 {lane}")).collect();
    format!("<{} x i32> <{}>", lanes.len(), lanes.join(", "))
}

fn shuffle(name: &str, lane: Lane, ty: Type, args: Vec<super::Arg>, second: &str) -> Entry {
    let t = ty.text();
    let mask = mask((0..ty.lanes).map(|i| lane(i, ty.lanes)));
    let body = format!("%r = shufflevector {t} %x, {t} {second}, {mask}");
    entry(format!("{name}_{}", ty.short()), args, Some(ty), &body)
}

fn half(name: &str, ty: Type, from: usize) -> Entry {
    let (t, result) = (ty.text(), Type { lanes: ty.lanes / 2, ..ty });
    let body = format!("%r = shufflevector {t} %x, {t} poison, {}", mask(from..from + result.lanes));
    entry(format!("{name}_{}", ty.short()), vec![any("x", ty)], Some(result), &body)
}

fn every_second(ty: Type) -> Entry {
    let (t, result) = (ty.text(), Type { lanes: ty.lanes / 2, ..ty });
    let lanes = (0..result.lanes).map(|lane| lane * 2 + 1);
    let body = format!("%r = shufflevector {t} %x, {t} poison, {}", mask(lanes));
    entry(format!("every_second_{}", ty.short()), vec![any("x", ty)], Some(result), &body)
}

fn concat(ty: Type) -> Entry {
    let (t, result) = (ty.text(), Type { lanes: ty.lanes * 2, ..ty });
    let body = format!("%r = shufflevector {t} %x, {t} %y, {}", mask(0..result.lanes));
    entry(format!("concat_{}", ty.short()), vec![any("x", ty), any("y", ty)], Some(result), &body)
}

fn of_scalars(ty: Type) -> Entry {
    const NAMES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let scalar = Type::scalar(ty.element);
    let (t, e) = (ty.text(), scalar.text());
    let args = NAMES.iter().take(ty.lanes).map(|name| any(name, scalar)).collect();
    let mut body = String::new();
    let mut before = "poison".to_owned();
    for (lane, name) in NAMES.iter().take(ty.lanes).enumerate() {
        let after = if lane + 1 == ty.lanes { "%r".to_owned() } else { format!("%v{lane}") };
        body.push_str(&format!("{after} = insertelement {t} {before}, {e} %{name}, i64 {lane};"));
        before = after;
    }
    entry(format!("of_scalars_{}", ty.short()), args, Some(ty), &body)
}

/// All lanes from memory, by an index each.
fn gather(ty: Type) -> Entry {
    let index = ty.with(Element::Int(32));
    let values = super::Values::Below(ty.lanes as u64);
    let args = vec![
        super::Arg { name: "i", ty: index, values },
        super::Arg {
            name: "p",
            ty: Type::scalar(Element::Pointer),
            values: super::Values::Memory(ty.bytes()),
        },
    ];
    let (t, lanes, short) = (ty.text(), ty.lanes, ty.short());
    let body = format!(
        "%a = getelementptr {}, ptr %p, {} %i; \
         %r = call {t} @llvm.masked.gather.{short}.v{lanes}p0(<{lanes} x ptr> align {} %a, <{lanes} x i1> splat (i1 true), {t} poison)",
        ty.element.text(),
        index.text(),
        ty.lane_bytes()
    );
    entry(format!("gather_{short}"), args, Some(ty), &body)
}
