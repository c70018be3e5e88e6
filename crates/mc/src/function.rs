//! The functions of a description ([`tables::expr`]): programs, and hooks into the target's own code.
//!
//! Operand predicates and the like run several times for every instruction, so a program is decoded when it is first called:
//! numbers are read, jumps become places in a list of [`Step`]s, and `parameter operator constant`, which most programs
//! consist of, is one step.
//!
//! Cost: the steps of the program; decoding is linear and happens once.

use crate::plan::PiecePlan;
use crate::target::{Hooks, InstHook, InstView, MissingHook, NumberHook, Subtarget};
use std::sync::OnceLock;
use tables::expr::{Function, Op, hook_kind, operand_kind};
use tables::image::{Image, SectionId};

/// How deep functions may call each other: a damaged image must not recurse for ever.
const MAX_CALLS: u32 = 64;

/// All functions of a target.
#[derive(Debug)]
pub(crate) struct Functions {
    records: Vec<Function>,
    /// By function: the code of those that are hooks.
    hooks: Vec<Hook>,
    /// By function: its program, once it was called.
    programs: Box<[OnceLock<Program>]>,
}

/// The code behind a function of the image.
#[derive(Clone, Copy, Debug)]
enum Hook {
    /// Its program.
    None,
    Numbers(NumberHook),
    Inst(InstHook),
}

/// A program, decoded.
#[derive(Debug)]
enum Program {
    Const(i64),
    /// An operator on the first parameter and a constant.
    OnFirst(Op, i64),
    /// Whether all of these hold for the first parameter: what nearly every operand predicate is.
    Tests(Box<[Test]>),
    /// Pieces of the first parameter in other places: how immediates are cut up for an encoding.
    Pieces(Box<[PiecePlan]>),
    /// Anything else, and how many values it holds at a time at most.
    Steps {
        steps: Box<[Step]>,
        depth: usize,
    },
}

/// A question about a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Test {
    /// Does it fit so many bits (1 to 63), signed?
    IsInt(u8),
    IsUInt(u8),
    /// Are these bits clear?
    Clear(i64),
    /// A comparison.
    Holds(Op, i64),
}

/// A step of a decoded program. The result is on top of the stack after the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Const(i64),
    Param(u32),
    Feature(u16),
    Mode(u64),
    Opcode,
    NumOperands,
    OperandKind,
    OperandValue,
    Call(u32),
    /// If the top is zero (or is not), keeps it and goes on at another step; pops it otherwise.
    Skip {
        if_zero: bool,
        to: u32,
    },
    Select,
    Unary(Op),
    Binary(Op),
    /// A constant, and an operator on it.
    WithConst(Op, i64),
    /// A parameter, a constant, and an operator on them.
    ParamWithConst(u8, Op, i64),
}

/// What a function is called with, besides its parameters.
#[derive(Clone, Copy)]
pub(crate) struct Surroundings<'a> {
    pub image: &'a Image,
    pub subtarget: &'a Subtarget,
    pub inst: Option<&'a dyn InstView>,
}

impl Functions {
    /// Finds the code of all hooks.
    pub fn new(image: &Image, code: &dyn Hooks) -> Result<Functions, MissingHook> {
        let records: Vec<Function> = image.records().iter().collect();
        let hook = |function: &Function| {
            let name = image.string(function.name);
            let missing = || MissingHook(name.to_owned());
            Ok(match function.is_hook {
                hook_kind::NUMBERS => Hook::Numbers(code.function(name).ok_or_else(missing)?),
                hook_kind::INSTRUCTION => Hook::Inst(code.inst_function(name).ok_or_else(missing)?),
                _ => Hook::None,
            })
        };
        let hooks = records.iter().map(hook).collect::<Result<_, _>>()?;
        let programs = records.iter().map(|_| OnceLock::new()).collect();
        Ok(Functions { records, hooks, programs })
    }

    /// Runs function `index`; there is no such function in a damaged image only, and then the result is 0.
    #[inline]
    pub fn call(&self, index: u32, params: &[i64], around: Surroundings<'_>) -> i64 {
        match (self.programs.get(index as usize).and_then(OnceLock::get), params) {
            (Some(Program::Tests(tests)), &[value, ..]) => all_hold(tests, value),
            (Some(&Program::OnFirst(op, rhs)), &[value, ..]) => binary(op, value, rhs),
            (Some(Program::Pieces(pieces)), &[value, ..]) => place(pieces, value),
            _ => self.run(index, params, around, MAX_CALLS),
        }
    }

