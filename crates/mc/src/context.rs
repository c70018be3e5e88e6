//! The owner of symbols, sections and expressions.
//!
//! Symbols and sections are unique: asking for the same name again gives the same index. Indices of one context mean
//! nothing in another.

use crate::expr::{BinaryOp, Expr, ExprData, Specifier};
use crate::format::{FormatFacts, ObjectFormat};
use crate::section::{Kind, Request, SectionKind, SectionPlace};
use hashbrown::HashTable;
use support::entity::{List, ListPool, OptionalEntity, PrimaryMap, entity};
use support::hash::{FxHashMap, hash_of};

entity! {
    /// A symbol of a context. Two symbols may have one address; they are still two symbols.
    pub struct Symbol = "sym";
    /// A section of a context.
    pub struct Section = "section";
    /// A fragment of a section: see [`crate::assembler`].
    pub struct Fragment = "frag";
}

/// What a symbol stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolValue {
    Undefined,
    /// A place in a section: `offset` bytes into a fragment.
    Label {
        section: Section,
        fragment: Fragment,
        offset: u32,
    },
    /// A label after layout: `offset` bytes into the section.
    Placed {
        section: Section,
        offset: u64,
    },
    /// `.set name, expr`. `redefinable` unless made by `.equiv`.
    Variable {
        expr: Expr,
        redefinable: bool,
    },
    /// `.comm name, size, align`
    Common {
        size: u64,
        align_log2: u8,
        local: bool,
    },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Binding {
    /// Not said: local if defined, global if not.
    #[default]
    Default,
    Local,
    Global,
    Weak,
    Unique,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SymbolVisibility {
    #[default]
    Default,
    Internal,
    Hidden,
    Protected,
}

/// In the order in which a type gives way to another that is said of the same symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SymbolType {
    #[default]
    NoType,
    Object,
    Function,
    IndirectFunction,
    Tls,
    Section,
    File,
}

/// A symbol.
#[derive(Clone, Debug)]
pub struct SymbolData {
    name: List,
    pub value: SymbolValue,
    pub binding: Binding,
    pub visibility: SymbolVisibility,
    pub ty: SymbolType,
    /// `.size`
    pub size: Option<Expr>,
    /// Assembler temporary: not written to the object.
    pub temporary: bool,
    /// Named by a relocation, so it must be in the object even if undefined.
    pub used_in_reloc: bool,
    /// What the format and the target say of it in bits of their own: `st_other` of ELF beyond the visibility, storage class
    /// and type of COFF.
    pub other: u32,
    /// An expression names it.
    pub referenced: bool,
}

/// A section.
#[derive(Clone, Debug)]
pub struct SectionData {
    pub name: Box<[u8]>,
    pub kind: SectionKind,
    /// What directives said of it after it was made, in numbers of the format.
    pub noted: u32,
    /// Contains instructions (alignment is padded with no-ops).
    pub code: bool,
}

/// A symbol in the index of names. With the hash here, neither a look-up nor growth has to read names that it is not for.
#[derive(Clone, Copy, Debug)]
struct SymbolEntry {
    hash: NameHash,
    symbol: Symbol,
    name: List,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NameHash(u32);

impl NameHash {
    fn new(name: &[u8]) -> NameHash {
        NameHash((hash_of(name) >> 32) as u32)
    }

