//! Types, and the names that modules give them.
//!
//! A named or numbered type may be used before it is defined: it is an identified struct without a body until then.
//! `%name = type T` with another type than a struct makes the name mean that type; such a name cannot be used earlier.
//!
//! Pointers are opaque. The older syntax `T*` is read as `ptr`, as LLVM 22 does.

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::diagnostics::shown;
use super::numbered::Numbered;
use super::{Parse, Parser};
use crate::types::{MAX_ADDRESS_SPACE, TargetExtType, Type, TypeData};
use smallvec::SmallVec;
use std::borrow::Cow;
use support::hash::FxHashMap;
use support::source::Span;

/// The types that the module has named or numbered.
#[derive(Debug, Default)]
pub(super) struct TypeNames<'a> {
    named: FxHashMap<Cow<'a, [u8]>, TypeName>,
    numbered: Numbered<TypeName>,
    /// Names used before their definition, in order of first use.
    forward: Vec<(TypeKey<'a>, Span)>,
}

#[derive(Clone, Copy, Debug)]
struct TypeName {
    ty: Type,
    /// Where it is defined, or nothing while it only has been used.
    defined: Option<Span>,
}

#[derive(Clone, Debug)]
pub(super) enum TypeKey<'a> {
    Name(Cow<'a, [u8]>),
    Number(u32),
}

type Fields = SmallVec<[Type; 16]>;

impl<'a> Parser<'a> {
    /// A type that values can have, or `message`.
    pub(super) fn ty_or(&mut self, message: &str) -> Parse<Type> {
        self.type_with(message, false)
    }

    #[inline]
    pub(super) fn ty(&mut self) -> Parse<Type> {
        // The most common types by far.
        match self.tok.kind {
            Tok::IntType => {
                let bits = self.tok.value;
                self.bump();
                let ty = self.module.env.types.int(bits);
                if matches!(self.tok.kind, Tok::Star | Tok::LParen) || self.at_kw(Kw::AddrSpace) {
                    return self.type_suffix(ty, false);
                }
                Ok(ty)
            }
            Tok::Kw if self.tok.value == Kw::Ptr as u32 => {
                self.bump();
                if matches!(self.tok.kind, Tok::Star | Tok::LParen) || self.at_kw(Kw::AddrSpace) {
                    return self.pointer_suffix(false);
                }
                Ok(Type::PTR)
            }
            _ => self.type_with("expected type", false),
        }
    }

    /// A type that may be `void`: the result of a function.
    pub(super) fn ty_or_void(&mut self) -> Parse<Type> {
        self.type_with("expected type", true)
    }

    fn type_with(&mut self, message: &str, allow_void: bool) -> Parse<Type> {
        self.nested(|p| {
            let ty = match p.tok.kind {
                Tok::Kw => match p.kw() {
                    Some(Kw::Ptr) => {
                        p.bump();
                        return p.pointer_suffix(allow_void);
                    }
                    Some(kw) => match simple_type(kw) {
                        Some(ty) => {
                            let void = ty == Type::VOID;
                            let span = p.span();
                            p.bump();
                            if void && !allow_void && !matches!(p.tok.kind, Tok::LParen | Tok::Star) {
                                return Err(p.error(span, "void type only allowed for function results"));
                            }
                            ty
                        }
                        None if kw == Kw::Target => p.target_type()?,
                        None => return Err(p.error_here(message)),
                    },
                    None => return Err(p.error_here(message)),
                },
                Tok::IntType => {
                    let bits = p.tok.value;
                    p.bump();
                    p.module.env.types.int(bits)
                }
                Tok::LBrace => p.struct_type()?,
                Tok::LSquare => {
                    p.bump();
                    p.sequential_type(false)?
                }
                Tok::Less => {
                    p.bump();
                    p.vector_or_packed_struct()?
                }
                Tok::LocalName | Tok::LocalId => p.named_type(),
                _ => return Err(p.error_here(message)),
            };
            p.type_suffix(ty, allow_void)
        })
    }

    /// What follows `ptr`.
    fn pointer_suffix(&mut self, allow_void: bool) -> Parse<Type> {
        let addr_space = self.optional_addr_space(0)?;
        let ty = self.module.env.types.ptr(addr_space);
        if self.at(Tok::Star) {
            return Err(self.error_here("ptr* is invalid - use ptr instead"));
        }
        if self.at(Tok::LParen) { self.type_suffix(ty, allow_void) } else { Ok(ty) }
    }

