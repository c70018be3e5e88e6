//! The trace of how instructions are found (`-debug-only=asm-matcher`), in the order in which it happens: first aliases make
//! one mnemonic of another, then the entries of that one are tried until one is taken.
//!
//! ```text
//! line 1: aliases: 'cbw' is 'cbtw'
//! line 1: matching 'cbtw': 1 entry
//!   CBW: taken
//! ```
//!
//! Statements are read the general way then, and never by the short cuts for plain ones ([`plain`](super::plain)); what comes
//! of them is the same. A target that tries several mnemonics for one statement asks several times, and each is shown.

use crate::target::Target;
use std::fmt::Write;
use tables::asm::Match;

/// What was tried so far; nothing where nobody wants to know.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    text: Option<String>,
}

/// What came of an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Verdict<'a> {
    Taken,
    /// The operands fit, but the subtarget has not got these.
    Lacks(&'a [&'a str]),
    /// Not what the statement's prefixes ask for.
    Unwished,
    /// So many operands fitted before one did not, if that is known.
    Unfit(Option<usize>),
}

impl Trace {
    pub fn new(is_wanted: bool) -> Trace {
        Trace { text: is_wanted.then(String::new) }
    }

    pub fn is_wanted(&self) -> bool {
        self.text.is_some()
    }

    pub fn into_text(self) -> String {
        self.text.unwrap_or_default()
    }

    /// The mnemonic that aliases make of a word, and how many entries it has.
    /// `line`: where it stands, if the text has lines.
    pub fn mnemonic(&mut self, line: Option<u32>, written: &str, mnemonic: &str, num_entries: usize) {
        let place = line.map_or(String::new(), |line| format!("line {line}: "));
        if written == mnemonic {
            self.line(format_args!("{place}aliases: none for '{written}'"));
        } else {
            self.line(format_args!("{place}aliases: '{written}' is '{mnemonic}'"));
        }
        let entries = if num_entries == 1 { "entry" } else { "entries" };
        self.line(format_args!("{place}matching '{mnemonic}': {num_entries} {entries}"));
    }

    /// An entry that was tried.
    pub fn entry(&mut self, target: &Target, entry: &Match, verdict: Verdict<'_>) {
        let image = &target.image;
        let instruction = image.string(target.instruction(entry.opcode).name);
        let source = image.string(entry.source);
        // An instruction alias, which has no name worth showing.
        let alias = if source == instruction { "" } else { "alias of " };
        match verdict {
            Verdict::Taken => self.line(format_args!("  {alias}{instruction}: taken")),
            Verdict::Lacks(what) => {
                self.line(format_args!("  {alias}{instruction}: requires {}", what.join(", ")));
            }
            Verdict::Unwished => self.line(format_args!("  {alias}{instruction}: not with these prefixes")),
            Verdict::Unfit(None) => self.line(format_args!("  {alias}{instruction}: does not fit")),
            Verdict::Unfit(Some(fitted)) => {
                self.line(format_args!("  {alias}{instruction}: operand {} does not fit", fitted + 1));
            }
        }
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        if let Some(text) = &mut self.text {
            // Writing to a string succeeds.
            let _ = writeln!(text, "{line}");
        }
    }
}
