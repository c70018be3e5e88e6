// Flags, ports, processor identification, system instructions: chapters 7.3.13 to 7.3.18 of volume 1, and volume 3.

// Most have no operands that matter to anything but the processor's state.
class System<bits<8> o, Format f, dag outs_, dag ins_, string asm> : I<o, f, outs_, ins_, asm, []> {
  let hasSideEffects = true;
}
class System0<bits<8> o, string name> : System<o, RawFrm, (outs), (ins), name>;

// ---- Flags ----------------------------------------------------------------------------------------------------------

let Defs = [EFLAGS], Uses = [EFLAGS] in {
  def CMC : System0<0xf5, "cmc">;
  def CLC : System0<0xf8, "clc">;
  def STC : System0<0xf9, "stc">;
}
def CLI : System0<0xfa, "cli">;
let HoldsNext = true in
def STI : System0<0xfb, "sti">;
let Defs = [DF] in {
  def CLD : System0<0xfc, "cld">;
  def STD : System0<0xfd, "std">;
}
// Access of the kernel to memory of programs.
let Defs = [EFLAGS] in {
  def CLAC : System<0x01, MRM_CA, (outs), (ins), "clac">, TB, PS;
  def STAC : System<0x01, MRM_CB, (outs), (ins), "stac">, TB, PS;
}
let hasSideEffects = false in {
  let Defs = [EFLAGS], Uses = [AH] in
  def SAHF : I<0x9e, RawFrm, (outs), (ins), "sahf", []>;
  let Defs = [AH], Uses = [EFLAGS] in
  def LAHF : I<0x9f, RawFrm, (outs), (ins), "lahf", []>;
}
let Defs = [AL], Uses = [AL, EBX] in
def XLAT : System0<0xd7, "xlatb">;
def : MnemonicAlias<"xlat", "xlatb">;

// ---- Ports ----------------------------------------------------------------------------------------------------------

foreach t = [Xi8, Xi16, Xi32] in {
  defvar B = t.Bits;
  defvar letter = "{"#t.Suffix#"}";
  defvar acc = t.AccName;
  defvar odd = !if(t.IsByte, 0, 1);
  let OpSize = t.OpSize in {
    let Uses = [DX], Defs = [t.Acc] in
    def IN#B#rr : System<!add(0xec, odd), RawFrm, (outs), (ins), "in"#letter#"\t{%dx, %"#acc#"|"#acc#", dx}">;
    let Uses = [DX, t.Acc] in
    def OUT#B#rr : System<!add(0xee, odd), RawFrm, (outs), (ins), "out"#letter#"\t{%"#acc#", %dx|dx, "#acc#"}">;
    let ImmT = Imm8 in {
      let Defs = [t.Acc] in
      def IN#B#ri : System<!add(0xe4, odd), RawFrm, (outs), (ins u8imm:$port), "in"#letter#"\t{$port, %"#acc#"|"#acc#", $port}">;
      let Uses = [t.Acc] in
      def OUT#B#ir : System<!add(0xe6, odd), RawFrm, (outs), (ins u8imm:$port), "out"#letter#"\t{%"#acc#", $port|$port, "#acc#"}">;
    }
  }
  def : InstAlias<"in"#letter#"\t{%dx|dx}", (!cast<Instruction>("IN"#B#"rr")), 0, "att">;
  def : InstAlias<"in"#letter#"\t$port", (!cast<Instruction>("IN"#B#"ri") u8imm:$port), 0, "att">;
  def : InstAlias<"out"#letter#"\t{%dx|dx}", (!cast<Instruction>("OUT"#B#"rr")), 0, "att">;
  def : InstAlias<"out"#letter#"\t$port", (!cast<Instruction>("OUT"#B#"ir") u8imm:$port), 0, "att">;
}

// ---- Identification, time, registers of the model -------------------------------------------------------------------

