//! Attributes: of parameters, results, functions and calls, and the groups that collect them.
//!
//! Groups (`#0`) usually stand at the end of a module, after everything that refers to them. While reading, functions and
//! calls therefore hold the number of a [`PendingAttributes`] where their attribute list will be; equal ones are one.
//! [`Parser::resolve_attributes`] turns each into a list when all groups are known, and then visits every function and call
//! once.

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::diagnostics::shown;
use super::numbered::Numbered;
use super::{Parse, Parser};
use crate::attributes::{
    ATTRIBUTES, AttrClass, AttrKind, Attribute, AttributeList, AttributeListData, AttributeSet,
    ConstantRange, encoding, position,
};
use crate::inst::Align;
use crate::value::Global;
use hashbrown::HashTable;
use support::apint::APInt;
use support::entity::Entity;
use support::hash::hash_of;

/// Where attributes stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AttrPosition {
    Param,
    Return,
    Function,
    /// In the braces of a group, which may be for functions only, but writes some attributes with `=`.
    Group,
}

impl AttrPosition {
    fn mask(self) -> u8 {
        match self {
            AttrPosition::Param => position::PARAM,
            AttrPosition::Return => position::RET,
            AttrPosition::Function | AttrPosition::Group => position::FN,
        }
    }

    fn refusal(self) -> &'static str {
        match self {
            AttrPosition::Param => "this attribute does not apply to parameters",
            AttrPosition::Return => "this attribute does not apply to return values",
            AttrPosition::Function | AttrPosition::Group => "this attribute does not apply to functions",
        }
    }
}

/// An attribute list whose groups are not known yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PendingAttributes {
    pub(super) ret: AttributeSet,
    pub(super) params: Vec<Option<AttributeSet>>,
    pub(super) function: AttributeSet,
    pub(super) groups: Vec<u32>,
}

impl PendingAttributes {
    pub(super) const EMPTY: PendingAttributes = PendingAttributes {
        ret: AttributeSet::EMPTY,
        params: Vec::new(),
        function: AttributeSet::EMPTY,
        groups: Vec::new(),
    };
}

/// Attributes after a function header or a call.
#[derive(Clone, Debug)]
pub(super) struct FunctionAttributes {
    pub(super) set: AttributeSet,
    pub(super) groups: Vec<u32>,
    /// `align` among them, which belongs to the function itself.
    pub(super) align: Option<Align>,
}

#[derive(Debug)]
pub(super) struct AttributeState {
    groups: Numbered<Vec<Attribute>>,
    pending: Vec<PendingAttributes>,
    index: HashTable<u32>,
    /// The set of each attribute without a value, alone: most sets of parameters are such.
    single: Vec<Option<AttributeSet>>,
    /// Variables that refer to groups.
    variables: Vec<(Global, Vec<u32>)>,
}

impl Default for AttributeState {
    fn default() -> Self {
        let mut state = AttributeState {
            groups: Numbered::default(),
            pending: Vec::new(),
            index: HashTable::new(),
            single: vec![None; ATTRIBUTES.len()],
            variables: Vec::new(),
        };
        // Number 0 is the empty list, as in the table of attributes.
        let empty = PendingAttributes::EMPTY;
        state.index.insert_unique(hash_of(&empty), 0, |_| 0);
        state.pending.push(empty);
        state
    }
}

/// What restricts memory effects in older versions: each is a mask on the encoding of `memory(…)`.
mod memory {
    /// Two bits each: read 1, write 2.
    pub(super) const LOCATIONS: &[(&str, u32)] =
        &[("argmem", 0), ("inaccessiblemem", 1), ("errnomem", 2), ("target_mem0", 4), ("target_mem1", 5)];
    pub(super) const NUM_LOCATIONS: u32 = 6;
    pub(super) const UNKNOWN: u64 = everywhere(3);

    /// The same access at every location.
    pub(super) const fn everywhere(access: u64) -> u64 {
        let mut all = 0;
        let mut i = 0;
        while i < NUM_LOCATIONS {
            all |= access << (2 * i);
            i += 1;
        }
        all
    }

    pub(super) fn access(word: &[u8]) -> Option<u64> {
        Some(match word {
            b"none" => 0,
            b"read" => 1,
            b"write" => 2,
            b"readwrite" => 3,
            _ => return None,
        })
    }
}

