//! Debug info nodes: tags, and what kinds of nodes their fields may refer to.
//!
//! Most rules are rows of [`REFERENCES`]: a field, the class of nodes it may name, and the message. What is left is a
//! function per kind.

use super::metadata::{Operands, operands, string};
use super::result::Reporter;
use super::sink::{Check, Entity, check_di};
use crate::metadata::dwarf;
use crate::metadata::schema::*;
use crate::metadata::{MdItem, MdKind, MdNode, MdTable, Metadata};
use crate::module::Scope;

/// A node with what is needed to look at it.
#[derive(Clone, Copy)]
struct Node<'a> {
    scope: Scope<'a>,
    metadata: Metadata,
    node: MdNode,
    table: &'a MdTable,
}

impl<'a> Node<'a> {
    fn get(&self, field: FieldRef) -> Option<Metadata> {
        self.table.reference(self.node, field)
    }

    fn word(&self, field: FieldRef) -> u32 {
        self.table.word(self.node, field)
    }

    fn kind_of(&self, metadata: Option<Metadata>) -> Option<MdKind> {
        kind_of(self.scope, metadata?)
    }

    /// The node that a field refers to.
    fn follow(&self, metadata: Option<Metadata>) -> Option<Node<'a>> {
        Node::new(self.scope, metadata?)
    }

    fn new(scope: Scope<'a>, metadata: Metadata) -> Option<Node<'a>> {
        let table = scope.md_table(metadata);
        match scope.metadata(metadata) {
            MdItem::Node(node) => Some(Node { scope, metadata, node: *node, table }),
            _ => None,
        }
    }

    /// The operands of the tuple that a field refers to.
    fn tuple(&self, field: FieldRef) -> Option<(Metadata, Operands)> {
        let tuple = self.get(field)?;
        Some((tuple, operands(self.scope, tuple)))
    }

    fn string(&self, field: FieldRef) -> &'a [u8] {
        self.get(field).and_then(|m| string(self.scope, m)).unwrap_or_default()
    }
}

fn kind_of(scope: Scope<'_>, metadata: Metadata) -> Option<MdKind> {
    match scope.metadata(metadata) {
        MdItem::Node(node) => Some(node.kind),
        _ => None,
    }
}

/// Classes of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Type,
    Scope,
    /// Anything with a DWARF tag.
    DiNode,
    Kind(MdKind),
    Tuple,
    Constant,
    /// A constant, `DIVariable` or `DIExpression`.
    Bound,
    /// The same, or a `DIDerivedType`.
    TypeBound,
    /// The same without constants.
    GenericBound,
}

fn is_type(kind: MdKind) -> bool {
    use MdKind::*;
    matches!(
        kind,
        BasicType | FixedPointType | StringType | DerivedType | SubrangeType | CompositeType | SubroutineType
    )
}

fn is_local_scope(kind: MdKind) -> bool {
    matches!(kind, MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile)
}

fn is_scope(kind: MdKind) -> bool {
    use MdKind::*;
    is_type(kind)
        || is_local_scope(kind)
        || matches!(kind, File | CompileUnit | Namespace | Module | CommonBlock)
}

fn belongs(scope: Scope<'_>, metadata: Metadata, class: Class) -> bool {
    use MdKind::*;
    let is_constant = matches!(scope.metadata(metadata), MdItem::Value(_));
    let Some(kind) = kind_of(scope, metadata) else {
        return is_constant && matches!(class, Class::Constant | Class::Bound | Class::TypeBound);
    };
    let is_bound = matches!(kind, LocalVariable | GlobalVariable | Expression);
    match class {
        Class::Type => is_type(kind),
        Class::Scope => is_scope(kind),
        Class::DiNode => !matches!(
            kind,
            Tuple | Location | Expression | GlobalVariableExpression | AssignId | Macro | MacroFile
        ),
        Class::Kind(k) => kind == k,
        Class::Tuple => kind == Tuple,
        Class::Constant => false,
        Class::Bound | Class::GenericBound => is_bound,
        Class::TypeBound => is_bound || kind == DerivedType,
    }
}

