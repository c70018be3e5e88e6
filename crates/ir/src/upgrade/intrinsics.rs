//! Intrinsics that have changed.
//!
//! A declaration of an intrinsic has the attributes that the table of intrinsics gives it, and a name that says its
//! types as they are said today. Some intrinsics also have another name or other parameters: [`CHANGES`] is the table of
//! those. A changed declaration is replaced by a new one at the end of the module, and [`Intrinsics::upgrade_calls`]
//! lets the calls in a body follow. Where the new declaration depends on the call, or a call may vanish, it is made for
//! the first call that needs it.

use super::calls::{constant_int, remove_call};
use super::x86;
use crate::attributes::{AttrKind, Attribute, AttributeList, AttributeListData};
use crate::function::Function;
use crate::inst::{Opcode, TailKind};
use crate::intrinsics::{Intrinsic, IntrinsicInfo, declare, is_target_intrinsic};
use crate::module::{Env, Scope};
use crate::types::Type;
use crate::value::{Global, Inst, Value};
use support::hash::FxHashMap;

/// How calls of a changed intrinsic become calls of the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// Only the name is another.
    Rename,
    /// The size before the pointer of a lifetime marker is gone, and only an `alloca` can be marked.
    Lifetime,
    /// Argument `.0` was the alignment of the pointer before it, or of a vector of pointers.
    Alignment(usize),
    /// The fourth of five arguments was the alignment of the first `.0`.
    AlignmentOfFirst(usize),
    /// A null pointer is added.
    AppendNull,
    /// `token none` is added, and there is no result.
    AppendToken,
    /// So many arguments of `false` are added.
    AppendFalse(usize),
    /// A negative count of a splice is one of `llvm.vector.splice.right`.
    Splice,
}

/// Old name without suffix, number of parameters that tells it from today's (`None`: the name does), new name, change.
const CHANGES: &[(&str, Option<usize>, &str, Change)] = &[
    ("llvm.coro.end", Some(2), "llvm.coro.end", Change::AppendToken),
    ("llvm.ctlz", Some(1), "llvm.ctlz", Change::AppendFalse(1)),
    ("llvm.cttz", Some(1), "llvm.cttz", Change::AppendFalse(1)),
    ("llvm.experimental.stepvector", None, "llvm.stepvector", Change::Rename),
    ("llvm.experimental.vector.deinterleave2", None, "llvm.vector.deinterleave2", Change::Rename),
    ("llvm.experimental.vector.extract", None, "llvm.vector.extract", Change::Rename),
    ("llvm.experimental.vector.insert", None, "llvm.vector.insert", Change::Rename),
    ("llvm.experimental.vector.interleave2", None, "llvm.vector.interleave2", Change::Rename),
    ("llvm.experimental.vector.partial.reduce.add", None, "llvm.vector.partial.reduce.add", Change::Rename),
    ("llvm.experimental.vector.reverse", None, "llvm.vector.reverse", Change::Rename),
    ("llvm.experimental.vector.splice", None, "llvm.vector.splice.left", Change::Splice),
    ("llvm.flt.rounds", None, "llvm.get.rounding", Change::Rename),
    ("llvm.lifetime.end", Some(2), "llvm.lifetime.end", Change::Lifetime),
    ("llvm.lifetime.start", Some(2), "llvm.lifetime.start", Change::Lifetime),
    ("llvm.masked.gather", Some(4), "llvm.masked.gather", Change::Alignment(1)),
    ("llvm.masked.load", Some(4), "llvm.masked.load", Change::Alignment(1)),
    ("llvm.masked.scatter", Some(4), "llvm.masked.scatter", Change::Alignment(2)),
    ("llvm.masked.store", Some(4), "llvm.masked.store", Change::Alignment(2)),
    ("llvm.memcpy", Some(5), "llvm.memcpy", Change::AlignmentOfFirst(2)),
    ("llvm.memmove", Some(5), "llvm.memmove", Change::AlignmentOfFirst(2)),
    ("llvm.memset", Some(5), "llvm.memset", Change::AlignmentOfFirst(1)),
    ("llvm.objectsize", Some(2), "llvm.objectsize", Change::AppendFalse(2)),
    ("llvm.objectsize", Some(3), "llvm.objectsize", Change::AppendFalse(1)),
    ("llvm.ptr.annotation", Some(4), "llvm.ptr.annotation", Change::AppendNull),
    ("llvm.var.annotation", Some(4), "llvm.var.annotation", Change::AppendNull),
    ("llvm.vector.splice", None, "llvm.vector.splice.left", Change::Splice),
];

