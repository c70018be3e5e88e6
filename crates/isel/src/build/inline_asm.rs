//! Inline assembly.

use super::{Builder, Scalars};
use crate::lowering::{Result, Unsupported};
use ir::Inst;
use ir::inst::CallInfo;

impl Builder<'_, '_> {
    pub(super) fn inline_assembly(
        &mut self,
        _inst: Inst,
        _callee: ir::Value,
        _args: &[ir::Value],
        _info: &CallInfo,
    ) -> Result<Scalars> {
        Err(Unsupported::new("inline assembly"))
    }
}
