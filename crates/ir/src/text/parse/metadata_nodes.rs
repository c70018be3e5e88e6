//! Specialised metadata nodes: `!DILocation(line: 1, scope: !2)` and its siblings, driven by the table of
//! [`crate::metadata::schema`].
//!
//! The words of a node being read are on the stack of words; a field is written to its place when it comes. What the text
//! form splits or joins (flags of subprograms, pointer authentication) is put together when the node ends.

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::diagnostics::shown;
use super::{Parse, Parser};
use crate::metadata::dwarf::{self, Names};
use crate::metadata::schema::{self, Field, FieldType, Show, Tail};
use crate::metadata::{MdKind, Metadata};
use crate::types::Type;
use support::apint::APInt;
use support::source::Span;

const NULL: u32 = u32::MAX;

/// Fields of the text form that are parts of one field of a node.
#[derive(Default)]
struct Extra {
    // DISubprogram of older versions.
    is_local: Option<bool>,
    is_definition: Option<bool>,
    is_optimized: Option<bool>,
    virtuality: Option<u32>,
    /// The number of an `IntConst` field, if it has no minus sign.
    unsigned: Option<APInt>,
    /// The number of an `IntConst` field has a minus sign.
    negative: bool,
    // Pointer authentication of DIDerivedType.
    ptr_auth: PtrAuthParts,
}

#[derive(Default)]
struct PtrAuthParts {
    key: Option<u32>,
    address_discriminated: bool,
    extra: u32,
    isa: bool,
    null: bool,
}

