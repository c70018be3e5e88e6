// The base integer instruction set: RV32I, RV64I, Zifencei, and hints.

// ---- Families -------------------------------------------------------------------------------------------------------

class ALU_rr<bits<7> funct7, bits<3> funct3, string mnemonic, SDPatternOperator op = null_frag, bits<7> opcode = OPC_OP>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), mnemonic, "$rd, $rs1, $rs2"> {
  let Pattern = [(set (XLenVT GPR:$rd), (op (XLenVT GPR:$rs1), (XLenVT GPR:$rs2)))];
}

class ALU_ri<bits<3> funct3, string mnemonic, SDPatternOperator op = null_frag>
    : RVInstI<funct3, OPC_OP_IMM, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), mnemonic, "$rd, $rs1, $imm12"> {
  let Pattern = [(set (XLenVT GPR:$rd), (op (XLenVT GPR:$rs1), simm12:$imm12))];
}

class Shift_ri<bits<6> funct6, bits<3> funct3, string mnemonic, SDPatternOperator op = null_frag>
    : RVInstIShift<funct6, funct3, OPC_OP_IMM, (outs GPR:$rd), (ins GPR:$rs1, uimmlog2xlen:$shamt), mnemonic,
                   "$rd, $rs1, $shamt"> {
  let Pattern = [(set (XLenVT GPR:$rd), (op (XLenVT GPR:$rs1), uimmlog2xlen:$shamt))];
}

// Operations on the low 32 bits of 64-bit registers, whose result is sign-extended.
class ALUW_rr<bits<7> funct7, bits<3> funct3, string mnemonic, SDPatternOperator op = null_frag>
    : ALU_rr<funct7, funct3, mnemonic, null_frag, OPC_OP_32> {
  let Predicates = [IsRV64];
  let Pattern = [(set (i64 GPR:$rd), (sext_inreg (op (i64 GPR:$rs1), (i64 GPR:$rs2)), i32))];
}

class ShiftW_ri<bits<7> funct7, bits<3> funct3, string mnemonic>
    : RVInstIShiftW<funct7, funct3, OPC_OP_IMM_32, (outs GPR:$rd), (ins GPR:$rs1, uimm5:$shamt), mnemonic,
                    "$rd, $rs1, $shamt"> {
  let Predicates = [IsRV64];
}

class Load_ri<bits<3> funct3, string mnemonic>
    : RVInstI<funct3, OPC_LOAD, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), mnemonic, "$rd, ${imm12}(${rs1})"> {
  let mayLoad = true;
  let canFoldAsLoad = true;
}

class Store_rri<bits<3> funct3, string mnemonic>
    : RVInstS<funct3, OPC_STORE, (outs), (ins GPR:$rs2, GPR:$rs1, simm12_store:$imm12), mnemonic,
              "$rs2, ${imm12}(${rs1})"> {
  let mayStore = true;
}

class BranchCC_rri<bits<3> funct3, string mnemonic>
    : RVInstB<funct3, OPC_BRANCH, (outs), (ins GPR:$rs1, GPR:$rs2, simm13_lsb0:$imm12), mnemonic,
              "$rs1, $rs2, $imm12"> {
  let isBranch = true;
  let isTerminator = true;
}

// ---- RV32I ----------------------------------------------------------------------------------------------------------

let isReMaterializable = true, isAsCheapAsAMove = true in
def LUI : RVInstU<OPC_LUI, (outs GPR:$rd), (ins uimm20_lui:$imm20), "lui", "$rd, $imm20"> {
  let isMoveImm = true;
}
let isReMaterializable = true in
def AUIPC : RVInstU<OPC_AUIPC, (outs GPR:$rd), (ins uimm20_auipc:$imm20), "auipc", "$rd, $imm20">;

