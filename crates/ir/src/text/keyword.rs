//! The words that the grammar of `.ll` files knows, and how the lexer finds them.
//!
//! A [`Kw`] is a small number. The words of opcodes and attributes are tied to [`Opcode`] and [`AttrKind`] by tables that
//! are computed at compile time from the spelling, so nothing here repeats those lists' order. Words that only a rare
//! construct needs (DWARF names, metadata fields, summaries) are not in the table: they stay plain words that the parser
//! compares.
//!
//! [`lookup`] hashes length, first and last bytes of a word, looks into a fixed table and compares once or twice.

use crate::attributes::{ATTRIBUTES, AttrKind};
use crate::inst::Opcode;

macro_rules! keywords {
    ($($variant:ident = $word:literal,)*) => {
        /// A word of the grammar.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u16)]
        pub enum Kw { $($variant,)* }

        impl Kw {
            pub const ALL: &[Kw] = &[$(Kw::$variant,)*];
            const WORDS: &[&str] = &[$($word,)*];
        }
    };
}

keywords! {
    // Types.
    Void = "void", Half = "half", BFloat = "bfloat", Float = "float", Double = "double", X86Fp80 = "x86_fp80",
    Fp128 = "fp128", PpcFp128 = "ppc_fp128", Label = "label", Token = "token", Metadata = "metadata",
    X86Amx = "x86_amx", X86Mmx = "x86_mmx", Ptr = "ptr", Opaque = "opaque", VScale = "vscale", X = "x", Type = "type",
    // Opcodes.
    Ret = "ret", Br = "br", Switch = "switch", IndirectBr = "indirectbr", Invoke = "invoke", Resume = "resume",
    Unreachable = "unreachable", CleanupRet = "cleanupret", CatchRet = "catchret", CatchSwitch = "catchswitch",
    CallBr = "callbr", FNeg = "fneg", Add = "add", FAdd = "fadd", Sub = "sub", FSub = "fsub", Mul = "mul",
    FMul = "fmul", UDiv = "udiv", SDiv = "sdiv", FDiv = "fdiv", URem = "urem", SRem = "srem", FRem = "frem",
    Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor", Alloca = "alloca", Load = "load",
    Store = "store", GetElementPtr = "getelementptr", Fence = "fence", CmpXchg = "cmpxchg", AtomicRmw = "atomicrmw",
    Trunc = "trunc", ZExt = "zext", SExt = "sext", FPToUI = "fptoui", FPToSI = "fptosi", UIToFP = "uitofp",
    SIToFP = "sitofp", FPTrunc = "fptrunc", FPExt = "fpext", PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr",
    IntToPtr = "inttoptr", BitCast = "bitcast", AddrSpaceCast = "addrspacecast", CleanupPad = "cleanuppad",
    CatchPad = "catchpad", ICmp = "icmp", FCmp = "fcmp", Phi = "phi", Call = "call", Select = "select",
    VAArg = "va_arg", ExtractElement = "extractelement", InsertElement = "insertelement",
    ShuffleVector = "shufflevector", ExtractValue = "extractvalue", InsertValue = "insertvalue",
    LandingPad = "landingpad", Freeze = "freeze",
    // Top level.
    Declare = "declare", Define = "define", Global = "global", Constant = "constant", Module = "module", Asm = "asm",
    Target = "target", Triple = "triple", DataLayout = "datalayout", SourceFilename = "source_filename",
    Attributes = "attributes", Comdat = "comdat", Any = "any", ExactMatch = "exactmatch", Largest = "largest",
    NoDeduplicate = "nodeduplicate", SameSize = "samesize", Alias = "alias", IFunc = "ifunc",
    UseListOrder = "uselistorder", UseListOrderBb = "uselistorder_bb", Distinct = "distinct",
    // Properties of globals.
    DsoLocal = "dso_local", DsoPreemptable = "dso_preemptable", Private = "private", Internal = "internal",
    LinkOnce = "linkonce", LinkOnceOdr = "linkonce_odr", Weak = "weak", WeakOdr = "weak_odr",
    Appending = "appending", DllImport = "dllimport", DllExport = "dllexport", Common = "common",
    AvailableExternally = "available_externally", Default = "default", Hidden = "hidden", Protected = "protected",
    UnnamedAddr = "unnamed_addr", LocalUnnamedAddr = "local_unnamed_addr",
    ExternallyInitialized = "externally_initialized", ExternWeak = "extern_weak", External = "external",
    ThreadLocal = "thread_local", LocalDynamic = "localdynamic", InitialExec = "initialexec",
    LocalExec = "localexec", AddrSpace = "addrspace", Section = "section", Partition = "partition",
    CodeModel = "code_model", Gc = "gc", Prefix = "prefix", Prologue = "prologue", Personality = "personality",
    NoSanitizeAddress = "no_sanitize_address", NoSanitizeHwaddress = "no_sanitize_hwaddress",
    SanitizeAddressDyninit = "sanitize_address_dyninit", Cc = "cc",
    // Constants.
    ZeroInitializer = "zeroinitializer", Undef = "undef", Poison = "poison", Null = "null", None = "none",
    True = "true", False = "false", C = "c", Splat = "splat", BlockAddress = "blockaddress",
    DsoLocalEquivalent = "dso_local_equivalent", NoCfi = "no_cfi", PtrAuth = "ptrauth", SideEffect = "sideeffect",
    IntelDialect = "inteldialect", InRange = "inrange",
    // Instructions.
    To = "to", Caller = "caller", Within = "within", From = "from", Tail = "tail", MustTail = "musttail",
    NoTail = "notail", Unwind = "unwind", Volatile = "volatile", Atomic = "atomic", Unordered = "unordered",
    Monotonic = "monotonic", Acquire = "acquire", Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
    SyncScope = "syncscope", Reassoc = "reassoc", NNan = "nnan", NInf = "ninf", Nsz = "nsz", Arcp = "arcp",
    Contract = "contract", Afn = "afn", Fast = "fast", Nuw = "nuw", Nsw = "nsw", Nusw = "nusw", Exact = "exact",
    Disjoint = "disjoint", InBounds = "inbounds", NNeg = "nneg", SameSign = "samesign", Cleanup = "cleanup",
    Catch = "catch", Filter = "filter",
    // Predicates and operations of atomicrmw that are no opcodes.
    Eq = "eq", Ne = "ne", Slt = "slt", Sgt = "sgt", Sle = "sle", Sge = "sge", Ult = "ult", Ugt = "ugt", Ule = "ule",
    Uge = "uge", Oeq = "oeq", One = "one", Olt = "olt", Ogt = "ogt", Ole = "ole", Oge = "oge", Ord = "ord",
    Uno = "uno", Ueq = "ueq", Une = "une", Xchg = "xchg", Nand = "nand", Max = "max", Min = "min", UMax = "umax",
    UMin = "umin", FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum", FMinimum = "fminimum",
    UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
    // Attributes.
    AllocAlign = "allocalign", AllocPtr = "allocptr", AlwaysInline = "alwaysinline", Builtin = "builtin",
    Cold = "cold", Convergent = "convergent", CoroOnlyDestroyWhenComplete = "coro_only_destroy_when_complete",
    CoroElideSafe = "coro_elide_safe", DeadOnReturn = "dead_on_return", DeadOnUnwind = "dead_on_unwind",
    DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation",
    FnRetThunkExtern = "fn_ret_thunk_extern", Hot = "hot", HybridPatchable = "hybrid_patchable", ImmArg = "immarg",
    InReg = "inreg", InlineHint = "inlinehint", JumpTable = "jumptable", MinSize = "minsize",
    MustProgress = "mustprogress", Naked = "naked", Nest = "nest", NoAlias = "noalias", NoBuiltin = "nobuiltin",
    NoCallback = "nocallback", NoCfCheck = "nocf_check", NoCreateUndefOrPoison = "nocreateundeforpoison",
    NoDivergenceSource = "nodivergencesource", NoDuplicate = "noduplicate", NoExt = "noext", NoFree = "nofree",
    NoImplicitFloat = "noimplicitfloat", NoInline = "noinline", NoMerge = "nomerge", NoProfile = "noprofile",
    NoRecurse = "norecurse", NoRedZone = "noredzone", NoReturn = "noreturn",
    NoSanitizeBounds = "nosanitize_bounds", NoSanitizeCoverage = "nosanitize_coverage", NoSync = "nosync",
    NoUndef = "noundef", NoUnwind = "nounwind", NonLazyBind = "nonlazybind", NonNull = "nonnull",
    NullPointerIsValid = "null_pointer_is_valid", OptForFuzzing = "optforfuzzing", OptDebug = "optdebug",
    OptSize = "optsize", OptNone = "optnone", PresplitCoroutine = "presplitcoroutine", ReadNone = "readnone",
    ReadOnly = "readonly", Returned = "returned", ReturnsTwice = "returns_twice", SignExt = "signext",
    SafeStack = "safestack", SanitizeAddress = "sanitize_address", SanitizeAllocToken = "sanitize_alloc_token",
    SanitizeHwaddress = "sanitize_hwaddress", SanitizeMemtag = "sanitize_memtag",
    SanitizeMemory = "sanitize_memory", SanitizeNumericalStability = "sanitize_numerical_stability",
    SanitizeRealtime = "sanitize_realtime", SanitizeRealtimeBlocking = "sanitize_realtime_blocking",
    SanitizeThread = "sanitize_thread", SanitizeType = "sanitize_type", ShadowCallStack = "shadowcallstack",
    SkipProfile = "skipprofile", Speculatable = "speculatable",
    SpeculativeLoadHardening = "speculative_load_hardening", Ssp = "ssp", SspReq = "sspreq",
    SspStrong = "sspstrong", StrictFp = "strictfp", SwiftAsync = "swiftasync", SwiftError = "swifterror",
    SwiftSelf = "swiftself", WillReturn = "willreturn", Writable = "writable", WriteOnly = "writeonly",
    ZeroExt = "zeroext", ByRef = "byref", ByVal = "byval", ElementType = "elementtype", InAlloca = "inalloca",
    Preallocated = "preallocated", SRet = "sret", Align = "align", AllocKind = "allockind", AllocSize = "allocsize",
    Captures = "captures", Dereferenceable = "dereferenceable", DereferenceableOrNull = "dereferenceable_or_null",
    Memory = "memory", NoFpClass = "nofpclass", AlignStack = "alignstack", UwTable = "uwtable",
    VScaleRange = "vscale_range", Range = "range", Initializes = "initializes",
    // Attributes of older versions, read as what took their place.
    ArgMemOnly = "argmemonly", InaccessibleMemOnly = "inaccessiblememonly",
    InaccessibleMemOrArgMemOnly = "inaccessiblemem_or_argmemonly", NoCapture = "nocapture",
}

