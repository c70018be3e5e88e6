//! Type legalization: a graph whose values all fit registers.
//!
//! An integer narrower than a register is *promoted*: held in a wider one, with unspecified bits above; who needs them asks
//! for them zero- or sign-extended. An integer wider than the widest register is *split* into halves; a width that is no
//! power of two is rounded up first. Halves that are still too wide are split in another round. Linear per round.

use super::{ValueMap, copy_node};
use crate::dag::{Dag, Node, Parts, Payload, Value, zero_extend};
use crate::legality::Legality;
use crate::lowering::{Lowering, Result, Unsupported};
use mir::{Isa, MemOperand};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// What an old value has become.
#[derive(Clone, Copy, Debug)]
enum Legalized {
    Same(Value),
    /// A wider register; bits above the old width are unspecified.
    Wide(Value),
    /// Low and high half.
    Pair(Value, Value),
}

/// What is to be done about a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TypeAction {
    Legal,
    Promote(ValueType),
    /// Into halves of this type.
    Split(ValueType),
}

/// Rounds until everything fits: enough for the widest integer.
const MAX_ROUNDS: usize = 24;

/// Makes all types legal; `dag` and `spare` change places as needed.
pub fn run(
    isa: &Isa<'_>,
    lowering: &dyn Lowering,
    legality: &Legality,
    dag: &mut Dag,
    spare: &mut Dag,
) -> Result<()> {
    for _ in 0..MAX_ROUNDS {
        let reachable = dag.reachable();
        let is_legal = |node: Node| {
            is_immediate(dag, node) || dag.types(node).iter().all(|&t| legality.is_legal_type(t))
        };
        if dag.nodes().filter(|n| reachable[n.as_u32() as usize]).all(is_legal) {
            return Ok(());
        }
        spare.clear();
        let pointer = lowering.pointer_type(isa);
        let map = ValueMap::new(dag);
        let mut round = Round { isa, lowering, legality, pointer, old: dag, new: spare, map };
        for node in round.old.nodes() {
            if reachable[node.as_u32() as usize] {
                round.new.order = round.old.node(node).order;
                round.node(node)?;
            }
        }
        let root = round.same(round.old.root)?;
        spare.root = root;
        std::mem::swap(dag, spare);
    }
    Err(Unsupported::new("values of this width"))
}

struct Round<'r> {
    isa: &'r Isa<'r>,
    lowering: &'r dyn Lowering,
    legality: &'r Legality,
    pointer: ValueType,
    old: &'r Dag,
    new: &'r mut Dag,
    map: ValueMap<Legalized>,
}

