// Intrinsic functions of AVX-512 on numbers of 32 and 64 bits: arithmetic with a rounding mode of its own, what has a mask, scalars,
// kinds of numbers, conversions. Shapes are in IntrinsicsAvx512.td.
//
// Sources: as in Intrinsics.td.

// ---- Arithmetic of 512 bits -----------------------------------------------------------------------------------------

// With a rounding mode behind the operands. `prefix` is what the names of the records begin with.
multiclass EvexRoundedArithmetic<string name, string inst, EvexValue v, EvexRounding r, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[v.Type], [v.Type, v.Type, i32], [2]>;
  let Predicates = !listconcat(v.Has, has) in
  defm : EvexPlainRounded<!cast<Intrinsic>("int_x86_"#name), inst#"Zrr", "", v.Type, (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b)),
                          (noArgs v.RC:$a, v.RC:$b), r>;
}
multiclass EvexRoundedFma<string name, string inst, EvexValue v, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[v.Type], [v.Type, v.Type, v.Type, i32], [3]>;
  let Predicates = !listconcat(v.Has, has) in
  defm : EvexPlainRounded<!cast<Intrinsic>("int_x86_"#name), inst#"Zr", "", v.Type,
                          (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b), (v.Type v.RC:$c)), (noArgs v.RC:$a, v.RC:$b, v.RC:$c),
                          AsRounded>;
}
multiclass EvexArithmeticOf512<string prefix, EvexValue v, list<Predicate> has> {
  defvar end = !tolower(v.L)#"_512";
  foreach op = ["add", "sub", "mul", "div"] in
    defm "" : EvexRoundedArithmetic<prefix#op#"_"#end, "V"#!toupper(op)#v.L, v, AsRounded, has>;
  foreach op = ["min", "max"] in
    defm "" : EvexRoundedArithmetic<prefix#op#"_"#end, "V"#!toupper(op)#v.L, v, AsSilent, has>;
  def int_x86_#prefix#sqrt_#end : X86ImmIntrinsic<[v.Type], [v.Type, i32], [1]>;
  let Predicates = !listconcat(v.Has, has) in
  defm : EvexPlainRounded<!cast<Intrinsic>("int_x86_"#prefix#"sqrt_"#end), "VSQRT"#v.L#"Zr", "", v.Type,
                          (noArgs (v.Type v.RC:$a)), (noArgs v.RC:$a), AsRounded>;
  defm "" : EvexRoundedFma<prefix#"vfmadd_"#end, "VFMADD213"#v.L, v, has>;
  defm "" : EvexRoundedFma<prefix#"vfmaddsub_"#end, "VFMADDSUB213"#v.L, v, has>;
}
defm "" : EvexArithmeticOf512<"avx512_", IvPS512, []>;
defm "" : EvexArithmeticOf512<"avx512_", IvPD512, []>;

// ---- With a mask ----------------------------------------------------------------------------------------------------

// dst = op(a), op(a, number), op(a, b), op(a, b, number); at 512 bits with what is said of rounding. `name` is that of the
// intrinsic after `llvm.x86.`, up to the width.
multiclass EvexMaskedOf<string name, string stem, EvexValue d, MaskBits k, EvexRounding r, bit rounds, list<ValueType> params,
                        list<int> immediates, dag args, dag operands, list<Predicate> has> {
  defvar n = !size(params);
  defvar all = !listconcat(params, [d.Type, k.Type], !if(rounds, [i32], []));
  def int_x86_#name : X86ImmIntrinsic<[d.Type], all, !listconcat(immediates, !if(rounds, [!add(n, 2)], []))>;
  defvar f = !cast<Intrinsic>("int_x86_"#name);
  let Predicates = has in
  if rounds then
    defm : EvexMaskedRounded<f, stem, "", d.Type, d.RC, k, args, operands, r>;
  else
    defm : EvexMaskedForms<f, stem, "", d.Type, d.RC, k, args, operands>;
}
multiclass EvexMaskedUnary<string name, string inst, EvexValue d, EvexValue a, MaskBits k, bit rounds, EvexRounding r,
                           list<Predicate> has, string form = "rr"> {
  defm "" : EvexMaskedOf<name, inst#form, d, k, r, rounds, [a.Type], [], (noArgs (a.Type a.RC:$a)), (noArgs a.RC:$a), has>;
}
multiclass EvexMaskedImm<string name, string inst, EvexValue v, EvexRounding r, list<Predicate> has> {
  defm "" : EvexMaskedOf<name, inst#"rri", v, v.K, r, v.Is512, [v.Type, i32], [1], (noArgs (v.Type v.RC:$a), (i32 timm:$n)),
                         (noArgs v.RC:$a, (i8 timm:$n)), has>;
}
// What an extension for some format has at every width.
multiclass EvexMaskedNumbers<string prefix, EvexValue v, list<Predicate> has, list<Predicate> more> {
  defvar end = !tolower(v.L)#"_"#v.W;
  defvar preds = !listconcat(v.Has, has);
  defm "" : EvexMaskedUnary<prefix#"getexp_"#end, "VGETEXP"#v.L#v.Z, v, v, v.K, v.Is512, AsSilent, preds, "r">;
  defm "" : EvexMaskedOf<prefix#"scalef_"#end, "VSCALEF"#v.L#v.Z#"rr", v, v.K, AsRounded, v.Is512, [v.Type, v.Type], [],
                         (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b)), (noArgs v.RC:$a, v.RC:$b), preds>;
  defm "" : EvexMaskedImm<prefix#"rndscale_"#end, "VRNDSCALE"#v.L#v.Z, v, AsSilent, preds>;
  defm "" : EvexMaskedImm<prefix#"getmant_"#end, "VGETMANT"#v.L#v.Z, v, AsSilent, preds>;
  defm "" : EvexMaskedImm<prefix#"reduce_"#end, "VREDUCE"#v.L#v.Z, v, AsSilent, !listconcat(preds, more)>;
}
foreach w = AllWidths in
  foreach l = ["PS", "PD"] in {
    defvar v = IvOf<l, w>.V;
    defvar end = !tolower(l)#"_"#w.Bits;
    defm "" : EvexMaskedNumbers<"avx512_mask_", v, [], [HasDQI]>;
    foreach op = ["rcp14", "rsqrt14"] in
      defm "" : EvexMaskedUnary<"avx512_"#op#"_"#end, "V"#!toupper(op)#l#v.Z, v, v, v.K, false, AsIs, v.Has, "r">;
    defm "" : EvexMaskedOf<"avx512_mask_range_"#end, "VRANGE"#l#v.Z#"rri", v, v.K, AsSilent, v.Is512, [v.Type, v.Type, i32], [2],
                           (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b), (i32 timm:$n)), (noArgs v.RC:$a, v.RC:$b, (i8 timm:$n)),
                           !listconcat(v.Has, [HasDQI])>;
  }

