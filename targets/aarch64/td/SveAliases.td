// Scalable vectors: other ways to write instructions. A priority above 0 is the order in which they are preferred for printing.

foreach f = BHSD in {
  defvar Z = !cast<DAGOperand>("Vec_"#f);
  defvar L = ElementOf<f>.Log2;
  defvar general = !if(!eq(f, "d"), "X", "W");
  defvar R = !if(!eq(f, "d"), GPR64sp, GPR32sp);
  // Moves: of a general register, an element, a constant, to all elements or where a predicate holds.
  def : InstAlias<"mov $d, $n", (!cast<Instruction>("DUP_Z"#general#"_"#f) Z:$d, R:$n)>;
  def : InstAlias<"mov $d, $imm", (!cast<Instruction>("DUP_Zi_"#f) Z:$d, !cast<DAGOperand>("signed_byte_"#f):$imm)>;
  def : InstAlias<"mov $d, $g/m, $n", (!cast<Instruction>("CPY_ZGm"#general#"_"#f) Z:$d, Governing:$g, R:$n)>;
  def : InstAlias<"mov $d, $g/m, $n", (!cast<Instruction>("CPY_ZGmV_"#f) Z:$d, Governing:$g, !cast<DAGOperand>("Scalar_"#f):$n)>;
  foreach how = ["m", "z"] in
    def : InstAlias<"mov $d, $m/"#how#", $imm", (!cast<Instruction>("CPY_ZP"#how#"i_"#f) Z:$d, Pred:$m,
                                                     !cast<DAGOperand>("signed_byte_"#f):$imm)>;
  def : InstAlias<"mov $d, $g/m, $n", (!cast<Instruction>("SEL_ZPZZ_"#f) Z:$d, Pred:$g, Z:$n, Z:$d)>;
  // Comparisons with operands exchanged.
  foreach names = [["le", "ge"], ["lo", "hi"], ["ls", "hs"], ["lt", "gt"]] in
    def : InstAlias<"cmp"#names[0]#" $d, $g/z, $m, $n",
                    (!cast<Instruction>("CMP"#!toupper(names[1])#"_PGzZZ_"#f#f#f)
                         !cast<DAGOperand>("Pred_"#f):$d, Governing:$g, Z:$n, Z:$m), 0>;
  if !ge(L, 1) then {
    foreach names = [["facle", "facge"], ["faclt", "facgt"], ["fcmle", "fcmge"], ["fcmlt", "fcmgt"]] in
      def : InstAlias<names[0]#" $d, $g/z, $m, $n",
                      (!cast<Instruction>(!toupper(names[1])#"_PGzZZ_"#f#f#f)
                           !cast<DAGOperand>("Pred_"#f):$d, Governing:$g, Z:$n, Z:$m), 0>;
    def : InstAlias<"fmov $d, $imm", (!cast<Instruction>("FDUP_Zi_"#f) Z:$d, float_constant:$imm)>;
    def : InstAlias<"fmov $d, $m/m, $imm", (!cast<Instruction>("FCPY_ZPmi_"#f) Z:$d, Pred:$m, float_constant:$imm)>;
    def : InstAlias<"fmov $d, #0.0", (!cast<Instruction>("DUP_Zi_"#f) Z:$d, 0), 0>;
    def : InstAlias<"fmov $d, $m/m, #0.0", (!cast<Instruction>("CPY_ZPmi_"#f) Z:$d, Pred:$m, 0), 0>;
    // The size of the predicate's elements may be left out.
    foreach name = ["SQINCP", "UQINCP", "SQDECP", "UQDECP", "INCP", "DECP"] in
      def : InstAlias<!tolower(name)#" $d, $n", (!cast<Instruction>(name#"_ZP_"#f) Z:$d, Pred:$n), 0>;
  }
  // Operations on bits do not depend on the size of elements.
  if !lt(L, 3) then {
    foreach name = ["AND", "ORR", "EOR", "BIC"] in
      def : InstAlias<!tolower(name)#" $d, $n, $m", (!cast<Instruction>(name#"_ZZZ_ddd") Z:$d, Z:$n, Z:$m), 0>;
    foreach name = ["EOR3", "BCAX", "BSL", "BSL1N", "BSL2N", "NBSL"] in
      def : InstAlias<!tolower(name)#" $d, $d, $m, $n", (!cast<Instruction>(name#"_ZZZZ_d") Z:$d, Z:$m, Z:$n), 0>;
  }
}
foreach f = ElementLetters in {
  defvar Z = !cast<DAGOperand>("Vec_"#f);
  def : InstAlias<"mov $d, $n[$index]", (!cast<Instruction>("DUP_ZZe_"#f) Z:$d, Z:$n, !cast<DAGOperand>("wide_lane_"#f):$index)>;
}
def : InstAlias<"mov $d, $n", (ORR_ZZZ_ddd Vec_d:$d, Vec_d:$n, Vec_d:$n)>;

// Predicates.
def : InstAlias<"mov $d, $g/m, $n", (SEL_PPPP_b Pred_b:$d, Pred:$g, Pred_b:$n, Pred_b:$d)>;
foreach s = ["", "s"] in {
  def : InstAlias<"mov"#s#" $d, $n", (!cast<Instruction>("ORR"#!toupper(s)#"_PPzPP_b") Pred_b:$d, Pred_b:$n, Pred_b:$n, Pred_b:$n), 2>;
  def : InstAlias<"mov"#s#" $d, $g/z, $n", (!cast<Instruction>("AND"#!toupper(s)#"_PPzPP_b") Pred_b:$d, Pred:$g, Pred_b:$n, Pred_b:$n)>;
  def : InstAlias<"not"#s#" $d, $g/z, $n", (!cast<Instruction>("EOR"#!toupper(s)#"_PPzPP_b") Pred_b:$d, Pred:$g, Pred_b:$n, Pred:$g)>;
}
// The only part.
def : InstAlias<"pmov $d, $n", (PMOV_PZ_b Pred_b:$d, Vec:$n)>;
def : InstAlias<"pmov $d, $n", (PMOV_ZP_b Vec:$d, Pred_b:$n)>;
foreach f = HSD in {
  def : InstAlias<"pmov $d, $n", (!cast<Instruction>("PMOV_PZe_"#f) !cast<DAGOperand>("Pred_"#f):$d, Vec:$n, 0), 0>;
  def : InstAlias<"pmov $d, $n", (!cast<Instruction>("PMOV_ZeP_"#f) Vec:$d, 0, !cast<DAGOperand>("Pred_"#f):$n), 0>;
}

// The lowest element of all, by the name of the scalar register.
foreach f = ElementLetters in
  def MOV_ZV_#f : SveDN<Sve1<"mov", !add(0x05202000, !shl(0x10000, ElementOf<f>.Log2)), [f]>, f, 22,
                        (outs !cast<DAGOperand>("Vec_"#f):$d), (ins !cast<DAGOperand>("ScalarOf_"#f):$n), "$d, $n"> {
    let DecoderNamespace = "Preferred";
  }
foreach f = ElementLetters in {
  defvar Z = !cast<DAGOperand>("Vec_"#f);
  foreach name = ["mov", "dup"] in
    def : InstAlias<name#" $d, $n[0]", (!cast<Instruction>("MOV_ZV_"#f) Z:$d, Z:$n), 0>;
}
