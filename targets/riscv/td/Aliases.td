// Other ways to write instructions. A priority above 0 is the order in which they are preferred for printing.

// ---- Integer computation --------------------------------------------------------------------------------------------

def : InstAlias<"nop", (ADDI X0, X0, 0), 3>;
def : InstAlias<"li $rd, $imm", (ADDI GPR:$rd, X0, simm12_li:$imm), 2>;
def : InstAlias<"mv $rd, $rs", (ADDI GPR:$rd, GPR:$rs, 0)>;
def : InstAlias<"not $rd, $rs", (XORI GPR:$rd, GPR:$rs, -1)>;
def : InstAlias<"neg $rd, $rs", (SUB GPR:$rd, X0, GPR:$rs)>;
def : InstAlias<"zext.b $rd, $rs", (ANDI GPR:$rd, GPR:$rs, 0xff)>;
def : InstAlias<"seqz $rd, $rs", (SLTIU GPR:$rd, GPR:$rs, 1)>;
def : InstAlias<"snez $rd, $rs", (SLTU GPR:$rd, X0, GPR:$rs)>;
def : InstAlias<"sltz $rd, $rs", (SLT GPR:$rd, GPR:$rs, X0)>;
def : InstAlias<"sgtz $rd, $rs", (SLT GPR:$rd, X0, GPR:$rs)>;
def : InstAlias<"sgt $rd, $rs, $rt", (SLT GPR:$rd, GPR:$rt, GPR:$rs), 0>;
def : InstAlias<"sgtu $rd, $rs, $rt", (SLTU GPR:$rd, GPR:$rt, GPR:$rs), 0>;
let Predicates = [IsRV64] in {
  def : InstAlias<"negw $rd, $rs", (SUBW GPR:$rd, X0, GPR:$rs)>;
  def : InstAlias<"sext.w $rd, $rs", (ADDIW GPR:$rd, GPR:$rs, 0)>;
}
let Predicates = [HasStdExtZba, IsRV64] in
def : InstAlias<"zext.w $rd, $rs", (ADD_UW GPR:$rd, GPR:$rs, X0)>;
// Zbb has the instruction itself.
let Predicates = [HasStdExtZbkb, NoStdExtZbb, IsRV32] in
def : InstAlias<"zext.h $rd, $rs", (PACK GPR:$rd, GPR:$rs, X0)>;
let Predicates = [HasStdExtZbkb, NoStdExtZbb, IsRV64] in
def : InstAlias<"zext.h $rd, $rs", (PACKW GPR:$rd, GPR:$rs, X0)>;

