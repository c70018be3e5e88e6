//! From the selected graph to machine instructions in an order.
//!
//! Nodes that glue holds together are one unit. Units are taken in the order of the source as far as operands and chains
//! allow: a heap of those that are ready. O(n log n).

use crate::dag::{Dag, Node, Payload, Value};
use crate::lowering::{Result, Unsupported};
use mir::function::MemOperand;
use mir::{Block, Function, Isa, Operand, Reg, RegFlags, opcode};
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use support::hash::FxHashMap;
use tables::instructions::inst_flags;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Appends the instructions of a selected graph to a block.
pub fn run(isa: &Isa<'_>, dag: &Dag, func: &mut Function, block: Block) -> Result<()> {
    let order = schedule(dag)?;
    let mut emitter = Emitter { isa, dag, func, block, registers: FxHashMap::default() };
    emitter.assign_copies(&order);
    for &node in &order {
        emitter.node(node)?;
    }
    Ok(())
}

/// The nodes in the order of emission.
fn schedule(dag: &Dag) -> Result<Vec<Node>> {
    let reachable = dag.reachable();
    let is_there = |n: &Node| reachable[n.as_u32() as usize];
    // The unit of a node is named by its first node.
    let mut unit: Vec<u32> = (0..dag.len() as u32).collect();
    for node in dag.nodes().filter(is_there) {
        if let Some(glue) = dag.glue_operand(node) {
            unit[node.as_u32() as usize] = unit[glue.node.as_u32() as usize];
        }
    }
    let mut members: Vec<SmallVec<[Node; 1]>> = vec![SmallVec::new(); dag.len()];
    let mut waits = vec![0u32; dag.len()];
    let mut users: Vec<SmallVec<[u32; 4]>> = vec![SmallVec::new(); dag.len()];
    let mut priority = vec![u32::MAX; dag.len()];
    for node in dag.nodes().filter(is_there) {
        let own = unit[node.as_u32() as usize] as usize;
        members[own].push(node);
        priority[own] = priority[own].min(dag.node(node).order);
        for operand in dag.operands(node) {
            let other = unit[operand.node.as_u32() as usize] as usize;
            if other != own {
                users[other].push(own as u32);
                waits[own] += 1;
            }
        }
    }
    let mut ready = BinaryHeap::new();
    for (index, members) in members.iter().enumerate() {
        if !members.is_empty() && waits[index] == 0 {
            ready.push(Reverse((priority[index], index as u32)));
        }
    }
    let mut order = Vec::new();
    while let Some(Reverse((_, index))) = ready.pop() {
        order.extend(members[index as usize].iter().copied());
        for &user in &users[index as usize] {
            waits[user as usize] -= 1;
            if waits[user as usize] == 0 {
                ready.push(Reverse((priority[user as usize], user)));
            }
        }
    }
    let all = dag.nodes().filter(is_there).count();
    if order.len() == all {
        Ok(order)
    } else {
        Err(Unsupported::new("values that depend on each other in a circle"))
    }
}

