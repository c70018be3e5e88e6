//! Patterns with several results, flags, parts of registers and folded memory accesses, on a made-up machine: graphs made by
//! hand are selected, and the machine code is compared.

use isel::dag::Parts;
use isel::debug_records::pending::PendingRecords;
use isel::lowering::{Assignment, CallNodes, Convention, LoweringFacts, Operands, Result};
use isel::{ArgPart, Dag, Legality, Lowering, Node, Unsupported, Value, emit, select};
use mir::function::MemBase;
use mir::target::{MachineFacts, Place};
use mir::{FrameIndex, Isa, MemOperand, TargetInfo};
use smallvec::{SmallVec, smallvec};
use std::path::Path;
use tablegen::lang::{IncludeDirs, Options, evaluate};
use tables::nodes::NodeOp;
use tables::selection::{Extension, TargetNode};
use tables::value_type::ValueType;

/// Addresses are a register and an offset; nothing else is special.
struct Plain {
    lowering: LoweringFacts,
    machine: MachineFacts,
}

impl Plain {
    fn new() -> Plain {
        let call_nodes = CallNodes { call: NodeOp::TRAP, ret: NodeOp::TRAP, tail: None };
        Plain {
            lowering: LoweringFacts::new(ValueType::I32, mc::Reg(0), call_nodes),
            machine: MachineFacts::default(),
        }
    }
}

