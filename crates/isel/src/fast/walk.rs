//! The walk over a function: forms units and has them made.

use super::attribute_classes::Purpose;
use super::known_objects::KnownObjects;
use super::stencil_key::{Kind, OperandKind, StencilKey};
use super::use_counts::Facts;
use super::{Set, constant_classes};
use crate::build::{Comparison, Decision, FunctionState, Incoming, Span};
use crate::dag::sign_extend;
use crate::funclets;
use crate::function::{SelectError, Selection, SelectionContext};
use crate::lowering::{Result, Unsupported};
use ir::attributes::{AttrKind, AttributeList};
use ir::metadata::MdKindId;
use ir::{ConstKind, Inst, InstView, Opcode, Type, Value, ValueKind};
use mir::{Block, Reg};
use smallvec::SmallVec;
use tables::value_type::ValueType;

/// Makes ready for [`select`].
pub(crate) fn prepare(state: &mut FunctionState<'_>) -> Result<()> {
    state.one_by_one = true;
    state.make_blocks();
    state.facts = Facts::collect(state)?;
    for (crosses, fact) in state.cross_block.iter_mut().zip(state.facts.all()) {
        *crosses = fact.uses > 0;
    }
    state.exported_args.clone_from(&state.facts.args);
    Ok(())
}

/// Selects instructions for all blocks of a function that has been prepared.
pub(crate) fn select(
    selection: &Selection<'_>,
    state: &mut FunctionState<'_>,
    graphs: &mut SelectionContext,
    text: &mut String,
) -> std::result::Result<(), SelectError> {
    let facts = std::mem::take(&mut state.facts);
    let set = graphs.templates.take(selection.legality);
    let mut unit = std::mem::take(&mut graphs.unit);
    unit.address = match state.lowering.facts().pointer_type {
        ValueType::I64 => Type::I64,
        _ => Type::PTR,
    };
    let keeps_accesses = is_to_be_debugged(state);
    let Some(entry) = state.machine.entry() else { return Ok(()) };
    let mut walk = Walk {
        selection,
        state,
        graphs,
        text,
        facts,
        set,
        unit,
        known: KnownObjects::default(),
        keeps_accesses,
        block: entry,
    };
    let result = walk.function();
    let Walk { set, unit, .. } = walk;
    graphs.templates.put(selection.legality, set);
    graphs.unit = unit;
    result
}

/// Whether debuggers may change variables: debug information says where they are, and `optnone` that they are there.
fn is_to_be_debugged(state: &FunctionState<'_>) -> bool {
    let env = state.scope.env;
    let object = env.globals[state.machine.global].object();
    let is_described = object.is_some_and(|o| o.attachments.iter().any(|a| a.kind == MdKindId::DBG));
    let header = env.globals[state.machine.global].as_function();
    let list = header.map_or(AttributeList::EMPTY, |header| header.attributes);
    is_described && env.attributes.function_attr(list, AttrKind::OptimizeNone).is_some()
}

pub(super) fn nowhere(what: Unsupported) -> SelectError {
    SelectError { inst: None, what, explanation: Vec::new() }
}

/// What follows an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    Next,
    /// A jump to another function has taken the place of the rest of the block.
    Left,
}

/// Which numbers share the template of an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharing {
    /// None.
    None,
    /// Those that are alike ([`constant_classes`]).
    Alike,
    /// The same, and small numbers among each other: the unit compares or adds.
    Small,
    /// Small numbers, unless the machine looks at their bits.
    Bits,
    /// Those that the machine moves alike: the unit does nothing else with it.
    Moved,
}

/// First words of headers that are no instruction's.
pub(super) const COPY: u32 = u32::MAX;
pub(super) const ARGUMENTS: u32 = u32::MAX - 1;
const DECISION: u32 = u32::MAX - 2;
/// The place of an access is that of the access with the following number.
pub(super) const SAME_PLACE: u32 = u32::MAX - 3;

pub(super) struct Walk<'w, 's, 'a> {
    pub(super) selection: &'w Selection<'s>,
    pub(super) state: &'w mut FunctionState<'a>,
    pub(super) graphs: &'w mut SelectionContext,
    pub(super) text: &'w mut String,
    pub(super) facts: Facts,
    pub(super) set: Set,
    pub(super) unit: StencilKey,
    pub(super) known: KnownObjects,
    /// Every access is made.
    pub(super) keeps_accesses: bool,
    /// That instructions are appended to.
    pub(super) block: Block,
}

