//! Names and numbers of DWARF constants and debug-info flags, in both directions.
//!
//! Metadata nodes hold numbers; the text form writes the names of the DWARF standard and of its vendor extensions. Each
//! family is one [`Names`] table of whole names, sorted by number: number to name is a binary search, name to number a
//! scan that compares lengths first. Where two vendors claim one number the name that LLVM writes is the one listed.
//!
//! [`op_words`] and [`is_valid_expression`] say how the elements of a `DIExpression` group into operations.

/// A family of named numbers, sorted by number.
#[derive(Clone, Copy, Debug)]
pub struct Names(&'static [(u32, &'static str)]);

impl Names {
    /// The name of a number.
    pub fn name(&self, number: u32) -> Option<&'static str> {
        self.0.binary_search_by_key(&number, |&(n, _)| n).ok().map(|i| self.0[i].1)
    }

    /// The number of a name.
    pub fn number(&self, name: &[u8]) -> Option<u32> {
        self.0.iter().find(|(_, n)| n.as_bytes() == name).map(|&(number, _)| number)
    }

    /// Every row, by number.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &'static str)> {
        self.0.iter().copied()
    }
}

/// `DW_TAG_…`
pub static TAG: Names = Names(&[
    (0x0000, "DW_TAG_null"),
    (0x0001, "DW_TAG_array_type"),
    (0x0002, "DW_TAG_class_type"),
    (0x0003, "DW_TAG_entry_point"),
    (0x0004, "DW_TAG_enumeration_type"),
    (0x0005, "DW_TAG_formal_parameter"),
    (0x0008, "DW_TAG_imported_declaration"),
    (0x000a, "DW_TAG_label"),
    (0x000b, "DW_TAG_lexical_block"),
    (0x000d, "DW_TAG_member"),
    (0x000f, "DW_TAG_pointer_type"),
    (0x0010, "DW_TAG_reference_type"),
    (0x0011, "DW_TAG_compile_unit"),
    (0x0012, "DW_TAG_string_type"),
    (0x0013, "DW_TAG_structure_type"),
    (0x0015, "DW_TAG_subroutine_type"),
    (0x0016, "DW_TAG_typedef"),
    (0x0017, "DW_TAG_union_type"),
    (0x0018, "DW_TAG_unspecified_parameters"),
    (0x0019, "DW_TAG_variant"),
    (0x001a, "DW_TAG_common_block"),
    (0x001b, "DW_TAG_common_inclusion"),
    (0x001c, "DW_TAG_inheritance"),
    (0x001d, "DW_TAG_inlined_subroutine"),
    (0x001e, "DW_TAG_module"),
    (0x001f, "DW_TAG_ptr_to_member_type"),
    (0x0020, "DW_TAG_set_type"),
    (0x0021, "DW_TAG_subrange_type"),
    (0x0022, "DW_TAG_with_stmt"),
    (0x0023, "DW_TAG_access_declaration"),
    (0x0024, "DW_TAG_base_type"),
    (0x0025, "DW_TAG_catch_block"),
    (0x0026, "DW_TAG_const_type"),
    (0x0027, "DW_TAG_constant"),
    (0x0028, "DW_TAG_enumerator"),
    (0x0029, "DW_TAG_file_type"),
    (0x002a, "DW_TAG_friend"),
    (0x002b, "DW_TAG_namelist"),
    (0x002c, "DW_TAG_namelist_item"),
    (0x002d, "DW_TAG_packed_type"),
    (0x002e, "DW_TAG_subprogram"),
    (0x002f, "DW_TAG_template_type_parameter"),
    (0x0030, "DW_TAG_template_value_parameter"),
    (0x0031, "DW_TAG_thrown_type"),
    (0x0032, "DW_TAG_try_block"),
    (0x0033, "DW_TAG_variant_part"),
    (0x0034, "DW_TAG_variable"),
    (0x0035, "DW_TAG_volatile_type"),
    (0x0036, "DW_TAG_dwarf_procedure"),
    (0x0037, "DW_TAG_restrict_type"),
    (0x0038, "DW_TAG_interface_type"),
    (0x0039, "DW_TAG_namespace"),
    (0x003a, "DW_TAG_imported_module"),
    (0x003b, "DW_TAG_unspecified_type"),
    (0x003c, "DW_TAG_partial_unit"),
    (0x003d, "DW_TAG_imported_unit"),
    (0x003f, "DW_TAG_condition"),
    (0x0040, "DW_TAG_shared_type"),
    (0x0041, "DW_TAG_type_unit"),
    (0x0042, "DW_TAG_rvalue_reference_type"),
    (0x0043, "DW_TAG_template_alias"),
    (0x0044, "DW_TAG_coarray_type"),
    (0x0045, "DW_TAG_generic_subrange"),
    (0x0046, "DW_TAG_dynamic_type"),
    (0x0047, "DW_TAG_atomic_type"),
    (0x0048, "DW_TAG_call_site"),
    (0x0049, "DW_TAG_call_site_parameter"),
    (0x004a, "DW_TAG_skeleton_unit"),
    (0x004b, "DW_TAG_immutable_type"),
    (0x4081, "DW_TAG_MIPS_loop"),
    (0x4101, "DW_TAG_format_label"),
    (0x4102, "DW_TAG_function_template"),
    (0x4103, "DW_TAG_class_template"),
    (0x4104, "DW_TAG_GNU_BINCL"),
    (0x4105, "DW_TAG_GNU_EINCL"),
    (0x4106, "DW_TAG_GNU_template_template_param"),
    (0x4107, "DW_TAG_GNU_template_parameter_pack"),
    (0x4108, "DW_TAG_GNU_formal_parameter_pack"),
    (0x4109, "DW_TAG_GNU_call_site"),
    (0x410a, "DW_TAG_GNU_call_site_parameter"),
    (0x4200, "DW_TAG_APPLE_property"),
    (0x4201, "DW_TAG_SUN_function_template"),
    (0x4202, "DW_TAG_SUN_class_template"),
    (0x4203, "DW_TAG_SUN_struct_template"),
    (0x4204, "DW_TAG_SUN_union_template"),
    (0x4205, "DW_TAG_SUN_indirect_inheritance"),
    (0x4206, "DW_TAG_SUN_codeflags"),
    (0x4207, "DW_TAG_SUN_memop_info"),
    (0x4208, "DW_TAG_SUN_omp_child_func"),
    (0x4209, "DW_TAG_SUN_rtti_descriptor"),
    (0x420a, "DW_TAG_SUN_dtor_info"),
    (0x420b, "DW_TAG_SUN_dtor"),
    (0x420c, "DW_TAG_SUN_f90_interface"),
    (0x420d, "DW_TAG_SUN_fortran_vax_structure"),
    (0x42ff, "DW_TAG_SUN_hi"),
    (0x4300, "DW_TAG_LLVM_ptrauth_type"),
    (0x5101, "DW_TAG_ALTIUM_circ_type"),
    (0x5102, "DW_TAG_ALTIUM_mwa_circ_type"),
    (0x5103, "DW_TAG_ALTIUM_rev_carry_type"),
    (0x5111, "DW_TAG_ALTIUM_rom"),
    (0x6000, "DW_TAG_LLVM_annotation"),
    (0x8004, "DW_TAG_GHS_namespace"),
    (0x8005, "DW_TAG_GHS_using_namespace"),
    (0x8006, "DW_TAG_GHS_using_declaration"),
    (0x8007, "DW_TAG_GHS_template_templ_param"),
    (0x8765, "DW_TAG_UPC_shared_type"),
    (0x8766, "DW_TAG_UPC_strict_type"),
    (0x8767, "DW_TAG_UPC_relaxed"),
    (0xa000, "DW_TAG_PGI_kanji_type"),
    (0xa020, "DW_TAG_PGI_interface_block"),
    (0xb000, "DW_TAG_BORLAND_property"),
    (0xb001, "DW_TAG_BORLAND_Delphi_string"),
    (0xb002, "DW_TAG_BORLAND_Delphi_dynamic_array"),
    (0xb003, "DW_TAG_BORLAND_Delphi_set"),
    (0xb004, "DW_TAG_BORLAND_Delphi_variant"),
]);

