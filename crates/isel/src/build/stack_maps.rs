//! Entries of the stack map: what `codegen::prepare` has made of statepoints, patch points and calls with the state of an
//! interpreter is a call with a bundle, whose operands say where values are while the callee runs.
//!
//! ```text
//! call void @f() [ "stack-map"(i64 0, i64 7, i64 0, ptr null, i64 3, i64 8, ptr %slot, i64 4, i64 8, i64 -1) ]
//!                              purpose, number, bytes, target, then how a value is found, its size, and where it is
//! ```
//!
//! A label with the same stands between the beginning of the call's sequence and the call ([`mir::function::stack_map`]), and
//! another one behind it, so that nothing makes one of two calls.

use super::{Builder, Scalars};
use crate::dag::{Parts, Payload, Value};
use crate::lowering::{ArgLoc, Assignment, Result, Unsupported};
use ir::inst::CallInfo;
use ir::{ConstKind, Inst, Opcode, ValueKind};
use mir::function::{eh_label, stack_map};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// The bundle that stands for an entry.
pub const STACK_MAP: &str = "stack-map";
/// In place of an argument's number: the result.
pub const RESULT: i64 = -1;

/// The operands of a label.
#[derive(Clone, Debug, Default)]
pub(super) struct StackMap {
    pub purpose: i64,
    pub operands: Vec<Value>,
    /// Where among them the number of a register is to be, and of which argument.
    registers: Vec<(usize, i64)>,
}

impl Builder<'_, '_> {
    /// The operands of the bundle that stands for an entry, if a call has one.
    fn entry_of_call(&self, inst: Inst, info: &CallInfo) -> Option<Vec<ir::Value>> {
        let mut first = info.num_args as usize;
        for bundle in &info.bundles {
            let last = first + bundle.num_operands as usize;
            if *bundle.tag == *STACK_MAP.as_bytes() {
                return self.state.source.operands(inst).get(first..last).map(<[_]>::to_vec);
            }
            first = last;
        }
        None
    }

    /// The label that a call wants.
    pub(super) fn stack_map(&mut self, inst: Inst, info: &CallInfo) -> Result<Option<StackMap>> {
        let Some(operands) = self.entry_of_call(inst, info) else { return Ok(None) };
        let wrong = || Unsupported::new("an entry of the stack map of this form");
        let [purpose, number, bytes, target, values @ ..] = &*operands else { return Err(wrong()) };
        let word = |this: &Self, value: &ir::Value| this.signed_constant(*value).ok_or_else(wrong);
        let (purpose, number, bytes) = (word(self, purpose)?, word(self, number)?, word(self, bytes)?);
        let mut map = StackMap { purpose, ..StackMap::default() };
        for head in [eh_label::STACK_MAP, purpose, number, bytes] {
            map.operands.push(self.dag.target_constant(head, ValueType::I64));
        }
        let target = self.patched_target(*target)?;
        map.operands.push(target);
        for value in values.chunks_exact(3) {
            let (how, size) = (word(self, &value[0])?, word(self, &value[1])?);
            let zero = self.dag.target_constant(0, ValueType::I64);
            let (at, rest) = match how {
                stack_map::DIRECT | stack_map::INDIRECT => {
                    let slot = value[2].as_inst().and_then(|object| self.state.allocas.get(&object).copied());
                    let slot = slot.ok_or_else(|| {
                        Unsupported::new("an object of varying size or place in the stack map")
                    })?;
                    let pointer = self.pointer_type();
                    (self.dag.leaf(NodeOp::TARGET_FRAME_INDEX, pointer, Payload::Frame(slot)), zero)
                }
                stack_map::REGISTER => {
                    map.registers.push((map.operands.len() + 2, word(self, &value[2])?));
                    (zero, zero)
                }
                _ => {
                    let constant = word(self, &value[2])?;
                    (zero, self.dag.target_constant(constant, ValueType::I64))
                }
            };
            let (how, size) = (
                self.dag.target_constant(how, ValueType::I64),
                self.dag.target_constant(size, ValueType::I64),
            );
            map.operands.extend([how, size, at, rest]);
        }
        if purpose != stack_map::CALL {
            // Whoever replaces the code finds objects from a register that does not change.
            self.dag.shared.frame.needs_frame_pointer = true;
        }
        Ok(Some(map))
    }

    /// The function that a patch point calls: a symbol, a number, or none.
    fn patched_target(&mut self, target: ir::Value) -> Result<Value> {
        if let ValueKind::Global(global) = target.kind() {
            let (pointer, payload) = (self.pointer_type(), Payload::Global { global, flags: 0, offset: 0 });
            return Ok(self.dag.leaf(NodeOp::TARGET_GLOBAL_ADDRESS, pointer, payload));
        }
        let number = match self.state.scope.constant(target).map(|data| &data.kind) {
            Some(ConstKind::Null | ConstKind::Undef | ConstKind::Poison) => Some(0),
            Some(ConstKind::Int(_)) => self.signed_constant(target),
            Some(ConstKind::Expr(expr)) if expr.opcode == Opcode::IntToPtr => {
                expr.operands.first().and_then(|&number| self.signed_constant(number))
            }
            _ => None,
        };
        let number = number.ok_or_else(|| Unsupported::new("a patch point of a function that varies"))?;
        Ok(self.dag.target_constant(number, ValueType::I64))
    }

    fn signed_constant(&self, value: ir::Value) -> Option<i64> {
        match &self.state.scope.constant(value)?.kind {
            ConstKind::Int(bits) => Some(*bits as i64),
            ConstKind::Null => Some(0),
            _ => None,
        }
    }

    /// An entry for the place itself.
    pub(super) fn stack_map_place(&mut self, map: &StackMap) -> Scalars {
        let chain = self.ordered_chain();
        let operands: Vec<Value> = [&[chain], &*map.operands].concat();
        self.chain = self.dag.make(Parts::new(NodeOp::EH_LABEL, &[ValueType::OTHER], &operands)).into();
        Scalars::new()
    }

    /// The label behind a call with an entry.
    pub(super) fn end_stack_map(&mut self) {
        let chain = self.chain;
        let kind = self.dag.target_constant(eh_label::STACK_MAP_END, ValueType::I64);
        self.chain = self.dag.make(Parts::new(NodeOp::EH_LABEL, &[ValueType::OTHER], &[chain, kind])).into();
    }

    /// Puts in the registers of arguments and of the result; `parts` are how many pieces each argument has.
    pub(super) fn name_registers(
        &mut self,
        map: &mut StackMap,
        parts: &[usize],
        (arguments, result): (&Assignment, Option<&Assignment>),
    ) -> Result<()> {
        for (at, argument) in std::mem::take(&mut map.registers) {
            let (first, count, places) = match argument {
                RESULT => (0, 1, result),
                _ => {
                    let before = parts.get(..argument as usize).map(|before| before.iter().sum());
                    let count = parts.get(argument as usize).copied().unwrap_or(0);
                    (before.unwrap_or(0), count, Some(arguments))
                }
            };
            let place = places.and_then(|places| places.locations.get(first));
            let number = match place {
                Some(&ArgLoc::Reg(reg)) if count == 1 => self.state.isa.dwarf_number(reg),
                _ => None,
            };
            let number = number.ok_or_else(|| {
                Unsupported::new("arguments of calling convention 'anyregcc' beyond registers")
            })?;
            map.operands[at] = self.dag.target_constant(i64::from(number.0), ValueType::I64);
        }
        Ok(())
    }
}
