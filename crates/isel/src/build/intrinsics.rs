//! Intrinsics: those that say nothing to the machine, those that are an operation, and those that call the library.

use super::lane_numbers::truth_of;
use super::{Builder, Scalars};
use crate::dag::{Parts, Value, zero_extend};
use crate::legalize::types::mathematical_suffix;
use crate::lowering::{Action, FrameLinks, Result, Unsupported, WindowLinks};
use ir::{Inst, Type};
use mir::{Frame, MemOperand};
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// Intrinsics that only inform: by the beginning of their name.
const IGNORED: &[&str] = &[
    "llvm.lifetime.",
    "llvm.dbg.",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.donothing",
    "llvm.invariant.end",
    "llvm.var.annotation",
    "llvm.sideeffect",
    "llvm.pseudoprobe",
    "llvm.fake.use",
];

/// Intrinsics that are one operation on their arguments.
const OPERATIONS: &[(&str, NodeOp)] = &[
    ("llvm.smax.", NodeOp::SMAX),
    ("llvm.smin.", NodeOp::SMIN),
    ("llvm.umax.", NodeOp::UMAX),
    ("llvm.umin.", NodeOp::UMIN),
    ("llvm.abs.", NodeOp::ABS),
    ("llvm.ctpop.", NodeOp::CTPOP),
    ("llvm.ctlz.", NodeOp::CTLZ),
    ("llvm.cttz.", NodeOp::CTTZ),
    ("llvm.bswap.", NodeOp::BSWAP),
    ("llvm.bitreverse.", NodeOp::BITREVERSE),
    ("llvm.fshl.", NodeOp::FSHL),
    ("llvm.fshr.", NodeOp::FSHR),
    ("llvm.fabs.", NodeOp::FABS),
    ("llvm.sqrt.", NodeOp::FSQRT),
    ("llvm.fma.", NodeOp::FMA),
    ("llvm.copysign.", NodeOp::FCOPYSIGN),
    ("llvm.minnum.", NodeOp::FMINNUM),
    ("llvm.maxnum.", NodeOp::FMAXNUM),
];

/// Overflow checks: the operation, and whether it is signed.
const OVERFLOWS: &[(&str, NodeOp, bool)] = &[
    ("llvm.sadd.with.overflow.", NodeOp::ADD, true),
    ("llvm.uadd.with.overflow.", NodeOp::ADD, false),
    ("llvm.ssub.with.overflow.", NodeOp::SUB, true),
    ("llvm.usub.with.overflow.", NodeOp::SUB, false),
    ("llvm.smul.with.overflow.", NodeOp::MUL, true),
    ("llvm.umul.with.overflow.", NodeOp::MUL, false),
];

/// Operations that stop at the smallest or largest value: the operation, and whether it is signed.
const SATURATING: &[(&str, NodeOp, bool)] = &[
    ("llvm.sadd.sat.", NodeOp::ADD, true),
    ("llvm.uadd.sat.", NodeOp::ADD, false),
    ("llvm.ssub.sat.", NodeOp::SUB, true),
    ("llvm.usub.sat.", NodeOp::SUB, false),
];

/// Comparisons with three results: the conditions for 1 and for -1.
const THREE_WAY: &[(&str, CondCode, CondCode)] =
    &[("llvm.scmp.", CondCode::GT, CondCode::LT), ("llvm.ucmp.", CondCode::UGT, CondCode::ULT)];

/// Functions of the mathematical library, by the name for doubles.
const MATHEMATICAL: &[&str] = &[
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "round",
    "roundeven",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "exp",
    "exp2",
    "exp10",
    "log",
    "log2",
    "log10",
    "pow",
    "atan2",
    "lround",
    "llround",
    "lrint",
    "llrint",
];

/// Those of them that round to integers.
const ROUNDING: &[(&str, NodeOp)] = &[
    ("floor", NodeOp::FFLOOR),
    ("ceil", NodeOp::FCEIL),
    ("trunc", NodeOp::FTRUNC),
    ("rint", NodeOp::FRINT),
    ("nearbyint", NodeOp::FNEARBYINT),
    ("roundeven", NodeOp::FROUNDEVEN),
    ("round", NodeOp::FROUND),
];

/// Those whose results are integers.
const TO_INTEGERS: &[(&str, NodeOp)] = &[
    ("lrint", NodeOp::LRINT),
    ("llrint", NodeOp::LLRINT),
    ("lround", NodeOp::LROUND),
    ("llround", NodeOp::LLROUND),
];

