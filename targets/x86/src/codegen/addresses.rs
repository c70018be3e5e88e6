//! Addresses as instructions take them: sums are taken apart into a base, a scaled index, a symbol and a displacement; and
//! how the address of a symbol is found, by the code model and by who may have it.

use super::Machine;
use crate::names::{reg, specifier};
use isel::call::entry_of_table;
use isel::combine::known_bits::known_bits;
use isel::dag::{Parts, Payload, global_flags};
use isel::lowering::{IntoRegister, Operands, Result};
use isel::{Dag, Node, Value};
use mir::FrameIndex;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::selection::flag_bits;
use tables::value_type::ValueType;

/// Base, scale, index, displacement, segment: an address as instructions take it.
#[derive(Clone, Copy, Default)]
pub(super) struct Address {
    pub base: Option<Value>,
    /// With its factor: 1, 2, 4 or 8.
    pub index: Option<(Value, i64)>,
    /// A symbol, table, constant or stack object to which the displacement is added.
    pub symbol: Option<Symbol>,
    pub displacement: i64,
}

/// What a leaf of the graph stands for, and the operation that names it as an operand.
#[derive(Clone, Copy)]
pub(super) struct Symbol {
    op: NodeOp,
    pub payload: Payload,
}

impl Symbol {
    pub fn of(dag: &Dag, node: Node) -> Option<Symbol> {
        let op = match dag.op(node) {
            NodeOp::GLOBAL_ADDRESS | NodeOp::GLOBAL_TLS_ADDRESS => NodeOp::TARGET_GLOBAL_ADDRESS,
            NodeOp::BLOCK_ADDRESS => NodeOp::TARGET_BLOCK_ADDRESS,
            NodeOp::CONSTANT_POOL => NodeOp::TARGET_CONSTANT_POOL,
            NodeOp::JUMP_TABLE => NodeOp::TARGET_JUMP_TABLE,
            NodeOp::EXTERNAL_SYMBOL => NodeOp::TARGET_EXTERNAL_SYMBOL,
            NodeOp::FRAME_INDEX => NodeOp::TARGET_FRAME_INDEX,
            _ => return None,
        };
        Some(Symbol { op, payload: dag.payload(node) })
    }

    pub fn frame(index: FrameIndex) -> Symbol {
        Symbol { op: NodeOp::TARGET_FRAME_INDEX, payload: Payload::Frame(index) }
    }

    /// Whether it stands for a number that only the linker knows.
    pub fn is_absolute(self) -> bool {
        matches!(self.payload, Payload::Global { flags, .. } if flags & global_flags::ABSOLUTE != 0)
    }

    pub fn offset(self) -> i64 {
        match self.payload {
            Payload::Global { offset, .. } => offset,
            _ => 0,
        }
    }

    pub fn is_frame(self) -> bool {
        self.op == NodeOp::TARGET_FRAME_INDEX
    }
}

/// How deep sums are taken apart.
pub(super) const MAX_TERMS: u32 = 8;

/// Whether an instruction has room for a displacement beside a symbol. Only symbols of the module have offsets.
fn has_room(symbol: Option<Symbol>, displacement: i64) -> bool {
    match symbol {
        Some(symbol) if !symbol.is_frame() => {
            displacement == 0 || symbol.payload.moved(displacement).is_some()
        }
        _ => i32::try_from(displacement).is_ok(),
    }
}

impl Machine {
    pub(super) fn inst(&self, dag: &mut Dag, opcode: u16, operands: &[Value]) -> Value {
        dag.value(NodeOp::machine(opcode), self.pointer(), operands)
    }

    pub(super) fn no_register(&self, dag: &mut Dag, ty: ValueType) -> Value {
        dag.register(mir::Reg::NONE, ty)
    }

