// A made-up little-endian byte machine: an opcode byte, then what each operand needs. Memory is [reg], [reg, offset] or
// [symbol]; constants take one byte or two.
include "llvm/Target/Target.td"
include "codewright/Extensions.td"

class R<int n> : Register<"r"#n> { let HWEncoding = n; let Namespace = "Pieces"; }
foreach i = 0...3 in def R#i : R<i>;
def GPR : RegisterClass<"Pieces", [i16], 16, (sequence "R%u", 0, 3)>;

class Number<code fits, code value> : Operand<i16>, DecodeExpr<value> { let MCOperandPredicate = fits; }
def abs16 : Fixup<"abs16", 8, 16> { let AtField = true; let Relocation = 3; }
def Short : Number<[{ isInt<8>(Imm) }], [{ sext(Bits, 8) }]>;
def Long : Number<[{ isInt<16>(Imm) || isUInt<16>(Imm) }], [{ Bits }]>, HasFixups<[OperandFixup<NoSpecifier, abs16>]>;

class Constant<DAGOperand type, bits<8> mode, int size> : OperandForm<"", (ops type:$n)> {
  dag Inst = (ascend mode, (operand "$n", size));
}
def Constant8 : Constant<Short, 0x40, 8>;
def Constant16 : Constant<Long, 0x41, 16>;
def Imm : Operand<i16>, HasFixups<[OperandFixup<NoSpecifier, abs16>]>, HasForms<[Constant8, Constant16]>;

def AtReg : OperandForm<"[$base]", (ops GPR:$base, 0)> {
  bits<2> base;
  bits<8> Inst = { 0b000000, base };
}
def AtOffset : OperandForm<"[$base, $offset]", (ops GPR:$base, Short:$offset)> {
  bits<2> base; bits<8> offset;
  bits<16> Inst = { offset, 0b000001, base };
}
def AtSymbol : OperandForm<"[$offset]", (ops zero_reg, Long:$offset)> {
  dag Inst = (ascend 0b00001000, (slice "$offset", 7, 0), (slice "$offset", 15, 8));
}
def Mem : Operand<i16>, HasForms<[AtReg, AtOffset, AtSymbol]> { let MIOperandInfo = (ops GPR:$base, Long:$offset); }

class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "Pieces";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  dag Inst;
}
def LD : I<(outs GPR:$rd), (ins Mem:$from), "ld\t$rd, $from"> {
  let Inst = (ascend (descend 0b000001, (operand "$rd", 2)), (encoded "$from"));
}
def ST : I<(outs), (ins Mem:$to, GPR:$rs), "st\t$to, $rs"> {
  let Inst = (ascend 0b00001000, (encoded "$to"), (descend 0b101010, (operand "$rs", 2)));
}
def MOV : I<(outs), (ins Mem:$to, Imm:$n), "mov\t$to, $n"> {
  let Inst = (ascend 0b00001001, (encoded "$n"), (encoded "$to"));
}
def PiecesTarget : Target;
def : TargetDescription<"pieces", ["pieces"]>;
def : AsmConventions { let ElfMachine = 0x1235; let CommentString = ";"; let SeparatorString = "|"; }
