// 16-bit instructions: Zca, Zcf, Zcd, and which instructions they stand for.

// ---- Formats --------------------------------------------------------------------------------------------------------
// Registers written with three bits are members of GPRC, FPR32C or FPR64C.

class RVInstCR<bits<4> funct4, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst16<0b10, outs_, ins_, mnemonic, args, FormatCR> {
  bits<5> rs1;
  bits<5> rs2;
  let Inst{15-12} = funct4;
  let Inst{11-7} = rs1;
  let Inst{6-2} = rs2;
}

class RVInstCI<bits<3> funct3, bits<2> quadrant, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst16<quadrant, outs_, ins_, mnemonic, args, FormatCI> {
  bits<5> rd;
  let Inst{15-13} = funct3;
  let Inst{11-7} = rd;
}

// ... with an immediate of 6 bits.
class RVInstCI6<bits<3> funct3, bits<2> quadrant, dag outs_, dag ins_, string mnemonic, string args>
    : RVInstCI<funct3, quadrant, outs_, ins_, mnemonic, args> {
  bits<6> imm;
  let Inst{12} = imm{5};
  let Inst{6-2} = imm{4-0};
}

class RVInstCB<bits<3> funct3, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst16<0b01, outs_, ins_, mnemonic, args, FormatCB> {
  bits<3> rs1;
  let Inst{15-13} = funct3;
  let Inst{9-7} = rs1;
}

// ---- Loads and stores -----------------------------------------------------------------------------------------------

class CLoadStore<bits<3> funct3, bit isStore, RegisterClass rc, DAGOperand offset, string mnemonic>
    : RVInst16<0b00, !if(isStore, (outs), (outs rc:$rd)),
               !if(isStore, (ins rc:$rs2, GPRCMem:$rs1, offset:$imm), (ins GPRCMem:$rs1, offset:$imm)), mnemonic,
               !if(isStore, "$rs2", "$rd")#", ${imm}(${rs1})", !if(isStore, FormatCS, FormatCL)> {
  bits<3> rs1;
  let mayLoad = !not(isStore);
  let mayStore = isStore;
  let Inst{15-13} = funct3;
  let Inst{9-7} = rs1;
}

class CLoadStoreWord<bits<3> funct3, bit isStore, RegisterClass rc, string mnemonic>
    : CLoadStore<funct3, isStore, rc, uimm7_lsb00, mnemonic> {
  bits<7> imm;
  let Inst{12-10} = imm{5-3};
  let Inst{6} = imm{2};
  let Inst{5} = imm{6};
}

class CLoadStoreDouble<bits<3> funct3, bit isStore, RegisterClass rc, string mnemonic>
    : CLoadStore<funct3, isStore, rc, uimm8_lsb000, mnemonic> {
  bits<8> imm;
  let Inst{12-10} = imm{5-3};
  let Inst{6-5} = imm{7-6};
}

class CLoadWord<bits<3> funct3, RegisterClass rc, string mnemonic> : CLoadStoreWord<funct3, false, rc, mnemonic> {
  bits<3> rd;
  let Inst{4-2} = rd;
}
class CLoadDouble<bits<3> funct3, RegisterClass rc, string mnemonic> : CLoadStoreDouble<funct3, false, rc, mnemonic> {
  bits<3> rd;
  let Inst{4-2} = rd;
}
class CStoreWord<bits<3> funct3, RegisterClass rc, string mnemonic> : CLoadStoreWord<funct3, true, rc, mnemonic> {
  bits<3> rs2;
  let Inst{4-2} = rs2;
}
class CStoreDouble<bits<3> funct3, RegisterClass rc, string mnemonic> : CLoadStoreDouble<funct3, true, rc, mnemonic> {
  bits<3> rs2;
  let Inst{4-2} = rs2;
}

def C_LW : CLoadWord<0b010, GPRC, "c.lw">;
def C_SW : CStoreWord<0b110, GPRC, "c.sw">;
let Predicates = [HasStdExtZca, IsRV64] in {
  def C_LD : CLoadDouble<0b011, GPRC, "c.ld">;
  def C_SD : CStoreDouble<0b111, GPRC, "c.sd">;
}
// RV32 has single precision where RV64 has doublewords.
let DecoderNamespace = "RV32Only", Predicates = [HasStdExtCOrZcf, HasStdExtF, IsRV32] in {
  def C_FLW : CLoadWord<0b011, FPR32C, "c.flw">;
  def C_FSW : CStoreWord<0b111, FPR32C, "c.fsw">;
}
let Predicates = [HasStdExtCOrZcd, HasStdExtD] in {
  def C_FLD : CLoadDouble<0b001, FPR64C, "c.fld">;
  def C_FSD : CStoreDouble<0b101, FPR64C, "c.fsd">;
}

