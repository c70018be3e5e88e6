// Matrices: instructions on lists of vectors, without ZA. Which bits of registers are encoded follows from the kinds of operands.

class VectorSet<string d, string n, string m, list<SmeOp> ops> {
  string D = d;
  string N = n;
  string M = m;
  list<SmeOp> Ops = ops;
  string Tag = !subst("_", "", d#n#m);
}
class LaneSet<string d, int lanes, list<SmeOp> ops> : VectorSet<d, "Vec", "", ops> {
  DAGOperand Lane = !cast<DAGOperand>("lane"#lanes);
  // The number of the element ends where the number of vectors is said.
  int Low = !cond(!eq(!find(d, "4"), -1): !if(!eq(!find(d, "2"), -1), 14, 15), true: 16);
  int Width = !logtwo(lanes);
  let Tag = !subst("_", "", d)#lanes;
}

// $d, $n
foreach s = [
  VectorSet<"Aligned2_", "Vec_", "", [
    Sme2Fp8<"bf1cvt", 0xc166e000, "hb">, Sme2Fp8<"bf1cvtl", 0xc166e001, "hb">, Sme2Fp8<"bf2cvt", 0xc1e6e000, "hb">,
    Sme2Fp8<"bf2cvtl", 0xc1e6e001, "hb">, Sme2Fp8<"f1cvt", 0xc126e000, "hb">, Sme2Fp8<"f1cvtl", 0xc126e001, "hb">,
    Sme2Fp8<"f2cvt", 0xc1a6e000, "hb">, Sme2Fp8<"f2cvtl", 0xc1a6e001, "hb">, SmeF16<"fcvt", 0xc1a0e000, "sh">,
    SmeF16<"fcvtl", 0xc1a0e001, "sh">, Sme2<"sunpk", 0xc165e000, "hb">, Sme2<"sunpk", 0xc1a5e000, "sh">,
    Sme2<"sunpk", 0xc1e5e000, "ds">, Sme2<"uunpk", 0xc165e001, "hb">, Sme2<"uunpk", 0xc1a5e001, "sh">,
    Sme2<"uunpk", 0xc1e5e001, "ds">
  ]>,
  VectorSet<"Vec_", "Aligned2_", "", [
    Sme2<"bfcvt", 0xc160e000, "hs">, Sme2Fp8<"bfcvt", 0xc164e000, "bh">, Sme2<"bfcvtn", 0xc160e020, "hs">,
    Sme2<"fcvt", 0xc120e000, "hs">, Sme2Fp8<"fcvt", 0xc124e000, "bh">, Sme2<"fcvtn", 0xc120e020, "hs">,
    Sme2<"sqcvt", 0xc123e000, "hs">, Sme2<"sqcvtu", 0xc163e000, "hs">, Sme2<"uqcvt", 0xc123e020, "hs">
  ]>,
  VectorSet<"Vec_", "Aligned4_", "", [
    Sme2Fp8<"fcvt", 0xc134e000, "bs">, Sme2Fp8<"fcvtn", 0xc134e020, "bs">, Sme2<"sqcvt", 0xc133e000, "bs">,
    Sme2<"sqcvt", 0xc1b3e000, "hd">, Sme2<"sqcvtn", 0xc133e040, "bs">, Sme2<"sqcvtn", 0xc1b3e040, "hd">,
    Sme2<"sqcvtu", 0xc173e000, "bs">, Sme2<"sqcvtu", 0xc1f3e000, "hd">, Sme2<"sqcvtun", 0xc173e040, "bs">,
    Sme2<"sqcvtun", 0xc1f3e040, "hd">, Sme2<"uqcvt", 0xc133e020, "bs">, Sme2<"uqcvt", 0xc1b3e020, "hd">,
    Sme2<"uqcvtn", 0xc133e060, "bs">, Sme2<"uqcvtn", 0xc1b3e060, "hd">
  ]>,
  VectorSet<"Aligned2_", "Aligned2_", "", [
    Sme2<"fcvtzs", 0xc121e000, "ss">, Sme2<"fcvtzu", 0xc121e020, "ss">, Sme2<"frinta", 0xc1ace000, "ss">,
    Sme2<"frintm", 0xc1aae000, "ss">, Sme2<"frintn", 0xc1a8e000, "ss">, Sme2<"frintp", 0xc1a9e000, "ss">,
    Sme2<"scvtf", 0xc122e000, "ss">, Sme2<"ucvtf", 0xc122e020, "ss">
  ]>,
  VectorSet<"Aligned4_", "Aligned4_", "", [
    Sme2<"fcvtzs", 0xc131e000, "ss">, Sme2<"fcvtzu", 0xc131e020, "ss">, Sme2<"frinta", 0xc1bce000, "ss">,
    Sme2<"frintm", 0xc1bae000, "ss">, Sme2<"frintn", 0xc1b8e000, "ss">, Sme2<"frintp", 0xc1b9e000, "ss">,
    Sme2<"scvtf", 0xc132e000, "ss">, Sme2<"ucvtf", 0xc132e020, "ss">, Sme2<"uzp", 0xc136e002, "bb">,
    Sme2<"uzp", 0xc137e002, "qq">, Sme2<"uzp", 0xc176e002, "hh">, Sme2<"uzp", 0xc1b6e002, "ss">,
    Sme2<"uzp", 0xc1f6e002, "dd">, Sme2<"zip", 0xc136e000, "bb">, Sme2<"zip", 0xc137e000, "qq">,
    Sme2<"zip", 0xc176e000, "hh">, Sme2<"zip", 0xc1b6e000, "ss">, Sme2<"zip", 0xc1f6e000, "dd">
  ]>,
  VectorSet<"Aligned4_", "Aligned2_", "", [
    Sme2<"sunpk", 0xc175e000, "hb">, Sme2<"sunpk", 0xc1b5e000, "sh">, Sme2<"sunpk", 0xc1f5e000, "ds">,
    Sme2<"uunpk", 0xc175e001, "hb">, Sme2<"uunpk", 0xc1b5e001, "sh">, Sme2<"uunpk", 0xc1f5e001, "ds">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, !substr(op.Letters, 0, 1)>;
    defvar N = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    def op.Code#"_"#s.Tag#"_"#op.Letters : SmeDN<op, D, N, (outs D.Operand:$d), (ins N.Operand:$n), "$d, $n">;
  }

// $d, $d, $m
foreach s = [
  VectorSet<"Aligned2_", "Low16_", "", [
    Sme2<"add", 0xc120a300, "bb">, Sme2<"add", 0xc160a300, "hh">, Sme2<"add", 0xc1a0a300, "ss">,
    Sme2<"add", 0xc1e0a300, "dd">, Sme2B16<"bfmax", 0xc120a100, "hh">, Sme2B16<"bfmaxnm", 0xc120a120, "hh">,
    Sme2B16<"bfmin", 0xc120a101, "hh">, Sme2B16<"bfminnm", 0xc120a121, "hh">, Sme2<"fmax", 0xc160a100, "hh">,
    Sme2<"fmax", 0xc1a0a100, "ss">, Sme2<"fmax", 0xc1e0a100, "dd">, Sme2<"fmaxnm", 0xc160a120, "hh">,
    Sme2<"fmaxnm", 0xc1a0a120, "ss">, Sme2<"fmaxnm", 0xc1e0a120, "dd">, Sme2<"fmin", 0xc160a101, "hh">,
    Sme2<"fmin", 0xc1a0a101, "ss">, Sme2<"fmin", 0xc1e0a101, "dd">, Sme2<"fminnm", 0xc160a121, "hh">,
    Sme2<"fminnm", 0xc1a0a121, "ss">, Sme2<"fminnm", 0xc1e0a121, "dd">, Sme2Fp8<"fscale", 0xc160a180, "hh">,
    Sme2Fp8<"fscale", 0xc1a0a180, "ss">, Sme2Fp8<"fscale", 0xc1e0a180, "dd">, Sme2<"smax", 0xc120a000, "bb">,
    Sme2<"smax", 0xc160a000, "hh">, Sme2<"smax", 0xc1a0a000, "ss">, Sme2<"smax", 0xc1e0a000, "dd">,
    Sme2<"smin", 0xc120a020, "bb">, Sme2<"smin", 0xc160a020, "hh">, Sme2<"smin", 0xc1a0a020, "ss">,
    Sme2<"smin", 0xc1e0a020, "dd">, Sme2<"sqdmulh", 0xc120a400, "bb">, Sme2<"sqdmulh", 0xc160a400, "hh">,
    Sme2<"sqdmulh", 0xc1a0a400, "ss">, Sme2<"sqdmulh", 0xc1e0a400, "dd">, Sme2<"srshl", 0xc120a220, "bb">,
    Sme2<"srshl", 0xc160a220, "hh">, Sme2<"srshl", 0xc1a0a220, "ss">, Sme2<"srshl", 0xc1e0a220, "dd">,
    Sme2<"umax", 0xc120a001, "bb">, Sme2<"umax", 0xc160a001, "hh">, Sme2<"umax", 0xc1a0a001, "ss">,
    Sme2<"umax", 0xc1e0a001, "dd">, Sme2<"umin", 0xc120a021, "bb">, Sme2<"umin", 0xc160a021, "hh">,
    Sme2<"umin", 0xc1a0a021, "ss">, Sme2<"umin", 0xc1e0a021, "dd">, Sme2<"urshl", 0xc120a221, "bb">,
    Sme2<"urshl", 0xc160a221, "hh">, Sme2<"urshl", 0xc1a0a221, "ss">, Sme2<"urshl", 0xc1e0a221, "dd">
  ]>,
  VectorSet<"Aligned4_", "Low16_", "", [
    Sme2<"add", 0xc120ab00, "bb">, Sme2<"add", 0xc160ab00, "hh">, Sme2<"add", 0xc1a0ab00, "ss">,
    Sme2<"add", 0xc1e0ab00, "dd">, Sme2B16<"bfmax", 0xc120a900, "hh">, Sme2B16<"bfmaxnm", 0xc120a920, "hh">,
    Sme2B16<"bfmin", 0xc120a901, "hh">, Sme2B16<"bfminnm", 0xc120a921, "hh">, Sme2<"fmax", 0xc160a900, "hh">,
    Sme2<"fmax", 0xc1a0a900, "ss">, Sme2<"fmax", 0xc1e0a900, "dd">, Sme2<"fmaxnm", 0xc160a920, "hh">,
    Sme2<"fmaxnm", 0xc1a0a920, "ss">, Sme2<"fmaxnm", 0xc1e0a920, "dd">, Sme2<"fmin", 0xc160a901, "hh">,
    Sme2<"fmin", 0xc1a0a901, "ss">, Sme2<"fmin", 0xc1e0a901, "dd">, Sme2<"fminnm", 0xc160a921, "hh">,
    Sme2<"fminnm", 0xc1a0a921, "ss">, Sme2<"fminnm", 0xc1e0a921, "dd">, Sme2Fp8<"fscale", 0xc160a980, "hh">,
    Sme2Fp8<"fscale", 0xc1a0a980, "ss">, Sme2Fp8<"fscale", 0xc1e0a980, "dd">, Sme2<"smax", 0xc120a800, "bb">,
    Sme2<"smax", 0xc160a800, "hh">, Sme2<"smax", 0xc1a0a800, "ss">, Sme2<"smax", 0xc1e0a800, "dd">,
    Sme2<"smin", 0xc120a820, "bb">, Sme2<"smin", 0xc160a820, "hh">, Sme2<"smin", 0xc1a0a820, "ss">,
    Sme2<"smin", 0xc1e0a820, "dd">, Sme2<"sqdmulh", 0xc120ac00, "bb">, Sme2<"sqdmulh", 0xc160ac00, "hh">,
    Sme2<"sqdmulh", 0xc1a0ac00, "ss">, Sme2<"sqdmulh", 0xc1e0ac00, "dd">, Sme2<"srshl", 0xc120aa20, "bb">,
    Sme2<"srshl", 0xc160aa20, "hh">, Sme2<"srshl", 0xc1a0aa20, "ss">, Sme2<"srshl", 0xc1e0aa20, "dd">,
    Sme2<"umax", 0xc120a801, "bb">, Sme2<"umax", 0xc160a801, "hh">, Sme2<"umax", 0xc1a0a801, "ss">,
    Sme2<"umax", 0xc1e0a801, "dd">, Sme2<"umin", 0xc120a821, "bb">, Sme2<"umin", 0xc160a821, "hh">,
    Sme2<"umin", 0xc1a0a821, "ss">, Sme2<"umin", 0xc1e0a821, "dd">, Sme2<"urshl", 0xc120aa21, "bb">,
    Sme2<"urshl", 0xc160aa21, "hh">, Sme2<"urshl", 0xc1a0aa21, "ss">, Sme2<"urshl", 0xc1e0aa21, "dd">
  ]>,
  VectorSet<"Aligned2_", "Aligned2_", "", [
    Sme2B16<"bfmax", 0xc120b100, "hh">, Sme2B16<"bfmaxnm", 0xc120b120, "hh">, Sme2B16<"bfmin", 0xc120b101, "hh">,
    Sme2B16<"bfminnm", 0xc120b121, "hh">, Sme2Minmax<"famax", 0xc160b140, "hh">,
    Sme2Minmax<"famax", 0xc1a0b140, "ss">, Sme2Minmax<"famax", 0xc1e0b140, "dd">,
    Sme2Minmax<"famin", 0xc160b141, "hh">, Sme2Minmax<"famin", 0xc1a0b141, "ss">,
    Sme2Minmax<"famin", 0xc1e0b141, "dd">, Sme2<"fmax", 0xc160b100, "hh">, Sme2<"fmax", 0xc1a0b100, "ss">,
    Sme2<"fmax", 0xc1e0b100, "dd">, Sme2<"fmaxnm", 0xc160b120, "hh">, Sme2<"fmaxnm", 0xc1a0b120, "ss">,
    Sme2<"fmaxnm", 0xc1e0b120, "dd">, Sme2<"fmin", 0xc160b101, "hh">, Sme2<"fmin", 0xc1a0b101, "ss">,
    Sme2<"fmin", 0xc1e0b101, "dd">, Sme2<"fminnm", 0xc160b121, "hh">, Sme2<"fminnm", 0xc1a0b121, "ss">,
    Sme2<"fminnm", 0xc1e0b121, "dd">, Sme2Fp8<"fscale", 0xc160b180, "hh">, Sme2Fp8<"fscale", 0xc1a0b180, "ss">,
    Sme2Fp8<"fscale", 0xc1e0b180, "dd">, Sme2<"smax", 0xc120b000, "bb">, Sme2<"smax", 0xc160b000, "hh">,
    Sme2<"smax", 0xc1a0b000, "ss">, Sme2<"smax", 0xc1e0b000, "dd">, Sme2<"smin", 0xc120b020, "bb">,
    Sme2<"smin", 0xc160b020, "hh">, Sme2<"smin", 0xc1a0b020, "ss">, Sme2<"smin", 0xc1e0b020, "dd">,
    Sme2<"sqdmulh", 0xc120b400, "bb">, Sme2<"sqdmulh", 0xc160b400, "hh">, Sme2<"sqdmulh", 0xc1a0b400, "ss">,
    Sme2<"sqdmulh", 0xc1e0b400, "dd">, Sme2<"srshl", 0xc120b220, "bb">, Sme2<"srshl", 0xc160b220, "hh">,
    Sme2<"srshl", 0xc1a0b220, "ss">, Sme2<"srshl", 0xc1e0b220, "dd">, Sme2<"umax", 0xc120b001, "bb">,
    Sme2<"umax", 0xc160b001, "hh">, Sme2<"umax", 0xc1a0b001, "ss">, Sme2<"umax", 0xc1e0b001, "dd">,
    Sme2<"umin", 0xc120b021, "bb">, Sme2<"umin", 0xc160b021, "hh">, Sme2<"umin", 0xc1a0b021, "ss">,
    Sme2<"umin", 0xc1e0b021, "dd">, Sme2<"urshl", 0xc120b221, "bb">, Sme2<"urshl", 0xc160b221, "hh">,
    Sme2<"urshl", 0xc1a0b221, "ss">, Sme2<"urshl", 0xc1e0b221, "dd">
  ]>,
  VectorSet<"Aligned4_", "Aligned4_", "", [
    Sme2B16<"bfmax", 0xc120b900, "hh">, Sme2B16<"bfmaxnm", 0xc120b920, "hh">, Sme2B16<"bfmin", 0xc120b901, "hh">,
    Sme2B16<"bfminnm", 0xc120b921, "hh">, Sme2Minmax<"famax", 0xc160b940, "hh">,
    Sme2Minmax<"famax", 0xc1a0b940, "ss">, Sme2Minmax<"famax", 0xc1e0b940, "dd">,
    Sme2Minmax<"famin", 0xc160b941, "hh">, Sme2Minmax<"famin", 0xc1a0b941, "ss">,
    Sme2Minmax<"famin", 0xc1e0b941, "dd">, Sme2<"fmax", 0xc160b900, "hh">, Sme2<"fmax", 0xc1a0b900, "ss">,
    Sme2<"fmax", 0xc1e0b900, "dd">, Sme2<"fmaxnm", 0xc160b920, "hh">, Sme2<"fmaxnm", 0xc1a0b920, "ss">,
    Sme2<"fmaxnm", 0xc1e0b920, "dd">, Sme2<"fmin", 0xc160b901, "hh">, Sme2<"fmin", 0xc1a0b901, "ss">,
    Sme2<"fmin", 0xc1e0b901, "dd">, Sme2<"fminnm", 0xc160b921, "hh">, Sme2<"fminnm", 0xc1a0b921, "ss">,
    Sme2<"fminnm", 0xc1e0b921, "dd">, Sme2Fp8<"fscale", 0xc160b980, "hh">, Sme2Fp8<"fscale", 0xc1a0b980, "ss">,
    Sme2Fp8<"fscale", 0xc1e0b980, "dd">, Sme2<"smax", 0xc120b800, "bb">, Sme2<"smax", 0xc160b800, "hh">,
    Sme2<"smax", 0xc1a0b800, "ss">, Sme2<"smax", 0xc1e0b800, "dd">, Sme2<"smin", 0xc120b820, "bb">,
    Sme2<"smin", 0xc160b820, "hh">, Sme2<"smin", 0xc1a0b820, "ss">, Sme2<"smin", 0xc1e0b820, "dd">,
    Sme2<"sqdmulh", 0xc120bc00, "bb">, Sme2<"sqdmulh", 0xc160bc00, "hh">, Sme2<"sqdmulh", 0xc1a0bc00, "ss">,
    Sme2<"sqdmulh", 0xc1e0bc00, "dd">, Sme2<"srshl", 0xc120ba20, "bb">, Sme2<"srshl", 0xc160ba20, "hh">,
    Sme2<"srshl", 0xc1a0ba20, "ss">, Sme2<"srshl", 0xc1e0ba20, "dd">, Sme2<"umax", 0xc120b801, "bb">,
    Sme2<"umax", 0xc160b801, "hh">, Sme2<"umax", 0xc1a0b801, "ss">, Sme2<"umax", 0xc1e0b801, "dd">,
    Sme2<"umin", 0xc120b821, "bb">, Sme2<"umin", 0xc160b821, "hh">, Sme2<"umin", 0xc1a0b821, "ss">,
    Sme2<"umin", 0xc1e0b821, "dd">, Sme2<"urshl", 0xc120ba21, "bb">, Sme2<"urshl", 0xc160ba21, "hh">,
    Sme2<"urshl", 0xc1a0ba21, "ss">, Sme2<"urshl", 0xc1e0ba21, "dd">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, !substr(op.Letters, 0, 1)>;
    defvar M = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeDM<op, D, M, (outs D.Operand:$d), (ins D.Operand:$old, M.Operand:$m), "$d, $d, $m"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m
foreach s = [
  VectorSet<"Aligned2_", "Vec_", "Vec_", [
    Sme2<"uzp", 0xc120d001, "bbb">, Sme2<"uzp", 0xc120d401, "qqq">, Sme2<"uzp", 0xc160d001, "hhh">,
    Sme2<"uzp", 0xc1a0d001, "sss">, Sme2<"uzp", 0xc1e0d001, "ddd">, Sme2<"zip", 0xc120d000, "bbb">,
    Sme2<"zip", 0xc120d400, "qqq">, Sme2<"zip", 0xc160d000, "hhh">, Sme2<"zip", 0xc1a0d000, "sss">,
    Sme2<"zip", 0xc1e0d000, "ddd">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, !substr(op.Letters, 0, 1)>;
    defvar N = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    defvar M = SmeKind<s.M, !substr(op.Letters, 2, 1)>;
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeDNM<op, D, N, M, (outs D.Operand:$d), (ins N.Operand:$n, M.Operand:$m), "$d, $n, $m">;
  }

// $d, $n, $m, where $d is read as well
foreach s = [
  VectorSet<"Aligned2_", "Vec_", "Vec_", [
    Sme2B16<"bfclamp", 0xc120c000, "hhh">, Sme2<"fclamp", 0xc160c000, "hhh">, Sme2<"fclamp", 0xc1a0c000, "sss">,
    Sme2<"fclamp", 0xc1e0c000, "ddd">, Sme2<"sclamp", 0xc120c400, "bbb">, Sme2<"sclamp", 0xc160c400, "hhh">,
    Sme2<"sclamp", 0xc1a0c400, "sss">, Sme2<"sclamp", 0xc1e0c400, "ddd">, Sme2<"uclamp", 0xc120c401, "bbb">,
    Sme2<"uclamp", 0xc160c401, "hhh">, Sme2<"uclamp", 0xc1a0c401, "sss">, Sme2<"uclamp", 0xc1e0c401, "ddd">
  ]>,
  VectorSet<"Aligned4_", "Vec_", "Vec_", [
    Sme2B16<"bfclamp", 0xc120c800, "hhh">, Sme2<"fclamp", 0xc160c800, "hhh">, Sme2<"fclamp", 0xc1a0c800, "sss">,
    Sme2<"fclamp", 0xc1e0c800, "ddd">, Sme2<"sclamp", 0xc120cc00, "bbb">, Sme2<"sclamp", 0xc160cc00, "hhh">,
    Sme2<"sclamp", 0xc1a0cc00, "sss">, Sme2<"sclamp", 0xc1e0cc00, "ddd">, Sme2<"uclamp", 0xc120cc01, "bbb">,
    Sme2<"uclamp", 0xc160cc01, "hhh">, Sme2<"uclamp", 0xc1a0cc01, "sss">, Sme2<"uclamp", 0xc1e0cc01, "ddd">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, !substr(op.Letters, 0, 1)>;
    defvar N = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    defvar M = SmeKind<s.M, !substr(op.Letters, 2, 1)>;
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeDNM<op, D, N, M, (outs D.Operand:$d), (ins D.Operand:$old, N.Operand:$n, M.Operand:$m), "$d, $n, $m"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n, $m
foreach s = [
  VectorSet<"Aligned2_", "Aligned2_", "Aligned2_", [
    Sme2<"sel", 0xc1208000, "bbb">, Sme2<"sel", 0xc1608000, "hhh">, Sme2<"sel", 0xc1a08000, "sss">,
    Sme2<"sel", 0xc1e08000, "ddd">
  ]>,
  VectorSet<"Aligned4_", "Aligned4_", "Aligned4_", [
    Sme2<"sel", 0xc1218000, "bbb">, Sme2<"sel", 0xc1618000, "hhh">, Sme2<"sel", 0xc1a18000, "sss">,
    Sme2<"sel", 0xc1e18000, "ddd">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, !substr(op.Letters, 0, 1)>;
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeDNM<op, D, D, D, (outs D.Operand:$d), (ins HighCounter:$g, D.Operand:$n, D.Operand:$m), "$d, $g, $n, $m"> {
      bits<3> g;
      let Inst{12-10} = g;
    }
  }

// $d, $n, $imm
foreach s = [
  VectorSet<"Vec_", "Aligned4_", "right_", [
    Sme2<"sqrshr", 0xc160d800, "bss">, Sme2<"sqrshrn", 0xc160dc00, "bss">, Sme2<"sqrshru", 0xc160d840, "bss">,
    Sme2<"sqrshrun", 0xc160dc40, "bss">, Sme2<"uqrshr", 0xc160d820, "bss">, Sme2<"uqrshrn", 0xc160dc20, "bss">
  ]>,
  VectorSet<"Vec_", "Aligned4_", "right_", [
    Sme2<"sqrshr", 0xc1a0d800, "hdd">, Sme2<"sqrshrn", 0xc1a0dc00, "hdd">, Sme2<"sqrshru", 0xc1a0d840, "hdd">,
    Sme2<"sqrshrun", 0xc1a0dc40, "hdd">, Sme2<"uqrshr", 0xc1a0d820, "hdd">, Sme2<"uqrshrn", 0xc1a0dc20, "hdd">
  ]>,
  VectorSet<"Vec_", "Aligned2_", "right_", [
    Sme2<"sqrshr", 0xc1e0d400, "hsh">, Sme2<"sqrshru", 0xc1f0d400, "hsh">, Sme2<"uqrshr", 0xc1e0d420, "hsh">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, !substr(op.Letters, 0, 1)>;
    defvar N = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    defvar letter = !substr(op.Letters, 2, 1);
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeDN<op, D, N, (outs D.Operand:$d), (ins N.Operand:$n, !cast<DAGOperand>("right_"#letter):$imm), "$d, $n, $imm"> {
      bits<6> imm;
      let Inst{19-16} = imm{3-0};
      let Inst{20} = !if(!eq(letter, "h"), Word{20}, imm{4});
      let Inst{22} = !if(!eq(letter, "d"), imm{5}, Word{22});
    }
  }

// Tables: $d, zt0, $n[$i]
class SmeTable<SmeOp op, LaneSet s, SmeKind D>
    : SmeDN<op, D, SmeKind<"Vec", "">, (outs D.Operand:$d), (ins Vec:$n, s.Lane:$i), "$d, zt0, $n[$i]"> {
  bits<4> i;
  let Inst{17} = !cond(!eq(!add(s.Low, s.Width), 18): !cond(!eq(s.Width, 4): i{3}, !eq(s.Width, 3): i{2}, true: i{1}), true: Word{17});
  let Inst{16} = !cond(!eq(!sub(16, s.Low), 2): i{2}, !eq(!sub(16, s.Low), 1): i{1}, true: i{0});
  let Inst{15} = !cond(!eq(s.Low, 14): i{1}, !eq(s.Low, 15): i{0}, true: Word{15});
  let Inst{14} = !if(!eq(s.Low, 14), i{0}, Word{14});
}
foreach s = [
  LaneSet<"Aligned2_", 8, [
    Sme2<"luti2", 0xc08c4000, "b">, Sme2<"luti2", 0xc08c5000, "h">, Sme2<"luti2", 0xc08c6000, "s">
  ]>,
  LaneSet<"Aligned4_", 4, [
    Sme2<"luti2", 0xc08c8000, "b">, Sme2<"luti2", 0xc08c9000, "h">, Sme2<"luti2", 0xc08ca000, "s">
  ]>,
  LaneSet<"Strided2_", 8, [
    Sme2p1<"luti2", 0xc09c4000, "b">, Sme2p1<"luti2", 0xc09c5000, "h">
  ]>,
  LaneSet<"Strided4_", 4, [
    Sme2p1<"luti2", 0xc09c8000, "b">, Sme2p1<"luti2", 0xc09c9000, "h">
  ]>,
  LaneSet<"Vec_", 16, [
    Sme2<"luti2", 0xc0cc0000, "b">, Sme2<"luti2", 0xc0cc1000, "h">, Sme2<"luti2", 0xc0cc2000, "s">
  ]>,
  LaneSet<"Aligned2_", 4, [
    Sme2<"luti4", 0xc08a4000, "b">, Sme2<"luti4", 0xc08a5000, "h">, Sme2<"luti4", 0xc08a6000, "s">
  ]>,
  LaneSet<"Aligned4_", 2, [
    Sme2<"luti4", 0xc08a9000, "h">, Sme2<"luti4", 0xc08aa000, "s">
  ]>,
  LaneSet<"Strided2_", 4, [
    Sme2p1<"luti4", 0xc09a4000, "b">, Sme2p1<"luti4", 0xc09a5000, "h">
  ]>,
  LaneSet<"Strided4_", 2, [
    Sme2p1<"luti4", 0xc09a9000, "h">
  ]>,
  LaneSet<"Vec_", 8, [
    Sme2<"luti4", 0xc0ca0000, "b">, Sme2<"luti4", 0xc0ca1000, "h">, Sme2<"luti4", 0xc0ca2000, "s">
  ]>,
] in
  foreach op = s.Ops in
    def op.Code#"_Table"#s.Tag#"_"#op.Letters : SmeTable<op, s, SmeKind<s.D, op.Letters>>;
// All elements of two vectors.
foreach s = [
  VectorSet<"Aligned4_", "AlignedWhole2", "", [
    SmeLut<"luti4", 0xc08b0000, "b">
  ]>,
  VectorSet<"Strided4_", "AlignedWhole2", "", [
    SmeLut<"luti4", 0xc09b0000, "b">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, op.Letters>;
    defvar N = SmeKind<s.N, "">;
    def op.Code#"_Table"#s.Tag#"_"#op.Letters : SmeDN<op, D, N, (outs D.Operand:$d), (ins N.Operand:$n), "$d, zt0, $n">;
  }

// Loads and stores of registers with a distance.
class SmeMemory<SmeOp op, SmeKind D, dag outs_, dag ins_, string operands>
    : SmeDN<op, D, SmeKind<"Vec", "">, outs_, ins_, operands> {
  bits<3> g;
  let Inst{12-10} = g;
}
// $d, $g/z, [$n, $m, lsl #1]
foreach s = [
  VectorSet<"Strided2_", "GPR64", "", [
    Sme2<"ld1b", 0xa1000000, "b">, Sme2<"ld1d", 0xa1006000, "d">, Sme2<"ld1h", 0xa1002000, "h">,
    Sme2<"ld1w", 0xa1004000, "s">, Sme2<"ldnt1b", 0xa1000008, "b">, Sme2<"ldnt1d", 0xa1006008, "d">,
    Sme2<"ldnt1h", 0xa1002008, "h">, Sme2<"ldnt1w", 0xa1004008, "s">
  ]>,
  VectorSet<"Strided4_", "GPR64", "", [
    Sme2<"ld1b", 0xa1008000, "b">, Sme2<"ld1d", 0xa100e000, "d">, Sme2<"ld1h", 0xa100a000, "h">,
    Sme2<"ld1w", 0xa100c000, "s">, Sme2<"ldnt1b", 0xa1008008, "b">, Sme2<"ldnt1d", 0xa100e008, "d">,
    Sme2<"ldnt1h", 0xa100a008, "h">, Sme2<"ldnt1w", 0xa100c008, "s">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, op.Letters>;
    defvar shift = ElementOf<op.Letters>.Log2;
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeMemory<op, D, (outs D.Operand:$d), (ins HighCounter:$g, GPR64sp:$n, GPR64:$m),
                    "$d, $g/z, [$n, $m"#!if(shift, ", lsl #"#shift, "")#"]"> {
      bits<5> m;
      let Inst{20-16} = m;
      let mayLoad = true;
    }
  }
// $d, $g/z, [$n, $imm, mul vl]
foreach s = [
  VectorSet<"Strided2_", "signed4x2", "", [
    Sme2<"ld1b", 0xa1400000, "b">, Sme2<"ld1d", 0xa1406000, "d">, Sme2<"ld1h", 0xa1402000, "h">,
    Sme2<"ld1w", 0xa1404000, "s">, Sme2<"ldnt1b", 0xa1400008, "b">, Sme2<"ldnt1d", 0xa1406008, "d">,
    Sme2<"ldnt1h", 0xa1402008, "h">, Sme2<"ldnt1w", 0xa1404008, "s">
  ]>,
  VectorSet<"Strided4_", "signed4x4", "", [
    Sme2<"ld1b", 0xa1408000, "b">, Sme2<"ld1d", 0xa140e000, "d">, Sme2<"ld1h", 0xa140a000, "h">,
    Sme2<"ld1w", 0xa140c000, "s">, Sme2<"ldnt1b", 0xa1408008, "b">, Sme2<"ldnt1d", 0xa140e008, "d">,
    Sme2<"ldnt1h", 0xa140a008, "h">, Sme2<"ldnt1w", 0xa140c008, "s">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, op.Letters>;
    defvar offset = !cast<DAGOperand>(s.N);
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeMemory<op, D, (outs D.Operand:$d), (ins HighCounter:$g, GPR64sp:$n, offset:$imm), "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_"#s.Tag#"_"#op.Letters) D.Operand:$d, HighCounter:$g, GPR64sp:$n, 0)>;
  }

// $d, $g, [$n, $m, lsl #1]
foreach s = [
  VectorSet<"Strided2_", "GPR64", "", [
    Sme2<"st1b", 0xa1200000, "b">, Sme2<"st1d", 0xa1206000, "d">, Sme2<"st1h", 0xa1202000, "h">,
    Sme2<"st1w", 0xa1204000, "s">, Sme2<"stnt1b", 0xa1200008, "b">, Sme2<"stnt1d", 0xa1206008, "d">,
    Sme2<"stnt1h", 0xa1202008, "h">, Sme2<"stnt1w", 0xa1204008, "s">
  ]>,
  VectorSet<"Strided4_", "GPR64", "", [
    Sme2<"st1b", 0xa1208000, "b">, Sme2<"st1d", 0xa120e000, "d">, Sme2<"st1h", 0xa120a000, "h">,
    Sme2<"st1w", 0xa120c000, "s">, Sme2<"stnt1b", 0xa1208008, "b">, Sme2<"stnt1d", 0xa120e008, "d">,
    Sme2<"stnt1h", 0xa120a008, "h">, Sme2<"stnt1w", 0xa120c008, "s">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, op.Letters>;
    defvar shift = ElementOf<op.Letters>.Log2;
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeMemory<op, D, (outs), (ins D.Operand:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m),
                    "$d, $g, [$n, $m"#!if(shift, ", lsl #"#shift, "")#"]"> {
      bits<5> m;
      let Inst{20-16} = m;
      let mayStore = true;
    }
  }
// $d, $g, [$n, $imm, mul vl]
foreach s = [
  VectorSet<"Strided2_", "signed4x2", "", [
    Sme2<"st1b", 0xa1600000, "b">, Sme2<"st1d", 0xa1606000, "d">, Sme2<"st1h", 0xa1602000, "h">,
    Sme2<"st1w", 0xa1604000, "s">, Sme2<"stnt1b", 0xa1600008, "b">, Sme2<"stnt1d", 0xa1606008, "d">,
    Sme2<"stnt1h", 0xa1602008, "h">, Sme2<"stnt1w", 0xa1604008, "s">
  ]>,
  VectorSet<"Strided4_", "signed4x4", "", [
    Sme2<"st1b", 0xa1608000, "b">, Sme2<"st1d", 0xa160e000, "d">, Sme2<"st1h", 0xa160a000, "h">,
    Sme2<"st1w", 0xa160c000, "s">, Sme2<"stnt1b", 0xa1608008, "b">, Sme2<"stnt1d", 0xa160e008, "d">,
    Sme2<"stnt1h", 0xa160a008, "h">, Sme2<"stnt1w", 0xa160c008, "s">
  ]>,
] in
  foreach op = s.Ops in {
    defvar D = SmeKind<s.D, op.Letters>;
    defvar offset = !cast<DAGOperand>(s.N);
    def op.Code#"_"#s.Tag#"_"#op.Letters
        : SmeMemory<op, D, (outs), (ins D.Operand:$d, HighCounter:$g, GPR64sp:$n, offset:$imm), "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_"#s.Tag#"_"#op.Letters) D.Operand:$d, HighCounter:$g, GPR64sp:$n, 0)>;
  }
