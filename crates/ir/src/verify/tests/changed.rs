//! Rules that no text can break, because the parser refuses it first: a right module is parsed and then changed in
//! memory, as a pass with a bug might do it.

use super::messages;
use crate::Module;
use crate::function::Function;
use crate::global::GlobalKind;
use crate::inst::{Align, InstFlags, Opcode, Ordering, RmwOp};
use crate::types::Type;
use crate::value::{Arg, Global, Inst, Value};
use support::entity::Entity;
use support::source::SourceMap;

/// The parameters whose types and values the changes use, by number.
const PARAMS: &str = "i32 %i, i64 %l, float %f, double %d, ptr %p, <2 x i32> %v, <4 x i32> %w, <2 x float> %x, \
                      <2 x ptr> %y, ptr addrspace(1) %q, i1 %b, { i32 } %s, <2 x i64> %z";
const I: usize = 0;
const L: usize = 1;
const F: usize = 2;
const D: usize = 3;
const P: usize = 4;
const V: usize = 5;
const W: usize = 6;
const Y: usize = 8;
const Q: usize = 9;
const S: usize = 11;

fn parsed(text: &str) -> Module {
    let mut sources = SourceMap::default();
    let id = sources.add("test.ll", text.as_bytes().to_vec(), None).expect("a small file");
    let (module, _) = crate::text::parse::parse_module(&sources, id).expect("a right module");
    assert_eq!(messages(&module), [""; 0], "{text}");
    module
}

fn with_instruction(instruction: &str) -> Module {
    parsed(&format!("define void @f({PARAMS}) {{\n {instruction}\n ret void\n}}\n"))
}

fn global(module: &Module, name: &str) -> Global {
    let mut found = module.globals.iter().filter(|(_, g)| *g.name == *name.as_bytes());
    found.next().expect("the global").0
}

/// A module with one change in the function `@f`, which is given with its first instruction.
fn change(module: &mut Module, edit: impl FnOnce(&mut Function, Inst)) {
    let f = global(module, "f");
    let func = module.body_mut(f).expect("a body");
    let first = func.entry().and_then(|b| func.first_inst(b)).expect("an instruction");
    edit(func, first);
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Opcode(Opcode),
    /// The result gets the type of a parameter.
    Result(usize),
    /// An operand becomes a parameter.
    Operand(usize, usize),
    Flags(InstFlags),
    Aux(u32),
    Sub(u8),
}

fn apply(func: &mut Function, inst: Inst, change: Change) {
    match change {
        Change::Opcode(opcode) => func.inst_mut(inst).opcode = opcode,
        Change::Result(param) => func.inst_mut(inst).ty = func.params[Arg::new(param)],
        Change::Operand(n, param) => func.operands_mut(inst)[n] = Value::arg(Arg::new(param)),
        Change::Flags(flags) => func.inst_mut(inst).flags = flags,
        Change::Aux(word) => func.inst_mut(inst).aux = word,
        Change::Sub(byte) => func.inst_mut(inst).sub = byte,
    }
}

/// Each instruction is right, and after the change is what the message says.
fn check(cases: &[(&str, Change, &str)]) {
    for &(instruction, step, message) in cases {
        let mut module = with_instruction(instruction);
        change(&mut module, |func, inst| apply(func, inst, step));
        let found = messages(&module);
        assert!(found.iter().any(|m| m == message), "{instruction}, {step:?}: {message:?} not in {found:?}");
    }
}

const HUGE: u8 = Align::from_log2(40).to_raw();

