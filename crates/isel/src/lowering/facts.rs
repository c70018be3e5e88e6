//! What selection asks about a machine and no function changes: [`LoweringFacts`].

use ir::CallingConv;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

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
