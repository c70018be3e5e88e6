// Operations on all lanes of vectors: what the instructions' own patterns leave open, of 128 and 256 bits; the halves of
// registers, moves of lanes within and across them.

// ---- Nodes ----------------------------------------------------------------------------------------------------------

def SDTX86Half : SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisVec<1>]>;
def X86lowhalf : SDNode<"X86ISD::LOWHALF", SDTX86Half>;
def X86highhalf : SDNode<"X86ISD::HIGHHALF", SDTX86Half>;

// All elements by the number in the lowest 64 bits of another vector.
def SDTX86ShiftAll : SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisVT<2, v2i64>]>;
def X86vshl : SDNode<"X86ISD::VSHL", SDTX86ShiftAll>;
def X86vsrl : SDNode<"X86ISD::VSRL", SDTX86ShiftAll>;
def X86vsra : SDNode<"X86ISD::VSRA", SDTX86ShiftAll>;
// Bytes of the whole register, by a number of bytes.
def X86vshldq : SDNode<"X86ISD::VSHLDQ", SDTX86ByImm>;
def X86vshrdq : SDNode<"X86ISD::VSRLDQ", SDTX86ByImm>;

def SDTX86ByImm2 : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i8>]>;
def X86pshufhw : SDNode<"X86ISD::PSHUFHW", SDTX86ByImm>;
def X86pshufb : SDNode<"X86ISD::PSHUFB", SDTX86Interleave>;
def X86palignr : SDNode<"X86ISD::PALIGNR", SDTX86ByImm2>;
// Elements of the second vector where the number has a bit.
def X86blendi : SDNode<"X86ISD::BLENDI", SDTX86ByImm2>;
// The lowest element of the second vector, the others of the first.
def X86movlow : SDNode<"X86ISD::MOVLOW", SDTX86Interleave>;
// The lowest element, and zeros above.
def X86vzmovl : SDNode<"X86ISD::VZEXT_MOVL", SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisSameAs<0, 1>]>>;
// One element to another place, and zeros.
def X86insertps : SDNode<"X86ISD::INSERTPS", SDTX86ByImm2>;
def X86vpermilp : SDNode<"X86ISD::VPERMILPI", SDTX86ByImm>;
// Across halves: quarters by number, eighths by elements of another vector, halves of two.
def X86vpermi : SDNode<"X86ISD::VPERMI", SDTX86ByImm>;
def X86vpermv : SDNode<"X86ISD::VPERMV", SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisVT<1, v8i32>, SDTCisSameAs<0, 2>]>>;
def X86vperm2 : SDNode<"X86ISD::VPERM2X128", SDTX86ByImm2>;
// The lowest element of a vector of 128 bits everywhere.
def X86broadcast : SDNode<"X86ISD::VBROADCAST", SDTX86Half>;

// Products of the even elements in twice the width; sums of neighbouring products; sums of differences of bytes.
def SDTX86Pairs : SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisVec<1>, SDTCisSameAs<1, 2>]>;
def X86pmuludq : SDNode<"X86ISD::PMULUDQ", SDTX86Pairs, [SDNPCommutative]>;
def X86pmuldq : SDNode<"X86ISD::PMULDQ", SDTX86Pairs, [SDNPCommutative]>;
def X86pmaddwd : SDNode<"X86ISD::VPMADDWD", SDTX86Pairs, [SDNPCommutative]>;
def X86psadbw : SDNode<"X86ISD::PSADBW", SDTX86Pairs, [SDNPCommutative]>;
def X86pandn : SDNode<"X86ISD::ANDNP", SDTX86Interleave>;
// The flags of a test of all bits; the least word of all, in the first place.
def X86ptest : SDNode<"X86ISD::PTEST", SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisVec<1>, SDTCisSameAs<1, 2>]>>;
def X86phminpos : SDNode<"X86ISD::PHMINPOS", SDTypeProfile<1, 1, [SDTCisVT<0, v8i16>, SDTCisSameAs<0, 1>]>>;
// Products less a summand, and the same with the product's sign turned.
def SDTX86Fused : SDTypeProfile<1, 3, [SDTCisFP<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>]>;
def X86fmsub : SDNode<"X86ISD::FMSUB", SDTX86Fused>;
def X86fnmadd : SDNode<"X86ISD::FNMADD", SDTX86Fused>;
def X86fnmsub : SDNode<"X86ISD::FNMSUB", SDTX86Fused>;
// Lanes of memory where a mask has ones; zeros elsewhere.
def X86maskload : SDNode<"X86ISD::MASKLOAD", SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisPtrTy<1>, SDTCisVec<2>]>,
                         [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def X86maskstore : SDNode<"X86ISD::MASKSTORE", SDTypeProfile<0, 3, [SDTCisVec<0>, SDTCisPtrTy<1>, SDTCisVec<2>]>,
                          [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
// The lowest elements of a vector converted, where the result has fewer of them.
def X86cvtlow : SDNode<"X86ISD::CVTSI2P", SDTX86Half>;
def X86vfpext : SDNode<"X86ISD::VFPEXT", SDTX86Half>;
def X86vfpround : SDNode<"X86ISD::VFPROUND", SDTX86Half>;
def X86cvtt : SDNode<"X86ISD::CVTTP2SI", SDTX86Half>;

def X86pextrb : SDNode<"X86ISD::PEXTRB", SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisVT<1, v16i8>, SDTCisVT<2, i8>]>>;
def X86pinsrb : SDNode<"X86ISD::PINSRB", SDTypeProfile<1, 3, [SDTCisVT<0, v16i8>, SDTCisSameAs<0, 1>, SDTCisVT<2, i32>,
                                                             SDTCisVT<3, i8>]>>;
def X86pextr : SDNode<"X86ISD::PEXTR", SDTypeProfile<1, 2, [SDTCisInt<0>, SDTCisVec<1>, SDTCisVT<2, i8>]>>;
def X86pinsr : SDNode<"X86ISD::PINSR", SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisInt<2>, SDTCisVT<3, i8>]>>;

