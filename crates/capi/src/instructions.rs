//! Instructions, by builders.

use crate::builder::{BuilderNode, LLVMBuilderRef};
use crate::context::{LLVMTypeRef, TypeNode};
use crate::enums::*;
use crate::global;
use crate::handle::{Array, LLVMBool, Text};
use crate::value::LLVMBasicBlockRef;
use crate::value::{LLVMValueRef, ValueNode};
use ir::global::{Linkage, UnnamedAddr, Variable};
use ir::inst::{Align, FloatPredicate, IntPredicate};
use ir::{InstFlags, Opcode, Type, TypeData};
use std::ffi::{CStr, c_uint};

fn binary(
    builder: &BuilderNode,
    opcode: Opcode,
    flags: InstFlags,
    (lhs, rhs): (&ValueNode, &ValueNode),
    name: &CStr,
) -> Option<LLVMValueRef> {
    builder.make(&[lhs, rhs], &[], name, |b, v, _| b.binary(opcode, v[0], v[1], flags))
}

fn cast(
    builder: &BuilderNode,
    opcode: Opcode,
    value: &ValueNode,
    ty: &TypeNode,
    name: &CStr,
) -> Option<LLVMValueRef> {
    builder.make(&[value], &[ty], name, |b, v, t| b.cast(opcode, v[0], t[0], InstFlags::NONE))
}

/// Operations of two values of one type.
macro_rules! binaries {
    ($($name:ident = $opcode:ident, $flags:expr;)*) => { entries! { $(
        fn $name(builder: LLVMBuilderRef, lhs: LLVMValueRef, rhs: LLVMValueRef, name: Text) -> LLVMValueRef {
            binary(builder, Opcode::$opcode, $flags, (lhs, rhs), name)
        }
    )* } };
}

binaries! {
    LLVMBuildAdd = Add, InstFlags::NONE;
    LLVMBuildNSWAdd = Add, InstFlags::NSW;
    LLVMBuildNUWAdd = Add, InstFlags::NUW;
    LLVMBuildFAdd = FAdd, InstFlags::NONE;
    LLVMBuildSub = Sub, InstFlags::NONE;
    LLVMBuildNSWSub = Sub, InstFlags::NSW;
    LLVMBuildNUWSub = Sub, InstFlags::NUW;
    LLVMBuildFSub = FSub, InstFlags::NONE;
    LLVMBuildMul = Mul, InstFlags::NONE;
    LLVMBuildNSWMul = Mul, InstFlags::NSW;
    LLVMBuildNUWMul = Mul, InstFlags::NUW;
    LLVMBuildFMul = FMul, InstFlags::NONE;
    LLVMBuildUDiv = UDiv, InstFlags::NONE;
    LLVMBuildExactUDiv = UDiv, InstFlags::EXACT;
    LLVMBuildSDiv = SDiv, InstFlags::NONE;
    LLVMBuildExactSDiv = SDiv, InstFlags::EXACT;
    LLVMBuildFDiv = FDiv, InstFlags::NONE;
    LLVMBuildURem = URem, InstFlags::NONE;
    LLVMBuildSRem = SRem, InstFlags::NONE;
    LLVMBuildFRem = FRem, InstFlags::NONE;
    LLVMBuildShl = Shl, InstFlags::NONE;
    LLVMBuildLShr = LShr, InstFlags::NONE;
    LLVMBuildAShr = AShr, InstFlags::NONE;
    LLVMBuildAnd = And, InstFlags::NONE;
    LLVMBuildOr = Or, InstFlags::NONE;
    LLVMBuildXor = Xor, InstFlags::NONE;
}

/// Conversions.
macro_rules! casts {
    ($($name:ident = $opcode:ident;)*) => { entries! { $(
        fn $name(builder: LLVMBuilderRef, value: LLVMValueRef, ty: LLVMTypeRef, name: Text) -> LLVMValueRef {
            cast(builder, Opcode::$opcode, value, ty, name)
        }
    )* } };
}

