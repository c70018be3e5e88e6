//! What the graphs of a function refer to by number, and add to: stack objects, constants, symbols, register masks.
//!
//! It belongs to the machine function; while a block is in the making its graph has it, since every phase may need a
//! constant in memory, a temporary on the stack or a call of the library.

use crate::dag::{Dag, Value};
use mir::frame::ObjectKind;
use mir::function::{KnownNumbers, PoolConstant, RegMask};
use mir::{Frame, FrameIndex, Function};
use tables::nodes::NodeOp;

/// See the module text.
#[derive(Debug, Default)]
pub struct FunctionPools {
    pub frame: Frame,
    pub constants: Vec<PoolConstant>,
    pub symbols: Vec<Box<[u8]>>,
    pub reg_masks: Vec<RegMask>,
    pub known_numbers: KnownNumbers,
    /// [`mir::FunctionAttributes::avoids_float_registers`]
    pub avoids_float_registers: bool,
    /// Of the block at hand.
    pub watched: Watched,
}

/// Values of the source that debug information asks for, and the results of nodes that they are in the graph at hand. Being
/// watched is no use: what nobody needs disappears.
#[derive(Debug, Default)]
pub struct Watched(pub Vec<WatchedValue>);

/// A value of the source: a result of a node, and what has to be added to it.
#[derive(Clone, Copy, Debug)]
pub struct WatchedValue {
    pub source: ir::Value,
    pub result: Value,
    pub offset: i64,
}

impl Watched {
    /// The graph was made again: values are what `now` says, or gone. What is gone and only was a sum with a constant or the
    /// low part of something can be computed from that.
    pub fn follow(&mut self, before: &Dag, now: impl Fn(Value) -> Option<Value>) {
        self.0.retain_mut(|watched| {
            for _ in 0..MAX_OPERANDS {
                if let Some(now) = now(watched.result) {
                    watched.result = now;
                    return true;
                }
                let Some((operand, offset)) = computed_from(before, watched.result) else { return false };
                watched.result = operand;
                watched.offset = watched.offset.wrapping_add(offset);
            }
            false
        });
    }
}

/// The operand from which a result is computed by an addition, or of which it is the low part.
fn computed_from(dag: &Dag, result: Value) -> Option<(Value, i64)> {
    match (dag.op(result.node), dag.operands(result.node)) {
        (NodeOp::ADD, &[operand, number]) => Some((operand, dag.as_constant(number)?)),
        (NodeOp::TRUNCATE, &[operand]) => Some((operand, 0)),
        _ => None,
    }
}

/// Operands of operands that are looked at for one that is left.
const MAX_OPERANDS: usize = 8;
/// Constants that are looked at for an equal one.
const MAX_LOOKED_AT: usize = 64;

impl FunctionPools {
    /// Takes these parts from the function, or gives them back.
    pub fn exchange(&mut self, func: &mut Function) {
        std::mem::swap(&mut self.frame, &mut func.frame);
        std::mem::swap(&mut self.constants, &mut func.constants);
        std::mem::swap(&mut self.symbols, &mut func.symbols);
        std::mem::swap(&mut self.reg_masks, &mut func.reg_masks);
        std::mem::swap(&mut self.known_numbers, &mut func.known_numbers);
        self.avoids_float_registers = func.attributes.avoids_float_registers;
    }

    /// The number of a symbol, added if new. O(symbols of the function).
    pub fn symbol(&mut self, name: &[u8]) -> u32 {
        let known = self.symbols.iter().position(|s| **s == *name);
        known.unwrap_or_else(|| {
            self.symbols.push(name.into());
            self.symbols.len() - 1
        }) as u32
    }

    /// The number of a constant in memory, one of the last that are equal or a new one.
    pub fn constant(&mut self, bytes: &[u8], align_log2: u8) -> u32 {
        constant_in(&mut self.constants, bytes, align_log2)
    }

    /// A place on the stack for a value on its way.
    pub fn temporary(&mut self, size_bytes: u64, align_log2: u8) -> FrameIndex {
        self.frame.add(size_bytes.max(1), align_log2, ObjectKind::Local)
    }
}

/// The number of a constant in memory, one of the last that are equal or a new one.
pub fn constant_in(constants: &mut Vec<PoolConstant>, bytes: &[u8], align_log2: u8) -> u32 {
    let is_same = |c: &&PoolConstant| c.bytes == bytes && c.align_log2 >= align_log2;
    let known = constants.iter().rev().take(MAX_LOOKED_AT).position(|c| is_same(&c));
    let index = match known {
        Some(back) => constants.len() - 1 - back,
        None => {
            constants.push(PoolConstant { bytes: bytes.to_vec(), align_log2 });
            constants.len() - 1
        }
    };
    index as u32
}
