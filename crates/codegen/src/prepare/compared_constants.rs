//! Compared constants: on the way that a comparison with a constant opens, the value itself is as good as the constant.
//!
//! ```text
//!   %c = icmp eq i32 %x, 0                          %c = icmp eq i32 %x, 0
//!   br i1 %c, label %next, label %other             br i1 %c, label %next, label %other
//! next:                                           next:
//!   %y = phi i32 [ 0, %top ], [ %z, %other ]        %y = phi i32 [ %x, %top ], [ %z, %other ]
//! ```
//!
//! The value is in a register, and often in the one of the PHI, where the constant would have to be made on the edge. Only for
//! values that are PHIs themselves, as in loops that go on with what they tested: those of others would live longer.

use ir::inst::IntPredicate;
use ir::{Block, Function, Inst, InstView, Opcode, Value, ValueKind};

/// Looks at all conditional branches. O(instructions).
pub fn run(func: &mut Function) {
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks {
        let Some((value, constant, to)) = known_on_edge(func, block) else { continue };
        let phis: Vec<Inst> =
            func.block_insts(to).take_while(|&inst| func.opcode(inst) == Opcode::Phi).collect();
        for phi in phis {
            for pair in func.operands_mut(phi).chunks_exact_mut(2) {
                if pair[1].as_block() == Some(block) && pair[0] == constant {
                    pair[0] = value;
                }
            }
        }
    }
}

/// A PHI that equals a constant where control goes from a block to another one.
fn known_on_edge(func: &Function, block: Block) -> Option<(Value, Value, Block)> {
    let InstView::CondBr { cond, if_true, if_false } = func.view(func.terminator(block)?) else {
        return None;
    };
    let InstView::ICmp { predicate, lhs, rhs } = func.view(cond.as_inst()?) else { return None };
    let to = match predicate {
        IntPredicate::Eq => if_true,
        IntPredicate::Ne => if_false,
        _ => return None,
    };
    let is_phi = lhs.as_inst().is_some_and(|inst| func.opcode(inst) == Opcode::Phi);
    (is_phi
        && matches!(rhs.kind(), ValueKind::LocalConst(_) | ValueKind::ModuleConst(_))
        && if_true != if_false)
        .then_some((lhs, rhs, to))
}
