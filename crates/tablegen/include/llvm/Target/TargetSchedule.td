// Timing of processors: machine models, resources, and costs per operand.
//
// Instructions name abstract reads and writes, one per operand (Sched). A processor says what each costs (WriteRes,
// ReadAdvance), or overrides the instruction as a whole (InstRW, ItinRW). What depends on the operands is a variant.

include "llvm/Target/TargetItinerary.td"

class Instruction;

// Operators that pick instructions: by record, by a regular expression over names, and an instruction that should not
// be there.
def instrs;
def instregex;

// ---- Machine models -------------------------------------------------------------------------------------------------
// A value of -1 stands for the default of the scheduler.

class SchedMachineModel {
  // Micro-operations per cycle.
  int IssueWidth = -1;
  // 0: in order; above 1: size of the reorder window.
  int MicroOpBufferSize = -1;
  int LoopMicroOpBufferSize = -1;
  // Cycles of a load that hits; of an operation that takes very long; of a branch that was not foreseen.
  int LoadLatency = -1;
  int HighLatency = -1;
  int MispredictPenalty = -1;

  ProcessorItineraries Itineraries = NoItineraries;
  bit PostRAScheduler = false;

  // The table builder complains about instructions without costs, except those that need one of UnsupportedFeatures.
  bit CompleteModel = true;
  list<Predicate> UnsupportedFeatures = [];
  // It complains about an instruction that two InstRW match.
  bit FullInstRWOverlapCheck = true;
  bit NoModel = false;
  // Resources are booked as intervals, not from issue on.
  bit EnableIntervals = false;
}

def NoSchedModel : SchedMachineModel {
  let NoModel = true;
  let CompleteModel = false;
}

// ---- Resources ------------------------------------------------------------------------------------------------------

class ProcResourceKind;

// `num` units of a kind. BufferSize: -1 waits in the window of the processor; 0 holds up issue; 1 holds up the unit; more
// is a queue of its own.
class ProcResourceUnits<ProcResourceKind kind, int num> {
  ProcResourceKind Kind = kind;
  int NumUnits = num;
  // A unit of which these are part.
  ProcResourceKind Super = ?;
  int BufferSize = -1;
  SchedMachineModel SchedModel = ?;
}

class ProcResource<int num> : ProcResourceKind, ProcResourceUnits<!cast<ProcResourceKind>(NAME), num>;

// Any one of the members.
class ProcResGroup<list<ProcResource> resources> : ProcResourceKind {
  list<ProcResource> Resources = resources;
  SchedMachineModel SchedModel = ?;
  int BufferSize = -1;
}

// ---- Reads and writes -----------------------------------------------------------------------------------------------

class SchedReadWrite;
class SchedWrite : SchedReadWrite;
class SchedRead : SchedReadWrite;

// An operand without cost.
def NoWrite : SchedWrite;
// A read that takes nothing early.
def ReadDefault : SchedRead;

// Mixed into an instruction: its writes in the order of the definitions, then its reads in the order of the uses.
class Sched<list<SchedReadWrite> schedrw> {
  list<SchedReadWrite> SchedRW = schedrw;
}

// One write after the other, `rep` times.
class WriteSequence<list<SchedWrite> writes, int rep = 1> : SchedWrite {
  list<SchedWrite> Writes = writes;
  int Repeat = rep;
  SchedMachineModel SchedModel = ?;
}

// ---- What a write costs ---------------------------------------------------------------------------------------------

class ProcWriteResources<list<ProcResourceKind> resources> {
  list<ProcResourceKind> ProcResources = resources;
  // Per resource, the cycle in which it is free again and the one in which it is taken.
  list<int> ReleaseAtCycles = [];
  list<int> AcquireAtCycles = [];
  int Latency = 1;
  int NumMicroOps = 1;
  // Begins or ends a group of instructions issued together.
  bit BeginGroup = false;
  bit EndGroup = false;
  // The processor does not have such instructions.
  bit Unsupported = false;
  // Issues alone.
  bit SingleIssue = false;
  // Retires out of order.
  bit RetireOOO = false;
  SchedMachineModel SchedModel = ?;
}

// The cost of an abstract write.
class WriteRes<SchedWrite write, list<ProcResourceKind> resources> : ProcWriteResources<resources> {
  SchedWrite WriteType = write;
}

// A write that carries its cost, for InstRW.
class SchedWriteRes<list<ProcResourceKind> resources> : SchedWrite, ProcWriteResources<resources>;

// ---- What a read gains ----------------------------------------------------------------------------------------------

// The operand is needed `cycles` later than issue, so a result of ValidWrites (of any write if empty) is ready earlier.
class ProcReadAdvance<int cycles, list<SchedWrite> writes = [], list<int> tunables = []> {
  int Cycles = cycles;
  list<SchedWrite> ValidWrites = writes;
  list<int> CycleTunables = tunables;
  bit Unsupported = false;
  SchedMachineModel SchedModel = ?;
}

class ReadAdvance<SchedRead read, int cycles, list<SchedWrite> writes = [], list<int> tunables = []>
    : ProcReadAdvance<cycles, writes, tunables> {
  SchedRead ReadType = read;
}

class SchedReadAdvance<int cycles, list<SchedWrite> writes = [], list<int> tunables = []>
    : SchedRead, ProcReadAdvance<cycles, writes, tunables>;

