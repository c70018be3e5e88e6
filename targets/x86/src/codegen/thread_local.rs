//! Thread-local variables: where a thread's copy is, by the models of TLS.
//!
//! Source: U. Drepper, "ELF Handling For Thread-Local Storage"; for COFF and Mach-O, what their linkers and loaders expect.

use super::addresses::{Address, Symbol};
use super::{Abi, Machine};
use crate::names::{op, reg, specifier};
use isel::dag::{Payload, global_flags};
use isel::lowering::Result;
use isel::{Dag, Unsupported, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Machine {
    /// The address of a thread's copy of a variable: the thread's pointer, which `%fs:0` holds, and an offset.
    pub(super) fn thread_local(&self, dag: &mut Dag, symbol: Symbol) -> Result<Value> {
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
            if self.options.tls_descriptors {
                return Ok(self.thread_local_by_descriptor(dag, symbol, offset));
            }
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

    /// The address of a thread's copy in a library: the function of the variable's descriptor tells how far it is from the
    /// thread's pointer, and changes no register but that of the result.
    fn thread_local_by_descriptor(&self, dag: &mut Dag, symbol: Symbol, offset: i64) -> Value {
        dag.shared.frame.has_calls = true;
        let base = self.code_register(dag);
        let none = self.no_register(dag, self.pointer());
        let (scale, segment) = (dag.target_constant(1, ValueType::I8), self.no_register(dag, ValueType::I16));
        let place = self.symbol(dag, symbol, specifier::tlsdesc, offset.wrapping_neg());
        let function = self.symbol(dag, symbol, specifier::tlscall, offset.wrapping_neg());
        let distance = if self.is_64() {
            self.inst(dag, op::TLS_desc64, &[base, scale, none, place, segment, function])
        } else {
            let chain = dag.entry();
            let copy = dag.copy_to_reg(chain, reg::EBX.into(), base, None);
            self.inst(dag, op::TLS_desc32, &[place, function, Value::new(copy, 1)])
        };
        let thread = self.thread(dag);
        let offset = dag.target_constant(offset, ValueType::I32);
        self.inst(dag, self.mode.address, &[thread, scale, distance, offset, segment])
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
    pub(super) fn thread(&self, dag: &mut Dag) -> Value {
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
}
