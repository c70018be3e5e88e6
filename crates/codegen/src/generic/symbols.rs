//! Constants, and addresses of symbols and of the thread's variables, by the sequences of the description.
//!
//! A sequence is a list of instructions in which the symbol appears whole or under relocation specifiers; every result has a
//! name by which later ones read it, and the last is the address. Addresses are absolute, relative to the code, or from the
//! table of addresses; those of a thread's variables are at a constant offset from the thread's pointer if the program itself has
//! the variable, at one from a table, or asked from a function since nothing is known: the library's, or the one that a
//! descriptor of the variable names.

use super::{Machine, template};
use ::mc::constants::{self, Source};
use isel::call::{Argument, CallContext, entry_of_table};
use isel::dag::{Parts, Payload, global_flags};
use isel::lowering::Result;
use isel::{Dag, Lowering, Unsupported, Value};
use mir::{Isa, Reg};
use smallvec::{SmallVec, smallvec};
use tables::instructions::inst_flags;
use tables::machine::{ConstantRole, TemplateKind};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

type Values = SmallVec<[Value; 2]>;

/// What a value of a template is in the graph.
#[derive(Clone, Copy)]
pub(super) enum Given {
    Value(Value),
    /// A symbol, of which instructions name parts.
    Symbol(NodeOp, Payload),
}

impl Machine {
    /// The nodes of a template, the last of which has results of a type and, perhaps, a chain as its last operand.
    pub(super) fn node(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        program: u32,
        given: &[(usize, Given)],
        (ty, chain): (ValueType, Option<Value>),
    ) -> Option<Value> {
        self.nodes(isa, dag, &template::read(&isa.target.image, program), given, (ty, chain))
    }

    /// The nodes of these instructions.
    fn nodes(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        sequence: &[template::Made],
        given: &[(usize, Given)],
        (ty, chain): (ValueType, Option<Value>),
    ) -> Option<Value> {
        let mut values: SmallVec<[(usize, Given); 4]> = given.iter().copied().collect();
        let mut result = None;
        for (at, made) in sequence.iter().enumerate() {
            let num_defs = usize::from(isa.desc(made.opcode).num_defs);
            let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
            for source in made.operands.iter().skip(num_defs) {
                operands.push(self.node_operand(dag, *source, &values)?);
            }
            let is_last = at + 1 == sequence.len();
            operands.extend(chain.filter(|_| is_last));
            let ty = if is_last { ty } else { self.pointer_type };
            // What is loaded on the way to the address of a symbol is an entry of a table.
            let loads = isa.desc(made.opcode).has(inst_flags::MAY_LOAD) && !is_value(given);
            let mem = loads.then(|| dag.mems.push(entry_of_table(ty)));
            let op = NodeOp::machine(made.opcode);
            let value: Value = dag.make(Parts { mem, ..Parts::new(op, &[ty], &operands) }).into();
            if let (Some(&template::Source::Value(n)), 1..) = (made.operands.first(), num_defs) {
                values.push((n, Given::Value(value)));
            }
            result = Some(value);
        }
        result
    }

    fn node_operand(
        &self,
        dag: &mut Dag,
        source: template::Source,
        values: &[(usize, Given)],
    ) -> Option<Value> {
        let given = |n: usize| values.iter().rev().find(|(own, _)| *own == n).map(|&(_, given)| given);
        Some(match source {
            template::Source::Value(n) => match given(n)? {
                Given::Value(value) => value,
                Given::Symbol(op, payload) => self.symbol_part(dag, op, payload, 0),
            },
            template::Source::Specified(part, n) => match given(n)? {
                Given::Symbol(op, payload) => self.symbol_part(dag, op, payload, part),
                Given::Value(_) => return None,
            },
            template::Source::Immediate(n) => dag.target_constant(n, self.pointer_type),
            template::Source::Register(reg) => dag.register(reg, self.pointer_type),
            template::Source::Tied(_) => return None,
        })
    }

