// AArch64, the 64-bit state of the Arm architecture: everything the tools know about it as data.

include "llvm/Target/Target.td"
include "codewright/Extensions.td"
include "codewright/CodeGen.td"

include "Features.td"
include "Processors.td"
include "Registers.td"
include "Relocations.td"
include "Operands.td"
include "SystemRegisters.td"
include "SystemRegistersExtensions.td"
include "SystemOperations.td"
include "Formats.td"

include "InstrArithmetic.td"
include "InstrControl.td"
include "InstrMemory.td"
include "InstrSystem.td"
include "InstrFloat.td"
include "InstrExtensions.td"
include "NeonOperands.td"
include "InstrNeon.td"
include "InstrNeonElements.td"
include "InstrNeonMemory.td"
include "InstrNeonScalar.td"
include "InstrNeonExtensions.td"
include "InstrNeonMore.td"
include "InstrNeonFP8.td"
include "InstrPairs.td"
include "SveOperands.td"
include "SveFormats.td"
include "InstrSveVectors.td"
include "InstrSveElements.td"
include "InstrSvePredicates.td"
include "InstrSveMemory.td"
include "InstrSveConstants.td"
include "InstrSveCounts.td"
include "SveAliases.td"
include "SmeOperands.td"
include "SmeFormats.td"
include "InstrSmeArray.td"
include "InstrSmeVectors.td"
include "InstrSme.td"
include "Aliases.td"

include "Nodes.td"
include "Pseudos.td"
include "CallingConv.td"
include "Patterns.td"
include "PatternsFloat.td"
include "PatternsVector.td"
include "IntrinsicsNeon.td"
include "IntrinsicsNeonMemory.td"
include "IntrinsicsNeonMore.td"
include "IntrinsicsSystem.td"
include "MemoryTags.td"
include "AtomicLoops.td"
include "CodeGen.td"

// ---- The target -----------------------------------------------------------------------------------------------------

def AArch64InstrInfo : InstrInfo {
  let guessInstructionProperties = false;
}

def AArch64AsmParser : AsmParser {
  let ShouldEmitMatchRegisterAltName = true;
}

// Apple's spelling of vector instructions: "add.4s v0, v1, v2".
def AppleAsmParserVariant : AsmParserVariant, SuffixesOnMnemonic {
  let Variant = 1;
  let Name = "apple";
}

def AArch64 : Target {
  let InstructionSet = AArch64InstrInfo;
  let AssemblyParsers = [AArch64AsmParser];
  let AssemblyParserVariants = [DefaultAsmParserVariant, AppleAsmParserVariant];
}

def : TargetDescription<"aarch64", ["aarch64", "arm64"], ["generic", "generic"]>;

def : AsmConventions {
  let CommentString = "//";
  let ImmediatePrefix = "#";
  let AlignIsPowerOfTwo = true;
  let FoldMnemonicCase = true;
  let HasRegisterAliases = true;
  let MessagesAreOfKind = true;
  let LackingMessage = "instruction requires: ";
  let LackingSeparator = " ";
  let TwoByteDirectives = [".hword"];
  let FourByteDirectives = [".word"];
  let EightByteDirectives = [".xword"];
  let MinInstAlign = 4;
  let MachVariant = 1;
  let ElfMachine = 183;
  let CodeMarker = "$x";
  let DataMarker = "$d";
  // Forms of one encoding for values that the general form would write otherwise are looked at first.
  let DecoderNamespaces = ["Preferred", ""];
}

def : Nop<[0x1f, 0x20, 0x03, 0xd5]>;
