//! The instruction printer: runs printing programs, and prints operands and expressions.

use crate::asm_streamer::write_symbol;
use crate::context::Context;
use crate::eval;
use crate::expr::{BinaryOp, Expr, ExprData, Specifier as SpecifierId};
use crate::field_names;
use crate::inst::{Inst, Operand, Reg};
use crate::rewrite;
use crate::sequence::form_fits;
use crate::target::{Subtarget, Target};
use tables::asm::{AsmAlias, PrintOp};
use tables::image::{SectionId, Str};
use tables::instructions::{
    NameSet, NamedValue, OperandForm, OperandType, PrintStyle, Specifier, SpecifierSyntax,
};

/// How instructions are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintOptions {
    /// Assembly variant (`-output-asm-variant`).
    pub variant: u16,
    /// Write immediates in hexadecimal.
    pub hex_immediates: bool,
    /// Write instructions under their own names even where an alias says the same.
    pub no_aliases: bool,
    /// Write registers by their plain names rather than their first alternative ones.
    pub plain_register_names: bool,
    /// Where the instruction stands: distances from it are shown as addresses.
    pub place: Option<Place>,
}

/// An address and its width, and the bytes of the instruction that stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub address: u64,
    pub bits: u8,
    pub size: u8,
}

/// Nesting of expressions beyond which printing gives up with `...`; the parser accepts less.
const MAX_DEPTH: u32 = 512;

/// Appends the text of `inst`, mnemonic first, without line end.
pub fn print_inst(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
    options: &PrintOptions,
    out: &mut String,
) {
    let long = if options.no_aliases { None } else { rewrite::printed(target, subtarget, cx, inst) };
    let inst = long.as_ref().unwrap_or(inst);
    let reworded = rewrite::reworded(target, subtarget, cx, inst);
    let inst = reworded.as_ref().unwrap_or(inst);
    let desc = target.instruction(inst.opcode);
    let printer = Printer { target, subtarget, cx, options };
    if inst.flags != 0 || desc.ts_flags != 0 {
        target.hooks.print_flags(&printer, inst, out);
    }
    if !options.no_aliases {
        for alias in target.image.list(desc.aliases).iter() {
            if printer.alias_applies(&alias, inst) {
                printer.run(alias.program, inst, out);
                return;
            }
        }
    }
    let programs = target.image.list(desc.printers);
    if let Some(program) = programs.get(options.variant as usize).or(programs.get(0)) {
        printer.run(program, inst, out);
    }
}

/// What is worth remarking on an instruction, behind its text.
pub fn remarks(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
    options: &PrintOptions,
) -> Vec<String> {
    target.hooks.remarks(&Printer { target, subtarget, cx, options }, inst)
}

/// Appends an expression as it would be written in assembly.
pub fn print_expr(target: &Target, cx: &Context, expr: Expr, out: &mut String) {
    expr_at(target, cx, expr, 0, out);
}

/// What printing goes by: for the methods of a target's own.
#[derive(Clone, Copy, Debug)]
pub struct Printer<'a> {
    pub target: &'a Target,
    pub subtarget: &'a Subtarget,
    pub cx: &'a Context,
    pub options: &'a PrintOptions,
}

