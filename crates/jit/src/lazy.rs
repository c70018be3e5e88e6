//! Functions that are compiled when they are first called.
//!
//! [`add`] compiles the variables of a module, and functions that they refer to in ways that only one unit can
//! (aliases, addresses of blocks). Every other function gets a stub: an address that stays the same, which is what its
//! name means in the session. When it is called for the first time ([`crate::reentry`]), the function becomes a unit of
//! its own, and the slot of the stub is changed to the new code by one store, so that threads that call it at the same
//! time find one or the other. A unit calls itself directly; whoever takes the function's address gets the stub's, so
//! that addresses are equal.
//!
//! With a [`Tier`] a function is compiled twice: quickly when it is first called, and well once it has been called so
//! often. Until then its stub counts on the way to the code, without synchronization: a call that is not counted does
//! no harm. The thread that makes the last counted call compiles; others go on with the first code, which stays,
//! since threads may be in it. The first code calls itself by way of the stub, so that recursion counts. A loop that
//! never returns stays as it is.
//!
//! A function is verified and prepared for code generation when it is compiled, too, so that those that are never called
//! cost no more than their room.
//!
//! Names that are local to the module are made unique and visible, since units of one module refer to each other by name.
//!
//! Cost: a call of a compiled function goes through one more jump; compiling one costs what the function costs, and a
//! look at the constants of the module.

use crate::compile::{Generator, summary};
use crate::host;
use crate::reentry::{self, Compile};
use crate::session::{Session, Stub};
use crate::unit::Unit;
use crate::{Error, Result};
use codegen::Workspaces;
use codegen::prepare::Wanted;
use ir::global::{GlobalKind, Linkage, Visibility};
use ir::module::GlobalOrder;
use ir::verify::{Report, Verifier};
use ir::{ConstKind, Global, Module};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use support::hash::FxHashSet;

/// What is done with the error if a function that is called cannot be compiled. It does not return: nothing can go on.
pub type OnError = fn(&Error) -> !;

/// How functions are compiled that are called often.
#[derive(Debug)]
pub struct Tier {
    pub generator: Generator,
    /// After how many calls.
    pub calls: u32,
}

/// A generator, and what it wants of the functions of a module.
struct Level {
    generator: Generator,
    wanted: Wanted,
    workspaces: Workspaces,
}

impl Level {
    fn of(generator: Generator, module: &mut Module) -> Result<Level> {
        let wanted = generator.wanted(module).map_err(not_supported)?;
        let workspaces = generator.workspaces();
        Ok(Level { generator, wanted, workspaces })
    }

    fn prepare(&self, module: &mut Module, function: Global) -> Result<()> {
        self.generator.prepare_function(&self.wanted, module, function).map_err(not_supported)
    }

    /// The unit of what the module's order lists.
    fn compile(&self, name: &str, module: &Module) -> Result<Unit> {
        let unit = self.generator.compile_part(name, module, &self.workspaces);
        unit.map_err(|errors| summary(module, &errors))
    }
}

/// The error that the findings of the verifier are.
fn to_result(report: &Report) -> Result<()> {
    if report.is_ok() {
        return Ok(());
    }
    let mut text = b"input module is broken!\n".to_vec();
    // Writing to a vector cannot fail.
    let _ = report.write(&mut text);
    Err(Error::new(String::from_utf8_lossy(&text).trim_end().to_owned()))
}

fn not_supported(what: String) -> Error {
    Error::new(format!("not supported yet: {what}"))
}

struct LazyModule {
    session: &'static Session,
    first: Level,
    /// What functions are compiled with after so many calls.
    then: Option<(Level, u32)>,
    /// Its order lists what is compiled: one function at a time, and declarations that are written out.
    module: Mutex<Module>,
    name: String,
    verifier: Verifier,
    on_error: OnError,
    compiled: AtomicU64,
    recompiled: AtomicU64,
}

struct LazyFunction {
    of: Arc<LazyModule>,
    global: Global,
    /// The code, once there is some.
    address: Mutex<Option<u64>>,
    stub: Stub,
    /// A thread has begun to compile it well.
    is_called_often: AtomicBool,
}

/// How many functions of a module have been compiled.
#[derive(Clone)]
pub struct Progress(Arc<LazyModule>);

impl std::fmt::Debug for Progress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Progress({})", self.compiled())
    }
}

impl Progress {
    pub fn compiled(&self) -> u64 {
        self.0.compiled.load(Ordering::Relaxed)
    }

    /// How many of them have been compiled once more, since they were called often.
    pub fn recompiled(&self) -> u64 {
        self.0.recompiled.load(Ordering::Relaxed)
    }
}

