// Symbolic operands: specifiers, the fixups they turn into, and relocation numbers of the ELF psABI.

// ---- Specifiers -----------------------------------------------------------------------------------------------------

// What lui and addi take from a constant: addi is signed, so the upper part rounds.
defvar HiPart = [{ ((Value + 0x800) >> 12) & 0xfffff }];
defvar LoPart = [{ sext(Value, 12) }];

// With the name that machine IR gives operands with it.
class RISCVSpecifier<string text, string flag> : Specifier<text> {
  let OperandFlag = "riscv-"#flag;
}

def SpecHi : RISCVSpecifier<"%hi", "hi"> { let ConstExpr = HiPart; }
def SpecLo : RISCVSpecifier<"%lo", "lo"> { let ConstExpr = LoPart; }
def SpecPcrelHi : RISCVSpecifier<"%pcrel_hi", "pcrel-hi"> { let IsPCRel = true; }
// Names the label of the auipc, whose symbol is meant.
def SpecPcrelLo : RISCVSpecifier<"%pcrel_lo", "pcrel-lo">;
def SpecGotPcrelHi : RISCVSpecifier<"%got_pcrel_hi", "got-hi"> { let IsPCRel = true; }
def SpecTprelHi : RISCVSpecifier<"%tprel_hi", "tprel-hi">;
def SpecTprelLo : RISCVSpecifier<"%tprel_lo", "tprel-lo">;
def SpecTprelAdd : RISCVSpecifier<"%tprel_add", "tprel-add">;
def SpecTlsIePcrelHi : RISCVSpecifier<"%tls_ie_pcrel_hi", "tls-got-hi"> { let IsPCRel = true; }
def SpecTlsGdPcrelHi : RISCVSpecifier<"%tls_gd_pcrel_hi", "tls-gd-hi"> { let IsPCRel = true; }
def SpecTlsdescHi : RISCVSpecifier<"%tlsdesc_hi", "tlsdesc-hi"> { let IsPCRel = true; }
def SpecTlsdescLoadLo : RISCVSpecifier<"%tlsdesc_load_lo", "tlsdesc-load-lo">;
def SpecTlsdescAddLo : RISCVSpecifier<"%tlsdesc_add_lo", "tlsdesc-add-lo">;
def SpecTlsdescCall : RISCVSpecifier<"%tlsdesc_call", "tlsdesc-call">;
// In data: distance to the procedure linkage table entry, or to the global offset table entry.
def SpecPltPcrel : Specifier<"%pltpcrel"> { let DataRelocation = 59; }
def SpecGotPcrel : Specifier<"%gotpcrel"> { let DataRelocation = 41; }
// The pair auipc, jalr of a call; has no spelling of its own beyond an optional @plt.
def SpecCall : RISCVSpecifier<"plt", "call"> {
  let IsFunction = false;
  let IsPCRel = true;
}

// ---- Fixups ---------------------------------------------------------------------------------------------------------

class RISCVFixup<string name, int relocation, int offset, int size, bit pcrel = false, code adjust = [{ Value }]>
    : Fixup<"fixup_riscv_"#name, offset, size, pcrel> {
  let Relocation = relocation;
  let AdjustExpr = adjust;
}

// Jumps and branches scatter their distance. What lies in several pieces is said to cover the whole instruction.
def fixup_riscv_branch : RISCVFixup<"branch", 16, 0, 32, true, [{
  (bits(Value, 12, 12) << 31) | (bits(Value, 10, 5) << 25) | (bits(Value, 4, 1) << 8) | (bits(Value, 11, 11) << 7)
}]> {
  let FitsExpr = [{ isInt<13>(Value) }];
  let Multiple = 2;
  let MayBecomeRelaxable = true;
}
let LinkerRelaxable = true in
def fixup_riscv_jal : RISCVFixup<"jal", 17, 12, 20, true, [{
  (bits(Value, 20, 20) << 19) | (bits(Value, 10, 1) << 9) | (bits(Value, 11, 11) << 8) | bits(Value, 19, 12)
}]> {
  let FitsExpr = [{ isInt<21>(Value) }];
  let Multiple = 2;
}
def fixup_riscv_rvc_branch : RISCVFixup<"rvc_branch", 44, 0, 16, true, [{
  (bits(Value, 8, 8) << 12) | (bits(Value, 4, 3) << 10) | (bits(Value, 7, 6) << 5) | (bits(Value, 2, 1) << 3)
    | (bits(Value, 5, 5) << 2)
}]> {
  let FitsExpr = [{ isInt<9>(Value) }];
  let Multiple = 2;
  let MayBecomeRelaxable = true;
}
def fixup_riscv_rvc_jump : RISCVFixup<"rvc_jump", 45, 2, 11, true, [{
  (bits(Value, 11, 11) << 10) | (bits(Value, 4, 4) << 9) | (bits(Value, 9, 8) << 7) | (bits(Value, 10, 10) << 6)
    | (bits(Value, 6, 6) << 5) | (bits(Value, 7, 7) << 4) | (bits(Value, 3, 1) << 1) | bits(Value, 5, 5)
}]> {
  let FitsExpr = [{ isInt<12>(Value) }];
  let Multiple = 2;
  let MayBecomeRelaxable = true;
}

