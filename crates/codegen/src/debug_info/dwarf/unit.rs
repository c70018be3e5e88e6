//! A unit in the making: its entries, what metadata they were made of, and the pools that units share.
//!
//! Attributes are given in forms that depend on the version of DWARF alone: from 5 on, strings and addresses are indices into
//! tables of their own.

use super::constants::{LANGS_C, at, emission, flag, form, tag};
use super::die::{BlockPart, Die, Dies, Value, block_size};
use super::macros::Macro;
use super::names::{AddressRange, Names};
use crate::debug_info::Settings;
use crate::debug_info::metadata::{Integer, Node, Nodes};
use crate::debug_info::scopes::subprogram_of;
use crate::emit::Emitter;
use crate::emit::lines::Files;
use ir::Global;
use ir::metadata::{FieldRef, MdKind, schema};
use mc::Symbol;
use support::hash::FxHashMap;

/// Strings and addresses that units refer to by number.
#[derive(Debug, Default)]
pub(crate) struct Pools {
    pub strings: Vec<Box<[u8]>>,
    string_numbers: FxHashMap<Box<[u8]>, u32>,
    pub addresses: Vec<Address>,
    address_numbers: FxHashMap<Address, u32>,
    pub ranges: Vec<RangeList>,
    pub locations: Vec<LocationList>,
}

/// What the linker fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address {
    pub symbol: Symbol,
    /// The place in the memory of a thread.
    pub is_thread_local: bool,
}

/// Which of what is said of a unit an entry of that unit has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnitPart {
    Whole,
    /// What the object has if the rest is in sections that linkers do not look at: where code is, and which file has the rest.
    Skeleton,
    /// The rest.
    Split,
}

/// Where a variable is in which part of the code.
#[derive(Debug)]
pub(crate) struct LocationList {
    /// As in [`RangeList`].
    pub base: Option<Symbol>,
    /// Beginning, end and expression.
    pub entries: Vec<(Symbol, Symbol, Vec<u8>)>,
}

/// Several ranges of code.
#[derive(Debug)]
pub(crate) struct RangeList {
    /// What addresses are distances from, if all code of the unit is in one section.
    pub base: Option<Symbol>,
    /// Beginnings and ends.
    pub ranges: Vec<(Symbol, Symbol)>,
}

impl Pools {
    pub fn string(&mut self, text: &[u8]) -> u32 {
        // A string ends with the first zero.
        let text = text.split(|&c| c == 0).next().unwrap_or_default();
        if let Some(&number) = self.string_numbers.get(text) {
            return number;
        }
        let number = self.strings.len() as u32;
        self.strings.push(text.into());
        self.string_numbers.insert(text.into(), number);
        number
    }

    pub fn address(&mut self, symbol: Symbol) -> u32 {
        self.any_address(Address { symbol, is_thread_local: false })
    }

    pub fn any_address(&mut self, address: Address) -> u32 {
        *self.address_numbers.entry(address).or_insert_with(|| {
            self.addresses.push(address);
            self.addresses.len() as u32 - 1
        })
    }

    /// Addresses are in one table, whichever of two pools has it.
    pub fn exchange_addresses(&mut self, other: &mut Pools) {
        std::mem::swap(&mut self.addresses, &mut other.addresses);
        std::mem::swap(&mut self.address_numbers, &mut other.address_numbers);
    }
}

/// Types within types are described at once up to this depth, and later beyond it.
const MAX_DEPTH: u32 = 64;

/// Contexts that are made while others are: more than types within types need.
const MAX_CONTEXTS: u32 = 3 * MAX_DEPTH;

/// Scopes around each other, and types of types, that are followed.
pub(super) const MAX_CHAIN: usize = 1000;

