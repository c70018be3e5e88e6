//! Functions: their headers and the walk over their bodies.

use super::super::keyword::Kw;
use super::super::lexer::{Tok, Token};
use super::attributes::{AttrPosition, PendingAttributes};
use super::diagnostics::shown;
use super::globals::GlobalHeader;
use super::locals::{LocalName, LocalTable};
use super::{Parse, Parser};
use crate::attributes::{AttrKind, Attribute, AttributeSet};
use crate::function::Function;
use crate::global::{FunctionHeader, GlobalData, GlobalKind, Linkage, ObjectProperties, UnnamedAddr};
use crate::inst::{Align, CallingConv};
use crate::metadata::{Attachment, MdKindId};
use crate::types::Type;
use crate::value::{Arg, Block, Global};
use support::entity::Entity;
use support::source::Span;

/// The body being read.
#[derive(Debug)]
pub(super) struct Body {
    pub(super) func: Function,
    /// The function whose body it is.
    pub(super) global: Global,
    pub(super) locals: LocalTable,
    /// The block that instructions are appended to.
    pub(super) block: Block,
    /// Blocks that have been put into the function.
    pub(super) placed: Vec<bool>,
    /// Debug records read since the last instruction.
    pub(super) pending_records: Vec<crate::function::DbgRecordId>,
    /// Integers met recently, to spare a look into the pool.
    pub(super) recent_ints: super::constants::RecentInts,
}

impl Default for Body {
    fn default() -> Self {
        Body {
            func: Function::new(&[]),
            global: Global::new(0),
            locals: LocalTable::default(),
            block: Block::new(0),
            placed: Vec::new(),
            pending_records: Vec::new(),
            recent_ints: Default::default(),
        }
    }
}

/// A parameter of a function header.
struct Param {
    ty: Type,
    name: Option<Token>,
}

impl<'a> Parser<'a> {
    /// `declare …`, with attachments between the word and the type.
    pub(super) fn declaration(&mut self) -> Parse<()> {
        self.bump();
        let mut attachments = Vec::new();
        while self.at(Tok::MetadataName) {
            attachments.push(self.attachment()?);
        }
        let (global, _) = self.function_header(false)?;
        if let Some(object) = self.module.env.globals[global].object_mut() {
            object.attachments.extend(attachments);
        }
        Ok(())
    }

    /// `define … { … }`
    pub(super) fn definition(&mut self) -> Parse<()> {
        self.bump();
        let (global, params) = self.function_header(true)?;
        let types: Vec<Type> = params.iter().map(|p| p.ty).collect();
        self.body.func = Function::new(&types);
        self.body.global = global;
        self.body.locals.clear();
        self.body.placed.clear();
        self.body.pending_records.clear();
        self.body.recent_ints.clear();
        self.in_body = true;
        let result = self.function_body(global, &params);
        self.in_body = false;
        let mut func = std::mem::replace(&mut self.body.func, Function::new(&[]));
        func.trim();
        self.module.bodies.insert(global, Box::new(func));
        result
    }

    fn function_body(&mut self, global: Global, params: &[Param]) -> Parse<()> {
        for (i, param) in params.iter().enumerate() {
            self.define_arg(Arg::new(i), param.name)?;
        }
        while self.at(Tok::MetadataName) {
            let attachment = self.attachment()?;
            if let Some(object) = self.module.env.globals[global].object_mut() {
                object.attachments.push(attachment);
            }
        }
        let open = self.span();
        self.expect(Tok::LBrace, "expected '{' in function body")?;
        if self.at(Tok::RBrace) || self.at_kw(Kw::UseListOrder) {
            let failed = self.error_here("function body requires at least one basic block");
            if self.eat(Tok::RBrace) {
                return Ok(());
            }
            return Err(failed);
        }
        self.blocks(open)?;
        while self.at_kw(Kw::UseListOrder) {
            self.use_list_order()?;
        }
        self.resolve_block_addresses(global);
        self.check_locals_defined();
        self.expect(Tok::RBrace, "found end of file when expecting more instructions")
    }

