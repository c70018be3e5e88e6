//! Tags of memory accesses (`!tbaa`) that name a type: today a tag says in which type an access is, which type it has, and
//! where.
//!
//! ```text
//! !0 = !{!"int", !1}                  !0 = !{!2, !2, i64 0}
//! !1 = !{!"root"}                     !2 = !{!"int", !1}
//! ```
//!
//! A third operand, which said that the memory is constant, is the fourth now.

use crate::metadata::{MdKind, MdKindId, MdNode, Metadata};
use crate::module::{Env, Module};
use crate::types::Type;
use support::hash::FxHashMap;

/// Brings the tags of a module's instructions up to date. O(attachments).
pub fn access_tags(module: &mut Module) {
    let mut known: FxHashMap<Metadata, Metadata> = FxHashMap::default();
    for at in 0..module.env.order.functions.len() {
        let function = module.env.order.functions[at];
        let (env, Some(body)) = module.env_and_body(function) else { continue };
        for tag in body.attachment_nodes_mut(MdKindId::TBAA) {
            *tag = *known.entry(*tag).or_insert_with(|| upgraded(env, *tag));
        }
    }
}

fn upgraded(env: &mut Env, tag: Metadata) -> Metadata {
    let Some(operands) = tuple(env, tag).map(|node| env.metadata.tail(node).to_vec()) else { return tag };
    let Some(&first) = operands.first() else { return tag };
    let names_a_node = Metadata::from_word(first).is_some_and(|m| tuple(env, m).is_some());
    if names_a_node && operands.len() >= 3 {
        return tag;
    }
    let (ty, constant) = match operands[..] {
        [name, parent, constant] => {
            (env.metadata.intern_node(MdKind::Tuple, &[name, parent]), Some(constant))
        }
        _ => (tag, None),
    };
    let start = env.consts.int(Type::I64, 0);
    let offset = env.metadata.value(start).to_word();
    let words: Vec<u32> = [ty.to_word(), ty.to_word(), offset].into_iter().chain(constant).collect();
    env.metadata.intern_node(MdKind::Tuple, &words)
}

fn tuple(env: &Env, metadata: Metadata) -> Option<MdNode> {
    let known = Some(metadata).filter(|&m| env.metadata.contains(m))?;
    env.metadata.as_node(known).filter(|node| node.kind == MdKind::Tuple)
}
