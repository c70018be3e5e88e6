// Completes LLVM's description of LoongArch (lib/Target/LoongArch):
//
//   mc -target-td=LoongArchCompanion.td -I <LLVM's include> -I <lib/Target/LoongArch>

include "LoongArch.td"
include "codewright/Extensions.td"

def : Companion<"loongarch", ["loongarch64", "loongarch32"]>;
def : AsmConventions { let RegisterPrefix = "$"; let ElfMachine = 258; let MinInstAlign = 4; }

// Multiples, stored without the zeros at their end.
class Scaled<string type, int width, int shift> : Amends<type> {
  code MCOperandPredicate = "(Imm & " # !sub(!shl(1, shift), 1) # ") == 0";
  code EncodeExpr = "Imm >> " # shift;
  code DecodeExpr = "sext(Bits, " # width # ") << " # shift;
}
def : Scaled<"simm8_lsl1", 8, 1>;
def : Scaled<"simm8_lsl2", 8, 2>;
def : Scaled<"simm8_lsl3", 8, 3>;
def : Scaled<"simm9_lsl3", 9, 3>;
def : Scaled<"simm10_lsl2", 10, 2>;
def : Scaled<"simm11_lsl1", 11, 1>;
def : Scaled<"simm14_lsl2", 14, 2>;
def : Scaled<"simm16_lsl2", 16, 2>;
def : Scaled<"simm16_lsl2_br", 16, 2>;
def : Scaled<"simm21_lsl2", 21, 2>;
def : Scaled<"simm26_b", 26, 2>;
def : Scaled<"simm26_symbol", 26, 2>;

// One less than the number.
def : Amends<"uimm2_plus1"> { code EncodeExpr = [{ Imm - 1 }]; code DecodeExpr = [{ Bits + 1 }]; }
