// Operations of one element with an element of a vector; sums of products with one element; numbers with a binary point at
// a fixed place between the register files.

// ---- Single elements ------------------------------------------------------------------------------------------------

class ScalarByElement<bit u, bits<2> size, int log2, bits<4> op, bit tied, RegisterClass d, RegisterClass n, string mnemonic>
    : ScalarTied<tied, d, (ins n:$Rn, !if(!eq(log2, 1), VElement_h_lo, !if(!eq(log2, 2), VElement_s, VElement_d)):$Rm,
                               !cast<DAGOperand>("lane"#!srl(16, log2)):$index), mnemonic#"\t$Rd, $Rn, $Rm[$index]"> {
  bits<5> Rm;
  bits<3> index;
  let Inst{31-30} = 0b01;
  let Inst{29} = u;
  let Inst{28-24} = 0b11111;
  let Inst{23-22} = size;
  let Inst{21} = !cond(!eq(log2, 1): index{1}, !eq(log2, 2): index{0}, true: 0);
  let Inst{20} = !if(!eq(log2, 1), index{0}, Rm{4});
  let Inst{19-16} = Rm{3-0};
  let Inst{15-12} = op;
  let Inst{11} = !cond(!eq(log2, 1): index{2}, !eq(log2, 2): index{1}, true: index{0});
  let Inst{10} = 0;
}
foreach op = [VectorOp<"fmla", 0, 1, [], 1>, VectorOp<"fmls", 0, 5, [], 1>, VectorOp<"fmul", 0, 9, []>,
              VectorOp<"fmulx", 1, 9, []>] in
  foreach log2 = [1, 2, 3] in
    let Predicates = !if(!eq(log2, 1), [HasNEON, HasFullFP16], [HasNEON]) in
    def !toupper(op.Name)#ScalarOf<log2>.Code#_indexed
        : ScalarByElement<op.U, !if(!eq(log2, 1), 0, log2), log2, op.Op{3-0}, op.Tied, ScalarOf<log2>.Regs,
                          ScalarOf<log2>.Regs, op.Name>;
foreach log2 = Middle in {
  foreach op = [VectorOp<"sqdmulh", 0, 12, []>, VectorOp<"sqrdmulh", 0, 13, []>] in
    def !toupper(op.Name)#ScalarOf<log2>.Code#_indexed
        : ScalarByElement<op.U, log2, log2, op.Op{3-0}, op.Tied, ScalarOf<log2>.Regs, ScalarOf<log2>.Regs, op.Name>;
  foreach op = [VectorOp<"sqdmlal", 0, 3, [], 1>, VectorOp<"sqdmlsl", 0, 7, [], 1>, VectorOp<"sqdmull", 0, 11, []>] in
    def !toupper(op.Name)#ScalarOf<log2>.Code#_indexed
        : ScalarByElement<op.U, log2, log2, op.Op{3-0}, op.Tied, ScalarOf<log2>.Wide, ScalarOf<log2>.Regs, op.Name>;
  foreach s = [0, 1] in
    let Predicates = [HasRDM] in {
      defvar mnemonic = !if(s, "sqrdmlsh", "sqrdmlah");
      def !toupper(mnemonic)#ScalarOf<log2>.Code#_indexed
          : ScalarByElement<1, log2, log2, !if(s, 15, 13), 1, ScalarOf<log2>.Regs, ScalarOf<log2>.Regs, mnemonic>;
      def !toupper(mnemonic)#ScalarOf<log2>.Code
          : NeonWord3<!add(0x7e008400, !shl(log2, 22), !shl(s, 11)), [HasRDM], 1, ScalarOf<log2>.Regs,
                      ScalarOf<log2>.Regs, ScalarOf<log2>.Regs, mnemonic>;
    }
}
foreach a = ArrangementsOf<Middle>.All in
  foreach s = [0, 1] in
    let Predicates = [HasRDM] in
    def !if(s, "SQRDMLSH", "SQRDMLAH")#a.Code#_indexed
        : VectorByElement<a.Q, 1, a.Size, a.Log2, !if(s, 15, 13), 1, OperandOf<a>.V, OperandOf<a>.V,
                          !if(s, "sqrdmlsh", "sqrdmlah")>;

// ---- Sums of products -----------------------------------------------------------------------------------------------

def VElement_4b : Vector<FPR128, ".4b">;
def VElement_2h : Vector<FPR128, ".2h">;
class DotByElement<bit q, bits<32> word, list<Predicate> needs, RegisterOperand n, RegisterOperand m, string mnemonic>
    : NeonWord<!add(word, !shl(q, 30)), needs, 1, !if(q, V4s, V2s), (ins n:$Rn, m:$Rm, lane4:$index),
               mnemonic#"\t$Rd, $Rn, $Rm[$index]">, SuffixesStay {
  bits<5> Rm;
  bits<2> index;
  let Inst{21} = index{0};
  let Inst{20-16} = Rm;
  let Inst{11} = index{1};
}
foreach q = [0, 1] in {
  defvar bytes = !if(q, V16b, V8b);
  defvar end = !if(q, "v16i8_indexed", "v8i8_indexed");
  def SDOT#end : DotByElement<q, 0x0f80e000, [HasDotProd], bytes, VElement_4b, "sdot">;
  def UDOT#end : DotByElement<q, 0x2f80e000, [HasDotProd], bytes, VElement_4b, "udot">;
  def USDOT#end : DotByElement<q, 0x0f80f000, [HasMatMulInt8], bytes, VElement_4b, "usdot">;
  def SUDOT#end : DotByElement<q, 0x0f00f000, [HasMatMulInt8], bytes, VElement_4b, "sudot">;
  def BFDOT#end : DotByElement<q, 0x0f40f000, [HasBF16], !if(q, V8h, V4h), VElement_2h, "bfdot">;
  // The even elements, and the odd ones.
  let Predicates = [HasBF16] in
  def !if(q, "BFMLALT", "BFMLALB")#_indexed
      : VectorByElement<q, 0, 3, 1, 15, 1, V4s, V8h, !if(q, "bfmlalt", "bfmlalb")>, SuffixesStay;
}

