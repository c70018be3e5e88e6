//! The main loop: one instruction after the other.

use crate::machine::{Frame, Machine, Step, Stop, trap};
use crate::memory::ObjectKind;
use crate::scalar::each;
use crate::value::Value;
use crate::{externals, float, intrinsics};
use ir::constant::InlineAsm;
use ir::inst::{Ordering, RmwOp};
use ir::{Block, CallingConv, Function, Inst, InstFlags, InstView, Opcode, Type, TypeData, ValueKind};
use support::apint::APInt;

impl Machine<'_, '_> {
    /// Runs until the outermost frame returns; where threads take turns, that of the first thread.
    pub(crate) fn execute(&mut self) -> Step<Value> {
        let takes_turns = !self.is_called_back();
        loop {
            if takes_turns && self.steps_done() >= self.threads.slice_end() {
                self.switch_thread(false)?;
            }
            self.run_decoded()?;
            let Some(frame) = self.frames.last() else { return trap("no function is active") };
            let body = self.body(frame.function)?;
            let Some(inst) = frame.next else { return trap("a block without a terminator") };
            self.count_step()?;
            match self.instruction(body, inst) {
                Ok(None) => self.threads.has_progressed(),
                Ok(Some(result)) if !takes_turns || self.threads.current() == 0 => return Ok(result),
                Ok(Some(result)) => self.end_thread(result.as_bits().map_or(0, APInt::low_u64))?,
                Err(Stop::Wait) => self.switch_thread(true)?,
                Err(Stop::ThreadExit(result)) if takes_turns => self.end_thread(result)?,
                Err(stop) => return Err(stop),
            }
        }
    }

