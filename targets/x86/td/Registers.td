// Registers, their parts, and register classes.

let Namespace = "X86" in {
  def sub_8bit : SubRegIndex<8>;
  def sub_8bit_hi : SubRegIndex<8, 8>;
  def sub_8bit_hi_phony : SubRegIndex<8, 8>;
  def sub_16bit : SubRegIndex<16>;
  def sub_16bit_hi : SubRegIndex<16, 16>;
  def sub_32bit : SubRegIndex<32>;
  def sub_xmm : SubRegIndex<128>;
  def sub_xmm_hi : SubRegIndex<128, 128>;
  def sub_ymm : SubRegIndex<256>;
  def sub_ymm_hi : SubRegIndex<256, 256>;
  def sub_mask_0 : SubRegIndex<-1>;
  def sub_mask_1 : SubRegIndex<-1, -1>;
}

class X86Reg<string n, bits<16> encoding, list<Register> subregs = [], list<string> alternatives = []>
    : Register<n, alternatives> {
  let Namespace = "X86";
  let HWEncoding = encoding;
  let SubRegs = subregs;
}

// Numbers of the 64-bit and of the 32-bit ABI, and of the latter in exception tables of Apple's systems; -1: none.
class Dwarf<int abi64, int abi32, int apple32 = abi32> : DwarfRegNum<[abi64, abi32, apple32]>;

// ---- General registers ----------------------------------------------------------------------------------------------

// The order of the encoding is a, c, d, b, sp, bp, si, di.
defvar LegacyNames = ["a", "c", "d", "b"];
foreach i = 0...3 in {
  defvar n = LegacyNames[i];
  defvar N = !toupper(n);
  def N#L : X86Reg<n#"l", i>;
  // An instruction with a REX prefix cannot name these.
  def N#H : X86Reg<n#"h", !add(i, 4)>;
}
defvar PointerNames = ["sp", "bp", "si", "di"];
foreach i = 0...3 in {
  defvar n = PointerNames[i];
  defvar N = !toupper(n);
  // Only with a REX prefix.
  def N#L : X86Reg<n#"l", !add(i, 4)>;
  let isArtificial = true in
  def N#H : X86Reg<"", -1>;
}
foreach i = 8...31 in {
  def R#i#B : X86Reg<"r"#i#"b", i>;
  let isArtificial = true in
  def R#i#BH : X86Reg<"", -1>;
}

// Upper halves of registers of 32 bits: no instruction names them.
let isArtificial = true in {
  foreach n = ["AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI", "IP"] in
    def H#n : X86Reg<"", -1>;
  foreach i = 8...31 in
    def R#i#WH : X86Reg<"", -1>;
}