def NoReadAdvance : SchedReadAdvance<0>;

// ---- Variants -------------------------------------------------------------------------------------------------------

class SchedPredicateBase;

// A predicate over instructions as both code generator and assembler see them.
class MCSchedPredicate<MCInstPredicate P> : SchedPredicateBase {
  MCInstPredicate Pred = P;
  SchedMachineModel SchedModel = ?;
}

// A predicate given as code.
class SchedPredicate<code pred> : SchedPredicateBase {
  SchedMachineModel SchedModel = ?;
  code Predicate = pred;
}

class FeatureSchedPredicate<SubtargetFeature SF> : SchedPredicateBase {
  SubtargetFeature Feature = SF;
  SchedMachineModel SchedModel = ?;
}

class SchedPredicateCombiner<list<SchedPredicateBase> predicates> : SchedPredicateBase {
  SchedMachineModel SchedModel = ?;
  list<SchedPredicateBase> Predicates = predicates;
}

class AllOfSchedPreds<list<SchedPredicateBase> predicates> : SchedPredicateCombiner<predicates>;
class AnyOfSchedPreds<list<SchedPredicateBase> predicates> : SchedPredicateCombiner<predicates>;
class NotSchedPred<SchedPredicateBase predicate> : SchedPredicateCombiner<[predicate]>;
class NoneOfSchedPreds<list<SchedPredicateBase> predicates> : NotSchedPred<AnyOfSchedPreds<predicates>>;

def NoSchedPred : MCSchedPredicate<TruePred>;

// Under the predicate, these reads or writes take the place of the variant.
class SchedVar<SchedPredicateBase pred, list<SchedReadWrite> selected> {
  SchedPredicateBase Predicate = pred;
  list<SchedReadWrite> Selected = selected;
  SchedMachineModel SchedModel = ?;
}

// The first alternative whose predicate holds; the last one should hold always.
class SchedVariant<list<SchedVar> variants> {
  list<SchedVar> Variants = variants;
  // Stands for all operands that follow.
  bit Variadic = false;
  SchedMachineModel SchedModel = ?;
}

class SchedWriteVariant<list<SchedVar> variants> : SchedWrite, SchedVariant<variants>;
class SchedReadVariant<list<SchedVar> variants> : SchedRead, SchedVariant<variants>;

// Code put in front of predicates given as code.
class PredicateProlog<code c> {
  code Code = c;
}

// ---- Overrides ------------------------------------------------------------------------------------------------------

class InstRW<list<SchedReadWrite> rw, dag instrlist> {
  list<SchedReadWrite> OperandReadWrites = rw;
  dag Instrs = instrlist;
  SchedMachineModel SchedModel = ?;
  bit Unsupported = false;
}

class ItinRW<list<SchedReadWrite> rw, list<InstrItinClass> iic> {
  list<InstrItinClass> MatchedItinClasses = iic;
  list<SchedReadWrite> OperandReadWrites = rw;
  SchedMachineModel SchedModel = ?;
}

// In a model, `match` is to be read as `alias`.
class SchedAlias<SchedReadWrite match, SchedReadWrite alias> {
  SchedReadWrite MatchRW = match;
  SchedReadWrite AliasRW = alias;
  SchedMachineModel SchedModel = ?;
}

// ---- Facts for simulation of the pipeline ---------------------------------------------------------------------------

class RegisterFile<int numPhysRegs, list<RegisterClass> Classes = [], list<int> Costs = [],
                   list<bit> AllowMoveElim = [], int MaxMoveElimPerCy = 0, bit AllowZeroMoveElimOnly = false> {
  list<RegisterClass> RegClasses = Classes;
  list<int> RegCosts = Costs;
  list<bit> AllowMoveElimination = AllowMoveElim;
  int NumPhysRegs = numPhysRegs;
  int MaxMovesEliminatedPerCycle = MaxMoveElimPerCy;
  bit AllowZeroMoveEliminationOnly = AllowZeroMoveElimOnly;
  SchedMachineModel SchedModel = ?;
}

class RetireControlUnit<int bufferSize, int retirePerCycle> {
  int ReorderBufferSize = bufferSize;
  int MaxRetirePerCycle = retirePerCycle;
  SchedMachineModel SchedModel = ?;
}

class MemoryQueue<ProcResourceKind PR> {
  ProcResourceKind QueueDescriptor = PR;
  SchedMachineModel SchedModel = ?;
}

class LoadQueue<ProcResourceKind LDQueue> : MemoryQueue<LDQueue>;
class StoreQueue<ProcResourceKind STQueue> : MemoryQueue<STQueue>;

// ---- Processors -----------------------------------------------------------------------------------------------------

class Processor<string n, ProcessorItineraries pi, list<SubtargetFeature> f, list<SubtargetFeature> tunef = []> {
  // Spelling in -mcpu.
  string Name = n;
  SchedMachineModel SchedModel = NoSchedModel;
  ProcessorItineraries ProcItin = pi;
  list<SubtargetFeature> Features = f;
  // Features that change choices, not what can be executed.
  list<SubtargetFeature> TuneFeatures = tunef;
}

class ProcessorModel<string n, SchedMachineModel m, list<SubtargetFeature> f, list<SubtargetFeature> tunef = []>
    : Processor<n, NoItineraries, f, tunef> {
  let SchedModel = m;
}
