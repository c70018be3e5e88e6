// Vectors: numbers of 8 bits, look-up tables, and extrema of absolute values.

def HasFP8 : HasExtension<FeatureFp8, "fp8">;
def HasFP8FMA : HasExtension<FeatureFp8fma, "fp8fma">;
def HasFP8DOT4 : HasExtension<FeatureFp8dot4, "fp8dot4">;
def HasFP8DOT2 : HasExtension<FeatureFp8dot2, "fp8dot2">;
def HasLUT : HasExtension<FeatureLut, "lut">;
def HasFAMINMAX : HasExtension<FeatureFaminmax, "faminmax">;

// ---- Look-up tables -------------------------------------------------------------------------------------------------

// The indices are a segment of a register.
def VSegments : Vector<FPR128, "">;
class Lookup<bits<32> word, RegisterOperand d, DAGOperand table, DAGOperand segment, string mnemonic>
    : NeonWord<word, [HasLUT], 0, d, (ins table:$Rn, VSegments:$Rm, segment:$index), mnemonic#"\t$Rd, $Rn, $Rm[$index]"> {
  bits<5> Rm;
  let Inst{20-16} = Rm;
}
def LUTI2_B : Lookup<0x4e801000, V16b, L1x16b, lane4, "luti2"> {
  bits<2> index;
  let Inst{14-13} = index;
}
def LUTI2_H : Lookup<0x4ec00000, V8h, L1x8h, lane8, "luti2"> {
  bits<3> index;
  let Inst{14-12} = index;
}
def LUTI4_B : Lookup<0x4e402000, V16b, L1x16b, lane2, "luti4"> {
  bits<1> index;
  let Inst{14} = index;
}
def LUTI4_H : Lookup<0x4e401000, V8h, L2x8h, lane4, "luti4"> {
  bits<2> index;
  let Inst{14-13} = index;
}

// ---- Extrema of absolute values, and scaling ------------------------------------------------------------------------

class FloatWord<string name, int whole, int half, Predicate needs> {
  string Name = name;
  // The words for elements of 32 and of 16 bits.
  int Whole = whole;
  int Half = half;
  Predicate Needs = needs;
}
foreach op = [FloatWord<"famax", 0x0ea0dc00, 0x0ec01c00, HasFAMINMAX>, FloatWord<"famin", 0x2ea0dc00, 0x2ec01c00, HasFAMINMAX>,
              FloatWord<"fscale", 0x2ea0fc00, 0x2ec03c00, HasFP8>] in
  foreach a = [Arranged4h, Arranged8h, Arranged2s, Arranged4s, Arranged2d] in
    def !toupper(op.Name)#a.FloatCode
        : NeonWord3<!add(!shl(a.Q, 30), !if(!eq(a.Bits, 16), op.Half, !add(op.Whole, !shl(!sub(a.Log2, 2), 22)))), [op.Needs], 0,
                    OperandOf<a>.V, OperandOf<a>.V, OperandOf<a>.V, op.Name>;

// ---- Conversions ----------------------------------------------------------------------------------------------------

foreach op = [NamedOp<"f1cvtl", 0x2e217800>, NamedOp<"f2cvtl", 0x2e617800>, NamedOp<"bf1cvtl", 0x2ea17800>,
              NamedOp<"bf2cvtl", 0x2ee17800>] in {
  def !toupper(op.Name) : NeonWord2<op.Op, [HasFP8], 0, V8h, V8b, op.Name>;
  def !toupper(op.Name)#2 : NeonWord2<!add(op.Op, 0x40000000), [HasFP8], 0, V8h, V16b, op.Name#"2">;
}
def FCVTN_B4s : NeonWord3<0x0e00f400, [HasFP8], 0, V8b, V4s, V4s, "fcvtn">;
def FCVTN2_B4s : NeonWord3<0x4e00f400, [HasFP8], 1, V16b, V4s, V4s, "fcvtn2">;
def FCVTN_B4h : NeonWord3<0x0e40f400, [HasFP8], 0, V8b, V4h, V4h, "fcvtn">;
def FCVTN_B8h : NeonWord3<0x4e40f400, [HasFP8], 0, V16b, V8h, V8h, "fcvtn">;

// ---- Sums of products -----------------------------------------------------------------------------------------------

// Groups of bytes, of which an index picks one.
def V2b : Vector<FPR128_lo, ".2b">;
def V4b : Vector<FPR128, ".4b">;
def FPR128_0to7 : RegisterClass<"AArch64", [f128], 128, (sequence "Q%u", 0, 7)>;
def VElement_b_0to7 : Vector<FPR128_0to7, ".b">;
class ByGroup<bits<32> word, Predicate needs, RegisterOperand d, RegisterOperand n, RegisterOperand m, DAGOperand lane,
              string mnemonic>
    : NeonWord<word, [needs], 1, d, (ins n:$Rn, m:$Rm, lane:$index), mnemonic#"\t$Rd, $Rn, $Rm[$index]">, SuffixesStay;
foreach q = [0, 1] in {
  defvar bytes = !if(q, V16b, V8b);
  defvar bit30 = !shl(q, 30);
  def FDOT4v#q : NeonWord3<!add(0x0e00fc00, bit30), [HasFP8DOT4], 1, !if(q, V4s, V2s), bytes, bytes, "fdot">;
  def FDOT2v#q : NeonWord3<!add(0x0e40fc00, bit30), [HasFP8DOT2], 1, !if(q, V8h, V4h), bytes, bytes, "fdot">;
  def FDOT4lane#q : ByGroup<!add(0x0f000000, bit30), HasFP8DOT4, !if(q, V4s, V2s), bytes, V4b, lane4, "fdot"> {
    bits<5> Rm;
    bits<2> index;
    let Inst{20-16} = Rm;
    let Inst{21} = index{0};
    let Inst{11} = index{1};
  }
  def FDOT2lane#q : ByGroup<!add(0x0f400000, bit30), HasFP8DOT2, !if(q, V8h, V4h), bytes, V2b, lane8, "fdot"> {
    bits<4> Rm;
    bits<3> index;
    let Inst{19-16} = Rm;
    let Inst{21-20} = index{1-0};
    let Inst{11} = index{2};
  }
}
class ProductSum<string name, int vector, int lane, RegisterOperand d> {
  string Name = name;
  int Vector = vector;
  int Lane = lane;
  RegisterOperand D = d;
}
foreach op = [ProductSum<"fmlalb", 0x0ec0fc00, 0x0fc00000, V8h>, ProductSum<"fmlalt", 0x4ec0fc00, 0x4fc00000, V8h>,
              ProductSum<"fmlallbb", 0x0e00c400, 0x2f008000, V4s>, ProductSum<"fmlallbt", 0x0e40c400, 0x2f408000, V4s>,
              ProductSum<"fmlalltb", 0x4e00c400, 0x6f008000, V4s>, ProductSum<"fmlalltt", 0x4e40c400, 0x6f408000, V4s>] in {
  def !toupper(op.Name) : NeonWord3<op.Vector, [HasFP8FMA], 1, op.D, V16b, V16b, op.Name>;
  def !toupper(op.Name)#lane : ByGroup<op.Lane, HasFP8FMA, op.D, V16b, VElement_b_0to7, lane16, op.Name> {
    bits<3> Rm;
    bits<4> index;
    let Inst{18-16} = Rm;
    let Inst{21-19} = index{2-0};
    let Inst{11} = index{3};
  }
}
