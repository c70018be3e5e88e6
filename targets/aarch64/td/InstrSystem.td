// Exceptions, hints, barriers, system registers, pointer authentication.

// ---- Exceptions -----------------------------------------------------------------------------------------------------

class ExceptionInst<bits<3> opc, bits<2> low, string mnemonic> : A64<(outs), (ins uimm16_hex:$imm), mnemonic#"\t$imm"> {
  bits<16> imm;
  let Inst{31-24} = 0b11010100;
  let Inst{23-21} = opc;
  let Inst{20-5} = imm;
  let Inst{4-2} = 0;
  let Inst{1-0} = low;
  let hasSideEffects = true;
}
def SVC : ExceptionInst<0b000, 0b01, "svc">;
def HVC : ExceptionInst<0b000, 0b10, "hvc">;
def SMC : ExceptionInst<0b000, 0b11, "smc">;
def BRK : ExceptionInst<0b001, 0b00, "brk">;
def HLT : ExceptionInst<0b010, 0b00, "hlt">;
def DCPS1 : ExceptionInst<0b101, 0b01, "dcps1">;
def DCPS2 : ExceptionInst<0b101, 0b10, "dcps2">;
def DCPS3 : ExceptionInst<0b101, 0b11, "dcps3">;
foreach n = 1...3 in
  def : InstAlias<"dcps"#n, (!cast<Instruction>("DCPS"#n) 0)>;
def UDF : A64<(outs), (ins uimm16:$imm), "udf\t$imm"> {
  bits<16> imm;
  let Inst{31-16} = 0;
  let Inst{15-0} = imm;
  let hasSideEffects = true;
}

// ---- Hints and barriers ---------------------------------------------------------------------------------------------

def HINT : A64<(outs), (ins uimm7:$imm), "hint\t$imm"> {
  bits<7> imm;
  let Inst{31-12} = 0xd5032;
  let Inst{11-5} = imm;
  let Inst{4-0} = 31;
  let hasSideEffects = true;
}
defvar HintNames = ["nop", "yield", "wfe", "wfi", "sev", "sevl", "dgh"];
foreach n = !range(HintNames) in
  def : InstAlias<HintNames[n], (HINT n)>;
class PAuthHint<string name, int number> : InstAlias<name, (HINT number)> {
  let Predicates = [HasPAuth];
}
def : PAuthHint<"xpaclri", 7>;
foreach key = [0, 1] in {
  defvar k = !if(key, "b", "a");
  def : PAuthHint<"paci"#k#"1716", !add(8, !mul(2, key))>;
  def : PAuthHint<"auti"#k#"1716", !add(12, !mul(2, key))>;
  def : PAuthHint<"paci"#k#"z", !add(24, !mul(2, key))>;
  def : PAuthHint<"paci"#k#"sp", !add(25, !mul(2, key))>;
  def : PAuthHint<"auti"#k#"z", !add(28, !mul(2, key))>;
  def : PAuthHint<"auti"#k#"sp", !add(29, !mul(2, key))>;
}

class BarrierInst<bits<3> op, DAGOperand kind, string mnemonic> : A64<(outs), (ins kind:$CRm), mnemonic#"\t$CRm"> {
  bits<4> CRm;
  let Inst{31-12} = 0xd5033;
  let Inst{11-8} = CRm;
  let Inst{7-5} = op;
  let Inst{4-0} = 31;
  let hasSideEffects = true;
}
def CLREX : BarrierInst<0b010, uimm4, "clrex">;
def DSB : BarrierInst<0b100, barrier_op, "dsb">;
def DMB : BarrierInst<0b101, barrier_op, "dmb">;
def ISB : BarrierInst<0b110, isb_op, "isb">;
def : InstAlias<"clrex", (CLREX 15)>;
def : InstAlias<"isb", (ISB 15)>;
let Predicates = [HasSB] in
def SB : A64Fixed<0xd50330ff, "sb">;

// ---- System registers and operations --------------------------------------------------------------------------------

class SystemMove<bit read> : A64<!if(read, (outs GPR64:$Rt), (outs)),
                                 !if(read, (ins sysreg_op:$reg), (ins sysreg_op:$reg, GPR64:$Rt)),
                                 !if(read, "mrs\t$Rt, $reg", "msr\t$reg, $Rt")> {
  bits<16> reg;
  bits<5> Rt;
  let Inst{31-22} = 0b1101010100;
  let Inst{21} = read;
  let Inst{20-5} = reg;
  let Inst{4-0} = Rt;
  let hasSideEffects = true;
}
def MRS : SystemMove<1>;
def MSR : SystemMove<0>;

