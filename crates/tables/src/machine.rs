//! What code generation knows of a machine besides patterns: `CodeGenFacts` and what goes with it.
//!
//! *Templates* are instructions with places to fill in: how a register is copied, spilled, reloaded, how the stack pointer
//! moves. Each is a program as in [`crate::rewriting`], in which [`Operand`](crate::rewriting::RewriteOp::Operand) `n` is
//! the `n`-th value that goes in ([`TemplateKind`] says which those are).
//!
//! *Addressing modes* say which parts of an address a complex pattern yields.

use crate::image::{Image, List, Str, records};
use crate::nodes::NodeOp;
use crate::value_type::ValueType;

records! {
    /// Of several records, the first whose predicates hold counts: see [`facts`].
    pub struct CodeGenFacts in CodeGenFacts {
        /// Set of predicates.
        pub predicates: u16,
        pub modes: List<MachineMode>,
        /// [`machine_flags`].
        pub flags: u32,
        pub stack_pointer: u16,
        /// From where objects are addressed in functions whose stack pointer moves; 0 if there is none.
        pub frame_pointer: u16,
        /// With [`machine_flags::FRAME_RECORD`]: how far below the stack pointer at entry the frame pointer points.
        pub frame_pointer_below: u16,
        /// Always zero; 0 if there is none.
        pub zero_register: u16,
        /// Where calls leave the address to return to; 0: on the stack.
        pub return_address: u16,
        /// Where the data of the thread is; 0 if nothing is known.
        pub thread_pointer: u16,
        /// For what does not fit an instruction: offsets of stack objects, the size of the frame in prologues and epilogues,
        /// the target of a far jump.
        pub offset_scratch: u16,
        pub prologue_scratch: u16,
        pub far_jump_scratch: u16,
        /// Where a landing pad finds the exception and the number of its handler.
        pub exception_registers: List<u16>,
        /// Never allocated.
        pub reserved: List<u16>,
        /// Conventions for arguments and for results: index plus 1. Those of ABIs with names are in `abis`.
        pub arguments: u32,
        pub results: u32,
        /// Index plus 1 of the registers that functions preserve.
        pub preserved: u32,
        pub abis: List<AbiConventions>,
        /// Conventions of LLVM IR that are passed as the description says; empty: those that are much like C's.
        pub calling_convs: List<u16>,
        /// Those of them whose functions take all arguments off the stack: there can be none on it.
        pub tail_convs: List<u16>,
        /// A result of more pieces is returned in memory; 0: as many as there are registers.
        pub max_results: u8,
        /// What functions with variable arguments save in areas of their own, general and vector registers; empty: arguments in
        /// registers are saved below those on the stack.
        pub saved_general: List<u16>,
        pub saved_vectors: List<u16>,
        pub saved_vector_type: ValueType,
        /// The widest type in which blocks of memory are copied, beside integers; none if it has no bits.
        pub copied_vector: ValueType,
        /// What variable arguments in lists are aligned to at most; 0: as their types ask for.
        pub variable_align: u8,
        /// 1: one processor without interrupts, so atomic accesses are plain ones.
        pub plain_atomics: u8,
        /// Bytes between the stack pointer and the arguments on the stack when a function begins.
        pub return_address_bytes: u16,
        pub stack_align_log2: u8,
        /// Constants are added in parts: so many bits with sign, and what is above.
        pub low_bits: u8,
        /// How far up what is above begins.
        pub high_shift: u8,
        /// The stack pointer is so many bytes below the stack.
        pub stack_bias: u16,
        /// How far behind the thread pointer the guard of stack protection is; 0: it is a variable.
        pub thread_guard_offset: u16,
        /// Bytes at the bottom of every frame that belong to the callees, whatever arguments they have.
        pub least_call_bytes: u16,
        /// Register windows: pairs of what callers and callees call the same register; empty if there are none.
        pub window: List<u16>,
        /// Instructions that return, each with the one that does so in a function without a window of its own.
        pub shared_returns: List<Counterparts>,
        /// Writes all windows to memory; `ENTRY_TOKEN` if nothing does.
        pub flush_windows: NodeOp,
        /// What calls write the address to return to into, as the caller knows it.
        pub call_link: u16,
        /// Name of the pass that fills the delay slots of branches and calls; empty if there are none.
        pub delay_slot_pass: Str,
        /// Branches, each with the one whose slot is executed only if it is taken.
        pub annulled_branches: List<Counterparts>,
        /// What the names of functions begin with that take addresses of numbers of 128 bits; empty if none do.
        pub quad_functions: Str,
        /// What those names have for an integer and an unsigned one of 32 bits, and of 64 bits; empty: the usual letters.
        pub quad_integers: List<Str>,
        /// How far jumps reach; 0: anywhere.
        pub jump_range_bytes: u64,
        /// Operations by which functions are called and left.
        pub call: NodeOp,
        pub ret: NodeOp,
        /// The same of functions that put their result where the caller says; `ENTRY_TOKEN` if these are like others.
        pub object_call: NodeOp,
        pub object_return: NodeOp,
        /// Moves the stack pointer down and touches the stack once in so many bytes; `ENTRY_TOKEN` if there is none.
        pub probe_stack: NodeOp,
        /// A jump in place of a call and a return; `ENTRY_TOKEN` if there is none.
        pub tail_call: NodeOp,
        /// Operations that take a whole register from a tuple of them, by position.
        pub register_parts: List<u16>,
        /// Makes a value of a symbol; `ENTRY_TOKEN` if symbols are matched as they are.
        pub symbol: NodeOp,
        /// Operations that compare and branch or choose at once, with the number of a condition; `ENTRY_TOKEN` if there are
        /// none.
        pub branch_if: NodeOp,
        pub select_if: NodeOp,
        /// Operations that set flags, that do so if a condition of earlier flags holds, and that branch and choose by flags, all
        /// held together by glue; `ENTRY_TOKEN` if there are none.
        pub compare: NodeOp,
        pub compare_if: NodeOp,
        pub branch_on_flags: NodeOp,
        pub select_on_flags: NodeOp,
        /// Operations with carries: flags of a sum; sums and differences with a carry from flags, and the flags of these;
        /// `ENTRY_TOKEN` if there are none.
        pub compare_sum: NodeOp,
        pub add_carry: NodeOp,
        pub subtract_carry: NodeOp,
        pub add_carry_flags: NodeOp,
        pub subtract_carry_flags: NodeOp,
        /// Numbers of conditions: a carry and none, a borrow and none, a sum or difference that does not fit and one that does.
        pub carry_conditions: List<u16>,
        /// Instructions (`one`), and those that also set flags (`other`).
        pub flag_forms: List<Counterparts>,
        /// Whether a constant of 64 bits with these bits is loaded: index plus 1 of a function; 0: none is.
        pub float_in_memory: u32,
        /// Operations that take a field of bits from another value; `ENTRY_TOKEN` if there are none.
        pub insert_field: NodeOp,
        pub insert_low: NodeOp,
        /// Operations that convert between integers and numbers where the integers lie in floating-point registers, as bits of
        /// `f64`; `ENTRY_TOKEN` if there are none.
        pub convert_to_float: NodeOp,
        pub convert_from_float: NodeOp,
        pub conditions: List<ConditionNumber>,
        /// The same of comparisons of floating-point numbers.
        pub float_conditions: List<ConditionNumber>,
        /// What instructions call the operand that is such a number.
        pub condition_operand: Str,
        /// Branches on opposite conditions.
        pub opposites: List<Counterparts>,
        /// Pseudo-instructions that choose, and the branches that choose for them.
        pub choices: List<Counterparts>,
        /// Forms of loads and stores with different constants beside the address.
        pub offset_forms: List<Counterparts>,
        /// Loads and stores (`one`), and the instructions that do two of them (`other`).
        pub pair_forms: List<Counterparts>,
        /// Loads and stores (`one`), and those that change the base before the access, or after it (`other`).
        pub pre_forms: List<Counterparts>,
        pub post_forms: List<Counterparts>,
        /// Instructions whose results are extended.
        pub extending: List<ExtendingInstruction>,
        /// Loads that may extend what they load as another instruction does.
        pub folded_extensions: List<FoldedExtension>,
        /// Classes of registers such that an instruction that writes one clears the rest of the register around it.
        pub clearing_classes: List<u16>,
        /// Pseudo-instructions around calls; 0 if there are none.
        pub call_setup: u16,
        pub call_destroy: u16,
        pub templates: List<Template>,
        /// Name of the pass that makes other instructions of the pseudo-instructions that are left.
        pub late_pass: Str,
        /// How interrupt handlers return, by kind; and what they save: the first list whose predicates hold.
        pub interrupt_returns: List<InterruptReturn>,
        pub interrupt_saved: List<SavedRegisters>,
        /// Numbers of this type are kept sign-extended in wider registers, and these operations work on them there.
        pub narrow_type: ValueType,
        pub narrow_operations: List<OwnOperation>,
        /// Instructions (`one`), and those that make the same number of that type, extended (`other`).
        pub narrow_forms: List<Counterparts>,
        /// Instructions that make extended numbers of such, and low bits of low bits.
        pub narrow_keepers: List<u16>,
        pub narrow_readers: List<NarrowReader>,
        /// Function of the complex pattern that is an amount of which shifts look at the lowest bits only: index plus 1.
        pub shift_amount: u16,
        /// Read-modify-write operations on parts of words.
        pub masked_atomics: List<MaskedAtomic>,
        /// Where accesses of the size of an address are atomic: set of predicates plus 1; 0: everywhere.
        pub atomics_if: u16,
        /// With [`machine_flags::ALIGNED_ACCESSES`]: where accesses may have any alignment nevertheless; set of predicates
        /// plus 1, 0: nowhere.
        pub unaligned_if: u16,
        /// Where numbers of 16 bits are compared by instructions: set of predicates plus 1; 0: nowhere.
        pub compares_halves_if: u16,
        /// Where vectors with lanes up to a width are passed in registers that nothing is known of: set of predicates plus 1.
        pub unknown_vectors_if: u16,
        pub unknown_vectors_bits: u16,
        /// The numbers of C's rounding modes.
        pub rounding_modes: List<u16>,
        /// Inline assembly: how memory is written, letters that stand for memory and for constants, and modifiers.
        pub asm_memory: Str,
        pub asm_memory_letters: Str,
        pub asm_constant_letters: Str,
        pub asm_modifiers: List<AsmModifier>,
        pub asm_classes: List<AsmClass>,
        pub saved_by_convention: List<ConventionSaved>,
        /// Registers that the user keeps for himself.
        pub reserved_if: List<ReservedRegister>,
        pub linker_properties: List<LinkerProperty>,
        /// What is put in where functions that are traced are entered and left, bytes; empty: they are not traced.
        pub trace_sled: List<u16>,
        /// Points to the end of a stack of return addresses; 0: there is none.
        pub shadow_stack: u16,
        /// An address to return to without its signature.
        pub strip_address: NodeOp,
        /// The frame directive that says that an address to return to is signed, and the one that says with which key if it is
        /// not the usual one: index plus 1.
        pub signed_returns: u8,
        pub other_key: u8,
    }

    /// What depends on the hardware mode.
    pub struct MachineMode in MachineModes {
        pub mode: u16,
        pub pointer_type: ValueType,
        pub data_layout: Str,
    }

    /// What functions of an ABI agree on, where the predicates hold.
    pub struct AbiConventions in AbiConventions {
        pub name: Str,
        pub predicates: u16,
        /// As in [`CodeGenFacts`].
        pub arguments: u32,
        pub results: u32,
        /// What a function saves, and what its caller relies on: index plus 1.
        pub saved: u32,
        pub preserved: u32,
        /// 1: all variable arguments are on the stack, and lists of them are pointers.
        pub lists_on_stack: u8,
    }

    /// Two instructions, each of which takes the place of the other where that is wanted.
    pub struct Counterparts in Counterparts {
        pub one: u16,
        pub other: u16,
    }

    /// An instruction that makes a number of fewer bits than it writes, if its constant is in a range, if it has one.
    pub struct ExtendingInstruction in ExtendingInstructions {
        pub opcode: u16,
        pub bits: u8,
        /// 1: with its sign, else with zeros.
        pub is_signed: u8,
        pub least: i64,
        pub most: i64,
    }

    /// An instruction that reads only the bits of the narrow type of some operands, if its constant is in a range, if it has
    /// one.
    pub struct NarrowReader in NarrowReaders {
        pub opcode: u16,
        /// A bit for each operand.
        pub operands: u32,
        pub least: i64,
        pub most: i64,
    }

    /// A load, an instruction that extends what it loads, and the load that does both.
    pub struct FoldedExtension in FoldedExtensions {
        pub load: u16,
        pub extension: u16,
        pub made: u16,
    }

    /// A bit of a number that linkers are told if a flag of the module is set.
    pub struct LinkerProperty in LinkerProperties {
        pub flag: Str,
        pub number: u32,
        pub value: u32,
    }

    /// Where the predicates hold, a register is not allocated.
    pub struct ReservedRegister in ReservedRegisters {
        pub predicates: u16,
        pub register: u16,
    }

    pub struct InterruptReturn in InterruptReturns {
        pub kind: Str,
        pub opcode: u16,
    }

    pub struct SavedRegisters in SavedRegisters {
        pub predicates: u16,
        /// Index plus 1.
        pub saved: u32,
    }

    /// The machine's own operation that does a generic one in a way of its own.
    pub struct OwnOperation in OwnOperations {
        pub generic: NodeOp,
        pub own: NodeOp,
    }

    /// What is known of vectors besides patterns: at most one record.
    pub struct VectorFacts in VectorFacts {
        /// Instructions that put elements in another order; of sequences that cost the same, what comes earlier is taken.
        pub forms: List<VectorForm>,
        /// Shifts of all elements by a number, which is the second operand.
        pub shifts: List<OwnOperation>,
        /// Comparisons: all ones where one holds, zeros elsewhere.
        pub conditions: List<VectorCondition>,
        pub float_conditions: List<VectorCondition>,
        /// Conversions from and to elements of another width that take, or make, the lower half of a vector.
        pub conversions: List<OwnOperation>,
        /// Products of the extended lower halves of two vectors, by how they are extended.
        pub products: List<OwnOperation>,
        /// Operations that make one of the lanes of a vector.
        pub reductions: List<LaneReduction>,
        /// Sums of lanes next to each other, as lanes of twice the width, by how the lanes are extended.
        pub pair_sums: List<OwnOperation>,
        /// Two vectors as the nearest numbers of half the width, one after the other: signed, and unsigned.
        pub saturated_pack: NodeOp,
        pub saturated_pack_unsigned: NodeOp,
    }

    /// An instruction that puts elements of one or two vectors in another order.
    pub struct VectorForm in VectorForms {
        /// [`VectorShape`] as a number.
        pub shape: u8,
        /// Of the elements it moves, and of the vector.
        pub lane_bits: u16,
        pub bits: u16,
        /// In quarters of a simple instruction.
        pub cost: u16,
        pub op: NodeOp,
    }

    /// An operation that makes one of the first lanes of a vector.
    pub struct LaneReduction in VectorReductions {
        /// The generic operation, and how the lanes are extended before it; `ENTRY_TOKEN` if they are not.
        pub generic: NodeOp,
        pub extension: NodeOp,
        pub own: NodeOp,
        /// Of a lane, and of all that are taken.
        pub lane_bits: u16,
        pub bits: u16,
    }

    /// An operation that compares vectors by a condition ([`CondCode`](crate::selection::CondCode)).
    pub struct VectorCondition in VectorConditions {
        pub code: u8,
        pub op: NodeOp,
    }

    /// An instruction that does an operation on a part of a word, in place.
    pub struct MaskedAtomic in MaskedAtomics {
        pub op: NodeOp,
        pub opcode: u16,
        /// [`MaskedForm`] as a number.
        pub form: u8,
    }

    /// What a modifier makes of an operand of inline assembly: `$` stands for the register's name, `#` for its number, `=` for
    /// the operand without a modifier, `-` for what every target does.
    pub struct AsmModifier in AsmModifiers {
        pub letter: Str,
        pub register: Str,
        pub zero: Str,
        pub constant: Str,
        /// Classes of registers that it is about; empty: all.
        pub classes: List<u16>,
    }

    /// What functions of some conventions save in place of what others do.
    pub struct ConventionSaved in ConventionsSaved {
        pub conventions: List<u16>,
        /// Index plus 1 of the list.
        pub saved: u32,
    }

    /// The classes of registers for a letter of a constraint of inline assembly.
    pub struct AsmClass in AsmClasses {
        pub letter: Str,
        pub classes: List<u16>,
    }

    /// An instruction for the search for constants: see `mc::constants`.
    pub struct ConstantStep in ConstantSteps {
        /// [`ConstantRole`] as a number.
        pub role: u8,
        pub opcode: u16,
        pub predicates: u16,
    }

    /// The number of a condition ([`CondCode`](crate::selection::CondCode)) in instructions.
    pub struct ConditionNumber in ConditionNumbers {
        pub code: u8,
        /// What the flags are where it holds, as conditional comparisons take them.
        pub flags: u8,
        pub number: i64,
    }

    /// A way to do something; the first whose registers fit is taken.
    pub struct Template in Templates {
        /// [`TemplateKind`] as a number.
        pub kind: u8,
        /// Of the value, where templates differ by that.
        pub ty: ValueType,
        /// Program in [`SectionId::Rewriting`](crate::image::SectionId::Rewriting).
        pub program: u32,
    }

    /// The parts that a complex pattern yields, in order.
    pub struct AddressingMode in AddressingModes {
        /// [`ComplexFunction`](crate::selection::ComplexFunction) of the complex pattern.
        pub function: u16,
        /// [`AddressPart`]s as numbers.
        pub parts: List<u16>,
        /// 1: a displacement may stand beside an index.
        pub index_and_displacement: u8,
        /// 1: a symbol may be the displacement; and 2: beside a register. 3: the low part of its address may.
        pub symbols: u8,
        /// Whether a displacement is allowed: index plus 1 of a function; 0: all are.
        pub fits: u32,
    }
}