    /// Spread over as many bits as the index looks at.
    fn spread(self) -> u64 {
        u64::from(self.0).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// Symbols whose names differ only in the number at their end (`.Ltmp7`), by that number. Compilers count their labels, so
/// these are looked up where the ones met shortly before are, not all over a large table.
#[derive(Clone, Debug, Default)]
struct Family {
    members: Vec<OptionalEntity<Symbol>>,
    /// Some have numbers too far from the others and are in the index of names.
    has_others: bool,
}

/// The stem and the number of a name that ends in one without leading zeros.
fn numbered(name: &[u8]) -> Option<(&[u8], usize)> {
    const MAX_DIGITS: usize = 7;
    let digits = name.iter().rev().take(MAX_DIGITS + 1).take_while(|c| c.is_ascii_digit()).count();
    let (stem, number) = name.split_at(name.len() - digits);
    if digits == 0 || digits > MAX_DIGITS || digits > 1 && number[0] == b'0' {
        return None;
    }
    Some((stem, number.iter().fold(0, |value, digit| value * 10 + usize::from(digit - b'0'))))
}

/// The arena of symbols, sections and expressions. It cannot be made anywhere but here, and has no variants.
#[derive(Clone, Debug)]
pub struct Context {
    names: ListPool<u8>,
    pub symbols: PrimaryMap<Symbol, SymbolData>,
    symbol_index: HashTable<SymbolEntry>,
    /// By stem.
    families: FxHashMap<Box<[u8]>, Family>,
    pub sections: PrimaryMap<Section, SectionData>,
    section_index: HashTable<Section>,
    /// The first section of each name and place.
    section_places: FxHashMap<(Box<[u8]>, SectionPlace), Section>,
    /// The first section of each name.
    section_names: FxHashMap<Box<[u8]>, Section>,
    exprs: PrimaryMap<Expr, ExprData>,
    private_prefix: Box<[u8]>,
    format: &'static dyn ObjectFormat,
    facts: FormatFacts,
    /// Symbols that only stand for a place have no names: true for objects, where nobody would read them.
    pub unnamed_places: bool,
    /// Labels with private names are symbols like others.
    pub keeps_labels: bool,
    /// By stem: the next number. There are few stems.
    next_temporary: Vec<(Box<str>, u32)>,
    /// Set by [`Context::scope_temporaries`].
    scope: Option<u32>,
}

impl Context {
    /// A context for ELF. `private_prefix` marks assembler temporaries (`.L` in ELF).
    pub fn new(private_prefix: &str) -> Context {
        Context::for_format(private_prefix, &crate::elf::Elf)
    }

    /// A context for another format.
    pub fn for_format(private_prefix: &str, format: &'static dyn ObjectFormat) -> Context {
        let facts = format.facts();
        let private_prefix = facts.private_prefix.unwrap_or(private_prefix);
        Context {
            names: ListPool::new(),
            symbols: PrimaryMap::new(),
            symbol_index: HashTable::new(),
            families: FxHashMap::default(),
            sections: PrimaryMap::new(),
            section_index: HashTable::new(),
            section_places: FxHashMap::default(),
            section_names: FxHashMap::default(),
            exprs: PrimaryMap::new(),
            private_prefix: private_prefix.as_bytes().into(),
            format,
            facts,
            unnamed_places: false,
            keeps_labels: false,
            next_temporary: Vec::new(),
            scope: None,
        }
    }

    pub fn format(&self) -> &'static dyn ObjectFormat {
        self.format
    }

    /// What is asked of the format for every symbol and every relocation.
    #[inline]
    pub fn format_facts(&self) -> &FormatFacts {
        &self.facts
    }

    // Symbols.

    pub fn lookup_symbol(&self, name: &[u8]) -> Option<Symbol> {
        if let Some((stem, number)) = self.family_name(name) {
            let family = self.families.get(stem)?;
            let member = family.members.get(number).and_then(|member| member.get());
            if member.is_some() || !family.has_others {
                return member;
            }
        }
        self.find_symbol(name, NameHash::new(name))
    }

    /// The name of a temporary in parts, if it may be in a family.
    #[inline]
    fn family_name<'n>(&self, name: &'n [u8]) -> Option<(&'n [u8], usize)> {
        if name.starts_with(&self.private_prefix) { numbered(name) } else { None }
    }

    fn find_symbol(&self, name: &[u8], hash: NameHash) -> Option<Symbol> {
        let is_it = |entry: &SymbolEntry| entry.hash == hash && self.names.get(entry.name) == name;
        self.symbol_index.find(hash.spread(), is_it).map(|entry| entry.symbol)
    }

    /// The symbol of this name. A new one is a temporary if its name has the private prefix.
    pub fn symbol(&mut self, name: &[u8]) -> Symbol {
        if let Some(symbol) = self.lookup_symbol(name) {
            return symbol;
        }
        let is_private = !self.private_prefix.is_empty() && name.starts_with(&self.private_prefix);
        let temporary = is_private && !self.keeps_labels;
        self.add_symbol(name, temporary)
    }

    /// A new temporary with a name that nothing else has: prefix, `stem`, number. Each stem counts for itself.
    pub fn temporary(&mut self, stem: &str) -> Symbol {
        let known = self.next_temporary.iter().position(|(s, _)| **s == *stem);
        let counter = known.unwrap_or_else(|| {
            self.next_temporary.push((stem.into(), 0));
            self.next_temporary.len() - 1
        });
        loop {
            let number = self.next_temporary[counter].1;
            self.next_temporary[counter].1 += 1;
            let number = match self.scope {
                Some(scope) => format!("{scope}_{number}"),
                None => number.to_string(),
            };
            let name = [&self.private_prefix, stem.as_bytes(), number.as_bytes()].concat();
            if self.lookup_symbol(&name).is_none() {
                return self.add_symbol(&name, true);
            }
        }
    }

