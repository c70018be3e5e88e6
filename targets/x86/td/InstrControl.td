// Control: jumps, calls, returns, interrupts, no-ops.

// ---- Jumps ----------------------------------------------------------------------------------------------------------
// The assembler takes the short form, and a longer one where the target is too far.

let isBranch = true, isTerminator = true, hasSideEffects = false in {
  let isBarrier = true in {
    def JMP_1 : Ii8PCRel<0xeb, RawFrm, (outs), (ins brtarget8:$dst), "jmp\t$dst", []>;
    let isCodeGenOnly = true, ForceDisassemble = true in {
      def JMP_2 : Ii16PCRel<0xe9, RawFrm, (outs), (ins brtarget16:$dst), "jmp\t$dst", []>, OpSize16;
      def JMP_4 : Ii32PCRel<0xe9, RawFrm, (outs), (ins brtarget32:$dst), "jmp\t$dst", []>, OpSize32;
    }
  }
  let Uses = [EFLAGS] in {
    def JCC_1 : Ii8PCRel<0x70, AddCCFrm, (outs), (ins brtarget8:$dst, ccode:$cond), "j${cond}\t$dst", []>;
    let isCodeGenOnly = true, ForceDisassemble = true in {
      def JCC_2 : Ii16PCRel<0x80, AddCCFrm, (outs), (ins brtarget16:$dst, ccode:$cond), "j${cond}\t$dst", []>, OpSize16, TB;
      def JCC_4 : Ii32PCRel<0x80, AddCCFrm, (outs), (ins brtarget32:$dst, ccode:$cond), "j${cond}\t$dst", []>, OpSize32, TB;
    }
  }
  let Uses = [CX] in
  def JCXZ : Ii8PCRel<0xe3, RawFrm, (outs), (ins brtarget8:$dst), "jcxz\t$dst", []>, AdSize16, Requires<[Not64BitMode]>;
  let Uses = [ECX] in
  def JECXZ : Ii8PCRel<0xe3, RawFrm, (outs), (ins brtarget8:$dst), "jecxz\t$dst", []>, AdSize32;
  let Uses = [RCX] in
  def JRCXZ : Ii8PCRel<0xe3, RawFrm, (outs), (ins brtarget8:$dst), "jrcxz\t$dst", []>, AdSize64, Requires<[In64BitMode]>;
  def LOOPNE : Ii8PCRel<0xe0, RawFrm, (outs), (ins brtarget8:$dst), "loopne\t$dst", []>;
  def LOOPE : Ii8PCRel<0xe1, RawFrm, (outs), (ins brtarget8:$dst), "loope\t$dst", []>;
  def LOOP : Ii8PCRel<0xe2, RawFrm, (outs), (ins brtarget8:$dst), "loop\t$dst", []>;
}
def : MnemonicAlias<"loopz", "loope">;
def : MnemonicAlias<"loopnz", "loopne">;
foreach c = Conditions in
  def : InstAlias<"j"#c[0]#"\t$dst", (JCC_1 brtarget8:$dst, !cast<Condition>("Condition_"#c[0]).Number), 0>;

def : Relaxation<(JMP_1 $dst), (JMP_2 $dst), [In16BitMode]>;
def : Relaxation<(JMP_1 $dst), (JMP_4 $dst), [Not16BitMode]>;
def : Relaxation<(JCC_1 $dst, $c), (JCC_2 $dst, $c), [In16BitMode]>;
def : Relaxation<(JCC_1 $dst, $c), (JCC_4 $dst, $c), [Not16BitMode]>;

