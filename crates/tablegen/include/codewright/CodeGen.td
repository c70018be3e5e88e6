// Optional classes for what the code generator must know of a machine besides patterns. With one CodeGenFacts record, a
// description generates code without any code of its own. Included after Target.td and Extensions.td.

// ---- Conditions -----------------------------------------------------------------------------------------------------

// The number that stands for a condition in the instructions of the machine, and the number that flags with which it holds are
// as an operand of conditional comparisons.
class ConditionNumber<CondCode condition, int number, int flags = 0> {
  CondCode Code = condition;
  int Number = number;
  int Flags = flags;
}

// ---- Rounding -------------------------------------------------------------------------------------------------------

// Reads and writes the rounding mode by the machine's number: `RoundingModes` of the CodeGenFacts says what each is.
def get_rounding : SDNode<"ISD::GET_ROUNDING", SDTypeProfile<1, 0, [SDTCisInt<0>]>, [SDNPHasChain]>;
def set_rounding : SDNode<"ISD::SET_ROUNDING", SDTypeProfile<0, 1, [SDTCisInt<0>]>, [SDNPHasChain]>;

// ---- Addresses ------------------------------------------------------------------------------------------------------

class AddressPart<int number> {
  int Number = number;
}

def AddressBase : AddressPart<0>;
def AddressIndex : AddressPart<1>;
def AddressDisplacement : AddressPart<2>;

// How a complex pattern takes an address apart: its operands are these parts. A part that an address does not have is no
// register, or 0.
class AddressingMode<ComplexPattern pattern, list<AddressPart> parts, code fits = ""> {
  string Function = pattern.SelectFunc;
  list<AddressPart> Parts = parts;
  // Which displacements there are, over Imm; empty: all.
  code FitsExpr = fits;
  // A displacement may stand beside an index.
  bit IndexAndDisplacement = false;
  // A symbol may be the displacement, and a register may stand beside it.
  bit Symbols = false;
  bit SymbolAndRegister = false;
  // The low part of a symbol's address may be the displacement, where the symbol is aligned to the least one that there is.
  // It is what the last instruction of AbsoluteAddress or RelativeAddress adds.
  bit LowSymbols = false;
}

// ---- Calling conventions --------------------------------------------------------------------------------------------
// More actions and conditions.

// A value of more than two parts. What is passed by reference after this has one part, the address of a copy.
class CCIfWide<CCAction action> : CCIf<"ArgFlags.isWide()", action>;
// A value whose alignment is that of more than an address.
// An integer of at most 8 bits, or of at most 16, whatever it travels as.
class CCIfByte<CCAction action> : CCIf<"ArgFlags.isByte()", action>;
class CCIfHalfWord<CCAction action> : CCIf<"ArgFlags.isHalfWord()", action>;
class CCIfAligned<CCAction action> : CCIf<"ArgFlags.isAligned()", action>;
// An integer of at most half the bits of the type that it travels as.
class CCIfNarrow<CCAction action> : CCIf<"ArgFlags.isNarrow()", action>;
// A floating-point number without registers, in integers.
class CCIfFloatInWords<CCAction action> : CCIf<"ArgFlags.isFloatInWords()", action>;
// If an odd number of these registers is free, the first of them is left out.
class CCSkipOddRegister<list<Register> registers> : CCAction {
  list<Register> RegList = registers;
}
// The bits of a floating-point number of two registers' width: in two of these, or in the last one and on the stack.
class CCSplitBits<list<Register> registers> : CCAction {
  list<Register> RegList = registers;
}
// What follows on the stack is aligned to two registers.
class CCAlignStack : CCAction;

// A value takes the next slot of `size` bytes on the stack, aligned to `align`, and travels in the register of the list whose
// place is the slot's number if there is one. What is smaller than a slot lies at its end on a big-endian machine. A slot of half
// the bytes of the value's type is half of a register.
class CCAssignToSlot<list<Register> registers, int size, int align = size> : CCAction {
  list<Register> RegList = registers;
  int Size = size;
  int Align = align;
}

// The halves of a floating-point number take the next two slots, in the order of memory: each travels in the register of the
// list whose place is the slot's number if there is one.
class CCSplitToSlots<list<Register> registers, int size> : CCAction {
  list<Register> RegList = registers;
  int Size = size;
}
// A place of its own, so many bytes from the stack pointer at the call.
class CCAssignToPlace<int offset> : CCAction {
  int Size = offset;
}