/// Functions of the C library that intrinsics call, with the number of arguments that are passed on.
const LIBRARY: &[(&str, &str, usize)] =
    &[("llvm.memcpy.", "memcpy", 3), ("llvm.memmove.", "memmove", 3), ("llvm.memset.", "memset", 3)];

/// Intrinsics whose result depends on more of the function than their operands: by the beginning of their name.
const OF_THE_FUNCTION: &[&str] = &[
    "llvm.eh.",
    "llvm.stack",
    "llvm.va_",
    "llvm.frameaddress",
    "llvm.returnaddress",
    "llvm.addressofreturnaddress",
    "llvm.get.dynamic.area",
    "llvm.local",
    "llvm.sponentry",
    "llvm.callbr.landingpad",
    // Their operands are in a bundle.
    "llvm.experimental.stackmap",
    "llvm.experimental.patchpoint",
];

/// Whether what an intrinsic becomes depends on more of the function than its operands.
pub(crate) fn is_of_the_function(name: &[u8]) -> bool {
    OF_THE_FUNCTION.iter().any(|prefix| name.starts_with(prefix.as_bytes()))
}

/// Whether an intrinsic says nothing to the machine.
pub(crate) fn is_ignored(name: &[u8]) -> bool {
    IGNORED.iter().any(|prefix| name.starts_with(prefix.as_bytes()))
}

impl Builder<'_, '_> {
    /// 1 if one condition holds, -1 if the other one does, otherwise 0: their difference. Of vectors a condition that holds
    /// is a lane of ones, which is -1; they are compared as a whole where the target does that, and else lane by lane.
    fn three_way(&mut self, inst: Inst, name: &str, args: &[ir::Value]) -> Result<Option<Value>> {
        let Some(&(_, greater, less)) = THREE_WAY.iter().find(|(prefix, ..)| name.starts_with(prefix)) else {
            return Ok(None);
        };
        let &[a, b] = args else { return Err(Unsupported::new("a comparison without its operands")) };
        let (a, b) = (self.scalar(a)?, self.scalar(b)?);
        let ty = self.state.value_type(self.result_type(inst))?;
        let from = self.dag.type_of(a);
        if !from.is_vector() {
            let mut holds = |code| {
                let truth = self.dag.setcc(ValueType::I1, a, b, code);
                self.dag.value(NodeOp::ZERO_EXTEND, ty, &[truth])
            };
            let (greater, less) = (holds(greater), holds(less));
            return Ok(Some(self.dag.value(NodeOp::SUB, ty, &[greater, less])));
        }
        let truths = ValueType::I1.vector(from.lanes(), false);
        let Some(((piece, _), truths)) = self.state.legality.vector_pieces(from).zip(truths) else {
            return Ok(None);
        };
        if !self.compares_lanes(piece) {
            return Ok(None);
        }
        let mut holds = |code| {
            let truth = self.dag.setcc(truths, a, b, code);
            self.dag.value(NodeOp::SIGN_EXTEND, ty, &[truth])
        };
        let (greater, less) = (holds(greater), holds(less));
        Ok(Some(self.dag.value(NodeOp::SUB, ty, &[less, greater])))
    }

