//! Options that are attributes: every function that does not say something itself gets them.

use crate::cl::Matches;
use ir::Module;
use ir::attributes::Attribute;

/// Flags, and the attributes with their values.
const FLAGS: &[(&str, &str, &str)] =
    &[("disable-tail-calls", "disable-tail-calls", "true"), ("stackrealign", "stackrealign", "")];

/// Options whose value is what operations give and what they take, which an attribute of the same name says one by one.
const DENORMALS: &[&str] = &["denormal-fp-math", "denormal-fp-math-f32"];

/// Adds the attributes that were asked for. O(functions).
pub(super) fn add(module: &mut Module, matches: &Matches) {
    let flags = FLAGS.iter().filter(|(option, ..)| matches.flag(option));
    let flags = flags.map(|&(_, key, value)| (key, value.to_owned()));
    let modes = DENORMALS.iter().filter_map(|&key| Some((key, matches.value(key)?)));
    let modes = modes.map(|(key, mode)| (key, format!("{mode},{mode}")));
    flags.chain(modes).for_each(|(key, value)| add_to_all(module, key, &value));
}

/// Adds an attribute to all functions that do not have it. O(functions).
pub(super) fn add_to_all(module: &mut Module, key: &str, value: &str) {
    for function in module.order.functions.clone() {
        let Some(header) = module.globals[function].as_function() else { continue };
        let list = header.attributes;
        if module.attributes.function_string(list, key.as_bytes()).is_some() {
            continue;
        }
        let mut data = module.attributes.get_list(list).clone();
        let mut own = data.function.map_or(Vec::new(), |set| module.attributes.get_set(set).to_vec());
        own.push(Attribute::String(key.as_bytes().into(), value.as_bytes().into()));
        data.function = Some(module.attributes.set(own));
        let list = module.attributes.list(data);
        if let Some(header) = module.globals[function].as_function_mut() {
            header.attributes = list;
        }
    }
}
