// Names of system registers, by op0, op1, CRn, CRm and op2. A register without a name here is written as its number.

class SysReg<string name, int op0, int op1, int crn, int crm, int op2> {
  string Name = name;
  int Encoding = !add(!shl(op0, 14), !shl(op1, 11), !shl(crn, 7), !shl(crm, 3), op2);
}
def sysreg_op : Operand<i32>, TableNamed<"SysReg", "Encoding", "Name">, EncodeExpr<[{ Imm }]>,
                DecodeExpr<[{ Bits }], [{ bit(Bits, 15) }]> {
  let MCOperandPredicate = [{ isUInt<16>(Imm) && bit(Imm, 15) }];
}

// ---- What programs reach --------------------------------------------------------------------------------------------

def : SysReg<"NZCV", 3, 3, 4, 2, 0>;
def : SysReg<"DAIF", 3, 3, 4, 2, 1>;
def : SysReg<"FPCR", 3, 3, 4, 4, 0>;
def : SysReg<"FPSR", 3, 3, 4, 4, 1>;
def : SysReg<"TPIDR_EL0", 3, 3, 13, 0, 2>;
def : SysReg<"TPIDRRO_EL0", 3, 3, 13, 0, 3>;
def : SysReg<"CTR_EL0", 3, 3, 0, 0, 1>;
def : SysReg<"DCZID_EL0", 3, 3, 0, 0, 7>;
def : SysReg<"CNTFRQ_EL0", 3, 3, 14, 0, 0>;
def : SysReg<"CNTPCT_EL0", 3, 3, 14, 0, 1>;
def : SysReg<"CNTVCT_EL0", 3, 3, 14, 0, 2>;
def : SysReg<"PMCCNTR_EL0", 3, 3, 9, 13, 0>;
def : SysReg<"RNDR", 3, 3, 2, 4, 0>;
def : SysReg<"RNDRRS", 3, 3, 2, 4, 1>;

// ---- What identifies a processor ------------------------------------------------------------------------------------

def : SysReg<"MIDR_EL1", 3, 0, 0, 0, 0>;
def : SysReg<"MPIDR_EL1", 3, 0, 0, 0, 5>;
def : SysReg<"REVIDR_EL1", 3, 0, 0, 0, 6>;
def : SysReg<"ID_AA64PFR0_EL1", 3, 0, 0, 4, 0>;
def : SysReg<"ID_AA64PFR1_EL1", 3, 0, 0, 4, 1>;
def : SysReg<"ID_AA64DFR0_EL1", 3, 0, 0, 5, 0>;
def : SysReg<"ID_AA64ISAR0_EL1", 3, 0, 0, 6, 0>;
def : SysReg<"ID_AA64ISAR1_EL1", 3, 0, 0, 6, 1>;
def : SysReg<"ID_AA64MMFR0_EL1", 3, 0, 0, 7, 0>;
def : SysReg<"ID_AA64MMFR1_EL1", 3, 0, 0, 7, 1>;
def : SysReg<"CCSIDR_EL1", 3, 1, 0, 0, 0>;
def : SysReg<"CLIDR_EL1", 3, 1, 0, 0, 1>;
def : SysReg<"CSSELR_EL1", 3, 2, 0, 0, 0>;

// ---- Control of each exception level --------------------------------------------------------------------------------

foreach level = [1, 2, 3] in {
  defvar el = "_EL"#level;
  defvar op1 = [0, 0, 4, 6][level];
  def : SysReg<"SCTLR"#el, 3, op1, 1, 0, 0>;
  def : SysReg<"TTBR0"#el, 3, op1, 2, 0, 0>;
  def : SysReg<"TCR"#el, 3, op1, 2, 0, 2>;
  def : SysReg<"SPSR"#el, 3, op1, 4, 0, 0>;
  def : SysReg<"ELR"#el, 3, op1, 4, 0, 1>;
  def : SysReg<"ESR"#el, 3, op1, 5, 2, 0>;
  def : SysReg<"FAR"#el, 3, op1, 6, 0, 0>;
  def : SysReg<"MAIR"#el, 3, op1, 10, 2, 0>;
  def : SysReg<"VBAR"#el, 3, op1, 12, 0, 0>;
  def : SysReg<"TPIDR"#el, 3, op1, 13, 0, 2>;
}
def : SysReg<"SP_EL0", 3, 0, 4, 1, 0>;
def : SysReg<"SP_EL1", 3, 4, 4, 1, 0>;
def : SysReg<"SP_EL2", 3, 6, 4, 1, 0>;
def : SysReg<"SPSel", 3, 0, 4, 2, 0>;
def : SysReg<"CurrentEL", 3, 0, 4, 2, 2>;
def : SysReg<"CPACR_EL1", 3, 0, 1, 0, 2>;
def : SysReg<"TTBR1_EL1", 3, 0, 2, 0, 1>;
def : SysReg<"PAR_EL1", 3, 0, 7, 4, 0>;
def : SysReg<"CONTEXTIDR_EL1", 3, 0, 13, 0, 1>;
def : SysReg<"CNTKCTL_EL1", 3, 0, 14, 1, 0>;
def : SysReg<"CNTP_TVAL_EL0", 3, 3, 14, 2, 0>;
def : SysReg<"CNTP_CTL_EL0", 3, 3, 14, 2, 1>;
def : SysReg<"CNTP_CVAL_EL0", 3, 3, 14, 2, 2>;
def : SysReg<"CNTV_TVAL_EL0", 3, 3, 14, 3, 0>;
def : SysReg<"CNTV_CTL_EL0", 3, 3, 14, 3, 1>;
def : SysReg<"CNTV_CVAL_EL0", 3, 3, 14, 3, 2>;
def : SysReg<"HCR_EL2", 3, 4, 1, 1, 0>;
def : SysReg<"VTTBR_EL2", 3, 4, 2, 1, 0>;
def : SysReg<"VTCR_EL2", 3, 4, 2, 1, 2>;
def : SysReg<"HPFAR_EL2", 3, 4, 6, 0, 4>;
def : SysReg<"CNTVOFF_EL2", 3, 4, 14, 0, 3>;
def : SysReg<"CNTHCTL_EL2", 3, 4, 14, 1, 0>;
def : SysReg<"SCR_EL3", 3, 6, 1, 1, 0>;
