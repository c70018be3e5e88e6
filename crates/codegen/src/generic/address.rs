//! Takes addresses apart as addressing modes say: base, index, displacement.

use super::symbols::Given;
use super::{Machine, Mode};
use ::mc::constants;
use isel::dag::{Payload, global_flags};
use isel::lowering::Operands;
use isel::{Dag, Value};
use mir::{Isa, Reg};
use tables::machine::{AddressPart, TemplateKind};
use tables::nodes::NodeOp;
use tables::selection::flag_bits;

/// Smaller constants have a mode of their own that counts bytes.
const UNSCALED_BITS: u32 = 8;

/// An address in parts.
#[derive(Default)]
struct Parts {
    base: Option<Value>,
    index: Option<Value>,
    constant: i64,
    symbol: Option<Value>,
}

impl Machine {
    /// The operands that a complex pattern yields for an address; `None` if it is no addressing mode.
    pub(super) fn address(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        function: u16,
        value: Value,
    ) -> Option<Operands> {
        let mode = self.modes.iter().find(|m| m.record.function == function)?;
        let parts = self.parts(isa, dag, mode, value);
        // Two registers are no mode for a sum with a constant, or for no sum.
        let is_sum = parts.index.is_some_and(|index| dag.as_constant(index).is_none());
        if mode.parts[..] == [AddressPart::Base, AddressPart::Index] && !is_sum {
            return None;
        }
        let ty = self.pointer_type;
        let none = dag.register(Reg::NONE, ty);
        Some(
            mode.parts
                .iter()
                .map(|part| match part {
                    AddressPart::Base => parts.base.unwrap_or(none),
                    AddressPart::Index => parts.index.unwrap_or(none),
                    AddressPart::Displacement => match parts.symbol {
                        Some(symbol) => symbol,
                        None => dag.target_constant(parts.constant, ty),
                    },
                })
                .collect(),
        )
    }

    fn parts(&self, isa: &Isa<'_>, dag: &mut Dag, mode: &Mode, value: Value) -> Parts {
        let (rest, constant) = match mode.parts.contains(&AddressPart::Displacement) {
            true => match self.common_base(isa, dag, mode, value) {
                Some(found) => found,
                None => self.displacement(isa, dag, mode, value),
            },
            false => (value, 0),
        };
        if let Some(parts) = self.with_symbol(dag, mode, rest, constant) {
            return parts;
        }
        if let Some(parts) = self.with_low_part(isa, dag, mode, rest, constant) {
            return parts;
        }
        if let Some(base) = frame_object(dag, rest) {
            return Parts { base: Some(base), constant, ..Parts::default() };
        }
        let has_index = mode.parts.contains(&AddressPart::Index) && !self.is_short_of_registers(isa, dag);
        if has_index
            && (constant == 0 || mode.record.index_and_displacement != 0)
            && dag.op(rest.node) == NodeOp::ADD
            && let &[base, index] = dag.operands(rest.node)
        {
            return Parts { base: Some(base), index: Some(index), constant, ..Parts::default() };
        }
        Parts { base: Some(rest), constant, ..Parts::default() }
    }

    /// A base that accesses to neighbours have in common, and what the displacement is from there: the symbol of a place behind
    /// it; or a sum, where a constant is too large for the mode, or no multiple of what it counts in.
    fn common_base(&self, isa: &Isa<'_>, dag: &mut Dag, mode: &Mode, value: Value) -> Option<(Value, i64)> {
        let (base, number) = match (dag.op(value.node), dag.payload(value.node)) {
            (NodeOp::GLOBAL_ADDRESS, symbol @ Payload::Global { global, flags, offset }) => {
                let takes_symbols = mode.record.symbols != 0 || self.facts.symbol != NodeOp::ENTRY_TOKEN;
                // One in the table of addresses is behind what is loaded from there.
                let is_far = self.near_address(symbol).is_none();
                if offset == 0 || !is_far && (takes_symbols || !self.fits(isa, mode, offset)) {
                    return None;
                }
                let symbol = Payload::Global { global, flags, offset: 0 };
                let base = dag.leaf(NodeOp::GLOBAL_ADDRESS, self.pointer_type, symbol);
                if self.fits(isa, mode, offset) {
                    return Some((base, offset));
                }
                (base, offset)
            }
            _ => added_constant(dag, value).filter(|&(_, number)| !self.fits(isa, mode, number))?,
        };
        match self.template(TemplateKind::AddHigh) {
            Some(_) => self.base_in_parts(isa, dag, mode, (base, number)),
            None => self.base_of_steps(isa, dag, mode, (base, number)),
        }
    }

    /// A base to which the upper or the odd part of a constant is added by one instruction.
    fn base_in_parts(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        mode: &Mode,
        (base, number): (Value, i64),
    ) -> Option<(Value, i64)> {
        if number < 1 << UNSCALED_BITS {
            return None;
        }
        let bits = self.facts.low_bits;
        let unit = [1, 2, 4, 8, 16].into_iter().find(|&unit| self.fits(isa, mode, unit))?;
        let (low, beside) = (number & ((1 << bits) - 1), number % unit);
        let (kind, part, rest) = if self.fits(isa, mode, low) && number >> bits < 1 << bits {
            (TemplateKind::AddHigh, number >> bits, low)
        } else if self.fits(isa, mode, number - beside) {
            (TemplateKind::AddLow, beside, number - beside)
        } else {
            return None;
        };
        let program = self.template(kind)?;
        let part = dag.target_constant(part, self.pointer_type);
        let given = [(1, Given::Value(base)), (2, Given::Value(part))];
        let sum = self.node(isa, dag, program, &given, (self.pointer_type, None))?;
        Some((sum, rest))
    }

