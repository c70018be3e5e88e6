//! AArch64. Source: Procedure Call Standard (arguments, `x8`, the static chain in `x15` or `x18`), Arm Architecture Reference
//! Manual B2.4 (instructions that were written), ELF for the Arm 64-bit Architecture (descriptors keep everything but `x0` and
//! the flags).
//!
//! General registers up to `x18` and all vector registers are kept, with SVE in their full length and predicates with them, if
//! the processor has it.
#![allow(unsafe_code)]

use std::arch::{asm, naked_asm};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static HAS_SVE: AtomicBool = AtomicBool::new(false);

fn find_features() {
    HAS_SVE.store(std::arch::is_aarch64_feature_detected!("sve"), Ordering::Relaxed);
}

pub(super) fn entry() -> Option<u64> {
    find_features();
    Some(enter as *const () as u64)
}

pub(super) fn descriptor_entry() -> u64 {
    find_features();
    find_variable as *const () as u64
}

/// What was written goes to where instructions are fetched from, and what was fetched before is forgotten. Other
/// processors are told by a call of the system, if it has that.
pub(super) fn synchronize(written: *const u8, executed: *const u8, bytes: usize) {
    let kinds: u64;
    // SAFETY: programs may read this register.
    unsafe { asm!("mrs {}, ctr_el0", out(reg) kinds, options(nomem, nostack, preserves_flags)) };
    let lines = |begin: *const u8, log2_words: u64| {
        let line = 4usize << (log2_words & 15);
        let first = begin as usize & !(line - 1);
        (first..begin as usize + bytes).step_by(line)
    };
    const DATA_IS_SEEN: u64 = 1 << 28;
    const CODE_IS_SEEN: u64 = 1 << 29;
    if kinds & DATA_IS_SEEN == 0 {
        for line in lines(written, kinds >> 16) {
            // SAFETY: the line is of memory that was written.
            unsafe { asm!("dc cvau, {}", in(reg) line, options(nostack, preserves_flags)) };
        }
    }
    // SAFETY: waits.
    unsafe { asm!("dsb ish", options(nostack, preserves_flags)) };
    if kinds & CODE_IS_SEEN == 0 {
        for line in lines(executed, kinds) {
            // SAFETY: the line is of memory that may be executed.
            unsafe { asm!("ic ivau, {}", in(reg) line, options(nostack, preserves_flags)) };
        }
    }
    // SAFETY: waits.
    unsafe { asm!("dsb ish", "isb", options(nostack, preserves_flags)) };
    tell_others();
}

/// Every thread of the process begins to fetch anew (`membarrier`).
fn tell_others() {
    const SYNC_CORE: libc::c_int = 1 << 5;
    const REGISTER_SYNC_CORE: libc::c_int = 1 << 6;
    static IS_REGISTERED: OnceLock<bool> = OnceLock::new();
    let ask = |command: libc::c_int| {
        // SAFETY: changes nothing but what processors have fetched.
        unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) == 0 }
    };
    if *IS_REGISTERED.get_or_init(|| ask(REGISTER_SYNC_CORE)) {
        ask(SYNC_CORE);
    }
}

#[rustfmt::skip]
macro_rules! vectors {
    ($op:literal) => {
        concat!(
            $op, " q0, q1, [sp]\n",
            $op, " q2, q3, [sp, #32]\n",
            $op, " q4, q5, [sp, #64]\n",
            $op, " q6, q7, [sp, #96]\n",
            $op, " q8, q9, [sp, #128]\n",
            $op, " q10, q11, [sp, #160]\n",
            $op, " q12, q13, [sp, #192]\n",
            $op, " q14, q15, [sp, #224]\n",
            $op, " q16, q17, [sp, #256]\n",
            $op, " q18, q19, [sp, #288]\n",
            $op, " q20, q21, [sp, #320]\n",
            $op, " q22, q23, [sp, #352]\n",
            $op, " q24, q25, [sp, #384]\n",
            $op, " q26, q27, [sp, #416]\n",
            $op, " q28, q29, [sp, #448]\n",
            $op, " q30, q31, [sp, #480]\n",
        )
    };
}

