//! Which attributes may stand where, and with which others.

use super::facts::{Facts, TypeFacts};
use super::render::attribute_text;
use super::result::Reporter;
use super::sink::{Check, Entity, check};
use crate::attributes::{
    AttrClass, AttrKind, Attribute, AttributeList, AttributeSet, ConstantRange, position,
};
use crate::global::UnnamedAddr;
use crate::module::Module;
use crate::target_ext::ext_info;
use crate::types::{Type, TypeData};
use crate::value::Global;
use AttrKind as K;
use support::apint::APInt;

/// Whose attributes are verified.
#[derive(Clone, Debug)]
pub(super) struct Subject {
    /// For messages.
    pub entity: Entity,
    /// The function, unless it is a call.
    pub global: Option<Global>,
    pub is_intrinsic: bool,
    pub is_asm: bool,
}

/// Who has an attribute list, as far as it matters to whether the list is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ListUse {
    pub list: AttributeList,
    pub fn_ty: Type,
    pub is_intrinsic: bool,
    pub is_asm: bool,
    /// Of the function, unless it is a call.
    pub unnamed: Option<UnnamedAddr>,
}

/// The largest alignment, 2^32 bytes.
const MAX_ALIGN: u64 = 1 << 32;

/// String attributes whose value is `true`, `false` or nothing.
const BOOLEAN_STRINGS: &[&str] = &[
    "marked_for_windows_hot_patching",
    "allow_direct_access_in_hot_patch_function",
    "less-precise-fpmad",
    "no-infs-fp-math",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "no-jump-tables",
    "no-inline-line-tables",
    "profile-sample-accurate",
    "use-sample-profile",
    "loader-replaceable",
];

/// String attributes of functions with the values that they may have.
const STRING_VALUES: &[(&str, &[&str])] = &[
    ("frame-pointer", &["all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"]),
    ("sign-return-address", &["none", "all", "non-leaf"]),
    ("sign-return-address-key", &["a_key", "b_key"]),
    ("branch-target-enforcement", &["", "true", "false"]),
    ("branch-protection-pauth-lr", &["", "true", "false"]),
    ("guarded-control-stack", &["", "true", "false"]),
];

/// String attributes of functions that are numbers.
const STRING_NUMBERS: &[&str] = &["patchable-function-prefix", "patchable-function-entry", "warn-stack-size"];

/// Pairs that exclude each other, with the words that LLVM joins them by.
const EXCLUSIVE: &[(AttrKind, AttrKind, &str)] = &[
    (K::InAlloca, K::ReadOnly, "Attributes 'inalloca and readonly' are incompatible!"),
    (K::StructRet, K::Returned, "Attributes 'sret and returned' are incompatible!"),
    (K::ZExt, K::SExt, "Attributes 'zeroext and signext' are incompatible!"),
    (K::ReadNone, K::ReadOnly, "Attributes 'readnone and readonly' are incompatible!"),
    (K::ReadNone, K::WriteOnly, "Attributes 'readnone and writeonly' are incompatible!"),
    (K::ReadOnly, K::WriteOnly, "Attributes 'readonly and writeonly' are incompatible!"),
    (K::NoInline, K::AlwaysInline, "Attributes 'noinline and alwaysinline' are incompatible!"),
    (K::Writable, K::ReadNone, "Attributes writable and readnone are incompatible!"),
    (K::Writable, K::ReadOnly, "Attributes writable and readonly are incompatible!"),
];

/// As [`EXCLUSIVE`], for functions.
const EXCLUSIVE_ON_FUNCTIONS: &[(AttrKind, AttrKind, &str)] = &[
    (K::NoInline, K::AlwaysInline, "Attributes 'noinline and alwaysinline' are incompatible!"),
    (K::OptimizeNone, K::OptimizeForSize, "Attributes 'optsize and optnone' are incompatible!"),
    (K::OptimizeNone, K::MinSize, "Attributes 'minsize and optnone' are incompatible!"),
    (K::OptimizeNone, K::OptimizeForDebugging, "Attributes 'optdebug and optnone' are incompatible!"),
    (
        K::SanitizeRealtime,
        K::SanitizeRealtimeBlocking,
        "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!",
    ),
    (K::OptimizeForDebugging, K::OptimizeForSize, "Attributes 'optsize and optdebug' are incompatible!"),
    (K::OptimizeForDebugging, K::MinSize, "Attributes 'minsize and optdebug' are incompatible!"),
];

