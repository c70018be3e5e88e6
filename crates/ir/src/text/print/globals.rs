//! What stands outside of functions: comdats, variables, aliases, ifuncs.

use super::Printer;
use crate::global::{
    Alias, Comdat, DllStorage, GlobalData, GlobalKind, IFunc, Linkage, ThreadLocal, UnnamedAddr, Variable,
    Visibility,
};
use crate::module::Module;
use crate::value::{Global, Value};
use support::entity::Entity;

impl Printer<'_, '_> {
    /// The comdats in use, in the order in which functions and then variables name them, with blank lines between.
    pub(super) fn comdats(&mut self, module: &Module) {
        let mut seen = vec![false; module.comdats.len()];
        for &global in module.order.functions.iter().chain(&module.order.variables) {
            let comdat = module.globals[global].object().and_then(|object| object.comdat.get());
            let Some(comdat) = comdat.filter(|c| !std::mem::replace(&mut seen[c.index()], true)) else {
                continue;
            };
            self.out.newline();
            self.comdat_name(comdat);
            self.out.str(" = comdat ");
            self.out.str(module.comdats[comdat].kind.name());
            self.out.newline();
        }
    }

    fn comdat_name(&mut self, comdat: Comdat) {
        self.out.byte(b'$');
        let env = self.env;
        self.out.name(&env.comdats[comdat].name);
    }

    /// A variable, alias or ifunc with its end of line.
    pub(super) fn global_definition(&mut self, global: Global) {
        let env = self.env;
        let data = &env.globals[global];
        self.global_name(global);
        self.out.str(" = ");
        match &data.kind {
            GlobalKind::Variable(variable) => self.variable(data, variable),
            GlobalKind::Alias(alias) => self.alias(data, alias),
            GlobalKind::IFunc(ifunc) => self.ifunc(data, ifunc),
            GlobalKind::Function(_) => {}
        }
        self.out.newline();
    }

    fn variable(&mut self, data: &GlobalData, variable: &Variable) {
        if variable.initializer.is_none() && data.linkage == Linkage::External {
            self.out.str("external ");
        }
        self.linkage(data);
        self.dll_storage(data);
        self.thread_local(data);
        self.unnamed_addr_before(data);
        if let Some(space) = self.env.types.addr_space(data.ty).filter(|&space| space != 0) {
            self.out.str("addrspace(");
            self.out.uint(space.into());
            self.out.str(") ");
        }
        if variable.externally_initialized {
            self.out.str("externally_initialized ");
        }
        self.out.str(if variable.constant { "constant " } else { "global " });
        self.ty(data.value_ty);
        if let Some(initializer) = variable.initializer {
            self.out.byte(b' ');
            self.value(initializer);
        }
        self.quoted_property(", section ", variable.object.section.as_deref());
        self.quoted_property(", partition ", data.partition.as_deref());
        let code_model = variable.code_model.map(|model| model.name().as_bytes());
        self.quoted_property(", code_model ", code_model);
        if let Some(sanitizer) = variable.sanitizer {
            for (given, word) in [
                (sanitizer.no_address, ", no_sanitize_address"),
                (sanitizer.no_hwaddress, ", no_sanitize_hwaddress"),
                (sanitizer.memtag, ", sanitize_memtag"),
                (sanitizer.is_dyn_init, ", sanitize_address_dyninit"),
            ] {
                if given {
                    self.out.str(word);
                }
            }
        }
        if let Some(comdat) = variable.object.comdat.get() {
            self.out.byte(b',');
            self.comdat_reference(data, comdat);
        }
        if let Some(bytes) = variable.object.align.bytes() {
            self.out.str(", align ");
            self.out.uint(bytes);
        }
        self.attachments(&variable.object.attachments, ", ");
        self.group_reference(variable.attributes);
    }

    fn alias(&mut self, data: &GlobalData, alias: &Alias) {
        self.linkage(data);
        self.dll_storage(data);
        self.thread_local(data);
        self.unnamed_addr_before(data);
        self.out.str("alias ");
        self.ty(data.value_ty);
        self.out.str(", ");
        self.aliasee(alias.aliasee);
        self.quoted_property(", partition ", data.partition.as_deref());
    }

    fn ifunc(&mut self, data: &GlobalData, ifunc: &IFunc) {
        self.linkage(data);
        self.out.str("ifunc ");
        self.ty(data.value_ty);
        self.out.str(", ");
        self.aliasee(ifunc.resolver);
        self.quoted_property(", partition ", data.partition.as_deref());
        self.attachments(&ifunc.attachments, ", ");
    }

    /// What an alias stands for: with its type, unless it is a constant expression.
    fn aliasee(&mut self, value: Value) {
        let is_expr =
            self.constant_data(value).is_some_and(|data| matches!(data.kind, crate::ConstKind::Expr(_)));
        if is_expr { self.value(value) } else { self.typed(value) }
    }

    /// Linkage, `dso_local` and visibility, each followed by a space.
    pub(super) fn linkage(&mut self, data: &GlobalData) {
        if data.linkage != Linkage::External {
            self.out.str(data.linkage.name());
            self.out.byte(b' ');
        }
        let implied = data.linkage.is_local()
            || (data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak);
        if data.dso_local && !implied {
            self.out.str("dso_local ");
        }
        if data.visibility != Visibility::Default {
            self.out.str(data.visibility.name());
            self.out.byte(b' ');
        }
    }

    pub(super) fn dll_storage(&mut self, data: &GlobalData) {
        if data.dll_storage != DllStorage::None {
            self.out.str(data.dll_storage.name());
            self.out.byte(b' ');
        }
    }

    fn thread_local(&mut self, data: &GlobalData) {
        match data.thread_local {
            ThreadLocal::None => {}
            ThreadLocal::GeneralDynamic => self.out.str("thread_local "),
            model => {
                self.out.str("thread_local(");
                self.out.str(model.name());
                self.out.str(") ");
            }
        }
    }

    fn unnamed_addr_before(&mut self, data: &GlobalData) {
        if data.unnamed_addr != UnnamedAddr::None {
            self.out.str(data.unnamed_addr.name());
            self.out.byte(b' ');
        }
    }

    /// ` comdat`, with the name if it is not that of the global.
    pub(super) fn comdat_reference(&mut self, data: &GlobalData, comdat: Comdat) {
        self.out.str(" comdat");
        let env = self.env;
        if env.comdats[comdat].name != data.name {
            self.out.byte(b'(');
            self.comdat_name(comdat);
            self.out.byte(b')');
        }
    }

    /// `, section "text"` and the like, where given.
    pub(super) fn quoted_property(&mut self, label: &str, text: Option<&[u8]>) {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            self.out.str(label);
            self.out.quoted(text);
        }
    }
}
