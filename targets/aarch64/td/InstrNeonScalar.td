// Operations of vector units on one element: the forms of b, h, s and d registers.

class ScalarOf<int log2> {
  RegisterClass Regs = !cast<RegisterClass>("FPR"#!shl(8, log2));
  RegisterClass Wide = !cast<RegisterClass>("FPR"#!if(!eq(log2, 3), 128, !shl(16, log2)));
  // What opcodes end in.
  string Code = "_"#!substr("bhsd", log2, 1);
}
class ScalarTied<bit tied, RegisterClass d, dag sources, string asm>
    : Neon<(outs d:$Rd), !if(tied, !con((ins d:$old), sources), sources), asm> {
  bits<5> Rd;
  bits<5> Rn;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
  let Constraints = !if(tied, "$Rd = $old", "");
}

// ---- Three operands -------------------------------------------------------------------------------------------------

class ScalarThree<bit u, bits<2> size, bits<5> op, RegisterClass r, string mnemonic>
    : ScalarTied<0, r, (ins r:$Rn, r:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  bits<5> Rm;
  let Inst{31-30} = 0b01;
  let Inst{29} = u;
  let Inst{28-24} = 0b11110;
  let Inst{23-22} = size;
  let Inst{21} = 1;
  let Inst{20-16} = Rm;
  let Inst{15-11} = op;
  let Inst{10} = 1;
}
foreach op = [
  VectorOp<"sqadd", 0, 1, AllSizes>, VectorOp<"uqadd", 1, 1, AllSizes>, VectorOp<"sqsub", 0, 5, AllSizes>,
  VectorOp<"uqsub", 1, 5, AllSizes>, VectorOp<"cmgt", 0, 6, [3]>, VectorOp<"cmhi", 1, 6, [3]>,
  VectorOp<"cmge", 0, 7, [3]>, VectorOp<"cmhs", 1, 7, [3]>, VectorOp<"sshl", 0, 8, [3]>, VectorOp<"ushl", 1, 8, [3]>,
  VectorOp<"sqshl", 0, 9, AllSizes>, VectorOp<"uqshl", 1, 9, AllSizes>, VectorOp<"srshl", 0, 10, [3]>,
  VectorOp<"urshl", 1, 10, [3]>, VectorOp<"sqrshl", 0, 11, AllSizes>, VectorOp<"uqrshl", 1, 11, AllSizes>,
  VectorOp<"add", 0, 16, [3]>, VectorOp<"sub", 1, 16, [3]>, VectorOp<"cmtst", 0, 17, [3]>, VectorOp<"cmeq", 1, 17, [3]>,
  VectorOp<"sqdmulh", 0, 22, Middle>, VectorOp<"sqrdmulh", 1, 22, Middle>,
] in
  foreach log2 = op.Sizes in
    def !toupper(op.Name)#ScalarOf<log2>.Code : ScalarThree<op.U, log2, op.Op, ScalarOf<log2>.Regs, op.Name>;
foreach op = [
  FloatVectorOp<"fmulx", 0, 0, 27>, FloatVectorOp<"fcmeq", 0, 0, 28>, FloatVectorOp<"frecps", 0, 0, 31>,
  FloatVectorOp<"frsqrts", 0, 1, 31>, FloatVectorOp<"fcmge", 1, 0, 28>, FloatVectorOp<"facge", 1, 0, 29>,
  FloatVectorOp<"fabd", 1, 1, 26>, FloatVectorOp<"fcmgt", 1, 1, 28>, FloatVectorOp<"facgt", 1, 1, 29>,
] in {
  foreach log2 = [2, 3] in
    def !toupper(op.Name)#ScalarOf<log2>.Code
        : ScalarThree<op.U, !add(!mul(2, op.High), !sub(log2, 2)), op.Op, ScalarOf<log2>.Regs, op.Name>;
  def !toupper(op.Name)#_h : ScalarThree<op.U, 0, 0, FPR16, op.Name> {
    let Inst{23} = op.High;
    let Inst{22-21} = 0b10;
    let Inst{15-14} = 0;
    let Inst{13-11} = op.Op{2-0};
    let Predicates = [HasNEON, HasFullFP16];
  }
}

// ---- Two operands ---------------------------------------------------------------------------------------------------

class ScalarTwo<bit u, bits<2> size, bits<5> op, bit tied, RegisterClass d, DAGOperand n, string mnemonic, string more = "">
    : ScalarTied<tied, d, (ins n:$Rn), mnemonic#"\t$Rd, $Rn"#more> {
  let Inst{31-30} = 0b01;
  let Inst{29} = u;
  let Inst{28-24} = 0b11110;
  let Inst{23-22} = size;
  let Inst{21-17} = 0b10000;
  let Inst{16-12} = op;
  let Inst{11-10} = 0b10;
}
foreach op = [VectorOp<"suqadd", 0, 3, AllSizes, 1>, VectorOp<"sqabs", 0, 7, AllSizes>, VectorOp<"abs", 0, 11, [3]>,
              VectorOp<"usqadd", 1, 3, AllSizes, 1>, VectorOp<"sqneg", 1, 7, AllSizes>, VectorOp<"neg", 1, 11, [3]>] in
  foreach log2 = op.Sizes in
    def !toupper(op.Name)#ScalarOf<log2>.Code
        : ScalarTwo<op.U, log2, op.Op, op.Tied, ScalarOf<log2>.Regs, ScalarOf<log2>.Regs, op.Name>;
