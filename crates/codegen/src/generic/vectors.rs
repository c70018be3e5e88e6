//! Vectors of a described machine: what its `VectorFacts` say beside patterns.
//!
//! A comparison that the machine lacks is one with exchanged operands, the complement of another, or two together. An order of
//! elements is searched for among the forms of the description ([`isel::shuffle`]). A vector of scalars begins with the first
//! one and gets the others one at a time; one of the same scalar everywhere is a splat, and constants of which no splat is made
//! are loaded. Linear in the elements.

use isel::call::resize;
use isel::dag::Payload;
use isel::lowering::Result;
use isel::shuffle::{self, ANY, Form, Lane, Mask, Shape, ZERO};
use isel::{Dag, Lowering, Node, Unsupported, Value};
use mir::Isa;
use smallvec::{SmallVec, smallvec};
use tables::image::Image;
use tables::machine::{LaneReduction, OwnOperation, VectorCondition, VectorFacts, VectorForm, VectorShape};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

type Values = SmallVec<[Value; 2]>;

/// What is known of the vectors of a machine; nothing if it has none.
#[derive(Debug, Default)]
pub(super) struct Vectors {
    facts: VectorFacts,
    forms: Vec<Form>,
    shifts: Vec<OwnOperation>,
    conditions: Vec<VectorCondition>,
    float_conditions: Vec<VectorCondition>,
    conversions: Vec<OwnOperation>,
    products: Vec<OwnOperation>,
    reductions: Vec<LaneReduction>,
    pair_sums: Vec<OwnOperation>,
}

/// The vector type with twice as many integers of half the width.
pub(super) fn of_half_width(ty: ValueType) -> Option<ValueType> {
    ValueType::int(ty.scalar_bits() / 2).vector(ty.lanes() * 2, false)
}

pub(super) fn cast(dag: &mut Dag, value: Value, ty: ValueType) -> Value {
    if dag.type_of(value) == ty { value } else { dag.value(NodeOp::BITCAST, ty, &[value]) }
}

fn is_undef(dag: &Dag, value: Value) -> bool {
    matches!(dag.op(value.node), NodeOp::UNDEF | NodeOp::POISON)
}

/// The bits of a constant.
fn number(dag: &Dag, value: Value) -> Option<i64> {
    match (dag.op(value.node), dag.payload(value.node)) {
        (NodeOp::CONSTANT | NodeOp::CONSTANT_FP, Payload::Int(number)) => Some(number),
        (NodeOp::BITCAST, _) => dag.as_constant(*dag.operands(value.node).first()?),
        _ => None,
    }
}

fn shape(shape: VectorShape) -> Shape {
    match shape {
        VectorShape::InterleaveLow => Shape::Interleave { high: false },
        VectorShape::InterleaveHigh => Shape::Interleave { high: true },
        VectorShape::Even => Shape::EveryOther { odd: false },
        VectorShape::Odd => Shape::EveryOther { odd: true },
        VectorShape::PairsOfEven => Shape::Pairs { odd: false },
        VectorShape::PairsOfOdd => Shape::Pairs { odd: true },
        VectorShape::Align => Shape::Align,
        VectorShape::ReverseHalves => Shape::Reverse { parts: 2 },
        VectorShape::ReverseQuarters => Shape::Reverse { parts: 4 },
        VectorShape::ReverseEighths => Shape::Reverse { parts: 8 },
        VectorShape::Spread => Shape::Spread,
        VectorShape::InsertElement => Shape::InsertElement,
        VectorShape::Bytes => Shape::Bytes,
        VectorShape::Or => Shape::Or,
        VectorShape::And => Shape::And,
        VectorShape::Select => Shape::Select,
    }
}

fn form(record: VectorForm) -> Option<Form> {
    Some(Form {
        shape: shape(VectorShape::from_number(record.shape.into())?),
        node: record.op,
        second: NodeOp::ENTRY_TOKEN,
        lane_bits: record.lane_bits.into(),
        is_float: false,
        bits: record.bits.into(),
        cost: record.cost.into(),
    })
}

