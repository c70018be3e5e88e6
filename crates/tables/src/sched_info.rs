//! Questions about timing, answered from an image: what LLVM's `MCSchedModel` and `TargetSchedModel` answer from generated
//! tables.
//!
//! A model is a number ([`crate::subtarget::Processor::sched_model`]); 0 knows nothing, and then everything takes the
//! default. A class whose cost depends on the instruction is resolved first, with a function that runs conditions.

use crate::image::{Image, Records};
use crate::instructions::{Instruction, inst_flags};
use crate::subtarget::{
    ItinClass, ItinStage, ProcResource, SchedClass, SchedModel, WriteResource, model_flags,
};

/// Timing under one model.
#[derive(Clone, Copy, Debug)]
pub struct SchedInfo<'a> {
    image: &'a Image,
    model: SchedModel,
}

/// Variants may lead to variants, to this depth.
const MAX_VARIANTS: u32 = 8;

impl<'a> SchedInfo<'a> {
    pub fn new(image: &'a Image, model: u16) -> SchedInfo<'a> {
        let record = image.records::<SchedModel>().get(model as usize);
        let unknown = SchedModel {
            issue_width: -1,
            micro_op_buffer_size: -1,
            loop_micro_op_buffer_size: -1,
            load_latency: -1,
            high_latency: -1,
            mispredict_penalty: -1,
            ..SchedModel::default()
        };
        SchedInfo { image, model: record.unwrap_or(unknown) }
    }

    /// The number of the model of this name.
    pub fn by_name(image: &Image, name: &str) -> Option<u16> {
        image.records::<SchedModel>().iter().position(|m| image.string(m.name) == name).map(|m| m as u16)
    }

    pub fn name(&self) -> &'a str {
        self.image.string(self.model.name)
    }

    // ---- The machine ----------------------------------------------------------------------------------------------------

    /// Micro-operations per cycle.
    pub fn issue_width(&self) -> u16 {
        or_default(self.model.issue_width, 1)
    }

    /// 0: in order; more: size of the window in which instructions are reordered.
    pub fn micro_op_buffer_size(&self) -> u16 {
        or_default(self.model.micro_op_buffer_size, 0)
    }

    pub fn loop_micro_op_buffer_size(&self) -> u16 {
        or_default(self.model.loop_micro_op_buffer_size, 0)
    }

    /// Cycles of a load that hits.
    pub fn load_latency(&self) -> u16 {
        or_default(self.model.load_latency, 4)
    }

    /// Cycles of an operation that takes very long.
    pub fn high_latency(&self) -> u16 {
        or_default(self.model.high_latency, 10)
    }

    pub fn mispredict_penalty(&self) -> u16 {
        or_default(self.model.mispredict_penalty, 10)
    }

    pub fn is_complete(&self) -> bool {
        self.model.flags & model_flags::COMPLETE != 0
    }

    pub fn post_ra_scheduler(&self) -> bool {
        self.model.flags & model_flags::POST_RA_SCHEDULER != 0
    }

    /// Whether the model says what instructions cost, other than by itineraries.
    pub fn has_classes(&self) -> bool {
        self.model.classes.len != 0
    }

    pub fn has_itineraries(&self) -> bool {
        self.model.itineraries.len != 0
    }

