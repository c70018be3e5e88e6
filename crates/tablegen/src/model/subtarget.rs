//! Features, processors, predicates and hardware modes.

use super::fields::{Dag, Def, Result, defs_of};
use crate::lang::Records;
use crate::lang::record::RecordId;
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use tables::code::write_number;
use tables::expr::Op;

/// What a subtarget can be.
#[derive(Debug, Default)]
pub struct Subtargets {
    /// Sorted by name.
    pub features: Vec<Feature>,
    /// Sorted by name.
    pub processors: Vec<Processor>,
    /// In the order of their definition.
    pub predicates: Vec<Predicate>,
    /// The default mode first.
    pub modes: Vec<Mode>,
    feature_by_record: BTreeMap<String, u16>,
    predicate_by_record: BTreeMap<String, u16>,
}

#[derive(Clone, Debug, Default)]
pub struct Feature {
    pub record: String,
    pub name: String,
    pub description: String,
    pub field: String,
    pub value: String,
    pub implies: Vec<u16>,
    /// Of the extension that the feature is: major, minor.
    pub version: (u8, u8),
}

#[derive(Clone, Debug, Default)]
pub struct Processor {
    pub name: String,
    pub features: Vec<u16>,
    pub tune_features: Vec<u16>,
    pub def: Option<RecordId>,
}

#[derive(Clone, Debug, Default)]
pub struct Predicate {
    pub record: String,
    pub description: String,
    /// Expression program over features; `None` if only the code generator can tell.
    pub condition: Option<Vec<u8>>,
    /// The predicate that patterns ask instead.
    pub selection: Option<u16>,
}

#[derive(Clone, Debug, Default)]
pub struct Mode {
    pub name: String,
    pub predicates: Vec<u16>,
}

impl Subtargets {
    pub fn feature(&self, record: &str) -> Option<u16> {
        self.feature_by_record.get(record).copied()
    }

    pub fn predicate(&self, record: &str) -> Option<u16> {
        self.predicate_by_record.get(record).copied()
    }

    pub fn mode(&self, name: &str) -> Option<usize> {
        self.modes.iter().position(|m| m.name == name)
    }

