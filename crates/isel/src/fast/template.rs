//! Machine instructions with holes where the operands of a unit go.
//!
//! A template is made of the instructions that the graph of a sample has left at the end of a block, and is put at the end
//! of other blocks. What in them is *of the unit*, its registers, stack objects, globals, numbers and blocks, becomes a
//! hole; what is *of the function*, virtual registers of its own, register masks, constants in memory and symbols, is kept
//! by content and looked up again. Everything else is the same in every copy.

use super::constant_classes::Field;
use super::stencil_key::{OperandKind, StencilOperand};
use crate::function_pools;
use ir::Value;
use ir::metadata::MdRef;
use mir::function::{InstFlags, Mark, MemBase, MemOperand, PoolConstant, RegMask};
use mir::{Block, FrameIndex, Function, Operand, Reg, opcode};
use smallvec::SmallVec;

/// See the module text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Template {
    insts: Vec<TemplateInst>,
    operands: Vec<Operand>,
    holes: Vec<Hole>,
    mems: Vec<TemplateMem>,
    /// Classes of the virtual registers that the instructions use among themselves.
    temporaries: Vec<u16>,
    /// Registers of the unit that instructions want in a smaller class.
    narrowed: Vec<(Part, u16)>,
    /// Bytes of arguments, if there are calls.
    call_bytes: Option<u64>,
    /// Registers of arguments, and others that the block begins with.
    arguments: Vec<mc::Reg>,
    live_ins: Vec<mc::Reg>,
    masks: Vec<RegMask>,
    constants: Vec<PoolConstant>,
    symbols: Vec<Box<[u8]>>,
}

/// Ends of lists: each begins where that of the instruction before ends.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TemplateInst {
    opcode: u16,
    flags: InstFlags,
    /// Which instruction of the unit it is made of; none if it has no location.
    from: Option<u8>,
    operands: u32,
    holes: u32,
    mems: u32,
}

/// Register `register` of leaf `leaf`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    leaf: u8,
    register: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Hole {
    /// Operand of the instruction.
    operand: u8,
    filling: Filling,
}

/// What goes into a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Filling {
    Register(Part),
    Temporary(u32),
    Object(u8),
    /// The global of a leaf; flags and offset stay.
    Global(u8),
    Block(u8),
    /// The number of a leaf, or its negation, and so much more.
    Number {
        leaf: u8,
        negated: bool,
        more: i64,
    },
    /// A part of the number of a leaf.
    Field {
        leaf: u8,
        field: Field,
    },
    /// The number of a leaf and so much more as the offset from a global.
    Offset {
        leaf: u8,
        more: i64,
    },
    Mask(u32),
    Constant(u32),
    Symbol(u32),
}