fn own(operations: &[OwnOperation], op: NodeOp) -> Option<NodeOp> {
    operations.iter().find(|known| known.generic == op).map(|known| known.own)
}

impl Vectors {
    pub(super) fn new(image: &Image) -> Vectors {
        let Some(facts) = image.records::<VectorFacts>().get(0) else { return Vectors::default() };
        Vectors {
            forms: image.list(facts.forms).iter().filter_map(form).collect(),
            shifts: image.list(facts.shifts).iter().collect(),
            conditions: image.list(facts.conditions).iter().collect(),
            float_conditions: image.list(facts.float_conditions).iter().collect(),
            conversions: image.list(facts.conversions).iter().collect(),
            products: image.list(facts.products).iter().collect(),
            reductions: image.list(facts.reductions).iter().collect(),
            pair_sums: image.list(facts.pair_sums).iter().collect(),
            facts,
        }
    }

    /// Bits of a vector that forms rearrange: those of a register.
    fn has_size(&self, ty: ValueType) -> bool {
        self.forms.iter().any(|form| u64::from(form.bits) == ty.bits())
    }

    /// Whether an operation puts vectors together or takes them apart, which [`Vectors::elements`] does.
    pub(super) fn is_about_elements(&self, op: NodeOp) -> bool {
        let ops = [NodeOp::BUILD_VECTOR, NodeOp::EXTRACT_VECTOR_ELT, NodeOp::INSERT_VECTOR_ELT];
        ops.contains(&op) && !self.forms.is_empty()
    }

    /// Nothing if the operation goes through memory.
    pub(super) fn elements(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        node: Node,
        pointer: ValueType,
    ) -> Result<Values> {
        let index = dag.operands(node).last().copied();
        let has_number = index.is_some_and(|index| dag.as_constant(index).is_some());
        Ok(match dag.op(node) {
            NodeOp::BUILD_VECTOR => self.built(isa, dag, node, pointer).into_iter().collect(),
            // A pattern does it.
            _ if has_number => smallvec![node.into()],
            _ => SmallVec::new(),
        })
    }

    /// A vector of its elements, of which those of less than a register are in one.
    fn built(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node, pointer: ValueType) -> Option<Value> {
        let ty = dag.types(node)[0];
        let elements: SmallVec<[Value; 16]> = dag.operands(node).iter().copied().collect();
        let given: SmallVec<[Value; 16]> = elements.iter().copied().filter(|&e| !is_undef(dag, e)).collect();
        let Some(&first) = given.first() else { return Some(dag.undef(ty)) };
        let numbers: Option<SmallVec<[i64; 16]>> = given.iter().map(|&e| number(dag, e)).collect();
        if let Some(numbers) = numbers {
            return self.splat_number(isa, dag, ty, &numbers);
        }
        if given.iter().all(|&e| e == first) && given.len() > 1 {
            return Some(dag.value(NodeOp::SPLAT_VECTOR, ty, &[first]));
        }
        let mut all = None;
        let constants = elements.iter().filter(|&&e| number(dag, e).is_some()).count();
        if constants > 1 {
            // All of them in one vector, which may be a splat.
            let undef = dag.undef(dag.type_of(first));
            let lanes: SmallVec<[Value; 16]> =
                elements.iter().map(|&e| if number(dag, e).is_some() { e } else { undef }).collect();
            let constant = dag.value(NodeOp::BUILD_VECTOR, ty, &lanes);
            all = Some(self.built(isa, dag, constant.node, pointer)?);
        }
        for (place, &element) in elements.iter().enumerate() {
            if is_undef(dag, element) || constants > 1 && number(dag, element).is_some() {
                continue;
            }
            all = Some(match all {
                None if place == 0 => dag.value(NodeOp::SCALAR_TO_VECTOR, ty, &[element]),
                _ => {
                    let whole = all.unwrap_or_else(|| dag.undef(ty));
                    let place = dag.constant(place as i64, pointer);
                    dag.value(NodeOp::INSERT_VECTOR_ELT, ty, &[whole, element, place])
                }
            });
        }
        all
    }