/// `DW_LANG_…`
pub static LANG: Names = Names(&[
    (0x0001, "DW_LANG_C89"),
    (0x0002, "DW_LANG_C"),
    (0x0003, "DW_LANG_Ada83"),
    (0x0004, "DW_LANG_C_plus_plus"),
    (0x0005, "DW_LANG_Cobol74"),
    (0x0006, "DW_LANG_Cobol85"),
    (0x0007, "DW_LANG_Fortran77"),
    (0x0008, "DW_LANG_Fortran90"),
    (0x0009, "DW_LANG_Pascal83"),
    (0x000a, "DW_LANG_Modula2"),
    (0x000b, "DW_LANG_Java"),
    (0x000c, "DW_LANG_C99"),
    (0x000d, "DW_LANG_Ada95"),
    (0x000e, "DW_LANG_Fortran95"),
    (0x000f, "DW_LANG_PLI"),
    (0x0010, "DW_LANG_ObjC"),
    (0x0011, "DW_LANG_ObjC_plus_plus"),
    (0x0012, "DW_LANG_UPC"),
    (0x0013, "DW_LANG_D"),
    (0x0014, "DW_LANG_Python"),
    (0x0015, "DW_LANG_OpenCL"),
    (0x0016, "DW_LANG_Go"),
    (0x0017, "DW_LANG_Modula3"),
    (0x0018, "DW_LANG_Haskell"),
    (0x0019, "DW_LANG_C_plus_plus_03"),
    (0x001a, "DW_LANG_C_plus_plus_11"),
    (0x001b, "DW_LANG_OCaml"),
    (0x001c, "DW_LANG_Rust"),
    (0x001d, "DW_LANG_C11"),
    (0x001e, "DW_LANG_Swift"),
    (0x001f, "DW_LANG_Julia"),
    (0x0020, "DW_LANG_Dylan"),
    (0x0021, "DW_LANG_C_plus_plus_14"),
    (0x0022, "DW_LANG_Fortran03"),
    (0x0023, "DW_LANG_Fortran08"),
    (0x0024, "DW_LANG_RenderScript"),
    (0x0025, "DW_LANG_BLISS"),
    (0x0026, "DW_LANG_Kotlin"),
    (0x0027, "DW_LANG_Zig"),
    (0x0028, "DW_LANG_Crystal"),
    (0x002a, "DW_LANG_C_plus_plus_17"),
    (0x002b, "DW_LANG_C_plus_plus_20"),
    (0x002c, "DW_LANG_C17"),
    (0x002d, "DW_LANG_Fortran18"),
    (0x002e, "DW_LANG_Ada2005"),
    (0x002f, "DW_LANG_Ada2012"),
    (0x0030, "DW_LANG_HIP"),
    (0x0031, "DW_LANG_Assembly"),
    (0x0032, "DW_LANG_C_sharp"),
    (0x0033, "DW_LANG_Mojo"),
    (0x0034, "DW_LANG_GLSL"),
    (0x0035, "DW_LANG_GLSL_ES"),
    (0x0036, "DW_LANG_HLSL"),
    (0x0037, "DW_LANG_OpenCL_CPP"),
    (0x0038, "DW_LANG_CPP_for_OpenCL"),
    (0x0039, "DW_LANG_SYCL"),
    (0x003d, "DW_LANG_Metal"),
    (0x0040, "DW_LANG_Ruby"),
    (0x0041, "DW_LANG_Move"),
    (0x0042, "DW_LANG_Hylo"),
    (0x8001, "DW_LANG_Mips_Assembler"),
    (0x8e57, "DW_LANG_GOOGLE_RenderScript"),
    (0xb000, "DW_LANG_BORLAND_Delphi"),
]);

