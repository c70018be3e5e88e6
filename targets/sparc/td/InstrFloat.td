// Floating point: arithmetic, conversions, comparisons.

class Width<string letter, RegisterClass regs> { string Letter = letter; RegisterClass Regs = regs; }
def Single : Width<"s", FPRegs>;
def Double : Width<"d", DFPRegs>;
def Quad : Width<"q", QFPRegs>;

class Unary<string mnemonic, bits<9> opf, RegisterClass to, RegisterClass from>
    : F3fp<0x34, opf, (outs to:$rd), (ins from:$rs2), mnemonic#"\t$rs2, $rd"> {
  bits<5> rd;
  bits<5> rs2;
}
class Binary<string mnemonic, bits<9> opf, RegisterClass to, RegisterClass from>
    : F3fp<0x34, opf, (outs to:$rd), (ins from:$rs1, from:$rs2), mnemonic#"\t$rs1, $rs2, $rd"> {
  bits<5> rd;
  bits<5> rs1;
  bits<5> rs2;
}
class Compare<string mnemonic, bits<9> opf, RegisterClass from>
    : F3fp<0x35, opf, (outs FCCRegs:$cc), (ins from:$rs1, from:$rs2), mnemonic#"\t$cc, $rs1, $rs2"> {
  bits<2> cc;
  bits<5> rs1;
  bits<5> rs2;
  let Inst{29-27} = 0;
  let Inst{26-25} = cc;
}

// The width is in the lowest bits of the code: 1, 2, 3.
foreach i = 1...3 in {
  defvar w = [Single, Single, Double, Quad][i];
  // Version 8 moves halves.
  foreach o = [Op<"fmov", 0x00>, Op<"fneg", 0x04>, Op<"fabs", 0x08>, Op<"fsqrt", 0x28>] in
    let Predicates = !if(!or(!eq(i, 1), !eq(o.Name, "fsqrt")), []<Predicate>, [HasV9]) in
    def !toupper(o.Name#w.Letter) : Unary<o.Name#w.Letter, !add(o.Code, i), w.Regs, w.Regs>;
  foreach o = [Op<"fadd", 0x40>, Op<"fsub", 0x44>, Op<"fmul", 0x48>, Op<"fdiv", 0x4c>] in
    def !toupper(o.Name#w.Letter) : Binary<o.Name#w.Letter, !add(o.Code, i), w.Regs, w.Regs>;
  foreach o = [Op<"fcmp", 0x50>, Op<"fcmpe", 0x54>] in {
    def !toupper(o.Name#w.Letter) : Compare<o.Name#w.Letter, !add(o.Code, i), w.Regs>;
    def : InstAlias<o.Name#w.Letter#" $rs1, $rs2",
                    (!cast<Instruction>(!toupper(o.Name#w.Letter)) FCC0, w.Regs:$rs1, w.Regs:$rs2)>;
  }
}
def FSMULD : Binary<"fsmuld", 0x69, DFPRegs, FPRegs>;
def FDMULQ : Binary<"fdmulq", 0x6e, QFPRegs, DFPRegs>;

// Integers of 32 and 64 bits lie in registers of one and of two words.
class Conversion<string name, int number, RegisterClass to, RegisterClass from> : Op<name, number> {
  RegisterClass To = to;
  RegisterClass From = from;
}
foreach o = [Conversion<"fstox", 0x81, DFPRegs, FPRegs>, Conversion<"fdtox", 0x82, DFPRegs, DFPRegs>,
             Conversion<"fqtox", 0x83, DFPRegs, QFPRegs>, Conversion<"fxtos", 0x84, FPRegs, DFPRegs>,
             Conversion<"fxtod", 0x88, DFPRegs, DFPRegs>, Conversion<"fxtoq", 0x8c, QFPRegs, DFPRegs>,
             Conversion<"fitos", 0xc4, FPRegs, FPRegs>, Conversion<"fdtos", 0xc6, FPRegs, DFPRegs>,
             Conversion<"fqtos", 0xc7, FPRegs, QFPRegs>, Conversion<"fitod", 0xc8, DFPRegs, FPRegs>,
             Conversion<"fstod", 0xc9, DFPRegs, FPRegs>, Conversion<"fqtod", 0xcb, DFPRegs, QFPRegs>,
             Conversion<"fitoq", 0xcc, QFPRegs, FPRegs>, Conversion<"fstoq", 0xcd, QFPRegs, FPRegs>,
             Conversion<"fdtoq", 0xce, QFPRegs, DFPRegs>, Conversion<"fstoi", 0xd1, FPRegs, FPRegs>,
             Conversion<"fdtoi", 0xd2, FPRegs, DFPRegs>, Conversion<"fqtoi", 0xd3, FPRegs, QFPRegs>] in
  let Predicates = !if(!eq(!find(o.Name, "x"), -1), []<Predicate>, [Is64Bit]) in
  def !toupper(o.Name) : Unary<o.Name, o.Code, o.To, o.From>;
