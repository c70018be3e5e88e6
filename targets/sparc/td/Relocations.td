// Symbolic operands: specifiers, the fixups they turn into, and relocation numbers of the System V ABI.

class SparcFixup<string name, int relocation, int size, bit pcrel = false, code adjust = [{ Value }]>
    : Fixup<"fixup_sparc_"#name, 0, size, pcrel> {
  let Relocation = relocation;
  let AdjustExpr = adjust;
}

// ---- Parts of addresses ---------------------------------------------------------------------------------------------

// A specifier, and the fixup that it becomes in a field of `size` bits.
multiclass Part<string text, int relocation, int size, code value> {
  def Spec_#text : Specifier<"%"#text> { let ConstExpr = value; }
  def fixup_#text : SparcFixup<text, relocation, size, false, value>;
}

defm "" : Part<"hi", 9, 22, [{ bits(Value, 31, 10) }]>;
defm "" : Part<"lo", 12, 10, [{ bits(Value, 9, 0) }]>;
defm "" : Part<"hh", 34, 22, [{ bits(Value, 63, 42) }]>;
defm "" : Part<"hm", 35, 10, [{ bits(Value, 41, 32) }]>;
defm "" : Part<"lm", 36, 22, [{ bits(Value, 31, 10) }]>;
defm "" : Part<"h44", 50, 22, [{ bits(Value, 43, 22) }]>;
defm "" : Part<"m44", 51, 10, [{ bits(Value, 21, 12) }]>;
defm "" : Part<"l44", 52, 12, [{ bits(Value, 11, 0) }]>;
defm "" : Part<"hix", 48, 22, [{ bits(~Value, 31, 10) }]>;
defm "" : Part<"lox", 49, 13, [{ bits(Value, 9, 0) | 0x1c00 }]>;

// Other names of the upper half.
def Spec_uhi : Specifier<"%uhi"> { let ConstExpr = [{ bits(Value, 63, 42) }]; }
def Spec_ulo : Specifier<"%ulo"> { let ConstExpr = [{ bits(Value, 41, 32) }]; }

// ---- What only the linker knows -------------------------------------------------------------------------------------

multiclass Linked<string text, int relocation, int size, bit thread = true> {
  def Spec_#text : Specifier<"%"#text>;
  let ForceRelocation = true, ThreadLocal = thread in
  def fixup_#text : SparcFixup<text, relocation, size>;
}

defm "" : Linked<"tgd_hi22", 56, 22>;
defm "" : Linked<"tgd_lo10", 57, 10>;
defm "" : Linked<"tgd_add", 58, 0>;
defm "" : Linked<"tgd_call", 59, 30>;
defm "" : Linked<"tldm_hi22", 60, 22>;
defm "" : Linked<"tldm_lo10", 61, 10>;
defm "" : Linked<"tldm_add", 62, 0>;
defm "" : Linked<"tldm_call", 63, 30>;
defm "" : Linked<"tldo_hix22", 64, 22>;
defm "" : Linked<"tldo_lox10", 65, 13>;
defm "" : Linked<"tldo_add", 66, 0>;
defm "" : Linked<"tie_hi22", 67, 22>;
defm "" : Linked<"tie_lo10", 68, 10>;
defm "" : Linked<"tie_ld", 69, 0>;
defm "" : Linked<"tie_ldx", 70, 0>;
defm "" : Linked<"tie_add", 71, 0>;
defm "" : Linked<"tle_hix22", 72, 22>;
defm "" : Linked<"tle_lox10", 73, 13>;
defm "" : Linked<"gdop_hix22", 82, 22, false>;
defm "" : Linked<"gdop_lox10", 83, 13, false>;
defm "" : Linked<"gdop", 84, 0, false>;

// Places in the table of addresses.
defm "" : Linked<"got22", 15, 22, false>;
defm "" : Linked<"got10", 13, 10, false>;
defm "" : Linked<"got13", 14, 13, false>;
defm "" : Linked<"gotdata_hix22", 80, 22, false>;
defm "" : Linked<"gotdata_lox10", 81, 13, false>;

// Distances to a table: they count from the instruction.
def Spec_pc22 : Specifier<"%pc22"> { let IsPCRel = true; }
def Spec_pc10 : Specifier<"%pc10"> { let IsPCRel = true; }
def fixup_pc22 : SparcFixup<"pc22", 17, 22, true, [{ bits(Value, 31, 10) }]>;
def fixup_pc10 : SparcFixup<"pc10", 16, 10, true, [{ bits(Value, 9, 0) }]>;

