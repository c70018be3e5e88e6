// Vectors: arithmetic, comparison, conversion and rearrangement of elements.

class Neon<dag outs_, dag ins_, string asm> : A64<outs_, ins_, asm> {
  let Predicates = [HasNEON];
}
// An instruction whose destination is also a source, if it is `tied`.
class NeonTied<bit tied, RegisterOperand d, dag sources, string asm>
    : Neon<(outs d:$Rd), !if(tied, !con((ins d:$old), sources), sources), asm> {
  bits<5> Rd;
  bits<5> Rn;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
  let Constraints = !if(tied, "$Rd = $old", "");
}
class VectorOp<string name, bit u, int op, list<int> sizes, bit tied = false> {
  string Name = name;
  bit U = u;
  bits<5> Op = op;
  list<int> Sizes = sizes;
  bit Tied = tied;
}
defvar Bytes = [0];
defvar Narrow = [0, 1, 2];
defvar Middle = [1, 2];
defvar AllSizes = [0, 1, 2, 3];

// ---- Three operands of one arrangement ------------------------------------------------------------------------------

class VectorThree<bit q, bit u, bits<2> size, bits<5> op, bit tied, RegisterOperand v, string mnemonic>
    : NeonTied<tied, v, (ins v:$Rn, v:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  bits<5> Rm;
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = u;
  let Inst{28-24} = 0b01110;
  let Inst{23-22} = size;
  let Inst{21} = 1;
  let Inst{20-16} = Rm;
  let Inst{15-11} = op;
  let Inst{10} = 1;
}
foreach op = [
  VectorOp<"shadd", 0, 0, Narrow>, VectorOp<"uhadd", 1, 0, Narrow>, VectorOp<"sqadd", 0, 1, AllSizes>,
  VectorOp<"uqadd", 1, 1, AllSizes>, VectorOp<"srhadd", 0, 2, Narrow>, VectorOp<"urhadd", 1, 2, Narrow>,
  VectorOp<"shsub", 0, 4, Narrow>, VectorOp<"uhsub", 1, 4, Narrow>, VectorOp<"sqsub", 0, 5, AllSizes>,
  VectorOp<"uqsub", 1, 5, AllSizes>, VectorOp<"cmgt", 0, 6, AllSizes>, VectorOp<"cmhi", 1, 6, AllSizes>,
  VectorOp<"cmge", 0, 7, AllSizes>, VectorOp<"cmhs", 1, 7, AllSizes>, VectorOp<"sshl", 0, 8, AllSizes>,
  VectorOp<"ushl", 1, 8, AllSizes>, VectorOp<"sqshl", 0, 9, AllSizes>, VectorOp<"uqshl", 1, 9, AllSizes>,
  VectorOp<"srshl", 0, 10, AllSizes>, VectorOp<"urshl", 1, 10, AllSizes>, VectorOp<"sqrshl", 0, 11, AllSizes>,
  VectorOp<"uqrshl", 1, 11, AllSizes>, VectorOp<"smax", 0, 12, Narrow>, VectorOp<"umax", 1, 12, Narrow>,
  VectorOp<"smin", 0, 13, Narrow>, VectorOp<"umin", 1, 13, Narrow>, VectorOp<"sabd", 0, 14, Narrow>,
  VectorOp<"uabd", 1, 14, Narrow>, VectorOp<"saba", 0, 15, Narrow, 1>, VectorOp<"uaba", 1, 15, Narrow, 1>,
  VectorOp<"add", 0, 16, AllSizes>, VectorOp<"sub", 1, 16, AllSizes>, VectorOp<"cmtst", 0, 17, AllSizes>,
  VectorOp<"cmeq", 1, 17, AllSizes>, VectorOp<"mla", 0, 18, Narrow, 1>, VectorOp<"mls", 1, 18, Narrow, 1>,
  VectorOp<"mul", 0, 19, Narrow>, VectorOp<"pmul", 1, 19, Bytes>, VectorOp<"smaxp", 0, 20, Narrow>,
  VectorOp<"umaxp", 1, 20, Narrow>, VectorOp<"sminp", 0, 21, Narrow>, VectorOp<"uminp", 1, 21, Narrow>,
  VectorOp<"sqdmulh", 0, 22, Middle>, VectorOp<"sqrdmulh", 1, 22, Middle>, VectorOp<"addp", 0, 23, AllSizes>,
] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code : VectorThree<a.Q, op.U, a.Size, op.Op, op.Tied, OperandOf<a>.V, op.Name>;

