// Operations on vectors of 512 bits, and the mask registers that their comparisons write.
//
// Between operations a mask is a vector like any other: lanes of ones and zeros. What compares makes a mask register of it,
// which X86vpmovm2 turns into such a vector; what chooses or accesses memory by a mask turns it back, and takes the register
// where the vector has just come of one (src/codegen/mask_registers.rs).

// ---- Nodes ----------------------------------------------------------------------------------------------------------

// Two vectors compared by the number of a condition: as signed integers or numbers, and as unsigned ones.
def SDTX86CompareToMask : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisVec<1>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>]>;
def X86cmpm : SDNode<"X86ISD::CMPM", SDTX86CompareToMask>;
def X86cmpmu : SDNode<"X86ISD::CMPMU", SDTX86CompareToMask>;
// A bit for each lane that is not zero, and lanes of ones and zeros for bits.
def X86vptestm : SDNode<"X86ISD::VPTESTM", SDTX86Half>;
def X86vpmovm2 : SDNode<"X86ISD::VPMOVM2", SDTX86Half>;
// The bits as an integer, and back.
def X86kmovrk : SDNode<"X86ISD::KMOVRK", SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisVec<1>]>>;
def X86kmovkr : SDNode<"X86ISD::KMOVKR", SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisInt<1>]>>;
def X86kand : SDNode<"X86ISD::KAND", SDTX86Interleave, [SDNPCommutative]>;
def X86kandn : SDNode<"X86ISD::KANDN", SDTX86Interleave>;
def X86kor : SDNode<"X86ISD::KOR", SDTX86Interleave, [SDNPCommutative]>;
def X86kxor : SDNode<"X86ISD::KXOR", SDTX86Interleave, [SDNPCommutative]>;
def X86knot : SDNode<"X86ISD::KNOT", SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisSameAs<0, 1>]>>;
// Lanes of the first vector where the mask has ones, of the second elsewhere.
def X86blendm : SDNode<"X86ISD::BLENDM", SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisVec<1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>]>>;
def X86kload : SDNode<"X86ISD::KLOAD", SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisPtrTy<1>, SDTCisVec<2>]>,
                      [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def X86kstore : SDNode<"X86ISD::KSTORE", SDTypeProfile<0, 3, [SDTCisVec<0>, SDTCisPtrTy<1>, SDTCisVec<2>]>,
                       [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
// Any elements of one vector, and of two, by a vector of numbers.
def X86vpermz : SDNode<"X86ISD::VPERMZ", SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisVec<1>, SDTCisSameAs<0, 2>]>>;
def X86vpermt2 : SDNode<"X86ISD::VPERMV3", SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisVec<2>, SDTCisSameAs<0, 3>]>>;
// Parts of 128 bits by number: two of the first vector, two of the second.
def X86shuf128 : SDNode<"X86ISD::SHUF128", SDTX86ByImm2>;

// ---- Types ----------------------------------------------------------------------------------------------------------

// A vector of 512 bits: its half, its mask, the letter of its width in the names of instructions, and the class of the mask.
class Zmm<ValueType ty, ValueType half, ValueType mask, string letter, Predicate has, RegisterClass k, RegisterClass wk> {
  ValueType Type = ty;
  ValueType Half = half;
  ValueType Mask = mask;
  string Letter = letter;
  Predicate Has = has;
  RegisterClass K = k;
  RegisterClass WK = wk;
}
def ZmmB : Zmm<v64i8, v32i8, v64i1, "B", HasBWI, VK64, VK64WM>;
def ZmmW : Zmm<v32i16, v16i16, v32i1, "W", HasBWI, VK32, VK32WM>;
def ZmmD : Zmm<v16i32, v8i32, v16i1, "D", HasAVX512, VK16, VK16WM>;
def ZmmQ : Zmm<v8i64, v4i64, v8i1, "Q", HasAVX512, VK8, VK8WM>;
def ZmmPS : Zmm<v16f32, v8f32, v16i1, "PS", HasAVX512, VK16, VK16WM>;
def ZmmPD : Zmm<v8f64, v4f64, v8i1, "PD", HasAVX512, VK8, VK8WM>;
defvar ZmmIntegers = [ZmmB, ZmmW, ZmmD, ZmmQ];
defvar ZmmWide = [ZmmD, ZmmQ];
defvar ZmmFloats = [ZmmPS, ZmmPD];
defvar Zmms = !listconcat(ZmmIntegers, ZmmFloats);

