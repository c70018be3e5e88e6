//! What is known of a function while its blocks are built: which values cross blocks and in which registers, stack objects,
//! machine blocks, and how values of a type are held.

use super::aggregates::Places;
use super::inline_asm::Output;
use super::switch::Decision;
use super::variadic::SavedList;
use super::{LaneType, Scalars};
use crate::call::CallContext;
use crate::debug_records::pending::PendingRecords;
use crate::fast::Facts;
use crate::funclets::{self, Personality, states::States};
use crate::legality::Legality;
use crate::lowering::{Lowering, Result, SavedRegisters, Unsupported};
use ir::attributes::{AttrKind, Attribute, AttributeList};
use ir::data_layout::{Layout, LayoutCache};
use ir::inst::InstFlags;
use ir::metadata::MdRef;
use ir::{Inst, InstView, Opcode, Scope, Type, TypeData, ValueKind};
use mir::frame::ObjectKind;
use mir::function::eh_label;
use mir::function_attributes::{SAVES_ALL, SAVES_NONE};
use mir::target::JumpTableEntry;
use mir::{Block, FrameIndex, Isa, Operand, Reg, opcode};
use smallvec::SmallVec;
use support::hash::FxHashMap;
use tables::value_type::{Kind, ValueType};

/// What is known of a function while its blocks are built.
pub struct FunctionState<'a> {
    pub isa: &'a Isa<'a>,
    pub lowering: &'a dyn Lowering,
    pub legality: &'a Legality<'a>,
    pub scope: Scope<'a>,
    pub source: &'a ir::Function,
    pub machine: mir::Function,
    pub(crate) layouts: LayoutCache,
    pub(super) places: Places,
    /// The registers that hold the scalars of IR values, one after the other.
    pub(crate) registers: RegisterTable,
    /// By IR block: the machine block that begins it.
    pub blocks: FxHashMap<ir::Block, Block>,
    /// Allocas of constant size in the entry block.
    pub(crate) allocas: FxHashMap<Inst, FrameIndex>,
    /// Values that other blocks use; with `one_by_one`, those that any other instruction uses.
    pub(crate) cross_block: Vec<bool>,
    pub(crate) exported_args: Vec<bool>,
    /// Every instruction is a graph of its own, and all values are in registers between them: see [`crate::fast`].
    pub one_by_one: bool,
    /// With `one_by_one`.
    pub(crate) facts: Facts,
    /// Values for the PHIs of successors.
    pub incoming: Vec<Incoming>,
    /// By PHI with many operands: the value for each block.
    pub(super) phi_values: FxHashMap<Inst, FxHashMap<ir::Block, ir::Value>>,
    /// What is still to be decided for a switch of the current block, each in a block of its own.
    pub decisions: Vec<Decision>,
    /// By IR instruction: how often its result is used, 255 for more.
    pub(super) use_counts: Vec<u8>,
    /// Users of results, once somebody has asked for them.
    pub(super) uses: Option<ir::uses::Uses>,
    /// With dynamic allocas: bytes at the bottom of the stack that arguments of calls may take.
    pub call_area_bytes: u64,
    /// What the entries of jump tables are.
    pub(super) table_entry: JumpTableEntry,
    /// Where the variadic arguments of the function begin.
    pub(super) variadic_area: Option<FrameIndex>,
    pub(super) saved_list: Option<SavedList>,
    /// Objects on the stack that the caller passed, in the order of the arguments.
    pub(crate) by_value_objects: Vec<FrameIndex>,
    /// Of the block at hand: what is known of values.
    pub(super) values: FxHashMap<ir::Value, Scalars>,
    /// Of the block at hand: where in the source its instructions come from, by the order of their nodes.
    pub locations: Vec<MdRef>,
    /// In functions with funclets.
    pub(crate) funclets: Option<FunctionFunclets>,
    /// How many calls may end in a landing pad, so far.
    pub(crate) invokes: u32,
    /// By `callbr`: where its results are when the assembly jumps.
    pub(super) asm_results: FxHashMap<Inst, Vec<Output>>,
    /// Holds the address for a result that does not fit registers.
    pub(crate) demoted_result: Option<Reg>,
    /// Where the error is that the function returns beside its result, and the context of an asynchronous one.
    pub(crate) error_slot: Option<mir::FrameIndex>,
    pub(crate) context_slot: Option<mir::FrameIndex>,
    /// Holds the address of a result in memory that the function returns.
    pub(crate) result_address: Option<Reg>,
    pub(crate) debug_records: PendingRecords,
}

