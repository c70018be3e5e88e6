//! Contexts: who owns types and constants.

use crate::constant::Constant;
use crate::handle::{Message, Owned, Ref, message};
use crate::value::{Place, ValueNode};
use ir::Type;
use ir::types::TypeTable;
use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::sync::atomic::{AtomicPtr, Ordering};
use support::hash::FxHashMap;

pub type LLVMContextRef = Ref<Context>;
pub type LLVMTypeRef = Ref<TypeNode>;

/// See the module text.
#[derive(Debug, Default)]
pub struct Context {
    pub types: RefCell<TypeTable>,
    nodes: RefCell<FxHashMap<Type, Box<TypeNode>>>,
    constants: RefCell<FxHashMap<(Type, Constant), Box<ValueNode>>>,
    /// Names that were asked for.
    texts: RefCell<FxHashMap<Box<[u8]>, CString>>,
}

/// A type of a context.
#[derive(Clone, Copy, Debug)]
pub struct TypeNode {
    context: LLVMContextRef,
    pub ty: Type,
}

impl TypeNode {
    pub fn context(&self) -> &Context {
        // SAFETY: a context lives longer than its types.
        let Some(context) = (unsafe { self.context.get() }) else { unreachable!("nodes have contexts") };
        context
    }
}

impl Context {
    pub fn type_node(&self, ty: Type) -> LLVMTypeRef {
        let context = Ref::of(self);
        let mut nodes = self.nodes.borrow_mut();
        Ref::of(nodes.entry(ty).or_insert_with(|| Box::new(TypeNode { context, ty })))
    }

    /// A string of C that lives as long as the context.
    pub fn keep(&self, text: &[u8]) -> *const c_char {
        let mut texts = self.texts.borrow_mut();
        let make = || {
            let bytes: Vec<u8> = text.iter().copied().take_while(|&byte| byte != 0).collect();
            CString::new(bytes).unwrap_or_default()
        };
        texts.entry(text.into()).or_insert_with(make).as_ptr()
    }

    /// The node of a constant; equal ones have one.
    pub fn constant(&self, ty: &TypeNode, constant: Constant) -> Ref<ValueNode> {
        let mut constants = self.constants.borrow_mut();
        let entry = constants.entry((ty.ty, constant.clone()));
        let make = || Box::new(ValueNode::new(Ref::of(ty), Place::Constant(constant)));
        Ref::of(entry.or_insert_with(make))
    }
}

/// The context of calls that name none.
static GLOBAL: AtomicPtr<Context> = AtomicPtr::new(std::ptr::null_mut());

/// It is made when it is first asked for, and never disposed of.
pub fn global() -> &'static Context {
    let mut known = GLOBAL.load(Ordering::Acquire);
    if known.is_null() {
        let new = Ref::own(Context::default());
        match GLOBAL.compare_exchange(known, new.address(), Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => known = new.address(),
            Err(other) => {
                known = other;
                // SAFETY: another thread was faster, and nobody has seen this one.
                drop(unsafe { new.take() });
            }
        }
    }
    // SAFETY: it was made above or by another thread, and nobody disposes of it.
    let Some(context) = (unsafe { Ref::from_address(known).get() }) else { unreachable!("it was just made") };
    context
}

entries! {
    /// A new context, to be disposed of after all that belongs to it.
    fn LLVMContextCreate() -> LLVMContextRef {
        Some(Ref::own(Context::default()))
    }

    /// The context of calls that name none.
    fn LLVMGetGlobalContext() -> LLVMContextRef {
        Some(Ref::of(global()))
    }

    /// Disposes of a context, its types and its constants.
    fn LLVMContextDispose(context: Owned<LLVMContextRef>) {
        drop(context);
        Some(())
    }

    /// A copy of a string, for `LLVMDisposeMessage`.
    fn LLVMCreateMessage(text: crate::handle::Text) -> Message {
        Some(message(text.to_bytes()))
    }

    /// Disposes of a string that this library has made.
    fn LLVMDisposeMessage(text: *mut c_char) {
        if !text.is_null() {
            // SAFETY: callers promise that it is one that `message` has made.
            drop(unsafe { std::ffi::CString::from_raw(text) });
        }
        Some(())
    }
}
