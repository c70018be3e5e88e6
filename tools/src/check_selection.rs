//! `tblgen -check-selection=<triple>`: whether the code generator of a target selects every operation on every legal type,
//! and what is missing.
//!
//! Tried are all processors that the code generator is for, and the processor that the triple means with each feature
//! added. A subtarget that the code generator refuses, such as a processor of 32 bits for a triple of 64, is counted and
//! not tried.

use crate::cl::Matches;
use crate::io::Io;
use crate::targets::{self, CodeGenRequest, Selected};
use isel::Legality;
use mc::Subtarget;
use mir::Isa;
use std::collections::BTreeMap;
use std::fmt::Write;
use tables::instructions::Architecture;
use tables::subtarget::{Feature, Processor};

/// What came of trying.
#[derive(Default)]
pub struct Findings {
    /// What is missing, with the subtargets for which it is.
    pub missing: BTreeMap<String, Vec<String>>,
    /// Why subtargets were refused, with their number.
    pub refused: BTreeMap<String, usize>,
    /// Operations, each counted once for each subtarget.
    pub tried: usize,
    processors: usize,
    features: usize,
}

/// Exit code 1 if something cannot be selected.
pub fn run(triple: &str, matches: &Matches, io: &mut Io<'_>) -> i32 {
    let selected = match targets::select(triple, matches, targets::Wants::Code, io) {
        Ok(selected) => selected,
        Err(code) => return code,
    };
    let findings = findings(triple, &selected);
    if findings.processors == 0 {
        let reason = findings.refused.keys().next().map_or("the target has no processors", String::as_str);
        return io.fail(&format!("error: {reason}"));
    }
    match io.write_output("-", findings.text().as_bytes()) {
        Ok(()) => i32::from(!findings.missing.is_empty()),
        Err(message) => io.fail(&message),
    }
}

/// Tries everything on every subtarget that code can be generated for.
pub fn findings(triple: &str, selected: &Selected) -> Findings {
    let image = &selected.target.image;
    let mut findings = Findings::default();
    for processor in image.records::<Processor>().iter() {
        let name = image.string(processor.name);
        let is_tried = findings.attempt(selected, name, &selected.features, name);
        findings.processors += usize::from(is_tried);
    }
    if image.records::<Processor>().is_empty() {
        let is_tried = findings.attempt(selected, "", &selected.features, "the only one");
        findings.processors += usize::from(is_tried);
    }
    let architecture = triple.split('-').next().unwrap_or("");
    let architectures = image.records::<Architecture>();
    let meant = architectures.iter().find(|a| image.string(a.name) == architecture);
    let base = meant.map_or("", |a| image.string(a.processor));
    for feature in image.records::<Feature>().iter() {
        let name = image.string(feature.name);
        let attributes = format!("{},+{name}", selected.features);
        let attributes = attributes.trim_start_matches(',');
        let is_tried = findings.attempt(selected, base, attributes, &format!("+{name}"));
        findings.features += usize::from(is_tried);
    }
    findings
}

impl Findings {
    /// Tries everything on one subtarget, unless the code generator refuses it.
    fn attempt(&mut self, selected: &Selected, processor: &str, attributes: &str, name: &str) -> bool {
        let (subtarget, _) = Subtarget::new(&selected.target, processor, attributes);
        let request = CodeGenRequest::plain();
        let machine = match targets::try_machine(selected, &subtarget, &request) {
            Ok(machine) => machine,
            Err(reason) => {
                *self.refused.entry(reason).or_default() += 1;
                return false;
            }
        };
        let isa = Isa::new(&selected.target, &subtarget);
        let legality = Legality::new(&isa);
        let (count, failures) = isel::totality::uncovered(&isa, machine.lowering(), &legality);
        self.tried += count;
        for failure in failures {
            self.missing.entry(failure).or_default().push(name.to_owned());
        }
        true
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (what, names) in &self.missing {
            let others = names.len().saturating_sub(3);
            let more = if others > 0 { format!(" and {others} more") } else { String::new() };
            // Writing to a string does not fail.
            let _ = writeln!(text, "{what} (on {}{more})", names[..names.len() - others].join(", "));
        }
        for (reason, count) in &self.refused {
            let _ = writeln!(text, "not tried, {count} times: {reason}");
        }
        let _ = writeln!(
            text,
            "{} operations on {} processors and with {} features: {}",
            self.tried,
            self.processors,
            self.features,
            match self.missing.len() {
                0 => "all can be selected".to_owned(),
                count => format!("{count} cannot"),
            }
        );
        text
    }
}
