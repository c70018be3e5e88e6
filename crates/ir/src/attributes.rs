//! Attributes of functions, parameters, results and call sites.
//!
//! An [`AttributeSet`] is a sorted, interned set for one position; an [`AttributeList`] gives a set to the function, to
//! the result and to each parameter. Both are indices into the [`AttributeTable`] of the module.
//!
//! The kinds are one table, in LLVM's enumerator order (which is also the order in which a set is printed) with the
//! number that bitcode uses and the positions where the verifier allows them.

use crate::types::Type;
use hashbrown::HashTable;
use support::entity::{PrimaryMap, entity};
use support::hash::hash_of;

entity! {
    /// A set of attributes of one position. 0 is the empty set.
    pub struct AttributeSet = "attrs";
    /// The sets of a function or call. 0 is the empty list.
    pub struct AttributeList = "attrlist";
}

/// What an attribute carries besides its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrClass {
    Enum,
    Type,
    Int,
    ConstantRange,
    ConstantRangeList,
}

/// Positions, as a bit mask.
pub mod position {
    pub const FN: u8 = 1;
    pub const PARAM: u8 = 2;
    pub const RET: u8 = 4;
}

/// One row of the table of kinds.
#[derive(Clone, Copy, Debug)]
pub struct AttrInfo {
    pub kind: AttrKind,
    /// The word of the text form.
    pub name: &'static str,
    pub class: AttrClass,
    /// Where it may stand: bits of [`position`].
    pub positions: u8,
    /// Number in bitcode (`ATTR_KIND_*`).
    pub code: u16,
}

macro_rules! attributes {
    ($($variant:ident = $name:literal, $class:ident, $($pos:ident)|+, $code:literal;)*) => {
        /// The known attribute kinds, in LLVM's order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum AttrKind { $($variant,)* }

        /// Every kind, in order.
        pub static ATTRIBUTES: &[AttrInfo] = &[$(AttrInfo {
            kind: AttrKind::$variant,
            name: $name,
            class: AttrClass::$class,
            positions: $(position::$pos)|+,
            code: $code,
        },)*];

        impl AttrKind {
            /// The kind with this word in the text form.
            pub fn from_name(name: &[u8]) -> Option<AttrKind> {
                $(if name == $name.as_bytes() { return Some(AttrKind::$variant); })*
                None
            }
        }
    };
}

