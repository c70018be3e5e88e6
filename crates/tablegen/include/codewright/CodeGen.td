// Optional classes for what the code generator must know of a machine besides patterns. With one CodeGenFacts record, a
// description generates code without any code of its own. Included after Target.td and Extensions.td.

// ---- Conditions -----------------------------------------------------------------------------------------------------

// The number that stands for a condition in the instructions of the machine.
class ConditionNumber<CondCode condition, int number> {
  CondCode Code = condition;
  int Number = number;
}

// ---- Addresses ------------------------------------------------------------------------------------------------------

class AddressPart<int number> {
  int Number = number;
}

def AddressBase : AddressPart<0>;
def AddressIndex : AddressPart<1>;
def AddressDisplacement : AddressPart<2>;

// How a complex pattern takes an address apart: its operands are these parts. A part that an address does not have is no
// register, or 0.
class AddressingMode<ComplexPattern pattern, list<AddressPart> parts, code fits = ""> {
  string Function = pattern.SelectFunc;
  list<AddressPart> Parts = parts;
  // Which displacements there are, over Imm; empty: all.
  code FitsExpr = fits;
  // A displacement may stand beside an index.
  bit IndexAndDisplacement = false;
  // A symbol may be the displacement, and a register may stand beside it.
  bit Symbols = false;
  bit SymbolAndRegister = false;
}

// ---- The machine ----------------------------------------------------------------------------------------------------

// One record. Templates are dags of an instruction whose operands are registers, numbers, and values by the names that
// stand beside the field; operands that are tied are listed once. Of several templates, the first is taken whose operands
// can have the registers in question.
class CodeGenFacts {
  string DataLayout = "";
  ValueType PointerType = i32;

  // Registers.
  Register StackPointer = ?;
  // From where stack objects are addressed in functions whose stack pointer moves. It is allocated in all others. If
  // calls do not preserve it, it is kept on the stack around them.
  Register FramePointer = ?;
  // Never allocated; the stack pointer is not, either.
  list<Register> Reserved = [];
  list<dag> Copies = [];        // $to, $from
  list<dag> Spills = [];        // $value, $slot
  list<dag> Reloads = [];       // $value, $slot

  // The stack grows down.
  int StackAlign = 4;
  list<dag> GrowStack = [];     // $bytes
  list<dag> ShrinkStack = [];   // $bytes
  list<dag> MoveStack = [];     // $bytes, which are added: in place of the two above
  list<dag> GrowStackBy = [];   // $by, a register
  list<dag> FrameAddress = [];  // $to, $slot, $offset

  // Calls.
  CallingConv Arguments = ?;
  CallingConv Results = ?;
  CalleeSavedRegs Preserved = ?;
  // Of the arguments on the stack, the first lies at the highest address. Functions with a variable number of arguments
  // have it at the lowest, or they could not find it.
  bit FirstArgumentDeepest = false;
  // Bytes between the stack pointer and the arguments on the stack when a function begins.
  int ReturnAddressBytes = 0;
  SDNode Call = ?;
  SDNode Return = ?;
  // Around a call the stack pointer moves; without these, frames have room for the arguments of all calls.
  Instruction CallSetup = ?;
  Instruction CallDestroy = ?;

  // Makes a value of the address of a symbol.
  SDNode Symbol = ?;
  // Compare and branch (block, lhs, rhs, number), compare and choose (otherwise, then, lhs, rhs, number), and the numbers.
  SDNode BranchIf = ?;
  SDNode SelectIf = ?;
  list<ConditionNumber> Conditions = [];
  // What instructions that branch call the operand that is such a number: a branch is turned round by it.
  string ConditionOperand = "cc";

  // There is one processor and nothing interrupts it, so atomic accesses are plain ones.
  bit PlainAtomics = false;

  int CodeAlign = 1;
  // What the pass that carries out LateExpansion records is called.
  string LatePass = "Late pseudo instruction expansion";
}

// A pseudo-instruction of the code generator that becomes other instructions after everything has its place: a bundle, if
// there are several. Operands as in Expansion.
class LateExpansion<dag pseudo, list<dag> results, list<Predicate> predicates = []>
    : Expansion<pseudo, results, predicates> {
  bit IsLate = true;
}
