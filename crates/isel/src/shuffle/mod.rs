//! Elements of one or two vectors in another order, by the instructions that a machine has for it.
//!
//! A machine says which instructions it has as a table of [`Form`]s: what each does to elements ([`Shape`]), their width,
//! and what it costs. [`search`] looks for the cheapest sequence of them, from the result backwards: a form whose result is
//! the wanted order says which elements its operands must have, and those are wanted orders, too.
//!
//! ```text
//! wanted [0 4 1 5] of a, b
//!   interleave low (X, Y): X = [0 1 _ _], Y = [4 5 _ _]      X is a, Y is b: one instruction
//! wanted [3 0 4 _]
//!   by number (X): X = something with 0, 3 and 4 in it       X = halves a[0 3], b[0 _]: two instructions
//! ```
//!
//! Wanted orders ([`Mask`]) count through both vectors; an element may be anything, or zero. Before a form is tried, the order is
//! put in terms of elements of the form's width.

mod check;
mod make;
mod mask;
mod search;

pub use check::makes;
pub use make::make;
pub use mask::{ANY, Lane, Mask, ZERO};
pub use search::{Plan, search, search_within};

use tables::nodes::NodeOp;

/// What an instruction does to elements. A *group* is what it treats alike: 128 bits, or the whole vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The lower, or upper, halves of two vectors' groups, one element of each in turn.
    Interleave { high: bool },
    /// The lowest element of the second vector, the others of the first.
    Lowest,
    /// The lowest element, and zeros above.
    LowestAlone,
    /// Elements of a group by number.
    Numbers,
    /// The same for the lower, or upper, four of a group of eight; the other ones stay.
    HalfNumbers { high: bool },
    /// The lower half of a group by number from the first vector, the upper half from the second.
    Halves,
    /// Each element from the same place of either vector.
    Blend,
    /// The bytes of two groups next to each other, the second vector's the lower ones, moved down.
    Align,
    /// All bytes of a group moved, with zeros in their place.
    ShiftBytes { up: bool },
    /// Elements of a group, or zeros, by a constant vector of numbers.
    Bytes,
    /// Any elements of the whole vector, by a constant vector of numbers that is the first operand.
    Variable,
    /// Quarters of the whole vector by number.
    Quarters,
    /// Halves of the whole of two vectors, or zeros.
    WholeHalves,
    /// The lowest element of a vector of 128 bits everywhere.
    Broadcast,
    /// One element of the second vector in any place of the first, and zeros.
    Insert,
    /// A word through a register for integers: [`Form::second`] takes it out.
    InsertWord,
    /// The even elements of two vectors, all others being zeros: numbers of twice the width that are packed.
    Pack,
    /// Bits of both.
    Or,
    /// Elements that stay, and zeros, by a constant.
    And,
    /// Each element from the same place of either vector, by a constant.
    Select,
    /// Every other element of two vectors: those of the first one, then those of the second.
    EveryOther { odd: bool },
    /// The same elements of two vectors, one of each in turn.
    Pairs { odd: bool },
    /// Elements in reverse order within each of so many parts of the vector.
    Reverse { parts: u32 },
    /// One element everywhere, by number.
    Spread,
    /// One element of the second vector in any place of the first.
    InsertElement,
}

/// An instruction, or a short sequence of operations, that moves elements.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    pub shape: Shape,
    pub node: NodeOp,
    pub second: NodeOp,
    /// Of the elements it moves.
    pub lane_bits: u32,
    pub is_float: bool,
    /// Of the vector.
    pub bits: u32,
    /// [`UNIT`] for each instruction.
    pub cost: u32,
}

/// What a simple instruction costs.
pub const UNIT: u32 = 4;

impl Form {
    /// Elements of a group.
    fn group(&self) -> usize {
        let bits = match self.shape {
            Shape::Variable | Shape::Quarters | Shape::WholeHalves | Shape::Broadcast => self.bits,
            Shape::Reverse { parts } => self.bits / parts,
            _ => 128,
        };
        (bits / self.lane_bits) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine with the forms that take every other element, pairs, parts in reverse order, and single elements.
    fn forms() -> Vec<Form> {
        let form = |shape, lane_bits, cost| {
            let (node, second) = (NodeOp::OR, NodeOp::OR);
            Form { shape, node, second, lane_bits, is_float: false, bits: 128, cost }
        };
        let mut forms = vec![form(Shape::Align, 8, UNIT), form(Shape::Bytes, 8, 2 * UNIT + 1)];
        for lane_bits in [64, 32, 16, 8] {
            let for_both = [false, true].into_iter().flat_map(|odd| {
                [Shape::Interleave { high: odd }, Shape::EveryOther { odd }, Shape::Pairs { odd }]
            });
            let single = [Shape::Spread, Shape::InsertElement];
            forms.extend(for_both.chain(single).map(|shape| form(shape, lane_bits, UNIT)));
            let parts = [2, 4, 8].into_iter().filter(|parts| 128 / parts > lane_bits);
            forms.extend(parts.map(|parts| form(Shape::Reverse { parts }, lane_bits, UNIT)));
        }
        forms.push(form(Shape::Or, 8, UNIT));
        forms
    }

    /// The order and what it should cost in simple instructions.
    #[test]
    fn one_or_two_instructions() {
        for (lane_bits, lanes, instructions) in [
            (32, &[0, 2, 4, 6][..], 1),
            (32, &[1, 5, 3, 7], 1),
            (32, &[1, 0, 3, 2], 1),
            (32, &[3, 2, 1, 0], 2),
            (32, &[2, 2, 2, 2], 1),
            (32, &[0, 1, 7, 3], 1),
            (16, &[1, 0, 3, 2, 5, 4, 7, 6], 1),
            (16, &[9, 11, 13, 15, 9, 11, 13, 15], 1),
        ] {
            let order = Mask::new(lane_bits, lanes.iter().copied());
            let plan = search(&forms(), &order).unwrap();
            assert!(makes(&plan, &order), "{order:?}: {plan:?}");
            assert_eq!(plan.cost(), instructions * UNIT, "{order:?}: {plan:?}");
        }
    }

    /// Whatever is found makes the order.
    #[test]
    fn any_order_of_these_forms() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for (lane_bits, n) in [(64, 2), (32, 4), (16, 8), (8, 16)] {
            for _ in 0..24 {
                let mut lane = |_| if random(6) == 0 { ANY } else { random(2 * n) as Lane };
                let order = Mask::new(lane_bits, (0..n).map(&mut lane));
                let plan = search(&forms(), &order).unwrap();
                assert!(makes(&plan, &order), "{order:?}: {plan:?}");
            }
        }
    }
}
