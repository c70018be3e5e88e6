//! Selection patterns as programs: see [`tables::selection`] for what they mean.
//!
//! Patterns are compiled one by one; those of one operation are sorted so that the first that matches is the best. A
//! pattern whose programs come out the same in every hardware mode is stored once.

use super::functions::Functions;
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::value::Value;
use crate::model::fields::{Dag, Def, Result, defs_of};
use crate::model::instructions::{Instruction, Instructions};
use crate::model::intrinsics;
use crate::model::patterns::infer::Inference;
use crate::model::patterns::tree::{Kind, MAX_DEPTH, Tree, generic_node, operation_name};
use crate::model::patterns::{self, Pattern, Problems};
use crate::model::registers::Registers;
use crate::model::subtarget::Subtargets;
use std::collections::{BTreeMap, BTreeSet};
use support::diag::Diagnostic;
use tables::code::{write_number, write_signed};
use tables::image::{ImageBuilder, Str};
use tables::instructions::inst_flags;
use tables::nodes::NodeOp;
use tables::selection::{
    self as rec, ANY_MODE, Extension, MatchOp, NodeTest, ResultOp, flag_bits, node_flags, result_flags,
};
use tables::value_type::ValueType;

/// Sets of predicates by the record that lists them; `None` where one cannot be decided from features.
pub type PredicateSets = BTreeMap<RecordId, Option<u16>>;

/// Numbers the predicates of all `Pattern` records and of instructions, before the instructions are borrowed for reading
/// patterns.
pub fn predicate_sets<'a>(
    records: &'a Records,
    instructions: &mut Instructions<'a>,
    subtargets: &Subtargets,
) -> Result<PredicateSets> {
    let mut sets = PredicateSets::new();
    for def in defs_of(records, "Pattern") {
        let mut own = Vec::new();
        for &result in def.list("ResultInstrs")? {
            opcodes_of(records, instructions, result, 0, &mut own);
        }
        let set = instructions.selection_predicate_set(def, &own, subtargets)?;
        sets.insert(def.id, set);
    }
    for index in 0..instructions.instructions.len() {
        let def = instructions.instructions[index].def;
        // What features do not decide is left to the assembler.
        let set = instructions.selection_predicate_set(def, &[], subtargets)?;
        let set = set.unwrap_or(instructions.instructions[index].predicates);
        sets.insert(def.id, Some(set));
    }
    Ok(sets)
}

/// The instructions that a result is made of. What is nested too deep is an error when the pattern is read.
fn opcodes_of(
    records: &Records,
    instructions: &Instructions<'_>,
    result: Value,
    depth: usize,
    out: &mut Vec<u16>,
) {
    let Some(dag) = Dag::from_view(records, records.view(result)) else { return };
    out.extend(instructions.opcode(dag.op.name()));
    if depth < MAX_DEPTH {
        dag.args().for_each(|arg| opcodes_of(records, instructions, arg.value, depth + 1, out));
    }
}

pub struct Selection<'m, 'a> {
    pub records: &'a Records,
    pub registers: &'m Registers,
    pub subtargets: &'a Subtargets,
    pub instructions: &'m Instructions<'a>,
    pub predicate_sets: PredicateSets,
    pub image: &'m mut ImageBuilder,
    pub functions: &'m mut Functions,
    pub problems: Problems<'m>,
}

/// A compiled pattern.
struct Compiled {
    root: NodeOp,
    predicates: u16,
    complexity: i64,
    /// Instructions in the result.
    cost: usize,
    matcher: Vec<u8>,
    result: Vec<u8>,
    modes: Vec<usize>,
    source: Str,
}

