// Completes LLVM's description of RISC-V (lib/Target/RISCV):
//
//   mc -target-td=RISCVCompanion.td -I <LLVM's include> -I <lib/Target/RISCV>
//
// Not covered: lists of registers, and instructions of some vendors.

include "RISCV.td"
include "codewright/Extensions.td"

// Numbers are stored as they are, except those below.
def : Companion<"riscv", ["riscv64", "riscv32"]> { let PlainMethods = ["getImmOpValue"]; }
def : AsmConventions { let ElfMachine = 243; let MinInstAlign = 2; }

// Distances are stored in units of two bytes.
class Halved<string type, int width> : Amends<type> {
  code MCOperandPredicate = [{ (Imm & 1) == 0 }];
  code EncodeExpr = "Imm >> 1";
  code DecodeExpr = "sext(Bits, " # width # ") << 1";
}
def : Halved<"simm9_lsb0", 8>;
def : Halved<"simm12_lsb0", 11>;
def : Halved<"simm13_lsb0", 12>;
def : Halved<"simm21_lsb0_jal", 20>;

// The lanes that take part: those of a mask, or all.
def lanes : Operand<i32>, NamedOperand<[NamedValue<0, "v0.t">]>, OptionalWithDefault<1>;
def : Amends<"VMaskOp"> {
  dag MIOperandInfo = (ops lanes:$lanes);
  string PrintMethod = "";
  string EncoderMethod = "";
  string DecoderMethod = "";
}

// Rounding modes: the dynamic one is not written; conversions that are exact had none in older text.
class Rounding<string type, int default> : Amends<type>, OptionalWithDefault<default>, NamedOperand<[
  NamedValue<0, "rne">, NamedValue<1, "rtz">, NamedValue<2, "rdn">, NamedValue<3, "rup">, NamedValue<4, "rmm">,
  NamedValue<7, "dyn">]>;
def : Rounding<"frmarg", 7>;
def : Rounding<"frmarglegacy", 0>;
