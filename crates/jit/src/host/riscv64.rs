//! RISC-V with registers of 64 bits. Source: RISC-V ELF psABI (arguments, the static chain in `t2`, the second link register
//! `t0`, vector arguments in `v0` and `v8` to `v23`), unprivileged manual (`fence.i` is for one hart).
#![allow(unsafe_code)]

use std::arch::{asm, naked_asm};
use std::sync::atomic::{AtomicBool, Ordering};

static HAS_V: AtomicBool = AtomicBool::new(false);

pub(super) fn entry() -> Option<u64> {
    const V: libc::c_ulong = 1 << (b'v' - b'a');
    // SAFETY: asks for a number.
    let features = unsafe { libc::getauxval(libc::AT_HWCAP) };
    HAS_V.store(features & V != 0, Ordering::Relaxed);
    Some(enter as *const () as u64)
}

pub(super) fn descriptor_entry() -> u64 {
    0
}

/// The system does it on all harts; where it does not know how, this one at least.
pub(super) fn synchronize(_: *const u8, executed: *const u8, bytes: usize) {
    const FLUSH_ICACHE: libc::c_long = 259;
    let end = executed.wrapping_add(bytes);
    // SAFETY: changes nothing but what harts have fetched.
    unsafe { libc::syscall(FLUSH_ICACHE, executed, end, 0usize) };
    // SAFETY: as above.
    unsafe { asm!("fence.i", options(nostack)) };
}

/// `t1` has the number of the function. `s0` finds the stack again, from which vectors take as much as the processor says.
#[unsafe(naked)]
unsafe extern "C" fn enter() {
    naked_asm!(
        // Code outside of functions knows the least that there is.
        ".option push",
        ".option arch, +d, +v",
        "addi sp, sp, -160",
        "sd ra, 0(sp)",
        "sd a0, 8(sp)",
        "sd a1, 16(sp)",
        "sd a2, 24(sp)",
        "sd a3, 32(sp)",
        "sd a4, 40(sp)",
        "sd a5, 48(sp)",
        "sd a6, 56(sp)",
        "sd a7, 64(sp)",
        "sd t0, 72(sp)",
        "sd t2, 80(sp)",
        "fsd fa0, 88(sp)",
        "fsd fa1, 96(sp)",
        "fsd fa2, 104(sp)",
        "fsd fa3, 112(sp)",
        "fsd fa4, 120(sp)",
        "fsd fa5, 128(sp)",
        "fsd fa6, 136(sp)",
        "fsd fa7, 144(sp)",
        "sd s0, 152(sp)",
        "mv s0, sp",
        "lla t3, {has_v}",
        "lbu t3, 0(t3)",
        "beqz t3, 2f",
        "csrr t0, vlenb",
        "slli t3, t0, 4",
        "add t3, t3, t0",
        "sub sp, sp, t3",
        "vs1r.v v0, (sp)",
        "add t4, sp, t0",
        "vs8r.v v8, (t4)",
        "slli t5, t0, 3",
        "add t4, t4, t5",
        "vs8r.v v16, (t4)",
        "2:",
        "mv a0, t1",
        "call {compile}",
        "mv t6, a0",
        "lla t3, {has_v}",
        "lbu t3, 0(t3)",
        "beqz t3, 3f",
        "csrr t0, vlenb",
        "vl1re8.v v0, (sp)",
        "add t4, sp, t0",
        "vl8re8.v v8, (t4)",
        "slli t5, t0, 3",
        "add t4, t4, t5",
        "vl8re8.v v16, (t4)",
        "3:",
        "mv sp, s0",
        "ld ra, 0(sp)",
        "ld a0, 8(sp)",
        "ld a1, 16(sp)",
        "ld a2, 24(sp)",
        "ld a3, 32(sp)",
        "ld a4, 40(sp)",
        "ld a5, 48(sp)",
        "ld a6, 56(sp)",
        "ld a7, 64(sp)",
        "ld t0, 72(sp)",
        "ld t2, 80(sp)",
        "fld fa0, 88(sp)",
        "fld fa1, 96(sp)",
        "fld fa2, 104(sp)",
        "fld fa3, 112(sp)",
        "fld fa4, 120(sp)",
        "fld fa5, 128(sp)",
        "fld fa6, 136(sp)",
        "fld fa7, 144(sp)",
        "ld s0, 152(sp)",
        "addi sp, sp, 160",
        "jr t6",
        ".option pop",
        compile = sym crate::reentry::compile,
        has_v = sym HAS_V,
    )
}