// The destination is the first source, too: what has zeros in the mask stays, or becomes zero.
multiclass EvexTied<Intrinsic f, string stem, string end, string kind, ValueType ty, RegisterClass rc, MaskBits k, dag args,
                    dag operands, dag after> {
  let AddedComplexity = 10 in
  def : Pat<(ty !con((f (ty rc:$a)), !setdagop(args, f), (f (k.Type -1)), !setdagop(after, f))),
            !con((!cast<Instruction>(stem#end) rc:$a), !setdagop(operands, !cast<Instruction>(stem#end)))>;
  defvar inst = !cast<Instruction>(stem#kind#end);
  def : Pat<(ty !con((f (ty rc:$a)), !setdagop(args, f), (f k.RC:$k), !setdagop(after, f))),
            !con((inst rc:$a, k.Move), !setdagop(operands, inst))>;
}
multiclass EvexFixup<string end, string inst, ValueType ty, ValueType table, RegisterClass rc, MaskBits k, bit rounds,
                     list<Predicate> has> {
  foreach kind = ["mask", "maskz"] in {
    defvar name = "avx512_"#kind#"_fixupimm_"#end;
    def int_x86_#name : X86ImmIntrinsic<[ty], !listconcat([ty, ty, table, i32, k.Type], !if(rounds, [i32], [])),
                                        !if(rounds, [3, 5], [3])>;
    defvar f = !cast<Intrinsic>("int_x86_"#name);
    defvar args = (noArgs (ty rc:$b), (table rc:$c), (i32 timm:$n));
    defvar operands = (noArgs rc:$b, rc:$c, (i8 timm:$n));
    defvar letter = !if(!eq(kind, "mask"), "k", "kz");
    let Predicates = has in {
      defm : EvexTied<f, inst#"rri", "", letter, ty, rc, k, args, operands, !if(rounds, (noArgs (i32 asSet)), (noArgs))>;
      if rounds then
        defm : EvexTied<f, inst#"rrib", "", letter, ty, rc, k, args, operands, (noArgs (i32 statedSilence))>;
    }
  }
}
foreach w = AllWidths in {
  defvar ps = IvOf<"PS", w>.V;
  defvar pd = IvOf<"PD", w>.V;
  defm "" : EvexFixup<"ps_"#w.Bits, "VFIXUPIMMPS"#w.Name, ps.Type, IvOf<"D", w>.V.Type, ps.RC, ps.K, w.L2, ps.Has>;
  defm "" : EvexFixup<"pd_"#w.Bits, "VFIXUPIMMPD"#w.Name, pd.Type, IvOf<"Q", w>.V.Type, pd.RC, pd.K, w.L2, pd.Has>;
}
defm "" : EvexFixup<"ss", "VFIXUPIMMSSZ", v4f32, v4i32, VR128, MaskBits1, true, [HasAVX512]>;
defm "" : EvexFixup<"sd", "VFIXUPIMMSDZ", v2f64, v2i64, VR128, MaskBits1, true, [HasAVX512]>;

// ---- Conversions ----------------------------------------------------------------------------------------------------

// The narrower of both types is what fills a register, or the lower part of the smallest one.
class EvexConversion<string name, string to, string from, EvexWidth w, EvexRounding r, bit rounds, list<Predicate> has = [],
                     string prefix = "avx512_mask_"> {
  defvar widths = [Z128, Z256, Z512];
  defvar to_bits = !cond(!or(!eq(to, "PH"), !eq(to, "W")): 16, !or(!eq(to, "PS"), !eq(to, "D")): 32, true: 64);
  defvar from_bits = !cond(!or(!eq(from, "PH"), !eq(from, "W")): 16, !or(!eq(from, "PS"), !eq(from, "D")): 32, true: 64);
  defvar most = !if(!lt(to_bits, from_bits), from_bits, to_bits);
  defvar n = !div(w.Bits, most);
  string Name = prefix#name;
  string Inst = "V"#!toupper(!if(!eq(!substr(name, 0, 1), "v"), !substr(name, 1), name));
  string Z = w.Name;
  int N = n;
  EvexValue To = IvOf<to, !cond(!le(!mul(n, to_bits), 128): Z128, !eq(!mul(n, to_bits), 256): Z256, true: Z512)>.V;
  EvexValue From = IvOf<from, !cond(!le(!mul(n, from_bits), 128): Z128, !eq(!mul(n, from_bits), 256): Z256, true: Z512)>.V;
  MaskBits K = !cast<MaskBits>("MaskBits"#n);
  EvexRounding R = r;
  bit Rounds = rounds;
  list<Predicate> Has = !listconcat(!if(w.L2, [Use512], [HasVLX]), has);
}
multiclass EvexConverted<EvexConversion c, string end = "_"#!cond(!eq(c.Z, "Z"): "512", !eq(c.Z, "Z256"): "256", true: "128")> {
  defm "" : EvexMaskedUnary<c.Name#end, c.Inst#c.Z, c.To, c.From, c.K, c.Rounds, c.R, c.Has>;
}
foreach t = ["", "t"] in {
  defvar r = !if(!empty(t), AsRounded, AsSilent);
  foreach u = ["", "u"] in {
    // Of doublewords, some are operations of the IR or of AVX.
    foreach w = !cond(!not(!empty(u)): AllWidths, true: [Z512, Z128]) in
      defm "" : EvexConverted<EvexConversion<"cvt"#t#"pd2"#u#"dq", "D", "PD", w, r, w.L2>>;
    foreach w = !cond(!not(!empty(u)): AllWidths, !empty(t): AllWidths, true: [Z512]) in
      defm "" : EvexConverted<EvexConversion<"cvt"#t#"ps2"#u#"dq", "D", "PS", w, r, w.L2>>;
    foreach w = AllWidths in {
      defm "" : EvexConverted<EvexConversion<"cvt"#t#"pd2"#u#"qq", "Q", "PD", w, r, w.L2, [HasDQI]>>;
      defm "" : EvexConverted<EvexConversion<"cvt"#t#"ps2"#u#"qq", "Q", "PS", w, r, w.L2, [HasDQI]>>;
    }
  }
}
defm "" : EvexConverted<EvexConversion<"cvtpd2ps", "PS", "PD", Z512, AsRounded, true>>;
defm "" : EvexConverted<EvexConversion<"cvtpd2ps", "PS", "PD", Z128, AsRounded, false>, "">;
defm "" : EvexConverted<EvexConversion<"cvtps2pd", "PD", "PS", Z512, AsSilent, true>>;
defm "" : EvexConverted<EvexConversion<"cvtqq2ps", "PS", "Q", Z128, AsRounded, false, [HasDQI]>>;
defm "" : EvexConverted<EvexConversion<"cvtuqq2ps", "PS", "Q", Z128, AsRounded, false, [HasDQI]>>;
// Half precision as integers. The way there has how it rounds in its constant, 8 of which says that exceptions are ignored.
defm "" : EvexMaskedUnary<"avx512_mask_vcvtph2ps_512", "VCVTPH2PSZ", IvPS512, IvW256, MaskBits16, true, AsSilent, [Use512]>;
foreach w = AllWidths in {
  defvar a = IvOf<"PS", w>.V;
  defm "" : EvexMaskedOf<"avx512_mask_vcvtps2ph_"#w.Bits, "VCVTPS2PH"#w.Name#"rr", IvOf<"W", !if(w.L2, Z256, Z128)>.V, a.K, AsIs,
                         false, [a.Type, i32], [1], (noArgs (a.Type a.RC:$a), (i32 timm:$n)), (noArgs a.RC:$a, (i8 timm:$n)),
                         a.Has>;
}
let Predicates = [Use512] in
foreach n = !range(8, 16) in
  defm : EvexMaskedForms<int_x86_avx512_mask_vcvtps2ph_512, "VCVTPS2PHZrrb", "", v16i16, VR256, MaskBits16,
                         (noArgs (v16f32 VR512:$a), (i32 n)), (noArgs VR512:$a, n)>;
// Vectors of integers as numbers, by a rounding mode.
foreach s = [["s", ""], ["u", "U"]] in {
  foreach c = [["DQ2PS", "PS", "D"], ["QQ2PD", "PD", "Q"], ["QQ2PS", "PS", "Q"]] in {
    defvar from = IvOf<c[2], Z512>.V;
    defvar to = IvOf<c[1], !if(!eq(c[0], "QQ2PS"), Z256, Z512)>.V;
    defvar name = "avx512_"#s[0]#"itofp_round_v"#to.N#"f"#!if(!eq(c[1], "PS"), "32", "64")#"_v"#from.N#"i"#!if(!eq(c[2], "D"), "32", "64");
    def int_x86_#name : X86ImmIntrinsic<[to.Type], [from.Type, i32], [1]>;
    let Predicates = !if(!eq(c[2], "D"), [Use512], [Use512, HasDQI]) in
    defm : EvexPlainRounded<!cast<Intrinsic>("int_x86_"#name), "VCVT"#s[1]#c[0]#"Zrr", "", to.Type,
                            (noArgs (from.Type VR512:$a)), (noArgs VR512:$a), AsRounded>;
  }
}

// ---- Scalars --------------------------------------------------------------------------------------------------------
// On the lowest element, where the lowest bit of the mask is set; the other elements are those of the first operand.

// `before` what stands before the value for a zero in the mask, and `between` the mask and what is said of rounding.
multiclass EvexScalarMasked<string name, string stem, string end, ValueType ty, EvexRounding r, list<Predicate> has,
                            ValueType b = ty, string rounded_end = end> {
  def int_x86_#name : X86ImmIntrinsic<[ty], !listconcat([ty, b, ty, i8], !if(r.Exists, [i32], [])), !if(r.Exists, [4], [])>;
  defvar f = !cast<Intrinsic>("int_x86_"#name);
  defvar args = (noArgs (ty VR128:$a), (b VR128:$b));
  let Predicates = has in
  if r.Exists then
    defm : EvexMaskedRounded<f, stem, end, ty, VR128, MaskBits1, args, (noArgs VR128:$a, VR128:$b), r, (noArgs), rounded_end>;
  else
    defm : EvexMaskedForms<f, stem, end, ty, VR128, MaskBits1, args, (noArgs VR128:$a, VR128:$b)>;
}
// A constant stands behind the mask, or before the value for a zero in it.
multiclass EvexScalarConstant<string name, string stem, string end, ValueType ty, bit before, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[ty], !if(before, [ty, ty, i32, ty, i8, i32], [ty, ty, ty, i8, i32, i32]),
                                      !if(before, [2, 5], [4, 5])>;
  defvar f = !cast<Intrinsic>("int_x86_"#name);
  defvar two = (noArgs (ty VR128:$a), (ty VR128:$b));
  defvar number = (noArgs (i32 timm:$n));
  let Predicates = has in
  defm : EvexMaskedRounded<f, stem, end, ty, VR128, MaskBits1, !if(before, !con(two, number), two),
                           (noArgs VR128:$a, VR128:$b, (i8 timm:$n)), AsSilent, !if(before, (noArgs), number)>;
}
multiclass EvexScalars<string prefix, string s, ValueType ty, list<Predicate> has, list<Predicate> more> {
  defvar S = !toupper(s);
  foreach op = ["add", "sub", "mul", "div"] in
    defm "" : EvexScalarMasked<prefix#op#"_"#s#"_round", "V"#!toupper(op)#S#"Zrr", "_Int", ty, AsRounded, has>;
  foreach op = ["min", "max"] in
    defm "" : EvexScalarMasked<prefix#op#"_"#s#"_round", "V"#!toupper(op)#S#"Zrr", "_Int", ty, AsSilent, has>;
  defm "" : EvexScalarMasked<prefix#"sqrt_"#s, "VSQRT"#S#"Zr", "_Int", ty, AsRounded, has>;
  defm "" : EvexScalarMasked<prefix#"getexp_"#s, "VGETEXP"#S#"Zr", "", ty, AsSilent, has>;
  defm "" : EvexScalarMasked<prefix#"scalef_"#s, "VSCALEF"#S#"Zrr", "", ty, AsRounded, has, ty, "_Int">;
  defm "" : EvexScalarConstant<prefix#"rndscale_"#s, "VRNDSCALE"#S#"Zrri", "_Int", ty, false, has>;
  defm "" : EvexScalarConstant<prefix#"reduce_"#s, "VREDUCE"#S#"Zrri", "", ty, false, !listconcat(has, more)>;
  defm "" : EvexScalarConstant<prefix#"getmant_"#s, "VGETMANT"#S#"Zrri", "", ty, true, has>;
}
foreach t = [["ss", "v4f32"], ["sd", "v2f64"]] in {
  defvar ty = !cast<ValueType>(t[1]);
  defvar S = !toupper(t[0]);
  defm "" : EvexScalars<"avx512_mask_", t[0], ty, [HasAVX512], [HasDQI]>;
  defm "" : EvexScalarConstant<"avx512_mask_range_"#t[0], "VRANGE"#S#"Zrri", "", ty, false, [HasDQI]>;
  foreach op = ["rcp14", "rsqrt14"] in
    defm "" : EvexScalarMasked<"avx512_"#op#"_"#t[0], "V"#!toupper(op)#S#"Zrr", "", ty, AsIs, [HasAVX512]>;
}
defm "" : EvexScalarMasked<"avx512_mask_cvtsd2ss_round", "VCVTSD2SSZrr", "_Int", v4f32, AsRounded, [HasAVX512], v2f64>;
defm "" : EvexScalarMasked<"avx512_mask_cvtss2sd_round", "VCVTSS2SDZrr", "_Int", v2f64, AsSilent, [HasAVX512], v4f32>;

// One number that is multiplied and added to, by a rounding mode.
multiclass EvexFmaOfOne<string name, string inst, ValueType ty, RegisterClass rc, ValueType vector, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[ty], [ty, ty, ty, i32], [3]>;
  let Predicates = has in
  foreach r = [0, 1] in {
    defvar end = !if(r, "b", "")#"_Int";
    defvar operands = (noArgs (vector (COPY_TO_REGCLASS rc:$a, VR128)), (vector (COPY_TO_REGCLASS rc:$b, VR128)),
                              (vector (COPY_TO_REGCLASS rc:$c, VR128)));
    defvar how = !if(r, (noArgs (i32 statedRounding:$rc)), (noArgs (i32 asSet)));
    defvar said = !if(r, (noArgs statedRounding:$rc), (noArgs));
    def : Pat<(ty !con((!cast<Intrinsic>("int_x86_"#name) (ty rc:$a), (ty rc:$b), (ty rc:$c)),
                       !setdagop(how, !cast<Intrinsic>("int_x86_"#name)))),
              (ty (COPY_TO_REGCLASS !setdagop(!con(operands, said), !cast<Instruction>(inst#"Zr"#end)), rc))>;
  }
}
defm "" : EvexFmaOfOne<"avx512_vfmadd_f32", "VFMADD213SS", f32, FR32, v4f32, [HasAVX512]>;
defm "" : EvexFmaOfOne<"avx512_vfmadd_f64", "VFMADD213SD", f64, FR64, v2f64, [HasAVX512]>;

// To integers in general registers, and from them.
multiclass EvexScalarToInteger<string name, string inst, ValueType to, ValueType from, EvexRounding r, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[to], [from, i32], [1]>;
  let Predicates = has in {
    defvar f = !cast<Intrinsic>("int_x86_"#name);
    def : Pat<(to (f (from VR128:$a), (i32 asSet))), (!cast<Instruction>(inst#"Zrr_Int") VR128:$a)>;
    if r.IsMode then
      def : Pat<(to (f (from VR128:$a), (i32 statedRounding:$rc))), (!cast<Instruction>(inst#"Zrrb_Int") VR128:$a, statedRounding:$rc)>;
    else
      def : Pat<(to (f (from VR128:$a), (i32 statedSilence))), (!cast<Instruction>(inst#"Zrrb_Int") VR128:$a)>;
  }
}
foreach t = [["ss", "v4f32"], ["sd", "v2f64"]] in
  foreach u = ["", "u"] in
    foreach w = [["", "i32"], ["64", "i64"]] in {
      defvar from = !cast<ValueType>(t[1]);
      defvar to = !cast<ValueType>(w[1]);
      defvar end = !toupper(t[0])#"2"#!toupper(u)#"SI"#w[0];
      defm "" : EvexScalarToInteger<"avx512_vcvt"#t[0]#"2"#u#"si"#!if(!empty(w[0]), "32", "64"), "VCVT"#end, to, from, AsRounded,
                                    [HasAVX512]>;
      defm "" : EvexScalarToInteger<"avx512_cvtt"#t[0]#"2"#u#"si"#w[0], "VCVTT"#end, to, from, AsSilent, [HasAVX512]>;
    }
multiclass EvexScalarFromInteger<string name, string inst, ValueType to, ValueType from, RegisterClass rc, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[to], [to, from, i32], [2]>;
  let Predicates = has in {
    defvar f = !cast<Intrinsic>("int_x86_"#name);
    def : Pat<(to (f (to VR128:$a), rc:$b, (i32 asSet))), (!cast<Instruction>(inst#"Zrr_Int") VR128:$a, rc:$b)>;
    def : Pat<(to (f (to VR128:$a), rc:$b, (i32 statedRounding:$rc))),
              (!cast<Instruction>(inst#"Zrrb_Int") VR128:$a, rc:$b, statedRounding:$rc)>;
  }
}
defm "" : EvexScalarFromInteger<"avx512_cvtsi2ss32", "VCVTSI2SS", v4f32, i32, GR32, [HasAVX512]>;
defm "" : EvexScalarFromInteger<"avx512_cvtsi2ss64", "VCVTSI642SS", v4f32, i64, GR64, [HasAVX512]>;
defm "" : EvexScalarFromInteger<"avx512_cvtsi2sd64", "VCVTSI642SD", v2f64, i64, GR64, [HasAVX512]>;
defm "" : EvexScalarFromInteger<"avx512_cvtusi2ss", "VCVTUSI2SS", v4f32, i32, GR32, [HasAVX512]>;
defm "" : EvexScalarFromInteger<"avx512_cvtusi642ss", "VCVTUSI642SS", v4f32, i64, GR64, [HasAVX512]>;
defm "" : EvexScalarFromInteger<"avx512_cvtusi642sd", "VCVTUSI642SD", v2f64, i64, GR64, [HasAVX512]>;

// ---- Results in masks -----------------------------------------------------------------------------------------------

// Comparisons and kinds of numbers, where a mask has ones.
multiclass EvexMaskedToBits<Intrinsic f, string stem, string end, MaskBits k, dag args, dag operands, dag after = (noArgs)> {
  let AddedComplexity = 10 in
  defm : EvexToBits<f, !cast<Instruction>(stem#end), k, !con(args, (noArgs (k.Type -1)), after), operands>;
  defm : EvexToBits<f, !cast<Instruction>(stem#"k"#end), k, !con(args, (noArgs k.RC:$k), after), !con((noArgs k.Move), operands)>;
}
multiclass EvexComparison<string name, string inst, ValueType ty, RegisterClass rc, MaskBits k, string end, bit rounds,
                          list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[k.Type], !listconcat([ty, ty, i32, k.Type], !if(rounds, [i32], [])),
                                      !if(rounds, [2, 4], [2])>;
  defvar f = !cast<Intrinsic>("int_x86_"#name);
  defvar args = (noArgs (ty rc:$a), (ty rc:$b), (i32 timm:$n));
  defvar operands = (noArgs rc:$a, rc:$b, (i8 timm:$n));
  let Predicates = has in {
    defm : EvexMaskedToBits<f, inst#"rri", end, k, args, operands, !if(rounds, (noArgs (i32 asSet)), (noArgs))>;
    if rounds then
      defm : EvexMaskedToBits<f, inst#"rrib", end, k, args, operands, (noArgs (i32 statedSilence))>;
  }
}
// The same of one, as a number.
multiclass EvexOneComparison<string name, string inst, ValueType ty, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[i32], [ty, ty, i32, i32], [2, 3]>;
  defvar f = !cast<Intrinsic>("int_x86_"#name);
  let Predicates = has in
  foreach r = [0, 1] in
    def : Pat<(i32 !con((f (ty VR128:$a), (ty VR128:$b), (i32 timm:$n)), !if(r, (f (i32 statedSilence)), (f (i32 asSet))))),
              (KMOVWrk (v16i1 (COPY_TO_REGCLASS (!cast<Instruction>(inst#"Zrri"#!if(r, "b", "")#"_Int") VR128:$a, VR128:$b, (i8 timm:$n)),
                                                VK16)))>;
}
multiclass EvexKinds<string name, EvexValue v, list<Predicate> has> {
  def int_x86_#name#_#v.W : X86ImmIntrinsic<[v.K.Type], [v.Type, i32], [1]>;
  let Predicates = !listconcat(v.Has, has) in
  defm : EvexToBits<!cast<Intrinsic>("int_x86_"#name#"_"#v.W), !cast<Instruction>("VFPCLASS"#v.L#v.Z#"ri"), v.K,
                    (noArgs (v.Type v.RC:$a), (i32 timm:$n)), (noArgs v.RC:$a, (i8 timm:$n))>;
}
multiclass EvexKindOfOne<string name, string inst, ValueType ty, list<Predicate> has> {
  def int_x86_#name : X86ImmIntrinsic<[i8], [ty, i32, i8], [1]>;
  let Predicates = has in
  defm : EvexMaskedToBits<!cast<Intrinsic>("int_x86_"#name), inst#"Zri", "", MaskBits1, (noArgs (ty VR128:$a), (i32 timm:$n)),
                          (noArgs VR128:$a, (i8 timm:$n))>;
}
foreach t = [["ps", "PS", "ss", "v4f32"], ["pd", "PD", "sd", "v2f64"]] in {
  foreach w = AllWidths in {
    defvar v = IvOf<t[1], w>.V;
    defm "" : EvexComparison<"avx512_mask_cmp_"#t[0]#"_"#w.Bits, "VCMP"#t[1]#w.Name, v.Type, v.RC, v.K, "", w.L2, v.Has>;
    defm "" : EvexKinds<"avx512_fpclass_"#t[0], v, [HasDQI]>;
  }
  defvar one = !cast<ValueType>(t[3]);
  defm "" : EvexComparison<"avx512_mask_cmp_"#t[2], "VCMP"#!toupper(t[2])#"Z", one, VR128, MaskBits1, "_Int", true, [HasAVX512]>;
  defm "" : EvexOneComparison<"avx512_vcomi_"#t[2], "VCMP"#!toupper(t[2]), one, [HasAVX512]>;
  defm "" : EvexKindOfOne<"avx512_mask_fpclass_"#t[2], "VFPCLASS"#!toupper(t[2]), one, [HasDQI]>;
}
