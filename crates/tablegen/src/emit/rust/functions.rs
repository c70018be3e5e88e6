//! Expression programs as Rust: each operation makes an expression of those on the stack.

use super::Source;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, VecDeque};
use tables::Image;
use tables::code::Reader;
use tables::expr::{Function, Op, hook_kind};
use tables::image::SectionId;

/// What generated functions need around them.
pub fn write_prelude(out: &mut Source<'_>) {
    out.line("/// An instruction, and the subtarget it is for.");
    out.open("pub trait InstView ");
    out.line("fn opcode(&self) -> u16;");
    out.line("fn num_operands(&self) -> usize;");
    out.line("/// What an operand is, and its register or constant. 0: nothing; 1: a register; 2: a virtual register;");
    out.line("/// 3: a constant; 4: a symbol; 5: something else.");
    out.line("fn operand(&self, index: i64) -> (i64, i64);");
    out.line("fn has_feature(&self, feature: u16) -> bool;");
    out.line("fn mode(&self) -> u16;");
    out.line("/// Functions that the description leaves to code.");
    out.line("fn hook(&self, name: &str, args: &[i64]) -> i64;");
    out.close();
    for line in [
        "fn div_s(a: i64, b: i64) -> i64 { if b == 0 { 0 } else { a.wrapping_div(b) } }",
        "fn rem_s(a: i64, b: i64) -> i64 { if b == 0 { 0 } else { a.wrapping_rem(b) } }",
        "fn div_u(a: i64, b: i64) -> i64 { (a as u64).checked_div(b as u64).unwrap_or(0) as i64 }",
        "fn rem_u(a: i64, b: i64) -> i64 { (a as u64).checked_rem(b as u64).unwrap_or(0) as i64 }",
        "fn shl(a: i64, n: i64) -> i64 { if (0..64).contains(&n) { a << n } else { 0 } }",
        "fn shr_s(a: i64, n: i64) -> i64 { a >> if (0..64).contains(&n) { n } else { 63 } }",
        "fn shr_u(a: i64, n: i64) -> i64 { if (0..64).contains(&n) { ((a as u64) >> n) as i64 } else { 0 } }",
        "fn is_int(a: i64, n: i64) -> i64 {",
        "    i64::from(match n { 64.. => true, ..=0 => a == 0, _ => a << (64 - n) >> (64 - n) == a })",
        "}",
        "fn is_uint(a: i64, n: i64) -> i64 { i64::from(match n { 64.. => true, ..=0 => a == 0, _ => (a as u64) >> n == 0 }) }",
        "fn sext(a: i64, n: i64) -> i64 { if (1..64).contains(&n) { a << (64 - n) >> (64 - n) } else if n < 1 { 0 } else { a } }",
    ] {
        out.line(line);
    }
}

/// The functions of an image that generated code calls.
pub struct Functions<'a> {
    image: &'a Image,
    pending: VecDeque<u32>,
    written: BTreeMap<u32, String>,
}

