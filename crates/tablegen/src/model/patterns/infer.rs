//! Type inference over a pattern and its result.
//!
//! Every node starts with all types; profiles, register classes, written types and names that appear twice narrow them
//! until nothing changes. Each round is linear in the pattern, and each but the last removes a type.

use super::tree::{Kind, Tree};
use super::types::{Constraint, Profile, TypeSet, Types, read_profile};
use crate::lang::record::RecordId;
use crate::model::fields::{Def, Result};
use crate::model::instructions::Instructions;
use crate::model::intrinsics;
use crate::model::registers::Registers;
use std::collections::BTreeMap;
use std::collections::hash_map::Entry;
use support::hash::FxHashMap;
use tables::value_type::ValueType;

/// How inference ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every value that matters has one type.
    Typed,
    /// Some value can have no type: the pattern does not exist in this mode.
    Contradiction(String),
    Ambiguous(String),
}

/// What inference needs besides the pattern.
pub struct Inference<'m, 'a> {
    pub types: Types<'a>,
    pub registers: &'m Registers,
    pub instructions: &'m Instructions<'a>,
    /// The record that the pattern belongs to.
    pub owner: Option<Def<'a>>,
    profiles: FxHashMap<RecordId, Profile>,
}

impl<'m, 'a> Inference<'m, 'a> {
    pub fn new(types: Types<'a>, registers: &'m Registers, instructions: &'m Instructions<'a>) -> Self {
        Inference { types, registers, instructions, owner: None, profiles: FxHashMap::default() }
    }

    /// The shape of an operation.
    pub fn profile(&mut self, node: Def<'a>) -> Result<&Profile> {
        if let Entry::Vacant(entry) = self.profiles.entry(node.id) {
            entry.insert(if node.is_a("Intrinsic") {
                intrinsics::profile(node)?
            } else {
                match node.def("TypeProfile")? {
                    Some(profile) => read_profile(profile)?,
                    None => Profile::default(),
                }
            });
        }
        Ok(&self.profiles[&node.id])
    }

