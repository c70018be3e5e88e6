//! Operations on scalars of every width, which other machines than those with vectors have, too.

use super::template::{Gives, Op, op};
use super::{Arg, Element, Entry, Rule, Type, Values, any, entry};

const INTEGERS: &[Op] = &[
    op("add", "x,y", "%r = add $T %x, %y"),
    op("mul", "x,y", "%r = mul $T %x, %y"),
    op("mul_10", "x", "%r = mul $T %x, 10"),
    op("mul_m7", "x", "%r = mul $T %x, -7"),
    op("mulhu", "x,y", "%a = zext $T %x to $W; %b = zext $T %y to $W; %p = mul $W %a, %b; %h = lshr $W %p, $(wB); %r = trunc $W %h to $T")
        .widths(8, 64),
    op("mulhs", "x,y", "%a = sext $T %x to $W; %b = sext $T %y to $W; %p = mul $W %a, %b; %h = lshr $W %p, $(wB); %r = trunc $W %h to $T")
        .widths(8, 64),
    op("udiv", "x,y!", "%r = udiv $T %x, %y"),
    op("srem", "x,y!", "%r = srem $T %x, %y"),
    op("udiv_7", "x", "%r = udiv $T %x, 7"),
    op("sdiv_10", "x", "%r = sdiv $T %x, 10"),
    op("sdiv_16", "x", "%r = sdiv $T %x, 16"),
    op("srem_8", "x", "%r = srem $T %x, 8"),
    op("urem_10", "x", "%r = urem $T %x, 10"),
    op("divisible_5", "x", "%m = urem $T %x, 5; %r = icmp eq $T %m, 0").gives(Gives::Bool),
    op("neg", "x", "%r = sub $T 0, %x"),
    op("andnot", "x,y", "%n = xor $T %y, -1; %r = and $T %x, %n"),
    op("abs", "x", "%r = call $T @llvm.abs.$V($T %x, i1 false)"),
    op("smin", "x,y", "%r = call $T @llvm.smin.$V($T %x, $T %y)"),
    op("umax", "x,y", "%r = call $T @llvm.umax.$V($T %x, $T %y)"),
    op("smax_0", "x", "%r = call $T @llvm.smax.$V($T %x, $T 0)"),
    op("clamp", "x", "%a = call $T @llvm.smax.$V($T %x, $T -20); %r = call $T @llvm.smin.$V($T %a, $T 100)"),
    op("min_of_3", "x,y,z", "%a = call $T @llvm.smin.$V($T %x, $T %y); %r = call $T @llvm.smin.$V($T %a, $T %z)"),
    op("absdiff_u", "x,y", "%a = call $T @llvm.umax.$V($T %x, $T %y); %b = call $T @llvm.umin.$V($T %x, $T %y); %r = sub $T %a, %b"),
    op("absdiff_s", "x,y", "%c = icmp sgt $T %x, %y; %a = sub $T %x, %y; %b = sub $T %y, %x; %r = select i1 %c, $T %a, $T %b"),
    op("uadd_sat", "x,y", "%r = call $T @llvm.uadd.sat.$V($T %x, $T %y)"),
    op("usub_sat", "x,y", "%r = call $T @llvm.usub.sat.$V($T %x, $T %y)"),
    op("sadd_sat", "x,y", "%r = call $T @llvm.sadd.sat.$V($T %x, $T %y)"),
    op("ssub_sat", "x,y", "%r = call $T @llvm.ssub.sat.$V($T %x, $T %y)"),
    op("sshl_sat", "x,y<", "%r = call $T @llvm.sshl.sat.$V($T %x, $T %y)"),
    op("ushl_sat", "x,y<", "%r = call $T @llvm.ushl.sat.$V($T %x, $T %y)"),
    op("uadd_carry", "x,y", "%p = call {$T, i1} @llvm.uadd.with.overflow.$V($T %x, $T %y); %r = extractvalue {$T, i1} %p, 1")
        .gives(Gives::Bool),
    op("uadd_or_max", "x,y", "%p = call {$T, i1} @llvm.uadd.with.overflow.$V($T %x, $T %y); %v = extractvalue {$T, i1} %p, 0; %c = extractvalue {$T, i1} %p, 1; %r = select i1 %c, $T -1, $T %v"),
    op("usub_or_0", "x,y", "%p = call {$T, i1} @llvm.usub.with.overflow.$V($T %x, $T %y); %v = extractvalue {$T, i1} %p, 0; %c = extractvalue {$T, i1} %p, 1; %r = select i1 %c, $T 0, $T %v"),
    op("sadd_overflow", "x,y", "%p = call {$T, i1} @llvm.sadd.with.overflow.$V($T %x, $T %y); %r = extractvalue {$T, i1} %p, 1")
        .gives(Gives::Bool),
    op("ssub_or_0", "x,y", "%p = call {$T, i1} @llvm.ssub.with.overflow.$V($T %x, $T %y); %v = extractvalue {$T, i1} %p, 0; %c = extractvalue {$T, i1} %p, 1; %r = select i1 %c, $T 0, $T %v"),
    op("smul_overflow", "x,y", "%p = call {$T, i1} @llvm.smul.with.overflow.$V($T %x, $T %y); %r = extractvalue {$T, i1} %p, 1")
        .gives(Gives::Bool),
    op("umul_or_0", "x,y", "%p = call {$T, i1} @llvm.umul.with.overflow.$V($T %x, $T %y); %v = extractvalue {$T, i1} %p, 0; %c = extractvalue {$T, i1} %p, 1; %r = select i1 %c, $T 0, $T %v"),
    op("shl", "x,y<", "%r = shl $T %x, %y"),
    op("lshr", "x,y<", "%r = lshr $T %x, %y"),
    op("ashr", "x,y<", "%r = ashr $T %x, %y"),
    op("shl_masked", "x,y", "%m = and $T %y, $(B-1); %r = shl $T %x, %m"),
    op("shl_3", "x", "%r = shl $T %x, 3"),
    op("ashr_3", "x", "%r = ashr $T %x, 3"),
    op("rotl", "x,y", "%r = call $T @llvm.fshl.$V($T %x, $T %x, $T %y)"),
    op("rotr_3", "x", "%r = call $T @llvm.fshr.$V($T %x, $T %x, $T 3)"),
    op("fshl", "x,y,z", "%r = call $T @llvm.fshl.$V($T %x, $T %y, $T %z)"),
    op("fshr_5", "x,y", "%r = call $T @llvm.fshr.$V($T %x, $T %y, $T 5)"),
    op("icmp_eq", "x,y", "%r = icmp eq $T %x, %y").gives(Gives::Bool),
    op("icmp_slt", "x,y", "%r = icmp slt $T %x, %y").gives(Gives::Bool),
    op("icmp_uge", "x,y", "%r = icmp uge $T %x, %y").gives(Gives::Bool),
    op("icmp_sgt_5", "x", "%r = icmp sgt $T %x, 5").gives(Gives::Bool),
    op("icmp_ugt_99", "x", "%r = icmp ugt $T %x, 99").gives(Gives::Bool),
    op("icmp_ne0_sext", "x", "%c = icmp ne $T %x, 0; %r = sext i1 %c to $T"),
    op("in_range", "x", "%a = icmp sge $T %x, 48; %b = icmp sle $T %x, 57; %r = and i1 %a, %b").gives(Gives::Bool),
    op("select", "x,y,z,w", "%c = icmp slt $T %z, %w; %r = select i1 %c, $T %x, $T %y"),
    op("select_eq0", "x,y", "%c = icmp eq $T %x, 0; %r = select i1 %c, $T %y, $T %x"),
    op("select_0", "x,y", "%c = icmp ult $T %x, %y; %r = select i1 %c, $T %x, $T 0"),
    op("select_bit", "x,y", "%m = and $T %x, 4; %c = icmp eq $T %m, 0; %r = select i1 %c, $T 0, $T %y"),
    op("select_consts", "x,y", "%c = icmp ult $T %x, %y; %r = select i1 %c, $T 12, $T 13"),
    op("select_pow2", "x,y", "%c = icmp slt $T %x, %y; %r = select i1 %c, $T 16, $T 0"),
    op("select_chain", "x,y", "%a = icmp eq $T %x, 1; %b = icmp eq $T %x, 2; %s = select i1 %a, $T 5, $T %y; %r = select i1 %b, $T 9, $T %s"),
    op("select_and", "x,y,z", "%a = icmp slt $T %x, %y; %b = icmp ne $T %z, 0; %c = and i1 %a, %b; %r = select i1 %c, $T %x, $T %z"),
    op("select_logical", "x,y,z", "%a = icmp slt $T %x, %y; %b = icmp ne $T %z, 7; %c = select i1 %a, i1 true, i1 %b; %r = select i1 %c, $T %x, $T %z"),
    op("three_way", "x,y", "%r = call $T @llvm.scmp.$V.$V($T %x, $T %y)"),
    op("three_way_u", "x,y", "%r = call $T @llvm.ucmp.$V.$V($T %x, $T %y)"),
    op("sign", "x", "%a = icmp sgt $T %x, 0; %b = zext i1 %a to $T; %n = ashr $T %x, $(B-1); %r = or $T %n, %b"),
    op("add_compare", "x,y,z", "%c = icmp ult $T %x, %y; %b = zext i1 %c to $T; %r = add $T %z, %b"),
    op("sub_compare", "x,y,z", "%c = icmp ne $T %x, %y; %b = zext i1 %c to $T; %r = sub $T %z, %b"),
    op("test_bit", "x,y<", "%s = lshr $T %x, %y; %r = trunc $T %s to i1").gives(Gives::Bool),
    op("test_bit_shl", "x,y<", "%s = shl $T 1, %y; %m = and $T %x, %s; %r = icmp ne $T %m, 0").gives(Gives::Bool),
    op("test_bit_5", "x", "%m = and $T %x, 32; %r = icmp eq $T %m, 0").gives(Gives::Bool),
    op("set_bit", "x,y<", "%s = shl $T 1, %y; %r = or $T %x, %s"),
    op("clear_bit", "x,y<", "%s = shl $T 1, %y; %n = xor $T %s, -1; %r = and $T %x, %n"),
    op("toggle_bit", "x,y<", "%s = shl $T 1, %y; %r = xor $T %x, %s"),
    op("low_mask", "x,y<", "%s = shl $T -1, %y; %n = xor $T %s, -1; %r = and $T %x, %n"),
    op("is_pow2", "x", "%p = call $T @llvm.ctpop.$V($T %x); %r = icmp eq $T %p, 1").gives(Gives::Bool),
    op("at_most_one_bit", "x", "%p = call $T @llvm.ctpop.$V($T %x); %r = icmp ult $T %p, 2").gives(Gives::Bool),
    op("lowest_bit", "x", "%n = sub $T 0, %x; %r = and $T %x, %n"),
    op("clear_lowest", "x", "%n = add $T %x, -1; %r = and $T %x, %n"),
    op("mask_lowest", "x", "%n = add $T %x, -1; %r = xor $T %x, %n"),
    op("field", "x", "%s = lshr $T %x, 2; %r = and $T %s, 31"),
    op("field_signed", "x", "%s = shl $T %x, 2; %r = ashr $T %s, 4"),
    op("masked_merge", "x,y,z", "%a = and $T %x, %z; %n = xor $T %z, -1; %b = and $T %y, %n; %r = or $T %a, %b"),
    op("ctpop", "x", "%r = call $T @llvm.ctpop.$V($T %x)"),
    op("parity", "x", "%p = call $T @llvm.ctpop.$V($T %x); %r = and $T %p, 1"),
    op("ctlz", "x", "%r = call $T @llvm.ctlz.$V($T %x, i1 false)"),
    op("cttz", "x", "%r = call $T @llvm.cttz.$V($T %x, i1 false)"),
    op("log2", "x", "%o = or $T %x, 1; %l = call $T @llvm.ctlz.$V($T %o, i1 true); %r = xor $T %l, $(B-1)"),
    op("bitreverse", "x", "%r = call $T @llvm.bitreverse.$V($T %x)"),
    op("bswap", "x", "%r = call $T @llvm.bswap.$V($T %x)").widths(16, 128),
    op("average_u", "x,y", "%a = and $T %x, %y; %o = xor $T %x, %y; %s = lshr $T %o, 1; %r = add $T %a, %s"),
    op("average_wide", "x,y", "%a = zext $T %x to $W; %b = zext $T %y to $W; %s = add $W %a, %b; %t = lshr $W %s, $(w1); %r = trunc $W %t to $T")
        .widths(8, 64),
    op("load_add", "x,p:p", "%l = load $T, ptr %p, align 1; %r = add $T %x, %l"),
    op("increment", "x,p:p", "%l = load $T, ptr %p, align 8; %s = add $T %l, %x; store $T %s, ptr %p, align 8")
        .gives(Gives::Nothing),
    op("load_bswap", "p:p", "%l = load $T, ptr %p, align 8; %r = call $T @llvm.bswap.$V($T %l)").widths(16, 64),
];

