//! Global variables, aliases, ifuncs and comdats.
//!
//! A global that is used before its definition is a variable without a place in the module's order; the definition
//! replaces it and gives it its place.

use super::super::keyword::Kw;
use super::super::lexer::{Tok, Token};
use super::diagnostics::shown;
use super::numbered::Numbered;
use super::{Parse, Parser};
use crate::global::{
    Alias, CodeModel, Comdat, ComdatData, ComdatKind, DllStorage, GlobalData, GlobalKind, IFunc, Linkage,
    ObjectProperties, SanitizerMetadata, ThreadLocal, Variable, Visibility,
};
use crate::types::{Type, TypeData};
use crate::value::{Global, Value};
use hashbrown::HashTable;
use support::entity::OptionalEntity;
use support::hash::{FxHashMap, hash_of};
use support::source::Span;

/// The names of globals and comdats.
#[derive(Debug, Default)]
pub(super) struct GlobalNames {
    named: HashTable<Global>,
    numbered: Numbered<Global>,
    next_number: u32,
    /// Types with which intrinsics are called that have not been declared.
    pub(super) intrinsic_calls: FxHashMap<Global, Vec<Type>>,
    /// Where each global is defined, or first used.
    places: Vec<Place>,
    comdats: HashTable<Comdat>,
    /// Comdats that have been used and not defined, with the use.
    undefined_comdats: Vec<(Comdat, Span)>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    span: Span,
    defined: bool,
}

/// What all kinds of globals start with.
#[derive(Clone, Copy, Debug)]
pub(super) struct GlobalHeader {
    pub(super) linkage: Linkage,
    /// Whether the linkage is written: `external` at a variable makes it a declaration.
    pub(super) has_linkage: bool,
    pub(super) visibility: Visibility,
    pub(super) dll_storage: DllStorage,
    pub(super) dso_local: bool,
}

impl<'a> Parser<'a> {
    /// Linkage, preemption, visibility, DLL storage.
    pub(super) fn global_header(&mut self) -> Parse<GlobalHeader> {
        let linkage = self.kw().and_then(linkage);
        if linkage.is_some() {
            self.bump();
        }
        let dso_local = self.eat_kw(Kw::DsoLocal);
        if !dso_local {
            self.eat_kw(Kw::DsoPreemptable);
        }
        let visibility = match self.kw() {
            Some(Kw::Default) => Some(Visibility::Default),
            Some(Kw::Hidden) => Some(Visibility::Hidden),
            Some(Kw::Protected) => Some(Visibility::Protected),
            _ => None,
        };
        if visibility.is_some() {
            self.bump();
        }
        let dll_storage = match self.kw() {
            Some(Kw::DllImport) => DllStorage::Import,
            Some(Kw::DllExport) => DllStorage::Export,
            _ => DllStorage::None,
        };
        if dso_local && dll_storage == DllStorage::Import {
            return Err(self.error_here("dso_location and DLL-StorageClass mismatch"));
        }
        if dll_storage != DllStorage::None {
            self.bump();
        }
        let has_linkage = linkage.is_some();
        let linkage = linkage.unwrap_or(Linkage::External);
        let visibility = visibility.unwrap_or(Visibility::Default);
        // What cannot be preempted anyway is local to the linkage unit without the word.
        let implied =
            linkage.is_local() || (visibility != Visibility::Default && linkage != Linkage::ExternWeak);
        Ok(GlobalHeader { linkage, has_linkage, visibility, dll_storage, dso_local: dso_local || implied })
    }

    /// Local symbols are neither visible from outside nor imported.
    pub(super) fn check_local_properties(&mut self, header: &GlobalHeader, span: Span) -> Parse<()> {
        if !header.linkage.is_local() {
            return Ok(());
        }
        if header.visibility != Visibility::Default {
            return Err(self.error(span, "symbol with local linkage must have default visibility"));
        }
        if header.dll_storage != DllStorage::None {
            return Err(self.error(span, "symbol with local linkage cannot have a DLL storage class"));
        }
        Ok(())
    }

