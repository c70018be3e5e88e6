//! Operations on vectors of integers, for each width of elements.

use super::template::{Gives, Op, op};
use super::{Element, Entry, Type, any, entry};
use std::fmt::Write;

/// Bits of whole vectors.
pub const SIZES: [u32; 4] = [64, 128, 256, 512];

const OPS: &[Op] = &[
    op("add", "x,y", "%r = add $T %x, %y"),
    op("sub", "x,y", "%r = sub $T %x, %y"),
    op("mul", "x,y", "%r = mul $T %x, %y"),
    op("mulc", "x", "%r = mul $T %x, $(10)"),
    op("and", "x,y", "%r = and $T %x, %y"),
    op("or", "x,y", "%r = or $T %x, %y"),
    op("xor", "x,y", "%r = xor $T %x, %y"),
    op("andnot", "x,y", "%n = xor $T %y, $(-1); %r = and $T %x, %n"),
    op("not", "x", "%r = xor $T %x, $(-1)"),
    op("neg", "x", "%r = sub $T zeroinitializer, %x"),
    op("mulhs", "x,y", "%a = sext $T %x to $W; %b = sext $T %y to $W; %p = mul $W %a, %b; %h = lshr $W %p, $(wB); %r = trunc $W %h to $T")
        .widths(8, 32),
    op("mulhu", "x,y", "%a = zext $T %x to $W; %b = zext $T %y to $W; %p = mul $W %a, %b; %h = lshr $W %p, $(wB); %r = trunc $W %h to $T")
        .widths(8, 32),
    op("mulhrs", "x,y", "%a = sext $T %x to $W; %b = sext $T %y to $W; %p = mul $W %a, %b; %s = lshr $W %p, $(w14); %t = add $W %s, $(w1); %u = lshr $W %t, $(w1); %r = trunc $W %u to $T")
        .widths(16, 16),
    op("uadd_sat", "x,y", "%r = call $T @llvm.uadd.sat.$V($T %x, $T %y)"),
    op("usub_sat", "x,y", "%r = call $T @llvm.usub.sat.$V($T %x, $T %y)"),
    op("sadd_sat", "x,y", "%r = call $T @llvm.sadd.sat.$V($T %x, $T %y)"),
    op("ssub_sat", "x,y", "%r = call $T @llvm.ssub.sat.$V($T %x, $T %y)"),
    op("avg_ceil_u", "x,y", "%a = zext $T %x to $W; %b = zext $T %y to $W; %s = add $W %a, %b; %t = add $W %s, $(w1); %u = lshr $W %t, $(w1); %r = trunc $W %u to $T")
        .widths(8, 32),
    op("avg_floor_u", "x,y", "%a = zext $T %x to $W; %b = zext $T %y to $W; %s = add $W %a, %b; %u = lshr $W %s, $(w1); %r = trunc $W %u to $T")
        .widths(8, 32),
    op("avg_floor_s", "x,y", "%a = sext $T %x to $W; %b = sext $T %y to $W; %s = add $W %a, %b; %u = lshr $W %s, $(w1); %r = trunc $W %u to $T")
        .widths(8, 32),
    op("abs", "x", "%r = call $T @llvm.abs.$V($T %x, i1 false)"),
    op("smin", "x,y", "%r = call $T @llvm.smin.$V($T %x, $T %y)"),
    op("smax", "x,y", "%r = call $T @llvm.smax.$V($T %x, $T %y)"),
    op("umin", "x,y", "%r = call $T @llvm.umin.$V($T %x, $T %y)"),
    op("umax", "x,y", "%r = call $T @llvm.umax.$V($T %x, $T %y)"),
    op("absdiff_u", "x,y", "%a = call $T @llvm.umax.$V($T %x, $T %y); %b = call $T @llvm.umin.$V($T %x, $T %y); %r = sub $T %a, %b"),
    op("absdiff_s", "x,y", "%a = call $T @llvm.smax.$V($T %x, $T %y); %b = call $T @llvm.smin.$V($T %x, $T %y); %r = sub $T %a, %b"),
    op("clamp", "x", "%a = call $T @llvm.smax.$V($T %x, $T $(-20)); %r = call $T @llvm.smin.$V($T %a, $T $(100))"),
    op("shl_c", "x", "%r = shl $T %x, $(3)"),
    op("lshr_c", "x", "%r = lshr $T %x, $(3)"),
    op("ashr_c", "x", "%r = ashr $T %x, $(3)"),
    op("sign", "x", "%r = ashr $T %x, $(B-1)"),
    op("shl_v", "x,y<", "%r = shl $T %x, %y"),
    op("lshr_v", "x,y<", "%r = lshr $T %x, %y"),
    op("ashr_v", "x,y<", "%r = ashr $T %x, %y"),
    op("shl_u", "x,y<:e", "%i = insertelement $T poison, $E %y, i64 0; %s = shufflevector $T %i, $T poison, <$N x i32> zeroinitializer; %r = shl $T %x, %s"),
    op("lshr_u", "x,y<:e", "%i = insertelement $T poison, $E %y, i64 0; %s = shufflevector $T %i, $T poison, <$N x i32> zeroinitializer; %r = lshr $T %x, %s"),
    op("ashr_u", "x,y<:e", "%i = insertelement $T poison, $E %y, i64 0; %s = shufflevector $T %i, $T poison, <$N x i32> zeroinitializer; %r = ashr $T %x, %s"),
    op("rotl_c", "x", "%r = call $T @llvm.fshl.$V($T %x, $T %x, $T $(3))"),
    op("rotl_half", "x", "%r = call $T @llvm.fshl.$V($T %x, $T %x, $T $(B/2))"),
    op("rotl_v", "x,y", "%r = call $T @llvm.fshl.$V($T %x, $T %x, $T %y)"),
    op("rotr_v", "x,y", "%r = call $T @llvm.fshr.$V($T %x, $T %x, $T %y)"),
    op("fshl_v", "x,y,z", "%r = call $T @llvm.fshl.$V($T %x, $T %y, $T %z)"),
    op("fshr_c", "x,y", "%r = call $T @llvm.fshr.$V($T %x, $T %y, $T $(5))"),
    op("icmp_eq", "x,y", "%c = icmp eq $T %x, %y; %r = sext $M %c to $T"),
    op("icmp_ne", "x,y", "%c = icmp ne $T %x, %y; %r = sext $M %c to $T"),
    op("icmp_sgt", "x,y", "%c = icmp sgt $T %x, %y; %r = sext $M %c to $T"),
    op("icmp_sle", "x,y", "%c = icmp sle $T %x, %y; %r = sext $M %c to $T"),
    op("icmp_ugt", "x,y", "%c = icmp ugt $T %x, %y; %r = sext $M %c to $T"),
    op("icmp_ule", "x,y", "%c = icmp ule $T %x, %y; %r = sext $M %c to $T"),
    op("icmp_eq_zext", "x,y", "%c = icmp eq $T %x, %y; %r = zext $M %c to $T"),
    op("icmp_slt0", "x", "%c = icmp slt $T %x, zeroinitializer; %r = sext $M %c to $T"),
    op("select", "x,y,z", "%c = icmp sgt $T %z, zeroinitializer; %r = select $M %c, $T %x, $T %y"),
    op("select_sign", "x,y,z", "%c = icmp slt $T %z, zeroinitializer; %r = select $M %c, $T %x, $T %y"),
    op("select_eq0", "x,y", "%c = icmp eq $T %x, zeroinitializer; %r = select $M %c, $T zeroinitializer, $T %y"),
    op("select_and", "x,y,z", "%c = icmp eq $T %x, %y; %d = icmp sgt $T %y, %z; %m = and $M %c, %d; %r = select $M %m, $T %x, $T %z"),
    op("blend_bits", "x,y,z", "%a = and $T %x, %z; %n = xor $T %z, $(-1); %b = and $T %y, %n; %r = or $T %a, %b"),
    op("ctpop", "x", "%r = call $T @llvm.ctpop.$V($T %x)"),
    op("ctlz", "x", "%r = call $T @llvm.ctlz.$V($T %x, i1 false)"),
    op("cttz", "x", "%r = call $T @llvm.cttz.$V($T %x, i1 false)"),
    op("bitreverse", "x", "%r = call $T @llvm.bitreverse.$V($T %x)"),
    op("bswap", "x", "%r = call $T @llvm.bswap.$V($T %x)").widths(16, 64),
    op("udiv_c", "x", "%r = udiv $T %x, $(7)"),
    op("sdiv_c", "x", "%r = sdiv $T %x, $(7)"),
    op("sdiv_8", "x", "%r = sdiv $T %x, $(8)"),
    op("urem_c", "x", "%r = urem $T %x, $(10)"),
    op("reduce_add", "x", "%r = call $E @llvm.vector.reduce.add.$V($T %x)").gives(Gives::Element),
    op("reduce_mul", "x", "%r = call $E @llvm.vector.reduce.mul.$V($T %x)").gives(Gives::Element),
    op("reduce_and", "x", "%r = call $E @llvm.vector.reduce.and.$V($T %x)").gives(Gives::Element),
    op("reduce_or", "x", "%r = call $E @llvm.vector.reduce.or.$V($T %x)").gives(Gives::Element),
    op("reduce_xor", "x", "%r = call $E @llvm.vector.reduce.xor.$V($T %x)").gives(Gives::Element),
    op("reduce_smax", "x", "%r = call $E @llvm.vector.reduce.smax.$V($T %x)").gives(Gives::Element),
    op("reduce_umin", "x", "%r = call $E @llvm.vector.reduce.umin.$V($T %x)").gives(Gives::Element),
    op("movemask", "x", "%c = icmp slt $T %x, zeroinitializer; %r = bitcast $M %c to i$N").gives(Gives::Bits),
    op("movemask_eq", "x,y", "%c = icmp eq $T %x, %y; %r = bitcast $M %c to i$N").gives(Gives::Bits),
    op("any_eq", "x,y", "%c = icmp eq $T %x, %y; %r = call i1 @llvm.vector.reduce.or.v$Ni1($M %c)").gives(Gives::Bool),
    op("all_eq", "x,y", "%c = icmp eq $T %x, %y; %r = call i1 @llvm.vector.reduce.and.v$Ni1($M %c)").gives(Gives::Bool),
    op("is_zero", "x", "%o = call $E @llvm.vector.reduce.or.$V($T %x); %r = icmp eq $E %o, 0").gives(Gives::Bool),
    op("uadd_overflow", "x,y", "%p = call {$T, $M} @llvm.uadd.with.overflow.$V($T %x, $T %y); %c = extractvalue {$T, $M} %p, 1; %r = sext $M %c to $T"),
    op("sadd_overflow", "x,y", "%p = call {$T, $M} @llvm.sadd.with.overflow.$V($T %x, $T %y); %c = extractvalue {$T, $M} %p, 1; %r = sext $M %c to $T"),
    op("loadop", "x,p:p", "%l = load $T, ptr %p, align 1; %r = add $T %x, %l"),
    op("rmw", "x,p:p", "%l = load $T, ptr %p, align 1; %r = xor $T %x, %l; store $T %r, ptr %p, align 1"),
    op("masked_load", "x,y,p:p", "%c = icmp sgt $T %x, zeroinitializer; %r = call $T @llvm.masked.load.$V.p0(ptr align 1 %p, $M %c, $T %y)")
        .widths(32, 64),
    op("masked_load0", "x,p:p", "%c = icmp sgt $T %x, zeroinitializer; %r = call $T @llvm.masked.load.$V.p0(ptr align 1 %p, $M %c, $T zeroinitializer)"),
    op("masked_store", "x,y,p:p", "%c = icmp sgt $T %x, zeroinitializer; call void @llvm.masked.store.$V.p0($T %y, ptr align 1 %p, $M %c)")
        .gives(Gives::Nothing),
];

