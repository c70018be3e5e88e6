//! The target's part of selection, beyond its tables: the [`Lowering`] trait.

mod facts;

pub use facts::{
    CallNodes, FrameLinks, LoweringFacts, NarrowFloats, ObjectNodes, QuadFunctions, SavedRegisters,
    SwiftPassing, Thunks, Unaligned, WindowLinks,
};

use crate::call::CallContext;
use crate::dag::{Dag, Node, Payload, Value};
use ir::CallingConv;
use mir::{FrameIndex, Isa, MemOperand};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// The operands of an instruction that stand for one value, such as the parts of an address.
pub type Operands = SmallVec<[Value; 5]>;

/// Something that cannot be compiled, as a phrase: "scalable vectors".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported(pub String, pub Option<Node>);

impl Unsupported {
    pub fn new(what: impl Into<String>) -> Unsupported {
        Unsupported(what.into(), None)
    }

    /// The node of the graph at hand that cannot be compiled.
    #[must_use]
    pub fn at(self, node: Node) -> Unsupported {
        Unsupported(self.0, Some(node))
    }
}

pub type Result<T> = std::result::Result<T, Unsupported>;

/// How a value narrower than its register is widened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extend {
    #[default]
    Any,
    Sign,
    Zero,
}

/// A piece of an argument or result that fits a register: values of illegal types have several.
#[derive(Clone, Copy, Debug)]
pub struct ArgPart {
    /// A legal type.
    pub ty: ValueType,
    /// Type of the whole value, which may be illegal.
    pub whole: ValueType,
    /// Which piece of it, and of how many.
    pub index: usize,
    pub count: usize,
    /// Alignment of the whole value in memory, log2 of bytes.
    pub align_log2: u8,
    pub extend: Extend,
    /// How many parts of an array begin with this one; 0 for others.
    pub rest_of_array: usize,
    /// Of a structure, an array or a vector: not an argument of its own.
    pub is_member: bool,
    /// Of a structure or an array.
    pub of_structure: bool,
    /// Beyond the named parameters of a variadic function.
    pub is_variadic: bool,
    /// The address at which the callee expects a result.
    pub is_sret: bool,
    /// The static chain of a nested function.
    pub is_nest: bool,
    /// A register is wanted where the convention has one for those who ask (`inreg`), of which only some ABIs take notice.
    pub is_in_reg: bool,
    /// What Swift's functions pass beside their arguments.
    pub swift: Option<Swift>,
    /// Not 0 for the address of an object of so many bytes that is passed by value: [`ArgLoc::Object`] means a copy of the
    /// object there, any other place the address of a copy.
    pub by_value_bytes: u64,
    /// The size of the object at whose address the callee puts its result, if that is what is passed.
    pub result_bytes: u64,
}

impl ArgPart {
    /// The part of the register in which it is returned, if it is an integer of which only that part counts.
    pub fn returned_in(&self, cx: &CallContext<'_>, reg: mc::Reg) -> Option<(mc::Reg, ValueType)> {
        let is_whole = self.count == 1 && self.whole.is_scalar_int() && self.ty.is_scalar_int();
        let bits = self.whole.scalar_bits();
        cx.lowering.returned_in_part(cx.isa, reg, bits).filter(|_| is_whole)
    }
}

/// What Swift's functions pass in registers of their own, which arguments do not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swift {
    /// The object whose method it is (`swiftself`).
    Itself,
    /// An error (`swifterror`): what is at the address goes into the register, and comes back in it.
    Error,
    /// The context of an asynchronous function (`swiftasync`).
    Context,
}