/// What selection knows of the funclets of a function.
#[derive(Debug)]
pub(crate) struct FunctionFunclets {
    pub personality: Personality,
    pub states: States,
    /// Where a handler finds the code of its exception.
    pub code: mc::Reg,
}

/// The virtual registers of a value: `count` from `first` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub first: u32,
    pub count: u32,
}

impl Span {
    pub const EMPTY: Span = Span { first: 0, count: 0 };
    const UNKNOWN: Span = Span { first: u32::MAX, count: 0 };

    pub fn registers(self) -> impl ExactSizeIterator<Item = Reg> {
        (self.first..self.first + self.count).map(Reg::from_virtual_index)
    }
}

/// The registers of values, which are given out as they are asked for.
#[derive(Debug, Default)]
pub struct RegisterTable {
    insts: Vec<Span>,
    args: Vec<Span>,
}

impl RegisterTable {
    pub(super) fn new(source: &ir::Function) -> RegisterTable {
        RegisterTable {
            insts: vec![Span::UNKNOWN; source.num_insts()],
            args: vec![Span::UNKNOWN; source.params.len()],
        }
    }

    #[inline]
    pub fn get(&self, value: ir::Value) -> Option<Span> {
        let span = match value.kind() {
            ValueKind::Inst(inst) => self.insts.get(inst.as_u32() as usize),
            ValueKind::Arg(arg) => self.args.get(arg.as_u32() as usize),
            _ => None,
        };
        span.copied().filter(|&span| span != Span::UNKNOWN)
    }

    pub fn set(&mut self, value: ir::Value, span: Span) {
        let place = match value.kind() {
            ValueKind::Inst(inst) => self.insts.get_mut(inst.as_u32() as usize),
            ValueKind::Arg(arg) => self.args.get_mut(arg.as_u32() as usize),
            _ => None,
        };
        if let Some(place) = place {
            *place = span;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (ir::Value, Span)> + '_ {
        let insts = self.insts.iter().enumerate();
        let insts = insts.map(|(i, &span)| (ir::Value::inst(Inst::from_u32(i as u32)), span));
        let args = self.args.iter().enumerate();
        let args = args.map(|(i, &span)| (ir::Value::arg(ir::Arg::from_u32(i as u32)), span));
        insts.chain(args).filter(|(_, span)| *span != Span::UNKNOWN)
    }
}

/// A PHI with more operands is asked by way of a table.
const MAX_SEARCHED: usize = 32;

impl FunctionFunclets {
    /// Whether blocks of the function are called by the runtime.
    pub fn has_own_blocks(&self, source: &ir::Function) -> bool {
        let is_funclet = |block| {
            let pad = funclets::pad(source, block).map(|inst| source.opcode(inst));
            pad == Some(Opcode::CleanupPad) || (pad.is_some() && self.personality == Personality::Cxx)
        };
        source.blocks().any(is_funclet)
    }
}

impl FunctionState<'_> {
    /// An object in which the runtime keeps what it has done of the function's cleanups.
    pub(crate) fn place_cleanup_state(&mut self) {
        const BYTES: u64 = 8;
        let is_cxx = |known: &FunctionFunclets| known.personality == Personality::Cxx;
        if let (true, Some(entry)) = (self.funclets.as_ref().is_some_and(is_cxx), self.machine.entry()) {
            let slot = self.machine.frame.add(BYTES, BYTES.ilog2() as u8, ObjectKind::Local);
            let operands = [Operand::Imm(eh_label::STATE_OBJECT), Operand::Imm(0), Operand::Frame(slot)];
            self.machine.build(entry, None, opcode::EH_LABEL, &operands);
        }
    }

