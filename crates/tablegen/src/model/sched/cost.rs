//! What each class costs under each model.
//!
//! The writes and reads of a class are expanded: a model may let one stand for another, for a sequence, or for one of several
//! by a condition. Expansion gives a list of alternatives, each a list of conditions and, per operand, the plain writes or
//! the plain read that count. The cost of an alternative is the sum of the costs of its parts; a latency is kept for
//! each write operand.

use super::classes::by_model_and_field;
use super::{ClassCost, Latency, Model, ReadAdvance, Resource, ResourceUse, Scheduling};
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::model::fields::{Def, Result, defs_of};
use crate::model::instructions::Instructions;
use support::diag::Diagnostics;
use support::hash::FxHashMap;

/// Alternatives of one class.
const MAX_ALTERNATIVES: usize = 256;
/// Sequences in sequences, aliases of aliases.
const MAX_DEPTH: u32 = 32;

struct Deriver<'a> {
    records: &'a Records,
    model: u16,
    resources: Vec<Resource>,
    resource_numbers: FxHashMap<RecordId, u16>,
    facts: &'a Facts,
}

/// What models say, by model and by what it is about.
struct Facts {
    write_res: FxHashMap<(u16, RecordId), RecordId>,
    read_advance: FxHashMap<(u16, RecordId), RecordId>,
    aliases: FxHashMap<(u16, RecordId), RecordId>,
    /// `ItinRW` by model and itinerary class.
    itin_rw: FxHashMap<(u16, RecordId), RecordId>,
    /// Resources by model and abstract kind.
    kinds: FxHashMap<(u16, RecordId), RecordId>,
    /// Numbers of the writes that some read asks for.
    write_numbers: FxHashMap<RecordId, u16>,
}

/// An operand: the writes that make it, in sequence, or a read.
#[derive(Clone, Debug)]
enum Part {
    Write(Vec<RecordId>),
    Read(RecordId),
}

/// Conditions, and the operands if they hold.
type Alternative = (Vec<RecordId>, Vec<Part>);

/// Fills in resources and costs of all models.
pub fn derive(
    sched: &mut Scheduling,
    records: &Records,
    instructions: &Instructions<'_>,
    diagnostics: &mut Diagnostics,
) {
    let facts = facts(sched, records, diagnostics);
    for model in 0..sched.models.len() {
        // Itineraries alone cost what they say.
        let is_model = |d: RecordId| Def::new(records, d).is_a("SchedMachineModel");
        let Some(def) = sched.models[model].def.filter(|&d| model != 0 && is_model(d)) else { continue };
        let def = Def::new(records, def);
        let mut deriver = Deriver {
            records,
            model: model as u16,
            resources: Vec::new(),
            resource_numbers: FxHashMap::default(),
            facts: &facts,
        };
        if let Err(diagnostic) = deriver.read_resources(sched) {
            diagnostics.push(*diagnostic);
            continue;
        }
        let costs = deriver.costs(sched, diagnostics);
        let built = &mut sched.models[model];
        built.resources = deriver.resources;
        built.costs = costs;
        if built.complete
            && let Err(diagnostic) = check_complete(sched, model, def, instructions, diagnostics)
        {
            diagnostics.push(*diagnostic);
        }
    }
}

fn facts(sched: &Scheduling, records: &Records, diagnostics: &mut Diagnostics) -> Facts {
    let mut by = |class, field| by_model_and_field(sched, records, class, field, diagnostics);
    let mut facts = Facts {
        write_res: by("WriteRes", "WriteType"),
        read_advance: by("ReadAdvance", "ReadType"),
        aliases: by("SchedAlias", "MatchRW"),
        itin_rw: FxHashMap::default(),
        kinds: FxHashMap::default(),
        write_numbers: FxHashMap::default(),
    };
    for def in defs_of(records, "ItinRW") {
        let Some(model) = sched.model_number(def) else { continue };
        for class in def.defs("MatchedItinClasses").unwrap_or_default() {
            facts.itin_rw.insert((model, class.id), def.id);
        }
    }
    for def in defs_of(records, "ProcResourceUnits") {
        if let (Some(model), Ok(Some(kind))) = (sched.model_number(def), def.def("Kind")) {
            facts.kinds.insert((model, kind.id), def.id);
        }
    }
    for def in defs_of(records, "ProcReadAdvance") {
        for write in def.defs("ValidWrites").unwrap_or_default() {
            let next = facts.write_numbers.len() as u16 + 1;
            facts.write_numbers.entry(write.id).or_insert(next);
        }
    }
    facts
}

