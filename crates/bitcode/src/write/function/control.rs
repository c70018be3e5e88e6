//! Instructions that end blocks, and exception-handling pads.

use super::{Body, FunctionWriter};
use crate::bitstream::writer::BitWriter;
use crate::codes::function as code;
use ir::inst::InstView;
use ir::types::TypeData;
use ir::value::{Block, Value};

/// Kinds of clauses of a `landingpad`.
const CATCH: u64 = 0;
const FILTER: u64 = 1;

impl<'a> FunctionWriter<'_, 'a> {
    pub(super) fn write_control(&mut self, w: &mut BitWriter, body: Body<'a>, view: InstView<'a>) {
        match view {
            InstView::Ret { value: None } => self.emit(w, code::RET, Some(&self.abbrevs.ret_void)),
            InstView::Ret { value: Some(value) } => {
                let forward = self.push_with_type(body, value);
                self.emit(w, code::RET, (!forward).then_some(&self.abbrevs.ret_value));
            }
            InstView::Br { dest } => {
                self.push_block(dest);
                self.emit(w, code::BR, Some(&self.abbrevs.br));
            }
            InstView::CondBr { cond, if_true, if_false } => {
                self.push_block(if_true);
                self.push_block(if_false);
                self.push_relative(cond);
                self.emit(w, code::BR, Some(&self.abbrevs.cond_br));
            }
            InstView::Switch { value, default, cases } => {
                self.push_type(body.scope.type_of(value));
                self.push_relative(value);
                self.push_block(default);
                self.push_absolutes(cases);
                self.emit(w, code::SWITCH, None);
            }
            InstView::IndirectBr { address, dests } => {
                self.push_type(body.scope.type_of(address));
                self.push_relative(address);
                self.push_absolutes(dests);
                self.emit(w, code::INDIRECTBR, None);
            }
            InstView::Resume { value } => {
                self.push_with_type(body, value);
                self.emit(w, code::RESUME, None);
            }
            InstView::Unreachable => self.emit(w, code::UNREACHABLE, Some(&self.abbrevs.unreachable)),
            view => self.write_pad(w, body, view),
        }
    }

    fn write_pad(&mut self, w: &mut BitWriter, body: Body<'a>, view: InstView<'a>) {
        match view {
            InstView::CleanupRet { pad, unwind } => {
                self.push_relative(pad);
                if let Some(unwind) = unwind {
                    self.push_block(unwind);
                }
                self.emit(w, code::CLEANUPRET, None);
            }
            InstView::CatchRet { pad, dest } => {
                self.push_relative(pad);
                self.push_block(dest);
                self.emit(w, code::CATCHRET, None);
            }
            InstView::CatchSwitch { parent, unwind, handlers } => {
                self.push_relative(parent);
                self.push(handlers.len() as u64);
                self.push_absolutes(handlers);
                if let Some(unwind) = unwind {
                    self.push_block(unwind);
                }
                self.emit(w, code::CATCHSWITCH, None);
            }
            InstView::CleanupPad { parent, args } => {
                self.write_funclet_pad(w, body, code::CLEANUPPAD, parent, args)
            }
            InstView::CatchPad { catch_switch, args } => {
                self.write_funclet_pad(w, body, code::CATCHPAD, catch_switch, args);
            }
            other => debug_assert!(false, "{other:?} is written elsewhere"),
        }
    }

    fn write_funclet_pad(
        &mut self,
        w: &mut BitWriter,
        body: Body<'a>,
        code: u32,
        parent: Value,
        args: &[Value],
    ) {
        self.push_relative(parent);
        self.push(args.len() as u64);
        args.iter().for_each(|&arg| _ = self.push_with_type(body, arg));
        self.emit(w, code, None);
    }

    /// The rest of the record of a `landingpad` after its type.
    pub(super) fn write_landing_pad(
        &mut self,
        w: &mut BitWriter,
        body: Body<'a>,
        cleanup: bool,
        clauses: &[Value],
    ) {
        self.push(cleanup);
        self.push(clauses.len() as u64);
        for &clause in clauses {
            let is_filter =
                matches!(self.e.module.types.get(body.scope.type_of(clause)), TypeData::Array { .. });
            self.push(if is_filter { FILTER } else { CATCH });
            self.push_with_type(body, clause);
        }
        self.emit(w, code::LANDINGPAD, None);
    }

    fn push_block(&mut self, block: Block) {
        self.push_absolute(Value::block(block));
    }
}