    pub(super) fn intrinsic(&mut self, inst: Inst, name: &[u8], args: &[ir::Value]) -> Result<Scalars> {
        let name = std::str::from_utf8(name).unwrap_or("");
        if is_ignored(name.as_bytes()) {
            return Ok(Scalars::new());
        }
        if let Some(scalars) = self.target_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(scalars) = self.machine_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(scalars) = self.environment_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(scalars) = self.constrained_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(scalars) = self.predicated_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(scalars) = self.whole_vector_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(scalars) = self.lane_intrinsic(inst, name, args)? {
            return Ok(scalars);
        }
        let is_operation = OPERATIONS
            .iter()
            .any(|(prefix, op)| name.starts_with(prefix) && !matches!(*op, NodeOp::FSHL | NodeOp::FSHR))
            || name.starts_with("llvm.fmuladd.");
        if let Some(scalars) = self.operation_on_vectors(inst, name, args)? {
            return Ok(scalars);
        }
        if let Some(value) = self.three_way(inst, name, args)? {
            return Ok(Scalars::from_elem(value, 1));
        }
        if !is_operation && let Some(scalars) = self.unrolled_intrinsic(inst, name.as_bytes(), args)? {
            return Ok(scalars);
        }
        if let Some((_, op)) = OPERATIONS.iter().find(|(prefix, _)| name.starts_with(prefix)) {
            let count = if *op == NodeOp::FMA { 3 } else { 2 }.min(args.len());
            if let Some(scalars) = self.operation_tail_call(inst, *op, &args[..count])? {
                return Ok(scalars);
            }
            return Ok(Scalars::from_elem(self.operation(*op, args)?, 1));
        }
        if let Some(&(_, op, signed)) = OVERFLOWS.iter().find(|(prefix, ..)| name.starts_with(prefix)) {
            return self.with_overflow(op, signed, args);
        }
        if let Some(&(_, function, count)) = LIBRARY.iter().find(|(prefix, ..)| name.starts_with(prefix)) {
            if self.small_block(inst, function, name.contains(".inline."), args)? {
                return Ok(Scalars::new());
            }
            if name.contains(".inline.") {
                return Err(Unsupported::new(format!(
                    "intrinsic '{name}' of a size that is not a small constant"
                )));
            }
            let args = &args[..count.min(args.len())];
            let scope = &self.state.scope;
            let mut spaces = args.iter().filter_map(|&arg| scope.env.types.addr_space(scope.type_of(arg)));
            if let Some(space) =
                spaces.find(|&space| self.state.lowering.facts().special_spaces.contains(&space))
            {
                return Err(Unsupported::new(format!("a call of {function} for address space {space}")));
            }
            self.library_call(function, args, Type::VOID)?;
            return Ok(Scalars::new());
        }
        if let Some(&(_, op, signed)) = SATURATING.iter().find(|(prefix, ..)| name.starts_with(prefix)) {
            return Ok(Scalars::from_elem(self.saturating(op, signed, args)?, 1));
        }
        if let Some(scalars) = self.fixed_point_intrinsic(name, args)? {
            return Ok(scalars);
        }
        if let Some(function) = mathematical(name) {
            let function = self.of_result(function, inst)?;
            if let Some(value) = self.machine_rounding(inst, function, args)? {
                return Ok(Scalars::from_elem(value, 1));
            }
            let ty = self.state.value_type(self.state.scope.type_of(args[0]))?;
            if matches!(ty, ValueType::F32 | ValueType::F64) && self.state.legality.is_legal_type(ty) {
                let suffix = mathematical_suffix(self.state.lowering, ty)?;
                let function = format!("{function}{suffix}");
                if let Some(scalars) = self.mathematical_tail_call(inst, &function, args)? {
                    return Ok(scalars);
                }
            }
            return self.mathematical_call(function, args, self.result_type(inst));
        }
        match name {
            "llvm.va_start.p0" => {
                if let Some(list) = self.state.saved_list {
                    self.start_list(args[0], list)?;
                    return Ok(Scalars::new());
                }
                let area = self.state.variadic_area.ok_or_else(|| Unsupported::new("'va_start' here"))?;
                let address = self.frame_index(area);
                self.store_pointer(args[0], address)?;
                Ok(Scalars::new())
            }
            "llvm.eh.exceptioncode" => self.exception_code(),
            "llvm.swift.async.context.addr" => Ok(Scalars::from_elem(self.context_address()?, 1)),
            "llvm.localaddress" => Ok(Scalars::from_elem(self.frame_pointer()?, 1)),
            "llvm.localescape" => self.let_objects_escape(args),
            "llvm.eh.recoverfp" | "llvm.localrecover" => {
                Ok(Scalars::from_elem(self.recovered(name, args)?, 1))
            }
            "llvm.eh.typeid.for.p0" | "llvm.eh.typeid.for" => {
                Ok(Scalars::from_elem(self.type_number(args[0]), 1))
            }
            "llvm.frameaddress.p0" | "llvm.returnaddress" | "llvm.returnaddress.p0" => {
                let is_return = name.starts_with("llvm.return");
                let address = self.frame_of_caller(args[0], is_return)?;
                let lowering = self.state.lowering;
                let address = if is_return { lowering.stripped_address(self.dag, address) } else { address };
                Ok(Scalars::from_elem(address, 1))
            }
            "llvm.va_end.p0" => Ok(Scalars::new()),
            "llvm.va_copy.p0.p0" | "llvm.va_copy.p0" => {
                if self.state.saved_registers().is_some() {
                    self.copy_list(args[0], args[1])?;
                    return Ok(Scalars::new());
                }
                let from = self.scalar(args[1])?;
                let (ty, chain) = (self.pointer_type(), self.ordered_chain());
                let load = self.dag.load(ty, chain, from, pointer_access(ty, true));
                self.chain = Value::new(load, 1);
                self.store_pointer(args[0], load.into())?;
                Ok(Scalars::new())
            }
            _ if name.starts_with("llvm.load.relative.") => {
                let (base, offset) = (self.scalar(args[0])?, self.scalar(args[1])?);
                let ty = self.pointer_type();
                let offset = self.resize(offset, ty);
                let place = self.dag.value(NodeOp::ADD, ty, &[base, offset]);
                let mem = MemOperand { extension: Extension::Sign, ..pointer_access(ValueType::I32, true) };
                let load = self.dag.load(ty, self.chain, place, mem);
                self.loads.push(Value::new(load, 1));
                Ok(Scalars::from_elem(self.dag.value(NodeOp::ADD, ty, &[base, load.into()]), 1))
            }
            "llvm.stacksave.p0" | "llvm.stacksave" => {
                let (ty, chain) = (self.pointer_type(), self.ordered_chain());
                let copy =
                    self.dag.copy_from_reg(chain, self.state.lowering.facts().stack_pointer.into(), ty, None);
                self.chain = Value::new(copy, 1);
                Ok(Scalars::from_elem(copy.into(), 1))
            }
            "llvm.stackrestore.p0" | "llvm.stackrestore" => {
                let (value, chain) = (self.scalar(args[0])?, self.ordered_chain());
                let register = self.state.lowering.facts().stack_pointer.into();
                self.chain = self.dag.copy_to_reg(chain, register, value, None).into();
                Ok(Scalars::new())
            }
            "llvm.debugtrap" | "llvm.trap" | "llvm.ubsantrap" => {
                let chain = self.ordered_chain();
                let has_own = self.state.legality.is_covered(NodeOp::DEBUGTRAP, ValueType::OTHER);
                let op = if name == "llvm.debugtrap" && has_own { NodeOp::DEBUGTRAP } else { NodeOp::TRAP };
                self.chain = self.dag.value(op, ValueType::OTHER, &[chain]);
                Ok(Scalars::new())
            }
            // The name of a thread-local variable is already the address of the thread's copy.
            _ if [
                "llvm.expect.",
                "llvm.launder.invariant.group",
                "llvm.strip.invariant.group",
                "llvm.threadlocal.address",
                "llvm.ssa.copy",
                "llvm.annotation.",
                "llvm.ptr.annotation.",
                "llvm.arithmetic.fence.",
            ]
            .iter()
            .any(|prefix| name.starts_with(prefix)) =>
            {
                self.scalars(args[0])
            }
            _ if name.starts_with("llvm.fmuladd.") => {
                let (a, b, c) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
                let ty = self.dag.type_of(a);
                let legality = self.state.legality;
                let fuses = !legality.unfused && legality.is_legal_type(ty);
                if fuses && legality.is_covered(NodeOp::FMA, ty) {
                    return Ok(Scalars::from_elem(self.dag.value(NodeOp::FMA, ty, &[a, b, c]), 1));
                }
                let product = self.dag.value(NodeOp::FMUL, ty, &[a, b]);
                Ok(Scalars::from_elem(self.dag.value(NodeOp::FADD, ty, &[product, c]), 1))
            }
            _ => match self.number_intrinsic(inst, name, args)? {
                Some(scalars) => Ok(scalars),
                None => Err(Unsupported::new(format!("intrinsic '{name}'"))),
            },
        }
    }

