// Extensions, modes, and other features of RISC-V processors.

// ---- Base -----------------------------------------------------------------------------------------------------------

def Feature32Bit : SubtargetFeature<"32bit", "IsRV32", "true", "Implements RV32">;
def Feature64Bit : SubtargetFeature<"64bit", "IsRV64", "true", "Implements RV64">;

// ---- Extensions -----------------------------------------------------------------------------------------------------

// An extension named as in -march, `name`, spelled `Name` in messages.
class Extension<string name, string Name, string desc, list<SubtargetFeature> implies = []>
    : SubtargetFeature<name, "HasStdExt"#Name, "true", "'"#Name#"' ("#desc#")", implies> {
  // The ratified version.
  int MajorVersion = 1;
  int MinorVersion = 0;
}
// Not ratified: a feature by a longer name.
class Experimental<string name, string Name, string desc, list<SubtargetFeature> implies = []>
    : Extension<"experimental-"#name, Name, desc, implies>;
class Version<int major, int minor> {
  int MajorVersion = major;
  int MinorVersion = minor;
}

// The condition that an extension is there.
class HasExtension<Extension ext>
    : Predicate<"Subtarget->"#ext.FieldName#"()">, AssemblerPredicate<(all_of ext), ext.Desc>;

def FeatureStdExtI : Extension<"i", "I", "Base Integer Instruction Set">, Version<2, 1>;
def FeatureStdExtE : Extension<"e", "E", "Embedded Instruction Set with 16 GPRs">, Version<2, 0>;
def IsRVE : HasExtension<FeatureStdExtE>;

def FeatureStdExtZicsr : Extension<"zicsr", "Zicsr", "CSRs">, Version<2, 0>;
def HasStdExtZicsr : HasExtension<FeatureStdExtZicsr>;
def FeatureStdExtZicntr
    : Extension<"zicntr", "Zicntr", "Base Counters and Timers", [FeatureStdExtZicsr]>, Version<2, 0>;
def FeatureStdExtZihpm
    : Extension<"zihpm", "Zihpm", "Hardware Performance Counters", [FeatureStdExtZicsr]>, Version<2, 0>;
def FeatureStdExtZifencei : Extension<"zifencei", "Zifencei", "fence.i">, Version<2, 0>;
def HasStdExtZifencei : HasExtension<FeatureStdExtZifencei>;
def FeatureStdExtZihintpause : Extension<"zihintpause", "Zihintpause", "Pause Hint">, Version<2, 0>;
def HasStdExtZihintpause : HasExtension<FeatureStdExtZihintpause>;
def FeatureStdExtZihintntl : Extension<"zihintntl", "Zihintntl", "Non-Temporal Locality Hints">;
def HasStdExtZihintntl : HasExtension<FeatureStdExtZihintntl>;
def FeatureStdExtZicond : Extension<"zicond", "Zicond", "Integer Conditional Operations">;
def HasStdExtZicond : HasExtension<FeatureStdExtZicond>;
def FeatureStdExtZicbom : Extension<"zicbom", "Zicbom", "Cache-Block Management Instructions">;
def HasStdExtZicbom : HasExtension<FeatureStdExtZicbom>;
def FeatureStdExtZicbop : Extension<"zicbop", "Zicbop", "Cache-Block Prefetch Instructions">;
def HasStdExtZicbop : HasExtension<FeatureStdExtZicbop>;
def FeatureStdExtZicboz : Extension<"zicboz", "Zicboz", "Cache-Block Zero Instructions">;
def HasStdExtZicboz : HasExtension<FeatureStdExtZicboz>;

def FeatureStdExtZmmul : Extension<"zmmul", "Zmmul", "Integer Multiplication">;
def HasStdExtZmmul : HasExtension<FeatureStdExtZmmul>;
def FeatureStdExtM : Extension<"m", "M", "Integer Multiplication and Division", [FeatureStdExtZmmul]>, Version<2, 0>;
def HasStdExtM : HasExtension<FeatureStdExtM>;

def FeatureStdExtZaamo : Extension<"zaamo", "Zaamo", "Atomic Memory Operations">;
def HasStdExtZaamo : HasExtension<FeatureStdExtZaamo>;
def FeatureStdExtZalrsc : Extension<"zalrsc", "Zalrsc", "Load-Reserved/Store-Conditional">;
def HasStdExtZalrsc : HasExtension<FeatureStdExtZalrsc>;
def FeatureStdExtA
    : Extension<"a", "A", "Atomic Instructions", [FeatureStdExtZaamo, FeatureStdExtZalrsc]>, Version<2, 1>;
