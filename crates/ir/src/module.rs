//! Modules: what all functions share ([`Env`]), and the bodies of the functions.

use crate::attributes::AttributeTable;
use crate::constant::{ConstData, ConstKind, ConstPool, ConstScope};
use crate::data_layout::DataLayout;
use crate::function::{Function, UseListOrder};
use crate::global::{Comdat, ComdatData, GlobalData, GlobalKind};
use crate::inst::SyncScope;
use crate::metadata::{MD_KINDS, MdItem, MdKindId, MdTable, Metadata, NamedMetadata};
use crate::types::{Type, TypeTable};
use crate::value::{Global, Value, ValueKind};
use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use support::entity::PrimaryMap;
use support::hash::{FxHashMap, FxHashSet};

/// A module: the environment that its functions share, and their bodies. It dereferences to the environment.
#[derive(Clone, Debug)]
pub struct Module {
    pub env: SharedEnv,
    /// Bodies of the functions that are defined here. Apart from the environment, so that bodies can be changed in
    /// parallel while all of them read it.
    pub bodies: Bodies,
}

/// An environment that modules may have in common ([`Module::take_part`]). A module that changes it gets one of its own first.
#[derive(Clone, Debug)]
pub struct SharedEnv(Holder);

/// While a module is built, changes are frequent and nothing is counted.
#[derive(Clone, Debug)]
enum Holder {
    One(Box<Env>),
    Several(Arc<Env>),
}

impl SharedEnv {
    /// The same environment for another module.
    fn share(&mut self) -> SharedEnv {
        if let Holder::One(env) = &mut self.0 {
            let env = std::mem::replace(&mut **env, Env::new(String::new()));
            self.0 = Holder::Several(Arc::new(env));
        }
        self.clone()
    }

    #[cold]
    fn own(&mut self) {
        if let Holder::Several(env) = &self.0 {
            self.0 = Holder::One(Box::new(Env::clone(env)));
        }
    }
}

impl Deref for SharedEnv {
    type Target = Env;
    #[inline]
    fn deref(&self) -> &Env {
        match &self.0 {
            Holder::One(env) => env,
            Holder::Several(env) => env,
        }
    }
}

impl DerefMut for SharedEnv {
    #[inline]
    fn deref_mut(&mut self) -> &mut Env {
        if matches!(self.0, Holder::Several(_)) {
            self.own();
        }
        match &mut self.0 {
            Holder::One(env) => env,
            Holder::Several(env) => Arc::make_mut(env),
        }
    }
}

/// The bodies of a module, by their functions.
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    here: FxHashMap<Global, Box<Function>>,
    /// Functions that are defined whether their bodies are here or not: those of a module that is taken apart.
    defined: Arc<FxHashSet<Global>>,
}

impl Bodies {
    pub fn get(&self, function: Global) -> Option<&Function> {
        self.here.get(&function).map(|body| &**body)
    }

    pub fn get_mut(&mut self, function: Global) -> Option<&mut Function> {
        self.here.get_mut(&function).map(|body| &mut **body)
    }

    pub fn insert(&mut self, function: Global, body: Box<Function>) {
        self.here.insert(function, body);
    }

    pub fn remove(&mut self, function: Global) -> Option<Box<Function>> {
        self.here.remove(&function)
    }

    /// Whether a function has a body, be it that the body was taken away by [`Module::take_part`].
    pub fn is_defined(&self, function: Global) -> bool {
        self.here.contains_key(&function) || self.defined.contains(&function)
    }
}

/// What the functions of a module can refer to.
#[derive(Clone, Debug)]
pub struct Env {
    /// The identifier that `; ModuleID = '…'` shows.
    pub name: String,
    pub source_filename: Box<[u8]>,
    pub data_layout: DataLayout,
    /// Empty if the module gives none.
    pub target_triple: Box<[u8]>,
    /// Assembly outside of functions, lines separated by newlines.
    pub module_asm: Vec<u8>,
    pub types: TypeTable,
    pub attributes: AttributeTable,
    pub consts: ConstPool,
    pub globals: PrimaryMap<Global, GlobalData>,
    /// Global variables, functions, aliases and ifuncs, each in the order of the module.
    pub order: GlobalOrder,
    pub comdats: PrimaryMap<Comdat, ComdatData>,
    pub metadata: MdTable,
    pub named_metadata: Vec<NamedMetadata>,
    /// Names of attachment kinds; the first [`MD_KINDS`] are fixed.
    pub md_kinds: PrimaryMap<MdKindId, Cow<'static, [u8]>>,
    pub sync_scopes: PrimaryMap<SyncScope, Box<[u8]>>,
    /// `uselistorder` directives of globals and module constants, as read.
    pub use_list_orders: Vec<UseListOrder>,
}

/// The order of the globals of each kind.
#[derive(Clone, Debug, Default)]
pub struct GlobalOrder {
    pub variables: Vec<Global>,
    pub functions: Vec<Global>,
    pub aliases: Vec<Global>,
    pub ifuncs: Vec<Global>,
}

