//! Arithmetic on integers of several limbs, least significant first.
//!
//! Addition carries from limb to limb, by operations with carries where the target has them (results or glue);
//! multiplication is the schoolbook's; shifts by a variable move by powers of two of limbs, each step chosen by a bit of the
//! amount, and then by bits. Division is the library's up to two limbs of 64 bits.
//!
//! Source: Knuth, "The Art of Computer Programming" 2, section 4.3.1.

use super::{Legalizer, Limbs, Shape};
use crate::call::Argument;
use crate::dag::{Dag, Node, Parts, Payload, Value, sign_extend};
use crate::lowering::{Result, Unsupported};
use smallvec::smallvec;
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

impl Legalizer<'_> {
    /// The result of an operation on integers that are wider than every register.
    pub(super) fn expanded(&mut self, node: Node, operands: &[Value], shape: Shape) -> Result<Limbs> {
        let op = self.old.op(node);
        let bits = shape.bits;
        Ok(match op {
            NodeOp::CONSTANT => {
                let number = match self.old.payload(node) {
                    Payload::Int(n) => APInt::from_u64(64, n as u64).sext(bits.max(64)),
                    Payload::Wide(index) => self.old.wide[index as usize].clone(),
                    _ => return Err(self.unsupported(node)),
                };
                self.constant_limbs(&number, shape)
            }
            NodeOp::ADD | NodeOp::SUB => {
                let (a, b) = (self.limbs(operands[0])?, self.limbs(operands[1])?);
                self.arithmetic(shape.ty).sum(op, &a, &b)
            }
            NodeOp::MUL => {
                if let Some(limbs) = self.signed_product(operands, shape)? {
                    return Ok(limbs);
                }
                let (a, b) = (self.limbs(operands[0])?, self.limbs(operands[1])?);
                self.arithmetic(shape.ty).product(&a, &b, shape.count)
            }
            NodeOp::MULHS | NodeOp::MULHU => {
                let signed = op == NodeOp::MULHS;
                let (a, b) =
                    (self.extended_limbs(operands[0], signed)?, self.extended_limbs(operands[1], signed)?);
                let a = self.resized(a, shape.ty, 2 * shape.count, signed);
                let b = self.resized(b, shape.ty, 2 * shape.count, signed);
                let mut math = self.arithmetic(shape.ty);
                let product = math.product(&a, &b, 2 * shape.count);
                let mut high = math.shift_by(NodeOp::SRL, &product, bits);
                high.truncate(shape.count);
                high
            }
            NodeOp::SHL | NodeOp::SRL | NodeOp::SRA => {
                let limbs = match op {
                    NodeOp::SHL => self.limbs(operands[0])?,
                    _ => self.extended_limbs(operands[0], op == NodeOp::SRA)?,
                };
                let amount = self.same(operands[1])?;
                match self.new.as_constant(amount) {
                    Some(n) if n >= 0 && n < i64::from(bits) => {
                        self.arithmetic(shape.ty).shift_by(op, &limbs, n as u32)
                    }
                    Some(_) => (0..shape.count).map(|_| self.new.undef(shape.ty)).collect(),
                    None => self.arithmetic(shape.ty).shift(op, &limbs, amount),
                }
            }
            // One number above the other, of which one half is wanted.
            NodeOp::FSHL | NodeOp::FSHR => {
                let (high, low) = (self.limbs(operands[0])?, self.limbs(operands[1])?);
                let both: Limbs = low.iter().chain(&high).copied().collect();
                let amount = self.same(operands[2])?;
                let (op, first) =
                    if op == NodeOp::FSHL { (NodeOp::SHL, high.len()) } else { (NodeOp::SRL, 0) };
                let known = self.new.as_constant(amount);
                let mut math = self.arithmetic(shape.ty);
                let moved = match known {
                    Some(by) => math.shift_by(op, &both, by as u32 % bits),
                    None => math.shift(op, &both, amount),
                };
                moved.into_iter().skip(first).take(shape.count).collect()
            }
            NodeOp::UDIV | NodeOp::SDIV | NodeOp::UREM | NodeOp::SREM => {
                self.library_division(node, op, operands, shape)?
            }
            NodeOp::SMIN | NodeOp::SMAX | NodeOp::UMIN | NodeOp::UMAX => {
                let (signed, code) = match op {
                    NodeOp::SMIN => (true, CondCode::LT),
                    NodeOp::SMAX => (true, CondCode::GT),
                    NodeOp::UMIN => (false, CondCode::ULT),
                    _ => (false, CondCode::UGT),
                };
                let a = self.extended_limbs(operands[0], signed)?;
                let b = self.extended_limbs(operands[1], signed)?;
                let mut math = self.arithmetic(shape.ty);
                let cond = math.compare(&a, &b, code);
                math.choose(cond, &a, &b)
            }
            NodeOp::ABS => {
                let limbs = self.extended_limbs(operands[0], true)?;
                let mut math = self.arithmetic(shape.ty);
                let sign = math.sign(&limbs);
                let turned: Limbs = limbs.iter().map(|&l| math.value(NodeOp::XOR, &[l, sign])).collect();
                let signs: Limbs = limbs.iter().map(|_| sign).collect();
                math.sum(NodeOp::SUB, &turned, &signs)
            }
            NodeOp::BSWAP | NodeOp::BITREVERSE => {
                let limbs = self.limbs(operands[0])?;
                let surplus = shape.ty.scalar_bits() * shape.count as u32 - bits;
                let mut math = self.arithmetic(shape.ty);
                let turned: Limbs = limbs.iter().rev().map(|&l| math.value(op, &[l])).collect();
                math.shift_by(NodeOp::SRL, &turned, surplus)
            }
            NodeOp::CTPOP
            | NodeOp::CTLZ
            | NodeOp::CTLZ_ZERO_UNDEF
            | NodeOp::CTTZ
            | NodeOp::CTTZ_ZERO_UNDEF => {
                let limbs = self.extended_limbs(operands[0], false)?;
                let mut math = self.arithmetic(shape.ty);
                let count = math.count(op, &limbs, bits);
                self.resized(smallvec![count], shape.ty, shape.count, false)
            }
            NodeOp::SIGN_EXTEND_INREG => {
                let Payload::Type(from) = self.old.payload(operands[1].node) else {
                    return Err(self.unsupported(node));
                };
                let limbs = self.limbs(operands[0])?;
                let by = shape.ty.scalar_bits() * shape.count as u32 - from.scalar_bits();
                let mut math = self.arithmetic(shape.ty);
                let left = math.shift_by(NodeOp::SHL, &limbs, by);
                math.shift_by(NodeOp::SRA, &left, by)
            }
            NodeOp::ASSERT_SEXT | NodeOp::ASSERT_ZEXT => self.limbs(operands[0])?,
            NodeOp::ROTL | NodeOp::ROTR => return Err(self.unsupported(node)),
            _ => return Err(self.unsupported(node)),
        })
    }

    /// The product of two sign-extended limbs, in two.
    fn signed_product(&mut self, operands: &[Value], shape: Shape) -> Result<Option<Limbs>> {
        let extended = |value: Value| match *self.old.operands(value.node) {
            [inner] if self.old.op(value.node) == NodeOp::SIGN_EXTEND => {
                Some(inner).filter(|&inner| self.old.type_of(inner) == shape.ty)
            }
            _ => None,
        };
        let (Some(a), Some(b)) = (extended(operands[0]), extended(operands[1])) else { return Ok(None) };
        if shape.count != 2 {
            return Ok(None);
        }
        let (a, b) = (self.same(a)?, self.same(b)?);
        let mut math = self.arithmetic(shape.ty);
        Ok(Some(smallvec![math.value(NodeOp::MUL, &[a, b]), math.value(NodeOp::MULHS, &[a, b])]))
    }

    /// The limbs of a constant.
    pub(super) fn constant_limbs(&mut self, number: &APInt, shape: Shape) -> Limbs {
        let width = shape.ty.scalar_bits();
        let number = number.sext_or_trunc(width * shape.count as u32);
        (0..shape.count as u32)
            .map(|i| self.new.wide_constant(&number.extract(i * width, width), shape.ty))
            .collect()
    }

    /// The runtime library divides numbers of 64 and 128 bits.
    fn library_division(
        &mut self,
        node: Node,
        op: NodeOp,
        operands: &[Value],
        shape: Shape,
    ) -> Result<Limbs> {
        let signed = matches!(op, NodeOp::SDIV | NodeOp::SREM);
        let width = match shape.bits {
            0..=64 => 64,
            65..=128 => 128,
            _ => return Err(self.unsupported(node)),
        };
        let kind = match op {
            NodeOp::SDIV => "div",
            NodeOp::UDIV => "udiv",
            NodeOp::SREM => "mod",
            _ => "umod",
        };
        let name = format!("__{kind}{}3", if width == 64 { "di" } else { "ti" });
        let count = (width / shape.ty.scalar_bits()) as usize;
        let whole = ValueType::int(width);
        let mut args = Vec::new();
        for &operand in operands {
            let limbs = self.extended_limbs(operand, signed)?;
            args.push(self.resized(limbs, shape.ty, count, signed));
        }
        let args: Vec<Argument<'_>> = args.iter().map(|pieces| Argument { pieces, whole }).collect();
        let results = self.call_context().library_call(self.new, &name, &args, (whole, shape.ty, count))?;
        if results.len() < shape.count {
            return Err(Unsupported::new("a division without its result"));
        }
        Ok(results.into_iter().take(shape.count).collect())
    }
}