const FLOATS: &[Op] = &[
    op("fadd", "x,y", "%r = fadd $T %x, %y"),
    op("fmul", "x,y", "%r = fmul $T %x, %y"),
    op("fdiv", "x,y", "%r = fdiv $T %x, %y"),
    op("frem", "x,y", "%r = frem $T %x, %y"),
    op("fneg", "x", "%r = fneg $T %x").rule(Rule::Bits),
    op("fabs", "x", "%r = call $T @llvm.fabs.$V($T %x)").rule(Rule::Bits),
    op("copysign", "x,y", "%r = call $T @llvm.copysign.$V($T %x, $T %y)").rule(Rule::Bits),
    op("sqrt", "x", "%r = call $T @llvm.sqrt.$V($T %x)"),
    op("fma", "x,y,z", "%r = call $T @llvm.fma.$V($T %x, $T %y, $T %z)"),
    op("fnmadd", "x,y,z", "%n = fneg $T %x; %r = call $T @llvm.fma.$V($T %n, $T %y, $T %z)"),
    op("fmuladd", "x~,y~,z~", "%r = call $T @llvm.fmuladd.$V($T %x, $T %y, $T %z)").rule(Rule::Zero),
    op("minnum", "x,y", "%r = call $T @llvm.minnum.$V($T %x, $T %y)").rule(Rule::Zero),
    op("maxnum", "x,y", "%r = call $T @llvm.maxnum.$V($T %x, $T %y)").rule(Rule::Zero),
    op("minimum", "x,y", "%r = call $T @llvm.minimum.$V($T %x, $T %y)"),
    op("maximum", "x,y", "%r = call $T @llvm.maximum.$V($T %x, $T %y)"),
    op("min_select", "x,y", "%c = fcmp olt $T %x, %y; %r = select i1 %c, $T %x, $T %y"),
    op(
        "clamp01",
        "x",
        "%a = fcmp ogt $T %x, 0.0; %m = select i1 %a, $T %x, $T 0.0; %b = fcmp olt $T %m, 1.0; %r = select i1 %b, $T %m, $T 1.0",
    ),
    op("floor", "x", "%r = call $T @llvm.floor.$V($T %x)"),
    op("ceil", "x", "%r = call $T @llvm.ceil.$V($T %x)"),
    op("ftrunc", "x", "%r = call $T @llvm.trunc.$V($T %x)"),
    op("rint", "x", "%r = call $T @llvm.rint.$V($T %x)"),
    op("nearbyint", "x", "%r = call $T @llvm.nearbyint.$V($T %x)"),
    op("round", "x", "%r = call $T @llvm.round.$V($T %x)"),
    op("roundeven", "x", "%r = call $T @llvm.roundeven.$V($T %x)"),
    op("fcmp_oeq", "x,y", "%r = fcmp oeq $T %x, %y").gives(Gives::Bool),
    op("fcmp_olt", "x,y", "%r = fcmp olt $T %x, %y").gives(Gives::Bool),
    op("fcmp_oge", "x,y", "%r = fcmp oge $T %x, %y").gives(Gives::Bool),
    op("fcmp_one", "x,y", "%r = fcmp one $T %x, %y").gives(Gives::Bool),
    op("fcmp_ord", "x,y", "%r = fcmp ord $T %x, %y").gives(Gives::Bool),
    op("fcmp_ueq", "x,y", "%r = fcmp ueq $T %x, %y").gives(Gives::Bool),
    op("fcmp_ult", "x,y", "%r = fcmp ult $T %x, %y").gives(Gives::Bool),
    op("fcmp_une", "x,y", "%r = fcmp une $T %x, %y").gives(Gives::Bool),
    op("fcmp_uno", "x", "%r = fcmp uno $T %x, %x").gives(Gives::Bool),
    op("fcmp_0", "x", "%r = fcmp ogt $T %x, 0.0").gives(Gives::Bool),
    op("fselect", "x,y,z,w", "%c = fcmp olt $T %z, %w; %r = select i1 %c, $T %x, $T %y").rule(Rule::Bits),
    op("fselect_eq", "x,y,z", "%c = fcmp oeq $T %x, %y; %r = select i1 %c, $T %x, $T %z").rule(Rule::Bits),
    op("fselect_int", "x,y,z:i", "%c = icmp slt $I %z, 0; %r = select i1 %c, $T %x, $T %y").rule(Rule::Bits),
    op("fselect_consts", "x,y", "%c = fcmp ogt $T %x, %y; %r = select i1 %c, $T 1.0, $T -1.0"),
    op("signbit", "x", "%b = bitcast $T %x to $I; %r = icmp slt $I %b, 0").gives(Gives::Bool),
    op("is_nan", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 3)").gives(Gives::Bool),
    op("is_inf", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 516)").gives(Gives::Bool),
    op("is_pinf", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 512)").gives(Gives::Bool),
    op("is_finite", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 504)").gives(Gives::Bool),
    op("is_normal", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 264)").gives(Gives::Bool),
    op("is_subnormal", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 144)").gives(Gives::Bool),
    op("is_zero", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 96)").gives(Gives::Bool),
    op("is_quiet", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 2)").gives(Gives::Bool),
    op("not_nan_or_inf", "x", "%r = call i1 @llvm.is.fpclass.$V($T %x, i32 240)").gives(Gives::Bool),
    op("is_inf_fcmp", "x", "%a = call $T @llvm.fabs.$V($T %x); %r = fcmp oeq $T %a, 0x7FF0000000000000")
        .gives(Gives::Bool)
        .widths(32, 64),
    op(
        "ldexp",
        "x,y<:i",
        "%n = trunc $I %y to i8; %e = sext i8 %n to i32; %r = call $T @llvm.ldexp.$V.i32($T %x, i32 %e)",
    ),
    op("load_fmul", "x,p:p", "%l = load $T, ptr %p, align 8; %r = fmul $T %x, %l"),
    op("fconst", "x", "%r = fadd $T %x, 3.25"),
];

