//! Groups of one-letter options, as GNU's binary utilities take them: `-dr` for `-d -r`.

use super::{Kind, Spec, find};

/// Splits arguments that are groups of one-letter flags; the last letter may be an option with a value. An argument that
/// is an option as it stands is left alone, and so is everything after `--`.
pub fn split(spec: &Spec, args: &[String]) -> Vec<String> {
    let mut split = Vec::with_capacity(args.len());
    let mut rest = args.iter();
    for arg in rest.by_ref() {
        if arg == "--" {
            split.push(arg.clone());
            break;
        }
        match letters(spec, arg) {
            Some(letters) => split.extend(letters.chars().map(|c| format!("-{c}"))),
            None => split.push(arg.clone()),
        }
    }
    split.extend(rest.cloned());
    split
}

/// The letters of a group, if the argument is one.
fn letters<'a>(spec: &Spec, arg: &'a str) -> Option<&'a str> {
    let letters = arg.strip_prefix('-')?;
    let is_word = letters.chars().all(|c| c.is_ascii_alphabetic());
    if letters.len() < 2 || !is_word || find(spec, letters).is_some() {
        return None;
    }
    let kind = |at: usize| find(spec, letters.get(at..=at)?).map(|opt| opt.kind);
    let last = letters.len() - 1;
    let flags = (0..last).all(|at| kind(at) == Some(Kind::Flag));
    (flags && kind(last).is_some()).then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::super::{Opt, Positional};
    use super::*;

    const SPEC: Spec = Spec {
        overview: "",
        positional: Positional::NONE,
        options: &[
            Opt::flag("disassemble", ""),
            Opt::alias("d", "disassemble"),
            Opt::flag("r", ""),
            Opt::list("j", "", ""),
            Opt::flag("rd", ""),
        ],
        ..Spec::DEFAULT
    };

    #[test]
    fn only_groups_are_split() {
        let args = ["-dr", "-rd", "-drj", ".text", "-dq", "file", "--", "-dr"].map(str::to_owned);
        let expected = ["-d", "-r", "-rd", "-d", "-r", "-j", ".text", "-dq", "file", "--", "-dr"];
        assert_eq!(split(&SPEC, &args), expected);
    }
}