#[test]
fn arithmetic() {
    use Change::{Opcode as Op, Operand, Result};
    check(&[
        (
            "%r = add i32 %i, %i",
            Operand(1, L),
            "Both operands to a binary operator are not of the same type!",
        ),
        (
            "%r = add i32 %i, %i",
            Op(Opcode::FAdd),
            "Floating-point arithmetic operators only work with floating-point types!",
        ),
        (
            "%r = fadd float %f, %f",
            Result(D),
            "Floating-point arithmetic operators must have same type for operands and result!",
        ),
        (
            "%r = fadd float %f, %f",
            Op(Opcode::Add),
            "Integer arithmetic operators only work with integral types!",
        ),
        (
            "%r = add i32 %i, %i",
            Result(L),
            "Integer arithmetic operators must have same type for operands and result!",
        ),
        ("%r = fadd float %f, %f", Op(Opcode::And), "Logical operators only work with integral types!"),
        ("%r = and i32 %i, %i", Result(L), "Logical operators must have same type for operands and result!"),
        ("%r = fadd float %f, %f", Op(Opcode::Shl), "Shifts only work with integral types!"),
        ("%r = shl i32 %i, %i", Result(L), "Shift return type must be same as operands!"),
        ("%r = fneg float %f", Result(D), "Unary operators must have same type foroperands and result!"),
        ("%r = freeze i32 %i", Op(Opcode::FNeg), "FNeg operator only works with float types!"),
        (
            "%r = icmp eq i32 %i, %i",
            Operand(1, L),
            "Both operands to ICmp instruction are not of the same type!",
        ),
        ("%r = fcmp oeq float %f, %f", Op(Opcode::ICmp), "Invalid operand types for ICmp instruction"),
        (
            "%r = fcmp oeq float %f, %f",
            Operand(1, D),
            "Both operands to FCmp instruction are not of the same type!",
        ),
        ("%r = icmp eq i32 %i, %i", Op(Opcode::FCmp), "Invalid operand types for FCmp instruction"),
        ("%r = select i1 %b, i32 %i, i32 %i", Operand(1, L), "Invalid operands for select instruction!"),
        (
            "%r = select i1 %b, i32 %i, i32 %i",
            Result(L),
            "Select values must have same type as select instruction!",
        ),
        (
            "%r = add i32 %i, %i",
            Operand(0, S),
            "Both operands to a binary operator are not of the same type!",
        ),
    ]);
}

/// Each cast between integers and floats, turned into every other one.
#[test]
fn casts_of_numbers() {
    use Change::Opcode as Op;
    use Opcode::{FPExt, FPToSI, FPToUI, FPTrunc, SExt, SIToFP, Trunc, UIToFP, ZExt};
    const WIDEN: &str = "%r = zext i32 %i to i64";
    const NARROW: &str = "%r = trunc i64 %l to i32";
    const TO_FLOAT: &str = "%r = sitofp i64 %l to float";
    const TO_INT: &str = "%r = fptosi float %f to i64";
    const FLOAT_WIDEN: &str = "%r = fpext float %f to double";
    const FLOAT_NARROW: &str = "%r = fptrunc double %d to float";
    const PACKED_INT: &str = "%r = bitcast <2 x i32> %v to i64";
    const PACKED_FLOAT: &str = "%r = bitcast <2 x float> %x to double";
    const FLOAT_FROM_PACKED_INT: &str = "%r = bitcast <2 x i32> %v to double";
    const INT_FROM_PACKED_FLOAT: &str = "%r = bitcast <2 x float> %x to i64";
    const FLOATS_FROM_MORE: &str = "%r = bitcast <4 x i32> %w to <2 x double>";
    const INTS_FROM_FEWER: &str = "%r = bitcast <2 x double> zeroinitializer to <4 x i32>";
    check(&[
        (FLOAT_NARROW, Op(Trunc), "Trunc only operates on integer"),
        (TO_FLOAT, Op(Trunc), "Trunc only produces integer"),
        (PACKED_INT, Op(Trunc), "trunc source and destination must both be a vector or neither"),
        (WIDEN, Op(Trunc), "DestTy too big for Trunc"),
        (FLOAT_WIDEN, Op(ZExt), "ZExt only operates on integer"),
        (TO_FLOAT, Op(ZExt), "ZExt only produces an integer"),
        (PACKED_INT, Op(ZExt), "zext source and destination must both be a vector or neither"),
        (NARROW, Op(ZExt), "Type too small for ZExt"),
        (FLOAT_WIDEN, Op(SExt), "SExt only operates on integer"),
        (TO_FLOAT, Op(SExt), "SExt only produces an integer"),
        (PACKED_INT, Op(SExt), "sext source and destination must both be a vector or neither"),
        (NARROW, Op(SExt), "Type too small for SExt"),
        (NARROW, Op(FPTrunc), "FPTrunc only operates on FP"),
        (TO_INT, Op(FPTrunc), "FPTrunc only produces an FP"),
        (PACKED_FLOAT, Op(FPTrunc), "fptrunc source and destination must both be a vector or neither"),
        (FLOAT_WIDEN, Op(FPTrunc), "DestTy too big for FPTrunc"),
        (WIDEN, Op(FPExt), "FPExt only operates on FP"),
        (TO_INT, Op(FPExt), "FPExt only produces an FP"),
        (PACKED_FLOAT, Op(FPExt), "fpext source and destination must both be a vector or neither"),
        (FLOAT_NARROW, Op(FPExt), "DestTy too small for FPExt"),
        (FLOAT_WIDEN, Op(UIToFP), "UIToFP source must be integer or integer vector"),
        (WIDEN, Op(UIToFP), "UIToFP result must be FP or FP vector"),
        (FLOAT_FROM_PACKED_INT, Op(UIToFP), "UIToFP source and dest must both be vector or scalar"),
        (FLOATS_FROM_MORE, Op(UIToFP), "UIToFP source and dest vector length mismatch"),
        (FLOAT_WIDEN, Op(SIToFP), "SIToFP source must be integer or integer vector"),
        (WIDEN, Op(SIToFP), "SIToFP result must be FP or FP vector"),
        (FLOAT_FROM_PACKED_INT, Op(SIToFP), "SIToFP source and dest must both be vector or scalar"),
        (FLOATS_FROM_MORE, Op(SIToFP), "SIToFP source and dest vector length mismatch"),
        (WIDEN, Op(FPToUI), "FPToUI source must be FP or FP vector"),
        (FLOAT_WIDEN, Op(FPToUI), "FPToUI result must be integer or integer vector"),
        (INT_FROM_PACKED_FLOAT, Op(FPToUI), "FPToUI source and dest must both be vector or scalar"),
        (INTS_FROM_FEWER, Op(FPToUI), "FPToUI source and dest vector length mismatch"),
        (WIDEN, Op(FPToSI), "FPToSI source must be FP or FP vector"),
        (FLOAT_WIDEN, Op(FPToSI), "FPToSI result must be integer or integer vector"),
        (INT_FROM_PACKED_FLOAT, Op(FPToSI), "FPToSI source and dest must both be vector or scalar"),
        (INTS_FROM_FEWER, Op(FPToSI), "FPToSI source and dest vector length mismatch"),
    ]);
}

