//! What Swift's functions pass beside their arguments: the object of a method, an error, and the context of an asynchronous
//! function.
//!
//! An error is at an address in IR (`swifterror`), and in a register between functions, which calls change:
//!
//! ```text
//! t1: i64,ch = load t0, %address                    before the call: the error so far
//! t2: ch,glue = call …, $r12, …
//! t3: i64,ch,glue = CopyFromReg t2, $r12
//! t4: ch = store t3:1, t3, %address                 after it: the callee's
//! ```
//!
//! A function with such an argument has an object for it in its frame, which is the address that its body sees, and returns
//! what is there.

use super::Builder;
use super::calls::{Callee, Parameter};
use crate::call::{self, CallContext};
use crate::dag::Value;
use crate::lowering::{ArgPart, Assignment, Extend, Result, Swift, SwiftPassing, Unsupported};
use ir::ValueKind;
use ir::attributes::{AttrKind, AttributeList};
use mir::MemOperand;

impl Builder<'_, '_> {
    /// What an argument is to Swift where the convention makes a difference.
    pub(super) fn swift_parameter(&self, list: AttributeList, param: usize) -> Result<Option<Swift>> {
        let attributes = &self.state.scope.env.attributes;
        let kinds = [
            (AttrKind::SwiftSelf, Swift::Itself, "swiftself"),
            (AttrKind::SwiftError, Swift::Error, "swifterror"),
            (AttrKind::SwiftAsync, Swift::Context, "swiftasync"),
        ];
        let has = |kind| attributes.param_attr(list, param, kind).is_some();
        let Some((_, swift, name)) = kinds.into_iter().find(|&(kind, ..)| has(kind)) else { return Ok(None) };
        match (self.state.lowering.facts().swift, swift) {
            (SwiftPassing::Refused, _) => Err(Unsupported::new(format!("'{name}' arguments"))),
            (SwiftPassing::Plain, Swift::Error) => Ok(None),
            _ => Ok(Some(swift)),
        }
    }

    /// The error that an argument stands for, if it stands for one.
    pub(super) fn error_to_pass(&mut self, arg: ir::Value, parameter: Parameter) -> Result<Option<Value>> {
        if parameter.swift != Some(Swift::Error) {
            return Ok(None);
        }
        let address = self.scalar(arg)?;
        Ok(Some(self.load_error(address)))
    }

    fn load_error(&mut self, address: Value) -> Value {
        let pointer = self.pointer_type();
        let mem = MemOperand { is_load: true, ..call::access(pointer) };
        let chain = self.ordered_chain();
        let load = self.dag.load(pointer, chain, address, mem);
        self.loads.push(Value::new(load, 1));
        load.into()
    }

    pub(super) fn store_error(&mut self, address: Value, error: Value) {
        let mem = MemOperand { is_store: true, ..call::access(self.dag.type_of(error)) };
        let chain = self.ordered_chain();
        self.chain = self.dag.store(chain, error, address, mem);
    }

    /// Adds the error to the results of a call that has one; where it goes.
    pub(super) fn error_of_call(
        &mut self,
        cx: &CallContext<'_>,
        callee: &Callee<'_>,
        parts: &mut Vec<ArgPart>,
        places: &mut Assignment,
    ) -> Result<Option<Value>> {
        for (i, &arg) in callee.args.iter().enumerate() {
            if self.swift_parameter(callee.attributes, i)? == Some(Swift::Error) {
                self.add_error(cx, parts, places)?;
                return Ok(Some(self.scalar(arg)?));
            }
        }
        Ok(None)
    }

    /// Adds an error to results.
    fn add_error(
        &mut self,
        cx: &CallContext<'_>,
        parts: &mut Vec<ArgPart>,
        places: &mut Assignment,
    ) -> Result<()> {
        let pointer = self.pointer_type();
        let error: Vec<ArgPart> = call::describe(pointer, pointer, 1, Extend::Any)
            .into_iter()
            .map(|part| ArgPart { swift: Some(Swift::Error), ..part })
            .collect();
        let place = cx.assign(&error, true)?;
        let place = place.ok_or_else(|| Unsupported::new("an error that cannot be returned"))?;
        places.locations.truncate(parts.len());
        places.locations.extend(place.locations);
        parts.extend(error);
        Ok(())
    }

