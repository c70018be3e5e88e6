//! What of a description made for LLVM cannot be used, as text: `mc -report`.
//!
//! One line for each thing that is left out, in the order of the description's parts, then how much there is of each
//! cause, most frequent first. Names in quotation marks do not count for the cause.

use crate::lang::Records;
use crate::model::fields::{Def, defs_of};
use std::collections::BTreeMap;
use std::fmt::Write;
use support::diag::Diagnostics;

/// The lines of the report.
pub fn text(records: &Records, left_out: &Diagnostics, assumed: &Diagnostics) -> String {
    let mut text = String::new();
    let mut causes: BTreeMap<String, usize> = BTreeMap::new();
    for diagnostic in left_out {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", diagnostic.message);
        *causes.entry(cause(&diagnostic.message)).or_default() += 1;
    }
    let mut sorted: Vec<(&String, &usize)> = causes.iter().collect();
    sorted.sort_by_key(|(cause, count)| (std::cmp::Reverse(**count), cause.as_str()));
    assumed.iter().for_each(|note| {
        let _ = writeln!(text, "{}", note.message);
    });
    let name = records.input_name();
    let _ = writeln!(text, "{name}: {} parts of the description are left out", left_out.iter().count());
    for (cause, count) in sorted {
        let _ = writeln!(text, "{count:>7}  {cause}");
    }
    let assumptions = assumed.iter().count();
    if assumptions > 0 {
        let _ = writeln!(text, "{name}: {assumptions} things are assumed of methods in another language");
    }
    text
}

/// The instructions that a machine has and that have a text: neither pseudo-instructions nor those that only the code generator
/// or only the assembler knows. By name.
pub fn real_instructions(records: &Records) -> Vec<&str> {
    let is_off = |def: &Def<'_>, field: &str| !def.bit(field).unwrap_or(false);
    let mut names: Vec<&str> = defs_of(records, "Instruction")
        .into_iter()
        .filter(|def| !def.is_a("StandardPseudoInstruction"))
        .filter(|def| ["isPseudo", "isCodeGenOnly", "isAsmParserOnly"].iter().all(|field| is_off(def, field)))
        .filter(|def| !def.string("AsmString").unwrap_or("").trim().is_empty())
        .map(Def::name)
        .collect();
    names.sort_unstable();
    names
}

/// Why records are left out, by name: the first cause of each.
pub fn causes_by_record(left_out: &Diagnostics) -> BTreeMap<String, String> {
    let mut causes = BTreeMap::new();
    for diagnostic in left_out {
        if let Some((_, record)) = diagnostic.message.rsplit_once(" (in record '") {
            let record = record.trim_end_matches("')").to_owned();
            causes.entry(record).or_insert_with(|| cause(&diagnostic.message));
        }
    }
    causes
}

/// A message without the names in it.
fn cause(message: &str) -> String {
    let message = message.rsplit_once(" (in record ").map_or(message, |(before, _)| before);
    let mut cause = String::new();
    for (index, piece) in message.split('\'').enumerate() {
        cause.push_str(if index % 2 == 0 { piece } else { "'...'" });
    }
    cause
}

#[cfg(test)]
mod tests {
    #[test]
    fn causes_have_no_names() {
        assert_eq!(super::cause("operand 'a' is 'b' (in record 'C')"), "operand '...' is '...'");
    }
}
