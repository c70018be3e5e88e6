//! What needs the frame of a function.

use crate::TargetMachine;
use mir::{Block, Function, Inst, Isa, Operand, opcode};
use tables::instructions::inst_flags;

/// What a unit of a register is, by number: one of a register that belongs to the caller, counted from 1.
const NOTHING: u16 = 0;
/// The stack pointer, or a register from which objects are found.
const OF_STACK: u16 = u16::MAX;

/// See the module text.
pub(super) struct Uses {
    /// Blocks with what needs a frame beyond doubt.
    pub blocks: Vec<Block>,
    /// Writes of registers that belong to the caller in other blocks, in the order of blocks.
    pub writes: Vec<Write>,
    /// By unit.
    meaning: Vec<u16>,
}

#[derive(Clone, Copy)]
pub(super) struct Write {
    pub block: Block,
    pub inst: Inst,
    /// The register or part of one that is written.
    pub reg: mc::Reg,
    /// Whose part it is.
    pub of: u16,
}

impl Uses {
    /// `None` if the entry needs the frame or nothing does. O(operands).
    pub fn find(isa: &Isa<'_>, machine: &dyn TargetMachine, func: &Function) -> Option<Uses> {
        let info = machine.info();
        let stack = machine.lowering().facts().stack_pointer;
        let mut meaning = vec![NOTHING; isa.num_units()];
        for (number, reg) in (1..).zip(info.callee_saved(isa, func)) {
            isa.units(reg).iter().for_each(|&unit| meaning[unit as usize] = number);
        }
        let bases = [Some(stack), info.frame_base(func), info.frame_register(func)];
        for reg in bases.into_iter().flatten() {
            isa.units(reg).iter().for_each(|&unit| meaning[unit as usize] = OF_STACK);
        }
        let mut uses = Uses { blocks: Vec::new(), writes: Vec::new(), meaning };
        for block in func.blocks() {
            let writes = uses.writes.len();
            let needs = |inst| uses.note(isa, machine, func, (block, inst), stack);
            if func.block_insts(block).any(needs) {
                if Some(block) == func.entry() {
                    return None;
                }
                uses.blocks.push(block);
                uses.writes.truncate(writes);
            }
        }
        if uses.blocks.is_empty() {
            // Then where they are written.
            uses.blocks.extend(uses.writes.iter().map(|write| write.block));
        }
        (!uses.blocks.is_empty()).then_some(uses)
    }

    /// The number of the register that belongs to the caller and of which this is a part.
    pub fn saved(&self, isa: &Isa<'_>, reg: mc::Reg) -> Option<u16> {
        let mut meanings = isa.units(reg).iter().map(|&unit| self.meaning[unit as usize]);
        meanings.find(|&meaning| meaning != NOTHING && meaning != OF_STACK)
    }

    fn is_of_stack(&self, isa: &Isa<'_>, reg: mc::Reg) -> bool {
        isa.units(reg).iter().any(|&unit| self.meaning[unit as usize] == OF_STACK)
    }

    /// Whether an instruction needs the frame; notes what it writes.
    fn note(
        &mut self,
        isa: &Isa<'_>,
        machine: &dyn TargetMachine,
        func: &Function,
        (block, inst): (Block, Inst),
        stack: mc::Reg,
    ) -> bool {
        let code = func.opcode(inst);
        let desc = isa.desc(code);
        // Restores come before it, whatever it mentions.
        let returns = desc.has(inst_flags::RETURN);
        let fixed = [opcode::INLINEASM, opcode::INLINEASM_BR, opcode::EH_LABEL, opcode::LOCAL_ESCAPE];
        let is_own = usize::from(code) >= opcode::NAMES.len();
        let moves_stack = || {
            is_own
                && isa
                    .implicit_defs(code)
                    .chain(isa.implicit_uses(code))
                    .any(|reg| self.is_of_stack(isa, reg))
        };
        if !returns
            && (desc.is_call()
                || fixed.contains(&code)
                || machine.info().facts().is_call_frame_pseudo(code)
                || moves_stack())
        {
            return true;
        }
        for operand in func.operands(inst) {
            match operand {
                Operand::Frame(_) => return true,
                Operand::RegMask(_) if !returns => return true,
                Operand::Reg(own) if !returns => {
                    let Some(reg) = own.reg.as_physical() else { continue };
                    if reg == stack || self.is_of_stack(isa, reg) {
                        return true;
                    }
                    if let Some(of) = operand.defined().and_then(|_| self.saved(isa, reg)) {
                        self.writes.push(Write { block, inst, reg, of });
                    }
                }
                _ => {}
            }
        }
        false
    }
}
