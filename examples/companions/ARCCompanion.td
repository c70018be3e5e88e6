// Completes LLVM's description of ARC (lib/Target/ARC):
//
//   mc -target-td=ARCCompanion.td -I <LLVM's include> -I <lib/Target/ARC>

include "ARC.td"
include "codewright/Extensions.td"

def : Companion<"arc", ["arc"]>;
def : AsmConventions {
  let CommentString = ";";
  let SeparatorString = "`";
  let RegisterPrefix = "%";
  let MinInstAlign = 2;
  let MaxInstLength = 8;
  let ElfMachine = 195;
}

// The upper half of a word of four bytes stands first; a long number follows its instruction.
def : CodeLayout<4, [1, 0, 3, 2]>;
def : CodeLayout<6, [5, 4, 1, 0, 3, 2]>;
def : CodeLayout<8, [5, 4, 7, 6, 1, 0, 3, 2]>;

// The records have the names of registers with the prefix. The number 62 stands for a long number, in short fields 30.
foreach i = !listconcat(!range(26), [30], !range(32, 64)) in
  def : Amends<"R" # i> { string AsmName = "r" # i; }
foreach pair = [["GP", "gp"], ["FP", "fp"], ["SP", "sp"], ["ILINK", "ilink"], ["BLINK", "blink"]] in
  def : Amends<pair[0]> { string AsmName = pair[1]; }
def : Amends<"GPR32"> {
  dag MemberList = (add (sequence "R%u", 0, 25), GP, FP, SP, ILINK, R30, BLINK, (sequence "R%u", 32, 61), R63);
}
def GPR_H : RegisterClass<"ARC", [i32], 32, (add (sequence "R%u", 0, 25), GP, FP, SP, ILINK, BLINK)>;
def GPR_4 : RegisterClass<"ARC", [i32], 32, (add R0, R1, R2, R3)>;
def GPR_2 : RegisterClass<"ARC", [i32], 32, (add R0, R1)>;

// Conditions, which are part of mnemonics.
foreach type = ["ccond", "CCOp"] in
  def : Amends<type>, NamedOperand<[
      NamedValue<0, "al">, NamedValue<1, "eq">, NamedValue<2, "ne">, NamedValue<3, "p">, NamedValue<4, "n">,
      NamedValue<5, "lo">, NamedValue<6, "hs">, NamedValue<7, "vs">, NamedValue<8, "vc">, NamedValue<9, "gt">,
      NamedValue<10, "ge">, NamedValue<11, "lt">, NamedValue<12, "le">, NamedValue<13, "hi">, NamedValue<14, "ls">,
      NamedValue<15, "pnz">]>, MustBeNamed {
    dag MIOperandInfo = (ops);
  }
def : Amends<"brccond">, NamedOperand<[
    NamedValue<0, "eq">, NamedValue<1, "ne">, NamedValue<2, "lt">, NamedValue<3, "ge">, NamedValue<4, "lo">,
    NamedValue<5, "hs">]>, MustBeNamed {
  dag MIOperandInfo = (ops);
}

// Distances of branches, in bytes.
class Distance<string type, int width, int unit> : Amends<type>, DecodeExpr<"sext(Bits, " # width # ")"> {
  code MCOperandPredicate = "isInt<" # width # ">(Imm) && (Imm & " # !sub(unit, 1) # ") == 0";
}
foreach width = [7, 8, 9, 10, 21, 25] in
  def : Distance<"btargetS" # width, width, 2>;
def : Distance<"btargetS13", 13, 4>;
def : Distance<"calltargetS25", 25, 4>;

// Memory: `[%r1,4]`, in one field.
class Signed<int width> : Operand<i32>, DecodeExpr<"sext(Bits, " # width # ")"> {
  code MCOperandPredicate = "isInt<" # width # ">(Imm)";
}
def s9 : Signed<9>;
def ShortOffset : OperandForm<"$base,$offset", (ops GPR32:$base, s9:$offset)>;
def LongOffset : OperandForm<"$base,$offset", (ops GPR32:$base, i32imm:$offset)>;
def : Amends<"MEMrs9">, HasForms<[ShortOffset]> {
  dag MIOperandInfo = (ops GPR32:$base, s9:$offset);
  bits<6> part0;
  bits<9> part1;
  bits<15> Layout = { part0, part1 };
}
def : Amends<"MEMrlimm">, HasForms<[LongOffset]> {
  bits<6> part0;
  bits<32> part1;
  bits<38> Layout = { part0, part1 };
}

