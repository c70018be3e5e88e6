// Formats: an opcode byte and the operands, in the order of 'i'c (sources first), whatever the order of the text.

class F2003fInst<dag outs, dag ins, string asm, list<dag> pattern = []> : Instruction {
  let Namespace = "F2003f";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  let mayLoad = false;
  let mayStore = false;
  let hasSideEffects = false;
  dag Inst;
}

// What an operand can be. The letter is the one in the names of instructions.
class Kind<string letter, DAGOperand op> {
  string Letter = letter;
  DAGOperand Op = op;
  bit IsReg = !eq(letter, "r");
  bit IsMem = !eq(letter, "m");
  bit IsImm = !eq(letter, "i");
}

def InReg : Kind<"r", Reg>;
def InMem : Kind<"m", Mem>;
def AsImm : Kind<"i", Imm>;

defvar Places = [InReg, InMem];
defvar Values = [InReg, InMem, AsImm];

// The bytes of the operand called `name`.
class Bytes<Kind kind, string name> {
  dag ret = !if(kind.IsReg, (descend (operand name, 3), 0b00000), (encoded name));
}

// Sums of operand lists that depend on what an operand is: `yes` for a register, `no` otherwise.
class IfReg<Kind kind, dag yes, dag no> {
  dag ret = !if(kind.IsReg, yes, no);
}

class IfRegText<Kind kind, string yes> {
  string ret = !if(kind.IsReg, yes, "");
}