// From and to the stack. The base register is the stack pointer and needs no bits.
class CLoadSP<bits<3> funct3, RegisterClass rc, DAGOperand offset, string mnemonic>
    : RVInstCI<funct3, 0b10, (outs rc:$rd), (ins SPMem:$rs1, offset:$imm), mnemonic, "$rd, ${imm}(${rs1})"> {
  bits<0> rs1;
  let mayLoad = true;
}
class CLoadSPWord<bits<3> funct3, RegisterClass rc, string mnemonic> : CLoadSP<funct3, rc, uimm8_lsb00, mnemonic> {
  bits<8> imm;
  let Inst{12} = imm{5};
  let Inst{6-4} = imm{4-2};
  let Inst{3-2} = imm{7-6};
}
class CLoadSPDouble<bits<3> funct3, RegisterClass rc, string mnemonic> : CLoadSP<funct3, rc, uimm9_lsb000, mnemonic> {
  bits<9> imm;
  let Inst{12} = imm{5};
  let Inst{6-5} = imm{4-3};
  let Inst{4-2} = imm{8-6};
}

class CStoreSP<bits<3> funct3, RegisterClass rc, DAGOperand offset, string mnemonic>
    : RVInst16<0b10, (outs), (ins rc:$rs2, SPMem:$rs1, offset:$imm), mnemonic, "$rs2, ${imm}(${rs1})", FormatCSS> {
  bits<5> rs2;
  bits<0> rs1;
  let mayStore = true;
  let Inst{15-13} = funct3;
  let Inst{6-2} = rs2;
}
class CStoreSPWord<bits<3> funct3, RegisterClass rc, string mnemonic> : CStoreSP<funct3, rc, uimm8_lsb00, mnemonic> {
  bits<8> imm;
  let Inst{12-9} = imm{5-2};
  let Inst{8-7} = imm{7-6};
}
class CStoreSPDouble<bits<3> funct3, RegisterClass rc, string mnemonic>
    : CStoreSP<funct3, rc, uimm9_lsb000, mnemonic> {
  bits<9> imm;
  let Inst{12-10} = imm{5-3};
  let Inst{9-7} = imm{8-6};
}

def C_LWSP : CLoadSPWord<0b010, GPRNoX0, "c.lwsp">;
def C_SWSP : CStoreSPWord<0b110, GPR, "c.swsp">;
let Predicates = [HasStdExtZca, IsRV64] in {
  def C_LDSP : CLoadSPDouble<0b011, GPRNoX0, "c.ldsp">;
  def C_SDSP : CStoreSPDouble<0b111, GPR, "c.sdsp">;
}
let DecoderNamespace = "RV32Only", Predicates = [HasStdExtCOrZcf, HasStdExtF, IsRV32] in {
  def C_FLWSP : CLoadSPWord<0b011, FPR32, "c.flwsp">;
  def C_FSWSP : CStoreSPWord<0b111, FPR32, "c.fswsp">;
}
let Predicates = [HasStdExtCOrZcd, HasStdExtD] in {
  def C_FLDSP : CLoadSPDouble<0b001, FPR64, "c.fldsp">;
  def C_FSDSP : CStoreSPDouble<0b101, FPR64, "c.fsdsp">;
}

// ---- Constants and the stack pointer --------------------------------------------------------------------------------

def C_ADDI4SPN : RVInst16<0b00, (outs GPRC:$rd), (ins SP:$rs1, uimm10_lsb00nonzero:$imm), "c.addi4spn",
                          "$rd, $rs1, $imm", FormatCIW> {
  bits<10> imm;
  bits<3> rd;
  bits<0> rs1;
  let Inst{15-13} = 0b000;
  let Inst{12-11} = imm{5-4};
  let Inst{10-7} = imm{9-6};
  let Inst{6} = imm{2};
  let Inst{5} = imm{3};
  let Inst{4-2} = rd;
}