    /// `@name = …` or `@4 = …`
    pub(super) fn named_global(&mut self) -> Parse<()> {
        let name = self.bump();
        if name.kind == Tok::GlobalId {
            let next = self.globals.next_number;
            self.check_number(name, next, "global", "@")?;
            self.expect(Tok::Equal, "expected '=' after name")?;
        } else {
            self.expect(Tok::Equal, "expected '=' in global variable")?;
        }
        self.global_definition(Some(name), self.span_of(name))
    }

    /// A global that is given no name, and so gets the next number.
    pub(super) fn unnamed_global(&mut self) -> Parse<()> {
        self.global_definition(None, self.span())
    }

    fn global_definition(&mut self, name: Option<Token>, span: Span) -> Parse<()> {
        let header_span = self.span();
        let header = self.global_header()?;
        let thread_local = self.optional_thread_local()?;
        let unnamed_addr = self.optional_unnamed_addr();
        match self.kw() {
            Some(Kw::Alias | Kw::IFunc) => {
                let base = GlobalData {
                    linkage: header.linkage,
                    visibility: header.visibility,
                    dll_storage: header.dll_storage,
                    dso_local: header.dso_local,
                    thread_local,
                    unnamed_addr,
                    ..placeholder(Type::PTR)
                };
                self.check_local_properties(&header, header_span)?;
                self.alias_or_ifunc(name, base, span)
            }
            _ => {
                self.check_local_properties(&header, header_span)?;
                let base = GlobalData {
                    linkage: header.linkage,
                    visibility: header.visibility,
                    dll_storage: header.dll_storage,
                    dso_local: header.dso_local,
                    thread_local,
                    unnamed_addr,
                    ..placeholder(Type::PTR)
                };
                self.variable(name, header, base, span)
            }
        }
    }