/// A complete model says what every instruction costs that its processors have.
fn check_complete(
    sched: &Scheduling,
    number: usize,
    def: Def<'_>,
    instructions: &Instructions<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<()> {
    let model: &Model = &sched.models[number];
    let unsupported: Vec<RecordId> = def.defs("UnsupportedFeatures")?.iter().map(|d| d.id).collect();
    for (opcode, instruction) in instructions.instructions.iter().enumerate().skip(instructions.num_generic) {
        let class = sched.class_of[opcode] as usize;
        let described =
            model.costs.get(class).is_some_and(|c| c.micro_ops.is_some() || !c.variants.is_empty());
        if described || instruction.def.bit("hasNoSchedulingInfo")? {
            continue;
        }
        let needs = instruction.def.defs("Predicates")?;
        if needs.iter().any(|p| unsupported.contains(&p.id)) || sched.classes[class].itinerary.is_some() {
            continue;
        }
        // A write that the model says it does not have.
        if sched.classes[class].reads_writes.len() + sched.classes[class].overrides.len() > 0 {
            continue;
        }
        let message = format!(
            "No schedule information for instruction '{}' in SchedMachineModel '{}'",
            instruction.def.name(),
            model.name
        );
        diagnostics.push(*instruction.def.error(message));
    }
    Ok(())
}

impl<'a> Deriver<'a> {
    fn def(&self, id: RecordId) -> Def<'a> {
        Def::new(self.records, id)
    }

    // ---- Resources ------------------------------------------------------------------------------------------------------

    fn read_resources(&mut self, sched: &Scheduling) -> Result<()> {
        self.resources.push(Resource { name: "InvalidUnit".to_owned(), ..Resource::default() });
        let units = defs_of(self.records, "ProcResourceUnits").into_iter();
        let groups = defs_of(self.records, "ProcResGroup").into_iter();
        let mine: Vec<Def<'a>> =
            units.chain(groups).filter(|d| sched.model_number(*d) == Some(self.model)).collect();
        for (i, def) in mine.iter().enumerate() {
            self.resource_numbers.insert(def.id, i as u16 + 1);
        }
        for def in mine {
            let mut resource = Resource {
                name: def.name().to_owned(),
                def: Some(def.id),
                num_units: def.int("NumUnits")?.unwrap_or(0) as u16,
                buffer_size: def.int("BufferSize")?.unwrap_or(-1) as i16,
                ..Resource::default()
            };
            if let Some(above) = def.def("Super")? {
                resource.super_resource = self.resource(def, "Super", above)?;
            }
            if def.is_a("ProcResGroup") {
                for member in def.defs("Resources")? {
                    let number = self.resource(def, "Resources", member)?;
                    resource.num_units += member.int("NumUnits")?.unwrap_or(0) as u16;
                    resource.members.push(number);
                }
                resource.members.sort_unstable();
            }
            self.resources.push(resource);
        }
        Ok(())
    }

    /// The number of a resource, or of the units of a kind.
    fn resource(&self, def: Def<'_>, field: &str, resource: Def<'_>) -> Result<u16> {
        let by_kind = || self.facts.kinds.get(&(self.model, resource.id));
        let number = self.resource_numbers.get(&resource.id);
        number.or_else(|| self.resource_numbers.get(by_kind()?)).copied().ok_or_else(|| {
            def.field_error(field, format!("'{}' is not a resource of the model", resource.name()))
        })
    }

    // ---- Classes --------------------------------------------------------------------------------------------------------

    fn costs(&self, sched: &Scheduling, diagnostics: &mut Diagnostics) -> Vec<ClassCost> {
        let mut costs = Vec::new();
        let mut of_variants: Vec<ClassCost> = Vec::new();
        for class in &sched.classes {
            let mut cost = ClassCost::default();
            match self.class(class) {
                Ok(alternatives) => {
                    for (conditions, alternative) in alternatives {
                        if conditions.is_empty() && cost.variants.is_empty() {
                            cost = alternative;
                            break;
                        }
                        let place = of_variants.iter().position(|c| *c == alternative);
                        let place = place.unwrap_or_else(|| {
                            of_variants.push(alternative);
                            of_variants.len() - 1
                        });
                        let number = sched.classes.len() + place;
                        cost.variants.push((conditions, number as u16));
                    }
                }
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
            costs.push(ClassCost { name: class.name.clone(), ..cost });
        }
        costs.extend(of_variants);
        costs
    }

    /// The costs of the alternatives of a class, with their conditions; none if the model says nothing.
    fn class(&self, class: &super::SchedClass) -> Result<Vec<(Vec<RecordId>, ClassCost)>> {
        let by_instruction = class.overrides.iter().find(|o| o.0 == self.model).map(|o| o.1);
        let by_itinerary = || class.itinerary.and_then(|i| self.facts.itin_rw.get(&(self.model, i)).copied());
        let list: Vec<RecordId> = match by_instruction.or_else(by_itinerary) {
            Some(replacement) => {
                let def = self.def(replacement);
                if def.bit("Unsupported")? {
                    return Ok(Vec::new());
                }
                def.defs("OperandReadWrites")?.iter().map(|d| d.id).collect()
            }
            None => class.reads_writes.clone(),
        };
        if list.is_empty() {
            return Ok(Vec::new());
        }
        let mut alternatives: Vec<Alternative> = vec![Default::default()];
        for id in list {
            let choices = self.expand(id, 0)?;
            let mut next = Vec::new();
            for (conditions, parts) in &alternatives {
                for (more, part) in &choices {
                    next.push((
                        [&conditions[..], more].concat(),
                        [&parts[..], std::slice::from_ref(part)].concat(),
                    ));
                }
            }
            if next.len() > MAX_ALTERNATIVES {
                return Err(self.def(id).error("the variants of a scheduling class are too many"));
            }
            alternatives = next;
        }
        let mut costs = Vec::new();
        for (conditions, parts) in alternatives {
            costs.push((conditions, self.cost(&parts)?.unwrap_or_default()));
        }
        Ok(costs)
    }

    /// What a read or write stands for in this model, by condition.
    fn expand(&self, id: RecordId, depth: u32) -> Result<Vec<(Vec<RecordId>, Part)>> {
        let def = self.def(id);
        if depth > MAX_DEPTH {
            return Err(def.error("aliases and sequences of writes are nested too deeply"));
        }
        if let Some(&alias) = self.facts.aliases.get(&(self.model, id))
            && let Some(target) = self.def(alias).def("AliasRW")?.filter(|t| t.id != id)
        {
            return self.expand(target.id, depth + 1);
        }
        if def.is_a("SchedVariant") {
            let mut choices = Vec::new();
            for variant in def.defs("Variants")? {
                let condition = variant.def("Predicate")?.filter(|p| p.name() != "NoSchedPred").map(|p| p.id);
                let selected: Vec<RecordId> = variant.defs("Selected")?.iter().map(|d| d.id).collect();
                for (mut conditions, part) in self.sequence(def, &selected, 1, depth + 1)? {
                    conditions.splice(0..0, condition);
                    choices.push((conditions, part));
                }
            }
            return Ok(choices);
        }
        if def.is_a("WriteSequence") {
            let writes: Vec<RecordId> = def.defs("Writes")?.iter().map(|d| d.id).collect();
            let repeat = def.int("Repeat")?.unwrap_or(1).clamp(0, 64) as usize;
            return self.sequence(def, &writes, repeat, depth + 1);
        }
        let part = if def.is_a("SchedRead") { Part::Read(id) } else { Part::Write(vec![id]) };
        Ok(vec![(Vec::new(), part)])
    }

    /// Writes one after the other as one operand.
    fn sequence(
        &self,
        def: Def<'_>,
        list: &[RecordId],
        repeat: usize,
        depth: u32,
    ) -> Result<Vec<(Vec<RecordId>, Part)>> {
        if let [only] = list
            && repeat == 1
        {
            return self.expand(*only, depth);
        }
        let mut alternatives: Vec<(Vec<RecordId>, Vec<RecordId>)> = vec![Default::default()];
        for &id in (0..repeat).flat_map(|_| list) {
            let mut next = Vec::new();
            for (conditions, writes) in &alternatives {
                for (more, part) in self.expand(id, depth)? {
                    let Part::Write(further) = part else {
                        return Err(def.error("a sequence of writes contains a read"));
                    };
                    next.push(([&conditions[..], &more].concat(), [&writes[..], &further].concat()));
                }
            }
            if next.len() > MAX_ALTERNATIVES || next.first().is_some_and(|n| n.1.len() > 4096) {
                return Err(def.error("the sequence of writes is too long"));
            }
            alternatives = next;
        }
        Ok(alternatives.into_iter().map(|(conditions, writes)| (conditions, Part::Write(writes))).collect())
    }

    // ---- Costs ----------------------------------------------------------------------------------------------------------

    /// The record with the cost of a plain write; `None` for one that costs nothing.
    fn write_resources(&self, write: RecordId) -> Result<Option<Def<'a>>> {
        let def = self.def(write);
        if def.name() == "NoWrite" {
            return Ok(None);
        }
        if def.is_a("SchedWriteRes") {
            return Ok(Some(def));
        }
        match self.facts.write_res.get(&(self.model, write)) {
            Some(&found) => Ok(Some(self.def(found))),
            None => Err(def.error("Processor does not define resources for a write")),
        }
    }

    /// `None` if the processor does not have such instructions.
    fn cost(&self, parts: &[Part]) -> Result<Option<ClassCost>> {
        let mut cost = ClassCost { micro_ops: Some(0), ..ClassCost::default() };
        let mut reads = 0;
        for part in parts {
            match part {
                Part::Write(writes) => {
                    let mut cycles = 0;
                    for &write in writes {
                        let Some(def) = self.write_resources(write)? else { continue };
                        if def.bit("Unsupported")? {
                            return Ok(None);
                        }
                        self.add_write(def, &mut cost)?;
                        cycles += def.int("Latency")?.unwrap_or(1);
                    }
                    let number = writes.last().and_then(|w| self.facts.write_numbers.get(w)).copied();
                    cost.latencies.push(Latency { cycles: cycles as i16, write: number.unwrap_or(0) });
                }
                Part::Read(read) => {
                    self.add_read(*read, reads, &mut cost)?;
                    reads += 1;
                }
            }
        }
        cost.resources.sort_unstable();
        Ok(Some(cost))
    }

    fn add_write(&self, def: Def<'_>, cost: &mut ClassCost) -> Result<()> {
        let micro_ops = def.int("NumMicroOps")?.unwrap_or(1) as u16;
        cost.micro_ops = Some(cost.micro_ops.unwrap_or(0).saturating_add(micro_ops));
        let single = def.bit("SingleIssue")?;
        cost.begin_group |= single || def.bit("BeginGroup")?;
        cost.end_group |= single || def.bit("EndGroup")?;
        cost.retire_out_of_order |= def.bit("RetireOOO")?;
        let named = def.defs("ProcResources")?;
        let (releases, acquires) = (def.ints("ReleaseAtCycles")?, def.ints("AcquireAtCycles")?);
        for (field, list) in [("ReleaseAtCycles", &releases), ("AcquireAtCycles", &acquires)] {
            if !list.is_empty() && list.len() != named.len() {
                let message = format!("{field} must have one entry for each of ProcResources");
                return Err(def.field_error(field, message));
            }
        }
        for (i, resource) in named.iter().enumerate() {
            let release = releases.get(i).copied().unwrap_or(1);
            let acquire = acquires.get(i).copied().unwrap_or(0);
            if acquire < 0 || release < acquire {
                let message = "a resource is released before it is acquired";
                return Err(def.field_error("ReleaseAtCycles", message));
            }
            let number = self.resource(def, "ProcResources", *resource)?;
            for resource in self.implied(number) {
                add_use(cost, resource, acquire as u16, release as u16);
            }
        }
        Ok(())
    }

    /// The resource, those that contain it, and the groups in which it is or whose members all are in it.
    fn implied(&self, number: u16) -> Vec<u16> {
        let resource = &self.resources[number as usize];
        let parts: &[u16] = if resource.members.is_empty() { &[number] } else { &resource.members };
        let mut all = vec![number];
        let mut above = resource.super_resource;
        while above != 0 && !all.contains(&above) {
            all.push(above);
            above = self.resources[above as usize].super_resource;
        }
        for (group, other) in self.resources.iter().enumerate().skip(1) {
            let group = group as u16;
            if group != number && !other.members.is_empty() && parts.iter().all(|p| other.members.contains(p))
            {
                all.push(group);
            }
        }
        all
    }

    fn add_read(&self, read: RecordId, use_index: u16, cost: &mut ClassCost) -> Result<()> {
        let def = self.def(read);
        if matches!(def.name(), "ReadDefault" | "NoReadAdvance") {
            return Ok(());
        }
        let found = if def.is_a("SchedReadAdvance") {
            def
        } else {
            match self.facts.read_advance.get(&(self.model, read)) {
                Some(&found) => self.def(found),
                None => return Err(def.error("Processor does not define resources for a read")),
            }
        };
        let cycles = found.int("Cycles")?.unwrap_or(0) as i16;
        let writes = found.defs("ValidWrites")?;
        if found.bit("Unsupported")? || (cycles == 0 && writes.is_empty()) {
            return Ok(());
        }
        let mut numbers: Vec<u16> =
            writes.iter().filter_map(|w| self.facts.write_numbers.get(&w.id).copied()).collect();
        if numbers.is_empty() {
            numbers.push(0);
        }
        numbers.sort_unstable();
        cost.read_advances.extend(numbers.iter().map(|&write| ReadAdvance { use_index, write, cycles }));
        Ok(())
    }
}

/// Uses of one resource from the same cycle on add up.
fn add_use(cost: &mut ClassCost, resource: u16, acquire: u16, release: u16) {
    let known = cost.resources.iter_mut().find(|u| u.resource == resource && u.acquire == 0 && acquire == 0);
    match known {
        Some(known) => known.release = known.release.saturating_add(release),
        None if release > 0 || acquire > 0 => cost.resources.push(ResourceUse { resource, acquire, release }),
        None => {}
    }
}