/// `DW_LNAME_…`
pub static LNAME: Names = Names(&[
    (0x01, "DW_LNAME_Ada"),
    (0x02, "DW_LNAME_BLISS"),
    (0x03, "DW_LNAME_C"),
    (0x04, "DW_LNAME_C_plus_plus"),
    (0x05, "DW_LNAME_Cobol"),
    (0x06, "DW_LNAME_Crystal"),
    (0x07, "DW_LNAME_D"),
    (0x08, "DW_LNAME_Dylan"),
    (0x09, "DW_LNAME_Fortran"),
    (0x0a, "DW_LNAME_Go"),
    (0x0b, "DW_LNAME_Haskell"),
    (0x0c, "DW_LNAME_Java"),
    (0x0d, "DW_LNAME_Julia"),
    (0x0e, "DW_LNAME_Kotlin"),
    (0x0f, "DW_LNAME_Modula2"),
    (0x10, "DW_LNAME_Modula3"),
    (0x11, "DW_LNAME_ObjC"),
    (0x12, "DW_LNAME_ObjC_plus_plus"),
    (0x13, "DW_LNAME_OCaml"),
    (0x14, "DW_LNAME_OpenCL_C"),
    (0x15, "DW_LNAME_Pascal"),
    (0x16, "DW_LNAME_PLI"),
    (0x17, "DW_LNAME_Python"),
    (0x18, "DW_LNAME_RenderScript"),
    (0x19, "DW_LNAME_Rust"),
    (0x1a, "DW_LNAME_Swift"),
    (0x1b, "DW_LNAME_UPC"),
    (0x1c, "DW_LNAME_Zig"),
    (0x1d, "DW_LNAME_Assembly"),
    (0x1e, "DW_LNAME_C_sharp"),
    (0x1f, "DW_LNAME_Mojo"),
    (0x20, "DW_LNAME_GLSL"),
    (0x21, "DW_LNAME_GLSL_ES"),
    (0x22, "DW_LNAME_HLSL"),
    (0x23, "DW_LNAME_OpenCL_CPP"),
    (0x24, "DW_LNAME_CPP_for_OpenCL"),
    (0x25, "DW_LNAME_SYCL"),
    (0x26, "DW_LNAME_Ruby"),
    (0x27, "DW_LNAME_Move"),
    (0x28, "DW_LNAME_Hylo"),
    (0x2c, "DW_LNAME_Metal"),
]);

/// `DW_ATE_…`
pub static ATE: Names = Names(&[
    (0x01, "DW_ATE_address"),
    (0x02, "DW_ATE_boolean"),
    (0x03, "DW_ATE_complex_float"),
    (0x04, "DW_ATE_float"),
    (0x05, "DW_ATE_signed"),
    (0x06, "DW_ATE_signed_char"),
    (0x07, "DW_ATE_unsigned"),
    (0x08, "DW_ATE_unsigned_char"),
    (0x09, "DW_ATE_imaginary_float"),
    (0x0a, "DW_ATE_packed_decimal"),
    (0x0b, "DW_ATE_numeric_string"),
    (0x0c, "DW_ATE_edited"),
    (0x0d, "DW_ATE_signed_fixed"),
    (0x0e, "DW_ATE_unsigned_fixed"),
    (0x0f, "DW_ATE_decimal_float"),
    (0x10, "DW_ATE_UTF"),
    (0x11, "DW_ATE_UCS"),
    (0x12, "DW_ATE_ASCII"),
    (0x81, "DW_ATE_HP_complex_float"),
    (0x82, "DW_ATE_HP_float128"),
    (0x83, "DW_ATE_HP_complex_float128"),
    (0x84, "DW_ATE_HP_floathpintel"),
    (0x85, "DW_ATE_HP_imaginary_float90"),
    (0x86, "DW_ATE_HP_imaginary_float128"),
]);