casts! {
    LLVMBuildTrunc = Trunc;
    LLVMBuildZExt = ZExt;
    LLVMBuildSExt = SExt;
    LLVMBuildFPToUI = FPToUI;
    LLVMBuildFPToSI = FPToSI;
    LLVMBuildUIToFP = UIToFP;
    LLVMBuildSIToFP = SIToFP;
    LLVMBuildFPTrunc = FPTrunc;
    LLVMBuildFPExt = FPExt;
    LLVMBuildPtrToInt = PtrToInt;
    LLVMBuildIntToPtr = IntToPtr;
    LLVMBuildBitCast = BitCast;
    LLVMBuildAddrSpaceCast = AddrSpaceCast;
}

/// Operations and conversions by their numbers in C.
const OPCODES: [(LLVMOpcode, Opcode); 31] = [
    (LLVMAdd, Opcode::Add),
    (LLVMFAdd, Opcode::FAdd),
    (LLVMSub, Opcode::Sub),
    (LLVMFSub, Opcode::FSub),
    (LLVMMul, Opcode::Mul),
    (LLVMFMul, Opcode::FMul),
    (LLVMUDiv, Opcode::UDiv),
    (LLVMSDiv, Opcode::SDiv),
    (LLVMFDiv, Opcode::FDiv),
    (LLVMURem, Opcode::URem),
    (LLVMSRem, Opcode::SRem),
    (LLVMFRem, Opcode::FRem),
    (LLVMShl, Opcode::Shl),
    (LLVMLShr, Opcode::LShr),
    (LLVMAShr, Opcode::AShr),
    (LLVMAnd, Opcode::And),
    (LLVMOr, Opcode::Or),
    (LLVMXor, Opcode::Xor),
    (LLVMTrunc, Opcode::Trunc),
    (LLVMZExt, Opcode::ZExt),
    (LLVMSExt, Opcode::SExt),
    (LLVMFPToUI, Opcode::FPToUI),
    (LLVMFPToSI, Opcode::FPToSI),
    (LLVMUIToFP, Opcode::UIToFP),
    (LLVMSIToFP, Opcode::SIToFP),
    (LLVMFPTrunc, Opcode::FPTrunc),
    (LLVMFPExt, Opcode::FPExt),
    (LLVMPtrToInt, Opcode::PtrToInt),
    (LLVMIntToPtr, Opcode::IntToPtr),
    (LLVMBitCast, Opcode::BitCast),
    (LLVMAddrSpaceCast, Opcode::AddrSpaceCast),
];

fn opcode(number: LLVMOpcode) -> Option<Opcode> {
    OPCODES.iter().find(|(known, _)| *known == number).map(|(_, opcode)| *opcode)
}

/// Bits of an integer or a float, or of the elements of a vector.
fn scalar_bits(ty: &TypeNode) -> Option<u32> {
    let types = ty.context().types.borrow();
    match types.get(types.scalar(ty.ty)) {
        TypeData::Int(bits) => Some(*bits),
        other => other.float_bits(),
    }
}

/// A conversion by the widths of both types: one of these opcodes for fewer and for more bits, and nothing for as many.
fn resize(
    builder: &BuilderNode,
    value: &ValueNode,
    ty: &TypeNode,
    (narrower, wider): (Opcode, Opcode),
    name: &CStr,
) -> Option<LLVMValueRef> {
    let (from, to) = (scalar_bits(value.ty())?, scalar_bits(ty)?);
    match to.cmp(&from) {
        std::cmp::Ordering::Less => cast(builder, narrower, value, ty, name),
        std::cmp::Ordering::Equal => Some(crate::handle::Ref::of(value)),
        std::cmp::Ordering::Greater => cast(builder, wider, value, ty, name),
    }
}

fn address(
    builder: &BuilderNode,
    ty: &TypeNode,
    (base, indices): (&ValueNode, &[&ValueNode]),
    flags: InstFlags,
    name: &CStr,
) -> Option<LLVMValueRef> {
    let operands: Vec<&ValueNode> = std::iter::once(base).chain(indices.iter().copied()).collect();
    builder.make(&operands, &[ty], name, |b, v, t| b.gep(t[0], v[0], &v[1..], flags))
}