impl Kw {
    /// The word as written.
    pub fn name(self) -> &'static str {
        Kw::WORDS[self as usize]
    }

    /// The keyword with this number, as the lexer puts it into a token.
    #[inline]
    pub fn from_index(index: u32) -> Option<Kw> {
        Kw::ALL.get(index as usize).copied()
    }

    /// The opcode with this word.
    #[inline]
    pub fn opcode(self) -> Option<Opcode> {
        OPCODES[self as usize]
    }

    /// The attribute kind with this word.
    #[inline]
    pub fn attribute(self) -> Option<AttrKind> {
        ATTRS[self as usize]
    }
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

static OPCODES: [Option<Opcode>; Kw::WORDS.len()] = {
    let mut table = [None; Kw::WORDS.len()];
    let mut i = 0;
    while i < Kw::WORDS.len() {
        let mut k = 0;
        while k < Opcode::ALL.len() {
            if same(Kw::WORDS[i].as_bytes(), Opcode::ALL[k].name().as_bytes()) {
                table[i] = Some(Opcode::ALL[k]);
            }
            k += 1;
        }
        i += 1;
    }
    table
};

static ATTRS: [Option<AttrKind>; Kw::WORDS.len()] = {
    let mut table = [None; Kw::WORDS.len()];
    let mut i = 0;
    while i < Kw::WORDS.len() {
        let mut k = 0;
        while k < ATTRIBUTES.len() {
            if same(Kw::WORDS[i].as_bytes(), ATTRIBUTES[k].name.as_bytes()) {
                table[i] = Some(ATTRIBUTES[k].kind);
            }
            k += 1;
        }
        i += 1;
    }
    table
};