impl Round<'_> {
    fn action(&self, ty: ValueType) -> Result<TypeAction> {
        if self.legality.is_legal_type(ty) {
            return Ok(TypeAction::Legal);
        }
        if !ty.is_scalar_int() {
            return Err(Unsupported::new(format!("values of type {ty}")));
        }
        let bits = ty.scalar_bits();
        if let Some(wider) = self.legality.int_type_for(bits) {
            return Ok(TypeAction::Promote(wider));
        }
        if !bits.is_power_of_two() {
            return Ok(TypeAction::Promote(ValueType::int(bits.next_power_of_two())));
        }
        Ok(TypeAction::Split(ValueType::int(bits / 2)))
    }

    fn get(&self, value: Value) -> Result<Legalized> {
        self.map.get(value).ok_or_else(|| Unsupported::new("a graph with a cycle"))
    }

    /// A value of a legal type.
    fn same(&self, value: Value) -> Result<Value> {
        match self.get(value)? {
            Legalized::Same(v) | Legalized::Wide(v) => Ok(v),
            Legalized::Pair(..) => Err(Unsupported::new(format!("{} here", self.old.type_of(value)))),
        }
    }

    fn old_bits(&self, value: Value) -> u32 {
        self.old.type_of(value).scalar_bits()
    }

    fn zero_extended(&mut self, value: Value) -> Result<Value> {
        let v = self.same(value)?;
        Ok(zero_extend_in(self.new, v, self.old_bits(value)))
    }

    fn sign_extended(&mut self, value: Value) -> Result<Value> {
        let v = self.same(value)?;
        Ok(sign_extend_in(self.new, v, self.old_bits(value)))
    }

    fn pair(&mut self, value: Value) -> Result<(Value, Value)> {
        match self.get(value)? {
            Legalized::Pair(lo, hi) => Ok((lo, hi)),
            _ => Err(Unsupported::new("a value that is not in halves")),
        }
    }

    fn set(&mut self, node: Node, result: u32, to: Legalized) {
        self.map.set(Value::new(node, result), to);
    }

    fn node(&mut self, node: Node) -> Result<()> {
        let operands = self.old.operands(node).to_vec();
        let types = self.old.types(node);
        let results_legal =
            is_immediate(self.old, node) || types.iter().all(|&t| self.legality.is_legal_type(t));
        let is_legal =
            |v: &Value| is_immediate(self.old, v.node) || self.legality.is_legal_type(self.old.type_of(*v));
        let operands_legal = operands.iter().all(is_legal);
        if results_legal && operands_legal {
            let operands: Vec<Value> = operands.iter().map(|&v| self.same(v)).collect::<Result<_>>()?;
            let copy = copy_node(self.old, self.new, node, &operands);
            for result in 0..self.old.types(node).len() as u32 {
                self.set(node, result, Legalized::Same(Value::new(copy, result)));
            }
            return Ok(());
        }
        if results_legal {
            return self.operands_of(node, &operands);
        }
        let ty = self.old.types(node)[0];
        match self.action(ty)? {
            // The illegal one is another result, which no operation has yet.
            TypeAction::Legal => Err(self.unsupported(node)),
            TypeAction::Promote(to) => self.promote(node, &operands, to),
            TypeAction::Split(half) => self.split(node, &operands, half),
        }
    }

    fn unsupported(&self, node: Node) -> Unsupported {
        let op = self.old.op(node);
        let ty = self.old.types(node).first().copied().unwrap_or_default();
        Unsupported::new(format!("operation '{op:?}' on {ty}"))
    }

    // Results in a wider register.

    fn promote(&mut self, node: Node, operands: &[Value], to: ValueType) -> Result<()> {
        let op = self.old.op(node);
        let bits = self.old.types(node)[0].scalar_bits();
        let value = match op {
            NodeOp::CONSTANT => match self.old.payload(node) {
                Payload::Int(n) => self.new.constant(n, to),
                Payload::Wide(index) => {
                    let number = self.old.wide[index as usize].zext(to.scalar_bits());
                    self.new.wide_constant(&number, to)
                }
                _ => return Err(self.unsupported(node)),
            },
            NodeOp::UNDEF => self.new.undef(to),
            NodeOp::ADD | NodeOp::SUB | NodeOp::MUL | NodeOp::AND | NodeOp::OR | NodeOp::XOR => {
                let (a, b) = (self.same(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            NodeOp::SHL => {
                let (a, amount) = (self.same(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, amount])
            }
            NodeOp::SRL => {
                let (a, amount) = (self.zero_extended(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, amount])
            }
            NodeOp::SRA => {
                let (a, amount) = (self.sign_extended(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, amount])
            }
            NodeOp::UDIV | NodeOp::UREM | NodeOp::UMIN | NodeOp::UMAX => {
                let (a, b) = (self.zero_extended(operands[0])?, self.zero_extended(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            NodeOp::SDIV | NodeOp::SREM | NodeOp::SMIN | NodeOp::SMAX => {
                let (a, b) = (self.sign_extended(operands[0])?, self.sign_extended(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            NodeOp::ABS => {
                let a = self.sign_extended(operands[0])?;
                self.new.value(op, to, &[a])
            }
            NodeOp::FREEZE => {
                let a = self.same(operands[0])?;
                self.new.value(op, to, &[a])
            }
            NodeOp::CTPOP | NodeOp::CTLZ | NodeOp::CTTZ | NodeOp::BSWAP | NodeOp::BITREVERSE => {
                self.promote_bits(op, operands[0], bits, to)?
            }
            NodeOp::SELECT => {
                let (a, b) = (self.same(operands[1])?, self.same(operands[2])?);
                let cond = self.condition(operands[0])?;
                self.new.value(op, to, &[cond, a, b])
            }
            NodeOp::SETCC => self.comparison(operands, to)?,
            NodeOp::TRUNCATE => return self.truncate(node, operands[0], Some(to)),
            NodeOp::ANY_EXTEND => self.same(operands[0])?,
            NodeOp::ZERO_EXTEND => {
                let a = self.zero_extended(operands[0])?;
                self.widen(a, to)
            }
            NodeOp::SIGN_EXTEND => {
                let a = self.sign_extended(operands[0])?;
                self.widen(a, to)
            }
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => {
                let a = self.same(operands[0])?;
                // Every unsigned number of fewer bits is a signed one of the wider type.
                self.new.value(NodeOp::FP_TO_SINT, to, &[a])
            }
            NodeOp::BITCAST => {
                let a = self.same(operands[0])?;
                let bits = self.lowering.float_to_bits(self.isa, self.new, a, to);
                bits.ok_or_else(|| self.unsupported(node))?
            }
            NodeOp::LOAD | NodeOp::ATOMIC_LOAD => return self.promote_load(node, operands, to),
            _ if is_atomic_rmw(op) => return self.promote_atomic(node, operands, to),
            _ => return Err(self.unsupported(node)),
        };
        self.set(node, 0, Legalized::Wide(value));
        Ok(())
    }

    /// An integer extended in `value` and further to `to`.
    fn widen(&mut self, value: Value, to: ValueType) -> Value {
        if self.new.type_of(value) == to { value } else { self.new.value(NodeOp::ANY_EXTEND, to, &[value]) }
    }

    fn promote_bits(&mut self, op: NodeOp, operand: Value, bits: u32, to: ValueType) -> Result<Value> {
        let surplus = i64::from(to.scalar_bits() - bits);
        let amount = |this: &mut Self| this.new.constant(surplus, this.pointer);
        Ok(match op {
            NodeOp::CTPOP => {
                let a = self.zero_extended(operand)?;
                self.new.value(op, to, &[a])
            }
            NodeOp::CTLZ => {
                let a = self.zero_extended(operand)?;
                let count = self.new.value(op, to, &[a]);
                let surplus = self.new.constant(surplus, to);
                self.new.value(NodeOp::SUB, to, &[count, surplus])
            }
            NodeOp::CTTZ => {
                // A bit just above the value ends the count of a zero.
                let a = self.same(operand)?;
                let guard = self.new.constant(1i64.checked_shl(bits).unwrap_or(0), to);
                let guarded = self.new.value(NodeOp::OR, to, &[a, guard]);
                self.new.value(op, to, &[guarded])
            }
            _ => {
                let a = self.same(operand)?;
                let turned = self.new.value(op, to, &[a]);
                let amount = amount(self);
                self.new.value(NodeOp::SRL, to, &[turned, amount])
            }
        })
    }

    fn promote_load(&mut self, node: Node, operands: &[Value], to: ValueType) -> Result<()> {
        let (chain, pointer) = (self.same(operands[0])?, self.same(operands[1])?);
        let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
        let extension = if mem.extension == Extension::None { Extension::Any } else { mem.extension };
        let mem = MemOperand { extension, ..mem };
        let load = if self.old.op(node) == NodeOp::LOAD {
            self.new.load(to, chain, pointer, mem)
        } else {
            let mem = Some(self.new.mems.push(mem));
            let (types, operands) = ([to, ValueType::OTHER], [chain, pointer]);
            self.new.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_LOAD, &types, &operands) })
        };
        self.set(node, 0, Legalized::Wide(load.into()));
        self.set(node, 1, Legalized::Same(Value::new(load, 1)));
        Ok(())
    }

    fn promote_atomic(&mut self, node: Node, operands: &[Value], to: ValueType) -> Result<()> {
        let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
        if mem.ty.scalar_bits() < 32 {
            return Err(Unsupported::new(format!("atomic operations on {}", mem.ty)));
        }
        let operands: Vec<Value> = operands.iter().map(|&v| self.same(v)).collect::<Result<_>>()?;
        let mem = Some(self.new.mems.push(mem));
        let types = [to, ValueType::OTHER];
        let copy = self.new.make(Parts { mem, ..Parts::new(self.old.op(node), &types, &operands) });
        self.set(node, 0, Legalized::Wide(copy.into()));
        self.set(node, 1, Legalized::Same(Value::new(copy, 1)));
        Ok(())
    }

    // Operands.

    /// A truth value in a register: 0 or 1.
    fn condition(&mut self, value: Value) -> Result<Value> {
        self.zero_extended(value)
    }

    /// A comparison of any operands, with a result of type `to`.
    fn comparison(&mut self, operands: &[Value], to: ValueType) -> Result<Value> {
        let (lhs, rhs) = (operands[0], operands[1]);
        let Payload::Cond(code) = self.old.payload(operands[2].node) else {
            return Err(Unsupported::new("a comparison without a condition"));
        };
        let ty = self.old.type_of(lhs);
        match self.action(ty)? {
            TypeAction::Legal => {
                let (a, b) = (self.same(lhs)?, self.same(rhs)?);
                Ok(self.new.setcc(to, a, b, code))
            }
            TypeAction::Promote(_) => {
                // Sign extension keeps the order of unsigned numbers, too.
                let signed = !code.is_unsigned() && !matches!(code, CondCode::EQ | CondCode::NE);
                let (a, b) = if signed || self.lowering.prefers_sign_extension(ty) {
                    (self.sign_extended(lhs)?, self.sign_extended(rhs)?)
                } else {
                    (self.zero_extended(lhs)?, self.zero_extended(rhs)?)
                };
                Ok(self.new.setcc(to, a, b, code))
            }
            TypeAction::Split(half) => {
                let ((alo, ahi), (blo, bhi)) = (self.pair(lhs)?, self.pair(rhs)?);
                Ok(compare_halves(self.new, half, to, (alo, ahi), (blo, bhi), code))
            }
        }
    }

    /// A node with legal results and an illegal operand.
    fn operands_of(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let op = self.old.op(node);
        let types = self.old.types(node).to_vec();
        let ty = types[0];
        let value = match op {
            NodeOp::SETCC => self.comparison(operands, ty)?,
            NodeOp::TRUNCATE => return self.truncate(node, operands[0], None),
            NodeOp::ANY_EXTEND => self.same(operands[0])?,
            NodeOp::ZERO_EXTEND => self.zero_extended(operands[0])?,
            NodeOp::SIGN_EXTEND => self.sign_extended(operands[0])?,
            NodeOp::SINT_TO_FP => {
                let a = self.sign_extended(operands[0])?;
                self.new.value(op, ty, &[a])
            }
            NodeOp::UINT_TO_FP => {
                let a = self.zero_extended(operands[0])?;
                // With a bit to spare, an unsigned number is a signed one.
                self.new.value(NodeOp::SINT_TO_FP, ty, &[a])
            }
            NodeOp::BITCAST => {
                let a = self.same(operands[0])?;
                let float = self.lowering.bits_to_float(self.isa, self.new, a, ty);
                float.ok_or_else(|| self.unsupported(node))?
            }
            NodeOp::SELECT => {
                let cond = self.condition(operands[0])?;
                let (a, b) = (self.same(operands[1])?, self.same(operands[2])?);
                self.new.value(op, ty, &[cond, a, b])
            }
            NodeOp::BRCOND => {
                let (chain, to) = (self.same(operands[0])?, self.same(operands[2])?);
                let cond = self.condition(operands[1])?;
                self.new.value(op, ty, &[chain, cond, to])
            }
            NodeOp::STORE => self.store(node, operands)?,
            NodeOp::ATOMIC_STORE => {
                let operands: Vec<Value> = operands.iter().map(|&v| self.same(v)).collect::<Result<_>>()?;
                copy_node(self.old, self.new, node, &operands).into()
            }
            _ => return Err(self.unsupported(node)),
        };
        self.set(node, 0, Legalized::Same(value));
        Ok(())
    }

    fn store(&mut self, node: Node, operands: &[Value]) -> Result<Value> {
        let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
        let (chain, pointer) = (self.same(operands[0])?, self.same(operands[2])?);
        let Legalized::Pair(lo, hi) = self.get(operands[1])? else {
            let value = self.same(operands[1])?;
            return Ok(self.new.store(chain, value, pointer, mem));
        };
        let half = self.new.type_of(lo);
        let (first, second) = self.halves_of(mem, half)?;
        let high = self.offset(pointer, first.ty.scalar_bits() / 8);
        let a = self.new.store(chain, lo, pointer, first);
        let b = self.new.store(chain, hi, high, second);
        Ok(self.new.token_factor(&[a, b]))
    }

    /// The accesses to the low and the high half of a value.
    fn halves_of(&self, mem: MemOperand, half: ValueType) -> Result<(MemOperand, MemOperand)> {
        let bytes = half.scalar_bits() / 8;
        if mem.ordering != 0 || mem.ty.scalar_bits() != 2 * half.scalar_bits() {
            return Err(Unsupported::new(format!("memory accesses of {}", mem.ty)));
        }
        let first = MemOperand { ty: half, ..mem };
        let align = mem.align_log2.min(bytes.ilog2() as u8);
        Ok((first, MemOperand { offset: mem.offset + i64::from(bytes), align_log2: align, ..first }))
    }

    fn offset(&mut self, pointer: Value, bytes: u32) -> Value {
        let ty = self.new.type_of(pointer);
        let bytes = self.new.constant(bytes.into(), ty);
        self.new.value(NodeOp::ADD, ty, &[pointer, bytes])
    }

    fn truncate(&mut self, node: Node, operand: Value, to: Option<ValueType>) -> Result<()> {
        let value = match self.get(operand)? {
            Legalized::Same(v) | Legalized::Wide(v) => v,
            Legalized::Pair(lo, _) => lo,
        };
        let wanted = to.unwrap_or(self.old.types(node)[0]);
        let bits = self.new.type_of(value).scalar_bits();
        let value = if bits == wanted.scalar_bits() {
            value
        } else if bits > wanted.scalar_bits() {
            self.new.value(NodeOp::TRUNCATE, wanted, &[value])
        } else {
            self.new.value(NodeOp::ANY_EXTEND, wanted, &[value])
        };
        self.set(node, 0, if to.is_some() { Legalized::Wide(value) } else { Legalized::Same(value) });
        Ok(())
    }

    // Results in halves.

    fn split(&mut self, node: Node, operands: &[Value], half: ValueType) -> Result<()> {
        let op = self.old.op(node);
        let (lo, hi) = match op {
            NodeOp::CONSTANT => {
                let (low, high) = match self.old.payload(node) {
                    Payload::Int(n) => (n, n >> 63),
                    Payload::Wide(index) => return self.split_wide(node, index as usize, half),
                    _ => return Err(self.unsupported(node)),
                };
                (self.new.constant(low, half), self.new.constant(high, half))
            }
            NodeOp::UNDEF => (self.new.undef(half), self.new.undef(half)),
            NodeOp::AND | NodeOp::OR | NodeOp::XOR => {
                let ((al, ah), (bl, bh)) = (self.pair(operands[0])?, self.pair(operands[1])?);
                (self.new.value(op, half, &[al, bl]), self.new.value(op, half, &[ah, bh]))
            }
            NodeOp::ADD => {
                let ((al, ah), (bl, bh)) = (self.pair(operands[0])?, self.pair(operands[1])?);
                let lo = self.new.value(op, half, &[al, bl]);
                let carry = self.new.setcc(half, lo, al, CondCode::ULT);
                let hi = self.new.value(op, half, &[ah, bh]);
                (lo, self.new.value(op, half, &[hi, carry]))
            }
            NodeOp::SUB => {
                let ((al, ah), (bl, bh)) = (self.pair(operands[0])?, self.pair(operands[1])?);
                let lo = self.new.value(op, half, &[al, bl]);
                let borrow = self.new.setcc(half, al, bl, CondCode::ULT);
                let hi = self.new.value(op, half, &[ah, bh]);
                (lo, self.new.value(op, half, &[hi, borrow]))
            }
            NodeOp::MUL => {
                let ((al, ah), (bl, bh)) = (self.pair(operands[0])?, self.pair(operands[1])?);
                let lo = self.new.value(op, half, &[al, bl]);
                let carry = self.new.value(NodeOp::MULHU, half, &[al, bl]);
                let (x, y) = (self.new.value(op, half, &[al, bh]), self.new.value(op, half, &[ah, bl]));
                let cross = self.new.value(NodeOp::ADD, half, &[x, y]);
                (lo, self.new.value(NodeOp::ADD, half, &[carry, cross]))
            }
            NodeOp::SHL | NodeOp::SRL | NodeOp::SRA => self.split_shift(op, operands, half)?,
            NodeOp::SELECT => {
                let cond = self.condition(operands[0])?;
                let ((al, ah), (bl, bh)) = (self.pair(operands[1])?, self.pair(operands[2])?);
                (self.new.value(op, half, &[cond, al, bl]), self.new.value(op, half, &[cond, ah, bh]))
            }
            NodeOp::FREEZE => {
                let (lo, hi) = self.pair(operands[0])?;
                (self.new.value(op, half, &[lo]), self.new.value(op, half, &[hi]))
            }
            NodeOp::TRUNCATE => self.pair_of_wider(operands[0])?,
            NodeOp::ANY_EXTEND | NodeOp::ZERO_EXTEND | NodeOp::SIGN_EXTEND => {
                self.split_extension(op, operands[0], half)?
            }
            NodeOp::BSWAP | NodeOp::BITREVERSE => {
                let (lo, hi) = self.pair(operands[0])?;
                (self.new.value(op, half, &[hi]), self.new.value(op, half, &[lo]))
            }
            NodeOp::CTPOP => {
                let (lo, hi) = self.pair(operands[0])?;
                let (a, b) = (self.new.value(op, half, &[lo]), self.new.value(op, half, &[hi]));
                (self.new.value(NodeOp::ADD, half, &[a, b]), self.new.constant(0, half))
            }
            NodeOp::LOAD => return self.split_load(node, operands, half),
            _ => return Err(self.unsupported(node)),
        };
        self.set(node, 0, Legalized::Pair(lo, hi));
        Ok(())
    }

    fn split_wide(&mut self, node: Node, index: usize, half: ValueType) -> Result<()> {
        let bits = half.scalar_bits();
        let number = &self.old.wide[index];
        let (low, high) = (number.extract(0, bits), number.extract(bits, bits));
        let pair = (self.new.wide_constant(&low, half), self.new.wide_constant(&high, half));
        self.set(node, 0, Legalized::Pair(pair.0, pair.1));
        Ok(())
    }

    /// What remains of a value of more than two halves.
    fn pair_of_wider(&mut self, operand: Value) -> Result<(Value, Value)> {
        match self.get(operand)? {
            Legalized::Pair(lo, _) => {
                // The low half of the wider value is split in the next round.
                let half = ValueType::int(self.new.type_of(lo).scalar_bits() / 2);
                let low = self.new.value(NodeOp::TRUNCATE, half, &[lo]);
                let amount = self.new.constant(half.scalar_bits().into(), self.pointer);
                let ty = self.new.type_of(lo);
                let shifted = self.new.value(NodeOp::SRL, ty, &[lo, amount]);
                Ok((low, self.new.value(NodeOp::TRUNCATE, half, &[shifted])))
            }
            _ => Err(Unsupported::new("a truncation to a wider type")),
        }
    }

    fn split_extension(&mut self, op: NodeOp, operand: Value, half: ValueType) -> Result<(Value, Value)> {
        let narrow = match self.get(operand)? {
            Legalized::Pair(..) => return Err(Unsupported::new("an extension of a split value")),
            Legalized::Same(_) | Legalized::Wide(_) if op == NodeOp::SIGN_EXTEND => {
                self.sign_extended(operand)?
            }
            Legalized::Same(_) | Legalized::Wide(_) if op == NodeOp::ZERO_EXTEND => {
                self.zero_extended(operand)?
            }
            Legalized::Same(v) | Legalized::Wide(v) => v,
        };
        let lo = if self.new.type_of(narrow) == half { narrow } else { self.new.value(op, half, &[narrow]) };
        let hi = match op {
            NodeOp::ZERO_EXTEND => self.new.constant(0, half),
            NodeOp::SIGN_EXTEND => {
                let amount = self.new.constant(i64::from(half.scalar_bits()) - 1, self.pointer);
                self.new.value(NodeOp::SRA, half, &[lo, amount])
            }
            _ => self.new.undef(half),
        };
        Ok((lo, hi))
    }

    fn split_load(&mut self, node: Node, operands: &[Value], half: ValueType) -> Result<()> {
        let (chain, pointer) = (self.same(operands[0])?, self.same(operands[1])?);
        let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
        let (first, second) = self.halves_of(mem, half)?;
        let high = self.offset(pointer, half.scalar_bits() / 8);
        let a = self.new.load(half, chain, pointer, first);
        let b = self.new.load(half, chain, high, second);
        let after = self.new.token_factor(&[Value::new(a, 1), Value::new(b, 1)]);
        self.set(node, 0, Legalized::Pair(a.into(), b.into()));
        self.set(node, 1, Legalized::Same(after));
        Ok(())
    }

    /// Shifts of a pair: by a constant directly; by a variable with the two cases, below and above the width of a half,
    /// and a choice.
    fn split_shift(&mut self, op: NodeOp, operands: &[Value], half: ValueType) -> Result<(Value, Value)> {
        let (lo, hi) = self.pair(operands[0])?;
        let amount = self.same(operands[1])?;
        let width = i64::from(half.scalar_bits());
        if let Some(n) = self.new.as_constant(amount) {
            return Ok(self.shift_by_constant(op, (lo, hi), n, half));
        }
        let ty = self.new.type_of(amount);
        let (most, mask) = (self.new.constant(width - 1, ty), self.new.constant(width - 1, ty));
        let within = self.new.value(NodeOp::AND, ty, &[amount, mask]);
        let rest = self.new.value(NodeOp::SUB, ty, &[most, within]);
        let one = self.new.constant(1, ty);
        let boundary = self.new.constant(width, ty);
        let is_small = self.new.setcc(half, amount, boundary, CondCode::ULT);
        let zero = self.new.constant(0, half);
        // `source` gives bits to `target`, across the middle.
        let (back, source, target) =
            if op == NodeOp::SHL { (NodeOp::SRL, lo, hi) } else { (NodeOp::SHL, hi, lo) };
        let along = if op == NodeOp::SHL { NodeOp::SHL } else { NodeOp::SRL };
        let moved = self.new.value(along, half, &[target, within]);
        let crossing = self.new.value(back, half, &[source, one]);
        let crossing = self.new.value(back, half, &[crossing, rest]);
        let small_target = self.new.value(NodeOp::OR, half, &[moved, crossing]);
        let shifted_source = self.new.value(op, half, &[source, within]);
        let filled = if op == NodeOp::SRA {
            let sign = self.new.constant(width - 1, ty);
            self.new.value(op, half, &[source, sign])
        } else {
            zero
        };
        let new_target = self.new.value(NodeOp::SELECT, half, &[is_small, small_target, shifted_source]);
        let new_source = self.new.value(NodeOp::SELECT, half, &[is_small, shifted_source, filled]);
        Ok(if op == NodeOp::SHL { (new_source, new_target) } else { (new_target, new_source) })
    }

    fn shift_by_constant(
        &mut self,
        op: NodeOp,
        (lo, hi): (Value, Value),
        n: i64,
        half: ValueType,
    ) -> (Value, Value) {
        let width = i64::from(half.scalar_bits());
        let pointer = self.pointer;
        let shift = |dag: &mut Dag, op, value, by: i64| {
            if by == 0 {
                return value;
            }
            let by = dag.constant(by, pointer);
            dag.value(op, half, &[value, by])
        };
        let zero = self.new.constant(0, half);
        if n < 0 || n >= 2 * width {
            let undef = self.new.undef(half);
            return (undef, undef);
        }
        match op {
            NodeOp::SHL if n >= width => (zero, shift(self.new, op, lo, n - width)),
            NodeOp::SRL if n >= width => (shift(self.new, op, hi, n - width), zero),
            NodeOp::SRA if n >= width => {
                (shift(self.new, op, hi, n - width), shift(self.new, op, hi, width - 1))
            }
            _ if n == 0 => (lo, hi),
            NodeOp::SHL => {
                let (a, b) = (shift(self.new, op, hi, n), shift(self.new, NodeOp::SRL, lo, width - n));
                (shift(self.new, op, lo, n), self.new.value(NodeOp::OR, half, &[a, b]))
            }
            _ => {
                let (a, b) =
                    (shift(self.new, NodeOp::SRL, lo, n), shift(self.new, NodeOp::SHL, hi, width - n));
                (self.new.value(NodeOp::OR, half, &[a, b]), shift(self.new, op, hi, n))
            }
        }
    }
}

/// Immediate operands of instructions have whatever type the instruction wants.
fn is_immediate(dag: &Dag, node: Node) -> bool {
    dag.op(node) == NodeOp::TARGET_CONSTANT
}

/// Read-modify-write operations: chain, address, value.
pub(crate) fn is_atomic_rmw(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ATOMIC_SWAP
            | NodeOp::ATOMIC_LOAD_ADD
            | NodeOp::ATOMIC_LOAD_SUB
            | NodeOp::ATOMIC_LOAD_AND
            | NodeOp::ATOMIC_LOAD_OR
            | NodeOp::ATOMIC_LOAD_XOR
            | NodeOp::ATOMIC_LOAD_MAX
            | NodeOp::ATOMIC_LOAD_MIN
            | NodeOp::ATOMIC_LOAD_UMAX
            | NodeOp::ATOMIC_LOAD_UMIN
    )
}

/// The comparison of two numbers in halves.
fn compare_halves(
    dag: &mut Dag,
    half: ValueType,
    to: ValueType,
    (alo, ahi): (Value, Value),
    (blo, bhi): (Value, Value),
    code: CondCode,
) -> Value {
    if matches!(code, CondCode::EQ | CondCode::NE) {
        let (x, y) = (dag.value(NodeOp::XOR, half, &[alo, blo]), dag.value(NodeOp::XOR, half, &[ahi, bhi]));
        let differs = dag.value(NodeOp::OR, half, &[x, y]);
        let zero = dag.constant(0, half);
        return dag.setcc(to, differs, zero, code);
    }
    // The high halves decide unless they are equal; the low ones are unsigned.
    let low_code = match code {
        CondCode::GT => CondCode::UGT,
        CondCode::GE => CondCode::UGE,
        CondCode::LT => CondCode::ULT,
        CondCode::LE => CondCode::ULE,
        unsigned => unsigned,
    };
    let low = dag.setcc(to, alo, blo, low_code);
    let high = dag.setcc(to, ahi, bhi, code);
    let equal = dag.setcc(to, ahi, bhi, CondCode::EQ);
    dag.value(NodeOp::SELECT, to, &[equal, low, high])
}

/// The low `bits` bits of a register, zero above.
pub(crate) fn zero_extend_in(dag: &mut Dag, value: Value, bits: u32) -> Value {
    let ty = dag.type_of(value);
    if bits >= ty.scalar_bits() {
        return value;
    }
    if let Some(n) = dag.as_constant(value) {
        return dag.constant(zero_extend(n, bits) as i64, ty);
    }
    // Comparisons give 0 or 1.
    if dag.op(value.node) == NodeOp::SETCC || is_asserted(dag, value, NodeOp::ASSERT_ZEXT, bits) {
        return value;
    }
    if bits >= 64 {
        let mask = support::apint::APInt::low_bits(ty.scalar_bits(), bits);
        let mask = dag.wide_constant(&mask, ty);
        return dag.value(NodeOp::AND, ty, &[value, mask]);
    }
    let mask = dag.constant(((1u64 << bits) - 1) as i64, ty);
    dag.value(NodeOp::AND, ty, &[value, mask])
}

/// The low `bits` bits of a register, copies of the highest of them above.
pub(crate) fn sign_extend_in(dag: &mut Dag, value: Value, bits: u32) -> Value {
    let ty = dag.type_of(value);
    if bits >= ty.scalar_bits() {
        return value;
    }
    if let Some(n) = dag.as_constant(value) {
        return dag.constant(crate::dag::sign_extend(n, bits), ty);
    }
    if is_asserted(dag, value, NodeOp::ASSERT_SEXT, bits) {
        return value;
    }
    let from = dag.type_leaf(ValueType::int(bits));
    dag.value(NodeOp::SIGN_EXTEND_INREG, ty, &[value, from])
}

fn is_asserted(dag: &Dag, value: Value, op: NodeOp, bits: u32) -> bool {
    let Payload::Type(ty) = dag.operands(value.node).get(1).map_or(Payload::None, |v| dag.payload(v.node))
    else {
        return false;
    };
    dag.op(value.node) == op && ty.scalar_bits() <= bits
}
