//! Indirect calls and jumps by way of functions that the processor cannot speculate through.
//!
//! ```text
//! movq target, %r11
//! callq __llvm_retpoline_r11         in place of     callq *target
//! ```
//!
//! The function replaces the return address of a call that it makes itself, so that what is predicted is a loop that does
//! nothing (`retpoline`), or waits for loads before it jumps (`lvi-cfi`). Each object has a copy, of which linkers keep one,
//! unless the program has functions of its own (`retpoline-external-thunk`).
//!
//! Returns are predicted, too: functions that ask for it (`fn_ret_thunk_extern`) jump to a function of the program that returns.
//!
//! Sources: Intel, "Retpoline: A Branch Target Injection Mitigation" and "Load Value Injection"; names are those of LLVM and, for
//! the functions that programs have, of GCC (`-mindirect-branch=thunk-extern`).

use super::Machine;
use crate::names::{feature, node, reg};
use ::mc::Reg;
use isel::lowering::Thunks;
use mir::{Function, Operand};
use std::fmt::Write;

/// Registers that may have the address, and what they are called in names: of 64 bits, and of 32.
const REGISTERS_64: [(Reg, &str); 1] = [(reg::R11, "r11")];
const REGISTERS_32: [(Reg, &str); 4] =
    [(reg::EAX, "eax"), (reg::ECX, "ecx"), (reg::EDX, "edx"), (reg::EDI, "edi")];

/// What functions jump to in place of returning, where they are asked to.
const RETURN: &[u8] = b"__x86_return_thunk";

const RETPOLINE: &str = "__llvm_retpoline_";
const WAITING: &str = "__llvm_lvi_thunk_";

/// What stands before the code of a function whose name is `@`: linkers keep one copy.
const MACH_O: [&str; 5] = [
    "\t.section\t__TEXT,__text_cw,coalesced,pure_instructions\n",
    "\t.weak_definition\t@\n",
    "\t.private_extern\t@\n",
    "\t.p2align\t4\n",
    "@:\n",
];
const COFF: [&str; 4] = ["\t.section\t.text,\"xr\",discard,@\n", "\t.globl\t@\n", "\t.p2align\t4\n", "@:\n"];
const ELF: [&str; 6] = [
    "\t.section\t.text.@,\"axG\",%progbits,@,comdat\n",
    "\t.hidden\t@\n",
    "\t.weak\t@\n",
    "\t.p2align\t4\n",
    "\t.type\t@,%function\n",
    "@:\n",
];

/// What calls and jumps go through, by the features of the processor.
pub(super) fn of(is_64: bool, has: &dyn Fn(u16) -> bool) -> Option<Thunks> {
    let retpoline_calls = has(feature::retpoline_indirect_calls);
    let retpoline_jumps = has(feature::retpoline_indirect_branches);
    let waits = has(feature::lvi_cfi);
    if !(retpoline_calls || retpoline_jumps || waits) {
        return None;
    }
    let prefix = match has(feature::retpoline_external_thunk) {
        true => "__x86_indirect_thunk_",
        false if retpoline_calls || retpoline_jumps => RETPOLINE,
        false => WAITING,
    };
    let registers = if is_64 { &REGISTERS_64[..] } else { &REGISTERS_32 };
    Some(Thunks {
        registers: registers.iter().map(|&(reg, name)| (reg, format!("{prefix}{name}"))).collect(),
        calls: retpoline_calls || waits,
        jump: (retpoline_jumps || waits).then_some(node::THUNK_JUMP),
    })
}

impl Machine {
    /// Replaces the returns of a function by jumps to the program's own (`-mfunction-return=thunk-extern`). Those that take
    /// arguments off the stack stay.
    pub(super) fn return_by_thunk(&self, func: &mut Function) {
        let index = func.symbol(RETURN);
        func.visit(|func, block, inst| {
            if func.opcode(inst) == self.mode.ret {
                let target = [Operand::Symbol { index, flags: 0 }, Operand::Imm(0)];
                func.build(block, Some(inst), self.mode.jump, &target);
                func.remove(inst);
            }
        });
    }

    /// The functions, as assembly; nothing where the program has them.
    pub(super) fn thunk_functions(&self) -> String {
        // Writing to a string does not fail.
        let mut text = String::new();
        let registers = self.lowering_facts.thunks.iter().flat_map(|thunks| &thunks.registers);
        for (_, name) in
            registers.filter(|(_, name)| name.starts_with(RETPOLINE) || name.starts_with(WAITING))
        {
            let register = name.rsplit('_').next().unwrap_or_default();
            let (mangled, directives) = match (self.options.is_mach_o, self.options.is_coff) {
                (true, _) => (format!("_{name}"), &MACH_O[..]),
                (_, true) => (name.clone(), &COFF[..]),
                _ => (name.clone(), &ELF[..]),
            };
            for directive in directives {
                text.push_str(&directive.replace('@', &mangled));
            }
            let stack = if self.is_64() { "rsp" } else { "esp" };
            if name.starts_with(WAITING) {
                let _ = writeln!(text, "\tlfence\n\tjmp\t*%{register}");
            } else {
                let place = if self.options.is_mach_o { format!("LCW{name}") } else { format!(".LCW{name}") };
                let _ = writeln!(text, "\tcall\t{place}");
                let _ = writeln!(text, "{place}_wait:\n\tpause\n\tlfence\n\tjmp\t{place}_wait");
                let _ = writeln!(text, "\t.p2align\t4\n{place}:\n\tmov\t%{register}, (%{stack})\n\tret");
            }
            if !self.options.is_mach_o && !self.options.is_coff {
                let _ = writeln!(text, "\t.size\t{name}, .-{name}");
            }
        }
        text
    }
}
