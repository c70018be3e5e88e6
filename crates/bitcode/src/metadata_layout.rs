//! The records of specialised metadata nodes: which fields, in which order, encoded how.
//!
//! The table is the counterpart of [`ir::metadata::schema`]. References are written as the number plus one, 0 for null.

use crate::codes::metadata as code;
use ir::metadata::schema::*;
use ir::metadata::{FieldRef, MdKind};
use std::sync::LazyLock;

/// A part of a record.
#[derive(Clone, Copy, Debug)]
pub enum Item<F> {
    /// A reference, or null.
    Ref(F),
    /// A reference that is not null: the number itself.
    Id(F),
    /// A reference that is left out if it is null. The last item.
    OptionalRef(F),
    Num(F),
    Signed(F),
    Wide(F),
    /// 0 for none, or else the number plus one.
    PlusOne(F),
    /// 0 for none.
    OrZero(F),
    /// All 64 bits set for none.
    OrAllOnes(F),
    /// Language and versioned language name in one; the top bit tells which.
    Language(F, F),
    /// The width of an integer.
    IntBits(F),
    /// The width of an integer, and in the upper half the number of words that are not 0 at the top.
    IntBitsAndWords(F),
    /// The words of an integer.
    IntWords(F),
    Const(u64),
    /// References after the fixed fields.
    TailRefs,
    /// Numbers after the fixed fields.
    TailElements,
}

/// The record of one kind of node.
#[derive(Clone, Debug)]
pub struct Layout<F> {
    pub code: u32,
    /// Bits of the first value, beside bit 0: whether the node is distinct.
    pub version: u64,
    /// A flag of the node in the first value, and its bit.
    pub flag: Option<(F, u32)>,
    pub items: Vec<Item<F>>,
}

/// A field as the index of its first word.
pub type Word = usize;

/// The layouts of all kinds but tuples, with the words of fields looked up.
pub static LAYOUTS: LazyLock<Vec<Option<Layout<Word>>>> = LazyLock::new(|| {
    let mut layouts = vec![None; SCHEMAS.len()];
    for (kind, layout) in layouts_by_kind() {
        layouts[kind as usize] = Some(layout);
    }
    layouts
});

fn resolve(item: Item<FieldRef>) -> Item<Word> {
    use Item::*;
    match item {
        Ref(f) => Ref(f.word()),
        Id(f) => Id(f.word()),
        OptionalRef(f) => OptionalRef(f.word()),
        Num(f) => Num(f.word()),
        Signed(f) => Signed(f.word()),
        Wide(f) => Wide(f.word()),
        PlusOne(f) => PlusOne(f.word()),
        OrZero(f) => OrZero(f.word()),
        OrAllOnes(f) => OrAllOnes(f.word()),
        Language(f, g) => Language(f.word(), g.word()),
        IntBits(f) => IntBits(f.word()),
        IntBitsAndWords(f) => IntBitsAndWords(f.word()),
        IntWords(f) => IntWords(f.word()),
        Const(value) => Const(value),
        TailRefs => TailRefs,
        TailElements => TailElements,
    }
}

macro_rules! layouts {
    ($($kind:ident / $module:ident = $code:ident, $version:expr $(, $flag:ident << $bit:literal)?;
        [$($item:ident $(($($field:tt),*))?),* $(,)?])*) => {
        fn layouts_by_kind() -> Vec<(MdKind, Layout<Word>)> {
            vec![$({
                #[allow(unused_imports, reason = "not every layout needs both")]
                use ir::metadata::schema::$module::*;
                #[allow(unused_imports, reason = "a layout uses some of the items")]
                use Item::*;
                let items: Vec<Item<FieldRef>> = vec![$($item $(($($field),*))?),*];
                #[allow(unused_mut, unused_assignments, reason = "most layouts have no flag")]
                let mut flag = None;
                $(flag = Some(($flag.word(), $bit));)?
                let items = items.into_iter().map(resolve).collect();
                (MdKind::$kind, Layout { code: code::$code, version: $version, flag, items })
            },)*]
        }
    };
}

