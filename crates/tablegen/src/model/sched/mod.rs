//! Timing: machine models, resources, itineraries, and what the instructions of each scheduling class cost.
//!
//! # Words
//! * An instruction names abstract *writes* and *reads* (`SchedRW`), one per operand, or an itinerary class.
//! * A *model* says what they cost: latency and resources of a write (`WriteRes`), cycles that a read gains
//!   (`ReadAdvance`); or replaces them for some instructions (`InstRW`, `ItinRW`); or says that one stands for another
//!   (`SchedAlias`), or for one of several depending on the instruction (`SchedVariant`).
//! * A *scheduling class* is a set of instructions that no model tells apart. Class 0 is that of instructions about which
//!   nothing is said.
//!
//! # Phases
//! [`classes`] finds the classes; [`cost`] works out each class under each model. A class with variants is a list of
//! conditions, each with a class of its own that only exists in that model.
//!
//! # Cost
//! Linear in instructions, and in classes times models; a class with variants is multiplied out, to a stated limit.

mod classes;
mod cost;
mod itinerary;

pub use itinerary::{ItinClass, Itinerary, Stage};

use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::model::fields::{Def, Result, defs_of};
use crate::model::instructions::Instructions;
use support::diag::Diagnostics;
use support::hash::FxHashMap;

/// The timing of a target.
#[derive(Debug, Default)]
pub struct Scheduling {
    /// Model 0 says nothing.
    pub models: Vec<Model>,
    pub classes: Vec<SchedClass>,
    /// By opcode.
    pub class_of: Vec<u16>,
    model_numbers: FxHashMap<RecordId, u16>,
}

/// A scheduling class.
#[derive(Clone, Debug, Default)]
pub struct SchedClass {
    /// Made of the names of its writes and reads, or of its first instruction.
    pub name: String,
    pub itinerary: Option<RecordId>,
    /// Writes and reads that the instructions name.
    pub reads_writes: Vec<RecordId>,
    /// By model: the `InstRW` that replaces them.
    pub overrides: Vec<(u16, RecordId)>,
    /// An instruction of the class, for messages.
    pub example: Option<RecordId>,
}

/// A machine model. Numbers that the description leaves to the scheduler are -1.
#[derive(Clone, Debug, Default)]
pub struct Model {
    pub name: String,
    pub def: Option<RecordId>,
    pub issue_width: i64,
    pub micro_op_buffer_size: i64,
    pub loop_micro_op_buffer_size: i64,
    pub load_latency: i64,
    pub high_latency: i64,
    pub mispredict_penalty: i64,
    pub post_ra: bool,
    pub complete: bool,
    pub intervals: bool,
    /// Resource 0 is none.
    pub resources: Vec<Resource>,
    /// By class; then the classes that variants choose among.
    pub costs: Vec<ClassCost>,
    pub itinerary: Option<Itinerary>,
}

/// A kind of execution unit, or a group of kinds.
#[derive(Clone, Debug, Default)]
pub struct Resource {
    pub name: String,
    pub def: Option<RecordId>,
    pub num_units: u16,
    /// The resource of which this one is part; 0: none.
    pub super_resource: u16,
    pub buffer_size: i16,
    /// Members of a group.
    pub members: Vec<u16>,
}

/// What an instruction costs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassCost {
    pub name: String,
    /// `None`: the model does not describe the class.
    pub micro_ops: Option<u16>,
    pub begin_group: bool,
    pub end_group: bool,
    pub retire_out_of_order: bool,
    /// Ascending by resource.
    pub resources: Vec<ResourceUse>,
    /// By write.
    pub latencies: Vec<Latency>,
    pub read_advances: Vec<ReadAdvance>,
    /// Alternatives: all of these predicates lead to that class. The first that holds is taken.
    pub variants: Vec<(Vec<RecordId>, u16)>,
}

/// A resource is taken from one cycle after issue to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResourceUse {
    pub resource: u16,
    pub acquire: u16,
    pub release: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    pub cycles: i16,
    /// Number of the write, for [`ReadAdvance`]; 0 if no read asks for it.
    pub write: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadAdvance {
    pub use_index: u16,
    /// 0: any write.
    pub write: u16,
    pub cycles: i16,
}

impl Scheduling {
    /// The number of the model that a processor names; itineraries alone are a model too.
    pub fn model_of(&self, processor: Def<'_>) -> u16 {
        let number = |field| {
            let def = processor.def(field).ok().flatten()?;
            self.model_numbers.get(&def.id).copied().filter(|&n| n != 0)
        };
        number("SchedModel").or_else(|| number("ProcItin")).unwrap_or(0)
    }

    /// Reads models and works out all costs; mistakes are reported.
    pub fn read(
        records: &Records,
        instructions: &Instructions<'_>,
        diagnostics: &mut Diagnostics,
    ) -> Scheduling {
        let mut this = Scheduling::default();
        this.number_models(records, diagnostics);
        classes::find(&mut this, records, instructions, diagnostics);
        cost::derive(&mut this, records, instructions, diagnostics);
        let itinerary_classes: Vec<_> = this.classes.iter().map(|c| c.itinerary).collect();
        for model in &mut this.models {
            let Some(def) = model.def.map(|d| Def::new(records, d)) else { continue };
            match itinerary::read(def, &itinerary_classes) {
                Ok(itinerary) => model.itinerary = itinerary,
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
        this
    }

    fn number_models(&mut self, records: &Records, diagnostics: &mut Diagnostics) {
        let mut defs = defs_of(records, "SchedMachineModel");
        // The one that says nothing has number 0, whatever it is called.
        defs.sort_by_key(|d| !d.bit("NoModel").unwrap_or(false));
        let none = defs.first().filter(|d| d.bit("NoModel").unwrap_or(false)).map(|d| d.id);
        if none.is_none() {
            self.models.push(Model { name: "NoSchedModel".to_owned(), ..Model::default() });
        }
        // Itineraries that a processor names without a model.
        for processor in defs_of(records, "Processor") {
            let field = |f| processor.def(f).ok().flatten();
            let has_model = field("SchedModel").is_some_and(|m| Some(m.id) != none);
            if let Some(itineraries) = field("ProcItin").filter(|i| !has_model && i.name() != "NoItineraries")
                && !defs.iter().any(|d| d.id == itineraries.id)
            {
                defs.push(itineraries);
            }
        }
        for def in defs {
            self.model_numbers.insert(def.id, self.models.len() as u16);
            match read_model(def) {
                Ok(model) => self.models.push(model),
                Err(diagnostic) => {
                    diagnostics.push(*diagnostic);
                    self.models.push(Model::default());
                }
            }
        }
    }

    /// The model that a record belongs to (`let SchedModel = M in …`).
    fn model_number(&self, def: Def<'_>) -> Option<u16> {
        self.model_numbers.get(&def.def("SchedModel").ok()??.id).copied()
    }
}

fn read_model(def: Def<'_>) -> Result<Model> {
    let number = |field| -> Result<i64> { Ok(def.int(field)?.unwrap_or(-1)) };
    Ok(Model {
        name: def.name().to_owned(),
        def: Some(def.id),
        issue_width: number("IssueWidth")?,
        micro_op_buffer_size: number("MicroOpBufferSize")?,
        loop_micro_op_buffer_size: number("LoopMicroOpBufferSize")?,
        load_latency: number("LoadLatency")?,
        high_latency: number("HighLatency")?,
        mispredict_penalty: number("MispredictPenalty")?,
        post_ra: def.bit("PostRAScheduler")?,
        complete: def.bit("CompleteModel")?,
        intervals: def.bit("EnableIntervals")?,
        ..Model::default()
    })
}