    fn frame(&mut self) -> &mut Frame {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// The value of an operand in the innermost frame.
    pub(crate) fn operand(&mut self, value: ir::Value) -> Step<Value> {
        let function = self.frame().function;
        match value.kind() {
            ValueKind::Inst(inst) => Ok(self.frame().results[inst.as_u32() as usize].clone()),
            ValueKind::Arg(arg) => Ok(self.frame().args[arg.as_u32() as usize].clone()),
            ValueKind::Metadata(_) | ValueKind::Block(_) => Ok(Value::None),
            ValueKind::Global(global) if self.threads.current() > 0 && self.is_thread_local(global) => {
                self.thread_local(global).map(Value::pointer)
            }
            _ => self.constant(Some(function), value),
        }
    }

    fn operands(&mut self, values: &[ir::Value]) -> Step<Vec<Value>> {
        values.iter().map(|&v| self.operand(v)).collect()
    }

    fn type_of(&self, value: ir::Value) -> Type {
        self.scope(self.frames.last().map(|f| f.function)).type_of(value)
    }

    /// Sets the result and goes on to the next instruction.
    fn advance(&mut self, body: &Function, inst: Inst, result: Value) {
        let frame = self.frame();
        frame.results[inst.as_u32() as usize] = result;
        frame.next = body.next_inst(inst);
    }

    /// Executes one instruction. The value that the outermost function returns ends the run.
    fn instruction(&mut self, body: &Function, inst: Inst) -> Step<Option<Value>> {
        let data = *body.inst(inst);
        let ty = data.ty;
        let result = match body.view(inst) {
            InstView::Ret { value } => {
                let value = value.map_or(Ok(Value::None), |v| self.operand(v))?;
                return self.return_value(value);
            }
            InstView::Br { dest } => return self.jump(body, dest),
            InstView::CondBr { cond, if_true, if_false } => {
                let taken = self.condition(cond)?;
                return self.jump(body, if taken { if_true } else { if_false });
            }
            InstView::Switch { value, default, cases } => {
                let value = self.operand(value)?;
                if value.is_poison() {
                    return trap("a switch on poison");
                }
                let mut dest = default;
                for case in cases.chunks_exact(2) {
                    if self.operand(case[0])? == value {
                        dest = case[1].as_block().unwrap_or(default);
                        break;
                    }
                }
                return self.jump(body, dest);
            }
            InstView::IndirectBr { address, .. } => {
                let value = self.operand(address)?;
                let address = self.address(&value)?;
                let function = self.frame().function;
                return match self.block_addresses.get(&address) {
                    Some(&(of, block)) if of == function => self.jump(body, block),
                    _ => trap("an indirect branch to something that is not a block of the function"),
                };
            }
            InstView::Unreachable => return trap("'unreachable' was reached"),
            InstView::Resume { value } => {
                let exception = self.operand(value)?;
                let object = match &exception {
                    Value::Aggregate(fields) if !fields.is_empty() => self.address(&fields[0])?,
                    _ => return trap("use of a poison exception"),
                };
                return match self.unwind_further(object) {
                    Err(Stop::Jump { frame, call, value }) => self.jump_far(frame, call, value),
                    result => result,
                };
            }
            InstView::LandingPad { .. } => self.landing()?,
            InstView::CleanupRet { .. }
            | InstView::CatchRet { .. }
            | InstView::CatchSwitch { .. }
            | InstView::CleanupPad { .. }
            | InstView::CatchPad { .. } => return trap("exceptions of this kind are not supported"),
            InstView::CallBr { .. } => return trap("'callbr' is not supported"),
            InstView::Call { callee, args, info } => {
                return self.call(body, inst, callee, args, info.fn_ty, info.calling_conv);
            }
            InstView::Invoke { callee, args, info, .. } => {
                return self.call(body, inst, callee, args, info.fn_ty, info.calling_conv);
            }
            InstView::FNeg { operand } => {
                let operand = self.operand(operand)?;
                each(&[&operand], &mut |o| {
                    Ok(o[0].as_bits().map_or(Value::Poison, |b| Value::Bits(float::negate(b))))
                })?
            }
            InstView::Binary { op, lhs, rhs } => {
                let (lhs, rhs) = (self.operand(lhs)?, self.operand(rhs)?);
                self.binary(op, ty, &lhs, &rhs, data.flags)?
            }
            InstView::Alloca { ty, count, align } => {
                let count = self.operand(count)?;
                let Some(count) = count.as_bits().and_then(APInt::to_u64) else {
                    return trap("an alloca of a strange size");
                };
                let size = self.alloc_size(ty)?;
                let Some(size) = size.checked_mul(count) else { return trap("an alloca of a strange size") };
                let address = self.memory.allocate(ObjectKind::Stack, size, align.bytes().unwrap_or(16))?;
                self.frame().allocas.push(address);
                Value::pointer(address)
            }
            InstView::Load { pointer, .. } => {
                let pointer = self.operand(pointer)?;
                let address = self.address(&pointer)?;
                self.load(address, ty)?
            }
            InstView::Store { value, pointer, .. } => {
                let stored_ty = self.type_of(value);
                let (value, pointer) = (self.operand(value)?, self.operand(pointer)?);
                let address = self.address(&pointer)?;
                self.store(address, stored_ty, &value)?;
                Value::None
            }
            InstView::GetElementPtr { source_ty, base, indices } => {
                let types: Vec<Type> = indices.iter().map(|&i| self.type_of(i)).collect();
                let base = self.operand(base)?;
                let indices = self.operands(indices)?;
                self.element_address(source_ty, &base, &indices, &types)?
            }
            InstView::Fence { .. } => Value::None,
            InstView::CmpXchg { pointer, expected, new, .. } => {
                let element = self.type_of(expected);
                let pointer = self.operand(pointer)?;
                let address = self.address(&pointer)?;
                let (expected, new) = (self.operand(expected)?, self.operand(new)?);
                let old = self.load(address, element)?;
                let equal = old == expected;
                if equal {
                    self.store(address, element, &new)?;
                }
                Value::aggregate(vec![old, Value::bool(equal)])
            }
            InstView::AtomicRmw { op, pointer, value, access } => {
                debug_assert_ne!(access.ordering, Ordering::NotAtomic);
                let pointer = self.operand(pointer)?;
                let address = self.address(&pointer)?;
                let value = self.operand(value)?;
                let old = self.load(address, ty)?;
                let new = self.atomic_result(op, ty, &old, &value)?;
                self.store(address, ty, &new)?;
                old
            }
            InstView::Cast { op, operand } => {
                let from = self.type_of(operand);
                let operand = self.operand(operand)?;
                self.cast(op, from, ty, &operand, data.flags)?
            }
            InstView::ICmp { predicate, lhs, rhs } => {
                let (lhs, rhs) = (self.operand(lhs)?, self.operand(rhs)?);
                self.compare_ints(predicate, &lhs, &rhs)?
            }
            InstView::FCmp { predicate, lhs, rhs } => {
                let of = self.type_of(lhs);
                let (lhs, rhs) = (self.operand(lhs)?, self.operand(rhs)?);
                self.compare_floats(predicate, of, &lhs, &rhs)?
            }
            // Phis are executed when their block is entered.
            InstView::Phi { .. } => return trap("a phi after other instructions"),
            InstView::Select { cond, if_true, if_false } => {
                let cond = self.operand(cond)?;
                let (a, b) = (self.operand(if_true)?, self.operand(if_false)?);
                match &cond {
                    Value::Aggregate(_) => each(&[&cond, &a, &b], &mut |o| Ok(select(o[0], o[1], o[2])))?,
                    cond => select(cond, &a, &b),
                }
            }
            InstView::VAArg { list } => {
                let list = self.operand(list)?;
                let list = self.address(&list)?;
                self.next_vararg(list, ty)?
            }
            InstView::ExtractElement { vector, index } => {
                let (vector, index) = (self.operand(vector)?, self.operand(index)?);
                match (vector, index.as_bits().and_then(APInt::to_u64)) {
                    (Value::Aggregate(elements), Some(i)) => {
                        elements.get(i as usize).cloned().unwrap_or(Value::Poison)
                    }
                    _ => Value::Poison,
                }
            }
            InstView::InsertElement { vector, element, index } => {
                let lanes = self.module.types.vector_shape(ty).map_or(0, |(n, _)| n as usize);
                let (vector, element, index) =
                    (self.operand(vector)?, self.operand(element)?, self.operand(index)?);
                let mut elements = elements_of(&vector, lanes);
                match index.as_bits().and_then(APInt::to_u64).and_then(|i| elements.get_mut(i as usize)) {
                    Some(place) => {
                        *place = element;
                        Value::aggregate(elements)
                    }
                    None => Value::Poison,
                }
            }
            InstView::ShuffleVector { lhs, rhs, mask } => {
                let lanes = self.module.types.vector_shape(self.type_of(lhs)).map_or(0, |(n, _)| n as usize);
                let (lhs, rhs) = (self.operand(lhs)?, self.operand(rhs)?);
                let mut all = elements_of(&lhs, lanes);
                all.extend(elements_of(&rhs, lanes));
                let pick = |&m: &i32| all.get(m as usize).cloned().unwrap_or(Value::Poison);
                Value::aggregate(mask.iter().map(pick).collect())
            }
            InstView::ExtractValue { aggregate, indices } => {
                let mut value = self.operand(aggregate)?;
                for &index in indices {
                    value = match &value {
                        Value::Aggregate(elements) => {
                            elements.get(index as usize).cloned().unwrap_or(Value::Poison)
                        }
                        _ => Value::Poison,
                    };
                }
                value
            }
            InstView::InsertValue { aggregate, element, indices } => {
                let of = self.type_of(aggregate);
                let (aggregate, element) = (self.operand(aggregate)?, self.operand(element)?);
                self.insert_value(of, aggregate, element, indices)?
            }
            InstView::Freeze { operand } => {
                let operand = self.operand(operand)?;
                self.freeze(ty, operand)?
            }
        };
        self.advance(body, inst, result);
        Ok(None)
    }

    fn condition(&mut self, value: ir::Value) -> Step<bool> {
        match self.operand(value)? {
            Value::Bits(bits) => Ok(!bits.is_zero()),
            _ => trap("a branch on poison"),
        }
    }

    /// Enters a block: its phis take their values all at once.
    pub(crate) fn jump(&mut self, body: &Function, dest: Block) -> Step<Option<Value>> {
        let from = self.frame().block;
        let mut results = Vec::new();
        let mut next = body.first_inst(dest);
        while let Some(inst) = next.filter(|&i| body.opcode(i) == Opcode::Phi) {
            let InstView::Phi { incoming } = body.view(inst) else { break };
            let pair = incoming.chunks_exact(2).find(|pair| pair[1].as_block() == Some(from));
            let Some(pair) = pair else {
                return trap("a phi has no value for the block that control comes from");
            };
            results.push((inst, self.operand(pair[0])?));
            next = body.next_inst(inst);
        }
        let frame = self.frame();
        for (inst, value) in results {
            frame.results[inst.as_u32() as usize] = value;
        }
        frame.previous_block = Some(from);
        frame.block = dest;
        frame.next = next;
        Ok(None)
    }

    /// Leaves the innermost frame. Gives the value back if it was the outermost one.
    fn return_value(&mut self, value: Value) -> Step<Option<Value>> {
        let Some(frame) = self.frames.pop() else { return trap("no function is active") };
        for &address in frame.allocas.iter().rev() {
            self.memory.release(address);
        }
        let Some(call) = frame.caller else { return Ok(Some(value)) };
        let function = self.frame().function;
        let body = self.body(function)?;
        self.finish_call(body, call, value)
    }

    /// Stores the result of a call and goes on behind it.
    pub(crate) fn finish_call(&mut self, body: &Function, call: Inst, value: Value) -> Step<Option<Value>> {
        if let InstView::Invoke { normal, .. } = body.view(call) {
            self.frame().results[call.as_u32() as usize] = value;
            return self.jump(body, normal);
        }
        self.advance(body, call, value);
        Ok(None)
    }

    fn call(
        &mut self,
        body: &Function,
        inst: Inst,
        callee: ir::Value,
        args: &[ir::Value],
        fn_ty: Type,
        _: CallingConv,
    ) -> Step<Option<Value>> {
        let types: Vec<Type> = args.iter().map(|&a| self.type_of(a)).collect();
        let of_callee = self.scope(Some(self.frame_function())).constant(callee);
        if let Some(ir::ConstKind::InlineAsm(assembly)) = of_callee.map(|constant| &constant.kind) {
            let args = self.operands(args)?;
            let ret = self.module.types.signature(fn_ty).map_or(Type::VOID, |s| s.0);
            let result = self.empty_assembly(assembly, ret, &args)?;
            return self.finish_call(body, inst, result);
        }
        let target = self.operand(callee)?;
        let address = self.address(&target)?;
        let operands = args;
        let mut args = self.operands(operands)?;
        let ret = self.module.types.signature(fn_ty).map_or(Type::VOID, |s| s.0);
        let Some(&function) = self.functions.get(&address) else {
            return match self.library_function_at(address) {
                Some(name) => self.call_library(body, inst, &name, ret, &types, &args),
                None => trap(format!("a call of {address:#x}, where no function is")),
            };
        };
        if self.module.body(function).is_some() {
            self.copy_by_value_arguments(body, inst, &mut args)?;
            let num_params = self.body(function)?.params.len();
            let mut varargs = Vec::new();
            for (at, arg) in args.drain(num_params.min(args.len())..).enumerate() {
                // What is passed by value is in the list itself.
                varargs.push(match self.by_value_type(body, inst, num_params + at) {
                    Some(ty) => {
                        let from = self.address(&arg)?;
                        (ty, self.load(from, ty)?)
                    }
                    None => (types[num_params + at], arg),
                });
            }
            self.enter(function, args, varargs, Some(inst))?;
            return Ok(None);
        }
        let module = self.module;
        let name = &*module.globals[function].name;
        let result = match name.strip_prefix(b"llvm.") {
            // These are about the operand and not about its value.
            Some(intrinsic) if intrinsic.starts_with(b"is.constant.") => {
                let scope = self.scope(Some(self.frame_function()));
                Value::bool(operands.first().is_some_and(|&o| scope.is_manifest(o)))
            }
            Some(intrinsic)
                if intrinsic.starts_with(b"objectsize.") && self.size_of_global(operands).is_some() =>
            {
                let bits = self.scalar_bits(ret).unwrap_or(64);
                Value::int(bits, self.size_of_global(operands).unwrap_or(0))
            }
            Some(intrinsic) => {
                let scope = self.scope(Some(self.frame_function()));
                let word = |&operand: &ir::Value| match operand.kind() {
                    ValueKind::Metadata(id) => match body.md_operands.get(id) {
                        Some(ir::metadata::MdOperand::Metadata(text)) => scope.md_string(*text),
                        _ => None,
                    },
                    _ => None,
                };
                let words: Vec<&[u8]> = operands.iter().filter_map(word).collect();
                intrinsics::call(self, intrinsic, ret, &types, &args, &words)?
            }
            None => return self.call_library(body, inst, name, ret, &types, &args),
        };
        self.finish_call(body, inst, result)
    }

    /// Calls a function of the library, which may leave functions of the program.
    fn call_library(
        &mut self,
        body: &Function,
        inst: Inst,
        name: &[u8],
        ret: Type,
        types: &[Type],
        args: &[Value],
    ) -> Step<Option<Value>> {
        let stop = match externals::call(self, name, ret, types, args) {
            Ok(result) => return self.finish_call(body, inst, result),
            Err(Stop::Unwind(object)) => match self.unwind(object) {
                Err(stop) => stop,
                result => return result,
            },
            Err(stop) => stop,
        };
        match stop {
            Stop::Jump { frame, call, value } => self.jump_far(frame, call, value),
            stop => Err(stop),
        }
    }

    /// Bytes of the variable that is the first operand.
    fn size_of_global(&mut self, operands: &[ir::Value]) -> Option<u64> {
        let ValueKind::Global(global) = operands.first()?.kind() else { return None };
        let data = &self.module.globals[global];
        data.as_variable()?.initializer?;
        self.alloc_size(data.value_ty).ok()
    }

    /// Assembly without instructions only says what the compiler may not assume: results are the inputs that share their
    /// places, and zero elsewhere.
    fn empty_assembly(&mut self, assembly: &InlineAsm, ret: Type, args: &[Value]) -> Step<Value> {
        let is_comment = |line: &[u8]| line.trim_ascii().first().is_none_or(|&byte| byte == b'#');
        if !assembly.asm.split(|&byte| byte == b'\n').all(is_comment) {
            let shown = String::from_utf8_lossy(&assembly.asm);
            return trap(format!("assembly with instructions is not supported: {:?}", shown.trim()));
        }
        let constraints = String::from_utf8_lossy(&assembly.constraints);
        let all: Vec<&str> =
            constraints.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')).collect();
        let is_result = |constraint: &&&str| constraint.starts_with('=') && !constraint.contains('*');
        // Inputs, and places of results in memory, are arguments in the order of the constraints.
        let takes_argument = |constraint: &&&str| !is_result(constraint);
        let mut results = Vec::new();
        for (number, _) in all.iter().enumerate().filter(|(_, constraint)| is_result(constraint)) {
            let tied = all.iter().position(|constraint| constraint.parse() == Ok(number));
            let argument = tied.map(|at| all[..at].iter().filter(takes_argument).count());
            results.push(argument.and_then(|argument| args.get(argument).cloned()));
        }
        let fields = self.module.types.struct_body(ret).map(|(fields, _)| fields.to_vec());
        match fields {
            Some(fields) => {
                let values = fields.iter().zip(results).map(|(&ty, result)| match result {
                    Some(value) => Ok(value),
                    None => self.zero(ty),
                });
                Ok(Value::aggregate(values.collect::<Step<_>>()?))
            }
            None if ret == Type::VOID => Ok(Value::None),
            None => match results.pop().flatten() {
                Some(value) => Ok(value),
                None => self.zero(ret),
            },
        }
    }

    fn frame_function(&self) -> ir::Global {
        self.frames.last().map_or(ir::Global::from_u32(0), |f| f.function)
    }

    /// The type of an argument of a call that is passed by value through a pointer.
    pub(crate) fn by_value_type(&self, body: &Function, call: Inst, argument: usize) -> Option<Type> {
        let attributes = body.call_info(call).attributes;
        let found =
            self.module.attributes.param_attr(attributes, argument, ir::attributes::AttrKind::ByVal)?;
        match found {
            ir::attributes::Attribute::Type(_, ty) => *ty,
            _ => None,
        }
    }

    /// `byval` arguments are copies that the callee owns.
    fn copy_by_value_arguments(&mut self, body: &Function, inst: Inst, args: &mut [Value]) -> Step<()> {
        for (i, arg) in args.iter_mut().enumerate() {
            let Some(ty) = self.by_value_type(body, inst, i) else { continue };
            let size = self.alloc_size(ty)?;
            let from = self.address(arg)?;
            let bytes = self.memory.read(from, size)?.to_vec();
            let copy = self.memory.allocate(ObjectKind::Stack, size, 16)?;
            self.memory.write(copy, &bytes)?;
            // The copy lives as long as the caller, which is longer than needed and does no harm.
            self.frame().allocas.push(copy);
            *arg = Value::pointer(copy);
        }
        Ok(())
    }

    /// The address of an element; of each element if the base or an index is a vector.
    pub(crate) fn element_address(
        &mut self,
        source_ty: Type,
        base: &Value,
        indices: &[Value],
        index_types: &[Type],
    ) -> Step<Value> {
        debug_assert_eq!(indices.len(), index_types.len());
        let mut operands = vec![base];
        operands.extend(indices);
        each(&operands, &mut |operands| {
            let Value::Bits(base) = operands[0] else { return Ok(Value::Poison) };
            let mut address = base.low_u64();
            let mut ty = source_ty;
            for (i, index) in operands[1..].iter().enumerate() {
                let Value::Bits(index) = index else { return Ok(Value::Poison) };
                // The first index steps over whole objects.
                let offset = if i == 0 {
                    self.step_size(ty)?.wrapping_mul(index.sext_or_trunc(64).low_u64())
                } else {
                    let (offset, element) = self.element_offset(ty, index)?;
                    ty = element;
                    offset
                };
                address = address.wrapping_add(offset);
            }
            Ok(Value::pointer(address))
        })
    }

    pub(crate) fn step_size(&mut self, ty: Type) -> Step<u64> {
        if self.module.types.get(ty) == &TypeData::Void { Ok(1) } else { self.alloc_size(ty) }
    }

    pub(crate) fn element_offset(&mut self, ty: Type, index: &APInt) -> Step<(u64, Type)> {
        let module = self.module;
        match module.types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => {
                let size = self.alloc_size(*elem)?;
                Ok((size.wrapping_mul(index.sext_or_trunc(64).low_u64()), *elem))
            }
            _ => {
                let field = index.low_u64();
                let offset = self.layouts.element_offset(&module.data_layout, &module.types, ty, field);
                match (offset.and_then(|o| o.as_fixed()), module.types.aggregate_element(ty, field)) {
                    (Some(offset), Some(element)) => Ok((offset, element)),
                    _ => trap("an index of a type that has no elements"),
                }
            }
        }
    }

