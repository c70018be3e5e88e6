// SPARC, versions 8 and 9: everything the tools know about it as data. One file per chapter of the manual.

include "llvm/Target/Target.td"
include "codewright/Extensions.td"
include "codewright/CodeGen.td"

include "Features.td"
include "Registers.td"
include "CallingConv.td"
include "Relocations.td"
include "Operands.td"
include "Formats.td"
include "InstrInteger.td"
include "InstrMemory.td"
include "InstrControl.td"
include "InstrFloat.td"
include "InstrMoves.td"
include "InstrSystem.td"
include "InstrCoprocessor.td"
include "InstrVIS.td"
include "Aliases.td"

include "Pseudos.td"
include "Synthetic.td"
include "Patterns.td"
include "AtomicLoops.td"
include "CodeGen.td"

// ---- The target -----------------------------------------------------------------------------------------------------

def SparcInstrInfo : InstrInfo;
def Sparc : Target { let InstructionSet = SparcInstrInfo; }

def : TargetDescription<"sparc", ["sparcv9", "sparc64", "sparc", "sparcel"], ["v9", "v9", "v8", "v8"]> {
  let Implied = ["+64bit", "+64bit"];
  let LittleEndian = ["sparcel"];
}

def : AsmConventions {
  let CommentString = "!";
  let RegisterPrefix = "%";
  let NamePrefix = "#";
  let LackingMessage = "instruction requires a CPU feature not currently enabled";
  let TwoByteDirectives = [".half", ".uahalf"];
  let FourByteDirectives = [".word", ".uaword"];
  let BigEndian = true;
  let BigEndianCode = true;
  let MinInstAlign = 4;
  let ElfMachine = 43;
  // What only version 8 has is looked for last.
  let DecoderNamespaces = ["", "V8"];
}

// Objects of 32 bits are for other machines; the header says which extensions they need.
def : ObjectVariant<18, true, [Is32Bit, IsV8Plus]>;
def : ObjectVariant<2, true, [Is32Bit]>;
def : HeaderFlag<0x100, [IsV8Plus]>;
def : HeaderFlag<0x200, [HasVIS]>;
def : HeaderFlag<0x800, [HasVIS2]>;

def : DataDirective<".xword", 8, [Is64Bit]>;
def : DataDirective<".uaxword", 8, [Is64Bit]>;
def : DataDirective<".nword", 8, [Is64Bit]>;
def : DataDirective<".nword", 4, [Is32Bit]>;
// What a register is used for, and the type of a function.
def : DataDirective<".register", 0>;
def : DataDirective<".proc", 0>;

def : Nop<[0x01, 0x00, 0x00, 0x00]>;
