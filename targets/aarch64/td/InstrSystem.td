// Exceptions, hints, barriers, system registers, pointer authentication.

// ---- Exceptions -----------------------------------------------------------------------------------------------------

class ExceptionInst<bits<3> opc, bits<2> low, string mnemonic>
    : A64<(outs), (ins uimm16_hex:$imm), mnemonic#"\t$imm">, WithPrefixes<RefusesPrefix> {
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
let PrefixRole = IgnoresPrefix in {
  def BRK : ExceptionInst<0b001, 0b00, "brk">;
  def HLT : ExceptionInst<0b010, 0b00, "hlt">;
}
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
                                 !if(read, (ins sysreg_read:$reg), (ins sysreg_write:$reg, GPR64:$Rt)),
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

// Fields of the processor's state, by op1 and op2.
class StateField<string name, int op1, int op2, code known = ""> {
  string Name = name;
  int Encoding = !add(!shl(op1, 3), op2);
  code KnownExpr = known;
}
def : StateField<"SPSel", 0, 5>;
def : StateField<"DAIFSet", 3, 6>;
def : StateField<"DAIFClr", 3, 7>;
def : StateField<"PAN", 0, 4, [{ feature(FeaturePan) }]>;
def : StateField<"UAO", 0, 3, [{ feature(FeatureUaops) }]>;
def : StateField<"DIT", 3, 2, [{ feature(FeatureDIT) }]>;
def : StateField<"SSBS", 3, 1, [{ feature(FeatureSSBS) }]>;
def : StateField<"TCO", 3, 4, [{ feature(FeatureMte) }]>;
def state_field : Operand<i32>, TableNamed<"StateField", "Encoding", "Name">, MustBeNamed {
  let MCOperandPredicate = [{ isUInt<6>(Imm) }];
  let ParserMatchClass = Diagnosed<"expected writable system register or pstate">;
}
// Those whose upper bits of the number belong to the name: op1, the upper bits and op2.
class StateBit<string name, int op1, int upper, int op2, code known> {
  string Name = name;
  int Encoding = !add(!shl(op1, 6), !shl(upper, 3), op2);
  code KnownExpr = known;
}
def : StateBit<"ALLINT", 1, 0, 0, [{ feature(FeatureNmi) }]>;
def : StateBit<"PM", 1, 1, 0, "">;
// Streaming mode, the matrix, and both.
def : StateBit<"SVCRSM", 3, 1, 3, [{ feature(FeatureSme) }]>;
def : StateBit<"SVCRZA", 3, 2, 3, [{ feature(FeatureSme) }]>;
def : StateBit<"SVCRSMZA", 3, 3, 3, [{ feature(FeatureSme) }]>;
def state_bit : Operand<i32>, TableNamed<"StateBit", "Encoding", "Name">, MustBeNamed {
  let MCOperandPredicate = [{ isUInt<9>(Imm) }];
  let ParserMatchClass = state_field.ParserMatchClass;
}
class StateMove<dag ins_> : A64<(outs), ins_, "msr\t$state, $imm"> {
  let Inst{31-19} = 0b1101010100000;
  let Inst{15-12} = 0b0100;
  let Inst{4-0} = 31;
  let hasSideEffects = true;
}
let DecoderNamespace = "Preferred" in {
  def MSRstate : StateMove<(ins state_field:$state, uimm4:$imm)> {
    bits<6> state;
    bits<4> imm;
    let Inst{18-16} = state{5-3};
    let Inst{11-8} = imm;
    let Inst{7-5} = state{2-0};
  }
  def MSRbit : StateMove<(ins state_bit:$state, uimm1:$imm)> {
    bits<9> state;
    bits<1> imm;
    let Inst{18-16} = state{8-6};
    let Inst{11-9} = state{5-3};
    let Inst{8} = imm;
    let Inst{7-5} = state{2-0};
  }
}

defvar ControlNames = !foreach(n, !range(16), NamedValue<n, "c"#n>);
def sys_cr_op : Operand<i32>, NamedOperand<ControlNames> {
  let ParserMatchClass = Diagnosed<"Expected cN operand where 0 <= N <= 15">;
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
// Operations on branch records.
class BranchRecords<string asm, dag result> : InstAlias<asm, result, 2> {
  let Predicates = [HasBRBE];
}
def : BranchRecords<"brb iall", (SYSxt 1, 7, 2, 4, XZR)>;
def : BranchRecords<"brb inj", (SYSxt 1, 7, 2, 5, XZR)>;

// A name stands for all fields.
class SystemOpOperand<string table, string unknown = ""> : Operand<i32>, TableNamed<table, "Encoding", "Name">, MustBeNamed {
  let MCOperandPredicate = [{ isUInt<14>(Imm) }];
  let UnknownNameMessage = unknown;
}
class NamedSystemOp<string mnemonic, dag ins_, string asm> : A64<(outs), ins_, mnemonic#"\t"#asm> {
  bits<14> op;
  let Inst{31-19} = 0b1101010100001;
  let Inst{18-5} = op;
  let hasSideEffects = true;
  let DecoderNamespace = "Preferred";
}
foreach m = ["at", "dc", "ic", "tlbi"] in {
  def m#"_op" : SystemOpOperand<!toupper(!substr(m, 0, 1))#!substr(m, 1)#"Op",
                                !strconcat("invalid operand for ", !toupper(m), " instruction")>;
  def !toupper(m) : NamedSystemOp<m, (ins !cast<Operand>(m#"_op"):$op, GPR64:$Rt), "$op, $Rt"> {
    bits<5> Rt;
    let Inst{4-0} = Rt;
  }
}
foreach m = ["ic", "tlbi"] in {
  def m#"_all_op" : SystemOpOperand<!toupper(!substr(m, 0, 1))#!substr(m, 1)#"AllOp">;
  def !toupper(m)#"all" : NamedSystemOp<m, (ins !cast<Operand>(m#"_all_op"):$op), "$op"> {
    let Inst{4-0} = 31;
  }
}

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

// ---- Words ----------------------------------------------------------------------------------------------------------

// An instruction that is given by its word.
def inst_word : Const<i64, "isUInt<32>(Imm)"> {
  let PrintMethod = "printBare";
}
let isAsmParserOnly = true in
def INST : A64<(outs), (ins inst_word:$word), ".inst\t$word"> {
  bits<32> word;
  let Inst = word;
  let hasSideEffects = true;
}