// The size says which: bits have none.
foreach op = [VectorOp<"and", 0, 0, Bytes>, VectorOp<"bic", 0, 1, Bytes>, VectorOp<"orr", 0, 2, Bytes>,
              VectorOp<"orn", 0, 3, Bytes>, VectorOp<"eor", 1, 0, Bytes>, VectorOp<"bsl", 1, 1, Bytes, 1>,
              VectorOp<"bit", 1, 2, Bytes, 1>, VectorOp<"bif", 1, 3, Bytes, 1>] in
  foreach a = ArrangementsOf<Bytes>.All in
    def !toupper(op.Name)#a.Code
        : VectorThree<a.Q, op.U, op.Op{1-0}, 3, op.Tied, OperandOf<a>.V, op.Name>;
foreach a = ArrangementsOf<Bytes>.All in
  def : InstAlias<"mov $Rd, $Rn", (!cast<Instruction>("ORR"#a.Code) OperandOf<a>.V:$Rd, OperandOf<a>.V:$Rn,
                                                                      OperandOf<a>.V:$Rn), 3>;

// Numbers: the upper bit of the size is part of the operation. 16 bits are encoded elsewhere.
class VectorThreeHalf<bit q, bit u, bit high, bits<3> op, bit tied, RegisterOperand v, string mnemonic>
    : VectorThree<q, u, 0, 0, tied, v, mnemonic> {
  let Inst{23} = high;
  let Inst{22-21} = 0b10;
  let Inst{15-14} = 0;
  let Inst{13-11} = op;
  let Predicates = [HasNEON, HasFullFP16];
}
// `sizes` is the upper bit.
foreach op = [
  VectorOp<"fmaxnm", 0, 24, [0]>, VectorOp<"fmla", 0, 25, [0], 1>, VectorOp<"fadd", 0, 26, [0]>,
  VectorOp<"fmulx", 0, 27, [0]>, VectorOp<"fcmeq", 0, 28, [0]>, VectorOp<"fmax", 0, 30, [0]>,
  VectorOp<"frecps", 0, 31, [0]>, VectorOp<"fminnm", 0, 24, [1]>, VectorOp<"fmls", 0, 25, [1], 1>,
  VectorOp<"fsub", 0, 26, [1]>, VectorOp<"fmin", 0, 30, [1]>, VectorOp<"frsqrts", 0, 31, [1]>,
  VectorOp<"fmaxnmp", 1, 24, [0]>, VectorOp<"faddp", 1, 26, [0]>, VectorOp<"fmul", 1, 27, [0]>,
  VectorOp<"fcmge", 1, 28, [0]>, VectorOp<"facge", 1, 29, [0]>, VectorOp<"fmaxp", 1, 30, [0]>,
  VectorOp<"fdiv", 1, 31, [0]>, VectorOp<"fminnmp", 1, 24, [1]>, VectorOp<"fabd", 1, 26, [1]>,
  VectorOp<"fcmgt", 1, 28, [1]>, VectorOp<"facgt", 1, 29, [1]>, VectorOp<"fminp", 1, 30, [1]>,
] in {
  defvar high = !head(op.Sizes);
  foreach a = [Arranged2s, Arranged4s, Arranged2d] in
    def !toupper(op.Name)#a.FloatCode
        : VectorThree<a.Q, op.U, !add(!mul(2, high), !sub(a.Log2, 2)), op.Op, op.Tied, OperandOf<a>.V, op.Name>;
  foreach a = [Arranged4h, Arranged8h] in
    def !toupper(op.Name)#a.FloatCode
        : VectorThreeHalf<a.Q, op.U, high, !and(op.Op, 7), op.Tied, OperandOf<a>.V, op.Name>;
}

// ---- Two operands ---------------------------------------------------------------------------------------------------

class VectorTwo<bit q, bit u, bits<2> size, bits<5> op, bit tied, RegisterOperand d, RegisterOperand n, string mnemonic,
                string more = "">
    : NeonTied<tied, d, (ins n:$Rn), mnemonic#"\t$Rd, $Rn"#more> {
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = u;
  let Inst{28-24} = 0b01110;
  let Inst{23-22} = size;
  let Inst{21-17} = 0b10000;
  let Inst{16-12} = op;
  let Inst{11-10} = 0b10;
}
foreach op = [
  VectorOp<"rev64", 0, 0, Narrow>, VectorOp<"rev16", 0, 1, Bytes>, VectorOp<"suqadd", 0, 3, AllSizes, 1>,
  VectorOp<"cls", 0, 4, Narrow>, VectorOp<"cnt", 0, 5, Bytes>, VectorOp<"sqabs", 0, 7, AllSizes>,
  VectorOp<"abs", 0, 11, AllSizes>, VectorOp<"rev32", 1, 0, [0, 1]>, VectorOp<"usqadd", 1, 3, AllSizes, 1>,
  VectorOp<"clz", 1, 4, Narrow>, VectorOp<"not", 1, 5, Bytes>, VectorOp<"sqneg", 1, 7, AllSizes>,
  VectorOp<"neg", 1, 11, AllSizes>,
] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code
        : VectorTwo<a.Q, op.U, a.Size, op.Op, op.Tied, OperandOf<a>.V, OperandOf<a>.V, !subst("not", "mvn", op.Name)>;