    /// `*`, `addrspace(n)*` and parameter lists after a type.
    fn type_suffix(&mut self, mut ty: Type, allow_void: bool) -> Parse<Type> {
        let start = self.tok.lo;
        loop {
            match self.tok.kind {
                Tok::Star => {
                    self.check_pointee(ty)?;
                    self.bump();
                    ty = Type::PTR;
                }
                Tok::Kw if self.at_kw(Kw::AddrSpace) && self.addr_space_makes_pointer() => {
                    self.check_pointee(ty)?;
                    let addr_space = self.optional_addr_space(0)?;
                    self.bump();
                    ty = self.module.env.types.ptr(addr_space);
                }
                Tok::LParen => ty = self.function_type(ty)?,
                _ => break,
            }
        }
        if ty == Type::VOID && !allow_void {
            let span = self.span_from(start);
            return Err(self.error(span, "void type only allowed for function results"));
        }
        Ok(ty)
    }

    /// `T addrspace(n)*`, as opposed to a type that something with an address space follows.
    fn addr_space_makes_pointer(&self) -> bool {
        let mut lexer = self.lexer.clone();
        let open = lexer.next_token().kind == Tok::LParen;
        lexer.next_token();
        open && lexer.next_token().kind == Tok::RParen && lexer.next_token().kind == Tok::Star
    }

    fn check_pointee(&mut self, ty: Type) -> Parse<()> {
        let message = match ty {
            Type::LABEL => "basic block pointers are invalid",
            Type::VOID => "pointers to void are invalid - use i8* instead",
            Type::TOKEN | Type::METADATA | Type::X86_AMX => "pointer to this type is invalid",
            _ => return Ok(()),
        };
        Err(self.error_here(message))
    }

    /// `addrspace(n)`, if it is there. `"A"`, `"G"` and `"P"` stand for those of the data layout.
    pub(super) fn optional_addr_space(&mut self, default: u32) -> Parse<u32> {
        if !self.eat_kw(Kw::AddrSpace) {
            return Ok(default);
        }
        self.expect(Tok::LParen, "expected '(' in address space")?;
        let addr_space = if self.at(Tok::String) {
            let token = self.bump();
            let name = self.content(token);
            match self.symbolic_addr_space(&name) {
                Some(addr_space) => addr_space,
                None => {
                    let message = format!("invalid symbolic addrspace '{}'", shown(&name));
                    return Err(self.error(self.span_of(token), message));
                }
            }
        } else {
            let span = self.span();
            if !self.at(Tok::Int) {
                return Err(self.error_here("expected integer or string constant"));
            }
            let number = self.u32()?;
            if number > MAX_ADDRESS_SPACE {
                return Err(self.error(span, "invalid address space, must be a 24-bit integer"));
            }
            number
        };
        self.expect(Tok::RParen, "expected ')' in address space")?;
        Ok(addr_space)
    }

    /// Parameter types after a result type.
    fn function_type(&mut self, ret: Type) -> Parse<Type> {
        if !self.is_return_type(ret) {
            return Err(self.error_here("invalid function return type"));
        }
        self.bump();
        let mut params = Fields::new();
        let mut vararg = false;
        self.nested(|p| {
            p.list(Tok::RParen, "expected ')' at end of argument list", |p| {
                if vararg {
                    return Err(p.error_here("expected ')' at end of argument list"));
                }
                if p.eat(Tok::DotDotDot) {
                    vararg = true;
                    return Ok(());
                }
                let span = p.span();
                let ty = p.ty_or_void()?;
                p.check_param_type(ty, span)?;
                if p.attribute_follows() {
                    return Err(p.error_here("argument attributes invalid in function type"));
                }
                if matches!(p.tok.kind, Tok::LocalName | Tok::LocalId) {
                    return Err(p.error_here("argument name invalid in function type"));
                }
                params.push(ty);
                Ok(())
            })
        })?;
        Ok(self.module.env.types.function(ret, &params, vararg))
    }

    pub(super) fn check_param_type(&mut self, ty: Type, span: Span) -> Parse<()> {
        if ty == Type::VOID {
            return Err(self.error(span, "argument can not have void type"));
        }
        if matches!(self.module.env.types.get(ty), TypeData::Function { .. }) {
            return Err(self.error(span, "invalid type for function argument"));
        }
        Ok(())
    }

    pub(super) fn is_return_type(&self, ty: Type) -> bool {
        !matches!(ty, Type::LABEL | Type::METADATA)
            && !matches!(self.module.types.get(ty), TypeData::Function { .. })
    }

