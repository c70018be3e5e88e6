// A small made-up CPU with flags and memory operands: see patterns.rs.
include "llvm/Target/Target.td"
include "codewright/Extensions.td"

def : ProcessorModel<"plain", NoSchedModel, []>;

class R<int n, list<Register> parts = []> : Register<"r"#n> {
  let HWEncoding = n;
  let Namespace = "Toy";
  let SubRegs = parts;
}
def lower : SubRegIndex<16> { let Namespace = "Toy"; }
foreach i = 0...7 in def H#i : R<i>;
let SubRegIndices = [lower] in
foreach i = 0...7 in def W#i : R<i, [!cast<Register>("H"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Toy"; }
def GPR : RegisterClass<"Toy", [i32], 32, (sequence "W%u", 0, 7)>;
def HALF : RegisterClass<"Toy", [i16], 16, (sequence "H%u", 0, 7)>;
def CCR : RegisterClass<"Toy", [i32], 32, (add FLAGS)> { let isAllocatable = 0; }

def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$offset); }
def addr : ComplexPattern<i32, 2, "address", [add], []>;
def simm8 : Operand<i32>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;

def SDTWithFlags : SDTypeProfile<2, 2, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisInt<0>, SDTCisVT<1, i32>]>;
def SDTCompare : SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisSameAs<1, 2>]>;
def SDTChoose : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i32>]>;
def add_flags : SDNode<"ToyISD::ADD", SDTWithFlags, [SDNPCommutative]>;
def compare : SDNode<"ToyISD::CMP", SDTCompare>;
def choose : SDNode<"ToyISD::CHOOSE", SDTChoose>;

class I<dag outs, dag ins, list<dag> pattern> : Instruction {
  bits<16> Inst = 0;
  let Namespace = "Toy";
  let Size = 2;
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = "";
  let Pattern = pattern;
}
let isCodeGenOnly = 1 in {
let Defs = [FLAGS] in {
  def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, FLAGS, (add_flags GPR:$a, GPR:$b))]>;
  def ADDrm : I<(outs GPR:$d), (ins GPR:$a, mem:$m), [(set GPR:$d, (add GPR:$a, (load addr:$m)))]>;
  def ADDmr : I<(outs), (ins mem:$m, GPR:$a), [(store (add (load addr:$m), GPR:$a), addr:$m)]>;
  def MULrr : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul GPR:$a, GPR:$b)), (implicit FLAGS)]>;
  def CMP : I<(outs), (ins GPR:$a, GPR:$b), []>;
}
let Uses = [FLAGS] in
  def CHOOSE : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (choose GPR:$a, GPR:$b, FLAGS))]>;
let Uses = [W7] in
  def SHIFT : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (shl GPR:$a, W7))]>;
def LOAD : I<(outs GPR:$d), (ins mem:$m), [(set GPR:$d, (load addr:$m))]>;
def STORE : I<(outs), (ins GPR:$a, mem:$m), [(store GPR:$a, addr:$m)]>;
def NOTH : I<(outs HALF:$d), (ins HALF:$a), [(set HALF:$d, (not HALF:$a))]>;
}
def : Pat<(add GPR:$a, GPR:$b), (ADD GPR:$a, GPR:$b)>;
def : Pat<(compare GPR:$a, GPR:$b), (CMP GPR:$a, GPR:$b)>;
def : Pat<(i16 (trunc GPR:$a)), (EXTRACT_SUBREG GPR:$a, lower)>;
def : Pat<(i32 (anyext HALF:$a)), (INSERT_SUBREG (i32 (IMPLICIT_DEF)), HALF:$a, lower)>;

def ToyTarget : Target;
def : TargetDescription<"toy", ["toy"]>;
def : AsmConventions { let ElfMachine = 0x1234; }