impl Printer<'_> {
    fn run(&self, program: u32, inst: &Inst, out: &mut String) {
        let mut code = self.target.image.program(SectionId::Printing, program);
        loop {
            match PrintOp::from_byte(code.byte()) {
                PrintOp::End => return,
                PrintOp::Text => {
                    let len = code.number() as usize;
                    out.push_str(std::str::from_utf8(code.bytes(len)).unwrap_or(""));
                }
                op @ (PrintOp::Operand | PrintOp::Bare) => {
                    let (index, method, modifier) = (code.number() as usize, code.number(), code.number());
                    // `${name:method}`: here the operand is written in this way.
                    let method = if modifier != 0 { modifier } else { method };
                    self.operand(inst, index, Str(method as u32), op == PrintOp::Bare, out);
                }
                PrintOp::Typed => {
                    let (index, ty) = (code.number() as usize, code.number() as u16);
                    if let Some(&operand) = inst.operands.get(index) {
                        self.value(operand, self.target.operand_type(ty), out);
                    }
                }
                PrintOp::Forms => {
                    let (first, ty) = (code.number() as usize, code.number() as u16);
                    self.composite(inst.operands.get(first..).unwrap_or_default(), ty, out);
                }
            }
        }
    }

    fn operand(&self, inst: &Inst, index: usize, method: Str, bare: bool, out: &mut String) {
        let Some(&operand) = inst.operands.get(index) else {
            out.push_str("<missing operand>");
            return;
        };
        let desc = self.target.instruction(inst.opcode);
        let Some(info) = self.target.image.list(desc.operands).get(index) else { return };
        let ty = self.target.operand_type(info.ty);
        if let (true, Operand::Reg(reg)) = (bare && ty.spelling != Str::default(), operand) {
            return self.numbered(reg, ty, bare, out);
        }
        let method = if method == Str::default() { ty.print } else { method };
        if method != Str::default()
            && self.target.hooks.print_operand(self.target.image.string(method), self, inst, index, out)
        {
            return;
        }
        self.value(operand, ty, out);
    }

    /// A composite operand of type `ty`, by the first form that fits.
    fn composite(&self, parts: &[Operand], ty: u16, out: &mut String) {
        let image = &self.target.image;
        let fits = |form: &OperandForm| {
            form.syntax != u32::MAX && form_fits(self.target, self.subtarget, self.cx, form, parts)
        };
        let Some(form) = image.list(self.target.operand_type(ty).forms).iter().find(fits) else {
            out.push_str("<operand without a form>");
            return;
        };
        let kinds = image.list(form.parts);
        let mut code = image.program(SectionId::Printing, form.syntax);
        loop {
            match PrintOp::from_byte(code.byte()) {
                PrintOp::Text => {
                    let len = code.number() as usize;
                    out.push_str(std::str::from_utf8(code.bytes(len)).unwrap_or(""));
                }
                PrintOp::Operand => {
                    let (index, _method, _modifier) = (code.number() as usize, code.number(), code.number());
                    if let Some((kind, &part)) = kinds.get(index).zip(parts.get(index)) {
                        self.value(part, self.target.operand_type(kind.ty), out);
                    }
                }
                PrintOp::Forms | PrintOp::Bare | PrintOp::Typed | PrintOp::End => return,
            }
        }
    }

    fn value(&self, operand: Operand, ty: &OperandType, out: &mut String) {
        match operand {
            Operand::Reg(reg) if PrintStyle::from_number(ty.style) == PrintStyle::BaseRegister => {
                out.push('(');
                self.register(reg, out);
                out.push(')');
            }
            Operand::Reg(reg) if PrintStyle::from_number(ty.style) == PrintStyle::Parts => {
                for (at, part) in self.target.parts_of(reg).into_iter().enumerate() {
                    out.push_str(if at == 0 { "" } else { ", " });
                    self.register(part, out);
                }
            }
            Operand::Reg(reg) if ty.spelling != Str::default() => self.numbered(reg, ty, false, out),
            Operand::Reg(reg) => self.register(reg, out),
            Operand::Imm(imm) => self.immediate(imm, ty, out),
            Operand::Expr(expr) => self.expression(expr, ty, out),
        }
    }

    /// An expression; where numbers are not written as they are, its constant is not, either.
    fn expression(&self, expr: Expr, ty: &OperandType, out: &mut String) {
        let value = eval::evaluate(self.cx, expr, &eval::NoOffsets).ok();
        match value.filter(|v| ty.print_value != 0 && v.sub.is_none() && v.specifier == SpecifierId::NONE) {
            Some(value) => {
                let mut name = Vec::new();
                value.add.into_iter().for_each(|s| name.extend_from_slice(self.cx.symbol_name(s)));
                out.push_str(&String::from_utf8_lossy(&name));
                if value.constant != 0 || value.add.is_none() {
                    out.push_str(if value.add.is_some() { "+" } else { "" });
                    self.immediate(value.constant, ty, out);
                }
            }
            None => print_expr(self.target, self.cx, expr, out),
        }
    }

    fn prefix_len(&self) -> usize {
        self.target.image.string(self.target.facts.register_prefix).len()
    }

    pub fn register(&self, reg: Reg, out: &mut String) {
        let name = self.target.register_name(reg, self.options.plain_register_names);
        // The prefix belongs to the first syntax.
        let prefix = if self.options.variant == 0 { 0 } else { self.prefix_len() };
        out.push_str(name.get(prefix..).unwrap_or(name));
    }

    /// A register by its number, or as many as make a list. If it is `bare`, nothing stands behind the number.
    fn numbered(&self, reg: Reg, ty: &OperandType, bare: bool, out: &mut String) {
        let spelling = self.target.image.string(ty.spelling);
        let (before, after) = spelling.split_once('#').unwrap_or((spelling, ""));
        let after = if bare { "" } else { after };
        let first = u64::from(self.target.register(reg).encoding);
        let (length, stride) = (u64::from(ty.list_len), u64::from(ty.list_stride));
        let count = u64::from(ty.list_count).max(1);
        let is_range = ty.list_ranges != 0 && length > 2 && stride == 1 && first + length <= count;
        if length != 0 {
            out.push_str("{ ");
        }
        for at in (0..length.max(1)).filter(|&at| !is_range || at == 0 || at + 1 == length) {
            out.push_str(match at {
                0 => "",
                _ if is_range => " - ",
                _ => ", ",
            });
            out.push_str(before);
            push_number((first + at * stride) % count, 10, out);
            out.push_str(after);
        }
        if length != 0 {
            out.push_str(" }");
        }
    }

    fn immediate(&self, imm: i64, ty: &OperandType, out: &mut String) {
        let image = &self.target.image;
        if ty.has_default != 0 {
            if imm == ty.default && (ty.has_default == 1 || !self.options.no_aliases) {
                return;
            }
            // The assembly string does not separate an operand that may be left out.
            out.push_str(", ");
        }
        match NameSet::from_number(ty.name_set) {
            NameSet::InBraces => return self.name_set(imm, ty, out),
            NameSet::Joined => return self.joined_names(imm, ty, out),
            NameSet::Ranges => return self.name_ranges(imm, ty, out),
            NameSet::None => {}
        }
        if let Some(words) = self.fields(imm, ty) {
            out.push_str(&words);
            return;
        }
        let is_known = |n: &NamedValue| {
            n.field == 0
                && n.value == imm
                && (n.known == 0 || self.target.call(n.known - 1, &[], self.subtarget) != 0)
        };
        if let Some(named) = image.list(ty.names).iter().find(is_known) {
            out.push_str(image.string(self.target.facts.name_prefix));
            out.push_str(image.string(named.name));
            return;
        }
        let letters = image.string(ty.letters);
        if !letters.is_empty() {
            self.letter_set(imm, letters, image.string(ty.empty_set), out);
            return;
        }
        if ty.fields_name != Str::default() {
            return field_names::write(&self.target.image, ty, imm as u64, out);
        }
        let style = PrintStyle::from_number(ty.style);
        let is_target =
            matches!(style, PrintStyle::Target | PrintStyle::TargetFromEnd | PrintStyle::TargetFromPlace);
        if is_target && let Some(place) = self.options.place {
            let skipped = if style == PrintStyle::TargetFromEnd { u64::from(place.size) } else { 0 };
            let target = place.address.wrapping_add(skipped).wrapping_add(imm as u64);
            let unused = 64u32.saturating_sub(place.bits.into()).min(63);
            out.push_str("0x");
            push_number(target << unused >> unused, 16, out);
            return;
        }
        let imm = match ty.print_value {
            0 => imm,
            written => self.target.call(written - 1, &[imm], self.subtarget),
        };
        if style == PrintStyle::TargetFromPlace {
            out.push_str(if imm < 0 { "." } else { ".+" });
        }
        let hex = self.options.hex_immediates || style == PrintStyle::Hex;
        if style != PrintStyle::Bare {
            out.push_str(image.string(self.target.facts.immediate_prefix));
        }
        if matches!(style, PrintStyle::HexBits | PrintStyle::HexBitsPadded) {
            out.push_str("0x");
            let digits = (64 - (imm as u64).leading_zeros() as usize).div_ceil(4).max(1);
            let missing = if style == PrintStyle::HexBits { 0 } else { 14usize.saturating_sub(digits) };
            out.extend(std::iter::repeat_n('0', missing));
            return push_number(imm as u64, 16, out);
        }
        push_signed(imm, hex, out);
        if ty.range != 0 {
            out.push(':');
            push_signed(imm + i64::from(ty.range) - 1, hex, out);
        }
    }

    /// A constant, signed, in the base that is wanted.
    pub fn number(&self, number: i64, out: &mut String) {
        push_signed(number, self.options.hex_immediates, out);
    }

    /// A value as one word for each of its fields; `None` if there is a part without a word, or there are no fields.
    fn fields(&self, imm: i64, ty: &OperandType) -> Option<String> {
        let image = &self.target.image;
        let mut words: Vec<&str> = Vec::new();
        let (mut said, mut all) = (0, 0);
        for word in image.list(ty.names).iter() {
            all |= word.field;
            if word.field & said == 0 && word.field != 0 && imm & word.field == word.value {
                said |= word.field;
                words.push(image.string(word.name));
            }
        }
        (all != 0 && said == all && imm & !all == 0).then(|| words.join(", "))
    }

    /// Bits by names in braces. The first names that mean equally many bits and can say all of them are taken: `{za}` rather
    /// than all parts of it.
    fn name_set(&self, set: i64, ty: &OperandType, out: &mut String) {
        let names = self.target.image.list(ty.names);
        let of_size = |size: u32| {
            let is_said = move |n: &NamedValue| n.value.count_ones() == size && set & n.value == n.value;
            names.iter().filter(is_said)
        };
        let union = |size: u32| of_size(size).fold(0, |said, n| said | n.value);
        let sizes = names.iter().map(|n| n.value.count_ones());
        let size = sizes.into_iter().find(|&size| union(size) == set).unwrap_or(0);
        out.push('{');
        for (at, name) in of_size(size).enumerate() {
            out.push_str(if at == 0 { "" } else { ", " });
            out.push_str(self.target.image.string(name.name));
        }
        out.push('}');
    }

    /// Bits by names with `|` between; as a number if there are bits without a name.
    fn joined_names(&self, set: i64, ty: &OperandType, out: &mut String) {
        let image = &self.target.image;
        let names = image.list(ty.names);
        if set & !names.iter().fold(0, |all, n| all | n.value) != 0 {
            return self.number(set, out);
        }
        for (at, name) in names.iter().filter(|n| set & n.value != 0).enumerate() {
            out.push_str(if at == 0 { "" } else { " | " });
            out.push_str(image.string(self.target.facts.name_prefix));
            out.push_str(image.string(name.name));
        }
    }

    /// Bits as names with `/` between, neighbours of one field as a range.
    fn name_ranges(&self, set: i64, ty: &OperandType, out: &mut String) {
        let image = &self.target.image;
        let names: Vec<NamedValue> = image.list(ty.names).iter().collect();
        let mut name = |name: &NamedValue, before: &str| {
            out.push_str(before);
            out.push_str(image.string(self.target.facts.name_prefix));
            out.push_str(image.string(name.name));
        };
        let is_said = |n: &NamedValue| set & n.value != 0;
        let same_run = |a: &NamedValue, b: &NamedValue| is_said(a) && is_said(b) && a.field == b.field;
        let runs = names.chunk_by(same_run).filter(|run| run.first().is_some_and(is_said));
        for (at, run) in runs.enumerate() {
            let [first, rest @ ..] = run else { continue };
            name(first, if at == 0 { "" } else { "/" });
            if let Some(last) = rest.last() {
                name(last, "-");
            }
        }
    }

    /// Bits as letters, the highest first.
    fn letter_set(&self, imm: i64, letters: &str, empty: &str, out: &mut String) {
        let start = out.len();
        let count = letters.chars().count();
        for (i, letter) in letters.chars().enumerate() {
            let bit = count - 1 - i;
            if bit < 64 && imm >> bit & 1 != 0 {
                out.push(letter);
            }
        }
        if out.len() == start {
            out.push_str(empty);
        }
    }

    fn alias_applies(&self, alias: &AsmAlias, inst: &Inst) -> bool {
        if alias.variant != self.options.variant || !self.subtarget.enables(alias.predicates) {
            return false;
        }
        rewrite::conditions_hold(self.target, self.subtarget, self.cx, alias.conditions, inst)
    }
}

