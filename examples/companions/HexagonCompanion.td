// Completes LLVM's description of Hexagon (lib/Target/Hexagon):
//
//   mc -target-td=HexagonCompanion.td -I <LLVM's include> -I <lib/Target/Hexagon>
//
// Not said here: what instructions have of others in their packet (new values, duplexes, ends of loops); the extension of
// constants that may be extended or not; relocations. An instruction with a semicolon in it is one outside braces, too, where
// LLVM takes it for two. Disassembly shows the instructions of packets without braces.

include "Hexagon.td"
include "codewright/Extensions.td"

def : Companion<"hexagon", ["hexagon"]>;
def : AsmConventions {
  let CommentString = "//";
  let MinInstAlign = 4;
  let MaxInstLength = 8;
  let ElfMachine = 164;
  let DecoderNamespaces = ["MustExtend", "", "EXT_mmvec"];
}

// The last instruction of a packet has 11 in bits 15 and 14, others 01.
def : OpenBits<4, 0xc000>;
def : Packets<0xc000, 0x4000>;

// Where a constant has to be extended, its upper 26 bits are in a word before the instruction.
def : ExtensionWord<"isExtended", "opExtendable", 6> {
  bits<26> upper;
  bits<32> Inst = { 0, 0, 0, 0, upper{25-14}, 0, 1, upper{13-0} };
}

// Such a constant is marked by a second '#'.
class Marked<string instruction, string operand> : Amends<instruction> {
  string AsmString = !subst("#$" # operand, "##$" # operand, !cast<Instruction>(instruction).AsmString);
}
foreach mode = ["_ap", "_ur"] in {
  foreach what = ["alignb", "alignh", "bsw2", "bsw4", "bzw2", "bzw4", "rb", "rd", "rh", "ri", "rub", "ruh"] in
    def : Marked<"L4_load" # what # mode, "II">;
  foreach what = ["rb", "rbnew", "rd", "rf", "rh", "rhnew", "ri", "rinew"] in def : Marked<"S4_store" # what # mode, "II">;
}
foreach what = ["rb", "rd", "rh", "ri", "rub", "ruh"] in {
  def : Marked<"PS_load" # what # "abs", "Ii">;
  foreach sense = ["t", "f", "tnew", "fnew"] in def : Marked<"L4_pload" # what # sense # "_abs", "Ii">;
}
foreach what = ["rb", "rbnew", "rd", "rf", "rh", "rhnew", "ri", "rinew"] in {
  def : Marked<"PS_store" # what # "abs", "Ii">;
  foreach sense = ["t", "f", "tnew", "fnew"] in def : Marked<"S4_pstore" # what # sense # "_abs", "Ii">;
}

// Classes of which fields have the places of the members, in ascending order of their numbers: r0 to r7, r16 to r23.
def : Amends<"GeneralSubRegs">, EncodeExpr<[{ Imm < 16 ? Imm : Imm - 8 }]>,
      DecodeExpr<[{ Bits < 8 ? Bits : Bits + 8 }]>;
def : Amends<"GeneralDoubleLow8Regs">, EncodeExpr<[{ Imm < 16 ? Imm >> 1 : (Imm - 8) >> 1 }]>,
      DecodeExpr<[{ Bits < 4 ? Bits << 1 : (Bits << 1) + 8 }]>;

// Numbers. Fields leave out the lower bits of multiples.
foreach type = ["s32_0Imm", "s31_1Imm", "s30_2Imm", "s29_3Imm", "s3_0Imm", "s4_0Imm", "s4_1Imm", "s4_2Imm", "s4_3Imm",
                "s6_0Imm", "s6_3Imm", "s8_0Imm", "m32_0Imm", "a30_2Imm", "b13_2Imm", "b15_2Imm", "b30_2Imm"] in
  def : Amends<type>, SignedField;
class Unsigned<string type, int width, int shift> : Amends<type> {
  code MCOperandPredicate = "isShiftedUInt<" # width # ", " # shift # ">(Imm)";
}
foreach width = [1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 32] in def : Unsigned<"u" # width # "_0Imm", width, 0>;
foreach width = [3, 6, 31] in def : Unsigned<"u" # width # "_1Imm", width, 1>;
foreach width = [4, 5, 6, 30] in def : Unsigned<"u" # width # "_2Imm", width, 2>;
foreach width = [5, 11, 29] in def : Unsigned<"u" # width # "_3Imm", width, 3>;
def : Unsigned<"u26_6Imm", 26, 6>;

// Operands that can be only one thing are part of the text.
foreach compare = ["eq", "gt"] in foreach end = ["nt", "t"] in {
  foreach sense = ["f", "t"] in foreach predicate = ["p0", "p1"] in
    def : Amends<"J4_cmp" # compare # "n1_" # sense # predicate # "_jump_" # end> {
      string AsmString = !subst("$n1", "-1", !cast<Instruction>(Subject).AsmString);
      dag InOperandList = (ins GeneralSubRegs:$Rs16, b30_2Imm:$Ii);
    }
  foreach sense = ["f", "t"] in
    def : Amends<"J4_cmp" # compare # "n1_" # sense # "_jumpnv_" # end> {
      string AsmString = !subst("$n1", "-1", !cast<Instruction>(Subject).AsmString);
      dag InOperandList = (ins IntRegs:$Ns8, b30_2Imm:$Ii);
    }
}
def : Amends<"Y4_crswap10"> {
  string AsmString = "crswap($Rxx32,sgp1:0)";
  dag InOperandList = (ins DoubleRegs:$Rxx32in);
}
