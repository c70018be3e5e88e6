//! Elements of vectors of 128 bits: taken out, put together and moved about in registers.
//!
//! SSE2 has few ways to get at an element but the first one: it is moved there (`PSHUFD`, `SHUFPS`, `UNPCKHPD`), and only
//! words have instructions of their own (`PEXTRW`, `PINSRW`). A vector is made of its elements by interleaving: of four,
//! the first two and the last two, then both halves. What is not here goes through memory.

use super::Machine;
use crate::names::{node, op};
use isel::dag::{Parts, Payload};
use isel::{Dag, Node, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// A vector type by element and number of elements.
pub(super) fn vector(element: ValueType, lanes: u32) -> ValueType {
    element.vector(lanes, false).unwrap_or(element)
}

pub(super) fn cast(dag: &mut Dag, value: Value, ty: ValueType) -> Value {
    if dag.type_of(value) == ty { value } else { dag.value(NodeOp::BITCAST, ty, &[value]) }
}

pub(super) fn is_undef(dag: &Dag, value: Value) -> bool {
    matches!(dag.op(value.node), NodeOp::UNDEF | NodeOp::POISON)
}

pub(super) fn is_zero_lane(dag: &Dag, value: Value) -> bool {
    matches!(dag.op(value.node), NodeOp::CONSTANT | NodeOp::CONSTANT_FP)
        && dag.payload(value.node) == Payload::Int(0)
}

impl Machine {
    pub(super) fn by_number(&self, dag: &mut Dag, op: NodeOp, operands: &[Value], number: u32) -> Value {
        let ty = dag.type_of(operands[0]);
        let mut all = operands.to_vec();
        all.push(dag.target_constant(number.into(), ValueType::I8));
        dag.value(op, ty, &all)
    }

    pub(super) fn interleave(&self, dag: &mut Dag, high: bool, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        if is_undef(dag, b) && !high {
            return a;
        }
        dag.value(if high { node::UNPCKH } else { node::UNPCKL }, ty, &[a, b])
    }

    /// An element of a vector; `None` if it goes through memory.
    pub(super) fn lower_element(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let &[whole, index] = dag.operands(node) else { return None };
        let (ty, index) = (dag.type_of(whole), u32::try_from(dag.as_constant(index)?).ok()?);
        if ty.bits() != 128 || index >= ty.lanes() {
            return None;
        }
        let element = ty.element();
        if element == ValueType::I8 && self.has_sse41 {
            let number = dag.target_constant(index.into(), ValueType::I8);
            let byte = dag.value(node::PEXTRB, ValueType::I32, &[whole, number]);
            return Some(dag.value(NodeOp::TRUNCATE, element, &[byte]));
        }
        if matches!(element, ValueType::I32 | ValueType::I64) && index > 0 && self.has_sse41 {
            let number = dag.target_constant(index.into(), ValueType::I8);
            return Some(dag.value(node::PEXTR, element, &[whole, number]));
        }
        if matches!(element, ValueType::I8 | ValueType::I16) {
            return Some(self.word(dag, whole, element, index));
        }
        let moved = match (element, index) {
            (_, 0) => return Some(node.into()),
            (ValueType::F64, _) => self.interleave(dag, true, whole, whole),
            (ValueType::F32, _) => self.by_number(dag, node::SHUFP, &[whole, whole], index),
            (ValueType::I64, _) => self.numbered(dag, whole, 0xee),
            (ValueType::I32, _) => self.numbered(dag, whole, index),
            _ => return None,
        };
        let first = dag.constant(0, self.pointer());
        Some(dag.value(NodeOp::EXTRACT_VECTOR_ELT, element, &[moved, first]))
    }

    /// Quarters of a vector by number, two bits for each.
    pub(super) fn numbered(&self, dag: &mut Dag, value: Value, numbers: u32) -> Value {
        let ty = dag.type_of(value);
        let quarters = cast(dag, value, vector(ValueType::I32, 4));
        let moved = self.by_number(dag, node::PSHUFD, &[quarters], numbers);
        cast(dag, moved, ty)
    }

    /// A byte or word.
    fn word(&self, dag: &mut Dag, whole: Value, element: ValueType, index: u32) -> Value {
        let words = cast(dag, whole, vector(ValueType::I16, 8));
        let is_byte = element == ValueType::I8;
        let number = if is_byte { index / 2 } else { index };
        let number = dag.target_constant(number.into(), ValueType::I8);
        let mut word = dag.value(node::PEXTRW, ValueType::I32, &[words, number]);
        if is_byte && index % 2 == 1 {
            let by = dag.constant(8, ValueType::I8);
            word = dag.value(NodeOp::SRL, ValueType::I32, &[word, by]);
        }
        dag.value(NodeOp::TRUNCATE, element, &[word])
    }

    /// A vector of its elements; `None` if it goes through memory, as constants do.
    pub(super) fn lower_build_vector(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let ty = dag.types(node)[0];
        let elements = dag.operands(node).to_vec();
        if !matches!(ty.bits(), 128 | 256 | 512) {
            return None;
        }
        let given: Vec<Value> = elements.iter().copied().filter(|&e| !is_undef(dag, e)).collect();
        let Some(&first) = given.first() else { return Some(dag.undef(ty)) };
        let is_wide = ty.bits() > 128;
        if given.iter().all(|&e| is_zero_lane(dag, e)) {
            let zero = match ty.bits() {
                128 => op::V_SET0,
                256 => op::AVX_SET0,
                _ => op::AVX512_512_SET0,
            };
            return Some(dag.make(Parts::new(NodeOp::machine(zero), &[ty], &[])).into());
        }
        let is_one = |&e: &Value| dag.op(e.node) == NodeOp::CONSTANT && dag.as_constant(e) == Some(-1);
        if given.iter().all(is_one) && (!is_wide || self.has_avx2) {
            let ones = match ty.bits() {
                128 => op::V_SETALLONES,
                256 => op::AVX2_SETALLONES,
                _ => op::AVX512_512_SETALLONES,
            };
            return Some(dag.make(Parts::new(NodeOp::machine(ones), &[ty], &[])).into());
        }
        let is_number = |&e: &Value| matches!(dag.op(e.node), NodeOp::CONSTANT | NodeOp::CONSTANT_FP);
        if given.iter().all(is_number) {
            return None;
        }
        if given.iter().all(|&e| e == first) && (given.len() > 1 || is_wide) {
            return Some(self.spread(dag, ty, first));
        }
        if is_wide {
            return None;
        }
        if let Some((&first, rest)) = elements.split_first()
            && given.len() > 1
            && rest.iter().all(|&e| is_undef(dag, e) || is_zero_lane(dag, e))
        {
            return Some(self.first_among_zeros(dag, ty, first));
        }
        if let Some(inserted) = self.of_inserted(dag, ty, &elements) {
            return Some(inserted);
        }
        match ty.element() {
            ValueType::I8 => {
                let words: Vec<Value> =
                    elements.chunks(2).map(|pair| self.pair_of_bytes(dag, pair)).collect();
                let words = self.of_words(dag, &words);
                Some(cast(dag, words, ty))
            }
            ValueType::I16 => {
                let words: Vec<Value> = elements.iter().map(|&e| self.wide(dag, e)).collect();
                Some(self.of_words(dag, &words))
            }
            _ => self.of_parts(dag, ty, &elements),
        }
    }

    /// A number in the lowest lane and zeros above: what a move to a vector register makes.
    fn first_among_zeros(&self, dag: &mut Dag, ty: ValueType, first: Value) -> Value {
        let is_narrow = matches!(ty.element(), ValueType::I8 | ValueType::I16);
        let first = if is_narrow { dag.value(NodeOp::ZERO_EXTEND, ValueType::I32, &[first]) } else { first };
        let own = dag.type_of(first);
        let whole = vector(own, (128 / own.bits()) as u32);
        let lowest = dag.value(NodeOp::SCALAR_TO_VECTOR, whole, &[first]);
        let all = dag.value(node::VZEXT_MOVL, whole, &[lowest]);
        cast(dag, all, ty)
    }

    /// Numbers of which an instruction inserts each, the first one by a move.
    fn of_inserted(&self, dag: &mut Dag, ty: ValueType, elements: &[Value]) -> Option<Value> {
        let is_byte = ty.element() == ValueType::I8;
        if !self.has_sse41 || !matches!(ty.element(), ValueType::I8 | ValueType::I32 | ValueType::I64) {
            return None;
        }
        let mut all = match elements.first() {
            Some(&first) if !is_undef(dag, first) => {
                let first = if is_byte { self.wide(dag, first) } else { first };
                let own = vector(dag.type_of(first), (128 / dag.type_of(first).bits()) as u32);
                let one = dag.value(NodeOp::SCALAR_TO_VECTOR, own, &[first]);
                cast(dag, one, ty)
            }
            _ => dag.undef(ty),
        };
        for (i, &element) in elements.iter().enumerate().skip(1) {
            if is_undef(dag, element) {
                continue;
            }
            let number = dag.target_constant(i as i64, ValueType::I8);
            all = if is_byte {
                let wide = self.wide(dag, element);
                dag.value(node::PINSRB, ty, &[all, wide, number])
            } else {
                dag.value(node::PINSR, ty, &[all, element, number])
            };
        }
        Some(all)
    }

    fn wide(&self, dag: &mut Dag, element: Value) -> Value {
        if is_undef(dag, element) {
            return dag.undef(ValueType::I32);
        }
        dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[element])
    }

    fn pair_of_bytes(&self, dag: &mut Dag, pair: &[Value]) -> Value {
        let &[low, high] = pair else { return dag.undef(ValueType::I32) };
        if is_undef(dag, high) {
            return self.wide(dag, low);
        }
        let high = self.wide(dag, high);
        let by = dag.constant(8, ValueType::I8);
        let high = dag.value(NodeOp::SHL, ValueType::I32, &[high, by]);
        if is_undef(dag, low) {
            return high;
        }
        let low = dag.value(NodeOp::ZERO_EXTEND, ValueType::I32, &[low]);
        dag.value(NodeOp::OR, ValueType::I32, &[low, high])
    }

    fn of_words(&self, dag: &mut Dag, words: &[Value]) -> Value {
        let ty = vector(ValueType::I16, 8);
        let mut all = match words.first() {
            Some(&first) if !is_undef(dag, first) => {
                let first = dag.value(NodeOp::SCALAR_TO_VECTOR, vector(ValueType::I32, 4), &[first]);
                cast(dag, first, ty)
            }
            _ => dag.undef(ty),
        };
        for (i, &word) in words.iter().enumerate().skip(1) {
            if !is_undef(dag, word) {
                let number = dag.target_constant(i as i64, ValueType::I8);
                all = dag.value(node::PINSRW, ty, &[all, word, number]);
            }
        }
        all
    }

    /// Two or four elements.
    fn of_parts(&self, dag: &mut Dag, ty: ValueType, elements: &[Value]) -> Option<Value> {
        let alone: Vec<Value> =
            elements
                .iter()
                .map(|&e| {
                    if is_undef(dag, e) {
                        dag.undef(ty)
                    } else {
                        dag.value(NodeOp::SCALAR_TO_VECTOR, ty, &[e])
                    }
                })
                .collect();
        match alone[..] {
            [a, b] => Some(self.interleave(dag, false, a, b)),
            [a, b, c, d] => {
                let (low, high) = (self.interleave(dag, false, a, b), self.interleave(dag, false, c, d));
                let half = if ty.element().is_float() { ValueType::F64 } else { ValueType::I64 };
                let half = vector(half, 2);
                let (low, high) = (cast(dag, low, half), cast(dag, high, half));
                let is_undef = is_undef(dag, c) && is_undef(dag, d);
                let both = if is_undef { low } else { self.interleave(dag, false, low, high) };
                Some(cast(dag, both, ty))
            }
            _ => None,
        }
    }

    /// The same element everywhere.
    fn spread(&self, dag: &mut Dag, ty: ValueType, element: Value) -> Value {
        let quarters = vector(ValueType::I32, 4);
        let half = vector(ty.element(), (128 / ty.element().bits()) as u32);
        if ty.bits() == 512 && !self.computes(ty) {
            let half = vector(ty.element(), ty.lanes() / 2);
            let low = self.spread(dag, half, element);
            return dag.value(NodeOp::CONCAT_VECTORS, ty, &[low, low]);
        }
        if self.has_avx2 && (ty.bits() > 128 || ty.element() != ValueType::F64) {
            let one = match ty.element() {
                ValueType::I8 | ValueType::I16 => {
                    let wide = self.wide(dag, element);
                    dag.value(NodeOp::SCALAR_TO_VECTOR, quarters, &[wide])
                }
                _ => dag.value(NodeOp::SCALAR_TO_VECTOR, half, &[element]),
            };
            let one = cast(dag, one, half);
            return dag.value(node::VBROADCAST, ty, &[one]);
        }
        if ty.bits() == 256 {
            let low = self.spread(dag, half, element);
            return dag.value(NodeOp::CONCAT_VECTORS, ty, &[low, low]);
        }
        let spread = match ty.element() {
            ValueType::I8 | ValueType::I16 => {
                let wide = self.wide(dag, element);
                let mut one = dag.value(NodeOp::SCALAR_TO_VECTOR, quarters, &[wide]);
                if ty.element() == ValueType::I8 {
                    let bytes = cast(dag, one, ty);
                    one = self.interleave(dag, false, bytes, bytes);
                }
                let words = cast(dag, one, vector(ValueType::I16, 8));
                let low = self.by_number(dag, node::PSHUFLW, &[words], 0);
                self.numbered(dag, low, 0)
            }
            of => {
                let one = dag.value(NodeOp::SCALAR_TO_VECTOR, ty, &[element]);
                match of {
                    ValueType::F64 => self.interleave(dag, false, one, one),
                    ValueType::F32 => self.by_number(dag, node::SHUFP, &[one, one], 0),
                    ValueType::I64 => self.numbered(dag, one, 0x44),
                    _ => self.numbered(dag, one, 0),
                }
            }
        };
        cast(dag, spread, ty)
    }

    /// All elements shifted by a constant.
    pub(super) fn shift_all(&self, dag: &mut Dag, op: NodeOp, value: Value, by: u32) -> Option<Value> {
        let ty = dag.type_of(value);
        let of = ty.element();
        let has = ty.is_int()
            && self.computes(ty)
            && match op {
                NodeOp::SHL | NodeOp::SRL => matches!(of, ValueType::I16 | ValueType::I32 | ValueType::I64),
                NodeOp::SRA => {
                    matches!(of, ValueType::I16 | ValueType::I32)
                        || of == ValueType::I64 && self.has_zmm_or_narrower(ty)
                }
                _ => false,
            };
        let op = match op {
            NodeOp::SHL => node::VSHLI,
            NodeOp::SRL => node::VSRLI,
            _ => node::VSRAI,
        };
        (has && by < of.scalar_bits()).then(|| self.by_number(dag, op, &[value], by))
    }
}