/// Fields that, unless null, must refer to a node of a class. In the order of the checks.
const REFERENCES: &[(FieldRef, Class, &str)] = &[
    (di_location::INLINED_AT, Class::Kind(MdKind::Location), "inlined-at should be a location"),
    (di_subrange::COUNT, Class::Bound, "Count must be signed constant or DIVariable or DIExpression"),
    (
        di_subrange::LOWER_BOUND,
        Class::Bound,
        "LowerBound must be signed constant or DIVariable or DIExpression",
    ),
    (
        di_subrange::UPPER_BOUND,
        Class::Bound,
        "UpperBound must be signed constant or DIVariable or DIExpression",
    ),
    (di_subrange::STRIDE, Class::Bound, "Stride must be signed constant or DIVariable or DIExpression"),
    (
        di_generic_subrange::COUNT,
        Class::GenericBound,
        "Count must be signed constant or DIVariable or DIExpression",
    ),
    (
        di_generic_subrange::LOWER_BOUND,
        Class::GenericBound,
        "LowerBound must be signed constant or DIVariable or DIExpression",
    ),
    (
        di_generic_subrange::UPPER_BOUND,
        Class::GenericBound,
        "UpperBound must be signed constant or DIVariable or DIExpression",
    ),
    (
        di_generic_subrange::STRIDE,
        Class::GenericBound,
        "Stride must be signed constant or DIVariable or DIExpression",
    ),
    (di_basic_type::SIZE, Class::Constant, "SizeInBits must be a constant"),
    (di_fixed_point_type::SIZE, Class::Constant, "SizeInBits must be a constant"),
    (di_subrange_type::BASE_TYPE, Class::Type, "BaseType must be a type"),
    (
        di_subrange_type::LOWER_BOUND,
        Class::TypeBound,
        "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    ),
    (
        di_subrange_type::UPPER_BOUND,
        Class::TypeBound,
        "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
    ),
    (di_subrange_type::STRIDE, Class::Bound, "Stride must be signed constant or DIVariable or DIExpression"),
    (di_subrange_type::BIAS, Class::Bound, "Bias must be signed constant or DIVariable or DIExpression"),
    (di_subrange_type::SIZE, Class::Constant, "SizeInBits must be a constant"),
    (di_derived_type::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_derived_type::SCOPE, Class::Scope, "invalid scope"),
    (di_derived_type::BASE_TYPE, Class::Type, "invalid base type"),
    (di_derived_type::SIZE, Class::Bound, "SizeInBits must be a constant or DIVariable or DIExpression"),
    (di_composite_type::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_composite_type::SCOPE, Class::Scope, "invalid scope"),
    (di_composite_type::BASE_TYPE, Class::Type, "invalid base type"),
    (di_composite_type::ELEMENTS, Class::Tuple, "invalid composite elements"),
    (di_composite_type::VTABLE_HOLDER, Class::Type, "invalid vtable holder"),
    (di_composite_type::SIZE, Class::Bound, "SizeInBits must be a constant or DIVariable or DIExpression"),
    (di_subroutine_type::TYPES, Class::Tuple, "invalid composite elements"),
    (di_compile_unit::ENUMS, Class::Tuple, "invalid enum list"),
    (di_compile_unit::RETAINED_TYPES, Class::Tuple, "invalid retained type list"),
    (di_compile_unit::GLOBALS, Class::Tuple, "invalid global variable list"),
    (di_compile_unit::IMPORTS, Class::Tuple, "invalid imported entity list"),
    (di_compile_unit::MACROS, Class::Tuple, "invalid macro list"),
    (di_subprogram::SCOPE, Class::Scope, "invalid scope"),
    (di_subprogram::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_subprogram::TYPE, Class::Kind(MdKind::SubroutineType), "invalid subroutine type"),
    (di_subprogram::CONTAINING_TYPE, Class::Type, "invalid containing type"),
    (di_subprogram::TEMPLATE_PARAMS, Class::Tuple, "invalid template params"),
    (di_subprogram::RETAINED_NODES, Class::Tuple, "invalid retained nodes list"),
    (di_subprogram::THROWN_TYPES, Class::Tuple, "invalid thrown types list"),
    (di_common_block::SCOPE, Class::Scope, "invalid scope ref"),
    (di_common_block::DECLARATION, Class::Kind(MdKind::GlobalVariable), "invalid declaration"),
    (di_namespace::SCOPE, Class::Scope, "invalid scope ref"),
    (di_macro_file::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_macro_file::NODES, Class::Tuple, "invalid macro list"),
    (di_template_type_parameter::TYPE, Class::Type, "invalid type ref"),
    (di_template_value_parameter::TYPE, Class::Type, "invalid type ref"),
    (di_global_variable::SCOPE, Class::Scope, "invalid scope"),
    (di_global_variable::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_global_variable::TYPE, Class::Type, "invalid type ref"),
    (
        di_global_variable::DECLARATION,
        Class::Kind(MdKind::DerivedType),
        "invalid static data member declaration",
    ),
    (di_local_variable::SCOPE, Class::Scope, "invalid scope"),
    (di_local_variable::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_local_variable::TYPE, Class::Type, "invalid type ref"),
    (di_label::SCOPE, Class::Scope, "invalid scope"),
    (di_label::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_objc_property::TYPE, Class::Type, "invalid type ref"),
    (di_objc_property::FILE, Class::Kind(MdKind::File), "invalid file"),
    (di_imported_entity::SCOPE, Class::Scope, "invalid scope for imported entity"),
    (di_imported_entity::ENTITY, Class::DiNode, "invalid imported entity"),
];

/// The rows of [`REFERENCES`] for a kind: they are next to each other.
fn references(kind: MdKind) -> &'static [(FieldRef, Class, &'static str)] {
    let start = REFERENCES.iter().position(|r| r.0.kind == kind).unwrap_or(REFERENCES.len());
    let len = REFERENCES[start..].iter().take_while(|r| r.0.kind == kind).count();
    &REFERENCES[start..start + len]
}

