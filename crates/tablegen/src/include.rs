//! The include files of target descriptions, carried in the library.
//!
//! `include "llvm/Target/Target.td"` finds our own text of the classes that descriptions derive from, with or without a
//! file system: a tool needs nothing installed beside it. Files given by the user come first.

use crate::lang::{IncludeDirs, Includes};
use std::path::PathBuf;
use support::source::Text;

macro_rules! files {
    ($($name:literal,)*) => {
        &[$(($name, include_str!(concat!("../include/", $name))),)*]
    };
}

/// Name and text of each file.
pub static FILES: &[(&str, &str)] = files![
    "codewright/CodeGen.td",
    "codewright/Extensions.td",
    "codewright/target/Assembly.td",
    "codewright/target/Instructions.td",
    "codewright/target/Opcodes.td",
    "codewright/target/Registers.td",
    "codewright/target/Subtarget.td",
    "llvm/CodeGen/SDNodeProperties.td",
    "llvm/CodeGen/ValueTypes.td",
    "llvm/IR/Intrinsics.td",
    "llvm/TableGen/Automaton.td",
    "llvm/TableGen/SearchableTable.td",
    "llvm/Target/GlobalISel/RegisterBank.td",
    "llvm/Target/GlobalISel/Target.td",
    "llvm/Target/Target.td",
    "llvm/Target/TargetCallingConv.td",
    "llvm/Target/TargetInstrPredicate.td",
    "llvm/Target/TargetItinerary.td",
    "llvm/Target/TargetMacroFusion.td",
    "llvm/Target/TargetPfmCounters.td",
    "llvm/Target/TargetSchedule.td",
    "llvm/Target/TargetSelectionDAG.td",
];

/// Looks in directories, then among [`FILES`].
#[derive(Clone, Debug, Default)]
pub struct StandardIncludes {
    dirs: IncludeDirs,
}

impl StandardIncludes {
    pub fn new(dirs: Vec<PathBuf>) -> StandardIncludes {
        StandardIncludes { dirs: IncludeDirs { dirs } }
    }
}

impl Includes for StandardIncludes {
    fn find(&mut self, name: &str) -> Option<(String, Text)> {
        self.dirs.find(name).or_else(|| {
            let (_, text) = FILES.iter().find(|(known, _)| *known == name)?;
            Some((format!("<codewright>/{name}"), Text::from(text.as_bytes())))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_include_file_is_carried() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
        let mut pending = vec![root.clone()];
        while let Some(dir) = pending.pop() {
            for entry in std::fs::read_dir(dir).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    pending.push(path);
                } else if path.extension().is_some_and(|e| e == "td") {
                    let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                    assert!(FILES.iter().any(|(known, _)| *known == name), "{name}");
                }
            }
        }
    }
}
