//! Built-in functions of code fields, as nodes.

use super::graph::{Graph, Node, NodeId, Type, Typed};
use tables::expr::Op;

/// Built-in functions: name, numbers in angle brackets, parameters.
pub const BUILTINS: &[(&str, usize, usize)] = &[
    ("isInt", 1, 1),
    ("isUInt", 1, 1),
    ("isShiftedInt", 2, 1),
    ("isShiftedUInt", 2, 1),
    ("SignExtend64", 1, 1),
    ("isPowerOf2", 0, 1),
    ("isPowerOf2_32", 0, 1),
    ("isPowerOf2_64", 0, 1),
    ("isMask_64", 0, 1),
    ("isShiftedMask_64", 0, 1),
    ("popcount", 0, 1),
    ("countr_zero", 0, 1),
    ("countl_zero", 0, 1),
    ("ctz", 0, 1),
    ("clz", 0, 1),
    ("Log2_32", 0, 1),
    ("Log2_64", 0, 1),
    ("bit", 0, 2),
    ("bits", 0, 3),
    ("sext", 0, 2),
    ("zext", 0, 2),
    ("lshr", 0, 2),
    ("divu", 0, 2),
    ("remu", 0, 2),
    ("ltu", 0, 2),
    ("leu", 0, 2),
];

impl Graph {
    /// `opcode()`, `isReg(i)` and the like.
    pub(super) fn instruction_query(&mut self, name: &str, args: &[Typed]) -> Option<Typed> {
        use tables::expr::operand_kind;
        let kinds: &[i64] = match (name, args) {
            ("opcode", []) => return Some(self.fact(Op::Opcode)),
            ("numOperands", []) => return Some(self.fact(Op::NumOperands)),
            ("reg" | "imm", [operand]) => {
                let node = self.add(Node::Unary(Op::OperandValue, operand.node));
                return Some(Typed { node, ty: Type::Signed });
            }
            ("isReg", [_]) => &[operand_kind::REGISTER, operand_kind::VIRTUAL],
            ("isVirtual", [_]) => &[operand_kind::VIRTUAL],
            ("isImm", [_]) => &[operand_kind::IMMEDIATE],
            ("isSymbol", [_]) => &[operand_kind::SYMBOL],
            _ => return None,
        };
        let mut result = self.constant(0);
        for &kind in kinds {
            let found = self.add(Node::Unary(Op::OperandKind, args.first()?.node));
            let kind = self.constant(kind);
            let is_kind = self.add(Node::Binary(Op::Eq, found, kind));
            result = self.add(Node::Binary(Op::Or, result, is_kind));
        }
        Some(Typed { node: result, ty: Type::Bool })
    }

    pub(super) fn fact(&mut self, op: Op) -> Typed {
        Typed { node: self.add(Node::Fact(op)), ty: Type::Signed }
    }