let Defs = [EAX, EBX, ECX, EDX], Uses = [EAX, ECX] in
def CPUID : System0<0xa2, "cpuid">, TB;
let Defs = [RAX, RDX] in
def RDTSC : System0<0x31, "rdtsc">, TB;
let Defs = [RAX, RCX, RDX] in
def RDTSCP : System<0x01, MRM_F9, (outs), (ins), "rdtscp">, TB;
let Defs = [RAX, RDX], Uses = [ECX] in {
  def RDPMC : System0<0x33, "rdpmc">, TB;
  def RDMSR : System0<0x32, "rdmsr">, TB;
}
let Uses = [EAX, ECX, EDX] in {
  def WRMSR : System0<0x30, "wrmsr">, TB;
  def WRMSRNS : System<0x01, MRM_C6, (outs), (ins), "wrmsrns">, TB, PS;
}
let Predicates = [In64BitMode] in {
  def RDMSRLIST : System<0x01, MRM_C6, (outs), (ins), "rdmsrlist">, TB, XD;
  def WRMSRLIST : System<0x01, MRM_C6, (outs), (ins), "wrmsrlist">, TB, XS;
}
// With the register's number, or with the register that has it.
let Predicates = [In64BitMode] in {
  let ImmT = Imm32 in {
    def RDMSRri : System<0xf6, MRM0r, (outs GR64:$dst), (ins i64i32imm:$imm), "rdmsr\t{$imm, $dst|$dst, $imm}">, T_MAP7, XD, VEX, EVEXForm;
    def WRMSRNSir : System<0xf6, MRM0r, (outs), (ins GR64:$src, i64i32imm:$imm), "wrmsrns\t{$src, $imm|$imm, $src}">, T_MAP7, XS, VEX, EVEXForm;
    def URDMSRri : System<0xf8, MRM0r, (outs GR64:$dst), (ins i64i32imm:$imm), "urdmsr\t{$imm, $dst|$dst, $imm}">, T_MAP7, XD, VEX, EVEXForm;
    def UWRMSRir : System<0xf8, MRM0r, (outs), (ins GR64:$src, i64i32imm:$imm), "uwrmsr\t{$src, $imm|$imm, $src}">, T_MAP7, XS, VEX, EVEXForm;
  }
  def URDMSRrr : System<0xf8, MRMSrcReg, (outs GR64:$dst), (ins GR64:$src), "urdmsr\t{$src, $dst|$dst, $src}">, T8, XD, EVEXForm;
  def UWRMSRrr : System<0xf8, MRMSrcReg, (outs), (ins GR64:$src1, GR64:$src2), "uwrmsr\t{$src2, $src1|$src1, $src2}">, T8, XS, EVEXForm;
}
def RDPID32 : System<0xc7, MRM7r, (outs GR32:$dst), (ins), "rdpid\t$dst">, TB, XS, Requires<[Not64BitMode]>;
def RDPID64 : System<0xc7, MRM7r, (outs GR64:$dst), (ins), "rdpid\t$dst">, TB, XS, Requires<[In64BitMode]>;
def RDPRU : System<0x01, MRM_FD, (outs), (ins), "rdpru">, TB;
foreach t = WideTypes in {
  let Defs = [EFLAGS], OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>) in {
    def RDRAND#t.Bits#r : System<0xc7, MRM6r, (outs t.RC:$dst), (ins), "rdrand{"#t.Suffix#"}\t$dst">, TB;
    def RDSEED#t.Bits#r : System<0xc7, MRM7r, (outs t.RC:$dst), (ins), "rdseed{"#t.Suffix#"}\t$dst">, TB;
  }
}
foreach r = [["RD", "rd", "0"], ["WR", "wr", "2"]] in
  foreach s = [["FS", "fs", "0"], ["GS", "gs", "1"]] in {
    defvar n = !cond(!and(!eq(r[2], "0"), !eq(s[2], "0")): "0", !eq(r[2], "0"): "1", !eq(s[2], "0"): "2", true: "3");
    defvar inReg = !cast<Format>("MRM"#n#"r");
    foreach t = VexTypes in {
      let hasREX_W = t.Is64, Predicates = [In64BitMode] in
      def r[0]#s[0]#BASE#!if(t.Is64, "64", "")
          : System<0xae, inReg, !if(!eq(r[0], "RD"), (outs t.RC:$dst), (outs)), !if(!eq(r[0], "RD"), (ins), (ins t.RC:$dst)),
                   r[1]#s[1]#"base{"#t.Suffix#"}\t$dst">, TB, XS;
    }
  }

// ---- System calls ---------------------------------------------------------------------------------------------------

let Defs = [RCX, R11] in
def SYSCALL : System0<0x05, "syscall">, TB;
def SYSRET : System0<0x07, "sysret{l}">, TB;
def SYSRET64 : System0<0x07, "sysretq">, TB, REX_W, Requires<[In64BitMode]>;
def SYSENTER : System0<0x34, "sysenter">, TB;
def SYSEXIT : System0<0x35, "sysexit{l}">, TB;
def SYSEXIT64 : System0<0x35, "sysexitq">, TB, REX_W, Requires<[In64BitMode]>;
def : MnemonicAlias<"sysret", "sysretl", "att">;
def : MnemonicAlias<"sysexit", "sysexitl", "att">;
def SWAPGS : System<0x01, MRM_F8, (outs), (ins), "swapgs">, TB;
def RSM : System0<0xaa, "rsm">, TB;
def UIRET : System<0x01, MRM_EC, (outs), (ins), "uiret">, TB, XS, Requires<[In64BitMode]>;
let Defs = [EFLAGS] in
def TESTUI : System<0x01, MRM_ED, (outs), (ins), "testui">, TB, XS, Requires<[In64BitMode]>;
def CLUI : System<0x01, MRM_EE, (outs), (ins), "clui">, TB, XS, Requires<[In64BitMode]>;
def STUI : System<0x01, MRM_EF, (outs), (ins), "stui">, TB, XS, Requires<[In64BitMode]>;
def SENDUIPI : System<0xc7, MRM6r, (outs), (ins GR64:$arg), "senduipi\t$arg">, TB, XS, Requires<[In64BitMode]>;
def ERETS : System<0x01, MRM_CA, (outs), (ins), "erets">, TB, XD, Requires<[In64BitMode]>;
def ERETU : System<0x01, MRM_CA, (outs), (ins), "eretu">, TB, XS, Requires<[In64BitMode]>;
def LKGS16r : System<0x00, MRM6r, (outs), (ins GR16:$src), "lkgs\t$src">, TB, XD, Requires<[In64BitMode]>;
def LKGS16m : System<0x00, MRM6m, (outs), (ins i16mem:$src), "lkgs\t$src">, TB, XD, Requires<[In64BitMode]>;

// ---- Descriptors ----------------------------------------------------------------------------------------------------

foreach d = [["SGDT", "0"], ["SIDT", "1"], ["LGDT", "2"], ["LIDT", "3"]] in {
  defvar inMem = !cast<Format>("MRM"#d[1]#"m");
  foreach t = WideTypes in {
    let OpSize = !if(t.Is64, OpSizeFixed, t.OpSize), Predicates = !if(t.Is64, [In64BitMode], [Not64BitMode]) in
    def d[0]#t.Bits#m : System<0x01, inMem, (outs), (ins opaquemem:$addr), !tolower(d[0])#!cond(t.Is64: "{q|}", !eq(t.Bits, "32"): "{l|d}", true: "w")#"\t$addr">, TB;
  }
  def : InstAlias<!tolower(d[0])#"\t$addr", (!cast<Instruction>(d[0]#"64m") opaquemem:$addr), 0, "att">, Requires<[In64BitMode]>;
  def : InstAlias<!tolower(d[0])#"\t$addr", (!cast<Instruction>(d[0]#"32m") opaquemem:$addr), 0>, Requires<[In32BitMode]>;
  def : InstAlias<!tolower(d[0])#"\t$addr", (!cast<Instruction>(d[0]#"16m") opaquemem:$addr), 0>, Requires<[In16BitMode]>;
}
// Selectors of 16 bits; a register destination may be wider.
foreach d = [["SLDT", "0", "0"], ["STR", "0", "1"], ["SMSW", "1", "4"]] in {
  defvar o = !if(!eq(d[1], "0"), 0x00, 0x01);
  foreach t = WideTypes in {
    let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>) in
    def d[0]#t.Bits#r : System<o, !cast<Format>("MRM"#d[2]#"r"), (outs t.RC:$dst), (ins), !tolower(d[0])#"{"#t.Suffix#"}\t$dst">, TB;
  }
  defvar name = !if(!eq(d[0], "STR"), "STRm", d[0]#"16m");
  let mayLoad = false, mayStore = true in
  def name : System<o, !cast<Format>("MRM"#d[2]#"m"), (outs), (ins i16mem:$dst), !tolower(d[0])#"{w}\t$dst">, TB;
  def : InstAlias<!tolower(d[0])#"\t$dst", (!cast<Instruction>(name) i16mem:$dst), 0, "att">;
}
foreach d = [["LLDT16", "0", "2", "lldt{w}"], ["LTR", "0", "3", "ltr{w}"], ["VERR", "0", "4", "verr"], ["VERW", "0", "5", "verw"],
             ["LMSW16", "1", "6", "lmsw{w}"]] in {
  defvar o = !if(!eq(d[1], "0"), 0x00, 0x01);
  def d[0]#r : System<o, !cast<Format>("MRM"#d[2]#"r"), (outs), (ins GR16:$src), d[3]#"\t$src">, TB;
  def d[0]#m : System<o, !cast<Format>("MRM"#d[2]#"m"), (outs), (ins i16mem:$src), d[3]#"\t$src">, TB;
}
// 16 bits count; text may name the whole register.
def Selector : RegisterOperand<GR16>, OrWholeRegister;
let Defs = [EFLAGS] in
foreach t = WideTypes in {
  let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = !if(t.Is64, [In64BitMode], []<Predicate>) in {
    foreach d = [["LAR", "lar", "2"], ["LSL", "lsl", "3"]] in {
      defvar o = !if(!eq(d[2], "2"), 0x02, 0x03);
      def d[0]#t.Bits#rr : System<o, MRMSrcReg, (outs t.RC:$dst), (ins Selector:$src), d[1]#"{"#t.Suffix#"}\t{$src, $dst|$dst, $src}">, TB;
      def d[0]#t.Bits#rm : System<o, MRMSrcMem, (outs t.RC:$dst), (ins i16mem:$src), d[1]#"{"#t.Suffix#"}\t{$src, $dst|$dst, $src}">, TB;
    }
  }
}
let Defs = [EFLAGS], Predicates = [Not64BitMode] in {
  let Constraints = "$src1 = $dst" in
  def ARPL16rr : System<0x63, MRMDestReg, (outs GR16:$dst), (ins GR16:$src1, GR16:$src2), "arpl\t{$src2, $src1|$src1, $src2}">;
  let mayLoad = true in
  def ARPL16mr : System<0x63, MRMDestMem, (outs), (ins i16mem:$dst, GR16:$src), "arpl\t{$src, $dst|$dst, $src}">;
}
def CLTS : System0<0x06, "clts">, TB;

// ---- Caches and translation -----------------------------------------------------------------------------------------

def INVD : System0<0x08, "invd">, TB;
def WBINVD : System0<0x09, "wbinvd">, TB, PS;
def WBNOINVD : System0<0x09, "wbnoinvd">, TB, XS;
def CLFLUSH : System<0xae, MRM7m, (outs), (ins i8mem:$src), "clflush\t$src">, TB, PS;
def INVLPG : System<0x01, MRM7m, (outs), (ins i8mem:$addr), "invlpg\t$addr">, TB;
def CLFLUSHOPT : System<0xae, MRM7m, (outs), (ins i8mem:$src), "clflushopt\t$src">, TB, PD;
def CLWB : System<0xae, MRM6m, (outs), (ins i8mem:$src), "clwb\t$src">, TB, PD;
def CLDEMOTE : System<0x1c, MRM0m, (outs), (ins i8mem:$src), "cldemote\t$src">, TB, PS;
// The address is in the accumulator of the size of addresses.
def CLZERO32r : System<0x01, MRM_FC, (outs), (ins), "clzero">, TB, Requires<[Not64BitMode]>;
def CLZERO64r : System<0x01, MRM_FC, (outs), (ins), "clzero">, TB, Requires<[In64BitMode]>;
def : InstAlias<"clzero\t{%eax|eax}", (CLZERO32r), 0>, Requires<[Not64BitMode]>;
def : InstAlias<"clzero\t{%rax|rax}", (CLZERO64r), 0>, Requires<[In64BitMode]>;
foreach v = [["INVEPT", "0"], ["INVVPID", "1"], ["INVPCID", "2"]] in {
  defvar o = !cond(!eq(v[1], "0"): 0x80, !eq(v[1], "1"): 0x81, true: 0x82);
  def v[0]#"32" : System<o, MRMSrcMem, (outs), (ins GR32:$src1, i128mem:$src2), !tolower(v[0])#"\t{$src2, $src1|$src1, $src2}">, T8, PD,
                  Requires<[Not64BitMode]>;
  def v[0]#"64" : System<o, MRMSrcMem, (outs), (ins GR64:$src1, i128mem:$src2), !tolower(v[0])#"\t{$src2, $src1|$src1, $src2}">, T8, PD,
                  Requires<[In64BitMode]>;
}
def INVLPGA32 : System<0x01, MRM_DF, (outs), (ins), "invlpga">, TB, Requires<[Not64BitMode]>;
def INVLPGA64 : System<0x01, MRM_DF, (outs), (ins), "invlpga">, TB, Requires<[In64BitMode]>;
def : InstAlias<"invlpga\t{%eax, %ecx|eax, ecx}", (INVLPGA32), 0>, Requires<[Not64BitMode]>;
def : InstAlias<"invlpga\t{%rax, %ecx|rax, ecx}", (INVLPGA64), 0>, Requires<[In64BitMode]>;

// ---- Extended state -------------------------------------------------------------------------------------------------

def XGETBV : System<0x01, MRM_D0, (outs), (ins), "xgetbv">, TB, PS;
def XSETBV : System<0x01, MRM_D1, (outs), (ins), "xsetbv">, TB, PS;
foreach x = [["XSAVE", "4", "0"], ["XRSTOR", "5", "0"], ["XSAVEOPT", "6", "0"], ["XSAVEC", "4", "1"], ["XSAVES", "5", "1"],
             ["XRSTORS", "3", "1"]] in {
  defvar o = !if(!eq(x[2], "0"), 0xae, 0xc7);
  defvar inMem = !cast<Format>("MRM"#x[1]#"m");
  let mayStore = true in {
    def x[0] : System<o, inMem, (outs), (ins opaquemem:$dst), !tolower(x[0])#"\t$dst">, TB, PS;
    def x[0]#"64" : System<o, inMem, (outs), (ins opaquemem:$dst), !tolower(x[0])#"64\t$dst">, TB, PS, REX_W, Requires<[In64BitMode]>;
  }
}
def RDPKRUr : System<0x01, MRM_EE, (outs), (ins), "rdpkru">, TB, PS;
def WRPKRUr : System<0x01, MRM_EF, (outs), (ins), "wrpkru">, TB, PS;

// ---- Monitor, wait, serialize ---------------------------------------------------------------------------------------

def MONITOR32rrr : System<0x01, MRM_C8, (outs), (ins), "monitor">, TB, Requires<[Not64BitMode]>;
def MONITOR64rrr : System<0x01, MRM_C8, (outs), (ins), "monitor">, TB, Requires<[In64BitMode]>;
def MWAITrr : System<0x01, MRM_C9, (outs), (ins), "mwait">, TB;
def MONITORX32rrr : System<0x01, MRM_FA, (outs), (ins), "monitorx">, TB, Requires<[Not64BitMode]>;
def MONITORX64rrr : System<0x01, MRM_FA, (outs), (ins), "monitorx">, TB, Requires<[In64BitMode]>;
def MWAITXrrr : System<0x01, MRM_FB, (outs), (ins), "mwaitx">, TB;
foreach x = ["", "x"] in {
  def : InstAlias<"monitor"#x#"\t{%eax, %ecx, %edx|eax, ecx, edx}", (!cast<Instruction>("MONITOR"#!toupper(x)#"32rrr")), 0>, Requires<[Not64BitMode]>;
  def : InstAlias<"monitor"#x#"\t{%rax, %rcx, %rdx|rax, rcx, rdx}", (!cast<Instruction>("MONITOR"#!toupper(x)#"64rrr")), 0>, Requires<[In64BitMode]>;
}
def : InstAlias<"mwait\t{%eax, %ecx|eax, ecx}", (MWAITrr), 0>, Requires<[Not64BitMode]>;
def : InstAlias<"mwait\t{%rax, %rcx|rax, rcx}", (MWAITrr), 0>, Requires<[In64BitMode]>;
def : InstAlias<"mwaitx\t{%eax, %ecx, %ebx|ebx, ecx, eax}", (MWAITXrrr), 0>, Requires<[Not64BitMode]>;
def : InstAlias<"mwaitx\t{%rax, %rcx, %rbx|rbx, rcx, rax}", (MWAITXrrr), 0>, Requires<[In64BitMode]>;
let Defs = [EFLAGS] in {
  def TPAUSE : System<0xae, MRM6r, (outs), (ins GR32orGR64:$src), "tpause\t$src">, TB, PD;
  def UMWAIT : System<0xae, MRM6r, (outs), (ins GR32orGR64:$src), "umwait\t$src">, TB, XD;
}
def UMONITOR16 : System<0xae, MRM6r, (outs), (ins GR16:$src), "umonitor\t$src">, TB, XS, AdSize16, Requires<[Not64BitMode]>;
def UMONITOR32 : System<0xae, MRM6r, (outs), (ins GR32:$src), "umonitor\t$src">, TB, XS, AdSize32;
def UMONITOR64 : System<0xae, MRM6r, (outs), (ins GR64:$src), "umonitor\t$src">, TB, XS, AdSize64, Requires<[In64BitMode]>;
def SERIALIZE : System<0x01, MRM_E8, (outs), (ins), "serialize">, TB, PS;
def XSUSLDTRK : System<0x01, MRM_E8, (outs), (ins), "xsusldtrk">, TB, XD;
def XRESLDTRK : System<0x01, MRM_E9, (outs), (ins), "xresldtrk">, TB, XD;
let ImmT = Imm8 in
def HRESET : System<0xf0, MRM_C0, (outs), (ins i32u8imm:$imm), "hreset\t$imm">, TA, XS;
def PCONFIG : System<0x01, MRM_C5, (outs), (ins), "pconfig">, TB, PS;
def PTWRITEr : System<0xae, MRM4r, (outs), (ins GR32:$dst), "ptwrite{l}\t$dst">, TB, XS;
def PTWRITEm : System<0xae, MRM4m, (outs), (ins i32mem:$dst), "ptwrite{l}\t$dst">, TB, XS;
def PTWRITE64r : System<0xae, MRM4r, (outs), (ins GR64:$dst), "ptwrite{q}\t$dst">, TB, XS, REX_W, Requires<[In64BitMode]>;
def PTWRITE64m : System<0xae, MRM4m, (outs), (ins i64mem:$dst), "ptwrite{q}\t$dst">, TB, XS, REX_W, Requires<[In64BitMode]>;

// ---- Direct stores --------------------------------------------------------------------------------------------------

def MOVDIRI32 : System<0xf9, MRMDestMem, (outs), (ins i32mem:$dst, GR32:$src), "movdiri\t{$src, $dst|$dst, $src}">, T8, PS, EVEXForm;
def MOVDIRI64 : System<0xf9, MRMDestMem, (outs), (ins i64mem:$dst, GR64:$src), "movdiri\t{$src, $dst|$dst, $src}">, T8, PS, REX_W, EVEXForm,
                Requires<[In64BitMode]>;
foreach d = [["MOVDIR64B", "0"], ["ENQCMD", "1"], ["ENQCMDS", "2"]] in
  foreach t = WideTypes in {
    let OpPrefix = !cond(!eq(d[1], "0"): PrefixPD, !eq(d[1], "1"): PrefixXD, true: PrefixXS),
        AdSize = !cond(t.Is64: AdSize64Size, !eq(t.Bits, "32"): AdSize32Size, true: AdSize16Size),
        Predicates = !cond(t.Is64: [In64BitMode], !eq(t.Bits, "16"): [Not64BitMode], true: []<Predicate>), Defs = [EFLAGS], mayStore = true in
    def d[0]#t.Bits : System<0xf8, MRMSrcMem, (outs), (ins t.RC:$dst, i512mem:$src), !tolower(d[0])#"\t{$src, $dst|$dst, $src}">, T8,
                         EVEXForm;
  }

// ---- Control-flow enforcement ---------------------------------------------------------------------------------------

let Defs = [SSP], Uses = [SSP] in {
  def INCSSPD : System<0xae, MRM5r, (outs), (ins GR32:$src), "incsspd\t$src">, TB, XS;
  def INCSSPQ : System<0xae, MRM5r, (outs), (ins GR64:$src), "incsspq\t$src">, TB, XS, REX_W, Requires<[In64BitMode]>;
  let Constraints = "$src = $dst" in {
    def RDSSPD : System<0x1e, MRM1r, (outs GR32:$dst), (ins GR32:$src), "rdsspd\t$dst">, TB, XS;
    def RDSSPQ : System<0x1e, MRM1r, (outs GR64:$dst), (ins GR64:$src), "rdsspq\t$dst">, TB, XS, REX_W, Requires<[In64BitMode]>;
  }
  def SAVEPREVSSP : System<0x01, MRM_EA, (outs), (ins), "saveprevssp">, TB, XS;
  def RSTORSSP : System<0x01, MRM5m, (outs), (ins i32mem:$src), "rstorssp\t$src">, TB, XS;
  def SETSSBSY : System<0x01, MRM_E8, (outs), (ins), "setssbsy">, TB, XS;
  def CLRSSBSY : System<0xae, MRM6m, (outs), (ins i32mem:$src), "clrssbsy\t$src">, TB, XS;
}
def WRSSD : System<0xf6, MRMDestMem, (outs), (ins i32mem:$dst, GR32:$src), "wrssd\t{$src, $dst|$dst, $src}">, T8, PS;
def WRSSQ : System<0xf6, MRMDestMem, (outs), (ins i64mem:$dst, GR64:$src), "wrssq\t{$src, $dst|$dst, $src}">, T8, PS, REX_W, Requires<[In64BitMode]>;
def WRUSSD : System<0xf5, MRMDestMem, (outs), (ins i32mem:$dst, GR32:$src), "wrussd\t{$src, $dst|$dst, $src}">, T8, PD;
def WRUSSQ : System<0xf5, MRMDestMem, (outs), (ins i64mem:$dst, GR64:$src), "wrussq\t{$src, $dst|$dst, $src}">, T8, PD, REX_W, Requires<[In64BitMode]>;
def ENDBR64 : System<0x1e, MRM_FA, (outs), (ins), "endbr64">, TB, XS;
def ENDBR32 : System<0x1e, MRM_FB, (outs), (ins), "endbr32">, TB, XS;

// ---- Transactions ---------------------------------------------------------------------------------------------------

let isBranch = true, isTerminator = true in {
  def XBEGIN_4 : Ii32PCRel<0xc7, MRM_F8, (outs), (ins brtarget32:$dst), "xbegin\t$dst", []>, OpSize32, Requires<[Not16BitMode]>;
  let isCodeGenOnly = true, ForceDisassemble = true in
  def XBEGIN_2 : Ii16PCRel<0xc7, MRM_F8, (outs), (ins brtarget16:$dst), "xbegin\t$dst", []>, OpSize16;
}
def : InstAlias<"xbegin\t$dst", (XBEGIN_2 brtarget16:$dst), 0>, Requires<[In16BitMode]>;
def XEND : System<0x01, MRM_D5, (outs), (ins), "xend">, TB;
let Defs = [EFLAGS] in
def XTEST : System<0x01, MRM_D6, (outs), (ins), "xtest">, TB;
let ImmT = Imm8 in
def XABORT : System<0xc6, MRM_F8, (outs), (ins imm8:$imm), "xabort\t$imm">;

// ---- Virtual machines -----------------------------------------------------------------------------------------------

def VMCALL : System<0x01, MRM_C1, (outs), (ins), "vmcall">, TB;
def VMLAUNCH : System<0x01, MRM_C2, (outs), (ins), "vmlaunch">, TB;
def VMRESUME : System<0x01, MRM_C3, (outs), (ins), "vmresume">, TB;
def VMXOFF : System<0x01, MRM_C4, (outs), (ins), "vmxoff">, TB;
def VMFUNC : System<0x01, MRM_D4, (outs), (ins), "vmfunc">, TB;
def VMCLEARm : System<0xc7, MRM6m, (outs), (ins i64mem:$vmcs), "vmclear\t$vmcs">, TB, PD;
def VMPTRLDm : System<0xc7, MRM6m, (outs), (ins i64mem:$vmcs), "vmptrld\t$vmcs">, TB, PS;
let mayStore = true in
def VMPTRSTm : System<0xc7, MRM7m, (outs), (ins i64mem:$vmcs), "vmptrst\t$vmcs">, TB, PS;
def VMXON : System<0xc7, MRM6m, (outs), (ins i64mem:$vmxon), "vmxon\t$vmxon">, TB, XS;
foreach t = VexTypes in {
  let Predicates = !if(t.Is64, [In64BitMode], [Not64BitMode]) in {
    def VMREAD#t.Bits#rr : System<0x78, MRMDestReg, (outs t.RC:$dst), (ins t.RC:$src), "vmread{"#t.Suffix#"}\t{$src, $dst|$dst, $src}">, TB, PS;
    def VMREAD#t.Bits#mr : System<0x78, MRMDestMem, (outs), (ins t.Mem:$dst, t.RC:$src), "vmread{"#t.Suffix#"}\t{$src, $dst|$dst, $src}">, TB, PS;
    def VMWRITE#t.Bits#rr : System<0x79, MRMSrcReg, (outs t.RC:$dst), (ins t.RC:$src), "vmwrite{"#t.Suffix#"}\t{$src, $dst|$dst, $src}">, TB, PS;
    def VMWRITE#t.Bits#rm : System<0x79, MRMSrcMem, (outs t.RC:$dst), (ins t.Mem:$src), "vmwrite{"#t.Suffix#"}\t{$src, $dst|$dst, $src}">, TB, PS;
  }
}
def VMMCALL : System<0x01, MRM_D9, (outs), (ins), "vmmcall">, TB;
def STGI : System<0x01, MRM_DC, (outs), (ins), "stgi">, TB;
def CLGI : System<0x01, MRM_DD, (outs), (ins), "clgi">, TB;
def SKINIT : System<0x01, MRM_DE, (outs), (ins), "skinit">, TB;
def : InstAlias<"skinit\t{%eax|eax}", (SKINIT), 0>;
foreach v = [["VMRUN", "D8"], ["VMLOAD", "DA"], ["VMSAVE", "DB"]] in {
  defvar form = !cast<Format>("MRM_"#v[1]);
  def v[0]#"32" : System<0x01, form, (outs), (ins), !tolower(v[0])>, TB, Requires<[Not64BitMode]>;
  def v[0]#"64" : System<0x01, form, (outs), (ins), !tolower(v[0])>, TB, Requires<[In64BitMode]>;
  def : InstAlias<!tolower(v[0])#"\t{%eax|eax}", (!cast<Instruction>(v[0]#"32")), 0>, Requires<[Not64BitMode]>;
  def : InstAlias<!tolower(v[0])#"\t{%rax|rax}", (!cast<Instruction>(v[0]#"64")), 0>, Requires<[In64BitMode]>;
}

// ---- Enclaves, measured launch --------------------------------------------------------------------------------------

def ENCLV : System<0x01, MRM_C0, (outs), (ins), "enclv">, TB, PS;
def ENCLS : System<0x01, MRM_CF, (outs), (ins), "encls">, TB, PS;
def ENCLU : System<0x01, MRM_D7, (outs), (ins), "enclu">, TB, PS;
def GETSEC : System0<0x37, "getsec">, TB;

// ---- Trust domains, encrypted memory --------------------------------------------------------------------------------

def TDCALL : System<0x01, MRM_CC, (outs), (ins), "tdcall">, TB, PD;
def PBNDKB : System<0x01, MRM_C7, (outs), (ins), "pbndkb">, TB, PS, Requires<[In64BitMode]>;
let Predicates = [In64BitMode] in {
  def SEAMRET : System<0x01, MRM_CD, (outs), (ins), "seamret">, TB, PD;
  def SEAMOPS : System<0x01, MRM_CE, (outs), (ins), "seamops">, TB, PD;
  def SEAMCALL : System<0x01, MRM_CF, (outs), (ins), "seamcall">, TB, PD;
  let Defs = [EAX, EFLAGS] in {
    def RMPQUERY : System<0x01, MRM_FD, (outs), (ins), "rmpquery">, TB, XS;
    def RMPADJUST : System<0x01, MRM_FE, (outs), (ins), "rmpadjust">, TB, XS;
    def RMPUPDATE : System<0x01, MRM_FE, (outs), (ins), "rmpupdate">, TB, XD;
    def PSMASH : System<0x01, MRM_FF, (outs), (ins), "psmash">, TB, XS;
  }
}
def : InstAlias<"rmpquery\t{%rax, %rdx|rdx, rax}", (RMPQUERY), 0>, Requires<[In64BitMode]>;
def : InstAlias<"rmpadjust\t{%rax, %rcx, %rdx|rdx, rcx, rax}", (RMPADJUST), 0>, Requires<[In64BitMode]>;
def : InstAlias<"rmpupdate\t{%rax, %rcx|rcx, rax}", (RMPUPDATE), 0>, Requires<[In64BitMode]>;
def : InstAlias<"psmash\t{%rax|rax}", (PSMASH), 0>, Requires<[In64BitMode]>;
foreach width = ["32", "64"] in {
  defvar mode = !if(!eq(width, "32"), Not64BitMode, In64BitMode);
  defvar rax = !if(!eq(width, "32"), "eax", "rax");
  let Defs = [EAX, EFLAGS], Predicates = [mode] in
  def PVALIDATE#width : System<0x01, MRM_FF, (outs), (ins), "pvalidate">, TB, XD;
  let Predicates = [mode] in
  def INVLPGB#width : System<0x01, MRM_FE, (outs), (ins), "invlpgb">, TB, PS;
  def : InstAlias<"invlpgb\t{%"#rax#", %edx|"#rax#", edx}", (!cast<Instruction>("INVLPGB"#width)), 0>, Requires<[mode]>;
}
def : InstAlias<"pvalidate\t{%eax, %ecx, %edx|eax, ecx, edx}", (PVALIDATE32), 0>, Requires<[Not64BitMode]>;
def : InstAlias<"pvalidate\t{%rax, %rcx, %rdx|rax, rcx, rdx}", (PVALIDATE64), 0>, Requires<[In64BitMode]>;
def : MnemonicAlias<"verrw", "verr">;
def TLBSYNC : System<0x01, MRM_FF, (outs), (ins), "tlbsync">, TB, PS;

// ---- VIA's cipher unit ----------------------------------------------------------------------------------------------

def XSTORE : System<0xa7, MRM_C0, (outs), (ins), "xstorerng">, TB;
def : MnemonicAlias<"xstore", "xstorerng">;
def MONTMUL : System<0xa6, MRM_C0, (outs), (ins), "montmul">, TB, REP;
def XSHA1 : System<0xa6, MRM_C8, (outs), (ins), "xsha1">, TB, REP;
def XSHA256 : System<0xa6, MRM_D0, (outs), (ins), "xsha256">, TB, REP;
def XCRYPTECB : System<0xa7, MRM_C8, (outs), (ins), "xcryptecb">, TB, REP;
def XCRYPTCBC : System<0xa7, MRM_D0, (outs), (ins), "xcryptcbc">, TB, REP;
def XCRYPTCTR : System<0xa7, MRM_D8, (outs), (ins), "xcryptctr">, TB, REP;
def XCRYPTCFB : System<0xa7, MRM_E0, (outs), (ins), "xcryptcfb">, TB, REP;
def XCRYPTOFB : System<0xa7, MRM_E8, (outs), (ins), "xcryptofb">, TB, REP;

// ---- Atomic updates without result ----------------------------------------------------------------------------------

foreach v = [["AADD", "0"], ["AAND", "1"], ["AOR", "2"], ["AXOR", "3"]] in {
  let OpPrefix = !cond(!eq(v[1], "0"): PrefixPS, !eq(v[1], "1"): PrefixPD, !eq(v[1], "2"): PrefixXD, true: PrefixXS), mayLoad = true in {
    def v[0]#"32mr" : System<0xfc, MRMDestMem, (outs), (ins i32mem:$dst, GR32:$src), !tolower(v[0])#"{l}\t{$src, $dst|$dst, $src}">, T8,
                      EVEXForm;
    def v[0]#"64mr" : System<0xfc, MRMDestMem, (outs), (ins i64mem:$dst, GR64:$src), !tolower(v[0])#"{q}\t{$src, $dst|$dst, $src}">, T8, REX_W,
                      EVEXForm, Requires<[In64BitMode]>;
  }
}
