// Predicates over instructions that hold for machine instructions of the code generator and of the assembler alike.

class Instruction;
class SchedMachineModel;

class MCInstPredicate;
class MCTrue : MCInstPredicate;
class MCFalse : MCInstPredicate;
def TruePred : MCTrue;
def FalsePred : MCFalse;

// ---- Logic ----------------------------------------------------------------------------------------------------------

class CheckNot<MCInstPredicate P> : MCInstPredicate {
  MCInstPredicate Pred = P;
}

class CheckPredicateSequence<list<MCInstPredicate> Preds> : MCInstPredicate {
  list<MCInstPredicate> Predicates = Preds;
}

class CheckAll<list<MCInstPredicate> Sequence> : CheckPredicateSequence<Sequence>;
class CheckAny<list<MCInstPredicate> Sequence> : CheckPredicateSequence<Sequence>;

// ---- Operands -------------------------------------------------------------------------------------------------------

class MCOperandPredicate<int Index> : MCInstPredicate {
  int OpIndex = Index;
}

class CheckIsRegOperand<int Index> : MCOperandPredicate<Index>;
class CheckIsVRegOperand<int Index> : MCOperandPredicate<Index>;
class CheckIsNotVRegOperand<int Index> : CheckNot<CheckIsVRegOperand<Index>>;
class CheckIsImmOperand<int Index> : MCOperandPredicate<Index>;

// The value of the operand, or what the function FunctionMapper makes of it, is looked at.
class CheckOperandBase<int Index, string Fn = ""> : MCOperandPredicate<Index> {
  string FunctionMapper = Fn;
}

class CheckRegOperand<int Index, Register R> : CheckOperandBase<Index> {
  Register Reg = R;
}

// No register at all, or any register.
class CheckInvalidRegOperand<int Index> : CheckOperandBase<Index>;
class CheckValidRegOperand<int Index> : CheckNot<CheckInvalidRegOperand<Index>>;

// The mapper alone decides.
class CheckRegOperandSimple<int Index> : CheckOperandBase<Index>;
class CheckImmOperandSimple<int Index> : CheckOperandBase<Index>;

class CheckImmOperand<int Index, int Imm> : CheckOperandBase<Index> {
  int ImmVal = Imm;
}

// The value is spelled, not given.
class CheckImmOperand_s<int Index, string Value> : CheckOperandBase<Index> {
  string ImmVal = Value;
}

class CheckZeroOperand<int Index> : CheckImmOperand<Index, 0>;

class CheckImmOperandLT<int Index, int Imm> : CheckOperandBase<Index> {
  int ImmVal = Imm;
}

class CheckImmOperandGT<int Index, int Imm> : CheckOperandBase<Index> {
  int ImmVal = Imm;
}

class CheckImmOperandLE<int Index, int Imm> : CheckNot<CheckImmOperandGT<Index, Imm>>;
class CheckImmOperandGE<int Index, int Imm> : CheckNot<CheckImmOperandLT<Index, Imm>>;

// Both ends belong to the range.
class CheckImmOperandRange<int Index, int Start, int End>
    : CheckAll<[CheckImmOperandGE<Index, Start>, CheckImmOperandLE<Index, End>]>;

class CheckSameRegOperand<int First, int Second> : MCInstPredicate {
  int FirstIndex = First;
  int SecondIndex = Second;
}

// ---- The instruction as a whole -------------------------------------------------------------------------------------

class CheckOpcode<list<Instruction> Opcodes> : MCInstPredicate {
  list<Instruction> ValidOpcodes = Opcodes;
}

// Opcodes that only the code generator knows.
class CheckPseudo<list<Instruction> Opcodes> : CheckOpcode<Opcodes>;

class CheckNumOperands<int Num> : MCInstPredicate {
  int NumOps = Num;
}

// Code in the language of expressions (codewright/Extensions.td), which may ask isReg(i), isImm(i), isSymbol(i), reg(i),
// imm(i), opcode() and numOperands().
class CheckNonPortable<code Code> : MCInstPredicate {
  string CodeBlock = Code;
}

