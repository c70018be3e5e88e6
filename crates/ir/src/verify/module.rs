//! Global variables, aliases, ifuncs, comdats, and what concerns the module as a whole.

use super::facts::Facts;
use super::global_value::{self, is_declaration_for_linker};
use super::metadata::{MetadataVerifier, NodeReporter};
use super::result::{FunctionResult, Reporter, Root};
use super::sink::{Check, Entity, Place, Sink, check, check_di};
use super::values::strip_casts;
use super::{constants, debug_info, module_flags};
use crate::constant::ConstKind;
use crate::global::{Alias, GlobalData, GlobalKind, IFunc, Linkage, Variable};
use crate::intrinsics::Intrinsic;
use crate::metadata::{MdItem, MdKind, MdKindId};
use crate::module::Module;
use crate::target_ext::ext_info;
use crate::triple::{ObjectFormat, Triple};
use crate::types::{Type, TypeData};
use crate::value::{Global, Value};
use support::hash::FxHashSet;

/// Verifies all that is not in functions.
pub(super) fn verify(
    module: &Module,
    facts: &Facts,
    results: &[FunctionResult],
    nodes: &mut MetadataVerifier<'_>,
    sink: &mut Sink,
) {
    let scope = module.env.scope();
    let mut roots: Vec<Root> = Vec::new();
    let mut this = ModuleVerifier {
        module,
        facts,
        reporter: NodeReporter { sink, place: Place::default() },
        used: None,
    };
    this.verify_frame_indices(results);
    for &global in &module.order.variables {
        if let Some(variable) = module.globals[global].as_variable() {
            let _ = this.verify_variable(global, variable);
            roots.extend(
                variable.object.attachments.iter().map(|a| Root { node: a.node, locations_allowed: false }),
            );
        }
    }
    for &global in &module.order.aliases {
        if let GlobalKind::Alias(alias) = &module.globals[global].kind {
            let _ = this.verify_alias(global, alias);
        }
    }
    for &global in &module.order.ifuncs {
        if let GlobalKind::IFunc(ifunc) = &module.globals[global].kind {
            let _ = this.verify_ifunc(global, ifunc);
        }
    }
    for named in &module.named_metadata {
        let _ = debug_info::verify_named(&mut this.reporter, scope, &named.name, &named.operands);
        roots.extend(named.operands.iter().map(|&node| Root { node, locations_allowed: true }));
    }
    this.verify_comdats();
    for named in &module.named_metadata {
        let _ = match &*named.name {
            b"llvm.module.flags" => {
                module_flags::verify(&mut this.reporter, scope, &named.operands);
                Ok(())
            }
            b"llvm.ident" => {
                module_flags::verify_strings(&mut this.reporter, scope, "llvm.ident", &named.operands)
            }
            b"llvm.commandline" => {
                module_flags::verify_strings(&mut this.reporter, scope, "llvm.commandline", &named.operands)
            }
            _ => Ok(()),
        };
    }
    let _ = this.verify_subprograms(nodes);
    let _ = this.verify_deoptimize_conventions();
    nodes.visit_roots(&roots, None, sink);
    verify_units(module, nodes, sink);
}

