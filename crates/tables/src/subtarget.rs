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

    /// A `SchedMachineModel`.
    pub struct SchedModel in SchedModels {
        pub name: Str,
        pub issue_width: u16,
        pub micro_op_buffer_size: i16,
        pub loop_micro_op_buffer_size: i16,
        pub load_latency: u16,
        pub high_latency: u16,
        pub mispredict_penalty: u16,
        /// Bit 0: post-RA scheduler; bit 1: complete model; bit 2: intervals.
        pub flags: u16,
        pub resources: List<ProcResource>,
        /// By scheduling class number.
        pub classes: List<SchedClass>,
    }

    /// A kind of execution unit.
    pub struct ProcResource in ProcResources {
        pub name: Str,
        pub num_units: u16,
        pub super_resource: u16,
        pub buffer_size: i16,
        /// Members of a group, as resource numbers.
        pub group: List<u16>,
    }

    /// Cost of the instructions of one scheduling class under one model.
    pub struct SchedClass in SchedClasses {
        pub name: Str,
        /// `u16::MAX`: not described by the model.
        pub micro_ops: u16,
        /// Bit 0: begin group; bit 1: end group; bit 2: retire with; bit 3: variant.
        pub flags: u16,
        pub writes: List<WriteResource>,
        pub latencies: List<WriteLatency>,
        pub read_advances: List<ReadAdvance>,
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
        pub write: u16,
    }

    /// A use that can take the result of a write earlier or later than its latency says.
    pub struct ReadAdvance in ReadAdvances {
        pub use_index: u16,
        pub write: u16,
        pub cycles: i16,
    }
}