#[test]
fn casts_of_pointers() {
    use Change::{Opcode as Op, Operand, Result};
    use Opcode::{AddrSpaceCast, BitCast, IntToPtr, PtrToAddr, PtrToInt};
    const TO_INT: &str = "%r = ptrtoint ptr %p to i64";
    const TO_INTS: &str = "%r = ptrtoint <2 x ptr> %y to <2 x i64>";
    const TO_ADDR: &str = "%r = ptrtoaddr <2 x ptr> %y to <2 x i64>";
    const TO_PTR: &str = "%r = inttoptr i64 %l to ptr";
    const TO_PTRS: &str = "%r = inttoptr <2 x i64> %z to <2 x ptr>";
    const TO_SPACE: &str = "%r = addrspacecast ptr %p to ptr addrspace(1)";
    const WIDEN: &str = "%r = zext i32 %i to i64";
    check(&[
        (WIDEN, Op(PtrToAddr), "PtrToAddr source must be pointer"),
        (TO_SPACE, Op(PtrToAddr), "PtrToAddr result must be integral"),
        (TO_ADDR, Result(L), "PtrToAddr type mismatch"),
        (TO_ADDR, Result(W), "PtrToAddr vector length mismatch"),
        (WIDEN, Op(PtrToInt), "PtrToInt source must be pointer"),
        (TO_SPACE, Op(PtrToInt), "PtrToInt result must be integral"),
        (TO_INT, Operand(0, Y), "PtrToInt type mismatch"),
        (TO_INTS, Result(W), "PtrToInt Vector length mismatch"),
        (TO_SPACE, Op(IntToPtr), "IntToPtr source must be an integral"),
        (WIDEN, Op(IntToPtr), "IntToPtr result must be a pointer"),
        (TO_PTR, Result(Y), "IntToPtr type mismatch"),
        (TO_PTRS, Operand(0, W), "IntToPtr Vector length mismatch"),
        (WIDEN, Op(BitCast), "Invalid bitcast"),
        (WIDEN, Op(AddrSpaceCast), "AddrSpaceCast source must be a pointer"),
        (TO_INT, Op(AddrSpaceCast), "AddrSpaceCast result must be a pointer"),
        (TO_SPACE, Result(P), "AddrSpaceCast must be between different address spaces"),
        (TO_SPACE, Operand(0, Y), "AddrSpaceCast vector pointer number of elements mismatch"),
    ]);
}

