//! Numbers of 80 bits, which only the x87 has, and of 128 bits, which are computed by the library and live in vector
//! registers.
//!
//! The x87 exchanges values with other registers by way of memory, so conversions are a store and a load.

use super::Machine;
use super::condition::Cond;
use crate::names::{node, op};
use isel::dag::{Dag, Node, Parts, Payload, Value};
use isel::lowering::{Result, Unsupported};
use mir::function::MemBase;
use mir::{FrameIndex, MemOperand};
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::{Kind, ValueType};

/// One, as the x87 has it: exponent, integer bit.
const ONE: [u8; 10] = [0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x3f];

/// A place on the stack through which a value goes.
struct Passage {
    index: FrameIndex,
    address: Value,
}

fn malformed() -> Unsupported {
    Unsupported::new("a conversion of this form")
}

impl Machine {
    fn passage(&self, dag: &mut Dag, ty: ValueType) -> Passage {
        let bytes = (ty.bits() / 8).next_power_of_two();
        let index = dag.shared.temporary(bytes, bytes.ilog2() as u8);
        let address = dag.leaf(NodeOp::FRAME_INDEX, self.pointer(), Payload::Frame(index));
        Passage { index, address }
    }

    fn access(&self, passage: &Passage, ty: ValueType) -> MemOperand {
        MemOperand {
            base: MemBase::Frame(passage.index),
            offset: 0,
            ty,
            align_log2: (ty.bits() / 8).max(1).ilog2() as u8,
            is_load: false,
            is_store: false,
            is_volatile: false,
            ordering: 0,
            extension: Extension::None,
            addr_space: 0,
        }
    }

    fn store_to(&self, dag: &mut Dag, value: Value, passage: &Passage, ty: ValueType) -> Value {
        let mem = MemOperand { is_store: true, ..self.access(passage, ty) };
        let entry = dag.entry();
        dag.store(entry, value, passage.address, mem)
    }

    /// Loads what has type `memory` as a number of type `ty`.
    fn load_from(
        &self,
        dag: &mut Dag,
        chain: Value,
        passage: &Passage,
        (memory, ty): (ValueType, ValueType),
    ) -> Value {
        let extension = if memory == ty { Extension::None } else { Extension::Any };
        let mem = MemOperand { is_load: true, extension, ..self.access(passage, memory) };
        dag.load(ty, chain, passage.address, mem).into()
    }

    /// An instruction of the x87 that accesses a place on the stack: its operands are the address, then others, then the
    /// chain.
    fn at_passage(
        &self,
        dag: &mut Dag,
        opcode: u16,
        types: &[ValueType],
        (passage, mem): (&Passage, MemOperand),
        others: &[Value],
    ) -> Node {
        let mut operands: Vec<Value> = self.address(dag, passage.address).to_vec();
        operands.extend_from_slice(others);
        let mem = Some(dag.mems.push(mem));
        dag.make(Parts { mem, ..Parts::new(NodeOp::machine(opcode), types, &operands) })
    }

    /// Zero and one are made by instructions, others are loaded.
    pub(super) fn lower_wide_constant(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let words: Vec<u64> = match dag.payload(node) {
            Payload::Int(0) if ty == ValueType::F128 => return Ok(node.into()),
            Payload::Int(n) => vec![n as u64, 0],
            Payload::Wide(index) => {
                let number = &dag.wide[index as usize];
                vec![number.low_u64(), number.extract(64, ty.bits() as u32 - 64).low_u64()]
            }
            _ => return Err(Unsupported::new(format!("a constant of type {ty}"))),
        };
        let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.truncate((ty.bits() / 8) as usize);
        let is_zero = bytes.iter().all(|&b| b == 0);
        if is_zero && ty == ValueType::F128 {
            return Ok(dag.leaf(NodeOp::CONSTANT_FP, ty, Payload::Int(0)));
        }
        if ty.kind() == Kind::X87 && (is_zero || bytes == ONE) {
            let opcode = if is_zero { op::LD_Fp080 } else { op::LD_Fp180 };
            return Ok(dag.value(NodeOp::machine(opcode), ty, &[]));
        }
        Ok(self.bytes_in_memory(dag, &bytes, ty))
    }

    /// Signs of numbers in vector registers by their bits; the x87 changes signs itself, but does not copy them.
    pub(super) fn lower_wide_sign(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let operands = dag.operands(node).to_vec();
        let &x = operands.first().ok_or_else(malformed)?;
        if ty.kind() == Kind::X87 {
            let &from = operands.get(1).ok_or_else(malformed)?;
            return self.extended_copysign(dag, x, from);
        }
        let (mut sign, mut rest) = ([0u8; 16], [0xffu8; 16]);
        (sign[15], rest[15]) = (0x80, 0x7f);
        let op = dag.op(node);
        Ok(match op {
            NodeOp::FNEG => {
                let mask = self.bytes_in_memory(dag, &sign, ty);
                dag.value(node::FXOR, ty, &[x, mask])
            }
            NodeOp::FABS => {
                let mask = self.bytes_in_memory(dag, &rest, ty);
                dag.value(node::FAND, ty, &[x, mask])
            }
            _ => {
                let &from = operands.get(1).ok_or_else(malformed)?;
                if dag.type_of(from) != ty {
                    return Err(Unsupported::new(format!(
                        "a sign copied from {} to {ty}",
                        dag.type_of(from)
                    )));
                }
                let (sign, rest) =
                    (self.bytes_in_memory(dag, &sign, ty), self.bytes_in_memory(dag, &rest, ty));
                let sign = dag.value(node::FAND, ty, &[from, sign]);
                let magnitude = dag.value(node::FAND, ty, &[x, rest]);
                dag.value(node::FOR, ty, &[magnitude, sign])
            }
        })
    }

