//! What is asked of a dump, apart from how the command line spells it.

/// How much is said of mistakes: `--error-display`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
pub(super) enum Display {
    Quiet,
    Summary,
    Details,
    #[default]
    Full,
}

/// What was asked for. The name of a section is that of its option: `debug-info`.
#[derive(Debug, Default)]
pub(super) struct Options {
    /// Sections, each with the only offset that is wanted.
    pub sections: Vec<(String, Option<u64>)>,
    pub all: bool,
    pub verbose: bool,
    pub show_form: bool,
    pub diff: bool,
    pub summarize_types: bool,
    pub show_children: bool,
    pub show_parents: bool,
    pub ignore_case: bool,
    /// Names of `--name` and of `--find`.
    pub names: Vec<String>,
    pub finds: Vec<String>,
    /// `--verify`, and how much is said.
    pub verify: Option<Display>,
    /// The address of `--lookup`.
    pub lookup: Option<u64>,
    pub recurse_depth: Option<u32>,
    pub parent_recurse_depth: Option<u32>,
}

impl Options {
    /// Sets an option by its name.
    pub fn set(&mut self, name: &str, offset: Option<u64>) {
        match name {
            "all" => self.all = true,
            "verbose" => self.verbose = true,
            "show-form" => self.show_form = true,
            "diff" => self.diff = true,
            "summarize-types" => self.summarize_types = true,
            "ignore-case" => self.ignore_case = true,
            "show-children" => self.show_children = true,
            "show-parents" => self.show_parents = true,
            "verify" => self.verify = self.verify.or(Some(Display::Full)),
            name => self.sections.push((name.to_owned(), offset)),
        }
    }

    /// Whether a section is wanted, and the only offset in it.
    pub fn wants(&self, name: &str) -> Option<Option<u64>> {
        let named = self.sections.iter().find(|(section, _)| section == name);
        match named {
            _ if self.all => Some(None),
            Some((_, offset)) => Some(*offset),
            None if self.sections.is_empty() && name == "debug-info" => Some(None),
            None => None,
        }
    }
}

/// A number as options have it.
pub(super) fn offset(text: &str) -> Option<u64> {
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
