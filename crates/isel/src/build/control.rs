//! Terminators: branches, returns, and the values that PHIs of successors take.

use super::{Builder, FunctionState, Incoming};
use crate::dag::{Parts, Payload, Value};
use crate::lowering::{ArgLoc, ArgPart, Extend, Result, Unsupported};
use ir::{Inst, InstView, Opcode, ValueKind};
use mir::{Block, Reg};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl<'a> FunctionState<'a> {
    /// The registers in which a value crosses blocks, and which PHIs read; `None` for constants, which are made where they
    /// are wanted.
    pub(crate) fn registers_in_phi(&mut self, value: ir::Value) -> Result<Option<SmallVec<[Reg; 2]>>> {
        match value.kind() {
            ValueKind::Inst(inst) if self.allocas.contains_key(&inst) => Ok(None),
            ValueKind::Inst(_) | ValueKind::Arg(_) => self.registers_of(value).map(Some),
            _ => Ok(None),
        }
    }

    /// The machine block that begins an IR block.
    pub fn machine_block(&self, block: ir::Block) -> Result<Block> {
        self.blocks
            .get(&block)
            .copied()
            .ok_or_else(|| Unsupported::new("a block that is not in the function"))
    }

    /// Whether control never comes to a block.
    pub(super) fn is_unreachable(&self, block: ir::Block) -> bool {
        let Some(func) = self.scope.func else { return false };
        let first = func.block_insts(block).find(|&inst| func.opcode(inst) != Opcode::Phi);
        first.is_some_and(|inst| func.opcode(inst) == Opcode::Unreachable)
    }
}

impl Builder<'_, '_> {
    pub(super) fn terminator(&mut self, inst: Inst, view: InstView<'_>) -> Result<()> {
        if !self.state.one_by_one {
            self.phi_inputs(inst)?;
        }
        match view {
            InstView::Ret { value } => self.ret(value),
            InstView::Br { dest } => {
                let dest = self.state.machine_block(dest)?;
                let chain = self.final_chain();
                self.dag.root = self.jump(chain, dest);
                Ok(())
            }
            InstView::CondBr { cond, if_true, if_false } => {
                let (yes, no) = (self.state.machine_block(if_true)?, self.state.machine_block(if_false)?);
                self.state.note_weights(inst, self.block, yes, no);
                if let Some(conditions) = self.state.conditions(inst) {
                    return self.branch_on_all(&conditions, yes, no);
                }
                let cond = self.scalar(cond)?;
                let chain = self.final_chain();
                self.dag.root = self.branch(chain, cond, yes, no);
                Ok(())
            }
            InstView::Switch { value, default, cases } => self.switch(value, default, cases),
            InstView::IndirectBr { address, dests } => {
                let address = self.scalar(address)?;
                for dest in dests.iter().filter_map(|d| d.as_block()) {
                    let dest = self.state.machine_block(dest)?;
                    self.state.machine.add_edge(self.block, dest);
                }
                let chain = self.final_chain();
                self.dag.root = self.jump_to_address(chain, address);
                Ok(())
            }
            InstView::Invoke { callee, args, info, normal, unwind } => {
                self.invoke(inst, callee, args, info, (normal, unwind))
            }
            InstView::CallBr { callee, args, info, default, indirect } => {
                self.asm_goto(inst, (callee, args), info, (default, indirect))
            }
            InstView::Resume { value } => self.resume(value),
            InstView::CatchRet { dest, .. } => self.catch_return(dest),
            InstView::CleanupRet { unwind, .. } => self.cleanup_return(unwind),
            InstView::Unreachable => {
                self.dag.root = self.final_chain();
                Ok(())
            }
            _ => Err(Unsupported::new(format!("'{}'", self.state.source.opcode(inst).name()))),
        }
    }

    pub(super) fn jump(&mut self, chain: Value, to: Block) -> Value {
        self.state.machine.add_edge(self.block, to);
        if self.state.machine.next_block(self.block) == Some(to) {
            return chain;
        }
        let to = self.dag.block(to);
        self.dag.value(NodeOp::BR, ValueType::OTHER, &[chain, to])
    }

