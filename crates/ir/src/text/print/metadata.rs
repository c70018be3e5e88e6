//! Metadata: nodes field by field as the schema says, and references to them.

use super::Printer;
use super::numbers::NONE;
use crate::constant::ConstKind;
use crate::metadata::dwarf::{self, Names, op, tag};
use crate::metadata::schema::{
    self, Field, FieldType, LANG_NAME_GIVEN, Show, di_compile_unit, di_enumerator, di_fixed_point_type,
    di_subprogram, ptr_auth,
};
use crate::metadata::{
    Attachment, MdItem, MdKind, MdNode, MdOperand, MdTable, Metadata, NamedMetadata, Tail,
};
use crate::value::{MdOperandId, Value};
use smallvec::SmallVec;
use support::apint::APInt;

/// The numbers that `kind` of a fixed-point type has for a scale factor that is a fraction.
const RATIONAL: u32 = 2;
const LLVM_PTRAUTH_TYPE: u32 = 0x4300;

/// Calls `f` for every operand of a node that is not null, in LLVM's order.
pub(super) fn for_each_operand(table: &MdTable, node: MdNode, mut f: impl FnMut(Metadata)) {
    let words = table.words(node);
    let mut visit = |word: u32| {
        if let Some(metadata) = Metadata::from_word(word) {
            f(metadata);
        }
    };
    for &at in operand_words(node.kind) {
        visit(words[at as usize]);
    }
    if node.kind.schema().tail == Tail::Refs {
        table.tail(node).iter().for_each(|&word| visit(word));
    }
}

/// Where in the words of a node its operands are, in LLVM's order.
fn operand_words(kind: MdKind) -> &'static [u8] {
    static WORDS: std::sync::OnceLock<Vec<Box<[u8]>>> = std::sync::OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let of_kind = |(_, fields): &(MdKind, &[schema::FieldRef])| {
            fields.iter().map(|field| field.word() as u8).collect()
        };
        schema::OPERAND_ORDERS.iter().map(of_kind).collect()
    });
    &words[kind as usize]
}

