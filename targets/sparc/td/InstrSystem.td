// Traps, registers of machine state, barriers.

class Fixed<bits<6> op3, bits<5> rd_, string mnemonic> : F3<0b10, op3, (outs), (ins), mnemonic> {
  let rd = rd_;
  let Inst{13-0} = 0;
  let hasSideEffects = true;
}
let Predicates = [HasV9] in {
  def FLUSHW : Fixed<0x2b, 0, "flushw">;
  def SAVED : Fixed<0x31, 0, "saved">;
  def RESTORED : Fixed<0x31, 1, "restored">;
  def DONE : Fixed<0x3e, 0, "done">;
  def RETRY : Fixed<0x3e, 1, "retry">;
}
// What is done to all windows.
let Predicates = [HasUA2005] in
foreach o = [Op<"allclean", 2>, Op<"otherw", 3>, Op<"normalw", 4>, Op<"invalw", 5>] in
  def !toupper(o.Name) : Fixed<0x31, o.Code, o.Name>;
def STBAR : Fixed<0x28, 0, "stbar"> { let rs1 = 15; }

let hasSideEffects = true in {
  def UNIMP : F2<0b000, (outs), (ins uimm22:$imm), "unimp\t$imm"> {
    bits<22> imm;
    let Inst{29-25} = 0;
    let Inst{21-0} = imm;
  }
  let Predicates = [HasV9] in
  def MEMBAR : F3ri<0b10, 0x28, (outs), (ins membarmask:$mask), "membar\t$mask"> {
    bits<7> mask;
    let rs1 = 15;
    let Inst{12-7} = 0;
    let Inst{6-0} = mask;
  }
  let Predicates = [HasV9] in
  def SIR : F3ri<0b10, 0x30, (outs), (ins simm13:$simm), "sir\t$simm"> {
    bits<13> simm;
    let rd = 15;
  }

  def RDASR : F3rr<0b10, 0x28, (outs IntRegs:$rd), (ins ASRRegs:$rs1), "rd\t$rs1, $rd"> {
    bits<5> rd;
    bits<5> rs1;
  }
  let Predicates = [HasV9] in
  def RDPR : F3rr<0b10, 0x2a, (outs IntRegs:$rd), (ins PRRegs:$rs1), "rdpr\t$rs1, $rd"> {
    bits<5> rd;
    bits<5> rs1;
  }
}

def : InstAlias<"membar", (MEMBAR 0), 1> { let Predicates = [HasV9]; }
def : InstAlias<"unimp", (UNIMP 0), 0>;
def : InstAlias<"sir", (SIR 0), 0>;