/// Attributes that only pointers can have.
const FOR_POINTERS: &[AttrKind] = &[
    K::Nest,
    K::NoAlias,
    K::NonNull,
    K::ReadNone,
    K::ReadOnly,
    K::WriteOnly,
    K::Dereferenceable,
    K::DereferenceableOrNull,
    K::Writable,
    K::DeadOnUnwind,
    K::DeadOnReturn,
    K::Initializes,
    K::Captures,
    K::SwiftError,
    K::Preallocated,
    K::InAlloca,
    K::ByVal,
    K::StructRet,
    K::ByRef,
    K::ElementType,
    K::AllocatedPointer,
];

const ZA: &[&str] = &[
    "aarch64_new_za",
    "aarch64_in_za",
    "aarch64_inout_za",
    "aarch64_out_za",
    "aarch64_preserves_za",
    "aarch64_za_state_agnostic",
];

const ZT0: &[&str] = &[
    "aarch64_new_zt0",
    "aarch64_in_zt0",
    "aarch64_inout_zt0",
    "aarch64_out_zt0",
    "aarch64_preserves_zt0",
    "aarch64_za_state_agnostic",
];

fn find(set: &[Attribute], kind: AttrKind) -> Option<&Attribute> {
    set.iter().find(|a| a.kind() == Some(kind))
}

fn int_value(set: &[Attribute], kind: AttrKind) -> Option<u64> {
    match find(set, kind) {
        Some(Attribute::Int(_, n)) => Some(*n),
        _ => None,
    }
}

fn type_value(set: &[Attribute], kind: AttrKind) -> Option<Type> {
    match find(set, kind) {
        Some(Attribute::Type(_, ty)) => *ty,
        _ => None,
    }
}

/// Whether values of the type are made of floats.
fn is_float_like(env: &Module, facts: &Facts, mut ty: Type) -> bool {
    for _ in 0..64 {
        if facts.ty(ty).is_float_or_vector() {
            return true;
        }
        ty = match env.types.get(ty) {
            TypeData::Array { elem, .. } => *elem,
            // Structs whose fields are all alike count too.
            _ => match env.types.struct_body(ty) {
                Some(([first, rest @ ..], _)) if rest.iter().all(|f| f == first) => *first,
                _ => return false,
            },
        };
    }
    false
}

/// Whether a value of type `ty` can have the attribute.
fn fits_type(env: &Module, facts: &Facts, attribute: &Attribute, ty: Type) -> bool {
    let Some(kind) = attribute.kind() else { return true };
    let ty_facts: TypeFacts = facts.ty(ty);
    match kind {
        K::AllocAlign | K::SExt | K::ZExt => ty_facts.is_int(),
        K::Range => match attribute {
            Attribute::Range(_, range) => ty_facts.is_int_or_vector() && ty_facts.scalar_bits == range.bits,
            _ => ty_facts.is_int_or_vector(),
        },
        K::Alignment => ty_facts.is_ptr_or_vector(),
        K::NoFPClass => is_float_like(env, facts, ty),
        K::NoUndef => ty != Type::VOID,
        _ => ty_facts.is_ptr() || !FOR_POINTERS.contains(&kind),
    }
}

