// Loads, stores, and what does both.

multiclass Load<string mnemonic, bits<6> op3, RegisterClass regs, string space = ""> {
  defm "" : Sum<0b11, op3, (outs regs:$rd), (ins), mnemonic#"\t[", "], $rd", Effects<1, 0, 0, space>>;
}
multiclass Store<string mnemonic, bits<6> op3, RegisterClass regs, string space = ""> {
  defm "" : Sum<0b11, op3, (outs), (ins regs:$rd), mnemonic#"\t$rd, [", "]", Effects<0, 1, 0, space>>;
}
class Access<string name, int number, RegisterClass regs = IntRegs> : Op<name, number> {
  RegisterClass Regs = regs;
  // Those of floating-point registers.
  string Kind = !if(!lt(number, 0x20), "", "F");
}

defvar IntegerLoads = [Access<"ld", 0x00>, Access<"ldub", 0x01>, Access<"lduh", 0x02>, Access<"ldd", 0x03, IntPair>,
                       Access<"ldsw", 0x08>, Access<"ldsb", 0x09>, Access<"ldsh", 0x0a>, Access<"ldx", 0x0b>,
                       Access<"ldstub", 0x0d>, Access<"swap", 0x0f>];
defvar IntegerStores = [Access<"st", 0x04>, Access<"stb", 0x05>, Access<"sth", 0x06>, Access<"std", 0x07, IntPair>,
                        Access<"stx", 0x0e>];
defvar FloatLoads = [Access<"ld", 0x20, FPRegs>, Access<"ldd", 0x23, DFPRegs>, Access<"ldq", 0x22, QFPRegs>];
defvar FloatStores = [Access<"st", 0x24, FPRegs>, Access<"std", 0x27, DFPRegs>, Access<"stq", 0x26, QFPRegs>];

// Of version 9 are those of 64 and 128 bits and of 32 with a sign.
defvar Wide = ["ldx", "stx", "ldsw"];
class NeedsOf<string name> {
  list<Predicate> Of = !cond(!not(!empty(!filter(w, Wide, !eq(w, name)))): [Is64Bit],
                             !or(!eq(name, "ldq"), !eq(name, "stq")): [HasV9], true: []<Predicate>);
}

foreach o = !listconcat(IntegerLoads, FloatLoads) in
  let Predicates = NeedsOf<o.Name>.Of in
  defm !toupper(o.Name)#o.Kind : Load<o.Name, o.Code, o.Regs>;
foreach o = !listconcat(IntegerStores, FloatStores) in
  let Predicates = NeedsOf<o.Name>.Of in
  defm !toupper(o.Name)#o.Kind : Store<o.Name, o.Code, o.Regs>;
foreach o = [["stub", "stb"], ["stsb", "stb"], ["stuh", "sth"], ["stsh", "sth"]] in
  foreach a = ["", "a"] in
    def : MnemonicAlias<o[0]#a, o[1]#a>;
