// Which instructions compute what: vectors of 128 bits. What is narrower is held in these, in the lower half.

// A vector of integers: its type, how instructions call it, and its elements.
class Ints<ValueType type, Arrangement a, ValueType scalar> {
  ValueType T = type;
  Arrangement A = a;
  string Code = a.Code;
  // What holds an element in a general register.
  ValueType Scalar = scalar;
}
defvar I8s = Ints<v16i8, Arranged16b, i32>;
defvar I16s = Ints<v8i16, Arranged8h, i32>;
defvar I32s = Ints<v4i32, Arranged4s, i32>;
defvar I64s = Ints<v2i64, Arranged2d, i64>;
defvar AllInts = [I8s, I16s, I32s, I64s];
defvar NarrowInts = [I8s, I16s, I32s];

class Floats<ValueType type, Ints ints, ValueType scalar, SubRegIndex part> {
  ValueType T = type;
  Ints I = ints;
  string Code = ints.A.FloatCode;
  ValueType Scalar = scalar;
  SubRegIndex Part = part;
}
defvar F32s = Floats<v4f32, I32s, f32, ssub>;
defvar F64s = Floats<v2f64, I64s, f64, dsub>;
defvar AllFloats = [F32s, F64s];

// ---- Registers and memory ---------------------------------------------------------------------------------------------

let Predicates = [HasNEON] in
foreach T = WholeVectors in {
  defm : LoadPat<T, load, "Q", 128>;
  defm : StorePat<T, store, "Q", 128>;
}
foreach from = !listconcat([f128], WholeVectors) in
  foreach to = !listconcat([f128], WholeVectors) in
    if !ne(!cast<string>(from), !cast<string>(to)) then
      def : Pat<(to (bitconvert (from FPR128:$a))), (to FPR128:$a)>;

// ---- Elements ---------------------------------------------------------------------------------------------------------

foreach count = [2, 4, 8, 16] in
  def lane_leaf#count : ImmLeaf<i64, "Imm >= 0 && Imm < "#count>;
