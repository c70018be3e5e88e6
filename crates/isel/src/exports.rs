//! What is known of the numbers that leave their block in registers, for the blocks that read them: selection sees one block
//! at a time, and a load that extends, or a mask, may be in another one.
//!
//! Blocks that come before those that make what they read know nothing of it. O(nodes of a graph).

use crate::combine::known_bits::{all_bits, is_sign_extended, known_bits};
use crate::dag::{Dag, Payload};
use mir::Reg;
use mir::function::KnownNumber;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Widths of numbers that are noted.
const WIDTHS: [u32; 4] = [1, 8, 16, 32];

/// Notes what is known of the numbers that a graph copies to virtual registers. `narrow` is the type whose numbers are kept
/// sign-extended in wider registers.
pub fn note(dag: &mut Dag, narrow: Option<ValueType>) {
    let mut found: Vec<(Reg, KnownNumber)> = Vec::new();
    for node in dag.nodes().filter(|&node| dag.op(node) == NodeOp::COPY_TO_REG) {
        let &[_, reg, value, ..] = dag.operands(node) else { continue };
        let Payload::Reg(reg) = dag.payload(reg.node) else { continue };
        let ty = dag.type_of(value);
        if !reg.is_virtual() || !ty.is_scalar_int() || ty.scalar_bits() > 64 {
            continue;
        }
        let zeros = known_bits(dag, value).zeros;
        let has_zeros_above = |bits: u32| {
            let above = all_bits(ty.scalar_bits()) & !all_bits(bits);
            above != 0 && zeros & above == above
        };
        let bits = WIDTHS.into_iter().find(|&bits| has_zeros_above(bits));
        let is_narrow = narrow.is_some_and(|narrow| {
            narrow.scalar_bits() < ty.scalar_bits() && is_sign_extended(dag, value, narrow.scalar_bits())
        });
        if bits.is_some() || is_narrow {
            found.push((reg, KnownNumber { bits: bits.map(|bits| bits as u8), is_narrow }));
        }
    }
    dag.shared.known_numbers.extend(found);
}
