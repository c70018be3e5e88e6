//! `cargo xtask bless [FILTER]`: rewrites the expected output of text tests, `docs/options.md` and `docs/ir-support.md`. Read
//! the difference before committing it.

use crate::Result;
use crate::machine::{self, cargo, root, target};
use std::process::Command;

pub fn run(args: &[String]) -> Result {
    machine::run(cargo().args(["build", "--quiet", "-p", "codewright-tools"]))?;
    let mut command = Command::new(target().join("debug/codewright"));
    command.args(["filetest", "--bless"]).args(args.first().map(|filter| format!("--filter={filter}")));
    machine::run(command.arg(root().join("tests")))?;
    let mut page = cargo();
    page.env("DOCS_BLESS", "1");
    machine::run(page.args([
        "test",
        "--quiet",
        "-p",
        "codewright-tools",
        "--test",
        "options",
        "--test",
        "constructs",
    ]))
}
