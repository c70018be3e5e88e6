//! `call`, `invoke` and `callbr`.

use super::super::super::keyword::Kw;
use super::super::super::lexer::Tok;
use super::super::attributes::{AttrPosition, PendingAttributes};
use super::super::locals::LocalName;
use super::super::{Parse, Parser};
use super::Parts;
use crate::attributes::AttributeSet;
use crate::constant::{ConstKind, InlineAsm};
use crate::inst::{CallInfo, CallingConv, InstData, InstFlags, Opcode, OperandBundle, TailKind};
use crate::types::{Type, TypeData};
use crate::value::Value;
use smallvec::SmallVec;
use support::source::Span;

/// What is called.
enum Callee {
    Value(Value),
    /// Becomes a value when the type of the call is known.
    Asm(InlineAsm, Type),
}

/// A call as far as all three kinds have it in common. Arguments and bundle operands are on the stack of values.
struct Call {
    callee: Value,
    ret: Type,
    info: CallInfo,
}

/// Types and attributes of arguments.
struct Arguments {
    types: SmallVec<[Type; 12]>,
    sets: Vec<Option<AttributeSet>>,
    spans: SmallVec<[Span; 12]>,
}

impl Parser<'_> {
    /// `tail call fast cc T @f(…) #0 [ "bundle"(…) ]`
    pub(super) fn call(&mut self, name: LocalName) -> Parse<()> {
        let tail = match self.kw() {
            Some(Kw::Tail) => TailKind::Tail,
            Some(Kw::MustTail) => TailKind::MustTail,
            Some(Kw::NoTail) => TailKind::NoTail,
            _ => TailKind::None,
        };
        if tail != TailKind::None {
            self.bump();
        }
        let span = self.span();
        self.expect_kw(Kw::Call, "expected 'tail call', 'musttail call', or 'notail call'")?;
        let fast = self.fast_math_flags();
        let start = self.values.len();
        let call = self.call_parts(start, tail == TailKind::MustTail)?;
        if fast != InstFlags::NONE && !self.allows_fast_math(call.ret) {
            let message =
                "fast-math-flags specified for call without floating-point scalar or vector return type";
            return Err(self.error(span, message));
        }
        if self.debug_intrinsic(&call.callee, start, call.ret)? {
            return Ok(());
        }
        self.values.push(call.callee);
        let ret = call.ret;
        let id = self.body.func.make_call(call.info);
        let data = InstData::new(Opcode::Call, ret, Default::default())
            .with_flags(fast.with_tail(tail))
            .with_aux(id.as_u32());
        self.append(name, Parts { data, start })
    }

    /// `invoke … to label %x unwind label %y`, `callbr … to label %x [label %y, …]`
    pub(super) fn invoke_or_callbr(&mut self, opcode: Opcode) -> Parse<InstData> {
        let start = self.values.len();
        let mut call = self.call_parts(start, false)?;
        if opcode == Opcode::Invoke {
            self.expect_kw(Kw::To, "expected 'to' in invoke")?;
            self.push_label()?;
            self.expect_kw(Kw::Unwind, "expected 'unwind' in invoke")?;
            self.push_label()?;
        } else {
            self.expect_kw(Kw::To, "expected 'to' in callbr")?;
            self.push_label()?;
            let indirect = self.values.len();
            self.label_list("expected '[' in callbr", "expected ']' at end of block list")?;
            call.info.num_indirect = (self.values.len() - indirect) as u32;
        }
        self.values.push(call.callee);
        let id = self.body.func.make_call(call.info);
        Ok(InstData::new(opcode, call.ret, Default::default()).with_aux(id.as_u32()))
    }

    /// Everything from the calling convention to the operand bundles.
    fn call_parts(&mut self, start: usize, must_tail: bool) -> Parse<Call> {
        let calling_conv = self.optional_calling_conv()?;
        let ret_set = self.attribute_list(AttrPosition::Return)?;
        let addr_space = self.optional_addr_space(self.program_addr_space())?;
        let ty_span = self.span();
        let ty = self.ty_or_void()?;
        let pointer_ty = self.module.env.types.ptr(addr_space);
        let callee_token = self.tok;
        let callee = self.callee(pointer_ty)?;
        let arguments = self.arguments(must_tail)?;
        let function = self.function_attributes(true)?;
        let num_args = self.values.len() - start;
        let bundles = self.operand_bundles()?;
        let (fn_ty, ret) = self.call_type(ty, &arguments, ty_span)?;
        let callee = match callee {
            Callee::Value(value) => value,
            Callee::Asm(asm, pointer_ty) => {
                self.intern(pointer_ty, ConstKind::InlineAsm(Box::new(InlineAsm { fn_ty, ..asm })))
            }
        };
        self.note_intrinsic(callee, callee_token, fn_ty);
        let attributes = if ret_set == AttributeSet::EMPTY
            && function.set == AttributeSet::EMPTY
            && function.groups.is_empty()
            && arguments.sets.is_empty()
        {
            Default::default()
        } else {
            self.pending_attributes(PendingAttributes {
                ret: ret_set,
                params: arguments.sets,
                function: function.set,
                groups: function.groups,
            })
        };
        let info = CallInfo {
            fn_ty,
            attributes,
            calling_conv: CallingConv(calling_conv.0),
            num_args: num_args as u32,
            num_indirect: 0,
            bundles,
        };
        Ok(Call { callee, ret, info })
    }

    fn callee(&mut self, pointer_ty: Type) -> Parse<Callee> {
        match self.tok.kind {
            Tok::GlobalName | Tok::GlobalId => {
                let token = self.bump();
                Ok(Callee::Value(self.global_value(token, pointer_ty)?.into()))
            }
            Tok::Kw if self.at_kw(Kw::Asm) => {
                let asm = self.inline_asm()?;
                Ok(Callee::Asm(asm, pointer_ty))
            }
            _ => Ok(Callee::Value(self.value(pointer_ty)?)),
        }
    }

    /// `(T attrs v, …)`
    fn arguments(&mut self, must_tail: bool) -> Parse<Arguments> {
        let mut arguments = Arguments { types: SmallVec::new(), sets: Vec::new(), spans: SmallVec::new() };
        self.expect(Tok::LParen, "expected '(' in call")?;
        if self.eat(Tok::RParen) {
            return Ok(arguments);
        }
        loop {
            if self.at(Tok::DotDotDot) {
                self.ellipsis(must_tail)?;
                return Ok(arguments);
            }
            arguments.spans.push(self.span());
            let ty = self.ty()?;
            let set = self.attribute_list(AttrPosition::Param)?;
            self.operand_of_type(ty)?;
            if set != AttributeSet::EMPTY {
                arguments.sets.resize(arguments.types.len(), None);
                arguments.sets.push(Some(set));
            }
            arguments.types.push(ty);
            if self.eat(Tok::RParen) {
                break;
            }
            self.expect(Tok::Comma, "expected ',' in argument list")?;
        }
        if must_tail && self.body_is_vararg() {
            let message = "expected '...' at end of argument list for musttail call in varargs function";
            return Err(self.error(self.span_from(self.prev_hi.saturating_sub(1)), message));
        }
        Ok(arguments)
    }

    fn body_is_vararg(&self) -> bool {
        let fn_ty = self.module.env.globals[self.body.global].value_ty;
        matches!(self.module.env.types.get(fn_ty), TypeData::Function { vararg: true, .. })
    }

    /// `...)`, which passes on the variable arguments of the caller.
    fn ellipsis(&mut self, must_tail: bool) -> Parse<()> {
        let problem = if !must_tail {
            Some("unexpected ellipsis in argument list for non-musttail call")
        } else if !self.body_is_vararg() {
            Some("unexpected ellipsis in argument list for musttail call in non-varargs function")
        } else {
            None
        };
        if let Some(message) = problem {
            return Err(self.error_here(message));
        }
        self.bump();
        self.expect(Tok::RParen, "expected ')' at end of argument list")
    }

    /// The type of the function called, and of its result. What is written may be either.
    fn call_type(&mut self, ty: Type, arguments: &Arguments, span: Span) -> Parse<(Type, Type)> {
        let types = &mut self.module.env.types;
        let Some((ret, params, vararg)) = types.signature(ty) else {
            if matches!(ty, Type::LABEL | Type::METADATA) {
                return Err(self.error(span, "Invalid result type for LLVM function"));
            }
            return Ok((types.function(ty, &arguments.types, false), ty));
        };
        let given = &arguments.types;
        let wrong = given.iter().zip(params).position(|(given, param)| given != param);
        if let Some(at) = wrong {
            let param = params.get(at).copied().unwrap_or(Type::VOID);
            let message = format!("argument is not of expected type '{}'", self.type_name(param));
            return Err(self.error(arguments.spans[at], message));
        }
        if given.len() > params.len() && !vararg {
            let span = arguments.spans[params.len()];
            return Err(self.error(span, "too many arguments specified"));
        }
        if given.len() < params.len() {
            return Err(self.error(span, "not enough parameters specified for call"));
        }
        Ok((ty, ret))
    }

    /// `[ "tag"(T v, …), … ]`
    fn operand_bundles(&mut self) -> Parse<Box<[OperandBundle]>> {
        if !self.at(Tok::LSquare) {
            return Ok(Box::default());
        }
        let span = self.span();
        self.bump();
        let mut bundles = Vec::new();
        self.list(Tok::RSquare, "expected ',' in input list", |p| {
            let tag = p.string()?.into();
            p.expect(Tok::LParen, "expected '(' in operand bundle")?;
            let start = p.values.len();
            p.list(Tok::RParen, "expected ',' in input list", |p| p.operand().map(|_| ()))?;
            bundles.push(OperandBundle { tag, num_operands: (p.values.len() - start) as u32 });
            Ok(())
        })?;
        if bundles.is_empty() {
            return Err(self.error(span, "operand bundle set must not be empty"));
        }
        Ok(bundles.into())
    }
}