    /// A symbol with the part of its address that is meant, as an operand.
    fn symbol_part(&self, dag: &mut Dag, op: NodeOp, payload: Payload, part: u8) -> Value {
        let payload = match payload {
            Payload::Global { global, offset, .. } => Payload::Global { global, flags: part, offset },
            Payload::BlockAddress { global, block, .. } => {
                Payload::BlockAddress { global, block, flags: part }
            }
            Payload::Index(index, _) => Payload::Index(index, part),
            other => other,
        };
        dag.leaf(op, self.pointer_type, payload)
    }

    /// A sequence that makes the address of a symbol; the error is the description's.
    fn sequence(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        kind: TemplateKind,
        symbol: (NodeOp, Payload),
    ) -> Result<Value> {
        let given = [(0, Given::Symbol(symbol.0, symbol.1))];
        let program = self.template(kind);
        let made = program.and_then(|p| self.node(isa, dag, p, &given, (self.pointer_type, None)));
        made.ok_or_else(|| Unsupported::new(format!("an address of the kind '{kind:?}'")))
    }

    pub(super) fn zero(&self, dag: &mut Dag) -> Value {
        dag.register(Reg::physical(::mc::Reg(self.facts.zero_register)), self.pointer_type)
    }

    /// A constant in as few instructions as possible.
    pub(super) fn constant(&self, dag: &mut Dag, number: i64) -> Value {
        let ty = self.pointer_type;
        let mut value = self.zero(dag);
        for step in constants::load(number, self.constants) {
            let immediate = dag.target_constant(step.value, ty);
            let zero = self.zero(dag);
            let op = NodeOp::machine(self.constants.opcode(step.role));
            value = match step.source() {
                Source::None => dag.value(op, ty, &[immediate]),
                Source::Register => dag.value(op, ty, &[value, immediate]),
                Source::RegisterAndZero => dag.value(op, ty, &[value, zero]),
                Source::Twice => dag.value(op, ty, &[value, value]),
            };
        }
        value
    }

    /// So many bytes behind an address: a sum that patterns select.
    pub(super) fn behind(&self, dag: &mut Dag, address: Value, offset: i64) -> Value {
        if offset == 0 {
            return address;
        }
        let offset = dag.constant(offset, self.pointer_type);
        dag.value(NodeOp::ADD, self.pointer_type, &[address, offset])
    }

    /// The address of a symbol of the graph: absolute, relative to the code, or from the table of addresses.
    pub(super) fn symbol_address(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        op: NodeOp,
        payload: Payload,
    ) -> Result<Value> {
        if let Some(kind) = self.near_address(payload) {
            return self.sequence(isa, dag, kind, (op, payload));
        }
        // Entries of the table are for symbols, not for places behind them.
        let (symbol, offset) = without_offset(payload);
        let address = self.sequence(isa, dag, TemplateKind::TableAddress, (op, symbol))?;
        Ok(self.behind(dag, address, offset))
    }

    /// The sequence for an address that is in no table.
    pub(super) fn near_address(&self, payload: Payload) -> Option<TemplateKind> {
        let is_local = match payload {
            Payload::Global { flags, .. } => flags & global_flags::LOCAL != 0,
            _ => true,
        };
        match () {
            () if !self.position_independent && self.large => Some(TemplateKind::LargeAddress),
            () if !self.position_independent && !self.medium => Some(TemplateKind::AbsoluteAddress),
            () if is_local || !self.position_independent => Some(TemplateKind::RelativeAddress),
            () => None,
        }
    }

    /// The address of a symbol without what its last instruction adds, and that as a displacement.
    pub(super) fn page_and_low(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        (op, payload): (NodeOp, Payload),
    ) -> Option<(Value, Value)> {
        let kind = self.near_address(payload).filter(|&kind| kind != TemplateKind::LargeAddress)?;
        let program = self.template(kind)?;
        let sequence = template::read(&isa.target.image, program);
        let (last, rest) = sequence.split_last()?;
        let part = last.operands.iter().find_map(|source| match *source {
            template::Source::Specified(part, 0) => Some(part),
            _ => None,
        })?;
        let given = [(0, Given::Symbol(op, payload))];
        let page = self.nodes(isa, dag, rest, &given, (self.pointer_type, None))?;
        Some((page, self.symbol_part(dag, op, payload, part)))
    }