impl Lowering for Plain {
    fn facts(&self) -> &LoweringFacts {
        &self.lowering
    }
    fn assign(&self, _: &Isa<'_>, _: Convention, _: &[ArgPart]) -> Result<Option<Assignment>> {
        Ok(None)
    }
    fn preserved(&self, _: &Isa<'_>, _: ir::CallingConv) -> Vec<mc::Reg> {
        Vec::new()
    }
    fn lower(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<SmallVec<[Value; 2]>> {
        Err(Unsupported::new(format!("{:?}", dag.op(node))))
    }
    fn select_complex(&self, _: &Isa<'_>, dag: &mut Dag, _: u16, value: Value) -> Option<Operands> {
        let zero = dag.target_constant(0, ValueType::I32);
        if dag.op(value.node) == NodeOp::ADD
            && let &[base, offset] = dag.operands(value.node)
            && let Some(number) = dag.as_constant(offset)
        {
            return Some(smallvec![base, dag.target_constant(number, ValueType::I32)]);
        }
        Some(smallvec![value, zero])
    }
    fn select(&self, _: &Isa<'_>, _: &mut Dag, _: Node) -> Result<Option<SmallVec<[Value; 2]>>> {
        Ok(None)
    }
    fn frame_address(&self, _: &Isa<'_>, dag: &mut Dag, _: FrameIndex) -> Value {
        dag.undef(ValueType::I32)
    }
}

impl TargetInfo for Plain {
    fn facts(&self) -> &MachineFacts {
        &self.machine
    }
    fn reserved(&self, _: &Isa<'_>, _: &mir::Function) -> Vec<mc::Reg> {
        Vec::new()
    }
    fn callee_saved(&self, _: &Isa<'_>, _: &mir::Function) -> Vec<mc::Reg> {
        Vec::new()
    }
    fn copy(&self, _: &Isa<'_>, _: &mut mir::Function, _: Place, _: mc::Reg, _: mc::Reg) {}
    fn spill(&self, _: &Isa<'_>, _: &mut mir::Function, _: Place, _: mir::Reg, _: u16, _: FrameIndex) {}
    fn reload(&self, _: &Isa<'_>, _: &mut mir::Function, _: Place, _: mir::Reg, _: u16, _: FrameIndex) {}
    fn insert_prologue(&self, _: &Isa<'_>, _: &mut mir::Function) {}
    fn insert_epilogue(&self, _: &Isa<'_>, _: &mut mir::Function, _: mir::Block) {}
    fn eliminate_frame_index(&self, _: &Isa<'_>, _: &mut mir::Function, _: mir::Inst, _: usize, _: i64) {}
    fn insert_custom(&self, _: &Isa<'_>, _: &mut mir::Function, _: mir::Inst) -> Option<mir::Block> {
        None
    }
}

struct Machine {
    target: mc::Target,
    subtarget: mc::Subtarget,
}

impl Machine {
    fn new() -> Machine {
        let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tablegen/include");
        let mut includes = IncludeDirs { dirs: vec![include] };
        let text = include_str!("flags_cpu.td");
        let evaluation = evaluate("cpu.td", text.as_bytes(), &mut includes, &Options::default());
        assert!(evaluation.diagnostics.is_empty(), "{:?}", evaluation.diagnostics);
        let (bytes, notes) = tablegen::emit::image::build(&evaluation.records.unwrap()).unwrap();
        assert!(notes.is_empty(), "{notes:?}");
        let target =
            mc::Target::new(tables::Image::new(bytes).unwrap(), Box::new(mc::target::NoHooks)).unwrap();
        let (subtarget, _) = mc::Subtarget::new(&target, "plain", "");
        Machine { target, subtarget }
    }

    fn node(&self, name: &str) -> NodeOp {
        let image = &self.target.image;
        let index = image.records::<TargetNode>().iter().position(|n| image.string(n.name) == name);
        NodeOp(NodeOp::FIRST_TARGET + index.unwrap() as u16)
    }

    /// The instructions of a graph, one per line, without memory operands.
    fn select(&self, build: impl FnOnce(&mut Graph<'_>)) -> Vec<String> {
        let isa = Isa::new(&self.target, &self.subtarget);
        let mut sources = support::source::SourceMap::new();
        let id = sources.add("f.ll", &b"define void @f() { ret void }"[..], None).unwrap();
        let (module, _) = ir::text::parse::parse_module(&sources, id).unwrap();
        let global = module.env.globals.keys().next().unwrap();
        let mut func = mir::Function::new(global);
        let block = func.append_block(None);
        let class = isa.class_for_type(ValueType::I32).unwrap();
        let inputs = [0, 1, 2].map(|_| func.new_vreg(class));
        let mut dag = Dag::new();
        let mut graph = Graph { machine: self, dag: &mut dag, inputs, chain: None, outputs: Vec::new() };
        build(&mut graph);
        let Graph { outputs, chain, .. } = graph;
        let entry = dag.entry();
        let mut chains: Vec<Value> = chain.into_iter().collect();
        for value in outputs {
            let to = func.new_vreg(isa.class_for_type(dag.type_of(value)).unwrap());
            chains.push(dag.copy_to_reg(entry, to, value, None).into());
        }
        dag.root = dag.token_factor(&chains);
        let scratch = &mut select::Scratch::default();
        select::run(&isa, &Plain::new(), &Legality::new(&isa), &mut dag, scratch, None).unwrap();
        let mut debug = PendingRecords::default();
        let notes = emit::Notes { locations: &[], recorder: None, debug: &mut debug };
        emit::run(&isa, &Plain::new(), &dag, &mut emit::Scratch::default(), &mut func, block, notes).unwrap();
        let mut text = String::new();
        mir::print::print_function(&isa, &module.env, &func, &mut text).unwrap();
        let body = text.split_once("bb.0:").unwrap().1;
        let lines = body.lines().map(|l| l.split("::").next().unwrap().trim().to_owned());
        lines.filter(|l| !l.is_empty() && !l.starts_with('#')).collect()
    }
}

struct Graph<'g> {
    machine: &'g Machine,
    dag: &'g mut Dag,
    inputs: [mir::Reg; 3],
    chain: Option<Value>,
    outputs: Vec<Value>,
}

impl Graph<'_> {
    fn input(&mut self, i: usize) -> Value {
        let entry = self.dag.entry();
        self.dag.copy_from_reg(entry, self.inputs[i], ValueType::I32, None).into()
    }
    fn op(&mut self, op: NodeOp, operands: &[Value]) -> Value {
        self.dag.order += 1;
        self.dag.value(op, ValueType::I32, operands)
    }
    fn own(&mut self, name: &str, types: &[ValueType], operands: &[Value]) -> Node {
        self.dag.order += 1;
        self.dag.make(Parts::new(self.machine.node(name), types, operands))
    }
    fn access(is_load: bool) -> MemOperand {
        MemOperand {
            base: MemBase::Unknown,
            offset: 0,
            ty: ValueType::I32,
            align_log2: 2,
            is_load,
            is_store: !is_load,
            is_volatile: false,
            ordering: 0,
            extension: Extension::None,
            addr_space: 0,
        }
    }
    fn load(&mut self, address: Value) -> Value {
        self.dag.order += 1;
        let chain = self.chain.unwrap_or(self.dag.entry());
        let load = self.dag.load(ValueType::I32, chain, address, Self::access(true));
        self.chain = Some(Value::new(load, 1));
        load.into()
    }
    fn store(&mut self, value: Value, address: Value) {
        self.dag.order += 1;
        let chain = self.chain.unwrap_or(self.dag.entry());
        self.chain = Some(self.dag.store(chain, value, address, Self::access(false)));
    }
}

const I32: ValueType = ValueType::I32;

#[test]
fn flags_stay_until_they_are_read() {
    let code = Machine::new().select(|g| {
        let (a, b) = (g.input(0), g.input(1));
        let flags = g.own("ToyISD::CMP", &[I32], &[a, b]);
        // Changes the flags, so it must not come between.
        let product = g.op(NodeOp::MUL, &[a, b]);
        let chosen = g.own("ToyISD::CHOOSE", &[I32], &[a, b, flags.into()]);
        g.outputs = vec![product, chosen.into()];
    });
    assert_eq!(
        code,
        [
            "%3:gpr = MULrr %0, %1, implicit-def dead $flags",
            "CMP %0, %1, implicit-def $flags",
            "%4:gpr = CHOOSE %0, %1, implicit $flags",
        ]
    );
}

#[test]
fn a_comparison_is_made_again_when_its_flags_are_overwritten() {
    let code = Machine::new().select(|g| {
        let (a, b) = (g.input(0), g.input(1));
        let flags = g.own("ToyISD::CMP", &[I32], &[a, b]);
        let first = g.own("ToyISD::CHOOSE", &[I32], &[a, b, flags.into()]);
        let product = g.op(NodeOp::MUL, &[first.into(), b]);
        let second = g.own("ToyISD::CHOOSE", &[I32], &[product, b, flags.into()]);
        g.outputs = vec![second.into()];
    });
    let names: Vec<&str> =
        code.iter().map(|l| l.split(" = ").last().unwrap().split(' ').next().unwrap()).collect();
    assert_eq!(names, ["CMP", "CHOOSE", "MULrr", "CMP", "CHOOSE"], "{code:#?}");
}

#[test]
fn an_instruction_gives_a_sum_and_flags() {
    let code = Machine::new().select(|g| {
        let (a, b) = (g.input(0), g.input(1));
        let sum = g.own("ToyISD::ADD", &[I32, I32], &[a, b]);
        let chosen = g.own("ToyISD::CHOOSE", &[I32], &[a, sum.into(), Value::new(sum, 1)]);
        g.outputs = vec![chosen.into()];
    });
    assert_eq!(code, ["%4:gpr = ADD %0, %1, implicit-def $flags", "%3:gpr = CHOOSE %0, %4, implicit $flags"]);
}

#[test]
fn values_go_to_the_registers_that_instructions_read() {
    let code = Machine::new().select(|g| {
        let (a, b) = (g.input(0), g.input(1));
        let shifted = g.op(NodeOp::SHL, &[a, b]);
        g.outputs = vec![shifted];
    });
    assert_eq!(code, ["$w7 = COPY %1", "%3:gpr = SHIFT %0, implicit $w7"]);
}

#[test]
fn a_load_is_folded_and_so_is_a_store() {
    let machine = Machine::new();
    let code = machine.select(|g| {
        let (a, p) = (g.input(0), g.input(1));
        let four = g.dag.constant(4, I32);
        let address = g.op(NodeOp::ADD, &[p, four]);
        let loaded = g.load(address);
        let sum = g.op(NodeOp::ADD, &[a, loaded]);
        g.outputs = vec![sum];
    });
    assert_eq!(code, ["%3:gpr = ADDrm %0, %1, 4, implicit-def dead $flags"]);
    let code = machine.select(|g| {
        let (a, p) = (g.input(0), g.input(1));
        let loaded = g.load(p);
        let sum = g.op(NodeOp::ADD, &[loaded, a]);
        g.store(sum, p);
    });
    assert_eq!(code, ["ADDmr %1, 0, %0, implicit-def dead $flags"]);
}

#[test]
fn nothing_is_folded_across_what_depends_on_it() {
    let machine = Machine::new();
    // The second load comes after a store that comes after the first.
    let code = machine.select(|g| {
        let (p, q) = (g.input(0), g.input(1));
        let first = g.load(p);
        g.store(q, p);
        let second = g.load(q);
        let product = g.op(NodeOp::MUL, &[second, second]);
        let sum = g.op(NodeOp::ADD, &[product, first]);
        g.outputs = vec![sum];
    });
    let names: Vec<&str> =
        code.iter().map(|l| l.split(" = ").last().unwrap().split(' ').next().unwrap()).collect();
    assert_eq!(names, ["LOAD", "STORE", "LOAD", "MULrr", "ADD"], "{code:#?}");
    // A value that is used twice is loaded once.
    let code = machine.select(|g| {
        let p = g.input(0);
        let loaded = g.load(p);
        let sum = g.op(NodeOp::ADD, &[loaded, loaded]);
        g.outputs = vec![sum];
    });
    assert!(code[0].contains("= LOAD") && code[1].contains("= ADD %"), "{code:#?}");
    // The old value is wanted, too.
    let code = machine.select(|g| {
        let (a, p) = (g.input(0), g.input(1));
        let loaded = g.load(p);
        let sum = g.op(NodeOp::ADD, &[loaded, a]);
        g.store(sum, p);
        g.outputs = vec![loaded];
    });
    assert!(code.iter().any(|l| l.starts_with("STORE")), "{code:#?}");
}

#[test]
fn parts_of_registers() {
    let code = Machine::new().select(|g| {
        let a = g.input(0);
        let half = g.dag.value(NodeOp::TRUNCATE, ValueType::I16, &[a]);
        let ones = g.dag.constant(-1, ValueType::I16);
        let inverted = g.dag.value(NodeOp::XOR, ValueType::I16, &[half, ones]);
        let wide = g.dag.value(NodeOp::ANY_EXTEND, I32, &[inverted]);
        g.outputs = vec![wide];
    });
    assert_eq!(
        code,
        [
            "%4:half = COPY %0.lower",
            "%5:half = NOTH %4",
            "%6:gpr = IMPLICIT_DEF",
            "%7:gpr = INSERT_SUBREG undef %6(tied-def 0), %5, %subreg.lower",
            "%3:gpr = COPY %7",
        ]
    );
}
