//! LLVM IR in memory.
//!
//! A [`Module`] is an environment ([`Env`]: types, globals, module constants, metadata, attributes) and the bodies of its
//! functions ([`Function`]). Everything is named by typed `u32` indices and owned by exactly one table:
//!
//! | name | owner | contents |
//! |---|---|---|
//! | [`Type`] | module | [`types::TypeData`], interned |
//! | [`Global`] | module | [`global::GlobalData`] |
//! | [`Const`] | module or function | [`constant::ConstData`], hash-consed per owner |
//! | [`Metadata`] | module or function (top bit) | [`metadata::MdItem`] |
//! | [`Inst`], [`Block`], [`Arg`] | function | [`inst::InstData`], seen as [`InstView`] |
//! | [`Value`] | – | tagged index of any of the above that can be an operand |
//!
//! Uses are not tracked; analyses compute them when they need them. Facts about entities live in side tables of whoever
//! computes them.
pub mod attributes;
pub mod builder;
pub mod calling_conv;
pub mod cfg;
pub mod constant;
pub mod data_layout;
pub mod function;
pub mod global;
pub mod inst;
pub mod intrinsics;
pub mod metadata;
pub mod module;
pub mod target_ext;
pub mod text;
pub mod triple;
pub mod types;
pub mod upgrade;
pub mod uses;
pub mod value;
pub mod verify;

pub use constant::{ConstData, ConstKind, ConstPool};
pub use data_layout::DataLayout;
pub use function::Function;
pub use global::{GlobalData, GlobalKind};
pub use inst::{Align, CallingConv, InstData, InstFlags, InstView, Opcode};
pub use metadata::{MdRef, Metadata};
pub use module::{Env, Module, Scope};
pub use types::{Type, TypeData, TypeTable};
pub use value::{Arg, Block, Const, Global, Inst, Value, ValueKind};