    pub(super) fn builtin(&mut self, name: &str, numbers: &[i64], arg: Typed) -> Typed {
        let x = arg.node;
        let with = |this: &mut Self, op, a, n| {
            let n = this.constant(n);
            this.add(Node::Binary(op, a, n))
        };
        let (node, ty) = match name {
            "isInt" => (with(self, Op::IsInt, x, numbers[0]), Type::Bool),
            "isUInt" => (with(self, Op::IsUInt, x, numbers[0]), Type::Bool),
            "isShiftedInt" | "isShiftedUInt" => {
                // Fits in N + S bits, and the low S bits are zero.
                let op = if name == "isShiftedInt" { Op::IsInt } else { Op::IsUInt };
                let fits = with(self, op, x, numbers[0].saturating_add(numbers[1]));
                let mask = 1i64.checked_shl(numbers[1] as u32).unwrap_or(0).wrapping_sub(1);
                let low = with(self, Op::And, x, mask);
                let aligned = self.add(Node::Unary(Op::IsZero, low));
                (self.add(Node::Logical(Op::SkipIfZero, fits, aligned)), Type::Bool)
            }
            "SignExtend64" => (with(self, Op::SignExtend, x, numbers[0]), Type::Signed),
            "isPowerOf2" | "isPowerOf2_32" | "isPowerOf2_64" => {
                let ones = self.add(Node::Unary(Op::CountOnes, x));
                (with(self, Op::Eq, ones, 1), Type::Bool)
            }
            "isMask_64" => (self.is_mask(x), Type::Bool),
            "isShiftedMask_64" => {
                // Filling the zeros below makes a mask.
                let below = with(self, Op::Sub, x, 1);
                let filled = self.add(Node::Binary(Op::Or, x, below));
                let is_mask = self.is_mask(filled);
                let non_zero = with(self, Op::Ne, x, 0);
                (self.add(Node::Logical(Op::SkipIfZero, non_zero, is_mask)), Type::Bool)
            }
            "popcount" => (self.add(Node::Unary(Op::CountOnes, x)), Type::Signed),
            "countr_zero" | "ctz" => (self.add(Node::Unary(Op::CountTrailingZeros, x)), Type::Signed),
            "countl_zero" | "clz" => (self.add(Node::Unary(Op::CountLeadingZeros, x)), Type::Signed),
            _ => {
                let zeros = self.add(Node::Unary(Op::CountLeadingZeros, x));
                let top = self.constant(63);
                (self.add(Node::Binary(Op::Sub, top, zeros)), Type::Signed)
            }
        };
        Typed { node, ty }
    }

    pub(super) fn builtin_of_two(&mut self, name: &str, x: NodeId, y: NodeId) -> Typed {
        let (op, ty) = match name {
            "sext" => (Op::SignExtend, Type::Signed),
            "lshr" => (Op::ShrU, Type::Signed),
            "divu" => (Op::DivU, Type::Signed),
            "remu" => (Op::RemU, Type::Signed),
            "ltu" => (Op::LtU, Type::Bool),
            "leu" => (Op::LeU, Type::Bool),
            // `bit(x, i)` is a field of one bit, `zext(x, n)` one of n bits from the bottom.
            "bit" => return self.bit_field(x, y, y),
            _ => {
                let one = self.constant(1);
                let high = self.add(Node::Binary(Op::Sub, y, one));
                let low = self.constant(0);
                return self.bit_field(x, high, low);
            }
        };
        Typed { node: self.add(Node::Binary(op, x, y)), ty }
    }

    /// `bits(x, high, low)`: `(x >> low) & ~(-1 << (high - low + 1))`, where a shift by 64 gives zero.
    pub(super) fn bit_field(&mut self, x: NodeId, high: NodeId, low: NodeId) -> Typed {
        let (one, ones) = (self.constant(1), self.constant(-1));
        let shifted = self.add(Node::Binary(Op::ShrU, x, low));
        let distance = self.add(Node::Binary(Op::Sub, high, low));
        let width = self.add(Node::Binary(Op::Add, distance, one));
        let above = self.add(Node::Binary(Op::Shl, ones, width));
        let mask = self.add(Node::Unary(Op::Not, above));
        Typed { node: self.add(Node::Binary(Op::And, shifted, mask)), ty: Type::Signed }
    }

    /// Not zero, and one more is a power of two: `x != 0 && (x & (x + 1)) == 0`.
    pub(super) fn is_mask(&mut self, x: NodeId) -> NodeId {
        let zero = self.constant(0);
        let one = self.constant(1);
        let next = self.add(Node::Binary(Op::Add, x, one));
        let common = self.add(Node::Binary(Op::And, x, next));
        let clear = self.add(Node::Unary(Op::IsZero, common));
        let non_zero = self.add(Node::Binary(Op::Ne, x, zero));
        self.add(Node::Logical(Op::SkipIfZero, non_zero, clear))
    }
}
