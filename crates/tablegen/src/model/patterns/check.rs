//! Checks of patterns that need no types: operands of fragments, names on both sides, what `set` sets. And that numbers
//! fit their types.
//!
//! Each is linear in the pattern. Messages are those of llvm-tblgen where it has one.

use super::tree::{Kind, Tree};
use super::types::Types;
use crate::lang::value::{Value, View};
use crate::model::fields::{Arg, Dag, Def, Result};
use std::collections::{BTreeMap, BTreeSet};

/// The operands of a fragment are those that its bodies mention.
pub fn fragment(def: Def<'_>) -> Result<()> {
    let mut mentioned = BTreeSet::new();
    // Dags nest as deep as their text, which the parser limits.
    let mut pending: Vec<Value> = def.list("Fragments")?.to_vec();
    while let Some(value) = pending.pop() {
        let Some(dag) = Dag::from_view(def.records, def.records.view(value)) else { continue };
        for arg in dag.args() {
            if is_operand(def, arg) {
                mentioned.extend(arg.name);
            }
            pending.push(arg.value);
        }
    }
    let operands = def.dag("Operands")?;
    let mut listed = BTreeSet::new();
    for arg in operands.iter().flat_map(|dag| dag.args()) {
        let name = arg.name.unwrap_or_default();
        if !mentioned.contains(name) || !listed.insert(name) {
            let message = format!("'{name}' does not occur in pattern or was multiply specified!");
            return Err(def.pattern_error(message));
        }
    }
    match mentioned.difference(&listed).next() {
        Some(name) => {
            Err(def.pattern_error(format!("Operands list does not contain an entry for operand '{name}'!")))
        }
        None => Ok(()),
    }
}

/// `node:$x` or `$x`
fn is_operand(def: Def<'_>, arg: Arg<'_>) -> bool {
    match def.records.view(arg.value) {
        View::Unset => true,
        View::Def(id) => matches!(Def::new(def.records, id).name(), "node" | "srcvalue"),
        _ => false,
    }
}

/// Every name of the result is one of the pattern.
pub fn names<'a>(owner: Def<'a>, source: &Tree<'a>, result: &Tree<'a>) -> Result<()> {
    let given = names_of(source);
    let untyped = |tree: &&Tree<'a>| matches!(tree.kind, Kind::Any) && tree.declared.is_empty();
    if let Some(name) = nodes(source).into_iter().filter(untyped).find_map(|tree| tree.name) {
        return Err(owner.pattern_error(format!("Input ${name} must be an identifier!")));
    }
    match used(result).into_iter().find(|name| !given.contains_key(name)) {
        Some(name) if owner.is_a("Instruction") => {
            Err(owner.pattern_error(format!("Operand ${name} does not appear in the instruction pattern")))
        }
        Some(name) => {
            Err(owner.pattern_error(format!("Node '{name}' in output pattern but not input pattern")))
        }
        None => Ok(()),
    }
}

/// Every name of the pattern has a use: in the result, or as a value that appears twice.
pub fn dead_names<'a>(owner: Def<'a>, source: &Tree<'a>, result: &Tree<'a>) -> Result<()> {
    let used: BTreeSet<&str> = used(result).into_iter().collect();
    match names_of(source).into_iter().find(|(name, count)| *count == 1 && !used.contains(name)) {
        Some((name, _)) if owner.is_a("Instruction") => {
            Err(owner
                .pattern_error(format!("Input operand ${name} occurs in pattern but not in operand list!")))
        }
        Some((name, _)) => Err(owner.pattern_error(format!("Pattern has dead named input: ${name}"))),
        None => Ok(()),
    }
}

/// All nodes of a tree, in the order of the text.
fn nodes<'t, 'a>(tree: &'t Tree<'a>) -> Vec<&'t Tree<'a>> {
    let (mut pending, mut found) = (vec![tree], Vec::new());
    while let Some(tree) = pending.pop() {
        found.push(tree);
        pending.extend(tree.children.iter().rev());
    }
    found
}

/// The names of a tree, and how often each appears.
fn names_of<'a>(tree: &Tree<'a>) -> BTreeMap<&'a str, usize> {
    let mut names = BTreeMap::new();
    for name in nodes(tree).into_iter().filter_map(|tree| tree.name) {
        *names.entry(name).or_default() += 1;
    }
    names
}

/// The values that a result is made of.
fn used<'a>(result: &Tree<'a>) -> Vec<&'a str> {
    let values = nodes(result).into_iter().filter(|tree| matches!(tree.kind, Kind::Any));
    values.filter_map(|tree| tree.name).collect()
}

/// Numbers fit the types that were found for them, with or without sign.
pub fn integers<'a>(owner: Def<'a>, types: &Types<'a>, tree: &Tree<'a>) -> Result<()> {
    for tree in nodes(tree) {
        let ty = tree.types.first().and_then(|&set| types.single(set));
        if let (Kind::Integer(value), Some(ty)) = (tree.kind, ty)
            && (1..64).contains(&ty.scalar_bits())
            && ty.is_int()
            && !matches!(value >> (ty.scalar_bits() - 1), -1..=1)
        {
            return Err(
                owner.pattern_error(format!("Integer value '{value}' is out of range for type 'MVT::{ty}'!"))
            );
        }
    }
    Ok(())
}

/// What `set` in the pattern of an instruction may set: its outputs, each once.
pub struct Outputs<'a> {
    owner: Def<'a>,
    /// Name and class of those not yet set.
    left: Vec<(&'a str, Option<Def<'a>>)>,
    /// Something that is none was set.
    wrong: bool,
}

impl<'a> Outputs<'a> {
    pub fn new(owner: Def<'a>) -> Result<Outputs<'a>> {
        let mut left = Vec::new();
        if let Some(dag) = owner.dag("OutOperandList")? {
            left.extend(dag.args().map(|arg| (arg.name.unwrap_or(""), dag.arg_def(arg))));
        }
        Ok(Outputs { owner, left, wrong: false })
    }

    /// One that is set.
    pub fn take(&mut self, tree: &Tree<'a>) -> Result<()> {
        let name = tree.name.unwrap_or("");
        let Some(at) = self.left.iter().position(|(known, _)| *known == name) else {
            self.wrong = true;
            return Ok(());
        };
        let (_, class) = self.left.remove(at);
        if let (Kind::Operand(given), Some(class)) = (tree.kind, class)
            && register_class(given)? != register_class(class)?
        {
            return Err(self.owner.pattern_error(format!("Operand ${name} class mismatch!")));
        }
        Ok(())
    }

    /// After all.
    pub fn finish(self) -> Result<()> {
        match self.left.first() {
            Some((name, _)) if self.wrong => {
                Err(self.owner.pattern_error(format!("Operand ${name} does not exist in operand list!")))
            }
            None if self.wrong => Err(self
                .owner
                .pattern_error("'set' sets more than the operands that the instruction defines")),
            _ => Ok(()),
        }
    }
}

fn register_class<'a>(def: Def<'a>) -> Result<&'a str> {
    let class = if def.is_a("RegisterOperand") { def.def("RegClass")? } else { None };
    Ok(class.unwrap_or(def).name())
}
