//! What upgrades of calls have in common: constants among their arguments, and calls that vanish.

use crate::constant::ConstKind;
use crate::function::Function;
use crate::module::{Env, Scope};
use crate::types::TypeData;
use crate::value::{Inst, Value};

/// Removes a call; debug records before it move to the next instruction.
pub(super) fn remove_call(func: &mut Function, inst: Inst) {
    if let Some(next) = func.next_inst(inst) {
        for record in func.dbg_records(inst).cloned().collect::<Vec<_>>() {
            let record = func.create_dbg_record(record);
            func.attach_dbg_record(record, next);
        }
    }
    func.remove_inst(inst);
}

pub(super) fn constant_int(env: &Env, func: &Function, value: Value) -> Option<u64> {
    let data = Scope::new(env, func).constant(value)?;
    match (&data.kind, env.types.get(data.ty)) {
        (ConstKind::Int(number), TypeData::Int(_)) => Some(*number),
        _ => None,
    }
}
