// Loads and stores of 64 bits in two registers where one has 32 (Zilsd, and Zclsd in 16 bits); branches that compare with a
// number (Zibi).
//
// Source: RISC-V Load/Store Pair for RV32 Instructions, version 1.0; Branch with Immediate, version 0.1.

// ---- Pairs ----------------------------------------------------------------------------------------------------------

def HasStdExtZilsd : Predicate<"Subtarget->hasStdExtZilsd()">,
                     AssemblerPredicate<(all_of FeatureStdExtZilsd), "'Zilsd' (Load/Store pair instructions)">;
def HasStdExtZclsd : Predicate<"Subtarget->hasStdExtZclsd()">,
                     AssemblerPredicate<(all_of FeatureStdExtZclsd), "'Zclsd' (Compressed Load/Store pair instructions)">;

let Predicates = [HasStdExtZilsd, IsRV32], DecoderNamespace = "RV32Only" in {
  let mayLoad = true in
  def LD_RV32 : RVInstI<0b011, OPC_LOAD, (outs GPREven:$rd), (ins GPR:$rs1, simm12:$imm12), "ld", "$rd, ${imm12}(${rs1})">;
  let mayStore = true in
  def SD_RV32 : RVInstS<0b011, OPC_STORE, (outs), (ins GPREven:$rs2, GPR:$rs1, simm12_store:$imm12), "sd",
                        "$rs2, ${imm12}(${rs1})">;
}
let Predicates = [HasStdExtZilsd, IsRV32] in {
  def : InstAlias<"ld $rd, (${rs1})", (LD_RV32 GPREven:$rd, GPR:$rs1, 0), 0>;
  def : InstAlias<"sd $rs2, (${rs1})", (SD_RV32 GPREven:$rs2, GPR:$rs1, 0), 0>;
}

// In 16 bits, where RV64 has the same for one register.
def GPRCEven : GPRClass<(add X8, X10, X12, X14)> {
  let DiagnosticString = "register must be even";
  let isAllocatable = false;
}
def GPREvenNoX0 : GPRClass<(sub GPREven, X0)> { let isAllocatable = false; }
let Predicates = [HasStdExtZclsd, IsRV32], DecoderNamespace = "Zclsd" in {
  def C_LD_RV32 : CLoadDouble<0b011, GPRCEven, "c.ld">;
  def C_SD_RV32 : CStoreDouble<0b111, GPRCEven, "c.sd">;
  def C_LDSP_RV32 : CLoadSPDouble<0b011, GPREvenNoX0, "c.ldsp">;
  def C_SDSP_RV32 : CStoreSPDouble<0b111, GPREven, "c.sdsp">;
}
let Predicates = [HasStdExtZclsd, IsRV32] in {
  def : CompressMem<LD_RV32, C_LD_RV32, GPRCEven, GPRCMem, uimm8_lsb000>;
  def : CompressMem<SD_RV32, C_SD_RV32, GPRCEven, GPRCMem, uimm8_lsb000>;
  def : CompressMem<LD_RV32, C_LDSP_RV32, GPREvenNoX0, SPMem, uimm9_lsb000>;
  def : CompressMem<SD_RV32, C_SDSP_RV32, GPREven, SPMem, uimm9_lsb000>;
}

// ---- Branches -------------------------------------------------------------------------------------------------------

// -1 takes the place of 0, for which there is a register.
def imm5_zibi : ImmOp<"Imm5Zibi", [{ return Imm != 0 && Imm >= -1 && Imm <= 31; }],
                      "immediate must be non-zero in the range [-1, 31]">,
                EncodeExpr<[{ Imm == -1 ? 0 : Imm }]>, DecodeExpr<[{ Bits == 0 ? -1 : Bits }]>;
class BranchImmediate<bits<3> funct3, string mnemonic>
    : RVInstB<funct3, OPC_BRANCH, (outs), (ins GPR:$rs1, imm5_zibi:$rs2, simm13_lsb0:$imm12), mnemonic, "$rs1, $rs2, $imm12"> {
  let Predicates = [HasStdExtZibi];
  let isBranch = true;
  let isTerminator = true;
}
def BEQI : BranchImmediate<0b010, "beqi">;
def BNEI : BranchImmediate<0b011, "bnei">;
