// Which instructions compute what: floating point.

def zero_f32 : FPImmLeaf<f32, "Imm == 0">;
def zero_f64 : FPImmLeaf<f64, "Imm == 0">;
def zero_f16 : FPImmLeaf<f16, "Imm == 0">;
// Constants that instructions have. Others are moved from a general register.
def float_constant_bits32 : ImmLeaf<i32, "(Imm & 0x7ffff) == 0 && (bits(Imm, 30, 25) == 0x20 || bits(Imm, 30, 25) == 0x1f)">;
def float_constant_bits64 : ImmLeaf<i64, "(Imm & 0xffffffffffff) == 0 && (bits(Imm, 62, 54) == 0x100 || bits(Imm, 62, 54) == 0xff)">;
defvar SingleMagnitude = "(((bit(Imm, 29) ? 0xff : 0x100) << 54) | (bits(Imm, 24, 19) << 48))";
def constant_of_single : SDNodeXForm<imm, !subst("Number", SingleMagnitude, "bit(Imm, 31) ? -Number : Number")>;
def constant_of_double : SDNodeXForm<imm, "Imm < 0 ? -(Imm & 0x7fffffffffffffff) : Imm">;
let AddedComplexity = 5 in {
  def : Pat<(f32 (bitconvert (i32 float_constant_bits32:$v))), (FMOVSi (i64 (constant_of_single imm:$v)))>;
  def : Pat<(f64 (bitconvert (i64 float_constant_bits64:$v))), (FMOVDi (i64 (constant_of_double imm:$v)))>;
}
// Zero has a register.
let AddedComplexity = 5 in {
  def : Pat<(f32 (bitconvert (i32 0))), (FMOVWSr WZR)>;
  def : Pat<(f64 (bitconvert (i64 0))), (FMOVXDr XZR)>;
}