    /// The same number everywhere, as a splat of the narrowest elements that repeat.
    fn splat_number(&self, isa: &Isa<'_>, dag: &mut Dag, ty: ValueType, numbers: &[i64]) -> Option<Value> {
        let mut bits = ty.scalar_bits();
        let low = |number: i64, bits: u32| if bits < 64 { number & ((1 << bits) - 1) } else { number };
        let mut number = low(*numbers.first()?, bits);
        if numbers.iter().any(|&other| low(other, bits) != number) {
            return None;
        }
        while bits > 8 && low(number, bits / 2) == low(number >> (bits / 2), bits / 2) {
            bits /= 2;
            number = low(number, bits);
        }
        let own = ValueType::int(bits).vector((ty.bits() / u64::from(bits)) as u32, false)?;
        let registers = [ValueType::I32, ValueType::I64];
        let scalar = registers.into_iter().find(|&t| {
            t.scalar_bits() >= bits && isa.class_for_type(t).is_some_and(|class| isa.class(class).allocatable)
        })?;
        let unused = 64 - bits;
        let lane = dag.constant(number << unused >> unused, scalar);
        let splat = dag.value(NodeOp::SPLAT_VECTOR, own, &[lane]);
        Some(cast(dag, splat, ty))
    }

    pub(super) fn shifted(&self, dag: &mut Dag, op: NodeOp, value: Value, by: u32) -> Option<Value> {
        let ty = dag.type_of(value);
        let own = own(&self.shifts, op).filter(|_| self.has_size(ty) && by < ty.scalar_bits())?;
        if by == 0 {
            return Some(value);
        }
        let by = dag.target_constant(by.into(), ValueType::I8);
        Some(dag.value(own, ty, &[value, by]))
    }

    pub(super) fn operation(
        &self,
        dag: &mut Dag,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
    ) -> Option<Value> {
        match operands {
            [_, _, index]
                if op == NodeOp::INSERT_VECTOR_ELT
                    && self.has_size(ty)
                    && dag.as_constant(*index).is_some() =>
            {
                Some(dag.value(op, ty, operands))
            }
            &[a, b] if op == NodeOp::MUL => {
                let extension = dag.op(a.node);
                let own = own(&self.products, extension).filter(|_| dag.op(b.node) == extension)?;
                let (&[a], &[b]) = (dag.operands(a.node), dag.operands(b.node)) else { return None };
                (dag.type_of(a) == dag.type_of(b)).then(|| dag.value(own, ty, &[a, b]))
            }
            &[value] => {
                let own = own(&self.conversions, op)?;
                self.has_size(dag.type_of(value)).then(|| dag.value(own, ty, &[value]))
            }
            _ => None,
        }
    }

    /// One of the first lanes of a vector, each extended by an operation where there is one: as wide as a lane, or an
    /// extended lane, in a register with zeros above.
    pub(super) fn reduced(
        &self,
        dag: &mut Dag,
        (op, extension): (NodeOp, Option<NodeOp>),
        value: Value,
        lanes: u32,
    ) -> Option<Value> {
        let ty = dag.type_of(value);
        let bits = lanes * ty.scalar_bits();
        let extension = extension.unwrap_or(NodeOp::ENTRY_TOKEN);
        let own = self.reductions.iter().find(|known| {
            known.generic == op
                && known.extension == extension
                && u32::from(known.lane_bits) == ty.scalar_bits()
                && u32::from(known.bits) == bits
        })?;
        let made = match (extension, ty.is_float()) {
            _ if !self.has_size(ty) => return None,
            (_, true) => ty.element(),
            (NodeOp::ENTRY_TOKEN, _) => ValueType::int(ty.scalar_bits().max(32)),
            _ => ValueType::int((2 * ty.scalar_bits()).max(32)),
        };
        Some(dag.value(own.own, made, &[value]))
    }

    /// The sums of lanes that are next to each other, as lanes of twice the width.
    pub(super) fn pair_sums(&self, dag: &mut Dag, extension: NodeOp, value: Value) -> Option<Value> {
        let from = dag.type_of(value);
        let own =
            own(&self.pair_sums, extension).filter(|_| self.has_size(from) && from.scalar_bits() < 64)?;
        let ty = ValueType::int(2 * from.scalar_bits()).vector(from.lanes() / 2, false)?;
        Some(dag.value(own, ty, &[value]))
    }

