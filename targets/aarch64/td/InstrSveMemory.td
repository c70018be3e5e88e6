// Scalable vectors: loads, stores and prefetches.

// $d, $g/z, [$n, $m]
foreach op = [
  Sve1Only<"ld1b", 0xc440c000, ["d"]>, Sve1Only<"ld1b", 0x84404000, ["s"], ", sxtw">,
  Sve1Only<"ld1b", 0xc4404000, ["d"], ", sxtw">, Sve1Only<"ld1b", 0x84004000, ["s"], ", uxtw">,
  Sve1Only<"ld1b", 0xc4004000, ["d"], ", uxtw">, Sve1Only<"ld1d", 0xc5c0c000, ["d"]>,
  Sve1Only<"ld1d", 0xc5e0c000, ["d"], ", lsl #3">, Sve1Only<"ld1d", 0xc5c04000, ["d"], ", sxtw">,
  Sve1Only<"ld1d", 0xc5e04000, ["d"], ", sxtw #3">, Sve1Only<"ld1d", 0xc5804000, ["d"], ", uxtw">,
  Sve1Only<"ld1d", 0xc5a04000, ["d"], ", uxtw #3">, Sve1Only<"ld1h", 0xc4c0c000, ["d"]>,
  Sve1Only<"ld1h", 0xc4e0c000, ["d"], ", lsl #1">, Sve1Only<"ld1h", 0x84c04000, ["s"], ", sxtw">,
  Sve1Only<"ld1h", 0xc4c04000, ["d"], ", sxtw">, Sve1Only<"ld1h", 0x84e04000, ["s"], ", sxtw #1">,
  Sve1Only<"ld1h", 0xc4e04000, ["d"], ", sxtw #1">, Sve1Only<"ld1h", 0x84804000, ["s"], ", uxtw">,
  Sve1Only<"ld1h", 0xc4804000, ["d"], ", uxtw">, Sve1Only<"ld1h", 0x84a04000, ["s"], ", uxtw #1">,
  Sve1Only<"ld1h", 0xc4a04000, ["d"], ", uxtw #1">, Sve1Only<"ld1sb", 0xc4408000, ["d"]>,
  Sve1Only<"ld1sb", 0x84400000, ["s"], ", sxtw">, Sve1Only<"ld1sb", 0xc4400000, ["d"], ", sxtw">,
  Sve1Only<"ld1sb", 0x84000000, ["s"], ", uxtw">, Sve1Only<"ld1sb", 0xc4000000, ["d"], ", uxtw">,
  Sve1Only<"ld1sh", 0xc4c08000, ["d"]>, Sve1Only<"ld1sh", 0xc4e08000, ["d"], ", lsl #1">,
  Sve1Only<"ld1sh", 0x84c00000, ["s"], ", sxtw">, Sve1Only<"ld1sh", 0xc4c00000, ["d"], ", sxtw">,
  Sve1Only<"ld1sh", 0x84e00000, ["s"], ", sxtw #1">, Sve1Only<"ld1sh", 0xc4e00000, ["d"], ", sxtw #1">,
  Sve1Only<"ld1sh", 0x84800000, ["s"], ", uxtw">, Sve1Only<"ld1sh", 0xc4800000, ["d"], ", uxtw">,
  Sve1Only<"ld1sh", 0x84a00000, ["s"], ", uxtw #1">, Sve1Only<"ld1sh", 0xc4a00000, ["d"], ", uxtw #1">,
  Sve1Only<"ld1sw", 0xc5408000, ["d"]>, Sve1Only<"ld1sw", 0xc5608000, ["d"], ", lsl #2">,
  Sve1Only<"ld1sw", 0xc5400000, ["d"], ", sxtw">, Sve1Only<"ld1sw", 0xc5600000, ["d"], ", sxtw #2">,
  Sve1Only<"ld1sw", 0xc5000000, ["d"], ", uxtw">, Sve1Only<"ld1sw", 0xc5200000, ["d"], ", uxtw #2">,
  Sve1Only<"ld1w", 0xc540c000, ["d"]>, Sve1Only<"ld1w", 0xc560c000, ["d"], ", lsl #2">,
  Sve1Only<"ld1w", 0x85404000, ["s"], ", sxtw">, Sve1Only<"ld1w", 0xc5404000, ["d"], ", sxtw">,
  Sve1Only<"ld1w", 0x85604000, ["s"], ", sxtw #2">, Sve1Only<"ld1w", 0xc5604000, ["d"], ", sxtw #2">,
  Sve1Only<"ld1w", 0x85004000, ["s"], ", uxtw">, Sve1Only<"ld1w", 0xc5004000, ["d"], ", uxtw">,
  Sve1Only<"ld1w", 0x85204000, ["s"], ", uxtw #2">, Sve1Only<"ld1w", 0xc5204000, ["d"], ", uxtw #2">,
  Sve1Only<"ldff1b", 0xc440e000, ["d"]>, Sve1Only<"ldff1b", 0x84406000, ["s"], ", sxtw">,
  Sve1Only<"ldff1b", 0xc4406000, ["d"], ", sxtw">, Sve1Only<"ldff1b", 0x84006000, ["s"], ", uxtw">,
  Sve1Only<"ldff1b", 0xc4006000, ["d"], ", uxtw">, Sve1Only<"ldff1d", 0xc5c0e000, ["d"]>,
  Sve1Only<"ldff1d", 0xc5e0e000, ["d"], ", lsl #3">, Sve1Only<"ldff1d", 0xc5c06000, ["d"], ", sxtw">,
  Sve1Only<"ldff1d", 0xc5e06000, ["d"], ", sxtw #3">, Sve1Only<"ldff1d", 0xc5806000, ["d"], ", uxtw">,
  Sve1Only<"ldff1d", 0xc5a06000, ["d"], ", uxtw #3">, Sve1Only<"ldff1h", 0xc4c0e000, ["d"]>,
  Sve1Only<"ldff1h", 0xc4e0e000, ["d"], ", lsl #1">, Sve1Only<"ldff1h", 0x84c06000, ["s"], ", sxtw">,
  Sve1Only<"ldff1h", 0xc4c06000, ["d"], ", sxtw">, Sve1Only<"ldff1h", 0x84e06000, ["s"], ", sxtw #1">,
  Sve1Only<"ldff1h", 0xc4e06000, ["d"], ", sxtw #1">, Sve1Only<"ldff1h", 0x84806000, ["s"], ", uxtw">,
  Sve1Only<"ldff1h", 0xc4806000, ["d"], ", uxtw">, Sve1Only<"ldff1h", 0x84a06000, ["s"], ", uxtw #1">,
  Sve1Only<"ldff1h", 0xc4a06000, ["d"], ", uxtw #1">, Sve1Only<"ldff1sb", 0xc440a000, ["d"]>,
  Sve1Only<"ldff1sb", 0x84402000, ["s"], ", sxtw">, Sve1Only<"ldff1sb", 0xc4402000, ["d"], ", sxtw">,
  Sve1Only<"ldff1sb", 0x84002000, ["s"], ", uxtw">, Sve1Only<"ldff1sb", 0xc4002000, ["d"], ", uxtw">,
  Sve1Only<"ldff1sh", 0xc4c0a000, ["d"]>, Sve1Only<"ldff1sh", 0xc4e0a000, ["d"], ", lsl #1">,
  Sve1Only<"ldff1sh", 0x84c02000, ["s"], ", sxtw">, Sve1Only<"ldff1sh", 0xc4c02000, ["d"], ", sxtw">,
  Sve1Only<"ldff1sh", 0x84e02000, ["s"], ", sxtw #1">, Sve1Only<"ldff1sh", 0xc4e02000, ["d"], ", sxtw #1">,
  Sve1Only<"ldff1sh", 0x84802000, ["s"], ", uxtw">, Sve1Only<"ldff1sh", 0xc4802000, ["d"], ", uxtw">,
  Sve1Only<"ldff1sh", 0x84a02000, ["s"], ", uxtw #1">, Sve1Only<"ldff1sh", 0xc4a02000, ["d"], ", uxtw #1">,
  Sve1Only<"ldff1sw", 0xc540a000, ["d"]>, Sve1Only<"ldff1sw", 0xc560a000, ["d"], ", lsl #2">,
  Sve1Only<"ldff1sw", 0xc5402000, ["d"], ", sxtw">, Sve1Only<"ldff1sw", 0xc5602000, ["d"], ", sxtw #2">,
  Sve1Only<"ldff1sw", 0xc5002000, ["d"], ", uxtw">, Sve1Only<"ldff1sw", 0xc5202000, ["d"], ", uxtw #2">,
  Sve1Only<"ldff1w", 0xc540e000, ["d"]>, Sve1Only<"ldff1w", 0xc560e000, ["d"], ", lsl #2">,
  Sve1Only<"ldff1w", 0x85406000, ["s"], ", sxtw">, Sve1Only<"ldff1w", 0xc5406000, ["d"], ", sxtw">,
  Sve1Only<"ldff1w", 0x85606000, ["s"], ", sxtw #2">, Sve1Only<"ldff1w", 0xc5606000, ["d"], ", sxtw #2">,
  Sve1Only<"ldff1w", 0x85006000, ["s"], ", uxtw">, Sve1Only<"ldff1w", 0xc5006000, ["d"], ", uxtw">,
  Sve1Only<"ldff1w", 0x85206000, ["s"], ", uxtw #2">, Sve1Only<"ldff1w", 0xc5206000, ["d"], ", uxtw #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar M = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GzXZ_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, M:$m), "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L1GzXZ"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, M:$m), 0>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1Only<"ld1b", 0x8420c000, ["s"]>, Sve1Only<"ld1b", 0xc420c000, ["d"]>, Sve1Only<"ld1sb", 0x84208000, ["s"]>,
  Sve1Only<"ld1sb", 0xc4208000, ["d"]>, Sve1Only<"ldff1b", 0x8420e000, ["s"]>, Sve1Only<"ldff1b", 0xc420e000, ["d"]>,
  Sve1Only<"ldff1sb", 0x8420a000, ["s"]>, Sve1Only<"ldff1sb", 0xc420a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GzZi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, upto31:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1Only<"ld1d", 0xc5a0c000, ["d"]>, Sve1Only<"ldff1d", 0xc5a0e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GzZi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, unsigned5x8:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1Only<"ld1h", 0x84a0c000, ["s"]>, Sve1Only<"ld1h", 0xc4a0c000, ["d"]>, Sve1Only<"ld1sh", 0x84a08000, ["s"]>,
  Sve1Only<"ld1sh", 0xc4a08000, ["d"]>, Sve1Only<"ldff1h", 0x84a0e000, ["s"]>, Sve1Only<"ldff1h", 0xc4a0e000, ["d"]>,
  Sve1Only<"ldff1sh", 0x84a0a000, ["s"]>, Sve1Only<"ldff1sh", 0xc4a0a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GzZi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, unsigned5x2:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  SveOp<"ld1q", 0xc400a000, ["qd"], [HasSVE2p1]>, SveOp<"ldnt1b", 0x8400a000, ["ss"], [HasSVE2]>,
  SveOp<"ldnt1b", 0xc400c000, ["dd"], [HasSVE2]>, SveOp<"ldnt1d", 0xc580c000, ["dd"], [HasSVE2]>,
  SveOp<"ldnt1h", 0x8480a000, ["ss"], [HasSVE2]>, SveOp<"ldnt1h", 0xc480c000, ["dd"], [HasSVE2]>,
  SveOp<"ldnt1sb", 0x84008000, ["ss"], [HasSVE2]>, SveOp<"ldnt1sb", 0xc4008000, ["dd"], [HasSVE2]>,
  SveOp<"ldnt1sh", 0x84808000, ["ss"], [HasSVE2]>, SveOp<"ldnt1sh", 0xc4808000, ["dd"], [HasSVE2]>,
  SveOp<"ldnt1sw", 0xc5008000, ["dd"], [HasSVE2]>, SveOp<"ldnt1w", 0x8500a000, ["ss"], [HasSVE2]>,
  SveOp<"ldnt1w", 0xc500c000, ["dd"], [HasSVE2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_L1GzZX_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, GPR64:$m), "$d, $g/z, [$n, $m]"> {
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzZX"#"_"#f) D:$d, Governing:$g, N:$n, XZR)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1Only<"ld1sw", 0xc5208000, ["d"]>, Sve1Only<"ld1w", 0x8520c000, ["s"]>, Sve1Only<"ld1w", 0xc520c000, ["d"]>,
  Sve1Only<"ldff1sw", 0xc520a000, ["d"]>, Sve1Only<"ldff1w", 0x8520e000, ["s"]>,
  Sve1Only<"ldff1w", 0xc520e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GzZi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, unsigned5x4:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve1<"ld1b", 0xa4004000, BHSD>, Sve1<"ld1d", 0xa5e04000, ["d"], ", lsl #3">,
  SveOp<"ld1d", 0xa5808000, ["q"], [HasSVE2p1], ", lsl #3">, Sve1<"ld1h", 0xa4a04000, HSD, ", lsl #1">,
  SveOp<"ld1rob", 0xa4200000, ["b"], [HasF64MM, HasSVE]>,
  SveOp<"ld1rod", 0xa5a00000, ["d"], [HasF64MM, HasSVE], ", lsl #3">,
  SveOp<"ld1roh", 0xa4a00000, ["h"], [HasF64MM, HasSVE], ", lsl #1">,
  SveOp<"ld1row", 0xa5200000, ["s"], [HasF64MM, HasSVE], ", lsl #2">, Sve1<"ld1rqb", 0xa4000000, ["b"]>,
  Sve1<"ld1rqd", 0xa5800000, ["d"], ", lsl #3">, Sve1<"ld1rqh", 0xa4800000, ["h"], ", lsl #1">,
  Sve1<"ld1rqw", 0xa5000000, ["s"], ", lsl #2">, Sve1<"ld1sb", 0xa5c04000, ["h"]>, Sve1<"ld1sb", 0xa5a04000, ["s"]>,
  Sve1<"ld1sb", 0xa5804000, ["d"]>, Sve1<"ld1sh", 0xa5204000, ["s"], ", lsl #1">,
  Sve1<"ld1sh", 0xa5004000, ["d"], ", lsl #1">, Sve1<"ld1sw", 0xa4804000, ["d"], ", lsl #2">,
  Sve1<"ld1w", 0xa5404000, SD, ", lsl #2">, SveOp<"ld1w", 0xa5008000, ["q"], [HasSVE2p1], ", lsl #2">,
  Sve1<"ldnt1b", 0xa400c000, ["b"]>, Sve1<"ldnt1d", 0xa580c000, ["d"], ", lsl #3">,
  Sve1<"ldnt1h", 0xa480c000, ["h"], ", lsl #1">, Sve1<"ldnt1w", 0xa500c000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXX_"#f
        : SveDGNM<op, f, 21, (outs D:$d), (ins Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L1GzXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve2p1Or2<"ld1b", 0xa0000000, ["b"]>, Sve2p1Or2<"ld1d", 0xa0006000, ["d"], ", lsl #3">,
  Sve2p1Or2<"ld1h", 0xa0002000, ["h"], ", lsl #1">, Sve2p1Or2<"ld1w", 0xa0004000, ["s"], ", lsl #2">,
  Sve2p1Or2<"ldnt1b", 0xa0000001, ["b"]>, Sve2p1Or2<"ldnt1d", 0xa0006001, ["d"], ", lsl #3">,
  Sve2p1Or2<"ldnt1h", 0xa0002001, ["h"], ", lsl #1">, Sve2p1Or2<"ldnt1w", 0xa0004001, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned2_"#f);
    def op.Code#"_A2CzXX_"#f
        : SveD2GNM<op, f, 22, (outs D:$d), (ins HighCounter:$g, GPR64sp:$n, GPR64:$m),
              "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_A2CzXX"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m), 0>;
  }

// $d, $g/z, [$n, $imm, mul vl]
foreach op = [
  Sve2p1Or2<"ld1b", 0xa0400000, ["b"]>, Sve2p1Or2<"ld1d", 0xa0406000, ["d"]>, Sve2p1Or2<"ld1h", 0xa0402000, ["h"]>,
  Sve2p1Or2<"ld1w", 0xa0404000, ["s"]>, Sve2p1Or2<"ldnt1b", 0xa0400001, ["b"]>,
  Sve2p1Or2<"ldnt1d", 0xa0406001, ["d"]>, Sve2p1Or2<"ldnt1h", 0xa0402001, ["h"]>,
  Sve2p1Or2<"ldnt1w", 0xa0404001, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned2_"#f);
    def op.Code#"_A2CzXi_"#f
        : SveD2GN<op, f, 22, (outs D:$d), (ins HighCounter:$g, GPR64sp:$n, signed4x2:$imm),
              "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_A2CzXi"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve2p1Or2<"ld1b", 0xa0008000, ["b"]>, Sve2p1Or2<"ld1d", 0xa000e000, ["d"], ", lsl #3">,
  Sve2p1Or2<"ld1h", 0xa000a000, ["h"], ", lsl #1">, Sve2p1Or2<"ld1w", 0xa000c000, ["s"], ", lsl #2">,
  Sve2p1Or2<"ldnt1b", 0xa0008001, ["b"]>, Sve2p1Or2<"ldnt1d", 0xa000e001, ["d"], ", lsl #3">,
  Sve2p1Or2<"ldnt1h", 0xa000a001, ["h"], ", lsl #1">, Sve2p1Or2<"ldnt1w", 0xa000c001, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned4_"#f);
    def op.Code#"_A4CzXX_"#f
        : SveD4GNM<op, f, 22, (outs D:$d), (ins HighCounter:$g, GPR64sp:$n, GPR64:$m),
              "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_A4CzXX"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m), 0>;
  }

