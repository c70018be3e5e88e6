//! Atomic updates that no machine does in one instruction: a loop around a compare and exchange.
//!
//! ```text
//!                                             %first = load i32, ptr %p
//!                                             br label %again
//!                                           again:
//! %old = atomicrmw fadd ptr %p, float %x  →   %bits = phi i32 [ %first, … ], [ %seen, %again ]
//!                                             %num = bitcast i32 %bits to float
//!                                             %sum = fadd float %num, %x
//!                                             %new = bitcast float %sum to i32
//!                                             %pair = cmpxchg ptr %p, i32 %bits, i32 %new
//!                                             %seen = extractvalue %pair, 0
//!                                             …
//!                                             br i1 %done, label %rest, label %again
//! ```
//!
//! An exchange of floating-point numbers is one of integers. Updates that are too wide for the machine, or not aligned to their
//! size, are loops where no function of the library makes them; so are those of two registers, where the machine compares and
//! exchanges both at once. Where it does nothing else with both, a store is such a loop, too, and a load stores zero if there is
//! zero already:
//!
//! ```text
//! %v = load atomic i128, ptr %p seq_cst  →  %pair = cmpxchg ptr %p, i128 0, i128 0 seq_cst seq_cst
//!                                           %v = extractvalue %pair, 0
//! ```
//!
//! The instruction itself becomes what gives the old value, so
//! that its uses stay.

use ir::builder::Builder;
use ir::inst::{FloatPredicate, IntPredicate, MemAccess, Ordering, RmwOp};
use ir::module::Env;
use ir::{Block, Function, Inst, InstFlags, InstView, Opcode, Scope, Type, TypeData, Value};
use isel::lowering::LoweringFacts;

/// Expands all of them. O(instructions).
pub fn run(env: &mut Env, func: &mut Function, facts: &LoweringFacts) {
    let machine_bits = facts.max_atomic_bits;
    let found: Vec<Inst> = func
        .blocks()
        .flat_map(|b| func.block_insts(b))
        .filter(|&i| func.opcode(i) == Opcode::AtomicRmw)
        .collect();
    if facts.only_exchanges_pairs {
        exchange_pairs(env, func, machine_bits);
    }
    for inst in found {
        let InstView::AtomicRmw { op, pointer, value, access } = func.view(inst) else { continue };
        let update = Update { op, pointer, value, access };
        let ty = func.inst(inst).ty;
        match (op, float_bits(env, ty)) {
            _ if is_pair(env, ty, machine_bits) => expand(env, func, inst, &update, ty),
            (RmwOp::Xchg, Some(bits)) => exchange(env, func, inst, &update, bits),
            (RmwOp::Xchg, None) => {}
            _ if needs_loop(op)
                || chooses(op) && facts.extrema_in_loops
                || !is_in_library(env, &update, ty, machine_bits) =>
            {
                expand(env, func, inst, &update, ty)
            }
            _ => {}
        }
    }
}

/// Makes loads and stores of two registers of compare and exchange, if they are aligned.
fn exchange_pairs(env: &mut Env, func: &mut Function, machine_bits: u32) {
    let is_atomic = |&inst: &Inst| {
        let data = func.inst(inst);
        matches!(data.opcode, Opcode::Load | Opcode::Store) && data.flags.ordering() != Ordering::NotAtomic
    };
    let found: Vec<Inst> = func.blocks().flat_map(|b| func.block_insts(b)).filter(is_atomic).collect();
    for inst in found {
        let (pointer, stored, access) = match func.view(inst) {
            InstView::Load { pointer, access } => (pointer, None, access),
            InstView::Store { value, pointer, access } => (pointer, Some(value), access),
            _ => continue,
        };
        let ty = stored.map_or(func.inst(inst).ty, |value| Scope::new(env, func).type_of(value));
        let Some(bits) = whole_bits(env, ty) else { continue };
        let int = env.types.int(bits);
        if !is_pair(env, int, machine_bits) || !is_aligned(&access, bits) {
            continue;
        }
        let ordering =
            if access.ordering == Ordering::Unordered { Ordering::Monotonic } else { access.ordering };
        let access = MemAccess { ordering, ..access };
        let cast = if int == ty { Opcode::Freeze } else { Opcode::BitCast };
        let location = func.debug_loc(inst);
        let mut build = Builder::new(env, func);
        build.set_debug_loc(location);
        build.position_before(inst);
        if let Some(value) = stored {
            let value = if int == ty { value } else { build.cast(cast, value, int, InstFlags::NONE) };
            let update = Update { op: RmwOp::Xchg, pointer, value, access };
            if expand_to(env, func, inst, &update, int).is_some() {
                func.remove_inst(inst);
            }
            continue;
        }
        let zero = build.null(int);
        let pair = build.cmpxchg(pointer, zero, zero, access.align, exchange_flags(&access), access.scope);
        let found = build.extract_value(pair, &[0]);
        become_cast(func, inst, cast, found);
    }
}

