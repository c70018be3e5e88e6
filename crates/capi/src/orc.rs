//! LLJIT, and the error objects that its calls return.
//!
//! There is one library of names, the main one. It finds what the process has without being told.

use crate::context::{Context, LLVMContextRef};
use crate::handle::{Absent, Message, Optional, Out, Owned, Ref, Text, message};
use crate::module::{LLVMModuleRef, ModuleNode};
use codewright::{Added, Jit};
use std::cell::RefCell;
use std::ffi::{c_char, c_void};
use std::rc::Rc;

pub type LLVMOrcLLJITRef = Ref<LLJit>;
pub type LLVMOrcLLJITBuilderRef = Ref<LLJitBuilder>;
pub type LLVMOrcJITDylibRef = Ref<Dylib>;
pub type LLVMOrcResourceTrackerRef = Ref<Tracker>;
pub type LLVMOrcDefinitionGeneratorRef = Ref<Generator>;
pub type LLVMOrcThreadSafeContextRef = Ref<SharedContext>;
pub type LLVMOrcThreadSafeModuleRef = Ref<SharedModule>;
pub type LLVMOrcExecutorAddress = u64;
pub type LLVMErrorRef = Ref<ErrorNode>;
pub type LLVMErrorTypeId = *const c_void;

/// An error, which is a text.
#[derive(Debug)]
pub struct ErrorNode(String);

fn error(text: impl std::fmt::Display) -> LLVMErrorRef {
    Ref::own(ErrorNode(text.to_string()))
}

/// What is returned as an error: null is success, so a call that could not be made is one.
#[repr(transparent)]
#[derive(Debug)]
pub struct Failure(LLVMErrorRef);

impl Absent for Failure {
    fn absent() -> Failure {
        Failure(error("a handle is null, or the call cannot be made"))
    }
}

impl Failure {
    const NONE: Failure = Failure(Ref::NULL);

    fn of<T, E: std::fmt::Display>(result: Result<T, E>) -> (Option<T>, Failure) {
        match result {
            Ok(value) => (Some(value), Failure::NONE),
            Err(problem) => (None, Failure(error(problem))),
        }
    }
}

/// For clients that make one. There is nothing that it could be told.
#[derive(Debug)]
pub struct LLJitBuilder(());

/// A JIT.
#[derive(Debug)]
pub struct LLJit {
    jit: Rc<Jit>,
    main: Dylib,
}

/// The library of names.
#[derive(Debug)]
pub struct Dylib {
    jit: Rc<Jit>,
    /// What was added without a tracker.
    rest: Tracker,
}

/// Modules that are removed together.
#[derive(Clone, Debug)]
pub struct Tracker(Rc<(Rc<Jit>, RefCell<Vec<Added>>)>);

/// Names that are found anyway.
#[derive(Debug)]
pub struct Generator(());

/// A context that goes away with the last that needs it.
#[derive(Clone, Debug)]
pub struct SharedContext(Rc<ContextOwner>);

#[derive(Debug)]
struct ContextOwner(LLVMContextRef);

impl Drop for ContextOwner {
    fn drop(&mut self) {
        // SAFETY: the context was given to this, and nothing that belongs to it is left.
        drop(unsafe { self.0.take() });
    }
}

/// A module with its context; the module goes first.
#[derive(Debug)]
pub struct SharedModule {
    module: Box<ModuleNode>,
    /// Keeps the context.
    _context: SharedContext,
}

impl Tracker {
    fn new(jit: &Rc<Jit>) -> Tracker {
        Tracker(Rc::new((jit.clone(), RefCell::default())))
    }

    fn add(&self, module: &SharedModule) -> Failure {
        let (jit, added) = &*self.0;
        let new = module.module.checked_copy().and_then(|module| jit.add(module).map_err(|e| e.to_string()));
        let (new, failure) = Failure::of(new);
        added.borrow_mut().extend(new);
        failure
    }
}

