//! Numbers of what has no name: globals (`@0`), attribute groups (`#0`), and the arguments, blocks and instructions of
//! one function (`%0`).
//!
//! All are dense tables indexed by entity. Globals and the attribute groups of variables and functions are numbered
//! when printing of a module begins; the groups of calls when their function is printed.

use crate::attributes::AttributeSet;
use crate::function::Function;
use crate::global::GlobalKind;
use crate::module::Env;
use crate::types::Type;
use crate::value::{Arg, Block, Global, Inst, Value};
use support::entity::Entity;

/// Stands for "has no number".
pub(super) const NONE: u32 = u32::MAX;

#[derive(Default)]
pub(super) struct ModuleNumbers {
    globals: Vec<u32>,
    /// By attribute set.
    groups: Vec<u32>,
    /// Attribute sets by number.
    pub group_order: Vec<AttributeSet>,
}

impl ModuleNumbers {
    pub fn new(env: &Env) -> ModuleNumbers {
        let mut numbers = ModuleNumbers { globals: vec![NONE; env.globals.len()], ..Default::default() };
        let order = &env.order;
        let all = [&order.variables, &order.aliases, &order.ifuncs, &order.functions];
        let unnamed = all.into_iter().flatten().filter(|&&g| env.globals[g].name.is_empty());
        for (number, &global) in unnamed.enumerate() {
            numbers.globals[global.index()] = number as u32;
        }
        for &global in order.variables.iter().chain(&order.functions) {
            let group = match &env.globals[global].kind {
                GlobalKind::Variable(v) => v.attributes,
                GlobalKind::Function(f) => env.attributes.get_list(f.attributes).function,
                _ => None,
            };
            numbers.add_group(group);
        }
        numbers
    }

    /// Numbers an attribute set that is written as a group, if it is not empty and has no number yet.
    fn add_group(&mut self, set: Option<AttributeSet>) {
        let Some(set) = set.filter(|&s| s != AttributeSet::EMPTY) else { return };
        if set.index() >= self.groups.len() {
            self.groups.resize(set.index() + 1, NONE);
        }
        if self.groups[set.index()] == NONE {
            self.groups[set.index()] = self.group_order.len() as u32;
            self.group_order.push(set);
        }
    }

    /// Numbers the groups of the calls of a function.
    pub fn add_groups_of(&mut self, env: &Env, func: &Function) {
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                if func.opcode(inst).is_call() {
                    let list = func.call_info(inst).attributes;
                    self.add_group(env.attributes.get_list(list).function);
                }
            }
        }
    }

    pub fn global(&self, global: Global) -> u32 {
        self.globals.get(global.index()).copied().unwrap_or(NONE)
    }

    pub fn group(&self, set: AttributeSet) -> u32 {
        self.groups.get(set.index()).copied().unwrap_or(NONE)
    }
}

/// The numbers of one function. The tables are reused from function to function.
#[derive(Default)]
pub(super) struct LocalNumbers {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
}

impl LocalNumbers {
    /// Numbers arguments, then each block followed by its instructions.
    pub fn assign(&mut self, func: &Function) {
        reset(&mut self.args, func.params.len());
        reset(&mut self.blocks, func.num_blocks());
        reset(&mut self.insts, func.num_insts());
        let mut next = 0;
        let mut number = |slot: &mut u32, name: &[u8]| {
            if name.is_empty() {
                *slot = next;
                next += 1;
            }
        };
        for arg in func.params.keys() {
            number(&mut self.args[arg.index()], func.names.get(Value::arg(arg)));
        }
        for block in func.blocks() {
            number(&mut self.blocks[block.index()], func.names.get(Value::block(block)));
            for inst in func.block_insts(block) {
                if func.inst(inst).ty != Type::VOID {
                    number(&mut self.insts[inst.index()], func.names.get(Value::inst(inst)));
                }
            }
        }
    }

    #[inline]
    pub fn arg(&self, arg: Arg) -> u32 {
        self.args.get(arg.index()).copied().unwrap_or(NONE)
    }

    #[inline]
    pub fn block(&self, block: Block) -> u32 {
        self.blocks.get(block.index()).copied().unwrap_or(NONE)
    }

    #[inline]
    pub fn inst(&self, inst: Inst) -> u32 {
        self.insts.get(inst.index()).copied().unwrap_or(NONE)
    }
}

fn reset(table: &mut Vec<u32>, len: usize) {
    table.clear();
    table.resize(len, NONE);
}
