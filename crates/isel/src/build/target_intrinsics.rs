//! Intrinsics of the target: each is an operation of its own, which patterns of the description select.
//!
//! What comes before selection knows nothing of these operations, so arguments and results must be of legal types; a vector
//! that is passed as a scalar is that scalar here, too, and a record may say in its name which vectors it is for. An integer
//! that is narrower than registers, in an intrinsic whose record gives all types (nothing follows the name), is in a register
//! with anything above it: patterns are of the register's width. A vector of truth values is the integer that has a bit for
//! each; a number of 16 bits, alone or in a vector, is an integer where no register holds such a number; a vector of one
//! element may be that. An integer that takes two registers is two arguments or results, the lower one first, of the
//! intrinsic whose name goes on with `.halves`. What a pointer is said to point to (`elementtype`) is part of the name. Results
//! may be registers of a tuple, which is then what the operation makes. A lookup is a binary search.

use super::vector_passing::Passing;
use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::lowering::{Result, Unsupported};
use ir::attributes::{AttrKind, Attribute};
use ir::{Inst, InstView};
use tables::Image;
use tables::nodes::NodeOp;
use tables::selection::{TargetIntrinsic, TargetNode, node_flags};
use tables::value_type::ValueType;

/// The intrinsic that a function of this name is, and whether that is its full name. Types may follow, each after a dot.
fn find(image: &Image, full_name: &str) -> Option<(TargetIntrinsic, bool)> {
    let table = image.records::<TargetIntrinsic>();
    let mut name = full_name;
    loop {
        let (mut low, mut high) = (0, table.len());
        while low < high {
            let middle = low.midpoint(high);
            let row = table.get(middle)?;
            match image.string(row.name).cmp(name) {
                std::cmp::Ordering::Equal => return Some((row, name.len() == full_name.len())),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        name = name.rsplit_once('.')?.0;
    }
}

/// Whether a type is a vector of truth values that an integer holds.
fn is_truths(ty: ValueType) -> bool {
    ty.is_vector() && ty.scalar_bits() == 1 && ty.lanes() <= 64
}

impl Builder<'_, '_> {
    /// `None` if the target has no intrinsic of this name.
    pub(super) fn target_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let image = &self.state.isa.target.image;
        let by_element = self.name_by_element(inst, name, args.len())?;
        let name = by_element.as_deref().unwrap_or(name);
        let Some((mut found, has_fixed_types)) = find(image, name) else { return Ok(None) };
        let result = self.result_type(inst);
        let given: Vec<ValueType> = self.state.scalars(result)?.iter().map(|(ty, _)| *ty).collect();
        let mut wanted = given.clone();
        for &arg in args {
            wanted.extend(self.state.scalars(self.state.scope.type_of(arg))?.iter().map(|(ty, _)| *ty));
        }
        let in_halves = match find(image, &format!("{name}.halves")) {
            Some((halves, true)) if wanted.iter().any(|&ty| self.is_two_registers(ty)) => {
                found = halves;
                true
            }
            _ => false,
        };
        let index = found.node.target_index().map(usize::from);
        let flags = index.and_then(|i| image.records::<TargetNode>().get(i)).map_or(0, |n| n.flags);
        let has_chain = flags & node_flags::HAS_CHAIN != 0;
        let mut operands = Vec::with_capacity(args.len() + 1);
        if has_chain {
            operands.push(self.ordered_chain());
        }
        for (n, &arg) in args.iter().enumerate() {
            operands.push(match found.immediates >> n.min(15) & 1 {
                0 => {
                    let bits = self.bits_of_truths(arg)?;
                    let value = if let Some(bits) = bits { bits } else { self.scalar(arg)? };
                    let ty = self.dag.type_of(value);
                    if in_halves && self.is_two_registers(ty) {
                        let (low, high) = self.halves_of(value);
                        operands.push(low);
                        operands.push(high);
                        continue;
                    }
                    if bits.is_some() {
                        operands.push(value);
                        continue;
                    }
                    let bits = self.integers_for(ty);
                    match self.scalar_for(ty) {
                        _ if bits.is_some_and(|bits| bits != ty) => {
                            self.dag.value(NodeOp::BITCAST, bits.unwrap_or(ty), &[value])
                        }
                        None if self.lone_element(ty).is_some() => self.element(value, 0),
                        Some(scalar) => self.with_lanes(value, scalar),
                        None if has_fixed_types => self.held_in_register(value),
                        None => value,
                    }
                }
                _ => self.immediate_argument(name, arg)?,
            });
        }
        let held = |ty: ValueType| match self.scalar_for(ty) {
            _ if is_truths(ty) => self.register_for(ValueType::int(ty.lanes())),
            _ if self.integers_for(ty).is_some() => self.integers_for(ty).unwrap_or(ty),
            None if self.lone_element(ty).is_some() => self.lone_element(ty).unwrap_or(ty),
            None if has_fixed_types => self.register_for(ty),
            scalar => scalar.unwrap_or(ty),
        };
        let mut types = Vec::with_capacity(given.len() + 1);
        let mut places = Vec::with_capacity(given.len());
        for &ty in &given {
            let held = held(ty);
            if found.makes_tuple != 0 {
                places.push((ty, types.len() as u32, false));
                types.push(held);
                continue;
            }
            places.push((ty, types.len() as u32, in_halves && self.is_two_registers(held)));
            match places.last() {
                Some((.., true)) => types.extend([ValueType::int(held.bits() as u32 / 2); 2]),
                _ => types.push(held),
            }
        }
        let members = match found.makes_tuple {
            0 => Vec::new(),
            _ => std::mem::replace(&mut types, vec![ValueType::UNTYPED]),
        };
        let chain = types.len() as u32;
        if has_chain {
            types.push(ValueType::OTHER);
        }
        let node = self.dag.make(Parts::new(found.node, &types, &operands));
        let members = self.parts_of_tuple(name, node.into(), &members)?;
        if has_chain {
            self.chain = Value::new(node, chain);
        }
        let results = places.into_iter().map(|(ty, n, is_halves)| {
            let value = match is_halves {
                true => self.of_halves(Value::new(node, n), Value::new(node, n + 1)),
                false => members.get(n as usize).copied().unwrap_or(Value::new(node, n)),
            };
            match self.dag.type_of(value) {
                held if held == ty => value,
                held if is_truths(ty) => {
                    let bits = ValueType::int(ty.lanes());
                    let value =
                        if held == bits { value } else { self.dag.value(NodeOp::TRUNCATE, bits, &[value]) };
                    self.dag.value(NodeOp::BITCAST, ty, &[value])
                }
                held if Some(held) == self.lone_element(ty) => self.vector_of(ty, &[value]),
                held if Some(held) == self.integers_for(ty) => self.dag.value(NodeOp::BITCAST, ty, &[value]),
                held if held.is_scalar_int() && ty.is_scalar_int() => {
                    self.dag.value(NodeOp::TRUNCATE, ty, &[value])
                }
                _ => self.with_lanes(value, ty),
            }
        });
        Ok(Some(results.collect()))
    }

    /// The name of an intrinsic whose pointer says what it points to: that type takes the place of the pointer's.
    fn name_by_element(&self, inst: Inst, name: &str, count: usize) -> Result<Option<String>> {
        let InstView::Call { info, .. } = self.state.source.view(inst) else { return Ok(None) };
        let attributes = &self.state.scope.env.attributes;
        let element = (0..count).find_map(|arg| {
            match attributes.param_attr(info.attributes, arg, AttrKind::ElementType) {
                Some(&Attribute::Type(_, ty)) => ty,
                _ => None,
            }
        });
        let (Some(ty), Some(stem)) = (element, name.strip_suffix(".p0")) else { return Ok(None) };
        Ok(Some(format!("{stem}.{}", self.state.value_type(ty)?)))
    }

    /// The registers of a tuple.
    fn parts_of_tuple(&mut self, name: &str, tuple: Value, types: &[ValueType]) -> Result<Vec<Value>> {
        let parts = &self.state.lowering.facts().register_parts;
        if parts.len() < types.len() {
            return Err(Unsupported::new(format!("intrinsic '{name}' with this many results")));
        }
        Ok(types.iter().zip(parts).map(|(&ty, &part)| self.dag.value(part, ty, &[tuple])).collect())
    }

    /// The element of a vector of one, where such a vector is no more than that.
    fn lone_element(&self, ty: ValueType) -> Option<ValueType> {
        let is_lone =
            ty.is_vector() && ty.lanes() == 1 && matches!(self.vector_passing(ty), Ok(Passing::Elements));
        is_lone.then(|| ty.element())
    }

    /// Whether an integer, or the one for truth values, takes two registers.
    fn is_two_registers(&self, ty: ValueType) -> bool {
        let ty = if is_truths(ty) { ValueType::int(ty.lanes()) } else { ty };
        let half = ValueType::int(ty.bits() as u32 / 2);
        let legality = &self.state.legality;
        ty.is_scalar_int()
            && ty.bits() > 1
            && self.register_for(ty) == ty
            && !legality.is_legal_type(ty)
            && legality.is_legal_type(half)
    }

    /// An integer of two registers as those: the lower one, the upper one.
    fn halves_of(&mut self, value: Value) -> (Value, Value) {
        let ty = self.dag.type_of(value);
        let half = ValueType::int(ty.bits() as u32 / 2);
        let low = self.dag.value(NodeOp::TRUNCATE, half, &[value]);
        let by = self.dag.constant(half.bits() as i64, ty);
        let by = self.shift_amount(by);
        let high = self.dag.value(NodeOp::SRL, ty, &[value, by]);
        (low, self.dag.value(NodeOp::TRUNCATE, half, &[high]))
    }

    fn of_halves(&mut self, low: Value, high: Value) -> Value {
        let half = self.dag.type_of(low).bits();
        let ty = ValueType::int(half as u32 * 2);
        let low = self.dag.value(NodeOp::ZERO_EXTEND, ty, &[low]);
        let high = self.dag.value(NodeOp::ANY_EXTEND, ty, &[high]);
        let by = self.dag.constant(half as i64, ty);
        let by = self.shift_amount(by);
        let high = self.dag.value(NodeOp::SHL, ty, &[high, by]);
        self.dag.value(NodeOp::OR, ty, &[low, high])
    }

    /// The integer, or the vector of them, that stands for numbers of 16 bits of which none can be in a register, or no
    /// vector.
    pub(super) fn integers_for(&self, ty: ValueType) -> Option<ValueType> {
        let lane = if ty.is_vector() { ty.element() } else { ty };
        if !lane.is_float() || lane.bits() != 16 {
            return None;
        }
        if ty.is_vector() && self.scalar_for(ty).is_some() {
            return None;
        }
        let bits = ValueType::int(16);
        let integers = if ty.is_vector() { bits.vector(ty.lanes(), false) } else { Some(bits) };
        if self.state.legality.is_legal_type(lane) {
            let passed = ty.is_vector().then(|| self.vector_passing(ty).ok()).flatten();
            return integers.filter(|&integers| match passed {
                Some(Passing::Pieces { lanes, piece, count: 1 }) => lanes == integers && piece == integers,
                _ => false,
            });
        }
        integers
    }

    /// The integer for a vector of truth values; `None` for anything else. What lies above its bits does not matter, so the
    /// lowest elements of a wider vector that was an integer are that integer, and ones everywhere are one constant for all
    /// widths.
    fn bits_of_truths(&mut self, arg: ir::Value) -> Result<Option<Value>> {
        let ty = self.state.value_type(self.state.scope.type_of(arg))?;
        if !is_truths(ty) {
            return Ok(None);
        }
        let held = self.register_for(ValueType::int(ty.lanes()));
        let truths = self.scalar(arg)?;
        let lanes = self.dag.operands(truths.node).to_vec();
        let is_one = |dag: &crate::Dag, lane| dag.as_constant(lane).is_some_and(|n| n & 1 == 1);
        let value = match self.lowest_of_integer(&lanes) {
            Some(number) => number,
            None if self.dag.op(truths.node) == NodeOp::BUILD_VECTOR
                && lanes.iter().all(|&lane| is_one(self.dag, lane)) =>
            {
                return Ok(Some(self.dag.constant(-1, held)));
            }
            None => self.dag.value(NodeOp::BITCAST, ValueType::int(ty.lanes()), &[truths]),
        };
        let own = self.dag.type_of(value);
        Ok(Some(match own.bits().cmp(&held.bits()) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.dag.value(NodeOp::ANY_EXTEND, held, &[value]),
            std::cmp::Ordering::Greater => self.dag.value(NodeOp::TRUNCATE, held, &[value]),
        }))
    }

    /// The integer of which elements are the lowest bits, in order.
    fn lowest_of_integer(&self, lanes: &[Value]) -> Option<Value> {
        let mut source = None;
        for (n, lane) in lanes.iter().enumerate() {
            let &[vector, at] = self.dag.operands(lane.node) else { return None };
            let is_element = self.dag.op(lane.node) == NodeOp::EXTRACT_VECTOR_ELT;
            let same = *source.get_or_insert(vector) == vector;
            if !is_element || !same || self.dag.as_constant(at) != Some(n as i64) {
                return None;
            }
        }
        let cast = source.filter(|v| self.dag.op(v.node) == NodeOp::BITCAST)?;
        let &[number] = self.dag.operands(cast.node) else { return None };
        self.dag.type_of(number).is_scalar_int().then_some(number)
    }

    /// An integer in a register, with anything above it where that is wider; other values as they are.
    fn held_in_register(&mut self, value: Value) -> Value {
        let ty = self.dag.type_of(value);
        match self.register_for(ty) {
            held if held == ty => value,
            held => self.dag.value(NodeOp::ANY_EXTEND, held, &[value]),
        }
    }

    /// The type of the register in which an integer is that is narrower than registers are.
    fn register_for(&self, ty: ValueType) -> ValueType {
        let narrow = ty.is_scalar_int() && !self.state.legality.is_legal_type(ty);
        let held = narrow.then(|| self.state.legality.int_type_for(ty.bits() as u32)).flatten();
        held.unwrap_or(ty)
    }

    /// The number that all elements of a constant vector are.
    fn splat_number(&mut self, arg: ir::Value) -> Option<i64> {
        if !self.state.value_type(self.state.scope.type_of(arg)).ok()?.is_vector() {
            return None;
        }
        let vector = self.scalar(arg).ok()?;
        let lanes = self.dag.operands(vector.node);
        let is_built = matches!(self.dag.op(vector.node), NodeOp::BUILD_VECTOR | NodeOp::SPLAT_VECTOR);
        let first = is_built.then(|| lanes.first().and_then(|&lane| self.dag.as_constant(lane))).flatten()?;
        lanes.iter().all(|&lane| self.dag.as_constant(lane) == Some(first)).then_some(first)
    }

    /// An argument that instructions hold as an immediate.
    fn immediate_argument(&mut self, name: &str, arg: ir::Value) -> Result<Value> {
        let number = self.state.constant_int(arg).or_else(|| self.splat_number(arg));
        let number = number
            .ok_or_else(|| Unsupported::new(format!("an argument of '{name}' that is not a constant")))?;
        let ty = self.state.value_type(self.state.scope.type_of(arg))?;
        let ty = if ty.is_vector() { ty.element() } else { ty };
        Ok(self.dag.target_constant(number, ty))
    }
}
