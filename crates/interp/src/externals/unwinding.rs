//! Functions of the library for exceptions of C++ and for `longjmp`; what they do is in [`crate::unwind`].

use super::{Call, Row};
use crate::machine::{Step, Stop, trap};
use crate::value::Value;

pub(super) const FUNCTIONS: &[Row] = &[
    ("__cxa_allocate_exception", |c| {
        let size = c.number(0)?;
        c.allocate(size.max(1), 16)
    }),
    ("__cxa_free_exception", |c| {
        let object = c.address(0)?;
        c.machine.memory.free(object)?;
        Ok(Value::None)
    }),
    ("__cxa_throw", |c| {
        let (object, type_info, destructor) = (c.address(0)?, c.address(1)?, c.address(2)?);
        Err(c.machine.throw_object(object, type_info, destructor))
    }),
    ("__cxa_rethrow", |c| Err(c.machine.throw_again())),
    ("__cxa_begin_catch", |c| {
        let object = c.address(0)?;
        c.machine.begin_catch(object).map(Value::pointer)
    }),
    ("__cxa_get_exception_ptr", |c| {
        let object = c.address(0)?;
        Ok(Value::pointer(c.machine.caught_object(object)))
    }),
    ("__cxa_end_catch", |c| {
        c.machine.end_catch()?;
        Ok(Value::None)
    }),
    ("_ZSt9terminatev", |c| Err(c.machine.terminate("the program called terminate"))),
    ("_ZSt13set_terminatePFvvE", |c| {
        let handler = c.address(0)?;
        let old = std::mem::replace(&mut c.machine.terminate_handler, handler);
        Ok(Value::pointer(old))
    }),
    ("__cxa_call_unexpected", |_| trap("an exception that the function says it does not throw")),
    ("_Unwind_ForcedUnwind", |c| {
        let (object, stop, argument) = (c.address(0)?, c.address(1)?, c.address(2)?);
        Err(c.machine.force_unwinding(object, stop, argument))
    }),
    // A context is the frame's address.
    ("_Unwind_GetCFA", |c| {
        let context = c.address(0)?;
        c.int(context)
    }),
    ("_Unwind_Resume", |c| Err(Stop::Unwind(c.address(0)?))),
    ("_setjmp", |c| c.set_jump()),
    ("setjmp", |c| c.set_jump()),
    ("__sigsetjmp", |c| c.set_jump()),
    ("longjmp", |c| c.long_jump()),
    ("_longjmp", |c| c.long_jump()),
    ("siglongjmp", |c| c.long_jump()),
];

impl Call<'_, '_, '_> {
    /// Returns 0 now; a jump makes it return again.
    fn set_jump(&mut self) -> Step<Value> {
        let buffer = self.address(0)?;
        self.machine.mark_call(buffer)?;
        self.int(0)
    }

    fn long_jump(&mut self) -> Step<Value> {
        let (buffer, value) = (self.address(0)?, self.number(1)? as u32);
        Err(self.machine.jump_to_mark(buffer, value))
    }
}