// $d, $g/z, [$n, $imm, mul vl]
foreach op = [
  Sve2p1Or2<"ld1b", 0xa0408000, ["b"]>, Sve2p1Or2<"ld1d", 0xa040e000, ["d"]>, Sve2p1Or2<"ld1h", 0xa040a000, ["h"]>,
  Sve2p1Or2<"ld1w", 0xa040c000, ["s"]>, Sve2p1Or2<"ldnt1b", 0xa0408001, ["b"]>,
  Sve2p1Or2<"ldnt1d", 0xa040e001, ["d"]>, Sve2p1Or2<"ldnt1h", 0xa040a001, ["h"]>,
  Sve2p1Or2<"ldnt1w", 0xa040c001, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned4_"#f);
    def op.Code#"_A4CzXi_"#f
        : SveD4GN<op, f, 22, (outs D:$d), (ins HighCounter:$g, GPR64sp:$n, signed4x4:$imm),
              "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_A4CzXi"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm, mul vl]
foreach op = [
  Sve1<"ld1b", 0xa400a000, BHSD>, Sve1<"ld1d", 0xa5e0a000, ["d"]>, SveOp<"ld1d", 0xa5902000, ["q"], [HasSVE2p1]>,
  Sve1<"ld1h", 0xa4a0a000, HSD>, Sve1<"ld1sb", 0xa5c0a000, ["h"]>, Sve1<"ld1sb", 0xa5a0a000, ["s"]>,
  Sve1<"ld1sb", 0xa580a000, ["d"]>, Sve1<"ld1sh", 0xa520a000, ["s"]>, Sve1<"ld1sh", 0xa500a000, ["d"]>,
  Sve1<"ld1sw", 0xa480a000, ["d"]>, Sve1<"ld1w", 0xa540a000, SD>, SveOp<"ld1w", 0xa5102000, ["q"], [HasSVE2p1]>,
  Sve1Only<"ldnf1b", 0xa410a000, BHSD>, Sve1Only<"ldnf1d", 0xa5f0a000, ["d"]>, Sve1Only<"ldnf1h", 0xa4b0a000, HSD>,
  Sve1Only<"ldnf1sb", 0xa5d0a000, ["h"]>, Sve1Only<"ldnf1sb", 0xa5b0a000, ["s"]>,
  Sve1Only<"ldnf1sb", 0xa590a000, ["d"]>, Sve1Only<"ldnf1sh", 0xa530a000, ["s"]>,
  Sve1Only<"ldnf1sh", 0xa510a000, ["d"]>, Sve1Only<"ldnf1sw", 0xa490a000, ["d"]>, Sve1Only<"ldnf1w", 0xa550a000, SD>,
  Sve1<"ldnt1b", 0xa400e000, ["b"]>, Sve1<"ldnt1d", 0xa580e000, ["d"]>, Sve1<"ldnt1h", 0xa480e000, ["h"]>,
  Sve1<"ldnt1w", 0xa500e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 21, (outs D:$d), (ins Governing:$g, GPR64sp:$n, signed4x1:$imm),
              "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1<"ld1rb", 0x84408000, BHSD>, Sve1<"ld1rsb", 0x85c0c000, ["h"]>, Sve1<"ld1rsb", 0x85c0a000, ["s"]>,
  Sve1<"ld1rsb", 0x85c08000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 13, (outs D:$d), (ins Governing:$g, GPR64sp:$n, unsigned6x1:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<6> imm;
      let Inst{21-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1<"ld1rd", 0x85c0e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, unsigned6x8:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<6> imm;
      let Inst{21-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1<"ld1rh", 0x84c0a000, HSD>, Sve1<"ld1rsh", 0x8540a000, ["s"]>, Sve1<"ld1rsh", 0x85408000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 13, (outs D:$d), (ins Governing:$g, GPR64sp:$n, unsigned6x2:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<6> imm;
      let Inst{21-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  SveOp<"ld1rob", 0xa4202000, ["b"], [HasF64MM, HasSVE]>, SveOp<"ld1rod", 0xa5a02000, ["d"], [HasF64MM, HasSVE]>,
  SveOp<"ld1roh", 0xa4a02000, ["h"], [HasF64MM, HasSVE]>, SveOp<"ld1row", 0xa5202000, ["s"], [HasF64MM, HasSVE]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, signed4x32:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1<"ld1rqb", 0xa4002000, ["b"]>, Sve1<"ld1rqd", 0xa5802000, ["d"]>, Sve1<"ld1rqh", 0xa4802000, ["h"]>,
  Sve1<"ld1rqw", 0xa5002000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, signed4x16:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $imm]
foreach op = [
  Sve1<"ld1rsw", 0x84c08000, ["d"]>, Sve1<"ld1rw", 0x8540c000, SD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXi_"#f
        : SveDGN<op, f, 13, (outs D:$d), (ins Governing:$g, GPR64sp:$n, unsigned6x4:$imm), "$d, $g/z, [$n, $imm]"> {
      bits<6> imm;
      let Inst{21-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve1<"ld2b", 0xa420c000, ["b"]>, Sve1<"ld2d", 0xa5a0c000, ["d"], ", lsl #3">,
  Sve1<"ld2h", 0xa4a0c000, ["h"], ", lsl #1">, Sve2p1<"ld2q", 0xa4a08000, ["q"], ", lsl #4">,
  Sve1<"ld2w", 0xa520c000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_L2GzXX_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L2GzXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g/z, [$n, $imm, mul vl]
foreach op = [
  Sve1<"ld2b", 0xa420e000, ["b"]>, Sve1<"ld2d", 0xa5a0e000, ["d"]>, Sve1<"ld2h", 0xa4a0e000, ["h"]>,
  Sve2p1<"ld2q", 0xa490e000, ["q"]>, Sve1<"ld2w", 0xa520e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_L2GzXi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, signed4x2:$imm),
              "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L2GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve1<"ld3b", 0xa440c000, ["b"]>, Sve1<"ld3d", 0xa5c0c000, ["d"], ", lsl #3">,
  Sve1<"ld3h", 0xa4c0c000, ["h"], ", lsl #1">, Sve2p1<"ld3q", 0xa5208000, ["q"], ", lsl #4">,
  Sve1<"ld3w", 0xa540c000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List3_"#f);
    def op.Code#"_L3GzXX_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L3GzXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g/z, [$n, $imm, mul vl]
foreach op = [
  Sve1<"ld3b", 0xa440e000, ["b"]>, Sve1<"ld3d", 0xa5c0e000, ["d"]>, Sve1<"ld3h", 0xa4c0e000, ["h"]>,
  Sve2p1<"ld3q", 0xa510e000, ["q"]>, Sve1<"ld3w", 0xa540e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List3_"#f);
    def op.Code#"_L3GzXi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, signed4x3:$imm),
              "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L3GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve1<"ld4b", 0xa460c000, ["b"]>, Sve1<"ld4d", 0xa5e0c000, ["d"], ", lsl #3">,
  Sve1<"ld4h", 0xa4e0c000, ["h"], ", lsl #1">, Sve2p1<"ld4q", 0xa5a08000, ["q"], ", lsl #4">,
  Sve1<"ld4w", 0xa560c000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List4_"#f);
    def op.Code#"_L4GzXX_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L4GzXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g/z, [$n, $imm, mul vl]
foreach op = [
  Sve1<"ld4b", 0xa460e000, ["b"]>, Sve1<"ld4d", 0xa5e0e000, ["d"]>, Sve1<"ld4h", 0xa4e0e000, ["h"]>,
  Sve2p1<"ld4q", 0xa590e000, ["q"]>, Sve1<"ld4w", 0xa560e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List4_"#f);
    def op.Code#"_L4GzXi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, GPR64sp:$n, signed4x4:$imm),
              "$d, $g/z, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L4GzXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g/z, [$n, $m]
foreach op = [
  Sve1Only<"ldff1b", 0xa4006000, BHSD>, Sve1Only<"ldff1d", 0xa5e06000, ["d"], ", lsl #3">,
  Sve1Only<"ldff1h", 0xa4a06000, HSD, ", lsl #1">, Sve1Only<"ldff1sb", 0xa5c06000, ["h"]>,
  Sve1Only<"ldff1sb", 0xa5a06000, ["s"]>, Sve1Only<"ldff1sb", 0xa5806000, ["d"]>,
  Sve1Only<"ldff1sh", 0xa5206000, ["s"], ", lsl #1">, Sve1Only<"ldff1sh", 0xa5006000, ["d"], ", lsl #1">,
  Sve1Only<"ldff1sw", 0xa4806000, ["d"], ", lsl #2">, Sve1Only<"ldff1w", 0xa5406000, SD, ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GzXX_"#f
        : SveDGNM<op, f, 21, (outs D:$d), (ins Governing:$g, GPR64sp:$n, GPR64:$m), "$d, $g/z, [$n, $m"#op.Tail#"]"> {
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, $g/z, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GzXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, XZR)>;
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g/z, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L1GzXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64:$m), 0>;
  }

// $d, [$n, $imm, mul vl]
foreach op = [
  Sve1<"ldr", 0x85800000, [""]>, Sve1<"str", 0xe5800000, [""]>,
] in
  foreach f = op.Forms in {
    def op.Code#"_PXi" : SvePdN<op, f, 22, (outs Pred:$d), (ins GPR64sp:$n, signed9:$imm), "$d, [$n, $imm, mul vl]"> {
      bits<9> imm;
      let Inst{21-16} = imm{8-3};
      let Inst{12-10} = imm{2-0};
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, [$n]", (!cast<Instruction>(op.Code#"_PXi") Pred:$d, GPR64sp:$n, 0)>;
  }

// $d, [$n, $imm, mul vl]
foreach op = [
  Sve1<"ldr", 0x85804000, [""]>, Sve1<"str", 0xe5804000, [""]>,
] in
  foreach f = op.Forms in {
    def op.Code#"_ZXi" : SveDN<op, f, 22, (outs Vec:$d), (ins GPR64sp:$n, signed9:$imm), "$d, [$n, $imm, mul vl]"> {
      bits<9> imm;
      let Inst{21-16} = imm{8-3};
      let Inst{12-10} = imm{2-0};
      let mayLoad = true;
    }
    def : InstAlias<op.Name#" $d, [$n]", (!cast<Instruction>(op.Code#"_ZXi") Vec:$d, GPR64sp:$n, 0)>;
  }

// $hint, $g, [$n, $imm]
foreach op = [
  Sve1Only<"prfb", 0x8400e000, ["s"]>, Sve1Only<"prfb", 0xc400e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_fGZi_"#f
        : SveGN<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, N:$n, upto31:$imm), "$hint, $g, [$n, $imm]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
      bits<5> imm;
      let Inst{20-16} = imm;
    }
    def : InstAlias<op.Name#" $hint, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_fGZi"#"_"#f) sve_prfop:$hint, Governing:$g, N:$n, 0)>;
  }

// $hint, $g, [$n, $m]
foreach op = [
  Sve1Only<"prfb", 0xc4608000, ["d"]>, Sve1Only<"prfb", 0x84600000, ["s"], ", sxtw">,
  Sve1Only<"prfb", 0xc4600000, ["d"], ", sxtw">, Sve1Only<"prfb", 0x84200000, ["s"], ", uxtw">,
  Sve1Only<"prfb", 0xc4200000, ["d"], ", uxtw">, Sve1Only<"prfd", 0xc460e000, ["d"], ", lsl #3">,
  Sve1Only<"prfd", 0x84606000, ["s"], ", sxtw #3">, Sve1Only<"prfd", 0xc4606000, ["d"], ", sxtw #3">,
  Sve1Only<"prfd", 0x84206000, ["s"], ", uxtw #3">, Sve1Only<"prfd", 0xc4206000, ["d"], ", uxtw #3">,
  Sve1Only<"prfh", 0xc460a000, ["d"], ", lsl #1">, Sve1Only<"prfh", 0x84602000, ["s"], ", sxtw #1">,
  Sve1Only<"prfh", 0xc4602000, ["d"], ", sxtw #1">, Sve1Only<"prfh", 0x84202000, ["s"], ", uxtw #1">,
  Sve1Only<"prfh", 0xc4202000, ["d"], ", uxtw #1">, Sve1Only<"prfw", 0xc460c000, ["d"], ", lsl #2">,
  Sve1Only<"prfw", 0x84604000, ["s"], ", sxtw #2">, Sve1Only<"prfw", 0xc4604000, ["d"], ", sxtw #2">,
  Sve1Only<"prfw", 0x84204000, ["s"], ", uxtw #2">, Sve1Only<"prfw", 0xc4204000, ["d"], ", uxtw #2">,
] in
  foreach f = op.Forms in {
    defvar M = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_fGXZ_"#f
        : SveGNM<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, GPR64sp:$n, M:$m),
              "$hint, $g, [$n, $m"#op.Tail#"]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$hint, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_fGXZ"#"_"#f) sve_prfop:$hint, Governing:$g, GPR64sp:$n, M:$m), 0>;
  }

// $hint, $g, [$n, $imm, mul vl]
foreach op = [
  Sve1<"prfb", 0x85c00000, [""]>, Sve1<"prfd", 0x85c06000, [""]>, Sve1<"prfh", 0x85c02000, [""]>,
  Sve1<"prfw", 0x85c04000, [""]>,
] in
  foreach f = op.Forms in {
    def op.Code#"_fGXi"
        : SveGN<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, GPR64sp:$n, signed6x1:$imm),
              "$hint, $g, [$n, $imm, mul vl]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
      bits<6> imm;
      let Inst{21-16} = imm;
    }
    def : InstAlias<op.Name#" $hint, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_fGXi") sve_prfop:$hint, Governing:$g, GPR64sp:$n, 0)>;
  }

// $hint, $g, [$n, $m]
foreach op = [
  Sve1<"prfb", 0x8400c000, [""]>, Sve1<"prfd", 0x8580c000, [""], ", lsl #3">,
  Sve1<"prfh", 0x8480c000, [""], ", lsl #1">, Sve1<"prfw", 0x8500c000, [""], ", lsl #2">,
] in
  foreach f = op.Forms in {
    def op.Code#"_fGXX"
        : SveGNM<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$hint, $g, [$n, $m"#op.Tail#"]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$hint, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_fGXX") sve_prfop:$hint, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $hint, $g, [$n, $imm]
foreach op = [
  Sve1Only<"prfd", 0x8580e000, ["s"]>, Sve1Only<"prfd", 0xc580e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_fGZi_"#f
        : SveGN<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, N:$n, unsigned5x8:$imm),
              "$hint, $g, [$n, $imm]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
      bits<5> imm;
      let Inst{20-16} = imm;
    }
    def : InstAlias<op.Name#" $hint, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_fGZi"#"_"#f) sve_prfop:$hint, Governing:$g, N:$n, 0)>;
  }

// $hint, $g, [$n, $imm]
foreach op = [
  Sve1Only<"prfh", 0x8480e000, ["s"]>, Sve1Only<"prfh", 0xc480e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_fGZi_"#f
        : SveGN<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, N:$n, unsigned5x2:$imm),
              "$hint, $g, [$n, $imm]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
      bits<5> imm;
      let Inst{20-16} = imm;
    }
    def : InstAlias<op.Name#" $hint, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_fGZi"#"_"#f) sve_prfop:$hint, Governing:$g, N:$n, 0)>;
  }

