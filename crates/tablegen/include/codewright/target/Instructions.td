// Instructions, their operands and encodings.

// ---- Markers in operand lists ---------------------------------------------------------------------------------------

// Operators of the dags OutOperandList, InOperandList and of other operand lists.
def outs;
def ins;
def ops;
// As an operand: any number of further operands follow.
def variable_ops;

// Operators of the encoding of instructions whose length varies: parts in rising or falling bit order, an operand, some
// bits of an operand, and the names of the functions that encode and decode a part.
def ascend;
def descend;
def operand;
def slice;
def encoder;
def decoder;

// ---- How an operand is parsed ---------------------------------------------------------------------------------------

// A class of assembly operands. Methods left unset get a name made from the name of the class: isName, addNameOperands,
// parseName, defaultNameOperands.
class AsmOperandClass {
  string Name = ?;
  // Classes that accept whatever this one accepts.
  list<AsmOperandClass> SuperClasses = [];
  string PredicateMethod = ?;
  string RenderMethod = ?;
  // Replaces the target's own operand parser.
  string ParserMethod = ?;
  // Name of the error, or its text, when the operand does not match.
  string DiagnosticType = "";
  string DiagnosticString = "";
  // May be left out; DefaultMethod then supplies it.
  bit IsOptional = false;
  string DefaultMethod = ?;
}

def ImmAsmOperand : AsmOperandClass {
  let Name = "Imm";
}

// ---- Operands -------------------------------------------------------------------------------------------------------

// An operand that is not a register, or that has several parts (MIOperandInfo).
class Operand<ValueType ty> : DAGOperand {
  ValueType Type = ty;
  string PrintMethod = "printOperand";
  string EncoderMethod = "";
  // One of the kinds OPERAND_*, in OperandNamespace.
  string OperandType = "OPERAND_UNKNOWN";
  dag MIOperandInfo = (ops);
  // Which constants are legal, as a predicate over MCOp; used to print aliases and to compress.
  code MCOperandPredicate;
  AsmOperandClass ParserMatchClass = ImmAsmOperand;
}

// A register class with other ways to print, parse or encode its members.
class RegisterOperand<RegisterClassLike regclass, string pm = "printOperand"> : DAGOperand {
  RegisterClassLike RegClass = regclass;
  string PrintMethod = pm;
  string EncoderMethod = "";
  AsmOperandClass ParserMatchClass;
  string OperandType = "OPERAND_REGISTER";
  // The register that stands for the constant zero.
  Register GIZeroRegister = ?;
}

// An operand that patterns may leave out.
class OperandWithDefaultOps<ValueType ty, dag defaultops> : Operand<ty> {
  dag DefaultOps = defaultops;
}

class PredicateOp;

// Whether a predicated instruction takes effect.
class PredicateOperand<ValueType ty, dag OpTypes, dag AlwaysVal> : OperandWithDefaultOps<ty, AlwaysVal>, PredicateOp {
  let MIOperandInfo = OpTypes;
}

// A definition that may be none (the flags of an ARM instruction).
class OptionalDefOperand<ValueType ty, dag OpTypes, dag defaultops> : OperandWithDefaultOps<ty, defaultops> {
  let MIOperandInfo = OpTypes;
}

// Any operand whatsoever; only for target-independent opcodes.
class unknown_class;
def unknown : unknown_class;

// Operands of target-independent opcodes whose type is chosen per instruction: equal names have equal types.
class TypedOperand<string Ty> : Operand<untyped> {
  let OperandType = Ty;
  bit IsPointer = false;
  bit IsImmediate = false;
}

foreach number = 0...5 in {
  def type#number : TypedOperand<"OPERAND_GENERIC_"#number>;
  def ptype#number : TypedOperand<"OPERAND_GENERIC_"#number> { let IsPointer = true; }
}

def untyped_imm_0 : TypedOperand<"OPERAND_GENERIC_IMM_0"> { let IsImmediate = true; }

let OperandType = "OPERAND_IMMEDIATE" in {
  foreach size = [1, 8, 16, 32, 64] in
    def i#size#imm : Operand<!cast<ValueType>("i"#size)>;
  foreach size = [32, 64] in
    def f#size#imm : Operand<!cast<ValueType>("f"#size)>;
}

// Stands for a register operand that reads as zero when written in the result of a pattern.
def zero_reg;
// The tied operand of the result of a pattern is undefined.
def undef_tied_input;

// ---- Encodings ------------------------------------------------------------------------------------------------------

// How one instruction looks in memory. A subclass has `bits<n> Inst`, whose bits are constants or bits of fields named
// like operands, and may have `bits<n> SoftFail`, whose set bits are those that a decoder ought to check but may ignore.
class InstructionEncoding {
  // Bytes; 0 lets the encoding speak.
  int Size;
  // Encodings that clash live in name spaces of their own, which the disassembler tries in an order of its choice.
  string DecoderNamespace = "";
  list<Predicate> Predicates = [];
  // Decodes the whole instruction instead of operand by operand.
  string DecoderMethod = "";
  // False: the decoder method may refuse, and decoding goes on with the next candidate.
  bit hasCompleteDecoder = true;
}

