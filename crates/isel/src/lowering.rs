//! The target's part of selection, beyond its tables: the [`Lowering`] trait.

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

/// What a machine makes of the attributes of [`Swift`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwiftPassing {
    /// It has no convention for them.
    Refused,
    /// An error is an argument like others, the address of one; what the convention says of the others counts. The context of an
    /// asynchronous function has a place in the frame.
    Plain,
    /// The convention has registers for them; the context has a place as before.
    InRegisters,
    /// The same, and the context is next to the caller's frame pointer ([`mir::frame::Frame::keeps_context`]).
    InFrameRecords,
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

/// What becomes of accesses that are not aligned to their size ([`LoweringFacts::unaligned`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unaligned {
    /// They are as fast as others.
    Fast,
    Allowed,
    /// They are made of aligned ones.
    InParts,
}

/// How a number of 16 bits that has no registers of its own is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NarrowFloats {
    /// In the lower half of a register for wider numbers.
    LowHalf,
    /// The same, with ones above.
    NanBoxed,
    /// A `half` as an integer of 16 bits, a `bfloat` as the `float` of the same value.
    Converted,
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

/// Registers that a function with variable arguments saves in an area of its own, in the order of the area.
#[derive(Clone, Debug)]
pub struct SavedRegisters {
    pub general: Vec<mc::Reg>,
    pub vector: Vec<mc::Reg>,
    /// Of the vector registers.
    pub vector_type: ValueType,
    /// Lists have the ends of the areas and negative offsets, rather than the begin of one area and offsets from there.
    pub ends_at_areas: bool,
}

/// The operations by which a target calls and returns.
#[derive(Clone, Copy, Debug)]
pub struct CallNodes {
    /// Chain, callee, argument registers, register mask, glue → chain, glue.
    pub call: NodeOp,
    /// Chain, result registers, glue → chain.
    pub ret: NodeOp,
    /// Chain, callee, constant, argument registers, register mask, glue → chain: a jump to a function that returns to the
    /// caller. The constant says how many bytes below the function's own argument area that of the callee begins.
    pub tail: Option<NodeOp>,
}

