//! Intrinsics of the target: each is an operation of its own, which patterns of the description select.
//!
//! What comes before selection knows nothing of these operations, so arguments and results must be of legal types; a vector
//! that is passed as a scalar is that scalar here, too, and a record may say in its name which vectors it is for. An integer
//! that is narrower than registers, in an intrinsic whose record gives all types (nothing follows the name), is in a register
//! with anything above it: patterns are of the register's width. A vector of truth values is the integer that has a bit for each.
//! A lookup is a binary search.

use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::lowering::{Result, Unsupported};
use ir::Inst;
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
        let Some((found, has_fixed_types)) = find(image, name) else { return Ok(None) };
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
                    let value = self.scalar(arg)?;
                    let ty = self.dag.type_of(value);
                    match self.scalar_for(ty) {
                        _ if is_truths(ty) => {
                            let bits = ValueType::int(ty.lanes());
                            let value = self.dag.value(NodeOp::BITCAST, bits, &[value]);
                            self.held_in_register(value)
                        }
                        Some(scalar) => self.with_lanes(value, scalar),
                        None if has_fixed_types => self.held_in_register(value),
                        None => value,
                    }
                }
                _ => self.immediate_argument(name, arg)?,
            });
        }
        let result = self.result_type(inst);
        let given: Vec<ValueType> = self.state.scalars(result)?.iter().map(|(ty, _)| *ty).collect();
        let held = |ty: ValueType| match self.scalar_for(ty) {
            _ if is_truths(ty) => self.register_for(ValueType::int(ty.lanes())),
            None if has_fixed_types => self.register_for(ty),
            scalar => scalar.unwrap_or(ty),
        };
        let mut types: Vec<ValueType> = given.iter().map(|&ty| held(ty)).collect();
        if has_chain {
            types.push(ValueType::OTHER);
        }
        let node = self.dag.make(Parts::new(found.node, &types, &operands));
        if has_chain {
            self.chain = Value::new(node, given.len() as u32);
        }
        let results = given.iter().enumerate().map(|(n, &ty)| {
            let value = Value::new(node, n as u32);
            match self.dag.type_of(value) {
                held if held == ty => value,
                held if is_truths(ty) => {
                    let bits = ValueType::int(ty.lanes());
                    let value =
                        if held == bits { value } else { self.dag.value(NodeOp::TRUNCATE, bits, &[value]) };
                    self.dag.value(NodeOp::BITCAST, ty, &[value])
                }
                held if held.is_scalar_int() && ty.is_scalar_int() => {
                    self.dag.value(NodeOp::TRUNCATE, ty, &[value])
                }
                _ => self.with_lanes(value, ty),
            }
        });
        Ok(Some(results.collect()))
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

    /// An argument that instructions hold as an immediate.
    fn immediate_argument(&mut self, name: &str, arg: ir::Value) -> Result<Value> {
        let number = self.state.constant_int(arg);
        let number = number
            .ok_or_else(|| Unsupported::new(format!("an argument of '{name}' that is not a constant")))?;
        let ty = self.state.value_type(self.state.scope.type_of(arg))?;
        Ok(self.dag.target_constant(number, ty))
    }
}