// What is written is the exclusive or of two operands. A register of machine state is an operand, or part of the text.
multiclass WriteState<bits<6> op3, dag regs, string mnemonic, string state, string space = "", bits<5> number = 0> {
  let hasSideEffects = true, DecoderNamespace = space in {
    def rr : F3rr<0b10, op3, regs, (ins IntRegs:$rs1, IntRegs:$rs2), mnemonic#"\t$rs1, $rs2, "#state> {
      bits<5> rd;
      bits<5> rs1;
      bits<5> rs2;
      let Inst{29-25} = !if(!empty(regs), number, rd);
    }
    def ri : F3ri<0b10, op3, regs, (ins IntRegs:$rs1, simm13:$simm), mnemonic#"\t$rs1, $simm, "#state> {
      bits<5> rd;
      bits<5> rs1;
      bits<13> simm;
      let Inst{29-25} = !if(!empty(regs), number, rd);
    }
  }
  defvar RR = !cast<Instruction>(NAME#"rr");
  defvar RI = !cast<Instruction>(NAME#"ri");
  foreach name = !listconcat([mnemonic], !if(!eq(mnemonic, "wr"), ["mov"], []<string>)) in {
    if !eq(name, "wrpr") then
      def : InstAlias<name#" $rs1, "#state, !con(!setdagop(regs, RR), (RR IntRegs:$rs1, G0)), 0>;
    else
      def : InstAlias<name#" $rs2, "#state, !con(!setdagop(regs, RR), (RR G0, IntRegs:$rs2)), 0>;
    def : InstAlias<name#" $simm, "#state, !con(!setdagop(regs, RI), (RI G0, simm13:$simm)), 0>;
  }
}
defm WRASR : WriteState<0x30, (outs ASRRegs:$rd), "wr", "$rd">;
let Predicates = [HasV9] in
defm WRPR : WriteState<0x32, (outs PRRegs:$rd), "wrpr", "$rd">;
let Predicates = [HasOSA2011] in {
  def : InstAlias<"pause $rs2", (WRASRrr ASR27, G0, IntRegs:$rs2), 1>;
  def : InstAlias<"pause $simm", (WRASRri ASR27, G0, simm13:$simm), 0>;
  def : InstAlias<"pause $simm", (WRASRri ASR27, G0, any13:$simm), 1>, PrintOnly;
}

// ---- The state of version 8 -----------------------------------------------------------------------------------------

class StateRegister<string name, int read, int write> {
  string Name = name;
  bits<6> Read = read;
  bits<6> Write = write;
}
foreach r = [StateRegister<"psr", 0x29, 0x31>, StateRegister<"wim", 0x2a, 0x32>, StateRegister<"tbr", 0x2b, 0x33>] in {
  def RD#!toupper(r.Name) : F3rr<0b10, r.Read, (outs IntRegs:$rd), (ins), "rd\t%"#r.Name#", $rd"> {
    bits<5> rd;
    let hasSideEffects = true;
    let DecoderNamespace = "V8";
  }
  defm WR#!toupper(r.Name) : WriteState<r.Write, (outs), "wr", "%"#r.Name, "V8">;
  def : InstAlias<"mov %"#r.Name#", $rd", (!cast<Instruction>("RD"#!toupper(r.Name)) IntRegs:$rd), 0>;
}
// A part of it, on LEON.
defm PWRPSR : WriteState<0x31, (outs), "pwr", "%psr", "V8", 1>;
def : InstAlias<"mov $asr, $rd", (RDASR IntRegs:$rd, ASRRegs:$asr), 0>;
// Its registers of further state have numbers only.
let Predicates = [HasNoV9] in
foreach i = 2...6 in {
  defvar asr = !cast<Register>("ASR"#i);
  def : InstAlias<"rd %asr"#i#", $rd", (RDASR IntRegs:$rd, asr), 1>, PrintOnly;
  def : InstAlias<"wr $rs1, $rs2, %asr"#i, (WRASRrr asr, IntRegs:$rs1, IntRegs:$rs2), 1>, PrintOnly;
  def : InstAlias<"wr $rs1, $simm, %asr"#i, (WRASRri asr, IntRegs:$rs1, simm13:$simm), 1>, PrintOnly;
}

// ---- Traps ----------------------------------------------------------------------------------------------------------

class Trap<bits<4> cond, bit constant, dag ins_, string asm> : SparcInst<0b10, (outs), ins_, asm> {
  bits<2> cc = 0;
  bits<5> rs1;
  let Inst{29} = 0;
  let Inst{28-25} = cond;
  let Inst{24-19} = 0x3a;
  let Inst{18-14} = rs1;
  let Inst{13} = constant;
  let Inst{12-11} = cc;
  let hasSideEffects = true;
}
class TrapRR<bits<4> cond, dag codes, string asm>
    : Trap<cond, 0, !con(codes, (ins IntRegs:$rs1, IntRegs:$rs2)), asm#"$rs1 + $rs2"> {
  bits<5> rs2;
  let Inst{10-5} = 0;
  let Inst{4-0} = rs2;
}
class TrapRI<bits<4> cond, dag codes, string asm>
    : Trap<cond, 1, !con(codes, (ins IntRegs:$rs1, uimm8:$imm)), asm#"$rs1 + $imm"> {
  bits<8> imm;
  let Inst{10-8} = 0;
  let Inst{7-0} = imm;
}
// On the first condition code, as in version 8, and on any.
foreach c = IntegerConditions in {
  defvar Name = "T"#!toupper(c.Name);
  let DecoderNamespace = "V8" in {
    def Name#"8rr" : TrapRR<c.Code, (ins), "t"#c.Name#"\t">;
    def Name#"8ri" : TrapRI<c.Code, (ins), "t"#c.Name#"\t">;
  }
  let Predicates = [HasV9] in {
    def Name#"rr" : TrapRR<c.Code, (ins IntCC:$cc), "t"#c.Name#"\t$cc, "> { bits<2> cc; }
    def Name#"ri" : TrapRI<c.Code, (ins IntCC:$cc), "t"#c.Name#"\t$cc, "> { bits<2> cc; }
    def : InstAlias<"t"#c.Name#" $cc, $imm", (!cast<Instruction>(Name#"ri") IntCC:$cc, G0, uimm8:$imm), 1>;
    def : InstAlias<"t"#c.Name#" $cc, $rs2", (!cast<Instruction>(Name#"rr") IntCC:$cc, G0, IntRegs:$rs2), 1>;
  }
  def : InstAlias<"t"#c.Name#" $imm", (!cast<Instruction>(Name#"8ri") G0, uimm8:$imm), 1>;
  def : InstAlias<"t"#c.Name#" $rs2", (!cast<Instruction>(Name#"8rr") G0, IntRegs:$rs2), 1>;
}
