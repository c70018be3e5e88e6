// Control and status registers: the six instructions that reach them. Their names are in CSRs.td.

class CsrRegister<bits<3> funct3, string mnemonic>
    : RVInstI<funct3, OPC_SYSTEM, (outs GPR:$rd), (ins csr_sysreg:$imm12, GPR:$rs1), mnemonic, "$rd, $imm12, $rs1"> {
  let hasSideEffects = true;
}

class CsrImmediate<bits<3> funct3, string mnemonic>
    : RVInstI<funct3, OPC_SYSTEM, (outs GPR:$rd), (ins csr_sysreg:$imm12, uimm5:$rs1), mnemonic,
              "$rd, $imm12, $rs1"> {
  let hasSideEffects = true;
}

def CSRRW : CsrRegister<0b001, "csrrw">;
def CSRRS : CsrRegister<0b010, "csrrs">;
def CSRRC : CsrRegister<0b011, "csrrc">;
def CSRRWI : CsrImmediate<0b101, "csrrwi">;
def CSRRSI : CsrImmediate<0b110, "csrrsi">;
def CSRRCI : CsrImmediate<0b111, "csrrci">;

// The rounding mode is `frm`.
let Predicates = [HasStdExtF] in {
  def : Pat<(XLenVT (get_rounding)), (CSRRS 0x002, (XLenVT X0))>;
  def : Pat<(set_rounding (XLenVT GPR:$rs1)), (CSRRW 0x002, GPR:$rs1)>;
}
// `cycle` and `time`, where one register has room for them.
let Predicates = [IsRV64] in {
  def : Pat<(i64 (readcyclecounter)), (CSRRS 0xC00, (XLenVT X0))>;
  def : Pat<(i64 (readsteadycounter)), (CSRRS 0xC01, (XLenVT X0))>;
}
