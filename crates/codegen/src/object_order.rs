//! The order of stack objects in a frame: those that are used most for their size are nearest to the register from which objects
//! are found, since many machines have shorter instructions for short distances, or none for long ones.
//!
//! Frames in which all distances are short stay as they were made. So do those of functions with a guard, which stands between
//! their objects and what must not be written over. O(operands), and O(n log n) for n objects.

use mir::frame::{Object, ObjectKind};
use mir::{FrameIndex, Function, Operand, TargetInfo};

/// Puts objects, which are in the order from the top of the frame down and have no places yet, into a better one. Those of
/// saved registers come first and stay.
pub fn arrange(info: &dyn TargetInfo, stack: mc::Reg, func: &Function, order: &mut [(FrameIndex, Object)]) {
    let bytes = order.iter().map(|(_, object)| object.size_bytes).sum::<u64>();
    let saved = order.iter().take_while(|(_, object)| object.kind == ObjectKind::CalleeSaved).count();
    let Some(&(first, _)) = order.get(saved) else { return };
    if bytes <= info.facts().short_distance_bytes || func.attributes.protects_stack || func.has_funclets {
        return;
    }
    let uses = uses(func, order.len());
    let of = |slot: FrameIndex| uses.get(slot.0 as usize).copied().unwrap_or(0);
    // More uses for each byte come first: a/b > c/d where ad > cb.
    let product = |uses: u64, object: &Object| u128::from(uses) * u128::from(object.size_bytes.max(1));
    order[saved..].sort_by(|(a, x), (b, y)| product(of(*b), x).cmp(&product(of(*a), y)));
    let is_from_bottom = info.object_place(func, first).is_some_and(|(reg, _)| reg == stack);
    if is_from_bottom {
        order[saved..].reverse();
    }
}

/// How many operands each of the first objects is.
fn uses(func: &Function, count: usize) -> Vec<u64> {
    let mut uses = vec![0; count];
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        for operand in func.operands(inst) {
            if let Operand::Frame(slot) = operand
                && let Some(count) = usize::try_from(slot.0).ok().and_then(|slot| uses.get_mut(slot))
            {
                *count += 1;
            }
        }
    }
    uses
}
