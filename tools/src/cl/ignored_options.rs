//! Options of LLVM's tools that nothing here acts on: the form of their tables.
//!
//! Such an option is known by name and by the values that it takes, and what is given is checked as LLVM checks it. If it
//! only tunes how LLVM works inside, it is then left at that, so that command lines written for LLVM work. If it would
//! change what the output means, or asks for something that is not made here, it is refused, unless the value is the one that
//! asks for nothing. A name that is in neither table is an unknown argument.

use super::{flag_value, parse_int, parse_uint};

/// A row of a table.
#[derive(Clone, Copy, Debug)]
pub struct IgnoredOption {
    /// Without dashes.
    pub name: &'static str,
    pub values: Values,
    pub effect: Effect,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// `true`, `false`, `1`, `0`, or none.
    Flag,
    Uint,
    Int,
    Text,
    /// One of these words; if the empty one is among them, the value may be left out.
    Enum(&'static [&'static str]),
}

/// What comes of an option.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// None: it says how LLVM goes about its work. The reason is given where the name does not tell.
    Tuning(&'static str),
    /// An error with this reason, unless the value is one of those listed (flags by `true` and `false`).
    Refused(&'static str, &'static [&'static str]),
}

impl Values {
    pub(super) fn may_be_left_out(self) -> bool {
        match self {
            Values::Flag => true,
            Values::Enum(words) => words.contains(&""),
            Values::Uint | Values::Int | Values::Text => false,
        }
    }

    /// The error says what LLVM says.
    pub(super) fn check(self, value: &str) -> Result<(), String> {
        let wrong = |right: bool, what: String| if right { Ok(()) } else { Err(what) };
        match self {
            Values::Flag => wrong(
                flag_value(value).is_some(),
                format!("'{value}' is invalid value for boolean argument! Try 0 or 1"),
            ),
            Values::Uint => {
                wrong(parse_uint(value).is_some(), format!("'{value}' value invalid for uint argument!"))
            }
            Values::Int => {
                wrong(parse_int(value).is_some(), format!("'{value}' value invalid for integer argument!"))
            }
            Values::Enum(words) => {
                wrong(words.contains(&value), format!("Cannot find option named '{value}'!"))
            }
            Values::Text => Ok(()),
        }
    }
}

impl IgnoredOption {
    /// Why the option with this value, which is a right one, is refused.
    pub fn refuses(&self, value: &str) -> Option<&'static str> {
        let Effect::Refused(reason, harmless) = self.effect else { return None };
        let value = match self.values {
            Values::Flag if flag_value(value) == Some(false) => "false",
            Values::Flag => "true",
            _ => value,
        };
        (!harmless.contains(&value)).then_some(reason)
    }
}

/// A flag that tunes.
pub const fn flag(name: &'static str) -> IgnoredOption {
    tuning(name, Values::Flag)
}

/// A number that tunes.
pub const fn uint(name: &'static str) -> IgnoredOption {
    tuning(name, Values::Uint)
}

pub const fn tuning(name: &'static str, values: Values) -> IgnoredOption {
    IgnoredOption { name, values, effect: Effect::Tuning("") }
}

pub const fn refused(
    name: &'static str,
    values: Values,
    reason: &'static str,
    harmless: &'static [&'static str],
) -> IgnoredOption {
    IgnoredOption { name, values, effect: Effect::Refused(reason, harmless) }
}

impl IgnoredOption {
    /// Says why nothing comes of it.
    #[must_use]
    pub const fn because(mut self, reason: &'static str) -> Self {
        self.effect = Effect::Tuning(reason);
        self
    }
}

pub(super) fn find(table: &'static [IgnoredOption], name: &str) -> Option<&'static IgnoredOption> {
    table.binary_search_by(|row| row.name.cmp(name)).ok().and_then(|at| table.get(at))
}