    pub(super) fn packed_saturated(&self, dag: &mut Dag, vectors: [Value; 2], signed: bool) -> Option<Value> {
        let own = if signed { self.facts.saturated_pack } else { self.facts.saturated_pack_unsigned };
        let from = dag.type_of(vectors[0]);
        let has = own != NodeOp::ENTRY_TOKEN && self.has_size(from) && from.scalar_bits() > 8;
        Some(dag.value(own, of_half_width(from).filter(|_| has)?, &vectors))
    }

    // ---- Masks ------------------------------------------------------------------------------------------------------------

    /// The operation over as few of the first lanes of a vector as the machine has it for.
    fn reduced_first(&self, dag: &mut Dag, op: NodeOp, value: Value, lanes: u32) -> Option<Value> {
        let held = dag.type_of(value).lanes();
        let half = (lanes <= held / 2).then(|| self.reduced(dag, (op, None), value, held / 2)).flatten();
        half.or_else(|| self.reduced(dag, (op, None), value, held))
    }

    /// A vector with a bit of its own in each of the first lanes, from the lowest one on; those of bytes begin again after eight.
    fn weights(dag: &mut Dag, ty: ValueType, lanes: u32) -> Value {
        let element = ty.element();
        let weight = |lane: u32| if lane < lanes { 1 << (lane % ty.scalar_bits()) } else { 0 };
        let all: SmallVec<[Value; 16]> =
            (0..ty.lanes()).map(|lane| dag.constant(weight(lane), element)).collect();
        dag.value(NodeOp::BUILD_VECTOR, ty, &all)
    }

    /// The first lanes of a mask as bits: the sum of what they keep of a vector that has another bit in each. Where they are more
    /// than a lane has bits, both halves of the sum are made at once, as the bytes of lanes of twice the width.
    pub(super) fn bits_of_mask(
        &self,
        lowering: &dyn Lowering,
        dag: &mut Dag,
        mask: Value,
        lanes: u32,
    ) -> Option<Value> {
        let ty = dag.type_of(mask);
        if !self.has_size(ty) || lanes > 2 * ty.scalar_bits() {
            return None;
        }
        let weights = Self::weights(dag, ty, lanes);
        let mut kept = dag.value(NodeOp::AND, ty, &[mask, weights]);
        if lanes > ty.scalar_bits() {
            let half = ty.lanes() / 2;
            let order: SmallVec<[Option<u32>; 16]> =
                (0..half).flat_map(|lane| [Some(lane), Some(lane + half)]).collect();
            let beside = self.shuffled(lowering, dag, [kept, kept], &order)?;
            kept = cast(dag, beside, ValueType::int(2 * ty.scalar_bits()).vector(half, false)?);
        }
        let summed = if lanes > ty.scalar_bits() { lanes / 2 } else { lanes };
        let sum = self.reduced_first(dag, NodeOp::VECREDUCE_ADD, kept, summed)?;
        Some(resize(dag, sum, ValueType::I32))
    }

    /// A number that is not zero where all of the first lanes of a mask are ones, or where any of them is.
    pub(super) fn tested_mask(&self, dag: &mut Dag, mask: Value, lanes: u32, all: bool) -> Option<Value> {
        const WORD: u32 = 32;
        let op = if all { NodeOp::VECREDUCE_UMIN } else { NodeOp::VECREDUCE_UMAX };
        let ty = dag.type_of(mask);
        if !self.has_size(ty) {
            return None;
        }
        let pieces = ty.scalar_bits().div_ceil(WORD);
        let (held, wanted) = (ty.lanes() * pieces, lanes * pieces);
        let narrow = ValueType::int(ty.scalar_bits() / pieces).vector(held, false)?;
        let mask = cast(dag, mask, narrow);
        if let Some(number) = self.reduced(dag, (op, None), mask, wanted) {
            return Some(number);
        }
        // Other lanes become what the ones that are looked at have to be.
        let number = |lane: u32| -i64::from((lane < wanted) != all);
        let others: SmallVec<[Value; 16]> =
            (0..held).map(|lane| dag.constant(number(lane), narrow.element())).collect();
        let others = dag.value(NodeOp::BUILD_VECTOR, narrow, &others);
        let mask = dag.value(if all { NodeOp::OR } else { NodeOp::AND }, narrow, &[mask, others]);
        self.reduced_first(dag, op, mask, wanted)
    }