    /// What a PHI is when control comes from `block`. `incoming` are its operands.
    pub(crate) fn phi_value(
        &mut self,
        phi: Inst,
        incoming: &[ir::Value],
        block: ir::Block,
    ) -> Option<ir::Value> {
        let mut pairs = incoming.chunks_exact(2).filter_map(|pair| Some((pair[1].as_block()?, pair[0])));
        if incoming.len() <= MAX_SEARCHED {
            return pairs.find(|(from, _)| *from == block).map(|(_, value)| value);
        }
        let table = self.phi_values.entry(phi).or_insert_with(|| pairs.collect());
        table.get(&block).copied()
    }
}

/// A register that brings a value into a PHI.
#[derive(Clone, Copy, Debug)]
pub struct Incoming {
    /// The machine blocks made of it may all have edges to `to`.
    pub from: ir::Block,
    pub to: ir::Block,
    /// The register that the PHI defines.
    pub phi: Reg,
    pub reg: Reg,
}

/// How a scalar of any type is held in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// A legal type.
    pub ty: ValueType,
    pub count: usize,
}

impl<'a> FunctionState<'a> {
    pub fn new(
        isa: &'a Isa<'a>,
        lowering: &'a dyn Lowering,
        legality: &'a Legality<'a>,
        scope: Scope<'a>,
        source: &'a ir::Function,
        machine: mir::Function,
        table_entry: JumpTableEntry,
    ) -> Self {
        FunctionState {
            isa,
            lowering,
            legality,
            scope,
            source,
            machine,
            layouts: LayoutCache::new(),
            places: Places::default(),
            registers: RegisterTable::new(source),
            blocks: FxHashMap::default(),
            allocas: FxHashMap::default(),
            cross_block: vec![false; source.num_insts()],
            exported_args: vec![false; source.params.len()],
            one_by_one: false,
            facts: Facts::default(),
            incoming: Vec::new(),
            decisions: Vec::new(),
            use_counts: Vec::new(),
            uses: None,
            phi_values: FxHashMap::default(),
            values: FxHashMap::default(),
            call_area_bytes: 0,
            table_entry,
            variadic_area: None,
            saved_list: None,
            by_value_objects: Vec::new(),
            locations: Vec::new(),
            funclets: None,
            invokes: 0,
            asm_results: FxHashMap::default(),
            demoted_result: None,
            error_slot: None,
            context_slot: None,
            result_address: None,
            debug_records: PendingRecords::default(),
        }
    }

    /// Registers that hold values, in order.
    pub fn held(&self) -> Vec<(Reg, ir::Value)> {
        let pairs =
            self.registers.iter().flat_map(|(value, span)| span.registers().map(move |reg| (reg, value)));
        let mut held: Vec<_> = pairs.collect();
        held.sort_by_key(|&(reg, value)| (reg.virtual_index(), value));
        held
    }

    /// How often results are used, as far as a byte counts.
    pub(super) fn count_uses(&mut self) {
        let source = self.source;
        self.use_counts = vec![0; source.num_insts()];
        for inst in source.blocks().flat_map(|block| source.block_insts(block)) {
            for operand in source.operands(inst) {
                if let ValueKind::Inst(used) = operand.kind() {
                    let count = &mut self.use_counts[used.as_u32() as usize];
                    *count = count.saturating_add(1);
                }
            }
        }
    }

    /// Machine blocks for all IR blocks, uses counted, stack objects for fixed allocas.
    pub fn prepare(&mut self) -> Result<()> {
        self.count_uses();
        self.make_blocks();
        for block in self.source.blocks() {
            for inst in self.source.block_insts(block) {
                if let InstView::Phi { incoming } = self.source.view(inst) {
                    // A PHI reads its operands from registers.
                    for pair in incoming.chunks_exact(2) {
                        self.note_export(pair[0]);
                    }
                    continue;
                }
                for &operand in self.source.operands(inst) {
                    self.note_use(operand, block);
                }
                self.note_conditions(inst);
            }
        }
        self.note_dynamic_allocas()?;
        let entry = self.source.entry();
        for inst in entry.into_iter().flat_map(|entry| self.source.block_insts(entry)) {
            self.note_alloca(inst)?;
        }
        self.number_registers()
    }

