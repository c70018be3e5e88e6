//! Vector operations that only some lanes take part in: `llvm.vp.*` (a mask, and how many lanes at the front count) and
//! `llvm.masked.*` (a mask only).
//!
//! An operation is what the instruction or the intrinsic of the same name does, lane by lane, so a lane that does not take part
//! neither traps nor touches memory. Such a lane of a result is poison, or what the operation says it keeps.

use super::{Words, plain, reduce};
use crate::float;
use crate::machine::{Machine, Step, trap};
use crate::value::Value;
use ir::inst::{FloatPredicate, IntPredicate};
use ir::{InstFlags, Opcode, Type};
use support::apint::APInt;

/// Calls `llvm.NAME`, which begins with `vp.`, `experimental.vp.` or `masked.`; none if there is no such operation.
pub(super) fn call(
    machine: &mut Machine<'_, '_>,
    name: &str,
    ret: Type,
    types: &[Type],
    args: &[Value],
    words: Words<'_>,
) -> Step<Option<Value>> {
    let call = Call { machine, ret, types, args };
    if name == "get.active.lane.mask" {
        return call.first_lanes().map(Some);
    }
    if let Some(name) = name.strip_prefix("masked.") {
        return call.masked(name);
    }
    match name.strip_prefix("experimental.").unwrap_or(name).strip_prefix("vp.") {
        Some(name) => call.vector_predicated(name, words),
        None => Ok(None),
    }
}

struct Call<'a, 'm, 'h> {
    machine: &'a mut Machine<'m, 'h>,
    ret: Type,
    types: &'a [Type],
    args: &'a [Value],
}

/// A lane of a vector, or a scalar that all lanes have in common.
fn lane(value: &Value, at: usize) -> Value {
    match value {
        Value::Aggregate(lanes) => lanes.get(at).cloned().unwrap_or(Value::Poison),
        other => other.clone(),
    }
}

