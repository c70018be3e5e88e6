//! Types in patterns: the sets of types that a node may still have, and the constraints that make them smaller.
//!
//! The *universe* of a description is every type that a register class holds or a pattern mentions, at most 128. A
//! [`TypeSet`] is a bit set over it. Constraints only ever remove types, so inference (see [`super::infer`]) ends.

use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::model::fields::{Def, Result, defs_of};
use crate::model::subtarget::Subtargets;
use support::hash::FxHashMap;
use tables::value_type::{Kind, ValueType};

/// Types that a value may have; see the module text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypeSet(u128);

impl TypeSet {
    pub const ALL: TypeSet = TypeSet(u128::MAX);

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn intersect(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 & other.0)
    }

    #[must_use]
    pub fn union(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }
}

/// What a type profile says of its operands; numbers count results first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// The operand is this type (a record that may depend on the mode).
    Is(usize, RecordId),
    Pointer(usize),
    Int(usize),
    Float(usize),
    Vector(usize),
    /// The operands, in this order, are related so.
    Related(Relation, usize, usize),
    ElementIs(usize, RecordId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Same,
    /// Elements of the first are smaller, and there are not more of them, or not so many that it has more bits.
    Smaller,
    ElementOf,
    SubVectorOf,
    SameLanes,
    SameSize,
}

impl Relation {
    fn holds(self, a: ValueType, b: ValueType) -> bool {
        match self {
            Relation::Same => a == b,
            Relation::Smaller => {
                let fits = a.is_vector() && b.is_vector() && a.bits() <= b.bits();
                a.scalar_bits() < b.scalar_bits() && (a.lanes() <= b.lanes().max(1) || fits)
            }
            Relation::ElementOf => b.is_vector() && b.element() == a,
            Relation::SubVectorOf => {
                a.is_vector()
                    && a.element() == b.element()
                    && a.lanes() < b.lanes()
                    && a.is_scalable() <= b.is_scalable()
            }
            Relation::SameLanes => a.lanes() == b.lanes() && a.is_scalable() == b.is_scalable(),
            Relation::SameSize => a.bits() == b.bits() && a.is_scalable() == b.is_scalable(),
        }
    }
}

/// The shape of an operation.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    pub num_results: usize,
    /// `None` if it varies.
    pub num_operands: Option<usize>,
    pub constraints: Vec<Constraint>,
}

/// The types of a description in one hardware mode.
pub struct Types<'a> {
    records: &'a Records,
    subtargets: &'a Subtargets,
    /// The mode that types are resolved for.
    pub mode: usize,
    universe: Vec<ValueType>,
    /// By mode: the type of an address.
    pointers: Vec<ValueType>,
    resolved: FxHashMap<(RecordId, usize), TypeSet>,
}

/// More types than a set can hold.
const MAX_TYPES: usize = 128;

