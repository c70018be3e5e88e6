// Intrinsic functions of AVX10.2. Shapes are in IntrinsicsAvx512.td and IntrinsicsAvx512Float.td; names have their width at the end.
//
// Sources: as in Intrinsics.td; Intel's AVX10.2 Architecture Specification.

defvar avx10Has = [HasAVX10_2];

// dst = op(arguments), all with registers of one width.
multiclass Avx10Plain<string name, string inst, ValueType to, list<ValueType> params, dag args, dag operands, list<int> immediates = []> {
  def int_x86_avx10_#name : X86ImmIntrinsic<[to], params, immediates>;
  let Predicates = avx10Has in
  defm : EvexPlain<!cast<Intrinsic>("int_x86_avx10_"#name), !cast<Instruction>(inst), to, args, operands>;
}
multiclass Avx10Unary<string name, string inst, EvexValue d, EvexValue a> {
  defm "" : Avx10Plain<name, inst, d.Type, [a.Type], (noArgs (a.Type a.RC:$a)), (noArgs a.RC:$a)>;
}
multiclass Avx10Binary<string name, string inst, EvexValue d, EvexValue a> {
  defm "" : Avx10Plain<name, inst, d.Type, [a.Type, a.Type], (noArgs (a.Type a.RC:$a), (a.Type a.RC:$b)), (noArgs a.RC:$a, a.RC:$b)>;
}
multiclass Avx10Ternary<string name, string inst, EvexValue d, EvexValue a> {
  defm "" : Avx10Plain<name, inst, d.Type, [d.Type, a.Type, a.Type], (noArgs (d.Type d.RC:$d), (a.Type a.RC:$a), (a.Type a.RC:$b)),
                       (noArgs d.RC:$d, a.RC:$a, a.RC:$b)>;
}
multiclass Avx10Masked<string name, string inst, EvexValue d, EvexValue a, MaskBits k, EvexRounding r, bit rounds, string form = "rr"> {
  defm "" : EvexMaskedUnary<"avx10_mask_"#name, inst, d, a, k, rounds, r, avx10Has, form>;
}

// ---- bfloat16 -------------------------------------------------------------------------------------------------------

foreach w = AllWidths in {
  defvar b = IvOf<"BF16", w>.V;
  defvar z = w.Name;
  foreach op = ["add", "sub", "mul", "div", "min", "max"] in
    defm "" : Avx10Binary<"v"#op#"bf16"#w.Bits, "V"#!toupper(op)#"BF16"#z#"rr", b, b>;
  foreach op = ["vfmadd", "vfmsub", "vfnmadd", "vfnmsub"] in
    foreach order = ["132", "213", "231"] in
      defm "" : Avx10Ternary<op#order#"bf16"#w.Bits, !toupper(op)#order#"BF16"#z#"r", b, b>;
  foreach op = ["rcp", "rsqrt", "getexp"] in
    defm "" : Avx10Masked<op#"_bf16_"#w.Bits, "V"#!toupper(op)#"BF16"#z, b, b, b.K, AsIs, false, "r">;
  defm "" : EvexMaskedOf<"avx10_mask_scalef_bf16_"#w.Bits, "VSCALEFBF16"#z#"rr", b, b.K, AsIs, false, [b.Type, b.Type], [],
                         (noArgs (b.Type b.RC:$a), (b.Type b.RC:$b)), (noArgs b.RC:$a, b.RC:$b), avx10Has>;
  foreach op = ["rndscale", "reduce", "getmant"] in
    defm "" : EvexMaskedOf<"avx10_mask_"#op#"_bf16_"#w.Bits, "V"#!toupper(op)#"BF16"#z#"rri", b, b.K, AsIs, false, [b.Type, i32], [1],
                           (noArgs (b.Type b.RC:$a), (i32 timm:$n)), (noArgs b.RC:$a, (i8 timm:$n)), avx10Has>;
  defm "" : EvexKinds<"avx10_fpclass_bf16", b, avx10Has>;
  foreach t = ["", "t"] in
    foreach u = ["", "u"] in
      defm "" : Avx10Unary<"vcvt"#t#"bf162i"#u#"bs"#w.Bits, "VCVT"#!toupper(t)#"BF162I"#!toupper(u)#"BS"#z#"rr", IvOf<"W", w>.V, b>;
  defm "" : Avx10Plain<"vminmaxbf16"#w.Bits, "VMINMAXBF16"#z#"rri", b.Type, [b.Type, b.Type, i32],
                       (noArgs (b.Type b.RC:$a), (b.Type b.RC:$b), (i32 timm:$n)), (noArgs b.RC:$a, b.RC:$b, (i8 timm:$n)), [2]>;
}

// ---- Sums of products -----------------------------------------------------------------------------------------------

foreach s = ["", "s"] in {
  foreach kind = ["ss", "su", "uu"] in
    defm "" : Avx10Ternary<"vpdpb"#kind#"d"#s#"_512", "VPDPB"#!toupper(kind#"d"#s)#"Zrr", IvD512, IvB512>;
  foreach kind = ["us", "su", "uu"] in
    defm "" : Avx10Ternary<"vpdpw"#kind#"d"#s#"_512", "VPDPW"#!toupper(kind#"d"#s)#"Zrr", IvD512, IvW512>;
}
foreach w = AllWidths in
  defm "" : Avx10Ternary<"vdpphps_"#w.Bits, "VDPPHPS"#w.Name#"r", IvOf<"PS", w>.V, IvOf<"PH", w>.V>;
defm "" : Avx10Plain<"vmpsadbw_512", "VMPSADBWZrri", v32i16, [v64i8, v64i8, i8],
                     (noArgs (v64i8 VR512:$a), (v64i8 VR512:$b), (i8 timm:$n)), (noArgs VR512:$a, VR512:$b, timm:$n), [2]>;

// ---- Minimum and maximum by kind ------------------------------------------------------------------------------------

multiclass Avx10Extremum<string name, string stem, string end, ValueType ty, RegisterClass rc, MaskBits k, bit rounds> {
  def int_x86_avx10_mask_#name : X86ImmIntrinsic<[ty], !listconcat([ty, ty, i32, ty, k.Type], !if(rounds, [i32], [])),
                                                 !if(rounds, [2, 5], [2])>;
  defvar f = !cast<Intrinsic>("int_x86_avx10_mask_"#name);
  defvar args = (noArgs (ty rc:$a), (ty rc:$b), (i32 timm:$n));
  defvar operands = (noArgs rc:$a, rc:$b, (i8 timm:$n));
  let Predicates = avx10Has in
  if rounds then
    defm : EvexMaskedRounded<f, stem, end, ty, rc, k, args, operands, AsSilent>;
  else
    defm : EvexMaskedForms<f, stem, end, ty, rc, k, args, operands>;
}
foreach l = ["PH", "PS", "PD"] in
  foreach w = AllWidths in {
    defvar v = IvOf<l, w>.V;
    defm "" : Avx10Extremum<"vminmax"#!tolower(l)#!if(w.L2, "_round", v.W), "VMINMAX"#l#w.Name#"rri", "", v.Type, v.RC, v.K, w.L2>;
  }
foreach s = [["sh", "v8i16"], ["ss", "v4f32"], ["sd", "v2f64"]] in
  defm "" : Avx10Extremum<"vminmax"#s[0]#"_round", "VMINMAX"#!toupper(s[0])#"rri", "_Int", !cast<ValueType>(s[1]), VR128, MaskBits1, true>;

// ---- Comparisons ----------------------------------------------------------------------------------------------------

// Less is greater the other way round; equal is also not unordered.
class Avx10Test<string kind, bit swapped = false> {
  dag Source = (i32 (!cast<Intrinsic>("int_x86_avx10_vcomisbf16"#kind) (v8i16 VR128:$a), (v8i16 VR128:$b)));
  dag Flags = !if(swapped, (VCOMISBF16Zrr VR128:$b, VR128:$a), (VCOMISBF16Zrr VR128:$a, VR128:$b));
}
foreach c = ["eq", "neq", "gt", "ge", "lt", "le"] in
  def int_x86_avx10_vcomisbf16#c : X86Intrinsic<[i32], [v8i16, v8i16]>;
let Predicates = avx10Has in {
  foreach c = [FlagTest<"gt", 7>, FlagTest<"ge", 3>, FlagTest<"lt", 7>, FlagTest<"le", 3>] in {
    defvar of = Avx10Test<c.Name, !eq(!substr(c.Name, 0, 1), "l")>;
    def : Pat<of.Source, (MOVZX32rr8 (i8 (SETCCr c.Condition, of.Flags)))>;
  }
  def : Pat<Avx10Test<"eq">.Source, (MOVZX32rr8 (i8 (AND8rr (i8 (SETCCr 4, Avx10Test<"eq">.Flags)), (i8 (SETCCr 11, Avx10Test<"eq">.Flags)))))>;
  def : Pat<Avx10Test<"neq">.Source, (MOVZX32rr8 (i8 (OR8rr (i8 (SETCCr 5, Avx10Test<"neq">.Flags)), (i8 (SETCCr 10, Avx10Test<"neq">.Flags)))))>;
}

// ---- Conversions ----------------------------------------------------------------------------------------------------

foreach w = AllWidths in {
  defvar h = IvOf<"PH", w>.V;
  defvar s = IvOf<"PS", w>.V;
  defvar bytes = IvOf<"B", !if(w.L2, Z256, Z128)>.V;
  foreach f = ["bf8", "bf8s", "hf8", "hf8s"] in {
    defm "" : Avx10Binary<"vcvt2ph2"#f#w.Bits, "VCVT2PH2"#!toupper(f)#w.Name#"rr", IvOf<"B", w>.V, h>;
    defm "" : Avx10Masked<"vcvtph2"#f#w.Bits, "VCVTPH2"#!toupper(f)#w.Name, bytes, h, h.K, AsIs, false>;
    defvar bias = IvOf<"B", w>.V;
    defm "" : EvexMaskedOf<"avx10_mask_vcvtbiasph2"#f#w.Bits, "VCVTBIASPH2"#!toupper(f)#w.Name#"rr", bytes, h.K, AsIs, false,
                           [bias.Type, h.Type], [], (noArgs (bias.Type bias.RC:$a), (h.Type h.RC:$b)), (noArgs bias.RC:$a, h.RC:$b),
                           avx10Has>;
  }
  defm "" : Avx10Masked<"vcvthf82ph"#w.Bits, "VCVTHF82PH"#w.Name, h, bytes, h.K, AsIs, false>;
  foreach t = ["", "t"] in
    foreach u = ["", "u"] in {
      defvar r = !if(!empty(t), AsRounded, AsSilent);
      defm "" : Avx10Masked<"vcvt"#t#"ph2i"#u#"bs"#w.Bits, "VCVT"#!toupper(t)#"PH2I"#!toupper(u)#"BS"#w.Name, IvOf<"W", w>.V, h, h.K, r, w.L2>;
      defm "" : Avx10Masked<"vcvt"#t#"ps2i"#u#"bs"#w.Bits, "VCVT"#!toupper(t)#"PS2I"#!toupper(u)#"BS"#w.Name, IvOf<"D", w>.V, s, s.K, r, w.L2>;
    }
  defm "" : EvexMaskedOf<"avx10_mask_vcvt2ps2phx_"#w.Bits, "VCVT2PS2PHX"#w.Name#"rr", h, h.K, AsRounded, w.L2, [s.Type, s.Type], [],
                         (noArgs (s.Type s.RC:$a), (s.Type s.RC:$b)), (noArgs s.RC:$a, s.RC:$b), avx10Has>;
  // Cut and saturated.
  foreach u = ["", "u"] in
    foreach from = ["PD", "PS"] in
      foreach to = ["D", "Q"] in
        defm "" : EvexConverted<EvexConversion<"vcvtt"#!tolower(from)#"2"#u#!tolower(to)#"qs", to, from, w, AsSilent, w.L2, avx10Has,
                                               "avx10_mask_">, !if(w.L2, "_round", "")#"_"#w.Bits>;
}
foreach t = [["ss", "v4f32"], ["sd", "v2f64"]] in
  foreach u = ["", "u"] in
    foreach w = [["", "i32"], ["64", "i64"]] in {
      defvar inst = "VCVTT"#!toupper(t[0])#"2"#!toupper(u)#"SI"#w[0]#"S";
      defvar from = !cast<ValueType>(t[1]);
      defvar to = !cast<ValueType>(w[1]);
      defvar name = "avx10_vcvtt"#t[0]#"2"#u#"sis"#w[0];
      def int_x86_#name : X86ImmIntrinsic<[to], [from, i32], [1]>;
      let Predicates = avx10Has in {
        def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (from VR128:$a), (i32 asSet))), (!cast<Instruction>(inst#"rr_Int") VR128:$a)>;
        def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (from VR128:$a), (i32 statedSilence))),
                  (!cast<Instruction>(inst#"rrb_Int") VR128:$a)>;
      }
    }

// ---- Loads of what other processors also read -----------------------------------------------------------------------

foreach w = AllWidths in
  foreach l = ["B", "W", "D", "Q"] in {
    defvar v = IvOf<l, w>.V;
    def int_x86_avx10_vmovrs#!tolower(l)#w.Bits : X86Intrinsic<[v.Type], [iPTR], [IntrReadMem]>;
    let Predicates = [HasAVX10_2, In64BitMode] in
    def : Pat<(v.Type (!cast<Intrinsic>("int_x86_avx10_vmovrs"#!tolower(l)#w.Bits) addr:$p)), (!cast<Instruction>("VMOVRS"#l#w.Name#"m") addr:$p)>;
  }