const WIDTHS: [Element; 5] =
    [Element::Int(8), Element::Int(16), Element::Int(32), Element::Int(64), Element::Int(128)];
const KINDS: [Element; 3] = [Element::Half, Element::Float, Element::Double];

pub fn entries() -> Vec<Entry> {
    let mut list = Vec::new();
    for element in WIDTHS {
        let ty = Type::scalar(element);
        let ops = INTEGERS
            .iter()
            .map(|op| if op.widths == (8, 64) && !is_doubling(op) { (op, 128) } else { (op, op.widths.1) });
        let fitting = ops.filter(|(op, to)| (op.widths.0..=*to).contains(&element.bits()));
        list.extend(fitting.map(|(op, _)| op.entry(ty)));
        for to in WIDTHS {
            list.extend(between(ty, Type::scalar(to)));
        }
        for float in KINDS {
            list.extend(with_float(ty, Type::scalar(float)));
        }
    }
    for element in KINDS {
        let ty = Type::scalar(element);
        list.extend(FLOATS.iter().filter(|op| op.fits(ty) || op.widths == (8, 64)).map(|op| op.entry(ty)));
        for to in KINDS {
            if element.bits() != to.bits() {
                let name = if element.bits() < to.bits() { "fpext" } else { "fptrunc" };
                list.push(cast(name, ty, Type::scalar(to)));
            }
        }
        if element != Element::Half {
            list.extend(rounding(ty));
        }
    }
    list
}

