//! Operation legalization: a graph of operations that the target has patterns or code for.
//!
//! An operation that patterns cover stays. Another one is the target's business if it says so
//! ([`Lowering::action`]), or is replaced by generic rules, whose results are looked at again. Linear in the graph but for
//! the operations that replace others.

use super::types::{is_atomic_rmw, mathematical_function, sign_extend_in, zero_extend_in};
use crate::call::{Argument, CallContext};
use crate::combine::known_bits::{all_bits, known_bits};
use crate::dag::{Dag, Node, Parts, Payload, Value, sign_extend};
use crate::legality::Legality;
use crate::lowering::{Action, Lowering, Result, Unsupported};
use crate::node_set::NodeSet;
use crate::rewrite::{Made, Results};
use crate::trace::Trace;
use mir::{Isa, MemOperand};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// Replacements of one operation, one inside the other.
const MAX_DEPTH: u32 = 16;

/// Makes all operations legal. Whether anything was not.
pub fn run(
    isa: &Isa<'_>,
    lowering: &dyn Lowering,
    legality: &Legality<'_>,
    dag: &mut Dag,
    mut trace: Option<Trace<'_>>,
) -> Result<bool> {
    let mut changed = false;
    let reachable = dag.reachable();
    dag.rewrite(&reachable, |dag, node, operands| {
        if let Some(op) = makes_both_halves(legality, dag, node, &reachable) {
            changed = true;
            let ty = dag.types(node)[0];
            let both = dag.make(Parts::new(op, &[ty, ty], operands));
            return Ok(Made::Results(smallvec![both.into()]));
        }
        let node = dag.with_operands(node, operands);
        // Most nodes.
        let stays = is_structural(dag.op(node)) && !is_symbol(dag.op(node));
        if stays && trace.is_none() {
            return Ok(Made::Node(node));
        }
        let results = Legalizer { isa, lowering, legality, dag }.legalize(node, 0)?;
        let is_legal = results == dag.results(node);
        changed |= !is_legal;
        if let Some(trace) = &mut trace {
            trace.legalizes(dag, node, &results);
        }
        Ok(if is_legal { Made::Node(node) } else { Made::Results(results) })
    })?;
    Ok(changed)
}

/// For the lower half of a product: the operation that makes both halves, if somebody wants the upper one of the same factors
/// and the machine has no instruction for it alone.
fn makes_both_halves(legality: &Legality<'_>, dag: &Dag, node: Node, reachable: &NodeSet) -> Option<NodeOp> {
    let (NodeOp::MUL, &[ty]) = (dag.op(node), dag.types(node)) else { return None };
    let halves = [(NodeOp::MULHU, NodeOp::UMUL_LOHI), (NodeOp::MULHS, NodeOp::SMUL_LOHI)];
    halves.into_iter().find_map(|(upper, both)| {
        let wanted = dag.existing(Parts::new(upper, &[ty], dag.operands(node)))?;
        let is_alone = legality.is_covered(upper, ty) || !legality.is_covered(both, ty);
        (!is_alone && reachable.contains(wanted)).then_some(both)
    })
}

pub(super) struct Legalizer<'r> {
    pub(super) isa: &'r Isa<'r>,
    pub(super) lowering: &'r dyn Lowering,
    pub(super) legality: &'r Legality<'r>,
    pub(super) dag: &'r mut Dag,
}

