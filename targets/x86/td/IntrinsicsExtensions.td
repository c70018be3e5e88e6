// Intrinsic functions of smaller extensions: sums of products, ciphers, AMD's extensions, MMX, updates of memory, the machine.
//
// Sources: as in Intrinsics.td; AMD's Architecture Programmer's Manual, volumes 3 to 6, for SSE4A, XOP, TBM and LWP.

// ---- Sums of products -----------------------------------------------------------------------------------------------

multiclass VexDot<string op, list<string> kinds, ValueType a, ValueType a256, list<Predicate> has> {
  foreach kind = kinds in
    foreach s = ["", "s"] in {
      defvar name = "avx2_"#op#kind#"d"#s;
      defvar inst = !toupper(op#kind#"d"#s);
      def int_x86_#name#_128 : X86Intrinsic<[v4i32], [v4i32, a, a]>;
      def int_x86_#name#_256 : X86Intrinsic<[v8i32], [v8i32, a256, a256]>;
      let Predicates = has in {
        def : Pat<(v4i32 (!cast<Intrinsic>("int_x86_"#name#"_128") (v4i32 VR128:$d), (a VR128:$a), (a VR128:$b))),
                  (!cast<Instruction>(inst#"rr") VR128:$d, VR128:$a, VR128:$b)>;
        def : Pat<(v8i32 (!cast<Intrinsic>("int_x86_"#name#"_256") (v8i32 VR256:$d), (a256 VR256:$a), (a256 VR256:$b))),
                  (!cast<Instruction>(inst#"Yrr") VR256:$d, VR256:$a, VR256:$b)>;
      }
    }
}
defm "" : VexDot<"vpdpb", ["ss", "su", "uu"], v16i8, v32i8, [HasAVXVNNIINT8]>;
defm "" : VexDot<"vpdpw", ["us", "su", "uu"], v8i16, v16i16, [HasAVXVNNIINT16]>;

// ---- Ciphers and hashes ---------------------------------------------------------------------------------------------

foreach op = ["aesenc", "aesenclast", "aesdec", "aesdeclast"] in {
  def int_x86_aesni_#op#_512 : X86Intrinsic<[v8i64], [v8i64, v8i64]>;
  let Predicates = [Use512, HasVAES] in
  def : Pat<(v8i64 (!cast<Intrinsic>("int_x86_aesni_"#op#"_512") (v8i64 VR512:$a), (v8i64 VR512:$b))),
            (!cast<Instruction>("V"#!toupper(op)#"Zrr") VR512:$a, VR512:$b)>;
}
def int_x86_pclmulqdq_512 : X86ImmIntrinsic<[v8i64], [v8i64, v8i64, i8], [2]>;
let Predicates = [Use512, HasVPCLMULQDQ] in
def : Pat<(v8i64 (int_x86_pclmulqdq_512 (v8i64 VR512:$a), (v8i64 VR512:$b), (i8 timm:$n))), (VPCLMULQDQZrri VR512:$a, VR512:$b, timm:$n)>;
def int_x86_vgf2p8mulb_512 : X86Intrinsic<[v64i8], [v64i8, v64i8]>;
let Predicates = [Use512, HasGFNI] in
def : Pat<(v64i8 (int_x86_vgf2p8mulb_512 (v64i8 VR512:$a), (v64i8 VR512:$b))), (VGF2P8MULBZrr VR512:$a, VR512:$b)>;
foreach op = ["vgf2p8affineqb", "vgf2p8affineinvqb"] in {
  def int_x86_#op#_512 : X86ImmIntrinsic<[v64i8], [v64i8, v64i8, i8], [2]>;
  let Predicates = [Use512, HasGFNI] in
  def : Pat<(v64i8 (!cast<Intrinsic>("int_x86_"#op#"_512") (v64i8 VR512:$a), (v64i8 VR512:$b), (i8 timm:$n))),
            (!cast<Instruction>(!toupper(op)#"Zrri") VR512:$a, VR512:$b, timm:$n)>;
}
foreach op = ["vsm4key4", "vsm4rnds4"] in
  foreach w = [["128", "v4i32", ""], ["256", "v8i32", "Y"], ["512", "v16i32", "Z"]] in {
    defvar ty = !cast<ValueType>(w[1]);
    defvar rc = !cond(!eq(w[0], "128"): VR128, !eq(w[0], "256"): VR256, true: VR512);
    def int_x86_#op#w[0] : X86Intrinsic<[ty], [ty, ty]>;
    let Predicates = !if(!eq(w[0], "512"), [HasAVX10_2, HasSM4], [HasSM4]) in
    def : Pat<(ty (!cast<Intrinsic>("int_x86_"#op#w[0]) (ty rc:$a), (ty rc:$b))), (!cast<Instruction>(!toupper(op)#w[2]#"rr") rc:$a, rc:$b)>;
  }
foreach op = ["vsm3msg1", "vsm3msg2"] in {
  def int_x86_#op : X86Intrinsic<[v4i32], [v4i32, v4i32, v4i32]>;
  let Predicates = [HasSM3] in
  def : Pat<(v4i32 (!cast<Intrinsic>("int_x86_"#op) (v4i32 VR128:$a), (v4i32 VR128:$b), (v4i32 VR128:$c))),
            (!cast<Instruction>(!toupper(op)#"rr") VR128:$a, VR128:$b, VR128:$c)>;
}
def int_x86_vsm3rnds2 : X86ImmIntrinsic<[v4i32], [v4i32, v4i32, v4i32, i32], [3]>;
let Predicates = [HasSM3] in
def : Pat<(v4i32 (int_x86_vsm3rnds2 (v4i32 VR128:$a), (v4i32 VR128:$b), (v4i32 VR128:$c), (i32 timm:$n))),
          (VSM3RNDS2rri VR128:$a, VR128:$b, VR128:$c, (i8 timm:$n))>;
def int_x86_vsha512msg1 : X86Intrinsic<[v4i64], [v4i64, v2i64]>;
def int_x86_vsha512msg2 : X86Intrinsic<[v4i64], [v4i64, v4i64]>;
def int_x86_vsha512rnds2 : X86Intrinsic<[v4i64], [v4i64, v4i64, v2i64]>;
let Predicates = [HasSHA512] in {
  def : Pat<(v4i64 (int_x86_vsha512msg1 (v4i64 VR256:$a), (v2i64 VR128:$b))), (VSHA512MSG1rr VR256:$a, VR128:$b)>;
  def : Pat<(v4i64 (int_x86_vsha512msg2 (v4i64 VR256:$a), (v4i64 VR256:$b))), (VSHA512MSG2rr VR256:$a, VR256:$b)>;
  def : Pat<(v4i64 (int_x86_vsha512rnds2 (v4i64 VR256:$a), (v4i64 VR256:$b), (v2i64 VR128:$c))),
            (VSHA512RNDS2rr VR256:$a, VR256:$b, VR128:$c)>;
}

// Keys that stay in the processor: each operation says by a flag whether the handle was good.
def int_x86_loadiwkey : X86System<[], [v2i64, v2i64, v2i64, i32]>;
let Predicates = [HasKL] in {
  let Uses = [XMM0, EAX], Defs = [EFLAGS], hasSideEffects = true in
  def LOADIWKEY_key : PseudoI<(outs), (ins VR128:$a, VR128:$b), []>;
  def : Expansion<(LOADIWKEY_key $a, $b), [(LOADIWKEY $a, $b)]>;
  def : Pat<(int_x86_loadiwkey XMM0, (v2i64 VR128:$a), (v2i64 VR128:$b), EAX), (LOADIWKEY_key VR128:$a, VR128:$b)>;
  foreach op = ["aesenc128kl", "aesdec128kl", "aesenc256kl", "aesdec256kl"] in {
    defvar inst = !toupper(op);
    def int_x86_#op : X86Intrinsic<[i8, v2i64], [v2i64, iPTR], [IntrHasSideEffects]>;
    let Constraints = "$a = $dst, @earlyclobber $bad", Defs = [EFLAGS], mayLoad = true, mayStore = true, hasSideEffects = true in
    def inst#_flag : PseudoI<(outs GR8:$bad, VR128:$dst), (ins VR128:$a, opaquemem:$p),
                             [(set GR8:$bad, VR128:$dst, (!cast<Intrinsic>("int_x86_"#op) (v2i64 VR128:$a), addr:$p))]>;
    def : Expansion<(!cast<Instruction>(inst#"_flag") $bad, $dst, $base, $scale, $index, $disp, $segment),
                    [(!cast<Instruction>(inst) $dst, $base, $scale, $index, $disp, $segment), (SETCCr $bad, 4)]>;
  }
}

// What is written to fixed registers is moved out of them; the second key is read from one.
def int_x86_encodekey128 : X86System<[i32, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64], [i32, v2i64]>;
def int_x86_encodekey256 : X86System<[i32, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64], [i32, v2i64, v2i64]>;
let Predicates = [HasKL], hasSideEffects = true in {
  let Uses = [XMM0], Defs = [XMM0, XMM1, XMM2, XMM4, XMM5, XMM6, EFLAGS] in
  def ENCODEKEY128_key : PseudoI<(outs GR32:$how, VR128:$a, VR128:$b, VR128:$c, VR128:$d, VR128:$e, VR128:$f), (ins GR32:$as),
      [(set GR32:$how, VR128:$a, VR128:$b, VR128:$c, VR128:$d, VR128:$e, VR128:$f, (int_x86_encodekey128 GR32:$as, XMM0))]>;
  let Uses = [XMM0, XMM1], Defs = [XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, EFLAGS] in
  def ENCODEKEY256_key : PseudoI<(outs GR32:$how, VR128:$a, VR128:$b, VR128:$c, VR128:$d, VR128:$e, VR128:$f, VR128:$g), (ins GR32:$as),
      [(set GR32:$how, VR128:$a, VR128:$b, VR128:$c, VR128:$d, VR128:$e, VR128:$f, VR128:$g,
        (int_x86_encodekey256 GR32:$as, XMM0, XMM1))]>;
}
def : Expansion<(ENCODEKEY128_key $how, $a, $b, $c, $d, $e, $f, $as),
                [(ENCODEKEY128 $how, $as), (MOVAPSrr $a, XMM0), (MOVAPSrr $b, XMM1), (MOVAPSrr $c, XMM2), (MOVAPSrr $d, XMM4),
                 (MOVAPSrr $e, XMM5), (MOVAPSrr $f, XMM6)]>;
def : Expansion<(ENCODEKEY256_key $how, $a, $b, $c, $d, $e, $f, $g, $as),
                [(ENCODEKEY256 $how, $as), (MOVAPSrr $a, XMM0), (MOVAPSrr $b, XMM1), (MOVAPSrr $c, XMM2), (MOVAPSrr $d, XMM3),
                 (MOVAPSrr $e, XMM4), (MOVAPSrr $f, XMM5), (MOVAPSrr $g, XMM6)]>;

// Of eight blocks at once: in registers 0 to 7, and out of them.
foreach op = ["aesencwide128kl", "aesdecwide128kl", "aesencwide256kl", "aesdecwide256kl"] in {
  defvar inst = !toupper(op);
  def int_x86_#op : X86Intrinsic<[i8, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64],
                                 [iPTR, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64, v2i64], [IntrHasSideEffects]>;
  let Predicates = [HasWIDEKL, In64BitMode], Uses = [XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7],
      Defs = [EFLAGS, XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7], mayLoad = true, mayStore = true, hasSideEffects = true,
      Constraints = "@earlyclobber $bad" in
  def inst#_flag : PseudoI<(outs GR8:$bad, VR128:$a, VR128:$b, VR128:$c, VR128:$d, VR128:$e, VR128:$f, VR128:$g, VR128:$h),
      (ins opaquemem:$p),
      [(set GR8:$bad, VR128:$a, VR128:$b, VR128:$c, VR128:$d, VR128:$e, VR128:$f, VR128:$g, VR128:$h,
        (!cast<Intrinsic>("int_x86_"#op) addr:$p, XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7))]>;
  def : Expansion<(!cast<Instruction>(inst#"_flag") $bad, $a, $b, $c, $d, $e, $f, $g, $h, $base, $scale, $index, $disp, $segment),
                  [(!cast<Instruction>(inst) $base, $scale, $index, $disp, $segment), (SETCCr $bad, 4), (MOVAPSrr $a, XMM0),
                   (MOVAPSrr $b, XMM1), (MOVAPSrr $c, XMM2), (MOVAPSrr $d, XMM3), (MOVAPSrr $e, XMM4), (MOVAPSrr $f, XMM5),
                   (MOVAPSrr $g, XMM6), (MOVAPSrr $h, XMM7)]>;
}

// ---- AMD's extensions -----------------------------------------------------------------------------------------------

// Fields of bits.
def int_x86_sse4a_extrq : X86Intrinsic<[v2i64], [v2i64, v16i8]>;
def int_x86_sse4a_extrqi : X86ImmIntrinsic<[v2i64], [v2i64, i8, i8], [1, 2]>;
def int_x86_sse4a_insertq : X86Intrinsic<[v2i64], [v2i64, v2i64]>;
def int_x86_sse4a_insertqi : X86ImmIntrinsic<[v2i64], [v2i64, v2i64, i8, i8], [2, 3]>;
let Predicates = [HasSSE4A] in {
  def : Pat<(v2i64 (int_x86_sse4a_extrq (v2i64 VR128:$a), (v16i8 VR128:$b))), (EXTRQ VR128:$a, VR128:$b)>;
  def : Pat<(v2i64 (int_x86_sse4a_extrqi (v2i64 VR128:$a), (i8 timm:$n), (i8 timm:$at))), (EXTRQI VR128:$a, timm:$n, timm:$at)>;
  def : Pat<(v2i64 (int_x86_sse4a_insertq (v2i64 VR128:$a), (v2i64 VR128:$b))), (INSERTQ VR128:$a, VR128:$b)>;
  def : Pat<(v2i64 (int_x86_sse4a_insertqi (v2i64 VR128:$a), (v2i64 VR128:$b), (i8 timm:$n), (i8 timm:$at))),
            (INSERTQI VR128:$a, VR128:$b, timm:$n, timm:$at)>;
}

class Xop<string name, ValueType to, ValueType a, ValueType b = a> {
  string Name = name;
  ValueType To = to;
  ValueType A = a;
  ValueType B = b;
}
let Predicates = [HasXOP] in {
  foreach x = [Xop<"vfrcz_pd", v2f64, v2f64>, Xop<"vfrcz_ps", v4f32, v4f32>, Xop<"vphaddbd", v4i32, v16i8>,
               Xop<"vphaddbq", v2i64, v16i8>, Xop<"vphaddbw", v8i16, v16i8>, Xop<"vphadddq", v2i64, v4i32>,
               Xop<"vphaddubd", v4i32, v16i8>, Xop<"vphaddubq", v2i64, v16i8>, Xop<"vphaddubw", v8i16, v16i8>,
               Xop<"vphaddudq", v2i64, v4i32>, Xop<"vphadduwd", v4i32, v8i16>, Xop<"vphadduwq", v2i64, v8i16>,
               Xop<"vphaddwd", v4i32, v8i16>, Xop<"vphaddwq", v2i64, v8i16>, Xop<"vphsubbw", v8i16, v16i8>,
               Xop<"vphsubdq", v2i64, v4i32>, Xop<"vphsubwd", v4i32, v8i16>, Xop<"vfrcz_ss", v4f32, v4f32>,
               Xop<"vfrcz_sd", v2f64, v2f64>] in {
    def int_x86_xop_#x.Name : X86Intrinsic<[x.To], [x.A]>;
    def : Pat<(x.To (!cast<Intrinsic>("int_x86_xop_"#x.Name) (x.A VR128:$a))),
              (!cast<Instruction>(!subst("_", "", !toupper(x.Name))#"rr") VR128:$a)>;
  }
  foreach x = [["ps", "v8f32"], ["pd", "v4f64"]] in {
    defvar ty = !cast<ValueType>(x[1]);
    def int_x86_xop_vfrcz_#x[0]#_256 : X86Intrinsic<[ty], [ty]>;
    def : Pat<(ty (!cast<Intrinsic>("int_x86_xop_vfrcz_"#x[0]#"_256") (ty VR256:$a))),
              (!cast<Instruction>("VFRCZ"#!toupper(x[0])#"Yrr") VR256:$a)>;
  }
  foreach l = [["b", "v16i8"], ["w", "v8i16"], ["d", "v4i32"], ["q", "v2i64"]] in
    foreach op = ["vpsha", "vpshl"] in {
      defvar ty = !cast<ValueType>(l[1]);
      def int_x86_xop_#op#l[0] : X86Intrinsic<[ty], [ty, ty]>;
      def : Pat<(ty (!cast<Intrinsic>("int_x86_xop_"#op#l[0]) (ty VR128:$a), (ty VR128:$b))),
                (!cast<Instruction>(!toupper(op#l[0])#"rr") VR128:$a, VR128:$b)>;
    }
  foreach x = [Xop<"vpmacsdd", v4i32, v4i32>, Xop<"vpmacsdqh", v2i64, v4i32>, Xop<"vpmacsdql", v2i64, v4i32>,
               Xop<"vpmacssdd", v4i32, v4i32>, Xop<"vpmacssdqh", v2i64, v4i32>, Xop<"vpmacssdql", v2i64, v4i32>,
               Xop<"vpmacsswd", v4i32, v8i16>, Xop<"vpmacssww", v8i16, v8i16>, Xop<"vpmacswd", v4i32, v8i16>,
               Xop<"vpmacsww", v8i16, v8i16>, Xop<"vpmadcsswd", v4i32, v8i16>, Xop<"vpmadcswd", v4i32, v8i16>] in {
    def int_x86_xop_#x.Name : X86Intrinsic<[x.To], [x.A, x.A, x.To]>;
    def : Pat<(x.To (!cast<Intrinsic>("int_x86_xop_"#x.Name) (x.A VR128:$a), (x.A VR128:$b), (x.To VR128:$c))),
              (!cast<Instruction>(!toupper(x.Name)#"rr") VR128:$a, VR128:$b, VR128:$c)>;
  }
  def int_x86_xop_vpperm : X86Intrinsic<[v16i8], [v16i8, v16i8, v16i8]>;
  def : Pat<(v16i8 (int_x86_xop_vpperm (v16i8 VR128:$a), (v16i8 VR128:$b), (v16i8 VR128:$c))), (VPPERMrrr VR128:$a, VR128:$b, VR128:$c)>;
  foreach x = [["pd", "v2f64", "v2i64", ""], ["ps", "v4f32", "v4i32", ""], ["pd_256", "v4f64", "v4i64", "Y"],
               ["ps_256", "v8f32", "v8i32", "Y"]] in {
    defvar ty = !cast<ValueType>(x[1]);
    defvar order = !cast<ValueType>(x[2]);
    defvar rc = !if(!empty(x[3]), VR128, VR256);
    def int_x86_xop_vpermil2#x[0] : X86ImmIntrinsic<[ty], [ty, ty, order, i8], [3]>;
    def : Pat<(ty (!cast<Intrinsic>("int_x86_xop_vpermil2"#x[0]) (ty rc:$a), (ty rc:$b), (order rc:$c), (i8 timm:$n))),
              (!cast<Instruction>("VPERMIL2"#!toupper(!substr(x[0], 0, 2))#x[3]#"rr") rc:$a, rc:$b, rc:$c, timm:$n)>;
  }
}
foreach w = [["32", "i32"], ["64", "i64"]] in {
  defvar ty = !cast<ValueType>(w[1]);
  defvar rc = !cast<RegisterClass>("GR"#w[0]);
  def int_x86_tbm_bextri_u#w[0] : X86ImmIntrinsic<[ty], [ty, ty], [1]>;
  let Predicates = [HasTBM] in
  def : Pat<(ty (!cast<Intrinsic>("int_x86_tbm_bextri_u"#w[0]) rc:$a, (ty timm:$n))), (!cast<Instruction>("BEXTRI"#w[0]#"ri") rc:$a, timm:$n)>;
  // Profiling without the kernel.
  def int_x86_lwpval#w[0] : X86System<[], [ty, i32, i32], [ImmArg<ArgIndex<2>>]>;
  def int_x86_lwpins#w[0] : X86System<[i8], [ty, i32, i32], [ImmArg<ArgIndex<2>>]>;
  let Predicates = [HasLWP] in {
    def : Pat<(!cast<Intrinsic>("int_x86_lwpval"#w[0]) rc:$a, GR32:$b, (i32 timm:$n)),
              (!cast<Instruction>("LWPVAL"#w[0]#"rri") rc:$a, GR32:$b, timm:$n)>;
    let Defs = [EFLAGS], hasSideEffects = true in
    def LWPINS#w[0]#_flag : PseudoI<(outs GR8:$full), (ins rc:$a, GR32:$b, i32imm:$n), []>;
    def : Expansion<(!cast<Instruction>("LWPINS"#w[0]#"_flag") $full, $a, $b, $n),
                    [(!cast<Instruction>("LWPINS"#w[0]#"rri") $a, $b, $n), (SETCCr $full, 2)]>;
    def : Pat<(i8 (!cast<Intrinsic>("int_x86_lwpins"#w[0]) rc:$a, GR32:$b, (i32 timm:$n))),
              (!cast<Instruction>("LWPINS"#w[0]#"_flag") rc:$a, GR32:$b, timm:$n)>;
  }
}
def int_x86_llwpcb : X86System<[], [iPTR]>;
def int_x86_slwpcb : X86System<[iPTR], []>;
let Predicates = [HasLWP, In64BitMode] in {
  def : Pat<(int_x86_llwpcb GR64:$p), (LLWPCB64 GR64:$p)>;
  def : Pat<(i64 (int_x86_slwpcb)), (SLWPCB64)>;
}
let Predicates = [HasLWP, Not64BitMode] in {
  def : Pat<(int_x86_llwpcb GR32:$p), (LLWPCB GR32:$p)>;
  def : Pat<(i32 (int_x86_slwpcb)), (SLWPCB)>;
}

// ---- MMX ------------------------------------------------------------------------------------------------------------
// A vector of 64 bits is a number in a general register between these operations.

class Mmx<string name, string inst> {
  string Name = name;
  string Inst = "MMX_"#inst;
}
defvar mmxA = (v1i64 (MMX_MOVD64to64rr GR64:$a));
defvar mmxB = (v1i64 (MMX_MOVD64to64rr GR64:$b));
let Predicates = [HasMMX, In64BitMode] in {
  foreach m = [Mmx<"mmx_packssdw", "PACKSSDW">, Mmx<"mmx_packsswb", "PACKSSWB">, Mmx<"mmx_packuswb", "PACKUSWB">,
               Mmx<"mmx_pand", "PAND">, Mmx<"mmx_pandn", "PANDN">, Mmx<"mmx_por", "POR">, Mmx<"mmx_pxor", "PXOR">,
               Mmx<"mmx_pavg_b", "PAVGB">, Mmx<"mmx_pavg_w", "PAVGW">, Mmx<"mmx_pmadd_wd", "PMADDWD">,
               Mmx<"mmx_pmaxs_w", "PMAXSW">, Mmx<"mmx_pmaxu_b", "PMAXUB">, Mmx<"mmx_pmins_w", "PMINSW">,
               Mmx<"mmx_pminu_b", "PMINUB">, Mmx<"mmx_pmulh_w", "PMULHW">, Mmx<"mmx_pmulhu_w", "PMULHUW">,
               Mmx<"mmx_pmull_w", "PMULLW">, Mmx<"mmx_pmulu_dq", "PMULUDQ">, Mmx<"mmx_psad_bw", "PSADBW">,
               Mmx<"mmx_padd_b", "PADDB">, Mmx<"mmx_padd_w", "PADDW">, Mmx<"mmx_padd_d", "PADDD">, Mmx<"mmx_padd_q", "PADDQ">,
               Mmx<"mmx_padds_b", "PADDSB">, Mmx<"mmx_padds_w", "PADDSW">, Mmx<"mmx_paddus_b", "PADDUSB">,
               Mmx<"mmx_paddus_w", "PADDUSW">, Mmx<"mmx_psub_b", "PSUBB">, Mmx<"mmx_psub_w", "PSUBW">,
               Mmx<"mmx_psub_d", "PSUBD">, Mmx<"mmx_psub_q", "PSUBQ">, Mmx<"mmx_psubs_b", "PSUBSB">,
               Mmx<"mmx_psubs_w", "PSUBSW">, Mmx<"mmx_psubus_b", "PSUBUSB">, Mmx<"mmx_psubus_w", "PSUBUSW">,
               Mmx<"mmx_pcmpeq_b", "PCMPEQB">, Mmx<"mmx_pcmpeq_w", "PCMPEQW">, Mmx<"mmx_pcmpeq_d", "PCMPEQD">,
               Mmx<"mmx_pcmpgt_b", "PCMPGTB">, Mmx<"mmx_pcmpgt_w", "PCMPGTW">, Mmx<"mmx_pcmpgt_d", "PCMPGTD">,
               Mmx<"mmx_punpckhbw", "PUNPCKHBW">, Mmx<"mmx_punpckhwd", "PUNPCKHWD">, Mmx<"mmx_punpckhdq", "PUNPCKHDQ">,
               Mmx<"mmx_punpcklbw", "PUNPCKLBW">, Mmx<"mmx_punpcklwd", "PUNPCKLWD">, Mmx<"mmx_punpckldq", "PUNPCKLDQ">,
               Mmx<"mmx_psll_w", "PSLLW">, Mmx<"mmx_psll_d", "PSLLD">, Mmx<"mmx_psll_q", "PSLLQ">, Mmx<"mmx_psrl_w", "PSRLW">,
               Mmx<"mmx_psrl_d", "PSRLD">, Mmx<"mmx_psrl_q", "PSRLQ">, Mmx<"mmx_psra_w", "PSRAW">, Mmx<"mmx_psra_d", "PSRAD">,
               Mmx<"ssse3_phadd_w", "PHADDW">, Mmx<"ssse3_phadd_d", "PHADDD">, Mmx<"ssse3_phadd_sw", "PHADDSW">,
               Mmx<"ssse3_phsub_w", "PHSUBW">, Mmx<"ssse3_phsub_d", "PHSUBD">, Mmx<"ssse3_phsub_sw", "PHSUBSW">,
               Mmx<"ssse3_pmadd_ub_sw", "PMADDUBSW">, Mmx<"ssse3_pmul_hr_sw", "PMULHRSW">, Mmx<"ssse3_pshuf_b", "PSHUFB">,
               Mmx<"ssse3_psign_b", "PSIGNB">, Mmx<"ssse3_psign_w", "PSIGNW">, Mmx<"ssse3_psign_d", "PSIGND">] in {
    def int_x86_#m.Name : X86Intrinsic<[i64], [i64, i64]>;
    def : Pat<(i64 (!cast<Intrinsic>("int_x86_"#m.Name) GR64:$a, GR64:$b)),
              (MMX_MOVD64from64rr (v1i64 (!cast<Instruction>(m.Inst#"rr") mmxA, mmxB)))>;
  }
  foreach m = [Mmx<"ssse3_pabs_b", "PABSB">, Mmx<"ssse3_pabs_w", "PABSW">, Mmx<"ssse3_pabs_d", "PABSD">] in {
    def int_x86_#m.Name : X86Intrinsic<[i64], [i64]>;
    def : Pat<(i64 (!cast<Intrinsic>("int_x86_"#m.Name) GR64:$a)),
              (MMX_MOVD64from64rr (v1i64 (!cast<Instruction>(m.Inst#"rr") mmxA)))>;
  }
  foreach m = [Mmx<"mmx_pslli_w", "PSLLW">, Mmx<"mmx_pslli_d", "PSLLD">, Mmx<"mmx_pslli_q", "PSLLQ">, Mmx<"mmx_psrli_w", "PSRLW">,
               Mmx<"mmx_psrli_d", "PSRLD">, Mmx<"mmx_psrli_q", "PSRLQ">, Mmx<"mmx_psrai_w", "PSRAW">,
               Mmx<"mmx_psrai_d", "PSRAD">] in {
    def int_x86_#m.Name : X86Intrinsic<[i64], [i64, i32]>;
    defvar f = !cast<Intrinsic>("int_x86_"#m.Name);
    def : Pat<(i64 (f GR64:$a, (i32 shiftCount:$n))), (MMX_MOVD64from64rr (v1i64 (!cast<Instruction>(m.Inst#"ri") mmxA, (i8 imm:$n))))>;
    def : Pat<(i64 (f GR64:$a, GR32:$n)),
              (MMX_MOVD64from64rr (v1i64 (!cast<Instruction>(m.Inst#"rr") mmxA, (v1i64 (MMX_MOVD64rr GR32:$n)))))>;
  }
  def int_x86_mmx_palignr_b : X86ImmIntrinsic<[i64], [i64, i64, i8], [2]>;
  def : Pat<(i64 (int_x86_mmx_palignr_b GR64:$a, GR64:$b, (i8 timm:$n))), (MMX_MOVD64from64rr (v1i64 (MMX_PALIGNRrri mmxA, mmxB, timm:$n)))>;
  def int_x86_sse_pshuf_w : X86ImmIntrinsic<[i64], [i64, i8], [1]>;
  def : Pat<(i64 (int_x86_sse_pshuf_w GR64:$a, (i8 timm:$n))), (MMX_MOVD64from64rr (v1i64 (MMX_PSHUFWri mmxA, timm:$n)))>;
  def int_x86_mmx_pextr_w : X86ImmIntrinsic<[i32], [i64, i32], [1]>;
  def : Pat<(i32 (int_x86_mmx_pextr_w GR64:$a, (i32 timm:$n))), (MMX_PEXTRWrri mmxA, (i8 timm:$n))>;
  def int_x86_mmx_pinsr_w : X86ImmIntrinsic<[i64], [i64, i32, i32], [2]>;
  def : Pat<(i64 (int_x86_mmx_pinsr_w GR64:$a, GR32:$b, (i32 timm:$n))), (MMX_MOVD64from64rr (v1i64 (MMX_PINSRWrri mmxA, GR32:$b, (i8 timm:$n))))>;
  def int_x86_mmx_pmovmskb : X86Intrinsic<[i32], [i64]>;
  def : Pat<(i32 (int_x86_mmx_pmovmskb GR64:$a)), (MMX_PMOVMSKBrr mmxA)>;
  def int_x86_mmx_movnt_dq : X86Intrinsic<[], [iPTR, i64], [IntrWriteMem]>;
  def : Pat<(int_x86_mmx_movnt_dq addr:$p, GR64:$a), (MMX_MOVNTQmr addr:$p, mmxA)>;
  def int_x86_mmx_maskmovq : X86Intrinsic<[], [i64, i64, iPTR], [IntrWriteMem]>;
  def : Pat<(int_x86_mmx_maskmovq GR64:$a, GR64:$b, RDI), (MMX_MASKMOVQ64 mmxA, mmxB)>;
  // Conversions.
  foreach c = [["cvtps2pi", "CVTPS2PI", "v4f32"], ["cvttps2pi", "CVTTPS2PI", "v4f32"], ["cvtpd2pi", "CVTPD2PI", "v2f64"],
               ["cvttpd2pi", "CVTTPD2PI", "v2f64"]] in {
    defvar from = !cast<ValueType>(c[2]);
    def int_x86_sse_#c[0] : X86Intrinsic<[i64], [from]>;
    def : Pat<(i64 (!cast<Intrinsic>("int_x86_sse_"#c[0]) (from VR128:$a))),
              (MMX_MOVD64from64rr (v1i64 (!cast<Instruction>("MMX_"#c[1]#"rr") VR128:$a)))>;
  }
  def int_x86_sse_cvtpi2pd : X86Intrinsic<[v2f64], [i64]>;
  def : Pat<(v2f64 (int_x86_sse_cvtpi2pd GR64:$a)), (MMX_CVTPI2PDrr mmxA)>;
  def int_x86_sse_cvtpi2ps : X86Intrinsic<[v4f32], [v4f32, i64]>;
  def : Pat<(v4f32 (int_x86_sse_cvtpi2ps (v4f32 VR128:$d), GR64:$a)), (MMX_CVTPI2PSrr VR128:$d, mmxA)>;
}

// ---- Memory ---------------------------------------------------------------------------------------------------------

// Bytes under a mask, to where a fixed register points.
def int_x86_sse2_maskmov_dqu : X86Intrinsic<[], [v16i8, v16i8, iPTR], [IntrWriteMem]>;
foreach v = ["", "V"] in
  let AddedComplexity = !if(!empty(v), 0, 1) in {
    let Predicates = !if(!empty(v), [UseSSE2, In64BitMode], [UseAVX, In64BitMode]) in
    def : Pat<(int_x86_sse2_maskmov_dqu (v16i8 VR128:$a), (v16i8 VR128:$b), RDI), (!cast<Instruction>(v#"MASKMOVDQU64") VR128:$a, VR128:$b)>;
    let Predicates = !if(!empty(v), [UseSSE2, Not64BitMode], [UseAVX, Not64BitMode]) in
    def : Pat<(int_x86_sse2_maskmov_dqu (v16i8 VR128:$a), (v16i8 VR128:$b), EDI), (!cast<Instruction>(v#"MASKMOVDQU") VR128:$a, VR128:$b)>;
  }
foreach w = [["32", "i32"], ["64", "i64"]] in {
  defvar ty = !cast<ValueType>(w[1]);
  defvar rc = !cast<RegisterClass>("GR"#w[0]);
  foreach op = ["aadd", "aand", "aor", "axor"] in {
    def int_x86_#op#w[0] : X86Intrinsic<[], [iPTR, ty], [IntrHasSideEffects]>;
    def : Pat<(!cast<Intrinsic>("int_x86_"#op#w[0]) addr:$p, rc:$a), (!cast<Instruction>(!toupper(op)#w[0]#"mr") addr:$p, rc:$a)>;
  }
  // Stored is the sum, if memory is to a number as the condition says.
  def int_x86_cmpccxadd#w[0] : X86Intrinsic<[ty], [iPTR, ty, ty, i32], [IntrArgMemOnly, ImmArg<ArgIndex<3>>]>;
  let Predicates = [HasCMPCCXADD, In64BitMode] in
  def : Pat<(ty (!cast<Intrinsic>("int_x86_cmpccxadd"#w[0]) addr:$p, rc:$a, rc:$b, (i32 timm:$cc))),
            (!cast<Instruction>("CMPCCXADDmr"#w[0]) rc:$a, addr:$p, rc:$b, (i8 timm:$cc))>;
}
foreach m = [["movrsqi", "8"], ["movrshi", "16"], ["movrssi", "32"], ["movrsdi", "64"]] in {
  defvar ty = !cast<ValueType>("i"#m[1]);
  def int_x86_#m[0] : X86Intrinsic<[ty], [iPTR], [IntrReadMem]>;
  let Predicates = [In64BitMode] in
  def : Pat<(ty (!cast<Intrinsic>("int_x86_"#m[0]) addr:$p)), (!cast<Instruction>("MOVRS"#m[1]#"rm") addr:$p)>;
}
def int_x86_prefetchrs : X86Intrinsic<[], [iPTR], [IntrArgMemOnly]>;
def : Pat<(int_x86_prefetchrs addr:$p), (PREFETCHRST2 addr:$p)>;

// ---- The machine ----------------------------------------------------------------------------------------------------

def int_x86_urdmsr : X86System<[i64], [i64]>;
def int_x86_uwrmsr : X86System<[], [i64, i64]>;
let Predicates = [In64BitMode] in {
  def : Pat<(i64 (int_x86_urdmsr GR64:$a)), (URDMSRrr GR64:$a)>;
  def : Pat<(int_x86_uwrmsr GR64:$a, GR64:$b), (UWRMSRrr GR64:$a, GR64:$b)>;
}
def int_x86_mwaitx : X86System<[], [i32, i32, i32]>;
def MWAITX_32 : InRegisters<[EAX, ECX, EBX], []>;
def : Expansion<(MWAITX_32), [(MWAITXrrr)]>;
def : Pat<(int_x86_mwaitx ECX, EAX, EBX), (MWAITX_32)>;

// ---- Integers of 64 bits on machines of 32 ---------------------------------------------------------------------------
// Each is two registers, the lower one first.

multiclass InRegisterPair<Instruction inst, list<Register> read, dag source> {
  let Defs = [EAX, EDX], Uses = read, hasSideEffects = true, Predicates = [Not64BitMode] in
  def _halves : PseudoI<(outs GR32:$low, GR32:$high), (ins), [!con((set GR32:$low, GR32:$high), (set source))]>;
  def : Expansion<(!cast<Instruction>(NAME#"_halves") $low, $high), [(inst), (MOV32rr $low, EAX), (MOV32rr $high, EDX)]>;
}
def int_x86_rdtsc_halves : X86System<[i32, i32], []>;
defm RDTSC : InRegisterPair<RDTSC, [], (int_x86_rdtsc_halves)>;
foreach op = ["rdpmc", "rdpru", "xgetbv"] in {
  def int_x86_#op#_halves : X86System<[i32, i32], [i32]>;
  defm !toupper(op) : InRegisterPair<!cast<Instruction>(!toupper(op)), [ECX], (!cast<Intrinsic>("int_x86_"#op#"_halves") ECX)>;
}
def int_x86_rdtscp_halves : X86System<[i32, i32, i32], []>;
let Predicates = [Not64BitMode], Defs = [EAX, ECX, EDX], hasSideEffects = true in
def RDTSCP_halves : PseudoI<(outs GR32:$low, GR32:$high, GR32:$processor), (ins),
                            [(set GR32:$low, GR32:$high, GR32:$processor, (int_x86_rdtscp_halves))]>;
def : Expansion<(RDTSCP_halves $low, $high, $processor),
                [(RDTSCP), (MOV32rr $low, EAX), (MOV32rr $high, EDX), (MOV32rr $processor, ECX)]>;

// Masks of 64 bits.
defvar halvesOfMask = (v64i1 (COPY_TO_REGCLASS (KUNPCKDQkk (v64i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$high), VK64)),
                                                          (v64i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$low), VK64))), VK64WM));
foreach op = [["compress", "VPCOMPRESSB"], ["expand", "VPEXPANDB"]] in {
  def int_x86_avx512_mask_#op[0]#_v64i8_halves : X86Intrinsic<[v64i8], [v64i8, v64i8, i32, i32]>;
  let Predicates = [Use512, HasVBMI2, Not64BitMode] in {
    defvar f = !cast<Intrinsic>("int_x86_avx512_mask_"#op[0]#"_v64i8_halves");
    let AddedComplexity = 10 in
    def : Pat<(v64i8 (f (v64i8 VR512:$a), (v64i8 VR512), (i32 -1), (i32 -1))), (!cast<Instruction>(op[1]#"Zrr") VR512:$a)>;
    def : Pat<(v64i8 (f (v64i8 VR512:$a), (v64i8 VR512:$else), GR32:$low, GR32:$high)),
              (!cast<Instruction>(op[1]#"Zrrk") VR512:$else, halvesOfMask, VR512:$a)>;
  }
}
def int_x86_avx512_kadd_q_halves : X86Intrinsic<[i32, i32], [i32, i32, i32, i32]>;
let Predicates = [HasBWI, Not64BitMode], Defs = [K0, K1, K2], hasSideEffects = false,
    Constraints = "@earlyclobber $low" in
def KADDQ_halves : PseudoI<(outs GR32:$low, GR32:$high), (ins GR32:$a, GR32:$b, GR32:$c, GR32:$d),
                           [(set GR32:$low, GR32:$high, (int_x86_avx512_kadd_q_halves GR32:$a, GR32:$b, GR32:$c, GR32:$d))]>;
def : Expansion<(KADDQ_halves $low, $high, $a, $b, $c, $d),
                [(KMOVDkr K0, $a), (KMOVDkr K1, $b), (KUNPCKDQkk K0, K1, K0), (KMOVDkr K1, $c), (KMOVDkr K2, $d), (KUNPCKDQkk K1, K2, K1),
                 (KADDQkk K0, K0, K1), (KMOVDrk $low, K0), (KSHIFTRQki K0, K0, 32), (KMOVDrk $high, K0)]>;
foreach t = [FlagTest<"z", 4>, FlagTest<"c", 2>] in {
  def int_x86_avx512_ktest#t.Name#_q_halves : X86Intrinsic<[i32], [i32, i32, i32, i32]>;
  defvar first = (v64i1 (KUNPCKDQkk (v64i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$b), VK64)), (v64i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$a), VK64))));
  defvar second = (v64i1 (KUNPCKDQkk (v64i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$d), VK64)), (v64i1 (COPY_TO_REGCLASS (KMOVDkr GR32:$c), VK64))));
  let Predicates = [HasBWI, Not64BitMode] in
  def : Pat<(i32 (!cast<Intrinsic>("int_x86_avx512_ktest"#t.Name#"_q_halves") GR32:$a, GR32:$b, GR32:$c, GR32:$d)),
            (MOVZX32rr8 (i8 (SETCCr t.Condition, (KTESTQkk first, second))))>;
}