// DWARF tags.
const ARRAY_TYPE: u32 = 0x01;
const CLASS_TYPE: u32 = 0x02;
const ENUMERATION_TYPE: u32 = 0x04;
const IMPORTED_DECLARATION: u32 = 0x08;
const MEMBER: u32 = 0x0d;
const POINTER_TYPE: u32 = 0x0f;
const REFERENCE_TYPE: u32 = 0x10;
const STRING_TYPE: u32 = 0x12;
const STRUCTURE_TYPE: u32 = 0x13;
const TYPEDEF: u32 = 0x16;
const UNION_TYPE: u32 = 0x17;
const INHERITANCE: u32 = 0x1c;
const PTR_TO_MEMBER_TYPE: u32 = 0x1f;
const SET_TYPE: u32 = 0x20;
const BASE_TYPE: u32 = 0x24;
const CONST_TYPE: u32 = 0x26;
const FRIEND: u32 = 0x2a;
const NAMELIST: u32 = 0x2b;
const TEMPLATE_VALUE: u32 = 0x30;
const VARIANT_PART: u32 = 0x33;
const VARIABLE: u32 = 0x34;
const VOLATILE_TYPE: u32 = 0x35;
const RESTRICT_TYPE: u32 = 0x37;
const IMPORTED_MODULE: u32 = 0x3a;
const UNSPECIFIED_TYPE: u32 = 0x3b;
const RVALUE_REFERENCE_TYPE: u32 = 0x42;
const TEMPLATE_ALIAS: u32 = 0x43;
const ATOMIC_TYPE: u32 = 0x47;
const IMMUTABLE_TYPE: u32 = 0x4b;
const VARIANT: u32 = 0x19;
const GNU_TEMPLATE_TEMPLATE: u32 = 0x4106;
const GNU_TEMPLATE_PACK: u32 = 0x4107;
const PTRAUTH_TYPE: u32 = 0x4300;

const DERIVED_TAGS: &[u32] = &[
    TYPEDEF,
    POINTER_TYPE,
    PTR_TO_MEMBER_TYPE,
    REFERENCE_TYPE,
    RVALUE_REFERENCE_TYPE,
    CONST_TYPE,
    IMMUTABLE_TYPE,
    VOLATILE_TYPE,
    RESTRICT_TYPE,
    ATOMIC_TYPE,
    PTRAUTH_TYPE,
    MEMBER,
    INHERITANCE,
    FRIEND,
    SET_TYPE,
    TEMPLATE_ALIAS,
];

const COMPOSITE_TAGS: &[u32] =
    &[ARRAY_TYPE, STRUCTURE_TYPE, UNION_TYPE, ENUMERATION_TYPE, CLASS_TYPE, VARIANT_PART, VARIANT, NAMELIST];

// `DIFlag…` and `DISPFlag…` bits.
const FLAG_BLOCK_BY_REF: u32 = 1 << 4;
const FLAG_ARTIFICIAL: u32 = 1 << 6;
const FLAG_VECTOR: u32 = 1 << 11;
const FLAG_STATIC_MEMBER: u32 = 1 << 12;
const FLAG_LVALUE: u32 = 1 << 13;
const FLAG_RVALUE: u32 = 1 << 14;
const FLAG_BY_VALUE: u32 = 1 << 22;
const FLAG_BY_REFERENCE: u32 = 1 << 23;
const FLAG_BIG_ENDIAN: u32 = 1 << 27;
const FLAG_LITTLE_ENDIAN: u32 = 1 << 28;
const FLAG_ALL_CALLS_DESCRIBED: u32 = 1 << 29;
const SP_DEFINITION: u32 = 1 << 3;

fn has_conflicting_flags(flags: u32) -> bool {
    let both = |a, b| flags & a != 0 && flags & b != 0;
    both(FLAG_LVALUE, FLAG_RVALUE) || both(FLAG_BY_VALUE, FLAG_BY_REFERENCE)
}

/// Verifies one node. Nodes that it refers to are looked at only as far as its own rules ask.
pub(super) fn verify(r: &mut dyn Reporter, scope: Scope<'_>, metadata: Metadata, node: MdNode) -> Check {
    if node.kind == MdKind::Tuple {
        return Ok(());
    }
    let n = Node { scope, metadata, node, table: scope.md_table(metadata) };
    verify_before(r, n)?;
    for &(field, class, message) in references(node.kind) {
        if let Some(target) = n.get(field) {
            check_di!(r, belongs(scope, target, class), message, metadata, target);
        }
    }
    verify_after(r, n)
}

