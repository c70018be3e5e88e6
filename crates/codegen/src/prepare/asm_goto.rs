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
//! that is asked for behind such a jump has no place that both ways know: that is an error.
//!
//! # Cost
//! O(blocks + edges) for each `callbr`.

use ir::{Block, Function, Inst, InstView, Opcode, Value};
use support::hash::FxHashSet;

/// Divides the edges of all of them.
pub fn run(env: &mut ir::module::Env, func: &mut Function) -> Result<(), String> {
    let all = func.blocks().filter_map(|block| func.terminator(block));
    let found: Vec<Inst> = all.filter(|&inst| func.opcode(inst) == Opcode::CallBr).collect();
    for inst in found {
        let (InstView::CallBr { default, indirect, .. }, Some(head)) = (func.view(inst), func.block_of(inst)) else {
            continue;
        };
        let targets: Vec<Block> = indirect.iter().filter_map(|target| target.as_block()).collect();
        let mut arrivals: Vec<(Block, Block)> = Vec::new();
        for &target in &targets {
            if arrivals.iter().all(|&(known, _)| known != target) {
                let mut build = ir::builder::Builder::new(env, func);
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
            return Err("a result of 'callbr' that is used where its assembly jumps to".to_owned());
        }
    }
    Ok(())
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