impl<'a> Types<'a> {
    pub fn new(records: &'a Records, subtargets: &'a Subtargets) -> Result<Types<'a>> {
        let mut this = Types {
            records,
            subtargets,
            mode: 0,
            universe: vec![ValueType::OTHER, ValueType::GLUE, ValueType::UNTYPED],
            pointers: Vec::new(),
            resolved: FxHashMap::default(),
        };
        let mut integers: Vec<Vec<ValueType>> = vec![Vec::new(); subtargets.modes.len()];
        for class in defs_of(records, "RegisterClass") {
            for ty in class.defs("RegTypes")? {
                for (mode, integers) in integers.iter_mut().enumerate() {
                    if let Some(ty) = this.of_record(ty, mode)? {
                        this.number(ty, class)?;
                        if ty.is_scalar_int() {
                            integers.push(ty);
                        }
                    }
                }
            }
        }
        this.note_declared()?;
        let conventions = defs_of(records, "CodeGenFacts");
        let declared = match conventions.first() {
            Some(conventions) => conventions.def("PointerType")?,
            None => None,
        };
        for (mode, integers) in integers.iter().enumerate() {
            let declared = declared.map(|d| this.of_record(d, mode)).transpose()?.flatten();
            // Where nothing is said, an address takes the widest integer register.
            let widest = integers.iter().copied().max_by_key(|t| t.bits());
            let pointer = declared.or(widest).unwrap_or(ValueType::I32);
            if let Some(def) = conventions.first() {
                this.number(pointer, *def)?;
            } else if !this.universe.contains(&pointer) {
                this.universe.push(pointer);
            }
            this.pointers.push(pointer);
        }
        Ok(this)
    }

    /// Types that profiles and operands name, so that a constraint on kinds of types knows them from the first pattern on.
    fn note_declared(&mut self) -> Result<()> {
        for (class, field) in [("SDTCisVT", "VT"), ("Operand", "Type")] {
            for def in defs_of(self.records, class) {
                let ty = def.def(field)?.filter(|ty| !ty.is_a("ValueTypeByHwMode"));
                let name = ty.map(|ty| ty.string("LLVMName")).transpose()?;
                let ty = name.and_then(ValueType::from_name);
                let is_kind = |t: ValueType| {
                    matches!(
                        t.kind(),
                        Kind::Any | Kind::AnyInt | Kind::AnyFloat | Kind::AnyVector | Kind::Pointer
                    )
                };
                if let Some(ty) = ty.filter(|&t| !is_kind(t)) {
                    self.number(ty, def)?;
                }
            }
        }
        Ok(())
    }

    pub fn pointer(&self) -> ValueType {
        self.pointers[self.mode]
    }

    /// The number of a type in the universe, added if new.
    fn number(&mut self, ty: ValueType, def: Def<'_>) -> Result<usize> {
        if let Some(number) = self.universe.iter().position(|&t| t == ty) {
            return Ok(number);
        }
        if self.universe.len() == MAX_TYPES {
            return Err(def.error(format!("patterns use more than {MAX_TYPES} types")));
        }
        self.universe.push(ty);
        Ok(self.universe.len() - 1)
    }

    /// The type that a `ValueType` record is in a mode, if it is one in that mode.
    fn of_record(&self, def: Def<'_>, mode: usize) -> Result<Option<ValueType>> {
        if def.is_a("ValueTypeByHwMode") {
            let (modes, objects) = (def.defs("Modes")?, def.defs("Objects")?);
            let named = |name: &str| {
                modes.iter().position(|m| m.name() == name).and_then(|i| objects.get(i)).copied()
            };
            let object = named(&self.subtargets.modes[mode].name).or_else(|| named("DefaultMode"));
            return object.map(|o| self.of_record(o, mode)).transpose().map(Option::flatten);
        }
        if def.is_a("ValueTypeByHwMode") || !def.is_a("ValueType") {
            return Err(def.error("not a value type"));
        }
        let name = def.string("LLVMName")?;
        match ValueType::from_name(name) {
            Some(ty) => Ok(Some(ty)),
            None => Err(def.error(format!("value type '{name}' is not known to the code generator"))),
        }
    }

    /// The set that a `ValueType` record means in the current mode.
    pub fn set_of(&mut self, def: Def<'a>) -> Result<TypeSet> {
        if let Some(&set) = self.resolved.get(&(def.id, self.mode)) {
            return Ok(set);
        }
        let ty = self.of_record(def, self.mode)?;
        let set = match ty.map(|t| (t, t.kind())) {
            None => TypeSet::default(),
            // The universe is complete only when all patterns were read: sets of kinds are not remembered.
            Some((_, Kind::Any)) => return Ok(TypeSet::ALL),
            Some((_, Kind::AnyInt)) => return Ok(self.filter(|t| t.is_int())),
            Some((_, Kind::AnyFloat)) => return Ok(self.filter(|t| t.is_float())),
            Some((_, Kind::AnyVector)) => return Ok(self.filter(|t| t.is_vector())),
            Some((_, Kind::Pointer)) => self.only(self.pointer()),
            Some((ty, _)) => {
                let number = self.number(ty, def)?;
                TypeSet(1 << number)
            }
        };
        self.resolved.insert((def.id, self.mode), set);
        Ok(set)
    }

    /// The set of a record by its number.
    pub fn set_of_id(&mut self, id: RecordId) -> Result<TypeSet> {
        self.set_of(Def::new(self.records, id))
    }

    /// The set with this type alone; empty if the description never mentions it.
    pub fn only(&self, ty: ValueType) -> TypeSet {
        self.universe.iter().position(|&t| t == ty).map_or(TypeSet::default(), |n| TypeSet(1 << n))
    }

    pub fn filter(&self, keep: impl Fn(ValueType) -> bool) -> TypeSet {
        let mut set = 0;
        for (i, &ty) in self.universe.iter().enumerate() {
            set |= u128::from(keep(ty)) << i;
        }
        TypeSet(set)
    }

    pub fn members(&self, set: TypeSet) -> impl Iterator<Item = ValueType> + '_ {
        self.universe.iter().enumerate().filter(move |(i, _)| set.0 >> i & 1 != 0).map(|(_, &t)| t)
    }

    /// The type, if only one is left.
    pub fn single(&self, set: TypeSet) -> Option<ValueType> {
        let mut members = self.members(set);
        members.next().filter(|_| members.next().is_none())
    }

    /// Both sets without the types that stand in the relation with none of the other set.
    pub fn relate(&self, relation: Relation, a: TypeSet, b: TypeSet) -> (TypeSet, TypeSet) {
        if relation == Relation::Same {
            return (a.intersect(b), a.intersect(b));
        }
        let left = self.filter(|x| self.members(b).any(|y| relation.holds(x, y))).intersect(a);
        let right = self.filter(|y| self.members(a).any(|x| relation.holds(x, y))).intersect(b);
        (left, right)
    }

    /// How errors show a set.
    pub fn describe(&self, set: TypeSet) -> String {
        let names: Vec<String> = self.members(set).map(|t| t.to_string()).collect();
        if names.is_empty() { "no type".to_owned() } else { names.join(", ") }
    }
}