def FeatureStdExtZawrs : Extension<"zawrs", "Zawrs", "Wait on Reservation Set">;
def HasStdExtZawrs : HasExtension<FeatureStdExtZawrs>;

def FeatureStdExtF : Extension<"f", "F", "Single-Precision Floating-Point", [FeatureStdExtZicsr]>, Version<2, 2>;
def HasStdExtF : HasExtension<FeatureStdExtF>;
def FeatureStdExtZfinx : Extension<"zfinx", "Zfinx", "Float in Integer", [FeatureStdExtZicsr]>;
def HasStdExtFOrZfinx
    : Predicate<"Subtarget->hasStdExtF() || Subtarget->hasStdExtZfinx()">,
      AssemblerPredicate<(any_of FeatureStdExtF, FeatureStdExtZfinx),
                         !strconcat(FeatureStdExtF.Desc, " or ", FeatureStdExtZfinx.Desc)>;
def FeatureStdExtD : Extension<"d", "D", "Double-Precision Floating-Point", [FeatureStdExtF]>, Version<2, 2>;
def HasStdExtD : HasExtension<FeatureStdExtD>;
def FeatureStdExtQ : Extension<"q", "Q", "Quad-Precision Floating-Point", [FeatureStdExtD]>, Version<2, 2>;
def HasStdExtQ : HasExtension<FeatureStdExtQ>;
def FeatureStdExtZfhmin : Extension<"zfhmin", "Zfhmin", "Half-Precision Floating-Point Minimal", [FeatureStdExtF]>;
def FeatureStdExtZfh : Extension<"zfh", "Zfh", "Half-Precision Floating-Point", [FeatureStdExtZfhmin]>;
def HasStdExtZfh : HasExtension<FeatureStdExtZfh>;
def HasStdExtZfhmin
    : Predicate<"Subtarget->hasStdExtZfhmin()">,
      AssemblerPredicate<(any_of FeatureStdExtZfh, FeatureStdExtZfhmin),
                         !strconcat(FeatureStdExtZfh.Desc, " or ", FeatureStdExtZfhmin.Desc)>;
def FeatureStdExtZfbfmin : Extension<"zfbfmin", "Zfbfmin", "Scalar BF16 Converts", [FeatureStdExtF]>;
def HasStdExtZfbfmin : HasExtension<FeatureStdExtZfbfmin>;
// Loads, stores and moves of 16 bits, whatever they mean.
def HasHalfFPLoadStoreMove
    : Predicate<"Subtarget->hasHalfFPLoadStoreMove()">,
      AssemblerPredicate<(any_of FeatureStdExtZfh, FeatureStdExtZfhmin, FeatureStdExtZfbfmin),
                         !strconcat(FeatureStdExtZfh.Desc, " or ", FeatureStdExtZfhmin.Desc, " or ",
                                    FeatureStdExtZfbfmin.Desc)>;

def FeatureStdExtZca
    : Extension<"zca", "Zca", "part of the C extension, excluding compressed floating point loads/stores">;
def FeatureStdExtC : Extension<"c", "C", "Compressed Instructions", [FeatureStdExtZca]>, Version<2, 0>;
def FeatureStdExtZcd : Extension<"zcd", "Zcd", "Compressed Double-Precision Floating-Point Instructions",
                                 [FeatureStdExtD, FeatureStdExtZca]>;
def FeatureStdExtZcf : Extension<"zcf", "Zcf", "Compressed Single-Precision Floating-Point Instructions",
                                 [FeatureStdExtF, FeatureStdExtZca]>;
def HasStdExtC : HasExtension<FeatureStdExtC>;
def HasStdExtZca
    : Predicate<"Subtarget->hasStdExtZca()">,
      AssemblerPredicate<(any_of FeatureStdExtZca),
                         "'C' (Compressed Instructions) or 'Zca' (part of the C extension, excluding compressed "
                         "floating point loads/stores)">;
def HasStdExtCOrZcd
    : Predicate<"Subtarget->hasStdExtCOrZcd()">,
      AssemblerPredicate<(any_of FeatureStdExtC, FeatureStdExtZcd),
                         "'C' (Compressed Instructions) or 'Zcd' (Compressed Double-Precision Floating-Point "
                         "Instructions)">;