    fn optional_thread_local(&mut self) -> Parse<ThreadLocal> {
        if !self.eat_kw(Kw::ThreadLocal) {
            return Ok(ThreadLocal::None);
        }
        if !self.eat(Tok::LParen) {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let model = match self.kw() {
            Some(Kw::LocalDynamic) => ThreadLocal::LocalDynamic,
            Some(Kw::InitialExec) => ThreadLocal::InitialExec,
            Some(Kw::LocalExec) => ThreadLocal::LocalExec,
            _ => return Err(self.error_here("expected localdynamic, initialexec or localexec")),
        };
        self.bump();
        self.expect(Tok::RParen, "expected ')' after thread local model")?;
        Ok(model)
    }

    fn variable(
        &mut self,
        name: Option<Token>,
        header: GlobalHeader,
        mut data: GlobalData,
        span: Span,
    ) -> Parse<()> {
        let addr_space = self.optional_addr_space(self.module.data_layout.globals_addr_space())?;
        let externally_initialized = self.eat_kw(Kw::ExternallyInitialized);
        let constant = match self.kw() {
            Some(Kw::Global) => false,
            Some(Kw::Constant) => true,
            _ => return Err(self.error_here("expected 'global' or 'constant'")),
        };
        self.bump();
        let ty_span = self.span();
        let value_ty = self.ty()?;
        let declaration = header.has_linkage && header.linkage.is_valid_declaration();
        if matches!(self.module.types.get(value_ty), TypeData::Function { .. })
            || matches!(value_ty, Type::LABEL | Type::METADATA | Type::TOKEN)
        {
            return Err(self.error(ty_span, "invalid type for global variable"));
        }
        data.value_ty = value_ty;
        data.ty = self.module.env.types.ptr(addr_space);
        data.kind = GlobalKind::Variable(Box::default());
        // The name is known before the initializer is read, which may refer to it.
        let global = self.define_global(name, data, span)?;
        let initializer = if declaration { None } else { Some(self.module_constant(value_ty)?) };
        let mut variable = Variable { constant, externally_initialized, initializer, ..Default::default() };
        let mut partition = None;
        let mut groups = Vec::new();
        while self.eat(Tok::Comma) {
            self.variable_property(name, &mut variable, &mut partition)?;
        }
        while self.at(Tok::AttrGroup) {
            groups.push(self.bump().value);
        }
        // Attributes may also be written out.
        let function = self.function_attributes(false)?;
        groups.extend(function.groups);
        if function.set != crate::attributes::AttributeSet::EMPTY {
            variable.attributes = Some(function.set);
        }
        if !groups.is_empty() {
            self.variable_groups(global, groups);
        }
        let data = &mut self.module.env.globals[global];
        data.partition = partition;
        data.kind = GlobalKind::Variable(Box::new(variable));
        Ok(())
    }

    /// What may follow a comma after a variable.
    fn variable_property(
        &mut self,
        name: Option<Token>,
        variable: &mut Variable,
        partition: &mut Option<Box<[u8]>>,
    ) -> Parse<()> {
        match self.kw() {
            Some(Kw::Section) => {
                self.bump();
                variable.object.section = Some(self.string_or("expected global section string")?.into());
            }
            Some(Kw::Partition) => {
                self.bump();
                *partition = Some(self.string_or("expected partition string")?.into());
            }
            Some(Kw::Align) => variable.object.align = self.optional_align()?,
            Some(Kw::CodeModel) => {
                self.bump();
                let span = self.span();
                let model = self.string_or("expected global code model string")?;
                variable.code_model = Some(
                    CodeModel::from_name(&model)
                        .ok_or_else(|| self.error(span, "expected global code model string"))?,
                );
            }
            Some(
                Kw::NoSanitizeAddress
                | Kw::NoSanitizeHwaddress
                | Kw::SanitizeMemtag
                | Kw::SanitizeAddressDyninit,
            ) => {
                let sanitizer = variable.sanitizer.get_or_insert_default();
                set_sanitizer(sanitizer, self.kw());
                self.bump();
            }
            Some(Kw::Comdat) => match name {
                Some(name) => variable.object.comdat = self.optional_comdat(name)?,
                None => return Err(self.error_here("comdat cannot be unnamed")),
            },
            _ if self.at(Tok::MetadataName) => {
                let attachment = self.attachment()?;
                variable.object.attachments.push(attachment);
            }
            _ => return Err(self.error_here("unknown global variable property!")),
        }
        Ok(())
    }

    fn alias_or_ifunc(&mut self, name: Option<Token>, mut data: GlobalData, span: Span) -> Parse<()> {
        let is_alias = self.at_kw(Kw::Alias);
        let linkage_span = self.span();
        self.bump();
        let valid = matches!(
            data.linkage,
            Linkage::External
                | Linkage::Private
                | Linkage::Internal
                | Linkage::LinkOnceAny
                | Linkage::LinkOnceOdr
                | Linkage::WeakAny
                | Linkage::WeakOdr
                | Linkage::AvailableExternally
        );
        if is_alias && !valid {
            return Err(self.error(linkage_span, "invalid linkage type for alias"));
        }
        let value_ty = self.ty()?;
        self.expect(Tok::Comma, "expected comma after alias or ifunc's type")?;
        let target_span = self.span();
        let bare_expression =
            matches!(self.kw(), Some(Kw::BitCast | Kw::GetElementPtr | Kw::AddrSpaceCast | Kw::IntToPtr));
        let target: Value = if bare_expression {
            // The type of the aliasee is that of the expression.
            self.module_constant_any()?
        } else {
            let (_, value) = self.typed_module_constant_with_type()?;
            value
        };
        let target_ty = self.value_type(target);
        let Some(addr_space) = self.module.types.addr_space(target_ty) else {
            return Err(self.error(target_span, "An alias or ifunc must have pointer type"));
        };
        data.value_ty = value_ty;
        data.ty = self.module.env.types.ptr(addr_space);
        data.kind = if is_alias {
            GlobalKind::Alias(Box::new(Alias { aliasee: target }))
        } else {
            GlobalKind::IFunc(Box::new(IFunc { resolver: target, attachments: Vec::new() }))
        };
        let global = self.define_global(name, data, span)?;
        while self.eat(Tok::Comma) {
            if self.eat_kw(Kw::Partition) {
                let partition = self.string_or("expected partition string")?;
                self.module.env.globals[global].partition = Some(partition.into());
            } else if self.at(Tok::MetadataName) {
                let attachment = self.attachment()?;
                match &mut self.module.env.globals[global].kind {
                    GlobalKind::IFunc(ifunc) => ifunc.attachments.push(attachment),
                    _ => return Err(self.error_here("unknown alias or ifunc property!")),
                }
            } else {
                return Err(self.error_here("unknown alias or ifunc property!"));
            }
        }
        Ok(())
    }

    // Names.

    pub(super) fn find_global(&self, name: &[u8]) -> Option<Global> {
        let globals = &self.module.env.globals;
        self.globals.named.find(hash_of(name), |&g| *globals[g].name == *name).copied()
    }

    /// The global that a token names, if it has been seen.
    pub(super) fn find_global_token(&self, token: Token) -> Option<Global> {
        match token.kind {
            Tok::GlobalId => self.globals.numbered.get(token.value).copied(),
            _ => self.find_global(&self.content(token)),
        }
    }

    pub(super) fn global_is_forward(&self, global: Global) -> bool {
        !self.globals.places.get(global.as_u32() as usize).is_some_and(|p| p.defined)
    }

    pub(super) fn global_span(&self, global: Global) -> Option<Span> {
        self.globals.places.get(global.as_u32() as usize).map(|p| p.span)
    }

    fn push_global(&mut self, data: GlobalData, span: Span) -> Global {
        let global = self.module.env.globals.push(data);
        self.globals.places.push(Place { span, defined: false });
        global
    }

    /// A global that has its name and needs no look-up of it.
    pub(super) fn add_placed_global(&mut self, data: GlobalData, span: Span) -> Global {
        let global = self.push_global(data, span);
        self.enter_name(global);
        self.place_global(global, span);
        global
    }

    fn enter_name(&mut self, global: Global) {
        let globals = &self.module.env.globals;
        let hash = hash_of(&*globals[global].name);
        self.globals.named.insert_unique(hash, global, |&g| hash_of(&*globals[g].name));
    }

    /// Gives a global that has been filled in its place in the order of its kind.
    pub(super) fn place_global(&mut self, global: Global, span: Span) {
        let env = &mut self.module.env;
        let order = match env.globals[global].kind {
            GlobalKind::Variable(_) => &mut env.order.variables,
            GlobalKind::Function(_) => &mut env.order.functions,
            GlobalKind::Alias(_) => &mut env.order.aliases,
            GlobalKind::IFunc(_) => &mut env.order.ifuncs,
        };
        order.push(global);
        if let Some(place) = self.globals.places.get_mut(global.as_u32() as usize) {
            *place = Place { span, defined: true };
        }
    }

    /// A global that no use has created.
    pub(super) fn add_global_named(
        &mut self,
        name: Option<Token>,
        mut data: GlobalData,
        span: Span,
    ) -> Parse<Global> {
        let named = name.filter(|t| t.kind == Tok::GlobalName);
        if let Some(token) = named {
            data.name = self.content(token).into();
        }
        let global = self.push_global(data, span);
        // `@""` is a global without a name that is found all the same while reading.
        match named {
            Some(_) => self.enter_name(global),
            None => {
                let number = match name {
                    Some(token) => self.take_global_number(token)?,
                    None => {
                        let number = self.globals.next_number;
                        self.globals.next_number += 1;
                        number
                    }
                };
                self.globals.numbered.set(number, global);
            }
        }
        self.place_global(global, span);
        Ok(global)
    }

    pub(super) fn take_global_number(&mut self, token: Token) -> Parse<u32> {
        let next = self.globals.next_number;
        let number = self.check_number(token, next, "function", "@")?;
        self.globals.next_number = number.saturating_add(1);
        Ok(number)
    }

    /// Enters a variable, alias or ifunc into the module.
    fn define_global(&mut self, name: Option<Token>, mut data: GlobalData, span: Span) -> Parse<Global> {
        let existing = match name {
            Some(token) => self.find_global_token(token),
            None => self.globals.numbered.get(self.globals.next_number).copied(),
        };
        let Some(global) = existing else {
            return self.add_global_named(name, data, span);
        };
        if !self.global_is_forward(global) {
            let shown_name = name.map_or_else(String::new, |t| shown(&self.content(t)).into_owned());
            let earlier = self.global_span(global);
            let message = format!("redefinition of global '@{shown_name}'");
            return Err(self.error_with_note(span, message, earlier, "first defined here"));
        }
        let forward_ty = self.module.globals[global].ty;
        if forward_ty != data.ty {
            let what = if matches!(data.kind, GlobalKind::Variable(_)) { "global" } else { "alias" };
            let message = format!("forward reference and definition of {what} have different types");
            let earlier = self.global_span(global);
            return Err(self.error_with_note(span, message, earlier, "used here"));
        }
        data.name = std::mem::take(&mut self.module.env.globals[global].name);
        self.module.env.globals[global] = data;
        self.place_global(global, span);
        match name {
            Some(token) if token.kind == Tok::GlobalId => {
                self.take_global_number(token)?;
            }
            None => self.globals.next_number += 1,
            _ => {}
        }
        Ok(global)
    }

    /// The global that the token names, as an operand of type `ty`; created if it has not been seen. The token has been
    /// consumed.
    #[inline]
    pub(super) fn global_value(&mut self, token: Token, ty: Type) -> Parse<Global> {
        let known = if token.kind == Tok::GlobalId || token.escaped {
            self.find_global_token(token)
        } else {
            self.find_global(self.lexer.text().get(token.content()).unwrap_or_default())
        };
        match known {
            Some(global) if self.module.env.globals[global].ty == ty => Ok(global),
            other => self.global_value_slow(other, token, ty),
        }
    }

    fn global_value_slow(&mut self, known: Option<Global>, token: Token, ty: Type) -> Parse<Global> {
        let span = self.span_of(token);
        if !self.module.types.is_ptr(ty) {
            return Err(self.error(span, "global variable reference must have pointer type"));
        }
        if let Some(global) = known {
            let message = format!(
                "'{}' defined with type '{}' but expected '{}'",
                shown(self.slice(token)),
                self.type_name(self.module.globals[global].ty),
                self.type_name(ty)
            );
            let earlier = self.global_span(global);
            return Err(self.error_with_note(span, message, earlier, "defined here"));
        }
        Ok(self.forward_global(token, ty))
    }

    /// A global that is used before its definition.
    pub(super) fn forward_global(&mut self, token: Token, ty: Type) -> Global {
        let span = self.span_of(token);
        let mut data = placeholder(ty);
        if token.kind == Tok::GlobalName {
            data.name = self.content(token).into();
        }
        let global = self.push_global(data, span);
        match token.kind {
            Tok::GlobalName => self.enter_name(global),
            _ => self.globals.numbered.set(token.value, global),
        }
        global
    }

    /// Reports the globals that have been used and never defined. Intrinsics need not be declared.
    pub(super) fn check_globals_defined(&mut self) {
        let undefined = |(i, place): (usize, &Place)| {
            (!place.defined).then_some((Global::from_u32(i as u32), place.span))
        };
        let mut undefined: Vec<(Global, Span)> =
            self.globals.places.iter().enumerate().filter_map(undefined).collect();
        // Declarations of intrinsics come in the order of their names.
        let globals = &self.module.env.globals;
        undefined.sort_by(|a, b| globals[a.0].name.cmp(&globals[b.0].name).then(a.0.cmp(&b.0)));
        let mut errors = Vec::new();
        for (global, span) in undefined {
            if self.global_is_forward(global) && !self.declare_intrinsic(global, span) {
                errors.push(span);
            }
        }
        errors.sort_unstable();
        for span in errors {
            let text = self.lexer.text().get(span.lo as usize..span.hi as usize).unwrap_or_default();
            let message = format!("use of undefined value '{}'", shown(text));
            self.error(span, message);
        }
    }

    // Comdats.

    fn find_comdat(&self, name: &[u8]) -> Option<Comdat> {
        let comdats = &self.module.env.comdats;
        self.globals.comdats.find(hash_of(name), |&c| *comdats[c].name == *name).copied()
    }

    fn add_comdat(&mut self, name: &[u8]) -> Comdat {
        let comdats = &mut self.module.env.comdats;
        let comdat = comdats.push(ComdatData { name: name.into(), kind: ComdatKind::Any });
        self.globals.comdats.insert_unique(hash_of(name), comdat, |&c| hash_of(&*comdats[c].name));
        comdat
    }

    /// `$name = comdat any`
    pub(super) fn comdat_definition(&mut self) -> Parse<()> {
        let token = self.bump();
        let name = self.content(token);
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect_kw(Kw::Comdat, "expected comdat keyword")?;
        let kind = match self.kw() {
            Some(Kw::Any) => ComdatKind::Any,
            Some(Kw::ExactMatch) => ComdatKind::ExactMatch,
            Some(Kw::Largest) => ComdatKind::Largest,
            Some(Kw::NoDeduplicate) => ComdatKind::NoDeduplicate,
            Some(Kw::SameSize) => ComdatKind::SameSize,
            // The earlier name of `nodeduplicate`.
            _ if self.at_word("noduplicates") => ComdatKind::NoDeduplicate,
            _ => return Err(self.error_here("unknown selection kind")),
        };
        self.bump();
        let comdat = match self.find_comdat(&name) {
            Some(comdat) => {
                let before = self.globals.undefined_comdats.len();
                self.globals.undefined_comdats.retain(|&(c, _)| c != comdat);
                if self.globals.undefined_comdats.len() == before {
                    let message = format!("redefinition of comdat '${}'", shown(&name));
                    return Err(self.error(self.span_of(token), message));
                }
                comdat
            }
            None => self.add_comdat(&name),
        };
        self.module.env.comdats[comdat].kind = kind;
        Ok(())
    }

    /// `comdat` or `comdat($name)` after the global called `name`, if it is there.
    pub(super) fn optional_comdat(&mut self, name: Token) -> Parse<OptionalEntity<Comdat>> {
        let span = self.span();
        if !self.eat_kw(Kw::Comdat) {
            return Ok(OptionalEntity::NONE);
        }
        let (name, span) = if self.eat(Tok::LParen) {
            if !self.at(Tok::ComdatName) {
                return Err(self.error_here("expected comdat variable"));
            }
            let token = self.bump();
            self.expect(Tok::RParen, "expected ')' after comdat var")?;
            (self.content(token), self.span_of(token))
        } else if name.kind == Tok::GlobalName {
            (self.content(name), span)
        } else {
            return Err(self.error(span, "comdat cannot be unnamed"));
        };
        let comdat = match self.find_comdat(&name) {
            Some(comdat) => comdat,
            None => {
                let comdat = self.add_comdat(&name);
                self.globals.undefined_comdats.push((comdat, span));
                comdat
            }
        };
        Ok(comdat.into())
    }

    pub(super) fn check_comdats_defined(&mut self) {
        for (comdat, span) in std::mem::take(&mut self.globals.undefined_comdats) {
            let message =
                format!("use of undefined comdat '${}'", shown(&self.module.env.comdats[comdat].name));
            self.error(span, message);
        }
    }

    pub(super) fn program_addr_space(&self) -> u32 {
        self.module.data_layout.program_addr_space()
    }

    /// The number of the address space called so: `"A"`, `"G"`, `"P"` by their use, others by name.
    pub(super) fn symbolic_addr_space(&self, name: &[u8]) -> Option<u32> {
        let layout = &self.module.data_layout;
        match name {
            b"A" => Some(layout.alloca_addr_space()),
            b"G" => Some(layout.globals_addr_space()),
            b"P" => Some(layout.program_addr_space()),
            _ => layout.addr_space_named(name),
        }
    }
}

/// What stands for a global that has only been used.
fn placeholder(ty: Type) -> GlobalData {
    let kind = GlobalKind::Variable(Box::new(Variable {
        object: ObjectProperties::default(),
        ..Default::default()
    }));
    GlobalData::new(&[], Type::I8, ty, kind)
}

fn set_sanitizer(sanitizer: &mut SanitizerMetadata, kw: Option<Kw>) {
    match kw {
        Some(Kw::NoSanitizeAddress) => sanitizer.no_address = true,
        Some(Kw::NoSanitizeHwaddress) => sanitizer.no_hwaddress = true,
        Some(Kw::SanitizeMemtag) => sanitizer.memtag = true,
        _ => sanitizer.is_dyn_init = true,
    }
}

fn linkage(kw: Kw) -> Option<Linkage> {
    Some(match kw {
        Kw::External => Linkage::External,
        Kw::AvailableExternally => Linkage::AvailableExternally,
        Kw::LinkOnce => Linkage::LinkOnceAny,
        Kw::LinkOnceOdr => Linkage::LinkOnceOdr,
        Kw::Weak => Linkage::WeakAny,
        Kw::WeakOdr => Linkage::WeakOdr,
        Kw::Appending => Linkage::Appending,
        Kw::Internal => Linkage::Internal,
        Kw::Private => Linkage::Private,
        Kw::ExternWeak => Linkage::ExternWeak,
        Kw::Common => Linkage::Common,
        _ => return None,
    })
}
