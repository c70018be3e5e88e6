// Relocation specifiers, fixups, and the relocation numbers of "ELF for the Arm 64-bit Architecture".

// ---- Specifiers -----------------------------------------------------------------------------------------------------

class A64Specifier<string name> : Specifier<":"#name#":">;

def SpecLo12 : A64Specifier<"lo12"> { let ConstExpr = [{ Value & 0xfff }]; }
def SpecPgHi21 : A64Specifier<"pg_hi21">;
def SpecPgHi21Nc : A64Specifier<"pg_hi21_nc">;
foreach n = 0...3 in
  def SpecAbsG#n : A64Specifier<"abs_g"#n>;
foreach n = 0...2 in {
  def SpecAbsG#n#Nc : A64Specifier<"abs_g"#n#"_nc">;
  def SpecAbsG#n#S : A64Specifier<"abs_g"#n#"_s">;
}
def SpecGot : A64Specifier<"got">;
def SpecGotLo12 : A64Specifier<"got_lo12">;
def SpecGottprel : A64Specifier<"gottprel">;
def SpecGottprelLo12 : A64Specifier<"gottprel_lo12">;
def SpecGottprelG1 : A64Specifier<"gottprel_g1">;
def SpecGottprelG0Nc : A64Specifier<"gottprel_g0_nc">;
def SpecTprelHi12 : A64Specifier<"tprel_hi12">;
def SpecTprelLo12 : A64Specifier<"tprel_lo12">;
def SpecTprelLo12Nc : A64Specifier<"tprel_lo12_nc">;
def SpecTprelG2 : A64Specifier<"tprel_g2">;
foreach n = 0...1 in {
  def SpecTprelG#n : A64Specifier<"tprel_g"#n>;
  def SpecTprelG#n#Nc : A64Specifier<"tprel_g"#n#"_nc">;
  def SpecDtprelG#n : A64Specifier<"dtprel_g"#n>;
  def SpecDtprelG#n#Nc : A64Specifier<"dtprel_g"#n#"_nc">;
}
def SpecDtprelG2 : A64Specifier<"dtprel_g2">;
def SpecDtprelHi12 : A64Specifier<"dtprel_hi12">;
def SpecDtprelLo12 : A64Specifier<"dtprel_lo12">;
def SpecDtprelLo12Nc : A64Specifier<"dtprel_lo12_nc">;
def SpecTlsdesc : A64Specifier<"tlsdesc">;
def SpecTlsdescLo12 : A64Specifier<"tlsdesc_lo12">;

// Apple's: `symbol@NAME`.
class MachSpecifier<string name> : Specifier<name> { let IsFunction = false; }
foreach name = ["PAGE", "PAGEOFF", "GOTPAGE", "GOTPAGEOFF", "TLVPPAGE", "TLVPPAGEOFF", "GOT"] in
  def SpecMach#name : MachSpecifier<name>;

// ---- Fixups ---------------------------------------------------------------------------------------------------------

class A64Fixup<string name, int relocation, int offset, int size, bit pcrel = false, code adjust = [{ Value }]>
    : Fixup<"fixup_aarch64_"#name, offset, size, pcrel> {
  let Relocation = relocation;
  let AdjustExpr = adjust;
}

// Distances in words.
class FixupWords<string name, int relocation, int offset, int size>
    : A64Fixup<name, relocation, offset, size, true, [{ Value >> 2 }]> {
  let FitsExpr = "isInt<"#!add(size, 2)#">(Value)";
  let Multiple = 4;
}
def fixup_aarch64_pcrel_branch26 : FixupWords<"pcrel_branch26", 282, 0, 26>;
def fixup_aarch64_pcrel_call26 : FixupWords<"pcrel_call26", 283, 0, 26>;
def fixup_aarch64_pcrel_branch19 : FixupWords<"pcrel_branch19", 280, 5, 19>;
def fixup_aarch64_pcrel_branch14 : FixupWords<"pcrel_branch14", 279, 5, 14>;
// Backwards: the field holds the opposite of the distance.
def fixup_aarch64_pcrel_branch16 : A64Fixup<"pcrel_branch16", -1, 5, 16, true, [{ (-Value) >> 2 }]> {
  let FitsExpr = "Value <= 0 && Value > -262144";
  let Multiple = 4;
}
def fixup_aarch64_ldr_pcrel_imm19 : FixupWords<"ldr_pcrel_imm19", 273, 5, 19>;
let ForceRelocation = true in {
  def fixup_aarch64_ldr_got19 : FixupWords<"ldr_pcrel_imm19", 309, 5, 19>;
  let ThreadLocal = true in {
    def fixup_aarch64_ldr_gottprel19 : FixupWords<"ldr_pcrel_imm19", 543, 5, 19>;
    def fixup_aarch64_ldr_tlsdesc19 : FixupWords<"ldr_pcrel_imm19", 560, 5, 19>;
  }
}

