//! From the selected graph to machine instructions in an order: [`schedule`] finds the order, this file makes the
//! instructions.

mod schedule;

use self::schedule::{ImplicitResult, Schedule, implicit_results};
use crate::dag::{Dag, Node, Payload, Value};
use crate::debug_records::pending::PendingRecords;
use crate::legalize::ValueMap;
use crate::lowering::{Result, Unsupported};
use crate::recorder::Selected;
use ir::metadata::{MdRef, Metadata};
use mir::function::MemOperand;
use mir::inline_asm::{Group, GroupKind};
use mir::{Block, Function, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};
use smallvec::SmallVec;
use tables::instructions::inst_flags;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// What emission keeps from block to block: memory.
#[derive(Debug, Default)]
pub struct Scratch {
    schedule: Schedule,
    /// Where values are.
    registers: ValueMap<Reg>,
}

/// What is known of the source, and who wants to know of it.
pub struct Notes<'n> {
    /// Places in the source, by the order of nodes.
    pub locations: &'n [MdRef],
    /// Is told which instructions come of which.
    pub recorder: Option<&'n mut Selected>,
    pub debug: &'n mut PendingRecords,
}

/// Appends the instructions of a selected graph to a block.
pub fn run(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    dag: &Dag,
    scratch: &mut Scratch,
    func: &mut Function,
    block: Block,
    notes: Notes<'_>,
) -> Result<()> {
    let Notes { locations, mut recorder, debug } = notes;
    let Scratch { schedule, registers } = scratch;
    schedule.find(isa, info, dag, &func.reg_masks)?;
    debug.begin_emission(func.num_insts());
    registers.begin(dag);
    let mut emitter =
        Emitter { isa, info, dag, func, block, schedule, location: None, registers, held: None };
    emitter.assign_copies(&schedule.order);
    for &node in &schedule.order {
        emitter.location = locations.get(dag.node(node).order as usize).and_then(|l| l.get());
        emitter.node(node)?;
        if !debug.is_empty() {
            debug.note_insts(emitter.func.num_insts(), dag.node(node).order);
        }
        if let Some(recorder) = &mut recorder {
            recorder.note_insts(emitter.func.num_insts(), dag.node(node).order);
        }
    }
    for watched in &dag.shared.watched.0 {
        if let Some(reg) = emitter.registers.get(dag, watched.result) {
            debug.note_register(watched.source, reg, watched.offset);
        }
    }
    debug.place(func, block);
    Ok(())
}

struct Emitter<'e> {
    isa: &'e Isa<'e>,
    info: &'e dyn TargetInfo,
    dag: &'e Dag,
    func: &'e mut Function,
    block: Block,
    schedule: &'e Schedule,
    /// Of the node at hand.
    location: Option<Metadata>,
    /// Where values are.
    registers: &'e mut ValueMap<Reg>,
    /// A displaced value that is in its register again, until something else is: two jumps read one comparison.
    held: Option<(Value, mc::Reg)>,
}

