//! The instructions that programs execute most, on numbers of at most 64 bits: decoded once per function, then executed
//! without looking at the module.
//!
//! What is decoded here means what the main loop says of it. Whatever is not plain (poison, a flag that does not hold, what is
//! not a number, an access that is an error) is left to the main loop, which executes the instruction from the beginning.
//! Calls and returns between functions of the program are done here, too; `numbers` has the arithmetic.
//!
//! Cost: O(instructions) for each function that is entered, in time and memory; about ten times as fast as the main loop.

use crate::machine::{Machine, Step};
use crate::memory::{Memory, ObjectKind};
use crate::numbers::{
    IntFunction, Number, binary, compare, compare_floats, convert, float, float_bits, float_function, mask,
    signed,
};
use crate::value::Value;
use ir::inst::{FloatPredicate, IntPredicate};
use ir::{Block, Function, Global, Inst, InstFlags, InstView, Opcode, Type, TypeData, ValueKind};
use std::rc::Rc;
use support::apint::APInt;
use support::hash::FxHashMap;

/// Intrinsics without effects and results, by the beginnings of their names.
const HINTS: &[&str] =
    &["lifetime.", "dbg.", "assume", "experimental.noalias.", "prefetch", "donothing", "fake.use"];

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
        same_sign: bool,
        lhs: Source,
        rhs: Source,
    },
    CompareFloats {
        predicate: FloatPredicate,
        is_double: bool,
        lhs: Source,
        rhs: Source,
    },
    /// Of one to three integers.
    Integers {
        function: IntFunction,
        width: u8,
        operands: [Source; 3],
    },
    /// Of one to three numbers of `float` or `double`.
    Floats {
        function: fn([f64; 3]) -> f64,
        is_double: bool,
        operands: [Source; 3],
    },
    /// Between integers, `float` and `double`.
    Convert {
        from: Number,
        to: Number,
        operand: Source,
    },
    /// Of a number that must keep its value, read without a sign or with one.
    Narrow {
        from: u8,
        width: u8,
        flags: InstFlags,
        operand: Source,
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
    /// In [`Code::switches`].
    Switch {
        value: Source,
        table: u32,
    },
    /// In [`Code::calls`].
    Call {
        call: u32,
    },
    Return {
        value: Option<Source>,
    },
    /// A stack object.
    Allocate {
        size: u64,
        align: u32,
    },
    /// `memcpy` and `memmove`.
    Copy {
        to: Source,
        from: Source,
        length: Source,
    },
    /// `memset`.
    Fill {
        to: Source,
        byte: Source,
        length: Source,
    },
    /// What only tells the optimizer something.
    Nothing,
}

/// Edges by the value of a switch.
#[derive(Debug)]
struct SwitchTable {
    cases: FxHashMap<u64, u32>,
    default: u32,
}

/// A call of a function of the program, by its name or by its address.
#[derive(Debug)]
struct CallSite {
    callee: Callee,
    args: Vec<Source>,
}

#[derive(Clone, Copy, Debug)]
enum Callee {
    Known(Global),
    Computed(Source),
}

