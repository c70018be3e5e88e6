// A made-up CPU of which no tool knows anything: what an assembler needs, and nothing more.
include "llvm/Target/Target.td"
include "codewright/Extensions.td"

def FeatureMul : SubtargetFeature<"mul", "HasMul", "true", "Multiplication">;
def HasMul : Predicate<"Subtarget->hasMul()">, AssemblerPredicate<(all_of FeatureMul), "'mul' (Multiplication)">;
def : ProcessorModel<"plain", NoSchedModel, []>;
def : ProcessorModel<"big", NoSchedModel, [FeatureMul]>;

class R<int n> : Register<"r"#n> { let HWEncoding = n; let Namespace = "Toy"; }
foreach i = 0...11 in def R#i : R<i>;
def GPR : RegisterClass<"Toy", [i32], 32, (sequence "R%u", 0, 11)>;

def abs8 : Fixup<"abs8", 8, 8> { let Relocation = 1; let FitsExpr = [{ Value >= -128 && isUInt<8>(Value & 0xff) }]; }
def Byte : AsmOperandClass { let Name = "Byte"; let DiagnosticString = "operand must be a byte"; }
def imm8 : Operand<i32>, HasFixups<[OperandFixup<NoSpecifier, abs8>]>, EncodeExpr<[{ Imm & 0xff }]> {
  let MCOperandPredicate = [{ isUInt<8>(Imm) || isInt<8>(Imm) }];
  let ParserMatchClass = Byte;
}
def condition : Operand<i32>, NamedOperand<[NamedValue<0, "eq">, NamedValue<1, "ne">]>;

class I<bits<4> op, dag outs, dag ins, string asm> : Instruction {
  bits<16> Inst;
  let Namespace = "Toy";
  let Size = 2;
  let Inst{3-0} = op;
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
}
def LI : I<1, (outs GPR:$rd), (ins imm8:$imm), "li\t$rd, $imm"> {
  bits<4> rd; bits<8> imm;
  let Inst{7-4} = rd; let Inst{15-8} = imm;
}
class Binary<bits<4> sub, string name> : I<2, (outs GPR:$rd), (ins GPR:$old, GPR:$rs), name#"\t$rd, $rs"> {
  bits<4> rd; bits<4> rs;
  let Constraints = "$rd = $old";
  let Inst{7-4} = sub; let Inst{11-8} = rd; let Inst{15-12} = rs;
}
def ADD : Binary<0, "add">;
let Predicates = [HasMul] in def MUL : Binary<1, "mul">;
def LD : I<3, (outs GPR:$rd), (ins GPR:$base), "ld\t$rd, [$base]"> {
  bits<4> rd; bits<4> base;
  let Inst{7-4} = rd; let Inst{11-8} = base; let Inst{15-12} = 0;
}
def SET : I<5, (outs GPR:$rd), (ins condition:$c), "set\t$c, $rd"> {
  bits<4> rd; bits<4> c;
  let Inst{7-4} = rd; let Inst{11-8} = c; let Inst{15-12} = 0;
}
def : InstAlias<"clr $rd", (LI GPR:$rd, 0)>;
def : InstAlias<"double $rd", (ADD GPR:$rd, GPR:$rd)>;
def : MnemonicAlias<"load", "ld">;
def ToyTarget : Target;
def : TargetDescription<"toy", ["toy"], ["plain"]>;
def : AsmConventions { let ElfMachine = 0x1234; let TwoByteDirectives = [".word"]; let CommentString = ";"; let SeparatorString = "|"; }