// Through a register or memory.
class Indirect<bits<8> o, Format f, IntegerType t, dag ins_, string mnemonic> : I<o, f, (outs), ins_, mnemonic, []> {
  let OpSize = !if(t.Is64, OpSizeFixed, t.OpSize);
  let Predicates = !if(t.Is64, [In64BitMode], [Not64BitMode]);
}
foreach t = WideTypes in {
  defvar B = t.Bits;
  let isBranch = true, isTerminator = true, isBarrier = true, isIndirectBranch = true in {
    def JMP#B#r : Indirect<0xff, MRM4r, t, (ins t.RC:$dst), "jmp{"#t.Suffix#"}\t{*}$dst">;
    let mayLoad = true, LinkerMayRelax = t.Is64 in
    def JMP#B#m : Indirect<0xff, MRM4m, t, (ins t.Mem:$dst), "jmp{"#t.Suffix#"}\t{*}$dst">;
    let isCodeGenOnly = true, ForceDisassemble = true in {
      def JMP#B#r_NT : Indirect<0xff, MRM4r, t, (ins t.RC:$dst), "jmp{"#t.Suffix#"}\t{*}$dst">, NOTRACK;
      let mayLoad = true in
      def JMP#B#m_NT : Indirect<0xff, MRM4m, t, (ins t.Mem:$dst), "jmp{"#t.Suffix#"}\t{*}$dst">, NOTRACK;
    }
  }
  let isCall = true, Uses = [!if(t.Is64, RSP, ESP), SSP] in {
    def CALL#B#r : Indirect<0xff, MRM2r, t, (ins t.RC:$dst), "call{"#t.Suffix#"}\t{*}$dst">;
    let mayLoad = true, LinkerMayRelax = t.Is64 in
    def CALL#B#m : Indirect<0xff, MRM2m, t, (ins t.Mem:$dst), "call{"#t.Suffix#"}\t{*}$dst">;
    let isCodeGenOnly = true, ForceDisassemble = true in {
      def CALL#B#r_NT : Indirect<0xff, MRM2r, t, (ins t.RC:$dst), "call{"#t.Suffix#"}\t{*}$dst">, NOTRACK;
      let mayLoad = true in
      def CALL#B#m_NT : Indirect<0xff, MRM2m, t, (ins t.Mem:$dst), "call{"#t.Suffix#"}\t{*}$dst">, NOTRACK;
    }
  }
}

// ---- Calls ----------------------------------------------------------------------------------------------------------

let isCall = true in {
  let Uses = [ESP, SSP] in {
    def CALLpcrel32 : Ii32PCRel<0xe8, RawFrm, (outs), (ins i32imm_brtarget:$dst), "call{l}\t$dst", []>, OpSize32,
                      Requires<[Not64BitMode]>;
    def CALLpcrel16 : Ii16PCRel<0xe8, RawFrm, (outs), (ins i16imm_brtarget:$dst), "call{w}\t$dst", []>, OpSize16,
                      Requires<[Not64BitMode]>;
  }
  let Uses = [RSP, SSP] in
  def CALL64pcrel32 : Ii32PCRel<0xe8, RawFrm, (outs), (ins i64i32imm_brtarget:$dst), "call{q}\t$dst", []>, OpSize32,
                      Requires<[In64BitMode]>;
}
def : InstAlias<"call\t$dst", (CALL64pcrel32 i64i32imm_brtarget:$dst), 0, "att">, Requires<[In64BitMode]>;
def : InstAlias<"call\t$dst", (CALLpcrel32 i32imm_brtarget:$dst), 0, "att">, Requires<[In32BitMode]>;
def : InstAlias<"call\t$dst", (CALLpcrel16 i16imm_brtarget:$dst), 0, "att">, Requires<[In16BitMode]>;
foreach name = ["CALL", "JMP"] in {
  def : InstAlias<!tolower(name)#"\t{*}$dst", (!cast<Instruction>(name#"64m") i64mem:$dst), 0, "att">, Requires<[In64BitMode]>;
  def : InstAlias<!tolower(name)#"\t{*}$dst", (!cast<Instruction>(name#"32m") i32mem:$dst), 0, "att">, Requires<[In32BitMode]>;
  def : InstAlias<!tolower(name)#"\t{*}$dst", (!cast<Instruction>(name#"16m") i16mem:$dst), 0, "att">, Requires<[In16BitMode]>;
}