// Conventions of ABIs, by their names, where the predicates hold. `saved` is what functions save and restore, `preserved` what
// callers may rely on, which is less where the ABI saves only parts of registers.
class AbiConventions<list<string> names, CallingConv arguments, CallingConv results, CalleeSavedRegs saved,
                     CalleeSavedRegs preserved = saved, list<Predicate> predicates = []> {
  list<string> Names = names;
  CallingConv Arguments = arguments;
  CallingConv Results = results;
  CalleeSavedRegs Saved = saved;
  CalleeSavedRegs Preserved = preserved;
  // A list of variable arguments is a pointer to the next one: all of them are on the stack.
  bit ListsOnStack = false;
  list<Predicate> Predicates = predicates;
}

// What functions of some conventions (by their numbers in IR) save, where that is not what the ABI says.
class ConventionRegisters<list<int> conventions, CalleeSavedRegs saved> {
  list<int> Conventions = conventions;
  CalleeSavedRegs Saved = saved;
}

// ---- Constants ------------------------------------------------------------------------------------------------------

// The search for the shortest sequence of instructions that makes a constant of 32 or 64 bits takes those that have a role
// here, where they exist and the predicates hold. Mixed into a pseudo-instruction, ExpandConstant has the assembler replace it
// (a register, a constant) by the sequence.
class ConstantRole<int number> {
  int Number = number;
}
def LoadUpper : ConstantRole<0>;         // 20 bits above the lower twelve
def AddImmediate : ConstantRole<1>;      // twelve bits with sign
def AddImmediateWord : ConstantRole<2>;  // the same; the sum of 32 bits, sign-extended
def XorImmediate : ConstantRole<3>;
def ShiftLeft : ConstantRole<4>;
def ShiftRight : ConstantRole<5>;        // zeros come in
def ShiftLeftWord : ConstantRole<6>;     // of the lower 32 bits, without sign
def AddWord : ConstantRole<7>;           // the lower 32 bits, without sign, and a register
def ShiftOneAdd : ConstantRole<8>;       // a register times 2, 4 or 8, and another one
def ShiftTwoAdd : ConstantRole<9>;
def ShiftThreeAdd : ConstantRole<10>;
def PackHalves : ConstantRole<11>;       // the lower halves of two registers
def SetBit : ConstantRole<12>;
def ClearBit : ConstantRole<13>;
def RotateRight : ConstantRole<14>;

class ConstantStep<ConstantRole role, Instruction instruction, list<Predicate> predicates = []> {
  ConstantRole Role = role;
  Instruction Inst = instruction;
  list<Predicate> Predicates = predicates;
}

// Where loading an upper part and adding to it are executed as one.
class FusedConstants<list<Predicate> predicates> {
  list<Predicate> Predicates = predicates;
}

class ExpandConstant : ExpandWith<"constant">;

// ---- Lists of the machine -------------------------------------------------------------------------------------------

class OppositeBranches<Instruction one, Instruction other> {
  Instruction One = one;
  Instruction Other = other;
}

// A pseudo-instruction with usesCustomInserter that becomes a branch around nothing: its operands are the result, what the branch
// compares, the value if the branch is taken, and the value if it is not.
class BranchOfChoice<Instruction choice, Instruction branch> {
  Instruction One = choice;
  Instruction Other = branch;
}

// Two loads or stores that differ in the constants that they take beside an address.
class OffsetForm<Instruction one, Instruction other> {
  Instruction One = one;
  Instruction Other = other;
}

// A load or store of a register, and the instruction that does two of neighbours: two registers, base, distance of the lower one.
class PairForm<Instruction one, Instruction pair> {
  Instruction One = one;
  Instruction Other = pair;
}

// A branch, and the one that executes what is in its delay slot only if it is taken.
class AnnulledBranch<Instruction one, Instruction annulled> {
  Instruction One = one;
  Instruction Other = annulled;
}

// A return, and the one of a function that has its caller's window of registers.
class SharedReturn<Instruction one, Instruction shared> {
  Instruction One = one;
  Instruction Other = shared;
}

