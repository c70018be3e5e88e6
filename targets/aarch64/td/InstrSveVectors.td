// Scalable vectors: arithmetic, comparison of addresses, conversion and rearrangement, by the operands that are written.

// $d, $g/m, $n
foreach op = [
  Sve1<"abs", 0x0416a000, ["bb", "hh", "ss", "dd"]>, SveOp<"bfcvtnt", 0x648aa000, ["hs"], [HasBF16, HasSVEorSME]>,
  SveOp<"bfcvt", 0x658aa000, ["hs"], [HasBF16, HasSVEorSME]>, Sve1<"cls", 0x0418a000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"clz", 0x0419a000, ["bb", "hh", "ss", "dd"]>, Sve1<"cnot", 0x041ba000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"cnt", 0x041aa000, ["bb", "hh", "ss", "dd"]>, Sve1<"fabs", 0x045ca000, ["hh", "ss", "dd"]>,
  Sve2<"fcvtlt", 0x6489a000, ["sh"]>, Sve2<"fcvtlt", 0x64cba000, ["ds"]>, Sve2<"fcvtnt", 0x6488a000, ["hs"]>,
  Sve2<"fcvtnt", 0x64caa000, ["sd"]>, Sve2<"fcvtxnt", 0x640aa000, ["sd"]>, Sve2<"fcvtx", 0x650aa000, ["sd"]>,
  Sve1<"fcvtzs", 0x655aa000, ["hh"]>, Sve1<"fcvtzs", 0x65d8a000, ["sd"]>, Sve1<"fcvtzs", 0x655ca000, ["sh"]>,
  Sve1<"fcvtzs", 0x659ca000, ["ss", "ds"]>, Sve1<"fcvtzs", 0x65dea000, ["dd"]>, Sve1<"fcvtzs", 0x655ea000, ["dh"]>,
  Sve1<"fcvtzu", 0x655ba000, ["hh"]>, Sve1<"fcvtzu", 0x65d9a000, ["sd"]>, Sve1<"fcvtzu", 0x655da000, ["sh"]>,
  Sve1<"fcvtzu", 0x659da000, ["ss", "ds"]>, Sve1<"fcvtzu", 0x65dfa000, ["dd"]>, Sve1<"fcvtzu", 0x655fa000, ["dh"]>,
  Sve1<"fcvt", 0x65c8a000, ["hd"]>, Sve1<"fcvt", 0x6588a000, ["hs"]>, Sve1<"fcvt", 0x65caa000, ["sd"]>,
  Sve1<"fcvt", 0x6589a000, ["sh", "dh"]>, Sve1<"fcvt", 0x65cba000, ["ds"]>, Sve2<"flogb", 0x651aa000, ["hh"]>,
  Sve2<"flogb", 0x651ca000, ["ss"]>, Sve2<"flogb", 0x651ea000, ["dd"]>, Sve1<"fneg", 0x045da000, ["hh", "ss", "dd"]>,
  Sve1<"frecpx", 0x654ca000, ["hh", "ss", "dd"]>, Sve1<"frinta", 0x6544a000, ["hh", "ss", "dd"]>,
  Sve1<"frinti", 0x6547a000, ["hh", "ss", "dd"]>, Sve1<"frintm", 0x6542a000, ["hh", "ss", "dd"]>,
  Sve1<"frintn", 0x6540a000, ["hh", "ss", "dd"]>, Sve1<"frintp", 0x6541a000, ["hh", "ss", "dd"]>,
  Sve1<"frintx", 0x6546a000, ["hh", "ss", "dd"]>, Sve1<"frintz", 0x6543a000, ["hh", "ss", "dd"]>,
  Sve1<"fsqrt", 0x654da000, ["hh", "ss", "dd"]>, Sve1<"movprfx", 0x04112000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"neg", 0x0417a000, ["bb", "hh", "ss", "dd"]>, Sve1<"not", 0x041ea000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"rbit", 0x05278000, ["bb", "hh", "ss", "dd"]>, Sve1<"revb", 0x05648000, ["hh", "ss", "dd"]>,
  SveOp<"revd", 0x052e8000, ["qq"], [HasSVE2p1orSME]>, Sve1<"revh", 0x05a58000, ["ss", "dd"]>,
  Sve1<"revw", 0x05e68000, ["dd"]>, Sve2<"sadalp", 0x4444a000, ["hb", "sh", "ds"]>,
  Sve1<"scvtf", 0x6556a000, ["hd", "dd"]>, Sve1<"scvtf", 0x6552a000, ["hh"]>,
  Sve1<"scvtf", 0x6554a000, ["hs", "ss"]>, Sve1<"scvtf", 0x65d4a000, ["sd"]>, Sve1<"scvtf", 0x65d0a000, ["ds"]>,
  Sve2<"sqabs", 0x4408a000, ["bb", "hh", "ss", "dd"]>, Sve2<"sqneg", 0x4409a000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"sxtb", 0x0450a000, ["hh", "ss", "dd"]>, Sve1<"sxth", 0x0492a000, ["ss", "dd"]>,
  Sve1<"sxtw", 0x04d4a000, ["dd"]>, Sve2<"uadalp", 0x4445a000, ["hb", "sh", "ds"]>,
  Sve1<"ucvtf", 0x6557a000, ["hd", "dd"]>, Sve1<"ucvtf", 0x6553a000, ["hh"]>,
  Sve1<"ucvtf", 0x6555a000, ["hs", "ss"]>, Sve1<"ucvtf", 0x65d5a000, ["sd"]>, Sve1<"ucvtf", 0x65d1a000, ["ds"]>,
  Sve2<"urecpe", 0x4480a000, ["ss"]>, Sve2<"ursqrte", 0x4481a000, ["ss"]>,
  Sve1<"uxtb", 0x0451a000, ["hh", "ss", "dd"]>, Sve1<"uxth", 0x0493a000, ["ss", "dd"]>,
  Sve1<"uxtw", 0x04d5a000, ["dd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_ZGmZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, N:$n), "$d, $g/m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m
foreach op = [
  Sve2<"adclb", 0x4500d000, ["sss", "ddd"]>, Sve2<"adclt", 0x4500d400, ["sss", "ddd"]>,
  Sve2<"addhnt", 0x45606400, ["bhh", "hss", "sdd"]>,
  SveOp<"bfclamp", 0x64202400, ["hhh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfdot", 0x64608000, ["shh"], [HasBF16, HasSVEorSME]>,
  SveOp<"bfmlalb", 0x64e08000, ["shh"], [HasBF16, HasSVEorSME]>,
  SveOp<"bfmlalt", 0x64e08400, ["shh"], [HasBF16, HasSVEorSME]>, Sve2p1Or2<"bfmlslb", 0x64e0a000, ["shh"]>,
  Sve2p1Or2<"bfmlslt", 0x64e0a400, ["shh"]>, SveOp<"bfmmla", 0x6460e400, ["shh"], [HasBF16, HasSVE]>,
  Sve2<"eorbt", 0x45009000, ["bbb", "hhh", "sss", "ddd"]>, Sve2<"eortb", 0x45009400, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2p1Or2<"fclamp", 0x64602400, ["hhh", "sss", "ddd"]>, SveOp<"fdot", 0x64208400, ["hbb"], [HasSVEFP8DOT2]>,
  SveOp<"fdot", 0x64608400, ["sbb"], [HasSVEFP8DOT4]>, Sve2p1Or2<"fdot", 0x64208000, ["shh"]>,
  SveOp<"fmlalb", 0x64a08800, ["hbb"], [HasSVEFP8FMA]>, Sve2<"fmlalb", 0x64a08000, ["shh"]>,
  SveOp<"fmlallbb", 0x64208800, ["sbb"], [HasSVEFP8FMA]>, SveOp<"fmlallbt", 0x64209800, ["sbb"], [HasSVEFP8FMA]>,
  SveOp<"fmlalltb", 0x6420a800, ["sbb"], [HasSVEFP8FMA]>, SveOp<"fmlalltt", 0x6420b800, ["sbb"], [HasSVEFP8FMA]>,
  SveOp<"fmlalt", 0x64a09800, ["hbb"], [HasSVEFP8FMA]>, Sve2<"fmlalt", 0x64a08400, ["shh"]>,
  Sve2<"fmlslb", 0x64a0a000, ["shh"]>, Sve2<"fmlslt", 0x64a0a400, ["shh"]>,
  SveOp<"fmmla", 0x64e0e400, ["ddd"], [HasF64MM, HasSVE]>, SveOp<"fmmla", 0x64a0e400, ["sss"], [HasF32MM, HasSVE]>,
  SveOp<"mlapt", 0x44c0d000, ["ddd"], [HasCPA, HasSVE]>, Sve2<"raddhnt", 0x45606c00, ["bhh", "hss", "sdd"]>,
  Sve2<"rsubhnt", 0x45607c00, ["bhh", "hss", "sdd"]>, Sve2<"sabalb", 0x4540c000, ["hbb", "shh", "dss"]>,
  Sve2<"sabalt", 0x4540c400, ["hbb", "shh", "dss"]>, Sve2<"saba", 0x4500f800, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"sbclb", 0x4580d000, ["sss", "ddd"]>, Sve2<"sbclt", 0x4580d400, ["sss", "ddd"]>,
  SveOp<"sclamp", 0x4400c000, ["bbb", "hhh", "sss", "ddd"], [HasSVE2p1orSME]>,
  Sve1<"sdot", 0x44800000, ["sbb", "dhh"]>, Sve2p1Or2<"sdot", 0x4400c800, ["shh"]>,
  Sve2<"smlalb", 0x44404000, ["hbb", "shh", "dss"]>, Sve2<"smlalt", 0x44404400, ["hbb", "shh", "dss"]>,
  Sve2<"smlslb", 0x44405000, ["hbb", "shh", "dss"]>, Sve2<"smlslt", 0x44405400, ["hbb", "shh", "dss"]>,
  SveOp<"smmla", 0x45009800, ["sbb"], [HasMatMulInt8, HasSVE]>, Sve2<"sqdmlalbt", 0x44400800, ["hbb", "shh", "dss"]>,
  Sve2<"sqdmlalb", 0x44406000, ["hbb", "shh", "dss"]>, Sve2<"sqdmlalt", 0x44406400, ["hbb", "shh", "dss"]>,
  Sve2<"sqdmlslbt", 0x44400c00, ["hbb", "shh", "dss"]>, Sve2<"sqdmlslb", 0x44406800, ["hbb", "shh", "dss"]>,
  Sve2<"sqdmlslt", 0x44406c00, ["hbb", "shh", "dss"]>, Sve2<"sqrdmlah", 0x44007000, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"sqrdmlsh", 0x44007400, ["bbb", "hhh", "sss", "ddd"]>, Sve2<"subhnt", 0x45607400, ["bhh", "hss", "sdd"]>,
  Sve2p1<"tbxq", 0x05203400, ["bbb", "hhh", "sss", "ddd"]>, Sve2<"tbx", 0x05202c00, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"uabalb", 0x4540c800, ["hbb", "shh", "dss"]>, Sve2<"uabalt", 0x4540cc00, ["hbb", "shh", "dss"]>,
  Sve2<"uaba", 0x4500fc00, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"uclamp", 0x4400c400, ["bbb", "hhh", "sss", "ddd"], [HasSVE2p1orSME]>,
  Sve1<"udot", 0x44800400, ["sbb", "dhh"]>, Sve2p1Or2<"udot", 0x4400cc00, ["shh"]>,
  Sve2<"umlalb", 0x44404800, ["hbb", "shh", "dss"]>, Sve2<"umlalt", 0x44404c00, ["hbb", "shh", "dss"]>,
  Sve2<"umlslb", 0x44405800, ["hbb", "shh", "dss"]>, Sve2<"umlslt", 0x44405c00, ["hbb", "shh", "dss"]>,
  SveOp<"ummla", 0x45c09800, ["sbb"], [HasMatMulInt8, HasSVE]>,
  SveOp<"usdot", 0x44807800, ["sbb"], [HasMatMulInt8, HasSVEorSME]>,
  SveOp<"usmmla", 0x45809800, ["sbb"], [HasMatMulInt8, HasSVE]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Vec_"#!substr(f, 2, 1));
    def op.Code#"_ZZZ_"#f : SveDNM<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m), "$d, $n, $m"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m
foreach op = [
  Sve2<"addhnb", 0x45606000, ["bhh", "hss", "sdd"]>, Sve1<"add", 0x04200000, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"addpt", 0x04e00800, ["ddd"], [HasCPA, HasSVE]>, Sve1<"and", 0x04203000, ["ddd"]>,
  Sve1<"asr", 0x04208000, ["bbd", "hhd", "ssd"]>,
  SveOp<"bdep", 0x4500b400, ["bbb", "hhh", "sss", "ddd"], [HasSVEorBitPerm, HasSVEBitPerm]>,
  SveOp<"bext", 0x4500b000, ["bbb", "hhh", "sss", "ddd"], [HasSVEorBitPerm, HasSVEBitPerm]>,
  SveOp<"bfadd", 0x65000000, ["hhh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmul", 0x65000800, ["hhh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfsub", 0x65000400, ["hhh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bgrp", 0x4500b800, ["bbb", "hhh", "sss", "ddd"], [HasSVEorBitPerm, HasSVEBitPerm]>,
  Sve1<"bic", 0x04e03000, ["ddd"]>, Sve1<"eor", 0x04a03000, ["ddd"]>,
  Sve1<"fadd", 0x65400000, ["hhh", "sss", "ddd"]>, Sve1<"fmul", 0x65400800, ["hhh", "sss", "ddd"]>,
  Sve1<"frecps", 0x65401800, ["hhh", "sss", "ddd"]>, Sve1<"frsqrts", 0x65401c00, ["hhh", "sss", "ddd"]>,
  Sve1<"fsub", 0x65400400, ["hhh", "sss", "ddd"]>, Sve1Only<"ftsmul", 0x65400c00, ["hhh", "sss", "ddd"]>,
  Sve1Only<"ftssel", 0x0460b000, ["hhh", "sss", "ddd"]>, SveOp<"histseg", 0x4520a000, ["bbb"], [HasSVE2]>,
  Sve1<"lsl", 0x04208c00, ["bbd", "hhd", "ssd"]>, Sve1<"lsr", 0x04208400, ["bbd", "hhd", "ssd"]>,
  Sve2<"mul", 0x04206000, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"orr", 0x04603000, ["ddd"]>,
  Sve2<"pmullb", 0x45406800, ["hbb", "dss"]>, SveOp<"pmullb", 0x45006800, ["qdd"], [HasSVEorAES, HasSVEAES]>,
  Sve2<"pmullt", 0x45406c00, ["hbb", "dss"]>, SveOp<"pmullt", 0x45006c00, ["qdd"], [HasSVEorAES, HasSVEAES]>,
  Sve2<"pmul", 0x04206400, ["bbb"]>, Sve2<"raddhnb", 0x45606800, ["bhh", "hss", "sdd"]>,
  SveOp<"rax1", 0x4520f400, ["ddd"], [HasSVEorSME2p1, HasSVESHA3]>,
  Sve2<"rsubhnb", 0x45607800, ["bhh", "hss", "sdd"]>, Sve2<"sabdlb", 0x45403000, ["hbb", "shh", "dss"]>,
  Sve2<"sabdlt", 0x45403400, ["hbb", "shh", "dss"]>, Sve2<"saddlbt", 0x45408000, ["hbb", "shh", "dss"]>,
  Sve2<"saddlb", 0x45400000, ["hbb", "shh", "dss"]>, Sve2<"saddlt", 0x45400400, ["hbb", "shh", "dss"]>,
  Sve2<"saddwb", 0x45404000, ["hhb", "ssh", "dds"]>, Sve2<"saddwt", 0x45404400, ["hhb", "ssh", "dds"]>,
  SveOp<"sm4ekey", 0x4520f000, ["sss"], [HasSVESM4]>, Sve2<"smulh", 0x04206800, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"smullb", 0x45407000, ["hbb", "shh", "dss"]>, Sve2<"smullt", 0x45407400, ["hbb", "shh", "dss"]>,
  Sve1<"sqadd", 0x04201000, ["bbb", "hhh", "sss", "ddd"]>, Sve2<"sqdmulh", 0x04207000, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"sqdmullb", 0x45406000, ["hbb", "shh", "dss"]>, Sve2<"sqdmullt", 0x45406400, ["hbb", "shh", "dss"]>,
  Sve2<"sqrdmulh", 0x04207400, ["bbb", "hhh", "sss", "ddd"]>,
  Sve1<"sqsub", 0x04201800, ["bbb", "hhh", "sss", "ddd"]>, Sve2<"ssublbt", 0x45408800, ["hbb", "shh", "dss"]>,
  Sve2<"ssublb", 0x45401000, ["hbb", "shh", "dss"]>, Sve2<"ssubltb", 0x45408c00, ["hbb", "shh", "dss"]>,
  Sve2<"ssublt", 0x45401400, ["hbb", "shh", "dss"]>, Sve2<"ssubwb", 0x45405000, ["hhb", "ssh", "dds"]>,
  Sve2<"ssubwt", 0x45405400, ["hhb", "ssh", "dds"]>, Sve2<"subhnb", 0x45607000, ["bhh", "hss", "sdd"]>,
  Sve1<"sub", 0x04200400, ["bbb", "hhh", "sss", "ddd"]>, SveOp<"subpt", 0x04e00c00, ["ddd"], [HasCPA, HasSVE]>,
  Sve1<"trn1", 0x05207000, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"trn1", 0x05a01800, ["qqq"], [HasF64MM, HasSVEorSME]>,
  Sve1<"trn2", 0x05207400, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"trn2", 0x05a01c00, ["qqq"], [HasF64MM, HasSVEorSME]>, Sve2<"uabdlb", 0x45403800, ["hbb", "shh", "dss"]>,
  Sve2<"uabdlt", 0x45403c00, ["hbb", "shh", "dss"]>, Sve2<"uaddlb", 0x45400800, ["hbb", "shh", "dss"]>,
  Sve2<"uaddlt", 0x45400c00, ["hbb", "shh", "dss"]>, Sve2<"uaddwb", 0x45404800, ["hhb", "ssh", "dds"]>,
  Sve2<"uaddwt", 0x45404c00, ["hhb", "ssh", "dds"]>, Sve2<"umulh", 0x04206c00, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"umullb", 0x45407800, ["hbb", "shh", "dss"]>, Sve2<"umullt", 0x45407c00, ["hbb", "shh", "dss"]>,
  Sve1<"uqadd", 0x04201400, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"uqsub", 0x04201c00, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"usublb", 0x45401800, ["hbb", "shh", "dss"]>, Sve2<"usublt", 0x45401c00, ["hbb", "shh", "dss"]>,
  Sve2<"usubwb", 0x45405800, ["hhb", "ssh", "dds"]>, Sve2<"usubwt", 0x45405c00, ["hhb", "ssh", "dds"]>,
  Sve1<"uzp1", 0x05206800, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"uzp1", 0x05a00800, ["qqq"], [HasF64MM, HasSVEorSME]>,
  Sve1<"uzp2", 0x05206c00, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"uzp2", 0x05a00c00, ["qqq"], [HasF64MM, HasSVEorSME]>,
  Sve2p1<"uzpq1", 0x4400e800, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2p1<"uzpq2", 0x4400ec00, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"zip1", 0x05206000, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"zip1", 0x05a00000, ["qqq"], [HasF64MM, HasSVEorSME]>,
  Sve1<"zip2", 0x05206400, ["bbb", "hhh", "sss", "ddd"]>,
  SveOp<"zip2", 0x05a00400, ["qqq"], [HasF64MM, HasSVEorSME]>,
  Sve2p1<"zipq1", 0x4400e000, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2p1<"zipq2", 0x4400e400, ["bbb", "hhh", "sss", "ddd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Vec_"#!substr(f, 2, 1));
    def op.Code#"_ZZZ_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, M:$m), "$d, $n, $m">;
  }

// $d, $m, $imm
foreach op = [
  Sve1<"addpl", 0x04605000, [""]>, Sve1<"addvl", 0x04205000, [""]>,
] in
  foreach f = op.Forms in
    def op.Code#"_XXi" : SveDM<op, f, 22, (outs GPR64sp:$d), (ins GPR64sp:$m, signed6:$imm), "$d, $m, $imm"> {
      bits<6> imm;
      let Inst{10-5} = imm;
    }

// $d, $g/m, $d, $n
foreach op = [
  Sve2<"addp", 0x4411a000, ["bb", "hh", "ss", "dd"]>, Sve1<"add", 0x04000000, ["bb", "hh", "ss", "dd"]>,
  SveOp<"addpt", 0x04c40000, ["dd"], [HasCPA, HasSVE]>, Sve1<"and", 0x041a0000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"asrr", 0x04148000, ["bb", "hh", "ss", "dd"]>, Sve1<"asr", 0x04188000, ["bd", "hd", "sd"]>,
  Sve1<"asr", 0x04108000, ["bb", "hh", "ss", "dd"]>,
  SveOp<"bfadd", 0x65008000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmaxnm", 0x65048000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmax", 0x65068000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfminnm", 0x65058000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmin", 0x65078000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmul", 0x65028000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfsub", 0x65018000, ["hh"], [HasSVEorSME2, HasSVEB16B16]>,
  Sve1<"bic", 0x041b0000, ["bb", "hh", "ss", "dd"]>, Sve1<"eor", 0x04190000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"fabd", 0x65488000, ["hh", "ss", "dd"]>, Sve2<"faddp", 0x64508000, ["hh", "ss", "dd"]>,
  Sve1<"fadd", 0x65408000, ["hh", "ss", "dd"]>,
  SveOp<"famax", 0x654e8000, ["hh", "ss", "dd"], [HasFAMINMAX, HasSVE2orSME2]>,
  SveOp<"famin", 0x654f8000, ["hh", "ss", "dd"], [HasFAMINMAX, HasSVE2orSME2]>,
  Sve1<"fdivr", 0x654c8000, ["hh", "ss", "dd"]>, Sve1<"fdiv", 0x654d8000, ["hh", "ss", "dd"]>,
  Sve2<"fmaxnmp", 0x64548000, ["hh", "ss", "dd"]>, Sve1<"fmaxnm", 0x65448000, ["hh", "ss", "dd"]>,
  Sve2<"fmaxp", 0x64568000, ["hh", "ss", "dd"]>, Sve1<"fmax", 0x65468000, ["hh", "ss", "dd"]>,
  Sve2<"fminnmp", 0x64558000, ["hh", "ss", "dd"]>, Sve1<"fminnm", 0x65458000, ["hh", "ss", "dd"]>,
  Sve2<"fminp", 0x64578000, ["hh", "ss", "dd"]>, Sve1<"fmin", 0x65478000, ["hh", "ss", "dd"]>,
  Sve1<"fmulx", 0x654a8000, ["hh", "ss", "dd"]>, Sve1<"fmul", 0x65428000, ["hh", "ss", "dd"]>,
  Sve1<"fscale", 0x65498000, ["hh", "ss", "dd"]>, Sve1<"fsubr", 0x65438000, ["hh", "ss", "dd"]>,
  Sve1<"fsub", 0x65418000, ["hh", "ss", "dd"]>, Sve1<"lslr", 0x04178000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"lsl", 0x041b8000, ["bd", "hd", "sd"]>, Sve1<"lsl", 0x04138000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"lsrr", 0x04158000, ["bb", "hh", "ss", "dd"]>, Sve1<"lsr", 0x04198000, ["bd", "hd", "sd"]>,
  Sve1<"lsr", 0x04118000, ["bb", "hh", "ss", "dd"]>, Sve1<"mul", 0x04100000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"orr", 0x04180000, ["bb", "hh", "ss", "dd"]>, Sve1<"sabd", 0x040c0000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"sdivr", 0x04960000, ["ss", "dd"]>, Sve1<"sdiv", 0x04940000, ["ss", "dd"]>,
  Sve2<"shadd", 0x44108000, ["bb", "hh", "ss", "dd"]>, Sve2<"shsubr", 0x44168000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"shsub", 0x44128000, ["bb", "hh", "ss", "dd"]>, Sve2<"smaxp", 0x4414a000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"smax", 0x04080000, ["bb", "hh", "ss", "dd"]>, Sve2<"sminp", 0x4416a000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"smin", 0x040a0000, ["bb", "hh", "ss", "dd"]>, Sve1<"smulh", 0x04120000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"sqadd", 0x44188000, ["bb", "hh", "ss", "dd"]>, Sve2<"sqrshlr", 0x440e8000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"sqrshl", 0x440a8000, ["bb", "hh", "ss", "dd"]>, Sve2<"sqshlr", 0x440c8000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"sqshl", 0x44088000, ["bb", "hh", "ss", "dd"]>, Sve2<"sqsubr", 0x441e8000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"sqsub", 0x441a8000, ["bb", "hh", "ss", "dd"]>, Sve2<"srhadd", 0x44148000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"srshlr", 0x44068000, ["bb", "hh", "ss", "dd"]>, Sve2<"srshl", 0x44028000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"subr", 0x04030000, ["bb", "hh", "ss", "dd"]>, Sve1<"sub", 0x04010000, ["bb", "hh", "ss", "dd"]>,
  SveOp<"subpt", 0x04c50000, ["dd"], [HasCPA, HasSVE]>, Sve2<"suqadd", 0x441c8000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"uabd", 0x040d0000, ["bb", "hh", "ss", "dd"]>, Sve1<"udivr", 0x04970000, ["ss", "dd"]>,
  Sve1<"udiv", 0x04950000, ["ss", "dd"]>, Sve2<"uhadd", 0x44118000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"uhsubr", 0x44178000, ["bb", "hh", "ss", "dd"]>, Sve2<"uhsub", 0x44138000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"umaxp", 0x4415a000, ["bb", "hh", "ss", "dd"]>, Sve1<"umax", 0x04090000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"uminp", 0x4417a000, ["bb", "hh", "ss", "dd"]>, Sve1<"umin", 0x040b0000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"umulh", 0x04130000, ["bb", "hh", "ss", "dd"]>, Sve2<"uqadd", 0x44198000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"uqrshlr", 0x440f8000, ["bb", "hh", "ss", "dd"]>, Sve2<"uqrshl", 0x440b8000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"uqshlr", 0x440d8000, ["bb", "hh", "ss", "dd"]>, Sve2<"uqshl", 0x44098000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"uqsubr", 0x441f8000, ["bb", "hh", "ss", "dd"]>, Sve2<"uqsub", 0x441b8000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"urhadd", 0x44158000, ["bb", "hh", "ss", "dd"]>, Sve2<"urshlr", 0x44078000, ["bb", "hh", "ss", "dd"]>,
  Sve2<"urshl", 0x44038000, ["bb", "hh", "ss", "dd"]>, Sve2<"usqadd", 0x441d8000, ["bb", "hh", "ss", "dd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_ZGmZZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, N:$n), "$d, $g/m, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n
foreach op = [
  Sve2p1<"addqv", 0x04052000, BHSD>, Sve2p1<"andqv", 0x041e2000, BHSD>, Sve2p1<"eorqv", 0x041d2000, BHSD>,
  Sve2p1<"faddqv", 0x6450a000, HSD>, Sve2p1<"fmaxnmqv", 0x6454a000, HSD>, Sve2p1<"fmaxqv", 0x6456a000, HSD>,
  Sve2p1<"fminnmqv", 0x6455a000, HSD>, Sve2p1<"fminqv", 0x6457a000, HSD>, Sve2p1<"orqv", 0x041c2000, BHSD>,
  Sve2p1<"smaxqv", 0x040c2000, BHSD>, Sve2p1<"sminqv", 0x040e2000, BHSD>, Sve2p1<"umaxqv", 0x040d2000, BHSD>,
  Sve2p1<"uminqv", 0x040f2000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = NeonFull<f>.V;
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_QGZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n), "$d, $g, $n">;
  }

// $d, $d, $imm
foreach op = [
  Sve1<"add", 0x2520c000, BHSD>, Sve1<"sqadd", 0x2524c000, BHSD>, Sve1<"sqsub", 0x2526c000, BHSD>,
  Sve1<"subr", 0x2523c000, BHSD>, Sve1<"sub", 0x2521c000, BHSD>, Sve1<"uqadd", 0x2525c000, BHSD>,
  Sve1<"uqsub", 0x2527c000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("unsigned_byte_"#f);
    def op.Code#"_ZZi_"#f : SveD<op, f, 22, (outs D:$d), (ins D:$old, Imm:$imm), "$d, $d, $imm"> {
      bits<9> imm;
      let Inst{13-5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, [$n, $m]
foreach op = [
  Sve1Only<"adr", 0x04a0a000, SD>, Sve1Only<"adr", 0x04a0a400, SD, ", lsl #1">,
  Sve1Only<"adr", 0x04a0a800, SD, ", lsl #2">, Sve1Only<"adr", 0x04a0ac00, SD, ", lsl #3">,
  Sve1Only<"adr", 0x0420a000, ["d"], ", sxtw">, Sve1Only<"adr", 0x0420a400, ["d"], ", sxtw #1">,
  Sve1Only<"adr", 0x0420a800, ["d"], ", sxtw #2">, Sve1Only<"adr", 0x0420ac00, ["d"], ", sxtw #3">,
  Sve1Only<"adr", 0x0460a000, ["d"], ", uxtw">, Sve1Only<"adr", 0x0460a400, ["d"], ", uxtw #1">,
  Sve1Only<"adr", 0x0460a800, ["d"], ", uxtw #2">, Sve1Only<"adr", 0x0460ac00, ["d"], ", uxtw #3">,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZ_"#f : SveDNM<op, f, 22, (outs D:$d), (ins D:$n, D:$m), "$d, [$n, $m"#op.Tail#"]">;
    if !not(UnshiftedTail<op.Tail>.IsShifted) then
      def : InstAlias<op.Name#" "#"$d, [$n, $m"#UnshiftedTail<op.Tail>.Text#"]",
                    (!cast<Instruction>(op.Code#"_ZZZ"#"_"#f) D:$d, D:$n, D:$m), 0>;
  }

// $d, $d, $n
foreach op = [
  SveOp<"aesd", 0x4522e400, ["b"], [HasSVEorAES, HasSVEAES]>,
  SveOp<"aese", 0x4522e000, ["b"], [HasSVEorAES, HasSVEAES]>, SveOp<"sm4e", 0x4523e000, ["s"], [HasSVESM4]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZ_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, D:$n), "$d, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $d
foreach op = [
  SveOp<"aesimc", 0x4520e400, ["b"], [HasSVEorAES, HasSVEAES]>,
  SveOp<"aesmc", 0x4520e000, ["b"], [HasSVEorAES, HasSVEAES]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZ_"#f : SveD<op, f, 22, (outs D:$d), (ins D:$old), "$d, $d"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n
foreach op = [
  Sve1<"andv", 0x041a2000, ["bb", "hh", "ss", "dd"]>, Sve1<"eorv", 0x04192000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"faddv", 0x65402000, ["hh", "ss", "dd"]>, Sve1<"fmaxnmv", 0x65442000, ["hh", "ss", "dd"]>,
  Sve1<"fmaxv", 0x65462000, ["hh", "ss", "dd"]>, Sve1<"fminnmv", 0x65452000, ["hh", "ss", "dd"]>,
  Sve1<"fminv", 0x65472000, ["hh", "ss", "dd"]>, Sve1<"orv", 0x04182000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"saddv", 0x04002000, ["db"]>, Sve1<"saddv", 0x04402000, ["dh"]>, Sve1<"saddv", 0x04802000, ["ds"]>,
  Sve1<"smaxv", 0x04082000, ["bb", "hh", "ss", "dd"]>, Sve1<"sminv", 0x040a2000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"uaddv", 0x04012000, ["db"]>, Sve1<"uaddv", 0x04c12000, ["dd"]>, Sve1<"uaddv", 0x04412000, ["dh"]>,
  Sve1<"uaddv", 0x04812000, ["ds"]>, Sve1<"umaxv", 0x04092000, ["bb", "hh", "ss", "dd"]>,
  Sve1<"uminv", 0x040b2000, ["bb", "hh", "ss", "dd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("ScalarOf_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_VGZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n), "$d, $g, $n">;
  }

// $d, $g/m, $d, $imm
foreach op = [
  Sve1<"asrd", 0x04048000, ["b"]>, Sve1<"asrd", 0x04048000, ["h"]>, Sve1<"asrd", 0x04048000, ["s"]>,
  Sve1<"asrd", 0x04048000, ["d"]>, Sve1<"asr", 0x04008000, ["b"]>, Sve1<"asr", 0x04008000, ["h"]>,
  Sve1<"asr", 0x04008000, ["s"]>, Sve1<"asr", 0x04008000, ["d"]>, Sve1<"lsr", 0x04018000, ["b"]>,
  Sve1<"lsr", 0x04018000, ["h"]>, Sve1<"lsr", 0x04018000, ["s"]>, Sve1<"lsr", 0x04018000, ["d"]>,
  Sve2<"srshr", 0x040c8000, ["b"]>, Sve2<"srshr", 0x040c8000, ["h"]>, Sve2<"srshr", 0x040c8000, ["s"]>,
  Sve2<"srshr", 0x040c8000, ["d"]>, Sve2<"urshr", 0x040d8000, ["b"]>, Sve2<"urshr", 0x040d8000, ["h"]>,
  Sve2<"urshr", 0x040d8000, ["s"]>, Sve2<"urshr", 0x040d8000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("right_"#f);
    def op.Code#"_ZGmZi_"#f
        : SveShiftG<op, f, f, (outs D:$d), (ins D:$old, Governing:$g, Imm:$imm), "$d, $g/m, $d, $imm"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $imm
foreach op = [
  Sve1<"asr", 0x04209000, ["bbb"]>, Sve1<"asr", 0x04209000, ["hhh"]>, Sve1<"asr", 0x04209000, ["sss"]>,
  Sve1<"asr", 0x04209000, ["ddd"]>, Sve1<"lsr", 0x04209400, ["bbb"]>, Sve1<"lsr", 0x04209400, ["hhh"]>,
  Sve1<"lsr", 0x04209400, ["sss"]>, Sve1<"lsr", 0x04209400, ["ddd"]>, Sve2<"rshrnb", 0x45201800, ["bhb"]>,
  Sve2<"rshrnb", 0x45201800, ["hsh"]>, Sve2<"rshrnb", 0x45201800, ["sds"]>, Sve2<"shrnb", 0x45201000, ["bhb"]>,
  Sve2<"shrnb", 0x45201000, ["hsh"]>, Sve2<"shrnb", 0x45201000, ["sds"]>, Sve2<"sqrshrnb", 0x45202800, ["bhb"]>,
  Sve2<"sqrshrnb", 0x45202800, ["hsh"]>, Sve2<"sqrshrnb", 0x45202800, ["sds"]>,
  Sve2<"sqrshrunb", 0x45200800, ["bhb"]>, Sve2<"sqrshrunb", 0x45200800, ["hsh"]>,
  Sve2<"sqrshrunb", 0x45200800, ["sds"]>, Sve2<"sqshrnb", 0x45202000, ["bhb"]>, Sve2<"sqshrnb", 0x45202000, ["hsh"]>,
  Sve2<"sqshrnb", 0x45202000, ["sds"]>, Sve2<"sqshrunb", 0x45200000, ["bhb"]>, Sve2<"sqshrunb", 0x45200000, ["hsh"]>,
  Sve2<"sqshrunb", 0x45200000, ["sds"]>, Sve2<"uqrshrnb", 0x45203800, ["bhb"]>,
  Sve2<"uqrshrnb", 0x45203800, ["hsh"]>, Sve2<"uqrshrnb", 0x45203800, ["sds"]>, Sve2<"uqshrnb", 0x45203000, ["bhb"]>,
  Sve2<"uqshrnb", 0x45203000, ["hsh"]>, Sve2<"uqshrnb", 0x45203000, ["sds"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar Imm = !cast<DAGOperand>("right_"#!substr(f, 2, 1));
    def op.Code#"_ZZi_"#f : SveShift<op, f, !substr(f, 2, 1), (outs D:$d), (ins N:$n, Imm:$imm), "$d, $n, $imm">;
  }

// $d, $d, $m, $n
foreach op = [
  Sve2<"bcax", 0x04603800, ["d"]>, Sve2<"bsl1n", 0x04603c00, ["d"]>, Sve2<"bsl2n", 0x04a03c00, ["d"]>,
  Sve2<"bsl", 0x04203c00, ["d"]>, Sve2<"eor3", 0x04203800, ["d"]>, Sve2<"nbsl", 0x04e03c00, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZZ_"#f : SveDNM<op, f, 22, (outs D:$d), (ins D:$old, D:$m, D:$n), "$d, $d, $m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n
foreach op = [
  SveOp<"bf1cvtlt", 0x65093800, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"bf1cvt", 0x65083800, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"bf2cvtlt", 0x65093c00, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"bf2cvt", 0x65083c00, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"f1cvtlt", 0x65093000, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"f1cvt", 0x65083000, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"f2cvtlt", 0x65093400, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"f2cvt", 0x65083400, ["hb"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"fexpa", 0x0460b800, ["hh", "ss", "dd"], [HasSVEorFEXPA]>, Sve1<"frecpe", 0x654e3000, ["hh", "ss", "dd"]>,
  Sve1<"frsqrte", 0x654f3000, ["hh", "ss", "dd"]>, Sve1<"rev", 0x05383800, ["bb", "hh", "ss", "dd"]>,
  Sve2<"sqxtnb", 0x45284000, ["bh"]>, Sve2<"sqxtnb", 0x45304000, ["hs"]>, Sve2<"sqxtnb", 0x45604000, ["sd"]>,
  Sve2<"sqxtunb", 0x45285000, ["bh"]>, Sve2<"sqxtunb", 0x45305000, ["hs"]>, Sve2<"sqxtunb", 0x45605000, ["sd"]>,
  Sve1<"sunpkhi", 0x05713800, ["hb", "sh", "ds"]>, Sve1<"sunpklo", 0x05703800, ["hb", "sh", "ds"]>,
  Sve2<"uqxtnb", 0x45284800, ["bh"]>, Sve2<"uqxtnb", 0x45304800, ["hs"]>, Sve2<"uqxtnb", 0x45604800, ["sd"]>,
  Sve1<"uunpkhi", 0x05733800, ["hb", "sh", "ds"]>, Sve1<"uunpklo", 0x05723800, ["hb", "sh", "ds"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_ZZ_"#f : SveDN<op, f, 22, (outs D:$d), (ins N:$n), "$d, $n">;
  }

// $d, $n
foreach op = [
  SveOp<"bfcvtn", 0x650a3800, ["bh"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"fcvtnb", 0x650a3400, ["bs"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"fcvtnt", 0x650a3c00, ["bs"], [HasFP8, HasSVE2orSME2]>,
  SveOp<"fcvtn", 0x650a3000, ["bh"], [HasFP8, HasSVE2orSME2]>, Sve2p1Or2<"sqcvtn", 0x45314000, ["hs"]>,
  Sve2p1Or2<"sqcvtun", 0x45315000, ["hs"]>, Sve2p1Or2<"uqcvtn", 0x45314800, ["hs"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Aligned2_"#!substr(f, 1, 1));
    def op.Code#"_ZA2_"#f : SveDN2<op, f, 22, (outs D:$d), (ins N:$n), "$d, $n">;
  }

// $d, $g/m, $n, $m
foreach op = [
  SveOp<"bfmla", 0x65200000, ["h"], [HasSVEorSME2, HasSVEB16B16]>,
  SveOp<"bfmls", 0x65202000, ["h"], [HasSVEorSME2, HasSVEB16B16]>, Sve1<"fmad", 0x65608000, HSD>,
  Sve1<"fmla", 0x65600000, HSD>, Sve1<"fmls", 0x65602000, HSD>, Sve1<"fmsb", 0x6560a000, HSD>,
  Sve1<"fnmad", 0x6560c000, HSD>, Sve1<"fnmla", 0x65604000, HSD>, Sve1<"fnmls", 0x65606000, HSD>,
  Sve1<"fnmsb", 0x6560e000, HSD>, Sve1<"mla", 0x04004000, BHSD>, Sve1<"mls", 0x04006000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZZ_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, D:$n, D:$m), "$d, $g/m, $n, $m"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $d, $n, $rot
foreach op = [
  Sve2<"cadd", 0x4500d800, BHSD>, Sve2<"sqcadd", 0x4501d800, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZi_"#f
        : SveDN<op, f, 22, (outs D:$d), (ins D:$old, D:$n, odd_rotation:$rot), "$d, $d, $n, $rot"> {
      bits<1> rot;
      let Inst{10} = rot;
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m, $rot
foreach op = [
  Sve2<"cdot", 0x44801000, ["sbb", "dhh"]>, Sve2<"cmla", 0x44002000, ["bbb", "hhh", "sss", "ddd"]>,
  Sve2<"sqrdcmlah", 0x44003000, ["bbb", "hhh", "sss", "ddd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Vec_"#!substr(f, 2, 1));
    def op.Code#"_ZZZi_"#f
        : SveDNM<op, f, 22, (outs D:$d), (ins D:$old, N:$n, M:$m, rotation:$rot), "$d, $n, $m, $rot"> {
      bits<2> rot;
      let Inst{11-10} = rot;
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $d, $n
foreach op = [
  Sve1<"clasta", 0x0530a000, BHS>, Sve1<"clastb", 0x0531a000, BHS>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_WGWZ_"#f
        : SveDGN<op, f, 22, (outs GPR32:$d), (ins GPR32:$old, Governing:$g, N:$n), "$d, $g, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $d, $n
foreach op = [
  Sve1<"clasta", 0x05f0a000, ["d"]>, Sve1<"clastb", 0x05f1a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_XGXZ_"#f
        : SveDGN<op, f, 22, (outs GPR64:$d), (ins GPR64:$old, Governing:$g, N:$n), "$d, $g, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $d, $n
foreach op = [
  Sve1<"clasta", 0x052a8000, BHSD>, Sve1<"clastb", 0x052b8000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Scalar_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_VGVZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, N:$n), "$d, $g, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $d, $n
foreach op = [
  Sve1<"clasta", 0x05288000, BHSD>, Sve1<"clastb", 0x05298000, BHSD>, Sve1<"splice", 0x052c8000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGZZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, D:$n), "$d, $g, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $vl
foreach op = [
  Sve2p1Or2<"cntp", 0x25208200, BHSD>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Counter_"#f);
    def op.Code#"_XCi_"#f : SveDPn<op, f, 22, (outs GPR64:$d), (ins N:$n, vector_pair:$vl), "$d, $n, $vl"> {
      bits<1> vl;
      let Inst{10} = vl;
    }
  }

// $d, $g, $n
foreach op = [
  SveOp<"compact", 0x05a18000, SD, [HasSVEorSME2p2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, D:$n), "$d, $g, $n">;
  }

// $d, $m/m, $imm
foreach op = [
  Sve1<"cpy", 0x05104000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("signed_byte_"#f);
    def op.Code#"_ZPmi_"#f : SveDM4<op, f, 22, (outs D:$d), (ins D:$old, Pred:$m, Imm:$imm), "$d, $m/m, $imm"> {
      bits<9> imm;
      let Inst{13-5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $n
foreach op = [
  Sve1<"cpy", 0x0528a000, BHS>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmW_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, GPR32sp:$n), "$d, $g/m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $n
foreach op = [
  Sve1<"cpy", 0x05e8a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmX_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, GPR64sp:$n), "$d, $g/m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $n
foreach op = [
  Sve1<"cpy", 0x05208000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("Scalar_"#f);
    def op.Code#"_ZGmV_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, N:$n), "$d, $g/m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $m/z, $imm
foreach op = [
  Sve1<"cpy", 0x05100000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("signed_byte_"#f);
    def op.Code#"_ZPzi_"#f : SveDM4<op, f, 22, (outs D:$d), (ins Pred:$m, Imm:$imm), "$d, $m/z, $imm"> {
      bits<9> imm;
      let Inst{13-5} = imm;
    }
  }

// $n, $m
foreach op = [
  Sve1<"ctermeq", 0x25a02000, [""]>, Sve1<"ctermne", 0x25a02010, [""]>,
] in
  foreach f = op.Forms in
    def op.Code#"_WW" : SveNM<op, f, 22, (outs), (ins GPR32:$n, GPR32:$m), "$n, $m">;

// $n, $m
foreach op = [
  Sve1<"ctermeq", 0x25e02000, [""]>, Sve1<"ctermne", 0x25e02010, [""]>,
] in
  foreach f = op.Forms in
    def op.Code#"_XX" : SveNM<op, f, 22, (outs), (ins GPR64:$n, GPR64:$m), "$n, $m">;

// $d, $imm
foreach op = [
  Sve1<"dup", 0x2538c000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("signed_byte_"#f);
    def op.Code#"_Zi_"#f : SveD<op, f, 22, (outs D:$d), (ins Imm:$imm), "$d, $imm"> {
      bits<9> imm;
      let Inst{13-5} = imm;
    }
  }

// $d, $n
foreach op = [
  Sve1<"dup", 0x05203800, BHS>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZW_"#f : SveDN<op, f, 22, (outs D:$d), (ins GPR32sp:$n), "$d, $n">;
  }

// $d, $n
foreach op = [
  Sve1<"dup", 0x05e03800, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZX_"#f : SveDN<op, f, 22, (outs D:$d), (ins GPR64sp:$n), "$d, $n">;
  }

// $d, $d, $n, $imm
foreach op = [
  Sve2p1<"extq", 0x05602400, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZi_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, D:$n, upto15:$imm), "$d, $d, $n, $imm"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $d, $n, $imm
foreach op = [
  Sve1<"ext", 0x05200000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZi_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, D:$n, upto255:$imm), "$d, $d, $n, $imm"> {
      bits<8> imm;
      let Inst{20-16} = imm{7-3};
      let Inst{12-10} = imm{2-0};
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $imm
foreach op = [
  Sve2<"ext", 0x05600000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_ZL2i_"#f : SveDN<op, f, 22, (outs D:$d), (ins N:$n, upto255:$imm), "$d, $n, $imm"> {
      bits<8> imm;
      let Inst{20-16} = imm{7-3};
      let Inst{12-10} = imm{2-0};
    }
  }

// $d, $g, $d, $n
foreach op = [
  Sve1Only<"fadda", 0x65582000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("ScalarOf_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_VGVZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, N:$n), "$d, $g, $d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $d, $imm
foreach op = [
  Sve1<"fadd", 0x65588000, HSD>, Sve1<"fsubr", 0x655b8000, HSD>, Sve1<"fsub", 0x65598000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZi_"#f
        : SveDG<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, half_or_one:$imm), "$d, $g/m, $d, $imm"> {
      bits<1> imm;
      let Inst{5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $d, $n, $rot
foreach op = [
  Sve1<"fcadd", 0x64408000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZZi_"#f
        : SveDGN<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, D:$n, odd_rotation:$rot),
              "$d, $g/m, $d, $n, $rot"> {
      bits<1> rot;
      let Inst{16} = rot;
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $n, $m, $rot
foreach op = [
  Sve1<"fcmla", 0x64400000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZZi_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, D:$n, D:$m, rotation:$rot),
              "$d, $g/m, $n, $m, $rot"> {
      bits<2> rot;
      let Inst{14-13} = rot;
      let Constraints = "$d = $old";
    }
  }

// $d, $m/m, $imm
foreach op = [
  Sve1<"fcpy", 0x0550c000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZPmi_"#f
        : SveDM4<op, f, 22, (outs D:$d), (ins D:$old, Pred:$m, float_constant:$imm), "$d, $m/m, $imm"> {
      bits<8> imm;
      let Inst{12-5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $imm
foreach op = [
  Sve1<"fdup", 0x2579c000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_Zi_"#f : SveD<op, f, 22, (outs D:$d), (ins float_constant:$imm), "$d, $imm"> {
      bits<8> imm;
      let Inst{12-5} = imm;
    }
  }

// $d, $g/m, $d, $imm
foreach op = [
  Sve1<"fmaxnm", 0x655c8000, HSD>, Sve1<"fmax", 0x655e8000, HSD>, Sve1<"fminnm", 0x655d8000, HSD>,
  Sve1<"fmin", 0x655f8000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZi_"#f
        : SveDG<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, zero_or_one:$imm), "$d, $g/m, $d, $imm"> {
      bits<1> imm;
      let Inst{5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $d, $imm
foreach op = [
  Sve1<"fmul", 0x655a8000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZi_"#f
        : SveDG<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, half_or_two:$imm), "$d, $g/m, $d, $imm"> {
      bits<1> imm;
      let Inst{5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $d, $n, $imm
foreach op = [
  Sve1Only<"ftmad", 0x65508000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZi_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, D:$n, upto7:$imm), "$d, $d, $n, $imm"> {
      bits<3> imm;
      let Inst{18-16} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $g/z, $n, $m
foreach op = [
  SveOp<"histcnt", 0x45a0c000, SD, [HasSVE2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGzZZ_"#f : SveDGNM<op, f, 22, (outs D:$d), (ins Governing:$g, D:$n, D:$m), "$d, $g/z, $n, $m">;
  }

// $d, $imm, $imm2
foreach op = [
  Sve1<"index", 0x04204000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_Zii_"#f : SveD<op, f, 22, (outs D:$d), (ins signed5:$imm, signed5:$imm2), "$d, $imm, $imm2"> {
      bits<5> imm;
      let Inst{9-5} = imm;
      bits<5> imm2;
      let Inst{20-16} = imm2;
    }
  }

// $d, $imm, $m
foreach op = [
  Sve1<"index", 0x04204800, BHS>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZiW_"#f : SveDM<op, f, 22, (outs D:$d), (ins signed5:$imm, GPR32:$m), "$d, $imm, $m"> {
      bits<5> imm;
      let Inst{9-5} = imm;
    }
  }

// $d, $imm, $m
foreach op = [
  Sve1<"index", 0x04e04800, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZiX_"#f : SveDM<op, f, 22, (outs D:$d), (ins signed5:$imm, GPR64:$m), "$d, $imm, $m"> {
      bits<5> imm;
      let Inst{9-5} = imm;
    }
  }

// $d, $n, $imm
foreach op = [
  Sve1<"index", 0x04204400, BHS>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZWi_"#f : SveDN<op, f, 22, (outs D:$d), (ins GPR32:$n, signed5:$imm), "$d, $n, $imm"> {
      bits<5> imm;
      let Inst{20-16} = imm;
    }
  }

// $d, $n, $imm
foreach op = [
  Sve1<"index", 0x04e04400, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZXi_"#f : SveDN<op, f, 22, (outs D:$d), (ins GPR64:$n, signed5:$imm), "$d, $n, $imm"> {
      bits<5> imm;
      let Inst{20-16} = imm;
    }
  }

// $d, $n, $m
foreach op = [
  Sve1<"index", 0x04204c00, BHS>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZWW_"#f : SveDNM<op, f, 22, (outs D:$d), (ins GPR32:$n, GPR32:$m), "$d, $n, $m">;
  }

// $d, $n, $m
foreach op = [
  Sve1<"index", 0x04e04c00, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZXX_"#f : SveDNM<op, f, 22, (outs D:$d), (ins GPR64:$n, GPR64:$m), "$d, $n, $m">;
  }

// $d, $n
foreach op = [
  Sve1<"insr", 0x05243800, BHS>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZW_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, GPR32:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n
foreach op = [
  Sve1<"insr", 0x05e43800, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZX_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, GPR64:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n
foreach op = [
  Sve1<"insr", 0x05343800, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("ScalarOf_"#f);
    def op.Code#"_ZV_"#f : SveDN<op, f, 22, (outs D:$d), (ins D:$old, N:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n
foreach op = [
  Sve1<"lasta", 0x0520a000, BHS>, Sve1<"lastb", 0x0521a000, BHS>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_WGZ_"#f : SveDGN<op, f, 22, (outs GPR32:$d), (ins Governing:$g, N:$n), "$d, $g, $n">;
  }

// $d, $g, $n
foreach op = [
  Sve1<"lasta", 0x05e0a000, ["d"]>, Sve1<"lastb", 0x05e1a000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_XGZ_"#f : SveDGN<op, f, 22, (outs GPR64:$d), (ins Governing:$g, N:$n), "$d, $g, $n">;
  }

// $d, $g, $n
foreach op = [
  Sve1<"lasta", 0x05228000, BHSD>, Sve1<"lastb", 0x05238000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Scalar_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_VGZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n), "$d, $g, $n">;
  }

// $d, $g/m, $d, $imm
foreach op = [
  Sve1<"lsl", 0x04038000, ["b"]>, Sve1<"lsl", 0x04038000, ["h"]>, Sve1<"lsl", 0x04038000, ["s"]>,
  Sve1<"lsl", 0x04038000, ["d"]>, Sve2<"sqshlu", 0x040f8000, ["b"]>, Sve2<"sqshlu", 0x040f8000, ["h"]>,
  Sve2<"sqshlu", 0x040f8000, ["s"]>, Sve2<"sqshlu", 0x040f8000, ["d"]>, Sve2<"sqshl", 0x04068000, ["b"]>,
  Sve2<"sqshl", 0x04068000, ["h"]>, Sve2<"sqshl", 0x04068000, ["s"]>, Sve2<"sqshl", 0x04068000, ["d"]>,
  Sve2<"uqshl", 0x04078000, ["b"]>, Sve2<"uqshl", 0x04078000, ["h"]>, Sve2<"uqshl", 0x04078000, ["s"]>,
  Sve2<"uqshl", 0x04078000, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("left_"#f);
    def op.Code#"_ZGmZi_"#f
        : SveShiftG<op, f, f, (outs D:$d), (ins D:$old, Governing:$g, Imm:$imm), "$d, $g/m, $d, $imm"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $imm
foreach op = [
  Sve1<"lsl", 0x04209c00, ["bbb"]>, Sve1<"lsl", 0x04209c00, ["hhh"]>, Sve1<"lsl", 0x04209c00, ["sss"]>,
  Sve1<"lsl", 0x04209c00, ["ddd"]>, Sve2<"sshllb", 0x4500a000, ["hbb"]>, Sve2<"sshllb", 0x4500a000, ["shh"]>,
  Sve2<"sshllb", 0x4500a000, ["dss"]>, Sve2<"sshllt", 0x4500a400, ["hbb"]>, Sve2<"sshllt", 0x4500a400, ["shh"]>,
  Sve2<"sshllt", 0x4500a400, ["dss"]>, Sve2<"ushllb", 0x4500a800, ["hbb"]>, Sve2<"ushllb", 0x4500a800, ["shh"]>,
  Sve2<"ushllb", 0x4500a800, ["dss"]>, Sve2<"ushllt", 0x4500ac00, ["hbb"]>, Sve2<"ushllt", 0x4500ac00, ["shh"]>,
  Sve2<"ushllt", 0x4500ac00, ["dss"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar Imm = !cast<DAGOperand>("left_"#!substr(f, 2, 1));
    def op.Code#"_ZZi_"#f : SveShift<op, f, !substr(f, 2, 1), (outs D:$d), (ins N:$n, Imm:$imm), "$d, $n, $imm">;
  }

// $d, $m, $n
foreach op = [
  SveOp<"madpt", 0x44c0d800, ["d"], [HasCPA, HasSVE]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZZ_"#f : SveDNM<op, f, 22, (outs D:$d), (ins D:$old, D:$m, D:$n), "$d, $m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/m, $m, $n
foreach op = [
  Sve1<"mad", 0x0400c000, BHSD>, Sve1<"msb", 0x0400e000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGmZZ_"#f
        : SveDGNM<op, f, 22, (outs D:$d), (ins D:$old, Governing:$g, D:$m, D:$n), "$d, $g/m, $m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/z, $n
foreach op = [
  Sve1<"movprfx", 0x04102000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZGzZ_"#f : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, D:$n), "$d, $g/z, $n">;
  }

// $d, $n
foreach op = [
  Sve1<"movprfx", 0x0420bc00, [""]>,
] in
  foreach f = op.Forms in
    def op.Code#"_ZZ" : SveDN<op, f, 22, (outs Vec:$d), (ins Vec:$n), "$d, $n">;

// $d, $d, $imm
foreach op = [
  Sve1<"mul", 0x2530c000, BHSD>, Sve1<"smax", 0x2528c000, BHSD>, Sve1<"smin", 0x252ac000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZi_"#f : SveD<op, f, 22, (outs D:$d), (ins D:$old, signed8:$imm), "$d, $d, $imm"> {
      bits<8> imm;
      let Inst{12-5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $imm
foreach op = [
  Sve1<"rdvl", 0x04bf5000, [""]>,
] in
  foreach f = op.Forms in
    def op.Code#"_Xi" : SveD<op, f, 22, (outs GPR64:$d), (ins signed6:$imm), "$d, $imm"> {
      bits<6> imm;
      let Inst{10-5} = imm;
    }

// $d, $n, $imm
foreach op = [
  Sve2<"rshrnt", 0x45201c00, ["bhb"]>, Sve2<"rshrnt", 0x45201c00, ["hsh"]>, Sve2<"rshrnt", 0x45201c00, ["sds"]>,
  Sve2<"shrnt", 0x45201400, ["bhb"]>, Sve2<"shrnt", 0x45201400, ["hsh"]>, Sve2<"shrnt", 0x45201400, ["sds"]>,
  Sve2<"sqrshrnt", 0x45202c00, ["bhb"]>, Sve2<"sqrshrnt", 0x45202c00, ["hsh"]>,
  Sve2<"sqrshrnt", 0x45202c00, ["sds"]>, Sve2<"sqrshrunt", 0x45200c00, ["bhb"]>,
  Sve2<"sqrshrunt", 0x45200c00, ["hsh"]>, Sve2<"sqrshrunt", 0x45200c00, ["sds"]>,
  Sve2<"sqshrnt", 0x45202400, ["bhb"]>, Sve2<"sqshrnt", 0x45202400, ["hsh"]>, Sve2<"sqshrnt", 0x45202400, ["sds"]>,
  Sve2<"sqshrunt", 0x45200400, ["bhb"]>, Sve2<"sqshrunt", 0x45200400, ["hsh"]>,
  Sve2<"sqshrunt", 0x45200400, ["sds"]>, Sve2<"sri", 0x4500f000, ["bbb"]>, Sve2<"sri", 0x4500f000, ["hhh"]>,
  Sve2<"sri", 0x4500f000, ["sss"]>, Sve2<"sri", 0x4500f000, ["ddd"]>, Sve2<"srsra", 0x4500e800, ["bbb"]>,
  Sve2<"srsra", 0x4500e800, ["hhh"]>, Sve2<"srsra", 0x4500e800, ["sss"]>, Sve2<"srsra", 0x4500e800, ["ddd"]>,
  Sve2<"ssra", 0x4500e000, ["bbb"]>, Sve2<"ssra", 0x4500e000, ["hhh"]>, Sve2<"ssra", 0x4500e000, ["sss"]>,
  Sve2<"ssra", 0x4500e000, ["ddd"]>, Sve2<"uqrshrnt", 0x45203c00, ["bhb"]>, Sve2<"uqrshrnt", 0x45203c00, ["hsh"]>,
  Sve2<"uqrshrnt", 0x45203c00, ["sds"]>, Sve2<"uqshrnt", 0x45203400, ["bhb"]>, Sve2<"uqshrnt", 0x45203400, ["hsh"]>,
  Sve2<"uqshrnt", 0x45203400, ["sds"]>, Sve2<"ursra", 0x4500ec00, ["bbb"]>, Sve2<"ursra", 0x4500ec00, ["hhh"]>,
  Sve2<"ursra", 0x4500ec00, ["sss"]>, Sve2<"ursra", 0x4500ec00, ["ddd"]>, Sve2<"usra", 0x4500e400, ["bbb"]>,
  Sve2<"usra", 0x4500e400, ["hhh"]>, Sve2<"usra", 0x4500e400, ["sss"]>, Sve2<"usra", 0x4500e400, ["ddd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar Imm = !cast<DAGOperand>("right_"#!substr(f, 2, 1));
    def op.Code#"_ZZi_"#f
        : SveShift<op, f, !substr(f, 2, 1), (outs D:$d), (ins D:$old, N:$n, Imm:$imm), "$d, $n, $imm"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n, $m
foreach op = [
  Sve1<"sel", 0x0520c000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZPZZ_"#f : SveDPgNM<op, f, 22, (outs D:$d), (ins Pred:$g, D:$n, D:$m), "$d, $g, $n, $m">;
  }

// $d, $n, $imm
foreach op = [
  Sve2<"sli", 0x4500f400, ["b"]>, Sve2<"sli", 0x4500f400, ["h"]>, Sve2<"sli", 0x4500f400, ["s"]>,
  Sve2<"sli", 0x4500f400, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("left_"#f);
    def op.Code#"_ZZi_"#f : SveShift<op, f, f, (outs D:$d), (ins D:$old, D:$n, Imm:$imm), "$d, $n, $imm"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g, $n
foreach op = [
  Sve2<"splice", 0x052d8000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_ZGL2_"#f : SveDGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n), "$d, $g, $n">;
  }

// $d, $n, $imm
foreach op = [
  Sve2p1Or2<"sqrshrn", 0x45b02800, ["hsh"]>, Sve2p1Or2<"sqrshrun", 0x45b00800, ["hsh"]>,
  Sve2p1Or2<"uqrshrn", 0x45b03800, ["hsh"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Aligned2_"#!substr(f, 1, 1));
    defvar Imm = !cast<DAGOperand>("right_"#!substr(f, 2, 1));
    def op.Code#"_ZA2i_"#f : SveDN2<op, f, 22, (outs D:$d), (ins N:$n, Imm:$imm), "$d, $n, $imm"> {
      bits<4> imm;
      let Inst{19-16} = imm;
    }
  }

// $d, $n
foreach op = [
  Sve2<"sqxtnt", 0x45284400, ["bh", "hs"]>, Sve2<"sqxtnt", 0x45604400, ["sd"]>,
  Sve2<"sqxtunt", 0x45285400, ["bh", "hs"]>, Sve2<"sqxtunt", 0x45605400, ["sd"]>,
  Sve2<"uqxtnt", 0x45284c00, ["bh", "hs"]>, Sve2<"uqxtnt", 0x45604c00, ["sd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    def op.Code#"_ZZ_"#f : SveDN<op, f, 19, (outs D:$d), (ins D:$old, N:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m
foreach op = [
  Sve2p1<"tblq", 0x4400f800, BHSD>, Sve1<"tbl", 0x05203000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List1_"#f);
    def op.Code#"_ZL1Z_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, D:$m), "$d, $n, $m">;
  }

// $d, $n, $m
foreach op = [
  Sve2<"tbl", 0x05202800, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("List2_"#f);
    def op.Code#"_ZL2Z_"#f : SveDNM<op, f, 22, (outs D:$d), (ins N:$n, D:$m), "$d, $n, $m">;
  }

// $d, $d, $imm
foreach op = [
  Sve1<"umax", 0x2529c000, BHSD>, Sve1<"umin", 0x252bc000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZi_"#f : SveD<op, f, 22, (outs D:$d), (ins D:$old, upto255:$imm), "$d, $d, $imm"> {
      bits<8> imm;
      let Inst{12-5} = imm;
      let Constraints = "$d = $old";
    }
  }

// $d, $d, $n, $imm
foreach op = [
  Sve2<"xar", 0x04203400, ["b"]>, Sve2<"xar", 0x04203400, ["h"]>, Sve2<"xar", 0x04203400, ["s"]>,
  Sve2<"xar", 0x04203400, ["d"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar Imm = !cast<DAGOperand>("right_"#f);
    def op.Code#"_ZZZi_"#f : SveShift<op, f, f, (outs D:$d), (ins D:$old, D:$n, Imm:$imm), "$d, $d, $n, $imm"> {
      let Constraints = "$d = $old";
    }
  }