/// Predicates are an eighth as long as vectors: sixteen of them take the place of two.
#[rustfmt::skip]
macro_rules! scalable {
    ($op:literal) => {
        concat!(
            $op, " p0, [sp, #0, mul vl]\n",
            $op, " p1, [sp, #1, mul vl]\n",
            $op, " p2, [sp, #2, mul vl]\n",
            $op, " p3, [sp, #3, mul vl]\n",
            $op, " p4, [sp, #4, mul vl]\n",
            $op, " p5, [sp, #5, mul vl]\n",
            $op, " p6, [sp, #6, mul vl]\n",
            $op, " p7, [sp, #7, mul vl]\n",
            $op, " p8, [sp, #8, mul vl]\n",
            $op, " p9, [sp, #9, mul vl]\n",
            $op, " p10, [sp, #10, mul vl]\n",
            $op, " p11, [sp, #11, mul vl]\n",
            $op, " p12, [sp, #12, mul vl]\n",
            $op, " p13, [sp, #13, mul vl]\n",
            $op, " p14, [sp, #14, mul vl]\n",
            $op, " p15, [sp, #15, mul vl]\n",
            $op, " z0, [sp, #2, mul vl]\n",
            $op, " z1, [sp, #3, mul vl]\n",
            $op, " z2, [sp, #4, mul vl]\n",
            $op, " z3, [sp, #5, mul vl]\n",
            $op, " z4, [sp, #6, mul vl]\n",
            $op, " z5, [sp, #7, mul vl]\n",
            $op, " z6, [sp, #8, mul vl]\n",
            $op, " z7, [sp, #9, mul vl]\n",
            $op, " z8, [sp, #10, mul vl]\n",
            $op, " z9, [sp, #11, mul vl]\n",
            $op, " z10, [sp, #12, mul vl]\n",
            $op, " z11, [sp, #13, mul vl]\n",
            $op, " z12, [sp, #14, mul vl]\n",
            $op, " z13, [sp, #15, mul vl]\n",
            $op, " z14, [sp, #16, mul vl]\n",
            $op, " z15, [sp, #17, mul vl]\n",
            $op, " z16, [sp, #18, mul vl]\n",
            $op, " z17, [sp, #19, mul vl]\n",
            $op, " z18, [sp, #20, mul vl]\n",
            $op, " z19, [sp, #21, mul vl]\n",
            $op, " z20, [sp, #22, mul vl]\n",
            $op, " z21, [sp, #23, mul vl]\n",
            $op, " z22, [sp, #24, mul vl]\n",
            $op, " z23, [sp, #25, mul vl]\n",
            $op, " z24, [sp, #26, mul vl]\n",
            $op, " z25, [sp, #27, mul vl]\n",
            $op, " z26, [sp, #28, mul vl]\n",
            $op, " z27, [sp, #29, mul vl]\n",
            $op, " z28, [sp, #30, mul vl]\n",
            $op, " z29, [sp, #31, mul vl]\n",
            $op, " z30, [sp, #32, mul vl]\n",
            $op, " z31, [sp, #33, mul vl]\n",
        )
    };
}

/// `x0` to `x18` below the frame, at `x29 - 160`; then vector registers.
macro_rules! keep {
    () => {
        concat!(
            "stp x29, x30, [sp, #-16]!\n",
            "mov x29, sp\n",
            "sub sp, sp, #160\n",
            "stp x0, x1, [sp]\n",
            "stp x2, x3, [sp, #16]\n",
            "stp x4, x5, [sp, #32]\n",
            "stp x6, x7, [sp, #48]\n",
            "stp x8, x9, [sp, #64]\n",
            "stp x10, x11, [sp, #80]\n",
            "stp x12, x13, [sp, #96]\n",
            "stp x14, x15, [sp, #112]\n",
            "stp x16, x17, [sp, #128]\n",
            "str x18, [sp, #144]\n",
            "sub sp, sp, #512\n",
            vectors!("stp"),
            "adrp x9, {has_sve}\n",
            "ldrb w9, [x9, :lo12:{has_sve}]\n",
            "cbz w9, 2f\n",
            ".arch_extension sve\n",
            "addvl sp, sp, #-32\n",
            "addvl sp, sp, #-2\n",
            scalable!("str"),
            ".arch_extension nosve\n",
            "2:\n",
        )
    };
}

/// What [`keep!`] kept.
macro_rules! restore {
    () => {
        concat!(
            "adrp x9, {has_sve}\n",
            "ldrb w9, [x9, :lo12:{has_sve}]\n",
            "cbz w9, 3f\n",
            ".arch_extension sve\n",
            scalable!("ldr"),
            "addvl sp, sp, #31\n",
            "addvl sp, sp, #3\n",
            ".arch_extension nosve\n",
            "b 4f\n",
            "3:\n",
            vectors!("ldp"),
            "4:\n",
            "sub sp, x29, #160\n",
            "ldp x0, x1, [sp]\n",
            "ldp x2, x3, [sp, #16]\n",
            "ldp x4, x5, [sp, #32]\n",
            "ldp x6, x7, [sp, #48]\n",
            "ldp x8, x9, [sp, #64]\n",
            "ldp x10, x11, [sp, #80]\n",
            "ldp x12, x13, [sp, #96]\n",
            "ldp x14, x15, [sp, #112]\n",
            "ldp x16, x17, [sp, #128]\n",
            "ldr x18, [sp, #144]\n",
            "mov sp, x29\n",
            "ldp x29, x30, [sp], #16\n",
        )
    };
}

/// `w17` has the number of the function.
#[unsafe(naked)]
unsafe extern "C" fn enter() {
    naked_asm!(
        keep!(),
        "mov w0, w17",
        "bl {compile}",
        // Where the value of x16 is.
        "str x0, [x29, #-32]",
        restore!(),
        "br x16",
        compile = sym crate::reentry::compile,
        has_sve = sym HAS_SVE,
    )
}

/// `x0` has the address of the descriptor: this function's address, and what describes the variable.
#[unsafe(naked)]
unsafe extern "C" fn find_variable() {
    naked_asm!(
        keep!(),
        "add x0, x0, #8",
        "bl {look_up}",
        "mrs x1, tpidr_el0",
        "sub x0, x0, x1",
        "str x0, [x29, #-160]",
        restore!(),
        "ret",
        look_up = sym crate::thread_local::look_up,
        has_sve = sym HAS_SVE,
    )
}