/// What counts on a subtarget, which says which sets of predicates hold.
pub fn facts(image: &Image, enables: impl Fn(u16) -> bool) -> Option<CodeGenFacts> {
    image.records::<CodeGenFacts>().iter().find(|facts| enables(facts.predicates))
}

/// Bits of [`CodeGenFacts::flags`].
pub mod machine_flags {
    /// Of the arguments on the stack, the first lies at the highest address, unless their number is variable.
    pub const FIRST_ARGUMENT_DEEPEST: u32 = 1;
    /// Frames have room for the arguments of all calls.
    pub const RESERVES_CALL_FRAMES: u32 = 1 << 1;
    /// A frame pointer has the value that the stack pointer has at entry, and is saved beside the return address.
    pub const FRAME_RECORD: u32 = 1 << 2;
    /// Linkers may make code shorter.
    pub const CODE_SHRINKS: u32 = 1 << 3;
    /// Threads may see plain accesses in another order.
    pub const WEAK_MEMORY: u32 = 1 << 4;
    /// Jump tables have distances, not addresses.
    pub const RELATIVE_JUMP_TABLES: u32 = 1 << 5;
    /// The elements of a vector are the pieces of one value.
    pub const VECTORS_IN_PIECES: u32 = 1 << 6;
    /// Accesses must be aligned to their size.
    pub const ALIGNED_ACCESSES: u32 = 1 << 7;
    /// Objects are addressed from the stack pointer wherever it stays in place, though there is a frame pointer.
    pub const OBJECTS_FROM_STACK_POINTER: u32 = 1 << 8;
    /// An array is passed in registers or on the stack, never in both.
    pub const WHOLE_ARRAYS: u32 = 1 << 9;
    /// Nothing is defined above integers of at most 16 bits that are passed on the stack.
    pub const NARROW_ON_STACK: u32 = 1 << 10;
    /// Vectors of 64 bits are passed like a number of 64 bits.
    pub const SHORT_VECTORS: u32 = 1 << 11;
    /// A branch on several conditions is several branches, though branches compare by themselves.
    pub const SPLITS_CONDITIONS: u32 = 1 << 12;
    /// No instruction moves bits between integer and floating-point registers.
    pub const BITS_THROUGH_MEMORY: u32 = 1 << 13;
    /// Accesses of any alignment are as fast as others.
    pub const FAST_UNALIGNED: u32 = 1 << 14;
    /// Bits of a number are counted in vector registers.
    pub const COUNTS_IN_VECTORS: u32 = 1 << 15;
    /// Conventions have registers for what Swift's functions pass beside their arguments.
    pub const SWIFT_REGISTERS: u32 = 1 << 16;
    /// A choice between numbers of 16 bits is an instruction, though comparing them is none.
    pub const SELECTS_HALVES: u32 = 1 << 17;
    /// Shifts and sums are cheaper than products: `ProductsByShifts`.
    pub const PRODUCTS_BY_SHIFTS: u32 = 1 << 18;
}