/// A private constant array with the bytes of a string and a zero.
fn string(builder: &BuilderNode, bytes: &[u8], name: &CStr) -> Option<LLVMValueRef> {
    let module = builder.module()?;
    let mut contents = bytes.to_vec();
    contents.push(0);
    let (ty, initializer) = {
        let mut ir = module.ir.borrow_mut();
        let env = &mut ir.env;
        let ty = env.types.array(Type::I8, contents.len() as u64);
        (ty, env.consts.data(ty, &contents))
    };
    let variable = Variable { constant: true, initializer: Some(initializer), ..Variable::default() };
    let global = global::add(module, name.to_bytes(), ty, variable);
    {
        let mut ir = module.ir.borrow_mut();
        let data = &mut ir.globals[global];
        (data.linkage, data.unnamed_addr, data.dso_local) = (Linkage::Private, UnnamedAddr::Global, true);
        data.object_mut()?.align = Align::from_log2(0);
    }
    module.global_node(global)
}

entries! {
    fn LLVMBuildRetVoid(builder: LLVMBuilderRef) -> LLVMValueRef {
        builder.make_end(&[], |b, _| b.ret(None))
    }

    fn LLVMBuildRet(builder: LLVMBuilderRef, value: LLVMValueRef) -> LLVMValueRef {
        builder.make_end(&[value], |b, v| b.ret(Some(v[0])))
    }

    fn LLVMBuildBr(builder: LLVMBuilderRef, to: LLVMBasicBlockRef) -> LLVMValueRef {
        to.block()?;
        builder.make_end(&[to], |b, v| {
            if let Some(to) = v[0].as_block() {
                b.br(to);
            }
        })
    }

    fn LLVMBuildCondBr(
        builder: LLVMBuilderRef,
        condition: LLVMValueRef,
        if_true: LLVMBasicBlockRef,
        if_false: LLVMBasicBlockRef,
    ) -> LLVMValueRef {
        if_true.block()?;
        if_false.block()?;
        builder.make_end(&[condition, if_true, if_false], |b, v| {
            if let (Some(if_true), Some(if_false)) = (v[1].as_block(), v[2].as_block()) {
                b.cond_br(v[0], if_true, if_false);
            }
        })
    }

    /// A switch without cases; `LLVMAddCase` adds them. How many there will be does not matter.
    fn LLVMBuildSwitch(
        builder: LLVMBuilderRef,
        value: LLVMValueRef,
        otherwise: LLVMBasicBlockRef,
        _count: c_uint,
    ) -> LLVMValueRef {
        otherwise.block()?;
        builder.make_end(&[value, otherwise], |b, v| {
            if let Some(otherwise) = v[1].as_block() {
                b.switch(v[0], otherwise, &[]);
            }
        })
    }

    fn LLVMBuildUnreachable(builder: LLVMBuilderRef) -> LLVMValueRef {
        builder.make_end(&[], |b, _| b.unreachable())
    }

    fn LLVMBuildBinOp(
        builder: LLVMBuilderRef,
        number: LLVMOpcode,
        lhs: LLVMValueRef,
        rhs: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        binary(builder, opcode(number).filter(|opcode| opcode.is_binary())?, InstFlags::NONE, (lhs, rhs), name)
    }

    fn LLVMBuildCast(
        builder: LLVMBuilderRef,
        number: LLVMOpcode,
        value: LLVMValueRef,
        ty: LLVMTypeRef,
        name: Text,
    ) -> LLVMValueRef {
        cast(builder, opcode(number).filter(|opcode| opcode.is_cast())?, value, ty, name)
    }

    fn LLVMBuildNeg(builder: LLVMBuilderRef, value: LLVMValueRef, name: Text) -> LLVMValueRef {
        builder.make(&[value], &[], name, |b, v, _| {
            let ty = b.type_of(v[0]);
            let zero = b.null(ty);
            b.binary(Opcode::Sub, zero, v[0], InstFlags::NONE)
        })
    }

    fn LLVMBuildFNeg(builder: LLVMBuilderRef, value: LLVMValueRef, name: Text) -> LLVMValueRef {
        builder.make(&[value], &[], name, |b, v, _| b.fneg(v[0], InstFlags::NONE))
    }

    /// All bits inverted; for integers of up to 64 bits.
    fn LLVMBuildNot(builder: LLVMBuilderRef, value: LLVMValueRef, name: Text) -> LLVMValueRef {
        value.context().types.borrow().int_bits(value.ty().ty).filter(|&bits| bits <= 64)?;
        builder.make(&[value], &[], name, |b, v, _| {
            let ty = b.type_of(v[0]);
            let ones = b.int(ty, u64::MAX);
            b.binary(Opcode::Xor, v[0], ones, InstFlags::NONE)
        })
    }

    fn LLVMBuildAlloca(builder: LLVMBuilderRef, ty: LLVMTypeRef, name: Text) -> LLVMValueRef {
        builder.make(&[], &[ty], name, |b, _, t| b.alloca(t[0], Align::default()))
    }

    fn LLVMBuildLoad2(
        builder: LLVMBuilderRef,
        ty: LLVMTypeRef,
        pointer: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        builder.make(&[pointer], &[ty], name, |b, v, t| b.load(t[0], v[0], Align::default()))
    }

    fn LLVMBuildStore(builder: LLVMBuilderRef, value: LLVMValueRef, pointer: LLVMValueRef) -> LLVMValueRef {
        builder.make_end(&[value, pointer], |b, v| b.store(v[0], v[1], Align::default()))
    }

    fn LLVMBuildGEP2(
        builder: LLVMBuilderRef,
        ty: LLVMTypeRef,
        base: LLVMValueRef,
        indices: Array<LLVMValueRef>,
        count: c_uint,
        name: Text,
    ) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        let indices = unsafe { indices.nodes(count as usize) }?;
        address(builder, ty, (base, &indices), InstFlags::NONE, name)
    }

    fn LLVMBuildInBoundsGEP2(
        builder: LLVMBuilderRef,
        ty: LLVMTypeRef,
        base: LLVMValueRef,
        indices: Array<LLVMValueRef>,
        count: c_uint,
        name: Text,
    ) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        let indices = unsafe { indices.nodes(count as usize) }?;
        let flags = InstFlags::GEP_INBOUNDS | InstFlags::GEP_NUSW;
        address(builder, ty, (base, &indices), flags, name)
    }

    fn LLVMBuildStructGEP2(
        builder: LLVMBuilderRef,
        ty: LLVMTypeRef,
        base: LLVMValueRef,
        index: c_uint,
        name: Text,
    ) -> LLVMValueRef {
        let flags = InstFlags::GEP_INBOUNDS | InstFlags::GEP_NUSW | InstFlags::GEP_NUW;
        builder.make(&[base], &[ty], name, |b, v, t| {
            let (zero, index) = (b.int(Type::I32, 0), b.int(Type::I32, index.into()));
            b.gep(t[0], v[0], &[zero, index], flags)
        })
    }

    fn LLVMBuildGlobalString(builder: LLVMBuilderRef, text: Text, name: Text) -> LLVMValueRef {
        string(builder, text.to_bytes(), name)
    }

    fn LLVMBuildGlobalStringPtr(builder: LLVMBuilderRef, text: Text, name: Text) -> LLVMValueRef {
        string(builder, text.to_bytes(), name)
    }

    fn LLVMBuildIntCast2(
        builder: LLVMBuilderRef,
        value: LLVMValueRef,
        ty: LLVMTypeRef,
        is_signed: LLVMBool,
        name: Text,
    ) -> LLVMValueRef {
        let wider = if is_signed != 0 { Opcode::SExt } else { Opcode::ZExt };
        resize(builder, value, ty, (Opcode::Trunc, wider), name)
    }

    fn LLVMBuildFPCast(
        builder: LLVMBuilderRef,
        value: LLVMValueRef,
        ty: LLVMTypeRef,
        name: Text,
    ) -> LLVMValueRef {
        resize(builder, value, ty, (Opcode::FPTrunc, Opcode::FPExt), name)
    }

    fn LLVMBuildICmp(
        builder: LLVMBuilderRef,
        predicate: LLVMIntPredicate,
        lhs: LLVMValueRef,
        rhs: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        let predicate = IntPredicate::from_index(predicate.checked_sub(LLVMIntEQ)?)?;
        builder.make(&[lhs, rhs], &[], name, |b, v, _| b.icmp(predicate, v[0], v[1]))
    }

    fn LLVMBuildFCmp(
        builder: LLVMBuilderRef,
        predicate: LLVMRealPredicate,
        lhs: LLVMValueRef,
        rhs: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        let predicate = FloatPredicate::from_index(predicate)?;
        builder.make(&[lhs, rhs], &[], name, |b, v, _| b.fcmp(predicate, v[0], v[1], InstFlags::NONE))
    }

    fn LLVMBuildIsNull(builder: LLVMBuilderRef, value: LLVMValueRef, name: Text) -> LLVMValueRef {
        builder.make(&[value], &[], name, |b, v, _| {
            let ty = b.type_of(v[0]);
            let null = b.null(ty);
            b.icmp(IntPredicate::Eq, v[0], null)
        })
    }

    fn LLVMBuildIsNotNull(builder: LLVMBuilderRef, value: LLVMValueRef, name: Text) -> LLVMValueRef {
        builder.make(&[value], &[], name, |b, v, _| {
            let ty = b.type_of(v[0]);
            let null = b.null(ty);
            b.icmp(IntPredicate::Ne, v[0], null)
        })
    }

    fn LLVMBuildPhi(builder: LLVMBuilderRef, ty: LLVMTypeRef, name: Text) -> LLVMValueRef {
        builder.make(&[], &[ty], name, |b, _, t| b.phi(t[0]))
    }

    fn LLVMBuildCall2(
        builder: LLVMBuilderRef,
        ty: LLVMTypeRef,
        function: LLVMValueRef,
        arguments: Array<LLVMValueRef>,
        count: c_uint,
        name: Text,
    ) -> LLVMValueRef {
        // SAFETY: callers promise so many.
        let arguments = unsafe { arguments.nodes(count as usize) }?;
        let operands: Vec<&ValueNode> = std::iter::once(function).chain(arguments).collect();
        builder.make(&operands, &[ty], name, |b, v, t| b.call(t[0], v[0], &v[1..]))
    }

    fn LLVMBuildSelect(
        builder: LLVMBuilderRef,
        condition: LLVMValueRef,
        if_true: LLVMValueRef,
        if_false: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        builder.make(&[condition, if_true, if_false], &[], name, |b, v, _| b.select(v[0], v[1], v[2]))
    }

    fn LLVMBuildFreeze(builder: LLVMBuilderRef, value: LLVMValueRef, name: Text) -> LLVMValueRef {
        builder.make(&[value], &[], name, |b, v, _| b.freeze(v[0]))
    }

    fn LLVMBuildExtractElement(
        builder: LLVMBuilderRef,
        vector: LLVMValueRef,
        index: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        builder.make(&[vector, index], &[], name, |b, v, _| b.extract_element(v[0], v[1]))
    }

    fn LLVMBuildInsertElement(
        builder: LLVMBuilderRef,
        vector: LLVMValueRef,
        element: LLVMValueRef,
        index: LLVMValueRef,
        name: Text,
    ) -> LLVMValueRef {
        builder.make(&[vector, element, index], &[], name, |b, v, _| b.insert_element(v[0], v[1], v[2]))
    }

    fn LLVMBuildExtractValue(
        builder: LLVMBuilderRef,
        aggregate: LLVMValueRef,
        index: c_uint,
        name: Text,
    ) -> LLVMValueRef {
        builder.make(&[aggregate], &[], name, |b, v, _| b.extract_value(v[0], &[index]))
    }

    fn LLVMBuildInsertValue(
        builder: LLVMBuilderRef,
        aggregate: LLVMValueRef,
        element: LLVMValueRef,
        index: c_uint,
        name: Text,
    ) -> LLVMValueRef {
        builder.make(&[aggregate, element], &[], name, |b, v, _| b.insert_value(v[0], v[1], &[index]))
    }
}
