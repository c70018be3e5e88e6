// Moves of AVX-512: registers, memory, masks, gathers and scatters.

// ---- Vectors ---------------------------------------------------------------------------------------------------------

defm VMOVUPS : EvexMove<0x10, 0x11, "vmovups", F32>, PS, TB;
defm VMOVUPD : EvexMove<0x10, 0x11, "vmovupd", F64>, PD, TB;
defm VMOVAPS : EvexMove<0x28, 0x29, "vmovaps", F32>, PS, TB;
defm VMOVAPD : EvexMove<0x28, 0x29, "vmovapd", F64>, PD, TB;
defm VMOVDQA32 : EvexMove<0x6F, 0x7F, "vmovdqa32", I32>, PD, TB;
defm VMOVDQA64 : EvexMove<0x6F, 0x7F, "vmovdqa64", I64>, PD, TB;
defm VMOVDQU32 : EvexMove<0x6F, 0x7F, "vmovdqu32", I32>, XS, TB;
defm VMOVDQU64 : EvexMove<0x6F, 0x7F, "vmovdqu64", I64>, XS, TB;
defm VMOVDQU8 : EvexMove<0x6F, 0x7F, "vmovdqu8", I8>, XD, TB;
defm VMOVDQU16 : EvexMove<0x6F, 0x7F, "vmovdqu16", I16>, XD, TB, REX_W;
// Past the caches.
multiclass EvexNonTemporal<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64) in
    def NAME#w.Name#"mr" : EvexMR<op, mnemonic, v.Mem, v.RC, v.Scale>;
  }
}
defm VMOVNTPS : EvexNonTemporal<0x2B, "vmovntps", F32>, PS, TB;
defm VMOVNTPD : EvexNonTemporal<0x2B, "vmovntpd", F64>, PD, TB;
defm VMOVNTDQ : EvexNonTemporal<0xE7, "vmovntdq", I32>, PD, TB;
foreach w = AllWidths in {
  defvar v = FullVector<I32, w>.V;
  let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in
  def VMOVNTDQA#w.Name#rm : EvexRM<0x2A, "vmovntdqa", v.RC, v.Mem, v.Scale>, PD, T8;
}
defm VMOVSLDUP : Evex2<0x12, "vmovsldup", F32, AsIs, false>, XS, TB;
defm VMOVSHDUP : Evex2<0x16, "vmovshdup", F32, AsIs, false>, XS, TB;
// The even elements; of 128 bits, from memory, the one.
multiclass EvexMoveDouble<bits<8> op, string mnemonic> {
  let hasREX_W = true, ExeDomain = SSEPackedDouble in {
    let hasEVEX_L2 = true in
    defm Z : EvexForms<op, mnemonic, F64x8, F64x8, Head2<>>;
    let hasVEX_L = true in
    defm Z256 : EvexForms<op, mnemonic, F64x4, F64x4, Head2<>>;
    defm Z128 : EvexForms<op, mnemonic, F64x2, F64x1, Head2<>>;
  }
}
defm VMOVDDUP : EvexMoveDouble<0x12, "vmovddup">, XD, TB;

// ---- Scalars and halves ----------------------------------------------------------------------------------------------

defm VMOVSS : EvexScalarMove<0x10, 0x11, "vmovss", F32>, XS, TB;
defm VMOVSD : EvexScalarMove<0x10, 0x11, "vmovsd", F64>, XD, TB;

multiclass EvexHalf<bits<8> load, bits<8> store, string mnemonic> {
  let hasVEX_4V = true in
  def Z128rm : EvexInst<load, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, f64mem:$src2), !strconcat(mnemonic, Ops3)>, CD8<4>;
  def Z128mr : EvexMR<store, mnemonic, f64mem, VR128X, 4>;
}
defm VMOVLPS : EvexHalf<0x12, 0x13, "vmovlps">, PS, TB;
defm VMOVLPD : EvexHalf<0x12, 0x13, "vmovlpd">, PD, TB, REX_W;
defm VMOVHPS : EvexHalf<0x16, 0x17, "vmovhps">, PS, TB;
defm VMOVHPD : EvexHalf<0x16, 0x17, "vmovhpd">, PD, TB, REX_W;
let hasVEX_4V = true in {
  def VMOVHLPSZrr : EvexInst<0x12, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, VR128X:$src2),
                             !strconcat("vmovhlps", Ops3)>, PS, TB;
  def VMOVLHPSZrr : EvexInst<0x16, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, VR128X:$src2),
                             !strconcat("vmovlhps", Ops3)>, PS, TB;
}

