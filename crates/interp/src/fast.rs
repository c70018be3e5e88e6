//! The instructions that programs execute most, on numbers of at most 64 bits: decoded once per function, then executed
//! without looking at the module.
//!
//! What is decoded here means what the main loop says of it. Whatever is not plain (poison, a flag that does not hold, an
//! infinity, an access that is an error) is left to the main loop, which executes the instruction from the beginning.
//!
//! Cost: O(instructions) for each function that is entered, in time and memory; about ten times as fast as the main loop.

use crate::machine::{Machine, Step};
use crate::memory::Memory;
use crate::value::Value;
use ir::inst::{FloatPredicate, IntPredicate};
use ir::{Block, Function, Global, Inst, InstFlags, InstView, Opcode, Type, TypeData, ValueKind};
use std::rc::Rc;
use support::apint::APInt;

/// Where an operand is.
#[derive(Clone, Copy, Debug)]
enum Source {
    Result(u32),
    Argument(u32),
    /// In [`Code::constants`].
    Constant(u32),
}

/// A decoded instruction. Widths are in bits, from 1 to 64.
#[derive(Clone, Copy, Debug)]
enum Op {
    /// The main loop executes it.
    Other,
    Binary {
        op: Opcode,
        width: u8,
        flags: InstFlags,
        lhs: Source,
        rhs: Source,
    },
    /// Of `float` or `double`.
    Float {
        op: Opcode,
        is_double: bool,
        lhs: Source,
        rhs: Source,
    },
    Compare {
        predicate: IntPredicate,
        width: u8,
        lhs: Source,
        rhs: Source,
    },
    CompareFloats {
        predicate: FloatPredicate,
        is_double: bool,
        lhs: Source,
        rhs: Source,
    },
    /// To this width from a smaller one, with copies of the sign.
    Extend {
        from: u8,
        width: u8,
        operand: Source,
    },
    /// The same of a number that must not be negative.
    ExtendPositive {
        from: u8,
        width: u8,
        operand: Source,
    },
    /// The lowest bits, or zeros above.
    Resize {
        width: u8,
        operand: Source,
    },
    Select {
        condition: Source,
        if_true: Source,
        if_false: Source,
    },
    /// Of a number that fills its bytes.
    Load {
        width: u8,
        pointer: Source,
    },
    Store {
        bytes: u8,
        value: Source,
        pointer: Source,
    },
    /// A base, a constant, and the terms from `first` on.
    Address {
        base: Source,
        constant: u64,
        first: u32,
        count: u32,
    },
    /// To an edge.
    Jump {
        edge: u32,
    },
    Branch {
        condition: Source,
        if_true: u32,
        if_false: u32,
    },
}

/// An index of this width times a size.
#[derive(Clone, Copy, Debug)]
struct Term {
    index: Source,
    width: u8,
    scale: u64,
}

/// A way from a block into another one.
#[derive(Debug)]
struct Edge {
    from: Block,
    to: Block,
    /// The first instruction behind the phis.
    next: Inst,
    /// What the phis take, all at once.
    moves: Vec<(u32, Source)>,
}

/// A function, decoded.
#[derive(Debug, Default)]
pub(crate) struct Code {
    /// By instruction, with the instruction behind it.
    ops: Vec<(Op, Option<Inst>)>,
    edges: Vec<Edge>,
    terms: Vec<Term>,
    constants: Vec<Value>,
}

/// A number of this width, read as a signed one.
fn signed(value: u64, width: u8) -> i64 {
    let unused = 64 - u32::from(width);
    ((value << unused) as i64) >> unused
}

fn mask(width: u8) -> u64 {
    u64::MAX >> (64 - u32::from(width))
}

struct Decoder<'d, 'm, 'h> {
    machine: &'d mut Machine<'m, 'h>,
    function: Global,
    body: &'m Function,
    code: Code,
}