/// Whether a body has integers of twice the width, of which there are none for the widest.
fn is_doubling(op: &Op) -> bool {
    op.body.contains("$W") || op.name == "load_bswap"
}

fn cast(name: &str, from: Type, to: Type) -> Entry {
    let body = format!("%r = {name} {} %x to {}", from.text(), to.text());
    entry(format!("{name}_{}_{}", from.short(), to.short()), vec![any("x", from)], Some(to), &body)
}

fn between(from: Type, to: Type) -> Vec<Entry> {
    let (f, t, v) = (from.text(), to.text(), from.short());
    if from.element.bits() < to.element.bits() {
        return vec![cast("zext", from, to), cast("sext", from, to)];
    }
    if from.element.bits() == to.element.bits() {
        return Vec::new();
    }
    let bits = to.element.bits();
    let (low, high, all) = (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1, (1_i128 << bits) - 1);
    let clamp = |low: i128, high: i128| {
        format!(
            "%a = call {f} @llvm.smax.{v}({f} %x, {f} {low}); \
             %b = call {f} @llvm.smin.{v}({f} %a, {f} {high}); %r = trunc {f} %b to {t}"
        )
    };
    let name = |op: &str| format!("{op}_{}_{}", from.short(), to.short());
    let fits = format!("%t = trunc {f} %x to {t}; %s = sext {t} %t to {f}; %r = icmp eq {f} %s, %x");
    vec![
        entry(name("ssat"), vec![any("x", from)], Some(to), &clamp(low, high)),
        entry(name("packus"), vec![any("x", from)], Some(to), &clamp(0, all)),
        entry(name("fits"), vec![any("x", from)], Some(Type::scalar(Element::Int(1))), &fits),
    ]
}

