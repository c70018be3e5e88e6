//! Atomic accesses on machines where nothing comes between two instructions (`PlainAtomics`): plain loads and stores.
//!
//! ```text
//! %old = atomicrmw nand ptr %p, i64 %x  →   %was = load i64, ptr %p
//!                                           %new = …
//!                                           store i64 %new, ptr %p
//!                                           %old = freeze i64 %was
//! ```
//!
//! So every update of every width is there that its operation is there for. Fences have nothing to keep apart and go.

use super::atomics::{become_cast, updated};
use ir::builder::Builder;
use ir::inst::{IntPredicate, MemAccess, Ordering, RmwOp, SyncScope};
use ir::module::Env;
use ir::{Function, Inst, InstFlags, InstView, Opcode, Type, TypeData};

/// Makes all of them plain. O(instructions).
pub fn run(env: &mut Env, func: &mut Function) {
    let found: Vec<Inst> = func.blocks().flat_map(|b| func.block_insts(b)).collect();
    for inst in found {
        match func.opcode(inst) {
            Opcode::Load | Opcode::Store => {
                let data = func.inst_mut(inst);
                data.flags = data.flags.with_ordering(Ordering::NotAtomic);
                data.aux = SyncScope::SYSTEM.as_u32();
            }
            Opcode::Fence => func.remove_inst(inst),
            Opcode::AtomicRmw => update(env, func, inst),
            Opcode::CmpXchg => exchange(env, func, inst),
            _ => {}
        }
    }
}

fn volatile(access: MemAccess) -> InstFlags {
    if access.volatile { InstFlags::VOLATILE } else { InstFlags::NONE }
}

fn update(env: &mut Env, func: &mut Function, inst: Inst) {
    let InstView::AtomicRmw { op, pointer, value, access } = func.view(inst) else { return };
    let (ty, flags, location) = (func.inst(inst).ty, volatile(access), func.debug_loc(inst));
    let int = match env.types.get(ty) {
        TypeData::Half | TypeData::BFloat => env.types.int(16),
        TypeData::Float => Type::I32,
        TypeData::Double => Type::I64,
        TypeData::Fp128 | TypeData::PpcFp128 => env.types.int(128),
        _ => ty,
    };
    let mut build = Builder::new(env, func);
    build.position_before(inst);
    build.set_debug_loc(location);
    let old = build.load_with(ty, pointer, access.align, flags, SyncScope::SYSTEM);
    let new = if op == RmwOp::Xchg { value } else { updated(&mut build, op, ty, int, old, value) };
    build.store_with(new, pointer, access.align, flags, SyncScope::SYSTEM);
    become_cast(func, inst, Opcode::Freeze, old);
}

fn exchange(env: &mut Env, func: &mut Function, inst: Inst) {
    let InstView::CmpXchg { pointer, expected, new, access, .. } = func.view(inst) else { return };
    let (pair, flags, location) = (func.inst(inst).ty, volatile(access), func.debug_loc(inst));
    let mut build = Builder::new(env, func);
    build.position_before(inst);
    build.set_debug_loc(location);
    let ty = build.type_of(expected);
    let old = build.load_with(ty, pointer, access.align, flags, SyncScope::SYSTEM);
    let same = build.icmp(IntPredicate::Eq, old, expected);
    let stored = build.select(same, new, old);
    build.store_with(stored, pointer, access.align, flags, SyncScope::SYSTEM);
    let none = build.poison(pair);
    let half = build.insert_value(none, old, &[0]);
    let whole = build.insert_value(half, same, &[1]);
    become_cast(func, inst, Opcode::Freeze, whole);
}