/// `DW_CC_…`
pub static CC: Names = Names(&[
    (0x01, "DW_CC_normal"),
    (0x02, "DW_CC_program"),
    (0x03, "DW_CC_nocall"),
    (0x04, "DW_CC_pass_by_reference"),
    (0x05, "DW_CC_pass_by_value"),
    (0x40, "DW_CC_GNU_renesas_sh"),
    (0x41, "DW_CC_GNU_borland_fastcall_i386"),
    (0xb0, "DW_CC_BORLAND_safecall"),
    (0xb1, "DW_CC_BORLAND_stdcall"),
    (0xb2, "DW_CC_BORLAND_pascal"),
    (0xb3, "DW_CC_BORLAND_msfastcall"),
    (0xb4, "DW_CC_BORLAND_msreturn"),
    (0xb5, "DW_CC_BORLAND_thiscall"),
    (0xb6, "DW_CC_BORLAND_fastcall"),
    (0xc0, "DW_CC_LLVM_vectorcall"),
    (0xc1, "DW_CC_LLVM_Win64"),
    (0xc2, "DW_CC_LLVM_X86_64SysV"),
    (0xc3, "DW_CC_LLVM_AAPCS"),
    (0xc4, "DW_CC_LLVM_AAPCS_VFP"),
    (0xc5, "DW_CC_LLVM_IntelOclBicc"),
    (0xc6, "DW_CC_LLVM_SpirFunction"),
    (0xc7, "DW_CC_LLVM_DeviceKernel"),
    (0xc8, "DW_CC_LLVM_Swift"),
    (0xc9, "DW_CC_LLVM_PreserveMost"),
    (0xca, "DW_CC_LLVM_PreserveAll"),
    (0xcb, "DW_CC_LLVM_X86RegCall"),
    (0xcc, "DW_CC_LLVM_M68kRTD"),
    (0xcd, "DW_CC_LLVM_PreserveNone"),
    (0xce, "DW_CC_LLVM_RISCVVectorCall"),
    (0xcf, "DW_CC_LLVM_SwiftTail"),
    (0xd0, "DW_CC_LLVM_RISCVVLSCall"),
    (0xff, "DW_CC_GDB_IBM_OpenCL"),
]);

/// `DW_VIRTUALITY_…`
pub static VIRTUALITY: Names = Names(&[
    (0x00, "DW_VIRTUALITY_none"),
    (0x01, "DW_VIRTUALITY_virtual"),
    (0x02, "DW_VIRTUALITY_pure_virtual"),
]);

/// `DW_APPLE_ENUM_KIND_…`
pub static ENUM_KIND: Names =
    Names(&[(0x00, "DW_APPLE_ENUM_KIND_Closed"), (0x01, "DW_APPLE_ENUM_KIND_Open")]);

/// `DW_MACINFO_…`
pub static MACINFO: Names = Names(&[
    (0x01, "DW_MACINFO_define"),
    (0x02, "DW_MACINFO_undef"),
    (0x03, "DW_MACINFO_start_file"),
    (0x04, "DW_MACINFO_end_file"),
    (0xff, "DW_MACINFO_vendor_ext"),
]);

