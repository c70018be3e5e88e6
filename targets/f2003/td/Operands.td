// Operands and their encoding: a byte `rrrmmmmm` (register, mode) and what the mode says follows it.
//
// | mode | operand | after the byte |
// |---|---|---|
// | 00000 | register r | |
// | 00100, 00101, 00110 | constant | 1 or 2 bytes without sign, 4 bytes |
// | 10000 | memory at r | |
// | 10100, 10101, 10110 | memory at r + displacement | 1, 2 (with sign) or 4 bytes |
// | 11sss | memory at r + s | |
// | 01110 | memory at a constant | 4 bytes; r is 0 |
//
// The last mode is ours: the published scheme has none for `label@`, which the language got later.

// ---- Numbers --------------------------------------------------------------------------------------------------------

// Numbers are 32 bits wide and written without sign, modulo 2^32.
class Number<code condition, code value> : Operand<i32>, WrittenAs<[{ zext(Imm, 32) }], [{ sext(Imm, 32) }]>,
                                           DecodeExpr<value> {
  let MCOperandPredicate = condition;
}

// The address of a label takes four bytes always.
def abs32 : Fixup<"abs32", 0, 32> {
  let AtField = true;
}

def Short8 : Number<[{ isUInt<8>(Imm) }], [{ Bits }]>;
def Short16 : Number<[{ isUInt<16>(Imm) }], [{ Bits }]>;
def Displacement8 : Number<[{ isInt<8>(Imm) }], [{ sext(Bits, 8) }]>;
def Displacement16 : Number<[{ isInt<16>(Imm) }], [{ sext(Bits, 16) }]>;
def Word : Number<[{ isInt<32>(Imm) }], [{ sext(Bits, 32) }]>;
def WordOrLabel : Number<[{ isInt<32>(Imm) }], [{ sext(Bits, 32) }]>, HasFixups<[OperandFixup<NoSpecifier, abs32>]>;
// No number at all.
def Label : Number<[{ 0 }], [{ sext(Bits, 32) }]>, HasFixups<[OperandFixup<NoSpecifier, abs32>]>;

// ---- Constants ------------------------------------------------------------------------------------------------------

class Constant<DAGOperand type, bits<5> mode, int size> : OperandForm<"", (ops type:$value)> {
  dag Inst = (descend 0b000, mode, (operand "$value", size));
}

def Constant8 : Constant<Short8, 0b00100, 8>;
def Constant16 : Constant<Short16, 0b00101, 16>;
def Constant32 : Constant<WordOrLabel, 0b00110, 32>;

// A constant or the address of a label.
def Imm : Operand<i32>, WrittenAs<[{ zext(Imm, 32) }], [{ sext(Imm, 32) }]>,
          HasFixups<[OperandFixup<NoSpecifier, abs32>]>, HasForms<[Constant8, Constant16, Constant32]> {
  let OperandType = "OPERAND_IMMEDIATE";
}

// A block of the function.
def Block : Operand<OtherVT>, WrittenAs<[{ zext(Imm, 32) }], [{ sext(Imm, 32) }]>,
            HasFixups<[OperandFixup<NoSpecifier, abs32>]>, HasForms<[Constant8, Constant16, Constant32]> {
  let OperandType = "OPERAND_PCREL";
}

// ---- Memory ---------------------------------------------------------------------------------------------------------

def AtRegister : OperandForm<"$base@", (ops Reg:$base, zero_reg, 0)> {
  dag Inst = (descend (operand "$base", 3), 0b10000);
}

class Displaced<DAGOperand type, bits<5> mode, int size, string asm = "$base+$displacement@">
    : OperandForm<asm, (ops Reg:$base, zero_reg, type:$displacement)> {
  dag Inst = (descend (operand "$base", 3), mode, (operand "$displacement", size));
}

def AtDisplacement8 : Displaced<Displacement8, 0b10100, 8>;
def AtDisplacement16 : Displaced<Displacement16, 0b10101, 16>;
def AtDisplacement32 : Displaced<Word, 0b10110, 32>;

def AtRegisters : OperandForm<"$base+$index@", (ops Reg:$base, Reg:$index, 0)> {
  dag Inst = (descend (operand "$base", 3), 0b11, (operand "$index", 3));
}

// A label may stand first, with a constant after it or after the register.
def AtLabelAndRegister : Displaced<Label, 0b10110, 32, "$displacement+$base@">;
def AtLabelAndRegisterAndConstant : OperandForm<"$displacement+$base+${displacement:addend}@",
                                                (ops Reg:$base, zero_reg, Label:$displacement)>;

def AtLabel : OperandForm<"$displacement@", (ops zero_reg, zero_reg, WordOrLabel:$displacement)> {
  dag Inst = (descend 0b000, 0b01110, (operand "$displacement", 32));
}

// Base, index or none, displacement.
def Mem : Operand<i32>, HasForms<[AtRegister, AtDisplacement8, AtDisplacement16, AtDisplacement32, AtRegisters,
                                  AtLabelAndRegister, AtLabelAndRegisterAndConstant, AtLabel]> {
  let MIOperandInfo = (ops Reg:$base, Reg:$index, WordOrLabel:$displacement);
  let OperandType = "OPERAND_MEMORY";
}

// ---- Conditions -----------------------------------------------------------------------------------------------------

// The opposite of a condition differs from it in the lowest bit.
def Condition : Operand<i8>,
                NamedOperand<[NamedValue<0, "llonys">, NamedValue<1, "xtlonys">, NamedValue<2, "xolonys">,
                              NamedValue<3, "xylonys">, NamedValue<6, "clo">, NamedValue<7, "niv">,
                              NamedValue<8, "llo">, NamedValue<9, "xtlo">, NamedValue<10, "xolo">,
                              NamedValue<11, "xylo">]> {
  let MCOperandPredicate = [{ Imm >= 0 && Imm <= 11 && Imm != 4 && Imm != 5 }];
}
