//! Operations of random programs: arithmetic, conversions, vectors, memory.

use super::program::{BUFFER, Body, Memory};
use super::types::{I1, I32, I64, Scalar, Ty};

pub const INT_PREDICATES: &[&str] = &["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
const FLOAT_PREDICATES: &[&str] =
    &["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une"];

pub fn operation(body: &mut Body<'_>) {
    match body.random.below(100) {
        0..26 => int_binary(body),
        26..33 => int_intrinsic(body),
        33..44 => float(body),
        44..56 => conversion(body),
        56..66 => comparison(body),
        66..73 => select(body),
        73..90 => vector(body),
        90..96 => overflow(body),
        _ => {
            let value = body.any();
            body.define(value.ty, &format!("freeze {} {}", value.ty, value.name));
        }
    }
}

/// A number of bits that may be shifted.
fn amount(body: &mut Body<'_>, ty: Ty) -> String {
    let value = body.operand(ty);
    match ty.scalar.bits() {
        // The number of bits is no number of these types, or all numbers but one are less.
        1 => ty.zero().to_owned(),
        2 => body.hidden(&format!("and {ty} {value}, {}", ty.splat(1))),
        bits if bits.is_power_of_two() => {
            body.hidden(&format!("and {ty} {value}, {}", ty.splat(u128::from(bits - 1))))
        }
        bits => body.hidden(&format!("urem {ty} {value}, {}", ty.splat(u128::from(bits)))),
    }
}

fn int_binary(body: &mut Body<'_>) {
    let ty = body.any_of(true).ty;
    let (a, bits) = (body.operand(ty), ty.scalar.bits());
    let (operation, b) = match body.random.below(16) {
        0..9 => (body.random.pick(&["add", "sub", "mul", "and", "or", "xor"]), body.operand(ty)),
        9..13 => (body.random.pick(&["shl", "lshr", "ashr"]), amount(body, ty)),
        13 | 14 => {
            let b = body.operand(ty);
            let b = if body.random.percent(40) {
                ty.splat(1 + body.random.below(1 << bits.min(10).saturating_sub(2)) as u128)
            } else {
                b
            };
            let b = body.hidden(&format!("or {ty} {b}, {}", ty.splat(1)));
            (body.random.pick(&["udiv", "urem"]), b)
        }
        // A positive divisor: no quotient is too large.
        _ if bits > 2 => {
            let b = body.operand(ty);
            let b = body.hidden(&format!("lshr {ty} {b}, {}", ty.splat(1)));
            let b = body.hidden(&format!("or {ty} {b}, {}", ty.splat(1)));
            (body.random.pick(&["sdiv", "srem"]), b)
        }
        _ => ("xor", body.operand(ty)),
    };
    body.define(ty, &format!("{operation} {ty} {a}, {b}"));
}

fn int_intrinsic(body: &mut Body<'_>) {
    let ty = body.any_of(true).ty;
    let bits = ty.scalar.bits();
    let names = [
        "ctpop",
        "bitreverse",
        "ctlz",
        "cttz",
        "abs",
        "umin",
        "umax",
        "smin",
        "smax",
        "sadd.sat",
        "uadd.sat",
        "ssub.sat",
        "usub.sat",
        "fshl",
        "fshr",
        "bswap",
        "sshl.sat",
        "ushl.sat",
        "scmp",
        "ucmp",
    ];
    let name = body.random.pick(&names);
    let a = body.operand(ty);
    let mut result = ty;
    let mut args = vec![(ty, a)];
    match name {
        "ctpop" | "bitreverse" => {}
        "bswap" if !bits.is_multiple_of(16) => return,
        "bswap" => {}
        "ctlz" | "cttz" | "abs" => args.push((I1, "false".to_owned())),
        "fshl" | "fshr" => {
            let (b, c) = (body.operand(ty), body.operand(ty));
            args.extend([(ty, b), (ty, c)]);
        }
        "sshl.sat" | "ushl.sat" => {
            let b = amount(body, ty);
            args.push((ty, b));
        }
        "scmp" | "ucmp" => {
            let b = body.operand(ty);
            args.push((ty, b));
            result = ty.with(Scalar::Int(body.random.pick(&[8, 32, 2, 64])));
        }
        _ => {
            let b = body.operand(ty);
            args.push((ty, b));
        }
    }
    let mangled = if result == ty { ty.mangled() } else { format!("{}.{}", result.mangled(), ty.mangled()) };
    let call = body.intrinsic(&result.to_string(), &format!("{name}.{mangled}"), &args);
    body.define(result, &call);
}

fn overflow(body: &mut Body<'_>) {
    let ty = body.any_of(true).ty;
    let name = body.random.pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
    let (a, b) = (body.operand(ty), body.operand(ty));
    let bit = ty.with(Scalar::Int(1));
    let whole = format!("{{ {ty}, {bit} }}");
    let call = body.intrinsic(&whole, &format!("{name}.with.overflow.{}", ty.mangled()), &[(ty, a), (ty, b)]);
    let pair = body.hidden(&call);
    body.define(ty, &format!("extractvalue {whole} {pair}, 0"));
    body.define(bit, &format!("extractvalue {whole} {pair}, 1"));
}

fn float(body: &mut Body<'_>) {
    let ty = body.any_of(false).ty;
    let a = body.operand(ty);
    match body.random.below(12) {
        0..6 => {
            let b = body.operand(ty);
            let operation = body.random.pick(&["fadd", "fsub", "fmul", "fdiv"]);
            body.define(ty, &format!("{operation} {ty} {a}, {b}"));
        }
        6 => {
            body.define(ty, &format!("fneg {ty} {a}"));
        }
        7 | 8 => {
            let name = body.random.pick(&[
                "sqrt",
                "floor",
                "ceil",
                "trunc",
                "rint",
                "nearbyint",
                "round",
                "roundeven",
                "fabs",
            ]);
            let call = body.intrinsic(&ty.to_string(), &format!("{name}.{}", ty.mangled()), &[(ty, a)]);
            body.define(ty, &call);
        }
        9 => {
            let name = body.random.pick(&["minimum", "maximum"]);
            let b = body.operand(ty);
            let call =
                body.intrinsic(&ty.to_string(), &format!("{name}.{}", ty.mangled()), &[(ty, a), (ty, b)]);
            body.define(ty, &call);
        }
        10 => {
            let b = body.operand(ty);
            let b = body.bits(ty, &b);
            let call =
                body.intrinsic(&ty.to_string(), &format!("copysign.{}", ty.mangled()), &[(ty, a), (ty, b)]);
            body.define(ty, &call);
        }
        _ => {
            let (b, c) = (body.operand(ty), body.operand(ty));
            let args = [(ty, a), (ty, b), (ty, c)];
            let call = body.intrinsic(&ty.to_string(), &format!("fma.{}", ty.mangled()), &args);
            body.define(ty, &call);
        }
    }
}

fn conversion(body: &mut Body<'_>) {
    let value = body.any();
    let (ty, name) = (value.ty, value.name);
    if body.random.percent(20) {
        return bitcast(body, ty, &name);
    }
    let other = match Ty::random(body.random, false).scalar {
        Scalar::Half if ty.lanes > 0 => Scalar::Float,
        other => other,
    };
    let target = ty.with(other);
    let (from, to) = (ty.scalar.bits(), other.bits());
    let operation = match (ty.is_int(), target.is_int()) {
        (true, true) if from < to => body.random.pick(&["zext", "sext"]),
        (true, true) if from > to => "trunc",
        (false, false) if from < to => "fpext",
        (false, false) if from > to => "fptrunc",
        // Integers of more bits are beyond what is converted alike everywhere.
        (true, false) if from <= 64 => body.random.pick(&["sitofp", "uitofp"]),
        (false, true) if to <= 64 => {
            let kind = body.random.pick(&["fptosi", "fptoui"]);
            let name_of = format!("{kind}.sat.{}.{}", target.mangled(), ty.mangled());
            let call = body.intrinsic(&target.to_string(), &name_of, &[(ty, name)]);
            body.define(target, &call);
            return;
        }
        _ => return,
    };
    body.define(target, &format!("{operation} {ty} {name} to {target}"));
}

fn bitcast(body: &mut Body<'_>, ty: Ty, name: &str) {
    let bits = ty.bits();
    let mut targets = vec![Ty::int(bits)];
    for (scalar, size) in [
        (Scalar::Int(8), 8),
        (Scalar::Int(16), 16),
        (Scalar::Int(32), 32),
        (Scalar::Float, 32),
        (Scalar::Double, 64),
        (Scalar::Int(64), 64),
    ] {
        if bits.is_multiple_of(size) && (2..=16).contains(&(bits / size)) {
            targets.push(Ty { scalar, lanes: bits / size });
        } else if bits == size {
            targets.push(Ty { scalar, lanes: 0 });
        }
    }
    let target = body.random.pick(&targets);
    if target != ty {
        let value = body.bits(ty, name);
        body.define(target, &format!("bitcast {ty} {value} to {target}"));
    }
}

fn comparison(body: &mut Body<'_>) {
    let value = body.any();
    let (ty, name, other) = (value.ty, value.name, body.operand(value.ty));
    let (operation, predicates) =
        if ty.is_int() { ("icmp", INT_PREDICATES) } else { ("fcmp", FLOAT_PREDICATES) };
    let predicate = body.random.pick(predicates);
    body.define(ty.with(Scalar::Int(1)), &format!("{operation} {predicate} {ty} {name}, {other}"));
}

fn select(body: &mut Body<'_>) {
    let ty = body.any().ty;
    let mask = if body.random.percent(50) { ty.with(Scalar::Int(1)) } else { I1 };
    let (condition, a, b) = (body.operand(mask), body.operand(ty), body.operand(ty));
    body.define(ty, &format!("select {mask} {condition}, {ty} {a}, {ty} {b}"));
}

fn vector(body: &mut Body<'_>) {
    let ty = (0..6).map(|_| body.any().ty).find(|ty| ty.lanes > 0);
    let ty = ty.unwrap_or(Ty {
        scalar: body.random.pick(&[Scalar::Int(32), Scalar::Int(8), Scalar::Float]),
        lanes: 4,
    });
    let a = body.operand(ty);
    match body.random.below(10) {
        0..3 => {
            let place = body.index(ty.lanes as usize);
            body.define(ty.lane(), &format!("extractelement {ty} {a}, i64 {place}"));
        }
        3..6 => {
            let (place, lane) = (body.index(ty.lanes as usize), body.operand(ty.lane()));
            body.define(ty, &format!("insertelement {ty} {a}, {} {lane}, i64 {place}", ty.lane()));
        }
        6..9 => {
            let lanes = if body.random.percent(70) { ty.lanes } else { body.random.pick(&[2, 4, 8]) };
            let mask: Vec<String> =
                (0..lanes).map(|_| format!("i32 {}", body.random.below(2 * ty.lanes as usize))).collect();
            let b = body.operand(ty);
            let result = Ty { lanes, ..ty };
            body.define(
                result,
                &format!("shufflevector {ty} {a}, {ty} {b}, <{lanes} x i32> <{}>", mask.join(", ")),
            );
        }
        _ if ty.is_int() => {
            let name = body.random.pick(&["add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax"]);
            let call = body.intrinsic(
                &ty.lane().to_string(),
                &format!("vector.reduce.{name}.{}", ty.mangled()),
                &[(ty, a)],
            );
            body.define(ty.lane(), &call);
        }
        _ => {
            let start = body.operand(ty.lane());
            let name = body.random.pick(&["fadd", "fmul"]);
            let call = body.intrinsic(
                &ty.lane().to_string(),
                &format!("vector.reduce.{name}.{}", ty.mangled()),
                &[(ty.lane(), start), (ty, a)],
            );
            body.define(ty.lane(), &call);
        }
    }
}

pub fn memory(body: &mut Body<'_>) {
    let object = body.memory[body.random.below(body.memory.len())].clone();
    if object.element.is_none() && body.random.percent(15) {
        return match body.random.below(3) {
            0 => copy(body, &object),
            _ => atomic(body, &object),
        };
    }
    let ty = object.element.unwrap_or_else(|| {
        loop {
            let ty = Ty::random(body.random, false);
            if ty.is_bytes() {
                break ty;
            }
        }
    });
    let (place, align) = place(body, &object, ty);
    if body.random.percent(50) {
        let value = body.operand(ty);
        let value = body.bits(ty, &value);
        body.line(&format!("store {ty} {value}, ptr {place}{align}"));
    } else {
        body.define(ty, &format!("load {ty}, ptr {place}{align}"));
    }
}

/// A place in an object where a type may be, and the alignment to say.
fn place(body: &mut Body<'_>, object: &Memory, ty: Ty) -> (String, String) {
    if object.element.is_some() {
        let at = body.index(object.count);
        let place = body.hidden(&format!("getelementptr inbounds {ty}, ptr {}, i64 {at}", object.name));
        return (place, String::new());
    }
    let bytes = (ty.bits() / 8) as usize;
    if body.random.percent(70) {
        let at = body.index(BUFFER / bytes);
        let place = body.hidden(&format!("getelementptr inbounds {ty}, ptr {}, i64 {at}", object.name));
        return (place, format!(", align {}", bytes.min(16)));
    }
    let at = body.index(BUFFER - bytes + 1);
    let place = body.hidden(&format!("getelementptr inbounds i8, ptr {}, i64 {at}", object.name));
    (place, ", align 1".to_owned())
}

fn copy(body: &mut Body<'_>, object: &Memory) {
    let others: Vec<Memory> = body.memory.iter().filter(|other| other.element.is_none()).cloned().collect();
    let from = others[body.random.below(others.len())].clone();
    let count = body.random.pick(&[1, 3, 8, 15, 16, 24, 33, 47]);
    let (to, of) = (body.index(BUFFER - count + 1), body.index(BUFFER - count + 1));
    let to = body.hidden(&format!("getelementptr inbounds i8, ptr {}, i64 {to}", object.name));
    let of = body.hidden(&format!("getelementptr inbounds i8, ptr {}, i64 {of}", from.name));
    body.declare("declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)");
    body.line(&format!("call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {of}, i64 {count}, i1 false)"));
}

fn atomic(body: &mut Body<'_>, object: &Memory) {
    let ty = body.random.pick(&[Ty::int(8), Ty::int(16), I32, I64]);
    let at = body.index(BUFFER * 8 / ty.bits() as usize);
    let place = body.hidden(&format!("getelementptr inbounds {ty}, ptr {}, i64 {at}", object.name));
    let value = body.operand(ty);
    let ordering = body.random.pick(&["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
    if body.random.percent(25) {
        let expected =
            body.hidden(&format!("load atomic {ty}, ptr {place} monotonic, align {}", ty.bits() / 8));
        let expected = if body.random.percent(50) { expected } else { body.operand(ty) };
        let whole = format!("{{ {ty}, i1 }}");
        let pair =
            body.hidden(&format!("cmpxchg ptr {place}, {ty} {expected}, {ty} {value} {ordering} monotonic"));
        body.define(ty, &format!("extractvalue {whole} {pair}, 0"));
        body.define(I1, &format!("extractvalue {whole} {pair}, 1"));
        return;
    }
    let operation = body.random.pick(&[
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
        "usub_cond",
        "usub_sat",
    ]);
    body.define(ty, &format!("atomicrmw {operation} ptr {place}, {ty} {value} {ordering}"));
}
