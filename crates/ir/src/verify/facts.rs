//! What many checks ask about types, globals and attribute lists, in dense tables made once per module.

use crate::attributes::{AttrKind, AttributeList};
use crate::constant::ConstKind;
use crate::data_layout::LayoutCache;
use crate::global::GlobalKind;
use crate::intrinsics::{Intrinsic, Mismatch};
use crate::metadata::{MdItem, MdKind, MdKindId, Metadata};
use crate::module::Module;
use crate::target_ext::ext_info;
use crate::triple::Triple;
use crate::types::{Type, TypeData, TypeTable};
use crate::value::{Block, Global};
use support::entity::Entity;
use support::hash::FxHashSet;

/// Properties of a type as bits. Those of scalars hold for vectors of them too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TypeFacts {
    flags: u16,
    /// Width of an integer or float, or of the elements of a vector of them; 0 for others.
    pub scalar_bits: u32,
}

const INT: u16 = 1 << 0;
const FLOAT: u16 = 1 << 1;
const PTR: u16 = 1 << 2;
const VECTOR: u16 = 1 << 3;
const FIRST_CLASS: u16 = 1 << 4;
const SIZED: u16 = 1 << 5;
const SCALABLE: u16 = 1 << 6;
const STRUCT: u16 = 1 << 7;
const ARRAY: u16 = 1 << 8;
const TOKEN_LIKE: u16 = 1 << 9;

impl TypeFacts {
    fn has(self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    pub fn is_int_or_vector(self) -> bool {
        self.has(INT)
    }

    pub fn is_float_or_vector(self) -> bool {
        self.has(FLOAT)
    }

    pub fn is_ptr_or_vector(self) -> bool {
        self.has(PTR)
    }

    pub fn is_int(self) -> bool {
        self.flags & (INT | VECTOR) == INT
    }

    pub fn is_float(self) -> bool {
        self.flags & (FLOAT | VECTOR) == FLOAT
    }

    pub fn is_ptr(self) -> bool {
        self.flags & (PTR | VECTOR) == PTR
    }

    pub fn is_vector(self) -> bool {
        self.has(VECTOR)
    }

    pub fn is_first_class(self) -> bool {
        self.has(FIRST_CLASS)
    }

    pub fn is_sized(self) -> bool {
        self.has(SIZED)
    }

    /// Whether its size depends on `vscale`.
    pub fn is_scalable(self) -> bool {
        self.has(SCALABLE)
    }

    pub fn is_struct(self) -> bool {
        self.has(STRUCT)
    }

    pub fn is_aggregate(self) -> bool {
        self.has(STRUCT | ARRAY)
    }

    pub fn is_array(self) -> bool {
        self.has(ARRAY)
    }

    /// Tokens, and target types that behave like them: no phi, no select.
    pub fn is_token_like(self) -> bool {
        self.has(TOKEN_LIKE)
    }
}

/// What is known of a global.
#[derive(Clone, Debug, Default)]
pub(super) struct GlobalFacts {
    /// A function whose name begins with `llvm.`.
    pub is_intrinsic: bool,
    pub intrinsic: Option<Intrinsic>,
    /// What is wrong with the declaration of an intrinsic.
    pub bad_signature: Option<Box<str>>,
    /// The subprogram that the function's `!dbg` attachment names.
    pub subprogram: Option<Metadata>,
}

/// What occurs among the parameter attributes of a list, so that calls without them are done with quickly.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ListFacts {
    pub imm_arg: bool,
    pub swift_error: bool,
    pub in_alloca: bool,
    pub preallocated: bool,
}

#[derive(Debug)]
pub(super) struct Facts {
    types: Vec<TypeFacts>,
    pub globals: Vec<GlobalFacts>,
    lists: Vec<ListFacts>,
    /// Where stack objects have to be, and on what machine, if the module's triple says so.
    pub private_memory: Option<(u32, &'static str)>,
    /// Blocks named by a `blockaddress` anywhere in the module.
    address_taken: FxHashSet<(Global, Block)>,
}

impl Facts {
    pub fn new(module: &Module) -> Facts {
        let mut layouts = LayoutCache::new();
        let types = &module.types;
        let type_facts = types.iter().map(|(ty, data)| {
            let layout = layouts.layout(&module.data_layout, types, ty);
            let mut facts = type_facts(types, ty, data);
            if let Some(layout) = layout {
                facts.flags |= SIZED | if layout.size_bits.scalable { SCALABLE } else { 0 };
            }
            facts
        });
        Facts {
            types: type_facts.collect(),
            globals: module.globals.keys().map(|g| global_facts(module, g)).collect(),
            lists: module.attributes.lists().map(|(_, data)| list_facts(module, data)).collect(),
            private_memory: Triple::parse(&String::from_utf8_lossy(&module.target_triple)).private_memory(),
            address_taken: address_taken_blocks(module),
        }
    }

    pub fn is_address_taken(&self, function: Global, block: Block) -> bool {
        self.address_taken.contains(&(function, block))
    }