    /// From now on the names of temporaries contain this number, and their own numbers begin anew: contexts that make
    /// pieces of one output must not give the same name twice.
    pub fn scope_temporaries(&mut self, scope: u32) {
        self.scope = Some(scope);
        self.next_temporary.clear();
    }

    /// Names of temporaries contain no such number any more.
    pub fn end_scope(&mut self) {
        self.scope = None;
        self.next_temporary.clear();
    }

    /// What the names of temporaries begin with.
    pub fn private_prefix(&self) -> &[u8] {
        &self.private_prefix
    }

    /// A new temporary that stands for the place where it is defined: the label of `.` and its like.
    pub fn place_symbol(&mut self) -> Symbol {
        if self.unnamed_places { self.unnamed_symbol() } else { self.temporary("tmp") }
    }

    /// A new temporary without a name.
    pub fn unnamed_symbol(&mut self) -> Symbol {
        self.push_symbol(b"", true)
    }

    /// A new symbol of this name beside others that have it; nobody can look it up.
    pub fn named_symbol(&mut self, name: &[u8]) -> Symbol {
        self.push_symbol(name, false)
    }

    /// A new symbol with the name and attributes of `old`, which keeps its value for the expressions that name it and is
    /// not written out.
    pub fn renew_symbol(&mut self, old: Symbol) -> Symbol {
        let mut data = self.symbols[old].clone();
        data.referenced = false;
        self.symbols[old].temporary = true;
        let name = data.name;
        let new = self.symbols.push(data);
        let text = self.names.get(name);
        if let Some((stem, number)) = self.family_name(text)
            && let Some(member) = self.families.get_mut(stem).and_then(|f| f.members.get_mut(number))
            && member.get() == Some(old)
        {
            *member = new.into();
            return new;
        }
        let hash = NameHash::new(text);
        if let Some(entry) = self.symbol_index.find_mut(hash.spread(), |entry| entry.symbol == old) {
            entry.symbol = new;
        }
        new
    }

    /// A symbol of a name that no other has.
    fn add_symbol(&mut self, name: &[u8], temporary: bool) -> Symbol {
        let symbol = self.push_symbol(name, temporary);
        if let Some((stem, number)) = self.family_name(name) {
            if !self.families.contains_key(stem) {
                self.families.insert(stem.into(), Family::default());
            }
            if let Some(family) = self.families.get_mut(stem) {
                // Small tables for few symbols, whatever their numbers are.
                if number < 2 * family.members.len() + 16 {
                    if number >= family.members.len() {
                        family.members.resize(number + 1, OptionalEntity::NONE);
                    }
                    family.members[number] = symbol.into();
                    return symbol;
                }
                family.has_others = true;
            }
        }
        let hash = NameHash::new(name);
        let entry = SymbolEntry { hash, symbol, name: self.symbols[symbol].name };
        self.symbol_index.insert_unique(hash.spread(), entry, |e| e.hash.spread());
        symbol
    }

    fn push_symbol(&mut self, name: &[u8], temporary: bool) -> Symbol {
        let name = self.names.add(name);
        self.symbols.push(SymbolData {
            name,
            value: SymbolValue::Undefined,
            binding: Binding::Default,
            visibility: SymbolVisibility::Default,
            ty: SymbolType::NoType,
            size: None,
            temporary,
            used_in_reloc: false,
            other: 0,
            referenced: false,
        })
    }

    pub fn symbol_name(&self, symbol: Symbol) -> &[u8] {
        self.names.get(self.symbols[symbol].name)
    }

    // Sections.

    /// The section with this name and kind.
    pub fn section(&mut self, name: &[u8], kind: SectionKind, code: bool) -> Section {
        if self.facts.has_atoms
            && let Some(known) = self.section_of_name(name)
        {
            return known;
        }
        let hash = hash_of(&(name, &kind));
        let sections = &mut self.sections;
        if let Some(&section) =
            self.section_index.find(hash, |&s| *sections[s].name == *name && sections[s].kind == kind)
        {
            return section;
        }
        let place = kind.place();
        let section = sections.push(SectionData { name: name.into(), kind, noted: 0, code });
        self.section_places.entry((name.into(), place)).or_insert(section);
        self.section_names.entry(name.into()).or_insert(section);
        self.section_index
            .insert_unique(hash, section, |&s| hash_of(&(&*sections[s].name, &sections[s].kind)));
        section
    }