    /// The pieces of its parameter that a function puts together, if that is all it does.
    pub fn pieces(&self, index: u32, image: &Image) -> Option<&[PiecePlan]> {
        if !matches!(self.hooks.get(index as usize)?, Hook::None) {
            return None;
        }
        let (record, program) = (self.records.get(index as usize)?, self.programs.get(index as usize)?);
        match program.get_or_init(|| Program::new(decode(image, record.program))) {
            Program::Pieces(pieces) => Some(pieces),
            _ => None,
        }
    }

    fn run(&self, index: u32, params: &[i64], around: Surroundings<'_>, calls_left: u32) -> i64 {
        match self.hooks.get(index as usize) {
            Some(Hook::Numbers(hook)) => return hook(params),
            Some(Hook::Inst(hook)) => {
                return around.inst.is_some_and(|inst| hook(inst, around.subtarget)).into();
            }
            _ => {}
        }
        let (Some(record), Some(program)) =
            (self.records.get(index as usize), self.programs.get(index as usize))
        else {
            return 0;
        };
        let first = params.first().copied().unwrap_or(0);
        match program.get_or_init(|| Program::new(decode(around.image, record.program))) {
            Program::Const(value) => *value,
            Program::OnFirst(op, rhs) => binary(*op, first, *rhs),
            Program::Tests(tests) => all_hold(tests, first),
            Program::Pieces(pieces) => place(pieces, first),
            Program::Steps { steps, depth: 0..=SMALL } => {
                self.run_steps(steps, &mut [0; SMALL], params, around, calls_left)
            }
            Program::Steps { steps, depth } => {
                self.run_steps(steps, &mut vec![0; *depth], params, around, calls_left)
            }
        }
    }

    /// `space` holds the values, of which there are [`depth`] at most.
    fn run_steps(
        &self,
        steps: &[Step],
        space: &mut [i64],
        params: &[i64],
        around: Surroundings<'_>,
        calls_left: u32,
    ) -> i64 {
        let param = |index: usize| params.get(index).copied().unwrap_or(0);
        let operand = |index: i64| {
            let found = around.inst.zip(usize::try_from(index).ok());
            found.map_or((operand_kind::NONE, 0), |(inst, index)| inst.operand(index))
        };
        let mut stack = Stack { values: space, len: 0 };
        let mut at = 0;
        while let Some(&step) = steps.get(at) {
            at += 1;
            let value = match step {
                Step::Const(value) => value,
                Step::Param(index) => param(index as usize),
                Step::ParamWithConst(index, op, rhs) => binary(op, param(index.into()), rhs),
                Step::WithConst(op, rhs) => binary(op, stack.pop(), rhs),
                Step::Binary(op) => {
                    let rhs = stack.pop();
                    binary(op, stack.pop(), rhs)
                }
                Step::Unary(op) => unary(op, stack.pop()),
                Step::Skip { if_zero, to } => {
                    let top = stack.pop();
                    if (top == 0) == if_zero {
                        stack.push(top);
                        at = to as usize;
                    }
                    continue;
                }
                Step::Select => {
                    let (otherwise, then) = (stack.pop(), stack.pop());
                    if stack.pop() != 0 { then } else { otherwise }
                }
                Step::Feature(feature) => around.subtarget.has_feature(feature).into(),
                Step::Mode(mode) => (u64::from(around.subtarget.mode) == mode).into(),
                Step::Opcode => around.inst.map_or(0, |inst| inst.opcode().into()),
                Step::NumOperands => around.inst.map_or(0, |inst| inst.num_operands() as i64),
                Step::OperandKind => operand(stack.pop()).0,
                Step::OperandValue => operand(stack.pop()).1,
                Step::Call(index) => {
                    let count = self.records.get(index as usize).map_or(0, |f| usize::from(f.num_params));
                    match calls_left.checked_sub(1) {
                        Some(left) => self.run(index, stack.take(count), around, left),
                        None => 0,
                    }
                }
            };
            stack.push(value);
        }
        stack.pop()
    }
}

