//! x86-64. Vector registers are as wide as the processor has them, so `xsave` keeps them.
#![allow(unsafe_code)]

use std::arch::naked_asm;
use std::sync::atomic::{AtomicU64, Ordering};

/// The size of what is kept, for the parts of the state that the system has turned on.
static STATE_BYTES: AtomicU64 = AtomicU64::new(0);

pub(super) fn entry() -> Option<u64> {
    if !std::arch::is_x86_feature_detected!("xsave") {
        return None;
    }
    let leaf = std::arch::x86_64::__cpuid_count(0xd, 0);
    STATE_BYTES.store(u64::from(leaf.ebx), Ordering::Relaxed);
    Some(enter as *const () as u64)
}

pub(super) fn descriptor_entry() -> u64 {
    0
}

/// Processors see what is written, and at which address does not matter.
pub(super) fn synchronize(_: *const u8, _: *const u8, _: usize) {}

/// On top of the stack are the number and the caller's return address. Registers of arguments (`rax` counts vector
/// arguments, `r10` is the static chain) and the vector state (parts 0 to 2 and 5 to 7: x87, SSE, AVX, AVX-512) are
/// kept; the header of the state must be zero where it is restored from.
#[unsafe(naked)]
unsafe extern "C" fn enter() {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rax",
        "push rcx",
        "push rdx",
        "push rsi",
        "push rdi",
        "push r8",
        "push r9",
        "push r10",
        "sub rsp, [rip + {bytes}]",
        "and rsp, -64",
        "xor eax, eax",
        "mov [rsp + 512], rax",
        "mov [rsp + 520], rax",
        "mov [rsp + 528], rax",
        "mov [rsp + 536], rax",
        "mov [rsp + 544], rax",
        "mov [rsp + 552], rax",
        "mov [rsp + 560], rax",
        "mov [rsp + 568], rax",
        "mov eax, 0xe7",
        "xor edx, edx",
        "xsave64 [rsp]",
        "mov rdi, [rbp + 8]",
        "call {compile}",
        "mov r11, rax",
        "mov eax, 0xe7",
        "xor edx, edx",
        "xrstor64 [rsp]",
        "lea rsp, [rbp - 64]",
        "pop r10",
        "pop r9",
        "pop r8",
        "pop rdi",
        "pop rsi",
        "pop rdx",
        "pop rcx",
        "pop rax",
        "pop rbp",
        "add rsp, 8",
        "jmp r11",
        bytes = sym STATE_BYTES,
        compile = sym crate::reentry::compile,
    )
}
