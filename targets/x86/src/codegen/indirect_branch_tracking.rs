//! Indirect branch tracking (CET): an `endbr64` wherever an indirect branch or a return may arrive.
//!
//! ```text
//! f:  endbr64                  the function
//!     callq setjmp
//!     endbr64                  after a call that returns more than once
//!     notrack jmpq *.LJTI0_0(,%rax,8)
//! .Ltmp2:  endbr64             a landing pad, and a block whose address is taken
//! ```
//!
//! Jumps through jump tables only read what the program cannot change, and are exempt. That programs may run with
//! enforcement is said in a note, which linkers combine.
//!
//! Sources: Intel's Software Developer's Manual, volume 1, "Control-flow Enforcement Technology"; "Linux Extensions to gABI",
//! "Program Property".

use super::Machine;
use crate::names::op;
use ir::Module;
use mir::function::eh_label;
use mir::{Block, Function, Inst, Isa, Operand, opcode};
use tables::instructions::inst_flags;

/// `GNU_PROPERTY_X86_FEATURE_1_AND` and its bits: indirect branch tracking, shadow stack.
const FEATURES: u32 = 0xc000_0002;
const TRACKING: u32 = 1;
const SHADOW_STACK: u32 = 2;

/// What all of a module's code allows.
pub(super) fn properties(module: &Module) -> Vec<(u32, u32)> {
    let is_set = |name: &[u8]| module.flag_number(name).is_some_and(|value| value != 0);
    let mut features = 0;
    for (name, bit) in [("cf-protection-branch", TRACKING), ("cf-protection-return", SHADOW_STACK)] {
        features |= if is_set(name.as_bytes()) { bit } else { 0 };
    }
    if features == 0 { Vec::new() } else { vec![(FEATURES, features)] }
}

impl Machine {
    pub(super) fn guard_arrivals(&self, isa: &Isa<'_>, func: &mut Function) {
        let taken: Vec<Block> = func.source_blocks.iter().map(|&(_, block)| block).collect();
        for block in func.blocks_vec() {
            let is_pad = |func: &Function, inst: Inst| {
                func.opcode(inst) == opcode::EH_LABEL
                    && func.operands(inst).first() == Some(&Operand::Imm(eh_label::PAD))
            };
            for inst in func.block_insts_vec(block) {
                if is_pad(func, inst) || self.returns_twice(isa, func, inst) {
                    func.build(block, func.next_inst(inst), op::ENDBR64, &[]);
                } else if func.jump_tables.iter().any(|table| goes_to(func, block, table)) {
                    self.leave_unguarded(func, inst);
                }
            }
            if taken.contains(&block) {
                func.build(block, func.first_inst(block), op::ENDBR64, &[]);
            }
        }
        if let Some(entry) = func.entry() {
            func.build(entry, func.first_inst(entry), op::ENDBR64, &[]);
        }
    }

    fn returns_twice(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
        let twice = &func.attributes.returning_twice;
        !twice.is_empty()
            && isa.desc(func.opcode(inst)).has(inst_flags::CALL)
            && func
                .operands(inst)
                .iter()
                .any(|o| matches!(o, Operand::Global { global, .. } if twice.contains(global)))
    }

    fn leave_unguarded(&self, func: &mut Function, inst: Inst) {
        let pairs = [(op::JMP64r, op::JMP64r_NT), (op::JMP64m, op::JMP64m_NT)];
        if let Some(&(_, unguarded)) = pairs.iter().find(|(plain, _)| *plain == func.opcode(inst)) {
            func.set_opcode(inst, unguarded);
        }
    }
}

/// Whether control goes on at a place of the table.
fn goes_to(func: &Function, block: Block, table: &[Block]) -> bool {
    func.block(block).successors.iter().any(|to| table.contains(to))
}
