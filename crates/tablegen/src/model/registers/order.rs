//! The natural order of register names.
//!
//! A name is taken apart into runs of digits and of other characters. Names with fewer runs come first, then the words are
//! compared, then the numbers: `R2`, `R10`, `R1_lo`.

/// Sorts registers as numbered: by `PositionOrder`, then by name.
pub fn register_key(position_order: i64, name: &str) -> impl Ord + use<> {
    let (words, numbers) = runs(name);
    (position_order, words.len() + numbers.len(), words, numbers)
}

/// The words of a name, and its numbers (length first, so that they compare as numbers).
fn runs(name: &str) -> (Vec<String>, Vec<(usize, String)>) {
    let (mut words, mut numbers) = (Vec::new(), Vec::new());
    let mut rest = name;
    while !rest.is_empty() {
        let is_number = rest.starts_with(|c: char| c.is_ascii_digit());
        let len = rest.find(|c: char| c.is_ascii_digit() != is_number).unwrap_or(rest.len());
        let (run, after) = rest.split_at(len);
        if is_number {
            numbers.push((run.len(), run.to_owned()));
        } else {
            words.push(run.to_owned());
        }
        rest = after;
    }
    (words, numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_compare_as_numbers_and_short_names_come_first() {
        let mut names = ["F0_D", "X10", "FRM", "X2", "F0_H", "F10_D", "FFLAGS", "Q1"];
        names.sort_by_cached_key(|n| register_key(0, n));
        assert_eq!(names, ["FFLAGS", "FRM", "Q1", "X2", "X10", "F0_D", "F10_D", "F0_H"]);
        assert!(register_key(0, "Z9") < register_key(1, "A1"));
    }
}
