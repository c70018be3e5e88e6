//! [`InstView`]: an instruction with its parts by name.

use super::{
    Align, CallInfo, FloatPredicate, InstData, InstFlags, IntPredicate, Opcode, Ordering, RmwOp, SyncScope,
};
use crate::function::Function;
use crate::types::Type;
use crate::value::{Block, Inst, Value};
use support::entity::Entity;

/// What `load`, `store` and the atomic instructions have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemAccess {
    pub align: Align,
    pub volatile: bool,
    /// [`Ordering::NotAtomic`] for plain accesses.
    pub ordering: Ordering,
    pub scope: SyncScope,
}

/// An instruction with its parts by name. Its result type and flags are in [`super::InstData`].
#[derive(Clone, Copy, Debug)]
pub enum InstView<'a> {
    Ret {
        value: Option<Value>,
    },
    Br {
        dest: Block,
    },
    CondBr {
        cond: Value,
        if_true: Block,
        if_false: Block,
    },
    /// `cases`: value, block, value, block, …
    Switch {
        value: Value,
        default: Block,
        cases: &'a [Value],
    },
    IndirectBr {
        address: Value,
        dests: &'a [Value],
    },
    Resume {
        value: Value,
    },
    Unreachable,
    /// Unwinds to the caller where `unwind` is `None`.
    CleanupRet {
        pad: Value,
        unwind: Option<Block>,
    },
    CatchRet {
        pad: Value,
        dest: Block,
    },
    CatchSwitch {
        parent: Value,
        unwind: Option<Block>,
        handlers: &'a [Value],
    },
    Call {
        callee: Value,
        args: &'a [Value],
        info: &'a CallInfo,
    },
    Invoke {
        callee: Value,
        args: &'a [Value],
        info: &'a CallInfo,
        normal: Block,
        unwind: Block,
    },
    CallBr {
        callee: Value,
        args: &'a [Value],
        info: &'a CallInfo,
        default: Block,
        indirect: &'a [Value],
    },
    FNeg {
        operand: Value,
    },
    Binary {
        op: Opcode,
        lhs: Value,
        rhs: Value,
    },
    Alloca {
        ty: Type,
        count: Value,
        align: Align,
    },
    Load {
        pointer: Value,
        access: MemAccess,
    },
    Store {
        value: Value,
        pointer: Value,
        access: MemAccess,
    },
    GetElementPtr {
        source_ty: Type,
        base: Value,
        indices: &'a [Value],
    },
    Fence {
        ordering: Ordering,
        scope: SyncScope,
    },
    /// `access.ordering` is the one on success.
    CmpXchg {
        pointer: Value,
        expected: Value,
        new: Value,
        access: MemAccess,
        failure: Ordering,
        weak: bool,
    },
    AtomicRmw {
        op: RmwOp,
        pointer: Value,
        value: Value,
        access: MemAccess,
    },
    Cast {
        op: Opcode,
        operand: Value,
    },
    CleanupPad {
        parent: Value,
        args: &'a [Value],
    },
    CatchPad {
        catch_switch: Value,
        args: &'a [Value],
    },
    ICmp {
        predicate: IntPredicate,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        predicate: FloatPredicate,
        lhs: Value,
        rhs: Value,
    },
    /// `incoming`: value, block, value, block, …
    Phi {
        incoming: &'a [Value],
    },
    Select {
        cond: Value,
        if_true: Value,
        if_false: Value,
    },
    VAArg {
        list: Value,
    },
    ExtractElement {
        vector: Value,
        index: Value,
    },
    InsertElement {
        vector: Value,
        element: Value,
        index: Value,
    },
    /// `mask`: element numbers in the concatenation of `lhs` and `rhs`; -1 is poison.
    ShuffleVector {
        lhs: Value,
        rhs: Value,
        mask: &'a [i32],
    },
    ExtractValue {
        aggregate: Value,
        indices: &'a [i32],
    },
    InsertValue {
        aggregate: Value,
        element: Value,
        indices: &'a [i32],
    },
    /// A clause of array type is a filter, any other a catch.
    LandingPad {
        cleanup: bool,
        clauses: &'a [Value],
    },
    Freeze {
        operand: Value,
    },
}

impl InstData {
    /// What a `load`, `store` or atomic instruction says of its access.
    #[inline]
    pub fn mem_access(&self) -> MemAccess {
        MemAccess {
            align: Align::from_raw(self.sub),
            volatile: self.flags.contains(InstFlags::VOLATILE),
            ordering: self.flags.ordering(),
            scope: SyncScope::new(self.aux as usize),
        }
    }
}

#[inline]
fn block(value: Value) -> Block {
    value.as_block().unwrap_or_else(|| unreachable!("operand {value:?} is not a block"))
}

