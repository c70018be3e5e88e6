// One of everything that the -gen-* actions show.
include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"
include "codewright/Extensions.td"

def lo : SubRegIndex<16>;
def hi : SubRegIndex<16, 16>;
class Reg<int n> : Register<"r"#n> { let HWEncoding = n; }
def R0 : Reg<0>, DwarfRegNum<[17]>;
def R1 : Reg<1>;
def R2 : Reg<2>;
def P : RegisterWithSubRegs<"p", [R0, R1]> { let SubRegIndices = [lo, hi]; let CoveredBySubRegs = true; }
def GPR : RegisterClass<"T", [i16], 16, (add R1, R0, R2)>;
def PAIR : RegisterClass<"T", [i32], 32, (add P)>;
def CSR : CalleeSavedRegs<(add R0, R1)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def : AsmConventions;

def Fast : SubtargetFeature<"fast", "IsFast", "true", "is fast">;
def More : SubtargetFeature<"more", "HasMore", "true", "has more", [Fast]>;

class PredRel;
class I<bits<4> op, string mnemonic, string base, string sense> : Instruction, PredRel {
  string BaseOpcode = base;
  string PredSense = sense;
  bits<4> d; bits<4> a; bits<4> b;
  bits<16> Inst = { op, d, a, b };
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins GPR:$a, GPR:$b);
  let AsmString = mnemonic#"\t$d, $a, $b";
  let TSFlags{3-0} = 5;
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
}
def WriteAdd : SchedWrite;
def ADD : I<1, "add", "ADD", "">, Sched<[WriteAdd]>;
def ADD_pt : I<2, "add.t", "ADD", "true">;
// A keyword of Rust.
def move : I<3, "move", "move", "">;
def getPredOpcode : InstrMapping {
  let FilterClass = "PredRel";
  let RowFields = ["BaseOpcode"];
  let ColFields = ["PredSense"];
  let KeyCol = [""];
  let ValueCols = [["true"], ["false"]];
}
def Good : TIIPredicate<"isGood", MCOpcodeSwitchStatement<
  [MCOpcodeSwitchCase<[ADD, ADD_pt], MCReturnStatement<CheckAll<[
     CheckIsRegOperand<0>, CheckNot<CheckSameRegOperand<0, 1>>,
     CheckNonPortable<[{ feature(Fast) && imm(2) % 2 == 0 && (imm(2) > 100 || imm(2) == 6) }]>,
     CheckIsImmOperand<2>]>>>], MCReturnStatement<FalsePred>>>;
def Odd : TIIPredicate<"isOdd", MCReturnStatement<CheckAll<[
  CheckNonPortable<[{ isInt<8>(imm(0)) && (imm(0) & 1) != 0 && lshr(imm(0), 1) < 64 }]>,
  CheckNot<CheckImmOperand<0, 8>>]>>>;

def Big : SchedMachineModel { let IssueWidth = 4; let CompleteModel = false; }
let SchedModel = Big in {
  def Unit : ProcResource<2>;
  def : WriteRes<WriteAdd, [Unit]> { let Latency = 3; }
}
def : ProcessorModel<"big", Big, [Fast]>;
def : Processor<"small", NoItineraries, []>;

class Kind<int n> { int Number = n; }
def KindA : Kind<3>;
def Kinds : GenericEnum { let FilterClass = "Kind"; let ValueField = "Number"; }
class Row<string n, int c> { string Name = n; int Code = c; Kind TheKind = KindA; Instruction Inst = ADD; }
def : Row<"seven", 7>;
def : Row<"five", 5>;
def Rows : GenericTable {
  let FilterClass = "Row";
  let Fields = ["Name", "Code", "TheKind", "Inst"];
  let PrimaryKey = ["Code"];
  let PrimaryKeyName = "lookupByCode";
  GenericEnum TypeOf_TheKind = Kinds;
}
def lookupByName : SearchIndex { let Table = Rows; let Key = ["Name"]; }
def lookupByKind : SearchIndex { let Table = Rows; let Key = ["TheKind", "Inst"]; }

def CC_Rest : CallingConv<[CCAssignToStack<4, 4>]>;
def CC_T : CallingConv<[CCIfInReg<CCAssignToReg<[R0, R1]>>, CCDelegateTo<CC_Rest>]>;
