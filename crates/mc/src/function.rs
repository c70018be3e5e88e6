//! The functions of a description ([`tables::expr`]): programs, and hooks into the target's own code.
//!
//! Operand predicates and the like run several times for every instruction, so a program is decoded when it is first called:
//! numbers are read, jumps become places in a list of [`Step`]s, and `parameter operator constant`, which most programs
//! consist of, is one step.
//!
//! Cost: the steps of the program; decoding is linear and happens once.

use crate::target::{Hooks, InstHook, InstView, MissingHook, NumberHook, Subtarget};
use smallvec::SmallVec;
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
    /// Whether all of these hold for the first parameter: what nearly every operand predicate is.
    Tests(Box<[Test]>),
    Steps(Box<[Step]>),
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
            _ => self.run(index, params, around, MAX_CALLS),
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
        match program.get_or_init(|| Program::new(decode(around.image, record.program))) {
            Program::Const(value) => *value,
            Program::Tests(tests) => all_hold(tests, params.first().copied().unwrap_or(0)),
            Program::Steps(steps) => self.run_steps(steps, params, around, calls_left),
        }
    }

    fn run_steps(&self, steps: &[Step], params: &[i64], around: Surroundings<'_>, calls_left: u32) -> i64 {
        let param = |index: usize| params.get(index).copied().unwrap_or(0);
        let operand = |index: i64| {
            let found = around.inst.zip(usize::try_from(index).ok());
            found.map_or((operand_kind::NONE, 0), |(inst, index)| inst.operand(index))
        };
        let mut stack = Stack::new();
        let mut at = 0;
        while let Some(&step) = steps.get(at) {
            at += 1;
            let value = match step {
                Step::Const(value) => value,
                Step::Param(index) => param(index as usize),
                Step::ParamWithConst(index, op, rhs) => binary(op, param(index.into()), rhs),
                Step::WithConst(op, rhs) => binary(op, pop(&mut stack), rhs),
                Step::Binary(op) => {
                    let rhs = pop(&mut stack);
                    binary(op, pop(&mut stack), rhs)
                }
                Step::Unary(op) => unary(op, pop(&mut stack)),
                Step::Skip { if_zero, to } => {
                    let top = stack.last().copied().unwrap_or(0);
                    if (top == 0) == if_zero {
                        at = to as usize;
                    } else {
                        stack.pop();
                    }
                    continue;
                }
                Step::Select => {
                    let (otherwise, then) = (pop(&mut stack), pop(&mut stack));
                    if pop(&mut stack) != 0 { then } else { otherwise }
                }
                Step::Feature(feature) => around.subtarget.has_feature(feature).into(),
                Step::Mode(mode) => (u64::from(around.subtarget.mode) == mode).into(),
                Step::Opcode => around.inst.map_or(0, |inst| inst.opcode().into()),
                Step::NumOperands => around.inst.map_or(0, |inst| inst.num_operands() as i64),
                Step::OperandKind => operand(pop(&mut stack)).0,
                Step::OperandValue => operand(pop(&mut stack)).1,
                Step::Call(index) => {
                    let count = self.records.get(index as usize).map_or(0, |f| usize::from(f.num_params));
                    let start = stack.len().saturating_sub(count);
                    let result = match calls_left.checked_sub(1) {
                        Some(left) => self.run(index, &stack[start..], around, left),
                        None => 0,
                    };
                    stack.truncate(start);
                    result
                }
            };
            stack.push(value);
        }
        pop(&mut stack)
    }
}

impl Program {
    fn new(steps: Box<[Step]>) -> Program {
        if let [Step::Const(value)] = *steps {
            return Program::Const(value);
        }
        tests(&steps).map_or(Program::Steps(steps), Program::Tests)
    }
}

/// The tests that a program consists of: joined by jumps to its end, if there are several.
fn tests(steps: &[Step]) -> Option<Box<[Test]>> {
    let mut tests = Vec::new();
    let mut at = 0;
    while let Some(&step) = steps.get(at) {
        let is_end = |to: u32| to as usize == steps.len();
        match step {
            Step::Skip { if_zero: true, to } if is_end(to) && !tests.is_empty() => at += 1,
            _ if at > 0 => return None,
            _ => {}
        }
        let (test, len) = test(&steps[at..])?;
        tests.push(test);
        at += len;
    }
    (!tests.is_empty()).then(|| tests.into())
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
    let mut joined = Vec::with_capacity(steps.len());
    let mut joined_places = Vec::with_capacity(steps.len());
    let mut at = 0;
    while at < steps.len() {
        joined_places.push(places[at]);
        // What is jumped to begins a step.
        let len = (1..3).find(|n| places.get(at + n).is_none_or(|&place| is_target(place))).unwrap_or(3);
        let (step, len) = join(&steps[at..(at + len).min(steps.len())]);
        joined.push(step);
        at += len;
    }
    for step in &mut joined {
        if let Step::Skip { to, .. } = step {
            *to = joined_places.partition_point(|&place| place < *to as usize) as u32;
        }
    }
    joined.into()
}

/// The first of `steps`, which are not empty, joined with those after it that are done with it; and how many those are.
fn join(steps: &[Step]) -> (Step, usize) {
    match *steps {
        [Step::Param(param @ 0..256), Step::Const(rhs), Step::Binary(op), ..] => {
            (Step::ParamWithConst(param as u8, op, rhs), 3)
        }
        [Step::Const(rhs), Step::Binary(op), ..] => (Step::WithConst(op, rhs), 2),
        _ => (steps[0], 1),
    }
}

/// Programs rarely hold more than a few values.
type Stack = SmallVec<[i64; 8]>;

fn pop(stack: &mut Stack) -> i64 {
    stack.pop().unwrap_or(0)
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

    #[test]
    fn constants_are_joined_with_operators() {
        let steps = [Step::Param(0), Step::Const(6), Step::Binary(Op::IsInt), Step::Select];
        assert_eq!(join(&steps), (Step::ParamWithConst(0, Op::IsInt, 6), 3));
        assert_eq!(join(&steps[1..]), (Step::WithConst(Op::IsInt, 6), 2));
        assert_eq!(join(&steps[..2]), (Step::Param(0), 1));
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
