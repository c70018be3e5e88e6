//! The walk over a function: forms units and has them made.

use super::known_objects::{KnownObjects, Part};
use super::stencil_key::{Folded, Kind, OperandKind, StencilKey};
use super::use_counts::Facts;
use super::{CalleeKind, Set, constant_classes};
use crate::build::{Comparison, Decision, FunctionState, Incoming, Span, is_ignored, is_of_the_function};
use crate::dag::sign_extend;
use crate::funclets;
use crate::function::{SelectError, Selection, SelectionContext};
use crate::lowering::{Result, Unsupported};
use ir::attributes::{AttrKind, AttributeList};
use ir::constant::InlineAsm;
use ir::inst::{CallInfo, MemAccess, Ordering, TailKind};
use ir::metadata::MdKindId;
use ir::{ConstKind, Inst, InstView, Opcode, Type, TypeData, Value, ValueKind};
use mir::function_attributes::{SAVES_ALL, SAVES_NONE};
use mir::{Block, Reg};
use smallvec::SmallVec;
use support::entity::Entity;
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
enum Sharing {
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
const COPY: u32 = u32::MAX;
const ARGUMENTS: u32 = u32::MAX - 1;
const DECISION: u32 = u32::MAX - 2;
/// The place of an access is that of the access with the following number.
const SAME_PLACE: u32 = u32::MAX - 3;

pub(super) struct Walk<'w, 's, 'a> {
    pub(super) selection: &'w Selection<'s>,
    pub(super) state: &'w mut FunctionState<'a>,
    pub(super) graphs: &'w mut SelectionContext,
    pub(super) text: &'w mut String,
    pub(super) facts: Facts,
    pub(super) set: Set,
    pub(super) unit: StencilKey,
    known: KnownObjects,
    /// Every access is made.
    keeps_accesses: bool,
    /// That instructions are appended to.
    pub(super) block: Block,
}