/// Appends a number with its sign.
pub(crate) fn push_signed(number: i64, hex: bool, out: &mut String) {
    out.push_str(match (number < 0, hex) {
        (true, true) => "-0x",
        (true, false) => "-",
        (false, true) => "0x",
        (false, false) => "",
    });
    push_number(number.unsigned_abs(), if hex { 16 } else { 10 }, out);
}

/// Appends the digits of a number. Numbers are much of what is printed, and the standard formatting takes several times as
/// long.
pub fn push_number(number: u64, radix: u64, out: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    // As many as a number of 64 bits has in decimal.
    let mut text = [0u8; 20];
    let mut at = text.len();
    let mut rest = number;
    loop {
        at -= 1;
        text[at] = DIGITS[(rest % radix) as usize & 15];
        rest /= radix;
        if rest == 0 || at == 0 {
            break;
        }
    }
    out.push_str(std::str::from_utf8(&text[at..]).unwrap_or_default());
}

fn specifier(target: &Target, id: SpecifierId) -> (&str, u8) {
    let record = target.image.records::<Specifier>().get(id.0 as usize).unwrap_or_default();
    (target.image.string(record.name), record.syntax)
}

fn expr_at(target: &Target, cx: &Context, expr: Expr, depth: u32, out: &mut String) {
    if depth > MAX_DEPTH {
        out.push_str("...");
        return;
    }
    match cx.expr(expr) {
        ExprData::Constant(value) => push_signed(value, false, out),
        ExprData::Symbol(symbol, id) => {
            let mut name = Vec::new();
            write_symbol(cx, symbol, &mut name);
            out.push_str(&String::from_utf8_lossy(&name));
            if id != SpecifierId::NONE {
                out.push('@');
                out.push_str(specifier(target, id).0);
            }
        }
        ExprData::Unary(op, operand) => {
            out.push_str(op.symbol());
            nested(target, cx, operand, depth, out);
        }
        ExprData::Binary(op, lhs, rhs) => {
            let is_sum = |op| matches!(op, BinaryOp::Add | BinaryOp::Sub);
            match cx.expr(lhs) {
                ExprData::Binary(inner, ..) if is_sum(op) && is_sum(inner) => {
                    expr_at(target, cx, lhs, depth + 1, out);
                }
                _ => nested(target, cx, lhs, depth, out),
            }
            match (op, cx.expr(rhs)) {
                // `a-4` rather than `a+-4`.
                (BinaryOp::Add, ExprData::Constant(value)) if value < 0 => {
                    push_signed(value, false, out);
                }
                _ => {
                    out.push_str(op.symbol());
                    nested(target, cx, rhs, depth, out);
                }
            }
        }
        ExprData::Specified(id, operand) => {
            let (name, syntax) = specifier(target, id);
            let (open, close) = if syntax == SpecifierSyntax::Colon as u8 { (":", ":") } else { ("%", "(") };
            out.push_str(open);
            out.push_str(name);
            out.push_str(close);
            expr_at(target, cx, operand, depth + 1, out);
            if close == "(" {
                out.push(')');
            }
        }
    }
}

/// Parentheses around what joins two operands.
fn nested(target: &Target, cx: &Context, expr: Expr, depth: u32, out: &mut String) {
    let joined = matches!(cx.expr(expr), ExprData::Binary(..));
    if joined {
        out.push('(');
    }
    expr_at(target, cx, expr, depth + 1, out);
    if joined {
        out.push(')');
    }
}