defvar ControlNames = !foreach(n, !range(16), NamedValue<n, "c"#n>);
def sys_cr_op : Operand<i32>, NamedOperand<ControlNames> {
  let MCOperandPredicate = [{ isUInt<4>(Imm) }];
}
class SystemOp<bit read, string asm, dag outs_, dag ins_> : A64<outs_, ins_, asm> {
  bits<3> op1;
  bits<4> Cn;
  bits<4> Cm;
  bits<3> op2;
  bits<5> Rt;
  let Inst{31-22} = 0b1101010100;
  let Inst{21} = read;
  let Inst{20-19} = 0b01;
  let Inst{18-16} = op1;
  let Inst{15-12} = Cn;
  let Inst{11-8} = Cm;
  let Inst{7-5} = op2;
  let Inst{4-0} = Rt;
  let hasSideEffects = true;
}
def SYSxt : SystemOp<0, "sys\t$op1, $Cn, $Cm, $op2, $Rt", (outs),
                     (ins uimm3:$op1, sys_cr_op:$Cn, sys_cr_op:$Cm, uimm3:$op2, GPR64:$Rt)>;
def SYSLxt : SystemOp<1, "sysl\t$Rt, $op1, $Cn, $Cm, $op2", (outs GPR64:$Rt),
                      (ins uimm3:$op1, sys_cr_op:$Cn, sys_cr_op:$Cm, uimm3:$op2)>;
def : InstAlias<"sys $op1, $Cn, $Cm, $op2", (SYSxt uimm3:$op1, sys_cr_op:$Cn, sys_cr_op:$Cm, uimm3:$op2, XZR)>;

// Operations on caches, translations and their buffers: names of a sys instruction. Those that say everything by their
// name have no register.
class SystemName<string name, int op1, int cn, int cm, int op2, bit hasRegister = 1> {
  string Name = name;
  int Op1 = op1;
  int Cn = cn;
  int Cm = cm;
  int Op2 = op2;
  bit HasRegister = hasRegister;
}
foreach s = [
  SystemName<"ic ialluis", 0, 7, 1, 0, 0>, SystemName<"ic iallu", 0, 7, 5, 0, 0>, SystemName<"ic ivau", 3, 7, 5, 1>,
  SystemName<"dc zva", 3, 7, 4, 1>, SystemName<"dc ivac", 0, 7, 6, 1>, SystemName<"dc isw", 0, 7, 6, 2>,
  SystemName<"dc cvac", 3, 7, 10, 1>, SystemName<"dc csw", 0, 7, 10, 2>, SystemName<"dc cvau", 3, 7, 11, 1>,
  SystemName<"dc civac", 3, 7, 14, 1>, SystemName<"dc cisw", 0, 7, 14, 2>,
  SystemName<"at s1e1r", 0, 7, 8, 0>, SystemName<"at s1e2r", 4, 7, 8, 0>, SystemName<"at s1e3r", 6, 7, 8, 0>,
  SystemName<"at s1e1w", 0, 7, 8, 1>, SystemName<"at s1e2w", 4, 7, 8, 1>, SystemName<"at s1e3w", 6, 7, 8, 1>,
  SystemName<"at s1e0r", 0, 7, 8, 2>, SystemName<"at s1e0w", 0, 7, 8, 3>, SystemName<"at s12e1r", 4, 7, 8, 4>,
  SystemName<"at s12e1w", 4, 7, 8, 5>, SystemName<"at s12e0r", 4, 7, 8, 6>, SystemName<"at s12e0w", 4, 7, 8, 7>,
  SystemName<"tlbi ipas2e1is", 4, 8, 0, 1>, SystemName<"tlbi ipas2le1is", 4, 8, 0, 5>,
  SystemName<"tlbi vmalle1is", 0, 8, 3, 0, 0>, SystemName<"tlbi alle2is", 4, 8, 3, 0, 0>,
  SystemName<"tlbi alle3is", 6, 8, 3, 0, 0>, SystemName<"tlbi vae1is", 0, 8, 3, 1>,
  SystemName<"tlbi vae2is", 4, 8, 3, 1>, SystemName<"tlbi vae3is", 6, 8, 3, 1>,
  SystemName<"tlbi aside1is", 0, 8, 3, 2>, SystemName<"tlbi vaae1is", 0, 8, 3, 3>,
  SystemName<"tlbi alle1is", 4, 8, 3, 4, 0>, SystemName<"tlbi vale1is", 0, 8, 3, 5>,
  SystemName<"tlbi vale2is", 4, 8, 3, 5>, SystemName<"tlbi vale3is", 6, 8, 3, 5>,
  SystemName<"tlbi vmalls12e1is", 4, 8, 3, 6, 0>, SystemName<"tlbi vaale1is", 0, 8, 3, 7>,
  SystemName<"tlbi ipas2e1", 4, 8, 4, 1>, SystemName<"tlbi ipas2le1", 4, 8, 4, 5>,
  SystemName<"tlbi vmalle1", 0, 8, 7, 0, 0>, SystemName<"tlbi alle2", 4, 8, 7, 0, 0>,
  SystemName<"tlbi alle3", 6, 8, 7, 0, 0>, SystemName<"tlbi vae1", 0, 8, 7, 1>, SystemName<"tlbi vae2", 4, 8, 7, 1>,
  SystemName<"tlbi vae3", 6, 8, 7, 1>, SystemName<"tlbi aside1", 0, 8, 7, 2>, SystemName<"tlbi vaae1", 0, 8, 7, 3>,
  SystemName<"tlbi alle1", 4, 8, 7, 4, 0>, SystemName<"tlbi vale1", 0, 8, 7, 5>, SystemName<"tlbi vale2", 4, 8, 7, 5>,
  SystemName<"tlbi vale3", 6, 8, 7, 5>, SystemName<"tlbi vmalls12e1", 4, 8, 7, 6, 0>,
  SystemName<"tlbi vaale1", 0, 8, 7, 7>,
] in
  if s.HasRegister then
    def : InstAlias<s.Name#", $Rt", (SYSxt s.Op1, s.Cn, s.Cm, s.Op2, GPR64:$Rt), 2>;
  else
    def : InstAlias<s.Name, (SYSxt s.Op1, s.Cn, s.Cm, s.Op2, XZR), 2>;

// ---- Flags ----------------------------------------------------------------------------------------------------------

let Predicates = [HasFlagM], Defs = [NZCV], Uses = [NZCV] in
def CFINV : A64Fixed<0xd500401f, "cfinv">;

// ---- Pointer authentication -----------------------------------------------------------------------------------------

// A pointer and a modifier, or zero in its place.
defvar PAuthNames = ["pacia", "pacib", "pacda", "pacdb", "autia", "autib", "autda", "autdb"];
let Predicates = [HasPAuth], Constraints = "$Rd = $old" in
foreach op = 0...7 in {
  defvar name = PAuthNames[op];
  def !toupper(name) : A64RdRn<(outs GPR64:$Rd), (ins GPR64:$old, GPR64sp:$Rn), name#"\t$Rd, $Rn"> {
    let Inst{31-13} = 0b1101101011000001000;
    let Inst{12-10} = op;
  }
  def !toupper(!substr(name, 0, 4))#Z#!toupper(!substr(name, 4))
      : A64<(outs GPR64:$Rd), (ins GPR64:$old), !substr(name, 0, 4)#"z"#!substr(name, 4)#"\t$Rd"> {
    bits<5> Rd;
    let Inst{31-13} = 0b1101101011000001001;
    let Inst{12-10} = op;
    let Inst{9-5} = 31;
    let Inst{4-0} = Rd;
  }
}
let Predicates = [HasPAuth], Constraints = "$Rd = $old" in
foreach data = [0, 1] in
  def XPAC#!if(data, "D", "I") : A64<(outs GPR64:$Rd), (ins GPR64:$old), "xpac"#!if(data, "d", "i")#"\t$Rd"> {
    bits<5> Rd;
    let Inst{31-11} = 0b110110101100000101000;
    let Inst{10} = data;
    let Inst{9-5} = 31;
    let Inst{4-0} = Rd;
  }
let Predicates = [HasPAuth] in
def PACGA : A64RdRnRm<(outs GPR64:$Rd), (ins GPR64:$Rn, GPR64sp:$Rm), "pacga\t$Rd, $Rn, $Rm"> {
  let Inst{31-21} = 0b10011010110;
  let Inst{15-10} = 0b001100;
}
