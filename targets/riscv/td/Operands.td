// Operands of instructions: immediates, symbols, names of rounding modes and fences, memory.

// ---- Immediates -----------------------------------------------------------------------------------------------------

class ImmClass<string name, string message> : AsmOperandClass {
  let Name = name;
  let RenderMethod = "addImmOperands";
  let DiagnosticString = message;
}

// An operand of XLEN bits that `valid` accepts as a constant, in instructions and in selection patterns, and that has a
// symbol only with one of the fixups.
class ImmOp<string name, code valid, string message, list<OperandFixup> fixups = []>
    : Operand<XLenVT>, ImmLeaf<XLenVT, valid>, HasFixups<fixups> {
  let MCOperandPredicate = valid;
  let ParserMatchClass = ImmClass<name, message>;
  let OperandNamespace = "RISCVOp";
  let OperandType = "OPERAND_"#!toupper(name);
}

defvar InRange = "immediate must be an integer in the range ";

// With 32 bits, a negative number may be written without its sign.
class Wrapping : RereadExpr<[{ mode(RV64) || !isUInt<32>(Imm) ? Imm : sext(Imm, 32) }]>;

// n bits, with or without sign.
class UImm<int n> : ImmOp<"UImm"#n, "return isUInt<"#n#">(Imm);", InRange#"[0, "#!sub(!shl(1, n), 1)#"]">;
class SImm<int n, string message = InRange#"["#!sub(0, !shl(1, !sub(n, 1)))#", "#!sub(!shl(1, !sub(n, 1)), 1)#"]",
           list<OperandFixup> fixups = []>
    : ImmOp<"SImm"#n, "return isInt<"#n#">(Imm);", message, fixups>, DecodeExpr<"sext(Bits, "#n#")">, Wrapping;

// n bits of which the lowest are zero: a multiple of `unit` bytes.
class Scaled<string name, string valid, string message, list<OperandFixup> fixups = []>
    : ImmOp<name, "return "#valid#";", message, fixups>;

def uimm1 : UImm<1>;
def uimm2 : UImm<2>;
def uimm3 : UImm<3>;
def uimm4 : UImm<4>;
def uimm5 : UImm<5>;
def uimm6 : UImm<6>;
def uimm7 : UImm<7>;
def uimm20 : UImm<20>;
def simm5 : SImm<5>;
def simm6 : SImm<6>;
def simm6nonzero : ImmOp<"SImm6NonZero", [{ return Imm != 0 && isInt<6>(Imm); }],
                         "immediate must be non-zero in the range [-32, 31]">,
                   DecodeExpr<[{ sext(Bits, 6) }], [{ Bits != 0 }]>, Wrapping;

// A shift count of an integer register.
def ShiftCount : ImmClass<"UImmLog2XLen", InRange#"[0, 31]">, MessageByHwMode<[RV64], [InRange#"[0, 63]"]>;
def uimmlog2xlen : ImmOp<"UImmLog2XLen", [{ return mode(RV64) ? isUInt<6>(Imm) : isUInt<5>(Imm); }], "">,
                   DecodeExpr<[{ Bits }], [{ mode(RV64) || isUInt<5>(Bits) }]> {
  let ParserMatchClass = ShiftCount;
}

// The count of a 16-bit shift that does something.
def uimmlog2xlennonzero
    : ImmOp<"UImmLog2XLenNonZero",
            [{ return Imm != 0 && (mode(RV64) ? isUInt<6>(Imm) : isUInt<5>(Imm)); }],
            "immediate must be an integer in the range [1, 63]">;

// ---- Lower and upper parts ------------------------------------------------------------------------------------------

defvar LoMessage = "operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range "
                   "[-2048, 2047]";

// What li makes of a difference.
let Internal = true in
def LiDifference : OperandFixup<NoSpecifier, fixup_riscv_12_i>;
let Difference = true in
def Difference : OperandFixup<NoSpecifier, fixup_riscv_12_i>;