    /// A base to which the upper part of a constant is added, where that is made by one instruction.
    fn base_of_steps(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        mode: &Mode,
        (base, number): (Value, i64),
    ) -> Option<(Value, i64)> {
        let sign = self.facts.low_bits.checked_sub(1).filter(|_| self.builds_constants())?;
        let low = (number & ((2 << sign) - 1)) - (number & 1 << sign) * 2;
        let high = number.wrapping_sub(low);
        let is_one_step = constants::load(high, self.constants).len() == 1;
        if low == 0 || !self.fits(isa, mode, low) || !is_one_step {
            return None;
        }
        Some((self.behind(dag, base, high), low))
    }

    fn fits(&self, isa: &Isa<'_>, mode: &Mode, displacement: i64) -> bool {
        let function = mode.record.fits.checked_sub(1);
        function.is_none_or(|f| isa.target.call(f, &[displacement], isa.subtarget) != 0)
    }

    /// The address without a constant that is added, and that constant.
    fn displacement(&self, isa: &Isa<'_>, dag: &Dag, mode: &Mode, value: Value) -> (Value, i64) {
        let found = added_constant(dag, value).filter(|&(_, number)| self.fits(isa, mode, number));
        found.unwrap_or((value, 0))
    }

    /// A symbol, alone or beside a register, as the displacement.
    fn with_symbol(&self, dag: &mut Dag, mode: &Mode, value: Value, constant: i64) -> Option<Parts> {
        if !matches!(mode.record.symbols, 1 | 2) {
            return None;
        }
        if let Some(symbol) = self.symbol(dag, value, constant) {
            return Some(Parts { symbol: Some(symbol), ..Parts::default() });
        }
        let &[a, b] = dag.operands(value.node) else { return None };
        if mode.record.symbols < 2 || dag.op(value.node) != NodeOp::ADD {
            return None;
        }
        for (symbol, register) in [(a, b), (b, a)] {
            if let Some(symbol) = self.symbol(dag, symbol, constant) {
                let register = frame_object(dag, register).is_none().then_some(register)?;
                return Some(Parts { base: Some(register), symbol: Some(symbol), ..Parts::default() });
            }
        }
        None
    }

    /// The low part of a symbol's address as the displacement, the rest as the base: where accesses of that size can be there.
    fn with_low_part(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        mode: &Mode,
        value: Value,
        constant: i64,
    ) -> Option<Parts> {
        if mode.record.symbols != 3 {
            return None;
        }
        let (symbol, align_log2) = match (dag.op(value.node), dag.payload(value.node)) {
            (NodeOp::GLOBAL_ADDRESS, payload @ Payload::Global { flags, .. }) => {
                let align_log2 = flags >> global_flags::ALIGN_SHIFT & global_flags::MAX_ALIGN_LOG2;
                ((NodeOp::TARGET_GLOBAL_ADDRESS, payload.moved(constant)?), align_log2)
            }
            (NodeOp::CONSTANT_POOL, payload @ Payload::Index(index, _)) if constant == 0 => {
                let align_log2 = dag.shared.constants.get(index as usize)?.align_log2;
                ((NodeOp::TARGET_CONSTANT_POOL, payload), align_log2)
            }
            _ => return None,
        };
        let function = mode.record.fits.checked_sub(1)?;
        let is_unit = |bytes: &i64| isa.target.call(function, &[*bytes], isa.subtarget) != 0;
        let unit = [1, 2, 4, 8, 16, 32].into_iter().find(is_unit)?;
        let offset = if let Payload::Global { offset, .. } = symbol.1 { offset } else { 0 };
        if offset % unit != 0 || unit > 1 << align_log2 {
            return None;
        }
        let (base, symbol) = self.page_and_low(isa, dag, symbol)?;
        Some(Parts { base: Some(base), symbol: Some(symbol), ..Parts::default() })
    }

    /// The symbol that a value is the address of, with an offset.
    fn symbol(&self, dag: &mut Dag, value: Value, constant: i64) -> Option<Value> {
        if self.facts.symbol == NodeOp::ENTRY_TOKEN || dag.op(value.node) != self.facts.symbol {
            return None;
        }
        let symbol = *dag.operands(value.node).first()?;
        if constant == 0 {
            return Some(symbol);
        }
        let payload = dag.payload(symbol.node).moved(constant)?;
        Some(dag.leaf(NodeOp::TARGET_GLOBAL_ADDRESS, self.pointer_type, payload))
    }
}

/// A value that is another one and a constant.
fn added_constant(dag: &Dag, value: Value) -> Option<(Value, i64)> {
    let is_sum = match dag.op(value.node) {
        NodeOp::ADD => true,
        NodeOp::OR => dag.node(value.node).flags & flag_bits::DISJOINT != 0,
        _ => false,
    };
    match dag.operands(value.node) {
        &[base, constant] if is_sum => Some((base, dag.as_constant(constant)?)),
        _ => None,
    }
}

/// The stack object that a value is the address of, as an operand.
fn frame_object(dag: &mut Dag, value: Value) -> Option<Value> {
    match (dag.op(value.node), dag.payload(value.node)) {
        (NodeOp::FRAME_INDEX, Payload::Frame(index)) => {
            let ty = dag.type_of(value);
            Some(dag.leaf(NodeOp::TARGET_FRAME_INDEX, ty, Payload::Frame(index)))
        }
        _ => None,
    }
}
