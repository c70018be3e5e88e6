// Scalable vectors: predicates, comparisons that make them, loops and counts of elements.

// $d, $g/z, $n, $m
foreach op = [
  Sve1<"ands", 0x25404000, ["b"]>, Sve1<"and", 0x25004000, ["b"]>, Sve1<"bics", 0x25404010, ["b"]>,
  Sve1<"bic", 0x25004010, ["b"]>, Sve1<"brkpas", 0x2540c000, ["b"]>, Sve1<"brkpa", 0x2500c000, ["b"]>,
  Sve1<"brkpbs", 0x2540c010, ["b"]>, Sve1<"brkpb", 0x2500c010, ["b"]>, Sve1<"eors", 0x25404200, ["b"]>,
  Sve1<"eor", 0x25004200, ["b"]>, Sve1<"nands", 0x25c04210, ["b"]>, Sve1<"nand", 0x25804210, ["b"]>,
  Sve1<"nors", 0x25c04200, ["b"]>, Sve1<"nor", 0x25804200, ["b"]>, Sve1<"orns", 0x25c04010, ["b"]>,
  Sve1<"orn", 0x25804010, ["b"]>, Sve1<"orrs", 0x25c04000, ["b"]>, Sve1<"orr", 0x25804000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPzPP_"#f : SvePdPgPnM4<op, f, 22, (outs D:$d), (ins Pred:$g, D:$n, D:$m), "$d, $g/z, $n, $m">;
  }

// $d, $g/z, $n
foreach op = [
  Sve1<"brkas", 0x25504000, ["b"]>, Sve1<"brka", 0x25104000, ["b"]>, Sve1<"brkbs", 0x25d04000, ["b"]>,
  Sve1<"brkb", 0x25904000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPzP_"#f : SvePdPgPn<op, f, 22, (outs D:$d), (ins Pred:$g, D:$n), "$d, $g/z, $n">;
  }

// $d, $g/m, $n
foreach op = [
  Sve1<"brka", 0x25104010, ["b"]>, Sve1<"brkb", 0x25904010, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPmP_"#f : SvePdPgPn<op, f, 22, (outs D:$d), (ins D:$old, Pred:$g, D:$n), "$d, $g/m, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/z, $n, $d
foreach op = [
  Sve1<"brkns", 0x25584000, ["b"]>, Sve1<"brkn", 0x25184000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPzPP_"#f : SvePdPgPn<op, f, 22, (outs D:$d), (ins D:$old, Pred:$g, D:$n), "$d, $g/z, $n, $d"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/z, $n, $imm
foreach op = [
  Sve1<"cmpeq", 0x25008000, BHSD>, Sve1<"cmpge", 0x25000000, BHSD>, Sve1<"cmpgt", 0x25000010, BHSD>,
  Sve1<"cmple", 0x25002010, BHSD>, Sve1<"cmplt", 0x25002000, BHSD>, Sve1<"cmpne", 0x25008010, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_PGzZi_"#f
        : SvePdGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, signed5:$imm), "$d, $g/z, $n, $imm"> {
      bits<5> imm;
      let Inst{20-16} = imm;
    }
  }

// $d, $g/z, $n, $m
foreach op = [
  Sve1<"cmpeq", 0x2400a000, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"cmpeq", 0x24002000, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmpge", 0x24008000, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"cmpge", 0x24004000, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmpgt", 0x24008010, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"cmpgt", 0x24004010, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmphi", 0x24000010, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"cmphi", 0x2400c010, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmphs", 0x24000000, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"cmphs", 0x2400c000, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmple", 0x24006010, ["bbd", "hhd", "ssd"]>, Sve1<"cmplo", 0x2400e000, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmpls", 0x2400e010, ["bbd", "hhd", "ssd"]>, Sve1<"cmplt", 0x24006000, ["bbd", "hhd", "ssd"]>,
  Sve1<"cmpne", 0x2400a010, ["bbb", "hhh", "sss", "ddd"]>, Sve1<"cmpne", 0x24002010, ["bbd", "hhd", "ssd"]>,
  Sve1<"facge", 0x6540c010, ["hhh", "sss", "ddd"]>, Sve1<"facgt", 0x6540e010, ["hhh", "sss", "ddd"]>,
  Sve1<"fcmeq", 0x65406000, ["hhh", "sss", "ddd"]>, Sve1<"fcmge", 0x65404000, ["hhh", "sss", "ddd"]>,
  Sve1<"fcmgt", 0x65404010, ["hhh", "sss", "ddd"]>, Sve1<"fcmne", 0x65406010, ["hhh", "sss", "ddd"]>,
  Sve1<"fcmuo", 0x6540c000, ["hhh", "sss", "ddd"]>, SveOp<"match", 0x45208000, ["bbb", "hhh"], [HasSVE2]>,
  SveOp<"nmatch", 0x45208010, ["bbb", "hhh"], [HasSVE2]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Vec_"#!substr(f, 1, 1));
    defvar M = !cast<DAGOperand>("Vec_"#!substr(f, 2, 1));
    def op.Code#"_PGzZZ_"#f : SvePdGNM<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, M:$m), "$d, $g/z, $n, $m">;
  }

// $d, $g/z, $n, $imm
foreach op = [
  Sve1<"cmphi", 0x24200010, BHSD>, Sve1<"cmphs", 0x24200000, BHSD>, Sve1<"cmplo", 0x24202000, BHSD>,
  Sve1<"cmpls", 0x24202010, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_PGzZi_"#f
        : SvePdGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n, upto127:$imm), "$d, $g/z, $n, $imm"> {
      bits<7> imm;
      let Inst{20-14} = imm;
    }
  }

// $d, $pattern, mul $imm
foreach op = [
  Sve1<"cntb", 0x0420e000, [""]>, Sve1<"cntd", 0x04e0e000, [""]>, Sve1<"cnth", 0x0460e000, [""]>,
  Sve1<"cntw", 0x04a0e000, [""]>,
] in
  foreach f = op.Forms in {
    def op.Code#"_Xpi"
        : SveD<op, f, 22, (outs GPR64:$d), (ins pattern:$pattern, from1to16:$imm), "$d, $pattern, mul $imm"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      bits<5> pattern;
      let Inst{9-5} = pattern;
    }
    def : InstAlias<op.Name#" $d, $pattern", (!cast<Instruction>(op.Code#"_Xpi") GPR64:$d, pattern:$pattern, 1)>;
    def : InstAlias<op.Name#" $d", (!cast<Instruction>(op.Code#"_Xpi") GPR64:$d, 31, 1), 2>;
  }