impl Filling {
    /// Fills a hole that is about a number, which `number` gives by leaf.
    fn put_number(self, operand: &mut Operand, number: impl Fn(u8) -> i64) {
        match (operand, self) {
            (Operand::Imm(imm), Filling::Number { leaf, negated, more }) => {
                let number = number(leaf);
                *imm = if negated { number.wrapping_neg() } else { number }.wrapping_add(more);
            }
            (Operand::Imm(imm), Filling::Field { leaf, field }) => *imm = field.of(number(leaf)),
            (Operand::Global { offset, .. }, Filling::Offset { leaf, more }) => {
                *offset = number(leaf).wrapping_add(more);
            }
            _ => {}
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct TemplateMem {
    mem: MemOperand,
    base: Base,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Base {
    Same,
    /// The value of this number.
    Value(u8),
    Object(u8),
}

/// What a unit is seen as here.
#[derive(Clone, Copy)]
pub struct Operands<'u> {
    pub operands: &'u [StencilOperand],
    /// IR values that instructions may say they access memory by.
    pub values: &'u [Value],
}

impl Operands<'_> {
    fn operand(&self, index: u8) -> Option<&OperandKind> {
        self.operands.get(usize::from(index)).map(|l| &l.kind)
    }

    fn register(&self, part: Part) -> Reg {
        match self.operand(part.leaf) {
            Some(OperandKind::Registers(span)) => {
                Reg::from_virtual_index(span.first + u32::from(part.register))
            }
            _ => Reg::NONE,
        }
    }

    fn number(&self, index: u8) -> i64 {
        match self.operand(index) {
            Some(&OperandKind::Number { number, .. }) => number,
            Some(&OperandKind::Invoke(number)) => number.into(),
            _ => 0,
        }
    }

    fn invoke(&self) -> Option<u8> {
        let is_it = |l: &StencilOperand| matches!(l.kind, OperandKind::Invoke(_));
        self.operands.iter().position(is_it).and_then(|i| u8::try_from(i).ok())
    }

    fn part_of(&self, reg: Reg) -> Option<Part> {
        let index = reg.virtual_index()? as u32;
        let holds = |l: &StencilOperand| matches!(l.kind, OperandKind::Registers(s) if index.wrapping_sub(s.first) < s.count);
        let leaf = self.operands.iter().position(holds)?;
        let OperandKind::Registers(span) = self.operands[leaf].kind else { return None };
        Some(Part { leaf: leaf as u8, register: u8::try_from(index - span.first).ok()? })
    }

    fn position(&self, kind: &OperandKind) -> Option<u8> {
        self.operands.iter().position(|l| l.kind == *kind).and_then(|i| u8::try_from(i).ok())
    }
}

/// What a sample looked like before its graph was made.
pub struct Before<'b> {
    pub mark: &'b Mark,
    /// Classes of the registers of the unit.
    pub classes: &'b [(Reg, u16)],
}

impl Template {
    /// From the instructions of a sample, which are the last of a block. `None` if something in them belongs neither to
    /// the unit nor can be found again.
    pub fn record(func: &Function, before: &Before<'_>, unit: Operands<'_>) -> Option<Template> {
        let first = Function::vregs_at(before.mark);
        let new = first..func.num_vregs() as u32;
        let (arguments, live_ins) = func.live_ins_since(before.mark);
        let mut template = Template {
            temporaries: new.map(|i| func.class_of(Reg::from_virtual_index(i)).unwrap_or(0)).collect(),
            call_bytes: func.frame.has_calls.then_some(func.frame.max_call_bytes),
            arguments: arguments.to_vec(),
            live_ins: live_ins.to_vec(),
            ..Template::default()
        };
        for &(reg, class) in before.classes {
            let now = func.class_of(reg)?;
            if now != class {
                template.narrowed.push((unit.part_of(reg)?, now));
            }
        }
        for inst in func.since(before.mark) {
            for (at, operand) in func.operands(inst).iter().enumerate() {
                let mut kept = *operand;
                // The second operand of the label of a call that may throw is its number.
                let is_number = func.opcode(inst) == opcode::EH_LABEL && at == 1;
                let filling = match is_number {
                    true => unit.invoke().map(|leaf| Filling::Number { leaf, negated: false, more: 0 }),
                    false => template.filling(func, operand, first, unit)?,
                };
                if let Some(filling) = filling {
                    blank(&mut kept);
                    template.holes.push(Hole { operand: u8::try_from(at).ok()?, filling });
                }
                template.operands.push(kept);
            }
            for &mem in func.mem(inst) {
                let base = match mem.base {
                    MemBase::Value(value) => {
                        let at = unit.values.iter().position(|&v| v == value)?;
                        Base::Value(u8::try_from(at).ok()?)
                    }
                    MemBase::Frame(index) => Base::Object(unit.position(&OperandKind::Object(index))?),
                    MemBase::Unknown | MemBase::ConstantPool | MemBase::Got => Base::Same,
                };
                let kept = if base == Base::Same { mem.base } else { MemBase::Unknown };
                template.mems.push(TemplateMem { mem: MemOperand { base: kept, ..mem }, base });
            }
            template.insts.push(TemplateInst {
                opcode: func.opcode(inst),
                flags: func.flags(inst),
                from: func.location(inst).map(|m| m.to_word() as u8),
                operands: template.operands.len() as u32,
                holes: template.holes.len() as u32,
                mems: template.mems.len() as u32,
            });
        }
        Some(template)
    }

    /// What an operand is of a unit; `Some(None)` if nothing.
    fn filling(
        &mut self,
        func: &Function,
        operand: &Operand,
        first: u32,
        unit: Operands<'_>,
    ) -> Option<Option<Filling>> {
        Some(Some(match *operand {
            Operand::Reg(reg) => match reg.reg.virtual_index() {
                Some(index) if index as u32 >= first => Filling::Temporary(index as u32 - first),
                Some(_) => Filling::Register(unit.part_of(reg.reg)?),
                None => return Some(None),
            },
            Operand::Imm(_) => return Some(None),
            Operand::Block(block) => Filling::Block(unit.position(&OperandKind::Block(block))?),
            Operand::Frame(index) => Filling::Object(unit.position(&OperandKind::Object(index))?),
            Operand::Global { global, .. } => {
                let is_it = |l: &StencilOperand| matches!(l.kind, OperandKind::Global { global: own, .. } if own == global);
                Filling::Global(unit.operands.iter().position(is_it).and_then(|i| u8::try_from(i).ok())?)
            }
            Operand::RegMask(index) => {
                self.masks.push(func.reg_masks.get(index as usize)?.clone());
                Filling::Mask(self.masks.len() as u32 - 1)
            }
            Operand::ConstantPool { index, .. } => {
                self.constants.push(func.constants.get(index as usize)?.clone());
                Filling::Constant(self.constants.len() as u32 - 1)
            }
            Operand::Symbol { index, .. } => {
                self.symbols.push(func.symbols.get(index as usize)?.clone());
                Filling::Symbol(self.symbols.len() as u32 - 1)
            }
            Operand::JumpTable { .. } | Operand::BlockAddress { .. } | Operand::Cfi(_) => return None,
        }))
    }

