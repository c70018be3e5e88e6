// Completes LLVM's description of M68k (lib/Target/M68k):
//
//   mc -target-td=M68kCompanion.td -I <LLVM's include> -I <lib/Target/M68k>

include "M68k.td"
include "codewright/Extensions.td"

def : Companion<"m68k", ["m68k"]> {
  let PlainMethods = ["encodeRelocImm<8>", "encodeRelocImm<16>", "encodePCRelImm<8>", "encodePCRelImm<16>", "encodeFPSYSSelect"];
}
def : AsmConventions {
  let CommentString = ";";
  let SeparatorString = "\n";
  let RegisterPrefix = "%";
  let NamePrefix = "%";
  let BigEndian = true;
  let MinInstAlign = 2;
  let MaxInstLength = 10;
  let ElfMachine = 4;
}

// Encodings are words of two bytes, the first one at the bottom; numbers of two words have the upper one first.
def : CodeLayout<2, [0, 1]>;
def : CodeLayout<4, [2, 3, 0, 1]>;
def : CodeLayout<6, [4, 5, 2, 3, 0, 1]>;
def : CodeLayout<8, [6, 7, 4, 5, 2, 3, 0, 1]>;
def : CodeLayout<10, [8, 9, 6, 7, 4, 5, 2, 3, 0, 1]>;
foreach method = ["encodeRelocImm<32>", "encodePCRelImm<32>"] in
  def : FieldLayout<method> { bits<32> value; bits<32> Layout = { value{15-0}, value{31-16} }; }

// Where data and address registers may both stand, the latter are the upper eight.
foreach i = 0...6 in
  foreach prefix = ["", "W"] in
    def : Amends<prefix # "A" # i> { bits<16> HWEncoding = !add(8, i); }
foreach name = ["SP", "WSP"] in
  def : Amends<name> { bits<16> HWEncoding = 15; }
def : Amends<"FPC"> { bits<16> HWEncoding = 4; }
def : Amends<"FPS"> { bits<16> HWEncoding = 2; }
def : Amends<"FPIAR"> { bits<16> HWEncoding = 1; }

// Numbers behind a mark, which must be there; without it, a number is an address. Those of a byte and of a word are read with
// a sign or without.
class Number<string predicate> : Operand<i32> {
  let PrintMethod = "printBare";
  code MCOperandPredicate = predicate;
}
multiclass Marked<string type, string predicate> {
  def Plain : Number<predicate>;
  def Form : OperandForm<"#$number", (ops !cast<Operand>(NAME # "Plain"):$number)>;
  def : Amends<type>, HasForms<[!cast<OperandForm>(NAME # "Form")]> {
    dag MIOperandInfo = (ops !cast<Operand>(NAME # "Plain"):$number);
  }
}
foreach size = [8, 16, 32] in
  defm Number # size : Marked<"Mxi" # size # "imm", "isInt<" # size # ">(Imm) || isUInt<" # size # ">(Imm)">;
defm Trap : Marked<"MxTrapimm", "isUInt<4>(Imm)">;
defm Breakpoint : Marked<"MxBkptimm", "isUInt<3>(Imm)">;

// Absolute addresses, and distances of branches. LLVM writes them as `$1f` and reads `0x1f`.
class Address<string type, int width> : Amends<type>, DecodeExpr<"sext(Bits, " # width # ")"> {
  dag MIOperandInfo = (ops);
  string PrintMethod = "printHexBits";
  code MCOperandPredicate = "isInt<" # width # ">(Imm)";
}
foreach size = [8, 16, 32] in
  def : Address<"MxAL" # size, 32>;
foreach size = [16, 32] in
  def : Address<"MxBrTarget" # size, size>;
// Where the distance is one of these, it follows in one word or in two.
def : Address<"MxBrTarget8", 8> { code DecodeValid = [{ Bits != 0 && Bits != 255 }]; }

// Distances of two words came with the 68020.
def : Amends<"BSR32"> { list<Predicate> Predicates = [AtLeastM68020]; }

// Memory.
class Displacement<int width> : Operand<i32>, DecodeExpr<"sext(Bits, " # width # ")"> {
  let PrintMethod = "printBare";
  code MCOperandPredicate = "isInt<" # width # ">(Imm)";
}
def disp8 : Displacement<8>;
def disp16 : Displacement<16>;
multiclass Memory<string type, string text, dag parts> {
  def Form : OperandForm<text, parts>;
  foreach size = [8, 16, 32] in
    def : Amends<type # size>, HasForms<[!cast<OperandForm>(NAME # "Form")]> { dag MIOperandInfo = parts; }
}
defm Indirect : Memory<"MxARI", "($reg)", (ops AR32:$reg)>;
defm PostIncremented : Memory<"MxARIPI", "($reg)+", (ops AR32:$reg)>;
defm PreDecremented : Memory<"MxARIPD", "-($reg)", (ops AR32:$reg)>;
defm Displaced : Memory<"MxARID", "($disp,$reg)", (ops disp16:$disp, AR32:$reg)>;
defm Indexed : Memory<"MxARII", "($disp,$reg,$index)", (ops disp8:$disp, AR32:$reg, XR32:$index)>;
defm PCDisplaced : Memory<"MxPCD", "($disp,%pc)", (ops disp16:$disp)>;
defm PCIndexed : Memory<"MxPCI", "($disp,%pc,$index)", (ops disp8:$disp, XR32:$index)>;

// The registers that movem stores and loads: `%d0-%d3/%a6`. Where the address goes down, `-(%a0)`, the order of bits is reversed.
class Registers<list<int> places> : NameRanges<!listconcat(
    !foreach(i, !range(8), FieldValue<0, !shl(1, places[i]), "d" # i>),
    !foreach(i, !range(8), FieldValue<1, !shl(1, places[!add(i, 8)]), !if(!eq(i, 7), "sp", "a" # i)>))>;
def : Amends<"MxMoveMask">, Registers<!range(16)> { code MCOperandPredicate = [{ isUInt<16>(Imm) && Imm != 0 }]; }
def reversedMask : Operand<i16>, Registers<!range(15, -1, -1)> {
  code MCOperandPredicate = [{ isUInt<16>(Imm) && Imm != 0 }];
}
foreach size = [16, 32] in {
  defvar memory = !cast<DAGOperand>("MxARIPD" # size);
  def : Amends<"MOVM" # size # "em"> { dag InOperandList = (ins memory:$dst, reversedMask:$mask); }
  def : Amends<"MOVM" # size # "me"> { dag InOperandList = (ins reversedMask:$mask, memory:$src); }
}
