//! Constants, which belong to contexts and become constants of a function or module where they are used.

use crate::context::{Context, LLVMContextRef, LLVMTypeRef, TypeNode, global};
use crate::handle::{Array, Bytes, LLVMBool, Out, Text};
use crate::value::{LLVMValueRef, Place};
use ir::types::TypeTable;
use ir::{Type, TypeData};
use std::ffi::{c_char, c_uint};

/// What a constant is, apart from its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// Limbs from the least significant one, without bits that the type does not have.
    Int(Vec<u64>),
    /// The bits of a `float` or `double`.
    Float(u64),
    Null,
    Undef,
    Poison,
    /// Bytes of an array of `i8`.
    Data(Vec<u8>),
    /// Elements of an array, a vector or a struct.
    Aggregate(Vec<LLVMValueRef>, u32),
}

/// Constants may be in each other so deep.
const MAX_DEPTH: u32 = 200;

impl Constant {
    pub fn is_null(&self) -> bool {
        match self {
            Constant::Null => true,
            Constant::Int(limbs) => limbs.iter().all(|&limb| limb == 0),
            Constant::Float(bits) => *bits == 0,
            _ => false,
        }
    }

    fn depth(&self) -> u32 {
        match self {
            Constant::Aggregate(_, depth) => *depth,
            _ => 0,
        }
    }
}

/// An integer of a type, or a vector of them.
fn int(ty: &TypeNode, limbs: &[u64]) -> Option<LLVMValueRef> {
    let bits = ty.context().types.borrow().int_bits(ty.ty)?;
    let limb = |at: u32| {
        let limb = limbs.get(at as usize).copied().unwrap_or(0);
        let used = bits - at * 64;
        if used < 64 { limb & ((1 << used) - 1) } else { limb }
    };
    Some(ty.context().constant(ty, Constant::Int((0..bits.div_ceil(64)).map(limb).collect())))
}

fn real(ty: &TypeNode, value: f64) -> Option<LLVMValueRef> {
    let bits = match ty.ty {
        Type::DOUBLE => value.to_bits(),
        Type::FLOAT => u64::from((value as f32).to_bits()),
        _ => return None,
    };
    Some(ty.context().constant(ty, Constant::Float(bits)))
}

fn aggregate(ty: &TypeNode, elements: Vec<LLVMValueRef>) -> Option<LLVMValueRef> {
    // SAFETY: callers promise it of the elements of an aggregate.
    let nodes: Option<Vec<_>> = elements.iter().map(|element| unsafe { element.get() }).collect();
    let nodes = nodes?;
    let types = ty.context().types.borrow();
    let fits = nodes.iter().enumerate().all(|(at, node)| {
        !matches!(node.place, Place::Local(..))
            && types.aggregate_element(ty.ty, at as u64) == Some(node.ty().ty)
    });
    let count = match types.get(ty.ty) {
        TypeData::Array { len, .. } => *len,
        TypeData::Vector { len, .. } => u64::from(*len),
        _ => types.struct_body(ty.ty)?.0.len() as u64,
    };
    let depth = nodes.iter().map(|node| match &node.place {
        Place::Constant(constant) => constant.depth() + 1,
        _ => 1,
    });
    let depth = depth.max().unwrap_or(0);
    if !fits || count != elements.len() as u64 || depth > MAX_DEPTH {
        return None;
    }
    drop(types);
    let constant = if elements.is_empty() { Constant::Null } else { Constant::Aggregate(elements, depth) };
    Some(ty.context().constant(ty, constant))
}

fn text(context: &Context, bytes: &[u8], is_ended: bool) -> LLVMValueRef {
    let mut bytes = bytes.to_vec();
    if is_ended {
        bytes.push(0);
    }
    let ty = context.types.borrow_mut().array(Type::I8, bytes.len() as u64);
    let node = context.type_node(ty);
    // SAFETY: the node is one of the context, which lives.
    let Some(ty) = (unsafe { node.get() }) else { unreachable!("it was just made") };
    context.constant(ty, Constant::Data(bytes))
}