/// See the module text.
pub(super) struct UnitBuilder<'u, 'e> {
    pub emitter: &'u mut Emitter<'e>,
    pub nodes: Nodes<'e>,
    pub pools: &'u mut Pools,
    pub files: &'u mut Files,
    pub version: u16,
    pub settings: Settings,
    pub address_bytes: u8,
    /// The `DICompileUnit`.
    pub node: Node,
    pub part: UnitPart,
    pub dies: Dies,
    pub by_node: FxHashMap<Node, Die>,
    /// Subprograms that were inlined, and their variables.
    pub abstracts: FxHashMap<Node, Die>,
    /// Entries whose types are still to be described.
    pub pending: Vec<(Die, Node)>,
    depth: u32,
    /// Contexts in the making, within each other.
    contexts: u32,
    pub index_type: Option<Die>,
    /// Entries of functions and variables that get their names and types at the end.
    pub definitions: Vec<Node>,
    pub entities: Vec<(Die, Node)>,
    /// Labels, and where they are.
    pub labels: Vec<(Die, Node, Option<Symbol>)>,
    /// What the tables of names say.
    pub names: Names,
    pub macro_list: Vec<Macro>,
    /// Functions that calls refer to.
    pub called: Vec<Node>,
    /// By function with code: its place among them.
    pub function_places: FxHashMap<Global, usize>,
    /// Variables with a place in memory.
    pub placed: Vec<AddressRange>,
    /// Blocks of functions: the entries of those that have some.
    pub blocks: FxHashMap<Node, Die>,
    /// Subprograms with the class whose table of functions they are in.
    pub containing: Vec<(Die, Node)>,
    pub uses_addresses: bool,
    pub uses_ranges: bool,
    pub uses_locations: bool,
}

fn function_places(nodes: Nodes<'_>) -> FxHashMap<Global, usize> {
    let functions = nodes.module.order.functions.iter();
    functions.filter(|&&global| nodes.module.body(global).is_some()).copied().zip(0..).collect()
}

impl<'u, 'e> UnitBuilder<'u, 'e> {
    pub fn new(
        emitter: &'u mut Emitter<'e>,
        (pools, files): (&'u mut Pools, &'u mut Files),
        settings: Settings,
        (node, part): (Node, UnitPart),
    ) -> UnitBuilder<'u, 'e> {
        let nodes = Nodes { module: emitter.module };
        let address_bytes = nodes.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        UnitBuilder {
            emitter,
            nodes,
            pools,
            files,
            version: settings.version,
            settings,
            address_bytes,
            node,
            part,
            dies: Dies::new(match part {
                UnitPart::Skeleton if settings.version >= 5 => tag::SKELETON_UNIT,
                _ => tag::COMPILE_UNIT,
            }),
            by_node: FxHashMap::default(),
            abstracts: FxHashMap::default(),
            pending: Vec::new(),
            depth: 0,
            contexts: 0,
            index_type: None,
            definitions: Vec::new(),
            entities: Vec::new(),
            labels: Vec::new(),
            names: Names::default(),
            blocks: FxHashMap::default(),
            placed: Vec::new(),
            macro_list: Vec::new(),
            called: Vec::new(),
            function_places: function_places(nodes),
            containing: Vec::new(),
            uses_addresses: false,
            uses_ranges: false,
            uses_locations: false,
        }
    }

    pub fn language(&self) -> u32 {
        self.nodes.word(self.node, schema::di_compile_unit::LANGUAGE)
    }

    pub fn is_c(&self) -> bool {
        LANGS_C.contains(&self.language())
    }

    /// Only functions that others were inlined into are described, and by their names.
    pub fn is_minimal(&self) -> bool {
        let kind = self.nodes.word(self.node, schema::di_compile_unit::EMISSION_KIND);
        kind == emission::LINE_TABLES || self.part == UnitPart::Skeleton
    }

    /// What profilers need: functions by all their names and where they are declared, even if nothing else is said.
    pub fn is_for_profiling(&self) -> bool {
        self.nodes.word(self.node, schema::di_compile_unit::DEBUG_INFO_FOR_PROFILING) != 0
    }

    // Attributes.

    pub fn flag(&mut self, die: Die, name: u16) {
        let form = if self.version >= 4 { form::FLAG_PRESENT } else { form::FLAG };
        self.dies.set(die, name, form, Value::Number(1));
    }

