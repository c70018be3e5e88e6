//! The smallest pass over machine code: counts the instructions that are there at the end, by name.

use codewright::machine_code::{Function, Isa, MachinePass, Point, TargetInfo};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Instructions by name, of all functions that were compiled.
#[derive(Debug, Default)]
pub struct Census {
    counts: Mutex<BTreeMap<String, u64>>,
}

impl Census {
    /// What was counted so far, in the order of names.
    pub fn counts(&self) -> Vec<(String, u64)> {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.iter().map(|(name, &count)| (name.clone(), count)).collect()
    }
}

impl MachinePass for Census {
    fn point(&self) -> Point {
        Point::Last
    }

    fn run(&self, isa: &Isa<'_>, _: &dyn TargetInfo, func: &mut Function) -> Result<(), String> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
            *counts.entry(isa.opcode_name(func.opcode(inst)).to_owned()).or_default() += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codewright::{Module, TargetMachine};
    use std::sync::Arc;

    #[test]
    fn instructions_are_counted() {
        let census = Arc::new(Census::default());
        let machine = TargetMachine::for_triple("riscv64").expect("a machine").with_pass(census.clone());
        let text = "
            define i64 @f(i64 %a, i64 %b) { %c = add i64 %a, %b ret i64 %c }
            define i64 @g(i64 %a, i64 %b) { %c = xor i64 %a, %b %d = add i64 %c, %a ret i64 %d }";
        machine.assembly(&Module::parse(text).expect("a module")).expect("assembly");
        let counts = census.counts();
        let counted = |name: &str| counts.iter().find(|(known, _)| known == name).map(|&(_, count)| count);
        assert_eq!((counted("ADD"), counted("XOR")), (Some(2), Some(1)), "{counts:?}");
    }
}