impl Emitter<'_> {
    /// A value that is copied to a virtual register, and is the result of an instruction, is made there at once.
    fn assign_copies(&mut self, order: &[Node]) {
        for &node in order {
            if self.dag.op(node) != NodeOp::COPY_TO_REG {
                continue;
            }
            let &[_, reg, value, ..] = self.dag.operands(node) else { continue };
            let Payload::Reg(reg) = self.dag.payload(reg.node) else { continue };
            let Some(code) = self.dag.op(value.node).opcode() else { continue };
            if value.result >= u32::from(self.isa.desc(code).num_defs) {
                continue;
            }
            let made_in = self.isa.operand_class(code, value.result as usize);
            if reg.is_virtual()
                && made_in.is_some()
                && made_in == self.func.class_of(reg)
                && let Some(known) = self.registers.get_mut(self.dag, value)
            {
                known.get_or_insert(reg);
            }
        }
    }

    fn build(&mut self, code: u16, operands: &[Operand]) -> mir::Inst {
        if let Some((_, held)) = self.held
            && operands.iter().any(|operand| self.overwrites(operand, held))
        {
            self.held = None;
        }
        let inst = self.func.build(self.block, None, code, operands);
        self.func.set_location(inst, self.location);
        inst
    }

    fn overwrites(&self, operand: &Operand, held: mc::Reg) -> bool {
        if let Operand::RegMask(mask) = *operand {
            return self.func.reg_masks.get(mask as usize).is_none_or(|mask| !mask.preserves(held));
        }
        let written = operand.defined().and_then(Reg::as_physical);
        written.is_some_and(|reg| self.isa.overlap(reg, held))
    }

    fn copy(&mut self, to: Reg, from: Reg) {
        self.build(opcode::COPY, &[Operand::def(to), Operand::use_of(from)]);
    }

    /// The register that a constant is a copy of: one that always holds the same.
    fn constant_register(&self, value: Value) -> Option<mc::Reg> {
        if self.dag.op(value.node) != NodeOp::machine(opcode::COPY) {
            return None;
        }
        let &[from] = self.dag.operands(value.node) else { return None };
        let Payload::Reg(from) = self.dag.payload(from.node) else { return None };
        from.as_physical().filter(|&reg| self.isa.is_constant_reg(reg))
    }

    fn node(&mut self, node: Node) -> Result<()> {
        let op = self.dag.op(node);
        if self.constant_register(node.into()).is_some() {
            // Those who use it read the register itself.
            return Ok(());
        }
        if op.opcode().is_some() {
            let results = implicit_results(self.isa, self.dag, node);
            let displaced = results.iter().any(|&(value, _)| self.result(value).is_displaced);
            // Those who read the result make it, each for itself.
            return if displaced && self.is_cheap(node) { Ok(()) } else { self.instruction(node) };
        }
        match op {
            NodeOp::INLINEASM => self.inline_assembly(node)?,
            NodeOp::EH_LABEL => {
                let operands: SmallVec<[Operand; 4]> =
                    self.dag.operands(node).iter().filter_map(|&v| self.leaf(v)).collect();
                self.build(opcode::EH_LABEL, &operands);
            }
            NodeOp::COPY_TO_REG => {
                let operands = self.dag.operands(node);
                let (Payload::Reg(reg), value) = (self.dag.payload(operands[1].node), operands[2]) else {
                    return Err(Unsupported::new("a copy to no register"));
                };
                let displaced = self.result(value).is_displaced;
                let held = reg.as_physical().filter(|_| displaced).map(|reg| (value, reg));
                if held.is_some() && self.held == held {
                    return Ok(());
                }
                if displaced && self.is_cheap(value.node) {
                    // The value was overwritten: the instruction makes it again.
                    self.instruction(value.node)?;
                } else {
                    let from = self.register(value)?;
                    if from != reg {
                        self.copy(reg, from);
                    }
                }
                self.held = held;
            }
            NodeOp::COPY_FROM_REG => {
                let operands = self.dag.operands(node);
                let Payload::Reg(reg) = self.dag.payload(operands[1].node) else {
                    return Err(Unsupported::new("a copy from no register"));
                };
                let value = Value::from(node);
                if reg.is_virtual() {
                    self.set_register(value, reg);
                } else {
                    let to = self.new_register(self.dag.type_of(value))?;
                    self.copy(to, reg);
                    self.set_register(value, to);
                }
            }
            NodeOp::UNDEF => {
                let value = Value::from(node);
                let reg = self.new_register(self.dag.type_of(value))?;
                self.build(opcode::IMPLICIT_DEF, &[Operand::def(reg)]);
                self.set_register(value, reg);
            }
            // Leaves are written into their users; chains are in the order.
            _ => {}
        }
        Ok(())
    }

    fn set_register(&mut self, value: Value, reg: Reg) {
        self.registers.set(self.dag, value, reg);
    }

    fn result(&self, value: Value) -> ImplicitResult {
        self.schedule.result(self.dag, value)
    }

    fn new_register(&mut self, ty: ValueType) -> Result<Reg> {
        let class = self.isa.class_for_type(ty);
        let class = class.ok_or_else(|| Unsupported::new(format!("values of type {ty}")))?;
        Ok(self.func.new_vreg(class))
    }

    /// The register of a value.
    fn register(&mut self, value: Value) -> Result<Reg> {
        if let Some(reg) = self.registers.get(self.dag, value) {
            return Ok(reg);
        }
        if let Payload::Reg(reg) = self.dag.payload(value.node) {
            return Ok(reg);
        }
        if let Some(reg) = self.constant_register(value) {
            return Ok(reg.into());
        }
        Err(Unsupported::new(format!("node {value:?} ({:?}) in a register", self.dag.op(value.node))))
    }

    /// An instruction whose results are all in registers that it writes on the side, and that may be made twice. What it
    /// reads must be there the second time, too, so none of it may be in registers that were written for it.
    fn is_cheap(&self, node: Node) -> bool {
        let makes_nothing_else = |code| self.isa.desc(code).num_defs == 0;
        self.dag.op(node).opcode().is_some_and(makes_nothing_else)
            && self.dag.chain_result(node).is_none()
            && self.dag.glue_operand(node).is_none()
    }

    fn instruction(&mut self, node: Node) -> Result<()> {
        let Some(code) = self.dag.op(node).opcode() else { return Ok(()) };
        if matches!(
            code,
            opcode::EXTRACT_SUBREG
                | opcode::INSERT_SUBREG
                | opcode::SUBREG_TO_REG
                | opcode::COPY_TO_REGCLASS
                | opcode::REG_SEQUENCE
        ) {
            return self.sub_register(node, code);
        }
        let desc = *self.isa.desc(code);
        let (num_defs, num_operands) = (usize::from(desc.num_defs), usize::from(desc.num_operands));
        let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
        for result in 0..num_defs {
            let value = Value::new(node, result as u32);
            let reg = match self.registers.get(self.dag, value) {
                Some(reg) => reg,
                None => {
                    let reg = match self.isa.operand_class(code, result) {
                        Some(class) => self.func.new_vreg(class),
                        None => self.new_register(self.dag.type_of(value))?,
                    };
                    self.set_register(value, reg);
                    reg
                }
            };
            let early = self.isa.is_early_clobber(code, result);
            let flags = if early { RegFlags::DEF.with(RegFlags::EARLY_CLOBBER) } else { RegFlags::DEF };
            operands.push(Operand::reg(reg, flags));
        }
        let mut implicit: SmallVec<[Operand; 8]> = SmallVec::new();
        for &value in self.dag.operands(node) {
            let index = operands.len();
            if index < num_operands {
                if let Some(operand) = self.explicit(code, index, value)? {
                    operands.push(operand);
                }
            } else if let Some(operand) = self.variadic(value)? {
                implicit.push(operand);
            }
        }
        if operands.len() != num_operands {
            let name = self.isa.opcode_name(code);
            return Err(Unsupported::new(format!("instruction {name} with {} operands", operands.len())));
        }
        for (index, operand) in operands.iter_mut().enumerate().filter(|_| desc.has_ties) {
            if let (Some(tied), Some(reg)) = (self.isa.tied_to(code, index), operand.as_reg_mut()) {
                reg.tied = tied as u8 + 1;
            }
        }
        operands.extend_from_slice(&implicit);
        for reg in self.isa.implicit_uses(code) {
            operands.push(Operand::reg(reg.into(), RegFlags::IMPLICIT));
        }
        let results = implicit_results(self.isa, self.dag, node);
        self.add_implicit_defs(node, code, &results, &mut operands);
        let inst = self.build(code, &operands);
        for (value, reg) in results {
            let ImplicitResult { is_used, stays, is_displaced } = self.result(value);
            if stays {
                self.set_register(value, reg.into());
            } else if is_used && !(is_displaced && self.is_cheap(node)) {
                let copy = self.new_register(self.dag.type_of(value))?;
                self.copy(copy, reg.into());
                self.set_register(value, copy);
            }
        }
        if let Some(mem) = self.dag.mem(node) {
            let touches = desc.has(inst_flags::MAY_LOAD | inst_flags::MAY_STORE);
            if touches {
                let mem = MemOperand { extension: tables::selection::Extension::None, ..*mem };
                self.func.add_mem(inst, mem);
                let space = mem.addr_space;
                if space != 0 && !self.info.access_space(self.isa, self.func, inst, space) {
                    return Err(Unsupported::new(format!("this access to address space {space}")));
                }
            }
        }
        Ok(())
    }

    /// Registers that an instruction writes on the side; those whose values nobody wants are dead.
    fn add_implicit_defs(
        &self,
        node: Node,
        code: u16,
        results: &[(Value, mc::Reg)],
        operands: &mut SmallVec<[Operand; 8]>,
    ) {
        let desc = self.isa.desc(code);
        // Results of calls are read by the copies behind them.
        let is_open = desc.is_call() || self.dag.types(node).last() == Some(&ValueType::GLUE);
        for reg in self.isa.implicit_defs(code) {
            let wanted = is_open || results.iter().any(|&(value, r)| r == reg && self.result(value).is_used);
            let flags = RegFlags::IMPLICIT.with(RegFlags::DEF);
            operands.push(Operand::reg(reg.into(), if wanted { flags } else { flags.with(RegFlags::DEAD) }));
        }
    }

    /// `INLINEASM` with the groups that the node has.
    fn inline_assembly(&mut self, node: Node) -> Result<()> {
        let all = self.dag.operands(node);
        let mut operands: Vec<Operand> = Vec::new();
        // By group: where its registers begin.
        let mut starts: Vec<usize> = Vec::new();
        let mut values = all.iter().copied().skip(1).filter(|&v| self.dag.type_of(v) != ValueType::GLUE);
        operands.extend(values.by_ref().take(2).filter_map(|v| self.leaf(v)));
        while let Some(value) = values.next() {
            let number = self.dag.as_constant(value).and_then(Group::from_number);
            let group = number.ok_or_else(|| Unsupported::new("an operand of inline assembly"))?;
            operands.push(Operand::Imm(group.to_number()));
            if group.kind != GroupKind::Clobber {
                starts.push(operands.len());
            }
            let flags = match group.kind {
                GroupKind::Def => RegFlags::DEF,
                GroupKind::EarlyClobberDef => RegFlags::DEF.with(RegFlags::EARLY_CLOBBER),
                GroupKind::Clobber => {
                    RegFlags::DEF.with(RegFlags::EARLY_CLOBBER).with(RegFlags::IMPLICIT).with(RegFlags::DEAD)
                }
                _ => RegFlags::USE,
            };
            for i in 0..group.len {
                let operand = values.next().and_then(|v| self.leaf(v));
                let mut operand = operand.ok_or_else(|| Unsupported::new("an operand of inline assembly"))?;
                if let Some(reg) = operand.as_reg_mut() {
                    reg.flags = flags;
                    let other = group.same_as.and_then(|other| starts.get(other as usize));
                    // Physical registers are the same already.
                    reg.tied =
                        other.filter(|_| reg.reg.is_virtual()).map_or(0, |start| (start + i) as u8 + 1);
                }
                operands.push(operand);
            }
        }
        // A physical register that is an operand, too, is the same one.
        let read: Vec<Reg> = operands.iter().filter_map(|o| o.used().filter(|r| r.is_physical())).collect();
        for reg in operands.iter_mut().filter_map(Operand::as_reg_mut) {
            if reg.flags.contains(RegFlags::DEF) && read.contains(&reg.reg) {
                reg.flags = reg.flags.without(RegFlags::EARLY_CLOBBER);
            }
        }
        self.build(opcode::INLINEASM, &operands);
        Ok(())
    }

    /// Parts of registers, and registers in other classes.
    fn sub_register(&mut self, node: Node, code: u16) -> Result<()> {
        let result = Value::from(node);
        let wrong = || Unsupported::new("a part of a register without its number");
        let number = |this: &Self, i: usize| {
            let value = this.dag.operands(node).get(i).and_then(|&v| this.dag.as_constant(v));
            value.and_then(|n| u16::try_from(n).ok()).ok_or_else(wrong)
        };
        let operand = |this: &mut Self, i: usize| -> Result<Reg> {
            let value = this.dag.operands(node).get(i).copied().ok_or_else(wrong)?;
            this.register(value)
        };
        let class = match code {
            opcode::COPY_TO_REGCLASS => Some(number(self, 1)?),
            opcode::REG_SEQUENCE => Some(number(self, 0)?),
            _ => None,
        };
        let to = match (self.registers.get(self.dag, result), class) {
            (Some(to), _) => to,
            (None, Some(class)) => self.func.new_vreg(class),
            (None, None) => self.new_register(self.dag.type_of(result))?,
        };
        self.set_register(result, to);
        match code {
            opcode::COPY_TO_REGCLASS => {
                let from = operand(self, 0)?;
                self.copy(to, from);
            }
            opcode::REG_SEQUENCE => {
                let mut operands = vec![Operand::def(to)];
                for i in (1..self.dag.operands(node).len().saturating_sub(1)).step_by(2) {
                    let (part, sub) = (operand(self, i)?, number(self, i + 1)?);
                    operands.extend([Operand::use_of(part), Operand::Imm(sub.into())]);
                }
                self.build(code, &operands);
            }
            opcode::EXTRACT_SUBREG => {
                let (from, sub) = (operand(self, 0)?, number(self, 1)?);
                let part = match from.as_physical() {
                    Some(reg) => Operand::use_of(self.isa.sub_register(reg, sub).ok_or_else(wrong)?.into()),
                    None => Operand::Reg(mir::RegOperand { reg: from, sub, flags: RegFlags::USE, tied: 0 }),
                };
                self.build(opcode::COPY, &[Operand::def(to), part]);
            }
            opcode::INSERT_SUBREG => {
                let (whole, part, sub) = (operand(self, 0)?, operand(self, 1)?, number(self, 2)?);
                let of = self.dag.operands(node)[0];
                let has_value = self.dag.op(of.node) != NodeOp::machine(opcode::IMPLICIT_DEF);
                let flags = if has_value { RegFlags::USE } else { RegFlags::USE.with(RegFlags::UNDEF) };
                let whole = Operand::Reg(mir::RegOperand { reg: whole, sub: 0, flags, tied: 1 });
                let operands = [Operand::def(to), whole, Operand::use_of(part), Operand::Imm(sub.into())];
                self.build(code, &operands);
            }
            _ => {
                let (part, sub) = (operand(self, 1)?, number(self, 2)?);
                let operands =
                    [Operand::def(to), Operand::Imm(0), Operand::use_of(part), Operand::Imm(sub.into())];
                self.build(code, &operands);
            }
        }
        Ok(())
    }

    /// An operand that the description names; `None` for chain and glue.
    fn explicit(&mut self, code: u16, index: usize, value: Value) -> Result<Option<Operand>> {
        if let Some(leaf) = self.leaf(value) {
            return Ok(Some(leaf));
        }
        if matches!(self.dag.type_of(value), ValueType::OTHER | ValueType::GLUE) {
            return Ok(None);
        }
        let reg = self.register(value)?;
        let reg = match self.isa.operand_class(code, index) {
            Some(class) => self.constrained(reg, class),
            None => reg,
        };
        Ok(Some(Operand::use_of(reg)))
    }

    /// Operands beyond those that the description names: what calls and returns read on the side.
    fn variadic(&mut self, value: Value) -> Result<Option<Operand>> {
        match self.dag.payload(value.node) {
            Payload::Reg(reg) if self.dag.op(value.node) == NodeOp::REGISTER => {
                Ok(Some(Operand::reg(reg, RegFlags::IMPLICIT)))
            }
            Payload::Mask(mask) => Ok(Some(Operand::RegMask(mask))),
            _ if matches!(self.dag.type_of(value), ValueType::OTHER | ValueType::GLUE) => Ok(None),
            _ => Ok(Some(Operand::reg(self.register(value)?, RegFlags::IMPLICIT))),
        }
    }

    fn leaf(&self, value: Value) -> Option<Operand> {
        match (self.dag.op(value.node), self.dag.payload(value.node)) {
            (NodeOp::TARGET_CONSTANT, Payload::Int(n)) => Some(Operand::Imm(n)),
            (NodeOp::REGISTER, Payload::Reg(reg)) => Some(Operand::use_of(reg)),
            (NodeOp::BASIC_BLOCK, Payload::Block(block)) => Some(Operand::Block(block)),
            (NodeOp::TARGET_FRAME_INDEX, Payload::Frame(index)) => Some(Operand::Frame(index)),
            (NodeOp::TARGET_GLOBAL_ADDRESS, Payload::Global { global, flags, offset }) => {
                Some(Operand::Global { global, flags, offset })
            }
            (NodeOp::TARGET_BLOCK_ADDRESS, Payload::BlockAddress { global, block, flags }) => {
                Some(Operand::BlockAddress { global, block, flags })
            }
            (NodeOp::TARGET_EXTERNAL_SYMBOL, Payload::Symbol(index, flags)) => {
                Some(Operand::Symbol { index, flags })
            }
            (NodeOp::TARGET_CONSTANT_POOL, Payload::Index(index, flags)) => {
                Some(Operand::ConstantPool { index, flags })
            }
            (NodeOp::TARGET_JUMP_TABLE, Payload::Index(index, flags)) => {
                Some(Operand::JumpTable { index, flags })
            }
            _ => None,
        }
    }

    /// The register, or a copy of it, in a class that an instruction demands.
    fn constrained(&mut self, reg: Reg, class: u16) -> Reg {
        let fits = match (self.func.class_of(reg), reg.as_physical()) {
            (Some(own), _) => {
                let common = self.isa.common_class(own, class);
                if let Some(common) = common {
                    self.func.set_class(reg, common);
                }
                common.is_some()
            }
            (None, Some(physical)) => self.isa.target.class_contains(class, physical),
            (None, None) => true,
        };
        if fits {
            return reg;
        }
        let copy = self.func.new_vreg(class);
        self.copy(copy, reg);
        copy
    }
}