// 12 bits of an instruction of format I, ...
def simm12 : SImm<12, LoMessage, [
  LiDifference,
  OperandFixup<SpecLo, fixup_riscv_lo12_i>,
  OperandFixup<SpecPcrelLo, fixup_riscv_pcrel_lo12_i>,
  OperandFixup<SpecTprelLo, fixup_riscv_tprel_lo12_i>,
  OperandFixup<SpecTlsdescLoadLo, fixup_riscv_tlsdesc_load_lo12>,
  OperandFixup<SpecTlsdescAddLo, fixup_riscv_tlsdesc_add_lo12>,
]>;
// ... and of format S.
def simm12_store : SImm<12, LoMessage, [
  OperandFixup<SpecLo, fixup_riscv_lo12_s>,
  OperandFixup<SpecPcrelLo, fixup_riscv_pcrel_lo12_s>,
  OperandFixup<SpecTprelLo, fixup_riscv_tprel_lo12_s>,
]>;
// A prefetch reaches every 32nd byte.
def simm12_lsb00000 : Scaled<"SImm12Lsb00000", "isShiftedInt<7, 5>(Imm)",
                             "immediate must be a multiple of 32 bytes in the range [-2048, 2016]">,
                      DecodeExpr<[{ sext(Bits, 12) }]>, Wrapping;

def uimm20_lui : ImmOp<"UImm20LUI", [{ return isUInt<20>(Imm); }],
                       "operand must be a symbol with %hi/%tprel_hi specifier or an integer in the range "
                       "[0, 1048575]",
                       [OperandFixup<SpecHi, fixup_riscv_hi20>, OperandFixup<SpecTprelHi, fixup_riscv_tprel_hi20>]>;
def uimm20_auipc : ImmOp<"UImm20AUIPC", [{ return isUInt<20>(Imm); }],
                         "operand must be a symbol with a %pcrel_hi/%got_pcrel_hi/%tls_ie_pcrel_hi/"
                         "%tls_gd_pcrel_hi specifier or an integer in the range [0, 1048575]", [
  OperandFixup<SpecPcrelHi, fixup_riscv_pcrel_hi20>,
  OperandFixup<SpecGotPcrelHi, fixup_riscv_got_hi20>,
  OperandFixup<SpecTlsIePcrelHi, fixup_riscv_tls_got_hi20>,
  OperandFixup<SpecTlsGdPcrelHi, fixup_riscv_tls_gd_hi20>,
  OperandFixup<SpecTlsdescHi, fixup_riscv_tlsdesc_hi20>,
  OperandFixup<SpecCall, fixup_riscv_call_plt>,
]>;

// ---- Distances ------------------------------------------------------------------------------------------------------
// Counted from the start of the instruction.

class Distance<int n, string name, string range, Fixup fixup>
    : Operand<OtherVT>, ImmLeaf<XLenVT, "return isShiftedInt<"#!sub(n, 1)#", 1>(Imm);">,
      HasFixups<[OperandFixup<NoSpecifier, fixup>]>, DecodeExpr<"sext(Bits, "#n#")">, Wrapping {
  let MCOperandPredicate = ImmediateCode;
  let ParserMatchClass = ImmClass<name, "immediate must be a multiple of 2 bytes in the range "#range>;
  let PrintMethod = "printTarget";
  let OperandType = "OPERAND_PCREL";
  let OperandNamespace = "MCOI";
}

def simm13_lsb0 : Distance<13, "SImm13Lsb0", "[-4096, 4094]", fixup_riscv_branch>;
def simm21_lsb0_jal : Distance<21, "SImm21Lsb0JAL", "[-1048576, 1048574]", fixup_riscv_jal>, AnyName;
def simm9_lsb0 : Distance<9, "SImm9Lsb0", "[-256, 254]", fixup_riscv_rvc_branch>;
def simm12_lsb0 : Distance<12, "SImm12Lsb0", "[-2048, 2046]", fixup_riscv_rvc_jump>;

// ---- Immediates of 16-bit instructions ------------------------------------------------------------------------------

class ScaledUnsigned<int n, int unit, int low = 0>
    : Scaled<"UImm"#n#"Lsb"#!interleave(!listsplat("0", !logtwo(unit)), "")#!if(low, "NonZero", ""),
             "isShiftedUInt<"#!sub(n, !logtwo(unit))#", "#!logtwo(unit)#">(Imm)"#!if(low, " && Imm != 0", ""),
             "immediate must be a multiple of "#unit#" bytes in the range ["#low#", "#!sub(!shl(1, n), unit)#"]">;

