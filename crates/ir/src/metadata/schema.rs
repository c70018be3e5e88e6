//! The shapes of metadata nodes: which fields each kind has, in the order of the text form.
//!
//! The table drives parser, printer, bitcode reader and writer, and verifier. A node is stored as 32-bit words
//! ([`super::MdNode`]): its fixed fields in the order given here, then its tail (operands of a tuple, elements of an
//! expression).

/// How a field is stored and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldType {
    /// A reference to metadata, or null.
    Ref,
    /// A reference to a metadata string, or null; an empty string is null.
    Str,
    /// A reference to a metadata string, or null. An empty string is not null, and is written.
    OptStr,
    /// A reference to metadata that is written as a bare signed number when it is a constant integer (`count: 3`).
    /// A bare number is read as an `i64` constant.
    RefOrInt,
    /// A reference to metadata that is written as a bare unsigned number when it is a constant integer, and not at all
    /// when that is zero (`size: 32`). A bare number is read as an `i64` constant.
    Size,
    /// A reference to metadata that is written as a bare number when it is a `DIExpression` of the form
    /// `DW_OP_consts, n`; a bare number is read as such.
    RefOrConsts,
    /// A reference to metadata, or null. A bare number is read as an `i64` constant, but written with its type.
    RefFromInt,
    /// A reference to a constant integer of any width, written as a number (`value: 5` of an enumerator): signed,
    /// unless the node says `isUnsigned`.
    IntConst,
    Bool,
    U32,
    I32,
    U64,
    /// An optional number; `u32::MAX` stands for none.
    OptU32,
    /// Pointer authentication data of a `DIDerivedType`, packed as in bitcode ([`ptr_auth`]); `u32::MAX` stands for
    /// none. The text form writes its parts as fields of their own.
    PtrAuth,
    /// `DW_TAG_…` or a number.
    Tag,
    /// `DIFlag…` joined by `|`, or a number.
    Flags,
    /// `DISPFlag…` joined by `|`, or a number.
    SpFlags,
    /// `DW_LANG_…`
    Lang,
    /// `DW_LNAME_…` of a `sourceLanguageName`, with bit 31 set ([`LANG_NAME_GIVEN`]); 0 stands for none, and then the
    /// `language` field counts.
    LangName,
    /// `DW_ATE_…`
    Encoding,
    /// `DW_CC_…`
    CallConv,
    /// `DW_MACINFO_…`
    MacinfoType,
    /// `CSK_MD5`, `CSK_SHA1`, `CSK_SHA256`; 0 stands for none.
    ChecksumKind,
    /// `NoDebug`, `FullDebug`, `LineTablesOnly`, `DebugDirectivesOnly`
    EmissionKind,
    /// `Default`, `GNU`, `None`, `Apple`
    NameTableKind,
    /// `Binary`, `Decimal`, `Rational`
    FixedPointKind,
    /// `DW_APPLE_ENUM_KIND_…`; `u32::MAX` stands for none.
    EnumKind,
}

impl FieldType {
    /// Words that the field takes.
    pub const fn words(self) -> usize {
        match self {
            FieldType::U64 => 2,
            _ => 1,
        }
    }

    /// Whether the word is a reference to metadata.
    pub const fn is_ref(self) -> bool {
        matches!(
            self,
            FieldType::Ref
                | FieldType::Str
                | FieldType::OptStr
                | FieldType::RefOrInt
                | FieldType::Size
                | FieldType::RefOrConsts
                | FieldType::RefFromInt
                | FieldType::IntConst
        )
    }

    /// The word of a field that is not given: null, none, or zero.
    pub const fn default_word(self) -> u32 {
        match self {
            FieldType::Ref
            | FieldType::Str
            | FieldType::OptStr
            | FieldType::RefOrInt
            | FieldType::Size
            | FieldType::RefOrConsts
            | FieldType::RefFromInt
            | FieldType::IntConst
            | FieldType::OptU32
            | FieldType::PtrAuth
            | FieldType::EnumKind => u32::MAX,
            _ => 0,
        }
    }
}

/// When a field is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// Always, and required when read.
    Required,
    /// Required when read; written unless it has its default value.
    Given,
    /// Always; may be missing when read.
    Always,
    /// Unless it has its default value.
    Set,
    /// Booleans whose default is true: written when false.
    Unset,
}