    /// The basic blocks up to the closing brace, which is left.
    fn blocks(&mut self, open: Span) -> Parse<()> {
        loop {
            let label =
                if matches!(self.tok.kind, Tok::Label | Tok::LabelId) { Some(self.bump()) } else { None };
            if label.is_some() && matches!(self.tok.kind, Tok::RBrace) {
                return Err(self.error_here("expected instruction opcode"));
            }
            match self.define_block(label) {
                Ok(block) => self.body.block = block,
                Err(_) => {
                    // Its instructions are still worth reading; they go into a block of their own.
                    let block = self.body.func.create_block();
                    self.body.func.append_block(block);
                    self.body.block = block;
                }
            }
            self.block_contents(open)?;
            if matches!(self.tok.kind, Tok::RBrace) || self.at_kw(Kw::UseListOrder) {
                return Ok(());
            }
        }
    }

    /// The instructions of a block, up to its terminator; after an error, up to what looks like the next block.
    fn block_contents(&mut self, open: Span) -> Parse<()> {
        loop {
            let start = self.tok.lo;
            match self.tok.kind {
                Tok::Eof => {
                    let message = "found end of file when expecting more instructions";
                    return Err(self.error_with_note(self.span(), message, Some(open), "body starts here"));
                }
                // An unterminated block: LLVM wants an instruction here. The verifier need not see it.
                Tok::RBrace | Tok::Label | Tok::LabelId => {
                    self.error_here("expected instruction opcode");
                    return Ok(());
                }
                Tok::Hash => {
                    if self.debug_record().is_err() {
                        self.recover_instruction(start);
                    }
                    continue;
                }
                _ => {}
            }
            let name = match self.tok.kind {
                Tok::LocalName | Tok::LocalId => {
                    let token = self.bump();
                    let message = if token.kind == Tok::LocalName {
                        "expected '=' after instruction name"
                    } else {
                        "expected '=' after instruction id"
                    };
                    if self.expect(Tok::Equal, message).is_err() {
                        self.define_broken(LocalName::Token(token));
                        self.recover_instruction(start);
                        continue;
                    }
                    LocalName::Token(token)
                }
                _ => LocalName::Unnamed,
            };
            let stack = self.values.len();
            let opcode_kw = self.kw();
            match self.instruction(name) {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(_) => {
                    self.values.truncate(stack);
                    self.depth = 0;
                    self.define_broken(name);
                    let terminator =
                        opcode_kw.and_then(Kw::opcode).is_some_and(crate::inst::Opcode::is_terminator);
                    self.recover_instruction(start);
                    if terminator {
                        return Ok(());
                    }
                    if matches!(self.tok.kind, Tok::RBrace | Tok::Label | Tok::LabelId) {
                        return Ok(());
                    }
                    if self.at_top_level_word() {
                        return Err(super::Failed);
                    }
                }
            }
        }
    }

    /// Whether the token can only be at top level: a brace is missing.
    fn at_top_level_word(&self) -> bool {
        matches!(self.kw(), Some(Kw::Define | Kw::Declare | Kw::Attributes | Kw::Target))
    }

