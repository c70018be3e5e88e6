//! Global values: variables, functions, aliases and ifuncs as the module declares them. Bodies of functions are kept
//! apart ([`crate::Function`]).

use crate::attributes::{AttributeList, AttributeSet};
use crate::inst::opcode::words;
use crate::inst::{Align, CallingConv};
use crate::metadata::Attachment;
use crate::types::Type;
use crate::value::Value;
use support::entity::{OptionalEntity, entity};

entity! {
    /// A comdat of a module.
    pub struct Comdat = "comdat";
}

words! {
    pub enum Linkage {
        External = "external",
        AvailableExternally = "available_externally",
        LinkOnceAny = "linkonce",
        LinkOnceOdr = "linkonce_odr",
        WeakAny = "weak",
        WeakOdr = "weak_odr",
        Appending = "appending",
        Internal = "internal",
        Private = "private",
        ExternWeak = "extern_weak",
        Common = "common",
    }
}

impl Linkage {
    pub const fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }

    /// Whether another definition may replace this one when linking.
    pub const fn is_interposable(self) -> bool {
        matches!(self, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak)
    }

    /// Linkages of declarations.
    pub const fn is_valid_declaration(self) -> bool {
        matches!(self, Linkage::External | Linkage::ExternWeak)
    }
}

words! {
    pub enum Visibility {
        Default = "default",
        Hidden = "hidden",
        Protected = "protected",
    }
}

words! {
    pub enum DllStorage {
        None = "",
        Import = "dllimport",
        Export = "dllexport",
    }
}

words! {
    /// `thread_local(model)`; the word of the general dynamic model is not written.
    pub enum ThreadLocal {
        None = "",
        GeneralDynamic = "generaldynamic",
        LocalDynamic = "localdynamic",
        InitialExec = "initialexec",
        LocalExec = "localexec",
    }
}

words! {
    pub enum UnnamedAddr {
        None = "",
        Local = "local_unnamed_addr",
        Global = "unnamed_addr",
    }
}

words! {
    /// `code_model "…"` of a variable.
    pub enum CodeModel {
        Tiny = "tiny",
        Small = "small",
        Kernel = "kernel",
        Medium = "medium",
        Large = "large",
    }
}

words! {
    pub enum ComdatKind {
        Any = "any",
        ExactMatch = "exactmatch",
        Largest = "largest",
        NoDeduplicate = "nodeduplicate",
        SameSize = "samesize",
    }
}

#[derive(Clone, Debug)]
pub struct ComdatData {
    pub name: Box<[u8]>,
    pub kind: ComdatKind,
}

/// A global value: what all kinds have in common, and what kind it is.
#[derive(Clone, Debug)]
pub struct GlobalData {
    /// Empty for an unnamed global (`@0`).
    pub name: Box<[u8]>,
    /// Type of the variable or function itself.
    pub value_ty: Type,
    /// Type of its address: the pointer type of its address space.
    pub ty: Type,
    pub linkage: Linkage,
    pub visibility: Visibility,
    pub dll_storage: DllStorage,
    pub thread_local: ThreadLocal,
    pub unnamed_addr: UnnamedAddr,
    pub dso_local: bool,
    pub partition: Option<Box<[u8]>>,
    pub kind: GlobalKind,
}

#[derive(Clone, Debug)]
pub enum GlobalKind {
    Variable(Box<Variable>),
    Function(Box<FunctionHeader>),
    Alias(Box<Alias>),
    IFunc(Box<IFunc>),
}

/// What variables and functions have: a place in the object file, and attachments.
#[derive(Clone, Debug, Default)]
pub struct ObjectProperties {
    pub section: Option<Box<[u8]>>,
    pub align: Align,
    pub comdat: OptionalEntity<Comdat>,
    pub attachments: Vec<Attachment>,
}

/// A global variable. It is a declaration if it has no initializer.
#[derive(Clone, Debug, Default)]
pub struct Variable {
    pub object: ObjectProperties,
    pub constant: bool,
    pub externally_initialized: bool,
    pub initializer: Option<Value>,
    pub attributes: Option<AttributeSet>,
    pub code_model: Option<CodeModel>,
    pub sanitizer: Option<SanitizerMetadata>,
}

/// `no_sanitize_address`, `no_sanitize_hwaddress`, `sanitize_memtag`, `sanitize_address_dyninit`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SanitizerMetadata {
    pub no_address: bool,
    pub no_hwaddress: bool,
    pub memtag: bool,
    pub is_dyn_init: bool,
}

/// A function without its body.
#[derive(Clone, Debug, Default)]
pub struct FunctionHeader {
    pub object: ObjectProperties,
    pub calling_conv: CallingConv,
    pub attributes: AttributeList,
    pub gc: Option<Box<[u8]>>,
    pub personality: Option<Value>,
    pub prefix: Option<Value>,
    pub prologue: Option<Value>,
    pub preferred_align: Align,
}

#[derive(Clone, Debug)]
pub struct Alias {
    pub aliasee: Value,
}

#[derive(Clone, Debug)]
pub struct IFunc {
    pub resolver: Value,
    pub attachments: Vec<Attachment>,
}

impl GlobalData {
    /// A global of external linkage with nothing special about it.
    pub fn new(name: &[u8], value_ty: Type, ty: Type, kind: GlobalKind) -> GlobalData {
        GlobalData {
            name: name.into(),
            value_ty,
            ty,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            dll_storage: DllStorage::None,
            thread_local: ThreadLocal::None,
            unnamed_addr: UnnamedAddr::None,
            dso_local: false,
            partition: None,
            kind,
        }
    }

    pub fn as_function(&self) -> Option<&FunctionHeader> {
        match &self.kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    pub fn as_function_mut(&mut self) -> Option<&mut FunctionHeader> {
        match &mut self.kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    pub fn as_variable(&self) -> Option<&Variable> {
        match &self.kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    pub fn as_variable_mut(&mut self) -> Option<&mut Variable> {
        match &mut self.kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    /// Section, alignment, comdat and attachments of a variable or function.
    pub fn object(&self) -> Option<&ObjectProperties> {
        match &self.kind {
            GlobalKind::Variable(v) => Some(&v.object),
            GlobalKind::Function(f) => Some(&f.object),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => None,
        }
    }

    pub fn object_mut(&mut self) -> Option<&mut ObjectProperties> {
        match &mut self.kind {
            GlobalKind::Variable(v) => Some(&mut v.object),
            GlobalKind::Function(f) => Some(&mut f.object),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => None,
        }
    }
}
