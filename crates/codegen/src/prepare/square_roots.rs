//! Calls of `sqrt` and `sqrtf`: the machine's own square root, and the library where that says that there is none.
//!
//! ```text
//! head:                                          head:
//!   %r = call double @sqrt(double %x)     →        %root = call double @llvm.sqrt.f64(double %x)
//!   …                                              %is = fcmp ord double %root, %root
//!                                                  br i1 %is, label %rest, label %library
//!                                                library:
//!                                                  %own = call double @sqrt(double %x)
//!                                                  br label %rest
//!                                                rest:
//!                                                  %r = phi double [ %root, %head ], [ %own, %library ]
//!                                                  …
//! ```
//!
//! The library does the same, but for `errno`, which it sets for numbers below zero. Programs that do not want that say so, and
//! have the intrinsic from the beginning.
//!
//! Left alone are calls in functions that are to be short, those that are no builtins, and types without such an instruction.
//!
//! # Cost
//! O(instructions) for modules that declare the functions; nothing for others.

use super::atomics::split;
use super::stack_protector::function_with;
use ir::attributes::AttrKind;
use ir::builder::Builder;
use ir::inst::{FloatPredicate, InstData};
use ir::module::{Env, Scope};
use ir::{Function, Global, Inst, InstFlags, InstView, Module, Opcode, Type, Value};
use isel::Legality;
use mir::Isa;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// The functions of the library, and the instruction that there must be.
const FUNCTIONS: [(&[u8], Type, ValueType, &str); 2] = [
    (b"sqrt", Type::DOUBLE, ValueType::F64, "llvm.sqrt.f64"),
    (b"sqrtf", Type::FLOAT, ValueType::F32, "llvm.sqrt.f32"),
];

/// What a function of the library is replaced by.
#[derive(Debug)]
pub struct Root {
    function: Global,
    ty: Type,
    intrinsic: &'static str,
}

/// Those that the module declares and the machine has an instruction for.
pub fn wanted(isa: &Isa<'_>, module: &Module) -> Vec<Root> {
    let declared = |name: &[u8]| {
        let functions = module.order.functions.iter().copied();
        let mut functions = functions.filter(|&f| *module.globals[f].name == *name);
        functions.next().filter(|&f| module.body(f).is_none())
    };
    let found: Vec<_> = FUNCTIONS.iter().filter_map(|known| Some((known, declared(known.0)?))).collect();
    if found.is_empty() {
        return Vec::new();
    }
    let legality = Legality::new(isa);
    let is_one = |ty| legality.is_legal_type(ty) && legality.is_covered(NodeOp::FSQRT, ty);
    let found = found.into_iter().filter(|((_, _, held, _), _)| is_one(*held));
    found.map(|(&(_, ty, _, intrinsic), function)| Root { function, ty, intrinsic }).collect()
}

/// Replaces the calls in a function.
pub fn run(env: &mut Env, func: &mut Function, global: Global, roots: &[Root]) {
    let Some(header) = env.globals[global].as_function() else { return };
    let has = |kind| env.attributes.function_attr(header.attributes, kind).is_some();
    let is_freestanding = env.attributes.function_string(header.attributes, b"no-builtins").is_some();
    if is_freestanding || has(AttrKind::StrictFP) || has(AttrKind::OptimizeForSize) || has(AttrKind::MinSize)
    {
        return;
    }
    let all = func.blocks().flat_map(|block| func.block_insts(block));
    let found: Vec<(Inst, usize)> = all.filter_map(|i| Some((i, root_of(env, func, i, roots)?))).collect();
    for (inst, which) in found {
        replace(env, func, inst, &roots[which]);
    }
}

/// Which of the functions an instruction calls, as the library has it.
fn root_of(env: &Env, func: &Function, inst: Inst, roots: &[Root]) -> Option<usize> {
    let InstView::Call { callee, args: &[arg], .. } = func.view(inst) else { return None };
    let callee = callee.as_global()?;
    let which = roots.iter().position(|root| root.function == callee)?;
    let info = func.call_info(inst);
    let ty = roots[which].ty;
    let is_plain = func.inst(inst).ty == ty
        && info.num_args == 1
        && Scope::new(env, func).type_of(arg) == ty
        && info.bundles.is_empty()
        && env.attributes.function_attr(info.attributes, AttrKind::NoBuiltin).is_none();
    is_plain.then_some(which)
}

fn replace(env: &mut Env, func: &mut Function, inst: Inst, root: &Root) {
    let (InstView::Call { callee, args: &[arg], .. }, Some(head)) = (func.view(inst), func.block_of(inst))
    else {
        return;
    };
    let (info, flags) = (func.call_info(inst).clone(), func.inst(inst).flags);
    let (library, rest) = split(func, head, inst);
    let intrinsic = function_with(env, root.intrinsic, root.ty, &[root.ty]);
    let fn_ty = env.types.function(root.ty, &[root.ty], false);
    let mut build = Builder::new(env, func);
    build.position_at_end(head);
    let fast = build.call(fn_ty, Value::global(intrinsic), &[arg]);
    let is = build.fcmp(FloatPredicate::Ord, fast, fast, InstFlags::NONE);
    build.cond_br(is, rest, library);
    build.position_at_end(library);
    let own = build.call_with(info, callee, &[arg], &[], flags);
    build.br(rest);
    // It keeps its name, so that its users stay as they are.
    let operands = func.make_operands(&[fast, head.into(), own, library.into()]);
    func.define_inst(inst, InstData::new(Opcode::Phi, root.ty, operands));
}
