//! What a module of functions becomes: our compiler's object and that of `llc-22`, and what is counted in them.
//!
//! Each function has a section of its own, so there is no padding. What we refuse is taken out of the module, by the name
//! in the message, and what is left is compiled again.

use crate::Result;
use crate::machine::output;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const PEER: &str = "llc-22";
pub const DISASSEMBLER: &str = "llvm-objdump-22";

/// What is counted in a function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub insts: usize,
    pub bytes: usize,
    /// Calls of other functions.
    pub calls: usize,
    /// On x86, instructions over general registers or single floating-point numbers.
    pub scalar: usize,
}

/// Options for a compiler besides those for the machine.
pub const OPTIONS: [&str; 4] = ["-O2", "-relocation-model=pic", "-function-sections", "-filetype=obj"];

/// Compiles a module; an error is what the compiler said.
pub fn compile(program: &mut Command, options: &[String], input: &Path, object: &Path) -> Result {
    output(program.args(OPTIONS).args(options).arg("-o").arg(object).arg(input)).map(|_| ())
}

/// A function that our compiler does not take, with what it says.
#[derive(Debug)]
pub struct Refusal {
    pub function: String,
    pub reason: String,
}

/// Compiles what we compile of a list of functions (names and texts), and tells what we do not.
pub fn compile_ours(
    tool: &Path,
    options: &[String],
    functions: &[(String, String)],
    input: &Path,
    object: &Path,
) -> Result<Vec<Refusal>> {
    let mut refusals: Vec<Refusal> = Vec::new();
    loop {
        let taken = functions.iter().filter(|(name, _)| refusals.iter().all(|r| r.function != *name));
        write(input, &taken.map(|(_, text)| text.as_str()).collect::<String>())?;
        let Err(said) = compile(Command::new(tool).arg("llc"), options, input, object) else {
            return Ok(refusals);
        };
        let function = refused_function(&said).ok_or(&said)?.to_owned();
        if !functions.iter().any(|(name, _)| *name == function)
            || refusals.iter().any(|r| r.function == function)
        {
            return Err(said);
        }
        let line = said.lines().find(|line| line.contains("error:")).or_else(|| said.lines().nth(1));
        refusals.push(Refusal { function, reason: line.unwrap_or(&said).trim().to_owned() });
    }
}

/// The function that a message is about: `(in 'NAME')`, or what a mistake of ours says.
fn refused_function(said: &str) -> Option<&str> {
    let (_, after) = said
        .split_once("(in '")
        .or_else(|| said.split_once("function '"))
        .or_else(|| said.split_once('@'))?;
    after.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '.').next()
}

pub fn write(file: &Path, text: &str) -> Result {
    std::fs::write(file, text).map_err(|e| format!("{}: {e}", file.display()))
}

/// The counts of each function of an object.
pub fn count(object: &PathBuf) -> Result<BTreeMap<String, Counts>> {
    let text = output(Command::new(DISASSEMBLER).args(["-d", "-r"]).arg(object))?;
    Ok(count_listing(&String::from_utf8_lossy(&text)))
}

fn count_listing(text: &str) -> BTreeMap<String, Counts> {
    let mut found: BTreeMap<String, Counts> = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines() {
        if let Some(label) = line.strip_suffix(">:").and_then(|line| line.split_once(" <")) {
            // Labels within a function go on counting for it.
            if !label.1.starts_with(".L") {
                name = label.1.to_owned();
                found.entry(name.clone()).or_default();
            }
            continue;
        }
        let Some(counts) = found.get_mut(&name) else { continue };
        if ["R_X86_64_PLT32", "R_RISCV_CALL", "R_AARCH64_CALL26"].iter().any(|call| line.contains(call)) {
            counts.calls += 1;
            continue;
        }
        let Some((address, rest)) = line.trim_start().split_once(": ") else { continue };
        let is_hex = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_hexdigit());
        let Some((code, inst)) = rest.split_once('\t').filter(|_| is_hex(address)) else { continue };
        counts.insts += 1;
        counts.bytes += code.bytes().filter(u8::is_ascii_hexdigit).count() / 2;
        counts.scalar += usize::from(is_scalar(inst));
    }
    found
}

/// Whether an instruction of x86 works on a general register or on a single floating-point number.
fn is_scalar(inst: &str) -> bool {
    let (mnemonic, operands) = inst.split_once('\t').unwrap_or((inst, ""));
    if mnemonic.starts_with("push") || mnemonic.starts_with("pop") || mnemonic.starts_with("ret") {
        return false;
    }
    if (mnemonic.ends_with("ss") || mnemonic.ends_with("sd")) && !mnemonic.contains("broadcast") {
        return true;
    }
    // What is in parentheses is an address.
    let mut depth = 0;
    let outside: String = operands
        .chars()
        .filter(|c| {
            depth += i32::from(*c == '(');
            let is_outside = depth == 0;
            depth -= i32::from(*c == ')');
            is_outside
        })
        .collect();
    let mut registers = outside.split('%').skip(1);
    registers.any(|name| !["xmm", "ymm", "zmm", "st", "rsp", "k"].iter().any(|other| name.starts_with(other)))
}

#[cfg(test)]
mod tests {
    use super::{Counts, count_listing, is_scalar, refused_function};

    #[test]
    fn counts_of_a_listing() {
        let text = "\nDisassembly of section .text.a:\n\n0000000000000000 <a>:\n       0: 66 0f ef c0                   \tpxor\t%xmm0, %xmm0\n       4: e8 00 00 00 00               \tcallq\t0x9 <a+0x9>\n\t\t0000000000000005:  R_X86_64_PLT32\tfmod-0x4\n       9: c3                           \tretq\n";
        let counts = count_listing(text);
        let expected = Counts { insts: 3, bytes: 10, calls: 1, scalar: 0 };
        assert_eq!(counts.get("a"), Some(&expected));
    }

    #[test]
    fn scalar_instructions() {
        assert!(is_scalar("pextrw\t$0x1, %xmm0, %eax"));
        assert!(is_scalar("cvttss2si\t%xmm0, %eax"));
        assert!(is_scalar("movzbl\t0x8(%rsp), %eax"));
        assert!(!is_scalar("paddb\t(%rdi), %xmm0"));
        assert!(!is_scalar("vpbroadcastd\t%xmm0, %ymm0"));
        assert!(!is_scalar("retq"));
    }

    #[test]
    fn functions_in_messages() {
        assert_eq!(refused_function("error: no\n--> a.ll (in 'f_v4i32')"), Some("f_v4i32"));
    }
}
