// Other ways to write instructions. A priority above 0 is the order in which they are preferred for printing.

def : InstAlias<"nop", (SETHI G0, 0), 3>;
def : InstAlias<"mov $rs2, $rd", (ORrr IntRegs:$rd, G0, IntRegs:$rs2), 1>;
def : InstAlias<"mov $simm, $rd", (ORri IntRegs:$rd, G0, simm13:$simm), 0>;
def : InstAlias<"mov $simm, $rd", (ORri IntRegs:$rd, G0, any13:$simm), 1>, PrintOnly;
def : InstAlias<"or $simm, $rs1, $rd", (ORri IntRegs:$rd, IntRegs:$rs1, simm13:$simm), 0>;
def : InstAlias<"addx $simm, $rs1, $rd", (ADDXri IntRegs:$rd, IntRegs:$rs1, simm13:$simm), 0>;
def : InstAlias<"cmp $rs1, $rs2", (SUBCCrr G0, IntRegs:$rs1, IntRegs:$rs2), 1>;
def : InstAlias<"cmp $rs1, $simm", (SUBCCri G0, IntRegs:$rs1, simm13:$simm), 0>;
def : InstAlias<"cmp $rs1, $simm", (SUBCCri G0, IntRegs:$rs1, any13:$simm), 1>, PrintOnly;
def : InstAlias<"tst $rs2", (ORCCrr G0, IntRegs:$rs2, G0), 1>;
def : InstAlias<"clr $rd", (ORrr IntRegs:$rd, G0, G0), 0>;
def : InstAlias<"neg $rd", (SUBrr IntRegs:$rd, G0, IntRegs:$rd), 0>;
def : InstAlias<"neg $rs2, $rd", (SUBrr IntRegs:$rd, G0, IntRegs:$rs2), 0>;
def : InstAlias<"not $rd", (XNORrr IntRegs:$rd, IntRegs:$rd, G0), 0>;
def : InstAlias<"not $rs1, $rd", (XNORrr IntRegs:$rd, IntRegs:$rs1, G0), 0>;
def : InstAlias<"btst $rs2, $rs1", (ANDCCrr G0, IntRegs:$rs1, IntRegs:$rs2), 0>;
def : InstAlias<"btst $simm, $rs1", (ANDCCri G0, IntRegs:$rs1, simm13:$simm), 0>;
foreach o = [["inc", "ADD"], ["dec", "SUB"]] in
  foreach cc = ["", "cc"] in {
    defvar RI = !cast<Instruction>(o[1]#!toupper(cc)#"ri");
    def : InstAlias<o[0]#cc#" $rd", (RI IntRegs:$rd, IntRegs:$rd, 1), 0>;
    def : InstAlias<o[0]#cc#" $simm, $rd", (RI IntRegs:$rd, IntRegs:$rd, simm13:$simm), 0>;
  }
foreach o = [["bset", "OR"], ["bclr", "ANDN"], ["btog", "XOR"]] in {
  def : InstAlias<o[0]#" $rs2, $rd", (!cast<Instruction>(o[1]#"rr") IntRegs:$rd, IntRegs:$rd, IntRegs:$rs2), 0>;
  def : InstAlias<o[0]#" $simm, $rd", (!cast<Instruction>(o[1]#"ri") IntRegs:$rd, IntRegs:$rd, simm13:$simm), 0>;
}
let Predicates = [HasV9] in {
def : InstAlias<"signx $rd", (SRArr IntRegs:$rd, IntRegs:$rd, G0), 0>;
def : InstAlias<"signx $rs1, $rd", (SRArr IntRegs:$rd, IntRegs:$rs1, G0), 0>;
}

// Windows and returns.
def : InstAlias<"save", (SAVErr G0, G0, G0), 1>;
def : InstAlias<"restore", (RESTORErr G0, G0, G0), 1>;
def : InstAlias<"ret", (JMPLri G0, I7, 8), 9>;
def : InstAlias<"retl", (JMPLri G0, O7, 8), 9>;
foreach o = [["jmp", "G0"], ["call", "O7"]] in {
  defvar rd = !cast<Register>(o[1]);
  def : InstAlias<o[0]#" $rs1", (JMPLrr rd, IntRegs:$rs1, G0), 7>;
  def : InstAlias<o[0]#" $rs2", (JMPLrr rd, G0, IntRegs:$rs2), 6>, PrintOnly;
  def : InstAlias<o[0]#" $rs1+$rs2", (JMPLrr rd, IntRegs:$rs1, IntRegs:$rs2), 5>;
  if !eq(o[0], "jmp") then
    def : InstAlias<"jmp $simm", (JMPLri rd, G0, simm13:$simm), 0>;
  def : InstAlias<o[0]#" $simm", (JMPLri rd, G0, any13:$simm), 7>, PrintOnly;
  def : InstAlias<o[0]#" $rs1", (JMPLri rd, IntRegs:$rs1, 0), 6>, PrintOnly;
  def : InstAlias<o[0]#" $rs1+$simm", (JMPLri rd, IntRegs:$rs1, simm13:$simm), 0>;
  def : InstAlias<o[0]#" $rs1+$simm", (JMPLri rd, IntRegs:$rs1, any13:$simm), 5>, PrintOnly;
  def : InstAlias<o[0]#" $rs1$simm", (JMPLri rd, IntRegs:$rs1, simm13:$simm), 0>;
}

// Names of version 9 and of other assemblers.
let Predicates = [HasV9] in
foreach o = [["lduw", "ld"], ["lduwa", "lda"], ["addc", "addx"], ["addccc", "addxcc"], ["subc", "subx"], ["subccc", "subxcc"]] in
  def : MnemonicAlias<o[0], o[1]>;
let Predicates = [HasV9] in
foreach o = ["stw", "stuw", "stsw"] in
  foreach a = ["", "a"] in
    def : MnemonicAlias<o#a, "st"#a>;
def : MnemonicAlias<"illtrap", "unimp">;
def : MnemonicAlias<"iprefetch", "bn,a">;

// ---- Conditions -------------------------------------------------------------------------------------------------------

defvar OtherIntegerConditions = [["", "a"], ["gt", "g"], ["lt", "l"], ["nz", "ne"], ["eq", "e"], ["z", "e"], ["geu", "cc"],
                                 ["lu", "cs"]];
defvar OtherFloatConditions = [["", "a"], ["nz", "ne"], ["z", "e"]];
defvar OtherRegisterConditions = [["e", "z"], ["ne", "nz"]];
foreach a = ["", ",a"] in {
  foreach p = ["", ",pn", ",pt"] in {
    defvar as = !if(!eq(p, ",pt"), "", p);
    foreach o = !listconcat(OtherIntegerConditions, !if(!eq(as, p), []<list<string>>, !foreach(c, IntegerConditions, [c.Name, c.Name]))) in
      def : MnemonicAlias<"b"#o[0]#a#p, "b"#o[1]#a#as>;
    foreach o = !listconcat(OtherFloatConditions, !if(!eq(as, p), []<list<string>>, !foreach(c, FloatConditions, [c.Name, c.Name]))) in
      def : MnemonicAlias<"fb"#o[0]#a#p, "fb"#o[1]#a#as>;
    foreach o = !listconcat(OtherRegisterConditions, !if(!eq(as, p), []<list<string>>, !foreach(c, RegisterConditions, [c.Name, c.Name]))) in
      def : MnemonicAlias<"br"#o[0]#a#p, "br"#o[1]#a#as>;
  }
}
foreach o = !tail(OtherIntegerConditions) in
  foreach m = ["t", "mov", "fmovs", "fmovd", "fmovq"] in
    def : MnemonicAlias<m#o[0], m#o[1]>;
def : MnemonicAlias<"t", "ta">;
foreach o = OtherRegisterConditions in
  foreach m = ["movr", "fmovrs", "fmovrd", "fmovrq"] in
    def : MnemonicAlias<m#o[0], m#o[1]>;
// Without a condition they are the same mnemonics as those of other moves.
let Predicates = [HasV9] in {
  def : InstAlias<"mov $cc, $rs2, $rd", (MOVAIrr IntRegs:$rd, IntCC:$cc, IntRegs:$rs2), 0>;
  def : InstAlias<"mov $cc, $simm, $rd", (MOVAIri IntRegs:$rd, IntCC:$cc, simm11:$simm), 0>;
  def : InstAlias<"mov $cc, $rs2, $rd", (MOVAFrr IntRegs:$rd, FCCRegs:$cc, IntRegs:$rs2), 0>;
  def : InstAlias<"mov $cc, $simm, $rd", (MOVAFri IntRegs:$rd, FCCRegs:$cc, simm11:$simm), 0>;
  foreach w = [Single, Double, Quad] in {
    defvar L = !toupper(w.Letter);
    def : InstAlias<"fmov"#w.Letter#" $cc, $rs2, $rd", (!cast<Instruction>("FMOV"#L#"AI") w.Regs:$rd, IntCC:$cc, w.Regs:$rs2), 0>;
    def : InstAlias<"fmov"#w.Letter#" $cc, $rs2, $rd", (!cast<Instruction>("FMOV"#L#"AF") w.Regs:$rd, FCCRegs:$cc, w.Regs:$rs2), 0>;
  }
}
