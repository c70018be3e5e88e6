//! Funclets: the parts of a function that the runtime of Windows calls while it handles an exception.
//!
//! ```text
//!   invoke @f() to label %next unwind label %pad
//! pad:                                    no code: which handlers there are
//!   %s = catchswitch within none [label %handler] unwind to caller
//! handler:                                the first block of a funclet
//!   %c = catchpad within %s [ptr @type, i32 0, ptr %object]
//!   …
//!   catchret from %c to label %next       the funclet returns where the function goes on
//! ```
//!
//! A funclet is called with the address of the function's frame, in which its objects are; registers are not what they were in
//! the function. A block belongs to the funclet, or to the function, by which it is reached: its color. Which handlers are
//! tried, and what is cleaned up, depends on the state that a call is in: [`states`] numbers them.
//!
//! `__CxxFrameHandler3` calls handlers and cleanups. `__C_specific_handler` calls cleanups, and filters that are functions of
//! their own; it jumps to handlers, which so are landing pads of the function.
//!
//! Sources: LLVM's language reference, "Exception Handling in LLVM", for the meaning of the instructions; Microsoft, "x64
//! exception handling".

pub mod states;

use ir::{Block, ConstKind, Env, Function, Global, Inst, InstView, Opcode, Scope, Value};
use smallvec::SmallVec;
use support::hash::FxHashMap;

/// Who handles exceptions of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Personality {
    /// `__CxxFrameHandler3`
    Cxx,
    /// `__C_specific_handler`
    Specific,
}

impl Personality {
    /// The personality of a function whose handlers are funclets; its name if it is not supported.
    pub fn of(env: &Env, global: Global) -> Result<Personality, String> {
        let header = env.globals[global].as_function();
        let personality = header.and_then(|header| header.personality).and_then(Value::as_global);
        let name: &[u8] = personality.map_or(b"", |personality| &env.globals[personality].name);
        match name {
            b"__CxxFrameHandler3" => Ok(Personality::Cxx),
            b"__C_specific_handler" => Ok(Personality::Specific),
            name => Err(String::from_utf8_lossy(name).into_owned()),
        }
    }
}

/// Whether a function has pads of this kind. O(blocks).
pub fn is_used(func: &Function) -> bool {
    func.blocks().any(|block| pad(func, block).is_some())
}

/// The `catchswitch`, `catchpad` or `cleanuppad` at the beginning of a block.
pub fn pad(func: &Function, block: Block) -> Option<Inst> {
    let first = func.block_insts(block).find(|&inst| func.opcode(inst) != Opcode::Phi)?;
    is_pad(func.opcode(first)).then_some(first)
}

/// Whether the result only names a pad.
pub(crate) fn is_token(func: &Function, inst: Inst) -> bool {
    is_pad(func.opcode(inst))
}

fn is_pad(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad)
}

/// Whether a block only says which handlers there are. It has no code.
pub fn is_switch(func: &Function, block: Block) -> bool {
    func.terminator(block).is_some_and(|inst| func.opcode(inst) == Opcode::CatchSwitch)
}

/// The pad in which another one is; `None` in the function itself.
pub fn parent(func: &Function, pad: Inst) -> Option<Inst> {
    match func.view(pad) {
        InstView::CatchSwitch { parent, .. } | InstView::CleanupPad { parent, .. } => parent.as_inst(),
        InstView::CatchPad { catch_switch, .. } => catch_switch.as_inst(),
        _ => None,
    }
}

/// The filter of a handler: a function, or `None` if it takes all exceptions.
pub fn filter(scope: Scope<'_>, func: &Function, handler: Block) -> Option<Value> {
    let InstView::CatchPad { args, .. } = func.view(pad(func, handler)?) else { return None };
    let filter = args.first().copied()?;
    let is_null = scope.constant(filter).is_some_and(|data| matches!(data.kind, ConstKind::Null));
    (!is_null).then_some(filter)
}

/// The blocks with code to which an exception may go from one that unwinds to `unwind`.
pub fn destinations(func: &Function, unwind: Block) -> SmallVec<[Block; 4]> {
    let mut found = SmallVec::new();
    let mut next = Some(unwind);
    while let Some(block) = next.take() {
        match func.terminator(block).map(|inst| func.view(inst)) {
            Some(InstView::CatchSwitch { handlers, unwind, .. }) => {
                found.extend(handlers.iter().filter_map(|handler| handler.as_block()));
                // A circle of them is no valid function.
                next = unwind.filter(|_| found.len() <= func.num_blocks());
            }
            _ => found.push(block),
        }
    }
    found
}

/// By block: the funclets that it belongs to, each by its first block. O(blocks · colors).
pub type Colors = FxHashMap<Block, SmallVec<[Block; 1]>>;

/// See [`Colors`]. Blocks that nothing leads to have none.
pub fn colors(func: &Function) -> Colors {
    let mut colors = Colors::default();
    let Some(entry) = func.entry() else { return colors };
    let mut pending = vec![(entry, entry)];
    while let Some((block, from)) = pending.pop() {
        let color = if pad(func, block).is_some() { block } else { from };
        let own = colors.entry(block).or_default();
        if own.contains(&color) {
            continue;
        }
        own.push(color);
        let after = match func.terminator(block).map(|inst| func.view(inst)) {
            Some(InstView::CatchRet { pad, .. }) => outside(func, pad).unwrap_or(entry),
            _ => color,
        };
        pending.extend(func.successors(block).map(|to| (to, after)));
    }
    colors
}

/// An `alloca` in a funclet whose size is known only there: the stack pointer would move, from which the funclet's own frame is
/// found.
pub fn moved_stack(func: &Function, personality: Personality, colors: &Colors) -> Option<Inst> {
    let in_funclet = |&block: &Block| {
        let color = colors.get(&block).and_then(|all| all.first());
        let pad = color.and_then(|&color| pad(func, color)).map(|inst| func.opcode(inst));
        pad == Some(Opcode::CleanupPad) || (pad.is_some() && personality == Personality::Cxx)
    };
    let mut insts = func.blocks().filter(in_funclet).flat_map(|block| func.block_insts(block));
    insts.find(|&inst| func.opcode(inst) == Opcode::Alloca)
}

/// The first block of the funclet in which a handler's switch is; `None` for the function itself.
fn outside(func: &Function, handler: Value) -> Option<Block> {
    let switch = parent(func, handler.as_inst()?)?;
    func.block_of(parent(func, switch)?)
}
