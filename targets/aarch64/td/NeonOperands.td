// Vector registers with an arrangement of elements, single elements, and lists of registers.

// What is said of an operand that does not fit.
class Says<string name, string text> : AsmOperandClass {
  let Name = name;
  let DiagnosticString = text;
}

class Vector<RegisterClass regs, string suffix> : RegisterOperand<regs>, SpelledByNumber<"v#"#suffix>;
class VectorList<RegisterClass regs, string suffix, int length>
    : RegisterOperand<regs>, SpelledByNumber<"v#"#suffix, length>;

// Numbers below 16, for elements of 16 bits.
def FPR128_lo : RegisterClass<"AArch64", !listconcat([f128], WholeVectors), 128, (sequence "Q%u", 0, 15)>;

// What holds a list of registers.
class ListRegisters<int length> {
  RegisterClass R = !cast<RegisterClass>(!cond(!eq(length, 1): "FPR128", !eq(length, 2): "QQ", !eq(length, 3): "QQQ",
                                               true: "QQQQ"));
}

// How a register is divided: `Q` and `Size` are the fields of the encoding.
class Arrangement<bit q, int size> {
  bit Q = q;
  bits<2> Size = size;
  int Log2 = size;
  int Bits = !shl(8, size);
  string Letter = !cond(!eq(size, 0): "b", !eq(size, 1): "h", !eq(size, 2): "s", !eq(size, 3): "d");
  int Count = !div(!if(q, 128, 64), !shl(8, size));
  string Name = Count#Letter;
  // What opcodes end in.
  string Code = "v"#Count#"i"#!shl(8, size);
  string FloatCode = "v"#Count#"f"#!shl(8, size);
  RegisterClass Regs = !if(q, FPR128, FPR64);
}
foreach q = [0, 1] in
  foreach size = 0...3 in {
    defvar a = Arrangement<q, size>;
    def Arranged#a.Name : Arrangement<q, size>;
    def V#a.Name : Vector<!if(q, FPR128, FPR64), "."#a.Name>;
    foreach length = 1...4 in
      def L#length#"x"#a.Name : VectorList<ListRegisters<length>.R, "."#a.Name, length>;
  }
foreach letter = ["b", "h", "s", "d"] in {
  def VElement_#letter : Vector<FPR128, "."#letter>;
  foreach length = 1...4 in
    def L#length#"x"#letter : VectorList<ListRegisters<length>.R, "."#letter, length>;
}
def VElement_h_lo : Vector<FPR128_lo, ".h">;

// The arrangements of elements of these sizes, in both widths; and `d` only where it fills the whole register.
class ArrangementsOf<list<int> sizes> {
  list<Arrangement> All = !foldl([]<Arrangement>, sizes, all, size,
      !listconcat(all, !if(!eq(size, 3), [Arranged2d],
                           [!cast<Arrangement>("Arranged"#Arrangement<0, size>.Name),
                            !cast<Arrangement>("Arranged"#Arrangement<1, size>.Name)])));
}
class OperandOf<Arrangement a> {
  RegisterOperand V = !cast<RegisterOperand>("V"#a.Name);
  // The arrangement with elements twice as wide that fills a register.
  RegisterOperand Wide = !cast<RegisterOperand>("V"#Arrangement<1, !if(!eq(a.Log2, 3), 3, !add(a.Log2, 1))>.Name);
  // Elements twice as wide in as many bits.
  RegisterOperand Pairs = !cast<RegisterOperand>("V"#Arrangement<a.Q, !if(!eq(a.Log2, 3), 3, !add(a.Log2, 1))>.Name);
  // One element by itself, and one twice as wide.
  RegisterClass Scalar = !cast<RegisterClass>("FPR"#a.Bits);
  RegisterClass WideScalar = !cast<RegisterClass>("FPR"#!mul(2, a.Bits));
}

// ---- Numbers --------------------------------------------------------------------------------------------------------

// The place of an element, of so many.
class LaneIndex<int count> : Const<i64, "Imm >= 0 && Imm < "#count> {
  let PrintMethod = "printBare";
  let ParserMatchClass = Says<"Lane"#count, "vector lane must be an integer in range [0, "#!sub(count, 1)#"].">;
}
foreach count = [2, 4, 8, 16] in
  def lane#count : LaneIndex<count>;

// A shift to the right counts down from twice the element's width, one to the left up from the width.
foreach width = [8, 16, 32, 64] in {
  def shift_right#width : Const<i32, "Imm >= 1 && Imm <= "#width>, EncodeExpr<width#" - Imm">, DecodeExpr<width#" - Bits">;
  def shift_left#width : Const<i32, "Imm >= 0 && Imm < "#width>;
}
def ext_index8 : Const<i32, "isUInt<3>(Imm)">;