impl Module {
    pub fn new(name: impl Into<String>) -> Module {
        let env = SharedEnv(Holder::One(Box::new(Env::new(name.into()))));
        Module { env, bodies: Bodies::default() }
    }

    /// The body of a function that is defined here.
    pub fn body(&self, function: Global) -> Option<&Function> {
        self.bodies.get(function)
    }

    pub fn body_mut(&mut self, function: Global) -> Option<&mut Function> {
        self.bodies.get_mut(function)
    }

    /// Environment and one body, to build instructions that need new types or constants of the module.
    pub fn env_and_body(&mut self, function: Global) -> (&mut Env, Option<&mut Function>) {
        (&mut self.env, self.bodies.get_mut(function))
    }

    /// Lets bodies be taken away: functions that have one now are defined from now on. O(functions).
    pub fn take_apart(&mut self) {
        self.bodies.defined = Arc::new(self.bodies.here.keys().copied().collect());
    }

    /// A module with the same environment and the bodies of these functions, which this one loses. What
    /// [`take_apart`](Self::take_apart) found to be defined is defined in both. O(functions that are named).
    pub fn take_part(&mut self, functions: &[Global]) -> Module {
        let bodies = functions.iter().filter_map(|&f| Some((f, self.bodies.remove(f)?)));
        let bodies = Bodies { here: bodies.collect(), defined: self.bodies.defined.clone() };
        Module { env: self.env.share(), bodies }
    }

    /// Gives back what was taken.
    pub fn put_back(&mut self, part: Module) {
        self.bodies.here.extend(part.bodies.here);
    }

    /// A function together with the environment, for queries.
    pub fn scope(&self, function: Global) -> Scope<'_> {
        Scope { env: &self.env, func: self.body(function) }
    }

    /// Whether the global has no initializer or body here.
    pub fn is_declaration(&self, global: Global) -> bool {
        match &self.env.globals[global].kind {
            GlobalKind::Variable(v) => v.initializer.is_none(),
            GlobalKind::Function(_) => !self.bodies.is_defined(global),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => false,
        }
    }
}

impl Deref for Module {
    type Target = Env;
    fn deref(&self) -> &Env {
        &self.env
    }
}

impl DerefMut for Module {
    fn deref_mut(&mut self) -> &mut Env {
        &mut self.env
    }
}

impl Env {
    fn new(name: String) -> Env {
        Env {
            source_filename: name.as_bytes().into(),
            name,
            data_layout: DataLayout::default(),
            target_triple: Box::default(),
            module_asm: Vec::new(),
            types: TypeTable::new(),
            attributes: AttributeTable::new(),
            consts: ConstPool::new(ConstScope::Module),
            globals: PrimaryMap::new(),
            order: GlobalOrder::default(),
            comdats: PrimaryMap::new(),
            metadata: MdTable::new_module(),
            named_metadata: Vec::new(),
            md_kinds: MD_KINDS.iter().map(|n| Cow::Borrowed(n.as_bytes())).collect(),
            sync_scopes: [&b"singlethread"[..], b""].into_iter().map(Into::into).collect(),
            use_list_orders: Vec::new(),
        }
    }

    /// The value of a module flag, as metadata. O(flags).
    fn flag(&self, name: &[u8]) -> Option<Metadata> {
        let table = &self.metadata;
        let flags = self.named_metadata.iter().find(|n| *n.name == *b"llvm.module.flags")?;
        flags.operands.iter().find_map(|&flag| {
            let [_, key, value] = *table.words(table.as_node(flag)?) else { return None };
            let is_wanted = table.as_string(Metadata::from_word(key)?)? == name;
            Metadata::from_word(value).filter(|_| is_wanted)
        })
    }

    /// The value of a module flag that is a number.
    pub fn flag_number(&self, name: &[u8]) -> Option<u64> {
        let MdItem::Value(value) = *self.metadata.get(self.flag(name)?) else { return None };
        match self.scope().constant(value)?.kind {
            ConstKind::Int(number) => Some(number),
            _ => None,
        }
    }

    /// The value of a module flag that is a string.
    pub fn flag_string(&self, name: &[u8]) -> Option<String> {
        let text = self.metadata.as_string(self.flag(name)?)?;
        Some(String::from_utf8_lossy(text).into_owned())
    }

    /// Adds a global at the end of the order of its kind.
    pub fn add_global(&mut self, data: GlobalData) -> Global {
        let order = match data.kind {
            GlobalKind::Variable(_) => &mut self.order.variables,
            GlobalKind::Function(_) => &mut self.order.functions,
            GlobalKind::Alias(_) => &mut self.order.aliases,
            GlobalKind::IFunc(_) => &mut self.order.ifuncs,
        };
        let global = self.globals.push(data);
        order.push(global);
        global
    }

    /// The number of an attachment kind, added if new. O(number of kinds).
    pub fn md_kind(&mut self, name: &[u8]) -> MdKindId {
        let known = self.md_kinds.iter().find(|(_, n)| ***n == *name).map(|(id, _)| id);
        known.unwrap_or_else(|| self.md_kinds.push(name.to_vec().into()))
    }