def C_NOP : RVInstCI6<0b000, 0b01, (outs), (ins), "c.nop", ""> {
  let rd = 0;
  let imm = 0;
}
def C_NOP_HINT : RVInstCI6<0b000, 0b01, (outs), (ins simm6nonzero:$imm), "c.nop", "$imm"> {
  let rd = 0;
}
def C_ADDI : RVInstCI6<0b000, 0b01, (outs GPRNoX0:$rd_wb), (ins GPRNoX0:$rd, simm6:$imm), "c.addi", "$rd, $imm"> {
  let Constraints = "$rd = $rd_wb";
}
let Predicates = [HasStdExtZca, IsRV64] in
def C_ADDIW : RVInstCI6<0b001, 0b01, (outs GPRNoX0:$rd_wb), (ins GPRNoX0:$rd, simm6:$imm), "c.addiw", "$rd, $imm"> {
  let Constraints = "$rd = $rd_wb";
}
def C_LI : RVInstCI6<0b010, 0b01, (outs GPR:$rd), (ins simm6:$imm), "c.li", "$rd, $imm">;
def C_LUI : RVInstCI6<0b011, 0b01, (outs GPRNoX2:$rd), (ins c_lui_imm:$imm), "c.lui", "$rd, $imm">;
def C_ADDI16SP : RVInst16<0b01, (outs SP:$rd_wb), (ins SP:$rd, simm10_lsb0000nonzero:$imm), "c.addi16sp", "$rd, $imm",
                          FormatCI> {
  bits<10> imm;
  bits<0> rd;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-13} = 0b011;
  let Inst{12} = imm{9};
  let Inst{11-7} = 2;
  let Inst{6} = imm{4};
  let Inst{5} = imm{6};
  let Inst{4-3} = imm{8-7};
  let Inst{2} = imm{5};
}

// ---- Computing ------------------------------------------------------------------------------------------------------

class CShift<bits<2> funct2, string mnemonic>
    : RVInst16<0b01, (outs GPRC:$rd_wb), (ins GPRC:$rd, uimmlog2xlen:$imm), mnemonic, "$rd, $imm", FormatCB> {
  bits<3> rd;
  bits<6> imm;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-13} = 0b100;
  let Inst{12} = imm{5};
  let Inst{11-10} = funct2;
  let Inst{9-7} = rd;
  let Inst{6-2} = imm{4-0};
}
def C_SRLI : CShift<0b00, "c.srli">;
def C_SRAI : CShift<0b01, "c.srai">;
def C_ANDI : RVInst16<0b01, (outs GPRC:$rs1_wb), (ins GPRC:$rs1, simm6:$imm), "c.andi", "$rs1, $imm", FormatCB> {
  bits<3> rs1;
  bits<6> imm;
  let Constraints = "$rs1 = $rs1_wb";
  let Inst{15-13} = 0b100;
  let Inst{12} = imm{5};
  let Inst{11-10} = 0b10;
  let Inst{9-7} = rs1;
  let Inst{6-2} = imm{4-0};
}
def C_SLLI : RVInstCI6<0b000, 0b10, (outs GPR:$rd_wb), (ins GPR:$rd, uimmlog2xlen:$imm), "c.slli", "$rd, $imm"> {
  let Constraints = "$rd = $rd_wb";
}

class CArith<bits<6> funct6, bits<2> funct2, string mnemonic>
    : RVInst16<0b01, (outs GPRC:$rd_wb), (ins GPRC:$rd, GPRC:$rs2), mnemonic, "$rd, $rs2", FormatCA> {
  bits<3> rd;
  bits<3> rs2;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-10} = funct6;
  let Inst{9-7} = rd;
  let Inst{6-5} = funct2;
  let Inst{4-2} = rs2;
}
def C_SUB : CArith<0b100011, 0b00, "c.sub">;
def C_XOR : CArith<0b100011, 0b01, "c.xor">;
def C_OR : CArith<0b100011, 0b10, "c.or">;
def C_AND : CArith<0b100011, 0b11, "c.and">;
let Predicates = [HasStdExtZca, IsRV64] in {
  def C_SUBW : CArith<0b100111, 0b00, "c.subw">;
  def C_ADDW : CArith<0b100111, 0b01, "c.addw">;
}