// An instruction, and the one that computes the same and sets flags. A comparison is the second with a reserved register as its result.
class FlagForm<Instruction one, Instruction withFlags> {
  Instruction One = one;
  Instruction Other = withFlags;
}

// A load or store, and the one that leaves the address in its base register: base, what is loaded, what is stored, base, constant.
class UpdateForm<Instruction one, Instruction update> {
  Instruction One = one;
  Instruction Other = update;
}

// An instruction whose result is a number of so many bits, extended; if it has a constant in this range, if it has one.
class Extending<Instruction instruction, int width, bit signed, int least = 0x8000000000000000, int most = 0x7fffffffffffffff> {
  Instruction Inst = instruction;
  int Bits = width;
  bit IsSigned = signed;
  int Least = least;
  int Most = most;
}

// An instruction, and the one that makes the same number of NarrowType, extended.
class NarrowForm<Instruction wide, Instruction narrow> {
  Instruction One = wide;
  Instruction Other = narrow;
}

// An instruction that reads no more than the low bits, as many as NarrowType has, of the operands with these names, if its
// constant is in this range, if it has one.
class NarrowReader<Instruction instruction, list<string> operands, int least = 0x8000000000000000, int most = 0x7fffffffffffffff> {
  Instruction Inst = instruction;
  list<string> Operands = operands;
  int Least = least;
  int Most = most;
}

// A load, an instruction that extends what it loads, and the load that does both.
class FoldedExtension<Instruction load, Instruction extension, Instruction made> {
  Instruction Load = load;
  Instruction Extension = extension;
  Instruction Made = made;
}

// How a handler of interrupts returns that has this word as its attribute.
class InterruptReturn<string kind, Instruction instruction> {
  string Kind = kind;
  Instruction Inst = instruction;
}

// A register that is not allocated where the predicates hold, because the user keeps it for himself.
class ReservedIf<Register reg, list<Predicate> predicates> {
  Register Reg = reg;
  list<Predicate> Predicates = predicates;
}

// A number of the note `.note.gnu.property`, and a bit of it that is set if this flag of the module is not zero.
class LinkerProperty<string flag, int number, int value> {
  string Flag = flag;
  int Number = number;
  int Value = value;
}

class SavedByHandlers<CalleeSavedRegs saved, list<Predicate> predicates = []> {
  CalleeSavedRegs Saved = saved;
  list<Predicate> Predicates = predicates;
}

// The machine's own operation that does a generic one: one of a narrower type in whole registers, where it looks at as many low
// bits and its result is sign-extended (NarrowOperations); or one on vectors (VectorFacts).
class OwnOperation<SDNode generic, SDNode own> {
  SDNode Generic = generic;
  SDNode Own = own;
}

// How an instruction does a read-modify-write operation on a byte or half word: on the word around it. Its operands are the
// address of the word, and the value in its place within the word, and
class MaskedForm<int number> {
  int Number = number;
}
def UnderMask : MaskedForm<0>;       // a mask
def ChoiceUnderMask : MaskedForm<1>; // a mask, how far the part is from the top of a register, the value at the top
def BesideZeros : MaskedForm<2>;     // nothing: zeros around the value keep the other parts
def BesideOnes : MaskedForm<3>;      // nothing: ones around the value keep the other parts
def SwapUnderMask : MaskedForm<4>;   // the new value in its place, a mask

class MaskedAtomic<SDNode op, Instruction instruction, MaskedForm form> {
  SDNode Op = op;
  Instruction Inst = instruction;
  MaskedForm Form = form;
}

// What a modifier of inline assembly makes of a register, of the constant 0, and of other constants and symbols: `$` is the
// register's name, `#` its number in instructions; "=": what is written without a modifier; "-": what every target does, which
// knows some modifiers and refuses others.
// A record without a letter says how registers are written without a modifier; one with classes is about their members only.
class AsmModifier<string letter, string register, string zero, string constant, list<RegisterClass> of = []> {
  string Letter = letter;
  list<RegisterClass> Of = of;
  string Register = register;
  string Zero = zero;
  string Constant = constant;
}

// The registers that a letter of a constraint stands for: those of the class that has the value's type, or as many bits as a
// number has; vectors of other types are in the last class.
class AsmClass<string letter, list<RegisterClass> classes> {
  string Letter = letter;
  list<RegisterClass> Classes = classes;
}

