// Floating point: arithmetic, comparison, conversion, moves between the register files.

class FloatType<string letter, bits<2> type, RegisterClass regs, list<Predicate> predicates> {
  string L = letter;
  bits<2> Type = type;
  RegisterClass R = regs;
  list<Predicate> Needs = predicates;
}
defvar Single = FloatType<"S", 0b00, FPR32, [HasFPARMv8]>;
defvar Double = FloatType<"D", 0b01, FPR64, [HasFPARMv8]>;
defvar Half = FloatType<"H", 0b11, FPR16, [HasFullFP16]>;
defvar Floats = [Single, Double, Half];

class Float<FloatType t, dag outs_, dag ins_, string asm> : A64<outs_, ins_, asm> {
  bits<5> Rn;
  let Inst{31-24} = 0b00011110;
  let Inst{23-22} = t.Type;
  let Inst{21} = 1;
  let Inst{9-5} = Rn;
  let Predicates = t.Needs;
}
class FloatTwo<FloatType t, bits<4> op, string mnemonic>
    : Float<t, (outs t.R:$Rd), (ins t.R:$Rn, t.R:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  bits<5> Rd;
  bits<5> Rm;
  let Inst{20-16} = Rm;
  let Inst{15-12} = op;
  let Inst{11-10} = 0b10;
  let Inst{4-0} = Rd;
}
class FloatOne<FloatType to, FloatType from, bits<6> op, string mnemonic>
    : Float<from, (outs to.R:$Rd), (ins from.R:$Rn), mnemonic#"\t$Rd, $Rn"> {
  bits<5> Rd;
  let Inst{20-15} = op;
  let Inst{14-10} = 0b10000;
  let Inst{4-0} = Rd;
}
class FloatCompare<FloatType t, bit signals, bit zero, string mnemonic>
    : Float<t, (outs), !if(zero, (ins t.R:$Rn), (ins t.R:$Rn, t.R:$Rm)), mnemonic#"\t$Rn, "#!if(zero, "#0.0", "$Rm")> {
  let Inst{15-10} = 0b001000;
  let Inst{4} = signals;
  let Inst{3} = zero;
  let Inst{2-0} = 0;
  let Defs = [NZCV];
  let isCompare = true;
}
class FloatThree<FloatType t, bit o1, bit o0, string mnemonic>
    : A64RdRnRm<(outs t.R:$Rd), (ins t.R:$Rn, t.R:$Rm, t.R:$Ra), mnemonic#"\t$Rd, $Rn, $Rm, $Ra"> {
  bits<5> Ra;
  let Inst{31-24} = 0b00011111;
  let Inst{23-22} = t.Type;
  let Inst{21} = o1;
  let Inst{15} = o0;
  let Inst{14-10} = Ra;
  let Predicates = t.Needs;
}
// Between an integer and a number.
class FloatInteger<FloatType t, Width w, bits<2> rmode, bits<3> op, dag outs_, dag ins_, string mnemonic>
    : A64RdRn<outs_, ins_, mnemonic#"\t$Rd, $Rn"> {
  let Inst{31} = w.Sf;
  let Inst{30-24} = 0b0011110;
  let Inst{23-22} = t.Type;
  let Inst{21} = 1;
  let Inst{20-19} = rmode;
  let Inst{18-16} = op;
  let Inst{15-10} = 0;
  let Predicates = t.Needs;
}

class FloatChoice<FloatType t, DAGOperand regs>
    : Float<t, (outs regs:$Rd), (ins regs:$Rn, regs:$Rm, ccode:$cond), "fcsel\t$Rd, $Rn, $Rm, $cond"> {
  bits<5> Rd;
  bits<5> Rm;
  bits<4> cond;
  let Inst{20-16} = Rm;
  let Inst{15-12} = cond;
  let Inst{11-10} = 0b11;
  let Inst{4-0} = Rd;
  let Uses = [NZCV];
}