// ---- Binary points --------------------------------------------------------------------------------------------------

foreach n = [32, 64] in
  def fraction_bits#n : Const<i32, "Imm >= 1 && Imm <= "#n>, EncodeExpr<"64 - Imm">, DecodeExpr<"64 - Bits">;
class FixedPoint<FloatType t, Width w, bits<2> rmode, bits<3> op, dag outs_, dag ins_, string mnemonic>
    : A64RdRn<outs_, !con(ins_, (ins !if(w.Sf, fraction_bits64, fraction_bits32):$scale)), mnemonic#"\t$Rd, $Rn, $scale"> {
  bits<6> scale;
  let Inst{31} = w.Sf;
  let Inst{30-24} = 0b0011110;
  let Inst{23-22} = t.Type;
  let Inst{21} = 0;
  let Inst{20-19} = rmode;
  let Inst{18-16} = op;
  let Inst{15-10} = scale;
  let Predicates = t.Needs;
}
foreach t = Floats in
  foreach w = Widths in
    foreach u = [0, 1] in {
      def !if(u, "UCVTF", "SCVTF")#S#w.L#t.L#ri
          : FixedPoint<t, w, 0, !add(2, u), (outs t.R:$Rd), (ins w.R:$Rn), !if(u, "ucvtf", "scvtf")>;
      def !if(u, "FCVTZU", "FCVTZS")#S#w.L#t.L#ri
          : FixedPoint<t, w, 3, u, (outs w.R:$Rd), (ins t.R:$Rn), !if(u, "fcvtzu", "fcvtzs")>;
    }

// The upper half of a vector register.
def FMOVDXHighr : NeonWord<0x9eae0000, [HasFPARMv8], 0, GPR64, (ins VElement_d:$Rn), "fmov\t$Rd, $Rn[1]">;
def FMOVXDHighr : NeonWord<0x9eaf0000, [HasFPARMv8], 1, VElement_d, (ins GPR64:$Rn), "fmov\t$Rd[1], $Rn">;

// ---- Apple's spelling of elements alone -------------------------------------------------------------------------------

// `mov s0, v1[1]`: the register says how wide the element is. It is read, but written as all systems write it.
def VAny128 : Vector<FPR128, "">;
foreach a = [Arranged16b, Arranged8h, Arranged4s, Arranged2d] in
  def : InstAlias<"mov $Rd, $Rn[$index]",
                  (!cast<Instruction>("DUPi"#a.Bits) OperandOf<a>.Scalar:$Rd, VAny128:$Rn, LaneOf<a>.Index:$index), 0>;

// ---- Comparisons that are others with their operands exchanged -------------------------------------------------------

class Exchange<string name, string is> {
  string Name = name;
  string Is = is;
}
foreach c = [Exchange<"cmle", "cmge">, Exchange<"cmlt", "cmgt">, Exchange<"cmls", "cmhs">, Exchange<"cmlo", "cmhi">] in {
  foreach a = ArrangementsOf<AllSizes>.All in
    def : InstAlias<c.Name#" $Rd, $Rn, $Rm", (!cast<Instruction>(!toupper(c.Is)#a.Code) OperandOf<a>.V:$Rd,
                                                 OperandOf<a>.V:$Rm, OperandOf<a>.V:$Rn), 0>;
  def : InstAlias<c.Name#" $Rd, $Rn, $Rm", (!cast<Instruction>(!toupper(c.Is)#"_d") FPR64:$Rd, FPR64:$Rm, FPR64:$Rn), 0>;
}
foreach c = [Exchange<"fcmle", "fcmge">, Exchange<"fcmlt", "fcmgt">, Exchange<"facle", "facge">,
             Exchange<"faclt", "facgt">] in {
  foreach a = [Arranged4h, Arranged8h, Arranged2s, Arranged4s, Arranged2d] in
    def : InstAlias<c.Name#" $Rd, $Rn, $Rm", (!cast<Instruction>(!toupper(c.Is)#a.FloatCode) OperandOf<a>.V:$Rd,
                                                 OperandOf<a>.V:$Rm, OperandOf<a>.V:$Rn), 0>;
  foreach log2 = [1, 2, 3] in
    def : InstAlias<c.Name#" $Rd, $Rn, $Rm", (!cast<Instruction>(!toupper(c.Is)#ScalarOf<log2>.Code)
                                                  ScalarOf<log2>.Regs:$Rd, ScalarOf<log2>.Regs:$Rm,
                                                  ScalarOf<log2>.Regs:$Rn), 0>;
}

// ---- Zero without a point --------------------------------------------------------------------------------------------

foreach op = ["fcmgt", "fcmeq", "fcmlt", "fcmge", "fcmle"] in {
  foreach a = [Arranged4h, Arranged8h, Arranged2s, Arranged4s, Arranged2d] in
    def : InstAlias<op#" $Rd, $Rn, #0",
                    (!cast<Instruction>(!toupper(op)#a.FloatCode#"rz") OperandOf<a>.V:$Rd, OperandOf<a>.V:$Rn), 0>;
  foreach log2 = [1, 2, 3] in
    def : InstAlias<op#" $Rd, $Rn, #0", (!cast<Instruction>(!toupper(op)#ScalarOf<log2>.Code#"rz")
                                             ScalarOf<log2>.Regs:$Rd, ScalarOf<log2>.Regs:$Rn), 0>;
}