impl<'a> Selection<'_, 'a> {
    /// Writes target nodes, complex patterns and patterns.
    pub fn write(mut self) -> Result<()> {
        let nodes = self.write_target_nodes()?;
        let complex = self.write_complex_patterns()?;
        let (patterns, inference) = patterns::read(
            self.records,
            self.subtargets,
            self.registers,
            self.instructions,
            &mut self.problems,
        )?;
        let mut compiled: Vec<Compiled> = Vec::new();
        let mut reported = BTreeSet::new();
        let mut known: BTreeMap<(usize, Vec<u8>, Vec<u8>), usize> = BTreeMap::new();
        for pattern in patterns {
            let one = match self.compile(&pattern, &inference, &nodes, &complex) {
                Ok(one) => one,
                Err(diagnostic) => {
                    self.note_once(&mut reported, pattern.def, *diagnostic);
                    continue;
                }
            };
            let key = (pattern.number, one.matcher.clone(), one.result.clone());
            match known.get(&key) {
                Some(&index) => compiled[index].modes.push(pattern.mode),
                None => {
                    known.insert(key, compiled.len());
                    compiled.push(one);
                }
            }
        }
        compiled.sort_by_key(|c| (c.root, std::cmp::Reverse(c.complexity), c.cost));
        self.write_compiled(&compiled);
        Ok(())
    }

    /// Notes what is wrong with a pattern, which is the same in all modes and mirror images.
    fn note_once(&mut self, reported: &mut BTreeSet<(RecordId, String)>, def: Def<'a>, why: Diagnostic) {
        if reported.insert((def.id, why.message.clone())) {
            self.problems.note(why);
        }
    }

    fn write_compiled(&mut self, compiled: &[Compiled]) {
        let mut programs: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
        let num_modes = self.subtargets.modes.len();
        for same_root in compiled.chunk_by(|a, b| a.root == b.root) {
            let mut records = Vec::new();
            for one in same_root {
                let mut program = |image: &mut ImageBuilder, code: &[u8]| {
                    *programs.entry(code.to_vec()).or_insert_with(|| image.program(rec::PROGRAMS, code))
                };
                let mut record = rec::Pattern {
                    predicates: one.predicates,
                    mode: ANY_MODE,
                    complexity: one.complexity.clamp(i16::MIN.into(), i16::MAX.into()) as i16,
                    matcher: program(self.image, &one.matcher),
                    result: program(self.image, &one.result),
                    source: one.source,
                };
                if one.modes.len() == num_modes {
                    records.push(record);
                } else {
                    for &mode in &one.modes {
                        record.mode = mode as u16;
                        records.push(record);
                    }
                }
            }
            let patterns = self.image.push_all(&records);
            self.image.push(rec::SelectionRoot { node: same_root[0].root, patterns });
        }
    }

    /// Operations of the target, numbered by their first record.
    fn write_target_nodes(&mut self) -> Result<BTreeMap<String, NodeOp>> {
        let mut nodes = BTreeMap::new();
        for def in defs_of(self.records, "SDNode") {
            let opcode = def.string("Opcode")?;
            if generic_node(def)?.is_some() || nodes.contains_key(opcode) {
                continue;
            }
            let number = NodeOp(NodeOp::FIRST_TARGET + nodes.len() as u16);
            nodes.insert(opcode.to_owned(), number);
            let name = self.image.string(opcode);
            self.image.push(rec::TargetNode { name, flags: properties(def)? });
        }
        self.write_intrinsics(&mut nodes)?;
        Ok(nodes)
    }

    /// Intrinsics of the target: further operations, in order of their names.
    fn write_intrinsics(&mut self, nodes: &mut BTreeMap<String, NodeOp>) -> Result<()> {
        let mut defs = BTreeMap::new();
        for def in defs_of(self.records, "Intrinsic") {
            if !def.string("TargetPrefix")?.is_empty() {
                defs.insert(intrinsics::name(def)?.into_owned(), def);
            }
        }
        for (name, def) in defs {
            let node = NodeOp(NodeOp::FIRST_TARGET + nodes.len() as u16);
            let (text, immediates) = (self.image.string(&name), intrinsics::immediates(def)?);
            self.image.push(rec::TargetNode { name: text, flags: properties(def)? });
            self.image.push(rec::TargetIntrinsic { name: text, node, immediates });
            nodes.insert(name, node);
        }
        Ok(())
    }

    fn write_complex_patterns(&mut self) -> Result<BTreeMap<RecordId, u32>> {
        let mut numbers = BTreeMap::new();
        for def in defs_of(self.records, "ComplexPattern") {
            let function = self.image.string(def.string("SelectFunc")?);
            let num_operands = def.int("NumOperands")?.unwrap_or(0).clamp(0, 255) as u8;
            numbers.insert(def.id, self.image.push(rec::ComplexPattern { function, num_operands }));
        }
        Ok(numbers)
    }

    fn compile(
        &mut self,
        pattern: &Pattern<'a>,
        inference: &Inference<'_, 'a>,
        nodes: &BTreeMap<String, NodeOp>,
        complex: &BTreeMap<RecordId, u32>,
    ) -> Result<Compiled> {
        let def = pattern.def;
        let predicates = match self.predicate_sets.get(&def.id) {
            Some(Some(set)) => *set,
            Some(None) => {
                let message = "one of the pattern's predicates cannot be decided from features";
                return Err(def.unsupported_pattern(message));
            }
            None => self
                .instructions
                .opcode(def.name())
                .map_or(0, |opcode| self.instructions.instructions[opcode as usize].predicates),
        };
        let Kind::Node(root) = pattern.source.kind else {
            return Err(def.unsupported_pattern("the pattern does not begin with an operation"));
        };
        let mut matcher = Matcher {
            selection: self,
            inference,
            nodes,
            complex,
            def,
            code: Vec::new(),
            num_slots: 0,
            names: BTreeMap::new(),
            complex_operands: Vec::new(),
            inputs: Vec::new(),
            properties: 0,
        };
        let root_op = matcher.operation(root)?;
        matcher.value(&pattern.source, true)?;
        matcher.complex_patterns()?;
        matcher.op(MatchOp::End);
        let Matcher { code, num_slots, names, inputs, properties: matched, .. } = matcher;
        let mut builder = ResultBuilder {
            selection: self,
            inference,
            def,
            code: Vec::new(),
            num_slots,
            names,
            inputs,
            matched,
            root_properties: properties(root)?,
            cost: 0,
        };
        let slots = builder.value(&pattern.result, true)?;
        if !builder.inputs.is_empty() {
            let message = "a register that is matched is read by no instruction of the result";
            return Err(def.pattern_error(message));
        }
        builder.code.push(ResultOp::End as u8);
        builder.slots(&slots);
        let (result, cost) = (builder.code, builder.cost);
        let source = self.image.string(def.name());
        Ok(Compiled {
            root: root_op,
            predicates,
            complexity: pattern.complexity,
            cost,
            matcher: code,
            result,
            modes: vec![pattern.mode],
            source,
        })
    }
}