// Far: to another segment.
foreach f = [["CALL", "lcall", "3"], ["JMP", "ljmp", "5"]] in {
  defvar o = !if(!eq(f[0], "CALL"), 0x9a, 0xea);
  defvar inMem = !cast<Format>("MRM"#f[2]#"m");
  let isCall = !eq(f[0], "CALL"), isBranch = !eq(f[0], "JMP"), isTerminator = !eq(f[0], "JMP"),
      isBarrier = !eq(f[0], "JMP") in {
    let Predicates = [Not64BitMode] in {
      def FAR#f[0]#"32i" : Iseg32<o, RawFrmImm16, (outs), (ins imm32:$off, imm16:$seg),
                                  f[1]#"{l}\t$seg, $off", []>, OpSize32;
      let isCodeGenOnly = true, ForceDisassemble = true in
      def FAR#f[0]#"16i" : Iseg16<o, RawFrmImm16, (outs), (ins imm16:$off, imm16:$seg),
                                  f[1]#"{w}\t$seg, $off", []>, OpSize16;
    }
    // Intel's syntax does not tell how long the offset is; a call has 32 bits, or 16 in the mode of 16.
    let isCodeGenOnly = true, ForceDisassemble = true in
    def FAR#f[0]#"16m" : I<0xff, inMem, (outs), (ins opaquemem:$dst), f[1]#"{w}\t{*}$dst", []>, OpSize16;
    def FAR#f[0]#"32m" : I<0xff, inMem, (outs), (ins opaquemem:$dst), "{"#f[1]#"l|"#!tolower(f[0])#"}\t{*}$dst", []>, OpSize32;
    let isCodeGenOnly = !eq(f[0], "CALL"), ForceDisassemble = !eq(f[0], "CALL") in
    def FAR#f[0]#"64m" : RI<0xff, inMem, (outs), (ins opaquemem:$dst), f[1]#"{q}\t{*}$dst", []>,
                         Requires<[In64BitMode]>;
  }
  def : InstAlias<f[1]#"w\t{*}$dst", (!cast<Instruction>("FAR"#f[0]#"16m") opaquemem:$dst), 0, "att">;
  if !eq(f[0], "CALL") then
    def : InstAlias<"lcallq\t{*}$dst", (!cast<Instruction>("FARCALL64m") opaquemem:$dst), 0, "att">, Requires<[In64BitMode]>;
  def : InstAlias<f[1]#"\t$dst", (!cast<Instruction>("FAR"#f[0]#"32m") opaquemem:$dst), 0, "intel">, Requires<[Not16BitMode]>;
  def : InstAlias<f[1]#"\t$dst", (!cast<Instruction>("FAR"#f[0]#"16m") opaquemem:$dst), 0, "intel">, Requires<[In16BitMode]>;
  def : InstAlias<f[1]#"w\t$seg, $off", (!cast<Instruction>("FAR"#f[0]#"16i") imm16:$off, imm16:$seg), 0, "att">,
        Requires<[Not64BitMode]>;
  def : InstAlias<f[1]#"\t$seg, $off", (!cast<Instruction>("FAR"#f[0]#"16i") imm16:$off, imm16:$seg), 0, "intel">,
        Requires<[In16BitMode, Not64BitMode]>;
  def : InstAlias<f[1]#"\t{*}$dst", (!cast<Instruction>("FAR"#f[0]#"32m") opaquemem:$dst), 0, "att">, Requires<[Not16BitMode]>;
  def : InstAlias<f[1]#"\t{*}$dst", (!cast<Instruction>("FAR"#f[0]#"16m") opaquemem:$dst), 0, "att">, Requires<[In16BitMode]>;
  def : InstAlias<f[1]#"\t{$seg, $off}", (!cast<Instruction>("FAR"#f[0]#"32i") imm32:$off, imm16:$seg), 0, "att">, Requires<[In32BitMode]>;
  def : InstAlias<f[1]#"\t{$seg, $off}", (!cast<Instruction>("FAR"#f[0]#"16i") imm16:$off, imm16:$seg), 0, "att">, Requires<[In16BitMode]>;
  foreach size = ["16", "32"] in
    def : InstAlias<!tolower(f[0])#!if(!eq(size, "16"), "w", "l")#"\t{$seg, $off}",
                    (!cast<Instruction>("FAR"#f[0]#size#"i") !if(!eq(size, "16"), imm16, imm32):$off, imm16:$seg), 0, "att">,
          Requires<[Not64BitMode]>;
  def : InstAlias<!tolower(f[0])#"\t{$seg, $off}", (!cast<Instruction>("FAR"#f[0]#"32i") imm32:$off, imm16:$seg), 0, "att">, Requires<[In32BitMode]>;
  def : InstAlias<!tolower(f[0])#"\t{$seg, $off}", (!cast<Instruction>("FAR"#f[0]#"16i") imm16:$off, imm16:$seg), 0, "att">, Requires<[In16BitMode]>;
  // The word `far` is not needed.
  def : MnemonicAlias<!tolower(f[0])#"f", f[1], "att">;
}

// ---- Returns --------------------------------------------------------------------------------------------------------

let isReturn = true, isTerminator = true, isBarrier = true, hasSideEffects = true in {
  def RET16 : I<0xc3, RawFrm, (outs), (ins), "ret{w}", []>, OpSize16;
  def RET32 : I<0xc3, RawFrm, (outs), (ins), "ret{l}", []>, OpSize32, Requires<[Not64BitMode]>;
  def RET64 : I<0xc3, RawFrm, (outs), (ins), "ret{q}", []>, OpSize32, Requires<[In64BitMode]>;
  def RETI16 : Ii16<0xc2, RawFrm, (outs), (ins imm16:$amt), "ret{w}\t$amt", []>, OpSize16;
  def RETI32 : Ii16<0xc2, RawFrm, (outs), (ins imm16:$amt), "ret{l}\t$amt", []>, OpSize32, Requires<[Not64BitMode]>;
  def RETI64 : Ii16<0xc2, RawFrm, (outs), (ins imm16:$amt), "ret{q}\t$amt", []>, OpSize32, Requires<[In64BitMode]>;
  foreach t = WideTypes in {
    defvar B = t.Bits;
    defvar name = !cond(t.Is64: "{lretq|retfq}", !eq(B, "32"): "{lretl|retf}", true: "{lretw|retf}");
    // Intel's syntax does not tell 16 bits, and means 32.
    let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>),
        isCodeGenOnly = !eq(B, "16"), ForceDisassemble = !eq(B, "16") in {
      def LRET#B : I<0xcb, RawFrm, (outs), (ins), name, []>;
      def LRETI#B : Ii16<0xca, RawFrm, (outs), (ins imm16:$amt), name#"\t$amt", []>;
    }
    let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>) in {
      def IRET#B : I<0xcf, RawFrm, (outs), (ins), "iret{"#t.Suffix#"|"#!cond(t.Is64: "q", !eq(B, "32"): "d", true: "")#"}", []>;
    }
  }
}
def : InstAlias<"lretw", (LRET16), 0, "att">;
def : InstAlias<"lretw\t$amt", (LRETI16 imm16:$amt), 0, "att">;
def : MnemonicAlias<"ret", "retw", "att">, Requires<[In16BitMode]>;
def : MnemonicAlias<"ret", "retl", "att">, Requires<[In32BitMode]>;
def : MnemonicAlias<"ret", "retq", "att">, Requires<[In64BitMode]>;
def : MnemonicAlias<"retn", "retw", "att">, Requires<[In16BitMode]>;
def : MnemonicAlias<"retn", "retl", "att">, Requires<[In32BitMode]>;
def : MnemonicAlias<"retn", "retq", "att">, Requires<[In64BitMode]>;
def : MnemonicAlias<"retn", "ret", "intel">;
def : MnemonicAlias<"lret", "lretw", "att">, Requires<[In16BitMode]>;
def : MnemonicAlias<"lret", "lretl", "att">, Requires<[Not16BitMode]>;
def : MnemonicAlias<"iret", "iretw", "att">, Requires<[In16BitMode]>;
def : MnemonicAlias<"iret", "iretl", "att">, Requires<[Not16BitMode]>;

// ---- Interrupts and traps -------------------------------------------------------------------------------------------

let hasSideEffects = true in {
  def INT3 : I<0xcc, RawFrm, (outs), (ins), "int3", []>;
  def INT : Ii8<0xcd, RawFrm, (outs), (ins u8imm:$trap), "int\t$trap", []>;
  def INTO : I<0xce, RawFrm, (outs), (ins), "into", []>, Requires<[Not64BitMode]>;
  let isTrap = true in
  def TRAP : I<0x0b, RawFrm, (outs), (ins), "ud2", []>, TB;
  foreach t = WideTypes in {
    defvar letter = "{"#t.Suffix#"}";
    let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>) in {
      def UD1#!toupper(t.Suffix)#r : I<0xb9, MRMSrcReg, (outs), (ins t.RC:$src1, t.RC:$src2), "ud1"#letter#"\t{$src2, $src1|$src1, $src2}", []>, TB;
      def UD1#!toupper(t.Suffix)#m : I<0xb9, MRMSrcMem, (outs), (ins t.RC:$src1, t.Mem:$src2), "ud1"#letter#"\t{$src2, $src1|$src1, $src2}", []>, TB;
    }
  }
  def BOUNDS16rm : I<0x62, MRMSrcMem, (outs GR16:$dst), (ins i16mem:$src), "bound\t$dst, $src", []>, OpSize16, Requires<[Not64BitMode]>;
  def BOUNDS32rm : I<0x62, MRMSrcMem, (outs GR32:$dst), (ins i32mem:$src), "bound\t$dst, $src", []>, OpSize32, Requires<[Not64BitMode]>;
}
def : InstAlias<"int\t{$$3|3}", (INT3), 0>;
def : MnemonicAlias<"ud2a", "ud2">;
def : MnemonicAlias<"ud2b", "ud1">;
foreach letter = ["w", "l", "q"] in
  def : MnemonicAlias<"ud2b"#letter, "ud1"#letter, "att">;