// An immediate where the mnemonic says register.
foreach name = ["add", "and", "or", "xor", "slt", "sltu"] in
  def : InstAlias<name#" $rd, $rs1, $imm12",
                  (!cast<Instruction>(!if(!eq(name, "sltu"), "SLTIU", !toupper(name)#"I"))
                       GPR:$rd, GPR:$rs1, simm12:$imm12), 0>;
foreach name = ["sll", "srl", "sra"] in {
  def : InstAlias<name#" $rd, $rs1, $shamt",
                  (!cast<Instruction>(!toupper(name)#"I") GPR:$rd, GPR:$rs1, uimmlog2xlen:$shamt), 0>;
  let Predicates = [IsRV64] in
  def : InstAlias<name#"w $rd, $rs1, $shamt",
                  (!cast<Instruction>(!toupper(name)#"IW") GPR:$rd, GPR:$rs1, uimm5:$shamt), 0>;
}
let Predicates = [IsRV64] in
def : InstAlias<"addw $rd, $rs1, $imm12", (ADDIW GPR:$rd, GPR:$rs1, simm12:$imm12), 0>;
let Predicates = [HasStdExtZbbOrZbkb] in
def : InstAlias<"ror $rd, $rs1, $shamt", (RORI GPR:$rd, GPR:$rs1, uimmlog2xlen:$shamt), 0>;
let Predicates = [HasStdExtZbbOrZbkb, IsRV64] in
def : InstAlias<"rorw $rd, $rs1, $shamt", (RORIW GPR:$rd, GPR:$rs1, uimm5:$shamt), 0>;
let Predicates = [HasStdExtZbs] in
foreach name = ["bclr", "bext", "binv", "bset"] in
  def : InstAlias<name#" $rd, $rs1, $shamt",
                  (!cast<Instruction>(!toupper(name)#"I") GPR:$rd, GPR:$rs1, uimmlog2xlen:$shamt), 0>;

// ---- Control flow ---------------------------------------------------------------------------------------------------

def : InstAlias<"beqz $rs, $offset", (BEQ GPR:$rs, X0, simm13_lsb0:$offset)>;
def : InstAlias<"bnez $rs, $offset", (BNE GPR:$rs, X0, simm13_lsb0:$offset)>;
def : InstAlias<"blez $rs, $offset", (BGE X0, GPR:$rs, simm13_lsb0:$offset), 2>;
def : InstAlias<"bgez $rs, $offset", (BGE GPR:$rs, X0, simm13_lsb0:$offset)>;
def : InstAlias<"bltz $rs, $offset", (BLT GPR:$rs, X0, simm13_lsb0:$offset), 2>;
def : InstAlias<"bgtz $rs, $offset", (BLT X0, GPR:$rs, simm13_lsb0:$offset)>;
foreach pair = [["bgt", "BLT"], ["ble", "BGE"], ["bgtu", "BLTU"], ["bleu", "BGEU"]] in
  def : InstAlias<pair[0]#" $rs, $rt, $offset",
                  (!cast<Instruction>(pair[1]) GPR:$rt, GPR:$rs, simm13_lsb0:$offset), 0>;

def : InstAlias<"j $offset", (JAL X0, simm21_lsb0_jal:$offset)>;
def : InstAlias<"jal $offset", (JAL X1, simm21_lsb0_jal:$offset)>;
def : InstAlias<"ret", (JALR X0, X1, 0), 3>;
def : InstAlias<"jr $rs", (JALR X0, GPR:$rs, 0), 2>;
def : InstAlias<"jr ${offset}(${rs})", (JALR X0, GPR:$rs, simm12:$offset)>;
def : InstAlias<"jr $rs, $offset", (JALR X0, GPR:$rs, simm12:$offset), 0>;
def : InstAlias<"jalr $rs", (JALR X1, GPR:$rs, 0), 3>;
def : InstAlias<"jalr ${offset}(${rs})", (JALR X1, GPR:$rs, simm12:$offset), 2>;
def : InstAlias<"jalr $rs, $offset", (JALR X1, GPR:$rs, simm12:$offset), 0>;
def : InstAlias<"jalr $rd, $rs", (JALR GPR:$rd, GPR:$rs, 0)>;
def : InstAlias<"jalr $rd, $rs, $offset", (JALR GPR:$rd, GPR:$rs, simm12:$offset), 0>;
def : InstAlias<"jalr $rd, (${rs})", (JALR GPR:$rd, GPR:$rs, 0), 0>;
def : InstAlias<"jr (${rs})", (JALR X0, GPR:$rs, 0), 0>;
def : InstAlias<"jalr (${rs})", (JALR X1, GPR:$rs, 0), 0>;

def : InstAlias<"fence", (FENCE 0xf, 0xf)>;
let Predicates = [HasStdExtZihintpause] in
def : InstAlias<"pause", (FENCE 0x1, 0x0)>;
let Predicates = [HasStdExtZihintntl] in
foreach hint = [["ntl.p1", "X2"], ["ntl.pall", "X3"], ["ntl.s1", "X4"], ["ntl.all", "X5"]] in
  def : InstAlias<hint[0], (ADD X0, X0, !cast<Register>(hint[1])), 2>;
let Predicates = [HasStdExtZihintntl, HasStdExtC] in
foreach hint = [["c.ntl.p1", "X2"], ["c.ntl.pall", "X3"], ["c.ntl.s1", "X4"], ["c.ntl.all", "X5"]] in
  def : InstAlias<hint[0], (C_ADD X0, !cast<Register>(hint[1]))>;

// An addition to zero does nothing, whatever is added.
let Predicates = [HasStdExtZca] in
foreach zero = ["zero", "x0"] in {
  def : InstAlias<"c.addi "#zero#", 0", (C_NOP), 0>;
  def : InstAlias<"c.addi "#zero#", $imm", (C_NOP_HINT simm6:$imm), 0>;
}

// Shifts by nothing, which wider registers would give a meaning.
let Predicates = [HasStdExtZca] in {
  def : InstAlias<"c.slli64 $rd", (C_SLLI GPR:$rd, 0), 0>;
  def : InstAlias<"c.srli64 $rd", (C_SRLI GPRC:$rd, 0), 0>;
  def : InstAlias<"c.srai64 $rd", (C_SRAI GPRC:$rd, 0), 0>;
}

def : MnemonicAlias<"move", "mv">;
def : MnemonicAlias<"scall", "ecall">;
def : MnemonicAlias<"sbreak", "ebreak">;

// ---- Memory ---------------------------------------------------------------------------------------------------------

// An offset of zero may be left out.
foreach name = ["LB", "LH", "LW", "LBU", "LHU", "LWU", "LD", "SB", "SH", "SW", "SD"] in {
  defvar inst = !cast<Instruction>(name);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(name)#" $r, (${rs1})", (inst GPR:$r, GPR:$rs1, 0), 0>;
}
foreach name = ["FLH", "FLW", "FLD", "FLQ", "FSH", "FSW", "FSD", "FSQ"] in {
  defvar inst = !cast<Instruction>(name);
  defvar width = !substr(name, 2);
  defvar rc = !cond(!eq(width, "H"): FPR16, !eq(width, "W"): FPR32, !eq(width, "D"): FPR64, true: FPR128);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(name)#" $r, (${rs1})", (inst rc:$r, GPR:$rs1, 0), 0>;
}
foreach name = ["C_LW", "C_SW", "C_LD", "C_SD"] in {
  defvar inst = !cast<Instruction>(name);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $r, (${rs1})", (inst GPRC:$r, GPRCMem:$rs1, 0), 0>;
}
foreach name = ["C_LWSP", "C_LDSP"] in {
  defvar inst = !cast<Instruction>(name);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $r, (${rs1})", (inst GPRNoX0:$r, SPMem:$rs1, 0), 0>;
}
foreach name = ["C_SWSP", "C_SDSP"] in {
  defvar inst = !cast<Instruction>(name);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $r, (${rs1})", (inst GPR:$r, SPMem:$rs1, 0), 0>;
}
foreach name = ["C_FLW", "C_FSW", "C_FLD", "C_FSD"] in {
  defvar inst = !cast<Instruction>(name);
  defvar rc = !if(!eq(!substr(name, 4), "W"), FPR32C, FPR64C);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $r, (${rs1})", (inst rc:$r, GPRCMem:$rs1, 0), 0>;
}
foreach name = ["C_FLWSP", "C_FSWSP", "C_FLDSP", "C_FSDSP"] in {
  defvar inst = !cast<Instruction>(name);
  defvar rc = !if(!eq(!substr(name, 4, 1), "W"), FPR32, FPR64);
  let Predicates = inst.Predicates in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $r, (${rs1})", (inst rc:$r, SPMem:$rs1, 0), 0>;
}

// ---- Control and status registers -----------------------------------------------------------------------------------

foreach r = [["instret", "0xc02"], ["cycle", "0xc00"], ["time", "0xc01"]] in {
  defvar number = !cond(!eq(r[0], "instret"): 0xc02, !eq(r[0], "cycle"): 0xc00, true: 0xc01);
  def : InstAlias<"rd"#r[0]#" $rd", (CSRRS GPR:$rd, number, X0), 2>;
  let Predicates = [IsRV32] in
  def : InstAlias<"rd"#r[0]#"h $rd", (CSRRS GPR:$rd, !add(number, 0x80), X0), 2>;
}
def : InstAlias<"csrr $rd, $csr", (CSRRS GPR:$rd, csr_sysreg:$csr, X0)>;
def : InstAlias<"csrw $csr, $rs", (CSRRW X0, csr_sysreg:$csr, GPR:$rs)>;
def : InstAlias<"csrs $csr, $rs", (CSRRS X0, csr_sysreg:$csr, GPR:$rs)>;
def : InstAlias<"csrc $csr, $rs", (CSRRC X0, csr_sysreg:$csr, GPR:$rs)>;
def : InstAlias<"csrwi $csr, $imm", (CSRRWI X0, csr_sysreg:$csr, uimm5:$imm)>;
def : InstAlias<"csrsi $csr, $imm", (CSRRSI X0, csr_sysreg:$csr, uimm5:$imm)>;
def : InstAlias<"csrci $csr, $imm", (CSRRCI X0, csr_sysreg:$csr, uimm5:$imm)>;
foreach op = ["W", "S", "C"] in {
  defvar inst = !cast<Instruction>("CSRR"#op#"I");
  def : InstAlias<"csr"#!tolower(op)#" $csr, $imm", (inst X0, csr_sysreg:$csr, uimm5:$imm), 0>;
  def : InstAlias<"csrr"#!tolower(op)#" $rd, $csr, $imm", (inst GPR:$rd, csr_sysreg:$csr, uimm5:$imm), 0>;
}

// The parts of the floating-point state: all of it, rounding mode, flags.
let Predicates = [HasStdExtFOrZfinx] in {
  foreach r = [["csr", "3"], ["rm", "2"], ["flags", "1"]] in {
    defvar number = !cond(!eq(r[0], "csr"): 3, !eq(r[0], "rm"): 2, true: 1);
    def : InstAlias<"fr"#r[0]#" $rd", (CSRRS GPR:$rd, number, X0), 2>;
    def : InstAlias<"fs"#r[0]#" $rd, $rs", (CSRRW GPR:$rd, number, GPR:$rs), 2>;
    def : InstAlias<"fs"#r[0]#" $rs", (CSRRW X0, number, GPR:$rs), 3>;
  }
  foreach r = [["rm", "2"], ["flags", "1"]] in {
    defvar number = !if(!eq(r[0], "rm"), 2, 1);
    def : InstAlias<"fs"#r[0]#"i $rd, $imm", (CSRRWI GPR:$rd, number, uimm5:$imm), 2>;
    def : InstAlias<"fs"#r[0]#"i $imm", (CSRRWI X0, number, uimm5:$imm), 3>;
  }
}
let Predicates = [HasStdExtF] in {
  def : MnemonicAlias<"frsr", "frcsr">;
  def : MnemonicAlias<"fssr", "fscsr">;
  def : MnemonicAlias<"fmv.s.x", "fmv.w.x">;
  def : MnemonicAlias<"fmv.x.s", "fmv.x.w">;
}

// ---- Floating point -------------------------------------------------------------------------------------------------

foreach f = !listconcat(FloatFormats, InXFormats) in
let Predicates = f.Arithmetic in {
  defvar sgnj = !cast<Instruction>("FSGNJ"#f.Record);
  defvar sgnjn = !cast<Instruction>("FSGNJN"#f.Record);
  defvar sgnjx = !cast<Instruction>("FSGNJX"#f.Record);
  def : InstAlias<"fmv"#f.Text#" $rd, $rs", (sgnj f.RC:$rd, f.RC:$rs, f.RC:$rs)>;
  def : InstAlias<"fabs"#f.Text#" $rd, $rs", (sgnjx f.RC:$rd, f.RC:$rs, f.RC:$rs)>;
  def : InstAlias<"fneg"#f.Text#" $rd, $rs", (sgnjn f.RC:$rd, f.RC:$rs, f.RC:$rs)>;
  def : InstAlias<"fgt"#f.Text#" $rd, $rs, $rt", (!cast<Instruction>("FLT"#f.Record) GPR:$rd, f.RC:$rt, f.RC:$rs), 0>;
  def : InstAlias<"fge"#f.Text#" $rd, $rs, $rt", (!cast<Instruction>("FLE"#f.Record) GPR:$rd, f.RC:$rt, f.RC:$rs), 0>;
}

// ---- Privileged -----------------------------------------------------------------------------------------------------

def : InstAlias<"sfence.vma", (SFENCE_VMA X0, X0), 2>;
def : InstAlias<"sfence.vma $rs", (SFENCE_VMA GPR:$rs, X0)>;
let Predicates = [HasStdExtH] in {
  foreach kind = ["vvma", "gvma"] in {
    defvar inst = !cast<Instruction>("HFENCE_"#!toupper(kind));
    def : InstAlias<"hfence."#kind, (inst X0, X0), 2>;
    def : InstAlias<"hfence."#kind#" $rs", (inst GPR:$rs, X0)>;
  }
}
