//! Thread-local variables on systems whose loaders know none (`-emulated-tls`): a function of the library keeps the copies.
//!
//! ```text
//! @x = thread_local global i32 5       @__emutls_v.x = global %control { i64 4, i64 4, ptr null, ptr @__emutls_t.x }
//!                                      @__emutls_t.x = constant i32 5
//! %v = load i32, ptr @x                %p = call ptr @__emutls_get_address(ptr @__emutls_v.x)
//!                                      %v = load i32, ptr %p
//! ```
//!
//! A variable becomes its control object: size, alignment, what the library keeps there, and the initial image, null if that is
//! zero. A declaration becomes the declaration of one. Names, linkage and comdats are what objects of other compilers expect.
//! A block asks for an address once; constants that are computed from it become instructions.
//!
//! # Cost
//! O(instructions), in modules with thread-local variables.

use super::stack_protector::function_with;
use ir::builder::Builder;
use ir::constant::{ConstExpr, ConstKind};
use ir::global::{Comdat, ComdatData, Linkage, ThreadLocal, Variable};
use ir::inst::Align;
use ir::module::{Env, Scope};
use ir::{Block, Function, Global, GlobalData, GlobalKind, Inst, Module, Opcode, Type, Value, ValueKind};
use support::entity::OptionalEntity;
use support::hash::FxHashMap;

const FIND: &str = "__emutls_get_address";
const CONTROL: &[u8] = b"__emutls_v.";
const IMAGE: &[u8] = b"__emutls_t.";

/// How deep the constants are that become instructions.
const MAX_DEPTH: u32 = 32;

/// Rewrites the variables of a module and all their uses. The error names a use that has no place for a call.
pub fn run(module: &mut Module) -> Result<(), String> {
    let variables = module.order.variables.iter().copied();
    let locals: Vec<Global> = variables.filter(|&g| is_local(&module.env, g)).collect();
    if locals.is_empty() {
        return Ok(());
    }
    for &alias in &module.order.aliases {
        if let GlobalKind::Alias(data) = &module.globals[alias].kind
            && reaches_local(&module.env.scope(), data.aliasee, 0)
        {
            let name = String::from_utf8_lossy(&module.globals[alias].name).into_owned();
            return Err(format!("the alias '{name}' of a thread-local variable that is emulated"));
        }
    }
    for global in module.order.functions.clone() {
        if let (env, Some(func)) = module.env_and_body(global) {
            rewrite_uses(env, func)?;
        }
    }
    locals.into_iter().try_for_each(|global| become_control(&mut module.env, global))
}

fn is_local(env: &Env, global: Global) -> bool {
    env.globals[global].thread_local != ThreadLocal::None
}

/// Whether the address of a thread-local variable is part of a constant.
fn reaches_local(scope: &Scope<'_>, value: Value, depth: u32) -> bool {
    if let Some(global) = value.as_global() {
        return is_local(scope.env, global);
    }
    match scope.constant(value).map(|constant| &constant.kind) {
        _ if depth > MAX_DEPTH => false,
        Some(ConstKind::Expr(expr)) => expr.operands.iter().any(|&o| reaches_local(scope, o, depth + 1)),
        Some(ConstKind::Aggregate(elements)) => {
            elements.iter().any(|&element| reaches_local(scope, element, depth + 1))
        }
        _ => false,
    }
}

/// Addresses that are known at the end of what a block has so far.
type Found = FxHashMap<(Block, Value), Value>;

fn rewrite_uses(env: &mut Env, func: &mut Function) -> Result<(), String> {
    let mut uses: Vec<(Inst, usize, Value)> = Vec::new();
    let scope = Scope::new(env, func);
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        let operands = func.operands(inst).iter().enumerate();
        uses.extend(
            operands
                .filter(|(_, value)| value.is_constant() && reaches_local(&scope, **value, 0))
                .map(|(index, &value)| (inst, index, value)),
        );
    }
    let mut found = Found::default();
    // What is at the end of a block, for the phis behind it, comes after what is in it.
    let (of_phis, others): (Vec<_>, Vec<_>) =
        uses.into_iter().partition(|&(inst, ..)| func.opcode(inst) == Opcode::Phi);
    for (inst, index, value) in others.into_iter().chain(of_phis) {
        let before = match func.opcode(inst) {
            Opcode::Phi => {
                let from = func.operands(inst).get(index + 1).and_then(|block| block.as_block());
                from.and_then(|block| func.terminator(block))
            }
            _ => Some(inst),
        };
        let (Some(before), Some(block)) = (before, before.and_then(|inst| func.block_of(inst))) else {
            continue;
        };
        let location = func.debug_loc(before);
        let mut build = Builder::new(env, func);
        build.position_before(before);
        build.set_debug_loc(location);
        let address = materialize(&mut build, (block, value), &mut found)?;
        func.operands_mut(inst)[index] = address;
    }
    Ok(())
}