/// Operations on limbs of one type.
pub(super) struct Arithmetic<'a> {
    pub dag: &'a mut Dag,
    /// Of a limb.
    pub ty: ValueType,
    pub truth: ValueType,
    pub pointer: ValueType,
    /// There are operations with carries, and what they carry is a truth value.
    pub has_carries: bool,
    /// There are operations with carries, which are held together by glue.
    pub has_glued_carries: bool,
    /// Several comparisons are made at once.
    pub joins_conditions: bool,
    /// There are shifts of two limbs.
    pub has_funnels: bool,
}

impl Arithmetic<'_> {
    pub fn value(&mut self, op: NodeOp, operands: &[Value]) -> Value {
        self.dag.value(op, self.ty, operands)
    }

    fn width(&self) -> u32 {
        self.ty.scalar_bits()
    }

    fn zero(&mut self) -> Value {
        self.dag.constant(0, self.ty)
    }

    fn amount(&mut self, bits: u32) -> Value {
        self.dag.constant(bits.into(), self.pointer)
    }

    /// A truth value as a limb.
    fn as_limb(&mut self, truth: Value) -> Value {
        crate::call::resize(self.dag, truth, self.ty)
    }

    fn less(&mut self, a: Value, b: Value) -> Value {
        let truth = self.dag.setcc(self.truth, a, b, CondCode::ULT);
        self.as_limb(truth)
    }

    /// All bits of it are the sign.
    pub fn sign(&mut self, limbs: &[Value]) -> Value {
        let amount = self.amount(self.width() - 1);
        let last = limbs.last().copied().unwrap_or_else(|| self.dag.entry());
        self.value(NodeOp::SRA, &[last, amount])
    }

    /// An operation with a truth value as its second result.
    fn checked_limb(&mut self, op: NodeOp, operands: &[Value]) -> (Value, Value) {
        let node = self.dag.make(Parts::new(op, &[self.ty, self.truth], operands));
        (Value::new(node, 0), Value::new(node, 1))
    }

    /// Sum or difference, and whether it does not fit, by operations with carries.
    pub fn checked_sum(&mut self, op: NodeOp, signed: bool, a: &[Value], b: &[Value]) -> (Limbs, Value) {
        let is_sum = op == NodeOp::ADD;
        let (first, next, last) = match (is_sum, signed) {
            (true, false) => (NodeOp::UADDO, NodeOp::UADDO_CARRY, NodeOp::UADDO_CARRY),
            (true, true) => (NodeOp::UADDO, NodeOp::UADDO_CARRY, NodeOp::SADDO_CARRY),
            (false, false) => (NodeOp::USUBO, NodeOp::USUBO_CARRY, NodeOp::USUBO_CARRY),
            (false, true) => (NodeOp::USUBO, NodeOp::USUBO_CARRY, NodeOp::SSUBO_CARRY),
        };
        let mut out = Limbs::new();
        let mut carry: Option<Value> = None;
        for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
            let (limb, carried) = match carry {
                None => self.checked_limb(first, &[x, y]),
                Some(carry) => {
                    let op = if i + 1 == a.len() { last } else { next };
                    self.checked_limb(op, &[x, y, carry])
                }
            };
            out.push(limb);
            carry = Some(carried);
        }
        let carry = carry.unwrap_or_else(|| self.dag.constant(0, self.truth));
        (out, carry)
    }

    /// Sum or difference.
    pub fn sum(&mut self, op: NodeOp, a: &[Value], b: &[Value]) -> Limbs {
        if self.has_carries && a.len() > 1 {
            return self.checked_sum(op, false, a, b).0;
        }
        if self.has_glued_carries && a.len() > 1 {
            return self.sum_with_glue(op, a, b);
        }
        let mut carry: Option<Value> = None;
        let mut out = Limbs::new();
        for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
            let first = self.value(op, &[x, y]);
            let is_last = i + 1 == a.len();
            let carried = |this: &mut Self, before, after, operand| match op {
                NodeOp::ADD => this.less(after, operand),
                _ => this.less(before, operand),
            };
            let mut next = carried(self, x, first, y);
            let mut sum = first;
            if let Some(carry) = carry {
                sum = self.value(op, &[first, carry]);
                if !is_last {
                    let second = carried(self, first, sum, carry);
                    next = self.value(NodeOp::OR, &[next, second]);
                }
            }
            out.push(sum);
            carry = Some(next);
        }
        out
    }

    /// Sum or difference, with a carry that instructions leave to the next one.
    fn sum_with_glue(&mut self, op: NodeOp, a: &[Value], b: &[Value]) -> Limbs {
        let (first, next) = match op {
            NodeOp::ADD => (NodeOp::ADDC, NodeOp::ADDE),
            _ => (NodeOp::SUBC, NodeOp::SUBE),
        };
        let mut glue: Option<Value> = None;
        let mut out = Limbs::new();
        for (&x, &y) in a.iter().zip(b) {
            let operands: Limbs = [x, y].into_iter().chain(glue).collect();
            let op = if glue.is_some() { next } else { first };
            let sum = self.dag.make(Parts::new(op, &[self.ty, ValueType::GLUE], &operands));
            out.push(sum.into());
            glue = Some(Value::new(sum, 1));
        }
        out
    }

    /// The low `count` limbs of a product.
    pub fn product(&mut self, a: &[Value], b: &[Value], count: usize) -> Limbs {
        let zero = self.zero();
        let mut out: Limbs = smallvec![zero; count];
        for (i, &x) in a.iter().enumerate().take(count) {
            let mut carry = zero;
            for (j, &y) in b.iter().enumerate().take(count - i) {
                let at = i + j;
                let low = self.value(NodeOp::MUL, &[x, y]);
                if at + 1 == count {
                    let sum = self.added(out[at], low);
                    out[at] = self.added(sum, carry);
                    break;
                }
                let high = self.value(NodeOp::MULHU, &[x, y]);
                // What is carried fits: (B-1)² + 2(B-1) < B².
                let (sum, high) = self.added_with_carry(out[at], low, high);
                (out[at], carry) = self.added_with_carry(sum, carry, high);
            }
            if let Some(next) = out.get_mut(i + b.len()) {
                *next = carry;
            }
        }
        out
    }

    /// A sum, and `high` with what is carried.
    fn added_with_carry(&mut self, a: Value, b: Value, high: Value) -> (Value, Value) {
        if self.dag.as_constant(a) == Some(0) || self.dag.as_constant(b) == Some(0) {
            return (self.added(a, b), high);
        }
        if self.has_carries {
            let zero = self.zero();
            let (sum, carry) = self.checked_limb(NodeOp::UADDO, &[a, b]);
            return (sum, self.checked_limb(NodeOp::UADDO_CARRY, &[high, zero, carry]).0);
        }
        if self.has_glued_carries {
            let zero = self.zero();
            let limbs = self.sum_with_glue(NodeOp::ADD, &[a, high], &[b, zero]);
            return (limbs[0], limbs[1]);
        }
        let sum = self.value(NodeOp::ADD, &[a, b]);
        let carry = self.less(sum, b);
        (sum, self.added(high, carry))
    }

    /// A sum, without an operation if one of them is zero.
    fn added(&mut self, a: Value, b: Value) -> Value {
        match (self.dag.as_constant(a), self.dag.as_constant(b)) {
            (Some(0), _) => b,
            (_, Some(0)) => a,
            _ => self.value(NodeOp::ADD, &[a, b]),
        }
    }

    /// Limbs shifted by a constant below their width.
    pub fn shift_by(&mut self, op: NodeOp, limbs: &[Value], by: u32) -> Limbs {
        let width = self.width();
        let (whole, rest) = ((by / width) as usize, by % width);
        let fill = if op == NodeOp::SRA { self.sign(limbs) } else { self.zero() };
        let at = |i: isize| usize::try_from(i).ok().and_then(|i| limbs.get(i)).copied().unwrap_or(fill);
        let is_left = op == NodeOp::SHL;
        (0..limbs.len() as isize)
            .map(|i| {
                let (own, next) = if is_left {
                    (at(i - whole as isize), at(i - whole as isize - 1))
                } else {
                    (at(i + whole as isize), at(i + whole as isize + 1))
                };
                let is_last = !is_left && i as usize + whole + 1 >= limbs.len();
                match rest {
                    0 => own,
                    _ if is_last => {
                        let amount = self.amount(rest);
                        self.value(op, &[own, amount])
                    }
                    _ => self.joined(is_left, own, next, rest),
                }
            })
            .collect()
    }

    /// Bits of two neighbours, moved by a constant.
    fn joined(&mut self, is_left: bool, own: Value, next: Value, by: u32) -> Value {
        if self.has_funnels && self.dag.as_constant(next) != Some(0) {
            let amount = self.amount(by);
            return self.funnel(is_left, own, next, amount);
        }
        let (along, back) = if is_left { (NodeOp::SHL, NodeOp::SRL) } else { (NodeOp::SRL, NodeOp::SHL) };
        let (amount, rest) = (self.amount(by), self.amount(self.width() - by));
        let moved = self.value(along, &[own, amount]);
        if self.dag.as_constant(next) == Some(0) {
            return moved;
        }
        let crossing = self.value(back, &[next, rest]);
        self.value(NodeOp::OR, &[moved, crossing])
    }

    /// A limb with bits of its neighbour shifted in; the amount counts modulo the width.
    fn funnel(&mut self, is_left: bool, own: Value, next: Value, amount: Value) -> Value {
        if is_left {
            self.value(NodeOp::FSHL, &[own, next, amount])
        } else {
            self.value(NodeOp::FSHR, &[next, own, amount])
        }
    }

    /// Limbs shifted by a variable.
    pub fn shift(&mut self, op: NodeOp, limbs: &[Value], amount: Value) -> Limbs {
        let ty = self.dag.type_of(amount);
        let width = self.width();
        // Whole limbs first, a power of two of them for each bit of the amount.
        let mut current: Limbs = limbs.iter().copied().collect();
        let mut step = 1;
        while step < limbs.len() {
            let bit = self.dag.constant(i64::from(width) * step as i64, ty);
            let bit = self.dag.value(NodeOp::AND, ty, &[amount, bit]);
            let zero = self.dag.constant(0, ty);
            let is_set = self.dag.setcc(self.truth, bit, zero, CondCode::NE);
            let moved = self.shift_by(op, &current, width * step as u32);
            current = self.choose(is_set, &moved, &current);
            step *= 2;
        }
        // Then bits; those that cross go in two steps, since a shift by the whole width has no value.
        let most = self.dag.constant(i64::from(width) - 1, ty);
        let within = self.dag.value(NodeOp::AND, ty, &[amount, most]);
        let rest = self.dag.value(NodeOp::XOR, ty, &[within, most]);
        let one = self.amount(1);
        let is_left = op == NodeOp::SHL;
        let back = if is_left { NodeOp::SRL } else { NodeOp::SHL };
        let along = if is_left { NodeOp::SHL } else { NodeOp::SRL };
        let count = current.len();
        (0..count)
            .map(|i| {
                let next = if is_left { i.checked_sub(1) } else { Some(i + 1).filter(|&n| n < count) };
                let Some(next) = next else { return self.value(op, &[current[i], within]) };
                if self.has_funnels {
                    return self.funnel(is_left, current[i], current[next], within);
                }
                let moved = self.value(along, &[current[i], within]);
                let crossing = self.value(back, &[current[next], one]);
                let crossing = self.value(back, &[crossing, rest]);
                self.value(NodeOp::OR, &[moved, crossing])
            })
            .collect()
    }

    pub fn choose(&mut self, cond: Value, a: &[Value], b: &[Value]) -> Limbs {
        let pairs = a.iter().zip(b);
        pairs.map(|(&a, &b)| if a == b { a } else { self.value(NodeOp::SELECT, &[cond, a, b]) }).collect()
    }

    /// A comparison of numbers whose limbs are extended: a truth value.
    pub fn compare(&mut self, a: &[Value], b: &[Value], code: CondCode) -> Value {
        if matches!(code, CondCode::EQ | CondCode::NE) {
            // The second comparison is made if the first one leaves it open.
            if let (true, &[x, higher], &[y, other]) = (self.joins_conditions, a, b)
                && [y, other].iter().all(|&limb| self.dag.as_constant(limb).is_none())
            {
                let low = self.dag.setcc(self.truth, x, y, code);
                let high = self.dag.setcc(self.truth, higher, other, code);
                let op = if code == CondCode::EQ { NodeOp::AND } else { NodeOp::OR };
                return self.dag.value(op, self.truth, &[low, high]);
            }
            let mut differs: Option<Value> = None;
            for (&x, &y) in a.iter().zip(b) {
                let here =
                    if self.dag.as_constant(y) == Some(0) { x } else { self.value(NodeOp::XOR, &[x, y]) };
                differs = Some(match differs {
                    Some(d) => self.value(NodeOp::OR, &[d, here]),
                    None => here,
                });
            }
            let zero = self.zero();
            return self.dag.setcc(self.truth, differs.unwrap_or(zero), zero, code);
        }
        let next = self.next_number(b, code);
        let (b, code) = next.as_ref().map_or((b, code), |(b, code)| (&b[..], *code));
        let is_less = matches!(code, CondCode::LT | CondCode::GE | CondCode::ULT | CondCode::UGE);
        if let (Some((&x, _)), Some((&y, below))) = (a.split_last(), b.split_last())
            && is_less
            && below.iter().all(|&limb| self.dag.as_constant(limb) == Some(0))
        {
            return self.dag.setcc(self.truth, x, y, code);
        }
        if self.has_carries && a.len() > 1 {
            return self.compare_by_difference(a, b, code);
        }
        // The highest limbs decide unless they are equal; those below are unsigned.
        let low_code = code.of_unsigned();
        let mut result: Option<Value> = None;
        for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
            let code = if i + 1 == a.len() { code } else { low_code };
            let here = self.dag.setcc(self.truth, x, y, code);
            result = Some(match result {
                Some(below) => {
                    let equal = self.dag.setcc(self.truth, x, y, CondCode::EQ);
                    self.dag.value(NodeOp::SELECT, self.truth, &[equal, below, here])
                }
                None => here,
            });
        }
        result.unwrap_or_else(|| self.dag.constant(0, self.truth))
    }

    /// The next larger number in place of a constant, and whether something is at least that, in place of whether it is more:
    /// the difference in this order tells it.
    fn next_number(&mut self, b: &[Value], code: CondCode) -> Option<(Limbs, CondCode)> {
        let (code, signed) = match code {
            CondCode::GT => (CondCode::GE, true),
            CondCode::LE => (CondCode::LT, true),
            CondCode::UGT => (CondCode::UGE, false),
            CondCode::ULE => (CondCode::ULT, false),
            _ => return None,
        };
        let width = self.width();
        let mut next = Limbs::new();
        let mut carries = true;
        let mut top = (0, 0);
        for &limb in b {
            let number = sign_extend(self.dag.as_constant(limb)?, width);
            let sum = if carries { sign_extend(number.wrapping_add(1), width) } else { number };
            carries = carries && sum == 0;
            top = (number, sum);
            next.push(self.dag.constant(sum, self.ty));
        }
        let overflows = if signed { top.1 < top.0 } else { carries };
        (!overflows).then_some((next, code))
    }

    /// What is borrowed from the highest limbs, or the sign of their difference, decides whether a number is less.
    fn compare_by_difference(&mut self, a: &[Value], b: &[Value], code: CondCode) -> Value {
        let is_swapped = matches!(code, CondCode::GT | CondCode::LE | CondCode::UGT | CondCode::ULE);
        let (a, b, code) = if is_swapped { (b, a, code.swapped()) } else { (a, b, code) };
        let mut borrow: Option<Value> = None;
        for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
            borrow = Some(match borrow {
                None => self.dag.setcc(self.truth, x, y, CondCode::ULT),
                Some(borrow) if i + 1 == a.len() => {
                    let code = self.dag.cond(code);
                    self.dag.value(NodeOp::SETCCCARRY, self.truth, &[x, y, borrow, code])
                }
                Some(borrow) => self.checked_limb(NodeOp::USUBO_CARRY, &[x, y, borrow]).1,
            });
        }
        borrow.unwrap_or_else(|| self.dag.constant(0, self.truth))
    }

    /// Set bits, or zeros above or below them, of a zero-extended number of `bits` bits: one limb.
    pub fn count(&mut self, op: NodeOp, limbs: &[Value], bits: u32) -> Value {
        if op == NodeOp::CTPOP {
            let mut total = self.zero();
            for &limb in limbs {
                let count = self.value(op, &[limb]);
                total = self.added(total, count);
            }
            return total;
        }
        // From the limb that counts last to the first: the others only if that is zero.
        let leading = matches!(op, NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF);
        let op = if leading { NodeOp::CTLZ } else { NodeOp::CTTZ };
        let order: Limbs =
            if leading { limbs.iter().copied().collect() } else { limbs.iter().rev().copied().collect() };
        let (width, zero) = (i64::from(self.width()), self.zero());
        let mut total: Option<Value> = None;
        for &limb in &order {
            let count = self.value(op, &[limb]);
            total = Some(match total {
                None => count,
                Some(others) => {
                    let width = self.dag.constant(width, self.ty);
                    let others = self.value(NodeOp::ADD, &[others, width]);
                    let is_zero = self.dag.setcc(self.truth, limb, zero, CondCode::EQ);
                    self.value(NodeOp::SELECT, &[is_zero, others, count])
                }
            });
        }
        let total = total.unwrap_or(zero);
        let surplus = i64::from(self.width()) * limbs.len() as i64 - i64::from(bits);
        if surplus == 0 {
            return total;
        }
        if leading {
            let surplus = self.dag.constant(surplus, self.ty);
            return self.value(NodeOp::SUB, &[total, surplus]);
        }
        // Zeros above the value are not counted.
        let most = self.dag.constant(bits.into(), self.ty);
        let is_more = self.dag.setcc(self.truth, total, most, CondCode::UGT);
        self.value(NodeOp::SELECT, &[is_more, most, total])
    }
}
