// x86 in 16, 32 and 64 bits: everything the tools know about it as data. One file per chapter.

include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"
include "codewright/Extensions.td"

include "Features.td"
include "Registers.td"
include "Relocations.td"
include "Operands.td"
include "Formats.td"
include "LeadingWords.td"

include "InstrArithmetic.td"
include "InstrShift.td"
include "InstrMove.td"
include "InstrControl.td"
include "InstrSystem.td"

include "VectorForms.td"
include "InstrX87.td"
include "InstrVecMove.td"
include "InstrVecFloat.td"
include "InstrVecConvert.td"
include "InstrVecInt.td"
include "InstrVecShuffle.td"
include "InstrMMX.td"
include "InstrAVX.td"
include "InstrFMA.td"
include "InstrCrypto.td"
include "InstrMask.td"
include "InstrAMX.td"
include "InstrXOP.td"
include "InstrAPX.td"
include "InstrPredicates.td"

include "Avx512Forms.td"
include "Avx512Float.td"
include "Avx512Integer.td"
include "Avx512Compare.td"
include "Avx512Convert.td"
include "Avx512Shuffle.td"
include "Avx512Move.td"
include "Avx512Half.td"
include "Avx10.td"

include "Nodes.td"
include "CallingConv.td"
include "PatternsInteger.td"
include "PatternsControl.td"
include "MachineModes.td"
include "MachineForms.td"
include "CodeView.td"
include "Comparisons.td"
include "InlineAssembly.td"
include "PatternsVector.td"
include "PatternsShuffle.td"
include "PatternsLanes.td"
include "PatternsAvx512.td"
include "PatternsAvx512VL.td"
include "PatternsX87.td"
include "Intrinsics.td"
include "IntrinsicsAvx512.td"
include "IntrinsicsAvx512Float.td"
include "IntrinsicsHalf.td"
include "IntrinsicsExtensions.td"
include "IntrinsicsAvx10.td"
include "IntrinsicsAMX.td"

include "Processors.td"

// ---- The target -----------------------------------------------------------------------------------------------------

def X86InstrInfo : InstrInfo {
  let guessInstructionProperties = false;
}

// {AT&T|Intel} in assembly strings.
def ATTAsmParserVariant : AsmParserVariant {
  let Variant = 0;
  let Name = "att";
  let CommentDelimiter = "#";
  let RegisterPrefix = "%";
}
def IntelAsmParserVariant : AsmParserVariant {
  let Variant = 1;
  let Name = "intel";
  let CommentDelimiter = ";";
  let RegisterPrefix = "";
}
def ATTAsmWriter : AsmWriter {
  string AsmWriterClassName = "ATTInstPrinter";
  int Variant = 0;
}
def IntelAsmWriter : AsmWriter {
  string AsmWriterClassName = "IntelInstPrinter";
  int Variant = 1;
}

def X86 : Target {
  let InstructionSet = X86InstrInfo;
  let AssemblyParserVariants = [ATTAsmParserVariant, IntelAsmParserVariant];
  let AssemblyWriters = [ATTAsmWriter, IntelAsmWriter];
  let AllowRegisterRenaming = 1;
}

def : TargetDescription<"x86", ["x86_64", "amd64", "i386", "i486", "i586", "i686"],
                        ["generic", "generic", "generic", "generic", "generic", "generic"]>;

def : AsmConventions {
  let RegisterPrefix = "%";
  let FoldMnemonicCase = true;
  let MaxInstLength = 15;
  let TwoByteDirectives = [".short", ".word"];
  let ElfMachine = 62;
}
