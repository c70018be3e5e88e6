// Symbolic operands: specifiers, the fixups they turn into, and relocation numbers of the ELF psABI.

// ---- Specifiers -----------------------------------------------------------------------------------------------------

// What lui and addi take from a constant: addi is signed, so the upper part rounds.
defvar HiPart = [{ ((Value + 0x800) >> 12) & 0xfffff }];
defvar LoPart = [{ sext(Value, 12) }];

def SpecHi : Specifier<"%hi"> { let ConstExpr = HiPart; }
def SpecLo : Specifier<"%lo"> { let ConstExpr = LoPart; }
def SpecPcrelHi : Specifier<"%pcrel_hi"> { let IsPCRel = true; }
// Names the label of the auipc, whose symbol is meant.
def SpecPcrelLo : Specifier<"%pcrel_lo">;
def SpecGotPcrelHi : Specifier<"%got_pcrel_hi"> { let IsPCRel = true; }
def SpecTprelHi : Specifier<"%tprel_hi">;
def SpecTprelLo : Specifier<"%tprel_lo">;
def SpecTprelAdd : Specifier<"%tprel_add">;
def SpecTlsIePcrelHi : Specifier<"%tls_ie_pcrel_hi"> { let IsPCRel = true; }
def SpecTlsGdPcrelHi : Specifier<"%tls_gd_pcrel_hi"> { let IsPCRel = true; }
def SpecTlsdescHi : Specifier<"%tlsdesc_hi"> { let IsPCRel = true; }
def SpecTlsdescLoadLo : Specifier<"%tlsdesc_load_lo">;
def SpecTlsdescAddLo : Specifier<"%tlsdesc_add_lo">;
def SpecTlsdescCall : Specifier<"%tlsdesc_call">;
// In data: distance to the procedure linkage table entry, or to the global offset table entry.
def SpecPltPcrel : Specifier<"%pltpcrel"> { let DataRelocation = 59; }
def SpecGotPcrel : Specifier<"%gotpcrel"> { let DataRelocation = 41; }
// The pair auipc, jalr of a call; has no spelling of its own beyond an optional @plt.
def SpecCall : Specifier<"plt"> {
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
}
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
}
def fixup_riscv_rvc_jump : RISCVFixup<"rvc_jump", 45, 2, 11, true, [{
  (bits(Value, 11, 11) << 10) | (bits(Value, 4, 4) << 9) | (bits(Value, 9, 8) << 7) | (bits(Value, 10, 10) << 6)
    | (bits(Value, 6, 6) << 5) | (bits(Value, 7, 7) << 4) | (bits(Value, 3, 1) << 1) | bits(Value, 5, 5)
}]> {
  let FitsExpr = [{ isInt<12>(Value) }];
  let Multiple = 2;
}

// Both instructions of a call: the upper part for auipc, the lower for jalr.
let LinkerRelaxable = true in
def fixup_riscv_call_plt : RISCVFixup<"call_plt", 19, 0, 64, true, [{
  ((((Value + 0x800) >> 12) & 0xfffff) << 12) | ((Value & 0xfff) << 52)
}]> {
  let FitsExpr = [{ isInt<32>(Value + 0x800) }];
}

// Upper parts, in instructions of format U.
class FixupHi<string name, int relocation, bit pcrel> : RISCVFixup<name, relocation, 12, 20, pcrel, HiPart>;
// Lower parts, in instructions of format I and S.
class FixupLoI<string name, int relocation, bit pcrel = false>
    : RISCVFixup<name, relocation, 20, 12, pcrel, [{ Value & 0xfff }]>;
class FixupLoS<string name, int relocation, bit pcrel = false>
    : RISCVFixup<name, relocation, 0, 32, pcrel, [{ (bits(Value, 11, 5) << 25) | (bits(Value, 4, 0) << 7) }]>;