// $hint, $g, [$n, $imm]
foreach op = [
  Sve1Only<"prfw", 0x8500e000, ["s"]>, Sve1Only<"prfw", 0xc500e000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_fGZi_"#f
        : SveGN<op, f, 22, (outs), (ins sve_prfop:$hint, Governing:$g, N:$n, unsigned5x4:$imm),
              "$hint, $g, [$n, $imm]"> {
      bits<4> hint;
      let Inst{3-0} = hint;
      bits<5> imm;
      let Inst{20-16} = imm;
    }
    def : InstAlias<op.Name#" $hint, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_fGZi"#"_"#f) sve_prfop:$hint, Governing:$g, N:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve1Only<"st1b", 0xe400a000, ["d"]>, Sve1Only<"st1b", 0xe440c000, ["s"], ", sxtw">,
  Sve1Only<"st1b", 0xe400c000, ["d"], ", sxtw">, Sve1Only<"st1b", 0xe4408000, ["s"], ", uxtw">,
  Sve1Only<"st1b", 0xe4008000, ["d"], ", uxtw">, Sve1Only<"st1d", 0xe580a000, ["d"]>,
  Sve1Only<"st1d", 0xe5a0a000, ["d"], ", lsl #3">, Sve1Only<"st1d", 0xe580c000, ["d"], ", sxtw">,
  Sve1Only<"st1d", 0xe5a0c000, ["d"], ", sxtw #3">, Sve1Only<"st1d", 0xe5808000, ["d"], ", uxtw">,
  Sve1Only<"st1d", 0xe5a08000, ["d"], ", uxtw #3">, Sve1Only<"st1h", 0xe480a000, ["d"]>,
  Sve1Only<"st1h", 0xe4a0a000, ["d"], ", lsl #1">, Sve1Only<"st1h", 0xe4c0c000, ["s"], ", sxtw">,
  Sve1Only<"st1h", 0xe480c000, ["d"], ", sxtw">, Sve1Only<"st1h", 0xe4e0c000, ["s"], ", sxtw #1">,
  Sve1Only<"st1h", 0xe4a0c000, ["d"], ", sxtw #1">, Sve1Only<"st1h", 0xe4c08000, ["s"], ", uxtw">,
  Sve1Only<"st1h", 0xe4808000, ["d"], ", uxtw">, Sve1Only<"st1h", 0xe4e08000, ["s"], ", uxtw #1">,
  Sve1Only<"st1h", 0xe4a08000, ["d"], ", uxtw #1">, Sve1Only<"st1w", 0xe500a000, ["d"]>,
  Sve1Only<"st1w", 0xe520a000, ["d"], ", lsl #2">, Sve1Only<"st1w", 0xe540c000, ["s"], ", sxtw">,
  Sve1Only<"st1w", 0xe500c000, ["d"], ", sxtw">, Sve1Only<"st1w", 0xe560c000, ["s"], ", sxtw #2">,
  Sve1Only<"st1w", 0xe520c000, ["d"], ", sxtw #2">, Sve1Only<"st1w", 0xe5408000, ["s"], ", uxtw">,
  Sve1Only<"st1w", 0xe5008000, ["d"], ", uxtw">, Sve1Only<"st1w", 0xe5608000, ["s"], ", uxtw #2">,
  Sve1Only<"st1w", 0xe5208000, ["d"], ", uxtw #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar M = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GXZ_"#f
        : SveDGNM<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, M:$m), "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L1GXZ"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, M:$m), 0>;
  }