attributes! {
    AllocAlign = "allocalign", Enum, PARAM, 80;
    AllocatedPointer = "allocptr", Enum, PARAM, 81;
    AlwaysInline = "alwaysinline", Enum, FN, 2;
    Builtin = "builtin", Enum, FN, 35;
    Cold = "cold", Enum, FN, 36;
    Convergent = "convergent", Enum, FN, 43;
    CoroDestroyOnlyWhenComplete = "coro_only_destroy_when_complete", Enum, FN, 90;
    CoroElideSafe = "coro_elide_safe", Enum, FN, 98;
    DeadOnReturn = "dead_on_return", Enum, PARAM, 103;
    DeadOnUnwind = "dead_on_unwind", Enum, PARAM, 91;
    DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation", Enum, FN, 78;
    FnRetThunkExtern = "fn_ret_thunk_extern", Enum, FN, 84;
    Hot = "hot", Enum, FN, 72;
    HybridPatchable = "hybrid_patchable", Enum, FN, 95;
    ImmArg = "immarg", Enum, PARAM, 60;
    InReg = "inreg", Enum, PARAM|RET, 5;
    InlineHint = "inlinehint", Enum, FN, 4;
    JumpTable = "jumptable", Enum, FN, 40;
    MinSize = "minsize", Enum, FN, 6;
    MustProgress = "mustprogress", Enum, FN, 70;
    Naked = "naked", Enum, FN, 7;
    Nest = "nest", Enum, PARAM, 8;
    NoAlias = "noalias", Enum, PARAM|RET, 9;
    NoBuiltin = "nobuiltin", Enum, FN, 10;
    NoCallback = "nocallback", Enum, FN, 71;
    NoCfCheck = "nocf_check", Enum, FN, 56;
    NoCreateUndefOrPoison = "nocreateundeforpoison", Enum, FN, 105;
    NoDivergenceSource = "nodivergencesource", Enum, FN, 100;
    NoDuplicate = "noduplicate", Enum, FN, 12;
    NoExt = "noext", Enum, PARAM|RET, 99;
    NoFree = "nofree", Enum, FN|PARAM, 62;
    NoImplicitFloat = "noimplicitfloat", Enum, FN, 13;
    NoInline = "noinline", Enum, FN, 14;
    NoMerge = "nomerge", Enum, FN, 66;
    NoProfile = "noprofile", Enum, FN, 73;
    NoRecurse = "norecurse", Enum, FN, 48;
    NoRedZone = "noredzone", Enum, FN, 16;
    NoReturn = "noreturn", Enum, FN, 17;
    NoSanitizeBounds = "nosanitize_bounds", Enum, FN, 79;
    NoSanitizeCoverage = "nosanitize_coverage", Enum, FN, 76;
    NoSync = "nosync", Enum, FN, 63;
    NoUndef = "noundef", Enum, PARAM|RET, 68;
    NoUnwind = "nounwind", Enum, FN, 18;
    NonLazyBind = "nonlazybind", Enum, FN, 15;
    NonNull = "nonnull", Enum, PARAM|RET, 39;
    NullPointerIsValid = "null_pointer_is_valid", Enum, FN, 67;
    OptForFuzzing = "optforfuzzing", Enum, FN, 57;
    OptimizeForDebugging = "optdebug", Enum, FN, 88;
    OptimizeForSize = "optsize", Enum, FN, 19;
    OptimizeNone = "optnone", Enum, FN, 37;
    PresplitCoroutine = "presplitcoroutine", Enum, FN, 83;
    ReadNone = "readnone", Enum, PARAM, 20;
    ReadOnly = "readonly", Enum, PARAM, 21;
    Returned = "returned", Enum, PARAM, 22;
    ReturnsTwice = "returns_twice", Enum, FN, 23;
    SExt = "signext", Enum, PARAM|RET, 24;
    SafeStack = "safestack", Enum, FN, 44;
    SanitizeAddress = "sanitize_address", Enum, FN, 30;
    SanitizeAllocToken = "sanitize_alloc_token", Enum, FN, 104;
    SanitizeHWAddress = "sanitize_hwaddress", Enum, FN, 55;
    SanitizeMemTag = "sanitize_memtag", Enum, FN, 64;
    SanitizeMemory = "sanitize_memory", Enum, FN, 32;
    SanitizeNumericalStability = "sanitize_numerical_stability", Enum, FN, 93;
    SanitizeRealtime = "sanitize_realtime", Enum, FN, 96;
    SanitizeRealtimeBlocking = "sanitize_realtime_blocking", Enum, FN, 97;
    SanitizeThread = "sanitize_thread", Enum, FN, 31;
    SanitizeType = "sanitize_type", Enum, FN, 101;
    ShadowCallStack = "shadowcallstack", Enum, FN, 58;
    SkipProfile = "skipprofile", Enum, FN, 85;
    Speculatable = "speculatable", Enum, FN, 53;
    SpeculativeLoadHardening = "speculative_load_hardening", Enum, FN, 59;
    StackProtect = "ssp", Enum, FN, 26;
    StackProtectReq = "sspreq", Enum, FN, 27;
    StackProtectStrong = "sspstrong", Enum, FN, 28;
    StrictFP = "strictfp", Enum, FN, 54;
    SwiftAsync = "swiftasync", Enum, PARAM, 75;
    SwiftError = "swifterror", Enum, PARAM, 47;
    SwiftSelf = "swiftself", Enum, PARAM, 46;
    WillReturn = "willreturn", Enum, FN, 61;
    Writable = "writable", Enum, PARAM, 89;
    WriteOnly = "writeonly", Enum, PARAM, 52;
    ZExt = "zeroext", Enum, PARAM|RET, 34;
    ByRef = "byref", Type, PARAM, 69;
    ByVal = "byval", Type, PARAM, 3;
    ElementType = "elementtype", Type, PARAM, 77;
    InAlloca = "inalloca", Type, PARAM, 38;
    Preallocated = "preallocated", Type, FN|PARAM, 65;
    StructRet = "sret", Type, PARAM, 29;
    Alignment = "align", Int, PARAM|RET, 1;
    AllocKind = "allockind", Int, FN, 82;
    AllocSize = "allocsize", Int, FN, 51;
    Captures = "captures", Int, PARAM, 102;
    Dereferenceable = "dereferenceable", Int, PARAM|RET, 41;
    DereferenceableOrNull = "dereferenceable_or_null", Int, PARAM|RET, 42;
    Memory = "memory", Int, FN, 86;
    NoFPClass = "nofpclass", Int, PARAM|RET, 87;
    StackAlignment = "alignstack", Int, FN|PARAM|RET, 25;
    UWTable = "uwtable", Int, FN, 33;
    VScaleRange = "vscale_range", Int, FN, 74;
    Range = "range", ConstantRange, PARAM|RET, 92;
    Initializes = "initializes", ConstantRangeList, PARAM, 94;
}