/// What comes before the references: tags.
fn verify_before(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let md = n.metadata;
    let tag_ok = match n.node.kind {
        MdKind::GenericNode => n.word(generic_di_node::TAG) != 0,
        MdKind::BasicType => {
            matches!(n.word(di_basic_type::TAG), BASE_TYPE | UNSPECIFIED_TYPE | STRING_TYPE)
        }
        MdKind::FixedPointType => n.word(di_fixed_point_type::TAG) == BASE_TYPE,
        MdKind::StringType => n.word(di_string_type::TAG) == STRING_TYPE,
        MdKind::DerivedType => {
            let tag = n.word(di_derived_type::TAG);
            let is_static = n.word(di_derived_type::FLAGS) & FLAG_STATIC_MEMBER != 0;
            DERIVED_TAGS.contains(&tag) || (tag == VARIABLE && is_static)
        }
        MdKind::CompositeType => COMPOSITE_TAGS.contains(&n.word(di_composite_type::TAG)),
        MdKind::TemplateValueParameter => {
            let tag = n.word(di_template_value_parameter::TAG);
            matches!(tag, TEMPLATE_VALUE | GNU_TEMPLATE_TEMPLATE | GNU_TEMPLATE_PACK)
        }
        MdKind::ImportedEntity => {
            matches!(n.word(di_imported_entity::TAG), IMPORTED_MODULE | IMPORTED_DECLARATION)
        }
        _ => true,
    };
    check_di!(r, tag_ok, "invalid tag", md);
    match n.node.kind {
        MdKind::Location => {
            let scope = n.get(di_location::SCOPE);
            let ok = n.kind_of(scope).is_some_and(is_local_scope);
            check_di!(r, ok, "location requires a valid scope", md, scope);
        }
        MdKind::Subrange => {
            let both = n.get(di_subrange::COUNT).is_some() && n.get(di_subrange::UPPER_BOUND).is_some();
            check_di!(r, !both, "Subrange can have any one of count or upperBound", md);
        }
        MdKind::GenericSubrange => {
            let both = n.get(di_generic_subrange::COUNT).is_some()
                && n.get(di_generic_subrange::UPPER_BOUND).is_some();
            check_di!(r, !both, "GenericSubrange can have any one of count or upperBound", md);
            let ok = n.get(di_generic_subrange::LOWER_BOUND).is_some();
            check_di!(r, ok, "GenericSubrange must contain lowerBound", md);
            let ok = n.get(di_generic_subrange::STRIDE).is_some();
            check_di!(r, ok, "GenericSubrange must contain stride", md);
        }
        MdKind::CompileUnit => {
            check_di!(r, n.node.distinct, "compile units must be distinct", md);
            let file = n.get(di_compile_unit::FILE);
            let is_file = n.kind_of(file) == Some(MdKind::File);
            check_di!(r, is_file, "invalid file", md, file);
            let has_name = n.follow(file).is_some_and(|f| !f.string(di_file::FILENAME).is_empty());
            check_di!(r, has_name, "invalid filename", md, file);
            let ok = n.word(di_compile_unit::EMISSION_KIND) <= 3;
            check_di!(r, ok, "invalid emission kind", md);
        }
        MdKind::LexicalBlock | MdKind::LexicalBlockFile => {
            let field = match n.node.kind {
                MdKind::LexicalBlock => di_lexical_block::SCOPE,
                _ => di_lexical_block_file::SCOPE,
            };
            let scope = n.get(field);
            let ok = n.kind_of(scope).is_some_and(is_local_scope);
            check_di!(r, ok, "invalid local scope", md, scope);
            verify_not_in_type(r, n, scope)?;
        }
        MdKind::Macro => {
            let ok = matches!(n.word(di_macro::TYPE), 1 | 2);
            check_di!(r, ok, "invalid macinfo type", md);
            let ok = !n.string(di_macro::NAME).is_empty();
            check_di!(r, ok, "anonymous macro", md);
        }
        MdKind::MacroFile => {
            let ok = n.word(di_macro_file::TYPE) == 3;
            check_di!(r, ok, "invalid macinfo type", md);
        }
        MdKind::Module => {
            let ok = !n.string(di_module::NAME).is_empty();
            check_di!(r, ok, "anonymous module", md);
        }
        MdKind::File => verify_file(r, n)?,
        MdKind::AssignId => {
            check_di!(r, n.node.distinct, "DIAssignID must be distinct", md);
        }
        MdKind::Expression => {
            let elements = expression_elements(n.scope, md);
            check_di!(r, dwarf::is_valid_expression(&elements), "invalid expression", md);
        }
        _ => {}
    }
    Ok(())
}

