//! Code in the memory of this process, called by name and type.

use crate::{Error, Module, Result, TargetMachine};
use ::jit::Session;
use ::jit::call::{Kind, Signature, TypedFunction};
use ::jit::compile::{prepare, summary};
use ir::{GlobalKind, TypeData};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

/// Kinds of the parameters and of the result of a function; `None` for a type that calls cannot have.
type Kinds = (Vec<Option<Kind>>, Option<Kind>);

/// A session of code in memory. Threads may use it at the same time.
#[derive(Debug)]
pub struct Jit {
    session: Arc<Session>,
    machine: TargetMachine,
    /// Types of functions that modules define.
    types: RwLock<BTreeMap<String, Kinds>>,
}

/// A function that can be called, any number of times and from any thread. It keeps the code that it is in.
pub type Function<S> = TypedFunction<S>;

impl Jit {
    /// Code for this machine, as [`TargetMachine::host`] says.
    pub fn new() -> Result<Jit> {
        Jit::with_machine(TargetMachine::host()?)
    }

    /// Code for this machine with these features and this level of optimization.
    pub fn with_machine(machine: TargetMachine) -> Result<Jit> {
        Ok(Jit { session: Arc::new(Session::new()?), machine, types: RwLock::default() })
    }

    /// Compiles a module and adds it. Names that it does not define are those of modules that have been added or will
    /// be, those that were [defined](Jit::define), and those of the process. Constructors (`llvm.global_ctors`) do not
    /// run.
    pub fn add(&self, module: Module) -> Result<()> {
        module.verify()?;
        let mut module = module.ir;
        prepare(&mut module);
        let generator = self.machine.generator(&mut module)?;
        let name = module.name.clone();
        let unit =
            generator.compile(&name, &module).map_err(|errors| Error::from(summary(&module, &errors)))?;
        self.session.add(unit)?;
        let mut types = self.types.write().unwrap_or_else(PoisonError::into_inner);
        for &global in module.order.functions.iter().filter(|&&g| module.body(g).is_some()) {
            let data = &module.globals[global];
            // The name of a local function means nothing outside its module.
            if data.linkage.is_local() {
                continue;
            }
            if let (GlobalKind::Function(_), Some((result, parameters, false))) =
                (&data.kind, module.types.signature(data.value_ty))
            {
                let parameters = parameters.iter().map(|&ty| kind(&module, ty)).collect();
                let name = String::from_utf8_lossy(&data.name).into_owned();
                types.insert(name, (parameters, kind(&module, result)));
            }
        }
        Ok(())
    }

    /// A name means this address of the process.
    pub fn define(&self, name: &str, address: u64) {
        self.session.define(name, address);
    }

    /// The function of a name, if it has this type.
    ///
    /// ```
    /// let jit = codewright::Jit::new()?;
    /// jit.add(codewright::Module::parse("define double @half(double %x) {
    ///     %h = fmul double %x, 0.5
    ///     ret double %h
    /// }")?)?;
    /// let half = jit.function::<fn(f64) -> f64>("half")?;
    /// // SAFETY: it only computes.
    /// assert_eq!(unsafe { half.call((5.0,)) }, 2.5);
    /// let error = jit.function::<fn(i32) -> f64>("half").unwrap_err();
    /// assert_eq!(error.to_string(), "'half' is [Double] -> Double and not [Int(32)] -> Double");
    /// # Ok::<(), codewright::Error>(())
    /// ```
    pub fn function<S: Signature>(&self, name: &str) -> Result<Function<S>> {
        let types = self.types.read().unwrap_or_else(PoisonError::into_inner);
        let (parameters, result) =
            types.get(name).ok_or_else(|| Error::new(format!("no module defines the function '{name}'")))?;
        let known: Option<Vec<Kind>> = parameters.iter().copied().collect();
        let (Some(parameters), Some(result)) = (known, *result) else {
            return Err(Error::new(format!("'{name}' has parameters or a result that are not scalars")));
        };
        Ok(TypedFunction::find(&self.session, name, (&parameters, result))?)
    }

    /// The address of a name.
    pub fn address(&self, name: &str) -> Result<u64> {
        Ok(self.session.lookup(name)?)
    }

    /// The session, for what this interface does not have: objects, archives, removal, constructors.
    pub fn session(&self) -> &Arc<Session> {
        &self.session
    }
}

/// What a type is passed as, if that is one scalar.
fn kind(module: &ir::Module, ty: ir::Type) -> Option<Kind> {
    Some(match module.types.get(ty) {
        TypeData::Void => Kind::Void,
        TypeData::Int(bits @ (8 | 16 | 32 | 64)) => Kind::Int(*bits),
        TypeData::Float => Kind::Float,
        TypeData::Double => Kind::Double,
        TypeData::Ptr { .. } => Kind::Pointer,
        _ => return None,
    })
}