impl Parser<'_> {
    /// A specialised node. Its words go on the stack; its kind, and whether it is distinct.
    pub(super) fn specialized_node(&mut self, distinct: bool) -> Parse<(MdKind, bool)> {
        let token = self.bump();
        let name = self.content(token);
        let span = self.span_of(token);
        let Some(kind) = MdKind::from_name(&name) else {
            return Err(self.unknown_node(&name, span));
        };
        if kind == MdKind::Expression {
            self.expression_words()?;
            return Ok((kind, distinct));
        }
        self.fields(kind)?;
        match kind {
            MdKind::AssignId if !distinct => {
                return Err(self.error(span, "missing 'distinct', required for !DIAssignID()"));
            }
            MdKind::CompileUnit if !distinct => {
                return Err(self.error(span, "missing 'distinct', required for !DICompileUnit"));
            }
            MdKind::Subprogram if !distinct => {
                let base = self.md.words.len() - kind.fixed_words();
                let flags = self.md.words[base + schema::di_subprogram::SP_FLAGS.word()];
                if flags & DISP_DEFINITION != 0 {
                    let message = "missing 'distinct', required for !DISubprogram that is a Definition";
                    return Err(self.error(span, message));
                }
            }
            _ => {}
        }
        Ok((kind, distinct))
    }

    /// `(name: value, …)`
    fn fields(&mut self, kind: MdKind) -> Parse<()> {
        let schema = kind.schema();
        let base = self.md.words.len();
        for field in schema.fields {
            let default = default_word(kind, field);
            self.md.words.extend(std::iter::repeat_n(default, field.ty.words()));
        }
        let mut seen = 0u64;
        let mut extra = Extra::default();
        let open = self.span();
        self.expect(Tok::LParen, "expected '(' here")?;
        self.list(Tok::RParen, "expected ')' here", |p| {
            if !p.at(Tok::Label) {
                return Err(p.error_here("expected field label here"));
            }
            let label = p.bump();
            let name = p.content(label);
            let span = p.span_of(label);
            let mut word = base;
            for (i, field) in schema.fields.iter().enumerate() {
                if field.name.as_bytes() == &*name && field.ty != FieldType::PtrAuth {
                    if seen & 1 << i != 0 {
                        let message = format!("field '{}' cannot be specified more than once", field.name);
                        return Err(p.error(span, message));
                    }
                    seen |= 1 << i;
                    return p.field(kind, field, word, &mut extra);
                }
                word += field.ty.words();
            }
            if schema.tail == Tail::Refs && &*name == b"operands" {
                return p.operands_field();
            }
            if p.extra_field(kind, &name, &mut extra)? {
                return Ok(());
            }
            let diagnostic =
                support::diag::Diagnostic::error(span, format!("invalid field '{}'", shown(&name)));
            let names = schema.fields.iter().map(|f| f.name);
            Err(p.report(match support::suggest::did_you_mean_help(&name, names) {
                Some(help) => diagnostic.with_help(help),
                None => diagnostic,
            }))
        })?;
        let close = self.span_from(self.prev_hi.saturating_sub(1).max(open.lo));
        self.check_required(kind, seen, close)?;
        self.finish_fields(kind, base, seen, extra, close)
    }

    fn check_required(&mut self, kind: MdKind, seen: u64, close: Span) -> Parse<()> {
        for (i, field) in kind.schema().fields.iter().enumerate() {
            let required = matches!(field.show, Show::Required | Show::Given) && !may_be_missing(kind, field);
            if required && seen & 1 << i == 0 {
                return Err(self.error(close, format!("missing required field '{}'", field.name)));
            }
        }
        if kind == MdKind::CompileUnit {
            use schema::di_compile_unit::{LANGUAGE, SOURCE_LANGUAGE_NAME, SOURCE_LANGUAGE_VERSION};
            let given = |field: schema::FieldRef| seen & 1 << field.index != 0;
            let message = match (given(LANGUAGE), given(SOURCE_LANGUAGE_NAME)) {
                (true, true) => {
                    "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit"
                }
                (false, false) => {
                    "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit"
                }
                (true, false) if given(SOURCE_LANGUAGE_VERSION) => {
                    "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit"
                }
                _ => return Ok(()),
            };
            return Err(self.error(close, message));
        }
        if kind == MdKind::File {
            use schema::di_file::{CHECKSUM, CHECKSUM_KIND};
            if (seen & 1 << CHECKSUM.index != 0) != (seen & 1 << CHECKSUM_KIND.index != 0) {
                let message = "'checksumkind' and 'checksum' must be provided together";
                return Err(self.error(close, message));
            }
        }
        Ok(())
    }

    /// Puts together what the text form splits.
    fn finish_fields(
        &mut self,
        kind: MdKind,
        base: usize,
        seen: u64,
        extra: Extra,
        close: Span,
    ) -> Parse<()> {
        match kind {
            MdKind::Subprogram => {
                let field = schema::di_subprogram::SP_FLAGS;
                if seen & 1 << field.index == 0 {
                    let mut flags = extra.virtuality.unwrap_or(0);
                    for (set, bit) in [
                        (extra.is_local.unwrap_or(false), DISP_LOCAL),
                        (extra.is_definition.unwrap_or(true), DISP_DEFINITION),
                        (extra.is_optimized.unwrap_or(false), DISP_OPTIMIZED),
                    ] {
                        if set {
                            flags |= bit;
                        }
                    }
                    self.md.words[base + field.word()] = flags;
                }
            }
            MdKind::DerivedType => {
                let auth = extra.ptr_auth;
                let flag = |set: bool, bit: u32| if set { bit } else { 0 };
                if let Some(key) = auth.key.filter(|&key| key != 0) {
                    let packed = key
                        | flag(auth.address_discriminated, schema::ptr_auth::IS_ADDRESS_DISCRIMINATED)
                        | auth.extra << 5
                        | flag(auth.isa, schema::ptr_auth::ISA_POINTER)
                        | flag(auth.null, schema::ptr_auth::AUTHENTICATES_NULL_VALUES);
                    self.md.words[base + schema::di_derived_type::PTR_AUTH.word()] = packed;
                }
            }
            MdKind::Enumerator => {
                let unsigned = self.md.words[base + schema::di_enumerator::IS_UNSIGNED.word()] != 0;
                if unsigned && extra.negative {
                    return Err(self.error(close, "unsigned enumerator with negative value"));
                }
                // The highest bit of a positive number must not be taken for its sign.
                if let Some(number) = extra.unsigned.filter(|n| !unsigned && n.is_negative()) {
                    let word = self.int_const(&number.zext(number.width() + 1))?.to_word();
                    self.md.words[base + schema::di_enumerator::VALUE.word()] = word;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A field that is no field of the node's table.
    fn extra_field(&mut self, kind: MdKind, name: &[u8], extra: &mut Extra) -> Parse<bool> {
        match (kind, name) {
            (MdKind::Subprogram, b"isLocal") => extra.is_local = Some(self.bool_field()?),
            (MdKind::Subprogram, b"isDefinition") => extra.is_definition = Some(self.bool_field()?),
            (MdKind::Subprogram, b"isOptimized") => extra.is_optimized = Some(self.bool_field()?),
            (MdKind::Subprogram, b"virtuality") => {
                extra.virtuality = Some(self.named_number(
                    "virtuality",
                    &dwarf::VIRTUALITY,
                    "DWARF virtuality code",
                    "DW_VIRTUALITY_",
                    2,
                )?);
            }
            (MdKind::DerivedType, b"ptrAuthKey") => {
                extra.ptr_auth.key = Some(self.limited("ptrAuthKey", 7)? as u32)
            }
            (MdKind::DerivedType, b"ptrAuthIsAddressDiscriminated") => {
                extra.ptr_auth.address_discriminated = self.bool_field()?;
            }
            (MdKind::DerivedType, b"ptrAuthExtraDiscriminator") => {
                extra.ptr_auth.extra = self.limited("ptrAuthExtraDiscriminator", 0xffff)? as u32;
            }
            (MdKind::DerivedType, b"ptrAuthIsaPointer") => extra.ptr_auth.isa = self.bool_field()?,
            (MdKind::DerivedType, b"ptrAuthAuthenticatesNullValues") => {
                extra.ptr_auth.null = self.bool_field()?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `operands: {!0, …}` of a `GenericDINode`.
    fn operands_field(&mut self) -> Parse<()> {
        self.expect(Tok::LBrace, "expected '{' here")?;
        self.list(Tok::RBrace, "expected end of metadata node", |p| {
            let word = p.metadata_or_null()?;
            p.md.words.push(word);
            Ok(())
        })
    }

    /// The value of one field, written to the words from `word` on.
    fn field(&mut self, kind: MdKind, field: &'static Field, word: usize, extra: &mut Extra) -> Parse<()> {
        let name = field.name;
        let value = match field.ty {
            FieldType::Ref => self.ref_field(kind, field)?,
            FieldType::Str => self.str_field(kind, field)?,
            FieldType::OptStr => {
                let text = self.string()?;
                self.module.env.metadata.string(&text).to_word()
            }
            FieldType::RefOrInt | FieldType::Size | FieldType::RefFromInt => self.ref_or_int_field()?,
            FieldType::RefOrConsts => self.ref_or_consts_field()?,
            FieldType::IntConst => {
                let (number, negative) = self.wide_int("expected integer")?;
                extra.negative = negative;
                let word = self.int_const(&number)?.to_word();
                extra.unsigned = (!negative).then_some(number);
                word
            }
            FieldType::Bool => u32::from(self.bool_field()?),
            FieldType::U32 => self.limited(name, number_limit(kind, field))? as u32,
            FieldType::OptU32 => self.limited(name, u64::from(u32::MAX) - 1)? as u32,
            FieldType::I32 => self.signed_field(name)? as u32,
            FieldType::U64 => {
                let value = self.limited(name, u64::MAX)?;
                self.md.words[word + 1] = (value >> 32) as u32;
                value as u32
            }
            FieldType::PtrAuth => self.limited(name, u64::from(u32::MAX) - 1)? as u32,
            FieldType::Tag => self.named_number(name, &dwarf::TAG, "DWARF tag", "DW_TAG_", 0xffff)?,
            FieldType::Lang => self.named_number(name, &dwarf::LANG, "DWARF language", "DW_LANG_", 0xffff)?,
            FieldType::LangName => {
                self.named_number(name, &dwarf::LNAME, "DWARF source language name", "DW_LNAME_", 0xffff)?
                    | schema::LANG_NAME_GIVEN
            }
            FieldType::Encoding => {
                self.named_number(name, &dwarf::ATE, "DWARF type attribute encoding", "DW_ATE_", 0xff)?
            }
            FieldType::CallConv => {
                self.named_number(name, &dwarf::CC, "DWARF calling convention", "DW_CC_", 0xff)?
            }
            FieldType::MacinfoType => {
                self.named_number(name, &dwarf::MACINFO, "DWARF macinfo type", "DW_MACINFO_", 0xff)?
            }
            FieldType::EnumKind => self.named_number(
                name,
                &dwarf::ENUM_KIND,
                "DWARF enum kind code",
                "DW_APPLE_ENUM_KIND_",
                0xff,
            )?,
            FieldType::ChecksumKind => self.word_field(name, &dwarf::CHECKSUM_KIND, "checksum kind")?,
            FieldType::EmissionKind => self.word_field(name, &dwarf::EMISSION_KIND, "emission kind")?,
            FieldType::NameTableKind => self.word_field(name, &dwarf::NAME_TABLE_KIND, "nameTable kind")?,
            FieldType::FixedPointKind => {
                self.word_field(name, &dwarf::FIXED_POINT_KIND, "fixed-point kind")?
            }
            FieldType::Flags => self.flags_field(name, &dwarf::DI_FLAGS, "debug info flag", "DIFlag")?,
            FieldType::SpFlags => {
                self.flags_field(name, &dwarf::DISP_FLAGS, "subprogram debug info flag", "DISPFlag")?
            }
        };
        self.md.words[word] = value;
        Ok(())
    }

    fn ref_field(&mut self, kind: MdKind, field: &Field) -> Parse<u32> {
        if self.at_kw(Kw::Null) {
            if !allows_null(kind, field) {
                let message = format!("'{}' cannot be null", field.name);
                return Err(self.error_here(&message));
            }
            self.bump();
            return Ok(NULL);
        }
        Ok(self.metadata()?.to_word())
    }

    fn str_field(&mut self, kind: MdKind, field: &Field) -> Parse<u32> {
        let span = self.span();
        let text = self.string()?;
        if text.is_empty() {
            if !allows_empty(kind, field) {
                return Err(self.error(span, format!("'{}' cannot be empty", field.name)));
            }
            return Ok(NULL);
        }
        Ok(self.module.env.metadata.string(&text).to_word())
    }

    /// A reference, or a number, which becomes a constant of 64 bits.
    fn ref_or_int_field(&mut self) -> Parse<u32> {
        if self.at(Tok::Int) {
            let (int, signed) = self.wide_int("expected signed integer")?;
            let bits = if signed { int.sext_or_trunc(64) } else { int.zext_or_trunc(64) };
            return Ok(self.int_metadata(Type::I64, bits.low_u64()).to_word());
        }
        self.metadata_or_null()
    }

    /// A reference, or a number, which becomes an expression that pushes it.
    fn ref_or_consts_field(&mut self) -> Parse<u32> {
        if !self.at(Tok::Int) {
            return self.metadata_or_null();
        }
        let (int, signed) = self.wide_int("expected signed integer")?;
        let bits = if signed { int.sext_or_trunc(64) } else { int.zext_or_trunc(64) }.low_u64();
        let words = [dwarf::op::CONSTS as u32, 0, bits as u32, (bits >> 32) as u32];
        Ok(self.module.env.metadata.intern_node(MdKind::Expression, &words).to_word())
    }

    fn int_metadata(&mut self, ty: Type, bits: u64) -> Metadata {
        let value = self.module.env.consts.int(ty, bits);
        self.module.env.metadata.value(value)
    }

    /// A number as metadata, in an integer type of its own width.
    fn int_const(&mut self, number: &APInt) -> Parse<Metadata> {
        let ty = self.module.env.types.int(number.width());
        let value = self.in_module(|p| Ok(p.int_from_limbs(ty, number.words())))?;
        Ok(self.module.env.metadata.value(value))
    }

    fn bool_field(&mut self) -> Parse<bool> {
        match self.kw() {
            Some(Kw::True) => {
                self.bump();
                Ok(true)
            }
            Some(Kw::False) => {
                self.bump();
                Ok(false)
            }
            _ => Err(self.error_here("expected 'true' or 'false'")),
        }
    }

    /// A number that is not larger than `limit`.
    fn limited(&mut self, name: &str, limit: u64) -> Parse<u64> {
        let span = self.span();
        let text = self.slice(self.tok);
        if !self.at(Tok::Int) || text.first() == Some(&b'-') {
            return Err(self.error_here("expected unsigned integer"));
        }
        match super::cursor::decimal(text).filter(|&n| n <= limit) {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None => Err(self.error(span, format!("value for '{name}' too large, limit is {limit}"))),
        }
    }

    fn signed_field(&mut self, name: &str) -> Parse<i32> {
        let text = self.slice(self.tok);
        if !self.at(Tok::Int) {
            return Err(self.error_here("expected signed integer"));
        }
        let parsed = std::str::from_utf8(text).ok().and_then(|t| t.parse::<i32>().ok());
        match parsed {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None => {
                let limit =
                    if text.first() == Some(&b'-') { ("small", i32::MIN) } else { ("large", i32::MAX) };
                Err(self.error_here(&format!("value for '{name}' too {}, limit is {}", limit.0, limit.1)))
            }
        }
    }

    /// A name with a prefix, such as `DW_TAG_member`, or its number.
    fn named_number(
        &mut self,
        name: &str,
        names: &Names,
        what: &str,
        prefix: &str,
        limit: u64,
    ) -> Parse<u32> {
        if self.at(Tok::Int) {
            return self.limited(name, limit).map(|n| n as u32);
        }
        let word = self.slice(self.tok);
        if !matches!(self.tok.kind, Tok::Word | Tok::Kw) || !word.starts_with(prefix.as_bytes()) {
            return Err(self.error_here(&format!("expected {what}")));
        }
        match names.number(word) {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None => Err(self.unknown_word(names, word, format!("invalid {what} '{}'", shown(word)))),
        }
    }

    /// A word without prefix, such as `FullDebug`.
    fn word_field(&mut self, name: &str, names: &Names, what: &str) -> Parse<u32> {
        if self.at(Tok::Int) {
            return self.limited(name, u64::from(u32::MAX) - 1).map(|n| n as u32);
        }
        let word = self.slice(self.tok);
        if !matches!(self.tok.kind, Tok::Word | Tok::Kw) {
            return Err(self.error_here(&format!("expected {what}")));
        }
        match names.number(word) {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None => {
                // Only checksum kinds have a prefix by which to know one that is misspelled.
                let message = if word.starts_with(b"CSK_") {
                    format!("invalid {what} '{}'", shown(word))
                } else {
                    format!("expected {what}")
                };
                Err(self.unknown_word(names, word, message))
            }
        }
    }

    /// `DIFlagA | DIFlagB | 4`
    fn flags_field(&mut self, name: &str, names: &Names, what: &str, prefix: &str) -> Parse<u32> {
        let mut flags = 0;
        loop {
            if self.at(Tok::Int) {
                flags |= self.limited(name, u64::from(u32::MAX))? as u32;
            } else {
                let word = self.slice(self.tok);
                if !matches!(self.tok.kind, Tok::Word | Tok::Kw) || !word.starts_with(prefix.as_bytes()) {
                    return Err(self.error_here("expected debug info flag"));
                }
                let Some(bits) = names.number(word) else {
                    let message = format!("invalid {what} '{}'", shown(word));
                    return Err(self.unknown_word(names, word, message));
                };
                flags |= bits;
                self.bump();
            }
            if !self.eat(Tok::Bar) {
                return Ok(flags);
            }
        }
    }

    fn unknown_word(&mut self, names: &Names, word: &[u8], message: String) -> super::Failed {
        let diagnostic = support::diag::Diagnostic::error(self.span(), message);
        let candidates: Vec<&'static str> = names.iter().map(|(_, name)| name).collect();
        self.report(match support::suggest::did_you_mean_help(word, candidates) {
            Some(help) => diagnostic.with_help(help),
            None => diagnostic,
        })
    }

    /// `(DW_OP_…, 1, …)` of a `DIExpression`: two words per element.
    fn expression_words(&mut self) -> Parse<()> {
        self.expect(Tok::LParen, "expected '(' here")?;
        self.list(Tok::RParen, "expected ')' here", |p| {
            let word = p.slice(p.tok);
            let element = match p.tok.kind {
                Tok::Word | Tok::Kw if word.starts_with(b"DW_OP_") => match dwarf::OP.number(word) {
                    Some(op) => {
                        p.bump();
                        u64::from(op)
                    }
                    None => {
                        let message = format!("invalid DWARF op '{}'", shown(word));
                        return Err(p.unknown_word(&dwarf::OP, word, message));
                    }
                },
                Tok::Word | Tok::Kw if word.starts_with(b"DW_ATE_") => match dwarf::ATE.number(word) {
                    Some(encoding) => {
                        p.bump();
                        u64::from(encoding)
                    }
                    None => {
                        let message = format!("invalid DWARF attribute encoding '{}'", shown(word));
                        return Err(p.unknown_word(&dwarf::ATE, word, message));
                    }
                },
                _ => {
                    let text = word;
                    if !p.at(Tok::Int) || text.first() == Some(&b'-') {
                        return Err(p.error_here("expected unsigned integer"));
                    }
                    let Some(number) = super::cursor::decimal(text) else {
                        let message = format!("element too large, limit is {}", u64::MAX);
                        return Err(p.error_here(&message));
                    };
                    p.bump();
                    number
                }
            };
            p.md.words.extend([element as u32, (element >> 32) as u32]);
            Ok(())
        })
    }
}

const DISP_LOCAL: u32 = 1 << 2;
const DISP_DEFINITION: u32 = 1 << 3;
const DISP_OPTIMIZED: u32 = 1 << 4;

/// The word of a field that is not given.
fn default_word(kind: MdKind, field: &Field) -> u32 {
    use dwarf::tag;
    match (kind, field.name) {
        (MdKind::BasicType, "tag") => tag::BASE_TYPE,
        (MdKind::StringType, "tag") => tag::STRING_TYPE,
        (MdKind::FixedPointType, "tag") => tag::FIXED_POINT_TYPE,
        (MdKind::TemplateValueParameter, "tag") => tag::TEMPLATE_VALUE_PARAMETER,
        (MdKind::GlobalVariable, "isDefinition") | (MdKind::CompileUnit, "splitDebugInlining") => 1,
        (MdKind::MacroFile, "type") => MACINFO_START_FILE,
        _ => field.ty.default_word(),
    }
}

const MACINFO_START_FILE: u32 = 3;

/// Whether a reference may be written `null`.
fn allows_null(kind: MdKind, field: &Field) -> bool {
    !matches!(
        (kind, field.name),
        (
            MdKind::Location
                | MdKind::LexicalBlock
                | MdKind::LexicalBlockFile
                | MdKind::LocalVariable
                | MdKind::Label,
            "scope"
        ) | (MdKind::CompileUnit, "file")
            | (MdKind::MacroFile, "file")
    )
}

fn allows_empty(kind: MdKind, field: &Field) -> bool {
    !matches!((kind, field.name), (MdKind::GlobalVariable, "name"))
}

/// Fields that writers always give, but that readers do without.
fn may_be_missing(kind: MdKind, field: &Field) -> bool {
    matches!((kind, field.name), (MdKind::GlobalVariable, "name"))
}

/// The largest number that a field takes.
fn number_limit(kind: MdKind, field: &Field) -> u64 {
    match (kind, field.name) {
        (_, "column") => 0xffff,
        (MdKind::LocalVariable, "arg") => 0xffff,
        (MdKind::Location, "atomRank") => 7,
        _ => u64::from(u32::MAX),
    }
}
