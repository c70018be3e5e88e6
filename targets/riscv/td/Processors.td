// Processors, by the names that -mcpu takes.

class Cpu<string name, list<SubtargetFeature> features, list<SubtargetFeature> tuning = [],
          SchedMachineModel model = NoSchedModel> : ProcessorModel<name, model, features, tuning>;

defvar Base32 = [Feature32Bit, FeatureStdExtI];
defvar Base64 = [Feature64Bit, FeatureStdExtI];
defvar Embedded = [FeatureStdExtZicsr, FeatureStdExtZifencei, FeatureStdExtM, FeatureStdExtC];
defvar Atomic = !listconcat(Embedded, [FeatureStdExtA]);
defvar AtomicF = !listconcat(Atomic, [FeatureStdExtF]);
defvar General = !listconcat(AtomicF, [FeatureStdExtD]);

def : Cpu<"generic", []>;
def : Cpu<"generic-rv32", Base32>;
def : Cpu<"generic-rv64", Base64>;
def : Cpu<"generic-ooo", []>;

def : Cpu<"rocket", [], [], RocketModel>;
def : Cpu<"rocket-rv32", !listconcat(Base32, [FeatureStdExtZifencei, FeatureStdExtZicsr]), [], RocketModel>;
def : Cpu<"rocket-rv64", !listconcat(Base64, [FeatureStdExtZifencei, FeatureStdExtZicsr]), [], RocketModel>;

def : Cpu<"sifive-7-series", [], [TuneSiFive7]>;

foreach name = ["sifive-e20", "sifive-e21"] in
  def : Cpu<name, !listconcat(Base32, Embedded, !if(!eq(name, "sifive-e21"), [FeatureStdExtA], []<SubtargetFeature>))>;
def : Cpu<"sifive-e24", !listconcat(Base32, AtomicF)>;
def : Cpu<"sifive-e31", !listconcat(Base32, Atomic)>;
def : Cpu<"sifive-e34", !listconcat(Base32, AtomicF)>;
def : Cpu<"sifive-e76", !listconcat(Base32, AtomicF), [TuneSiFive7]>;

foreach name = ["sifive-s21", "sifive-s51"] in
  def : Cpu<name, !listconcat(Base64, Atomic)>;
def : Cpu<"sifive-s54", !listconcat(Base64, General)>;
def : Cpu<"sifive-s76", !listconcat(Base64, General, [FeatureStdExtZihintpause]), [TuneSiFive7]>;
def : Cpu<"sifive-u54", !listconcat(Base64, General)>;
def : Cpu<"sifive-u74", !listconcat(Base64, General), [TuneSiFive7]>;

def : Cpu<"syntacore-scr1-base", !listconcat(Base32, [FeatureStdExtZicsr, FeatureStdExtZifencei, FeatureStdExtC]),
          [TuneNoDefaultUnroll]>;
def : Cpu<"syntacore-scr1-max", !listconcat(Base32, Embedded), [TuneNoDefaultUnroll]>;