/// The same for functions whose result is an object in memory, where these are called and left in another way.
#[derive(Clone, Copy, Debug)]
pub struct ObjectNodes {
    /// As [`CallNodes::call`], with the size of the object behind the callee.
    pub call: NodeOp,
    pub ret: NodeOp,
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

/// Names of the functions that compute with numbers of 128 bits, whose addresses they take: a prefix, and what follows has a name
/// for each integer type: of 32 bits, the same without sign, and both of 64 bits.
#[derive(Clone, Debug)]
pub struct QuadFunctions {
    pub prefix: String,
    pub integers: [String; 4],
}

impl QuadFunctions {
    pub const USUAL_INTEGERS: [&str; 4] = ["i", "ui", "x", "ux"];
}

/// The chain of frames of functions that keep a frame pointer.
#[derive(Clone, Copy, Debug)]
pub struct FrameLinks {
    pub register: mc::Reg,
    /// The register points to the caller's; otherwise it is somewhere in the frame.
    pub is_chain: bool,
    /// Bytes from where the register points to the caller's value of it.
    pub caller_bytes: i64,
    /// The same to the return address.
    pub return_bytes: i64,
    /// Where functions have windows of registers, which are in memory only if something has written them there.
    pub window: Option<WindowLinks>,
}

/// How the windows of callers are found, which the register of [`FrameLinks`] points to.
#[derive(Clone, Copy, Debug)]
pub struct WindowLinks {
    /// Has the function's own address to return to; that of a caller is with the frame of what it called.
    pub link: mc::Reg,
    /// Bytes that the address of a frame is above the register.
    pub bias: i64,
    /// Writes all windows to memory: chain → chain.
    pub flush: NodeOp,
}

/// Functions that are called in place of addresses, with the address in a register: they jump there in a way that tells the
/// processor nothing that it could speculate on.
#[derive(Clone, Debug)]
pub struct Thunks {
    /// Registers, and the functions that jump to what is in them; the first that has no argument is taken.
    pub registers: Vec<(mc::Reg, String)>,
    /// Calls of addresses are calls of the function.
    pub calls: bool,
    /// Jumps to addresses are jumps to the function, by this node. Then there are no tables of jumps.
    pub jump: Option<NodeOp>,
}

/// What selection asks about a machine and no function changes. A target makes it once; [`LoweringFacts::new`] is a machine
/// of which nothing else is to be said.
#[derive(Clone, Debug)]
pub struct LoweringFacts {
    /// The type of an address, and of the amount of a shift before operations are made legal.
    pub pointer_type: ValueType,
    /// The type in which the machine's shifts of scalars take their amount.
    pub shift_amount_type: ValueType,
    pub stack_pointer: mc::Reg,
    pub call_nodes: CallNodes,
    /// Functions with an object as their result return its address, too.
    pub object_nodes: Option<ObjectNodes>,
    /// Conventions by their numbers in IR in which a call in place of a return is a jump, whatever the arguments are: their
    /// callees take all arguments off the stack.
    pub jumping_conventions: Vec<u16>,
    /// Conventions whose functions change the registers of their arguments, whichever they preserve.
    pub argument_changing_conventions: Vec<u16>,
    /// Conventions by which functions that may be elsewhere are called through a table of addresses, since what links them when
    /// they are called first would change their arguments.
    pub conventions_by_table: Vec<u16>,
    /// The conventions whose functions save all registers, and none, as those with the attributes
    /// `"no_caller_saved_registers"` and `"no_callee_saved_registers"` do.
    pub saving_all: Option<CallingConv>,
    pub saving_none: Option<CallingConv>,
    /// Operations that take a whole register from a tuple, by position.
    pub register_parts: Vec<NodeOp>,
    /// The part of a symbol that calls name where another module may have the function: what the linker puts in between
    /// ([`Lowering::call_register`]); 0 if calls name the symbol itself.
    pub called_part: u8,
    /// Functions that another module has are called by the table entry with their address, like data that is reached by it.
    pub calls_by_table: bool,
    /// All functions may be too far away for calls to name them: their addresses are in registers.
    pub calls_by_register: bool,
    /// The registers that the target of a jump in place of a call may be in, where arguments can take all of them.
    pub jump_registers: Vec<mc::Reg>,
    /// What is called in place of addresses.
    pub thunks: Option<Thunks>,
    /// The type in which integers of fewer bits are passed.
    pub least_passed: Option<ValueType>,
    /// Addresses of symbols that another module may define are in a table, whose entries are for the symbols and not for places
    /// behind them.
    pub symbols_in_table: bool,
    /// Comparisons of integers are differences that set flags.
    pub compares_by_flags: bool,
    /// The elements of a vector that are passed as integers are the pieces of one value, not each on its own.
    pub vectors_in_pieces: bool,
    /// What a list of variable arguments refers to, unless it is a pointer to the next one.
    pub saved_registers: Option<SavedRegisters>,
    /// Where, and as what, the callee of a function with variable arguments wants the number of vector registers that have
    /// arguments; they are among those of `saved_registers`.
    pub vector_count: Option<(mc::Reg, ValueType)>,
    /// Functions of the library get integers of two registers by reference, and return them in a register for vectors of this
    /// type.
    pub pairs_in_vectors: Option<ValueType>,
    /// Conventions in which a list of variable arguments is a pointer in spite of that.
    pub plain_lists: Vec<u16>,
    /// What variable arguments in a list that is a pointer are aligned to at most, if that is not all that their types ask for.
    pub variable_align_bytes: Option<u32>,
    /// Integers of at most 16 bits that are passed on the stack have nothing that is defined above them.
    pub narrow_arguments: bool,
    /// Objects that are passed by value on the stack are stored there word by word within the call: the place of the
    /// arguments is known only there.
    pub passes_objects_in_words: bool,
    /// If only vectors of so many bits are aligned within objects that are passed by value and of which no attribute says how
    /// they are aligned; an object without one is aligned as the convention says.
    pub aligned_vector_bits: Option<u64>,
    /// Whether a function returns the address at which it has put its result.
    pub returns_result_address: bool,
    /// How the frames of a function and of its callers are found.
    pub frame_links: Option<FrameLinks>,
    /// What becomes of the arguments that only Swift has.
    pub swift: SwiftPassing,
    /// Whether symbols tell other functions where objects of a frame are.
    pub recovers_frames: bool,
    /// Where unwinders leave the exception and the number of its handler for a landing pad.
    pub exception_registers: Option<(mc::Reg, mc::Reg)>,
    /// The format that C's `long double` has: the mathematical library's functions for it end in `l`.
    pub long_double: ValueType,
    pub narrow_floats: NarrowFloats,
    /// Whether the runtime library of the platform converts between `half` and wider formats, with halves in registers for
    /// floating-point numbers.
    pub half_library: bool,
    /// Whether other threads may see plain accesses in another order than the code has them, so that atomic ones need
    /// fences.
    pub weak_memory: bool,
    /// Whether a store may become visible to other threads after loads that follow it, though accesses are in order
    /// otherwise: a store that must not is an exchange.
    pub late_stores: bool,
    /// The widest access that the machine makes atomically; functions of the library make others. Of two registers, it loads,
    /// stores, and compares and exchanges ([`Lowering::load_pair`] and those beside it).
    pub max_atomic_bits: u32,
    /// Of two registers, it only compares and exchanges: loads and stores are made of that in the source.
    pub only_exchanges_pairs: bool,
    /// Atomic updates to the smaller or larger value are loops of the source: the machine has no instruction for the choice.
    pub extrema_in_loops: bool,
    /// What becomes of accesses that are not aligned to their size.
    pub unaligned: Unaligned,
    /// The vector as which memory is copied and filled where blocks are large enough.
    pub copied_vector: Option<ValueType>,
    /// How frames may be aligned, log2 of bytes: objects that are more aligned are taken from the stack when the function runs.
    pub frame_align_log2: u8,
    /// Address spaces that are not the memory that functions of the library read and write.
    pub special_spaces: Vec<u32>,
    /// Address spaces of shorter pointers whose addresses have a zero upper half; those of others have the sign in it.
    pub unsigned_spaces: Vec<u32>,
    /// How many of the lowest bits of its amount a shift or rotation of a type looks at, for the types of which it does not
    /// look at all.
    pub shift_bits: Vec<(ValueType, u32)>,
    /// The type whose numbers are better sign-extended than zero-extended, where either will do.
    pub sign_extended: Option<ValueType>,
    /// A type and one of twice its width that are in the same registers, where operations on the first clear the upper half and
    /// are shorter: extending their results with zeros costs nothing, nor does the lower half of any number.
    pub cleared_halves: Option<(ValueType, ValueType)>,
    /// Truth values are cheap numbers: sums and differences take them as carries, and addresses scale them by 2, 3, 4, 5, 8 and
    /// 9. Choices between constants become such sums.
    pub truths_as_numbers: bool,
    /// Whether which constants an instruction takes depends on more than their size: accesses count distances in units, and
    /// logic takes runs of ones.
    pub looks_at_bits: bool,
    /// What computes takes an operand from memory, and changes it there.
    pub takes_memory_operands: bool,
    /// Numbers that one instruction stores, or puts into a register, whatever they are but zero: signed, of so many bits. 0 if it
    /// depends on the number.
    pub moved_number_bits: u32,
    /// Numbers that comparisons, sums and logic take as an operand, in a form for all of these or in a shorter one for numbers of
    /// 8 or 16 bits: signed, of so many bits. 0 if it depends on the number.
    pub operand_number_bits: u32,
    /// Distances that an access takes whatever they are: signed, of so many bits. 0 if it depends on the distance.
    pub distance_bits: u32,
    /// Packing lanes takes their lower bits, whatever is above them.
    pub packs_low_bits: bool,
    /// The upper half of a vector is extended by one operation, as the lower one is.
    pub extends_upper_halves: bool,
    /// What C calls the rounding modes (`FLT_ROUNDS`), by the machine's numbers, with which `get_rounding` and `set_rounding`
    /// are about.
    pub rounding_modes: Vec<u8>,
    /// The stack pointer is so many bytes below the stack.
    pub stack_bias: i64,
    /// Bytes at the bottom of every frame that belong to the callees, whatever arguments they have.
    pub least_call_bytes: u64,
    /// Where calls preserve registers by giving the callee others: those have what they had last, not what they had at the
    /// call, when it returns once more.
    pub forgets_registers: bool,
    /// Whether no instruction moves bits between integer and floating-point registers, so that constants are loaded.
    pub bits_through_memory: bool,
    /// What the names of functions that compute with numbers of 128 bits begin with, if they take their addresses.
    pub quad_functions: Option<QuadFunctions>,
    /// Functions of the runtime library that have other names and conventions than usual.
    pub renamed_functions: &'static [(&'static str, &'static str, CallingConv)],
}

impl LoweringFacts {
    /// A machine with addresses of a type, and without any of the rest.
    pub fn new(pointer_type: ValueType, stack_pointer: mc::Reg, call_nodes: CallNodes) -> LoweringFacts {
        LoweringFacts {
            pointer_type,
            shift_amount_type: pointer_type,
            stack_pointer,
            call_nodes,
            object_nodes: None,
            jumping_conventions: Vec::new(),
            argument_changing_conventions: Vec::new(),
            conventions_by_table: Vec::new(),
            saving_all: None,
            saving_none: None,
            called_part: 0,
            calls_by_table: false,
            calls_by_register: false,
            thunks: None,
            least_passed: None,
            register_parts: Vec::new(),
            symbols_in_table: false,
            compares_by_flags: false,
            vectors_in_pieces: false,
            saved_registers: None,
            vector_count: None,
            plain_lists: Vec::new(),
            variable_align_bytes: None,
            pairs_in_vectors: None,
            narrow_arguments: false,
            passes_objects_in_words: false,
            aligned_vector_bits: None,
            returns_result_address: false,
            frame_links: None,
            swift: SwiftPassing::Refused,
            recovers_frames: false,
            exception_registers: None,
            long_double: ValueType::F128,
            narrow_floats: NarrowFloats::NanBoxed,
            half_library: false,
            weak_memory: false,
            late_stores: false,
            max_atomic_bits: pointer_type.scalar_bits(),
            only_exchanges_pairs: false,
            extrema_in_loops: false,
            unaligned: Unaligned::Allowed,
            copied_vector: None,
            frame_align_log2: 63,
            special_spaces: Vec::new(),
            jump_registers: Vec::new(),
            unsigned_spaces: Vec::new(),
            shift_bits: Vec::new(),
            sign_extended: None,
            cleared_halves: None,
            truths_as_numbers: false,
            looks_at_bits: false,
            takes_memory_operands: false,
            moved_number_bits: 0,
            operand_number_bits: 0,
            distance_bits: 0,
            packs_low_bits: false,
            extends_upper_halves: false,
            rounding_modes: Vec::new(),
            stack_bias: 0,
            least_call_bytes: 0,
            forgets_registers: false,
            bits_through_memory: false,
            quad_functions: None,
            renamed_functions: &[],
        }
    }