/// Intrinsics are not values: they are only called. Reported with the intrinsic, naming the last user.
pub(super) fn verify_intrinsic_uses(module: &Module, facts: &Facts, results: &mut Vec<FunctionResult>) {
    let mut users: Vec<(Global, Place, Value)> = Vec::new();
    let is_intrinsic = |v: Value| v.as_global().filter(|&g| facts.global(g).is_intrinsic);
    for (user, data) in module.globals.iter() {
        for_each_reference(data, &mut |v| {
            users.extend(is_intrinsic(v).map(|g| (g, Place::default(), Value::global(user))));
        });
    }
    for (constant, data) in module.consts.iter() {
        for_each_part(&data.kind, &mut |v| {
            users.extend(is_intrinsic(v).map(|g| (g, Place::default(), module.consts.value(constant))));
        });
    }
    for result in results.iter() {
        for &(intrinsic, inst) in &result.intrinsic_users {
            let place = Place { function: Some(result.function), block: None, inst: Some(inst) };
            users.push((intrinsic, place, inst.into()));
        }
    }
    if users.is_empty() {
        return;
    }
    for &function in &module.order.functions {
        let Some(&(_, place, user)) = users.iter().rev().find(|u| u.0 == function) else { continue };
        let index = results.iter().position(|r| r.function == function).unwrap_or_else(|| {
            results.push(FunctionResult::new(function));
            results.len() - 1
        });
        let message = "Invalid user of intrinsic instruction!";
        results[index].sink.push(message, &[user.into()], place, false);
    }
    super::sort_results(&module.order.functions, results);
}

/// Compile units are listed in `!llvm.dbg.cu`.
fn verify_units(module: &Module, nodes: &MetadataVerifier<'_>, sink: &mut Sink) {
    let listed = module.named_metadata.iter().find(|n| &*n.name == b"llvm.dbg.cu");
    let listed = listed.map_or(&[][..], |n| &n.operands);
    for &unit in &nodes.units {
        if !listed.contains(&unit) {
            let message = "DICompileUnit not listed in llvm.dbg.cu";
            sink.push(message, &[unit.into()], Place::default(), true);
        }
    }
}

struct ModuleVerifier<'a, 's> {
    module: &'a Module,
    facts: &'a Facts,
    reporter: NodeReporter<'s>,
    /// Special variables, such as `llvm.used`, must not be used: the globals that are, worked out when asked for.
    used: Option<FxHashSet<Global>>,
}

impl Reporter for ModuleVerifier<'_, '_> {
    fn report(&mut self, message: &str, entities: &[Entity], is_debug_info: bool) {
        self.reporter.report(message, entities, is_debug_info);
    }
}