foreach op = [VectorOp<"cmgt", 0, 8, []>, VectorOp<"cmeq", 0, 9, []>, VectorOp<"cmlt", 0, 10, []>,
              VectorOp<"cmge", 1, 8, []>, VectorOp<"cmle", 1, 9, []>] in
  def !toupper(op.Name)#_drz : ScalarTwo<op.U, 3, op.Op, 0, FPR64, FPR64, op.Name, ", #0">;
foreach op = [VectorOp<"sqxtn", 0, 20, []>, VectorOp<"sqxtun", 1, 18, []>, VectorOp<"uqxtn", 1, 20, []>] in
  foreach log2 = Narrow in
    def !toupper(op.Name)#ScalarOf<log2>.Code
        : ScalarTwo<op.U, log2, op.Op, 0, ScalarOf<log2>.Regs, ScalarOf<log2>.Wide, op.Name>;
def FCVTXN_s : ScalarTwo<1, 1, 22, 0, FPR32, FPR64, "fcvtxn">;
foreach op = [
  FloatVectorOp<"fcvtns", 0, 0, 26>, FloatVectorOp<"fcvtms", 0, 0, 27>, FloatVectorOp<"fcvtas", 0, 0, 28>,
  FloatVectorOp<"scvtf", 0, 0, 29>, FloatVectorOp<"fcmgt", 0, 1, 12, ", #0.0">,
  FloatVectorOp<"fcmeq", 0, 1, 13, ", #0.0">, FloatVectorOp<"fcmlt", 0, 1, 14, ", #0.0">,
  FloatVectorOp<"fcvtps", 0, 1, 26>, FloatVectorOp<"fcvtzs", 0, 1, 27>, FloatVectorOp<"frecpe", 0, 1, 29>,
  FloatVectorOp<"frecpx", 0, 1, 31>, FloatVectorOp<"fcvtnu", 1, 0, 26>, FloatVectorOp<"fcvtmu", 1, 0, 27>,
  FloatVectorOp<"fcvtau", 1, 0, 28>, FloatVectorOp<"ucvtf", 1, 0, 29>, FloatVectorOp<"fcmge", 1, 1, 12, ", #0.0">,
  FloatVectorOp<"fcmle", 1, 1, 13, ", #0.0">, FloatVectorOp<"fcvtpu", 1, 1, 26>, FloatVectorOp<"fcvtzu", 1, 1, 27>,
  FloatVectorOp<"frsqrte", 1, 1, 29>,
] in {
  defvar end = !if(!empty(op.More), "", "rz");
  foreach log2 = [2, 3] in
    def !toupper(op.Name)#ScalarOf<log2>.Code#end
        : ScalarTwo<op.U, !add(!mul(2, op.High), !sub(log2, 2)), op.Op, 0, ScalarOf<log2>.Regs, ScalarOf<log2>.Regs,
                    op.Name, op.More>;
  def !toupper(op.Name)#_h#end : ScalarTwo<op.U, !add(!mul(2, op.High), 1), op.Op, 0, FPR16, FPR16, op.Name, op.More> {
    let Inst{21-17} = 0b11100;
    let Predicates = [HasNEON, HasFullFP16];
  }
}

// ---- The two elements of a vector -----------------------------------------------------------------------------------

class ScalarPair<bit u, bits<2> size, bits<5> op, RegisterClass d, RegisterOperand n, string mnemonic>
    : ScalarTwo<u, size, op, 0, d, n, mnemonic> {
  let Inst{21-17} = 0b11000;
}
def ADDP_pair : ScalarPair<0, 3, 27, FPR64, V2d, "addp">;
def V2h : Vector<FPR32, ".2h">;
foreach op = [FloatVectorOp<"fmaxnmp", 1, 0, 12>, FloatVectorOp<"faddp", 1, 0, 13>, FloatVectorOp<"fmaxp", 1, 0, 15>,
              FloatVectorOp<"fminnmp", 1, 1, 12>, FloatVectorOp<"fminp", 1, 1, 15>] in {
  def !toupper(op.Name)#_pair_s : ScalarPair<1, !mul(2, op.High), op.Op, FPR32, V2s, op.Name>;
  def !toupper(op.Name)#_pair_d : ScalarPair<1, !add(1, !mul(2, op.High)), op.Op, FPR64, V2d, op.Name>;
  let Predicates = [HasNEON, HasFullFP16] in
  def !toupper(op.Name)#_pair_h : ScalarPair<0, !mul(2, op.High), op.Op, FPR16, V2h, op.Name>;
}

