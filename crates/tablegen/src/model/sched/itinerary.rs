//! Itineraries: the functional units that an instruction passes through, and when its operands are read and ready.

use crate::lang::record::RecordId;
use crate::model::fields::{Def, Result};
use support::hash::FxHashMap;

/// The itineraries of a processor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Itinerary {
    /// Functional units, by bit number.
    pub units: Vec<String>,
    pub bypasses: Vec<String>,
    /// By scheduling class; classes without an entry pass through nothing.
    pub classes: Vec<Option<ItinClass>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ItinClass {
    pub micro_ops: i16,
    pub stages: Vec<Stage>,
    /// By operand: the cycle in which it is read or ready.
    pub operand_cycles: Vec<u16>,
    /// By operand: bypass plus 1; 0 for none.
    pub bypasses: Vec<u16>,
}

/// One of the units is taken for some cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    pub cycles: u16,
    pub units: u64,
    /// Cycles until the next stage begins; -1: after this one.
    pub time_inc: i16,
    /// The units are kept from others but not used.
    pub reserved: bool,
}

/// The itineraries of a model, or of a record of itineraries; `None` if there are none.
pub fn read(def: Def<'_>, classes: &[Option<RecordId>]) -> Result<Option<Itinerary>> {
    let record = if def.is_a("ProcessorItineraries") { Some(def) } else { def.def("Itineraries")? };
    let Some(record) = record.filter(|r| r.name() != "NoItineraries") else { return Ok(None) };
    let units = record.defs("FU")?;
    if units.len() > 64 {
        return Err(record.field_error("FU", format!("{} functional units; 64 is the most", units.len())));
    }
    let bypasses = record.defs("BP")?;
    let mut by_class: FxHashMap<RecordId, ItinClass> = FxHashMap::default();
    for data in record.defs("IID")? {
        let Some(class) = data.def("TheClass")? else { continue };
        by_class.insert(class.id, read_data(record, data, &units, &bypasses)?);
    }
    let name = |d: &Def<'_>| d.name().to_owned();
    Ok(Some(Itinerary {
        units: units.iter().map(name).collect(),
        bypasses: bypasses.iter().map(name).collect(),
        classes: classes.iter().map(|c| by_class.get(&(*c)?).cloned()).collect(),
    }))
}

fn read_data(record: Def<'_>, data: Def<'_>, units: &[Def<'_>], bypasses: &[Def<'_>]) -> Result<ItinClass> {
    let mut class =
        ItinClass { micro_ops: data.int("NumMicroOps")?.unwrap_or(1) as i16, ..ItinClass::default() };
    for stage in data.defs("Stages")? {
        let mut mask = 0;
        for unit in stage.defs("Units")? {
            let bit = units.iter().position(|u| u.id == unit.id).ok_or_else(|| {
                let message = format!("'{}' is not one of the units of '{}'", unit.name(), record.name());
                stage.field_error("Units", message)
            })?;
            mask |= 1u64 << bit;
        }
        class.stages.push(Stage {
            cycles: stage.int("Cycles")?.unwrap_or(0) as u16,
            units: mask,
            time_inc: stage.int("TimeInc")?.unwrap_or(-1) as i16,
            reserved: stage.int("Kind")?.unwrap_or(0) != 0,
        });
    }
    class.operand_cycles = data.ints("OperandCycles")?.iter().map(|&c| c as u16).collect();
    for bypass in data.defs("Bypasses")? {
        let number = bypasses.iter().position(|b| b.id == bypass.id).map_or(0, |b| b as u16 + 1);
        class.bypasses.push(number);
    }
    Ok(class)
}