// A template for values of one type.
class TypedTemplate<ValueType type, dag instruction> {
  ValueType Type = type;
  dag Inst = instruction;
}

// ---- The machine ----------------------------------------------------------------------------------------------------

// One record, or several of which the first counts whose predicates hold. Templates are dags of an instruction whose operands are registers, numbers, and values by the names that
// stand beside the field; operands that are tied are listed once. Of several templates, the first is taken whose operands
// can have the registers in question and whose instructions the subtarget has. A sequence is a list of instructions; names that
// are not beside the field stand for results on the way.
class CodeGenFacts {
  list<Predicate> Predicates = [];

  // By hardware mode, where PointerType is; one if there are no modes.
  list<HwMode> DataLayoutModes = [];
  list<string> DataLayouts = [""];
  ValueType PointerType = i32;

  // Registers.
  Register StackPointer = ?;
  // From where stack objects are addressed in functions whose stack pointer moves. It is allocated in all others. If
  // calls do not preserve it, it is kept on the stack around them.
  Register FramePointer = ?;
  // The frame pointer has the value of the stack pointer at entry, is kept where a function asks for it, too, and is saved
  // just below the return address, whose register is ReturnAddress. Objects are addressed from it or the stack pointer by
  // constants of LowBits, or by way of OffsetScratch, which is not allocated in functions whose frame may be large; the
  // prologue adds by way of PrologueScratch.
  bit FrameRecord = false;
  // Bytes from where the frame pointer points up to the stack pointer at entry.
  int FramePointerBelow = 0;
  // Objects are addressed from the stack pointer wherever it stays in place, even if there is a frame pointer.
  bit ObjectsFromStackPointer = false;
  Register ReturnAddress = ?;
  Register OffsetScratch = ?;
  Register PrologueScratch = ?;
  int LowBits = 0;
  // What SetHigh sets begins at this bit, if it is not LowBits; numbers below zero are subtracted if there is Subtract.
  int HighShift = 0;
  list<dag> Subtract = [];      // $to, $a, $b
  list<dag> AddLow = [];        // $to, $from, $low
  // Where constants have no sign: the difference; and sums and differences with what is above LowBits.
  list<dag> SubLow = [];        // $to, $from, $low
  list<dag> AddHigh = [];       // $to, $from, $high
  list<dag> SubHigh = [];       // $to, $from, $high
  // Or what is above is put into a register first.
  list<dag> SetHigh = [];       // $to, $high
  // Where an offset has no room in one of these, it may have in the other.
  list<OffsetForm> OffsetForms = [];
  list<PairForm> PairForms = [];
  list<FlagForm> FlagForms = [];
  // The constant is added before the access, or after it.
  list<UpdateForm> PreForms = [];
  list<UpdateForm> PostForms = [];
  list<dag> Add = [];           // $to, $a, $b
  // Always zero.
  Register ZeroRegister = ?;
  Register ThreadPointer = ?;
  list<dag> ReadThreadPointer = [];  // $to
  // What stack protection compares is so many bytes behind the thread pointer, if the system keeps it with the thread; 0: it is a
  // variable of the library.
  int ThreadGuardOffset = 0;
  // Where landing pads find the exception and the number of its handler.
  list<Register> ExceptionRegisters = [];
  // Never allocated; the stack pointer is not, either.
  list<Register> Reserved = [];
  list<ReservedIf> ReservedIf = [];
  // A register for which no template fits is copied as part of a larger one.
  list<dag> Copies = [];        // $to, $from
  list<dag> Spills = [];        // $value, $slot
  list<dag> Reloads = [];       // $value, $slot
  // No instruction moves bits between integer and floating-point registers: they are stored and loaded. Integers are converted
  // by operations of the machine where they lie in floating-point registers as wide as an address.
  bit BitsThroughMemory = false;
  SDNode ConvertToFloat = ?;
  SDNode ConvertFromFloat = ?;
  list<TypedTemplate> BitsToFloat = [];  // $to, $value: from the low bits of a register
  list<TypedTemplate> FloatToBits = [];  // $to, $value