/// The width of an integer, a floating-point number or a vector of them.
fn whole_bits(env: &Env, ty: Type) -> Option<u32> {
    let scalar = |ty| float_bits(env, ty).or_else(|| env.types.int_bits(ty));
    match *env.types.get(ty) {
        TypeData::Vector { elem, len, scalable: false } => scalar(elem)?.checked_mul(len),
        _ => scalar(ty),
    }
}

fn is_aligned(access: &MemAccess, bits: u32) -> bool {
    access.align.log2().is_none_or(|log2| 8u64 << log2.min(32) >= u64::from(bits))
}

/// What an instruction says.
struct Update {
    op: RmwOp,
    pointer: Value,
    value: Value,
    access: MemAccess,
}

/// Whether a value takes two registers, of which the machine compares and exchanges both at once and does nothing else.
fn is_pair(env: &Env, ty: Type, machine_bits: u32) -> bool {
    let bits = float_bits(env, ty).or_else(|| env.types.int_bits(ty)).unwrap_or(0);
    bits > env.data_layout.pointer_bits(0) && bits <= machine_bits
}

fn needs_loop(op: RmwOp) -> bool {
    op.is_float() || matches!(op, RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond | RmwOp::USubSat)
}

/// Whether an update keeps the smaller or larger value.
fn chooses(op: RmwOp) -> bool {
    matches!(op, RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin)
}

/// Whether an update is one that either a machine or a function of the library makes: the library has no smallest and largest,
/// and takes only what is aligned to its size.
fn is_in_library(env: &Env, update: &Update, ty: Type, machine_bits: u32) -> bool {
    let Some(bits) = env.types.int_bits(ty) else { return true };
    let aligned = is_aligned(&update.access, bits);
    let machine_bits = machine_bits.min(env.data_layout.pointer_bits(0));
    aligned && bits.is_power_of_two() && !(chooses(update.op) && bits > machine_bits)
}

/// The width of a floating-point type.
fn float_bits(env: &Env, ty: Type) -> Option<u32> {
    Some(match env.types.get(ty) {
        TypeData::Half | TypeData::BFloat => 16,
        TypeData::Float => 32,
        TypeData::Double => 64,
        TypeData::Fp128 | TypeData::PpcFp128 => 128,
        _ => return None,
    })
}

/// The instruction becomes a conversion of another value.
pub(super) fn become_cast(func: &mut Function, inst: Inst, op: Opcode, value: Value) {
    let operands = func.make_operands(&[value]);
    let data = func.inst_mut(inst);
    (data.opcode, data.operands) = (op, operands);
    (data.sub, data.aux, data.flags) = (0, 0, InstFlags::NONE);
}

fn exchange(env: &mut Env, func: &mut Function, inst: Inst, update: &Update, bits: u32) {
    let int = env.types.int(bits);
    let &Update { pointer, value, access, .. } = update;
    let mut build = Builder::new(env, func);
    build.position_before(inst);
    let new = build.cast(Opcode::BitCast, value, int, InstFlags::NONE);
    let old = build.atomic_rmw(RmwOp::Xchg, pointer, new, access.align, access.ordering, access.scope);
    become_cast(func, inst, Opcode::BitCast, old);
}

fn expand(env: &mut Env, func: &mut Function, inst: Inst, update: &Update, ty: Type) {
    let Some(old) = expand_to(env, func, inst, update, ty) else { return };
    let op = if float_bits(env, ty).is_some() { Opcode::BitCast } else { Opcode::Freeze };
    become_cast(func, inst, op, old);
}

/// The loop, before the instruction, and the integer that was there.
fn expand_to(env: &mut Env, func: &mut Function, inst: Inst, update: &Update, ty: Type) -> Option<Value> {
    let head = func.block_of(inst)?;
    let bits = float_bits(env, ty);
    let int = bits.map_or(ty, |bits| env.types.int(bits));
    let &Update { pointer, value, access, .. } = update;
    let (again, rest) = split(func, head, inst);
    let location = func.debug_loc(inst);
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_at_end(head);
    let first = build.load(int, pointer, access.align);
    build.br(again);
    build.position_at_end(again);
    let old = build.phi(int);
    build.add_incoming(old, first, head);
    let number = if bits.is_some() { build.cast(Opcode::BitCast, old, ty, InstFlags::NONE) } else { old };
    let new = updated(&mut build, update.op, ty, int, number, value);
    let new = if bits.is_some() { build.cast(Opcode::BitCast, new, int, InstFlags::NONE) } else { new };
    let pair = build.cmpxchg(pointer, old, new, access.align, exchange_flags(&access), access.scope);
    let seen = build.extract_value(pair, &[0]);
    let done = build.extract_value(pair, &[1]);
    build.cond_br(done, rest, again);
    build.add_incoming(old, seen, again);
    Some(seen)
}

fn exchange_flags(access: &MemAccess) -> InstFlags {
    let flags =
        InstFlags::NONE.with_ordering(access.ordering).with_failure_ordering(failure(access.ordering));
    if access.volatile { flags | InstFlags::VOLATILE } else { flags }
}

/// What a failed exchange promises, by what a successful one does: it does not store.
fn failure(ordering: Ordering) -> Ordering {
    match ordering {
        Ordering::AcqRel => Ordering::Acquire,
        Ordering::Release => Ordering::Monotonic,
        other => other,
    }
}