// ---- Forms ----------------------------------------------------------------------------------------------------------

// Instructions that SSE got later, with the legacy prefix or with VEX.
class LaterForms<string prefix, list<Predicate> ssse3, list<Predicate> sse41, list<Predicate> sse42> {
  string Prefix = prefix;
  list<Predicate> SSSE3 = ssse3;
  list<Predicate> SSE41 = sse41;
  list<Predicate> SSE42 = sse42;
}
def LaterLegacyForms : LaterForms<"", [UseSSSE3], [UseSSE41], [UseSSE42]>;
def LaterVexForms : LaterForms<"V", [HasAVX], [HasAVX], [HasAVX]>;
defvar LaterBothForms = [LaterLegacyForms, LaterVexForms];

// A vector of 256 bits and its half: integers that AVX2 has operations on, and numbers.
class HalfOf<ValueType whole, ValueType half, bit isInt> {
  ValueType Whole = whole;
  ValueType Half = half;
  bit IsInt = isInt;
}
defvar WholesAndHalves = [HalfOf<v32i8, v16i8, true>, HalfOf<v16i16, v8i16, true>, HalfOf<v8i32, v4i32, true>,
                          HalfOf<v4i64, v2i64, true>, HalfOf<v8f32, v4f32, false>, HalfOf<v4f64, v2f64, false>];
defvar Integers256 = [v32i8, v16i16, v8i32, v4i64];

// ---- Halves ---------------------------------------------------------------------------------------------------------