/// What follows the fixed fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    None,
    /// References, one word each.
    Refs,
    /// 64-bit numbers, two words each, low word first.
    Elements,
}

/// A field: its name in the text form and what it holds.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: &'static str,
    pub ty: FieldType,
    pub show: Show,
}

/// A kind of node.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    pub kind: MdKind,
    /// The word of the text form after `!`; empty for tuples.
    pub name: &'static str,
    pub fields: &'static [Field],
    pub tail: Tail,
}

/// The place of a field in a node of one kind: index of its first word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldRef {
    pub kind: MdKind,
    pub index: usize,
}

macro_rules! node_kinds {
    ($($(#[$attr:meta])* $kind:ident / $module:ident = $name:literal $tail:ident { $($field:ident / $const:ident : $ty:ident $show:ident,)* })*) => {
        /// The kinds of metadata nodes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum MdKind { $($(#[$attr])* $kind,)* }

        /// Every kind, indexed by its number.
        pub static SCHEMAS: &[Schema] = &[$(Schema {
            kind: MdKind::$kind,
            name: $name,
            fields: &[$(Field { name: plain_name(stringify!($field)), ty: FieldType::$ty, show: Show::$show },)*],
            tail: Tail::$tail,
        },)*];

        $(
            /// Fields of this kind of node.
            #[allow(unused_imports, reason = "tuples and expressions have no fixed fields")]
            pub mod $module {
                use super::{FieldRef, MdKind};
                node_kinds!(@fields $kind 0; $($const,)*);
            }
        )*
    };
    (@fields $kind:ident $n:expr; $const:ident, $($rest:ident,)*) => {
        pub const $const: FieldRef = FieldRef { kind: MdKind::$kind, index: $n };
        node_kinds!(@fields $kind $n + 1; $($rest,)*);
    };
    (@fields $kind:ident $n:expr;) => {};
}

node_kinds! {
    /// `!{…}`
    Tuple / tuple = "" Refs {}
    Location / di_location = "DILocation" None {
        line / LINE: U32 Always,
        column / COLUMN: U32 Set,
        scope / SCOPE: Ref Required,
        inlinedAt / INLINED_AT: Ref Set,
        isImplicitCode / IS_IMPLICIT_CODE: Bool Set,
        atomGroup / ATOM_GROUP: U64 Set,
        atomRank / ATOM_RANK: U32 Set,
    }
    Expression / di_expression = "DIExpression" Elements {}
    GlobalVariableExpression / di_global_variable_expression = "DIGlobalVariableExpression" None {
        var / VAR: Ref Given,
        expr / EXPR: Ref Given,
    }
    GenericNode / generic_di_node = "GenericDINode" Refs {
        tag / TAG: Tag Required,
        header / HEADER: Str Set,
    }
    Subrange / di_subrange = "DISubrange" None {
        count / COUNT: RefOrInt Set,
        lowerBound / LOWER_BOUND: RefOrInt Set,
        upperBound / UPPER_BOUND: RefOrInt Set,
        stride / STRIDE: RefOrInt Set,
    }
    GenericSubrange / di_generic_subrange = "DIGenericSubrange" None {
        count / COUNT: RefOrConsts Set,
        lowerBound / LOWER_BOUND: RefOrConsts Set,
        upperBound / UPPER_BOUND: RefOrConsts Set,
        stride / STRIDE: RefOrConsts Set,
    }
    Enumerator / di_enumerator = "DIEnumerator" None {
        name / NAME: Str Required,
        value / VALUE: IntConst Required,
        isUnsigned / IS_UNSIGNED: Bool Set,
    }
    BasicType / di_basic_type = "DIBasicType" None {
        tag / TAG: Tag Set,
        name / NAME: Str Set,
        size / SIZE: Size Set,
        align / ALIGN: U32 Set,
        dataSize / DATA_SIZE: U32 Set,
        encoding / ENCODING: Encoding Set,
        num_extra_inhabitants / NUM_EXTRA_INHABITANTS: U32 Set,
        flags / FLAGS: Flags Set,
    }
    FixedPointType / di_fixed_point_type = "DIFixedPointType" None {
        tag / TAG: Tag Set,
        name / NAME: Str Set,
        size / SIZE: Size Set,
        align / ALIGN: U32 Set,
        encoding / ENCODING: Encoding Set,
        flags / FLAGS: Flags Set,
        kind / KIND: FixedPointKind Always,
        factor / FACTOR: I32 Set,
        numerator / NUMERATOR: IntConst Set,
        denominator / DENOMINATOR: IntConst Set,
    }
    StringType / di_string_type = "DIStringType" None {
        tag / TAG: Tag Set,
        name / NAME: Str Set,
        stringLength / STRING_LENGTH: Ref Set,
        stringLengthExpression / STRING_LENGTH_EXPRESSION: Ref Set,
        stringLocationExpression / STRING_LOCATION_EXPRESSION: Ref Set,
        size / SIZE: Size Set,
        align / ALIGN: U32 Set,
        encoding / ENCODING: Encoding Set,
    }
    DerivedType / di_derived_type = "DIDerivedType" None {
        tag / TAG: Tag Required,
        name / NAME: Str Set,
        scope / SCOPE: Ref Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        baseType / BASE_TYPE: Ref Required,
        size / SIZE: Size Set,
        align / ALIGN: U32 Set,
        offset / OFFSET: Size Set,
        flags / FLAGS: Flags Set,
        extraData / EXTRA_DATA: Ref Set,
        dwarfAddressSpace / DWARF_ADDRESS_SPACE: OptU32 Set,
        annotations / ANNOTATIONS: Ref Set,
        ptrAuth / PTR_AUTH: PtrAuth Set,
    }
    SubrangeType / di_subrange_type = "DISubrangeType" None {
        name / NAME: Str Set,
        scope / SCOPE: Ref Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        size / SIZE: Size Set,
        align / ALIGN: U32 Set,
        flags / FLAGS: Flags Set,
        baseType / BASE_TYPE: Ref Always,
        lowerBound / LOWER_BOUND: RefFromInt Set,
        upperBound / UPPER_BOUND: RefFromInt Set,
        stride / STRIDE: RefFromInt Set,
        bias / BIAS: RefFromInt Set,
    }
    CompositeType / di_composite_type = "DICompositeType" None {
        tag / TAG: Tag Required,
        name / NAME: Str Set,
        scope / SCOPE: Ref Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        baseType / BASE_TYPE: Ref Set,
        size / SIZE: Size Set,
        align / ALIGN: U32 Set,
        offset / OFFSET: Size Set,
        num_extra_inhabitants / NUM_EXTRA_INHABITANTS: U32 Set,
        flags / FLAGS: Flags Set,
        elements / ELEMENTS: Ref Set,
        runtimeLang / RUNTIME_LANG: Lang Set,
        vtableHolder / VTABLE_HOLDER: Ref Set,
        templateParams / TEMPLATE_PARAMS: Ref Set,
        identifier / IDENTIFIER: Str Set,
        discriminator / DISCRIMINATOR: Ref Set,
        dataLocation / DATA_LOCATION: Ref Set,
        associated / ASSOCIATED: Ref Set,
        allocated / ALLOCATED: Ref Set,
        rank / RANK: RefOrInt Set,
        annotations / ANNOTATIONS: Ref Set,
        specification / SPECIFICATION: Ref Set,
        enumKind / ENUM_KIND: EnumKind Set,
        bitStride / BIT_STRIDE: Ref Set,
    }
    SubroutineType / di_subroutine_type = "DISubroutineType" None {
        flags / FLAGS: Flags Set,
        cc / CC: CallConv Set,
        types / TYPES: Ref Required,
    }
    File / di_file = "DIFile" None {
        filename / FILENAME: Str Required,
        directory / DIRECTORY: Str Required,
        checksumkind / CHECKSUM_KIND: ChecksumKind Set,
        checksum / CHECKSUM: Str Set,
        source / SOURCE: OptStr Set,
    }
    CompileUnit / di_compile_unit = "DICompileUnit" None {
        language / LANGUAGE: Lang Set,
        sourceLanguageName / SOURCE_LANGUAGE_NAME: LangName Set,
        sourceLanguageVersion / SOURCE_LANGUAGE_VERSION: U32 Set,
        file / FILE: Ref Required,
        producer / PRODUCER: Str Set,
        isOptimized / IS_OPTIMIZED: Bool Always,
        flags / FLAGS: Str Set,
        runtimeVersion / RUNTIME_VERSION: U32 Always,
        splitDebugFilename / SPLIT_DEBUG_FILENAME: Str Set,
        emissionKind / EMISSION_KIND: EmissionKind Always,
        enums / ENUMS: Ref Set,
        retainedTypes / RETAINED_TYPES: Ref Set,
        globals / GLOBALS: Ref Set,
        imports / IMPORTS: Ref Set,
        macros / MACROS: Ref Set,
        dwoId / DWO_ID: U64 Set,
        splitDebugInlining / SPLIT_DEBUG_INLINING: Bool Unset,
        debugInfoForProfiling / DEBUG_INFO_FOR_PROFILING: Bool Set,
        nameTableKind / NAME_TABLE_KIND: NameTableKind Set,
        rangesBaseAddress / RANGES_BASE_ADDRESS: Bool Set,
        sysroot / SYSROOT: Str Set,
        sdk / SDK: Str Set,
    }
    Subprogram / di_subprogram = "DISubprogram" None {
        name / NAME: Str Set,
        linkageName / LINKAGE_NAME: Str Set,
        scope / SCOPE: Ref Always,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        r#type / TYPE: Ref Set,
        scopeLine / SCOPE_LINE: U32 Set,
        containingType / CONTAINING_TYPE: Ref Set,
        virtualIndex / VIRTUAL_INDEX: U32 Set,
        thisAdjustment / THIS_ADJUSTMENT: I32 Set,
        flags / FLAGS: Flags Set,
        spFlags / SP_FLAGS: SpFlags Always,
        unit / UNIT: Ref Set,
        templateParams / TEMPLATE_PARAMS: Ref Set,
        declaration / DECLARATION: Ref Set,
        retainedNodes / RETAINED_NODES: Ref Set,
        thrownTypes / THROWN_TYPES: Ref Set,
        annotations / ANNOTATIONS: Ref Set,
        targetFuncName / TARGET_FUNC_NAME: Str Set,
        keyInstructions / KEY_INSTRUCTIONS: Bool Set,
    }
    LexicalBlock / di_lexical_block = "DILexicalBlock" None {
        scope / SCOPE: Ref Required,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        column / COLUMN: U32 Set,
    }
    LexicalBlockFile / di_lexical_block_file = "DILexicalBlockFile" None {
        scope / SCOPE: Ref Required,
        file / FILE: Ref Set,
        discriminator / DISCRIMINATOR: U32 Required,
    }
    Namespace / di_namespace = "DINamespace" None {
        name / NAME: Str Set,
        scope / SCOPE: Ref Required,
        exportSymbols / EXPORT_SYMBOLS: Bool Set,
    }
    CommonBlock / di_common_block = "DICommonBlock" None {
        scope / SCOPE: Ref Required,
        declaration / DECLARATION: Ref Always,
        name / NAME: Str Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
    }
    Module / di_module = "DIModule" None {
        scope / SCOPE: Ref Required,
        name / NAME: Str Given,
        configMacros / CONFIG_MACROS: Str Set,
        includePath / INCLUDE_PATH: Str Set,
        apinotes / APINOTES: Str Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        isDecl / IS_DECL: Bool Set,
    }
    TemplateTypeParameter / di_template_type_parameter = "DITemplateTypeParameter" None {
        name / NAME: Str Set,
        r#type / TYPE: Ref Required,
        defaulted / DEFAULTED: Bool Set,
    }
    TemplateValueParameter / di_template_value_parameter = "DITemplateValueParameter" None {
        tag / TAG: Tag Set,
        name / NAME: Str Set,
        r#type / TYPE: Ref Set,
        defaulted / DEFAULTED: Bool Set,
        value / VALUE: Ref Required,
    }
    GlobalVariable / di_global_variable = "DIGlobalVariable" None {
        name / NAME: Str Given,
        linkageName / LINKAGE_NAME: Str Set,
        scope / SCOPE: Ref Always,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        r#type / TYPE: Ref Set,
        isLocal / IS_LOCAL: Bool Always,
        isDefinition / IS_DEFINITION: Bool Always,
        declaration / DECLARATION: Ref Set,
        templateParams / TEMPLATE_PARAMS: Ref Set,
        align / ALIGN: U32 Set,
        annotations / ANNOTATIONS: Ref Set,
    }
    LocalVariable / di_local_variable = "DILocalVariable" None {
        name / NAME: Str Set,
        arg / ARG: U32 Set,
        scope / SCOPE: Ref Required,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        r#type / TYPE: Ref Set,
        flags / FLAGS: Flags Set,
        align / ALIGN: U32 Set,
        annotations / ANNOTATIONS: Ref Set,
    }
    Label / di_label = "DILabel" None {
        scope / SCOPE: Ref Required,
        name / NAME: Str Given,
        file / FILE: Ref Given,
        line / LINE: U32 Given,
        column / COLUMN: U32 Set,
        isArtificial / IS_ARTIFICIAL: Bool Set,
        coroSuspendIdx / CORO_SUSPEND_IDX: OptU32 Set,
    }
    ObjCProperty / di_objc_property = "DIObjCProperty" None {
        name / NAME: Str Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        setter / SETTER: Str Set,
        getter / GETTER: Str Set,
        attributes / ATTRIBUTES: U32 Set,
        r#type / TYPE: Ref Set,
    }
    ImportedEntity / di_imported_entity = "DIImportedEntity" None {
        tag / TAG: Tag Required,
        name / NAME: Str Set,
        scope / SCOPE: Ref Required,
        entity / ENTITY: Ref Set,
        file / FILE: Ref Set,
        line / LINE: U32 Set,
        elements / ELEMENTS: Ref Set,
    }
    AssignId / di_assign_id = "DIAssignID" None {}
    Macro / di_macro = "DIMacro" None {
        r#type / TYPE: MacinfoType Required,
        line / LINE: U32 Set,
        name / NAME: Str Given,
        value / VALUE: Str Set,
    }
    MacroFile / di_macro_file = "DIMacroFile" None {
        r#type / TYPE: MacinfoType Set,
        line / LINE: U32 Set,
        file / FILE: Ref Required,
        nodes / NODES: Ref Set,
    }
}

/// Set in the word of a `sourceLanguageName` that is given.
pub const LANG_NAME_GIVEN: u32 = 1 << 31;

/// The parts of the word of a [`FieldType::PtrAuth`].
pub mod ptr_auth {
    /// `ptrAuthKey`, 4 bits.
    pub const fn key(word: u32) -> u32 {
        word & 0xf
    }
    /// `ptrAuthIsAddressDiscriminated`
    pub const IS_ADDRESS_DISCRIMINATED: u32 = 1 << 4;
    /// `ptrAuthExtraDiscriminator`, 16 bits.
    pub const fn extra_discriminator(word: u32) -> u32 {
        word >> 5 & 0xffff
    }
    /// `ptrAuthIsaPointer`
    pub const ISA_POINTER: u32 = 1 << 21;
    /// `ptrAuthAuthenticatesNullValues`
    pub const AUTHENTICATES_NULL_VALUES: u32 = 1 << 22;
}

/// The name without the mark of a raw identifier: fields named like keywords of Rust are declared as such.
const fn plain_name(identifier: &'static str) -> &'static str {
    match identifier.as_bytes() {
        [b'r', b'#', ..] => identifier.split_at(2).1,
        _ => identifier,
    }
}

impl MdKind {
    pub fn schema(self) -> &'static Schema {
        &SCHEMAS[self as usize]
    }

    /// The kind with this word after `!`.
    pub fn from_name(name: &[u8]) -> Option<MdKind> {
        SCHEMAS.iter().find(|s| !s.name.is_empty() && s.name.as_bytes() == name).map(|s| s.kind)
    }

    /// Words of the fixed fields.
    pub fn fixed_words(self) -> usize {
        self.schema().fields.iter().map(|f| f.ty.words()).sum()
    }
}

impl FieldRef {
    pub fn field(self) -> &'static Field {
        &self.kind.schema().fields[self.index]
    }

    /// Index of the field's first word in the node.
    #[inline]
    pub fn word(self) -> usize {
        self.kind.schema().fields[..self.index].iter().map(|f| f.ty.words()).sum()
    }
}

macro_rules! operand_orders {
    ($($kind:ident / $module:ident: $($field:ident)*;)*) => {
        /// The references of a node of some kind in the order of LLVM's operands, which decides in which order
        /// referenced nodes are numbered in the text form and in bitcode. It is not the order of the text form. The
        /// tail follows.
        pub static OPERAND_ORDERS: &[(MdKind, &[FieldRef])] = &[$((MdKind::$kind, &[$($module::$field,)*]),)*];
    };
}

operand_orders! {
    Tuple / tuple: ;
    Location / di_location: SCOPE INLINED_AT;
    Expression / di_expression: ;
    GlobalVariableExpression / di_global_variable_expression: VAR EXPR;
    GenericNode / generic_di_node: HEADER;
    Subrange / di_subrange: COUNT LOWER_BOUND UPPER_BOUND STRIDE;
    GenericSubrange / di_generic_subrange: COUNT LOWER_BOUND UPPER_BOUND STRIDE;
    Enumerator / di_enumerator: NAME;
    BasicType / di_basic_type: NAME SIZE;
    FixedPointType / di_fixed_point_type: NAME SIZE;
    StringType / di_string_type: NAME SIZE STRING_LENGTH STRING_LENGTH_EXPRESSION STRING_LOCATION_EXPRESSION;
    DerivedType / di_derived_type: FILE SCOPE NAME SIZE OFFSET BASE_TYPE EXTRA_DATA ANNOTATIONS;
    SubrangeType / di_subrange_type: FILE SCOPE NAME SIZE BASE_TYPE LOWER_BOUND UPPER_BOUND STRIDE BIAS;
    CompositeType / di_composite_type: FILE SCOPE NAME SIZE OFFSET BASE_TYPE ELEMENTS VTABLE_HOLDER TEMPLATE_PARAMS
        IDENTIFIER DISCRIMINATOR DATA_LOCATION ASSOCIATED ALLOCATED RANK ANNOTATIONS SPECIFICATION BIT_STRIDE;
    SubroutineType / di_subroutine_type: TYPES;
    File / di_file: FILENAME DIRECTORY CHECKSUM SOURCE;
    CompileUnit / di_compile_unit: FILE PRODUCER FLAGS SPLIT_DEBUG_FILENAME ENUMS RETAINED_TYPES GLOBALS IMPORTS MACROS
        SYSROOT SDK;
    Subprogram / di_subprogram: FILE SCOPE NAME LINKAGE_NAME TYPE UNIT DECLARATION RETAINED_NODES CONTAINING_TYPE
        TEMPLATE_PARAMS THROWN_TYPES ANNOTATIONS TARGET_FUNC_NAME;
    LexicalBlock / di_lexical_block: FILE SCOPE;
    LexicalBlockFile / di_lexical_block_file: FILE SCOPE;
    Namespace / di_namespace: SCOPE NAME;
    CommonBlock / di_common_block: SCOPE DECLARATION NAME FILE;
    Module / di_module: FILE SCOPE NAME CONFIG_MACROS INCLUDE_PATH APINOTES;
    TemplateTypeParameter / di_template_type_parameter: NAME TYPE;
    TemplateValueParameter / di_template_value_parameter: NAME TYPE VALUE;
    GlobalVariable / di_global_variable: SCOPE NAME FILE TYPE LINKAGE_NAME DECLARATION TEMPLATE_PARAMS ANNOTATIONS;
    LocalVariable / di_local_variable: SCOPE NAME FILE TYPE ANNOTATIONS;
    Label / di_label: SCOPE NAME FILE;
    ObjCProperty / di_objc_property: NAME FILE GETTER SETTER TYPE;
    ImportedEntity / di_imported_entity: SCOPE ENTITY NAME FILE ELEMENTS;
    AssignId / di_assign_id: ;
    Macro / di_macro: NAME VALUE;
    MacroFile / di_macro_file: FILE NODES;
}

impl MdKind {
    /// See [`OPERAND_ORDERS`].
    pub fn operand_order(self) -> &'static [FieldRef] {
        OPERAND_ORDERS[self as usize].1
    }
}