fn with_float(int: Type, float: Type) -> Vec<Entry> {
    let bits = int.element.bits();
    let within = |signed| vec![Arg { name: "x", ty: float, values: Values::Within { bits, signed } }];
    let saturating = |name: &str| {
        let body = format!(
            "%r = call {} @llvm.{name}.sat.{}.{}({} %x)",
            int.text(),
            int.short(),
            float.short(),
            float.text()
        );
        entry(
            format!("{name}_sat_{}_{}", float.short(), int.short()),
            vec![any("x", float)],
            Some(int),
            &body,
        )
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

/// Rounding to integers.
fn rounding(ty: Type) -> Vec<Entry> {
    let int = Type::scalar(Element::Int(64));
    let args = || vec![Arg { name: "x", ty, values: Values::Within { bits: 40, signed: true } }];
    let (t, v) = (ty.text(), ty.short());
    let mut list: Vec<Entry> = ["lround", "lrint"]
        .into_iter()
        .map(|name| {
            let body = format!("%r = call i64 @llvm.{name}.i64.{v}({t} %x)");
            entry(format!("{name}_{v}"), args(), Some(int), &body)
        })
        .collect();
    for name in ["floor", "ceil", "round"] {
        let body = format!("%f = call {t} @llvm.{name}.{v}({t} %x); %r = fptosi {t} %f to i64");
        list.push(entry(format!("{name}_to_int_{v}"), args(), Some(int), &body));
    }
    list
}