    /// Rounding to an integer, of either kind, that the machine does.
    fn machine_rounding(&mut self, inst: Inst, function: &str, args: &[ir::Value]) -> Result<Option<Value>> {
        let &[operand] = args else { return Ok(None) };
        let from = self.state.value_type(self.state.scope.type_of(operand))?;
        let to = self.state.value_type(self.result_type(inst))?;
        let legality = self.state.legality;
        let op = ROUNDING.iter().chain(TO_INTEGERS).find(|(name, _)| *name == function).map(|(_, op)| *op);
        let Some(op) = op.filter(|_| legality.is_legal_type(from) && legality.is_legal_type(to)) else {
            return Ok(None);
        };
        if from.is_vector() || !legality.has_conversion(op, to, from) {
            return Ok(None);
        }
        let value = self.scalar(operand)?;
        Ok(Some(self.dag.value(op, to, &[value])))
    }

    /// Intrinsics that are an operation on vectors for which the target has instructions, or the legalizer sequences.
    fn operation_on_vectors(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let results = self.state.scalars(self.result_type(inst))?;
        let Some(&(ty, _)) = results.first().filter(|(ty, _)| ty.is_vector() && self.lane_type.is_none())
        else {
            return Ok(None);
        };
        if let Some(scalars) = self.number_intrinsic_on_lanes(name, ty, args)? {
            return Ok(Some(scalars));
        }
        let saturating = SATURATING.iter().find(|(prefix, ..)| name.starts_with(prefix));
        let op = match saturating {
            Some((_, NodeOp::ADD, true)) => NodeOp::SADDSAT,
            Some((_, NodeOp::ADD, false)) => NodeOp::UADDSAT,
            Some((_, _, true)) => NodeOp::SSUBSAT,
            Some((_, _, false)) => NodeOp::USUBSAT,
            None if name.starts_with("llvm.fshl.") => NodeOp::FSHL,
            None if name.starts_with("llvm.fshr.") => NodeOp::FSHR,
            None => {
                let stem = name.strip_prefix("llvm.").and_then(|rest| rest.split('.').next());
                let op = ROUNDING.iter().find(|(known, _)| Some(*known) == stem).map(|(_, op)| *op);
                match op {
                    Some(op) => op,
                    None => return Ok(None),
                }
            }
        };
        let Some((piece, _)) = self.state.legality.vector_pieces(ty) else { return Ok(None) };
        let is_rounding = saturating.is_none() && !matches!(op, NodeOp::FSHL | NodeOp::FSHR);
        let has = if is_rounding {
            self.state.legality.is_covered(op, piece)
        } else {
            // The legalizer has rules for them, which take comparisons.
            self.compares_lanes(piece)
        };
        if !has {
            return Ok(None);
        }
        let operands = args.iter().map(|&arg| self.scalar(arg)).collect::<Result<Vec<_>>>()?;
        Ok(Some(Scalars::from_elem(self.dag.value(op, ty, &operands), 1)))
    }