let isMoveReg = true, isAsCheapAsAMove = true in
def C_MV : RVInstCR<0b1000, (outs GPR:$rs1), (ins GPRNoX0:$rs2), "c.mv", "$rs1, $rs2">;
def C_ADD : RVInstCR<0b1001, (outs GPR:$rs1_wb), (ins GPR:$rs1, GPRNoX0:$rs2), "c.add", "$rs1, $rs2"> {
  let Constraints = "$rs1 = $rs1_wb";
}

// ---- Control flow ---------------------------------------------------------------------------------------------------

class CJump<bits<3> funct3, string mnemonic>
    : RVInst16<0b01, (outs), (ins simm12_lsb0:$offset), mnemonic, "$offset", FormatCJ> {
  bits<12> offset;
  let Inst{15-13} = funct3;
  let Inst{12} = offset{11};
  let Inst{11} = offset{4};
  let Inst{10-9} = offset{9-8};
  let Inst{8} = offset{10};
  let Inst{7} = offset{6};
  let Inst{6} = offset{7};
  let Inst{5-3} = offset{3-1};
  let Inst{2} = offset{5};
}
let isBranch = true, isTerminator = true, isBarrier = true in
def C_J : CJump<0b101, "c.j">;
let isCall = true, Defs = [X1], DecoderNamespace = "RV32Only", Predicates = [HasStdExtZca, IsRV32] in
def C_JAL : CJump<0b001, "c.jal">;

class CBranch<bits<3> funct3, string mnemonic>
    : RVInstCB<funct3, (outs), (ins GPRC:$rs1, simm9_lsb0:$imm), mnemonic, "$rs1, $imm"> {
  bits<9> imm;
  let isBranch = true;
  let isTerminator = true;
  let Inst{12} = imm{8};
  let Inst{11-10} = imm{4-3};
  let Inst{6-5} = imm{7-6};
  let Inst{4-3} = imm{2-1};
  let Inst{2} = imm{5};
}
def C_BEQZ : CBranch<0b110, "c.beqz">;
def C_BNEZ : CBranch<0b111, "c.bnez">;

let isBranch = true, isBarrier = true, isTerminator = true, isIndirectBranch = true in
def C_JR : RVInstCR<0b1000, (outs), (ins GPRNoX0:$rs1), "c.jr", "$rs1"> {
  let rs2 = 0;
}
let isCall = true, Defs = [X1] in
def C_JALR : RVInstCR<0b1001, (outs), (ins GPRNoX0:$rs1), "c.jalr", "$rs1"> {
  let rs2 = 0;
}

let isTrap = true, hasSideEffects = true in {
  def C_EBREAK : RVInstCR<0b1001, (outs), (ins), "c.ebreak", ""> {
    let rs1 = 0;
    let rs2 = 0;
  }
  // All bits zero is no instruction and never will be.
  def C_UNIMP : RVInst16<0b00, (outs), (ins), "c.unimp", "", FormatOther> {
    let Inst = 0;
  }
}

// ---- Which instruction becomes which --------------------------------------------------------------------------------
// The assembler and the code generator shorten the left to the right where the operands allow; printing without aliases
// aside, the right is printed as the left.

class CompressArith<Instruction long, Instruction short>
    : CompressPat<(long GPRC:$rs1, GPRC:$rs1, GPRC:$rs2), (short GPRC:$rs1, GPRC:$rs2)>;
class CompressArithSwapped<Instruction long, Instruction short>
    : CompressPat<(long GPRC:$rs1, GPRC:$rs2, GPRC:$rs1), (short GPRC:$rs1, GPRC:$rs2)> {
  let isCompressOnly = true;
}
class CompressMem<Instruction long, Instruction short, RegisterClass rc, RegisterClass base, DAGOperand offset>
    : CompressPat<(long rc:$r, base:$rs1, offset:$imm), (short rc:$r, base:$rs1, offset:$imm)>;

