// Operands of instructions: constants, parts of addresses, memory, distances.

// A symbol with a specifier becomes the fixup of the same name.
class Under<string part>
    : OperandFixup<!cast<Specifier>("Spec_"#part), !cast<Fixup>("fixup_"#part)>;

// ---- Constants ------------------------------------------------------------------------------------------------------

class UImm<int n> : Operand<Word> {
  let MCOperandPredicate = "isUInt<"#n#">(Imm)";
}
def uimm3 : UImm<3>;
def uimm5 : UImm<5>;
def uimm6 : UImm<6>;
def uimm7 : UImm<7>;
def uimm8 : UImm<8>;
def uimm22 : UImm<22>;

def simm13 : Operand<Word>, DecodeExpr<[{ sext(Bits, 13) }]>,
             HasFixups<[OperandFixup<NoSpecifier, fixup_13>, Under<"lo">, Under<"hm">, Under<"m44">, Under<"l44">,
                        Under<"lox">, Under<"pc10">, Under<"tgd_lo10">, Under<"tldm_lo10">, Under<"tldo_lox10">,
                        Under<"tie_lo10">, Under<"got10">, Under<"gotdata_lox10">, Under<"tle_lox10">, Under<"gdop_lox10">]> {
  let MCOperandPredicate = [{ isInt<13>(Imm) }];
}
def simm11 : Operand<Word>, DecodeExpr<[{ sext(Bits, 11) }]> { let MCOperandPredicate = [{ isInt<11>(Imm) }]; }
def simm10 : Operand<Word>, DecodeExpr<[{ sext(Bits, 10) }]> { let MCOperandPredicate = [{ isInt<10>(Imm) }]; }

// The upper part of an address, for sethi.
def imm22 : Operand<Word>,
            HasFixups<[Under<"hi">, Under<"hh">, Under<"lm">, Under<"h44">, Under<"hix">, Under<"pc22">,
                       Under<"tgd_hi22">, Under<"tldm_hi22">, Under<"tldo_hix22">, Under<"tie_hi22">,
                       Under<"tle_hix22">, Under<"gdop_hix22">, Under<"got22">, Under<"gotdata_hix22">]> {
  let MCOperandPredicate = [{ isUInt<22>(Imm) }];
}

// Marks an instruction for the linker, which may change it with those that it belongs to.
class Mark<string part> : Operand<Word>, HasFixups<[Under<part>]>;
foreach part = ["tie_ld", "tie_ldx", "tie_add", "tgd_add", "tgd_call"] in
  def part#"_mark" : Mark<part>;

// ---- Distances ------------------------------------------------------------------------------------------------------
// Counted from the branch, in words.

class Distance<int n, list<OperandFixup> fixups, ValueType type = OtherVT>
    : Operand<type>, HasFixups<fixups>, EncodeExpr<"bits(Imm, "#!add(n, 1)#", 2)">,
      DecodeExpr<"sext(Bits, "#n#") << 2">, AnyName {
  let MCOperandPredicate = "isShiftedInt<"#n#", 2>(Imm)";
  let PrintMethod = "printTarget";
  let OperandType = "OPERAND_PCREL";
}
def brtarget : Distance<22, [OperandFixup<NoSpecifier, fixup_br22>]>;
def bprtarget : Distance<19, [OperandFixup<NoSpecifier, fixup_br19>]>;
def bprtarget16 : Distance<16, [OperandFixup<NoSpecifier, fixup_br16>]>;
def calltarget : Distance<30, [OperandFixup<NoSpecifier, fixup_call30>], Word>;
