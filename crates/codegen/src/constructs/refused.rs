//! Constructs that mean something for the program and that nobody carries out: each is an error with its place.
//!
//! What the code of one function would have to do is refused by [`mir::function_attributes`] and by selection, as the function is
//! compiled. Here is what belongs to the module, its variables, its symbols, and to calls and attachments. One look at
//! every global and every instruction; attributes are looked for only if some set of the module has them.

use crate::emit::CompileError;
use ir::attributes::{AttrKind, Attribute, AttributeList};
use ir::global::{CodeModel, ComdatKind, Linkage};
use ir::metadata::{Attachment, MdKindId};
use ir::{Global, GlobalData, GlobalKind, Inst, InstView, Module};
use mir::target::MachineFacts;

/// String attributes that change code wherever they stand, with the values that ask for nothing.
const STRINGS: &[(&str, &[&str])] = &[
    ("bss-section", &[]),
    ("data-section", &[]),
    ("rodata-section", &[]),
    ("relro-section", &[]),
    ("implicit-section-name", &[]),
];

/// Attachments that something must be emitted for.
const ATTACHMENTS: &[MdKindId] = &[MdKindId::KCFI_TYPE, MdKindId::PCSECTIONS];

/// Named metadata that becomes a section of the object.
const NAMED: &[&str] =
    &["llvm.dependent-libraries", "llvm.linker.options", "llvm.pseudo_probe_desc", "llvm.stats"];

/// All that is refused, in the order of the module.
pub fn refused(module: &Module, facts: &MachineFacts) -> Vec<CompileError> {
    let mut errors = Vec::new();
    of_module(module, facts, &mut errors);
    let has_strings = module.attributes.sets().any(|(_, set)| string(set).is_some());
    let order = &module.order;
    for &global in order.variables.iter().chain(&order.functions).chain(&order.aliases).chain(&order.ifuncs) {
        let data = &module.globals[global];
        let mut report = |inst, what: Option<String>| {
            let message = |what| format!("not supported yet: {what}");
            let error = |what| CompileError {
                global: Some(global),
                inst,
                message: message(what),
                explanation: Vec::new(),
            };
            errors.extend(what.map(error));
        };
        report(None, of_global(module, facts, data));
        let is_ours = data.linkage != Linkage::AvailableExternally && !module.is_declaration(global);
        let Some(func) = module.body(global).filter(|_| is_ours) else { continue };
        report(None, of_function(module, facts, global));
        if has_strings && let Some(header) = data.as_function() {
            report(None, of_list(module, header.attributes));
        }
        if !has_strings && !func.has_attachments() {
            continue;
        }
        for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
            if let Some(what) = func.attachments(inst).find_map(attachment) {
                report(Some(inst), Some(what));
            }
            if has_strings && func.opcode(inst).is_call() {
                report(Some(inst), of_call(module, func, inst));
            }
        }
    }
    errors
}

fn of_module(module: &Module, facts: &MachineFacts, errors: &mut Vec<CompileError>) {
    let mut report = |what: String| {
        let message = format!("not supported yet: {what}");
        errors.push(CompileError { global: None, inst: None, message, explanation: Vec::new() });
    };
    for named in &module.named_metadata {
        if NAMED.iter().any(|known| known.as_bytes() == &*named.name) && !named.operands.is_empty() {
            report(format!("named metadata '{}'", String::from_utf8_lossy(&named.name)));
        }
    }
    let natural = module.data_layout.stack_align().bytes().unwrap_or(1);
    let wanted = module.flag_number(b"override-stack-alignment").filter(|&wanted| wanted > natural);
    if let Some(wanted) = wanted.filter(|_| !facts.aligns_as_asked) {
        report(format!("the module flag 'override-stack-alignment' of {wanted}"));
    }
}