    /// Goes to one of two blocks; falls through to the next where that saves a jump.
    pub(super) fn branch(&mut self, chain: Value, cond: Value, yes: Block, no: Block) -> Value {
        if yes == no {
            return self.jump(chain, yes);
        }
        self.state.machine.add_edge(self.block, yes);
        let falls_to_yes = self.state.machine.next_block(self.block) == Some(yes);
        let (target, other) = if falls_to_yes { (no, yes) } else { (yes, no) };
        let cond = self.machine_condition(cond, falls_to_yes);
        self.state.machine.add_edge(self.block, target);
        let target = self.dag.block(target);
        let taken = self.dag.value(NodeOp::BRCOND, ValueType::OTHER, &[chain, cond, target]);
        self.state.machine.add_edge(self.block, other);
        // Written even where execution goes on there: the branch can be turned round, and a jump to the next block costs
        // nothing once branches are folded.
        let other = self.dag.block(other);
        self.dag.value(NodeOp::BR, ValueType::OTHER, &[taken, other])
    }

    /// A condition, or its opposite, as a branch takes it. A comparison is made in the type in which the machine makes it, so
    /// that the types of most graphs are legal from the start.
    fn machine_condition(&mut self, cond: Value, inverted: bool) -> Value {
        let cond = match self.machine_comparison(cond, inverted) {
            Some((comparison, true)) => return comparison,
            Some((comparison, false)) => comparison,
            None => cond,
        };
        if !inverted {
            return cond;
        }
        let ty = self.dag.type_of(cond);
        let one = self.dag.constant(1, ty);
        self.dag.value(NodeOp::XOR, ty, &[cond, one])
    }

    /// The comparison in the machine's type, inverted if that is wanted and the machine can, and whether it is what is wanted.
    fn machine_comparison(&mut self, cond: Value, inverted: bool) -> Option<(Value, bool)> {
        let legality = self.state.legality;
        let (NodeOp::SETCC, &[lhs, rhs, code]) = (self.dag.op(cond.node), self.dag.operands(cond.node))
        else {
            return None;
        };
        let (ty, Payload::Cond(code)) = (self.dag.type_of(lhs), self.dag.payload(code.node)) else {
            return None;
        };
        if legality.fuses_comparisons || ty.is_vector() || !legality.is_legal_type(ty) {
            return None;
        }
        let truth = legality.int_type_for(1)?;
        let inverse = code.inverse(ty.is_int());
        let inverts = inverted && legality.has_condition(ty, inverse);
        let code = if inverts { inverse } else { code };
        Some((self.dag.setcc(truth, lhs, rhs, code), inverts == inverted))
    }