foreach v = AllInts in {
  defvar element = "vi"#v.A.Bits;
  defvar place = !cast<ImmLeaf>("lane_leaf"#v.A.Count);
  def : Pat<(v.Scalar (vector_extract v.T:$v, (i64 place:$n))), (!cast<Instruction>("UMOV"#element) v.T:$v, imm:$n)>;
  def : Pat<(v.T (vector_insert v.T:$v, v.Scalar:$e, (i64 place:$n))),
            (!cast<Instruction>("INS"#element#"gpr") v.T:$v, imm:$n, v.Scalar:$e)>;
  def : Pat<(v.T (splat_vector v.Scalar:$e)), (!cast<Instruction>("DUP"#v.Code#"gpr") v.Scalar:$e)>;
  if !eq(v.A.Bits, 64) then
    def : Pat<(v.T (scalar_to_vector i64:$e)), (INSERT_SUBREG (v.T (IMPLICIT_DEF)), (f64 (FMOVXDr i64:$e)), dsub)>;
  else
    def : Pat<(v.T (scalar_to_vector i32:$e)), (INSERT_SUBREG (v.T (IMPLICIT_DEF)), (f32 (FMOVWSr i32:$e)), ssub)>;
}
foreach n = [8, 16] in
  let AddedComplexity = 5 in {
    defvar v = !if(!eq(n, 8), I8s, I16s);
    defvar place = !cast<ImmLeaf>("lane_leaf"#v.A.Count);
    def : Pat<(i32 (sext_inreg (i32 (vector_extract v.T:$v, (i64 place:$n))), !cast<ValueType>("i"#n))),
              (!cast<Instruction>("SMOVvi"#n#"to32") v.T:$v, imm:$n)>;
    def : Pat<(i32 (and (i32 (vector_extract v.T:$v, (i64 place:$n))), !sub(!shl(1, n), 1))),
              (!cast<Instruction>("UMOVvi"#n) v.T:$v, imm:$n)>;
  }
let AddedComplexity = 5 in {
  def : Pat<(i32 (vector_extract v4i32:$v, (i64 0))), (FMOVSWr (f32 (EXTRACT_SUBREG v4i32:$v, ssub)))>;
  def : Pat<(i64 (vector_extract v2i64:$v, (i64 0))), (FMOVDXr (f64 (EXTRACT_SUBREG v2i64:$v, dsub)))>;
}
foreach f = AllFloats in {
  defvar bits_ = f.I.A.Bits;
  defvar place = !cast<ImmLeaf>("lane_leaf"#f.I.A.Count);
  def : Pat<(f.Scalar (vector_extract f.T:$v, (i64 place:$n))), (!cast<Instruction>("DUPi"#bits_) f.T:$v, imm:$n)>;
  let AddedComplexity = 5 in
  def : Pat<(f.Scalar (vector_extract f.T:$v, (i64 0))), (EXTRACT_SUBREG f.T:$v, f.Part)>;
  def : Pat<(f.T (scalar_to_vector f.Scalar:$e)), (INSERT_SUBREG (f.T (IMPLICIT_DEF)), f.Scalar:$e, f.Part)>;
  def : Pat<(f.T (vector_insert f.T:$v, f.Scalar:$e, (i64 place:$n))),
            (!cast<Instruction>("INSvi"#bits_#"lane") f.T:$v, imm:$n,
             (INSERT_SUBREG (f.T (IMPLICIT_DEF)), f.Scalar:$e, f.Part), 0)>;
  def : Pat<(f.T (splat_vector f.Scalar:$e)),
            (!cast<Instruction>("DUP"#f.I.Code#"lane") (INSERT_SUBREG (f.T (IMPLICIT_DEF)), f.Scalar:$e, f.Part), 0)>;
}

// ---- Other orders -----------------------------------------------------------------------------------------------------

foreach v = AllInts in {
  foreach op = ["zip1", "zip2", "uzp1", "uzp2", "trn1", "trn2"] in
    def : Pat<(v.T (!cast<SDNode>("a64_"#op) v.T:$a, v.T:$b)), (!cast<Instruction>(!toupper(op)#v.Code) v.T:$a, v.T:$b)>;
  defvar element = "vi"#v.A.Bits;
  def : Pat<(v.T (a64_dup_lane v.T:$a, timm:$n)), (!cast<Instruction>("DUP"#v.Code#"lane") v.T:$a, timm:$n)>;
  def : Pat<(v.T (a64_insert_lane v.T:$a, v.T:$b, timm:$to, timm:$from)),
            (!cast<Instruction>("INS"#element#"lane") v.T:$a, timm:$to, v.T:$b, timm:$from)>;
}
foreach v = NarrowInts in
  def : Pat<(v.T (a64_rev64 v.T:$a)), (!cast<Instruction>("REV64"#v.Code) v.T:$a)>;
def : Pat<(v16i8 (a64_rev32 v16i8:$a)), (REV32v16i8 v16i8:$a)>;
def : Pat<(v8i16 (a64_rev32 v8i16:$a)), (REV32v8i16 v8i16:$a)>;
def : Pat<(v16i8 (a64_rev16 v16i8:$a)), (REV16v16i8 v16i8:$a)>;
// The second vector has the lower bytes.
def : Pat<(v16i8 (a64_ext v16i8:$a, v16i8:$b, timm:$n)), (EXTv16i8 v16i8:$b, v16i8:$a, timm:$n)>;
def : Pat<(v16i8 (a64_tbl v16i8:$a, v16i8:$numbers)), (TBLv16i8One v16i8:$a, v16i8:$numbers)>;

// ---- Constants --------------------------------------------------------------------------------------------------------
// Splats of the narrowest elements that repeat.

def low_byte : SDNodeXForm<imm, "Imm & 0xff">;
let AddedComplexity = 20 in
def : Pat<(v16i8 (splat_vector (i32 imm:$n))), (MOVIv16i8_constant (low_byte imm:$n))>;
// A byte in its place and zeros around it, or ones.
foreach v = [I16s, I32s] in
  foreach n = !if(!eq(v.A.Bits, 16), [0, 8], [0, 8, 16, 24]) in {
    defvar name = "byte"#v.A.Bits#"at"#n;
    defvar mask = "("#!sub(!shl(1, v.A.Bits), 1)#" & ~(0xff << "#n#"))";
    def name : ImmLeaf<i32, "(Imm & "#mask#") == 0">;
    def name#"_inverted" : ImmLeaf<i32, "(~Imm & "#mask#") == 0">;
    def name#"_value" : SDNodeXForm<imm, "(Imm >> "#n#") & 0xff">;
    def name#"_opposite" : SDNodeXForm<imm, "(~Imm >> "#n#") & 0xff">;
    let AddedComplexity = 20 in
    def : Pat<(v.T (splat_vector (i32 !cast<ImmLeaf>(name):$n))),
              (!cast<Instruction>("MOVI"#v.Code#"_constant") (!cast<SDNodeXForm>(name#"_value") imm:$n), n)>;
    let AddedComplexity = 19 in
    def : Pat<(v.T (splat_vector (i32 !cast<ImmLeaf>(name#"_inverted"):$n))),
              (!cast<Instruction>("MVNI"#v.Code#"_constant") (!cast<SDNodeXForm>(name#"_opposite") imm:$n), n)>;
  }
def masked_bytes : ImmLeaf<i64, byte_mask.MCOperandPredicate>;
let AddedComplexity = 20 in
def : Pat<(v2i64 (splat_vector (i64 masked_bytes:$n))), (MOVIv2d_ns imm:$n)>;
// A byte and ones below it.
foreach n = [8, 16] in {
  defvar name = "byteOverOnes"#n;
  def name : ImmLeaf<i32, "(zext(Imm, 32) >> "#!add(n, 8)#") == 0 && (Imm & "#!sub(!shl(1, n), 1)#") == "#!sub(!shl(1, n), 1)>;
  def name#"_inverted" : ImmLeaf<i32, "(zext(~Imm, 32) >> "#!add(n, 8)#") == 0 && (Imm & "#!sub(!shl(1, n), 1)#") == 0">;
  let AddedComplexity = 18 in {
    def : Pat<(v4i32 (splat_vector (i32 !cast<ImmLeaf>(name):$n))),
              (MOVIv4i32_ones (!cast<SDNodeXForm>("byte32at"#n#"_value") imm:$n), n)>;
    def : Pat<(v4i32 (splat_vector (i32 !cast<ImmLeaf>(name#"_inverted"):$n))),
              (MVNIv4i32_ones (!cast<SDNodeXForm>("byte32at"#n#"_opposite") imm:$n), n)>;
  }
}
let AddedComplexity = 17 in {
  def : Pat<(v4i32 (splat_vector (i32 float_constant_bits32:$n))), (FMOVv4f32_ns (i64 (constant_of_single imm:$n)))>;
  def : Pat<(v2i64 (splat_vector (i64 float_constant_bits64:$n))), (FMOVv2f64_ns (i64 (constant_of_double imm:$n)))>;
}

// ---- Arithmetic -------------------------------------------------------------------------------------------------------

foreach v = AllInts in {
  foreach op = [["add", "ADD"], ["sub", "SUB"], ["saddsat", "SQADD"], ["uaddsat", "UQADD"], ["ssubsat", "SQSUB"],
                ["usubsat", "UQSUB"], ["a64_cmeq", "CMEQ"], ["a64_cmgt", "CMGT"], ["a64_cmge", "CMGE"],
                ["a64_cmhi", "CMHI"], ["a64_cmhs", "CMHS"], ["shl", "USHL"]] in
    def : Pat<(v.T (!cast<SDNode>(op[0]) v.T:$a, v.T:$b)), (!cast<Instruction>(op[1]#v.Code) v.T:$a, v.T:$b)>;
  // To the right by going to the left by the opposite.
  def : Pat<(v.T (srl v.T:$a, v.T:$b)),
            (!cast<Instruction>("USHL"#v.Code) v.T:$a, (!cast<Instruction>("NEG"#v.Code) v.T:$b))>;
  def : Pat<(v.T (sra v.T:$a, v.T:$b)),
            (!cast<Instruction>("SSHL"#v.Code) v.T:$a, (!cast<Instruction>("NEG"#v.Code) v.T:$b))>;
  foreach op = [["a64_vshl", "SHL"], ["a64_vlshr", "USHR"], ["a64_vashr", "SSHR"]] in
    def : Pat<(v.T (!cast<SDNode>(op[0]) v.T:$a, timm:$n)), (!cast<Instruction>(op[1]#v.Code#"_shift") v.T:$a, timm:$n)>;
  foreach op = [["a64_vlshr", "USRA"], ["a64_vashr", "SSRA"]] in
    let AddedComplexity = 5 in
    def : Pat<(v.T (add v.T:$b, (v.T (!cast<SDNode>(op[0]) v.T:$a, timm:$n)))),
              (!cast<Instruction>(op[1]#v.Code#"_shift") v.T:$b, v.T:$a, timm:$n)>;
  def : Pat<(v.T (abs v.T:$a)), (!cast<Instruction>("ABS"#v.Code) v.T:$a)>;
  foreach op = [["and", "AND"], ["or", "ORR"], ["xor", "EOR"]] in
    def : Pat<(v.T (!cast<SDNode>(op[0]) v.T:$a, v.T:$b)), (!cast<Instruction>(op[1]#"v16i8") v.T:$a, v.T:$b)>;
  defvar zeros = (v16i8 (splat_vector (i32 0)));
  defvar ones = (v16i8 (splat_vector (i32 -1)));
  defvar allZeros = !if(!eq(v.A.Bits, 8), zeros, (v.T (bitconvert zeros)));
  defvar allOnes = !if(!eq(v.A.Bits, 8), ones, (v.T (bitconvert ones)));
  let AddedComplexity = 25 in {
    def : Pat<(v.T (xor v.T:$a, allOnes)), (NOTv16i8 v.T:$a)>;
    def : Pat<(v.T (and v.T:$a, (v.T (xor v.T:$b, allOnes)))), (BICv16i8 v.T:$a, v.T:$b)>;
    def : Pat<(v.T (or v.T:$a, (v.T (xor v.T:$b, allOnes)))), (ORNv16i8 v.T:$a, v.T:$b)>;
    def : Pat<(v.T (sub allZeros, v.T:$a)), (!cast<Instruction>("NEG"#v.Code) v.T:$a)>;
    foreach op = [["a64_cmeq", "CMEQ", "CMEQ"], ["a64_cmgt", "CMGT", "CMLT"], ["a64_cmge", "CMGE", "CMLE"]] in {
      def : Pat<(v.T (!cast<SDNode>(op[0]) v.T:$a, allZeros)), (!cast<Instruction>(op[1]#v.Code#"rz") v.T:$a)>;
      def : Pat<(v.T (!cast<SDNode>(op[0]) allZeros, v.T:$a)), (!cast<Instruction>(op[2]#v.Code#"rz") v.T:$a)>;
    }
    def : Pat<(v.T (xor (v.T (a64_cmeq (v.T (and v.T:$a, v.T:$b)), allZeros)), allOnes)),
              (!cast<Instruction>("CMTST"#v.Code) v.T:$a, v.T:$b)>;
  }
  // Bits of one where the mask has ones, and of another elsewhere, as it is said without a choice.
  let AddedComplexity = 30 in {
    def : Pat<(v.T (or (v.T (and v.T:$mask, v.T:$a)), (v.T (and v.T:$b, (v.T (xor v.T:$mask, allOnes)))))),
              (BSLv16i8 v.T:$mask, v.T:$a, v.T:$b)>;
    def : Pat<(v.T (xor (v.T (and (v.T (xor v.T:$a, v.T:$b)), v.T:$mask)), v.T:$b)), (BSLv16i8 v.T:$mask, v.T:$a, v.T:$b)>;
  }
  // The first of the three is the mask, and is overwritten.
  def : Pat<(v.T (vselect v.T:$mask, v.T:$a, v.T:$b)), (BSLv16i8 v.T:$mask, v.T:$a, v.T:$b)>;
}
foreach v = NarrowInts in {
  foreach op = [["mul", "MUL"], ["smin", "SMIN"], ["smax", "SMAX"], ["umin", "UMIN"], ["umax", "UMAX"],
                ["avgfloors", "SHADD"], ["avgflooru", "UHADD"], ["avgceils", "SRHADD"], ["avgceilu", "URHADD"],
                ["abds", "SABD"], ["abdu", "UABD"]] in
    def : Pat<(v.T (!cast<SDNode>(op[0]) v.T:$a, v.T:$b)), (!cast<Instruction>(op[1]#v.Code) v.T:$a, v.T:$b)>;
  let AddedComplexity = 5 in {
    def : Pat<(v.T (add v.T:$c, (v.T (mul v.T:$a, v.T:$b)))), (!cast<Instruction>("MLA"#v.Code) v.T:$c, v.T:$a, v.T:$b)>;
    def : Pat<(v.T (sub v.T:$c, (v.T (mul v.T:$a, v.T:$b)))), (!cast<Instruction>("MLS"#v.Code) v.T:$c, v.T:$a, v.T:$b)>;
    foreach op = [["abds", "SABA"], ["abdu", "UABA"]] in
      def : Pat<(v.T (add v.T:$c, (v.T (!cast<SDNode>(op[0]) v.T:$a, v.T:$b)))),
                (!cast<Instruction>(op[1]#v.Code) v.T:$c, v.T:$a, v.T:$b)>;
  }
  def : Pat<(v.T (ctlz v.T:$a)), (!cast<Instruction>("CLZ"#v.Code) v.T:$a)>;
}
def : Pat<(v16i8 (ctpop v16i8:$a)), (CNTv16i8 v16i8:$a)>;
// Of a general register: the bits of its bytes, and their sum.
class BitsOfDouble<dag double> {
  dag Sum = (v4i32 (SUBREG_TO_REG (i64 0), (i8 (ADDVv8i8 (CNTv8i8 double))), bsub));
  dag Word = (i32 (FMOVSWr (f32 (EXTRACT_SUBREG Sum, ssub))));
}
let Predicates = [HasNEON] in {
  def : Pat<(i32 (ctpop i32:$a)),
            BitsOfDouble<(f64 (EXTRACT_SUBREG (v4i32 (SUBREG_TO_REG (i64 0), (f32 (FMOVWSr i32:$a)), ssub)), dsub))>.Word>;
  def : Pat<(i64 (ctpop i64:$a)), (SUBREG_TO_REG (i64 0), BitsOfDouble<(f64 (FMOVXDr i64:$a))>.Word, sub_32)>;
}
def : Pat<(v8i16 (ctpop v8i16:$a)), (UADDLPv16i8 (CNTv16i8 v8i16:$a))>;
def : Pat<(v4i32 (ctpop v4i32:$a)), (UADDLPv8i16 (UADDLPv16i8 (CNTv16i8 v4i32:$a)))>;
def : Pat<(v2i64 (ctpop v2i64:$a)), (UADDLPv4i32 (UADDLPv8i16 (UADDLPv16i8 (CNTv16i8 v2i64:$a))))>;
def : Pat<(v16i8 (bitreverse v16i8:$a)), (RBITv16i8 v16i8:$a)>;
def : Pat<(v8i16 (bitreverse v8i16:$a)), (RBITv16i8 (REV16v16i8 v8i16:$a))>;
def : Pat<(v4i32 (bitreverse v4i32:$a)), (RBITv16i8 (REV32v16i8 v4i32:$a))>;
def : Pat<(v2i64 (bitreverse v2i64:$a)), (RBITv16i8 (REV64v16i8 v2i64:$a))>;
def : Pat<(v8i16 (bswap v8i16:$a)), (REV16v16i8 v8i16:$a)>;
def : Pat<(v4i32 (bswap v4i32:$a)), (REV32v16i8 v4i32:$a)>;
def : Pat<(v2i64 (bswap v2i64:$a)), (REV64v16i8 v2i64:$a)>;

// Elements twice as wide, and half as wide.
class Widened<Ints from, Ints to, Arrangement half> {
  Ints From = from;
  Ints To = to;
  // Of the lower half.
  string Low = half.Code;
}
defvar Steps = [Widened<I8s, I16s, Arranged8b>, Widened<I16s, I32s, Arranged4h>, Widened<I32s, I64s, Arranged2s>];
foreach s = Steps in {
  defvar From = s.From.T;
  defvar To = s.To.T;
  defvar zeros = (v16i8 (splat_vector (i32 0)));
  defvar allZeros = !if(!eq(s.From.A.Bits, 8), zeros, (From (bitconvert zeros)));
  foreach op = [["sext_invec", "S"], ["zext_invec", "U"]] in
    def : Pat<(To (!cast<SDNode>(op[0]) From:$a)),
              (!cast<Instruction>(op[1]#"SHLL"#s.Low#"_shift") (f64 (EXTRACT_SUBREG From:$a, dsub)), 0)>;
  let AddedComplexity = 25 in {
    def : Pat<(To (bitconvert (From (a64_zip1 From:$a, allZeros)))),
              (!cast<Instruction>("USHLL"#s.Low#"_shift") (f64 (EXTRACT_SUBREG From:$a, dsub)), 0)>;
    def : Pat<(To (bitconvert (From (a64_zip2 From:$a, allZeros)))), (!cast<Instruction>("USHLL"#s.From.Code#"_shift") From:$a, 0)>;
  }
  foreach op = [["mulhs", "SMULL"], ["mulhu", "UMULL"]] in
    def : Pat<(From (!cast<SDNode>(op[0]) From:$a, From:$b)),
              (!cast<Instruction>("UZP2"#s.From.Code)
                (!cast<Instruction>(op[1]#s.Low) (f64 (EXTRACT_SUBREG From:$a, dsub)), (f64 (EXTRACT_SUBREG From:$b, dsub))),
                (!cast<Instruction>(op[1]#s.From.Code) From:$a, From:$b))>;
  foreach op = [["a64_sqxtn", "SQXTN"], ["a64_sqxtun", "SQXTUN"]] in
    def : Pat<(From (!cast<SDNode>(op[0]) To:$a, To:$b)),
              (!cast<Instruction>(op[1]#s.From.Code)
                (INSERT_SUBREG (From (IMPLICIT_DEF)), (f64 (!cast<Instruction>(op[1]#s.Low) To:$a)), dsub), To:$b)>;
}
// The upper half, moved down: all of a vector's orders are in terms of the widest elements that say it.
foreach s = Steps in {
  defvar From = s.From.T;
  defvar To = s.To.T;
  defvar high_a = (From (bitconvert (v2i64 (a64_zip2 v2i64:$a, v2i64:$a))));
  defvar high_b = (From (bitconvert (v2i64 (a64_zip2 v2i64:$b, v2i64:$b))));
  defvar low_a = (f64 (EXTRACT_SUBREG From:$a, dsub));
  defvar low_b = (f64 (EXTRACT_SUBREG From:$b, dsub));
  let AddedComplexity = 25 in
  foreach op = [["sext_invec", "S"], ["zext_invec", "U"]] in {
    defvar ext = !cast<SDNode>(op[0]);
    def : Pat<(To (ext high_a)), (!cast<Instruction>(op[1]#"SHLL"#s.From.Code#"_shift") v2i64:$a, 0)>;
    // Operations on two of these.
    foreach two = [["add", "ADDL"], ["sub", "SUBL"], ["mul", "MULL"]] in {
      def : Pat<(To (!cast<SDNode>(two[0]) (To (ext From:$a)), (To (ext From:$b)))),
                (!cast<Instruction>(op[1]#two[1]#s.Low) low_a, low_b)>;
      def : Pat<(To (!cast<SDNode>(two[0]) (To (ext high_a)), (To (ext high_b)))),
                (!cast<Instruction>(op[1]#two[1]#s.From.Code) v2i64:$a, v2i64:$b)>;
    }
    foreach one = [["add", "ADDW"], ["sub", "SUBW"]] in {
      def : Pat<(To (!cast<SDNode>(one[0]) To:$c, (To (ext From:$a)))),
                (!cast<Instruction>(op[1]#one[1]#s.Low) To:$c, low_a)>;
      def : Pat<(To (!cast<SDNode>(one[0]) To:$c, (To (ext high_a)))),
                (!cast<Instruction>(op[1]#one[1]#s.From.Code) To:$c, v2i64:$a)>;
    }
    defvar product = !cast<SDNode>("a64_"#!tolower(op[1])#"mull");
    def : Pat<(To (product From:$a, From:$b)), (!cast<Instruction>(op[1]#"MULL"#s.Low) low_a, low_b)>;
    def : Pat<(To (product high_a, high_b)), (!cast<Instruction>(op[1]#"MULL"#s.From.Code) v2i64:$a, v2i64:$b)>;
    foreach sum = [["add", "MLAL"], ["sub", "MLSL"]] in {
      def : Pat<(To (!cast<SDNode>(sum[0]) To:$c, (To (mul (To (ext From:$a)), (To (ext From:$b)))))),
                (!cast<Instruction>(op[1]#sum[1]#s.Low) To:$c, low_a, low_b)>;
      def : Pat<(To (!cast<SDNode>(sum[0]) To:$c, (To (mul (To (ext high_a)), (To (ext high_b)))))),
                (!cast<Instruction>(op[1]#sum[1]#s.From.Code) To:$c, v2i64:$a, v2i64:$b)>;
      def : Pat<(To (!cast<SDNode>(sum[0]) To:$c, (To (product From:$a, From:$b)))),
                (!cast<Instruction>(op[1]#sum[1]#s.Low) To:$c, low_a, low_b)>;
      def : Pat<(To (!cast<SDNode>(sum[0]) To:$c, (To (product high_a, high_b)))),
                (!cast<Instruction>(op[1]#sum[1]#s.From.Code) To:$c, v2i64:$a, v2i64:$b)>;
    }
  }
}

// ---- Floating point ---------------------------------------------------------------------------------------------------

foreach f = AllFloats in {
  defvar T = f.T;
  foreach op = [["any_fadd", "FADD"], ["any_fsub", "FSUB"], ["any_fmul", "FMUL"], ["any_fdiv", "FDIV"],
                ["fminnum", "FMINNM"], ["fmaxnum", "FMAXNM"], ["fminimum", "FMIN"], ["fmaximum", "FMAX"]] in
    def : Pat<(T (!cast<SDPatternOperator>(op[0]) T:$a, T:$b)), (!cast<Instruction>(op[1]#f.Code) T:$a, T:$b)>;
  foreach op = [["fneg", "FNEG"], ["fabs", "FABS"], ["any_fsqrt", "FSQRT"], ["any_ffloor", "FRINTM"],
                ["any_fceil", "FRINTP"], ["any_ftrunc", "FRINTZ"], ["any_fround", "FRINTA"],
                ["any_froundeven", "FRINTN"], ["any_frint", "FRINTX"], ["any_fnearbyint", "FRINTI"]] in
    def : Pat<(T (!cast<SDPatternOperator>(op[0]) T:$a)), (!cast<Instruction>(op[1]#f.Code) T:$a)>;
  def : Pat<(T (any_fma T:$a, T:$b, T:$c)), (!cast<Instruction>("FMLA"#f.Code) T:$c, T:$a, T:$b)>;
  let AddedComplexity = 5 in
  def : Pat<(T (any_fma (fneg T:$a), T:$b, T:$c)), (!cast<Instruction>("FMLS"#f.Code) T:$c, T:$a, T:$b)>;
  let AddedComplexity = 5 in
  def : Pat<(T (fabs (fsub T:$a, T:$b))), (!cast<Instruction>("FABD"#f.Code) T:$a, T:$b)>;
  foreach op = [["any_sint_to_fp", "SCVTF"], ["any_uint_to_fp", "UCVTF"]] in
    def : Pat<(T (!cast<SDPatternOperator>(op[0]) f.I.T:$a)), (!cast<Instruction>(op[1]#f.Code) f.I.T:$a)>;
  foreach op = [["any_fp_to_sint", "FCVTZS"], ["any_fp_to_uint", "FCVTZU"]] in
    def : Pat<(f.I.T (!cast<SDPatternOperator>(op[0]) T:$a)), (!cast<Instruction>(op[1]#f.Code) T:$a)>;
  foreach op = [["fp_to_sint_sat", "FCVTZS"], ["fp_to_uint_sat", "FCVTZU"]] in
    def : Pat<(f.I.T (!cast<SDNode>(op[0]) T:$a, !cast<ValueType>("i"#f.I.A.Bits))),
              (!cast<Instruction>(op[1]#f.Code) T:$a)>;
  foreach op = [["a64_fcmeq", "FCMEQ"], ["a64_fcmgt", "FCMGT"], ["a64_fcmge", "FCMGE"]] in
    def : Pat<(f.I.T (!cast<SDNode>(op[0]) T:$a, T:$b)), (!cast<Instruction>(op[1]#f.Code) T:$a, T:$b)>;
  def : Pat<(T (vselect f.I.T:$mask, T:$a, T:$b)), (BSLv16i8 f.I.T:$mask, T:$a, T:$b)>;
  // By one element of the second.
  foreach op = [["any_fmul", "FMUL"]] in
    let AddedComplexity = 10 in
    def : Pat<(T (!cast<SDPatternOperator>(op[0]) T:$a, (T (splat_vector f.Scalar:$e)))),
              (!cast<Instruction>(op[1]#f.Code#"_indexed") T:$a, (INSERT_SUBREG (T (IMPLICIT_DEF)), f.Scalar:$e, f.Part), 0)>;
}
// The sign of one number and the rest of another: the mask has the sign's bit.
defvar SignMask32 = (v4i32 (MOVIv4i32_constant 128, 24));
defvar SignMask64 = (v2f64 (FNEGv2f64 (v2i64 (MOVIv2d_ns (i64 0)))));
def : Pat<(v4f32 (fcopysign v4f32:$a, v4f32:$b)), (BITv16i8 v4f32:$a, v4f32:$b, SignMask32)>;
def : Pat<(v2f64 (fcopysign v2f64:$a, v2f64:$b)), (BITv16i8 v2f64:$a, v2f64:$b, SignMask64)>;
def : Pat<(f32 (fcopysign f32:$a, f32:$b)),
          (EXTRACT_SUBREG (v4f32 (BITv16i8 (INSERT_SUBREG (v4f32 (IMPLICIT_DEF)), f32:$a, ssub),
                                           (INSERT_SUBREG (v4f32 (IMPLICIT_DEF)), f32:$b, ssub), SignMask32)), ssub)>;
def : Pat<(f64 (fcopysign f64:$a, f64:$b)),
          (EXTRACT_SUBREG (v2f64 (BITv16i8 (INSERT_SUBREG (v2f64 (IMPLICIT_DEF)), f64:$a, dsub),
                                           (INSERT_SUBREG (v2f64 (IMPLICIT_DEF)), f64:$b, dsub), SignMask64)), dsub)>;
def : Pat<(v2f64 (a64_fcvtl v4f32:$a)), (FCVTLv2i32 (f64 (EXTRACT_SUBREG v4f32:$a, dsub)))>;
def : Pat<(v4f32 (a64_fcvtn v2f64:$a)), (INSERT_SUBREG (v4f32 (IMPLICIT_DEF)), (f64 (FCVTNv2i32 v2f64:$a)), dsub)>;

// ---- All elements in one ----------------------------------------------------------------------------------------------

// An instruction over all elements leaves its result in the lowest part of a vector register, with zeros above.
class Across<Ints ints, string whole, string half, SubRegIndex part, ValueType partType, SubRegIndex longPart,
             ValueType longType> {
  Ints I = ints;
  string Whole = whole;
  string Half = half;
  SubRegIndex Part = part;
  ValueType PartType = partType;
  SubRegIndex LongPart = longPart;
  ValueType LongType = longType;
}
defvar AllAcross = [Across<I8s, "v16i8", "v8i8", bsub, i8, hsub, f16>, Across<I16s, "v8i16", "v4i16", hsub, f16, ssub, f32>,
                    Across<I32s, "v4i32", "v2i32", ssub, f32, dsub, f64>];
foreach x = AllAcross in {
  defvar T = x.I.T;
  defvar low = (f64 (EXTRACT_SUBREG T:$a, dsub));
  defvar any = (v4i32 (IMPLICIT_DEF));
  defvar hasAll = !lt(x.I.A.Bits, 32);
  foreach op = ["add", "smax", "smin", "umax", "umin"] in {
    defvar whole = !cast<Instruction>(!toupper(op)#"V"#x.Whole);
    def : Pat<(i32 (!cast<SDNode>("a64_"#op#"v") T:$a)),
              (FMOVSWr (f32 (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (x.PartType (whole T:$a)), x.Part)), ssub)))>;
    // Two elements are a pair.
    if hasAll then
      def : Pat<(i32 (!cast<SDNode>("a64_"#op#"v_half") T:$a)),
                (FMOVSWr (f32 (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (x.PartType (!cast<Instruction>(!toupper(op)#"V"#x.Half) low)), x.Part)),
                                              ssub)))>;
    else
      def : Pat<(i32 (!cast<SDNode>("a64_"#op#"v_half") T:$a)),
                (FMOVSWr (f32 (EXTRACT_SUBREG
                  (v4i32 (INSERT_SUBREG any, (f64 (!cast<Instruction>(!toupper(op)#"Pv2i32") low, low)), dsub)), ssub)))>;
  }
  // Sums with twice the width.
  defvar LongScalar = !if(hasAll, i32, i64);
  foreach s = ["s", "u"] in {
    defvar name = !toupper(s)#"ADDLV";
    defvar pair = !cast<Instruction>(!toupper(s)#"ADDLP"#x.Whole);
    defvar wide = !cond(!eq(x.I.A.Bits, 8): v8i16, !eq(x.I.A.Bits, 16): v4i32, true: v2i64);
    if hasAll then {
      def : Pat<(i32 (!cast<SDNode>("a64_"#s#"addlv") T:$a)),
                (FMOVSWr (f32 (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (x.LongType (!cast<Instruction>(name#x.Whole) T:$a)), x.LongPart)), ssub)))>;
      def : Pat<(i32 (!cast<SDNode>("a64_"#s#"addlv_half") T:$a)),
                (FMOVSWr (f32 (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (x.LongType (!cast<Instruction>(name#x.Half) low)), x.LongPart)), ssub)))>;
    } else {
      def : Pat<(i64 (!cast<SDNode>("a64_"#s#"addlv") T:$a)), (FMOVDXr (f64 (!cast<Instruction>(name#x.Whole) T:$a)))>;
      def : Pat<(i64 (!cast<SDNode>("a64_"#s#"addlv_half") T:$a)),
                (FMOVDXr (f64 (!cast<Instruction>(!toupper(s)#"ADDLP"#x.Half) low)))>;
    }
    def : Pat<(wide (!cast<SDNode>("a64_"#s#"addlp") T:$a)), (pair T:$a)>;
    let AddedComplexity = 10 in
    def : Pat<(wide (add wide:$c, (wide (!cast<SDNode>("a64_"#s#"addlp") T:$a)))),
              (!cast<Instruction>(!toupper(s)#"ADALP"#x.Whole) wide:$c, T:$a)>;
  }
}
def : Pat<(i64 (a64_addv v2i64:$a)), (FMOVDXr (f64 (ADDP_pair v2i64:$a)))>;
def : Pat<(f32 (a64_faddv v4f32:$a)), (FADDP_pair_s (f64 (EXTRACT_SUBREG (v4f32 (FADDPv4f32 v4f32:$a, v4f32:$a)), dsub)))>;
def : Pat<(f32 (a64_faddv_half v4f32:$a)), (FADDP_pair_s (f64 (EXTRACT_SUBREG v4f32:$a, dsub)))>;
def : Pat<(f64 (a64_faddv v2f64:$a)), (FADDP_pair_d v2f64:$a)>;
foreach op = ["fmaxnm", "fminnm", "fmax", "fmin"] in {
  defvar node = "a64_"#op#"v";
  defvar name = !toupper(op);
  def : Pat<(f32 (!cast<SDNode>(node) v4f32:$a)), (!cast<Instruction>(name#"Vv4i32v") v4f32:$a)>;
  def : Pat<(f32 (!cast<SDNode>(node#"_half") v4f32:$a)),
            (!cast<Instruction>(name#"P_pair_s") (f64 (EXTRACT_SUBREG v4f32:$a, dsub)))>;
  def : Pat<(f64 (!cast<SDNode>(node) v2f64:$a)), (!cast<Instruction>(name#"P_pair_d") v2f64:$a)>;
}