/// Attributes of a function or call, against its type.
pub(super) fn verify_list(
    r: &mut dyn Reporter,
    env: &Module,
    facts: &Facts,
    list: AttributeList,
    fn_ty: Type,
    subject: &Subject,
) -> Check {
    if list == AttributeList::EMPTY {
        return Ok(());
    }
    let data = env.attributes.get_list(list);
    let set = |s: Option<AttributeSet>| s.map_or(&[][..], |s| env.attributes.get_set(s));
    let entity = &subject.entity;
    let Some((ret, params, _)) = env.types.signature(fn_ty) else { return Ok(()) };
    let ret_attrs = set(data.ret);
    for attribute in ret_attrs {
        let ok = attribute.kind().is_none_or(|k| k.info().positions & position::RET != 0);
        check!(
            r,
            ok,
            &format!(
                "Attribute '{}' does not apply to function return values",
                attribute_text(env, attribute)
            ),
            entity.clone()
        );
    }
    let _ = verify_set(r, env, facts, ret_attrs, ret, entity);
    let mut seen: Vec<AttrKind> = Vec::new();
    for (i, (&ty, &param)) in params.iter().zip(&data.params).enumerate() {
        let attrs = set(param);
        if attrs.is_empty() {
            continue;
        }
        let has = |kind| find(attrs, kind).is_some();
        if !subject.is_intrinsic {
            check!(r, !has(K::ImmArg), "immarg attribute only applies to intrinsics", entity.clone());
            check!(
                r,
                subject.is_asm || !has(K::ElementType),
                "Attribute 'elementtype' can only be applied to intrinsics and inline asm.",
                entity.clone()
            );
        }
        let _ = verify_set(r, env, facts, attrs, ty, entity);
        verify_unique(r, attrs, &mut seen, entity)?;
        if has(K::Returned) {
            check!(
                r,
                ty == ret || casts_losslessly(env, facts, ty, ret),
                "Incompatible argument and return types for 'returned' attribute",
                entity.clone()
            );
        }
        if has(K::StructRet) {
            let message = "Attribute 'sret' is not on first or second parameter!";
            check!(r, i < 2, message, entity.clone());
        }
        if has(K::InAlloca) {
            let message = "inalloca isn't on the last parameter!";
            check!(r, i + 1 == params.len(), message, entity.clone());
        }
    }
    match data.function {
        Some(function) => {
            let somewhere =
                |kind| data.params.iter().flatten().any(|&s| find(env.attributes.get_set(s), kind).is_some());
            let writable = somewhere(K::Writable);
            verify_function_set(r, env, env.attributes.get_set(function), params, writable, subject, facts)
        }
        None => Ok(()),
    }
}

/// Attributes that at most one parameter may have.
pub(super) fn verify_unique(
    r: &mut dyn Reporter,
    attrs: &[Attribute],
    seen: &mut Vec<AttrKind>,
    entity: &Entity,
) -> Check {
    const ONCE: &[(AttrKind, &str)] = &[
        (K::Nest, "More than one parameter has attribute nest!"),
        (K::Returned, "More than one parameter has attribute returned!"),
        (K::StructRet, "Cannot have multiple 'sret' parameters!"),
        (K::SwiftSelf, "Cannot have multiple 'swiftself' parameters!"),
        (K::SwiftAsync, "Cannot have multiple 'swiftasync' parameters!"),
        (K::SwiftError, "Cannot have multiple 'swifterror' parameters!"),
    ];
    for &(kind, message) in ONCE {
        if find(attrs, kind).is_some() {
            check!(r, !seen.contains(&kind), message, entity.clone());
            seen.push(kind);
        }
    }
    Ok(())
}

/// Whether a `bitcast` between the types changes no bits and needs no code.
pub(super) fn casts_losslessly(env: &Module, facts: &Facts, from: Type, to: Type) -> bool {
    let (f, t) = (facts.ty(from), facts.ty(to));
    if f.is_vector() && t.is_vector() {
        let bits = |ty| env.data_layout.size_bits(&env.types, ty);
        return bits(from) == bits(to);
    }
    f.is_ptr() && t.is_ptr() && env.types.addr_space(from) == env.types.addr_space(to)
}

