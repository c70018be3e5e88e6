// APX: general instructions with EVEX. Source: Intel Advanced Performance Extensions (APX) Architecture Specification.
//
// Most have the opcode that they have without EVEX and are no records here: hasEVEXForm marks them (see Formats.td). Here is what
// differs in operands or in the opcode, made from the records of the instructions that it belongs to:
//
//   *_ND      a destination of its own in EVEX.vvvv: addl %ecx, %eax, %ebx
//   *_EVEX    another opcode or prefix in map 4
//   CCMP*     compare if a condition holds, and otherwise set the flags to what the instruction says; CTEST*
//   CFCMOV*   move if a condition holds, without faults if it does not
//   IMULZU*, SETZUCC*   clear the upper bits of the register
//   PUSH2*, POP2*       two registers
//
// Conditions stand in the mnemonic; src/mc/conditions.rs takes them out, so that each instruction needs one alias, whose first
// operand is the condition.

// Names and numbers, for reading.
def ConditionNames : GenericTable {
  let FilterClass = "Condition";
  let Fields = ["Name", "Number"];
}

// ---- Instructions in map 4 ------------------------------------------------------------------------------------------

// What an instruction in map 4 has of the one without EVEX.
class Promoted<X86Inst base, bits<8> o, Format f, dag outs_, dag ins_, string asm>
    : X86Inst<o, f, base.ImmT, outs_, ins_, asm>, T_MAP4 {
  let OpEnc = EncEVEX;
  let OpSize = base.OpSize;
  let AdSize = base.AdSize;
  let OpPrefix = !if(!eq(base.OpSize.Value, OpSize16Size.Value), PrefixPD, base.OpPrefix);
  let hasREX_W = base.hasREX_W;
  let ignoresW = base.ignoresW;
  let hasEVEX_NF = base.hasEVEX_NF;
  let Defs = base.Defs;
  let Uses = base.Uses;
  let mayLoad = base.mayLoad;
  let mayStore = base.mayStore;
  let hasSideEffects = base.hasSideEffects;
  let isCodeGenOnly = base.isCodeGenOnly;
  let ForceDisassemble = base.ForceDisassemble;
  let Predicates = [HasEGPR, InAPX, In64BitMode];
}

// The same operands under another opcode.
class Moved<X86Inst base, bits<8> o> : Promoted<base, o, base.Form, base.OutOperandList, base.InOperandList, base.AsmString> {
  let Constraints = base.Constraints;
  // With an escape of one byte, REX2 has all registers.
  let explicitOpPrefix = !if(!eq(base.OpMap.Value, MapTB.Value), ExplicitEVEX, ExplicitAPX);
}

// The text with the destination: behind the operands in AT&T's syntax, and first in Intel's.
class WithDestination<string asm> {
  defvar pair = !subst("|", ", $dst|$dst, ", asm);
  defvar single = !if(!eq(!find(asm, "$src1"), -1), !subst("$src", "{$src, $dst|$dst, $src}", asm),
                      !subst("$src1", "{$src1, $dst|$dst, $src1}", asm));
  string Asm = !if(!eq(!find(asm, "|"), -1), single, pair);
}

class NewDestination<X86Inst base, RegisterClass rc>
    : Promoted<base, base.Opcode, base.Form, (outs rc:$dst), base.InOperandList, WithDestination<base.AsmString>.Asm>, VVVV {
  let hasEVEX_B = true;
  let mayStore = false;
}

// ---- Destinations of their own --------------------------------------------------------------------------------------