// $d, $g, [$n, $imm]
foreach op = [
  Sve1Only<"st1b", 0xe460a000, ["s"]>, Sve1Only<"st1b", 0xe440a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GZi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, N:$n, upto31:$imm), "$d, $g, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g, [$n, $imm]
foreach op = [
  Sve1Only<"st1d", 0xe5c0a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GZi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, N:$n, unsigned5x8:$imm), "$d, $g, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g, [$n, $imm]
foreach op = [
  Sve1Only<"st1h", 0xe4e0a000, ["s"]>, Sve1Only<"st1h", 0xe4c0a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GZi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, N:$n, unsigned5x2:$imm), "$d, $g, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  SveOp<"st1q", 0xe4202000, ["qd"], [HasSVE2p1]>, SveOp<"stnt1b", 0xe4402000, ["ss"], [HasSVE2]>,
  SveOp<"stnt1b", 0xe4002000, ["dd"], [HasSVE2]>, SveOp<"stnt1d", 0xe5802000, ["dd"], [HasSVE2]>,
  SveOp<"stnt1h", 0xe4c02000, ["ss"], [HasSVE2]>, SveOp<"stnt1h", 0xe4802000, ["dd"], [HasSVE2]>,
  SveOp<"stnt1w", 0xe5402000, ["ss"], [HasSVE2]>, SveOp<"stnt1w", 0xe5002000, ["dd"], [HasSVE2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_L1GZX_"#f
        : SveDGNM<op, f, 22, (outs), (ins D:$d, Governing:$g, N:$n, GPR64:$m), "$d, $g, [$n, $m]"> {
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GZX"#"_"#f) D:$d, Governing:$g, N:$n, XZR)>;
  }

// $d, $g, [$n, $imm]
foreach op = [
  Sve1Only<"st1w", 0xe560a000, ["s"]>, Sve1Only<"st1w", 0xe540a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_L1GZi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, N:$n, unsigned5x4:$imm), "$d, $g, [$n, $imm]"> {
      bits<5> imm;
      let Inst{20-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GZi"#"_"#f) D:$d, Governing:$g, N:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve1<"st1b", 0xe4004000, BHSD>, Sve1<"st1d", 0xe5e04000, ["d"], ", lsl #3">,
  SveOp<"st1d", 0xe5c04000, ["q"], [HasSVE2p1], ", lsl #3">, Sve1<"st1h", 0xe4a04000, HSD, ", lsl #1">,
  Sve1<"st1w", 0xe5404000, SD, ", lsl #2">, SveOp<"st1w", 0xe5004000, ["q"], [HasSVE2p1], ", lsl #2">,
  Sve1<"stnt1b", 0xe4006000, ["b"]>, Sve1<"stnt1d", 0xe5806000, ["d"], ", lsl #3">,
  Sve1<"stnt1h", 0xe4806000, ["h"], ", lsl #1">, Sve1<"stnt1w", 0xe5006000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GXX_"#f
        : SveDGNM<op, f, 21, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L1GXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve2p1Or2<"st1b", 0xa0200000, ["b"]>, Sve2p1Or2<"st1d", 0xa0206000, ["d"], ", lsl #3">,
  Sve2p1Or2<"st1h", 0xa0202000, ["h"], ", lsl #1">, Sve2p1Or2<"st1w", 0xa0204000, ["s"], ", lsl #2">,
  Sve2p1Or2<"stnt1b", 0xa0200001, ["b"]>, Sve2p1Or2<"stnt1d", 0xa0206001, ["d"], ", lsl #3">,
  Sve2p1Or2<"stnt1h", 0xa0202001, ["h"], ", lsl #1">, Sve2p1Or2<"stnt1w", 0xa0204001, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned2_"#f);
    def op.Code#"_A2CXX_"#f
        : SveD2GNM<op, f, 22, (outs), (ins D:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m),
              "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_A2CXX"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m), 0>;
  }

// $d, $g, [$n, $imm, mul vl]
foreach op = [
  Sve2p1Or2<"st1b", 0xa0600000, ["b"]>, Sve2p1Or2<"st1d", 0xa0606000, ["d"]>, Sve2p1Or2<"st1h", 0xa0602000, ["h"]>,
  Sve2p1Or2<"st1w", 0xa0604000, ["s"]>, Sve2p1Or2<"stnt1b", 0xa0600001, ["b"]>,
  Sve2p1Or2<"stnt1d", 0xa0606001, ["d"]>, Sve2p1Or2<"stnt1h", 0xa0602001, ["h"]>,
  Sve2p1Or2<"stnt1w", 0xa0604001, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned2_"#f);
    def op.Code#"_A2CXi_"#f
        : SveD2GN<op, f, 22, (outs), (ins D:$d, HighCounter:$g, GPR64sp:$n, signed4x2:$imm),
              "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_A2CXi"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve2p1Or2<"st1b", 0xa0208000, ["b"]>, Sve2p1Or2<"st1d", 0xa020e000, ["d"], ", lsl #3">,
  Sve2p1Or2<"st1h", 0xa020a000, ["h"], ", lsl #1">, Sve2p1Or2<"st1w", 0xa020c000, ["s"], ", lsl #2">,
  Sve2p1Or2<"stnt1b", 0xa0208001, ["b"]>, Sve2p1Or2<"stnt1d", 0xa020e001, ["d"], ", lsl #3">,
  Sve2p1Or2<"stnt1h", 0xa020a001, ["h"], ", lsl #1">, Sve2p1Or2<"stnt1w", 0xa020c001, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned4_"#f);
    def op.Code#"_A4CXX_"#f
        : SveD4GNM<op, f, 22, (outs), (ins D:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m),
              "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_A4CXX"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, GPR64:$m), 0>;
  }

