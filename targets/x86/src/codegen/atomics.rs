//! Read-modify-write accesses: compare and exchange, and loops around it.

use super::Machine;
use super::condition::Cond;
use crate::names::{node, op, part, reg};
use ::mc::Reg as Physical;
use isel::dag::{Dag, Node, Parts, Value};
use isel::lowering::{Result, Unsupported};
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, opcode};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Instructions of 8, 16, 32 and 64 bits.
type Widths = [u16; 4];

const AND: Widths = [op::AND8rr, op::AND16rr, op::AND32rr, op::AND64rr];
const OR: Widths = [op::OR8rr, op::OR16rr, op::OR32rr, op::OR64rr];
const XOR: Widths = [op::XOR8rr, op::XOR16rr, op::XOR32rr, op::XOR64rr];
const NOT: Widths = [op::NOT8r, op::NOT16r, op::NOT32r, op::NOT64r];
const COMPARE: Widths = [op::CMP8rr, op::CMP16rr, op::CMP32rr, op::CMP64rr];
const LOAD: Widths = [op::MOV8rm, op::MOV16rm, op::MOV32rm, op::MOV64rm];
const EXCHANGE: Widths = [op::LCMPXCHG8, op::LCMPXCHG16, op::LCMPXCHG32, op::LCMPXCHG64];
/// There is none for bytes: see [`Machine::choose_byte`].
const CHOOSE: Widths = [op::CMOV16rr, op::CMOV16rr, op::CMOV32rr, op::CMOV64rr];

/// What a loop computes from the old value and the operand.
#[derive(Clone, Copy)]
enum Update {
    /// What this instruction does.
    Plain(Widths),
    Nand,
    /// The operand if the comparison of the old value with it has this outcome.
    Choose(Cond),
}

/// The pseudo-instructions that are loops.
const UPDATES: [(Widths, Update); 8] = [
    ([op::ATOMAND8, op::ATOMAND16, op::ATOMAND32, op::ATOMAND64], Update::Plain(AND)),
    ([op::ATOMOR8, op::ATOMOR16, op::ATOMOR32, op::ATOMOR64], Update::Plain(OR)),
    ([op::ATOMXOR8, op::ATOMXOR16, op::ATOMXOR32, op::ATOMXOR64], Update::Plain(XOR)),
    ([op::ATOMNAND8, op::ATOMNAND16, op::ATOMNAND32, op::ATOMNAND64], Update::Nand),
    ([op::ATOMMIN8, op::ATOMMIN16, op::ATOMMIN32, op::ATOMMIN64], Update::Choose(Cond::G)),
    ([op::ATOMMAX8, op::ATOMMAX16, op::ATOMMAX32, op::ATOMMAX64], Update::Choose(Cond::L)),
    ([op::ATOMUMIN8, op::ATOMUMIN16, op::ATOMUMIN32, op::ATOMUMIN64], Update::Choose(Cond::A)),
    ([op::ATOMUMAX8, op::ATOMUMAX16, op::ATOMUMAX32, op::ATOMUMAX64], Update::Choose(Cond::B)),
];

impl Machine {
    pub(super) fn lower_atomic(&self, dag: &mut Dag, node: Node) -> Result<SmallVec<[Value; 2]>> {
        let ty = dag.types(node)[0];
        let mem = dag.mem(node).copied();
        let mem = mem.map(|mem| dag.mems.push(mem));
        match (dag.op(node), dag.operands(node)) {
            (NodeOp::ATOMIC_CMP_SWAP, &[chain, pointer, expected, new]) => {
                let types = [ty, ValueType::I32, ValueType::OTHER];
                let operands = [chain, pointer, expected, new];
                let made = Parts { mem, ..Parts::new(node::LCMPXCHG_DAG, &types, &operands) };
                let made = dag.make(made);
                Ok(smallvec![made.into(), Value::new(made, 2)])
            }
            (NodeOp::ATOMIC_LOAD_SUB, &[chain, pointer, amount]) => {
                let zero = dag.constant(0, ty);
                let negative = dag.value(NodeOp::SUB, ty, &[zero, amount]);
                let (types, operands) = ([ty, ValueType::OTHER], [chain, pointer, negative]);
                let made = dag.make(Parts { mem, ..Parts::new(NodeOp::ATOMIC_LOAD_ADD, &types, &operands) });
                Ok(smallvec![made.into(), Value::new(made, 1)])
            }
            (op, _) => Err(Unsupported::new(format!("operation '{op:?}' of {ty}"))),
        }
    }

    /// The loop that a pseudo-instruction stands for: how it updates, and the index of its width.
    fn update_of(&self, code: u16) -> Option<(Update, usize)> {
        UPDATES.iter().find_map(|(codes, update)| {
            codes.iter().position(|&known| known == code).map(|width| (*update, width))
        })
    }

