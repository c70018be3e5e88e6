//! Module flags: entries of `!llvm.module.flags`, each a behaviour (what a linker does when modules disagree), a name and
//! a value.

use crate::metadata::{MdItem, MdKind, Metadata};
use crate::module::Env;
use crate::types::Type;
use crate::{ConstKind, Value};

const ERROR: u64 = 1;
const MAX: u64 = 7;
const MIN: u64 = 8;

/// Flags whose behaviour has changed: name, old behaviours, new one.
const CHANGED_BEHAVIORS: &[(&[u8], &[u64], u64)] = &[
    (b"PIC Level", &[ERROR, MAX], MIN),
    (b"PIE Level", &[ERROR], MAX),
    (b"branch-target-enforcement", &[ERROR], MIN),
    (b"sign-return-address", &[ERROR], MIN),
    (b"sign-return-address-all", &[ERROR], MIN),
    (b"sign-return-address-with-bkey", &[ERROR], MIN),
];

/// Flags with another name: old, new.
const RENAMED: &[(&[u8], &[u8])] = &[(b"amdgpu_code_object_version", b"amdhsa_code_object_version")];

/// The section of Objective-C image information was once written with spaces.
const OBJC_SECTION: &[u8] = b"Objective-C Image Info Section";

/// The garbage collection mode once held the version of Swift in its upper bytes.
const OBJC_GC: &[u8] = b"Objective-C Garbage Collection";

/// Brings the flags of a module up to date.
pub fn module_flags(env: &mut Env) {
    let Some(flags) = env.named_metadata.iter().position(|n| *n.name == *b"llvm.module.flags") else {
        return;
    };
    let mut more = Vec::new();
    for at in 0..env.named_metadata[flags].operands.len() {
        let flag = env.named_metadata[flags].operands[at];
        let Some(node) = env.metadata.as_node(flag).filter(|n| n.kind == MdKind::Tuple) else { continue };
        let &[behavior, name, value] = env.metadata.tail(node) else { continue };
        let words = upgraded(env, [behavior, name, value], &mut more);
        if words != [behavior, name, value] {
            env.named_metadata[flags].operands[at] = env.metadata.intern_node(MdKind::Tuple, &words);
        }
    }
    env.named_metadata[flags].operands.extend(more);
}

/// The words of a flag's node as they should be; `more` are flags to be added.
fn upgraded(env: &mut Env, words: [u32; 3], more: &mut Vec<Metadata>) -> [u32; 3] {
    let [mut behavior, mut name_word, mut value] = words;
    let Some(name) = Metadata::from_word(name_word).filter(|&m| env.metadata.contains(m)) else {
        return words;
    };
    let Some(name) = env.metadata.as_string(name).map(<[u8]>::to_vec) else { return words };
    if let Some((_, old, new)) = CHANGED_BEHAVIORS.iter().find(|(n, _, _)| *n == name)
        && let Some((_, number)) = integer(env, behavior)
        && old.contains(&number)
    {
        behavior = constant(env, Type::I32, *new);
    }
    if let Some((_, new)) = RENAMED.iter().find(|(old, _)| *old == name) {
        name_word = env.metadata.string(new).to_word();
    }
    if name == OBJC_SECTION
        && let Some(text) = Metadata::from_word(value).and_then(|m| env.metadata.as_string(m))
        && text.contains(&b' ')
    {
        let text: Vec<u8> = text.iter().copied().filter(|&c| c != b' ').collect();
        value = env.metadata.string(&text).to_word();
    }
    if name == OBJC_GC
        && let Some((Type::I32, number)) = integer(env, value)
    {
        (behavior, value) = (constant(env, Type::I32, ERROR), constant(env, Type::I8, number & 0xff));
        if number & 0xff != number {
            let parts = [
                (&b"Swift ABI Version"[..], Type::I32, number >> 8 & 0xff),
                (b"Swift Major Version", Type::I8, number >> 24 & 0xff),
                (b"Swift Minor Version", Type::I8, number >> 16 & 0xff),
            ];
            for (name, ty, number) in parts {
                let words = [behavior, env.metadata.string(name).to_word(), constant(env, ty, number)];
                more.push(env.metadata.intern_node(MdKind::Tuple, &words));
            }
        }
    }
    [behavior, name_word, value]
}

fn constant(env: &mut Env, ty: Type, number: u64) -> u32 {
    let value = env.consts.int(ty, number);
    env.metadata.value(value).to_word()
}

fn integer(env: &Env, word: u32) -> Option<(Type, u64)> {
    let metadata = Metadata::from_word(word).filter(|&m| env.metadata.contains(m))?;
    let MdItem::Value(value) = *env.metadata.get(metadata) else { return None };
    let value: Value = value;
    let data = env.consts.lookup(value)?;
    match data.kind {
        ConstKind::Int(number) => Some((data.ty, number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::NamedMetadata;
    use crate::module::Module;

    fn flag(env: &mut Env, behavior: u64, name: &[u8], ty: Type, value: u64) -> Metadata {
        let words = [
            constant(env, Type::I32, behavior),
            env.metadata.string(name).to_word(),
            constant(env, ty, value),
        ];
        env.metadata.intern_node(MdKind::Tuple, &words)
    }

    #[test]
    fn behaviours_names_and_swift_versions() {
        let mut module = Module::new("m");
        let env = &mut module.env;
        let operands = vec![
            flag(env, ERROR, b"PIC Level", Type::I32, 2),
            flag(env, MIN, b"PIC Level", Type::I32, 2),
            flag(env, 1, b"amdgpu_code_object_version", Type::I32, 400),
            flag(env, 4, OBJC_GC, Type::I32, 0x0502_0700),
        ];
        env.named_metadata.push(NamedMetadata { name: (*b"llvm.module.flags").into(), operands });
        module_flags(env);
        let expected = [
            flag(env, MIN, b"PIC Level", Type::I32, 2),
            flag(env, MIN, b"PIC Level", Type::I32, 2),
            flag(env, 1, b"amdhsa_code_object_version", Type::I32, 400),
            flag(env, ERROR, OBJC_GC, Type::I8, 0),
            flag(env, ERROR, b"Swift ABI Version", Type::I32, 7),
            flag(env, ERROR, b"Swift Major Version", Type::I8, 5),
            flag(env, ERROR, b"Swift Minor Version", Type::I8, 2),
        ];
        assert_eq!(env.named_metadata[0].operands, expected);
    }
}