// $d, $g, [$n, $imm, mul vl]
foreach op = [
  Sve2p1Or2<"st1b", 0xa0608000, ["b"]>, Sve2p1Or2<"st1d", 0xa060e000, ["d"]>, Sve2p1Or2<"st1h", 0xa060a000, ["h"]>,
  Sve2p1Or2<"st1w", 0xa060c000, ["s"]>, Sve2p1Or2<"stnt1b", 0xa0608001, ["b"]>,
  Sve2p1Or2<"stnt1d", 0xa060e001, ["d"]>, Sve2p1Or2<"stnt1h", 0xa060a001, ["h"]>,
  Sve2p1Or2<"stnt1w", 0xa060c001, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Aligned4_"#f);
    def op.Code#"_A4CXi_"#f
        : SveD4GN<op, f, 22, (outs), (ins D:$d, HighCounter:$g, GPR64sp:$n, signed4x4:$imm),
              "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_A4CXi"#"_"#f) D:$d, HighCounter:$g, GPR64sp:$n, 0)>;
  }

// $d, $g, [$n, $imm, mul vl]
foreach op = [
  Sve1<"st1b", 0xe400e000, BHSD>, Sve1<"st1d", 0xe5e0e000, ["d"]>, SveOp<"st1d", 0xe5c0e000, ["q"], [HasSVE2p1]>,
  Sve1<"st1h", 0xe4a0e000, HSD>, Sve1<"st1w", 0xe540e000, SD>, SveOp<"st1w", 0xe500e000, ["q"], [HasSVE2p1]>,
  Sve1<"stnt1b", 0xe410e000, ["b"]>, Sve1<"stnt1d", 0xe590e000, ["d"]>, Sve1<"stnt1h", 0xe490e000, ["h"]>,
  Sve1<"stnt1w", 0xe510e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_L1GXi_"#f
        : SveDGN<op, f, 21, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, signed4x1:$imm),
              "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L1GXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve1<"st2b", 0xe4206000, ["b"]>, Sve1<"st2d", 0xe5a06000, ["d"], ", lsl #3">,
  Sve1<"st2h", 0xe4a06000, ["h"], ", lsl #1">, Sve2p1<"st2q", 0xe4600000, ["q"], ", lsl #4">,
  Sve1<"st2w", 0xe5206000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_L2GXX_"#f
        : SveDGNM<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L2GXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g, [$n, $imm, mul vl]