/// [`node_flags`] of an `SDNode`.
fn properties(def: Def<'_>) -> Result<u16> {
    const PROPERTIES: &[(&str, u16)] = &[
        ("SDNPHasChain", node_flags::HAS_CHAIN),
        ("SDNPInGlue", node_flags::IN_GLUE),
        ("SDNPOptInGlue", node_flags::OPTIONAL_IN_GLUE),
        ("SDNPOutGlue", node_flags::OUT_GLUE),
        ("SDNPVariadic", node_flags::VARIADIC),
        ("SDNPMayLoad", node_flags::MAY_LOAD),
        ("SDNPMayStore", node_flags::MAY_STORE),
        ("SDNPSideEffect", node_flags::SIDE_EFFECT),
        ("SDNPMemOperand", node_flags::MEM_OPERAND),
        ("SDNPCommutative", node_flags::COMMUTATIVE),
    ];
    let mut flags = 0;
    if def.is_a("Intrinsic") {
        let effects = intrinsics::effects(def)?;
        for (has, flag) in [
            (effects.loads, node_flags::MAY_LOAD),
            (effects.stores, node_flags::MAY_STORE),
            (effects.side_effects, node_flags::SIDE_EFFECT),
        ] {
            flags |= if has { flag | node_flags::HAS_CHAIN } else { 0 };
        }
    }
    for property in def.defs("Properties")? {
        flags |= PROPERTIES.iter().find(|(name, _)| *name == property.name()).map_or(0, |(_, flag)| *flag);
    }
    Ok(flags)
}

/// What a name in the source stands for.
#[derive(Clone)]
struct Named {
    slots: Vec<usize>,
    /// A constant, which instructions take as an immediate.
    is_immediate: bool,
    /// A value in a register.
    is_register: bool,
}

/// Compiles the tree to be matched.
struct Matcher<'s, 'm, 'i, 'a> {
    selection: &'s mut Selection<'m, 'a>,
    inference: &'s Inference<'i, 'a>,
    nodes: &'s BTreeMap<String, NodeOp>,
    complex: &'s BTreeMap<RecordId, u32>,
    def: Def<'a>,
    code: Vec<u8>,
    num_slots: usize,
    names: BTreeMap<&'a str, Named>,
    /// Complex patterns are tried when everything else matches: each with the slot of its value.
    complex_operands: Vec<ComplexOperand<'a>>,
    /// Physical registers that were matched, and the slots of their values.
    inputs: Vec<(u16, usize)>,
    /// [`node_flags`] of all nodes matched.
    properties: u16,
}

struct ComplexOperand<'a> {
    pattern: Def<'a>,
    slot: usize,
    name: Option<&'a str>,
    /// Names of what it yields, if the dag gives them.
    parts: Vec<Option<&'a str>>,
}

