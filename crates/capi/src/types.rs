//! Types.

use crate::context::{Context, LLVMContextRef, LLVMTypeRef, TypeNode, global};
use crate::enums::*;
use crate::handle::{Array, LLVMBool, Message, Ref, Text, message};
use ir::types::{MAX_ADDRESS_SPACE, MAX_INT_BITS};
use ir::{Type, TypeData};
use std::ffi::{c_char, c_uint};

/// A type without parts in a context and in the global one.
macro_rules! simple {
    ($($in_context:ident, $in_global:ident = $ty:expr;)*) => { entries! { $(
        fn $in_context(context: LLVMContextRef) -> LLVMTypeRef {
            Some(context.type_node($ty))
        }

        fn $in_global() -> LLVMTypeRef {
            Some(global().type_node($ty))
        }
    )* } };
}

simple! {
    LLVMInt1TypeInContext, LLVMInt1Type = Type::I1;
    LLVMInt8TypeInContext, LLVMInt8Type = Type::I8;
    LLVMInt16TypeInContext, LLVMInt16Type = Type::I16;
    LLVMInt32TypeInContext, LLVMInt32Type = Type::I32;
    LLVMInt64TypeInContext, LLVMInt64Type = Type::I64;
    LLVMInt128TypeInContext, LLVMInt128Type = Type::I128;
    LLVMHalfTypeInContext, LLVMHalfType = Type::HALF;
    LLVMBFloatTypeInContext, LLVMBFloatType = Type::BFLOAT;
    LLVMFloatTypeInContext, LLVMFloatType = Type::FLOAT;
    LLVMDoubleTypeInContext, LLVMDoubleType = Type::DOUBLE;
    LLVMX86FP80TypeInContext, LLVMX86FP80Type = Type::X86_FP80;
    LLVMFP128TypeInContext, LLVMFP128Type = Type::FP128;
    LLVMVoidTypeInContext, LLVMVoidType = Type::VOID;
    LLVMLabelTypeInContext, LLVMLabelType = Type::LABEL;
}

fn int(context: &Context, bits: c_uint) -> Option<LLVMTypeRef> {
    if !(1..=MAX_INT_BITS).contains(&bits) {
        return None;
    }
    let ty = context.types.borrow_mut().int(bits);
    Some(context.type_node(ty))
}

fn structure(context: &Context, fields: &[&TypeNode], packed: bool) -> LLVMTypeRef {
    let fields: Vec<Type> = fields.iter().map(|field| field.ty).collect();
    let ty = context.types.borrow_mut().literal_struct(&fields, packed);
    context.type_node(ty)
}