// $d, $g, $n
foreach op = [
  Sve1<"cntp", 0x25208000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_XPP_"#f : SveDPgPn<op, f, 22, (outs GPR64:$d), (ins Pred:$g, N:$n), "$d, $g, $n">;
  }

// $d, $pattern, mul $imm
foreach op = [
  Sve1<"decb", 0x0430e400, [""]>, Sve1<"decd", 0x04f0e400, [""]>, Sve1<"dech", 0x0470e400, [""]>,
  Sve1<"decw", 0x04b0e400, [""]>, Sve1<"incb", 0x0430e000, [""]>, Sve1<"incd", 0x04f0e000, [""]>,
  Sve1<"inch", 0x0470e000, [""]>, Sve1<"incw", 0x04b0e000, [""]>, Sve1<"sqdecb", 0x0430f800, [""]>,
  Sve1<"sqdecd", 0x04f0f800, [""]>, Sve1<"sqdech", 0x0470f800, [""]>, Sve1<"sqdecw", 0x04b0f800, [""]>,
  Sve1<"sqincb", 0x0430f000, [""]>, Sve1<"sqincd", 0x04f0f000, [""]>, Sve1<"sqinch", 0x0470f000, [""]>,
  Sve1<"sqincw", 0x04b0f000, [""]>, Sve1<"uqdecb", 0x0430fc00, [""]>, Sve1<"uqdecd", 0x04f0fc00, [""]>,
  Sve1<"uqdech", 0x0470fc00, [""]>, Sve1<"uqdecw", 0x04b0fc00, [""]>, Sve1<"uqincb", 0x0430f400, [""]>,
  Sve1<"uqincd", 0x04f0f400, [""]>, Sve1<"uqinch", 0x0470f400, [""]>, Sve1<"uqincw", 0x04b0f400, [""]>,
] in
  foreach f = op.Forms in {
    def op.Code#"_Xpi"
        : SveD<op, f, 22, (outs GPR64:$d), (ins GPR64:$old, pattern:$pattern, from1to16:$imm),
              "$d, $pattern, mul $imm"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      bits<5> pattern;
      let Inst{9-5} = pattern;
      let Constraints = "$d = $old";
    }
    def : InstAlias<op.Name#" $d, $pattern", (!cast<Instruction>(op.Code#"_Xpi") GPR64:$d, pattern:$pattern, 1)>;
    def : InstAlias<op.Name#" $d", (!cast<Instruction>(op.Code#"_Xpi") GPR64:$d, 31, 1), 2>;
  }

