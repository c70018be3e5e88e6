//! Attributes of intrinsics, from the words of their rows.

use super::IntrinsicInfo;
use crate::attributes::{AttrKind, Attribute, AttributeList, AttributeListData, AttributeSet, ConstantRange};
use crate::module::Env;
use crate::types::{Type, TypeTable};

// Memory effects are two bits (1 read, 2 write) for each of: memory of the arguments, memory that IR cannot reach,
// `errno`, all other memory, and two kinds of target state.
const ARG_MEM: u64 = 0b11;
const INACCESSIBLE_MEM: u64 = 0b11 << 2;
const ALL_MEM: u64 = 0b1111_1111_1111;
const READS: u64 = 0b0101_0101_0101;
const WRITES: u64 = 0b1010_1010_1010;

/// Words that limit memory effects, with what they leave.
const MEMORY_WORDS: &[(&str, u64)] = &[
    ("nomem", 0),
    ("readmem", READS),
    ("writemem", WRITES),
    ("argmemonly", ARG_MEM),
    ("inaccessiblememonly", INACCESSIBLE_MEM),
    ("inaccessiblemem_or_argmemonly", ARG_MEM | INACCESSIBLE_MEM),
];

impl IntrinsicInfo {
    /// Whether the row has this word among its function attributes.
    pub fn has(&self, word: &str) -> bool {
        self.attrs.split_ascii_whitespace().any(|w| w == word)
    }

    /// Memory effects in the encoding of the `memory` attribute.
    pub fn memory_effects(&self) -> u64 {
        let effects = |word| MEMORY_WORDS.iter().find(|(w, _)| *w == word).map_or(ALL_MEM, |&(_, e)| e);
        let effects = self.attrs.split_ascii_whitespace().map(effects).fold(ALL_MEM, |all, e| all & e);
        // What touches no memory may be deleted: an intrinsic with other side effects must not say so.
        if effects == 0 && self.has("sideeffects") { ALL_MEM } else { effects }
    }

    /// Attributes of argument `index`, or of the result.
    fn arg_words(&self, index: Option<usize>) -> impl Iterator<Item = &'static str> {
        let words = self.arg_attrs.split_ascii_whitespace().find_map(|entry| {
            let (place, words) = entry.split_once(':')?;
            (place.parse().ok() == index).then_some(words)
        });
        words.into_iter().flat_map(split_outside_parens)
    }

    /// Whether argument `index` must be a constant (`immarg`).
    pub fn is_imm_arg(&self, index: usize) -> bool {
        self.arg_words(Some(index)).any(|w| w == "immarg")
    }

    /// The attributes of a declaration of type `fn_ty`.
    pub fn attributes(&self, env: &mut Env, fn_ty: Type) -> AttributeList {
        let mut function: Vec<Attribute> = self
            .attrs
            .split_ascii_whitespace()
            .filter_map(|word| AttrKind::from_name(word.as_bytes()).map(Attribute::Enum))
            .collect();
        let memory = self.memory_effects();
        if memory != ALL_MEM {
            function.push(Attribute::Int(AttrKind::Memory, memory));
        }
        let (ret, num_params) = match env.types.signature(fn_ty) {
            Some((ret, params, _)) => (ret, params.len()),
            None => (Type::VOID, 0),
        };
        let param = |env: &Env, i: usize| match env.types.signature(fn_ty) {
            Some((_, params, _)) => params[i],
            None => Type::VOID,
        };
        let data = AttributeListData {
            function: Some(env.attributes.set(function)),
            ret: self.arg_set(env, None, ret),
            params: (0..num_params)
                .map(|i| {
                    let ty = param(env, i);
                    self.arg_set(env, Some(i), ty)
                })
                .collect(),
        };
        env.attributes.list(data)
    }

    fn arg_set(&self, env: &mut Env, index: Option<usize>, ty: Type) -> Option<AttributeSet> {
        let attributes: Vec<Attribute> =
            self.arg_words(index).filter_map(|word| arg_attribute(&env.types, word, ty)).collect();
        (!attributes.is_empty()).then(|| env.attributes.set(attributes))
    }
}

/// Splits at commas that are not in parentheses.
fn split_outside_parens(words: &'static str) -> impl Iterator<Item = &'static str> {
    let mut depth = 0;
    words.split(move |c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    })
}

fn arg_attribute(types: &TypeTable, word: &str, ty: Type) -> Option<Attribute> {
    if word == "nocapture" {
        return Some(Attribute::Int(AttrKind::Captures, 0));
    }
    let Some((name, arguments)) = word.split_once('(') else {
        return AttrKind::from_name(word.as_bytes()).map(Attribute::Enum);
    };
    let arguments = arguments.strip_suffix(')')?;
    match name {
        "align" => Some(Attribute::Int(AttrKind::Alignment, arguments.parse().ok()?)),
        "dereferenceable" => Some(Attribute::Int(AttrKind::Dereferenceable, arguments.parse().ok()?)),
        "range" => {
            let (lower, upper) = arguments.split_once(',')?;
            let bits = types.int_bits(types.scalar(ty))?;
            let limbs = |text: &str| -> Option<Box<[u64]>> {
                let value: i64 = text.parse().ok()?;
                let fill = if value < 0 { u64::MAX } else { 0 };
                Some(
                    (0..bits.div_ceil(64))
                        .map(|i| {
                            let limb = if i == 0 { value as u64 } else { fill };
                            let used = bits - i * 64;
                            if used < 64 { limb & ((1 << used) - 1) } else { limb }
                        })
                        .collect(),
                )
            };
            let range = ConstantRange { bits, lower: limbs(lower)?, upper: limbs(upper)? };
            Some(Attribute::Range(AttrKind::Range, Box::new(range)))
        }
        _ => None,
    }
}