impl Program {
    fn new(steps: Box<[Step]>) -> Program {
        match *steps {
            [Step::Const(value)] => return Program::Const(value),
            [Step::ParamWithConst(0, op, rhs)] if test(&steps).is_none() => return Program::OnFirst(op, rhs),
            _ => {}
        }
        if let Some(tests) = tests(&steps) {
            return Program::Tests(tests);
        }
        match pieces(&steps) {
            Some(pieces) => Program::Pieces(pieces),
            None => Program::Steps { depth: depth(&steps), steps },
        }
    }
}

/// How many values a program holds at a time at most. Whether a jump is taken makes no difference: programs are made of
/// expressions, and both ways leave one value.
fn depth(steps: &[Step]) -> usize {
    let (mut depth, mut most) = (0usize, 0);
    for step in steps {
        let (pops, pushes) = match step {
            Step::Binary(_) => (2, 1),
            Step::Select => (3, 1),
            Step::Skip { .. } => (1, 0),
            Step::Unary(_) | Step::WithConst(..) | Step::OperandKind | Step::OperandValue => (1, 1),
            // Of the parameters of a call, it is not known here how many there are.
            _ => (0, 1),
        };
        depth = depth.saturating_sub(pops) + pushes;
        most = most.max(depth);
    }
    most
}

/// The tests that a program consists of: joined by jumps to its end, if there are several.
fn tests(steps: &[Step]) -> Option<Box<[Test]>> {
    let mut tests = Vec::new();
    let mut at = 0;
    while let Some(&step) = steps.get(at) {
        match step {
            Step::Skip { if_zero: true, to } if ends(steps, to) && !tests.is_empty() => at += 1,
            _ if at > 0 => return None,
            _ => {}
        }
        let (test, len) = test(&steps[at..])?;
        tests.push(test);
        at += len;
    }
    (!tests.is_empty()).then(|| tests.into())
}

/// Whether a jump with a zero on top of the stack leads to the end: perhaps by way of others.
fn ends(steps: &[Step], to: u32) -> bool {
    let mut to = to as usize;
    while let Some(&Step::Skip { if_zero: true, to: next }) = steps.get(to) {
        if next as usize <= to {
            return false;
        }
        to = next as usize;
    }
    to == steps.len()
}

/// The test that a program begins with, and how many steps it is.
fn test(steps: &[Step]) -> Option<(Test, usize)> {
    let &Step::ParamWithConst(0, op, rhs) = steps.first()? else { return None };
    Some(match (op, rhs) {
        (Op::IsInt, 1..64) => (Test::IsInt(rhs as u8), 1),
        (Op::IsUInt, 1..64) => (Test::IsUInt(rhs as u8), 1),
        (Op::And, _) if steps.get(1) == Some(&Step::Unary(Op::IsZero)) => (Test::Clear(rhs), 2),
        (Op::Eq | Op::Ne | Op::LtS | Op::LeS | Op::LtU | Op::LeU, _) => (Test::Holds(op, rhs), 1),
        _ => return None,
    })
}

#[inline]
fn all_hold(tests: &[Test], value: i64) -> i64 {
    let holds = |test: &Test| match *test {
        Test::IsInt(bits) => value << (64 - bits) >> (64 - bits) == value,
        Test::IsUInt(bits) => value as u64 >> bits == 0,
        Test::Clear(bits) => value & bits == 0,
        Test::Holds(op, rhs) => binary(op, value, rhs) != 0,
    };
    tests.iter().all(holds).into()
}

#[inline]
fn place(pieces: &[PiecePlan], value: i64) -> i64 {
    pieces.iter().fold(0, |placed, piece| placed | piece.place(value)) as i64
}

/// For each bit of a value, which bit of the first parameter it is; [`CLEAR`] for none.
type BitSources = [u8; 64];

const CLEAR: u8 = 64;

/// More pieces than this are no faster than the program.
const MAX_PIECES: usize = 12;