#[test]
fn memory() {
    use Change::{Aux, Flags, Operand, Sub};
    const LOAD: &str = "%r = load i32, ptr %p";
    const STORE: &str = "store i32 %i, ptr %p";
    const ATOMIC_LOAD: &str = "%r = load atomic i32, ptr %p seq_cst, align 4";
    const ATOMIC_STORE: &str = "store atomic i32 %i, ptr %p seq_cst, align 4";
    const ADD: &str = "%r = atomicrmw add ptr %p, i32 %i seq_cst";
    let ordering = |o| Flags(InstFlags::NONE.with_ordering(o));
    let rmw = |op| Flags(InstFlags::NONE.with_ordering(Ordering::SeqCst).with_rmw_op(op));
    check(&[
        (LOAD, Operand(0, I), "Load operand must be a pointer."),
        (LOAD, Sub(HUGE), "huge alignment values are unsupported"),
        (LOAD, Aux(7), "Non-atomic load cannot have SynchronizationScope specified"),
        (ATOMIC_LOAD, ordering(Ordering::Release), "Load cannot have Release ordering"),
        (STORE, Operand(1, I), "Store operand must be a pointer."),
        (STORE, Aux(7), "Non-atomic store cannot have SynchronizationScope specified"),
        (ATOMIC_STORE, ordering(Ordering::Acquire), "Store cannot have Acquire ordering"),
        ("%r = alloca i32, i32 %i", Operand(0, F), "Alloca array size must have integer type"),
        (
            "%r = cmpxchg ptr %p, i32 %i, i32 %i seq_cst seq_cst",
            Operand(2, L),
            "cmpxchg operands must have the same type",
        ),
        (ADD, ordering(Ordering::Unordered), "atomicrmw instructions cannot be unordered."),
        (ADD, Operand(1, F), "atomicrmw add operand must have integer type!"),
        (
            "%r = atomicrmw xchg ptr %p, i32 %i seq_cst",
            Operand(1, V),
            "atomicrmw xchg operand must have integer or floating point type!",
        ),
        (
            ADD,
            rmw(RmwOp::FAdd),
            "atomicrmw fadd operand must have floating-point or fixed vector of floating-point type!",
        ),
        (
            "fence seq_cst",
            ordering(Ordering::Monotonic),
            "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
        ),
    ]);
}

#[test]
fn addresses() {
    use Change::{Aux, Operand, Result};
    const GEP: &str = "%r = getelementptr i8, ptr %p, i64 %l";
    const GEPS: &str = "%r = getelementptr i8, <2 x ptr> %y, <2 x i64> %z";
    check(&[
        (GEP, Operand(0, I), "GEP base pointer is not a vector or a vector of pointers"),
        (GEP, Aux(Type::VOID.index() as u32), "GEP into unsized type!"),
        (GEP, Operand(1, F), "GEP indexes must be integers"),
        (
            "%r = getelementptr { i32 }, ptr %p, i32 0, i32 0",
            Operand(2, I),
            "Invalid indices for GEP pointer type!",
        ),
        (GEP, Result(I), "GEP is not of right type for indices!"),
        (
            "%r = getelementptr i8, <4 x ptr> poison, i64 %l",
            Result(Y),
            "Vector GEP result width doesn't match operand's",
        ),
        (GEPS, Operand(1, W), "Invalid GEP index vector width"),
        (GEP, Result(Q), "GEP address space doesn't match type"),
    ]);
    let mut module = with_instruction("%r = getelementptr i8, ptr %p, i64 %l");
    let vector = module.types.vector(Type::I32, 2, true);
    let scalable = module.types.literal_struct(&[vector, vector], false);
    change(&mut module, |func, inst| func.inst_mut(inst).aux = scalable.index() as u32);
    let message = "getelementptr cannot target structure that contains scalable vectortype";
    assert!(messages(&module).iter().any(|m| m == message));
}

#[test]
fn vectors_and_aggregates() {
    use Change::{Operand, Result};
    check(&[
        ("%r = extractelement <2 x i32> %v, i32 %i", Operand(1, F), "Invalid extractelement operands!"),
        ("%r = insertelement <2 x i32> %v, i32 %i, i32 0", Operand(1, F), "Invalid insertelement operands!"),
        (
            "%r = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> zeroinitializer",
            Operand(1, W),
            "Invalid shufflevector operands!",
        ),
        ("%r = extractvalue { i32 } %s, 0", Result(F), "Invalid ExtractValueInst operands!"),
        ("%r = insertvalue { i32 } %s, i32 %i, 0", Operand(1, F), "Invalid InsertValueInst operands!"),
    ]);
}

