// RISC-V, 32 and 64 bits: everything the tools know about it as data. One file per chapter of the manual.

include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"
include "codewright/Extensions.td"
include "codewright/CodeGen.td"

include "Features.td"
include "Registers.td"
include "CallingConv.td"
include "Relocations.td"
include "Operands.td"
include "Formats.td"

// The unprivileged instruction set.
include "InstrI.td"
include "InstrM.td"
include "InstrA.td"
include "InstrF.td"
include "InstrC.td"
include "InstrZicsr.td"
include "InstrZicond.td"
include "InstrZb.td"
include "InstrZcb.td"
include "InstrZimop.td"
include "InstrZk.td"
include "InstrZfa.td"
include "InstrZcmp.td"
include "InstrZicfi.td"
include "InstrZalasr.td"
include "InstrZilsd.td"
include "InstrV.td"
include "InstrVMemory.td"
include "InstrZv.td"
include "InstrInsn.td"
include "Intrinsics.td"

// Extensions of vendors.
include "InstrXTHead.td"
include "InstrXCV.td"
include "InstrXSf.td"
include "InstrXMips.td"
include "InstrXVector.td"

// The privileged instruction set.
include "CSRs.td"
include "Privileged.td"

// What assembly text offers beyond instructions.
include "Pseudos.td"
include "AtomicLoops.td"
include "Aliases.td"
include "VectorAliases.td"

include "CodeGen.td"

include "SchedRocket.td"
include "Processors.td"

// ---- The target -----------------------------------------------------------------------------------------------------

def RISCVInstrInfo : InstrInfo {
  // Every instruction states its effects.
  let guessInstructionProperties = false;
}

def RISCVAsmParser : AsmParser {
  let ShouldEmitMatchRegisterAltName = true;
  let AllowDuplicateRegisterNames = true;
}

def RISCVAsmWriter : AsmWriter {
  let PassSubtarget = 1;
}

def RISCV : Target {
  let InstructionSet = RISCVInstrInfo;
  let AssemblyParsers = [RISCVAsmParser];
  let AssemblyWriters = [RISCVAsmWriter];
  let AllowRegisterRenaming = 1;
}

def : TargetDescription<"riscv", ["riscv32", "riscv64"], ["generic-rv32", "generic-rv64"]>;

def : AsmConventions {
  let AlignIsPowerOfTwo = true;
  let NoAtSpecifiers = true;
  let TwoByteDirectives = [".half"];
  let FourByteDirectives = [".word"];
  let EightByteDirectives = [".quad", ".dword"];
  let MinInstAlign = 2;
  let ElfMachine = 243;
  let CompressIf = [NotExactAssembly];
  let CodeMarker = "$x";
  let DataMarker = "$d";
  // The linker may move symbols against each other.
  let RelocateWithSymbol = true;
  let ShortNopsFirst = true;
  // Vendors use the same space for different instructions; RV32 and a few extensions give encodings another meaning.
  let DecoderNamespaces = ["XAndes", "XCV", "XMIPS", "XRivos", "XSMT", "XSf", "XTHead", "XVentana", "Xwch", "Zclsd", "Zcmp",
                           "Zicfiss", "RV32Only", "ZdinxRV32", "Zfinx", ""];
}

// The short one is needed wherever an odd number of half-words is to be filled, even where it is no instruction.
def : Nop<[0x13, 0x00, 0x00, 0x00]>;
def : Nop<[0x01, 0x00]>;