fn verify_strings(r: &mut dyn Reporter, attrs: &[Attribute]) {
    for attribute in attrs {
        let Attribute::String(key, value) = attribute else { continue };
        let is_boolean = BOOLEAN_STRINGS.iter().any(|b| b.as_bytes() == &**key);
        if is_boolean && !matches!(&**value, b"" | b"true" | b"false") {
            let (key, value) = (String::from_utf8_lossy(key), String::from_utf8_lossy(value));
            r.fail(&format!("invalid value for '{key}' attribute: {value}"), &[]);
        }
    }
}

/// The attributes of one parameter or result of type `ty`.
pub(super) fn verify_set(
    r: &mut dyn Reporter,
    env: &Module,
    facts: &Facts,
    attrs: &[Attribute],
    ty: Type,
    entity: &Entity,
) -> Check {
    if attrs.is_empty() {
        return Ok(());
    }
    let has = |kind| find(attrs, kind).is_some();
    verify_strings(r, attrs);
    for attribute in attrs {
        let ok = attribute.kind().is_none_or(|k| k.info().positions & (position::PARAM | position::RET) != 0);
        check!(
            r,
            ok,
            &format!("Attribute '{}' does not apply to parameters", attribute_text(env, attribute)),
            entity.clone()
        );
    }
    if has(K::ImmArg) {
        // Ranges may say more about the constant.
        let others = attrs.iter().filter(|a| !matches!(a.kind(), Some(K::ImmArg | K::Range))).count();
        let message = "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute";
        check!(r, others == 0, message, entity.clone());
    }
    let abi = [K::ByVal, K::InAlloca, K::Preallocated, K::Nest, K::ByRef].iter().filter(|&&k| has(k)).count()
        + usize::from(has(K::StructRet) || has(K::InReg));
    check!(
        r,
        abi <= 1,
        "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
        entity.clone()
    );
    for &(a, b, message) in EXCLUSIVE {
        check!(r, !(has(a) && has(b)), message, entity.clone());
    }
    for attribute in attrs {
        if !fits_type(env, facts, attribute, ty) {
            let text = attribute_text(env, attribute);
            check!(r, false, &format!("Attribute '{text}' applied to incompatible type!"), entity.clone());
        }
    }
    if facts.ty(ty).is_ptr() {
        verify_pointer_set(r, env, facts, attrs, entity)?;
    }
    verify_values(r, attrs, entity)
}

fn verify_pointer_set(
    r: &mut dyn Reporter,
    env: &Module,
    facts: &Facts,
    attrs: &[Attribute],
    entity: &Entity,
) -> Check {
    if let Some(align) = int_value(attrs, K::Alignment) {
        check!(r, align <= MAX_ALIGN, "huge alignment values are unsupported", entity.clone());
    }
    for kind in [K::ByVal, K::ByRef, K::InAlloca, K::Preallocated] {
        let Some(ty) = type_value(attrs, kind) else { continue };
        let name = kind.name();
        check!(
            r,
            facts.ty(ty).is_sized(),
            &format!("Attribute '{name}' does not support unsized types!"),
            entity.clone()
        );
        let size = env.data_layout.alloc_size(&env.types, ty).map_or(0, |s| s.min);
        let message = format!("huge '{name}' arguments are unsupported");
        check!(r, size < 1 << 32, &message, entity.clone());
        if kind == K::ByVal
            && let TypeData::TargetExt(ext) = env.types.get(ty)
        {
            let message = "'byval' argument has illegal target extension type";
            check!(r, ext_info(&env.types, ext).can_be_local, message, entity.clone());
        }
    }
    Ok(())
}

/// Values of attributes.
fn verify_values(r: &mut dyn Reporter, attrs: &[Attribute], entity: &Entity) -> Check {
    const ALL_FP_CLASSES: u64 = 0x3ff;
    if let Some(Attribute::RangeList(_, ranges)) = find(attrs, K::Initializes) {
        let message = "Attribute 'initializes' does not support empty list";
        check!(r, !ranges.is_empty(), message, entity.clone());
        let message = "Attribute 'initializes' does not support unordered ranges";
        check!(r, are_ordered(ranges), message, entity.clone());
    }
    if let Some(mask) = int_value(attrs, K::NoFPClass) {
        let message = "Attribute 'nofpclass' must have at least one test bit set";
        check!(r, mask != 0, message, entity.clone());
        let message = "Invalid value for 'nofpclass' test mask";
        check!(r, mask & !ALL_FP_CLASSES == 0, message, entity.clone());
    }
    Ok(())
}