#[test]
fn control_flow() {
    let body = |text: &str| parsed(&format!("define void @f({PARAMS}) {{\n{text}\n}}\n"));
    let mut module = body(" br i1 %b, label %x1, label %x2\nx1:\n ret void\nx2:\n ret void");
    change(&mut module, |func, inst| apply(func, inst, Change::Operand(0, I)));
    assert_eq!(messages(&module), ["Branch condition is not 'i1' type!"]);

    let switch = " switch i32 %i, label %x1 [ i32 1, label %x1\n i32 2, label %x1 ]\nx1:\n ret void";
    let mut module = body(switch);
    change(&mut module, |func, inst| {
        let case = func.operands(inst)[2];
        func.operands_mut(inst)[4] = case;
    });
    assert_eq!(messages(&module), ["Duplicate integer as switch case"]);
    let mut module = body(switch);
    change(&mut module, |func, inst| apply(func, inst, Change::Operand(2, I)));
    assert_eq!(messages(&module), ["Case value is not a constant integer."]);
    let mut module = body(switch);
    change(&mut module, |func, inst| apply(func, inst, Change::Operand(0, L)));
    assert_eq!(messages(&module), ["Switch constants must all be same type as switch value!"]);

    let mut module = body(" indirectbr ptr %p, [label %x1]\nx1:\n ret void");
    change(&mut module, |func, inst| apply(func, inst, Change::Operand(0, I)));
    assert_eq!(messages(&module), ["Indirectbr operand must have pointer type!"]);

    let mut module = body(" ret void");
    change(&mut module, |func, inst| func.push_operand(inst, Value::arg(Arg::new(I))));
    let message = "Found return instr that returns non-void in Function of void return type!";
    assert_eq!(messages(&module), [message]);
    let mut module = parsed("define i32 @f(i32 %i, i64 %l) {\n ret i32 %i\n}\n");
    change(&mut module, |func, inst| apply(func, inst, Change::Operand(0, L)));
    assert_eq!(messages(&module), ["Function return type does not match operand type of return inst!"]);

    let mut module = body(" %r = add i32 %i, %i\n ret void");
    change(&mut module, |func, inst| {
        func.inst_mut(inst).opcode = Opcode::Unreachable;
        func.inst_mut(inst).operands = support::entity::List::EMPTY;
        func.inst_mut(inst).ty = Type::VOID;
    });
    assert!(messages(&module).contains(&"Terminator found in the middle of a basic block!".to_owned()));

    let mut module = body(" br label %x1\nx1:\n %r = phi i32 [ %i, %0 ]\n ret void");
    change(&mut module, |func, inst| {
        let block = func.operands(inst)[0].as_block().and_then(|b| func.first_inst(b)).expect("a phi");
        apply(func, block, Change::Result(L));
    });
    assert_eq!(messages(&module), ["PHI node operands are not the same type as the result!"]);
}

#[test]
fn operands_and_results() {
    let mut module = with_instruction("%r = add i32 %i, %i");
    change(&mut module, |func, inst| {
        let value = Value::inst(func.reserve_inst(Type::I32));
        func.operands_mut(inst)[0] = value;
    });
    assert_eq!(messages(&module), ["Referring to an instruction in another function!"]);

    let mut module = with_instruction("br label %a\na:");
    change(&mut module, |func, inst| {
        let block = func.create_block();
        func.operands_mut(inst)[0] = block.into();
    });
    assert_eq!(messages(&module), ["Referring to a basic block in another function!"]);

    let mut module = with_instruction("store i32 %i, ptr %p");
    change(&mut module, |func, inst| func.names.set(inst.into(), b"name"));
    assert_eq!(messages(&module), ["Instruction has a name, but provides a void value!"]);

    let mut module = with_instruction("%r = freeze i32 %i\n%t = freeze i32 %r");
    let fn_ty = module.types.function(Type::VOID, &[], false);
    change(&mut module, |func, inst| func.inst_mut(inst).ty = fn_ty);
    let found = messages(&module);
    for message in
        ["Instruction returns a non-scalar type!", "Instruction operands must be first-class values!"]
    {
        assert!(found.iter().any(|m| m == message), "{message:?} not in {found:?}");
    }

    let mut module =
        parsed("define void @f() {\n call void asm \"\", \"\"()\n store ptr null, ptr null\n ret void\n}\n");
    change(&mut module, |func, inst| {
        let asm = func.operands(inst)[0];
        let store = func.next_inst(inst).expect("the store");
        func.operands_mut(store)[0] = asm;
    });
    assert_eq!(messages(&module), ["Cannot take the address of an inline asm!"]);
}