    #[inline]
    pub fn ty(&self, ty: Type) -> TypeFacts {
        self.types.get(ty.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub fn global(&self, global: Global) -> &GlobalFacts {
        &self.globals[global.index()]
    }

    #[inline]
    pub fn list(&self, list: AttributeList) -> ListFacts {
        self.lists.get(list.index()).copied().unwrap_or_default()
    }
}

/// Any function may hold the address of a block of any other. Linear in all constants.
fn address_taken_blocks(module: &Module) -> FxHashSet<(Global, Block)> {
    let bodies = module.order.functions.iter().filter_map(|&f| module.body(f));
    let pools = bodies.map(|body| &body.consts).chain([&module.consts]);
    let blocks = pools.flat_map(|pool| pool.iter()).filter_map(|(_, data)| match data.kind {
        ConstKind::BlockAddress { func, block } => Some((func, block)),
        _ => None,
    });
    blocks.collect()
}

fn type_facts(types: &TypeTable, ty: Type, data: &TypeData) -> TypeFacts {
    let scalar = |ty: Type| match types.get(ty) {
        TypeData::Int(bits) => (INT, *bits),
        TypeData::Half | TypeData::BFloat => (FLOAT, 16),
        TypeData::Float => (FLOAT, 32),
        TypeData::Double => (FLOAT, 64),
        TypeData::X86Fp80 => (FLOAT, 80),
        TypeData::Fp128 | TypeData::PpcFp128 => (FLOAT, 128),
        TypeData::Ptr { .. } => (PTR, 0),
        _ => (0, 0),
    };
    let (mut flags, mut scalar_bits) = scalar(ty);
    match data {
        TypeData::Void | TypeData::Function { .. } => {}
        _ if types.is_opaque_struct(ty) => {}
        _ => flags |= FIRST_CLASS,
    }
    match data {
        TypeData::Vector { elem, .. } => {
            let (elem_flags, bits) = scalar(*elem);
            flags |= VECTOR | elem_flags;
            scalar_bits = bits;
        }
        TypeData::Array { .. } => flags |= ARRAY,
        TypeData::Struct { .. } | TypeData::Identified(_) => flags |= STRUCT,
        TypeData::Token => flags |= TOKEN_LIKE,
        TypeData::TargetExt(ext) if ext_info(types, ext).is_token_like => flags |= TOKEN_LIKE,
        _ => {}
    }
    TypeFacts { flags, scalar_bits }
}

fn global_facts(module: &Module, global: Global) -> GlobalFacts {
    let data = &module.globals[global];
    let GlobalKind::Function(header) = &data.kind else { return GlobalFacts::default() };
    let is_intrinsic = data.name.starts_with(b"llvm.");
    let intrinsic = if is_intrinsic { Intrinsic::lookup(&data.name) } else { None };
    let subprogram = header.object.attachments.iter().find(|a| a.kind == MdKindId::DBG).map(|a| a.node);
    let is_subprogram = |md: &Metadata| {
        module.metadata.contains(*md)
            && matches!(module.metadata.get(*md), MdItem::Node(n) if n.kind == MdKind::Subprogram)
    };
    GlobalFacts {
        is_intrinsic,
        intrinsic,
        bad_signature: intrinsic.and_then(|i| bad_signature(module, i, data.value_ty, &data.name)),
        subprogram: subprogram.filter(is_subprogram),
    }
}

/// What is wrong with type or name of a declaration of an intrinsic.
fn bad_signature(module: &Module, intrinsic: Intrinsic, fn_ty: Type, name: &[u8]) -> Option<Box<str>> {
    let info = intrinsic.info();
    let vararg = module.types.signature(fn_ty).is_some_and(|s| s.2);
    let message = match info.match_type(&module.types, fn_ty) {
        Err(Mismatch::Result) => "Intrinsic has incorrect return type!",
        Err(Mismatch::Param) => "Intrinsic has incorrect argument type!",
        Err(Mismatch::VarArg) if vararg => "Intrinsic was not defined with variable arguments!",
        Err(Mismatch::VarArg | Mismatch::TooFew) => "Callsite was not defined with variable arguments!",
        Ok(overloads) => {
            let expected = info.mangled_name(&module.types, &overloads);
            // Types that contain unnamed structs are told apart by a number at the end.
            let unnamed = overloads
                .iter()
                .any(|&ty| !crate::intrinsics::append_mangled_type(&module.types, ty, &mut Vec::new()));
            if *expected == *name || (unnamed && name.starts_with(&expected)) {
                return None;
            }
            let expected = String::from_utf8_lossy(&expected);
            let text = "Intrinsic name not mangled correctly for type arguments! Should be: ";
            return Some(format!("{text}{expected}").into());
        }
    };
    Some(message.into())
}

fn list_facts(module: &Module, data: &crate::attributes::AttributeListData) -> ListFacts {
    let has = |kind: AttrKind| {
        let sets = data.params.iter().flatten();
        sets.into_iter().any(|&s| module.attributes.get_set(s).iter().any(|a| a.kind() == Some(kind)))
    };
    ListFacts {
        imm_arg: has(AttrKind::ImmArg),
        swift_error: has(AttrKind::SwiftError),
        in_alloca: has(AttrKind::InAlloca),
        preallocated: has(AttrKind::Preallocated),
    }
}