/// A local scope hangs on a definition, not on the declaration in a class.
fn verify_not_in_type(r: &mut dyn Reporter, n: Node<'_>, scope: Option<Metadata>) -> Check {
    if let Some(sp) = n.follow(scope).filter(|s| s.node.kind == MdKind::Subprogram) {
        let is_definition = sp.word(di_subprogram::SP_FLAGS) & SP_DEFINITION != 0;
        check_di!(r, is_definition, "scope points into the type hierarchy", n.metadata);
    }
    Ok(())
}

/// What comes after the references.
fn verify_after(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let md = n.metadata;
    match n.node.kind {
        MdKind::Location => verify_not_in_type(r, n, n.get(di_location::SCOPE)),
        MdKind::Subrange => {
            let count = n.get(di_subrange::COUNT).and_then(|m| match n.scope.metadata(m) {
                MdItem::Value(v) => super::values::const_int(n.scope, *v),
                _ => None,
            });
            let ok = count.is_none_or(|c| !c.is_negative() || c.is_all_ones());
            check_di!(r, ok, "invalid subrange count", md);
            Ok(())
        }
        MdKind::BasicType => {
            let flags = n.word(di_basic_type::FLAGS);
            let both = flags & FLAG_BIG_ENDIAN != 0 && flags & FLAG_LITTLE_ENDIAN != 0;
            check_di!(r, !both, "has conflicting flags", md);
            Ok(())
        }
        MdKind::FixedPointType => verify_fixed_point(r, n),
        MdKind::DerivedType => verify_derived(r, n),
        MdKind::CompositeType => verify_composite(r, n),
        MdKind::SubroutineType => {
            if let Some((tuple, types)) = n.tuple(di_subroutine_type::TYPES) {
                for ty in types {
                    let ok = ty.is_none_or(|t| belongs(n.scope, t, Class::Type));
                    check_di!(r, ok, "invalid subroutine type ref", md, tuple, ty);
                }
            }
            let flags = n.word(di_subroutine_type::FLAGS);
            check_di!(r, !has_conflicting_flags(flags), "invalid reference flags", md);
            Ok(())
        }
        MdKind::CompileUnit => verify_unit(r, n),
        MdKind::Subprogram => verify_subprogram(r, n),
        MdKind::LexicalBlock => {
            let ok = n.word(di_lexical_block::LINE) != 0 || n.word(di_lexical_block::COLUMN) == 0;
            check_di!(r, ok, "cannot have column info without line info", md);
            Ok(())
        }
        MdKind::MacroFile => verify_macros(r, n, di_macro_file::NODES),
        MdKind::GlobalVariable => {
            let is_definition = n.word(di_global_variable::IS_DEFINITION) != 0;
            let has_type = n.get(di_global_variable::TYPE).is_some();
            check_di!(r, !is_definition || has_type, "missing global variable type", md);
            Ok(())
        }
        MdKind::LocalVariable => {
            let scope = n.get(di_local_variable::SCOPE);
            let ok = n.kind_of(scope).is_some_and(is_local_scope);
            check_di!(r, ok, "local variable requires a valid scope", md, scope);
            let ty = n.get(di_local_variable::TYPE);
            let ok = n.kind_of(ty) != Some(MdKind::SubroutineType);
            check_di!(r, ok, "invalid type", md, ty);
            Ok(())
        }
        MdKind::Label => {
            let scope = n.get(di_label::SCOPE);
            let ok = n.kind_of(scope).is_some_and(is_local_scope);
            check_di!(r, ok, "label requires a valid scope", md, scope);
            Ok(())
        }
        MdKind::GlobalVariableExpression => verify_global_expression(r, n),
        _ => Ok(()),
    }
}

fn verify_file(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let kind = n.word(di_file::CHECKSUM_KIND);
    if kind == 0 {
        return Ok(());
    }
    let sizes = [32, 40, 64];
    let size = sizes.get(kind as usize - 1).copied();
    check_di!(r, size.is_some(), "invalid checksum kind", n.metadata);
    let text = n.string(di_file::CHECKSUM);
    check_di!(r, Some(text.len()) == size, "invalid checksum length", n.metadata);
    let is_hex = text.iter().all(u8::is_ascii_hexdigit);
    check_di!(r, is_hex, "invalid checksum", n.metadata);
    Ok(())
}