/// Operands that are made in the unit, and the numbers of their instructions there.
type Inner = SmallVec<[(Value, u32); 2]>;

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
                self.unit.header.extend([opcode as u32, self.unit.type_word(source.inst(inst).ty)]);
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
    fn add_inst(&mut self, inst: Inst) -> Result<u32> {
        let source = self.state.source;
        let data = *source.inst(inst);
        if matches!(data.opcode, Opcode::Load | Opcode::Store) {
            return self.add_access(inst);
        }
        let inner = self.add_inner(source.operands(inst))?;
        self.note_inst(inst);
        let words = u32::from(data.sub) << 8 | u32::from(data.flags.0) << 16;
        self.unit.header.extend([data.opcode as u32 | words, self.unit.type_word(data.ty)]);
        match data.opcode {
            Opcode::Alloca | Opcode::GetElementPtr | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                self.unit.header.push(data.aux);
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
    fn add_inner(&mut self, operands: &[Value]) -> Result<Inner> {
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
    fn outer_or_inner(&mut self, operand: Value, sharing: Sharing, inner: &Inner) -> Result<()> {
        match inner.iter().find(|(value, _)| *value == operand) {
            Some(&(_, number)) => {
                let ty = self.state.scope.type_of(operand);
                self.unit.push(operand, ty, OperandKind::Inner(number));
                Ok(())
            }
            None => self.operand(operand, sharing),
        }
    }

    fn note_inst(&mut self, inst: Inst) {
        self.unit.insts.push(inst);
        self.unit.locations.push(self.state.source.debug_loc(inst).into());
    }

    /// Adds an operand.
    fn operand(&mut self, value: Value, number: Sharing) -> Result<()> {
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

    fn constant(&self, value: Value, sharing: Sharing) -> Option<OperandKind> {
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
    fn new_span(&mut self, ty: Type) -> Result<Span> {
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

    fn class_of(&self, index: u32) -> u16 {
        self.state.machine.class_of(Reg::from_virtual_index(index)).unwrap_or(0)
    }

    /// Adds the registers that a unit writes.
    fn result(&mut self, inst: Inst) -> Result<()> {
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
    fn alone(&mut self, inst: Inst) -> Made<Then> {
        self.unit.begin(Kind::Insts);
        self.note_inst(inst);
        self.unit.has_shape = false;
        self.make()
    }

    /// An address that others than accesses use, too.
    fn element(&mut self, inst: Inst) -> Made<()> {
        let source = self.state.source;
        let Some(block) = source.block_of(inst) else { return Ok(()) };
        if self.facts.distance(inst).is_none() {
            return if self.defers(inst, Opcode::GetElementPtr) { Ok(()) } else { self.plain(inst) };
        }
        let (base, distance) = self.facts.resolve(source, Value::inst(inst), block);
        self.unit.begin(Kind::Copy);
        self.note_inst(inst);
        self.unit.header.extend([COPY, Opcode::GetElementPtr as u32]);
        self.distance(Value::inst(inst), (base, distance), None, &Inner::new())
            .and_then(|()| self.result(inst))
            .map_err(nowhere)?;
        self.make().map(|_| ())
    }

    /// Numbers that share a template with one.
    fn number_class(&self, number: i64) -> Option<u32> {
        match self.state.lowering.facts().looks_at_bits {
            true => constant_classes::class_by_bits(number),
            false => constant_classes::class(number),
        }
    }

    /// The logarithm of the bytes in which accesses to a type may count distances.
    fn unit_log2(&mut self, accessed: Option<Type>) -> Result<u32> {
        const MOST: u32 = 4;
        let Some(ty) = accessed else { return Ok(0) };
        let bytes = self.state.layout(ty)?.size_bits.min.div_ceil(8);
        Ok(bytes.max(1).ilog2().min(MOST))
    }

    /// As [`FunctionState::access_align_log2`].
    fn align_log2(&mut self, ty: Type, access: MemAccess) -> Result<u32> {
        let Some(align) = access.align.log2() else { return self.state.access_align_log2(ty, access) };
        let most = match self.set.most_align_log2(ty) {
            Some(most) => most,
            None => {
                let most = self.state.most_align_log2(ty)?;
                self.set.note_most_align_log2(ty, most);
                most
            }
        };
        Ok(align.min(most))
    }

    /// Adds an address that lies behind a base, for an access to a type if it is one.
    fn distance(
        &mut self,
        pointer: Value,
        (base, distance): (Value, i64),
        accessed: Option<Type>,
        inner: &Inner,
    ) -> Result<()> {
        self.outer_or_inner(base, Sharing::None, inner)?;
        let ty = self.state.scope.type_of(base);
        let facts = self.state.lowering.facts();
        let plain = accessed.and_then(|_| constant_classes::plain(distance, facts.distance_bits));
        let class = match facts.looks_at_bits {
            _ if plain.is_some() => plain,
            true => constant_classes::class_in_units(distance, self.unit_log2(accessed)?),
            false => constant_classes::class(distance),
        };
        let behind =
            inner.iter().find(|(value, _)| *value == base).map_or(0, |(_, number)| *number as usize + 1);
        self.unit.folded.push(Folded { pointer, base, distance: self.unit.operands.len(), behind });
        self.unit.push(base, ty, OperandKind::Number { number: distance, class });
        Ok(())
    }

    fn load(&mut self, inst: Inst, is_used: bool) -> Made<()> {
        let InstView::Load { pointer, access } = self.state.source.view(inst) else { return Ok(()) };
        let is_plain = !access.volatile && access.ordering == Ordering::NotAtomic;
        if !is_plain {
            return self.plain(inst);
        }
        if !is_used {
            return Ok(());
        }
        let ty = self.state.source.inst(inst).ty;
        let part = self.object_part(inst, pointer, ty).map_err(nowhere)?;
        let Some((part, escapes)) = part else {
            return if self.defers(inst, Opcode::Load) { Ok(()) } else { self.plain(inst) };
        };
        // A PHI may have been promised a register of its own.
        let is_free = self.state.registers.get(Value::inst(inst)).is_none();
        if let Some(span) = self.known.find(part, ty).filter(|_| is_free) {
            self.state.registers.set(Value::inst(inst), span);
            return Ok(());
        }
        if self.defers(inst, Opcode::Load) {
            return Ok(());
        }
        self.plain(inst)?;
        let span = self.span(Value::inst(inst)).map_err(nowhere)?;
        self.known.note(part, ty, span, escapes);
        Ok(())
    }

    /// The part of a stack object that an access is about, and whether its address is in a register somewhere. `None` if it
    /// is about something else, or all accesses are made.
    fn object_part(&mut self, inst: Inst, pointer: Value, ty: Type) -> Result<Option<(Part, bool)>> {
        if self.keeps_accesses {
            return Ok(None);
        }
        let source = self.state.source;
        let Some(block) = source.block_of(inst) else { return Ok(None) };
        let (base, offset) = self.facts.resolve(source, pointer, block);
        let Some(base) = base.as_inst() else { return Ok(None) };
        let Some(object) = self.facts.object(base) else { return Ok(None) };
        let bytes = self.state.layout(ty)?.size_bits.min.div_ceil(8);
        Ok(Some((Part { object, offset, bytes }, self.facts.get(base).escapes)))
    }

    /// Notes what a store has put where.
    fn note_stored(&mut self, inst: Inst) -> Result<()> {
        let InstView::Store { value, pointer, access } = self.state.source.view(inst) else { return Ok(()) };
        let ty = self.state.scope.type_of(value);
        let Some((part, escapes)) = self.object_part(inst, pointer, ty)? else {
            self.known.forget_escaped();
            return Ok(());
        };
        let is_plain = !access.volatile && access.ordering == Ordering::NotAtomic;
        let is_made = value.as_inst().is_none_or(|made| self.facts.get(made).depth == 0);
        if is_plain && is_made && self.is_in_registers(value) {
            let span = self.span(value)?;
            self.known.note(part, ty, span, escapes);
        } else {
            self.known.forget(part);
        }
        Ok(())
    }

    /// Adds a load or a store.
    fn add_access(&mut self, inst: Inst) -> Result<u32> {
        let source = self.state.source;
        let (value, pointer, access) = match source.view(inst) {
            InstView::Load { pointer, access } => (None, pointer, access),
            InstView::Store { value, pointer, access } => (Some(value), pointer, access),
            _ => return Err(Unsupported::new("an access of another kind")),
        };
        let ty = value.map_or(source.inst(inst).ty, |value| self.state.scope.type_of(value));
        let place = match source.block_of(inst) {
            Some(block) => self.facts.resolve(source, pointer, block),
            None => (pointer, 0),
        };
        let (base, distance) = self.resolve_constant(place.0, place.1)?;
        let operands: SmallVec<[Value; 2]> = value.into_iter().chain([base]).collect();
        let inner = self.add_inner(&operands)?;
        let data = source.inst(inst);
        self.note_inst(inst);
        let words = self.align_log2(ty, access)? << 8 | u32::from(data.flags.0) << 16;
        self.unit.header.extend([data.opcode as u32 | words, self.unit.type_word(data.ty)]);
        let scope = access.scope.as_u32();
        self.unit.header.push(scope);
        // The accesses of a template are those of its unit.
        self.unit.has_shape &= !self.state.may_be_in_parts(ty, access);
        self.unit.values.push(pointer);
        if let Some(value) = value {
            self.outer_or_inner(value, Sharing::Moved, &inner)?;
        }
        // What is stored is the address itself: it is in a register.
        if base == pointer || value == Some(pointer) {
            self.outer_or_inner(pointer, Sharing::None, &inner)?;
        } else if let Some(same) = self.folded_before(base, distance) {
            self.unit.header.extend([SAME_PLACE, same as u32]);
            let before = self.unit.folded[same];
            if before.pointer != pointer {
                self.unit.folded.push(Folded { pointer, ..before });
            }
        } else {
            self.distance(pointer, (base, distance), Some(ty), &inner)?;
        }
        Ok(self.unit.insts.len() as u32 - 1)
    }

    /// The address in the unit that is this one.
    fn folded_before(&self, base: Value, distance: i64) -> Option<usize> {
        self.unit.folded.iter().position(|folded| {
            let kind = self.unit.operands[folded.distance].kind;
            folded.base == base && matches!(kind, OperandKind::Number { number, .. } if number == distance)
        })
    }

    /// Follows constant distances from globals.
    fn resolve_constant(&mut self, mut base: Value, mut distance: i64) -> Result<(Value, i64)> {
        const MAX_STEPS: usize = 8;
        for _ in 0..MAX_STEPS {
            let Some(data) = self.state.scope.constant(base) else { break };
            let ConstKind::Expr(expr) = &data.kind else { break };
            if expr.opcode != Opcode::GetElementPtr {
                break;
            }
            let Some((&inner, indices)) = expr.operands.split_first() else { break };
            let types = &self.state.scope.env.types;
            if !matches!(types.get(self.state.scope.type_of(inner)), TypeData::Ptr { .. }) {
                break;
            }
            let Some(own) = self.state.constant_offset(expr.source_ty, indices)? else { break };
            (base, distance) = (inner, distance.wrapping_add(own));
        }
        Ok((base, distance))
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

    fn arguments(&mut self) -> Made<()> {
        let env = self.state.scope.env;
        let global = &env.globals[self.state.machine.global];
        self.unit.begin(Kind::Arguments);
        let Some(header) = global.as_function() else { return self.make().map(|_| ()) };
        // Of the result only counts whether its place is an argument.
        let attributes = self.attribute_class(header.attributes).as_u32();
        self.unit.header.extend([ARGUMENTS, attributes, u32::from(header.calling_conv.0)]);
        self.add_signature(global.value_ty, |walk, ret| walk.is_word(ret));
        // Places of what Swift passes are the function's own.
        self.unit.has_shape &= !self.has_swift_place(header.attributes);
        for (arg, &ty) in self.state.source.params.iter() {
            if self.state.exported_args[arg.as_u32() as usize] {
                let value = Value::arg(arg);
                let span = self.span(value).map_err(nowhere)?;
                self.unit.header.push(arg.as_u32());
                self.unit.push(value, ty, OperandKind::Registers(span));
            }
        }
        self.make().map(|_| ())
    }

    /// Whether the function has an error or a context with a place in its frame.
    fn has_swift_place(&self, list: AttributeList) -> bool {
        let attributes = &self.state.scope.env.attributes;
        let has = |param, kind| attributes.param_attr(list, param, kind).is_some();
        let kinds = [AttrKind::SwiftError, AttrKind::SwiftAsync];
        (0..self.state.source.params.len()).any(|param| kinds.iter().any(|&kind| has(param, kind)))
    }

    fn callee_kind(&mut self, global: ir::Global) -> CalleeKind {
        let index = global.as_u32() as usize;
        if self.set.callees.len() <= index {
            self.set.callees.resize(index + 1, CalleeKind::Unknown);
        }
        if self.set.callees[index] == CalleeKind::Unknown {
            let name = &self.state.scope.env.globals[global].name;
            let says_what_it_saves = || {
                let header = self.state.scope.env.globals[global].as_function();
                let list = header.map_or(AttributeList::EMPTY, |header| header.attributes);
                let has = |name: &str| {
                    self.state.scope.env.attributes.function_string(list, name.as_bytes()).is_some()
                };
                has(SAVES_ALL) || has(SAVES_NONE)
            };
            self.set.callees[index] = match () {
                () if says_what_it_saves() => CalleeKind::Bound,
                () if !name.starts_with(b"llvm.") => CalleeKind::Function,
                () if is_ignored(name) => CalleeKind::Ignored,
                () if is_of_the_function(name) => CalleeKind::Bound,
                () => CalleeKind::Intrinsic,
            };
        }
        self.set.callees[index]
    }

    fn call(&mut self, inst: Inst) -> Made<Then> {
        let (callee, args, info, ways) = match self.state.source.view(inst) {
            InstView::Call { callee, args, info } => (callee, args, info, None),
            InstView::Invoke { callee, args, info, normal, unwind } => {
                (callee, args, info, Some((normal, unwind)))
            }
            _ => return self.alone(inst),
        };
        if let ValueKind::Global(global) = callee.kind() {
            match self.callee_kind(global) {
                CalleeKind::Ignored => return Ok(Then::Next),
                CalleeKind::Function | CalleeKind::Unknown => {}
                _ if ways.is_some() => return self.alone(inst),
                CalleeKind::Bound => return self.alone(inst),
                // What they become depends on the function.
                CalleeKind::Intrinsic if self.state.machine.attributes.avoids_float_registers => {
                    return self.alone(inst);
                }
                CalleeKind::Intrinsic => {
                    self.begin_call(inst, info, info.attributes);
                    self.unit.header.push(global.as_u32());
                    return self.inlined(inst, args);
                }
            }
        } else if let Some(ConstKind::InlineAsm(asm)) = self.state.scope.constant(callee).map(|c| &c.kind)
            && ways.is_none()
        {
            self.begin_call(inst, info, info.attributes);
            self.assembly(asm);
            return self.inlined(inst, args);
        }
        let tail = self.state.source.inst(inst).flags.tail();
        let is_known = matches!(callee.kind(), ValueKind::Global(_)) || self.is_in_registers(callee);
        // Where arguments are taken off the stack, jumps in place of calls are guaranteed.
        let is_jump = match tail {
            TailKind::MustTail => true,
            TailKind::Tail => self.state.guarantees_jumps(info.calling_conv),
            _ => false,
        };
        // The state of a call is no part of a template.
        let has_state = ways.is_some() && self.state.funclets.is_some();
        if !is_known || !info.bundles.is_empty() || is_jump || has_state {
            return self.alone(inst);
        }
        // Arguments are in registers: whatever else they are is no part of the signature.
        let mut constants: SmallVec<[(Value, Span); 8]> = SmallVec::new();
        for &arg in args {
            if matches!(arg.kind(), ValueKind::Metadata(_)) {
                return self.alone(inst);
            }
            if !self.is_in_registers(arg) && constants.iter().all(|(value, _)| *value != arg) {
                let span = self.materialize(arg, inst)?;
                constants.push((arg, span));
            }
        }
        self.begin_call(inst, info, self.attribute_class(info.attributes));
        let number = self.state.invokes;
        let mut add = || {
            for &arg in args {
                // Constants or not, the graph begins with all of them.
                self.unit.seeded.push(self.unit.operands.len());
                match constants.iter().find(|(value, _)| *value == arg) {
                    Some(&(_, span)) => {
                        self.unit.push(arg, self.state.scope.type_of(arg), OperandKind::Registers(span));
                    }
                    None => self.operand(arg, Sharing::None)?,
                }
            }
            match callee.kind() {
                ValueKind::Global(global) => {
                    self.unit.push(callee, Type::PTR, OperandKind::Global { global, kind: 0 });
                }
                _ => self.operand(callee, Sharing::None)?,
            }
            if let Some((normal, unwind)) = ways {
                let (normal, pad) = (self.state.machine_block(normal)?, self.state.machine_block(unwind)?);
                let machine = &mut self.state.machine;
                machine.has_exceptions = true;
                machine.add_edge(self.block, normal);
                machine.add_edge(self.block, pad);
                self.unit.header.push((machine.next_block(self.block) == Some(normal)).into());
                for kind in [OperandKind::Invoke(number), OperandKind::Block(normal), OperandKind::Block(pad)]
                {
                    self.unit.push(Value::inst(inst), Type::VOID, kind);
                }
            }
            self.result(inst)
        };
        add().map_err(nowhere)?;
        let then = self.make()?;
        self.state.invokes = number + u32::from(ways.is_some());
        Ok(then)
    }

    /// Lists of attributes that say the same of how values are passed are one list.
    fn attribute_class(&self, list: AttributeList) -> AttributeList {
        self.graphs.templates.pool.class_of(&self.state.scope.env.attributes, list)
    }

    fn begin_call(&mut self, inst: Inst, info: &CallInfo, attributes: AttributeList) {
        self.unit.begin(Kind::Insts);
        self.note_inst(inst);
        let data = self.state.source.inst(inst);
        let words = [data.opcode as u32, attributes.as_u32(), u32::from(info.calling_conv.0)];
        self.unit.header.extend(words);
        self.add_signature(info.fn_ty, |_, _| false);
    }

    /// Whether nothing but a register can hold a value of the type.
    fn is_word(&self, ty: Type) -> bool {
        let word = self.state.lowering.facts().pointer_type.scalar_bits();
        let bits = self.state.scope.env.types.int_bits(ty);
        ty == Type::VOID || ty == Type::PTR || bits.is_some_and(|bits| bits <= word)
    }

    /// Adds the words of a type of functions. Results that are alike are one.
    fn add_signature(&mut self, ty: Type, is_alike: impl FnOnce(&Self, Type) -> bool) {
        let Some((ret, params, vararg)) = self.state.scope.env.types.signature(ty) else {
            self.unit.header.push(ty.index() as u32);
            return;
        };
        self.unit.header.push((params.len() as u32) << 1 | u32::from(vararg));
        let ret = if is_alike(self, ret) { Type::VOID } else { ret };
        for &ty in params.iter().chain([&ret]) {
            let word = self.unit.type_word(ty);
            self.unit.header.push(word);
        }
    }

    /// Adds the words of inline assembly.
    fn assembly(&mut self, asm: &InlineAsm) {
        /// Longer text is no part of a signature.
        const MAX_BYTES: usize = 256;
        let flags = [asm.side_effect, asm.align_stack, asm.intel_dialect, asm.can_throw];
        self.unit.header.push(flags.iter().fold(0, |word, &flag| word << 1 | u32::from(flag)));
        for text in [&asm.asm, &asm.constraints] {
            self.unit.has_shape &= text.len() <= MAX_BYTES;
            self.unit.header.push(text.len() as u32);
            let bytes = text.iter().take(MAX_BYTES).map(|&byte| u32::from(byte));
            self.unit.header.extend(bytes);
        }
    }

    /// An intrinsic or inline assembly that has been begun.
    fn inlined(&mut self, inst: Inst, args: &[Value]) -> Made<Then> {
        let mut add = || {
            for &arg in args {
                self.operand(arg, Sharing::None)?;
            }
            self.result(inst)
        };
        add().map_err(nowhere)?;
        self.make()
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
        let attributes = self.attribute_class(header.attributes);
        let words = [Opcode::Ret as u32, attributes.as_u32(), u32::from(header.calling_conv.0)];
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
