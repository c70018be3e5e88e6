//! Returns behind calls: where control goes from a call straight to a return, it returns at once, so that the call can be a jump.
//!
//! ```text
//!   %a = tail call i32 @f()            %a = tail call i32 @f()
//!   br label %end                      ret i32 %a
//! end:
//!   %r = phi i32 [ %a, … ], …
//!   ret i32 %r
//! ```
//!
//! Optimizers give functions one return, which this undoes for calls that the source allows to be jumps (`tail`) and whose result
//! is returned as it is. LLVM's CodeGenPrepare does the same.

use ir::inst::{InstData, TailKind};
use ir::module::Env;
use ir::{Block, Function, Inst, InstView, Opcode, Type, Value, ValueKind};
use support::hash::FxHashSet;

/// A block that only returns.
#[derive(Clone, Copy)]
struct Return {
    inst: Inst,
    /// What it returns: a PHI of the block.
    phi: Option<Inst>,
}

/// Looks at all blocks. O(instructions).
pub fn run(env: &Env, func: &mut Function) {
    let blocks: Vec<Block> = func.blocks().collect();
    let mut emptied = FxHashSet::default();
    for block in blocks {
        let Some((call, branch, to)) = call_before_branch(env, func, block) else { continue };
        let Some(end) = only_return(func, to) else { continue };
        let returned = match end.phi {
            None => Vec::new(),
            Some(phi) if incoming(func, phi, block) == Some(Value::inst(call)) => vec![Value::inst(call)],
            Some(_) => continue,
        };
        let operands = func.make_operands(&returned);
        let own = func.create_inst(InstData::new(Opcode::Ret, func.inst(end.inst).ty, operands));
        func.insert_inst_before(own, branch);
        func.set_debug_loc(own, func.debug_loc(end.inst));
        func.remove_inst(branch);
        forget_predecessor(func, to, block);
        emptied.insert(to);
    }
    let mut is_reached = FxHashSet::default();
    for block in func.blocks() {
        is_reached.extend(func.successors(block));
    }
    let mut emptied: Vec<Block> = emptied.into_iter().filter(|block| !is_reached.contains(block)).collect();
    emptied.sort_unstable();
    // Somebody may have its address, so the block stays; nobody comes there.
    for block in emptied {
        let insts: Vec<Inst> = func.block_insts(block).collect();
        let Some((&last, before)) = insts.split_last() else { continue };
        before.iter().for_each(|&inst| func.remove_inst(inst));
        let none = func.make_operands(&[]);
        func.define_inst(last, InstData::new(Opcode::Unreachable, Type::VOID, none));
    }
}

/// The call of a function that may be a jump, right before an unconditional branch, and where that goes.
fn call_before_branch(env: &Env, func: &Function, block: Block) -> Option<(Inst, Inst, Block)> {
    let branch = func.terminator(block)?;
    let InstView::Br { dest } = func.view(branch) else { return None };
    let call = func.prev_inst(branch)?;
    let InstView::Call { callee, .. } = func.view(call) else { return None };
    let is_function = match callee.kind() {
        ValueKind::Global(global) => !env.globals[global].name.starts_with(b"llvm."),
        ValueKind::Inst(_) | ValueKind::Arg(_) => true,
        _ => false,
    };
    (is_function && func.inst(call).flags.tail() == TailKind::Tail).then_some((call, branch, dest))
}

fn only_return(func: &Function, block: Block) -> Option<Return> {
    let mut insts = func.block_insts(block).skip_while(|&inst| func.opcode(inst) == Opcode::Phi);
    let inst = insts.next()?;
    let InstView::Ret { value } = func.view(inst) else { return None };
    let phi = match value {
        None => None,
        Some(value) => {
            let phi = value.as_inst().filter(|&phi| func.opcode(phi) == Opcode::Phi)?;
            Some(phi).filter(|&phi| func.block_of(phi) == Some(block))
        }
    };
    (value.is_none() == phi.is_none()).then_some(Return { inst, phi })
}

/// What a PHI has of a predecessor.
fn incoming(func: &Function, phi: Inst, from: Block) -> Option<Value> {
    let pairs = func.operands(phi).chunks_exact(2);
    pairs.filter(|pair| pair[1].as_block() == Some(from)).map(|pair| pair[0]).next()
}

fn forget_predecessor(func: &mut Function, block: Block, from: Block) {
    let phis: Vec<Inst> =
        func.block_insts(block).take_while(|&inst| func.opcode(inst) == Opcode::Phi).collect();
    for phi in phis {
        let left: Vec<Value> = (func.operands(phi).chunks_exact(2))
            .filter(|pair| pair[1].as_block() != Some(from))
            .flatten()
            .copied()
            .collect();
        let operands = func.make_operands(&left);
        func.inst_mut(phi).operands = operands;
    }
}
