//! The calls of a function, as debuggers want to know them: which function is called, and where the code goes on.
//!
//! With them a debugger finds callers that have jumped to another function in place of a call, and which functions a frame can
//! have come from. What is called is the first operand of the instruction; a jump out of the function is a call that does
//! not come back. O(instructions).

use super::metadata::{Node, Nodes};
use super::scopes::{Boundary, Marks};
use ir::metadata::schema;
use mc::debug::DwarfReg;
use mir::operand::RegFlags;
use mir::{Block, Function, Inst, Isa, Operand};
use tables::instructions::inst_flags;

/// `DIFlagAllCallsDescribed`
const ALL_CALLS_DESCRIBED: u32 = 1 << 29;

/// A call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallRecord {
    pub callee: Callee,
    /// The label before a jump in place of a call, or after a call.
    pub label: u32,
    pub is_tail: bool,
}

/// What is called.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callee {
    /// A function of which metadata is known.
    Function(Node),
    /// The address that a register holds.
    Register(DwarfReg),
}

/// The calls of a function that says that all of them are to be described. None where instructions are executed behind a call
/// before it is made: a label cannot say where it comes back to.
pub(crate) fn collect(
    nodes: Nodes<'_>,
    isa: &Isa<'_>,
    func: &Function,
    marks: &mut Marks,
) -> Vec<CallRecord> {
    let mut calls = Vec::new();
    let own = nodes.subprogram(func.global);
    let flags = own.map_or(0, |own| nodes.word(own, schema::di_subprogram::FLAGS));
    if flags & ALL_CALLS_DESCRIBED == 0 {
        return calls;
    }
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let desc = isa.desc(func.opcode(inst));
            if desc.has(inst_flags::META) || !(desc.is_call() || desc.has(inst_flags::BRANCH)) {
                continue;
            }
            if desc.has(inst_flags::DELAY_SLOT) {
                return Vec::new();
            }
            let is_tail = !desc.is_call() || desc.has(inst_flags::RETURN);
            let Some(callee) = callee(nodes, isa, func, (block, inst), is_tail) else { continue };
            let boundary = if is_tail { Boundary::Before(inst) } else { Boundary::After(inst) };
            calls.push(CallRecord { callee, label: marks.at(boundary), is_tail });
        }
    }
    calls
}

fn callee(
    nodes: Nodes<'_>,
    isa: &Isa<'_>,
    func: &Function,
    (block, inst): (Block, Inst),
    is_tail: bool,
) -> Option<Callee> {
    let is_plain = |operand: &&Operand| match operand {
        Operand::Reg(reg) => !reg.flags.contains(RegFlags::IMPLICIT) && !reg.flags.contains(RegFlags::DEF),
        Operand::RegMask(_) => false,
        _ => true,
    };
    let mut operands = func.operands(inst).iter().filter(is_plain);
    match (operands.next()?, operands.next()) {
        (Operand::Global { global, offset: 0, .. }, _) => Some(Callee::Function(nodes.subprogram(*global)?)),
        // A jump to a block of the function is none.
        (Operand::Reg(reg), None) if !is_tail || func.block(block).successors.is_empty() => {
            Some(Callee::Register(isa.dwarf_number(reg.reg.as_physical()?)?))
        }
        _ => None,
    }
}
