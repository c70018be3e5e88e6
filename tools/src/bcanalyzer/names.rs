//! Names of blocks and records, as `llvm-bcanalyzer` prints them. It has none for some newer records, and neither have we:
//! tests look for `UnknownCode25`.

use bitcode::codes::block;

/// (id, name), in order of ids.
const BLOCKS: &[(u32, &str)] = &[
    (block::BLOCKINFO, "BLOCKINFO_BLOCK"),
    (block::MODULE, "MODULE_BLOCK"),
    (block::PARAMATTR, "PARAMATTR_BLOCK"),
    (block::PARAMATTR_GROUP, "PARAMATTR_GROUP_BLOCK_ID"),
    (block::CONSTANTS, "CONSTANTS_BLOCK"),
    (block::FUNCTION, "FUNCTION_BLOCK"),
    (block::IDENTIFICATION, "IDENTIFICATION_BLOCK_ID"),
    (block::VALUE_SYMTAB, "VALUE_SYMTAB"),
    (block::METADATA, "METADATA_BLOCK"),
    (block::METADATA_ATTACHMENT, "METADATA_ATTACHMENT_BLOCK"),
    (block::TYPE, "TYPE_BLOCK_ID"),
    (block::USELIST, "USELIST_BLOCK_ID"),
    (block::MODULE_STRTAB, "MODULE_STRTAB_BLOCK"),
    (block::GLOBALVAL_SUMMARY, "GLOBALVAL_SUMMARY_BLOCK"),
    (block::OPERAND_BUNDLE_TAGS, "OPERAND_BUNDLE_TAGS_BLOCK"),
    (block::METADATA_KIND, "METADATA_KIND_BLOCK"),
    (block::STRTAB, "STRTAB_BLOCK"),
    (block::FULL_LTO_GLOBALVAL_SUMMARY, "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK"),
    (block::SYMTAB, "SYMTAB_BLOCK"),
];

pub fn block_name(id: u32) -> Option<&'static str> {
    BLOCKS.iter().find(|&&(known, _)| known == id).map(|&(_, name)| name)
}

