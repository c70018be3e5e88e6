//! Operations that become others before selection, and what patterns do not select: addresses and constants.

use super::{Abi, Machine};
use crate::names::{complex, node, op, part, reg, specifier};
use ir::CallingConv;
use isel::combine::known_bits::known_bits;
use isel::dag::{Parts, Payload, global_flags, is_checked};
use isel::lowering::{Action, AsmCondition, AsmConstraint, Assignment, Convention, LoweringFacts, Result};
use isel::{ArgPart, Dag, Lowering, Node, Unsupported, Value};
use mir::{FrameIndex, Isa, MemOperand};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, flag_bits};
use tables::value_type::{Kind, ValueType};

type Values = SmallVec<[Value; 2]>;

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
    payload: Payload,
}

impl Symbol {
    fn of(dag: &Dag, node: Node) -> Option<Symbol> {
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

    fn frame(index: FrameIndex) -> Symbol {
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
    pub(super) fn operands(&self, dag: &mut Dag, address: &Address, segment: Option<::mc::Reg>) -> Values {
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
        let is_by_word = self.options.position_independent || self.options.is_mach_o || self.options.is_coff;
        match payload {
            Payload::Global { flags, .. } => !is_by_word || flags & global_flags::LOCAL != 0,
            _ => true,
        }
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
        if let (NodeOp::ADD, &[inner, number]) = (dag.op(value.node), dag.operands(value.node))
            && let Some(number) = dag.as_constant(number)
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
        self.is_64() && (self.options.is_far && !symbol.is_frame() || symbol.is_absolute())
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

    pub(super) fn address(&self, dag: &mut Dag, value: Value) -> Values {
        let empty = Address { base: None, index: None, symbol: None, displacement: 0 };
        let mut address = empty;
        if !self.add_term(dag, &mut address, value, MAX_TERMS) {
            address = Address { base: Some(value), ..empty };
        }
        self.operands(dag, &address, None)
    }

    /// The address of a symbol: relative to the code, or from the global offset table.
    fn symbol_address(&self, dag: &mut Dag, symbol: Symbol) -> Value {
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
    fn symbol_as_number(&self, dag: &mut Dag, symbol: Symbol) -> Option<Value> {
        let is_known = !self.options.position_independent
            && !symbol.is_frame()
            && self.is_direct(symbol.payload)
            && !self.is_far(symbol);
        is_known.then(|| self.symbol(dag, symbol, 0, 0))
    }

    /// What the entry of a symbol in the global offset table holds, whatever the offset from the symbol is.
    fn table_entry(&self, dag: &mut Dag, symbol: Symbol, part: u8) -> Value {
        let base = self.code_register(dag);
        let back = match symbol.payload {
            Payload::Global { offset, .. } => offset.wrapping_neg(),
            _ => 0,
        };
        let place = self.symbol(dag, symbol, part, back);
        let none = self.no_register(dag, self.pointer());
        let (scale, segment) = (dag.target_constant(1, ValueType::I8), self.no_register(dag, ValueType::I16));
        let chain = dag.entry();
        self.inst(dag, self.mode.load, &[base, scale, none, place, segment, chain])
    }

    /// The address of a thread's copy of a variable: the thread's pointer, which `%fs:0` holds, and an offset.
    fn thread_local(&self, dag: &mut Dag, symbol: Symbol) -> Result<Value> {
        let Payload::Global { flags, offset, .. } = symbol.payload else {
            return Err(Unsupported::new("a thread-local address of this kind"));
        };
        if self.options.is_mach_o {
            return Ok(self.thread_local_descriptor(dag, symbol, offset));
        }
        if self.options.is_coff {
            return Ok(self.thread_local_block(dag, symbol));
        }
        let has = |flag| flags & flag != 0;
        let in_library = self.options.position_independent && !self.options.executable;
        if in_library && !has(global_flags::INITIAL_EXEC) && !has(global_flags::LOCAL_EXEC) {
            return Ok(self.thread_local_call(dag, symbol, has(global_flags::LOCAL), offset));
        }
        let pointer = self.thread(dag);
        let none = self.no_register(dag, self.pointer());
        let (scale, segment) = (dag.target_constant(1, ValueType::I8), self.no_register(dag, ValueType::I16));
        let [at_link, at_load] = match (self.is_64(), self.options.position_independent) {
            (true, _) => [specifier::TPOFF, specifier::GOTTPOFF],
            (false, false) => [specifier::NTPOFF, specifier::INDNTPOFF],
            (false, true) => [specifier::NTPOFF, specifier::GOTNTPOFF],
        };
        if has(global_flags::LOCAL) || has(global_flags::LOCAL_EXEC) {
            let symbol = self.symbol(dag, symbol, at_link, 0);
            return Ok(self.inst(dag, self.mode.address, &[pointer, scale, none, symbol, segment]));
        }
        let distance = self.table_entry(dag, symbol, at_load);
        let offset = dag.target_constant(offset, ValueType::I32);
        Ok(self.inst(dag, self.mode.address, &[pointer, scale, distance, offset, segment]))
    }

    /// The address of a thread's copy of a variable that has a descriptor: its function finds it.
    fn thread_local_descriptor(&self, dag: &mut Dag, symbol: Symbol, offset: i64) -> Value {
        dag.shared.frame.has_calls = true;
        let base = self.code_register(dag);
        let none = self.no_register(dag, self.pointer());
        let (scale, segment) = (dag.target_constant(1, ValueType::I8), self.no_register(dag, ValueType::I16));
        let (part, call) = match (self.is_64(), self.options.position_independent) {
            (true, _) => (specifier::TLVP, op::TLSCall_64),
            (false, true) => (specifier::tlvp_pic_base, op::TLSCall_32),
            (false, false) => (specifier::TLVP, op::TLSCall_32_absolute),
        };
        let place = self.symbol(dag, symbol, part, offset.wrapping_neg());
        let found = match call {
            op::TLSCall_32_absolute => self.inst(dag, call, &[place]),
            _ => self.inst(dag, call, &[base, scale, none, place, segment]),
        };
        if offset == 0 {
            return found;
        }
        let offset = dag.target_constant(offset, ValueType::I32);
        self.inst(dag, self.mode.address, &[found, scale, none, offset, segment])
    }

    /// The address of a thread's copy of a variable on Windows: in the thread's copy of the initial data of the program or
    /// library, whose number the linker has.
    fn thread_local_block(&self, dag: &mut Dag, symbol: Symbol) -> Value {
        /// Where a thread's block has the address of the array of its copies.
        const COPIES_AT: i64 = 0x58;
        if !self.is_64() {
            return self.thread_local_block_32(dag, symbol);
        }
        let (none, no_segment) =
            (self.no_register(dag, ValueType::I64), self.no_register(dag, ValueType::I16));
        let one = dag.target_constant(1, ValueType::I8);
        let zero = dag.target_constant(0, ValueType::I32);
        let entry = dag.entry();
        let name = dag.shared.symbol(b"_tls_index");
        let number = dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, ValueType::I64, Payload::Symbol(name, 0));
        let base = dag.register(reg::RIP.into(), ValueType::I64);
        let number = self.inst(dag, op::MOVSX64rm32, &[base, one, none, number, no_segment, entry]);
        let segment = dag.register(reg::GS.into(), ValueType::I16);
        let at = dag.target_constant(COPIES_AT, ValueType::I32);
        let copies = self.inst(dag, op::MOV64rm, &[none, one, none, at, segment, entry]);
        let eight = dag.target_constant(8, ValueType::I8);
        let copy = self.inst(dag, op::MOV64rm, &[copies, eight, number, zero, no_segment, entry]);
        let distance = self.symbol(dag, symbol, specifier::SECREL32, 0);
        self.inst(dag, op::LEA64r, &[copy, one, none, distance, no_segment])
    }

    /// The same in 32 bits, where Microsoft's runtime library says where the array is.
    fn thread_local_block_32(&self, dag: &mut Dag, symbol: Symbol) -> Value {
        const COPIES_AT: i64 = 0x2c;
        let ty = ValueType::I32;
        let (none, no_segment) = (self.no_register(dag, ty), self.no_register(dag, ValueType::I16));
        let (one, four) = (dag.target_constant(1, ValueType::I8), dag.target_constant(4, ValueType::I8));
        let zero = dag.target_constant(0, ty);
        let entry = dag.entry();
        let named = |dag: &mut Dag, name: &[u8]| {
            let name = dag.shared.symbol(name);
            dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, ty, Payload::Symbol(name, 0))
        };
        let number = named(dag, b"_tls_index");
        let number = self.inst(dag, op::MOV32rm, &[none, one, none, number, no_segment, entry]);
        let at = match self.abi {
            Abi::Windows => named(dag, b"_tls_array"),
            _ => dag.target_constant(COPIES_AT, ty),
        };
        let segment = dag.register(reg::FS.into(), ValueType::I16);
        let copies = self.inst(dag, op::MOV32rm, &[none, one, none, at, segment, entry]);
        let copy = self.inst(dag, op::MOV32rm, &[copies, four, number, zero, no_segment, entry]);
        let distance = self.symbol(dag, symbol, specifier::SECREL32, 0);
        self.inst(dag, op::LEA32r, &[copy, one, none, distance, no_segment])
    }

    /// The thread's pointer.
    fn thread(&self, dag: &mut Dag) -> Value {
        let zero = Address { base: None, index: None, symbol: None, displacement: 0 };
        let mut place = self.operands(dag, &zero, Some(self.mode.thread));
        place.push(dag.entry());
        self.inst(dag, self.mode.load, &place)
    }

    /// The address of a thread's copy in a library: a call finds it, or the copies of the whole library.
    fn thread_local_call(&self, dag: &mut Dag, symbol: Symbol, local: bool, offset: i64) -> Value {
        dag.shared.frame.has_calls = true;
        let part = match local {
            true if self.is_64() => specifier::TLSLD,
            true => specifier::TLSLDM,
            false => specifier::TLSGD,
        };
        let base = self.code_register(dag);
        let none = self.no_register(dag, self.pointer());
        let (scale, segment) = (dag.target_constant(1, ValueType::I8), self.no_register(dag, ValueType::I16));
        let place = self.symbol(dag, symbol, part, offset.wrapping_neg());
        // The function of 32 bits that takes its argument in a register has a name of its own.
        let name: &[u8] = if self.is_64() { b"__tls_get_addr" } else { b"___tls_get_addr" };
        let name = dag.shared.symbol(name);
        let payload = Payload::Symbol(name, specifier::PLT);
        let function = dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, self.pointer(), payload);
        let found = if self.is_64() {
            let opcode = if local { op::TLS_base_addr64 } else { op::TLS_addr64 };
            self.inst(dag, opcode, &[base, scale, none, place, segment, function])
        } else {
            let opcode = if local { op::TLS_base_addr32 } else { op::TLS_addr32 };
            let chain = dag.entry();
            let copy = dag.copy_to_reg(chain, reg::EBX.into(), base, None);
            self.inst(dag, opcode, &[place, function, Value::new(copy, 1)])
        };
        if local {
            let distance = self.symbol(dag, symbol, specifier::DTPOFF, 0);
            return self.inst(dag, self.mode.address, &[found, scale, none, distance, segment]);
        }
        if offset == 0 {
            return found;
        }
        let offset = dag.target_constant(offset, ValueType::I32);
        self.inst(dag, self.mode.address, &[found, scale, none, offset, segment])
    }

    /// Quotient or remainder: both come from one instruction, which has fixed registers.
    fn lower_division(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let (op, ty) = (dag.op(node), dag.types(node)[0]);
        let &[a, b] = dag.operands(node) else { return Err(Unsupported::new("a division of this form")) };
        let signed = matches!(op, NodeOp::SDIV | NodeOp::SREM);
        let result = u32::from(matches!(op, NodeOp::SREM | NodeOp::UREM));
        if ty.scalar_bits() < 32 {
            let extend = if signed { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
            let (a, b) = (dag.value(extend, ValueType::I32, &[a]), dag.value(extend, ValueType::I32, &[b]));
            let wide = self.divide(dag, signed, ValueType::I32, (a, b), result);
            return Ok(dag.value(NodeOp::TRUNCATE, ty, &[wide]));
        }
        Ok(self.divide(dag, signed, ty, (a, b), result))
    }

    fn divide(
        &self,
        dag: &mut Dag,
        signed: bool,
        ty: ValueType,
        (a, b): (Value, Value),
        result: u32,
    ) -> Value {
        let (op, lower, upper) = if signed {
            let halves = dag.make(Parts::new(node::SIGN, &[ty, ty], &[a]));
            (node::SDIVREM, halves.into(), Value::new(halves, 1))
        } else {
            (node::UDIVREM, a, dag.constant(0, ty))
        };
        let both = dag.make(Parts::new(op, &[ty, ty], &[lower, upper, b]));
        Value::new(both, result)
    }

    /// The upper half of a product.
    fn lower_high_product(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let (op, ty) = (dag.op(node), dag.types(node)[0]);
        let &[a, b] = dag.operands(node) else { return Err(Unsupported::new("a product of this form")) };
        let both = if op == NodeOp::MULHU { NodeOp::UMUL_LOHI } else { NodeOp::SMUL_LOHI };
        let product = dag.make(Parts::new(both, &[ty, ty], &[a, b]));
        Ok(Value::new(product, 1))
    }

    fn lower_sign_extension(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let &[value, from] = dag.operands(node) else {
            return Err(Unsupported::new("a sign extension of this form"));
        };
        let Payload::Type(from) = dag.payload(from.node) else {
            return Err(Unsupported::new("a sign extension from no type"));
        };
        if matches!(from, ValueType::I8 | ValueType::I16 | ValueType::I32) {
            let narrow = dag.value(NodeOp::TRUNCATE, from, &[value]);
            return Ok(dag.value(NodeOp::SIGN_EXTEND, ty, &[narrow]));
        }
        let by = i64::from(ty.scalar_bits() - from.scalar_bits().min(ty.scalar_bits()));
        let amount = dag.constant(by, ValueType::I8);
        let left = dag.value(NodeOp::SHL, ty, &[value, amount]);
        Ok(dag.value(NodeOp::SRA, ty, &[left, amount]))
    }
}

impl Lowering for Machine {
    fn facts(&self) -> &LoweringFacts {
        &self.lowering_facts
    }

    fn probe_stack(&self, dag: &mut Dag, chain: Value, to: Value, interval: u32) -> Option<Value> {
        let step = dag.target_constant(interval.into(), ValueType::I32);
        Some(dag.value(node::PROBE, ValueType::OTHER, &[chain, to, step]))
    }

    fn assign(&self, isa: &Isa<'_>, convention: Convention, parts: &[ArgPart]) -> Result<Option<Assignment>> {
        self.assign_parts(isa, convention, parts)
    }

    /// Functions do not extend what they return: what other compilers leave above it is anything.
    fn returned_in_part(&self, isa: &Isa<'_>, reg: ::mc::Reg, bits: u32) -> Option<(::mc::Reg, ValueType)> {
        let (index, ty) = match bits {
            0..=8 => (part::sub_8bit, ValueType::I8),
            9..=16 => (part::sub_16bit, ValueType::I16),
            _ => return None,
        };
        Some((isa.sub_register(reg, index)?, ty))
    }

    fn passed_vector(&self, _: &Isa<'_>, ty: ValueType) -> Result<ValueType> {
        self.vector_to_pass(ty)
    }

    fn thread_pointer(&self, _: &Isa<'_>, dag: &mut Dag) -> Option<Value> {
        Some(self.thread(dag))
    }

    fn load_pair(
        &self,
        dag: &mut Dag,
        chain: Value,
        address: Value,
        mem: MemOperand,
    ) -> Option<(Value, Value)> {
        Some(self.load_by_x87(dag, chain, address, mem))
    }

    fn store_pair(
        &self,
        dag: &mut Dag,
        chain: Value,
        value: Value,
        address: Value,
        mem: MemOperand,
    ) -> Option<Value> {
        Some(self.store_by_x87(dag, chain, (value, address), mem))
    }

    fn exchange_pair(
        &self,
        dag: &mut Dag,
        chain: Value,
        address: Value,
        [expected, new]: [[Value; 2]; 2],
        mem: MemOperand,
    ) -> Option<([Value; 2], Value)> {
        let mem = Some(dag.mems.push(mem));
        let int = ValueType::I32;
        let types = [int, int, int, ValueType::OTHER];
        let operands = [chain, address, expected[0], expected[1], new[0], new[1]];
        let made = dag.make(Parts { mem, ..Parts::new(node::LCMPXCHG8_DAG, &types, &operands) });
        Some(([0, 1].map(|half| Value::new(made, half)), Value::new(made, 3)))
    }

    fn narrowed(&self, dag: &mut Dag, value: Value, ty: ValueType) -> Result<Value> {
        self.between_formats(dag, value, ty)
    }

    fn call_register(&self, dag: &mut Dag) -> Option<(::mc::Reg, Value)> {
        Some((reg::EBX, self.global_base(dag)))
    }

    fn preserved(&self, isa: &Isa<'_>, calling_conv: CallingConv) -> Vec<::mc::Reg> {
        self.passing(calling_conv).preserved(isa.target).to_vec()
    }

    fn action(&self, _: &Isa<'_>, op: NodeOp, ty: ValueType) -> Action {
        let scalar = !ty.is_vector();
        let custom = match op {
            NodeOp::PREFETCH => return Action::Legal,
            // Only compared with zero, by a test of all bits.
            NodeOp::VECREDUCE_OR if self.tests(ty) => return Action::Legal,
            NodeOp::SETCC | NodeOp::BRCOND => scalar,
            NodeOp::UMULO | NodeOp::SMULO => ty.is_scalar_int() && ty.scalar_bits() >= 16,
            NodeOp::SETCCCARRY => ty.is_scalar_int(),
            op if is_checked(op) => ty.is_scalar_int(),
            NodeOp::SELECT => {
                scalar
                    || ty.bits() == 128
                    || ty.bits() == 256 && self.has_avx
                    || ty.bits() == 512 && self.has_zmm
            }
            NodeOp::SDIV | NodeOp::UDIV | NodeOp::SREM | NodeOp::UREM => ty.is_scalar_int(),
            NodeOp::MULHS | NodeOp::MULHU => ty.is_scalar_int() && ty.scalar_bits() >= 16,
            NodeOp::SIGN_EXTEND_INREG => ty.is_scalar_int(),
            NodeOp::CONSTANT_FP | NodeOp::FNEG | NodeOp::FABS | NodeOp::FCOPYSIGN => scalar && ty.is_float(),
            NodeOp::FMINNUM | NodeOp::FMAXNUM => {
                matches!(ty, ValueType::F32 | ValueType::F64) && !self.is_on_x87(ty)
            }
            NodeOp::UINT_TO_FP => matches!(ty, ValueType::F32 | ValueType::F64) || ty.kind() == Kind::X87,
            NodeOp::SINT_TO_FP | NodeOp::FP_EXTEND => self.is_on_x87(ty),
            NodeOp::BITCAST => !self.is_64() && matches!(ty, ValueType::I32 | ValueType::F32),
            NodeOp::FP_ROUND => matches!(ty, ValueType::F32 | ValueType::F64),
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => ty.is_scalar_int(),
            NodeOp::FP_TO_SINT_SAT => self.has_sse2 && matches!(ty, ValueType::I32 | ValueType::I64),
            NodeOp::PARITY => ty == ValueType::I8,
            NodeOp::ABS => matches!(ty, ValueType::I32 | ValueType::I64),
            NodeOp::ATOMIC_CMP_SWAP | NodeOp::ATOMIC_LOAD_SUB => true,
            NodeOp::BUILD_VECTOR | NodeOp::EXTRACT_VECTOR_ELT => true,
            _ => false,
        };
        if custom { Action::Custom } else { Action::Expand }
    }

    fn lower(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        let value = match dag.op(node) {
            NodeOp::SETCC => self.lower_setcc(dag, node)?,
            NodeOp::SETCCCARRY => self.lower_setcc_with_carry(dag, node)?,
            op if is_checked(op) => return self.lower_checked(dag, node),
            NodeOp::BRCOND => self.lower_branch(dag, node)?,
            NodeOp::SELECT => self.lower_select(dag, node)?,
            NodeOp::SDIV | NodeOp::UDIV | NodeOp::SREM | NodeOp::UREM => self.lower_division(dag, node)?,
            NodeOp::MULHS | NodeOp::MULHU => self.lower_high_product(dag, node)?,
            NodeOp::SIGN_EXTEND_INREG => self.lower_sign_extension(dag, node)?,
            NodeOp::CONSTANT_FP => self.lower_float_constant(dag, node)?,
            NodeOp::FNEG | NodeOp::FABS | NodeOp::FCOPYSIGN => self.lower_sign(dag, node)?,
            NodeOp::FMINNUM | NodeOp::FMAXNUM => self.lower_extremum(dag, node)?,
            NodeOp::UINT_TO_FP => self.lower_from_unsigned(dag, node)?,
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => self.lower_to_integer(dag, node)?,
            NodeOp::FP_TO_SINT_SAT => self.lower_to_nearest_integer(dag, node)?,
            NodeOp::ABS => self.lower_magnitude(dag, node)?,
            NodeOp::PARITY => self.lower_parity(dag, node)?,
            NodeOp::SINT_TO_FP => self.lower_from_signed(dag, node)?,
            NodeOp::BITCAST => self.bits_by_memory(dag, node)?,
            NodeOp::FP_EXTEND | NodeOp::FP_ROUND => self.lower_between_formats(dag, node)?,
            NodeOp::ATOMIC_CMP_SWAP | NodeOp::ATOMIC_LOAD_SUB => return self.lower_atomic(dag, node),
            NodeOp::BUILD_VECTOR => return Ok(self.lower_build_vector(dag, node).into_iter().collect()),
            NodeOp::EXTRACT_VECTOR_ELT => return Ok(self.lower_element(dag, node).into_iter().collect()),
            op => return Err(Unsupported::new(format!("operation '{op:?}'"))),
        };
        Ok(smallvec![value])
    }

    fn prefer(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Option<Values> {
        let free = self.free_extension(dag, node).map(|value| smallvec![value]);
        free.or_else(|| self.sum_as_address(dag, node))
    }

    fn product(&self, dag: &mut Dag, ty: ValueType, value: Value, factor: i64) -> Option<Value> {
        self.product_as_sums(dag, ty, value, factor)
    }

    fn compares_with(&self, ty: ValueType, number: i64) -> bool {
        ty.scalar_bits() < 64 || i32::try_from(number).is_ok()
    }

    /// Numbers of 16 bits in an instruction cost a prefix that slows down its decoding.
    fn compares_narrow(&self, ty: ValueType, number: i64) -> bool {
        ty == ValueType::I8 || (ty == ValueType::I16 && i8::try_from(number).is_ok())
    }

    /// Instructions of 16 bits have a prefix, and wait for the rest of the register.
    fn wider_for(&self, op: NodeOp, ty: ValueType) -> Option<ValueType> {
        let is_shift = matches!(op, NodeOp::SHL | NodeOp::SRL | NodeOp::SRA);
        let is_other =
            matches!(op, NodeOp::ADD | NodeOp::SUB | NodeOp::MUL | NodeOp::AND | NodeOp::OR | NodeOp::XOR);
        let is_better = ty == ValueType::I16 && (is_shift || is_other);
        // A product of bytes has its factors in fixed registers, and no form with a number.
        let is_only = ty == ValueType::I8 && op == NodeOp::MUL;
        (is_better || is_only).then_some(ValueType::I32)
    }

    fn shift_vector(&self, dag: &mut Dag, op: NodeOp, value: Value, by: u32) -> Option<Value> {
        self.shift_all(dag, op, value, by)
    }

    fn shift_vector_by(&self, dag: &mut Dag, op: NodeOp, value: Value, amount: Value) -> Option<Value> {
        self.shift_all_by(dag, op, value, amount)
    }

    fn vector_operation(
        &self,
        dag: &mut Dag,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
    ) -> Option<Value> {
        self.operation_on_lanes(dag, op, ty, operands)
    }

    fn split_vector(&self, dag: &mut Dag, value: Value) -> Option<(Value, Value)> {
        self.halves(dag, value)
    }

    fn join_vectors(&self, dag: &mut Dag, low: Value, high: Value) -> Option<Value> {
        self.joined(dag, low, high)
    }

    fn pack_lanes(&self, dag: &mut Dag, a: Value, b: Value, bits: u32, signed: bool) -> Option<Value> {
        self.packed(dag, a, b, bits, signed)
    }

    fn pack_saturated(&self, dag: &mut Dag, a: Value, b: Value, signed: bool) -> Option<Value> {
        self.packed_saturated(dag, a, b, signed)
    }

    fn sums_of_differences(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        self.differences_of_bytes(dag, a, b)
    }

    fn sums_of_products(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        self.products_of_words(dag, a, b)
    }

    fn masks_memory(&self, ty: ValueType) -> bool {
        let by_signs = self.has_avx && matches!(ty.scalar_bits(), 32 | 64) && matches!(ty.bits(), 128 | 256);
        let is_narrow = matches!(ty.scalar_bits(), 8 | 16) && matches!(ty.bits(), 128 | 256);
        by_signs
            || ty.bits() == 512 && self.computes(ty)
            || is_narrow && self.has_avx512bw && self.has_avx512vl
    }

    fn masks_memory_by_bits(&self, ty: ValueType) -> bool {
        self.has_avx512 && self.masks_memory(ty)
    }

    fn mask_of_bits(&self, dag: &mut Dag, ty: ValueType, bits: Value) -> Option<Value> {
        self.mask_from_bits(dag, ty, bits)
    }

    fn masked_load(
        &self,
        dag: &mut Dag,
        ty: ValueType,
        operands: [Value; 3],
        mem: MemOperand,
    ) -> Option<Node> {
        let (op, operands) = self.masked_access(dag, (node::MASKLOAD, node::KLOAD), operands);
        let mem = Some(dag.mems.push(mem));
        Some(dag.make(Parts { mem, ..Parts::new(op, &[ty, ValueType::OTHER], &operands) }))
    }

    fn masked_store(&self, dag: &mut Dag, operands: [Value; 4], mem: MemOperand) -> Option<Value> {
        let (op, operands) = self.masked_access(dag, (node::MASKSTORE, node::KSTORE), operands);
        let mem = Some(dag.mems.push(mem));
        let made = Parts { mem, ..Parts::new(op, &[ValueType::OTHER], &operands) };
        Some(dag.make(made).into())
    }

    fn compare_vectors(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        self.compare_lanes(dag, code, a, b)
    }

    fn sign_bits(&self, dag: &mut Dag, mask: Value) -> Option<Value> {
        self.signs_of_lanes(dag, mask)
    }

    fn shuffle(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        self.shuffled(dag, a, b, mask)
    }

    fn select_complex(&self, _: &Isa<'_>, dag: &mut Dag, function: u16, value: Value) -> Option<Values> {
        match function {
            complex::selectAddr => Some(self.address(dag, value)),
            complex::selectSymbol => {
                let symbol = Symbol::of(dag, value.node).filter(|_| !is_thread_local(dag, value.node))?;
                Some(smallvec![self.symbol_as_number(dag, symbol)?])
            }
            _ => None,
        }
    }

    fn select(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Option<Values>> {
        let value = match (dag.op(node), Symbol::of(dag, node)) {
            (NodeOp::GLOBAL_TLS_ADDRESS, Some(symbol)) => self.thread_local(dag, symbol)?,
            (_, Some(symbol)) => self.symbol_address(dag, symbol),
            (NodeOp::ATOMIC_FENCE, _) => return Ok(self.fence(dag, node).map(|fence| smallvec![fence])),
            (NodeOp::PREFETCH, _) => return Ok(self.prefetch(dag, node).map(|hint| smallvec![hint])),
            (NodeOp::CONSTANT_FP, _) if dag.payload(node) == Payload::Int(0) => {
                let ty = dag.types(node)[0];
                let zero = match ty {
                    ValueType::F32 => op::FsFLD0SS,
                    ValueType::F64 => op::FsFLD0SD,
                    _ => op::V_SET0,
                };
                dag.value(NodeOp::machine(zero), ty, &[])
            }
            _ => return Ok(None),
        };
        Ok(Some(smallvec![value]))
    }

    fn asm_condition(&self, name: &str) -> Option<AsmCondition> {
        super::inline_asm::condition(name)
    }

    fn asm_constraint(&self, _: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        self.constraint(code, ty)
    }

    fn asm_memory_operands(&self, _: &Isa<'_>, dag: &mut Dag, base: Value) -> SmallVec<[Value; 5]> {
        self.memory_at(dag, base)
    }

    fn frame_address(&self, _: &Isa<'_>, dag: &mut Dag, index: FrameIndex) -> Value {
        let address =
            Address { base: None, index: None, symbol: Some(Symbol::frame(index)), displacement: 0 };
        let operands = self.operands(dag, &address, None);
        self.inst(dag, self.mode.address, &operands)
    }
}

/// Whether a sum, or a disjunction of numbers that have no bit in common, which is one.
fn is_sum(dag: &Dag, node: Node) -> bool {
    let disjoint = |&[a, b]: &[Value; 2]| {
        let (a, b) = (known_bits(dag, a), known_bits(dag, b));
        let ty = dag.types(node).first().copied().unwrap_or_default();
        (a.zeros | b.zeros).count_ones() == ty.scalar_bits()
    };
    dag.op(node) == NodeOp::ADD
        || dag.node(node).flags & flag_bits::DISJOINT != 0
        || dag.operands(node).try_into().is_ok_and(disjoint)
}

fn is_thread_local(dag: &Dag, node: Node) -> bool {
    dag.op(node) == NodeOp::GLOBAL_TLS_ADDRESS
}

impl Machine {
    /// The hint for an address: data is wanted, into how many of the caches.
    fn prefetch(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let &[chain, address, _, locality, cache] = dag.operands(node) else { return None };
        if dag.as_constant(cache) == Some(0) {
            // Of code there is no hint that all processors take.
            return Some(chain);
        }
        let hint = match dag.as_constant(locality)? {
            0 => op::PREFETCHNTA,
            1 => op::PREFETCHT2,
            2 => op::PREFETCHT1,
            _ => op::PREFETCHT0,
        };
        let mut operands = self.address(dag, address);
        operands.push(chain);
        Some(dag.value(NodeOp::machine(hint), ValueType::OTHER, &operands))
    }

    /// Only the strongest order needs an instruction: a store may be passed by later loads, nothing else.
    fn fence(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        const SEQUENTIALLY_CONSISTENT: i64 = 6;
        let &[chain, ordering, scope] = dag.operands(node) else { return None };
        let single_thread = dag.as_constant(scope) == Some(0);
        if single_thread || dag.as_constant(ordering)? != SEQUENTIALLY_CONSISTENT {
            return Some(chain);
        }
        if self.has_sse2 {
            return Some(dag.value(NodeOp::machine(op::MFENCE), ValueType::OTHER, &[chain]));
        }
        // A locked access of what is on the stack orders memory as well.
        let stack = dag.register(self.mode.stack_pointer.into(), self.pointer());
        let mut operands = self.memory_at(dag, stack);
        operands.extend([dag.target_constant(0, ValueType::I32), chain]);
        Some(dag.value(NodeOp::machine(op::OR32mi8Locked), ValueType::OTHER, &operands))
    }
}
