//! From records to registers, indices and classes as the description gives them; tuples are multiplied out here.

use super::order::register_key;
use super::{CalleeSaved, RegSize, Register, RegisterClass, Registers, SubRegIndex};
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::set_theory::{RecordSet, SetError, SetTheory};
use crate::lang::value::{Value, View};
use crate::model::fields::{Def, Result, defs_of};
use std::cell::RefCell;
use std::rc::Rc;
use support::bitset::BitVec;
use support::diag::Diagnostics;
use support::hash::FxHashMap;

/// The largest number of registers, for numbers of 16 bits.
const MAX_REGISTERS: usize = 0xfff0;

pub struct Reader<'a, 'd> {
    records: &'a Records,
    pub diagnostics: &'d mut Diagnostics,
    sets: SetTheory<'a>,
    tuples: Rc<RefCell<Tuples>>,
    numbers: FxHashMap<RecordId, u16>,
    index_numbers: FxHashMap<RecordId, u16>,
    modes: Vec<RecordId>,
}

/// A register of a `RegisterTuples` record. It has no record; sets name it by an id beyond those of all records.
struct Tuple {
    of: RecordId,
    name: String,
    asm_name: String,
    parts: Vec<RecordId>,
    /// The first component, or its first component ...: a record, from which a tuple has what it does not say itself.
    proto: RecordId,
}

#[derive(Default)]
struct Tuples {
    first_id: u32,
    tuples: Vec<Tuple>,
}

impl Tuples {
    fn get(&self, id: RecordId) -> Option<&Tuple> {
        self.tuples.get(id.0.checked_sub(self.first_id)? as usize)
    }
}

fn defs_by_name<'a>(records: &'a Records, class: &str) -> Vec<Def<'a>> {
    let Some(class) = records.class(class) else { return Vec::new() };
    records.derived_definitions(class).into_iter().map(|id| Def::new(records, id)).collect()
}

impl<'a, 'd> Reader<'a, 'd> {
    pub fn new(records: &'a Records, diagnostics: &'d mut Diagnostics) -> Reader<'a, 'd> {
        let first_id = records.defs().iter().chain(&records.classes()).map(|d| d.0 + 1).max().unwrap_or(0);
        let tuples = Rc::new(RefCell::new(Tuples { first_id, tuples: Vec::new() }));
        let mut sets = SetTheory::new(records);
        sets.add_field_expander("RegisterClass", "MemberList");
        sets.add_field_expander("CalleeSavedRegs", "SaveList");
        sets.add_field_expander("RegistersUnder", "Members");
        let shared = Rc::clone(&tuples);
        sets.add_rule_expander("RegisterTuples", Rc::new(move |sets, def| zip_tuples(sets, def, &shared)));
        let modes = defs_of(records, "HwMode").into_iter().filter(|d| d.name() != "DefaultMode");
        Reader {
            records,
            diagnostics,
            sets,
            tuples,
            numbers: FxHashMap::default(),
            index_numbers: FxHashMap::default(),
            modes: modes.map(|d| d.id).collect(),
        }
    }

    fn report<T>(&mut self, result: Result<T>) -> Option<T> {
        result.map_err(|diagnostic| self.diagnostics.push(*diagnostic)).ok()
    }

    /// Number of a hardware mode, as subtargets count them.
    fn mode(&self, mode: Def<'_>) -> u16 {
        self.modes.iter().position(|&m| m == mode.id).map_or(0, |i| i as u16 + 1)
    }

    // ---- Indices --------------------------------------------------------------------------------------------------------

    pub fn read_indices(&mut self, out: &mut Registers) {
        out.sub_indices.push(SubRegIndex::default());
        let defs = defs_by_name(self.records, "SubRegIndex");
        for (i, def) in defs.iter().enumerate() {
            self.index_numbers.insert(def.id, i as u16 + 1);
            let result = self.read_index(*def);
            let index = self.report(result).unwrap_or_default();
            out.sub_indices.push(SubRegIndex { name: def.name().to_owned(), def: Some(def.id), ..index });
        }
        for def in defs {
            let result = self.read_composition(def, out);
            self.report(result);
        }
    }

