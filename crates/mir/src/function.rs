//! Functions of machine IR: blocks, instructions, virtual registers, and what instructions refer to.
//!
//! Blocks and instructions are in doubly linked lists; their indices say nothing about order and are not reused.
//! Operands lie in one pool. Definitions come first among the operands of an instruction, implicit operands last.

mod blocks;
mod instructions;

use crate::debug_values::DebugValues;
use crate::frame::{Frame, FrameIndex, FrameMark, SpillAccess};
use crate::function_attributes::FunctionAttributes;
use crate::opcode;
use crate::operand::{Operand, Reg, RegFlags};
use ir::Global;
use ir::metadata::{MdRef, Metadata};
use mc::debug::Cfi;
use smallvec::SmallVec;
use support::entity::{List, ListPool, OptionalEntity, PrimaryMap, entity};
use support::hash::FxHashMap;
use support::order::{Linked, Links, Order};
use tables::selection::Extension;
use tables::value_type::ValueType;

entity! {
    /// A machine instruction.
    pub struct Inst = "minst";
    /// A machine basic block.
    pub struct Block = "bb";
    /// A [`MemOperand`].
    pub struct MemRef = "mem";
    struct VReg = "vreg";
}

#[derive(Clone, Debug)]
pub struct InstData {
    pub opcode: u16,
    pub flags: InstFlags,
    /// Where in the source it comes from (`!dbg`).
    location: MdRef,
    operands: List,
    mem: List,
    block: OptionalEntity<Block>,
    links: Links<Inst>,
    /// In one bundle with the instruction before it: nothing may come between.
    is_bundled: bool,
}

/// Blocks at the other ends of edges. Nearly all blocks have few.
pub type Neighbors = SmallVec<[Block; 4]>;

/// Instructions of a block, most of which are short.
pub type BlockInsts = SmallVec<[Inst; 24]>;

#[derive(Clone, Debug, Default)]
pub struct BlockData {
    /// The IR block it was made from.
    pub source: OptionalEntity<ir::Block>,
    pub successors: Neighbors,
    pub predecessors: Neighbors,
    /// Physical registers that have a value on entry.
    pub live_ins: Vec<mc::Reg>,
    /// Alignment of its code, log2 of bytes.
    pub align_log2: u8,
    insts: Order<Inst>,
    links: Links<Block>,
}

impl Linked<Inst> for InstData {
    fn links(&self) -> &Links<Inst> {
        &self.links
    }
    fn links_mut(&mut self) -> &mut Links<Inst> {
        &mut self.links
    }
}

impl Linked<Block> for BlockData {
    fn links(&self) -> &Links<Block> {
        &self.links
    }
    fn links_mut(&mut self) -> &mut Links<Block> {
        &mut self.links
    }
}

/// A virtual register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VRegData {
    /// Register class.
    pub class: u16,
}

/// What is known of an instruction beyond its opcode, by bit. The words are those of the text form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InstFlags(pub u16);

impl InstFlags {
    /// Sets up the frame.
    pub const FRAME_SETUP: InstFlags = InstFlags(1);
    /// Takes the frame down.
    pub const FRAME_DESTROY: InstFlags = InstFlags(2);

    /// The words in the order in which they are written, by bit.
    pub const NAMES: [&str; 16] = [
        "frame-setup",
        "frame-destroy",
        "nnan",
        "ninf",
        "nsz",
        "arcp",
        "contract",
        "afn",
        "reassoc",
        "nuw",
        "nsw",
        "exact",
        "nofpexcept",
        "nomerge",
        "unpredictable",
        "noconvergent",
    ];

    #[inline]
    pub const fn contains(self, other: InstFlags) -> bool {
        self.0 & other.0 == other.0
    }

    #[must_use]
    pub const fn with(self, other: InstFlags) -> InstFlags {
        InstFlags(self.0 | other.0)
    }
}

/// Where the memory that an instruction accesses is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemBase {
    Unknown,
    /// What an IR pointer points to.
    Value(ir::Value),
    Frame(crate::FrameIndex),
    ConstantPool,
    /// The table of addresses of symbols, which nobody changes once it is filled.
    Got,
}

/// An access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemOperand {
    pub base: MemBase,
    pub offset: i64,
    /// Type of the value in memory.
    pub ty: ValueType,
    pub align_log2: u8,
    pub is_load: bool,
    pub is_store: bool,
    pub is_volatile: bool,
    /// Ordering number as in bitcode; 0 for plain accesses.
    pub ordering: u8,
    pub extension: Extension,
    pub addr_space: u32,
}