entries! {
    /// A JIT for this machine; the builder may be null.
    fn LLVMOrcCreateLLJIT(result: Out<LLVMOrcLLJITRef>, builder: Optional<LLVMOrcLLJITBuilderRef>) -> Failure {
        if let Some(builder) = builder {
            // SAFETY: callers give the builder to this call.
            drop(unsafe { Ref::of(builder).take() });
        }
        let (jit, failure) = Failure::of(Jit::new().map(Rc::new));
        result.set(jit.map_or(Ref::NULL, |jit| {
            let main = Dylib { rest: Tracker::new(&jit), jit: jit.clone() };
            Ref::own(LLJit { jit, main })
        }));
        Some(failure)
    }

    fn LLVMOrcCreateLLJITBuilder() -> LLVMOrcLLJITBuilderRef {
        Some(Ref::own(LLJitBuilder(())))
    }

    fn LLVMOrcDisposeLLJITBuilder(builder: Owned<LLVMOrcLLJITBuilderRef>) {
        drop(builder);
        Some(())
    }

    fn LLVMOrcDisposeLLJIT(jit: Owned<LLVMOrcLLJITRef>) -> Failure {
        drop(jit);
        Some(Failure::NONE)
    }

    fn LLVMOrcLLJITGetMainJITDylib(jit: LLVMOrcLLJITRef) -> LLVMOrcJITDylibRef {
        Some(Ref::of(&jit.main))
    }

    fn LLVMOrcLLJITGetTripleString(_jit: LLVMOrcLLJITRef) -> *const c_char {
        Some(c"x86_64-unknown-linux-gnu".as_ptr())
    }

    /// The character before names in object files: none.
    fn LLVMOrcLLJITGetGlobalPrefix(_jit: LLVMOrcLLJITRef) -> c_char {
        Some(0)
    }

    /// Adds a module and disposes of it.
    fn LLVMOrcLLJITAddLLVMIRModule(
        _jit: LLVMOrcLLJITRef,
        dylib: LLVMOrcJITDylibRef,
        module: Owned<LLVMOrcThreadSafeModuleRef>,
    ) -> Failure {
        Some(dylib.rest.add(&module))
    }

    /// The same, to be removed by its tracker.
    fn LLVMOrcLLJITAddLLVMIRModuleWithRT(
        _jit: LLVMOrcLLJITRef,
        tracker: LLVMOrcResourceTrackerRef,
        module: Owned<LLVMOrcThreadSafeModuleRef>,
    ) -> Failure {
        Some(tracker.add(&module))
    }

    fn LLVMOrcLLJITLookup(jit: LLVMOrcLLJITRef, result: Out<LLVMOrcExecutorAddress>, name: Text) -> Failure {
        let name = name.to_string_lossy();
        let (address, failure) = Failure::of(jit.jit.address(&name));
        result.set(address.unwrap_or(0));
        Some(failure)
    }

    fn LLVMOrcJITDylibCreateResourceTracker(dylib: LLVMOrcJITDylibRef) -> LLVMOrcResourceTrackerRef {
        Some(Ref::own(Tracker::new(&dylib.jit)))
    }

    fn LLVMOrcJITDylibGetDefaultResourceTracker(dylib: LLVMOrcJITDylibRef) -> LLVMOrcResourceTrackerRef {
        Some(Ref::own(dylib.rest.clone()))
    }

    /// Removes the modules of a tracker. Nothing may run their code.
    fn LLVMOrcResourceTrackerRemove(tracker: LLVMOrcResourceTrackerRef) -> Failure {
        let (jit, added) = &*tracker.0;
        for module in added.take() {
            // SAFETY: callers promise that nothing runs the modules' code, now or later.
            unsafe { jit.session().remove(module) };
        }
        Some(Failure::NONE)
    }

    /// The modules stay.
    fn LLVMOrcReleaseResourceTracker(tracker: Owned<LLVMOrcResourceTrackerRef>) {
        drop(tracker);
        Some(())
    }

    /// Names of the process, which are found without it. A filter is not asked, so there may be none.
    fn LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
        result: Out<LLVMOrcDefinitionGeneratorRef>,
        _prefix: c_char,
        filter: *const c_void,
        _context: *mut c_void,
    ) -> Failure {
        if !filter.is_null() {
            return Some(Failure(error("filters of names are not supported")));
        }
        result.set(Ref::own(Generator(())));
        Some(Failure::NONE)
    }

    fn LLVMOrcDisposeDefinitionGenerator(generator: Owned<LLVMOrcDefinitionGeneratorRef>) {
        drop(generator);
        Some(())
    }

    /// The library owns the generator from now on.
    fn LLVMOrcJITDylibAddGenerator(_dylib: LLVMOrcJITDylibRef, generator: Owned<LLVMOrcDefinitionGeneratorRef>) {
        drop(generator);
        Some(())
    }

    fn LLVMOrcCreateNewThreadSafeContext() -> LLVMOrcThreadSafeContextRef {
        Some(Ref::own(SharedContext(Rc::new(ContextOwner(Ref::own(Context::default()))))))
    }

    /// Takes the context.
    fn LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context: LLVMContextRef) -> LLVMOrcThreadSafeContextRef {
        Some(Ref::own(SharedContext(Rc::new(ContextOwner(Ref::of(context))))))
    }

    fn LLVMOrcThreadSafeContextGetContext(context: LLVMOrcThreadSafeContextRef) -> LLVMContextRef {
        Some(context.0.0)
    }

    /// The context stays as long as modules need it.
    fn LLVMOrcDisposeThreadSafeContext(context: Owned<LLVMOrcThreadSafeContextRef>) {
        drop(context);
        Some(())
    }

    /// Takes the module.
    fn LLVMOrcCreateNewThreadSafeModule(
        module: Owned<LLVMModuleRef>,
        context: LLVMOrcThreadSafeContextRef,
    ) -> LLVMOrcThreadSafeModuleRef {
        Some(Ref::own(SharedModule { module, _context: context.clone() }))
    }

    fn LLVMOrcDisposeThreadSafeModule(module: Owned<LLVMOrcThreadSafeModuleRef>) {
        drop(module);
        Some(())
    }

    fn LLVMGetErrorTypeId(_error: LLVMErrorRef) -> LLVMErrorTypeId {
        Some((&raw const STRING_ERROR).cast())
    }

    fn LLVMGetStringErrorTypeId() -> LLVMErrorTypeId {
        Some((&raw const STRING_ERROR).cast())
    }

    /// The text of an error, which is disposed of; for `LLVMDisposeErrorMessage`.
    fn LLVMGetErrorMessage(error: Owned<LLVMErrorRef>) -> Message {
        Some(message(error.0))
    }

    fn LLVMDisposeErrorMessage(text: *mut c_char) {
        if !text.is_null() {
            // SAFETY: callers promise that it is one that `message` has made.
            drop(unsafe { std::ffi::CString::from_raw(text) });
        }
        Some(())
    }

    fn LLVMConsumeError(error: Owned<LLVMErrorRef>) {
        drop(error);
        Some(())
    }

    fn LLVMCreateStringError(text: Text) -> LLVMErrorRef {
        Some(error(text.to_string_lossy()))
    }
}

/// Its address says that an error is a text, as all are.
static STRING_ERROR: u8 = 0;