    fn read_index(&self, def: Def<'a>) -> Result<SubRegIndex> {
        // -1, "not constant", is all ones.
        let range = |d: Def<'_>| -> Result<(u16, u16)> {
            Ok((d.int("Size")?.unwrap_or(0) as u16, d.int("Offset")?.unwrap_or(0) as u16))
        };
        let mut ranges = vec![(0, range(def)?)];
        if let Some(by_mode) = def.def("SubRegRanges")? {
            let (modes, objects) = (by_mode.defs("Modes")?, by_mode.defs("Objects")?);
            let listed: Vec<_> = modes
                .iter()
                .zip(&objects)
                .map(|(m, o)| Ok((self.mode(*m), range(*o)?)))
                .collect::<Result<_>>()?;
            if !listed.is_empty() {
                ranges = listed;
                ranges.sort_by_key(|r| r.0);
            }
        }
        Ok(SubRegIndex { ranges, artificial: true, all_covered: true, ..SubRegIndex::default() })
    }

    /// `ComposedOf` and `CoveringSubRegIndices`.
    fn read_composition(&self, def: Def<'a>, out: &mut Registers) -> Result<()> {
        let number = |i: &Def<'_>| self.index_numbers.get(&i.id).copied().unwrap_or(0);
        let this = number(&def);
        match def.defs("ComposedOf")?[..] {
            [] => {}
            [a, b] => {
                let before =
                    super::sub_registers::compose(&mut out.sub_indices, number(&a), number(&b), this);
                if before.is_some() {
                    return Err(def.field_error("ComposedOf", "Ambiguous ComposedOf entries"));
                }
            }
            _ => return Err(def.field_error("ComposedOf", "ComposedOf must have exactly two entries")),
        }
        let parts: Vec<u16> = def.defs("CoveringSubRegIndices")?.iter().map(number).collect();
        if parts.len() == 1 {
            let message = "CoveringSubRegIndices must have two or more entries";
            return Err(def.field_error("CoveringSubRegIndices", message));
        }
        out.sub_indices[this as usize].concatenation_of = parts;
        Ok(())
    }

    // ---- Registers ------------------------------------------------------------------------------------------------------

    /// Numbers registers, tuples included, then reads them.
    pub fn read_registers(&mut self, out: &mut Registers) {
        let records = self.records;
        let order = |id| Def::new(records, id).int("PositionOrder").ok().flatten().unwrap_or(0);
        let mut defs = defs_of(records, "Register");
        defs.sort_by_cached_key(|d| register_key(order(d.id), d.name()));
        let mut ids: Vec<RecordId> = defs.iter().map(|d| d.id).collect();
        for of in defs_by_name(records, "RegisterTuples") {
            let result = self.sets.expand(of.id);
            let mut members = self.set_result(of, "SubRegs", result.map(Option::unwrap_or_default));
            let tuples = self.tuples.borrow();
            let name = |id: RecordId| tuples.get(id).map_or("", |t| &t.name);
            members.sort_by_cached_key(|&id| register_key(0, name(id)));
            ids.extend(members);
        }
        // A description that gives positions means them for tuples too: those of their first components.
        if defs.iter().any(|d| order(d.id) != 0) {
            let tuples = self.tuples.borrow();
            ids.sort_by_cached_key(|&id| match tuples.get(id) {
                Some(tuple) => register_key(order(tuple.proto), &tuple.name),
                None => register_key(order(id), Def::new(records, id).name()),
            });
        }
        if ids.len() > MAX_REGISTERS {
            let message = format!("{} registers; a target can have {MAX_REGISTERS}", ids.len());
            self.diagnostics.push(support::diag::Diagnostic::error_nowhere(message));
            ids.truncate(MAX_REGISTERS);
        }
        out.registers.push(Register::default());
        for (i, id) in ids.iter().enumerate() {
            self.numbers.insert(*id, i as u16 + 1);
        }
        for id in ids {
            let result = self.read_register(id);
            let register = self.report(result).unwrap_or_default();
            let number = out.registers.len() as u16;
            if out.by_name.insert(register.name.clone(), number).is_some() {
                let message = format!("two registers have the name '{}'", register.name);
                self.diagnostics.push(self.records.error_at(register.def, &message));
            }
            out.registers.push(register);
        }
        for number in 1..out.registers.len() {
            // An index is in use if a real register is found under it.
            for (index, part) in out.registers[number].explicit_sub_regs.clone() {
                if !out.registers[part as usize].artificial {
                    out.sub_indices[index as usize].artificial = false;
                }
            }
            // Aliases hold both ways, tuples have none.
            for alias in out.registers[number].aliases.clone() {
                let others = &mut out.registers[alias as usize].aliases;
                if !others.contains(&(number as u16)) {
                    others.push(number as u16);
                }
            }
        }
    }

    fn read_register(&self, id: RecordId) -> Result<Register> {
        let tuples = self.tuples.borrow();
        let Some(tuple) = tuples.get(id) else {
            let def = Def::new(self.records, id);
            let mut register = read_plain(def)?;
            let (parts, indices) = (def.defs("SubRegs")?, def.defs("SubRegIndices")?);
            if parts.len() != indices.len() {
                let message = "SubRegIndices must have one entry for each of SubRegs";
                return Err(def.field_error("SubRegIndices", message));
            }
            let parts: Vec<RecordId> = parts.iter().map(|p| p.id).collect();
            register.explicit_sub_regs = self.parts(def, &parts, &indices)?;
            for alias in def.defs("Aliases")? {
                register.aliases.push(self.number(def, "Aliases", alias.id)?);
            }
            return Ok(register);
        };
        let (of, proto) = (Def::new(self.records, tuple.of), Def::new(self.records, tuple.proto));
        // Names in other sets, encoding and costs are those of the first component; the plain name is the tuple's own.
        let mut register = read_plain(proto)?;
        let plain = register.asm_names.last().cloned().unwrap_or_default();
        for name in register.asm_names.iter_mut().filter(|n| **n == plain) {
            name.clone_from(&tuple.asm_name);
        }
        register.name.clone_from(&tuple.name);
        register.def = Some(tuple.of);
        register.alt_names.clear();
        register.dwarf_numbers.clear();
        register.artificial = false;
        register.covered_by_sub_regs = true;
        register.explicit_sub_regs = self.parts(of, &tuple.parts, &of.defs("SubRegIndices")?)?;
        Ok(register)
    }

    fn parts(&self, def: Def<'_>, parts: &[RecordId], indices: &[Def<'_>]) -> Result<Vec<(u16, u16)>> {
        let pair = |(part, index): (&RecordId, &Def<'_>)| {
            let index = self.index_numbers.get(&index.id).copied().unwrap_or(0);
            Ok((index, self.number(def, "SubRegs", *part)?))
        };
        parts.iter().zip(indices).map(pair).collect()
    }

    fn number(&self, def: Def<'_>, field: &str, id: RecordId) -> Result<u16> {
        self.numbers.get(&id).copied().ok_or_else(|| {
            let name = Def::new(self.records, id).name();
            def.field_error(field, format!("'{name}' is not a register"))
        })
    }

    // ---- Sets -----------------------------------------------------------------------------------------------------------

    /// The elements of a set, or nothing after a mistake is reported.
    fn set_result(
        &mut self,
        def: Def<'_>,
        field: &str,
        result: std::result::Result<Vec<RecordId>, SetError>,
    ) -> Vec<RecordId> {
        result.unwrap_or_else(|error| {
            self.diagnostics.push(*def.field_error(field, error.message));
            Vec::new()
        })
    }

    fn members(&mut self, def: Def<'_>, field: &str, ids: &[RecordId]) -> Vec<u16> {
        let mut members = Vec::with_capacity(ids.len());
        for &id in ids {
            let number = self.number(def, field, id);
            members.extend(self.report(number));
        }
        members
    }

    fn evaluate(&mut self, def: Def<'_>, field: &str, expr: Value) -> Vec<RecordId> {
        let mut set = RecordSet::default();
        let result = self.sets.evaluate(expr, &mut set, Some(def.id));
        self.set_result(def, field, result.map(|()| set.elements().to_vec()))
    }

    // ---- Classes --------------------------------------------------------------------------------------------------------

    pub fn read_classes(&mut self, out: &mut Registers) {
        for def in defs_by_name(self.records, "RegisterClass") {
            let result = self.sets.expand(def.id);
            let ids = self.set_result(def, "MemberList", result.map(Option::unwrap_or_default));
            let members = self.members(def, "MemberList", &ids);
            let result = self.read_class(def, members, out);
            if let Some(class) = self.report(result) {
                out.class_by_name.insert(class.name.clone(), out.classes.len() as u16);
                out.classes.push(class);
            }
        }
    }

    fn read_class(
        &mut self,
        def: Def<'a>,
        members: Vec<u16>,
        registers: &Registers,
    ) -> Result<RegisterClass> {
        let mut class = RegisterClass {
            name: def.name().to_owned(),
            def: Some(def.id),
            allocatable: def.optional_bit("isAllocatable")?.unwrap_or(true),
            generate_pressure_set: def.optional_bit("GeneratePressureSet")?.unwrap_or(true),
            copy_cost: def.int("CopyCost")?.unwrap_or(1) as i16,
            alloc_priority: def.int("AllocationPriority")?.unwrap_or(0) as u8,
            global_priority: def.bit("GlobalPriority")?,
            ts_flags: def.int("TSFlags")?.unwrap_or(0) as u8,
            base_class_order: def.int("BaseClassOrder")?,
            order_select: def.string("AltOrderSelect")?.to_owned(),
            sizes: self.sizes(def)?,
            types: def.defs("RegTypes")?.iter().map(|t| t.id).collect(),
            artificial: members.iter().all(|&m| registers.registers[m as usize].artificial),
            member_set: BitVec::new(registers.registers.len()),
            ..RegisterClass::default()
        };
        if !(0..32).contains(&def.int("AllocationPriority")?.unwrap_or(0)) {
            return Err(def.field_error("AllocationPriority", "AllocationPriority out of range [0,31]"));
        }
        for &member in &members {
            class.member_set.set(member as usize, true);
        }
        class.members = members;
        for &order in def.list("AltOrders")? {
            let ids = self.evaluate(def, "AltOrders", order);
            let order = self.members(def, "AltOrders", &ids);
            if let Some(&stranger) = order.iter().find(|&&r| !class.member_set.get(r as usize)) {
                let name = &registers.registers[stranger as usize].name;
                return Err(
                    def.field_error("AltOrders", format!("AltOrder register {name} is not a class member"))
                );
            }
            class.alt_orders.push(order);
        }
        Ok(class)
    }

    fn sizes(&self, def: Def<'a>) -> Result<Vec<(u16, RegSize)>> {
        if let Some(by_mode) = def.def("RegInfos")? {
            let (modes, objects) = (by_mode.defs("Modes")?, by_mode.defs("Objects")?);
            let size = |(mode, info): (&Def<'_>, &Def<'_>)| -> Result<(u16, RegSize)> {
                let bits = |field| -> Result<u16> { Ok(info.int(field)?.unwrap_or(0) as u16) };
                let size = RegSize {
                    reg_bits: bits("RegSize")?,
                    spill_bits: bits("SpillSize")?,
                    spill_align_bits: bits("SpillAlignment")?,
                };
                Ok((self.mode(*mode), size))
            };
            let mut sizes: Vec<_> = modes.iter().zip(&objects).map(size).collect::<Result<_>>()?;
            if !sizes.is_empty() {
                sizes.sort_by_key(|s| s.0);
                return Ok(sizes);
            }
        }
        let align = def.int("Alignment")?.unwrap_or(0) as u16;
        let bits = match def.int("Size")? {
            Some(size) if size != 0 => size as u16,
            _ => match def.defs("RegTypes")?.first() {
                Some(first) => first.int("Size")?.unwrap_or(0) as u16,
                None => align,
            },
        };
        let size = RegSize { reg_bits: bits, spill_bits: bits, spill_align_bits: align };
        Ok(vec![(0, size)])
    }

    // ---- Callee-saved registers -----------------------------------------------------------------------------------------

    pub fn read_callee_saved(&mut self, out: &mut Registers) {
        for def in defs_by_name(self.records, "CalleeSavedRegs") {
            let result = self.sets.expand(def.id);
            let ids = self.set_result(def, "SaveList", result.map(Option::unwrap_or_default));
            let saved = self.members(def, "SaveList", &ids);
            let mut preserved = saved.clone();
            if let Some(expr) = def.value("OtherPreserved")
                && let View::Dag(dag) = self.records.view(expr)
                && !dag.args.is_empty()
            {
                let ids = self.evaluate(def, "OtherPreserved", expr);
                preserved.extend(self.members(def, "OtherPreserved", &ids));
            }
            let preserved = covered(out, &preserved);
            out.callee_saved.push(CalleeSaved { name: def.name().to_owned(), saved, preserved });
        }
    }

    // ---- Registers that not all subtargets have -------------------------------------------------------------------------

    pub fn read_conditional(&mut self, out: &mut Registers) {
        for def in defs_by_name(self.records, "RegistersUnder") {
            let result = self.sets.expand(def.id);
            let ids = self.set_result(def, "Members", result.map(Option::unwrap_or_default));
            out.conditional.push((def.id, self.members(def, "Members", &ids)));
        }
    }
}