/// `DW_OP_…`, with the operations that exist only in `DIExpression` (from 0x1000).
pub static OP: Names = Names(&[
    (0x0003, "DW_OP_addr"),
    (0x0006, "DW_OP_deref"),
    (0x0008, "DW_OP_const1u"),
    (0x0009, "DW_OP_const1s"),
    (0x000a, "DW_OP_const2u"),
    (0x000b, "DW_OP_const2s"),
    (0x000c, "DW_OP_const4u"),
    (0x000d, "DW_OP_const4s"),
    (0x000e, "DW_OP_const8u"),
    (0x000f, "DW_OP_const8s"),
    (0x0010, "DW_OP_constu"),
    (0x0011, "DW_OP_consts"),
    (0x0012, "DW_OP_dup"),
    (0x0013, "DW_OP_drop"),
    (0x0014, "DW_OP_over"),
    (0x0015, "DW_OP_pick"),
    (0x0016, "DW_OP_swap"),
    (0x0017, "DW_OP_rot"),
    (0x0018, "DW_OP_xderef"),
    (0x0019, "DW_OP_abs"),
    (0x001a, "DW_OP_and"),
    (0x001b, "DW_OP_div"),
    (0x001c, "DW_OP_minus"),
    (0x001d, "DW_OP_mod"),
    (0x001e, "DW_OP_mul"),
    (0x001f, "DW_OP_neg"),
    (0x0020, "DW_OP_not"),
    (0x0021, "DW_OP_or"),
    (0x0022, "DW_OP_plus"),
    (0x0023, "DW_OP_plus_uconst"),
    (0x0024, "DW_OP_shl"),
    (0x0025, "DW_OP_shr"),
    (0x0026, "DW_OP_shra"),
    (0x0027, "DW_OP_xor"),
    (0x0028, "DW_OP_bra"),
    (0x0029, "DW_OP_eq"),
    (0x002a, "DW_OP_ge"),
    (0x002b, "DW_OP_gt"),
    (0x002c, "DW_OP_le"),
    (0x002d, "DW_OP_lt"),
    (0x002e, "DW_OP_ne"),
    (0x002f, "DW_OP_skip"),
    (0x0030, "DW_OP_lit0"),
    (0x0031, "DW_OP_lit1"),
    (0x0032, "DW_OP_lit2"),
    (0x0033, "DW_OP_lit3"),
    (0x0034, "DW_OP_lit4"),
    (0x0035, "DW_OP_lit5"),
    (0x0036, "DW_OP_lit6"),
    (0x0037, "DW_OP_lit7"),
    (0x0038, "DW_OP_lit8"),
    (0x0039, "DW_OP_lit9"),
    (0x003a, "DW_OP_lit10"),
    (0x003b, "DW_OP_lit11"),
    (0x003c, "DW_OP_lit12"),
    (0x003d, "DW_OP_lit13"),
    (0x003e, "DW_OP_lit14"),
    (0x003f, "DW_OP_lit15"),
    (0x0040, "DW_OP_lit16"),
    (0x0041, "DW_OP_lit17"),
    (0x0042, "DW_OP_lit18"),
    (0x0043, "DW_OP_lit19"),
    (0x0044, "DW_OP_lit20"),
    (0x0045, "DW_OP_lit21"),
    (0x0046, "DW_OP_lit22"),
    (0x0047, "DW_OP_lit23"),
    (0x0048, "DW_OP_lit24"),
    (0x0049, "DW_OP_lit25"),
    (0x004a, "DW_OP_lit26"),
    (0x004b, "DW_OP_lit27"),
    (0x004c, "DW_OP_lit28"),
    (0x004d, "DW_OP_lit29"),
    (0x004e, "DW_OP_lit30"),
    (0x004f, "DW_OP_lit31"),
    (0x0050, "DW_OP_reg0"),
    (0x0051, "DW_OP_reg1"),
    (0x0052, "DW_OP_reg2"),
    (0x0053, "DW_OP_reg3"),
    (0x0054, "DW_OP_reg4"),
    (0x0055, "DW_OP_reg5"),
    (0x0056, "DW_OP_reg6"),
    (0x0057, "DW_OP_reg7"),
    (0x0058, "DW_OP_reg8"),
    (0x0059, "DW_OP_reg9"),
    (0x005a, "DW_OP_reg10"),
    (0x005b, "DW_OP_reg11"),
    (0x005c, "DW_OP_reg12"),
    (0x005d, "DW_OP_reg13"),
    (0x005e, "DW_OP_reg14"),
    (0x005f, "DW_OP_reg15"),
    (0x0060, "DW_OP_reg16"),
    (0x0061, "DW_OP_reg17"),
    (0x0062, "DW_OP_reg18"),
    (0x0063, "DW_OP_reg19"),
    (0x0064, "DW_OP_reg20"),
    (0x0065, "DW_OP_reg21"),
    (0x0066, "DW_OP_reg22"),
    (0x0067, "DW_OP_reg23"),
    (0x0068, "DW_OP_reg24"),
    (0x0069, "DW_OP_reg25"),
    (0x006a, "DW_OP_reg26"),
    (0x006b, "DW_OP_reg27"),
    (0x006c, "DW_OP_reg28"),
    (0x006d, "DW_OP_reg29"),
    (0x006e, "DW_OP_reg30"),
    (0x006f, "DW_OP_reg31"),
    (0x0070, "DW_OP_breg0"),
    (0x0071, "DW_OP_breg1"),
    (0x0072, "DW_OP_breg2"),
    (0x0073, "DW_OP_breg3"),
    (0x0074, "DW_OP_breg4"),
    (0x0075, "DW_OP_breg5"),
    (0x0076, "DW_OP_breg6"),
    (0x0077, "DW_OP_breg7"),
    (0x0078, "DW_OP_breg8"),
    (0x0079, "DW_OP_breg9"),
    (0x007a, "DW_OP_breg10"),
    (0x007b, "DW_OP_breg11"),
    (0x007c, "DW_OP_breg12"),
    (0x007d, "DW_OP_breg13"),
    (0x007e, "DW_OP_breg14"),
    (0x007f, "DW_OP_breg15"),
    (0x0080, "DW_OP_breg16"),
    (0x0081, "DW_OP_breg17"),
    (0x0082, "DW_OP_breg18"),
    (0x0083, "DW_OP_breg19"),
    (0x0084, "DW_OP_breg20"),
    (0x0085, "DW_OP_breg21"),
    (0x0086, "DW_OP_breg22"),
    (0x0087, "DW_OP_breg23"),
    (0x0088, "DW_OP_breg24"),
    (0x0089, "DW_OP_breg25"),
    (0x008a, "DW_OP_breg26"),
    (0x008b, "DW_OP_breg27"),
    (0x008c, "DW_OP_breg28"),
    (0x008d, "DW_OP_breg29"),
    (0x008e, "DW_OP_breg30"),
    (0x008f, "DW_OP_breg31"),
    (0x0090, "DW_OP_regx"),
    (0x0091, "DW_OP_fbreg"),
    (0x0092, "DW_OP_bregx"),
    (0x0093, "DW_OP_piece"),
    (0x0094, "DW_OP_deref_size"),
    (0x0095, "DW_OP_xderef_size"),
    (0x0096, "DW_OP_nop"),
    (0x0097, "DW_OP_push_object_address"),
    (0x0098, "DW_OP_call2"),
    (0x0099, "DW_OP_call4"),
    (0x009a, "DW_OP_call_ref"),
    (0x009b, "DW_OP_form_tls_address"),
    (0x009c, "DW_OP_call_frame_cfa"),
    (0x009d, "DW_OP_bit_piece"),
    (0x009e, "DW_OP_implicit_value"),
    (0x009f, "DW_OP_stack_value"),
    (0x00a0, "DW_OP_implicit_pointer"),
    (0x00a1, "DW_OP_addrx"),
    (0x00a2, "DW_OP_constx"),
    (0x00a3, "DW_OP_entry_value"),
    (0x00a4, "DW_OP_const_type"),
    (0x00a5, "DW_OP_regval_type"),
    (0x00a6, "DW_OP_deref_type"),
    (0x00a7, "DW_OP_xderef_type"),
    (0x00a8, "DW_OP_convert"),
    (0x00a9, "DW_OP_reinterpret"),
    (0x00e0, "DW_OP_GNU_push_tls_address"),
    (0x00e1, "DW_OP_HP_is_value"),
    (0x00e2, "DW_OP_HP_fltconst4"),
    (0x00e3, "DW_OP_HP_fltconst8"),
    (0x00e4, "DW_OP_HP_mod_range"),
    (0x00e5, "DW_OP_HP_unmod_range"),
    (0x00e6, "DW_OP_HP_tls"),
    (0x00e8, "DW_OP_INTEL_bit_piece"),
    (0x00e9, "DW_OP_LLVM_user"),
    (0x00ed, "DW_OP_WASM_location"),
    (0x00ee, "DW_OP_WASM_location_int"),
    (0x00f0, "DW_OP_APPLE_uninit"),
    (0x00f2, "DW_OP_GNU_implicit_pointer"),
    (0x00f3, "DW_OP_GNU_entry_value"),
    (0x00f8, "DW_OP_PGI_omp_thread_num"),
    (0x00fb, "DW_OP_GNU_addr_index"),
    (0x00fc, "DW_OP_GNU_const_index"),
    (0x1000, "DW_OP_LLVM_fragment"),
    (0x1001, "DW_OP_LLVM_convert"),
    (0x1002, "DW_OP_LLVM_tag_offset"),
    (0x1003, "DW_OP_LLVM_entry_value"),
    (0x1004, "DW_OP_LLVM_implicit_pointer"),
    (0x1005, "DW_OP_LLVM_arg"),
    (0x1006, "DW_OP_LLVM_extract_bits_sext"),
    (0x1007, "DW_OP_LLVM_extract_bits_zext"),
]);