    /// Everything up to the body. Registers the function.
    fn function_header(&mut self, is_definition: bool) -> Parse<(Global, Vec<Param>)> {
        let header_span = self.span();
        let header = self.global_header()?;
        let linkage_span = header_span;
        let calling_conv = self.optional_calling_conv()?;
        let ret_set = self.attribute_list(AttrPosition::Return)?;
        let ret_span = self.span();
        let ret = self.ty_or_void()?;
        self.check_function_linkage(&header, is_definition, linkage_span)?;
        if !self.is_return_type(ret) {
            return Err(self.error(ret_span, "invalid function return type"));
        }
        if !matches!(self.tok.kind, Tok::GlobalName | Tok::GlobalId) {
            return Err(self.error_here("expected function name"));
        }
        let name = self.bump();
        if !self.at(Tok::LParen) {
            return Err(self.error_here("expected '(' in function argument list"));
        }
        let (params, param_sets, vararg) = self.parameters()?;
        let unnamed_addr = self.optional_unnamed_addr();
        let addr_space = self.optional_addr_space(self.program_addr_space())?;
        let function = self.function_attributes(false)?;
        let mut object = ObjectProperties {
            section: if self.eat_kw(Kw::Section) { Some(self.string()?.into()) } else { None },
            ..Default::default()
        };
        let partition = if self.eat_kw(Kw::Partition) { Some(self.string()?.into()) } else { None };
        object.comdat = self.optional_comdat(name)?;
        object.align = self.optional_align()?;
        if object.align.is_none()
            && let Some(align) = function.align
        {
            object.align = align;
        }
        let mut function_header = FunctionHeader { object, calling_conv, ..Default::default() };
        if self.eat_kw(Kw::Gc) {
            function_header.gc = Some(self.string()?.into());
        }
        if self.eat_kw(Kw::Prefix) {
            function_header.prefix = Some(self.typed_module_constant()?);
        }
        if self.eat_kw(Kw::Prologue) {
            function_header.prologue = Some(self.typed_module_constant()?);
        }
        if self.eat_kw(Kw::Personality) {
            function_header.personality = Some(self.typed_module_constant()?);
        }
        let types: Vec<Type> = params.iter().map(|p| p.ty).collect();
        let sret_not_void = param_sets.first().copied().flatten().is_some_and(|set| {
            self.module.attributes.get_set(set).iter().any(|a| a.kind() == Some(AttrKind::StructRet))
        }) && ret != Type::VOID;
        if sret_not_void {
            return Err(self.error(ret_span, "functions with 'sret' argument must return void"));
        }
        let value_ty = self.module.env.types.function(ret, &types, vararg);
        let ty = self.module.env.types.ptr(addr_space);
        let data = GlobalData {
            linkage: header.linkage,
            visibility: header.visibility,
            dll_storage: header.dll_storage,
            dso_local: header.dso_local,
            unnamed_addr,
            partition,
            ..GlobalData::new(&[], value_ty, ty, GlobalKind::Function(Box::new(function_header)))
        };
        let attributes = PendingAttributes {
            ret: ret_set,
            params: param_sets,
            function: function.set,
            groups: function.groups,
        };
        let global = self.define_function(name, data, is_definition)?;
        let list = self.pending_attributes(attributes);
        if let Some(header) = self.module.env.globals[global].as_function_mut() {
            header.attributes = list;
        }
        Ok((global, params))
    }

    fn check_function_linkage(
        &mut self,
        header: &GlobalHeader,
        is_definition: bool,
        span: Span,
    ) -> Parse<()> {
        let message = match header.linkage {
            Linkage::ExternWeak if is_definition => "invalid linkage for function definition",
            Linkage::Private
            | Linkage::Internal
            | Linkage::AvailableExternally
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
                if !is_definition =>
            {
                "invalid linkage for function declaration"
            }
            Linkage::Appending | Linkage::Common => "invalid function linkage type",
            _ => return self.check_local_properties(header, span),
        };
        Err(self.error(span, message))
    }

    /// `(T attrs %name, …)`
    fn parameters(&mut self) -> Parse<(Vec<Param>, Vec<Option<AttributeSet>>, bool)> {
        self.bump();
        let (mut params, mut sets, mut vararg) = (Vec::new(), Vec::new(), false);
        let mut next_number = 0;
        self.list(Tok::RParen, "expected ')' at end of argument list", |p| {
            if vararg {
                return Err(p.error_here("expected ')' at end of argument list"));
            }
            if p.eat(Tok::DotDotDot) {
                vararg = true;
                return Ok(());
            }
            let span = p.span();
            let ty = p.ty_or_void()?;
            p.check_param_type(ty, span)?;
            let set = p.attribute_list(AttrPosition::Param)?;
            let name =
                if matches!(p.tok.kind, Tok::LocalName | Tok::LocalId) { Some(p.bump()) } else { None };
            match name {
                Some(token) if token.kind == Tok::LocalId => {
                    next_number = p.check_number(token, next_number, "argument", "%")?.saturating_add(1);
                }
                Some(_) => {}
                None => next_number += 1,
            }
            params.push(Param { ty, name });
            sets.push((set != AttributeSet::EMPTY).then_some(set));
            Ok(())
        })?;
        while sets.last() == Some(&None) {
            sets.pop();
        }
        Ok((params, sets, vararg))
    }

    /// Enters the function into the module, filling in what earlier uses created.
    fn define_function(&mut self, name: Token, mut data: GlobalData, is_definition: bool) -> Parse<Global> {
        let span = self.span_of(name);
        let existing = self.find_global_token(name);
        match existing {
            Some(global) if self.global_is_forward(global) => {
                let forward_ty = self.module.globals[global].ty;
                if forward_ty != data.ty {
                    let shown_name = shown(self.slice(name)).trim_start_matches('@').to_owned();
                    let message = format!(
                        "invalid forward reference to function '{shown_name}' with wrong type: expected '{}' but was '{}'",
                        self.type_name(data.ty),
                        self.type_name(forward_ty)
                    );
                    return Err(self.error(span, message));
                }
                data.name = std::mem::take(&mut self.module.env.globals[global].name);
                self.module.env.globals[global] = data;
                self.place_global(global, span);
                if name.kind == Tok::GlobalId {
                    self.take_global_number(name)?;
                }
                Ok(global)
            }
            Some(global) => {
                let shown_name = self.content(name);
                let is_function = self.module.globals[global].as_function().is_some();
                let message = if is_function {
                    format!("invalid redefinition of function '{}'", shown(&shown_name))
                } else {
                    format!("redefinition of function '@{}'", shown(&shown_name))
                };
                let _ = is_definition;
                let earlier = self.global_span(global);
                Err(self.error_with_note(span, message, earlier, "first defined here"))
            }
            None => self.add_global_named(Some(name), data, span),
        }
    }