// Both instructions of a call: the upper part for auipc, the lower for jalr.
let LinkerRelaxable = true in
def fixup_riscv_call_plt : RISCVFixup<"call_plt", 19, 0, 64, true, [{
  ((((Value + 0x800) >> 12) & 0xfffff) << 12) | ((Value & 0xfff) << 52)
}]> {
  let FitsExpr = [{ isInt<32>(Value + 0x800) }];
}

// 12 bits that the assembler itself must know.
def fixup_riscv_12_i : RISCVFixup<"12_i", -1, 20, 12, false, [{ Value & 0xfff }]> {
  let FitsExpr = [{ isInt<12>(Value) }];
  let RangeMessage = "operand must be a constant 12-bit integer";
}

// Upper parts, in instructions of format U.
class FixupHi<string name, int relocation, bit pcrel> : RISCVFixup<name, relocation, 12, 20, pcrel, HiPart> {
  let FitsExpr = !if(pcrel, "isInt<32>(Value + 0x800)", "1");
}
// Lower parts, in instructions of format I and S.
class FixupLoI<string name, int relocation, bit pcrel = false>
    : RISCVFixup<name, relocation, 20, 12, pcrel, [{ Value & 0xfff }]>;
class FixupLoS<string name, int relocation, bit pcrel = false>
    : RISCVFixup<name, relocation, 0, 32, pcrel, [{ (bits(Value, 11, 5) << 25) | (bits(Value, 4, 0) << 7) }]>;

let LinkerRelaxable = true in {
  def fixup_riscv_hi20 : FixupHi<"hi20", 26, false>;
  def fixup_riscv_lo12_i : FixupLoI<"lo12_i", 27>;
  def fixup_riscv_lo12_s : FixupLoS<"lo12_s", 28>;
  let HighPart = true in
  def fixup_riscv_pcrel_hi20 : FixupHi<"pcrel_hi20", 23, true>;
  let LowPart = true, RangeMessage = "could not find corresponding %pcrel_hi" in {
    def fixup_riscv_pcrel_lo12_i : FixupLoI<"pcrel_lo12_i", 24, true>;
    def fixup_riscv_pcrel_lo12_s : FixupLoS<"pcrel_lo12_s", 25, true>;
  }
}

// What only the linker knows.
let ForceRelocation = true in {
  let LinkerRelaxable = true in {
    let HighPart = true in
    def fixup_riscv_got_hi20 : FixupHi<"got_hi20", 20, true>;
    let ThreadLocal = true in
    def fixup_riscv_tprel_hi20 : FixupHi<"tprel_hi20", 29, false>;
    def fixup_riscv_tprel_lo12_i : FixupLoI<"tprel_lo12_i", 30>;
    def fixup_riscv_tprel_lo12_s : FixupLoS<"tprel_lo12_s", 31>;
    def fixup_riscv_tprel_add : RISCVFixup<"tprel_add", 32, 0, 0>;
    let ThreadLocal = true, HighPart = true in
    def fixup_riscv_tlsdesc_hi20 : FixupHi<"tlsdesc_hi20", 62, true>;
  }
  def fixup_riscv_tlsdesc_call : RISCVFixup<"tlsdesc_call", 65, 0, 0>;
  let ThreadLocal = true, HighPart = true in {
    def fixup_riscv_tlsdesc_load_lo12 : FixupLoI<"tlsdesc_load_lo12", 63>;
  def fixup_riscv_tlsdesc_add_lo12 : FixupLoI<"tlsdesc_add_lo12", 64>;
  def fixup_riscv_tls_got_hi20 : FixupHi<"tls_got_hi20", 21, true>;
    def fixup_riscv_tls_gd_hi20 : FixupHi<"tls_gd_hi20", 22, true>;
  }
}

// ---- Names and numbers ----------------------------------------------------------------------------------------------

