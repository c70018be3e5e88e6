// Registers, sub-registers and register classes.

// ---- Sub-register indices -------------------------------------------------------------------------------------------

// Where the part lies in the whole; -1 for a size or an offset that is not constant.
class SubRegRange<int size, int offset = 0> {
  int Size = size;
  int Offset = offset;
}

class SubRegRangeByHwMode<list<HwMode> Ms = [], list<SubRegRange> Ts = []> : HwModeSelect<Ms, !size(Ts)> {
  list<SubRegRange> Objects = Ts;
}

// The name of a way from a register to a part of it.
class SubRegIndex<int size, int offset = 0> {
  string Namespace = "";
  // Takes the place of Size and Offset where they depend on the mode.
  SubRegRangeByHwMode SubRegRanges;
  int Size = size;
  int Offset = offset;
  // [A, B]: this index is A followed by B.
  list<SubRegIndex> ComposedOf = [];
  // Indices that together cover what this one covers.
  list<SubRegIndex> CoveringSubRegIndices = [];
}

class ComposedSubRegIndex<SubRegIndex A, SubRegIndex B>
    : SubRegIndex<B.Size, !cond(!eq(A.Offset, -1): -1, !eq(B.Offset, -1): -1, true: !add(A.Offset, B.Offset))> {
  let ComposedOf = [A, B];
}

// ---- Registers ------------------------------------------------------------------------------------------------------

// A further set of names for registers (`x10` and `a0`).
class RegAltNameIndex {
  string Namespace = "";
  // Where to look for registers that have no name in this set.
  RegAltNameIndex FallbackRegAltNameIndex;
}

def NoRegAltName : RegAltNameIndex;

class Register<string n, list<string> altNames = []> {
  string Namespace = "";
  string AsmName = n;
  // Runs parallel to RegAltNameIndices.
  list<string> AltNames = altNames;
  // Registers that overlap this one without being parts of it.
  list<Register> Aliases = [];
  // Direct parts, parallel to SubRegIndices.
  list<Register> SubRegs = [];
  list<SubRegIndex> SubRegIndices = [];
  list<RegAltNameIndex> RegAltNameIndices = [];
  // One number per flavour (debug information, exception handling ...); -1 none, -2 as in the flavour before.
  list<int> DwarfNumbers = [];
  // Extra cost of using the register at all, one entry per cost model.
  list<int> CostPerUse = [0];
  // The parts make up the whole register.
  bit CoveredBySubRegs = false;
  bits<16> HWEncoding = 0;
  // Exists to complete the lattice of parts; never used by instructions.
  bit isArtificial = false;
  // Reads the same value always.
  bit isConstant = false;
  // Sorts before the natural order of names.
  int PositionOrder = 0;
}

class RegisterWithSubRegs<string n, list<Register> subregs> : Register<n> {
  let SubRegs = subregs;
}

class DwarfRegNum<list<int> Numbers> {
  list<int> DwarfNumbers = Numbers;
}

class DwarfRegAlias<Register reg> {
  Register DwarfAlias = reg;
}

// Registers made of consecutive others: the lists are zipped, so the shortest decides how many tuples there are.
class RegisterTuples<list<SubRegIndex> Indices, list<dag> Regs, list<string> RegNames = []> {
  list<dag> SubRegs = Regs;
  list<SubRegIndex> SubRegIndices = Indices;
  list<string> RegAsmNames = RegNames;
  int PositionOrder = 0;
}

// ---- Classes --------------------------------------------------------------------------------------------------------

// Bits of a register, and size and alignment in bits of the stack slot it is spilled to.
class RegInfo<int RS, int SS, int SA> {
  int RegSize = RS;
  int SpillSize = SS;
  int SpillAlignment = SA;
}

class RegInfoByHwMode<list<HwMode> Ms = [], list<RegInfo> Ts = []> : HwModeSelect<Ms, !size(Ts)> {
  list<RegInfo> Objects = Ts;
}

// Whatever can stand in the operand list of an instruction.
class DAGOperand {
  string OperandNamespace = "MCOI";
  string DecoderMethod = "";
  // False: the decoder method may refuse, and decoding goes on with the next candidate.
  bit hasCompleteDecoder = true;
}

// Anything usable as the class of a register operand.
class RegisterClassLike : DAGOperand;

class RegisterClass<string namespace, list<ValueType> regTypes, int alignment, dag regList,
                    RegAltNameIndex idx = NoRegAltName> : RegisterClassLike {
  string Namespace = namespace;
  // Takes the place of Size and Alignment where they depend on the mode.
  RegInfoByHwMode RegInfos;
  // Types that fit; the first decides the size when Size is 0.
  list<ValueType> RegTypes = regTypes;
  int Size = 0;
  // Bits.
  int Alignment = alignment;
  // Cost of a copy within the class; negative: do not copy.
  int CopyCost = 1;
  // A set expression over registers, in order of preference.
  dag MemberList = regList;
  // Set of names used to print the members.
  RegAltNameIndex altNameIndex = idx;
  bit isAllocatable = true;
  // Other orders of allocation, and code that picks one (0: MemberList).
  list<dag> AltOrders = [];
  code AltOrderSelect = [{}];
  // Classes with a higher number are allocated first, 0 to 31.
  int AllocationPriority = 0;
  bit GlobalPriority = false;
  bit GeneratePressureSet = true;
  // Units of pressure per register; computed when unset.
  int Weight = ?;
  // Name of the error, or its text, when an assembly operand is not in the class.
  string DiagnosticType = "";
  string DiagnosticString = "";
  bits<8> TSFlags = 0;
  // Order among classes in the search for the class of a register; unset: the order of definition.
  int BaseClassOrder = ?;
}

// A named union of classes.
class RegisterCategory<list<RegisterClass> classes> {
  list<RegisterClass> Classes = classes;
}

// Another class in each mode.
class RegClassByHwMode<list<HwMode> Modes, list<RegisterClass> RegClasses>
    : HwModeSelect<Modes, !size(RegClasses)>, RegisterClassLike {
  list<RegisterClass> Objects = RegClasses;
}

// A class that the subtarget decides: number of the kind of pointer.
class PointerLikeRegClass<int Kind> {
  int RegClassKind = Kind;
}

def ptr_rc : PointerLikeRegClass<0>;

// ---- Operators of set expressions -----------------------------------------------------------------------------------
// `add`, `sub`, `and`, `shl`, `trunc` and `rotl` are also names of other things and are defined with them.

def sequence;
def decimate;
def interleave;