const TABLE_BITS: u32 = 11;
const TABLE_SIZE: usize = 1 << TABLE_BITS;
const EMPTY: u16 = u16::MAX;

/// Mixes length, the first and the last eight bytes (zero-padded, or overlapping where the word is short).
const fn hash(word: &[u8]) -> usize {
    let n = word.len();
    let (mut head, mut tail) = (0u64, 0u64);
    if n >= 8 {
        let mut i = 0;
        while i < 8 {
            head |= (word[i] as u64) << (8 * i);
            tail |= (word[n - 8 + i] as u64) << (8 * i);
            i += 1;
        }
    } else {
        let mut i = 0;
        while i < n {
            head |= (word[i] as u64) << (8 * i);
            i += 1;
        }
    }
    let mixed = (head ^ tail.rotate_left(23) ^ (n as u64) << 59).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (64 - TABLE_BITS)) as usize
}

/// Open addressing with linear probing; less than half full.
static TABLE: [u16; TABLE_SIZE] = {
    let mut table = [EMPTY; TABLE_SIZE];
    let mut i = 0;
    while i < Kw::WORDS.len() {
        let mut at = hash(Kw::WORDS[i].as_bytes());
        while table[at] != EMPTY {
            at = (at + 1) % TABLE_SIZE;
        }
        table[at] = i as u16;
        i += 1;
    }
    table
};

/// The keyword that `word` is, as its number.
#[inline]
pub fn lookup(word: &[u8]) -> Option<u16> {
    let mut at = hash(word);
    loop {
        let candidate = TABLE[at];
        if candidate == EMPTY {
            return None;
        }
        if Kw::WORDS[candidate as usize].as_bytes() == word {
            return Some(candidate);
        }
        at = (at + 1) % TABLE_SIZE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found_and_others_are_not() {
        for (i, word) in Kw::WORDS.iter().enumerate() {
            assert_eq!(lookup(word.as_bytes()), Some(i as u16), "{word}");
        }
        assert_eq!(lookup(b"nonesuch"), None);
        assert_eq!(lookup(b""), None);
    }

    #[test]
    fn every_opcode_and_attribute_has_a_word() {
        let opcodes = Kw::ALL.iter().filter_map(|kw| kw.opcode()).count();
        assert_eq!(opcodes, Opcode::ALL.len());
        let attributes = Kw::ALL.iter().filter_map(|kw| kw.attribute()).count();
        assert_eq!(attributes, ATTRIBUTES.len());
    }
}
