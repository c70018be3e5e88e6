//! Building functions with variables that are set and read; phis come by themselves.
//!
//! # Algorithm
//! A read finds what the block last set. If it set nothing, a phi without operands is put at its beginning. In the end
//! ([`FunctionBuilder::finish`]), when all edges are known, each such phi gets what its predecessors have at their
//! ends, which may need phis there. So blocks can be filled in any order and need not be declared complete. After Braun
//! and others, *Simple and Efficient Construction of Static Single Assignment Form* (2013), with all blocks completed
//! at once.
//!
//! A phi whose operands are all one value, or itself, is that value; such phis are removed at the end, and again those
//! of which this makes one. Cost: linear in the edges of phis and in the instructions, but for a factor that is at most
//! logarithmic.

mod trivial_phis;

use crate::{Block, Error, FloatPredicate, IntPredicate, Result, Type, Value};
use ir::attributes::{AttrKind, Attribute, AttributeListData};
use ir::builder::Builder;
use ir::inst::{Align, InstFlags, Opcode};
use ir::{ConstData, ConstKind};
use std::collections::BTreeMap;

/// A variable of a function that is being built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variable(u32);

/// See the module text. Made by [`Module::function`](crate::Module::function), with the first block begun.
#[derive(Debug)]
pub struct FunctionBuilder<'m> {
    builder: Builder<'m>,
    global: ir::Global,
    block: Block,
    /// Names of blocks, of which no two are the same, and the last number that was put behind each.
    names: BTreeMap<String, u32>,
    types: Vec<Type>,
    /// What a block has set, or what its phi is, by block and variable.
    values: BTreeMap<(u32, Variable), Value>,
    /// Phis without operands: block, variable, phi.
    open: Vec<(Block, Variable, Value)>,
    /// Predecessors, one for each edge.
    edges: BTreeMap<u32, Vec<Block>>,
    ended: bool,
    error: Option<Error>,
}

impl<'m> FunctionBuilder<'m> {
    pub(crate) fn new(module: &'m mut ir::Module, global: ir::Global) -> FunctionBuilder<'m> {
        let (env, body) = module.env_and_body(global);
        let Some(body) = body else { unreachable!("the function was just given a body") };
        let mut builder = Builder::new(env, body);
        let block = builder.append_block("entry");
        builder.position_at_end(block);
        FunctionBuilder {
            builder,
            global,
            block,
            names: BTreeMap::from([("entry".to_owned(), 0)]),
            types: Vec::new(),
            values: BTreeMap::new(),
            open: Vec::new(),
            edges: BTreeMap::new(),
            ended: false,
            error: None,
        }
    }

    /// What there is no method for here: instructions at the end of the block that is being filled. Ends of blocks are for
    /// [`jump`](Self::jump) and its like, which know of edges.
    pub fn raw(&mut self) -> &mut Builder<'m> {
        &mut self.builder
    }

    fn fail(&mut self, message: &str) {
        self.error.get_or_insert_with(|| Error::new(message));
    }

    // Values.

    /// The function itself, to call it.
    pub fn this(&self) -> Value {
        self.global.into()
    }

