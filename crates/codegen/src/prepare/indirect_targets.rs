//! Targets of computed jumps: what only the jump brings with it is written behind the jump.
//!
//! ```text
//! dispatch:                                       dispatch:
//!   indirectbr ptr %to, [%one, %two, …]             indirectbr ptr %to, [%one, %two, …]
//! one:                                            one:
//!   %x = phi i32 [ 1, %dispatch ], [ %a, %start ]    br label %one.body
//!   …                                             one.others:                     (from %start)
//!                                                   br label %one.body
//!                                                 one.body:
//!                                                   %x = phi i32 [ 1, %one ], [ %a, %one.others ]
//!                                                   …
//! ```
//!
//! An edge of a computed jump cannot be split: nobody may lead elsewhere than where the address is. So constants for PHIs of all
//! targets would be made in front of the jump, each in a register of its own. Where a target can be reached otherwise as
//! well, that other way gets the new block, and the constant of the jump stands in the target.
//!
//! Targets without such a constant, and those that several computed jumps reach, stay as they are: of the latter only the block
//! before the jump knows which it was.
//!
//! # Cost
//! O(blocks) for every function, O(edges) for one with a computed jump.

use ir::builder::Builder;
use ir::module::Env;
use ir::{Block, Function, Inst, Opcode, Value, ValueKind};

/// Divides targets in a function.
pub fn run(env: &mut Env, func: &mut Function) {
    let ends = |func: &Function, block| func.terminator(block).map(|end| func.opcode(end));
    let jumps = |func: &Function, block: &Block| ends(func, *block) == Some(Opcode::IndirectBr);
    let heads: Vec<Block> = func.blocks().filter(|block| jumps(func, block)).collect();
    for &head in &heads {
        let mut targets: Vec<Block> = func.successors(head).collect();
        targets.sort_unstable();
        targets.dedup();
        for target in targets {
            // What jumps to itself is divided as little as it is worth: it would not be the jump any more.
            if target != head && takes_constant(func, target, head) {
                let others = other_ways(func, target, head);
                let are_plain =
                    others.iter().all(|&from| matches!(ends(func, from), Some(Opcode::Br | Opcode::Switch)));
                if !others.is_empty() && are_plain {
                    divide(env, func, (head, target), &others);
                }
            }
        }
    }
}

fn phis(func: &Function, block: Block) -> Vec<Inst> {
    func.block_insts(block).take_while(|&inst| func.opcode(inst) == Opcode::Phi).collect()
}

/// Whether a PHI of `target` is a constant when control comes from `head`.
fn takes_constant(func: &Function, target: Block, head: Block) -> bool {
    phis(func, target).into_iter().any(|phi| {
        func.operands(phi).chunks_exact(2).any(|pair| {
            pair[1].as_block() == Some(head)
                && matches!(pair[0].kind(), ValueKind::LocalConst(_) | ValueKind::ModuleConst(_))
        })
    })
}

/// Predecessors that PHIs name, but one.
fn other_ways(func: &Function, target: Block, head: Block) -> Vec<Block> {
    let Some(&phi) = phis(func, target).first() else { return Vec::new() };
    let from = func.operands(phi).chunks_exact(2).filter_map(|pair| pair[1].as_block());
    let mut others: Vec<Block> = from.filter(|&from| from != head).collect();
    others.sort_unstable();
    others.dedup();
    others
}

/// The body of `target` becomes a block of its own, to which `others` come through another one.
fn divide(env: &mut Env, func: &mut Function, (head, target): (Block, Block), others: &[Block]) {
    let merged = phis(func, target);
    let after: Vec<Block> = func.successors(target).collect();
    let behind: Vec<Inst> = func.block_insts(target).skip(merged.len()).collect();
    let mut build = Builder::new(env, func);
    let (around, body) = (build.append_block(""), build.append_block(""));
    for inst in behind {
        func.remove_inst(inst);
        func.append_inst(inst, body);
    }
    for next in after {
        rename_incoming(func, next, target, body);
    }
    for &phi in &merged {
        // A target that its own body leads to has a new way to itself.
        let pairs: Vec<(Value, Value)> =
            func.operands(phi).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        let ty = func.inst(phi).ty;
        let Some(&(own, _)) = pairs.iter().find(|(_, from)| from.as_block() == Some(head)) else { continue };
        let mut build = Builder::new(env, func);
        build.position_at_end(around);
        let other = build.phi(ty);
        for (value, from) in pairs.into_iter().filter(|(_, from)| from.as_block() != Some(head)) {
            if let Some(from) = from.as_block() {
                build.add_incoming(other, value, from);
            }
        }
        // It keeps its name, so that its users stay as they are.
        let operands = func.make_operands(&[own, Value::block(target), other, Value::block(around)]);
        func.inst_mut(phi).operands = operands;
    }
    let first = func.first_inst(body);
    for phi in merged {
        func.remove_inst(phi);
        match first {
            Some(first) => func.insert_inst_before(phi, first),
            None => func.append_inst(phi, body),
        }
    }
    for block in [target, around] {
        let mut build = Builder::new(env, func);
        build.position_at_end(block);
        build.br(body);
    }
    for &from in others {
        let from = if from == target { body } else { from };
        let Some(end) = func.terminator(from) else { continue };
        for operand in func.operands_mut(end) {
            if operand.as_block() == Some(target) {
                *operand = Value::block(around);
            }
        }
    }
}

/// PHIs of a block hear from `new` what they heard from `old`.
fn rename_incoming(func: &mut Function, block: Block, old: Block, new: Block) {
    for phi in phis(func, block) {
        for operand in func.operands_mut(phi) {
            if operand.as_block() == Some(old) {
                *operand = Value::block(new);
            }
        }
    }
}