fn of_global(module: &Module, facts: &MachineFacts, data: &GlobalData) -> Option<String> {
    if data.linkage == Linkage::Appending && !data.name.starts_with(b"llvm.") {
        return Some("a variable of 'appending' linkage that is not one of LLVM's".to_owned());
    }
    if let Some(partition) = &data.partition {
        return Some(format!("the partition '{}'", String::from_utf8_lossy(partition)));
    }
    let object = data.object()?;
    if let Some(comdat) = object.comdat.get() {
        let kind = module.comdats[comdat].kind;
        if !matches!(kind, ComdatKind::Any | ComdatKind::NoDeduplicate) {
            return Some(format!("comdats of the kind '{}'", kind.name()));
        }
    }
    if let Some(what) = object.attachments.iter().find_map(|&a| attachment(a)) {
        return Some(what);
    }
    let is_absolute = object.attachments.iter().any(|a| a.kind == MdKindId::ABSOLUTE_SYMBOL);
    if is_absolute && !facts.has_absolute_symbols {
        return Some("the attachment '!absolute_symbol'".to_owned());
    }
    let GlobalKind::Variable(variable) = &data.kind else { return None };
    if variable.code_model == Some(CodeModel::Large) {
        return Some("variables of the code model 'large'".to_owned());
    }
    if variable.sanitizer.is_some_and(|s| s.memtag) {
        return Some("variables with 'sanitize_memtag'".to_owned());
    }
    variable.attributes.and_then(|set| string(module.attributes.get_set(set)))
}

fn of_function(module: &Module, facts: &MachineFacts, global: Global) -> Option<String> {
    let header = module.globals[global].as_function()?;
    let has = |kind| module.attributes.function_attr(header.attributes, kind);
    let natural = module.data_layout.stack_align().bytes().unwrap_or(1);
    if let Some(&Attribute::Int(_, wanted)) = has(AttrKind::StackAlignment)
        && wanted > natural
        && !facts.aligns_as_asked
    {
        return Some(format!("the attribute 'alignstack({wanted})'"));
    }
    let soft = module.attributes.function_string(header.attributes, b"use-soft-float");
    if soft == Some(b"true") && computes_floats(module, global) {
        return Some("floating-point numbers in a function with \"use-soft-float\"".to_owned());
    }
    None
}

/// Whether a value of a function is a floating-point number.
fn computes_floats(module: &Module, global: Global) -> bool {
    let Some(func) = module.body(global) else { return false };
    let scope = module.scope(global);
    let is_float = |ty| module.types.is_float_or_float_vector(ty);
    let ret = module.types.signature(module.globals[global].value_ty).is_some_and(|(ret, ..)| is_float(ret));
    let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
    ret || func.params.iter().any(|(_, &ty)| is_float(ty))
        || insts.any(|i| {
            is_float(func.inst(i).ty) || func.operands(i).iter().any(|&value| is_float(scope.type_of(value)))
        })
}

fn of_call(module: &Module, func: &ir::Function, inst: Inst) -> Option<String> {
    if let Some(what) = of_list(module, func.call_info(inst).attributes) {
        return Some(what);
    }
    let (InstView::Call { callee, .. } | InstView::Invoke { callee, .. }) = func.view(inst) else {
        return None;
    };
    let header = module.globals[callee.as_global()?].as_function()?;
    of_list(module, header.attributes)
}

fn of_list(module: &Module, list: AttributeList) -> Option<String> {
    string(module.attributes.get_set(module.attributes.get_list(list).function?))
}

fn string(set: &[Attribute]) -> Option<String> {
    set.iter().find_map(|attribute| {
        let Attribute::String(key, value) = attribute else { return None };
        let (key, nothing) = STRINGS.iter().find(|(known, _)| known.as_bytes() == &**key)?;
        let value = String::from_utf8_lossy(value);
        if nothing.contains(&&*value) {
            return None;
        }
        Some(if value.is_empty() {
            format!("the attribute \"{key}\"")
        } else {
            format!("the attribute \"{key}\"=\"{value}\"")
        })
    })
}

fn attachment(attachment: Attachment) -> Option<String> {
    let kind = ATTACHMENTS.iter().find(|&&kind| kind == attachment.kind)?;
    Some(format!("the attachment '!{}'", ir::metadata::MD_KINDS[kind.as_u32() as usize]))
}