let isCall = true in {
  def JAL : RVInstJ<OPC_JAL, (outs GPR:$rd), (ins simm21_lsb0_jal:$imm20), "jal", "$rd, $imm20">;
  def JALR : RVInstI<0b000, OPC_JALR, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), "jalr", "$rd, ${imm12}(${rs1})">;
}

def BEQ : BranchCC_rri<0b000, "beq">;
def BNE : BranchCC_rri<0b001, "bne">;
def BLT : BranchCC_rri<0b100, "blt">;
def BGE : BranchCC_rri<0b101, "bge">;
def BLTU : BranchCC_rri<0b110, "bltu">;
def BGEU : BranchCC_rri<0b111, "bgeu">;

def LB : Load_ri<0b000, "lb">;
def LH : Load_ri<0b001, "lh">;
def LW : Load_ri<0b010, "lw">;
def LBU : Load_ri<0b100, "lbu">;
def LHU : Load_ri<0b101, "lhu">;

def SB : Store_rri<0b000, "sb">;
def SH : Store_rri<0b001, "sh">;
def SW : Store_rri<0b010, "sw">;

let isReMaterializable = true, isAsCheapAsAMove = true in {
  let isAdd = true in
  def ADDI : ALU_ri<0b000, "addi", add>;
  def XORI : ALU_ri<0b100, "xori", xor>;
  def ORI : ALU_ri<0b110, "ori", or>;
}
def SLTI : ALU_ri<0b010, "slti", setlt>;
def SLTIU : ALU_ri<0b011, "sltiu", setult>;
def ANDI : ALU_ri<0b111, "andi", and>;

def SLLI : Shift_ri<0b000000, 0b001, "slli", shl>;
def SRLI : Shift_ri<0b000000, 0b101, "srli", srl>;
def SRAI : Shift_ri<0b010000, 0b101, "srai", sra>;

let isCommutable = true in {
  let isAdd = true in
  def ADD : ALU_rr<0b0000000, 0b000, "add", add>;
  def XOR : ALU_rr<0b0000000, 0b100, "xor", xor>;
  def OR : ALU_rr<0b0000000, 0b110, "or", or>;
  def AND : ALU_rr<0b0000000, 0b111, "and", and>;
}
def SUB : ALU_rr<0b0100000, 0b000, "sub", sub>;
def SLT : ALU_rr<0b0000000, 0b010, "slt", setlt>;
def SLTU : ALU_rr<0b0000000, 0b011, "sltu", setult>;
def SLL : ALU_rr<0b0000000, 0b001, "sll">;
def SRL : ALU_rr<0b0000000, 0b101, "srl">;
def SRA : ALU_rr<0b0100000, 0b101, "sra">;

class Fence<bits<4> mode_, dag ins_, string mnemonic, string args>
    : RVInst<OPC_MISC_MEM, (outs), ins_, mnemonic, args, FormatI> {
  let hasSideEffects = true;
  let Inst{31-28} = mode_;
  let Inst{19-7} = 0;
}
def FENCE : Fence<0b0000, (ins fencearg:$pred, fencearg:$succ), "fence", "$pred, $succ"> {
  bits<4> pred;
  bits<4> succ;
  let Inst{27-24} = pred;
  let Inst{23-20} = succ;
}
def FENCE_TSO : Fence<0b1000, (ins), "fence.tso", ""> {
  let Inst{27-20} = 0b00110011;
}
// Accepted without Zifencei too, since the base instruction set had it once.
let hasSideEffects = true in
def FENCE_I : RVInstFixed<0x0000100f, "fence.i">;

let hasSideEffects = true in {
  let isTrap = true in
  def EBREAK : RVInstFixed<0x00100073, "ebreak">;
  def ECALL : RVInstFixed<0x00000073, "ecall">;
  // Traps as writing a read-only register does.
  let isTrap = true in
  def UNIMP : RVInstFixed<0xc0001073, "unimp">;
}
def : Pat<(trap), (UNIMP)>;
def : Pat<(debugtrap), (EBREAK)>;