    /// A machine block for every IR block.
    pub(crate) fn make_blocks(&mut self) {
        for block in self.source.blocks().filter(|&block| !funclets::is_switch(self.source, block)) {
            let machine = self.machine.append_block(Some(block));
            self.blocks.insert(block, machine);
            self.machine.source_blocks.push((block, machine));
        }
    }

    pub(super) fn note_use(&mut self, operand: ir::Value, block: ir::Block) {
        match operand.kind() {
            ValueKind::Inst(inst) if funclets::is_token(self.source, inst) => {}
            ValueKind::Inst(inst) if self.source.block_of(inst) != Some(block) => {
                if self.is_sunk(inst) {
                    // At most twice: a comparison of an address.
                    for &operand in self.source.operands(inst) {
                        self.note_use(operand, block);
                    }
                    return;
                }
                self.cross_block[inst.as_u32() as usize] = true;
            }
            ValueKind::Arg(arg) if Some(block) != self.source.entry() => {
                self.exported_args[arg.as_u32() as usize] = true;
            }
            _ => {}
        }
    }

    /// A value is wanted in another machine block, wherever it is made.
    pub(super) fn note_elsewhere(&mut self, operand: ir::Value) {
        let mut pending: SmallVec<[ir::Value; 4]> = SmallVec::from_elem(operand, 1);
        while let Some(value) = pending.pop() {
            match value.kind() {
                // Distances from distances are not followed, so neither is this.
                ValueKind::Inst(inst) if self.is_sunk(inst) => {
                    pending.extend(self.source.operands(inst).iter().copied());
                }
                _ => self.note_export(value),
            }
        }
    }

    pub(super) fn note_export(&mut self, operand: ir::Value) {
        match operand.kind() {
            ValueKind::Inst(inst) => self.cross_block[inst.as_u32() as usize] = true,
            ValueKind::Arg(arg) => self.exported_args[arg.as_u32() as usize] = true,
            _ => {}
        }
    }

    /// Registers of values that cross blocks, in the order of the function, so that dumps are stable.
    pub(super) fn number_registers(&mut self) -> Result<()> {
        for block in self.source.blocks() {
            for inst in self.source.block_insts(block) {
                let is_phi = self.source.opcode(inst) == Opcode::Phi;
                let crosses = is_phi || self.cross_block[inst.as_u32() as usize];
                if crosses && !self.allocas.contains_key(&inst) {
                    self.registers_of(inst.into())?;
                }
            }
        }
        Ok(())
    }

    /// Where the stack pointer moves, the room for arguments must be known before: more than any call takes.
    /// The element of a vector type, or of each vector in a structure.
    pub(crate) fn element_type(&self, ty: Type) -> Option<LaneType> {
        let types = &self.scope.env.types;
        if let &TypeData::Vector { elem, .. } = types.get(ty) {
            return Some(LaneType::One(elem));
        }
        let (fields, _) = types.struct_body(ty)?;
        let element = |&field: &Type| match types.get(field) {
            &TypeData::Vector { elem, .. } => Some(elem),
            _ => None,
        };
        fields.iter().map(element).collect::<Option<Vec<Type>>>().map(LaneType::Several)
    }

