//! Whether to use colour.

/// The value of `--color`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    #[default]
    Auto,
    Always,
    Never,
}

impl ColorChoice {
    /// From the value of `--color=`; the bare flag means always.
    pub fn parse(value: &str) -> Option<Self> {
        match value {
            "" | "always" | "true" | "1" => Some(ColorChoice::Always),
            "never" | "false" | "0" => Some(ColorChoice::Never),
            "auto" => Some(ColorChoice::Auto),
            _ => None,
        }
    }

    /// The flag decides; else `NO_COLOR`, if not empty, forbids colour; else `CLICOLOR_FORCE`, if neither empty nor 0, demands
    /// it; else a terminal gets it.
    pub fn resolve(self, env_no_color: Option<&str>, env_force: Option<&str>, is_tty: bool) -> bool {
        match self {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let forbidden = env_no_color.is_some_and(|value| !value.is_empty());
                let forced = env_force.is_some_and(|value| !value.is_empty() && value != "0");
                !forbidden && (forced || is_tty)
            }
        }
    }
}
