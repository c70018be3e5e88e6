// Completes LLVM's description of SPARC (lib/Target/Sparc):
//
//   mc -target-td=SparcCompanion.td -I <LLVM's include> -I <lib/Target/Sparc>

include "Sparc.td"
include "codewright/Extensions.td"

// Numbers are stored as they are, and so are constants in the place of branch targets.
def : Companion<"sparc", ["sparcv9", "sparc"]> {
  let PlainMethods = ["getSImm13OpValue", "getBranchTargetOpValue", "getBranchPredTargetOpValue",
                      "getBranchOnRegTargetOpValue", "getCallTargetOpValue"];
}
def : AsmConventions {
  let CommentString = "!";
  let RegisterPrefix = "%";
  let BigEndian = true;
  let BigEndianCode = true;
  let MinInstAlign = 4;
  let ElfMachine = 43;
}

// Conditions, which are part of mnemonics: of integers, of floating-point numbers, of a coprocessor, of a register.
def : Amends<"CCOp">, NamedOperand<[
  NamedValue<8, "a">, NamedValue<0, "n">, NamedValue<9, "ne">, NamedValue<1, "e">, NamedValue<10, "g">,
  NamedValue<2, "le">, NamedValue<11, "ge">, NamedValue<3, "l">, NamedValue<12, "gu">, NamedValue<4, "leu">,
  NamedValue<13, "cc">, NamedValue<5, "cs">, NamedValue<14, "pos">, NamedValue<6, "neg">, NamedValue<15, "vc">,
  NamedValue<7, "vs">]>;
def FloatCondition : Operand<i32>, NamedOperand<[
  NamedValue<8, "a">, NamedValue<0, "n">, NamedValue<7, "u">, NamedValue<6, "g">, NamedValue<5, "ug">,
  NamedValue<4, "l">, NamedValue<3, "ul">, NamedValue<2, "lg">, NamedValue<1, "ne">, NamedValue<9, "e">,
  NamedValue<10, "ue">, NamedValue<11, "ge">, NamedValue<12, "uge">, NamedValue<13, "le">, NamedValue<14, "ule">,
  NamedValue<15, "o">]>;
def CoprocessorCondition : Operand<i32>, NamedOperand<[
  NamedValue<8, "a">, NamedValue<0, "n">, NamedValue<7, "3">, NamedValue<6, "2">, NamedValue<5, "23">,
  NamedValue<4, "1">, NamedValue<3, "13">, NamedValue<2, "12">, NamedValue<1, "123">, NamedValue<9, "0">,
  NamedValue<10, "03">, NamedValue<11, "02">, NamedValue<12, "023">, NamedValue<13, "01">, NamedValue<14, "013">,
  NamedValue<15, "012">]>;
def : Amends<"RegCCOp">, NamedOperand<[
  NamedValue<1, "z">, NamedValue<2, "lez">, NamedValue<3, "lz">, NamedValue<5, "nz">, NamedValue<6, "gz">,
  NamedValue<7, "gez">]>;

class In<string instruction, dag operands> : Amends<instruction> { dag InOperandList = operands; }
foreach name = ["FBCOND", "FBCONDA"] in def : In<name, (ins brtarget:$imm22, FloatCondition:$cond)>;
foreach name = ["FBCOND_V9", "FBCONDA_V9"] in def : In<name, (ins bprtarget:$imm19, FloatCondition:$cond)>;
foreach name = ["BPFCC", "BPFCCA", "BPFCCNT", "BPFCCANT"] in
  def : In<name, (ins bprtarget:$imm19, FloatCondition:$cond, FCCRegs:$cc)>;
foreach name = ["CBCOND", "CBCONDA"] in def : In<name, (ins brtarget:$imm22, CoprocessorCondition:$cond)>;
def : In<"MOVFCCrr", (ins IntRegs:$rs2, IntRegs:$f, FloatCondition:$cond)>;
def : In<"MOVFCCri", (ins i32imm:$simm11, IntRegs:$f, FloatCondition:$cond)>;
def : In<"V9MOVFCCrr", (ins FCCRegs:$cc, IntRegs:$rs2, IntRegs:$f, FloatCondition:$cond)>;
def : In<"V9MOVFCCri", (ins FCCRegs:$cc, i32imm:$simm11, IntRegs:$f, FloatCondition:$cond)>;
def : In<"FMOVS_FCC", (ins FPRegs:$rs2, FPRegs:$f, FloatCondition:$cond)>;
def : In<"FMOVD_FCC", (ins DFPRegs:$rs2, DFPRegs:$f, FloatCondition:$cond)>;
def : In<"FMOVQ_FCC", (ins QFPRegs:$rs2, QFPRegs:$f, FloatCondition:$cond)>;
def : In<"V9FMOVS_FCC", (ins FCCRegs:$opf_cc, FPRegs:$rs2, FPRegs:$f, FloatCondition:$cond)>;
def : In<"V9FMOVD_FCC", (ins FCCRegs:$opf_cc, DFPRegs:$rs2, DFPRegs:$f, FloatCondition:$cond)>;
def : In<"V9FMOVQ_FCC", (ins FCCRegs:$opf_cc, QFPRegs:$rs2, QFPRegs:$f, FloatCondition:$cond)>;

// Addresses: a register, and another one or a number that is added.
def : Amends<"ptr_rc">, PointerClass<"IntRegs">;
def simm13Added : Operand<i64> { code MCOperandPredicate = [{ isInt<13>(Imm) }]; }
def RegisterAlone : OperandForm<"$base", (ops IntRegs:$base, G0)>;
def RegisterPlusNumber : OperandForm<"$base+$disp", (ops IntRegs:$base, simm13Added:$disp)>;
def RegisterPlusRegister : OperandForm<"$base+$index", (ops IntRegs:$base, IntRegs:$index)>;
def : Amends<"MEMri">, HasForms<[RegisterPlusNumber]> { dag MIOperandInfo = (ops ptr_rc, simm13Op); }
def : Amends<"MEMrr">, HasForms<[RegisterAlone, RegisterPlusRegister]>;
