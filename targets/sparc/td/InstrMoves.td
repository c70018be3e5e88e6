// Conditional moves of version 9: on a condition code, and on the contents of a register.

class MoveIf<bits<4> cond, bit integer, bit constant, RegisterClass codes, dag ins_, string asm>
    : SparcInst<0b10, (outs IntRegs:$rd), !con((ins codes:$cc), ins_, (ins IntRegs:$old)), asm> {
  let Constraints = "$rd = $old";
  bits<5> rd;
  bits<2> cc;
  let Inst{29-25} = rd;
  let Inst{24-19} = 0x2c;
  let Inst{18} = integer;
  let Inst{17-14} = cond;
  let Inst{13} = constant;
  let Inst{12-11} = cc;
}
multiclass MovesIf<bits<4> cond, bit integer, RegisterClass codes, string mnemonic> {
  def rr : MoveIf<cond, integer, 0, codes, (ins IntRegs:$rs2), mnemonic#"\t$cc, $rs2, $rd"> {
    bits<5> rs2;
    let Inst{10-5} = ?;
    let Inst{4-0} = rs2;
  }
  def ri : MoveIf<cond, integer, 1, codes, (ins simm11:$simm), mnemonic#"\t$cc, $simm, $rd"> {
    bits<11> simm;
    let Inst{10-0} = simm;
  }
}
class FMoveIf<bits<4> cond, bit integer, bits<6> low, RegisterClass codes, RegisterClass regs, string mnemonic>
    : SparcInst<0b10, (outs regs:$rd), (ins codes:$cc, regs:$rs2, regs:$old), mnemonic#"\t$cc, $rs2, $rd"> {
  let Constraints = "$rd = $old";
  bits<5> rd;
  bits<2> cc;
  bits<5> rs2;
  let Inst{29-25} = rd;
  let Inst{24-19} = 0x35;
  let Inst{18} = 0;
  let Inst{17-14} = cond;
  let Inst{13} = integer;
  let Inst{12-11} = cc;
  let Inst{10-5} = low;
  let Inst{4-0} = rs2;
}

let Predicates = [HasV9] in {
foreach c = IntegerConditions in
  defm MOV#!toupper(c.Name)#"I" : MovesIf<c.Code, 1, IntCC, "mov"#c.Name>;
foreach c = FloatConditions in
  defm MOV#!toupper(c.Name)#"F" : MovesIf<c.Code, 0, FCCRegs, "mov"#c.Name>;
}

let Predicates = [Is64Bit] in
foreach c = RegisterConditions in {
  def MOVR#!toupper(c.Name)#"rr" : F3<0b10, 0x2f, (outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2, IntRegs:$old),
                                      "movr"#c.Name#"\t$rs1, $rs2, $rd"> {
    let Constraints = "$rd = $old";
    bits<5> rd;
    bits<5> rs1;
    bits<5> rs2;
    let Inst{13} = 0;
    let Inst{12-10} = c.Code;
    let Inst{9-5} = 0;
    let Inst{4-0} = rs2;
  }
  def MOVR#!toupper(c.Name)#"ri" : F3<0b10, 0x2f, (outs IntRegs:$rd), (ins IntRegs:$rs1, simm10:$simm, IntRegs:$old),
                                      "movr"#c.Name#"\t$rs1, $simm, $rd"> {
    let Constraints = "$rd = $old";
    bits<5> rd;
    bits<5> rs1;
    bits<10> simm;
    let Inst{13} = 1;
    let Inst{12-10} = c.Code;
    let Inst{9-0} = simm;
  }
}

foreach i = 1...3 in {
  defvar w = [Single, Single, Double, Quad][i];
  let Predicates = [HasV9] in {
  foreach c = IntegerConditions in
    def FMOV#!toupper(w.Letter#c.Name)#"I" : FMoveIf<c.Code, 1, i, IntCC, w.Regs, "fmov"#w.Letter#c.Name>;
  foreach c = FloatConditions in
    def FMOV#!toupper(w.Letter#c.Name)#"F" : FMoveIf<c.Code, 0, i, FCCRegs, w.Regs, "fmov"#w.Letter#c.Name>;
  }
  let Predicates = [Is64Bit] in
  foreach c = RegisterConditions in
    def FMOVR#!toupper(w.Letter#c.Name) : F3<0b10, 0x35, (outs w.Regs:$rd), (ins IntRegs:$rs1, w.Regs:$rs2,
                                             w.Regs:$old), "fmovr"#w.Letter#c.Name#"\t$rs1, $rs2, $rd"> {
      let Constraints = "$rd = $old";
      bits<5> rd;
      bits<5> rs1;
      bits<5> rs2;
      let Inst{13} = 0;
      let Inst{12-10} = c.Code;
      let Inst{9-5} = !add(i, 4);
      let Inst{4-0} = rs2;
    }
}