impl<'a> ModuleVerifier<'a, '_> {
    fn constant_kind(&self, value: Value) -> Option<&'a ConstKind> {
        self.module.env.scope().constant(value).map(|c| &c.kind)
    }

    fn verify_variable(&mut self, global: Global, variable: &Variable) -> Check {
        let module = self.module;
        let data = &module.globals[global];
        let scope = module.env.scope();
        if let Some(init) = variable.initializer {
            let same = scope.type_of(init) == data.value_ty;
            let sized = self.facts.ty(data.value_ty).is_sized();
            let unsized_message = "Global variable initializer must be sized";
            let message = "Global variable initializer type does not match global variable type!";
            check!(self, same, message, global);
            check!(self, sized, unsized_message, global);
            if data.linkage == Linkage::Common {
                let message = "'common' global must have a zero initializer!";
                check!(self, self.is_zero(init), message, global);
                let message = "'common' global may not be marked constant!";
                check!(self, !variable.constant, message, global);
                let message = "'common' global may not be in a Comdat!";
                check!(self, variable.object.comdat.is_none(), message, global);
            }
        }
        match &*data.name {
            b"llvm.global_ctors" | b"llvm.global_dtors" => self.verify_ctors(global, variable)?,
            b"llvm.used" | b"llvm.compiler.used" => self.verify_used(global, variable)?,
            _ => {}
        }
        for attachment in variable.object.attachments.iter().filter(|a| a.kind == MdKindId::DBG) {
            let ok = matches!(scope.metadata(attachment.node),
                MdItem::Node(n) if n.kind == MdKind::GlobalVariableExpression);
            let message = "!dbg attachment of global variable must be a DIGlobalVariableExpression";
            check_di!(self, ok, message);
        }
        let scalable = self.facts.ty(data.value_ty).is_scalable();
        check!(self, !scalable, "Globals cannot contain scalable types", global);
        if let TypeData::TargetExt(ext) = module.types.get(data.value_ty) {
            let ok = ext_info(&module.types, ext).can_be_global;
            let name = String::from_utf8_lossy(&data.name);
            let message = format!("Global @{name} has illegal target extension type");
            check!(self, ok, &message, data.value_ty);
        }
        if let Some(init) = variable.initializer {
            constants::verify(self, scope, init);
        }
        global_value::verify(self, module, global)
    }

    fn is_zero(&self, value: Value) -> bool {
        match self.constant_kind(value) {
            Some(
                ConstKind::Int(0) | ConstKind::Float(0) | ConstKind::WideFloat([0, 0]) | ConstKind::Null,
            ) => true,
            Some(ConstKind::WideInt(limbs)) => limbs.iter().all(|&l| l == 0),
            _ => false,
        }
    }

    fn verify_special(&mut self, global: Global, variable: &Variable) -> Check {
        let data = &self.module.globals[global];
        let ok = variable.initializer.is_none() || data.linkage == Linkage::Appending;
        check!(self, ok, "invalid linkage for intrinsic global variable", global);
        let used = self.is_used(global);
        check!(self, !used, "invalid uses of intrinsic global variable", global);
        Ok(())
    }

    fn is_used(&mut self, global: Global) -> bool {
        let module = self.module;
        let used = self.used.get_or_insert_with(|| {
            let mut used = FxHashSet::default();
            let mut add = |value: Value| {
                used.extend(value.as_global());
            };
            let pools = module.order.functions.iter().filter_map(|&f| module.body(f));
            for func in pools {
                for block in func.blocks() {
                    for inst in func.block_insts(block) {
                        func.operands(inst).iter().for_each(|&v| add(v));
                    }
                }
                for (_, data) in func.consts.iter() {
                    for_each_part(&data.kind, &mut add);
                }
            }
            for (_, data) in module.consts.iter() {
                for_each_part(&data.kind, &mut add);
            }
            for (_, data) in module.globals.iter() {
                for_each_reference(data, &mut add);
            }
            used
        });
        used.contains(&global)
    }

    fn verify_ctors(&mut self, global: Global, variable: &Variable) -> Check {
        self.verify_special(global, variable)?;
        let module = self.module;
        let TypeData::Array { elem, .. } = module.types.get(module.globals[global].value_ty) else {
            return Ok(());
        };
        let fields = module.types.struct_body(*elem).map_or(&[][..], |b| b.0);
        let is_function_ptr = |ty: Type| {
            module.types.addr_space(ty) == Some(module.data_layout.program_addr_space())
                && module.types.is_ptr(ty)
        };
        let ok = matches!(fields, [Type::I32, f, ..] if is_function_ptr(*f)) && matches!(fields.len(), 2 | 3);
        check!(self, ok, "wrong type for intrinsic global variable", global);
        check!(
            self,
            fields.len() == 3,
            "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted \
             2-field form"
        );
        let is_ptr = fields.get(2).is_some_and(|&t| module.types.is_ptr(t));
        check!(self, is_ptr, "wrong type for intrinsic global variable", global);
        Ok(())
    }

    fn verify_used(&mut self, global: Global, variable: &Variable) -> Check {
        self.verify_special(global, variable)?;
        let module = self.module;
        let data = &module.globals[global];
        let TypeData::Array { elem, .. } = module.types.get(data.value_ty) else { return Ok(()) };
        let is_ptr = module.types.is_ptr(*elem);
        check!(self, is_ptr, "wrong type for intrinsic global variable", global);
        let Some(init) = variable.initializer else { return Ok(()) };
        let Some(ConstKind::Aggregate(members)) = self.constant_kind(init) else {
            check!(self, false, "wrong initializer for intrinsic global variable", init);
            return Ok(());
        };
        let name = String::from_utf8_lossy(&data.name);
        for &member in members {
            let target = strip_casts(module.env.scope(), member);
            let member =
                target.as_global().filter(|&g| !matches!(module.globals[g].kind, GlobalKind::IFunc(_)));
            check!(self, member.is_some(), &format!("invalid {name} member"), target);
            let named = member.is_some_and(|g| !module.globals[g].name.is_empty());
            check!(self, named, &format!("members of {name} must be named"), target);
        }
        Ok(())
    }

    fn verify_alias(&mut self, global: Global, alias: &Alias) -> Check {
        let module = self.module;
        let data = &module.globals[global];
        use Linkage::*;
        let ok = matches!(
            data.linkage,
            Private
                | Internal
                | LinkOnceAny
                | WeakAny
                | LinkOnceOdr
                | WeakOdr
                | External
                | AvailableExternally
        );
        check!(
            self,
            ok,
            "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or \
             available_externally linkage!",
            global
        );
        let scope = module.env.scope();
        let same = scope.type_of(alias.aliasee) == data.ty;
        check!(self, same, "Alias and aliasee types should match!", global);
        let ok = alias.aliasee.as_global().is_some()
            || matches!(self.constant_kind(alias.aliasee), Some(ConstKind::Expr(_)));
        check!(self, ok, "Aliasee should be either GlobalValue or ConstantExpr", global);
        self.verify_aliasee(global, alias.aliasee)?;
        global_value::verify(self, module, global)
    }

    /// What an alias leads to: a definition, without circles, that cannot be replaced when linking.
    fn verify_aliasee(&mut self, alias: Global, aliasee: Value) -> Check {
        let module = self.module;
        let available = module.globals[alias].linkage == Linkage::AvailableExternally;
        let mut path = vec![alias];
        let mut seen = FxHashSet::default();
        let mut stack = vec![aliasee];
        while let Some(value) = stack.pop() {
            if available {
                let ok = value
                    .as_global()
                    .is_some_and(|g| module.globals[g].linkage == Linkage::AvailableExternally);
                let message = "available_externally alias must point to available_externally global value";
                check!(self, ok, message, alias);
            }
            if let Some(global) = value.as_global() {
                let ok = available || !is_declaration_for_linker(module, global);
                check!(self, ok, "Alias must point to a definition", alias);
                if let GlobalKind::Alias(next) = &module.globals[global].kind {
                    let is_new = !path.contains(&global);
                    check!(self, is_new, "Aliases cannot form a cycle", alias);
                    path.push(global);
                    let ok = !module.globals[global].linkage.is_interposable();
                    check!(self, ok, "Alias cannot point to an interposable alias", alias);
                    stack.push(next.aliasee);
                }
                continue;
            }
            if let Some(kind) = self.constant_kind(value) {
                for_each_part(kind, &mut |part| {
                    if seen.insert(part) {
                        stack.push(part);
                    }
                });
            }
        }
        Ok(())
    }

    fn verify_ifunc(&mut self, global: Global, ifunc: &IFunc) -> Check {
        let module = self.module;
        let data = &module.globals[global];
        use Linkage::*;
        let ok = matches!(
            data.linkage,
            Private | Internal | LinkOnceAny | WeakAny | LinkOnceOdr | WeakOdr | External
        );
        check!(
            self,
            ok,
            "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!",
            global
        );
        // The resolver may be reached through casts and aliases.
        let scope = module.env.scope();
        let mut resolver = strip_casts(scope, ifunc.resolver);
        for _ in 0..64 {
            match resolver.as_global().map(|g| &module.globals[g].kind) {
                Some(GlobalKind::Alias(alias)) => resolver = strip_casts(scope, alias.aliasee),
                _ => break,
            }
        }
        let function = resolver.as_global().filter(|&g| module.globals[g].as_function().is_some());
        let Some(function) = function else {
            check!(self, false, "IFunc must have a Function resolver", global);
            return Ok(());
        };
        let ok = !is_declaration_for_linker(module, function);
        check!(self, ok, "IFunc resolver must be a definition", global);
        let ret = module.types.signature(module.globals[function].value_ty).map(|s| s.0);
        let ok = ret.is_some_and(|t| module.types.is_ptr(t));
        check!(self, ok, "IFunc resolver must return a pointer", global);
        let ok = scope.type_of(ifunc.resolver) == data.ty;
        check!(self, ok, "IFunc resolver has incorrect type", global);
        Ok(())
    }

    fn verify_comdats(&mut self) {
        let module = self.module;
        if module.comdats.is_empty() {
            return;
        }
        // In COFF, private symbols do not exist, and so cannot name a comdat.
        let triple = Triple::parse_normalized(&String::from_utf8_lossy(&module.target_triple));
        if triple.format != ObjectFormat::Coff {
            return;
        }
        for comdat in module.comdats.values() {
            let named = module.globals.iter().find(|(_, g)| *g.name == *comdat.name);
            if let Some((global, _)) = named.filter(|(_, g)| g.linkage == Linkage::Private) {
                self.fail("comdat global value has private linkage", &[global.into()]);
            }
        }
    }

    fn verify_frame_indices(&mut self, results: &[FunctionResult]) {
        for (function, index) in results.iter().flat_map(|r| &r.recovered) {
            let escaped = results.iter().find(|r| r.function == *function).and_then(|r| r.num_escaped);
            if *index > escaped.unwrap_or(0) {
                self.fail(
                    "all indices passed to llvm.localrecover must be less than the number of arguments passed to \
                     llvm.localescape in the parent function",
                    &[(*function).into()],
                );
            }
        }
    }

    /// A subprogram belongs to one function.
    fn verify_subprograms(&mut self, nodes: &mut MetadataVerifier<'_>) -> Check {
        for &function in &self.module.order.functions {
            if self.module.body(function).is_none() {
                continue;
            }
            let Some(subprogram) = self.facts.global(function).subprogram else { continue };
            let before = nodes.attached_to[subprogram].replace(function);
            let ok = before.is_none_or(|f| f == function);
            let message = "DISubprogram attached to more than one function";
            check_di!(self, ok, message, subprogram, function);
        }
        Ok(())
    }

    fn verify_deoptimize_conventions(&mut self) -> Check {
        let module = self.module;
        let mut first: Option<Global> = None;
        for &function in &module.order.functions {
            if self.facts.global(function).intrinsic != Some(Intrinsic::EXPERIMENTAL_DEOPTIMIZE) {
                continue;
            }
            let conv = |g: Global| module.globals[g].as_function().map(|f| f.calling_conv);
            let Some(other) = first else {
                first = Some(function);
                continue;
            };
            let message =
                "All llvm.experimental.deoptimize declarations must have the same calling convention";
            check!(self, conv(other) == conv(function), message, other, function);
        }
        Ok(())
    }
}

/// The constants and globals that a global refers to.
fn for_each_reference(data: &GlobalData, visit: &mut dyn FnMut(Value)) {
    match &data.kind {
        GlobalKind::Variable(v) => v.initializer.into_iter().for_each(visit),
        GlobalKind::Function(f) => {
            [f.personality, f.prefix, f.prologue].into_iter().flatten().for_each(visit);
        }
        GlobalKind::Alias(a) => visit(a.aliasee),
        GlobalKind::IFunc(i) => visit(i.resolver),
    }
}

/// The constants and globals that a constant is made of.
fn for_each_part(kind: &ConstKind, visit: &mut dyn FnMut(Value)) {
    match kind {
        ConstKind::Aggregate(elements) => elements.iter().for_each(|&v| visit(v)),
        ConstKind::Expr(expr) => expr.operands.iter().for_each(|&v| visit(v)),
        ConstKind::DsoLocalEquivalent(g) | ConstKind::NoCfi(g) => visit((*g).into()),
        ConstKind::PtrAuth(auth) => {
            let parts = [auth.pointer, auth.addr_discriminator, auth.deactivation_symbol];
            parts.into_iter().for_each(visit);
        }
        _ => {}
    }
}