    pub(crate) fn note_dynamic_allocas(&mut self) -> Result<()> {
        let is_dynamic = |this: &Self, inst: Inst| match this.source.view(inst) {
            InstView::Alloca { count, .. } => {
                this.constant_int(count).is_none()
                    || this.source.block_of(inst) != this.source.entry()
                    || this.is_in_place(inst)
                    || this.is_overaligned(inst)
            }
            _ => false,
        };
        let all: Vec<Inst> = self.source.blocks().flat_map(|b| self.source.block_insts(b)).collect();
        if !all.iter().any(|&inst| is_dynamic(self, inst)) {
            return Ok(());
        }
        const LIBRARY_BYTES: u64 = 128;
        const SLOT_BYTES: u64 = 16;
        let mut most = LIBRARY_BYTES;
        for inst in all {
            let (InstView::Call { args, info, .. } | InstView::Invoke { args, info, .. }) =
                self.source.view(inst)
            else {
                continue;
            };
            let mut bytes = 0;
            for (i, &arg) in args.iter().enumerate() {
                let by_value = self.scope.env.attributes.param_attr(info.attributes, i, AttrKind::ByVal);
                if let Some(&Attribute::Type(_, Some(ty))) = by_value {
                    let size = self.layout(ty)?.alloc_size().as_fixed().unwrap_or(0);
                    bytes += (size + 1).next_multiple_of(SLOT_BYTES);
                }
                for (ty, _) in self.scalars(self.scope.type_of(arg))? {
                    bytes += (ty.bits() / 8 + 1).next_multiple_of(SLOT_BYTES);
                }
            }
            most = most.max(bytes);
        }
        most += self.lowering.facts().least_call_bytes.next_multiple_of(SLOT_BYTES);
        self.call_area_bytes = most;
        self.machine.frame.max_call_bytes = most;
        self.machine.frame.has_dynamic_alloca = true;
        Ok(())
    }

    /// Whether an object is the memory of arguments, which is where the stack pointer will be.
    fn is_in_place(&self, inst: Inst) -> bool {
        self.source.inst(inst).flags.contains(InstFlags::INALLOCA)
    }

    /// Whether an object is more aligned than frames are.
    pub(crate) fn is_overaligned(&self, inst: Inst) -> bool {
        let InstView::Alloca { align, .. } = self.source.view(inst) else { return false };
        align.log2().is_some_and(|log2| log2 > self.lowering.facts().frame_align_log2.into())
    }

    pub(crate) fn note_alloca(&mut self, inst: Inst) -> Result<()> {
        let InstView::Alloca { ty, count, align } = self.source.view(inst) else { return Ok(()) };
        let is_fixed = !self.is_in_place(inst) && !self.is_overaligned(inst);
        let Some(count) = self.constant_int(count).filter(|_| is_fixed) else { return Ok(()) };
        let layout = self.layout(ty)?;
        let size = layout.alloc_size().as_fixed().ok_or_else(|| Unsupported::new("scalable vectors"))?;
        let size = size.checked_mul(count as u64).filter(|&s| s < 1 << 40);
        let size = size.ok_or_else(|| Unsupported::new("a stack object of this size"))?;
        let align = align.log2().or(layout.pref.log2()).unwrap_or(0);
        let index = self.machine.frame.add(size.max(1), align as u8, mir::frame::ObjectKind::Local);
        self.allocas.insert(inst, index);
        Ok(())
    }

    /// A constant integer of at most 64 bits, zero-extended.
    pub fn constant_int(&self, value: ir::Value) -> Option<i64> {
        match self.scope.constant(value)?.kind {
            ir::ConstKind::Int(n) => Some(n as i64),
            _ => None,
        }
    }

    pub fn layout(&mut self, ty: Type) -> Result<Layout> {
        let env = self.scope.env;
        let layout = self.layouts.layout(&env.data_layout, &env.types, ty);
        layout.ok_or_else(|| Unsupported::new("a type without a size"))
    }