/// The registers, their parts, and registers whose parts are all among them.
fn covered(registers: &Registers, list: &[u16]) -> BitVec {
    let mut set = BitVec::new(registers.registers.len());
    let mut wholes: Vec<u16> = Vec::new();
    for &number in list {
        set.set(number as usize, true);
        let register = &registers.registers[number as usize];
        for &(_, part) in &register.sub_regs {
            set.set(part as usize, true);
        }
        wholes.extend(&register.super_regs);
    }
    // Registers are contained in others that come later in the list, so one pass from small to large would do if the lists
    // were merged; repeating until nothing changes needs no order.
    wholes.sort_unstable();
    wholes.dedup();
    loop {
        let mut changed = false;
        for &whole in &wholes {
            let register = &registers.registers[whole as usize];
            if !set.get(whole as usize)
                && register.covered_by_sub_regs
                && register.sub_regs.iter().all(|&(_, part)| set.get(part as usize))
            {
                set.set(whole as usize, true);
                changed = true;
            }
        }
        if !changed {
            return set;
        }
    }
}

fn costs(def: Def<'_>) -> Result<Vec<u16>> {
    Ok(def.ints("CostPerUse")?.iter().map(|&c| c as u16).collect())
}

/// What a register record says by itself.
fn read_plain(def: Def<'_>) -> Result<Register> {
    let text = |s: &&str| (*s).to_owned();
    let asm_name = def.string("AsmName")?;
    // The spelling under each alternative name index, then the plain one.
    let alternatives = def.defs("RegAltNameIndices")?;
    let alt_names: Vec<String> = def.strings("AltNames")?.iter().map(text).collect();
    let spelling = |(i, index): (usize, &Def<'_>)| match alt_names.get(i) {
        Some(name) if index.name() != "NoRegAltName" && !name.is_empty() => name.clone(),
        _ => asm_name.to_owned(),
    };
    let mut asm_names: Vec<String> = alternatives.iter().enumerate().map(spelling).collect();
    asm_names.push(asm_name.to_owned());
    // `DwarfRegAlias`: the numbers of another register.
    let numbered = def.def("DwarfAlias")?.unwrap_or(def);
    Ok(Register {
        name: def.name().to_owned(),
        def: Some(def.id),
        asm_names,
        alt_names,
        encoding: def.int("HWEncoding")?.unwrap_or(0) as u16,
        dwarf_numbers: numbered.ints("DwarfNumbers")?,
        costs: costs(def)?,
        artificial: def.bit("isArtificial")?,
        constant: def.bit("isConstant")?,
        covered_by_sub_regs: def.bit("CoveredBySubRegs")?,
        ..Register::default()
    })
}

