//! What fuzz targets and tests call: `mc` on any input.

use crate::io::Io;
use std::collections::BTreeMap;
use std::path::Path;

/// Architectures, each with features that instructions need.
const MACHINES: &[(&str, &str)] = &[
    ("-triple=f2003", "-mattr="),
    ("-triple=riscv32", "-mattr=+m,+a,+f,+d,+q,+c,+zba,+zbb,+zbc,+zbs,+zicond,+zfh"),
    ("-triple=riscv64", "-mattr=+m,+a,+f,+d,+q,+c,+zba,+zbb,+zbc,+zbs,+zicond,+zfh"),
    ("-triple=x86_64", "-mattr="),
    ("-triple=i386", "-mattr="),
    ("-triple=x86_64-pc-windows-msvc", "-mattr="),
];

/// Assembles any text for every architecture, to text and to an object, without a panic.
pub fn check_assembling(text: &[u8]) {
    for (triple, attributes) in MACHINES {
        for file_type in ["-filetype=asm", "-filetype=obj"] {
            run(&[triple, attributes, file_type, "-o", "-", "-"], text);
        }
    }
}

/// Disassembles any bytes for every architecture without a panic.
pub fn check_disassembling(bytes: &[u8]) {
    let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
    for (triple, all) in MACHINES {
        for attributes in ["-mattr=", all] {
            run(&[triple, attributes, "-disassemble", "-hex", "--show-inst", "-"], hex.as_bytes());
            run(&[triple, attributes, "-disassemble", "-"], bytes);
        }
    }
}

fn run(args: &[&str], input: &[u8]) {
    let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
    let mut io = Io {
        tool: "mc".to_owned(),
        stdin: &mut &*input,
        stdout: &mut std::io::sink(),
        stderr: &mut std::io::sink(),
        cwd: Path::new("."),
        env: &BTreeMap::new(),
        terminal: crate::io::Terminal::default(),
    };
    super::run(&args, &mut io);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_text_without_lines_does_not_panic() {
        let text = b"'c'i nta f5 4 l' p krz f0 a+f1+8@ fi f0 2 xylo\nmalkrz xx p lifem 5 l' a 'i'c inj a xx f5@ kue p xok q";
        for len in (0..text.len()).step_by(3) {
            check_assembling(&text[..len]);
        }
    }

    #[test]
    fn damaged_assembly_does_not_panic() {
        let text = b"f: addi a0, a0, %lo(x+4)\n.macro m a\n li \\a, 5\n.endm\nm a0\n1: beqz a0, 1b\n.word 1f-1b\n1:\n";
        for len in 0..text.len() {
            check_assembling(&text[..len]);
        }
    }

    #[test]
    fn damaged_assembly_of_x86_does_not_panic() {
        let text = b"f: lock addl $1,x+4(%rax,%rcx,8)\n{vex} vaddps %xmm0,(%rdx),%xmm9\n\
                     .intel_syntax noprefix\nmov dword ptr [rax+2*rcx-8],1\n";
        for len in (0..text.len()).step_by(5) {
            check_assembling(&text[..len]);
        }
        check_disassembling(&[0x66, 0xf0, 0x62, 0xf1, 0x7c, 0x48, 0x58, 0xc1, 0xc4, 0xe3, 0x0f, 0x0f]);
    }

    #[test]
    fn damaged_assembly_for_coff_does_not_panic() {
        let text = b".def f; .scl 2; .type 32; .endef\n.section .t$f,\"xr\",discard,f\nf: call g\n\
                     .section .x,\"dr\",associative,f\n.weak w\n.linkonce\n.rva f+4,w\n.symidx f\n.comm c,4,3\n";
        for len in 0..text.len() {
            check_assembling(&text[..len]);
        }
    }

    #[test]
    fn odd_bytes_do_not_panic() {
        check_disassembling(&[0x13, 0x05, 0x15, 0, 0xff, 0xff, 0x7f, 0x10, 1, 0, 0x82]);
        check_disassembling(b"0x13 [0x05, q # \xff\n");
    }
}
