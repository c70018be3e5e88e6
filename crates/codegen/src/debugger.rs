//! Debuggers, as far as they want different things of debug information.

/// The debugger that the information is for, where debuggers want different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Debugger {
    #[default]
    Gdb,
    Lldb,
    /// That of game consoles.
    Sce,
    Dbx,
}