// ---- Moves, halves, zeros and ones ----------------------------------------------------------------------------------

let Predicates = [Use512] in {
  foreach z = Zmms in {
    def : Pat<(z.Type (load addr:$src)), (VMOVUPSZrm addr:$src)>;
    def : Pat<(store (z.Type VR512:$src), addr:$dst), (VMOVUPSZmr addr:$dst, VR512:$src)>;
    foreach to = Zmms in
      if !ne(!cast<string>(z.Type), !cast<string>(to.Type)) then
        def : Pat<(to.Type (bitconvert (z.Type VR512:$a))), (to.Type VR512:$a)>;
    // Instructions with VEX reach half of the registers.
    def : Pat<(z.Half (X86lowhalf (z.Type VR512:$a))),
              (z.Half (EXTRACT_SUBREG (z.Type (COPY_TO_REGCLASS VR512:$a, VR512_0_15)), sub_ymm))>;
    def : Pat<(z.Half (X86highhalf (z.Type VR512:$a))), (VEXTRACTF64X4Zrri VR512:$a, 1)>;
    def : Pat<(store (z.Half (X86highhalf (z.Type VR512:$a))), addr:$p), (VEXTRACTF64X4Zmri addr:$p, VR512:$a, 1)>;
    def : Pat<(z.Type (concat_vectors (z.Half VR256:$a), (z.Half VR256:$b))),
              (VINSERTF64X4Zrri (z.Type (SUBREG_TO_REG (i64 0), VR256:$a, sub_ymm)), VR256:$b, 1)>;
    def : Pat<(z.Type (concat_vectors (z.Half VR256:$a), (z.Half (load addr:$p)))),
              (VINSERTF64X4Zrmi (z.Type (SUBREG_TO_REG (i64 0), VR256:$a, sub_ymm)), addr:$p, 1)>;
  }
  def CMOV_VR512 : CmovPseudo<v16i32, VR512>;
}
let isReMaterializable = true, isAsCheapAsAMove = true, isMoveImm = true in {
  def AVX512_512_SET0 : PseudoI<(outs VR512:$dst), (ins), []>;
  def AVX512_512_SETALLONES : PseudoI<(outs VR512:$dst), (ins), []>;
}
def : Expansion<(AVX512_512_SET0 $dst), [(VPXORDZrr $dst, $dst, $dst)]>;
def : Expansion<(AVX512_512_SETALLONES $dst), [(VPTERNLOGDZrri $dst, $dst, $dst, 255)]>;

// ---- Integers -------------------------------------------------------------------------------------------------------

