//! Read-modify-write accesses: compare and exchange, and loops around it.

use super::Machine;
use super::condition::Cond;
use super::registers::tied;
use crate::names::atomic_updates::{ROWS, Row};
use crate::names::{atomic_kinds, node, op, part, reg};
use ::mc::Reg as Physical;
use isel::dag::{Dag, Node, Parts, Value};
use isel::lowering::{Result, Unsupported};
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, opcode};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

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

    /// Replaces a pseudo-instruction that stands for a loop (`td/MachineForms.td`); the block with what follows it.
    pub(super) fn insert_atomic_loop(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> Option<Block> {
        let opcode = func.opcode(inst);
        let update = ROWS.iter().find(|row| row.pseudo == opcode)?;
        let head = func.block_of(inst)?;
        let operands = func.operands(inst).to_vec();
        let (Some(result), place, Some(value)) = (operands[0].defined(), &operands[1..6], operands[6].used())
        else {
            return None;
        };
        let class = func.class_of(result)?;
        let accumulator = isa.implicit_uses(update.exchange).find(|&r| r != reg::EFLAGS)?;
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
        let loaded = func.build(head, None, update.load, &loading);

        let incoming =
            [Operand::use_of(first), Operand::Block(head), Operand::use_of(seen), Operand::Block(body)];
        let mut phi = vec![Operand::def(old)];
        phi.extend(incoming);
        func.build(body, None, opcode::PHI, &phi);
        let new = self.build_update(isa, func, body, update, old, value)?;
        let fixed = Reg::from(accumulator);
        func.build(body, None, opcode::COPY, &[Operand::def(fixed), Operand::use_of(old)]);
        let mut exchanged = place.to_vec();
        exchanged.push(Operand::use_of(new));
        exchanged.extend(self.implicit(isa, update.exchange));
        let exchanged = func.build(body, None, update.exchange, &exchanged);
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
        condition: u8,
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
        let mut operands = vec![
            Operand::def(chosen),
            tied(wide_old, 1),
            Operand::use_of(wide_value),
            Operand::Imm(condition.into()),
        ];
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
        update: &Row,
        old: Reg,
        value: Reg,
    ) -> Option<Reg> {
        let class = func.class_of(old)?;
        let new = func.new_vreg(class);
        let compute = |func: &mut Function, code: u16, mut operands: Vec<Operand>| {
            operands.extend(self.implicit(isa, code));
            func.build(block, None, code, &operands);
        };
        match update.kind {
            atomic_kinds::PlainUpdate => {
                compute(
                    func,
                    update.operation,
                    vec![Operand::def(new), tied(old, 1), Operand::use_of(value)],
                );
            }
            atomic_kinds::InvertedUpdate => {
                let both = func.new_vreg(class);
                compute(
                    func,
                    update.operation,
                    vec![Operand::def(both), tied(old, 1), Operand::use_of(value)],
                );
                func.build(block, None, update.behind, &[Operand::def(new), tied(both, 1)]);
            }
            _ if update.bits == 8 => {
                return self.choose_byte(isa, func, block, update.condition, (old, value, new));
            }
            _ => {
                let condition = Operand::Imm(update.condition.into());
                compute(func, update.operation, vec![Operand::use_of(old), Operand::use_of(value)]);
                compute(
                    func,
                    update.behind,
                    vec![Operand::def(new), tied(old, 1), Operand::use_of(value), condition],
                );
            }
        }
        Some(new)
    }
}
