// 2003f: a 32-bit big-endian processor whose instructions work on registers and memory alike.
//
// This file ties the description together. It is complete: the assembler, the disassembler and the flat binaries of the
// tools come from these files alone, compiled in or with -target-td=f2003.td.

include "llvm/Target/Target.td"
include "codewright/Extensions.td"
include "codewright/CodeGen.td"

include "Registers.td"
include "Operands.td"
include "Formats.td"
include "Nodes.td"
include "InstrMove.td"
include "InstrArithmetic.td"
include "InstrMultiply.td"
include "InstrControl.td"
include "Pseudos.td"
include "CallingConv.td"
include "CodeGen.td"

def : ProcessorModel<"generic", NoSchedModel, []>;

// ---- Assembly text --------------------------------------------------------------------------------------------------

// The order of operands is switched in the text itself. Variant 0 is what LLVM prints: destination first.
def DestinationFirst : AsmParserVariant {
  let Variant = 0;
  let Name = "'c'i";
}

def SourceFirst : AsmParserVariant {
  let Variant = 1;
  let Name = "'i'c";
}

def : AsmConventions {
  let CommentString = ";";
  let PrivateLabelPrefix = "";
  let IsFreeForm = true;
  let JoiningCharacters = "+@";
  // A text begins with sources first.
  let InitialVariant = 1;
  let BigEndian = true;
  let BigEndianCode = true;
  let ObjectFormat = "flat";
  let LoadAddress = 0x14830000;
}

def : Keyword<"'c'i", SwitchVariant, 0>;
def : Keyword<"'i'c", SwitchVariant, 1>;
def : Keyword<"l'", LabelOfPrevious>;
def : Keyword<"nll", LabelOfNext>;
def : Keyword<"kue", ExportName>;
def : Keyword<"xok", ImportName>;
def : Keyword<"lifem", Datum, 4>;
def : Keyword<"lifem16", Datum, 2>;
def : Keyword<"lifem8", Datum, 1>;
// Registers that the processor may get one day, and an instruction that it never got.
foreach word = ["f4", "f6", "f7", "kak"] in
  def : Keyword<word, ReservedWord>;

// Data hold labels; in a flat binary there is no relocation to name.
def : DataFixup<4, -1>;

// ---- The target -----------------------------------------------------------------------------------------------------

def F2003fInstrInfo : InstrInfo {
  let guessInstructionProperties = false;
}

def F2003f : Target {
  let InstructionSet = F2003fInstrInfo;
  let AssemblyParserVariants = [DestinationFirst, SourceFirst];
}

def : TargetDescription<"f2003", ["f2003", "2003f"], ["generic", "generic"]>;
