//! Modules written, and looked at record by record.

use super::{WriteOptions, write_module};
use crate::bitstream::{Cursor, Entry, Record};
use crate::codes::{block, constants, function, metadata, uselist};
use ir::builder::Builder;
use ir::constant::{ConstData, ConstKind};
use ir::function::{DbgRecord, DbgRecordKind};
use ir::global::{FunctionHeader, Variable};
use ir::inst::{Align, InstFlags, IntPredicate, Opcode};
use ir::metadata::{MdKind, MdOperand, MdRef, Metadata};
use ir::{Function, Global, GlobalData, GlobalKind, Module, Type, Value};

/// The records of all blocks with this id, in order: code and values.
fn records(bytes: &[u8], wanted: u32) -> Vec<(u32, Vec<u64>)> {
    let mut cursor = Cursor::new(&bytes[4..]);
    let mut record = Record::default();
    let mut found = Vec::new();
    let mut open = Vec::new();
    while !(open.is_empty() && cursor.at_end()) {
        match cursor.next_entry().unwrap() {
            Entry::Block(block::BLOCKINFO) => cursor.read_blockinfo().unwrap(),
            Entry::Block(id) => {
                cursor.enter_block(id).unwrap();
                open.push(id);
            }
            Entry::End => _ = open.pop(),
            Entry::Record(abbrev) => {
                cursor.read_record(abbrev, &mut record).unwrap();
                if open.last() == Some(&wanted) {
                    found.push((record.code, record.ops.clone()));
                }
            }
        }
    }
    found
}

fn only(records: &[(u32, Vec<u64>)], code: u32) -> Vec<&[u64]> {
    records.iter().filter(|(c, _)| *c == code).map(|(_, ops)| &ops[..]).collect()
}

fn write(module: &Module) -> Vec<u8> {
    write_module(module, &WriteOptions::default()).unwrap()
}

