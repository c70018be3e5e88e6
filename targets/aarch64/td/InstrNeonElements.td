// Vectors: single elements, shifts by a number, constants.

// ---- Copies of an element -------------------------------------------------------------------------------------------

// The lowest bit that is set in the field says how wide the element is; the place of the element is above it.
class NeonLane<int log2, dag outs_, dag ins_, string asm> : Neon<outs_, ins_, asm> {
  bits<5> Rd;
  bits<5> Rn;
  bits<4> index;
  let Inst{31} = 0;
  let Inst{28-21} = 0b01110000;
  let Inst{20} = !cond(!eq(log2, 0): index{3}, !eq(log2, 1): index{2}, !eq(log2, 2): index{1}, true: index{0});
  let Inst{19} = !cond(!eq(log2, 0): index{2}, !eq(log2, 1): index{1}, !eq(log2, 2): index{0}, true: 1);
  let Inst{18} = !cond(!eq(log2, 0): index{1}, !eq(log2, 1): index{0}, !eq(log2, 2): 1, true: 0);
  let Inst{17} = !cond(!eq(log2, 0): index{0}, !eq(log2, 1): 1, true: 0);
  let Inst{16} = !eq(log2, 0);
  let Inst{15} = 0;
  let Inst{10} = 1;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
}
class LaneOf<Arrangement a> {
  DAGOperand Index = !cast<DAGOperand>("lane"#!div(128, a.Bits));
  RegisterOperand Element = !cast<RegisterOperand>("VElement_"#a.Letter);
  // The integer register that an element fits.
  RegisterClass Integer = !if(!eq(a.Log2, 3), GPR64, GPR32);
}
foreach a = ArrangementsOf<AllSizes>.All in {
  defvar lane = LaneOf<a>;
  def DUP#a.Code#"lane" : NeonLane<a.Log2, (outs OperandOf<a>.V:$Rd), (ins lane.Element:$Rn, lane.Index:$index),
                                 "dup\t$Rd, $Rn[$index]"> {
    let Inst{30} = a.Q;
    let Inst{29} = 0;
    let Inst{14-11} = 0;
  }
  def DUP#a.Code#gpr : NeonLane<a.Log2, (outs OperandOf<a>.V:$Rd), (ins lane.Integer:$Rn), "dup\t$Rd, $Rn"> {
    let Inst{30} = a.Q;
    let Inst{29} = 0;
    let Inst{20} = ?;
    let Inst{19} = !if(!eq(a.Log2, 3), 1, ?);
    let Inst{18} = !cond(!eq(a.Log2, 2): 1, !gt(a.Log2, 2): 0, true: ?);
    let Inst{17} = !cond(!eq(a.Log2, 1): 1, !gt(a.Log2, 1): 0, true: ?);
    let Inst{16} = !eq(a.Log2, 0);
    let Inst{14-11} = 1;
  }
}
foreach a = [Arranged16b, Arranged8h, Arranged4s, Arranged2d] in {
  defvar lane = LaneOf<a>;
  defvar element = "vi"#a.Bits;
  def INS#element#gpr : NeonLane<a.Log2, (outs lane.Element:$Rd), (ins lane.Element:$old, lane.Index:$index,
                                          lane.Integer:$Rn), "mov\t$Rd[$index], $Rn"> {
    let Constraints = "$Rd = $old";
    let Inst{30-29} = 0b10;
    let Inst{14-11} = 3;
  }
  def INS#element#"lane" : NeonLane<a.Log2, (outs lane.Element:$Rd), (ins lane.Element:$old, lane.Index:$index,
                                           lane.Element:$Rn, lane.Index:$from), "mov\t$Rd[$index], $Rn[$from]"> {
    bits<4> from;
    let Constraints = "$Rd = $old";
    let Inst{30-29} = 0b11;
    // The bits below the number are not looked at.
    let Inst{14} = !cond(!eq(a.Log2, 0): from{3}, !eq(a.Log2, 1): from{2}, !eq(a.Log2, 2): from{1}, true: from{0});
    let Inst{13} = !cond(!eq(a.Log2, 0): from{2}, !eq(a.Log2, 1): from{1}, !eq(a.Log2, 2): from{0}, true: ?);
    let Inst{12} = !cond(!eq(a.Log2, 0): from{1}, !eq(a.Log2, 1): from{0}, true: ?);
    let Inst{11} = !if(!eq(a.Log2, 0), from{0}, ?);
  }
  def : InstAlias<"ins $Rd[$index], $Rn",
                  (!cast<Instruction>("INS"#element#"gpr") lane.Element:$Rd, lane.Index:$index, lane.Integer:$Rn), 0>;
  def : InstAlias<"ins $Rd[$index], $Rn[$from]",
                  (!cast<Instruction>("INS"#element#"lane") lane.Element:$Rd, lane.Index:$index, lane.Element:$Rn,
                                                            lane.Index:$from), 0>;
  // To an integer register: with the sign, where there is room for it, or without.
  foreach w = Widths in {
    if !lt(a.Bits, w.Bits) then
      def SMOV#element#to#w.Bits : NeonLane<a.Log2, (outs w.R:$Rd), (ins lane.Element:$Rn, lane.Index:$index),
                                            "smov\t$Rd, $Rn[$index]"> {
        let Inst{30} = w.Sf;
        let Inst{29} = 0;
        let Inst{14-11} = 5;
      }
  }
  defvar plain = !if(!gt(a.Log2, 1), "mov", "umov");
  def UMOV#element : NeonLane<a.Log2, (outs lane.Integer:$Rd), (ins lane.Element:$Rn, lane.Index:$index),
                              plain#"\t$Rd, $Rn[$index]"> {
    let Inst{30} = !eq(a.Log2, 3);
    let Inst{29} = 0;
    let Inst{14-11} = 7;
  }
  if !gt(a.Log2, 1) then
    def : InstAlias<"umov $Rd, $Rn[$index]", (!cast<Instruction>("UMOV"#element) lane.Integer:$Rd, lane.Element:$Rn,
                                                                                lane.Index:$index), 0>;
  // One element alone.
  def DUPi#a.Bits : NeonLane<a.Log2, (outs OperandOf<a>.Scalar:$Rd), (ins lane.Element:$Rn, lane.Index:$index),
                             "mov\t$Rd, $Rn[$index]">, SuffixesStay {
    let Inst{30-29} = 0b10;
    let Inst{28} = 1;
    let Inst{14-11} = 0;
  }
  def : InstAlias<"dup $Rd, $Rn[$index]", (!cast<Instruction>("DUPi"#a.Bits) OperandOf<a>.Scalar:$Rd, lane.Element:$Rn,
                                                                            lane.Index:$index), 0>;
}

// ---- Operations with one element ------------------------------------------------------------------------------------

class VectorByElement<bit q, bit u, bits<2> size, int log2, bits<4> op, bit tied, RegisterOperand d, RegisterOperand n,
                      string mnemonic>
    : NeonTied<tied, d, (ins n:$Rn, !if(!eq(log2, 1), VElement_h_lo, !if(!eq(log2, 2), VElement_s, VElement_d)):$Rm,
                             !cast<DAGOperand>("lane"#!srl(16, log2)):$index), mnemonic#"\t$Rd, $Rn, $Rm[$index]"> {
  bits<5> Rm;
  bits<3> index;
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = u;
  let Inst{28-24} = 0b01111;
  let Inst{23-22} = size;
  let Inst{21} = !cond(!eq(log2, 1): index{1}, !eq(log2, 2): index{0}, true: 0);
  let Inst{20} = !if(!eq(log2, 1), index{0}, Rm{4});
  let Inst{19-16} = Rm{3-0};
  let Inst{15-12} = op;
  let Inst{11} = !cond(!eq(log2, 1): index{2}, !eq(log2, 2): index{1}, true: index{0});
  let Inst{10} = 0;
}
foreach a = ArrangementsOf<Middle>.All in {
  foreach op = [VectorOp<"mla", 1, 0, [], 1>, VectorOp<"mls", 1, 4, [], 1>, VectorOp<"mul", 0, 8, []>,
                VectorOp<"sqdmulh", 0, 12, []>, VectorOp<"sqrdmulh", 0, 13, []>] in
    def !toupper(op.Name)#a.Code#_indexed
        : VectorByElement<a.Q, op.U, a.Size, a.Log2, op.Op{3-0}, op.Tied, OperandOf<a>.V, OperandOf<a>.V, op.Name>;
  foreach op = [VectorOp<"smlal", 0, 2, [], 1>, VectorOp<"umlal", 1, 2, [], 1>, VectorOp<"smlsl", 0, 6, [], 1>,
                VectorOp<"umlsl", 1, 6, [], 1>, VectorOp<"smull", 0, 10, []>, VectorOp<"umull", 1, 10, []>,
                VectorOp<"sqdmlal", 0, 3, [], 1>, VectorOp<"sqdmlsl", 0, 7, [], 1>, VectorOp<"sqdmull", 0, 11, []>] in
    def !toupper(op.Name)#a.Code#_indexed
        : VectorByElement<a.Q, op.U, a.Size, a.Log2, op.Op{3-0}, op.Tied, OperandOf<a>.Wide, OperandOf<a>.V,
                          op.Name#!if(a.Q, "2", "")>;
}
foreach op = [VectorOp<"fmla", 0, 1, [], 1>, VectorOp<"fmls", 0, 5, [], 1>, VectorOp<"fmul", 0, 9, []>,
              VectorOp<"fmulx", 1, 9, []>] in {
  foreach a = [Arranged2s, Arranged4s, Arranged2d] in
    def !toupper(op.Name)#a.FloatCode#_indexed
        : VectorByElement<a.Q, op.U, a.Size, a.Log2, op.Op{3-0}, op.Tied, OperandOf<a>.V, OperandOf<a>.V, op.Name>;
  foreach a = [Arranged4h, Arranged8h] in
    let Predicates = [HasNEON, HasFullFP16] in
    def !toupper(op.Name)#a.FloatCode#_indexed
        : VectorByElement<a.Q, op.U, 0, a.Log2, op.Op{3-0}, op.Tied, OperandOf<a>.V, OperandOf<a>.V, op.Name>;
}

// ---- Shifts by a number ---------------------------------------------------------------------------------------------

// The highest bit that is set in the field says how wide the elements are.
class VectorShift<bit q, bit u, int log2, bits<5> op, bit tied, RegisterOperand d, RegisterOperand n, DAGOperand by,
                  string mnemonic>
    : NeonTied<tied, d, (ins n:$Rn, by:$imm), mnemonic#"\t$Rd, $Rn, $imm"> {
  bits<6> imm;
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = u;
  let Inst{28-23} = 0b011110;
  let Inst{22} = !eq(log2, 3);
  let Inst{21} = !if(!eq(log2, 3), imm{5}, !eq(log2, 2));
  let Inst{20} = !if(!gt(log2, 1), imm{4}, !eq(log2, 1));
  let Inst{19} = !if(!gt(log2, 0), imm{3}, 1);
  let Inst{18-16} = imm{2-0};
  let Inst{15-11} = op;
  let Inst{10} = 1;
}
class ShiftOf<Arrangement a> {
  DAGOperand Right = !cast<DAGOperand>("shift_right"#a.Bits);
  DAGOperand Left = !cast<DAGOperand>("shift_left"#a.Bits);
}
foreach a = ArrangementsOf<AllSizes>.All in {
  defvar v = OperandOf<a>.V;
  foreach op = [VectorOp<"sshr", 0, 0, []>, VectorOp<"ushr", 1, 0, []>, VectorOp<"ssra", 0, 2, [], 1>,
                VectorOp<"usra", 1, 2, [], 1>, VectorOp<"srshr", 0, 4, []>, VectorOp<"urshr", 1, 4, []>,
                VectorOp<"srsra", 0, 6, [], 1>, VectorOp<"ursra", 1, 6, [], 1>, VectorOp<"sri", 1, 8, [], 1>] in
    def !toupper(op.Name)#a.Code#_shift
        : VectorShift<a.Q, op.U, a.Log2, op.Op, op.Tied, v, v, ShiftOf<a>.Right, op.Name>;
  foreach op = [VectorOp<"shl", 0, 10, []>, VectorOp<"sli", 1, 10, [], 1>, VectorOp<"sqshlu", 1, 12, []>,
                VectorOp<"sqshl", 0, 14, []>, VectorOp<"uqshl", 1, 14, []>] in
    def !toupper(op.Name)#a.Code#_shift
        : VectorShift<a.Q, op.U, a.Log2, op.Op, op.Tied, v, v, ShiftOf<a>.Left, op.Name>;
  // Numbers with a binary point at a fixed place.
  if !gt(a.Log2, 0) then
    foreach op = [VectorOp<"scvtf", 0, 28, []>, VectorOp<"ucvtf", 1, 28, []>, VectorOp<"fcvtzs", 0, 31, []>,
                  VectorOp<"fcvtzu", 1, 31, []>] in
      let Predicates = !if(!eq(a.Log2, 1), [HasNEON, HasFullFP16], [HasNEON]) in
      def !toupper(op.Name)#a.Code#_shift
          : VectorShift<a.Q, op.U, a.Log2, op.Op, 0, v, v, ShiftOf<a>.Right, op.Name>;
}
foreach a = ArrangementsOf<Narrow>.All in {
  defvar two = !if(a.Q, "2", "");
  foreach op = [VectorOp<"shrn", 0, 16, []>, VectorOp<"rshrn", 0, 17, []>, VectorOp<"sqshrn", 0, 18, []>,
                VectorOp<"sqrshrn", 0, 19, []>, VectorOp<"sqshrun", 1, 16, []>, VectorOp<"sqrshrun", 1, 17, []>,
                VectorOp<"uqshrn", 1, 18, []>, VectorOp<"uqrshrn", 1, 19, []>] in
    def !toupper(op.Name)#a.Code#_shift
        : VectorShift<a.Q, op.U, a.Log2, op.Op, a.Q, OperandOf<a>.V, OperandOf<a>.Wide, ShiftOf<a>.Right, op.Name#two>;
  foreach u = [0, 1] in {
    defvar letter = !if(u, "u", "s");
    def !toupper(letter)#SHLL#a.Code#_shift
        : VectorShift<a.Q, u, a.Log2, 20, 0, OperandOf<a>.Wide, OperandOf<a>.V, ShiftOf<a>.Left, letter#"shll"#two>;
    // Nothing but wider.
    def : InstAlias<letter#"xtl"#two#" $Rd, $Rn", (!cast<Instruction>(!toupper(letter)#"SHLL"#a.Code#"_shift")
                                                      OperandOf<a>.Wide:$Rd, OperandOf<a>.V:$Rn, 0), 0>;
  }
}

// ---- Constants ------------------------------------------------------------------------------------------------------

def imm8_hex : UImm<8> {
  let PrintMethod = "printHexBits";
}
// A byte for each bit, all ones or all zeros.
class ByteMask {
  string Encode = !foldl("0", !range(8), all, n, all#" | bit(Imm, "#!mul(8, n)#") << "#n);
  string Decode = !foldl("0", !range(8), all, n, all#" | (bit(Bits, "#n#") * 0xff) << "#!mul(8, n));
  string Valid = "popcount(Imm) == 8 * ("#!foldl("0", !range(8), all, n, all#" + bit(Imm, "#!mul(8, n)#")")#") && "
                 #"(Imm & 0x0101010101010101) * 255 == Imm";
}
defvar Mask = ByteMask<>;
def byte_mask : Const<i64, Mask.Valid>, EncodeExpr<Mask.Encode>, DecodeExpr<Mask.Decode> {
  let PrintMethod = "printHexBitsPadded";
}
class ConstantShift<int units> : Const<i32, "Imm >= 0 && Imm < "#!mul(8, units)#" && (Imm & 7) == 0">,
                                 EncodeExpr<"Imm >> 3">, DecodeExpr<"Bits << 3">;
def constant_shift2 : ConstantShift<2>;
def constant_shift4 : ConstantShift<4>;
// ... that fills with ones.
def constant_ones : Const<i32, "Imm == 8 || Imm == 16">, EncodeExpr<"Imm == 16">, DecodeExpr<"Bits * 8 + 8">;

class VectorConstant<bit q, bit op, bit tied, DAGOperand d, dag sources, string asm>
    : Neon<(outs d:$Rd), !if(tied, !con((ins d:$old), sources), sources), asm> {
  bits<5> Rd;
  bits<8> imm;
  let isReMaterializable = !not(tied);
  let Inst{31} = 0;
  let Inst{30} = q;
  let Inst{29} = op;
  let Inst{28-19} = 0b0111100000;
  let Inst{18-16} = imm{7-5};
  let Inst{11-10} = 0b01;
  let Inst{9-5} = imm{4-0};
  let Inst{4-0} = Rd;
  let Constraints = !if(tied, "$Rd = $old", "");
}
foreach a = ArrangementsOf<Middle>.All in
  foreach op = [VectorOp<"movi", 0, 0, []>, VectorOp<"mvni", 1, 0, []>, VectorOp<"orr", 0, 1, [], 1>,
                VectorOp<"bic", 1, 1, [], 1>] in {
    defvar by = !if(!eq(a.Log2, 1), constant_shift2, constant_shift4);
    def !toupper(op.Name)#a.Code#_constant
        : VectorConstant<a.Q, op.U, op.Tied, OperandOf<a>.V, (ins uimm8:$imm, by:$shift),
                         op.Name#"\t$Rd, $imm, lsl $shift"> {
      bits<2> shift;
      let Inst{15} = !eq(a.Log2, 1);
      let Inst{14} = !if(!eq(a.Log2, 1), 0, shift{1});
      let Inst{13} = shift{0};
      let Inst{12} = op.Tied;
    }
    def : InstAlias<op.Name#" $Rd, $imm",
                    (!cast<Instruction>(!toupper(op.Name)#a.Code#"_constant") OperandOf<a>.V:$Rd, uimm8:$imm, 0), 2>;
    if !and(!eq(a.Log2, 2), !not(op.Tied)) then
      def !toupper(op.Name)#a.Code#_ones
          : VectorConstant<a.Q, op.U, 0, OperandOf<a>.V, (ins uimm8:$imm, constant_ones:$shift),
                           op.Name#"\t$Rd, $imm, msl $shift"> {
        bits<1> shift;
        let Inst{15-13} = 0b110;
        let Inst{12} = shift;
      }
  }
// A floating-point number in all elements.
class VectorFloatConstant<bit q, bit op, bit half, DAGOperand d>
    : VectorConstant<q, op, 0, d, (ins float_constant:$imm), "fmov\t$Rd, $imm"> {
  let Inst{15-12} = 0b1111;
  let Inst{11} = half;
}
foreach q = [0, 1] in {
  def !if(q, "FMOVv4f32_ns", "FMOVv2f32_ns") : VectorFloatConstant<q, 0, 0, !if(q, V4s, V2s)>;
  let Predicates = [HasNEON, HasFullFP16] in
  def !if(q, "FMOVv8f16_ns", "FMOVv4f16_ns") : VectorFloatConstant<q, 0, 1, !if(q, V8h, V4h)>;
}
def FMOVv2f64_ns : VectorFloatConstant<1, 1, 0, V2d>;
foreach a = ArrangementsOf<Bytes>.All in
  def MOVI#a.Code#_constant : VectorConstant<a.Q, 0, 0, OperandOf<a>.V, (ins uimm8:$imm), "movi\t$Rd, $imm"> {
    let Inst{15-12} = 0b1110;
  }
foreach q = [0, 1] in
  def !if(q, "MOVIv2d_ns", "MOVID") : VectorConstant<q, 1, 0, !if(q, V2d, FPR64), (ins byte_mask:$imm), "movi\t$Rd, $imm"> {
    let Inst{15-12} = 0b1110;
  }