// 32 and 64 bits, to and from general registers and memory.
def VMOVDI2PDIZrr : EvexRR<0x6E, "vmovd", VR128X, GR32>, PD, TB;
def VMOVDI2PDIZrm : EvexRM<0x6E, "vmovd", VR128X, i32mem, 3>, PD, TB;
def VMOVPDI2DIZrr : EvexRR<0x7E, "vmovd", GR32, VR128X, MRMDestReg>, PD, TB;
def VMOVPDI2DIZmr : EvexMR<0x7E, "vmovd", i32mem, VR128X, 3>, PD, TB;
def VMOV64toPQIZrr : EvexRR<0x6E, "vmovq", VR128X, GR64>, PD, TB, REX_W;
def VMOVPQIto64Zrr : EvexRR<0x7E, "vmovq", GR64, VR128X, MRMDestReg>, PD, TB, REX_W;
let isCodeGenOnly = true, ForceDisassemble = true in {
  def VMOV64toPQIZrm : EvexRM<0x6E, "vmovq", VR128X, i64mem, 4>, PD, TB, REX_W;
  def VMOVPQIto64Zmr : EvexMR<0x7E, "vmovq", i64mem, VR128X, 4>, PD, TB, REX_W;
}
def VMOVZPQILo2PQIZrr : EvexRR<0x7E, "vmovq", VR128X, VR128X>, XS, TB, REX_W;
def VMOVQI2PQIZrm : EvexRM<0x7E, "vmovq", VR128X, i64mem, 4>, XS, TB, REX_W;
def VMOVPQI2QIZmr : EvexMR<0xD6, "vmovq", i64mem, VR128X, 4>, PD, TB, REX_W;
def VMOVPQI2QIZrr : EvexRR<0xD6, "vmovq", VR128X, VR128X, MRMDestReg>, PD, TB, REX_W, OtherDirection;
def : InstAlias<!strconcat("vmovq.s", Ops2), (VMOVPQI2QIZrr VR128X:$dst, VR128X:$src), 0>;
def : InstAlias<!strconcat("vmovd", Ops2), (VMOV64toPQIZrr VR128X:$dst, GR64:$src), 0>;
def : InstAlias<!strconcat("vmovd", Ops2), (VMOVPQIto64Zrr GR64:$dst, VR128X:$src), 0>;

// ---- Masks and vectors -----------------------------------------------------------------------------------------------

// The highest bit of each element, and back: all bits of each.
multiclass EvexMaskMoves<string letter, EvexElement e, bits<8> op> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in {
      def M2#!toupper(letter)#w.Name#rk : EvexRR<op, "vpmovm2"#letter, v.RC, v.K>, XS, T8;
      def !toupper(letter)#2M#w.Name#kr : EvexRR<!add(op, 1), "vpmov"#letter#"2m", v.K, v.RC>, XS, T8;
    }
  }
}
defm VPMOV : EvexMaskMoves<"b", I8, 0x28>;
defm VPMOV : EvexMaskMoves<"w", I16, 0x28>, REX_W;
defm VPMOV : EvexMaskMoves<"d", I32, 0x38>;
defm VPMOV : EvexMaskMoves<"q", I64, 0x38>, REX_W;
// The mask as a number, in all elements.
foreach w = AllWidths in {
  let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in {
    def VPBROADCASTMB2Q#w.Name#rr : EvexRR<0x2A, "vpbroadcastmb2q", FullVector<I64, w>.V.RC, VK8>, XS, T8, REX_W;
    def VPBROADCASTMW2D#w.Name#rr : EvexRR<0x3A, "vpbroadcastmw2d", FullVector<I32, w>.V.RC, VK16>, XS, T8;
  }
}