fn verify_fixed_point(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    const SIGNED_FIXED: u32 = 0x0d;
    const UNSIGNED_FIXED: u32 = 0x0e;
    let md = n.metadata;
    let ok = matches!(n.word(di_fixed_point_type::ENCODING), SIGNED_FIXED | UNSIGNED_FIXED);
    check_di!(r, ok, "invalid encoding", md);
    let kind = n.word(di_fixed_point_type::KIND);
    check_di!(r, kind <= 2, "invalid kind", md);
    let has_factor = n.word(di_fixed_point_type::FACTOR) != 0;
    let is_rational = kind == 2;
    check_di!(r, !(is_rational && has_factor), "factor should be 0 for rationals", md);
    let has_ratio =
        n.get(di_fixed_point_type::NUMERATOR).is_some() || n.get(di_fixed_point_type::DENOMINATOR).is_some();
    let message = "numerator and denominator should be 0 for non-rationals";
    check_di!(r, is_rational || !has_ratio, message, md);
    Ok(())
}

fn verify_derived(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let md = n.metadata;
    let tag = n.word(di_derived_type::TAG);
    if tag == PTR_TO_MEMBER_TYPE {
        let extra = n.get(di_derived_type::EXTRA_DATA);
        let ok = extra.is_none_or(|e| belongs(n.scope, e, Class::Type));
        check_di!(r, ok, "invalid pointer to member type", md, extra);
    }
    if tag == SET_TYPE
        && let Some(base) = n.follow(n.get(di_derived_type::BASE_TYPE))
    {
        // unsigned, signed, unsigned_char, signed_char, boolean
        const ENCODINGS: &[u32] = &[0x07, 0x05, 0x08, 0x06, 0x02];
        let ok = match base.node.kind {
            MdKind::CompositeType => base.word(di_composite_type::TAG) == ENUMERATION_TYPE,
            MdKind::BasicType => ENCODINGS.contains(&base.word(di_basic_type::ENCODING)),
            MdKind::SubrangeType => true,
            _ => false,
        };
        check_di!(r, ok, "invalid set base type", md, base.metadata);
    }
    if n.word(di_derived_type::DWARF_ADDRESS_SPACE) != u32::MAX {
        let ok = matches!(tag, POINTER_TYPE | REFERENCE_TYPE | RVALUE_REFERENCE_TYPE);
        let message = "DWARF address space only applies to pointer or reference types";
        check_di!(r, ok, message, md);
    }
    Ok(())
}

fn verify_composite(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let md = n.metadata;
    let (tag, flags) = (n.word(di_composite_type::TAG), n.word(di_composite_type::FLAGS));
    check_di!(r, !has_conflicting_flags(flags), "invalid reference flags", md);
    let message = "DIBlockByRefStruct on DICompositeType is no longer supported";
    check_di!(r, flags & FLAG_BLOCK_BY_REF == 0, message, md);
    if flags & FLAG_VECTOR != 0 {
        let elements = n.tuple(di_composite_type::ELEMENTS).map(|t| t.1).unwrap_or_default();
        let ok = match elements[..] {
            [e] => matches!(n.kind_of(e), Some(MdKind::Subrange | MdKind::SubrangeType)),
            _ => false,
        };
        check_di!(r, ok, "invalid vector, expected one element of type subrange", md);
    }
    if let Some((params, list)) = n.tuple(di_composite_type::TEMPLATE_PARAMS) {
        let is_tuple = n.kind_of(Some(params)) == Some(MdKind::Tuple);
        check_di!(r, is_tuple, "invalid template params", md, params);
        verify_template_params(r, n, params, &list)?;
    }
    if let Some(d) = n.get(di_composite_type::DISCRIMINATOR) {
        let ok = n.kind_of(Some(d)) == Some(MdKind::DerivedType) && tag == VARIANT_PART;
        check_di!(r, ok, "discriminator can only appear on variant part");
    }
    let only_arrays = [
        (di_composite_type::DATA_LOCATION, "dataLocation can only appear in array type"),
        (di_composite_type::ASSOCIATED, "associated can only appear in array type"),
        (di_composite_type::ALLOCATED, "allocated can only appear in array type"),
        (di_composite_type::RANK, "rank can only appear in array type"),
    ];
    for (field, message) in only_arrays {
        check_di!(r, n.get(field).is_none() || tag == ARRAY_TYPE, message);
    }
    let has_base = n.get(di_composite_type::BASE_TYPE).is_some();
    check_di!(r, tag != ARRAY_TYPE || has_base, "array types must have a base type", md);
    Ok(())
}

fn verify_template_params(
    r: &mut dyn Reporter,
    n: Node<'_>,
    params: Metadata,
    list: &[Option<Metadata>],
) -> Check {
    for &param in list {
        let ok =
            matches!(n.kind_of(param), Some(MdKind::TemplateTypeParameter | MdKind::TemplateValueParameter));
        check_di!(r, ok, "invalid template parameter", n.metadata, params, param);
    }
    Ok(())
}

fn verify_macros(r: &mut dyn Reporter, n: Node<'_>, field: FieldRef) -> Check {
    for op in n.tuple(field).map(|t| t.1).unwrap_or_default() {
        let ok = matches!(n.kind_of(op), Some(MdKind::Macro | MdKind::MacroFile));
        check_di!(r, ok, "invalid macro ref", n.metadata, op);
    }
    Ok(())
}

