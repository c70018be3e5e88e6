//! Constants.
//!
//! A constant is read for the type that it must have. It goes into the pool of the function being read, or of the module
//! ([`Parser::in_body`]).

use super::super::keyword::Kw;
use super::super::lexer::{Tok, Token};
use super::float::{self, FloatError};
use super::{Failed, Parse, Parser};
use crate::constant::{ConstData, ConstKind, InlineAsm, PtrAuth};
use crate::inst::Opcode;
use crate::types::{Type, TypeData};
use crate::value::{Block, Global, Value};
use support::hash::FxHashMap;
use support::source::Span;

/// Integers met recently in a body: a direct-mapped table.
#[derive(Debug)]
pub(super) struct RecentInts {
    entries: Box<[(Type, u64, Option<Value>)]>,
}

const RECENT: usize = 64;

impl Default for RecentInts {
    fn default() -> Self {
        RecentInts { entries: vec![(Type::VOID, 0, None); RECENT].into() }
    }
}

impl RecentInts {
    pub(super) fn clear(&mut self) {
        self.entries.fill((Type::VOID, 0, None));
    }

    #[inline]
    fn slot(ty: Type, bits: u64) -> usize {
        (bits as usize ^ (bits >> 6) as usize ^ ((ty.as_u32() as usize) << 2)) % RECENT
    }
}

/// Addresses of blocks of functions whose bodies have not been read.
#[derive(Debug, Default)]
pub(super) struct PendingBlocks {
    by_function: FxHashMap<Global, Vec<PendingBlock>>,
    /// Uses in the order of the text, for messages.
    order: Vec<(Global, Span)>,
    /// Names of the blocks of functions that have been read, where they were asked for.
    names: FxHashMap<Global, FxHashMap<Box<[u8]>, Block>>,
}

#[derive(Clone, Copy, Debug)]
struct PendingBlock {
    label: Token,
    /// The function in whose pool the constant is, or none for the module's.
    owner: Option<Global>,
    constant: Value,
}

