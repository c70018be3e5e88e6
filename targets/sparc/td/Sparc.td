// SPARC, versions 8 and 9: everything the tools know about it as data. One file per chapter of the manual.

include "llvm/Target/Target.td"
include "codewright/Extensions.td"

include "Registers.td"
include "Relocations.td"
include "Operands.td"
include "Formats.td"
include "InstrInteger.td"
include "InstrMemory.td"
include "InstrControl.td"
include "InstrFloat.td"
include "InstrMoves.td"
include "InstrSystem.td"
include "Aliases.td"

// ---- The target -----------------------------------------------------------------------------------------------------

def SparcInstrInfo : InstrInfo;
def Sparc : Target { let InstructionSet = SparcInstrInfo; }

def : TargetDescription<"sparc", ["sparcv9", "sparc64"]>;

def : AsmConventions {
  let CommentString = "!";
  let RegisterPrefix = "%";
  let TwoByteDirectives = [".half"];
  let FourByteDirectives = [".word"];
  let EightByteDirectives = [".xword"];
  let BigEndian = true;
  let BigEndianCode = true;
  let MinInstAlign = 4;
  let ElfMachine = 43;
}

def : Nop<[0x01, 0x00, 0x00, 0x00]>;