    /// Whether only operands make a difference.
    fn is_like(&self, other: &Template) -> bool {
        let rest = |t: &Template| Template { operands: Vec::new(), ..t.clone() };
        self.operands.len() == other.operands.len() && rest(self) == rest(other)
    }

    /// One template of several that were made of the same unit with other numbers, which `numbers` has by leaf. `None`
    /// unless the numbers are all that makes a difference, or they make one of another kind.
    pub fn join(samples: &[Template], numbers: &[(u8, [i64; 3])]) -> Option<Template> {
        let (first, others) = samples.split_first()?;
        if !others.iter().all(|other| first.is_like(other)) {
            return None;
        }
        let mut joined = first.clone();
        let mut holes = Vec::new();
        let (mut operand, mut hole) = (0, 0);
        for inst in &mut joined.insts {
            let begin = operand;
            while hole < inst.holes as usize {
                holes.push(first.holes[hole]);
                hole += 1;
            }
            while operand < inst.operands as usize {
                if others.iter().any(|other| other.operands[operand] != first.operands[operand]) {
                    let filling = difference(samples, operand, numbers)?;
                    let at = u8::try_from(operand - begin).ok()?;
                    holes.push(Hole { operand: at, filling });
                    // What is filled in says nothing, so that templates can be compared.
                    if let Operand::Imm(number) = &mut joined.operands[operand] {
                        *number = 0;
                    }
                }
                operand += 1;
            }
            inst.holes = holes.len() as u32;
        }
        joined.holes = holes;
        Some(joined)
    }

    /// Puts a copy at the end of a block. `locations` are those of the instructions of the unit.
    pub fn copy(&self, func: &mut Function, block: Block, unit: Operands<'_>, locations: &[MdRef]) {
        let first = func.num_vregs() as u32;
        for &class in &self.temporaries {
            func.new_vreg(class);
        }
        for &(part, class) in &self.narrowed {
            func.set_class(unit.register(part), class);
        }
        if let Some(bytes) = self.call_bytes {
            func.frame.has_calls = true;
            func.frame.max_call_bytes = func.frame.max_call_bytes.max(bytes);
        }
        func.live_ins.extend_from_slice(&self.arguments);
        func.block_mut(block).live_ins.extend_from_slice(&self.live_ins);
        let (mut operand, mut hole, mut mem) = (0, 0, 0);
        for inst in &self.insts {
            let kept = &self.operands[operand..inst.operands as usize];
            let copy = func.build(block, None, inst.opcode, kept);
            for &Hole { operand, filling } in &self.holes[hole..inst.holes as usize] {
                // An operand may have several holes: a global and a distance from it.
                let at = usize::from(operand);
                let open = func.operands(copy)[at];
                let filled = self.filled(func, open, filling, first, unit);
                func.operands_mut(copy)[at] = filled;
            }
            if let Some(from) = inst.from {
                func.set_location(copy, locations.get(usize::from(from)).and_then(|l| l.get()));
            }
            if inst.flags != InstFlags::default() {
                func.set_flags(copy, inst.flags);
            }
            for &TemplateMem { mem, base } in &self.mems[mem..inst.mems as usize] {
                func.add_mem(copy, MemOperand { base: self.base(mem.base, base, unit), ..mem });
            }
            (operand, hole, mem) = (inst.operands as usize, inst.holes as usize, inst.mems as usize);
        }
    }

    fn base(&self, same: MemBase, base: Base, unit: Operands<'_>) -> MemBase {
        match base {
            Base::Same => same,
            Base::Value(index) => unit.values.get(usize::from(index)).map_or(same, |&v| MemBase::Value(v)),
            Base::Object(leaf) => match unit.operand(leaf) {
                Some(&OperandKind::Object(index)) => MemBase::Frame(index),
                _ => same,
            },
        }
    }