impl Parser<'_> {
    /// Adds a constant to the pool of what is being read.
    pub(super) fn intern(&mut self, ty: Type, kind: ConstKind) -> Value {
        let data = ConstData { ty, kind };
        if self.in_body { self.body.func.consts.intern(data) } else { self.module.env.consts.intern(data) }
    }

    /// The contents of a pool constant.
    pub(super) fn constant_data(&self, value: Value) -> Option<&ConstData> {
        self.body.func.consts.lookup(value).or_else(|| self.module.env.consts.lookup(value))
    }

    pub(super) fn constant_kind(&self, value: Value) -> Option<&ConstKind> {
        self.constant_data(value).map(|data| &data.kind)
    }

    /// An integer of at most 64 bits.
    #[inline]
    pub(super) fn small_int(&mut self, ty: Type, bits: u64) -> Value {
        if !self.in_body {
            return self.module.env.consts.int(ty, bits);
        }
        let slot = RecentInts::slot(ty, bits);
        if let (known_ty, known_bits, Some(value)) = self.body.recent_ints.entries[slot]
            && known_ty == ty
            && known_bits == bits
        {
            return value;
        }
        let value = self.body.func.consts.int(ty, bits);
        self.body.recent_ints.entries[slot] = (ty, bits, Some(value));
        value
    }

    pub(super) fn int_from_limbs(&mut self, ty: Type, limbs: &[u64]) -> Value {
        let env = &mut *self.module.env;
        let pool = if self.in_body { &mut self.body.func.consts } else { &mut env.consts };
        pool.int_from_limbs(&env.types, ty, limbs)
    }

    pub(super) fn null(&mut self, ty: Type) -> Value {
        let env = &mut *self.module.env;
        let pool = if self.in_body { &mut self.body.func.consts } else { &mut env.consts };
        pool.null(&env.types, ty)
    }

    /// The array, struct or vector of the values on the stack from `start` on, which are taken from it.
    pub(super) fn aggregate_from(&mut self, ty: Type, start: usize) -> Value {
        let env = &mut *self.module.env;
        let elements = &self.values[start..];
        let value = if self.in_body {
            self.body.func.consts.aggregate(Some(&env.consts), &env.types, ty, elements)
        } else {
            env.consts.aggregate(None, &env.types, ty, elements)
        };
        self.values.truncate(start);
        value
    }

    /// The vector of type `ty` whose elements are all `element`.
    pub(super) fn splat(&mut self, ty: Type, element: Value) -> Value {
        let Some((len, scalable)) = self.module.types.vector_shape(ty) else { return element };
        let uniform = match self.constant_kind(element) {
            Some(ConstKind::Undef) => Some(ConstKind::Undef),
            Some(ConstKind::Poison) => Some(ConstKind::Poison),
            Some(kind) if kind.is_null() => Some(ConstKind::Null),
            _ => None,
        };
        if let Some(kind) = uniform {
            return self.intern(ty, kind);
        }
        if scalable {
            return self.scalable_splat(ty, element, len);
        }
        let elem_ty = self.module.types.scalar(ty);
        if let Some(width) = crate::constant::data_element_bytes(&self.module.env.types, elem_ty)
            && let Some(ConstKind::Int(bits) | ConstKind::Float(bits)) = self.constant_kind(element)
        {
            let bytes = bits.to_le_bytes()[..width].repeat(len as usize);
            return self.intern(ty, ConstKind::Data(bytes.into()));
        }
        self.intern(ty, ConstKind::Aggregate(vec![element; len as usize].into()))
    }

    /// LLVM's form of a splat of unknown length: the first element of a vector, shuffled everywhere.
    fn scalable_splat(&mut self, ty: Type, element: Value, len: u32) -> Value {
        let poison = self.intern(ty, ConstKind::Poison);
        let zero = self.small_int(Type::I64, 0);
        let expr = |opcode, operands: &[Value], mask: Vec<i32>| {
            ConstKind::Expr(Box::new(crate::constant::ConstExpr {
                opcode,
                flags: 0,
                operands: operands.into(),
                source_ty: Type::VOID,
                inrange: None,
                mask: mask.into(),
            }))
        };
        let first = self.intern(ty, expr(Opcode::InsertElement, &[poison, element, zero], Vec::new()));
        self.intern(ty, expr(Opcode::ShuffleVector, &[first, poison], vec![0; len as usize]))
    }

    // Entry points.

    /// A constant of the module, with its type before it.
    pub(super) fn typed_module_constant(&mut self) -> Parse<Value> {
        Ok(self.typed_module_constant_with_type()?.1)
    }

    pub(super) fn typed_module_constant_with_type(&mut self) -> Parse<(Type, Value)> {
        self.in_module(|p| {
            let ty = p.ty()?;
            Ok((ty, p.constant(ty)?))
        })
    }

    pub(super) fn module_constant(&mut self, ty: Type) -> Parse<Value> {
        self.in_module(|p| p.constant(ty))
    }

    /// A constant expression, which has a type by itself.
    pub(super) fn module_constant_any(&mut self) -> Parse<Value> {
        self.in_module(|p| match p.kw().and_then(Kw::opcode) {
            Some(opcode) => p.const_expr(opcode, Type::PTR),
            None => Err(p.error_here("expected value token")),
        })
    }

    /// Reads something whose constants belong to the module.
    pub(super) fn in_module<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let in_body = std::mem::replace(&mut self.in_body, false);
        let result = parse(self);
        self.in_body = in_body;
        result
    }

    /// A constant with its type before it.
    pub(super) fn typed_constant(&mut self) -> Parse<(Type, Value)> {
        let ty = self.ty()?;
        Ok((ty, self.constant(ty)?))
    }

    /// A constant of type `ty`.
    pub(super) fn constant(&mut self, ty: Type) -> Parse<Value> {
        match self.tok.kind {
            Tok::Int => self.int_constant(ty),
            Tok::GlobalName | Tok::GlobalId => {
                let token = self.bump();
                Ok(self.global_value(token, ty)?.into())
            }
            Tok::Kw => self.nested(|p| p.keyword_constant(ty)),
            Tok::HexInt => self.wide_int_constant(ty),
            Tok::Float | Tok::HexFloat => self.float_constant(ty),
            Tok::LSquare | Tok::LBrace | Tok::Less => self.nested(|p| p.aggregate_constant(ty)),
            Tok::LocalName | Tok::LocalId => Err(self.error_here("invalid use of function-local name")),
            _ => Err(self.error_here("expected value token")),
        }
    }

    #[inline]
    fn int_constant(&mut self, ty: Type) -> Parse<Value> {
        let Some(bits) = self.module.env.types.int_bits(ty) else {
            return Err(self.error_here("integer constant must have integer type"));
        };
        let text = self.slice(self.tok);
        let (negative, digits) = match text {
            [b'-', digits @ ..] => (true, digits),
            digits => (false, digits),
        };
        if bits <= 64
            && digits.len() <= 19
            && let Some(magnitude) = super::cursor::decimal(digits)
        {
            self.bump();
            let value = if negative { magnitude.wrapping_neg() } else { magnitude };
            let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
            return Ok(self.small_int(ty, value & mask));
        }
        self.wide_int_constant(ty)
    }

    fn wide_int_constant(&mut self, ty: Type) -> Parse<Value> {
        let Some(bits) = self.module.env.types.int_bits(ty) else {
            return Err(self.error_here("integer constant must have integer type"));
        };
        let (int, signed) = self.wide_int("expected integer")?;
        // What does not fit is cut off, as in LLVM.
        let int = if signed { int.sext_or_trunc(bits) } else { int.zext_or_trunc(bits) };
        Ok(self.int_from_limbs(ty, int.words()))
    }

    fn float_constant(&mut self, ty: Type) -> Parse<Value> {
        let token = self.bump();
        let text = self.slice(token);
        let bits =
            if token.kind == Tok::Float { float::from_decimal(text, ty) } else { float::from_hex(text, ty) };
        match bits {
            Ok(bits) => Ok(self.float_from_bits(ty, bits.0)),
            Err(error) => {
                let message = match error {
                    FloatError::Invalid => "floating point constant invalid for type".to_owned(),
                    FloatError::OtherType => {
                        format!("floating point constant does not have type '{}'", self.type_name(ty))
                    }
                    FloatError::TooLarge(message) => message.to_owned(),
                };
                Err(self.error(self.span_of(token), message))
            }
        }
    }

    pub(super) fn float_from_bits(&mut self, ty: Type, bits: [u64; 2]) -> Value {
        let wide = matches!(ty, Type::X86_FP80 | Type::FP128 | Type::PPC_FP128);
        let kind = if wide { ConstKind::WideFloat(bits) } else { ConstKind::Float(bits[0]) };
        self.intern(ty, kind)
    }

    fn keyword_constant(&mut self, ty: Type) -> Parse<Value> {
        let Some(kw) = self.kw() else { return Err(self.error_here("expected value token")) };
        let span = self.span();
        if let Some(opcode) = kw.opcode() {
            let value = self.const_expr(opcode, ty)?;
            return self.checked_constant(value, ty, span);
        }
        match kw {
            Kw::True | Kw::False => {
                self.bump();
                let value = self.small_int(Type::I1, u64::from(kw == Kw::True));
                self.checked_constant(value, ty, span)
            }
            Kw::Null => {
                if !self.module.types.is_ptr(ty) {
                    return Err(self.error(span, "null must be a pointer type"));
                }
                self.bump();
                Ok(self.intern(ty, ConstKind::Null))
            }
            Kw::Undef | Kw::Poison | Kw::ZeroInitializer | Kw::None => self.uniform_constant(kw, ty),
            Kw::C => self.string_array(ty),
            Kw::Splat => {
                self.bump();
                self.expect(Tok::LParen, "expected '(' after vector splat")?;
                let (elem_ty, element) = self.typed_constant()?;
                self.expect(Tok::RParen, "expected ')' at end of vector splat")?;
                if !self.module.types.is_vector(ty) {
                    return Err(self.error(span, "vector constant must have vector type"));
                }
                if self.module.types.scalar(ty) != elem_ty {
                    return Err(self.mismatch(elem_ty, self.module.types.scalar(ty), span));
                }
                Ok(self.splat(ty, element))
            }
            Kw::BlockAddress => self.block_address(ty),
            Kw::DsoLocalEquivalent | Kw::NoCfi => self.global_wrapper(kw, ty),
            Kw::PtrAuth => self.ptr_auth(ty),
            Kw::Asm => Err(self.error(span, "invalid type for inline asm constraint string")),
            _ => Err(self.error_here("expected value token")),
        }
    }

    /// A constant that must have turned out to be of type `ty`.
    pub(super) fn checked_constant(&mut self, value: Value, ty: Type, span: Span) -> Parse<Value> {
        let got = self.value_type(value);
        if got == ty { Ok(value) } else { Err(self.mismatch(got, ty, span)) }
    }

    fn mismatch(&mut self, got: Type, expected: Type, span: Span) -> Failed {
        let message = format!(
            "constant expression type mismatch: got type '{}' but expected '{}'",
            self.type_name(got),
            self.type_name(expected)
        );
        self.error(span, message)
    }

    /// `undef`, `poison`, `zeroinitializer`, `none`
    fn uniform_constant(&mut self, kw: Kw, ty: Type) -> Parse<Value> {
        let valid = match kw {
            Kw::None => ty == Type::TOKEN,
            Kw::ZeroInitializer => {
                self.is_first_class(ty) && !matches!(ty, Type::LABEL | Type::METADATA | Type::X86_AMX)
            }
            _ => self.is_first_class(ty) && !matches!(ty, Type::LABEL | Type::METADATA),
        } && !(self.module.types.is_opaque_struct(ty));
        if !valid {
            let message = match kw {
                Kw::None => "invalid type for none constant",
                Kw::ZeroInitializer => "invalid type for null constant",
                Kw::Undef => "invalid type for undef constant",
                _ => "invalid type for poison constant",
            };
            return Err(self.error_here(message));
        }
        self.bump();
        Ok(match kw {
            Kw::Undef => self.intern(ty, ConstKind::Undef),
            Kw::Poison => self.intern(ty, ConstKind::Poison),
            _ => self.null(ty),
        })
    }

    /// `c"…"`
    fn string_array(&mut self, ty: Type) -> Parse<Value> {
        let span = self.span();
        self.bump();
        let bytes = self.string_or("expected string")?;
        let got = self.module.env.types.array(Type::I8, bytes.len() as u64);
        if got != ty {
            return Err(self.mismatch(got, ty, span));
        }
        Ok(self.bytes_constant(ty, &bytes))
    }

    fn bytes_constant(&mut self, ty: Type, bytes: &[u8]) -> Value {
        let pool = if self.in_body { &mut self.body.func.consts } else { &mut self.module.env.consts };
        pool.data(ty, bytes)
    }

    /// `[…]`, `{…}`, `<…>`, `<{…}>`
    fn aggregate_constant(&mut self, ty: Type) -> Parse<Value> {
        let open = self.bump();
        let span = self.span_of(open);
        let packed = open.kind == Tok::Less && self.eat(Tok::LBrace);
        let (close, message) = match open.kind {
            Tok::LSquare => (Tok::RSquare, "expected end of array constant"),
            Tok::LBrace => (Tok::RBrace, "expected end of struct constant"),
            _ if packed => (Tok::RBrace, "expected end of packed struct"),
            _ => (Tok::Greater, "expected end of constant"),
        };
        let start = self.values.len();
        let mut first_ty = None;
        let is_struct = packed || open.kind == Tok::LBrace;
        self.list(close, message, |p| {
            let elem_span = p.span();
            let elem_ty = p.ty()?;
            let value = p.constant(elem_ty)?;
            let first = *first_ty.get_or_insert(elem_ty);
            if !is_struct && first != elem_ty {
                let what = if close == Tok::RSquare { "array" } else { "vector" };
                let number = p.values.len() - start;
                let message = format!("{what} element #{number} is not of type '{}'", p.type_name(first));
                return Err(p.error(elem_span, message));
            }
            p.values.push(value);
            Ok(())
        })?;
        if packed {
            self.expect(Tok::Greater, "expected end of constant")?;
        }
        if is_struct {
            self.check_struct(ty, packed, start, span)?;
            return Ok(self.aggregate_from(ty, start));
        }
        self.sequence(ty, open.kind == Tok::LSquare, first_ty, start, span)
    }

    /// An array or vector of the elements on the stack.
    fn sequence(
        &mut self,
        ty: Type,
        array: bool,
        first_ty: Option<Type>,
        start: usize,
        span: Span,
    ) -> Parse<Value> {
        let len = self.values.len() - start;
        let Some(elem) = first_ty else {
            if !array {
                return Err(self.error(span, "constant vector must not be empty"));
            }
            if !matches!(self.module.types.get(ty), TypeData::Array { len: 0, .. }) {
                return Err(self.error(span, "invalid empty array initializer"));
            }
            return Ok(self.intern(ty, ConstKind::Poison));
        };
        if !array && !self.is_vector_element(elem) {
            let message = "vector elements must have integer, pointer or floating point type";
            return Err(self.error(span, message));
        }
        let got = if array {
            self.module.env.types.array(elem, len as u64)
        } else {
            self.module.env.types.vector(elem, u32::try_from(len).unwrap_or(u32::MAX), false)
        };
        if got != ty {
            return Err(self.mismatch(got, ty, span));
        }
        Ok(self.aggregate_from(ty, start))
    }

    fn check_struct(&mut self, ty: Type, packed: bool, start: usize, span: Span) -> Parse<()> {
        let Some((fields, type_packed)) = self.module.env.types.struct_body(ty) else {
            let types: Vec<Type> = self.values[start..].iter().map(|&v| self.value_type(v)).collect();
            let got = self.module.env.types.literal_struct(&types, packed);
            return Err(self.mismatch(got, ty, span));
        };
        let message = if fields.len() != self.values.len() - start {
            "initializer with struct type has wrong # elements".to_owned()
        } else if type_packed != packed {
            "packed'ness of initializer and type don't match".to_owned()
        } else {
            let wrong = fields.iter().zip(&self.values[start..]).position(|(&f, &v)| self.value_type(v) != f);
            match wrong {
                None => return Ok(()),
                Some(i) => format!("element {i} of struct initializer doesn't match struct element type"),
            }
        };
        Err(self.error(span, message))
    }

    /// `dso_local_equivalent @f`, `no_cfi @f`
    fn global_wrapper(&mut self, kw: Kw, ty: Type) -> Parse<Value> {
        self.bump();
        if !matches!(self.tok.kind, Tok::GlobalName | Tok::GlobalId) {
            let message = if kw == Kw::NoCfi {
                "expected global value name in no_cfi"
            } else {
                "expected global value name in dso_local_equivalent"
            };
            return Err(self.error_here(message));
        }
        let token = self.bump();
        let global = self.global_value(token, ty)?;
        let kind =
            if kw == Kw::NoCfi { ConstKind::NoCfi(global) } else { ConstKind::DsoLocalEquivalent(global) };
        Ok(self.intern(ty, kind))
    }

    /// `ptrauth (ptr p, i32 key, i64 disc, ptr addr_disc, ptr deactivation_symbol)`, the last three optional.
    fn ptr_auth(&mut self, ty: Type) -> Parse<Value> {
        let span = self.span();
        self.bump();
        self.expect(Tok::LParen, "expected '(' in constant ptrauth expression")?;
        let comma = "expected comma in constant ptrauth expression";
        let pointer_span = self.span();
        let (pointer_ty, pointer) = self.typed_constant()?;
        self.expect(Tok::Comma, comma)?;
        let key_span = self.span();
        let (key_ty, key) = self.typed_constant()?;
        let discriminator_span = self.tok;
        let discriminator = if self.eat(Tok::Comma) { Some(self.typed_constant()?) } else { None };
        let addr_span = self.tok;
        let addr =
            if discriminator.is_some() && self.eat(Tok::Comma) { Some(self.typed_constant()?) } else { None };
        let symbol_span = self.tok;
        let symbol = if addr.is_some() && self.eat(Tok::Comma) { Some(self.typed_constant()?) } else { None };
        self.expect(Tok::RParen, "expected ')' in constant ptrauth expression")?;
        let is_ptr = |ty| self.module.types.is_ptr(ty);
        let wrong = if !is_ptr(pointer_ty) {
            Some((pointer_span, "constant ptrauth base pointer must be a pointer"))
        } else if key_ty != Type::I32 {
            Some((key_span, "constant ptrauth key must be i32 constant"))
        } else if discriminator.is_some_and(|(ty, _)| ty != Type::I64) {
            let span = self.span_of(discriminator_span);
            Some((span, "constant ptrauth integer discriminator must be i64 constant"))
        } else if addr.is_some_and(|(ty, _)| !is_ptr(ty)) {
            Some((self.span_of(addr_span), "constant ptrauth address discriminator must be a pointer"))
        } else if symbol.is_some_and(|(ty, _)| !is_ptr(ty)) {
            Some((self.span_of(symbol_span), "constant ptrauth deactivation symbol must be a pointer"))
        } else {
            None
        };
        if let Some((span, message)) = wrong {
            return Err(self.error(span, message));
        }
        let discriminator = match discriminator {
            Some((_, value)) => value,
            None => self.small_int(Type::I64, 0),
        };
        let null = self.intern(Type::PTR, ConstKind::Null);
        let auth = PtrAuth {
            pointer,
            key,
            discriminator,
            addr_discriminator: addr.map_or(null, |(_, v)| v),
            deactivation_symbol: symbol.map_or(null, |(_, v)| v),
        };
        let value = self.intern(pointer_ty, ConstKind::PtrAuth(Box::new(auth)));
        self.checked_constant(value, ty, span)
    }

    /// `asm sideeffect "…", "…"` as a callee, whose function type is not known yet.
    pub(super) fn inline_asm(&mut self) -> Parse<InlineAsm> {
        self.bump();
        let side_effect = self.eat_kw(Kw::SideEffect);
        let align_stack = self.eat_kw(Kw::AlignStack);
        let intel_dialect = self.eat_kw(Kw::IntelDialect);
        let can_throw = self.eat_kw(Kw::Unwind);
        let asm = self.string()?.into();
        self.expect(Tok::Comma, "expected comma in inline asm expression")?;
        let constraints = self.string_or("expected constraint string")?.into();
        let fn_ty = Type::VOID;
        Ok(InlineAsm { fn_ty, asm, constraints, side_effect, align_stack, intel_dialect, can_throw })
    }

    // Addresses of blocks.

    /// `blockaddress(@f, %bb)`
    fn block_address(&mut self, ty: Type) -> Parse<Value> {
        let span = self.span();
        self.bump();
        self.expect(Tok::LParen, "expected '(' in block address expression")?;
        if !matches!(self.tok.kind, Tok::GlobalName | Tok::GlobalId) {
            return Err(self.error_here("expected function name in blockaddress"));
        }
        let function = self.bump();
        self.expect(Tok::Comma, "expected comma in block address expression")?;
        if !matches!(self.tok.kind, Tok::LocalName | Tok::LocalId) {
            return Err(self.error_here("expected basic block name in blockaddress"));
        }
        let label = self.bump();
        self.expect(Tok::RParen, "expected ')' in block address expression")?;
        if !self.module.types.is_ptr(ty) {
            let message = format!("type of blockaddress must be a pointer and not '{}'", self.type_name(ty));
            return Err(self.error(span, message));
        }
        let func = match self.find_global_token(function) {
            Some(global) => global,
            None => self.forward_global(function, ty),
        };
        let known = !self.global_is_forward(func);
        if known && self.module.globals[func].as_function().is_none() {
            return Err(self.error(self.span_of(function), "expected function name in blockaddress"));
        }
        if self.in_body && self.body.global == func {
            let block = self.block_named(label)?;
            return Ok(self.intern(ty, ConstKind::BlockAddress { func, block }));
        }
        if self.module.body(func).is_some() {
            let block = self.block_of_finished(func, label)?;
            return Ok(self.intern(ty, ConstKind::BlockAddress { func, block }));
        }
        let pool = if self.in_body { &mut self.body.func.consts } else { &mut self.module.env.consts };
        let constant = pool.reserve(ty);
        // An address from the start, for whoever looks what the elements of an aggregate are.
        pool.set(
            constant,
            ConstData { ty, kind: ConstKind::BlockAddress { func, block: Block::from_u32(0) } },
        );
        let owner = self.in_body.then_some(self.body.global);
        self.blocks.order.push((func, self.span_of(function)));
        self.blocks.by_function.entry(func).or_default().push(PendingBlock { label, owner, constant });
        Ok(constant)
    }

    /// A block of a function that has been read completely.
    pub(super) fn block_of_finished(&mut self, func: Global, label: Token) -> Parse<Block> {
        let span = self.span_of(label);
        if label.kind == Tok::LocalId {
            let message = "cannot take address of numeric label after the function is defined";
            return Err(self.error(span, message));
        }
        let name = self.content(label);
        let body = self.module.body(func);
        let names = self.blocks.names.entry(func).or_insert_with(|| {
            let body = body.into_iter();
            body.flat_map(|f| f.blocks().map(|b| (f.names.get(b.into()).into(), b))).collect()
        });
        match names.get(&*name) {
            Some(&block) => Ok(block),
            None => Err(self.error(span, "referenced value is not a basic block")),
        }
    }

    /// Fills in the addresses of blocks of the body that has just been read.
    pub(super) fn resolve_block_addresses(&mut self, func: Global) {
        for pending in self.blocks.by_function.remove(&func).unwrap_or_default() {
            let Ok(block) = self.block_named(pending.label) else { continue };
            let ty = self.module.globals[func].ty;
            let data = ConstData { ty, kind: ConstKind::BlockAddress { func, block } };
            match pending.owner {
                None => self.module.env.consts.set(pending.constant, data),
                Some(owner) if owner == func => self.body.func.consts.set(pending.constant, data),
                Some(owner) => {
                    if let Some(body) = self.module.body_mut(owner) {
                        body.consts.set(pending.constant, data);
                    }
                }
            }
        }
    }

    /// Reports addresses of blocks in functions that have no body.
    pub(super) fn check_block_addresses(&mut self) {
        for (func, span) in std::mem::take(&mut self.blocks.order) {
            if !self.blocks.by_function.contains_key(&func) {
                continue;
            }
            let message = if self.global_is_forward(func) {
                "expected function name in blockaddress"
            } else {
                "cannot take blockaddress inside a declaration"
            };
            self.error(span, message);
        }
    }
}
