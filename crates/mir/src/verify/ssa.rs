//! SSA form: definitions and what they dominate, and physical registers within blocks.

use super::Verifier;
use crate::function::{Block, Function, Inst};
use crate::opcode;
use crate::operand::{Operand, RegFlags};
use support::graph::{DomTree, FlowGraph, Graph};

struct Blocks<'f>(&'f Function);

impl Graph for Blocks<'_> {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.0.num_blocks()
    }

    fn entry(&self) -> Block {
        self.0.entry().unwrap_or(Block::from_u32(0))
    }

    fn for_each_successor(&self, node: Block, visit: impl FnMut(Block)) {
        self.0.block(node).successors.iter().copied().for_each(visit);
    }
}

impl Verifier<'_, '_> {
    /// Every virtual register has one definition, which comes before its uses on every way to them.
    pub(super) fn ssa(&mut self) {
        let func = self.func;
        let mut definitions: Vec<Option<(Block, u32)>> = vec![None; func.num_vregs()];
        let each = |visit: &mut dyn FnMut(Block, u32, Inst, &Operand)| {
            for block in func.blocks() {
                for (place, inst) in (0..).zip(func.block_insts(block)) {
                    func.operands(inst).iter().for_each(|o| visit(block, place, inst, o));
                }
            }
        };
        let mut twice = Vec::new();
        each(&mut |block, place, inst, operand| {
            if let Some(slot) = operand.defined().and_then(|r| definitions.get_mut(r.virtual_index()?))
                && slot.replace((block, place)).is_some()
            {
                twice.push(inst);
            }
        });
        for inst in twice {
            self.report("a register has two definitions", Some(inst));
        }
        let graph = FlowGraph::new(&Blocks(func));
        let dominators = DomTree::new(&graph);
        let mut wrong = Vec::new();
        each(&mut |block, place, inst, operand| {
            let Operand::Reg(reg) = operand else { return };
            let is_read = operand.used().is_some() && !reg.flags.contains(RegFlags::UNDEF);
            let Some(index) = reg.reg.virtual_index().filter(|_| is_read) else { return };
            // A PHI reads at the end of its predecessors, which is checked by the edge.
            if func.opcode(inst) == opcode::PHI || !dominators.contains(block) {
                return;
            }
            let before = match definitions.get(index).copied().flatten() {
                Some((own, at)) if own == block => at < place,
                Some((own, _)) => dominators.dominates(own, block),
                None => false,
            };
            if !before {
                wrong.push(inst);
            }
        });
        self.phi_inputs(&definitions, &dominators, &mut wrong);
        for inst in wrong {
            self.report("a register is read where it has no value", Some(inst));
        }
    }

    fn phi_inputs(
        &self,
        definitions: &[Option<(Block, u32)>],
        dominators: &DomTree<Block>,
        wrong: &mut Vec<Inst>,
    ) {
        let func = self.func;
        for block in func.blocks() {
            for inst in func.block_insts(block).take_while(|&i| func.opcode(i) == opcode::PHI) {
                let inputs = func.operands(inst).get(1..).unwrap_or_default();
                for pair in inputs.chunks_exact(2) {
                    let (Some(reg), Some(from)) = (pair[0].used(), pair[1].as_block()) else { continue };
                    let made = reg.virtual_index().and_then(|i| definitions.get(i).copied().flatten());
                    let undefined = pair[0].as_reg().is_some_and(|r| r.flags.contains(RegFlags::UNDEF));
                    let fine = made.is_some_and(|(own, _)| dominators.dominates(own, from));
                    if reg.is_virtual() && !fine && !undefined && dominators.contains(from) {
                        wrong.push(inst);
                    }
                }
            }
        }
    }

    /// Physical registers that are given out have values only within blocks: they are written, or come into the block, before
    /// they are read.
    pub(super) fn physical_registers(&mut self, reserved: &[mc::Reg]) {
        let (func, isa) = (self.func, self.isa);
        // Only what is given out can be forgotten.
        let mut always = vec![true; isa.num_units()];
        let classes = (0..isa.num_classes() as u16).map(|c| isa.class(c)).filter(|c| c.allocatable);
        for &reg in classes.flat_map(|c| c.members.iter()) {
            isa.units(reg).iter().for_each(|&u| always[u as usize] = false);
        }
        for &reg in reserved {
            isa.units(reg).iter().for_each(|&u| always[u as usize] = true);
        }
        let mut has_value = vec![false; isa.num_units()];
        for block in func.blocks() {
            has_value.copy_from_slice(&always);
            let entry = if func.entry() == Some(block) { &func.live_ins[..] } else { &[] };
            for &reg in func.block(block).live_ins.iter().chain(entry) {
                isa.units(reg).iter().for_each(|&u| has_value[u as usize] = true);
            }
            for inst in func.block_insts(block) {
                let operands = func.operands(inst);
                for operand in operands {
                    let undefined = operand.as_reg().is_some_and(|r| r.flags.contains(RegFlags::UNDEF));
                    let reg = operand.used().and_then(|r| r.as_physical()).filter(|_| !undefined);
                    let missing = reg.is_some_and(|r| isa.units(r).iter().all(|&u| !has_value[u as usize]));
                    if missing {
                        self.report("a physical register is read that has no value", Some(inst));
                    }
                }
                // What a call does not preserve may be a result.
                if operands.iter().any(|o| matches!(o, Operand::RegMask(_))) {
                    has_value.fill(true);
                }
                for reg in operands.iter().filter_map(|o| o.defined()?.as_physical()) {
                    isa.units(reg).iter().for_each(|&u| has_value[u as usize] = true);
                }
            }
        }
    }
}
