//! Names of the constants of DWARF.

use gimli::constants as c;

/// `DW_TAG_unknown_4444` where there is no name.
pub(super) fn or_unknown(name: Option<&'static str>, kind: &str, value: u64) -> String {
    let name = name.filter(|name| !name.ends_with("_lo_user") && !name.ends_with("_hi_user"));
    name.map_or_else(|| format!("{kind}_unknown_{value:x}"), str::to_owned)
}

pub(super) fn tag(tag: u16) -> String {
    let name = match tag {
        0x4300 => Some("DW_TAG_LLVM_ptrauth_type"),
        0x6000 => Some("DW_TAG_LLVM_annotation"),
        _ => c::DwTag(tag).static_string(),
    };
    or_unknown(name, "DW_TAG", u64::from(tag))
}

pub(super) fn attribute(attribute: u16) -> String {
    let name = match attribute {
        0x90 => Some("DW_AT_language_name"),
        0x91 => Some("DW_AT_language_version"),
        0x3e02 => Some("DW_AT_LLVM_sysroot"),
        0x3e03 => Some("DW_AT_LLVM_tag_offset"),
        0x3e04 => Some("DW_AT_LLVM_ptrauth_key"),
        0x3e05 => Some("DW_AT_LLVM_ptrauth_address_discriminated"),
        0x3e06 => Some("DW_AT_LLVM_ptrauth_extra_discriminator"),
        0x3e07 => Some("DW_AT_LLVM_apinotes"),
        0x3e08 => Some("DW_AT_LLVM_active_lane"),
        0x3e09 => Some("DW_AT_LLVM_augmentation"),
        0x3e0a => Some("DW_AT_LLVM_lanes"),
        0x3e0b => Some("DW_AT_LLVM_lane_pc"),
        0x3e0c => Some("DW_AT_LLVM_vector_size"),
        0x3fed => Some("DW_AT_APPLE_property"),
        0x3fee => Some("DW_AT_APPLE_objc_direct"),
        0x3fef => Some("DW_AT_APPLE_sdk"),
        0x3ff0 => Some("DW_AT_APPLE_origin"),
        _ => c::DwAt(attribute).static_string(),
    };
    or_unknown(name, "DW_AT", u64::from(attribute))
}

pub(super) fn form(form: u16) -> String {
    or_unknown(c::DwForm(form).static_string(), "DW_FORM", u64::from(form))
}

/// The word for a value of an attribute whose values have words.
pub(super) fn attribute_value(attribute: u16, value: u64) -> Option<&'static str> {
    let byte = u8::try_from(value).ok();
    match c::DwAt(attribute) {
        c::DW_AT_accessibility => c::DwAccess(byte?).static_string(),
        c::DW_AT_virtuality => c::DwVirtuality(byte?).static_string(),
        c::DW_AT_language => language(u16::try_from(value).ok()?),
        c::DwAt(0x90) => language_name(value),
        c::DW_AT_encoding => encoding(byte?),
        c::DW_AT_decimal_sign => c::DwDs(byte?).static_string(),
        c::DW_AT_endianity => c::DwEnd(byte?).static_string(),
        c::DW_AT_visibility => c::DwVis(byte?).static_string(),
        c::DW_AT_identifier_case => c::DwId(byte?).static_string(),
        c::DW_AT_calling_convention => calling_convention(byte?),
        c::DW_AT_inline => c::DwInl(byte?).static_string(),
        c::DW_AT_ordering => c::DwOrd(byte?).static_string(),
        c::DW_AT_defaulted => match value {
            0 => Some("DW_DEFAULTED_no"),
            1 => Some("DW_DEFAULTED_in_class"),
            2 => Some("DW_DEFAULTED_out_of_class"),
            _ => None,
        },
        _ => None,
    }
}

fn language(value: u16) -> Option<&'static str> {
    match value {
        0x8e57 => Some("DW_LANG_GOOGLE_RenderScript"),
        0xb000 => Some("DW_LANG_BORLAND_Delphi"),
        _ => c::DwLang(value).static_string(),
    }
}