macro_rules! numbered {
    ($(#[$attr:meta])* pub enum $name:ident { $($(#[$vattr:meta])* $variant:ident,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum $name { $($(#[$vattr])* $variant,)* }

        impl $name {
            pub fn from_number(number: u64) -> Option<$name> {
                const ALL: &[$name] = &[$($name::$variant,)*];
                usize::try_from(number).ok().and_then(|n| ALL.get(n)).copied()
            }
        }
    };
}

numbered! {
    /// What a template does.
    pub enum TemplateKind {
        /// `$to`, `$from`
        Copy,
        /// `$value`, `$slot`
        Spill,
        /// `$value`, `$slot`
        Reload,
        /// `$bytes`: the stack gets larger.
        GrowStack,
        ShrinkStack,
        /// `$to`, `$slot`, `$offset`: the address of a stack object.
        FrameAddress,
        /// `$by`: the stack pointer goes down by a register.
        GrowStackBy,
        /// `$bytes`: added to the stack pointer, where there are no two instructions for that.
        MoveStack,
        /// `$to`, `$from`, `$low`: a sum with a constant of [`CodeGenFacts::low_bits`].
        AddLow,
        /// The same with the opposite of the constant, where constants have no sign.
        SubLow,
        /// `$to`, `$from`, `$high`: a sum with what is above those bits, and with the opposite of it.
        AddHigh,
        SubHigh,
        /// `$to`, `$high`: what is above those bits.
        SetHigh,
        /// `$to`, `$a`, `$b`: the sum.
        Add,
        /// `$block`
        Jump,
        /// `$block`, by way of the register for that.
        FarJump,
        /// `$to`, `$a`, `$b`: the difference, where numbers below zero are subtracted.
        Subtract,
        /// `$bytes`: added to the stack pointer in a new window of registers.
        NewWindow,
        /// The same by a register, `$by`.
        NewWindowBy,
        NoOp,
        FenceAcquire,
        FenceRelease,
        FenceFull,
        /// `$value`: a floating-point number from the low bits of a register, and the other way round.
        BitsToFloat,
        FloatToBits,
        /// `$to`, `$value`: what is above so many bits becomes zeros, or copies of the sign.
        ZeroExtend,
        SignExtend,
        // The address of `$symbol`: absolute, relative to the code, from the table of addresses; and of a thread's variables by
        // a constant offset, by an offset from the table, and as what the library function takes.
        AbsoluteAddress,
        RelativeAddress,
        TableAddress,
        LocalExecAddress,
        InitialExecAddress,
        GeneralDynamicArgument,
        /// How far a thread's variable is from the thread pointer, by a call of what its descriptor names.
        DescriptorOffset,
        /// The address of a thread's variable, by a call.
        GeneralDynamicAddress,
        /// The same in Mach-O, relative to the code and from the table.
        MachAddress,
        MachTableAddress,
        /// Of a thread's variable in Mach-O, by a call of what its descriptor names.
        MachThreadAddress,
        /// The address of `$symbol`, wherever it is, absolute.
        LargeAddress,
        /// The stack is touched where it ends.
        TouchStack,
        /// `$to`, `$step`: the stack pointer goes down to a register, and the stack is touched once in so many bytes.
        ProbeDown,
        /// The address to return to is signed, and what is signed becomes the address again; with the other key.
        SignReturn,
        AuthenticateReturn,
        SignReturnOther,
        AuthenticateReturnOther,
        /// Where calls, or indirect jumps, may arrive.
        CallTarget,
        JumpTarget,
        /// `$from`: a jump to an address in a register, by way of one from which marks of calls let jumps arrive.
        GuardedJump,
        /// `$to`: the thread pointer, where it is in no register that can be named.
        ReadThreadPointer,
        /// The address to return to goes on a stack of its own, and comes back.
        PushReturn,
        PopReturn,
    }
}

numbered! {
    /// How an instruction does a read-modify-write operation on a part of a word.
    pub enum MaskedForm {
        /// Address of the word, value in its place, mask.
        Masked,
        /// The same, with how far the part moves up to the top of a register, and the value there: to choose one of two.
        Choice,
        /// Address and value: other bits are not changed by zeros there, or by ones.
        BesideZeros,
        BesideOnes,
        /// Address, expected and new value in their places, mask.
        CompareAndSwap,
    }
}

numbered! {
    /// What an instruction does to the elements of vectors (`isel::shuffle` says more). A number is the last operand.
    pub enum VectorShape {
        /// The lower halves of two vectors, one element of each in turn; the upper ones.
        InterleaveLow,
        InterleaveHigh,
        /// Every other element of two vectors, one vector after the other: those with even numbers; with odd ones.
        Even,
        Odd,
        /// The same elements of two vectors, one of each in turn.
        PairsOfEven,
        PairsOfOdd,
        /// The bytes of two vectors next to each other, the second one's the lower ones, moved down by a number.
        Align,
        /// The elements of each half in reverse order; of each quarter; of each eighth.
        ReverseHalves,
        ReverseQuarters,
        ReverseEighths,
        /// One element everywhere, by number.
        Spread,
        /// The element of the second vector by number / 256 in place number % 256 of the first.
        InsertElement,
        /// Elements of one vector, or zeros, by a constant vector of numbers.
        Bytes,
        /// Bits of both.
        Or,
        /// Elements that stay, and zeros, by a constant.
        And,
        /// Each element from the same place of either vector, by a constant.
        Select,
    }
}

numbered! {
    /// What an instruction does in the search for constants. The destination comes first, then the sources.
    pub enum ConstantRole {
        /// 20 bits above the low ones.
        LoadUpper,
        AddImmediate,
        /// The sum is one of 32 bits, extended.
        AddImmediateWord,
        XorImmediate,
        ShiftLeft,
        ShiftRight,
        /// Of the lower 32 bits without sign.
        ShiftLeftWord,
        /// Register, and the zero register: the lower 32 bits without sign.
        AddWord,
        /// The register twice: times 3, 5, 9.
        ShiftOneAdd,
        ShiftTwoAdd,
        ShiftThreeAdd,
        /// The register twice: its lower half in both halves.
        Pack,
        SetBit,
        ClearBit,
        RotateRight,
        /// Not an instruction of sequences: loading an upper part and adding are executed as one where this holds.
        Fusion,
    }
}

numbered! {
    /// A part of an address.
    pub enum AddressPart {
        Base,
        Index,
        Displacement,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_places() {
        assert_eq!(
            TemplateKind::from_number(TemplateKind::GrowStackBy as u64),
            Some(TemplateKind::GrowStackBy)
        );
        assert_eq!(AddressPart::from_number(2), Some(AddressPart::Displacement));
        assert_eq!(AddressPart::from_number(3), None);
    }
}
