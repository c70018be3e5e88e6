// Completes LLVM's description of Lanai (lib/Target/Lanai):
//
//   mc -target-td=LanaiCompanion.td -I <LLVM's include> -I <lib/Target/Lanai>
//
// Not covered: addresses that change their base, and a displacement of 0.

include "Lanai.td"
include "codewright/Extensions.td"

// Branch targets are stored as they are. What the other methods set are the bits P and Q, which are in the layouts below.
def : Companion<"lanai", ["lanai"]> {
  let PlainMethods = ["getBranchTargetOpValue", "adjustPqBitsRmAndRrm", "adjustPqBitsSpls"];
}
def : AsmConventions {
  let CommentString = "!";
  let RegisterPrefix = "%";
  let BigEndian = true;
  let BigEndianCode = true;
  let MinInstAlign = 4;
  let ElfMachine = 244;
}

// The numbers of registers.
foreach number = 0...31 in def : Amends<"R" # number> { bits<16> HWEncoding = number; }
def : Amends<"PC"> { bits<16> HWEncoding = 2; }
def : Amends<"SP"> { bits<16> HWEncoding = 4; }
def : Amends<"FP"> { bits<16> HWEncoding = 5; }
def : Amends<"RV"> { bits<16> HWEncoding = 8; }
def : Amends<"RR1"> { bits<16> HWEncoding = 10; }
def : Amends<"RR2"> { bits<16> HWEncoding = 11; }
def : Amends<"RCA"> { bits<16> HWEncoding = 15; }

// Conditions, which are part of mnemonics; as predicates they follow a dot, and `true` is not written (nor `false`: `.f` is another suffix).
def : Amends<"CCOp">, NamedOperand<[
  NamedValue<0, "t">, NamedValue<1, "f">, NamedValue<2, "ugt">, NamedValue<3, "ule">, NamedValue<4, "ult">,
  NamedValue<5, "uge">, NamedValue<6, "ne">, NamedValue<7, "eq">, NamedValue<8, "vc">, NamedValue<9, "vs">,
  NamedValue<10, "pl">, NamedValue<11, "mi">, NamedValue<12, "ge">, NamedValue<13, "lt">, NamedValue<14, "gt">,
  NamedValue<15, "le">]>;
def : Amends<"pred">, DecodeExpr<[{ Bits }]>, NamedOperand<[
  NamedValue<0, "">, NamedValue<2, ".ugt">, NamedValue<3, ".ule">, NamedValue<4, ".ult">,
  NamedValue<5, ".uge">, NamedValue<6, ".ne">, NamedValue<7, ".eq">, NamedValue<8, ".vc">, NamedValue<9, ".vs">,
  NamedValue<10, ".pl">, NamedValue<11, ".mi">, NamedValue<12, ".ge">, NamedValue<13, ".lt">, NamedValue<14, ".gt">,
  NamedValue<15, ".le">]> {
  dag MIOperandInfo = (ops);
}

// Halves of numbers of 32 bits. In text the number stands whole: with zeros or ones in its other half.
class Half<string type, code print, code parse> : Amends<type>, WrittenAs<print, parse> {
  code MCOperandPredicate = [{ isUInt<16>(Imm) }];
}
def : Half<"i32lo16z", [{ Imm }], [{ Imm }]>;
def : Half<"i32hi16", [{ Imm << 16 }], [{ bits(Imm, 15, 0) == 0 ? bits(Imm, 31, 16) : -1 }]>;
def : Half<"i32hi16and", [{ Imm << 16 | 0xffff }], [{ bits(Imm, 15, 0) == 0xffff ? bits(Imm, 31, 16) : -1 }]>;
def : Half<"i32lo16and", [{ 0xffff0000 | Imm }], [{ bits(Imm, 31, 16) == 0xffff ? bits(Imm, 15, 0) : -1 }]>;
def : Amends<"immShift">, DecodeExpr<[{ sext(Bits, 16) }]> { code MCOperandPredicate = [{ Imm >= -31 && Imm <= 31 }]; }

// Memory: a displacement before a register in brackets, two registers joined by an operator, or a number.
def displacement16 : Operand<i32> { code MCOperandPredicate = [{ isInt<16>(Imm) && Imm != 0 }]; }
def displacement10 : Operand<i32> { code MCOperandPredicate = [{ isInt<10>(Imm) && Imm != 0 }]; }
def Displaced16 : OperandForm<"$disp[$base]", (ops GPR:$base, displacement16:$disp, 0)>;
def Displaced10 : OperandForm<"$disp[$base]", (ops GPR:$base, displacement10:$disp, 0)>;
class Joined<int operator, string name> : OperandForm<"[$base " # name # " $index]", (ops GPR:$base, GPR:$index, operator)>;
foreach operator = [0, 1, 2, 3, 4, 5, 6] in
  def Joined # operator
      : Joined<operator, !cond(!eq(operator, 0): "add", !eq(operator, 1): "addc", !eq(operator, 2): "sub",
                               !eq(operator, 3): "subb", !eq(operator, 4): "and", !eq(operator, 5): "or", true: "xor")>;
def memoryOffset16 : Operand<i32>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ sext(Bits, 16) }]>;
def memoryOffset10 : Operand<i32>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ sext(Bits, 10) }]>;
def Absolute : OperandForm<"[$address]", (ops i32lo21:$address)>;
def : Amends<"i32lo21"> { code MCOperandPredicate = [{ isUInt<21>(Imm) }]; }
def : Amends<"MEMi">, HasForms<[Absolute]>;
def : Amends<"MEMri">, HasForms<[Displaced16]> {
  dag MIOperandInfo = (ops GPR:$base, memoryOffset16:$offset, AluOp:$Opcode);
  bits<5> part0;
  bits<16> part1;
  bits<23> Layout = { part0, 0b10, part1 };
}
def : Amends<"MEMspls">, HasForms<[Displaced10]> {
  dag MIOperandInfo = (ops GPR:$base, memoryOffset10:$offset, AluOp:$Opcode);
  bits<5> part0;
  bits<10> part1;
  bits<17> Layout = { part0, 0b10, part1 };
}
def : Amends<"MEMrr">, HasForms<[Joined0, Joined1, Joined2, Joined3, Joined4, Joined5, Joined6]> {
  bits<5> part0;
  bits<5> part1;
  bits<3> part2;
  bits<20> Layout = { part0, part1, 0b10, part2, 0b00000 };
}