layouts! {
    Location / di_location = LOCATION, 0; [
        Num(LINE), Num(COLUMN), Id(SCOPE), Ref(INLINED_AT), Num(IS_IMPLICIT_CODE), Wide(ATOM_GROUP), Num(ATOM_RANK)
    ]
    Expression / di_expression = EXPRESSION, 3 << 1; [TailElements]
    GlobalVariableExpression / di_global_variable_expression = GLOBAL_VAR_EXPR, 0; [Ref(VAR), Ref(EXPR)]
    GenericNode / generic_di_node = GENERIC_DEBUG, 0; [Num(TAG), Const(0), Ref(HEADER), TailRefs]
    Subrange / di_subrange = SUBRANGE, 2 << 1; [Ref(COUNT), Ref(LOWER_BOUND), Ref(UPPER_BOUND), Ref(STRIDE)]
    GenericSubrange / di_generic_subrange = GENERIC_SUBRANGE, 0; [
        Ref(COUNT), Ref(LOWER_BOUND), Ref(UPPER_BOUND), Ref(STRIDE)
    ]
    Enumerator / di_enumerator = ENUMERATOR, 1 << 2, IS_UNSIGNED << 1; [IntBits(VALUE), Ref(NAME), IntWords(VALUE)]
    BasicType / di_basic_type = BASIC_TYPE, 1 << 1; [
        Num(TAG), Ref(NAME), Ref(SIZE), Num(ALIGN), Num(ENCODING), Num(FLAGS), Num(NUM_EXTRA_INHABITANTS), Num(DATA_SIZE)
    ]
    FixedPointType / di_fixed_point_type = FIXED_POINT_TYPE, 1 << 1; [
        Num(TAG), Ref(NAME), Ref(SIZE), Num(ALIGN), Num(ENCODING), Num(FLAGS), Num(KIND), Signed(FACTOR),
        IntBitsAndWords(NUMERATOR), IntWords(NUMERATOR), IntBitsAndWords(DENOMINATOR), IntWords(DENOMINATOR)
    ]
    StringType / di_string_type = STRING_TYPE, 1 << 1; [
        Num(TAG), Ref(NAME), Ref(STRING_LENGTH), Ref(STRING_LENGTH_EXPRESSION), Ref(STRING_LOCATION_EXPRESSION),
        Ref(SIZE), Num(ALIGN), Num(ENCODING)
    ]
    DerivedType / di_derived_type = DERIVED_TYPE, 1 << 1; [
        Num(TAG), Ref(NAME), Ref(FILE), Num(LINE), Ref(SCOPE), Ref(BASE_TYPE), Ref(SIZE), Num(ALIGN), Ref(OFFSET),
        Num(FLAGS), Ref(EXTRA_DATA), PlusOne(DWARF_ADDRESS_SPACE), Ref(ANNOTATIONS), OrZero(PTR_AUTH)
    ]
    SubrangeType / di_subrange_type = SUBRANGE_TYPE, 1 << 1; [
        Ref(NAME), Ref(FILE), Num(LINE), Ref(SCOPE), Ref(SIZE), Num(ALIGN), Num(FLAGS), Ref(BASE_TYPE),
        Ref(LOWER_BOUND), Ref(UPPER_BOUND), Ref(STRIDE), Ref(BIAS)
    ]
    CompositeType / di_composite_type = COMPOSITE_TYPE, 1 << 1 | 1 << 2; [
        Num(TAG), Ref(NAME), Ref(FILE), Num(LINE), Ref(SCOPE), Ref(BASE_TYPE), Ref(SIZE), Num(ALIGN), Ref(OFFSET),
        Num(FLAGS), Ref(ELEMENTS), Num(RUNTIME_LANG), Ref(VTABLE_HOLDER), Ref(TEMPLATE_PARAMS), Ref(IDENTIFIER),
        Ref(DISCRIMINATOR), Ref(DATA_LOCATION), Ref(ASSOCIATED), Ref(ALLOCATED), Ref(RANK), Ref(ANNOTATIONS),
        Num(NUM_EXTRA_INHABITANTS), Ref(SPECIFICATION), Num(ENUM_KIND), Ref(BIT_STRIDE)
    ]
    SubroutineType / di_subroutine_type = SUBROUTINE_TYPE, 1 << 1; [Num(FLAGS), Ref(TYPES), Num(CC)]
    File / di_file = FILE, 0; [
        Ref(FILENAME), Ref(DIRECTORY), Num(CHECKSUM_KIND), Ref(CHECKSUM), OptionalRef(SOURCE)
    ]
    CompileUnit / di_compile_unit = COMPILE_UNIT, 0; [
        Language(LANGUAGE, SOURCE_LANGUAGE_NAME), Ref(FILE), Ref(PRODUCER), Num(IS_OPTIMIZED), Ref(FLAGS),
        Num(RUNTIME_VERSION), Ref(SPLIT_DEBUG_FILENAME), Num(EMISSION_KIND), Ref(ENUMS), Ref(RETAINED_TYPES), Const(0),
        Ref(GLOBALS), Ref(IMPORTS), Wide(DWO_ID), Ref(MACROS), Num(SPLIT_DEBUG_INLINING),
        Num(DEBUG_INFO_FOR_PROFILING), Num(NAME_TABLE_KIND), Num(RANGES_BASE_ADDRESS), Ref(SYSROOT), Ref(SDK),
        Num(SOURCE_LANGUAGE_VERSION)
    ]
    Subprogram / di_subprogram = SUBPROGRAM, 1 << 1 | 1 << 2; [
        Ref(SCOPE), Ref(NAME), Ref(LINKAGE_NAME), Ref(FILE), Num(LINE), Ref(TYPE), Num(SCOPE_LINE), Ref(CONTAINING_TYPE),
        Num(SP_FLAGS), Num(VIRTUAL_INDEX), Num(FLAGS), Ref(UNIT), Ref(TEMPLATE_PARAMS), Ref(DECLARATION),
        Ref(RETAINED_NODES), Signed(THIS_ADJUSTMENT), Ref(THROWN_TYPES), Ref(ANNOTATIONS), Ref(TARGET_FUNC_NAME),
        Num(KEY_INSTRUCTIONS)
    ]
    LexicalBlock / di_lexical_block = LEXICAL_BLOCK, 0; [Ref(SCOPE), Ref(FILE), Num(LINE), Num(COLUMN)]
    LexicalBlockFile / di_lexical_block_file = LEXICAL_BLOCK_FILE, 0; [Ref(SCOPE), Ref(FILE), Num(DISCRIMINATOR)]
    Namespace / di_namespace = NAMESPACE, 0, EXPORT_SYMBOLS << 1; [Ref(SCOPE), Ref(NAME)]
    CommonBlock / di_common_block = COMMON_BLOCK, 0; [Ref(SCOPE), Ref(DECLARATION), Ref(NAME), Ref(FILE), Num(LINE)]
    Module / di_module = MODULE, 0; [
        Ref(FILE), Ref(SCOPE), Ref(NAME), Ref(CONFIG_MACROS), Ref(INCLUDE_PATH), Ref(APINOTES), Num(LINE), Num(IS_DECL)
    ]
    TemplateTypeParameter / di_template_type_parameter = TEMPLATE_TYPE, 0; [Ref(NAME), Ref(TYPE), Num(DEFAULTED)]
    TemplateValueParameter / di_template_value_parameter = TEMPLATE_VALUE, 0; [
        Num(TAG), Ref(NAME), Ref(TYPE), Num(DEFAULTED), Ref(VALUE)
    ]
    GlobalVariable / di_global_variable = GLOBAL_VAR, 2 << 1; [
        Ref(SCOPE), Ref(NAME), Ref(LINKAGE_NAME), Ref(FILE), Num(LINE), Ref(TYPE), Num(IS_LOCAL), Num(IS_DEFINITION),
        Ref(DECLARATION), Ref(TEMPLATE_PARAMS), Num(ALIGN), Ref(ANNOTATIONS)
    ]
    LocalVariable / di_local_variable = LOCAL_VAR, 1 << 1; [
        Ref(SCOPE), Ref(NAME), Ref(FILE), Num(LINE), Ref(TYPE), Num(ARG), Num(FLAGS), Num(ALIGN), Ref(ANNOTATIONS)
    ]
    Label / di_label = LABEL, 0, IS_ARTIFICIAL << 1; [
        Ref(SCOPE), Ref(NAME), Ref(FILE), Num(LINE), Num(COLUMN), OrAllOnes(CORO_SUSPEND_IDX)
    ]
    ObjCProperty / di_objc_property = OBJC_PROPERTY, 0; [
        Ref(NAME), Ref(FILE), Num(LINE), Ref(SETTER), Ref(GETTER), Num(ATTRIBUTES), Ref(TYPE)
    ]
    ImportedEntity / di_imported_entity = IMPORTED_ENTITY, 0; [
        Num(TAG), Ref(SCOPE), Ref(ENTITY), Num(LINE), Ref(NAME), Ref(FILE), Ref(ELEMENTS)
    ]
    AssignId / di_assign_id = ASSIGN_ID, 0; []
    Macro / di_macro = MACRO, 0; [Num(TYPE), Num(LINE), Ref(NAME), Ref(VALUE)]
    MacroFile / di_macro_file = MACRO_FILE, 0; [Num(TYPE), Num(LINE), Ref(FILE), Ref(NODES)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_but_tuples_has_a_layout() {
        for (kind, layout) in LAYOUTS.iter().enumerate() {
            assert_eq!(layout.is_some(), kind != MdKind::Tuple as usize, "{:?}", SCHEMAS[kind].kind);
        }
    }
}