#[test]
fn calls() {
    let call = |text: &str, edit: &dyn Fn(&mut Module)| {
        let mut module = parsed(&format!(
            "declare void @g(i32)\ndeclare void @v(i32, ...)\ndeclare i32 @r(i32)\n\
             define void @f(i32 %i, i64 %l) {{\n {text}\n ret void\n}}\n"
        ));
        edit(&mut module);
        messages(&module)
    };
    let found = call("call void @g(i32 %i)", &|m| change(m, |f, i| apply(f, i, Change::Operand(1, 0))));
    assert_eq!(found, ["Called function must be a pointer!"]);
    let found = call("call void @g(i32 %i)", &|m| {
        change(m, |f, i| f.call_info_mut(i).fn_ty = Type::I32);
    });
    assert_eq!(found, ["Called function is not the same type as the call!"]);
    let none = |m: &mut Module, vararg| {
        let fn_ty = m.types.function(Type::VOID, &[Type::I32, Type::I32], vararg);
        change(m, |f, i| f.call_info_mut(i).fn_ty = fn_ty);
    };
    let found = call("call void @g(i32 %i)", &|m| none(m, false));
    assert_eq!(found, ["Incorrect number of arguments passed to called function!"]);
    let found = call("call void (i32, ...) @v(i32 %i)", &|m| none(m, true));
    assert_eq!(found, ["Called function requires more parameters than were provided!"]);
    let found = call("call void @g(i32 %i)", &|m| change(m, |f, i| apply(f, i, Change::Operand(0, 1))));
    assert_eq!(found, ["Call parameter type does not match function signature!"]);
    let found = call("%r = call i32 @r(i32 %i)", &|m| change(m, |f, i| apply(f, i, Change::Result(1))));
    assert_eq!(found, ["Call result type does not match function signature!"]);
    let mut module = parsed(
        "declare void @g(i32)\ndeclare void @h(i32, i32 zeroext)\ndefine void @f(i32 %i) {\n call void @g(i32 %i)\n \
         ret void\n}\n",
    );
    let attributes = header(&mut module, "h").attributes;
    change(&mut module, |f, i| f.call_info_mut(i).attributes = attributes);
    assert_eq!(messages(&module), ["Attribute after last parameter!"]);
}

fn header<'m>(module: &'m mut Module, name: &str) -> &'m mut crate::global::FunctionHeader {
    let g = global(module, name);
    match &mut module.globals[g].kind {
        GlobalKind::Function(header) => header,
        _ => panic!("a function"),
    }
}

#[test]
fn functions() {
    use crate::global::Linkage;
    let source = "declare void @a(i32, i32 zeroext)\ndeclare void @b(ptr sret(i32))\ndefine i32 @f(i32 %i) {\n \
                  ret i32 %i\n}\n";
    let check = |edit: &dyn Fn(&mut Module, Global), message: &str| {
        let mut module = parsed(source);
        let f = global(&module, "f");
        edit(&mut module, f);
        let found = messages(&module);
        assert!(found.iter().any(|m| m == message), "{message:?} not in {found:?}");
    };
    check(&|m, f| m.globals[f].linkage = Linkage::Common, "Functions may not have common linkage");
    check(
        &|m, f| m.globals[f].linkage = Linkage::Appending,
        "Only global variables can have appending linkage!",
    );
    check(&|m, f| m.globals[f].value_ty = Type::I32, "Function has no function type");
    let retype = |m: &mut Module, f: Global, ret: Type, params: &[Type]| {
        m.globals[f].value_ty = m.types.function(ret, params, false);
    };
    check(
        &|m, f| retype(m, f, Type::I32, &[]),
        "# formal arguments must match # of arguments for function type!",
    );
    check(
        &|m, f| retype(m, f, Type::I32, &[Type::I64]),
        "Argument value does not match function argument type!",
    );
    check(
        &|m, f| {
            let ret = m.types.function(Type::VOID, &[], false);
            retype(m, f, ret, &[Type::I32]);
        },
        "Functions cannot return aggregate values!",
    );
    check(
        &|m, f| {
            m.globals[f].value_ty = m.types.function(Type::I32, &[Type::VOID], false);
            let func = m.body_mut(f).expect("a body");
            func.params[Arg::new(0)] = Type::VOID;
        },
        "Function arguments must have first-class types!",
    );
    check(
        &|m, _| {
            let attributes = header(m, "a").attributes;
            header(m, "f").attributes = attributes;
        },
        "Attribute after last parameter!",
    );
    check(
        &|m, _| {
            let attributes = header(m, "b").attributes;
            header(m, "f").attributes = attributes;
        },
        "Invalid struct return type!",
    );
}