/// All vectors of integers of the table.
pub fn types() -> impl Iterator<Item = Type> {
    let widths = [8, 16, 32, 64].into_iter();
    widths.flat_map(|bits| {
        SIZES.into_iter().filter_map(move |size| {
            let lanes = (size / bits) as usize;
            (lanes > 1).then_some(Type::vector(Element::Int(bits), lanes))
        })
    })
}

pub fn entries() -> Vec<Entry> {
    let mut list = Vec::new();
    for ty in types() {
        list.extend(OPS.iter().filter(|op| op.fits(ty)).map(|op| op.entry(ty)));
        list.push(shift_by_lanes("shl", ty));
        list.push(shift_by_lanes("lshr", ty));
        list.push(shift_by_lanes("ashr", ty));
    }
    for size in [128, 256, 512] {
        list.push(multiply_add(size / 16));
        list.push(sum_of_differences(size / 8));
    }
    list
}

/// A shift whose constant amount differs between lanes.
fn shift_by_lanes(name: &str, ty: Type) -> Entry {
    let bits = ty.element.bits() as usize;
    let mut amounts = String::new();
    for lane in 0..ty.lanes {
        let _ = write!(amounts, "{}i{bits} {}", if lane == 0 { "" } else { ", " }, (lane * 3 + 1) % bits);
    }
    let body = format!("%r = {name} {} %x, <{amounts}>", ty.text());
    entry(format!("{name}_lanes_{}", ty.short()), vec![any("x", ty)], Some(ty), &body)
}