// $d, $pattern, mul $imm
foreach op = [
  Sve1<"decd", 0x04f0c400, ["d"]>, Sve1<"dech", 0x0470c400, ["h"]>, Sve1<"decw", 0x04b0c400, ["s"]>,
  Sve1<"incd", 0x04f0c000, ["d"]>, Sve1<"inch", 0x0470c000, ["h"]>, Sve1<"incw", 0x04b0c000, ["s"]>,
  Sve1<"sqdecd", 0x04e0c800, ["d"]>, Sve1<"sqdech", 0x0460c800, ["h"]>, Sve1<"sqdecw", 0x04a0c800, ["s"]>,
  Sve1<"sqincd", 0x04e0c000, ["d"]>, Sve1<"sqinch", 0x0460c000, ["h"]>, Sve1<"sqincw", 0x04a0c000, ["s"]>,
  Sve1<"uqdecd", 0x04e0cc00, ["d"]>, Sve1<"uqdech", 0x0460cc00, ["h"]>, Sve1<"uqdecw", 0x04a0cc00, ["s"]>,
  Sve1<"uqincd", 0x04e0c400, ["d"]>, Sve1<"uqinch", 0x0460c400, ["h"]>, Sve1<"uqincw", 0x04a0c400, ["s"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_Zpi_"#f
        : SveD<op, f, 22, (outs D:$d), (ins D:$old, pattern:$pattern, from1to16:$imm), "$d, $pattern, mul $imm"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      bits<5> pattern;
      let Inst{9-5} = pattern;
      let Constraints = "$d = $old";
    }
    def : InstAlias<op.Name#" $d, $pattern", (!cast<Instruction>(op.Code#"_Zpi"#"_"#f) D:$d, pattern:$pattern, 1)>;
    def : InstAlias<op.Name#" $d", (!cast<Instruction>(op.Code#"_Zpi"#"_"#f) D:$d, 31, 1), 2>;
  }

