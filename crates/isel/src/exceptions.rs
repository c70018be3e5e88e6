//! Type numbers of exceptions: the numbers by which landing pads of a function tell types apart.
//!
//! The tables that unwinders read and the code that asks which handler is meant must agree on these numbers. They follow
//! from the function's source alone: types count from 1 in the order in which landing pads name them.

use ir::{ConstKind, Env, Function, InstView, Opcode, Scope, TypeData, Value, ValueKind};

/// A handler of a landing pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    /// Exceptions of the type with this number.
    Catch(u32),
    /// Exceptions of none of these types.
    Filter(Vec<u32>),
}

/// What is caught, and where.
#[derive(Clone, Debug, Default)]
pub struct Handlers {
    /// By number, less 1: the object that stands for a type; null for every type.
    pub types: Vec<Value>,
}

impl Handlers {
    /// O(instructions).
    pub fn new(env: &Env, func: &Function) -> Handlers {
        let mut this = Handlers::default();
        for inst in func.blocks().flat_map(|b| func.block_insts(b)) {
            if func.opcode(inst) != Opcode::LandingPad {
                continue;
            }
            let InstView::LandingPad { clauses, .. } = func.view(inst) else { continue };
            for &clause in clauses {
                for ty in caught(Scope::new(env, func), clause) {
                    if !this.types.contains(&ty) {
                        this.types.push(ty);
                    }
                }
            }
        }
        this
    }

    /// The number of a type, if the function catches it.
    pub fn number(&self, ty: Value) -> Option<u32> {
        self.types.iter().position(|&t| t == ty).map(|at| at as u32 + 1)
    }

    /// The clauses of the landing pad at the beginning of a block, and whether it also cleans up.
    pub fn of_pad(&self, env: &Env, func: &Function, block: ir::Block) -> Option<(Vec<Clause>, bool)> {
        let pad = func.block_insts(block).find(|&i| func.opcode(i) == Opcode::LandingPad)?;
        let InstView::LandingPad { cleanup, clauses } = func.view(pad) else { return None };
        let scope = Scope::new(env, func);
        let clause = |&value: &Value| {
            let numbers: Vec<u32> =
                caught(scope, value).into_iter().filter_map(|ty| self.number(ty)).collect();
            if is_filter(scope, value) {
                Clause::Filter(numbers)
            } else {
                Clause::Catch(numbers.first().copied().unwrap_or(0))
            }
        };
        Some((clauses.iter().map(clause).collect(), cleanup))
    }
}

fn is_filter(scope: Scope<'_>, clause: Value) -> bool {
    matches!(scope.env.types.get(scope.type_of(clause)), TypeData::Array { .. })
}

/// The types of a clause.
fn caught(scope: Scope<'_>, clause: Value) -> Vec<Value> {
    if !is_filter(scope, clause) {
        return vec![clause];
    }
    match scope.constant(clause).map(|data| &data.kind) {
        Some(ConstKind::Aggregate(elements)) => elements.clone().into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The global that stands for a type; `None` for every type.
pub fn type_object(value: Value) -> Option<ir::Global> {
    match value.kind() {
        ValueKind::Global(global) => Some(global),
        _ => None,
    }
}