    fn atomic_result(&self, op: RmwOp, ty: Type, old: &Value, value: &Value) -> Step<Value> {
        let binary = |op| self.binary(op, ty, old, value, InstFlags::NONE);
        let (Value::Bits(a), Value::Bits(b)) = (old, value) else { return Ok(value.clone()) };
        let one = APInt::one(a.width());
        let pick = |first: bool| Ok(if first { old.clone() } else { value.clone() });
        let extremum = |max, nan_wins| match float::extremum(ty, a, b, max, nan_wins) {
            Some(bits) => Ok(Value::Bits(bits)),
            None => trap("an atomic operation on this floating-point type"),
        };
        match op {
            RmwOp::Xchg => Ok(value.clone()),
            RmwOp::Add => binary(Opcode::Add),
            RmwOp::Sub => binary(Opcode::Sub),
            RmwOp::And => binary(Opcode::And),
            RmwOp::Nand => Ok(Value::Bits(a.and(b).not())),
            RmwOp::Or => binary(Opcode::Or),
            RmwOp::Xor => binary(Opcode::Xor),
            RmwOp::Max => pick(a.sgt(b)),
            RmwOp::Min => pick(a.sle(b)),
            RmwOp::UMax => pick(a.ugt(b)),
            RmwOp::UMin => pick(a.ule(b)),
            RmwOp::FAdd => binary(Opcode::FAdd),
            RmwOp::FSub => binary(Opcode::FSub),
            RmwOp::FMax => extremum(true, false),
            RmwOp::FMin => extremum(false, false),
            RmwOp::FMaximum => extremum(true, true),
            RmwOp::FMinimum => extremum(false, true),
            RmwOp::UIncWrap => Ok(Value::Bits(if a.uge(b) { APInt::zero(a.width()) } else { a.add(&one) })),
            RmwOp::UDecWrap if a.is_zero() || a.ugt(b) => Ok(value.clone()),
            RmwOp::UDecWrap => Ok(Value::Bits(a.sub(&one))),
            RmwOp::USubCond => Ok(if a.uge(b) { Value::Bits(a.sub(b)) } else { old.clone() }),
            RmwOp::USubSat => Ok(Value::Bits(a.usub_sat(b))),
        }
    }