impl<'a> Functions<'a> {
    pub fn new(image: &'a Image) -> Functions<'a> {
        Functions { image, pending: VecDeque::new(), written: BTreeMap::new() }
    }

    /// An expression that calls a function.
    pub fn call(&mut self, index: u32, args: &[String]) -> String {
        let record = self.image.records::<Function>().get(index as usize).unwrap_or_default();
        if record.is_hook != hook_kind::PROGRAM {
            return format!("mi.hook({:?}, &[{}])", self.image.string(record.name), args.join(", "));
        }
        if let Entry::Vacant(entry) = self.written.entry(index) {
            entry.insert(String::new());
            self.pending.push_back(index);
        }
        let args: Vec<&str> = std::iter::once("mi").chain(args.iter().map(String::as_str)).collect();
        format!("f{index}({})", args.join(", "))
    }

    /// The functions that were called, and those that these call.
    pub fn write_called(&mut self, out: &mut Source<'_>) {
        while let Some(index) = self.pending.pop_front() {
            let record = self.image.records::<Function>().get(index as usize).unwrap_or_default();
            let code = self.image.program(SectionId::Expressions, record.program);
            let body = self.body(code, None);
            let params: String = (0..record.num_params).map(|p| format!(", p{p}: i64")).collect();
            self.written.insert(
                index,
                format!("fn f{index}(mi: &dyn InstView{params}) -> i64 {{ let _ = mi; {body} }}"),
            );
        }
        for text in self.written.values() {
            out.line(text);
        }
    }

    /// The expression that a program computes, up to its end or over `len` bytes. Nesting is that of the program's skips.
    fn body(&mut self, mut code: Reader<'a>, len: Option<usize>) -> String {
        let start = code.position();
        let mut stack: Vec<String> = Vec::new();
        fn pop(stack: &mut Vec<String>) -> String {
            stack.pop().unwrap_or_else(|| "0".to_owned())
        }
        while len.is_none_or(|len| code.position() - start < len) {
            let op = Op::from_byte(code.byte());
            let text = match op {
                Op::End => break,
                Op::Const => format!("{}_i64", code.signed()),
                Op::Param => format!("p{}", code.number()),
                Op::Feature => format!("i64::from(mi.has_feature({}))", code.number()),
                Op::Mode => format!("i64::from(mi.mode() == {})", code.number()),
                Op::Opcode => "i64::from(mi.opcode())".to_owned(),
                Op::NumOperands => "(mi.num_operands() as i64)".to_owned(),
                Op::Call => {
                    let index = code.number() as u32;
                    let record = self.image.records::<Function>().get(index as usize).unwrap_or_default();
                    let args = stack.split_off(stack.len().saturating_sub(record.num_params.into()));
                    self.call(index, &args)
                }
                Op::SkipIfZero | Op::SkipIfNonZero => {
                    let distance = code.number() as usize;
                    let kept = pop(&mut stack);
                    let rest = self.body(code, Some(distance));
                    code.skip(distance);
                    if op == Op::SkipIfZero {
                        format!("(if {kept} == 0 {{ 0 }} else {{ {rest} }})")
                    } else {
                        format!("(match {kept} {{ 0 => {rest}, kept => kept }})")
                    }
                }
                Op::Select => {
                    let (otherwise, then, condition) = (pop(&mut stack), pop(&mut stack), pop(&mut stack));
                    format!("(if {condition} != 0 {{ {then} }} else {{ {otherwise} }})")
                }
                _ => {
                    let last = pop(&mut stack);
                    match unary(op, &last) {
                        Some(text) => text,
                        None => binary(op, &pop(&mut stack), &last),
                    }
                }
            };
            stack.push(text);
        }
        pop(&mut stack)
    }
}

fn unary(op: Op, a: &str) -> Option<String> {
    Some(match op {
        Op::Neg => format!("({a}).wrapping_neg()"),
        Op::Not => format!("!({a})"),
        Op::IsZero => format!("i64::from({a} == 0)"),
        Op::CountOnes => format!("i64::from(({a}).count_ones())"),
        Op::CountTrailingZeros => format!("i64::from(({a}).trailing_zeros())"),
        Op::CountLeadingZeros => format!("i64::from(({a}).leading_zeros())"),
        Op::OperandKind => format!("mi.operand({a}).0"),
        Op::OperandValue => format!("mi.operand({a}).1"),
        _ => return None,
    })
}

fn binary(op: Op, a: &str, b: &str) -> String {
    let compare = |sign: &str| format!("i64::from({a} {sign} {b})");
    // A cast before `<` would be read as the start of type arguments.
    let unsigned = |sign: &str| format!("i64::from((({a}) as u64) {sign} (({b}) as u64))");
    match op {
        Op::Add => format!("({a}).wrapping_add({b})"),
        Op::Sub => format!("({a}).wrapping_sub({b})"),
        Op::Mul => format!("({a}).wrapping_mul({b})"),
        Op::DivS => format!("div_s({a}, {b})"),
        Op::DivU => format!("div_u({a}, {b})"),
        Op::RemS => format!("rem_s({a}, {b})"),
        Op::RemU => format!("rem_u({a}, {b})"),
        Op::And => format!("({a} & {b})"),
        Op::Or => format!("({a} | {b})"),
        Op::Xor => format!("({a} ^ {b})"),
        Op::Shl => format!("shl({a}, {b})"),
        Op::ShrS => format!("shr_s({a}, {b})"),
        Op::ShrU => format!("shr_u({a}, {b})"),
        Op::Eq => compare("=="),
        Op::Ne => compare("!="),
        Op::LtS => compare("<"),
        Op::LeS => compare("<="),
        Op::LtU => unsigned("<"),
        Op::LeU => unsigned("<="),
        Op::IsInt => format!("is_int({a}, {b})"),
        Op::IsUInt => format!("is_uint({a}, {b})"),
        _ => format!("sext({a}, {b})"),
    }
}