    /// What lists of variable arguments of the function refer to, unless they are pointers to the next argument.
    pub fn saved_registers(&self) -> Option<&'a SavedRegisters> {
        self.lowering.facts().saved_registers(self.machine.calling_conv)
    }

    /// What calls by a convention are made with.
    pub(crate) fn call_context(&self, calling_conv: ir::CallingConv, is_variadic: bool) -> CallContext<'a> {
        let (isa, lowering) = (self.isa, self.lowering);
        CallContext {
            isa,
            lowering,
            calling_conv,
            saving: calling_conv,
            is_variadic,
            is_inside: false,
            returns_twice: false,
            stack_map: &[],
            results: &[],
        }
    }

    /// The convention by which a function saves registers: its own, unless attributes of the function or of a call of it say
    /// otherwise.
    pub fn saving(
        &self,
        lists: impl IntoIterator<Item = AttributeList>,
        own: ir::CallingConv,
    ) -> Result<ir::CallingConv> {
        let facts = self.lowering.facts();
        for list in lists {
            for (name, convention) in [(SAVES_ALL, facts.saving_all), (SAVES_NONE, facts.saving_none)] {
                if self.scope.env.attributes.function_string(list, name.as_bytes()).is_some() {
                    return convention.ok_or_else(|| Unsupported::new(format!("the attribute \"{name}\"")));
                }
            }
        }
        Ok(own)
    }

    /// Whether calls in place of returns are jumps in a convention, whatever their arguments are.
    pub fn guarantees_jumps(&self, calling_conv: ir::CallingConv) -> bool {
        self.lowering.facts().jumping_conventions.contains(&calling_conv.0)
    }

    /// The scalars of a type with their offsets in bytes.
    pub fn scalars(&mut self, ty: Type) -> Result<SmallVec<[(ValueType, u64); 2]>> {
        let mut out = SmallVec::new();
        self.flatten(ty, 0, &mut out)?;
        Ok(out)
    }

    pub(super) fn flatten(
        &mut self,
        ty: Type,
        offset: u64,
        out: &mut SmallVec<[(ValueType, u64); 2]>,
    ) -> Result<()> {
        const MAX_SCALARS: usize = 4096;
        if out.len() > MAX_SCALARS {
            return Err(Unsupported::new(format!("a value of more than {MAX_SCALARS} scalars")));
        }
        let env = self.scope.env;
        match env.types.get(ty) {
            TypeData::Void => {}
            &TypeData::Array { elem, len } => {
                let stride = self.layout(elem)?.alloc_size().as_fixed().unwrap_or(0);
                if len > MAX_SCALARS as u64 {
                    return Err(Unsupported::new(format!("a value of more than {MAX_SCALARS} scalars")));
                }
                for i in 0..len {
                    self.flatten(elem, offset + i * stride, out)?;
                }
            }
            TypeData::Struct { .. } | TypeData::Identified(_) => {
                let fields = env.types.struct_body(ty).map_or(&[][..], |(fields, _)| fields);
                let layout = self.layouts.struct_layout(&env.data_layout, &env.types, ty);
                let offsets: SmallVec<[u64; 8]> =
                    layout.map(|l| l.offsets.iter().map(|o| o.min).collect()).unwrap_or_default();
                for (i, &field) in fields.iter().enumerate() {
                    self.flatten(field, offset + offsets.get(i).copied().unwrap_or(0), out)?;
                }
            }
            _ => out.push((self.value_type(ty)?, offset)),
        }
        Ok(())
    }

    /// The type of a scalar.
    pub fn value_type(&self, ty: Type) -> Result<ValueType> {
        let env = self.scope.env;
        Ok(match env.types.get(ty) {
            TypeData::Int(bits) => ValueType::int(*bits),
            TypeData::Ptr { addr_space } => ValueType::int(env.data_layout.pointer_bits(*addr_space)),
            TypeData::Half => ValueType::F16,
            TypeData::BFloat => ValueType::BF16,
            TypeData::Float => ValueType::F32,
            TypeData::Double => ValueType::F64,
            TypeData::Fp128 => ValueType::F128,
            TypeData::X86Fp80 => ValueType::scalar(Kind::X87, 80),
            TypeData::PpcFp128 => ValueType::scalar(Kind::PpcDouble, 128),
            &TypeData::Vector { elem, len, scalable } => {
                if scalable {
                    return Err(Unsupported::new("scalable vectors"));
                }
                let element = self.value_type(elem)?;
                let lanes = Some(len).filter(|&n| n <= MAX_LANES);
                let vector = lanes.and_then(|lanes| element.vector(lanes, false));
                return vector.ok_or_else(|| Unsupported::new("a vector of this many elements"));
            }
            TypeData::Label | TypeData::Metadata | TypeData::Token => ValueType::OTHER,
            _ => return Err(Unsupported::new("a target's own type")),
        })
    }

    /// The registers that hold a scalar.
    pub fn registers_for(&self, ty: ValueType) -> Result<Registers> {
        if self.legality.is_legal_type(ty) {
            return Ok(Registers { ty, count: 1 });
        }
        if ty.is_vector() {
            return match self.legality.vector_pieces(ty) {
                Some((ty, count)) => Ok(Registers { ty, count }),
                None => {
                    let held = self.registers_for(ty.element())?;
                    Ok(Registers { count: held.count * ty.lanes() as usize, ..held })
                }
            };
        }
        // Floating-point numbers without registers are held as integers.
        let bits = ty.scalar_bits();
        if let Some(wider) = self.legality.int_type_for(bits) {
            return Ok(Registers { ty: wider, count: 1 });
        }
        match self.legality.widest_int() {
            Some(widest) => Ok(Registers { ty: widest, count: bits.div_ceil(widest.scalar_bits()) as usize }),
            None => Err(Unsupported::new(format!("values of type {ty}"))),
        }
    }

    /// The type as which a scalar is held from one block to another: its own, but for truth values of a vector where the
    /// machine compares whole vectors. Those are a mask, which fills as much of a register as it can.
    pub(super) fn type_between_blocks(&self, ty: ValueType) -> ValueType {
        const MASK_BITS: u32 = 128;
        if !ty.is_vector() || !ty.is_int() || ty.scalar_bits() != 1 || ty.lanes() < 2 {
            return ty;
        }
        let width = (MASK_BITS / ty.lanes().next_power_of_two()).clamp(8, 64);
        let mask = ValueType::int(width).vector(ty.lanes(), false);
        let is_held = |&mask: &ValueType| {
            self.legality.is_legal_type(mask) || self.legality.vector_pieces(mask).is_some()
        };
        mask.filter(is_held).unwrap_or(ty)
    }

    /// Whether there are registers for the address of the result, which the function's returns read.
    pub(crate) fn keeps_result_address(&self) -> bool {
        self.demoted_result.is_some() || self.result_address.is_some()
    }

    pub(super) fn new_register(&mut self, ty: ValueType) -> Result<Reg> {
        let class = self.isa.class_for_type(ty);
        let class = class.ok_or_else(|| {
            Unsupported::new(match ty {
                ValueType::OTHER => "tokens that other blocks use: exception handling by funclets".to_owned(),
                _ => format!("values of type {ty}"),
            })
        })?;
        Ok(self.machine.new_vreg(class))
    }

    /// The registers of an IR value that crosses blocks, made when first asked for.
    pub fn registers_of(&mut self, value: ir::Value) -> Result<SmallVec<[Reg; 2]>> {
        if let Some(span) = self.registers.get(value) {
            return Ok(span.registers().collect());
        }
        let first = self.machine.num_vregs() as u32;
        let classes = self.classes_for(self.scope.type_of(value))?;
        let registers =
            classes.into_iter().map(|class| self.machine.new_vreg(class)).collect::<SmallVec<_>>();
        self.registers.set(value, Span { first, count: registers.len() as u32 });
        Ok(registers)
    }

    /// The classes of the registers that hold a value of a type.
    pub(crate) fn classes_for(&mut self, ty: Type) -> Result<SmallVec<[u16; 2]>> {
        let mut classes = SmallVec::new();
        for (ty, _) in self.scalars(ty)? {
            let held = self.registers_for(self.type_between_blocks(ty))?;
            let class = self.isa.class_for_type(held.ty);
            let class = class.ok_or_else(|| Unsupported::new(format!("values of type {}", held.ty)))?;
            classes.resize(classes.len() + held.count, class);
        }
        Ok(classes)
    }
}

/// Vectors with more elements are not taken apart.
const MAX_LANES: u32 = 1 << 12;