    /// The operands of an address.
    pub(super) fn operands(&self, dag: &mut Dag, address: &Address, segment: Option<::mc::Reg>) -> Operands {
        let displacement = i64::from(address.displacement as i32);
        let (symbol_base, displacement) = match address.symbol {
            Some(object) if object.is_frame() => {
                let object = dag.leaf(object.op, self.pointer(), object.payload);
                (Some(object), dag.target_constant(displacement, ValueType::I32))
            }
            Some(symbol) if self.is_from_table(symbol) => {
                let part =
                    if self.options.is_mach_o { specifier::pic_base_offset } else { specifier::GOTOFF };
                let symbol = self.symbol(dag, symbol, part, displacement);
                (Some(self.global_base(dag)), symbol)
            }
            Some(symbol) => {
                let symbol = self.symbol(dag, symbol, 0, displacement);
                // Relative to the instruction, unless registers need the place of the base.
                let alone = self.is_64() && address.base.is_none() && address.index.is_none();
                (alone.then(|| dag.register(reg::RIP.into(), ValueType::I64)), symbol)
            }
            None => (None, dag.target_constant(displacement, ValueType::I32)),
        };
        let none = self.no_register(dag, self.pointer());
        let (index, scale) = address.index.unwrap_or((none, 1));
        let scale = dag.target_constant(scale, ValueType::I8);
        let segment = match segment {
            Some(segment) => dag.register(segment.into(), ValueType::I16),
            None => self.no_register(dag, ValueType::I16),
        };
        let base = symbol_base.or(address.base).unwrap_or(none);
        smallvec![base, scale, index, displacement, segment]
    }

    /// A symbol as a displacement, with the part of its address that is meant.
    pub(super) fn symbol(&self, dag: &mut Dag, symbol: Symbol, part: u8, add: i64) -> Value {
        let payload = match symbol.payload {
            Payload::Global { global, offset, .. } => {
                Payload::Global { global, flags: part, offset: offset.wrapping_add(add) }
            }
            Payload::BlockAddress { global, block, .. } => {
                Payload::BlockAddress { global, block, flags: part }
            }
            Payload::Index(index, _) => Payload::Index(index, part),
            Payload::Symbol(index, _) => Payload::Symbol(index, part),
            other => other,
        };
        dag.leaf(symbol.op, self.pointer(), payload)
    }

    /// Whether the address of a symbol that may be anywhere is in an entry of the global offset table: others may have it.
    pub(super) fn is_from_entry(&self, symbol: Symbol) -> bool {
        match symbol.payload {
            Payload::Symbol(..) => true,
            payload => !self.is_direct(payload),
        }
    }

    /// Whether a symbol can be named in an instruction: nobody can put another in its place, or the linker makes do.
    fn is_direct(&self, payload: Payload) -> bool {
        match payload {
            Payload::Global { flags, .. } => !self.options.has_table() || flags & global_flags::LOCAL != 0,
            _ => true,
        }
    }

    /// Whether the address of a symbol is a constant that the linker knows.
    pub(super) fn is_constant_symbol(&self, payload: &Payload) -> bool {
        self.is_direct(*payload) && (self.is_64() || !self.options.position_independent)
    }

    /// The terms of a sum as parts of an address; `None` once there is no room for one.
    pub(super) fn add_term(&self, dag: &Dag, address: &mut Address, value: Value, budget: u32) -> bool {
        let node = value.node;
        let op = dag.op(node);
        if let Some(number) = dag.as_constant(value).filter(|_| op == NodeOp::CONSTANT) {
            let sum = address.displacement.wrapping_add(number);
            let has_room = has_room(address.symbol, sum);
            if has_room {
                address.displacement = sum;
            }
            return has_room;
        }
        match (op, dag.operands(node)) {
            // A thread's copy is elsewhere.
            _ if op != NodeOp::GLOBAL_TLS_ADDRESS
                && Symbol::of(dag, node).is_some_and(|symbol| self.takes_symbol(address, symbol)) =>
            {
                address.symbol = Symbol::of(dag, node);
                return true;
            }
            (NodeOp::ADD, &[a, b]) | (NodeOp::OR, &[a, b]) if budget > 0 && is_sum(dag, node) => {
                let saved = *address;
                for (x, y) in [(a, b), (b, a)] {
                    if self.add_term(dag, address, x, budget - 1)
                        && self.add_term(dag, address, y, budget - 1)
                    {
                        return true;
                    }
                    *address = saved;
                }
            }
            (NodeOp::SHL, &[inner, amount]) if address.index.is_none() => {
                if let Some(amount @ 1..=3) = dag.as_constant(amount) {
                    return self.scaled(dag, address, inner, 1 << amount);
                }
            }
            (NodeOp::MUL, &[inner, factor]) if address.index.is_none() && !self.has_base(address) => {
                // Three, five and nine times: a register and itself scaled.
                if let Some(factor @ (3 | 5 | 9)) = dag.as_constant(factor) {
                    address.base = Some(inner);
                    address.index = Some((inner, factor - 1));
                    return self.symbol_allows_registers(address);
                }
            }
            _ => {}
        }
        if !self.has_base(address) {
            address.base = Some(value);
        } else if address.index.is_none() {
            address.index = Some((value, 1));
        } else {
            return false;
        }
        self.symbol_allows_registers(address)
    }