  // What does nothing but extend a number of this type, so that it can be left out where that is done already: by another
  // one, by an instruction whose result is such a number, or by any that writes a register of a class, since that clears the
  // rest of the register.
  list<TypedTemplate> ZeroExtensions = [];  // $to, $value
  list<TypedTemplate> SignExtensions = [];  // $to, $value
  list<Extending> ExtendingInstructions = [];
  list<FoldedExtension> FoldedExtensions = [];
  list<RegisterClass> ClearingClasses = [];

  // The stack grows down.
  int StackAlign = 4;
  list<dag> GrowStack = [];     // $bytes
  list<dag> ShrinkStack = [];   // $bytes
  list<dag> MoveStack = [];     // $bytes, which are added: in place of the two above
  list<dag> GrowStackBy = [];   // $by, a register
  list<dag> FrameAddress = [];  // $to, $slot, $offset

  // Register windows. Functions begin with a new one, which moves the stack pointer, too: what their callers call by the first
  // names they call by the second. The frame pointer has the value of the stack pointer at entry; calls leave the address to
  // return to in CallLink. Returns are instructions of their own, which go back to the caller's window.
  list<Register> CallersNames = [];
  list<Register> CalleesNames = [];
  Register CallLink = ?;
  list<dag> NewWindow = [];     // $bytes
  list<dag> NewWindowBy = [];   // $by, a register
  // Writes the windows of all callers to memory, where each is above the stack pointer of what it belongs to.
  SDNode FlushWindows = ?;
  // Functions that neither call nor keep anything on the stack, and whose registers all are their caller's under another name, stay
  // in the caller's window if there are such returns.
  list<SharedReturn> SharedReturns = [];
  // The stack pointer is so many bytes below the stack.
  int StackBias = 0;
  // Bytes at the bottom of every frame that belong to the callees, whatever arguments they have.
  int LeastCallBytes = 0;
  // What the names of functions that compute with numbers of 128 bits, whose addresses they take, begin with; empty: they are
  // those of other formats, and take numbers (SPARC Compliance Definition 2.4, "Quad precision": `_Qp_add`).
  string QuadFunctions = "";
  // What the names of conversions have for an integer of 32 bits, one without sign, and both of 64 bits; empty: i, ui, x, ux.
  list<string> QuadIntegers = [];
  // The pass that puts an instruction, or NoOp, behind those with hasDelaySlot; empty: there are none.
  string DelaySlotPass = "";
  // Branches that execute the instruction behind them only if they are taken: it is one from where they lead then.
  list<AnnulledBranch> AnnulledBranches = [];

  // Calls. ABIs that have names are listed; else there is one.
  CallingConv Arguments = ?;
  CallingConv Results = ?;
  CalleeSavedRegs Preserved = ?;
  list<AbiConventions> Abis = [];
  // The conventions of LLVM IR, by number, that are not refused; empty: those that may be like C's.
  list<int> CallingConvs = [];
  // Those of them whose functions take all arguments off the stack. That is not done, so they cannot have any there.
  list<int> TailConvs = [];
  // The conventions have registers for what Swift's functions pass beside their arguments.
  bit SwiftRegisters = false;
  // A result of more pieces is returned in memory.
  int MaxResults = 0;
  // An array is passed in registers or on the stack, never in both; no more registers of its kind are given out after one that
  // found too few.
  bit WholeArrays = false;
  // Nothing is defined above integers of at most 16 bits that are passed on the stack.
  bit NarrowOnStack = false;
  // Functions with variable arguments save these in areas of their own (AAPCS64, "The va_list type"). Else arguments in registers
  // are saved below those on the stack, and a list is the address of the next one.
  list<Register> SavedGeneral = [];
  list<Register> SavedVectors = [];
  ValueType SavedVectorType = ?;
  // What variable arguments in such a list are aligned to at most; 0: as their types ask for. With it, the convention says which of
  // them are addresses.
  int VariableAlign = 0;
  // The elements of a vector without registers are the pieces of one value.
  bit VectorsInPieces = false;
  list<ConventionRegisters> SavedByConvention = [];
  // Where this holds, vectors with lanes up to a width have registers that the description does not know: they cannot be passed.
  list<Predicate> UnknownVectorsIf = [];
  int UnknownVectorsBits = 0;
  // Vectors of 64 bits are passed like a number of 64 bits, and so are those of two, four or eight narrower integers, once these
  // fill it; without it, vectors are passed as they are held.
  bit ShortVectors = false;
  // Of the arguments on the stack, the first lies at the highest address. Functions with a variable number of arguments
  // have it at the lowest, or they could not find it.
  bit FirstArgumentDeepest = false;
  // Bytes between the stack pointer and the arguments on the stack when a function begins.
  int ReturnAddressBytes = 0;
  SDNode Call = ?;
  SDNode Return = ?;
  // The same for functions that put their result where the caller says and return the address, too, if they are called and left in
  // another way: a call has the size of the object as its second operand, if its address has a place of its own
  // (CCAssignToPlace).
  SDNode ObjectCall = ?;
  SDNode ObjectReturn = ?;
  // A jump in place of a call and a return, with the operands of a call. Until the frame is taken down its instruction is a return.
  SDNode TailCall = ?;
  // Stack probes: an operation that moves the stack pointer down to an address and touches the stack at least once in so many
  // bytes (chain, address, step); instructions that do the same to $to, which is a multiple of $step away, and that touch the stack
  // where it ends.
  SDNode ProbeStack = ?;
  list<dag> ProbeDown = [];
  list<dag> TouchStack = [];
  // Operations that take the first, second, … register of a tuple. The results of an intrinsic function whose record makes
  // nothing but one `untyped` value are these parts of it.
  list<SDNode> RegisterParts = [];
  // Pseudo-instructions around a call, where the stack pointer moves, unless frames have room for the arguments of all calls.
  Instruction CallSetup = ?;
  Instruction CallDestroy = ?;
  bit ReservesCallFrames = false;
  // Bytes that are put in where a function that is traced (XRay) is entered, and before it is left: a jump past no-ops.
  list<int> TraceSled = [];
  // Handlers of interrupts: how they return, and what they save (the first list whose predicates hold).
  list<InterruptReturn> InterruptReturns = [];
  list<SavedByHandlers> InterruptSaved = [];