    /// The sign is in the word above the fraction.
    fn extended_copysign(&self, dag: &mut Dag, x: Value, from: Value) -> Result<Value> {
        let ty = dag.type_of(x);
        let from = if dag.type_of(from) == ty { from } else { self.between_formats(dag, from, ty)? };
        let passage = self.passage(dag, ty);
        let stored = self.store_to(dag, from, &passage, ty);
        let eight = dag.constant(8, self.pointer());
        let address = dag.value(NodeOp::ADD, self.pointer(), &[passage.address, eight]);
        let mem = MemOperand { is_load: true, offset: 8, ..self.access(&passage, ValueType::I16) };
        let word = dag.load(ValueType::I16, stored, address, mem).into();
        let zero = dag.constant(0, ValueType::I16);
        let flags = dag.value(node::CMP, ValueType::I32, &[word, zero]);
        let positive = dag.value(NodeOp::FABS, ty, &[x]);
        let negative = dag.value(NodeOp::FNEG, ty, &[positive]);
        Ok(self.choose(dag, Cond::S, flags, negative, positive))
    }

    /// Between formats of which one is of 80 bits.
    pub(super) fn lower_between_formats(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let to = dag.types(node)[0];
        let &x = dag.operands(node).first().ok_or_else(malformed)?;
        self.between_formats(dag, x, to)
    }

    pub(super) fn between_formats(&self, dag: &mut Dag, x: Value, to: ValueType) -> Result<Value> {
        let from = dag.type_of(x);
        let memory = if to.kind() == Kind::X87 { from } else { to };
        if !matches!(memory, ValueType::F32 | ValueType::F64) {
            return Err(Unsupported::new(format!("conversions from {from} to {to}")));
        }
        let passage = self.passage(dag, memory);
        let stored = self.store_to(dag, x, &passage, memory);
        Ok(self.load_from(dag, stored, &passage, (memory, to)))
    }

    /// A signed integer as a number of 80 bits.
    pub(super) fn lower_from_signed(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let &x = dag.operands(node).first().ok_or_else(malformed)?;
        Ok(self.extended_from_signed(dag, x, ty))
    }

    fn extended_from_signed(&self, dag: &mut Dag, x: Value, ty: ValueType) -> Value {
        let (opcode, memory) = match dag.type_of(x).scalar_bits() {
            ..16 => (op::ILD_Fp16m80, ValueType::I16),
            16 => (op::ILD_Fp16m80, ValueType::I16),
            17..=32 => (op::ILD_Fp32m80, ValueType::I32),
            _ => (op::ILD_Fp64m80, ValueType::I64),
        };
        let x = if dag.type_of(x) == memory { x } else { dag.value(NodeOp::SIGN_EXTEND, memory, &[x]) };
        let passage = self.passage(dag, memory);
        let stored = self.store_to(dag, x, &passage, memory);
        let mem = MemOperand { is_load: true, ..self.access(&passage, memory) };
        let types = [ty, ValueType::OTHER];
        self.at_passage(dag, opcode, &types, (&passage, mem), &[stored]).into()
    }

    /// What is negative as a signed number is too small by 2^64, which is added then: from a table of zero and that.
    pub(super) fn extended_from_unsigned(&self, dag: &mut Dag, x: Value, ty: ValueType) -> Value {
        let bits = dag.type_of(x).scalar_bits();
        if bits < 64 {
            let wide = if bits < 32 { ValueType::I32 } else { ValueType::I64 };
            let x = dag.value(NodeOp::ZERO_EXTEND, wide, &[x]);
            return self.extended_from_signed(dag, x, ty);
        }
        let signed = self.extended_from_signed(dag, x, ty);
        let table = [0f32.to_le_bytes(), 2f32.powi(64).to_le_bytes()].concat();
        let table = dag.shared.constant(&table, 3);
        let table = dag.leaf(NodeOp::CONSTANT_POOL, self.pointer(), Payload::Index(table, 0));
        let int = ValueType::I64;
        let (by, two) = (dag.constant(63, ValueType::I8), dag.constant(2, ValueType::I8));
        let sign = dag.value(NodeOp::SRL, int, &[x, by]);
        let offset = dag.value(NodeOp::SHL, int, &[sign, two]);
        let place = dag.value(NodeOp::ADD, int, &[table, offset]);
        let mem = MemOperand {
            base: MemBase::ConstantPool,
            offset: 0,
            ty: ValueType::F32,
            align_log2: 2,
            is_load: true,
            is_store: false,
            is_volatile: false,
            ordering: 0,
            extension: Extension::Any,
            addr_space: 0,
        };
        let entry = dag.entry();
        let missing = dag.load(ty, entry, place, mem).into();
        dag.value(NodeOp::FADD, ty, &[signed, missing])
    }

    /// A number of 80 bits as an integer of 32 or 64.
    pub(super) fn extended_to_signed(&self, dag: &mut Dag, x: Value, to: ValueType) -> Value {
        let opcode = if to == ValueType::I32 { op::FP80_TO_INT32_IN_MEM } else { op::FP80_TO_INT64_IN_MEM };
        let passage = self.passage(dag, to);
        let mem = MemOperand { is_store: true, ..self.access(&passage, to) };
        let entry = dag.entry();
        let types = [ValueType::OTHER];
        let stored = self.at_passage(dag, opcode, &types, (&passage, mem), &[x, entry]);
        self.load_from(dag, stored.into(), &passage, (to, to))
    }
}