    /// What a list of variable arguments of a convention refers to, unless it is a pointer to the next one.
    pub fn saved_registers(&self, convention: CallingConv) -> Option<&SavedRegisters> {
        self.saved_registers.as_ref().filter(|_| !self.plain_lists.contains(&convention.0))
    }

    /// Where functions with variable arguments of a convention want the number of vector registers.
    pub fn vector_count(&self, convention: CallingConv) -> Option<(mc::Reg, ValueType)> {
        self.vector_count.filter(|_| !self.plain_lists.contains(&convention.0))
    }

    /// The type in which an integer of a legal type is passed.
    pub fn passed_type(&self, ty: ValueType) -> ValueType {
        self.least_passed.filter(|least| ty.scalar_bits() < least.scalar_bits()).unwrap_or(ty)
    }

    /// Whether so many integers that are the elements of a vector are passed as the pieces of one value.
    pub fn is_one_value(&self, num_elements: usize) -> bool {
        self.vectors_in_pieces && num_elements > 1
    }

    pub fn shift_bits(&self, ty: ValueType) -> Option<u32> {
        self.shift_bits.iter().find(|(shifted, _)| *shifted == ty).map(|&(_, bits)| bits)
    }

    pub fn prefers_sign_extension(&self, ty: ValueType) -> bool {
        self.sign_extended == Some(ty)
    }

    /// The types in which memory of an alignment (log2 of bytes) is copied and filled, widest first; bytes come last.
    pub fn copy_types(&self, align_log2: u8) -> SmallVec<[ValueType; 5]> {
        let aligned_bits = if self.unaligned == Unaligned::Fast { u32::MAX } else { 8 << align_log2.min(6) };
        let bits = self.pointer_type.scalar_bits().min(aligned_bits);
        let integers = (3..=bits.ilog2()).rev().map(|log2| ValueType::int(1 << log2));
        self.copied_vector.into_iter().chain(integers).collect()
    }
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

    /// Where the thread's own data is.
    /// The address itself of one to return to, which functions may have signed before they saved it.
    fn stripped_address(&self, _dag: &mut Dag, address: Value) -> Value {
        address
    }

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
