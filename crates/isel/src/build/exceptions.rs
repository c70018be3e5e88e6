//! Calls that may end in a landing pad, landing pads, and the way on after them.
//!
//! `invoke` is a call between two labels; the first of them names the block that control goes to if an exception comes out
//! of the call. What that block wants from this one is in its registers before the first label. Where pads are funclets
//! ([`crate::funclets`]), the label has the state of the call instead; blocks of a `catchswitch` do not exist here.

use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::exceptions::Handlers;
use crate::funclets::{self, Personality};
use crate::lowering::{Result, Unsupported};
use ir::inst::CallInfo;
use ir::{ConstKind, Inst, InstView, Opcode, ValueKind};
use mir::function::{Pad, eh_label};
use mir::{FrameIndex, Operand, opcode};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// No exception has this number.
const NEVER: i64 = i32::MAX as i64;

impl Builder<'_, '_> {
    fn eh_label(&mut self, chain: Value, kind: i64, number: u32, target: Option<Value>) -> Value {
        let kind = self.dag.target_constant(kind, ValueType::I32);
        let number = self.dag.target_constant(number.into(), ValueType::I32);
        let mut operands = vec![chain, kind, number];
        operands.extend(target);
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
        let normal = self.state.machine_block(normal)?;
        let number = self.state.invokes;
        self.state.invokes += 1;
        self.state.machine.has_exceptions = true;
        let (pads, target) = match &self.state.funclets {
            Some(known) => {
                let state = known.states.invokes.get(&inst).copied().unwrap_or(-1);
                let state = self.dag.target_constant(state.into(), ValueType::I32);
                (funclets::destinations(self.state.source, unwind), state)
            }
            None => (SmallVec::from_elem(unwind, 1), self.dag.block(self.state.machine_block(unwind)?)),
        };
        let chain = self.final_chain();
        self.chain = self.eh_label(chain, eh_label::BEGIN, number, Some(target));
        let scalars = self.call(inst, callee, args, info)?;
        let chain = self.ordered_chain();
        self.chain = self.eh_label(chain, eh_label::END, number, None);
        self.define(inst, scalars)?;
        let chain = self.final_chain();
        self.dag.root = self.jump(chain, normal);
        for pad in pads {
            let pad = self.state.machine_block(pad)?;
            self.state.machine.add_edge(self.block, pad);
        }
        Ok(())
    }

    /// The beginning of a handler or a cleanup. Nobody has written to its block yet.
    pub(super) fn funclet_pad(&mut self, inst: Inst) -> Result<()> {
        let known = self.state.funclets.as_ref();
        let known = known.ok_or_else(|| Unsupported::new("a pad in a function without funclets"))?;
        let is_cleanup = self.state.source.opcode(inst) == Opcode::CleanupPad;
        let pad = match known.personality {
            _ if is_cleanup => Pad::Cleanup,
            Personality::Cxx => Pad::Catch,
            Personality::Specific => Pad::Landing,
        };
        let code = known.code;
        let label = |this: &mut Self, kind: i64, number: i64, object: Option<FrameIndex>| {
            let mut operands = vec![Operand::Imm(kind), Operand::Imm(number)];
            operands.extend(object.map(Operand::Frame));
            this.state.machine.build(this.block, None, opcode::EH_LABEL, &operands);
        };
        label(self, eh_label::PAD, pad as i64, None);
        if pad == Pad::Landing {
            self.state.machine.block_mut(self.block).live_ins.push(code);
        }
        let InstView::CatchPad { args, .. } = self.state.source.view(inst) else { return Ok(()) };
        if let (Pad::Catch, Some(&object)) = (pad, args.get(2))
            && !self.is_null(object)
        {
            let slot = object.as_inst().and_then(|object| self.state.allocas.get(&object).copied());
            let slot = slot
                .ok_or_else(|| Unsupported::new("an exception that is copied elsewhere than to the frame"))?;
            label(self, eh_label::CAUGHT_OBJECT, 0, Some(slot));
        }
        Ok(())
    }

    fn is_null(&self, value: ir::Value) -> bool {
        self.state.scope.constant(value).is_some_and(|data| matches!(data.kind, ConstKind::Null))
    }

    /// `llvm.eh.exceptioncode`, which stands at the beginning of the handler.
    pub(super) fn exception_code(&mut self) -> Result<Scalars> {
        let code = self.state.funclets.as_ref().map(|known| known.code);
        let is_landing_pad = self.state.machine.pad(self.block) == Some(Pad::Landing);
        let code = code.filter(|_| is_landing_pad);
        let code =
            code.ok_or_else(|| Unsupported::new("'llvm.eh.exceptioncode' without a handler of '__try'"))?;
        let entry = self.dag.entry();
        let pointer = self.pointer_type();
        let copy = self.dag.copy_from_reg(entry, code.into(), pointer, None);
        let chain = Value::new(copy, 1);
        self.chain = if self.chain == entry { chain } else { self.dag.token_factor(&[self.chain, chain]) };
        let code = self.resize(copy.into(), ValueType::I32);
        Ok(Scalars::from_elem(code, 1))
    }

    /// `catchret`: in a funclet it returns where the function goes on.
    pub(super) fn catch_return(&mut self, dest: ir::Block) -> Result<()> {
        let dest = self.state.machine_block(dest)?;
        let chain = self.final_chain();
        if self.state.funclets.as_ref().is_some_and(|known| known.personality == Personality::Specific) {
            self.dag.root = self.jump(chain, dest);
            return Ok(());
        }
        self.state.machine.add_edge(self.block, dest);
        let dest = self.dag.block(dest);
        self.dag.root = self.dag.value(NodeOp::CATCHRET, ValueType::OTHER, &[chain, dest]);
        Ok(())
    }

    /// `cleanupret`: the runtime knows where the exception goes on.
    pub(super) fn cleanup_return(&mut self, unwind: Option<ir::Block>) -> Result<()> {
        for pad in unwind.into_iter().flat_map(|unwind| funclets::destinations(self.state.source, unwind)) {
            let pad = self.state.machine_block(pad)?;
            self.state.machine.add_edge(self.block, pad);
        }
        let chain = self.final_chain();
        self.dag.root = self.dag.value(NodeOp::CLEANUPRET, ValueType::OTHER, &[chain]);
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
