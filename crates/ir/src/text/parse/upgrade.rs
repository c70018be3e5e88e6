//! What a module of an older version, or one written by hand, leaves to be done when it has been read: intrinsics.
//!
//! Intrinsics that are called and not declared get a declaration; declarations of debug intrinsics, whose calls have
//! become records, are dropped. The rest is [`crate::upgrade`]'s, which the bitcode reader uses too.

use super::super::lexer::{Tok, Token};
use super::Parser;
use crate::global::{FunctionHeader, GlobalData, GlobalKind};
use crate::intrinsics::{Intrinsic, is_target_intrinsic};
use crate::types::Type;
use crate::upgrade;
use crate::value::{Global, Inst, Value, ValueKind};
use support::entity::Entity;
use support::hash::FxHashMap;
use support::source::Span;

impl Parser<'_> {
    /// Remembers how an intrinsic that has not been declared is called.
    #[inline]
    pub(super) fn note_intrinsic(&mut self, callee: Value, token: Token, fn_ty: Type) {
        if token.kind != Tok::GlobalName {
            return;
        }
        let ValueKind::Global(global) = callee.kind() else { return };
        if self.global_is_forward(global) && self.module.env.globals[global].name.starts_with(b"llvm.") {
            let types = self.globals.intrinsic_calls.entry(global).or_default();
            // In the order of the last call with each.
            if types.last() != Some(&fn_ty) {
                types.retain(|&known| known != fn_ty);
                types.push(fn_ty);
            }
        }
    }

    /// Declares an intrinsic that has been called and not declared. Whether it is one.
    pub(super) fn declare_intrinsic(&mut self, global: Global, span: Span) -> bool {
        let name = self.module.env.globals[global].name.clone();
        if !name.starts_with(b"llvm.") {
            return false;
        }
        let Some(types) = self.globals.intrinsic_calls.remove(&global) else {
            self.error(span, "intrinsic can only be used as callee");
            return true;
        };
        // A form of older versions is declared as it is called; its calls are brought up to date with the rest.
        if let [fn_ty] = *types
            && let Some((_, params, _)) = self.module.env.types.signature(fn_ty)
            && upgrade::was_called_with(&name, params.len())
        {
            self.place_declaration(global, fn_ty, span);
            return true;
        }
        let Some(intrinsic) = Intrinsic::lookup(&name) else {
            // An intrinsic of a target, of whose signature nothing is known: one declaration as it is called.
            if let [fn_ty] = *types
                && name.len() > b"llvm.".len()
                && is_target_intrinsic(&name)
            {
                self.place_declaration(global, fn_ty, span);
                return true;
            }
            let message = format!("unknown intrinsic '{}'", super::diagnostics::shown(&name));
            self.error(span, message);
            return true;
        };
        let info = intrinsic.info();
        let mut declared: FxHashMap<Type, Global> = FxHashMap::default();
        for (i, &fn_ty) in types.iter().rev().enumerate() {
            let Ok(overloads) = info.match_type(&self.module.env.types, fn_ty) else {
                self.error(span, "invalid intrinsic signature");
                return true;
            };
            let mangled = info.mangled_name(&self.module.env.types, &overloads);
            let this = match self.find_global(&mangled) {
                Some(known) if known != global => {
                    if self.global_is_forward(known) {
                        self.place_declaration(known, fn_ty, span);
                    }
                    known
                }
                _ if i == 0 => {
                    self.place_declaration(global, fn_ty, span);
                    self.module.env.globals[global].name = mangled.into();
                    global
                }
                _ => {
                    let ty = self.module.env.globals[global].ty;
                    let data = GlobalData { name: mangled.into(), ..declaration(fn_ty, ty) };
                    self.add_placed_global(data, span)
                }
            };
            declared.insert(fn_ty, this);
        }
        if declared.values().any(|&g| g != global) {
            self.redirect_calls(global, &declared);
        }
        true
    }

    fn place_declaration(&mut self, global: Global, fn_ty: Type, span: Span) {
        let GlobalData { name, ty, .. } = self.module.env.globals[global].clone();
        self.module.env.globals[global] = GlobalData { name, ..declaration(fn_ty, ty) };
        self.place_global(global, span);
    }

    /// Lets each call of `global` call what is declared for its type.
    fn redirect_calls(&mut self, global: Global, declared: &FxHashMap<Type, Global>) {
        for i in 0..self.module.env.globals.len() {
            let Some(body) = self.module.body_mut(Global::new(i)) else { continue };
            for inst in (0..body.num_insts()).map(Inst::new) {
                if !body.opcode(inst).is_call() || body.operands(inst).last() != Some(&global.into()) {
                    continue;
                }
                let fn_ty = body.call_info(inst).fn_ty;
                if let (Some(&callee), Some(last)) =
                    (declared.get(&fn_ty), body.operands_mut(inst).last_mut())
                {
                    *last = callee.into();
                }
            }
        }
    }

    /// Brings intrinsics and flags up to date.
    pub(super) fn upgrade_module(&mut self) {
        if self.md.seen_intrinsics {
            let env = &mut *self.module.env;
            let globals = &env.globals;
            env.order.functions.retain(|&g| !is_debug_intrinsic(&globals[g].name));
        }
        let intrinsics = upgrade::Intrinsics::upgrade_declarations(&mut self.module.env);
        if !intrinsics.is_empty() {
            for global in (0..self.module.env.globals.len()).map(Global::new) {
                if let (env, Some(body)) = self.module.env_and_body(global) {
                    intrinsics.upgrade_calls(env, body);
                }
            }
        }
        upgrade::module_flags(&mut self.module.env);
        upgrade::strict_float_calls(&mut self.module);
        upgrade::access_tags(&mut self.module);
    }
}

/// The intrinsics whose calls become records.
fn is_debug_intrinsic(name: &[u8]) -> bool {
    matches!(
        name,
        b"llvm.dbg.value" | b"llvm.dbg.declare" | b"llvm.dbg.assign" | b"llvm.dbg.label" | b"llvm.dbg.addr"
    )
}

fn declaration(fn_ty: Type, ty: Type) -> GlobalData {
    GlobalData::new(&[], fn_ty, ty, GlobalKind::Function(Box::<FunctionHeader>::default()))
}