/// Whether ranges are in order and neither overlap nor touch.
fn are_ordered(ranges: &[ConstantRange]) -> bool {
    let bound = |r: &ConstantRange, limbs: &[u64]| APInt::from_words(r.bits.max(1), limbs);
    let is_proper = |r: &ConstantRange| bound(r, &r.lower).slt(&bound(r, &r.upper));
    ranges.iter().all(is_proper)
        && ranges
            .windows(2)
            .all(|w| w[0].bits == w[1].bits && bound(&w[0], &w[0].upper).slt(&bound(&w[1], &w[1].lower)))
}

fn string<'a>(attrs: &'a [Attribute], key: &str) -> Option<&'a [u8]> {
    attrs.iter().find_map(|a| match a {
        Attribute::String(k, v) if **k == *key.as_bytes() => Some(&**v),
        _ => None,
    })
}

/// Attributes at the position of the function.
fn verify_function_set(
    r: &mut dyn Reporter,
    env: &Module,
    attrs: &[Attribute],
    params: &[Type],
    has_writable_param: bool,
    subject: &Subject,
    facts: &Facts,
) -> Check {
    let entity = &subject.entity;
    let has = |kind| find(attrs, kind).is_some();
    let has_string = |key: &str| string(attrs, key).is_some();
    verify_strings(r, attrs);
    for attribute in attrs {
        let ok = attribute.kind().is_none_or(|k| k.info().positions & position::FN != 0);
        check!(
            r,
            ok,
            &format!("Attribute '{}' does not apply to functions!", attribute_text(env, attribute)),
            entity.clone()
        );
    }
    if has(K::OptimizeNone) {
        let message = "Attribute 'optnone' requires 'noinline'!";
        check!(r, has(K::NoInline), message, entity.clone());
    }
    for &(a, b, message) in EXCLUSIVE_ON_FUNCTIONS {
        check!(r, !(has(a) && has(b)), message, entity.clone());
    }
    let writes_args = int_value(attrs, K::Memory).is_none_or(|m| m & 0b10 != 0);
    check!(
        r,
        !has_writable_param || writes_args,
        "Attribute writable and memory without argmem: write are incompatible!",
        entity.clone()
    );
    check!(
        r,
        !(has_string("aarch64_pstate_sm_enabled") && has_string("aarch64_pstate_sm_compatible")),
        "Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!",
        entity.clone()
    );
    let count = |keys: &[&str]| keys.iter().filter(|k| has_string(k)).count();
    check!(
        r,
        count(ZA) <= 1,
        "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', \
         'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive",
        entity.clone()
    );
    check!(
        r,
        count(ZT0) <= 1,
        "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', \
         'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive",
        entity.clone()
    );
    if has(K::JumpTable) {
        let unnamed = subject.global.is_none_or(|g| env.globals[g].unnamed_addr == UnnamedAddr::Global);
        let message = "Attribute 'jumptable' requires 'unnamed_addr'";
        check!(r, unnamed, message, entity.clone());
    }
    verify_alloc_attributes(r, facts, attrs, params, entity)?;
    verify_vscale_range(r, attrs, entity);
    verify_function_strings(r, attrs, entity);
    Ok(())
}

