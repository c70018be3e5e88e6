//! Operations of the selection graph: their numbers and names.
//!
//! One numbering serves descriptions (`SDNode<"ISD::ADD", …>`), the pattern tables of an image and the code generator.
//! Operations of a target (`RISCVISD::CALL`) are numbered from [`NodeOp::FIRST_TARGET`] on, in the order of
//! [`TargetNode`](crate::selection::TargetNode) records. With the bit [`NodeOp::MACHINE`] the rest is an opcode of the
//! machine.

/// The operation of a node.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeOp(pub u16);

macro_rules! nodes {
    ($($name:ident $isd:literal $dump:literal,)*) => {
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "only numbers the constants")]
        #[repr(u16)]
        enum Number { $($name,)* }

        impl NodeOp {
            $(pub const $name: NodeOp = NodeOp(Number::$name as u16);)*
        }

        /// By number: name in descriptions (without `ISD::`), name in dumps.
        const NAMES: &[(&str, &str)] = &[$(($isd, $dump),)*];
    };
}

nodes! {
    // Leaves, registers, and what holds the graph together.
    ENTRY_TOKEN "EntryToken" "EntryToken",
    TOKEN_FACTOR "TokenFactor" "TokenFactor",
    REGISTER "Register" "Register",
    REGISTER_MASK "RegisterMask" "RegisterMask",
    COPY_TO_REG "CopyToReg" "CopyToReg",
    COPY_FROM_REG "CopyFromReg" "CopyFromReg",
    MERGE_VALUES "MERGE_VALUES" "merge_values",
    CONSTANT "Constant" "Constant",
    TARGET_CONSTANT "TargetConstant" "TargetConstant",
    CONSTANT_FP "ConstantFP" "ConstantFP",
    TARGET_CONSTANT_FP "TargetConstantFP" "TargetConstantFP",
    BASIC_BLOCK "BasicBlock" "BasicBlock",
    CONDCODE "CONDCODE" "CondCode",
    VALUETYPE "VALUETYPE" "ValueType",
    UNDEF "UNDEF" "undef",
    POISON "POISON" "poison",
    GLOBAL_ADDRESS "GlobalAddress" "GlobalAddress",
    TARGET_GLOBAL_ADDRESS "TargetGlobalAddress" "TargetGlobalAddress",
    GLOBAL_TLS_ADDRESS "GlobalTLSAddress" "GlobalTLSAddress",
    TARGET_GLOBAL_TLS_ADDRESS "TargetGlobalTLSAddress" "TargetGlobalTLSAddress",
    FRAME_INDEX "FrameIndex" "FrameIndex",
    TARGET_FRAME_INDEX "TargetFrameIndex" "TargetFrameIndex",
    JUMP_TABLE "JumpTable" "JumpTable",
    TARGET_JUMP_TABLE "TargetJumpTable" "TargetJumpTable",
    CONSTANT_POOL "ConstantPool" "ConstantPool",
    TARGET_CONSTANT_POOL "TargetConstantPool" "TargetConstantPool",
    EXTERNAL_SYMBOL "ExternalSymbol" "ExternalSymbol",
    TARGET_EXTERNAL_SYMBOL "TargetExternalSymbol" "TargetExternalSymbol",
    MC_SYMBOL "MCSymbol" "MCSymbol",
    BLOCK_ADDRESS "BlockAddress" "BlockAddress",
    TARGET_BLOCK_ADDRESS "TargetBlockAddress" "TargetBlockAddress",
    SRCVALUE "SRCVALUE" "SrcValue",
    MDNODE_SDNODE "MDNODE_SDNODE" "MDNode",
    EH_LABEL "EH_LABEL" "eh_label",
    ANNOTATION_LABEL "ANNOTATION_LABEL" "annotation_label",
    INLINEASM "INLINEASM" "inlineasm",
    INLINEASM_BR "INLINEASM_BR" "inlineasm_br",
    FRAMEADDR "FRAMEADDR" "FRAMEADDR",
    RETURNADDR "RETURNADDR" "RETURNADDR",
    ADDROFRETURNADDR "ADDROFRETURNADDR" "addrofreturnaddr",
    SPONENTRY "SPONENTRY" "sponentry",
    LOCAL_RECOVER "LOCAL_RECOVER" "local_recover",
    READ_REGISTER "READ_REGISTER" "read_register",
    WRITE_REGISTER "WRITE_REGISTER" "write_register",
    VSCALE "VSCALE" "vscale",
    READCYCLECOUNTER "READCYCLECOUNTER" "readcyclecounter",
    READSTEADYCOUNTER "READSTEADYCOUNTER" "readsteadycounter",
    // Integers.
    ADD "ADD" "add",
    SUB "SUB" "sub",
    PTRADD "PTRADD" "ptradd",
    MUL "MUL" "mul",
    MULHS "MULHS" "mulhs",
    MULHU "MULHU" "mulhu",
    SMUL_LOHI "SMUL_LOHI" "smul_lohi",
    UMUL_LOHI "UMUL_LOHI" "umul_lohi",
    SDIV "SDIV" "sdiv",
    UDIV "UDIV" "udiv",
    SREM "SREM" "srem",
    UREM "UREM" "urem",
    SDIVREM "SDIVREM" "sdivrem",
    UDIVREM "UDIVREM" "udivrem",
    AND "AND" "and",
    OR "OR" "or",
    XOR "XOR" "xor",
    SHL "SHL" "shl",
    SRL "SRL" "srl",
    SRA "SRA" "sra",
    ROTL "ROTL" "rotl",
    ROTR "ROTR" "rotr",
    FSHL "FSHL" "fshl",
    FSHR "FSHR" "fshr",
    SHL_PARTS "SHL_PARTS" "shl_parts",
    SRL_PARTS "SRL_PARTS" "srl_parts",
    SRA_PARTS "SRA_PARTS" "sra_parts",
    ADDC "ADDC" "addc",
    ADDE "ADDE" "adde",
    SUBC "SUBC" "subc",
    SUBE "SUBE" "sube",
    UADDO "UADDO" "uaddo",
    SADDO "SADDO" "saddo",
    USUBO "USUBO" "usubo",
    SSUBO "SSUBO" "ssubo",
    UMULO "UMULO" "umulo",
    SMULO "SMULO" "smulo",
    UADDO_CARRY "UADDO_CARRY" "uaddo_carry",
    SADDO_CARRY "SADDO_CARRY" "saddo_carry",
    USUBO_CARRY "USUBO_CARRY" "usubo_carry",
    SSUBO_CARRY "SSUBO_CARRY" "ssubo_carry",
    SMIN "SMIN" "smin",
    SMAX "SMAX" "smax",
    UMIN "UMIN" "umin",
    UMAX "UMAX" "umax",
    ABS "ABS" "abs",
    ABDS "ABDS" "abds",
    ABDU "ABDU" "abdu",
    AVGCEILS "AVGCEILS" "avgceils",
    AVGCEILU "AVGCEILU" "avgceilu",
    AVGFLOORS "AVGFLOORS" "avgfloors",
    AVGFLOORU "AVGFLOORU" "avgflooru",
    BITREVERSE "BITREVERSE" "bitreverse",
    BSWAP "BSWAP" "bswap",
    CLMUL "CLMUL" "clmul",
    CLMULH "CLMULH" "clmulh",
    CLMULR "CLMULR" "clmulr",
    CTLS "CTLS" "ctls",
    CTLZ "CTLZ" "ctlz",
    CTLZ_ZERO_UNDEF "CTLZ_ZERO_UNDEF" "ctlz_zero_undef",
    CTPOP "CTPOP" "ctpop",
    PARITY "PARITY" "parity",
    CTTZ "CTTZ" "cttz",
    CTTZ_ZERO_UNDEF "CTTZ_ZERO_UNDEF" "cttz_zero_undef",
    SADDSAT "SADDSAT" "saddsat",
    SCMP "SCMP" "scmp",
    SDIVFIX "SDIVFIX" "sdivfix",
    SDIVFIXSAT "SDIVFIXSAT" "sdivfixsat",
    SMULFIX "SMULFIX" "smulfix",
    SMULFIXSAT "SMULFIXSAT" "smulfixsat",
    SSHLSAT "SSHLSAT" "sshlsat",
    SSUBSAT "SSUBSAT" "ssubsat",
    TRUNCATE_SSAT_S "TRUNCATE_SSAT_S" "truncate_ssat_s",
    TRUNCATE_SSAT_U "TRUNCATE_SSAT_U" "truncate_ssat_u",
    TRUNCATE_USAT_U "TRUNCATE_USAT_U" "truncate_usat_u",
    UADDSAT "UADDSAT" "uaddsat",
    UCMP "UCMP" "ucmp",
    UDIVFIX "UDIVFIX" "udivfix",
    UDIVFIXSAT "UDIVFIXSAT" "udivfixsat",
    UMULFIX "UMULFIX" "umulfix",
    UMULFIXSAT "UMULFIXSAT" "umulfixsat",
    USHLSAT "USHLSAT" "ushlsat",
    USUBSAT "USUBSAT" "usubsat",
    // Conversions.
    SIGN_EXTEND "SIGN_EXTEND" "sign_extend",
    ZERO_EXTEND "ZERO_EXTEND" "zero_extend",
    ANY_EXTEND "ANY_EXTEND" "any_extend",
    TRUNCATE "TRUNCATE" "truncate",
    SIGN_EXTEND_INREG "SIGN_EXTEND_INREG" "sign_extend_inreg",
    BITCAST "BITCAST" "bitcast",
    ADDRSPACECAST "ADDRSPACECAST" "addrspacecast",
    FREEZE "FREEZE" "freeze",
    ASSERT_SEXT "AssertSext" "AssertSext",
    ASSERT_ZEXT "AssertZext" "AssertZext",
    ASSERT_ALIGN "AssertAlign" "AssertAlign",
    ASSERT_NO_FP_CLASS "AssertNoFPClass" "AssertNoFPClass",
    SINT_TO_FP "SINT_TO_FP" "sint_to_fp",
    UINT_TO_FP "UINT_TO_FP" "uint_to_fp",
    FP_TO_SINT "FP_TO_SINT" "fp_to_sint",
    FP_TO_UINT "FP_TO_UINT" "fp_to_uint",
    FP_TO_SINT_SAT "FP_TO_SINT_SAT" "fp_to_sint_sat",
    FP_TO_UINT_SAT "FP_TO_UINT_SAT" "fp_to_uint_sat",
    FP_ROUND "FP_ROUND" "fp_round",
    FP_EXTEND "FP_EXTEND" "fp_extend",
    // Comparison, choice, control.
    SETCC "SETCC" "setcc",
    SETCCCARRY "SETCCCARRY" "setcccarry",
    SELECT "SELECT" "select",
    VSELECT "VSELECT" "vselect",
    SELECT_CC "SELECT_CC" "select_cc",
    BR "BR" "br",
    BRCOND "BRCOND" "brcond",
    BR_CC "BR_CC" "br_cc",
    BRIND "BRIND" "brind",
    BR_JT "BR_JT" "br_jt",
    CATCHRET "CATCHRET" "catchret",
    CLEANUPRET "CLEANUPRET" "cleanupret",
    TRAP "TRAP" "trap",
    DEBUGTRAP "DEBUGTRAP" "debugtrap",
    UBSANTRAP "UBSANTRAP" "ubsantrap",
    CALLSEQ_START "CALLSEQ_START" "callseq_start",
    CALLSEQ_END "CALLSEQ_END" "callseq_end",
    VASTART "VASTART" "vastart",
    VAEND "VAEND" "vaend",
    VACOPY "VACOPY" "vacopy",
    VAARG "VAARG" "vaarg",
    DYNAMIC_STACKALLOC "DYNAMIC_STACKALLOC" "dynamic_stackalloc",
    STACKSAVE "STACKSAVE" "stacksave",
    STACKRESTORE "STACKRESTORE" "stackrestore",
    LIFETIME_START "LIFETIME_START" "lifetime.start",
    LIFETIME_END "LIFETIME_END" "lifetime.end",
    CONVERGENCECTRL_ANCHOR "CONVERGENCECTRL_ANCHOR" "convergencectrl_anchor",
    CONVERGENCECTRL_ENTRY "CONVERGENCECTRL_ENTRY" "convergencectrl_entry",
    CONVERGENCECTRL_GLUE "CONVERGENCECTRL_GLUE" "convergencectrl_glue",
    CONVERGENCECTRL_LOOP "CONVERGENCECTRL_LOOP" "convergencectrl_loop",
    INTRINSIC_VOID "INTRINSIC_VOID" "intrinsic_void",
    INTRINSIC_WO_CHAIN "INTRINSIC_WO_CHAIN" "intrinsic_wo_chain",
    INTRINSIC_W_CHAIN "INTRINSIC_W_CHAIN" "intrinsic_w_chain",
    JUMP_TABLE_DEBUG_INFO "JUMP_TABLE_DEBUG_INFO" "jump_table_debug_info",
    // Memory.
    LOAD "LOAD" "load",
    STORE "STORE" "store",
    MLOAD "MLOAD" "masked_load",
    MSTORE "MSTORE" "masked_store",
    MGATHER "MGATHER" "masked_gather",
    MSCATTER "MSCATTER" "masked_scatter",
    PREFETCH "PREFETCH" "Prefetch",
    MEMBARRIER "MEMBARRIER" "MemBarrier",
    ATOMIC_FENCE "ATOMIC_FENCE" "AtomicFence",
    ATOMIC_LOAD "ATOMIC_LOAD" "AtomicLoad",
    ATOMIC_STORE "ATOMIC_STORE" "AtomicStore",
    ATOMIC_CMP_SWAP "ATOMIC_CMP_SWAP" "AtomicCmpSwap",
    ATOMIC_CMP_SWAP_WITH_SUCCESS "ATOMIC_CMP_SWAP_WITH_SUCCESS" "AtomicCmpSwapWithSuccess",
    ATOMIC_SWAP "ATOMIC_SWAP" "AtomicSwap",
    ATOMIC_LOAD_ADD "ATOMIC_LOAD_ADD" "AtomicLoadAdd",
    ATOMIC_LOAD_AND "ATOMIC_LOAD_AND" "AtomicLoadAnd",
    ATOMIC_LOAD_CLR "ATOMIC_LOAD_CLR" "AtomicLoadClr",
    ATOMIC_LOAD_FADD "ATOMIC_LOAD_FADD" "AtomicLoadFadd",
    ATOMIC_LOAD_FMAX "ATOMIC_LOAD_FMAX" "AtomicLoadFmax",
    ATOMIC_LOAD_FMAXIMUM "ATOMIC_LOAD_FMAXIMUM" "AtomicLoadFmaximum",
    ATOMIC_LOAD_FMIN "ATOMIC_LOAD_FMIN" "AtomicLoadFmin",
    ATOMIC_LOAD_FMINIMUM "ATOMIC_LOAD_FMINIMUM" "AtomicLoadFminimum",
    ATOMIC_LOAD_FSUB "ATOMIC_LOAD_FSUB" "AtomicLoadFsub",
    ATOMIC_LOAD_MAX "ATOMIC_LOAD_MAX" "AtomicLoadMax",
    ATOMIC_LOAD_MIN "ATOMIC_LOAD_MIN" "AtomicLoadMin",
    ATOMIC_LOAD_NAND "ATOMIC_LOAD_NAND" "AtomicLoadNand",
    ATOMIC_LOAD_OR "ATOMIC_LOAD_OR" "AtomicLoadOr",
    ATOMIC_LOAD_SUB "ATOMIC_LOAD_SUB" "AtomicLoadSub",
    ATOMIC_LOAD_UDEC_WRAP "ATOMIC_LOAD_UDEC_WRAP" "AtomicLoadUdecWrap",
    ATOMIC_LOAD_UINC_WRAP "ATOMIC_LOAD_UINC_WRAP" "AtomicLoadUincWrap",
    ATOMIC_LOAD_UMAX "ATOMIC_LOAD_UMAX" "AtomicLoadUmax",
    ATOMIC_LOAD_UMIN "ATOMIC_LOAD_UMIN" "AtomicLoadUmin",
    ATOMIC_LOAD_USUB_COND "ATOMIC_LOAD_USUB_COND" "AtomicLoadUsubCond",
    ATOMIC_LOAD_USUB_SAT "ATOMIC_LOAD_USUB_SAT" "AtomicLoadUsubSat",
    ATOMIC_LOAD_XOR "ATOMIC_LOAD_XOR" "AtomicLoadXor",
    // Floating point.
    BF16_TO_FP "BF16_TO_FP" "bf16_to_fp",
    FABS "FABS" "fabs",
    FACOS "FACOS" "facos",
    FADD "FADD" "fadd",
    FASIN "FASIN" "fasin",
    FATAN "FATAN" "fatan",
    FATAN2 "FATAN2" "fatan2",
    FCANONICALIZE "FCANONICALIZE" "fcanonicalize",
    FCEIL "FCEIL" "fceil",
    FCOPYSIGN "FCOPYSIGN" "fcopysign",
    FCOS "FCOS" "fcos",
    FCOSH "FCOSH" "fcosh",
    FDIV "FDIV" "fdiv",
    FEXP10 "FEXP10" "fexp10",
    FEXP2 "FEXP2" "fexp2",
    FFLOOR "FFLOOR" "ffloor",
    FGETSIGN "FGETSIGN" "fgetsign",
    FLDEXP "FLDEXP" "fldexp",
    FLOG2 "FLOG2" "flog2",
    FMA "FMA" "fma",
    FMAD "FMAD" "fmad",
    FMAXIMUM "FMAXIMUM" "fmaximum",
    FMAXIMUMNUM "FMAXIMUMNUM" "fmaximumnum",
    FMAXNUM "FMAXNUM" "fmaxnum",
    FMAXNUM_IEEE "FMAXNUM_IEEE" "fmaxnum_ieee",
    FMINIMUM "FMINIMUM" "fminimum",
    FMINIMUMNUM "FMINIMUMNUM" "fminimumnum",
    FMINNUM "FMINNUM" "fminnum",
    FMINNUM_IEEE "FMINNUM_IEEE" "fminnum_ieee",
    FMUL "FMUL" "fmul",
    FMULADD "FMULADD" "fmuladd",
    FNEARBYINT "FNEARBYINT" "fnearbyint",
    FNEG "FNEG" "fneg",
    FP16_TO_FP "FP16_TO_FP" "fp16_to_fp",
    FPOW "FPOW" "fpow",
    FPTRUNC_ROUND "FPTRUNC_ROUND" "fptrunc_round",
    FP_TO_BF16 "FP_TO_BF16" "fp_to_bf16",
    FP_TO_FP16 "FP_TO_FP16" "fp_to_fp16",
    FREM "FREM" "frem",
    FRINT "FRINT" "frint",
    FROUND "FROUND" "fround",
    FROUNDEVEN "FROUNDEVEN" "froundeven",
    FSIN "FSIN" "fsin",
    FSINH "FSINH" "fsinh",
    FSQRT "FSQRT" "fsqrt",
    FSUB "FSUB" "fsub",
    FTAN "FTAN" "ftan",
    FTANH "FTANH" "ftanh",
    FTRUNC "FTRUNC" "ftrunc",
    GET_FPENV "GET_FPENV" "get_fpenv",
    GET_FPMODE "GET_FPMODE" "get_fpmode",
    GET_ROUNDING "GET_ROUNDING" "get_rounding",
    IS_FPCLASS "IS_FPCLASS" "is_fpclass",
    LLRINT "LLRINT" "llrint",
    LLROUND "LLROUND" "llround",
    LRINT "LRINT" "lrint",
    LROUND "LROUND" "lround",
    RESET_FPENV "RESET_FPENV" "reset_fpenv",
    RESET_FPMODE "RESET_FPMODE" "reset_fpmode",
    SET_FPENV "SET_FPENV" "set_fpenv",
    SET_FPMODE "SET_FPMODE" "set_fpmode",
    SET_ROUNDING "SET_ROUNDING" "set_rounding",
    // Floating point whose environment is observed.
    STRICT_BF16_TO_FP "STRICT_BF16_TO_FP" "strict_bf16_to_fp",
    STRICT_FACOS "STRICT_FACOS" "strict_facos",
    STRICT_FADD "STRICT_FADD" "strict_fadd",
    STRICT_FASIN "STRICT_FASIN" "strict_fasin",
    STRICT_FATAN "STRICT_FATAN" "strict_fatan",
    STRICT_FATAN2 "STRICT_FATAN2" "strict_fatan2",
    STRICT_FCEIL "STRICT_FCEIL" "strict_fceil",
    STRICT_FCOS "STRICT_FCOS" "strict_fcos",
    STRICT_FCOSH "STRICT_FCOSH" "strict_fcosh",
    STRICT_FDIV "STRICT_FDIV" "strict_fdiv",
    STRICT_FEXP2 "STRICT_FEXP2" "strict_fexp2",
    STRICT_FFLOOR "STRICT_FFLOOR" "strict_ffloor",
    STRICT_FLDEXP "STRICT_FLDEXP" "strict_fldexp",
    STRICT_FLOG2 "STRICT_FLOG2" "strict_flog2",
    STRICT_FMA "STRICT_FMA" "strict_fma",
    STRICT_FMAXIMUM "STRICT_FMAXIMUM" "strict_fmaximum",
    STRICT_FMAXNUM "STRICT_FMAXNUM" "strict_fmaxnum",
    STRICT_FMINIMUM "STRICT_FMINIMUM" "strict_fminimum",
    STRICT_FMINNUM "STRICT_FMINNUM" "strict_fminnum",
    STRICT_FMUL "STRICT_FMUL" "strict_fmul",
    STRICT_FNEARBYINT "STRICT_FNEARBYINT" "strict_fnearbyint",
    STRICT_FP16_TO_FP "STRICT_FP16_TO_FP" "strict_fp16_to_fp",
    STRICT_FPOW "STRICT_FPOW" "strict_fpow",
    STRICT_FP_EXTEND "STRICT_FP_EXTEND" "strict_fp_extend",
    STRICT_FP_ROUND "STRICT_FP_ROUND" "strict_fp_round",
    STRICT_FP_TO_BF16 "STRICT_FP_TO_BF16" "strict_fp_to_bf16",
    STRICT_FP_TO_FP16 "STRICT_FP_TO_FP16" "strict_fp_to_fp16",
    STRICT_FP_TO_SINT "STRICT_FP_TO_SINT" "strict_fp_to_sint",
    STRICT_FP_TO_UINT "STRICT_FP_TO_UINT" "strict_fp_to_uint",
    STRICT_FREM "STRICT_FREM" "strict_frem",
    STRICT_FRINT "STRICT_FRINT" "strict_frint",
    STRICT_FROUND "STRICT_FROUND" "strict_fround",
    STRICT_FROUNDEVEN "STRICT_FROUNDEVEN" "strict_froundeven",
    STRICT_FSETCC "STRICT_FSETCC" "strict_fsetcc",
    STRICT_FSETCCS "STRICT_FSETCCS" "strict_fsetccs",
    STRICT_FSIN "STRICT_FSIN" "strict_fsin",
    STRICT_FSINH "STRICT_FSINH" "strict_fsinh",
    STRICT_FSQRT "STRICT_FSQRT" "strict_fsqrt",
    STRICT_FSUB "STRICT_FSUB" "strict_fsub",
    STRICT_FTAN "STRICT_FTAN" "strict_ftan",
    STRICT_FTANH "STRICT_FTANH" "strict_ftanh",
    STRICT_FTRUNC "STRICT_FTRUNC" "strict_ftrunc",
    STRICT_LLRINT "STRICT_LLRINT" "strict_llrint",
    STRICT_LLROUND "STRICT_LLROUND" "strict_llround",
    STRICT_LRINT "STRICT_LRINT" "strict_lrint",
    STRICT_LROUND "STRICT_LROUND" "strict_lround",
    STRICT_SINT_TO_FP "STRICT_SINT_TO_FP" "strict_sint_to_fp",
    STRICT_UINT_TO_FP "STRICT_UINT_TO_FP" "strict_uint_to_fp",
    // Vectors.
    BUILD_VECTOR "BUILD_VECTOR" "BUILD_VECTOR",
    CONCAT_VECTORS "CONCAT_VECTORS" "concat_vectors",
    EXTRACT_SUBVECTOR "EXTRACT_SUBVECTOR" "extract_subvector",
    EXTRACT_VECTOR_ELT "EXTRACT_VECTOR_ELT" "extract_vector_elt",
    GET_ACTIVE_LANE_MASK "GET_ACTIVE_LANE_MASK" "get_active_lane_mask",
    INSERT_SUBVECTOR "INSERT_SUBVECTOR" "insert_subvector",
    INSERT_VECTOR_ELT "INSERT_VECTOR_ELT" "insert_vector_elt",
    LOOP_DEPENDENCE_RAW_MASK "LOOP_DEPENDENCE_RAW_MASK" "loop_dependence_raw_mask",
    LOOP_DEPENDENCE_WAR_MASK "LOOP_DEPENDENCE_WAR_MASK" "loop_dependence_war_mask",
    PARTIAL_REDUCE_FMLA "PARTIAL_REDUCE_FMLA" "partial_reduce_fmla",
    PARTIAL_REDUCE_SMLA "PARTIAL_REDUCE_SMLA" "partial_reduce_smla",
    PARTIAL_REDUCE_SUMLA "PARTIAL_REDUCE_SUMLA" "partial_reduce_sumla",
    PARTIAL_REDUCE_UMLA "PARTIAL_REDUCE_UMLA" "partial_reduce_umla",
    SCALAR_TO_VECTOR "SCALAR_TO_VECTOR" "scalar_to_vector",
    SIGN_EXTEND_VECTOR_INREG "SIGN_EXTEND_VECTOR_INREG" "sign_extend_vector_inreg",
    SPLAT_VECTOR "SPLAT_VECTOR" "splat_vector",
    STEP_VECTOR "STEP_VECTOR" "step_vector",
    VECREDUCE_ADD "VECREDUCE_ADD" "vecreduce_add",
    VECREDUCE_FMUL "VECREDUCE_FMUL" "vecreduce_fmul",
    VECREDUCE_XOR "VECREDUCE_XOR" "vecreduce_xor",
    VECREDUCE_OR "VECREDUCE_OR" "vecreduce_or",
    VECREDUCE_AND "VECREDUCE_AND" "vecreduce_and",
    VECREDUCE_MUL "VECREDUCE_MUL" "vecreduce_mul",
    VECREDUCE_FADD "VECREDUCE_FADD" "vecreduce_fadd",
    VECREDUCE_FMAX "VECREDUCE_FMAX" "vecreduce_fmax",
    VECREDUCE_FMAXIMUM "VECREDUCE_FMAXIMUM" "vecreduce_fmaximum",
    VECREDUCE_FMIN "VECREDUCE_FMIN" "vecreduce_fmin",
    VECREDUCE_FMINIMUM "VECREDUCE_FMINIMUM" "vecreduce_fminimum",
    VECREDUCE_SMAX "VECREDUCE_SMAX" "vecreduce_smax",
    VECREDUCE_SMIN "VECREDUCE_SMIN" "vecreduce_smin",
    VECREDUCE_UMAX "VECREDUCE_UMAX" "vecreduce_umax",
    VECREDUCE_UMIN "VECREDUCE_UMIN" "vecreduce_umin",
    VECTOR_COMPRESS "VECTOR_COMPRESS" "vector_compress",
    VECTOR_FIND_LAST_ACTIVE "VECTOR_FIND_LAST_ACTIVE" "vector_find_last_active",
    VECTOR_REVERSE "VECTOR_REVERSE" "vector_reverse",
    VECTOR_SHUFFLE "VECTOR_SHUFFLE" "vector_shuffle",
    VECTOR_SPLICE_LEFT "VECTOR_SPLICE_LEFT" "vector_splice_left",
    VECTOR_SPLICE_RIGHT "VECTOR_SPLICE_RIGHT" "vector_splice_right",
    ZERO_EXTEND_VECTOR_INREG "ZERO_EXTEND_VECTOR_INREG" "zero_extend_vector_inreg",
}