// Memory at a long number, which the records take for two.
foreach access = [["LD", "ld"], ["LDB", "ldb"], ["LDH", "ldh"], ["LDB_X", "ldb.x"], ["LDH_X", "ldh.x"]] in
  foreach mode = [["", ""], ["_DI", ".di"]] in
    def : Amends<access[0] # mode[0] # "_limm"> {
      dag InOperandList = (ins i32imm:$LImm);
      string AsmString = access[1] # mode[1] # "\t$A, [$LImm]";
    }
foreach access = [["ST", "st"], ["STB", "stb"], ["STH", "sth"]] in
  foreach mode = [["", ""], ["_DI", ".di"]] in
    def : Amends<access[0] # mode[0] # "_limm"> {
      dag InOperandList = (ins GPR32:$C, i32imm:$LImm);
      string AsmString = access[1] # mode[1] # "\t$C, [$LImm]";
    }

// Fields that are not used, and the bit of the delay slot.
foreach name = ["CMP_rr", "CMP_ru6", "CMP_rlimm", "MOV_rr", "MOV_ru6", "MOV_f_ru6", "MOV_rlimm"] in
  def : Amends<name> { bits<6> A = 0; }
foreach name = ["J", "JL", "J_LImm", "JL_LImm"] in
  def : Amends<name> { bits<6> A = 0; bits<6> B = 0; }
foreach name = ["BR", "BL", "Bcc", "BRcc_rr", "BRcc_ru6"] in
  def : Amends<name> { bit N = 0; }

// Of two numbers that fit, the shorter one is meant.
def ShortNumber : AsmOperandClass { let Name = "ShortNumber"; let SuperClasses = [ImmAsmOperand]; }
def u6First : Operand<i32> {
  let ParserMatchClass = ShortNumber;
  code MCOperandPredicate = [{ isUInt<6>(Imm) }];
}
def : Amends<"MOV_ru6"> { dag InOperandList = (ins u6First:$U6); }
def : Amends<"CMP_ru6"> { dag InOperandList = (ins GPR32:$B, u6First:$U6); }

// Operands that are called otherwise than their fields.
def s12 : Signed<12>;
def : Amends<"LR_rs12"> { dag InOperandList = (ins s12:$S12); string AsmString = "lr\t$B, [$S12]"; }
def : Amends<"LR_ru6"> { dag InOperandList = (ins u6First:$U6); string AsmString = "lr\t$B, [$U6]"; }
foreach pair = [["MOV_cc_ru6", "mov.$cc"], ["MOV_cc_f_ru6", "mov.$cc.f"]] in
  def : Amends<pair[0]> {
    dag InOperandList = (ins u6:$U6, CCOp:$cc, GPR32:$B2);
    string AsmString = pair[1] # "\t$B, $U6";
  }

