// Instructions, and the patterns by which they are selected. One file for each chapter of the manual is a good order.

def MOV : @Name@Inst<0x01, (outs GPR:$rd), (ins GPR:$rs), "mov\t$rd, $rs"> {
  bits<4> rd;
  bits<4> rs;
}

// TO DO: arithmetic. The result that replaces an operand is tied to it.
// def ADD : @Name@Inst<0x02, (outs GPR:$rd), (ins GPR:$old, GPR:$rs), "add\t$rd, $rs"> {
//   bits<4> rd;
//   bits<4> rs;
//   let Constraints = "$rd = $old";
// }
// def : Pat<(add i32:$a, i32:$b), (ADD i32:$a, i32:$b)>;

// TO DO: constants:       def : Pat<(i32 imm:$value), (SET imm:$value)>;
// TO DO: memory:          def : Pat<(i32 (load address:$from)), (LOAD address:$from)>;
//                         def : Pat<(store i32:$value, address:$to), (STORE address:$to, i32:$value)>;
// TO DO: jumps:           def : Pat<(br bb:$to), (JMP bb:$to)>;
// TO DO: comparisons:     def : Pat<(jump_if bb:$to, i32:$a, i32:$b, 0), (JEQ i32:$a, i32:$b, bb:$to)>;
// TO DO: choices:         an instruction, or a pseudo-instruction and the jump that does it (Pseudos.td, Choices in CodeGen.td)
// TO DO: calls, returns:  def : Pat<(call tglobaladdr:$callee), (CALL tglobaladdr:$callee)>;
//                         def : Pat<(ret), (RET)>;
// Jumps, calls and returns say what they are: isBranch, isTerminator, isBarrier, isCall, isReturn, Defs, Uses.