/// Numbers that other code names.
pub mod op {
    pub const DEREF: u64 = 0x06;
    pub const CONSTU: u64 = 0x10;
    pub const CONSTS: u64 = 0x11;
    pub const SWAP: u64 = 0x16;
    pub const MINUS: u64 = 0x1c;
    pub const PLUS_UCONST: u64 = 0x23;
    pub const REG0: u64 = 0x50;
    pub const REG31: u64 = 0x6f;
    pub const BREG0: u64 = 0x70;
    pub const BREG31: u64 = 0x8f;
    pub const REGX: u64 = 0x90;
    pub const BREGX: u64 = 0x92;
    pub const DEREF_SIZE: u64 = 0x94;
    pub const STACK_VALUE: u64 = 0x9f;
    pub const LLVM_FRAGMENT: u64 = 0x1000;
    pub const LLVM_CONVERT: u64 = 0x1001;
    pub const LLVM_TAG_OFFSET: u64 = 0x1002;
    pub const LLVM_ENTRY_VALUE: u64 = 0x1003;
    pub const LLVM_ARG: u64 = 0x1005;
    pub const LLVM_EXTRACT_BITS_SEXT: u64 = 0x1006;
    pub const LLVM_EXTRACT_BITS_ZEXT: u64 = 0x1007;
}

/// Numbers of tags that are defaults or decide how a node is written.
pub mod tag {
    pub const BASE_TYPE: u32 = 0x24;
    pub const STRING_TYPE: u32 = 0x12;
    pub const FIXED_POINT_TYPE: u32 = 0x24;
    pub const TEMPLATE_VALUE_PARAMETER: u32 = 0x30;
}

/// Checksum kinds of a `DIFile`.
pub static CHECKSUM_KIND: Names = Names(&[(1, "CSK_MD5"), (2, "CSK_SHA1"), (3, "CSK_SHA256")]);

/// `emissionKind` of a compile unit.
pub static EMISSION_KIND: Names =
    Names(&[(0, "NoDebug"), (1, "FullDebug"), (2, "LineTablesOnly"), (3, "DebugDirectivesOnly")]);

/// `nameTableKind` of a compile unit.
pub static NAME_TABLE_KIND: Names = Names(&[(0, "Default"), (1, "GNU"), (2, "None"), (3, "Apple")]);

/// `kind` of a fixed-point type.
pub static FIXED_POINT_KIND: Names = Names(&[(0, "Binary"), (1, "Decimal"), (2, "Rational")]);