    /// The address of the thread's copy of a variable.
    pub(super) fn thread_local(&self, isa: &Isa<'_>, dag: &mut Dag, payload: Payload) -> Result<Value> {
        const OP: NodeOp = NodeOp::TARGET_GLOBAL_ADDRESS;
        let Payload::Global { flags, .. } = payload else {
            return Err(Unsupported::new("a thread's copy of what is no variable"));
        };
        if self.is_mach_o {
            dag.shared.frame.has_calls = true;
            let (symbol, offset) = without_offset(payload);
            let address = self.sequence(isa, dag, TemplateKind::MachThreadAddress, (OP, symbol))?;
            return Ok(self.behind(dag, address, offset));
        }
        let is_local = !self.position_independent && flags & global_flags::LOCAL != 0;
        if flags & global_flags::LOCAL_EXEC != 0 || is_local {
            return self.sequence(isa, dag, TemplateKind::LocalExecAddress, (OP, payload));
        }
        let (symbol, offset) = without_offset(payload);
        if self.is_general_dynamic(payload) && self.template(TemplateKind::DescriptorOffset).is_some() {
            dag.shared.frame.has_calls = true;
            let distance = self.sequence(isa, dag, TemplateKind::DescriptorOffset, (OP, symbol))?;
            let thread = self.thread_pointer(isa, dag);
            let thread = thread.ok_or_else(|| Unsupported::new("the pointer to the thread's data"))?;
            let address = dag.value(NodeOp::ADD, self.pointer_type, &[thread, distance]);
            return Ok(self.behind(dag, address, offset));
        }
        let by_call = TemplateKind::GeneralDynamicAddress;
        let kind = match self.is_general_dynamic(payload) && self.template(by_call).is_some() {
            true => by_call,
            false => TemplateKind::InitialExecAddress,
        };
        dag.shared.frame.has_calls |= kind == by_call;
        let address = self.sequence(isa, dag, kind, (OP, symbol))?;
        Ok(self.behind(dag, address, offset))
    }

    /// Whether the address is asked from a function.
    pub(super) fn is_general_dynamic(&self, payload: Payload) -> bool {
        let Payload::Global { flags, .. } = payload else { return false };
        let known = flags & (global_flags::LOCAL_EXEC | global_flags::INITIAL_EXEC) != 0;
        self.position_independent && !known && !self.is_mach_o
    }

    pub(super) fn general_dynamic(&self, isa: &Isa<'_>, dag: &mut Dag, payload: Payload) -> Result<Values> {
        let (symbol, offset) = without_offset(payload);
        let kind = TemplateKind::GeneralDynamicArgument;
        let argument = self.sequence(isa, dag, kind, (NodeOp::TARGET_GLOBAL_ADDRESS, symbol))?;
        let ty = self.pointer_type;
        let args = [Argument { pieces: &[argument], whole: ty }];
        let cx = CallContext::library(isa, self);
        let address = cx.library_call(dag, "__tls_get_addr", &args, (ty, ty, 1))?;
        let address =
            address.first().copied().ok_or_else(|| Unsupported::new("a call without its result"))?;
        Ok(smallvec![self.behind(dag, address, offset)])
    }

    /// Whether there are instructions for constants.
    pub(super) fn builds_constants(&self) -> bool {
        self.constants.has(ConstantRole::AddImmediate) && self.facts.zero_register != 0
    }
}

/// Whether nothing that is given is a symbol.
fn is_value(given: &[(usize, Given)]) -> bool {
    !given.iter().any(|(_, given)| matches!(given, Given::Symbol(..)))
}

/// The symbol, and how far behind it.
fn without_offset(payload: Payload) -> (Payload, i64) {
    match payload {
        Payload::Global { global, flags, offset } => (Payload::Global { global, flags, offset: 0 }, offset),
        other => (other, 0),
    }
}