impl Call<'_, '_, '_> {
    fn lanes_of(&self, ty: Type) -> Option<usize> {
        self.machine.module.types.vector_shape(ty).map(|(lanes, _)| lanes as usize)
    }

    fn number(&self, at: usize) -> Step<u64> {
        match self.args.get(at).and_then(Value::as_bits) {
            Some(bits) => Ok(bits.low_u64()),
            None => trap("a vector operation takes part with a number of lanes that is poison"),
        }
    }

    /// Whether a lane takes part, by the mask that is an argument.
    fn in_mask(&self, mask: usize, at: usize) -> Step<bool> {
        match self.args.get(mask).map(|mask| lane(mask, at)) {
            Some(Value::Bits(bits)) => Ok(!bits.is_zero()),
            _ => trap("a lane of a mask is poison"),
        }
    }

    /// `llvm.get.active.lane.mask`: the lanes whose numbers, counted from the first argument, are below the second.
    fn first_lanes(self) -> Step<Value> {
        let lanes = self.lanes_of(self.ret).unwrap_or(0);
        let (first, end) = (self.number(0)?, self.number(1)?);
        let active = |at: usize| Value::bool(first.checked_add(at as u64).is_some_and(|at| at < end));
        Ok(Value::aggregate((0..lanes).map(active).collect()))
    }

    fn vector_predicated(mut self, name: &str, words: Words<'_>) -> Step<Option<Value>> {
        let Some(last) = self.args.len().checked_sub(1) else { return Ok(None) };
        let lanes = self.types.iter().chain([&self.ret]).find_map(|&ty| self.lanes_of(ty));
        let Some(lanes) = lanes else { return Ok(None) };
        let length = self.number(last)? as usize;
        if length > lanes {
            return trap(format!("a vector operation on {length} of {lanes} lanes"));
        }
        if matches!(name, "select" | "merge") {
            let choose = |at: usize| match lane(&self.args[0], at) {
                _ if at >= length && name == "merge" => lane(&self.args[2], at),
                Value::Bits(_) if at >= length => Value::Poison,
                Value::Bits(condition) => lane(&self.args[if condition.is_zero() { 2 } else { 1 }], at),
                _ => Value::Poison,
            };
            return Ok(Some(Value::aggregate((0..lanes).map(choose).collect())));
        }
        let Some(mask) = last.checked_sub(1) else { return Ok(None) };
        let mut active = Vec::with_capacity(lanes);
        for at in 0..lanes {
            active.push(at < length && self.in_mask(mask, at)?);
        }
        let all_args = self.args;
        let operands = &all_args[..mask];
        if let Some(operation) = name.strip_prefix("reduce.") {
            let [start, vector] = operands else { return Ok(None) };
            let items: Vec<Value> = (0..lanes).filter(|&at| active[at]).map(|at| lane(vector, at)).collect();
            return reduce(self.machine, operation, self.ret, start.clone(), &items);
        }
        match (name, operands) {
            ("load", [pointer]) => {
                let places = self.in_row(pointer, self.ret)?;
                return self.load_lanes(&places, &active, None).map(Some);
            }
            ("strided.load", [pointer, stride]) => {
                let places = self.in_steps(pointer, stride, lanes)?;
                return self.load_lanes(&places, &active, None).map(Some);
            }
            ("gather", [pointers]) => {
                let places: Vec<Value> = (0..lanes).map(|at| lane(pointers, at)).collect();
                return self.load_lanes(&places, &active, None).map(Some);
            }
            ("store", [value, pointer]) => {
                let places = self.in_row(pointer, self.types[0])?;
                return self.store_lanes(value, &places, &active).map(Some);
            }
            ("strided.store", [value, pointer, stride]) => {
                let places = self.in_steps(pointer, stride, lanes)?;
                return self.store_lanes(value, &places, &active).map(Some);
            }
            ("scatter", [value, pointers]) => {
                let places: Vec<Value> = (0..lanes).map(|at| lane(pointers, at)).collect();
                return self.store_lanes(value, &places, &active).map(Some);
            }
            _ => {}
        }
        let scalar = |ty: &Type| self.machine.module.types.scalar(*ty);
        let (ret, types) = (scalar(&self.ret), self.types[..mask].iter().map(scalar).collect::<Vec<Type>>());
        let mut results = Vec::with_capacity(lanes);
        for (at, &takes_part) in active.iter().enumerate() {
            if !takes_part {
                results.push(Value::Poison);
                continue;
            }
            let args: Vec<Value> = operands.iter().map(|operand| lane(operand, at)).collect();
            match on_scalars(self.machine, name, ret, &types, &args, words)? {
                Some(result) => results.push(result),
                None => return Ok(None),
            }
        }
        Ok(Some(Value::aggregate(results)))
    }

    fn masked(mut self, name: &str) -> Step<Option<Value>> {
        // Alignments were arguments, and are attributes of pointers now.
        let is_number =
            |at: &usize| matches!(self.machine.module.types.get(self.types[*at]), ir::TypeData::Int(32));
        let order: Vec<usize> = (0..self.args.len()).filter(|at| !is_number(at)).collect();
        let ty = if self.ret == Type::VOID { self.types.first().copied() } else { Some(self.ret) };
        let Some(lanes) = ty.and_then(|ty| self.lanes_of(ty)) else { return Ok(None) };
        let stores = self.ret == Type::VOID;
        let Some(&mask) = order.get(if stores { 2 } else { 1 }) else { return Ok(None) };
        let active = (0..lanes).map(|at| self.in_mask(mask, at)).collect::<Step<Vec<bool>>>()?;
        let pointer = self.args[order[usize::from(stores)]].clone();
        let places = match name {
            "load" | "store" => self.in_row(&pointer, ty.unwrap_or(self.ret))?,
            "gather" | "scatter" => (0..lanes).map(|at| lane(&pointer, at)).collect(),
            // Only lanes that take part have places.
            "expandload" | "compressstore" => {
                let row = self.in_row(&pointer, ty.unwrap_or(self.ret))?;
                let mut next = row.into_iter();
                active
                    .iter()
                    .map(|&is| if is { next.next() } else { None }.unwrap_or(Value::Poison))
                    .collect()
            }
            _ => return Ok(None),
        };
        if stores {
            let value = self.args[order[0]].clone();
            return self.store_lanes(&value, &places, &active).map(Some);
        }
        let kept = order.get(2).map(|&at| self.args[at].clone());
        self.load_lanes(&places, &active, kept.as_ref()).map(Some)
    }

    /// Addresses of the lanes of a vector in memory.
    fn in_row(&mut self, pointer: &Value, vector: Type) -> Step<Vec<Value>> {
        let element = self.machine.module.types.scalar(vector);
        let Some(bits) = self.machine.scalar_bits(element).filter(|bits| bits % 8 == 0) else {
            return trap("lanes in memory that do not fill bytes");
        };
        let step = Value::int(64, self.machine.scalar_bytes(element, bits));
        let lanes = self.lanes_of(vector).unwrap_or(0);
        self.in_steps(pointer, &step, lanes)
    }

    fn in_steps(&mut self, pointer: &Value, step: &Value, lanes: usize) -> Step<Vec<Value>> {
        let (Some(start), Some(step)) = (pointer.as_bits(), step.as_bits()) else {
            return Ok(vec![Value::Poison; lanes]);
        };
        let step = step.sext_or_trunc(64).low_u64();
        let place = |at: usize| Value::pointer(start.low_u64().wrapping_add(step.wrapping_mul(at as u64)));
        Ok((0..lanes).map(place).collect())
    }

    fn load_lanes(&mut self, places: &[Value], active: &[bool], kept: Option<&Value>) -> Step<Value> {
        let element = self.machine.module.types.scalar(self.ret);
        let mut results = Vec::with_capacity(places.len());
        for (at, place) in places.iter().enumerate() {
            results.push(if active[at] {
                let address = self.machine.address(place)?;
                self.machine.load(address, element)?
            } else {
                kept.map_or(Value::Poison, |kept| lane(kept, at))
            });
        }
        Ok(Value::aggregate(results))
    }

    fn store_lanes(&mut self, value: &Value, places: &[Value], active: &[bool]) -> Step<Value> {
        let element = self.machine.module.types.scalar(self.types[0]);
        for (at, place) in places.iter().enumerate().filter(|&(at, _)| active[at]) {
            let address = self.machine.address(place)?;
            self.machine.store(address, element, &lane(value, at))?;
        }
        Ok(Value::None)
    }
}

