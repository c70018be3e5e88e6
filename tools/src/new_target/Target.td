// @Name@: everything the tools know about it as data.
//
// TO DO: what machine this is, and the documents that are followed.

include "llvm/Target/Target.td"
include "codewright/Extensions.td"
include "codewright/CodeGen.td"

include "Registers.td"
include "Nodes.td"
include "Operands.td"
include "Formats.td"
include "Instructions.td"
include "Pseudos.td"
include "CallingConv.td"
include "CodeGen.td"

def @Name@InstrInfo : InstrInfo;
def @Name@ : Target {
  let InstructionSet = @Name@InstrInfo;
}

// The first words of triples that mean the machine. Processors, if there are several, are `Processor` records.
def : TargetDescription<"@name@", ["@name@"]>;

// How text and objects look; every field is explained in codewright/Extensions.td.
def : AsmConventions {
  let CommentString = ";";
  let SeparatorString = "|";
  // TO DO: the order of bytes in memory and in instructions, and what instructions are aligned to.
  let BigEndian = false;
  let BigEndianCode = false;
  let MinInstAlign = 1;
  // TO DO: "elf" with the machine's number (ElfMachine), or "flat": nothing but the bytes.
  let ObjectFormat = "flat";
}

// TO DO: the bytes of an instruction that does nothing, for the space between functions.
// def : Nop<[0x00]>;
