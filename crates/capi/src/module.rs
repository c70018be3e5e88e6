//! Modules: the node of one, with what connects it to its context.

use crate::constant::Constant;
use crate::context::{Context, LLVMContextRef, LLVMTypeRef, TypeNode, global};
use crate::handle::{Bytes, Message, Out, Owned, Ref, Status, Text, message};
use crate::output::{complain, write_file};
use crate::translate::Translation;
use crate::value::{LLVMValueRef, Place, ValueNode};
use ir::builder::Builder;
use ir::module::Env;
use ir::value::Arg;
use ir::{ConstData, ConstKind, ConstPool, Function, Global, Type, Value, ValueKind};
use std::cell::RefCell;
use std::ffi::c_char;
use support::entity::Entity;
use support::hash::{FxHashMap, FxHashSet};

pub type LLVMModuleRef = Ref<ModuleNode>;

/// Names of the values of a function, so that no two are the same.
#[derive(Clone, Debug, Default)]
struct Names {
    used: FxHashSet<Box<[u8]>>,
    last: u32,
}

/// A value, in a function or outside.
type Key = (Option<Global>, Value);

/// A parameter of a function.
type Parameter = (Global, Value);

/// See the module text.
#[derive(Debug)]
pub struct ModuleNode {
    context: LLVMContextRef,
    pub ir: RefCell<ir::Module>,
    into_module: RefCell<Translation>,
    into_context: RefCell<Translation>,
    values: RefCell<FxHashMap<Key, Box<ValueNode>>>,
    globals: RefCell<FxHashMap<Box<[u8]>, Global>>,
    names: RefCell<FxHashMap<Global, Names>>,
    /// Names of parameters of functions without a body.
    parameters: RefCell<FxHashMap<Parameter, Box<[u8]>>>,
    mistakes: RefCell<Vec<String>>,
}

impl ModuleNode {
    pub fn new(context: LLVMContextRef, ir: ir::Module) -> ModuleNode {
        let named = |(global, data): (Global, &ir::GlobalData)| (data.name.clone(), global);
        let globals = ir.globals.iter().filter(|(_, data)| !data.name.is_empty()).map(named).collect();
        ModuleNode {
            context,
            ir: RefCell::new(ir),
            into_module: RefCell::default(),
            into_context: RefCell::default(),
            values: RefCell::default(),
            globals: RefCell::new(globals),
            names: RefCell::default(),
            parameters: RefCell::default(),
            mistakes: RefCell::default(),
        }
    }

    pub fn context(&self) -> &Context {
        // SAFETY: a context lives longer than its modules.
        let Some(context) = (unsafe { self.context.get() }) else { unreachable!("modules have contexts") };
        context
    }

    pub fn name(&self) -> String {
        self.ir.borrow().name.clone()
    }

    /// Keeps a mistake for those who verify or use the module.
    pub fn mistake(&self, what: impl Into<String>) {
        self.mistakes.borrow_mut().push(what.into());
    }

    /// Whether the module can be used; the error is everything that is wrong.
    pub fn verify(&self) -> Result<(), String> {
        let mistakes = self.mistakes.borrow();
        if !mistakes.is_empty() {
            return Err(mistakes.join("\n"));
        }
        self.copy().verify().map_err(|error| error.to_string())
    }

    /// The module as the library below has it, or why it cannot be used.
    pub fn checked_copy(&self) -> Result<codewright::Module, String> {
        self.verify()?;
        Ok(self.copy())
    }

    pub fn copy(&self) -> codewright::Module {
        self.ir.borrow().clone().into()
    }

    // Types.

    /// A type of the context in the module.
    pub fn import(&self, env: &mut Env, ty: &TypeNode) -> Option<Type> {
        let mut into_module = self.into_module.borrow_mut();
        let new = into_module.translate(&self.context().types.borrow(), ty.ty, &mut env.types)?;
        let mut back = self.into_context.borrow_mut();
        into_module.named().into_iter().for_each(|(ours, theirs)| back.note(theirs, ours));
        Some(new)
    }

    /// A type of the module in the context.
    pub fn export(&self, env: &Env, ty: Type) -> Option<LLVMTypeRef> {
        let mut into_context = self.into_context.borrow_mut();
        let new = into_context.translate(&env.types, ty, &mut self.context().types.borrow_mut())?;
        let mut back = self.into_module.borrow_mut();
        into_context.named().into_iter().for_each(|(theirs, ours)| back.note(ours, theirs));
        Some(self.context().type_node(new))
    }

    // Values.

