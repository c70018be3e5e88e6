// A made-up CPU with one subtraction, which is written in many ways.
include "llvm/Target/Target.td"
include "codewright/Extensions.td"

def FeatureShort : SubtargetFeature<"short", "HasShort", "true", "Short names">;
def HasShort : Predicate<"Subtarget->hasShort()">, AssemblerPredicate<(all_of FeatureShort), "'short' (Short names)">;
def : ProcessorModel<"plain", NoSchedModel, []>;

class R<int n> : Register<"r"#n> { let HWEncoding = n; let Namespace = "Toy"; }
foreach i = 0...3 in def R#i : R<i>;
def GPR : RegisterClass<"Toy", [i32], 32, (sequence "R%u", 0, 3)>;

def SUB : Instruction {
  bits<16> Inst; bits<4> rd; bits<4> ra; bits<4> rb;
  let Namespace = "Toy"; let Size = 2;
  let OutOperandList = (outs GPR:$rd);
  let InOperandList = (ins GPR:$ra, GPR:$rb);
  let AsmString = "sub\t$rd, $ra, $rb";
  let Inst{3-0} = 1; let Inst{7-4} = rd; let Inst{11-8} = ra; let Inst{15-12} = rb;
}
// The other way round; the same register twice; printed, or not; a fixed register; with a feature.
def : InstAlias<"rsub $rd, $ra, $rb", (SUB GPR:$rd, GPR:$rb, GPR:$ra), 0>;
def : InstAlias<"clr $rd", (SUB GPR:$rd, GPR:$rd, GPR:$rd)>;
def : InstAlias<"neg $rd, $rb", (SUB GPR:$rd, R0, GPR:$rb)>;
def : InstAlias<"minus $rd, $rb", (SUB GPR:$rd, R1, GPR:$rb), 0>;
def : InstAlias<"n $rd", (SUB GPR:$rd, R0, GPR:$rd), 0>, Requires<[HasShort]>;
// A mnemonic comes first: what it stands for may be an alias, and an alias with its own name is never reached.
def : MnemonicAlias<"zero", "clr">;
def : MnemonicAlias<"difference", "sub">;
def : InstAlias<"difference $rd", (SUB GPR:$rd, R3, R3), 0>;
def ToyTarget : Target;
def : TargetDescription<"toy", ["toy"], ["plain"]>;
def : AsmConventions { let ElfMachine = 0x1234; }
