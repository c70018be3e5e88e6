//! `tblgen -check-selection=<triple>`: whether the code generator of a target selects every operation on every legal type,
//! for each of its processors, and what is missing.

use crate::cl::Matches;
use crate::io::Io;
use crate::targets::{self, CodeGenRequest};
use isel::Legality;
use mc::Subtarget;
use mir::Isa;
use std::collections::BTreeMap;
use std::fmt::Write;
use tables::subtarget::Processor;

/// Exit code 1 if something cannot be selected.
pub fn run(triple: &str, matches: &Matches, io: &mut Io<'_>) -> i32 {
    let selected = match targets::select(triple, matches, io) {
        Ok(selected) => selected,
        Err(code) => return code,
    };
    let image = &selected.target.image;
    // What is missing, with the processors for which it is.
    let mut missing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut tried, mut processors) = (0, 0);
    for processor in image.records::<Processor>().iter() {
        let name = image.string(processor.name).to_owned();
        let (subtarget, _) = Subtarget::new(&selected.target, &name, selected.features);
        let request = CodeGenRequest {
            triple: "",
            position_independent: false,
            executable: true,
            abi: "",
            code_model: "",
        };
        let machine = match targets::machine(&selected, &subtarget, &request, io) {
            Ok(machine) => machine,
            Err(code) => return code,
        };
        let isa = Isa::new(&selected.target, &subtarget);
        let legality = Legality::new(&isa);
        let (count, failures) = isel::check::uncovered(&isa, machine.lowering(), &legality);
        (tried, processors) = (tried + count, processors + 1);
        for failure in failures {
            missing.entry(failure).or_default().push(name.clone());
        }
    }
    let mut text = String::new();
    for (what, names) in &missing {
        let others = names.len().saturating_sub(3);
        let more = if others > 0 { format!(" and {others} more") } else { String::new() };
        // Writing to a string does not fail.
        let _ = writeln!(text, "{what} (on {}{more})", names[..names.len() - others].join(", "));
    }
    let _ = writeln!(
        text,
        "{tried} operations on {processors} processors: {}",
        if missing.is_empty() {
            "all can be selected".to_owned()
        } else {
            format!("{} cannot", missing.len())
        }
    );
    match io.write_output("-", text.as_bytes()) {
        Ok(()) => i32::from(!missing.is_empty()),
        Err(message) => io.fail(&message),
    }
}
