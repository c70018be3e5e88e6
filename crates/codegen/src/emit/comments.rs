//! Comments in text for those who read it (`-asm-verbose`): where functions and blocks begin and end, what they are called in
//! the module, and which instructions move registers to memory and back.
//!
//! ```text
//!         .globl  f                               # -- Begin function f
//! f:                                      # @f
//! # %bb.0:                                # %entry
//!         movq    %rax, (%rsp)                    # 8-byte Spill
//! .LBB0_1:                                # %loop
//!                                         # -- End function
//! ```

use super::Emitter;
use mc::Symbol;
use mir::{Block, Function, Inst};

/// A name on one line, whatever is in it: `\0A` for a byte that is no character to be seen.
fn readable(name: &[u8]) -> String {
    let mut text = String::new();
    for &c in name {
        if c.is_ascii_graphic() && c != b'\\' || c == b' ' {
            text.push(c.into());
        } else {
            text.push_str(&format!("\\{c:02X}"));
        }
    }
    text
}

impl Emitter<'_> {
    fn symbol_text(&self, symbol: Symbol) -> String {
        readable(self.cx.symbol_name(symbol))
    }

    pub(super) fn begin_comments(&mut self, symbol: Symbol) {
        if self.options.verbose {
            self.out.remark(&format!("-- Begin function {}", self.symbol_text(symbol)));
        }
    }

    pub(super) fn label_comment(&mut self, symbol: Symbol) {
        if self.options.verbose {
            self.out.remark(&format!("@{}", self.symbol_text(symbol)));
        }
    }

    pub(super) fn end_comment(&mut self) {
        if self.options.verbose {
            self.out.remark("-- End function");
            self.out.emit_remarks("");
        }
    }

    /// The name of the IR block, at the label, or on a line that stands for one.
    pub(super) fn block_comment(&mut self, func: &Function, block: Block, has_label: bool) {
        if !self.options.verbose {
            return;
        }
        let body = self.module.body(func.global);
        let source = func.block(block).source.get();
        let name = body.zip(source).map(|(body, source)| body.names.get(ir::Value::block(source)));
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            self.out.remark(&format!("%{}", readable(name)));
        }
        if !has_label {
            self.out.emit_remarks(&format!("%bb.{}:", block.as_u32()));
        }
    }

    pub(super) fn spill_comment(&mut self, func: &Function, inst: Inst) {
        if !self.options.verbose {
            return;
        }
        let Some(access) = func.spill_accesses.get(&inst) else { return };
        let folded = if access.is_folded { "Folded " } else { "" };
        for (is_there, what) in [(access.is_load, "Reload"), (access.is_store, "Spill")] {
            if is_there {
                self.out.remark(&format!("{}-byte {folded}{what}", access.size_bytes));
            }
        }
    }
}