    pub fn parameter(&self, index: usize) -> Value {
        self.builder.arg(index)
    }

    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        self.builder.int(ty, value)
    }

    /// A constant of type `double`.
    pub fn double(&mut self, value: f64) -> Value {
        let data = ConstData { ty: Type::DOUBLE, kind: ConstKind::Float(value.to_bits()) };
        self.builder.func().consts.intern(data)
    }

    /// A new variable; zero until it is set.
    pub fn variable(&mut self, ty: Type) -> Variable {
        self.types.push(ty);
        Variable(self.types.len() as u32 - 1)
    }

    /// Sets a variable, from here on.
    pub fn set(&mut self, variable: Variable, value: Value) {
        if self.types.get(variable.0 as usize) != Some(&self.builder.type_of(value)) {
            self.fail("a variable is set to a value of another type");
            return;
        }
        self.values.insert((self.block.as_u32(), variable), value);
    }

    /// What a variable is now.
    pub fn get(&mut self, variable: Variable) -> Value {
        let block = self.block;
        self.value_in(block, variable)
    }

    fn value_in(&mut self, block: Block, variable: Variable) -> Value {
        if let Some(&value) = self.values.get(&(block.as_u32(), variable)) {
            return value;
        }
        let Some(&ty) = self.types.get(variable.0 as usize) else {
            self.fail("a variable of another function");
            return self.builder.int(Type::I1, 0);
        };
        let is_entry = self.builder.func().blocks().next() == Some(block);
        let value = if is_entry {
            self.builder.null(ty)
        } else {
            let first = self.builder.func().first_inst(block);
            match first {
                Some(first) => self.builder.position_before(first),
                None => self.builder.position_at_end(block),
            }
            let phi = self.builder.phi(ty);
            let now = self.block;
            self.builder.position_at_end(now);
            self.open.push((block, variable, phi));
            phi
        };
        self.values.insert((block.as_u32(), variable), value);
        value
    }

    // Blocks.

    /// A new block, which is filled after [`begin`](Self::begin). If another one has the name, it gets a number.
    pub fn block(&mut self, name: &str) -> Block {
        let unique = self.unique(name);
        let block = self.builder.append_block(&unique);
        let now = self.block;
        self.builder.position_at_end(now);
        block
    }

    fn unique(&mut self, name: &str) -> String {
        let mut unique = name.to_owned();
        while !unique.is_empty() && self.names.contains_key(&unique) {
            let number = self.names.entry(name.to_owned()).or_default();
            *number += 1;
            unique = format!("{name}{number}");
        }
        self.names.insert(unique.clone(), 0);
        unique
    }

    /// What follows goes into this block.
    pub fn begin(&mut self, block: Block) {
        if !self.ended {
            self.fail("a block has no end: it jumps, branches or returns");
        }
        (self.block, self.ended) = (block, false);
        self.builder.position_at_end(block);
    }

    fn end(&mut self, targets: &[Block]) {
        if self.ended {
            self.fail("a block has two ends");
        }
        self.ended = true;
        for target in targets {
            self.edges.entry(target.as_u32()).or_default().push(self.block);
        }
    }

    pub fn jump(&mut self, to: Block) {
        self.end(&[to]);
        self.builder.br(to);
    }

    /// Goes one way if the condition (of type `i1`) holds, and the other way if not.
    pub fn branch(&mut self, condition: Value, if_true: Block, if_false: Block) {
        self.end(&[if_true, if_false]);
        self.builder.cond_br(condition, if_true, if_false);
    }

    pub fn ret(&mut self, value: Option<Value>) {
        self.end(&[]);
        self.builder.ret(value);
    }

    // Operations.

    fn binary(&mut self, op: Opcode, lhs: Value, rhs: Value) -> Value {
        self.builder.binary(op, lhs, rhs, InstFlags::NONE)
    }

    pub fn add(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::Add, lhs, rhs)
    }

    pub fn sub(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::Sub, lhs, rhs)
    }

    pub fn mul(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::Mul, lhs, rhs)
    }

    pub fn and(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::And, lhs, rhs)
    }

    pub fn or(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::Or, lhs, rhs)
    }

    pub fn xor(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::Xor, lhs, rhs)
    }

    pub fn fadd(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::FAdd, lhs, rhs)
    }

    pub fn fsub(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::FSub, lhs, rhs)
    }

    pub fn fmul(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::FMul, lhs, rhs)
    }

    pub fn fdiv(&mut self, lhs: Value, rhs: Value) -> Value {
        self.binary(Opcode::FDiv, lhs, rhs)
    }

    pub fn compare(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        self.builder.icmp(predicate, lhs, rhs)
    }

    pub fn fcompare(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        self.builder.fcmp(predicate, lhs, rhs, InstFlags::NONE)
    }

    /// Converts a value by an opcode such as [`Opcode::ZExt`] or [`Opcode::SIToFP`].
    pub fn convert(&mut self, opcode: Opcode, value: Value, to: Type) -> Value {
        self.builder.cast(opcode, value, to, InstFlags::NONE)
    }

    /// The address of element `index` (an integer) of an array of `ty` at `base`.
    pub fn offset(&mut self, ty: Type, base: Value, index: Value) -> Value {
        self.builder.gep(ty, base, &[index], InstFlags::NONE)
    }

    pub fn load(&mut self, ty: Type, pointer: Value) -> Value {
        self.builder.load(ty, pointer, Align::default())
    }

    pub fn store(&mut self, value: Value, pointer: Value) {
        self.builder.store(value, pointer, Align::default());
    }

    /// Calls a function with these types: one of the module, or a pointer.
    pub fn call(&mut self, callee: Value, types: (&[Type], Type), arguments: &[Value]) -> Value {
        let ty = self.builder.env().types.function(types.1, types.0, false);
        self.builder.call(ty, callee, arguments)
    }

    /// Completes the function. The error is the first mistake. One that calls nothing says of itself that exceptions do not leave
    /// it (`nounwind`), so that nothing has to be noted for unwinders.
    pub fn finish(mut self) -> Result<()> {
        if !self.ended {
            self.fail("the last block has no end: it jumps, branches or returns");
        }
        let mut done = 0;
        while let Some(&(block, variable, phi)) = self.open.get(done) {
            done += 1;
            for from in self.edges.get(&block.as_u32()).cloned().unwrap_or_default() {
                let value = self.value_in(from, variable);
                self.builder.add_incoming(phi, value, from);
            }
        }
        let phis: Vec<Value> = self.open.iter().map(|&(_, _, phi)| phi).collect();
        trivial_phis::remove(self.builder.func(), &phis);
        if let Some(error) = self.error {
            return Err(error);
        }
        self.note_unwinding();
        self.builder.finish().map_err(|error| Error::new(error.to_string()))
    }

    fn note_unwinding(&mut self) {
        let func = &*self.builder.func();
        let may_unwind = |inst| {
            use Opcode::{Call, CallBr, CatchSwitch, CleanupRet, Invoke, Resume};
            matches!(func.opcode(inst), Call | CallBr | CatchSwitch | CleanupRet | Invoke | Resume)
        };
        if func.blocks().flat_map(|block| func.block_insts(block)).any(may_unwind) {
            return;
        }
        let env = self.builder.env();
        let function = env.attributes.set(vec![Attribute::Enum(AttrKind::NoUnwind)]);
        let list = AttributeListData { function: Some(function), ..AttributeListData::default() };
        let list = env.attributes.list(list);
        if let Some(header) = env.globals[self.global].as_function_mut() {
            header.attributes = list;
        }
    }
}