    fn ret(&mut self, value: Option<ir::Value>) -> Result<()> {
        let mut scalars = Vec::new();
        if let Some(value) = value {
            scalars.extend(self.scalars(value)?);
        }
        let header = self.state.scope.env.globals[self.state.machine.global].as_function();
        let header = header.ok_or_else(|| Unsupported::new("a body without a function"))?;
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        if let (Some(place), Some(value)) = (self.state.demoted_result, value) {
            let ty = self.state.scope.type_of(value);
            self.store_result(place, ty, &scalars)?;
            scalars.clear();
        }
        if let Some(address) = self.state.result_address {
            let (entry, pointer) = (self.dag.entry(), self.pointer_type());
            values.push(self.dag.copy_from_reg(entry, address, pointer, None).into());
            parts.extend(crate::call::describe(pointer, pointer, 1, Extend::Any));
        }
        for &scalar in &scalars {
            let extend = self.extension_of((header.attributes, None));
            let ty = self.dag.type_of(scalar);
            let (pieces, described) = self.passed_parts(scalar, extend, ty)?;
            values.extend(pieces);
            let is_in_reg = self.is_result_in_reg(header.attributes);
            parts.extend(described.into_iter().map(|part| ArgPart { is_in_reg, ..part }));
        }
        let cx = self.state.call_context(header.calling_conv, false).inside();
        let assignment = cx.assign(&parts, true)?;
        let mut assignment =
            assignment.ok_or_else(|| Unsupported::new("results that do not fit registers"))?;
        self.return_error(&cx, &mut values, &mut parts, &mut assignment)?;
        let mut chain = self.final_chain();
        let mut glue = None;
        let mut registers = Vec::new();
        for ((value, location), part) in values.into_iter().zip(assignment.locations).zip(&parts) {
            if let ArgLoc::BitsInRegs(first, second) = location {
                let entry = self.dag.entry();
                let words = cx.float_in_words(self.dag, entry, value);
                for (reg, word) in [first, second].into_iter().zip(words) {
                    let copy = self.dag.copy_to_reg(chain, reg.into(), word, glue);
                    (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
                    let ty = self.dag.type_of(word);
                    registers.push(self.dag.register(reg.into(), ty));
                }
                continue;
            }
            let (reg, value) = match location {
                ArgLoc::Reg(reg) => match part.returned_in(&cx, reg) {
                    Some((reg, ty)) => (reg, self.dag.value(NodeOp::TRUNCATE, ty, &[value])),
                    None => (reg, value),
                },
                ArgLoc::Extended(reg, ty) => (reg, self.dag.value(NodeOp::FP_EXTEND, ty, &[value])),
                ArgLoc::UpperHalf(reg) => (reg, crate::call::upper_half(self.dag, value)),
                ArgLoc::BitsInReg(reg) if self.dag.type_of(value).is_int() => {
                    (reg, cx.as_other_kind(self.dag, value))
                }
                ArgLoc::BitsInReg(reg) => {
                    let bits = self.as_int(value);
                    let pointer = self.pointer_type();
                    (reg, self.resize(bits, pointer))
                }
                _ => return Err(Unsupported::new("results on the stack")),
            };
            let copy = self.dag.copy_to_reg(chain, reg.into(), value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
            let ty = self.dag.type_of(value);
            registers.push(self.dag.register(reg.into(), ty));
        }
        let mut operands = vec![chain];
        operands.extend(registers);
        operands.extend(glue);
        let facts = self.state.lowering.facts();
        let of_object = facts.object_nodes.filter(|_| self.state.result_address.is_some());
        let op = of_object.map_or(facts.call_nodes.ret, |nodes| nodes.ret);
        self.dag.root = self.dag.make(Parts::new(op, &[ValueType::OTHER], &operands)).into();
        Ok(())
    }

    /// Writes what the PHIs of successors take from this block, each into a register of its own.
    fn phi_inputs(&mut self, terminator: Inst) -> Result<()> {
        let source = self.state.source;
        let Some(block) = source.block_of(terminator) else { return Ok(()) };
        let mut successors: SmallVec<[ir::Block; 4]> = source.successors(block).collect();
        successors.sort_unstable();
        successors.dedup();
        for to in successors {
            for phi in source.block_insts(to).take_while(|&i| source.opcode(i) == Opcode::Phi) {
                let InstView::Phi { incoming } = source.view(phi) else { continue };
                let Some(value) = self.state.phi_value(phi, incoming, block) else { continue };
                let results = self.state.registers_of(phi.into())?;
                if let Some(registers) = self.state.registers_in_phi(value)? {
                    let pairs = results.iter().zip(registers);
                    self.state.incoming.extend(pairs.map(|(&phi, reg)| Incoming {
                        from: block,
                        to,
                        phi,
                        reg,
                    }));
                    continue;
                }
                let scalars = self.scalars(value)?;
                let machine = &mut self.state.machine;
                let same_class = |&reg: &Reg| {
                    let class = machine.class_of(reg).unwrap_or(0);
                    machine.new_vreg(class)
                };
                let copies: SmallVec<[Reg; 4]> = results.iter().map(same_class).collect();
                self.write_registers(&copies, &scalars)?;
                let pairs = results.iter().zip(&copies);
                self.state.incoming.extend(pairs.map(|(&phi, &reg)| Incoming { from: block, to, phi, reg }));
            }
        }
        Ok(())
    }

    /// A jump to an address, by way of the function that does that if there is one.
    fn jump_to_address(&mut self, chain: Value, address: Value) -> Value {
        let thunks = self.state.lowering.facts().thunks.as_ref();
        let by_thunk = thunks.and_then(|thunks| Some((thunks.jump?, thunks.registers.first()?)));
        let Some((op, (reg, name))) = by_thunk else {
            return self.dag.value(NodeOp::BRIND, ValueType::OTHER, &[chain, address]);
        };
        let pointer = self.pointer_type();
        let payload =
            Payload::Symbol(self.dag.shared.symbol(name.as_bytes()), self.state.lowering.facts().called_part);
        let thunk = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, pointer, payload);
        let copy = self.dag.copy_to_reg(chain, (*reg).into(), address, None);
        let register = self.dag.register((*reg).into(), pointer);
        let operands = [copy.into(), thunk, register, Value::new(copy, 1)];
        self.dag.make(Parts::new(op, &[ValueType::OTHER], &operands)).into()
    }
}
