//! Comparisons of vectors of 512 bits, whose results are mask registers, and what takes them.
//!
//! ```text
//! t3: v16i1 = CMPM t1, t2, 1          VPCMPLTD %zmm1, %zmm0, %k1
//! t4: v16i32 = VPMOVM2 t3             VPMOVM2D %k1, %zmm2: lanes of ones and zeros
//! t5: v16i32 = BLENDM t3, t6, t7      VPBLENDMD %zmm6, %zmm7, %zmm5 {%k1}
//! ```
//!
//! To shared code a mask is a vector of ones and zeros, as it is where narrower vectors are compared. What takes a mask register
//! looks through the vector to the register that it has come of, through conjunctions and their like too: the vector is made
//! only for those that need one. A vector that has come of something else is tested for lanes that are not zero. Looks a bounded
//! number of operands deep.
//!
//! Manual: volume 2C, VPBLENDMD, VPCMPD, VPMOVM2D, VPTESTMD; section 15.6, "Opmask registers".

use super::Machine;
use super::condition::comparison_of_integers;
use super::masks::float_predicate;
use super::vectors::vector;
use crate::names::node;
use isel::{Dag, Value};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 4;

impl Machine {
    /// A comparison of lanes, as a vector of ones and zeros.
    pub(super) fn compared_to_mask(
        &self,
        dag: &mut Dag,
        code: CondCode,
        a: Value,
        b: Value,
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        if !ty.is_float() {
            let row = comparison_of_integers(code)?;
            let op = if row.is_unsigned != 0 { node::CMPMU } else { node::CMPM };
            return Some(self.comparison(dag, op, row.number.into(), (a, b)));
        }
        let (predicate, swapped) = float_predicate(code, true)?;
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        Some(self.by_predicate(dag, predicate, a, b))
    }

    /// Numbers compared by a predicate of `CMPPS`: a vector of ones and zeros.
    pub(super) fn by_predicate(&self, dag: &mut Dag, predicate: u32, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        if ty.bits() == 512 {
            return self.comparison(dag, node::CMPM, predicate.into(), (a, b));
        }
        let predicate = dag.target_constant(predicate.into(), ValueType::I8);
        let mask = vector(ValueType::int(ty.scalar_bits()), ty.lanes());
        dag.value(node::CMPP, mask, &[a, b, predicate])
    }

    fn comparison(&self, dag: &mut Dag, op: NodeOp, number: i64, (a, b): (Value, Value)) -> Value {
        let ty = dag.type_of(a);
        let number = dag.target_constant(number, ValueType::I8);
        let bits = dag.value(op, vector(ValueType::I1, ty.lanes()), &[a, b, number]);
        dag.value(node::VPMOVM2, vector(ValueType::int(ty.scalar_bits()), ty.lanes()), &[bits])
    }

    /// Lanes of one vector where a mask has ones, of another where it has zeros.
    pub(super) fn blended(&self, dag: &mut Dag, mask: Value, yes: Value, no: Value) -> Value {
        let (bits, ty) = (self.mask_register(dag, mask), dag.type_of(yes));
        dag.value(node::BLENDM, ty, &[bits, yes, no])
    }

    /// The same of any width, on processors that choose by lanes.
    pub(super) fn chosen_lanes(&self, dag: &mut Dag, mask: Value, yes: Value, no: Value) -> Value {
        let ty = dag.type_of(yes);
        if ty.bits() == 512 {
            return self.blended(dag, mask, yes, no);
        }
        dag.value(NodeOp::VSELECT, ty, &[mask, yes, no])
    }

    /// Whether lanes of a vector of less than 512 bits can be chosen by a mask register.
    fn blends_by_register(&self, ty: ValueType) -> bool {
        let has_lanes = self.has_avx512bw || ty.scalar_bits() >= 32;
        self.has_avx512vl && has_lanes && matches!(ty.bits(), 128 | 256) && self.computes(ty)
    }

    /// A choice of lanes of less than 512 bits by the mask register of which the mask has come.
    pub(super) fn blended_narrower(
        &self,
        dag: &mut Dag,
        mask: Value,
        yes: Value,
        no: Value,
    ) -> Option<Value> {
        let ty = dag.type_of(yes);
        if !self.blends_by_register(ty) {
            return None;
        }
        let bits = self.register_behind(dag, mask, 0)?;
        (dag.type_of(bits).lanes() == ty.lanes()).then(|| dag.value(node::BLENDM, ty, &[bits, yes, no]))
    }

    /// A bit for each lane, as an integer: of 64 bits for 64 lanes, of 32 otherwise.
    pub(super) fn bits_of_mask(&self, dag: &mut Dag, mask: Value) -> Value {
        let bits = self.mask_register(dag, mask);
        let is_whole = dag.type_of(bits).lanes() == 64;
        dag.value(node::KMOVRK, if is_whole { ValueType::I64 } else { ValueType::I32 }, &[bits])
    }