impl Function {
    /// The instruction with its parts by name. Relies on the operand shapes of the table in [`crate::inst`], which the
    /// builder and the readers establish.
    #[inline]
    pub fn view(&self, inst: Inst) -> InstView<'_> {
        let data = &self.insts[inst];
        let ops = self.pool.get(data.operands);
        match data.opcode {
            Opcode::Ret => InstView::Ret { value: ops.first().copied() },
            Opcode::Br => match *ops {
                [cond, if_true, if_false] => {
                    InstView::CondBr { cond, if_true: block(if_true), if_false: block(if_false) }
                }
                _ => InstView::Br { dest: block(ops[0]) },
            },
            Opcode::Switch => InstView::Switch { value: ops[0], default: block(ops[1]), cases: &ops[2..] },
            Opcode::IndirectBr => InstView::IndirectBr { address: ops[0], dests: &ops[1..] },
            Opcode::Resume => InstView::Resume { value: ops[0] },
            Opcode::Unreachable => InstView::Unreachable,
            Opcode::CleanupRet => InstView::CleanupRet { pad: ops[0], unwind: ops.get(1).map(|&b| block(b)) },
            Opcode::CatchRet => InstView::CatchRet { pad: ops[0], dest: block(ops[1]) },
            Opcode::CatchSwitch => {
                let unwinds = data.flags.contains(InstFlags::UNWINDS);
                InstView::CatchSwitch {
                    parent: ops[0],
                    unwind: unwinds.then(|| block(ops[1])),
                    handlers: &ops[1 + usize::from(unwinds)..],
                }
            }
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
                self.view_call(data.opcode, ops, self.call_info(inst))
            }
            Opcode::FNeg => InstView::FNeg { operand: ops[0] },
            op if op.is_binary() => InstView::Binary { op, lhs: ops[0], rhs: ops[1] },
            Opcode::Alloca => InstView::Alloca {
                ty: Type::from_u32(data.aux),
                count: ops[0],
                align: Align::from_raw(data.sub),
            },
            Opcode::Load => InstView::Load { pointer: ops[0], access: data.mem_access() },
            Opcode::Store => InstView::Store { value: ops[0], pointer: ops[1], access: data.mem_access() },
            Opcode::GetElementPtr => InstView::GetElementPtr {
                source_ty: Type::from_u32(data.aux),
                base: ops[0],
                indices: &ops[1..],
            },
            Opcode::Fence => {
                InstView::Fence { ordering: data.flags.ordering(), scope: SyncScope::new(data.aux as usize) }
            }
            Opcode::CmpXchg => InstView::CmpXchg {
                pointer: ops[0],
                expected: ops[1],
                new: ops[2],
                access: data.mem_access(),
                failure: data.flags.failure_ordering(),
                weak: data.flags.contains(InstFlags::WEAK),
            },
            Opcode::AtomicRmw => InstView::AtomicRmw {
                op: data.flags.rmw_op(),
                pointer: ops[0],
                value: ops[1],
                access: data.mem_access(),
            },
            op if op.is_cast() => InstView::Cast { op, operand: ops[0] },
            Opcode::CleanupPad => InstView::CleanupPad { parent: ops[0], args: &ops[1..] },
            Opcode::CatchPad => InstView::CatchPad { catch_switch: ops[0], args: &ops[1..] },
            Opcode::ICmp => InstView::ICmp {
                predicate: IntPredicate::from_index(data.sub.into()).unwrap_or(IntPredicate::Eq),
                lhs: ops[0],
                rhs: ops[1],
            },
            Opcode::FCmp => InstView::FCmp {
                predicate: FloatPredicate::from_index(data.sub.into()).unwrap_or(FloatPredicate::False),
                lhs: ops[0],
                rhs: ops[1],
            },
            Opcode::Phi => InstView::Phi { incoming: ops },
            Opcode::Select => InstView::Select { cond: ops[0], if_true: ops[1], if_false: ops[2] },
            Opcode::VAArg => InstView::VAArg { list: ops[0] },
            Opcode::ExtractElement => InstView::ExtractElement { vector: ops[0], index: ops[1] },
            Opcode::InsertElement => {
                InstView::InsertElement { vector: ops[0], element: ops[1], index: ops[2] }
            }
            Opcode::ShuffleVector => {
                InstView::ShuffleVector { lhs: ops[0], rhs: ops[1], mask: self.index_list(inst) }
            }
            Opcode::ExtractValue => {
                InstView::ExtractValue { aggregate: ops[0], indices: self.index_list(inst) }
            }
            Opcode::InsertValue => {
                InstView::InsertValue { aggregate: ops[0], element: ops[1], indices: self.index_list(inst) }
            }
            Opcode::LandingPad => {
                InstView::LandingPad { cleanup: data.flags.contains(InstFlags::CLEANUP), clauses: ops }
            }
            _ => InstView::Freeze { operand: ops[0] },
        }
    }

    fn view_call<'a>(&'a self, opcode: Opcode, ops: &'a [Value], info: &'a CallInfo) -> InstView<'a> {
        let args = &ops[..info.num_args as usize];
        let callee = ops[ops.len() - 1];
        match opcode {
            Opcode::Invoke => InstView::Invoke {
                callee,
                args,
                info,
                normal: block(ops[ops.len() - 3]),
                unwind: block(ops[ops.len() - 2]),
            },
            Opcode::CallBr => {
                let indirect = ops.len() - 1 - info.num_indirect as usize;
                InstView::CallBr {
                    callee,
                    args,
                    info,
                    default: block(ops[indirect - 1]),
                    indirect: &ops[indirect..ops.len() - 1],
                }
            }
            _ => InstView::Call { callee, args, info },
        }
    }
}
