//! Control that leaves functions otherwise than by calls and returns: jumps to where a function noted its frame, and code in
//! memory that calls nested functions.

use super::Machine;
use ::codegen::{LongJumps, TrampolinePart};
use TrampolinePart::{Bytes, Chain, Distance, Function};

/// `movabs $function, %r11; movabs $chain, %r10; jmp *%r11`
const CHAIN_IN_R10: [TrampolinePart; 5] =
    [Bytes(&[0x49, 0xbb]), Function, Bytes(&[0x49, 0xba]), Chain, Bytes(&[0x49, 0xff, 0xe3])];

/// `movl $chain, %ecx; jmp function`
const CHAIN_IN_ECX: [TrampolinePart; 4] = [Bytes(&[0xb9]), Chain, Bytes(&[0xe9]), Distance];

/// `movl $chain, %eax; jmp function`
const CHAIN_IN_EAX: [TrampolinePart; 4] = [Bytes(&[0xb8]), Chain, Bytes(&[0xe9]), Distance];

/// By the register that `td/CallingConv.td` has for a static chain in a convention.
pub(super) fn trampoline(is_64: bool, convention: ir::CallingConv) -> Option<&'static [TrampolinePart]> {
    match (is_64, convention.0) {
        (true, 0 | 8) => Some(&CHAIN_IN_R10),
        // C, x86_stdcallcc.
        (false, 0 | 64) => Some(&CHAIN_IN_ECX),
        // fastcc, x86_fastcallcc, x86_thiscallcc.
        (false, 8 | 65 | 70) => Some(&CHAIN_IN_EAX),
        _ => None,
    }
}

/// In the words are the frame pointer, where the function goes on, and the stack pointer.
pub(super) fn long_jumps(machine: &Machine) -> LongJumps {
    let general: &[&str] = match machine.is_64() {
        true => {
            &["rax", "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"]
        }
        false => &["eax", "ebx", "ecx", "edx", "esi", "edi"],
    };
    let mut names: Vec<String> = general.iter().map(|&name| name.to_owned()).collect();
    let vectors = match (machine.has_sse, machine.is_64(), machine.has_avx512) {
        (false, ..) => 0,
        (_, false, _) => 8,
        (_, true, false) => 16,
        (_, true, true) => 32,
    };
    names.extend((0..vectors).map(|number| format!("xmm{number}")));
    if machine.has_avx512 {
        names.extend((0..8).map(|number| format!("k{number}")));
    }
    names.push("st".to_owned());
    names.extend((1..8).map(|number| format!("st({number})")));
    names.extend(["flags", "dirflag", "fpsr", "memory"].map(str::to_owned));
    let clobbers: Vec<String> = names.iter().map(|name| format!("~{{{name}}}")).collect();
    let (jump, jump_constraints) = match machine.is_64() {
        true => (
            "movq ($0), %rbp\n\tmovq 8($0), %rcx\n\tmovq 16($0), %rsp\n\tjmpq *%rcx",
            "{rdx},~{rcx},~{memory}",
        ),
        false => (
            "movl ($0), %ebp\n\tmovl 4($0), %ecx\n\tmovl 8($0), %esp\n\tjmpl *%ecx",
            "{edx},~{ecx},~{memory}",
        ),
    };
    LongJumps { word_bytes: machine.mode.bytes, clobbers: clobbers.join(","), jump, jump_constraints }
}
