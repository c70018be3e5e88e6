// Traps, registers of machine state, barriers.

class Fixed<bits<6> op3, bits<5> rd_, string mnemonic> : F3<0b10, op3, (outs), (ins), mnemonic> {
  let rd = rd_;
  let Inst{13-0} = 0;
  let hasSideEffects = true;
}
def FLUSHW : Fixed<0x2b, 0, "flushw">;
def SAVED : Fixed<0x31, 0, "saved">;
def RESTORED : Fixed<0x31, 1, "restored">;
def DONE : Fixed<0x3e, 0, "done">;
def RETRY : Fixed<0x3e, 1, "retry">;
def STBAR : Fixed<0x28, 0, "stbar"> { let rs1 = 15; }

let hasSideEffects = true in {
  def UNIMP : F2<0b000, (outs), (ins uimm22:$imm), "unimp\t$imm"> {
    bits<22> imm;
    let Inst{29-25} = 0;
    let Inst{21-0} = imm;
  }
  def MEMBAR : F3ri<0b10, 0x28, (outs), (ins uimm7:$mask), "membar\t$mask"> {
    bits<7> mask;
    let rs1 = 15;
    let Inst{12-7} = 0;
    let Inst{6-0} = mask;
  }
  def SIR : F3ri<0b10, 0x30, (outs), (ins simm13:$simm), "sir\t$simm"> {
    bits<13> simm;
    let rd = 15;
  }

  def RDASR : F3rr<0b10, 0x28, (outs IntRegs:$rd), (ins ASRRegs:$rs1), "rd\t$rs1, $rd"> {
    bits<5> rd;
    bits<5> rs1;
  }
  def RDPR : F3rr<0b10, 0x2a, (outs IntRegs:$rd), (ins PRRegs:$rs1), "rdpr\t$rs1, $rd"> {
    bits<5> rd;
    bits<5> rs1;
  }
}

multiclass WriteState<bits<6> op3, RegisterClass regs, string mnemonic> {
  let hasSideEffects = true in {
    def rr : F3rr<0b10, op3, (outs regs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2), mnemonic#"\t$rs1, $rs2, $rd"> {
      bits<5> rd;
      bits<5> rs1;
      bits<5> rs2;
    }
    def ri : F3ri<0b10, op3, (outs regs:$rd), (ins IntRegs:$rs1, simm13:$simm), mnemonic#"\t$rs1, $simm, $rd"> {
      bits<5> rd;
      bits<5> rs1;
      bits<13> simm;
    }
  }
  // The operands are combined by exclusive or.
  def : InstAlias<mnemonic#" $rs2, $rd", (!cast<Instruction>(NAME#"rr") regs:$rd, G0, IntRegs:$rs2), 0>;
  def : InstAlias<mnemonic#" $simm, $rd", (!cast<Instruction>(NAME#"ri") regs:$rd, G0, simm13:$simm), 0>;
}
defm WRASR : WriteState<0x30, ASRRegs, "wr">;
defm WRPR : WriteState<0x32, PRRegs, "wrpr">;

// ---- Traps ----------------------------------------------------------------------------------------------------------

class Trap<bits<4> cond, bit constant, dag ins_, string asm>
    : SparcInst<0b10, (outs), !con((ins IntCC:$cc), ins_), asm> {
  bits<2> cc;
  bits<5> rs1;
  let Inst{29} = 0;
  let Inst{28-25} = cond;
  let Inst{24-19} = 0x3a;
  let Inst{18-14} = rs1;
  let Inst{13} = constant;
  let Inst{12-11} = cc;
  let hasSideEffects = true;
}
foreach c = IntegerConditions in {
  defvar Name = "T"#!toupper(c.Name);
  def Name#"rr" : Trap<c.Code, 0, (ins IntRegs:$rs1, IntRegs:$rs2), "t"#c.Name#"\t$cc, $rs1 + $rs2"> {
    bits<5> rs2;
    let Inst{10-5} = 0;
    let Inst{4-0} = rs2;
  }
  def Name#"ri" : Trap<c.Code, 1, (ins IntRegs:$rs1, uimm8:$imm), "t"#c.Name#"\t$cc, $rs1 + $imm"> {
    bits<8> imm;
    let Inst{10-8} = 0;
    let Inst{7-0} = imm;
  }
  defvar RR = !cast<Instruction>(Name#"rr");
  defvar RI = !cast<Instruction>(Name#"ri");
  def : InstAlias<"t"#c.Name#" $cc, $imm", (RI IntCC:$cc, G0, uimm8:$imm), 1>;
  def : InstAlias<"t"#c.Name#" $imm", (RI ICC, G0, uimm8:$imm), 2>;
  def : InstAlias<"t"#c.Name#" $rs1 + $imm", (RI ICC, IntRegs:$rs1, uimm8:$imm), 0>;
  def : InstAlias<"t"#c.Name#" $rs1 + $rs2", (RR ICC, IntRegs:$rs1, IntRegs:$rs2), 0>;
}