/// Reads a `SDTypeProfile`.
pub fn read_profile(def: Def<'_>) -> Result<Profile> {
    let mut profile = Profile {
        num_results: def.int("NumResults")?.unwrap_or(0).max(0) as usize,
        num_operands: def.int("NumOperands")?.and_then(|n| usize::try_from(n).ok()),
        constraints: Vec::new(),
    };
    for constraint in def.defs("Constraints")? {
        profile.constraints.extend(read_constraint(constraint)?);
    }
    Ok(profile)
}

fn read_constraint(def: Def<'_>) -> Result<Option<Constraint>> {
    let number = |field| -> Result<usize> { Ok(def.int(field)?.unwrap_or(0).max(0) as usize) };
    let operand = number("OperandNum")?;
    let ty = || -> Result<RecordId> {
        def.def("VT")?.map(|d| d.id).ok_or_else(|| def.field_error("VT", "the type is missing"))
    };
    let relations = [
        ("SDTCisSameAs", Relation::Same, "OtherOperandNum"),
        ("SDTCisOpSmallerThanOp", Relation::Smaller, "BigOperandNum"),
        ("SDTCisEltOfVec", Relation::ElementOf, "OtherOpNum"),
        ("SDTCisSubVecOfVec", Relation::SubVectorOf, "OtherOpNum"),
        ("SDTCisSameNumEltsAs", Relation::SameLanes, "OtherOperandNum"),
        ("SDTCisSameSizeAs", Relation::SameSize, "OtherOperandNum"),
    ];
    for (class, relation, field) in relations {
        if def.is_a(class) {
            return Ok(Some(Constraint::Related(relation, operand, number(field)?)));
        }
    }
    Ok(Some(match def {
        d if d.is_a("SDTCisVT") => Constraint::Is(operand, ty()?),
        d if d.is_a("SDTCVecEltisVT") => Constraint::ElementIs(operand, ty()?),
        d if d.is_a("SDTCisPtrTy") => Constraint::Pointer(operand),
        d if d.is_a("SDTCisInt") => Constraint::Int(operand),
        d if d.is_a("SDTCisFP") => Constraint::Float(operand),
        d if d.is_a("SDTCisVec") => Constraint::Vector(operand),
        // Its first operand is a type written as a leaf, which has no type of its own to narrow.
        d if d.is_a("SDTCisVTSmallerThanOp") => return Ok(None),
        d => return Err(d.error("this kind of type constraint is not known")),
    }))
}
