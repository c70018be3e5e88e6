// Operands of instructions: constants, parts of addresses, memory, distances.

// A symbol with a specifier becomes the fixup of the same name.
class Under<string part>
    : OperandFixup<!cast<Specifier>("Spec_"#part), !cast<Fixup>("fixup_"#part)>;

// ---- Constants ------------------------------------------------------------------------------------------------------

// What is said of a constant that does not fit.
class Says<string name, string message> : AsmOperandClass {
  let Name = name;
  let DiagnosticString = message;
}
def ShiftAmount : Says<"ShiftAmount", "immediate shift value out of range">;
def AddressSpaceNumber : Says<"AddressSpaceNumber", "invalid ASI number, must be between 0 and 255">;
def PrefetchNumber : Says<"PrefetchNumber", "invalid prefetch number, must be between 0 and 31">;
def BarrierMask : Says<"BarrierMask", "invalid membar mask number">;

class UImm<int n> : Operand<Word> {
  let MCOperandPredicate = "isUInt<"#n#">(Imm)";
}
class SImm<int n> : Operand<Word>, DecodeExpr<"sext(Bits, "#n#")"> {
  let MCOperandPredicate = "isInt<"#n#">(Imm)";
}
def simm5 : SImm<5>;
def uimm3 : UImm<3>;
def uimm5 : UImm<5>;
def shift5 : UImm<5> { let ParserMatchClass = ShiftAmount; }
def shift6 : UImm<6> { let ParserMatchClass = ShiftAmount; }
def uimm7 : UImm<7>;
def uimm8 : UImm<8>;
def uimm22 : UImm<22>;

def simm13 : Operand<Word>, DecodeExpr<[{ sext(Bits, 13) }]>,
             HasFixups<[OperandFixup<NoSpecifier, fixup_13>, Under<"lo">, Under<"hm">, OperandFixup<Spec_ulo, fixup_hm>, Under<"m44">, Under<"l44">,
                        Under<"lox">, Under<"pc10">, Under<"tgd_lo10">, Under<"tldm_lo10">, Under<"tldo_lox10">,
                        Under<"tie_lo10">, Under<"got10">, Under<"got13">, Under<"gotdata_lox10">, Under<"tle_lox10">, Under<"gdop_lox10">]> {
  let MCOperandPredicate = [{ isInt<13>(Imm) }];
}
def simm11 : SImm<11>;
def simm10 : SImm<10>;

// ---- Constants with names -------------------------------------------------------------------------------------------

class Named<string name, string other, int value> {
  string Name = name;
  string OtherName = other;
  int Value = value;
}
// Version 8 has numbers of address spaces only.
class AddressSpace<string name, string long, int value> : Named<"ASI_"#name, "ASI_"#long, value> {
  code KnownExpr = [{ feature(FeatureV9) }];
}
foreach l = [0, 8] in {
  defvar L = !if(l, "_L", "");
  defvar LITTLE = !if(l, "_LITTLE", "");
  def : AddressSpace<"N"#L, "NUCLEUS"#LITTLE, !add(0x04, l)>;
  def : AddressSpace<"AIUP"#L, "AS_IF_USER_PRIMARY"#LITTLE, !add(0x10, l)>;
  def : AddressSpace<"AIUS"#L, "AS_IF_USER_SECONDARY"#LITTLE, !add(0x11, l)>;
  def : AddressSpace<"P"#L, "PRIMARY"#LITTLE, !add(0x80, l)>;
  def : AddressSpace<"S"#L, "SECONDARY"#LITTLE, !add(0x81, l)>;
  def : AddressSpace<"PNF"#L, "PRIMARY_NOFAULT"#LITTLE, !add(0x82, l)>;
  def : AddressSpace<"SNF"#L, "SECONDARY_NOFAULT"#LITTLE, !add(0x83, l)>;
}
def asi : UImm<8>, TableNamed<"AddressSpace", "Value", "Name", ["OtherName"], [], "unknown ASI tag"> {
  let ParserMatchClass = AddressSpaceNumber;
}

class Prefetch<string name, int value> : Named<name, "", value>;
defvar PrefetchNames = ["n_reads", "one_read", "n_writes", "one_write"];
foreach i = !range(PrefetchNames) in {
  def : Prefetch<PrefetchNames[i], i>;
  def : Prefetch<PrefetchNames[i]#"_strong", !add(20, i)>;
}
def : Prefetch<"page", 4>;
def : Prefetch<"unified", 17>;
def prefetchop : UImm<5>, TableNamed<"Prefetch", "Value", "Name", [], [], "unknown prefetch tag"> {
  let ParserMatchClass = PrefetchNumber;
}

def membarmask : UImm<7>, JoinedNames<[NamedValue<1, "LoadLoad">, NamedValue<2, "StoreLoad">,
                                       NamedValue<4, "LoadStore">, NamedValue<8, "StoreStore">,
                                       NamedValue<16, "Lookaside">, NamedValue<32, "MemIssue">, NamedValue<64, "Sync">]> {
  let ParserMatchClass = BarrierMask;
}

// The same as an alias writes it, number or symbol.
def any13 : Operand<Word>;

// The upper part of an address, for sethi.
def imm22 : Operand<Word>,
            HasFixups<[Under<"hi">, Under<"hh">, OperandFixup<Spec_uhi, fixup_hh>, Under<"lm">, Under<"h44">, Under<"hix">, Under<"pc22">,
                       Under<"tgd_hi22">, Under<"tldm_hi22">, Under<"tldo_hix22">, Under<"tie_hi22">,
                       Under<"tle_hix22">, Under<"gdop_hix22">, Under<"got22">, Under<"gotdata_hix22">]> {
  let MCOperandPredicate = [{ isUInt<22>(Imm) }];
}

// Marks an instruction for the linker, which may change it with those that it belongs to.
class Mark<list<string> parts>
    : Operand<Word>, HasFixups<!foreach(p, parts, OperandFixup<!cast<Specifier>("Spec_"#p), !cast<Fixup>("fixup_"#p)>)>;
def ld_mark : Mark<["tie_ld", "gdop"]>;
def ldx_mark : Mark<["tie_ldx", "gdop"]>;
def add_mark : Mark<["tgd_add", "tldm_add", "tldo_add", "tie_add"]>;
def call_mark : Mark<["tgd_call", "tldm_call"]>;

// ---- Distances ------------------------------------------------------------------------------------------------------
// Counted from the branch, in words.

class Distance<int n, list<OperandFixup> fixups, ValueType type = OtherVT>
    : Operand<type>, HasFixups<fixups>, EncodeExpr<"bits(Imm, "#!add(n, 1)#", 2)">,
      DecodeExpr<"sext(Bits, "#n#") << 2">, AnyName {
  let MCOperandPredicate = "isShiftedInt<"#n#", 2>(Imm)";
  let PrintMethod = "printTargetFromPlace";
  let OperandType = "OPERAND_PCREL";
}
def brtarget : Distance<22, [OperandFixup<NoSpecifier, fixup_br22>]>;
def bprtarget : Distance<19, [OperandFixup<NoSpecifier, fixup_br19>]>;
def bprtarget16 : Distance<16, [OperandFixup<NoSpecifier, fixup_br16>]>;
def bprtarget10 : Distance<10, [OperandFixup<NoSpecifier, fixup_br10>]>;
def calltarget : Distance<30, [OperandFixup<NoSpecifier, fixup_call30>], Word>;
