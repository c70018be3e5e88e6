//! Address reassociation: what a loop does not change of an address is added before the loop.
//!
//! ```text
//! loop:                                        before:
//!   %i = phi i64 …                               %row.a = gep float, %a, i64 %row
//!   %at = add i64 %i, %row                       %row.b = gep float, %b, i64 %row
//!   %from = gep float, %a, i64 %at             loop:
//!   %to = gep float, %b, i64 %at                 %from = gep float, %row.a, i64 %i
//!                                                %to = gep float, %row.b, i64 %i
//! ```
//!
//! The sum in the loop is gone, and what is left is an address that instructions take. It is done where all users of the sum are
//! such addresses; [`MAX_POINTERS`] bounds the registers that it takes. Indices are as wide as pointers, so that both wrap round
//! together; the new addresses promise nothing of the objects that they point into.
//!
//! # Cost
//! O(instructions), and the loops of functions that have such sums.

use ir::builder::Builder;
use ir::cfg::Cfg;
use ir::module::{Env, Scope};
use ir::{Block, Function, Inst, InstFlags, InstView, Opcode, Type, Value};
use support::graph::{Loop, LoopNest};
use support::hash::FxHashMap;

/// New pointers in one loop.
const MAX_POINTERS: usize = 6;

/// An address in a loop, of which the base and a part of the index are the same in all turns.
struct Address {
    inst: Inst,
    sum: Inst,
    of: Loop,
    before: Block,
    element: Type,
    base: Value,
    invariant: Value,
    varying: Value,
}

/// Rewrites the addresses of all loops.
pub fn run(env: &mut Env, func: &mut Function, pointer_bits: u32) {
    let all = || func.blocks().flat_map(|block| func.block_insts(block));
    if !all().any(|inst| index_sum(env, func, inst, pointer_bits).is_some()) {
        return;
    }
    let mut uses = vec![0usize; func.num_insts()];
    for used in all().flat_map(|inst| func.operands(inst)).filter_map(|operand| operand.as_inst()) {
        uses[used.as_u32() as usize] += 1;
    }
    let cfg = Cfg::new(func);
    let loops = cfg.loops();
    let found: Vec<Address> =
        all().filter_map(|inst| address(env, func, (&cfg, &loops), inst, pointer_bits)).collect();
    // By sum, in the order of the code.
    let (mut sums, mut groups) = (Vec::new(), FxHashMap::<Inst, Vec<Address>>::default());
    for address in found {
        let group = groups.entry(address.sum).or_default();
        if group.is_empty() {
            sums.push(address.sum);
        }
        group.push(address);
    }
    let mut pointers: FxHashMap<Key, Value> = FxHashMap::default();
    let mut counts: FxHashMap<Loop, usize> = FxHashMap::default();
    for sum in sums {
        let group = &groups[&sum];
        if group.len() != uses[sum.as_u32() as usize] {
            continue;
        }
        let mut new: Vec<Key> =
            group.iter().map(Address::key).filter(|k| !pointers.contains_key(k)).collect();
        new.sort_unstable_by_key(|&(_, base, _, element)| (base, element.as_u32()));
        new.dedup();
        let count = counts.entry(group[0].of).or_default();
        if *count + new.len() > MAX_POINTERS {
            continue;
        }
        *count += new.len();
        for address in group {
            let pointer =
                *pointers.entry(address.key()).or_insert_with(|| pointer_before(env, func, address));
            let operands = func.make_operands(&[pointer, address.varying]);
            let data = func.inst_mut(address.inst);
            (data.operands, data.flags) = (operands, InstFlags::NONE);
        }
    }
}

/// What a pointer is made of: the loop, the base, the invariant part of the index and the type of the elements.
type Key = (Loop, Value, Value, Type);

impl Address {
    fn key(&self) -> Key {
        (self.of, self.base, self.invariant, self.element)
    }
}

/// The base and the invariant part of the index, at the end of the block before the loop.
fn pointer_before(env: &mut Env, func: &mut Function, address: &Address) -> Value {
    let last = func.terminator(address.before);
    let mut build = Builder::new(env, func);
    match last {
        Some(last) => build.position_before(last),
        None => build.position_at_end(address.before),
    }
    build.gep(address.element, address.base, &[address.invariant], InstFlags::NONE)
}

/// The sum that is the only index of an address, if it is as wide as a pointer.
fn index_sum(env: &Env, func: &Function, inst: Inst, pointer_bits: u32) -> Option<Inst> {
    let InstView::GetElementPtr { indices: &[index], base, .. } = func.view(inst) else { return None };
    let sum = index.as_inst().filter(|&sum| func.opcode(sum) == Opcode::Add)?;
    let scope = Scope::new(env, func);
    let is_plain = env.types.addr_space(scope.type_of(base)) == Some(0);
    (is_plain && env.types.int_bits(func.inst(sum).ty) == Some(pointer_bits)).then_some(sum)
}

fn address(
    env: &Env,
    func: &Function,
    (cfg, loops): (&Cfg, &LoopNest<Block>),
    inst: Inst,
    pointer_bits: u32,
) -> Option<Address> {
    let sum = index_sum(env, func, inst, pointer_bits)?;
    let InstView::GetElementPtr { source_ty, base, .. } = func.view(inst) else { return None };
    let block = func.block_of(inst)?;
    let of = loops.innermost(block).filter(|&of| !loops.is_irreducible(of))?;
    let before = loops.preheader(cfg.flow(), of)?;
    if func.opcode(func.terminator(before)?) != Opcode::Br {
        return None;
    }
    let changes = |value: Value| {
        let block = value.as_inst().and_then(|inst| func.block_of(inst));
        block.is_some_and(|block| loops.contains(of, block))
    };
    let &[a, b] = func.operands(sum) else { return None };
    let (varying, invariant) = match (changes(a), changes(b)) {
        (true, false) => (a, b),
        (false, true) => (b, a),
        _ => return None,
    };
    // What is a constant is a displacement of the address.
    let is_value = invariant.as_inst().is_some() || invariant.as_arg().is_some();
    if !is_value || changes(base) || !changes(Value::inst(sum)) {
        return None;
    }
    Some(Address { inst, sum, of, before, element: source_ty, base, invariant, varying })
}