entries! {
    fn LLVMIntTypeInContext(context: LLVMContextRef, bits: c_uint) -> LLVMTypeRef {
        int(context, bits)
    }

    fn LLVMIntType(bits: c_uint) -> LLVMTypeRef {
        int(global(), bits)
    }

    fn LLVMPointerTypeInContext(context: LLVMContextRef, address_space: c_uint) -> LLVMTypeRef {
        if address_space > MAX_ADDRESS_SPACE {
            return None;
        }
        let ty = context.types.borrow_mut().ptr(address_space);
        Some(context.type_node(ty))
    }

    /// A pointer; to what, is not part of its type.
    fn LLVMPointerType(pointee: LLVMTypeRef, address_space: c_uint) -> LLVMTypeRef {
        if address_space > MAX_ADDRESS_SPACE {
            return None;
        }
        let ty = pointee.context().types.borrow_mut().ptr(address_space);
        Some(pointee.context().type_node(ty))
    }

    fn LLVMArrayType2(element: LLVMTypeRef, count: u64) -> LLVMTypeRef {
        let ty = element.context().types.borrow_mut().array(element.ty, count);
        Some(element.context().type_node(ty))
    }

    fn LLVMArrayType(element: LLVMTypeRef, count: c_uint) -> LLVMTypeRef {
        let ty = element.context().types.borrow_mut().array(element.ty, count.into());
        Some(element.context().type_node(ty))
    }

    fn LLVMVectorType(element: LLVMTypeRef, count: c_uint) -> LLVMTypeRef {
        if count == 0 {
            return None;
        }
        let ty = element.context().types.borrow_mut().vector(element.ty, count, false);
        Some(element.context().type_node(ty))
    }

    fn LLVMFunctionType(
        result: LLVMTypeRef,
        parameters: Array<LLVMTypeRef>,
        count: c_uint,
        is_variadic: LLVMBool,
    ) -> LLVMTypeRef {
        // SAFETY: callers promise so many.
        let parameters = unsafe { parameters.nodes(count as usize) }?;
        let parameters: Vec<Type> = parameters.iter().map(|parameter| parameter.ty).collect();
        let ty = result.context().types.borrow_mut().function(result.ty, &parameters, is_variadic != 0);
        Some(result.context().type_node(ty))
    }

    fn LLVMStructTypeInContext(
        context: LLVMContextRef,
        fields: Array<LLVMTypeRef>,
        count: c_uint,
        is_packed: LLVMBool,
    ) -> LLVMTypeRef {
        // SAFETY: callers promise so many.
        let fields = unsafe { fields.nodes(count as usize) }?;
        Some(structure(context, &fields, is_packed != 0))
    }

    fn LLVMStructType(fields: Array<LLVMTypeRef>, count: c_uint, is_packed: LLVMBool) -> LLVMTypeRef {
        // SAFETY: callers promise so many.
        let fields = unsafe { fields.nodes(count as usize) }?;
        Some(structure(global(), &fields, is_packed != 0))
    }

    /// A struct with a name, and with a body once `LLVMStructSetBody` gives it one.
    fn LLVMStructCreateNamed(context: LLVMContextRef, name: Text) -> LLVMTypeRef {
        let ty = context.types.borrow_mut().new_identified(Some(name.to_bytes()));
        Some(context.type_node(ty))
    }

    fn LLVMStructSetBody(ty: LLVMTypeRef, fields: Array<LLVMTypeRef>, count: c_uint, is_packed: LLVMBool) {
        // SAFETY: callers promise so many.
        let fields = unsafe { fields.nodes(count as usize) }?;
        let fields: Vec<Type> = fields.iter().map(|field| field.ty).collect();
        ty.context().types.borrow_mut().set_body(ty.ty, &fields, is_packed != 0);
        Some(())
    }

    fn LLVMGetTypeContext(ty: LLVMTypeRef) -> LLVMContextRef {
        Some(Ref::of(ty.context()))
    }

    fn LLVMGetTypeKind(ty: LLVMTypeRef) -> LLVMTypeKind {
        Some(match *ty.context().types.borrow().get(ty.ty) {
            TypeData::Void => LLVMVoidTypeKind,
            TypeData::Half => LLVMHalfTypeKind,
            TypeData::BFloat => LLVMBFloatTypeKind,
            TypeData::Float => LLVMFloatTypeKind,
            TypeData::Double => LLVMDoubleTypeKind,
            TypeData::X86Fp80 => LLVMX86_FP80TypeKind,
            TypeData::Fp128 => LLVMFP128TypeKind,
            TypeData::PpcFp128 => LLVMPPC_FP128TypeKind,
            TypeData::Label => LLVMLabelTypeKind,
            TypeData::Token => LLVMTokenTypeKind,
            TypeData::Metadata => LLVMMetadataTypeKind,
            TypeData::X86Amx => LLVMX86_AMXTypeKind,
            TypeData::Int(_) => LLVMIntegerTypeKind,
            TypeData::Ptr { .. } => LLVMPointerTypeKind,
            TypeData::Array { .. } => LLVMArrayTypeKind,
            TypeData::Vector { scalable: false, .. } => LLVMVectorTypeKind,
            TypeData::Vector { scalable: true, .. } => LLVMScalableVectorTypeKind,
            TypeData::Struct { .. } | TypeData::Identified(_) => LLVMStructTypeKind,
            TypeData::Function { .. } => LLVMFunctionTypeKind,
            TypeData::TargetExt(_) => LLVMTargetExtTypeKind,
        })
    }

    fn LLVMGetIntTypeWidth(ty: LLVMTypeRef) -> c_uint {
        ty.context().types.borrow().int_bits(ty.ty)
    }

    fn LLVMGetPointerAddressSpace(ty: LLVMTypeRef) -> c_uint {
        ty.context().types.borrow().addr_space(ty.ty)
    }

    fn LLVMGetElementType(ty: LLVMTypeRef) -> LLVMTypeRef {
        let element = match *ty.context().types.borrow().get(ty.ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => elem,
            _ => return None,
        };
        Some(ty.context().type_node(element))
    }

    fn LLVMGetArrayLength2(ty: LLVMTypeRef) -> u64 {
        match *ty.context().types.borrow().get(ty.ty) {
            TypeData::Array { len, .. } => Some(len),
            _ => None,
        }
    }

    fn LLVMGetVectorSize(ty: LLVMTypeRef) -> c_uint {
        ty.context().types.borrow().vector_shape(ty.ty).map(|(count, _)| count)
    }

    fn LLVMIsFunctionVarArg(ty: LLVMTypeRef) -> LLVMBool {
        ty.context().types.borrow().signature(ty.ty).map(|(_, _, is_variadic)| is_variadic.into())
    }

    fn LLVMGetReturnType(ty: LLVMTypeRef) -> LLVMTypeRef {
        let result = ty.context().types.borrow().signature(ty.ty)?.0;
        Some(ty.context().type_node(result))
    }

    fn LLVMCountParamTypes(ty: LLVMTypeRef) -> c_uint {
        ty.context().types.borrow().signature(ty.ty).map(|(_, parameters, _)| parameters.len() as c_uint)
    }

    fn LLVMGetParamTypes(ty: LLVMTypeRef, into: Array<LLVMTypeRef>) {
        let types = ty.context().types.borrow().signature(ty.ty)?.1.to_vec();
        // SAFETY: callers promise room for as many as `LLVMCountParamTypes` says.
        unsafe { into.fill(types.into_iter().map(|parameter| ty.context().type_node(parameter))) };
        Some(())
    }

    fn LLVMCountStructElementTypes(ty: LLVMTypeRef) -> c_uint {
        ty.context().types.borrow().struct_body(ty.ty).map(|(fields, _)| fields.len() as c_uint)
    }

    fn LLVMGetStructElementTypes(ty: LLVMTypeRef, into: Array<LLVMTypeRef>) {
        let types = ty.context().types.borrow().struct_body(ty.ty)?.0.to_vec();
        // SAFETY: callers promise room for as many as `LLVMCountStructElementTypes` says.
        unsafe { into.fill(types.into_iter().map(|field| ty.context().type_node(field))) };
        Some(())
    }

    fn LLVMStructGetTypeAtIndex(ty: LLVMTypeRef, index: c_uint) -> LLVMTypeRef {
        let field = *ty.context().types.borrow().struct_body(ty.ty)?.0.get(index as usize)?;
        Some(ty.context().type_node(field))
    }

    fn LLVMIsPackedStruct(ty: LLVMTypeRef) -> LLVMBool {
        ty.context().types.borrow().struct_body(ty.ty).map(|(_, is_packed)| is_packed.into())
    }

    fn LLVMIsOpaqueStruct(ty: LLVMTypeRef) -> LLVMBool {
        Some(ty.context().types.borrow().is_opaque_struct(ty.ty).into())
    }

    fn LLVMPrintTypeToString(ty: LLVMTypeRef) -> Message {
        let mut module = ir::Module::new("");
        module.types = ty.context().types.borrow().clone();
        let text = ir::text::print::EntityPrinter::new(&module).ty(ty.ty);
        Some(message(text))
    }

    /// The name of a struct; null if it has none. It lasts as long as the context.
    fn LLVMGetStructName(ty: LLVMTypeRef) -> *const c_char {
        let types = ty.context().types.borrow();
        let TypeData::Identified(id) = *types.get(ty.ty) else { return None };
        let name = types.identified(id).name.clone()?;
        Some(ty.context().keep(&name))
    }
}
