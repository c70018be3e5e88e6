//! The verifier on modules made in memory: what no reader would make.

mod changed;

use super::verify_module;
use crate::global::FunctionHeader;
use crate::inst::{InstData, Opcode};
use crate::types::Type;
use crate::value::{Arg, Value};
use crate::{Function, GlobalData, GlobalKind, Module};
use support::entity::List;

/// A module with a function `void @f(i32)` whose only block is filled by `fill`.
fn module(fill: impl FnOnce(&mut Function, crate::Block)) -> Module {
    let mut module = Module::new("m");
    let fn_ty = module.types.function(Type::VOID, &[Type::I32], false);
    let header = GlobalKind::Function(Box::<FunctionHeader>::default());
    let f = module.add_global(GlobalData::new(b"f", fn_ty, Type::PTR, header));
    let mut func = Function::new(&[Type::I32]);
    let block = func.create_block();
    func.append_block(block);
    fill(&mut func, block);
    module.bodies.insert(f, Box::new(func));
    module
}

fn messages(module: &Module) -> Vec<String> {
    verify_module(module, 1).findings.into_iter().map(|f| f.message).collect()
}

fn add(f: &mut Function, block: crate::Block, opcode: Opcode, ty: Type, ops: &[Value]) -> crate::Inst {
    let list = f.make_operands(ops);
    let inst = f.create_inst(InstData::new(opcode, ty, list));
    f.append_inst(inst, block);
    inst
}

#[test]
fn a_right_function_has_no_findings() {
    let m = module(|f, b| {
        let a = Value::arg(Arg::from_u32(0));
        add(f, b, Opcode::Add, Type::I32, &[a, a]);
        add(f, b, Opcode::Ret, Type::VOID, &[]);
    });
    assert!(verify_module(&m, 4).is_ok());
}

#[test]
fn incomplete_instructions_do_not_panic() {
    for &opcode in Opcode::ALL.iter().filter(|o| !o.is_call()) {
        let m = module(|f, b| {
            let inst = f.create_inst(InstData::new(opcode, Type::I32, List::EMPTY));
            f.append_inst(inst, b);
            add(f, b, Opcode::Ret, Type::VOID, &[]);
        });
        // Some may stand without operands; what matters is that each is looked at.
        let _ = messages(&m);
    }
    let m = module(|f, b| {
        let inst = f.reserve_inst(Type::I32);
        f.append_inst(inst, b);
        add(f, b, Opcode::Ret, Type::VOID, &[]);
    });
    assert_eq!(messages(&m), ["Operand is null"]);
}

#[test]
fn blocks_need_terminators_and_findings_say_where() {
    let m = module(|_, _| {});
    let report = verify_module(&m, 1);
    assert_eq!(report.findings[0].message, "Basic Block in function 'f' does not have terminator!");
    assert_eq!(report.findings[0].place, "function 'f', block '%1'");
    let m = module(|f, b| {
        let a = Value::arg(Arg::from_u32(0));
        add(f, b, Opcode::FAdd, Type::I32, &[a, a]);
        add(f, b, Opcode::Ret, Type::VOID, &[]);
    });
    let report = verify_module(&m, 1);
    assert_eq!(report.findings[0].entities, ["  %2 = fadd i32 %0, %0"]);
    assert_eq!(report.findings[0].place, "function 'f', block '%1', instruction '%2'");
}

#[test]
fn findings_are_counted_beyond_the_kept_ones() {
    let m = module(|f, b| {
        let a = Value::arg(Arg::from_u32(0));
        for _ in 0..1000 {
            add(f, b, Opcode::FAdd, Type::I32, &[a, a]);
        }
        add(f, b, Opcode::Ret, Type::VOID, &[]);
    });
    let report = verify_module(&m, 1);
    assert_eq!(report.total, 1000);
    assert!(report.findings.len() < 1000);
}