// ---- No-ops ---------------------------------------------------------------------------------------------------------

let hasSideEffects = false in {
  def NOOP : I<0x90, RawFrm, (outs), (ins), "nop", []>;
  foreach t = WideTypes in {
    defvar letter = "{"#t.Suffix#"}";
    defvar N = "NOOP"#!toupper(t.Suffix);
    let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>), mayLoad = false in {
      def N : I<0x1f, MRMXm, (outs), (ins t.Mem:$zero), "nop"#letter#"\t$zero", []>, TB;
      def N#r : I<0x1f, MRMXr, (outs), (ins t.RC:$zero), "nop"#letter#"\t$zero", []>, TB;
    }
  }
}
def : InstAlias<"xchg{q}\t{%rax, %rax|rax, rax}", (NOOP), 0>;
let hasSideEffects = true in {
  def PAUSE : I<0x90, RawFrm, (outs), (ins), "pause", []>, XS;
  def HLT : I<0xf4, RawFrm, (outs), (ins), "hlt", []>;
}

// ---- Prefixes as instructions ---------------------------------------------------------------------------------------

class Prefix_<bits<8> o, string name> : I<o, PrefixByte, (outs), (ins), name, []>;
def LOCK_PREFIX : Prefix_<0xf0, "lock">;
def REP_PREFIX : Prefix_<0xf3, "rep">;
def REPNE_PREFIX : Prefix_<0xf2, "repne">;
def REX64_PREFIX : Prefix_<0x48, "rex64">, Requires<[In64BitMode]>;
def DATA16_PREFIX : Prefix_<0x66, "data16">;
def CS_PREFIX : Prefix_<0x2e, "cs">;
def SS_PREFIX : Prefix_<0x36, "ss">;
def DS_PREFIX : Prefix_<0x3e, "ds">;
def ES_PREFIX : Prefix_<0x26, "es">;
def FS_PREFIX : Prefix_<0x64, "fs">;
def GS_PREFIX : Prefix_<0x65, "gs">;
def XACQUIRE_PREFIX : Prefix_<0xf2, "xacquire">;
def XRELEASE_PREFIX : Prefix_<0xf3, "xrelease">;
let isAsmParserOnly = true in {
  def DATA32_PREFIX : Prefix_<0x66, "data32">;
  def ADDR16_PREFIX : Prefix_<0x67, "addr16">, Requires<[In32BitMode]>;
  def ADDR32_PREFIX : Prefix_<0x67, "addr32">, Requires<[In64BitMode]>;
}
foreach alias = [["repe", "rep"], ["repz", "rep"], ["repnz", "repne"]] in
  def : MnemonicAlias<alias[0], alias[1]>;
