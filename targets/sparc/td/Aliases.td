// Other ways to write instructions. A priority above 0 is the order in which they are preferred for printing.

def : InstAlias<"nop", (SETHI G0, 0), 3>;
def : InstAlias<"mov $rs2, $rd", (ORrr IntRegs:$rd, G0, IntRegs:$rs2), 1>;
def : InstAlias<"mov $simm, $rd", (ORri IntRegs:$rd, G0, simm13:$simm), 1>;
def : InstAlias<"cmp $rs1, $rs2", (SUBCCrr G0, IntRegs:$rs1, IntRegs:$rs2), 1>;
def : InstAlias<"cmp $rs1, $simm", (SUBCCri G0, IntRegs:$rs1, simm13:$simm), 1>;
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
def : InstAlias<"signx $rd", (SRArr IntRegs:$rd, IntRegs:$rd, G0), 0>;
def : InstAlias<"signx $rs1, $rd", (SRArr IntRegs:$rd, IntRegs:$rs1, G0), 0>;

// Windows and returns.
def : InstAlias<"save", (SAVErr G0, G0, G0), 1>;
def : InstAlias<"restore", (RESTORErr G0, G0, G0), 1>;
def : InstAlias<"ret", (JMPLri G0, I7, 8), 3>;
def : InstAlias<"retl", (JMPLri G0, O7, 8), 3>;
foreach o = [["jmp", "G0"], ["call", "O7"]] in {
  defvar rd = !cast<Register>(o[1]);
  def : InstAlias<o[0]#" $rs1+$rs2", (JMPLrr rd, IntRegs:$rs1, IntRegs:$rs2), 1>;
  def : InstAlias<o[0]#" $rs1+$simm", (JMPLri rd, IntRegs:$rs1, simm13:$simm), 1>;
  def : InstAlias<o[0]#" $rs1", (JMPLrr rd, IntRegs:$rs1, G0), 2>;
  def : InstAlias<o[0]#" $rs1$simm", (JMPLri rd, IntRegs:$rs1, simm13:$simm), 0>;
}

// Names of version 9 and of other assemblers.
foreach o = [["lduw", "ld"], ["stw", "st"], ["addc", "addx"], ["addccc", "addxcc"], ["subc", "subx"],
             ["subccc", "subxcc"], ["illtrap", "unimp"], ["iprefetch", "bn,a"]] in
  def : MnemonicAlias<o[0], o[1]>;
foreach a = ["", ",a"] in
  foreach p = ["", ",pn"] in
    foreach o = [["b", "ba"], ["bz", "be"], ["bnz", "bne"], ["bgeu", "bcc"], ["blu", "bcs"], ["fb", "fba"],
                 ["fbz", "fbe"], ["fbnz", "fbne"]] in
      def : MnemonicAlias<o[0]#a#p, o[1]#a#p>;
foreach a = ["", ",a"] in {
  foreach o = IntegerConditions in
    def : MnemonicAlias<"b"#o.Name#a#",pt", "b"#o.Name#a>;
  foreach o = FloatConditions in
    def : MnemonicAlias<"fb"#o.Name#a#",pt", "fb"#o.Name#a>;
  foreach o = RegisterConditions in
    def : MnemonicAlias<"br"#o.Name#a#",pt", "br"#o.Name#a>;
}
