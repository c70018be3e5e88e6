//! The subcommands of `codewright` as functions.