/// Whether an intrinsic of this name was once called with so many arguments.
pub(crate) fn was_called_with(name: &[u8], num_args: usize) -> bool {
    row(name, num_args).is_some()
}

fn row(
    name: &[u8],
    num_params: usize,
) -> Option<&'static (&'static str, Option<usize>, &'static str, Change)> {
    // The longer names of a family, such as `llvm.coro.end.async`, are intrinsics of their own.
    let known = Intrinsic::lookup(name).map_or("", Intrinsic::name);
    CHANGES.iter().find(|&&(old, count, _, _)| {
        let suffix = name.strip_prefix(old.as_bytes());
        suffix.is_some_and(|s| s.is_empty() || s[0] == b'.')
            && count.is_none_or(|c| c == num_params)
            && known.len() <= old.len()
    })
}

/// Where the alignment was among the arguments of moves of memory.
const ALIGNMENT: usize = 3;

/// The changed intrinsics of a module: what becomes of calls.
#[derive(Clone, Debug, Default)]
pub struct Intrinsics {
    calls: FxHashMap<Global, Replacement>,
    /// Of targets: their calls become other instructions. By place among the declarations.
    recipes: FxHashMap<Global, (usize, x86::Recipe)>,
}

#[derive(Clone, Copy, Debug)]
struct Replacement {
    change: Change,
    /// The new declaration, unless it is made for the first call.
    callee: Option<Global>,
    /// The intrinsic to call.
    info: &'static IntrinsicInfo,
    /// Place among the changed intrinsics of the module: calls are upgraded in this order.
    order: usize,
}

impl Intrinsics {
    /// Brings the declarations of a module up to date.
    pub fn upgrade_declarations(env: &mut Env) -> Intrinsics {
        let mut result = Intrinsics::default();
        for function in env.order.functions.clone() {
            let data = &env.globals[function];
            if !data.name.starts_with(b"llvm.") || data.as_function().is_none() {
                continue;
            }
            if let Some(recipe) = x86::recipe(env, &data.name, data.value_ty) {
                if recipe.renames {
                    let name = [&data.name[..], x86::OLD].concat();
                    env.globals[function].name = name.into();
                }
                result.recipes.insert(function, (result.recipes.len(), recipe));
                continue;
            }
            if let Some(replacement) = replacement(env, function) {
                let order = result.calls.len();
                result.calls.insert(function, Replacement { order, ..replacement });
            }
        }
        env.order.functions.retain(|f| !result.calls.contains_key(f));
        result
    }

    /// Whether bodies may have calls that need [`upgrade_calls`](Self::upgrade_calls).
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.recipes.is_empty()
    }

    /// Lets the calls of a body call what is declared today.
    pub fn upgrade_calls(&self, env: &mut Env, func: &mut Function) {
        if self.is_empty() {
            return;
        }
        let (mut calls, mut recipes) = (Vec::new(), Vec::new());
        for block in func.blocks() {
            for inst in func.block_insts(block).filter(|&i| func.opcode(i).is_call()) {
                let callee = func.operands(inst).last().and_then(|c| c.as_global());
                if let Some(replacement) = callee.and_then(|c| self.calls.get(&c)) {
                    calls.push((inst, *replacement));
                }
                recipes.extend(
                    callee.and_then(|c| self.recipes.get(&c)).map(|&(order, recipe)| (inst, order, recipe)),
                );
            }
        }
        calls.sort_by_key(|(_, replacement)| replacement.order);
        for (inst, replacement) in calls {
            upgrade_call(env, func, inst, replacement);
        }
        recipes.sort_by_key(|&(_, order, _)| order);
        for (inst, _, recipe) in recipes {
            x86::upgrade_call(env, func, inst, recipe);
        }
    }
}

