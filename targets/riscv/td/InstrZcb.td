// 16-bit instructions for bytes, halfwords, extensions and multiplication (Zcb).

def uimm2_lsb0 : ImmOp<"UImm2Lsb0", [{ return isShiftedUInt<1, 1>(Imm); }], "immediate must be one of [0, 2]">;

class CNarrow<bits<6> funct6, bit isStore, DAGOperand offset, string mnemonic>
    : RVInst16<0b00, !if(isStore, (outs), (outs GPRC:$rd)),
               !if(isStore, (ins GPRC:$rs2, GPRCMem:$rs1, offset:$imm), (ins GPRCMem:$rs1, offset:$imm)), mnemonic,
               !if(isStore, "$rs2", "$rd")#", ${imm}(${rs1})", !if(isStore, FormatCS, FormatCL)> {
  bits<2> imm;
  bits<3> rs1;
  let mayLoad = !not(isStore);
  let mayStore = isStore;
  let Inst{15-10} = funct6;
  let Inst{9-7} = rs1;
  let Inst{5} = imm{1};
}
class CLoadNarrow<bits<6> funct6, DAGOperand offset, string mnemonic> : CNarrow<funct6, false, offset, mnemonic> {
  bits<3> rd;
  let Inst{4-2} = rd;
}
class CStoreNarrow<bits<6> funct6, DAGOperand offset, string mnemonic> : CNarrow<funct6, true, offset, mnemonic> {
  bits<3> rs2;
  let Inst{4-2} = rs2;
}
let Predicates = [HasStdExtZcb] in {
  def C_LBU : CLoadNarrow<0b100000, uimm2, "c.lbu"> { let Inst{6} = imm{0}; }
  def C_LHU : CLoadNarrow<0b100001, uimm2_lsb0, "c.lhu"> { let Inst{6} = 0; }
  def C_LH : CLoadNarrow<0b100001, uimm2_lsb0, "c.lh"> { let Inst{6} = 1; }
  def C_SB : CStoreNarrow<0b100010, uimm2, "c.sb"> { let Inst{6} = imm{0}; }
  def C_SH : CStoreNarrow<0b100011, uimm2_lsb0, "c.sh"> { let Inst{6} = 0; }
}

class CUnary<bits<3> funct3, string mnemonic>
    : RVInst16<0b01, (outs GPRC:$rd_wb), (ins GPRC:$rd), mnemonic, "$rd", FormatCA> {
  bits<3> rd;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-10} = 0b100111;
  let Inst{9-7} = rd;
  let Inst{6-5} = 0b11;
  let Inst{4-2} = funct3;
}
let Predicates = [HasStdExtZcb] in {
  def C_ZEXT_B : CUnary<0b000, "c.zext.b">;
  def C_NOT : CUnary<0b101, "c.not">;
}
let Predicates = [HasStdExtZcb, HasStdExtZbb] in {
  def C_SEXT_B : CUnary<0b001, "c.sext.b">;
  def C_ZEXT_H : CUnary<0b010, "c.zext.h">;
  def C_SEXT_H : CUnary<0b011, "c.sext.h">;
}
let Predicates = [HasStdExtZcb, HasStdExtZba, IsRV64] in
def C_ZEXT_W : CUnary<0b100, "c.zext.w">;
let Predicates = [HasStdExtZcb, HasStdExtZmmul] in
def C_MUL : CArith<0b100111, 0b10, "c.mul">;

// An offset of zero may be left out.
foreach name = ["C_LBU", "C_LHU", "C_LH", "C_SB", "C_SH"] in {
  defvar inst = !cast<Instruction>(name);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $r, (${rs1})", (inst GPRC:$r, GPRCMem:$rs1, 0), 0>;
}

// ---- Which instruction becomes which --------------------------------------------------------------------------------

class CompressUnary<Instruction long, Instruction short> : CompressPat<(long GPRC:$r, GPRC:$r), (short GPRC:$r)>;

let Predicates = [HasStdExtZcb] in {
  def : CompressMem<LBU, C_LBU, GPRC, GPRCMem, uimm2>;
  def : CompressMem<LHU, C_LHU, GPRC, GPRCMem, uimm2_lsb0>;
  def : CompressMem<LH, C_LH, GPRC, GPRCMem, uimm2_lsb0>;
  def : CompressMem<SB, C_SB, GPRC, GPRCMem, uimm2>;
  def : CompressMem<SH, C_SH, GPRC, GPRCMem, uimm2_lsb0>;
  def : CompressPat<(ANDI GPRC:$r, GPRC:$r, 255), (C_ZEXT_B GPRC:$r)>;
  def : CompressPat<(XORI GPRC:$r, GPRC:$r, -1), (C_NOT GPRC:$r)>;
}
let Predicates = [HasStdExtZcb, HasStdExtZbb] in {
  def : CompressUnary<SEXT_B, C_SEXT_B>;
  def : CompressUnary<SEXT_H, C_SEXT_H>;
}
let Predicates = [HasStdExtZcb, HasStdExtZbb, IsRV32] in
def : CompressUnary<ZEXT_H_RV32, C_ZEXT_H>;
let Predicates = [HasStdExtZcb, HasStdExtZbb, IsRV64] in
def : CompressUnary<ZEXT_H_RV64, C_ZEXT_H>;
let Predicates = [HasStdExtZcb, HasStdExtZba, IsRV64] in
def : CompressPat<(ADD_UW GPRC:$r, GPRC:$r, X0), (C_ZEXT_W GPRC:$r)>;
let Predicates = [HasStdExtZcb, HasStdExtZmmul] in {
  def : CompressArith<MUL, C_MUL>;
  def : CompressArithSwapped<MUL, C_MUL>;
}
