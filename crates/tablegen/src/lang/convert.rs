//! Conversions between types: which are implicit, what they do to values, and the common type of two types.

use super::context::{Context, Result};
use super::ops::Fold;
use super::record::RecordId;
use super::token::Op;
use super::types::{Type, TypeKind};
use super::value::{Value, View};

impl Context {
    /// Whether a value of `from` may be given where `to` is wanted.
    pub fn is_convertible(&self, from: Type, to: Type) -> bool {
        if from == to {
            return true;
        }
        match (self.types.kind(from), self.types.kind(to)) {
            (TypeKind::Bit, TypeKind::Int) | (TypeKind::Int, TypeKind::Bit | TypeKind::Bits(_)) => true,
            (TypeKind::Bit, &TypeKind::Bits(width)) | (&TypeKind::Bits(width), TypeKind::Bit) => width == 1,
            (TypeKind::Bits(_), TypeKind::Int) => true,
            (&TypeKind::List(from), &TypeKind::List(to)) => self.is_convertible(from, to),
            (TypeKind::Record(from), TypeKind::Record(to)) => self.is_record_convertible(from, to),
            _ => false,
        }
    }

    /// Whether every value of `from` is one of `to` as it is.
    pub fn is_a(&self, from: Type, to: Type) -> bool {
        if from == to {
            return true;
        }
        match (self.types.kind(from), self.types.kind(to)) {
            (&TypeKind::List(from), &TypeKind::List(to)) => self.is_a(from, to),
            (TypeKind::Record(from), TypeKind::Record(to)) => self.is_record_convertible(from, to),
            _ => false,
        }
    }

    fn is_record_convertible(&self, from: &[RecordId], to: &[RecordId]) -> bool {
        to.iter().all(|&class| self.has_class(from, class))
    }

    fn has_class(&self, classes: &[RecordId], class: RecordId) -> bool {
        classes.iter().any(|&c| self.is_class_or_subclass(c, class))
    }

    /// The type that values of both types can be given as.
    pub fn common_type(&mut self, a: Type, b: Type) -> Option<Type> {
        if a == b {
            return Some(a);
        }
        if let (Some(classes_a), Some(classes_b)) = (self.types.classes(a), self.types.classes(b)) {
            let common = self.common_classes(classes_a, classes_b);
            return Some(self.record_type(&common));
        }
        if self.is_convertible(a, b) {
            return Some(b);
        }
        if self.is_convertible(b, a) {
            return Some(a);
        }
        let (a, b) = (self.types.element(a)?, self.types.element(b)?);
        let element = self.common_type(a, b)?;
        Some(self.types.list(element))
    }

    /// The most derived classes that both have.
    fn common_classes(&self, a: &[RecordId], b: &[RecordId]) -> Vec<RecordId> {
        let mut stack = a.to_vec();
        let mut common = Vec::new();
        while let Some(class) = stack.pop() {
            if self.has_class(b, class) {
                if !common.contains(&class) {
                    common.push(class);
                }
            } else {
                stack.extend_from_slice(&self.record(class).parents);
            }
        }
        common
    }

    /// The value as one of type `to`, if that needs no computation that must wait.
    pub fn convert(&mut self, v: Value, to: Type) -> Option<Value> {
        let from = self.values.ty(v);
        if from == to {
            return Some(v);
        }
        match self.values.view(v) {
            View::Unset => return Some(v),
            View::Bit(bit) => return self.convert_bit(v, bit, to),
            View::Bits(_) => return self.convert_bits(v, to),
            View::Int(int) => return self.convert_int(int, to),
            View::List(_) => return self.convert_list(v, to),
            View::Def(_) => {
                let fits = self.types.is_record(to) && self.is_convertible(from, to);
                return fits.then_some(v);
            }
            _ => {}
        }
        if self.is_a(from, to) {
            return Some(v);
        }
        if from == Type::BIT && self.types.width(to) == Some(1) {
            return Some(self.values.bits(to, &[v]));
        }
        None
    }

    fn convert_bit(&mut self, v: Value, bit: bool, to: Type) -> Option<Value> {
        match self.types.kind(to) {
            TypeKind::Bit => Some(v),
            TypeKind::Int => Some(self.values.int(i64::from(bit))),
            TypeKind::Bits(1) => Some(self.values.bits(to, &[v])),
            _ => None,
        }
    }