/// Brings one declaration up to date; the result is for calls if it has been replaced.
fn replacement(env: &mut Env, function: Global) -> Option<Replacement> {
    let data = &env.globals[function];
    let (name, fn_ty) = (data.name.clone(), data.value_ty);
    let (_, params, _) = env.types.signature(fn_ty)?;
    let (num_params, params) = (params.len(), params.to_vec());
    if let Some(&(_, _, new, change)) = row(&name, num_params) {
        let info = Intrinsic::lookup(new.as_bytes())?.info();
        return replace(env, function, info, change, &params);
    }
    let Some(info) = Intrinsic::lookup(&name).map(Intrinsic::info) else {
        drop_inferred_attribute(env, function);
        return None;
    };
    let overloads = info.match_type(&env.types, fn_ty).ok()?;
    if *info.mangled_name(&env.types, &overloads) != *name {
        let callee = Some(declare(env, info, &overloads)?);
        return Some(Replacement { change: Change::Rename, callee, info, order: 0 });
    }
    let attributes = info.attributes(env, fn_ty);
    env.globals[function].as_function_mut()?.attributes = attributes;
    None
}

/// Optimizers of older versions added an attribute to declarations of targets' intrinsics that tables never give.
fn drop_inferred_attribute(env: &mut Env, function: Global) {
    let is_target = is_target_intrinsic(&env.globals[function].name);
    let Some(header) = env.globals[function].as_function().filter(|_| is_target) else { return };
    let list = header.attributes;
    if env.attributes.function_attr(list, AttrKind::MustProgress).is_none() {
        return;
    }
    let data = env.attributes.get_list(list).clone();
    let mut attributes = data.function.map_or_else(Vec::new, |set| env.attributes.get_set(set).to_vec());
    attributes.retain(|a| a.kind() != Some(AttrKind::MustProgress));
    let function_set = Some(env.attributes.set(attributes));
    let attributes = env.attributes.list(AttributeListData { function: function_set, ..data });
    if let Some(header) = env.globals[function].as_function_mut() {
        header.attributes = attributes;
    }
}

/// Declares what takes the place of `function`.
fn replace(
    env: &mut Env,
    function: Global,
    info: &'static IntrinsicInfo,
    change: Change,
    params: &[Type],
) -> Option<Replacement> {
    let (ret, _, _) = env.types.signature(env.globals[function].value_ty)?;
    let mut params = params.to_vec();
    let mut new_ret = ret;
    match change {
        Change::Rename | Change::Splice => {}
        Change::Lifetime => drop(params.remove(0)),
        Change::Alignment(at) => drop(params.remove(at)),
        Change::AlignmentOfFirst(_) => drop(params.remove(ALIGNMENT)),
        Change::AppendNull => params.push(*params.get(1)?),
        Change::AppendToken => {
            params.push(Type::TOKEN);
            new_ret = Type::VOID;
        }
        Change::AppendFalse(count) => params.extend(std::iter::repeat_n(Type::I1, count)),
    }
    let fn_ty = env.types.function(new_ret, &params, false);
    let overloads = info.match_type(&env.types, fn_ty).ok()?;
    // The name may be that of the new declaration.
    let name = std::mem::take(&mut env.globals[function].name);
    if matches!(change, Change::Lifetime | Change::Splice) {
        return Some(Replacement { change, callee: None, info, order: 0 });
    }
    let callee = declare(env, info, &overloads);
    if callee.is_none() {
        env.globals[function].name = name;
    }
    Some(Replacement { change, callee: Some(callee?), info, order: 0 })
}