/// An entry of the constant pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolConstant {
    /// Little endian.
    pub bytes: Vec<u8>,
    pub align_log2: u8,
}

/// Registers that keep their value across a call: bit set by register number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RegMask(pub Vec<u64>);

impl RegMask {
    pub fn preserves(&self, reg: mc::Reg) -> bool {
        self.0.get(reg.0 as usize / 64).is_some_and(|word| word >> (reg.0 % 64) & 1 != 0)
    }

    /// Says that a register keeps its value. The mask has room for it.
    pub fn add(&mut self, reg: mc::Reg) {
        self.0[reg.0 as usize / 64] |= 1 << (reg.0 % 64);
    }
}

/// What an `EH_LABEL` marks: its first operand.
pub mod eh_label {
    /// The beginning of a call that may throw; the number of the call and the landing pad follow.
    pub const BEGIN: i64 = 0;
    /// Its end; the number of the call follows.
    pub const END: i64 = 1;
    /// The beginning of a pad; which kind ([`super::Pad`]) follows.
    pub const PAD: i64 = 2;
    /// Nothing in the code: the object follows in which the runtime keeps what it has done of the function's cleanups.
    pub const STATE_OBJECT: i64 = 3;
    /// Nothing in the code: the object follows to which the exception is copied that the funclet of the block handles.
    pub const CAUGHT_OBJECT: i64 = 4;
    /// Nothing in the code: an object that functions find which are given the frame (`llvm.localescape`), and before it its
    /// number.
    pub const ESCAPED_OBJECT: i64 = 5;
    /// The next call, or this place, has an entry in the stack map: [`super::stack_map`] says what follows.
    pub const STACK_MAP: i64 = 6;
    /// The end of such a call.
    pub const STACK_MAP_END: i64 = 7;
}

/// What a label of the stack map says. After its kind come the purpose, the number that the program gave, a count of bytes, the
/// function that is called by code that may be replaced, and four operands for each value: how it is found, its size in bytes,
/// where, and an offset or the number itself. Where is an object until the frame is laid out, and then the number of a register
/// by which debuggers know it.
pub mod stack_map {
    /// The entry is for the place that the next call returns to. With bytes there are no-ops instead of the call.
    pub const CALL: i64 = 0;
    /// The entry is for this place; so many bytes after it may be overwritten.
    pub const PLACE: i64 = 1;
    /// The entry is for the beginning of the next call, which has so many bytes and is of another function than it says.
    pub const PATCHED: i64 = 2;

    /// How many operands stand before those of the values, and how many each value has.
    pub const HEAD: usize = 5;
    pub const EACH: usize = 4;

    /// How a value is found: in a register; a register and an offset are the value; or are its address; it is a number.
    pub const REGISTER: i64 = 1;
    pub const DIRECT: i64 = 2;
    pub const INDIRECT: i64 = 3;
    pub const CONSTANT: i64 = 4;
}

/// Where unwinders go to. Registers have what they had at the call in landing pads only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pad {
    Landing = 0,
    /// The first block of a handler that is called.
    Catch = 1,
    /// The first block of a cleanup that is called.
    Cleanup = 2,
}

/// A variable of the source whose home is a stack object for as long as the function runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameVariable {
    pub slot: FrameIndex,
    /// The `DILocalVariable`, the `DIExpression` that is applied to the object, and the `DILocation` of the declaration.
    pub variable: Metadata,
    pub expression: MdRef,
    pub location: Metadata,
}

/// The part of a function that has a frame. Blocks are framed if the save point dominates them; nothing leads back to it from
/// there, and wherever control leaves them a restore point is passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrapped {
    /// The block that begins with the prologue.
    pub save: Block,
    /// The blocks that end with the epilogue, but for what jumps or returns.
    pub restore: Vec<Block>,
}

/// How far a function has come whose instructions are being appended to a block; see [`Function::rollback`].
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    block: Block,
    insts: Inst,
    vregs: VReg,
    mems: MemRef,
    constants: usize,
    symbols: usize,
    reg_masks: usize,
    arguments: usize,
    live_ins: usize,
    frame: FrameMark,
}

