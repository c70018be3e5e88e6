//! Where a function that is not compiled yet is called: registers are kept, the function is compiled, and the call goes on.
//!
//! Each such function has an address that never changes: a jump through a slot. At first the slot leads to code that
//! pushes a number and comes here; afterwards to the function. The number is an index into a table of the process,
//! because the machine code has no other way to say which session it belongs to.
//!
//! Everything that an argument can be in is kept, vector registers as wide as the processor has them.
#![allow(unsafe_code)]

use std::sync::{Arc, PoisonError, RwLock};

/// Makes the code of a function that is called for the first time.
pub(crate) trait Compile: Send + Sync {
    /// The address of the code. Does not return if there is none.
    fn compile(&self) -> u64;
}

/// Functions by number, for the rest of the process: any of them may be called at any time.
static FUNCTIONS: RwLock<Vec<Arc<dyn Compile>>> = RwLock::new(Vec::new());

/// Numbers functions; what is pushed is a signed number of 32 bits. None once there are too many.
pub(crate) fn add(function: Arc<dyn Compile>) -> Option<u32> {
    let mut functions = FUNCTIONS.write().unwrap_or_else(PoisonError::into_inner);
    let number = u32::try_from(functions.len()).ok().filter(|&number| number < i32::MAX as u32)?;
    functions.push(function);
    Some(number)
}

/// Called by the code below.
extern "C" fn compile(number: u64) -> u64 {
    let function = {
        let functions = FUNCTIONS.read().unwrap_or_else(PoisonError::into_inner);
        functions.get(number as usize).cloned()
    };
    // A panic must not go through frames of machine code: the function's own says what to do instead.
    let code = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| function.map(|f| f.compile())));
    match code {
        Ok(Some(address)) => address,
        // There is no function to go on with, and nobody to return to.
        _ => std::process::abort(),
    }
}

/// The address of the code that functions come to that are not compiled; none if this machine has none.
#[cfg(target_arch = "x86_64")]
pub(crate) fn entry() -> Option<u64> {
    use std::sync::atomic::Ordering;
    if !std::arch::is_x86_feature_detected!("xsave") {
        return None;
    }
    // The size of what is kept, for the parts of the state that the system has turned on.
    let leaf = std::arch::x86_64::__cpuid_count(0xd, 0);
    x86_64::STATE_BYTES.store(u64::from(leaf.ebx), Ordering::Relaxed);
    Some(x86_64::enter as *const () as u64)
}

#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn entry() -> Option<u64> {
    None
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use std::arch::naked_asm;
    use std::sync::atomic::AtomicU64;

    pub(super) static STATE_BYTES: AtomicU64 = AtomicU64::new(0);

    /// On top of the stack are the number and the caller's return address. Registers of arguments (`rax` counts vector
    /// arguments, `r10` is the static chain) and the vector state (parts 0 to 2 and 5 to 7: x87, SSE, AVX, AVX-512) are
    /// kept; the header of the state must be zero where it is restored from.
    #[unsafe(naked)]
    pub(super) unsafe extern "C" fn enter() {
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
            compile = sym super::compile,
        )
    }
}
