// Two models and an itinerary over a handful of instructions: resources with a super-resource and groups, sequences, an
// override by name and by pattern, an alias that depends on the instruction, reads that gain cycles, a write that one
// processor does not have.
include "llvm/Target/Target.td"
class Reg<string n> : Register<n>;
foreach i = 0...3 in def R#i : Reg<"r"#i>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def WriteALU : SchedWrite; def WriteLoad : SchedWrite; def WriteAddr : SchedWrite; def WriteMul : SchedWrite; def WriteDiv : SchedWrite;
def WriteMovOrZero : SchedWrite;
def ReadALU : SchedRead; def ReadAddr : SchedRead;
def WriteTwoMuls : WriteSequence<[WriteMul], 2>;
def IIAdd : InstrItinClass; def IILoad : InstrItinClass;
class I<string n, list<SchedReadWrite> rw> : Instruction, Sched<rw> {
  let Namespace = "T"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, GPR:$b);
  let AsmString = n; bits<8> Inst = 0; let Size = 1; let isCodeGenOnly = 1; let hasSideEffects = 0; let mayLoad=0; let mayStore=0;
}
def ADD : I<"add", [WriteALU, ReadALU, ReadALU]> { let Itinerary = IIAdd; }
def SUB : I<"sub", [WriteALU, ReadALU, ReadALU]> { let Itinerary = IIAdd; }
def XOR : I<"xor", [WriteMovOrZero, ReadALU, ReadALU]>;
def LOAD : I<"load", [WriteLoad, WriteAddr, ReadAddr]> { let Itinerary = IILoad; }
def MUL : I<"mul", [WriteMul, ReadALU, ReadALU]>;
def MULMUL : I<"mulmul", [WriteTwoMuls, ReadALU, ReadALU]>;
def DIV : I<"div", [WriteDiv, ReadALU, ReadALU]>;
def DIVU : I<"divu", [WriteDiv, ReadALU, ReadALU]>;
def PLAIN : I<"plain", []> { let hasNoSchedulingInfo = 1; }

def Small : SchedMachineModel { let IssueWidth = 1; let MicroOpBufferSize = 0; let LoadLatency = 2; let MispredictPenalty = 3; let CompleteModel = 0; }
let SchedModel = Small in {
  def SALU : ProcResource<1> { let BufferSize = 0; }
  def SMem : ProcResource<1> { let BufferSize = 0; let Super = SALU; }
  def SDiv : ProcResource<1>;
  def : WriteRes<WriteALU, [SALU]>;
  def : WriteRes<WriteMovOrZero, [SALU]>;
  def : WriteRes<WriteLoad, [SMem]> { let Latency = 3; }
  def : WriteRes<WriteAddr, []> { let NumMicroOps = 0; }
  def : WriteRes<WriteMul, [SALU]> { let Latency = 4; }
  def : WriteRes<WriteDiv, [SALU, SDiv]> { let Latency = 20; let ReleaseAtCycles = [1, 19]; let SingleIssue = 1; }
  def : ReadAdvance<ReadALU, 1, [WriteLoad]>;
  def : ReadAdvance<ReadAddr, 0>;
}
def Big : SchedMachineModel { let IssueWidth = 4; let MicroOpBufferSize = 60; let CompleteModel = 0; }
let SchedModel = Big in {
  def P0 : ProcResource<1>; def P1 : ProcResource<1>; def P2 : ProcResource<1>;
  def P01 : ProcResGroup<[P0, P1]>; def P012 : ProcResGroup<[P0, P1, P2]>;
  def : WriteRes<WriteALU, [P012]>;
  def : WriteRes<WriteLoad, [P2]> { let Latency = 5; }
  def : WriteRes<WriteAddr, [P01]>;
  def : WriteRes<WriteMul, [P1]> { let Latency = 3; }
  def : WriteRes<WriteDiv, [P0]> { let Unsupported = 1; }
  def BigDivu : SchedWriteRes<[P0]> { let Latency = 25; let ReleaseAtCycles = [12]; let NumMicroOps = 10; }
  def : InstRW<[BigDivu, ReadALU], (instrs DIVU)>;
  def : InstRW<[WriteTwoMuls], (instregex "^MUL$")>;
  def WZero : SchedWriteRes<[]> { let Latency = 0; }
  def WMov : SchedWriteRes<[P01]> { let Latency = 1; }
  def WVar : SchedWriteVariant<[SchedVar<MCSchedPredicate<CheckSameRegOperand<1, 2>>, [WZero]>, SchedVar<NoSchedPred, [WMov]>]>;
  def : SchedAlias<WriteMovOrZero, WVar>;
  def : ReadAdvance<ReadALU, 0>;
  def : ReadAdvance<ReadAddr, 2, [WriteALU, BigDivu]>;
}
def FU_A : FuncUnit; def FU_M : FuncUnit; def BYP : Bypass;
def Itins : ProcessorItineraries<[FU_A, FU_M], [BYP], [
  InstrItinData<IIAdd, [InstrStage<1, [FU_A, FU_M]>], [2, 1, 1], [BYP, BYP, NoBypass]>,
  InstrItinData<IILoad, [InstrStage<1, [FU_A], 0>, InstrStage<3, [FU_M]>], [4, 1]>]>;
def : ProcessorModel<"small", Small, []>;
def : ProcessorModel<"big", Big, []>;
def : Processor<"old", Itins, []>;
def : Processor<"none", NoItineraries, []>;