def HasStdExtCOrZcf
    : Predicate<"Subtarget->hasStdExtCOrZcfOrZce()">,
      AssemblerPredicate<(any_of FeatureStdExtC, FeatureStdExtZcf),
                         "'C' (Compressed Instructions) or 'Zcf' (Compressed Single-Precision Floating-Point "
                         "Instructions)">;

def FeatureStdExtZba : Extension<"zba", "Zba", "Address Generation Instructions">;
def HasStdExtZba : HasExtension<FeatureStdExtZba>;
def FeatureStdExtZbb : Extension<"zbb", "Zbb", "Basic Bit-Manipulation">;
def HasStdExtZbb : HasExtension<FeatureStdExtZbb>;
def NoStdExtZbb : Predicate<"!Subtarget->hasStdExtZbb()">, AssemblerPredicate<(all_of (not FeatureStdExtZbb))>;
def FeatureStdExtZbc : Extension<"zbc", "Zbc", "Carry-Less Multiplication">;
def HasStdExtZbc : HasExtension<FeatureStdExtZbc>;
def FeatureStdExtZbs : Extension<"zbs", "Zbs", "Single-Bit Instructions">;
def HasStdExtZbs : HasExtension<FeatureStdExtZbs>;
def FeatureStdExtB : Extension<"b", "B", "the collection of the Zba, Zbb, Zbs extensions",
                               [FeatureStdExtZba, FeatureStdExtZbb, FeatureStdExtZbs]>;
// The scalar cryptography extensions take some of these instructions along.
def FeatureStdExtZbkb : Extension<"zbkb", "Zbkb", "Bitmanip instructions for Cryptography">;
def HasStdExtZbkb : HasExtension<FeatureStdExtZbkb>;
def FeatureStdExtZbkc : Extension<"zbkc", "Zbkc", "Carry-less multiply instructions for Cryptography">;
def FeatureStdExtZbkx : Extension<"zbkx", "Zbkx", "Crossbar permutation instructions">;
def HasStdExtZbkx : HasExtension<FeatureStdExtZbkx>;
def HasStdExtZbbOrZbkb
    : Predicate<"Subtarget->hasStdExtZbb() || Subtarget->hasStdExtZbkb()">,
      AssemblerPredicate<(any_of FeatureStdExtZbb, FeatureStdExtZbkb),
                         !strconcat(FeatureStdExtZbb.Desc, " or ", FeatureStdExtZbkb.Desc)>;
def HasStdExtZbcOrZbkc
    : Predicate<"Subtarget->hasStdExtZbc() || Subtarget->hasStdExtZbkc()">,
      AssemblerPredicate<(any_of FeatureStdExtZbc, FeatureStdExtZbkc),
                         !strconcat(FeatureStdExtZbc.Desc, " or ", FeatureStdExtZbkc.Desc)>;

def FeatureStdExtH : Extension<"h", "H", "Hypervisor">;
def HasStdExtH : HasExtension<FeatureStdExtH>;
def FeatureStdExtSvinval : Extension<"svinval", "Svinval", "Fine-Grained Address-Translation Cache Invalidation">;
def HasStdExtSvinval : HasExtension<FeatureStdExtSvinval>;
def FeatureStdExtSmrnmi : Extension<"smrnmi", "Smrnmi", "Resumable Non-Maskable Interrupts">;
def HasStdExtSmrnmi : HasExtension<FeatureStdExtSmrnmi>;

def FeatureStdExtZimop : Extension<"zimop", "Zimop", "May-Be-Operations">;
def HasStdExtZimop : HasExtension<FeatureStdExtZimop>;
def FeatureStdExtZcmop : Extension<"zcmop", "Zcmop", "Compressed May-Be-Operations", [FeatureStdExtZca]>;
def HasStdExtZcmop : HasExtension<FeatureStdExtZcmop>;
def FeatureStdExtZcb : Extension<"zcb", "Zcb", "Compressed basic bit manipulation instructions", [FeatureStdExtZca]>;
def HasStdExtZcb : HasExtension<FeatureStdExtZcb>;
def FeatureStdExtZabha
    : Extension<"zabha", "Zabha", "Byte and Halfword Atomic Memory Operations", [FeatureStdExtZaamo]>;