/// The pieces that a program puts together, if masks, shifts and "or" are all it does: it is run on the places of bits
/// instead of their values.
fn pieces(steps: &[Step]) -> Option<Box<[PiecePlan]>> {
    let all: BitSources = std::array::from_fn(|bit| bit as u8);
    let mut stack = Vec::new();
    for step in steps {
        let bits = match *step {
            Step::Param(0) => all,
            Step::ParamWithConst(0, op, rhs) => moved(all, op, rhs)?,
            Step::WithConst(op, rhs) => moved(stack.pop()?, op, rhs)?,
            Step::Binary(Op::Or) => joined(stack.pop()?, stack.pop()?)?,
            _ => return None,
        };
        stack.push(bits);
    }
    let bits = stack.pop()?;
    let mut pieces: Vec<PiecePlan> = Vec::new();
    let mut at = 0;
    while let Some(start) = (at..64).find(|&bit| bits[bit] != CLEAR) {
        let follows = |len: &usize| bits.get(start + len) == Some(&(bits[start] + *len as u8));
        let len = (1..64).find(|len| !follows(len)).unwrap_or(64);
        pieces.push(PiecePlan { from: bits[start], to: start as u8, mask: u64::MAX >> (64 - len) });
        at = start + len;
    }
    (pieces.len() <= MAX_PIECES).then(|| pieces.into())
}

/// Where bits are after an operator with a constant that only moves or clears them.
fn moved(bits: BitSources, op: Op, rhs: i64) -> Option<BitSources> {
    let amount = usize::try_from(rhs).ok().filter(|&n| n < 64);
    let from = |bit: Option<usize>| bit.and_then(|bit| bits.get(bit)).copied().unwrap_or(CLEAR);
    Some(match (op, amount) {
        (Op::And, _) => std::array::from_fn(|bit| if rhs >> bit & 1 != 0 { bits[bit] } else { CLEAR }),
        (Op::Shl, Some(n)) => std::array::from_fn(|bit| from(bit.checked_sub(n))),
        (Op::ShrU, Some(n)) => std::array::from_fn(|bit| from(Some(bit + n))),
        (Op::ShrS, Some(n)) => std::array::from_fn(|bit| from(Some((bit + n).min(63)))),
        _ => return None,
    })
}

fn joined(a: BitSources, b: BitSources) -> Option<BitSources> {
    let mut bits = a;
    for (bit, other) in bits.iter_mut().zip(b) {
        match (*bit, other) {
            (CLEAR, _) => *bit = other,
            (_, CLEAR) => {}
            (one, other) if one == other => {}
            _ => return None,
        }
    }
    Some(bits)
}

/// The steps of the program at `offset`.
fn decode(image: &Image, offset: u32) -> Box<[Step]> {
    let mut code = image.program(SectionId::Expressions, offset);
    // Places in the program are bytes first; that of a jump's target is turned into a number of steps below.
    let mut steps = Vec::new();
    let mut places = Vec::new();
    loop {
        places.push(code.position());
        steps.push(match Op::from_byte(code.byte()) {
            Op::End => break,
            Op::Const => Step::Const(code.signed()),
            Op::Param => Step::Param(code.number() as u32),
            Op::Feature => Step::Feature(code.number() as u16),
            Op::Mode => Step::Mode(code.number()),
            Op::Opcode => Step::Opcode,
            Op::NumOperands => Step::NumOperands,
            Op::OperandKind => Step::OperandKind,
            Op::OperandValue => Step::OperandValue,
            Op::Call => Step::Call(code.number() as u32),
            op @ (Op::SkipIfZero | Op::SkipIfNonZero) => {
                let distance = code.number() as usize;
                let to = code.position().saturating_add(distance) as u32;
                Step::Skip { if_zero: op == Op::SkipIfZero, to }
            }
            Op::Select => Step::Select,
            op @ (Op::Neg
            | Op::Not
            | Op::IsZero
            | Op::CountOnes
            | Op::CountTrailingZeros
            | Op::CountLeadingZeros) => Step::Unary(op),
            op => Step::Binary(op),
        });
    }
    let is_target =
        |place: usize| steps.iter().any(|s| matches!(s, Step::Skip { to, .. } if *to as usize == place));
    let mut joined: Vec<(usize, Step)> = Vec::with_capacity(steps.len());
    // Steps before what is jumped to are not joined with those after it.
    let mut start = 0;
    for (&place, &step) in places.iter().zip(&steps) {
        if is_target(place) {
            start = joined.len();
        }
        joined.push((place, step));
        while join(&mut joined, start) {}
    }
    let resolve = |to: u32| joined.partition_point(|&(place, _)| place < to as usize) as u32;
    let resolved = |&(_, step): &(usize, Step)| match step {
        Step::Skip { if_zero, to } => Step::Skip { if_zero, to: resolve(to) },
        step => step,
    };
    joined.iter().map(resolved).collect()
}