    /// Whether the target compares all lanes of a legal vector, or of its halves.
    pub(super) fn compares_lanes(&mut self, piece: ValueType) -> bool {
        let half = piece.element().vector(piece.lanes() / 2, false);
        let legality = self.state.legality;
        [Some(piece), half].into_iter().flatten().filter(|&ty| legality.is_legal_type(ty)).any(|ty| {
            let any = self.dag.undef(ty);
            self.state.lowering.compare_vectors(self.dag, CondCode::GT, any, any).is_some()
        })
    }

    pub(super) fn operation(&mut self, op: NodeOp, args: &[ir::Value]) -> Result<Value> {
        // The second argument of some says only what happens for one value of the first.
        let count = match op {
            NodeOp::ABS | NodeOp::CTLZ | NodeOp::CTTZ => 1,
            _ => args.len(),
        };
        let mut operands = Vec::with_capacity(count);
        for &arg in &args[..count] {
            operands.push(self.scalar(arg)?);
        }
        let ty = self.dag.type_of(operands[0]);
        let may_ignore_zero = args.get(1).and_then(|&flag| self.state.constant_int(flag)) == Some(1);
        let op = match op {
            NodeOp::CTLZ if may_ignore_zero => self.if_covered(NodeOp::CTLZ_ZERO_UNDEF, ty).unwrap_or(op),
            NodeOp::CTTZ if may_ignore_zero => self.if_covered(NodeOp::CTTZ_ZERO_UNDEF, ty).unwrap_or(op),
            _ => op,
        };
        if matches!(op, NodeOp::FSHL | NodeOp::FSHR) {
            return Ok(self.funnel_shift(op, ty, &operands));
        }
        Ok(self.dag.value(op, ty, &operands))
    }

    fn if_covered(&self, op: NodeOp, ty: ValueType) -> Option<NodeOp> {
        let legality = self.state.legality;
        (legality.is_legal_type(ty) && legality.is_covered(op, ty)).then_some(op)
    }

