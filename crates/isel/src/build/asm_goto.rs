//! `callbr`: assembly that may jump to blocks of the function. The blocks are pads ([`mir::Function::is_landing_pad`]): what
//! they want of this block is in its registers before the assembly, behind a label that stands there.
//!
//! `codegen::prepare` has seen to it that nothing else leads to them. A result that such a block asks for
//! (`llvm.callbr.landingpad`) is in a register that calls do not preserve, chosen before registers are given out: where it was
//! when the assembly jumped.

use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::lowering::{Result, Unsupported};
use ir::inst::CallInfo;
use ir::{Inst, InstView};
use mir::function::{Pad, eh_label};
use mir::{Block, Operand, opcode};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

const LANDING_PAD: &[u8] = b"llvm.callbr.landingpad.";

impl Builder<'_, '_> {
    /// Whether a block asks for the result of the `callbr` that leads to it.
    fn asks_for_result(&self, block: ir::Value, result: Inst) -> bool {
        let source = self.state.source;
        let Some(block) = block.as_block() else { return false };
        source.block_insts(block).any(|inst| match source.view(inst) {
            InstView::Call { callee, args: [asked], .. } => {
                let name = callee.as_global().map(|global| &self.state.scope.env.globals[global].name);
                name.is_some_and(|name| name.starts_with(LANDING_PAD)) && *asked == result.into()
            }
            _ => false,
        })
    }

    /// `llvm.callbr.landingpad`
    pub(super) fn arrived_result(&mut self, args: &[ir::Value]) -> Result<Scalars> {
        let results = args.first().and_then(|result| self.state.asm_results.get(&result.as_inst()?)).cloned();
        let results =
            results.ok_or_else(|| Unsupported::new("'llvm.callbr.landingpad' where no assembly jumps to"))?;
        let (entry, block) = (self.dag.entry(), self.block);
        let mut chain = entry;
        let mut out = Scalars::new();
        for output in results {
            let mut pieces: SmallVec<[Value; 2]> = SmallVec::new();
            for &reg in &output.registers {
                if let Some(physical) = reg.as_physical() {
                    self.state.machine.block_mut(block).live_ins.push(physical);
                }
                let copy = self.dag.copy_from_reg(chain, reg, output.held, None);
                chain = Value::new(copy, 1);
                pieces.push(copy.into());
            }
            out.push(self.asm_result(&output, &pieces));
        }
        self.chain = if self.chain == entry { chain } else { self.dag.token_factor(&[self.chain, chain]) };
        Ok(out)
    }

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
        let is_asked = indirect.iter().any(|target| self.asks_for_result(*target, inst));
        self.fixed_results = is_asked.then(Vec::new);
        let scalars = self.inline_assembly(inst, callee, args, info, &labels)?;
        if let Some(results) = self.fixed_results.take() {
            self.state.asm_results.insert(inst, results);
        }
        self.define(inst, scalars)?;
        let chain = self.final_chain();
        self.dag.root = self.jump(chain, default);
        Ok(())
    }
}