/// Operands that are made in the unit, and the numbers of their instructions there.
pub(super) type Inner = SmallVec<[(Value, u32); 2]>;

pub(super) type Made<T> = std::result::Result<T, SelectError>;

impl Walk<'_, '_, '_> {
    fn function(&mut self) -> Made<()> {
        let source = self.state.source;
        for block in source.blocks().filter(|&block| !funclets::is_switch(source, block)) {
            self.block = self.state.machine_block(block).map_err(nowhere)?;
            self.known.clear();
            if Some(block) == source.entry() {
                self.arguments()?;
            }
            for inst in source.block_insts(block) {
                self.graphs.templates.counters.instructions += 1;
                if source.has_dbg_records() {
                    crate::debug_records::note_labels(self.state, inst, self.block);
                }
                let then = self.inst(inst).map_err(|mut error| {
                    error.inst = error.inst.or(Some(inst));
                    error
                })?;
                if then == Then::Left {
                    break;
                }
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst) -> Made<Then> {
        let source = self.state.source;
        let opcode = source.opcode(inst);
        let is_used = self.facts.get(inst).uses > 0;
        self.known.step();
        match opcode {
            Opcode::Phi => return Ok(Then::Next),
            Opcode::Alloca if self.facts.object(inst).is_some() => return Ok(Then::Next),
            Opcode::Load => self.load(inst, is_used)?,
            Opcode::Store => {
                self.plain(inst)?;
                self.note_stored(inst).map_err(nowhere)?;
            }
            Opcode::GetElementPtr => {
                if is_used {
                    self.element(inst)?;
                }
            }
            Opcode::Call => {
                let then = self.call(inst);
                self.known.clear();
                return then;
            }
            Opcode::Br | Opcode::Ret | Opcode::Unreachable => self.terminator(inst, opcode)?,
            Opcode::Invoke => {
                self.phi_inputs(inst)?;
                return self.call(inst);
            }
            Opcode::Resume
            | Opcode::Switch
            | Opcode::IndirectBr
            | Opcode::CallBr
            | Opcode::CleanupRet
            | Opcode::CatchRet
            | Opcode::CatchSwitch => {
                self.phi_inputs(inst)?;
                return self.alone(inst);
            }
            Opcode::LandingPad => {
                self.state.machine.has_exceptions = true;
                self.unit.begin(Kind::Insts);
                self.note_inst(inst);
                let ty = self.unit.type_word(source.inst(inst).ty);
                self.unit.header.extend([opcode as u32, ty]);
                self.result(inst).map_err(nowhere)?;
                return self.make();
            }
            Opcode::Alloca | Opcode::VAArg | Opcode::CleanupPad | Opcode::CatchPad => {
                self.known.clear();
                return self.alone(inst);
            }
            Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                self.known.clear();
                self.plain(inst)?;
            }
            Opcode::ExtractValue if is_used => self.extract(inst)?,
            Opcode::InsertValue if is_used => {
                if !self.facts.is_chained(inst) {
                    self.insert(inst)?;
                }
            }
            // All others compute a value and do nothing else.
            _ if !is_used => {}
            _ => {
                if !self.defers(inst, opcode) {
                    self.plain(inst)?;
                }
            }
        }
        Ok(Then::Next)
    }

    // Parts of units.

    /// Adds an instruction, with those that are made with it before it. Gives its number in the unit.
    pub(super) fn add_inst(&mut self, inst: Inst) -> Result<u32> {
        let source = self.state.source;
        let data = *source.inst(inst);
        if matches!(data.opcode, Opcode::Load | Opcode::Store) {
            return self.add_access(inst);
        }
        let inner = self.add_inner(source.operands(inst))?;
        self.note_inst(inst);
        let words = u32::from(data.sub) << 8 | u32::from(data.flags.0) << 16;
        let ty = self.unit.type_word(data.ty);
        self.unit.header.extend([data.opcode as u32 | words, ty]);
        match data.opcode {
            Opcode::Alloca | Opcode::GetElementPtr | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                self.unit.header.push(data.aux);
                // It may be a type or a scope.
                self.unit.names_module = true;
            }
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => {
                let list = source.index_list(inst);
                self.unit.header.push(list.len() as u32);
                self.unit.header.extend(list.iter().map(|&i| i as u32));
            }
            _ => {}
        }
        let sharing = match data.opcode {
            Opcode::Add | Opcode::Sub | Opcode::ICmp => Sharing::Small,
            Opcode::Mul => Sharing::Alike,
            Opcode::And | Opcode::Or | Opcode::Xor => Sharing::Bits,
            _ => Sharing::None,
        };
        for (at, &operand) in source.operands(inst).iter().enumerate() {
            let sharing = if at == 1 { sharing } else { Sharing::None };
            self.outer_or_inner(operand, sharing, &inner)?;
        }
        Ok(self.unit.insts.len() as u32 - 1)
    }

    /// Adds those of the operands that are made with their user. Gives their numbers in the unit.
    pub(super) fn add_inner(&mut self, operands: &[Value]) -> Result<Inner> {
        let mut inner = Inner::new();
        for &operand in operands {
            if let ValueKind::Inst(made) = operand.kind()
                && self.facts.get(made).depth > 0
            {
                // At most MAX_DEPTH deep.
                let number = self.add_inst(made)?;
                inner.push((operand, number));
            }
        }
        Ok(inner)
    }

    /// Adds an operand that may be made in the unit.
    pub(super) fn outer_or_inner(&mut self, operand: Value, sharing: Sharing, inner: &Inner) -> Result<()> {
        match inner.iter().find(|(value, _)| *value == operand) {
            Some(&(_, number)) => {
                let ty = self.state.scope.type_of(operand);
                self.unit.push(operand, ty, OperandKind::Inner(number));
                Ok(())
            }
            None => self.operand(operand, sharing),
        }
    }

    pub(super) fn note_inst(&mut self, inst: Inst) {
        self.unit.insts.push(inst);
        self.unit.locations.push(self.state.source.debug_loc(inst).into());
    }

    /// Adds an operand.
    pub(super) fn operand(&mut self, value: Value, number: Sharing) -> Result<()> {
        let kind = match value.kind() {
            ValueKind::Inst(inst) => match self.facts.object(inst) {
                Some(object) => OperandKind::Object(object),
                None => OperandKind::Registers(self.span(value)?),
            },
            ValueKind::Arg(_) => OperandKind::Registers(self.span(value)?),
            ValueKind::Global(global) => {
                let (op, flags) = self.state.global_kind(global);
                OperandKind::Global { global, kind: u32::from(op.0) << 8 | u32::from(flags) }
            }
            ValueKind::Block(block) => OperandKind::Block(self.state.machine_block(block)?),
            ValueKind::LocalConst(_) | ValueKind::ModuleConst(_) => match self.constant(value, number) {
                Some(kind) => kind,
                None => {
                    self.unit.has_shape = false;
                    return Ok(());
                }
            },
            ValueKind::Metadata(_) => {
                self.unit.has_shape = false;
                return Ok(());
            }
        };
        self.unit.push(value, self.state.scope.type_of(value), kind);
        Ok(())
    }

    pub(super) fn constant(&self, value: Value, sharing: Sharing) -> Option<OperandKind> {
        let data = self.state.scope.constant(value)?;
        Some(match &data.kind {
            ConstKind::Int(number) => {
                let bits = self.state.scope.env.types.int_bits(data.ty)?;
                let number = sign_extend(*number as i64, bits);
                let facts = self.state.lowering.facts();
                let operand_bits = facts.operand_number_bits.min(bits);
                // The same constant twice is one node.
                let is_new = !self.unit.operands.iter().any(|l| l.value == value);
                let class = match sharing {
                    _ if !is_new || bits < 8 => None,
                    Sharing::None => None,
                    Sharing::Alike => self.number_class(number),
                    Sharing::Small => constant_classes::small(number)
                        .or_else(|| constant_classes::far(number, operand_bits))
                        .or_else(|| self.number_class(number)),
                    Sharing::Bits if facts.looks_at_bits => None,
                    Sharing::Bits => constant_classes::small(number)
                        .or_else(|| constant_classes::far(number, operand_bits)),
                    Sharing::Moved => {
                        let moved = facts.moved_number_bits.min(bits);
                        let plain = constant_classes::plain(number, moved).filter(|_| number != 0);
                        plain.or_else(|| self.number_class(number))
                    }
                };
                OperandKind::Number { number, class }
            }
            ConstKind::Float(bits) => OperandKind::Float(*bits),
            ConstKind::Null => OperandKind::Zero,
            ConstKind::Undef | ConstKind::Poison => OperandKind::Undefined,
            _ => return None,
        })
    }

    /// The registers of a value.
    pub(super) fn span(&mut self, value: Value) -> Result<Span> {
        if let Some(span) = self.state.registers.get(value) {
            return Ok(span);
        }
        let span = self.new_span(self.state.scope.type_of(value))?;
        self.state.registers.set(value, span);
        Ok(span)
    }

    /// New registers for a value of a type.
    pub(super) fn new_span(&mut self, ty: Type) -> Result<Span> {
        let first = self.state.machine.num_vregs() as u32;
        let class = match self.set.class(ty) {
            Some(class) => class,
            None => {
                let span = self.new_registers(ty)?;
                let class = match span.count {
                    1 => self.class_of(first) + 2,
                    _ => 1,
                };
                self.set.note_class(ty, class);
                return Ok(span);
            }
        };
        if class == 1 {
            return self.new_registers(ty);
        }
        self.state.machine.new_vreg(class - 2);
        Ok(Span { first, count: 1 })
    }

    fn new_registers(&mut self, ty: Type) -> Result<Span> {
        let first = self.state.machine.num_vregs() as u32;
        let classes = self.state.classes_for(ty)?;
        for &class in &classes {
            self.state.machine.new_vreg(class);
        }
        Ok(Span { first, count: classes.len() as u32 })
    }

    pub(super) fn class_of(&self, index: u32) -> u16 {
        self.state.machine.class_of(Reg::from_virtual_index(index)).unwrap_or(0)
    }

    /// Adds the registers that a unit writes.
    pub(super) fn result(&mut self, inst: Inst) -> Result<()> {
        let ty = self.state.source.inst(inst).ty;
        if ty != Type::VOID && self.state.cross_block[inst.as_u32() as usize] {
            let value = Value::inst(inst);
            let span = self.span(value)?;
            self.unit.push(value, ty, OperandKind::Registers(span));
        }
        Ok(())
    }

    // Kinds of units.

    /// An instruction whose signature is all that matters.
    pub(super) fn plain(&mut self, inst: Inst) -> Made<()> {
        self.unit.begin(Kind::Insts);
        self.add_inst(inst).and_then(|_| self.result(inst)).map_err(nowhere)?;
        self.make().map(|_| ())
    }

    /// An instruction that is a graph whenever it is met.
    pub(super) fn alone(&mut self, inst: Inst) -> Made<Then> {
        self.unit.begin(Kind::Insts);
        self.note_inst(inst);
        self.unit.has_shape = false;
        self.make()
    }

    /// Numbers that share a template with one.
    pub(super) fn number_class(&self, number: i64) -> Option<u32> {
        match self.state.lowering.facts().looks_at_bits {
            true => constant_classes::class_by_bits(number),
            false => constant_classes::class(number),
        }
    }

    /// Puts a constant, or the address of a stack object, into new registers.
    pub(super) fn materialize(&mut self, value: Value, inst: Inst) -> Made<Span> {
        let ty = self.state.scope.type_of(value);
        let span = self.new_span(ty).map_err(nowhere)?;
        self.put(value, span, inst)?;
        Ok(span)
    }

    /// Puts a constant, or the address of a stack object, into registers.
    pub(super) fn put(&mut self, value: Value, span: Span, inst: Inst) -> Made<()> {
        let ty = self.state.scope.type_of(value);
        self.unit.begin(Kind::Copy);
        self.unit.locations.push(self.state.source.debug_loc(inst).into());
        self.unit.header.extend([COPY, 0]);
        let (base, distance) = self.resolve_constant(value, 0).map_err(nowhere)?;
        let added = if base == value {
            self.operand(value, Sharing::Moved)
        } else {
            self.distance(value, (base, distance), None, &Inner::new())
        };
        added.map_err(nowhere)?;
        self.unit.values.push(value);
        // What is written comes last.
        self.unit.push(value, ty, OperandKind::Registers(span));
        self.make().map(|_| ())
    }

    pub(super) fn is_in_registers(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => self.facts.object(inst).is_none(),
            ValueKind::Arg(_) => true,
            _ => false,
        }
    }

    // The ends of blocks.

    fn terminator(&mut self, inst: Inst, opcode: Opcode) -> Made<()> {
        self.phi_inputs(inst)?;
        match self.state.source.view(inst) {
            InstView::Br { dest } => {
                let dest = self.state.machine_block(dest).map_err(nowhere)?;
                self.state.machine.add_edge(self.block, dest);
                if self.state.machine.next_block(self.block) == Some(dest) {
                    return Ok(());
                }
                self.plain(inst)
            }
            InstView::CondBr { if_true, if_false, .. } => {
                let yes = self.state.machine_block(if_true).map_err(nowhere)?;
                let no = self.state.machine_block(if_false).map_err(nowhere)?;
                if yes == no {
                    return self.alone(inst).map(|_| ());
                }
                self.state.machine.add_edge(self.block, yes);
                self.state.machine.add_edge(self.block, no);
                self.state.note_weights(inst, self.block, yes, no);
                let falls_through = self.state.machine.next_block(self.block) == Some(yes);
                self.unit.begin(Kind::Insts);
                self.add_inst(inst).map_err(nowhere)?;
                self.unit.header.push(falls_through.into());
                self.make().map(|_| ())
            }
            InstView::Ret { value } => self.ret(inst, value),
            InstView::Unreachable => Ok(()),
            _ => {
                let what = Unsupported::new(format!("'{}'", opcode.name()));
                Err(SelectError { inst: Some(inst), what, explanation: Vec::new() })
            }
        }
    }

    /// What an instruction decides in a block of its own, the current one. Comparisons have a signature.
    pub(super) fn decision(&mut self, decision: Decision, of: Option<Value>) -> Made<()> {
        self.unit.begin(Kind::Decision);
        self.unit.decision = Some(decision);
        let comparison = decision.comparison();
        self.unit.has_shape = comparison.is_some() && of.is_some();
        if let Some(Comparison { reg, ty, code, constant, yes, no }) = comparison
            && let (Some(index), Some(of)) = (reg.virtual_index(), of)
        {
            let machine = &mut self.state.machine;
            machine.add_edge(self.block, yes);
            machine.add_edge(self.block, no);
            let falls_through = machine.next_block(self.block) == Some(yes);
            self.unit.header.extend([DECISION, ty.bits() as u32, u32::from(code.0), falls_through.into()]);
            let class = constant_classes::small(constant).or_else(|| self.number_class(constant));
            let number = OperandKind::Number { number: constant, class };
            let span = Span { first: index as u32, count: 1 };
            for kind in
                [OperandKind::Registers(span), number, OperandKind::Block(yes), OperandKind::Block(no)]
            {
                self.unit.push(of, Type::VOID, kind);
            }
        }
        self.make().map(|_| ())
    }

    fn ret(&mut self, inst: Inst, value: Option<Value>) -> Made<()> {
        let header = self.state.scope.env.globals[self.state.machine.global].as_function();
        let Some(header) = header else { return self.alone(inst).map(|_| ()) };
        if self.state.demoted_result.is_some() || self.state.error_slot.is_some() {
            return self.alone(inst).map(|_| ());
        }
        self.unit.begin(Kind::Insts);
        self.note_inst(inst);
        let (list, convention) = (header.attributes, header.calling_conv);
        let attributes = self.attributes_word(list, Purpose::Passing);
        let words = [Opcode::Ret as u32, attributes, u32::from(convention.0)];
        self.unit.header.extend(words);
        if let Some(value) = value {
            self.operand(value, Sharing::Moved).map_err(nowhere)?;
        }
        if let Some(index) = self.state.result_address.and_then(Reg::virtual_index) {
            self.unit.header.push(1);
            let span = Span { first: index as u32, count: 1 };
            self.unit.push(Value::inst(inst), Type::PTR, OperandKind::Registers(span));
        }
        self.make().map(|_| ())
    }

    /// Notes what the PHIs of successors take from this block; constants are put into registers.
    fn phi_inputs(&mut self, terminator: Inst) -> Made<()> {
        let source = self.state.source;
        let Some(block) = source.block_of(terminator) else { return Ok(()) };
        let is_phi = |to| source.first_inst(to).is_some_and(|first| source.opcode(first) == Opcode::Phi);
        let mut successors: SmallVec<[ir::Block; 4]> =
            source.successors(block).filter(|&to| is_phi(to)).collect();
        successors.sort_unstable();
        successors.dedup();
        for to in successors {
            for phi in source.block_insts(to).take_while(|&i| source.opcode(i) == Opcode::Phi) {
                let InstView::Phi { incoming } = source.view(phi) else { continue };
                let Some(value) = self.state.phi_value(phi, incoming, block) else { continue };
                let results = self.span(Value::inst(phi)).map_err(nowhere)?;
                let inputs = if self.is_in_registers(value) {
                    self.span(value).map_err(nowhere)?
                } else {
                    self.materialize(value, terminator)?
                };
                let pairs = results.registers().zip(inputs.registers());
                self.state.incoming.extend(pairs.map(|(phi, reg)| Incoming { from: block, to, phi, reg }));
            }
        }
        Ok(())
    }
}