// Moves of masks with EVEX, which reaches more general registers.
let explicitOpPrefix = ExplicitAPX, Predicates = [HasEGPR, In64BitMode] in {
  foreach k = [MaskB, MaskW, MaskD, MaskQ] in {
    defvar N = !toupper(k.Letter);
    defvar wide = !or(!eq(k.Letter, "d"), !eq(k.Letter, "q"));
    let hasREX_W = wide, OpPrefix = !if(!or(!eq(k.Letter, "b"), !eq(k.Letter, "d")), PrefixPD, PrefixPS), OpMap = MapTB in {
      let explicitOpPrefix = ExplicitEVEX in
      def KMOV#N#kk_EVEX : EvexRR<0x90, "kmov"#k.Letter, k.RC, k.RC>;
      def KMOV#N#km_EVEX : EvexRM<0x90, "kmov"#k.Letter, k.RC, k.Mem, 0>;
      def KMOV#N#mk_EVEX : EvexMR<0x91, "kmov"#k.Letter, k.Mem, k.RC, 0>;
    }
    defvar rc = !if(!eq(k.Letter, "q"), GR64, GR32);
    let hasREX_W = !eq(k.Letter, "q"), OpPrefix = !cond(wide: PrefixXD, !eq(k.Letter, "b"): PrefixPD, true: PrefixPS),
        OpMap = MapTB in {
      def KMOV#N#kr_EVEX : EvexRR<0x92, "kmov"#k.Letter, k.RC, rc>;
      def KMOV#N#rk_EVEX : EvexRR<0x93, "kmov"#k.Letter, rc, k.RC>;
    }
  }
}

// ---- Gathers and scatters --------------------------------------------------------------------------------------------

defm VPGATHERDD : EvexGathers<0x90, "vpgatherdd", I32, GatherSame32>, PD, T8;
defm VPGATHERDQ : EvexGathers<0x90, "vpgatherdq", I64, GatherNarrowIndex>, PD, T8;
defm VPGATHERQD : EvexGathers<0x91, "vpgatherqd", I32, GatherWideIndex>, PD, T8;
defm VPGATHERQQ : EvexGathers<0x91, "vpgatherqq", I64, GatherSame64>, PD, T8;
defm VGATHERDPS : EvexGathers<0x92, "vgatherdps", F32, GatherSame32>, PD, T8;
defm VGATHERDPD : EvexGathers<0x92, "vgatherdpd", F64, GatherNarrowIndex>, PD, T8;
defm VGATHERQPS : EvexGathers<0x93, "vgatherqps", F32, GatherWideIndex>, PD, T8;
defm VGATHERQPD : EvexGathers<0x93, "vgatherqpd", F64, GatherSame64>, PD, T8;
defm VPSCATTERDD : EvexScatters<0xA0, "vpscatterdd", I32, GatherSame32>, PD, T8;
defm VPSCATTERDQ : EvexScatters<0xA0, "vpscatterdq", I64, GatherNarrowIndex>, PD, T8;
defm VPSCATTERQD : EvexScatters<0xA1, "vpscatterqd", I32, GatherWideIndex>, PD, T8;
defm VPSCATTERQQ : EvexScatters<0xA1, "vpscatterqq", I64, GatherSame64>, PD, T8;
defm VSCATTERDPS : EvexScatters<0xA2, "vscatterdps", F32, GatherSame32>, PD, T8;
defm VSCATTERDPD : EvexScatters<0xA2, "vscatterdpd", F64, GatherNarrowIndex>, PD, T8;
defm VSCATTERQPS : EvexScatters<0xA3, "vscatterqps", F32, GatherWideIndex>, PD, T8;
defm VSCATTERQPD : EvexScatters<0xA3, "vscatterqpd", F64, GatherSame64>, PD, T8;

// Of Xeon Phi: what will be gathered or scattered is brought into the first or the second cache.
multiclass EvexPrefetch<bits<8> op, Format f, string mnemonic, X86MemOperand mem, bits<3> scale> {
  let hasSideEffects = true, hasEVEX_L2 = true in
  def m : EvexInst<op, f, NoImm, (outs), (ins VK16WM:$mask, mem:$src),
                   mnemonic#"\t{$src \\{$mask\\}|\\{$mask\\}, $src}">, EVEX_K, CD8<scale>, PD, T8;
}
multiclass EvexPrefetches<string mnemonic, Format f> {
  defm DPS : EvexPrefetch<0xC6, f, mnemonic#"dps", vz32mem, 3>;
  defm DPD : EvexPrefetch<0xC6, f, mnemonic#"dpd", vy64xmem, 4>, REX_W;
  defm QPS : EvexPrefetch<0xC7, f, mnemonic#"qps", vz32mem, 3>;
  defm QPD : EvexPrefetch<0xC7, f, mnemonic#"qpd", vz64mem, 4>, REX_W;
}
defm VGATHERPF0 : EvexPrefetches<"vgatherpf0", MRM1m>;
defm VGATHERPF1 : EvexPrefetches<"vgatherpf1", MRM2m>;
defm VSCATTERPF0 : EvexPrefetches<"vscatterpf0", MRM5m>;
defm VSCATTERPF1 : EvexPrefetches<"vscatterpf1", MRM6m>;
