//! Modules made by hand. What the text form looks like in detail is tested by the files in `tests/ir/print`.

use super::*;
use crate::builder::Builder;
use crate::function::{DbgRecord, DbgRecordKind};
use crate::global::{GlobalData, GlobalKind};
use crate::inst::IntPredicate;
use crate::metadata::schema::{MdKind, di_location};
use crate::metadata::{MdOperand, MdRef};
use support::entity::OptionalEntity;

/// A module with `define i32 @count(i32 %0)`, a loop, returning the function and the value of its comparison.
fn counting_module() -> (Module, Global, Value) {
    let mut module = Module::new("m");
    let fn_ty = module.types.function(Type::I32, &[Type::I32], false);
    let data = GlobalData::new(b"count", fn_ty, Type::PTR, GlobalKind::Function(Box::default()));
    let function = module.add_global(data);
    module.bodies.insert(function, Box::new(Function::new(&[Type::I32])));
    let (env, body) = module.env_and_body(function);
    let mut b = Builder::new(env, body.unwrap());
    let (entry, header, exit) = (b.append_block(""), b.append_block("loop"), b.append_block(""));
    let (zero, one, limit) = (b.int(Type::I32, 0), b.int(Type::I32, 1), b.arg(0));
    b.position_at_end(entry);
    b.br(header);
    b.position_at_end(header);
    let phi = b.phi(Type::I32);
    let next = b.add(phi, one);
    let more = b.icmp(IntPredicate::Slt, next, limit);
    b.set_name(more, "more?");
    b.cond_br(more, header, exit);
    b.add_incoming(phi, zero, entry);
    b.add_incoming(phi, next, header);
    b.position_at_end(exit);
    b.ret(Some(next));
    b.finish().unwrap();
    (module, function, more)
}

const COUNTING: &str = r#"; ModuleID = 'm'
source_filename = "m"

define i32 @count(i32 %0) {
  br label %loop

loop:                                             ; preds = %loop, %1
  %2 = phi i32 [ 0, %1 ], [ %3, %loop ]
  %3 = add i32 %2, 1
  %"more?" = icmp slt i32 %3, %0
  br i1 %"more?", label %loop, label %4

4:                                                ; preds = %loop
  ret i32 %3
}
"#;

fn text(module: &Module) -> String {
    String::from_utf8(module_to_bytes(module, &PrintOptions::default())).unwrap()
}

#[test]
fn what_has_no_name_is_numbered_in_order() {
    let (module, function, more) = counting_module();
    assert_eq!(text(&module), COUNTING);
    let mut entities = EntityPrinter::new(&module);
    assert_eq!(entities.value(Some(function), more, true), "i1 %\"more?\"");
    let inst = more.as_inst().unwrap();
    assert_eq!(entities.inst(function, inst), "  %\"more?\" = icmp slt i32 %3, %0");
    assert_eq!(entities.global(function), "define i32 @count(i32 %0)");
    assert!(COUNTING.contains(&entities.function(function)));
}

#[test]
fn equal_locations_of_module_and_function_have_one_number() {
    let (mut module, function, more) = counting_module();
    let scope = module.metadata.push_node(MdKind::Tuple, true, &[]);
    let mut words = vec![0; MdKind::Location.fixed_words()];
    words[di_location::LINE.word()] = 7;
    words[di_location::SCOPE.word()] = scope.to_word();
    words[di_location::INLINED_AT.word()] = u32::MAX;
    let shared = module.metadata.push_node(MdKind::Location, false, &words);
    module
        .named_metadata
        .push(crate::metadata::NamedMetadata { name: (*b"n").into(), operands: vec![shared] });
    let func = module.body_mut(function).unwrap();
    let copy = func.metadata.push_node(MdKind::Location, false, &words);
    words[di_location::INLINED_AT.word()] = copy.to_word();
    let inlined = func.metadata.push_node(MdKind::Location, false, &words);
    let inst = more.as_inst().unwrap();
    func.set_debug_loc(inst, Some(inlined));
    let value = func.make_md_operand(MdOperand::Value(more));
    let record = func.create_dbg_record(DbgRecord {
        kind: DbgRecordKind::Value,
        value: Some(value),
        variable: MdRef::some(scope),
        expression: OptionalEntity::NONE,
        assign_id: OptionalEntity::NONE,
        address: None,
        address_expression: OptionalEntity::NONE,
        location: MdRef::some(copy),
    });
    func.attach_dbg_record(record, inst);
    let text = text(&module);
    for line in [
        "    #dbg_value(i1 %\"more?\", !1, !0)\n",
        "icmp slt i32 %3, %0, !dbg !2\n",
        "!n = !{!0}\n",
        "!0 = !DILocation(line: 7, scope: !1)\n!1 = distinct !{}\n!2 = !DILocation(line: 7, scope: !1, inlinedAt: !0)\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
}