let SubRegIndices = [sub_8bit, sub_8bit_hi], CoveredBySubRegs = true in {
  foreach i = 0...3 in {
    defvar n = LegacyNames[i];
    defvar N = !toupper(n);
    def N#X : X86Reg<n#"x", i, [!cast<Register>(N#"L"), !cast<Register>(N#"H")]>;
  }
}
let SubRegIndices = [sub_8bit, sub_8bit_hi_phony], CoveredBySubRegs = true in {
  foreach i = 0...3 in {
    defvar n = PointerNames[i];
    defvar N = !toupper(n);
    def N : X86Reg<n, !add(i, 4), [!cast<Register>(N#"L"), !cast<Register>(N#"H")]>;
  }
  foreach i = 8...31 in
    def R#i#W : X86Reg<"r"#i#"w", i, [!cast<Register>("R"#i#"B"), !cast<Register>("R"#i#"BH")]>;
}
def IP : X86Reg<"ip", 0>;

// DWARF numbers in the order of the encoding.
defvar Words = ["AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI"];
defvar Dwarf64 = [0, 2, 1, 3, 7, 6, 4, 5];
let SubRegIndices = [sub_16bit, sub_16bit_hi], CoveredBySubRegs = true in {
  foreach i = 0...7 in {
    defvar w = Words[i];
    def E#w : X86Reg<"e"#!tolower(w), i, [!cast<Register>(w), !cast<Register>("H"#w)]>,
               Dwarf<-2, i, !cond(!eq(i, 4): 5, !eq(i, 5): 4, true: i)>;
  }
  foreach i = 8...31 in
    def R#i#D : X86Reg<"r"#i#"d", i, [!cast<Register>("R"#i#"W"), !cast<Register>("R"#i#"WH")]>;
  def EIP : X86Reg<"eip", 0, [IP, HIP]>, Dwarf<-2, 8>;
}
let SubRegIndices = [sub_32bit] in {
  foreach i = 0...7 in {
    defvar w = Words[i];
    def R#w : X86Reg<"r"#!tolower(w), i, [!cast<Register>("E"#w)]>, Dwarf<Dwarf64[i], -2>;
  }
  foreach i = 8...31 in
    def R#i : X86Reg<"r"#i, i, [!cast<Register>("R"#i#"D")]>, Dwarf<!if(!lt(i, 16), i, !add(i, 114)), -2>;
  // Where an address relative to it is, does not depend on which instruction says so.
  let isConstant = true in
  def RIP : X86Reg<"rip", 0, [EIP]>, Dwarf<16, -2>;
}

// As an index: none, but with a SIB byte nevertheless.
def EIZ : X86Reg<"eiz", 4>;
def RIZ : X86Reg<"riz", 4>;

// ---- Vector, mask and x87 registers ---------------------------------------------------------------------------------

foreach i = 0...7 in {
  def MM#i : X86Reg<"mm"#i, i>, Dwarf<!add(41, i), !add(29, i)>;
  // Pseudo-registers; a pass makes a stack of them.
  def FP#i : X86Reg<"fp"#i, 0>;
  def ST#i : X86Reg<!if(!eq(i, 0), "st", "st("#i#")"), i>, Dwarf<!add(33, i), !add(11, i)>;
  def K#i : X86Reg<"k"#i, i>, Dwarf<!add(118, i), !add(93, i)>;
}
// Two masks, written by the name of either.
let SubRegIndices = [sub_mask_0, sub_mask_1] in
  foreach i = [0, 2, 4, 6] in {
    defvar second = !add(i, 1);
    def K#i#_K#second : X86Reg<"k"#i, i, [!cast<Register>("K"#i), !cast<Register>("K"#second)], ["k"#second]>;
  }
foreach i = 0...31 in {
  def XMM#i : X86Reg<"xmm"#i, i>, Dwarf<!if(!lt(i, 16), !add(17, i), !add(51, i)), !if(!lt(i, 8), !add(21, i), -2)>;
  // The upper halves, which calls change that preserve the lower ones, have no names in assembly.
  let isArtificial = true in {
    def XMM#i#_HI : X86Reg<"", -1>;
    def YMM#i#_HI : X86Reg<"", -1>;
  }
  let SubRegIndices = [sub_xmm, sub_xmm_hi] in
  def YMM#i : X86Reg<"ymm"#i, i, [!cast<Register>("XMM"#i), !cast<Register>("XMM"#i#"_HI")]>;
  let SubRegIndices = [sub_ymm, sub_ymm_hi] in
  def ZMM#i : X86Reg<"zmm"#i, i, [!cast<Register>("YMM"#i), !cast<Register>("YMM"#i#"_HI")]>;
}

// Tiles of AMX: matrices whose shape a configuration says.
foreach i = 0...7 in
  def TMM#i : X86Reg<"tmm"#i, i>;

// ---- State ----------------------------------------------------------------------------------------------------------

def FPCW : X86Reg<"fpcr", 0>;
def FPSW : X86Reg<"fpsr", 0>;
def MXCSR : X86Reg<"mxcsr", 0>;
def EFLAGS : X86Reg<"flags", 0>, Dwarf<49, 9>;
def _EFLAGS : X86Reg<"eflags", 0>, Dwarf<49, 9>;
def RFLAGS : X86Reg<"rflags", 0>, Dwarf<49, -2>;
// The direction flag: apart, so that arithmetic does not conflict with string instructions.
def DF : X86Reg<"dirflag", 0>;
def SSP : X86Reg<"ssp", 0>;

def CS : X86Reg<"cs", 1>, Dwarf<51, 41>;
def DS : X86Reg<"ds", 3>, Dwarf<53, 43>;
def SS : X86Reg<"ss", 2>, Dwarf<52, 42>;
def ES : X86Reg<"es", 0>, Dwarf<50, 40>;
def FS : X86Reg<"fs", 4>, Dwarf<54, 44>;
def GS : X86Reg<"gs", 5>, Dwarf<55, 45>;
def FS_BASE : X86Reg<"fs.base", 0>, Dwarf<58, -1>;
def GS_BASE : X86Reg<"gs.base", 0>, Dwarf<59, -1>;

foreach i = 0...15 in {
  def DR#i : X86Reg<"dr"#i, i, [], ["db"#i]>;
  def CR#i : X86Reg<"cr"#i, i>;
}

// ---- General classes ------------------------------------------------------------------------------------------------
// The order is that of allocation: registers that a call may change first; short encodings before those with REX. Those that
// only APX has are for the assembler: the code generator gives none of them out.

class GRClass<ValueType ty, dag members> : RegisterClass<"X86", [ty], ty.Size, members>;
// Only code of 64 bits has values of this type in registers.
def GR64VT : ValueTypeByHwMode<[Mode64], [i64]>;
class GR64Class<dag members> : RegisterClass<"X86", [GR64VT], 64, members> {
  let Size = 64;
}

def GR8 : GRClass<i8, (add AL, CL, DL, AH, CH, DH, BL, BH, SIL, DIL, BPL, SPL, R8B, R9B, R10B, R11B, R14B, R15B, R12B,
                           R13B, (sequence "R%uB", 16, 31))>;
def GR16 : GRClass<i16, (add AX, CX, DX, SI, DI, BX, BP, SP, R8W, R9W, R10W, R11W, R14W, R15W, R12W, R13W,
                             (sequence "R%uW", 16, 31))>;
def GR32 : GRClass<i32, (add EAX, ECX, EDX, ESI, EDI, EBX, EBP, ESP, R8D, R9D, R10D, R11D, R14D, R15D, R12D, R13D,
                             (sequence "R%uD", 16, 31))>;
// RIP is a base of addresses; it is never allocated, and no other operand may be it.
def GR64 : GR64Class<(add RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, RBX, R14, R15, R12, R13, RBP, RSP,
                         (sequence "R%u", 16, 31), RIP)>;
def GR64PLTSafe : GR64Class<(add RAX, RCX, RDX, RSI, RDI, R8, R9, RBX, R14, R15, R12, R13, RBP)>;

def GR8_ABCD_L : GRClass<i8, (add AL, CL, DL, BL)>;
def GR8_ABCD_H : GRClass<i8, (add AH, CH, DH, BH)>;
def GR16_ABCD : GRClass<i16, (add AX, CX, DX, BX)>;
def GR32_ABCD : GRClass<i32, (add EAX, ECX, EDX, EBX)>;
def GR64_ABCD : GR64Class<(add RAX, RCX, RDX, RBX)>;
def GR8_NOREX : GRClass<i8, (add AL, CL, DL, AH, CH, DH, BL, BH)>;
def GR16_NOREX : GRClass<i16, (add AX, CX, DX, SI, DI, BX, BP, SP)>;
def GR32_NOREX : GRClass<i32, (add EAX, ECX, EDX, ESI, EDI, EBX, EBP, ESP)>;
def GR64_NOREX : GR64Class<(add RAX, RCX, RDX, RSI, RDI, RBX, RBP, RSP, RIP)>;
def GR32_NOSP : GRClass<i32, (sub GR32, ESP)>;
def GR64_NOSP : GR64Class<(sub GR64, RSP, RIP)>;
def GR32_NOREX_NOSP : GRClass<i32, (and GR32_NOREX, GR32_NOSP)>;
def GR64_NOREX_NOSP : GR64Class<(and GR64_NOREX, GR64_NOSP)>;
// For tail calls: what is not restored before the jump.
def GR32_TC : GRClass<i32, (add EAX, ECX, EDX, ESP)>;
def GR64_TC : GR64Class<(add RAX, RCX, RDX, RSI, RDI, R8, R9, R11, RIP, RSP)>;
def GR32_AD : GRClass<i32, (add EAX, EDX)>;
def GR64_AD : GR64Class<(add RAX, RDX)>;
def GR32_CB : GRClass<i32, (add ECX, EBX)>;
def GR32_DC : GRClass<i32, (add EDX, ECX)>;
def GR32_SIDI : GRClass<i32, (add ESI, EDI)>;
// An index whose absence is written.
def GRIZ32 : GRClass<i32, (add EIZ)> { let isAllocatable = false; }
def GRIZ64 : GR64Class<(add RIZ)> { let isAllocatable = false; }

def SEGMENT_REG : GRClass<i16, (add CS, DS, SS, ES, FS, GS)> { let isAllocatable = false; }
def DEBUG_REG : GRClass<i32, (sequence "DR%u", 0, 15)> { let isAllocatable = false; }
def CONTROL_REG : GR64Class<(sequence "CR%u", 0, 15)> { let isAllocatable = false; }

// ---- Vector, mask and x87 classes -----------------------------------------------------------------------------------

// Numbers of 128 bits are in registers where conventions pass them there.
def F128VT : ValueTypeByHwMode<[Mode64], [f128]>;
defvar VectorTypes128 = [v4f32, v2f64, v8f16, v8bf16, v16i8, v8i16, v4i32, v2i64, F128VT];
defvar VectorTypes256 = [v8f32, v4f64, v16f16, v16bf16, v32i8, v16i16, v8i32, v4i64];
defvar VectorTypes512 = [v16f32, v8f64, v32f16, v32bf16, v64i8, v32i16, v16i32, v8i64];

class FRClass<list<ValueType> types, int alignment, dag members> : RegisterClass<"X86", types, alignment, members>;

def FR16 : FRClass<[f16], 16, (sequence "XMM%u", 0, 15)>;
def FR32 : FRClass<[f32], 32, (sequence "XMM%u", 0, 15)>;
def FR64 : FRClass<[f64], 64, (sequence "XMM%u", 0, 15)>;
def VR128 : FRClass<VectorTypes128, 128, (sequence "XMM%u", 0, 15)>;
def VR256 : FRClass<VectorTypes256, 256, (sequence "YMM%u", 0, 15)>;
// With the sixteen that only EVEX reaches.
def FR16X : FRClass<[f16], 16, (sequence "XMM%u", 0, 31)>;
def FR32X : FRClass<[f32], 32, (sequence "XMM%u", 0, 31)>;
def FR64X : FRClass<[f64], 64, (sequence "XMM%u", 0, 31)>;
def VR128X : FRClass<VectorTypes128, 128, (sequence "XMM%u", 0, 31)>;
def VR256X : FRClass<VectorTypes256, 256, (sequence "YMM%u", 0, 31)>;
def VR512 : FRClass<VectorTypes512, 512, (sequence "ZMM%u", 0, 31)>;
// Those whose halves instructions with VEX can name.
def VR512_0_15 : FRClass<VectorTypes512, 512, (sequence "ZMM%u", 0, 15)>;
def VR64 : FRClass<[v1i64], 64, (sequence "MM%u", 0, 7)>;

def RFP32 : FRClass<[f32], 32, (sequence "FP%u", 0, 6)>;
def RFP64 : FRClass<[f64], 32, (add RFP32)>;
def RFP80 : FRClass<[f80], 32, (add RFP32)>;
def RFP80_7 : FRClass<[f80], 32, (add FP7)> { let isAllocatable = false; }
def RST : FRClass<[f80], 32, (sequence "ST%u", 0, 7)> { let isAllocatable = false; }

class MaskClass<ValueType ty, int size, dag members = (sequence "K%u", 0, 7)>
    : RegisterClass<"X86", [ty], !if(!lt(size, 16), 16, size), members> {
  let Size = !if(!lt(size, 16), 16, size);
}
def VK1 : MaskClass<v1i1, 16>;
def VK2 : MaskClass<v2i1, 16>;
def VK4 : MaskClass<v4i1, 16>;
def VK8 : MaskClass<v8i1, 16>;
def VK16 : MaskClass<v16i1, 16>;
def VK32 : MaskClass<v32i1, 32>;
def VK64 : MaskClass<v64i1, 64>;
// Instructions that name tiles by numbers have them; nothing else gives them out.
def TILE : RegisterClass<"X86", [untyped], 512, (sequence "TMM%u", 0, 7)> {
  let Size = 8192;
  let isAllocatable = false;
}
def VKPair : RegisterClass<"X86", [untyped], 16, (add K0_K1, K2_K3, K4_K5, K6_K7)> {
  let Size = 32;
  let isAllocatable = false;
}
// What selects elements: not the first, whose number stands for no selection.
foreach n = [1, 2, 4, 8, 16, 32, 64] in
  def VK#n#WM : MaskClass<!cast<ValueType>("v"#n#"i1"), !if(!lt(n, 16), 16, n), (sequence "K%u", 1, 7)>;

def CCR : GRClass<i32, (add EFLAGS)> { let CopyCost = -1; let isAllocatable = false; }
def FPCCR : GRClass<i16, (add FPSW)> { let CopyCost = -1; let isAllocatable = false; }
def DFCCR : GRClass<i32, (add DF)> { let CopyCost = -1; let isAllocatable = false; }

// ---- What not all processors have -----------------------------------------------------------------------------------

def : RegistersUnder<[In64BitMode],
                     (add GR64, RIZ, SIL, DIL, BPL, SPL, (sequence "R%uB", 8, 31), (sequence "R%uW", 8, 31),
                          (sequence "R%uD", 8, 31), (sequence "XMM%u", 8, 31), (sequence "YMM%u", 8, 31),
                          (sequence "ZMM%u", 8, 31), (sequence "TMM%u", 0, 7))>;
def : ClassInstead<[Not64BitMode], GR64, GR32>;
def : ClassInstead<[Not64BitMode], GR64_NOSP, GR32_NOSP>;
// Numbers that no vector register holds are on the x87.
def : ClassInstead<[Not64BitMode, NoSSE1], FR32, RFP32>;
def : ClassInstead<[Not64BitMode, NoSSE1], FR32X, RFP32>;
def : ClassInstead<[Not64BitMode, NoSSE2], FR64, RFP64>;
def : ClassInstead<[Not64BitMode, NoSSE2], FR64X, RFP64>;