  // Functions that sign the address to return to when they begin and turn it back before they return or jump elsewhere: with the
  // usual key, and with the other one. Frame directives say so to unwinders.
  list<dag> SignReturn = [];
  list<dag> AuthenticateReturn = [];
  list<dag> SignReturnOther = [];
  list<dag> AuthenticateReturnOther = [];
  FrameDirective SignedReturns = ?;
  FrameDirective OtherKey = ?;
  list<LinkerProperty> LinkerProperties = [];
  // An address to return to that was read from the stack, without its signature.
  SDNode StripAddress = ?;
  // What stands where calls may arrive and where jumps by a register may, in functions that ask for such marks. What signs an address
  // counts as the first. A jump (isCall, isReturn) to another function goes by way of a register from which the mark of calls
  // takes it.
  list<dag> CallTarget = [];
  list<dag> JumpTarget = [];
  list<dag> GuardedJump = [];   // $from
  // Functions may keep the address to return to on a stack of its own, too, to whose end this register points.
  Register ShadowStack = ?;
  list<dag> PushReturn = [];
  list<dag> PopReturn = [];

  // Addresses of symbols: an operation that makes a value of one, or sequences (of $symbol): absolute; relative to the code;
  // from the table of addresses; of the thread's variables at a constant offset, at one from the table, and what
  // `__tls_get_addr` takes.
  SDNode Symbol = ?;
  list<dag> AbsoluteAddress = [];
  // Absolute, where code and data are anywhere (the code model `large`).
  list<dag> LargeAddress = [];
  list<dag> RelativeAddress = [];
  list<dag> TableAddress = [];
  // The same in Mach-O: relative to the code, from the table, and of a thread's variables, by a call of what the descriptor names.
  list<dag> MachAddress = [];
  list<dag> MachTableAddress = [];
  list<dag> MachThreadAddress = [];
  list<dag> LocalExecAddress = [];
  list<dag> InitialExecAddress = [];
  list<dag> GeneralDynamicArgument = [];
  // How far a thread's variable is from the thread pointer, by a call of what its descriptor names.
  list<dag> DescriptorOffset = [];
  // The address of a thread's variable by a sequence with a call in it, whose instruction says which registers it changes.
  list<dag> GeneralDynamicAddress = [];