    /// The high or low half of two numbers shifted as one: in one operation if there is one. Otherwise the other half's
    /// amount goes in two steps, since a shift by the whole width has no value.
    fn funnel_shift(&mut self, op: NodeOp, ty: ValueType, operands: &[Value]) -> Value {
        let (high, low) = (operands[0], operands[1]);
        let bits = i64::from(ty.scalar_bits());
        let number = self.dag.as_number(operands[2]).filter(|&n| n >= 0 || bits <= 64);
        let known = number.map(|n| (zero_extend(n, ty.scalar_bits()) % bits as u64) as i64);
        if known == Some(0) {
            return if op == NodeOp::FSHL { high } else { low };
        }
        let rotation = if op == NodeOp::FSHL { NodeOp::ROTL } else { NodeOp::ROTR };
        let whole = if high == low { rotation } else { op };
        if let Some(whole) = self.if_covered(whole, ty) {
            let amount = match known {
                Some(known) => self.dag.constant(known, self.pointer_type()),
                None => self.shift_amount(operands[2]),
            };
            let both = [high, low, amount];
            return self.dag.value(whole, ty, if high == low { &both[1..] } else { &both });
        }
        if self.has_limbs(ty) {
            let amount = match known {
                Some(known) => self.dag.constant(known, self.pointer_type()),
                None => {
                    let (amount, pointer) = (self.shift_amount(operands[2]), self.pointer_type());
                    let mask = self.dag.constant(bits - 1, pointer);
                    self.dag.value(NodeOp::AND, pointer, &[amount, mask])
                }
            };
            return self.dag.value(op, ty, &[high, low, amount]);
        }
        if let Some(known) = known {
            let (left, right) =
                if op == NodeOp::FSHL { (known, bits - known) } else { (bits - known, known) };
            let pointer = self.pointer_type();
            let (left, right) = (self.dag.constant(left, pointer), self.dag.constant(right, pointer));
            let high = self.dag.value(NodeOp::SHL, ty, &[high, left]);
            let low = self.dag.value(NodeOp::SRL, ty, &[low, right]);
            return self.dag.value(NodeOp::OR, ty, &[high, low]);
        }
        let width = self.dag.constant(bits, ty);
        let amount = if bits.count_ones() == 1 {
            let mask = self.dag.constant(bits - 1, ty);
            self.dag.value(NodeOp::AND, ty, &[operands[2], mask])
        } else {
            self.dag.value(NodeOp::UREM, ty, &[operands[2], width])
        };
        let most = self.dag.constant(bits - 1, ty);
        let rest = self.dag.value(NodeOp::SUB, ty, &[most, amount]);
        let (amount, rest) = (self.shift_amount(amount), self.shift_amount(rest));
        let one = self.dag.constant(1, self.pointer_type());
        let (a, b) = if op == NodeOp::FSHL {
            let a = self.dag.value(NodeOp::SHL, ty, &[high, amount]);
            let b = self.dag.value(NodeOp::SRL, ty, &[low, one]);
            (a, self.dag.value(NodeOp::SRL, ty, &[b, rest]))
        } else {
            let a = self.dag.value(NodeOp::SRL, ty, &[low, amount]);
            let b = self.dag.value(NodeOp::SHL, ty, &[high, one]);
            (a, self.dag.value(NodeOp::SHL, ty, &[b, rest]))
        };
        self.dag.value(NodeOp::OR, ty, &[a, b])
    }

    /// Whether an integer is a power of two of whole registers.
    fn has_limbs(&self, ty: ValueType) -> bool {
        let width = self.state.legality.widest_int().map_or(64, ValueType::scalar_bits);
        let count = ty.scalar_bits() / width;
        ty.is_scalar_int() && ty.scalar_bits().is_multiple_of(width) && count > 1 && count.is_power_of_two()
    }

    /// The frame of the function, or of the caller so many levels up; or where that returns to.
    fn frame_of_caller(&mut self, level: ir::Value, returns: bool) -> Result<Value> {
        const MAX_LEVEL: i64 = 1 << 10;
        let links = self.state.lowering.facts().frame_links;
        let FrameLinks { register, is_chain, caller_bytes, return_bytes, window } =
            links.ok_or_else(|| Unsupported::new("addresses of frames"))?;
        let levels = if is_chain { 0..MAX_LEVEL } else { 0..1 };
        let level = self.state.constant_int(level).filter(|level| levels.contains(level));
        let level = level.ok_or_else(|| Unsupported::new("the address of a frame this far up"))?;
        if returns
            && !is_chain
            && let Some((_, address)) = self.return_address()
        {
            return Ok(address);
        }
        if !is_chain {
            // Where unwinders find frames by tables, a frame is known by the stack pointer behind the prologue.
            let frames = [&self.dag.shared.frame, &self.state.machine.frame];
            let most = super::memory::STACK_ALIGN_BYTES.ilog2() as u8;
            let moves = |frame: &Frame| frame.has_dynamic_alloca || frame.local_align_log2() > most;
            if frames.into_iter().any(moves) || self.state.machine.attributes.realigns_stack {
                return Err(Unsupported::new("the address of a frame whose stack pointer moves"));
            }
            let (pointer, entry) = (self.pointer_type(), self.dag.entry());
            let register = self.state.lowering.facts().stack_pointer.into();
            return Ok(self.dag.copy_from_reg(entry, register, pointer, None).into());
        }
        self.dag.shared.frame.needs_frame_pointer = true;
        if let Some(window) = window {
            return self.frame_of_window(window, (level, returns));
        }
        let (pointer, entry) = (self.pointer_type(), self.dag.entry());
        let mut frame: Value = self.dag.copy_from_reg(entry, register.into(), pointer, None).into();
        let access = pointer_access(pointer, true);
        for _ in 0..level {
            let place = self.add_offset(frame, caller_bytes);
            frame = self.dag.load(pointer, entry, place, access).into();
        }
        if returns {
            let place = self.add_offset(frame, return_bytes);
            frame = self.dag.load(pointer, entry, place, access).into();
        }
        Ok(frame)
    }

