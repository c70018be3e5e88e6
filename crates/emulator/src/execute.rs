//! One step of the machine: an instruction is decoded, the values that it makes are computed, and then written.

use crate::arithmetic::{self, signed, truncated};
use crate::effects::{Effect, Fixed, Node, Tree, Written};
use crate::registers::Known;
use crate::{Compared, Machine, Step, Value};
use mc::decode::decode;
use mc::{Operand, Reg};
use std::rc::Rc;
use tables::instructions::{PrintStyle, inst_flags};
use tables::machine::ConditionNumber;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

type Result<T> = std::result::Result<T, String>;

/// Bytes that an instruction may have.
const MAX_BYTES: u64 = 16;

/// What an instruction does, before anything is written.
#[derive(Default)]
struct Outcome {
    results: Vec<Option<Known>>,
    jump: Option<u64>,
    is_call: bool,
    compared: Option<(Value, Value, ValueType)>,
    /// Address, bytes, and what goes there.
    stored: Option<(u64, u8, Value)>,
}

impl Machine<'_> {
    /// Executes the instruction at `pc`; gives the address of the next one.
    pub(crate) fn step(&mut self, pc: u64) -> Result<u64> {
        let step = self.decoded(pc)?;
        let is_fixed = |&(at, fixed): &(usize, Fixed)| match (step.inst.operands.get(at), fixed) {
            (Some(&Operand::Reg(reg)), Fixed::Register(wanted)) => reg == wanted,
            (Some(&Operand::Imm(imm)), Fixed::Integer(wanted)) => imm == wanted,
            _ => false,
        };
        let effect = step.effects.iter().find(|effect| effect.conditions.iter().all(is_fixed));
        let effect = effect.ok_or_else(|| self.effects.why_unknown(step.inst.opcode))?;
        let outcome = Reading { machine: self, pc, step: &step }.outcome(&effect.tree)?;
        let next = self.within_pointer(pc.wrapping_add(step.size));
        self.write(&step, effect, &outcome, next);
        Ok(outcome.jump.map_or(next, |to| self.within_pointer(to)))
    }

    fn decoded(&mut self, pc: u64) -> Result<Rc<Step>> {
        if let Some(step) = self.decoded.get(&pc) {
            return Ok(Rc::clone(step));
        }
        let bytes: Vec<u8> = (0..MAX_BYTES).map_while(|i| self.memory.byte(pc.wrapping_add(i))).collect();
        let decoded = decode(self.target, self.subtarget, &bytes)
            .ok_or_else(|| "there is no instruction at this address".to_owned())?;
        if self.target.instruction(decoded.inst.opcode).flags & inst_flags::DELAY_SLOT != 0 {
            return Err("instructions with delay slots are not emulated".to_owned());
        }
        let effects = self.effects.of(decoded.inst.opcode);
        let step = Rc::new(Step { inst: decoded.inst, size: decoded.size.max(1) as u64, effects });
        let end = pc.saturating_add(step.size);
        let code = self.code.get_or_insert(pc..end);
        *code = code.start.min(pc)..code.end.max(end);
        self.decoded.insert(pc, Rc::clone(&step));
        Ok(step)
    }

    fn write(&mut self, step: &Step, effect: &Effect, outcome: &Outcome, next: u64) {
        let instruction = self.target.instruction(step.inst.opcode);
        let implicit: Vec<Reg> = self.target.image.list(instruction.implicit_defs).iter().map(Reg).collect();
        // What is written on the side is not known unless the pattern says it. A call writes what the function writes.
        let explicit = step.inst.operands.iter().take(instruction.num_defs.into()).filter_map(|o| o.as_reg());
        let written: Vec<Reg> =
            explicit.chain(implicit.iter().copied().filter(|_| !outcome.is_call)).collect();
        for &reg in &written {
            self.registers.write(reg, None);
        }
        if self.compared.is_some_and(|c| written.iter().any(|&reg| self.registers.overlap(reg, c.flags))) {
            self.compared = None;
        }
        for (&place, &value) in effect.results.iter().zip(&outcome.results) {
            let reg = match place {
                Written::Operand(at) => step.inst.operands.get(at).and_then(|operand| operand.as_reg()),
                Written::Implicit(reg) => Some(reg),
            };
            if let Some(reg) = reg {
                self.registers.write(reg, value);
            }
        }
        if let (Some((lhs, rhs, ty)), Some(&flags)) = (outcome.compared, implicit.first()) {
            self.compared = Some(Compared { lhs, rhs, ty, flags });
        }
        if let Some((address, bytes, value)) = outcome.stored {
            self.memory.write(address, bytes, value);
            // Code may have changed.
            let end = address.saturating_add(bytes.into());
            if self.code.as_ref().is_some_and(|code| address < code.end && code.start < end) {
                self.decoded.clear();
            }
        }
        if outcome.is_call {
            self.leave_return_address(next);
        }
    }
}

