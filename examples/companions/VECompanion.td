// Completes LLVM's description of VE (lib/Target/VE):
//
//   mc -target-td=VECompanion.td -I <LLVM's include> -I <lib/Target/VE>

include "VE.td"
include "codewright/Extensions.td"

def : Companion<"ve", ["ve"]> { let PlainMethods = ["getBranchTargetOpValue"]; }
def : AsmConventions { let RegisterPrefix = "%"; let ElfMachine = 251; let MinInstAlign = 8; let MaxInstLength = 8; }

// Conditions and roundings, which are part of mnemonics. The numbers are those of the encoding.
def : Amends<"CCOp">, NamedOperand<[
  NamedValue<1, "gt">, NamedValue<2, "lt">, NamedValue<3, "ne">, NamedValue<4, "eq">, NamedValue<5, "ge">,
  NamedValue<6, "le">, NamedValue<7, "num">, NamedValue<8, "nan">, NamedValue<9, "gtnan">, NamedValue<10, "ltnan">,
  NamedValue<11, "nenan">, NamedValue<12, "eqnan">, NamedValue<13, "genan">, NamedValue<14, "lenan">,
  NamedValue<15, "at">, NamedValue<0, "af">]>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]>;
def : Amends<"RDOp">, NamedOperand<[
  NamedValue<8, ".rz">, NamedValue<9, ".rp">, NamedValue<10, ".rm">, NamedValue<11, ".rn">, NamedValue<12, ".ra">,
  NamedValue<0, "">]>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]>;

// Ranges that are stated in C++.
foreach type = ["zero", "zerofp"] in def : Amends<type> { code MCOperandPredicate = [{ Imm == 0 }]; }
def : Amends<"uimm0to2"> { code MCOperandPredicate = [{ Imm >= 0 && Imm <= 2 }]; }

def : Amends<"ptr_rc">, PointerClass<"I64">;

// Numbers that are `m` ones followed by zeros, `(m)1`, or `m` zeros followed by ones, `(m)0`.
def leadingOnes : Operand<i32> { code MCOperandPredicate = [{ isUInt<6>(Imm) }]; }
def leadingZeros : Operand<i32>, WrittenAs<[{ Imm - 64 }], [{ Imm + 64 }]> {
  code MCOperandPredicate = [{ Imm >= 64 && Imm < 128 }];
}
def LeadingOnes : OperandForm<"($count)1", (ops leadingOnes:$count)>;
def LeadingZeros : OperandForm<"($count)0", (ops leadingZeros:$count)>;
foreach type = ["mimm", "mimmfp", "mimmfp32"] in
  def : Amends<type>, HasForms<[LeadingOnes, LeadingZeros]> { dag MIOperandInfo = (ops i32imm:$count); }

// Addresses: a displacement, then index and base, of which any may be missing.
def IndexBase : OperandForm<"$disp($index, $base)", (ops I64:$base, I64:$index, i64imm:$disp)>;
def NumberBase : OperandForm<"$disp($index, $base)", (ops I64:$base, simm7:$index, i64imm:$disp)>;
def IndexOnly : OperandForm<"$disp($index)", (ops 0, I64:$index, i64imm:$disp)>;
def NumberOnly : OperandForm<"$disp($index)", (ops 0, simm7:$index, i64imm:$disp)>;
def : Amends<"MEMrri">, HasForms<[IndexBase]>;
def : Amends<"MEMrii">, HasForms<[NumberBase]>;
def : Amends<"MEMzri">, HasForms<[IndexOnly]>;
def : Amends<"MEMzii">, HasForms<[NumberOnly]>;

// The same without an index; the parentheses are written in three ways.
def BehindComma : OperandForm<"$disp(, $base)", (ops I64:$base, i32imm:$disp)>;
def Based : OperandForm<"$disp($base)", (ops I64:$base, i32imm:$disp)>;
def Displacement : OperandForm<"$disp", (ops 0, i32imm:$disp)>;
def NoBase : OperandForm<"$disp()", (ops 0, i32imm:$disp)>;
def : Amends<"MEMriASX">, HasForms<[BehindComma]>;
foreach type = ["MEMriRRM", "MEMriHM"] in def : Amends<type>, HasForms<[Based]>;
foreach type = ["MEMziASX", "MEMziRRM"] in def : Amends<type>, HasForms<[Displacement]>;
def : Amends<"MEMziHM">, HasForms<[NoBase]>;
