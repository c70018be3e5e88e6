//! `cargo xtask new-target NAME`: `codewright new-target` into `targets/`, and what makes the folder part of the build.

use crate::machine::{Result, cargo, root, run};

pub fn run_command(args: &[String]) -> Result {
    let [name] = args else { return Err("one name is needed".to_owned()) };
    let folder = format!("targets/{name}");
    let tool =
        ["run", "--quiet", "-p", "codewright-tools", "--no-default-features", "--", "new-target", name];
    run(cargo().current_dir(root()).args(tool).args(["-o", &folder]))?;
    println!(
        "\nThe folder is a member of the workspace now. To compile the target into the tools, add:\n\
         Cargo.toml                 {name} = {{ package = \"codewright-{name}\", path = \"{folder}\" }}\n\
         xtask/src/tidy/crates.rs   (\"{name}\", &[\"tables\", \"tablegen\", \"mc\"]), and {name} among those of tools\n\
         tools/Cargo.toml           a feature target-{name} and the optional dependency\n\
         tools/src/targets.rs       its row in REGISTRY"
    );
    Ok(())
}
