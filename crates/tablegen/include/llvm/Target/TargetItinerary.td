// Itineraries: timing written as the functional units that an instruction occupies, cycle by cycle.

class FuncUnit;
class Bypass;
class InstrItinClass;

def NoBypass : Bypass;
def NoItinerary : InstrItinClass;

// Whether a unit is in use, or only kept from being used by others.
class ReservationKind<bits<1> val> {
  int Value = val;
}

def Required : ReservationKind<0>;
def Reserved : ReservationKind<1>;

// One of the units is taken for some cycles; the next stage begins after timeinc cycles, or after this stage if negative.
class InstrStage<int cycles, list<FuncUnit> units, int timeinc = -1, ReservationKind kind = Required> {
  int Cycles = cycles;
  list<FuncUnit> Units = units;
  int TimeInc = timeinc;
  int Kind = kind.Value;
}

// Stages of one class; for each operand, the cycle in which it is read or ready and the bypass it may take.
class InstrItinData<InstrItinClass Class, list<InstrStage> stages, list<int> operandcycles = [],
                    list<Bypass> bypasses = [], int uops = 1> {
  InstrItinClass TheClass = Class;
  int NumMicroOps = uops;
  list<InstrStage> Stages = stages;
  list<int> OperandCycles = operandcycles;
  list<Bypass> Bypasses = bypasses;
}

class ProcessorItineraries<list<FuncUnit> fu, list<Bypass> bp, list<InstrItinData> iid> {
  list<FuncUnit> FU = fu;
  list<Bypass> BP = bp;
  list<InstrItinData> IID = iid;
  // Name space of the packetizer that is made from the stages.
  string PacketizerNamespace = "";
}

def NoItineraries : ProcessorItineraries<[], [], []>;

// Units that are taken whenever another one is.
class ComboFuncData<FuncUnit ComboFunc, list<FuncUnit> funclist> {
  FuncUnit TheComboFunc = ComboFunc;
  list<FuncUnit> FuncList = funclist;
}

class ComboFuncUnits<list<ComboFuncData> cfd> {
  list<ComboFuncData> CFD = cfd;
}