impl Decoder<'_, '_, '_> {
    /// Where a value is; none if it has to be computed, or has no value that could be kept.
    fn source(&mut self, value: ir::Value) -> Option<Source> {
        match value.kind() {
            ValueKind::Inst(inst) => Some(Source::Result(inst.as_u32())),
            ValueKind::Arg(arg) => Some(Source::Argument(arg.as_u32())),
            ValueKind::Metadata(_) | ValueKind::Block(_) => None,
            _ => {
                self.machine.met_thread_local = false;
                let value = self.machine.constant(Some(self.function), value).ok()?;
                if std::mem::take(&mut self.machine.met_thread_local) {
                    return None;
                }
                self.code.constants.push(value);
                Some(Source::Constant(self.code.constants.len() as u32 - 1))
            }
        }
    }

    /// Bits of an integer or pointer that is a number of at most 64 of them.
    fn int_width(&self, ty: Type) -> Option<u8> {
        match self.machine.module.types.get(ty) {
            TypeData::Int(bits @ 1..=64) => Some(*bits as u8),
            TypeData::Ptr { .. } => Some(64),
            _ => None,
        }
    }

    fn is_double(&self, ty: Type) -> Option<bool> {
        match self.machine.module.types.get(ty) {
            TypeData::Float => Some(false),
            TypeData::Double => Some(true),
            _ => None,
        }
    }

    /// Bits of a number that is in memory as it is here.
    fn width_in_memory(&self, ty: Type) -> Option<u8> {
        let module = self.machine.module;
        let is_plain = !module.data_layout.is_big_endian();
        let width = match self.is_double(ty) {
            Some(is_double) => 32 << u8::from(is_double),
            None => self.int_width(ty)?,
        };
        let is_pointer = module.types.is_ptr(ty);
        (is_plain && width % 8 == 0 && (!is_pointer || module.data_layout.pointer_bits(0) == 64))
            .then_some(width)
    }

    fn type_of(&self, value: ir::Value) -> Type {
        self.machine.scope(Some(self.function)).type_of(value)
    }

    fn decode(&mut self, inst: Inst) -> Option<Op> {
        let body = self.body;
        let data = *body.inst(inst);
        let flags = data.flags;
        Some(match body.view(inst) {
            InstView::Binary { op, lhs, rhs } if op.is_float_binary() => {
                let is_double = self.is_double(data.ty)?;
                if !matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv) {
                    return None;
                }
                Op::Float { op, is_double, lhs: self.source(lhs)?, rhs: self.source(rhs)? }
            }
            InstView::Binary { op, lhs, rhs } => {
                let width = self.int_width(data.ty)?;
                Op::Binary { op, width, flags, lhs: self.source(lhs)?, rhs: self.source(rhs)? }
            }
            InstView::ICmp { predicate, lhs, rhs } if flags == InstFlags::default() => {
                let width = self.int_width(self.type_of(lhs))?;
                Op::Compare { predicate, width, lhs: self.source(lhs)?, rhs: self.source(rhs)? }
            }
            InstView::FCmp { predicate, lhs, rhs } => {
                let is_double = self.is_double(self.type_of(lhs))?;
                Op::CompareFloats { predicate, is_double, lhs: self.source(lhs)?, rhs: self.source(rhs)? }
            }
            InstView::Cast { op, operand } if flags == InstFlags::default() => {
                let (from, width) = (self.int_width(self.type_of(operand))?, self.int_width(data.ty)?);
                let operand = self.source(operand)?;
                match op {
                    Opcode::SExt => Op::Extend { from, width, operand },
                    Opcode::ZExt | Opcode::Trunc => Op::Resize { width, operand },
                    _ => return None,
                }
            }
            InstView::Cast { op: Opcode::ZExt, operand } => {
                let (from, width) = (self.int_width(self.type_of(operand))?, self.int_width(data.ty)?);
                Op::ExtendPositive { from, width, operand: self.source(operand)? }
            }
            InstView::Select { cond, if_true, if_false } => {
                self.int_width(self.type_of(cond))?;
                let (if_true, if_false) = (self.source(if_true)?, self.source(if_false)?);
                Op::Select { condition: self.source(cond)?, if_true, if_false }
            }
            InstView::Load { pointer, .. } => {
                Op::Load { width: self.width_in_memory(data.ty)?, pointer: self.source(pointer)? }
            }
            InstView::Store { value, pointer, .. } => {
                let bytes = self.width_in_memory(self.type_of(value))? / 8;
                Op::Store { bytes, value: self.source(value)?, pointer: self.source(pointer)? }
            }
            InstView::GetElementPtr { source_ty, base, indices } => self.address(source_ty, base, indices)?,
            InstView::Br { dest } => Op::Jump { edge: self.edge(inst, dest)? },
            InstView::CondBr { cond, if_true, if_false } => Op::Branch {
                condition: self.source(cond)?,
                if_true: self.edge(inst, if_true)?,
                if_false: self.edge(inst, if_false)?,
            },
            _ => return None,
        })
    }

    fn address(&mut self, source_ty: Type, base: ir::Value, indices: &[ir::Value]) -> Option<Op> {
        self.int_width(self.type_of(base))?;
        let (base, first) = (self.source(base)?, self.code.terms.len() as u32);
        let (mut ty, mut constant) = (source_ty, 0u64);
        for (at, &index) in indices.iter().enumerate() {
            let width = self.int_width(self.type_of(index))?;
            let known = match index.kind() {
                ValueKind::Inst(_) | ValueKind::Arg(_) => None,
                _ => match self.machine.constant(Some(self.function), index) {
                    Ok(Value::Bits(bits)) if !self.machine.met_thread_local => Some(bits),
                    _ => return None,
                },
            };
            let number = known.as_ref().map(|bits| bits.sext_or_trunc(64).low_u64());
            let step = match at {
                0 => self.machine.step_size(ty),
                _ => match self.machine.module.types.get(ty) {
                    TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => {
                        ty = *elem;
                        self.machine.alloc_size(ty)
                    }
                    _ => {
                        let (offset, field) = self.machine.element_offset(ty, known.as_ref()?).ok()?;
                        constant = constant.wrapping_add(offset);
                        ty = field;
                        continue;
                    }
                },
            };
            let scale = step.ok()?;
            match number {
                Some(number) => constant = constant.wrapping_add(number.wrapping_mul(scale)),
                None => {
                    let index = self.source(index)?;
                    self.code.terms.push(Term { index, width, scale });
                }
            }
        }
        Some(Op::Address { base, constant, first, count: self.code.terms.len() as u32 - first })
    }

    fn edge(&mut self, branch: Inst, to: Block) -> Option<u32> {
        let body = self.body;
        let from = body.block_of(branch)?;
        let mut moves = Vec::new();
        let mut next = body.first_inst(to)?;
        while let InstView::Phi { incoming } = body.view(next) {
            let pair = incoming.chunks_exact(2).find(|pair| pair[1].as_block() == Some(from))?;
            moves.push((next.as_u32(), self.source(pair[0])?));
            next = body.next_inst(next)?;
        }
        self.code.edges.push(Edge { from, to, next, moves });
        Some(self.code.edges.len() as u32 - 1)
    }
}

