//! Calls in place of a return: a jump to a function that returns to the caller of this one.
//!
//! That is possible if the two agree on where results are and on which registers survive, and if all arguments are in
//! registers: the frame is gone when the other function begins. The source says (`tail`) that nobody wants what is in it.

use super::calls::Callee;
use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::lowering::{Location, Part, Result};
use ir::inst::TailKind;
use ir::{Inst, InstView};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Builder<'_, '_> {
    /// Makes the jump, after which the block is at its end; `None` if it has to be a call.
    pub(super) fn tail_call(&mut self, inst: Inst, callee: &Callee<'_>) -> Result<Option<Scalars>> {
        let Some(op) = self.state.lowering.call_nodes().tail else { return Ok(None) };
        if !self.returns_like(inst, callee)? {
            return Ok(None);
        }
        let cx = self.state.call_context(callee.calling_conv, false);
        if self.result_parts(&cx, callee.ret, callee.attributes)?.1.is_none() {
            return Ok(None);
        }
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        self.passed_arguments(callee, &mut values, &mut parts)?;
        let Some(assignment) = cx.assign(&parts, false)? else { return Ok(None) };
        let in_registers = |location: &Location| matches!(location, Location::Reg(_));
        let is_object = |part: &Part| part.by_value_bytes > 0 || part.is_sret;
        if parts.iter().any(is_object) || !assignment.locations.iter().all(in_registers) {
            return Ok(None);
        }
        self.jump_to(op, &cx, callee, &values, &assignment.locations);
        let scalars = self.state.scalars(callee.ret)?;
        Ok(Some(scalars.into_iter().map(|(ty, _)| self.dag.undef(ty)).collect()))
    }

    fn jump_to(
        &mut self,
        op: NodeOp,
        cx: &crate::call::CallContext<'_>,
        callee: &Callee<'_>,
        values: &[Value],
        locations: &[Location],
    ) {
        let mut chain = self.final_chain();
        let mut glue = None;
        let mut used = Vec::new();
        for (&value, &location) in values.iter().zip(locations) {
            let Location::Reg(reg) = location else { continue };
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

    /// What stands against a `musttail` call that [`Self::tail_call`] has declined. The verifier has seen to it that the value
    /// is returned and that the conventions are the same.
    pub(super) fn no_tail_call(&mut self, callee: &Callee<'_>) -> Result<&'static str> {
        if self.state.lowering.call_nodes().tail.is_none() {
            return Ok("'musttail' calls for this target");
        }
        let env = self.state.scope.env;
        let own = env.types.signature(env.globals[self.state.machine.global].value_ty);
        if callee.is_variadic || own.is_none_or(|(_, _, is_variadic)| is_variadic) {
            return Ok("a 'musttail' call with variable arguments");
        }
        let cx = self.state.call_context(callee.calling_conv, false);
        let in_memory = self.state.demoted_result.is_some() || self.state.result_address.is_some();
        if in_memory || self.result_parts(&cx, callee.ret, callee.attributes)?.1.is_none() {
            return Ok("a 'musttail' call with a result in memory");
        }
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        self.passed_arguments(callee, &mut values, &mut parts)?;
        if parts.iter().any(|part| part.by_value_bytes > 0) {
            return Ok("a 'musttail' call with a 'byval' argument");
        }
        let Some(assignment) = cx.assign(&parts, false)? else {
            return Ok("a 'musttail' call with arguments that cannot be passed");
        };
        Ok(if assignment.locations.iter().all(|location| matches!(location, Location::Reg(_))) {
            "a 'musttail' call whose result is extended otherwise than the caller's"
        } else {
            "a 'musttail' call with arguments on the stack"
        })
    }

    /// Whether a return of the call's result follows, in the form in which the call leaves it.
    fn returns_like(&mut self, inst: Inst, callee: &Callee<'_>) -> Result<bool> {
        let env = self.state.scope.env;
        let Some(value) = self.returned_after(inst) else { return Ok(false) };
        let global = &env.globals[self.state.machine.global];
        let Some(header) = global.as_function() else { return Ok(false) };
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
        Ok(same_result
            && !is_variadic
            && !callee.is_variadic
            && header.calling_conv == callee.calling_conv
            && self.state.demoted_result.is_none()
            && self.state.result_address.is_none()
            && (must_jump || disabled != Some(&b"true"[..])))
    }
}
