//! Values as operands: names and numbers, and constants written out in full.
//!
//! Constants nest as deep as the input wants, so aggregates and expressions are written with a stack of their own.

use super::numbers::{LocalNumbers, NONE};
use super::{Printer, floats};
use crate::constant::{
    ConstData, ConstExpr, ConstKind, InlineAsm, PtrAuth, data_element, data_element_bytes,
};
use crate::inst::{InstFlags, Opcode};
use crate::types::{Type, TypeData};
use crate::value::{Block, Global, Value, ValueKind};
use smallvec::SmallVec;
use support::apint::APInt;

/// A constant with operands whose beginning has been written.
struct Open<'m> {
    operands: Operands<'m>,
    next: usize,
    close: Close<'m>,
}

enum Operands<'m> {
    Slice(&'m [Value]),
    Few(SmallVec<[Value; 5]>),
}

/// What ends a constant with operands.
enum Close<'m> {
    Text(&'static str),
    /// ` to T)`
    Cast(Type),
    /// `, <2 x i32> <i32 0, i32 1>)`, with the type of the result.
    Mask(Type, &'m [i32]),
}

impl Operands<'_> {
    fn as_slice(&self) -> &[Value] {
        match self {
            Operands::Slice(slice) => slice,
            Operands::Few(few) => few,
        }
    }
}