// ---- RV64I ----------------------------------------------------------------------------------------------------------

let Predicates = [IsRV64] in {
  def LWU : Load_ri<0b110, "lwu">;
  def LD : Load_ri<0b011, "ld">;
  def SD : Store_rri<0b011, "sd">;

  def ADDIW : RVInstI<0b000, OPC_OP_IMM_32, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), "addiw",
                      "$rd, $rs1, $imm12"> {
    let Pattern = [(set (i64 GPR:$rd), (sext_inreg (add (i64 GPR:$rs1), simm12:$imm12), i32))];
  }
}
def SLLIW : ShiftW_ri<0b0000000, 0b001, "slliw">;
def SRLIW : ShiftW_ri<0b0000000, 0b101, "srliw">;
def SRAIW : ShiftW_ri<0b0100000, 0b101, "sraiw">;
let isCommutable = true in
def ADDW : ALUW_rr<0b0000000, 0b000, "addw", add>;
def SUBW : ALUW_rr<0b0100000, 0b000, "subw", sub>;
def SLLW : ALUW_rr<0b0000000, 0b001, "sllw">;
def SRLW : ALUW_rr<0b0000000, 0b101, "srlw">;
def SRAW : ALUW_rr<0b0100000, 0b101, "sraw">;

// ---- Cache blocks ---------------------------------------------------------------------------------------------------

class CacheBlock<bits<12> operation, string mnemonic>
    : RVInst<OPC_MISC_MEM, (outs), (ins GPRMemZeroOffset:$rs1), mnemonic, "$rs1", FormatI> {
  bits<5> rs1;
  let hasSideEffects = true;
  let Inst{31-20} = operation;
  let Inst{19-15} = rs1;
  let Inst{14-7} = 0b01000000;
}
let Predicates = [HasStdExtZicbom] in {
  def CBO_INVAL : CacheBlock<0, "cbo.inval">;
  def CBO_CLEAN : CacheBlock<1, "cbo.clean">;
  def CBO_FLUSH : CacheBlock<2, "cbo.flush">;
}
let Predicates = [HasStdExtZicboz] in
def CBO_ZERO : CacheBlock<4, "cbo.zero">;

// Prefetches are ori instructions without a destination.
class Prefetch<bits<5> kind, string mnemonic>
    : RVInst<OPC_OP_IMM, (outs), (ins GPR:$rs1, simm12_lsb00000:$imm12), mnemonic, "${imm12}(${rs1})", FormatS> {
  bits<12> imm12;
  bits<5> rs1;
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = false;
  let Predicates = [HasStdExtZicbop];
  let Inst{31-25} = imm12{11-5};
  let Inst{24-20} = kind;
  let Inst{19-15} = rs1;
  let Inst{14-12} = 0b110;
  let Inst{11-7} = 0;
}
def PREFETCH_I : Prefetch<0, "prefetch.i">;
def PREFETCH_R : Prefetch<1, "prefetch.r">;
def PREFETCH_W : Prefetch<3, "prefetch.w">;

// ---- Selection ------------------------------------------------------------------------------------------------------

// Shifts take the count modulo XLEN; masks of the count that do nothing are removed by the selector.
def shiftMaskXLen : ComplexPattern<XLenVT, 1, "selectShiftMaskXLen">;
class ShiftPat<SDNode op, Instruction inst>
    : Pat<(XLenVT (op (XLenVT GPR:$rs1), (XLenVT shiftMaskXLen:$rs2))), (inst GPR:$rs1, GPR:$rs2)>;
def : ShiftPat<shl, SLL>;
def : ShiftPat<srl, SRL>;
def : ShiftPat<sra, SRA>;