    /// Lanes of ones for the lowest bits of a number that are set: everywhere the number, of which a bit is looked at.
    pub(super) fn mask_of_bits(
        &self,
        lowering: &dyn Lowering,
        dag: &mut Dag,
        ty: ValueType,
        bits: Value,
    ) -> Option<Value> {
        let (equal, _) = self.condition(CondCode::EQ, false).filter(|_| self.has_size(ty))?;
        let lane_bits = ty.scalar_bits();
        let scalar = ValueType::int(lane_bits.max(32));
        let bits = resize(dag, bits, scalar);
        let everywhere = if ty.lanes() <= lane_bits {
            dag.value(NodeOp::SPLAT_VECTOR, ty, &[bits])
        } else {
            let bytes = ValueType::int(32).vector((ty.bits() / 32) as u32, false)?;
            let first = dag.value(NodeOp::SCALAR_TO_VECTOR, bytes, &[bits]);
            let first = cast(dag, first, ty);
            let order: SmallVec<[Option<u32>; 16]> =
                (0..ty.lanes()).map(|lane| Some(lane / lane_bits)).collect();
            self.shuffled(lowering, dag, [first, first], &order)?
        };
        let weights = Self::weights(dag, ty, ty.lanes());
        let kept = dag.value(NodeOp::AND, ty, &[everywhere, weights]);
        Some(dag.value(equal, ty, &[kept, weights]))
    }

    // ---- Comparisons ----------------------------------------------------------------------------------------------------

    /// The operation that compares by a condition, and whether its operands change places.
    fn condition(&self, code: CondCode, of_floats: bool) -> Option<(NodeOp, bool)> {
        let table = if of_floats { &self.float_conditions } else { &self.conditions };
        // Where nothing is said of numbers that are not ordered, they do not matter.
        let code = if of_floats && code.0 > CondCode::ORDERED_BITS { CondCode(code.0 & 7) } else { code };
        let find = |code: CondCode| table.iter().find(|known| known.code == code.0).map(|known| known.op);
        find(code).map(|op| (op, false)).or_else(|| find(code.swapped()).map(|op| (op, true)))
    }

    pub(super) fn compared(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        let of_floats = ty.is_float();
        let mask = ValueType::int(ty.scalar_bits()).vector(ty.lanes(), false)?;
        if !self.has_size(ty) {
            return None;
        }
        if let Some(value) = self.compared_by_one(dag, code, (a, b), mask) {
            return Some(value);
        }
        if let Some(value) = self.compared_by_two(dag, code, (a, b), mask) {
            return Some(value);
        }
        let inverse = code.inverse(!of_floats);
        let value = self.compared_by_one(dag, inverse, (a, b), mask);
        let value = value.or_else(|| self.compared_by_two(dag, inverse, (a, b), mask))?;
        let ones = dag.constant(-1, mask.element());
        let lanes: SmallVec<[Value; 16]> = smallvec![ones; mask.lanes() as usize];
        let ones = dag.value(NodeOp::BUILD_VECTOR, mask, &lanes);
        Some(dag.value(NodeOp::XOR, mask, &[value, ones]))
    }

    fn compared_by_one(
        &self,
        dag: &mut Dag,
        code: CondCode,
        (a, b): (Value, Value),
        mask: ValueType,
    ) -> Option<Value> {
        let (op, swapped) = self.condition(code, dag.type_of(a).is_float())?;
        Some(dag.value(op, mask, &if swapped { [b, a] } else { [a, b] }))
    }