    /// The form of offsets in other sections.
    pub fn offset_form(&self) -> u16 {
        match (self.version, self.settings.offset_bytes) {
            (4.., _) => form::SEC_OFFSET,
            (_, 8) => form::DATA8,
            _ => form::DATA4,
        }
    }

    /// The name that linkers know.
    pub fn linkage_name(&mut self, die: Die, name: &[u8]) {
        let attribute = if self.version >= 4 { at::LINKAGE_NAME } else { at::MIPS_LINKAGE_NAME };
        // A name that is to stay as it is begins with this mark.
        self.text(die, attribute, name.strip_prefix(b"\x01").unwrap_or(name));
    }

    pub fn number_in(&mut self, die: Die, name: u16, form: u16, value: u64) {
        self.dies.set(die, name, form, Value::Number(value));
    }

    /// A number without sign in as few bytes as it takes.
    pub fn number(&mut self, die: Die, name: u16, value: u64) {
        let form = match value {
            0..=0xff => form::DATA1,
            0x100..=0xffff => form::DATA2,
            0x1_0000..=0xffff_ffff => form::DATA4,
            _ => form::DATA8,
        };
        self.number_in(die, name, form, value);
    }

    pub fn text(&mut self, die: Die, name: u16, text: &[u8]) {
        let index = self.pools.string(text);
        let form = match index {
            _ if self.version < 5 && self.part == UnitPart::Split => form::GNU_STR_INDEX,
            _ if self.version < 5 => form::STRP,
            0..=0xff => form::STRX1,
            0x100..=0xffff => form::STRX2,
            0x1_0000..=0xff_ffff => form::STRX3,
            _ => form::STRX4,
        };
        self.number_in(die, name, form, index.into());
    }

    /// A text if there is any.
    pub fn text_of(&mut self, die: Die, name: u16, node: Node, field: FieldRef) {
        let text = self.nodes.text(node, field);
        if !text.is_empty() {
            self.text(die, name, text);
        }
    }

    pub fn refer(&mut self, die: Die, name: u16, to: Die) {
        self.dies.set(die, name, form::REF4, Value::Die(to));
    }

    pub fn block(&mut self, die: Die, name: u16, parts: Vec<BlockPart>) {
        let form = match block_size(&parts, self.address_bytes) {
            _ if self.version >= 4 => form::EXPRLOC,
            0..=0xff => form::BLOCK1,
            0x100..=0xffff => form::BLOCK2,
            _ => form::BLOCK4,
        };
        self.dies.set(die, name, form, Value::Block(parts));
    }

    pub fn bytes(&mut self, die: Die, name: u16, bytes: Vec<u8>) {
        self.block(die, name, vec![BlockPart::Bytes(bytes)]);
    }

    pub fn address(&mut self, die: Die, name: u16, symbol: Symbol) {
        let is_split = self.part == UnitPart::Split;
        if self.version >= 5 || is_split {
            let index = self.pools.address(symbol);
            self.uses_addresses = true;
            let form = if self.version >= 5 { form::ADDRX } else { form::GNU_ADDR_INDEX };
            self.number_in(die, name, form, index.into());
        } else {
            self.dies.set(die, name, form::ADDR, Value::Place(symbol));
        }
    }

    /// Where code is: from a symbol to another one, or in several ranges.
    pub fn code(&mut self, die: Die, ranges: Vec<(Symbol, Symbol)>) {
        if let [(begin, end)] = ranges[..] {
            self.address(die, at::LOW_PC, begin);
            if self.version < 4 {
                self.address(die, at::HIGH_PC, end);
            } else {
                self.dies.set(die, at::HIGH_PC, form::DATA4, Value::Distance(end, begin));
            }
        } else if !ranges.is_empty() {
            let index = self.pools.ranges.len() as u32;
            self.pools.ranges.push(RangeList { base: None, ranges });
            self.uses_ranges = true;
            if self.version >= 5 {
                self.number_in(die, at::RANGES, form::RNGLISTX, index.into());
            } else {
                let symbol = self.own_label("debug_ranges", index);
                self.dies.set(die, at::RANGES, self.offset_form(), Value::Place(symbol));
            }
        }
    }