foreach a = ArrangementsOf<Bytes>.All in {
  def RBIT#a.Code : VectorTwo<a.Q, 1, 1, 5, 0, OperandOf<a>.V, OperandOf<a>.V, "rbit">;
  def : InstAlias<"not $Rd, $Rn", (!cast<Instruction>("NOT"#a.Code) OperandOf<a>.V:$Rd, OperandOf<a>.V:$Rn), 0>;
}
// Pairs are added, to elements twice as wide.
foreach op = [VectorOp<"saddlp", 0, 2, Narrow>, VectorOp<"uaddlp", 1, 2, Narrow>, VectorOp<"sadalp", 0, 6, Narrow, 1>,
              VectorOp<"uadalp", 1, 6, Narrow, 1>] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code
        : VectorTwo<a.Q, op.U, a.Size, op.Op, op.Tied,
                    !if(!and(!not(a.Q), !eq(a.Log2, 2)), V1d, OperandOf<a>.Pairs), OperandOf<a>.V, op.Name>;
// With zero.
foreach op = [VectorOp<"cmgt", 0, 8, AllSizes>, VectorOp<"cmeq", 0, 9, AllSizes>, VectorOp<"cmlt", 0, 10, AllSizes>,
              VectorOp<"cmge", 1, 8, AllSizes>, VectorOp<"cmle", 1, 9, AllSizes>] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code#rz
        : VectorTwo<a.Q, op.U, a.Size, op.Op, 0, OperandOf<a>.V, OperandOf<a>.V, op.Name, ", #0">;
// To elements half as wide: the lower half of the result, or the upper one, which leaves the lower one as it is.
foreach op = [VectorOp<"xtn", 0, 18, Narrow>, VectorOp<"sqxtn", 0, 20, Narrow>, VectorOp<"sqxtun", 1, 18, Narrow>,
              VectorOp<"uqxtn", 1, 20, Narrow>] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code
        : VectorTwo<a.Q, op.U, a.Size, op.Op, a.Q, OperandOf<a>.V, OperandOf<a>.Wide, op.Name#!if(a.Q, "2", "")>;
foreach a = ArrangementsOf<Narrow>.All in
  def SHLL#a.Code : VectorTwo<a.Q, 1, a.Size, 19, 0, OperandOf<a>.Wide, OperandOf<a>.V, "shll"#!if(a.Q, "2", ""),
                              ", #"#a.Bits>;
foreach a = ArrangementsOf<Middle>.All in {
  defvar two = !if(a.Q, "2", "");
  def FCVTN#a.Code : VectorTwo<a.Q, 0, !sub(a.Log2, 1), 22, a.Q, OperandOf<a>.V, OperandOf<a>.Wide, "fcvtn"#two>, SuffixesStay;
  def FCVTL#a.Code : VectorTwo<a.Q, 0, !sub(a.Log2, 1), 23, 0, OperandOf<a>.Wide, OperandOf<a>.V, "fcvtl"#two>, SuffixesStay;
  if !eq(a.Log2, 2) then {
    def FCVTXN#a.FloatCode : VectorTwo<a.Q, 1, 1, 22, a.Q, OperandOf<a>.V, V2d, "fcvtxn"#two>, SuffixesStay;
    def URECPE#a.Code : VectorTwo<a.Q, 0, 2, 28, 0, OperandOf<a>.V, OperandOf<a>.V, "urecpe">;
    def URSQRTE#a.Code : VectorTwo<a.Q, 1, 2, 28, 0, OperandOf<a>.V, OperandOf<a>.V, "ursqrte">;
  }
}

class FloatVectorOp<string name, bit u, bit high, int op, string more = ""> {
  string Name = name;
  bit U = u;
  bit High = high;
  bits<5> Op = op;
  string More = more;
}
foreach op = [
  FloatVectorOp<"frintn", 0, 0, 24>, FloatVectorOp<"frintm", 0, 0, 25>, FloatVectorOp<"fcvtns", 0, 0, 26>,
  FloatVectorOp<"fcvtms", 0, 0, 27>, FloatVectorOp<"fcvtas", 0, 0, 28>, FloatVectorOp<"scvtf", 0, 0, 29>,
  FloatVectorOp<"fcmgt", 0, 1, 12, ", #0.0">, FloatVectorOp<"fcmeq", 0, 1, 13, ", #0.0">,
  FloatVectorOp<"fcmlt", 0, 1, 14, ", #0.0">, FloatVectorOp<"fabs", 0, 1, 15>, FloatVectorOp<"frintp", 0, 1, 24>,
  FloatVectorOp<"frintz", 0, 1, 25>, FloatVectorOp<"fcvtps", 0, 1, 26>, FloatVectorOp<"fcvtzs", 0, 1, 27>,
  FloatVectorOp<"frecpe", 0, 1, 29>, FloatVectorOp<"frinta", 1, 0, 24>, FloatVectorOp<"frintx", 1, 0, 25>,
  FloatVectorOp<"fcvtnu", 1, 0, 26>, FloatVectorOp<"fcvtmu", 1, 0, 27>, FloatVectorOp<"fcvtau", 1, 0, 28>,
  FloatVectorOp<"ucvtf", 1, 0, 29>, FloatVectorOp<"fcmge", 1, 1, 12, ", #0.0">,
  FloatVectorOp<"fcmle", 1, 1, 13, ", #0.0">, FloatVectorOp<"fneg", 1, 1, 15>, FloatVectorOp<"frinti", 1, 1, 25>,
  FloatVectorOp<"fcvtpu", 1, 1, 26>, FloatVectorOp<"fcvtzu", 1, 1, 27>, FloatVectorOp<"frsqrte", 1, 1, 29>,
  FloatVectorOp<"fsqrt", 1, 1, 31>,
] in {
  defvar end = !if(!empty(op.More), "", "rz");
  foreach a = [Arranged2s, Arranged4s, Arranged2d] in
    def !toupper(op.Name)#a.FloatCode#end
        : VectorTwo<a.Q, op.U, !add(!mul(2, op.High), !sub(a.Log2, 2)), op.Op, 0, OperandOf<a>.V, OperandOf<a>.V, op.Name,
                    op.More>;
  foreach a = [Arranged4h, Arranged8h] in
    def !toupper(op.Name)#a.FloatCode#end
        : VectorTwo<a.Q, op.U, !add(!mul(2, op.High), 1), op.Op, 0, OperandOf<a>.V, OperandOf<a>.V, op.Name, op.More> {
      let Inst{21-17} = 0b11100;
      let Predicates = [HasNEON, HasFullFP16];
    }
}

// ---- Wider and narrower results -------------------------------------------------------------------------------------

class VectorWiden<bit q, bit u, bits<2> size, bits<4> op, bit tied, RegisterOperand d, RegisterOperand n, RegisterOperand m,
                  string mnemonic>
    : NeonTied<tied, d, (ins n:$Rn, m:$Rm), mnemonic#!if(q, "2", "")#"\t$Rd, $Rn, $Rm"> {
  bits<5> Rm;
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = u;
  let Inst{28-24} = 0b01110;
  let Inst{23-22} = size;
  let Inst{21} = 1;
  let Inst{20-16} = Rm;
  let Inst{15-12} = op;
  let Inst{11-10} = 0;
}
foreach op = [
  VectorOp<"saddl", 0, 0, Narrow>, VectorOp<"uaddl", 1, 0, Narrow>, VectorOp<"ssubl", 0, 2, Narrow>,
  VectorOp<"usubl", 1, 2, Narrow>, VectorOp<"sabal", 0, 5, Narrow, 1>, VectorOp<"uabal", 1, 5, Narrow, 1>,
  VectorOp<"sabdl", 0, 7, Narrow>, VectorOp<"uabdl", 1, 7, Narrow>, VectorOp<"smlal", 0, 8, Narrow, 1>,
  VectorOp<"umlal", 1, 8, Narrow, 1>, VectorOp<"sqdmlal", 0, 9, Middle, 1>, VectorOp<"smlsl", 0, 10, Narrow, 1>,
  VectorOp<"umlsl", 1, 10, Narrow, 1>, VectorOp<"sqdmlsl", 0, 11, Middle, 1>, VectorOp<"smull", 0, 12, Narrow>,
  VectorOp<"umull", 1, 12, Narrow>, VectorOp<"sqdmull", 0, 13, Middle>, VectorOp<"pmull", 0, 14, Bytes>,
] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code
        : VectorWiden<a.Q, op.U, a.Size, op.Op{3-0}, op.Tied, OperandOf<a>.Wide, OperandOf<a>.V, OperandOf<a>.V, op.Name>;
foreach op = [VectorOp<"saddw", 0, 1, Narrow>, VectorOp<"uaddw", 1, 1, Narrow>, VectorOp<"ssubw", 0, 3, Narrow>,
              VectorOp<"usubw", 1, 3, Narrow>] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code
        : VectorWiden<a.Q, op.U, a.Size, op.Op{3-0}, 0, OperandOf<a>.Wide, OperandOf<a>.Wide, OperandOf<a>.V, op.Name>;
foreach op = [VectorOp<"addhn", 0, 4, Narrow>, VectorOp<"raddhn", 1, 4, Narrow>, VectorOp<"subhn", 0, 6, Narrow>,
              VectorOp<"rsubhn", 1, 6, Narrow>] in
  foreach a = ArrangementsOf<op.Sizes>.All in
    def !toupper(op.Name)#a.Code
        : VectorWiden<a.Q, op.U, a.Size, op.Op{3-0}, a.Q, OperandOf<a>.V, OperandOf<a>.Wide, OperandOf<a>.Wide, op.Name>;

// ---- Over all elements ----------------------------------------------------------------------------------------------

class VectorAcross<bit q, bit u, bits<2> size, bits<5> op, RegisterClass d, RegisterOperand n, string mnemonic>
    : Neon<(outs d:$Rd), (ins n:$Rn), mnemonic#"\t$Rd, $Rn"> {
  bits<5> Rd;
  bits<5> Rn;
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = u;
  let Inst{28-24} = 0b01110;
  let Inst{23-22} = size;
  let Inst{21-17} = 0b11000;
  let Inst{16-12} = op;
  let Inst{11-10} = 0b10;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
}
foreach a = [Arranged8b, Arranged16b, Arranged4h, Arranged8h, Arranged4s] in {
  foreach op = [VectorOp<"smaxv", 0, 10, []>, VectorOp<"umaxv", 1, 10, []>, VectorOp<"sminv", 0, 26, []>,
                VectorOp<"uminv", 1, 26, []>, VectorOp<"addv", 0, 27, []>] in
    def !toupper(op.Name)#a.Code : VectorAcross<a.Q, op.U, a.Size, op.Op, OperandOf<a>.Scalar, OperandOf<a>.V, op.Name>;
  foreach op = [VectorOp<"saddlv", 0, 3, []>, VectorOp<"uaddlv", 1, 3, []>] in
    def !toupper(op.Name)#a.Code
        : VectorAcross<a.Q, op.U, a.Size, op.Op, OperandOf<a>.WideScalar, OperandOf<a>.V, op.Name>;
}
foreach op = [FloatVectorOp<"fmaxnmv", 1, 0, 12>, FloatVectorOp<"fminnmv", 1, 1, 12>, FloatVectorOp<"fmaxv", 1, 0, 15>,
              FloatVectorOp<"fminv", 1, 1, 15>] in {
  def !toupper(op.Name)#v4i32v : VectorAcross<1, 1, !mul(2, op.High), op.Op, FPR32, V4s, op.Name>;
  foreach a = [Arranged4h, Arranged8h] in
    let Predicates = [HasNEON, HasFullFP16] in
      def !toupper(op.Name)#a.Code#v : VectorAcross<a.Q, 0, !mul(2, op.High), op.Op, FPR16, OperandOf<a>.V, op.Name>;
}