    /// The number of a synchronization scope, added if new.
    pub fn sync_scope(&mut self, name: &[u8]) -> SyncScope {
        let known = self.sync_scopes.iter().find(|(_, n)| ***n == *name).map(|(id, _)| id);
        known.unwrap_or_else(|| self.sync_scopes.push(name.into()))
    }

    /// The module alone, for queries about its constants and metadata.
    pub fn scope(&self) -> Scope<'_> {
        Scope { env: self, func: None }
    }
}

/// Where values and metadata are looked up: a module, or one of its functions with the module around it.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    pub env: &'a Env,
    pub func: Option<&'a Function>,
}

impl<'a> Scope<'a> {
    pub fn new(env: &'a Env, func: &'a Function) -> Scope<'a> {
        Scope { env, func: Some(func) }
    }

    /// The type of a value. Values of a function need its scope; without it they count as `void`.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        match (value.kind(), self.func) {
            (ValueKind::Inst(i), Some(func)) => func.inst(i).ty,
            (ValueKind::Arg(a), Some(func)) => func.params.get(a).copied().unwrap_or(Type::VOID),
            (ValueKind::LocalConst(c), Some(func)) => func.consts.get(c).ty,
            (ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::LocalConst(_), None) => Type::VOID,
            (ValueKind::Block(_), _) => Type::LABEL,
            (ValueKind::ModuleConst(c), _) => self.env.consts.get(c).ty,
            (ValueKind::Global(g), _) => self.env.globals[g].ty,
            (ValueKind::Metadata(_), _) => Type::METADATA,
        }
    }

    /// The pool constant that `value` names.
    #[inline]
    pub fn constant(&self, value: Value) -> Option<&'a ConstData> {
        match value.kind() {
            ValueKind::LocalConst(c) => self.func.map(|f| f.consts.get(c)),
            ValueKind::ModuleConst(c) => Some(self.env.consts.get(c)),
            _ => None,
        }
    }

    /// Whether a value is written in the program. Addresses are not: only the linker knows them. O(elements).
    pub fn is_manifest(&self, value: Value) -> bool {
        let mut values = vec![value];
        while let Some(value) = values.pop() {
            let Some(constant) = self.constant(value) else { return false };
            match &constant.kind {
                ConstKind::Aggregate(elements) => values.extend_from_slice(elements),
                ConstKind::Int(_)
                | ConstKind::WideInt(_)
                | ConstKind::Float(_)
                | ConstKind::WideFloat(_)
                | ConstKind::Null
                | ConstKind::Undef
                | ConstKind::Poison
                | ConstKind::Data(_) => {}
                _ => return false,
            }
        }
        true
    }

    /// The table that owns a metadata item.
    #[inline]
    pub fn md_table(&self, metadata: Metadata) -> &'a MdTable {
        match self.func {
            Some(func) if metadata.is_local() => &func.metadata,
            _ => &self.env.metadata,
        }
    }

    #[inline]
    pub fn metadata(&self, metadata: Metadata) -> &'a MdItem {
        self.md_table(metadata).get(metadata)
    }

    /// The bytes of a metadata string. Nodes of a function may have strings of the module.
    pub fn md_string(&self, metadata: Metadata) -> Option<&'a [u8]> {
        self.md_table(metadata).as_string(metadata)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::global::FunctionHeader;

    fn defined(module: &mut Module, name: &[u8]) -> Global {
        let ty = module.types.function(Type::VOID, &[], false);
        let header = GlobalKind::Function(Box::<FunctionHeader>::default());
        let function = module.add_global(GlobalData::new(name, ty, Type::PTR, header));
        module.bodies.insert(function, Box::new(Function::new(&[])));
        function
    }

    #[test]
    fn bodies_are_taken_and_given_back() {
        let mut module = Module::new("test");
        let (f, g) = (defined(&mut module, b"f"), defined(&mut module, b"g"));
        module.take_apart();
        let part = module.take_part(&[g]);
        let has = |module: &Module| [f, g].map(|function| module.body(function).is_some());
        assert_eq!((has(&module), has(&part)), ([true, false], [false, true]));
        for module in [&module, &part] {
            assert!(!module.is_declaration(f) && !module.is_declaration(g));
        }
        module.put_back(part);
        assert_eq!(has(&module), [true, true]);
    }

    #[test]
    fn an_environment_in_common_is_not_changed() {
        let mut module = Module::new("test");
        let f = defined(&mut module, b"f");
        let mut part = module.take_part(&[f]);
        part.source_filename = b"part".as_slice().into();
        module.target_triple = b"triple".as_slice().into();
        assert_eq!((&*module.source_filename, &*part.source_filename), (&b"test"[..], &b"part"[..]));
        assert_eq!((&*module.target_triple, &*part.target_triple), (&b"triple"[..], &b""[..]));
        assert_eq!(part.globals.len(), 1);
    }
}