foreach o = [["clr", "ST"], ["clrb", "STB"], ["clrh", "STH"], ["clrx", "STX"]] in {
  defvar RR = !cast<Instruction>(o[1]#"rr");
  defvar RI = !cast<Instruction>(o[1]#"ri");
  let Predicates = NeedsOf<!tolower(o[1])>.Of in {
    def : InstAlias<o[0]#" [$rs1+$rs2]", (RR G0, IntRegs:$rs1, IntRegs:$rs2), 0>;
    def : InstAlias<o[0]#" [$rs1+$simm]", (RI G0, IntRegs:$rs1, simm13:$simm), 0>;
    def : InstAlias<o[0]#" [$rs1$simm]", (RI G0, IntRegs:$rs1, simm13:$simm), 0>;
    def : InstAlias<o[0]#" [$rs1]", (RR G0, IntRegs:$rs1, G0), 0>;
    def : InstAlias<o[0]#" [$simm]", (RI G0, G0, simm13:$simm), 0>;
  }
}

// ---- The floating-point state ---------------------------------------------------------------------------------------

defm LDFSR : Sum<0b11, 0x21, (outs), (ins), "ld\t[", "], %fsr", Effects<1>>;
let Predicates = [HasV9] in
defm LDXFSR : Sum<0b11, 0x21, (outs), (ins), "ldx\t[", "], %fsr", Effects<1>, 1>;
defm STFSR : Sum<0b11, 0x25, (outs), (ins), "st\t%fsr, [", "]", Effects<0, 1>>;
let Predicates = [HasV9] in
defm STXFSR : Sum<0b11, 0x25, (outs), (ins), "stx\t%fsr, [", "]", Effects<0, 1>, 1>;

// ---- Alternate address spaces ---------------------------------------------------------------------------------------
// With an index, the space is part of the instruction; with a constant, it is the one in %asi.

multiclass Alternate<bits<6> op3, dag results, dag others, string before, string after = "", Effects effects,
                     list<Predicate> needs, list<Predicate> needsForConstant> {
  let mayLoad = effects.Load, mayStore = effects.Store in {
    let Predicates = needs in
    def rr : F3<0b11, op3, results, !con(others, (ins IntRegs:$rs1, IntRegs:$rs2, asi:$asi)), before#"[$rs1+$rs2] $asi"#after> {
      bits<5> rd;
      bits<5> rs1;
      bits<5> rs2;
      bits<8> asi;
      let Inst{13} = 0;
      let Inst{12-5} = asi;
      let Inst{4-0} = rs2;
    }
    let Predicates = needsForConstant in
    def ri : F3ri<0b11, op3, results, !con(others, (ins IntRegs:$rs1, simm13:$simm)), before#"[$rs1+$simm] %asi"#after> {
      bits<5> rd;
      bits<5> rs1;
      bits<13> simm;
    }
  }
  defvar RR = !cast<Instruction>(NAME#"rr");
  defvar RI = !cast<Instruction>(NAME#"ri");
  defvar OtherRR = !con(!setdagop(results, RR), !setdagop(others, RR));
  defvar OtherRI = !con(!setdagop(results, RI), !setdagop(others, RI));
  let Predicates = needs in {
    def : InstAlias<before#"[$rs1] $asi"#after, !con(OtherRR, (RR IntRegs:$rs1, G0, asi:$asi)), 2>;
    def : InstAlias<before#"[$rs2] $asi"#after, !con(OtherRR, (RR G0, IntRegs:$rs2, asi:$asi)), 1>, PrintOnly;
  }
  let Predicates = needsForConstant in {
    def : InstAlias<before#"[$simm] %asi"#after, !con(OtherRI, (RI G0, simm13:$simm)), 0>;
    def : InstAlias<before#"[$simm] %asi"#after, !con(OtherRI, (RI G0, any13:$simm)), 2>, PrintOnly;
    def : InstAlias<before#"[$rs1] %asi"#after, !con(OtherRI, (RI IntRegs:$rs1, 0)), 1>;
    def : InstAlias<before#"[$rs1$simm] %asi"#after, !con(OtherRI, (RI IntRegs:$rs1, simm13:$simm)), 0>;
  }
}
class AlternateNeeds<string name, bit float> {
  list<Predicate> Of = !listconcat(NeedsOf<name>.Of, !if(float, [HasV9], []<Predicate>));
}

foreach o = !listconcat(IntegerLoads, FloatLoads) in {
  defm !toupper(o.Name)#"A"#o.Kind
      : Alternate<!add(o.Code, 0x10), (outs o.Regs:$rd), (ins), o.Name#"a\t", ", $rd", Effects<1>,
                  AlternateNeeds<o.Name, !ge(o.Code, 0x20)>.Of, AlternateNeeds<o.Name, true>.Of>;
}
foreach o = !listconcat(IntegerStores, FloatStores) in {
  defm !toupper(o.Name)#"A"#o.Kind
      : Alternate<!add(o.Code, 0x10), (outs), (ins o.Regs:$rd), o.Name#"a\t$rd, ", "", Effects<0, 1>,
                  AlternateNeeds<o.Name, !ge(o.Code, 0x20)>.Of, AlternateNeeds<o.Name, true>.Of>;
}

// ---- Compare and swap -----------------------------------------------------------------------------------------------

class CompareAndSwap<bits<6> op3, bit inAsi, string mnemonic>
    : F3<0b11, op3, (outs IntRegs:$rd), !con((ins IntRegs:$rs1, IntRegs:$rs2, IntRegs:$old), !if(inAsi, (ins), (ins asi:$asi))),
         mnemonic#"\t[$rs1] "#!if(inAsi, "%asi", "$asi")#", $rs2, $rd"> {
  let Constraints = "$rd = $old";
  let mayLoad = true;
  let mayStore = true;
  bits<5> rd;
  bits<5> rs1;
  bits<5> rs2;
  bits<8> asi = 0;
  let Inst{13} = inAsi;
  let Inst{12-5} = asi;
  let Inst{4-0} = rs2;
}
class SwapWithAsi<bits<6> op3, string mnemonic> : CompareAndSwap<op3, 0, mnemonic> { bits<8> asi; }
let Predicates = [HasCASA] in
def CASA : SwapWithAsi<0x3c, "casa">;
let Predicates = [HasV9] in {
  def CASXA : SwapWithAsi<0x3e, "casxa">;
  def CASAri : CompareAndSwap<0x3c, 1, "casa">;
  def CASXAri : CompareAndSwap<0x3e, 1, "casxa">;
  foreach o = [Op<"cas", 0x80>, Op<"casl", 0x88>] in
    def : InstAlias<o.Name#" [$rs1], $rs2, $rd", (CASA IntRegs:$rd, IntRegs:$rs1, IntRegs:$rs2, o.Code)>;
  foreach o = [Op<"casx", 0x80>, Op<"casxl", 0x88>] in
    def : InstAlias<o.Name#" [$rs1], $rs2, $rd", (CASXA IntRegs:$rd, IntRegs:$rs1, IntRegs:$rs2, o.Code)>;
}

// ---- Prefetch -------------------------------------------------------------------------------------------------------

let Predicates = [HasV9] in {
  defm PREFETCH : Sum<0b11, 0x2d, (outs), (ins prefetchop:$rd), "prefetch\t[", "], $rd", Effects<1, 1>>;
  defm PREFETCHA : Alternate<0x3d, (outs), (ins prefetchop:$rd), "prefetcha\t", ", $rd", Effects<1, 1>, [HasV9], [HasV9]>;
}