    /// The word of a calling convention, or `cc 42`.
    pub(super) fn optional_calling_conv(&mut self) -> Parse<CallingConv> {
        if self.eat_kw(Kw::Cc) {
            let span = self.span();
            let number = self.u32()?;
            if number > CallingConv::MAX {
                return Err(
                    self.error(span, format!("value for 'cc' too large, limit is {}", CallingConv::MAX))
                );
            }
            return Ok(CallingConv(number as u16));
        }
        if self.tok.kind != Tok::Word {
            return Ok(CallingConv::C);
        }
        if self.at_word("riscv_vls_cc") {
            return self.vector_length_calling_conv();
        }
        match CallingConv::from_name(self.slice(self.tok)) {
            Some(cc) => {
                self.bump();
                Ok(cc)
            }
            None => Ok(CallingConv::C),
        }
    }

    /// `riscv_vls_cc(128)`
    fn vector_length_calling_conv(&mut self) -> Parse<CallingConv> {
        self.bump();
        self.expect(Tok::LParen, "expected '('")?;
        let span = self.span();
        let bits = self.u32()?;
        self.expect(Tok::RParen, "expected ')'")?;
        let name = format!("riscv_vls_cc({bits})");
        CallingConv::from_name(name.as_bytes()).ok_or_else(|| self.error(span, "unknown RISC-V ABI VLEN"))
    }

    /// `!kind !node`, as at functions, variables and instructions.
    pub(super) fn attachment(&mut self) -> Parse<Attachment> {
        let kind: MdKindId = self.md_kind_name()?;
        if !matches!(self.tok.kind, Tok::Exclaim | Tok::MetadataName) && !self.at_kw(Kw::Distinct) {
            return Err(self.error_here("expected '!' here"));
        }
        let node = self.metadata_node()?;
        Ok(Attachment { kind, node })
    }

    pub(super) fn optional_unnamed_addr(&mut self) -> UnnamedAddr {
        if self.eat_kw(Kw::UnnamedAddr) {
            UnnamedAddr::Global
        } else if self.eat_kw(Kw::LocalUnnamedAddr) {
            UnnamedAddr::Local
        } else {
            UnnamedAddr::None
        }
    }

    /// `align N`, if it is there.
    pub(super) fn optional_align(&mut self) -> Parse<Align> {
        if self.eat_kw(Kw::Align) { self.align_value(false) } else { Ok(Align::NONE) }
    }

    /// The number of an alignment.
    pub(super) fn align_value(&mut self, allow_parens: bool) -> Parse<Align> {
        self.power_of_two(allow_parens, "alignment is not a power of two")
    }

    /// The number of an alignment, or `message`.
    pub(super) fn power_of_two(&mut self, allow_parens: bool, message: &str) -> Parse<Align> {
        let parens = allow_parens && self.eat(Tok::LParen);
        let span = self.span();
        let bytes = self.u64()?;
        if parens {
            self.expect(Tok::RParen, "expected ')'")?;
        }
        match Align::from_bytes(bytes) {
            Some(align) if align.log2().is_some_and(|l| l <= Align::MAX_LOG2) => Ok(align),
            Some(_) => Err(self.error(span, "huge alignments are not supported yet")),
            None => Err(self.error(span, message)),
        }
    }
}

/// The alignment among attributes of a function, which belongs to the function itself.
pub(super) fn take_align(attributes: &mut Vec<Attribute>) -> Option<Align> {
    let at = attributes.iter().position(|a| a.kind() == Some(AttrKind::Alignment))?;
    match attributes.remove(at) {
        Attribute::Int(_, bytes) => Align::from_bytes(bytes),
        _ => None,
    }
}