  // Compare and branch (block, lhs, rhs, number), compare and choose (otherwise, then, lhs, rhs, number), and the numbers.
  SDNode BranchIf = ?;
  SDNode SelectIf = ?;
  // Several conditions at once, by flags, in operations that glue holds together: a comparison (lhs, rhs); one that is made if a
  // condition holds, where flags are given otherwise (lhs, rhs, flags, number); a branch (block, number) and a choice
  // (otherwise, then, number) by a condition.
  SDNode Compare = ?;
  SDNode CompareIf = ?;
  SDNode BranchOnFlags = ?;
  SDNode SelectOnFlags = ?;
  // Sums and differences of numbers that several registers hold: the flags of a sum (lhs, rhs); a sum and a difference with the
  // carry of flags (lhs, rhs), and the flags that these set. Glue holds all of them together. Then the numbers of six conditions: a
  // carry, none; a borrow, none; what is too large as a number with sign, what is not.
  SDNode CompareSum = ?;
  SDNode AddCarry = ?;
  SDNode SubtractCarry = ?;
  SDNode AddCarryFlags = ?;
  SDNode SubtractCarryFlags = ?;
  list<int> CarryConditions = [];
  // A choice between numbers of 16 bits is an instruction, though comparing them is none.
  bit SelectsHalves = false;
  // Where numbers of 16 bits are compared, too.
  list<Predicate> ComparesHalvesIf = [];
  // Bits of a number are counted in vector registers: that takes longer than a few operations on numbers, and functions that avoid
  // these registers do without.
  bit CountsInVectors = false;
  // Which floating-point constants of 64 bits, over their bits Imm, are better loaded than made in a general register.
  code FloatInMemoryExpr = "";
  // A value with a field of bits taken from another one: the field's place and width, the lowest bits of the other one; or the lowest
  // bits, the first and last bit of the field of the other one.
  SDNode InsertField = ?;
  SDNode InsertLow = ?;
  // A branch on several conditions is several branches: jumps are cheaper than truth values.
  bit SplitsConditions = false;
  list<ConditionNumber> Conditions = [];
  // Of floating-point numbers. What is less or greater, and what is equal or not ordered, is made of two.
  list<ConditionNumber> FloatConditions = [];
  // What instructions that branch call the operand that is such a number: a branch is turned round by it.
  string ConditionOperand = "cc";
  // Or there is another instruction for the opposite.
  list<OppositeBranches> Opposites = [];
  list<BranchOfChoice> Choices = [];
  // Jumps, and how far they reach; others go by way of FarJumpScratch. Without a template, the first instruction that is
  // nothing but a jump is taken.
  list<dag> Jump = [];          // $block
  list<dag> FarJump = [];       // $block
  int JumpRange = 0;
  Register FarJumpScratch = ?;
  bit RelativeJumpTables = false;

  // Numbers of this type are better sign-extended in wider registers.
  ValueType NarrowType = ?;
  list<OwnOperation> NarrowOperations = [];
  // Forms of operations that extend their results; operations whose results are extended if all their register operands are,
  // and whose low bits are made of no more than low bits; and who reads no more than low bits.
  list<NarrowForm> NarrowForms = [];
  list<Instruction> NarrowKeepers = [];
  list<NarrowReader> NarrowReaders = [];
  // An amount of which shifts look at the lowest bits only.
  ComplexPattern ShiftAmount = ?;
  // What C calls the rounding modes (0 to zero, 1 to nearest, 2 up, 3 down, 4 to nearest with ties away from zero), by the
  // machine's numbers, which `get_rounding` makes and `set_rounding` takes.
  list<int> RoundingModes = [];

  // There is one processor and nothing interrupts it, so atomic accesses are plain ones.
  bit PlainAtomics = false;
  // Other threads may see plain accesses in another order, if no fence is between them.
  bit WeakMemory = false;
  list<dag> FenceAcquire = [];
  list<dag> FenceRelease = [];
  list<dag> FenceFull = [];
  // Accesses must be aligned to their size, but where all of the predicates hold; without predicates, everywhere.
  bit AlignedAccesses = false;
  list<Predicate> UnalignedIf = [];
  // Accesses of any alignment are as fast as others. Blocks of memory are copied in vectors of this type, beside integers.
  bit FastUnaligned = false;
  ValueType CopiedVector = ?;
  // Accesses of the size of an address are atomic where this holds.
  list<Predicate> AtomicsIf = [];
  list<MaskedAtomic> MaskedAtomics = [];

