//! Tail calls: a jump in place of a call and a return.
//!
//! That is possible if the two agree on where results are and on which registers survive, and if all arguments are in
//! registers: the frame is gone when the other function begins. The source says (`tail_calls`) that nobody wants what is in it.

use super::calls::Callee;
use super::{Builder, Scalars};
use crate::dag::{Parts, Payload, Value};
use crate::legalize::types::mathematical_function;
use crate::lowering::{Action, ArgLoc, Result};
use ir::inst::TailKind;
use ir::{Inst, InstView};
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
        let cx = self.state.call_context(callee.calling_conv, false);
        if self.result_parts(&cx, callee.ret, callee.attributes)?.1.is_none() {
            return Ok(Err("with a result in memory"));
        }
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        self.passed_arguments(callee, &mut values, &mut parts)?;
        let Some(assignment) = cx.assign(&parts, false)? else {
            return Ok(Err("with arguments that cannot be passed"));
        };
        if parts.iter().any(|part| part.by_value_bytes > 0) {
            return Ok(Err("with a 'byval' argument"));
        }
        if parts.iter().any(|part| part.is_sret) {
            return Ok(Err("with an 'sret' argument"));
        }
        if !assignment.locations.iter().all(|location| matches!(location, ArgLoc::Reg(_))) {
            return Ok(Err("with arguments on the stack"));
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
        if assignment.popped_bytes != self.dag.shared.frame.popped_bytes {
            return Ok(Err("of a function that takes more or fewer arguments off the stack"));
        }
        self.jump_to(op, &cx, callee, &values, &assignment.locations);
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
        cx: &crate::call::CallContext<'_>,
        callee: &Callee<'_>,
        values: &[Value],
        locations: &[ArgLoc],
    ) {
        let mut chain = self.final_chain();
        let mut glue = None;
        let mut used = Vec::new();
        for (&value, &location) in values.iter().zip(locations) {
            let ArgLoc::Reg(reg) = location else { continue };
            let copy = self.dag.copy_to_reg(chain, reg.into(), value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
            let ty = self.dag.type_of(value);
            used.push(self.dag.register(reg.into(), ty));
        }
        let mut operands = vec![chain, callee.address];
        operands.extend(used);
        operands.push(cx.register_mask(self.dag));
        operands.extend(glue);
        self.dag.root = self.dag.make(Parts::new(op, &[ValueType::OTHER], &operands)).into();
        self.has_left = true;
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
        // What must be a jump is one whatever is asked for.
        let must_jump = self.state.source.inst(inst).flags.tail() == TailKind::MustTail;
        let disabled = env.attributes.function_string(header.attributes, b"disable-tail-calls");
        let same_result = match value {
            None => true,
            Some(value) => {
                value == ir::Value::inst(inst)
                    && self.extension_of(own) == self.extension_of((callee.attributes, None))
            }
        };
        let in_memory = self.state.demoted_result.is_some() || self.state.result_address.is_some();
        let reasons = [
            (!same_result, "whose result is widened otherwise than the caller's"),
            (is_variadic || callee.is_variadic, "that passes variable arguments on"),
            (header.calling_conv != callee.calling_conv, "by another calling convention"),
            (in_memory, "from a function with its result in memory"),
            (!must_jump && disabled == Some(&b"true"[..]), "where they are disabled"),
        ];
        Ok(reasons.into_iter().find(|(holds, _)| *holds).map(|(_, why)| why))
    }
}
