//! What a plan makes, byte by byte: the forms once more, forwards. It knows nothing of the search that it judges.

use super::Shape;
use super::mask::{ANY, Lane, Mask, ZERO};
use super::search::{INSERTED_FROM, Plan, Step};

/// Whether a plan makes a wanted order; bytes that may be anything may be anything.
pub fn makes(plan: &Plan, wanted: &Mask) -> bool {
    let Some(wanted) = wanted.with_lanes_of(8) else { return false };
    let made = bytes(plan, wanted.len());
    wanted.lanes.iter().zip(&made).all(|(&wanted, &made)| wanted == ANY || wanted == made)
}

fn bytes(plan: &Plan, n: usize) -> Vec<Lane> {
    match plan {
        Plan::Any => vec![ANY; n],
        Plan::Zero => vec![ZERO; n],
        Plan::Vector(number) => (number * n..(number + 1) * n).map(|byte| byte as Lane).collect(),
        Plan::Step(step) => step_bytes(step, n),
    }
}

fn step_bytes(step: &Step, n: usize) -> Vec<Lane> {
    let form = &step.form;
    let operands: Vec<Vec<Lane>> = step.operands.iter().map(|plan| bytes(plan, n)).collect();
    let none = vec![ANY; n];
    // An operand that may be anything is the other one.
    let (mut x, mut y) = (operands.first().unwrap_or(&none), operands.get(1).unwrap_or(&none));
    match step.operands[..] {
        [Plan::Any, _] => x = y,
        [_, Plan::Any] => y = x,
        _ => {}
    }
    let width = form.lane_bits as usize / 8;
    let constant = step.constant.as_ref().and_then(|mask| mask.with_lanes_of(form.lane_bits));
    let of_constant = |lane: usize| constant.as_ref().map_or(ANY, |mask| mask.lanes[lane]);
    (0..n)
        .map(|byte| {
            let place = Place { lane: byte / width, offset: byte % width, width, group: form.group(), byte };
            place.source(form.shape, step.number as usize, (x, y), &of_constant)
        })
        .collect()
}

/// A byte of a result.
struct Place {
    byte: usize,
    lane: usize,
    offset: usize,
    width: usize,
    /// Elements of a group.
    group: usize,
}

impl Place {
    fn source(
        &self,
        shape: Shape,
        number: usize,
        (x, y): (&[Lane], &[Lane]),
        constant: &dyn Fn(usize) -> Lane,
    ) -> Lane {
        let (lane, group) = (self.lane, self.group);
        let (base, own) = (lane / group * group, lane % group);
        let of = |vector: &[Lane], lane: usize| vector[lane * self.width + self.offset];
        let by_number = |own: usize| if group == 2 { number >> lane & 1 } else { number >> (2 * own) & 3 };
        match shape {
            Shape::Interleave { high } => {
                let first = base + if high { group / 2 } else { 0 };
                of(if own.is_multiple_of(2) { x } else { y }, first + own / 2)
            }
            Shape::Lowest => of(if lane == 0 { y } else { x }, lane),
            Shape::LowestAlone => {
                if lane == 0 {
                    of(x, 0)
                } else {
                    ZERO
                }
            }
            Shape::Numbers | Shape::Quarters => of(x, base + by_number(own)),
            Shape::HalfNumbers { high } => {
                let is_moved = (own >= 4) == high;
                of(x, if is_moved { lane / 4 * 4 + (number >> (2 * (own % 4)) & 3) } else { lane })
            }
            Shape::Halves => of(if own < group / 2 { x } else { y }, base + by_number(own)),
            Shape::Blend => {
                let bit = if self.width == 2 { lane % 8 } else { lane };
                of(if number >> bit & 1 == 1 { y } else { x }, lane)
            }
            Shape::Align => {
                let (base, at) = (self.byte / 16 * 16, self.byte % 16 + number);
                if at < 16 { y[base + at] } else { x[base + at - 16] }
            }
            Shape::ShiftBytes { up } => {
                let (base, at) = (self.byte / 16 * 16, self.byte % 16);
                let from = if up { at.checked_sub(number) } else { Some(at + number).filter(|&at| at < 16) };
                from.map_or(ZERO, |from| x[base + from])
            }
            Shape::Bytes | Shape::Variable => match constant(lane) {
                from if from < 0 => from,
                from => of(x, base + from as usize),
            },
            Shape::WholeHalves => {
                let half = x.len() / 2;
                let from = number >> (4 * (self.byte / half)) & 0xf;
                let vector = if from & 2 == 0 { x } else { y };
                if from & 8 != 0 { ZERO } else { vector[from % 2 * half + self.byte % half] }
            }
            Shape::Broadcast => of(x, 0),
            Shape::Insert if number >> lane & 1 == 1 => ZERO,
            Shape::Insert if number >> 4 & 3 == lane => of(y, number >> 6),
            Shape::InsertWord if number & 0xf == lane => of(y, number >> 4),
            Shape::Insert | Shape::InsertWord => of(x, lane),
            Shape::Pack => {
                let vector = if own < group / 2 { x } else { y };
                let from = (base + own % (group / 2) * 2) * self.width + self.offset;
                if vector[from + self.width] == ZERO { vector[from] } else { ANY }
            }
            Shape::Or => match (x[self.byte], y[self.byte]) {
                (ZERO, other) | (other, ZERO) => other,
                _ => ANY,
            },
            Shape::And => match constant(lane) {
                from if from < 0 => from,
                _ => of(x, lane),
            },
            Shape::EveryOther { odd } => {
                let half = x.len() / self.width / 2;
                of(if lane < half { x } else { y }, lane % half * 2 + usize::from(odd))
            }
            Shape::Pairs { odd } => {
                of(if lane.is_multiple_of(2) { x } else { y }, lane / 2 * 2 + usize::from(odd))
            }
            Shape::Reverse { .. } => of(x, base + group - 1 - own),
            Shape::Spread => of(x, number),
            Shape::InsertElement if number & 0xff == lane => of(y, number >> INSERTED_FROM),
            Shape::InsertElement => of(x, lane),
            Shape::Select => match constant(lane) {
                ANY => ANY,
                0 => of(x, lane),
                _ => of(y, lane),
            },
        }
    }
}
