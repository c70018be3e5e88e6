//! Objects of a frame that other functions access: filters of `__try`, and cleanups that are functions.
//!
//! ```text
//! f:      call void @llvm.localescape(ptr %a, ptr %b)
//! filter: %fp = call ptr @llvm.eh.recoverfp(ptr @f, ptr %frame)             the bottom of f's frame: its frame pointer
//!         %b  = call ptr @llvm.localrecover(ptr @f, ptr %fp, i32 1)         the frame pointer: the object
//! ```
//!
//! Distances are not known before the frame of `f` is laid out, so the code adds symbols, whose values are emitted with `f`.

use super::{Builder, Scalars};
use crate::dag::{Payload, Value};
use crate::lowering::{Result, Unsupported};
use mir::function::eh_label;
use mir::{Operand, opcode};
use tables::nodes::NodeOp;

/// What stands behind a function's name in the symbol for the distance of its frame pointer from the bottom of the frame, and
/// in those for the distances of objects from its frame pointer, before their numbers.
pub const PARENT_FRAME_OFFSET: &str = "$parent_frame_offset";
pub const FRAME_ESCAPE: &str = "$frame_escape_";

impl Builder<'_, '_> {
    /// `llvm.localaddress`
    pub(super) fn frame_pointer(&mut self) -> Result<Value> {
        self.require_recovery("llvm.localaddress")?;
        let links = self.state.lowering.facts().frame_links;
        let links = links.ok_or_else(|| Unsupported::new("addresses of frames"))?;
        self.dag.shared.frame.needs_frame_pointer = true;
        let (pointer, entry) = (self.pointer_type(), self.dag.entry());
        Ok(self.dag.copy_from_reg(entry, links.register.into(), pointer, None).into())
    }

    /// `llvm.localescape`
    pub(super) fn let_objects_escape(&mut self, args: &[ir::Value]) -> Result<Scalars> {
        self.require_recovery("llvm.localescape")?;
        self.dag.shared.frame.needs_frame_pointer = true;
        for (number, object) in args.iter().enumerate() {
            let slot = object.as_inst().and_then(|object| self.state.allocas.get(&object).copied());
            let slot =
                slot.ok_or_else(|| Unsupported::new("'llvm.localescape' of what is no object of the frame"))?;
            let operands =
                [Operand::Imm(eh_label::ESCAPED_OBJECT), Operand::Imm(number as i64), Operand::Frame(slot)];
            self.state.machine.build(self.block, None, opcode::EH_LABEL, &operands);
        }
        Ok(Scalars::new())
    }

    fn require_recovery(&self, name: &str) -> Result<()> {
        if self.state.lowering.facts().recovers_frames {
            return Ok(());
        }
        Err(Unsupported::new(format!("intrinsic '{name}'")))
    }

    /// `llvm.eh.recoverfp` and `llvm.localrecover`
    pub(super) fn recovered(&mut self, name: &str, args: &[ir::Value]) -> Result<Value> {
        self.require_recovery(name)?;
        let (Some(&function), Some(&frame)) = (args.first(), args.get(1)) else {
            return Err(Unsupported::new(format!("'{name}' without a function and a frame")));
        };
        let function = function.as_global();
        let function =
            function.ok_or_else(|| Unsupported::new(format!("'{name}' of what is no function")))?;
        let env = self.state.scope.env;
        let mut symbol = env.data_layout.symbol_name(env, function, false).to_vec();
        match args.get(2) {
            Some(&number) => {
                let number = self.state.constant_int(number);
                let number =
                    number.ok_or_else(|| Unsupported::new(format!("'{name}' of a number that varies")))?;
                symbol.extend_from_slice(format!("{FRAME_ESCAPE}{number}").as_bytes());
            }
            None => symbol.extend_from_slice(PARENT_FRAME_OFFSET.as_bytes()),
        }
        let pointer = self.pointer_type();
        let symbol = self.dag.shared.symbol(&symbol);
        let symbol = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, pointer, Payload::Symbol(symbol, 0));
        let distance = self.dag.value(NodeOp::LOCAL_RECOVER, pointer, &[symbol]);
        let frame = self.scalar(frame)?;
        Ok(self.dag.value(NodeOp::ADD, pointer, &[frame, distance]))
    }
}