/// What the instruction or intrinsic of this name does.
fn on_scalars(
    machine: &mut Machine<'_, '_>,
    name: &str,
    ret: Type,
    types: &[Type],
    args: &[Value],
    words: Words<'_>,
) -> Step<Option<Value>> {
    if let (Some(op), [lhs, rhs]) = (arithmetic(name), args) {
        return machine.binary(op, ret, lhs, rhs, InstFlags::NONE).map(Some);
    }
    if let (Some(op), [operand]) = (conversion(name), args) {
        return machine.cast(op, types[0], ret, operand, InstFlags::NONE).map(Some);
    }
    match (name, args) {
        ("fneg", [operand]) => Ok(Some(match operand.as_bits() {
            Some(bits) => Value::Bits(float::negate(bits)),
            None => Value::Poison,
        })),
        ("icmp", [lhs, rhs, ..]) => match words.iter().find_map(|word| int_predicate(word)) {
            Some(predicate) => machine.compare_ints(predicate, lhs, rhs).map(Some),
            None => Ok(None),
        },
        ("fcmp", [lhs, rhs, ..]) => match words.iter().find_map(|word| float_predicate(word)) {
            Some(predicate) => machine.compare_floats(predicate, types[0], lhs, rhs).map(Some),
            None => Ok(None),
        },
        ("roundtozero", _) => plain(machine, "trunc", ret, types, args),
        _ => plain(machine, name, ret, types, args),
    }
}