    /// A label of a list in the pools.
    fn own_label(&mut self, stem: &str, number: u32) -> Symbol {
        self.emitter.part_label(self.part == UnitPart::Split, stem, number)
    }

    /// Where a variable is, if that changes.
    pub fn location_list(&mut self, die: Die, entries: Vec<(Symbol, Symbol, Vec<u8>)>) {
        let index = self.pools.locations.len() as u32;
        self.pools.locations.push(LocationList { base: None, entries });
        self.uses_locations = true;
        if self.version >= 5 {
            self.number_in(die, at::LOCATION, form::LOCLISTX, index.into());
        } else {
            let symbol = self.own_label("debug_loc", index);
            self.dies.set(die, at::LOCATION, self.offset_form(), Value::Place(symbol));
        }
    }

    pub fn file_number(&mut self, file: Node) -> Option<u32> {
        self.files.number(self.nodes.scope(file), (file.owner(), file.item()))
    }

    /// Where something is declared.
    pub fn source(&mut self, die: Die, node: Node, (file, line): (FieldRef, FieldRef)) {
        let line = self.nodes.word(node, line);
        if line == 0 {
            return;
        }
        if let Some(file) = self.nodes.get(node, file).and_then(|file| self.file_number(file)) {
            self.number(die, at::DECL_FILE, file.into());
        }
        self.number(die, at::DECL_LINE, line.into());
    }

    pub fn access(&mut self, die: Die, flags: u32) {
        let access = match flags & flag::ACCESS {
            flag::PUBLIC => 1,
            flag::PROTECTED => 2,
            flag::PRIVATE => 3,
            _ => return,
        };
        self.number_in(die, at::ACCESSIBILITY, form::DATA1, access);
    }

    /// The bytes of a number as memory has them.
    pub fn wide_number(&self, value: &Integer) -> Vec<u8> {
        let bytes = value.bits.div_ceil(8) as usize;
        let little = value.limbs.iter().flat_map(|limb| limb.to_le_bytes());
        let mut bytes: Vec<u8> = little.take(bytes).collect();
        if self.emitter.isa.is_big_endian() {
            bytes.reverse();
        }
        bytes
    }

    /// A constant of a type.
    pub fn constant(&mut self, die: Die, value: &Integer, is_unsigned: bool) {
        if value.bits > 64 {
            let bytes = self.wide_number(value);
            self.dies.set(die, at::CONST_VALUE, form::BLOCK1, Value::Block(vec![BlockPart::Bytes(bytes)]));
        } else if is_unsigned {
            self.number_in(die, at::CONST_VALUE, form::UDATA, value.unsigned());
        } else {
            self.number_in(die, at::CONST_VALUE, form::SDATA, value.signed() as u64);
        }
    }

    // Contexts.

    /// The scope of a node, blocks of functions aside: what is declared in one is in its function.
    fn scope_of(&self, node: Node) -> Option<Node> {
        let field = match self.nodes.kind(node)? {
            MdKind::DerivedType => schema::di_derived_type::SCOPE,
            MdKind::CompositeType => schema::di_composite_type::SCOPE,
            MdKind::SubrangeType => schema::di_subrange_type::SCOPE,
            MdKind::Namespace => schema::di_namespace::SCOPE,
            MdKind::Module => schema::di_module::SCOPE,
            MdKind::Subprogram => schema::di_subprogram::SCOPE,
            MdKind::GlobalVariable => schema::di_global_variable::SCOPE,
            MdKind::CommonBlock => schema::di_common_block::SCOPE,
            _ => return None,
        };
        self.effective_scope(self.nodes.get(node, field)?)
    }

