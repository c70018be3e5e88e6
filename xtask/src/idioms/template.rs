//! Operations as templates: one line of text for an operation over all types.
//!
//! In a body, `;` ends an instruction and these stand for what depends on the type: `$T` the type, `$V` its name in
//! intrinsics, `$E` and `$F` the same of the element, `$N` the number of lanes, `$B` the bits of an element, `$M` the type of
//! a mask, `$W` and `$X` the type with integers of twice the width and its name, `$I` and `$J` the type with integers of the
//! same width and its name. `$(5)` is 5 in all lanes.
//!
//! Arguments are names with commas between them; after a name, `<` says that values are below the bits of an element, `!`
//! that they are divisors, `~` that they are small; then `:e` that the argument is an element, `:i` an integer vector, `:j`
//! an integer of 64 bits, which is below the number of lanes, `:p` a pointer to as much memory as the type has.

use super::{Arg, Element, Entry, Rule, Type, Values, entry};

/// What a function gives.
#[derive(Clone, Copy)]
pub enum Gives {
    Same,
    Element,
    /// Integers of the element's width.
    Mask,
    Bool,
    Nothing,
    /// One bit for each lane.
    Bits,
}

pub struct Op {
    pub name: &'static str,
    pub args: &'static str,
    pub gives: Gives,
    pub body: &'static str,
    pub rule: Rule,
    /// The narrowest and the widest element.
    pub widths: (u32, u32),
}

pub const fn op(name: &'static str, args: &'static str, body: &'static str) -> Op {
    Op { name, args, gives: Gives::Same, body, rule: Rule::Nan, widths: (8, 64) }
}

impl Op {
    pub const fn gives(self, gives: Gives) -> Op {
        Op { gives, ..self }
    }

    pub const fn widths(self, from: u32, to: u32) -> Op {
        Op { widths: (from, to), ..self }
    }

    pub const fn rule(self, rule: Rule) -> Op {
        Op { rule, ..self }
    }

    pub fn fits(&self, ty: Type) -> bool {
        (self.widths.0..=self.widths.1).contains(&ty.element.bits())
    }

    pub fn entry(&self, ty: Type) -> Entry {
        let result = match self.gives {
            Gives::Same => Some(ty),
            Gives::Element => Some(Type::scalar(ty.element)),
            Gives::Mask => Some(integers(ty)),
            Gives::Bool => Some(Type::scalar(Element::Int(1))),
            Gives::Bits => Some(Type::scalar(Element::Int(ty.lanes as u32))),
            Gives::Nothing => None,
        };
        let args = self.args.split(',').filter(|arg| !arg.is_empty()).map(|arg| argument(arg, ty)).collect();
        let name = format!("{}_{}", self.name, ty.short());
        Entry { rule: self.rule, ..entry(name, args, result, &fill(self.body, ty)) }
    }
}

fn integers(ty: Type) -> Type {
    ty.with(Element::Int(ty.element.bits()))
}

fn argument(text: &'static str, ty: Type) -> Arg {
    let (value, kind) = text.split_once(':').unwrap_or((text, ""));
    let name = value.trim_end_matches(['<', '!', '~']);
    let values = match value.as_bytes().last() {
        Some(b'<') => Values::Below(u64::from(ty.element.bits())),
        Some(b'!') => Values::Divisor,
        Some(b'~') => Values::Small,
        _ => Values::Any,
    };
    match kind {
        "e" => Arg { name, ty: Type::scalar(ty.element), values },
        "i" => Arg { name, ty: integers(ty), values },
        "j" => {
            let values = Values::Below(ty.lanes.max(1) as u64);
            Arg { name, ty: Type::scalar(Element::Int(64)), values }
        }
        "p" => Arg { name, ty: Type::scalar(Element::Pointer), values: Values::Memory(ty.bytes()) },
        _ => Arg { name, ty, values },
    }
}

/// The body for a type.
pub fn fill(body: &str, ty: Type) -> String {
    let bits = ty.element.bits();
    let wide = ty.with(Element::Int(bits * 2));
    let mut made = String::new();
    let mut pieces = body.split('$');
    made.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let mut rest = piece.chars();
        let value = match rest.next() {
            Some('T') => ty.text(),
            Some('V') => ty.short(),
            Some('E') => ty.element.text(),
            Some('F') => ty.element.short(),
            Some('N') => ty.lanes.to_string(),
            Some('B') => bits.to_string(),
            Some('M') => ty.with(Element::Int(1)).text(),
            Some('W') => wide.text(),
            Some('X') => wide.short(),
            Some('I') => integers(ty).text(),
            Some('J') => integers(ty).short(),
            Some('(') => {
                // The type of what is splat is that of the value it is used with: integers of a float's width are
                // written with their own type before them.
                let (inner, after) = rest.as_str().split_once(')').unwrap_or((rest.as_str(), ""));
                made.push_str(&splat(inner, ty));
                made.push_str(after);
                continue;
            }
            _ => String::new(),
        };
        made.push_str(&value);
        made.push_str(rest.as_str());
    }
    made
}

/// A constant in all lanes; `w` before it makes it one of twice the width, `i` an integer for a float.
fn splat(text: &str, ty: Type) -> String {
    let bits = ty.element.bits();
    let (element, value) = match (text.strip_prefix('w'), text.strip_prefix('i')) {
        (Some(value), _) => (Element::Int(bits * 2), value),
        (_, Some(value)) => (Element::Int(bits), value),
        _ => (ty.element, text),
    };
    // The width of an element, or what is less than it.
    let value = match value {
        "B" => bits.to_string(),
        "B-1" => (bits - 1).to_string(),
        "B/2" => (bits / 2).to_string(),
        other => other.to_owned(),
    };
    if ty.lanes == 0 { value } else { format!("splat ({} {value})", element.text()) }
}