// Shifts of 32 bits in 64-bit registers are nodes of the target, because their count is taken modulo 32.
def SDT_ShiftW : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisVT<0, i64>, SDTCisVT<2, i64>]>;
def riscv_sllw : SDNode<"RISCVISD::SLLW", SDT_ShiftW>;
def riscv_srlw : SDNode<"RISCVISD::SRLW", SDT_ShiftW>;
def riscv_sraw : SDNode<"RISCVISD::SRAW", SDT_ShiftW>;
def FromWord : SDNodeXForm<imm, [{ return 32 - Imm; }]>;
let Predicates = [IsRV64] in {
  def : Pat<(i64 (riscv_sllw (i64 GPR:$rs1), (i64 GPR:$rs2))), (SLLW GPR:$rs1, GPR:$rs2)>;
  def : Pat<(i64 (riscv_srlw (i64 GPR:$rs1), (i64 GPR:$rs2))), (SRLW GPR:$rs1, GPR:$rs2)>;
  def : Pat<(i64 (riscv_sraw (i64 GPR:$rs1), (i64 GPR:$rs2))), (SRAW GPR:$rs1, GPR:$rs2)>;
  def : Pat<(i64 (sext_inreg (shl (i64 GPR:$rs1), uimm5:$shamt), i32)), (SLLIW GPR:$rs1, uimm5:$shamt)>;
  def : Pat<(i64 (srl (and (i64 GPR:$rs1), 0xffffffff), uimm5:$shamt)), (SRLIW GPR:$rs1, uimm5:$shamt)>;
  def : Pat<(i64 (sra (sext_inreg (i64 GPR:$rs1), i32), uimm5:$shamt)), (SRAIW GPR:$rs1, uimm5:$shamt)>;
  def : Pat<(i64 (sext_inreg (i64 GPR:$rs1), i32)), (ADDIW GPR:$rs1, 0)>;
  def : Pat<(i64 (and (i64 GPR:$rs1), 0xffffffff)), (SRLI (i64 (SLLI GPR:$rs1, 32)), 32)>;
  def : Pat<(i64 (shl (and (i64 GPR:$rs1), 0xffffffff), uimm5:$shamt)), (SRLI (i64 (SLLI GPR:$rs1, 32)), (FromWord $shamt))>;
}

def : Pat<(XLenVT (sub 0, (XLenVT GPR:$rs))), (SUB (XLenVT X0), GPR:$rs)>;

// Comparisons that are one or two instructions.
class SetCC<SDPatternOperator cond_, dag result>
    : Pat<(XLenVT (cond_ (XLenVT GPR:$rs1), (XLenVT GPR:$rs2))), result>;
def : SetCC<seteq, (SLTIU (XLenVT (XOR GPR:$rs1, GPR:$rs2)), 1)>;
def : SetCC<setne, (SLTU (XLenVT X0), (XLenVT (XOR GPR:$rs1, GPR:$rs2)))>;
def : SetCC<setgt, (SLT GPR:$rs2, GPR:$rs1)>;
def : SetCC<setugt, (SLTU GPR:$rs2, GPR:$rs1)>;
def : SetCC<setge, (XORI (XLenVT (SLT GPR:$rs1, GPR:$rs2)), 1)>;
def : SetCC<setuge, (XORI (XLenVT (SLTU GPR:$rs1, GPR:$rs2)), 1)>;
def : SetCC<setle, (XORI (XLenVT (SLT GPR:$rs2, GPR:$rs1)), 1)>;
def : SetCC<setule, (XORI (XLenVT (SLTU GPR:$rs2, GPR:$rs1)), 1)>;
def : Pat<(XLenVT (seteq (XLenVT GPR:$rs1), 0)), (SLTIU GPR:$rs1, 1)>;
def : Pat<(XLenVT (setge (XLenVT GPR:$rs1), 1)), (SLT (XLenVT X0), GPR:$rs1)>;

