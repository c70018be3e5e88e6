//! Numbers of 80 bits, which only the x87 has, and of 128 bits, which are computed by the library and live in vector
//! registers.
//!
//! The x87 exchanges values with other registers by way of memory, so conversions are a store and a load.

use super::Machine;
use super::condition::Cond;
use crate::names::{class, integer_loads, node, number_loads, op};
use isel::dag::{Dag, Node, Parts, Payload, Value};
use isel::lowering::{Result, Unsupported};
use mir::function::MemBase;
use mir::{FrameIndex, MemOperand, opcode};
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::{Kind, ValueType};

/// One, as the x87 has it: exponent, integer bit.
const ONE: [u8; 10] = [0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x3f];

/// A place on the stack through which a value goes.
pub(super) struct Passage {
    index: FrameIndex,
    pub(super) address: Value,
}

fn malformed() -> Unsupported {
    Unsupported::new("a conversion of this form")
}

impl Machine {
    pub(super) fn passage(&self, dag: &mut Dag, ty: ValueType) -> Passage {
        let bytes = (ty.bits() / 8).next_power_of_two();
        let index = dag.shared.temporary(bytes, bytes.ilog2() as u8);
        let address = dag.leaf(NodeOp::FRAME_INDEX, self.pointer(), Payload::Frame(index));
        Passage { index, address }
    }