impl<'m> Machine<'m, '_> {
    /// The decoded form of a function.
    pub(crate) fn code(&mut self, function: Global) -> Step<Rc<Code>> {
        if let Some(code) = &self.decoded[function] {
            return Ok(code.clone());
        }
        let body = self.body(function)?;
        let mut decoder = Decoder { machine: self, function, body, code: Code::default() };
        let mut ops = vec![(Op::Other, None); body.num_insts()];
        for inst in body.blocks().flat_map(|block| body.block_insts(block)) {
            let op = decoder.decode(inst).unwrap_or(Op::Other);
            ops[inst.as_u32() as usize] = (op, body.next_inst(inst));
        }
        let code = Rc::new(Code { ops, ..decoder.code });
        self.decoded[function] = Some(code.clone());
        Ok(code)
    }

    /// Executes instructions of the innermost frame up to one for the main loop.
    pub(crate) fn run_decoded(&mut self) {
        let begun = self.steps_left();
        let Some(frame) = self.frames.last_mut() else { return };
        let Some(mut at) = frame.next else { return };
        let code = &*frame.code;
        let mut state = State { code, results: &mut frame.results, args: &frame.args };
        let mut steps = begun;
        while steps > 0 {
            let (op, next) = code.ops[at.as_u32() as usize];
            let edge = match op {
                Op::Jump { edge } => edge,
                Op::Branch { condition, if_true, if_false } => match state.number(condition) {
                    Some(0) => if_false,
                    Some(_) => if_true,
                    None => break,
                },
                _ => {
                    let (Some(next), Some(())) = (next, state.execute(op, at, &mut self.memory)) else {
                        break;
                    };
                    (at, steps) = (next, steps - 1);
                    continue;
                }
            };
            let edge = &code.edges[edge as usize];
            state.take(&edge.moves, &mut self.moved);
            (frame.previous_block, frame.block) = (Some(edge.from), edge.to);
            (at, steps) = (edge.next, steps - 1);
        }
        frame.next = Some(at);
        self.count_steps(begun - steps);
    }
}