    /// The node of a global, or of what a function has.
    pub fn node(&self, env: &Env, body: Option<(Global, &Function)>, value: Value) -> Option<LLVMValueRef> {
        let function = body.map(|(global, _)| global);
        let key = (function.filter(|_| value.as_global().is_none()), value);
        if let Some(known) = self.values.borrow().get(&key) {
            return Some(Ref::of(known));
        }
        let scope = ir::module::Scope { env, func: body.map(|(_, body)| body) };
        let ty = match (value.kind(), body) {
            // A function without a body has parameters, too.
            (ValueKind::Arg(arg), Some((global, _))) => {
                *env.types.signature(env.globals[global].value_ty)?.1.get(arg.index())?
            }
            _ => scope.type_of(value),
        };
        let ty = self.export(env, ty)?;
        let place = match (value.as_global(), function) {
            (Some(global), _) => Place::Global(Ref::of(self), global),
            (None, Some(function)) => Place::Local(Ref::of(self), function, value),
            (None, None) => return None,
        };
        let mut values = self.values.borrow_mut();
        Some(Ref::of(values.entry(key).or_insert_with(|| Box::new(ValueNode::new(ty, place)))))
    }

    pub fn global_node(&self, global: Global) -> Option<LLVMValueRef> {
        self.node(&self.ir.borrow().env, None, global.into())
    }

    pub fn local_node(&self, function: Global, value: Value) -> Option<LLVMValueRef> {
        let ir = self.ir.borrow();
        let empty;
        let body = match ir.body(function) {
            Some(body) => body,
            None => {
                empty = Function::new(&[]);
                &empty
            }
        };
        self.node(&ir.env, Some((function, body)), value)
    }

