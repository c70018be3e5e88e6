//! Names of Arm architectures: `armv7a`, `thumbv7em`, `armebv6`, `armv8.1m.main`, `aarch64_be`.
//!
//! A name is an instruction set, perhaps `eb` for big endian (there or at the end), and a version.

use super::tables::Arch;

/// (spelling after the instruction set, canonical sub-architecture)
const VERSIONS: &[(&str, &str)] = &[
    ("", ""),
    ("v2", ""),
    ("v2a", ""),
    ("v3", ""),
    ("v3m", ""),
    ("v4", ""),
    ("v4t", "v4t"),
    ("v5", "v5"),
    ("v5t", "v5"),
    ("v5e", "v5te"),
    ("v5te", "v5te"),
    ("v5tej", "v5te"),
    ("v6", "v6"),
    ("v6j", "v6"),
    ("v6k", "v6k"),
    ("v6hl", "v6k"),
    ("v6kz", "v6k"),
    ("v6z", "v6k"),
    ("v6zk", "v6k"),
    ("v6t2", "v6t2"),
    ("v6m", "v6m"),
    ("v6-m", "v6m"),
    ("v6sm", "v6m"),
    ("v6s-m", "v6m"),
    ("v7", "v7"),
    ("v7a", "v7"),
    ("v7-a", "v7"),
    ("v7hl", "v7"),
    ("v7l", "v7"),
    ("v7r", "v7"),
    ("v7-r", "v7"),
    ("v7ve", "v7ve"),
    ("v7k", "v7k"),
    ("v7s", "v7s"),
    ("v7m", "v7m"),
    ("v7-m", "v7m"),
    ("v7em", "v7em"),
    ("v7e-m", "v7em"),
    ("v8", "v8"),
    ("v8a", "v8"),
    ("v8-a", "v8"),
    ("v8l", "v8"),
    ("v8r", "v8r"),
    ("v8-r", "v8r"),
    ("v8.1a", "v8.1a"),
    ("v8.2a", "v8.2a"),
    ("v8.3a", "v8.3a"),
    ("v8.4a", "v8.4a"),
    ("v8.5a", "v8.5a"),
    ("v8.6a", "v8.6a"),
    ("v8.7a", "v8.7a"),
    ("v8.8a", "v8.8a"),
    ("v8.9a", "v8.9a"),
    ("v8m.base", "v8m.base"),
    ("v8-m.base", "v8m.base"),
    ("v8m.main", "v8m.main"),
    ("v8-m.main", "v8m.main"),
    ("v8.1m.main", "v8.1m.main"),
    ("v8.1-m.main", "v8.1m.main"),
    ("v9", "v9"),
    ("v9a", "v9"),
    ("v9-a", "v9"),
    ("v9.1a", "v9.1a"),
    ("v9.2a", "v9.2a"),
    ("v9.3a", "v9.3a"),
    ("v9.4a", "v9.4a"),
    ("v9.5a", "v9.5a"),
    ("v9.6a", "v9.6a"),
    ("v9.7a", "v9.7a"),
];

/// Instruction sets: (prefix, little endian, big endian). Longer ones first.
const SETS: &[(&str, Arch, Arch)] = &[
    ("aarch64", Arch::AArch64, Arch::AArch64Be),
    ("arm64", Arch::AArch64, Arch::AArch64Be),
    ("thumb", Arch::Thumb, Arch::ThumbEb),
    ("arm", Arch::Arm, Arch::ArmEb),
];

/// Versions that have only the Thumb instruction set, whatever the name says.
const THUMB_ONLY: &[&str] = &["v6m", "v7m", "v7em", "v8m.base", "v8m.main", "v8.1m.main"];

/// Architecture and sub-architecture of a name of this family.
pub(super) fn parse(name: &str) -> Option<(Arch, &'static str)> {
    let (rest, little, big) =
        SETS.iter().find_map(|&(prefix, l, b)| name.strip_prefix(prefix).map(|rest| (rest, l, b)))?;
    let is_64 = little == Arch::AArch64;
    // `_be` marks 64-bit names, `eb` the others.
    let (rest, is_big) = match rest.strip_prefix(if is_64 { "_be" } else { "eb" }) {
        Some(rest) => (rest, true),
        None => match rest.strip_suffix("eb") {
            Some(rest) if !is_64 => (rest, true),
            _ => (rest, false),
        },
    };
    let sub_arch = VERSIONS.iter().find(|(spelling, _)| *spelling == rest)?.1;
    let arch = match (is_big, little) {
        (false, Arch::Arm) if THUMB_ONLY.contains(&sub_arch) => Arch::Thumb,
        (true, Arch::Arm) if THUMB_ONLY.contains(&sub_arch) => Arch::ThumbEb,
        (false, _) => little,
        (true, _) => big,
    };
    // There is no Thumb before version 4T.
    let thumb = matches!(arch, Arch::Thumb | Arch::ThumbEb);
    let too_old = thumb && !rest.is_empty() && (rest.starts_with("v2") || rest.starts_with("v3"));
    (!too_old).then_some((arch, sub_arch))
}
