//! The instruction set of LLVM IR: opcodes, predicates, atomic operations and orderings, with their spellings.
//!
//! Everything here is a table; what an opcode's operands mean is told by [`InstView`](super::InstView).

/// Declares an enum of consecutive small numbers with the word that the text form uses for each.
macro_rules! words {
    ($(#[$attr:meta])* pub enum $name:ident { $($(#[$vattr:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$vattr])* $variant,)* }

        impl $name {
            /// Every member, in declaration order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// The word of the text form.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }

            /// The member with this word.
            pub fn from_name(name: &[u8]) -> Option<$name> {
                $(if name == $word.as_bytes() { return Some($name::$variant); })*
                None
            }

            /// The member with this number (its place in [`ALL`](Self::ALL)).
            #[inline]
            pub const fn from_index(index: u32) -> Option<$name> {
                if (index as usize) < Self::ALL.len() { Some(Self::ALL[index as usize]) } else { None }
            }
        }
    };
}
pub(crate) use words;

words! {
    /// What an instruction or constant expression does.
    pub enum Opcode {
        Ret = "ret",
        Br = "br",
        Switch = "switch",
        IndirectBr = "indirectbr",
        Invoke = "invoke",
        Resume = "resume",
        Unreachable = "unreachable",
        CleanupRet = "cleanupret",
        CatchRet = "catchret",
        CatchSwitch = "catchswitch",
        CallBr = "callbr",
        FNeg = "fneg",
        Add = "add",
        FAdd = "fadd",
        Sub = "sub",
        FSub = "fsub",
        Mul = "mul",
        FMul = "fmul",
        UDiv = "udiv",
        SDiv = "sdiv",
        FDiv = "fdiv",
        URem = "urem",
        SRem = "srem",
        FRem = "frem",
        Shl = "shl",
        LShr = "lshr",
        AShr = "ashr",
        And = "and",
        Or = "or",
        Xor = "xor",
        Alloca = "alloca",
        Load = "load",
        Store = "store",
        GetElementPtr = "getelementptr",
        Fence = "fence",
        CmpXchg = "cmpxchg",
        AtomicRmw = "atomicrmw",
        Trunc = "trunc",
        ZExt = "zext",
        SExt = "sext",
        FPToUI = "fptoui",
        FPToSI = "fptosi",
        UIToFP = "uitofp",
        SIToFP = "sitofp",
        FPTrunc = "fptrunc",
        FPExt = "fpext",
        PtrToInt = "ptrtoint",
        PtrToAddr = "ptrtoaddr",
        IntToPtr = "inttoptr",
        BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast",
        CleanupPad = "cleanuppad",
        CatchPad = "catchpad",
        ICmp = "icmp",
        FCmp = "fcmp",
        Phi = "phi",
        Call = "call",
        Select = "select",
        VAArg = "va_arg",
        ExtractElement = "extractelement",
        InsertElement = "insertelement",
        ShuffleVector = "shufflevector",
        ExtractValue = "extractvalue",
        InsertValue = "insertvalue",
        LandingPad = "landingpad",
        Freeze = "freeze",
    }
}

impl Opcode {
    #[inline]
    pub const fn is_terminator(self) -> bool {
        self as u8 <= Opcode::CallBr as u8
    }

    #[inline]
    pub const fn is_binary(self) -> bool {
        self as u8 >= Opcode::Add as u8 && self as u8 <= Opcode::Xor as u8
    }

    #[inline]
    pub const fn is_cast(self) -> bool {
        self as u8 >= Opcode::Trunc as u8 && self as u8 <= Opcode::AddrSpaceCast as u8
    }

    /// `call`, `invoke`, `callbr`: what has a [`CallInfo`](super::CallInfo).
    #[inline]
    pub const fn is_call(self) -> bool {
        matches!(self, Opcode::Call | Opcode::Invoke | Opcode::CallBr)
    }

    /// Instructions that must come first in their block (after phis): exception-handling pads.
    pub const fn is_eh_pad(self) -> bool {
        matches!(self, Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
    }

    pub const fn is_float_binary(self) -> bool {
        matches!(self, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem)
    }

    /// Integer operations that may carry `nuw` and `nsw`.
    pub const fn allows_wrap_flags(self) -> bool {
        matches!(self, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc)
    }

    pub const fn allows_exact(self) -> bool {
        matches!(self, Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr)
    }

    pub const fn allows_nneg(self) -> bool {
        matches!(self, Opcode::ZExt | Opcode::UIToFP)
    }

    pub const fn is_commutative(self) -> bool {
        matches!(
            self,
            Opcode::Add | Opcode::FAdd | Opcode::Mul | Opcode::FMul | Opcode::And | Opcode::Or | Opcode::Xor
        )
    }
}

words! {
    /// `icmp` predicates, in the order of their bitcode numbers (from 32).
    pub enum IntPredicate {
        Eq = "eq",
        Ne = "ne",
        Ugt = "ugt",
        Uge = "uge",
        Ult = "ult",
        Ule = "ule",
        Sgt = "sgt",
        Sge = "sge",
        Slt = "slt",
        Sle = "sle",
    }
}

words! {
    /// `fcmp` predicates. The number is a mask: 1 equal, 2 greater, 4 less, 8 unordered.
    pub enum FloatPredicate {
        False = "false",
        Oeq = "oeq",
        Ogt = "ogt",
        Oge = "oge",
        Olt = "olt",
        Ole = "ole",
        One = "one",
        Ord = "ord",
        Uno = "uno",
        Ueq = "ueq",
        Ugt = "ugt",
        Uge = "uge",
        Ult = "ult",
        Ule = "ule",
        Une = "une",
        True = "true",
    }
}

words! {
    /// Memory orderings, in the order of their bitcode numbers.
    pub enum Ordering {
        /// Not an atomic operation.
        NotAtomic = "",
        Unordered = "unordered",
        Monotonic = "monotonic",
        Acquire = "acquire",
        Release = "release",
        AcqRel = "acq_rel",
        SeqCst = "seq_cst",
    }
}

words! {
    /// `atomicrmw` operations, in the order of their bitcode numbers.
    pub enum RmwOp {
        Xchg = "xchg",
        Add = "add",
        Sub = "sub",
        And = "and",
        Nand = "nand",
        Or = "or",
        Xor = "xor",
        Max = "max",
        Min = "min",
        UMax = "umax",
        UMin = "umin",
        FAdd = "fadd",
        FSub = "fsub",
        FMax = "fmax",
        FMin = "fmin",
        UIncWrap = "uinc_wrap",
        UDecWrap = "udec_wrap",
        USubCond = "usub_cond",
        USubSat = "usub_sat",
        FMaximum = "fmaximum",
        FMinimum = "fminimum",
    }
}

impl RmwOp {
    pub const fn is_float(self) -> bool {
        matches!(
            self,
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum
        )
    }
}

words! {
    /// The marker before `call`.
    pub enum TailKind {
        None = "",
        Tail = "tail",
        MustTail = "musttail",
        NoTail = "notail",
    }
}