    /// Reads everything; mistakes are reported and what is wrong is left out.
    pub fn read(records: &Records, diagnostics: &mut Diagnostics) -> Subtargets {
        let mut this = Subtargets::default();
        let mut features: Vec<(&str, Def<'_>)> = Vec::new();
        for def in defs_of(records, "SubtargetFeature") {
            match def.string("Name") {
                Ok(name) => features.push((name, def)),
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
        features.sort_by_key(|&(name, def)| (name, def.id));
        for (i, (_, def)) in features.iter().enumerate() {
            this.feature_by_record.insert(def.name().to_owned(), i as u16);
        }
        for (_, def) in features {
            match this.read_feature(def) {
                Ok(feature) => this.features.push(feature),
                Err(diagnostic) => {
                    diagnostics.push(*diagnostic);
                    this.features.push(Feature::default());
                }
            }
        }
        let predicates = defs_of(records, "Predicate");
        for &def in &predicates {
            match this.read_predicate(def) {
                Ok(predicate) => {
                    this.predicate_by_record.insert(predicate.record.clone(), this.predicates.len() as u16);
                    this.predicates.push(predicate);
                }
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
        let mut report = |result: Result<()>| {
            if let Err(diagnostic) = result {
                diagnostics.push(*diagnostic);
            }
        };
        for def in predicates {
            report(this.read_selection_condition(def));
        }
        this.modes.push(Mode { name: "DefaultMode".to_owned(), predicates: Vec::new() });
        for def in defs_of(records, "HwMode").into_iter().filter(|d| d.name() != "DefaultMode") {
            report(this.read_mode(def));
        }
        for def in defs_of(records, "Processor") {
            report(this.read_processor(def));
        }
        for def in defs_of(records, "ProcessorAlias") {
            report(this.read_alias(def));
        }
        this.processors.sort_by(|a, b| a.name.cmp(&b.name));
        this
    }

    fn feature_numbers(&self, def: Def<'_>, field: &str) -> Result<Vec<u16>> {
        let number = |feature: Def<'_>| {
            self.feature(feature.name())
                .ok_or_else(|| def.field_error(field, format!("'{}' is not a feature", feature.name())))
        };
        def.defs(field)?.into_iter().map(number).collect()
    }

    fn read_feature(&self, def: Def<'_>) -> Result<Feature> {
        Ok(Feature {
            record: def.name().to_owned(),
            name: def.string("Name")?.to_owned(),
            description: def.string("Desc")?.to_owned(),
            field: def.string("FieldName")?.to_owned(),
            value: def.string("Value")?.to_owned(),
            implies: self.feature_numbers(def, "Implies")?,
            version: (
                def.int("MajorVersion")?.unwrap_or(0) as u8,
                def.int("MinorVersion")?.unwrap_or(0) as u8,
            ),
        })
    }

    fn read_predicate(&self, def: Def<'_>) -> Result<Predicate> {
        let condition = match (def.bit("AssemblerMatcherPredicate")?, def.dag("AssemblerCondDag")?) {
            (true, Some(dag)) => {
                let mut code = Vec::new();
                self.condition(def, dag, 0, &mut code)?;
                code.push(Op::End as u8);
                Some(code)
            }
            _ => None,
        };
        Ok(Predicate {
            record: def.name().to_owned(),
            description: def.string("PredicateName")?.to_owned(),
            condition,
            selection: None,
        })
    }

    /// A predicate that says when patterns may be used, apart from the assembler, becomes two.
    fn read_selection_condition(&mut self, def: Def<'_>) -> Result<()> {
        const FIELD: &str = "SelectionCondDag";
        let (true, Some(number)) = (def.has(FIELD), self.predicate(def.name())) else { return Ok(()) };
        let Some(dag) = def.dag(FIELD)? else { return Ok(()) };
        let mut code = Vec::new();
        self.condition(def, dag, 0, &mut code)?;
        code.push(Op::End as u8);
        let condition = Some(code);
        let predicate = Predicate { condition, ..self.predicates[number as usize].clone() };
        self.predicates[number as usize].selection = Some(self.predicates.len() as u16);
        self.predicates.push(predicate);
        Ok(())
    }

    /// The predicate that decides for patterns that require this one; `None` if features do not decide it.
    pub fn selection_predicate(&self, number: u16) -> Option<u16> {
        let predicate = self.predicates.get(number as usize)?;
        predicate.selection.or(predicate.condition.is_some().then_some(number))
    }

    /// `(all_of a, (not b), (any_of c, d))` as a program.
    fn condition(&self, def: Def<'_>, dag: Dag<'_>, depth: u32, code: &mut Vec<u8>) -> Result<()> {
        const FIELD: &str = "AssemblerCondDag";
        if depth > 32 {
            return Err(def.field_error(FIELD, "the condition is nested too deeply"));
        }
        let joint = match dag.op.name() {
            "all_of" => Op::And,
            "any_of" => Op::Or,
            "not" if dag.args().len() == 1 => Op::IsZero,
            other => return Err(def.field_error(FIELD, format!("invalid operator '{other}' in a condition"))),
        };
        if dag.args().len() == 0 {
            return Err(def.field_error(FIELD, format!("'{}' without operands", dag.op.name())));
        }
        for (i, arg) in dag.args().enumerate() {
            if let Some(inner) = Dag::from_view(def.records, def.records.view(arg.value)) {
                self.condition(def, inner, depth + 1, code)?;
            } else {
                let feature = dag.arg_def(arg).and_then(|f| self.feature(f.name()));
                let feature = feature.ok_or_else(|| def.field_error(FIELD, "operand is not a feature"))?;
                code.push(Op::Feature as u8);
                write_number(code, feature.into());
            }
            if joint == Op::IsZero || i > 0 {
                code.push(joint as u8);
            }
        }
        Ok(())
    }

    fn read_mode(&mut self, def: Def<'_>) -> Result<()> {
        let number = |predicate: Def<'_>| {
            self.predicate(predicate.name()).ok_or_else(|| {
                def.field_error("Predicates", format!("'{}' is not a predicate", predicate.name()))
            })
        };
        let predicates = def.defs("Predicates")?.into_iter().map(number).collect::<Result<_>>()?;
        self.modes.push(Mode { name: def.name().to_owned(), predicates });
        Ok(())
    }

    fn read_processor(&mut self, def: Def<'_>) -> Result<()> {
        let processor = Processor {
            name: def.string("Name")?.to_owned(),
            features: self.feature_numbers(def, "Features")?,
            tune_features: self.feature_numbers(def, "TuneFeatures")?,
            def: Some(def.id),
        };
        self.processors.push(processor);
        Ok(())
    }

    fn read_alias(&mut self, def: Def<'_>) -> Result<()> {
        let (name, of) = (def.string("Name")?, def.string("Alias")?);
        let processor = self.processors.iter().find(|p| p.name == of).cloned();
        let processor =
            processor.ok_or_else(|| def.field_error("Alias", format!("'{of}' is not a processor")))?;
        self.processors.push(Processor { name: name.to_owned(), ..processor });
        Ok(())
    }
}