fn verify_unit(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let md = n.metadata;
    let list = |field| n.tuple(field).map(|t| t.1).unwrap_or_default();
    let enums = n.get(di_compile_unit::ENUMS);
    for op in list(di_compile_unit::ENUMS) {
        let is_enum = n.follow(op).is_some_and(|e| {
            e.node.kind == MdKind::CompositeType && e.word(di_composite_type::TAG) == ENUMERATION_TYPE
        });
        check_di!(r, is_enum, "invalid enum type", md, enums, op);
    }
    for op in list(di_compile_unit::RETAINED_TYPES) {
        let ok = n.follow(op).is_some_and(|t| match t.node.kind {
            MdKind::Subprogram => t.word(di_subprogram::SP_FLAGS) & SP_DEFINITION == 0,
            kind => is_type(kind),
        });
        check_di!(r, ok, "invalid retained type", md, op);
    }
    for op in list(di_compile_unit::GLOBALS) {
        let ok = n.kind_of(op) == Some(MdKind::GlobalVariableExpression);
        check_di!(r, ok, "invalid global variable ref", md, op);
    }
    for op in list(di_compile_unit::IMPORTS) {
        let ok = n.kind_of(op) == Some(MdKind::ImportedEntity);
        check_di!(r, ok, "invalid imported entity ref", md, op);
    }
    verify_macros(r, n, di_compile_unit::MACROS)
}

fn verify_subprogram(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let md = n.metadata;
    if n.get(di_subprogram::FILE).is_none() {
        let line = n.word(di_subprogram::LINE);
        let entity = Entity::Number(line.into());
        check_di!(r, line == 0, "line specified with no file", md, entity);
    }
    if let Some((params, list)) = n.tuple(di_subprogram::TEMPLATE_PARAMS) {
        verify_template_params(r, n, params, &list)?;
    }
    let is_definition = n.word(di_subprogram::SP_FLAGS) & SP_DEFINITION != 0;
    if let Some(declaration) = n.get(di_subprogram::DECLARATION) {
        let ok = n.follow(Some(declaration)).is_some_and(|d| {
            d.node.kind == MdKind::Subprogram && d.word(di_subprogram::SP_FLAGS) & SP_DEFINITION == 0
        });
        check_di!(r, ok, "invalid subprogram declaration", md, declaration);
    }
    if let Some((nodes, list)) = n.tuple(di_subprogram::RETAINED_NODES) {
        verify_retained(r, n, nodes, &list)?;
    }
    let flags = n.word(di_subprogram::FLAGS);
    check_di!(r, !has_conflicting_flags(flags), "invalid reference flags", md);
    let unit = n.get(di_subprogram::UNIT);
    if is_definition {
        check_di!(r, n.node.distinct, "subprogram definitions must be distinct", md);
        check_di!(r, unit.is_some(), "subprogram definitions must have a compile unit", md);
        let ok = n.kind_of(unit) == Some(MdKind::CompileUnit);
        check_di!(r, ok, "invalid unit type", md, unit);
    } else {
        let message = "subprogram declarations must not have a compile unit";
        check_di!(r, unit.is_none(), message, md);
        let ok = n.get(di_subprogram::DECLARATION).is_none();
        check_di!(r, ok, "subprogram declaration must not have a declaration field");
    }
    if let Some((tuple, list)) = n.tuple(di_subprogram::THROWN_TYPES) {
        for op in list {
            let ok = n.kind_of(op).is_some_and(is_type);
            check_di!(r, ok, "invalid thrown type", md, tuple, op);
        }
    }
    let message = "DIFlagAllCallsDescribed must be attached to a definition";
    check_di!(r, flags & FLAG_ALL_CALLS_DESCRIBED == 0 || is_definition, message);
    Ok(())
}

fn verify_retained(r: &mut dyn Reporter, n: Node<'_>, nodes: Metadata, list: &[Option<Metadata>]) -> Check {
    for &op in list {
        let ok =
            matches!(n.kind_of(op), Some(MdKind::LocalVariable | MdKind::Label | MdKind::ImportedEntity));
        check_di!(
            r,
            ok,
            "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
            n.metadata,
            nodes,
            op
        );
    }
    Ok(())
}

fn verify_global_expression(r: &mut dyn Reporter, n: Node<'_>) -> Check {
    let variable = n.get(di_global_variable_expression::VAR);
    check_di!(r, variable.is_some(), "missing variable");
    let (Some(variable), Some(expression)) = (variable, n.get(di_global_variable_expression::EXPR)) else {
        return Ok(());
    };
    let elements = expression_elements(n.scope, expression);
    match fragment(&elements) {
        Some(fragment) if dwarf::is_valid_expression(&elements) => {
            verify_fragment(r, n.scope, variable, fragment, n.metadata.into())
        }
        _ => Ok(()),
    }
}

