//! Elements of vectors of 128 bits: taken out, put together and moved about in registers.
//!
//! SSE2 has few ways to get at an element but the first one: it is moved there (`PSHUFD`, `SHUFPS`, `UNPCKHPD`), and only
//! words have instructions of their own (`PEXTRW`, `PINSRW`). A vector is made of its elements by interleaving: of four,
//! the first two and the last two, then both halves. What is not here goes through memory.

use super::Machine;
use isel::dag::{Parts, Payload};
use isel::{Dag, Node, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// A vector type by element and number of elements.
fn vector(element: ValueType, lanes: u32) -> ValueType {
    element.vector(lanes, false).unwrap_or(element)
}

fn cast(dag: &mut Dag, value: Value, ty: ValueType) -> Value {
    if dag.type_of(value) == ty { value } else { dag.value(NodeOp::BITCAST, ty, &[value]) }
}

fn is_undef(dag: &Dag, value: Value) -> bool {
    matches!(dag.op(value.node), NodeOp::UNDEF | NodeOp::POISON)
}

fn is_zero(dag: &Dag, value: Value) -> bool {
    matches!(dag.op(value.node), NodeOp::CONSTANT | NodeOp::CONSTANT_FP)
        && dag.payload(value.node) == Payload::Int(0)
}

impl Machine {
    fn by_number(&self, dag: &mut Dag, op: NodeOp, operands: &[Value], number: u32) -> Value {
        let ty = dag.type_of(operands[0]);
        let mut all = operands.to_vec();
        all.push(dag.target_constant(number.into(), ValueType::I8));
        dag.value(op, ty, &all)
    }

    fn interleave(&self, dag: &mut Dag, high: bool, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        if is_undef(dag, b) && !high {
            return a;
        }
        dag.value(if high { self.node.unpckh } else { self.node.unpckl }, ty, &[a, b])
    }

    /// An element of a vector; `None` if it goes through memory.
    pub(super) fn lower_element(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let &[whole, index] = dag.operands(node) else { return None };
        let (ty, index) = (dag.type_of(whole), u32::try_from(dag.as_constant(index)?).ok()?);
        if ty.bits() != 128 || index >= ty.lanes() {
            return None;
        }
        let element = ty.element();
        if matches!(element, ValueType::I8 | ValueType::I16) {
            return Some(self.word(dag, whole, element, index));
        }
        let moved = match (element, index) {
            (_, 0) => return Some(node.into()),
            (ValueType::F64, _) => self.interleave(dag, true, whole, whole),
            (ValueType::F32, _) => self.by_number(dag, self.node.shufp, &[whole, whole], index),
            (ValueType::I64, _) => self.numbered(dag, whole, 0xee),
            (ValueType::I32, _) => self.numbered(dag, whole, index),
            _ => return None,
        };
        let first = dag.constant(0, ValueType::I64);
        Some(dag.value(NodeOp::EXTRACT_VECTOR_ELT, element, &[moved, first]))
    }

    /// Quarters of a vector by number, two bits for each.
    fn numbered(&self, dag: &mut Dag, value: Value, numbers: u32) -> Value {
        let ty = dag.type_of(value);
        let quarters = cast(dag, value, vector(ValueType::I32, 4));
        let moved = self.by_number(dag, self.node.pshufd, &[quarters], numbers);
        cast(dag, moved, ty)
    }

    /// A byte or word.
    fn word(&self, dag: &mut Dag, whole: Value, element: ValueType, index: u32) -> Value {
        let words = cast(dag, whole, vector(ValueType::I16, 8));
        let is_byte = element == ValueType::I8;
        let number = if is_byte { index / 2 } else { index };
        let number = dag.target_constant(number.into(), ValueType::I8);
        let mut word = dag.value(self.node.pextrw, ValueType::I32, &[words, number]);
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
        if ty.bits() != 128 {
            return None;
        }
        let given: Vec<Value> = elements.iter().copied().filter(|&e| !is_undef(dag, e)).collect();
        let Some(&first) = given.first() else { return Some(dag.undef(ty)) };
        if given.iter().all(|&e| is_zero(dag, e)) {
            return Some(dag.make(Parts::new(NodeOp::machine(self.pseudo.zero_128), &[ty], &[])).into());
        }
        if given.iter().all(|&e| dag.as_constant(e).is_some()) {
            return None;
        }
        if given.len() > 1 && given.iter().all(|&e| e == first) {
            return Some(self.spread(dag, ty, first));
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
                all = dag.value(self.node.pinsrw, ty, &[all, word, number]);
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
        let spread = match ty.element() {
            ValueType::I8 | ValueType::I16 => {
                let wide = self.wide(dag, element);
                let mut one = dag.value(NodeOp::SCALAR_TO_VECTOR, quarters, &[wide]);
                if ty.element() == ValueType::I8 {
                    let bytes = cast(dag, one, ty);
                    one = self.interleave(dag, false, bytes, bytes);
                }
                let words = cast(dag, one, vector(ValueType::I16, 8));
                let low = self.by_number(dag, self.node.pshuflw, &[words], 0);
                self.numbered(dag, low, 0)
            }
            of => {
                let one = dag.value(NodeOp::SCALAR_TO_VECTOR, ty, &[element]);
                match of {
                    ValueType::F64 => self.interleave(dag, false, one, one),
                    ValueType::F32 => self.by_number(dag, self.node.shufp, &[one, one], 0),
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
        let has = ty.bits() == 128
            && match op {
                NodeOp::SHL | NodeOp::SRL => matches!(of, ValueType::I16 | ValueType::I32 | ValueType::I64),
                NodeOp::SRA => matches!(of, ValueType::I16 | ValueType::I32),
                _ => false,
            };
        let op = match op {
            NodeOp::SHL => self.node.vshli,
            NodeOp::SRL => self.node.vsrli,
            _ => self.node.vsrai,
        };
        (has && by < of.scalar_bits()).then(|| self.by_number(dag, op, &[value], by))
    }

    /// Elements of two vectors in another order, in one instruction; `None` if it takes more. The mask counts through both.
    pub(super) fn shuffled(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        if ty.bits() != 128 || mask.len() != lanes as usize {
            return None;
        }
        let is =
            |wanted: &dyn Fn(u32) -> u32| mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| m == wanted(i)));
        // From one vector only: both are that one.
        let from = |first: bool| mask.iter().flatten().all(|&m| (m < lanes) == first);
        let (a, b, mask) = match (from(true), from(false)) {
            (true, _) if is(&|i| i) => return Some(a),
            (_, true) if is(&|i| lanes + i) => return Some(b),
            (true, _) => (a, a, mask.to_vec()),
            (_, true) => (b, b, mask.iter().map(|m| m.map(|m| m - lanes)).collect()),
            _ => (a, b, mask.to_vec()),
        };
        let second = if a == b { 0 } else { lanes };
        let is =
            |wanted: &dyn Fn(u32) -> u32| mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| m == wanted(i)));
        for high in [false, true] {
            let base = if high { lanes / 2 } else { 0 };
            if is(&|i| base + i / 2 + if i % 2 == 1 { second } else { 0 }) {
                return Some(self.interleave_all(dag, high, a, b));
            }
            if a != b && is(&|i| base + i / 2 + if i % 2 == 0 { second } else { 0 }) {
                return Some(self.interleave_all(dag, high, b, a));
            }
        }
        let part = |range: std::ops::Range<usize>| mask.get(range).unwrap_or(&[]).iter().flatten();
        let half = lanes as usize / 2;
        let in_first = |m: &u32| *m < lanes;
        let order = match () {
            () if part(0..half).all(in_first) && part(half..2 * half).all(|m| a == b || !in_first(m)) => {
                (a, b)
            }
            () if part(0..half).all(|m| !in_first(m)) && part(half..2 * half).all(in_first) => (b, a),
            () => return None,
        };
        let number = |i: usize| mask.get(i).copied().flatten().unwrap_or(i as u32) % lanes;
        match lanes {
            4 => {
                let numbers = (0..4).fold(0, |all, i| all | number(i) << (2 * i));
                if a == b && !ty.element().is_float() {
                    return Some(self.numbered(dag, a, numbers));
                }
                self.in_floats(dag, ValueType::F32, order, numbers)
            }
            2 => {
                let numbers = number(0) | number(1) << 1;
                self.in_floats(dag, ValueType::F64, order, numbers)
            }
            _ => None,
        }
    }

    fn interleave_all(&self, dag: &mut Dag, high: bool, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        dag.value(if high { self.node.unpckh } else { self.node.unpckl }, ty, &[a, b])
    }

    fn in_floats(&self, dag: &mut Dag, of: ValueType, (a, b): (Value, Value), numbers: u32) -> Option<Value> {
        let ty = dag.type_of(a);
        let floats = of.vector(ty.lanes(), false)?;
        let (a, b) = (cast(dag, a, floats), cast(dag, b, floats));
        let moved = self.by_number(dag, self.node.shufp, &[a, b], numbers);
        Some(cast(dag, moved, ty))
    }
}