    /// A register times a factor. A constant added to the register is added to the displacement.
    fn scaled(&self, dag: &Dag, address: &mut Address, value: Value, factor: i64) -> bool {
        let mut index = value;
        if let (NodeOp::ADD | NodeOp::OR, &[inner, number]) = (dag.op(value.node), dag.operands(value.node))
            && let Some(number) = dag.as_constant(number)
            && is_sum(dag, value.node)
        {
            let sum = address.displacement.wrapping_add(number.wrapping_mul(factor));
            if has_room(address.symbol, sum) {
                (index, address.displacement) = (inner, sum);
            }
        }
        address.index = Some((index, factor));
        self.symbol_allows_registers(address)
    }

    /// Whether the address of a symbol has no room in an instruction but the one that loads it.
    fn is_far(&self, symbol: Symbol) -> bool {
        // Words with addresses of other modules are in the same module.
        let is_by_near_word = self.options.is_coff && !self.is_direct(symbol.payload);
        let is_far = self.options.is_far && !symbol.is_frame() && !is_by_near_word;
        self.is_64() && (is_far || symbol.is_absolute())
    }

    fn has_base(&self, address: &Address) -> bool {
        let takes_base = |symbol: Symbol| symbol.is_frame() || self.is_from_table(symbol);
        address.base.is_some() || address.symbol.is_some_and(takes_base)
    }

    fn takes_symbol(&self, address: &Address, symbol: Symbol) -> bool {
        if address.symbol.is_some()
            || symbol.op == NodeOp::TARGET_EXTERNAL_SYMBOL
            || self.is_far(symbol)
            || !has_room(Some(symbol), address.displacement)
        {
            return false;
        }
        let has_registers = address.base.is_some() || address.index.is_some();
        match symbol.payload {
            Payload::Frame(_) => address.base.is_none(),
            payload if self.is_from_table(symbol) => self.is_direct(payload) && address.base.is_none(),
            payload => self.is_direct(payload) && !(has_registers && self.options.position_independent),
        }
    }

    /// A symbol beside registers is an absolute address, which position-independent code has not.
    fn symbol_allows_registers(&self, address: &Address) -> bool {
        let is_far = |symbol: Symbol| !symbol.is_frame() && !self.is_from_table(symbol);
        !self.options.position_independent || !address.symbol.is_some_and(is_far)
    }

    pub(super) fn address(&self, dag: &mut Dag, value: Value) -> Operands {
        let empty = Address { base: None, index: None, symbol: None, displacement: 0 };
        let mut address = empty;
        if !self.add_term(dag, &mut address, value, MAX_TERMS) {
            address = Address { base: Some(value), ..empty };
        }
        self.operands(dag, &address, None)
    }

