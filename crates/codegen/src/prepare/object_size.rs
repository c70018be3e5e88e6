//! `llvm.objectsize`: how many bytes lie behind a pointer in the object it points into.
//!
//! The object is looked for through constant offsets and choices: an `alloca`, a global that no other definition replaces, an
//! argument by value, or what a function with `allocsize` returns. Where it is not found, the answer is the largest number, or
//! zero if the smallest size is asked for (LangRef, `llvm.objectsize`). Behind the end
//! of an object there are no bytes; before its begin, nothing is known.
//!
//! # Cost
//! O(instructions) for functions that ask, and a bounded number of steps for each question.

use super::atomics::become_cast;
use ir::attributes::{AttrKind, Attribute};
use ir::data_layout::LayoutCache;
use ir::global::Linkage;
use ir::module::{Env, Scope};
use ir::{
    ConstKind, Function, Global, GlobalKind, Inst, InstView, Module, Opcode, Type, TypeData, Value, ValueKind,
};

const NAME: &[u8] = b"llvm.objectsize.";
/// Steps from a pointer to its object.
const MAX_STEPS: u32 = 64;

/// Whether any function of a module may ask.
pub fn is_wanted(module: &Module) -> bool {
    module.order.functions.iter().any(|&global| module.globals[global].name.starts_with(NAME))
}

/// Answers all questions of a function; `function` is its own name.
pub fn run(env: &mut Env, func: &mut Function, function: Global) {
    let all = func.blocks().flat_map(|block| func.block_insts(block));
    let questions: Vec<Inst> = all.filter(|&inst| pointer(env, func, inst).is_some()).collect();
    let mut layouts = LayoutCache::new();
    for inst in questions {
        let Some((pointer, minimum, null_is_unknown)) = pointer(env, func, inst) else { continue };
        let scope = Scope::new(env, func);
        let mut search =
            Search { scope, function, layouts: &mut layouts, minimum, null_is_unknown, steps: 0 };
        let size = search.behind(pointer, 0);
        let ty = func.inst(inst).ty;
        let limbs = env.types.int_bits(ty).unwrap_or(64).div_ceil(64) as usize;
        let unknown = || vec![if minimum { 0 } else { u64::MAX }; limbs];
        let limbs = size.map_or_else(unknown, |size| vec![size]);
        let answer = func.consts.int_from_limbs(&env.types, ty, &limbs);
        become_cast(func, inst, Opcode::Freeze, answer);
    }
}

/// What a question is about, whether it wants the smallest size, and whether nothing is known of null.
fn pointer(env: &Env, func: &Function, inst: Inst) -> Option<(Value, bool, bool)> {
    let InstView::Call { callee, args: &[pointer, minimum, null_is_unknown, ..], .. } = func.view(inst)
    else {
        return None;
    };
    let ValueKind::Global(callee) = callee.kind() else { return None };
    let scope = Scope::new(env, func);
    let is_set = |value| number(scope, value).is_some_and(|number| number != 0);
    let asks = env.globals[callee].name.starts_with(NAME);
    asks.then(|| (pointer, is_set(minimum), is_set(null_is_unknown)))
}

/// A constant integer of at most 64 bits, sign-extended.
fn number(scope: Scope<'_>, value: Value) -> Option<i64> {
    let constant = scope.constant(value)?;
    let bits = scope.env.types.int_bits(constant.ty).filter(|bits| (1..=64).contains(bits))?;
    match constant.kind {
        ConstKind::Int(number) => Some((number << (64 - bits)) as i64 >> (64 - bits)),
        _ => None,
    }
}

/// The way from a pointer to its object.
struct Search<'s> {
    scope: Scope<'s>,
    function: Global,
    layouts: &'s mut LayoutCache,
    minimum: bool,
    null_is_unknown: bool,
    steps: u32,
}