/// Languages of version 6, which have a version of their own.
fn language_name(value: u64) -> Option<&'static str> {
    const NAMES: &[&str] = &[
        "DW_LNAME_Ada",
        "DW_LNAME_BLISS",
        "DW_LNAME_C",
        "DW_LNAME_C_plus_plus",
        "DW_LNAME_Cobol",
        "DW_LNAME_Crystal",
        "DW_LNAME_D",
        "DW_LNAME_Dylan",
        "DW_LNAME_Fortran",
        "DW_LNAME_Go",
        "DW_LNAME_Haskell",
        "DW_LNAME_Java",
        "DW_LNAME_Julia",
        "DW_LNAME_Kotlin",
        "DW_LNAME_Modula2",
        "DW_LNAME_Modula3",
        "DW_LNAME_ObjC",
        "DW_LNAME_ObjC_plus_plus",
        "DW_LNAME_OCaml",
        "DW_LNAME_OpenCL_C",
        "DW_LNAME_Pascal",
        "DW_LNAME_PLI",
        "DW_LNAME_Python",
        "DW_LNAME_RenderScript",
        "DW_LNAME_Rust",
        "DW_LNAME_Swift",
        "DW_LNAME_UPC",
        "DW_LNAME_Zig",
        "DW_LNAME_Assembly",
        "DW_LNAME_C_sharp",
        "DW_LNAME_Mojo",
    ];
    NAMES.get(usize::try_from(value).ok()?.checked_sub(1)?).copied()
}

fn encoding(value: u8) -> Option<&'static str> {
    c::DwAte(value).static_string()
}

fn calling_convention(value: u8) -> Option<&'static str> {
    match value {
        0xb1 => Some("DW_CC_BORLAND_stdcall"),
        0xb2 => Some("DW_CC_BORLAND_pascal"),
        0xb3 => Some("DW_CC_BORLAND_msfastcall"),
        0xb4 => Some("DW_CC_BORLAND_msreturn"),
        0xb5 => Some("DW_CC_BORLAND_thiscall"),
        0xb6 => Some("DW_CC_BORLAND_fastcall"),
        0x40 => Some("DW_CC_GNU_renesas_sh"),
        0x41 => Some("DW_CC_GNU_borland_fastcall_i386"),
        0xc0 => Some("DW_CC_LLVM_vectorcall"),
        0xc1 => Some("DW_CC_LLVM_Win64"),
        0xc2 => Some("DW_CC_LLVM_X86_64SysV"),
        0xc3 => Some("DW_CC_LLVM_AAPCS"),
        0xc4 => Some("DW_CC_LLVM_AAPCS_VFP"),
        0xc5 => Some("DW_CC_LLVM_IntelOclBicc"),
        0xc6 => Some("DW_CC_LLVM_SpirFunction"),
        0xc7 => Some("DW_CC_LLVM_DeviceKernel"),
        0xc8 => Some("DW_CC_LLVM_Swift"),
        0xc9 => Some("DW_CC_LLVM_PreserveMost"),
        0xca => Some("DW_CC_LLVM_PreserveAll"),
        0xcb => Some("DW_CC_LLVM_X86RegCall"),
        0xcc => Some("DW_CC_LLVM_M68kRTD"),
        0xcd => Some("DW_CC_LLVM_PreserveNone"),
        0xce => Some("DW_CC_LLVM_RISCVVectorCall"),
        0xcf => Some("DW_CC_LLVM_SwiftTail"),
        0xff => Some("DW_CC_GDB_IBM_OpenCL"),
        _ => c::DwCc(value).static_string(),
    }
}

/// Attributes whose value may be an expression that gives an address or a value.
pub(super) fn may_have_expression(attribute: u16) -> bool {
    matches!(
        c::DwAt(attribute),
        c::DW_AT_location
            | c::DW_AT_byte_size
            | c::DW_AT_bit_offset
            | c::DW_AT_bit_size
            | c::DW_AT_string_length
            | c::DW_AT_lower_bound
            | c::DW_AT_return_addr
            | c::DW_AT_bit_stride
            | c::DW_AT_upper_bound
            | c::DW_AT_count
            | c::DW_AT_data_member_location
            | c::DW_AT_frame_base
            | c::DW_AT_segment
            | c::DW_AT_static_link
            | c::DW_AT_use_location
            | c::DW_AT_vtable_elem_location
            | c::DW_AT_allocated
            | c::DW_AT_associated
            | c::DW_AT_byte_stride
            | c::DW_AT_rank
            | c::DW_AT_call_value
            | c::DW_AT_call_origin
            | c::DW_AT_call_target
            | c::DW_AT_call_target_clobbered
            | c::DW_AT_call_data_location
            | c::DW_AT_call_data_value
            | c::DW_AT_data_location
            | c::DW_AT_GNU_call_site_value
            | c::DW_AT_GNU_call_site_target
    ) || attribute == 0x3e0b
}

/// Attributes whose value may be a list of locations.
pub(super) fn may_have_list(attribute: u16) -> bool {
    matches!(
        c::DwAt(attribute),
        c::DW_AT_location
            | c::DW_AT_string_length
            | c::DW_AT_return_addr
            | c::DW_AT_data_member_location
            | c::DW_AT_frame_base
            | c::DW_AT_segment
            | c::DW_AT_static_link
            | c::DW_AT_use_location
            | c::DW_AT_vtable_elem_location
    )
}