impl<'a> Matcher<'_, '_, '_, 'a> {
    fn op(&mut self, op: MatchOp) {
        self.code.push(op as u8);
    }

    fn step(&mut self, op: MatchOp, number: u64) {
        self.op(op);
        write_number(&mut self.code, number);
    }

    fn test(&mut self, test: NodeTest, number: u64) {
        self.op(MatchOp::Test);
        write_number(&mut self.code, test as u64);
        write_number(&mut self.code, number);
    }

    fn operation(&self, node: Def<'a>) -> Result<NodeOp> {
        if let Some(op) = generic_node(node)? {
            return Ok(op);
        }
        let opcode = operation_name(node)?;
        self.nodes
            .get(&*opcode)
            .copied()
            .ok_or_else(|| self.def.unsupported_pattern(format!("operation '{opcode}' is not known")))
    }

    fn value(&mut self, tree: &Tree<'a>, is_root: bool) -> Result<()> {
        match tree.kind {
            Kind::Node(node) => self.node(tree, node, is_root)?,
            Kind::Complex(pattern) => return self.complex(tree, pattern),
            Kind::Integer(n) => {
                self.check_type(tree);
                self.op(MatchOp::Integer);
                write_signed(&mut self.code, n);
            }
            Kind::Condition(code) => self.step(MatchOp::Condition, code.0.into()),
            Kind::Type(ty) => {
                let Some(ty) = self.type_of_record(ty)? else {
                    return Err(self.def.unsupported_pattern("a type has no value in this mode"));
                };
                self.step(MatchOp::TypeLeaf, ty.to_raw());
            }
            Kind::Operand(_) | Kind::Any => {
                self.check_type(tree);
                self.tests(tree)?;
            }
            Kind::Register(register) => {
                self.check_type(tree);
                self.op(MatchOp::Slot);
                self.inputs.push((register, self.num_slots));
                self.num_slots += 1;
            }
            Kind::Instruction(_) | Kind::Number(_) => {
                return Err(self.def.pattern_error("an instruction cannot be matched"));
            }
        }
        if let Some(name) = tree.name {
            self.name(name, tree);
        }
        Ok(())
    }

    fn type_of_record(&self, def: Def<'a>) -> Result<Option<ValueType>> {
        Ok(ValueType::from_name(def.string("LLVMName")?))
    }

    fn name(&mut self, name: &'a str, tree: &Tree<'a>) {
        if let Some(known) = self.names.get(name) {
            let slot = known.slots[0] as u64;
            self.step(MatchOp::Same, slot);
            return;
        }
        self.op(MatchOp::Slot);
        let is_immediate = matches!(tree.kind, Kind::Node(def) if matches!(def.name(), "imm" | "fpimm"));
        let is_register = match tree.kind {
            Kind::Operand(def) => ["RegisterClass", "RegisterOperand"].iter().any(|c| def.is_a(c)),
            Kind::Any => true,
            _ => false,
        };
        self.names.insert(name, Named { slots: vec![self.num_slots], is_immediate, is_register });
        self.num_slots += 1;
    }

    fn node(&mut self, tree: &Tree<'a>, node: Def<'a>, is_root: bool) -> Result<()> {
        let op = self.operation(node)?;
        if !is_root {
            self.step(MatchOp::Node, op.0.into());
        }
        self.check_type(tree);
        let flags = properties(node)?;
        self.properties |= flags;
        self.tests(tree)?;
        for (flag, step) in [
            (node_flags::MEM_OPERAND, MatchOp::Memory),
            (node_flags::HAS_CHAIN, MatchOp::Chain),
            (node_flags::IN_GLUE | node_flags::OPTIONAL_IN_GLUE, MatchOp::Glue),
        ] {
            if flags & flag != 0 {
                self.op(step);
            }
        }
        for (i, child) in tree.children.iter().enumerate() {
            self.step(MatchOp::Child, i as u64);
            self.value(child, false)?;
            self.op(MatchOp::Parent);
        }
        Ok(())
    }

    fn check_type(&mut self, tree: &Tree<'a>) {
        let ty = tree.types.first().and_then(|&set| self.inference.types.single(set));
        // Leaves that are no values have no type worth checking.
        if let Some(ty) = ty.filter(|&t| t != ValueType::OTHER) {
            self.step(MatchOp::Type, ty.to_raw());
        }
    }

    /// Notes a complex pattern; the same name again is the same value.
    fn complex(&mut self, tree: &Tree<'a>, pattern: Def<'a>) -> Result<()> {
        self.check_type(tree);
        let known = self.complex_operands.iter().find(|c| c.name.is_some() && c.name == tree.name);
        if let Some(slot) = known.map(|c| c.slot) {
            self.step(MatchOp::Same, slot as u64);
            return Ok(());
        }
        self.op(MatchOp::Slot);
        let parts = tree.children.iter().map(|child| child.name).collect();
        self.complex_operands.push(ComplexOperand { pattern, slot: self.num_slots, name: tree.name, parts });
        self.num_slots += 1;
        Ok(())
    }

    /// The steps for the complex patterns that were noted.
    fn complex_patterns(&mut self) -> Result<()> {
        for ComplexOperand { pattern, slot, name, parts } in std::mem::take(&mut self.complex_operands) {
            let number = self.complex.get(&pattern.id).copied().unwrap_or(0);
            let count = pattern.int("NumOperands")?.unwrap_or(0).clamp(0, 255) as usize;
            self.step(MatchOp::Complex, number.into());
            write_number(&mut self.code, slot as u64);
            let first = self.num_slots;
            self.num_slots += count;
            let mut bind = |name: Option<&'a str>, slots: Vec<usize>| {
                if let Some(name) = name {
                    self.names.insert(name, Named { slots, is_immediate: false, is_register: false });
                }
            };
            if parts.is_empty() {
                bind(name, (first..first + count).collect());
                continue;
            }
            if parts.len() != count {
                let message =
                    format!("'{}' yields {count} operands, {} are named", pattern.name(), parts.len());
                return Err(self.def.pattern_error(message));
            }
            for (i, part) in parts.into_iter().enumerate() {
                bind(part, vec![first + i]);
            }
        }
        Ok(())
    }

    /// The conditions of the fragments that the node came from.
    fn tests(&mut self, tree: &Tree<'a>) -> Result<()> {
        for &fragment in &tree.fragments {
            self.fragment_flags(fragment)?;
            if !fragment.string("PredicateCode")?.trim().is_empty() {
                self.predicate_code(fragment)?;
            }
            let function = self.function(fragment, "ImmediateCode")?;
            if function != 0 {
                self.step(MatchOp::Immediate, u64::from(function - 1));
            }
        }
        Ok(())
    }

    fn unsupported(&self, fragment: Def<'a>, field: &str, message: String) -> Box<Diagnostic> {
        unsupported_code(self.def, *fragment.field_error(field, message))
    }

    fn function(&mut self, def: Def<'a>, field: &str) -> Result<u32> {
        let selection = &mut *self.selection;
        selection
            .functions
            .field(selection.image, selection.subtargets, def, field, "Imm")
            .map_err(|error| unsupported_code(self.def, *error))
    }

    fn fragment_flags(&mut self, fragment: Def<'a>) -> Result<()> {
        const EXTENSIONS: &[(&str, Extension)] = &[
            ("IsNonExtLoad", Extension::None),
            ("IsAnyExtLoad", Extension::Any),
            ("IsSignExtLoad", Extension::Sign),
            ("IsZeroExtLoad", Extension::Zero),
        ];
        // Sets of ordering numbers.
        const ORDERINGS: &[(&str, u64)] = &[
            ("IsAtomicOrderingMonotonic", 1 << 2),
            ("IsAtomicOrderingAcquire", 1 << 3),
            ("IsAtomicOrderingRelease", 1 << 4),
            ("IsAtomicOrderingAcquireRelease", 1 << 5),
            ("IsAtomicOrderingSequentiallyConsistent", 1 << 6),
            ("IsAtomicOrderingAcquireOrStronger", 0b110_1000),
            ("IsAtomicOrderingReleaseOrStronger", 0b111_0000),
        ];
        for &(field, extension) in EXTENSIONS {
            if fragment.bit(field)? {
                self.test(NodeTest::Extension, extension as u64);
            }
        }
        for &(field, set) in ORDERINGS {
            match fragment.optional_bit(field)? {
                Some(true) => self.test(NodeTest::Ordering, set),
                Some(false) => self.test(NodeTest::Ordering, !set & 0x7f),
                None => {}
            }
        }
        if fragment.bit("IsUnindexed")? {
            self.test(NodeTest::Indexed, 0);
        }
        if let Some(truncates) = fragment.optional_bit("IsTruncStore")? {
            self.test(NodeTest::Truncating, truncates.into());
        }
        for (field, uses) in [("HasNoUse", 0), ("HasOneUse", 1)] {
            if fragment.bit(field)? {
                self.test(NodeTest::Uses, uses);
            }
        }
        for (field, test) in [("MemoryVT", NodeTest::MemoryType), ("ScalarMemoryVT", NodeTest::MemoryElement)]
        {
            if let Some(def) = fragment.def(field)? {
                let Some(ty) = self.type_of_record(def)? else {
                    let message = format!("the type in '{field}' of '{}' is not known", fragment.name());
                    return Err(self.def.unsupported_pattern(message));
                };
                self.test(test, ty.to_raw());
            }
        }
        let spaces = fragment.ints("AddressSpaces")?;
        if !spaces.is_empty() {
            if spaces.iter().any(|s| !(0..64).contains(s)) {
                return Err(self.def.unsupported_pattern("address spaces above 63 cannot be tested"));
            }
            self.test(NodeTest::AddressSpace, spaces.iter().fold(0, |set, s| set | 1 << s));
        }
        if let Some(bytes) = fragment.int("MinAlignment")? {
            self.test(NodeTest::Alignment, bytes.max(0) as u64);
        }
        Ok(())
    }

    /// Code over a node, as far as it is one of the conditions that need no code.
    fn predicate_code(&mut self, fragment: Def<'a>) -> Result<()> {
        const FLAGS: &[(&str, u16)] = &[
            ("hasDisjoint", flag_bits::DISJOINT),
            ("hasNonNeg", flag_bits::NON_NEG),
            ("hasAllowContract", flag_bits::ALLOW_CONTRACT),
            ("hasNoUnsignedWrap", flag_bits::NO_UNSIGNED_WRAP),
            ("hasNoSignedWrap", flag_bits::NO_SIGNED_WRAP),
            ("hasExact", flag_bits::EXACT),
            ("hasNoNaNs", flag_bits::NO_NANS),
            ("hasNoSignedZeros", flag_bits::NO_SIGNED_ZEROS),
        ];
        let code: String = fragment.string("PredicateCode")?.split_whitespace().collect();
        let of_flag = |name: &str| format!("returnN->getFlags().{name}();");
        if let Some((_, bits)) = FLAGS.iter().find(|(name, _)| of_flag(name) == code) {
            self.test(NodeTest::Flags, (*bits).into());
            return Ok(());
        }
        match code.as_str() {
            "returnN->hasOneUse();" => self.test(NodeTest::Uses, 1),
            "returntrue;" => {}
            "returnfalse;" => self.test(NodeTest::Never, 0),
            _ => {
                let message = format!("the code of fragment '{}' is not understood", fragment.name());
                return Err(self.unsupported(fragment, "PredicateCode", message));
            }
        }
        Ok(())
    }
}

