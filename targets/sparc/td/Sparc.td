// SPARC, versions 8 and 9: everything the tools know about it as data. One file per chapter of the manual.

include "llvm/Target/Target.td"
include "codewright/Extensions.td"
include "codewright/CodeGen.td"

// ---- Features and processors ----------------------------------------------------------------------------------------

// The architectures `sparcv9` and `sparc64` are the mode of 64 bits, `sparc` is that of 32.
def Feature64Bit : SubtargetFeature<"64bit", "Is64Bit", "true", "Enable 64-bit mode">;
def Is64Bit : Predicate<"Subtarget->is64Bit()">, AssemblerPredicate<(all_of Feature64Bit)>;
def Is32Bit : Predicate<"!Subtarget->is64Bit()">, AssemblerPredicate<(all_of (not Feature64Bit))>;

// Code generation has no use for the instructions of VIS.
def FeatureV9 : SubtargetFeature<"v9", "IsV9", "true", "Enable SPARC-V9 instructions">;
foreach n = ["", "2", "3"] in
  def FeatureVIS#n : SubtargetFeature<"vis"#n, "IsVIS"#n, "true", "Enable UltraSPARC Visual Instruction Set extensions">;
def FeaturePopc : SubtargetFeature<"popc", "UsePopc", "true", "Use the popc (population count) instruction">;
def HasPopc : Predicate<"Subtarget->usePopc()">, AssemblerPredicate<(all_of FeaturePopc)>;

// Registers of 64 bits are those of version 9.
def HasV9 : Predicate<"Subtarget->isV9()">, AssemblerPredicate<(any_of FeatureV9, Feature64Bit)>;
def HasNoV9 : Predicate<"!Subtarget->isV9()">, AssemblerPredicate<(all_of (not FeatureV9), (not Feature64Bit))>;

defvar Bits32 = DefaultMode;
def Bits64 : HwMode<[Is64Bit]>;
// The type of an address and of an integer register.
def Word : ValueTypeByHwMode<[Bits32, Bits64], [i32, i64]>;

foreach name = ["generic", "v7", "v8", "supersparc", "sparclite", "f934", "hypersparc", "sparclite86x", "sparclet",
                "tsc701", "leon2", "leon3", "leon4"] in
  def : ProcessorModel<name, NoSchedModel, []>;
foreach name = ["v9", "ultrasparc", "ultrasparc3", "niagara", "niagara2", "niagara3", "niagara4"] in
  def : ProcessorModel<name, NoSchedModel,
                       !listconcat([FeatureV9], !if(!eq(name, "v9"), []<SubtargetFeature>, [FeatureVIS]),
                                   !if(!eq(!find(name, "niagara"), 0), [FeatureVIS2], []<SubtargetFeature>),
                                   !if(!or(!eq(name, "niagara3"), !eq(name, "niagara4")),
                                       [FeatureVIS3, FeaturePopc], []<SubtargetFeature>))>;

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
include "Aliases.td"

include "Pseudos.td"
include "Patterns.td"
include "AtomicLoops.td"
include "CodeGen.td"

// ---- The target -----------------------------------------------------------------------------------------------------

def SparcInstrInfo : InstrInfo;
def Sparc : Target { let InstructionSet = SparcInstrInfo; }

def : TargetDescription<"sparc", ["sparcv9", "sparc64", "sparc"], ["v9", "v9", "v8"]>;

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

// Objects of 32 bits are for another machine.
def : ObjectVariant<2, true, [Is32Bit]>;

def : Nop<[0x01, 0x00, 0x00, 0x00]>;