    /// Numbers that are ordered, or ordered and unequal.
    fn compared_by_two(
        &self,
        dag: &mut Dag,
        code: CondCode,
        operands: (Value, Value),
        mask: ValueType,
    ) -> Option<Value> {
        if !dag.type_of(operands.0).is_float() {
            return None;
        }
        let (one, other) = match code {
            CondCode::ONE => (CondCode::OGT, CondCode::OLT),
            CondCode::O => (CondCode::OGE, CondCode::OLT),
            _ => return None,
        };
        let one = self.compared_by_one(dag, one, operands, mask)?;
        let other = self.compared_by_one(dag, other, operands, mask)?;
        Some(dag.value(NodeOp::OR, mask, &[one, other]))
    }

    // ---- Orders of elements -----------------------------------------------------------------------------------------------

    /// The mask counts through both vectors.
    pub(super) fn shuffled(
        &self,
        lowering: &dyn Lowering,
        dag: &mut Dag,
        vectors: [Value; 2],
        mask: &[Option<u32>],
    ) -> Option<Value> {
        let [a, b] = vectors;
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        if mask.len() != lanes as usize || !self.has_size(ty) || !(8..=64).contains(&ty.scalar_bits()) {
            return None;
        }
        let lane = |m: u32| {
            let value = if m < lanes { a } else { b };
            let m = if a == b { m % lanes } else { m };
            let element = match dag.op(value.node) {
                NodeOp::BUILD_VECTOR => dag.operands(value.node).get((m % lanes) as usize).copied(),
                NodeOp::UNDEF | NodeOp::POISON => return ANY,
                _ => None,
            };
            match element {
                Some(element) if is_undef(dag, element) => ANY,
                Some(element) if number(dag, element) == Some(0) => ZERO,
                _ => m as Lane,
            }
        };
        let order = Mask::new(ty.scalar_bits(), mask.iter().map(|m| m.map_or(ANY, lane)));
        let plan = shuffle::search(&self.forms, &order)?;
        shuffle::make(lowering, dag, &plan, vectors)
    }

    // ---- Calls ------------------------------------------------------------------------------------------------------------

    /// As which a vector is passed: one of 64 bits as a number of so many, and so what fills them when its lanes are wider or
    /// when there are more of them; others as they are held, in whole registers. A number of lanes that is no power of two is
    /// that vector with lanes added which is held, and else its elements.
    pub(super) fn passed(&self, isa: &Isa<'_>, ty: ValueType) -> Result<ValueType> {
        const SHORT: u32 = 64;
        let unknown = || Unsupported::new(format!("passing a value of type {ty}"));
        let (lane_bits, lanes) = (ty.scalar_bits(), ty.lanes());
        let is_half = matches!(ty.element(), ValueType::F16 | ValueType::BF16);
        let few = 2..=8;
        let goes_by_lanes = lane_bits == 1 && !(lanes.is_power_of_two() && few.contains(&lanes));
        let is_odd = !lane_bits.is_power_of_two();
        if lane_bits > 64 || goes_by_lanes || lanes == 1 && (is_half || is_odd) {
            return Ok(ty);
        }
        let of_integers = |bits| ValueType::int(bits).vector(lanes, false).ok_or_else(unknown);
        if lanes == 1 {
            return if lane_bits >= 8 { Ok(ValueType::F64) } else { Err(unknown()) };
        }
        if !lanes.is_power_of_two() {
            let is_short = lane_bits >= 8 && lane_bits * lanes.next_power_of_two() == SHORT;
            return if is_short {
                Ok(ValueType::F64)
            } else if is_half {
                of_integers(lane_bits)
            } else {
                Ok(ty)
            };
        }
        let least = if ty.is_int() { lane_bits.next_power_of_two().max(8) } else { lane_bits };
        let width = if ty.is_int() { least.max(SHORT / lanes) } else { least };
        if width * lanes <= SHORT {
            return Ok(ValueType::F64);
        }
        let like = if is_half || width != lane_bits { of_integers(width)? } else { ty };
        let whole = like.element().vector(128 / width, false).ok_or_else(unknown)?;
        let class = isa.class_for_type(whole).filter(|&class| isa.class(class).allocatable);
        if class.is_some() && self.has_size(whole) { Ok(like) } else { Err(unknown()) }
    }
}