class EncodingByHwMode<list<HwMode> Ms = [], list<InstructionEncoding> Ts = []> : HwModeSelect<Ms, !size(Ts)> {
  list<InstructionEncoding> Objects = Ts;
}

// ---- Instructions ---------------------------------------------------------------------------------------------------

class Instruction : InstructionEncoding {
  string Namespace = "";

  // Operands, definitions first; fields of the encoding are named like them.
  dag OutOperandList;
  dag InOperandList;
  // "mnemonic\t$op, ${op:modifier}, {variant 0|variant 1}"
  string AsmString = "";
  // Takes the place of the encoding in the record itself where it depends on the mode.
  EncodingByHwMode EncodingInfos;
  // What the instruction computes.
  list<dag> Pattern;
  // Registers read and written besides the operands.
  list<Register> Uses = [];
  list<Register> Defs = [];

  int Size = 0;
  // Size for the choice among patterns of equal rank, and what to add to the rank of its pattern.
  int CodeSize = 0;
  int AddedComplexity = 0;
  bit isPreISelOpcode = false;

  // Control flow.
  bit isReturn = false;
  bit isBranch = false;
  bit isEHScopeReturn = false;
  bit isIndirectBranch = false;
  bit isBarrier = false;
  bit isCall = false;
  bit isTerminator = false;
  bit isTrap = false;
  bit hasDelaySlot = false;
  bit hasCtrlDep = false;

  // What kind of computation it is.
  bit isCompare = false;
  bit isMoveImm = false;
  bit isMoveReg = false;
  bit isBitcast = false;
  bit isSelect = false;
  bit isAdd = false;
  bit isRegSequence = false;
  bit isExtractSubreg = false;
  bit isInsertSubreg = false;

  // Effects; the first three are inferred from patterns when unset.
  bit mayLoad = ?;
  bit mayStore = ?;
  bit hasSideEffects = ?;
  bit mayRaiseFPException = false;
  bit canFoldAsLoad = false;
  bit isAuthenticated = false;
  bit supportsDeactivationSymbol = false;

  // What passes may do with it.
  bit isCommutable = false;
  bit isConvertibleToThreeAddress = false;
  bit isReMaterializable = false;
  bit isAsCheapAsAMove = false;
  bit isPredicable = false;
  bit isUnpredicable = false;
  bit isNotDuplicable = false;
  bit isConvergent = false;
  bit hasExtraSrcRegAllocReq = false;
  bit hasExtraDefRegAllocReq = false;
  bit variadicOpsAreDefs = false;

  // What the target handles in code.
  bit usesCustomInserter = false;
  bit hasPostISelHook = false;

  // Not a machine instruction; emits nothing; cannot be written in assembly; cannot be printed.
  bit isPseudo = false;
  bit isMeta = false;
  bit isCodeGenOnly = false;
  bit isAsmParserOnly = false;

  // Timing.
  bit hasNoSchedulingInfo = false;
  InstrItinClass Itinerary = NoItinerary;
  list<SchedReadWrite> SchedRW;

  // "$dst = $src" ties two operands, "@earlyclobber $dst" forbids sharing with the inputs; separated by commas.
  string Constraints = "";
  // Called with the finished bits.
  string PostEncoderMethod = "";
  bits<64> TSFlags = 0;

  // Assembly: converter of the parsed operands, the constraint that allows the form without the first source, and the
  // only variant the instruction belongs to.
  string AsmMatchConverter = "";
  string TwoOperandAliasConstraint = "";
  string AsmVariantName = "";

  // Requests for generated tables.
  bit UseNamedOperandTable = false;
  bit UseLogicalOperandMappings = false;
  bit FastISelShouldIgnore = false;
  // Numbered in the order of definition, before the instructions that are numbered by name.
  bit HasPositionOrder = false;
}

// A second encoding of an instruction, for the disassembler.
class AdditionalEncoding<Instruction I> : InstructionEncoding {
  Instruction AliasOf = I;
}

// Mixed into a pseudo-instruction that is replaced by one real instruction when it is printed or encoded.
class PseudoInstExpansion<dag Result> {
  dag ResultInst = Result;
  bit isPseudo = true;
}

// Facts about all instructions.
class InstrInfo {
  // Bit 0 of Inst is the least significant bit of the first byte.
  bit isLittleEndianEncoding = false;
  // Infer mayLoad, mayStore and hasSideEffects where neither the record nor a pattern says.
  bit guessInstructionProperties = true;
}

// A relation between instructions: those of the class FilterClass that agree in RowFields form a row; in it, the one
// whose ColFields equal KeyCol is mapped to those whose ColFields equal an element of ValueCols.
class InstrMapping {
  string FilterClass;
  list<string> RowFields = [];
  list<string> ColFields = [];
  list<string> KeyCol = [];
  list<list<string>> ValueCols = [];
}

// The 16-bit form `output` may replace the 32-bit form `input`, and the other way round unless isCompressOnly.
class CompressPat<dag input, dag output, list<Predicate> predicates = []> {
  dag Input = input;
  dag Output = output;
  list<Predicate> Predicates = predicates;
  bit isCompressOnly = false;
}
