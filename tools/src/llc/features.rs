//! Features that functions ask for (`"target-features"`) and the target does not have: an error, since the function may rely on
//! them. Names that only say what is fast on a processor are passed by with a warning, as on the command line.

use ir::{Global, Module};
use mc::Target;
use support::diag::{Diagnostic, Diagnostics, Location, Severity};

/// How names of features begin, or what they are in full, that change nothing but speed.
const TUNING: &[&str] = &[
    "fast-",
    "slow-",
    "prefer-",
    "false-deps-",
    "tuning",
    "no-",
    "idiv",
    "lea-sp",
    "macrofusion",
    "branchfusion",
    "sbb-dep-breaking",
    "allow-light-256-bit",
    "use-",
    "pad-short-functions",
    "tune-",
    "unaligned-",
    "short-forward-branch-opt",
];

/// One error for each unknown feature, naming the first function that asks for it.
pub(super) fn check(module: &Module, target: &Target, (input, triple): (&str, &str)) -> Diagnostics {
    let mut found = Diagnostics::new();
    let (mut seen, mut lists): (Vec<&[u8]>, Vec<&[u8]>) = (Vec::new(), Vec::new());
    for &global in module.order.functions.iter().filter(|&&g| module.body(g).is_some()) {
        let Some(header) = module.globals[global].as_function() else { continue };
        let features = module.attributes.function_string(header.attributes, b"target-features");
        let Some(features) = features.filter(|list| !lists.contains(list)) else { continue };
        lists.push(features);
        for word in features.split(|&byte| byte == b',') {
            let Some(name) = word.strip_prefix(b"+") else { continue };
            if !seen.contains(&name) && !is_known(target, name) {
                seen.push(name);
                found.push(unknown(module, global, name, (input, triple)));
            }
        }
    }
    found
}

fn is_known(target: &Target, name: &[u8]) -> bool {
    let name = String::from_utf8_lossy(name);
    target.feature(&name).is_some() || TUNING.iter().any(|begin| name.starts_with(begin))
}

fn unknown(module: &Module, global: Global, name: &[u8], (input, triple): (&str, &str)) -> Diagnostic {
    let function = String::from_utf8_lossy(&module.globals[global].name).into_owned();
    let location = Location::Entity { file: input.to_owned(), entity: format!("'{function}'") };
    let message = format!("not supported yet: the feature '{}'", String::from_utf8_lossy(name));
    let diagnostic = Diagnostic::new(Severity::Error, location, message);
    diagnostic.with_note(Location::None, format!("the target is '{triple}'"))
}