def uimm7_lsb00 : ScaledUnsigned<7, 4>;
def uimm8_lsb00 : ScaledUnsigned<8, 4>;
def uimm8_lsb000 : ScaledUnsigned<8, 8>;
def uimm9_lsb000 : ScaledUnsigned<9, 8>;
def uimm10_lsb00nonzero : ScaledUnsigned<10, 4, 4>, DecodeExpr<[{ Bits }], [{ Bits != 0 }]>;
def simm10_lsb0000nonzero
    : Scaled<"SImm10Lsb0000NonZero", "Imm != 0 && isShiftedInt<6, 4>(Imm)",
             "immediate must be a multiple of 16 bytes and non-zero in the range [-512, 496]">,
      DecodeExpr<[{ sext(Bits, 10) }], [{ Bits != 0 }]>, Wrapping;
// The upper part that c.lui sign-extends from 6 bits; negative ones are written as lui writes them.
def c_lui_imm : ImmOp<"CLUIImm", [{ return Imm != 0 && (isUInt<5>(Imm) || (Imm >= 0xfffe0 && Imm <= 0xfffff)); }],
                      "immediate must be in [0xfffe0, 0xfffff] or [1, 31]">,
                EncodeExpr<[{ Imm & 0x3f }]>,
                DecodeExpr<[{ sext(Bits, 6) & 0xfffff }], [{ Bits != 0 }]>;

// ---- Names ----------------------------------------------------------------------------------------------------------

def RoundingModes {
  list<NamedValue> Names = [NamedValue<0, "rne">, NamedValue<1, "rtz">, NamedValue<2, "rdn">, NamedValue<3, "rup">,
                            NamedValue<4, "rmm">, NamedValue<7, "dyn">];
}

class RoundingModeClass<int default> : AsmOperandClass, OptionalWithDefault<default> {
  let Name = "FRMArg"#!if(default, "", "Legacy");
  let RenderMethod = "addFRMArgOperands";
  let ParserMethod = "parseFRMArg";
  let IsOptional = true;
  let DefaultMethod = "default"#Name#"Op";
  let DiagnosticString = "operand must be a valid floating point rounding mode mnemonic";
}

class RoundingMode<int default>
    : Operand<XLenVT>, NamedOperand<RoundingModes.Names>, OptionalWithDefault<default, !eq(default, 7)>,
      DecodeExpr<[{ Bits }], [{ Bits <= 4 || Bits == 7 }]> {
  let MCOperandPredicate = [{ return isUInt<3>(Imm) && Imm != 5 && Imm != 6; }];
  let ParserMatchClass = RoundingModeClass<default>;
  let PrintMethod = "printFRMArg";
  let OperandNamespace = "RISCVOp";
  let OperandType = "OPERAND_FRMARG";
}

// The rounding mode: by default what frm says, ...
def frmarg : RoundingMode<7>;
// ... and where the result is exact, as it was before such instructions had the operand.
def frmarglegacy : RoundingMode<0>;

def FenceArg : AsmOperandClass {
  let Name = "FenceArg";
  let RenderMethod = "addFenceArgOperands";
  let ParserMethod = "parseFenceArg";
  let DiagnosticString = "operand must be formed of letters selected in-order from 'iorw' or be 0";
}
def fencearg : Operand<XLenVT>, LetterSet<"iorw"> {
  let MCOperandPredicate = [{ return isUInt<4>(Imm); }];
  let ParserMatchClass = FenceArg;
  let PrintMethod = "printFenceArg";
}

def CSRSystemRegister : AsmOperandClass {
  let Name = "CSRSystemRegister";
  let RenderMethod = "addCSRSystemRegisterOperands";
  let ParserMethod = "parseCSRSystemRegister";
  let DiagnosticString = InRange#"[0, 4095]";
}
def csr_sysreg : Operand<XLenVT>,
                 TableNamed<"SysReg", "Encoding", "Name", ["AltName", "DeprecatedName"], ["DeprecatedName"],
                            "operand must be a valid system register name or an integer in the range [0, 4095]"> {
  let MCOperandPredicate = [{ return isUInt<12>(Imm); }];
  let ParserMatchClass = CSRSystemRegister;
  let PrintMethod = "printCSRSystemRegister";
  let OperandNamespace = "RISCVOp";
  let OperandType = "OPERAND_UIMM12";
}

// ---- Symbols --------------------------------------------------------------------------------------------------------

class SymbolClass<string name, string message> : AsmOperandClass {
  let Name = name;
  let RenderMethod = "addImmOperands";
  let DiagnosticString = message;
}