/// The values that an instruction reads.
struct Reading<'m, 't> {
    machine: &'m Machine<'t>,
    pc: u64,
    step: &'m Step,
}

impl Reading<'_, '_> {
    fn outcome(&self, tree: &Tree) -> Result<Outcome> {
        let mut outcome = Outcome::default();
        let Tree::Node(node) = tree else {
            outcome.results.push(self.moved(tree));
            return Ok(outcome);
        };
        let facts = &self.machine.facts;
        match (node.op, &node.operands[..]) {
            (NodeOp::ENTRY_TOKEN | NodeOp::ATOMIC_FENCE | NodeOp::MEMBARRIER | NodeOp::PREFETCH, _) => {}
            (NodeOp::TRAP | NodeOp::DEBUGTRAP, _) => return Err("the program stops itself".to_owned()),
            (NodeOp::STORE, [value, address]) => {
                let bits = node.memory.or(self.type_of(value)).unwrap_or(self.machine.pointer_type).bits();
                outcome.stored = Some((self.address(address)?, (bits / 8) as u8, self.value(value, bits)));
            }
            (NodeOp::BR | NodeOp::BRIND, [to]) => outcome.jump = Some(self.address(to)?),
            (NodeOp::BRCOND, [condition, to]) => {
                if self.decided(self.value(condition, 1))? != 0 {
                    outcome.jump = Some(self.address(to)?);
                }
            }
            (NodeOp::BR_CC, [code, a, b, to]) => {
                if self.decided(self.compare(code, a, b))? != 0 {
                    outcome.jump = Some(self.address(to)?);
                }
            }
            (op, [to, a, b, number]) if op == facts.branch_if => {
                if self.decided(self.compare(number, a, b))? != 0 {
                    outcome.jump = Some(self.address(to)?);
                }
            }
            (op, [to, number]) if op == facts.branch_on_flags => {
                if self.decided(self.flags_hold(number))? != 0 {
                    outcome.jump = Some(self.address(to)?);
                }
            }
            (op, [a, b]) if op == facts.compare => {
                let ty = self.common_type(a, b);
                outcome.compared = Some((self.value(a, ty.bits()), self.value(b, ty.bits()), ty));
            }
            (op, [callee, ..]) if op == facts.call || op == facts.tail_call => {
                outcome.jump = Some(self.address(callee)?);
                outcome.is_call = op == facts.call;
            }
            (op, _) if op == facts.ret => outcome.jump = Some(self.decided(self.machine.return_address())?),
            (op, [a, b]) if both_halves(op).is_some() => {
                let bits = self.bits_of(node);
                let halves = both_halves(op).into_iter().flatten();
                let operands = self.value(a, bits).zip(self.value(b, bits));
                outcome.results = halves
                    .map(|op| {
                        let value = arithmetic::binary(op, operands?.0, operands?.1, bits)??;
                        Some(Known { value, bits })
                    })
                    .collect();
            }
            _ => {
                let known = match self.extended_any(node) {
                    Some(known) => Some(known),
                    None => {
                        let bits = self.bits_of(node);
                        self.node(node, bits)?.map(|value| Known { value, bits })
                    }
                };
                outcome.results.push(known);
            }
        }
        Ok(outcome)
    }

    /// A value that is moved as it is, with as many bits as are known.
    fn moved(&self, tree: &Tree) -> Option<Known> {
        let reg = match *tree {
            Tree::Operand(at, None) => self.step.inst.operands.get(at).and_then(|operand| operand.as_reg()),
            Tree::Register(reg, None) => Some(reg),
            _ => None,
        };
        match reg {
            Some(reg) => self.machine.registers.read(reg),
            None => {
                let bits = self.type_of(tree).unwrap_or(self.machine.pointer_type).bits();
                self.value(tree, bits).map(|value| Known { value, bits })
            }
        }
    }