/// Ends a block before an instruction; the block of the loop, and the one with the instruction and what follows it.
pub(super) fn split(func: &mut Function, head: Block, inst: Inst) -> (Block, Block) {
    let (again, rest) = (func.create_block(), func.create_block());
    func.insert_block_after(again, head);
    func.insert_block_after(rest, again);
    let mut next = Some(inst);
    while let Some(moved) = next {
        next = func.next_inst(moved);
        func.remove_inst(moved);
        func.append_inst(moved, rest);
    }
    let successors: Vec<Block> = func.successors(rest).collect();
    for successor in successors {
        let phis: Vec<Inst> =
            func.block_insts(successor).take_while(|&i| func.opcode(i) == Opcode::Phi).collect();
        for phi in phis {
            for operand in func.operands_mut(phi) {
                if operand.as_block() == Some(head) {
                    *operand = rest.into();
                }
            }
        }
    }
    (again, rest)
}

/// The new value.
pub(super) fn updated(
    build: &mut Builder<'_>,
    op: RmwOp,
    ty: Type,
    int: Type,
    old: Value,
    value: Value,
) -> Value {
    let none = InstFlags::NONE;
    match op {
        RmwOp::Xchg => value,
        RmwOp::FAdd => build.binary(Opcode::FAdd, old, value, none),
        RmwOp::FSub => build.binary(Opcode::FSub, old, value, none),
        RmwOp::FMax | RmwOp::FMin => {
            let predicate = if op == RmwOp::FMax { FloatPredicate::Ogt } else { FloatPredicate::Olt };
            let keeps = build.fcmp(predicate, old, value, none);
            let chosen = build.select(keeps, old, value);
            let is_nan = build.fcmp(FloatPredicate::Uno, value, value, none);
            build.select(is_nan, old, chosen)
        }
        RmwOp::FMaximum | RmwOp::FMinimum => {
            let is_max = op == RmwOp::FMaximum;
            let predicate = if is_max { FloatPredicate::Ogt } else { FloatPredicate::Olt };
            let keeps = build.fcmp(predicate, old, value, none);
            let chosen = build.select(keeps, old, value);
            // Equal numbers differ in the sign of zero at most.
            let a = build.cast(Opcode::BitCast, old, int, none);
            let b = build.cast(Opcode::BitCast, value, int, none);
            let joined = build.binary(if is_max { Opcode::And } else { Opcode::Or }, a, b, none);
            let joined = build.cast(Opcode::BitCast, joined, ty, none);
            let equal = build.fcmp(FloatPredicate::Oeq, old, value, none);
            let chosen = build.select(equal, joined, chosen);
            let nan = build.binary(Opcode::FAdd, old, value, none);
            let is_nan = build.fcmp(FloatPredicate::Uno, old, value, none);
            build.select(is_nan, nan, chosen)
        }
        RmwOp::UIncWrap => {
            let one = build.int(ty, 1);
            let zero = build.null(ty);
            let next = build.binary(Opcode::Add, old, one, none);
            let wraps = build.icmp(IntPredicate::Uge, old, value);
            build.select(wraps, zero, next)
        }
        RmwOp::UDecWrap => {
            let one = build.int(ty, 1);
            let zero = build.null(ty);
            let next = build.binary(Opcode::Sub, old, one, none);
            let is_zero = build.icmp(IntPredicate::Eq, old, zero);
            let above = build.icmp(IntPredicate::Ugt, old, value);
            let wraps = build.binary(Opcode::Or, is_zero, above, none);
            build.select(wraps, value, next)
        }
        RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
            let keeps = match op {
                RmwOp::Max => IntPredicate::Sgt,
                RmwOp::Min => IntPredicate::Slt,
                RmwOp::UMax => IntPredicate::Ugt,
                _ => IntPredicate::Ult,
            };
            let keeps = build.icmp(keeps, old, value);
            build.select(keeps, old, value)
        }
        RmwOp::Add => build.binary(Opcode::Add, old, value, none),
        RmwOp::Sub => build.binary(Opcode::Sub, old, value, none),
        RmwOp::And => build.binary(Opcode::And, old, value, none),
        RmwOp::Or => build.binary(Opcode::Or, old, value, none),
        RmwOp::Xor => build.binary(Opcode::Xor, old, value, none),
        RmwOp::Nand => {
            // All bits the other way round: what is added to a number to make it -1.
            let both = build.binary(Opcode::And, old, value, none);
            let (zero, one) = (build.int(ty, 0), build.int(ty, 1));
            let negative = build.binary(Opcode::Sub, zero, both, none);
            build.binary(Opcode::Sub, negative, one, none)
        }
        // What would be negative: the old value, or zero.
        _ => {
            let zero = build.null(ty);
            let difference = build.binary(Opcode::Sub, old, value, none);
            let fits = build.icmp(IntPredicate::Uge, old, value);
            let otherwise = if op == RmwOp::USubCond { old } else { zero };
            build.select(fits, difference, otherwise)
        }
    }
}