    /// The section with this name that is for what the request says.
    pub fn open_section(&mut self, name: &[u8], request: &Request) -> Section {
        let elf_name = std::str::from_utf8(name).unwrap_or("");
        if let Some((own, kind)) = self.format.own_section(elf_name) {
            return self.section(own.as_bytes(), kind, false);
        }
        let kind = self.format.section(request);
        self.section(name, kind, request.kind == Kind::Text)
    }

    /// The same where the name was given by the program, which may say more than the request.
    pub fn open_named_section(&mut self, name: &[u8], request: &Request) -> Section {
        let kind = self.format.named_section(name, request);
        self.section(name, kind, request.kind == Kind::Text)
    }

    /// The first section with this name.
    pub fn section_of_name(&self, name: &[u8]) -> Option<Section> {
        self.section_names.get(name).copied()
    }

    /// The first section with this name and place, whatever else it is.
    pub fn section_at(&self, name: &[u8], place: SectionPlace) -> Option<Section> {
        self.section_places.get(&(name.into(), place)).copied()
    }

    // Expressions.

    #[inline]
    pub fn expr(&self, expr: Expr) -> ExprData {
        self.exprs[expr]
    }

    pub(crate) fn num_exprs(&self) -> usize {
        self.exprs.len()
    }

    /// All expressions, in the order of their numbers.
    pub(crate) fn exprs(&self) -> impl Iterator<Item = &ExprData> {
        self.exprs.as_slice().iter()
    }

    pub fn make_expr(&mut self, data: ExprData) -> Expr {
        self.exprs.push(data)
    }

    pub fn constant(&mut self, value: i64) -> Expr {
        self.make_expr(ExprData::Constant(value))
    }

    pub fn symbol_expr(&mut self, symbol: Symbol) -> Expr {
        self.make_expr(ExprData::Symbol(symbol, Specifier::NONE))
    }

    /// `lhs - rhs` of two symbols.
    pub fn difference(&mut self, lhs: Symbol, rhs: Symbol) -> Expr {
        let (lhs, rhs) = (self.symbol_expr(lhs), self.symbol_expr(rhs));
        self.make_expr(ExprData::Binary(BinaryOp::Sub, lhs, rhs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_unique_by_name() {
        let mut cx = Context::new(".L");
        let foo = cx.symbol(b"foo");
        assert_eq!(foo, cx.symbol(b"foo"));
        assert_ne!(foo, cx.symbol(b"bar"));
        assert!(!cx.symbols[foo].temporary);
        let label = cx.symbol(b".Ltmp0");
        assert!(cx.symbols[label].temporary);
        let temp = cx.temporary("tmp");
        assert_eq!(cx.symbol_name(temp), b".Ltmp1");
    }

    #[test]
    fn numbered_symbols_are_found_whatever_their_numbers() {
        assert_eq!(numbered(b".Ltmp12"), Some((&b".Ltmp"[..], 12)));
        assert_eq!(numbered(b".L0"), Some((&b".L"[..], 0)));
        for name in ["x", "x01", "x12345678"] {
            assert_eq!(numbered(name.as_bytes()), None, "{name}");
        }
        let mut cx = Context::new(".L");
        let names = [".L9", ".L5000", ".L00", ".L0", ".L17", ".L5000000", ".L12345678", ".L40", ".L5001"];
        let symbols = names.map(|name| cx.symbol(name.as_bytes()));
        for (name, symbol) in names.iter().zip(symbols) {
            assert_eq!(cx.lookup_symbol(name.as_bytes()), Some(symbol), "{name}");
            assert_eq!(cx.symbol(name.as_bytes()), symbol, "{name}");
            assert_eq!(cx.symbol_name(symbol), name.as_bytes());
        }
        assert_eq!(cx.lookup_symbol(b".L8"), None);
        let renewed = cx.renew_symbol(symbols[0]);
        assert_eq!(cx.lookup_symbol(b".L9"), Some(renewed));
    }

    #[test]
    fn sections_are_unique_by_name_and_kind() {
        let mut cx = Context::new(".L");
        let text = cx.open_section(b".text", &Request::new(Kind::Text));
        assert_eq!(text, cx.open_section(b".text", &Request::new(Kind::Text)));
        assert_ne!(text, cx.open_section(b".text", &Request::new(Kind::ReadOnly)));
    }
}