    fn insert_value(&mut self, ty: Type, aggregate: Value, element: Value, indices: &[i32]) -> Step<Value> {
        let Some((&index, rest)) = indices.split_first() else { return Ok(element) };
        let count = match self.module.types.get(ty) {
            TypeData::Array { len, .. } => self.possible_elements(ty, *len)?,
            _ => self.module.types.struct_body(ty).map_or(0, |(fields, _)| fields.len()),
        };
        let mut elements = elements_of(&aggregate, count);
        let Some(inner_ty) = self.module.types.aggregate_element(ty, index as u64) else {
            return trap("an index of a type that has no such element");
        };
        let inner = std::mem::replace(&mut elements[index as usize], Value::Poison);
        elements[index as usize] = self.insert_value(inner_ty, inner, element, rest)?;
        Ok(Value::aggregate(elements))
    }

    /// Poison becomes zero, one of the values it may become.
    fn freeze(&mut self, ty: Type, value: Value) -> Step<Value> {
        match value {
            Value::Poison => self.zero(ty),
            Value::Aggregate(elements) => {
                let element_ty = |i| self.module.types.aggregate_element(ty, i as u64).unwrap_or(Type::I8);
                let types: Vec<Type> = (0..elements.len()).map(element_ty).collect();
                let frozen = elements.iter().zip(types).map(|(e, t)| self.freeze(t, e.clone()));
                Ok(Value::aggregate(frozen.collect::<Step<_>>()?))
            }
            other => Ok(other),
        }
    }