/// Joins the last of the steps from `start` on with those before it that it needs; whether that was possible.
fn join(steps: &mut Vec<(usize, Step)>, start: usize) -> bool {
    let last = |back: usize| steps.len().checked_sub(back).filter(|&at| at >= start).map(|at| steps[at].1);
    let (step, len) = match (last(3), last(2), last(1)) {
        (Some(Step::Const(lhs)), Some(Step::Const(rhs)), Some(Step::Binary(op))) => {
            (Step::Const(binary(op, lhs, rhs)), 3)
        }
        (Some(Step::Param(param @ 0..256)), Some(Step::Const(rhs)), Some(Step::Binary(op))) => {
            (Step::ParamWithConst(param as u8, op, rhs), 3)
        }
        (_, Some(Step::Const(rhs)), Some(Step::Binary(op))) => (Step::WithConst(op, rhs), 2),
        (_, Some(Step::Const(lhs)), Some(Step::WithConst(op, rhs))) => (Step::Const(binary(op, lhs, rhs)), 2),
        (_, Some(Step::Const(value)), Some(Step::Unary(op))) => (Step::Const(unary(op, value)), 2),
        _ => return false,
    };
    steps.truncate(steps.len() + 1 - len);
    if let Some((_, last)) = steps.last_mut() {
        *last = step;
    }
    true
}

/// Values of a program that needs no memory of its own.
const SMALL: usize = 16;

/// The values of a running program. An empty stack gives zeros: a damaged image must not bring a tool down.
struct Stack<'s> {
    values: &'s mut [i64],
    len: usize,
}

impl Stack<'_> {
    fn push(&mut self, value: i64) {
        if let Some(place) = self.values.get_mut(self.len) {
            *place = value;
            self.len += 1;
        }
    }

    fn pop(&mut self) -> i64 {
        match self.len.checked_sub(1) {
            Some(last) => {
                self.len = last;
                self.values[last]
            }
            None => 0,
        }
    }

    /// Pops up to `count` values at once.
    fn take(&mut self, count: usize) -> &[i64] {
        let end = self.len;
        self.len = end.saturating_sub(count);
        &self.values[self.len..end]
    }
}

fn unary(op: Op, value: i64) -> i64 {
    match op {
        Op::Neg => value.wrapping_neg(),
        Op::Not => !value,
        Op::IsZero => (value == 0).into(),
        Op::CountOnes => value.count_ones().into(),
        Op::CountTrailingZeros => value.trailing_zeros().into(),
        _ => value.leading_zeros().into(),
    }
}