def HasStdExtZabha : HasExtension<FeatureStdExtZabha>;
def FeatureStdExtZacas : Extension<"zacas", "Zacas", "Atomic Compare-And-Swap Instructions", [FeatureStdExtZaamo]>;
def HasStdExtZacas : HasExtension<FeatureStdExtZacas>;
def FeatureStdExtZknd : Extension<"zknd", "Zknd", "NIST Suite: AES Decryption">;
def HasStdExtZknd : HasExtension<FeatureStdExtZknd>;
def FeatureStdExtZkne : Extension<"zkne", "Zkne", "NIST Suite: AES Encryption">;
def HasStdExtZkne : HasExtension<FeatureStdExtZkne>;
def FeatureStdExtZknh : Extension<"zknh", "Zknh", "NIST Suite: Hash Function Instructions">;
def HasStdExtZkndOrZkne
    : Predicate<"Subtarget->hasStdExtZknd() || Subtarget->hasStdExtZkne()">,
      AssemblerPredicate<(any_of FeatureStdExtZknd, FeatureStdExtZkne),
                         !strconcat(FeatureStdExtZknd.Desc, " or ", FeatureStdExtZkne.Desc)>;
def HasStdExtZknh : HasExtension<FeatureStdExtZknh>;
def FeatureStdExtZksed : Extension<"zksed", "Zksed", "ShangMi Suite: SM4 Block Cipher Instructions">;
def HasStdExtZksed : HasExtension<FeatureStdExtZksed>;
def FeatureStdExtZksh : Extension<"zksh", "Zksh", "ShangMi Suite: SM3 Hash Function Instructions">;
def HasStdExtZksh : HasExtension<FeatureStdExtZksh>;

include "Extensions.td"
include "VendorExtensions.td"

// ---- Registers of 32 or 64 bits -----------------------------------------------------------------------------------
// After the extensions: the order of definition is the order in which what is missing is named.

def IsRV64 : Predicate<"Subtarget->is64Bit()">,
             AssemblerPredicate<(all_of Feature64Bit), "RV64I Base Instruction Set">;
def IsRV32 : Predicate<"!Subtarget->is64Bit()">,
             AssemblerPredicate<(all_of (not Feature64Bit)), "RV32I Base Instruction Set">;

defvar RV32 = DefaultMode;
def RV64 : HwMode<[IsRV64]>;

// The type of an address and of an integer register.
def XLenVT : ValueTypeByHwMode<[RV32, RV64], [i32, i64]>;

// ---- Assembler and linker -------------------------------------------------------------------------------------------

def FeatureRelax : SubtargetFeature<"relax", "EnableLinkerRelax", "true", "Enable Linker relaxation.">;
def HasRelax
    : Predicate<"Subtarget->enableLinkerRelax()">, AssemblerPredicate<(all_of FeatureRelax), "Linker relaxation">;
def FeatureExactAssembly : SubtargetFeature<"exact-asm", "EnableExactAssembly", "true",
                                            "Enable Exact Assembly (Disables Compression and Relaxation)">;

def NotExactAssembly : Predicate<"!Subtarget->enableExactAssembly()">,
                       AssemblerPredicate<(all_of (not FeatureExactAssembly)), "inexact assembly">;

// ---- Code generation ------------------------------------------------------------------------------------------------

foreach i = {1...31} in
  def FeatureReserveX#i
      : SubtargetFeature<"reserve-x"#i, "UserReservedRegister[RISCV::X"#i#"]", "true", "Reserve X"#i>;

def FeatureSaveRestore : SubtargetFeature<"save-restore", "EnableSaveRestore", "true", "Enable save/restore.">;
def FeatureForcedAtomics
    : SubtargetFeature<"forced-atomics", "HasForcedAtomics", "true",
                       "Assume that lock-free native-width atomics are available">;
def FeatureUnalignedScalarMem
    : SubtargetFeature<"unaligned-scalar-mem", "EnableUnalignedScalarMem", "true",
                       "Has reasonably performant unaligned scalar loads and stores">;
def TuneNoDefaultUnroll
    : SubtargetFeature<"no-default-unroll", "EnableDefaultUnroll", "false", "Disable default unroll preference.">;
def TuneLUIADDIFusion
    : SubtargetFeature<"lui-addi-fusion", "HasLUIADDIFusion", "true", "Enable LUI+ADDI macro fusion">;
def TuneShortForwardBranchIALU
    : SubtargetFeature<"short-forward-branch-ialu", "HasShortForwardBranchIALU", "true",
                       "Enable short forward branch optimization for RVI base instructions">;
def TuneSiFive7
    : SubtargetFeature<"sifive7", "RISCVProcFamily", "SiFive7", "SiFive 7-Series processors",
                       [TuneNoDefaultUnroll, TuneShortForwardBranchIALU]>;