    /// Adds the function's own error to what it returns.
    pub(super) fn return_error(
        &mut self,
        cx: &CallContext<'_>,
        values: &mut Vec<Value>,
        parts: &mut Vec<ArgPart>,
        places: &mut Assignment,
    ) -> Result<()> {
        let Some(slot) = self.state.error_slot else { return Ok(()) };
        let address = self.frame_index(slot);
        values.push(self.load_error(address));
        self.add_error(cx, parts, places)
    }

    /// What the body of the function sees of an argument: an error and a context have places in the frame.
    pub(super) fn swift_argument(&mut self, value: Value, swift: Option<Swift>) -> Value {
        let bytes = u64::from(self.pointer_type().scalar_bits() / 8);
        let align_log2 = bytes.max(1).ilog2() as u8;
        match swift {
            Some(Swift::Error) => {
                let slot = self.dag.shared.temporary(bytes, align_log2);
                let address = self.frame_index(slot);
                self.state.error_slot = Some(slot);
                self.store_error(address, value);
                address
            }
            Some(Swift::Context) if self.state.lowering.facts().swift == SwiftPassing::InFrameRecords => {
                self.dag.shared.frame.keeps_context = true;
                value
            }
            Some(Swift::Context) => {
                let slot = self.dag.shared.temporary(bytes, align_log2);
                let address = self.frame_index(slot);
                self.state.context_slot = Some(slot);
                self.store_error(address, value);
                value
            }
            Some(Swift::Itself) | None => value,
        }
    }

    /// `llvm.swift.async.context.addr`
    pub(super) fn context_address(&mut self) -> Result<Value> {
        let facts = self.state.lowering.facts();
        if let Some(slot) = self.state.context_slot {
            return Ok(self.frame_index(slot));
        }
        match (facts.swift, facts.frame_links) {
            (SwiftPassing::InFrameRecords, Some(links)) => {
                let frame = &mut self.dag.shared.frame;
                frame.keeps_context = true;
                frame.needs_frame_pointer = true;
                let (pointer, entry) = (self.pointer_type(), self.dag.entry());
                let record = self.dag.copy_from_reg(entry, links.register.into(), pointer, None);
                Ok(self.add_offset(record.into(), links.caller_bytes - i64::from(pointer.scalar_bits() / 8)))
            }
            _ => Err(Unsupported::new("'llvm.swift.async.context.addr' in a function without a context")),
        }
    }

    /// Why a call must not be a jump: the register of an argument is the caller's again when the function returns, and an error
    /// is the caller's only if it was its argument.
    pub(super) fn keeps_swift_registers(
        &mut self,
        callee: &Callee<'_>,
        must_jump: bool,
        is_preserved: &dyn Fn(Swift) -> bool,
    ) -> Result<Option<&'static str>> {
        let global = &self.state.scope.env.globals[self.state.machine.global];
        let own = global.as_function().map(|header| header.attributes);
        let mut passes_error = false;
        for (i, arg) in callee.args.iter().enumerate() {
            let Some(swift) = self.swift_parameter(callee.attributes, i)? else { continue };
            let is_own = match (arg.kind(), own) {
                (ValueKind::Arg(arg), Some(own)) => {
                    self.swift_parameter(own, arg.as_u32() as usize)? == Some(swift)
                }
                _ => false,
            };
            passes_error |= swift == Swift::Error;
            if !is_own && (swift == Swift::Error || is_preserved(swift)) {
                return Ok(Some("with an argument of Swift that is not the caller's own"));
            }
        }
        let has_error = self.state.error_slot.is_some();
        Ok((has_error && !(passes_error && must_jump))
            .then_some("from a function with a 'swifterror' argument"))
    }
}