    /// Types that elements of arrays and fields of structs can have.
    fn is_element_type(&self, ty: Type) -> bool {
        !matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX)
            && !matches!(self.module.types.get(ty), TypeData::Function { .. })
    }

    /// `{ T, … }`
    fn struct_type(&mut self) -> Parse<Type> {
        let mut fields = Fields::new();
        self.struct_body(&mut fields)?;
        Ok(self.module.env.types.literal_struct(&fields, false))
    }

    /// The fields of a struct in braces.
    fn struct_body(&mut self, fields: &mut Fields) -> Parse<()> {
        self.expect(Tok::LBrace, "expected '{' here")?;
        self.list(Tok::RBrace, "expected '}' at end of struct", |p| {
            let span = p.span();
            let ty = p.ty()?;
            if !p.is_element_type(ty) {
                return Err(p.error(span, "invalid element type for struct"));
            }
            fields.push(ty);
            Ok(())
        })
    }

    fn vector_or_packed_struct(&mut self) -> Parse<Type> {
        if !self.at(Tok::LBrace) {
            return self.sequential_type(true);
        }
        let mut fields = Fields::new();
        self.struct_body(&mut fields)?;
        self.expect(Tok::Greater, "expected '>' at end of packed struct")?;
        Ok(self.module.env.types.literal_struct(&fields, true))
    }

    /// `n x T]` or `[vscale x] n x T>` after the bracket.
    fn sequential_type(&mut self, vector: bool) -> Parse<Type> {
        let scalable = vector && self.eat_kw(Kw::VScale);
        if scalable {
            self.expect_kw(Kw::X, "expected 'x' after vscale")?;
        }
        let len_span = self.span();
        if !self.at_unsigned() {
            return Err(self.error_here("expected number in address space"));
        }
        let len = self.u64()?;
        self.expect_kw(Kw::X, "expected 'x' after element count")?;
        let elem_span = self.span();
        let elem = self.ty()?;
        let end = if vector { Tok::Greater } else { Tok::RSquare };
        self.expect(end, "expected end of sequential type")?;
        if !vector {
            if !self.is_element_type(elem) {
                return Err(self.error(elem_span, "invalid array element type"));
            }
            return Ok(self.module.env.types.array(elem, len));
        }
        if len == 0 {
            return Err(self.error(len_span, "zero element vector is illegal"));
        }
        let Ok(len) = u32::try_from(len) else {
            return Err(self.error(len_span, "size too large for vector"));
        };
        if !self.is_vector_element(elem) {
            return Err(self.error(elem_span, "invalid vector element type"));
        }
        Ok(self.module.env.types.vector(elem, len, scalable))
    }

    pub(super) fn is_vector_element(&self, elem: Type) -> bool {
        let types = &self.module.env.types;
        types.is_int(elem)
            || types.is_float(elem)
            || types.is_ptr(elem)
            || matches!(types.get(elem), TypeData::TargetExt(_))
    }

    /// `target("name", T, …, 1, …)`
    fn target_type(&mut self) -> Parse<Type> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in target extension type")?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(Tok::Comma) {
            if self.at(Tok::Int) {
                ints.push(self.u32()?);
            } else if ints.is_empty() {
                types.push(self.ty_or_void()?);
            } else {
                return Err(self.error_here("expected uint32 param"));
            }
        }
        self.expect(Tok::RParen, "expected ')' in target extension type")?;
        let ext = TargetExtType { name: name.into(), types: types.into(), ints: ints.into() };
        Ok(self.module.env.types.intern(TypeData::TargetExt(Box::new(ext))))
    }

    /// `%name` or `%4` in a type.
    fn named_type(&mut self) -> Type {
        let token = self.bump();
        let span = self.span_of(token);
        if token.kind == Tok::LocalId {
            if let Some(known) = self.types.numbered.get(token.value) {
                return known.ty;
            }
            let ty = self.module.env.types.new_identified(None);
            self.types.numbered.set(token.value, TypeName { ty, defined: None });
            self.types.forward.push((TypeKey::Number(token.value), span));
            return ty;
        }
        let name = self.content(token);
        if let Some(known) = self.types.named.get(&name) {
            return known.ty;
        }
        let ty = self.module.env.types.new_identified(Some(&name));
        self.types.named.insert(name.clone(), TypeName { ty, defined: None });
        self.types.forward.push((TypeKey::Name(name), span));
        ty
    }

    /// `%name = type T` at top level.
    pub(super) fn type_definition(&mut self) -> Parse<()> {
        let token = self.bump();
        let key = match token.kind {
            Tok::LocalId => TypeKey::Number(token.value),
            _ => TypeKey::Name(self.content(token)),
        };
        self.expect(Tok::Equal, "expected '=' after name")?;
        self.expect_kw(Kw::Type, "expected 'type' after name")?;
        let known = match &key {
            TypeKey::Name(name) => self.types.named.get(name).copied(),
            TypeKey::Number(number) => self.types.numbered.get(*number).copied(),
        };
        let span = self.span_of(token);
        if let Some(TypeName { defined: Some(earlier), .. }) = known {
            return Err(self.error_with_note(
                span,
                "redefinition of type",
                Some(earlier),
                "first defined here",
            ));
        }
        let forward = known.map(|k| k.ty);
        let ty = self.type_definition_body(&key, forward, span)?;
        let entry = TypeName { ty, defined: Some(span) };
        match key {
            TypeKey::Name(name) => {
                self.types.named.insert(name, entry);
            }
            TypeKey::Number(number) => self.types.numbered.set(number, entry),
        }
        Ok(())
    }

    fn type_definition_body(&mut self, key: &TypeKey<'a>, forward: Option<Type>, span: Span) -> Parse<Type> {
        if self.eat_kw(Kw::Opaque) {
            return Ok(forward.unwrap_or_else(|| self.new_struct(key)));
        }
        let packed = self.at(Tok::Less) && self.peek().kind == Tok::LBrace;
        if !packed && !self.at(Tok::LBrace) {
            if forward.is_some() {
                return Err(self.error(span, "forward references to non-struct type"));
            }
            // The name is not known while its type is read: a use of it in there is of an undefined struct.
            let num_forward = self.types.forward.len();
            let ty = self.ty()?;
            let recursive = self.types.forward.get(num_forward..).unwrap_or_default().iter().any(|(k, _)| {
                match (k, key) {
                    (TypeKey::Name(a), TypeKey::Name(b)) => a == b,
                    (TypeKey::Number(a), TypeKey::Number(b)) => a == b,
                    _ => false,
                }
            });
            if recursive {
                return Err(self.error(span, "non-struct types may not be recursive"));
            }
            return Ok(ty);
        }
        let ty = forward.unwrap_or_else(|| self.new_struct(key));
        // Known from here on, as its fields may refer to it.
        let entry = TypeName { ty, defined: Some(span) };
        match key {
            TypeKey::Name(name) => {
                self.types.named.insert(name.clone(), entry);
            }
            TypeKey::Number(number) => self.types.numbered.set(*number, entry),
        }
        if packed {
            self.bump();
        }
        let mut fields = Fields::new();
        self.struct_body(&mut fields)?;
        if packed {
            self.expect(Tok::Greater, "expected '>' in packed struct")?;
        }
        self.module.env.types.set_body(ty, &fields, packed);
        Ok(ty)
    }

    fn new_struct(&mut self, key: &TypeKey<'a>) -> Type {
        match key {
            TypeKey::Name(name) => self.module.env.types.new_identified(Some(name)),
            TypeKey::Number(_) => self.module.env.types.new_identified(None),
        }
    }

    /// Reports the types that were used and never defined.
    pub(super) fn check_types_defined(&mut self) {
        for (key, span) in std::mem::take(&mut self.types.forward) {
            let (entry, message) = match &key {
                TypeKey::Name(name) => {
                    (self.types.named.get(name), format!("use of undefined type named '{}'", shown(name)))
                }
                TypeKey::Number(n) => (self.types.numbered.get(*n), format!("use of undefined type '%{n}'")),
            };
            if entry.is_none_or(|e| e.defined.is_none()) {
                self.error(span, message);
            }
        }
    }
}

/// Types that are one word.
fn simple_type(kw: Kw) -> Option<Type> {
    Some(match kw {
        Kw::Void => Type::VOID,
        Kw::Half => Type::HALF,
        Kw::BFloat => Type::BFLOAT,
        Kw::Float => Type::FLOAT,
        Kw::Double => Type::DOUBLE,
        Kw::X86Fp80 => Type::X86_FP80,
        Kw::Fp128 => Type::FP128,
        Kw::PpcFp128 => Type::PPC_FP128,
        Kw::Label => Type::LABEL,
        Kw::Token => Type::TOKEN,
        Kw::Metadata => Type::METADATA,
        Kw::X86Amx => Type::X86_AMX,
        _ => return None,
    })
}
