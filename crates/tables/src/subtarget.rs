//! Features, processors, predicates, hardware modes and scheduling models.

use crate::image::{List, Str, records};

records! {
    /// A `SubtargetFeature`. Features are numbered in the order of their names.
    pub struct Feature in Features {
        /// What `-mattr` takes.
        pub name: Str,
        pub description: Str,
        /// `FieldName` and value that the feature sets.
        pub field: Str,
        pub value: Str,
        /// Features switched on with it, directly.
        pub implies: List<u16>,
        /// The version of the extension that the feature is; 0.0 if it is none.
        pub major_version: u8,
        pub minor_version: u8,
    }

    /// A processor, or an alias of one. Sorted by name.
    pub struct Processor in Processors {
        pub name: Str,
        /// Features, without those implied.
        pub features: List<u16>,
        /// Features for tuning only.
        pub tune_features: List<u16>,
        pub sched_model: u16,
    }

    /// A `Predicate`: a condition on features and mode, with the text shown when it fails.
    pub struct Predicate in Predicates {
        pub name: Str,
        /// What the assembler says is required.
        pub description: Str,
        /// Expression over features ([`crate::expr`]), function index plus 1; 0 if only the code generator can tell.
        pub condition: u32,
    }

    /// The predicates of an instruction or alias; all must hold. Record 0 is empty.
    pub struct PredicateSet in PredicateSets {
        pub predicates: List<u16>,
    }

    /// A hardware mode. Record 0 is the default.
    pub struct Mode in Modes {
        pub name: Str,
        /// Expression over features, function index plus 1.
        pub condition: u32,
    }

    /// A `SchedMachineModel`. Record 0 says nothing. A number is -1 where the description leaves it to the scheduler.
    pub struct SchedModel in SchedModels {
        pub name: Str,
        pub issue_width: i16,
        pub micro_op_buffer_size: i16,
        pub loop_micro_op_buffer_size: i16,
        pub load_latency: i16,
        pub high_latency: i16,
        pub mispredict_penalty: i16,
        /// [`model_flags`].
        pub flags: u16,
        /// Resource 0 is none.
        pub resources: List<ProcResource>,
        /// By scheduling class number; then the classes that variants choose among.
        pub classes: List<SchedClass>,
        /// By scheduling class number; empty without itineraries.
        pub itineraries: List<ItinClass>,
        /// Functional units of the itineraries, by bit.
        pub units: List<Str>,
        pub bypasses: List<Str>,
    }

    /// A kind of execution unit.
    pub struct ProcResource in ProcResources {
        pub name: Str,
        pub num_units: u16,
        /// The resource of which this one is part; 0: none.
        pub super_resource: u16,
        /// -1: waits in the window of the processor; 0: holds up issue; 1: holds up the unit; more: a queue of its own.
        pub buffer_size: i16,
        /// Members of a group, as resource numbers.
        pub group: List<u16>,
    }

    /// Cost of the instructions of one scheduling class under one model.
    pub struct SchedClass in SchedClasses {
        pub name: Str,
        /// `u16::MAX`: not described by the model.
        pub micro_ops: u16,
        /// [`sched_flags`].
        pub flags: u16,
        pub writes: List<WriteResource>,
        /// By write, in the order of the definitions.
        pub latencies: List<WriteLatency>,
        pub read_advances: List<ReadAdvance>,
        /// Not empty if the cost depends on the instruction: the first variant whose condition holds.
        pub variants: List<SchedVariant>,
    }

    /// An alternative of a scheduling class.
    pub struct SchedVariant in SchedVariants {
        /// Index of a function over instructions ([`crate::expr`]).
        pub condition: u32,
        /// The class that takes its place, in the same model.
        pub class: u16,
    }

    /// Use of a resource from `acquire` to `release` cycles after issue.
    pub struct WriteResource in WriteResources {
        pub resource: u16,
        pub release: u16,
        pub acquire: u16,
    }

    /// Latency of one definition.
    pub struct WriteLatency in WriteLatencies {
        pub cycles: i16,
        /// Number that a [`ReadAdvance`] names; 0 if none does.
        pub write: u16,
    }

    /// A use that can take the result of a write earlier or later than its latency says.
    pub struct ReadAdvance in ReadAdvances {
        pub use_index: u16,
        /// 0: any write.
        pub write: u16,
        pub cycles: i16,
    }

    /// The itinerary of one scheduling class.
    pub struct ItinClass in ItinClasses {
        /// -1: depends on the instruction.
        pub micro_ops: i16,
        pub stages: List<ItinStage>,
        /// By operand: the cycle in which it is read or ready.
        pub operand_cycles: List<u16>,
        /// By operand: bypass plus 1; 0 for none.
        pub bypasses: List<u16>,
    }

    /// One of the units is taken for some cycles.
    pub struct ItinStage in ItinStages {
        pub cycles: u16,
        /// Bit set over the units of the model.
        pub units: u64,
        /// Cycles until the next stage begins; -1: after this one.
        pub time_inc: i16,
        /// 1: the units are kept from others but not used.
        pub reserved: u8,
    }
}

/// Bits of [`SchedModel::flags`].
pub mod model_flags {
    pub const POST_RA_SCHEDULER: u16 = 1;
    pub const COMPLETE: u16 = 2;
    pub const INTERVALS: u16 = 4;
}

/// Bits of [`SchedClass::flags`].
pub mod sched_flags {
    pub const BEGIN_GROUP: u16 = 1;
    pub const END_GROUP: u16 = 2;
    pub const RETIRE_OUT_OF_ORDER: u16 = 4;
}