let LinkerRelaxable = true in {
  def fixup_riscv_hi20 : FixupHi<"hi20", 26, false>;
  def fixup_riscv_lo12_i : FixupLoI<"lo12_i", 27>;
  def fixup_riscv_lo12_s : FixupLoS<"lo12_s", 28>;
  def fixup_riscv_pcrel_hi20 : FixupHi<"pcrel_hi20", 23, true>;
  def fixup_riscv_pcrel_lo12_i : FixupLoI<"pcrel_lo12_i", 24, true>;
  def fixup_riscv_pcrel_lo12_s : FixupLoS<"pcrel_lo12_s", 25, true>;
}

// What only the linker knows.
let ForceRelocation = true in {
  let LinkerRelaxable = true in {
    def fixup_riscv_got_hi20 : FixupHi<"got_hi20", 20, true>;
    def fixup_riscv_tprel_hi20 : FixupHi<"tprel_hi20", 29, false>;
    def fixup_riscv_tprel_lo12_i : FixupLoI<"tprel_lo12_i", 30>;
    def fixup_riscv_tprel_lo12_s : FixupLoS<"tprel_lo12_s", 31>;
    def fixup_riscv_tprel_add : RISCVFixup<"tprel_add", 32, 0, 0>;
    def fixup_riscv_tlsdesc_hi20 : FixupHi<"tlsdesc_hi20", 62, true>;
    def fixup_riscv_tlsdesc_load_lo12 : FixupLoI<"tlsdesc_load_lo12", 63>;
    def fixup_riscv_tlsdesc_add_lo12 : FixupLoI<"tlsdesc_add_lo12", 64>;
    def fixup_riscv_tlsdesc_call : RISCVFixup<"tlsdesc_call", 65, 0, 0>;
  }
  def fixup_riscv_tls_got_hi20 : FixupHi<"tls_got_hi20", 21, true>;
  def fixup_riscv_tls_gd_hi20 : FixupHi<"tls_gd_hi20", 22, true>;
}

// Data; a difference that the linker may change is a pair of an addition and a subtraction.
class RelocationNumber<string name, int number> {
  string Name = name;
  int Number = number;
}

foreach r = [RelocationNumber<"NONE", 0>, RelocationNumber<"32", 1>, RelocationNumber<"64", 2>,
             RelocationNumber<"ADD8", 33>, RelocationNumber<"ADD16", 34>, RelocationNumber<"ADD32", 35>,
             RelocationNumber<"ADD64", 36>, RelocationNumber<"SUB8", 37>, RelocationNumber<"SUB16", 38>,
             RelocationNumber<"SUB32", 39>, RelocationNumber<"SUB64", 40>, RelocationNumber<"GOT32_PCREL", 41>,
             RelocationNumber<"ALIGN", 43>, RelocationNumber<"RELAX", 51>, RelocationNumber<"SUB6", 52>,
             RelocationNumber<"SET6", 53>, RelocationNumber<"SET8", 54>, RelocationNumber<"SET16", 55>,
             RelocationNumber<"SET32", 56>, RelocationNumber<"32_PCREL", 57>, RelocationNumber<"PLT32", 59>,
             RelocationNumber<"SET_ULEB128", 60>, RelocationNumber<"SUB_ULEB128", 61>] in
  def R_RISCV_#r.Name : RelocationNumber<r.Name, r.Number>;

def : DataFixup<1, -1, -1, R_RISCV_ADD8.Number, R_RISCV_SUB8.Number>;
def : DataFixup<2, -1, -1, R_RISCV_ADD16.Number, R_RISCV_SUB16.Number>;
def : DataFixup<4, R_RISCV_32.Number, R_RISCV_32_PCREL.Number, R_RISCV_ADD32.Number, R_RISCV_SUB32.Number>;
def : DataFixup<8, R_RISCV_64.Number, -1, R_RISCV_ADD64.Number, R_RISCV_SUB64.Number>;