#[test]
fn globals() {
    use crate::global::Linkage;
    let source = "@v = global i32 0\n@e = external global i32\n@a = alias i32, ptr @v\n\
                  @h = hidden global i32 0\n@d = external dllimport global i32\n\
                  @i = ifunc void (), ptr @r\ndefine ptr @r() {\n ret ptr null\n}\n";
    let check = |name: &str, edit: &dyn Fn(&mut Module, Global), message: &str| {
        let mut module = parsed(source);
        let g = global(&module, name);
        edit(&mut module, g);
        let found = messages(&module);
        assert!(found.iter().any(|m| m == message), "{message:?} not in {found:?}");
    };
    check(
        "e",
        &|m, g| m.globals[g].linkage = Linkage::Internal,
        "Global is external, but doesn't have external or weak linkage!",
    );
    check(
        "h",
        &|m, g| m.globals[g].dso_local = false,
        "GlobalValue with local linkage or non-default visibility must be dso_local!",
    );
    check("d", &|m, g| m.globals[g].dso_local = true, "GlobalValue with DLLImport Storage is dso_local!");
    check(
        "v",
        &|m, g| m.globals[g].value_ty = Type::I64,
        "Global variable initializer type does not match global variable type!",
    );
    check("a", &|m, g| m.globals[g].ty = Type::I32, "Alias and aliasee types should match!");
    check(
        "a",
        &|m, g| m.globals[g].linkage = Linkage::Common,
        "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or \
         available_externally linkage!",
    );
    check(
        "v",
        &|m, g| m.globals[g].object_mut().expect("a variable").align = Align::from_log2(40),
        "huge alignment values are unsupported",
    );
    let mut module = parsed("%o = type opaque\n@e = external global %o\n@v = global i32 0\n");
    let opaque = module.globals[global(&module, "e")].value_ty;
    let kind = crate::constant::ConstKind::Poison;
    let init = module.env.consts.intern(crate::constant::ConstData { ty: opaque, kind });
    let v = global(&module, "v");
    module.globals[v].value_ty = opaque;
    match &mut module.globals[v].kind {
        GlobalKind::Variable(variable) => variable.initializer = Some(init),
        _ => panic!("a variable"),
    }
    assert!(messages(&module).iter().any(|m| m == "Global variable initializer must be sized"));
}

#[test]
fn signed_pointers() {
    use crate::constant::{ConstData, ConstKind};
    let source = "@v = global i32 0\n@s = global ptr ptrauth (ptr @v, i32 1, i64 2)\n";
    let check = |edit: &dyn Fn(&mut crate::constant::PtrAuth, Value), ty: Type, message: &str| {
        let mut module = parsed(source);
        let s = global(&module, "s");
        let init = module.globals[s].as_variable().and_then(|v| v.initializer).expect("an initializer");
        let Some(ConstKind::PtrAuth(auth)) = module.env.consts.lookup(init).map(|c| c.kind.clone()) else {
            panic!("a signed pointer")
        };
        let float = module.env.consts.intern(ConstData { ty: Type::FLOAT, kind: ConstKind::Float(0) });
        let mut auth = auth;
        edit(&mut auth, float);
        let kind = ConstKind::PtrAuth(auth);
        let changed = module.env.consts.intern(ConstData { ty, kind });
        module.globals[s].value_ty = ty;
        match &mut module.globals[s].kind {
            GlobalKind::Variable(variable) => variable.initializer = Some(changed),
            _ => panic!("a variable"),
        }
        let found = messages(&module);
        assert!(found.iter().any(|m| m == message), "{message:?} not in {found:?}");
    };
    let ptr = Type::PTR;
    check(&|a, f| a.pointer = f, ptr, "signed ptrauth constant base pointer must have pointer type");
    check(&|_, _| (), Type::I32, "signed ptrauth constant must have same type as its base pointer");
    check(&|a, f| a.key = f, ptr, "signed ptrauth constant key must be i32 constant integer");
    check(
        &|a, f| a.addr_discriminator = f,
        ptr,
        "signed ptrauth constant address discriminator must be a pointer",
    );
    check(
        &|a, f| a.discriminator = f,
        ptr,
        "signed ptrauth constant discriminator must be i64 constant integer",
    );
    check(
        &|a, f| a.deactivation_symbol = f,
        ptr,
        "signed ptrauth constant deactivation symbol must be a pointer",
    );
}