class RISCVRelocation<string name, int number> : RelocationName<"R_RISCV_"#name, number>;
defvar RelocationNames = [
  // The dynamic linker's.
  "NONE", "32", "64", "RELATIVE", "COPY", "JUMP_SLOT", "TLS_DTPMOD32", "TLS_DTPMOD64", "TLS_DTPREL32", "TLS_DTPREL64",
  "TLS_TPREL32", "TLS_TPREL64", "TLSDESC", "", "", "",
  // Instructions.
  "BRANCH", "JAL", "CALL", "CALL_PLT", "GOT_HI20", "TLS_GOT_HI20", "TLS_GD_HI20", "PCREL_HI20", "PCREL_LO12_I",
  "PCREL_LO12_S", "HI20", "LO12_I", "LO12_S", "TPREL_HI20", "TPREL_LO12_I", "TPREL_LO12_S", "TPREL_ADD",
  // Data.
  "ADD8", "ADD16", "ADD32", "ADD64", "SUB8", "SUB16", "SUB32", "SUB64", "GOT32_PCREL", "", "ALIGN", "RVC_BRANCH",
  "RVC_JUMP", "", "", "", "", "", "RELAX", "SUB6", "SET6", "SET8", "SET16", "SET32", "32_PCREL", "IRELATIVE", "PLT32",
  "SET_ULEB128", "SUB_ULEB128", "TLSDESC_HI20", "TLSDESC_LOAD_LO12", "TLSDESC_ADD_LO12", "TLSDESC_CALL"];
foreach n = !range(RelocationNames) in {
  defvar name = RelocationNames[n];
  if !not(!empty(name)) then
    def R_RISCV_#name : RISCVRelocation<name, n>;
}
def R_RISCV_VENDOR : RISCVRelocation<"VENDOR", 191>;
foreach n = !range(192, 256) in
  def R_RISCV_CUSTOM#n : RISCVRelocation<"CUSTOM"#n, n>;
def : RelocationName<"BFD_RELOC_NONE", 0>;
def : RelocationName<"BFD_RELOC_32", 1>;
def : RelocationName<"BFD_RELOC_64", 2>;

// Data; a difference that the linker may change is a pair of an addition and a subtraction.
def : DataFixup<1, -1, -1, R_RISCV_ADD8.Number, R_RISCV_SUB8.Number>;
def : DataFixup<2, -1, -1, R_RISCV_ADD16.Number, R_RISCV_SUB16.Number>;
def : DataFixup<4, R_RISCV_32.Number, R_RISCV_32_PCREL.Number, R_RISCV_ADD32.Number, R_RISCV_SUB32.Number>;
def : DataFixup<8, R_RISCV_64.Number, -1, R_RISCV_ADD64.Number, R_RISCV_SUB64.Number>;

def : LinkerRelaxation<[HasRelax], R_RISCV_RELAX, R_RISCV_ALIGN>;
def : Difference<0, R_RISCV_SET_ULEB128, R_RISCV_SUB_ULEB128>;
def : Difference<6, R_RISCV_SET6, R_RISCV_SUB6>;
def : Difference<8, R_RISCV_SET8, R_RISCV_SUB8>;
def : Difference<16, R_RISCV_SET16, R_RISCV_SUB16>;
def : Difference<32, R_RISCV_SET32, R_RISCV_SUB32>;

// ---- Object files and frames ----------------------------------------------------------------------------------------

class RISCVAbi<string name, int flags, bit is64, list<Predicate> defaultIf>
    : Abi<name, flags, !listconcat([!if(is64, IsRV64, IsRV32)], defaultIf)> {
  let Needs = [!if(is64, IsRV64, IsRV32)];
  let Impossible = !if(is64, "64-bit ABIs are not supported for 32-bit targets",
                       "32-bit ABIs are not supported for 64-bit targets");
}
class HardFloatAbi<string name, int flags, bit is64, string letter, Predicate has>
    : RISCVAbi<name, flags, is64, [has]> {
  let Wants = [has];
  let Doubtful = "Hard-float '"#!tolower(letter)#"' ABI can't be used for a target that doesn't support the "#letter
                 #" instruction set extension";
}
// Names begin with what decides their order, which is that of the search for the default.
foreach is64 = [false, true] in {
  defvar base = !if(is64, "lp64", "ilp32");
  def Abi1_#base : RISCVAbi<base#"e", 8, is64, [IsRVE]>;
  def Abi2_#base : HardFloatAbi<base#"d", 4, is64, "D", HasStdExtD>;
  def Abi3_#base : HardFloatAbi<base#"f", 2, is64, "F", HasStdExtF>;
  def Abi4_#base : RISCVAbi<base, 0, is64, []>;
}

def : HeaderFlag<1, [HasStdExtZca]>;
def : HeaderFlag<0x10, [HasStdExtZtso]>;
def CodeAlignment1 : CodeAlignment<2, [HasStdExtZca]>;
def CodeAlignment2 : CodeAlignment<4>;
def : CallFrames<X1, X2>;