foreach op = [
  Sve1<"st2b", 0xe430e000, ["b"]>, Sve1<"st2d", 0xe5b0e000, ["d"]>, Sve1<"st2h", 0xe4b0e000, ["h"]>,
  Sve2p1<"st2q", 0xe4400000, ["q"]>, Sve1<"st2w", 0xe530e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_L2GXi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, signed4x2:$imm),
              "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L2GXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve1<"st3b", 0xe4406000, ["b"]>, Sve1<"st3d", 0xe5c06000, ["d"], ", lsl #3">,
  Sve1<"st3h", 0xe4c06000, ["h"], ", lsl #1">, Sve2p1<"st3q", 0xe4a00000, ["q"], ", lsl #4">,
  Sve1<"st3w", 0xe5406000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List3_"#f);
    def op.Code#"_L3GXX_"#f
        : SveDGNM<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L3GXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g, [$n, $imm, mul vl]
foreach op = [
  Sve1<"st3b", 0xe450e000, ["b"]>, Sve1<"st3d", 0xe5d0e000, ["d"]>, Sve1<"st3h", 0xe4d0e000, ["h"]>,
  Sve2p1<"st3q", 0xe4800000, ["q"]>, Sve1<"st3w", 0xe550e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List3_"#f);
    def op.Code#"_L3GXi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, signed4x3:$imm),
              "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L3GXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }

// $d, $g, [$n, $m]
foreach op = [
  Sve1<"st4b", 0xe4606000, ["b"]>, Sve1<"st4d", 0xe5e06000, ["d"], ", lsl #3">,
  Sve1<"st4h", 0xe4e06000, ["h"], ", lsl #1">, Sve2p1<"st4q", 0xe4e00000, ["q"], ", lsl #4">,
  Sve1<"st4w", 0xe5606000, ["s"], ", lsl #2">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List4_"#f);
    def op.Code#"_L4GXX_"#f
        : SveDGNM<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m),
              "$d, $g, [$n, $m"#op.Tail#"]"> {
      let mayStore = true;
    }
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, $g, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_L4GXX"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, GPR64common:$m), 0>;
  }

// $d, $g, [$n, $imm, mul vl]
foreach op = [
  Sve1<"st4b", 0xe470e000, ["b"]>, Sve1<"st4d", 0xe5f0e000, ["d"]>, Sve1<"st4h", 0xe4f0e000, ["h"]>,
  Sve2p1<"st4q", 0xe4c00000, ["q"]>, Sve1<"st4w", 0xe570e000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("List4_"#f);
    def op.Code#"_L4GXi_"#f
        : SveDGN<op, f, 22, (outs), (ins D:$d, Governing:$g, GPR64sp:$n, signed4x4:$imm),
              "$d, $g, [$n, $imm, mul vl]"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let mayStore = true;
    }
    def : InstAlias<op.Name#" $d, $g, [$n]",
                    (!cast<Instruction>(op.Code#"_L4GXi"#"_"#f) D:$d, Governing:$g, GPR64sp:$n, 0)>;
  }
