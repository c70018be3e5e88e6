//! `callbr`: assembly that may jump to blocks of the function. The blocks are pads ([`mir::Function::is_landing_pad`]): what
//! they want of this block is in its registers before the assembly, behind a label that stands there.
//!
//! `codegen::prepare` has seen to it that nothing else leads to them.

use super::Builder;
use crate::dag::Parts;
use crate::lowering::{Result, Unsupported};
use ir::Inst;
use ir::inst::CallInfo;
use mir::function::{Pad, eh_label};
use mir::{Block, Operand, opcode};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Builder<'_, '_> {
    /// The inputs of PHIs have been written.
    pub(super) fn asm_goto(
        &mut self,
        inst: Inst,
        (callee, args): (ir::Value, &[ir::Value]),
        info: &CallInfo,
        (default, indirect): (ir::Block, &[ir::Value]),
    ) -> Result<()> {
        if self.state.funclets.is_some() {
            return Err(Unsupported::new("'callbr' in a function with funclets"));
        }
        let default = self.state.machine_block(default)?;
        let mut labels: Vec<Block> = Vec::new();
        for target in indirect.iter().filter_map(|target| target.as_block()) {
            labels.push(self.state.machine_block(target)?);
        }
        let machine = &mut self.state.machine;
        machine.has_exceptions = true;
        for &label in &labels {
            machine.add_edge(self.block, label);
            let is_marked = machine.pad(label).is_some();
            if !is_marked {
                let first = machine.first_inst(label);
                let operands = [Operand::Imm(eh_label::PAD), Operand::Imm(Pad::Landing as i64)];
                machine.build(label, first, opcode::EH_LABEL, &operands);
            }
        }
        let chain = self.final_chain();
        let kind = self.dag.target_constant(eh_label::BEGIN, ValueType::I32);
        let number = self.dag.target_constant(0, ValueType::I32);
        let operands = [chain, kind, number];
        self.chain = self.dag.make(Parts::new(NodeOp::EH_LABEL, &[ValueType::OTHER], &operands)).into();
        let scalars = self.inline_assembly(inst, callee, args, info, &labels)?;
        self.define(inst, scalars)?;
        let chain = self.final_chain();
        self.dag.root = self.jump(chain, default);
        Ok(())
    }
}
