//! PHI elimination: out of SSA form.
//!
//! `%d = PHI %a, bb1, %b, bb2` becomes a register `%i` that every predecessor writes before it leaves, and `%d = COPY %i` at
//! the start of the block. Reading and writing different registers keeps PHIs that exchange values, and edges to other
//! blocks, right. A register that exists only to bring a value to the PHI is `%i` itself where it is made, unless another PHI
//! of the same block makes it: then `%i` might be written before it is read. O(operands).

use mir::{Block, Function, Inst, Isa, Operand, opcode};
use smallvec::SmallVec;

/// Replaces all PHIs.
pub fn run(isa: &Isa<'_>, func: &mut Function) {
    func.is_ssa = false;
    let is_phi = |inst: Inst| func.opcode(inst) == opcode::PHI;
    if !func.blocks().any(|block| func.first_inst(block).is_some_and(is_phi)) {
        return;
    }
    let (uses, defs) = count(func);
    let mut renames: Vec<Option<mir::Reg>> = vec![None; func.num_vregs()];
    for block in func.blocks_vec() {
        let phis: SmallVec<[Inst; 8]> =
            func.block_insts(block).take_while(|&i| func.opcode(i) == opcode::PHI).collect();
        let after = phis.last().and_then(|&last| func.next_inst(last));
        for phi in phis {
            eliminate(isa, func, (block, after), phi, &uses, &defs, &mut renames);
        }
    }
    rename(func, &renames);
}

/// Where a register is made.
#[derive(Clone, Copy)]
struct Definition {
    block: Block,
    is_phi: bool,
}

/// By virtual register: number of uses; the definition.
fn count(func: &Function) -> (Vec<u32>, Vec<Option<Definition>>) {
    let mut uses = vec![0; func.num_vregs()];
    let mut defs = vec![None; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let is_phi = func.opcode(inst) == opcode::PHI;
            for operand in func.operands(inst) {
                if let Some(index) = operand.used().and_then(|r| r.virtual_index()) {
                    uses[index] += 1;
                }
                if let Some(index) = operand.defined().and_then(|r| r.virtual_index()) {
                    defs[index] = Some(Definition { block, is_phi });
                }
            }
        }
    }
    (uses, defs)
}

fn eliminate(
    isa: &Isa<'_>,
    func: &mut Function,
    (block, after): (Block, Option<Inst>),
    phi: Inst,
    uses: &[u32],
    defs: &[Option<Definition>],
    renames: &mut [Option<mir::Reg>],
) {
    let operands = func.operands(phi).to_vec();
    func.remove(phi);
    let Some(to) = operands.first().and_then(Operand::defined) else { return };
    let between = func.new_vreg(func.class_of(to).unwrap_or(0));
    func.build(block, after, opcode::COPY, &[Operand::def(to), Operand::use_of(between)]);
    for pair in operands[1..].chunks_exact(2) {
        let (Some(from), Some(predecessor)) = (pair[0].used(), pair[1].as_block()) else { continue };
        // The result of a call is not there yet when the call throws.
        let from_call = func.leaves_before(predecessor, block).is_some();
        if let Some(index) = from.virtual_index()
            && !from_call
            && uses.get(index) == Some(&1)
            && let Some(&Some(made)) = defs.get(index)
            && made.block == predecessor
            && !(made.is_phi && made.block == block)
            && func.class_of(from) == func.class_of(between)
        {
            renames[index] = Some(between);
            continue;
        }
        let before = func
            .leaves_before(predecessor, block)
            .or_else(|| func.block_insts(predecessor).find(|&i| isa.desc(func.opcode(i)).is_terminator()));
        func.build(predecessor, before, opcode::COPY, &[Operand::def(between), Operand::use_of(from)]);
    }
}

fn rename(func: &mut Function, renames: &[Option<mir::Reg>]) {
    func.visit(|func, _, inst| {
        for operand in func.operands_mut(inst) {
            if let Some(reg) = operand.as_reg_mut()
                && let Some(&Some(to)) = reg.reg.virtual_index().and_then(|i| renames.get(i))
            {
                reg.reg = to;
            }
        }
    });
}