    /// Lanes of ones and zeros for the lowest bits of an integer: of 512 bits by way of a mask register, of fewer by a comparison
    /// of each lane with its own bit.
    pub(super) fn mask_from_bits(&self, dag: &mut Dag, ty: ValueType, bits: Value) -> Option<Value> {
        let (lanes, own) = (ty.lanes(), dag.type_of(bits));
        if !self.has_avx512 || !self.computes(ty) || own.scalar_bits() < lanes || lanes == 64 && !self.is_64()
        {
            return None;
        }
        if ty.bits() == 512 || self.blends_by_register(ty) {
            let int = if lanes == 64 { ValueType::I64 } else { ValueType::I32 };
            let narrowed = match own.scalar_bits().cmp(&int.scalar_bits()) {
                std::cmp::Ordering::Less => dag.value(NodeOp::ANY_EXTEND, int, &[bits]),
                std::cmp::Ordering::Equal => bits,
                std::cmp::Ordering::Greater => dag.value(NodeOp::TRUNCATE, int, &[bits]),
            };
            // A move to a mask register is of sixteen bits at least; of fewer lanes, the bits above are to be zeros.
            let cut = match lanes {
                2 | 4 | 8 => {
                    let low = dag.constant((1 << lanes) - 1, int);
                    dag.value(NodeOp::AND, int, &[narrowed, low])
                }
                _ => narrowed,
            };
            let mask = dag.value(node::KMOVKR, vector(ValueType::I1, lanes), &[cut]);
            return Some(dag.value(node::VPMOVM2, ty, &[mask]));
        }
        let lane = ty.element();
        if lanes > lane.scalar_bits() || own.scalar_bits() > 32 && lane.scalar_bits() < 64 {
            return None;
        }
        let wide = match own.scalar_bits().cmp(&lane.scalar_bits()) {
            std::cmp::Ordering::Less => dag.value(NodeOp::ANY_EXTEND, lane, &[bits]),
            std::cmp::Ordering::Equal => bits,
            std::cmp::Ordering::Greater => dag.value(NodeOp::TRUNCATE, lane, &[bits]),
        };
        let all = dag.value(NodeOp::BUILD_VECTOR, ty, &vec![wide; lanes as usize]);
        let each: Vec<Value> = (0..lanes).map(|i| dag.constant(1 << i, lane)).collect();
        let each = dag.value(NodeOp::BUILD_VECTOR, ty, &each);
        let own = dag.value(NodeOp::AND, ty, &[all, each]);
        Some(dag.value(node::PCMPEQ, ty, &[own, each]))
    }

    /// The operation and the operands of an access by a mask, which is the last of them: by the signs of a vector, or by a mask
    /// register.
    pub(super) fn masked_access<const N: usize>(
        &self,
        dag: &mut Dag,
        (by_signs, by_bits): (NodeOp, NodeOp),
        mut operands: [Value; N],
    ) -> (NodeOp, [Value; N]) {
        match operands.last_mut() {
            Some(mask) if dag.type_of(*mask).bits() == 512 || dag.type_of(*mask).scalar_bits() < 32 => {
                *mask = self.mask_register(dag, *mask);
                (by_bits, operands)
            }
            _ => (by_signs, operands),
        }
    }

    /// The mask register that says which lanes of a vector of ones and zeros have ones.
    pub(super) fn mask_register(&self, dag: &mut Dag, mask: Value) -> Value {
        if let Some(bits) = self.register_behind(dag, mask, 0) {
            return bits;
        }
        let lanes = dag.type_of(mask).lanes();
        dag.value(node::VPTESTM, vector(ValueType::I1, lanes), &[mask])
    }

    /// The mask register of which a vector has come, if that is known.
    fn register_behind(&self, dag: &mut Dag, mask: Value, depth: u32) -> Option<Value> {
        if depth > MAX_DEPTH {
            return None;
        }
        let operands = dag.operands(mask.node).to_vec();
        let op = match (dag.op(mask.node), &operands[..]) {
            (node::VPMOVM2, &[bits]) => return Some(bits),
            (NodeOp::FREEZE | NodeOp::TRUNCATE | NodeOp::SIGN_EXTEND, &[of]) => {
                return self.register_behind(dag, of, depth + 1);
            }
            // The same bits in lanes of another width are no mask of these lanes.
            (NodeOp::XOR, &[a, ones]) if is_ones(dag, ones) => {
                let a = self.register_behind(dag, a, depth + 1)?;
                let ty = dag.type_of(a);
                return Some(dag.value(node::KNOT, ty, &[a]));
            }
            (NodeOp::AND, _) => node::KAND,
            (NodeOp::OR, _) => node::KOR,
            (NodeOp::XOR, _) => node::KXOR,
            (node::ANDNP, _) => node::KANDN,
            _ => return None,
        };
        let &[a, b] = &operands[..] else { return None };
        let (a, b) = (self.register_behind(dag, a, depth + 1)?, self.register_behind(dag, b, depth + 1)?);
        let ty = dag.type_of(a);
        Some(dag.value(op, ty, &[a, b]))
    }
}

fn is_ones(dag: &Dag, value: Value) -> bool {
    let lanes = dag.operands(value.node);
    dag.op(value.node) == NodeOp::BUILD_VECTOR && lanes.iter().all(|&lane| dag.as_constant(lane) == Some(-1))
}