/// Products of neighbours, added: `pmaddwd`.
fn multiply_add(lanes: u32) -> Entry {
    let (from, to) = (format!("<{lanes} x i16>"), format!("<{lanes} x i32>"));
    let half = lanes / 2;
    let list = |first: u32| {
        let lanes: Vec<String> = (0..half).map(|lane| format!("i32 {}", lane * 2 + first)).collect();
        lanes.join(", ")
    };
    let body = format!(
        "%a = sext {from} %x to {to}; %b = sext {from} %y to {to}; %p = mul {to} %a, %b; \
         %e = shufflevector {to} %p, {to} poison, <{half} x i32> <{}>; \
         %o = shufflevector {to} %p, {to} poison, <{half} x i32> <{}>; %r = add <{half} x i32> %e, %o",
        list(0),
        list(1)
    );
    let ty = Type::vector(Element::Int(16), lanes as usize);
    let result = Type::vector(Element::Int(32), half as usize);
    entry(format!("multiply_add_{}", ty.short()), vec![any("x", ty), any("y", ty)], Some(result), &body)
}

/// The sum of absolute differences of bytes: `psadbw`.
fn sum_of_differences(lanes: u32) -> Entry {
    let (from, to) = (format!("<{lanes} x i8>"), format!("<{lanes} x i32>"));
    let body = format!(
        "%a = zext {from} %x to {to}; %b = zext {from} %y to {to}; %d = sub {to} %a, %b; \
         %m = call {to} @llvm.abs.v{lanes}i32({to} %d, i1 false); \
         %r = call i32 @llvm.vector.reduce.add.v{lanes}i32({to} %m)"
    );
    let ty = Type::vector(Element::Int(8), lanes as usize);
    let result = Type::scalar(Element::Int(32));
    entry(format!("sum_of_differences_{}", ty.short()), vec![any("x", ty), any("y", ty)], Some(result), &body)
}