/// The values of a frame.
struct State<'f> {
    code: &'f Code,
    results: &'f mut [Value],
    args: &'f [Value],
}

impl State<'_> {
    fn value(&self, source: Source) -> &Value {
        match source {
            Source::Result(at) => &self.results[at as usize],
            Source::Argument(at) => &self.args[at as usize],
            Source::Constant(at) => &self.code.constants[at as usize],
        }
    }

    #[inline]
    fn number(&self, source: Source) -> Option<u64> {
        match self.value(source) {
            Value::Bits(bits) if bits.width() <= 64 => Some(bits.low_u64()),
            _ => None,
        }
    }

    fn float(&self, source: Source, is_double: bool) -> Option<f64> {
        let bits = self.number(source)?;
        let value = if is_double { f64::from_bits(bits) } else { f64::from(f32::from_bits(bits as u32)) };
        value.is_finite().then_some(value)
    }

    fn take(&mut self, moves: &[(u32, Source)], moved: &mut Vec<Value>) {
        if let [(to, from)] = moves {
            self.results[*to as usize] = self.value(*from).clone();
            return;
        }
        moved.extend(moves.iter().map(|&(_, from)| self.value(from).clone()));
        for (&(to, _), value) in moves.iter().zip(moved.drain(..)) {
            self.results[to as usize] = value;
        }
    }

    /// Executes an instruction that is no branch; nothing happens if that is for the main loop.
    fn execute(&mut self, op: Op, inst: Inst, memory: &mut Memory) -> Option<()> {
        let (width, bits) = match op {
            Op::Other | Op::Jump { .. } | Op::Branch { .. } => return None,
            Op::Binary { op, width, flags, lhs, rhs } => {
                (width, binary(op, width, flags, self.number(lhs)?, self.number(rhs)?)?)
            }
            Op::Float { op, is_double, lhs, rhs } => {
                let (lhs, rhs) = (self.float(lhs, is_double)?, self.float(rhs, is_double)?);
                (32 << u8::from(is_double), float(op, is_double, lhs, rhs)?)
            }
            Op::Compare { predicate, width, lhs, rhs } => {
                (1, compare(predicate, width, self.number(lhs)?, self.number(rhs)?).into())
            }
            Op::CompareFloats { predicate, is_double, lhs, rhs } => {
                let (lhs, rhs) = (self.float(lhs, is_double)?, self.float(rhs, is_double)?);
                (1, compare_floats(predicate, lhs, rhs).into())
            }
            Op::Extend { from, width, operand } => (width, signed(self.number(operand)?, from) as u64),
            Op::ExtendPositive { from, width, operand } => {
                let number = self.number(operand)?;
                if signed(number, from) < 0 {
                    return None;
                }
                (width, number)
            }
            Op::Resize { width, operand } => (width, self.number(operand)?),
            Op::Select { condition, if_true, if_false } => {
                let chosen = if self.number(condition)? != 0 { if_true } else { if_false };
                self.results[inst.as_u32() as usize] = self.value(chosen).clone();
                return Some(());
            }
            Op::Load { width, pointer } => {
                let from = memory.read(self.number(pointer)?, u64::from(width / 8)).ok()?;
                let mut bytes = [0; 8];
                bytes[..from.len()].copy_from_slice(from);
                (width, u64::from_le_bytes(bytes))
            }
            Op::Store { bytes, value, pointer } => {
                let (value, pointer) = (self.number(value)?.to_le_bytes(), self.number(pointer)?);
                return memory.write(pointer, &value[..usize::from(bytes)]).ok();
            }
            Op::Address { base, constant, first, count } => {
                let mut address = self.number(base)?.wrapping_add(constant);
                for term in &self.code.terms[first as usize..(first + count) as usize] {
                    let index = signed(self.number(term.index)?, term.width) as u64;
                    address = address.wrapping_add(index.wrapping_mul(term.scale));
                }
                (64, address)
            }
        };
        let width: u8 = width;
        self.results[inst.as_u32() as usize] = Value::Bits(APInt::from_u64(width.into(), bits));
        Some(())
    }
}