/// See the module text.
#[derive(Clone, Debug)]
pub struct Function {
    pub global: Global,
    /// By which it is called: which registers it must leave as they were depends on it.
    pub calling_conv: ir::CallingConv,
    /// What its attributes ask for.
    pub attributes: FunctionAttributes,
    insts: PrimaryMap<Inst, InstData>,
    blocks: PrimaryMap<Block, BlockData>,
    order: Order<Block>,
    pool: ListPool<Operand>,
    mem_pool: ListPool<MemRef>,
    vregs: PrimaryMap<VReg, VRegData>,
    pub mem_operands: PrimaryMap<MemRef, MemOperand>,
    pub frame: Frame,
    /// Where the frame is set up and taken down, if that is not at entry and before returns.
    pub wrapped: Option<Wrapped>,
    pub constants: Vec<PoolConstant>,
    /// How probable the ways from a block are, of 2^31, where the source says it. Equal ones are left out.
    shares: FxHashMap<(Block, Block), u32>,
    /// Destinations of jump tables.
    pub jump_tables: Vec<Vec<Block>>,
    pub symbols: Vec<Box<[u8]>>,
    /// What `CFI_INSTRUCTION` refers to.
    pub frame_instructions: Vec<Cfi>,
    pub reg_masks: Vec<RegMask>,
    /// The blocks that IR blocks begin with, in the order of the function.
    pub source_blocks: Vec<(ir::Block, Block)>,
    /// Registers in which arguments arrive.
    pub live_ins: Vec<mc::Reg>,
    /// Variables of the source that live in the frame, in the order in which they are declared.
    pub variables: Vec<FrameVariable>,
    /// Those that live elsewhere; the text form does not have them.
    pub debug: DebugValues,
    /// What selection knows of virtual registers that several blocks use. The text form has
    /// [`is_narrow`](KnownNumber::is_narrow), which passes ask, as a flag of the register.
    pub known_numbers: KnownNumbers,
    /// There are landing pads, or calls that lead to pads.
    pub has_exceptions: bool,
    /// Some of its blocks are funclets: no register is the same on both sides of their borders.
    pub has_funclets: bool,
    /// What accesses the homes of registers, if that is to be told (`-asm-verbose`); the text form does not have it.
    pub spill_accesses: FxHashMap<Inst, SpillAccess>,
    /// No `PHI`s, and virtual registers may have several definitions.
    pub is_ssa: bool,
}

/// What is known of the number in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownNumber {
    /// All bits above so many are zeros.
    pub bits: Option<u8>,
    /// It is a number of the narrow type, sign-extended ([`NarrowNumbers`](crate::narrow_numbers::NarrowNumbers)).
    pub is_narrow: bool,
}

pub type KnownNumbers = FxHashMap<Reg, KnownNumber>;