// A function for either side.
class CheckFunctionPredicate<string MCInstFn, string MachineInstrFn> : MCInstPredicate {
  string MCInstFnName = MCInstFn;
  string MachineInstrFnName = MachineInstrFn;
}

class CheckFunctionPredicateWithTII<string MCInstFn, string MachineInstrFn, string TIIPointer = "TII">
    : MCInstPredicate {
  string MCInstFnName = MCInstFn;
  string TIIPtrName = TIIPointer;
  string MachineInstrFnName = MachineInstrFn;
}

// ---- Named functions ------------------------------------------------------------------------------------------------

class MCStatement;

class MCReturnStatement<MCInstPredicate predicate> : MCStatement {
  MCInstPredicate Pred = predicate;
}

class MCOpcodeSwitchCase<list<Instruction> opcodes, MCStatement caseStmt> {
  list<Instruction> Opcodes = opcodes;
  MCStatement CaseStmt = caseStmt;
}

class MCOpcodeSwitchStatement<list<MCOpcodeSwitchCase> cases, MCStatement default> : MCStatement {
  list<MCOpcodeSwitchCase> Cases = cases;
  MCStatement DefaultCase = default;
}

class FunctionPredicateBase<string name, MCStatement body> {
  string FunctionName = name;
  MCStatement Body = body;
}

// A predicate that has a name and can be called from code and from other predicates.
class TIIPredicate<string Name, MCStatement body> : FunctionPredicateBase<Name, body>, MCInstPredicate;

// ---- Predicates whose answer depends on the processor ---------------------------------------------------------------

// Instructions that answer alike, and the operands that the answer is about.
class InstructionEquivalenceClass<list<Instruction> opcodes, MCInstPredicate pred, list<int> operands = []> {
  list<Instruction> Opcodes = opcodes;
  MCInstPredicate Predicate = pred;
  list<int> OperandIndices = operands;
}

class DepBreakingClass<list<Instruction> opcodes, MCInstPredicate pred, list<int> BrokenDeps = []>
    : InstructionEquivalenceClass<opcodes, pred, BrokenDeps>;

class STIPredicateDecl<string name, MCInstPredicate default = FalsePred, bit overrides = true, bit expandForMC = true,
                       bit updatesOpcodeMask = false, list<STIPredicateDecl> delegates = []> {
  string Name = name;
  MCInstPredicate DefaultReturnValue = default;
  bit OverridesBaseClassMember = overrides;
  bit ExpandForMC = expandForMC;
  bit UpdatesOpcodeMask = updatesOpcodeMask;
  list<STIPredicateDecl> Delegates = delegates;
}

class STIPredicate<STIPredicateDecl declaration, list<InstructionEquivalenceClass> classes> {
  STIPredicateDecl Declaration = declaration;
  list<InstructionEquivalenceClass> Classes = classes;
  SchedMachineModel SchedModel = ?;
}

// The result is zero whatever the inputs; the result does not depend on the inputs; the copy is free.
def IsZeroIdiomDecl : STIPredicateDecl<"isZeroIdiom"> { let UpdatesOpcodeMask = true; }
def IsDepBreakingDecl : STIPredicateDecl<"isDependencyBreaking"> {
  let UpdatesOpcodeMask = true;
  let Delegates = [IsZeroIdiomDecl];
}
def IsOptimizableRegisterMoveDecl : STIPredicateDecl<"isOptimizableRegisterMove">;

class IsZeroIdiomFunction<list<DepBreakingClass> classes> : STIPredicate<IsZeroIdiomDecl, classes>;
class IsDepBreakingFunction<list<DepBreakingClass> classes> : STIPredicate<IsDepBreakingDecl, classes>;
class IsOptimizableRegisterMove<list<InstructionEquivalenceClass> classes>
    : STIPredicate<IsOptimizableRegisterMoveDecl, classes>;
