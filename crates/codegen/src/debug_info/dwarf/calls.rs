//! Calls that a function makes, as entries within its own.
//!
//! Version 5 has words for them. Before, GNU's debugger has words of its own, which are written for it in version 4; others are
//! given those of version 5.

use super::constants::{at, flag, tag};
use super::die::Die;
use super::expressions::register;
use super::unit::UnitBuilder;
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::calls::{CallRecord, Callee};
use crate::debugger::Debugger;
use ir::metadata::schema::di_subprogram;

impl UnitBuilder<'_, '_> {
    /// Describes the calls of a function.
    pub(super) fn calls(&mut self, record: &FunctionDebugInfo, die: Die) {
        let Some(own) = record.scopes.first().map(|scope| scope.node) else { return };
        if self.nodes.word(own, di_subprogram::FLAGS) & flag::ALL_CALLS_DESCRIBED == 0 {
            return;
        }
        let is_gnu = self.version == 4 && self.settings.debugger == Debugger::Gdb;
        self.flag(die, if is_gnu { at::GNU_ALL_CALL_SITES } else { at::CALL_ALL_CALLS });
        for call in &record.calls {
            self.call(record, call, (die, is_gnu));
        }
    }

    fn call(&mut self, record: &FunctionDebugInfo, call: &CallRecord, (outer, is_gnu): (Die, bool)) {
        let label = self.emitter.scope_label(record.global, call.label);
        let target = match call.callee {
            Callee::Function(node) => match self.callee(node) {
                Some(die) => Ok(die),
                None => return,
            },
            Callee::Register(number) => Err(number),
        };
        let die = self.dies.add(if is_gnu { tag::GNU_CALL_SITE } else { tag::CALL_SITE }, outer);
        match target {
            Ok(of) => self.refer(die, if is_gnu { at::ABSTRACT_ORIGIN } else { at::CALL_ORIGIN }, of),
            Err(number) => {
                let name = if is_gnu { at::GNU_CALL_SITE_TARGET } else { at::CALL_TARGET };
                self.bytes(die, name, register(number));
            }
        }
        if call.is_tail {
            self.flag(die, if is_gnu { at::GNU_TAIL_CALL } else { at::CALL_TAIL_CALL });
        }
        match (call.is_tail, is_gnu) {
            // GNU's has no word for where the jump is.
            (true, true) => {}
            (true, false) => self.address(die, at::CALL_PC, label),
            (false, true) => self.address(die, at::LOW_PC, label),
            (false, false) => self.address(die, at::CALL_RETURN_PC, label),
        }
    }

    /// The entry of a function that is called; none if another unit has it.
    fn callee(&mut self, node: crate::debug_info::metadata::Node) -> Option<Die> {
        let unit = self.nodes.get(node, di_subprogram::UNIT);
        if unit.is_some_and(|unit| unit != self.node) {
            return None;
        }
        self.called.push(node);
        Some(self.subprogram(node))
    }
}