/// Where a [`ArgPart`] is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgLoc {
    Reg(mc::Reg),
    /// A floating-point number in a register for the wider ones of this type, as one of them.
    Extended(mc::Reg, ValueType),
    /// A value in a register of the other kind, bit for bit: a floating-point number in one for integers, or an integer in
    /// one for floating-point numbers.
    BitsInReg(mc::Reg),
    /// A floating-point number in the first register, and its bits in the second: a variable argument that functions look
    /// for in either. Only calls have such arguments.
    RegAndBits(mc::Reg, mc::Reg),
    /// An integer in the upper half of a register, beside something else.
    UpperHalf(mc::Reg),
    /// The same in two registers, the first with what comes first in memory.
    BitsInRegs(mc::Reg, mc::Reg),
    /// The same, with the second half on the stack.
    BitsInRegAndStack(mc::Reg, i64),
    /// The same, with both halves on the stack, which aligns no more than each of them.
    BitsOnStack(i64),
    /// Bytes from the stack pointer at the call.
    Stack(i64),
    /// The same, for the lowest bytes, so many, of an integer that travels as a wider one elsewhere: what is beside them may be
    /// another argument.
    NarrowStack(i64, u8),
    /// The same, for the object itself that is passed by value where others have its address.
    Object(i64),
    /// The value is passed by reference: the register has the address of a copy that the caller has made, of this piece and
    /// of those that follow.
    AddressInReg(mc::Reg),
    /// The same with the address on the stack.
    AddressOnStack(i64),
    /// Another piece of a value that is passed by reference, in memory next to the piece before it.
    ByReference,
}

impl ArgLoc {
    /// The registers that have a part of the value, or its address.
    pub fn registers(self) -> impl Iterator<Item = mc::Reg> {
        let [first, second] = match self {
            ArgLoc::Reg(reg)
            | ArgLoc::Extended(reg, _)
            | ArgLoc::BitsInReg(reg)
            | ArgLoc::UpperHalf(reg)
            | ArgLoc::BitsInRegAndStack(reg, _)
            | ArgLoc::AddressInReg(reg) => [Some(reg), None],
            ArgLoc::RegAndBits(first, second) | ArgLoc::BitsInRegs(first, second) => {
                [Some(first), Some(second)]
            }
            ArgLoc::Stack(_)
            | ArgLoc::BitsOnStack(_)
            | ArgLoc::NarrowStack(..)
            | ArgLoc::Object(_)
            | ArgLoc::AddressOnStack(_)
            | ArgLoc::ByReference => [None, None],
        };
        first.into_iter().chain(second)
    }
}

/// What a convention is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Convention {
    pub calling_conv: CallingConv,
    pub is_variadic: bool,
    /// Results rather than arguments.
    pub is_return: bool,
    /// The function itself asks, not its caller: with register windows the same register has two names.
    pub is_inside: bool,
}

/// Where all parts are.
#[derive(Clone, Debug, Default)]
pub struct Assignment {
    pub locations: Vec<ArgLoc>,
    /// Bytes of the area on the stack, as a call reserves them.
    pub stack_bytes: u64,
    /// Bytes of it that the callee takes off the stack when it returns.
    pub popped_bytes: u64,
    /// The size of the object for the result whose address has a place of its own; 0 if there is none.
    pub object_bytes: u64,
    /// What the area wants to be aligned to if that is more than the stack is at calls, log2 of bytes.
    pub stack_align_log2: u8,
    /// Where the first argument beyond these would be: bytes from the stack pointer at the call.
    pub stack_end: i64,
    /// Registers that further integer arguments would take, in order.
    pub free_registers: Vec<mc::Reg>,
    /// The caller keeps room for what these registers have, from `stack_end` on.
    pub free_registers_have_places: bool,
}

/// What becomes of an operation on a type that no pattern covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Legal,
    /// By generic rules, or a call of the runtime library.
    Expand,
    /// [`Lowering::lower`] does it.
    Custom,
}

/// Puts a value into a register that inline assembly names, and yields the operand for it.
pub type IntoRegister<'r> = &'r mut dyn FnMut(&mut Dag, Value) -> Result<Value>;

/// What a letter of a constraint of inline assembly stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsmConstraint {
    /// A register of a class.
    Class(u16),
    Register(mc::Reg),
    /// A register that holds the value in this type, which is converted.
    RegisterAs(mc::Reg, ValueType),
    /// The first of these for a value of one register; both, least significant first, for one of two.
    Pair([mc::Reg; 2]),
    Memory,
    Constant,
    /// A constant number, read with or without a sign, in one of these ranges, ends included.
    Numbers(&'static [(i64, i64)]),
}

/// A condition that inline assembly leaves in flags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsmCondition {
    /// What stores it: 0 or 1.
    pub instruction: String,
    /// The constraint and the type of the operand that takes it.
    pub code: &'static str,
    pub ty: ValueType,
}

/// See the module text.
pub trait Lowering: Send + Sync {
    /// Asked at any time; the answer is always the same.
    fn facts(&self) -> &LoweringFacts;