class NamedOp<string name, int op> {
  string Name = name;
  int Op = op;
}
foreach t = Floats in {
  foreach op = [NamedOp<"fmul", 0>, NamedOp<"fdiv", 1>, NamedOp<"fadd", 2>, NamedOp<"fsub", 3>, NamedOp<"fmax", 4>,
                NamedOp<"fmin", 5>, NamedOp<"fmaxnm", 6>, NamedOp<"fminnm", 7>, NamedOp<"fnmul", 8>] in
    def !toupper(op.Name)#t.L#rr : FloatTwo<t, op.Op, op.Name>;
  foreach op = [NamedOp<"fmov", 0>, NamedOp<"fabs", 1>, NamedOp<"fneg", 2>, NamedOp<"fsqrt", 3>, NamedOp<"frintn", 8>,
                NamedOp<"frintp", 9>, NamedOp<"frintm", 10>, NamedOp<"frintz", 11>, NamedOp<"frinta", 12>,
                NamedOp<"frintx", 14>, NamedOp<"frinti", 15>] in
    def !toupper(op.Name)#t.L#r : FloatOne<t, t, op.Op, op.Name>;
  foreach signals = [0, 1] in {
    defvar name = !if(signals, "fcmpe", "fcmp");
    def !toupper(name)#t.L#rr : FloatCompare<t, signals, 0, name> {
      bits<5> Rm;
      let Inst{20-16} = Rm;
    }
    def !toupper(name)#t.L#ri : FloatCompare<t, signals, 1, name> {
      let Inst{20-16} = ?;
    }
    def FCCMP#!if(signals, "E", "")#t.L#rr
        : Float<t, (outs), (ins t.R:$Rn, t.R:$Rm, uimm4:$nzcv, ccode:$cond),
                !if(signals, "fccmpe", "fccmp")#"\t$Rn, $Rm, $nzcv, $cond"> {
      bits<5> Rm;
      bits<4> nzcv;
      bits<4> cond;
      let Inst{20-16} = Rm;
      let Inst{15-12} = cond;
      let Inst{11-10} = 0b01;
      let Inst{4} = signals;
      let Inst{3-0} = nzcv;
      let Defs = [NZCV];
      let Uses = [NZCV];
      let isCompare = true;
    }
  }
  def FCSEL#t.L#rrr : FloatChoice<t, t.R>;
  let isReMaterializable = true in
  def FMOV#t.L#i : Float<t, (outs t.R:$Rd), (ins float_constant:$imm), "fmov\t$Rd, $imm"> {
    bits<5> Rd;
    bits<8> imm;
    let Inst{20-13} = imm;
    let Inst{12-10} = 0b100;
    let Inst{9-5} = 0;
    let Inst{4-0} = Rd;
  }
  def FMADD#t.L#rrr : FloatThree<t, 0, 0, "fmadd">;
  def FMSUB#t.L#rrr : FloatThree<t, 0, 1, "fmsub">;
  def FNMADD#t.L#rrr : FloatThree<t, 1, 0, "fnmadd">;
  def FNMSUB#t.L#rrr : FloatThree<t, 1, 1, "fnmsub">;

  foreach w = Widths in {
    // The way of rounding, and whether the integer has a sign.
    foreach c = [NamedOp<"fcvtns", 0b00000>, NamedOp<"fcvtnu", 0b00001>, NamedOp<"fcvtas", 0b00100>,
                 NamedOp<"fcvtau", 0b00101>, NamedOp<"fcvtps", 0b01000>, NamedOp<"fcvtpu", 0b01001>,
                 NamedOp<"fcvtms", 0b10000>, NamedOp<"fcvtmu", 0b10001>, NamedOp<"fcvtzs", 0b11000>,
                 NamedOp<"fcvtzu", 0b11001>] in
      def !toupper(c.Name)#"U"#w.L#t.L#r
          : FloatInteger<t, w, !srl(c.Op, 3), !and(c.Op, 7), (outs w.R:$Rd), (ins t.R:$Rn), c.Name>;
    foreach c = [NamedOp<"scvtf", 2>, NamedOp<"ucvtf", 3>] in
      def !toupper(c.Name)#"U"#w.L#t.L#ri
          : FloatInteger<t, w, 0, c.Op, (outs t.R:$Rd), (ins w.R:$Rn), c.Name>;
  }
}
foreach to = Floats in
  foreach from = Floats in
    if !ne(to.L, from.L) then
      let Predicates = [HasFPARMv8] in
      def FCVT#to.L#from.L#r : FloatOne<to, from, !add(4, to.Type), "fcvt">;

// The bits as they are.
class MoveBits<FloatType t, Width w, bit toFloat>
    : FloatInteger<t, w, 0, !if(toFloat, 7, 6), !if(toFloat, (outs t.R:$Rd), (outs w.R:$Rd)),
                   !if(toFloat, (ins w.R:$Rn), (ins t.R:$Rn)), "fmov">;
def FMOVWSr : MoveBits<Single, Word, 1>;
def FMOVSWr : MoveBits<Single, Word, 0>;
def FMOVXDr : MoveBits<Double, Long, 1>;
def FMOVDXr : MoveBits<Double, Long, 0>;
foreach w = Widths in {
  def FMOV#w.L#Hr : MoveBits<Half, w, 1>;
  def FMOVH#w.L#r : MoveBits<Half, w, 0>;
}
// The bits of half a single-precision register, by whatever machine.
def half_as_single : RegisterOperand<FPR16>, SpelledByNumber<"s#">;
class MoveHalfBits<bit toFloat>
    : FloatInteger<Single, Word, 0, !if(toFloat, 7, 6), !if(toFloat, (outs half_as_single:$Rd), (outs GPR32:$Rd)),
                   !if(toFloat, (ins GPR32:$Rn), (ins half_as_single:$Rn)), "fmov"> {
  let isCodeGenOnly = true;
}
def FMOVWHbits : MoveHalfBits<1>;
def FMOVHWbits : MoveHalfBits<0>;
// A choice between two of them.
let isCodeGenOnly = true in
def FCSELHbits : FloatChoice<Single, half_as_single>;
