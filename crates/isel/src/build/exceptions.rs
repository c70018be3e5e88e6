//! Calls that may end in a landing pad, landing pads, and the way on after them.
//!
//! `invoke` is a call between two labels; the first of them names the block that control goes to if an exception comes out
//! of the call. What that block wants from this one is in its registers before the first label.

use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::exceptions::Handlers;
use crate::lowering::{Result, Unsupported};
use ir::inst::CallInfo;
use ir::{Inst, ValueKind};
use mir::Block;
use mir::function::eh_label;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// No exception has this number.
const NEVER: i64 = i32::MAX as i64;

impl Builder<'_, '_> {
    fn eh_label(&mut self, chain: Value, kind: i64, number: u32, pad: Option<Block>) -> Value {
        let kind = self.dag.target_constant(kind, ValueType::I32);
        let number = self.dag.target_constant(number.into(), ValueType::I32);
        let mut operands = vec![chain, kind, number];
        operands.extend(pad.map(|pad| self.dag.block(pad)));
        self.dag.make(Parts::new(NodeOp::EH_LABEL, &[ValueType::OTHER], &operands)).into()
    }

    /// The inputs of PHIs have been written.
    pub(super) fn invoke(
        &mut self,
        inst: Inst,
        callee: ir::Value,
        args: &[ir::Value],
        info: &CallInfo,
        (normal, unwind): (ir::Block, ir::Block),
    ) -> Result<()> {
        let (normal, pad) = (self.state.machine_block(normal)?, self.state.machine_block(unwind)?);
        let number = self.state.invokes;
        self.state.invokes += 1;
        self.state.machine.has_exceptions = true;
        let chain = self.final_chain();
        self.chain = self.eh_label(chain, eh_label::BEGIN, number, Some(pad));
        let scalars = self.call(inst, callee, args, info)?;
        let chain = self.ordered_chain();
        self.chain = self.eh_label(chain, eh_label::END, number, None);
        self.define(inst, scalars)?;
        let chain = self.final_chain();
        self.dag.root = self.jump(chain, normal);
        self.state.machine.add_edge(self.block, pad);
        Ok(())
    }

    /// The exception and the number of its handler, from where the unwinder leaves them.
    pub(super) fn landing_pad(&mut self) -> Result<Scalars> {
        let registers = self.state.lowering.facts().exception_registers;
        let (exception, selector) =
            registers.ok_or_else(|| Unsupported::new("exceptions, for which the target has no registers"))?;
        let pointer = self.pointer_type();
        let block = self.block;
        self.state.machine.has_exceptions = true;
        let entry = self.dag.entry();
        let mut chain = self.eh_label(entry, eh_label::PAD, 0, None);
        let mut read = |this: &mut Self, reg: mc::Reg| -> Value {
            this.state.machine.block_mut(block).live_ins.push(reg);
            let copy = this.dag.copy_from_reg(chain, reg.into(), pointer, None);
            chain = Value::new(copy, 1);
            copy.into()
        };
        let (exception, selector) = (read(self, exception), read(self, selector));
        self.chain = chain;
        let selector = self.resize(selector, ValueType::I32);
        Ok([exception, selector].into_iter().collect())
    }

    /// The exception goes on to the caller.
    pub(super) fn resume(&mut self, value: ir::Value) -> Result<()> {
        let scalars = self.scalars(value)?;
        let &exception = scalars.first().ok_or_else(|| Unsupported::new("'resume' of this type"))?;
        self.library_effect("_Unwind_Resume", &[exception], None)?;
        self.dag.root = self.final_chain();
        Ok(())
    }

    /// `llvm.eh.typeid.for`: the number of a type among those that the function catches.
    pub(super) fn type_number(&mut self, ty: ir::Value) -> Value {
        let handlers = Handlers::new(self.state.scope.env, self.state.source);
        let is_object = matches!(ty.kind(), ValueKind::Global(_)) || self.state.scope.constant(ty).is_some();
        let number = handlers.number(ty).filter(|_| is_object).map_or(NEVER, i64::from);
        self.dag.constant(number, ValueType::I32)
    }
}
