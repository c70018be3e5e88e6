//! What of a description made for LLVM cannot be used, as text: `mc -report`.
//!
//! One line for each thing that is left out, in the order of the description's parts, then how much there is of each
//! cause, most frequent first. Names in quotation marks do not count for the cause.

use crate::lang::Records;
use std::collections::BTreeMap;
use std::fmt::Write;
use support::diag::Diagnostics;

/// The lines of the report.
pub fn text(records: &Records, left_out: &Diagnostics) -> String {
    let mut text = String::new();
    let mut causes: BTreeMap<String, usize> = BTreeMap::new();
    for diagnostic in left_out {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", diagnostic.message);
        *causes.entry(cause(&diagnostic.message)).or_default() += 1;
    }
    let mut sorted: Vec<(&String, &usize)> = causes.iter().collect();
    sorted.sort_by_key(|(cause, count)| (std::cmp::Reverse(**count), cause.as_str()));
    let name = records.input_name();
    let _ = writeln!(text, "{name}: {} parts of the description are left out", left_out.iter().count());
    for (cause, count) in sorted {
        let _ = writeln!(text, "{count:>7}  {cause}");
    }
    text
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