// ---- Shifts by a number ---------------------------------------------------------------------------------------------

class ScalarShift<bit u, int log2, bits<5> op, bit tied, RegisterClass d, RegisterClass n, DAGOperand by, string mnemonic>
    : ScalarTied<tied, d, (ins n:$Rn, by:$imm), mnemonic#"\t$Rd, $Rn, $imm"> {
  bits<6> imm;
  let Inst{31-30} = 0b01;
  let Inst{29} = u;
  let Inst{28-23} = 0b111110;
  let Inst{22} = !eq(log2, 3);
  let Inst{21} = !if(!eq(log2, 3), imm{5}, !eq(log2, 2));
  let Inst{20} = !if(!gt(log2, 1), imm{4}, !eq(log2, 1));
  let Inst{19} = !if(!gt(log2, 0), imm{3}, 1);
  let Inst{18-16} = imm{2-0};
  let Inst{15-11} = op;
  let Inst{10} = 1;
}
foreach op = [VectorOp<"sshr", 0, 0, []>, VectorOp<"ushr", 1, 0, []>, VectorOp<"ssra", 0, 2, [], 1>,
              VectorOp<"usra", 1, 2, [], 1>, VectorOp<"srshr", 0, 4, []>, VectorOp<"urshr", 1, 4, []>,
              VectorOp<"srsra", 0, 6, [], 1>, VectorOp<"ursra", 1, 6, [], 1>, VectorOp<"sri", 1, 8, [], 1>] in
  def !toupper(op.Name)#_d_shift : ScalarShift<op.U, 3, op.Op, op.Tied, FPR64, FPR64, shift_right64, op.Name>;
foreach op = [VectorOp<"shl", 0, 10, [3]>, VectorOp<"sli", 1, 10, [3], 1>, VectorOp<"sqshlu", 1, 12, AllSizes>,
              VectorOp<"sqshl", 0, 14, AllSizes>, VectorOp<"uqshl", 1, 14, AllSizes>] in
  foreach log2 = op.Sizes in
    def !toupper(op.Name)#ScalarOf<log2>.Code#_shift
        : ScalarShift<op.U, log2, op.Op, op.Tied, ScalarOf<log2>.Regs, ScalarOf<log2>.Regs,
                      !cast<DAGOperand>("shift_left"#!shl(8, log2)), op.Name>;
foreach op = [VectorOp<"sqshrn", 0, 18, Narrow>, VectorOp<"sqrshrn", 0, 19, Narrow>, VectorOp<"sqshrun", 1, 16, Narrow>,
              VectorOp<"sqrshrun", 1, 17, Narrow>, VectorOp<"uqshrn", 1, 18, Narrow>,
              VectorOp<"uqrshrn", 1, 19, Narrow>] in
  foreach log2 = op.Sizes in
    def !toupper(op.Name)#ScalarOf<log2>.Code#_shift
        : ScalarShift<op.U, log2, op.Op, 0, ScalarOf<log2>.Regs, ScalarOf<log2>.Wide,
                      !cast<DAGOperand>("shift_right"#!shl(8, log2)), op.Name>;
foreach op = [VectorOp<"scvtf", 0, 28, []>, VectorOp<"ucvtf", 1, 28, []>, VectorOp<"fcvtzs", 0, 31, []>,
              VectorOp<"fcvtzu", 1, 31, []>] in
  foreach log2 = [1, 2, 3] in
    let Predicates = !if(!eq(log2, 1), [HasNEON, HasFullFP16], [HasNEON]) in
    def !toupper(op.Name)#ScalarOf<log2>.Code#_shift
        : ScalarShift<op.U, log2, op.Op, 0, ScalarOf<log2>.Regs, ScalarOf<log2>.Regs,
                      !cast<DAGOperand>("shift_right"#!shl(8, log2)), op.Name>;

// ---- Products of twice the width ------------------------------------------------------------------------------------

foreach op = [VectorOp<"sqdmlal", 0, 9, [], 1>, VectorOp<"sqdmlsl", 0, 11, [], 1>, VectorOp<"sqdmull", 0, 13, []>] in
  foreach log2 = Middle in
    def !toupper(op.Name)#ScalarOf<log2>.Code
        : ScalarTied<op.Tied, ScalarOf<log2>.Wide, (ins ScalarOf<log2>.Regs:$Rn, ScalarOf<log2>.Regs:$Rm),
                     op.Name#"\t$Rd, $Rn, $Rm"> {
      bits<5> Rm;
      let Inst{31-24} = 0b01011110;
      let Inst{23-22} = log2;
      let Inst{21} = 1;
      let Inst{20-16} = Rm;
      let Inst{15-12} = op.Op{3-0};
      let Inst{11-10} = 0;
    }