/// Binary instructions, by their names.
pub(super) fn arithmetic(name: &str) -> Option<Opcode> {
    Some(match name {
        "add" => Opcode::Add,
        "sub" => Opcode::Sub,
        "mul" => Opcode::Mul,
        "sdiv" => Opcode::SDiv,
        "udiv" => Opcode::UDiv,
        "srem" => Opcode::SRem,
        "urem" => Opcode::URem,
        "shl" => Opcode::Shl,
        "lshr" => Opcode::LShr,
        "ashr" => Opcode::AShr,
        "and" => Opcode::And,
        "or" => Opcode::Or,
        "xor" => Opcode::Xor,
        "fadd" => Opcode::FAdd,
        "fsub" => Opcode::FSub,
        "fmul" => Opcode::FMul,
        "fdiv" => Opcode::FDiv,
        "frem" => Opcode::FRem,
        _ => return None,
    })
}

/// Casts, by their names; `trunc` of numbers with a point is another operation, which predicated ones call `roundtozero`.
fn conversion(name: &str) -> Option<Opcode> {
    Some(match name {
        "trunc" => Opcode::Trunc,
        "zext" => Opcode::ZExt,
        "sext" => Opcode::SExt,
        "fptrunc" => Opcode::FPTrunc,
        "fpext" => Opcode::FPExt,
        "fptoui" => Opcode::FPToUI,
        "fptosi" => Opcode::FPToSI,
        "uitofp" => Opcode::UIToFP,
        "sitofp" => Opcode::SIToFP,
        "ptrtoint" => Opcode::PtrToInt,
        "inttoptr" => Opcode::IntToPtr,
        _ => return None,
    })
}

fn int_predicate(word: &[u8]) -> Option<IntPredicate> {
    Some(match word {
        b"eq" => IntPredicate::Eq,
        b"ne" => IntPredicate::Ne,
        b"ugt" => IntPredicate::Ugt,
        b"uge" => IntPredicate::Uge,
        b"ult" => IntPredicate::Ult,
        b"ule" => IntPredicate::Ule,
        b"sgt" => IntPredicate::Sgt,
        b"sge" => IntPredicate::Sge,
        b"slt" => IntPredicate::Slt,
        b"sle" => IntPredicate::Sle,
        _ => return None,
    })
}

pub(super) fn float_predicate(word: &[u8]) -> Option<FloatPredicate> {
    Some(match word {
        b"oeq" => FloatPredicate::Oeq,
        b"ogt" => FloatPredicate::Ogt,
        b"oge" => FloatPredicate::Oge,
        b"olt" => FloatPredicate::Olt,
        b"ole" => FloatPredicate::Ole,
        b"one" => FloatPredicate::One,
        b"ord" => FloatPredicate::Ord,
        b"uno" => FloatPredicate::Uno,
        b"ueq" => FloatPredicate::Ueq,
        b"ugt" => FloatPredicate::Ugt,
        b"uge" => FloatPredicate::Uge,
        b"ult" => FloatPredicate::Ult,
        b"ule" => FloatPredicate::Ule,
        b"une" => FloatPredicate::Une,
        _ => return None,
    })
}

/// `llvm.vector.partial.reduce.add`: the lanes of a vector are added to those of a shorter one, in turn.
pub(super) fn partial_sum(lanes: &[Value], more: &[Value]) -> Value {
    let mut sums = lanes.to_vec();
    for (at, value) in more.iter().enumerate() {
        let at = at % lanes.len().max(1);
        sums[at] = match (&sums[at], value) {
            (Value::Bits(a), Value::Bits(b)) => Value::Bits(APInt::add(a, b)),
            _ => Value::Poison,
        };
    }
    Value::aggregate(sums)
}