class SymbolOp<AsmOperandClass parsed, ValueType ty, list<OperandFixup> fixups>
    : Operand<ty>, HasFixups<fixups>, AnyName {
  let MCOperandPredicate = [{ return 0; }];
  let ParserMatchClass = parsed;
}

// A plain symbol, possibly with an offset.
def BareSymbol : SymbolClass<"BareSymbol", "operand must be a bare symbol name">;
def bare_symbol : SymbolOp<BareSymbol, XLenVT, [OperandFixup<NoSpecifier, fixup_riscv_pcrel_hi20>]>;
// The target of a call, possibly with @plt, which says nothing new.
let Redundant = true in
def CallPlt : OperandFixup<SpecCall, fixup_riscv_call_plt>;
def CallSymbol : SymbolClass<"CallSymbol", "operand must be a bare symbol name">;
def call_symbol : SymbolOp<CallSymbol, XLenVT, [OperandFixup<NoSpecifier, fixup_riscv_call_plt>,
                                                CallPlt]>, SymbolOnly;
def PseudoJumpSymbol : SymbolClass<"PseudoJumpSymbol", "operand must be a valid jump target">;
def pseudo_jump_symbol : SymbolOp<PseudoJumpSymbol, XLenVT, [OperandFixup<NoSpecifier, fixup_riscv_call_plt>]>,
                         SymbolOnly;
def TPRelAddSymbol : SymbolClass<"TPRelAddSymbol", "operand must be a symbol with %tprel_add specifier">;
def tprel_add_symbol : SymbolOp<TPRelAddSymbol, XLenVT, [OperandFixup<SpecTprelAdd, fixup_riscv_tprel_add>]>,
                       SpecifierOnly;
def TLSDESCCallSymbol
    : SymbolClass<"TLSDESCCallSymbol", "operand must be a symbol with %tlsdesc_call specifier">;
def tlsdesc_call_symbol
    : SymbolOp<TLSDESCCallSymbol, XLenVT, [OperandFixup<SpecTlsdescCall, fixup_riscv_tlsdesc_call>]>, SpecifierOnly;

// Any constant of XLEN bits, for li.
defvar Int32Range = "[-2147483648, 4294967295]";
def ImmXLenLI : ImmClass<"ImmXLenLI", !strconcat(InRange, Int32Range)>,
                MessageByHwMode<[RV64], ["operand must be a constant 64-bit integer"]>;
def ixlenimm_li : Operand<XLenVT>, HasFixups<[Difference]> {
  let ParserMatchClass = ImmXLenLI;
  let MCOperandPredicate = [{ return mode(RV64) || isInt<32>(Imm) || isUInt<32>(Imm); }];
}
// The lower part of a symbol's address, where a constant could also be.
def simm12_li : ImmOp<"SImm12LI", [{ return isInt<12>(Imm); }], "", simm12.Fixups> {
  let ParserMatchClass = ImmXLenLI;
}
// ... where a symbol could also be.
def ImmXLenLI_Restricted
    : ImmClass<"ImmXLenLI_Restricted",
               !strconcat("operand either must be a bare symbol name or an immediate integer in the range ", Int32Range)>,
      MessageByHwMode<[RV64], ["operand either must be a constant 64-bit integer or a bare symbol name"]>;
def ixlenimm_li_restricted : Operand<XLenVT> {
  let ParserMatchClass = ImmXLenLI_Restricted;
  let MCOperandPredicate = ixlenimm_li.MCOperandPredicate;
}
def ixlenimm : Operand<XLenVT>;

// ---- Memory ---------------------------------------------------------------------------------------------------------

// `(rs1)`; an offset that is written must be 0.
def ZeroOffsetMemOpOperand : AsmOperandClass {
  let Name = "ZeroOffsetMemOpOperand";
  let RenderMethod = "addRegOperands";
  let PredicateMethod = "isGPR";
  let ParserMethod = "parseZeroOffsetMemOp";
}
def GPRMemZeroOffset : RegisterOperand<GPR>, ZeroOffsetMemory {
  let ParserMatchClass = ZeroOffsetMemOpOperand;
  let PrintMethod = "printZeroOffsetMemOp";
}

// The base register of a load or store in the 16-bit instructions: one of eight, or the stack pointer.
defvar GPRCMem = GPRC;
defvar SPMem = SP;

// ---- Selection ------------------------------------------------------------------------------------------------------

// A register and a 12-bit offset that may be zero.
def AddrRegImm : ComplexPattern<iPTR, 2, "SelectAddrRegImm">;