/// A module with one function `i32 f(i32)` whose body `build` makes.
fn module_with(build: impl FnOnce(&mut Builder<'_>)) -> (Module, Global) {
    let mut module = Module::new("m");
    let ty = module.types.function(Type::I32, &[Type::I32], false);
    let kind = GlobalKind::Function(Box::<FunctionHeader>::default());
    let f = module.add_global(GlobalData::new(b"f", ty, Type::PTR, kind));
    module.bodies.insert(f, Box::new(Function::new(&[Type::I32])));
    let (env, body) = module.env_and_body(f);
    let mut b = Builder::new(env, body.unwrap());
    let entry = b.append_block("entry");
    b.position_at_end(entry);
    build(&mut b);
    b.finish().unwrap();
    (module, f)
}

#[test]
fn operands_are_distances_and_forward_references_bring_their_type() {
    let (module, _) = module_with(|b| {
        let next = b.append_block("next");
        let one = b.int(Type::I32, 1);
        b.br(next);
        b.position_at_end(next);
        let phi = b.phi(Type::I32);
        let sum = b.binary(Opcode::Add, phi, one, InstFlags::NSW);
        b.add_incoming(phi, sum, next);
        let entry = b.func().entry().unwrap();
        b.add_incoming(phi, one, entry);
        let small = b.icmp(IntPredicate::Slt, sum, one);
        b.cond_br(small, next, next);
    });
    let body = records(&write(&module), block::FUNCTION);
    // Values: f 0, argument 1, constant 2, phi 3, sum 4.
    let phi = only(&body, function::PHI)[0];
    assert_eq!(phi[1..], [1 << 1 | 1, 1, 1 << 1, 0]);
    assert_eq!(only(&body, function::BINOP), [[1, 2, 0, 2]]);
    assert_eq!(only(&body, function::CMP2), [[1, 3, 40]]);
    assert_eq!(only(&body, function::BR), [&[1][..], &[1, 1, 1][..]]);
}

#[test]
fn equal_constants_of_a_function_are_one_and_the_common_come_first() {
    let (module, _) = module_with(|b| {
        let arg = b.arg(0);
        let (two, three) = (b.int(Type::I32, 2), b.int(Type::I32, 0xffff_fffd));
        let mut sum = b.binary(Opcode::Mul, arg, two, InstFlags::NONE);
        for _ in 0..2 {
            sum = b.binary(Opcode::Add, sum, three, InstFlags::NONE);
        }
        b.ret(Some(sum));
    });
    let consts = records(&write(&module), block::CONSTANTS);
    assert_eq!(only(&consts, constants::INTEGER), [[3 << 1 | 1], [2 << 1]]);
}

#[test]
fn strings_are_written_as_characters() {
    let mut module = Module::new("m");
    for text in [&b"hello\0"[..], b"a\0b\0", b"\xffx"] {
        let ty = module.types.array(Type::I8, text.len() as u64);
        let initializer = Some(module.consts.data(ty, text));
        let variable = Variable { initializer, ..Variable::default() };
        let kind = GlobalKind::Variable(Box::new(variable));
        module.add_global(GlobalData::new(b"", ty, Type::PTR, kind));
    }
    let consts = records(&write(&module), block::CONSTANTS);
    assert_eq!(only(&consts, constants::CSTRING), [b"hello".map(u64::from)]);
    assert_eq!(only(&consts, constants::STRING), [&b"a\0b\0".map(u64::from)[..], &b"\xffx".map(u64::from)]);
}

/// A location, a variable and an expression in the metadata of the module.
fn debug_nodes(module: &mut Module) -> [Metadata; 3] {
    let scope = module.metadata.push_node(MdKind::Tuple, true, &[]);
    let words = [7, 3, scope.to_word(), u32::MAX, 0, 0, 0, 0];
    let location = module.metadata.intern_node(MdKind::Location, &words);
    let variable = module.metadata.push_node(MdKind::Tuple, true, &[]);
    let expression = module.metadata.intern_node(MdKind::Expression, &[]);
    [location, variable, expression]
}

#[test]
fn locations_repeat_and_values_of_records_are_wrapped_only_ahead_of_their_definition() {
    let (mut module, f) = module_with(|b| {
        let arg = b.arg(0);
        let sum = b.add(arg, arg);
        b.ret(Some(sum));
    });
    let [location, variable, expression] = debug_nodes(&mut module);
    let body = module.body_mut(f).unwrap();
    let insts: Vec<_> = body.block_insts(body.entry().unwrap()).collect();
    for &inst in &insts {
        body.set_debug_loc(inst, Some(location));
    }
    for (value, before) in [(Value::inst(insts[0]), insts[1]), (Value::inst(insts[1]), insts[0])] {
        let operand = body.make_md_operand(MdOperand::Value(value));
        let record = body.create_dbg_record(DbgRecord {
            kind: DbgRecordKind::Value,
            value: Some(operand),
            variable: variable.into(),
            expression: expression.into(),
            assign_id: MdRef::NONE,
            address: None,
            address_expression: MdRef::NONE,
            location: location.into(),
        });
        body.attach_dbg_record(record, before);
    }
    // `ret` has no number: the second record cannot be written.
    assert!(write_module(&module, &WriteOptions::default()).is_err());
    module.body_mut(f).unwrap().inst_mut(insts[1]).ty = Type::I32;
    let bytes = write(&module);
    let records = records(&bytes, block::FUNCTION);
    assert_eq!(only(&records, function::DEBUG_LOC).len(), 1);
    assert_eq!(only(&records, function::DEBUG_LOC_AGAIN).len(), 1);
    assert_eq!(only(&records, function::DEBUG_RECORD_VALUE_SIMPLE)[0][3], 2);
    assert_eq!(only(&records, function::DEBUG_RECORD_VALUE).len(), 1);
}

#[test]
fn unused_metadata_is_left_out() {
    let mut module = Module::new("m");
    let used = module.metadata.string(b"used");
    let unused = module.metadata.string(b"unused");
    let node = module.metadata.intern_node(MdKind::Tuple, &[used.to_word(), u32::MAX]);
    module.metadata.intern_node(MdKind::Tuple, &[unused.to_word()]);
    let named = ir::metadata::NamedMetadata { name: b"n"[..].into(), operands: vec![node] };
    module.named_metadata.push(named);
    let records = records(&write(&module), block::METADATA);
    assert_eq!(only(&records, metadata::STRINGS)[0][0], 1);
    assert_eq!(only(&records, metadata::NODE), [[1, 0]]);
    assert_eq!(only(&records, metadata::NAMED_NODE), [[1]]);
}

#[test]
fn what_is_in_no_block_is_an_error() {
    let (mut module, f) = module_with(|b| {
        let arg = b.arg(0);
        let sum = b.add(arg, arg);
        b.ret(Some(sum));
    });
    let body = module.body_mut(f).unwrap();
    let first = body.first_inst(body.entry().unwrap()).unwrap();
    body.remove_inst(first);
    let errors = write_module(&module, &WriteOptions::default()).unwrap_err();
    assert_eq!(errors.num_errors(), 1);
}

#[test]
fn address_of_a_removed_block_is_an_error() {
    let (mut module, f) = module_with(|b| b.unreachable());
    let block = module.body_mut(f).unwrap().create_block();
    let address = ConstData { ty: Type::PTR, kind: ConstKind::BlockAddress { func: f, block } };
    let initializer = Some(module.consts.intern(address));
    let variable = Variable { initializer, ..Variable::default() };
    module.add_global(GlobalData::new(b"v", Type::PTR, Type::PTR, GlobalKind::Variable(Box::new(variable))));
    assert!(write_module(&module, &WriteOptions::default()).is_err());
}

#[test]
fn functions_are_found_through_the_symbol_table() {
    let (module, _) = module_with(|b| {
        b.alloca(Type::I64, Align::from_log2(3));
        b.unreachable();
    });
    let bytes = write(&module);
    let entries = records(&bytes, block::VALUE_SYMTAB);
    let offset = only(&entries, crate::codes::symtab_entry::FNENTRY)[0][1];
    let mut cursor = Cursor::new(&bytes).at(offset * 32);
    // The number of ENTER_SUBBLOCK in the three bits of the module block, then the block.
    assert_eq!(cursor.fixed(3), 1);
    assert_eq!(cursor.vbr(8), u64::from(block::FUNCTION));
}

#[test]
fn use_list_orders_of_local_values_are_written_on_request() {
    let (mut module, f) = module_with(|b| {
        let arg = b.arg(0);
        let sum = b.add(arg, arg);
        b.ret(Some(sum));
    });
    let body = module.body_mut(f).unwrap();
    let block = body.entry().unwrap();
    for value in [Value::arg(ir::Arg::from_u32(0)), block.into(), Value::global(f)] {
        body.use_list_orders.push(ir::function::UseListOrder { value, indexes: [1, 0].into() });
    }
    let found = records(&write(&module), block::USELIST);
    assert_eq!(found, [(uselist::DEFAULT, vec![1, 0, 1]), (uselist::BB, vec![1, 0, 0])]);
    let options = WriteOptions { preserve_use_list_order: false, ..WriteOptions::default() };
    assert_eq!(records(&write_module(&module, &options).unwrap(), block::USELIST), []);
}

/// What is written is what is read: nothing is lost, and a second time nothing changes.
#[test]
fn reading_gives_the_same_file_again() {
    let (module, _) = module_with(|b| {
        let arg = b.arg(0);
        let v4 = b.env().types.vector(Type::I32, 4, false);
        let poison = b.poison(v4);
        let zero = b.int(Type::I32, 0);
        let vector = b.insert_element(poison, arg, zero);
        let shuffled = b.shuffle_vector(vector, poison, &[0, -1, 5, 0]);
        let element = b.extract_element(shuffled, zero);
        b.ret(Some(element));
    });
    let first = write(&module);
    let (again, warnings) = crate::read::read_module(&first, "m", &Default::default()).unwrap();
    assert!(warnings.is_empty());
    let second = write(&again);
    assert!(first == second);
}

#[test]
fn what_has_no_place_in_the_format_is_an_error() {
    let (mut module, f) = module_with(|b| {
        let callee = b.arg(0);
        let ty = b.env().types.function(Type::VOID, &[], false);
        let address = b.cast(Opcode::IntToPtr, callee, Type::PTR, InstFlags::NONE);
        b.call(ty, address, &[]);
        b.unreachable();
    });
    let body = module.body_mut(f).unwrap();
    let call = body.block_insts(body.entry().unwrap()).nth(1).unwrap();
    body.call_info_mut(call).calling_conv = ir::CallingConv(2000);
    assert!(write_module(&module, &WriteOptions::default()).is_err());

    let mut module = Module::new("m");
    let nul = ir::attributes::Attribute::String(b"a\0"[..].into(), b""[..].into());
    let variable = Variable { attributes: Some(module.attributes.set(vec![nul])), ..Variable::default() };
    let kind = GlobalKind::Variable(Box::new(variable));
    module.add_global(GlobalData::new(b"g", Type::I32, Type::PTR, kind));
    assert!(write_module(&module, &WriteOptions::default()).is_err());
}
