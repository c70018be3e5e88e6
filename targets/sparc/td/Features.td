// Features: generations of the machine, extensions, and the processors that have them.

class Feature<string name, string member, string text, list<SubtargetFeature> implies = []>
    : SubtargetFeature<name, member, "true", text, implies>;
class Has<SubtargetFeature feature> : Predicate<"Subtarget->has"#feature.FieldName#"()">, AssemblerPredicate<(all_of feature)>;

// The architectures `sparcv9` and `sparc64` are the mode of 64 bits, `sparc` is that of 32.
def Feature64Bit : Feature<"64bit", "Is64Bit", "Enable 64-bit mode">;
def Is64Bit : Predicate<"Subtarget->is64Bit()">, AssemblerPredicate<(all_of Feature64Bit)>;
def Is32Bit : Predicate<"!Subtarget->is64Bit()">, AssemblerPredicate<(all_of (not Feature64Bit))>;

// The type of an address and of an integer register.
defvar Bits32 = DefaultMode;
def Bits64 : HwMode<[Is64Bit]>;
def Word : ValueTypeByHwMode<[Bits32, Bits64], [i32, i64]>;

def FeatureV9 : Feature<"v9", "IsV9", "Enable SPARC-V9 instructions">;
def HasV9 : Predicate<"Subtarget->isV9()">, AssemblerPredicate<(any_of FeatureV9, Feature64Bit)>;
def HasNoV9 : Predicate<"!Subtarget->isV9()">, AssemblerPredicate<(all_of (not FeatureV9), (not Feature64Bit))>;
// Says what objects are for: code of version 9 in 32 bits.
def FeatureV8Plus : Feature<"v8plus", "IsV8Plus", "Enable V8+ mode, allowing use of 64-bit V9 instructions in 32-bit code">;
def IsV8Plus : Predicate<"Subtarget->isV8Plus()">, AssemblerPredicate<(all_of FeatureV8Plus)>;

// ---- Extensions -----------------------------------------------------------------------------------------------------

def FeatureVIS : Feature<"vis", "IsVIS", "Enable UltraSPARC Visual Instruction Set extensions">;
def FeatureVIS2 : Feature<"vis2", "IsVIS2", "Enable Visual Instruction Set extensions II">;
def FeatureVIS3 : Feature<"vis3", "IsVIS3", "Enable Visual Instruction Set extensions III">;
def FeatureUA2005 : Feature<"ua2005", "IsUA2005", "Enable UltraSPARC Architecture 2005 extensions", [FeatureVIS, FeatureVIS2]>;
def FeatureUA2007 : Feature<"ua2007", "IsUA2007", "Enable UltraSPARC Architecture 2007 extensions", [FeatureUA2005]>;
def FeatureOSA2011 : Feature<"osa2011", "IsOSA2011", "Enable Oracle SPARC Architecture 2011 extensions",
                             [FeatureVIS, FeatureVIS2, FeatureVIS3]>;
def FeatureCrypto : Feature<"crypto", "HasCrypto", "Enable cryptographic extensions", [FeatureOSA2011]>;
def FeaturePopc : Feature<"popc", "UsePopc", "Use the popc (population count) instruction">;
foreach f = ["VIS", "VIS2", "VIS3", "UA2005", "UA2007", "OSA2011", "Crypto", "Popc"] in
  def Has#f : Has<!cast<SubtargetFeature>("Feature"#f)>;

def FeatureLeon : Feature<"leon", "IsLeon", "Enable LEON extensions">;
def FeatureLeonCASA : Feature<"hasleoncasa", "HasLeonCasa", "Enable CASA instruction for LEON3 and LEON4 processors">;
def FeatureUmacSmac : Feature<"hasumacsmac", "HasUmacSmac", "Enable UMAC and SMAC for LEON3 and LEON4 processors">;
def FeaturePWRPSR : Feature<"leonpwrpsr", "HasPWRPSR", "Enable the PWRPSR instruction">;
def HasCASA : Predicate<"Subtarget->hasLeonCasa() || Subtarget->isV9()">,
              AssemblerPredicate<(any_of FeatureLeonCASA, FeatureV9)>;

// ---- Processors -----------------------------------------------------------------------------------------------------

class Cpu<string name, list<SubtargetFeature> features = []> : ProcessorModel<name, NoSchedModel, features>;
defvar Ultra = [FeatureV9, FeatureVIS];
defvar Niagara = [FeatureV9, FeatureVIS, FeatureVIS2, FeatureUA2005];
foreach name = ["generic", "v7", "v8", "supersparc", "sparclite", "f934", "hypersparc", "sparclite86x", "sparclet", "tsc701"] in
  def : Cpu<name>;
foreach name = ["leon2", "at697e", "at697f", "ut699"] in
  def : Cpu<name, [FeatureLeon]>;
def : Cpu<"leon3", [FeatureLeon, FeatureUmacSmac]>;
def : Cpu<"leon4", [FeatureLeon, FeatureUmacSmac, FeatureLeonCASA]>;
def : Cpu<"gr740", [FeatureLeon, FeatureUmacSmac, FeatureLeonCASA, FeaturePWRPSR]>;
foreach name = ["gr712rc", "myriad2", "myriad2.1", "myriad2.2", "myriad2.3", "ma2080", "ma2085", "ma2100", "ma2150",
                "ma2155", "ma2450", "ma2455", "ma2480", "ma2485", "ma2x5x", "ma2x8x"] in
  def : Cpu<name, [FeatureLeon, FeatureLeonCASA]>;
def : Cpu<"v9", [FeatureV9]>;
def : Cpu<"ultrasparc", Ultra>;
def : Cpu<"ultrasparc3", !listconcat(Ultra, [FeatureVIS2])>;
def : Cpu<"niagara", Niagara>;
def : Cpu<"niagara2", !listconcat(Niagara, [FeaturePopc])>;
def : Cpu<"niagara3", !listconcat(Niagara, [FeatureVIS3, FeatureUA2007, FeaturePopc])>;
def : Cpu<"niagara4", !listconcat(Niagara, [FeaturePopc, FeatureVIS3, FeatureUA2007, FeatureOSA2011, FeatureCrypto])>;