fn binary(op: Op, lhs: i64, rhs: i64) -> i64 {
    let (ulhs, urhs) = (lhs as u64, rhs as u64);
    let amount = u32::try_from(rhs).ok().filter(|&n| n < 64);
    let fits = |signed: bool| match rhs {
        64.. => true,
        ..=0 => lhs == 0,
        _ if signed => lhs << (64 - rhs) >> (64 - rhs) == lhs,
        _ => ulhs >> rhs == 0,
    };
    match op {
        Op::Add => lhs.wrapping_add(rhs),
        Op::Sub => lhs.wrapping_sub(rhs),
        Op::Mul => lhs.wrapping_mul(rhs),
        Op::DivS => {
            if rhs == 0 {
                0
            } else {
                lhs.wrapping_div(rhs)
            }
        }
        Op::DivU => ulhs.checked_div(urhs).unwrap_or(0) as i64,
        Op::RemS => {
            if rhs == 0 {
                0
            } else {
                lhs.wrapping_rem(rhs)
            }
        }
        Op::RemU => ulhs.checked_rem(urhs).unwrap_or(0) as i64,
        Op::And => lhs & rhs,
        Op::Or => lhs | rhs,
        Op::Xor => lhs ^ rhs,
        Op::Shl => amount.map_or(0, |n| lhs << n),
        Op::ShrS => lhs >> amount.unwrap_or(63),
        Op::ShrU => amount.map_or(0, |n| (ulhs >> n) as i64),
        Op::Eq => (lhs == rhs).into(),
        Op::Ne => (lhs != rhs).into(),
        Op::LtS => (lhs < rhs).into(),
        Op::LeS => (lhs <= rhs).into(),
        Op::LtU => (ulhs < urhs).into(),
        Op::LeU => (ulhs <= urhs).into(),
        Op::IsInt => fits(true).into(),
        Op::IsUInt => fits(false).into(),
        Op::SignExtend => match rhs {
            1..=63 => lhs << (64 - rhs) >> (64 - rhs),
            _ => lhs,
        },
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(steps: &[Step], start: usize) -> Vec<Step> {
        let mut joined = Vec::new();
        for &step in steps {
            joined.push((0, step));
            while join(&mut joined, start) {}
        }
        joined.into_iter().map(|(_, step)| step).collect()
    }

    #[test]
    fn constants_are_joined_with_operators() {
        let steps = [Step::Param(0), Step::Const(6), Step::Binary(Op::IsInt), Step::Select];
        assert_eq!(joined(&steps, 0), [Step::ParamWithConst(0, Op::IsInt, 6), Step::Select]);
        assert_eq!(joined(&steps[1..], 0), [Step::WithConst(Op::IsInt, 6), Step::Select]);
        // What is jumped to begins a step.
        assert_eq!(joined(&steps[..3], 1), [Step::Param(0), Step::WithConst(Op::IsInt, 6)]);
        assert_eq!(joined(&steps[..3], 2), steps[..3]);
        // ~(-1 << (4 - 1 + 1))
        let mask = [
            Step::Const(-1),
            Step::Const(4),
            Step::WithConst(Op::Sub, 1),
            Step::WithConst(Op::Add, 1),
            Step::Binary(Op::Shl),
            Step::Unary(Op::Not),
            Step::Binary(Op::And),
        ];
        assert_eq!(joined(&mask, 0), [Step::WithConst(Op::And, 15)]);
    }

    #[test]
    fn moved_bits_become_pieces() {
        // bits(Value, 12, 12) << 31 | Value >> 1 & 15 << 8
        let steps = [
            Step::ParamWithConst(0, Op::ShrS, 12),
            Step::WithConst(Op::And, 1),
            Step::WithConst(Op::Shl, 31),
            Step::ParamWithConst(0, Op::ShrU, 1),
            Step::WithConst(Op::And, 15),
            Step::WithConst(Op::Shl, 8),
            Step::Binary(Op::Or),
        ];
        let found = pieces(&steps).unwrap();
        let expected = [PiecePlan { from: 1, to: 8, mask: 15 }, PiecePlan { from: 12, to: 31, mask: 1 }];
        assert_eq!(*found, expected);
        assert_eq!(place(&found, -8), 1 << 31 | 0xc << 8);
        // A sign extension is not a few pieces; a sum is none at all.
        assert!(pieces(&[Step::ParamWithConst(0, Op::ShrS, 20)]).is_none());
        assert!(pieces(&[Step::ParamWithConst(0, Op::Add, 1)]).is_none());
        let low = Step::ParamWithConst(0, Op::And, 1);
        assert!(pieces(&[low, Step::ParamWithConst(0, Op::ShrU, 1), Step::Binary(Op::Or)]).is_none());
    }

    #[test]
    fn conjunctions_become_tests() {
        let skip = |to| Step::Skip { if_zero: true, to };
        let first = Step::ParamWithConst(0, Op::IsUInt, 8);
        let second = Step::ParamWithConst(0, Op::And, 7);
        let both = [first, skip(4), second, Step::Unary(Op::IsZero)];
        assert_eq!(tests(&both).as_deref(), Some(&[Test::IsUInt(8), Test::Clear(7)][..]));
        assert_eq!([all_hold(&tests(&both).unwrap(), 8), all_hold(&tests(&both).unwrap(), 4)], [1, 0]);
        assert!(tests(&[first, skip(2), second, Step::Unary(Op::IsZero)]).is_none());
        assert!(tests(&both[..3]).is_none());
        assert!(tests(&[first, first]).is_none());
    }
}
