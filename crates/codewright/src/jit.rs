//! Code in the memory of this process, called by name and type.

use crate::{Error, Module, Result, TargetMachine};
use ::jit::Session;
use ::jit::call::{Kind, Signature, TypedFunction, Types};
use ::jit::compile::{Generator, prepare, summary};
use ir::attributes::AttrKind;
use ir::global::FunctionHeader;
use ir::{CallingConv, GlobalKind, TypeData};
use std::sync::Arc;

/// A session of code in memory. Threads may use it at the same time.
#[derive(Debug)]
pub struct Jit {
    session: Arc<Session>,
    machine: TargetMachine,
    /// That of all modules.
    generator: Generator,
}

/// A module that has been added, by which [`Session::remove`] removes it.
pub use ::jit::Handle as Added;

/// A function that can be called, any number of times and from any thread. It keeps the code that it is in.
pub type Function<S> = TypedFunction<S>;

impl Jit {
    /// Code for this machine, as [`TargetMachine::host`] says.
    pub fn new() -> Result<Jit> {
        Jit::with_machine(TargetMachine::host()?)
    }

    /// Code for this machine with these features and this level of optimization. A processor or a feature that the
    /// target does not know is an error.
    pub fn with_machine(machine: TargetMachine) -> Result<Jit> {
        machine.check_host()?;
        let generator = machine.open()?;
        Ok(Jit { session: Arc::new(Session::new()?), machine, generator })
    }

    /// Compiles a module and adds it. Names that it does not define are those of modules that have been added or will
    /// be, those that were [defined](Jit::define), and those of the process. Constructors (`llvm.global_ctors`) do not
    /// run.
    ///
    /// The module stays until it is removed: its names, its code and its data. Nothing may run its code or use its data
    /// then, now or later: no thread, no function that was looked up, no other module.
    ///
    /// ```
    /// use codewright::{Jit, Module};
    /// let jit = Jit::new()?;
    /// for number in 0..3 {
    ///     let text = format!("define i32 @line() {{ ret i32 {number} }}");
    ///     let added = jit.add(Module::parse(&text)?)?;
    ///     let line = jit.function::<fn() -> i32>("line")?;
    ///     // SAFETY: it returns a number, and is not used after this.
    ///     unsafe {
    ///         assert_eq!(line.call(()), number);
    ///         jit.session().remove(added);
    ///     }
    /// }
    /// assert!(jit.function::<fn() -> i32>("line").is_err());
    /// # Ok::<(), codewright::Error>(())
    /// ```
    pub fn add(&self, module: Module) -> Result<Added> {
        module.verify()?;
        let mut module = module.ir;
        prepare(&mut module);
        self.machine.make_ready(&mut module, &self.generator)?;
        let name = module.name.clone();
        let unit = self
            .generator
            .compile(&name, &module)
            .map_err(|errors| Error::from(summary(&module, &errors)))?;
        let types = types_of_functions(&module);
        Ok(self.session.add_typed(unit, types)?)
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
        Ok(TypedFunction::find(&self.session, name)?)
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

/// The types of the functions that a module defines and others see. O(functions).
fn types_of_functions(module: &ir::Module) -> Types {
    let mut types = Types::new();
    for &global in module.order.functions.iter().filter(|&&g| module.body(g).is_some()) {
        let data = &module.globals[global];
        // The name of a local function means nothing outside its module.
        if let (false, GlobalKind::Function(header)) = (data.linkage.is_local(), &data.kind) {
            let name = String::from_utf8_lossy(&data.name).into_owned();
            types.insert(name, kinds(module, data.value_ty, header));
        }
    }
    types
}

/// Attributes with which a parameter is passed in another way than its type says.
const OTHER_WAYS: [AttrKind; 9] = [
    AttrKind::ByVal,
    AttrKind::StructRet,
    AttrKind::InAlloca,
    AttrKind::Preallocated,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::SwiftSelf,
    AttrKind::SwiftError,
    AttrKind::SwiftAsync,
];

/// How a function is called, if calls can be typed.
fn kinds(
    module: &ir::Module,
    ty: ir::Type,
    header: &FunctionHeader,
) -> std::result::Result<(Vec<Kind>, Kind), String> {
    if header.calling_conv != CallingConv::C {
        let number = header.calling_conv.0;
        let name = ir::calling_conv::NAMES.iter().find(|(_, n)| *n == number).map_or("another", |(n, _)| n);
        return Err(format!("has the calling convention {name}, and typed calls have that of C"));
    }
    let Some((result, parameters, false)) = module.types.signature(ty) else {
        return Err("has a variable number of arguments".to_owned());
    };
    let attributes = &module.attributes;
    for at in 0..parameters.len() {
        let other = OTHER_WAYS
            .iter()
            .find(|&&attribute| attributes.param_attr(header.attributes, at, attribute).is_some());
        if let Some(other) = other {
            return Err(format!("has a parameter that is passed as '{}' says", other.name()));
        }
    }
    let scalar =
        |ty| kind(module, ty).ok_or_else(|| "has parameters or a result that are not scalars".to_owned());
    let parameters = parameters.iter().map(|&ty| scalar(ty)).collect::<std::result::Result<_, _>>()?;
    Ok((parameters, scalar(result)?))
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

#[cfg(test)]
mod tests {
    use super::*;

    type Refused = Function<fn(*const i32) -> i32>;

    #[test]
    fn a_look_up_compares_how_a_function_is_called() {
        let Ok(jit) = Jit::new() else { return };
        let text = "
            define fastcc i32 @fast(i32 %x) { ret i32 %x }
            define i32 @copy(ptr byval(i32) %x) { %v = load i32, ptr %x ret i32 %v }
            define void @result(ptr sret(i32) %x) { store i32 1, ptr %x ret void }
            define i32 @many(i32 %x, ...) { ret i32 %x }
            define i128 @wide() { ret i128 0 }";
        jit.add(Module::parse(text).expect("a module")).expect("room");
        let refused = |error: Result<Refused>| error.expect_err("refused").to_string();
        assert_eq!(
            jit.function::<fn(i32) -> i32>("fast").expect_err("refused").to_string(),
            "'fast' has the calling convention fastcc, and typed calls have that of C"
        );
        let copy = jit.function::<fn(*const i32) -> i32>("copy");
        assert_eq!(refused(copy), "'copy' has a parameter that is passed as 'byval' says");
        let result = jit.function::<fn(*const i32) -> i32>("result");
        assert_eq!(refused(result), "'result' has a parameter that is passed as 'sret' says");
        let many = jit.function::<fn(*const i32) -> i32>("many");
        assert_eq!(refused(many), "'many' has a variable number of arguments");
        let wide = jit.function::<fn(*const i32) -> i32>("wide");
        assert_eq!(refused(wide), "'wide' has parameters or a result that are not scalars");
    }

    #[test]
    fn the_type_is_that_of_the_definition_that_was_kept() {
        let Ok(jit) = Jit::new() else { return };
        let add = |text| jit.add(Module::parse(text).expect("a module")).expect("room");
        add("define weak i32 @f() { ret i32 1 }");
        jit.address("f").expect("it is linked");
        add("define weak i64 @f() { ret i64 2 }");
        assert!(jit.function::<fn() -> i64>("f").is_err());
        assert!(jit.function::<fn() -> i32>("f").is_ok());
    }
}
