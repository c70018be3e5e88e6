//! Intrinsics about the machine and the process that are neither numbers nor control: named registers, the thread,
//! caches, copies of memory whose elements are atomic, and questions whose answer is known.

use super::{Builder, Scalars};
use crate::dag::Value;
use crate::lowering::{Action, Result, Unsupported};
use ir::metadata::{MdOperand, Metadata};
use ir::{Inst, Type, ValueKind};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Moves of elements that are each atomic, by the function that makes them.
const ELEMENTWISE: &[(&str, &str)] = &[
    ("memcpy.element.unordered.atomic", "__llvm_memcpy_element_unordered_atomic"),
    ("memmove.element.unordered.atomic", "__llvm_memmove_element_unordered_atomic"),
    ("memset.element.unordered.atomic", "__llvm_memset_element_unordered_atomic"),
];

impl Builder<'_, '_> {
    /// `None` if the name is that of no such intrinsic.
    pub(super) fn machine_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let Some(stem) = name.strip_prefix("llvm.") else { return Ok(None) };
        let is = |known: &str| {
            stem.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let one = |value: Value| Ok(Some(Scalars::from_elem(value, 1)));
        if let Some((_, function)) = ELEMENTWISE.iter().find(|(known, _)| is(known)) {
            let size = args.get(3).and_then(|&size| self.state.constant_int(size));
            let size = size.ok_or_else(|| Unsupported::new(format!("intrinsic '{name}'")))?;
            self.library_call(&format!("{function}_{size}"), &args[..3], Type::VOID)?;
            return Ok(Some(Scalars::new()));
        }
        if is("read_register") || is("read_volatile_register") {
            let ty = self.state.value_type(self.result_type(inst))?;
            let (register, chain) = (self.register_argument(args)?, self.ordered_chain());
            let copy = self.dag.copy_from_reg(chain, register, ty, None);
            self.chain = Value::new(copy, 1);
            return one(copy.into());
        }
        if is("write_register") {
            let (register, value) = (self.register_argument(args)?, self.scalar(args[1])?);
            let chain = self.ordered_chain();
            self.chain = self.dag.copy_to_reg(chain, register, value, None).into();
            return Ok(Some(Scalars::new()));
        }
        if is("eh.dwarf.cfa") {
            // Where the caller's frame begins.
            let offset = args.first().and_then(|&offset| self.state.constant_int(offset));
            let offset = offset.ok_or_else(|| Unsupported::new(format!("intrinsic '{name}'")))?;
            let place = self.dag.shared.frame.add_fixed(1, 0, 0);
            let place = self.frame_index(place);
            return one(self.add_offset(place, offset));
        }
        if is("addressofreturnaddress") {
            // What the call pushed is at the top of the frame.
            let bytes = self.dag.shared.frame.reserved_bytes;
            if bytes == 0 {
                return Err(Unsupported::new(format!("intrinsic '{name}'")));
            }
            let place = self.dag.shared.frame.add_fixed(bytes, bytes.ilog2() as u8, -(bytes as i64));
            return one(self.frame_index(place));
        }
        if is("thread.pointer") {
            let pointer = self.state.lowering.thread_pointer(self.state.isa, self.dag);
            return one(pointer.ok_or_else(|| Unsupported::new(format!("intrinsic '{name}'")))?);
        }
        if name.starts_with("llvm.callbr.landingpad.") {
            return self.arrived_result(args).map(Some);
        }
        if is("clear_cache") {
            self.library_call("__clear_cache", args, Type::VOID)?;
            return Ok(Some(Scalars::new()));
        }
        let cycles = [
            ("readcyclecounter", NodeOp::READCYCLECOUNTER),
            ("readsteadycounter", NodeOp::READSTEADYCOUNTER),
        ];
        if let Some(&(_, op)) = cycles.iter().find(|(known, op)| is(known) && self.is_covered_anywhere(*op)) {
            let chain = self.ordered_chain();
            let types = [ValueType::I64, ValueType::OTHER];
            let node = self.dag.make(crate::dag::Parts::new(op, &types, &[chain]));
            self.chain = Value::new(node, 1);
            return one(node.into());
        }
        if is("prefetch") {
            let (lowering, op) = (self.state.lowering, NodeOp::PREFETCH);
            let is_made = lowering.action(self.state.isa, op, ValueType::OTHER) == Action::Legal;
            if is_made || self.state.legality.is_covered(op, self.pointer_type()) {
                let mut operands = SmallVec::<[Value; 5]>::from_elem(self.ordered_chain(), 1);
                operands.push(self.scalar(args[0])?);
                for &number in &args[1..] {
                    let number = self.state.constant_int(number).unwrap_or(0);
                    operands.push(self.dag.target_constant(number, ValueType::I32));
                }
                self.chain = self.dag.value(NodeOp::PREFETCH, ValueType::OTHER, &operands);
            }
            return Ok(Some(Scalars::new()));
        }
        if is("invariant.start") {
            let pointer = self.pointer_type();
            return one(self.dag.undef(pointer));
        }
        if is("experimental.widenable.condition") || is("allow.runtime.check") || is("allow.ubsan.check") {
            return one(self.dag.constant(1, ValueType::I1));
        }
        if is("get.dynamic.area.offset") {
            let ty = self.state.value_type(self.result_type(inst))?;
            return one(self.dag.constant(self.state.call_area_bytes as i64, ty));
        }
        if is("convert.to.fp16") {
            let value = self.scalar(args[0])?;
            let half = self.dag.value(NodeOp::FP_ROUND, ValueType::F16, &[value]);
            return one(self.dag.value(NodeOp::BITCAST, ValueType::I16, &[half]));
        }
        if is("convert.from.fp16") {
            let ty = self.state.value_type(self.result_type(inst))?;
            let bits = self.scalar(args[0])?;
            let half = self.dag.value(NodeOp::BITCAST, ValueType::F16, &[bits]);
            return one(self.dag.value(NodeOp::FP_EXTEND, ty, &[half]));
        }
        Ok(None)
    }

    fn is_covered_anywhere(&self, op: NodeOp) -> bool {
        self.state.legality.is_covered(op, ValueType::I64)
    }

    /// The register that an argument names: one that belongs to no value, since its contents would not last.
    fn register_argument(&self, args: &[ir::Value]) -> Result<mir::Reg> {
        let name = args.first().and_then(|&arg| self.name_in_node(arg)).unwrap_or_default();
        // It may end as C's strings do.
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        let lowering = self.state.lowering;
        let frame = lowering.facts().frame_links.map(|links| links.register);
        let known = self.named_register(&name, None);
        let known =
            known.filter(|&register| register == lowering.facts().stack_pointer || Some(register) == frame);
        known
            .map(mir::Reg::from)
            .ok_or_else(|| Unsupported::new(format!("the register '{name}' by its name")))
    }

    /// The only string of a metadata node.
    fn name_in_node(&self, arg: ir::Value) -> Option<&[u8]> {
        let ValueKind::Metadata(operand) = arg.kind() else { return None };
        let MdOperand::Metadata(node) = *self.state.source.md_operands.get(operand)? else { return None };
        let table = self.state.scope.md_table(node);
        let &[word] = table.words(table.as_node(node)?) else { return None };
        self.state.scope.md_string(Metadata::from_word(word)?)
    }
}