// $d, $n
foreach op = [
  Sve1<"decp", 0x252d8800, BHSD>, Sve1<"incp", 0x252c8800, BHSD>, Sve1<"sqdecp", 0x252a8c00, BHSD>,
  Sve1<"sqincp", 0x25288c00, BHSD>, Sve1<"uqdecp", 0x252b8c00, BHSD>, Sve1<"uqincp", 0x25298c00, BHSD>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_XP_"#f : SveDPn<op, f, 22, (outs GPR64:$d), (ins GPR64:$old, N:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n
foreach op = [
  Sve1<"decp", 0x256d8000, HSD>, Sve1<"incp", 0x256c8000, HSD>, Sve1<"sqdecp", 0x256a8000, HSD>,
  Sve1<"sqincp", 0x25688000, HSD>, Sve1<"uqdecp", 0x256b8000, HSD>, Sve1<"uqincp", 0x25698000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_ZP_"#f : SveDPn<op, f, 22, (outs D:$d), (ins D:$old, N:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $g/z, $n, #0.0
foreach op = [
  Sve1<"fcmeq", 0x65522000, HSD>, Sve1<"fcmge", 0x65502000, HSD>, Sve1<"fcmgt", 0x65502010, HSD>,
  Sve1<"fcmle", 0x65512010, HSD>, Sve1<"fcmlt", 0x65512000, HSD>, Sve1<"fcmne", 0x65532000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    defvar N = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_PGzZ_"#f : SvePdGN<op, f, 22, (outs D:$d), (ins Governing:$g, N:$n), "$d, $g/z, $n, #0.0">;
  }

// $d
foreach op = [
  Sve1<"pfalse", 0x2518e400, ["b"]>, Sve1Only<"rdffr", 0x2519f000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_P_"#f : SvePd<op, f, 22, (outs D:$d), (ins), "$d">;
  }

// $d, $n, $d
foreach op = [
  Sve1<"pfirst", 0x2558c000, ["b"]>, Sve1<"pnext", 0x2519c400, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPP_"#f : SvePdPn<op, f, 22, (outs D:$d), (ins D:$old, Pred:$n), "$d, $n, $d"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n[0]
foreach op = [
  Sve2p1<"pmov", 0x052a3800, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PZ_"#f : SvePdN<op, f, 22, (outs D:$d), (ins Vec:$n), "$d, $n[0]">;
  }

// $d[0], $n
foreach op = [
  Sve2p1<"pmov", 0x052b3800, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_ZP_"#f : SveDPn<op, f, 22, (outs Vec:$d), (ins Vec:$old, N:$n), "$d[0], $n"> {
      let Constraints = "$d = $old";
    }
  }

// $g, $n
foreach op = [
  Sve1<"ptest", 0x2550c000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PP_"#f : SvePgPn<op, f, 22, (outs), (ins Pred:$g, N:$n), "$g, $n">;
  }

// $d, $pattern
foreach op = [
  Sve1<"ptrues", 0x2519e000, BHSD>, Sve1<"ptrue", 0x2518e000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_Pp_"#f : SvePd<op, f, 22, (outs D:$d), (ins pattern:$pattern), "$d, $pattern"> {
      bits<5> pattern;
      let Inst{9-5} = pattern;
    }
    def : InstAlias<op.Name#" $d", (!cast<Instruction>(op.Code#"_Pp"#"_"#f) D:$d, 31)>;
  }

// $d
foreach op = [
  Sve2p1Or2<"ptrue", 0x25207810, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("HighCounter_"#f);
    def op.Code#"_C_"#f : SveCd<op, f, 22, (outs D:$d), (ins), "$d">;
  }

// $d, $n
foreach op = [
  Sve1<"punpkhi", 0x05314000, ["hb"]>, Sve1<"punpklo", 0x05304000, ["hb"]>,
  Sve1<"rev", 0x05344000, ["bb", "hh", "ss", "dd"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#!substr(f, 0, 1));
    defvar N = !cast<DAGOperand>("Pred_"#!substr(f, 1, 1));
    def op.Code#"_PP_"#f : SvePdPn<op, f, 22, (outs D:$d), (ins N:$n), "$d, $n">;
  }

// $d, $n/z
foreach op = [
  Sve1Only<"rdffrs", 0x2558f000, ["b"]>, Sve1Only<"rdffr", 0x2518f000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPz_"#f : SvePdPn<op, f, 22, (outs D:$d), (ins Pred:$n), "$d, $n/z">;
  }

// $d, $g, $n, $m
foreach op = [
  Sve1<"sel", 0x25004210, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPPP_"#f : SvePdPgPnM4<op, f, 22, (outs D:$d), (ins Pred:$g, D:$n, D:$m), "$d, $g, $n, $m">;
  }

// No operands
foreach op = [
  Sve1Only<"setffr", 0x252c9000, [""]>,
] in
  foreach f = op.Forms in
    def op.Code : Sve<op, f, 22, (outs), (ins), "">;

// $d, $n, $m
foreach op = [
  Sve1<"trn1", 0x05205000, BHSD>, Sve1<"trn2", 0x05205400, BHSD>, Sve1<"uzp1", 0x05204800, BHSD>,
  Sve1<"uzp2", 0x05204c00, BHSD>, Sve1<"zip1", 0x05204000, BHSD>, Sve1<"zip2", 0x05204400, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PPP_"#f : SvePdPnM4<op, f, 22, (outs D:$d), (ins D:$n, D:$m), "$d, $n, $m">;
  }

// $d, $pattern, mul $imm
foreach op = [
  Sve1<"uqdecb", 0x0420fc00, [""]>, Sve1<"uqdecd", 0x04e0fc00, [""]>, Sve1<"uqdech", 0x0460fc00, [""]>,
  Sve1<"uqdecw", 0x04a0fc00, [""]>, Sve1<"uqincb", 0x0420f400, [""]>, Sve1<"uqincd", 0x04e0f400, [""]>,
  Sve1<"uqinch", 0x0460f400, [""]>, Sve1<"uqincw", 0x04a0f400, [""]>,
] in
  foreach f = op.Forms in {
    def op.Code#"_Wpi"
        : SveD<op, f, 22, (outs GPR32:$d), (ins GPR32:$old, pattern:$pattern, from1to16:$imm),
              "$d, $pattern, mul $imm"> {
      bits<4> imm;
      let Inst{19-16} = imm;
      bits<5> pattern;
      let Inst{9-5} = pattern;
      let Constraints = "$d = $old";
    }
    def : InstAlias<op.Name#" $d, $pattern", (!cast<Instruction>(op.Code#"_Wpi") GPR32:$d, pattern:$pattern, 1)>;
    def : InstAlias<op.Name#" $d", (!cast<Instruction>(op.Code#"_Wpi") GPR32:$d, 31, 1), 2>;
  }

// $d, $n
foreach op = [
  Sve1<"uqdecp", 0x252b8800, BHSD>, Sve1<"uqincp", 0x25298800, BHSD>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_WP_"#f : SveDPn<op, f, 22, (outs GPR32:$d), (ins GPR32:$old, N:$n), "$d, $n"> {
      let Constraints = "$d = $old";
    }
  }

// $d, $n, $m
foreach op = [
  Sve2p1Or2<"whilege", 0x25205010, BHSD>, Sve2p1Or2<"whilegt", 0x25205011, BHSD>,
  Sve2p1Or2<"whilehi", 0x25205811, BHSD>, Sve2p1Or2<"whilehs", 0x25205810, BHSD>,
  Sve2p1Or2<"whilele", 0x25205411, BHSD>, Sve2p1Or2<"whilelo", 0x25205c10, BHSD>,
  Sve2p1Or2<"whilels", 0x25205c11, BHSD>, Sve2p1Or2<"whilelt", 0x25205410, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("AlignedPair_"#f);
    def op.Code#"_PPXX_"#f : SvePd2NM<op, f, 22, (outs), (ins D:$d, GPR64:$n, GPR64:$m), "$d, $n, $m">;
  }

// $d, $n, $m, $vl
foreach op = [
  Sve2p1Or2<"whilege", 0x25204010, BHSD>, Sve2p1Or2<"whilegt", 0x25204018, BHSD>,
  Sve2p1Or2<"whilehi", 0x25204818, BHSD>, Sve2p1Or2<"whilehs", 0x25204810, BHSD>,
  Sve2p1Or2<"whilele", 0x25204418, BHSD>, Sve2p1Or2<"whilelo", 0x25204c10, BHSD>,
  Sve2p1Or2<"whilels", 0x25204c18, BHSD>, Sve2p1Or2<"whilelt", 0x25204410, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("HighCounter_"#f);
    def op.Code#"_CXXi_"#f
        : SveCdNM<op, f, 22, (outs D:$d), (ins GPR64:$n, GPR64:$m, vector_pair:$vl), "$d, $n, $m, $vl"> {
      bits<1> vl;
      let Inst{13} = vl;
    }
  }

// $d, $n, $m
foreach op = [
  Sve2<"whilege", 0x25200000, BHSD>, Sve2<"whilegt", 0x25200010, BHSD>, Sve2<"whilehi", 0x25200810, BHSD>,
  Sve2<"whilehs", 0x25200800, BHSD>, Sve1<"whilele", 0x25200410, BHSD>, Sve1<"whilelo", 0x25200c00, BHSD>,
  Sve1<"whilels", 0x25200c10, BHSD>, Sve1<"whilelt", 0x25200400, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PWW_"#f : SvePdNM<op, f, 22, (outs D:$d), (ins GPR32:$n, GPR32:$m), "$d, $n, $m">;
  }

// $d, $n, $m
foreach op = [
  Sve2<"whilege", 0x25201000, BHSD>, Sve2<"whilegt", 0x25201010, BHSD>, Sve2<"whilehi", 0x25201810, BHSD>,
  Sve2<"whilehs", 0x25201800, BHSD>, Sve1<"whilele", 0x25201410, BHSD>, Sve1<"whilelo", 0x25201c00, BHSD>,
  Sve1<"whilels", 0x25201c10, BHSD>, Sve1<"whilelt", 0x25201400, BHSD>, Sve2<"whilerw", 0x25203010, BHSD>,
  Sve2<"whilewr", 0x25203000, BHSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_PXX_"#f : SvePdNM<op, f, 22, (outs D:$d), (ins GPR64:$n, GPR64:$m), "$d, $n, $m">;
  }

// $n
foreach op = [
  Sve1Only<"wrffr", 0x25289000, ["b"]>,
] in
  foreach f = op.Forms in {
    defvar N = !cast<DAGOperand>("Pred_"#f);
    def op.Code#"_P_"#f : SvePn<op, f, 22, (outs), (ins N:$n), "$n">;
  }
