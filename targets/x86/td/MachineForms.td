// What passes of the code generator ask of instructions one by one, as tables.

// ---- Flags ----------------------------------------------------------------------------------------------------------
// What the flags behind an instruction tell of two numbers: those that it compares; those of which it makes the difference; those
// of which it makes the sum, of so many bits; of one number and one, which it subtracts or adds.
class FlagsOfTwo<int value> { int Value = value; }
def Compares : FlagsOfTwo<0>;
def Subtracts : FlagsOfTwo<1>;
def Adds : FlagsOfTwo<2>;
def Decrements : FlagsOfTwo<3>;
def Increments : FlagsOfTwo<4>;

class ComparisonForm<string name, FlagsOfTwo tells, int width> {
  Instruction Inst = !cast<Instruction>(name);
  FlagsOfTwo Tells = tells;
  int Bits = width;
}
foreach width = [8, 16, 32, 64] in {
  defvar immediates = !cond(!eq(width, 8): ["ri"], !eq(width, 64): ["ri8", "ri32"], true: ["ri8", "ri"]);
  foreach form = !listconcat(["rr"], immediates) in {
    def : ComparisonForm<"CMP"#width#form, Compares, width>;
    def : ComparisonForm<"SUB"#width#form, Subtracts, width>;
  }
  foreach form = immediates in
    def : ComparisonForm<"ADD"#width#form, Adds, width>;
  def : ComparisonForm<"DEC"#width#"r", Decrements, width>;
  def : ComparisonForm<"INC"#width#"r", Increments, width>;
}
def FlagsOfTwos : Values<"FlagsOfTwo">;
def ComparisonForms : GenericTable {
  let FilterClass = "ComparisonForm";
  let Fields = ["Inst", "Tells", "Bits"];
  GenericEnum TypeOf_Tells = FlagsOfTwos;
}

// ---- Addresses ------------------------------------------------------------------------------------------------------
// Additions that are addresses, too: what is added to the first operand, or how far that is shifted.
class Summand<int value> { int Value = value; }
def AddNumber : Summand<0>;
def AddRegister : Summand<1>;
def ShiftFirst : Summand<2>;
def AddOne : Summand<3>;
def SubtractOne : Summand<4>;

class AdditionForm<string name, int width, Summand summand> {
  Instruction Inst = !cast<Instruction>(name);
  int Bits = width;
  Summand Added = summand;
}
foreach width = [32, 64] in {
  def : AdditionForm<"ADD"#width#"ri8", width, AddNumber>;
  def : AdditionForm<"ADD"#width#"ri"#!if(!eq(width, 64), "32", ""), width, AddNumber>;
  def : AdditionForm<"ADD"#width#"rr", width, AddRegister>;
  def : AdditionForm<"SHL"#width#"ri", width, ShiftFirst>;
  def : AdditionForm<"INC"#width#"r", width, AddOne>;
  def : AdditionForm<"DEC"#width#"r", width, SubtractOne>;
}
def Summands : Values<"Summand">;
def AdditionForms : GenericTable {
  let FilterClass = "AdditionForm";
  let Fields = ["Inst", "Bits", "Added"];
  GenericEnum TypeOf_Added = Summands;
}

// ---- Spills ---------------------------------------------------------------------------------------------------------
// How registers are moved to memory and back, by their bytes; where there is AVX, vector registers by its instructions.
class SlotMove<string load, string store, int bytes, bit isVector = false, bit isAVX = false> {
  Instruction Load = !cast<Instruction>(load);
  Instruction Store = !cast<Instruction>(store);
  int Bytes = bytes;
  bit IsVector = isVector;
  bit IsAVX = isAVX;
}
foreach width = [8, 16, 32, 64] in
  def : SlotMove<"MOV"#width#"rm", "MOV"#width#"mr", !div(width, 8)>;
foreach v = ["V", ""] in {
  def : SlotMove<v#"MOVSSrm_alt", v#"MOVSSmr", 4, true, !eq(v, "V")>;
  def : SlotMove<v#"MOVSDrm_alt", v#"MOVSDmr", 8, true, !eq(v, "V")>;
  def : SlotMove<v#"MOVUPSrm", v#"MOVUPSmr", 16, true, !eq(v, "V")>;
}
def : SlotMove<"VMOVUPSYrm", "VMOVUPSYmr", 32, true, true>;
def : SlotMove<"VMOVUPSZrm", "VMOVUPSZmr", 64, true, true>;
def SlotMoves : GenericTable {
  let FilterClass = "SlotMove";
  let Fields = ["Load", "Store", "Bytes", "IsVector", "IsAVX"];
}