struct Emitter<'e> {
    isa: &'e Isa<'e>,
    dag: &'e Dag,
    func: &'e mut Function,
    block: Block,
    /// Where values are.
    registers: FxHashMap<Value, Reg>,
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
            let made_in = self.isa.operand_class(code, value.result as usize);
            if reg.is_virtual() && made_in.is_some() && made_in == self.func.class_of(reg) {
                self.registers.entry(value).or_insert(reg);
            }
        }
    }

    fn build(&mut self, code: u16, operands: &[Operand]) -> mir::Inst {
        self.func.build(self.block, None, code, operands)
    }

    fn copy(&mut self, to: Reg, from: Reg) {
        self.build(opcode::COPY, &[Operand::def(to), Operand::use_of(from)]);
    }

    fn node(&mut self, node: Node) -> Result<()> {
        let op = self.dag.op(node);
        if let Some(code) = op.opcode() {
            return self.instruction(node, code);
        }
        match op {
            NodeOp::COPY_TO_REG => {
                let operands = self.dag.operands(node);
                let (Payload::Reg(reg), value) = (self.dag.payload(operands[1].node), operands[2]) else {
                    return Err(Unsupported::new("a copy to no register"));
                };
                let from = self.register(value)?;
                if from != reg {
                    self.copy(reg, from);
                }
            }
            NodeOp::COPY_FROM_REG => {
                let operands = self.dag.operands(node);
                let Payload::Reg(reg) = self.dag.payload(operands[1].node) else {
                    return Err(Unsupported::new("a copy from no register"));
                };
                let value = Value::from(node);
                if reg.is_virtual() {
                    self.registers.insert(value, reg);
                } else {
                    let to = self.new_register(self.dag.type_of(value))?;
                    self.copy(to, reg);
                    self.registers.insert(value, to);
                }
            }
            NodeOp::UNDEF => {
                let value = Value::from(node);
                let reg = self.new_register(self.dag.type_of(value))?;
                self.build(opcode::IMPLICIT_DEF, &[Operand::def(reg)]);
                self.registers.insert(value, reg);
            }
            // Leaves are written into their users; chains are in the order.
            _ => {}
        }
        Ok(())
    }

    fn new_register(&mut self, ty: ValueType) -> Result<Reg> {
        let class = self.isa.class_for_type(ty);
        let class = class.ok_or_else(|| Unsupported::new(format!("values of type {ty}")))?;
        Ok(self.func.new_vreg(class))
    }

    /// The register of a value.
    fn register(&mut self, value: Value) -> Result<Reg> {
        if let Some(&reg) = self.registers.get(&value) {
            return Ok(reg);
        }
        if let Payload::Reg(reg) = self.dag.payload(value.node) {
            return Ok(reg);
        }
        Err(Unsupported::new(format!("node {value:?} ({:?}) in a register", self.dag.op(value.node))))
    }

    fn instruction(&mut self, node: Node, code: u16) -> Result<()> {
        let desc = *self.isa.desc(code);
        let (num_defs, num_operands) = (usize::from(desc.num_defs), usize::from(desc.num_operands));
        let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
        for result in 0..num_defs {
            let value = Value::new(node, result as u32);
            let reg = match self.registers.get(&value) {
                Some(&reg) => reg,
                None => {
                    let reg = match self.isa.operand_class(code, result) {
                        Some(class) => self.func.new_vreg(class),
                        None => self.new_register(self.dag.type_of(value))?,
                    };
                    self.registers.insert(value, reg);
                    reg
                }
            };
            operands.push(Operand::def(reg));
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
        for (index, operand) in operands.iter_mut().enumerate() {
            if let (Some(tied), Some(reg)) = (self.isa.tied_to(code, index), operand.as_reg_mut()) {
                reg.tied = tied as u8 + 1;
            }
        }
        operands.extend(implicit);
        let implicit_uses = self.isa.implicit_uses(code).map(|r| Operand::reg(r.into(), RegFlags::IMPLICIT));
        let flags = RegFlags::IMPLICIT.with(RegFlags::DEF);
        let implicit_defs = self.isa.implicit_defs(code).map(|r| Operand::reg(r.into(), flags));
        operands.extend(implicit_uses.chain(implicit_defs));
        let inst = self.build(code, &operands);
        if let Some(mem) = self.dag.mem(node) {
            let touches = desc.has(inst_flags::MAY_LOAD | inst_flags::MAY_STORE);
            if touches {
                let mem = MemOperand { extension: tables::selection::Extension::None, ..*mem };
                self.func.add_mem(inst, mem);
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
        let Some(own) = self.func.class_of(reg) else { return reg };
        match self.isa.common_class(own, class) {
            Some(common) => {
                self.func.set_class(reg, common);
                reg
            }
            None => {
                let copy = self.func.new_vreg(class);
                self.copy(copy, reg);
                copy
            }
        }
    }
}
