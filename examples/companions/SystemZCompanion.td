// Completes LLVM's description of SystemZ (lib/Target/SystemZ):
//
//   mc -target-td=SystemZCompanion.td -I <LLVM's include> -I <lib/Target/SystemZ>

include "SystemZ.td"
include "codewright/Extensions.td"

// Numbers are stored as they are, except those below.
def : Companion<"systemz", ["s390x", "systemz"]> { let PlainMethods = ["getImmOpValue"]; }
def : AsmConventions {
  let RegisterPrefix = "%";
  let BigEndian = true;
  let BigEndianCode = true;
  let MinInstAlign = 2;
  let MaxInstLength = 6;
  let ElfMachine = 22;
}

// Lengths are stored as one less.
foreach type = ["len4imm64", "len8imm64"] in
  def : Amends<type> { code EncodeExpr = [{ Imm - 1 }]; code DecodeExpr = [{ Bits + 1 }]; }

// Distances are counted in units of two bytes.
class Halved<string type, int width> : Amends<type> {
  code MCOperandPredicate = [{ (Imm & 1) == 0 }];
  code EncodeExpr = "Imm >> 1";
  code DecodeExpr = "sext(Bits, " # width # ") << 1";
}
def : Halved<"brtarget12bpp", 12>;
def : Halved<"brtarget16", 16>;
def : Halved<"brtarget16bpp", 16>;
def : Halved<"brtarget24bpp", 24>;
def : Halved<"brtarget32", 32>;
def : Halved<"pcrel32", 32> { dag MIOperandInfo = (ops); }

// Conditions, which are part of mnemonics.
class ConditionNames<string type> : Amends<type>, NamedOperand<[
  NamedValue<1, "o">, NamedValue<2, "h">, NamedValue<3, "nle">, NamedValue<4, "l">, NamedValue<5, "nhe">,
  NamedValue<6, "lh">, NamedValue<7, "ne">, NamedValue<8, "e">, NamedValue<9, "nlh">, NamedValue<10, "he">,
  NamedValue<11, "nl">, NamedValue<12, "le">, NamedValue<13, "nh">, NamedValue<14, "no">]>;
def : ConditionNames<"cond4">;

// Addresses: a displacement, and registers in parentheses of which any may be missing.
class Based<DAGOperand base, DAGOperand disp> : OperandForm<"$disp($base)", (ops base:$base, disp:$disp)>;
class Bare<DAGOperand disp> : OperandForm<"$disp", (ops zero_reg, disp:$disp)>;
multiclass Addresses<list<string> types, DAGOperand base, DAGOperand disp> {
  def Based : Based<base, disp>;
  def Bare : Bare<disp>;
  foreach type = types in
    def : Amends<type>, HasForms<[!cast<OperandForm>(NAME # "Based"), !cast<OperandForm>(NAME # "Bare")]>;
}
defm Short : Addresses<["bdaddr12only", "bdaddr12pair", "mviaddr12pair"], ADDR64, disp12imm64>;
defm Long : Addresses<["bdaddr20only", "bdaddr20pair", "mviaddr20pair"], ADDR64, disp20imm64>;
defm ShortShift : Addresses<["shift12only"], ADDR32, disp12imm32>;
defm LongShift : Addresses<["shift20only"], ADDR32, disp20imm32>;

// The same with an index before the base.
class IndexedForm<DAGOperand index, DAGOperand disp>
    : OperandForm<"$disp($index,$base)", (ops ADDR64:$base, disp:$disp, index:$index)>;
multiclass IndexedAddresses<list<string> types, DAGOperand disp> {
  def Both : IndexedForm<ADDR64, disp>;
  def Based : OperandForm<"$disp($base)", (ops ADDR64:$base, disp:$disp, zero_reg)>;
  def Bare : OperandForm<"$disp", (ops zero_reg, disp:$disp, zero_reg)>;
  foreach type = types in
    def : Amends<type>, HasForms<[!cast<OperandForm>(NAME # "Both"), !cast<OperandForm>(NAME # "Based"),
                                  !cast<OperandForm>(NAME # "Bare")]>;
}
defm ShortIndexed : IndexedAddresses<["bdxaddr12only", "bdxaddr12pair", "dynalloc12only", "laaddr12pair"], disp12imm64>;
defm LongIndexed
    : IndexedAddresses<["bdxaddr20only", "bdxaddr20only128", "bdxaddr20pair", "laaddr20pair"], disp20imm64>;

// With a length or a vector index in that place.
foreach pair = [["bdladdr12onlylen4", "len4imm64"], ["bdladdr12onlylen8", "len8imm64"], ["bdraddr12only", "GR64"],
                ["bdvaddr12only", "VR128"]] in {
  def pair[0] # "Form" : IndexedForm<!cast<DAGOperand>(pair[1]), disp12imm64>;
  def : Amends<pair[0]>, HasForms<[!cast<OperandForm>(pair[0] # "Form")]>;
}
