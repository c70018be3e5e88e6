// Formats: what all instructions have, and where their operands are in them.

class @Name@Inst<bits<8> opcode, dag outs, dag ins, string asm> : Instruction {
  let Namespace = "@Name@";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Size = 2;
  let mayLoad = false;
  let mayStore = false;
  let hasSideEffects = false;
  // Bits named like an operand are that operand's; the highest bit stands first. TO DO: the machine's formats.
  bits<4> rd = 0;
  bits<4> rs = 0;
  bits<16> Inst = { rs, rd, opcode };
}