fn upgrade_call(env: &mut Env, func: &mut Function, inst: Inst, replacement: Replacement) {
    let Replacement { change, mut callee, info: intrinsic, .. } = replacement;
    let mut operands = func.operands(inst).to_vec();
    let mut info = func.call_info(inst).clone();
    let num_args = info.num_args as usize;
    if change != Change::Rename {
        // Only plain calls of the old signature can follow.
        if func.opcode(inst) != Opcode::Call || !has_expected_arguments(change, num_args) {
            return;
        }
        if !matches!(change, Change::AlignmentOfFirst(_)) {
            info.attributes = AttributeList::EMPTY;
        }
        if !matches!(change, Change::Alignment(_)) {
            func.clear_attachments(inst);
        }
    }
    let last = operands.len() - 1;
    match change {
        Change::Rename => {}
        Change::Lifetime => {
            operands.remove(0);
            let Some(alloca) = underlying_alloca(env, func, operands[0]) else {
                return remove_call(func, inst);
            };
            operands[0] = alloca;
            let ty = Scope::new(env, func).type_of(alloca);
            callee = declare(env, intrinsic, &[ty]);
            let data = func.inst_mut(inst);
            data.flags = data.flags.with_tail(TailKind::None);
        }
        Change::Alignment(at) => {
            let align = operands.remove(at);
            info.attributes = aligned(env, func, align, at - 1);
        }
        Change::AlignmentOfFirst(count) => {
            let align = constant_int(env, func, operands.remove(ALIGNMENT)).unwrap_or(0);
            info.attributes = first_aligned(env, info.attributes, align, count);
        }
        Change::AppendNull => {
            let ty = Scope::new(env, func).type_of(operands[1]);
            let null = func.consts.null(&env.types, ty);
            operands.insert(num_args, null);
        }
        Change::AppendToken => {
            let none = func.consts.null(&env.types, Type::TOKEN);
            operands.insert(num_args, none);
            func.inst_mut(inst).ty = Type::VOID;
            func.names.set(inst.into(), b"");
        }
        Change::AppendFalse(count) => {
            let no = func.consts.int(Type::I1, 0);
            operands.splice(num_args..num_args, std::iter::repeat_n(no, count));
        }
        Change::Splice => {
            let mut intrinsic = Some(intrinsic);
            if let Some(count) = constant_int(env, func, operands[2]).filter(|&n| (n as i32) < 0) {
                operands[2] = func.consts.int(Type::I32, u64::from((count as i32).unsigned_abs()));
                intrinsic = Intrinsic::lookup(b"llvm.vector.splice.right").map(Intrinsic::info);
            }
            let ty = func.inst(inst).ty;
            callee = intrinsic.and_then(|info| declare(env, info, &[ty]));
            func.names.set(inst.into(), b"");
        }
    }
    // Types were matched when the declaration was looked at, so there is something to call.
    let Some(callee) = callee else { return };
    if let Some(last) = operands.last_mut() {
        *last = callee.into();
    }
    info.num_args = (num_args + operands.len() - 1 - last) as u32;
    info.fn_ty = env.globals[callee].value_ty;
    *func.call_info_mut(inst) = info;
    let list = func.make_operands(&operands);
    func.inst_mut(inst).operands = list;
}

fn has_expected_arguments(change: Change, num_args: usize) -> bool {
    num_args
        == match change {
            Change::Rename => return true,
            // Told apart by their number from today's when the declaration was looked at.
            Change::AppendFalse(_) => return true,
            Change::AlignmentOfFirst(_) => 5,
            Change::Lifetime | Change::AppendToken => 2,
            Change::Splice => 3,
            Change::Alignment(_) | Change::AppendNull => 4,
        }
}

/// The `alloca` that a pointer is, perhaps cast or at offset 0.
fn underlying_alloca(env: &Env, func: &Function, pointer: Value) -> Option<Value> {
    let mut value = pointer;
    // Casts are before their uses, but unreachable code may have cycles.
    for _ in 0..64 {
        let inst = value.as_inst()?;
        let operands = func.operands(inst);
        value = match func.opcode(inst) {
            Opcode::Alloca => return Some(value),
            Opcode::BitCast | Opcode::AddrSpaceCast => *operands.first()?,
            Opcode::GetElementPtr if operands[1..].iter().all(|&i| constant_int(env, func, i) == Some(0)) => {
                *operands.first()?
            }
            _ => return None,
        };
    }
    None
}

/// The attribute list of a call that has lost the alignment among its arguments: that is one of the first `count` now.
fn first_aligned(env: &mut Env, list: AttributeList, align: u64, count: usize) -> AttributeList {
    let mut data = env.attributes.get_list(list).clone();
    if ALIGNMENT < data.params.len() {
        data.params.remove(ALIGNMENT);
    }
    if align.is_power_of_two() {
        data.params.resize(data.params.len().max(count), None);
        for param in &mut data.params[..count] {
            let mut attributes = param.map_or_else(Vec::new, |set| env.attributes.get_set(set).to_vec());
            attributes.retain(|a| a.kind() != Some(AttrKind::Alignment));
            attributes.push(Attribute::Int(AttrKind::Alignment, align));
            *param = Some(env.attributes.set(attributes));
        }
    }
    env.attributes.list(data)
}

/// The attribute list that gives argument `param` the alignment that was a constant.
fn aligned(env: &mut Env, func: &Function, align: Value, param: usize) -> AttributeList {
    let Some(bytes) = constant_int(env, func, align).filter(|b| b.is_power_of_two()) else {
        return AttributeList::EMPTY;
    };
    let set = env.attributes.set(vec![Attribute::Int(AttrKind::Alignment, bytes)]);
    let mut params = vec![None; param];
    params.push(Some(set));
    env.attributes.list(AttributeListData { params, ..AttributeListData::default() })
}
