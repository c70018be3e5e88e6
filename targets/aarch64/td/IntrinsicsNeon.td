// Intrinsic functions on vectors (`llvm.aarch64.neon.…`, `llvm.aarch64.crypto.…`) and the instructions that they are.
//
// There is a record for each type that a name ends in. A short vector, which fills the lower half of a register, is a number
// of 64 bits here, as it is in calls; what its elements are is said by the name alone.
//
// Sources: Arm C Language Extensions, "Advanced SIMD intrinsics"; the names are those that clang's arm_neon.h leads to.

class NeonIntrinsic<list<ValueType> results, list<ValueType> params, list<IntrinsicProperty> properties = []>
    : Intrinsic<!foreach(ty, results, LLVMType<ty>), !foreach(ty, params, LLVMType<ty>), !listconcat([IntrNoMem], properties)> {
  let TargetPrefix = "aarch64";
  let isTarget = true;
}
class TypeOf<Arrangement a> {
  ValueType T = !if(a.Q, !cast<ValueType>("v"#a.Count#"i"#a.Bits), f64);
  // Elements twice as wide: filling a whole register, and as many bits.
  defvar wideBits = !mul(2, a.Bits);
  string WideName = "v"#!div(128, wideBits)#"i"#wideBits;
  ValueType Wide = !if(!lt(wideBits, 128), !cast<ValueType>(WideName), f128);
  string PairsName = "v"#!div(!if(a.Q, 128, 64), wideBits)#"i"#wideBits;
  ValueType Pairs = !if(a.Q, Wide, f64);
  ValueType Float = !cond(!not(a.Q): f64, !eq(a.Log2, 3): v2f64, true: v4f32);
}
class IntrinsicOp<string name, list<int> sizes> {
  string Name = name;
  list<int> Sizes = sizes;
}
defvar FloatArrangements = [Arranged2s, Arranged4s, Arranged2d];
defvar Shorter = [Arranged8b, Arranged4h, Arranged2s];

// ---- Elements of one type ---------------------------------------------------------------------------------------------

foreach op = !listconcat(
    !foreach(name, ["sqadd", "uqadd", "sqsub", "uqsub", "sshl", "ushl", "srshl", "urshl", "sqshl", "uqshl", "sqrshl", "uqrshl",
                    "addp", "suqadd", "usqadd"], IntrinsicOp<name, AllSizes>),
    !foreach(name, ["shadd", "uhadd", "srhadd", "urhadd", "shsub", "uhsub", "smax", "umax", "smin", "umin", "smaxp", "umaxp",
                    "sminp", "uminp", "sabd", "uabd"], IntrinsicOp<name, Narrow>),
    [IntrinsicOp<"sqdmulh", Middle>, IntrinsicOp<"sqrdmulh", Middle>, IntrinsicOp<"pmul", Bytes>]) in
  foreach a = ArrangementsOf<op.Sizes>.All in {
    defvar T = TypeOf<a>.T;
    defvar name = "int_aarch64_neon_"#op.Name#"_"#a.Code;
    def name : NeonIntrinsic<[T], [T, T]>;
    def : Pat<(T (!cast<Intrinsic>(name) T:$a, T:$b)), (!cast<Instruction>(!toupper(op.Name)#a.Code) T:$a, T:$b)>;
  }
foreach op = [IntrinsicOp<"abs", AllSizes>, IntrinsicOp<"sqabs", AllSizes>, IntrinsicOp<"sqneg", AllSizes>,
              IntrinsicOp<"cls", Narrow>, IntrinsicOp<"urecpe", [2]>, IntrinsicOp<"ursqrte", [2]>] in
  foreach a = ArrangementsOf<op.Sizes>.All in {
    defvar T = TypeOf<a>.T;
    defvar name = "int_aarch64_neon_"#op.Name#"_"#a.Code;
    def name : NeonIntrinsic<[T], [T]>;
    def : Pat<(T (!cast<Intrinsic>(name) T:$a)), (!cast<Instruction>(!toupper(op.Name)#a.Code) T:$a)>;
  }
foreach a = FloatArrangements in {
  defvar T = TypeOf<a>.Float;
  defvar I = TypeOf<a>.T;
  foreach op = ["fabd", "fmulx", "fmax", "fmin", "fmaxnm", "fminnm", "frecps", "frsqrts", "faddp", "fmaxp", "fminp", "fmaxnmp",
                "fminnmp"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.FloatCode;
    def name : NeonIntrinsic<[T], [T, T]>;
    def : Pat<(T (!cast<Intrinsic>(name) T:$a, T:$b)), (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a, T:$b)>;
  }
  foreach op = ["frecpe", "frsqrte"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.FloatCode;
    def name : NeonIntrinsic<[T], [T]>;
    def : Pat<(T (!cast<Intrinsic>(name) T:$a)), (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a)>;
  }
  // To integers: named by these first.
  foreach op = ["facgt", "facge"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.Code;
    def name : NeonIntrinsic<[I], [T, T]>;
    def : Pat<(I (!cast<Intrinsic>(name) T:$a, T:$b)), (!cast<Instruction>(!toupper(op)#a.FloatCode) T:$a, T:$b)>;
  }
  foreach way = ["n", "m", "p", "a", "z"] in
    foreach sign = ["s", "u"] in {
      defvar name = "int_aarch64_neon_fcvt"#way#sign#"_"#a.Code;
      def name : NeonIntrinsic<[I], [T]>;
      def : Pat<(I (!cast<Intrinsic>(name) T:$a)), (!cast<Instruction>("FCVT"#!toupper(way#sign)#a.FloatCode) T:$a)>;
    }
  foreach sign = ["s", "u"] in {
    defvar toFloat = "int_aarch64_neon_vcvtfx"#sign#"2fp_"#a.FloatCode;
    def toFloat : NeonIntrinsic<[T], [I, i32], [ImmArg<ArgIndex<1>>]>;
    def : Pat<(T (!cast<Intrinsic>(toFloat) I:$a, timm:$n)),
              (!cast<Instruction>(!toupper(sign)#"CVTF"#a.Code#"_shift") I:$a, timm:$n)>;
    defvar toInt = "int_aarch64_neon_vcvtfp2fx"#sign#"_"#a.Code;
    def toInt : NeonIntrinsic<[I], [T, i32], [ImmArg<ArgIndex<1>>]>;
    def : Pat<(I (!cast<Intrinsic>(toInt) T:$a, timm:$n)),
              (!cast<Instruction>("FCVTZ"#!toupper(sign)#a.Code#"_shift") T:$a, timm:$n)>;
  }
}
// Shifted into what is there.
foreach a = ArrangementsOf<AllSizes>.All in
  foreach op = ["sri", "sli"] in {
    defvar T = TypeOf<a>.T;
    defvar name = "int_aarch64_neon_v"#op#"_"#a.Code;
    def name : NeonIntrinsic<[T], [T, T, i32], [ImmArg<ArgIndex<2>>]>;
    def : Pat<(T (!cast<Intrinsic>(name) T:$a, T:$b, timm:$n)),
              (!cast<Instruction>(!toupper(op)#a.Code#"_shift") T:$a, T:$b, timm:$n)>;
  }

// ---- Wider and narrower -----------------------------------------------------------------------------------------------

foreach a = Shorter in {
  defvar T = TypeOf<a>.Wide;
  foreach op = !listconcat(["smull", "umull"], !if(!eq(a.Bits, 8), ["pmull"], ["sqdmull"])) in {
    defvar name = "int_aarch64_neon_"#op#"_"#TypeOf<a>.WideName;
    def name : NeonIntrinsic<[T], [f64, f64]>;
    def : Pat<(T (!cast<Intrinsic>(name) f64:$a, f64:$b)), (!cast<Instruction>(!toupper(op)#a.Code) f64:$a, f64:$b)>;
    foreach sum = [["add", "mlal"], ["sub", "mlsl"]] in
      if !or(!eq(op, "smull"), !eq(op, "umull")) then
        let AddedComplexity = 10 in
        def : Pat<(T (!cast<SDNode>(sum[0]) T:$c, (T (!cast<Intrinsic>(name) f64:$a, f64:$b)))),
                  (!cast<Instruction>(!toupper(!substr(op, 0, 1)#sum[1])#a.Code) T:$c, f64:$a, f64:$b)>;
  }
  foreach op = ["sqxtn", "uqxtn", "sqxtun"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.Code;
    def name : NeonIntrinsic<[f64], [T]>;
    def : Pat<(f64 (!cast<Intrinsic>(name) T:$a)), (!cast<Instruction>(!toupper(op)#a.Code) T:$a)>;
  }
  foreach op = ["addhn", "raddhn", "subhn", "rsubhn"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.Code;
    def name : NeonIntrinsic<[f64], [T, T]>;
    def : Pat<(f64 (!cast<Intrinsic>(name) T:$a, T:$b)), (!cast<Instruction>(!toupper(op)#a.Code) T:$a, T:$b)>;
  }
  foreach op = ["rshrn", "sqshrn", "uqshrn", "sqrshrn", "uqrshrn", "sqshrun", "sqrshrun"] in {
    defvar name = "int_aarch64_neon_"#op#"_"#a.Code;
    def name : NeonIntrinsic<[f64], [T, i32], [ImmArg<ArgIndex<1>>]>;
    def : Pat<(f64 (!cast<Intrinsic>(name) T:$a, timm:$n)), (!cast<Instruction>(!toupper(op)#a.Code#"_shift") T:$a, timm:$n)>;
  }
}
foreach a = ArrangementsOf<Narrow>.All in {
  defvar T = TypeOf<a>.T;
  defvar P = TypeOf<a>.Pairs;
  foreach sign = ["s", "u"] in {
    defvar name = "int_aarch64_neon_"#sign#"addlp_"#TypeOf<a>.PairsName;
    def name : NeonIntrinsic<[P], [T]>;
    def : Pat<(P (!cast<Intrinsic>(name) T:$a)), (!cast<Instruction>(!toupper(sign)#"ADDLP"#a.Code) T:$a)>;
    if a.Q then
      let AddedComplexity = 10 in
      def : Pat<(P (add P:$c, (P (!cast<Intrinsic>(name) T:$a)))),
                (!cast<Instruction>(!toupper(sign)#"ADALP"#a.Code) P:$c, T:$a)>;
    // The sum of all.
    defvar R = !if(!lt(a.Bits, 32), i32, i64);
    defvar sum = "int_aarch64_neon_"#sign#"addlv_"#!if(!lt(a.Bits, 32), "i32", "i64")#"_"#a.Code;
    def sum : NeonIntrinsic<[R], [T]>;
  }
}
foreach x = AllAcross in {
  defvar T = x.I.T;
  foreach sign = ["s", "u"] in {
    defvar letter = !toupper(sign);
    defvar name = "int_aarch64_neon_"#sign#"addlv_"#!if(!lt(x.I.A.Bits, 32), "i32_", "i64_");
    defvar whole = !cast<Intrinsic>(name#x.Whole);
    defvar half = !cast<Intrinsic>(name#x.Half);
    if !lt(x.I.A.Bits, 32) then {
      // Of bytes, 16 bits are made; the sign is spread above them.
      defvar isSignedBytes = !and(!eq(sign, "s"), !eq(x.I.A.Bits, 8));
      defvar any = (v4i32 (IMPLICIT_DEF));
      defvar of_whole = (FMOVSWr (f32 (EXTRACT_SUBREG
        (v4i32 (INSERT_SUBREG any, (x.LongType (!cast<Instruction>(letter#"ADDLV"#x.Whole) T:$a)), x.LongPart)), ssub)));
      defvar of_half = (FMOVSWr (f32 (EXTRACT_SUBREG
        (v4i32 (INSERT_SUBREG any, (x.LongType (!cast<Instruction>(letter#"ADDLV"#x.Half) f64:$a)), x.LongPart)), ssub)));
      def : Pat<(i32 (whole T:$a)), !if(isSignedBytes, (SBFMWri (i32 of_whole), 0, 15), of_whole)>;
      def : Pat<(i32 (half f64:$a)), !if(isSignedBytes, (SBFMWri (i32 of_half), 0, 15), of_half)>;
    } else {
      def : Pat<(i64 (whole T:$a)), (FMOVDXr (f64 (!cast<Instruction>(letter#"ADDLV"#x.Whole) T:$a)))>;
      def : Pat<(i64 (half f64:$a)), (FMOVDXr (f64 (!cast<Instruction>(letter#"ADDLP"#x.Half) f64:$a)))>;
    }
  }
}
foreach op = [["faddv", "faddv"], ["fmaxv", "fmaxv"], ["fminv", "fminv"], ["fmaxnmv", "fmaxnmv"], ["fminnmv", "fminnmv"]] in {
  defvar base = "int_aarch64_neon_"#op[0];
  defvar pairName = !toupper(!subst("v", "", op[0]))#"P_pair_";
  def base#"_f32_v4f32" : NeonIntrinsic<[f32], [v4f32]>;
  def base#"_f32_v2f32" : NeonIntrinsic<[f32], [f64]>;
  def base#"_f64_v2f64" : NeonIntrinsic<[f64], [v2f64]>;
  if !eq(op[0], "faddv") then
    def : Pat<(f32 (!cast<Intrinsic>(base#"_f32_v4f32") v4f32:$a)),
              (FADDP_pair_s (f64 (EXTRACT_SUBREG (v4f32 (FADDPv4f32 v4f32:$a, v4f32:$a)), dsub)))>;
  else
    def : Pat<(f32 (!cast<Intrinsic>(base#"_f32_v4f32") v4f32:$a)),
              (!cast<Instruction>(!toupper(op[0])#"v4i32v") v4f32:$a)>;
  def : Pat<(f32 (!cast<Intrinsic>(base#"_f32_v2f32") f64:$a)), (!cast<Instruction>(pairName#"s") f64:$a)>;
  def : Pat<(f64 (!cast<Intrinsic>(base#"_f64_v2f64") v2f64:$a)), (!cast<Instruction>(pairName#"d") v2f64:$a)>;
}

// ---- Tables -----------------------------------------------------------------------------------------------------------

def int_aarch64_neon_tbl1_v16i8 : NeonIntrinsic<[v16i8], [v16i8, v16i8]>;
def int_aarch64_neon_tbl1_v8i8 : NeonIntrinsic<[f64], [v16i8, f64]>;
def : Pat<(v16i8 (int_aarch64_neon_tbl1_v16i8 v16i8:$a, v16i8:$n)), (TBLv16i8One v16i8:$a, v16i8:$n)>;
def : Pat<(f64 (int_aarch64_neon_tbl1_v8i8 v16i8:$a, f64:$n)), (TBLv8i8One v16i8:$a, f64:$n)>;

// ---- Sums of products -------------------------------------------------------------------------------------------------

foreach op = [["udot", "HasDotProd"], ["sdot", "HasDotProd"], ["usdot", "HasMatMulInt8"]] in {
  defvar base = "int_aarch64_neon_"#op[0];
  def base#"_v4i32" : NeonIntrinsic<[v4i32], [v4i32, v16i8, v16i8]>;
  def base#"_v2i32" : NeonIntrinsic<[f64], [f64, f64, f64]>;
  let Predicates = [!cast<Predicate>(op[1])] in {
    def : Pat<(v4i32 (!cast<Intrinsic>(base#"_v4i32") v4i32:$c, v16i8:$a, v16i8:$b)),
              (!cast<Instruction>(!toupper(op[0])#"v16i8") v4i32:$c, v16i8:$a, v16i8:$b)>;
    def : Pat<(f64 (!cast<Intrinsic>(base#"_v2i32") f64:$c, f64:$a, f64:$b)),
              (!cast<Instruction>(!toupper(op[0])#"v8i8") f64:$c, f64:$a, f64:$b)>;
  }
}

// ---- Cryptography -----------------------------------------------------------------------------------------------------

foreach op = ["aese", "aesd"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v16i8], [v16i8, v16i8]>;
  let Predicates = [HasAES] in
  def : Pat<(v16i8 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v16i8:$a, v16i8:$b)),
            (!cast<Instruction>(!toupper(op)#"rr") v16i8:$a, v16i8:$b)>;
}
foreach op = ["aesmc", "aesimc"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v16i8], [v16i8]>;
  let Predicates = [HasAES] in
  def : Pat<(v16i8 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v16i8:$a)), (!cast<Instruction>(!toupper(op)#"rr") v16i8:$a)>;
}
def int_aarch64_neon_pmull64 : NeonIntrinsic<[v16i8], [i64, i64]>;
let Predicates = [HasAES] in
def : Pat<(v16i8 (int_aarch64_neon_pmull64 i64:$a, i64:$b)), (PMULLv1i64 (f64 (FMOVXDr i64:$a)), (f64 (FMOVXDr i64:$b)))>;
foreach op = ["sha1c", "sha1p", "sha1m"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v4i32], [v4i32, i32, v4i32]>;
  let Predicates = [HasSHA2] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v4i32:$a, i32:$b, v4i32:$c)),
            (!cast<Instruction>(!toupper(op)#"rrr") v4i32:$a, (f32 (FMOVWSr i32:$b)), v4i32:$c)>;
}
def int_aarch64_crypto_sha1h : NeonIntrinsic<[i32], [i32]>;
let Predicates = [HasSHA2] in
def : Pat<(i32 (int_aarch64_crypto_sha1h i32:$a)), (FMOVSWr (f32 (SHA1Hrr (f32 (FMOVWSr i32:$a)))))>;
foreach op = ["sha1su0", "sha256su1", "sha256h", "sha256h2"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v4i32], [v4i32, v4i32, v4i32]>;
  let Predicates = [HasSHA2] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v4i32:$a, v4i32:$b, v4i32:$c)),
            (!cast<Instruction>(!toupper(op)#"rrr") v4i32:$a, v4i32:$b, v4i32:$c)>;
}
foreach op = ["sha1su1", "sha256su0"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v4i32], [v4i32, v4i32]>;
  let Predicates = [HasSHA2] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v4i32:$a, v4i32:$b)),
            (!cast<Instruction>(!toupper(op)#"rr") v4i32:$a, v4i32:$b)>;
}

foreach sign = ["s", "u"] in {
  foreach ty = ["v16i8", "v8i16", "v4i32", "v2i64"] in {
    defvar T = !cast<ValueType>(ty);
    foreach op = [["eor3", "EOR3"], ["bcax", "BCAX"]] in {
      defvar name = "int_aarch64_crypto_"#op[0]#sign#"_"#ty;
      def name : NeonIntrinsic<[T], [T, T, T]>;
      let Predicates = [HasSHA3] in
      def : Pat<(T (!cast<Intrinsic>(name) T:$a, T:$b, T:$c)), (!cast<Instruction>(op[1]) T:$a, T:$b, T:$c)>;
    }
  }
}
def int_aarch64_crypto_rax1 : NeonIntrinsic<[v2i64], [v2i64, v2i64]>;
def int_aarch64_crypto_sha512su0 : NeonIntrinsic<[v2i64], [v2i64, v2i64]>;
let Predicates = [HasSHA3] in {
  def : Pat<(v2i64 (int_aarch64_crypto_rax1 v2i64:$a, v2i64:$b)), (RAX1 v2i64:$a, v2i64:$b)>;
  def : Pat<(v2i64 (int_aarch64_crypto_sha512su0 v2i64:$a, v2i64:$b)), (SHA512SU0 v2i64:$a, v2i64:$b)>;
}
foreach op = ["sha512h", "sha512h2", "sha512su1"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v2i64], [v2i64, v2i64, v2i64]>;
  let Predicates = [HasSHA3] in
  def : Pat<(v2i64 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v2i64:$a, v2i64:$b, v2i64:$c)),
            (!cast<Instruction>(!toupper(op)) v2i64:$a, v2i64:$b, v2i64:$c)>;
}
foreach op = ["sm3ss1", "sm3partw1", "sm3partw2"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v4i32], [v4i32, v4i32, v4i32]>;
  let Predicates = [HasSM4] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v4i32:$a, v4i32:$b, v4i32:$c)),
            (!cast<Instruction>(!toupper(op)) v4i32:$a, v4i32:$b, v4i32:$c)>;
}
foreach op = ["sm4e", "sm4ekey"] in {
  def int_aarch64_crypto_#op : NeonIntrinsic<[v4i32], [v4i32, v4i32]>;
  let Predicates = [HasSM4] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_aarch64_crypto_"#op) v4i32:$a, v4i32:$b)),
            (!cast<Instruction>(!toupper(op)) v4i32:$a, v4i32:$b)>;
}

// ---- One element ------------------------------------------------------------------------------------------------------
// An integer of a general register is moved to a vector register and back.

foreach op = ["sqadd", "uqadd", "sqsub", "uqsub", "sqshl", "uqshl", "sqrshl", "uqrshl", "suqadd", "usqadd"] in {
  def int_aarch64_neon_#op#_i32 : NeonIntrinsic<[i32], [i32, i32]>;
  def int_aarch64_neon_#op#_i64 : NeonIntrinsic<[i64], [i64, i64]>;
  defvar pair = !cast<Instruction>(!toupper(op)#"_d");
  def : Pat<(i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32") i32:$a, i32:$b)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s") (f32 (FMOVWSr i32:$a)), (f32 (FMOVWSr i32:$b)))))>;
  def : Pat<(i64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i64") i64:$a, i64:$b)),
            (FMOVDXr (f64 (pair (f64 (FMOVXDr i64:$a)), (f64 (FMOVXDr i64:$b)))))>;
}
foreach op = ["sshl", "ushl", "srshl", "urshl"] in {
  def int_aarch64_neon_#op#_i64 : NeonIntrinsic<[i64], [i64, i64]>;
  def : Pat<(i64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i64") i64:$a, i64:$b)),
            (FMOVDXr (f64 (!cast<Instruction>(!toupper(op)#"_d") (f64 (FMOVXDr i64:$a)), (f64 (FMOVXDr i64:$b)))))>;
}
// Vectors of one element.
foreach op = ["sqadd", "uqadd", "sqsub", "uqsub", "sqshl", "uqshl", "sqrshl", "uqrshl", "suqadd", "usqadd", "sshl", "ushl",
              "srshl", "urshl"] in {
  defvar name = "int_aarch64_neon_"#op#"_v1i64";
  def name : NeonIntrinsic<[f64], [f64, f64]>;
  def : Pat<(f64 (!cast<Intrinsic>(name) f64:$a, f64:$b)), (!cast<Instruction>(!toupper(op)#"_d") f64:$a, f64:$b)>;
}
foreach op = ["sqdmulh", "sqrdmulh"] in {
  def int_aarch64_neon_#op#_i32 : NeonIntrinsic<[i32], [i32, i32]>;
  def : Pat<(i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32") i32:$a, i32:$b)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s") (f32 (FMOVWSr i32:$a)), (f32 (FMOVWSr i32:$b)))))>;
}
foreach op = ["sqabs", "sqneg"] in {
  def int_aarch64_neon_#op#_i32 : NeonIntrinsic<[i32], [i32]>;
  def : Pat<(i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32") i32:$a)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s") (f32 (FMOVWSr i32:$a)))))>;
}
foreach op = ["sqabs", "sqneg", "abs"] in {
  def int_aarch64_neon_#op#_i64 : NeonIntrinsic<[i64], [i64]>;
  def : Pat<(i64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i64") i64:$a)),
            (FMOVDXr (f64 (!cast<Instruction>(!toupper(op)#"_d") (f64 (FMOVXDr i64:$a)))))>;
}
foreach op = ["sqxtn", "sqxtun", "uqxtn"] in {
  def int_aarch64_neon_scalar_#op#_i32_i64 : NeonIntrinsic<[i32], [i64]>;
  def : Pat<(i32 (!cast<Intrinsic>("int_aarch64_neon_scalar_"#op#"_i32_i64") i64:$a)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s") (f64 (FMOVXDr i64:$a)))))>;
}
foreach f = [["f32", "S", "_s"], ["f64", "D", "_d"]] in {
  defvar T = !cast<ValueType>(f[0]);
  // To integers of both widths.
  foreach way = ["n", "m", "p", "a", "z"] in
    foreach sign = ["s", "u"] in
      foreach i = [["i32", "W"], ["i64", "X"]] in {
        defvar name = "int_aarch64_neon_fcvt"#way#sign#"_"#i[0]#"_"#f[0];
        def name : NeonIntrinsic<[!cast<ValueType>(i[0])], [T]>;
        def : Pat<(!cast<ValueType>(i[0]) (!cast<Intrinsic>(name) T:$a)),
                  (!cast<Instruction>("FCVT"#!toupper(way#sign)#"U"#i[1]#f[1]#"r") T:$a)>;
      }
  foreach op = ["fmulx", "frecps", "frsqrts"] in {
    def int_aarch64_neon_#op#_#f[0] : NeonIntrinsic<[T], [T, T]>;
    def : Pat<(T (!cast<Intrinsic>("int_aarch64_neon_"#op#"_"#f[0]) T:$a, T:$b)),
              (!cast<Instruction>(!toupper(op)#f[2]) T:$a, T:$b)>;
  }
  def int_aarch64_sisd_fabd_#f[0] : NeonIntrinsic<[T], [T, T]>;
  def : Pat<(T (!cast<Intrinsic>("int_aarch64_sisd_fabd_"#f[0]) T:$a, T:$b)), (!cast<Instruction>("FABD"#f[2]) T:$a, T:$b)>;
  foreach op = ["frecpe", "frecpx", "frsqrte"] in {
    def int_aarch64_neon_#op#_#f[0] : NeonIntrinsic<[T], [T]>;
    def : Pat<(T (!cast<Intrinsic>("int_aarch64_neon_"#op#"_"#f[0]) T:$a)), (!cast<Instruction>(!toupper(op)#f[2]) T:$a)>;
  }
}
foreach op = ["facge", "facgt"] in {
  def int_aarch64_neon_#op#_i32_f32 : NeonIntrinsic<[i32], [f32, f32]>;
  def : Pat<(i32 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i32_f32") f32:$a, f32:$b)),
            (FMOVSWr (f32 (!cast<Instruction>(!toupper(op)#"_s") f32:$a, f32:$b)))>;
  def int_aarch64_neon_#op#_i64_f64 : NeonIntrinsic<[i64], [f64, f64]>;
  def : Pat<(i64 (!cast<Intrinsic>("int_aarch64_neon_"#op#"_i64_f64") f64:$a, f64:$b)),
            (FMOVDXr (f64 (!cast<Instruction>(!toupper(op)#"_d") f64:$a, f64:$b)))>;
}
def int_aarch64_sisd_fcvtxn : NeonIntrinsic<[f32], [f64]>;
def : Pat<(f32 (int_aarch64_sisd_fcvtxn f64:$a)), (FCVTXN_s f64:$a)>;

// ---- Products added up ------------------------------------------------------------------------------------------------

foreach op = ["sqrdmlah", "sqrdmlsh"] in
  foreach a = ArrangementsOf<Middle>.All in {
    defvar T = TypeOf<a>.T;
    defvar name = "int_aarch64_neon_"#op#"_"#a.Code;
    def name : NeonIntrinsic<[T], [T, T, T]>;
    let Predicates = [HasRDM] in
    def : Pat<(T (!cast<Intrinsic>(name) T:$a, T:$b, T:$c)), (!cast<Instruction>(!toupper(op)#a.Code) T:$a, T:$b, T:$c)>;
  }
foreach op = [["smmla", "SMMLA"], ["ummla", "UMMLA"], ["usmmla", "USMMLA"]] in {
  def int_aarch64_neon_#op[0]#_v4i32_v16i8 : NeonIntrinsic<[v4i32], [v4i32, v16i8, v16i8]>;
  let Predicates = [HasMatMulInt8] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_aarch64_neon_"#op[0]#"_v4i32_v16i8") v4i32:$a, v16i8:$b, v16i8:$c)),
            (!cast<Instruction>(op[1]) v4i32:$a, v16i8:$b, v16i8:$c)>;
}

// ---- Bits in the other order ------------------------------------------------------------------------------------------

def int_aarch64_neon_rbit_v16i8 : NeonIntrinsic<[v16i8], [v16i8]>;
def int_aarch64_neon_rbit_v8i8 : NeonIntrinsic<[f64], [f64]>;
def : Pat<(v16i8 (int_aarch64_neon_rbit_v16i8 v16i8:$a)), (RBITv16i8 v16i8:$a)>;
def : Pat<(f64 (int_aarch64_neon_rbit_v8i8 f64:$a)), (RBITv8i8 f64:$a)>;