    /// The address of an operand of inline assembly, whose base and index are put into registers before.
    pub(super) fn assembly_address(
        &self,
        dag: &mut Dag,
        value: Value,
        register: IntoRegister<'_>,
    ) -> Result<Operands> {
        let mut address = Address::default();
        let is_taken_apart = self.add_term(dag, &mut address, value, MAX_TERMS);
        // What counts from the table of addresses has a base that is computed, too.
        if !is_taken_apart || address.symbol.is_some_and(|symbol| self.is_from_table(symbol)) {
            address = Address { base: Some(value), ..Address::default() };
        }
        if let Some(base) = &mut address.base {
            *base = register(dag, *base)?;
        }
        if let Some((index, _)) = &mut address.index {
            *index = register(dag, *index)?;
        }
        Ok(self.operands(dag, &address, None))
    }

    /// The address of a symbol: relative to the code, or from the global offset table.
    pub(super) fn symbol_address(&self, dag: &mut Dag, symbol: Symbol) -> Value {
        if self.is_far(symbol) {
            return self.far_address(dag, symbol);
        }
        if let Some(number) = self.symbol_as_number(dag, symbol) {
            return self.inst(dag, self.mode.symbol_number, &[number]);
        }
        let empty = Address { base: None, index: None, symbol: None, displacement: 0 };
        let offset = match symbol.payload {
            Payload::Global { offset, .. } if !self.is_direct(symbol.payload) => offset,
            _ => {
                let operands = self.operands(dag, &Address { symbol: Some(symbol), ..empty }, None);
                return self.inst(dag, self.mode.address, &operands);
            }
        };
        let part = match (self.is_64(), self.options.is_mach_o, self.options.position_independent) {
            (true, ..) => specifier::GOTPCREL,
            _ if self.options.is_coff => specifier::GOTPCREL,
            (false, true, true) => specifier::darwin_nonlazy_pic_base,
            (false, true, false) => specifier::darwin_nonlazy,
            (false, false, _) => specifier::GOT,
        };
        let address = self.table_entry(dag, symbol, part);
        if offset == 0 {
            return address;
        }
        let operands =
            self.operands(dag, &Address { base: Some(address), displacement: offset, ..empty }, None);
        self.inst(dag, self.mode.address, &operands)
    }

    /// A symbol as an operand of 32 bits: programs that stay where they were linked are in the lowest two gigabytes.
    pub(super) fn symbol_as_number(&self, dag: &mut Dag, symbol: Symbol) -> Option<Value> {
        let is_known = !self.options.position_independent
            && !symbol.is_frame()
            && self.is_direct(symbol.payload)
            && !self.is_far(symbol);
        is_known.then(|| self.symbol(dag, symbol, 0, 0))
    }

    /// What the entry of a symbol in the global offset table holds, whatever the offset from the symbol is.
    pub(super) fn table_entry(&self, dag: &mut Dag, symbol: Symbol, part: u8) -> Value {
        let base = self.code_register(dag);
        let back = match symbol.payload {
            Payload::Global { offset, .. } => offset.wrapping_neg(),
            _ => 0,
        };
        let place = self.symbol(dag, symbol, part, back);
        let none = self.no_register(dag, self.pointer());
        let (scale, segment) = (dag.target_constant(1, ValueType::I8), self.no_register(dag, ValueType::I16));
        let chain = dag.entry();
        let mem = Some(dag.mems.push(entry_of_table(self.pointer())));
        let (op, types) = (NodeOp::machine(self.mode.load), [self.pointer()]);
        dag.make(Parts { mem, ..Parts::new(op, &types, &[base, scale, none, place, segment, chain]) }).into()
    }
}

/// Whether a sum, or a disjunction of numbers that have no bit in common, which is one.
pub(super) fn is_sum(dag: &Dag, node: Node) -> bool {
    let disjoint = |&[a, b]: &[Value; 2]| {
        let (a, b) = (known_bits(dag, a), known_bits(dag, b));
        let ty = dag.types(node).first().copied().unwrap_or_default();
        (a.zeros | b.zeros).count_ones() == ty.scalar_bits()
    };
    dag.op(node) == NodeOp::ADD
        || dag.node(node).flags & flag_bits::DISJOINT != 0
        || dag.operands(node).try_into().is_ok_and(disjoint)
}

pub(super) fn is_thread_local(dag: &Dag, node: Node) -> bool {
    dag.op(node) == NodeOp::GLOBAL_TLS_ADDRESS
}
