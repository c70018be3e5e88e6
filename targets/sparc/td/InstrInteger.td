// Integer computation.

// The condition codes are of the lower 32 bits and of all.
multiclass Arithmetic<string mnemonic, bits<6> op3> {
  defvar sets = !ne(!find(mnemonic, "cc"), -1);
  defvar window = !or(!eq(mnemonic, "save"), !eq(mnemonic, "restore"));
  let Defs = !if(sets, [ICC, XCC], []<Register>), hasSideEffects = window in {
    def rr : F3rr<0b10, op3, (outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2), mnemonic#"\t$rs1, $rs2, $rd"> {
      bits<5> rd;
      bits<5> rs1;
      bits<5> rs2;
    }
    def ri : F3ri<0b10, op3, (outs IntRegs:$rd), (ins IntRegs:$rs1, simm13:$simm), mnemonic#"\t$rs1, $simm, $rd"> {
      bits<5> rd;
      bits<5> rs1;
      bits<13> simm;
    }
  }
}

class Op<string name, int number> { string Name = name; int Code = number; }
foreach o = [Op<"add", 0x00>, Op<"and", 0x01>, Op<"or", 0x02>, Op<"xor", 0x03>, Op<"sub", 0x04>, Op<"andn", 0x05>,
             Op<"orn", 0x06>, Op<"xnor", 0x07>, Op<"umul", 0x0a>, Op<"smul", 0x0b>, Op<"udiv", 0x0e>,
             Op<"sdiv", 0x0f>, Op<"addcc", 0x10>, Op<"andcc", 0x11>, Op<"orcc", 0x12>, Op<"xorcc", 0x13>,
             Op<"subcc", 0x14>, Op<"andncc", 0x15>, Op<"orncc", 0x16>, Op<"xnorcc", 0x17>, Op<"umulcc", 0x1a>,
             Op<"smulcc", 0x1b>, Op<"udivcc", 0x1e>, Op<"sdivcc", 0x1f>, Op<"taddcc", 0x20>, Op<"tsubcc", 0x21>,
             Op<"taddcctv", 0x22>, Op<"tsubcctv", 0x23>, Op<"mulscc", 0x24>, Op<"mulx", 0x09>, Op<"udivx", 0x0d>,
             Op<"sdivx", 0x2d>, Op<"save", 0x3c>, Op<"restore", 0x3d>, Op<"addx", 0x08>, Op<"subx", 0x0c>,
             Op<"addxcc", 0x18>, Op<"subxcc", 0x1c>] in
  let Predicates = !if(!or(!eq(o.Name, "mulx"), !eq(o.Name, "udivx"), !eq(o.Name, "sdivx")), [Is64Bit], []<Predicate>) in
  defm !toupper(o.Name) : Arithmetic<o.Name, o.Code>;
// A sum and a product, of LEON.
let DecoderNamespace = "V8" in
foreach o = [Op<"umac", 0x3e>, Op<"smac", 0x3f>] in
  defm !toupper(o.Name) : Arithmetic<o.Name, o.Code>;

// ---- Shifts ---------------------------------------------------------------------------------------------------------
// Bit 12 says that all 64 bits are meant.

multiclass Shift<string mnemonic, bits<6> op3, bit wide, DAGOperand count> {
  def rr : F3rr<0b10, op3, (outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2), mnemonic#"\t$rs1, $rs2, $rd"> {
    bits<5> rd;
    bits<5> rs1;
    bits<5> rs2;
    let Inst{12} = wide;
    let Inst{11-5} = ?;
  }
  def ri : F3<0b10, op3, (outs IntRegs:$rd), (ins IntRegs:$rs1, count:$shcnt), mnemonic#"\t$rs1, $shcnt, $rd"> {
    bits<5> rd;
    bits<5> rs1;
    bits<6> shcnt;
    let Inst{13} = 1;
    let Inst{12} = wide;
    let Inst{11-6} = ?;
    let Inst{5} = !if(wide, shcnt{5}, 0);
    let Inst{4-0} = shcnt{4-0};
  }
}
foreach o = [Op<"sll", 0x25>, Op<"srl", 0x26>, Op<"sra", 0x27>] in {
  defm !toupper(o.Name) : Shift<o.Name, o.Code, 0, shift5>;
  let Predicates = [Is64Bit] in
  defm !toupper(o.Name)#"X" : Shift<o.Name#"x", o.Code, 1, shift6>;
}

def SETHI : F2<0b100, (outs IntRegs:$rd), (ins imm22:$imm), "sethi\t$imm, $rd"> {
  bits<5> rd;
  bits<22> imm;
  let Inst{29-25} = rd;
  let Inst{21-0} = imm;
}
let Predicates = [HasV9] in
def POPC : F3rr<0b10, 0x2e, (outs IntRegs:$rd), (ins IntRegs:$rs2), "popc\t$rs2, $rd"> {
  bits<5> rd;
  bits<5> rs2;
}