// With numbers: less than the next number is not above it.
def Negated : SDNodeXForm<imm, [{ return -Imm; }]>;
def PlusOne : SDNodeXForm<imm, [{ return Imm + 1; }]>;
def simm12_negated : ImmLeaf<XLenVT, [{ return isInt<12>(-Imm) && Imm != 0; }], Negated>;
def simm12_plus1 : ImmLeaf<XLenVT, [{ return isInt<12>(Imm + 1); }], PlusOne>;
def simm12_plus1_unsigned : ImmLeaf<XLenVT, [{ return isInt<12>(Imm + 1) && Imm != -1; }], PlusOne>;
class SetCCImm<SDPatternOperator cond_, ImmLeaf imm, dag result> : Pat<(XLenVT (cond_ (XLenVT GPR:$rs1), imm:$imm)), result>;
def : SetCCImm<seteq, simm12_negated, (SLTIU (XLenVT (ADDI GPR:$rs1, (Negated $imm))), 1)>;
def : SetCCImm<setne, simm12_negated, (SLTU (XLenVT X0), (XLenVT (ADDI GPR:$rs1, (Negated $imm))))>;
def : SetCCImm<setle, simm12_plus1, (SLTI GPR:$rs1, (PlusOne $imm))>;
def : SetCCImm<setule, simm12_plus1_unsigned, (SLTIU GPR:$rs1, (PlusOne $imm))>;
def : SetCCImm<setgt, simm12_plus1, (XORI (XLenVT (SLTI GPR:$rs1, (PlusOne $imm))), 1)>;
def : SetCCImm<setugt, simm12_plus1_unsigned, (XORI (XLenVT (SLTIU GPR:$rs1, (PlusOne $imm))), 1)>;
def : SetCCImm<setge, simm12, (XORI (XLenVT (SLTI GPR:$rs1, simm12:$imm)), 1)>;
def : SetCCImm<setuge, simm12, (XORI (XLenVT (SLTIU GPR:$rs1, simm12:$imm)), 1)>;
def : Pat<(XLenVT (setne (XLenVT GPR:$rs1), 0)), (SLTU (XLenVT X0), GPR:$rs1)>;
def : Pat<(XLenVT (setgt (XLenVT GPR:$rs1), 0)), (SLT (XLenVT X0), GPR:$rs1)>;
def : Pat<(XLenVT (setle (XLenVT GPR:$rs1), 0)), (XORI (XLenVT (SLT (XLenVT X0), GPR:$rs1)), 1)>;

// Constants: any other is made of several instructions by the selector.
def HiBits : SDNodeXForm<imm, [{ return ((Imm + 0x800) >> 12) & 0xfffff; }]>;
def LoBits : SDNodeXForm<imm, [{ return sext(Imm, 12); }]>;
def simm32hi20 : ImmLeaf<XLenVT, [{ return isShiftedInt<20, 12>(Imm); }], HiBits>;
def simm32 : ImmLeaf<XLenVT, [{ return isInt<32>(Imm) && isInt<32>(Imm + 0x800); }]>;
// Instructions read the zero register itself.
def zero_imm : ImmLeaf<XLenVT, [{ return Imm == 0; }]>;
let AddedComplexity = 10 in
def : Pat<(XLenVT zero_imm), (COPY (XLenVT X0))>;
def : Pat<(XLenVT simm12:$imm), (ADDI (XLenVT X0), simm12:$imm)>;
def : Pat<(XLenVT simm32hi20:$imm), (LUI (HiBits $imm))>;
let Predicates = [IsRV32] in
def : Pat<(i32 simm32:$imm), (ADDI (i32 (LUI (HiBits $imm))), (LoBits $imm))>;
let Predicates = [IsRV64] in
def : Pat<(i64 simm32:$imm), (ADDIW (i64 (LUI (HiBits $imm))), (LoBits $imm))>;

// Memory.
class LoadPat<PatFrag op, Instruction inst, ValueType ty = XLenVT>
    : Pat<(ty (op (AddrRegImm (XLenVT GPR:$rs1), simm12:$imm12))), (inst GPR:$rs1, simm12:$imm12)>;