/// Code that we cannot read, in a record that the pattern mentions.
fn unsupported_code(owner: Def<'_>, error: Diagnostic) -> Box<Diagnostic> {
    let mut diagnostic = *owner.unsupported_pattern(error.message);
    diagnostic.notes = error.notes;
    Box::new(diagnostic)
}

/// Compiles the result.
struct ResultBuilder<'s, 'm, 'i, 'a> {
    selection: &'s mut Selection<'m, 'a>,
    inference: &'s Inference<'i, 'a>,
    def: Def<'a>,
    code: Vec<u8>,
    num_slots: usize,
    names: BTreeMap<&'a str, Named>,
    /// Physical registers with the slots of the values that they have to hold; taken out when an instruction reads them.
    inputs: Vec<(u16, usize)>,
    /// [`node_flags`] of all nodes matched, and of the root alone.
    matched: u16,
    root_properties: u16,
    cost: usize,
}

/// An operand that is a constant or a symbol.
fn is_immediate_operand(def: Def<'_>) -> bool {
    def.is_a("Operand") && !def.is_a("OptionalDefOperand")
}

/// An instruction with one of these belongs where the matched nodes were among the side effects.
const ORDERED: u64 = inst_flags::MAY_LOAD
    | inst_flags::MAY_STORE
    | inst_flags::SIDE_EFFECTS
    | inst_flags::CALL
    | inst_flags::TERMINATOR;