    /// The same where windows of registers are above the frames of what their functions called.
    fn frame_of_window(&mut self, window: WindowLinks, (level, returns): (i64, bool)) -> Result<Value> {
        let links = self.state.lowering.facts().frame_links;
        let links = links.ok_or_else(|| Unsupported::new("addresses of frames"))?;
        let (pointer, entry) = (self.pointer_type(), self.dag.entry());
        if returns && level == 0 {
            self.note_live_in(window.link);
            return Ok(self.dag.copy_from_reg(entry, window.link.into(), pointer, None).into());
        }
        let mut frame: Value = self.dag.copy_from_reg(entry, links.register.into(), pointer, None).into();
        let access = pointer_access(pointer, true);
        let mut chain = self.ordered_chain();
        if level > 0 {
            chain = self.dag.value(window.flush, ValueType::OTHER, &[chain]);
            self.chain = chain;
        }
        for at in 0..level {
            let is_last = returns && at + 1 == level;
            let bytes = if is_last { links.return_bytes } else { links.caller_bytes };
            let place = self.add_offset(frame, bytes);
            frame = self.dag.load(pointer, chain, place, access).into();
        }
        Ok(if returns { frame } else { self.add_offset(frame, window.bias) })
    }

    fn store_pointer(&mut self, to: ir::Value, value: Value) -> Result<()> {
        let to = self.scalar(to)?;
        let (ty, chain) = (self.pointer_type(), self.ordered_chain());
        self.chain = self.dag.store(chain, value, to, pointer_access(ty, false));
        Ok(())
    }

    pub(super) fn mathematical_call(&mut self, name: &str, args: &[ir::Value], ret: Type) -> Result<Scalars> {
        let operand = args.first().copied().ok_or_else(|| Unsupported::new(format!("'{name}'")))?;
        let operand = self.scalar(operand)?;
        let ty = self.dag.type_of(operand);
        if matches!(ty, ValueType::F16 | ValueType::BF16) {
            return self.mathematical_call_of_half(name, args, ty, ret);
        }
        let suffix = mathematical_suffix(self.state.lowering, ty)?;
        self.library_call(&format!("{name}{suffix}"), args, ret)
    }

    /// The result, unless it overflows: then the bound on that side.
    fn saturating(&mut self, op: NodeOp, signed: bool, args: &[ir::Value]) -> Result<Value> {
        let lhs = self.scalar(args[0])?;
        let ty = self.dag.type_of(lhs);
        let checked = self.with_overflow(op, signed, args)?;
        let (result, overflow) = (checked[0], checked[1]);
        let bound = if signed {
            // The sign of the first operand tells which way it overflows: all its bits, with the highest inverted.
            let amount = self.dag.constant(i64::from(ty.scalar_bits()) - 1, self.pointer_type());
            let sign = self.dag.value(NodeOp::SRA, ty, &[lhs, amount]);
            let largest = self.dag.wide_constant(&APInt::signed_max(ty.scalar_bits()), ty);
            self.dag.value(NodeOp::XOR, ty, &[sign, largest])
        } else if op == NodeOp::ADD {
            self.dag.wide_constant(&APInt::all_ones(ty.scalar_bits()), ty)
        } else {
            self.dag.constant(0, ty)
        };
        Ok(self.dag.value(NodeOp::SELECT, ty, &[overflow, bound, result]))
    }