class StorePat<PatFrag op, Instruction inst, RegisterClass rc = GPR, ValueType ty = XLenVT>
    : Pat<(op (ty rc:$rs2), (AddrRegImm (XLenVT GPR:$rs1), simm12:$imm12)), (inst rc:$rs2, GPR:$rs1, simm12:$imm12)>;

def : LoadPat<sextloadi8, LB>;
def : LoadPat<extloadi8, LBU>;
def : LoadPat<zextloadi8, LBU>;
def : LoadPat<sextloadi16, LH>;
def : LoadPat<extloadi16, LH>;
def : LoadPat<zextloadi16, LHU>;
def : StorePat<truncstorei8, SB>;
def : StorePat<truncstorei16, SH>;
let Predicates = [IsRV32] in {
  def : LoadPat<load, LW, i32>;
  def : StorePat<store, SW, GPR, i32>;
}
let Predicates = [IsRV64] in {
  def : LoadPat<sextloadi32, LW, i64>;
  def : LoadPat<extloadi32, LW, i64>;
  def : LoadPat<zextloadi32, LWU, i64>;
  def : LoadPat<load, LD, i64>;
  def : StorePat<truncstorei32, SW, GPR, i64>;
  def : StorePat<store, SD, GPR, i64>;
}

// Branches.
class BranchPat<SDPatternOperator cond_, dag result>
    : Pat<(brcond (XLenVT (cond_ (XLenVT GPR:$rs1), (XLenVT GPR:$rs2))), bb:$imm12), result>;
def : BranchPat<seteq, (BEQ GPR:$rs1, GPR:$rs2, bb:$imm12)>;
def : BranchPat<setne, (BNE GPR:$rs1, GPR:$rs2, bb:$imm12)>;
def : BranchPat<setlt, (BLT GPR:$rs1, GPR:$rs2, bb:$imm12)>;
def : BranchPat<setge, (BGE GPR:$rs1, GPR:$rs2, bb:$imm12)>;
def : BranchPat<setult, (BLTU GPR:$rs1, GPR:$rs2, bb:$imm12)>;
def : BranchPat<setuge, (BGEU GPR:$rs1, GPR:$rs2, bb:$imm12)>;
def : BranchPat<setgt, (BLT GPR:$rs2, GPR:$rs1, bb:$imm12)>;
def : BranchPat<setle, (BGE GPR:$rs2, GPR:$rs1, bb:$imm12)>;
def : BranchPat<setugt, (BLTU GPR:$rs2, GPR:$rs1, bb:$imm12)>;
def : BranchPat<setule, (BGEU GPR:$rs2, GPR:$rs1, bb:$imm12)>;
def : Pat<(brcond (XLenVT GPR:$rs1), bb:$imm12), (BNE GPR:$rs1, (XLenVT X0), bb:$imm12)>;
def : Pat<(brcond (XLenVT (and (xor (XLenVT GPR:$rs1), 1), 1)), bb:$imm12),
          (BEQ (XLenVT (ANDI GPR:$rs1, 1)), (XLenVT X0), bb:$imm12)>;
// Comparisons with the neighbours of zero are comparisons with zero.
def : Pat<(brcond (XLenVT (setlt (XLenVT GPR:$rs1), 1)), bb:$imm12), (BGE (XLenVT X0), GPR:$rs1, bb:$imm12)>;
def : Pat<(brcond (XLenVT (setge (XLenVT GPR:$rs1), 1)), bb:$imm12), (BLT (XLenVT X0), GPR:$rs1, bb:$imm12)>;
def : Pat<(brcond (XLenVT (setgt (XLenVT GPR:$rs1), -1)), bb:$imm12), (BGE GPR:$rs1, (XLenVT X0), bb:$imm12)>;
def : Pat<(brcond (XLenVT (setle (XLenVT GPR:$rs1), -1)), bb:$imm12), (BLT GPR:$rs1, (XLenVT X0), bb:$imm12)>;