    /// An operand with a hole filled.
    fn filled(
        &self,
        func: &mut Function,
        mut operand: Operand,
        filling: Filling,
        first: u32,
        unit: Operands<'_>,
    ) -> Operand {
        match (filling, &mut operand) {
            (Filling::Register(part), Operand::Reg(reg)) => reg.reg = unit.register(part),
            (Filling::Temporary(index), Operand::Reg(reg)) => {
                reg.reg = Reg::from_virtual_index(first + index);
            }
            (Filling::Object(leaf), Operand::Frame(object)) => {
                if let Some(&OperandKind::Object(own)) = unit.operand(leaf) {
                    *object = own;
                }
            }
            (Filling::Block(leaf), Operand::Block(block)) => {
                if let Some(&OperandKind::Block(own)) = unit.operand(leaf) {
                    *block = own;
                }
            }
            (Filling::Global(leaf), Operand::Global { global, .. }) => {
                if let Some(&OperandKind::Global { global: own, .. }) = unit.operand(leaf) {
                    *global = own;
                }
            }
            (Filling::Mask(mask), Operand::RegMask(own)) => {
                *own = find_mask(func, &self.masks[mask as usize]);
            }
            (Filling::Constant(constant), Operand::ConstantPool { index, .. }) => {
                let PoolConstant { bytes, align_log2 } = &self.constants[constant as usize];
                *index = function_pools::constant_in(&mut func.constants, bytes, *align_log2);
            }
            (Filling::Symbol(symbol), Operand::Symbol { index, .. }) => {
                *index = func.symbol(&self.symbols[symbol as usize]);
            }
            (filling, operand) => filling.put_number(operand, |leaf| unit.number(leaf)),
        }
        operand
    }
}

/// Takes out what a hole is filled with, so that templates of the same signature are equal.
fn blank(operand: &mut Operand) {
    match operand {
        Operand::Reg(reg) => reg.reg = Reg::NONE,
        Operand::Imm(number) => *number = 0,
        Operand::Block(block) => *block = Block::from_u32(0),
        Operand::Frame(object) => *object = FrameIndex(0),
        Operand::Global { global, .. } => *global = ir::Global::from_u32(0),
        Operand::ConstantPool { index, .. } | Operand::Symbol { index, .. } | Operand::RegMask(index) => {
            *index = 0
        }
        Operand::JumpTable { .. } | Operand::BlockAddress { .. } | Operand::Cfi(_) => {}
    }
}

/// How far an immediate may be from the number that it is made of. What is further away is a part of a number, such as the
/// lower half of one that two instructions make, and the other part would not be that of the next number.
const MAX_MORE: u64 = 1;

/// How an operand differs where numbers do.
fn difference(samples: &[Template], operand: usize, numbers: &[(u8, [i64; 3])]) -> Option<Filling> {
    let first = samples.first()?.operands[operand];
    let mut values: SmallVec<[i64; 3]> = SmallVec::new();
    for sample in samples {
        let own = sample.operands[operand];
        values.push(match (first, own) {
            (Operand::Imm(_), Operand::Imm(value)) => value,
            (Operand::Global { global, flags, .. }, Operand::Global { offset, .. })
                if own == (Operand::Global { global, flags, offset }) =>
            {
                offset
            }
            _ => return None,
        });
    }
    let is_offset = matches!(first, Operand::Global { .. });
    // What is more than something that goes with the numbers.
    let more_than = |of: &dyn Fn(usize) -> i64| {
        let more = values[0].wrapping_sub(of(0));
        values.iter().enumerate().all(|(i, value)| value.wrapping_sub(of(i)) == more).then_some(more)
    };
    let is_near = |more: &i64| more.unsigned_abs() <= MAX_MORE;
    let whole = numbers.iter().find_map(|&(leaf, all)| {
        let same = more_than(&|i| all[i]);
        if is_offset {
            return same.map(|more| Filling::Offset { leaf, more });
        }
        if let Some(more) = same.filter(is_near) {
            return Some(Filling::Number { leaf, negated: false, more });
        }
        let negated = more_than(&|i| all[i].wrapping_neg()).filter(is_near);
        negated.map(|more| Filling::Number { leaf, negated: true, more })
    });
    if whole.is_some() || is_offset {
        return whole;
    }
    // A few bits may be those of several numbers: then nothing is known.
    let mut parts = numbers.iter().filter_map(|&(leaf, all)| {
        let field = Field::find(&all[..values.len()], &values)?;
        Some(Filling::Field { leaf, field })
    });
    parts.next().filter(|_| parts.next().is_none())
}

fn find_mask(func: &mut Function, mask: &RegMask) -> u32 {
    let known = func.reg_masks.iter().position(|m| m == mask);
    known.unwrap_or_else(|| {
        func.reg_masks.push(mask.clone());
        func.reg_masks.len() - 1
    }) as u32
}