// The lowest two bits of an address lie apart from the others.
defvar AdrBits = [{ (bits(Value, 20, 2) << 5) | (bits(Value, 1, 0) << 29) }];
def fixup_aarch64_pcrel_adr_imm21 : A64Fixup<"pcrel_adr_imm21", 274, 0, 32, true, AdrBits> {
  let FitsExpr = [{ isInt<21>(Value) }];
}
// Distances of pages, in bytes: only the linker knows where pages begin.
defvar PageBits = [{ (bits(Value, 32, 14) << 5) | (bits(Value, 13, 12) << 29) }];
class FixupPage<int relocation, bit threadLocal = false>
    : A64Fixup<"pcrel_adrp_imm21", relocation, 0, 32, true, PageBits> {
  let FitsExpr = [{ isInt<33>(Value) }];
  let ForceRelocation = true;
  let ThreadLocal = threadLocal;
}
def fixup_aarch64_pcrel_adrp_imm21 : FixupPage<275>;
def fixup_aarch64_adrp_nc : FixupPage<276>;
def fixup_aarch64_adrp_got : FixupPage<311>;
def fixup_aarch64_adrp_gottprel : FixupPage<541, true>;
def fixup_aarch64_adrp_tlsdesc : FixupPage<562, true>;

// Lower parts, in units of what is loaded or stored.
class FixupLow<string name, int relocation, int log2 = 0, bit forced = false, bit threadLocal = false>
    : A64Fixup<name, relocation, 10, 12, false, "(Value & 0xfff) >> "#log2> {
  let ForceRelocation = forced;
  let ThreadLocal = threadLocal;
  let Multiple = !shl(1, log2);
}
def fixup_aarch64_add_imm12 : FixupLow<"add_imm12", 277>;
def fixup_add_tprel_hi12 : FixupLow<"add_imm12", 549, 0, true, true>;
def fixup_add_tprel_lo12 : FixupLow<"add_imm12", 550, 0, true, true>;
def fixup_add_tprel_lo12_nc : FixupLow<"add_imm12", 551, 0, true, true>;
def fixup_add_dtprel_hi12 : FixupLow<"add_imm12", 528, 0, true, true>;
def fixup_add_dtprel_lo12 : FixupLow<"add_imm12", 529, 0, true, true>;
def fixup_add_dtprel_lo12_nc : FixupLow<"add_imm12", 530, 0, true, true>;
def fixup_add_tlsdesc_lo12 : FixupLow<"add_imm12", 564, 0, true, true>;

// By the logarithm of the unit: absolute, thread-local in the executable, and in a module.
defvar LoadLow = [278, 284, 285, 286, 299];
defvar LoadTprel = [552, 554, 556, 558, 570];
defvar LoadDtprel = [531, 533, 535, 537, 572];
foreach k = 0...4 in {
  defvar name = "ldst_imm12_scale"#!shl(1, k);
  def fixup_aarch64_ldst#k : FixupLow<name, LoadLow[k], k>;
  def fixup_aarch64_ldst#k#_tprel : FixupLow<name, LoadTprel[k], k, true, true>;
  def fixup_aarch64_ldst#k#_tprel_nc : FixupLow<name, !add(LoadTprel[k], 1), k, true, true>;
  def fixup_aarch64_ldst#k#_dtprel : FixupLow<name, LoadDtprel[k], k, true, true>;
  def fixup_aarch64_ldst#k#_dtprel_nc : FixupLow<name, !add(LoadDtprel[k], 1), k, true, true>;
}
def fixup_aarch64_ldst_got : FixupLow<"ldst_imm12_scale8", 312, 3, true>;
def fixup_aarch64_ldst_gottprel : FixupLow<"ldst_imm12_scale8", 542, 3, true, true>;
def fixup_aarch64_ldst_tlsdesc : FixupLow<"ldst_imm12_scale8", 563, 3, true, true>;

// Groups of 16 bits.
class FixupGroup<int relocation, int group, bit threadLocal = false>
    : A64Fixup<"movw", relocation, 5, 16, false, "(Value >> "#!mul(16, group)#") & 0xffff"> {
  let ThreadLocal = threadLocal;
  let ForceRelocation = threadLocal;
}
defvar GroupAbs = [263, 265, 267, 269];
foreach n = 0...3 in
  def fixup_movw_abs_g#n : FixupGroup<GroupAbs[n], n>;
