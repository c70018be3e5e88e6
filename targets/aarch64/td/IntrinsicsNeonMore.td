// Intrinsic functions on vectors, continued: reductions, elements of another vector, numbers of 16 bits, complex numbers.
// Vectors of numbers of 16 bits are in registers as a number of 64 bits, or as eight integers.
//
// Sources: Arm C Language Extensions, "Advanced SIMD intrinsics"; the names are those that clang's arm_neon.h leads to.

class PatIf<list<Predicate> needs, dag from, dag to> : Pat<from, to> {
  let Predicates = needs;
}
class UnaryIntrinsic<ValueType to, ValueType from> : NeonIntrinsic<[to], [from]>;

// ---- Half precision ---------------------------------------------------------------------------------------------------

foreach a = [Arranged4h, Arranged8h] in {
  defvar T = !if(a.Q, v8i16, f64);
  defvar I = TypeOf<a>.T;
  foreach op = ["fabd", "fmulx", "fmax", "fmin", "fmaxnm", "fminnm", "frecps", "frsqrts", "faddp", "fmaxp", "fminp",
                "fmaxnmp", "fminnmp"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.FloatCode;
    def name : NeonIntrinsic<[T], [T, T]>;
    def : PatIf<[HasNEON, HasFullFP16], (T (!cast<Intrinsic>(name) T:$a, T:$b)),
                (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a, T:$b)>;
  }
  foreach op = ["frecpe", "frsqrte", "frintn"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.FloatCode;
    def name : UnaryIntrinsic<T, T>;
    def : PatIf<[HasNEON, HasFullFP16], (T (!cast<Intrinsic>(name) T:$a)),
                (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a)>;
  }
  foreach op = ["facgt", "facge"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.Code;
    def name : NeonIntrinsic<[I], [T, T]>;
    def : PatIf<[HasNEON, HasFullFP16], (I (!cast<Intrinsic>(name) T:$a, T:$b)),
                (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a, T:$b)>;
  }
  foreach sign = ["s", "u"] in {
    foreach way = ["n", "m", "p", "a", "z"] in {
      defvar name = "int_aarch64_neon_fcvt"#way#sign#"_"#a.Code;
      def name : UnaryIntrinsic<I, T>;
      def : PatIf<[HasNEON, HasFullFP16], (I (!cast<Intrinsic>(name) T:$a)),
                  (!cast<Instruction>("FCVT"#!toupper(way#sign)#a.FloatCode) T:$a)>;
    }
    defvar toFloat = "int_aarch64_neon_vcvtfx"#sign#"2fp_"#a.FloatCode;
    def toFloat : NeonIntrinsic<[T], [I, i32], [ImmArg<ArgIndex<1>>]>;
    def : PatIf<[HasNEON, HasFullFP16], (T (!cast<Intrinsic>(toFloat) I:$a, timm:$n)),
              (!cast<Instruction>(!toupper(sign)#"CVTF"#a.Code#"_shift") I:$a, timm:$n)>;
    defvar toInt = "int_aarch64_neon_vcvtfp2fx"#sign#"_"#a.Code;
    def toInt : NeonIntrinsic<[I], [T, i32], [ImmArg<ArgIndex<1>>]>;
    def : PatIf<[HasNEON, HasFullFP16], (I (!cast<Intrinsic>(toInt) T:$a, timm:$n)),
              (!cast<Instruction>("FCVTZ"#!toupper(sign)#a.Code#"_shift") T:$a, timm:$n)>;
  }
}
// One number.
foreach op = ["fmulx", "frecps", "frsqrts"] in {
  def int_aarch64_neon_#op#_f16 : NeonIntrinsic<[f16], [f16, f16]>;
  def : PatIf<[HasFullFP16], (f16 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_f16") f16:$a, f16:$b)),
            (!cast<Instruction>(!toupper(op)#"_h") f16:$a, f16:$b)>;
}
def int_aarch64_sisd_fabd_f16 : NeonIntrinsic<[f16], [f16, f16]>;
def : PatIf<[HasFullFP16], (f16 (int_aarch64_sisd_fabd_f16 f16:$a, f16:$b)), (FABD_h f16:$a, f16:$b)>;
foreach op = ["facge", "facgt"] in {
  def int_aarch64_neon_#op#_i32_f16 : NeonIntrinsic<[i32], [f16, f16]>;
  def : PatIf<[HasFullFP16], (i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32_f16") f16:$a, f16:$b)),
              (FMOVHWr (f16 (!cast<Instruction>(!toupper(op)#"_h") f16:$a, f16:$b)))>;
}
foreach op = ["frecpe", "frecpx", "frsqrte"] in {
  def int_aarch64_neon_#op#_f16 : UnaryIntrinsic<f16, f16>;
  def : PatIf<[HasFullFP16], (f16 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_f16") f16:$a)),
            (!cast<Instruction>(!toupper(op)#"_h") f16:$a)>;
}
foreach sign = ["s", "u"] in
  foreach i = [["i32", "W"], ["i64", "X"]] in {
    defvar I = !cast<ValueType>(i[0]);
    foreach way = ["n", "m", "p", "a", "z"] in {
      defvar name = "int_aarch64_neon_fcvt"#way#sign#"_"#i[0]#"_f16";
      def name : UnaryIntrinsic<I, f16>;
      def : PatIf<[HasFullFP16], (I (!cast<Intrinsic>(name) f16:$a)),
                  (!cast<Instruction>("FCVT"#!toupper(way#sign)#"U"#i[1]#"Hr") f16:$a)>;
    }
    defvar toFloat = "int_aarch64_neon_vcvtfx"#sign#"2fp_f16_"#i[0];
    def toFloat : NeonIntrinsic<[f16], [I, i32], [ImmArg<ArgIndex<1>>]>;
    def : PatIf<[HasFullFP16], (f16 (!cast<Intrinsic>(toFloat) I:$a, timm:$n)),
              (!cast<Instruction>(!toupper(sign)#"CVTFS"#i[1]#"Hri") I:$a, timm:$n)>;
    defvar toInt = "int_aarch64_neon_vcvtfp2fx"#sign#"_"#i[0]#"_f16";
    def toInt : NeonIntrinsic<[I], [f16, i32], [ImmArg<ArgIndex<1>>]>;
    def : PatIf<[HasFullFP16], (I (!cast<Intrinsic>(toInt) f16:$a, timm:$n)),
              (!cast<Instruction>("FCVTZ"#!toupper(sign)#"S"#i[1]#"Hri") f16:$a, timm:$n)>;
  }
foreach f = [["f16", "H"], ["f32", "S"], ["f64", "D"]] in {
  defvar T = !cast<ValueType>(f[0]);
  foreach op = ["fmax", "fmin", "fmaxnm", "fminnm"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#f[0];
    def name : NeonIntrinsic<[T], [T, T]>;
    def : PatIf<!if(!eq(f[0], "f16"), [HasFullFP16], [HasFPARMv8]),
                (T (!cast<Intrinsic>(name) T:$a, T:$b)),
                (!cast<Instruction>(!toupper(op)#f[1]#"rr") T:$a, T:$b)>;
  }
}

// ---- Vectors of one element, and numbers in general registers ---------------------------------------------------------

foreach op = ["fmax", "fmin", "fmaxnm", "fminnm"] in {
  def int_aarch64_neon_#op#_v1f64 : NeonIntrinsic<[f64], [f64, f64]>;
  def : Pat<(f64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_v1f64") f64:$a, f64:$b)),
            (!cast<Instruction>(!toupper(op)#"Drr") f64:$a, f64:$b)>;
}
def int_aarch64_neon_fabd_v1f64 : NeonIntrinsic<[f64], [f64, f64]>;
def : Pat<(f64 (int_aarch64_neon_fabd_v1f64 f64:$a, f64:$b)), (FABD_d f64:$a, f64:$b)>;
foreach op = ["abs", "sqabs", "sqneg"] in {
  def int_aarch64_neon_#op#_v1i64 : UnaryIntrinsic<f64, f64>;
  def : Pat<(f64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_v1i64") f64:$a)),
              (!cast<Instruction>(!toupper(op)#"_d") f64:$a)>;
}
foreach op = ["sri", "sli"] in {
  def int_aarch64_neon_v#op#_v1i64 : NeonIntrinsic<[f64], [f64, f64, i32], [ImmArg<ArgIndex<2>>]>;
  def : Pat<(f64 (!cast<Intrinsic>("int_aarch64_neon_v"#op#"_v1i64") f64:$a, f64:$b, timm:$n)),
            (!cast<Instruction>(!toupper(op)#"_d_shift") f64:$a, f64:$b, timm:$n)>;
}
foreach sign = ["s", "u"] in {
  foreach way = ["n", "m", "p", "a", "z"] in {
    defvar name = "int_aarch64_neon_fcvt"#way#sign#"_v1i64";
    def name : UnaryIntrinsic<f64, f64>;
    def : Pat<(f64 (!cast<Intrinsic>(name) f64:$a)), (!cast<Instruction>("FCVT"#!toupper(way#sign)#"_d") f64:$a)>;
  }
  def int_aarch64_neon_vcvtfx#sign#2fp_v1f64 : NeonIntrinsic<[f64], [f64, i32], [ImmArg<ArgIndex<1>>]>;
  def : Pat<(f64 (!cast<Intrinsic>("int_aarch64_neon_vcvtfx"#sign#"2fp_v1f64") f64:$a, timm:$n)),
            (!cast<Instruction>(!toupper(sign)#"CVTF_d_shift") f64:$a, timm:$n)>;
  def int_aarch64_neon_vcvtfp2fx#sign#_v1i64 : NeonIntrinsic<[f64], [f64, i32], [ImmArg<ArgIndex<1>>]>;
  def : Pat<(f64 (!cast<Intrinsic>("int_aarch64_neon_vcvtfp2fx"#sign#"_v1i64") f64:$a, timm:$n)),
            (!cast<Instruction>("FCVTZ"#!toupper(sign)#"_d_shift") f64:$a, timm:$n)>;
  // A point at a fixed place of an integer as wide as the number.
  foreach f = [["f32", "i32", "_s", "FMOVWSr", "FMOVSWr"], ["f64", "i64", "_d", "FMOVXDr", "FMOVDXr"]] in {
    defvar T = !cast<ValueType>(f[0]);
    defvar I = !cast<ValueType>(f[1]);
    defvar toFloat = "int_aarch64_neon_vcvtfx"#sign#"2fp_"#f[0]#"_"#f[1];
    def toFloat : NeonIntrinsic<[T], [I, i32], [ImmArg<ArgIndex<1>>]>;
    def : Pat<(T (!cast<Intrinsic>(toFloat) I:$a, timm:$n)),
              (!cast<Instruction>(!toupper(sign)#"CVTF"#f[2]#"_shift") (T (!cast<Instruction>(f[3]) I:$a)), timm:$n)>;
    defvar toInt = "int_aarch64_neon_vcvtfp2fx"#sign#"_"#f[1]#"_"#f[0];
    def toInt : NeonIntrinsic<[I], [T, i32], [ImmArg<ArgIndex<1>>]>;
    def : Pat<(I (!cast<Intrinsic>(toInt) T:$a, timm:$n)),
              (!cast<Instruction>(f[4]) (T (!cast<Instruction>("FCVTZ"#!toupper(sign)#f[2]#"_shift") T:$a, timm:$n)))>;
  }
}
foreach op = ["sqshrn", "sqrshrn", "sqshrun", "sqrshrun", "uqshrn", "uqrshrn"] in {
  def int_aarch64_neon_#op#_i32 : NeonIntrinsic<[i32], [i64, i32], [ImmArg<ArgIndex<1>>]>;
  def : Pat<(i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32") i64:$a, timm:$n)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s_shift") (f64 (FMOVXDr i64:$a)), timm:$n)))>;
}
def int_aarch64_neon_sqdmulls_scalar : NeonIntrinsic<[i64], [i32, i32]>;
def : Pat<(i64 (int_aarch64_neon_sqdmulls_scalar i32:$a, i32:$b)),
          (FMOVDXr (f64 (SQDMULL_s (f32 (FMOVWSr i32:$a)), (f32 (FMOVWSr i32:$b)))))>;
foreach op = ["sqrdmlah", "sqrdmlsh"] in {
  def int_aarch64_neon_#op#_i32 : NeonIntrinsic<[i32], [i32, i32, i32]>;
  def : PatIf<[HasRDM], (i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32") i32:$a, i32:$b, i32:$c)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s") (f32 (FMOVWSr i32:$a)), (f32 (FMOVWSr i32:$b)),
                                                                (f32 (FMOVWSr i32:$c)))))>;
}

// ---- All elements in one ----------------------------------------------------------------------------------------------
// The result is as wide as a general register: with a sign above it, or zeros.

class WordOf<dag made, int bits_, bit signed> {
  dag Word = (FMOVSWr (f32 made));
  dag R = !if(!and(signed, !lt(bits_, 32)), (SBFMWri (i32 Word), 0, !sub(bits_, 1)), Word);
}
foreach x = AllAcross in {
  defvar T = x.I.T;
  defvar any = (v4i32 (IMPLICIT_DEF));
  foreach op = ["saddv", "uaddv", "smaxv", "umaxv", "sminv", "uminv"] in {
    defvar signed = !eq(!substr(op, 0, 1), "s");
    // A sum is one whether the elements have signs or not.
    defvar plain = !if(!or(!eq(op, "saddv"), !eq(op, "uaddv")), "ADDV", !toupper(op));
    defvar name = "int_aarch64_neon_"#op#"_i32_";
    def name#x.Whole : UnaryIntrinsic<i32, T>;
    def name#x.Half : UnaryIntrinsic<i32, f64>;
    defvar made = (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (x.PartType (!cast<Instruction>(plain#x.Whole) T:$a)), x.Part)), ssub);
    def : Pat<(i32 (!cast<Intrinsic>(name#x.Whole) T:$a)), WordOf<made, x.I.A.Bits, signed>.R>;
    if !lt(x.I.A.Bits, 32) then {
      defvar half = (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (x.PartType (!cast<Instruction>(plain#x.Half) f64:$a)), x.Part)), ssub);
      def : Pat<(i32 (!cast<Intrinsic>(name#x.Half) f64:$a)), WordOf<half, x.I.A.Bits, signed>.R>;
    } else {
      defvar pair = !cast<Instruction>(!subst("V", "P", plain)#"v2i32");
      defvar half = (EXTRACT_SUBREG (v4i32 (INSERT_SUBREG any, (f64 (pair f64:$a, f64:$a)), dsub)), ssub);
      def : Pat<(i32 (!cast<Intrinsic>(name#x.Half) f64:$a)), WordOf<half, 32, signed>.R>;
    }
  }
}
foreach sign = ["s", "u"] in {
  def int_aarch64_neon_#sign#addv_i64_v2i64 : UnaryIntrinsic<i64, v2i64>;
  def : Pat<(i64 (!cast<Intrinsic>("int_aarch64_neon_"#sign#"addv_i64_v2i64") v2i64:$a)),
              (FMOVDXr (f64 (ADDP_pair v2i64:$a)))>;
}
foreach op = ["fmaxv", "fminv", "fmaxnmv", "fminnmv"] in {
  foreach half = [["v4f16", "f64", "v4i16v"], ["v8f16", "v8i16", "v8i16v"]] in {
    defvar name = "int_aarch64_neon_"#op#"_f16_"#half[0];
    def name : UnaryIntrinsic<f16, !cast<ValueType>(half[1])>;
    def : PatIf<[HasNEON, HasFullFP16], (f16 (!cast<Intrinsic>(name) !cast<ValueType>(half[1]):$a)),
              (!cast<Instruction>(!toupper(op)#half[2]) !cast<ValueType>(half[1]):$a)>;
  }
}

// ---- Shifts -----------------------------------------------------------------------------------------------------------

foreach a = Shorter in {
  defvar T = TypeOf<a>.Wide;
  def int_aarch64_neon_shrn_#a.Code : NeonIntrinsic<[f64], [T, i32], [ImmArg<ArgIndex<1>>]>;
  def : Pat<(f64 (!cast<Intrinsic>("int_aarch64_neon_shrn_"#a.Code) T:$a, timm:$n)),
            (!cast<Instruction>("SHRN"#a.Code#"_shift") T:$a, timm:$n)>;
}
// By the same number everywhere.
foreach a = ArrangementsOf<AllSizes>.All in {
  defvar T = TypeOf<a>.T;
  defvar name = "int_aarch64_neon_sqshlu_"#a.Code;
  def name : NeonIntrinsic<[T], [T, i32], [ImmArg<ArgIndex<1>>]>;
  def : Pat<(T (!cast<Intrinsic>(name) T:$a, timm:$n)), (!cast<Instruction>("SQSHLU"#a.Code#"_shift") T:$a, timm:$n)>;
}
def int_aarch64_neon_sqshlu_v1i64 : NeonIntrinsic<[f64], [f64, i32], [ImmArg<ArgIndex<1>>]>;
def : Pat<(f64 (int_aarch64_neon_sqshlu_v1i64 f64:$a, timm:$n)), (SQSHLU_d_shift f64:$a, timm:$n)>;
foreach s = [["i32", "_s", "FMOVWSr", "FMOVSWr", "f32"], ["i64", "_d", "FMOVXDr", "FMOVDXr", "f64"]] in {
  defvar I = !cast<ValueType>(s[0]);
  defvar T = !cast<ValueType>(s[4]);
  def int_aarch64_neon_sqshlu_#s[0] : NeonIntrinsic<[I], [I, i32], [ImmArg<ArgIndex<1>>]>;
  def : Pat<(I (!cast<Intrinsic>("int_aarch64_neon_sqshlu_"#s[0]) I:$a, timm:$n)),
            (!cast<Instruction>(s[3]) (T (!cast<Instruction>("SQSHLU"#s[1]#"_shift") (T (!cast<Instruction>(s[2]) I:$a)), timm:$n)))>;
}

// ---- Elements of another vector ---------------------------------------------------------------------------------------

foreach op = ["sqdmulh", "sqrdmulh"] in
  foreach a = ArrangementsOf<Middle>.All in {
    defvar T = TypeOf<a>.T;
    defvar from = !if(!eq(a.Bits, 16), Arranged8h, Arranged4s);
    defvar short = !if(!eq(a.Bits, 16), "v4i16", "v2i32");
    defvar by = !cast<Instruction>(!toupper(op)#a.Code#"_indexed");
    defvar name = "int_aarch64_neon_"#op;
    defvar W = TypeOf<from>.T;
    def name#"_lane_"#a.Code#"_"#short : NeonIntrinsic<[T], [T, f64, i64], [ImmArg<ArgIndex<2>>]>;
    def : Pat<(T (!cast<Intrinsic>(name#"_lane_"#a.Code#"_"#short) T:$a, f64:$b, timm:$n)),
              (by T:$a, (W (INSERT_SUBREG (W (IMPLICIT_DEF)), f64:$b, dsub)), timm:$n)>;
    def name#"_laneq_"#a.Code#"_"#from.Code : NeonIntrinsic<[T], [T, W, i64], [ImmArg<ArgIndex<2>>]>;
    def : Pat<(T (!cast<Intrinsic>(name#"_laneq_"#a.Code#"_"#from.Code) T:$a, W:$b, timm:$n)), (by T:$a, W:$b, timm:$n)>;
  }

// ---- Other widths of numbers ------------------------------------------------------------------------------------------

def int_aarch64_neon_fcvtxn_v2f32_v2f64 : UnaryIntrinsic<f64, v2f64>;
def : Pat<(f64 (int_aarch64_neon_fcvtxn_v2f32_v2f64 v2f64:$a)), (FCVTXNv2f32 v2f64:$a)>;
// Of halves: integers of 16 bits stand for them.
def int_aarch64_neon_vcvtfp2hf : UnaryIntrinsic<f64, v4f32>;
def : Pat<(f64 (int_aarch64_neon_vcvtfp2hf v4f32:$a)), (FCVTNv4i16 v4f32:$a)>;
def int_aarch64_neon_vcvthf2fp : UnaryIntrinsic<v4f32, f64>;
def : Pat<(v4f32 (int_aarch64_neon_vcvthf2fp f64:$a)), (FCVTLv4i16 f64:$a)>;
foreach a = FloatArrangements in {
  defvar T = TypeOf<a>.Float;
  def int_aarch64_neon_frintn_#a.FloatCode : UnaryIntrinsic<T, T>;
  def : Pat<(T (!cast<Intrinsic>("int_aarch64_neon_frintn_"#a.FloatCode) T:$a)),
              (!cast<Instruction>("FRINTN"#a.FloatCode) T:$a)>;
}

// ---- Bits in the other order ------------------------------------------------------------------------------------------
// Of wider elements: that of the bytes first.

foreach v = [["8h", "REV16"], ["4s", "REV32"], ["2d", "REV64"], ["4h", "REV16"], ["2s", "REV32"], ["1d", "REV64"]] in {
  defvar a = !cast<Arrangement>("Arranged"#v[0]);
  defvar T = !if(a.Q, TypeOf<a>.T, f64);
  defvar bytes = !if(a.Q, "v16i8", "v8i8");
  def int_aarch64_neon_rbit_#a.Code : UnaryIntrinsic<T, T>;
  def : Pat<(T (!cast<Intrinsic>("int_aarch64_neon_rbit_"#a.Code) T:$a)),
            (!cast<Instruction>("RBIT"#bytes) (!cast<Instruction>(v[1]#bytes) T:$a))>;
}

// ---- Numbers of bfloat16 ----------------------------------------------------------------------------------------------

def int_aarch64_neon_bfdot_v2f32_v4bf16 : NeonIntrinsic<[f64], [f64, f64, f64]>;
def : PatIf<[HasBF16], (f64 (int_aarch64_neon_bfdot_v2f32_v4bf16 f64:$a, f64:$b, f64:$c)),
            (BFDOTv4bf16 f64:$a, f64:$b, f64:$c)>;
def int_aarch64_neon_bfdot_v4f32_v8bf16 : NeonIntrinsic<[v4f32], [v4f32, v8i16, v8i16]>;
def : PatIf<[HasBF16], (v4f32 (int_aarch64_neon_bfdot_v4f32_v8bf16 v4f32:$a, v8i16:$b, v8i16:$c)),
            (BFDOTv8bf16 v4f32:$a, v8i16:$b, v8i16:$c)>;
foreach op = ["bfmmla", "bfmlalb", "bfmlalt"] in {
  def int_aarch64_neon_#op : NeonIntrinsic<[v4f32], [v4f32, v8i16, v8i16]>;
  def : PatIf<[HasBF16], (v4f32 (!cast<Intrinsic>("int_aarch64_neon_"#op) v4f32:$a, v8i16:$b, v8i16:$c)),
            (!cast<Instruction>(!toupper(op)) v4f32:$a, v8i16:$b, v8i16:$c)>;
}
def int_aarch64_neon_bfcvtn : UnaryIntrinsic<v8i16, v4f32>;
def : PatIf<[HasBF16], (v8i16 (int_aarch64_neon_bfcvtn v4f32:$a)),
          (INSERT_SUBREG (v8i16 (IMPLICIT_DEF)), (f64 (BFCVTN v4f32:$a)), dsub)>;
def int_aarch64_neon_bfcvtn2 : NeonIntrinsic<[v8i16], [v8i16, v4f32]>;
def : PatIf<[HasBF16], (v8i16 (int_aarch64_neon_bfcvtn2 v8i16:$a, v4f32:$b)), (BFCVTN2 v8i16:$a, v4f32:$b)>;
def int_aarch64_neon_bfcvt : UnaryIntrinsic<bf16, f32>;
def : PatIf<[HasBF16], (bf16 (int_aarch64_neon_bfcvt f32:$a)), (BFCVT f32:$a)>;

// ---- Products of half precision added up ------------------------------------------------------------------------------

foreach op = ["fmlal", "fmlsl", "fmlal2", "fmlsl2"] in {
  def int_aarch64_neon_#op#_v2f32_v4f16 : NeonIntrinsic<[f64], [f64, f64, f64]>;
  def : PatIf<[HasFP16FML], (f64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_v2f32_v4f16") f64:$c, f64:$a, f64:$b)),
            (!cast<Instruction>(!toupper(op)#"v4f16") f64:$c, (f32 (EXTRACT_SUBREG f64:$a, ssub)),
                                                      (f32 (EXTRACT_SUBREG f64:$b, ssub)))>;
  def int_aarch64_neon_#op#_v4f32_v8f16 : NeonIntrinsic<[v4f32], [v4f32, v8i16, v8i16]>;
  def : PatIf<[HasFP16FML], (v4f32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_v4f32_v8f16") v4f32:$c, v8i16:$a, v8i16:$b)),
            (!cast<Instruction>(!toupper(op)#"v8f16") v4f32:$c, (f64 (EXTRACT_SUBREG v8i16:$a, dsub)),
                                                      (f64 (EXTRACT_SUBREG v8i16:$b, dsub)))>;
}

// ---- Complex numbers --------------------------------------------------------------------------------------------------

foreach a = [Arranged4h, Arranged8h, Arranged2s, Arranged4s, Arranged2d] in {
  defvar T = !cond(!not(a.Q): f64, !eq(a.Bits, 16): v8i16, true: TypeOf<a>.Float);
  foreach degrees = [90, 270] in {
    def int_aarch64_neon_vcadd_rot#degrees#_#a.FloatCode : NeonIntrinsic<[T], [T, T]>;
    def : PatIf<!if(!eq(a.Bits, 16), [HasComplxNum, HasFullFP16], [HasComplxNum]),
                (T (!cast<Intrinsic>("int_aarch64_neon_vcadd_rot"#degrees#"_"#a.FloatCode) T:$a, T:$b)),
                (!cast<Instruction>("FCADD"#a.FloatCode) T:$a, T:$b, degrees)>;
  }
  foreach degrees = [0, 90, 180, 270] in {
    def int_aarch64_neon_vcmla_rot#degrees#_#a.FloatCode : NeonIntrinsic<[T], [T, T, T]>;
    def : PatIf<!if(!eq(a.Bits, 16), [HasComplxNum, HasFullFP16], [HasComplxNum]),
                (T (!cast<Intrinsic>("int_aarch64_neon_vcmla_rot"#degrees#"_"#a.FloatCode) T:$c, T:$a, T:$b)),
                (!cast<Instruction>("FCMLA"#a.FloatCode) T:$c, T:$a, T:$b, degrees)>;
  }
}

// ---- Numbers rounded to integers of a width ---------------------------------------------------------------------------

foreach op = ["frint32x", "frint32z", "frint64x", "frint64z"] in {
  foreach a = FloatArrangements in {
    defvar T = TypeOf<a>.Float;
    def int_aarch64_neon_#op#_#a.FloatCode : UnaryIntrinsic<T, T>;
    def : PatIf<[HasFRInt3264], (T (!cast<Intrinsic>("int_aarch64_neon_"#op#"_"#a.FloatCode) T:$a)),
                (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a)>;
  }
  def int_aarch64_neon_#op#_v1f64 : UnaryIntrinsic<f64, f64>;
  def : PatIf<[HasFRInt3264], (f64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_v1f64") f64:$a)),
              (!cast<Instruction>(!toupper(op)#"Dr") f64:$a)>;
  foreach f = [["f32", "S"], ["f64", "D"]] in {
    defvar T = !cast<ValueType>(f[0]);
    def int_aarch64_#op#_#f[0] : UnaryIntrinsic<T, T>;
    def : PatIf<[HasFRInt3264], (T (!cast<Intrinsic>("int_aarch64_"#op#"_"#f[0]) T:$a)),
                (!cast<Instruction>(!toupper(op)#f[1]#"r") T:$a)>;
  }
}
def int_aarch64_fjcvtzs : UnaryIntrinsic<i32, f64>;
def : PatIf<[HasJS], (i32 (int_aarch64_fjcvtzs f64:$a)), (FJCVTZS f64:$a)>;

// ---- Cryptography -----------------------------------------------------------------------------------------------------

foreach op = ["sm3tt1a", "sm3tt1b", "sm3tt2a", "sm3tt2b"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v4i32], [v4i32, v4i32, v4i32, i64], [ImmArg<ArgIndex<3>>]>;
  def : PatIf<[HasSM4], (v4i32 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v4i32:$a, v4i32:$b, v4i32:$c, timm:$n)),
            (!cast<Instruction>(!toupper(op)) v4i32:$a, v4i32:$b, v4i32:$c, timm:$n)>;
}
def int_aarch64_crypto_xar : NeonIntrinsic<[v2i64], [v2i64, v2i64, i32], [ImmArg<ArgIndex<2>>]>;
def : PatIf<[HasSHA3], (v2i64 (int_aarch64_crypto_xar v2i64:$a, v2i64:$b, timm:$n)), (XAR v2i64:$a, v2i64:$b, timm:$n)>;