fn verify_alloc_attributes(
    r: &mut dyn Reporter,
    facts: &Facts,
    attrs: &[Attribute],
    params: &[Type],
    entity: &Entity,
) -> Check {
    if let Some(packed) = int_value(attrs, K::AllocSize) {
        let (elem, count) = ((packed >> 32) as u32, packed as u32);
        let mut parts = vec![("element size", elem)];
        if count != u32::MAX {
            parts.push(("number of elements", count));
        }
        for (name, index) in parts {
            let param = params.get(index as usize);
            check!(
                r,
                param.is_some(),
                &format!("'allocsize' {name} argument is out of bounds"),
                entity.clone()
            );
            check!(
                r,
                param.is_some_and(|&ty| facts.ty(ty).is_int()),
                &format!("'allocsize' {name} argument must refer to an integer parameter"),
                entity.clone()
            );
        }
    }
    if let Some(kinds) = int_value(attrs, K::AllocKind) {
        // Bits of `allockind`: alloc, realloc, free, uninitialized, zeroed, aligned.
        let function = kinds & 0b111;
        if function.count_ones() != 1 {
            r.fail("'allockind()' requires exactly one of alloc, realloc, and free", &[]);
        }
        if function == 0b100 && kinds & 0b11_1000 != 0 {
            r.fail("'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.", &[]);
        }
        if kinds & 0b1_1000 == 0b1_1000 {
            r.fail("'allockind()' can't be both zeroed and uninitialized", &[]);
        }
    }
    Ok(())
}

fn verify_vscale_range(r: &mut dyn Reporter, attrs: &[Attribute], entity: &Entity) {
    let Some(packed) = int_value(attrs, K::VScaleRange) else { return };
    let (min, max) = ((packed >> 32) as u32, packed as u32);
    let entities = [entity.clone()];
    if min == 0 {
        r.fail("'vscale_range' minimum must be greater than 0", &entities);
    } else if !min.is_power_of_two() {
        r.fail("'vscale_range' minimum must be power-of-two value", &entities);
    }
    if max != 0 && min > max {
        r.fail("'vscale_range' minimum cannot be greater than maximum", &entities);
    } else if max != 0 && !max.is_power_of_two() {
        r.fail("'vscale_range' maximum must be power-of-two value", &entities);
    }
}

fn verify_function_strings(r: &mut dyn Reporter, attrs: &[Attribute], entity: &Entity) {
    let entities = [entity.clone()];
    for &(key, values) in STRING_VALUES {
        let Some(value) = string(attrs, key) else { continue };
        if !values.iter().any(|v| v.as_bytes() == value) {
            let value = String::from_utf8_lossy(value);
            r.fail(&format!("invalid value for '{key}' attribute: {value}"), &entities);
        }
        if key == "sign-return-address-key" && string(attrs, "sign-return-address").is_none() {
            r.fail("'sign-return-address-key' present without `sign-return-address`", &[]);
        }
    }
    for &key in STRING_NUMBERS {
        let Some(value) = string(attrs, key) else { continue };
        let text = String::from_utf8_lossy(value);
        if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) || text.parse::<u32>().is_err() {
            r.fail(&format!("\"{key}\" takes an unsigned integer: {text}"), &entities);
        }
    }
    for key in ["denormal-fp-math", "denormal-fp-math-f32"] {
        let Some(value) = string(attrs, key) else { continue };
        if !is_denormal_mode(value) {
            let value = String::from_utf8_lossy(value);
            r.fail(&format!("invalid value for '{key}' attribute: {value}"), &entities);
        }
    }
}

/// One or two of the modes, joined by a comma.
fn is_denormal_mode(value: &[u8]) -> bool {
    const MODES: &[&[u8]] = &[b"ieee", b"preserve-sign", b"positive-zero", b"dynamic", b""];
    let mut parts = value.split(|&b| b == b',');
    let ok = parts.by_ref().take(2).all(|p| MODES.contains(&p));
    ok && parts.next().is_none()
}

/// Whether an attribute of this name exists, as the tags of assumptions must.
pub(super) fn attribute_named(name: &[u8]) -> Option<AttrKind> {
    AttrKind::from_name(name)
}

/// Whether the attribute carries a number.
pub(super) fn is_int_kind(kind: AttrKind) -> bool {
    kind.class() == AttrClass::Int
}
