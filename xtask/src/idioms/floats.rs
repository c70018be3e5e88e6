//! Operations on vectors of floating-point numbers.

use super::integers::SIZES;
use super::template::{Gives, Op, op};
use super::{Element, Entry, Rule, Type};

const OPS: &[Op] = &[
    op("fadd", "x,y", "%r = fadd $T %x, %y"),
    op("fsub", "x,y", "%r = fsub $T %x, %y"),
    op("fmul", "x,y", "%r = fmul $T %x, %y"),
    op("fdiv", "x,y", "%r = fdiv $T %x, %y"),
    op("fmulc", "x", "%r = fmul $T %x, $(2.5)"),
    op("fneg", "x", "%r = fneg $T %x").rule(Rule::Bits),
    op("fabs", "x", "%r = call $T @llvm.fabs.$V($T %x)").rule(Rule::Bits),
    op("fnabs", "x", "%a = call $T @llvm.fabs.$V($T %x); %r = fneg $T %a").rule(Rule::Bits),
    op("copysign", "x,y", "%r = call $T @llvm.copysign.$V($T %x, $T %y)").rule(Rule::Bits),
    op("sqrt", "x", "%r = call $T @llvm.sqrt.$V($T %x)"),
    op("minnum", "x,y", "%r = call $T @llvm.minnum.$V($T %x, $T %y)").rule(Rule::Zero),
    op("maxnum", "x,y", "%r = call $T @llvm.maxnum.$V($T %x, $T %y)").rule(Rule::Zero),
    op("minimum", "x,y", "%r = call $T @llvm.minimum.$V($T %x, $T %y)"),
    op("maximum", "x,y", "%r = call $T @llvm.maximum.$V($T %x, $T %y)"),
    op("min_select", "x,y", "%c = fcmp olt $T %x, %y; %r = select $M %c, $T %x, $T %y"),
    op("max_select", "x,y", "%c = fcmp ogt $T %x, %y; %r = select $M %c, $T %x, $T %y"),
    op("floor", "x", "%r = call $T @llvm.floor.$V($T %x)"),
    op("ceil", "x", "%r = call $T @llvm.ceil.$V($T %x)"),
    op("ftrunc", "x", "%r = call $T @llvm.trunc.$V($T %x)"),
    op("rint", "x", "%r = call $T @llvm.rint.$V($T %x)"),
    op("nearbyint", "x", "%r = call $T @llvm.nearbyint.$V($T %x)"),
    op("round", "x", "%r = call $T @llvm.round.$V($T %x)"),
    op("roundeven", "x", "%r = call $T @llvm.roundeven.$V($T %x)"),
    op("fma", "x,y,z", "%r = call $T @llvm.fma.$V($T %x, $T %y, $T %z)"),
    op("fms", "x,y,z", "%n = fneg $T %z; %r = call $T @llvm.fma.$V($T %x, $T %y, $T %n)"),
    op("fnma", "x,y,z", "%n = fneg $T %x; %r = call $T @llvm.fma.$V($T %n, $T %y, $T %z)"),
    op("fmuladd", "x~,y~,z~", "%r = call $T @llvm.fmuladd.$V($T %x, $T %y, $T %z)").rule(Rule::Zero),
    op("contract", "x~,y~,z~", "%p = fmul contract $T %x, %y; %r = fadd contract $T %p, %z").rule(Rule::Zero),
    op("fcmp_oeq", "x,y", "%c = fcmp oeq $T %x, %y; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fcmp_olt", "x,y", "%c = fcmp olt $T %x, %y; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fcmp_une", "x,y", "%c = fcmp une $T %x, %y; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fcmp_ugt", "x,y", "%c = fcmp ugt $T %x, %y; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fcmp_one", "x,y", "%c = fcmp one $T %x, %y; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fcmp_ueq", "x,y", "%c = fcmp ueq $T %x, %y; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fcmp_uno", "x", "%c = fcmp uno $T %x, zeroinitializer; %r = sext $M %c to $I").gives(Gives::Mask),
    op("fselect", "x,y,z", "%c = fcmp olt $T %z, zeroinitializer; %r = select $M %c, $T %x, $T %y").rule(Rule::Bits),
    op("fselect_int", "x,y,z:i", "%c = icmp sgt $I %z, zeroinitializer; %r = select $M %c, $T %x, $T %y")
        .rule(Rule::Bits),
    op("fselect_zero", "x,y", "%c = fcmp ogt $T %x, %y; %r = select $M %c, $T %x, $T zeroinitializer"),
    op("signs", "x", "%b = bitcast $T %x to $I; %c = icmp slt $I %b, zeroinitializer; %r = bitcast $M %c to i$N")
        .gives(Gives::Bits),
    op("is_inf", "x", "%c = call $M @llvm.is.fpclass.$V($T %x, i32 516); %r = sext $M %c to $I").gives(Gives::Mask),
    op("reduce_fadd", "x~,y~:e", "%r = call reassoc $E @llvm.vector.reduce.fadd.$V($E %y, $T %x)")
        .gives(Gives::Element)
        .rule(Rule::Zero),
    op("reduce_fmul", "x~", "%r = call reassoc $E @llvm.vector.reduce.fmul.$V($E 1.0, $T %x)")
        .gives(Gives::Element)
        .rule(Rule::Zero),
    op("reduce_ordered", "x,y:e", "%r = call $E @llvm.vector.reduce.fadd.$V($E %y, $T %x)").gives(Gives::Element),
    op("reduce_fmax", "x~", "%r = call nnan $E @llvm.vector.reduce.fmax.$V($T %x)")
        .gives(Gives::Element)
        .rule(Rule::Zero),
    op("reduce_fminimum", "x", "%r = call $E @llvm.vector.reduce.fminimum.$V($T %x)").gives(Gives::Element),
    op("floadop", "x,p:p", "%l = load $T, ptr %p, align 1; %r = fmul $T %x, %l"),
    op("fmasked_load", "x:i,y,p:p", "%c = icmp sgt $I %x, zeroinitializer; %r = call $T @llvm.masked.load.$V.p0(ptr align 1 %p, $M %c, $T %y)")
        .rule(Rule::Bits),
];

/// All vectors of floating-point numbers of the table.
pub fn types() -> impl Iterator<Item = Type> {
    [Element::Float, Element::Double].into_iter().flat_map(|element| {
        SIZES.into_iter().filter_map(move |size| {
            let lanes = (size / element.bits()) as usize;
            (lanes > 1).then_some(Type::vector(element, lanes))
        })
    })
}

pub fn entries() -> Vec<Entry> {
    types().flat_map(|ty| OPS.iter().map(move |op| op.entry(ty))).collect()
}