/// Adds a module, which [`crate::compile::prepare`] has been called for, whose functions are compiled when they are called.
/// What is outside of functions has been verified ([`Verifier::globals`]); each function is before it is compiled.
/// The session is one that lasts as long as the process, since code may be entered at any time.
pub fn add(
    session: &'static Session,
    name: &str,
    mut module: Module,
    (generator, then): (Generator, Option<Tier>),
    on_error: OnError,
) -> Result<Progress> {
    let entry = host::entry().ok_or_else(|| {
        Error::new("functions cannot be compiled when they are called on this machine".to_owned())
    })?;
    let verifier = Verifier::new(&module);
    make_names_unique(&mut module, session.next_number());
    let first = Level::of(generator, &mut module)?;
    let then = match then {
        Some(Tier { generator, calls }) => Some((Level::of(generator, &mut module)?, calls)),
        None => None,
    };
    let needed = needed_at_once(&module);
    let is_lazy = |&global: &Global| {
        module.body(global).is_some()
            && module.globals[global].linkage != Linkage::AvailableExternally
            && !needed.contains(&global)
    };
    let (lazy, others): (Vec<Global>, Vec<Global>) = module.order.functions.iter().partition(|&g| is_lazy(g));
    for &function in &others {
        to_result(&verifier.function(&module, function))?;
        first.prepare(&mut module, function)?;
    }
    module.order.functions = others;
    session.add(first.compile(name, &module)?)?;
    // What is left are names that may mean nothing, which units have to say.
    let is_weak = |&global: &Global| module.globals[global].linkage == Linkage::ExternWeak;
    let declared =
        module.order.variables.iter().chain(&module.order.functions).copied().filter(is_weak).collect();
    module.order = GlobalOrder { functions: declared, ..GlobalOrder::default() };
    module.module_asm.clear();
    let named = |&global: &Global| {
        let data = &module.globals[global];
        (data.name.clone(), !matches!(data.linkage, Linkage::External))
    };
    let names: Vec<(Box<[u8]>, bool)> = lazy.iter().map(named).collect();
    let stubs = session.add_stubs(name, &names, entry, then.is_some())?;
    let (compiled, recompiled) = (AtomicU64::new(0), AtomicU64::new(0));
    let (module, name) = (Mutex::new(module), name.to_owned());
    let of = LazyModule { session, first, then, module, name, verifier, on_error, compiled, recompiled };
    let of = Arc::new(of);
    let mut numbers = Vec::with_capacity(stubs.len());
    for (global, &stub) in lazy.into_iter().zip(&stubs) {
        let function = LazyFunction {
            of: of.clone(),
            global,
            address: Mutex::new(None),
            stub,
            is_called_often: AtomicBool::new(false),
        };
        let number = reentry::add(Arc::new(function));
        let number =
            number.ok_or_else(|| Error::new("too many functions that are not compiled".to_owned()))?;
        numbers.push((stub, number));
    }
    session.arm(&numbers);
    Ok(Progress(of))
}

impl Compile for LazyFunction {
    fn compile(&self) -> u64 {
        let LazyModule { session, then, on_error, .. } = &*self.of;
        let mut address = self.address.lock().unwrap_or_else(PoisonError::into_inner);
        match (*address, then) {
            // Another thread may have been faster.
            (Some(code), None) => code,
            (Some(code), Some((level, _))) => {
                if self.is_called_often.swap(true, Ordering::Relaxed) {
                    return code;
                }
                // Threads that come here now go on with what there is.
                drop(address);
                session.stop_counting(self.stub);
                self.compile_well(level).unwrap_or(code)
            }
            (None, then) => match self.compile_first(then.is_none()) {
                Ok(code) => {
                    *address = Some(code);
                    self.of.compiled.fetch_add(1, Ordering::Relaxed);
                    match then {
                        Some((_, calls)) => session.redirect_counted(self.stub, code, *calls),
                        None => session.redirect(self.stub, code),
                    }
                    code
                }
                Err(error) => on_error(&error),
            },
        }
    }
}

impl LazyFunction {
    /// The code for the first call.
    fn compile_first(&self, calls_itself: bool) -> Result<u64> {
        self.of.verify(self.global)?;
        self.of.compile(self, &self.of.first, calls_itself)
    }

    /// The code that stays; none if there is no better than what there is.
    fn compile_well(&self, level: &Level) -> Option<u64> {
        let code = self.of.compile(self, level, true).ok()?;
        *self.address.lock().unwrap_or_else(PoisonError::into_inner) = Some(code);
        self.of.recompiled.fetch_add(1, Ordering::Relaxed);
        self.of.session.redirect(self.stub, code);
        Some(code)
    }
}

impl LazyModule {
    fn verify(&self, function: Global) -> Result<()> {
        let module = self.module.lock().unwrap_or_else(PoisonError::into_inner);
        to_result(&self.verifier.function(&module, function))
    }

    fn compile(&self, function: &LazyFunction, level: &Level, calls_itself: bool) -> Result<u64> {
        let (unit, name) = {
            let mut module = self.module.lock().unwrap_or_else(PoisonError::into_inner);
            level.prepare(&mut module, function.global)?;
            module.order.functions.push(function.global);
            let unit = level.compile(&self.name, &module);
            module.order.functions.pop();
            (unit?, module.globals[function.global].name.clone())
        };
        self.session.add_part(unit, &name, calls_itself)
    }
}

/// Local names become unique ones that other units see.
fn make_names_unique(module: &mut Module, number: u64) {
    let mut unnamed = 0;
    for global in module.globals.keys().collect::<Vec<_>>() {
        let data = &mut module.globals[global];
        if !data.linkage.is_local() {
            continue;
        }
        if data.name.is_empty() {
            unnamed += 1;
        }
        let name = String::from_utf8_lossy(&data.name);
        data.name = format!("{name}.{unnamed}.module{number}").into_bytes().into();
        (data.linkage, data.visibility) = (Linkage::External, Visibility::Default);
    }
}

/// Functions that must be in one unit with the variables.
fn needed_at_once(module: &Module) -> FxHashSet<Global> {
    let pools = std::iter::once(&module.env.consts);
    let bodies = module.order.functions.iter().filter_map(|&g| module.body(g)).map(|f| &f.consts);
    let taken = pools.chain(bodies).flat_map(|pool| pool.iter()).filter_map(|(_, data)| match data.kind {
        ConstKind::BlockAddress { func, .. } => Some(func),
        _ => None,
    });
    let mut needed: FxHashSet<Global> = taken.collect();
    for global in module.globals.keys() {
        if let GlobalKind::Alias(alias) = &module.globals[global].kind
            && let ir::ValueKind::Global(of) = alias.aliasee.kind()
        {
            needed.insert(of);
        }
    }
    needed
}