impl Function {
    pub fn new(global: Global) -> Function {
        Function {
            global,
            calling_conv: ir::CallingConv::C,
            attributes: FunctionAttributes::default(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            order: Order::default(),
            pool: ListPool::new(),
            mem_pool: ListPool::new(),
            vregs: PrimaryMap::new(),
            mem_operands: PrimaryMap::new(),
            frame: Frame::default(),
            wrapped: None,
            constants: Vec::new(),
            jump_tables: Vec::new(),
            symbols: Vec::new(),
            frame_instructions: Vec::new(),
            reg_masks: Vec::new(),
            source_blocks: Vec::new(),
            shares: FxHashMap::default(),
            live_ins: Vec::new(),
            variables: Vec::new(),
            debug: DebugValues::default(),
            known_numbers: KnownNumbers::default(),
            has_exceptions: false,
            has_funclets: false,
            spill_accesses: FxHashMap::default(),
            is_ssa: true,
        }
    }

    /// A new function in the memory of one that is not needed any more.
    #[must_use]
    pub fn renew(self, global: Global) -> Function {
        let Function { mut insts, mut blocks, mut pool, mut mem_pool, mut vregs, mut mem_operands, .. } =
            self;
        insts.clear();
        blocks.clear();
        pool.clear();
        mem_pool.clear();
        vregs.clear();
        mem_operands.clear();
        Function { insts, blocks, pool, mem_pool, vregs, mem_operands, ..Function::new(global) }
    }

    /// Makes room for so many more instructions, each with a few operands; half of them access memory.
    pub fn reserve(&mut self, insts: usize) {
        const OPERANDS: usize = 6;
        self.insts.reserve(insts);
        self.pool.reserve(insts * OPERANDS);
        self.mem_operands.reserve(insts / 2);
        self.mem_pool.reserve(insts / 2);
    }

    // Exceptions.

    /// The `EH_LABEL` of this kind in a block.
    fn eh_label(&self, block: Block, kind: i64) -> Option<Inst> {
        let is_wanted = |&i: &Inst| {
            self.opcode(i) == opcode::EH_LABEL && self.operands(i).first() == Some(&Operand::Imm(kind))
        };
        self.has_exceptions.then(|| self.block_insts(block).find(is_wanted))?
    }

    /// What kind of pad the block is. O(instructions of the block) in functions with pads.
    pub fn pad(&self, block: Block) -> Option<Pad> {
        match self.operands(self.eh_label(block, eh_label::PAD)?).get(1) {
            Some(Operand::Imm(1)) => Some(Pad::Catch),
            Some(Operand::Imm(2)) => Some(Pad::Cleanup),
            _ => Some(Pad::Landing),
        }
    }

    /// Whether the runtime calls the block as the beginning of a funclet.
    pub fn begins_funclet(&self, block: Block) -> bool {
        self.has_funclets && matches!(self.pad(block), Some(Pad::Catch | Pad::Cleanup))
    }

    /// The object of a label of this kind in a block: the slot, or where it is once the frame is laid out, from its bottom.
    pub fn labelled_object(&self, block: Block, kind: i64) -> Option<Operand> {
        self.operands(self.eh_label(block, kind)?).get(2).copied()
    }

    /// Whether unwinders go to the block. O(instructions of the block) in functions with landing pads.
    pub fn is_landing_pad(&self, block: Block) -> bool {
        self.eh_label(block, eh_label::PAD).is_some()
    }

    /// Where the range of the call begins from within which a landing pad is reached, in the block that it ends. O(instructions
    /// of the block) in functions with landing pads.
    pub fn call_range(&self, block: Block) -> Option<Inst> {
        self.eh_label(block, eh_label::BEGIN)
    }

    /// Before what code has to stand that is to run before control goes from one block to another, if that is not the end
    /// of the block: a landing pad is reached from within a call.
    pub fn leaves_before(&self, from: Block, to: Block) -> Option<Inst> {
        self.is_landing_pad(to).then(|| self.call_range(from)).flatten()
    }

    // Registers.

    #[inline]
    pub fn new_vreg(&mut self, class: u16) -> Reg {
        Reg::from_virtual_index(self.vregs.push(VRegData { class }).as_u32())
    }

    /// The index of the first virtual register that is made after the mark.
    #[inline]
    pub fn vregs_at(mark: &Mark) -> u32 {
        mark.vregs.as_u32()
    }

    #[inline]
    pub fn num_vregs(&self) -> usize {
        self.vregs.len()
    }

    /// The class of a virtual register.
    #[inline]
    pub fn class_of(&self, reg: Reg) -> Option<u16> {
        let index = reg.virtual_index()?;
        self.vregs.as_slice().get(index).map(|v| v.class)
    }

    #[inline]
    pub fn set_class(&mut self, reg: Reg, class: u16) {
        if let Some(data) = reg.virtual_index().and_then(|i| self.vregs.as_mut_slice().get_mut(i)) {
            data.class = class;
        }
    }

    /// Appends an implicit operand for a physical register.
    pub fn push_implicit(&mut self, inst: Inst, reg: mc::Reg, flags: RegFlags) {
        self.push_operand(inst, Operand::reg(reg.into(), flags.with(RegFlags::IMPLICIT)));
    }

    /// The number of a symbol, added if new. O(symbols of the function).
    pub fn symbol(&mut self, name: &[u8]) -> u32 {
        let known = self.symbols.iter().position(|s| **s == *name);
        known.unwrap_or_else(|| {
            self.symbols.push(name.into());
            self.symbols.len() - 1
        }) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_in_a_renewed_function() {
        let mut func = Function::new(Global::from_u32(0));
        let block = func.append_block(None);
        let reg = func.new_vreg(1);
        func.build(block, None, 1, &[Operand::def(reg)]);
        func.has_exceptions = true;
        func.frame.has_calls = true;
        let new = Function::new(Global::from_u32(7));
        assert_eq!(format!("{:?}", func.renew(Global::from_u32(7))), format!("{new:?}"));
    }

    #[test]
    fn instructions_move_between_blocks() {
        let mut func = Function::new(Global::from_u32(0));
        let (a, b) = (func.append_block(None), func.append_block(None));
        let first = func.build(a, None, 1, &[]);
        let last = func.build(a, None, 3, &[]);
        let middle = func.build(a, Some(last), 2, &[Operand::Imm(7)]);
        assert_eq!(func.block_insts_vec(a)[..], [first, middle, last]);
        func.move_tail(middle, b);
        assert_eq!(
            (&func.block_insts_vec(a)[..], &func.block_insts_vec(b)[..]),
            (&[first][..], &[middle, last][..])
        );
        func.remove(middle);
        assert_eq!((func.first_inst(b), func.block_of(middle)), (Some(last), None));
        assert_eq!(func.operands(middle), [Operand::Imm(7)]);
        let c = func.insert_block_after(a);
        assert_eq!(func.blocks().collect::<Vec<_>>(), [a, c, b]);
    }
}