    /// Replaces such a pseudo-instruction; the block with what follows it.
    pub(super) fn insert_atomic_loop(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> Option<Block> {
        let (update, width) = self.update_of(func.opcode(inst))?;
        let head = func.block_of(inst)?;
        let operands = func.operands(inst).to_vec();
        let (Some(result), place, Some(value)) = (operands[0].defined(), &operands[1..6], operands[6].used())
        else {
            return None;
        };
        let class = func.class_of(result)?;
        let (load, exchange) = (LOAD[width], EXCHANGE[width]);
        let accumulator = isa.implicit_uses(exchange).find(|&r| r != reg::EFLAGS)?;
        let mem: Vec<_> = func.mem(inst).copied().collect();

        let body = func.insert_block_after(head);
        let rest = func.insert_block_after(body);
        if let Some(next) = func.next_inst(inst) {
            func.move_tail(next, rest);
        }
        func.remove(inst);
        func.transfer_successors(head, rest);
        for (from, to) in [(head, body), (body, body), (body, rest)] {
            func.add_edge(from, to);
        }
        let [first, old, seen] = [0; 3].map(|_| func.new_vreg(class));
        let mut loading = vec![Operand::def(first)];
        loading.extend_from_slice(place);
        let loaded = func.build(head, None, load, &loading);

        let incoming =
            [Operand::use_of(first), Operand::Block(head), Operand::use_of(seen), Operand::Block(body)];
        let mut phi = vec![Operand::def(old)];
        phi.extend(incoming);
        func.build(body, None, opcode::PHI, &phi);
        let new = self.build_update(isa, func, body, (update, width), old, value)?;
        let fixed = Reg::from(accumulator);
        func.build(body, None, opcode::COPY, &[Operand::def(fixed), Operand::use_of(old)]);
        let mut exchanged = place.to_vec();
        exchanged.push(Operand::use_of(new));
        exchanged.extend(self.implicit(isa, exchange));
        let exchanged = func.build(body, None, exchange, &exchanged);
        func.build(body, None, opcode::COPY, &[Operand::def(seen), Operand::use_of(fixed)]);
        let flags = Operand::reg(reg::EFLAGS.into(), RegFlags::IMPLICIT);
        let again = [Operand::Block(body), Operand::Imm(Cond::NE.0.into()), flags];
        func.build(body, None, op::JCC_1, &again);
        let start = func.first_inst(rest);
        func.build(rest, start, opcode::COPY, &[Operand::def(result), Operand::use_of(seen)]);
        for access in mem {
            func.add_mem(loaded, mir::MemOperand { is_store: false, ..access });
            func.add_mem(exchanged, access);
        }
        Some(rest)
    }

    /// There is no conditional move of a byte: the bytes are compared, and registers chosen from that have them below.
    fn choose_byte(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        block: Block,
        cond: Cond,
        (old, value, new): (Reg, Reg, Reg),
    ) -> Option<Reg> {
        let (extend, choose, compare) = (op::MOVZX32rr8, op::CMOV32rr, op::CMP8rr);
        let class = isa.operand_class(extend, 0)?;
        let [wide_old, wide_value, chosen] = [0; 3].map(|_| func.new_vreg(class));
        func.build(block, None, extend, &[Operand::def(wide_old), Operand::use_of(old)]);
        func.build(block, None, extend, &[Operand::def(wide_value), Operand::use_of(value)]);
        let mut operands = vec![Operand::use_of(old), Operand::use_of(value)];
        operands.extend(self.implicit(isa, compare));
        func.build(block, None, compare, &operands);
        let mut tied = Operand::use_of(wide_old);
        if let Some(operand) = tied.as_reg_mut() {
            operand.tied = 1;
        }
        let mut operands =
            vec![Operand::def(chosen), tied, Operand::use_of(wide_value), Operand::Imm(cond.0.into())];
        operands.extend(self.implicit(isa, choose));
        func.build(block, None, choose, &operands);
        let mut byte = Operand::use_of(chosen);
        if let Some(operand) = byte.as_reg_mut() {
            operand.sub = part::sub_8bit;
        }
        func.build(block, None, opcode::COPY, &[Operand::def(new), byte]);
        Some(new)
    }

    /// The registers that an instruction reads and writes on the side, as operands.
    pub(super) fn implicit(&self, isa: &Isa<'_>, code: u16) -> Vec<Operand> {
        let operand =
            |flags: RegFlags| move |r: Physical| Operand::reg(r.into(), flags.with(RegFlags::IMPLICIT));
        let uses = isa.implicit_uses(code).map(operand(RegFlags::USE));
        uses.chain(isa.implicit_defs(code).map(operand(RegFlags::DEF))).collect()
    }

    /// The new value.
    fn build_update(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        block: Block,
        (update, width): (Update, usize),
        old: Reg,
        value: Reg,
    ) -> Option<Reg> {
        let class = func.class_of(old)?;
        let tied = |reg: Reg| {
            let mut operand = Operand::use_of(reg);
            if let Some(operand) = operand.as_reg_mut() {
                operand.tied = 1;
            }
            operand
        };
        let new = func.new_vreg(class);
        match update {
            Update::Plain(codes) => {
                let code = codes[width];
                let mut operands = vec![Operand::def(new), tied(old), Operand::use_of(value)];
                operands.extend(self.implicit(isa, code));
                func.build(block, None, code, &operands);
            }
            Update::Nand => {
                let both = self.build_update(isa, func, block, (Update::Plain(AND), width), old, value)?;
                func.build(block, None, NOT[width], &[Operand::def(new), tied(both)]);
            }
            Update::Choose(cond) if width == 0 => {
                return self.choose_byte(isa, func, block, cond, (old, value, new));
            }
            Update::Choose(cond) => {
                let compare = COMPARE[width];
                let mut operands = vec![Operand::use_of(old), Operand::use_of(value)];
                operands.extend(self.implicit(isa, compare));
                func.build(block, None, compare, &operands);
                let choose = CHOOSE[width];
                let mut operands =
                    vec![Operand::def(new), tied(old), Operand::use_of(value), Operand::Imm(cond.0.into())];
                operands.extend(self.implicit(isa, choose));
                func.build(block, None, choose, &operands);
            }
        }
        Some(new)
    }
}