    /// A value of the interface as one of the module or of a function of it.
    pub fn operand(
        &self,
        env: &mut Env,
        body: Option<(Global, &mut Function)>,
        node: &ValueNode,
    ) -> Result<Value, &'static str> {
        match &node.place {
            Place::Global(module, global) if *module == Ref::of(self) => Ok((*global).into()),
            Place::Global(..) => Err("a global of another module"),
            Place::Local(module, function, value) => match body {
                Some((of, _)) if *module == Ref::of(self) && of == *function => Ok(*value),
                _ => Err("a value of another function"),
            },
            Place::Constant(constant) => {
                let body = body.map(|(_, body)| body);
                self.constant(env, body, node.ty(), constant)
            }
        }
    }

    fn constant(
        &self,
        env: &mut Env,
        body: Option<&mut Function>,
        ty: &TypeNode,
        constant: &Constant,
    ) -> Result<Value, &'static str> {
        let ty = self.import(env, ty).ok_or("types are in each other too deep")?;
        let mut body = body;
        if let Constant::Aggregate(elements, _) = constant {
            let mut values = Vec::with_capacity(elements.len());
            for element in elements {
                // SAFETY: the elements of a constant are used while they live.
                let element = unsafe { element.get() }.ok_or("a constant without an element")?;
                values.push(match &element.place {
                    Place::Constant(constant) => {
                        self.constant(env, body.as_deref_mut(), element.ty(), constant)?
                    }
                    _ => self.operand(env, None, element)?,
                });
            }
            let Env { types, consts, .. } = env;
            return Ok(match body {
                Some(body) => body.consts.aggregate(Some(consts), types, ty, &values),
                None => consts.aggregate(None, types, ty, &values),
            });
        }
        let Env { types, consts, .. } = env;
        let pool: &mut ConstPool = match body {
            Some(body) => &mut body.consts,
            None => consts,
        };
        Ok(match constant {
            Constant::Int(limbs) => pool.int_from_limbs(types, ty, limbs),
            Constant::Float(bits) => pool.intern(ConstData { ty, kind: ConstKind::Float(*bits) }),
            Constant::Null | Constant::Aggregate(..) => pool.null(types, ty),
            Constant::Undef => pool.undef(ty),
            Constant::Poison => pool.poison(ty),
            Constant::Data(bytes) => pool.data(ty, bytes),
        })
    }

    /// Changes a function by a builder that has these operands; mistakes are kept. Whether there was none.
    pub fn change(
        &self,
        function: Global,
        operands: &[&ValueNode],
        change: impl FnOnce(&mut Builder<'_>, &[Value]),
    ) -> bool {
        let mut ir = self.ir.borrow_mut();
        let name = String::from_utf8_lossy(&ir.globals[function].name).into_owned();
        let (env, body) = ir.env_and_body(function);
        let Some(body) = body else {
            self.mistake(format!("function '{name}' has no blocks"));
            return false;
        };
        let mut values = Vec::with_capacity(operands.len());
        for operand in operands {
            match self.operand(env, Some((function, body)), operand) {
                Ok(value) => values.push(value),
                Err(what) => {
                    self.mistake(format!("in function '{name}': {what} is used"));
                    return false;
                }
            }
        }
        let mut builder = Builder::new(env, body);
        change(&mut builder, &values);
        match builder.finish() {
            Ok(()) => true,
            Err(error) => {
                self.mistake(format!("in function '{name}': {error}"));
                false
            }
        }
    }

    // Names.

    pub fn find(&self, name: &[u8]) -> Option<Global> {
        self.globals.borrow().get(name).copied()
    }

    /// A name for a global that no other has.
    pub fn unique_global(&self, name: &[u8]) -> Box<[u8]> {
        let globals = self.globals.borrow();
        let numbered = (1u32..).map(|number| {
            let mut numbered = name.to_vec();
            numbered.extend_from_slice(format!(".{number}").as_bytes());
            numbered
        });
        let names = std::iter::once(name.to_vec()).chain(numbered);
        names
            .into_iter()
            .find(|name| name.is_empty() || !globals.contains_key(&**name))
            .unwrap_or_default()
            .into()
    }

    pub fn add_global(&self, data: ir::GlobalData) -> Global {
        let name = data.name.clone();
        let global = self.ir.borrow_mut().add_global(data);
        if !name.is_empty() {
            self.globals.borrow_mut().insert(name, global);
        }
        global
    }

    pub fn rename_global(&self, global: Global, name: &[u8]) {
        self.forget_name(global);
        let name = self.unique_global(name);
        self.ir.borrow_mut().globals[global].name = name.clone();
        if !name.is_empty() {
            self.globals.borrow_mut().insert(name, global);
        }
    }

    pub fn forget_name(&self, global: Global) {
        let old = self.ir.borrow().globals[global].name.clone();
        let mut globals = self.globals.borrow_mut();
        if globals.get(&old) == Some(&global) {
            globals.remove(&old);
        }
    }

    pub fn local_name(&self, function: Global, value: Value) -> Box<[u8]> {
        match self.ir.borrow().body(function) {
            Some(body) => body.names.get(value).into(),
            None => self.parameters.borrow().get(&(function, value)).cloned().unwrap_or_default(),
        }
    }

    pub fn rename_local(&self, function: Global, value: Value, name: &[u8]) {
        let mut ir = self.ir.borrow_mut();
        match ir.body_mut(function) {
            Some(body) => self.name_in(function, body, value, name),
            None => {
                self.parameters.borrow_mut().insert((function, value), name.into());
            }
        }
    }

    /// Names a value of a body that is already borrowed.
    pub fn name_in(&self, function: Global, body: &mut Function, value: Value, name: &[u8]) {
        let mut all = self.names.borrow_mut();
        let names = all.entry(function).or_insert_with(|| names_of(body));
        names.used.remove(body.names.get(value));
        let mut new: Vec<u8> = name.iter().copied().filter(|&byte| byte != 0).collect();
        let length = new.len();
        while length != 0 && names.used.contains(&*new) {
            names.last += 1;
            new.truncate(length);
            new.extend_from_slice(names.last.to_string().as_bytes());
        }
        if length != 0 {
            names.used.insert(new.clone().into());
        }
        body.names.set(value, &new);
    }

    /// Gives a function a body without blocks, if it has none.
    pub fn define(&self, function: Global) -> Option<()> {
        let mut ir = self.ir.borrow_mut();
        if ir.body(function).is_some() {
            return Some(());
        }
        let ty = ir.globals[function].value_ty;
        let parameters = ir.types.signature(ty)?.1.to_vec();
        let mut body = Box::new(Function::new(&parameters));
        for at in 0..parameters.len() {
            let value = Value::arg(Arg::new(at));
            if let Some(name) = self.parameters.borrow_mut().remove(&(function, value)) {
                self.name_in(function, &mut body, value, &name);
            }
        }
        ir.bodies.insert(function, body);
        Some(())
    }

    /// Forgets what was known of the values of a function.
    pub fn forget_function(&self, function: Global) {
        self.names.borrow_mut().remove(&function);
    }
}

fn names_of(body: &Function) -> Names {
    let blocks = body.blocks().map(Value::from);
    let insts = body.blocks().flat_map(|block| body.block_insts(block)).map(Value::from);
    let args = (0..body.params.len()).map(|at| Value::arg(Arg::new(at)));
    let names = blocks.chain(insts).chain(args).map(|value| body.names.get(value));
    Names { used: names.filter(|name| !name.is_empty()).map(Into::into).collect(), last: 0 }
}

fn text(module: &ModuleNode) -> String {
    module.copy().to_text()
}

