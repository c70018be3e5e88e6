// Scalable vectors: instructions that name one element of an operand.

// $d, $n, $m[$index]
foreach op = [
  SveOp<"bfdot", 0x64604000, ["shh"], [HasBF16, HasSVEorSME]>, SveOp<"fdot", 0x64604400, ["sbb"], [HasSVEFP8DOT4]>,
  Sve2p1Or2<"fdot", 0x64204000, ["shh"]>, Sve1<"fmla", 0x64a00000, ["sss"]>, Sve1<"fmls", 0x64a00400, ["sss"]>,
  Sve2<"mla", 0x44a00800, ["sss"]>, Sve2<"mls", 0x44a00c00, ["sss"]>, Sve2p1Or2<"sdot", 0x4480c800, ["shh"]>,
  Sve1<"sdot", 0x44a00000, ["sbb"]>, Sve2<"sqrdmlah", 0x44a01000, ["sss"]>, Sve2<"sqrdmlsh", 0x44a01400, ["sss"]>,
  SveOp<"sudot", 0x44a01c00, ["sbb"], [HasMatMulInt8, HasSVEorSME]>, Sve2p1Or2<"udot", 0x4480cc00, ["shh"]>,
  Sve1<"udot", 0x44a00400, ["sbb"]>, SveOp<"usdot", 0x44a01800, ["sbb"], [HasMatMulInt8, HasSVEorSME]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low8_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f
        : SveDNM3<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane4:$index), "$d, $n, $m[$index]"> {
      bits<2> index;
      let Inst{20-19} = index;
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"bfmlalb", 0x64e04000, ["shh"], [HasBF16, HasSVEorSME]>,
  SveOp<"bfmlalt", 0x64e04400, ["shh"], [HasBF16, HasSVEorSME]>, Sve2p1Or2<"bfmlslb", 0x64e06000, ["shh"]>,
  Sve2p1Or2<"bfmlslt", 0x64e06400, ["shh"]>, SveOp<"fdot", 0x64204400, ["hbb"], [HasSVEFP8DOT2]>,
  Sve2<"fmlalb", 0x64a04000, ["shh"]>, Sve2<"fmlalt", 0x64a04400, ["shh"]>, Sve2<"fmlslb", 0x64a06000, ["shh"]>,
  Sve2<"fmlslt", 0x64a06400, ["shh"]>, Sve2<"smlalb", 0x44a08000, ["shh"]>, Sve2<"smlalt", 0x44a08400, ["shh"]>,
  Sve2<"smlslb", 0x44a0a000, ["shh"]>, Sve2<"smlslt", 0x44a0a400, ["shh"]>, Sve2<"sqdmlalb", 0x44a02000, ["shh"]>,
  Sve2<"sqdmlalt", 0x44a02400, ["shh"]>, Sve2<"sqdmlslb", 0x44a03000, ["shh"]>,
  Sve2<"sqdmlslt", 0x44a03400, ["shh"]>, Sve2<"umlalb", 0x44a09000, ["shh"]>, Sve2<"umlalt", 0x44a09400, ["shh"]>,
  Sve2<"umlslb", 0x44a0b000, ["shh"]>, Sve2<"umlslt", 0x44a0b400, ["shh"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low8_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f
        : SveDNM3<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane8:$index), "$d, $n, $m[$index]"> {
      bits<3> index;
      let Inst{20-19} = index{2-1};
      let Inst{11} = index{0};
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"bfmla", 0x64200800, ["h"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmls", 0x64200c00, ["h"], [HasSVEorSME2, HasSVEB16B16]>, Sve1<"fmla", 0x64200000, ["h"]>,
  Sve1<"fmls", 0x64200400, ["h"]>, Sve2<"mla", 0x44200800, ["h"]>, Sve2<"mls", 0x44200c00, ["h"]>,
  Sve2<"sqrdmlah", 0x44201000, ["h"]>, Sve2<"sqrdmlsh", 0x44201400, ["h"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar M = !cast<DAGOperand>("Low8_"#f);
    def op.Code#"_ZZZe_"#f
        : SveDNM3<op, f, 22, (outs D:$d), (ins D:$old, D:$n, M:$m, lane8:$index), "$d, $n, $m[$index]"> {
      bits<3> index;
      let Inst{22} = index{2};
      let Inst{20-19} = index{1-0};
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"bfmul", 0x64202800, ["h"], [HasSVEorSME2, HasSVEB16B16]>, Sve1<"fmul", 0x64202000, ["h"]>,
  Sve2<"mul", 0x4420f800, ["h"]>, Sve2<"sqdmulh", 0x4420f000, ["h"]>, Sve2<"sqrdmulh", 0x4420f400, ["h"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar M = !cast<DAGOperand>("Low8_"#f);
    def op.Code#"_ZZZe_"#f : SveDNM3<op, f, 22, (outs D:$d), (ins D:$n, M:$m, lane8:$index), "$d, $n, $m[$index]"> {
      bits<3> index;
      let Inst{22} = index{2};
      let Inst{20-19} = index{1-0};
    }
  }

// $d, $n, $m[$index], $rot
foreach op = [
  Sve2<"cdot", 0x44e04000, ["dhh"]>, Sve2<"cmla", 0x44e06000, ["sss"]>, Sve1<"fcmla", 0x64e01000, ["sss"]>,
  Sve2<"sqrdcmlah", 0x44e07000, ["sss"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low16_"#!substr(f, 2, 1));
    def op.Code#"_ZZZei_"#f
        : SveDNM4<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane2:$index, rotation:$rot),
              "$d, $n, $m[$index], $rot"> {
      bits<1> index;
      let Inst{20} = index;
      bits<2> rot;
      let Inst{11-10} = rot;
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index], $rot
foreach op = [
  Sve2<"cdot", 0x44a04000, ["sbb"]>, Sve2<"cmla", 0x44a06000, ["hhh"]>, Sve1<"fcmla", 0x64a01000, ["hhh"]>,
  Sve2<"sqrdcmlah", 0x44a07000, ["hhh"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low8_"#!substr(f, 2, 1));
    def op.Code#"_ZZZei_"#f
        : SveDNM3<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane4:$index, rotation:$rot),
              "$d, $n, $m[$index], $rot"> {
      bits<2> index;
      let Inst{20-19} = index;
      bits<2> rot;
      let Inst{11-10} = rot;
      let Constraints = "$d = $old";
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"dupq", 0x05212400, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, lane16:$index), "$d, $n[$index]"> {
      bits<4> index;
      let Inst{20-17} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"dupq", 0x05282400, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, lane2:$index), "$d, $n[$index]"> {
      bits<1> index;
      let Inst{20} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"dupq", 0x05222400, ["h"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, lane8:$index), "$d, $n[$index]"> {
      bits<3> index;
      let Inst{20-18} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"dupq", 0x05242400, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, lane4:$index), "$d, $n[$index]"> {
      bits<2> index;
      let Inst{20-19} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve1<"dup", 0x05212000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Index = !cast<DAGOperand>("wide_lane_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, Index:$index), "$d, $n[$index]"> {
      bits<6> index;
      let Inst{23-22} = index{5-4};
      let Inst{20-17} = index{3-0};
    }
  }

// $d, $n[$index]
foreach op = [
  Sve1<"dup", 0x05282000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Index = !cast<DAGOperand>("wide_lane_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, Index:$index), "$d, $n[$index]"> {
      bits<3> index;
      let Inst{23-22} = index{2-1};
      let Inst{20} = index{0};
    }
  }

// $d, $n[$index]
foreach op = [
  Sve1<"dup", 0x05222000, ["h"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Index = !cast<DAGOperand>("wide_lane_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, Index:$index), "$d, $n[$index]"> {
      bits<5> index;
      let Inst{23-22} = index{4-3};
      let Inst{20-18} = index{2-0};
    }
  }

// $d, $n[$index]
foreach op = [
  Sve1<"dup", 0x05302000, ["q"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Index = !cast<DAGOperand>("wide_lane_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, Index:$index), "$d, $n[$index]"> {
      bits<2> index;
      let Inst{23-22} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve1<"dup", 0x05242000, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Index = !cast<DAGOperand>("wide_lane_"#f);
    def op.Code#"_ZZe_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$n, Index:$index), "$d, $n[$index]"> {
      bits<4> index;
      let Inst{23-22} = index{3-2};
      let Inst{20-19} = index{1-0};
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"fmlalb", 0x64205000, ["hbb"], [HasSVEFP8FMA]>, SveOp<"fmlallbb", 0x6420c000, ["sbb"], [HasSVEFP8FMA]>,
  SveOp<"fmlallbt", 0x6460c000, ["sbb"], [HasSVEFP8FMA]>, SveOp<"fmlalltb", 0x64a0c000, ["sbb"], [HasSVEFP8FMA]>,
  SveOp<"fmlalltt", 0x64e0c000, ["sbb"], [HasSVEFP8FMA]>, SveOp<"fmlalt", 0x64a05000, ["hbb"], [HasSVEFP8FMA]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low8_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f
        : SveDNM3<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane16:$index), "$d, $n, $m[$index]"> {
      bits<4> index;
      let Inst{20-19} = index{3-2};
      let Inst{11-10} = index{1-0};
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index]
foreach op = [
  Sve1<"fmla", 0x64e00000, ["ddd"]>, Sve1<"fmls", 0x64e00400, ["ddd"]>, Sve2<"mla", 0x44e00800, ["ddd"]>,
  Sve2<"mls", 0x44e00c00, ["ddd"]>, Sve1<"sdot", 0x44e00000, ["dhh"]>, Sve2<"sqrdmlah", 0x44e01000, ["ddd"]>,
  Sve2<"sqrdmlsh", 0x44e01400, ["ddd"]>, Sve1<"udot", 0x44e00400, ["dhh"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low16_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f
        : SveDNM4<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane2:$index), "$d, $n, $m[$index]"> {
      bits<1> index;
      let Inst{20} = index;
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index]
foreach op = [
  Sve1<"fmul", 0x64e02000, ["d"]>, Sve2<"mul", 0x44e0f800, ["d"]>, Sve2<"sqdmulh", 0x44e0f000, ["d"]>,
  Sve2<"sqrdmulh", 0x44e0f400, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar M = !cast<DAGOperand>("Low16_"#f);
    def op.Code#"_ZZZe_"#f : SveDNM4<op, f, 22, (outs D:$d), (ins D:$n, M:$m, lane2:$index), "$d, $n, $m[$index]"> {
      bits<1> index;
      let Inst{20} = index;
    }
  }

// $d, $n, $m[$index]
foreach op = [
  Sve1<"fmul", 0x64a02000, ["s"]>, Sve2<"mul", 0x44a0f800, ["s"]>, Sve2<"sqdmulh", 0x44a0f000, ["s"]>,
  Sve2<"sqrdmulh", 0x44a0f400, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar M = !cast<DAGOperand>("Low8_"#f);
    def op.Code#"_ZZZe_"#f : SveDNM3<op, f, 22, (outs D:$d), (ins D:$n, M:$m, lane4:$index), "$d, $n, $m[$index]"> {
      bits<2> index;
      let Inst{20-19} = index;
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"luti2", 0x4520b000, ["b"], [HasLUT, HasSVE2orSME2]>,
  SveOp<"luti4", 0x4520bc00, ["h"], [HasLUT, HasSVE2orSME2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_ZL1Ze_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, Vec:$m, lane4:$index), "$d, $n, $m[$index]"> {
      bits<2> index;
      let Inst{23-22} = index;
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"luti2", 0x4520a800, ["h"], [HasLUT, HasSVE2orSME2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_ZL1Ze_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, Vec:$m, lane8:$index), "$d, $n, $m[$index]"> {
      bits<3> index;
      let Inst{23-22} = index{2-1};
      let Inst{12} = index{0};
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"luti4", 0x4520b400, ["h"], [HasLUT, HasSVE2orSME2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_ZL2Ze_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, Vec:$m, lane4:$index), "$d, $n, $m[$index]"> {
      bits<2> index;
      let Inst{23-22} = index;
    }
  }

// $d, $n, $m[$index]
foreach op = [
  SveOp<"luti4", 0x4560a400, ["b"], [HasLUT, HasSVE2orSME2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_ZL1Ze_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, Vec:$m, lane2:$index), "$d, $n, $m[$index]"> {
      bits<1> index;
      let Inst{23} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1Or2<"pext", 0x25207410, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("PredPair_"#f);
    def op.Code#"_PPCe_"#f : SvePdCn<op, f, 22, (outs D:$d), (ins HighCounter:$n, lane2:$index), "$d, $n[$index]"> {
      bits<1> index;
      let Inst{8} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1Or2<"pext", 0x25207010, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PCe_"#f : SvePdCn<op, f, 22, (outs D:$d), (ins HighCounter:$n, lane4:$index), "$d, $n[$index]"> {
      bits<2> index;
      let Inst{9-8} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"pmov", 0x05a83800, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PZe_"#f : SvePdN<op, f, 22, (outs D:$d), (ins Vec:$n, lane8:$index), "$d, $n[$index]"> {
      bits<3> index;
      let Inst{22} = index{2};
      let Inst{18-17} = index{1-0};
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"pmov", 0x052c3800, ["h"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PZe_"#f : SvePdN<op, f, 22, (outs D:$d), (ins Vec:$n, lane2:$index), "$d, $n[$index]"> {
      bits<1> index;
      let Inst{17} = index;
    }
  }

// $d, $n[$index]
foreach op = [
  Sve2p1<"pmov", 0x05683800, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PZe_"#f : SvePdN<op, f, 22, (outs D:$d), (ins Vec:$n, lane4:$index), "$d, $n[$index]"> {
      bits<2> index;
      let Inst{18-17} = index;
    }
  }

// $d[$index], $n
foreach op = [
  Sve2p1<"pmov", 0x05a93800, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_ZeP_"#f : SveDPn<op, f, 22, (outs Vec:$d), (ins Vec:$old, lane8:$index, N:$n), "$d[$index], $n"> {
      bits<3> index;
      let Inst{22} = index{2};
      let Inst{18-17} = index{1-0};
      let Constraints = "$d = $old";
    }
  }

// $d[$index], $n
foreach op = [
  Sve2p1<"pmov", 0x052d3800, ["h"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_ZeP_"#f : SveDPn<op, f, 22, (outs Vec:$d), (ins Vec:$old, lane2:$index, N:$n), "$d[$index], $n"> {
      bits<1> index;
      let Inst{17} = index;
      let Constraints = "$d = $old";
    }
  }

// $d[$index], $n
foreach op = [
  Sve2p1<"pmov", 0x05693800, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_ZeP_"#f : SveDPn<op, f, 22, (outs Vec:$d), (ins Vec:$old, lane4:$index, N:$n), "$d[$index], $n"> {
      bits<2> index;
      let Inst{18-17} = index;
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n[$v, $index]
foreach op = [
  SveOp<"psel", 0x25244000, ["b"], [HasSVE2p1orSME]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPPWe_"#f
        : SvePdPgPnV<op, f, 22, (outs Pred:$d), (ins Pred:$g, N:$n, SliceIndex:$v, lane16:$index),
              "$d, $g, $n[$v, $index]"> {
      bits<4> index;
      let Inst{23-22} = index{3-2};
      let Inst{20-19} = index{1-0};
    }
  }

// $d, $g, $n[$v, $index]
foreach op = [
  SveOp<"psel", 0x25604000, ["d"], [HasSVE2p1orSME]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPPWe_"#f
        : SvePdPgPnV<op, f, 22, (outs Pred:$d), (ins Pred:$g, N:$n, SliceIndex:$v, lane2:$index),
              "$d, $g, $n[$v, $index]"> {
      bits<1> index;
      let Inst{23} = index;
    }
  }

// $d, $g, $n[$v, $index]
foreach op = [
  SveOp<"psel", 0x25284000, ["h"], [HasSVE2p1orSME]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPPWe_"#f
        : SvePdPgPnV<op, f, 22, (outs Pred:$d), (ins Pred:$g, N:$n, SliceIndex:$v, lane8:$index),
              "$d, $g, $n[$v, $index]"> {
      bits<3> index;
      let Inst{23-22} = index{2-1};
      let Inst{20} = index{0};
    }
  }

// $d, $g, $n[$v, $index]
foreach op = [
  SveOp<"psel", 0x25304000, ["s"], [HasSVE2p1orSME]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPPWe_"#f
        : SvePdPgPnV<op, f, 22, (outs Pred:$d), (ins Pred:$g, N:$n, SliceIndex:$v, lane4:$index),
              "$d, $g, $n[$v, $index]"> {
      bits<2> index;
      let Inst{23-22} = index;
    }
  }

// $d, $n, $m[$index]
foreach op = [
  Sve2<"smlalb", 0x44e08000, ["dss"]>, Sve2<"smlalt", 0x44e08400, ["dss"]>, Sve2<"smlslb", 0x44e0a000, ["dss"]>,
  Sve2<"smlslt", 0x44e0a400, ["dss"]>, Sve2<"sqdmlalb", 0x44e02000, ["dss"]>, Sve2<"sqdmlalt", 0x44e02400, ["dss"]>,
  Sve2<"sqdmlslb", 0x44e03000, ["dss"]>, Sve2<"sqdmlslt", 0x44e03400, ["dss"]>, Sve2<"umlalb", 0x44e09000, ["dss"]>,
  Sve2<"umlalt", 0x44e09400, ["dss"]>, Sve2<"umlslb", 0x44e0b000, ["dss"]>, Sve2<"umlslt", 0x44e0b400, ["dss"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low16_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f
        : SveDNM4<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, lane4:$index), "$d, $n, $m[$index]"> {
      bits<2> index;
      let Inst{20} = index{1};
      let Inst{11} = index{0};
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m[$index]
foreach op = [
  Sve2<"smullb", 0x44e0c000, ["dss"]>, Sve2<"smullt", 0x44e0c400, ["dss"]>, Sve2<"sqdmullb", 0x44e0e000, ["dss"]>,
  Sve2<"sqdmullt", 0x44e0e400, ["dss"]>, Sve2<"umullb", 0x44e0d000, ["dss"]>, Sve2<"umullt", 0x44e0d400, ["dss"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low16_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f : SveDNM4<op, f, 22, (outs D:$d), (ins N:$n, M:$m, lane4:$index), "$d, $n, $m[$index]"> {
      bits<2> index;
      let Inst{20} = index{1};
      let Inst{11} = index{0};
    }
  }

// $d, $n, $m[$index]
foreach op = [
  Sve2<"smullb", 0x44a0c000, ["shh"]>, Sve2<"smullt", 0x44a0c400, ["shh"]>, Sve2<"sqdmullb", 0x44a0e000, ["shh"]>,
  Sve2<"sqdmullt", 0x44a0e400, ["shh"]>, Sve2<"umullb", 0x44a0d000, ["shh"]>, Sve2<"umullt", 0x44a0d400, ["shh"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Low8_"#!substr(f, 2, 1));
    def op.Code#"_ZZZe_"#f : SveDNM3<op, f, 22, (outs D:$d), (ins N:$n, M:$m, lane8:$index), "$d, $n, $m[$index]"> {
      bits<3> index;
      let Inst{20-19} = index{2-1};
      let Inst{11} = index{0};
    }
  }