foreach n = 0...2 in {
  def fixup_movw_abs_g#n#_nc : FixupGroup<!add(GroupAbs[n], 1), n>;
  def fixup_movw_abs_g#n#_s : FixupGroup<!add(270, n), n>;
}
def fixup_movw_tprel_g2 : FixupGroup<544, 2, true>;
def fixup_movw_tprel_g1 : FixupGroup<545, 1, true>;
def fixup_movw_tprel_g1_nc : FixupGroup<546, 1, true>;
def fixup_movw_tprel_g0 : FixupGroup<547, 0, true>;
def fixup_movw_tprel_g0_nc : FixupGroup<548, 0, true>;
def fixup_movw_dtprel_g2 : FixupGroup<523, 2, true>;
def fixup_movw_dtprel_g1 : FixupGroup<524, 1, true>;
def fixup_movw_dtprel_g1_nc : FixupGroup<525, 1, true>;
def fixup_movw_dtprel_g0 : FixupGroup<526, 0, true>;
def fixup_movw_dtprel_g0_nc : FixupGroup<527, 0, true>;
def fixup_movw_gottprel_g1 : FixupGroup<539, 1, true>;
def fixup_movw_gottprel_g0_nc : FixupGroup<540, 0, true>;

def fixup_aarch64_tlsdesc_call : A64Fixup<"tlsdesc_call", 569, 0, 0> {
  let ForceRelocation = true;
  let ThreadLocal = true;
}

// ---- Data -----------------------------------------------------------------------------------------------------------

def : DataFixup<2, 259, 262>;
def : DataFixup<4, 258, 261>;
def : DataFixup<8, 257, 260>;

def TextAlignment : CodeAlignment<4>;

def FramesMachO : CallFrames<LR, SP> { let OfMachO = true; }
def Frames : CallFrames<LR, SP> { let SlotBytes = 4; }
// Return addresses are signed with the second key; the stack frame has tags. What has been said of the return address's
// signature is turned around, with the program counter as a part of it or without.
def FrameOfKeyB : FrameDirective<".cfi_b_key_frame"> { let Letter = "B"; }
def : FrameDirective<".cfi_mte_tagged_frame"> { let Letter = "G"; }
def NegateReturnSign : FrameDirective<".cfi_negate_ra_state"> { let Opcode = 0x2d; }
def : FrameDirective<".cfi_negate_ra_state_with_pc"> { let Opcode = 0x2c; }

// ---- Mach-O ---------------------------------------------------------------------------------------------------------

// Apple's arm64: CPU_TYPE_ARM64, CPU_SUBTYPE_ARM64_ALL.
def MachO : MachObject<0x0100000c, 0> {
  let Subtractor = 1;
  let Addend = 10;
  let LabelsSections = true;
  let TemporariesAreNear = true;
  let NeedsSymbols = true;
  let FramesWhereNeeded = true;
  let DwarfUnwind = 0x03000000;
  let FramedUnwind = 0x04000000;
  let FramelessUnwind = 0x02000000;
  let UnwindStackUnit = 16;
  let FrameNumber = 29;
  let ReturnNumber = 30;
  let Comment = ";";
  let Separator = "%%";
}
foreach n = 0...4 in
  def : MachSavedPair<!cast<Register>("X"#!add(19, !mul(2, n))), !cast<Register>("X"#!add(20, !mul(2, n))), !shl(1, n)>;
foreach n = 0...3 in
  def : MachSavedPair<!cast<Register>("D"#!add(8, !mul(2, n))), !cast<Register>("D"#!add(9, !mul(2, n))), !shl(256, n)>;

let SeparateAddend = true in {
  def : MachRelocation<NoSpecifier, 2> { let TheFixup = fixup_aarch64_pcrel_branch26; }
  def : MachRelocation<NoSpecifier, 2> { let TheFixup = fixup_aarch64_pcrel_call26; }
  def : MachRelocation<SpecMachPAGE, 3>;
  def : MachRelocation<SpecMachPAGEOFF, 4>;
}
def : MachRelocation<SpecMachGOTPAGE, 5>;
def : MachRelocation<SpecMachGOTPAGEOFF, 6>;
def : MachRelocation<SpecMachGOT, 7> { let OfPersonality = true; }
def : MachRelocation<SpecMachTLVPPAGE, 8>;
def : MachRelocation<SpecMachTLVPPAGEOFF, 9>;