// ---- Rearrangement --------------------------------------------------------------------------------------------------

class VectorPermute<Arrangement a, bits<3> op, string mnemonic>
    : NeonTied<0, OperandOf<a>.V, (ins OperandOf<a>.V:$Rn, OperandOf<a>.V:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  bits<5> Rm;
  let Inst{31} = 0;
  let Inst{30} = a.Q;
  let Inst{29-24} = 0b001110;
  let Inst{23-22} = a.Size;
  let Inst{21} = 0;
  let Inst{20-16} = Rm;
  let Inst{15} = 0;
  let Inst{14-12} = op;
  let Inst{11-10} = 0b10;
}
foreach op = [NamedOp<"uzp1", 1>, NamedOp<"trn1", 2>, NamedOp<"zip1", 3>, NamedOp<"uzp2", 5>, NamedOp<"trn2", 6>,
              NamedOp<"zip2", 7>] in
  foreach a = ArrangementsOf<AllSizes>.All in
    def !toupper(op.Name)#a.Code : VectorPermute<a, op.Op, op.Name>;

foreach a = ArrangementsOf<Bytes>.All in
  def EXT#a.Code : NeonTied<0, OperandOf<a>.V,
                            (ins OperandOf<a>.V:$Rn, OperandOf<a>.V:$Rm, !if(a.Q, uimm4, ext_index8):$index),
                            "ext\t$Rd, $Rn, $Rm, $index"> {
    bits<5> Rm;
    bits<4> index;
    let Inst{31} = 0;
    let Inst{30} = a.Q;
    let Inst{29-21} = 0b101110000;
    let Inst{20-16} = Rm;
    let Inst{15} = 0;
    let Inst{14-11} = index;
    let Inst{10} = 0;
  }

// Elements found in a table of one to four registers.
foreach a = ArrangementsOf<Bytes>.All in
  foreach length = 1...4 in
    foreach extends = [0, 1] in
      def !if(extends, "TBX", "TBL")#a.Code#!cond(!eq(length, 1): "One", !eq(length, 2): "Two", !eq(length, 3): "Three",
                                                  true: "Four")
          : NeonTied<extends, OperandOf<a>.V, (ins !cast<RegisterOperand>("L"#length#"x16b"):$Rn, OperandOf<a>.V:$Rm),
                     !if(extends, "tbx", "tbl")#"\t$Rd, $Rn, $Rm"> {
        bits<5> Rm;
        let Inst{31} = 0;
        let Inst{30} = a.Q;
        let Inst{29-21} = 0b001110000;
        let Inst{20-16} = Rm;
        let Inst{15} = 0;
        let Inst{14-13} = !sub(length, 1);
        let Inst{12} = extends;
        let Inst{11-10} = 0;
      }