    /// Infers the types of a pattern in the current mode.
    pub fn infer(&mut self, source: &mut Tree<'a>, result: &mut Tree<'a>) -> Result<Outcome> {
        self.start(source)?;
        self.start(result)?;
        let mut names = BTreeMap::new();
        loop {
            let mut changed = self.narrow(source, &mut names)? | self.narrow(result, &mut names)?;
            for (a, b) in source.types.iter_mut().zip(&mut result.types) {
                changed |= narrow(a, *b) | narrow(b, *a);
            }
            if !changed {
                break;
            }
        }
        if let Some(what) =
            self.find(source, &|set, _| set.is_empty()).or_else(|| self.find(result, &|s, _| s.is_empty()))
        {
            return Ok(Outcome::Contradiction(what));
        }
        // A constant without a type is compared by value alone.
        let unclear = |set: TypeSet, tree: &Tree<'a>| {
            !matches!(tree.kind, Kind::Integer(_)) && self.types.single(set).is_none()
        };
        Ok(match self.find(source, &unclear) {
            Some(what) => Outcome::Ambiguous(what),
            None => Outcome::Typed,
        })
    }

    /// Gives every result of the tree all types, or the one that is written.
    fn start(&mut self, tree: &mut Tree<'a>) -> Result<()> {
        let results = match tree.kind {
            Kind::Node(def) => {
                let (profile, count) = (self.profile(def)?, tree.children.len());
                if profile.num_operands.is_some_and(|n| n != count) {
                    let wanted = profile.num_operands.unwrap_or(0);
                    let owner = self.owner.unwrap_or(def);
                    return Err(owner
                        .pattern_error(format!("{} node requires exactly {wanted} operands!", def.name())));
                }
                self.profiles[&def.id].num_results
            }
            Kind::Instruction(opcode) => {
                self.instructions.instructions[opcode as usize].num_defs + tree.implicit.len()
            }
            _ => 1,
        };
        tree.types = vec![TypeSet::ALL; results];
        if let Some(first) = tree.types.first_mut() {
            for &declared in &tree.declared {
                *first = first.intersect(self.types.set_of(declared)?);
            }
        }
        tree.children.iter_mut().try_for_each(|child| self.start(child))
    }

    fn find(&self, tree: &Tree<'a>, is_bad: &dyn Fn(TypeSet, &Tree<'a>) -> bool) -> Option<String> {
        if let Some(set) = tree.types.iter().find(|set| is_bad(**set, tree)) {
            let what = match (tree.name, tree.kind) {
                (Some(name), _) => format!("${name}"),
                (None, Kind::Node(def) | Kind::Complex(def) | Kind::Operand(def)) => {
                    format!("'{}'", def.name())
                }
                (None, Kind::Instruction(opcode)) => {
                    format!("'{}'", self.instructions.instructions[opcode as usize].def.name())
                }
                _ => "an operand".to_owned(),
            };
            return Some(format!("{what} can be {}", self.types.describe(*set)));
        }
        tree.children.iter().find_map(|child| self.find(child, is_bad))
    }

    fn narrow(&mut self, tree: &mut Tree<'a>, names: &mut BTreeMap<&'a str, TypeSet>) -> Result<bool> {
        let mut changed = false;
        for child in &mut tree.children {
            changed |= self.narrow(child, names)?;
        }
        changed |= match tree.kind {
            Kind::Node(def) => self.apply_profile(def, tree)?,
            Kind::Instruction(opcode) => self.apply_operands(opcode, tree)?,
            _ => {
                let set = self.leaf_set(tree)?;
                narrow_first(tree, set)
            }
        };
        // A result that says its type has that, whatever the type of what it stands for: a constant may be changed on the way,
        // and a register holds values of several types.
        let is_changed = matches!(tree.kind, Kind::Any) && !tree.declared.is_empty();
        if let (Some(name), Some(first), false) = (tree.name, tree.types.first_mut(), is_changed) {
            let known = names.entry(name).or_insert(TypeSet::ALL);
            changed |= narrow(known, *first) | narrow(first, *known);
        }
        Ok(changed)
    }

    fn leaf_set(&mut self, tree: &Tree<'a>) -> Result<TypeSet> {
        Ok(match tree.kind {
            Kind::Operand(def) => self.operand_set(def)?,
            Kind::Register(0) => TypeSet::ALL,
            Kind::Register(register) => self.register_set(register)?,
            Kind::Integer(_) if tree.declared.is_empty() => self.types.filter(ValueType::is_scalar_int),
            Kind::Complex(def) => match def.def("Ty")? {
                Some(ty) => self.types.set_of(ty)?,
                None => TypeSet::ALL,
            },
            Kind::Type(_) | Kind::Condition(_) => self.types.only(ValueType::OTHER),
            _ => TypeSet::ALL,
        })
    }

    /// Types of the values that a register holds.
    fn register_set(&mut self, register: u16) -> Result<TypeSet> {
        let holds = |class: &&crate::model::registers::RegisterClass| class.members.contains(&register);
        let names: Vec<String> =
            self.registers.classes.iter().filter(holds).map(|c| c.name.clone()).collect();
        let mut set = TypeSet::default();
        for name in names {
            set = set.union(self.class_set(&name)?);
        }
        // A register of no class is one that instructions touch on the side.
        Ok(if set.is_empty() { TypeSet::ALL } else { set })
    }

    /// Types of the values that an operand or register class holds.
    fn operand_set(&mut self, def: Def<'a>) -> Result<TypeSet> {
        if def.is_a("RegisterClass") {
            let mut set = TypeSet::default();
            for ty in def.defs("RegTypes")? {
                set = set.union(self.types.set_of(ty)?);
            }
            return Ok(set);
        }
        if def.is_a("RegisterOperand") {
            return match def.def("RegClass")? {
                Some(class) => self.operand_set(class),
                None => Ok(TypeSet::ALL),
            };
        }
        if def.is_a("PointerLikeRegClass") {
            return Ok(self.types.only(self.types.pointer()));
        }
        match def.def("Type")? {
            Some(ty) if ty.string("LLVMName")? != "Untyped" || ty.is_a("ValueTypeByHwMode") => {
                self.types.set_of(ty)
            }
            _ => Ok(TypeSet::ALL),
        }
    }

    fn class_set(&mut self, name: &str) -> Result<TypeSet> {
        let records = self.instructions.instructions.first().map(|i| i.def.records);
        let class = records.and_then(|r| r.def(name).map(|id| Def::new(r, id)));
        class.map_or(Ok(TypeSet::ALL), |class| self.operand_set(class))
    }

    fn apply_profile(&mut self, node: Def<'a>, tree: &mut Tree<'a>) -> Result<bool> {
        let constraints = self.profile(node)?.constraints.clone();
        let mut changed = false;
        for constraint in constraints {
            let one = match constraint {
                Constraint::Is(n, ty) => Some((n, self.types.set_of_id(ty)?)),
                Constraint::Pointer(n) => Some((n, self.types.only(self.types.pointer()))),
                Constraint::Int(n) => Some((n, self.types.filter(ValueType::is_int))),
                Constraint::Float(n) => Some((n, self.types.filter(ValueType::is_float))),
                Constraint::Vector(n) => Some((n, self.types.filter(ValueType::is_vector))),
                Constraint::ElementIs(n, ty) => {
                    let elements = self.types.set_of_id(ty)?;
                    let element = self.types.single(elements);
                    Some((n, self.types.filter(|t| t.is_vector() && Some(t.element()) == element)))
                }
                Constraint::Related(relation, a, b) => {
                    if let (Some(x), Some(y)) = (operand(tree, a).copied(), operand(tree, b).copied()) {
                        let (x, y) = self.types.relate(relation, x, y);
                        changed |= operand(tree, a).is_some_and(|set| narrow(set, x));
                        changed |= operand(tree, b).is_some_and(|set| narrow(set, y));
                    }
                    None
                }
            };
            if let Some((n, set)) = one {
                changed |= operand(tree, n).is_some_and(|t| narrow(t, set));
            }
        }
        Ok(changed)
    }

    /// Definitions and uses of an instruction have the types of their classes.
    fn apply_operands(&mut self, opcode: u16, tree: &mut Tree<'a>) -> Result<bool> {
        let instruction = &self.instructions.instructions[opcode as usize];
        let mut changed = false;
        let declared: Vec<(usize, Def<'a>)> = instruction
            .operands
            .iter()
            .enumerate()
            .filter(|(_, o)| o.num_parts == 1)
            .map(|(i, o)| (i, self.instructions.operand_types[o.ty as usize].def))
            .collect();
        // Composite operands shift what follows: their uses are left to the values themselves.
        let composite = instruction.operands.iter().any(|o| o.num_parts > 1);
        let num_defs = instruction.num_defs;
        for (i, &register) in tree.implicit.iter().enumerate() {
            let set = self.register_set(register)?;
            changed |= tree.types.get_mut(num_defs + i).is_some_and(|t| narrow(t, set));
        }
        for (i, def) in declared {
            if def.name() == "unknown" {
                continue;
            }
            let set = self.operand_set(def)?;
            if i < num_defs {
                changed |= tree.types.get_mut(i).is_some_and(|t| narrow(t, set));
            } else if !composite && let Some(child) = tree.children.get_mut(i - num_defs) {
                changed |= narrow_first(child, set);
            }
        }
        Ok(changed)
    }
}

/// The set of operand `n` of a node, results counted first.
fn operand<'t>(tree: &'t mut Tree<'_>, n: usize) -> Option<&'t mut TypeSet> {
    let results = tree.types.len();
    if n < results { tree.types.get_mut(n) } else { tree.children.get_mut(n - results)?.types.first_mut() }
}

fn narrow(set: &mut TypeSet, with: TypeSet) -> bool {
    let new = set.intersect(with);
    std::mem::replace(set, new) != new
}

fn narrow_first(tree: &mut Tree<'_>, with: TypeSet) -> bool {
    tree.types.first_mut().is_some_and(|set| narrow(set, with))
}
