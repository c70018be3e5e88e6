// Bit manipulation: Zba, Zbb, Zbc, Zbs, and their relatives in scalar cryptography, Zbkb and Zbkx.

class Unary_r<bits<12> funct12, bits<3> funct3, string mnemonic, SDPatternOperator op = null_frag>
    : RVInstIUnary<funct12, funct3, OPC_OP_IMM, (outs GPR:$rd), (ins GPR:$rs1), mnemonic, "$rd, $rs1"> {
  let Pattern = [(set (XLenVT GPR:$rd), (op (XLenVT GPR:$rs1)))];
}

class UnaryW_r<bits<12> funct12, bits<3> funct3, string mnemonic>
    : RVInstIUnary<funct12, funct3, OPC_OP_IMM_32, (outs GPR:$rd), (ins GPR:$rs1), mnemonic, "$rd, $rs1">;

// In OP-32, on all 64 bits.
class ALU64_rr<bits<7> funct7, bits<3> funct3, string mnemonic> : ALU_rr<funct7, funct3, mnemonic, null_frag, OPC_OP_32>;

// ---- Zba: address generation ----------------------------------------------------------------------------------------

foreach n = [1, 2, 3] in {
  let Predicates = [HasStdExtZba] in {
    def SH#n#ADD : ALU_rr<0b0010000, !cond(!eq(n, 1): 0b010, !eq(n, 2): 0b100, true: 0b110), "sh"#n#"add">;
    def : Pat<(XLenVT (add (shl (XLenVT GPR:$rs1), (XLenVT n)), (XLenVT GPR:$rs2))),
              (!cast<Instruction>("SH"#n#"ADD") GPR:$rs1, GPR:$rs2)>;
  }
  let Predicates = [HasStdExtZba, IsRV64] in
  def SH#n#ADD_UW : ALU64_rr<0b0010000, !cond(!eq(n, 1): 0b010, !eq(n, 2): 0b100, true: 0b110), "sh"#n#"add.uw">;
}
let Predicates = [HasStdExtZba, IsRV64] in {
  def ADD_UW : ALU64_rr<0b0000100, 0b000, "add.uw">;
  def SLLI_UW : RVInstIShift<0b000010, 0b001, OPC_OP_IMM_32, (outs GPR:$rd), (ins GPR:$rs1, uimmlog2xlen:$shamt),
                             "slli.uw", "$rd, $rs1, $shamt">;
  def : Pat<(i64 (add (and (i64 GPR:$rs1), 0xffffffff), (i64 GPR:$rs2))), (ADD_UW GPR:$rs1, GPR:$rs2)>;
  let AddedComplexity = 1 in
  def : Pat<(i64 (and (i64 GPR:$rs1), 0xffffffff)), (ADD_UW GPR:$rs1, (XLenVT X0))>;
}

// ---- Zbb: basic operations ------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZbbOrZbkb] in {
  def ANDN : ALU_rr<0b0100000, 0b111, "andn">;
  def ORN : ALU_rr<0b0100000, 0b110, "orn">;
  let isCommutable = true in
  def XNOR : ALU_rr<0b0100000, 0b100, "xnor">;
  def ROL : ALU_rr<0b0110000, 0b001, "rol">;
  def ROR : ALU_rr<0b0110000, 0b101, "ror">;
  def RORI : Shift_ri<0b011000, 0b101, "rori", rotr>;

  def : Pat<(XLenVT (and (XLenVT GPR:$rs1), (not (XLenVT GPR:$rs2)))), (ANDN GPR:$rs1, GPR:$rs2)>;
  def : Pat<(XLenVT (or (XLenVT GPR:$rs1), (not (XLenVT GPR:$rs2)))), (ORN GPR:$rs1, GPR:$rs2)>;
  def : Pat<(XLenVT (not (xor (XLenVT GPR:$rs1), (XLenVT GPR:$rs2)))), (XNOR GPR:$rs1, GPR:$rs2)>;
  def : ShiftPat<rotl, ROL>;
  def : ShiftPat<rotr, ROR>;
}
// Rotations of 32 bits, whatever is above them.
def riscv_rolw : SDNode<"RISCVISD::ROLW", SDT_ShiftW>;
def riscv_rorw : SDNode<"RISCVISD::RORW", SDT_ShiftW>;
def Opposite32 : SDNodeXForm<imm, [{ return (32 - Imm) & 31; }]>;
let Predicates = [HasStdExtZbbOrZbkb, IsRV64] in {
  def ROLW : ALUW_rr<0b0110000, 0b001, "rolw"> { let Predicates = [HasStdExtZbbOrZbkb, IsRV64]; }
  def RORW : ALUW_rr<0b0110000, 0b101, "rorw"> { let Predicates = [HasStdExtZbbOrZbkb, IsRV64]; }
  def RORIW : ShiftW_ri<0b0110000, 0b101, "roriw"> { let Predicates = [HasStdExtZbbOrZbkb, IsRV64]; }
  def : Pat<(i64 (riscv_rolw (i64 GPR:$rs1), (i64 GPR:$rs2))), (ROLW GPR:$rs1, GPR:$rs2)>;
  def : Pat<(i64 (riscv_rorw (i64 GPR:$rs1), (i64 GPR:$rs2))), (RORW GPR:$rs1, GPR:$rs2)>;
  def : Pat<(i64 (riscv_rorw (i64 GPR:$rs1), uimm5:$shamt)), (RORIW GPR:$rs1, uimm5:$shamt)>;
  def : Pat<(i64 (riscv_rolw (i64 GPR:$rs1), uimm5:$shamt)), (RORIW GPR:$rs1, (Opposite32 uimm5:$shamt))>;
}

let Predicates = [HasStdExtZbb] in {
  def CLZ : Unary_r<0x600, 0b001, "clz", ctlz>;
  def CTZ : Unary_r<0x601, 0b001, "ctz", cttz>;
  def CPOP : Unary_r<0x602, 0b001, "cpop", ctpop>;
  def SEXT_B : Unary_r<0x604, 0b001, "sext.b">;
  def SEXT_H : Unary_r<0x605, 0b001, "sext.h">;
  def ORC_B : Unary_r<0x287, 0b101, "orc.b">;
  let isCommutable = true in {
    def MIN : ALU_rr<0b0000101, 0b100, "min", smin>;
    def MINU : ALU_rr<0b0000101, 0b101, "minu", umin>;
    def MAX : ALU_rr<0b0000101, 0b110, "max", smax>;
    def MAXU : ALU_rr<0b0000101, 0b111, "maxu", umax>;
  }
  def : Pat<(XLenVT (sext_inreg (XLenVT GPR:$rs1), i8)), (SEXT_B GPR:$rs1)>;
  def : Pat<(XLenVT (sext_inreg (XLenVT GPR:$rs1), i16)), (SEXT_H GPR:$rs1)>;
}
let Predicates = [HasStdExtZbb, IsRV64] in {
  def CLZW : UnaryW_r<0x600, 0b001, "clzw">;
  def CTZW : UnaryW_r<0x601, 0b001, "ctzw">;
  def CPOPW : UnaryW_r<0x602, 0b001, "cpopw">;
}

// These are special cases of other instructions, in different major opcodes for the two widths.
class ZextH<bits<7> opcode>
    : RVInstIUnary<0b000010000000, 0b100, opcode, (outs GPR:$rd), (ins GPR:$rs1), "zext.h", "$rd, $rs1">;
let Predicates = [HasStdExtZbb, IsRV32] in
def ZEXT_H_RV32 : ZextH<OPC_OP>;
let Predicates = [HasStdExtZbb, IsRV64] in
def ZEXT_H_RV64 : ZextH<OPC_OP_32>;
let Predicates = [HasStdExtZbbOrZbkb, IsRV32] in
def REV8_RV32 : Unary_r<0x698, 0b101, "rev8", bswap> { let Pattern = [(set (i32 GPR:$rd), (bswap (i32 GPR:$rs1)))]; }
let Predicates = [HasStdExtZbbOrZbkb, IsRV64] in
def REV8_RV64 : Unary_r<0x6b8, 0b101, "rev8", bswap> { let Pattern = [(set (i64 GPR:$rd), (bswap (i64 GPR:$rs1)))]; }
let Predicates = [HasStdExtZbb, IsRV32] in
def : Pat<(i32 (and (i32 GPR:$rs1), 0xffff)), (ZEXT_H_RV32 GPR:$rs1)>;
let Predicates = [HasStdExtZbb, IsRV64] in
def : Pat<(i64 (and (i64 GPR:$rs1), 0xffff)), (ZEXT_H_RV64 GPR:$rs1)>;

// ---- Zbc: carry-less multiplication ---------------------------------------------------------------------------------

let Predicates = [HasStdExtZbcOrZbkc], isCommutable = true in {
  def CLMUL : ALU_rr<0b0000101, 0b001, "clmul", clmul>;
  def CLMULH : ALU_rr<0b0000101, 0b011, "clmulh", clmulh>;
}
let Predicates = [HasStdExtZbc], isCommutable = true in
def CLMULR : ALU_rr<0b0000101, 0b010, "clmulr", clmulr>;

// ---- Zbs: single bits -----------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZbs] in {
  def BCLR : ALU_rr<0b0100100, 0b001, "bclr">;
  def BEXT : ALU_rr<0b0100100, 0b101, "bext">;
  def BINV : ALU_rr<0b0110100, 0b001, "binv">;
  def BSET : ALU_rr<0b0010100, 0b001, "bset">;
  def BCLRI : Shift_ri<0b010010, 0b001, "bclri">;
  def BEXTI : Shift_ri<0b010010, 0b101, "bexti">;
  def BINVI : Shift_ri<0b011010, 0b001, "binvi">;
  def BSETI : Shift_ri<0b001010, 0b001, "bseti">;

  def : Pat<(XLenVT (and (not (shl 1, (XLenVT shiftMaskXLen:$rs2))), (XLenVT GPR:$rs1))), (BCLR GPR:$rs1, GPR:$rs2)>;
  def : Pat<(XLenVT (or (shl 1, (XLenVT shiftMaskXLen:$rs2)), (XLenVT GPR:$rs1))), (BSET GPR:$rs1, GPR:$rs2)>;
  def : Pat<(XLenVT (xor (shl 1, (XLenVT shiftMaskXLen:$rs2)), (XLenVT GPR:$rs1))), (BINV GPR:$rs1, GPR:$rs2)>;
  def : Pat<(XLenVT (and (srl (XLenVT GPR:$rs1), (XLenVT shiftMaskXLen:$rs2)), 1)), (BEXT GPR:$rs1, GPR:$rs2)>;
  def : Pat<(XLenVT (and (srl (XLenVT GPR:$rs1), uimmlog2xlen:$shamt), 1)), (BEXTI GPR:$rs1, uimmlog2xlen:$shamt)>;
}

// ---- Zbkb, Zbkx: for cryptography -----------------------------------------------------------------------------------

let Predicates = [HasStdExtZbkb] in {
  def PACK : ALU_rr<0b0000100, 0b100, "pack">;
  def PACKH : ALU_rr<0b0000100, 0b111, "packh">;
  def BREV8 : Unary_r<0x687, 0b101, "brev8">;
}
let Predicates = [HasStdExtZbkb, IsRV64] in
def PACKW : ALU64_rr<0b0000100, 0b100, "packw">;
let Predicates = [HasStdExtZbkb, IsRV32] in {
  def ZIP_RV32 : Unary_r<0x08f, 0b001, "zip">;
  def UNZIP_RV32 : Unary_r<0x08f, 0b101, "unzip">;
}
let Predicates = [HasStdExtZbkx] in {
  def XPERM4 : ALU_rr<0b0010100, 0b010, "xperm4">;
  def XPERM8 : ALU_rr<0b0010100, 0b100, "xperm8">;
}