    // Variable arguments. The list is that of the System V x86-64 ABI (which is how C compilers lay it out in IR) with all
    // arguments in its overflow area; where a target's list is a plain pointer, it points to the same area.

    pub(crate) fn start_varargs(&mut self, list: u64) -> Step<()> {
        let varargs = std::mem::take(&mut self.frame().varargs);
        let mut slots = Vec::new();
        for (ty, _) in &varargs {
            let size = self.alloc_size(*ty)?;
            slots.push((size.next_multiple_of(8), size));
        }
        let total = slots.iter().map(|s| s.0 + 8).sum::<u64>() + 16;
        let area = self.memory.allocate(ObjectKind::Stack, total, 16)?;
        self.frame().allocas.push(area);
        let mut offset = 0u64;
        for ((ty, value), (slot, size)) in varargs.iter().zip(&slots) {
            if *size == 16 && self.scalar_bits(*ty).is_some_and(|b| b == 80 || b == 128) {
                offset = offset.next_multiple_of(16);
            }
            self.store(area + offset, *ty, value)?;
            offset += slot;
        }
        self.frame().varargs = varargs;
        if self.va_list_is_pointer {
            return self.store(list, Type::PTR, &Value::pointer(area));
        }
        self.store(list, Type::I32, &Value::int(32, 48))?;
        self.store(list + 4, Type::I32, &Value::int(32, 176))?;
        self.store(list + 8, Type::PTR, &Value::pointer(area))?;
        self.store(list + 16, Type::PTR, &Value::pointer(0))
    }

    /// The next argument of a list, which moves on.
    pub(crate) fn next_vararg(&mut self, list: u64, ty: Type) -> Step<Value> {
        let field = if self.va_list_is_pointer { list } else { list + 8 };
        let area = self.load(field, Type::PTR)?;
        let area = self.address(&area)?;
        let value = self.load(area, ty)?;
        let size = self.alloc_size(ty)?.next_multiple_of(8);
        self.store(field, Type::PTR, &Value::pointer(area + size))?;
        Ok(value)
    }
}

fn select(cond: &Value, a: &Value, b: &Value) -> Value {
    match cond {
        Value::Bits(bits) if bits.is_zero() => b.clone(),
        Value::Bits(_) => a.clone(),
        _ => Value::Poison,
    }
}

/// The elements of an aggregate; of poison, that many poisons.
fn elements_of(value: &Value, count: usize) -> Vec<Value> {
    match value {
        Value::Aggregate(elements) => elements.to_vec(),
        _ => vec![Value::Poison; count],
    }
}

impl From<Stop> for String {
    fn from(stop: Stop) -> String {
        match stop {
            Stop::Trap(message) => message,
            Stop::Exit(code) => format!("exit({code})"),
            _ => "control leaves the outermost function".to_owned(),
        }
    }
}