// Fields of three bits: r0 to r3, and r12 to r15.
foreach name = [
    "LD_S_AS_rrr", "SUB_S_rrr", "LDI_S_u7", "LD_S_rrr", "LDB_S_rrr", "LDH_S_rrr", "ADD_S_rrr", "ADD_S_ru3", "SUB_S_ru3",
    "ASL_S_ru3", "ASR_S_ru3", "ADD_S_rlimm", "MOV_S_NE_rlimm", "CMP_S_rlimm", "GEN_SUB_S", "GEN_AND_S", "GEN_OR_S",
    "GEN_BIC_S", "GEN_XOR_S", "GEN_MPYW_S", "GEN_MPYUW_S", "GEN_TST_S", "GEN_MPY_S", "GEN_SEXB_S", "GEN_SEXH_S",
    "GEN_EXTB_S", "GEN_EXTH_S", "GEN_ABS_S", "GEN_NOT_S", "GEN_NEG_S", "GEN_ADD1_S", "GEN_ADD2_S", "GEN_ADD3_S",
    "GEN_ASL_S", "GEN_LSR_S", "GEN_ASR_S", "GEN_AS1L_S", "GEN_AS1R_S", "GEN_LS1R_S", "GEN_J_S", "GEN_J_S_D", "GEN_JL_S",
    "GEN_JL_S_D", "GEN_SUB_S_NE", "LD_S_OFF", "LDB_S_OFF", "LDH_S_OFF", "LDH_S_X_OFF", "ST_S_OFF", "STB_S_OFF",
    "STH_S_OFF", "ASL_S_ru5", "LSR_S_ru5", "ASR_S_ru5", "SUB_S_ru5", "BSET_S_ru5", "BCLR_S_ru5", "BMSK_S_ru5",
    "BTST_S_ru5", "MOV_S_u8", "ADD_S_u7", "CMP_S_u7", "PCL_LD", "BREQ_S", "BRNE_S"] in
  def : Amends<name> {
    dag OutOperandList = !foreach(type, !cast<Instruction>(name).OutOperandList, !subst(GPR32, GPR_S, type));
    dag InOperandList = !foreach(type, !cast<Instruction>(name).InOperandList, !subst(GPR32, GPR_S, type));
  }
foreach name = ["SP_ADD_S", "SP_LD_S", "SP_LDB_S", "SP_ST_S", "SP_STB_S", "PUSH_S_r", "POP_S_r"] in
  def : Amends<name> {
    dag OutOperandList = !foreach(type, !cast<Instruction>(name).OutOperandList, !subst(GPR32Reduced, GPR_S, type));
    dag InOperandList = !foreach(type, !cast<Instruction>(name).InOperandList, !subst(GPR32Reduced, GPR_S, type));
  }

// Fields of other widths.
foreach name = ["ADD_S_rr", "MOV_S_NE_rr", "CMP_S_rr"] in
  def : Amends<name> { dag OutOperandList = (outs GPR_S:$b_s3); dag InOperandList = (ins GPR_H:$h); }
def : Amends<"COMPACT_LD_S"> { dag OutOperandList = (outs GPR_4:$r); dag InOperandList = (ins GPR_H:$h, immU<5>:$u5); }
def : Amends<"ADD_S_rru6"> { dag OutOperandList = (outs GPR_2:$r); dag InOperandList = (ins GPR_S:$b, immU6:$u6); }

// Numbers from -1 to 6.
def cyclic3 : Operand<i32>, EncodeExpr<[{ Imm & 7 }]>, DecodeExpr<[{ Bits == 7 ? -1 : Bits }]> {
  code MCOperandPredicate = [{ Imm >= -1 && Imm < 7 }];
}
foreach name = ["ADD_S_rs3", "MOV_S_rs3", "CMP_S_rs3"] in
  def : Amends<name> { dag OutOperandList = (outs GPR_H:$h); dag InOperandList = (ins cyclic3:$b_s3); }
foreach name = ["ADD_S_limms3", "CMP_S_limms3"] in
  def : Amends<name> { dag InOperandList = (ins cyclic3:$b_s3, i32imm:$LImm); }
def : Amends<"MOV_S_s3"> { dag InOperandList = (ins cyclic3:$b_s3); }

// Moves of the short form, whose first register has no bits in the records.
class ShortMove<string name> : Amends<name> {
  bits<5> g;
  dag OutOperandList = (outs GPR_H:$g);
}
def : ShortMove<"COMPACT_MOV_S_hreg"> {
  bits<5> h;
  dag InOperandList = (ins GPR_H:$h);
  bits<16> Inst = { 0b01000, g{2-0}, h{2-0}, g{4-3}, 0b0, h{4-3} };
}
def : ShortMove<"COMPACT_MOV_S_limm"> {
  bits<32> LImm;
  dag InOperandList = (ins i32imm:$LImm);
  string AsmString = "mov_s\t$g, $LImm";
  bits<48> Inst = { LImm, 0b01000, g{2-0}, 0b110, g{4-3}, 0b0, 0b11 };
}