impl AttrKind {
    pub fn info(self) -> &'static AttrInfo {
        &ATTRIBUTES[self as usize]
    }

    pub fn name(self) -> &'static str {
        self.info().name
    }

    pub fn class(self) -> AttrClass {
        self.info().class
    }

    /// The kind with this number in bitcode. O(number of kinds).
    pub fn from_code(code: u64) -> Option<AttrKind> {
        ATTRIBUTES.iter().find(|info| u64::from(info.code) == code).map(|info| info.kind)
    }
}

/// A half-open, possibly wrapping range of integers of `bits` bits; bounds as limbs, least significant first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConstantRange {
    pub bits: u32,
    pub lower: Box<[u64]>,
    pub upper: Box<[u64]>,
}

/// One attribute. The derived order is LLVM's: kinds by number, then strings by key.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Attribute {
    Enum(AttrKind),
    /// Integer attributes hold LLVM's encoding of their value (memory effects, `nofpclass` mask, packed pairs …);
    /// see [`encoding`].
    Int(AttrKind, u64),
    Type(AttrKind, Option<Type>),
    Range(AttrKind, Box<ConstantRange>),
    RangeList(AttrKind, Box<[ConstantRange]>),
    /// `"key"="value"`; a missing value is empty.
    String(Box<[u8]>, Box<[u8]>),
}

impl Attribute {
    pub fn kind(&self) -> Option<AttrKind> {
        match self {
            Attribute::Enum(kind)
            | Attribute::Int(kind, _)
            | Attribute::Type(kind, _)
            | Attribute::Range(kind, _)
            | Attribute::RangeList(kind, _) => Some(*kind),
            Attribute::String(..) => None,
        }
    }

    /// Attributes with the same key exclude one another in a set; also the order of a set.
    fn key(&self) -> (u16, &[u8]) {
        match self {
            Attribute::String(key, _) => (u16::MAX, key),
            other => (other.kind().map_or(0, |k| k as u16), &[]),
        }
    }
}

/// The integer encodings of [`Attribute::Int`].
pub mod encoding {
    /// `allocsize(elem, count)`: element parameter in the high half, count parameter (or all ones) in the low half.
    pub const fn alloc_size(elem: u32, count: Option<u32>) -> u64 {
        (elem as u64) << 32
            | match count {
                Some(n) => n as u64,
                None => u32::MAX as u64,
            }
    }

    /// `vscale_range(min, max)`: minimum in the high half, maximum (0: none) in the low half.
    pub const fn vscale_range(min: u32, max: u32) -> u64 {
        (min as u64) << 32 | max as u64
    }

    /// `uwtable(sync)`.
    pub const UWTABLE_SYNC: u64 = 1;
    /// `uwtable`, `uwtable(async)`.
    pub const UWTABLE_ASYNC: u64 = 2;

    /// Words and bits of `allockind("…")`.
    pub const ALLOC_KIND: &[(&str, u64)] =
        &[("alloc", 1), ("realloc", 2), ("free", 4), ("uninitialized", 8), ("zeroed", 16), ("aligned", 32)];
}

/// The sets at each position of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct AttributeListData {
    pub function: Option<AttributeSet>,
    pub ret: Option<AttributeSet>,
    /// By parameter; may be shorter than the parameter list, never ends in an empty set.
    pub params: Vec<Option<AttributeSet>>,
}

impl AttributeSet {
    pub const EMPTY: AttributeSet = AttributeSet::from_u32(0);
}

impl AttributeList {
    pub const EMPTY: AttributeList = AttributeList::from_u32(0);
}

impl Default for AttributeList {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// The attribute sets and lists of a module, interned.
#[derive(Clone, Debug)]
pub struct AttributeTable {
    sets: PrimaryMap<AttributeSet, Box<[Attribute]>>,
    set_index: HashTable<AttributeSet>,
    lists: PrimaryMap<AttributeList, AttributeListData>,
    list_index: HashTable<AttributeList>,
}

impl Default for AttributeTable {
    fn default() -> Self {
        Self::new()
    }
}

impl AttributeTable {
    pub fn new() -> Self {
        let mut table = AttributeTable {
            sets: PrimaryMap::new(),
            set_index: HashTable::new(),
            lists: PrimaryMap::new(),
            list_index: HashTable::new(),
        };
        table.set(Vec::new());
        table.list(AttributeListData::default());
        table
    }

