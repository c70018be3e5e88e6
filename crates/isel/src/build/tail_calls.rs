//! Tail calls: a jump in place of a call and a return.
//!
//! That is possible if the two agree on where results are and on which registers survive, and if the arguments have a place:
//! the frame is gone when the other function begins. The source says (`tail_calls`) that nobody wants what is in it.
//!
//! # Arguments on the stack
//! They go where the function's own arguments were, which by then have been read:
//!
//! ```text
//! t1: i64,ch = load %fixed-stack.0                 an argument of this function
//! t2: ch = TokenFactor t1:1, …                     after everything that reads memory
//! t3: ch = store t2, value, %fixed-stack.1         an argument of the other one, in the same place
//! t4: ch = tail_call t3, callee, 0, …
//! ```
//!
//! What a function jumps to because it must (`musttail`) has a place of the same size. Where callees take arguments off the
//! stack (`popped_bytes`), the areas may differ: their ends in the caller's frame stay where they are, so the area of the other
//! function begins so many bytes further down (`down`), or up if that is negative. A return address that calls push is moved
//! along, and the frame begins below the lowest place that any jump of the function needs (`tail_growth_bytes`).
//!
//! Of objects that are passed by value, copies are made before anything is overwritten: where an argument points nobody knows.

use super::calls::Callee;
use super::{Builder, Scalars};
use crate::call::{CallContext, access};
use crate::dag::{Parts, Payload, Value};
use crate::legalize::types::mathematical_function;
use crate::lowering::{Action, ArgLoc, ArgPart, Result};
use ir::inst::TailKind;
use ir::{CallingConv, Inst, InstView, ValueKind};
use mir::FrameIndex;
use mir::function::{MemBase, MemOperand};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Builder<'_, '_> {
    /// Makes the jump, after which the block is at its end; or says why it has to be a call.
    pub(super) fn tail_call(
        &mut self,
        inst: Inst,
        callee: &Callee<'_>,
    ) -> Result<std::result::Result<Scalars, &'static str>> {
        let Some(op) = self.state.lowering.facts().call_nodes.tail else {
            return Ok(Err("on this target, which has no jumps in place of calls yet"));
        };
        if let Some(why) = self.returns_otherwise(inst, callee)? {
            return Ok(Err(why));
        }
        let must_jump = self.state.source.inst(inst).flags.tail() == TailKind::MustTail;
        let cx = self.state.call_context(callee.calling_conv, false);
        if self.result_parts(&cx, callee.ret, callee.attributes)?.1.is_none() {
            return Ok(Err("with a result in memory"));
        }
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        self.passed_arguments(callee, &mut values, &mut parts)?;
        let Some(assignment) = cx.assign(&parts, false)? else {
            return Ok(Err("with arguments that cannot be passed"));
        };
        let own_bytes = self.dag.shared.frame.argument_bytes;
        let own_popped = self.dag.shared.frame.popped_bytes;
        // The caller has the same convention, so both areas may differ in size.
        let pops = self.state.guarantees_jumps(callee.calling_conv);
        let down = assignment.stack_bytes as i64 - own_bytes as i64;
        let of_locations = |is: fn(&ArgLoc) -> bool| assignment.locations.iter().any(is);
        let by_value = parts.iter().any(|part| part.by_value_bytes > 0);
        let sret = parts.iter().any(|part| part.is_sret);
        let returns_address = self.state.lowering.facts().returns_result_address;
        let own_preserved = self.state.lowering.preserved(self.state.isa, self.own_saving()?);
        let is_named =
            matches!(self.dag.payload(callee.address.node), Payload::Global { .. } | Payload::Symbol(..));
        let ways = &self.state.lowering.facts().jump_registers;
        let is_taken = |reg| assignment.locations.iter().any(|l| l.registers().any(|taken| taken == reg));
        let reasons = [
            (
                !is_named && !ways.is_empty() && ways.iter().all(|&reg| is_taken(reg)),
                "of an address, with arguments in all registers that it could be in",
            ),
            (self.state.machine.attributes.interrupt.is_some(), "from a handler of interrupts"),
            (by_value && !must_jump && !pops, "with a 'byval' argument"),
            (sret && !must_jump && !pops, "with an 'sret' argument"),
            // The caller gets the address from whoever returns.
            (sret && returns_address && !self.passes_own_result_on(callee)?, "with another 'sret' argument"),
            (!sret && self.state.result_address.is_some(), "from a function with its result in memory"),
            (
                of_locations(|l| {
                    matches!(l, ArgLoc::AddressInReg(_) | ArgLoc::AddressOnStack(_) | ArgLoc::ByReference)
                }),
                "with arguments by reference to the frame",
            ),
            (
                of_locations(|l| {
                    matches!(l, ArgLoc::UpperHalf(_) | ArgLoc::NarrowStack(..) | ArgLoc::BitsOnStack(_))
                }),
                "with arguments in parts of words",
            ),
            (
                parts.iter().zip(&assignment.locations).any(|(part, location)| {
                    part.by_value_bytes > 0 && !matches!(location, ArgLoc::Object(_))
                }),
                "with a 'byval' argument by reference to the frame",
            ),
            (
                !must_jump && !pops && of_locations(|l| !matches!(l, ArgLoc::Reg(_))),
                "with arguments on the stack",
            ),
            (!pops && down > 0, "with more arguments on the stack than the caller has"),
            (
                !pops && assignment.popped_bytes != own_popped,
                "of a function that takes more or fewer arguments off the stack",
            ),
            (
                parts.iter().zip(&assignment.locations).any(|(part, location)| {
                    part.swift.is_none() && location.registers().any(|reg| own_preserved.contains(&reg))
                }),
                "with arguments in registers that the caller preserves",
            ),
            (
                assignment.stack_align_log2 > 0 && down != 0,
                "with arguments on the stack that want more alignment than it has",
            ),
        ];
        let preserved = self.state.lowering.preserved(self.state.isa, callee.calling_conv);
        let is_preserved = |swift| {
            let own = parts.iter().zip(&assignment.locations).find(|(part, _)| part.swift == Some(swift));
            own.is_some_and(|(_, location)| matches!(location, ArgLoc::Reg(reg) if preserved.contains(reg)))
        };
        if let Some(why) = self.keeps_swift_registers(callee, must_jump, &is_preserved)? {
            return Ok(Err(why));
        }
        if let Some((_, why)) = reasons.into_iter().find(|(holds, _)| *holds) {
            return Ok(Err(why));
        }
        let part = self.state.lowering.facts().called_part;
        if part != 0
            && matches!(self.dag.payload(callee.address.node),
                Payload::Global { flags, .. } | Payload::Symbol(_, flags) if flags == part)
        {
            return Ok(Err(
                "of a function that another module may have, by way of a register that is restored",
            ));
        }
        self.jump_to(
            op,
            &cx,
            callee,
            (&values, &parts),
            (&assignment.locations, if pops { down } else { 0 }),
        )?;
        let scalars = self.state.scalars(callee.ret)?;
        Ok(Ok(scalars.into_iter().map(|(ty, _)| self.dag.undef(ty)).collect()))
    }

    /// A call of the mathematical library whose result is returned right away, if that can be a jump. Such functions have no
    /// use for the frame.
    pub(super) fn mathematical_tail_call(
        &mut self,
        inst: Inst,
        function: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let is_returned = || self.returned_after(inst) == Some(Some(ir::Value::inst(inst)));
        if self.state.one_by_one || self.state.lowering.facts().call_nodes.tail.is_none() || !is_returned() {
            return Ok(None);
        }
        let ret = self.result_type(inst);
        let callee = self.library_callee(function, args, ret);
        Ok(self.tail_call(inst, &callee)?.ok())
    }

    /// The same for an operation that the target has not, on numbers of a format that it has.
    pub(super) fn operation_tail_call(
        &mut self,
        inst: Inst,
        op: NodeOp,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let ty = self.state.value_type(self.result_type(inst))?;
        let state = &self.state;
        let is_had =
            state.legality.is_covered(op, ty) || state.lowering.action(state.isa, op, ty) == Action::Custom;
        if !matches!(ty, ValueType::F32 | ValueType::F64) || !state.legality.is_legal_type(ty) || is_had {
            return Ok(None);
        }
        match mathematical_function(state.lowering, op, ty) {
            Some(function) => self.mathematical_tail_call(inst, &function, args),
            None => Ok(None),
        }
    }

    fn jump_to(
        &mut self,
        op: NodeOp,
        cx: &CallContext<'_>,
        callee: &Callee<'_>,
        (values, parts): (&[Value], &[ArgPart]),
        (locations, down): (&[ArgLoc], i64),
    ) -> Result<()> {
        let mut in_registers = Vec::new();
        let mut on_stack: Vec<(i64, Value)> = Vec::new();
        let mut objects = Vec::new();
        for ((&value, part), &location) in values.iter().zip(parts).zip(locations) {
            match location {
                ArgLoc::Reg(reg) => in_registers.push((reg, value)),
                ArgLoc::Extended(reg, ty) => {
                    in_registers.push((reg, self.dag.value(NodeOp::FP_EXTEND, ty, &[value])));
                }
                ArgLoc::BitsInReg(reg) => in_registers.push((reg, cx.float_to_bits(self.dag, value))),
                ArgLoc::BitsInRegs(first, second) => {
                    let entry = self.dag.entry();
                    let [a, b] = cx.float_in_words(self.dag, entry, value);
                    in_registers.extend([(first, a), (second, b)]);
                }
                ArgLoc::BitsInRegAndStack(first, offset) => {
                    let entry = self.dag.entry();
                    let [a, b] = cx.float_in_words(self.dag, entry, value);
                    in_registers.push((first, a));
                    on_stack.push((offset, b));
                }
                ArgLoc::Stack(offset) => on_stack.push((offset, value)),
                ArgLoc::Object(offset) => {
                    let index = self.dag.shared.temporary(part.by_value_bytes, part.align_log2);
                    let copy = self.frame_index(index);
                    self.copy_bytes(copy, value, part.by_value_bytes, part.align_log2)?;
                    objects.push((offset, copy, part));
                }
                // Such calls are no jumps.
                ArgLoc::AddressInReg(_)
                | ArgLoc::RegAndBits(..)
                | ArgLoc::AddressOnStack(_)
                | ArgLoc::ByReference
                | ArgLoc::UpperHalf(_)
                | ArgLoc::BitsOnStack(_)
                | ArgLoc::NarrowStack(..) => {}
            }
        }
        let return_address = if down == 0 { None } else { self.return_address() };
        // Everything has been read by now.
        let read = std::mem::take(&mut self.argument_loads);
        self.loads.extend(read);
        let mut chain = self.final_chain();
        for (offset, copy, part) in objects {
            let place = self.argument_place(offset - down, part.by_value_bytes);
            self.copy_bytes(place.0, copy, part.by_value_bytes, part.align_log2)?;
            chain = self.ordered_chain();
        }
        let mut stores = Vec::new();
        for (offset, value) in on_stack.into_iter().chain(return_address) {
            let own = access(self.dag.type_of(value));
            let (address, index) = self.argument_place(offset - down, own.ty.bits() / 8);
            let align_log2 = own.align_log2.min((offset - down).trailing_zeros() as u8);
            let mem = MemOperand { base: MemBase::Frame(index), is_store: true, align_log2, ..own };
            stores.push(self.dag.store(chain, value, address, mem));
        }
        if !stores.is_empty() {
            chain = self.dag.token_factor(&stores);
        }
        let address = match cx.thunk(self.dag, callee.address, &in_registers, false)? {
            Some((thunk, address)) => {
                in_registers.push(address);
                thunk
            }
            None => callee.address,
        };
        let frame = &mut self.dag.shared.frame;
        frame.tail_growth_bytes = frame.tail_growth_bytes.max(down.max(0) as u64);
        let mut glue = None;
        let mut used = Vec::new();
        for (reg, value) in in_registers {
            let copy = self.dag.copy_to_reg(chain, reg.into(), value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
            let ty = self.dag.type_of(value);
            used.push(self.dag.register(reg.into(), ty));
        }
        let mut operands = vec![chain, address, self.dag.target_constant(down, ValueType::I32)];
        operands.extend(used);
        operands.push(cx.register_mask(self.dag, &[]));
        operands.extend(glue);
        self.dag.root = self.dag.make(Parts::new(op, &[ValueType::OTHER], &operands)).into();
        self.has_left = true;
        Ok(())
    }

    /// Whether the other function stores its result where this one should.
    fn passes_own_result_on(&mut self, callee: &Callee<'_>) -> Result<bool> {
        let global = &self.state.scope.env.globals[self.state.machine.global];
        let own = global.as_function().map(|header| header.attributes);
        for (i, arg) in callee.args.iter().enumerate() {
            if self.parameter(callee.attributes, i)?.is_sret {
                return Ok(match (arg.kind(), own) {
                    (ValueKind::Arg(arg), Some(own)) => self.parameter(own, arg.as_u32() as usize)?.is_sret,
                    _ => false,
                });
            }
        }
        Ok(false)
    }

    /// Where an argument of a function that is jumped to goes: bytes from the function's own arguments.
    fn argument_place(&mut self, offset: i64, bytes: u64) -> (Value, FrameIndex) {
        let align = offset.trailing_zeros().min(bytes.max(1).ilog2());
        let index = self.dag.shared.frame.add_fixed(bytes, align as u8, offset);
        (self.frame_index(index), index)
    }

    /// The return address, if the call has pushed it, and where it is from the arguments.
    pub(super) fn return_address(&mut self) -> Option<(i64, Value)> {
        let bytes = self.dag.shared.frame.reserved_bytes;
        if bytes == 0 {
            return None;
        }
        let ty = self.pointer_type();
        let offset = -(bytes as i64);
        let (address, index) = self.argument_place(offset, bytes);
        let mem = MemOperand { base: MemBase::Frame(index), is_load: true, ..access(ty) };
        let load = self.dag.load(ty, self.chain, address, mem);
        self.loads.push(Value::new(load, 1));
        Some((offset, load.into()))
    }

    /// What is returned right after a call: there, or in a block that does nothing but return, which the way from here no
    /// longer needs then. `None` if something else follows.
    fn returned_after(&self, inst: Inst) -> Option<Option<ir::Value>> {
        let source = self.state.source;
        let to = match source.view(source.next_inst(inst)?) {
            InstView::Ret { value } => return Some(value),
            InstView::Br { dest } => dest,
            _ => return None,
        };
        let from = source.block_of(inst)?;
        let mut incoming = None;
        for inst in source.block_insts(to) {
            match source.view(inst) {
                InstView::Phi { incoming: pairs } => {
                    let pair = pairs.chunks_exact(2).find(|pair| pair[1].as_block() == Some(from))?;
                    incoming.get_or_insert((ir::Value::inst(inst), pair[0]));
                }
                InstView::Ret { value } => {
                    return Some(match (value, incoming) {
                        (Some(value), Some((phi, brought))) if value == phi => Some(brought),
                        _ => value,
                    });
                }
                _ => return None,
            }
        }
        None
    }

    /// Why no return of the call's result follows, in the form in which the call leaves it.
    fn returns_otherwise(&mut self, inst: Inst, callee: &Callee<'_>) -> Result<Option<&'static str>> {
        let env = self.state.scope.env;
        let Some(value) = self.returned_after(inst) else { return Ok(Some("before no return")) };
        let global = &env.globals[self.state.machine.global];
        let Some(header) = global.as_function() else { return Ok(Some("outside of functions")) };
        let is_variadic = env.types.signature(global.value_ty).is_none_or(|(_, _, v)| v);
        let own = (header.attributes, None);
        // What must be a jump is one whatever is asked for, and so is what a convention guarantees.
        let must_jump = self.state.source.inst(inst).flags.tail() == TailKind::MustTail
            || self.state.guarantees_jumps(header.calling_conv);
        let disabled = env.attributes.function_string(header.attributes, b"disable-tail-calls");
        let same_result = match value {
            None => true,
            Some(value) => {
                value == ir::Value::inst(inst)
                    && self.extension_of(own) == self.extension_of((callee.attributes, None))
            }
        };
        let in_memory = self.state.demoted_result.is_some();
        let reasons = [
            (!same_result, "whose result is widened otherwise than the caller's"),
            (is_variadic || callee.is_variadic, "that passes variable arguments on"),
            (!self.returns_as(header.calling_conv, callee)?, "by another calling convention"),
            (in_memory, "from a function with its result in memory"),
            (!must_jump && disabled == Some(&b"true"[..]), "where they are disabled"),
        ];
        Ok(reasons.into_iter().find(|(holds, _)| *holds).map(|(_, why)| why))
    }

    /// The convention by which the function itself saves registers.
    fn own_saving(&self) -> Result<CallingConv> {
        let header = self.state.scope.env.globals[self.state.machine.global].as_function();
        let own = self.state.machine.calling_conv;
        self.state.saving(header.map(|header| header.attributes), own)
    }

    /// Whether the callers of a function of a convention find what it returns and what it preserves if another one returns in
    /// its place.
    fn returns_as(&mut self, own: CallingConv, callee: &Callee<'_>) -> Result<bool> {
        let others = callee.calling_conv;
        let (own_saving, saving) = (self.own_saving()?, callee.saving);
        if own == others && own_saving == saving {
            return Ok(true);
        }
        if self.state.guarantees_jumps(own) || self.state.guarantees_jumps(others) {
            return Ok(false);
        }
        let (isa, lowering) = (self.state.isa, self.state.lowering);
        let preserved = lowering.preserved(isa, saving);
        if lowering.preserved(isa, own_saving).iter().any(|reg| !preserved.contains(reg)) {
            return Ok(false);
        }
        let mut places = |convention| -> Result<Option<Vec<ArgLoc>>> {
            let cx = self.state.call_context(convention, false);
            let (_, assignment) = self.result_parts(&cx, callee.ret, callee.attributes)?;
            Ok(assignment.map(|assignment| assignment.locations.into_iter().collect()))
        };
        Ok(places(own)? == places(others)?)
    }
}