/// A result that obeys the flags. Its bits above the width mean nothing.
fn binary(op: Opcode, width: u8, flags: InstFlags, lhs: u64, rhs: u64) -> Option<u64> {
    let exact: fn(i128, i128) -> i128 = match op {
        Opcode::Add => |a, b| a + b,
        Opcode::Sub => |a, b| a - b,
        Opcode::Mul => |a, b| a.wrapping_mul(b),
        Opcode::And => return Some(lhs & rhs),
        Opcode::Xor => return Some(lhs ^ rhs),
        Opcode::Or => {
            return (!flags.contains(InstFlags::DISJOINT) || lhs & rhs == 0).then_some(lhs | rhs);
        }
        Opcode::UDiv | Opcode::URem | Opcode::LShr | Opcode::AShr if flags.contains(InstFlags::EXACT) => {
            return None;
        }
        Opcode::UDiv => return lhs.checked_div(rhs),
        Opcode::URem => return lhs.checked_rem(rhs),
        _ if rhs >= width.into() => return None,
        Opcode::LShr => return Some(lhs >> rhs),
        Opcode::AShr => return Some((signed(lhs, width) >> rhs) as u64),
        Opcode::Shl if !flags.contains(InstFlags::NUW) && !flags.contains(InstFlags::NSW) => {
            return Some(lhs << rhs);
        }
        _ => return None,
    };
    let of_signed = exact(signed(lhs, width).into(), signed(rhs, width).into());
    let result = of_signed as u64;
    if flags.contains(InstFlags::NSW) && of_signed != signed(result, width).into() {
        return None;
    }
    // A product of two numbers of 64 bits without signs has one more bit than fits.
    let of_unsigned = exact(lhs.into(), rhs.into());
    let has_wrapped = of_unsigned < 0 || of_unsigned != (of_unsigned as u64 & mask(width)).into();
    if flags.contains(InstFlags::NUW) && has_wrapped {
        return None;
    }
    Some(result)
}

/// The bits of a finite result.
fn float(op: Opcode, is_double: bool, lhs: f64, rhs: f64) -> Option<u64> {
    // A result of twice as many bits and two more, rounded again, is what rounding once gives.
    let exact = match op {
        Opcode::FAdd => lhs + rhs,
        Opcode::FSub => lhs - rhs,
        Opcode::FMul => lhs * rhs,
        _ => lhs / rhs,
    };
    if is_double {
        return exact.is_finite().then(|| exact.to_bits());
    }
    let rounded = exact as f32;
    rounded.is_finite().then(|| rounded.to_bits().into())
}

fn compare(predicate: IntPredicate, width: u8, lhs: u64, rhs: u64) -> bool {
    let (signed_lhs, signed_rhs) = (signed(lhs, width), signed(rhs, width));
    match predicate {
        IntPredicate::Eq => lhs == rhs,
        IntPredicate::Ne => lhs != rhs,
        IntPredicate::Ugt => lhs > rhs,
        IntPredicate::Uge => lhs >= rhs,
        IntPredicate::Ult => lhs < rhs,
        IntPredicate::Ule => lhs <= rhs,
        IntPredicate::Sgt => signed_lhs > signed_rhs,
        IntPredicate::Sge => signed_lhs >= signed_rhs,
        IntPredicate::Slt => signed_lhs < signed_rhs,
        IntPredicate::Sle => signed_lhs <= signed_rhs,
    }
}

/// Of finite numbers, which all are ordered.
fn compare_floats(predicate: FloatPredicate, lhs: f64, rhs: f64) -> bool {
    match predicate {
        FloatPredicate::False | FloatPredicate::Uno => false,
        FloatPredicate::True | FloatPredicate::Ord => true,
        FloatPredicate::Oeq | FloatPredicate::Ueq => lhs == rhs,
        FloatPredicate::One | FloatPredicate::Une => lhs != rhs,
        FloatPredicate::Ogt | FloatPredicate::Ugt => lhs > rhs,
        FloatPredicate::Oge | FloatPredicate::Uge => lhs >= rhs,
        FloatPredicate::Olt | FloatPredicate::Ult => lhs < rhs,
        FloatPredicate::Ole | FloatPredicate::Ule => lhs <= rhs,
    }
}