let Predicates = [HasStdExtZca] in {
  def : CompressPat<(ADDI GPRC:$rd, SP:$rs1, uimm10_lsb00nonzero:$imm),
                    (C_ADDI4SPN GPRC:$rd, SP:$rs1, uimm10_lsb00nonzero:$imm)>;
  def : CompressPat<(LW GPRC:$rd, GPRCMem:$rs1, uimm7_lsb00:$imm), (C_LW GPRC:$rd, GPRCMem:$rs1, uimm7_lsb00:$imm)>;
  def : CompressPat<(SW GPRC:$rs2, GPRCMem:$rs1, uimm7_lsb00:$imm), (C_SW GPRC:$rs2, GPRCMem:$rs1, uimm7_lsb00:$imm)>;
  def : CompressPat<(LW GPRNoX0:$rd, SPMem:$rs1, uimm8_lsb00:$imm),
                    (C_LWSP GPRNoX0:$rd, SPMem:$rs1, uimm8_lsb00:$imm)>;
  def : CompressPat<(SW GPR:$rs2, SPMem:$rs1, uimm8_lsb00:$imm), (C_SWSP GPR:$rs2, SPMem:$rs1, uimm8_lsb00:$imm)>;

  def : CompressPat<(ADDI X0, X0, 0), (C_NOP)>;
  def : CompressPat<(ADDI GPRNoX0:$rs1, GPRNoX0:$rs1, simm6nonzero:$imm), (C_ADDI GPRNoX0:$rs1, simm6nonzero:$imm)>;
  def : CompressPat<(ADDI X2, X2, simm10_lsb0000nonzero:$imm), (C_ADDI16SP X2, simm10_lsb0000nonzero:$imm)>;
  def : CompressPat<(ADDI GPRNoX0:$rd, X0, simm6:$imm), (C_LI GPRNoX0:$rd, simm6:$imm)>;
  def : CompressPat<(LUI GPRNoX0X2:$rd, c_lui_imm:$imm), (C_LUI GPRNoX0X2:$rd, c_lui_imm:$imm)>;
  // A move is an addition of zero, in three ways.
  def : CompressPat<(ADDI GPRNoX0:$rd, GPRNoX0:$rs1, 0), (C_MV GPRNoX0:$rd, GPRNoX0:$rs1)>;
  def : CompressPat<(ADD GPRNoX0:$rd, X0, GPRNoX0:$rs2), (C_MV GPRNoX0:$rd, GPRNoX0:$rs2)>;
  let isCompressOnly = true in
  def : CompressPat<(ADD GPRNoX0:$rd, GPRNoX0:$rs1, X0), (C_MV GPRNoX0:$rd, GPRNoX0:$rs1)>;
  def : CompressPat<(ADD GPRNoX0:$rs1, GPRNoX0:$rs1, GPRNoX0:$rs2), (C_ADD GPRNoX0:$rs1, GPRNoX0:$rs2)>;
  let isCompressOnly = true in
  def : CompressPat<(ADD GPRNoX0:$rs1, GPRNoX0:$rs2, GPRNoX0:$rs1), (C_ADD GPRNoX0:$rs1, GPRNoX0:$rs2)>;

  def : CompressPat<(SLLI GPRNoX0:$rs1, GPRNoX0:$rs1, uimmlog2xlennonzero:$imm),
                    (C_SLLI GPRNoX0:$rs1, uimmlog2xlennonzero:$imm)>;
  def : CompressPat<(SRLI GPRC:$rs1, GPRC:$rs1, uimmlog2xlennonzero:$imm),
                    (C_SRLI GPRC:$rs1, uimmlog2xlennonzero:$imm)>;
  def : CompressPat<(SRAI GPRC:$rs1, GPRC:$rs1, uimmlog2xlennonzero:$imm),
                    (C_SRAI GPRC:$rs1, uimmlog2xlennonzero:$imm)>;
  def : CompressPat<(ANDI GPRC:$rs1, GPRC:$rs1, simm6:$imm), (C_ANDI GPRC:$rs1, simm6:$imm)>;
  def : CompressArith<SUB, C_SUB>;
  foreach op = ["XOR", "OR", "AND"] in {
    def : CompressArith<!cast<Instruction>(op), !cast<Instruction>("C_"#op)>;
    def : CompressArithSwapped<!cast<Instruction>(op), !cast<Instruction>("C_"#op)>;
  }

  def : CompressPat<(JAL X0, simm12_lsb0:$offset), (C_J simm12_lsb0:$offset)>;
  def : CompressPat<(BEQ GPRC:$rs1, X0, simm9_lsb0:$imm), (C_BEQZ GPRC:$rs1, simm9_lsb0:$imm)>;
  def : CompressPat<(BNE GPRC:$rs1, X0, simm9_lsb0:$imm), (C_BNEZ GPRC:$rs1, simm9_lsb0:$imm)>;
  let isCompressOnly = true in {
    def : CompressPat<(BEQ X0, GPRC:$rs1, simm9_lsb0:$imm), (C_BEQZ GPRC:$rs1, simm9_lsb0:$imm)>;
    def : CompressPat<(BNE X0, GPRC:$rs1, simm9_lsb0:$imm), (C_BNEZ GPRC:$rs1, simm9_lsb0:$imm)>;
  }
  def : CompressPat<(JALR X0, GPRNoX0:$rs1, 0), (C_JR GPRNoX0:$rs1)>;
  def : CompressPat<(JALR X1, GPRNoX0:$rs1, 0), (C_JALR GPRNoX0:$rs1)>;
  def : CompressPat<(EBREAK), (C_EBREAK)>;
  def : CompressPat<(UNIMP), (C_UNIMP)>;
}

let Predicates = [HasStdExtZca, IsRV32] in {
  def : CompressPat<(JAL X1, simm12_lsb0:$offset), (C_JAL simm12_lsb0:$offset)>;
}

let Predicates = [HasStdExtZca, IsRV64] in {
  def : CompressPat<(LD GPRC:$rd, GPRCMem:$rs1, uimm8_lsb000:$imm), (C_LD GPRC:$rd, GPRCMem:$rs1, uimm8_lsb000:$imm)>;
  def : CompressPat<(SD GPRC:$rs2, GPRCMem:$rs1, uimm8_lsb000:$imm),
                    (C_SD GPRC:$rs2, GPRCMem:$rs1, uimm8_lsb000:$imm)>;
  def : CompressPat<(LD GPRNoX0:$rd, SPMem:$rs1, uimm9_lsb000:$imm),
                    (C_LDSP GPRNoX0:$rd, SPMem:$rs1, uimm9_lsb000:$imm)>;
  def : CompressPat<(SD GPR:$rs2, SPMem:$rs1, uimm9_lsb000:$imm), (C_SDSP GPR:$rs2, SPMem:$rs1, uimm9_lsb000:$imm)>;
  def : CompressPat<(ADDIW GPRNoX0:$rs1, GPRNoX0:$rs1, simm6:$imm), (C_ADDIW GPRNoX0:$rs1, simm6:$imm)>;
  let isCompressOnly = true in
  def : CompressPat<(ADDIW GPRNoX0:$rd, X0, simm6:$imm), (C_LI GPRNoX0:$rd, simm6:$imm)>;
  def : CompressArith<SUBW, C_SUBW>;
  def : CompressArith<ADDW, C_ADDW>;
  def : CompressArithSwapped<ADDW, C_ADDW>;
}

let Predicates = [HasStdExtCOrZcf, HasStdExtF, IsRV32] in {
  def : CompressMem<FLW, C_FLW, FPR32C, GPRCMem, uimm7_lsb00>;
  def : CompressMem<FSW, C_FSW, FPR32C, GPRCMem, uimm7_lsb00>;
  def : CompressMem<FLW, C_FLWSP, FPR32, SPMem, uimm8_lsb00>;
  def : CompressMem<FSW, C_FSWSP, FPR32, SPMem, uimm8_lsb00>;
}

let Predicates = [HasStdExtCOrZcd, HasStdExtD] in {
  def : CompressMem<FLD, C_FLD, FPR64C, GPRCMem, uimm8_lsb000>;
  def : CompressMem<FSD, C_FSD, FPR64C, GPRCMem, uimm8_lsb000>;
  def : CompressMem<FLD, C_FLDSP, FPR64, SPMem, uimm9_lsb000>;
  def : CompressMem<FSD, C_FSDSP, FPR64, SPMem, uimm9_lsb000>;
}

// ---- Relaxation -----------------------------------------------------------------------------------------------------

def : Relaxation<(C_J $offset), (JAL X0, $offset)>;
def : Relaxation<(C_JAL $offset), (JAL X1, $offset), [IsRV32]>;
def : Relaxation<(C_BEQZ $rs1, $imm), (BEQ $rs1, X0, $imm)>;
def : Relaxation<(C_BNEZ $rs1, $imm), (BNE $rs1, X0, $imm)>;
