//! Execution engines: modules are compiled when an address is asked for.

use crate::handle::{Array, LLVMBool, Message, Out, Owned, Ref, Status, Text, message};
use crate::module::{LLVMModuleRef, ModuleNode};
use crate::target::level;
use crate::value::LLVMValueRef;
use codewright::{Added, Arguments, Jit, TargetMachine};
use std::cell::RefCell;
use std::ffi::{CStr, c_uint, c_void};

pub type LLVMExecutionEngineRef = Ref<Engine>;
pub type LLVMMCJITMemoryManagerRef = Ref<MemoryManager>;

/// There are none but the library's own: handles of this type are null.
#[derive(Debug)]
pub struct MemoryManager(());

/// What `LLVMCreateMCJITCompilerForModule` may be told. Levels and sizes are used; the rest is as it is anyway.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LLVMMCJITCompilerOptions {
    pub OptLevel: c_uint,
    pub CodeModel: crate::enums::LLVMCodeModel,
    pub NoFramePointerElim: LLVMBool,
    pub EnableFastISel: LLVMBool,
    pub MCJMM: LLVMMCJITMemoryManagerRef,
}

/// See the module text.
#[derive(Debug)]
pub struct Engine {
    jit: Jit,
    modules: RefCell<Vec<Member>>,
}

/// A module of an engine, which owns it.
#[derive(Debug)]
struct Member {
    module: LLVMModuleRef,
    added: Option<Added>,
}

impl Engine {
    fn add(&self, module: LLVMModuleRef) {
        self.modules.borrow_mut().push(Member { module, added: None });
    }

    /// Compiles what has not been compiled.
    fn compile(&self) -> Result<(), String> {
        for member in self.modules.borrow_mut().iter_mut().filter(|member| member.added.is_none()) {
            // SAFETY: modules of an engine live as long as they are its.
            let Some(module) = (unsafe { member.module.get() }) else { continue };
            let added = self.jit.add(module.checked_copy()?).map_err(|error| error.to_string())?;
            member.added = Some(added);
        }
        Ok(())
    }

    /// The address of a function or variable; an error is told on standard error, where clients look for it.
    fn address(&self, name: &CStr) -> Option<u64> {
        let name = name.to_str().ok()?;
        let found = self.compile().and_then(|()| self.jit.address(name).map_err(|error| error.to_string()));
        found.map_err(|error| crate::output::complain(&format!("error: {error}"))).ok()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        for member in self.modules.take() {
            // SAFETY: the engine owns its modules, and whoever disposes of it does not use them any more.
            drop(unsafe { member.module.take() });
        }
    }
}

/// An engine for a module, which it then owns; 1 with a message if that cannot be.
fn create(
    engine: &Out<LLVMExecutionEngineRef>,
    module: &ModuleNode,
    opt_level: c_uint,
    error: &Out<Message>,
) -> Status {
    let machine = TargetMachine::host().map(|machine| machine.with_level(level(opt_level)));
    let problem = match machine.and_then(Jit::with_machine) {
        Ok(jit) => {
            let new = Engine { jit, modules: RefCell::default() };
            new.add(Ref::of(module));
            engine.set(Ref::own(new));
            return Status::DONE;
        }
        Err(problem) => problem.to_string(),
    };
    engine.set(Ref::NULL);
    error.set(message(problem));
    Status::FAILED
}

