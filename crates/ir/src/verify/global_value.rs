//! Rules that all globals have in common: linkage, visibility, storage, and metadata that says where they are.

use super::metadata::operands;
use super::range::{self, RangeKind};
use super::result::Reporter;
use super::sink::{Check, check};
use super::values::{is_huge, strip_casts};
use crate::global::{DllStorage, GlobalData, Linkage, Visibility};
use crate::metadata::{MdItem, MdKindId};
use crate::module::Module;
use crate::types::{Type, TypeData};
use crate::value::{Global, Value};

/// Linkage, visibility and storage of any global.
pub(super) fn verify(r: &mut dyn Reporter, module: &Module, global: Global) -> Check {
    let data = &module.globals[global];
    let is_declaration = module.is_declaration(global);
    check!(
        r,
        !is_declaration || data.linkage.is_valid_declaration(),
        "Global is external, but doesn't have external or weak linkage!",
        global
    );
    if let Some(object) = data.object() {
        let ok = !is_huge(object.align);
        check!(r, ok, "huge alignment values are unsupported", global);
        for attachment in &object.attachments {
            match attachment.kind {
                MdKindId::ASSOCIATED => verify_associated(r, module, global, attachment.node)?,
                MdKindId::ABSOLUTE_SYMBOL => {
                    let bits = module.data_layout.pointer_bits(module.types.addr_space(data.ty).unwrap_or(0));
                    let ty = module.types.find(&TypeData::Int(bits)).unwrap_or(Type::VOID);
                    let kind = RangeKind::AbsoluteSymbol;
                    range::verify(r, module.env.scope(), global.into(), attachment.node, ty, kind)?;
                }
                _ => {}
            }
        }
    }
    let is_variable = data.as_variable().is_some();
    let appending = data.linkage == Linkage::Appending;
    let message = "Only global variables can have appending linkage!";
    check!(r, !appending || is_variable, message, global);
    let is_array = matches!(module.types.get(data.value_ty), TypeData::Array { .. });
    let message = "Only global arrays can have appending linkage!";
    check!(r, !appending || is_array, message, global);
    let has_comdat = data.object().is_some_and(|o| o.comdat.is_some());
    let ok = !has_comdat || !is_declaration_for_linker(module, global);
    check!(r, ok, "Declaration may not be in a Comdat!", global);
    verify_storage(r, data, is_declaration, global)
}

fn verify_storage(r: &mut dyn Reporter, data: &GlobalData, is_declaration: bool, global: Global) -> Check {
    if data.dll_storage == DllStorage::Export {
        let message = "dllexport GlobalValue must have default or protected visibility";
        check!(r, data.visibility != Visibility::Hidden, message, global);
    }
    if data.dll_storage == DllStorage::Import {
        let message = "dllimport GlobalValue must have default visibility";
        check!(r, data.visibility == Visibility::Default, message, global);
        check!(r, !data.dso_local, "GlobalValue with DLLImport Storage is dso_local!", global);
        let external = matches!(data.linkage, Linkage::External | Linkage::ExternWeak);
        let ok = (is_declaration && external) || data.linkage == Linkage::AvailableExternally;
        check!(r, ok, "Global is marked as dllimport, but not external", global);
    }
    let implicitly_local = data.linkage.is_local()
        || (data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak);
    let message = "GlobalValue with local linkage or non-default visibility must be dso_local!";
    check!(r, !implicitly_local || data.dso_local, message, global);
    Ok(())
}

fn verify_associated(
    r: &mut dyn Reporter,
    module: &Module,
    global: Global,
    node: crate::metadata::Metadata,
) -> Check {
    let scope = module.env.scope();
    let ops = operands(scope, node);
    check!(r, ops.len() == 1, "associated metadata must have one operand", global, node);
    check!(r, ops[0].is_some(), "associated metadata must have a global value", global, node);
    let value = ops[0].and_then(|m| match scope.metadata(m) {
        MdItem::Value(v) => Some(*v),
        _ => None,
    });
    let Some(value) = value else {
        check!(r, false, "associated metadata must be ValueAsMetadata", global, node);
        return Ok(());
    };
    let is_ptr = module.types.is_ptr(scope.type_of(value));
    check!(r, is_ptr, "associated value must be pointer typed", global, node);
    let target = strip_casts(scope, value);
    let ok = target != Value::global(global);
    check!(r, ok, "global values should not associate to themselves", global, node);
    Ok(())
}

/// For the linker, what is only available for inlining is a declaration.
pub(super) fn is_declaration_for_linker(module: &Module, global: Global) -> bool {
    module.globals[global].linkage == Linkage::AvailableExternally || module.is_declaration(global)
}
