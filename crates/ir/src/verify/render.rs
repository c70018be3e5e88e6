//! Findings as text: instructions as they are written, other values as operands, metadata as nodes.

use super::sink::{Entity, Finding, Place, RawFinding};
use crate::module::Module;
use crate::text::print::EntityPrinter;
use crate::value::{Value, ValueKind};

/// Makes text of findings. The names and numbers of the module are worked out only if there are any.
pub(super) fn findings(module: &Module, raw: Vec<RawFinding>) -> Vec<Finding> {
    if raw.is_empty() {
        return Vec::new();
    }
    let mut printer = EntityPrinter::new(module);
    let render = |raw: RawFinding| Finding {
        entities: raw.entities.iter().filter_map(|e| entity(&mut printer, raw.place, e)).collect(),
        place: place(&mut printer, module, raw.place),
        message: raw.message,
        is_debug_info: raw.is_debug_info,
    };
    raw.into_iter().map(render).collect()
}

fn entity(printer: &mut EntityPrinter<'_>, place: Place, entity: &Entity) -> Option<String> {
    Some(match entity {
        Entity::Value(value) => self::value(printer, place, *value),
        Entity::Type(ty) => format!(" {}", printer.ty(*ty)),
        Entity::Metadata(metadata) => printer.node(place.function, *metadata),
        Entity::Number(n) => n.to_string(),
        Entity::Record(inst, index) => {
            let records = printer.dbg_records(place.function?, *inst);
            records.lines().nth(*index)?.trim_start().to_owned()
        }
        Entity::Nothing => return None,
    })
}

/// An instruction in full, any other value as an operand with its type.
fn value(printer: &mut EntityPrinter<'_>, place: Place, value: Value) -> String {
    match (value.kind(), place.function) {
        (ValueKind::Inst(inst), Some(function)) => printer.inst(function, inst),
        _ => printer.value(place.function, value, true),
    }
}

/// `function 'f', block '%entry', instruction '%x'`
fn place(printer: &mut EntityPrinter<'_>, module: &Module, place: Place) -> String {
    let Some(function) = place.function else { return String::new() };
    let name = String::from_utf8_lossy(&module.globals[function].name);
    let mut text = format!("function '{name}'");
    if let Some(block) = place.block {
        text.push_str(&format!(", block '{}'", printer.value(place.function, block.into(), false)));
    }
    if let Some(inst) = place.inst {
        let has_name = module.body(function).is_some_and(|f| f.inst(inst).ty != crate::Type::VOID);
        let text_of = match has_name {
            true => printer.value(place.function, inst.into(), false),
            false => printer.inst(function, inst).trim().to_owned(),
        };
        text.push_str(&format!(", instruction '{text_of}'"));
    }
    text
}

/// An attribute as it stands at a parameter.
pub(super) fn attribute_text(module: &Module, attribute: &crate::attributes::Attribute) -> String {
    EntityPrinter::new(module).attribute(attribute)
}
