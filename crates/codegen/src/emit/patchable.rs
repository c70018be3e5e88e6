//! Patchable functions: no-ops before and after the label, and the section that lists their places.
//!
//! ```text
//! .Ltmp0:  nop nop        "patchable-function-prefix"="2"
//! f:       nop            "patchable-function-entry"="1"
//! ```
//!
//! `__patchable_function_entries` has the address of the first no-op of each function. Those at the entry come after the
//! instruction that lets indirect branches arrive.

use super::{Emitter, Result};
use mc::Symbol;
use mc::section::{Kind, Request};
use mir::{Block, Function, Inst, Operand};

impl Emitter<'_> {
    fn write_no_ops(&mut self, count: u32) -> Result<()> {
        let Some(no_op) = self.shared.machine.info().facts().no_op.clone() else { return Ok(()) };
        for _ in 0..count {
            let short = if self.out.keeps_text() {
                None
            } else {
                mc::rewrite::compress(self.isa.target, self.isa.subtarget, self.cx, &no_op)
            };
            let (no_op, subtarget) = (short.as_ref().unwrap_or(&no_op), self.isa.subtarget);
            self.write(|out, cx| out.emit_inst(cx, no_op, subtarget))?;
        }
        Ok(())
    }

    /// The no-ops before the label of the function. The result is where they begin.
    pub(super) fn no_ops_before(&mut self, func: &Function) -> Result<Option<Symbol>> {
        let count = func.attributes.no_ops.0;
        if count == 0 {
            return Ok(None);
        }
        let label = self.label("patch", func, None);
        self.write(|out, cx| out.emit_label(cx, label))?;
        self.write_no_ops(count)?;
        Ok(Some(label))
    }

    /// The no-ops at the entry of a function that has some, just before the first instruction that is not the guard: `next` is
    /// the one that is to be written.
    pub(super) fn no_ops_after(
        &mut self,
        func: &Function,
        (block, next): (Block, Option<Inst>),
        patched: &mut Option<Symbol>,
    ) -> Result<()> {
        if func.entry() != Some(block) {
            return Ok(());
        }
        let guard = self.shared.machine.info().facts().branch_guard.as_ref();
        let first =
            func.block_insts(block).find(|&inst| !guard.is_some_and(|guard| is_guard(func, inst, guard)));
        if first != next {
            return Ok(());
        }
        if patched.is_none() {
            let label = self.label("patch", func, None);
            self.write(|out, cx| out.emit_label(cx, label))?;
            *patched = Some(label);
        }
        self.write_no_ops(func.attributes.no_ops.1)
    }

    /// The entry of the list.
    pub(super) fn list_no_ops(&mut self, func: &Function, patched: Option<Symbol>) -> Result<()> {
        let Some(patched) = patched else { return Ok(()) };
        if self.has_atoms() {
            return Err("lists of places to patch are not supported for Mach-O".to_owned());
        }
        let group = self.group(func.global);
        let linked_to = Some(self.symbol(func.global));
        let request = Request { linked_to, ..Request::new(Kind::Data).in_group(group) };
        let section = self.cx.open_section(b"__patchable_function_entries", &request);
        self.switch(section)?;
        let bytes = self.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        self.align(u32::from(bytes.max(1)).ilog2(), false)?;
        let address = self.cx.symbol_expr(patched);
        self.write(|out, cx| out.emit_value(cx, address, bytes))
    }
}

/// Whether an instruction is the one that allows indirect branches to arrive.
fn is_guard(func: &Function, inst: Inst, guard: &mc::Inst) -> bool {
    let numbers = |operands: &[Operand]| -> Vec<i64> {
        operands.iter().filter_map(|o| if let Operand::Imm(n) = o { Some(*n) } else { None }).collect()
    };
    let wanted =
        guard.operands.iter().filter_map(|o| if let mc::Operand::Imm(n) = o { Some(*n) } else { None });
    func.opcode(inst) == guard.opcode && numbers(func.operands(inst)).into_iter().eq(wanted)
}