/// `DIFlag…`. Most are single bits; accessibility (the low two bits) and inheritance (bits 16 and 17) are two-bit
/// fields, and `IndirectVirtualBase` is two bits together.
pub static DI_FLAGS: Names = Names(&[
    (0, "DIFlagZero"),
    (1, "DIFlagPrivate"),
    (2, "DIFlagProtected"),
    (3, "DIFlagPublic"),
    (4, "DIFlagFwdDecl"),
    (8, "DIFlagAppleBlock"),
    (0x10, "DIFlagReservedBit4"),
    (0x20, "DIFlagVirtual"),
    (0x24, "DIFlagIndirectVirtualBase"),
    (0x40, "DIFlagArtificial"),
    (0x80, "DIFlagExplicit"),
    (0x100, "DIFlagPrototyped"),
    (0x200, "DIFlagObjcClassComplete"),
    (0x400, "DIFlagObjectPointer"),
    (0x800, "DIFlagVector"),
    (0x1000, "DIFlagStaticMember"),
    (0x2000, "DIFlagLValueReference"),
    (0x4000, "DIFlagRValueReference"),
    (0x8000, "DIFlagExportSymbols"),
    (0x10000, "DIFlagSingleInheritance"),
    (0x20000, "DIFlagMultipleInheritance"),
    (0x30000, "DIFlagVirtualInheritance"),
    (0x40000, "DIFlagIntroducedVirtual"),
    (0x80000, "DIFlagBitField"),
    (0x100000, "DIFlagNoReturn"),
    (0x400000, "DIFlagTypePassByValue"),
    (0x800000, "DIFlagTypePassByReference"),
    (0x1000000, "DIFlagEnumClass"),
    (0x2000000, "DIFlagThunk"),
    (0x4000000, "DIFlagNonTrivial"),
    (0x8000000, "DIFlagBigEndian"),
    (0x10000000, "DIFlagLittleEndian"),
    (0x20000000, "DIFlagAllCallsDescribed"),
    (0x40000000, "DIFlagNameIsSimplified"),
]);

/// `DISPFlag…`: single bits. Virtuality takes the low two, of which one is set.
pub static DISP_FLAGS: Names = Names(&[
    (0, "DISPFlagZero"),
    (1, "DISPFlagVirtual"),
    (2, "DISPFlagPureVirtual"),
    (4, "DISPFlagLocalToUnit"),
    (8, "DISPFlagDefinition"),
    (0x10, "DISPFlagOptimized"),
    (0x20, "DISPFlagPure"),
    (0x40, "DISPFlagElemental"),
    (0x80, "DISPFlagRecursive"),
    (0x100, "DISPFlagMainSubprogram"),
    (0x200, "DISPFlagDeleted"),
    (0x800, "DISPFlagObjCDirect"),
]);

/// Fields of [`DI_FLAGS`] of which one value is named as a whole, before single bits.
const DI_FLAG_FIELDS: &[u32] = &[0x3, 0x3_0000];
const INDIRECT_VIRTUAL_BASE: u32 = 0x24;

/// The names whose union is `flags`, in the order in which they are written, and the bits that have none.
pub fn split_di_flags(flags: u32) -> (impl Iterator<Item = &'static str>, u32) {
    let mut fields = [flags & DI_FLAG_FIELDS[0], flags & DI_FLAG_FIELDS[1], 0];
    if flags & INDIRECT_VIRTUAL_BASE == INDIRECT_VIRTUAL_BASE {
        fields[2] = INDIRECT_VIRTUAL_BASE;
    }
    split(&DI_FLAGS, flags, fields)
}

/// As [`split_di_flags`], for `spFlags`.
pub fn split_disp_flags(flags: u32) -> (impl Iterator<Item = &'static str>, u32) {
    split(&DISP_FLAGS, flags, [0; 3])
}

/// First the fields that are set, then every remaining bit that has a name.
fn split(names: &'static Names, flags: u32, fields: [u32; 3]) -> (impl Iterator<Item = &'static str>, u32) {
    let in_fields = fields.iter().fold(0, |all, f| all | f);
    let bits = flags & !in_fields;
    let is_named = move |bit: &u32| names.name(*bit).is_some();
    let each_bit = move || (0..32).map(|i| 1u32 << i).filter(move |bit| bits & bit != 0);
    let unnamed = each_bit().filter(|bit| !is_named(bit)).fold(0, |all, bit| all | bit);
    let parts = fields.into_iter().filter(|&f| f != 0).chain(each_bit().filter(is_named));
    (parts.filter_map(|part| names.name(part)), unnamed)
}

/// Elements that an operation of a `DIExpression` takes, itself included.
pub const fn op_words(operation: u64) -> usize {
    match operation {
        op::BREG0..=op::BREG31 => 2,
        op::LLVM_CONVERT
        | op::LLVM_FRAGMENT
        | op::LLVM_EXTRACT_BITS_SEXT
        | op::LLVM_EXTRACT_BITS_ZEXT
        | op::BREGX => 3,
        op::CONSTU
        | op::CONSTS
        | op::DEREF_SIZE
        | op::PLUS_UCONST
        | op::LLVM_TAG_OFFSET
        | op::LLVM_ENTRY_VALUE
        | op::LLVM_ARG
        | op::REGX => 2,
        _ => 1,
    }
}