foreach h = WholesAndHalves in {
  let Predicates = [HasAVX] in
  def : Pat<(h.Half (X86lowhalf (h.Whole VR256:$a))), (h.Half (EXTRACT_SUBREG VR256:$a, sub_xmm))>;
  // Into a register whose upper half is about to be written.
  foreach kind = !if(h.IsInt, [["I", "HasAVX2"], ["F", "HasAVX1Only"]], [["F", "HasAVX"]]) in
    let Predicates = [!cast<Predicate>(kind[1])] in {
      def : Pat<(h.Half (X86highhalf (h.Whole VR256:$a))), (!cast<Instruction>("VEXTRACT"#kind[0]#"128rri") VR256:$a, 1)>;
      def : Pat<(h.Whole (concat_vectors (h.Half VR128:$a), (h.Half VR128:$b))),
                (!cast<Instruction>("VINSERT"#kind[0]#"128rri") (h.Whole (SUBREG_TO_REG (i64 0), VR128:$a, sub_xmm)),
                                                     VR128:$b, 1)>;
    }
}

// Zeros and ones need no memory.
let isReMaterializable = true, isAsCheapAsAMove = true, isMoveImm = true in {
  def AVX_SET0 : PseudoI<(outs VR256:$dst), (ins), []>;
  def V_SETALLONES : PseudoI<(outs VR128:$dst), (ins), []>;
  def AVX2_SETALLONES : PseudoI<(outs VR256:$dst), (ins), []>;
}
def : Expansion<(AVX_SET0 $dst), [(VXORPSYrr $dst, $dst, $dst)]>;
def : Expansion<(V_SETALLONES $dst), [(VPCMPEQDrr $dst, $dst, $dst)], [HasAVXInCode]>;
def : Expansion<(V_SETALLONES $dst), [(PCMPEQDrr $dst, $dst)]>;
def : Expansion<(AVX2_SETALLONES $dst), [(VPCMPEQDYrr $dst, $dst, $dst)]>;

// ---- Comparisons and choices ----------------------------------------------------------------------------------------

foreach f = LaterBothForms in {
  let Predicates = f.SSE41 in
  def : Pat<(v2i64 (X86pcmpeq VR128:$a, VR128:$b)), (!cast<Instruction>(f.Prefix#"PCMPEQQrr") VR128:$a, VR128:$b)>;
  let Predicates = f.SSE42 in
  def : Pat<(v2i64 (X86pcmpgt VR128:$a, VR128:$b)), (!cast<Instruction>(f.Prefix#"PCMPGTQrr") VR128:$a, VR128:$b)>;
}
let Predicates = [HasAVX2] in
foreach w = [["B", "v32i8"], ["W", "v16i16"], ["D", "v8i32"], ["Q", "v4i64"]] in {
  defvar ty = !cast<ValueType>(w[1]);
  def : Pat<(ty (X86pcmpeq VR256:$a, VR256:$b)), (!cast<Instruction>("VPCMPEQ"#w[0]#"Yrr") VR256:$a, VR256:$b)>;
  def : Pat<(ty (X86pcmpgt VR256:$a, VR256:$b)), (!cast<Instruction>("VPCMPGT"#w[0]#"Yrr") VR256:$a, VR256:$b)>;
}
let Predicates = [HasAVX] in {
  def : Pat<(v8i32 (X86cmpp (v8f32 VR256:$a), VR256:$b, timm:$n)), (VCMPPSYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v4i64 (X86cmpp (v4f64 VR256:$a), VR256:$b, timm:$n)), (VCMPPDYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(X86movmsk (v8f32 VR256:$a)), (VMOVMSKPSYrr VR256:$a)>;
  def : Pat<(X86movmsk (v4f64 VR256:$a)), (VMOVMSKPDYrr VR256:$a)>;
}
let Predicates = [HasAVX2] in
def : Pat<(X86movmsk (v32i8 VR256:$a)), (VPMOVMSKBYrr VR256:$a)>;

// By the highest bits of a mask, of which all are alike. Without VEX the mask is in xmm0.
class Choice<ValueType ty, ValueType mask, string inst> {
  ValueType Type = ty;
  ValueType Mask = mask;
  string Inst = inst;
}
defvar Choices128 = [Choice<v16i8, v16i8, "PBLENDVB">, Choice<v8i16, v8i16, "PBLENDVB">, Choice<v4i32, v4i32, "BLENDVPS">,
                     Choice<v2i64, v2i64, "BLENDVPD">, Choice<v4f32, v4i32, "BLENDVPS">, Choice<v2f64, v2i64, "BLENDVPD">];
foreach c = Choices128 in {
  let Predicates = [UseSSE41] in
  def : Pat<(c.Type (vselect (c.Mask XMM0), VR128:$a, VR128:$b)), (!cast<Instruction>(c.Inst#"rr0") VR128:$b, VR128:$a)>;
  let Predicates = [HasAVX] in
  def : Pat<(c.Type (vselect (c.Mask VR128:$m), VR128:$a, VR128:$b)),
            (!cast<Instruction>("V"#c.Inst#"rrr") VR128:$b, VR128:$a, VR128:$m)>;
}
let Predicates = [HasAVX] in
foreach c = [Choice<v8f32, v8i32, "BLENDVPS">, Choice<v4f64, v4i64, "BLENDVPD">, Choice<v8i32, v8i32, "BLENDVPS">,
             Choice<v4i64, v4i64, "BLENDVPD">] in
  def : Pat<(c.Type (vselect (c.Mask VR256:$m), VR256:$a, VR256:$b)),
            (!cast<Instruction>("V"#c.Inst#"Yrrr") VR256:$b, VR256:$a, VR256:$m)>;
let Predicates = [HasAVX2] in
foreach ty = [v32i8, v16i16] in
  def : Pat<(ty (vselect (ty VR256:$m), VR256:$a, VR256:$b)), (VPBLENDVBYrrr VR256:$b, VR256:$a, VR256:$m)>;

// ---- Shifts ---------------------------------------------------------------------------------------------------------

let Predicates = [HasAVX2] in {
  foreach s = [["PSLL", "X86vshli"], ["PSRL", "X86vsrli"]] in {
    defvar node = !cast<SDNode>(s[1]);
    foreach w = [["W", "v16i16"], ["D", "v8i32"], ["Q", "v4i64"]] in
      def : Pat<(!cast<ValueType>(w[1]) (node VR256:$a, timm:$n)), (!cast<Instruction>("V"#s[0]#w[0]#"Yri") VR256:$a, timm:$n)>;
  }
  foreach w = [["W", "v16i16"], ["D", "v8i32"]] in
    def : Pat<(!cast<ValueType>(w[1]) (X86vsrai VR256:$a, timm:$n)), (!cast<Instruction>("VPSRA"#w[0]#"Yri") VR256:$a, timm:$n)>;
  def : Pat<(v32i8 (X86vshldq VR256:$a, timm:$n)), (VPSLLDQYri VR256:$a, timm:$n)>;
  def : Pat<(v32i8 (X86vshrdq VR256:$a, timm:$n)), (VPSRLDQYri VR256:$a, timm:$n)>;

  // Each element by its own number.
  foreach s = [["SLLV", "shl"], ["SRLV", "srl"]] in {
    defvar node = !cast<SDNode>(s[1]);
    foreach w = [["D", "v4i32", "v8i32"], ["Q", "v2i64", "v4i64"]] in {
      defvar inst = "VP"#s[0]#w[0];
      def : Pat<(!cast<ValueType>(w[1]) (node VR128:$a, VR128:$n)), (!cast<Instruction>(inst#"rr") VR128:$a, VR128:$n)>;
      def : Pat<(!cast<ValueType>(w[2]) (node VR256:$a, VR256:$n)), (!cast<Instruction>(inst#"Yrr") VR256:$a, VR256:$n)>;
    }
  }
  def : Pat<(v4i32 (sra VR128:$a, VR128:$n)), (VPSRAVDrr VR128:$a, VR128:$n)>;
  def : Pat<(v8i32 (sra VR256:$a, VR256:$n)), (VPSRAVDYrr VR256:$a, VR256:$n)>;
}
foreach s = [["PSLL", "X86vshl"], ["PSRL", "X86vsrl"]] in {
  defvar node = !cast<SDNode>(s[1]);
  foreach w = [["W", "v8i16", "v16i16"], ["D", "v4i32", "v8i32"], ["Q", "v2i64", "v4i64"]] in {
    foreach f = BothForms in
      let Predicates = f.Predicates in
      def : Pat<(!cast<ValueType>(w[1]) (node VR128:$a, VR128:$n)), (!cast<Instruction>(f.Prefix#s[0]#w[0]#"rr") VR128:$a, VR128:$n)>;
    let Predicates = [HasAVX2] in
    def : Pat<(!cast<ValueType>(w[2]) (node VR256:$a, VR128:$n)), (!cast<Instruction>("V"#s[0]#w[0]#"Yrr") VR256:$a, VR128:$n)>;
  }
}
foreach w = [["W", "v8i16", "v16i16"], ["D", "v4i32", "v8i32"]] in {
  foreach f = BothForms in
    let Predicates = f.Predicates in
    def : Pat<(!cast<ValueType>(w[1]) (X86vsra VR128:$a, VR128:$n)), (!cast<Instruction>(f.Prefix#"PSRA"#w[0]#"rr") VR128:$a, VR128:$n)>;
  let Predicates = [HasAVX2] in
  def : Pat<(!cast<ValueType>(w[2]) (X86vsra VR256:$a, VR128:$n)), (!cast<Instruction>("VPSRA"#w[0]#"Yrr") VR256:$a, VR128:$n)>;
}

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

// Of two records for the same sum, that of 128 bits.
class PairOp<string inst, SDNode node, ValueType to, ValueType from, ValueType to256, ValueType from256> {
  string Inst = inst;
  SDNode Node = node;
  ValueType To = to;
  ValueType From = from;
  ValueType To256 = to256;
  ValueType From256 = from256;
}
foreach p = [PairOp<"PMULUDQ", X86pmuludq, v2i64, v4i32, v4i64, v8i32>, PairOp<"PMADDWD", X86pmaddwd, v4i32, v8i16, v8i32, v16i16>,
             PairOp<"PSADBW", X86psadbw, v2i64, v16i8, v4i64, v32i8>, PairOp<"PACKSSWB", X86packss, v16i8, v8i16, v32i8, v16i16>,
             PairOp<"PACKSSDW", X86packss, v8i16, v4i32, v16i16, v8i32>, PairOp<"PACKUSWB", X86packus, v16i8, v8i16, v32i8, v16i16>] in {
  foreach f = BothForms in
    let Predicates = f.Predicates in
    def : Pat<(p.To (p.Node (p.From VR128:$a), VR128:$b)), (!cast<Instruction>(f.Prefix#p.Inst#"rr") VR128:$a, VR128:$b)>;
  let Predicates = [HasAVX2] in
  def : Pat<(p.To256 (p.Node (p.From256 VR256:$a), VR256:$b)), (!cast<Instruction>("V"#p.Inst#"Yrr") VR256:$a, VR256:$b)>;
}
foreach f = LaterBothForms in
  let Predicates = f.SSE41 in {
    def : Pat<(v2i64 (X86pmuldq (v4i32 VR128:$a), VR128:$b)), (!cast<Instruction>(f.Prefix#"PMULDQrr") VR128:$a, VR128:$b)>;
    def : Pat<(X86ptest (v2i64 VR128:$a), VR128:$b), (!cast<Instruction>(f.Prefix#"PTESTrr") VR128:$a, VR128:$b)>;
    def : Pat<(v8i16 (X86phminpos VR128:$a)), (!cast<Instruction>(f.Prefix#"PHMINPOSUWrr") VR128:$a)>;
  }
let Predicates = [HasAVX] in
def : Pat<(X86ptest (v4i64 VR256:$a), VR256:$b), (VPTESTYrr VR256:$a, VR256:$b)>;
let Predicates = [HasAVX2] in
def : Pat<(v4i64 (X86pmuldq (v8i32 VR256:$a), VR256:$b)), (VPMULDQYrr VR256:$a, VR256:$b)>;
foreach f = LaterBothForms in
  let Predicates = f.SSE41 in
  def : Pat<(v8i16 (X86packus (v4i32 VR128:$a), VR128:$b)), (!cast<Instruction>(f.Prefix#"PACKUSDWrr") VR128:$a, VR128:$b)>;
let Predicates = [HasAVX2] in
def : Pat<(v16i16 (X86packus (v8i32 VR256:$a), VR256:$b)), (VPACKUSDWYrr VR256:$a, VR256:$b)>;

foreach ty = [v16i8, v8i16, v4i32, v2i64] in
  foreach f = BothForms in
    let Predicates = f.Predicates in
    def : Pat<(ty (X86pandn VR128:$a, VR128:$b)), (!cast<Instruction>(f.Prefix#"PANDNrr") VR128:$a, VR128:$b)>;
foreach ty = Integers256 in {
  let Predicates = [HasAVX2] in
  def : Pat<(ty (X86pandn VR256:$a, VR256:$b)), (VPANDNYrr VR256:$a, VR256:$b)>;
  let Predicates = [HasAVX1Only] in
  def : Pat<(ty (X86pandn VR256:$a, VR256:$b)), (VANDNPSYrr VR256:$a, VR256:$b)>;
}

// By the signs of a mask with lanes of the same width.
class MaskedAccess<string inst, ValueType ty, ValueType mask, ValueType ty256, ValueType mask256> {
  string Inst = inst;
  ValueType Type = ty;
  ValueType Mask = mask;
  ValueType Type256 = ty256;
  ValueType Mask256 = mask256;
}
let Predicates = [HasAVX] in
foreach m = [MaskedAccess<"VMASKMOVPS", v4f32, v4i32, v8f32, v8i32>, MaskedAccess<"VMASKMOVPD", v2f64, v2i64, v4f64, v4i64>,
             MaskedAccess<"VMASKMOVPS", v4i32, v4i32, v8i32, v8i32>, MaskedAccess<"VMASKMOVPD", v2i64, v2i64, v4i64, v4i64>] in {
  def : Pat<(m.Type (X86maskload addr:$a, (m.Mask VR128:$m))), (!cast<Instruction>(m.Inst#"rm") VR128:$m, addr:$a)>;
  def : Pat<(m.Type256 (X86maskload addr:$a, (m.Mask256 VR256:$m))), (!cast<Instruction>(m.Inst#"Yrm") VR256:$m, addr:$a)>;
  def : Pat<(X86maskstore (m.Type VR128:$v), addr:$a, (m.Mask VR128:$m)),
            (!cast<Instruction>(m.Inst#"mr") addr:$a, VR128:$m, VR128:$v)>;
  def : Pat<(X86maskstore (m.Type256 VR256:$v), addr:$a, (m.Mask256 VR256:$m)),
            (!cast<Instruction>(m.Inst#"Ymr") addr:$a, VR256:$m, VR256:$v)>;
}

// Numbers: a type, the ending of instructions, and whether it has 256 bits.
class Packed<ValueType ty, string end, RegisterClass rc, bit is256> {
  ValueType Type = ty;
  string End = end;
  RegisterClass RC = rc;
  bit Is256 = is256;
}
defvar PackedTypes = [Packed<v4f32, "PS", VR128, false>, Packed<v2f64, "PD", VR128, false>, Packed<v8f32, "PSY", VR256, true>,
                      Packed<v4f64, "PDY", VR256, true>];
foreach p = PackedTypes in {
  foreach op = [["MIN", "X86fmin"], ["MAX", "X86fmax"]] in {
    defvar node = !cast<SDNode>(op[1]);
    if !not(p.Is256) then {
      let Predicates = [UseSSE2] in
      def : Pat<(p.Type (node p.RC:$a, p.RC:$b)), (!cast<Instruction>(op[0]#p.End#"rr") p.RC:$a, p.RC:$b)>;
    }
    let Predicates = [HasAVX] in
    def : Pat<(p.Type (node p.RC:$a, p.RC:$b)), (!cast<Instruction>("V"#op[0]#p.End#"rr") p.RC:$a, p.RC:$b)>;
  }
  let Predicates = [HasFMA] in
  def : Pat<(p.Type (fma p.RC:$a, p.RC:$b, p.RC:$c)), (!cast<Instruction>("VFMADD213"#p.End#"r") p.RC:$a, p.RC:$b, p.RC:$c)>;
  let Predicates = [HasFMA] in
  foreach n = [["X86fmsub", "VFMSUB213"], ["X86fnmadd", "VFNMADD213"], ["X86fnmsub", "VFNMSUB213"]] in
    def : Pat<(p.Type (!cast<SDNode>(n[0]) p.RC:$a, p.RC:$b, p.RC:$c)),
              (!cast<Instruction>(n[1]#p.End#"r") p.RC:$a, p.RC:$b, p.RC:$c)>;
  foreach r = [RoundDown, RoundUp, RoundToZero, RoundAsSet, RoundAsSetQuietly, RoundToEven] in {
    if !not(p.Is256) then {
      let Predicates = [UseSSE41] in
      def : Pat<(p.Type (r.Op p.RC:$a)), (!cast<Instruction>("ROUND"#p.End#"ri") p.RC:$a, r.How)>;
    }
    let Predicates = [HasAVX] in
    def : Pat<(p.Type (r.Op p.RC:$a)), (!cast<Instruction>("VROUND"#p.End#"ri") p.RC:$a, r.How)>;
  }
}

// ---- Conversions ----------------------------------------------------------------------------------------------------

foreach f = BothForms in
  let Predicates = f.Predicates in {
    defvar v = f.Prefix;
    def : Pat<(v4f32 (sint_to_fp (v4i32 VR128:$a))), (!cast<Instruction>(v#"CVTDQ2PSrr") VR128:$a)>;
    def : Pat<(v4i32 (fp_to_sint (v4f32 VR128:$a))), (!cast<Instruction>(v#"CVTTPS2DQrr") VR128:$a)>;
    def : Pat<(v2f64 (X86cvtlow (v4i32 VR128:$a))), (!cast<Instruction>(v#"CVTDQ2PDrr") VR128:$a)>;
    def : Pat<(v2f64 (X86vfpext (v4f32 VR128:$a))), (!cast<Instruction>(v#"CVTPS2PDrr") VR128:$a)>;
    def : Pat<(v4f32 (X86vfpround (v2f64 VR128:$a))), (!cast<Instruction>(v#"CVTPD2PSrr") VR128:$a)>;
    def : Pat<(v4i32 (X86cvtt (v2f64 VR128:$a))), (!cast<Instruction>(v#"CVTTPD2DQrr") VR128:$a)>;
  }
let Predicates = [HasAVX] in {
  def : Pat<(v8f32 (sint_to_fp (v8i32 VR256:$a))), (VCVTDQ2PSYrr VR256:$a)>;
  def : Pat<(v8i32 (fp_to_sint (v8f32 VR256:$a))), (VCVTTPS2DQYrr VR256:$a)>;
  def : Pat<(v4f64 (sint_to_fp (v4i32 VR128:$a))), (VCVTDQ2PDYrr VR128:$a)>;
  def : Pat<(v4i32 (fp_to_sint (v4f64 VR256:$a))), (VCVTTPD2DQYrr VR256:$a)>;
  def : Pat<(v4f64 (fpextend (v4f32 VR128:$a))), (VCVTPS2PDYrr VR128:$a)>;
  def : Pat<(v4f32 (fpround (v4f64 VR256:$a))), (VCVTPD2PSYrr VR256:$a)>;
}

// Of the lowest elements as many as the result has.
class Widening2<string inst, ValueType to, ValueType from, ValueType to256> {
  string Inst = inst;
  ValueType To = to;
  ValueType From = from;
  ValueType To256 = to256;
}
defvar Widenings = [Widening2<"BW", v8i16, v16i8, v16i16>, Widening2<"BD", v4i32, v16i8, v8i32>, Widening2<"BQ", v2i64, v16i8, v4i64>,
                    Widening2<"WD", v4i32, v8i16, v8i32>, Widening2<"WQ", v2i64, v8i16, v4i64>, Widening2<"DQ", v2i64, v4i32, v4i64>];
foreach w = Widenings in
  foreach e = [["S", "sext", "sext_invec"], ["Z", "zext", "zext_invec"]] in {
    defvar invec = !cast<SDNode>(e[2]);
    foreach f = LaterBothForms in
      let Predicates = f.SSE41 in
      def : Pat<(w.To (invec (w.From VR128:$a))), (!cast<Instruction>(f.Prefix#"PMOV"#e[0]#"X"#w.Inst#"rr") VR128:$a)>;
    let Predicates = [HasAVX2] in
    def : Pat<(w.To256 (invec (w.From VR128:$a))), (!cast<Instruction>("VPMOV"#e[0]#"X"#w.Inst#"Yrr") VR128:$a)>;
  }
let Predicates = [HasAVX2] in
foreach w = [["BW", "v16i16", "v16i8"], ["WD", "v8i32", "v8i16"], ["DQ", "v4i64", "v4i32"]] in
  foreach e = [["S", "sext"], ["Z", "zext"], ["Z", "anyext"]] in
    def : Pat<(!cast<ValueType>(w[1]) (!cast<SDNode>(e[1]) (!cast<ValueType>(w[2]) VR128:$a))),
              (!cast<Instruction>("VPMOV"#e[0]#"X"#w[0]#"Yrr") VR128:$a)>;

// ---- Moves of lanes -------------------------------------------------------------------------------------------------

foreach f = BothForms in
  let Predicates = f.Predicates in {
    defvar v = f.Prefix;
    def : Pat<(v8i16 (X86pshufhw VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSHUFHWri") VR128:$a, timm:$n)>;
    def : Pat<(v16i8 (X86vshldq VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSLLDQri") VR128:$a, timm:$n)>;
    def : Pat<(v16i8 (X86vshrdq VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSRLDQri") VR128:$a, timm:$n)>;
    foreach ty = [v2i64, v2f64] in
      def : Pat<(ty (X86vzmovl VR128:$a)), (!cast<Instruction>(v#"MOVZPQILo2PQIrr") VR128:$a)>;
    foreach ty = [v4i32, v4f32] in
      def : Pat<(ty (X86vzmovl VR128:$a)), (!cast<Instruction>(v#"MOVSSrr") (ty (V_SET0)), VR128:$a)>;
    // From elsewhere there are zeros above.
    def : Pat<(v4i32 (X86vzmovl (v4i32 (scalar_to_vector GR32:$a)))), (!cast<Instruction>(v#"MOVDI2PDIrr") GR32:$a)>;
    def : Pat<(v2i64 (X86vzmovl (v2i64 (scalar_to_vector GR64:$a)))), (!cast<Instruction>(v#"MOV64toPQIrr") GR64:$a)>;
    def : Pat<(v4i32 (X86vzmovl (v4i32 (scalar_to_vector (loadi32 addr:$a))))), (!cast<Instruction>(v#"MOVDI2PDIrm") addr:$a)>;
    def : Pat<(v2i64 (X86vzmovl (v2i64 (scalar_to_vector (loadi64 addr:$a))))), (!cast<Instruction>(v#"MOVQI2PQIrm") addr:$a)>;
    def : Pat<(v4f32 (X86vzmovl (v4f32 (scalar_to_vector (loadf32 addr:$a))))), (!cast<Instruction>(v#"MOVSSrm") addr:$a)>;
    def : Pat<(v2f64 (X86vzmovl (v2f64 (scalar_to_vector (loadf64 addr:$a))))), (!cast<Instruction>(v#"MOVSDrm") addr:$a)>;
    def : Pat<(v4f32 (X86movlow VR128:$a, VR128:$b)), (!cast<Instruction>(v#"MOVSSrr") VR128:$a, VR128:$b)>;
    def : Pat<(v2f64 (X86movlow VR128:$a, VR128:$b)), (!cast<Instruction>(v#"MOVSDrr") VR128:$a, VR128:$b)>;
  }
foreach f = LaterBothForms in {
  defvar v = f.Prefix;
  let Predicates = f.SSSE3 in {
    def : Pat<(v16i8 (X86pshufb VR128:$a, VR128:$b)), (!cast<Instruction>(v#"PSHUFBrr") VR128:$a, VR128:$b)>;
    def : Pat<(v16i8 (X86palignr VR128:$a, VR128:$b, timm:$n)), (!cast<Instruction>(v#"PALIGNRrri") VR128:$a, VR128:$b, timm:$n)>;
  }
  let Predicates = f.SSE41 in {
    def : Pat<(v8i16 (X86blendi VR128:$a, VR128:$b, timm:$n)), (!cast<Instruction>(v#"PBLENDWrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(v4f32 (X86blendi VR128:$a, VR128:$b, timm:$n)), (!cast<Instruction>(v#"BLENDPSrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(v2f64 (X86blendi VR128:$a, VR128:$b, timm:$n)), (!cast<Instruction>(v#"BLENDPDrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(v4f32 (X86insertps VR128:$a, VR128:$b, timm:$n)), (!cast<Instruction>(v#"INSERTPSrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(X86pextrb VR128:$a, timm:$n), (!cast<Instruction>(v#"PEXTRBrri") VR128:$a, timm:$n)>;
    def : Pat<(X86pinsrb VR128:$a, GR32:$b, timm:$n), (!cast<Instruction>(v#"PINSRBrri") VR128:$a, GR32:$b, timm:$n)>;
    def : Pat<(i32 (X86pextr (v4i32 VR128:$a), timm:$n)), (!cast<Instruction>(v#"PEXTRDrri") VR128:$a, timm:$n)>;
    def : Pat<(i64 (X86pextr (v2i64 VR128:$a), timm:$n)), (!cast<Instruction>(v#"PEXTRQrri") VR128:$a, timm:$n)>;
    def : Pat<(v4i32 (X86pinsr VR128:$a, (i32 GR32:$b), timm:$n)), (!cast<Instruction>(v#"PINSRDrri") VR128:$a, GR32:$b, timm:$n)>;
    def : Pat<(v2i64 (X86pinsr VR128:$a, (i64 GR64:$b), timm:$n)), (!cast<Instruction>(v#"PINSRQrri") VR128:$a, GR64:$b, timm:$n)>;
  }
}
let Predicates = [HasAVX] in {
  def : Pat<(v4f32 (X86vpermilp VR128:$a, timm:$n)), (VPERMILPSri VR128:$a, timm:$n)>;
  def : Pat<(v2f64 (X86vpermilp VR128:$a, timm:$n)), (VPERMILPDri VR128:$a, timm:$n)>;
  def : Pat<(v8f32 (X86vpermilp VR256:$a, timm:$n)), (VPERMILPSYri VR256:$a, timm:$n)>;
  def : Pat<(v4f64 (X86vpermilp VR256:$a, timm:$n)), (VPERMILPDYri VR256:$a, timm:$n)>;
  def : Pat<(v8f32 (X86shufp VR256:$a, VR256:$b, timm:$n)), (VSHUFPSYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v4f64 (X86shufp VR256:$a, VR256:$b, timm:$n)), (VSHUFPDYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v8f32 (X86blendi VR256:$a, VR256:$b, timm:$n)), (VBLENDPSYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v4f64 (X86blendi VR256:$a, VR256:$b, timm:$n)), (VBLENDPDYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v4f64 (X86vperm2 VR256:$a, VR256:$b, timm:$n)), (VPERM2F128rri VR256:$a, VR256:$b, timm:$n)>;
  foreach i = [["v8f32", "PS"], ["v4f64", "PD"]] in {
    defvar ty = !cast<ValueType>(i[0]);
    def : Pat<(ty (X86unpckl VR256:$a, VR256:$b)), (!cast<Instruction>("VUNPCKL"#i[1]#"Yrr") VR256:$a, VR256:$b)>;
    def : Pat<(ty (X86unpckh VR256:$a, VR256:$b)), (!cast<Instruction>("VUNPCKH"#i[1]#"Yrr") VR256:$a, VR256:$b)>;
  }
}
let Predicates = [HasAVX2] in {
  foreach i = [["v32i8", "BW"], ["v16i16", "WD"], ["v8i32", "DQ"], ["v4i64", "QDQ"]] in {
    defvar ty = !cast<ValueType>(i[0]);
    def : Pat<(ty (X86unpckl VR256:$a, VR256:$b)), (!cast<Instruction>("VPUNPCKL"#i[1]#"Yrr") VR256:$a, VR256:$b)>;
    def : Pat<(ty (X86unpckh VR256:$a, VR256:$b)), (!cast<Instruction>("VPUNPCKH"#i[1]#"Yrr") VR256:$a, VR256:$b)>;
  }
  def : Pat<(v8i32 (X86pshufd VR256:$a, timm:$n)), (VPSHUFDYri VR256:$a, timm:$n)>;
  def : Pat<(v16i16 (X86pshuflw VR256:$a, timm:$n)), (VPSHUFLWYri VR256:$a, timm:$n)>;
  def : Pat<(v16i16 (X86pshufhw VR256:$a, timm:$n)), (VPSHUFHWYri VR256:$a, timm:$n)>;
  def : Pat<(v32i8 (X86pshufb VR256:$a, VR256:$b)), (VPSHUFBYrr VR256:$a, VR256:$b)>;
  def : Pat<(v32i8 (X86palignr VR256:$a, VR256:$b, timm:$n)), (VPALIGNRYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v16i16 (X86blendi VR256:$a, VR256:$b, timm:$n)), (VPBLENDWYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v4i32 (X86blendi VR128:$a, VR128:$b, timm:$n)), (VPBLENDDrri VR128:$a, VR128:$b, timm:$n)>;
  def : Pat<(v8i32 (X86blendi VR256:$a, VR256:$b, timm:$n)), (VPBLENDDYrri VR256:$a, VR256:$b, timm:$n)>;
  def : Pat<(v4i64 (X86vpermi VR256:$a, timm:$n)), (VPERMQYri VR256:$a, timm:$n)>;
  def : Pat<(v4f64 (X86vpermi VR256:$a, timm:$n)), (VPERMPDYri VR256:$a, timm:$n)>;
  def : Pat<(v8i32 (X86vpermv VR256:$n, (v8i32 VR256:$a))), (VPERMDYrr VR256:$n, VR256:$a)>;
  def : Pat<(v8f32 (X86vpermv VR256:$n, (v8f32 VR256:$a))), (VPERMPSYrr VR256:$n, VR256:$a)>;

  foreach b = [["B", "v16i8", "v32i8"], ["W", "v8i16", "v16i16"], ["D", "v4i32", "v8i32"], ["Q", "v2i64", "v4i64"]] in {
    defvar half = !cast<ValueType>(b[1]);
    def : Pat<(half (X86broadcast (half VR128:$a))), (!cast<Instruction>("VPBROADCAST"#b[0]#"rr") VR128:$a)>;
    def : Pat<(!cast<ValueType>(b[2]) (X86broadcast (half VR128:$a))), (!cast<Instruction>("VPBROADCAST"#b[0]#"Yrr") VR128:$a)>;
  }
  def : Pat<(v4f32 (X86broadcast (v4f32 VR128:$a))), (VBROADCASTSSrr VR128:$a)>;
  def : Pat<(v8f32 (X86broadcast (v4f32 VR128:$a))), (VBROADCASTSSYrr VR128:$a)>;
  def : Pat<(v4f64 (X86broadcast (v2f64 VR128:$a))), (VBROADCASTSDYrr VR128:$a)>;
}

// ---- Memory ---------------------------------------------------------------------------------------------------------
// Single elements and halves; whole vectors become operands of instructions after selection.

foreach f = BothForms in
  let Predicates = f.Predicates in {
    defvar v = f.Prefix;
    def : Pat<(store (i32 (extractelt (v4i32 VR128:$a), (iPTR 0))), addr:$p), (!cast<Instruction>(v#"MOVPDI2DImr") addr:$p, VR128:$a)>;
    def : Pat<(store (i64 (extractelt (v2i64 VR128:$a), (iPTR 0))), addr:$p), (!cast<Instruction>(v#"MOVPQI2QImr") addr:$p, VR128:$a)>;
    def : Pat<(store (f64 (extractelt (v2f64 (X86unpckh (v2f64 VR128:$a), (v2f64 VR128:$a))), (iPTR 0))), addr:$p),
              (!cast<Instruction>(v#"MOVHPDmr") addr:$p, VR128:$a)>;
    def : Pat<(v2f64 (X86unpckl (v2f64 VR128:$a), (v2f64 (scalar_to_vector (loadf64 addr:$p))))),
              (!cast<Instruction>(v#"MOVHPDrm") VR128:$a, addr:$p)>;
  }
foreach f = BothForms in
  let Predicates = f.Predicates in
    foreach word = [(anyext (loadi16 addr:$p)), (extloadi16 addr:$p)] in
      def : Pat<(X86pinsrw VR128:$a, (i32 word), timm:$n), (!cast<Instruction>(f.Prefix#"PINSRWrmi") VR128:$a, addr:$p, timm:$n)>;
foreach f = LaterBothForms in
  let Predicates = f.SSE41 in
    foreach byte = [(anyext (loadi8 addr:$p)), (extloadi8 addr:$p)] in
      def : Pat<(X86pinsrb VR128:$a, (i32 byte), timm:$n), (!cast<Instruction>(f.Prefix#"PINSRBrmi") VR128:$a, addr:$p, timm:$n)>;
foreach f = LaterBothForms in
  let Predicates = f.SSE41 in {
    defvar v = f.Prefix;
    def : Pat<(store (i32 (X86pextr (v4i32 VR128:$a), timm:$n)), addr:$p), (!cast<Instruction>(v#"PEXTRDmri") addr:$p, VR128:$a, timm:$n)>;
    def : Pat<(store (i64 (X86pextr (v2i64 VR128:$a), timm:$n)), addr:$p), (!cast<Instruction>(v#"PEXTRQmri") addr:$p, VR128:$a, timm:$n)>;
    def : Pat<(v4i32 (X86pinsr VR128:$a, (i32 (loadi32 addr:$p)), timm:$n)), (!cast<Instruction>(v#"PINSRDrmi") VR128:$a, addr:$p, timm:$n)>;
    def : Pat<(v2i64 (X86pinsr VR128:$a, (i64 (loadi64 addr:$p)), timm:$n)), (!cast<Instruction>(v#"PINSRQrmi") VR128:$a, addr:$p, timm:$n)>;
  }
foreach h = WholesAndHalves in
  foreach kind = !if(h.IsInt, [["I", "HasAVX2"], ["F", "HasAVX1Only"]], [["F", "HasAVX"]]) in
    let Predicates = [!cast<Predicate>(kind[1])] in {
      def : Pat<(store (h.Half (X86highhalf (h.Whole VR256:$a))), addr:$p), (!cast<Instruction>("VEXTRACT"#kind[0]#"128mri") addr:$p, VR256:$a, 1)>;
      def : Pat<(h.Whole (concat_vectors (h.Half VR128:$a), (h.Half (load addr:$p)))),
                (!cast<Instruction>("VINSERT"#kind[0]#"128rmi") (h.Whole (SUBREG_TO_REG (i64 0), VR128:$a, sub_xmm)), addr:$p, 1)>;
    }
let Predicates = [HasAVX2] in {
  def : Pat<(v4f32 (X86broadcast (v4f32 (scalar_to_vector (loadf32 addr:$p))))), (VBROADCASTSSrm addr:$p)>;
  def : Pat<(v8f32 (X86broadcast (v4f32 (scalar_to_vector (loadf32 addr:$p))))), (VBROADCASTSSYrm addr:$p)>;
  def : Pat<(v4f64 (X86broadcast (v2f64 (scalar_to_vector (loadf64 addr:$p))))), (VBROADCASTSDYrm addr:$p)>;
  def : Pat<(v4i32 (X86broadcast (v4i32 (scalar_to_vector (loadi32 addr:$p))))), (VPBROADCASTDrm addr:$p)>;
  def : Pat<(v8i32 (X86broadcast (v4i32 (scalar_to_vector (loadi32 addr:$p))))), (VPBROADCASTDYrm addr:$p)>;
  def : Pat<(v2i64 (X86broadcast (v2i64 (scalar_to_vector (loadi64 addr:$p))))), (VPBROADCASTQrm addr:$p)>;
  def : Pat<(v4i64 (X86broadcast (v2i64 (scalar_to_vector (loadi64 addr:$p))))), (VPBROADCASTQYrm addr:$p)>;
}
