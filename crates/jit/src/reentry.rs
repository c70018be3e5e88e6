//! Where a function that is not compiled yet is called: registers are kept, the function is compiled, and the call goes on.
//!
//! Each such function has an address that never changes: a jump through a slot. At first the slot leads to code that
//! hands over a number and comes to [`crate::host::entry`]; afterwards to the function. The number is an index into a table of
//! the process, because the machine code has no other way to say which session it belongs to.

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

/// What [`crate::host::entry`] asks for the code of the function with this number.
pub(crate) extern "C" fn compile(number: u64) -> u64 {
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