impl<'m> Printer<'m, '_> {
    /// `!name = !{!0, !1}`
    pub(super) fn named_metadata(&mut self, named: &NamedMetadata) {
        self.out.byte(b'!');
        self.out.metadata_name(&named.name);
        self.out.str(" = !{");
        for (i, &operand) in named.operands.iter().enumerate() {
            if i > 0 {
                self.out.str(", ");
            }
            self.metadata(operand);
        }
        self.out.byte(b'}');
        self.out.newline();
    }

    /// A reference: `!0`, or what it refers to where that is written in place.
    pub(super) fn metadata(&mut self, metadata: Metadata) {
        let table = self.md_table(metadata);
        match *table.get(metadata) {
            MdItem::String(bytes) => {
                self.out.byte(b'!');
                self.out.quoted(table.string_bytes(bytes));
            }
            MdItem::Value(value) => self.typed(value),
            MdItem::Node(node) if node.kind == MdKind::Expression => self.expression(table, node),
            MdItem::Node(node) => match self.metadata_number(metadata) {
                NONE if node.kind == MdKind::Location => self.node_body(metadata, node),
                NONE => self.out.str("<badref>"),
                number => {
                    self.out.byte(b'!');
                    self.out.uint(number.into());
                }
            },
        }
    }

    fn metadata_or_null(&mut self, metadata: Option<Metadata>) {
        match metadata {
            Some(metadata) => self.metadata(metadata),
            None => self.out.str("null"),
        }
    }

    /// Metadata as an operand, without the word `metadata` before it.
    pub(super) fn md_operand(&mut self, operand: MdOperandId) {
        let Some(func) = self.func else { return self.out.str("<badref>") };
        match &func.md_operands[operand] {
            MdOperand::Metadata(metadata) => self.metadata(*metadata),
            MdOperand::Value(value) => self.typed(*value),
            MdOperand::ArgList(values) => {
                self.out.str("!DIArgList(");
                self.typed_list(values);
                self.out.byte(b')');
            }
        }
    }

    /// `, !dbg !1, !tbaa !2`, by kind.
    pub(super) fn attachments(&mut self, attachments: &[Attachment], separator: &str) {
        if attachments.is_empty() {
            return;
        }
        for attachment in super::md_numbers::sorted(attachments) {
            self.out.str(separator);
            self.out.byte(b'!');
            match self.env.md_kinds.get(attachment.kind) {
                Some(name) => self.out.metadata_name(name),
                None => {
                    self.out.str("<unknown kind #");
                    self.out.uint(attachment.kind.as_u32().into());
                    self.out.byte(b'>');
                }
            }
            self.out.byte(b' ');
            self.metadata(attachment.node);
        }
    }

    /// What stands after `!0 = `.
    pub(super) fn node_definition(&mut self, metadata: Metadata) {
        match *self.md_table(metadata).get(metadata) {
            MdItem::Node(node) => self.node_body(metadata, node),
            _ => self.metadata(metadata),
        }
    }

    fn node_body(&mut self, metadata: Metadata, node: MdNode) {
        let table = self.md_table(metadata);
        if node.distinct {
            self.out.str("distinct ");
        }
        match node.kind {
            MdKind::Tuple => {
                self.out.str("!{");
                self.references(table.tail(node));
                self.out.byte(b'}');
            }
            MdKind::Expression => self.expression(table, node),
            _ => {
                self.out.byte(b'!');
                self.out.str(node.kind.schema().name);
                self.out.byte(b'(');
                Fields { printer: self, table, node, first: true }.write();
                self.out.byte(b')');
            }
        }
    }

    fn references(&mut self, words: &[u32]) {
        for (i, &word) in words.iter().enumerate() {
            if i > 0 {
                self.out.str(", ");
            }
            self.metadata_or_null(Metadata::from_word(word));
        }
    }

    /// `!DIExpression(DW_OP_plus_uconst, 8)`; bare numbers if the operations are not valid.
    fn expression(&mut self, table: &MdTable, node: MdNode) {
        let elements = elements(table, node);
        self.out.str("!DIExpression(");
        let mut rest = &elements[..];
        let valid = dwarf::is_valid_expression(rest);
        while let [element, ..] = *rest {
            if rest.len() < elements.len() {
                self.out.str(", ");
            }
            if !valid {
                self.out.uint(element);
                rest = &rest[1..];
                continue;
            }
            let operation = u32::try_from(element).ok().and_then(|n| dwarf::OP.name(n));
            self.out.str(operation.unwrap_or_default());
            let words = dwarf::op_words(element).min(rest.len());
            for (i, &argument) in rest[1..words].iter().enumerate() {
                self.out.str(", ");
                match u32::try_from(argument) {
                    Ok(encoding) if element == op::LLVM_CONVERT && i == 1 => {
                        self.out.str(dwarf::ATE.name(encoding).unwrap_or_default());
                    }
                    _ => self.out.uint(argument),
                }
            }
            rest = &rest[words..];
        }
        self.out.byte(b')');
    }

    /// An integer constant that metadata refers to, as limbs with its width.
    fn int_constant(&self, metadata: Option<Metadata>) -> Option<APInt> {
        let metadata = metadata?;
        match *self.md_table(metadata).get(metadata) {
            MdItem::Value(value) => self.int_value(value),
            _ => None,
        }
    }

    fn int_value(&self, value: Value) -> Option<APInt> {
        let data = self.constant_data(value)?;
        let bits = self.env.types.int_bits(data.ty)?;
        match &data.kind {
            ConstKind::Int(word) => Some(APInt::from_words(bits, &[*word])),
            ConstKind::WideInt(words) => Some(APInt::from_words(bits, words)),
            _ => None,
        }
    }

    /// The number in a `DIExpression` of the form `DW_OP_consts, n[, DW_OP_stack_value[, fragment]]`.
    fn signed_constant_expression(&self, metadata: Metadata) -> Option<i64> {
        let table = self.md_table(metadata);
        let node = table.as_node(metadata).filter(|node| node.kind == MdKind::Expression)?;
        match elements(table, node)[..] {
            [op::CONSTS, n]
            | [op::CONSTS, n, op::STACK_VALUE]
            | [op::CONSTS, n, op::STACK_VALUE, op::LLVM_FRAGMENT, _, _] => Some(n as i64),
            _ => None,
        }
    }
}

fn elements(table: &MdTable, node: MdNode) -> SmallVec<[u64; 8]> {
    table.tail(node).chunks_exact(2).map(|w| u64::from(w[0]) | u64::from(w[1]) << 32).collect()
}

/// The fields of one node, while they are written.
struct Fields<'a, 'm, 'w> {
    printer: &'a mut Printer<'m, 'w>,
    table: &'m MdTable,
    node: MdNode,
    first: bool,
}