/// The value of a constant that is not one any more.
fn materialize(build: &mut Builder<'_>, at: (Block, Value), found: &mut Found) -> Result<Value, String> {
    if let Some(&known) = found.get(&at) {
        return Ok(known);
    }
    let (block, value) = at;
    let scope = build.scope();
    if !reaches_local(&scope, value, 0) {
        return Ok(value);
    }
    let made = match (value.kind(), scope.constant(value).map(|data| (data.ty, data.kind.clone()))) {
        (ValueKind::Global(_), _) => {
            let ty = scope.type_of(value);
            let find = function_with(build.env(), FIND, ty, &[ty]);
            let fn_ty = build.env().types.function(ty, &[ty], false);
            build.call(fn_ty, Value::global(find), &[value])
        }
        (_, Some((ty, ConstKind::Expr(expr)))) => {
            let mut operands = Vec::with_capacity(expr.operands.len());
            for &operand in &expr.operands {
                operands.push(materialize(build, (block, operand), found)?);
            }
            expression(build, &expr, ty, &operands)?
        }
        (_, Some((ty, ConstKind::Aggregate(elements)))) => {
            let is_vector = build.env().types.is_vector(ty);
            let mut whole = build.poison(ty);
            for (index, &element) in elements.iter().enumerate() {
                let element = materialize(build, (block, element), found)?;
                whole = if is_vector {
                    let index = build.int(Type::I32, index as u64);
                    build.insert_element(whole, element, index)
                } else {
                    build.insert_value(whole, element, &[index as u32])
                };
            }
            whole
        }
        _ => return Err("a constant with the address of a thread-local variable".to_owned()),
    };
    found.insert(at, made);
    Ok(made)
}

/// The instruction that computes what a constant expression says.
fn expression(
    build: &mut Builder<'_>,
    expr: &ConstExpr,
    ty: Type,
    operands: &[Value],
) -> Result<Value, String> {
    let flags = ir::InstFlags(expr.flags);
    match (expr.opcode, operands) {
        (Opcode::GetElementPtr, [base, indices @ ..]) => Ok(build.gep(expr.source_ty, *base, indices, flags)),
        (
            Opcode::PtrToInt
            | Opcode::IntToPtr
            | Opcode::PtrToAddr
            | Opcode::BitCast
            | Opcode::AddrSpaceCast
            | Opcode::Trunc,
            &[operand],
        ) => Ok(build.cast(expr.opcode, operand, ty, flags)),
        (Opcode::Add | Opcode::Sub | Opcode::Xor, &[lhs, rhs]) => {
            Ok(build.binary(expr.opcode, lhs, rhs, flags))
        }
        (opcode, _) => {
            Err(format!("a constant '{}' of the address of a thread-local variable", opcode.name()))
        }
    }
}

/// Makes a variable its control object, and another one with its initial image.
fn become_control(env: &mut Env, global: Global) -> Result<(), String> {
    let pointer = Type::PTR;
    let word = env.types.int(env.data_layout.pointer_bits(0));
    let control = env.types.literal_struct(&[word, word, pointer, pointer], false);
    let old = env.globals[global].clone();
    let Some(variable) = old.as_variable() else { return Ok(()) };
    let named = |prefix: &[u8]| [prefix, &old.name].concat();
    let comdat = |env: &mut Env, name: &[u8]| match variable.object.comdat.get() {
        Some(own) => {
            let kind = env.comdats[own].kind;
            comdat_of(env, ComdatData { name: name.into(), kind }).into()
        }
        None => OptionalEntity::default(),
    };
    // Many objects may have one that is all zero: so they may have its control object.
    let linkage = if old.linkage == Linkage::Common { Linkage::WeakAny } else { old.linkage };
    let initializer = match variable.initializer {
        None => None,
        Some(value) => {
            let layout = env.data_layout.layout(&env.types, old.value_ty);
            let layout = layout.ok_or("a thread-local variable of a type without a size")?;
            let size = layout.alloc_size().as_fixed().ok_or("a thread-local variable of a scalable type")?;
            let align = variable.object.align.bytes().or(layout.pref.bytes()).unwrap_or(1);
            let is_zero = env.scope().constant(value).is_some_and(|data| {
                data.kind.is_null() || matches!(data.kind, ConstKind::Undef | ConstKind::Poison)
            });
            let image = if is_zero {
                env.consts.null(&env.types, pointer)
            } else {
                let name = named(IMAGE);
                let object = ir::global::ObjectProperties {
                    align: Align::from_bytes(align).unwrap_or_default(),
                    comdat: comdat(env, &name),
                    ..Default::default()
                };
                let image =
                    Variable { object, constant: true, initializer: Some(value), ..Variable::default() };
                let image = GlobalData {
                    name: name.into(),
                    linkage,
                    thread_local: ThreadLocal::None,
                    kind: GlobalKind::Variable(Box::new(image)),
                    ..old.clone()
                };
                Value::global(env.add_global(image))
            };
            let (size, align) = (env.consts.int(word, size), env.consts.int(word, align));
            let kept = env.consts.null(&env.types, pointer);
            let elements = [size, align, kept, image];
            Some(env.consts.aggregate(None, &env.types, control, &elements))
        }
    };
    let name = named(CONTROL);
    // Debug information would take the control object for the variable.
    let align = Align::from_bytes(u64::from(env.data_layout.pointer_bits(0).div_ceil(8))).unwrap_or_default();
    let object = ir::global::ObjectProperties { align, comdat: comdat(env, &name), ..Default::default() };
    let object = Variable { object, initializer, ..Variable::default() };
    env.globals[global] = GlobalData {
        name: name.into(),
        value_ty: control,
        linkage,
        thread_local: ThreadLocal::None,
        kind: GlobalKind::Variable(Box::new(object)),
        ..old
    };
    Ok(())
}

fn comdat_of(env: &mut Env, data: ComdatData) -> Comdat {
    let known = env.comdats.iter().find(|(_, known)| known.name == data.name).map(|(comdat, _)| comdat);
    known.unwrap_or_else(|| env.comdats.push(data))
}