fn array(element: &TypeNode, elements: &[LLVMValueRef]) -> Option<LLVMValueRef> {
    let ty = element.context().types.borrow_mut().array(element.ty, elements.len() as u64);
    let node = element.context().type_node(ty);
    // SAFETY: the node is one of the context, which lives.
    aggregate(unsafe { node.get() }?, elements.to_vec())
}

fn structure(context: &Context, fields: &[LLVMValueRef], is_packed: bool) -> Option<LLVMValueRef> {
    // SAFETY: callers promise it of the fields of a struct.
    let types: Option<Vec<Type>> = fields.iter().map(|field| Some(unsafe { field.get() }?.ty().ty)).collect();
    let ty = context.types.borrow_mut().literal_struct(&types?, is_packed);
    let node = context.type_node(ty);
    // SAFETY: the node is one of the context, which lives.
    aggregate(unsafe { node.get() }?, fields.to_vec())
}

/// Whether a type has values that are all zeros.
fn has_null(types: &TypeTable, ty: Type) -> bool {
    !matches!(
        types.get(ty),
        TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Function { .. } | TypeData::X86Amx
    )
}

entries! {
    /// An integer of any width; wider ones than 64 bits get the sign in their upper bits, or zeros.
    fn LLVMConstInt(ty: LLVMTypeRef, value: u64, is_signed: LLVMBool) -> LLVMValueRef {
        let upper = if is_signed != 0 && (value as i64) < 0 { u64::MAX } else { 0 };
        let bits = ty.context().types.borrow().int_bits(ty.ty)?;
        let mut limbs = vec![upper; bits.div_ceil(64) as usize];
        limbs[0] = value;
        int(ty, &limbs)
    }

    fn LLVMConstIntOfArbitraryPrecision(ty: LLVMTypeRef, count: c_uint, limbs: Array<u64>) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        int(ty, unsafe { limbs.get(count as usize) })
    }

    /// A `float` or a `double`; null for other types.
    fn LLVMConstReal(ty: LLVMTypeRef, value: f64) -> LLVMValueRef {
        real(ty, value)
    }

    fn LLVMConstRealOfString(ty: LLVMTypeRef, text: Text) -> LLVMValueRef {
        real(ty, text.to_str().ok()?.trim().parse().ok()?)
    }

    fn LLVMConstNull(ty: LLVMTypeRef) -> LLVMValueRef {
        let bits = ty.context().types.borrow().int_bits(ty.ty);
        if bits.is_some() {
            return int(ty, &[]);
        }
        if matches!(ty.ty, Type::FLOAT | Type::DOUBLE) {
            return real(ty, 0.0);
        }
        let has_null = has_null(&ty.context().types.borrow(), ty.ty);
        has_null.then(|| ty.context().constant(ty, Constant::Null))
    }

    fn LLVMConstPointerNull(ty: LLVMTypeRef) -> LLVMValueRef {
        let is_pointer = ty.context().types.borrow().is_ptr(ty.ty);
        is_pointer.then(|| ty.context().constant(ty, Constant::Null))
    }

    fn LLVMConstAllOnes(ty: LLVMTypeRef) -> LLVMValueRef {
        let bits = ty.context().types.borrow().int_bits(ty.ty)?;
        int(ty, &vec![u64::MAX; bits.div_ceil(64) as usize])
    }

    fn LLVMGetUndef(ty: LLVMTypeRef) -> LLVMValueRef {
        let has_null = has_null(&ty.context().types.borrow(), ty.ty);
        has_null.then(|| ty.context().constant(ty, Constant::Undef))
    }

    fn LLVMGetPoison(ty: LLVMTypeRef) -> LLVMValueRef {
        let has_null = has_null(&ty.context().types.borrow(), ty.ty);
        has_null.then(|| ty.context().constant(ty, Constant::Poison))
    }

    fn LLVMConstStringInContext(
        context: LLVMContextRef,
        bytes: Bytes,
        count: c_uint,
        is_without_end: LLVMBool,
    ) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        Some(text(context, unsafe { bytes.get(count as usize) }, is_without_end == 0))
    }

    fn LLVMConstStringInContext2(
        context: LLVMContextRef,
        bytes: Bytes,
        count: usize,
        is_without_end: LLVMBool,
    ) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        Some(text(context, unsafe { bytes.get(count) }, is_without_end == 0))
    }

    fn LLVMConstString(bytes: Bytes, count: c_uint, is_without_end: LLVMBool) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        Some(text(global(), unsafe { bytes.get(count as usize) }, is_without_end == 0))
    }

    fn LLVMConstArray2(element: LLVMTypeRef, elements: Array<LLVMValueRef>, count: u64) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        array(element, unsafe { elements.get(usize::try_from(count).ok()?) })
    }

    fn LLVMConstArray(element: LLVMTypeRef, elements: Array<LLVMValueRef>, count: c_uint) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        array(element, unsafe { elements.get(count as usize) })
    }

    fn LLVMConstStructInContext(
        context: LLVMContextRef,
        fields: Array<LLVMValueRef>,
        count: c_uint,
        is_packed: LLVMBool,
    ) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        structure(context, unsafe { fields.get(count as usize) }, is_packed != 0)
    }

    fn LLVMConstStruct(fields: Array<LLVMValueRef>, count: c_uint, is_packed: LLVMBool) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        structure(global(), unsafe { fields.get(count as usize) }, is_packed != 0)
    }

    fn LLVMConstNamedStruct(ty: LLVMTypeRef, fields: Array<LLVMValueRef>, count: c_uint) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        aggregate(ty, unsafe { fields.get(count as usize) }.to_vec())
    }

    fn LLVMConstVector(elements: Array<LLVMValueRef>, count: c_uint) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        let elements = unsafe { elements.get(count as usize) };
        // SAFETY: callers promise it of the elements.
        let first = unsafe { elements.first()?.get() }?;
        let ty = first.context().types.borrow_mut().vector(first.ty().ty, count, false);
        let node = first.context().type_node(ty);
        // SAFETY: the node is one of the context, which lives.
        aggregate(unsafe { node.get() }?, elements.to_vec())
    }

    fn LLVMConstIntGetZExtValue(value: LLVMValueRef) -> u64 {
        match &value.place {
            Place::Constant(Constant::Int(limbs)) => limbs.first().copied(),
            _ => None,
        }
    }

    /// The lowest 64 bits, sign-extended; `long long` in C.
    fn LLVMConstIntGetSExtValue(value: LLVMValueRef) -> i64 {
        let bits = value.context().types.borrow().int_bits(value.ty().ty)?;
        match &value.place {
            Place::Constant(Constant::Int(limbs)) => {
                let unused = 64 - bits.min(64);
                Some((*limbs.first()? as i64) << unused >> unused)
            }
            _ => None,
        }
    }

    fn LLVMConstRealGetDouble(value: LLVMValueRef, loses_bits: Out<LLVMBool>) -> f64 {
        loses_bits.set(0);
        match (&value.place, value.ty().ty) {
            (Place::Constant(Constant::Float(bits)), Type::DOUBLE) => Some(f64::from_bits(*bits)),
            (Place::Constant(Constant::Float(bits)), Type::FLOAT) => Some(f32::from_bits(*bits as u32).into()),
            _ => None,
        }
    }

    fn LLVMIsConstantString(value: LLVMValueRef) -> LLVMBool {
        Some(matches!(value.place, Place::Constant(Constant::Data(_))).into())
    }

    /// The bytes of a string; they last as long as its context.
    fn LLVMGetAsString(value: LLVMValueRef, length: Out<usize>) -> *const c_char {
        match &value.place {
            Place::Constant(Constant::Data(bytes)) => {
                length.set(bytes.len());
                Some(bytes.as_ptr().cast())
            }
            _ => None,
        }
    }
}
