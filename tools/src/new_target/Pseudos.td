// Pseudo-instructions of the code generator.

class @Name@Pseudo<dag outs, dag ins, list<dag> pattern> : Instruction {
  let Namespace = "@Name@";
  let OutOperandList = outs;
  let InOperandList = ins;
  let Pattern = pattern;
  let isPseudo = true;
  let isCodeGenOnly = true;
  let hasSideEffects = true;
}

// The stack pointer goes down and up by the bytes of the arguments.
let Defs = [SP], Uses = [SP] in {
  def CALLBEGIN : @Name@Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused),
                               [(call_begin timm:$bytes, timm:$unused)]>;
  def CALLEND : @Name@Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused), [(call_end timm:$bytes, timm:$unused)]>;
}

// TO DO: where no instruction chooses between two values, a jump around nothing does; the operands are those of the jump, then
// the value if it jumps, and the other one.
// def CHOOSE_EQ : @Name@Pseudo<(outs GPR:$to), (ins GPR:$a, GPR:$b, GPR:$then, GPR:$otherwise), []> {
//   let hasSideEffects = false;
//   let usesCustomInserter = true;
// }
// def : Pat<(select_if i32:$otherwise, i32:$then, i32:$a, i32:$b, 0),
//           (CHOOSE_EQ i32:$a, i32:$b, i32:$then, i32:$otherwise)>;