impl Legalizer<'_> {
    /// What stands for the results of a node whose operands are legal.
    pub(super) fn legalize(&mut self, node: Node, depth: u32) -> Result<Results> {
        let op = self.dag.op(node);
        if op == NodeOp::BRCOND && self.legality.fuses_comparisons {
            return self.fused_branch(node, depth);
        }
        let ty = self.action_type(node);
        if is_symbol(op) && self.lowering.action(self.isa, op, ty) == Action::Custom {
            return self.lowering.lower(self.isa, self.dag, node);
        }
        if is_structural(op) || op.opcode().is_some() || op.target_index().is_some() {
            return Ok(self.dag.results(node));
        }
        if let Some(value) = self.division(node, ty, depth)? {
            return Ok(smallvec![value]);
        }
        let node = self.with_machine_amount(node, depth)?;
        if let Some(value) = self.constant_choice(node, ty, depth)? {
            return Ok(smallvec![value]);
        }
        if matches!(op, NodeOp::AND | NodeOp::OR | NodeOp::XOR)
            && let Some(value) = self.lowering.own_operation(self.dag, node)
        {
            return Ok(smallvec![value]);
        }
        if self.is_legal(node, ty) {
            return Ok(self.dag.results(node));
        }
        if depth == MAX_DEPTH {
            return Err(self.unsupported(node, ty));
        }
        if let Some(results) = self.difference(node, ty)? {
            return Ok(results);
        }
        let operands: SmallVec<[Value; 4]> = self.dag.operands(node).iter().copied().collect();
        if let Some(value) = self.library_format(node, ty, &operands, depth)? {
            return Ok(smallvec![value]);
        }
        if self.lowering.action(self.isa, op, ty) == Action::Custom {
            let results = self.lowering.lower(self.isa, self.dag, node)?;
            if !results.is_empty() {
                return Ok(results);
            }
        }
        self.expand(node, ty, depth)
    }

    /// The same operation with its amount in the type in which the machine's shifts take it.
    fn with_machine_amount(&mut self, node: Node, depth: u32) -> Result<Node> {
        let op = self.dag.op(node);
        let is_shift = matches!(
            op,
            NodeOp::SHL
                | NodeOp::SRL
                | NodeOp::SRA
                | NodeOp::ROTL
                | NodeOp::ROTR
                | NodeOp::FSHL
                | NodeOp::FSHR
        );
        let ty = self.dag.types(node).first().copied().unwrap_or_default();
        if !is_shift || ty.is_vector() {
            return Ok(node);
        }
        let operands: SmallVec<[Value; 4]> = SmallVec::from_slice(self.dag.operands(node));
        let Some((&amount, values)) = operands.split_last() else { return Ok(node) };
        let wanted = self.lowering.facts().shift_amount_type;
        let own = self.dag.type_of(amount);
        if own == wanted {
            return Ok(node);
        }
        let amount = match self.dag.as_constant(amount) {
            Some(number) => self.dag.constant(number, wanted),
            None if own.scalar_bits() > wanted.scalar_bits() => {
                self.value(NodeOp::TRUNCATE, wanted, &[amount], depth)?
            }
            None => self.value(NodeOp::ZERO_EXTEND, wanted, &[amount], depth)?,
        };
        let mut operands: SmallVec<[Value; 4]> = values.into();
        operands.push(amount);
        Ok(self.dag.value(op, ty, &operands).node)
    }

    /// The type on which an operation is legal or not.
    fn action_type(&self, node: Node) -> ValueType {
        let operands = self.dag.operands(node);
        let of = |i: usize| operands.get(i).map_or(ValueType::OTHER, |&v| self.dag.type_of(v));
        match self.dag.op(node) {
            NodeOp::SETCC | NodeOp::SETCCCARRY => of(0),
            NodeOp::STORE | NodeOp::ATOMIC_STORE | NodeOp::BRCOND | NodeOp::SET_ROUNDING => of(1),
            _ => self.dag.types(node).first().copied().unwrap_or_default(),
        }
    }

    fn is_legal(&self, node: Node, ty: ValueType) -> bool {
        let op = self.dag.op(node);
        match (op, self.dag.mem(node)) {
            (NodeOp::LOAD, Some(mem)) => self.legality.has_load(mem.extension, ty, mem.ty),
            (NodeOp::STORE, Some(mem)) => self.legality.has_store(ty, mem.ty),
            (NodeOp::ATOMIC_CMP_SWAP, Some(mem)) => self.legality.has_atomic(op, ty, mem.ty),
            (_, Some(mem)) if is_atomic_rmw(op) => self.legality.has_atomic(op, ty, mem.ty),
            (NodeOp::CTPOP, _) if self.legality.counts_in_vectors && !ty.is_vector() => {
                self.legality.is_covered(op, ty) && !self.dag.shared.avoids_float_registers
            }
            (NodeOp::VECREDUCE_OR, _) => self.lowering.action(self.isa, op, ty) == Action::Legal,
            (NodeOp::SETCC, _) => {
                self.condition(node).is_some_and(|code| self.legality.has_condition(ty, code))
            }
            (NodeOp::SIGN_EXTEND_INREG, _) => {
                let from = self.dag.operands(node).get(1).map(|v| self.dag.payload(v.node));
                matches!(from, Some(Payload::Type(from)) if self.legality.has_extension_within(ty, from))
            }
            _ if is_conversion(op) => {
                let from = self.dag.operands(node).first().map_or(ty, |&v| self.dag.type_of(v));
                self.legality.has_conversion(op, ty, from)
            }
            _ => self.legality.is_covered(op, ty),
        }
    }

    fn condition(&self, node: Node) -> Option<CondCode> {
        match self.dag.payload(self.dag.operands(node).get(2)?.node) {
            Payload::Cond(code) => Some(code),
            _ => None,
        }
    }

    pub(super) fn unsupported(&self, node: Node, ty: ValueType) -> Unsupported {
        let what = match self.dag.mem(node) {
            Some(mem) => format!("operation '{:?}' of {ty} with {} in memory", self.dag.op(node), mem.ty),
            None => format!("operation '{:?}' on {ty}", self.dag.op(node)),
        };
        Unsupported::new(what).at(node)
    }

    /// A value of a new node, legalized.
    pub(super) fn value(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
        depth: u32,
    ) -> Result<Value> {
        let value = self.dag.value(op, ty, operands);
        Ok(self.legalize(value.node, depth + 1)?[0])
    }

    pub(super) fn pointer(&self) -> ValueType {
        self.lowering.facts().pointer_type
    }

    pub(super) fn setcc(
        &mut self,
        ty: ValueType,
        a: Value,
        b: Value,
        code: CondCode,
        depth: u32,
    ) -> Result<Value> {
        let value = self.dag.setcc(ty, a, b, code);
        Ok(self.legalize(value.node, depth + 1)?[0])
    }

    fn expand(&mut self, node: Node, ty: ValueType, depth: u32) -> Result<Results> {
        if let Some(results) = self.expand_lanes(node, ty, depth)? {
            return Ok(results);
        }
        let op = self.dag.op(node);
        let operands: SmallVec<[Value; 4]> = self.dag.operands(node).iter().copied().collect();
        let bits = ty.scalar_bits();
        if let Some(value) = self.half_in_float(node, &operands, depth)? {
            return Ok(smallvec![value]);
        }
        if let Some(value) = self.by_other_operations(node, ty, &operands, depth)? {
            return Ok(smallvec![value]);
        }
        let value = match op {
            NodeOp::LOAD => return self.expand_load(node, ty, &operands, depth),
            NodeOp::STORE => self.expand_store(node, ty, &operands)?,
            NodeOp::SETCC => self.expand_setcc(node, ty, &operands, depth)?,
            NodeOp::SELECT => self.expand_select(ty, &operands, depth)?,
            // Selection always finds something for a branch.
            NodeOp::BRCOND => node.into(),
            NodeOp::ASSERT_SEXT | NodeOp::ASSERT_ZEXT | NodeOp::FREEZE => operands[0],
            NodeOp::SIGN_EXTEND_INREG => {
                let Payload::Type(from) = self.dag.payload(operands[1].node) else {
                    return Err(self.unsupported(node, ty));
                };
                let amount =
                    self.dag.constant(i64::from(bits - from.scalar_bits().min(bits)), self.pointer());
                let left = self.value(NodeOp::SHL, ty, &[operands[0], amount], depth)?;
                self.value(NodeOp::SRA, ty, &[left, amount], depth)?
            }
            NodeOp::ABS => {
                let amount = self.dag.constant(i64::from(bits) - 1, self.pointer());
                let sign = self.value(NodeOp::SRA, ty, &[operands[0], amount], depth)?;
                let turned = self.value(NodeOp::XOR, ty, &[operands[0], sign], depth)?;
                self.value(NodeOp::SUB, ty, &[turned, sign], depth)?
            }
            NodeOp::SMIN | NodeOp::SMAX | NodeOp::UMIN | NodeOp::UMAX => {
                let code = match op {
                    NodeOp::SMIN => CondCode::LT,
                    NodeOp::SMAX => CondCode::GT,
                    NodeOp::UMIN => CondCode::ULT,
                    _ => CondCode::UGT,
                };
                let (a, b) = (operands[0], operands[1]);
                let cond = self.setcc(self.pointer(), a, b, code, depth)?;
                self.value(NodeOp::SELECT, ty, &[cond, a, b], depth)?
            }
            NodeOp::SREM | NodeOp::UREM => {
                let divide = if op == NodeOp::SREM { NodeOp::SDIV } else { NodeOp::UDIV };
                if !self.legality.is_covered(divide, ty) {
                    return self.library_arithmetic(node, ty, &operands);
                }
                let quotient = self.value(divide, ty, &operands, depth)?;
                let product = self.value(NodeOp::MUL, ty, &[quotient, operands[1]], depth)?;
                self.value(NodeOp::SUB, ty, &[operands[0], product], depth)?
            }
            NodeOp::SDIV | NodeOp::UDIV | NodeOp::MUL => {
                return self.library_arithmetic(node, ty, &operands);
            }
            NodeOp::MULHS | NodeOp::MULHU => {
                let both = if op == NodeOp::MULHS { NodeOp::SMUL_LOHI } else { NodeOp::UMUL_LOHI };
                if !self.legality.is_covered(both, ty) {
                    return Err(self.unsupported(node, ty));
                }
                let product = self.dag.make(Parts::new(both, &[ty, ty], &operands));
                Value::new(product, 1)
            }
            NodeOp::CTPOP => self.population(ty, operands[0], depth)?,
            NodeOp::CTLZ => {
                // Everything below the highest bit set, then counted.
                let mut value = operands[0];
                let mut step = 1;
                while step < bits {
                    let amount = self.dag.constant(step.into(), self.pointer());
                    let shifted = self.value(NodeOp::SRL, ty, &[value, amount], depth)?;
                    value = self.value(NodeOp::OR, ty, &[value, shifted], depth)?;
                    step *= 2;
                }
                let ones = self.dag.constant(-1, ty);
                let above = self.value(NodeOp::XOR, ty, &[value, ones], depth)?;
                self.value(NodeOp::CTPOP, ty, &[above], depth)?
            }
            NodeOp::CTTZ => {
                // The bits below the lowest one set, counted.
                let (one, ones) = (self.dag.constant(1, ty), self.dag.constant(-1, ty));
                let less = self.value(NodeOp::SUB, ty, &[operands[0], one], depth)?;
                let not = self.value(NodeOp::XOR, ty, &[operands[0], ones], depth)?;
                let below = self.value(NodeOp::AND, ty, &[less, not], depth)?;
                self.value(NodeOp::CTPOP, ty, &[below], depth)?
            }
            NodeOp::BSWAP => self.swap_pieces(ty, operands[0], 8, depth)?,
            NodeOp::BITREVERSE => {
                let bytes = self.value(NodeOp::BSWAP, ty, &[operands[0]], depth)?;
                self.reverse_in_bytes(ty, bytes, depth)?
            }
            NodeOp::CONSTANT_FP => {
                let number = match self.dag.payload(node) {
                    Payload::Int(number) if bits <= 64 => number,
                    payload @ (Payload::Int(_) | Payload::Wide(_)) => {
                        let bytes = self.constant_bytes(payload, bits);
                        return Ok(smallvec![self.bytes_in_memory(ty, &bytes, depth)?]);
                    }
                    _ => return Err(self.unsupported(node, ty)),
                };
                let is_loaded = self.lowering.facts().bits_through_memory
                    || self.lowering.loads_float(self.isa, ty, number);
                let int = self.legality.int_type_for(bits).filter(|_| !is_loaded);
                let Some(int) = int else {
                    return match self.constant_in_memory(ty, number, depth)? {
                        Some(value) => Ok(smallvec![value]),
                        None => Err(self.unsupported(node, ty)),
                    };
                };
                let constant = self.dag.constant(number, int);
                if int.scalar_bits() == bits {
                    self.value(NodeOp::BITCAST, ty, &[constant], depth)?
                } else {
                    match self.lowering.bits_to_float(self.isa, self.dag, constant, ty) {
                        Some(float) => float,
                        None => {
                            let bytes = number.to_le_bytes();
                            let bytes = bytes.get(..bits as usize / 8);
                            let bytes = bytes.ok_or_else(|| self.unsupported(node, ty))?;
                            self.bytes_in_memory(ty, bytes, depth)?
                        }
                    }
                }
            }
            NodeOp::SELECT_CC => {
                let &[lhs, rhs, a, b, code] = &operands[..] else { return Err(self.unsupported(node, ty)) };
                let cond = self.dag.value(NodeOp::SETCC, self.pointer(), &[lhs, rhs, code]);
                let cond = self.legalize(cond.node, depth + 1)?[0];
                self.value(NodeOp::SELECT, ty, &[cond, a, b], depth)?
            }
            _ if is_atomic_rmw(op) => return Err(self.unsupported(node, ty)),
            _ if mathematical_function(self.lowering, op, ty).is_some() => {
                self.library_function(node, ty, &operands)?
            }
            _ => return Err(self.unsupported(node, ty)),
        };
        Ok(smallvec![value])
    }

    /// The bytes of a constant, the lowest first.
    fn constant_bytes(&self, payload: Payload, bits: u32) -> Vec<u8> {
        let words: Vec<u64> = match payload {
            Payload::Wide(index) => {
                let number = &self.dag.wide[index as usize];
                (0..bits.div_ceil(64))
                    .map(|word| number.extract(64 * word, (bits - 64 * word).min(64)).low_u64())
                    .collect()
            }
            Payload::Int(number) => vec![number as u64, 0],
            _ => Vec::new(),
        };
        let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.resize(bits as usize / 8, 0);
        bytes
    }

    /// The result of a function of the mathematical library.
    fn library_function(&mut self, node: Node, ty: ValueType, operands: &[Value]) -> Result<Value> {
        let name = mathematical_function(self.lowering, self.dag.op(node), ty);
        let name = name.ok_or_else(|| self.unsupported(node, ty))?;
        let args: Vec<Argument<'_>> =
            operands.iter().map(|v| Argument { pieces: std::slice::from_ref(v), whole: ty }).collect();
        let cx = CallContext::library(self.isa, self.lowering);
        let result = cx.library_call(self.dag, &name, &args, (ty, ty, 1))?;
        result.first().copied().ok_or_else(|| self.unsupported(node, ty))
    }

    /// What is taken away atomically is added negated, if the target adds.
    fn difference(&mut self, node: Node, ty: ValueType) -> Result<Option<Results>> {
        let mem = self.dag.mem(node).copied();
        let Some(mem) = mem.filter(|m| self.legality.has_atomic(NodeOp::ATOMIC_LOAD_ADD, ty, m.ty)) else {
            return Ok(None);
        };
        let &[chain, address, value] = self.dag.operands(node) else { return Ok(None) };
        if self.dag.op(node) != NodeOp::ATOMIC_LOAD_SUB {
            return Ok(None);
        }
        let zero = self.dag.constant(0, ty);
        let negative = self.value(NodeOp::SUB, ty, &[zero, value], 0)?;
        let mem = Some(self.dag.mems.push(mem));
        let (types, operands) = ([ty, ValueType::OTHER], [chain, address, negative]);
        let sum = self.dag.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_LOAD_ADD, &types, &operands) });
        Ok(Some(self.dag.results(sum)))
    }

    /// Multiplication and division by the runtime library, which has them for 32, 64 and 128 bits.
    ///
    /// Source: GCC Internals, "Routines for integer arithmetic".
    fn library_arithmetic(&mut self, node: Node, ty: ValueType, operands: &[Value]) -> Result<Results> {
        let stem = match self.dag.op(node) {
            NodeOp::SDIV => "div",
            NodeOp::UDIV => "udiv",
            NodeOp::SREM => "mod",
            NodeOp::UREM => "umod",
            _ => "mul",
        };
        let size = match ty.scalar_bits() {
            32 => "si",
            64 => "di",
            128 => "ti",
            _ => return Err(self.unsupported(node, ty)),
        };
        let args: SmallVec<[Argument<'_>; 2]> =
            operands.iter().map(|v| Argument { pieces: std::slice::from_ref(v), whole: ty }).collect();
        let cx = CallContext::library(self.isa, self.lowering);
        let results = cx.library_call(self.dag, &format!("__{stem}{size}3"), &args, (ty, ty, 1))?;
        Ok(results.into_iter().collect())
    }

    /// Loads of a truth value are loads of a byte; what is widened in a way that the target has not is widened in another
    /// and repaired.
    fn expand_load(&mut self, node: Node, ty: ValueType, operands: &[Value], depth: u32) -> Result<Results> {
        let mem = self.dag.mem(node).copied().ok_or_else(|| self.unsupported(node, ty))?;
        let bits = mem.ty.scalar_bits();
        let stored = ValueType::int(bits.div_ceil(8) * 8);
        let choices = match mem.extension {
            Extension::Sign => [Extension::Sign, Extension::Zero, Extension::Any],
            Extension::Zero => [Extension::Zero, Extension::Sign, Extension::Any],
            _ => [Extension::Any, Extension::Zero, Extension::Sign],
        };
        let plain = stored == ty && self.legality.has_load(Extension::None, ty, ty);
        let found = choices.into_iter().find(|&e| self.legality.has_load(e, ty, stored));
        let extension = if plain { Some(Extension::None) } else { found };
        let extension = extension.ok_or_else(|| self.unsupported(node, ty))?;
        let load = self.dag.load(ty, operands[0], operands[1], MemOperand { ty: stored, extension, ..mem });
        let value = Value::from(load);
        let value = match mem.extension {
            Extension::Sign if extension != Extension::Sign || bits != stored.scalar_bits() => {
                let extended = sign_extend_in(self.dag, value, bits);
                self.legalize(extended.node, depth + 1)?[0]
            }
            Extension::Zero if extension != Extension::Zero => zero_extend_in(self.dag, value, bits),
            _ => value,
        };
        Ok(smallvec![value, Value::new(load, 1)])
    }

    fn expand_store(&mut self, node: Node, ty: ValueType, operands: &[Value]) -> Result<Value> {
        let mem = self.dag.mem(node).copied().ok_or_else(|| self.unsupported(node, ty))?;
        let bits = mem.ty.scalar_bits();
        let stored = ValueType::int(bits.div_ceil(8) * 8);
        if stored == mem.ty || !self.legality.has_store(ty, stored) {
            return Err(self.unsupported(node, ty));
        }
        // Bits of the byte that the value has not are zero.
        let value = zero_extend_in(self.dag, operands[1], bits);
        Ok(self.dag.store(operands[0], value, operands[2], MemOperand { ty: stored, ..mem }))
    }

    /// A condition by its mirror image or its inverse.
    fn expand_setcc(&mut self, node: Node, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let result = self.dag.types(node)[0];
        if self.legality.fuses_comparisons && !ty.is_float() {
            let (one, zero) = (self.dag.constant(1, result), self.dag.constant(0, result));
            let operands = [operands[0], operands[1], one, zero, operands[2]];
            return self.value(NodeOp::SELECT_CC, result, &operands, depth);
        }
        let code = self.condition(node).ok_or_else(|| self.unsupported(node, ty))?;
        let (a, b) = (operands[0], operands[1]);
        if self.legality.has_condition(ty, code.swapped()) {
            return Ok(self.dag.setcc(result, b, a, code.swapped()));
        }
        let inverse = code.inverse(ty.is_int());
        for (x, y, code) in [(a, b, inverse), (b, a, inverse.swapped())] {
            if self.legality.has_condition(ty, code) {
                let opposite = self.dag.setcc(result, x, y, code);
                let one = self.dag.constant(1, result);
                return self.value(NodeOp::XOR, result, &[opposite, one], depth);
            }
        }
        if !ty.is_float() {
            return Err(self.unsupported(node, ty));
        }
        self.expand_float_condition(node, code, result, (a, b), depth)
    }

    /// Conditions that are two: a number is ordered if it equals itself; unequal is less or greater.
    fn expand_float_condition(
        &mut self,
        node: Node,
        code: CondCode,
        result: ValueType,
        (a, b): (Value, Value),
        depth: u32,
    ) -> Result<Value> {
        let oeq = CondCode(1);
        Ok(match code.name() {
            "seto" => {
                let (x, y) = (self.dag.setcc(result, a, a, oeq), self.dag.setcc(result, b, b, oeq));
                self.value(NodeOp::AND, result, &[x, y], depth)?
            }
            "setone" => {
                let x = self.setcc(result, a, b, CondCode(4), depth)?;
                let y = self.setcc(result, a, b, CondCode(2), depth)?;
                self.value(NodeOp::OR, result, &[x, y], depth)?
            }
            "setuo" | "setueq" => {
                let ordered = self.setcc(result, a, b, code.inverse(false), depth)?;
                let one = self.dag.constant(1, result);
                self.value(NodeOp::XOR, result, &[ordered, one], depth)?
            }
            _ => return Err(self.unsupported(node, self.dag.type_of(a))),
        })
    }

    /// Without an instruction that chooses: the bits in which the two differ, under a mask of the condition.
    fn expand_select(&mut self, ty: ValueType, operands: &[Value], depth: u32) -> Result<Value> {
        let (cond, mut a, mut b) = (operands[0], operands[1], operands[2]);
        let chooses = || self.lowering.action(self.isa, NodeOp::SELECT_CC, ty) == Action::Custom;
        if self.legality.fuses_comparisons && (!ty.is_float() || chooses()) {
            let zero = self.dag.constant(0, self.dag.type_of(cond));
            let code = self.dag.cond(CondCode::NE);
            return self.value(NodeOp::SELECT_CC, ty, &[cond, zero, a, b, code], depth);
        }
        let is_float = ty.is_float();
        let int = match self.legality.int_type_for(ty.scalar_bits()) {
            Some(int) => int,
            None if is_float => return self.select_in_memory(ty, (cond, a, b), depth),
            None => ty,
        };
        if is_float {
            (a, b) = (self.float_bits(a, int, depth)?, self.float_bits(b, int, depth)?);
        }
        let cond = crate::call::resize(self.dag, cond, int);
        if !is_float && let Some(chosen) = self.select_constant(int, (cond, a, b), depth)? {
            return Ok(chosen);
        }
        let zero = self.dag.constant(0, int);
        let mask = self.value(NodeOp::SUB, int, &[zero, cond], depth)?;
        let differs = self.value(NodeOp::XOR, int, &[a, b], depth)?;
        let taken = self.value(NodeOp::AND, int, &[differs, mask], depth)?;
        let chosen = self.value(NodeOp::XOR, int, &[b, taken], depth)?;
        if !is_float {
            return Ok(chosen);
        }
        if int.scalar_bits() == ty.scalar_bits() {
            return self.value(NodeOp::BITCAST, ty, &[chosen], depth);
        }
        self.float_of_bits(chosen, ty, depth)
    }

    /// A choice of integers that arithmetic makes as well, where it would become a branch.
    fn constant_choice(&mut self, node: Node, ty: ValueType, depth: u32) -> Result<Option<Value>> {
        let &[cond, a, b] = self.dag.operands(node) else { return Ok(None) };
        let is_choice =
            self.dag.op(node) == NodeOp::SELECT && ty.is_scalar_int() && self.dag.type_of(cond) == ty;
        let is_custom = || self.lowering.action(self.isa, NodeOp::SELECT, ty) == Action::Custom;
        let is_zero = |v: Value| self.dag.as_constant(v) == Some(0);
        let one_is_zero = is_zero(a) != is_zero(b)
            && !(self.dag.as_constant(a).is_some() && self.dag.as_constant(b).is_some());
        if !is_choice || one_is_zero || !self.legality.is_covered(NodeOp::SELECT, ty) || is_custom() {
            return Ok(None);
        }
        self.select_constant(ty, (cond, a, b), depth)
    }

    /// A choice of which one is zero, all ones, or a power of two away from another constant; the condition is 0 or 1.
    fn select_constant(
        &mut self,
        ty: ValueType,
        (cond, a, b): (Value, Value, Value),
        depth: u32,
    ) -> Result<Option<Value>> {
        let (yes, no) = (self.dag.as_constant(a), self.dag.as_constant(b));
        if let (Some(yes), Some(no)) = (yes, no) {
            let difference = sign_extend(yes.wrapping_sub(no), ty.scalar_bits());
            let (op, step) = if difference > 0 {
                (NodeOp::ADD, difference)
            } else {
                (NodeOp::SUB, difference.wrapping_neg())
            };
            if step > 0 && step.count_ones() == 1 {
                let step = self.shifted(NodeOp::SHL, ty, cond, step.trailing_zeros(), depth)?;
                let operands = if op == NodeOp::ADD { [step, b] } else { [b, step] };
                return self.value(op, ty, &operands, depth).map(Some);
            }
        }
        let (op, kept, inverted) = match (yes, no) {
            (_, Some(0)) => (NodeOp::AND, a, false),
            (Some(0), _) => (NodeOp::AND, b, true),
            (Some(-1), _) => (NodeOp::OR, b, false),
            (_, Some(-1)) => (NodeOp::OR, a, true),
            _ => return Ok(None),
        };
        let mask = if inverted {
            self.with(NodeOp::ADD, ty, cond, -1, depth)?
        } else {
            let zero = self.dag.constant(0, ty);
            self.value(NodeOp::SUB, ty, &[zero, cond], depth)?
        };
        self.value(op, ty, &[kept, mask], depth).map(Some)
    }

    /// A branch on a truth value, where branches compare.
    fn fused_branch(&mut self, node: Node, depth: u32) -> Result<Results> {
        let &[chain, cond, to] = self.dag.operands(node) else {
            return Err(self.unsupported(node, ValueType::OTHER));
        };
        let zero = self.dag.constant(0, self.dag.type_of(cond));
        let code = self.dag.cond(CondCode::NE);
        let branch = self.dag.value(NodeOp::BR_CC, ValueType::OTHER, &[chain, code, cond, zero, to]);
        self.legalize(branch.node, depth + 1)
    }

    /// A number with these bits, in a register that is at least as wide.
    pub(super) fn float_of_bits(&mut self, bits: Value, ty: ValueType, depth: u32) -> Result<Value> {
        if self.dag.type_of(bits).scalar_bits() == ty.scalar_bits() {
            return self.value(NodeOp::BITCAST, ty, &[bits], depth);
        }
        match self.lowering.bits_to_float(self.isa, self.dag, bits, ty) {
            Some(float) => Ok(float),
            None => self.through_memory(bits, ty, ty, depth),
        }
    }

    pub(super) fn float_bits(&mut self, value: Value, int: ValueType, depth: u32) -> Result<Value> {
        if int.scalar_bits() == self.dag.type_of(value).scalar_bits() {
            return self.value(NodeOp::BITCAST, int, &[value], depth);
        }
        match self.lowering.float_to_bits(self.isa, self.dag, value, int) {
            Some(bits) => Ok(bits),
            None => self.through_memory(value, int, self.dag.type_of(value), depth),
        }
    }

    /// Sums of neighbouring bits, then of pairs, then of bytes by a multiplication.
    fn population(&mut self, ty: ValueType, value: Value, depth: u32) -> Result<Value> {
        // What is known to be zero above is not counted, and the masks end below it.
        let known = known_bits(self.dag, value).zeros;
        let most = u64::BITS - (!known & all_bits(ty.scalar_bits())).leading_zeros();
        let bits = most.next_power_of_two().clamp(8, ty.scalar_bits());
        let shift = |this: &mut Self, value, by: u32| {
            let by = this.dag.constant(by.into(), this.pointer());
            this.value(NodeOp::SRL, ty, &[value, by], depth)
        };
        let masked = |this: &mut Self, value, byte: u8| {
            let mask = u64::from_ne_bytes([byte; 8]) & all_bits(bits);
            let mask = this.dag.constant(sign_extend(mask as i64, ty.scalar_bits()), ty);
            this.value(NodeOp::AND, ty, &[value, mask], depth)
        };
        let half = shift(self, value, 1)?;
        let half = masked(self, half, 0x55)?;
        let pairs = self.value(NodeOp::SUB, ty, &[value, half], depth)?;
        let high = shift(self, pairs, 2)?;
        let (low, high) = (masked(self, pairs, 0x33)?, masked(self, high, 0x33)?);
        let fours = self.value(NodeOp::ADD, ty, &[low, high], depth)?;
        let high = shift(self, fours, 4)?;
        let bytes = self.value(NodeOp::ADD, ty, &[fours, high], depth)?;
        let mut sum = masked(self, bytes, 0x0f)?;
        let mut step = 8;
        while step < bits {
            let shifted = shift(self, sum, step)?;
            sum = self.value(NodeOp::ADD, ty, &[sum, shifted], depth)?;
            step *= 2;
        }
        if bits == 8 {
            return Ok(sum);
        }
        let mask = self.dag.constant(0xff, ty);
        self.value(NodeOp::AND, ty, &[sum, mask], depth)
    }

    /// Exchanges neighbours of `size` bits, then neighbouring pairs of those, up to the halves.
    fn swap_pieces(&mut self, ty: ValueType, value: Value, size: u32, depth: u32) -> Result<Value> {
        let mut value = value;
        let mut step = size;
        while step < ty.scalar_bits() {
            value = self.exchange(ty, value, step, depth)?;
            step *= 2;
        }
        Ok(value)
    }

    fn reverse_in_bytes(&mut self, ty: ValueType, value: Value, depth: u32) -> Result<Value> {
        let mut value = value;
        for step in [4, 2, 1] {
            value = self.exchange(ty, value, step, depth)?;
        }
        Ok(value)
    }

    fn exchange(&mut self, ty: ValueType, value: Value, step: u32, depth: u32) -> Result<Value> {
        // Every other run of `step` bits.
        let mask =
            (0..64).filter(|bit| (bit / step).is_multiple_of(2)).fold(0u64, |mask, bit| mask | 1 << bit);
        let (mask, by) = (self.dag.constant(mask as i64, ty), self.dag.constant(step.into(), self.pointer()));
        let right = self.value(NodeOp::SRL, ty, &[value, by], depth)?;
        let right = self.value(NodeOp::AND, ty, &[right, mask], depth)?;
        let left = self.value(NodeOp::AND, ty, &[value, mask], depth)?;
        let left = self.value(NodeOp::SHL, ty, &[left, by], depth)?;
        self.value(NodeOp::OR, ty, &[left, right], depth)
    }
}