  // Inline assembly: memory with $base and $offset, letters of constraints, modifiers.
  string AsmMemory = "";
  string AsmMemoryLetters = "";
  string AsmConstantLetters = "";
  list<AsmModifier> AsmModifiers = [];
  list<AsmClass> AsmClasses = [];

  list<dag> NoOp = [];
  // Linkers may make code shorter, so that lengths are not known before.
  bit CodeShrinks = false;
  // Products with the sum or the difference of two powers of two are made by shifts.
  bit ProductsByShifts = false;
  // What the pass that carries out LateExpansion records is called.
  string LatePass = "Late pseudo instruction expansion";
}

// A pseudo-instruction of the code generator that becomes other instructions after everything has its place: a bundle, if
// there are several. Operands as in Expansion.
class LateExpansion<dag pseudo, list<dag> results, list<Predicate> predicates = []>
    : Expansion<pseudo, results, predicates> {
  bit IsLate = true;
}

// ---- Vectors --------------------------------------------------------------------------------------------------------
// Vectors that have register classes and patterns are computed with; what patterns do not say is here. Vectors of fewer bits are
// held in these.

// What an instruction does to elements: see `tables::machine::VectorShape`.
class VectorShape<int number> {
  int Number = number;
}
def InterleaveLow : VectorShape<0>;
def InterleaveHigh : VectorShape<1>;
def EvenElements : VectorShape<2>;
def OddElements : VectorShape<3>;
def PairsOfEven : VectorShape<4>;
def PairsOfOdd : VectorShape<5>;
def AlignBytes : VectorShape<6>;
def ReverseHalves : VectorShape<7>;
def ReverseQuarters : VectorShape<8>;
def ReverseEighths : VectorShape<9>;
def SpreadElement : VectorShape<10>;
def InsertElement : VectorShape<11>;
def BytesByNumber : VectorShape<12>;
def OrVectors : VectorShape<13>;
def ClearElements : VectorShape<14>;
def SelectElements : VectorShape<15>;

// The operation of an instruction that puts elements of these widths in another order; what it costs, in quarters of a simple
// instruction.
class VectorForm<VectorShape shape, SDNode op, list<int> laneBits, int cost = 4, int bits_ = 128> {
  VectorShape Shape = shape;
  SDNode Op = op;
  list<int> LaneBits = laneBits;
  int Cost = cost;
  int Bits = bits_;
}

// The operation that compares by a condition: all ones where it holds, zeros elsewhere. Others are made of those that there are.
class VectorCondition<CondCode condition, SDNode op> {
  CondCode Code = condition;
  SDNode Op = op;
}

// An operation (vecreduce_add, ...) on the first elements of a vector, of so many bits together, and what does it. The result
// is a number in a register with zeros above: of as many bits as an element has, or of twice as many if the elements are
// extended (sext, zext) before they are added.
class LaneReduction<SDNode generic, SDNode own, list<int> laneBits, int bits_ = 128> {
  SDNode Generic = generic;
  SDNode Extension = ?;
  SDNode Own = own;
  list<int> LaneBits = laneBits;
  int Bits = bits_;
}
class LongReduction<SDNode generic, SDNode extension, SDNode own, list<int> laneBits, int bits_ = 128>
    : LaneReduction<generic, own, laneBits, bits_> {
  let Extension = extension;
}

class VectorFacts {
  list<VectorForm> Forms = [];
  // Shifts of all elements by a number (shl, srl, sra).
  list<OwnOperation> Shifts = [];
  list<VectorCondition> Conditions = [];
  list<VectorCondition> FloatConditions = [];
  // Conversions (fpextend, fpround) that take, or make, the lower half of a vector of as many bits.
  list<OwnOperation> Conversions = [];
  // Products of what an operation (sext_invec, zext_invec) makes of the lower halves of two vectors, for elements of which there
  // are no other products.
  list<OwnOperation> Products = [];
  list<LaneReduction> Reductions = [];
  // Sums of elements next to each other, by how these are extended (sext, zext).
  list<OwnOperation> PairSums = [];
  // Of two vectors of signed numbers the nearest ones of half the width, signed and unsigned.
  SDNode SaturatedPack = ?;
  SDNode SaturatedPackUnsigned = ?;
}