    pub(super) fn access(&self, passage: &Passage, ty: ValueType) -> MemOperand {
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
    pub(super) fn load_from(
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
    pub(super) fn at_passage(
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

    /// An integer of 64 bits in one access, and the chain after it: by way of the x87, which holds all of them.
    pub(super) fn load_by_x87(
        &self,
        dag: &mut Dag,
        chain: Value,
        address: Value,
        mem: MemOperand,
    ) -> (Value, Value) {
        let int = ValueType::I64;
        let extended = ValueType::scalar(Kind::X87, 80);
        let mut operands: Vec<Value> = self.address(dag, address).to_vec();
        operands.push(chain);
        let access = Some(dag.mems.push(mem));
        let load = NodeOp::machine(op::ILD_Fp64m80);
        let loaded =
            dag.make(Parts { mem: access, ..Parts::new(load, &[extended, ValueType::OTHER], &operands) });
        let passage = self.passage(dag, int);
        let mem = MemOperand { is_store: true, ..self.access(&passage, int) };
        let others = [loaded.into(), Value::new(loaded, 1)];
        let stored = self.at_passage(dag, op::IST_Fp64m80, &[ValueType::OTHER], (&passage, mem), &others);
        (self.load_from(dag, stored.into(), &passage, (int, int)), stored.into())
    }

    /// The chain after a store of an integer of 64 bits in one access.
    pub(super) fn store_by_x87(
        &self,
        dag: &mut Dag,
        chain: Value,
        (value, address): (Value, Value),
        mem: MemOperand,
    ) -> Value {
        let int = ValueType::I64;
        let passage = self.passage(dag, int);
        let stored = self.store_to(dag, value, &passage, int);
        let read = MemOperand { is_load: true, ..self.access(&passage, int) };
        let types = [ValueType::scalar(Kind::X87, 80), ValueType::OTHER];
        let loaded = self.at_passage(dag, op::ILD_Fp64m80, &types, (&passage, read), &[stored]);
        let mut operands: Vec<Value> = self.address(dag, address).to_vec();
        operands.extend([loaded.into(), chain]);
        let mem = Some(dag.mems.push(mem));
        let store = NodeOp::machine(op::IST_Fp64m80);
        dag.make(Parts { mem, ..Parts::new(store, &[ValueType::OTHER], &operands) }).into()
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
            return self.x87_number(dag, ty, (is_zero, true)).ok_or_else(malformed);
        }
        Ok(self.bytes_in_memory(dag, &bytes, ty))
    }

    /// Zero or one as an instruction of the x87 makes it.
    pub(super) fn x87_number(
        &self,
        dag: &mut Dag,
        ty: ValueType,
        (is_zero, is_one): (bool, bool),
    ) -> Option<Value> {
        let loads = number_loads::ROWS.iter().find(|loads| u64::from(loads.number) == ty.bits())?;
        let opcode = if is_zero { Some(loads.zero) } else { is_one.then_some(loads.one) };
        Some(dag.value(NodeOp::machine(opcode?), ty, &[]))
    }

    /// Signs of numbers in vector registers by their bits; the x87 changes signs itself, but does not copy them.
    pub(super) fn lower_wide_sign(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let operands = dag.operands(node).to_vec();
        let &x = operands.first().ok_or_else(malformed)?;
        if self.is_on_x87(ty) {
            let &from = operands.get(1).ok_or_else(malformed)?;
            return Ok(self.copysign_on_x87(dag, x, from));
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

    /// The sign is in the last two bytes of a number in memory.
    fn copysign_on_x87(&self, dag: &mut Dag, x: Value, from: Value) -> Value {
        let (ty, stored) = (dag.type_of(x), dag.type_of(from));
        let passage = self.passage(dag, stored);
        let after = self.store_to(dag, from, &passage, stored);
        let offset = stored.bits() as i64 / 8 - 2;
        let distance = dag.constant(offset, self.pointer());
        let address = dag.value(NodeOp::ADD, self.pointer(), &[passage.address, distance]);
        let mem = MemOperand { is_load: true, offset, ..self.access(&passage, ValueType::I16) };
        let word = dag.load(ValueType::I16, after, address, mem).into();
        let zero = dag.constant(0, ValueType::I16);
        let flags = dag.value(node::CMP, ValueType::I32, &[word, zero]);
        let positive = dag.value(NodeOp::FABS, ty, &[x]);
        let negative = dag.value(NodeOp::FNEG, ty, &[positive]);
        self.choose(dag, Cond::S, flags, negative, positive)
    }

    /// Between formats of which one is on the x87.
    pub(super) fn lower_between_formats(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let to = dag.types(node)[0];
        let &x = dag.operands(node).first().ok_or_else(malformed)?;
        self.between_formats(dag, x, to)
    }

    pub(super) fn between_formats(&self, dag: &mut Dag, x: Value, to: ValueType) -> Result<Value> {
        let from = dag.type_of(x);
        let is_wider = to.bits() > from.bits();
        if is_wider && self.is_on_x87(from) && self.is_on_x87(to) {
            return Ok(if to == ValueType::F64 {
                in_class(dag, x, (class::RFP64, to))
            } else {
                self.as_extended(dag, x)
            });
        }
        let memory = if is_wider { from } else { to };
        if !matches!(memory, ValueType::F32 | ValueType::F64) {
            return Err(Unsupported::new(format!("conversions from {from} to {to}")));
        }
        let passage = self.passage(dag, memory);
        let stored = self.store_to(dag, x, &passage, memory);
        Ok(self.load_from(dag, stored, &passage, (memory, to)))
    }

    /// A number on the x87 as one of 80 bits, which it is there.
    fn as_extended(&self, dag: &mut Dag, x: Value) -> Value {
        let extended = ValueType::scalar(Kind::X87, 80);
        if dag.type_of(x) == extended { x } else { in_class(dag, x, (class::RFP80, extended)) }
    }

    /// The bits of a number in general registers, or the other way round: by way of memory.
    pub(super) fn bits_by_memory(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let to = dag.types(node)[0];
        let &x = dag.operands(node).first().ok_or_else(malformed)?;
        let from = dag.type_of(x);
        let passage = self.passage(dag, from);
        let stored = self.store_to(dag, x, &passage, from);
        Ok(self.load_from(dag, stored, &passage, (to, to)))
    }

    /// A signed integer as a number of 80 bits.
    pub(super) fn lower_from_signed(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let &x = dag.operands(node).first().ok_or_else(malformed)?;
        Ok(self.extended_from_signed(dag, x, ty))
    }

    fn extended_from_signed(&self, dag: &mut Dag, x: Value, ty: ValueType) -> Value {
        let memory = match dag.type_of(x).scalar_bits() {
            ..=16 => ValueType::I16,
            17..=32 => ValueType::I32,
            _ => ValueType::I64,
        };
        let fits = |load: &&integer_loads::Row| {
            u64::from(load.number) == ty.bits() && u64::from(load.integer) == memory.bits()
        };
        let load = integer_loads::ROWS.iter().find(fits).map_or(op::ILD_Fp64m80, |load| load.load);
        let x = if dag.type_of(x) == memory { x } else { dag.value(NodeOp::SIGN_EXTEND, memory, &[x]) };
        let passage = self.passage(dag, memory);
        let stored = self.store_to(dag, x, &passage, memory);
        let mem = MemOperand { is_load: true, ..self.access(&passage, memory) };
        let types = [ty, ValueType::OTHER];
        self.at_passage(dag, load, &types, (&passage, mem), &[stored]).into()
    }

    pub(super) fn extended_from_unsigned(&self, dag: &mut Dag, x: Value, ty: ValueType) -> Value {
        match self.wider_integer(dag.type_of(x).scalar_bits()) {
            Some(wide) => {
                let x = dag.value(NodeOp::ZERO_EXTEND, wide, &[x]);
                self.extended_from_signed(dag, x, ty)
            }
            None => self.corrected(dag, x, ty),
        }
    }

    /// An unsigned integer of a whole register as a number in a format that holds all of them. What is negative as a signed
    /// integer is too small by a power of two, which is added then: from a table of zero and that.
    pub(super) fn corrected(&self, dag: &mut Dag, x: Value, ty: ValueType) -> Value {
        let int = dag.type_of(x);
        let bits = int.scalar_bits();
        let signed = match self.is_on_x87(ty) {
            true => self.extended_from_signed(dag, x, ty),
            false => dag.value(NodeOp::SINT_TO_FP, ty, &[x]),
        };
        let table = [0f32.to_le_bytes(), 2f32.powi(bits as i32).to_le_bytes()].concat();
        let table = dag.shared.constant(&table, 3);
        let table = dag.leaf(NodeOp::CONSTANT_POOL, self.pointer(), Payload::Index(table, 0));
        let (by, two) = (dag.constant(i64::from(bits) - 1, ValueType::I8), dag.constant(2, ValueType::I8));
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
            extension: if ty == ValueType::F32 { Extension::None } else { Extension::Any },
            addr_space: 0,
        };
        let entry = dag.entry();
        let missing = dag.load(ty, entry, place, mem).into();
        dag.value(NodeOp::FADD, ty, &[signed, missing])
    }

    /// A number on the x87 as an integer of 32 or 64 bits.
    pub(super) fn extended_to_signed(&self, dag: &mut Dag, x: Value, to: ValueType) -> Value {
        let x = self.as_extended(dag, x);
        let opcode = if to == ValueType::I32 { op::FP80_TO_INT32_IN_MEM } else { op::FP80_TO_INT64_IN_MEM };
        let passage = self.passage(dag, to);
        let mem = MemOperand { is_store: true, ..self.access(&passage, to) };
        let entry = dag.entry();
        let types = [ValueType::OTHER];
        let stored = self.at_passage(dag, opcode, &types, (&passage, mem), &[x, entry]);
        self.load_from(dag, stored.into(), &passage, (to, to))
    }
}

/// The same value in a register of another class, where it has another type.
fn in_class(dag: &mut Dag, x: Value, (class, ty): (u16, ValueType)) -> Value {
    let class = dag.target_constant(class.into(), ValueType::I32);
    dag.value(NodeOp::machine(opcode::COPY_TO_REGCLASS), ty, &[x, class])
}