multiclass FloatPat<FloatType t, ValueType T> {
  foreach op = [["any_fadd", "FADD"], ["any_fsub", "FSUB"], ["any_fmul", "FMUL"], ["any_fdiv", "FDIV"],
                ["fminnum", "FMINNM"], ["fmaxnum", "FMAXNM"], ["fminimum", "FMIN"], ["fmaximum", "FMAX"],
                ["fminnum_ieee", "FMINNM"], ["fmaxnum_ieee", "FMAXNM"]] in
    def : Pat<(T (!cast<SDPatternOperator>(op[0]) T:$a, T:$b)), (!cast<Instruction>(op[1]#t.L#"rr") T:$a, T:$b)>;
  foreach op = [["fneg", "FNEG"], ["fabs", "FABS"], ["any_fsqrt", "FSQRT"], ["any_ffloor", "FRINTM"],
                ["any_fceil", "FRINTP"], ["any_ftrunc", "FRINTZ"], ["any_fround", "FRINTA"],
                ["any_froundeven", "FRINTN"], ["any_frint", "FRINTX"], ["any_fnearbyint", "FRINTI"]] in
    def : Pat<(T (!cast<SDPatternOperator>(op[0]) T:$a)), (!cast<Instruction>(op[1]#t.L#"r") T:$a)>;
  let AddedComplexity = 4 in
  def : Pat<(T (fneg (fmul T:$a, T:$b))), (!cast<Instruction>("FNMUL"#t.L#"rr") T:$a, T:$b)>;
  let AddedComplexity = 4 in {
    def : Pat<(T (any_fmul (fneg T:$a), T:$b)), (!cast<Instruction>("FNMUL"#t.L#"rr") T:$a, T:$b)>;
    def : Pat<(T (fabs (fsub T:$a, T:$b))), (!cast<Instruction>("FABD_"#!tolower(t.L)) T:$a, T:$b)>;
  }
  // The addend comes last; the other forms change signs.
  def : Pat<(T (any_fma T:$a, T:$b, T:$c)), (!cast<Instruction>("FMADD"#t.L#"rrr") T:$a, T:$b, T:$c)>;
  let AddedComplexity = 5 in {
    def : Pat<(T (any_fma (fneg T:$a), T:$b, T:$c)), (!cast<Instruction>("FMSUB"#t.L#"rrr") T:$a, T:$b, T:$c)>;
    def : Pat<(T (any_fma T:$a, T:$b, (fneg T:$c))), (!cast<Instruction>("FNMSUB"#t.L#"rrr") T:$a, T:$b, T:$c)>;
  }
  let AddedComplexity = 6 in
  def : Pat<(T (any_fma (fneg T:$a), T:$b, (fneg T:$c))), (!cast<Instruction>("FNMADD"#t.L#"rrr") T:$a, T:$b, T:$c)>;
  foreach w = Widths in {
    defvar I = !cast<ValueType>("i"#w.Bits);
    def : Pat<(T (any_sint_to_fp I:$a)), (!cast<Instruction>("SCVTFU"#w.L#t.L#"ri") I:$a)>;
    def : Pat<(T (any_uint_to_fp I:$a)), (!cast<Instruction>("UCVTFU"#w.L#t.L#"ri") I:$a)>;
    def : Pat<(I (any_fp_to_sint T:$a)), (!cast<Instruction>("FCVTZSU"#w.L#t.L#"r") T:$a)>;
    def : Pat<(I (any_fp_to_uint T:$a)), (!cast<Instruction>("FCVTZUU"#w.L#t.L#"r") T:$a)>;
    // What is beyond the bounds becomes the nearest integer, and what is no number zero.
    def : Pat<(I (fp_to_sint_sat T:$a, I)), (!cast<Instruction>("FCVTZSU"#w.L#t.L#"r") T:$a)>;
    def : Pat<(I (fp_to_uint_sat T:$a, I)), (!cast<Instruction>("FCVTZUU"#w.L#t.L#"r") T:$a)>;
    foreach long = !if(w.Sf, ["", "l"], [""]) in {
      def : Pat<(I (!cast<SDPatternOperator>("any_l"#long#"round") T:$a)), (!cast<Instruction>("FCVTASU"#w.L#t.L#"r") T:$a)>;
      def : Pat<(I (!cast<SDPatternOperator>("any_l"#long#"rint") T:$a)),
                (!cast<Instruction>("FCVTZSU"#w.L#t.L#"r") (!cast<Instruction>("FRINTX"#t.L#"r") T:$a))>;
    }
    // Rounded first.
    let AddedComplexity = 5 in
    foreach way = [["ffloor", "M"], ["fceil", "P"], ["ftrunc", "Z"], ["fround", "A"], ["froundeven", "N"]] in
      foreach sign = [["fp_to_sint", "S"], ["fp_to_uint", "U"]] in
        def : Pat<(I (!cast<SDNode>(sign[0]) (T (!cast<SDNode>(way[0]) T:$a)))),
                  (!cast<Instruction>("FCVT"#way[1]#sign[1]#"U"#w.L#t.L#"r") T:$a)>;
  }
  def : Pat<(a64_compare_if T:$a, T:$b, timm:$flags, timm:$cc),
            (!cast<Instruction>("FCCMP"#t.L#"rr") T:$a, T:$b, timm:$flags, timm:$cc)>;
  def : Pat<(T (a64_select_on_flags T:$otherwise, T:$then, timm:$cc)),
            (!cast<Instruction>("FCSEL"#t.L#"rrr") T:$then, T:$otherwise, timm:$cc)>;
  defm : Conditional<t.L, (ops T:$a, T:$b), (ops T:$a, T:$b)>;
  defm : Conditional<t.L#"z", (ops T:$a, (T !cast<FPImmLeaf>("zero_"#T))), (ops T:$a), 4>;
  if !ne(t.L, "H") then {
    defvar I = !if(!eq(t.L, "D"), i64, i32);
    defm : Conditional<t.L#"z", (ops T:$a, (T (bitconvert (I 0)))), (ops T:$a), 4>;
  }
}
defm : FloatPat<Single, f32>;
defm : FloatPat<Double, f64>;
let Predicates = [HasFullFP16] in
defm : FloatPat<Half, f16>;

def : Pat<(f16 (a64_select_on_flags f16:$otherwise, f16:$then, timm:$cc)),
          (FCSELHbits f16:$then, f16:$otherwise, timm:$cc)>;
def : Pat<(f32 zero_f32), (FMOVWSr WZR)>;
def : Pat<(f64 zero_f64), (FMOVXDr XZR)>;
def : Pat<(f64 (any_fpextend f32:$a)), (FCVTDSr f32:$a)>;
def : Pat<(f32 (any_fpround f64:$a)), (FCVTSDr f64:$a)>;
// Numbers of 16 bits are converted; without arithmetic of their own they are computed with as numbers of 32 bits.
def : Pat<(f16 (any_fpround f32:$a)), (FCVTHSr f32:$a)>;
def : Pat<(f16 (any_fpround f64:$a)), (FCVTHDr f64:$a)>;
def : Pat<(f32 (any_fpextend f16:$a)), (FCVTSHr f16:$a)>;
def : Pat<(f64 (any_fpextend f16:$a)), (FCVTDHr f16:$a)>;
def : Pat<(i32 (bitconvert f32:$a)), (FMOVSWr f32:$a)>;
def : Pat<(f32 (bitconvert i32:$a)), (FMOVWSr i32:$a)>;
def : Pat<(i64 (bitconvert f64:$a)), (FMOVDXr f64:$a)>;
def : Pat<(f64 (bitconvert i64:$a)), (FMOVXDr i64:$a)>;
foreach f = [["f16", "H", "16"], ["f32", "S", "32"], ["f64", "D", "64"], ["f128", "Q", "128"]] in {
  defvar T = !cast<ValueType>(f[0]);
  defvar width = !cond(!eq(f[2], "16"): 16, !eq(f[2], "32"): 32, !eq(f[2], "64"): 64, true: 128);
  defm : LoadPat<T, load, f[1], width>;
  defm : StorePat<T, store, f[1], width>;
}