    /// The operation that gives the result and an overflow flag, if the target has it; for a sum or difference of several
    /// registers it takes carries.
    fn checked_operation(&self, op: NodeOp, signed: bool, ty: ValueType) -> Option<NodeOp> {
        let checked = match (op, signed) {
            (NodeOp::ADD, false) => NodeOp::UADDO,
            (NodeOp::ADD, true) => NodeOp::SADDO,
            (NodeOp::SUB, false) => NodeOp::USUBO,
            (NodeOp::SUB, true) => NodeOp::SSUBO,
            (NodeOp::MUL, false) => NodeOp::UMULO,
            (NodeOp::MUL, true) => NodeOp::SMULO,
            _ => return None,
        };
        let state = &self.state;
        let is_custom = |op, ty| state.lowering.action(state.isa, op, ty) == Action::Custom;
        let is_had = if state.legality.is_legal_type(ty) {
            is_custom(checked, ty)
        } else {
            let limb = state.legality.widest_int()?;
            let (bits, width) = (ty.scalar_bits(), limb.scalar_bits());
            let is_wide = bits > width && bits.is_multiple_of(width);
            op != NodeOp::MUL && is_wide && is_custom(NodeOp::UADDO_CARRY, limb)
        };
        is_had.then_some(checked)
    }

    /// Result and overflow flag: where the target does not have both at once, the operation in twice the width tells whether
    /// it fits.
    pub(super) fn with_overflow(&mut self, op: NodeOp, signed: bool, args: &[ir::Value]) -> Result<Scalars> {
        let (lhs, rhs) = (self.scalar(args[0])?, self.scalar(args[1])?);
        let ty = self.dag.type_of(lhs);
        if let Some(checked) = self.checked_operation(op, signed, ty) {
            let node = self.dag.make(Parts::new(checked, &[ty, ValueType::I1], &[lhs, rhs]));
            return Ok([Value::new(node, 0), Value::new(node, 1)].into_iter().collect());
        }
        let result = self.dag.value(op, ty, &[lhs, rhs]);
        let truth = truth_of(ty);
        let overflow = match (op, signed) {
            (NodeOp::ADD, false) => self.dag.setcc(truth, result, lhs, CondCode::ULT),
            (NodeOp::SUB, false) => self.dag.setcc(truth, lhs, rhs, CondCode::ULT),
            (NodeOp::ADD | NodeOp::SUB, true) => self.signed_overflow(op, ty, (lhs, rhs), result),
            _ => self.product_overflow(ty, (lhs, rhs), signed),
        };
        Ok([result, overflow].into_iter().collect())
    }

    /// The sign of the result is wrong: for a sum, it differs from those of both operands.
    fn signed_overflow(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        (lhs, rhs): (Value, Value),
        result: Value,
    ) -> Value {
        let zero = self.everywhere(0, ty);
        let other = if op == NodeOp::ADD { result } else { lhs };
        let a = self.dag.value(NodeOp::XOR, ty, &[lhs, if op == NodeOp::ADD { result } else { rhs }]);
        let b = if op == NodeOp::ADD {
            self.dag.value(NodeOp::XOR, ty, &[rhs, other])
        } else {
            self.dag.value(NodeOp::XOR, ty, &[other, result])
        };
        let both = self.dag.value(NodeOp::AND, ty, &[a, b]);
        self.dag.setcc(truth_of(ty), both, zero, CondCode::LT)
    }

    /// `lrint` gives a `long`, which is no wider than an address; what is wider is a `long long`.
    fn of_result(&self, function: &'static str, inst: Inst) -> Result<&'static str> {
        let wider = match function {
            "lrint" => "llrint",
            "lround" => "llround",
            _ => return Ok(function),
        };
        let result = self.state.value_type(self.result_type(inst))?;
        Ok(if result.scalar_bits() > self.pointer_type().scalar_bits() { wider } else { function })
    }

    fn product_overflow(&mut self, ty: ValueType, (lhs, rhs): (Value, Value), signed: bool) -> Value {
        let wide = ValueType::int(ty.scalar_bits() * 2);
        let extend = if signed { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
        let (a, b) = (self.dag.value(extend, wide, &[lhs]), self.dag.value(extend, wide, &[rhs]));
        let product = self.dag.value(NodeOp::MUL, wide, &[a, b]);
        let narrow = self.dag.value(NodeOp::TRUNCATE, ty, &[product]);
        let back = self.dag.value(extend, wide, &[narrow]);
        self.dag.setcc(ValueType::I1, back, product, CondCode::NE)
    }
}

/// The function that an intrinsic of the mathematical library stands for: `llvm.floor.f64`.
fn mathematical(name: &str) -> Option<&'static str> {
    let stem = name.strip_prefix("llvm.")?.split('.').next()?;
    MATHEMATICAL.iter().copied().find(|f| *f == stem)
}

/// An access to a pointer or a number of its alignment.
fn pointer_access(ty: ValueType, is_load: bool) -> MemOperand {
    MemOperand { is_load, is_store: !is_load, ..crate::call::access(ty) }
}