impl NodeOp {
    pub const FIRST_TARGET: u16 = 0x400;
    /// The rest of the number is an opcode.
    pub const MACHINE: u16 = 0x8000;

    pub const fn machine(opcode: u16) -> NodeOp {
        NodeOp(opcode | NodeOp::MACHINE)
    }

    /// The opcode of an instruction node.
    #[inline]
    pub const fn opcode(self) -> Option<u16> {
        if self.0 & NodeOp::MACHINE != 0 { Some(self.0 & !NodeOp::MACHINE) } else { None }
    }

    /// Index of an operation of the target.
    pub const fn target_index(self) -> Option<u16> {
        if self.0 >= NodeOp::FIRST_TARGET && self.0 < NodeOp::MACHINE {
            Some(self.0 - NodeOp::FIRST_TARGET)
        } else {
            None
        }
    }

    /// The generic operation with this name, without `ISD::`.
    pub fn from_name(name: &str) -> Option<NodeOp> {
        NAMES.iter().position(|(n, _)| *n == name).map(|i| NodeOp(i as u16))
    }

    /// The name of a generic operation in dumps.
    pub fn dump_name(self) -> Option<&'static str> {
        NAMES.get(self.0 as usize).map(|(_, dump)| *dump)
    }
}

impl std::fmt::Debug for NodeOp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.dump_name(), self.opcode()) {
            (Some(name), _) => f.write_str(name),
            (None, Some(opcode)) => write!(f, "machine {opcode}"),
            (None, None) => write!(f, "target {}", self.0 - NodeOp::FIRST_TARGET),
        }
    }
}

impl crate::image::Pod for NodeOp {
    const SIZE: usize = 2;
    fn read(bytes: &[u8]) -> Self {
        NodeOp(u16::read(bytes))
    }
    fn write(&self, out: &mut Vec<u8>) {
        self.0.write(out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_found() {
        assert!(NAMES.len() < NodeOp::FIRST_TARGET as usize);
        for (i, (name, _)) in NAMES.iter().enumerate() {
            assert_eq!(NodeOp::from_name(name), Some(NodeOp(i as u16)), "{name}");
        }
        assert_eq!(NodeOp::ADD.dump_name(), Some("add"));
        assert_eq!(NodeOp::machine(7).opcode(), Some(7));
        assert_eq!(NodeOp::ADD.opcode(), None);
        assert_eq!(NodeOp(NodeOp::FIRST_TARGET + 2).target_index(), Some(2));
    }
}