entries! {
    fn LLVMModuleCreateWithNameInContext(name: Text, context: LLVMContextRef) -> LLVMModuleRef {
        let module = ir::Module::new(name.to_string_lossy());
        Some(Ref::own(ModuleNode::new(Ref::of(context), module)))
    }

    fn LLVMModuleCreateWithName(name: Text) -> LLVMModuleRef {
        let module = ir::Module::new(name.to_string_lossy());
        Some(Ref::own(ModuleNode::new(Ref::of(global()), module)))
    }

    fn LLVMCloneModule(module: LLVMModuleRef) -> LLVMModuleRef {
        let copy = ModuleNode::new(Ref::of(module.context()), module.ir.borrow().clone());
        copy.into_module.replace(module.into_module.borrow().clone());
        copy.into_context.replace(module.into_context.borrow().clone());
        copy.parameters.replace(module.parameters.borrow().clone());
        copy.mistakes.replace(module.mistakes.borrow().clone());
        Some(Ref::own(copy))
    }

    fn LLVMDisposeModule(module: Owned<LLVMModuleRef>) {
        drop(module);
        Some(())
    }

    fn LLVMGetModuleContext(module: LLVMModuleRef) -> LLVMContextRef {
        Some(Ref::of(module.context()))
    }

    fn LLVMGetModuleIdentifier(module: LLVMModuleRef, length: Out<usize>) -> *const c_char {
        let name = module.name();
        length.set(name.len());
        Some(module.context().keep(name.as_bytes()))
    }

    fn LLVMSetModuleIdentifier(module: LLVMModuleRef, name: Bytes, length: usize) {
        // SAFETY: callers promise so many bytes.
        let name = unsafe { name.get(length) };
        module.ir.borrow_mut().name = String::from_utf8_lossy(name).into_owned();
        Some(())
    }

    fn LLVMSetSourceFileName(module: LLVMModuleRef, name: Bytes, length: usize) {
        // SAFETY: callers promise so many bytes.
        module.ir.borrow_mut().source_filename = unsafe { name.get(length) }.into();
        Some(())
    }

    fn LLVMGetTarget(module: LLVMModuleRef) -> *const c_char {
        Some(module.context().keep(&module.ir.borrow().target_triple))
    }

    fn LLVMSetTarget(module: LLVMModuleRef, triple: Text) {
        module.ir.borrow_mut().target_triple = triple.to_bytes().into();
        Some(())
    }

    fn LLVMGetDataLayoutStr(module: LLVMModuleRef) -> *const c_char {
        Some(module.context().keep(module.ir.borrow().data_layout.text()))
    }

    fn LLVMSetDataLayout(module: LLVMModuleRef, layout: Text) {
        match ir::DataLayout::parse(layout.to_bytes()) {
            Ok(layout) => module.ir.borrow_mut().data_layout = layout,
            Err(error) => module.mistake(error.to_string()),
        }
        Some(())
    }

    fn LLVMPrintModuleToString(module: LLVMModuleRef) -> Message {
        Some(message(text(module)))
    }

    fn LLVMPrintModuleToFile(module: LLVMModuleRef, path: Text, error: Out<Message>) -> Status {
        Some(write_file(path, text(module).as_bytes(), &error))
    }

    /// Writes the module to standard error.
    fn LLVMDumpModule(module: LLVMModuleRef) {
        complain(&text(module));
        Some(())
    }

    /// 1 if the module cannot be used; what is wrong is in the message, and on standard error if that is asked for. The
    /// process goes on in any case.
    fn LLVMVerifyModule(
        module: LLVMModuleRef,
        action: crate::enums::LLVMVerifierFailureAction,
        text: Out<Message>,
    ) -> Status {
        let problems = module.verify().err();
        if let Some(problems) = problems.as_ref().filter(|_| action != crate::enums::LLVMReturnStatusAction) {
            complain(problems);
        }
        let is_broken = problems.is_some();
        text.set(message(problems.unwrap_or_default()));
        Some(Status::failed_if(is_broken))
    }

    /// 1 if the function breaks a rule.
    fn LLVMVerifyFunction(
        function: LLVMValueRef,
        action: crate::enums::LLVMVerifierFailureAction,
    ) -> Status {
        let (module, global) = function.global()?;
        let mut problems = module.mistakes.borrow().join("\n");
        let report = ir::verify::verify_function(&module.ir.borrow(), global);
        if problems.is_empty() && !report.is_ok() {
            let mut text = Vec::new();
            // Writing to a vector does not fail.
            let _ = report.write(&mut text);
            problems = String::from_utf8_lossy(&text).into_owned();
        }
        if !problems.is_empty() && action != crate::enums::LLVMReturnStatusAction {
            complain(&problems);
        }
        Some(Status::failed_if(!problems.is_empty()))
    }
}