impl Fields<'_, '_, '_> {
    fn write(&mut self) {
        let mut at = 0;
        for field in self.node.kind.schema().fields {
            if self.is_written(field) {
                self.field(field, at);
            }
            at += field.ty.words();
        }
        if self.node.kind == MdKind::GenericNode && !self.table.tail(self.node).is_empty() {
            self.label("operands");
            self.printer.out.byte(b'{');
            self.printer.references(self.table.tail(self.node));
            self.printer.out.byte(b'}');
        }
    }

    /// Fields whose presence depends on other fields.
    fn is_written(&self, field: &Field) -> bool {
        let word = |field| self.table.word(self.node, field);
        match (self.node.kind, field.name) {
            (MdKind::Subprogram, "virtualIndex") => {
                word(di_subprogram::SP_FLAGS) & 3 != 0 || word(di_subprogram::VIRTUAL_INDEX) != 0
            }
            (MdKind::CompileUnit, "language") => {
                word(di_compile_unit::SOURCE_LANGUAGE_NAME) & LANG_NAME_GIVEN == 0
            }
            (MdKind::FixedPointType, "factor") => word(di_fixed_point_type::KIND) != RATIONAL,
            (MdKind::FixedPointType, "numerator" | "denominator") => {
                word(di_fixed_point_type::KIND) == RATIONAL
            }
            (MdKind::File, "checksum") => word(schema::di_file::CHECKSUM_KIND) != 0,
            (MdKind::MacroFile, "type") => false,
            _ => true,
        }
    }

    /// `, name: `
    fn label(&mut self, name: &str) {
        if !std::mem::replace(&mut self.first, false) {
            self.printer.out.str(", ");
        }
        self.printer.out.str(name);
        self.printer.out.str(": ");
    }

    fn field(&mut self, field: &'static Field, at: usize) {
        let words = self.table.words(self.node);
        let (word, name) = (words[at], field.name);
        let forced = matches!(field.show, Show::Required | Show::Always);
        let reference = Metadata::from_word(word);
        match field.ty {
            FieldType::Ref | FieldType::RefFromInt => self.reference(name, reference, forced),
            FieldType::Str | FieldType::OptStr => self.string(field, reference, forced),
            FieldType::RefOrInt => match self.printer.int_constant(reference) {
                Some(n) => self.int(name, n.sext_or_trunc(64).to_i64().unwrap_or_default()),
                None => self.reference(name, reference, forced),
            },
            FieldType::Size => match self.printer.int_constant(reference) {
                Some(n) => self.uint(name, n.low_u64(), false),
                None => self.reference(name, reference, forced),
            },
            FieldType::RefOrConsts => {
                match reference.and_then(|m| self.printer.signed_constant_expression(m)) {
                    Some(n) => self.int(name, n),
                    None => self.reference(name, reference, forced),
                }
            }
            FieldType::IntConst => self.int_const(name, reference),
            FieldType::Bool if field.show == Show::Unset => self.bool(name, word != 0, word == 0),
            FieldType::Bool => self.bool(name, word != 0, forced || word != 0),
            FieldType::U32 => {
                let forced = forced || (name == "virtualIndex" && self.node.kind == MdKind::Subprogram);
                self.uint(name, word.into(), forced);
            }
            FieldType::I32 if word != 0 || forced => self.int(name, (word as i32).into()),
            FieldType::I32 => {}
            FieldType::U64 => self.uint(name, u64::from(word) | u64::from(words[at + 1]) << 32, forced),
            FieldType::OptU32 if word != u32::MAX => self.uint(name, word.into(), true),
            FieldType::OptU32 => {}
            FieldType::PtrAuth => self.ptr_auth(word),
            FieldType::Tag if forced || word != default_tag(self.node.kind) => {
                self.named(name, word, &dwarf::TAG, true);
            }
            FieldType::Tag => {}
            FieldType::Flags if word != 0 || forced => {
                self.label(name);
                let (names, rest) = dwarf::split_di_flags(word);
                self.flags(names, rest);
            }
            FieldType::Flags => {}
            FieldType::SpFlags => {
                self.label(name);
                let (names, rest) = dwarf::split_disp_flags(word);
                self.flags(names, rest);
            }
            FieldType::Lang => {
                let forced = self.node.kind == MdKind::CompileUnit;
                self.named(name, word, &dwarf::LANG, forced);
            }
            FieldType::LangName if word & LANG_NAME_GIVEN != 0 => {
                self.named(name, word & !LANG_NAME_GIVEN, &dwarf::LNAME, true);
            }
            FieldType::LangName => {}
            FieldType::Encoding => self.named(name, word, &dwarf::ATE, forced),
            FieldType::CallConv => self.call_conv(name, word),
            // Files of macros are always of one type, which LLVM does not write.
            FieldType::MacinfoType if self.node.kind == MdKind::MacroFile => {}
            FieldType::MacinfoType => self.named(name, word, &dwarf::MACINFO, true),
            FieldType::ChecksumKind => self.named(name, word, &dwarf::CHECKSUM_KIND, forced),
            FieldType::EmissionKind => self.named(name, word, &dwarf::EMISSION_KIND, forced),
            FieldType::NameTableKind => self.named(name, word, &dwarf::NAME_TABLE_KIND, forced),
            FieldType::FixedPointKind => self.named(name, word, &dwarf::FIXED_POINT_KIND, forced),
            FieldType::EnumKind if word != u32::MAX => self.named(name, word, &dwarf::ENUM_KIND, true),
            FieldType::EnumKind => {}
        }
    }

    fn reference(&mut self, name: &str, metadata: Option<Metadata>, forced: bool) {
        if metadata.is_some() || forced {
            self.label(name);
            self.printer.metadata_or_null(metadata);
        }
    }

    fn string(&mut self, field: &Field, metadata: Option<Metadata>, forced: bool) {
        let forced = forced
            || (field.ty == FieldType::OptStr && metadata.is_some())
            || (self.node.kind == MdKind::File && field.name == "checksum");
        let text = metadata.and_then(|m| self.printer.md_table(m).as_string(m)).unwrap_or_default();
        if !text.is_empty() || forced {
            self.label(field.name);
            self.printer.out.quoted(text);
        }
    }

    fn uint(&mut self, name: &str, n: u64, forced: bool) {
        if n != 0 || forced {
            self.label(name);
            self.printer.out.uint(n);
        }
    }

    fn int(&mut self, name: &str, n: i64) {
        self.label(name);
        self.printer.out.int(n);
    }

    fn int_const(&mut self, name: &str, metadata: Option<Metadata>) {
        self.label(name);
        let unsigned = match self.node.kind {
            MdKind::Enumerator => self.table.word(self.node, di_enumerator::IS_UNSIGNED) != 0,
            MdKind::FixedPointType => {
                Some(self.table.word(self.node, di_fixed_point_type::ENCODING))
                    != dwarf::ATE.number(b"DW_ATE_signed_fixed")
            }
            _ => false,
        };
        let text = self.printer.int_constant(metadata).map_or("0".to_owned(), |n| {
            if unsigned { n.to_decimal_unsigned() } else { n.to_decimal_signed() }
        });
        self.printer.out.str(&text);
    }

    fn bool(&mut self, name: &str, value: bool, written: bool) {
        if written {
            self.label(name);
            self.printer.out.str(if value { "true" } else { "false" });
        }
    }

    /// A number with a name, or as digits where it has none.
    fn named(&mut self, name: &str, number: u32, names: &Names, forced: bool) {
        if number == 0 && !forced {
            return;
        }
        self.label(name);
        match names.name(number) {
            Some(word) => self.printer.out.str(word),
            None => self.printer.out.uint(number.into()),
        }
    }

    /// A calling convention without a name is written as the character with its number; that is how LLVM does it.
    fn call_conv(&mut self, name: &str, number: u32) {
        match dwarf::CC.name(number) {
            None if number != 0 => {
                self.label(name);
                self.printer.out.byte(number as u8);
            }
            _ => self.named(name, number, &dwarf::CC, false),
        }
    }

    fn flags(&mut self, names: impl Iterator<Item = &'static str>, rest: u32) {
        let mut any = false;
        for name in names {
            if std::mem::replace(&mut any, true) {
                self.printer.out.str(" | ");
            }
            self.printer.out.str(name);
        }
        if rest != 0 || !any {
            if any {
                self.printer.out.str(" | ");
            }
            self.printer.out.uint(rest.into());
        }
    }

    fn ptr_auth(&mut self, word: u32) {
        if self.table.word(self.node, schema::di_derived_type::TAG) != LLVM_PTRAUTH_TYPE {
            return;
        }
        let word = if word == u32::MAX { 0 } else { word };
        self.uint("ptrAuthKey", ptr_auth::key(word).into(), false);
        let flag = |bit| word & bit != 0;
        self.bool("ptrAuthIsAddressDiscriminated", flag(ptr_auth::IS_ADDRESS_DISCRIMINATED), true);
        self.uint("ptrAuthExtraDiscriminator", ptr_auth::extra_discriminator(word).into(), false);
        self.bool("ptrAuthIsaPointer", flag(ptr_auth::ISA_POINTER), true);
        self.bool("ptrAuthAuthenticatesNullValues", flag(ptr_auth::AUTHENTICATES_NULL_VALUES), true);
    }
}

/// The tag that is not written for a kind of node.
fn default_tag(kind: MdKind) -> u32 {
    match kind {
        MdKind::StringType => tag::STRING_TYPE,
        MdKind::TemplateValueParameter => tag::TEMPLATE_VALUE_PARAMETER,
        _ => tag::BASE_TYPE,
    }
}