entries! {
    fn LLVMCreateExecutionEngineForModule(
        engine: Out<LLVMExecutionEngineRef>,
        module: LLVMModuleRef,
        error: Out<Message>,
    ) -> Status {
        Some(create(&engine, module, 2, &error))
    }

    fn LLVMCreateJITCompilerForModule(
        engine: Out<LLVMExecutionEngineRef>,
        module: LLVMModuleRef,
        opt_level: c_uint,
        error: Out<Message>,
    ) -> Status {
        Some(create(&engine, module, opt_level, &error))
    }

    fn LLVMInitializeMCJITCompilerOptions(options: Out<LLVMMCJITCompilerOptions>, size: usize) {
        if size < size_of::<LLVMMCJITCompilerOptions>() {
            return None;
        }
        options.set(LLVMMCJITCompilerOptions {
            OptLevel: 2,
            CodeModel: crate::enums::LLVMCodeModelJITDefault,
            NoFramePointerElim: 0,
            EnableFastISel: 0,
            MCJMM: Ref::NULL,
        });
        Some(())
    }

    fn LLVMCreateMCJITCompilerForModule(
        engine: Out<LLVMExecutionEngineRef>,
        module: LLVMModuleRef,
        options: Array<LLVMMCJITCompilerOptions>,
        size: usize,
        error: Out<Message>,
    ) -> Status {
        let count = usize::from(size >= size_of::<LLVMMCJITCompilerOptions>());
        // SAFETY: callers promise options of the size that they say.
        let options = unsafe { options.get(count) }.first();
        if options.is_some_and(|options| !options.MCJMM.is_null()) {
            error.set(message("memory managers of clients are not supported"));
            return Some(Status::FAILED);
        }
        Some(create(&engine, module, options.map_or(2, |options| options.OptLevel), &error))
    }

    /// Disposes of an engine, its modules and its code.
    fn LLVMDisposeExecutionEngine(engine: Owned<LLVMExecutionEngineRef>) {
        drop(engine);
        Some(())
    }

    /// The engine owns the module from now on.
    fn LLVMAddModule(engine: LLVMExecutionEngineRef, module: LLVMModuleRef) {
        engine.add(Ref::of(module));
        Some(())
    }

    /// Gives a module back, whose code is removed. Nothing may run it.
    fn LLVMRemoveModule(
        engine: LLVMExecutionEngineRef,
        module: LLVMModuleRef,
        out: Out<LLVMModuleRef>,
        error: Out<Message>,
    ) -> Status {
        let at = engine.modules.borrow().iter().position(|member| member.module == Ref::of(module));
        let Some(at) = at else {
            error.set(message("the module is none of the engine"));
            return Some(Status::FAILED);
        };
        let member = engine.modules.borrow_mut().remove(at);
        if let Some(added) = member.added {
            // SAFETY: callers promise that nothing runs the module's code, now or later.
            unsafe { engine.jit.session().remove(added) };
        }
        out.set(member.module);
        Some(Status::DONE)
    }

    fn LLVMFindFunction(engine: LLVMExecutionEngineRef, name: Text, out: Out<LLVMValueRef>) -> Status {
        let members = engine.modules.borrow();
        let found = members.iter().find_map(|member| {
            // SAFETY: modules of an engine live as long as they are its.
            let module = unsafe { member.module.get() }?;
            let global = module.find(name.to_bytes())?;
            module.ir.borrow().body(global)?;
            module.global_node(global)
        });
        out.set(found?);
        Some(Status::DONE)
    }

    fn LLVMGetFunctionAddress(engine: LLVMExecutionEngineRef, name: Text) -> u64 {
        engine.address(name)
    }

    fn LLVMGetGlobalValueAddress(engine: LLVMExecutionEngineRef, name: Text) -> u64 {
        engine.address(name)
    }

    fn LLVMGetPointerToGlobal(engine: LLVMExecutionEngineRef, global: LLVMValueRef) -> *mut c_void {
        let (module, global) = global.global()?;
        let name = module.ir.borrow().globals[global].name.to_vec();
        let address = engine.address(&std::ffi::CString::new(name).ok()?)?;
        Some(address as *mut c_void)
    }

    /// A name of the module means this address, for modules that do not define it.
    fn LLVMAddGlobalMapping(engine: LLVMExecutionEngineRef, global: LLVMValueRef, address: *mut c_void) {
        let (module, global) = global.global()?;
        let name = String::from_utf8_lossy(&module.ir.borrow().globals[global].name).into_owned();
        engine.jit.define(&name, address as u64);
        Some(())
    }

    fn LLVMRunStaticConstructors(engine: LLVMExecutionEngineRef) {
        engine.compile().ok()?;
        // SAFETY: callers promise that constructors may run.
        unsafe { engine.jit.session().initialize(&Arguments::new([])) }.ok()
    }

    /// Destructors run when the engine is disposed of; this is for clients that ask for them.
    fn LLVMRunStaticDestructors(_engine: LLVMExecutionEngineRef) {
        Some(())
    }
}