/// The registers of a `RegisterTuples` record: the n-th is made of the n-th elements of the lists.
fn zip_tuples<'a>(
    sets: &mut SetTheory<'a>,
    id: RecordId,
    shared: &RefCell<Tuples>,
) -> std::result::Result<Vec<RecordId>, SetError> {
    let def = Def::new(sets.records(), id);
    let mistake = |message: &str| SetError { record: Some(id), message: message.to_owned() };
    let located = |d: Box<support::diag::Diagnostic>| SetError { record: Some(id), message: d.message };
    let indices = def.defs("SubRegIndices").map_err(located)?;
    let exprs = def.list("SubRegs").map_err(located)?;
    if indices.len() != exprs.len() {
        return Err(mistake("SubRegIndices and SubRegs must have the same size"));
    }
    if exprs.len() < 2 {
        return Err(mistake("Tuples must have at least 2 sub-registers"));
    }
    let mut lists = Vec::new();
    for &expr in exprs {
        let mut set = RecordSet::default();
        sets.evaluate(expr, &mut set, Some(id))?;
        lists.push(set.elements().to_vec());
    }
    let len = lists.iter().map(Vec::len).min().unwrap_or(0);
    let asm_names = def.strings("RegAsmNames").map_err(located)?;
    if !asm_names.is_empty() && asm_names.len() < len {
        return Err(mistake("RegAsmNames must have an entry for each tuple"));
    }
    let mut tuples = shared.borrow_mut();
    if tuples.tuples.len() + len > MAX_REGISTERS {
        return Err(mistake("too many registers"));
    }
    let mut out = Vec::new();
    for n in 0..len {
        let parts: Vec<RecordId> = lists.iter().map(|list| list[n]).collect();
        let name_of = |&part: &RecordId| match tuples.get(part) {
            Some(tuple) => tuple.name.clone(),
            None => Def::new(sets.records(), part).name().to_owned(),
        };
        let name = parts.iter().map(name_of).collect::<Vec<_>>().join("_");
        let proto = tuples.get(parts[0]).map_or(parts[0], |t| t.proto);
        let asm_name = asm_names.get(n).map_or(String::new(), |s| (*s).to_owned());
        out.push(RecordId(tuples.first_id + tuples.tuples.len() as u32));
        tuples.tuples.push(Tuple { of: id, name, asm_name, parts, proto });
    }
    Ok(out)
}