impl Search<'_> {
    /// The bytes of the object from a distance behind a pointer on.
    fn behind(&mut self, pointer: Value, distance: i64) -> Option<u64> {
        let (mut pointer, mut distance) = (pointer, distance);
        while self.steps < MAX_STEPS {
            self.steps += 1;
            let Some((base, offset)) = self.step(pointer) else {
                if let Some((yes, no)) = self.choice(pointer) {
                    let (yes, no) = (self.behind(yes, distance)?, self.behind(no, distance)?);
                    return Some(if self.minimum { yes.min(no) } else { yes.max(no) });
                }
                let size = self.object(pointer)?;
                return Some(size.saturating_sub(u64::try_from(distance).ok()?));
            };
            pointer = base;
            distance = distance.checked_add(offset)?;
        }
        None
    }

    /// The pointer that another one lies at a constant distance from.
    fn step(&mut self, pointer: Value) -> Option<(Value, i64)> {
        if let ValueKind::Global(global) = pointer.kind() {
            let data = &self.scope.env.globals[global];
            return match &data.kind {
                GlobalKind::Alias(alias) if !data.linkage.is_interposable() => Some((alias.aliasee, 0)),
                _ => None,
            };
        }
        if let Some(constant) = self.scope.constant(pointer) {
            let ConstKind::Expr(expr) = &constant.kind else { return None };
            return match (expr.opcode, &*expr.operands) {
                (Opcode::GetElementPtr, [base, indices @ ..]) => {
                    Some((*base, self.offset(expr.source_ty, indices)?))
                }
                (Opcode::BitCast | Opcode::AddrSpaceCast, &[base]) => Some((base, 0)),
                _ => None,
            };
        }
        let (func, inst) = (self.scope.func?, pointer.as_inst()?);
        match func.view(inst) {
            InstView::GetElementPtr { source_ty, base, indices } => {
                Some((base, self.offset(source_ty, indices)?))
            }
            _ if matches!(func.opcode(inst), Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze) => {
                Some((*func.operands(inst).first()?, 0))
            }
            _ => None,
        }
    }

    fn choice(&self, pointer: Value) -> Option<(Value, Value)> {
        let (func, inst) = (self.scope.func?, pointer.as_inst()?);
        match (func.opcode(inst), func.operands(inst)) {
            (Opcode::Select, &[_, yes, no]) => Some((yes, no)),
            _ => None,
        }
    }

    /// The distance in bytes that constant indices mean.
    fn offset(&mut self, source_ty: Type, indices: &[Value]) -> Option<i64> {
        let env = self.scope.env;
        let (&first, rest) = indices.split_first()?;
        let mut total = number(self.scope, first)?.checked_mul(self.size(source_ty)? as i64)?;
        let mut ty = source_ty;
        for &index in rest {
            let index = number(self.scope, index)?;
            let element = env.types.aggregate_element(ty, index.max(0) as u64)?;
            let distance = match env.types.get(ty) {
                TypeData::Array { .. } | TypeData::Vector { .. } => {
                    index.checked_mul(self.size(element)? as i64)?
                }
                _ => {
                    let offset = self.layouts.element_offset(&env.data_layout, &env.types, ty, index as u64);
                    offset?.as_fixed()? as i64
                }
            };
            total = total.checked_add(distance)?;
            ty = element;
        }
        Some(total)
    }

    /// The size in bytes of the object that a pointer is the address of.
    fn object(&mut self, pointer: Value) -> Option<u64> {
        let env = self.scope.env;
        match pointer.kind() {
            ValueKind::Global(global) => self.global(global),
            ValueKind::Arg(arg) => {
                let GlobalKind::Function(header) = &env.globals[self.function].kind else { return None };
                match env.attributes.param_attr(header.attributes, arg.as_u32() as usize, AttrKind::ByVal)? {
                    &Attribute::Type(_, ty) => self.size(ty?),
                    _ => None,
                }
            }
            ValueKind::Inst(inst) => match self.scope.func?.view(inst) {
                InstView::Alloca { ty, count, .. } => {
                    u64::try_from(number(self.scope, count)?).ok()?.checked_mul(self.size(ty)?)
                }
                InstView::Call { callee, args, info } => self.allocated(callee, args, info.attributes),
                _ => None,
            },
            _ => {
                let constant = self.scope.constant(pointer)?;
                let is_first = matches!(env.types.get(constant.ty), TypeData::Ptr { addr_space: 0 });
                let is_nothing = is_first && !self.null_is_unknown && constant.kind == ConstKind::Null;
                is_nothing.then_some(0)
            }
        }
    }

    /// Another definition of a variable may be larger, and never is smaller.
    fn global(&mut self, global: Global) -> Option<u64> {
        let data = &self.scope.env.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else { return None };
        let is_final = variable.initializer.is_some() && !data.linkage.is_interposable();
        let is_known = data.linkage != Linkage::ExternWeak && (is_final || self.minimum);
        if is_known { self.size(data.value_ty) } else { None }
    }

    /// By `allocsize` of a call or of the function that is called.
    fn allocated(
        &self,
        callee: Value,
        args: &[Value],
        of_call: ir::attributes::AttributeList,
    ) -> Option<u64> {
        let attributes = &self.scope.env.attributes;
        let of_callee = || match &self.scope.env.globals[callee.as_global()?].kind {
            GlobalKind::Function(header) => attributes.function_attr(header.attributes, AttrKind::AllocSize),
            _ => None,
        };
        let found = attributes.function_attr(of_call, AttrKind::AllocSize).or_else(of_callee)?;
        let &Attribute::Int(_, packed) = found else { return None };
        let argument = |position: u64| {
            let value = args.get(usize::try_from(position).ok()?)?;
            u64::try_from(number(self.scope, *value)?).ok()
        };
        let (element, count) = (packed >> 32, packed & u64::from(u32::MAX));
        let bytes = argument(element)?;
        if count == u64::from(u32::MAX) { Some(bytes) } else { bytes.checked_mul(argument(count)?) }
    }

    /// Bytes from one object of a type to the next.
    fn size(&mut self, ty: Type) -> Option<u64> {
        let env = self.scope.env;
        self.layouts.layout(&env.data_layout, &env.types, ty)?.alloc_size().as_fixed()
    }
}