/// Names of the records of a block by code, separated by spaces; `-` where there is none.
fn record_names(id: u32) -> &'static str {
    match id {
        block::BLOCKINFO => "- SETBID BLOCKNAME SETRECORDNAME",
        block::MODULE => {
            "- VERSION TRIPLE DATALAYOUT ASM SECTIONNAME DEPLIB GLOBALVAR FUNCTION - - GCNAME COMDAT VSTOFFSET ALIAS \
             METADATA_VALUES_UNUSED SOURCE_FILENAME HASH"
        }
        block::IDENTIFICATION => "- STRING EPOCH",
        block::PARAMATTR => "- ENTRY ENTRY",
        block::PARAMATTR_GROUP => "- - - ENTRY",
        block::TYPE => {
            "- NUMENTRY VOID FLOAT DOUBLE LABEL OPAQUE INTEGER POINTER - HALF ARRAY VECTOR X86_FP80 FP128 PPC_FP128 \
             METADATA X86_MMX STRUCT_ANON STRUCT_NAME STRUCT_NAMED FUNCTION TOKEN BFLOAT"
        }
        block::CONSTANTS => {
            "- SETTYPE NULL UNDEF INTEGER WIDE_INTEGER FLOAT AGGREGATE STRING CSTRING CE_BINOP CE_CAST - CE_SELECT \
             CE_EXTRACTELT CE_INSERTELT CE_SHUFFLEVEC CE_CMP - CE_SHUFVEC_EX CE_INBOUNDS_GEP CST_CODE_BLOCKADDRESS \
             DATA - - CE_UNOP - DSO_LOCAL_EQUIVALENT - NO_CFI_VALUE INLINEASM - CE_GEP PTRAUTH"
        }
        block::FUNCTION => {
            "- DECLAREBLOCKS INST_BINOP INST_CAST INST_GEP_OLD INST_SELECT INST_EXTRACTELT INST_INSERTELT \
             INST_SHUFFLEVEC INST_CMP INST_RET INST_BR INST_SWITCH INST_INVOKE - INST_UNREACHABLE INST_PHI - - \
             INST_ALLOCA INST_LOAD - - INST_VAARG - - INST_EXTRACTVAL INST_INSERTVAL INST_CMP2 INST_VSELECT \
             INST_INBOUNDS_GEP_OLD - - DEBUG_LOC_AGAIN INST_CALL DEBUG_LOC INST_FENCE - - - - INST_LOADATOMIC - \
             INST_GEP INST_STORE INST_STOREATOMIC INST_CMPXCHG - INST_CLEANUPRET INST_CATCHRET INST_CATCHPAD - - - - \
             OPERAND_BUNDLE INST_UNOP INST_CALLBR - INST_ATOMICRMW BLOCKADDR_USERS DEBUG_RECORD_VALUE \
             DEBUG_RECORD_DECLARE DEBUG_RECORD_ASSIGN DEBUG_RECORD_VALUE_SIMPLE DEBUG_RECORD_LABEL"
        }
        block::VALUE_SYMTAB => "- ENTRY BBENTRY FNENTRY - COMBINED_ENTRY",
        block::MODULE_STRTAB => "- ENTRY HASH",
        block::GLOBALVAL_SUMMARY | block::FULL_LTO_GLOBALVAL_SUMMARY => {
            "- PERMODULE PERMODULE_PROFILE PERMODULE_GLOBALVAR_INIT_REFS COMBINED COMBINED_PROFILE \
             COMBINED_GLOBALVAR_INIT_REFS ALIAS COMBINED_ALIAS COMBINED_ORIGINAL_NAME VERSION TYPE_TESTS \
             TYPE_TEST_ASSUME_VCALLS TYPE_CHECKED_LOAD_VCALLS TYPE_TEST_ASSUME_CONST_VCALL \
             TYPE_CHECKED_LOAD_CONST_VCALL VALUE_GUID CFI_FUNCTION_DEFS CFI_FUNCTION_DECLS PERMODULE_RELBF FLAGS \
             TYPE_ID TYPE_ID_METADATA PERMODULE_VTABLE_GLOBALVAR_INIT_REFS BLOCK_COUNT PARAM_ACCESS \
             PERMODULE_CALLSITE_INFO PERMODULE_ALLOC_INFO COMBINED_CALLSITE_INFO COMBINED_ALLOC_INFO STACK_IDS \
             ALLOC_CONTEXT_IDS CONTEXT_RADIX_TREE_ARRAY"
        }
        block::METADATA_ATTACHMENT => "- - - - - - - - - - - ATTACHMENT",
        block::METADATA => {
            "- STRING_OLD VALUE NODE NAME DISTINCT_NODE KIND LOCATION OLD_NODE OLD_FN_NODE NAMED_NODE - GENERIC_DEBUG \
             SUBRANGE ENUMERATOR BASIC_TYPE FILE DERIVED_TYPE COMPOSITE_TYPE SUBROUTINE_TYPE COMPILE_UNIT SUBPROGRAM \
             LEXICAL_BLOCK LEXICAL_BLOCK_FILE NAMESPACE TEMPLATE_TYPE TEMPLATE_VALUE GLOBAL_VAR LOCAL_VAR EXPRESSION \
             OBJC_PROPERTY IMPORTED_ENTITY MODULE MACRO MACRO_FILE STRINGS GLOBAL_DECL_ATTACHMENT GLOBAL_VAR_EXPR \
             INDEX_OFFSET INDEX - - - - - - ARG_LIST"
        }
        block::METADATA_KIND => "- - - - - - KIND",
        block::USELIST => "- USELIST_CODE_DEFAULT USELIST_CODE_BB",
        block::OPERAND_BUNDLE_TAGS => "- OPERAND_BUNDLE_TAG",
        block::STRTAB | block::SYMTAB => "- BLOB",
        _ => "",
    }
}

pub fn record_name(block: u32, code: u32) -> Option<&'static str> {
    record_names(block).split(' ').nth(code as usize).filter(|name| !matches!(*name, "-" | ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bitcode::codes::{constants, function, metadata};

    #[test]
    fn names_are_at_their_codes() {
        for (block, code, name) in [
            (block::CONSTANTS, constants::PTRAUTH, Some("PTRAUTH")),
            (block::CONSTANTS, constants::POISON, None),
            (block::FUNCTION, function::DEBUG_RECORD_LABEL, Some("DEBUG_RECORD_LABEL")),
            (block::FUNCTION, function::CALL, Some("INST_CALL")),
            (block::FUNCTION, function::ATOMICRMW, Some("INST_ATOMICRMW")),
            (block::METADATA, metadata::ARG_LIST, Some("ARG_LIST")),
            (block::METADATA, metadata::INDEX, Some("INDEX")),
            (block::TYPE, bitcode::codes::types::BFLOAT, Some("BFLOAT")),
            (block::MODULE, bitcode::codes::module::HASH, Some("HASH")),
            (block::MODULE, bitcode::codes::module::IFUNC, None),
            (99, 1, None),
        ] {
            assert_eq!(record_name(block, code), name);
        }
    }
}
