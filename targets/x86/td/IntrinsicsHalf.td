// Intrinsic functions on numbers of 16 bits: AVX512FP16, and bfloat16 of AVX512_BF16 and AVX-NE-CONVERT. Shapes are in
// IntrinsicsAvx512.td and IntrinsicsAvx512Float.td.
//
// Sources: as in Intrinsics.td.

// ---- AVX512FP16 -----------------------------------------------------------------------------------------------------

defm "" : EvexArithmeticOf512<"avx512fp16_", IvPH512, [HasFP16]>;
foreach w = AllWidths in {
  defvar v = IvOf<"PH", w>.V;
  defm "" : EvexMaskedNumbers<"avx512fp16_mask_", v, [HasFP16], []>;
  foreach op = ["rcp", "rsqrt"] in
    defm "" : EvexMaskedUnary<"avx512fp16_mask_"#op#"_ph_"#w.Bits, "V"#!toupper(op)#"PH"#v.Z, v, v, v.K, false, AsIs,
                              !listconcat(v.Has, [HasFP16]), "r">;
  defm "" : EvexComparison<"avx512fp16_mask_cmp_ph_"#w.Bits, "VCMPPH"#w.Name, v.Type, v.RC, v.K, "", w.L2,
                           !listconcat(v.Has, [HasFP16])>;
  defm "" : EvexKinds<"avx512fp16_fpclass_ph", v, [HasFP16]>;
}
foreach w = NarrowWidths in {
  defvar v = IvOf<"PH", w>.V;
  foreach op = ["min", "max"] in {
    def int_x86_avx512fp16_#op#_ph_#w.Bits : X86Intrinsic<[v.Type], [v.Type, v.Type]>;
    let Predicates = [HasVLX, HasFP16] in
    defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512fp16_"#op#"_ph_"#w.Bits), !cast<Instruction>("V"#!toupper(op)#"PH"#v.Z#"rr"),
                     v.Type, (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b)), (noArgs v.RC:$a, v.RC:$b)>;
  }
  def int_x86_avx512fp16_vfmaddsub_ph_#w.Bits : X86Intrinsic<[v.Type], [v.Type, v.Type, v.Type]>;
  let Predicates = [HasVLX, HasFP16] in
  defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512fp16_vfmaddsub_ph_"#w.Bits), !cast<Instruction>("VFMADDSUB213PH"#v.Z#"r"),
                   v.Type, (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b), (v.Type v.RC:$c)), (noArgs v.RC:$a, v.RC:$b, v.RC:$c)>;
}
// Conversions: to integers by the rounding mode and cut, from them, and between formats.
foreach w = AllWidths in {
  foreach u = ["", "u"] in
    foreach t = ["", "t"] in {
      defvar r = !if(!empty(t), AsRounded, AsSilent);
      foreach to = ["W", "DQ", "QQ"] in
        defm "" : EvexConverted<EvexConversion<"vcvt"#t#"ph2"#u#!tolower(to), !if(!eq(to, "W"), to, !substr(to, 0, 1)), "PH", w, r, w.L2,
                                               [HasFP16], "avx512fp16_mask_">>;
    }
  defm "" : EvexConverted<EvexConversion<"vcvtph2pd", "PD", "PH", w, AsSilent, w.L2, [HasFP16], "avx512fp16_mask_">>;
  defm "" : EvexConverted<EvexConversion<"vcvtph2psx", "PS", "PH", w, AsSilent, w.L2, [HasFP16], "avx512fp16_mask_">>;
  defm "" : EvexConverted<EvexConversion<"vcvtpd2ph", "PH", "PD", w, AsRounded, w.L2, [HasFP16], "avx512fp16_mask_">>;
  defm "" : EvexConverted<EvexConversion<"vcvtps2phx", "PH", "PS", w, AsRounded, w.L2, [HasFP16], "avx512fp16_mask_">>;
  if !not(w.L2) then
    foreach u = ["", "u"] in {
      defm "" : EvexConverted<EvexConversion<"vcvt"#u#"qq2ph", "PH", "Q", w, AsRounded, false, [HasFP16], "avx512fp16_mask_">>;
      if !not(w.L) then
        defm "" : EvexConverted<EvexConversion<"vcvt"#u#"dq2ph", "PH", "D", w, AsRounded, false, [HasFP16], "avx512fp16_mask_">>;
    }
}
foreach s = [["s", ""], ["u", "U"]] in
  foreach c = [["W2PH", "W", "512", "512", "i16"], ["DQ2PH", "D", "512", "256", "i32"], ["QQ2PH", "Q", "512", "128", "i64"]] in {
    defvar from = !cast<EvexValue>("Iv"#c[1]#c[2]);
    defvar to = !cast<EvexValue>("IvPH"#c[3]);
    defvar name = "avx512_"#s[0]#"itofp_round_v"#from.N#"f16_v"#from.N#c[4];
    def int_x86_#name : X86ImmIntrinsic<[to.Type], [from.Type, i32], [1]>;
    let Predicates = [Use512, HasFP16] in
    defm : EvexPlainRounded<!cast<Intrinsic>("int_x86_"#name), "VCVT"#s[1]#c[0]#"Zrr", "", to.Type,
                            (noArgs (from.Type VR512:$a)), (noArgs VR512:$a), AsRounded>;
  }

defm "" : EvexScalars<"avx512fp16_mask_", "sh", v8i16, [HasFP16], []>;
foreach op = ["rcp", "rsqrt"] in
  defm "" : EvexScalarMasked<"avx512fp16_mask_"#op#"_sh", "V"#!toupper(op)#"SHZrr", "", v8i16, AsIs, [HasFP16]>;
defm "" : EvexScalarMasked<"avx512fp16_mask_vcvtss2sh_round", "VCVTSS2SHZrr", "_Int", v8i16, AsRounded, [HasFP16], v4f32>;
defm "" : EvexScalarMasked<"avx512fp16_mask_vcvtsd2sh_round", "VCVTSD2SHZrr", "_Int", v8i16, AsRounded, [HasFP16], v2f64>;
defm "" : EvexScalarMasked<"avx512fp16_mask_vcvtsh2ss_round", "VCVTSH2SSZrr", "_Int", v4f32, AsSilent, [HasFP16], v8i16>;
defm "" : EvexScalarMasked<"avx512fp16_mask_vcvtsh2sd_round", "VCVTSH2SDZrr", "_Int", v2f64, AsSilent, [HasFP16], v8i16>;
foreach u = ["", "u"] in
  foreach w = [["32", "", "i32"], ["64", "64", "i64"]] in {
    defvar to = !cast<ValueType>(w[2]);
    defvar end = "SH2"#!toupper(u)#"SI"#w[1];
    defm "" : EvexScalarToInteger<"avx512fp16_vcvtsh2"#u#"si"#w[0], "VCVT"#end, to, v8i16, AsRounded, [HasFP16]>;
    defm "" : EvexScalarToInteger<"avx512fp16_vcvttsh2"#u#"si"#w[0], "VCVTT"#end, to, v8i16, AsSilent, [HasFP16]>;
    defm "" : EvexScalarFromInteger<"avx512fp16_vcvt"#u#"si"#w[1]#"2sh", "VCVT"#!toupper(u)#"SI"#w[1]#"2SH", v8i16, to,
                                    !if(!empty(w[1]), GR32, GR64), [HasFP16]>;
  }
defm "" : EvexComparison<"avx512fp16_mask_cmp_sh", "VCMPSHZ", v8i16, VR128, MaskBits1, "_Int", true, [HasFP16]>;
defm "" : EvexOneComparison<"avx512fp16_vcomi_sh", "VCMPSH", v8i16, [HasFP16]>;
defm "" : EvexKindOfOne<"avx512fp16_mask_fpclass_sh", "VFPCLASSSH", v8i16, [HasFP16]>;

// One number, which is an integer in a general register here.
def int_x86_avx512fp16_vfmadd_f16 : X86ImmIntrinsic<[i16], [i16, i16, i16, i32], [3]>;
let Predicates = [HasFP16] in
foreach r = [0, 1] in {
  defvar inst = !if(r, VFMADD213SHZrb_Int, VFMADD213SHZr_Int);
  defvar how = !if(r, (int_x86_avx512fp16_vfmadd_f16 (i32 statedRounding:$rc)), (int_x86_avx512fp16_vfmadd_f16 (i32 asSet)));
  defvar said = !if(r, (inst statedRounding:$rc), (inst));
  defvar a = (v8i16 (VMOVW2SHrr (i32 (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR16:$a, sub_16bit))));
  defvar b = (v8i16 (VMOVW2SHrr (i32 (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR16:$b, sub_16bit))));
  defvar c = (v8i16 (VMOVW2SHrr (i32 (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR16:$c, sub_16bit))));
  def : Pat<(i16 !con((int_x86_avx512fp16_vfmadd_f16 GR16:$a, GR16:$b, GR16:$c), how)),
            (i16 (EXTRACT_SUBREG (i32 (VMOVSH2Wrr (v8i16 !con((inst a, b, c), said)))), sub_16bit))>;
}

// Complex numbers, each in 32 bits. Sums have what is added to last, and first in the instruction.
multiclass EvexComplexSum<Intrinsic f, string stem, string kind, ValueType ty, RegisterClass rc, MaskBits k, dag said, dag after> {
  let AddedComplexity = 10 in
  def : Pat<(ty !con((f (ty rc:$a), (ty rc:$b), (ty rc:$c), (k.Type -1)), !setdagop(after, f))),
            !con((!cast<Instruction>(stem) rc:$c, rc:$a, rc:$b), !setdagop(said, !cast<Instruction>(stem)))>;
  defvar inst = !cast<Instruction>(stem#!if(!eq(kind, "mask"), "k", "kz"));
  def : Pat<(ty !con((f (ty rc:$a), (ty rc:$b), (ty rc:$c), k.RC:$k), !setdagop(after, f))),
            !con((inst rc:$c, k.Move, rc:$a, rc:$b), !setdagop(said, inst))>;
}
multiclass EvexComplex<string end, string inst, ValueType ty, RegisterClass rc, MaskBits k, bit rounds,
                       list<Predicate> has> {
  foreach c = ["", "c"] in {
    defvar C = !toupper(c);
    defvar mul = "avx512fp16_mask_vf"#c#"mul_"#end;
    def int_x86_#mul : X86ImmIntrinsic<[ty], !listconcat([ty, ty, ty, k.Type], !if(rounds, [i32], [])), !if(rounds, [4], [])>;
    let Predicates = has in
    if rounds then
      defm : EvexMaskedRounded<!cast<Intrinsic>("int_x86_"#mul), "VF"#C#"MUL"#inst#"rr", "", ty, rc, k, (noArgs (ty rc:$a), (ty rc:$b)),
                               (noArgs rc:$a, rc:$b), AsRounded>;
    else
      defm : EvexMaskedForms<!cast<Intrinsic>("int_x86_"#mul), "VF"#C#"MUL"#inst#"rr", "", ty, rc, k, (noArgs (ty rc:$a), (ty rc:$b)),
                             (noArgs rc:$a, rc:$b)>;
    foreach kind = ["mask", "maskz"] in {
      defvar add = "avx512fp16_"#kind#"_vf"#c#"madd_"#end;
      def int_x86_#add : X86ImmIntrinsic<[ty], !listconcat([ty, ty, ty, k.Type], !if(rounds, [i32], [])), !if(rounds, [4], [])>;
      let Predicates = has in {
        defm : EvexComplexSum<!cast<Intrinsic>("int_x86_"#add), "VF"#C#"MADD"#inst#"r", kind, ty, rc, k, (noArgs),
                              !if(rounds, (noArgs (i32 asSet)), (noArgs))>;
        if rounds then
          defm : EvexComplexSum<!cast<Intrinsic>("int_x86_"#add), "VF"#C#"MADD"#inst#"rb", kind, ty, rc, k,
                                (noArgs statedRounding:$rc), (noArgs (i32 statedRounding:$rc))>;
      }
    }
  }
}
foreach w = AllWidths in {
  defvar v = IvOf<"PS", w>.V;
  defm "" : EvexComplex<"cph_"#w.Bits, "CPH"#w.Name, v.Type, v.RC, v.K, w.L2, !listconcat(v.Has, [HasFP16])>;
}
defm "" : EvexComplex<"csh", "CSHZ", v4f32, VR128, MaskBits1, true, [HasFP16]>;

// ---- bfloat16 -------------------------------------------------------------------------------------------------------

foreach w = AllWidths in {
  defvar s = IvOf<"PS", w>.V;
  defvar b = IvOf<"BF16", w>.V;
  defvar preds = !listconcat(s.Has, [HasBF16]);
  def int_x86_avx512bf16_cvtne2ps2bf16_#w.Bits : X86Intrinsic<[b.Type], [s.Type, s.Type]>;
  def int_x86_avx512bf16_dpbf16ps_#w.Bits : X86Intrinsic<[s.Type], [s.Type, b.Type, b.Type]>;
  let Predicates = preds in {
    defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512bf16_cvtne2ps2bf16_"#w.Bits), !cast<Instruction>("VCVTNE2PS2BF16"#w.Name#"rr"),
                     b.Type, (noArgs (s.Type s.RC:$a), (s.Type s.RC:$b)), (noArgs s.RC:$a, s.RC:$b)>;
    defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512bf16_dpbf16ps_"#w.Bits), !cast<Instruction>("VDPBF16PS"#w.Name#"r"), s.Type,
                     (noArgs (s.Type s.RC:$d), (b.Type b.RC:$a), (b.Type b.RC:$b)), (noArgs s.RC:$d, b.RC:$a, b.RC:$b)>;
  }
}
def int_x86_avx512bf16_cvtneps2bf16_512 : X86Intrinsic<[v16i16], [v16f32]>;
let Predicates = [Use512, HasBF16] in
def : Pat<(v16i16 (int_x86_avx512bf16_cvtneps2bf16_512 (v16f32 VR512:$a))), (VCVTNEPS2BF16Zrr VR512:$a)>;
def int_x86_avx512bf16_cvtneps2bf16_256 : X86Intrinsic<[v8i16], [v8f32]>;
def int_x86_avx512bf16_mask_cvtneps2bf16_128 : X86Intrinsic<[v8i16], [v4f32, v8i16, i8]>;
let Predicates = [HasVLX, HasBF16] in {
  def : Pat<(v8i16 (int_x86_avx512bf16_cvtneps2bf16_256 (v8f32 VR256:$a))), (VCVTNEPS2BF16Z256rr VR256:$a)>;
  defm : EvexMaskedForms<int_x86_avx512bf16_mask_cvtneps2bf16_128, "VCVTNEPS2BF16Z128rr", "", v8i16, VR128, MaskBits4,
                         (noArgs (v4f32 VR128:$a)), (noArgs VR128:$a)>;
}
// AVX-NE-CONVERT.
def int_x86_vcvtneps2bf16128 : X86Intrinsic<[v8i16], [v4f32]>;
def int_x86_vcvtneps2bf16256 : X86Intrinsic<[v8i16], [v8f32]>;
let Predicates = [HasAVXNECONVERT] in {
  def : Pat<(v8i16 (int_x86_vcvtneps2bf16128 (v4f32 VR128:$a))), (VCVTNEPS2BF16rr VR128:$a)>;
  def : Pat<(v8i16 (int_x86_vcvtneps2bf16256 (v8f32 VR256:$a))), (VCVTNEPS2BF16Yrr VR256:$a)>;
}
let AddedComplexity = 1, Predicates = [HasVLX, HasBF16] in {
  def : Pat<(v8i16 (int_x86_vcvtneps2bf16128 (v4f32 VR128:$a))), (VCVTNEPS2BF16Z128rr VR128:$a)>;
  def : Pat<(v8i16 (int_x86_vcvtneps2bf16256 (v8f32 VR256:$a))), (VCVTNEPS2BF16Z256rr VR256:$a)>;
}
foreach op = ["vbcstnebf162ps", "vbcstnesh2ps", "vcvtneebf162ps", "vcvtneeph2ps", "vcvtneobf162ps", "vcvtneoph2ps"] in
  foreach w = NarrowWidths in {
    defvar ty = !if(w.L, v8f32, v4f32);
    def int_x86_#op#w.Bits : X86Intrinsic<[ty], [iPTR], [IntrReadMem, IntrArgMemOnly]>;
    let Predicates = [HasAVXNECONVERT] in
    def : Pat<(ty (!cast<Intrinsic>("int_x86_"#op#w.Bits) addr:$p)), (!cast<Instruction>(!toupper(op)#!if(w.L, "Y", "")#"rm") addr:$p)>;
  }
