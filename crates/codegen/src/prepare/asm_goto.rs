//! `callbr`: each block that the assembly may jump to gets one of its own in front, which nothing else leads to.
//!
//! ```text
//! callbr void asm "jmp ${0:l}", "!i"()          callbr void asm "jmp ${0:l}", "!i"()
//!         to label %on [label %away]                    to label %on [label %arrival]
//! …                                             arrival:
//! away:                                                 br label %away
//!   %x = phi i32 [ 1, %from ], …                away:
//!                                                 %x = phi i32 [ 1, %arrival ], …
//! ```
//!
//! So what a PHI wants is written behind the jump, and the new block is to the jump what a landing pad is to a call. A result
//! that is asked for behind such a jump is stored on all ways, and loaded where it is used.
//!
//! # Cost
//! O(blocks + edges) for each `callbr`.

use super::stack_protector::function_with;
use ir::builder::Builder;
use ir::inst::Align;
use ir::intrinsics::append_mangled_type;
use ir::module::Env;
use ir::{Block, Function, Inst, InstView, Opcode, Value};
use support::hash::FxHashSet;

const LANDING_PAD: &[u8] = b"llvm.callbr.landingpad.";

/// Divides the edges of all of them.
pub fn run(env: &mut Env, func: &mut Function) {
    let all = func.blocks().filter_map(|block| func.terminator(block));
    let found: Vec<Inst> = all.filter(|&inst| func.opcode(inst) == Opcode::CallBr).collect();
    for inst in found {
        let (InstView::CallBr { default, indirect, .. }, Some(head)) = (func.view(inst), func.block_of(inst))
        else {
            continue;
        };
        let targets: Vec<Block> = indirect.iter().filter_map(|target| target.as_block()).collect();
        let mut arrivals: Vec<(Block, Block)> = Vec::new();
        for &target in &targets {
            if arrivals.iter().all(|&(known, _)| known != target) {
                let mut build = Builder::new(env, func);
                let arrival = build.append_block("");
                build.position_at_end(arrival);
                build.br(target);
                arrivals.push((target, arrival));
            }
        }
        for &(target, arrival) in &arrivals {
            redirect(func, target, (head, arrival), target == default);
        }
        let first = func.operands(inst).len() - 1 - targets.len();
        for (at, target) in targets.iter().enumerate() {
            if let Some((_, arrival)) = arrivals.iter().find(|(known, _)| known == target) {
                func.operands_mut(inst)[first + at] = Value::block(*arrival);
            }
        }
        let behind: Vec<Block> = arrivals.iter().map(|&(_, arrival)| arrival).collect();
        if is_asked_for(func, inst, (head, default), &behind) {
            keep_result(env, func, inst, (head, default), &behind);
        }
    }
}

/// Stores the result where control goes on by itself and where the assembly jumps to, and loads it where it is used.
fn keep_result(
    env: &mut Env,
    func: &mut Function,
    inst: Inst,
    (head, default): (Block, Block),
    arrivals: &[Block],
) {
    let (result, ty) = (Value::inst(inst), func.inst(inst).ty);
    let Some(first) = func.entry().and_then(|entry| func.first_inst(entry)) else { return };
    let users: Vec<Inst> = func
        .blocks()
        .flat_map(|block| func.block_insts(block))
        .filter(|&user| func.operands(user).contains(&result))
        .collect();
    let mut build = Builder::new(env, func);
    build.position_before(first);
    let slot = build.alloca(ty, Align::NONE);
    let on = build.append_block("");
    build.position_at_end(on);
    build.store(result, slot, Align::NONE);
    build.br(default);
    redirect(func, default, (head, on), false);
    let at = func.operands(inst).len() - 1 - arrivals_of(func, inst) - 1;
    func.operands_mut(inst)[at] = Value::block(on);
    let mut name = LANDING_PAD.to_vec();
    append_mangled_type(&env.types, ty, &mut name);
    let asked = function_with(env, &String::from_utf8_lossy(&name), ty, &[ty]);
    let fn_ty = env.types.function(ty, &[ty], false);
    for &arrival in arrivals {
        let Some(jump) = func.terminator(arrival) else { continue };
        let mut build = Builder::new(env, func);
        build.position_before(jump);
        let value = build.call(fn_ty, Value::global(asked), &[result]);
        build.store(value, slot, Align::NONE);
    }
    for user in users {
        for at in 0..func.operands(user).len() {
            if func.operands(user)[at] != result {
                continue;
            }
            let before = match func.opcode(user) {
                Opcode::Phi => {
                    let from = func.operands(user).get(at + 1).and_then(|from| from.as_block());
                    from.and_then(|from| func.terminator(from))
                }
                _ => Some(user),
            };
            let Some(before) = before else { continue };
            let mut build = Builder::new(env, func);
            build.position_before(before);
            let value = build.load(ty, slot, Align::NONE);
            func.operands_mut(user)[at] = value;
        }
    }
}

/// How many blocks the assembly may jump to.
fn arrivals_of(func: &Function, inst: Inst) -> usize {
    func.call_info(inst).num_indirect as usize
}

/// The inputs of PHIs from `head` are those from `arrival`, and once more from `head` if that also goes there by itself.
fn redirect(func: &mut Function, target: Block, (head, arrival): (Block, Block), keeps_own: bool) {
    let phis: Vec<Inst> =
        func.block_insts(target).take_while(|&inst| func.opcode(inst) == Opcode::Phi).collect();
    for phi in phis {
        let pairs: Vec<(Value, Value)> =
            func.operands(phi).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        let own = Value::block(head);
        let Some(&(value, _)) = pairs.iter().find(|&&(_, from)| from == own) else { continue };
        let mut operands: Vec<Value> =
            pairs.iter().filter(|&&(_, from)| from != own).flat_map(|&(value, from)| [value, from]).collect();
        operands.extend([value, Value::block(arrival)]);
        if keeps_own {
            operands.extend([value, own]);
        }
        let operands = func.make_operands(&operands);
        func.inst_mut(phi).operands = operands;
    }
}

/// Whether the result is used on a way that leads from where the assembly jumps to, not past the instruction again.
fn is_asked_for(func: &Function, inst: Inst, (head, default): (Block, Block), behind: &[Block]) -> bool {
    let result = Value::inst(inst);
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    let mut pending = behind.to_vec();
    while let Some(block) = pending.pop() {
        if block != head && seen.insert(block) {
            pending.extend(func.successors(block));
        }
    }
    func.blocks().any(|block| {
        func.block_insts(block).any(|user| match func.view(user) {
            InstView::Phi { incoming } => incoming.chunks_exact(2).any(|pair| {
                let from = pair[1].as_block();
                // On the way that goes on by itself the result is there.
                let is_own = from == Some(head) && block == default;
                pair[0] == result && !is_own && from.is_some_and(|from| seen.contains(&from) || from == head)
            }),
            _ => seen.contains(&block) && func.operands(user).contains(&result),
        })
    })
}