// ---- Atomic updates -------------------------------------------------------------------------------------------------
// Loops around a compare and exchange, by their pseudo-instructions. The operation makes the new value of the old one and the
// operand; or what it makes is inverted behind it; or it compares them, and a condition of the flags chooses behind it.
class AtomicKind<int value> { int Value = value; }
def PlainUpdate : AtomicKind<0>;
def InvertedUpdate : AtomicKind<1>;
def ChosenUpdate : AtomicKind<2>;

class AtomicUpdate<string op, int width, AtomicKind kind, string operation, string behind, int condition = 0> {
  Instruction Pseudo = !cast<Instruction>("ATOM"#op#width);
  AtomicKind Kind = kind;
  int Bits = width;
  Instruction Load = !cast<Instruction>("MOV"#width#"rm");
  Instruction Exchange = !cast<Instruction>("LCMPXCHG"#width);
  Instruction Operation = !cast<Instruction>(operation#width#"rr");
  Instruction Behind = !cast<Instruction>(behind);
  int Condition = condition;
}
foreach width = [8, 16, 32, 64] in {
  foreach op = ["AND", "OR", "XOR"] in
    def : AtomicUpdate<op, width, PlainUpdate, op, "NOT"#width#"r">;
  def : AtomicUpdate<"NAND", width, InvertedUpdate, "AND", "NOT"#width#"r">;
  // The operand is chosen if the old value is greater, less, above or below. No instruction chooses bytes.
  defvar choose = "CMOV"#!if(!eq(width, 8), 32, width)#"rr";
  def : AtomicUpdate<"MIN", width, ChosenUpdate, "CMP", choose, Condition_g.Number>;
  def : AtomicUpdate<"MAX", width, ChosenUpdate, "CMP", choose, Condition_l.Number>;
  def : AtomicUpdate<"UMIN", width, ChosenUpdate, "CMP", choose, Condition_a.Number>;
  def : AtomicUpdate<"UMAX", width, ChosenUpdate, "CMP", choose, Condition_b.Number>;
}
def AtomicKinds : Values<"AtomicKind">;
def AtomicUpdates : GenericTable {
  let FilterClass = "AtomicUpdate";
  let Fields = ["Pseudo", "Kind", "Bits", "Load", "Exchange", "Operation", "Behind", "Condition"];
  GenericEnum TypeOf_Kind = AtomicKinds;
}

// ---- Absolute addresses ---------------------------------------------------------------------------------------------
// Moves between the accumulator and memory in code of 32 bits: as they are, and without registers in the address.
class AbsoluteMove<string usual, string absolute, Register accumulator, bit isLoad> {
  Instruction Usual = !cast<Instruction>(usual);
  Instruction Absolute = !cast<Instruction>(absolute);
  Register Accumulator = accumulator;
  bit IsLoad = isLoad;
}
foreach t = [Xi8, Xi16, Xi32] in {
  def : AbsoluteMove<"MOV"#t.Bits#"rm", "MOV"#t.Bits#"ao32", t.Acc, true>;
  def : AbsoluteMove<"MOV"#t.Bits#"mr", "MOV"#t.Bits#"o32a", t.Acc, false>;
}
def AbsoluteMoves : GenericTable {
  let FilterClass = "AbsoluteMove";
  let Fields = ["Usual", "Absolute", "Accumulator", "IsLoad"];
  string TypeOf_Accumulator = "reg";
}

// ---- Partial writes -------------------------------------------------------------------------------------------------
// Conversions from integers to the lowest element of a vector register, which keep the others.
class PartialWrite<string name> { Instruction Inst = !cast<Instruction>(name); }
foreach integer = ["", "64"] in
  foreach number = ["SS", "SD"] in
    foreach form = ["rr", "rm"] in
      def : PartialWrite<"CVTSI"#integer#"2"#number#form>;
def PartialWrites : GenericTable {
  let FilterClass = "PartialWrite";
  let Fields = ["Inst"];
}
