// Matrices: products into tiles, moves between slices and vectors, loads and stores of slices, and the table zt0.

// $a, $g/m, $h/m, $n, $m
foreach op = [
  SmeB16<"bfmopa", 0x81a00008, "hhh">, Sme1<"bfmopa", 0x81800000, "shh">, SmeB16<"bfmops", 0x81a00018, "hhh">,
  Sme1<"bfmops", 0x81800010, "shh">, Sme2<"bmopa", 0x80800008, "sss">, Sme2<"bmops", 0x80800018, "sss">,
  SmeF64<"fmopa", 0x80c00000, "ddd">, SmeF8F16<"fmopa", 0x80a00008, "hbb">, SmeF16<"fmopa", 0x81800008, "hhh">,
  SmeF8F32<"fmopa", 0x80a00000, "sbb">, Sme1<"fmopa", 0x81a00000, "shh">, Sme1<"fmopa", 0x80800000, "sss">,
  SmeF64<"fmops", 0x80c00010, "ddd">, SmeF16<"fmops", 0x81800018, "hhh">, Sme1<"fmops", 0x81a00010, "shh">,
  Sme1<"fmops", 0x80800010, "sss">, SmeI64<"smopa", 0xa0c00000, "dhh">, Sme1<"smopa", 0xa0800000, "sbb">,
  Sme2<"smopa", 0xa0800008, "shh">, SmeI64<"smops", 0xa0c00010, "dhh">, Sme1<"smops", 0xa0800010, "sbb">,
  Sme2<"smops", 0xa0800018, "shh">, SmeI64<"sumopa", 0xa0e00000, "dhh">, Sme1<"sumopa", 0xa0a00000, "sbb">,
  SmeI64<"sumops", 0xa0e00010, "dhh">, Sme1<"sumops", 0xa0a00010, "sbb">, SmeI64<"umopa", 0xa1e00000, "dhh">,
  Sme1<"umopa", 0xa1a00000, "sbb">, Sme2<"umopa", 0xa1800008, "shh">, SmeI64<"umops", 0xa1e00010, "dhh">,
  Sme1<"umops", 0xa1a00010, "sbb">, Sme2<"umops", 0xa1800018, "shh">, SmeI64<"usmopa", 0xa1c00000, "dhh">,
  Sme1<"usmopa", 0xa1800000, "sbb">, SmeI64<"usmops", 0xa1c00010, "dhh">, Sme1<"usmops", 0xa1800010, "sbb">,
] in {
  defvar letter = !substr(op.Letters, 0, 1);
  defvar T = !cast<DAGOperand>("Tile_"#letter);
  defvar N = SmeKind<"Vec_", !substr(op.Letters, 1, 1)>;
  def op.Code#"_Tile_"#op.Letters
      : SmeNM<op, N, N, (outs T:$a), (ins T:$old, Governing:$g, Governing:$h, N.Operand:$n, N.Operand:$m), "$a, $g/m, $h/m, $n, $m"> {
    bits<3> a;
    bits<3> g;
    bits<3> h;
    let Inst{15-13} = h;
    let Inst{12-10} = g;
    let Inst{2} = !if(!eq(letter, "d"), a{2}, Word{2});
    let Inst{1} = !if(!eq(letter, "h"), Word{1}, a{1});
    let Inst{0} = a{0};
    let Constraints = "$a = $old";
  }
}

// $a, $g/m, $h/m, $n
foreach op = [
  SmeI64<"addha", 0xc0d00000, "dd">, Sme1<"addha", 0xc0900000, "ss">, SmeI64<"addva", 0xc0d10000, "dd">,
  Sme1<"addva", 0xc0910000, "ss">,
] in {
  defvar letter = !substr(op.Letters, 0, 1);
  defvar T = !cast<DAGOperand>("Tile_"#letter);
  defvar N = SmeKind<"Vec_", letter>;
  def op.Code#"_Tile_"#op.Letters
      : SmeN<op, N, (outs T:$a), (ins T:$old, Governing:$g, Governing:$h, N.Operand:$n), "$a, $g/m, $h/m, $n"> {
    bits<3> a;
    bits<3> g;
    bits<3> h;
    let Inst{15-13} = h;
    let Inst{12-10} = g;
    let Inst{2} = !if(!eq(letter, "d"), a{2}, Word{2});
    let Inst{1-0} = a{1-0};
    let Constraints = "$a = $old";
  }
}

// ---- Slices ---------------------------------------------------------------------------------------------------------

// A slice, or `count` of them, of a tile: one field has the number of the tile in its upper bits and the place, as far as a
// place can be said, in its lower ones.
class Slice<string kind, string letter, int count> {
  string Letter = letter;
  int Log2 = ElementOf<letter>.Log2;
  int Unit = !logtwo(count);
  int OffsetBits = !if(!gt(!add(Log2, Unit), 4), 0, !sub(4, !add(Log2, Unit)));
  int Bits = !add(OffsetBits, Log2);
  DAGOperand Tile = !cast<DAGOperand>(kind#letter);
  string Text = "$a[$v, "#!cond(!gt(OffsetBits, 0): "$imm", !eq(count, 1): "0", true: "0:"#!sub(count, 1))#"]";
  dag Place = !if(OffsetBits, (ins SliceIndex:$v, !cast<DAGOperand>(!if(!eq(count, 1), "offset"#!sub(!shl(1, OffsetBits), 1),
                                                                        "first"#OffsetBits#"x"#count)):$imm),
                              (ins SliceIndex:$v));
  // Column 1, row 0.
  int Vertical = !if(!eq(kind, "Column_"), 0x8000, 0);
  string Tag = !subst("_", "", kind)#!if(!eq(count, 1), "", ""#count)#"_"#letter;
}
class SliceOp<string name, int word, Slice s, list<Predicate> needs> : SmeOp<name, !add(word, s.Vertical), s.Letter, needs>;

// The field at bit 5, and at bit 0.
class SmeSliceAt5<SmeOp op, Slice s, SmeKind D, dag outs_, dag ins_, string operands> : SmeD<op, D, outs_, ins_, operands> {
  bits<2> v;
  bits<4> a;
  bits<4> imm;
  let Inst{14-13} = v;
  let Inst{8} = !cond(!gt(s.OffsetBits, 3): imm{3}, !lt(s.Bits, 4): Word{8}, !eq(s.OffsetBits, 3): a{0},
                      !eq(s.OffsetBits, 2): a{1}, !eq(s.OffsetBits, 1): a{2}, true: a{3});
  let Inst{7} = !cond(!gt(s.OffsetBits, 2): imm{2}, !lt(s.Bits, 3): Word{7}, !eq(s.OffsetBits, 2): a{0},
                      !eq(s.OffsetBits, 1): a{1}, true: a{2});
  let Inst{6} = !cond(!gt(s.OffsetBits, 1): imm{1}, !lt(s.Bits, 2): Word{6}, !eq(s.OffsetBits, 1): a{0}, true: a{1});
  let Inst{5} = !if(!gt(s.OffsetBits, 0), imm{0}, a{0});
}
class SmeSliceAt0<SmeOp op, Slice s, SmeKind N, dag outs_, dag ins_, string operands> : SmeN<op, N, outs_, ins_, operands> {
  bits<2> v;
  bits<4> a;
  bits<4> imm;
  let Inst{14-13} = v;
  let Inst{3} = !cond(!gt(s.OffsetBits, 3): imm{3}, !lt(s.Bits, 4): Word{3}, !eq(s.OffsetBits, 3): a{0},
                      !eq(s.OffsetBits, 2): a{1}, !eq(s.OffsetBits, 1): a{2}, true: a{3});
  let Inst{2} = !cond(!gt(s.OffsetBits, 2): imm{2}, !lt(s.Bits, 3): Word{2}, !eq(s.OffsetBits, 2): a{0},
                      !eq(s.OffsetBits, 1): a{1}, true: a{2});
  let Inst{1} = !cond(!gt(s.OffsetBits, 1): imm{1}, !lt(s.Bits, 2): Word{1}, !eq(s.OffsetBits, 1): a{0}, true: a{1});
  let Inst{0} = !if(!gt(s.OffsetBits, 0), imm{0}, a{0});
}

defvar OfSize = 0x400000;
foreach kind = ["Row_", "Column_"] in {
  foreach letter = ElementLetters in {
    defvar s = Slice<kind, letter, 1>;
    defvar vector = SmeKind<"Vec_", letter>;
    defvar size = !if(!eq(letter, "q"), 0xc10000, !mul(s.Log2, OfSize));
    // $d, $g/m, $a[$v, $imm], and the other way round
    defvar extract = SliceOp<"mova", !add(0xc0020000, size), s, [HasSME]>;
    def MOVA_Vec_#s.Tag : SmeSliceAt5<extract, s, vector, (outs vector.Operand:$d),
                                      !con((ins vector.Operand:$old, Governing:$g, s.Tile:$a), s.Place), "$d, $g/m, "#s.Text> {
      bits<3> g;
      let Inst{12-10} = g;
      let Constraints = "$d = $old";
    }
    def : InstAlias<"mov $d, $g/m, "#s.Text,
                    !setdagop(!con((ins vector.Operand:$d, Governing:$g, s.Tile:$a), s.Place),
                              !cast<Instruction>("MOVA_Vec_"#s.Tag))>;
    defvar insert = SliceOp<"mova", !add(0xc0000000, size), s, [HasSME]>;
    def MOVA_#s.Tag#_Vec : SmeSliceAt0<insert, s, vector, (outs s.Tile:$a),
                                       !con((ins s.Tile:$old), s.Place, (ins Governing:$g, vector.Operand:$n)), s.Text#", $g/m, $n"> {
      bits<3> g;
      let Inst{12-10} = g;
      let Constraints = "$a = $old";
    }
    def : InstAlias<"mov "#s.Text#", $g/m, $n",
                    !setdagop(!con((ins s.Tile:$a), s.Place, (ins Governing:$g, vector.Operand:$n)),
                              !cast<Instruction>("MOVA_"#s.Tag#"_Vec"))>;
    // $d, $a[$v, $imm], and zero
    defvar move = SliceOp<"movaz", !add(0xc0020200, size), s, [HasSME2p1]>;
    def MOVAZ_Vec_#s.Tag : SmeSliceAt5<move, s, vector, (outs vector.Operand:$d), !con((ins s.Tile:$a), s.Place), "$d, "#s.Text>;

    // Loads and stores: {$a[$v, $imm]}, $g/z, [$n, $m, lsl #1]
    defvar memory = !if(!eq(letter, "q"), 0x1c00000, !mul(s.Log2, OfSize));
    defvar suffix = !if(!eq(letter, "s"), "w", letter);
    defvar shift = !if(s.Log2, ", lsl #"#s.Log2, "");
    foreach store = [0, 1] in {
      defvar name = !if(store, "st1", "ld1")#suffix;
      defvar g = !if(store, "$g", "$g/z");
      defvar access = SliceOp<name, !add(0xe0000000, !add(memory, !mul(store, 0x200000))), s, [HasSME]>;
      def access.Code#"_"#s.Tag
          : SmeSliceAt0<access, s, SmeKind<"GPR64sp", "">, !if(store, (outs), (outs s.Tile:$a)),
                        !con(!if(store, (ins s.Tile:$a), (ins)), s.Place, (ins Governing:$g, GPR64sp:$n, GPR64:$m)),
                        "\\{"#s.Text#"\\}, "#g#", [$n, $m"#shift#"]"> {
        bits<3> g;
        bits<5> m;
        let Inst{20-16} = m;
        let Inst{12-10} = g;
        let mayStore = store;
        let mayLoad = !not(store);
      }
      defvar inst = !cast<Instruction>(access.Code#"_"#s.Tag);
      defvar indexed = !setdagop(!con((ins s.Tile:$a), s.Place, (ins Governing:$g, GPR64sp:$n, GPR64:$m)), inst);
      defvar plain = !setdagop(!con((ins s.Tile:$a), s.Place, (ins Governing:$g, GPR64sp:$n, XZR)), inst);
      def : InstAlias<name#" \\{"#s.Text#"\\}, "#g#", [$n]", plain>;
      def : InstAlias<name#" "#s.Text#", "#g#", [$n, $m"#shift#"]", indexed, 0>;
      def : InstAlias<name#" "#s.Text#", "#g#", [$n]", plain, 0>;
    }
  }
  // Several slices, and lists of vectors.
  foreach letter = BHSD in
    foreach count = [2, 4] in {
      defvar s = Slice<kind, letter, count>;
      defvar vectors = SmeKind<"Aligned"#count#"_", letter>;
      defvar size = !add(!mul(s.Log2, OfSize), !if(!eq(count, 4), 0x400, 0));
      defvar extract = SliceOp<"mova", !add(0xc0060000, size), s, [HasSME2]>;
      def MOVA_List_#s.Tag : SmeSliceAt5<extract, s, vectors, (outs vectors.Operand:$d), !con((ins s.Tile:$a), s.Place), "$d, "#s.Text>;
      def : InstAlias<"mov $d, "#s.Text, !setdagop(!con((ins vectors.Operand:$d, s.Tile:$a), s.Place),
                                                   !cast<Instruction>("MOVA_List_"#s.Tag))>;
      defvar move = SliceOp<"movaz", !add(0xc0060200, size), s, [HasSME2p1]>;
      def MOVAZ_List_#s.Tag : SmeSliceAt5<move, s, vectors, (outs vectors.Operand:$d), !con((ins s.Tile:$a), s.Place), "$d, "#s.Text>;
      defvar insert = SliceOp<"mova", !add(0xc0040000, size), s, [HasSME2]>;
      def MOVA_#s.Tag#_List : SmeSliceAt0<insert, s, vectors, (outs s.Tile:$a),
                                          !con((ins s.Tile:$old), s.Place, (ins vectors.Operand:$n)), s.Text#", $n"> {
        let Constraints = "$a = $old";
      }
      def : InstAlias<"mov "#s.Text#", $n", !setdagop(!con((ins s.Tile:$a), s.Place, (ins vectors.Operand:$n)),
                                                      !cast<Instruction>("MOVA_"#s.Tag#"_List"))>;
    }
}

// Groups of vectors of ZA: $d, za.d[$v, $imm, vgx2]. Elements do not matter, so that all are read.
foreach count = [2, 4] in {
  defvar vectors = SmeKind<"Aligned"#count#"_", "d">;
  defvar size = !if(!eq(count, 4), 0x400, 0);
  defvar groups = "za.d[$v, $imm, vgx"#count#"]";
  foreach op = [Sme2<"mova", !add(0xc0060800, size), "d">, Sme2p1<"movaz", !add(0xc0060a00, size), "d">] in
    def op.Code#"_List_Za"#count
        : SmeD<op, vectors, (outs vectors.Operand:$d), (ins ArrayIndex:$v, offset7:$imm), "$d, "#groups> {
      bits<2> v;
      bits<3> imm;
      let Inst{14-13} = v;
      let Inst{7-5} = imm;
    }
  def MOVA_Za#count#_List
      : SmeN<Sme2<"mova", !add(0xc0040800, size), "d">, vectors, (outs), (ins ArrayIndex:$v, offset7:$imm, vectors.Operand:$n),
             groups#", $n"> {
    bits<2> v;
    bits<3> imm;
    let Inst{14-13} = v;
    let Inst{2-0} = imm;
  }
  defvar extract = !cast<Instruction>("MOVA_List_Za"#count);
  defvar move = !cast<Instruction>("MOVAZ_List_Za"#count);
  defvar insert = !cast<Instruction>("MOVA_Za"#count#"_List");
  foreach letter = BHSD in {
    defvar L = !cast<DAGOperand>("Aligned"#count#"_"#letter);
    defvar preferred = !if(!eq(letter, "d"), 1, 0);
    foreach said = ["", ", vgx"#count] in {
      defvar place = "za."#letter#"[$v, $imm"#said#"]";
      defvar isFirst = !if(!empty(said), 0, preferred);
      def : InstAlias<"mov $d, "#place, (extract L:$d, ArrayIndex:$v, offset7:$imm), isFirst>;
      def : InstAlias<"mov "#place#", $n", (insert ArrayIndex:$v, offset7:$imm, L:$n), isFirst>;
      if !not(!and(!eq(letter, "d"), !not(!empty(said)))) then {
        def : InstAlias<"mova $d, "#place, (extract L:$d, ArrayIndex:$v, offset7:$imm), 0>;
        def : InstAlias<"movaz $d, "#place, (move L:$d, ArrayIndex:$v, offset7:$imm), 0>;
        def : InstAlias<"mova "#place#", $n", (insert ArrayIndex:$v, offset7:$imm, L:$n), 0>;
      }
    }
  }
}

// ---- ZA as a whole, and zt0 -----------------------------------------------------------------------------------------

// The place is in units of vectors on both sides.
foreach store = [0, 1] in {
  defvar op = Sme1<!if(store, "str", "ldr"), !if(store, 0xe1200000, 0xe1000000), "">;
  def op.Code#"_ZA" : SmeN<op, SmeKind<"GPR64sp", "">, (outs), (ins SliceIndex:$v, offset15:$imm, GPR64sp:$n),
                           "za[$v, $imm], [$n, #$imm, mul vl]"> {
    bits<2> v;
    bits<4> imm;
    let Inst{14-13} = v;
    let Inst{3-0} = imm;
    let mayStore = store;
    let mayLoad = !not(store);
  }
  defvar inst = !cast<Instruction>(op.Code#"_ZA");
  def : InstAlias<op.Name#" za[$v, $imm], [$n, $imm, mul vl]", (inst SliceIndex:$v, offset15:$imm, GPR64sp:$n), 0>;
  def : InstAlias<op.Name#" za[$v, 0], [$n]", (inst SliceIndex:$v, 0, GPR64sp:$n)>;
  defvar table = Sme2<op.Name, !if(store, 0xe13f8000, 0xe11f8000), "">;
  def op.Code#"_ZT" : SmeN<table, SmeKind<"GPR64sp", "">, (outs), (ins GPR64sp:$n), "zt0, [$n]"> {
    let mayStore = store;
    let mayLoad = !not(store);
  }
}
def ZERO_ZA : Sme<Sme1<"zero", 0xc0080000, "">, (outs), (ins tile_set:$tiles), "$tiles"> {
  bits<8> tiles;
  let Inst{7-0} = tiles;
}
def ZERO_ZT : Sme<Sme2<"zero", 0xc0480001, "">, (outs), (ins), "\\{ zt0 \\}">;

class SmeTableMove<SmeOp op, dag outs_, dag ins_, DAGOperand offset, string operands>
    : SmeD<op, SmeKind<"GPR64", "">, outs_, !con(ins_, (ins offset:$imm)), operands> {
  bits<3> imm;
  let Inst{13-12} = imm{1-0};
}
def MOVT_XT : SmeTableMove<Sme2<"movt", 0xc04c03e0, "">, (outs GPR64:$d), (ins), table_bytes, "$d, zt0[$imm]"> {
  let Inst{14} = imm{2};
}
def MOVT_TX : SmeTableMove<Sme2<"movt", 0xc04e03e0, "">, (outs), (ins GPR64:$d), table_bytes, "zt0[$imm], $d"> {
  let Inst{14} = imm{2};
}
def MOVT_TV : SmeTableMove<SmeLut<"movt", 0xc04f03e0, "">, (outs), (ins Vec:$d), offset3, "zt0[$imm, mul vl], $d">;
def : InstAlias<"movt zt0, $d", (MOVT_TV Vec:$d, 0)>;

// ---- Lengths of vectors in streaming mode, and the mode itself ------------------------------------------------------

foreach op = [Sme1<"addspl", 0x04605800, "">, Sme1<"addsvl", 0x04205800, "">] in
  def op.Code : SmeD<op, SmeKind<"GPR64sp", "">, (outs GPR64sp:$d), (ins GPR64sp:$n, signed6x1:$imm), "$d, $n, $imm"> {
    bits<5> n;
    bits<6> imm;
    let Inst{20-16} = n;
    let Inst{10-5} = imm;
  }
def RDSVL : SmeD<Sme1<"rdsvl", 0x04bf5800, "">, SmeKind<"GPR64", "">, (outs GPR64:$d), (ins signed6x1:$imm), "$d, $imm"> {
  bits<6> imm;
  let Inst{10-5} = imm;
}
class StreamingMode<string asm, dag result> : InstAlias<asm, result, 2> {
  let Predicates = [HasSME];
}
foreach on = [0, 1] in {
  defvar name = !if(on, "smstart", "smstop");
  def : StreamingMode<name, (MSRbit 219, on)>;
  def : StreamingMode<name#" sm", (MSRbit 203, on)>;
  def : StreamingMode<name#" za", (MSRbit 211, on)>;
}