    /// What is extended without saying how: only the bits that there were are known.
    fn extended_any(&self, node: &Node) -> Option<Known> {
        let bits = match (node.op, node.extension, &node.operands[..]) {
            (NodeOp::LOAD, Extension::Any, [_]) => node.memory?.bits(),
            (NodeOp::ANY_EXTEND, _, [value]) => self.type_of(value)?.bits(),
            _ => return None,
        };
        let value = match &node.operands[..] {
            [address] if node.op == NodeOp::LOAD => {
                self.machine.memory.read(self.address(address).ok()?, (bits / 8) as u8)
            }
            [value] => self.value(value, bits),
            _ => None,
        };
        value.map(|value| Known { value, bits })
    }

    /// The bits of a node's result: those of its type, or of the register that takes it.
    fn bits_of(&self, node: &Node) -> u64 {
        let of_class = || {
            let instruction = self.machine.target.instruction(self.step.inst.opcode);
            let operand = self.machine.target.image.list(instruction.operands).iter().next()?;
            let class = operand.class.checked_sub(1).filter(|_| instruction.num_defs != 0)?;
            self.machine.registers.type_of_class(class, self.machine.subtarget.mode)
        };
        node.ty.or_else(of_class).unwrap_or(self.machine.pointer_type).bits()
    }

    fn type_of(&self, tree: &Tree) -> Option<ValueType> {
        match tree {
            Tree::Operand(_, ty) | Tree::Register(_, ty) | Tree::Integer(_, ty) => *ty,
            Tree::Sum(_) => Some(self.machine.pointer_type),
            Tree::Node(node) => node.ty,
            Tree::Condition(_) | Tree::Type(_) => None,
        }
    }

    fn common_type(&self, a: &Tree, b: &Tree) -> ValueType {
        self.type_of(a).or(self.type_of(b)).unwrap_or(self.machine.pointer_type)
    }

    /// A value on which the way of the program depends.
    fn decided(&self, value: Value) -> Result<u64> {
        value.ok_or_else(|| "what happens depends on a value that is not known".to_owned())
    }

    fn address(&self, tree: &Tree) -> Result<u64> {
        self.value(tree, self.machine.pointer_type.bits())
            .ok_or_else(|| "it uses an address that is not known".to_owned())
    }

    /// The low bits of a value.
    fn value(&self, tree: &Tree, bits: u64) -> Value {
        match tree {
            Tree::Operand(at, _) => self.operand(*at, bits),
            Tree::Register(reg, _) => self.machine.registers.read(*reg)?.low(bits),
            Tree::Sum(parts) => {
                let sum =
                    parts.iter().try_fold(0u64, |sum, &at| Some(sum.wrapping_add(self.operand(at, bits)?)));
                Some(truncated(sum?, bits))
            }
            Tree::Integer(number, _) => Some(truncated(*number as u64, bits)),
            Tree::Condition(_) | Tree::Type(_) => None,
            Tree::Node(node) => {
                if let Some(known) = self.extended_any(node) {
                    return known.low(bits);
                }
                let own = node.ty.map_or(bits, |ty| ty.bits());
                self.node(node, own).ok()?.filter(|_| bits <= own).map(|value| truncated(value, bits))
            }
        }
    }

    fn operand(&self, at: usize, bits: u64) -> Value {
        match *self.step.inst.operands.get(at)? {
            Operand::Reg(reg) => self.machine.registers.read(reg)?.low(bits),
            Operand::Imm(imm) => {
                let target = self.machine.target;
                let operands = target.image.list(target.instruction(self.step.inst.opcode).operands);
                let ty = operands.iter().nth(at).map_or(0, |operand| operand.ty);
                let base = match PrintStyle::from_number(target.operand_type(ty).style) {
                    PrintStyle::Target => self.pc,
                    PrintStyle::TargetFromEnd => self.pc.wrapping_add(self.step.size),
                    _ => 0,
                };
                Some(truncated(base.wrapping_add(imm as u64), bits))
            }
            Operand::Expr(_) => None,
        }
    }

