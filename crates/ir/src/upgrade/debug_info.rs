//! Debug info of another version than today's, or that does not verify, is dropped: the code is still good.

use crate::function::Function;
use crate::metadata::{MdItem, MdKind, MdKindId, Metadata};
use crate::module::{Module, Scope};
use crate::value::Global;
use support::entity::Entity;

/// The version of debug info that this is about (`!"Debug Info Version"` among the module flags).
pub const DEBUG_INFO_VERSION: u64 = 3;

/// The version that the module states; 0 if none.
pub fn debug_info_version(module: &Module) -> u64 {
    let table = &module.metadata;
    let Some(flags) = module.named_metadata.iter().find(|n| &*n.name == b"llvm.module.flags") else {
        return 0;
    };
    let version = flags.operands.iter().find_map(|&flag| {
        let node = table.as_node(flag)?;
        let [_, name, value] = *table.words(node) else { return None };
        let is_version = table.as_string(Metadata::from_word(name)?)? == b"Debug Info Version";
        match table.get(Metadata::from_word(value)?) {
            MdItem::Value(v) if is_version => match module.env.scope().constant(*v)?.kind {
                crate::ConstKind::Int(n) => Some(n),
                _ => None,
            },
            _ => None,
        }
    });
    version.unwrap_or(0)
}

/// Removes all debug info. Returns whether there was any.
pub fn strip_debug_info(module: &mut Module) -> bool {
    let is_debug = |name: &[u8]| name.starts_with(b"llvm.dbg.") || name == b"llvm.gcov";
    let before = module.named_metadata.len();
    module.named_metadata.retain(|n| !is_debug(&n.name));
    let mut changed = module.named_metadata.len() != before;
    for data in module.globals.values_mut() {
        if let Some(object) = data.object_mut() {
            let before = object.attachments.len();
            object.attachments.retain(|a| a.kind != MdKindId::DBG);
            changed |= object.attachments.len() != before;
        }
    }
    let functions: Vec<Global> = module.order.functions.clone();
    for global in functions {
        if let (env, Some(func)) = module.env_and_body(global) {
            changed |= func.strip_debug_info();
            changed |= strip_loop_locations(env, func);
        }
    }
    changed
}

/// The locations in `!llvm.loop`: loops get nodes without them.
fn strip_loop_locations(env: &mut crate::Env, func: &mut Function) -> bool {
    let mut changed = false;
    if !func.has_attachments() {
        return changed;
    }
    for index in 0..func.num_insts() {
        let inst = crate::Inst::new(index);
        let Some(node) = func.attachments(inst).find(|a| a.kind == MdKindId::LOOP).map(|a| a.node) else {
            continue;
        };
        let is_location = |m: Option<Metadata>, scope: Scope<'_>| {
            m.is_some_and(|m| matches!(scope.metadata(m), MdItem::Node(n) if n.kind == MdKind::Location))
        };
        let scope = Scope::new(env, func);
        let table = scope.md_table(node);
        let Some(data) = table.as_node(node).filter(|n| n.kind == MdKind::Tuple) else { continue };
        let words = table.words(data);
        let kept: Vec<u32> =
            words.iter().copied().filter(|&w| !is_location(Metadata::from_word(w), scope)).collect();
        if kept.len() == words.len() {
            continue;
        }
        changed = true;
        let table = if node.is_local() { &mut func.metadata } else { &mut env.metadata };
        let new = table.push_node(MdKind::Tuple, true, &kept);
        // The first operand of such a node is the node itself.
        if kept.first() == Some(&node.to_word()) {
            table.set_word(new, 0, new.to_word());
        }
        func.replace_attachment(inst, MdKindId::LOOP, new);
    }
    changed
}