def fixup_13 : SparcFixup<"13", 11, 13> { let FitsExpr = [{ isInt<13>(Value) }]; }

// ---- Distances of branches ------------------------------------------------------------------------------------------
// In words. The distance of br has its upper two bits elsewhere.

class BranchFixup<string name, int relocation, int size> : SparcFixup<name, relocation, size, true, [{ Value >> 2 }]> {
  let Multiple = 4;
  let FitsExpr = "isInt<"#!add(size, 2)#">(Value)";
}
def fixup_call30 : BranchFixup<"call30", 7, 30>;
def fixup_br22 : BranchFixup<"br22", 8, 22>;
def fixup_br19 : BranchFixup<"br19", 41, 19>;
def fixup_br16 : SparcFixup<"br16", 40, 22, true, [{ (bits(Value, 17, 16) << 20) | bits(Value, 15, 2) }]> {
  let Multiple = 4;
  let FitsExpr = [{ isInt<18>(Value) }];
}

// Leaves nothing.
def fixup_none : SparcFixup<"none", -1, 0>;
def fixup_br10 : SparcFixup<"br10", 88, 21, true, [{ (bits(Value, 11, 10) << 19) | (bits(Value, 9, 2) << 5) }]> {
  let Multiple = 4;
  let FitsExpr = [{ isInt<12>(Value) }];
}

def TextAlignment : CodeAlignment<4>;

// The frame of a caller is above the bias of its stack pointer.
def : CallFrames<O7, O6, 2047> { let Predicates = [Is64Bit]; }
def : CallFrames<O7, O6>;

// ---- Data -----------------------------------------------------------------------------------------------------------

def : DataFixup<1, 1, 4>;
def : DataFixup<2, 2, 5>;
def : DataFixup<4, 3, 6>;
def : DataFixup<8, 32, 46>;

defvar RelocationNames = [
  "NONE", "8", "16", "32", "DISP8", "DISP16", "DISP32", "WDISP30", "WDISP22", "HI22", "22", "13", "LO10", "GOT10",
  "GOT13", "GOT22", "PC10", "PC22", "WPLT30", "COPY", "GLOB_DAT", "JMP_SLOT", "RELATIVE", "UA32", "PLT32", "HIPLT22",
  "LOPLT10", "PCPLT32", "PCPLT22", "PCPLT10", "10", "11", "64", "OLO10", "HH22", "HM10", "LM22", "PC_HH22", "PC_HM10",
  "PC_LM22", "WDISP16", "WDISP19", "", "7", "5", "6", "DISP64", "PLT64", "HIX22", "LOX10", "H44", "M44", "L44",
  "REGISTER", "UA64", "UA16", "TLS_GD_HI22", "TLS_GD_LO10", "TLS_GD_ADD", "TLS_GD_CALL", "TLS_LDM_HI22",
  "TLS_LDM_LO10", "TLS_LDM_ADD", "TLS_LDM_CALL", "TLS_LDO_HIX22", "TLS_LDO_LOX10", "TLS_LDO_ADD", "TLS_IE_HI22",
  "TLS_IE_LO10", "TLS_IE_LD", "TLS_IE_LDX", "TLS_IE_ADD", "TLS_LE_HIX22", "TLS_LE_LOX10", "TLS_DTPMOD32", "TLS_DTPMOD64",
  "TLS_DTPOFF32", "TLS_DTPOFF64", "TLS_TPOFF32", "TLS_TPOFF64", "GOTDATA_HIX22", "GOTDATA_LOX10", "GOTDATA_OP_HIX22",
  "GOTDATA_OP_LOX10", "GOTDATA_OP", "H34", "SIZE32", "SIZE64", "WDISP10"];
def : RelocationName<"BFD_RELOC_NONE", 0>;
def : RelocationName<"BFD_RELOC_32", 3>;
def : RelocationName<"BFD_RELOC_64", 32>;
foreach n = !range(RelocationNames) in {
  defvar name = RelocationNames[n];
  if !not(!empty(name)) then
    def R_SPARC_#name : RelocationName<"R_SPARC_"#name, n>;
}