/// What depends on two types.
fn is_conversion(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::FP_TO_SINT
            | NodeOp::FP_TO_UINT
            | NodeOp::SINT_TO_FP
            | NodeOp::UINT_TO_FP
            | NodeOp::FP_EXTEND
            | NodeOp::FP_ROUND
    )
}

/// Addresses that the target may make values of.
fn is_symbol(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::GLOBAL_ADDRESS
            | NodeOp::GLOBAL_TLS_ADDRESS
            | NodeOp::BLOCK_ADDRESS
            | NodeOp::JUMP_TABLE
            | NodeOp::CONSTANT_POOL
            | NodeOp::EXTERNAL_SYMBOL
    )
}

/// Nodes that are no operations on values, or that selection always handles.
fn is_structural(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ENTRY_TOKEN
            | NodeOp::TOKEN_FACTOR
            | NodeOp::REGISTER
            | NodeOp::REGISTER_MASK
            | NodeOp::COPY_TO_REG
            | NodeOp::COPY_FROM_REG
            | NodeOp::CONSTANT
            | NodeOp::TARGET_CONSTANT
            | NodeOp::BASIC_BLOCK
            | NodeOp::CONDCODE
            | NodeOp::VALUETYPE
            | NodeOp::UNDEF
            | NodeOp::INLINEASM
            | NodeOp::EH_LABEL
            | NodeOp::JUMP_TABLE
            | NodeOp::CONSTANT_POOL
            | NodeOp::GLOBAL_ADDRESS
            | NodeOp::EXTERNAL_SYMBOL
            | NodeOp::GLOBAL_TLS_ADDRESS
            | NodeOp::BLOCK_ADDRESS
            | NodeOp::BRIND
            | NodeOp::CATCHRET
            | NodeOp::LOCAL_RECOVER
            | NodeOp::CLEANUPRET
            | NodeOp::ATOMIC_FENCE
            | NodeOp::PREFETCH
            | NodeOp::TARGET_GLOBAL_ADDRESS
            | NodeOp::TARGET_BLOCK_ADDRESS
            | NodeOp::FRAME_INDEX
            | NodeOp::TARGET_FRAME_INDEX
            | NodeOp::TARGET_EXTERNAL_SYMBOL
            | NodeOp::TARGET_CONSTANT_POOL
            | NodeOp::TARGET_JUMP_TABLE
            | NodeOp::CALLSEQ_START
            | NodeOp::CALLSEQ_END
            | NodeOp::BR
    )
}
