// A small made-up CPU: see made_up_cpu.rs.
include "llvm/Target/Target.td"
include "codewright/Extensions.td"

def FeatureMul : SubtargetFeature<"mul", "HasMul", "true", "multiplication">;
def HasMul : Predicate<"Subtarget->hasMul()">, AssemblerPredicate<(all_of FeatureMul), "multiplication">;
def : ProcessorModel<"plain", NoSchedModel, []>;
def : ProcessorModel<"big", NoSchedModel, [FeatureMul]>;

class R<int n> : Register<"r"#n> { let HWEncoding = n; let Namespace = "Toy"; }
foreach i = 0...11 in def R#i : R<i>;
def GPR : RegisterClass<"Toy", [i32], 32, (sequence "R%u", 0, 11)>;

def simm8 : Operand<i32>, EncodeExpr<[{ Imm & 0xff }]>, DecodeExpr<[{ sext(Bits, 8) }]>;
def uimm4 : Operand<i32>, DecodeExpr<[{ Bits }], [{ Bits != 0 }]> { let MCOperandPredicate = [{ Imm > 0 && isUInt<4>(Imm) }]; }

class I<bits<4> op, dag outs, dag ins, string asm> : Instruction {
  bits<16> Inst;
  let Namespace = "Toy";
  let Size = 2;
  let Inst{3-0} = op;
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
}
def LI : I<1, (outs GPR:$rd), (ins simm8:$imm), "li\t$rd, $imm"> {
  bits<4> rd; bits<8> imm;
  let Inst{15-12} = rd; let Inst{11-4} = imm;
}
def ADD : I<2, (outs GPR:$rd), (ins GPR:$rd_wb, GPR:$rs), "add\t$rd, $rs"> {
  bits<4> rd; bits<4> rs;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-12} = rd; let Inst{11-8} = rs; let Inst{7-4} = 0;
}
let Predicates = [HasMul] in
def MUL : I<2, (outs GPR:$rd), (ins GPR:$rd_wb, GPR:$rs), "mul\t$rd, $rs"> {
  bits<4> rd; bits<4> rs;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-12} = rd; let Inst{11-8} = rs; let Inst{7-4} = 1;
}
def SH : I<3, (outs GPR:$rd), (ins GPR:$rd_wb, uimm4:$n), "sh\t$rd, $n"> {
  bits<4> rd; bits<4> n;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-12} = rd; let Inst{11-8} = n; let Inst{7-4} = 0;
}
def : InstAlias<"clr $rd", (LI GPR:$rd, 0)>;
def : InstAlias<"double $rd", (ADD GPR:$rd, GPR:$rd)>;
def ToyTarget : Target;
def : TargetDescription<"toy", ["toy"]>;
def : AsmConventions { let ElfMachine = 0x1234; }