foreach z = ZmmIntegers in
  let Predicates = [Use512, z.Has] in {
    foreach op = [["VPADD", "add"], ["VPSUB", "sub"], ["VPMAXS", "smax"], ["VPMINS", "smin"], ["VPMAXU", "umax"],
                  ["VPMINU", "umin"]] in
      def : Pat<(z.Type (!cast<SDNode>(op[1]) VR512:$a, VR512:$b)),
                (!cast<Instruction>(op[0]#z.Letter#"Zrr") VR512:$a, VR512:$b)>;
    def : Pat<(z.Type (abs VR512:$a)), (!cast<Instruction>("VPABS"#z.Letter#"Zrr") VR512:$a)>;
  }
foreach z = [ZmmB, ZmmW] in
  let Predicates = [Use512, HasBWI] in
  foreach op = [["VPADDS", "saddsat"], ["VPADDUS", "uaddsat"], ["VPSUBS", "ssubsat"], ["VPSUBUS", "usubsat"],
                ["VPAVG", "avgceilu"]] in
    def : Pat<(z.Type (!cast<SDNode>(op[1]) VR512:$a, VR512:$b)),
              (!cast<Instruction>(op[0]#z.Letter#"Zrr") VR512:$a, VR512:$b)>;
let Predicates = [Use512, HasBWI] in {
  def : Pat<(v32i16 (mul VR512:$a, VR512:$b)), (VPMULLWZrr VR512:$a, VR512:$b)>;
  def : Pat<(v32i16 (mulhs VR512:$a, VR512:$b)), (VPMULHWZrr VR512:$a, VR512:$b)>;
  def : Pat<(v32i16 (mulhu VR512:$a, VR512:$b)), (VPMULHUWZrr VR512:$a, VR512:$b)>;
  def : Pat<(v16i32 (X86pmaddwd (v32i16 VR512:$a), VR512:$b)), (VPMADDWDZrr VR512:$a, VR512:$b)>;
  def : Pat<(v8i64 (X86psadbw (v64i8 VR512:$a), VR512:$b)), (VPSADBWZrr VR512:$a, VR512:$b)>;
}
let Predicates = [Use512] in {
  def : Pat<(v16i32 (mul VR512:$a, VR512:$b)), (VPMULLDZrr VR512:$a, VR512:$b)>;
  def : Pat<(v8i64 (X86pmuludq (v16i32 VR512:$a), VR512:$b)), (VPMULUDQZrr VR512:$a, VR512:$b)>;
  def : Pat<(v8i64 (X86pmuldq (v16i32 VR512:$a), VR512:$b)), (VPMULDQZrr VR512:$a, VR512:$b)>;
}
let Predicates = [Use512, HasDQI] in
def : Pat<(v8i64 (mul VR512:$a, VR512:$b)), (VPMULLQZrr VR512:$a, VR512:$b)>;

// Bit operations are the same for all elements.
let Predicates = [Use512] in
foreach z = ZmmIntegers in {
  foreach op = [["VPAND", "and"], ["VPOR", "or"], ["VPXOR", "xor"], ["VPANDN", "X86pandn"]] in
    def : Pat<(z.Type (!cast<SDNode>(op[1]) VR512:$a, VR512:$b)),
              (!cast<Instruction>(op[0]#!if(!eq(z.Letter, "Q"), "Q", "D")#"Zrr") VR512:$a, VR512:$b)>;
}

// Shifts: each element by its own number, all by a constant, all by a number in a register; rotations.
foreach z = [ZmmW, ZmmD, ZmmQ] in
  let Predicates = [Use512, z.Has] in
  foreach s = [["SLL", "shl", "X86vshli", "X86vshl"], ["SRL", "srl", "X86vsrli", "X86vsrl"],
               ["SRA", "sra", "X86vsrai", "X86vsra"]] in {
    def : Pat<(z.Type (!cast<SDNode>(s[1]) VR512:$a, VR512:$n)), (!cast<Instruction>("VP"#s[0]#"V"#z.Letter#"Zrr") VR512:$a, VR512:$n)>;
    def : Pat<(z.Type (!cast<SDNode>(s[2]) VR512:$a, timm:$n)), (!cast<Instruction>("VP"#s[0]#z.Letter#"Zri") VR512:$a, timm:$n)>;
    def : Pat<(z.Type (!cast<SDNode>(s[3]) VR512:$a, VR128:$n)), (!cast<Instruction>("VP"#s[0]#z.Letter#"Zrr") VR512:$a, VR128:$n)>;
  }
let Predicates = [Use512] in
foreach z = ZmmWide in
  foreach r = [["VPROLV", "rotl"], ["VPRORV", "rotr"]] in
    def : Pat<(z.Type (!cast<SDNode>(r[1]) VR512:$a, VR512:$n)), (!cast<Instruction>(r[0]#z.Letter#"Zrr") VR512:$a, VR512:$n)>;

// Bits that are set, and leading zeros.
foreach z = ZmmWide in {
  let Predicates = [Use512, HasVPOPCNTDQ] in
  def : Pat<(z.Type (ctpop VR512:$a)), (!cast<Instruction>("VPOPCNT"#z.Letter#"Zrr") VR512:$a)>;
  let Predicates = [Use512, HasCDI] in
  foreach op = [ctlz, ctlz_zero_undef] in
    def : Pat<(z.Type (op VR512:$a)), (!cast<Instruction>("VPLZCNT"#z.Letter#"Zrr") VR512:$a)>;
}
let Predicates = [Use512, HasBITALG] in
foreach z = [ZmmB, ZmmW] in
  def : Pat<(z.Type (ctpop VR512:$a)), (!cast<Instruction>("VPOPCNT"#z.Letter#"Zrr") VR512:$a)>;

// ---- Numbers --------------------------------------------------------------------------------------------------------

let Predicates = [Use512] in
foreach z = ZmmFloats in {
  foreach op = [["VADD", "any_fadd"], ["VSUB", "any_fsub"], ["VMUL", "any_fmul"], ["VDIV", "any_fdiv"]] in
    def : Pat<(z.Type (!cast<SDPatternOperator>(op[1]) VR512:$a, VR512:$b)),
              (!cast<Instruction>(op[0]#z.Letter#"Zrr") VR512:$a, VR512:$b)>;
  def : Pat<(z.Type (X86fmin VR512:$a, VR512:$b)), (!cast<Instruction>("VMIN"#z.Letter#"Zrr") VR512:$a, VR512:$b)>;
  def : Pat<(z.Type (X86fmax VR512:$a, VR512:$b)), (!cast<Instruction>("VMAX"#z.Letter#"Zrr") VR512:$a, VR512:$b)>;
  def : Pat<(z.Type (any_fsqrt VR512:$a)), (!cast<Instruction>("VSQRT"#z.Letter#"Zr") VR512:$a)>;
  foreach n = [["fma", "VFMADD213"], ["X86fmsub", "VFMSUB213"], ["X86fnmadd", "VFNMADD213"], ["X86fnmsub", "VFNMSUB213"]] in
    def : Pat<(z.Type (!cast<SDNode>(n[0]) VR512:$a, VR512:$b, VR512:$c)),
              (!cast<Instruction>(n[1]#z.Letter#"Zr") VR512:$a, VR512:$b, VR512:$c)>;
  foreach r = [RoundDown, RoundUp, RoundToZero, RoundAsSet, RoundAsSetQuietly, RoundToEven] in
    def : Pat<(z.Type (r.Op VR512:$a)), (!cast<Instruction>("VRNDSCALE"#z.Letter#"Zrri") VR512:$a, r.How)>;
}

// ---- Conversions ----------------------------------------------------------------------------------------------------

// To and from the same number of elements; the narrower ones are in registers of 256 bits.
class ZmmConversion<string inst, SDNode op, ValueType to, ValueType from, RegisterClass rc, Predicate has = HasAVX512> {
  string Inst = inst;
  SDNode Op = op;
  ValueType To = to;
  ValueType From = from;
  RegisterClass RC = rc;
  Predicate Has = has;
}
foreach c = [ZmmConversion<"DQ2PS", sint_to_fp, v16f32, v16i32, VR512>, ZmmConversion<"UDQ2PS", uint_to_fp, v16f32, v16i32, VR512>,
             ZmmConversion<"TPS2DQ", fp_to_sint, v16i32, v16f32, VR512>, ZmmConversion<"TPS2UDQ", fp_to_uint, v16i32, v16f32, VR512>,
             ZmmConversion<"DQ2PD", sint_to_fp, v8f64, v8i32, VR256>, ZmmConversion<"UDQ2PD", uint_to_fp, v8f64, v8i32, VR256>,
             ZmmConversion<"TPD2DQ", fp_to_sint, v8i32, v8f64, VR512>, ZmmConversion<"TPD2UDQ", fp_to_uint, v8i32, v8f64, VR512>,
             ZmmConversion<"PS2PD", fpextend, v8f64, v8f32, VR256>, ZmmConversion<"PD2PS", fpround, v8f32, v8f64, VR512>,
             ZmmConversion<"QQ2PD", sint_to_fp, v8f64, v8i64, VR512, HasDQI>,
             ZmmConversion<"UQQ2PD", uint_to_fp, v8f64, v8i64, VR512, HasDQI>,
             ZmmConversion<"TPD2QQ", fp_to_sint, v8i64, v8f64, VR512, HasDQI>,
             ZmmConversion<"TPD2UQQ", fp_to_uint, v8i64, v8f64, VR512, HasDQI>,
             ZmmConversion<"QQ2PS", sint_to_fp, v8f32, v8i64, VR512, HasDQI>,
             ZmmConversion<"UQQ2PS", uint_to_fp, v8f32, v8i64, VR512, HasDQI>,
             ZmmConversion<"TPS2QQ", fp_to_sint, v8i64, v8f32, VR256, HasDQI>,
             ZmmConversion<"TPS2UQQ", fp_to_uint, v8i64, v8f32, VR256, HasDQI>] in
  let Predicates = [Use512, c.Has] in
  def : Pat<(c.To (c.Op (c.From c.RC:$a))), (!cast<Instruction>("VCVT"#c.Inst#"Zrr") c.RC:$a)>;

// Widths of integers: sources, or results, of half a register and less.
class ZmmWidth<string inst, ValueType wide, ValueType narrow, RegisterClass rc, Predicate has> {
  string Inst = inst;
  ValueType Wide = wide;
  ValueType Narrow = narrow;
  RegisterClass RC = rc;
  Predicate Has = has;
}
foreach w = [ZmmWidth<"BW", v32i16, v32i8, VR256, HasBWI>, ZmmWidth<"BD", v16i32, v16i8, VR128, HasAVX512>,
             ZmmWidth<"WD", v16i32, v16i16, VR256, HasAVX512>, ZmmWidth<"WQ", v8i64, v8i16, VR128, HasAVX512>,
             ZmmWidth<"DQ", v8i64, v8i32, VR256, HasAVX512>] in
  let Predicates = [Use512, w.Has] in
  foreach e = [["S", "sext"], ["Z", "zext"], ["Z", "anyext"]] in
    def : Pat<(w.Wide (!cast<SDNode>(e[1]) (w.Narrow w.RC:$a))), (!cast<Instruction>("VPMOV"#e[0]#"X"#w.Inst#"Zrr") w.RC:$a)>;
let Predicates = [Use512] in
foreach e = [["S", "sext_invec"], ["Z", "zext_invec"]] in
  def : Pat<(v8i64 (!cast<SDNode>(e[1]) (v16i8 VR128:$a))), (!cast<Instruction>("VPMOV"#e[0]#"XBQZrr") VR128:$a)>;
foreach w = [ZmmWidth<"WB", v32i16, v32i8, VR256, HasBWI>, ZmmWidth<"DB", v16i32, v16i8, VR128, HasAVX512>,
             ZmmWidth<"DW", v16i32, v16i16, VR256, HasAVX512>, ZmmWidth<"QW", v8i64, v8i16, VR128, HasAVX512>,
             ZmmWidth<"QD", v8i64, v8i32, VR256, HasAVX512>] in
  let Predicates = [Use512, w.Has] in
  def : Pat<(w.Narrow (trunc (w.Wide VR512:$a))), (!cast<Instruction>("VPMOV"#w.Inst#"Zrr") VR512:$a)>;

// ---- Moves of lanes -------------------------------------------------------------------------------------------------

foreach i = [["v64i8", "VPUNPCK", "BW", "HasBWI"], ["v32i16", "VPUNPCK", "WD", "HasBWI"], ["v16i32", "VPUNPCK", "DQ", "HasAVX512"],
             ["v8i64", "VPUNPCK", "QDQ", "HasAVX512"], ["v16f32", "VUNPCK", "PS", "HasAVX512"], ["v8f64", "VUNPCK", "PD", "HasAVX512"]] in
  let Predicates = [Use512, !cast<Predicate>(i[3])] in {
    defvar ty = !cast<ValueType>(i[0]);
    def : Pat<(ty (X86unpckl VR512:$a, VR512:$b)), (!cast<Instruction>(i[1]#"L"#i[2]#"Zrr") VR512:$a, VR512:$b)>;
    def : Pat<(ty (X86unpckh VR512:$a, VR512:$b)), (!cast<Instruction>(i[1]#"H"#i[2]#"Zrr") VR512:$a, VR512:$b)>;
  }
let Predicates = [Use512] in {
  def : Pat<(v16i32 (X86pshufd VR512:$a, timm:$n)), (VPSHUFDZri VR512:$a, timm:$n)>;
  foreach z = ZmmFloats in {
    def : Pat<(z.Type (X86vpermilp VR512:$a, timm:$n)), (!cast<Instruction>("VPERMIL"#z.Letter#"Zri") VR512:$a, timm:$n)>;
    def : Pat<(z.Type (X86shufp VR512:$a, VR512:$b, timm:$n)), (!cast<Instruction>("VSHUF"#z.Letter#"Zrri") VR512:$a, VR512:$b, timm:$n)>;
  }
  def : Pat<(v8i64 (X86shuf128 VR512:$a, VR512:$b, timm:$n)), (VSHUFI64X2Zrri VR512:$a, VR512:$b, timm:$n)>;
}
let Predicates = [Use512, HasBWI] in {
  def : Pat<(v32i16 (X86pshuflw VR512:$a, timm:$n)), (VPSHUFLWZri VR512:$a, timm:$n)>;
  def : Pat<(v32i16 (X86pshufhw VR512:$a, timm:$n)), (VPSHUFHWZri VR512:$a, timm:$n)>;
  def : Pat<(v64i8 (X86pshufb VR512:$a, VR512:$b)), (VPSHUFBZrr VR512:$a, VR512:$b)>;
  def : Pat<(v64i8 (X86palignr VR512:$a, VR512:$b, timm:$n)), (VPALIGNRZrri VR512:$a, VR512:$b, timm:$n)>;
  def : Pat<(v64i8 (X86vshldq VR512:$a, timm:$n)), (VPSLLDQZri VR512:$a, timm:$n)>;
  def : Pat<(v64i8 (X86vshrdq VR512:$a, timm:$n)), (VPSRLDQZri VR512:$a, timm:$n)>;
}
class ZmmPermutation<Zmm z, Zmm numbers, Predicate has> {
  Zmm Vector = z;
  Zmm Numbers = numbers;
  Predicate Has = has;
}
foreach p = [ZmmPermutation<ZmmD, ZmmD, HasAVX512>, ZmmPermutation<ZmmQ, ZmmQ, HasAVX512>, ZmmPermutation<ZmmPS, ZmmD, HasAVX512>,
             ZmmPermutation<ZmmPD, ZmmQ, HasAVX512>, ZmmPermutation<ZmmW, ZmmW, HasBWI>, ZmmPermutation<ZmmB, ZmmB, HasVBMI>] in
  let Predicates = [Use512, p.Has] in {
    def : Pat<(p.Vector.Type (X86vpermz (p.Numbers.Type VR512:$n), VR512:$a)),
              (!cast<Instruction>("VPERM"#p.Vector.Letter#"Zrr") VR512:$n, VR512:$a)>;
    def : Pat<(p.Vector.Type (X86vpermt2 VR512:$a, (p.Numbers.Type VR512:$n), VR512:$b)),
              (!cast<Instruction>("VPERMT2"#p.Vector.Letter#"Zrr") VR512:$a, VR512:$n, VR512:$b)>;
  }

foreach b = [["v64i8", "v16i8", "VPBROADCASTB", "HasBWI"], ["v32i16", "v8i16", "VPBROADCASTW", "HasBWI"],
             ["v16i32", "v4i32", "VPBROADCASTD", "HasAVX512"], ["v8i64", "v2i64", "VPBROADCASTQ", "HasAVX512"],
             ["v16f32", "v4f32", "VBROADCASTSS", "HasAVX512"], ["v8f64", "v2f64", "VBROADCASTSD", "HasAVX512"]] in
  let Predicates = [Use512, !cast<Predicate>(b[3])] in
  def : Pat<(!cast<ValueType>(b[0]) (X86broadcast (!cast<ValueType>(b[1]) VR128:$a))), (!cast<Instruction>(b[2]#"Zrr") VR128:$a)>;
let Predicates = [Use512] in {
  def : Pat<(v16i32 (X86broadcast (v4i32 (scalar_to_vector (loadi32 addr:$p))))), (VPBROADCASTDZrm addr:$p)>;
  def : Pat<(v8i64 (X86broadcast (v2i64 (scalar_to_vector (loadi64 addr:$p))))), (VPBROADCASTQZrm addr:$p)>;
  def : Pat<(v16f32 (X86broadcast (v4f32 (scalar_to_vector (loadf32 addr:$p))))), (VBROADCASTSSZrm addr:$p)>;
  def : Pat<(v8f64 (X86broadcast (v2f64 (scalar_to_vector (loadf64 addr:$p))))), (VBROADCASTSDZrm addr:$p)>;
}

let Predicates = [Use512, HasBWI] in {
  def : Pat<(v64i8 (X86packss (v32i16 VR512:$a), VR512:$b)), (VPACKSSWBZrr VR512:$a, VR512:$b)>;
  def : Pat<(v64i8 (X86packus (v32i16 VR512:$a), VR512:$b)), (VPACKUSWBZrr VR512:$a, VR512:$b)>;
  def : Pat<(v32i16 (X86packss (v16i32 VR512:$a), VR512:$b)), (VPACKSSDWZrr VR512:$a, VR512:$b)>;
  def : Pat<(v32i16 (X86packus (v16i32 VR512:$a), VR512:$b)), (VPACKUSDWZrr VR512:$a, VR512:$b)>;
}

// ---- Masks ----------------------------------------------------------------------------------------------------------

foreach z = ZmmIntegers in
  let Predicates = [Use512, z.Has] in {
    def : Pat<(z.Mask (X86cmpm (z.Type VR512:$a), VR512:$b, timm:$n)),
              (!cast<Instruction>("VPCMP"#z.Letter#"Zrri") VR512:$a, VR512:$b, timm:$n)>;
    def : Pat<(z.Mask (X86cmpmu (z.Type VR512:$a), VR512:$b, timm:$n)),
              (!cast<Instruction>("VPCMPU"#z.Letter#"Zrri") VR512:$a, VR512:$b, timm:$n)>;
    def : Pat<(z.Mask (X86vptestm (z.Type VR512:$a))), (!cast<Instruction>("VPTESTM"#z.Letter#"Zrr") VR512:$a, VR512:$a)>;
  }
let Predicates = [Use512] in
foreach z = ZmmFloats in
  def : Pat<(z.Mask (X86cmpm (z.Type VR512:$a), VR512:$b, timm:$n)),
            (!cast<Instruction>("VCMP"#z.Letter#"Zrri") VR512:$a, VR512:$b, timm:$n)>;

// All bits of each lane. Without an instruction for it: the function that is always true, where the mask is.
let Predicates = [Use512, HasBWI] in {
  def : Pat<(v64i8 (X86vpmovm2 (v64i1 VK64:$k))), (VPMOVM2BZrk VK64:$k)>;
  def : Pat<(v32i16 (X86vpmovm2 (v32i1 VK32:$k))), (VPMOVM2WZrk VK32:$k)>;
}
foreach z = ZmmWide in {
  let Predicates = [Use512, HasDQI] in
  def : Pat<(z.Type (X86vpmovm2 (z.Mask z.K:$k))), (!cast<Instruction>("VPMOVM2"#z.Letter#"Zrk") z.K:$k)>;
  let Predicates = [Use512, NoDQI] in
  def : Pat<(z.Type (X86vpmovm2 (z.Mask z.WK:$k))),
            (!cast<Instruction>("VPTERNLOG"#z.Letter#"Zrrikz") (z.Type (IMPLICIT_DEF)), z.WK:$k, (z.Type (IMPLICIT_DEF)),
                                                              (z.Type (IMPLICIT_DEF)), 255)>;
}

// In operations on sixteen bits, narrower masks have zeros above.
class MaskOf<ValueType ty, RegisterClass k, string letter, Predicate has> {
  ValueType Type = ty;
  RegisterClass K = k;
  string Letter = letter;
  Predicate Has = has;
}
defvar Masks = [MaskOf<v16i1, VK16, "W", HasAVX512>, MaskOf<v32i1, VK32, "D", HasBWI>, MaskOf<v64i1, VK64, "Q", HasBWI>];
foreach m = Masks in
  let Predicates = [m.Has] in {
    foreach op = [["KAND", "X86kand"], ["KANDN", "X86kandn"], ["KOR", "X86kor"], ["KXOR", "X86kxor"]] in
      def : Pat<(m.Type (!cast<SDNode>(op[1]) m.K:$a, m.K:$b)), (!cast<Instruction>(op[0]#m.Letter#"kk") m.K:$a, m.K:$b)>;
    def : Pat<(m.Type (X86knot m.K:$a)), (!cast<Instruction>("KNOT"#m.Letter#"kk") m.K:$a)>;
  }
let Predicates = [HasAVX512] in
foreach op = [["KANDWkk", "X86kand"], ["KANDNWkk", "X86kandn"], ["KORWkk", "X86kor"], ["KXORWkk", "X86kxor"]] in
  def : Pat<(v8i1 (!cast<SDNode>(op[1]) VK8:$a, VK8:$b)),
            (v8i1 (COPY_TO_REGCLASS (!cast<Instruction>(op[0]) (v16i1 (COPY_TO_REGCLASS VK8:$a, VK16)),
                                                               (v16i1 (COPY_TO_REGCLASS VK8:$b, VK16))), VK8))>;
// Not so the complement: what only looks at eight bits does not mind.
let Predicates = [HasAVX512] in
def : Pat<(v8i1 (X86knot VK8:$a)),
          (v8i1 (COPY_TO_REGCLASS (KSHIFTRWki (KSHIFTLWki (KNOTWkk (v16i1 (COPY_TO_REGCLASS VK8:$a, VK16))), 8), 8), VK8))>;

let Predicates = [HasAVX512] in {
  def : Pat<(i32 (X86kmovrk (v16i1 VK16:$k))), (KMOVWrk VK16:$k)>;
  def : Pat<(i32 (X86kmovrk (v8i1 VK8:$k))), (KMOVWrk (v16i1 (COPY_TO_REGCLASS VK8:$k, VK16)))>;
  def : Pat<(v16i1 (X86kmovkr (i32 GR32:$a))), (KMOVWkr GR32:$a)>;
  def : Pat<(v8i1 (X86kmovkr (i32 GR32:$a))), (v8i1 (COPY_TO_REGCLASS (KMOVWkr GR32:$a), VK8))>;
}
let Predicates = [HasBWI] in {
  def : Pat<(i32 (X86kmovrk (v32i1 VK32:$k))), (KMOVDrk VK32:$k)>;
  def : Pat<(v32i1 (X86kmovkr (i32 GR32:$a))), (KMOVDkr GR32:$a)>;
}
let Predicates = [HasBWI, In64BitMode] in {
  def : Pat<(i64 (X86kmovrk (v64i1 VK64:$k))), (KMOVQrk VK64:$k)>;
  def : Pat<(v64i1 (X86kmovkr (i64 GR64:$a))), (KMOVQkr GR64:$a)>;
}

// Choices.
foreach z = ZmmIntegers in
  let Predicates = [Use512, z.Has] in
  def : Pat<(z.Type (X86blendm (z.Mask z.WK:$k), VR512:$yes, VR512:$no)),
            (!cast<Instruction>("VPBLENDM"#z.Letter#"Zrrk") z.WK:$k, VR512:$no, VR512:$yes)>;
let Predicates = [Use512] in
foreach z = ZmmFloats in
  def : Pat<(z.Type (X86blendm (z.Mask z.WK:$k), VR512:$yes, VR512:$no)),
            (!cast<Instruction>("VBLENDM"#z.Letter#"Zrrk") z.WK:$k, VR512:$no, VR512:$yes)>;

// Memory: lanes that are left out are zeros, and are not accessed.
class MaskedMove<Zmm z, string inst> {
  Zmm Vector = z;
  string Inst = inst;
}
foreach m = [MaskedMove<ZmmB, "VMOVDQU8">, MaskedMove<ZmmW, "VMOVDQU16">, MaskedMove<ZmmD, "VMOVDQU32">,
             MaskedMove<ZmmQ, "VMOVDQU64">, MaskedMove<ZmmPS, "VMOVUPS">, MaskedMove<ZmmPD, "VMOVUPD">] in
  let Predicates = [Use512, m.Vector.Has] in {
    def : Pat<(m.Vector.Type (X86kload addr:$p, (m.Vector.Mask m.Vector.WK:$k))),
              (!cast<Instruction>(m.Inst#"Zrmkz") m.Vector.WK:$k, addr:$p)>;
    def : Pat<(X86kstore (m.Vector.Type VR512:$v), addr:$p, (m.Vector.Mask m.Vector.WK:$k)),
              (!cast<Instruction>(m.Inst#"Zmrk") addr:$p, m.Vector.WK:$k, VR512:$v)>;
  }
