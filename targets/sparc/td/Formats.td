// What instructions share: 32 bits, the operation at the top, the destination below it.

class SparcInst<bits<2> op, dag outs, dag ins, string asm> : Instruction {
  let Namespace = "SP";
  let Size = 4;
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  bits<32> Inst;
  let Inst{31-30} = op;
}

// Format 2: sethi and branches.
class F2<bits<3> op2, dag outs, dag ins, string asm> : SparcInst<0b00, outs, ins, asm> {
  let Inst{24-22} = op2;
}

// Format 3: two operands and a result; where there is no third operand its field is zero.
class F3<bits<2> op, bits<6> op3, dag outs, dag ins, string asm> : SparcInst<op, outs, ins, asm> {
  bits<5> rd = 0;
  bits<5> rs1 = 0;
  let Inst{29-25} = rd;
  let Inst{24-19} = op3;
  let Inst{18-14} = rs1;
}
class F3rr<bits<2> op, bits<6> op3, dag outs, dag ins, string asm> : F3<op, op3, outs, ins, asm> {
  bits<5> rs2 = 0;
  let Inst{13-5} = 0;
  let Inst{4-0} = rs2;
}
class F3ri<bits<2> op, bits<6> op3, dag outs, dag ins, string asm> : F3<op, op3, outs, ins, asm> {
  bits<13> simm = 0;
  let Inst{13} = 1;
  let Inst{12-0} = simm;
}

// What an instruction does besides computing.
class Effects<bit load = 0, bit store = 0, bit slot = 0, string space = ""> {
  bit Load = load;
  bit Store = store;
  bit Slot = slot;
  // "V8" if version 9 has something else in its place.
  string Space = space;
}

// A sum of a register and another or a constant, as an address or otherwise, between `before` and `after`; `results` and
// `others` are the operands besides. An index of %g0 is not written; a constant that has a sign needs no plus, and it may
// stand first or alone. Without other operands, `number` takes the place of the destination.
multiclass Sum<bits<2> op, bits<6> op3, dag results, dag others, string before, string after = "",
               Effects effects = Effects<>, bits<5> number = 0> {
  defvar fixed = !and(!empty(results), !empty(others));
  let mayLoad = effects.Load, mayStore = effects.Store, hasDelaySlot = effects.Slot, DecoderNamespace = effects.Space in {
    def rr : F3rr<op, op3, results, !con(others, (ins IntRegs:$rs1, IntRegs:$rs2)), before#"$rs1+$rs2"#after> {
      bits<5> rd;
      bits<5> rs1;
      bits<5> rs2;
      let Inst{29-25} = !if(fixed, number, rd);
    }
    def ri : F3ri<op, op3, results, !con(others, (ins IntRegs:$rs1, simm13:$simm)), before#"$rs1+$simm"#after> {
      bits<5> rd;
      bits<5> rs1;
      bits<13> simm;
      let Inst{29-25} = !if(fixed, number, rd);
    }
  }
  defvar RR = !cast<Instruction>(NAME#"rr");
  defvar RI = !cast<Instruction>(NAME#"ri");
  defvar OtherRR = !con(!setdagop(results, RR), !setdagop(others, RR));
  defvar OtherRI = !con(!setdagop(results, RI), !setdagop(others, RI));
  def : InstAlias<before#"$rs1"#after, !con(OtherRR, (RR IntRegs:$rs1, G0)), 3>;
  def : InstAlias<before#"$rs2"#after, !con(OtherRR, (RR G0, IntRegs:$rs2)), 1>, PrintOnly;
  def : InstAlias<before#"$rs1"#after, !con(OtherRI, (RI IntRegs:$rs1, 0)), 1>, PrintOnly;
  def : InstAlias<before#"$rs1$simm"#after, !con(OtherRI, (RI IntRegs:$rs1, simm13:$simm)), 0>;
  def : InstAlias<before#"$simm+$rs1"#after, !con(OtherRI, (RI IntRegs:$rs1, simm13:$simm)), 0>;
  def : InstAlias<before#"$simm"#after, !con(OtherRI, (RI G0, simm13:$simm)), 0>;
  def : InstAlias<before#"$simm"#after, !con(OtherRI, (RI G0, any13:$simm)), 2>, PrintOnly;
}
// Floating point: a further code in place of the constant.
class F3fp<bits<6> op3, bits<9> opf, dag outs, dag ins, string asm> : F3<0b10, op3, outs, ins, asm> {
  bits<5> rs2 = 0;
  let Inst{13-5} = opf;
  let Inst{4-0} = rs2;
}