#[test]
fn debug_info_nodes() {
    use crate::metadata::schema::{di_compile_unit, di_fixed_point_type};
    use crate::metadata::{FieldRef, MdKind};
    let source = "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!llvm.dbg.cu = !{!1}\n\
                  !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)\n\
                  !2 = !DIFile(filename: \"a\", directory: \"b\")\n!n = !{!3, !4, !5}\n!3 = distinct !DIAssignID()\n\
                  !4 = distinct !DISubprogram(name: \"f\", file: !2, unit: !1, spFlags: DISPFlagDefinition)\n\
                  !5 = !DIFixedPointType(name: \"a\", size: 32, encoding: DW_ATE_signed_fixed)\n";
    let check = |kind: MdKind, field: Option<FieldRef>, message: &str| {
        let mut module = parsed(source);
        let found = module
            .env
            .metadata
            .iter()
            .map(|(m, _)| m)
            .find(|&m| module.env.metadata.as_node(m).is_some_and(|n| n.kind == kind));
        let node = found.expect("a node of the kind");
        let data = module.env.metadata.as_node(node).expect("a node");
        let mut words = module.env.metadata.words(data).to_vec();
        if let Some(field) = field {
            words[field.index] = 77;
        }
        module.env.metadata.set_node(node, kind, field.is_some() && data.distinct, &words);
        let found = messages(&module);
        assert!(found.iter().any(|m| m == message), "{message:?} not in {found:?}");
    };
    check(MdKind::CompileUnit, None, "compile units must be distinct");
    check(MdKind::AssignId, None, "DIAssignID must be distinct");
    check(MdKind::Subprogram, None, "subprogram definitions must be distinct");
    check(MdKind::CompileUnit, Some(di_compile_unit::EMISSION_KIND), "invalid emission kind");
    check(MdKind::FixedPointType, Some(di_fixed_point_type::KIND), "invalid kind");
}

#[test]
fn attributes() {
    use crate::attributes::{AttrKind, Attribute, AttributeListData, ConstantRange};
    let check = |attributes: Vec<Attribute>, param: Option<usize>, message: &str| {
        let mut module = parsed("declare void @f(ptr, float, i32)\n");
        let set = module.env.attributes.set(attributes);
        let mut data = AttributeListData::default();
        match param {
            None => data.function = Some(set),
            Some(n) => data.params = (0..=n).map(|i| (i == n).then_some(set)).collect(),
        }
        let list = module.env.attributes.list(data);
        header(&mut module, "f").attributes = list;
        let found = messages(&module);
        assert!(found.iter().any(|m| m == message), "{message:?} not in {found:?}");
    };
    let flag = |kind| vec![Attribute::Enum(kind)];
    let range =
        |lower: u64, upper: u64| ConstantRange { bits: 64, lower: [lower].into(), upper: [upper].into() };
    check(flag(AttrKind::NoReturn), Some(0), "Attribute 'noreturn' does not apply to parameters");
    check(flag(AttrKind::NonNull), None, "Attribute 'nonnull' does not apply to functions!");
    check(flag(AttrKind::Builtin), None, "Attribute 'builtin' can only be applied to a callsite.");
    check(
        vec![Attribute::RangeList(AttrKind::Initializes, Vec::new().into())],
        Some(0),
        "Attribute 'initializes' does not support empty list",
    );
    check(
        vec![Attribute::RangeList(AttrKind::Initializes, vec![range(8, 4)].into())],
        Some(0),
        "Attribute 'initializes' does not support unordered ranges",
    );
    let classes = |mask| vec![Attribute::Int(AttrKind::NoFPClass, mask)];
    check(classes(0), Some(1), "Attribute 'nofpclass' must have at least one test bit set");
    check(classes(1 << 20), Some(1), "Invalid value for 'nofpclass' test mask");
    let wide = vec![Attribute::Range(AttrKind::Range, Box::new(range(0, 4)))];
    check(wide, Some(2), "Attribute 'range(i64 0, 4)' applied to incompatible type!");
}