impl<'a> ResultBuilder<'_, '_, '_, 'a> {
    fn slots(&mut self, slots: &[usize]) {
        write_number(&mut self.code, slots.len() as u64);
        slots.iter().for_each(|&s| write_number(&mut self.code, s as u64));
    }

    fn new_slot(&mut self) -> Vec<usize> {
        self.num_slots += 1;
        vec![self.num_slots - 1]
    }

    fn type_of(&self, tree: &Tree<'a>, result: usize) -> ValueType {
        let set = tree.types.get(result).copied().unwrap_or_default();
        // A register operand of several types is the same register under each.
        let mut members = self.inference.types.members(set);
        self.inference.types.single(set).or_else(|| members.next()).unwrap_or(ValueType::I32)
    }

    /// The slots with the results of a tree.
    fn value(&mut self, tree: &Tree<'a>, is_outermost: bool) -> Result<Vec<usize>> {
        match tree.kind {
            Kind::Any => self.named(tree),
            Kind::Integer(n) => Ok(self.integer(self.type_of_integer(tree), n, tree)?),
            Kind::Number(n) => self.integer(ValueType::I32, n, tree),
            Kind::Register(register) => {
                let ty = self.type_of(tree, 0);
                self.code.push(ResultOp::Register as u8);
                write_number(&mut self.code, ty.to_raw());
                write_number(&mut self.code, register.into());
                Ok(self.new_slot())
            }
            Kind::Instruction(opcode) => self.instruction(tree, opcode, is_outermost),
            _ => {
                let message = "the result is not made of instructions, registers and constants";
                Err(self.def.pattern_error(message))
            }
        }
    }

    fn type_of_integer(&self, tree: &Tree<'a>) -> ValueType {
        let set = tree.types.first().copied().unwrap_or_default();
        self.inference.types.single(set).unwrap_or(ValueType::I32)
    }

    fn integer(&mut self, ty: ValueType, n: i64, tree: &Tree<'a>) -> Result<Vec<usize>> {
        if tree.transform.is_some() {
            return Err(self.def.pattern_error("a transform of a number can be written as that number"));
        }
        self.code.push(ResultOp::Integer as u8);
        write_number(&mut self.code, ty.to_raw());
        write_signed(&mut self.code, n);
        Ok(self.new_slot())
    }

    fn named(&mut self, tree: &Tree<'a>) -> Result<Vec<usize>> {
        let name = tree.name.unwrap_or("");
        let Some(named) = self.names.get(name).cloned() else {
            let message = format!("Node '{name}' in output pattern but not input pattern");
            return Err(self.def.pattern_error(message));
        };
        if let Some(transform) = tree.transform {
            let selection = &mut *self.selection;
            let (functions, image) = (&mut *selection.functions, &mut *selection.image);
            if named.is_register {
                let message = format!("transform '{}' of ${name}, which is no constant", transform.name());
                return Err(self.def.pattern_error(message));
            }
            let function = functions
                .field(image, selection.subtargets, transform, "XFormFunction", "Imm")
                .map_err(|error| unsupported_code(self.def, *error))?;
            if function == 0 {
                let message = format!("transform '{}' has no code", transform.name());
                return Err(self.def.unsupported_pattern(message));
            }
            self.code.push(ResultOp::Transform as u8);
            write_number(&mut self.code, u64::from(function - 1));
            write_number(&mut self.code, named.slots[0] as u64);
            return Ok(self.new_slot());
        }
        if named.is_immediate {
            self.code.push(ResultOp::Immediate as u8);
            write_number(&mut self.code, named.slots[0] as u64);
            return Ok(self.new_slot());
        }
        Ok(named.slots)
    }

    fn instruction(&mut self, tree: &Tree<'a>, opcode: u16, is_outermost: bool) -> Result<Vec<usize>> {
        let mut operands = Vec::new();
        let reads = self.selection.instructions.instructions[opcode as usize].implicit_uses.clone();
        for child in &tree.children {
            let slots = self.value(child, false)?;
            match (self.side_result(child), &slots[..]) {
                // What one instruction sets on the side and the next one reads so is no operand.
                (Some(register), &[slot]) if reads.contains(&register) => self.inputs.push((register, slot)),
                _ => operands.extend(slots),
            }
        }
        let instruction = &self.selection.instructions.instructions[opcode as usize];
        let wanted = instruction.operands.len() - instruction.num_defs;
        let open_ended = instruction.flags & inst_flags::VARIADIC != 0;
        if operands.len() != wanted && !(open_ended && operands.len() > wanted) {
            return Err(self.wrong_count(instruction, tree.children.len(), operands.len() < wanted));
        }
        if tree.children.len() == wanted && operands.len() == wanted {
            self.check_kinds(instruction, &tree.children)?;
        }
        self.cost += 1;
        let flags = self.result_flags(tree, instruction.flags, is_outermost);
        let num_defs = instruction.num_defs;
        let mut implicit = Vec::new();
        for register in &tree.implicit {
            let position = instruction.implicit_defs.iter().position(|r| r == register);
            implicit.push(position.ok_or_else(|| {
                let name = &self.selection.registers.registers[*register as usize].name;
                self.def.pattern_error(format!("'{}' does not define '{name}'", instruction.def.name()))
            })?);
        }
        self.copy_inputs(&reads);
        self.code.push(ResultOp::Inst as u8);
        write_number(&mut self.code, opcode.into());
        write_number(&mut self.code, flags);
        let num_results = num_defs + implicit.iter().max().map_or(0, |last| last + 1);
        write_number(&mut self.code, num_results as u64);
        for result in 0..num_results {
            let wanted = if result < num_defs {
                Some(result)
            } else {
                implicit.iter().position(|&i| i == result - num_defs).map(|i| num_defs + i)
            };
            let ty = wanted.map_or(ValueType::UNTYPED, |result| self.type_of(tree, result));
            write_number(&mut self.code, ty.to_raw());
        }
        self.slots(&operands);
        let first = self.num_slots;
        self.num_slots += num_results;
        Ok((0..num_defs).chain(implicit.into_iter().map(|i| num_defs + i)).map(|i| first + i).collect())
    }

    /// The result gives an instruction too few or too many operands.
    fn wrong_count(&self, instruction: &Instruction<'a>, given: usize, too_few: bool) -> Box<Diagnostic> {
        let name = instruction.def.name();
        let inputs = &instruction.operands[instruction.num_defs..];
        let types = &self.selection.instructions.operand_types;
        if too_few && inputs.iter().any(|o| types[o.ty as usize].def.is_a("OperandWithDefaultOps")) {
            let message = format!("default operands of Instruction '{name}' are not supported in patterns");
            return self.def.unsupported_pattern(message);
        }
        let wanted = inputs.iter().filter(|o| o.part == 0).count();
        self.def.pattern_error(if too_few {
            format!("Instruction '{name}' expects more than the provided {given} operands!")
        } else {
            format!("Instruction '{name}' was provided {given} operands but expected only {wanted}!")
        })
    }

    /// Operands of an instruction are registers where it takes registers, and none where it does not.
    fn check_kinds(&self, instruction: &Instruction<'a>, children: &[Tree<'a>]) -> Result<()> {
        for (operand, child) in instruction.operands[instruction.num_defs..].iter().zip(children) {
            let ty = &self.selection.instructions.operand_types[operand.ty as usize];
            let named =
                child.name.filter(|_| matches!(child.kind, Kind::Any)).and_then(|n| self.names.get(n));
            let is_number = matches!(child.kind, Kind::Integer(_))
                || child.transform.is_some()
                || named.is_some_and(|n| n.is_immediate);
            let wrong = match ty.class {
                Some(_) if is_number => "a register, the result gives a number",
                None if is_immediate_operand(ty.def)
                    && child.transform.is_none()
                    && named.is_some_and(|n| n.is_register) =>
                {
                    "no register, the result gives one"
                }
                _ => continue,
            };
            return Err(self.def.pattern_error(format!(
                "Operand ${} of Instruction '{}' is {wrong}",
                operand.name,
                instruction.def.name()
            )));
        }
        Ok(())
    }

    /// The register that an instruction without definitions stands for.
    fn side_result(&self, tree: &Tree<'a>) -> Option<u16> {
        let Kind::Instruction(opcode) = tree.kind else { return None };
        let num_defs = self.selection.instructions.instructions[opcode as usize].num_defs;
        tree.implicit.first().copied().filter(|_| num_defs == 0)
    }

    /// Values that were matched as physical registers go there before the instruction that reads these.
    fn copy_inputs(&mut self, reads: &[u16]) {
        for (register, slot) in std::mem::take(&mut self.inputs) {
            if !reads.contains(&register) {
                self.inputs.push((register, slot));
                continue;
            }
            self.code.push(ResultOp::Copy as u8);
            write_number(&mut self.code, register.into());
            write_number(&mut self.code, slot as u64);
        }
    }

    fn result_flags(&self, tree: &Tree<'a>, own: u64, is_outermost: bool) -> u64 {
        let mut flags = 0;
        // The chain goes through the instruction that has the effect; without one, through the last.
        let carries = own & ORDERED != 0 || (is_outermost && !self.any_ordered(&tree.children));
        if self.matched & node_flags::HAS_CHAIN != 0 && carries {
            flags |= result_flags::CHAIN;
        }
        if self.matched & node_flags::MEM_OPERAND != 0
            && own & (inst_flags::MAY_LOAD | inst_flags::MAY_STORE) != 0
        {
            flags |= result_flags::MEMORY;
        }
        if is_outermost {
            let root = self.root_properties;
            for (property, flag) in [
                (node_flags::IN_GLUE | node_flags::OPTIONAL_IN_GLUE, result_flags::IN_GLUE),
                (node_flags::OUT_GLUE, result_flags::OUT_GLUE),
                (node_flags::VARIADIC, result_flags::VARIADIC),
            ] {
                flags |= if root & property != 0 { flag } else { 0 };
            }
        }
        flags
    }

    fn any_ordered(&self, trees: &[Tree<'a>]) -> bool {
        trees.iter().any(|tree| {
            let own = match tree.kind {
                Kind::Instruction(opcode) => self.selection.instructions.instructions[opcode as usize].flags,
                _ => 0,
            };
            own & ORDERED != 0 || self.any_ordered(&tree.children)
        })
    }
}
