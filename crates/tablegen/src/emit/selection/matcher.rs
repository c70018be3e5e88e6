//! The program that matches a pattern's source: see [`tables::selection`] for its steps.
//!
//! One walk over the tree, from the root down: operation and type first, then the conditions of fragments, then the operands.
//! Complex patterns come last, when everything else is known to match. O(size of the tree).

use super::{Named, Selection, properties, unsupported_code};
use crate::lang::record::RecordId;
use crate::model::fields::{Def, Result};
use crate::model::patterns::infer::Inference;
use crate::model::patterns::tree::{Kind, Tree, generic_node, operation_name};
use std::collections::BTreeMap;
use support::diag::Diagnostic;
use tables::code::{write_number, write_signed};
use tables::nodes::NodeOp;
use tables::selection::{Extension, MatchOp, NodeTest, flag_bits, node_flags};
use tables::value_type::ValueType;

/// What the result has to know of a matcher.
pub(super) struct Matched<'a> {
    pub root: NodeOp,
    pub num_slots: usize,
    pub names: BTreeMap<&'a str, Named>,
    /// Physical registers that were matched, and the slots of their values.
    pub inputs: Vec<(u16, usize)>,
    /// [`node_flags`] of all nodes matched.
    pub properties: u16,
}

/// Compiles the tree to be matched, whose root is the operation `root`. `nodes` and `complex` are the numbers of operations
/// and of complex patterns.
pub(super) fn compile<'a>(
    selection: &mut Selection<'_, 'a>,
    inference: &Inference<'_, 'a>,
    (nodes, complex): (&BTreeMap<String, NodeOp>, &BTreeMap<RecordId, u32>),
    def: Def<'a>,
    (root, tree): (Def<'a>, &Tree<'a>),
) -> Result<(Vec<u8>, Matched<'a>)> {
    let mut matcher = Matcher {
        selection,
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
    let root = matcher.operation(root)?;
    matcher.value(tree, true)?;
    matcher.complex_patterns()?;
    matcher.op(MatchOp::End);
    let Matcher { code, num_slots, names, inputs, properties, .. } = matcher;
    Ok((code, Matched { root, num_slots, names, inputs, properties }))
}

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
        // Numbers that stand in instructions have whatever type the instruction gives them.
        if op != NodeOp::TARGET_CONSTANT {
            self.check_type(tree);
        }
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