    /// The set of these attributes. Of several with the same kind or key the last one counts.
    pub fn set(&mut self, mut attributes: Vec<Attribute>) -> AttributeSet {
        attributes.sort_by(|a, b| a.key().cmp(&b.key()));
        attributes.reverse();
        attributes.dedup_by(|a, b| a.key() == b.key());
        attributes.reverse();
        let attributes = attributes.into_boxed_slice();
        let hash = hash_of(&attributes);
        let sets = &mut self.sets;
        if let Some(&set) = self.set_index.find(hash, |&s| sets[s] == attributes) {
            return set;
        }
        let set = sets.push(attributes);
        self.set_index.insert_unique(hash, set, |&s| hash_of(&sets[s]));
        set
    }

    /// The list with these sets; empty sets are dropped.
    pub fn list(&mut self, mut data: AttributeListData) -> AttributeList {
        let non_empty = |set: &mut Option<AttributeSet>| *set = set.filter(|&s| s != AttributeSet::EMPTY);
        non_empty(&mut data.function);
        non_empty(&mut data.ret);
        data.params.iter_mut().for_each(non_empty);
        while data.params.last() == Some(&None) {
            data.params.pop();
        }
        let hash = hash_of(&data);
        let lists = &mut self.lists;
        if let Some(&list) = self.list_index.find(hash, |&l| lists[l] == data) {
            return list;
        }
        let list = lists.push(data);
        self.list_index.insert_unique(hash, list, |&l| hash_of(&lists[l]));
        list
    }

    #[inline]
    pub fn get_set(&self, set: AttributeSet) -> &[Attribute] {
        &self.sets[set]
    }

    #[inline]
    pub fn get_list(&self, list: AttributeList) -> &AttributeListData {
        &self.lists[list]
    }

    pub fn sets(&self) -> impl Iterator<Item = (AttributeSet, &[Attribute])> {
        self.sets.iter().map(|(s, a)| (s, &**a))
    }

    pub fn lists(&self) -> impl Iterator<Item = (AttributeList, &AttributeListData)> {
        self.lists.iter()
    }

    fn find_in(&self, set: Option<AttributeSet>, kind: AttrKind) -> Option<&Attribute> {
        self.get_set(set?).iter().find(|a| a.kind() == Some(kind))
    }

    pub fn function_attr(&self, list: AttributeList, kind: AttrKind) -> Option<&Attribute> {
        self.find_in(self.lists[list].function, kind)
    }

    pub fn ret_attr(&self, list: AttributeList, kind: AttrKind) -> Option<&Attribute> {
        self.find_in(self.lists[list].ret, kind)
    }

    pub fn param_attr(&self, list: AttributeList, param: usize, kind: AttrKind) -> Option<&Attribute> {
        self.find_in(self.lists[list].params.get(param).copied().flatten(), kind)
    }

    /// Value of a string attribute of the function position.
    pub fn function_string(&self, list: AttributeList, key: &[u8]) -> Option<&[u8]> {
        self.get_set(self.lists[list].function?).iter().find_map(|a| match a {
            Attribute::String(k, v) if **k == *key => Some(&**v),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_indexed_by_kind() {
        for (i, info) in ATTRIBUTES.iter().enumerate() {
            assert_eq!(info.kind as usize, i);
            assert_eq!(AttrKind::from_name(info.name.as_bytes()), Some(info.kind));
            assert_eq!(AttrKind::from_code(info.code.into()), Some(info.kind));
        }
    }

    #[test]
    fn sets_are_sorted_and_the_last_of_a_kind_wins() {
        let mut table = AttributeTable::new();
        let string = |k: &str, v: &str| Attribute::String(k.as_bytes().into(), v.as_bytes().into());
        let set = table.set(vec![
            string("b", "1"),
            Attribute::Int(AttrKind::Alignment, 8),
            Attribute::Enum(AttrKind::NoUnwind),
            string("a", ""),
            Attribute::Int(AttrKind::Alignment, 16),
        ]);
        assert_eq!(
            table.get_set(set),
            [
                Attribute::Enum(AttrKind::NoUnwind),
                Attribute::Int(AttrKind::Alignment, 16),
                string("a", ""),
                string("b", "1"),
            ]
        );
        assert_eq!(
            table.list(AttributeListData { ret: Some(AttributeSet::EMPTY), ..Default::default() }),
            AttributeList::EMPTY
        );
    }
}