impl<'m> Printer<'m, '_> {
    /// A value without its type.
    #[inline]
    pub(super) fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let number = self.locals.inst(inst);
                self.local_name(value, number);
            }
            ValueKind::Arg(arg) => {
                let number = self.locals.arg(arg);
                self.local_name(value, number);
            }
            ValueKind::Block(block) => {
                let number = self.locals.block(block);
                self.local_name(value, number);
            }
            ValueKind::Global(global) => self.global_name(global),
            ValueKind::Metadata(operand) => self.md_operand(operand),
            ValueKind::LocalConst(_) | ValueKind::ModuleConst(_) => match self.constant_data(value) {
                Some(data) => self.constant(data),
                None => self.out.str("<badref>"),
            },
        }
    }

    /// A value after its type.
    #[inline]
    pub(super) fn typed(&mut self, value: Value) {
        let ty = self.type_of(value);
        self.ty(ty);
        self.out.byte(b' ');
        self.value(value);
    }

    /// Values with their types, separated by commas.
    pub(super) fn typed_list(&mut self, values: &[Value]) {
        for (i, &value) in values.iter().enumerate() {
            if i > 0 {
                self.out.str(", ");
            }
            self.typed(value);
        }
    }

    #[inline]
    fn local_name(&mut self, value: Value, number: u32) {
        if number != NONE {
            self.out.byte(b'%');
            return self.out.uint(number.into());
        }
        match self.func.map(|f| f.names.get(value)) {
            Some(name) if !name.is_empty() => {
                self.out.byte(b'%');
                self.out.name(name);
            }
            _ => self.out.str("<badref>"),
        }
    }

    pub(super) fn global_name(&mut self, global: Global) {
        let Some(data) = self.env.globals.get(global) else { return self.out.str("<badref>") };
        if !data.name.is_empty() {
            self.out.byte(b'@');
            return self.out.name(&data.name);
        }
        match self.numbers.global(global) {
            NONE => self.out.str("<badref>"),
            number => {
                self.out.byte(b'@');
                self.out.uint(number.into());
            }
        }
    }

    #[inline]
    pub(super) fn constant_data(&self, value: Value) -> Option<&'m ConstData> {
        match value.kind() {
            ValueKind::LocalConst(c) => self.func.map(|f| f.consts.get(c)),
            ValueKind::ModuleConst(c) => Some(self.env.consts.get(c)),
            _ => None,
        }
    }

    fn constant(&mut self, data: &'m ConstData) {
        let Some(open) = self.begin(data) else { return };
        let mut stack = vec![open];
        while let Some(top) = stack.last_mut() {
            let Some(&operand) = top.operands.as_slice().get(top.next) else {
                if let Some(Open { close, .. }) = stack.pop() {
                    self.close(close);
                }
                continue;
            };
            if top.next > 0 {
                self.out.str(", ");
            }
            top.next += 1;
            let ty = self.type_of(operand);
            self.ty(ty);
            self.out.byte(b' ');
            match self.constant_data(operand) {
                Some(data) => stack.extend(self.begin(data)),
                None => self.value(operand),
            }
        }
    }

    /// Writes a whole constant if it has no operands; otherwise its beginning, and returns the rest.
    fn begin(&mut self, data: &'m ConstData) -> Option<Open<'m>> {
        match &data.kind {
            ConstKind::Int(word) => self.int(data.ty, *word),
            ConstKind::WideInt(words) => self.wide_int(data.ty, words),
            ConstKind::Float(bits) => floats::write_narrow(&mut self.out, data.ty, *bits),
            ConstKind::WideFloat(words) => floats::write_wide(&mut self.out, data.ty, *words),
            ConstKind::Null => self.out.str(match self.env.types.get(data.ty) {
                TypeData::Ptr { .. } => "null",
                TypeData::Token => "none",
                _ => "zeroinitializer",
            }),
            ConstKind::Undef => self.out.str("undef"),
            ConstKind::Poison => self.out.str("poison"),
            ConstKind::Aggregate(elements) => return self.begin_aggregate(data.ty, elements),
            ConstKind::Data(bytes) => self.data(data.ty, bytes),
            ConstKind::Expr(expr) => return self.begin_expr(data.ty, expr),
            ConstKind::BlockAddress { func, block } => self.block_address(*func, *block),
            ConstKind::DsoLocalEquivalent(global) => {
                self.out.str("dso_local_equivalent ");
                self.global_name(*global);
            }
            ConstKind::NoCfi(global) => {
                self.out.str("no_cfi ");
                self.global_name(*global);
            }
            ConstKind::PtrAuth(auth) => return Some(self.begin_ptr_auth(auth)),
            ConstKind::InlineAsm(inline_asm) => self.inline_asm(inline_asm),
        }
        None
    }

    fn close(&mut self, close: Close<'_>) {
        match close {
            Close::Text(text) => self.out.str(text),
            Close::Cast(ty) => {
                self.out.str(" to ");
                self.ty(ty);
                self.out.byte(b')');
            }
            Close::Mask(ty, mask) => {
                self.shuffle_mask(ty, mask);
                self.out.byte(b')');
            }
        }
    }

    /// An integer of at most 64 bits: signed, but `i1` is a truth value.
    fn int(&mut self, ty: Type, word: u64) {
        if ty == Type::I1 {
            return self.out.str(if word & 1 != 0 { "true" } else { "false" });
        }
        let unused = 64 - self.env.types.int_bits(ty).unwrap_or(64).clamp(1, 64);
        self.out.int((word << unused) as i64 >> unused);
    }

    fn wide_int(&mut self, ty: Type, words: &[u64]) {
        let bits = self.env.types.int_bits(ty).unwrap_or(words.len() as u32 * 64);
        self.out.str(&APInt::from_words(bits, words).to_decimal_signed());
    }

    fn begin_aggregate(&mut self, ty: Type, elements: &'m [Value]) -> Option<Open<'m>> {
        let types = &self.env.types;
        let (open, close) = match types.get(ty) {
            TypeData::Array { .. } => ("[", "]"),
            TypeData::Vector { .. } => match *elements {
                [first, ref rest @ ..] if self.is_number(first) && rest.iter().all(|&e| e == first) => {
                    self.splat(first);
                    return None;
                }
                _ => ("<", ">"),
            },
            _ => match (types.struct_body(ty), elements.is_empty()) {
                (Some((_, true)), true) => ("<{", "}>"),
                (Some((_, true)), false) => ("<{ ", " }>"),
                (_, true) => ("{", "}"),
                (_, false) => ("{ ", " }"),
            },
        };
        self.out.str(open);
        Some(Open { operands: Operands::Slice(elements), next: 0, close: Close::Text(close) })
    }

    /// Whether a value is an integer or floating-point constant.
    fn is_number(&self, value: Value) -> bool {
        let is_number = |data: &ConstData| {
            matches!(
                data.kind,
                ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::WideFloat(_)
            )
        };
        self.constant_data(value).is_some_and(is_number)
    }

    /// `splat (i32 1)`
    fn splat(&mut self, element: Value) {
        self.out.str("splat (");
        self.typed(element);
        self.out.byte(b')');
    }

    fn data(&mut self, ty: Type, bytes: &[u8]) {
        let (elem, is_array) = match *self.env.types.get(ty) {
            TypeData::Array { elem, .. } => (elem, true),
            TypeData::Vector { elem, .. } => (elem, false),
            _ => return self.out.str("<badref>"),
        };
        if is_array && elem == Type::I8 {
            self.out.byte(b'c');
            return self.out.quoted(bytes);
        }
        let size = data_element_bytes(&self.env.types, elem).unwrap_or(1);
        let count = bytes.len() / size;
        if !is_array && bytes.chunks_exact(size).all(|element| element == &bytes[..size]) {
            self.out.str("splat (");
            self.data_element(elem, data_element(bytes, size, 0));
            return self.out.byte(b')');
        }
        self.out.byte(if is_array { b'[' } else { b'<' });
        for i in 0..count {
            if i > 0 {
                self.out.str(", ");
            }
            self.data_element(elem, data_element(bytes, size, i));
        }
        self.out.byte(if is_array { b']' } else { b'>' });
    }

    fn data_element(&mut self, elem: Type, bits: u64) {
        self.ty(elem);
        self.out.byte(b' ');
        if self.env.types.is_float(elem) {
            floats::write_narrow(&mut self.out, elem, bits);
        } else {
            self.int(elem, bits);
        }
    }

    fn begin_expr(&mut self, ty: Type, expr: &'m ConstExpr) -> Option<Open<'m>> {
        if let Some(element) = self.splat_of_expr(expr) {
            self.splat(element);
            return None;
        }
        self.out.str(expr.opcode.name());
        self.optimization_flags(expr.opcode, InstFlags(expr.flags));
        if let Some((start, end)) = expr.inrange {
            self.out.str(" inrange(");
            self.out.int(start);
            self.out.str(", ");
            self.out.int(end);
            self.out.byte(b')');
        }
        self.out.str(" (");
        if expr.opcode == Opcode::GetElementPtr {
            self.ty(expr.source_ty);
            self.out.str(", ");
        }
        let close = match expr.opcode {
            op if op.is_cast() => Close::Cast(ty),
            Opcode::ShuffleVector => Close::Mask(ty, &expr.mask),
            _ => Close::Text(")"),
        };
        Some(Open { operands: Operands::Slice(&expr.operands), next: 0, close })
    }

    /// The element of a vector of unknown length whose elements are all one number: a `shufflevector` with a zero mask
    /// of an `insertelement` at index 0.
    fn splat_of_expr(&self, expr: &ConstExpr) -> Option<Value> {
        let [vector, other] = *expr.operands else { return None };
        if expr.opcode != Opcode::ShuffleVector || !expr.mask.iter().all(|&i| i == 0) || !self.is_undef(other)
        {
            return None;
        }
        let ConstKind::Expr(insert) = &self.constant_data(vector)?.kind else { return None };
        let [base, element, index] = *insert.operands else { return None };
        let at_zero = matches!(self.constant_data(index)?.kind, ConstKind::Int(0));
        let is_splat = insert.opcode == Opcode::InsertElement && at_zero && self.is_undef(base);
        (is_splat && self.is_number(element)).then_some(element)
    }

    fn is_undef(&self, value: Value) -> bool {
        let is_undef = |data: &ConstData| matches!(data.kind, ConstKind::Undef | ConstKind::Poison);
        self.constant_data(value).is_some_and(is_undef)
    }

    /// `ptrauth (ptr @p, i32 0, i64 5, ptr @q)`, without trailing parts that are null.
    fn begin_ptr_auth(&mut self, auth: &PtrAuth) -> Open<'m> {
        let is_null = |value| self.constant_data(value).is_some_and(|data| data.kind.is_null());
        let optional = [auth.discriminator, auth.addr_discriminator, auth.deactivation_symbol];
        let given = optional.iter().rposition(|&value| !is_null(value)).map_or(0, |last| last + 1);
        let mut operands = SmallVec::from_slice(&[auth.pointer, auth.key]);
        operands.extend_from_slice(&optional[..given]);
        self.out.str("ptrauth (");
        Open { operands: Operands::Few(operands), next: 0, close: Close::Text(")") }
    }

    /// `blockaddress(@f, %block)`. The block is usually one of another function.
    fn block_address(&mut self, function: Global, block: Block) {
        self.out.str("blockaddress(");
        self.global_name(function);
        self.out.str(", ");
        self.block_of_function(function, block);
        self.out.byte(b')');
    }

    fn block_of_function(&mut self, function: Global, block: Block) {
        let Some(func) = self.body(function).filter(|f| f.is_valid_block(block)) else {
            return self.out.str("<badref>");
        };
        let name = func.names.get(Value::block(block));
        if !name.is_empty() {
            self.out.byte(b'%');
            return self.out.name(name);
        }
        let numbers = self.block_numbers.entry(function).or_insert_with(|| {
            let mut numbers = LocalNumbers::default();
            numbers.assign(func);
            numbers
        });
        match numbers.block(block) {
            NONE => self.out.str("<badref>"),
            number => {
                self.out.byte(b'%');
                self.out.uint(number.into());
            }
        }
    }

    fn inline_asm(&mut self, inline_asm: &InlineAsm) {
        self.out.str("asm ");
        for (given, word) in [
            (inline_asm.side_effect, "sideeffect "),
            (inline_asm.align_stack, "alignstack "),
            (inline_asm.intel_dialect, "inteldialect "),
            (inline_asm.can_throw, "unwind "),
        ] {
            if given {
                self.out.str(word);
            }
        }
        self.out.quoted(&inline_asm.asm);
        self.out.str(", ");
        self.out.quoted(&inline_asm.constraints);
    }

    /// `, <4 x i32> <i32 0, i32 poison, …>`
    pub(super) fn shuffle_mask(&mut self, result: Type, mask: &[i32]) {
        let scalable = self.env.types.vector_shape(result).is_some_and(|(_, scalable)| scalable);
        self.out.str(if scalable { ", <vscale x " } else { ", <" });
        self.out.uint(mask.len() as u64);
        self.out.str(" x i32> ");
        if mask.iter().all(|&i| i == 0) {
            return self.out.str("zeroinitializer");
        }
        if mask.iter().all(|&i| i == -1) {
            return self.out.str("poison");
        }
        for (i, &element) in mask.iter().enumerate() {
            self.out.str(if i == 0 { "<i32 " } else { ", i32 " });
            if element == -1 {
                self.out.str("poison");
            } else {
                self.out.int(element.into());
            }
        }
        self.out.byte(b'>');
    }
}