/// Why decoded instructions are left.
enum Leave {
    /// The main loop executes the next one.
    Undecoded,
    Call(u32),
    Return(Value),
    Steps,
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
    switches: Vec<SwitchTable>,
    calls: Vec<CallSite>,
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
            InstView::ICmp { predicate, lhs, rhs } => {
                let width = self.int_width(self.type_of(lhs))?;
                let same_sign = flags.contains(InstFlags::SAMESIGN);
                Op::Compare { predicate, width, same_sign, lhs: self.source(lhs)?, rhs: self.source(rhs)? }
            }
            InstView::FCmp { predicate, lhs, rhs } => {
                let is_double = self.is_double(self.type_of(lhs))?;
                Op::CompareFloats { predicate, is_double, lhs: self.source(lhs)?, rhs: self.source(rhs)? }
            }
            InstView::Cast { op, operand } => {
                self.cast(op, self.type_of(operand), operand, data.ty, flags)?
            }
            InstView::FNeg { operand } => {
                let is_double = self.is_double(data.ty)?;
                let operand = self.source(operand)?;
                Op::Floats { function: |x| -x[0], is_double, operands: [operand; 3] }
            }
            InstView::Alloca { ty, count, align } => {
                let count = match self.source(count)? {
                    Source::Constant(at) => self.code.constants[at as usize].as_bits()?.to_u64()?,
                    _ => return None,
                };
                let size = self.machine.alloc_size(ty).ok()?.checked_mul(count)?;
                Op::Allocate { size, align: u32::try_from(align.bytes().unwrap_or(16)).ok()? }
            }
            InstView::Call { callee, args, info } => self.call(inst, callee, args, info.fn_ty)?,
            InstView::Ret { value } => {
                Op::Return { value: value.map_or(Some(None), |value| self.source(value).map(Some))? }
            }
            InstView::Switch { value, default, cases } => {
                self.int_width(self.type_of(value))?;
                let value = self.source(value)?;
                let mut table = FxHashMap::default();
                for case in cases.chunks_exact(2) {
                    let Source::Constant(at) = self.source(case[0])? else { return None };
                    let number = self.code.constants[at as usize].as_bits()?.to_u64()?;
                    let edge = self.edge(inst, case[1].as_block()?)?;
                    table.entry(number).or_insert(edge);
                }
                let default = self.edge(inst, default)?;
                self.code.switches.push(SwitchTable { cases: table, default });
                Op::Switch { value, table: self.code.switches.len() as u32 - 1 }
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

    /// A number that a conversion is from or to.
    fn number(&self, ty: Type) -> Option<Number> {
        match self.is_double(ty) {
            Some(is_double) => Some(if is_double { Number::Double } else { Number::Float }),
            None => self.int_width(ty).map(Number::Int),
        }
    }

    fn cast(
        &mut self,
        op: Opcode,
        from_ty: Type,
        operand: ir::Value,
        to_ty: Type,
        flags: InstFlags,
    ) -> Option<Op> {
        let operand = self.source(operand)?;
        if matches!(op, Opcode::SIToFP | Opcode::FPToSI | Opcode::FPToUI | Opcode::FPExt | Opcode::FPTrunc) {
            let (from, to) = (self.number(from_ty)?, self.number(to_ty)?);
            let to = if op == Opcode::FPToUI { to.without_sign() } else { to };
            return Some(Op::Convert { from, to, operand });
        }
        if op == Opcode::UIToFP && flags == InstFlags::default() {
            let (from, to) = (self.number(from_ty)?.without_sign(), self.number(to_ty)?);
            return Some(Op::Convert { from, to, operand });
        }
        let (from, width) = (self.int_width(from_ty)?, self.int_width(to_ty)?);
        Some(match op {
            Opcode::SExt => Op::Extend { from, width, operand },
            Opcode::ZExt if flags != InstFlags::default() => Op::ExtendPositive { from, width, operand },
            Opcode::Trunc if flags != InstFlags::default() => Op::Narrow { from, width, flags, operand },
            Opcode::ZExt | Opcode::Trunc | Opcode::PtrToInt | Opcode::IntToPtr => {
                Op::Resize { width, operand }
            }
            _ => return None,
        })
    }

    fn call(&mut self, inst: Inst, callee: ir::Value, args: &[ir::Value], fn_ty: Type) -> Option<Op> {
        let module = self.machine.module;
        let (ret, params) =
            module.types.signature(fn_ty).map(|signature| (signature.0, signature.1.len()))?;
        if params != args.len() {
            return None;
        }
        let callee = match callee.kind() {
            ValueKind::Global(global) if module.body(global).is_some() => Callee::Known(global),
            ValueKind::Global(global) => {
                let is_of_result = args.iter().all(|&arg| self.type_of(arg) == ret);
                return self.operation(&module.globals[global].name, ret, args, is_of_result);
            }
            ValueKind::Inst(_) | ValueKind::Arg(_) => Callee::Computed(self.source(callee)?),
            _ => return None,
        };
        // Copies of arguments are made by the main loop.
        if (0..args.len()).any(|at| self.machine.by_value_type(self.body, inst, at).is_some()) {
            return None;
        }
        let args = args.iter().map(|&arg| self.source(arg)).collect::<Option<Vec<_>>>()?;
        self.code.calls.push(CallSite { callee, args });
        Some(Op::Call { call: self.code.calls.len() as u32 - 1 })
    }

    /// An intrinsic or a mathematical function that is an operation on numbers.
    fn operation(&mut self, name: &[u8], ret: Type, args: &[ir::Value], is_of_result: bool) -> Option<Op> {
        let name = str::from_utf8(name).ok()?;
        let intrinsic = name.strip_prefix("llvm.");
        if intrinsic.is_some_and(|name| HINTS.iter().any(|hint| name.starts_with(hint))) {
            return Some(Op::Nothing);
        }
        let base = intrinsic.map(|name| name.split_once('.').map_or(name, |(base, _)| base));
        if let (Some("memcpy" | "memmove" | "memset"), [to, second, length, _]) = (base, args) {
            let (to, second, length) = (self.source(*to)?, self.source(*second)?, self.source(*length)?);
            return Some(match base {
                Some("memset") => Op::Fill { to, byte: second, length },
                _ => Op::Copy { to, from: second, length },
            });
        }
        if base == Some("abs") {
            let (width, operand) = (self.int_width(ret)?, self.source(args[0])?);
            return Some(Op::Integers { function: IntFunction::Abs, width, operands: [operand; 3] });
        }
        if !is_of_result || args.is_empty() || args.len() > 3 {
            return None;
        }
        let mut operands = [self.source(args[0])?; 3];
        for (place, &arg) in operands.iter_mut().zip(args).skip(1) {
            *place = self.source(arg)?;
        }
        if let (Some(width), Some(base)) = (self.int_width(ret), base) {
            let function = IntFunction::named(base)?;
            return Some(Op::Integers { function, width, operands });
        }
        let is_double = self.is_double(ret)?;
        let plain = match (base, is_double) {
            (Some(base), _) => base,
            (None, true) => name,
            (None, false) => name.strip_suffix('f')?,
        };
        Some(Op::Floats { function: float_function(plain, args.len(), is_double)?, is_double, operands })
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

    /// Executes decoded instructions up to one for the main loop.
    pub(crate) fn run_decoded(&mut self) -> Step<()> {
        loop {
            let (at, leave) = self.run_frame();
            match leave {
                Leave::Undecoded | Leave::Steps => return Ok(()),
                Leave::Call(call) => {
                    if !self.call_decoded(at, call)? {
                        return Ok(());
                    }
                }
                Leave::Return(value) => {
                    if !self.return_decoded(value) {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Executes instructions of the innermost frame up to one that enters or leaves a function, or is not decoded.
    fn run_frame(&mut self) -> (Inst, Leave) {
        let begun = self.steps_left();
        let none = (Inst::from_u32(0), Leave::Undecoded);
        let Some(frame) = self.frames.last_mut() else { return none };
        let Some(mut at) = frame.next else { return none };
        let code = &*frame.code;
        let mut state = State { code, results: &mut frame.results, args: &frame.args };
        let mut steps = begun;
        let leave = loop {
            if steps == 0 {
                break Leave::Steps;
            }
            let (op, next) = &code.ops[at.as_u32() as usize];
            let edge = match *op {
                Op::Jump { edge } => edge,
                Op::Branch { condition, if_true, if_false } => match state.number(condition) {
                    Some(0) => if_false,
                    Some(_) => if_true,
                    None => break Leave::Undecoded,
                },
                Op::Switch { value, table } => match state.number(value) {
                    Some(number) => {
                        let table = &code.switches[table as usize];
                        table.cases.get(&number).copied().unwrap_or(table.default)
                    }
                    None => break Leave::Undecoded,
                },
                Op::Call { call } => break Leave::Call(call),
                Op::Return { value } => {
                    break Leave::Return(value.map_or(Value::None, |value| state.value(value).clone()));
                }
                Op::Allocate { size, align } => {
                    let (Some(next), Ok(address)) =
                        (next, self.memory.allocate(ObjectKind::Stack, size, align.into()))
                    else {
                        break Leave::Undecoded;
                    };
                    frame.allocas.push(address);
                    state.results[at.as_u32() as usize] = Value::pointer(address);
                    (at, steps) = (*next, steps - 1);
                    continue;
                }
                _ => {
                    let (Some(next), Some(())) = (next, state.execute(op, at, &mut self.memory)) else {
                        break Leave::Undecoded;
                    };
                    (at, steps) = (*next, steps - 1);
                    continue;
                }
            };
            let edge = &code.edges[edge as usize];
            state.take(&edge.moves, &mut self.moved);
            (frame.previous_block, frame.block) = (Some(edge.from), edge.to);
            (at, steps) = (edge.next, steps - 1);
        };
        frame.next = Some(at);
        self.count_steps(begun - steps);
        (at, leave)
    }

    /// Enters the function that an instruction of the innermost frame calls; whether it is one that can be entered here.
    fn call_decoded(&mut self, at: Inst, call: u32) -> Step<bool> {
        let Some(frame) = self.frames.last_mut() else { return Ok(false) };
        let state = State { code: &frame.code, results: &mut frame.results, args: &frame.args };
        let site = &state.code.calls[call as usize];
        let function = match site.callee {
            Callee::Known(function) => function,
            Callee::Computed(source) => {
                let function = state.number(source).and_then(|address| self.functions.get(&address));
                match function {
                    Some(&function) if self.module.body(function).is_some() => function,
                    _ => return Ok(false),
                }
            }
        };
        if self.module.body(function).is_none_or(|body| body.params.len() != site.args.len()) {
            return Ok(false);
        }
        let mut args = self.spare.pop().unwrap_or_default();
        args.extend(site.args.iter().map(|&source| copy(state.value(source))));
        self.enter(function, args, Vec::new(), Some(at))?;
        self.count_steps(1);
        Ok(true)
    }

    /// Leaves the innermost frame for a call that is no `invoke`; whether there is one.
    fn return_decoded(&mut self, value: Value) -> bool {
        let [.., below, frame] = &mut self.frames[..] else { return false };
        let Some(call) = frame.caller else { return false };
        let (_, next) = &below.code.ops[call.as_u32() as usize];
        if next.is_none() {
            return false;
        }
        below.next = *next;
        below.results[call.as_u32() as usize] = value;
        let Some(frame) = self.frames.pop() else { return false };
        for &address in frame.allocas.iter().rev() {
            self.memory.release(address);
        }
        for mut values in [frame.args, frame.results] {
            values.clear();
            self.spare.push(values);
        }
        self.count_steps(1);
        true
    }
}

/// A clone; of a number of at most 64 bits, which most are, without a call.
#[inline(always)]
fn copy(value: &Value) -> Value {
    match value {
        Value::Bits(bits) if bits.width() <= 64 => Value::Bits(APInt::from_u64(bits.width(), bits.low_u64())),
        value => value.clone(),
    }
}

/// The values of a frame.
struct State<'f> {
    code: &'f Code,
    results: &'f mut [Value],
    args: &'f [Value],
}

impl State<'_> {
    #[inline(always)]
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
        (!value.is_nan()).then_some(value)
    }

    #[inline]
    fn take(&mut self, moves: &[(u32, Source)], moved: &mut Vec<Value>) {
        if let [(to, from)] = moves {
            self.results[*to as usize] = copy(self.value(*from));
            return;
        }
        moved.extend(moves.iter().map(|&(_, from)| copy(self.value(from))));
        for (&(to, _), value) in moves.iter().zip(moved.drain(..)) {
            self.results[to as usize] = value;
        }
    }

    /// Executes an instruction that is no branch; nothing happens if that is for the main loop.
    #[inline(always)]
    fn execute(&mut self, op: &Op, inst: Inst, memory: &mut Memory) -> Option<()> {
        let (width, bits) = match *op {
            Op::Other
            | Op::Jump { .. }
            | Op::Branch { .. }
            | Op::Switch { .. }
            | Op::Call { .. }
            | Op::Return { .. }
            | Op::Allocate { .. } => return None,
            Op::Nothing => return Some(()),
            Op::Copy { to, from, length } => {
                let (to, length) = (self.number(to)?, self.number(length)?);
                let bytes = memory.read(self.number(from)?, length).ok()?.to_vec();
                return memory.write(to, &bytes).ok();
            }
            Op::Fill { to, byte, length } => {
                let (to, byte) = (self.number(to)?, self.number(byte)? as u8);
                return memory.edit(to, self.number(length)?, |place| place.fill(byte)).ok();
            }
            Op::Binary { op, width, flags, lhs, rhs } => {
                (width, binary(op, width, flags, self.number(lhs)?, self.number(rhs)?)?)
            }
            Op::Float { op, is_double, lhs, rhs } => {
                let (lhs, rhs) = (self.float(lhs, is_double)?, self.float(rhs, is_double)?);
                (32 << u8::from(is_double), float(op, is_double, lhs, rhs)?)
            }
            Op::Compare { predicate, width, same_sign, lhs, rhs } => {
                let (lhs, rhs) = (self.number(lhs)?, self.number(rhs)?);
                if same_sign && (lhs ^ rhs) >> (width - 1) & 1 != 0 {
                    return None;
                }
                (1, compare(predicate, width, lhs, rhs).into())
            }
            Op::Integers { function, width, operands } => {
                let [a, b, c] = operands;
                (width, function.apply(width, [self.number(a)?, self.number(b)?, self.number(c)?])?)
            }
            Op::Floats { function, is_double, operands } => {
                let [a, b, c] = operands;
                let numbers =
                    [self.float(a, is_double)?, self.float(b, is_double)?, self.float(c, is_double)?];
                (32 << u8::from(is_double), float_bits(function(numbers), is_double)?)
            }
            Op::Convert { from, to, operand } => (to.width(), convert(from, to, self.number(operand)?)?),
            Op::Narrow { from, width, flags, operand } => {
                let number = self.number(operand)?;
                let lost = number & !mask(width) != 0;
                let changed = signed(number, width) != signed(number, from);
                if flags.contains(InstFlags::NUW) && lost || flags.contains(InstFlags::NSW) && changed {
                    return None;
                }
                (width, number)
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
                self.results[inst.as_u32() as usize] = copy(self.value(chosen));
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