// Forms by their names: those of all types, and those of types with an immediate of another size.
foreach t = AllTypes in {
  foreach name = ["ADD", "OR", "ADC", "SBB", "AND", "SUB", "XOR"] in
    foreach form = ["rr", "rr_REV", "rm", "mr", "ri"#t.ImmName, "mi"#t.ImmName] in
      def name#t.Bits#form#_ND : NewDestination<!cast<X86Inst>(name#t.Bits#form), t.RC>;
  foreach name = ["INC", "DEC", "NOT", "NEG"] in
    foreach form = ["r", "m"] in
      def name#t.Bits#form#_ND : NewDestination<!cast<X86Inst>(name#t.Bits#form), t.RC>;
  foreach name = ["ROL", "ROR", "RCL", "RCR", "SHL", "SHR", "SAR"] in {
    foreach form = ["rCL", "ri", "r1", "mCL", "mi", "m1"] in
      def name#t.Bits#form#_ND : NewDestination<!cast<X86Inst>(name#t.Bits#form), t.RC>;
    defvar N = name#t.Bits;
    def : Shorten<(!cast<Instruction>(N#"ri_ND") t.RC:$d, t.RC:$r, 1), (!cast<Instruction>(N#"r1_ND") t.RC:$d, t.RC:$r)>;
    def : InstAlias<!tolower(name)#"{"#t.Suffix#"}\t{$$1, $src, $dst|$dst, $src, 1}",
                    (!cast<Instruction>(N#"m1_ND") t.RC:$dst, t.Mem:$src), 0>;
  }
}
foreach t = WideTypes in {
  foreach name = ["ADD", "OR", "ADC", "SBB", "AND", "SUB", "XOR"] in {
    foreach form = ["ri8", "mi8"] in
      def name#t.Bits#form#_ND : NewDestination<!cast<X86Inst>(name#t.Bits#form), t.RC>;
    defvar N = name#t.Bits;
    def : Relaxation<(!cast<Instruction>(N#"ri8_ND") $d, $r, $i), (!cast<Instruction>(N#"ri"#t.ImmName#"_ND") $d, $r, $i)>;
    def : Relaxation<(!cast<Instruction>(N#"mi8_ND") $d, t.Mem:$m, $i),
                     (!cast<Instruction>(N#"mi"#t.ImmName#"_ND") $d, t.Mem:$m, $i)>;
  }
  foreach form = ["rr", "rm"] in
    def IMUL#t.Bits#form#_ND : NewDestination<!cast<X86Inst>("IMUL"#t.Bits#form), t.RC>;
  // A constant count is under another opcode in map 4.
  foreach name = ["SHLD", "SHRD"] in {
    foreach form = ["rrCL", "mrCL"] in
      def name#t.Bits#form#_ND : NewDestination<!cast<X86Inst>(name#t.Bits#form), t.RC>;
    foreach form = ["rri8", "mri8"] in {
      defvar base = !cast<X86Inst>(name#t.Bits#form);
      defvar o = !if(!eq(name, "SHLD"), 0x24, 0x2c);
      let hasEVEX_NF = true in {
        def name#t.Bits#form#_EVEX : Moved<base, o>;
        let Opcode = o in
        def name#t.Bits#form#_ND : NewDestination<base, t.RC>;
      }
    }
  }
}
foreach t = VexTypes in
  foreach name = ["ADCX", "ADOX"] in
    foreach form = ["rr", "rm"] in {
      defvar base = !cast<X86Inst>(name#t.Bits#form);
      def name#t.Bits#form#_EVEX : Moved<base, 0x66>;
      let Opcode = 0x66 in
      def name#t.Bits#form#_ND : NewDestination<base, t.RC>;
    }

// ---- Other opcodes --------------------------------------------------------------------------------------------------

foreach t = WideTypes in {
  // No mandatory prefix.
  foreach name = ["POPCNT", "TZCNT", "LZCNT"] in
    foreach form = ["rr", "rm"] in
      let OpPrefix = !if(!eq(t.Bits, "16"), PrefixPD, NoPrefix), hasEVEX_NF = true in
      def name#t.Bits#form#_EVEX
          : Moved<!cast<X86Inst>(name#t.Bits#form), !cond(!eq(name, "POPCNT"): 0x88, !eq(name, "TZCNT"): 0xf4, true: 0xf5)>;
  defvar load = !cast<X86Inst>("MOVBE"#t.Bits#"rm");
  defvar store = !cast<X86Inst>("MOVBE"#t.Bits#"mr");
  def MOVBE#t.Bits#rm_EVEX : Moved<load, 0x60>;
  def MOVBE#t.Bits#mr_EVEX : Moved<store, 0x61>;
  let mayLoad = false, mayStore = false in {
    def MOVBE#t.Bits#rr : Promoted<store, 0x61, MRMDestReg, (outs t.RC:$dst), (ins t.RC:$src), store.AsmString>;
    def MOVBE#t.Bits#rr_REV : Promoted<load, 0x60, MRMSrcReg, (outs t.RC:$dst), (ins t.RC:$src), load.AsmString>,
                              DisassembleOnly;
  }
}
foreach pair = [["32", "8"], ["32", "16"], ["32", "32"], ["64", "8"], ["64", "64"]] in
  foreach letter = ["r", "m"] in {
    defvar base = !cast<X86Inst>("CRC32r"#pair[0]#letter#pair[1]);
    let OpPrefix = !if(!eq(pair[1], "16"), PrefixPD, NoPrefix) in
    def CRC32r#pair[0]#letter#pair[1]#_EVEX : Moved<base, base.Opcode>;
  }
foreach size = ["D", "Q"] in {
  def WRSS#size#_EVEX : Moved<!cast<X86Inst>("WRSS"#size), 0x66>;
  def WRUSS#size#_EVEX : Moved<!cast<X86Inst>("WRUSS"#size), 0x65>;
}
let OpPrefix = PrefixXS, ignoresW = true in {
  def INVEPT64_EVEX : Moved<INVEPT64, 0xf0>;
  def INVVPID64_EVEX : Moved<INVVPID64, 0xf1>;
  def INVPCID64_EVEX : Moved<INVPCID64, 0xf2>;
}

// ---- Upper bits cleared ---------------------------------------------------------------------------------------------

// EVEX.ND without another destination: the bits above the result become zero.
foreach t = WideTypes in
  foreach form = ["rri"#t.ImmName, "rri8", "rmi"#t.ImmName, "rmi8"] in {
    defvar base = !cast<X86Inst>("IMUL"#t.Bits#form);
    let hasEVEX_B = true, hasEVEX_NF = false in
    def IMULZU#t.Bits#form : Promoted<base, base.Opcode, base.Form, base.OutOperandList, base.InOperandList,
                                      !subst("imul", "imulzu", base.AsmString)>;
  }
foreach t = WideTypes in {
  defvar N = "IMULZU"#t.Bits;
  def : Relaxation<(!cast<Instruction>(N#"rri8") $d, $s, $i), (!cast<Instruction>(N#"rri"#t.ImmName) $d, $s, $i)>;
  def : Relaxation<(!cast<Instruction>(N#"rmi8") $d, t.Mem:$m, $i), (!cast<Instruction>(N#"rmi"#t.ImmName) $d, t.Mem:$m, $i)>;
}
foreach form = ["r", "m"] in {
  defvar base = !cast<X86Inst>("SETCC"#form);
  let OpPrefix = PrefixXD in {
    def SETCC#form#_EVEX : Moved<base, 0x40>;
    let hasEVEX_B = true in
    def SETZUCC#form : Promoted<base, 0x40, base.Form, base.OutOperandList, base.InOperandList,
                                !subst("set", "setzu", base.AsmString)>;
  }
}
foreach alias = [["set", "SETCC", "_EVEX"], ["setzu", "SETZUCC", ""]] in {
  def : InstAlias<alias[0]#"\t$cond, $dst", (!cast<Instruction>(alias[1]#"r"#alias[2]) GR8:$dst, ccode:$cond), 0>;
  def : InstAlias<alias[0]#"\t$cond, $dst", (!cast<Instruction>(alias[1]#"m"#alias[2]) i8mem:$dst, ccode:$cond), 0>;
}

// ---- Conditional moves ----------------------------------------------------------------------------------------------

foreach t = WideTypes in {
  defvar N = t.Bits;
  defvar letter = "{"#t.Suffix#"}";
  foreach form = ["rr", "rm"] in
    def CMOV#N#form#_ND
        : NewDestination<!cast<X86Inst>("CMOV"#N#form), t.RC> {
    let AsmString = "cmov${cond}"#letter#"\t{$src2, $src1, $dst|$dst, $src1, $src2}";
  }
  // Memory is only accessed if the condition holds, and a destination in a register is zero otherwise.
  defvar move = !cast<X86Inst>("CMOV"#N#"rr");
  defvar two = "cfcmov${cond}"#letter#"\t{$src, $dst|$dst, $src}";
  let mayLoad = false in {
    def CFCMOV#N#rr : Promoted<move, 0x40, MRMDestRegCC, (outs t.RC:$dst), (ins t.RC:$src, ccode:$cond), two>, NF;
    def CFCMOV#N#rr_REV : Promoted<move, 0x40, MRMSrcRegCC, (outs t.RC:$dst), (ins t.RC:$src, ccode:$cond), two>,
                          DisassembleOnly;
  }
  let mayLoad = true in
  def CFCMOV#N#rm : Promoted<move, 0x40, MRMSrcMemCC, (outs t.RC:$dst), (ins t.Mem:$src, ccode:$cond), two>;
  let mayStore = true in
  def CFCMOV#N#mr : Promoted<move, 0x40, MRMDestMemCC, (outs), (ins t.Mem:$dst, t.RC:$src, ccode:$cond), two>, NF;
  foreach form = ["rr", "rm"] in
    def CFCMOV#N#form#_ND : NewDestination<!cast<X86Inst>("CMOV"#N#form), t.RC>, NF {
    let AsmString = "cfcmov${cond}"#letter#"\t{$src2, $src1, $dst|$dst, $src1, $src2}";
  }
  foreach name = ["CMOV", "CFCMOV"] in {
    defvar alias = !tolower(name)#letter#"\t$cond, {$src2, $src1, $dst|$dst, $src1, $src2}";
    def : InstAlias<alias, (!cast<Instruction>(name#N#"rr_ND") t.RC:$dst, t.RC:$src1, t.RC:$src2, ccode:$cond), 0>;
    def : InstAlias<alias, (!cast<Instruction>(name#N#"rm_ND") t.RC:$dst, t.RC:$src1, t.Mem:$src2, ccode:$cond), 0>;
  }
  defvar alias = "cfcmov"#letter#"\t$cond, {$src, $dst|$dst, $src}";
  def : InstAlias<alias, (!cast<Instruction>("CFCMOV"#N#"rr") t.RC:$dst, t.RC:$src, ccode:$cond), 0>;
  def : InstAlias<alias, (!cast<Instruction>("CFCMOV"#N#"rm") t.RC:$dst, t.Mem:$src, ccode:$cond), 0>;
  def : InstAlias<alias, (!cast<Instruction>("CFCMOV"#N#"mr") t.Mem:$dst, t.RC:$src, ccode:$cond), 0>;
}

// ---- Conditional comparisons ----------------------------------------------------------------------------------------

class ConditionalCompare<X86Inst base>
    : Promoted<base, base.Opcode, base.Form, (outs), !con(base.InOperandList, (ins cflags:$dcf, compare_ccode:$cond)),
               "c"#!subst("{b}", "${cond}{b}", !subst("{w}", "${cond}{w}", !subst("{l}", "${cond}{l}", !subst("{q}", "${cond}{q}",
                   !subst("\t", "\t$dcf\t", base.AsmString)))))>, VVVV {
  let Uses = [EFLAGS];
}
class ConditionalCompareAlias<string asm, dag result> : InstAlias<"c"#!subst("\t", "\t$cond, $dcf, ", asm), result, 0>;

foreach t = AllTypes in {
  defvar B = t.Bits;
  foreach name = ["CMP", "TEST"] in {
    defvar N = name#B;
    defvar C = "C"#N;
    defvar forms = !listconcat(["rr", "mr", "ri"#t.ImmName, "mi"#t.ImmName], !if(!eq(name, "CMP"), ["rr_REV", "rm"], []<string>),
                               !if(!or(!eq(name, "TEST"), t.IsByte), []<string>, ["ri8", "mi8"]));
    foreach form = forms in
      def C#form : ConditionalCompare<!cast<X86Inst>(N#form)>;
    defvar asm = !tolower(name)#"{"#t.Suffix#"}\t{$b, $a|$a, $b}";
    def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"rr") t.RC:$a, t.RC:$b, cflags:$dcf, compare_ccode:$cond)>;
    def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"mr") t.Mem:$a, t.RC:$b, cflags:$dcf, compare_ccode:$cond)>;
    def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"ri"#t.ImmName) t.RC:$a, t.Imm:$b, cflags:$dcf, compare_ccode:$cond)>;
    def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"mi"#t.ImmName) t.Mem:$a, t.Imm:$b, cflags:$dcf, compare_ccode:$cond)>;
  }
  defvar asm = "cmp{"#t.Suffix#"}\t{$b, $a|$a, $b}";
  defvar C = "CCMP"#B;
  def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"rm") t.RC:$a, t.Mem:$b, cflags:$dcf, compare_ccode:$cond)>;
  def : ConditionalCompareAlias<"test{"#t.Suffix#"}\t{$a, $b|$b, $a}",
                                (!cast<Instruction>("CTEST"#B#"mr") t.Mem:$a, t.RC:$b, cflags:$dcf, compare_ccode:$cond)>;
  if !not(t.IsByte) then {
    def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"ri8") t.RC:$a, t.Imm8:$b, cflags:$dcf, compare_ccode:$cond)>;
    def : ConditionalCompareAlias<asm, (!cast<Instruction>(C#"mi8") t.Mem:$a, t.Imm8:$b, cflags:$dcf, compare_ccode:$cond)>;
    def : Relaxation<(!cast<Instruction>(C#"ri8") $r, $i, $f, $c), (!cast<Instruction>(C#"ri"#t.ImmName) $r, $i, $f, $c)>;
    def : Relaxation<(!cast<Instruction>(C#"mi8") t.Mem:$m, $i, $f, $c),
                     (!cast<Instruction>(C#"mi"#t.ImmName) t.Mem:$m, $i, $f, $c)>;
  }
}

// ---- The stack and jumps --------------------------------------------------------------------------------------------

let Predicates = [HasEGPR, InAPX, In64BitMode], Defs = [RSP], Uses = [RSP] in {
  // W: two instructions that push and pop the same register are one pair.
  foreach p = [["P", "p"], ["", ""]] in {
    let OpEnc = EncEVEX, hasREX_W = !eq(p[0], "P"), hasEVEX_B = true in {
      let mayStore = true in
      def PUSH2#p[0] : I<0xff, MRM6r, (outs), (ins GR64:$reg1, GR64:$reg2), "push2"#p[1]#"\t{$reg2, $reg1|$reg1, $reg2}", []>,
                       T_MAP4, VVVV;
      let mayLoad = true in
      def POP2#p[0] : I<0x8f, MRM0r, (outs GR64:$reg1, GR64:$reg2), (ins), "pop2"#p[1]#"\t{$reg2, $reg1|$reg1, $reg2}", []>,
                      T_MAP4, VVVV;
    }
  }
  let mayStore = true in
  def PUSHP64r : I<0x50, AddRegFrm, (outs), (ins GR64:$reg), "pushp\t$reg", []>, REX_W, ExplicitAPXPrefix;
  let mayLoad = true in
  def POPP64r : I<0x58, AddRegFrm, (outs GR64:$reg), (ins), "popp\t$reg", []>, REX_W, ExplicitAPXPrefix;
}
let isBranch = true, isTerminator = true, isBarrier = true, Predicates = [HasEGPR, InAPX, In64BitMode] in
def JMPABS64i : Ii64<0xa1, RawFrm, (outs), (ins imm64:$target), "jmpabs\t$target", []>, ExplicitAPXPrefix;
