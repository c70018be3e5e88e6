// Matrices: arithmetic on groups of vectors of ZA. `za.s[w8, 0, vgx2]` is two groups, the place of the first is counted from a
// register; a range of places, `0:3`, is as many vectors of each group. How many groups there are may be left out.

// What instructions have in common: the kinds of the lists that they read, groups, places, and where the number of an element
// is if they have one.
class ArraySet<string n, string m, int groups, string offset, list<SmeOp> ops, int lanes = 0, list<int> at = []> {
  string N = n;
  string M = m;
  string Vg = !if(groups, ", vgx"#groups, "");
  DAGOperand Offset = !cast<DAGOperand>(offset);
  // Places that a range steps over are not encoded.
  int OffsetBits = !cond(!eq(!find(offset, "first1"), 0): 1, !eq(!find(offset, "first2"), 0): 2, true: 3);
  int Lanes = lanes;
  list<int> At = at;
  list<SmeOp> Ops = ops;
  string Tag = !subst("_", "", n#m)#!if(lanes, "Lane", "");
}

class SmeArrayOp<SmeOp op, ArraySet s, SmeKind N, SmeKind M, dag ins_, string operands>
    : SmeNM<op, N, M, (outs), ins_, "za."#!substr(op.Letters, 0, 1)#"[$v, $imm"#s.Vg#"], "#operands> {
  bits<2> v;
  bits<3> imm;
  let Inst{14-13} = v;
  let Inst{2} = !if(!gt(s.OffsetBits, 2), imm{2}, Word{2});
  let Inst{1} = !if(!gt(s.OffsetBits, 1), imm{1}, Word{1});
  let Inst{0} = imm{0};
}
class SmeArrayLaneOp<SmeOp op, ArraySet s, SmeKind N, SmeKind M, dag ins_, string operands>
    : SmeArrayOp<op, s, N, M, ins_, operands> {
  bits<4> i;
  let Inst{15} = !cond(!eq(LaneBit<s.At, 15>.Of, 0): i{0}, !eq(LaneBit<s.At, 15>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 15>.Of, 2): i{2}, !eq(LaneBit<s.At, 15>.Of, 3): i{3}, true: Word{15});
  let Inst{12} = !cond(!eq(LaneBit<s.At, 12>.Of, 0): i{0}, !eq(LaneBit<s.At, 12>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 12>.Of, 2): i{2}, !eq(LaneBit<s.At, 12>.Of, 3): i{3}, true: Word{12});
  let Inst{11} = !cond(!eq(LaneBit<s.At, 11>.Of, 0): i{0}, !eq(LaneBit<s.At, 11>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 11>.Of, 2): i{2}, !eq(LaneBit<s.At, 11>.Of, 3): i{3}, true: Word{11});
  let Inst{10} = !cond(!eq(LaneBit<s.At, 10>.Of, 0): i{0}, !eq(LaneBit<s.At, 10>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 10>.Of, 2): i{2}, !eq(LaneBit<s.At, 10>.Of, 3): i{3}, true: Word{10});
  let Inst{3} = !cond(!eq(LaneBit<s.At, 3>.Of, 0): i{0}, !eq(LaneBit<s.At, 3>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 3>.Of, 2): i{2}, !eq(LaneBit<s.At, 3>.Of, 3): i{3}, true: Word{3});
  let Inst{2} = !cond(!eq(LaneBit<s.At, 2>.Of, 0): i{0}, !eq(LaneBit<s.At, 2>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 2>.Of, 2): i{2}, !eq(LaneBit<s.At, 2>.Of, 3): i{3}, true: !if(!gt(s.OffsetBits, 2), imm{2}, Word{2}));
  let Inst{1} = !cond(!eq(LaneBit<s.At, 1>.Of, 0): i{0}, !eq(LaneBit<s.At, 1>.Of, 1): i{1},
                       !eq(LaneBit<s.At, 1>.Of, 2): i{2}, !eq(LaneBit<s.At, 1>.Of, 3): i{3}, true: !if(!gt(s.OffsetBits, 1), imm{1}, Word{1}));
}

// za[$v, $imm], $n, $m, and with an element of $m
foreach s = [
  ArraySet<"Aligned2_", "Aligned2_", 2, "offset7", [
    Sme2<"add", 0xc1a01810, "sss">, Sme2I64<"add", 0xc1e01810, "ddd">, Sme2<"bfdot", 0xc1a01010, "shh">,
    SmeB16<"bfmla", 0xc1e01008, "hhh">, SmeB16<"bfmls", 0xc1e01018, "hhh">, Sme2<"fdot", 0xc1a01000, "shh">,
    SmeF8F16<"fdot", 0xc1a01020, "hbb">, SmeF8F32<"fdot", 0xc1a01030, "sbb">, SmeF16<"fmla", 0xc1a01008, "hhh">,
    Sme2<"fmla", 0xc1a01800, "sss">, Sme2F64<"fmla", 0xc1e01800, "ddd">, SmeF16<"fmls", 0xc1a01018, "hhh">,
    Sme2<"fmls", 0xc1a01808, "sss">, Sme2F64<"fmls", 0xc1e01808, "ddd">, Sme2<"sdot", 0xc1a01400, "sbb">,
    Sme2I64<"sdot", 0xc1e01400, "dhh">, Sme2<"sdot", 0xc1e01408, "shh">, Sme2<"sub", 0xc1a01818, "sss">,
    Sme2I64<"sub", 0xc1e01818, "ddd">, Sme2<"udot", 0xc1a01410, "sbb">, Sme2I64<"udot", 0xc1e01410, "dhh">,
    Sme2<"udot", 0xc1e01418, "shh">, Sme2<"usdot", 0xc1a01408, "sbb">
  ]>,
  ArraySet<"List2_", "Low16_", 2, "offset7", [
    Sme2<"add", 0xc1201810, "sss">, Sme2I64<"add", 0xc1601810, "ddd">, Sme2<"bfdot", 0xc1201010, "shh">,
    SmeB16<"bfmla", 0xc1601c00, "hhh">, SmeB16<"bfmls", 0xc1601c08, "hhh">, Sme2<"fdot", 0xc1201000, "shh">,
    SmeF8F16<"fdot", 0xc1201008, "hbb">, SmeF8F32<"fdot", 0xc1201018, "sbb">, Sme2<"fmla", 0xc1201800, "sss">,
    SmeF16<"fmla", 0xc1201c00, "hhh">, Sme2F64<"fmla", 0xc1601800, "ddd">, Sme2<"fmls", 0xc1201808, "sss">,
    SmeF16<"fmls", 0xc1201c08, "hhh">, Sme2F64<"fmls", 0xc1601808, "ddd">, Sme2<"sdot", 0xc1201400, "sbb">,
    Sme2I64<"sdot", 0xc1601400, "dhh">, Sme2<"sdot", 0xc1601408, "shh">, Sme2<"sub", 0xc1201818, "sss">,
    Sme2I64<"sub", 0xc1601818, "ddd">, Sme2<"sudot", 0xc1201418, "sbb">, Sme2<"udot", 0xc1201410, "sbb">,
    Sme2I64<"udot", 0xc1601410, "dhh">, Sme2<"udot", 0xc1601418, "shh">, Sme2<"usdot", 0xc1201408, "sbb">
  ]>,
  ArraySet<"Aligned4_", "Aligned4_", 4, "offset7", [
    Sme2<"add", 0xc1a11810, "sss">, Sme2I64<"add", 0xc1e11810, "ddd">, Sme2<"bfdot", 0xc1a11010, "shh">,
    SmeB16<"bfmla", 0xc1e11008, "hhh">, SmeB16<"bfmls", 0xc1e11018, "hhh">, Sme2<"fdot", 0xc1a11000, "shh">,
    SmeF8F16<"fdot", 0xc1a11020, "hbb">, SmeF8F32<"fdot", 0xc1a11030, "sbb">, SmeF16<"fmla", 0xc1a11008, "hhh">,
    Sme2<"fmla", 0xc1a11800, "sss">, Sme2F64<"fmla", 0xc1e11800, "ddd">, SmeF16<"fmls", 0xc1a11018, "hhh">,
    Sme2<"fmls", 0xc1a11808, "sss">, Sme2F64<"fmls", 0xc1e11808, "ddd">, Sme2<"sdot", 0xc1a11400, "sbb">,
    Sme2I64<"sdot", 0xc1e11400, "dhh">, Sme2<"sdot", 0xc1e11408, "shh">, Sme2<"sub", 0xc1a11818, "sss">,
    Sme2I64<"sub", 0xc1e11818, "ddd">, Sme2<"udot", 0xc1a11410, "sbb">, Sme2I64<"udot", 0xc1e11410, "dhh">,
    Sme2<"udot", 0xc1e11418, "shh">, Sme2<"usdot", 0xc1a11408, "sbb">
  ]>,
  ArraySet<"List4_", "Low16_", 4, "offset7", [
    Sme2<"add", 0xc1301810, "sss">, Sme2I64<"add", 0xc1701810, "ddd">, Sme2<"bfdot", 0xc1301010, "shh">,
    SmeB16<"bfmla", 0xc1701c00, "hhh">, SmeB16<"bfmls", 0xc1701c08, "hhh">, Sme2<"fdot", 0xc1301000, "shh">,
    SmeF8F16<"fdot", 0xc1301008, "hbb">, SmeF8F32<"fdot", 0xc1301018, "sbb">, Sme2<"fmla", 0xc1301800, "sss">,
    SmeF16<"fmla", 0xc1301c00, "hhh">, Sme2F64<"fmla", 0xc1701800, "ddd">, Sme2<"fmls", 0xc1301808, "sss">,
    SmeF16<"fmls", 0xc1301c08, "hhh">, Sme2F64<"fmls", 0xc1701808, "ddd">, Sme2<"sdot", 0xc1301400, "sbb">,
    Sme2I64<"sdot", 0xc1701400, "dhh">, Sme2<"sdot", 0xc1701408, "shh">, Sme2<"sub", 0xc1301818, "sss">,
    Sme2I64<"sub", 0xc1701818, "ddd">, Sme2<"sudot", 0xc1301418, "sbb">, Sme2<"udot", 0xc1301410, "sbb">,
    Sme2I64<"udot", 0xc1701410, "dhh">, Sme2<"udot", 0xc1701418, "shh">, Sme2<"usdot", 0xc1301408, "sbb">
  ]>,
  ArraySet<"Vec_", "Low16_", 0, "first3x2", [
    Sme2<"bfmlal", 0xc1200c10, "shh">, Sme2<"bfmlsl", 0xc1200c18, "shh">, Sme2<"fmlal", 0xc1200c00, "shh">,
    SmeF8F16<"fmlal", 0xc1300c00, "hbb">, Sme2<"fmlsl", 0xc1200c08, "shh">, Sme2<"smlal", 0xc1600c00, "shh">,
    Sme2<"smlsl", 0xc1600c08, "shh">, Sme2<"umlal", 0xc1600c10, "shh">, Sme2<"umlsl", 0xc1600c18, "shh">
  ]>,
  ArraySet<"Aligned2_", "Aligned2_", 2, "first2x2", [
    Sme2<"bfmlal", 0xc1a00810, "shh">, Sme2<"bfmlsl", 0xc1a00818, "shh">, Sme2<"fmlal", 0xc1a00800, "shh">,
    SmeF8F16<"fmlal", 0xc1a00820, "hbb">, Sme2<"fmlsl", 0xc1a00808, "shh">, Sme2<"smlal", 0xc1e00800, "shh">,
    Sme2<"smlsl", 0xc1e00808, "shh">, Sme2<"umlal", 0xc1e00810, "shh">, Sme2<"umlsl", 0xc1e00818, "shh">
  ]>,
  ArraySet<"List2_", "Low16_", 2, "first2x2", [
    Sme2<"bfmlal", 0xc1200810, "shh">, Sme2<"bfmlsl", 0xc1200818, "shh">, Sme2<"fmlal", 0xc1200800, "shh">,
    SmeF8F16<"fmlal", 0xc1200804, "hbb">, Sme2<"fmlsl", 0xc1200808, "shh">, Sme2<"smlal", 0xc1600800, "shh">,
    Sme2<"smlsl", 0xc1600808, "shh">, Sme2<"umlal", 0xc1600810, "shh">, Sme2<"umlsl", 0xc1600818, "shh">
  ]>,
  ArraySet<"Aligned4_", "Aligned4_", 4, "first2x2", [
    Sme2<"bfmlal", 0xc1a10810, "shh">, Sme2<"bfmlsl", 0xc1a10818, "shh">, Sme2<"fmlal", 0xc1a10800, "shh">,
    SmeF8F16<"fmlal", 0xc1a10820, "hbb">, Sme2<"fmlsl", 0xc1a10808, "shh">, Sme2<"smlal", 0xc1e10800, "shh">,
    Sme2<"smlsl", 0xc1e10808, "shh">, Sme2<"umlal", 0xc1e10810, "shh">, Sme2<"umlsl", 0xc1e10818, "shh">
  ]>,
  ArraySet<"List4_", "Low16_", 4, "first2x2", [
    Sme2<"bfmlal", 0xc1300810, "shh">, Sme2<"bfmlsl", 0xc1300818, "shh">, Sme2<"fmlal", 0xc1300800, "shh">,
    SmeF8F16<"fmlal", 0xc1300804, "hbb">, Sme2<"fmlsl", 0xc1300808, "shh">, Sme2<"smlal", 0xc1700800, "shh">,
    Sme2<"smlsl", 0xc1700808, "shh">, Sme2<"umlal", 0xc1700810, "shh">, Sme2<"umlsl", 0xc1700818, "shh">
  ]>,
  ArraySet<"Vec_", "Low16_", 0, "first2x4", [
    SmeF8F32<"fmlall", 0xc1300400, "sbb">, Sme2<"smlall", 0xc1200400, "sbb">, Sme2I64<"smlall", 0xc1600400, "dhh">,
    Sme2<"smlsll", 0xc1200408, "sbb">, Sme2I64<"smlsll", 0xc1600408, "dhh">, Sme2<"umlall", 0xc1200410, "sbb">,
    Sme2I64<"umlall", 0xc1600410, "dhh">, Sme2<"umlsll", 0xc1200418, "sbb">, Sme2I64<"umlsll", 0xc1600418, "dhh">,
    Sme2<"usmlall", 0xc1200404, "sbb">
  ]>,
  ArraySet<"Aligned2_", "Aligned2_", 2, "first1x4", [
    SmeF8F32<"fmlall", 0xc1a00020, "sbb">, Sme2<"smlall", 0xc1a00000, "sbb">, Sme2I64<"smlall", 0xc1e00000, "dhh">,
    Sme2<"smlsll", 0xc1a00008, "sbb">, Sme2I64<"smlsll", 0xc1e00008, "dhh">, Sme2<"umlall", 0xc1a00010, "sbb">,
    Sme2I64<"umlall", 0xc1e00010, "dhh">, Sme2<"umlsll", 0xc1a00018, "sbb">, Sme2I64<"umlsll", 0xc1e00018, "dhh">,
    Sme2<"usmlall", 0xc1a00004, "sbb">
  ]>,
  ArraySet<"List2_", "Low16_", 2, "first1x4", [
    SmeF8F32<"fmlall", 0xc1200002, "sbb">, Sme2<"smlall", 0xc1200000, "sbb">, Sme2I64<"smlall", 0xc1600000, "dhh">,
    Sme2<"smlsll", 0xc1200008, "sbb">, Sme2I64<"smlsll", 0xc1600008, "dhh">, Sme2<"sumlall", 0xc1200014, "sbb">,
    Sme2<"umlall", 0xc1200010, "sbb">, Sme2I64<"umlall", 0xc1600010, "dhh">, Sme2<"umlsll", 0xc1200018, "sbb">,
    Sme2I64<"umlsll", 0xc1600018, "dhh">, Sme2<"usmlall", 0xc1200004, "sbb">
  ]>,
  ArraySet<"Aligned4_", "Aligned4_", 4, "first1x4", [
    SmeF8F32<"fmlall", 0xc1a10020, "sbb">, Sme2<"smlall", 0xc1a10000, "sbb">, Sme2I64<"smlall", 0xc1e10000, "dhh">,
    Sme2<"smlsll", 0xc1a10008, "sbb">, Sme2I64<"smlsll", 0xc1e10008, "dhh">, Sme2<"umlall", 0xc1a10010, "sbb">,
    Sme2I64<"umlall", 0xc1e10010, "dhh">, Sme2<"umlsll", 0xc1a10018, "sbb">, Sme2I64<"umlsll", 0xc1e10018, "dhh">,
    Sme2<"usmlall", 0xc1a10004, "sbb">
  ]>,
  ArraySet<"List4_", "Low16_", 4, "first1x4", [
    SmeF8F32<"fmlall", 0xc1300002, "sbb">, Sme2<"smlall", 0xc1300000, "sbb">, Sme2I64<"smlall", 0xc1700000, "dhh">,
    Sme2<"smlsll", 0xc1300008, "sbb">, Sme2I64<"smlsll", 0xc1700008, "dhh">, Sme2<"sumlall", 0xc1300014, "sbb">,
    Sme2<"umlall", 0xc1300010, "sbb">, Sme2I64<"umlall", 0xc1700010, "dhh">, Sme2<"umlsll", 0xc1300018, "sbb">,
    Sme2I64<"umlsll", 0xc1700018, "dhh">, Sme2<"usmlall", 0xc1300004, "sbb">
  ]>,
  ArraySet<"Aligned2_", "Low16_", 2, "offset7", [
    Sme2<"bfdot", 0xc1501018, "shh">, Sme2<"bfvdot", 0xc1500018, "shh">, SmeF8F32<"fdot", 0xc1500038, "sbb">,
    Sme2<"fdot", 0xc1501008, "shh">, Sme2<"fmla", 0xc1500000, "sss">, Sme2<"fmls", 0xc1500010, "sss">,
    Sme2<"fvdot", 0xc1500008, "shh">, Sme2<"sdot", 0xc1501000, "shh">, Sme2<"sdot", 0xc1501020, "sbb">,
    Sme2<"sudot", 0xc1501038, "sbb">, Sme2<"svdot", 0xc1500020, "shh">, Sme2<"udot", 0xc1501010, "shh">,
    Sme2<"udot", 0xc1501030, "sbb">, Sme2<"usdot", 0xc1501028, "sbb">, Sme2<"uvdot", 0xc1500030, "shh">
  ], 4, [10, 11]>,
  ArraySet<"Aligned4_", "Low16_", 4, "offset7", [
    Sme2<"bfdot", 0xc1509018, "shh">, SmeF8F32<"fdot", 0xc1508008, "sbb">, Sme2<"fdot", 0xc1509008, "shh">,
    Sme2<"fmla", 0xc1508000, "sss">, Sme2<"fmls", 0xc1508010, "sss">, Sme2<"sdot", 0xc1509000, "shh">,
    Sme2<"sdot", 0xc1509020, "sbb">, Sme2<"sudot", 0xc1509038, "sbb">, Sme2<"suvdot", 0xc1508038, "sbb">,
    Sme2<"svdot", 0xc1508020, "sbb">, Sme2<"udot", 0xc1509010, "shh">, Sme2<"udot", 0xc1509030, "sbb">,
    Sme2<"usdot", 0xc1509028, "sbb">, Sme2<"usvdot", 0xc1508028, "sbb">, Sme2<"uvdot", 0xc1508030, "sbb">
  ], 4, [10, 11]>,
  ArraySet<"Vec_", "Low16_", 0, "first3x2", [
    Sme2<"bfmlal", 0xc1801010, "shh">, Sme2<"bfmlsl", 0xc1801018, "shh">, Sme2<"fmlal", 0xc1801000, "shh">,
    Sme2<"fmlsl", 0xc1801008, "shh">, Sme2<"smlal", 0xc1c01000, "shh">, Sme2<"smlsl", 0xc1c01008, "shh">,
    Sme2<"umlal", 0xc1c01010, "shh">, Sme2<"umlsl", 0xc1c01018, "shh">
  ], 8, [10, 11, 15]>,
  ArraySet<"Aligned2_", "Low16_", 2, "first2x2", [
    Sme2<"bfmlal", 0xc1901010, "shh">, Sme2<"bfmlsl", 0xc1901018, "shh">, Sme2<"fmlal", 0xc1901000, "shh">,
    Sme2<"fmlsl", 0xc1901008, "shh">, Sme2<"smlal", 0xc1d01000, "shh">, Sme2<"smlsl", 0xc1d01008, "shh">,
    Sme2<"umlal", 0xc1d01010, "shh">, Sme2<"umlsl", 0xc1d01018, "shh">
  ], 8, [2, 10, 11]>,
  ArraySet<"Aligned4_", "Low16_", 4, "first2x2", [
    Sme2<"bfmlal", 0xc1909010, "shh">, Sme2<"bfmlsl", 0xc1909018, "shh">, Sme2<"fmlal", 0xc1909000, "shh">,
    Sme2<"fmlsl", 0xc1909008, "shh">, Sme2<"smlal", 0xc1d09000, "shh">, Sme2<"smlsl", 0xc1d09008, "shh">,
    Sme2<"umlal", 0xc1d09010, "shh">, Sme2<"umlsl", 0xc1d09018, "shh">
  ], 8, [2, 10, 11]>,
  ArraySet<"Aligned2_", "Low16_", 2, "offset7", [
    SmeB16<"bfmla", 0xc1101020, "hhh">, SmeB16<"bfmls", 0xc1101030, "hhh">, SmeF8F16<"fdot", 0xc1d00020, "hbb">,
    SmeF16<"fmla", 0xc1101000, "hhh">, SmeF16<"fmls", 0xc1101010, "hhh">, SmeF8F16<"fvdot", 0xc1d01020, "hbb">
  ], 8, [3, 10, 11]>,
  ArraySet<"Aligned4_", "Low16_", 4, "offset7", [
    SmeB16<"bfmla", 0xc1109020, "hhh">, SmeB16<"bfmls", 0xc1109030, "hhh">, SmeF8F16<"fdot", 0xc1109040, "hbb">,
    SmeF16<"fmla", 0xc1109000, "hhh">, SmeF16<"fmls", 0xc1109010, "hhh">
  ], 8, [3, 10, 11]>,
  ArraySet<"Vec_", "Low16_", 0, "first2x4", [
    SmeF8F32<"fmlall", 0xc1400000, "sbb">, Sme2<"smlall", 0xc1000000, "sbb">, Sme2<"smlsll", 0xc1000008, "sbb">,
    Sme2<"sumlall", 0xc1000014, "sbb">, Sme2<"umlall", 0xc1000010, "sbb">, Sme2<"umlsll", 0xc1000018, "sbb">,
    Sme2<"usmlall", 0xc1000004, "sbb">
  ], 16, [10, 11, 12, 15]>,
  ArraySet<"Aligned2_", "Low16_", 2, "first1x4", [
    SmeF8F32<"fmlall", 0xc1900020, "sbb">, Sme2<"smlall", 0xc1100000, "sbb">, Sme2<"smlsll", 0xc1100008, "sbb">,
    Sme2<"sumlall", 0xc1100030, "sbb">, Sme2<"umlall", 0xc1100010, "sbb">, Sme2<"umlsll", 0xc1100018, "sbb">,
    Sme2<"usmlall", 0xc1100020, "sbb">
  ], 16, [1, 2, 10, 11]>,
  ArraySet<"Aligned4_", "Low16_", 4, "first1x4", [
    SmeF8F32<"fmlall", 0xc1108040, "sbb">, Sme2<"smlall", 0xc1108000, "sbb">, Sme2<"smlsll", 0xc1108008, "sbb">,
    Sme2<"sumlall", 0xc1108030, "sbb">, Sme2<"umlall", 0xc1108010, "sbb">, Sme2<"umlsll", 0xc1108018, "sbb">,
    Sme2<"usmlall", 0xc1108020, "sbb">
  ], 16, [1, 2, 10, 11]>,
  ArraySet<"Vec_", "Low16_", 0, "first3x2", [
    SmeF8F16<"fmlal", 0xc1c00000, "hbb">
  ], 16, [3, 10, 11, 15]>,
  ArraySet<"Aligned2_", "Low16_", 2, "first2x2", [
    SmeF8F16<"fmlal", 0xc1901030, "hbb">
  ], 16, [2, 3, 10, 11]>,
  ArraySet<"Aligned4_", "Low16_", 4, "first2x2", [
    SmeF8F16<"fmlal", 0xc1909020, "hbb">
  ], 16, [2, 3, 10, 11]>,
  ArraySet<"Aligned2_", "Low16_", 2, "offset7", [
    Sme2F64<"fmla", 0xc1d00000, "ddd">, Sme2F64<"fmls", 0xc1d00010, "ddd">, Sme2I64<"sdot", 0xc1d00008, "dhh">,
    Sme2I64<"udot", 0xc1d00018, "dhh">
  ], 2, [10]>,
  ArraySet<"Aligned4_", "Low16_", 4, "offset7", [
    Sme2F64<"fmla", 0xc1d08000, "ddd">, Sme2F64<"fmls", 0xc1d08010, "ddd">, Sme2I64<"sdot", 0xc1d08008, "dhh">,
    Sme2I64<"svdot", 0xc1d08808, "dhh">, Sme2I64<"udot", 0xc1d08018, "dhh">, Sme2I64<"uvdot", 0xc1d08818, "dhh">
  ], 2, [10]>,
  ArraySet<"Aligned2_", "Low16_", 4, "offset7", [
    SmeF8F32<"fvdotb", 0xc1d00800, "sbb">, SmeF8F32<"fvdott", 0xc1d00810, "sbb">
  ], 4, [3, 10]>,
  ArraySet<"Vec_", "Low16_", 0, "first2x4", [
    Sme2I64<"smlall", 0xc1800000, "dhh">, Sme2I64<"smlsll", 0xc1800008, "dhh">, Sme2I64<"umlall", 0xc1800010, "dhh">,
    Sme2I64<"umlsll", 0xc1800018, "dhh">
  ], 8, [10, 11, 15]>,
  ArraySet<"Aligned2_", "Low16_", 2, "first1x4", [
    Sme2I64<"smlall", 0xc1900000, "dhh">, Sme2I64<"smlsll", 0xc1900008, "dhh">, Sme2I64<"umlall", 0xc1900010, "dhh">,
    Sme2I64<"umlsll", 0xc1900018, "dhh">
  ], 8, [1, 2, 10]>,
  ArraySet<"Aligned4_", "Low16_", 4, "first1x4", [
    Sme2I64<"smlall", 0xc1908000, "dhh">, Sme2I64<"smlsll", 0xc1908008, "dhh">, Sme2I64<"umlall", 0xc1908010, "dhh">,
    Sme2I64<"umlsll", 0xc1908018, "dhh">
  ], 8, [1, 2, 10]>,
] in
  foreach op = s.Ops in {
    defvar N = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    defvar M = SmeKind<s.M, !substr(op.Letters, 2, 1)>;
    defvar name = op.Code#"_"#s.Tag#"_"#op.Letters;
    defvar array = "za."#!substr(op.Letters, 0, 1)#"[$v, $imm]";
    if s.Lanes then {
      def name : SmeArrayLaneOp<op, s, N, M, (ins ArrayIndex:$v, s.Offset:$imm, N.Operand:$n, M.Operand:$m,
                                                  !cast<DAGOperand>("lane"#s.Lanes):$i), "$n, $m[$i]">;
      if !not(!empty(s.Vg)) then
        def : InstAlias<op.Name#" "#array#", $n, $m[$i]",
                        (!cast<Instruction>(name) ArrayIndex:$v, s.Offset:$imm, N.Operand:$n, M.Operand:$m,
                                                  !cast<DAGOperand>("lane"#s.Lanes):$i), 0>;
    } else {
      def name : SmeArrayOp<op, s, N, M, (ins ArrayIndex:$v, s.Offset:$imm, N.Operand:$n, M.Operand:$m), "$n, $m">;
      if !not(!empty(s.Vg)) then
        def : InstAlias<op.Name#" "#array#", $n, $m",
                        (!cast<Instruction>(name) ArrayIndex:$v, s.Offset:$imm, N.Operand:$n, M.Operand:$m), 0>;
    }
  }

// za[$v, $imm, vgx2], $n
foreach s = [
  ArraySet<"Aligned2_", "", 2, "offset7", [
    Sme2<"add", 0xc1a01c10, "ss">, Sme2I64<"add", 0xc1e01c10, "dd">, SmeB16<"bfadd", 0xc1e41c00, "hh">,
    SmeB16<"bfsub", 0xc1e41c08, "hh">, Sme2<"fadd", 0xc1a01c00, "ss">, SmeHalf<"fadd", 0xc1a41c00, "hh">,
    Sme2F64<"fadd", 0xc1e01c00, "dd">, Sme2<"fsub", 0xc1a01c08, "ss">, SmeHalf<"fsub", 0xc1a41c08, "hh">,
    Sme2F64<"fsub", 0xc1e01c08, "dd">, Sme2<"sub", 0xc1a01c18, "ss">, Sme2I64<"sub", 0xc1e01c18, "dd">
  ]>,
  ArraySet<"Aligned4_", "", 4, "offset7", [
    Sme2<"add", 0xc1a11c10, "ss">, Sme2I64<"add", 0xc1e11c10, "dd">, SmeB16<"bfadd", 0xc1e51c00, "hh">,
    SmeB16<"bfsub", 0xc1e51c08, "hh">, Sme2<"fadd", 0xc1a11c00, "ss">, SmeHalf<"fadd", 0xc1a51c00, "hh">,
    Sme2F64<"fadd", 0xc1e11c00, "dd">, Sme2<"fsub", 0xc1a11c08, "ss">, SmeHalf<"fsub", 0xc1a51c08, "hh">,
    Sme2F64<"fsub", 0xc1e11c08, "dd">, Sme2<"sub", 0xc1a11c18, "ss">, Sme2I64<"sub", 0xc1e11c18, "dd">
  ]>,
] in
  foreach op = s.Ops in {
    defvar N = SmeKind<s.N, !substr(op.Letters, 1, 1)>;
    defvar array = "za."#!substr(op.Letters, 0, 1);
    def op.Code#"_Za"#s.Tag#"_"#op.Letters
        : SmeN<op, N, (outs), (ins ArrayIndex:$v, s.Offset:$imm, N.Operand:$n), array#"[$v, $imm"#s.Vg#"], $n"> {
      bits<2> v;
      bits<3> imm;
      let Inst{14-13} = v;
      let Inst{2-0} = imm;
    }
    def : InstAlias<op.Name#" "#array#"[$v, $imm], $n",
                    (!cast<Instruction>(op.Code#"_Za"#s.Tag#"_"#op.Letters) ArrayIndex:$v, s.Offset:$imm, N.Operand:$n), 0>;
  }

// Zeros in groups of vectors: za.d[$v, $imm, vgx2]
foreach s = [
  ArraySet<"", "", 0, "first3x2", [Sme2p1<"zero", 0xc00c8000, "d">]>,
  ArraySet<"", "", 0, "first2x4", [Sme2p1<"zero", 0xc00e8000, "d">]>,
  ArraySet<"", "", 2, "first2x2", [Sme2p1<"zero", 0xc00d0000, "d">]>,
  ArraySet<"", "", 2, "first1x4", [Sme2p1<"zero", 0xc00f0000, "d">]>,
  ArraySet<"", "", 2, "offset7", [Sme2p1<"zero", 0xc00c0000, "d">]>,
  ArraySet<"", "", 4, "first2x2", [Sme2p1<"zero", 0xc00d8000, "d">]>,
  ArraySet<"", "", 4, "first1x4", [Sme2p1<"zero", 0xc00f8000, "d">]>,
  ArraySet<"", "", 4, "offset7", [Sme2p1<"zero", 0xc00e0000, "d">]>,
] in
  foreach op = s.Ops in
    def ZERO_ZaX#!cast<string>(s.Offset)#!subst(", ", "", s.Vg) : Sme<op, (outs), (ins ArrayIndex:$v, s.Offset:$imm), "za.d[$v, $imm"#s.Vg#"]"> {
      bits<2> v;
      bits<3> imm;
      let Inst{14-13} = v;
      let Inst{2} = !if(!gt(s.OffsetBits, 2), imm{2}, Word{2});
      let Inst{1} = !if(!gt(s.OffsetBits, 1), imm{1}, Word{1});
      let Inst{0} = imm{0};
    }
