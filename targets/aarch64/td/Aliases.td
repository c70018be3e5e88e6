// Other ways to write integer instructions. A priority above 0 is the order in which they are preferred for printing.

// ---- Addition -------------------------------------------------------------------------------------------------------

// A move from or to the stack pointer is an addition of nothing.
foreach w = Widths in {
  defvar add = !cast<Instruction>("ADD"#w.L#"ri");
  def : InstAlias<"mov $Rd, $Rn", (add w.SpOnly:$Rd, w.RSp:$Rn, 0, 0), 5>;
  def : InstAlias<"mov $Rd, $Rn", (add w.RSp:$Rd, w.SpOnly:$Rn, 0, 0), 4>;
}

foreach w = Widths in
  foreach op = AddSubs in {
    defvar D = !if(op.Flags, w.R, w.RSp);
    defvar ri = !cast<Instruction>(op.Name#w.L#"ri");
    defvar rs = !cast<Instruction>(op.Name#w.L#"rs");
    defvar rx = !cast<Instruction>(op.Name#w.L#"rx");
    def : InstAlias<op.Mnemonic#" $Rd, $Rn, $imm", (ri D:$Rd, w.RSp:$Rn, w.AddSub:$imm, 0)>;
    def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm", (rs w.R:$Rd, w.R:$Rn, w.R:$Rm, 0, 0)>;
    def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm, $extend", (rx D:$Rd, w.RSp:$Rn, GPR32:$Rm,
                                                            !if(w.Sf, extend_kind, extend_kind_any):$extend, 0)>;
    if w.Sf then
      def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm, $extend",
                      (!cast<Instruction>(op.Name#"Xrx64") D:$Rd, w.RSp:$Rn, GPR64:$Rm, extend_kind_x:$extend, 0)>;
    // With the stack pointer, the extension that changes nothing is a shift.
    defvar same = !cast<Instruction>(op.Name#!if(w.Sf, "Xrx64", "Wrx"));
    defvar number = !if(w.Sf, 3, 2);
    def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm", (same D:$Rd, w.SpOnly:$Rn, w.R:$Rm, number, 0), 4>;
    def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm, lsl $amount",
                    (same D:$Rd, w.SpOnly:$Rn, w.R:$Rm, number, extend_amount:$amount), 3>;
    if !not(op.Flags) then {
      def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm", (same w.SpOnly:$Rd, w.RSp:$Rn, w.R:$Rm, number, 0), 4>;
      def : InstAlias<op.Mnemonic#" $Rd, $Rn, $Rm, lsl $amount",
                      (same w.SpOnly:$Rd, w.RSp:$Rn, w.R:$Rm, number, extend_amount:$amount), 3>;
    } else {
      // Only the flags are wanted.
      defvar compare = !if(op.Op{1}, "cmp", "cmn");
      def : InstAlias<compare#" $Rn, $imm", (ri w.Zero, w.RSp:$Rn, w.AddSub:$imm, 0), 6>;
      def : InstAlias<compare#" $Rn, $imm, lsl $shift",
                      (ri w.Zero, w.RSp:$Rn, w.AddSub:$imm, addsub_shift:$shift), 5>;
      def : InstAlias<compare#" $Rn, $Rm", (rs w.Zero, w.R:$Rn, w.R:$Rm, 0, 0), 6>;
      def : InstAlias<compare#" $Rn, $Rm, $shift $amount",
                      (rs w.Zero, w.R:$Rn, w.R:$Rm, shift_kind:$shift, w.Count:$amount), 5>;
      def : InstAlias<compare#" $Rn, $Rm, $extend",
                      (rx w.Zero, w.RSp:$Rn, GPR32:$Rm, !if(w.Sf, extend_kind, extend_kind_any):$extend, 0), 6>;
      def : InstAlias<compare#" $Rn, $Rm, $extend $amount",
                      (rx w.Zero, w.RSp:$Rn, GPR32:$Rm, !if(w.Sf, extend_kind, extend_kind_any):$extend,
                          extend_amount:$amount), 5>;
      if w.Sf then {
        def : InstAlias<compare#" $Rn, $Rm, $extend",
                        (same w.Zero, w.RSp:$Rn, GPR64:$Rm, extend_kind_x:$extend, 0), 6>;
        def : InstAlias<compare#" $Rn, $Rm, $extend $amount",
                        (same w.Zero, w.RSp:$Rn, GPR64:$Rm, extend_kind_x:$extend, extend_amount:$amount), 5>;
      }
      def : InstAlias<compare#" $Rn, $Rm", (same w.Zero, w.SpOnly:$Rn, w.R:$Rm, number, 0), 8>;
      def : InstAlias<compare#" $Rn, $Rm, lsl $amount",
                      (same w.Zero, w.SpOnly:$Rn, w.R:$Rm, number, extend_amount:$amount), 7>;
    }
    if op.Op{1} then {
      defvar neg = !if(op.Flags, "negs", "neg");
      def : InstAlias<neg#" $Rd, $Rm", (rs w.R:$Rd, w.Zero, w.R:$Rm, 0, 0), 3>;
      def : InstAlias<neg#" $Rd, $Rm, $shift $amount",
                      (rs w.R:$Rd, w.Zero, w.R:$Rm, shift_kind:$shift, w.Count:$amount), 2>;
    }
  }

// ---- Logic and moves ------------------------------------------------------------------------------------------------

foreach w = Widths in {
  foreach op = ["and", "bic", "orr", "orn", "eor", "eon", "ands", "bics"] in
    def : InstAlias<op#" $Rd, $Rn, $Rm",
                    (!cast<Instruction>(!toupper(op)#w.L#"rs") w.R:$Rd, w.R:$Rn, w.R:$Rm, 0, 0)>;
  defvar orr = !cast<Instruction>("ORR"#w.L#"rs");
  defvar orn = !cast<Instruction>("ORN"#w.L#"rs");
  defvar ands = !cast<Instruction>("ANDS"#w.L#"rs");
  def : InstAlias<"mov $Rd, $Rm", (orr w.R:$Rd, w.Zero, w.R:$Rm, 0, 0), 3>;
  def : InstAlias<"mvn $Rd, $Rm", (orn w.R:$Rd, w.Zero, w.R:$Rm, 0, 0), 3>;
  def : InstAlias<"mvn $Rd, $Rm, $shift $amount",
                  (orn w.R:$Rd, w.Zero, w.R:$Rm, logical_shift_kind:$shift, w.Count:$amount), 2>;
  def : InstAlias<"tst $Rn, $Rm", (ands w.Zero, w.R:$Rn, w.R:$Rm, 0, 0), 3>;
  def : InstAlias<"tst $Rn, $Rm, $shift $amount",
                  (ands w.Zero, w.R:$Rn, w.R:$Rm, logical_shift_kind:$shift, w.Count:$amount), 2>;
  def : InstAlias<"tst $Rn, $imm", (!cast<Instruction>("ANDS"#w.L#"ri") w.Zero, w.R:$Rn, w.Logical:$imm), 2>;
  foreach op = ["movn", "movz", "movk"] in
    def : InstAlias<op#" $Rd, $imm", (!cast<Instruction>(!toupper(op)#w.L#"i") w.R:$Rd, w.Movw:$imm, 0)>;
}

// ---- Bit fields -----------------------------------------------------------------------------------------------------

foreach w = Widths in {
  defvar ubfm = !cast<Instruction>("UBFM"#w.L#"ri");
  defvar last = !sub(w.Bits, 1);
  // By nothing.
  def : InstAlias<"lsl $Rd, $Rn, #0", (ubfm w.R:$Rd, w.R:$Rn, 0, last), 0>;
  foreach op = ["lsl", "lsr", "asr", "ror"] in
    def : InstAlias<op#"v $Rd, $Rn, $Rm", (!cast<Instruction>(!toupper(op)#"V"#w.L#"r") w.R:$Rd, w.R:$Rn, w.R:$Rm), 0>;
}
foreach op = ["b", "h", "w"] in
  def : InstAlias<"sxt"#op#" $Rd, $Rn",
                  (SBFMXri GPR64:$Rd, GPR64:$Rn, 0, !cond(!eq(op, "b"): 7, !eq(op, "h"): 15, true: 31)), 0>;

foreach w = Widths in {
  def : InstAlias<"ror $Rd, $Rn, $imm", (!cast<Instruction>("EXTR"#w.L#"rri") w.R:$Rd, w.R:$Rn, w.R:$Rn, w.Count:$imm), 2>;
  // Of zero, this sets a register.
  foreach op = ["cinc", "cinv"] in
    def : InstAlias<op#" $Rd, $Rn, $cond", (!cast<Instruction>("CS"#!toupper(!substr(op, 1))#w.L#"r") w.R:$Rd, w.R:$Rn, w.R:$Rn,
                                                inverse_ccode:$cond), 0>;
}

def : InstAlias<"rev64 $Rd, $Rn", (REVXr GPR64:$Rd, GPR64:$Rn), 0>;

// ---- Multiplication -------------------------------------------------------------------------------------------------

foreach w = Widths in {
  def : InstAlias<"mul $Rd, $Rn, $Rm", (!cast<Instruction>("MADD"#w.L#"rrr") w.R:$Rd, w.R:$Rn, w.R:$Rm, w.Zero), 2>;
  def : InstAlias<"mneg $Rd, $Rn, $Rm", (!cast<Instruction>("MSUB"#w.L#"rrr") w.R:$Rd, w.R:$Rn, w.R:$Rm, w.Zero), 2>;
  def : InstAlias<"ngc $Rd, $Rm", (!cast<Instruction>("SBC"#w.L#"r") w.R:$Rd, w.Zero, w.R:$Rm), 2>;
  def : InstAlias<"ngcs $Rd, $Rm", (!cast<Instruction>("SBCS"#w.L#"r") w.R:$Rd, w.Zero, w.R:$Rm), 2>;
}
foreach s = ["s", "u"] in {
  defvar S = !toupper(s);
  def : InstAlias<s#"mull $Rd, $Rn, $Rm", (!cast<Instruction>(S#"MADDLrrr") GPR64:$Rd, GPR32:$Rn, GPR32:$Rm, XZR), 2>;
  def : InstAlias<s#"mnegl $Rd, $Rn, $Rm", (!cast<Instruction>(S#"MSUBLrrr") GPR64:$Rd, GPR32:$Rn, GPR32:$Rm, XZR), 2>;
}

// ---- Control flow ---------------------------------------------------------------------------------------------------

def : InstAlias<"ret", (RET LR), 2>;
foreach c = ConditionNames in {
  def : InstAlias<"b."#c.Name#" $target", (Bcc c.Value, am_brcond:$target), 0>;
  def : InstAlias<"b"#c.Name#" $target", (Bcc c.Value, am_brcond:$target), 0>;
}

// ---- Memory ---------------------------------------------------------------------------------------------------------

// No offset may be written as zero.
foreach size = 0...3 in {
  defvar regs = !if(!eq(size, 3), GPR64, GPR32);
  defvar suffix = SizeSuffixes[size];
  defvar letter = SizeLetters[size];
  foreach op = ["ldxr", "ldaxr", "ldar", "stlr"] in
    def : InstAlias<op#suffix#" $Rt, [$Rn, #0]", (!cast<Instruction>(!toupper(op)#letter) regs:$Rt, GPR64sp:$Rn), 0>;
  def : InstAlias<"ldapr"#suffix#" $Rt, [$Rn, #0]", (!cast<Instruction>("LDAPR"#letter) regs:$Rt, GPR64sp:$Rn), 0> {
    let Predicates = [HasRCPC];
  }
  foreach op = ["stxr", "stlxr"] in
    def : InstAlias<op#suffix#" $Ws, $Rt, [$Rn, #0]",
                    (!cast<Instruction>(!toupper(op)#letter) GPR32:$Ws, regs:$Rt, GPR64sp:$Rn), 0>;
}
foreach w = Widths in {
  foreach op = ["ldxp", "ldaxp"] in
    def : InstAlias<op#" $Rt, $Rt2, [$Rn, #0]", (!cast<Instruction>(!toupper(op)#w.L) w.R:$Rt, w.R:$Rt2, GPR64sp:$Rn), 0>;
  foreach op = ["stxp", "stlxp"] in
    def : InstAlias<op#" $Ws, $Rt, $Rt2, [$Rn, #0]",
                    (!cast<Instruction>(!toupper(op)#w.L) GPR32:$Ws, w.R:$Rt, w.R:$Rt2, GPR64sp:$Rn), 0>;
  foreach op = ["stilp", "ldiapp"] in
    def : InstAlias<op#" $Rt, $Rt2, [$Rn, #0]", (!cast<Instruction>(!toupper(op)#w.L) w.R:$Rt, w.R:$Rt2, GPR64sp:$Rn), 0> {
      let Predicates = [HasRCPC3];
    }
}
