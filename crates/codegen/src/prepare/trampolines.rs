//! `llvm.init.trampoline` and `llvm.adjust.trampoline`: code in memory that calls a nested function with its static chain.
//!
//! ```text
//! call void @llvm.init.trampoline(ptr %t, ptr @f, ptr %chain)        store i16 …, ptr %t
//!                                                               →    store ptr @f, ptr %t + 2
//!                                                                    …
//! ```
//!
//! What is there is for the target to say ([`TargetMachine::trampoline`]); the program has the memory, and makes it executable.
//! Where code begins at its first byte, adjusting the address does nothing.
//!
//! # Cost
//! O(instructions), in modules that ask.

use super::calls_of;
use crate::{TargetMachine, TrampolinePart};
use ir::builder::Builder;
use ir::inst::{Align, CallingConv, InstFlags};
use ir::module::Env;
use ir::{Function, Inst, InstView, Module, Opcode, Type, Value};

const INIT: &[u8] = b"llvm.init.trampoline";
const ADJUST: &[u8] = b"llvm.adjust.trampoline";

/// Whether any function of a module may ask.
pub fn is_wanted(module: &Module) -> bool {
    module.order.functions.iter().any(|&global| [INIT, ADJUST].contains(&&*module.globals[global].name))
}

/// Rewrites the calls of a function; the error says why that cannot be.
pub fn run(machine: &dyn TargetMachine, env: &mut Env, func: &mut Function) -> Result<(), String> {
    for (inst, is_init) in calls_of(env, func, INIT, ADJUST) {
        let args = match func.view(inst) {
            InstView::Call { args, .. } => args.to_vec(),
            _ => continue,
        };
        match (is_init, &args[..]) {
            (true, &[at, callee, chain]) => {
                let function = callee.as_global().and_then(|callee| env.globals[callee].as_function());
                let convention = function.map_or(CallingConv::C, |function| function.calling_conv);
                let parts = machine
                    .trampoline(convention)
                    .ok_or_else(|| format!("trampolines of functions by calling convention {convention}"))?;
                init(env, func, inst, parts, (at, callee, chain));
                func.remove_inst(inst);
            }
            (false, &[at]) => {
                let operands = func.make_operands(&[at]);
                let data = func.inst_mut(inst);
                (data.opcode, data.operands) = (Opcode::Freeze, operands);
                (data.sub, data.aux, data.flags) = (0, 0, InstFlags::NONE);
            }
            _ => {}
        }
    }
    Ok(())
}

fn init(
    env: &mut Env,
    func: &mut Function,
    inst: Inst,
    parts: &[TrampolinePart],
    (at, callee, chain): (Value, Value, Value),
) {
    let location = func.debug_loc(inst);
    let mut build = Builder::new(env, func);
    build.set_debug_loc(location);
    build.position_before(inst);
    let word_bytes = build.env().data_layout.pointer_bits(0) / 8;
    let mut offset = 0u64;
    let place = |build: &mut Builder<'_>, offset: u64| {
        let index = build.int(Type::I64, offset);
        build.gep(Type::I8, at, &[index], InstFlags::NONE)
    };
    for part in parts {
        match *part {
            TrampolinePart::Bytes(bytes) => {
                for &byte in bytes {
                    let to = place(&mut build, offset);
                    let byte = build.int(Type::I8, byte.into());
                    build.store(byte, to, Align::from_log2(0));
                    offset += 1;
                }
            }
            TrampolinePart::Function | TrampolinePart::Chain => {
                let to = place(&mut build, offset);
                let value = if matches!(part, TrampolinePart::Function) { callee } else { chain };
                build.store(value, to, Align::from_log2(0));
                offset += u64::from(word_bytes);
            }
            TrampolinePart::Distance => {
                let to = place(&mut build, offset);
                let end = place(&mut build, offset + 4);
                let [target, from] = [callee, end]
                    .map(|value| build.cast(Opcode::PtrToInt, value, Type::I32, InstFlags::NONE));
                let distance = build.binary(Opcode::Sub, target, from, InstFlags::NONE);
                build.store(distance, to, Align::from_log2(0));
                offset += 4;
            }
        }
    }
}
