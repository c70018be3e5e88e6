// Intrinsic functions of AVX-512 on vectors of 512 bits: those that clang's headers do not make of operations of the IR.
//
// A vector of truth values is an integer with a bit for each here, in a register of that width. Where an instruction takes a
// mask, an intrinsic has what unselected elements are, and the mask.
//
// Sources: as in Intrinsics.td.

// ---- Shapes ---------------------------------------------------------------------------------------------------------

// dst = op(a, b), of 512 bits.
multiclass ZmmOp2<string name, string inst, ValueType to, ValueType a = to, ValueType b = a, string form = "Zrr"> {
  def int_x86_avx512_#name : X86Intrinsic<[to], [a, b]>;
  def : Pat<(to (!cast<Intrinsic>("int_x86_avx512_"#name) (a VR512:$a), (b VR512:$b))),
            (!cast<Instruction>(inst#form) VR512:$a, VR512:$b)>;
}
// dst = op(a).
multiclass ZmmOp1<string name, string inst, ValueType ty, string form> {
  def int_x86_avx512_#name : X86Intrinsic<[ty], [ty]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_"#name) (ty VR512:$a))), (!cast<Instruction>(inst#form) VR512:$a)>;
}
// dst = op(dst, a, b).
multiclass ZmmOp3<string name, string inst, ValueType ty, ValueType a = ty, ValueType b = a, string form = "Zrr"> {
  def int_x86_avx512_#name : X86Intrinsic<[ty], [ty, a, b]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_"#name) (ty VR512:$a), (a VR512:$b), (b VR512:$c))),
            (!cast<Instruction>(inst#form) VR512:$a, VR512:$b, VR512:$c)>;
}

// How an integer with a bit for each element gets into a mask register.
class MaskBits<ValueType ty, RegisterClass rc, dag move> {
  ValueType Type = ty;
  RegisterClass RC = rc;
  dag Move = move;
}
def MaskBits8 : MaskBits<i8, GR8, (v8i1 (COPY_TO_REGCLASS (KMOVWkr (MOVZX32rr8 GR8:$k)), VK8WM))>;
def MaskBits16 : MaskBits<i16, GR16, (v16i1 (COPY_TO_REGCLASS (KMOVWkr (MOVZX32rr16 GR16:$k)), VK16WM))>;
def MaskBits32 : MaskBits<i32, GR32, (v32i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$k), VK32WM))>;
def MaskBits64 : MaskBits<i64, GR64, (v64i1 (COPY_TO_REGCLASS (KMOVQkr GR64:$k), VK64WM))>;

// ---- Integers -------------------------------------------------------------------------------------------------------

let Predicates = [Use512, HasBWI] in {
  defm "" : ZmmOp2<"packssdw_512", "VPACKSSDW", v32i16, v16i32>;
  defm "" : ZmmOp2<"packsswb_512", "VPACKSSWB", v64i8, v32i16>;
  defm "" : ZmmOp2<"packusdw_512", "VPACKUSDW", v32i16, v16i32>;
  defm "" : ZmmOp2<"packuswb_512", "VPACKUSWB", v64i8, v32i16>;
  defm "" : ZmmOp2<"pavg_b_512", "VPAVGB", v64i8>;
  defm "" : ZmmOp2<"pavg_w_512", "VPAVGW", v32i16>;
  defm "" : ZmmOp2<"pmaddubs_w_512", "VPMADDUBSW", v32i16, v64i8>;
  defm "" : ZmmOp2<"pmaddw_d_512", "VPMADDWD", v16i32, v32i16>;
  defm "" : ZmmOp2<"pmul_hr_sw_512", "VPMULHRSW", v32i16>;
  defm "" : ZmmOp2<"pmulh_w_512", "VPMULHW", v32i16>;
  defm "" : ZmmOp2<"pmulhu_w_512", "VPMULHUW", v32i16>;
  defm "" : ZmmOp2<"psad_bw_512", "VPSADBW", v8i64, v64i8>;
  defm "" : ZmmOp2<"pshuf_b_512", "VPSHUFB", v64i8>;
  defm "" : ZmmOp2<"psllv_w_512", "VPSLLVW", v32i16>;
  defm "" : ZmmOp2<"psrlv_w_512", "VPSRLVW", v32i16>;
  defm "" : ZmmOp2<"psrav_w_512", "VPSRAVW", v32i16>;
}
let Predicates = [Use512] in
foreach w = [["d", "D", "v16i32"], ["q", "Q", "v8i64"]] in {
  defvar ty = !cast<ValueType>(w[2]);
  foreach s = ["psll", "psrl", "psra"] in
    defm "" : ZmmOp2<s#"v_"#w[0]#"_512", "V"#!toupper(s)#"V"#w[1], ty>;
  defm "" : ZmmOp1<"conflict_"#w[0]#"_512", "VPCONFLICT"#w[1], ty, "Zrr">;
}
// All elements by the low half of a vector, or by a number.
multiclass ZmmShift<string op, string letter, ValueType ty, ValueType by> {
  defvar name = "avx512_"#op#"_"#!tolower(letter)#"_512";
  defvar number = "avx512_"#op#"i_"#!tolower(letter)#"_512";
  defvar inst = "V"#!toupper(op)#letter;
  def int_x86_#name : X86Intrinsic<[ty], [ty, by]>;
  def int_x86_#number : X86Intrinsic<[ty], [ty, i32]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_"#name) (ty VR512:$a), (by VR128:$b))),
            (!cast<Instruction>(inst#"Zrr") VR512:$a, VR128:$b)>;
  defvar f = !cast<Intrinsic>("int_x86_"#number);
  def : Pat<(ty (f (ty VR512:$a), (i32 shiftCount:$n))), (!cast<Instruction>(inst#"Zri") VR512:$a, (i8 imm:$n))>;
  def : Pat<(ty (f (ty VR512:$a), GR32:$n)), (!cast<Instruction>(inst#"Zrr") VR512:$a, (v4i32 (VMOVDI2PDIrr GR32:$n)))>;
}
foreach op = ["psll", "psrl", "psra"] in {
  let Predicates = [Use512, HasBWI] in
  defm "" : ZmmShift<op, "W", v32i16, v8i16>;
  let Predicates = [Use512] in {
    defm "" : ZmmShift<op, "D", v16i32, v4i32>;
    defm "" : ZmmShift<op, "Q", v8i64, v2i64>;
  }
}
// Any function of three bits; sums of products; products of 52 bits.
multiclass ZmmTernary<string name, string inst, ValueType ty> {
  def int_x86_avx512_#name : X86Intrinsic<[ty], [ty, ty, ty, i32], [IntrNoMem, ImmArg<ArgIndex<3>>]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_"#name) (ty VR512:$a), (ty VR512:$b), (ty VR512:$c), (i32 timm:$n))),
            (!cast<Instruction>(inst#"Zrri") VR512:$a, VR512:$b, VR512:$c, (i8 timm:$n))>;
}
let Predicates = [Use512] in {
  defm "" : ZmmTernary<"pternlog_d_512", "VPTERNLOGD", v16i32>;
  defm "" : ZmmTernary<"pternlog_q_512", "VPTERNLOGQ", v8i64>;
  defm "" : ZmmOp3<"vpdpbusd_512", "VPDPBUSD", v16i32, v64i8>;
  defm "" : ZmmOp3<"vpdpbusds_512", "VPDPBUSDS", v16i32, v64i8>;
  defm "" : ZmmOp3<"vpdpwssd_512", "VPDPWSSD", v16i32, v32i16>;
  defm "" : ZmmOp3<"vpdpwssds_512", "VPDPWSSDS", v16i32, v32i16>;
  defm "" : ZmmOp3<"vpmadd52l_uq_512", "VPMADD52LUQ", v8i64, v8i64, v8i64, "Zr">;
  defm "" : ZmmOp3<"vpmadd52h_uq_512", "VPMADD52HUQ", v8i64, v8i64, v8i64, "Zr">;
  defm "" : ZmmOp2<"pmultishift_qb_512", "VPMULTISHIFTQB", v64i8>;
}

// ---- Moves of elements ----------------------------------------------------------------------------------------------

// Numbers come second in the intrinsics, and first in the instructions for one vector.
multiclass ZmmPermute<string name, string two, string inst, ValueType ty, ValueType numbers> {
  def int_x86_avx512_permvar_#name : X86Intrinsic<[ty], [ty, numbers]>;
  def int_x86_avx512_vpermi2var_#two : X86Intrinsic<[ty], [ty, numbers, ty]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_permvar_"#name) (ty VR512:$a), (numbers VR512:$n))),
            (!cast<Instruction>("VPERM"#inst#"Zrr") VR512:$n, VR512:$a)>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_vpermi2var_"#two) (ty VR512:$a), (numbers VR512:$n), (ty VR512:$b))),
            (!cast<Instruction>("VPERMT2"#inst#"Zrr") VR512:$a, VR512:$n, VR512:$b)>;
}
let Predicates = [Use512] in {
  defm "" : ZmmPermute<"si_512", "d_512", "D", v16i32, v16i32>;
  defm "" : ZmmPermute<"di_512", "q_512", "Q", v8i64, v8i64>;
  defm "" : ZmmPermute<"sf_512", "ps_512", "PS", v16f32, v16i32>;
  defm "" : ZmmPermute<"df_512", "pd_512", "PD", v8f64, v8i64>;
  defm "" : ZmmOp2<"vpermilvar_ps_512", "VPERMILPS", v16f32, v16f32, v16i32>;
  defm "" : ZmmOp2<"vpermilvar_pd_512", "VPERMILPD", v8f64, v8f64, v8i64>;
}
let Predicates = [Use512, HasBWI] in
defm "" : ZmmPermute<"hi_512", "hi_512", "W", v32i16, v32i16>;
let Predicates = [Use512, HasVBMI] in
defm "" : ZmmPermute<"qi_512", "qi_512", "B", v64i8, v64i8>;

// The selected elements side by side, and back.
multiclass ZmmSelection<string end, string letter, ValueType ty, MaskBits k> {
  foreach op = [["compress", "COMPRESS"], ["expand", "EXPAND"]] in {
    defvar inst = !if(!or(!eq(letter, "PS"), !eq(letter, "PD")), "V", "VP")#op[1]#letter;
    def int_x86_avx512_mask_#op[0]#_#end : X86Intrinsic<[ty], [ty, ty, k.Type]>;
    def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_mask_"#op[0]#"_"#end) (ty VR512:$a), (ty VR512:$else), k.RC:$k)),
              (!cast<Instruction>(inst#"Zrrk") VR512:$else, k.Move, VR512:$a)>;
  }
}
let Predicates = [Use512] in {
  defm "" : ZmmSelection<"v16i32", "D", v16i32, MaskBits16>;
  defm "" : ZmmSelection<"v8i64", "Q", v8i64, MaskBits8>;
  defm "" : ZmmSelection<"v16f32", "PS", v16f32, MaskBits16>;
  defm "" : ZmmSelection<"v8f64", "PD", v8f64, MaskBits8>;
}
let Predicates = [Use512, HasVBMI2, In64BitMode] in {
  defm "" : ZmmSelection<"v64i8", "B", v64i8, MaskBits64>;
  defm "" : ZmmSelection<"v32i16", "W", v32i16, MaskBits32>;
}
// Elements of less width, cut or saturated.
multiclass ZmmNarrow<string name, string inst, ValueType to, RegisterClass rc, ValueType from, MaskBits k> {
  def int_x86_avx512_mask_pmov#name#_512 : X86Intrinsic<[to], [from, to, k.Type]>;
  def : Pat<(to (!cast<Intrinsic>("int_x86_avx512_mask_pmov"#name#"_512") (from VR512:$a), (to rc:$else), k.RC:$k)),
            (!cast<Instruction>(inst#"Zrrk") rc:$else, k.Move, VR512:$a)>;
}
foreach kind = ["", "s", "us"] in {
  defvar inst = "VPMOV"#!toupper(kind);
  let Predicates = [Use512] in {
    defm "" : ZmmNarrow<kind#"_db", inst#"DB", v16i8, VR128, v16i32, MaskBits16>;
    defm "" : ZmmNarrow<kind#"_dw", inst#"DW", v16i16, VR256, v16i32, MaskBits16>;
    defm "" : ZmmNarrow<kind#"_qw", inst#"QW", v8i16, VR128, v8i64, MaskBits8>;
    defm "" : ZmmNarrow<kind#"_qd", inst#"QD", v8i32, VR256, v8i64, MaskBits8>;
    defm "" : ZmmNarrow<kind#"_qb", inst#"QB", v16i8, VR128, v8i64, MaskBits8>;
  }
  let Predicates = [Use512, HasBWI] in
  defm "" : ZmmNarrow<kind#"_wb", inst#"WB", v32i8, VR256, v32i16, MaskBits32>;
}

// ---- Numbers --------------------------------------------------------------------------------------------------------

// With the rounding mode that is set (4): another one would be in the instruction.
multiclass ZmmRounded<string name, string inst, string end, ValueType ty> {
  def int_x86_avx512_#name#_#end#_512 : X86Intrinsic<[ty], [ty, ty, i32], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_"#name#"_"#end#"_512") (ty VR512:$a), (ty VR512:$b), (i32 4))),
            (!cast<Instruction>(inst#!toupper(end)#"Zrr") VR512:$a, VR512:$b)>;
}
// The same of one number, of products and sums, and with a mask.
multiclass ZmmRoundedOthers<string end, ValueType ty> {
  def int_x86_avx512_sqrt_#end#_512 : X86Intrinsic<[ty], [ty, i32], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_sqrt_"#end#"_512") (ty VR512:$a), (i32 4))),
            (!cast<Instruction>("VSQRT"#!toupper(end)#"Zr") VR512:$a)>;
  def int_x86_avx512_vfmadd_#end#_512 : X86Intrinsic<[ty], [ty, ty, ty, i32], [IntrNoMem, ImmArg<ArgIndex<3>>]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_vfmadd_"#end#"_512") (ty VR512:$a), (ty VR512:$b), (ty VR512:$c), (i32 4))),
            (!cast<Instruction>("VFMADD213"#!toupper(end)#"Zr") VR512:$a, VR512:$b, VR512:$c)>;
}
multiclass ZmmMasked<string name, string inst, RegisterClass to_rc, ValueType to, RegisterClass from_rc, ValueType from, MaskBits k> {
  def int_x86_avx512_#name : X86Intrinsic<[to], [from, to, k.Type]>;
  def : Pat<(to (!cast<Intrinsic>("int_x86_avx512_"#name) (from from_rc:$a), (to to_rc:$else), k.RC:$k)),
            (!cast<Instruction>(inst) to_rc:$else, k.Move, from_rc:$a)>;
}
multiclass ZmmMaskedRounded<string name, string inst, RegisterClass to_rc, ValueType to, RegisterClass from_rc, ValueType from,
                            MaskBits k> {
  def int_x86_avx512_mask_#name : X86Intrinsic<[to], [from, to, k.Type, i32], [IntrNoMem, ImmArg<ArgIndex<3>>]>;
  def : Pat<(to (!cast<Intrinsic>("int_x86_avx512_mask_"#name) (from from_rc:$a), (to to_rc:$else), k.RC:$k, (i32 4))),
            (!cast<Instruction>(inst) to_rc:$else, k.Move, from_rc:$a)>;
}
let Predicates = [Use512] in
foreach f = [["ps", "v16f32", "16"], ["pd", "v8f64", "8"]] in {
  defvar ty = !cast<ValueType>(f[1]);
  defvar k = !cast<MaskBits>("MaskBits"#f[2]);
  defvar end = !toupper(f[0]);
  foreach op = ["add", "sub", "mul", "div", "min", "max"] in
    defm "" : ZmmRounded<op, "V"#!toupper(op), f[0], ty>;
  defm "" : ZmmRoundedOthers<f[0], ty>;
  defm "" : ZmmMasked<"rcp14_"#f[0]#"_512", "VRCP14"#end#"Zrk", VR512, ty, VR512, ty, k>;
  defm "" : ZmmMasked<"rsqrt14_"#f[0]#"_512", "VRSQRT14"#end#"Zrk", VR512, ty, VR512, ty, k>;
  defm "" : ZmmMaskedRounded<"getexp_"#f[0]#"_512", "VGETEXP"#end#"Zrk", VR512, ty, VR512, ty, k>;

  // 2 to a power times a number; rounded to a number of bits; exponent and fraction.
  def int_x86_avx512_mask_scalef_#f[0]#_512 : X86Intrinsic<[ty], [ty, ty, ty, k.Type, i32], [IntrNoMem, ImmArg<ArgIndex<4>>]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_mask_scalef_"#f[0]#"_512") (ty VR512:$a), (ty VR512:$b), (ty VR512:$else),
                                                                             k.RC:$k, (i32 4))),
            (!cast<Instruction>("VSCALEF"#end#"Zrrk") VR512:$else, k.Move, VR512:$a, VR512:$b)>;
  foreach op = [["rndscale", "VRNDSCALE"], ["getmant", "VGETMANT"]] in {
    def int_x86_avx512_mask_#op[0]#_#f[0]#_512
        : X86Intrinsic<[ty], [ty, i32, ty, k.Type, i32], [IntrNoMem, ImmArg<ArgIndex<1>>, ImmArg<ArgIndex<4>>]>;
    def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_mask_"#op[0]#"_"#f[0]#"_512") (ty VR512:$a), (i32 timm:$n),
                                                                                  (ty VR512:$else), k.RC:$k, (i32 4))),
              (!cast<Instruction>(op[1]#end#"Zrrik") VR512:$else, k.Move, VR512:$a, (i8 timm:$n))>;
  }
}
let Predicates = [Use512] in {
  foreach u = ["", "u"] in {
    defvar U = !toupper(u);
    defm "" : ZmmMaskedRounded<"cvtps2"#u#"dq_512", "VCVTPS2"#U#"DQZrrk", VR512, v16i32, VR512, v16f32, MaskBits16>;
    defm "" : ZmmMaskedRounded<"cvttps2"#u#"dq_512", "VCVTTPS2"#U#"DQZrrk", VR512, v16i32, VR512, v16f32, MaskBits16>;
    defm "" : ZmmMaskedRounded<"cvtpd2"#u#"dq_512", "VCVTPD2"#U#"DQZrrk", VR256, v8i32, VR512, v8f64, MaskBits8>;
    defm "" : ZmmMaskedRounded<"cvttpd2"#u#"dq_512", "VCVTTPD2"#U#"DQZrrk", VR256, v8i32, VR512, v8f64, MaskBits8>;
  }
  defm "" : ZmmMaskedRounded<"cvtpd2ps_512", "VCVTPD2PSZrrk", VR256, v8f32, VR512, v8f64, MaskBits8>;
  defm "" : ZmmMaskedRounded<"cvtps2pd_512", "VCVTPS2PDZrrk", VR512, v8f64, VR256, v8f32, MaskBits8>;
}