/// Words of `captures(…)` and their bits.
const CAPTURES: &[(&str, u64)] =
    &[("none", 0), ("address_is_null", 1), ("address", 3), ("read_provenance", 4), ("provenance", 12)];

/// Words of `nofpclass(…)` and their bits.
const FP_CLASSES: &[(&str, u64)] = &[
    ("all", 0x3ff),
    ("nan", 0x003),
    ("snan", 0x001),
    ("qnan", 0x002),
    ("inf", 0x204),
    ("ninf", 0x004),
    ("pinf", 0x200),
    ("norm", 0x108),
    ("nnorm", 0x008),
    ("pnorm", 0x100),
    ("sub", 0x090),
    ("nsub", 0x010),
    ("psub", 0x080),
    ("zero", 0x060),
    ("nzero", 0x020),
    ("pzero", 0x040),
];

fn find_word(table: &[(&str, u64)], word: &[u8]) -> Option<u64> {
    table.iter().find(|(name, _)| name.as_bytes() == word).map(|&(_, bits)| bits)
}

impl Parser<'_> {
    /// Whether the current token starts an attribute of a parameter or result.
    pub(super) fn attribute_follows(&self) -> bool {
        self.at(Tok::String) || self.kw().is_some_and(|kw| kw.attribute().is_some() || legacy_attribute(kw))
    }

    /// The attributes of a parameter or result; usually none.
    #[inline]
    pub(super) fn attribute_list(&mut self, position: AttrPosition) -> Parse<AttributeSet> {
        if !matches!(self.tok.kind, Tok::Kw | Tok::String) || !self.attribute_follows() {
            return Ok(AttributeSet::EMPTY);
        }
        // One word, as in `i32 noundef %x`.
        if let Some(kind) = self.kw().and_then(Kw::attribute)
            && kind.class() == AttrClass::Enum
            && kind.info().positions & position.mask() != 0
        {
            self.bump();
            if !self.attribute_follows() {
                return Ok(self.single_set(kind));
            }
            return self.attribute_list_from(vec![Attribute::Enum(kind)], position);
        }
        self.attribute_list_from(Vec::new(), position)
    }

    fn single_set(&mut self, kind: AttrKind) -> AttributeSet {
        let at = kind as usize;
        match self.attrs.single[at] {
            Some(set) => set,
            None => {
                let set = self.module.env.attributes.set(vec![Attribute::Enum(kind)]);
                self.attrs.single[at] = Some(set);
                set
            }
        }
    }

    fn attribute_list_from(
        &mut self,
        mut list: Vec<Attribute>,
        position: AttrPosition,
    ) -> Parse<AttributeSet> {
        loop {
            if self.at(Tok::String) {
                list.push(self.string_attribute()?);
                continue;
            }
            let Some(kw) = self.kw() else { break };
            if kw == Kw::NoCapture {
                self.bump();
                list.push(Attribute::Int(AttrKind::Captures, 0));
                continue;
            }
            if legacy_attribute(kw) {
                return Err(self.error_here(position.refusal()));
            }
            let Some(kind) = kw.attribute() else { break };
            let span = self.span();
            let attribute = self.attribute(kind, position)?;
            if kind.info().positions & position.mask() == 0 {
                self.error(span, position.refusal());
            }
            list.push(attribute);
        }
        Ok(self.module.env.attributes.set(list))
    }

    /// The attributes of a function or call, with references to groups.
    pub(super) fn function_attributes(&mut self, call: bool) -> Parse<FunctionAttributes> {
        let mut groups = Vec::new();
        // Most often one group, and nothing else.
        if self.at(Tok::AttrGroup) {
            groups.push(self.bump().value);
        }
        if !matches!(self.tok.kind, Tok::Kw | Tok::String | Tok::AttrGroup) {
            return Ok(FunctionAttributes { set: AttributeSet::EMPTY, groups, align: None });
        }
        let mut list = Vec::new();
        let builtin = self.function_attribute_items(&mut list, &mut groups, AttrPosition::Function)?;
        if let (Some(span), false) = (builtin, call) {
            return Err(self.error(span, "'builtin' attribute not valid on function"));
        }
        let align = super::function::take_align(&mut list);
        let set = if list.is_empty() { AttributeSet::EMPTY } else { self.module.env.attributes.set(list) };
        Ok(FunctionAttributes { set, groups, align })
    }

    /// Attributes of functions one after the other; where `builtin` stood among them.
    fn function_attribute_items(
        &mut self,
        list: &mut Vec<Attribute>,
        groups: &mut Vec<u32>,
        position: AttrPosition,
    ) -> Parse<Option<support::source::Span>> {
        let mut effects = memory::UNKNOWN;
        let mut builtin = None;
        loop {
            match self.tok.kind {
                Tok::String => list.push(self.string_attribute()?),
                Tok::AttrGroup => {
                    if position == AttrPosition::Group {
                        let message = "cannot have an attribute group reference in an attribute group";
                        return Err(self.error_here(message));
                    }
                    groups.push(self.bump().value);
                }
                Tok::Kw => {
                    let Some(kw) = self.kw() else { break };
                    if let Some(mask) = memory_mask(kw) {
                        self.bump();
                        effects &= mask;
                        continue;
                    }
                    if kw == Kw::Align
                        && position == AttrPosition::Function
                        && self.peek().kind == Tok::LParen
                    {
                        break;
                    }
                    let Some(kind) = kw.attribute() else {
                        if kw == Kw::NoCapture {
                            return Err(self.error_here(position.refusal()));
                        }
                        break;
                    };
                    let span = self.span();
                    if kw == Kw::Builtin {
                        builtin = Some(span);
                    }
                    let attribute = self.attribute(kind, position)?;
                    let applies = kind.info().positions & position::FN != 0 || kind == AttrKind::Alignment;
                    if !applies {
                        self.error(span, position.refusal());
                    }
                    list.push(attribute);
                }
                _ => break,
            }
        }
        if effects != memory::UNKNOWN {
            list.push(Attribute::Int(AttrKind::Memory, effects));
        }
        Ok(builtin)
    }

    /// `"key"` or `"key"="value"`
    fn string_attribute(&mut self) -> Parse<Attribute> {
        let key = self.string()?;
        let value = if self.eat(Tok::Equal) { self.string()? } else { Default::default() };
        Ok(Attribute::String(key.into(), value.into()))
    }

    /// One attribute with a keyword, its value included.
    fn attribute(&mut self, kind: AttrKind, position: AttrPosition) -> Parse<Attribute> {
        self.bump();
        match kind.class() {
            AttrClass::Enum => Ok(Attribute::Enum(kind)),
            AttrClass::Type => {
                self.expect(Tok::LParen, "expected '('")?;
                let ty = self.ty_or_void()?;
                self.expect(Tok::RParen, "expected ')'")?;
                Ok(Attribute::Type(kind, Some(ty)))
            }
            AttrClass::Int => Ok(Attribute::Int(kind, self.int_attribute(kind, position)?)),
            AttrClass::ConstantRange => {
                let range = self.range_attribute()?;
                Ok(Attribute::Range(kind, Box::new(range)))
            }
            AttrClass::ConstantRangeList => Ok(Attribute::RangeList(kind, self.range_list_attribute()?)),
        }
    }

    fn int_attribute(&mut self, kind: AttrKind, position: AttrPosition) -> Parse<u64> {
        match kind {
            AttrKind::Alignment | AttrKind::StackAlignment => self.align_attribute(kind, position),
            AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull => {
                let span = self.span();
                let bytes = self.in_parens(Self::u64)?;
                if bytes == 0 {
                    return Err(self.error(span, "dereferenceable bytes must be non-zero"));
                }
                Ok(bytes)
            }
            AttrKind::AllocSize => {
                let span = self.span();
                let (elem, count) = self.in_parens(|p| {
                    let elem = p.u32()?;
                    let count = if p.eat(Tok::Comma) { Some(p.u32()?) } else { None };
                    Ok((elem, count))
                })?;
                if Some(elem) == count {
                    return Err(self.error(span, "'allocsize' indices can't refer to the same parameter"));
                }
                Ok(encoding::alloc_size(elem, count))
            }
            AttrKind::VScaleRange => self.in_parens(|p| {
                let min = p.u32()?;
                let max = if p.eat(Tok::Comma) { p.u32()? } else { min };
                Ok(encoding::vscale_range(min, max))
            }),
            AttrKind::UWTable => {
                if !self.at(Tok::LParen) {
                    return Ok(encoding::UWTABLE_ASYNC);
                }
                self.in_parens(|p| {
                    if p.eat_word("sync") {
                        Ok(encoding::UWTABLE_SYNC)
                    } else if p.eat_word("async") {
                        Ok(encoding::UWTABLE_ASYNC)
                    } else {
                        Err(p.error_here("expected unwind table kind"))
                    }
                })
            }
            AttrKind::AllocKind => self.alloc_kind(),
            AttrKind::Memory => self.memory_attribute(),
            AttrKind::NoFPClass => self.fp_class_attribute(),
            AttrKind::Captures => self.captures_attribute(),
            _ => self.in_parens(Self::u64),
        }
    }

    fn in_parens<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        self.expect(Tok::LParen, "expected '('")?;
        let value = parse(self)?;
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(value)
    }

    /// `align 8`, `align(8)`, `alignstack(8)`, and `align=8`, `alignstack=8` in groups.
    fn align_attribute(&mut self, kind: AttrKind, position: AttrPosition) -> Parse<u64> {
        let stack = kind == AttrKind::StackAlignment;
        let message =
            if stack { "stack alignment is not a power of two" } else { "alignment is not a power of two" };
        let in_group = position == AttrPosition::Group;
        if in_group {
            self.expect(Tok::Equal, "expected '=' here")?;
        } else if stack && !self.at(Tok::LParen) {
            return Err(self.error_here("expected '('"));
        }
        let align = self.power_of_two(!in_group, message)?;
        Ok(align.bytes().unwrap_or(1))
    }

    fn alloc_kind(&mut self) -> Parse<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let span = self.span();
        if !self.at(Tok::String) {
            return Err(self.error_here("expected allockind value"));
        }
        let words = self.string()?;
        let mut bits = 0;
        for word in words.split(|&b| b == b',') {
            match find_word(encoding::ALLOC_KIND, word) {
                Some(bit) => bits |= bit,
                None => {
                    let message = format!("unknown allockind {}", shown(word));
                    return Err(self.error(span, message));
                }
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        if bits == 0 {
            return Err(self.error(span, "expected allockind value"));
        }
        Ok(bits)
    }

    /// `memory(read, argmem: write)`
    fn memory_attribute(&mut self) -> Parse<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let mut effects = 0u64;
        let mut seen_location = false;
        loop {
            let mut location = None;
            if self.at(Tok::Label) {
                let name = self.content(self.tok);
                location =
                    memory::LOCATIONS.iter().find(|(word, _)| word.as_bytes() == &*name).map(|&(_, at)| at);
                if location.is_none() {
                    return Err(self.error_here(MEMORY_EXPECTED));
                }
                seen_location = true;
                self.bump();
            }
            let access = match self.tok.kind {
                Tok::Kw | Tok::Word => memory::access(self.slice(self.tok)),
                _ => None,
            };
            let Some(access) = access else {
                let message = if location.is_some() {
                    "expected access kind (none, read, write, readwrite)"
                } else {
                    MEMORY_EXPECTED
                };
                return Err(self.error_here(message));
            };
            match location {
                Some(at) => effects = effects & !(3 << (2 * at)) | access << (2 * at),
                None if seen_location => {
                    return Err(self.error_here("default access kind must be specified first"));
                }
                None => effects = memory::everywhere(access),
            }
            self.bump();
            if self.eat(Tok::RParen) {
                return Ok(effects);
            }
            self.expect(Tok::Comma, "unterminated memory attribute")?;
        }
    }

    /// `captures(address, ret: provenance)`: what is captured through the result, in the low half, and elsewhere.
    fn captures_attribute(&mut self) -> Parse<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let (mut other, mut ret): (Option<u64>, Option<u64>) = (None, None);
        let mut in_ret = false;
        loop {
            if self.at(Tok::Label) && &*self.content(self.tok) == b"ret" {
                if ret.is_some() {
                    return Err(self.error_here("duplicate 'ret' location"));
                }
                self.bump();
                in_ret = true;
            }
            let word = match self.tok.kind {
                Tok::Kw | Tok::Word => find_word(CAPTURES, self.slice(self.tok)),
                _ => None,
            };
            let Some(bits) = word else {
                return Err(self.error_here(CAPTURES_EXPECTED));
            };
            let set = if in_ret { &mut ret } else { &mut other };
            if set.is_some_and(|known| bits == 0 || known == 0) {
                return Err(self.error_here("cannot use 'none' with other component"));
            }
            *set = Some(set.unwrap_or(0) | bits);
            self.bump();
            if self.eat(Tok::RParen) {
                break;
            }
            self.expect(Tok::Comma, "expected ',' or ')'")?;
        }
        let other_bits = other.unwrap_or(0);
        Ok(other_bits << 4 | ret.unwrap_or(other_bits))
    }

    fn fp_class_attribute(&mut self) -> Parse<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        if self.at(Tok::Int) {
            let span = self.span();
            let mask = self.u64()?;
            if mask == 0 || mask & !0x3ff != 0 {
                return Err(self.error(span, "invalid mask value for 'nofpclass'"));
            }
            self.expect(Tok::RParen, "expected ')'")?;
            return Ok(mask);
        }
        let mut mask = 0;
        loop {
            let word = match self.tok.kind {
                Tok::Kw | Tok::Word => find_word(FP_CLASSES, self.slice(self.tok)),
                _ => None,
            };
            let Some(bits) = word else {
                return Err(self.error_here("expected nofpclass test mask"));
            };
            mask |= bits;
            self.bump();
            if self.eat(Tok::RParen) {
                return Ok(mask);
            }
        }
    }

    /// `range(iN lower, upper)`
    fn range_attribute(&mut self) -> Parse<ConstantRange> {
        self.in_parens(|p| {
            let span = p.span();
            let ty = p.ty()?;
            let Some(bits) = p.module.types.int_bits(ty) else {
                return Err(p.error(span, "the range must have integer type!"));
            };
            p.range_bounds(bits)
        })
    }

    fn range_bounds(&mut self, bits: u32) -> Parse<ConstantRange> {
        let span = self.span();
        let lower = self.range_bound(bits)?;
        self.expect(Tok::Comma, "expected ','")?;
        let upper = self.range_bound(bits)?;
        if lower == upper && !lower.is_zero() {
            return Err(self.error(span, "the range represent the empty set but limits aren't 0!"));
        }
        Ok(ConstantRange { bits, lower: lower.words().into(), upper: upper.words().into() })
    }

    fn range_bound(&mut self, bits: u32) -> Parse<APInt> {
        let span = self.span();
        let (int, signed) = self.wide_int("expected integer")?;
        if int.width() > bits {
            let message = "integer is too large for the bit width of specified type";
            return Err(self.error(span, message));
        }
        Ok(if signed { int.sext_or_trunc(bits) } else { int.zext_or_trunc(bits) })
    }

    /// `initializes((0, 4), (8, 12))`
    fn range_list_attribute(&mut self) -> Parse<Box<[ConstantRange]>> {
        let span = self.span();
        let mut ranges: Vec<ConstantRange> = Vec::new();
        self.expect(Tok::LParen, "expected '('")?;
        loop {
            let range = self.in_parens(|p| p.range_bounds(64))?;
            ranges.push(range);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        let bound = |words: &[u64]| words.first().copied().unwrap_or(0) as i64;
        let ordered = ranges.iter().all(|r| bound(&r.lower) < bound(&r.upper))
            && ranges.windows(2).all(|w| bound(&w[0].upper) < bound(&w[1].lower));
        if !ordered {
            return Err(self.error(span, "Invalid (unordered or overlapping) range list"));
        }
        Ok(ranges.into())
    }

    /// `attributes #0 = { … }`
    pub(super) fn attribute_group(&mut self) -> Parse<()> {
        let start = self.span();
        self.bump();
        if !self.at(Tok::AttrGroup) {
            return Err(self.error_here("expected attribute group id"));
        }
        let number = self.bump().value;
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut list = Vec::new();
        self.function_attribute_items(&mut list, &mut Vec::new(), AttrPosition::Group)?;
        if list.is_empty() && self.at(Tok::RBrace) {
            self.error(start, "attribute group has no attributes");
        }
        if !self.at(Tok::RBrace) {
            return Err(self.error_here("unterminated attribute group"));
        }
        self.bump();
        // Of several with this number the last one counts.
        self.attrs.groups.set(number, list);
        Ok(())
    }

    /// The number that stands for an attribute list until the groups are known.
    pub(super) fn pending_attributes(&mut self, mut attributes: PendingAttributes) -> AttributeList {
        while attributes.params.last() == Some(&None) {
            attributes.params.pop();
        }
        let hash = hash_of(&attributes);
        let pending = &mut self.attrs.pending;
        if let Some(&i) = self.attrs.index.find(hash, |&i| pending[i as usize] == attributes) {
            return AttributeList::from_u32(i);
        }
        let number = pending.len() as u32;
        pending.push(attributes);
        self.attrs.index.insert_unique(hash, number, |&i| hash_of(&pending[i as usize]));
        AttributeList::from_u32(number)
    }

    /// `#0` after a variable.
    pub(super) fn variable_groups(&mut self, global: Global, groups: Vec<u32>) {
        self.attrs.variables.push((global, groups));
    }

    /// Puts the attributes of the groups where they are referred to.
    pub(super) fn resolve_attributes(&mut self) {
        let pending = std::mem::take(&mut self.attrs.pending);
        let mut lists = Vec::with_capacity(pending.len());
        // Alignment among a group's attributes, for the functions that refer to it.
        let mut aligns = Vec::with_capacity(pending.len());
        for item in pending {
            let mut align = None;
            let function = if item.groups.is_empty() {
                item.function
            } else {
                let mut all = self.module.env.attributes.get_set(item.function).to_vec();
                self.add_groups(&mut all, &item.groups);
                align = super::function::take_align(&mut all);
                self.module.env.attributes.set(all)
            };
            let data =
                AttributeListData { function: Some(function), ret: Some(item.ret), params: item.params };
            lists.push(self.module.env.attributes.list(data));
            aligns.push(align);
        }
        let list_of = |list: AttributeList| lists.get(list.index()).copied().unwrap_or_default();
        for global in self.module.env.globals.values_mut() {
            if let Some(header) = global.as_function_mut() {
                if let Some(Some(align)) = aligns.get(header.attributes.index()) {
                    header.object.align = *align;
                }
                header.attributes = list_of(header.attributes);
            }
        }
        for i in 0..self.module.env.globals.len() {
            if let Some(body) = self.module.body_mut(Global::new(i)) {
                for call in body.call_infos_mut() {
                    call.attributes = list_of(call.attributes);
                }
            }
        }
        for (global, groups) in std::mem::take(&mut self.attrs.variables) {
            let mut all = Vec::new();
            self.add_groups(&mut all, &groups);
            let set = self.module.env.attributes.set(all);
            if let Some(variable) = self.module.env.globals[global].as_variable_mut() {
                variable.attributes = (set != AttributeSet::EMPTY).then_some(set);
            }
        }
    }

    fn add_groups(&self, list: &mut Vec<Attribute>, groups: &[u32]) {
        for &group in groups {
            list.extend(self.attrs.groups.get(group).into_iter().flatten().cloned());
        }
    }
}

const MEMORY_EXPECTED: &str = "expected memory location (argmem, inaccessiblemem, errnomem) or access kind \
                               (none, read, write, readwrite)";
const CAPTURES_EXPECTED: &str =
    "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'";

/// Words of older versions that are no kinds of attributes any more.
fn legacy_attribute(kw: Kw) -> bool {
    matches!(kw, Kw::NoCapture | Kw::ArgMemOnly | Kw::InaccessibleMemOnly | Kw::InaccessibleMemOrArgMemOnly)
}

/// The effects that a word for memory effects of a function in older versions leaves.
fn memory_mask(kw: Kw) -> Option<u64> {
    Some(match kw {
        Kw::ReadNone => 0,
        Kw::ReadOnly => memory::everywhere(1),
        Kw::WriteOnly => memory::everywhere(2),
        Kw::ArgMemOnly => 3,
        Kw::InaccessibleMemOnly => 3 << 2,
        Kw::InaccessibleMemOrArgMemOnly => 3 << 2 | 3,
        _ => return None,
    })
}
