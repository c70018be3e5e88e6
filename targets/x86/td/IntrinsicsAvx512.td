// Intrinsic functions of AVX-512 on integers and on whole elements, and the shapes of all of AVX-512: those that clang's headers
// do not make of operations of the IR.
//
// A vector of truth values is an integer with a bit for each here, in a register of at least that width; what is above does not
// matter. Where an instruction takes a mask, an intrinsic has what unselected elements are, and the mask.
//
// Sources: as in Intrinsics.td.

// ---- Masks ----------------------------------------------------------------------------------------------------------

// How an integer with a bit for each element gets into a mask register, and out of it.
class MaskBits<int n, ValueType ty, RegisterClass rc, dag move, dag move2> {
  defvar vt = !cast<ValueType>("v"#n#"i1");
  defvar wk = !cast<RegisterClass>("VK"#n#"WM");
  defvar k = !cast<RegisterClass>("VK"#n);
  int N = n;
  ValueType Type = ty;
  RegisterClass RC = rc;
  RegisterClass K = !cast<RegisterClass>("VK"#n);
  ValueType Vector = vt;
  dag Move = (vt (COPY_TO_REGCLASS move, wk));
  // Both operands of an operation on masks.
  dag First = (vt (COPY_TO_REGCLASS move, k));
  dag Second = (vt (COPY_TO_REGCLASS move2, k));
}
foreach n = [1, 2, 4, 8] in
  def MaskBits#n : MaskBits<n, i8, GR8, (KMOVWkr (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR8:$k, sub_8bit)), (KMOVWkr (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR8:$l, sub_8bit))>;
def MaskBits16 : MaskBits<16, i16, GR16, (KMOVWkr (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR16:$k, sub_16bit)), (KMOVWkr (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR16:$l, sub_16bit))>;
def MaskBits32 : MaskBits<32, i32, GR32, (KMOVDkr GR32:$k), (KMOVDkr GR32:$l)>;
def MaskBits64 : MaskBits<64, i64, GR64, (KMOVQkr GR64:$k), (KMOVQkr GR64:$l)>;

// The integer that an instruction leaves in a mask register.
class MaskResult<MaskBits k, dag inst> {
  defvar n = k.N;
  defvar word = (i32 (KMOVWrk (v16i1 (COPY_TO_REGCLASS inst, VK16))));
  dag Integer = !cond(!eq(n, 64): (i64 (KMOVQrk inst)), !eq(n, 32): (i32 (KMOVDrk inst)),
                      !eq(n, 16): (i16 (EXTRACT_SUBREG word, sub_16bit)), true: (i8 (EXTRACT_SUBREG word, sub_8bit)));
}

// ---- Vectors --------------------------------------------------------------------------------------------------------

// The letter of its elements in the names of instructions, their type, and its width. Numbers of 16 bits are integers here.
class EvexValue<string letter, string element, int size, EvexWidth w> {
  int N = !div(w.Bits, size);
  string L = letter;
  string Z = w.Name;
  string W = !cast<string>(w.Bits);
  ValueType Type = !cast<ValueType>("v"#N#element);
  RegisterClass RC = !cond(!eq(w.Bits, 128): VR128, !eq(w.Bits, 256): VR256, true: VR512);
  MaskBits K = !cast<MaskBits>("MaskBits"#N);
  list<Predicate> Has = !if(w.L2, [Use512], [HasVLX]);
  bit Is512 = w.L2;
}
foreach w = AllWidths in {
  def IvB#w.Bits : EvexValue<"B", "i8", 8, w>;
  def IvW#w.Bits : EvexValue<"W", "i16", 16, w>;
  def IvD#w.Bits : EvexValue<"D", "i32", 32, w>;
  def IvQ#w.Bits : EvexValue<"Q", "i64", 64, w>;
  def IvPH#w.Bits : EvexValue<"PH", "i16", 16, w>;
  def IvBF16#w.Bits : EvexValue<"BF16", "i16", 16, w>;
  def IvPS#w.Bits : EvexValue<"PS", "f32", 32, w>;
  def IvPD#w.Bits : EvexValue<"PD", "f64", 64, w>;
}
// Of a width.
class IvOf<string letter, EvexWidth w> {
  EvexValue V = !cast<EvexValue>("Iv"#letter#w.Bits);
}
defvar NarrowWidths = [Z256, Z128];
def noArgs;

// ---- Rounding -------------------------------------------------------------------------------------------------------

// 4 is what is set; 8 to 11 say a mode, and that exceptions are not reported; 8 or 12 say only that.
def roundingMode : SDNodeXForm<timm, "Imm & 3">;
def statedRounding : TImmLeaf<i32, "Imm >= 8 && Imm < 12", roundingMode>;
def statedSilence : TImmLeaf<i32, "Imm == 8 || Imm == 12">;
def asSet : TImmLeaf<i32, "Imm == 4">;

// ---- Shapes ---------------------------------------------------------------------------------------------------------
// Arguments are a list of operands whose operator does not matter; names are those of both sides.

// dst = op(arguments).
multiclass EvexPlain<Intrinsic f, Instruction inst, ValueType to, dag args, dag operands> {
  def : Pat<(to !setdagop(args, f)), !setdagop(operands, inst)>;
}
// dst = op(arguments), the rest of what was there where the mask has zeros. `stem` is the instruction up to what is said of
// rounding and of masks, `end` follows.
multiclass EvexMaskedForms<Intrinsic f, string stem, string end, ValueType to, RegisterClass rc, MaskBits k, dag args,
                           dag operands, dag after = (noArgs)> {
  defvar plain = !cast<Instruction>(stem#end);
  defvar masked = !cast<Instruction>(stem#"k"#end);
  let AddedComplexity = 10 in
  def : Pat<(to !con(!setdagop(args, f), (f (to rc), (k.Type -1)), !setdagop(after, f))), !setdagop(operands, plain)>;
  def : Pat<(to !con(!setdagop(args, f), (f (to rc:$else), k.RC:$k), !setdagop(after, f))),
            !con((masked rc:$else, k.Move), !setdagop(operands, masked))>;
}
// The same with what is said of rounding behind, `r`. Some have further arguments between.
multiclass EvexMaskedRounded<Intrinsic f, string stem, string end, ValueType to, RegisterClass rc, MaskBits k, dag args,
                             dag operands, EvexRounding r, dag after = (noArgs), string rounded_end = end> {
  defm : EvexMaskedForms<f, stem, end, to, rc, k, args, operands, !con(after, (noArgs (i32 asSet)))>;
  if r.IsMode then
    defm : EvexMaskedForms<f, stem#"b", rounded_end, to, rc, k, args, !con(operands, (noArgs statedRounding:$rc)),
                           !con(after, (noArgs (i32 statedRounding:$rc)))>;
  else
    defm : EvexMaskedForms<f, stem#"b", rounded_end, to, rc, k, args, operands, !con(after, (noArgs (i32 statedSilence)))>;
}
// dst = op(arguments) without a mask.
multiclass EvexPlainRounded<Intrinsic f, string stem, string end, ValueType to, dag args, dag operands, EvexRounding r> {
  defm : EvexPlain<f, !cast<Instruction>(stem#end), to, !con(args, (noArgs (i32 asSet))), operands>;
  if r.IsMode then
    defm : EvexPlain<f, !cast<Instruction>(stem#"b"#end), to, !con(args, (noArgs (i32 statedRounding:$rc))),
                     !con(operands, (noArgs statedRounding:$rc))>;
  else
    defm : EvexPlain<f, !cast<Instruction>(stem#"b"#end), to, !con(args, (noArgs (i32 statedSilence))), operands>;
}
// A mask of the arguments, as an integer.
multiclass EvexToBits<Intrinsic f, Instruction inst, MaskBits k, dag args, dag operands> {
  def : Pat<(k.Type !setdagop(args, f)), MaskResult<k, (k.Vector !setdagop(operands, inst))>.Integer>;
}
class X86ImmIntrinsic<list<ValueType> results, list<ValueType> params, list<int> immediates>
    : X86Intrinsic<results, params, !listconcat([IntrNoMem], !foreach(n, immediates, ImmArg<ArgIndex<n>>))>;

// dst = op(a, b); dst = op(dst, a, b): the types may differ.
multiclass EvexOp2<string name, string inst, EvexValue d, EvexValue a, EvexValue b, list<Predicate> has, string form = "rr"> {
  def int_x86_avx512_#name : X86Intrinsic<[d.Type], [a.Type, b.Type]>;
  let Predicates = !listconcat(d.Has, has) in
  defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_"#name), !cast<Instruction>(inst#d.Z#form), d.Type,
                   (noArgs (a.Type a.RC:$a), (b.Type b.RC:$b)), (noArgs a.RC:$a, b.RC:$b)>;
}
multiclass EvexOp3<string name, string inst, EvexValue d, EvexValue a, EvexValue b, list<Predicate> has, string form = "rr"> {
  def int_x86_avx512_#name : X86Intrinsic<[d.Type], [d.Type, a.Type, b.Type]>;
  let Predicates = !listconcat(d.Has, has) in
  defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_"#name), !cast<Instruction>(inst#d.Z#form), d.Type,
                   (noArgs (d.Type d.RC:$d), (a.Type a.RC:$a), (b.Type b.RC:$b)), (noArgs d.RC:$d, a.RC:$a, b.RC:$b)>;
}

// ---- Integers -------------------------------------------------------------------------------------------------------

foreach op = [["packssdw_512", "VPACKSSDW", "W", "D"], ["packsswb_512", "VPACKSSWB", "B", "W"],
              ["packusdw_512", "VPACKUSDW", "W", "D"], ["packuswb_512", "VPACKUSWB", "B", "W"], ["pavg_b_512", "VPAVGB", "B", "B"],
              ["pavg_w_512", "VPAVGW", "W", "W"], ["pmaddubs_w_512", "VPMADDUBSW", "W", "B"],
              ["pmaddw_d_512", "VPMADDWD", "D", "W"], ["pmul_hr_sw_512", "VPMULHRSW", "W", "W"],
              ["pmulh_w_512", "VPMULHW", "W", "W"], ["pmulhu_w_512", "VPMULHUW", "W", "W"], ["psad_bw_512", "VPSADBW", "Q", "B"],
              ["pshuf_b_512", "VPSHUFB", "B", "B"]] in
  defm "" : EvexOp2<op[0], op[1], IvOf<op[2], Z512>.V, IvOf<op[3], Z512>.V, IvOf<op[3], Z512>.V, [HasBWI]>;
foreach s = ["psll", "psrl", "psra"] in {
  defvar inst = "V"#!toupper(s)#"V";
  foreach w = AllWidths in
    defm "" : EvexOp2<s#"v_w_"#w.Bits, inst#"W", IvOf<"W", w>.V, IvOf<"W", w>.V, IvOf<"W", w>.V, [HasBWI]>;
  foreach l = ["D", "Q"] in
    defm "" : EvexOp2<s#"v_"#!tolower(l)#"_512", inst#l, IvOf<l, Z512>.V, IvOf<l, Z512>.V, IvOf<l, Z512>.V, []>;
}
foreach w = NarrowWidths in
  defm "" : EvexOp2<"psrav_q_"#w.Bits, "VPSRAVQ", IvOf<"Q", w>.V, IvOf<"Q", w>.V, IvOf<"Q", w>.V, []>;
// All elements by the low half of a vector, or by a number.
multiclass EvexShiftOfAll<string op, string letter, EvexWidth w, list<Predicate> has> {
  defvar d = IvOf<letter, w>.V;
  defvar by = IvOf<letter, Z128>.V;
  defvar number = "avx512_"#op#"i_"#!tolower(letter)#"_"#w.Bits;
  defvar inst = "V"#!toupper(op)#letter#w.Name;
  defm "" : EvexOp2<op#"_"#!tolower(letter)#"_"#w.Bits, "V"#!toupper(op)#letter, d, d, by, has>;
  def int_x86_#number : X86Intrinsic<[d.Type], [d.Type, i32]>;
  defvar f = !cast<Intrinsic>("int_x86_"#number);
  let Predicates = !listconcat(d.Has, has) in {
    def : Pat<(d.Type (f (d.Type d.RC:$a), (i32 shiftCount:$n))), (!cast<Instruction>(inst#"ri") d.RC:$a, (i8 imm:$n))>;
    def : Pat<(d.Type (f (d.Type d.RC:$a), GR32:$n)), (!cast<Instruction>(inst#"rr") d.RC:$a, (v4i32 (VMOVDI2PDIrr GR32:$n)))>;
  }
}
foreach op = ["psll", "psrl", "psra"] in {
  defm "" : EvexShiftOfAll<op, "W", Z512, [HasBWI]>;
  defm "" : EvexShiftOfAll<op, "D", Z512, []>;
  defm "" : EvexShiftOfAll<op, "Q", Z512, []>;
}
foreach w = NarrowWidths in
  defm "" : EvexShiftOfAll<"psra", "Q", w, []>;

foreach w = AllWidths in {
  defvar b = IvOf<"B", w>.V;
  defvar h = IvOf<"W", w>.V;
  defvar d = IvOf<"D", w>.V;
  defvar q = IvOf<"Q", w>.V;
  defm "" : EvexOp2<"pmultishift_qb_"#w.Bits, "VPMULTISHIFTQB", b, b, b, [HasVBMI]>;
  // Any function of three bits; conflicts; sums of differences at chosen places.
  foreach v = [d, q] in {
    defvar ending = !tolower(v.L)#"_"#w.Bits;
    def int_x86_avx512_pternlog_#ending : X86ImmIntrinsic<[v.Type], [v.Type, v.Type, v.Type, i32], [3]>;
    def int_x86_avx512_conflict_#ending : X86Intrinsic<[v.Type], [v.Type]>;
    let Predicates = v.Has in {
      defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_pternlog_"#ending), !cast<Instruction>("VPTERNLOG"#v.L#v.Z#"rri"), v.Type,
                       (noArgs (v.Type v.RC:$a), (v.Type v.RC:$b), (v.Type v.RC:$c), (i32 timm:$n)),
                       (noArgs v.RC:$a, v.RC:$b, v.RC:$c, (i8 timm:$n))>;
      defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_conflict_"#ending), !cast<Instruction>("VPCONFLICT"#v.L#v.Z#"rr"),
                       v.Type, (noArgs (v.Type v.RC:$a)), (noArgs v.RC:$a)>;
    }
  }
  def int_x86_avx512_dbpsadbw_#w.Bits : X86ImmIntrinsic<[h.Type], [b.Type, b.Type, i32], [2]>;
  let Predicates = !listconcat(b.Has, [HasBWI]) in
  defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_dbpsadbw_"#w.Bits), !cast<Instruction>("VDBPSADBW"#b.Z#"rri"), h.Type,
                   (noArgs (b.Type b.RC:$a), (b.Type b.RC:$b), (i32 timm:$n)), (noArgs b.RC:$a, b.RC:$b, (i8 timm:$n))>;
  // Sums of products; products of 52 bits.
  foreach s = ["", "s"] in {
    defm "" : EvexOp3<"vpdpbusd"#s#"_"#w.Bits, "VPDPBUSD"#!toupper(s), d, b, b, [HasVNNI]>;
    defm "" : EvexOp3<"vpdpwssd"#s#"_"#w.Bits, "VPDPWSSD"#!toupper(s), d, h, h, [HasVNNI]>;
  }
  foreach half = ["l", "h"] in
    defm "" : EvexOp3<"vpmadd52"#half#"_uq_"#w.Bits, "VPMADD52"#!toupper(half)#"UQ", q, q, q, [HasIFMA], "r">;
}
// The forms with VEX, taken where those above are not to be had.
class VexOp3<string name, string inst, bit wide, ValueType to, ValueType a, ValueType b> {
  defvar rc = !if(wide, VR256, VR128);
  dag From = (to (!cast<Intrinsic>("int_x86_"#name) (to rc:$d), (a rc:$a), (b rc:$b)));
  dag To = (!cast<Instruction>(inst#!if(wide, "Y", "")#"rr") rc:$d, rc:$a, rc:$b);
}
let AddedComplexity = -1 in {
  let Predicates = [HasAVXVNNI] in
  foreach s = ["", "s"] in
    foreach w = NarrowWidths in {
      defvar bytes = VexOp3<"avx512_vpdpbusd"#s#"_"#w.Bits, "VPDPBUSD"#!toupper(s), w.L, IvOf<"D", w>.V.Type, IvOf<"B", w>.V.Type,
                            IvOf<"B", w>.V.Type>;
      defvar words = VexOp3<"avx512_vpdpwssd"#s#"_"#w.Bits, "VPDPWSSD"#!toupper(s), w.L, IvOf<"D", w>.V.Type, IvOf<"W", w>.V.Type,
                            IvOf<"W", w>.V.Type>;
      def : Pat<bytes.From, bytes.To>;
      def : Pat<words.From, words.To>;
    }
  let Predicates = [HasAVXIFMA] in
  foreach half = ["l", "h"] in
    foreach w = NarrowWidths in {
      defvar q = IvOf<"Q", w>.V.Type;
      defvar product = VexOp3<"avx512_vpmadd52"#half#"_uq_"#w.Bits, "VPMADD52"#!toupper(half)#"UQ", w.L, q, q, q>;
      def : Pat<product.From, product.To>;
    }
}

// ---- Moves of elements ----------------------------------------------------------------------------------------------

// Numbers come second in the intrinsics, and first in the instructions for one vector.
multiclass EvexPermute<string name, string two, EvexValue v, EvexValue numbers, list<Predicate> has, bit one> {
  def int_x86_avx512_vpermi2var_#two#_#v.W : X86Intrinsic<[v.Type], [v.Type, numbers.Type, v.Type]>;
  let Predicates = !listconcat(v.Has, has) in
  defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_vpermi2var_"#two#"_"#v.W), !cast<Instruction>("VPERMT2"#v.L#v.Z#"rr"), v.Type,
                   (noArgs (v.Type v.RC:$a), (numbers.Type v.RC:$n), (v.Type v.RC:$b)), (noArgs v.RC:$a, v.RC:$n, v.RC:$b)>;
  if one then {
    def int_x86_avx512_permvar_#name#_#v.W : X86Intrinsic<[v.Type], [v.Type, numbers.Type]>;
    let Predicates = !listconcat(v.Has, has) in
    defm : EvexPlain<!cast<Intrinsic>("int_x86_avx512_permvar_"#name#"_"#v.W), !cast<Instruction>("VPERM"#v.L#v.Z#"rr"), v.Type,
                     (noArgs (v.Type v.RC:$a), (numbers.Type v.RC:$n)), (noArgs v.RC:$n, v.RC:$a)>;
  }
}
foreach w = AllWidths in {
  defm "" : EvexPermute<"si", "d", IvOf<"D", w>.V, IvOf<"D", w>.V, [], w.L2>;
  defm "" : EvexPermute<"sf", "ps", IvOf<"PS", w>.V, IvOf<"D", w>.V, [], w.L2>;
  defm "" : EvexPermute<"di", "q", IvOf<"Q", w>.V, IvOf<"Q", w>.V, [], !ne(w.Bits, 128)>;
  defm "" : EvexPermute<"df", "pd", IvOf<"PD", w>.V, IvOf<"Q", w>.V, [], !ne(w.Bits, 128)>;
  defm "" : EvexPermute<"hi", "hi", IvOf<"W", w>.V, IvOf<"W", w>.V, [HasBWI], true>;
  defm "" : EvexPermute<"qi", "qi", IvOf<"B", w>.V, IvOf<"B", w>.V, [HasVBMI], true>;
}
defm "" : EvexOp2<"vpermilvar_ps_512", "VPERMILPS", IvPS512, IvPS512, IvD512, []>;
defm "" : EvexOp2<"vpermilvar_pd_512", "VPERMILPD", IvPD512, IvPD512, IvQ512, []>;

// The selected elements side by side, and back.
multiclass EvexSelection<EvexValue v, string type, list<Predicate> has> {
  foreach op = [["compress", "COMPRESS"], ["expand", "EXPAND"]] in {
    defvar inst = !if(!or(!eq(v.L, "PS"), !eq(v.L, "PD")), "V", "VP")#op[1]#v.L#v.Z#"rr";
    defvar name = "avx512_mask_"#op[0]#"_v"#v.N#type;
    def int_x86_#name : X86Intrinsic<[v.Type], [v.Type, v.Type, v.K.Type]>;
    let Predicates = !listconcat(v.Has, has) in
    defm : EvexMaskedForms<!cast<Intrinsic>("int_x86_"#name), inst, "", v.Type, v.RC, v.K, (noArgs (v.Type v.RC:$a)),
                           (noArgs v.RC:$a)>;
  }
}
foreach w = AllWidths in {
  defm "" : EvexSelection<IvOf<"D", w>.V, "i32", []>;
  defm "" : EvexSelection<IvOf<"Q", w>.V, "i64", []>;
  defm "" : EvexSelection<IvOf<"PS", w>.V, "f32", []>;
  defm "" : EvexSelection<IvOf<"PD", w>.V, "f64", []>;
  defm "" : EvexSelection<IvOf<"B", w>.V, "i8", [HasVBMI2]>;
  defm "" : EvexSelection<IvOf<"W", w>.V, "i16", [HasVBMI2]>;
}

// Elements of less width, cut or saturated: into a register whose rest is zeros, or to memory.
multiclass EvexNarrowed<string kind, string letters, string to, EvexValue from, list<Predicate> has, bit in_register = true> {
  defvar n = !if(!eq(from.W, "512"), from.N, !div(128, !cond(!eq(to, "B"): 8, !eq(to, "W"): 16, true: 32)));
  defvar name = "avx512_mask_pmov"#kind#"_"#!tolower(letters);
  defvar inst = "VPMOV"#!toupper(kind)#letters#from.Z;
  defvar size = !mul(from.N, !cond(!eq(to, "B"): 8, !eq(to, "W"): 16, true: 32));
  defvar d = IvOf<to, !cond(!le(size, 128): Z128, true: Z256)>.V;
  if in_register then {
    def int_x86_#name#_#from.W : X86Intrinsic<[d.Type], [from.Type, d.Type, from.K.Type]>;
    let Predicates = !listconcat(from.Has, has) in
    defm : EvexMaskedForms<!cast<Intrinsic>("int_x86_"#name#"_"#from.W), inst#"rr", "", d.Type, d.RC, from.K,
                           (noArgs (from.Type from.RC:$a)), (noArgs from.RC:$a)>;
  }
  def int_x86_#name#_mem_#from.W : X86Intrinsic<[], [iPTR, from.Type, from.K.Type], [IntrWriteMem, IntrArgMemOnly]>;
  defvar store = !cast<Intrinsic>("int_x86_"#name#"_mem_"#from.W);
  let Predicates = !listconcat(from.Has, has) in {
    let AddedComplexity = 10 in
    def : Pat<(store addr:$p, (from.Type from.RC:$a), (from.K.Type -1)), (!cast<Instruction>(inst#"mr") addr:$p, from.RC:$a)>;
    def : Pat<(store addr:$p, (from.Type from.RC:$a), from.K.RC:$k),
              (!cast<Instruction>(inst#"mrk") addr:$p, from.K.Move, from.RC:$a)>;
  }
}
foreach kind = ["", "s", "us"] in
  foreach w = AllWidths in {
    defm "" : EvexNarrowed<kind, "DB", "B", IvOf<"D", w>.V, []>;
    defm "" : EvexNarrowed<kind, "DW", "W", IvOf<"D", w>.V, []>;
    defm "" : EvexNarrowed<kind, "QB", "B", IvOf<"Q", w>.V, []>;
    defm "" : EvexNarrowed<kind, "QW", "W", IvOf<"Q", w>.V, []>;
    defm "" : EvexNarrowed<kind, "QD", "D", IvOf<"Q", w>.V, []>;
    defm "" : EvexNarrowed<kind, "WB", "B", IvOf<"W", w>.V, [HasBWI]>;
  }

// ---- Results in masks -----------------------------------------------------------------------------------------------

foreach w = AllWidths in {
  defvar b = IvOf<"B", w>.V;
  def int_x86_avx512_vpshufbitqmb_#w.Bits : X86Intrinsic<[b.K.Type], [b.Type, b.Type]>;
  let Predicates = !listconcat(b.Has, [HasBITALG]) in
  defm : EvexToBits<!cast<Intrinsic>("int_x86_avx512_vpshufbitqmb_"#w.Bits), !cast<Instruction>("VPSHUFBITQMB"#b.Z#"rr"), b.K,
                    (noArgs (b.Type b.RC:$a), (b.Type b.RC:$b)), (noArgs b.RC:$a, b.RC:$b)>;
  // The number of a mask in every element.
  foreach m = [["mb", "Q", "8"], ["mw", "D", "16"]] in {
    defvar v = IvOf<m[1], w>.V;
    defvar k = !cast<MaskBits>("MaskBits"#m[2]);
    def int_x86_avx512_broadcast#m[0]#_#w.Bits : X86Intrinsic<[v.Type], [k.Type]>;
    let Predicates = !listconcat(v.Has, [HasCDI]) in
    def : Pat<(v.Type (!cast<Intrinsic>("int_x86_avx512_broadcast"#m[0]#"_"#w.Bits) k.RC:$k)),
              (!cast<Instruction>("VPBROADCAST"#!toupper(m[0])#"2"#v.L#v.Z#"rr") k.Move)>;
  }
}
// Sums of masks as numbers; whether all bits that two masks have in common, or that only the second has, are zero.
class MaskOperation<string letter, int n, Predicate has> {
  string L = letter;
  MaskBits K = !cast<MaskBits>("MaskBits"#n);
  Predicate Has = has;
}
foreach m = [MaskOperation<"B", 8, HasDQI>, MaskOperation<"W", 16, HasDQI>, MaskOperation<"D", 32, HasBWI>,
             MaskOperation<"Q", 64, HasBWI>] in {
  defvar l = !tolower(m.L);
  defvar k = m.K;
  def int_x86_avx512_kadd_#l : X86Intrinsic<[k.Type], [k.Type, k.Type]>;
  def int_x86_avx512_ktestc_#l : X86Intrinsic<[i32], [k.Type, k.Type]>;
  def int_x86_avx512_ktestz_#l : X86Intrinsic<[i32], [k.Type, k.Type]>;
  let Predicates = !if(!eq(k.N, 64), [m.Has, In64BitMode], [m.Has]) in {
    def : Pat<(k.Type (!cast<Intrinsic>("int_x86_avx512_kadd_"#l) k.RC:$k, k.RC:$l)),
              MaskResult<k, (k.Vector (!cast<Instruction>("KADD"#m.L#"kk") k.First, k.Second))>.Integer>;
    foreach t = [FlagTest<"z", 4>, FlagTest<"c", 2>] in
      def : Pat<(i32 (!cast<Intrinsic>("int_x86_avx512_ktest"#t.Name#"_"#l) k.RC:$k, k.RC:$l)),
                (MOVZX32rr8 (i8 (SETCCr t.Condition, (!cast<Instruction>("KTEST"#m.L#"kk") k.First, k.Second))))>;
  }
}

// Which elements of each vector are in the other: masks in a pair of registers, read through a general one.
foreach w = AllWidths in
  foreach l = ["D", "Q"] in {
    defvar v = IvOf<l, w>.V;
    defvar f = "avx512_vp2intersect_"#!tolower(l)#"_"#w.Bits;
    defvar inst = "VP2INTERSECT"#l#w.Name#"rr";
    defvar bytes = !lt(v.N, 16);
    def int_x86_#f : X86Intrinsic<[v.K.Type, v.K.Type], [v.Type, v.Type]>;
    let Defs = [K0, K1, EAX], hasSideEffects = false, Constraints = "@earlyclobber $k, @earlyclobber $l",
        Predicates = !listconcat(v.Has, [HasVP2INTERSECT]) in
    def inst#_bits : PseudoI<(outs v.K.RC:$k, v.K.RC:$l), (ins v.RC:$a, v.RC:$b),
                             [(set v.K.RC:$k, v.K.RC:$l, (!cast<Intrinsic>("int_x86_"#f) (v.Type v.RC:$a), (v.Type v.RC:$b)))]>;
    defvar move = !if(bytes, MOV8rr, MOV16rr);
    defvar low = !if(bytes, AL, AX);
    def : Expansion<(!cast<Instruction>(inst#"_bits") $k, $l, $a, $b),
                    [(!cast<Instruction>(inst) K0_K1, $a, $b), (KMOVWrk EAX, K0), (move $k, low), (KMOVWrk EAX, K1), (move $l, low)]>;
  }

// ---- Elements of memory by their indices ----------------------------------------------------------------------------

// Older intrinsics have the mask as an integer, and are the same here. `n` elements are moved.
multiclass EvexGathered<string name, string inst, string z, ValueType ty, RegisterClass rc, ValueType index, RegisterClass indices,
                        int n, bit is512> {
  defvar k = !cast<MaskBits>("MaskBits"#n);
  foreach mask = ["", "mask_"] in {
    def int_x86_avx512_#mask#gather#name
        : X86Intrinsic<[ty], [ty, iPTR, index, k.Type, i32], [IntrReadMem, ImmArg<ArgIndex<4>>]>;
    foreach m = Pointers in
    let Predicates = !if(is512, [Use512, m.Mode], [HasVLX, m.Mode]) in
    def : Pat<(ty (!cast<Intrinsic>("int_x86_avx512_"#mask#"gather"#name) (ty rc:$src), m.RC:$base, (index indices:$index), k.RC:$k,
                                                                           (i32 timm:$scale))),
              (!cast<Instruction>(inst#z#"rm") rc:$src, (v16i1 (COPY_TO_REGCLASS k.Move, VK16WM)), m.RC:$base, timm:$scale,
                                               indices:$index, 0, zero_reg)>;
  }
}
multiclass EvexScattered<string name, string inst, string z, ValueType ty, RegisterClass rc, ValueType index, RegisterClass indices,
                         int n, bit is512> {
  defvar k = !cast<MaskBits>("MaskBits"#n);
  foreach mask = ["", "mask_"] in {
    def int_x86_avx512_#mask#scatter#name
        : X86Intrinsic<[], [iPTR, k.Type, index, ty, i32], [IntrWriteMem, ImmArg<ArgIndex<4>>]>;
    foreach m = Pointers in
    let Predicates = !if(is512, [Use512, m.Mode], [HasVLX, m.Mode]) in
    def : Pat<(!cast<Intrinsic>("int_x86_avx512_"#mask#"scatter"#name) m.RC:$base, k.RC:$k, (index indices:$index), (ty rc:$src),
                                                                       (i32 timm:$scale)),
              (!cast<Instruction>(inst#z#"mr") m.RC:$base, timm:$scale, indices:$index, 0, zero_reg,
                                               (v16i1 (COPY_TO_REGCLASS k.Move, VK16WM)), rc:$src)>;
  }
}
class Gathered<string integers, string floats, string letters, ValueType integer, ValueType float, ValueType index, EvexWidth w,
               EvexWidth data, EvexWidth indices, int n> {
  list<string> Names = [integers, floats];
  string Letters = letters;
  list<ValueType> Types = [integer, float];
  ValueType Index = index;
  string Z = w.Name;
  bit Is512 = w.L2;
  RegisterClass RC = !cond(data.L2: VR512, data.L: VR256, true: VR128);
  RegisterClass IndexRC = !cond(indices.L2: VR512, indices.L: VR256, true: VR128);
  int N = n;
}
// The second letter of a name is the width of the data, the first that of the indices; `div` is by quadwords, `siv` by doublewords.
foreach g = [Gathered<"_dpi_512", "_dps_512", "DD", v16i32, v16f32, v16i32, Z512, Z512, Z512, 16>,
             Gathered<"_dpq_512", "_dpd_512", "DQ", v8i64, v8f64, v8i32, Z512, Z512, Z256, 8>,
             Gathered<"_qpi_512", "_qps_512", "QD", v8i32, v8f32, v8i64, Z512, Z256, Z512, 8>,
             Gathered<"_qpq_512", "_qpd_512", "QQ", v8i64, v8f64, v8i64, Z512, Z512, Z512, 8>,
             Gathered<"div2_di", "div2_df", "QQ", v2i64, v2f64, v2i64, Z128, Z128, Z128, 2>,
             Gathered<"div4_di", "div4_df", "QQ", v4i64, v4f64, v4i64, Z256, Z256, Z256, 4>,
             Gathered<"div4_si", "div4_sf", "QD", v4i32, v4f32, v2i64, Z128, Z128, Z128, 2>,
             Gathered<"div8_si", "div8_sf", "QD", v4i32, v4f32, v4i64, Z256, Z128, Z256, 4>,
             Gathered<"siv2_di", "siv2_df", "DQ", v2i64, v2f64, v4i32, Z128, Z128, Z128, 2>,
             Gathered<"siv4_di", "siv4_df", "DQ", v4i64, v4f64, v4i32, Z256, Z256, Z128, 4>,
             Gathered<"siv4_si", "siv4_sf", "DD", v4i32, v4f32, v4i32, Z128, Z128, Z128, 4>,
             Gathered<"siv8_si", "siv8_sf", "DD", v8i32, v8f32, v8i32, Z256, Z256, Z256, 8>] in {
  defvar index = !substr(g.Letters, 0, 1);
  defvar width = !substr(g.Letters, 1, 1);
  defvar float = index#!if(!eq(width, "D"), "PS", "PD");
  foreach f = [0, 1] in {
    defvar letters = !if(f, float, g.Letters);
    // Gathers of 128 and 256 bits have a number in their names.
    defvar name = !if(g.Is512, "", "3")#g.Names[f];
    defm "" : EvexGathered<name, "V"#!if(f, "", "P")#"GATHER"#letters, g.Z, g.Types[f], g.RC, g.Index, g.IndexRC, g.N, g.Is512>;
    defm "" : EvexScattered<g.Names[f], "V"#!if(f, "", "P")#"SCATTER"#letters, g.Z, g.Types[f], g.RC, g.Index, g.IndexRC, g.N,
                            g.Is512>;
  }
}