/// Operations that may stand anywhere in a `DIExpression`. The others either have a rule in [`is_valid_expression`] or
/// exist in DWARF only.
const PLAIN_OPS: &[u64] = &[
    op::DEREF,
    op::CONSTU,
    op::CONSTS,
    op::PLUS_UCONST,
    op::REGX,
    op::BREGX,
    op::DEREF_SIZE,
    op::LLVM_CONVERT,
    op::LLVM_TAG_OFFSET,
    op::LLVM_ARG,
    op::LLVM_EXTRACT_BITS_SEXT,
    op::LLVM_EXTRACT_BITS_ZEXT,
    // dup, over, rot, xderef, abs, and, div, minus, mod, mul, neg, not, or, plus
    0x12,
    0x14,
    0x17,
    0x18,
    0x19,
    0x1a,
    0x1b,
    0x1c,
    0x1d,
    0x1e,
    0x1f,
    0x20,
    0x21,
    0x22,
    // shl, shr, shra, xor, eq, ge, gt, le, lt, ne, lit0, push_object_address, LLVM_implicit_pointer
    0x24,
    0x25,
    0x26,
    0x27,
    0x29,
    0x2a,
    0x2b,
    0x2c,
    0x2d,
    0x2e,
    0x30,
    0x97,
    0x1004,
];

/// Whether the elements of a `DIExpression` are operations with all their operands, in places where they may stand.
/// Other expressions are written as bare numbers, and the verifier refuses them.
pub fn is_valid_expression(elements: &[u64]) -> bool {
    let mut rest = elements;
    while let [operation, ..] = *rest {
        let Some(after) = rest.get(op_words(operation)..) else { return false };
        match operation {
            op::REG0..=op::BREG31 => return true,
            op::LLVM_FRAGMENT => return after.is_empty(),
            op::STACK_VALUE if !after.is_empty() && after[0] != op::LLVM_FRAGMENT => return false,
            op::STACK_VALUE => {}
            op::SWAP if elements.len() == 1 => return false,
            op::SWAP => {}
            op::LLVM_ENTRY_VALUE => {
                let before = &elements[..elements.len() - rest.len()];
                return matches!(before, [] | [op::LLVM_ARG, 0]) && rest[1] == 1;
            }
            _ if PLAIN_OPS.contains(&operation) => {}
            _ => return false,
        }
        rest = after;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_is_sorted_without_duplicates_and_inverts() {
        let tables = [
            TAG,
            LANG,
            LNAME,
            ATE,
            CC,
            VIRTUALITY,
            ENUM_KIND,
            MACINFO,
            OP,
            CHECKSUM_KIND,
            EMISSION_KIND,
            NAME_TABLE_KIND,
            FIXED_POINT_KIND,
            DI_FLAGS,
            DISP_FLAGS,
        ];
        for table in tables {
            assert!(table.0.is_sorted_by(|a, b| a.0 < b.0), "{:?}", table.0[0]);
            for (number, name) in table.iter() {
                assert_eq!((table.name(number), table.number(name.as_bytes())), (Some(name), Some(number)));
            }
        }
        assert_eq!(TAG.number(b"DW_TAG_pointer_type"), Some(0x0f));
        assert_eq!(OP.name(0x1000), Some("DW_OP_LLVM_fragment"));
        assert_eq!(LANG.number(b"DW_LANG_C17"), Some(0x2c));
    }

    #[test]
    fn flags_split_into_fields_and_then_bits() {
        let di = |flags| {
            let (names, rest) = split_di_flags(flags);
            (names.collect::<Vec<_>>(), rest)
        };
        assert_eq!(di(3 | 1 << 8 | 1 << 21), (vec!["DIFlagPublic", "DIFlagPrototyped"], 1 << 21));
        assert_eq!(di(3 << 16), (vec!["DIFlagVirtualInheritance"], 0));
        assert_eq!(di(0x24 | 0x40), (vec!["DIFlagIndirectVirtualBase", "DIFlagArtificial"], 0));
        assert_eq!(
            split_disp_flags(2 | 8).0.collect::<Vec<_>>(),
            ["DISPFlagPureVirtual", "DISPFlagDefinition"]
        );
    }

    #[test]
    fn expressions_are_judged_by_operation_and_place() {
        for valid in [
            &[][..],
            &[op::DEREF],
            &[op::CONSTU, 5, op::STACK_VALUE, op::LLVM_FRAGMENT, 0, 8],
            &[op::LLVM_ARG, 0, op::LLVM_ENTRY_VALUE, 1],
            &[op::SWAP, op::DEREF],
            &[op::REG0, 99],
        ] {
            assert!(is_valid_expression(valid), "{valid:?}");
        }
        for invalid in [
            &[op::CONSTU][..],
            &[op::LLVM_FRAGMENT, 0, 8, op::DEREF],
            &[op::SWAP],
            &[op::STACK_VALUE, op::DEREF],
            &[op::DEREF, op::LLVM_ENTRY_VALUE, 1],
            &[op::LLVM_ENTRY_VALUE, 2],
            &[0x96],
        ] {
            assert!(!is_valid_expression(invalid), "{invalid:?}");
        }
    }
}