    fn convert_bits(&mut self, v: Value, to: Type) -> Option<Value> {
        let View::Bits(bits) = self.values.view(v) else { return None };
        match self.types.kind(to) {
            TypeKind::Bit if bits.len() == 1 => Some(bits[0]),
            TypeKind::Bits(width) if bits.len() == *width as usize => Some(v),
            TypeKind::Int => {
                let int = self.bits_to_int(v)?;
                Some(self.values.int(int))
            }
            _ => None,
        }
    }

    fn bits_to_int(&self, v: Value) -> Option<i64> {
        let View::Bits(bits) = self.values.view(v) else { return None };
        let mut int = 0u64;
        for (i, &bit) in bits.iter().enumerate() {
            match bit {
                Value::TRUE if i < 64 => int |= 1 << i,
                Value::TRUE | Value::FALSE => {}
                _ => return None,
            }
        }
        Some(int as i64)
    }

    fn convert_int(&mut self, int: i64, to: Type) -> Option<Value> {
        match *self.types.kind(to) {
            TypeKind::Int => Some(self.values.int(int)),
            TypeKind::Bit => matches!(int, 0 | 1).then(|| Value::bit(int == 1)),
            TypeKind::Bits(width) => {
                // `bits<4>` takes -8 to 15.
                let fits = width >= 64 || int >> width == 0 || (width > 0 && int >> (width - 1) == -1);
                if !fits {
                    return None;
                }
                let bit = |i: u32| Value::bit(i < 64 && int >> i & 1 != 0);
                let bits: Vec<Value> = (0..width).map(bit).collect();
                Some(self.values.bits(to, &bits))
            }
            _ => None,
        }
    }

    fn convert_list(&mut self, v: Value, to: Type) -> Option<Value> {
        let element = self.types.element(to)?;
        let mut converted = Vec::new();
        let mut changed = false;
        for i in self.values.range(v) {
            let old = self.values.pooled(i);
            let new = self.convert(old, element)?;
            changed |= new != old;
            converted.push(new);
        }
        Some(if changed { self.values.list(to, &converted) } else { v })
    }

    /// The value as one of type `to`, wrapped in a cast if that must wait for a variable.
    pub fn cast_to(&mut self, v: Value, to: Type) -> Result<Option<Value>> {
        let from = self.values.ty(v);
        if v == Value::UNSET || from == to || self.is_a(from, to) {
            return Ok(Some(v));
        }
        if let Some(converted) = self.convert(v, to) {
            return Ok(Some(converted));
        }
        if !self.is_convertible(from, to) {
            return Ok(None);
        }
        self.unary_op(Op::Cast, v, to, Fold::default()).map(Some)
    }

    /// The value as an integer.
    pub fn as_int(&self, v: Value) -> Option<i64> {
        match self.values.view(v) {
            View::Int(int) => Some(int),
            View::Bit(bit) => Some(i64::from(bit)),
            View::Bits(_) => self.bits_to_int(v),
            _ => None,
        }
    }

    /// One bit of a value. Strings, lists, dags and records have none: they give themselves, and the conversion of
    /// the result to `bit` reports it.
    pub fn bit_of(&mut self, v: Value, bit: u32) -> Value {
        match self.values.view(v) {
            View::Bits(bits) => bits.get(bit as usize).copied().unwrap_or(Value::UNSET),
            View::Int(int) => Value::bit(bit < 64 && int >> bit & 1 != 0),
            View::Unary(..) | View::Binary(..) | View::Ternary(..) | View::Var(_) | View::Field(..) => {
                if self.values.ty(v) == Type::BIT { v } else { self.values.var_bit(v, bit) }
            }
            View::Fold(_) | View::IsA(..) | View::Exists(..) | View::Cond(_) => self.values.var_bit(v, bit),
            _ => v,
        }
    }

    /// `v{bits}`, least significant first; `None` if the value has no such bits.
    pub fn bit_range(&mut self, v: Value, bits: &[u32]) -> Option<Value> {
        let width = match self.values.view(v) {
            View::Int(_) => 64,
            View::Bits(all) => all.len() as u32,
            View::Unset => return None,
            _ => self.types.width(self.values.ty(v))?,
        };
        if bits.iter().any(|&bit| bit >= width) {
            return None;
        }
        let is_literal = matches!(self.values.view(v), View::Int(_) | View::Bits(_));
        let picked: Vec<Value> = bits
            .iter()
            .map(|&bit| if is_literal { self.bit_of(v, bit) } else { self.values.var_bit(v, bit) })
            .collect();
        let ty = self.types.bits(picked.len() as u32);
        Some(self.values.bits(ty, &picked))
    }
}
