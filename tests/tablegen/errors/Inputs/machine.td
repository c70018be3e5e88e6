// A machine of a few instructions, for the table of patterns.
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class R<string n> : Register<n> { let Namespace = "T"; }
foreach i = 0...3 in { def R#i : R<"r"#i>; def F#i : R<"f"#i>; }
def FLAGS : R<"flags">;
def GPR : RegisterClass<"T", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"T", [f32], 32, (add F0, F1, F2, F3)>;
def FLAGSR : RegisterClass<"T", [i32], 32, (add FLAGS)>;
def simm8 : Operand<i32>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def plain : Operand<i32>;
def ADDR : ComplexPattern<i32, 2, "SelectAddr", [], []>;
class I<dag outs, dag ins, list<dag> pattern = []> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let Pattern = pattern; let Size = 4;
  let AsmString = !tolower(NAME); let isCodeGenOnly = true; let hasSideEffects = false; let mayLoad = false; let mayStore = false;
}
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm8:$b)>;
def FADD : I<(outs FPR:$d), (ins FPR:$a, FPR:$b)>;
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NOP : I<(outs), (ins)>;
let mayStore = true in def ST : I<(outs), (ins GPR:$v, GPR:$a)>;
let mayLoad = true in def LD : I<(outs GPR:$v), (ins GPR:$a, plain:$o)>;
let Defs = [FLAGS] in def CMP : I<(outs), (ins GPR:$a, GPR:$b)>;