    /// Moves the stack pointer down to an address and touches memory at least once in so many bytes on the way: the chain
    /// after it.
    fn probe_stack(&self, _dag: &mut Dag, _chain: Value, _to: Value, _interval: u32) -> Option<Value> {
        None
    }

    /// Where a convention passes values. Results that do not fit registers are an empty `None`: the caller passes an
    /// address.
    fn assign(&self, isa: &Isa<'_>, convention: Convention, parts: &[ArgPart]) -> Result<Option<Assignment>>;

    /// The part of a register in which an integer of so many bits is returned, if nothing is said of the bits above that part,
    /// whatever extension the function promises.
    fn returned_in_part(&self, _isa: &Isa<'_>, _reg: mc::Reg, _bits: u32) -> Option<(mc::Reg, ValueType)> {
        None
    }

    /// One of the first lanes of a vector (VECREDUCE_ADD and others), each extended by an operation where one is given, in a
    /// register: as many bits as a lane has, or twice as many where they are extended, with zeros above.
    fn reduce_lanes(
        &self,
        _dag: &mut Dag,
        _op: (NodeOp, Option<NodeOp>),
        _value: Value,
        _lanes: u32,
    ) -> Option<Value> {
        None
    }

    /// The sums of lanes that are next to each other, which are extended (SIGN_EXTEND, ZERO_EXTEND) to twice the width.
    fn sum_pairs(&self, _dag: &mut Dag, _extension: NodeOp, _value: Value) -> Option<Value> {
        None
    }

    /// The vector as which one is passed: itself, or one of integers of its lanes' width in as many lanes or more; or the
    /// scalar with the bits of all lanes, which are wider if they do not fill it; or the type of a lane, if each goes on its
    /// own. An error if registers hold it that are not used yet.
    fn passed_vector(&self, _isa: &Isa<'_>, ty: ValueType) -> Result<ValueType> {
        Ok(ty)
    }

    /// The address itself of one to return to, which functions may have signed before they saved it.
    fn stripped_address(&self, _dag: &mut Dag, address: Value) -> Value {
        address
    }

    /// Where the thread's own data is.
    fn thread_pointer(&self, _isa: &Isa<'_>, _dag: &mut Dag) -> Option<Value> {
        None
    }

    /// An atomic load of an integer of two registers, and the chain after it.
    fn load_pair(
        &self,
        _dag: &mut Dag,
        _chain: Value,
        _address: Value,
        _mem: MemOperand,
    ) -> Option<(Value, Value)> {
        None
    }

    /// The chain after an atomic store of an integer of two registers.
    fn store_pair(
        &self,
        _dag: &mut Dag,
        _chain: Value,
        _value: Value,
        _address: Value,
        _mem: MemOperand,
    ) -> Option<Value> {
        None
    }

    /// A compare and exchange of two registers, the lower half first: both halves of what was there, and the chain after it.
    fn exchange_pair(
        &self,
        _dag: &mut Dag,
        _chain: Value,
        _address: Value,
        _expected_and_new: [[Value; 2]; 2],
        _mem: MemOperand,
    ) -> Option<([Value; 2], Value)> {
        None
    }

    /// A number that came in a wider format than its own ([`ArgLoc::Extended`]), in its own format.
    fn narrowed(&self, dag: &mut Dag, value: Value, ty: ValueType) -> Result<Value> {
        Ok(dag.value(NodeOp::FP_ROUND, ty, &[value]))
    }

    /// The register that what the linker puts between a call and the function wants to hold a value, and the value.
    fn call_register(&self, _dag: &mut Dag) -> Option<(mc::Reg, Value)> {
        None
    }

    /// Registers that a call by this convention preserves.
    fn preserved(&self, isa: &Isa<'_>, calling_conv: CallingConv) -> Vec<mc::Reg>;

    /// What to do with an operation that no pattern covers, on the type of its first result (or, without one, of the
    /// value stored or tested).
    fn action(&self, _isa: &Isa<'_>, _op: NodeOp, _ty: ValueType) -> Action {
        Action::Expand
    }

    /// A legal vector with all its elements shifted by a constant.
    fn shift_vector(&self, _dag: &mut Dag, _op: NodeOp, _value: Value, _by: u32) -> Option<Value> {
        None
    }

    /// The same by a number in a register: a scalar, of which values beyond the width of the elements mean nothing.
    fn shift_vector_by(&self, _dag: &mut Dag, _op: NodeOp, _value: Value, _amount: Value) -> Option<Value> {
        None
    }

    /// An operation on legal vectors, lane by lane, by operations of the machine, where it is not covered by patterns and
    /// this is better than generic rules. Conversions may take or give vectors with more lanes than the other side has:
    /// the lowest ones count.
    fn vector_operation(
        &self,
        _dag: &mut Dag,
        _op: NodeOp,
        _ty: ValueType,
        _operands: &[Value],
    ) -> Option<Value> {
        None
    }

    /// Both halves of a legal vector, as legal vectors.
    fn split_vector(&self, _dag: &mut Dag, _value: Value) -> Option<(Value, Value)> {
        None
    }

    /// Two legal vectors as the halves of one that is legal, too.
    fn join_vectors(&self, _dag: &mut Dag, _low: Value, _high: Value) -> Option<Value> {
        None
    }

    /// The integers of two legal vectors at half their width: those of the first one, then those of the second. Each is the
    /// extension, signed or by zeros, of its lowest `bits` bits, at most half the width.
    fn pack_lanes(&self, _dag: &mut Dag, _a: Value, _b: Value, _bits: u32, _signed: bool) -> Option<Value> {
        None
    }

    /// The integers of two legal vectors, which are signed, at half their width: the nearest that the narrower type has,
    /// signed or not.
    fn pack_saturated(&self, _dag: &mut Dag, _a: Value, _b: Value, _signed: bool) -> Option<Value> {
        None
    }

    /// Of two legal vectors of bytes, the sums of the absolute differences of eight at a time, in integers of 64 bits.
    fn sums_of_differences(&self, _dag: &mut Dag, _a: Value, _b: Value) -> Option<Value> {
        None
    }

    /// Of two legal vectors of signed integers, the products of neighbours added in pairs, in twice the width.
    fn sums_of_products(&self, _dag: &mut Dag, _a: Value, _b: Value) -> Option<Value> {
        None
    }

    /// Whether there are loads and stores of the lanes of a legal vector that a mask says.
    fn masks_memory(&self, _ty: ValueType) -> bool {
        false
    }

    /// Whether these are worth it whatever the mask comes from, and not only for comparisons of lanes as wide.
    fn masks_memory_by_bits(&self, _ty: ValueType) -> bool {
        false
    }

    /// Lanes of ones and zeros, in a legal vector of integers, for the lowest bits of an integer that registers hold.
    fn mask_of_bits(&self, _dag: &mut Dag, _ty: ValueType, _bits: Value) -> Option<Value> {
        None
    }

    /// A load of the lanes for which the mask has ones; the others are zeros. Operands: chain, address, mask. Results: the
    /// vector and the chain.
    fn masked_load(
        &self,
        _dag: &mut Dag,
        _ty: ValueType,
        _operands: [Value; 3],
        _mem: MemOperand,
    ) -> Option<Node> {
        None
    }

    /// A store of the lanes for which the mask has ones: the chain. Operands: chain, vector, address, mask.
    fn masked_store(&self, _dag: &mut Dag, _operands: [Value; 4], _mem: MemOperand) -> Option<Value> {
        None
    }

    /// A comparison of two legal vectors, lane by lane: all ones where it holds and zeros elsewhere, in integers of the width of
    /// the lanes.
    fn compare_vectors(&self, _dag: &mut Dag, _code: CondCode, _a: Value, _b: Value) -> Option<Value> {
        None
    }

    /// The first lanes of a legal vector, which are all ones or all zeros, as the low bits of an `i32`, the first one lowest.
    /// Other lanes may leave bits above; if there are none, there are zeros.
    fn sign_bits(&self, _dag: &mut Dag, _mask: Value, _lanes: u32) -> Option<Value> {
        None
    }

    /// An integer that is not zero if all of the first lanes of such a vector are ones, or if any of them is.
    fn test_mask(&self, _dag: &mut Dag, _mask: Value, _lanes: u32, _all: bool) -> Option<Value> {
        None
    }

    /// Elements of two legal vectors of the same type in another order, if that is not worse than one by one. The mask counts
    /// through both; `None` stands for any element.
    fn shuffle(&self, _dag: &mut Dag, _a: Value, _b: Value, _mask: &[Option<u32>]) -> Option<Value> {
        None
    }

    /// Makes the node's results of other operations, for [`Action::Custom`]; none if generic rules do as well.
    fn lower(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<SmallVec<[Value; 2]>>;

    /// A floating-point number from the low bits of a wider register, where no integer type has its size.
    fn bits_to_float(&self, _isa: &Isa<'_>, _dag: &mut Dag, _bits: Value, _ty: ValueType) -> Option<Value> {
        None
    }

    /// The bits of a floating-point number in a wider register, with anything above.
    fn float_to_bits(&self, _isa: &Isa<'_>, _dag: &mut Dag, _value: Value, _ty: ValueType) -> Option<Value> {
        None
    }

    /// Matches a complex pattern by this [function](tables::selection::ComplexFunction): the operands it yields.
    fn select_complex(&self, isa: &Isa<'_>, dag: &mut Dag, function: u16, value: Value) -> Option<Operands>;

    /// Selects a node in a way that is better than what patterns say, such as a sum as an address.
    fn prefer(&self, _isa: &Isa<'_>, _dag: &mut Dag, _node: Node) -> Option<SmallVec<[Value; 2]>> {
        None
    }

    /// A product with a constant by operations that together are cheaper than a multiplication.
    fn product(&self, _dag: &mut Dag, _ty: ValueType, _value: Value, _factor: i64) -> Option<Value> {
        None
    }

    /// Whether a comparison takes the number as an operand.
    fn compares_with(&self, _ty: ValueType, _number: i64) -> bool {
        true
    }

    /// Whether a comparison with the number in a narrow type is as good as one of the extended numbers.
    fn compares_narrow(&self, _ty: ValueType, _number: i64) -> bool {
        false
    }

    /// Whether a floating-point constant is better loaded than made of its bits in a general register.
    fn loads_float(&self, _isa: &Isa<'_>, _ty: ValueType, _bits: i64) -> bool {
        false
    }

    /// What the machine has for operations that are legal one by one: for several comparisons at once, or to put a field of bits
    /// into a value. The node is the last of these operations, one on bits.
    fn own_operation(&self, _dag: &mut Dag, _node: Node) -> Option<Value> {
        None
    }

    /// The type in which an operation is done better than in its own.
    fn wider_for(&self, _op: NodeOp, _ty: ValueType) -> Option<ValueType> {
        None
    }

    /// The target's own operation that does one of a narrower type in the registers of a wider one: it looks only at as many
    /// low bits of its operands, and its result is sign-extended.
    fn narrow_operation(&self, _op: NodeOp, _narrow: ValueType) -> Option<NodeOp> {
        None
    }

    /// Selects a node that patterns do not: constants and addresses of several instructions.
    fn select(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Option<SmallVec<[Value; 2]>>>;

    /// What a code of a constraint of inline assembly stands for, for a value of a type; not for `r`, `m`, `i`, `n`, `s`,
    /// `g` and `X`, which are the same everywhere. The default knows `f` for a floating-point register.
    fn asm_constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        if code != "f" {
            return None;
        }
        let wide = isa.class_for_type(ValueType::F64).or_else(|| isa.class_for_type(ValueType::F32));
        isa.class_for_type(ty).filter(|_| ty.is_float()).or(wide).map(AsmConstraint::Class)
    }

    /// Whether inline assembly may name a symbol as a constant: an address that has to be computed first cannot stand there.
    fn asm_takes_symbol(&self, _symbol: &Payload) -> bool {
        true
    }

    /// The condition of a constraint `{@name}`.
    fn asm_condition(&self, _name: &str) -> Option<AsmCondition> {
        None
    }

    /// The operands by which inline assembly accesses the memory at an address. What of it is computed goes through
    /// `register`, which puts a value of an address's type into a register and yields the operand that names it.
    fn asm_memory_operands(
        &self,
        _isa: &Isa<'_>,
        dag: &mut Dag,
        address: Value,
        register: IntoRegister<'_>,
    ) -> Result<Operands> {
        Ok(SmallVec::from_elem(register(dag, address)?, 1))
    }

    /// The address of a stack object, as an instruction.
    fn frame_address(&self, isa: &Isa<'_>, dag: &mut Dag, index: FrameIndex) -> Value;
}
