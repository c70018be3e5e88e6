//! Whether an instruction has the operands that its opcode needs, so that [`Function::view`] can take it apart.
//!
//! Readers and the builder make only such instructions; a hand-made one may be incomplete.

use crate::function::Function;
use crate::inst::{InstFlags, Opcode};
use crate::module::Env;
use crate::value::{Arg, Block, Const, Global, Inst, MdOperandId, Value};

/// How many values of each kind a function can name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// By [`Value::table_and_index`].
    sizes: [u32; 8],
}

impl Bounds {
    pub fn new(env: &Env, func: &Function) -> Bounds {
        let tables = [
            (Value::inst(Inst::from_u32(0)), func.num_insts()),
            (Value::arg(Arg::from_u32(0)), func.params.len()),
            (Value::block(Block::from_u32(0)), func.num_blocks()),
            (Value::local_const(Const::from_u32(0)), func.consts.len()),
            (Value::module_const(Const::from_u32(0)), env.consts.len()),
            (Value::global(Global::from_u32(0)), env.globals.len()),
            (Value::metadata(MdOperandId::from_u32(0)), func.md_operands.len()),
        ];
        let mut sizes = [0; 8];
        for (first, size) in tables {
            sizes[first.table_and_index().0] = size as u32;
        }
        Bounds { sizes }
    }

    /// Whether the table that the value is in has it.
    #[inline]
    fn contain(&self, value: Value) -> bool {
        let (table, index) = value.table_and_index();
        index < self.sizes[table]
    }
}

/// Whether number and kinds of the operands are those of the table in [`crate::inst`], and whether all of them exist.
#[inline]
pub(super) fn is_well_formed(bounds: &Bounds, func: &Function, inst: Inst) -> bool {
    let ops = func.operands(inst);
    ops.iter().all(|&v| bounds.contain(v)) && has_shape(func, inst, ops)
}

#[inline]
fn is_block(value: &Value) -> bool {
    value.as_block().is_some()
}

/// Value, block, value, block, …
fn are_pairs(ops: &[Value]) -> bool {
    ops.len().is_multiple_of(2) && ops.chunks_exact(2).all(|p| !is_block(&p[0]) && is_block(&p[1]))
}

fn has_shape(func: &Function, inst: Inst, ops: &[Value]) -> bool {
    let values = |n: usize| ops.len() == n && !ops.iter().any(is_block);
    let data = func.inst(inst);
    match data.opcode {
        Opcode::Ret => ops.len() <= 1 && !ops.iter().any(is_block),
        Opcode::Br => match ops {
            [dest] => is_block(dest),
            [cond, a, b] => !is_block(cond) && is_block(a) && is_block(b),
            _ => false,
        },
        Opcode::Switch => are_pairs(ops) && !ops.is_empty(),
        Opcode::IndirectBr => {
            ops.split_first().is_some_and(|(a, dests)| !is_block(a) && dests.iter().all(is_block))
        }
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => has_call_shape(func, inst, ops),
        Opcode::CleanupRet => match ops {
            [pad] => !is_block(pad),
            [pad, dest] => !is_block(pad) && is_block(dest),
            _ => false,
        },
        Opcode::CatchRet => ops.len() == 2 && !is_block(&ops[0]) && is_block(&ops[1]),
        Opcode::CatchSwitch => {
            let least = 1 + usize::from(data.flags.contains(InstFlags::UNWINDS));
            ops.len() >= least && !is_block(&ops[0]) && ops[1..].iter().all(is_block)
        }
        Opcode::CleanupPad | Opcode::CatchPad | Opcode::GetElementPtr => {
            !ops.is_empty() && !ops.iter().any(is_block)
        }
        Opcode::Phi => are_pairs(ops),
        Opcode::LandingPad => !ops.iter().any(is_block),
        Opcode::Unreachable | Opcode::Fence => ops.is_empty(),
        Opcode::CmpXchg | Opcode::Select | Opcode::InsertElement => values(3),
        Opcode::Store
        | Opcode::AtomicRmw
        | Opcode::ICmp
        | Opcode::FCmp
        | Opcode::ExtractElement
        | Opcode::ShuffleVector
        | Opcode::InsertValue => values(2),
        op if op.is_binary() => values(2),
        _ => values(1),
    }
}

fn has_call_shape(func: &Function, inst: Inst, ops: &[Value]) -> bool {
    let info = func.call_info(inst);
    let in_bundles = info.bundles.iter().map(|b| b.num_operands as usize).sum::<usize>();
    let num_values = info.num_args as usize + in_bundles;
    let num_dests = match func.opcode(inst) {
        Opcode::Invoke => 2,
        Opcode::CallBr => 1 + info.num_indirect as usize,
        _ => 0,
    };
    ops.len() == num_values + num_dests + 1
        && !ops[..num_values].iter().any(is_block)
        && ops[num_values..num_values + num_dests].iter().all(is_block)
        && !is_block(&ops[ops.len() - 1])
}