    fn effective_scope(&self, scope: Node) -> Option<Node> {
        match self.nodes.kind(scope)? {
            MdKind::LexicalBlock | MdKind::LexicalBlockFile => subprogram_of(self.nodes, scope),
            MdKind::CommonBlock => self.scope_of(scope),
            MdKind::File | MdKind::CompileUnit => None,
            _ => Some(scope),
        }
    }

    /// The entry that something belongs to whose scope is given: the unit's if it has none.
    pub fn context(&mut self, scope: Option<Node>) -> Die {
        // Scopes that contain themselves end somewhere.
        if self.contexts >= MAX_CONTEXTS {
            return Dies::ROOT;
        }
        self.contexts += 1;
        let die = self.make_contexts(scope);
        self.contexts -= 1;
        die
    }

    fn make_contexts(&mut self, scope: Option<Node>) -> Die {
        let mut missing = Vec::new();
        let mut scope = scope.and_then(|scope| self.effective_scope(scope));
        while let Some(node) = scope.filter(|node| !self.by_node.contains_key(node)) {
            if missing.len() >= MAX_CHAIN {
                break;
            }
            missing.push(node);
            scope = self.scope_of(node);
        }
        let mut die = scope.and_then(|node| self.by_node.get(&node).copied()).unwrap_or(Dies::ROOT);
        for node in missing.into_iter().rev() {
            die = match self.by_node.get(&node) {
                Some(&known) => known,
                None => self.make_context(node, die),
            };
        }
        die
    }

    pub fn context_of(&mut self, node: Node) -> Die {
        let scope = self.scope_of(node);
        self.context(scope)
    }

    fn make_context(&mut self, node: Node, outer: Die) -> Die {
        match self.nodes.kind(node) {
            Some(MdKind::Namespace) => {
                let die = self.dies.add(tag::NAMESPACE, outer);
                self.by_node.insert(node, die);
                self.text_of(die, at::NAME, node, schema::di_namespace::NAME);
                self.name_namespace(node, die);
                if self.nodes.word(node, schema::di_namespace::EXPORT_SYMBOLS) != 0 {
                    self.flag(die, at::EXPORT_SYMBOLS);
                }
                die
            }
            Some(MdKind::Module) => {
                let die = self.dies.add(tag::MODULE, outer);
                self.by_node.insert(node, die);
                self.module_attributes(die, node);
                die
            }
            Some(MdKind::Subprogram) => self.subprogram(node),
            Some(_) => self.type_die(node).unwrap_or(outer),
            None => outer,
        }
    }

    fn module_attributes(&mut self, die: Die, node: Node) {
        use schema::di_module as field;
        self.text_of(die, at::NAME, node, field::NAME);
        self.text_of(die, at::LLVM_CONFIG_MACROS, node, field::CONFIG_MACROS);
        self.text_of(die, at::LLVM_INCLUDE_PATH, node, field::INCLUDE_PATH);
        self.text_of(die, at::LLVM_APINOTES, node, field::APINOTES);
        if let Some(file) = self.nodes.get(node, field::FILE).and_then(|file| self.file_number(file)) {
            self.number(die, at::DECL_FILE, file.into());
        }
        let line = self.nodes.word(node, field::LINE);
        if line != 0 {
            self.number(die, at::DECL_LINE, line.into());
        }
        if self.nodes.word(node, field::IS_DECL) != 0 {
            self.flag(die, at::DECLARATION);
        }
    }

    // Types at once or later.

    /// Describes a type whose entry was just made.
    pub fn describe_type(&mut self, die: Die, ty: Node) {
        if self.depth >= MAX_DEPTH {
            self.pending.push((die, ty));
            return;
        }
        self.depth += 1;
        self.fill_type(die, ty);
        self.depth -= 1;
        if self.depth == 0 {
            self.describe_pending();
        }
    }

    /// Describes what was put off.
    fn describe_pending(&mut self) {
        while let Some((die, ty)) = self.pending.pop() {
            self.depth += 1;
            self.fill_type(die, ty);
            self.depth -= 1;
        }
    }
}
