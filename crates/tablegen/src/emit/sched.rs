//! Timing in the image.

use super::image::Emitter;
use super::inst_info::{InstNames, Sink};
use crate::model::fields::{Def, Result};
use crate::model::inst_predicate::Compiler;
use crate::model::sched::{ClassCost, Itinerary, Model};
use tables::image::List;
use tables::subtarget as rec;

impl Emitter<'_> {
    pub(super) fn write_scheduling(&mut self) {
        let models = std::mem::take(&mut self.scheduling.models);
        for model in &models {
            let result = self.model_record(model);
            let record = self.report(result).unwrap_or_default();
            self.image.push(record);
        }
        self.scheduling.models = models;
    }

    fn model_record(&mut self, model: &Model) -> Result<rec::SchedModel> {
        let mut classes = Vec::new();
        for cost in &model.costs {
            classes.push(self.class_cost(cost)?);
        }
        let mut resources = Vec::new();
        for resource in &model.resources {
            resources.push(rec::ProcResource {
                name: self.image.string(&resource.name),
                num_units: resource.num_units,
                super_resource: resource.super_resource,
                buffer_size: resource.buffer_size,
                group: self.image.numbers(&resource.members),
            });
        }
        let mut record = rec::SchedModel {
            name: self.image.string(&model.name),
            issue_width: model.issue_width as i16,
            micro_op_buffer_size: model.micro_op_buffer_size as i16,
            loop_micro_op_buffer_size: model.loop_micro_op_buffer_size as i16,
            load_latency: model.load_latency as i16,
            high_latency: model.high_latency as i16,
            mispredict_penalty: model.mispredict_penalty as i16,
            flags: 0,
            resources: self.image.push_all(&resources),
            classes: self.image.push_all(&classes),
            ..Default::default()
        };
        for (set, flag) in [
            (model.post_ra, rec::model_flags::POST_RA_SCHEDULER),
            (model.complete, rec::model_flags::COMPLETE),
            (model.intervals, rec::model_flags::INTERVALS),
        ] {
            record.flags |= if set { flag } else { 0 };
        }
        if let Some(itinerary) = &model.itinerary {
            record.itineraries = self.itineraries(itinerary);
            record.units = self.strings(&itinerary.units);
            record.bypasses = self.strings(&itinerary.bypasses);
        }
        Ok(record)
    }

    fn class_cost(&mut self, cost: &ClassCost) -> Result<rec::SchedClass> {
        let writes: Vec<_> = (cost.resources.iter())
            .map(|u| rec::WriteResource { resource: u.resource, release: u.release, acquire: u.acquire })
            .collect();
        let latencies: Vec<_> =
            (cost.latencies.iter()).map(|l| rec::WriteLatency { cycles: l.cycles, write: l.write }).collect();
        let advances: Vec<_> = (cost.read_advances.iter())
            .map(|a| rec::ReadAdvance { use_index: a.use_index, write: a.write, cycles: a.cycles })
            .collect();
        let mut variants = Vec::new();
        for (conditions, class) in &cost.variants {
            let conditions: Vec<Def<'_>> = conditions.iter().map(|&c| Def::new(self.records, c)).collect();
            let names = InstNames(self.subtargets);
            let mut sink = Sink { image: &mut self.image, functions: &mut self.functions };
            let condition = Compiler::new(&self.instructions, self.registers, &names, &mut sink)
                .all_of(&cost.name, &conditions)?;
            variants.push(rec::SchedVariant { condition, class: *class });
        }
        let mut flags = 0;
        for (set, flag) in [
            (cost.begin_group, rec::sched_flags::BEGIN_GROUP),
            (cost.end_group, rec::sched_flags::END_GROUP),
            (cost.retire_out_of_order, rec::sched_flags::RETIRE_OUT_OF_ORDER),
        ] {
            flags |= if set { flag } else { 0 };
        }
        Ok(rec::SchedClass {
            name: self.image.string(&cost.name),
            micro_ops: cost.micro_ops.unwrap_or(u16::MAX),
            flags,
            writes: self.image.push_all(&writes),
            latencies: self.image.push_all(&latencies),
            read_advances: self.image.push_all(&advances),
            variants: self.image.push_all(&variants),
        })
    }

    fn itineraries(&mut self, itinerary: &Itinerary) -> List<rec::ItinClass> {
        let mut classes = Vec::new();
        for class in &itinerary.classes {
            let Some(class) = class else {
                classes.push(rec::ItinClass::default());
                continue;
            };
            let stages: Vec<_> = (class.stages.iter())
                .map(|s| rec::ItinStage {
                    cycles: s.cycles,
                    units: s.units,
                    time_inc: s.time_inc,
                    reserved: s.reserved.into(),
                })
                .collect();
            classes.push(rec::ItinClass {
                micro_ops: class.micro_ops,
                stages: self.image.push_all(&stages),
                operand_cycles: self.image.numbers(&class.operand_cycles),
                bypasses: self.image.numbers(&class.bypasses),
            });
        }
        self.image.push_all(&classes)
    }
}