    /// Resource 0 is none.
    pub fn resources(&self) -> Records<'a, ProcResource> {
        self.image.list(self.model.resources)
    }

    pub fn resource_name(&self, resource: u16) -> &'a str {
        self.image.string(self.resources().get(resource as usize).unwrap_or_default().name)
    }

    // ---- Classes --------------------------------------------------------------------------------------------------------

    /// The class of an instruction, before variants are resolved.
    pub fn class_of(&self, opcode: u16) -> u16 {
        self.image.records::<Instruction>().get(opcode as usize).unwrap_or_default().sched_class
    }

    /// `None` if the model does not describe the class.
    pub fn class(&self, class: u16) -> Option<SchedClass> {
        let record = self.image.list(self.model.classes).get(class as usize)?;
        (record.micro_ops != u16::MAX || record.variants.len != 0).then_some(record)
    }

    pub fn class_name(&self, class: u16) -> &'a str {
        let record = self.image.list(self.model.classes).get(class as usize).unwrap_or_default();
        self.image.string(record.name)
    }

    /// The class that counts for an instruction: `holds` runs a condition, a function over instructions, on it.
    #[doc(alias = "resolveVariantSchedClass")]
    pub fn resolve(&self, class: u16, mut holds: impl FnMut(u32) -> bool) -> u16 {
        let mut class = class;
        for _ in 0..MAX_VARIANTS {
            let record = self.image.list(self.model.classes).get(class as usize).unwrap_or_default();
            let chosen = self.image.list(record.variants).iter().find(|v| holds(v.condition));
            match chosen {
                Some(variant) => class = variant.class,
                None => break,
            }
        }
        class
    }

    /// Micro-operations; 1 if nothing is known.
    pub fn micro_ops(&self, class: u16) -> u16 {
        match (self.class(class), self.itinerary(class)) {
            (Some(record), _) => record.micro_ops,
            (None, Some(itinerary)) => u16::try_from(itinerary.micro_ops).unwrap_or(1),
            (None, None) => 1,
        }
    }

    /// Resources that an instruction of a class takes.
    pub fn uses(&self, class: u16) -> impl ExactSizeIterator<Item = WriteResource> + use<'a> {
        self.image.list(self.class(class).unwrap_or_default().writes).iter()
    }

    /// Cycles until all results of an instruction are ready; `None` if the model does not describe its class.
    pub fn latency(&self, class: u16) -> Option<u16> {
        if let Some(record) = self.class(class) {
            let cycles = self.image.list(record.latencies).iter().map(|l| self.cycles(l.cycles));
            return Some(cycles.max().unwrap_or(0));
        }
        let itinerary = self.itinerary(class)?;
        let (mut start, mut end) = (0u16, 0u16);
        for stage in self.image.list(itinerary.stages).iter() {
            end = end.max(start.saturating_add(stage.cycles));
            let next = u16::try_from(stage.time_inc).unwrap_or(stage.cycles);
            start = start.saturating_add(next);
        }
        Some(end)
    }

    /// Cycles until definition `def` is ready; `None` if the class does not say.
    pub fn def_latency(&self, class: u16, def: usize) -> Option<u16> {
        let record = self.class(class)?;
        self.image.list(record.latencies).get(def).map(|l| self.cycles(l.cycles))
    }

    /// Cycles between issue of the instruction that defines and issue of the one that uses, for definition `def` and use
    /// `used`, counted among definitions and among uses.
    #[doc(alias = "computeOperandLatency")]
    pub fn operand_latency(&self, def_class: u16, def: usize, use_class: u16, used: usize) -> Option<u16> {
        let record = self.class(def_class)?;
        let write = self.image.list(record.latencies).get(def)?;
        let latency = i32::from(self.cycles(write.cycles));
        let advance = self.read_advance(use_class, used as u16, write.write);
        Some(u16::try_from((latency - i32::from(advance)).max(0)).unwrap_or(u16::MAX))
    }

    /// Cycles that a use gains on a write.
    pub fn read_advance(&self, class: u16, use_index: u16, write: u16) -> i16 {
        let Some(record) = self.class(class) else { return 0 };
        let advances = self.image.list(record.read_advances);
        let found = advances.iter().find(|a| a.use_index == use_index && (a.write == 0 || a.write == write));
        found.map_or(0, |a| a.cycles)
    }

    /// The latency to assume for an instruction about which the model says nothing.
    pub fn default_latency(&self, opcode: u16) -> u16 {
        let flags = self.image.records::<Instruction>().get(opcode as usize).unwrap_or_default().flags;
        if flags & inst_flags::META != 0 {
            0
        } else if flags & inst_flags::MAY_LOAD != 0 {
            self.load_latency()
        } else {
            1
        }
    }

    /// A negative latency is unknown: very long.
    fn cycles(&self, cycles: i16) -> u16 {
        u16::try_from(cycles).unwrap_or(1000)
    }

    // ---- Itineraries ----------------------------------------------------------------------------------------------------

    /// The itinerary of a class, if it has stages or operand cycles.
    pub fn itinerary(&self, class: u16) -> Option<ItinClass> {
        let found = self.image.list(self.model.itineraries).get(class as usize)?;
        (found != ItinClass::default()).then_some(found)
    }

    pub fn stages(&self, class: u16) -> impl ExactSizeIterator<Item = ItinStage> + use<'a> {
        self.image.list(self.itinerary(class).unwrap_or_default().stages).iter()
    }

    /// Names of the functional units in a bit set.
    pub fn unit_names(&self, units: u64) -> Vec<&'a str> {
        let names = self.image.list(self.model.units);
        let bits = (0..64).filter(|b| units >> b & 1 != 0);
        bits.filter_map(|b| names.get(b)).map(|n| self.image.string(n)).collect()
    }

    /// The cycle in which an operand is read or ready.
    pub fn operand_cycle(&self, class: u16, operand: usize) -> Option<u16> {
        self.image.list(self.itinerary(class)?.operand_cycles).get(operand)
    }
}

fn or_default(value: i16, default: u16) -> u16 {
    u16::try_from(value).unwrap_or(default)
}
