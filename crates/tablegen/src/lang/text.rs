//! Values and types as text, in the spelling of `-print-records`.
//!
//! Everything is appended to a byte buffer, so that printing a large value allocates nothing in between.

use super::context::Context;
use super::record::{Field, FieldKind, RecordId};
use super::token::Op;
use super::types::{Type, TypeKind};
use super::value::{ArgumentTarget, Value, View};
use std::io::Write;
use support::interner::Symbol as Str;

impl Context {
    /// A type as text, for messages.
    pub fn type_text(&self, ty: Type) -> String {
        let mut out = Vec::new();
        self.write_type(&mut out, ty);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// A value as text, for messages.
    pub fn value_text(&self, v: Value) -> String {
        let mut out = Vec::new();
        self.write_value(&mut out, v);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// A value as text without quotes if it is a string.
    pub fn unquoted_text(&self, v: Value) -> String {
        let mut out = Vec::new();
        self.write_unquoted(&mut out, v);
        String::from_utf8_lossy(&out).into_owned()
    }

    pub fn write_type(&self, out: &mut Vec<u8>, ty: Type) {
        if ty == Type::NONE {
            return out.push(b'?');
        }
        match self.types.kind(ty) {
            TypeKind::Bit => out.extend_from_slice(b"bit"),
            TypeKind::Int => out.extend_from_slice(b"int"),
            TypeKind::String => out.extend_from_slice(b"string"),
            TypeKind::Dag => out.extend_from_slice(b"dag"),
            TypeKind::Bits(width) => {
                let _ = write!(out, "bits<{width}>");
            }
            &TypeKind::List(element) => {
                out.extend_from_slice(b"list<");
                self.write_type(out, element);
                out.push(b'>');
            }
            TypeKind::Record(classes) => match classes[..] {
                [class] => out.extend_from_slice(self.record_name(class)),
                _ => {
                    out.push(b'{');
                    for (i, &class) in classes.iter().enumerate() {
                        out.extend_from_slice(if i == 0 { b"" } else { b", " });
                        out.extend_from_slice(self.record_name(class));
                    }
                    out.push(b'}');
                }
            },
        }
    }

    pub fn write_unquoted(&self, out: &mut Vec<u8>, v: Value) {
        match self.values.view(v) {
            View::Str(string, _) => out.extend_from_slice(self.strings.resolve(string)),
            _ => self.write_value(out, v),
        }
    }

    pub fn write_value(&self, out: &mut Vec<u8>, v: Value) {
        match self.values.view(v) {
            View::Unset => out.push(b'?'),
            View::Bit(bit) => out.push(if bit { b'1' } else { b'0' }),
            View::Int(int) => write_int(out, int),
            View::Str(string, is_code) => self.write_string(out, string, is_code),
            View::Bits(bits) => {
                out.extend_from_slice(b"{ ");
                self.write_list(out, bits.iter().rev());
                out.extend_from_slice(b" }");
            }
            View::List(elements) => {
                out.push(b'[');
                self.write_list(out, elements.iter());
                out.push(b']');
            }
            View::Dag(dag) => {
                out.push(b'(');
                self.write_value(out, dag.op);
                self.write_dag_name(out, dag.op_name);
                for (i, (&arg, &name)) in dag.args.iter().zip(dag.names).enumerate() {
                    out.extend_from_slice(if i == 0 { b" " } else { b", " });
                    self.write_value(out, arg);
                    self.write_dag_name(out, name);
                }
                out.push(b')');
            }
            View::Def(record) => out.extend_from_slice(self.record_name(record)),
            View::Var(name) => self.write_unquoted(out, name),
            View::VarBit(of, bit) => {
                self.write_value(out, of);
                let _ = write!(out, "{{{bit}}}");
            }
            View::Field(of, name) => {
                self.write_value(out, of);
                out.push(b'.');
                out.extend_from_slice(self.strings.resolve(name));
            }
            View::Anonymous(number) => {
                let _ = write!(out, "anonymous_{number}");
            }
            View::Instance(class) => self.write_instance(out, class, v),
            _ => self.write_operator(out, v),
        }
    }

    fn write_list<'a>(&self, out: &mut Vec<u8>, elements: impl Iterator<Item = &'a Value>) {
        for (i, &element) in elements.enumerate() {
            if i > 0 {
                out.extend_from_slice(b", ");
            }
            self.write_value(out, element);
        }
    }

    fn write_dag_name(&self, out: &mut Vec<u8>, name: Value) {
        if name != Value::UNSET {
            out.extend_from_slice(b":$");
            self.write_unquoted(out, name);
        }
    }

    fn write_string(&self, out: &mut Vec<u8>, string: Str, is_code: bool) {
        let (open, close): (&[u8], &[u8]) = if is_code { (b"[{", b"}]") } else { (b"\"", b"\"") };
        out.extend_from_slice(open);
        out.extend_from_slice(self.strings.resolve(string));
        out.extend_from_slice(close);
    }

    fn write_instance(&self, out: &mut Vec<u8>, class: RecordId, v: Value) {
        out.extend_from_slice(self.record_name(class));
        out.push(b'<');
        for (i, argument) in self.values.arguments(v).into_iter().enumerate() {
            if i > 0 {
                out.extend_from_slice(b", ");
            }
            match argument.target {
                ArgumentTarget::Position(position) => write_int(out, i64::from(position)),
                ArgumentTarget::Named(name) => self.write_value(out, name),
            }
            out.extend_from_slice(b": ");
            self.write_value(out, argument.value);
        }
        out.push(b'>');
    }

    fn write_operator(&self, out: &mut Vec<u8>, v: Value) {
        let ty = self.values.ty(v);
        match self.values.view(v) {
            View::Unary(op, operand) => {
                self.write_call(out, op, (op == Op::Cast).then_some(ty));
                self.write_list(out, [operand].iter());
            }
            View::Binary(op @ (Op::ListElem | Op::ListSlice | Op::RangeClosed), lhs, rhs) => {
                self.write_value(out, lhs);
                let (open, close): (&[u8], &[u8]) =
                    if op == Op::RangeClosed { (b"...", b"") } else { (b"[", b"]") };
                out.extend_from_slice(open);
                self.write_value(out, rhs);
                return out.extend_from_slice(close);
            }
            View::Binary(op, lhs, rhs) => {
                self.write_call(out, op, (op == Op::GetDagArg).then_some(ty));
                self.write_list(out, [lhs, rhs].iter());
            }
            View::Ternary(op, [a, b, c]) => {
                self.write_call(out, op, None);
                if matches!(op, Op::Foreach | Op::Filter) {
                    self.write_unquoted(out, a);
                } else {
                    self.write_value(out, a);
                }
                out.extend_from_slice(b", ");
                self.write_list(out, [b, c].iter());
            }
            View::Fold([start, list, accumulator, element, body]) => {
                out.extend_from_slice(b"!foldl(");
                self.write_list(out, [start, list].iter());
                for name in [accumulator, element] {
                    out.extend_from_slice(b", ");
                    self.write_unquoted(out, name);
                }
                out.extend_from_slice(b", ");
                self.write_value(out, body);
            }
            View::IsA(ty, operand) => {
                self.write_call(out, Op::IsA, Some(ty));
                self.write_value(out, operand);
            }
            View::Exists(ty, operand) => {
                self.write_call(out, Op::Exists, Some(ty));
                self.write_value(out, operand);
            }
            View::Instances(ty, operand) => {
                self.write_call(out, Op::Instances, Some(ty));
                self.write_value(out, operand);
            }
            View::Cond(cases) => {
                out.extend_from_slice(b"!cond(");
                for (i, case) in cases.chunks_exact(2).enumerate() {
                    out.extend_from_slice(if i == 0 { b"" } else { b", " });
                    self.write_value(out, case[0]);
                    out.extend_from_slice(b": ");
                    self.write_value(out, case[1]);
                }
            }
            _ => {}
        }
        out.push(b')');
    }

    fn write_call(&self, out: &mut Vec<u8>, op: Op, ty: Option<Type>) {
        out.push(b'!');
        out.extend_from_slice(op.name().as_bytes());
        if let Some(ty) = ty {
            out.push(b'<');
            self.write_type(out, ty);
            out.push(b'>');
        }
        out.push(b'(');
    }

    /// `type name = value`, with `field` before it if it was declared so.
    pub fn write_field(&self, out: &mut Vec<u8>, field: &Field) {
        if field.kind == FieldKind::Nonconcrete {
            out.extend_from_slice(b"field ");
        }
        match self.values.view(field.value) {
            View::Str(_, true) if field.ty == Type::STRING => out.extend_from_slice(b"code"),
            _ => self.write_type(out, field.ty),
        }
        out.push(b' ');
        out.extend_from_slice(self.strings.resolve(field.name));
        out.extend_from_slice(b" = ");
        self.write_value(out, field.value);
    }

    /// A whole record as `-print-records` shows it, without the leading `class` or `def`.
    pub fn write_record(&self, out: &mut Vec<u8>, id: RecordId) {
        let record = self.record(id);
        self.write_unquoted(out, record.name);
        let args = record.template_args();
        if !args.is_empty() {
            out.push(b'<');
            for (i, field) in args.iter().filter_map(|&arg| record.field(arg)).enumerate() {
                out.extend_from_slice(if i == 0 { b"" } else { b", " });
                self.write_field(out, field);
            }
            out.push(b'>');
        }
        out.extend_from_slice(b" {");
        if !record.parents.is_empty() {
            out.extend_from_slice(b"\t//");
        }
        for &parent in &record.parents {
            for &class in self.record(parent).ancestors().iter().chain([&parent]) {
                out.push(b' ');
                out.extend_from_slice(self.record_name(class));
            }
        }
        out.push(b'\n');
        for wanted in [FieldKind::Nonconcrete, FieldKind::Normal] {
            for field in record.fields.iter().filter(|field| field.kind == wanted) {
                out.extend_from_slice(b"  ");
                self.write_field(out, field);
                out.extend_from_slice(b";\n");
            }
        }
        out.extend_from_slice(b"}\n");
    }
}

/// Decimal digits of an integer, without the detour through the formatting machinery.
pub fn write_int(out: &mut Vec<u8>, int: i64) {
    let mut digits = [0u8; 20];
    let mut i = digits.len();
    let mut rest = int.unsigned_abs();
    loop {
        i -= 1;
        digits[i] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if int < 0 {
        out.push(b'-');
    }
    out.extend_from_slice(&digits[i..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        for int in [0, 7, -7, i64::MAX, i64::MIN, 1_000_000] {
            let mut out = Vec::new();
            write_int(&mut out, int);
            assert_eq!(out, int.to_string().as_bytes());
        }
    }
}
