//! Top-level entities, and what is settled when the whole text has been read.

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::{Parse, ParseOptions, Parser};
use crate::data_layout::DataLayout;
use crate::types::Type;
use crate::value::{Value, ValueKind};
use support::source::Span;

impl Parser<'_> {
    /// The whole text.
    pub(super) fn parse_all(&mut self, options: &ParseOptions<'_>) {
        if let Some(layout) = options.data_layout {
            self.set_data_layout(layout, None);
        }
        let mut keep_layout = options.data_layout.is_some();
        self.target_definitions(&mut keep_layout);
        if self.module.data_layout.text().is_empty()
            && let Some(layout) = options.usual_layout.and_then(|of| of(&self.module.target_triple))
        {
            self.set_data_layout(layout.as_bytes(), None);
        }
        while !self.at(Tok::Eof) {
            let start = self.tok.lo;
            let result = self.top_level(&mut keep_layout);
            if result.is_err() {
                self.in_body = false;
                self.depth = 0;
                self.values.clear();
                self.recover_top_level(start);
            }
        }
        self.finish();
    }

    /// The target properties that come first. What they say about the layout is brought up to date when both are known.
    fn target_definitions(&mut self, keep_layout: &mut bool) {
        while matches!(self.kw(), Some(Kw::Target | Kw::SourceFilename)) {
            let start = self.tok.lo;
            if self.top_level(keep_layout).is_err() {
                self.recover_top_level(start);
            }
        }
        let env = &self.module.env;
        let upgraded = crate::upgrade::data_layout(env.data_layout.text(), &env.target_triple);
        if !*keep_layout && *upgraded != *env.data_layout.text() {
            self.set_data_layout(&upgraded, None);
        }
    }

    fn top_level(&mut self, keep_layout: &mut bool) -> Parse<()> {
        match self.tok.kind {
            Tok::LocalName | Tok::LocalId => self.type_definition(),
            Tok::GlobalName | Tok::GlobalId => self.named_global(),
            Tok::ComdatName => self.comdat_definition(),
            Tok::Exclaim => self.numbered_metadata(),
            Tok::MetadataName => self.named_metadata(),
            Tok::Summary => self.summary_entry(),
            Tok::Kw => match self.kw() {
                Some(Kw::Declare) => self.declaration(),
                Some(Kw::Define) => self.definition(),
                Some(Kw::Module) => self.module_asm(),
                Some(Kw::Target) => self.target_property(keep_layout),
                Some(Kw::SourceFilename) => self.source_filename(),
                Some(Kw::Attributes) => self.attribute_group(),
                Some(Kw::UseListOrder) => self.use_list_order(),
                Some(Kw::UseListOrderBb) => self.use_list_order_bb(),
                Some(
                    Kw::Private
                    | Kw::Internal
                    | Kw::Weak
                    | Kw::WeakOdr
                    | Kw::LinkOnce
                    | Kw::LinkOnceOdr
                    | Kw::Appending
                    | Kw::Common
                    | Kw::External
                    | Kw::ExternWeak
                    | Kw::AvailableExternally
                    | Kw::Global
                    | Kw::Constant
                    | Kw::ThreadLocal
                    | Kw::UnnamedAddr
                    | Kw::LocalUnnamedAddr
                    | Kw::Hidden
                    | Kw::Protected
                    | Kw::Default
                    | Kw::DllImport
                    | Kw::DllExport
                    | Kw::DsoLocal
                    | Kw::DsoPreemptable
                    | Kw::AddrSpace
                    | Kw::ExternallyInitialized,
                ) => self.unnamed_global(),
                _ => Err(self.error_here("expected top-level entity")),
            },
            _ => Err(self.error_here("expected top-level entity")),
        }
    }

    /// `module asm "…"`
    fn module_asm(&mut self) -> Parse<()> {
        self.bump();
        self.expect_kw(Kw::Asm, "expected 'module asm'")?;
        let line = self.string()?;
        let asm = &mut self.module.env.module_asm;
        asm.extend_from_slice(&line);
        if asm.last().is_some_and(|&b| b != b'\n') {
            asm.push(b'\n');
        }
        Ok(())
    }

    /// `target triple = "…"`, `target datalayout = "…"`
    fn target_property(&mut self, keep_layout: &mut bool) -> Parse<()> {
        self.bump();
        match self.kw() {
            Some(Kw::Triple) => {
                self.bump();
                self.expect(Tok::Equal, "expected '=' after target triple")?;
                self.module.env.target_triple = self.string()?.into();
            }
            Some(Kw::DataLayout) => {
                self.bump();
                self.expect(Tok::Equal, "expected '=' after target datalayout")?;
                let span = self.span();
                let layout = self.string()?;
                if !*keep_layout {
                    self.set_data_layout(&layout, Some(span));
                }
            }
            _ => return Err(self.error_here("unknown target property")),
        }
        Ok(())
    }

    fn set_data_layout(&mut self, text: &[u8], span: Option<Span>) {
        match DataLayout::parse(text) {
            Ok(layout) => self.module.env.data_layout = layout,
            Err(error) => {
                let message = error.to_string();
                match span {
                    Some(span) => self.error(span, message),
                    None => self.report(support::diag::Diagnostic::error_nowhere(message)),
                };
            }
        }
    }

    /// `source_filename = "…"`
    fn source_filename(&mut self) -> Parse<()> {
        self.bump();
        self.expect(Tok::Equal, "expected '=' after source_filename")?;
        self.module.env.source_filename = self.string()?.into();
        Ok(())
    }

    /// Settles what has been used before its definition, and reports what has none.
    fn finish(&mut self) {
        self.check_block_addresses();
        self.check_types_defined();
        self.check_comdats_defined();
        self.check_globals_defined();
        self.check_metadata_defined();
        if self.diags.has_errors() {
            return;
        }
        self.resolve_attributes();
        self.settle_metadata();
        self.upgrade_module();
        self.module.env.consts.forget_index();
    }

    /// The type of a value in the body being read, or of a constant of the module.
    #[inline]
    pub(super) fn value_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.body.func.inst(inst).ty,
            ValueKind::Arg(arg) => self.body.func.params.get(arg).copied().unwrap_or(Type::VOID),
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::LocalConst(c) => self.body.func.consts.get(c).ty,
            ValueKind::ModuleConst(c) => self.module.env.consts.get(c).ty,
            ValueKind::Global(g) => self.module.env.globals[g].ty,
            ValueKind::Metadata(_) => Type::METADATA,
        }
    }
}
