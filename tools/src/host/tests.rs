//! What this machine says about itself, against the description of its architecture.

use super::*;

/// Every name is a feature of the description: the mistake would be ignored with a warning.
#[test]
#[cfg(all(target_arch = "x86_64", feature = "target-x86"))]
fn names_are_those_of_the_description() {
    let target = x86::target().expect("the description has its hooks");
    let features = target.image.records::<tables::subtarget::Feature>();
    let known: Vec<&str> = features.iter().map(|f| target.image.string(f.name)).collect();
    for (name, _) in detected().unwrap_or_default() {
        assert!(known.contains(&name), "{name}");
    }
}

#[test]
fn others_are_not_native() {
    assert_eq!(native_features("f2003-unknown-unknown"), None);
    let own = native_features(&triple());
    assert_eq!(own.is_some(), cfg!(target_arch = "x86_64"));
    // SSE2 is part of the architecture.
    assert!(own.is_none_or(|text| text.split(',').any(|f| f == "+sse2")));
}