    /// The result of an operation, of so many bits; unknown if an operand is. An error if it cannot be computed whatever they
    /// are.
    fn node(&self, node: &Node, bits: u64) -> Result<Value> {
        let facts = &self.machine.facts;
        let value = match (node.op, &node.operands[..]) {
            (NodeOp::LOAD, [address]) => {
                let from = node.memory.map_or(bits, |ty| ty.bits());
                let value = self.machine.memory.read(self.address(address)?, (from / 8) as u8);
                value.map(|value| widened(value, from, node.extension == Extension::Sign))
            }
            (NodeOp::SIGN_EXTEND | NodeOp::ZERO_EXTEND, [value]) => {
                let from = self.type_of(value).map_or(bits, |ty| ty.bits());
                self.value(value, from).map(|value| widened(value, from, node.op == NodeOp::SIGN_EXTEND))
            }
            (NodeOp::SIGN_EXTEND_INREG, [value, Tree::Type(from)]) => {
                self.value(value, from.bits()).map(|value| widened(value, from.bits(), true))
            }
            (NodeOp::TRUNCATE, [value]) => self.value(value, bits),
            (NodeOp::SETCC, [a, b, code]) => self.compare(code, a, b),
            (NodeOp::SELECT, [condition, then, otherwise]) => {
                self.chosen(self.value(condition, 1), then, otherwise, bits)
            }
            (NodeOp::SELECT_CC, [a, b, then, otherwise, code]) => {
                self.chosen(self.compare(code, a, b), then, otherwise, bits)
            }
            (op, [otherwise, then, a, b, number]) if op == facts.select_if => {
                self.chosen(self.compare(number, a, b), then, otherwise, bits)
            }
            (op, [otherwise, then, number]) if op == facts.select_on_flags => {
                self.chosen(self.flags_hold(number), then, otherwise, bits)
            }
            (op, [value]) if op == facts.symbol || arithmetic::is_identity(op) => self.value(value, bits),
            (op, [a]) => match self.value(a, bits) {
                Some(a) => Some(arithmetic::unary(op, a, bits).ok_or_else(|| self.not_computed())?),
                None => None,
            },
            (op, [a, b]) => {
                let shifts = [NodeOp::SHL, NodeOp::SRL, NodeOp::SRA, NodeOp::ROTL, NodeOp::ROTR];
                // An amount may have another type.
                let of_amount = self.type_of(b).filter(|_| shifts.contains(&op)).map_or(bits, |ty| ty.bits());
                match self.value(a, bits).zip(self.value(b, of_amount)) {
                    Some((a, b)) => arithmetic::binary(op, a, b, bits).ok_or_else(|| self.not_computed())?,
                    None => None,
                }
            }
            _ => return Err(self.not_computed()),
        };
        Ok(value.map(|value| truncated(value, bits)))
    }

    fn not_computed(&self) -> String {
        "its pattern has operands that are not emulated".to_owned()
    }

    fn chosen(&self, condition: Value, then: &Tree, otherwise: &Tree, bits: u64) -> Value {
        self.value(if condition? != 0 { then } else { otherwise }, bits)
    }

    /// 1 if a condition holds, which is named as such or by the machine's number.
    fn compare(&self, code: &Tree, a: &Tree, b: &Tree) -> Value {
        let bits = self.common_type(a, b).bits();
        let holds =
            arithmetic::compare(self.condition(code)?, self.value(a, bits)?, self.value(b, bits)?, bits);
        holds.map(u64::from)
    }

    fn flags_hold(&self, number: &Tree) -> Value {
        let Compared { lhs, rhs, ty, .. } = self.machine.compared?;
        arithmetic::compare(self.condition(number)?, lhs?, rhs?, ty.bits()).map(u64::from)
    }

    fn condition(&self, tree: &Tree) -> Option<CondCode> {
        if let Tree::Condition(code) = tree {
            return Some(*code);
        }
        let number = signed(self.value(tree, 64)?, 64);
        let machine = self.machine;
        let known: Vec<ConditionNumber> =
            machine.target.image.list(machine.facts.conditions).iter().collect();
        known.iter().find(|known| known.number == number).map(|known| CondCode(known.code))
    }
}

/// The operations of the two results of one that makes both.
fn both_halves(op: NodeOp) -> Option<[NodeOp; 2]> {
    Some(match op {
        NodeOp::UMUL_LOHI => [NodeOp::MUL, NodeOp::MULHU],
        NodeOp::SMUL_LOHI => [NodeOp::MUL, NodeOp::MULHS],
        NodeOp::UDIVREM => [NodeOp::UDIV, NodeOp::UREM],
        NodeOp::SDIVREM => [NodeOp::SDIV, NodeOp::SREM],
        _ => return None,
    })
}

/// A number of so many bits with its sign, or with zeros, above.
fn widened(value: u64, from: u64, is_signed: bool) -> u64 {
    if is_signed { signed(value, from) as u64 } else { truncated(value, from) }
}