// Expressions.

/// The elements of a `DIExpression`; nothing for other metadata.
pub(super) fn expression_elements(scope: Scope<'_>, metadata: Metadata) -> Vec<u64> {
    match scope.metadata(metadata) {
        MdItem::Node(node) if node.kind == MdKind::Expression => {
            let words = scope.md_table(metadata).words(*node);
            words.chunks_exact(2).map(|w| u64::from(w[0]) | u64::from(w[1]) << 32).collect()
        }
        _ => Vec::new(),
    }
}

/// Operations of an expression with their operands.
fn operations(elements: &[u64]) -> impl Iterator<Item = &[u64]> {
    let mut rest = elements;
    std::iter::from_fn(move || {
        let len = dwarf::op_words(*rest.first()?).min(rest.len());
        let (operation, others) = rest.split_at(len.max(1));
        rest = others;
        Some(operation)
    })
}

/// Offset and size in bits of the part of a variable that an expression describes.
pub(super) fn fragment(elements: &[u64]) -> Option<(u64, u64)> {
    operations(elements).find_map(|op| match *op {
        [dwarf::op::LLVM_FRAGMENT, offset, size] => Some((offset, size)),
        _ => None,
    })
}

/// Whether an expression means the value that something had on entry.
pub(super) fn is_entry_value(elements: &[u64]) -> bool {
    matches!(
        elements,
        [dwarf::op::LLVM_ENTRY_VALUE, ..] | [dwarf::op::LLVM_ARG, _, dwarf::op::LLVM_ENTRY_VALUE, ..]
    )
}

pub(super) fn is_artificial(scope: Scope<'_>, variable: Metadata) -> bool {
    let node = Node::new(scope, variable).filter(|n| n.node.kind == MdKind::LocalVariable);
    node.is_some_and(|n| n.word(di_local_variable::FLAGS) & FLAG_ARTIFICIAL != 0)
}

/// Bits of a variable: the size of its type, looking through typedefs and qualifiers.
fn size_of_variable(scope: Scope<'_>, variable: Metadata) -> Option<u64> {
    let node = Node::new(scope, variable)?;
    let mut ty = match node.node.kind {
        MdKind::LocalVariable => node.get(di_local_variable::TYPE),
        MdKind::GlobalVariable => node.get(di_global_variable::TYPE),
        _ => None,
    };
    // Types may name themselves; the bound ends the search.
    for _ in 0..1024 {
        let n = Node::new(scope, ty?)?;
        let size = match n.node.kind {
            MdKind::BasicType => n.get(di_basic_type::SIZE),
            MdKind::FixedPointType => n.get(di_fixed_point_type::SIZE),
            MdKind::StringType => n.get(di_string_type::SIZE),
            MdKind::DerivedType => n.get(di_derived_type::SIZE),
            MdKind::SubrangeType => n.get(di_subrange_type::SIZE),
            MdKind::CompositeType => n.get(di_composite_type::SIZE),
            _ => None,
        };
        let bits = size.and_then(|s| match scope.metadata(s) {
            MdItem::Value(v) => super::values::const_int(scope, *v)?.to_u64(),
            _ => None,
        });
        if let Some(bits) = bits.filter(|&b| b != 0) {
            return Some(bits);
        }
        ty = match n.node.kind {
            MdKind::DerivedType => n.get(di_derived_type::BASE_TYPE),
            _ => return None,
        };
    }
    None
}

/// A part of a variable lies within it and is not all of it.
pub(super) fn verify_fragment(
    r: &mut dyn Reporter,
    scope: Scope<'_>,
    variable: Metadata,
    (offset, size): (u64, u64),
    subject: Entity,
) -> Check {
    let Some(bits) = size_of_variable(scope, variable) else { return Ok(()) };
    let ok = offset.saturating_add(size) <= bits;
    let message = "fragment is larger than or outside of variable";
    check_di!(r, ok, message, subject.clone(), variable);
    check_di!(r, size != bits, "fragment covers entire variable", subject, variable);
    Ok(())
}

/// Names of nodes under `llvm.dbg`.
pub(super) fn verify_named(
    r: &mut dyn Reporter,
    scope: Scope<'_>,
    name: &[u8],
    operands: &[Metadata],
) -> Check {
    if !name.starts_with(b"llvm.dbg.") {
        return Ok(());
    }
    let message = "unrecognized named metadata node in the llvm.dbg namespace";
    check_di!(r, name == b"llvm.dbg.cu", message);
    for &op in operands {
        let ok = kind_of(scope, op) == Some(MdKind::CompileUnit);
        check_di!(r, ok, "invalid compile unit", op);
    }
    Ok(())
}
