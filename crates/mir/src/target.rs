//! What passes over machine IR know and ask about the target: tables ([`Isa`]) and behaviour ([`TargetInfo`]).

use crate::frame::{FrameIndex, SavedReg};
use crate::function::{Block, Function, Inst, RegMask};
pub use crate::machine_facts::{
    CodeBase, CodeViewNumbers, FrameDescriptions, JumpTableEntry, MachineFacts, PatchedCall, Sleds, Window,
};
use crate::narrow_numbers::NarrowNumbers;
use crate::operand::{Operand, Reg, RegOperand};
use mc::debug::DwarfReg;
use mc::target::{Subtarget, Target};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use support::bitset::BitVec;
use support::chunked::Chunked;
use support::hash::FxHashMap;
use tables::instructions::{Instruction, Specifier, inst_flags, operand_flags, target_flags};
use tables::legality::{CoverageKey, CoverageKind, is_covered};
use tables::nodes::NodeOp;
use tables::register_info::RegisterInfo;
use tables::registers::{
    CalleeSaved, ConditionalRegisters, DwarfNumber, InsteadClass, Register, RegisterClass, SubRegIndex,
    class_flags, flags as register_flags,
};
use tables::selection::{ANY_MODE, Extension};
use tables::value_type::ValueType;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// The tables of a target for one subtarget, in the form in which passes use them.
#[derive(Clone, Debug)]
pub struct Isa<'t> {
    pub target: &'t Target,
    pub subtarget: &'t Subtarget,
    tables: Arc<IsaTables>,
}

/// What an [`Isa`] has made for itself. Whoever compiles many small modules keeps it ([`Isa::of_tables`]).
#[derive(Debug)]
pub struct IsaTables {
    /// Tells them apart from others.
    id: u64,
    insts: Chunked<InstDesc>,
    classes: Vec<ClassDesc>,
    /// See [`Isa::legal_types`].
    legal_types: Vec<ValueType>,
    /// By register: its units, by lanes: the units of registers with the same parts correspond by position.
    units: Vec<u16>,
    /// By register: where its units end.
    unit_ends: Vec<u32>,
    num_units: usize,
    /// By register: the subtarget does not have it.
    absent: BitVec,
    /// By register: those that contain it, itself among them. Made when first asked for.
    wholes: OnceLock<Wholes>,
    /// By unit: part of a register of an allocatable class. Made when first asked for.
    allocatable: OnceLock<Vec<bool>>,
    /// Classes that are others for this subtarget.
    instead: Vec<(u16, u16)>,
    /// What [`class_for_type`](Self::class_for_type) says. Made when first asked for.
    type_classes: OnceLock<FxHashMap<ValueType, u16>>,
    dwarf_flavour: u16,
}

/// An instruction's facts.
#[derive(Clone, Copy, Debug)]
pub struct InstDesc {
    pub flags: u64,
    pub num_defs: u8,
    pub num_operands: u8,
    /// Bytes.
    pub size: u8,
    /// Some operand is [tied](Isa::tied_to) to another one.
    pub has_ties: bool,
    record: Instruction,
}

impl InstDesc {
    #[inline]
    pub const fn has(&self, flags: u64) -> bool {
        self.flags & flags != 0
    }

    #[inline]
    pub const fn is_terminator(&self) -> bool {
        self.has(inst_flags::TERMINATOR)
    }

    #[inline]
    pub const fn is_call(&self) -> bool {
        self.has(inst_flags::CALL)
    }
}

/// A register class's facts in the mode of the subtarget.
#[derive(Clone, Debug)]
pub struct ClassDesc {
    /// In allocation order.
    pub members: Box<[mc::Reg]>,
    pub types: Box<[ValueType]>,
    pub spill_bytes: u32,
    pub spill_align_log2: u8,
    pub allocatable: bool,
}

impl InstDesc {
    fn new(record: Instruction, has_ties: bool) -> InstDesc {
        InstDesc {
            flags: record.flags,
            num_defs: record.num_defs,
            num_operands: record.operands.len.min(255) as u8,
            size: record.size,
            has_ties,
            record,
        }
    }
}

impl<'t> Isa<'t> {
    /// O(registers + members of classes).
    pub fn new(target: &'t Target, subtarget: &'t Subtarget) -> Isa<'t> {
        let image = &target.image;
        let insts = Chunked::new(image.records::<Instruction>().len());
        let num_registers = image.records::<Register>().len();
        let mut absent = BitVec::new(num_registers);
        let conditional = image.records::<ConditionalRegisters>();
        for missing in conditional.iter().filter(|some| !subtarget.enables(some.predicates)) {
            image.list(missing.registers).iter().for_each(|register| absent.set(register.into(), true));
        }
        let instead = image.records::<InsteadClass>();
        let instead = instead.iter().filter(|class| subtarget.enables(class.predicates));
        let instead: Vec<(u16, u16)> = instead.map(|class| (class.class, class.instead)).collect();
        let classes = image.records::<RegisterClass>().iter().map(|record| {
            let modes = image.list(record.modes);
            let mode = modes.iter().find(|m| m.mode == subtarget.mode).or_else(|| modes.get(0));
            let mode = mode.unwrap_or_default();
            ClassDesc {
                members: image
                    .list(record.members)
                    .iter()
                    .filter(|&r| !absent.get(r.into()))
                    .map(mc::Reg)
                    .collect(),
                types: image.list(mode.value_types).iter().collect(),
                spill_bytes: u32::from(mode.spill_size_bits).div_ceil(8),
                spill_align_log2: (mode.spill_align_bits / 8).max(1).ilog2() as u8,
                allocatable: record.flags & class_flags::ALLOCATABLE != 0,
            }
        });
        let info = RegisterInfo::new(image);
        let (mut units, mut unit_ends) = (Vec::new(), Vec::with_capacity(num_registers));
        let mut own: Vec<(u64, u16)> = Vec::new();
        for register in 0..num_registers as u16 {
            own.clear();
            own.extend(info.units_with_lanes(register).map(|(unit, lanes)| (lanes, unit)));
            own.sort_unstable();
            units.extend(own.iter().map(|&(_, unit)| unit));
            unit_ends.push(units.len() as u32);
        }
        let num_units = units.iter().max().map_or(0, |&n| usize::from(n) + 1);
        let classes: Vec<ClassDesc> = classes.collect();
        let mut types = Vec::new();
        for &ty in classes.iter().filter(|class| class.allocatable).flat_map(|class| &class.types) {
            if !types.contains(&ty) {
                types.push(ty);
            }
        }
        let holds =
            |predicates, mode| subtarget.enables(predicates) && (mode == ANY_MODE || mode == subtarget.mode);
        types.retain(|&ty| {
            let key = CoverageKey::new(CoverageKind::Memory, ty, ty, Extension::None as u8);
            is_covered(image, NodeOp::LOAD, key, holds)
        });
        let dwarf_flavour = subtarget.call_frames(target).map_or(0, |frames| frames.dwarf_flavour);
        let tables = IsaTables {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            insts,
            classes,
            legal_types: types,
            units,
            unit_ends,
            num_units,
            absent,
            wholes: OnceLock::new(),
            allocatable: OnceLock::new(),
            instead,
            type_classes: OnceLock::new(),
            dwarf_flavour,
        };
        Isa { target, subtarget, tables: Arc::new(tables) }
    }

    /// The same as the one whose tables these are, for whom target and subtarget are the same. O(1).
    pub fn of_tables(target: &'t Target, subtarget: &'t Subtarget, tables: &Arc<IsaTables>) -> Isa<'t> {
        Isa { target, subtarget, tables: Arc::clone(tables) }
    }

    pub fn tables(&self) -> &Arc<IsaTables> {
        &self.tables
    }

    #[inline]
    pub fn desc(&self, opcode: u16) -> &InstDesc {
        self.tables.insts.get(opcode.into(), |n| {
            let record = *self.target.instruction(n as u16);
            let mut operands = self.target.image.list(record.operands).iter();
            InstDesc::new(record, operands.any(|operand| operand.tied_to != 0))
        })
    }

    pub fn num_opcodes(&self) -> usize {
        self.tables.insts.len()
    }

    /// Whether the most significant byte of a number has the lowest address.
    pub fn is_big_endian(&self) -> bool {
        self.target.facts.flags & target_flags::BIG_ENDIAN != 0
    }

    /// A number that is the same for those with the same tables.
    pub fn id(&self) -> u64 {
        self.tables.id
    }

    /// The types that values may have in registers of the subtarget, in the order of their classes: a class that can be
    /// allocated holds them, and there are loads of them, since a class alone does not bring values there and back.
    pub fn legal_types(&self) -> &[ValueType] {
        &self.tables.legal_types
    }

    pub fn num_classes(&self) -> usize {
        self.tables.classes.len()
    }

    #[inline]
    pub fn class(&self, class: u16) -> &ClassDesc {
        &self.tables.classes[class as usize]
    }

    pub fn class_name(&self, class: u16) -> &str {
        let image = &self.target.image;
        image.string(image.records::<RegisterClass>().at(class as usize).name)
    }

    /// The class by which values of a type are held: the largest allocatable one that holds the type, the first of those.
    pub fn class_for_type(&self, ty: ValueType) -> Option<u16> {
        let by_type = self
            .tables
            .type_classes
            .get_or_init(|| classes_by_type(&self.tables.classes, &self.tables.instead));
        by_type.get(&ty).copied()
    }

    /// The largest class whose members are in both, if they have any in common: one of the two if it is inside the other.
    /// When spilled, it saves all that either saves: of vector registers and those of the numbers in them, the former.
    /// O(classes · registers); callers keep the answer.
    pub fn common_class(&self, a: u16, b: u16) -> Option<u16> {
        if a == b {
            return Some(a);
        }
        let spilled = self.class(a).spill_bytes.max(self.class(b).spill_bytes);
        let inside = |class: &ClassDesc| {
            !class.members.is_empty()
                && class.spill_bytes >= spilled
                && class
                    .members
                    .iter()
                    .all(|&r| self.target.class_contains(a, r) && self.target.class_contains(b, r))
        };
        if let Some(own) = [a, b].into_iter().find(|&c| inside(self.class(c))) {
            return Some(own);
        }
        let candidates = (0..self.tables.classes.len()).filter(|&i| inside(&self.tables.classes[i]));
        candidates
            .max_by_key(|&i| (self.tables.classes[i].members.len(), std::cmp::Reverse(i)))
            .map(|i| i as u16)
    }

    pub fn opcode_name(&self, opcode: u16) -> &str {
        self.target.image.string(self.desc(opcode).record.name)
    }

    /// The register class that operand `index` must be in.
    pub fn operand_class(&self, opcode: u16, index: usize) -> Option<u16> {
        let operands = self.target.image.list(self.desc(opcode).record.operands);
        let class = operands.get(index).and_then(|o| o.class.checked_sub(1))?;
        let instead = self.tables.instead.iter().find(|(of, _)| *of == class);
        Some(instead.map_or(class, |&(_, instead)| instead))
    }

    /// Whether the type of operand `index` has this number as an immediate.
    pub fn has_immediate(&self, opcode: u16, index: usize, value: i64) -> bool {
        let operands = self.target.image.list(self.desc(opcode).record.operands);
        let predicate = operands.get(index).map_or(0, |o| self.target.operand_type(o.ty).predicate);
        predicate == 0 || self.target.call(predicate - 1, &[value], self.subtarget) != 0
    }

    /// The operand to which operand `index` is tied.
    pub fn tied_to(&self, opcode: u16, index: usize) -> Option<usize> {
        let operands = self.target.image.list(self.desc(opcode).record.operands);
        operands.get(index).and_then(|o| o.tied_to.checked_sub(1)).map(usize::from)
    }

    /// Whether the operand is written before all uses are read.
    pub fn is_early_clobber(&self, opcode: u16, index: usize) -> bool {
        let operands = self.target.image.list(self.desc(opcode).record.operands);
        operands.get(index).is_some_and(|o| o.flags & operand_flags::EARLY_CLOBBER != 0)
    }

    pub fn implicit_uses(&self, opcode: u16) -> impl Iterator<Item = mc::Reg> + '_ {
        self.target.image.list(self.desc(opcode).record.implicit_uses).iter().map(mc::Reg)
    }

    pub fn implicit_defs(&self, opcode: u16) -> impl Iterator<Item = mc::Reg> + '_ {
        self.target.image.list(self.desc(opcode).record.implicit_defs).iter().map(mc::Reg)
    }

    pub fn reg_name(&self, reg: mc::Reg) -> &str {
        self.target.image.string(self.target.register(reg).name)
    }

    /// One more than the largest sub-register index.
    pub fn num_sub_indices(&self) -> u16 {
        self.target.image.records::<SubRegIndex>().len() as u16
    }

    pub fn sub_index_name(&self, index: u16) -> &str {
        let image = &self.target.image;
        image.string(image.records::<SubRegIndex>().at(index as usize).name)
    }

    /// What the text of machine IR calls the flags of a symbolic operand.
    pub fn operand_flag(&self, flags: u8) -> Option<&str> {
        let image = &self.target.image;
        let specifier = image.records::<Specifier>().get(flags.into())?;
        let own = image.string(specifier.operand_flag);
        Some(if own.is_empty() { image.string(specifier.name) } else { own })
    }

    /// The flags that have such a name in the text of machine IR or in assembly.
    pub fn operand_flag_named(&self, name: &str) -> Option<u8> {
        let image = &self.target.image;
        let is_named = |s: Specifier| image.string(s.operand_flag) == name || image.string(s.name) == name;
        let found = image.records::<Specifier>().iter().skip(1).position(is_named)?;
        u8::try_from(found + 1).ok()
    }

    /// What keeps its value across a call that saves the registers of a list, whose name is in lower case here.
    pub fn preserved_by(&self, name: &str) -> Option<RegMask> {
        let image = &self.target.image;
        let mut lists = image.records::<CalleeSaved>().iter();
        let list = lists.find(|list| image.string(list.name).eq_ignore_ascii_case(name))?;
        let preserved = RegisterInfo::new(image).preserved(image.string(list.name))?;
        let is_constant = |reg: &u16| {
            let facts: Register = image.records().get(usize::from(*reg)).unwrap_or_default();
            facts.flags & register_flags::CONSTANT != 0
        };
        let constant = (1..self.num_regs() as u16).filter(is_constant);
        let mut mask = RegMask(vec![0; self.num_regs().div_ceil(64)]);
        preserved.iter().chain(constant).for_each(|reg| mask.add(mc::Reg(reg)));
        Some(mask)
    }

    /// Which of the numberings of registers call frames and debug information use.
    pub fn dwarf_flavour(&self) -> u16 {
        self.tables.dwarf_flavour
    }

    /// The number by which call frames and debug information know a register.
    pub fn dwarf_number(&self, reg: mc::Reg) -> Option<DwarfReg> {
        let mut numbers = self.target.image.records::<DwarfNumber>().iter();
        let found = numbers.find(|n| n.register == reg.0 && n.flavour == self.tables.dwarf_flavour)?;
        u32::try_from(found.number).ok().map(DwarfReg)
    }

    pub fn register_of_dwarf(&self, number: DwarfReg) -> Option<mc::Reg> {
        let mut numbers = self.target.image.records::<DwarfNumber>().iter();
        let is_wanted = |n: &DwarfNumber| {
            n.flavour == self.tables.dwarf_flavour && i64::from(n.number) == i64::from(number.0)
        };
        numbers.find(is_wanted).map(|n| mc::Reg(n.register))
    }

    /// The part of a register under a sub-register index; the register itself for index 0.
    pub fn sub_register(&self, reg: mc::Reg, index: u16) -> Option<mc::Reg> {
        if index == 0 {
            return Some(reg);
        }
        let parts = self.target.image.list(self.target.register(reg).sub_regs);
        parts.iter().find(|part| part.index == index).map(|part| mc::Reg(part.register))
    }

    /// The index under which a register is a part of another one.
    pub fn sub_register_index(&self, reg: mc::Reg, part: mc::Reg) -> Option<u16> {
        let parts = self.target.image.list(self.target.register(reg).sub_regs);
        parts.iter().find(|p| p.register == part.0).map(|p| p.index)
    }

    /// The indices of parts that are the lowest bits of the whole.
    pub fn low_parts(&self) -> impl Iterator<Item = u16> {
        (1..self.target.image.records::<SubRegIndex>().len() as u16).filter(|&index| self.is_low_part(index))
    }

    /// Whether the part under an index is the lowest bits of the whole, or (0) all.
    pub fn is_low_part(&self, index: u16) -> bool {
        let image = &self.target.image;
        let Some(record) = image.records::<SubRegIndex>().get(index as usize) else { return false };
        let mut ranges = image.list(record.ranges).iter();
        index == 0 || ranges.len() > 0 && ranges.all(|range| range.offset_bits == 0)
    }

    /// The index of the part `inner` of the part `outer`.
    pub fn compose_sub_regs(&self, outer: u16, inner: u16) -> Option<u16> {
        if outer == 0 || inner == 0 {
            return Some(outer.max(inner));
        }
        let index = self.target.image.records::<SubRegIndex>().get(outer as usize)?;
        self.target.image.list(index.compose).get(inner as usize).filter(|&i| i != 0)
    }

    /// The largest class of members of `whole` whose parts under `index` are in `part`. O(classes · registers); callers
    /// keep the answer.
    pub fn class_with_part(&self, whole: u16, index: u16, part: u16) -> Option<u16> {
        let is_part = |p: mc::Reg| self.is_present(p) && self.target.class_contains(part, p);
        let fits = |class: &ClassDesc| {
            !class.members.is_empty()
                && class.members.iter().all(|&r| {
                    self.target.class_contains(whole, r) && self.sub_register(r, index).is_some_and(is_part)
                })
        };
        let candidates = (0..self.tables.classes.len()).filter(|&i| fits(&self.tables.classes[i]));
        candidates
            .max_by_key(|&i| (self.tables.classes[i].members.len(), std::cmp::Reverse(i)))
            .map(|i| i as u16)
    }

    /// Whether instructions of the subtarget can name a register.
    pub fn is_present(&self, reg: mc::Reg) -> bool {
        !self.tables.absent.get(reg.0.into())
    }

    /// Whether reading a register always gives the same value.
    pub fn is_constant_reg(&self, reg: mc::Reg) -> bool {
        self.target.register(reg).flags & register_flags::CONSTANT != 0
    }

    pub fn num_regs(&self) -> usize {
        self.tables.unit_ends.len()
    }

    /// Whether writing one register changes the other.
    #[inline]
    pub fn overlap(&self, a: mc::Reg, b: mc::Reg) -> bool {
        let others = self.units(b);
        // Nearly all registers have one or two units.
        self.units(a).iter().any(|unit| others.iter().any(|other| other == unit))
    }

    /// Two registers overlap exactly if they share a unit.
    #[inline]
    pub fn units(&self, reg: mc::Reg) -> &[u16] {
        let number = usize::from(reg.0);
        let start = number.checked_sub(1).map_or(0, |before| self.tables.unit_ends[before] as usize);
        &self.tables.units[start..self.tables.unit_ends[number] as usize]
    }

    pub fn num_units(&self) -> usize {
        self.tables.num_units
    }

    /// By unit: whether it is part of a register of an allocatable class.
    pub fn allocatable_units(&self) -> &[bool] {
        self.tables.allocatable.get_or_init(|| {
            let mut units = vec![false; self.tables.num_units];
            let members =
                self.tables.classes.iter().filter(|class| class.allocatable).flat_map(|c| &c.members);
            members.for_each(|&reg| self.units(reg).iter().for_each(|&unit| units[unit as usize] = true));
            units
        })
    }

    /// The registers that have all units of a register, itself among them.
    pub fn wholes(&self, reg: mc::Reg) -> &[mc::Reg] {
        let Wholes { registers, ends } = self.tables.wholes.get_or_init(|| Wholes::new(self));
        let number = usize::from(reg.0);
        let start = number.checked_sub(1).map_or(0, |before| ends[before] as usize);
        &registers[start..ends[number] as usize]
    }
}

/// Lists by register, one behind the other.
#[derive(Debug)]
struct Wholes {
    registers: Vec<mc::Reg>,
    /// By register: where its list ends.
    ends: Vec<u32>,
}

impl Wholes {
    /// O(units of registers · registers of a unit).
    fn new(isa: &Isa<'_>) -> Wholes {
        let all = || (1..isa.num_regs() as u16).map(mc::Reg);
        let mut of_unit: Vec<Vec<mc::Reg>> = vec![Vec::new(); isa.num_units()];
        all().for_each(|reg| isa.units(reg).iter().for_each(|&unit| of_unit[unit as usize].push(reg)));
        let (mut registers, mut ends) = (Vec::new(), vec![0; isa.num_regs()]);
        for reg in all() {
            let units = isa.units(reg);
            let first = units.first().map_or(std::slice::from_ref(&reg), |&unit| &of_unit[unit as usize]);
            let is_whole = |whole: &mc::Reg| units.iter().all(|unit| isa.units(*whole).contains(unit));
            registers.extend(first.iter().copied().filter(is_whole));
            ends[usize::from(reg.0)] = registers.len() as u32;
        }
        Wholes { registers, ends }
    }
}

/// By type: the largest allocatable class that holds it, the first of those. Classes that are others do not count.
fn classes_by_type(classes: &[ClassDesc], instead: &[(u16, u16)]) -> FxHashMap<ValueType, u16> {
    let mut best: FxHashMap<ValueType, u16> = FxHashMap::default();
    for (i, class) in (0u16..).zip(classes) {
        if !class.allocatable || instead.iter().any(|&(of, _)| of == i) {
            continue;
        }
        for &ty in &class.types {
            let known = best.entry(ty).or_insert(i);
            if classes[usize::from(*known)].members.len() < class.members.len() {
                *known = i;
            }
        }
    }
    best
}

/// Where code is inserted: before an instruction of a block, or at its end.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub block: Block,
    pub before: Option<Inst>,
}

/// What a target did with an operand of inline assembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AsmOperand {
    /// It is written.
    Written,
    /// It has nothing of its own to say; the shared code knows some modifiers of numbers, symbols and registers.
    Usual,
    /// The shared code writes it as if there were no modifier.
    WithoutModifier,
    /// What comes before a symbol is written. The shared code writes the symbol, which is this one of the machine operands, and
    /// the text behind it.
    Symbol(usize, String),
}

/// What [`TargetInfo::extension`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extended {
    /// The register whose lowest bits it extends; `None` if they come from memory.
    pub source: Option<Reg>,
    pub bits: u32,
    pub is_signed: bool,
}

/// What the flags that an instruction sets say of its result, or what somebody asks of them, each with what comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResultFlags {
    None,
    /// Whether it is zero, and its sign.
    ZeroAndSign,
    /// The same, and whether it is what it would be without a limit to numbers with signs.
    Signed,
    /// All that a comparison says.
    All,
}

/// Exchanges two registers that an instruction reads; what they are tied to stays where it is.
pub fn exchange(func: &mut Function, inst: Inst, a: usize, b: usize) -> bool {
    let operands = func.operands_mut(inst);
    let (Some(Operand::Reg(first)), Some(Operand::Reg(second))) =
        (operands.get(a).copied(), operands.get(b).copied())
    else {
        return false;
    };
    operands[a] = Operand::Reg(RegOperand { tied: first.tied, ..second });
    operands[b] = Operand::Reg(RegOperand { tied: second.tied, ..first });
    true
}

/// What the tables cannot say. Methods that change code insert it at a [`Place`].
pub trait TargetInfo: Send + Sync {
    /// Asked at any time; the answer is always the same.
    fn facts(&self) -> &MachineFacts;

    /// Registers that are never allocated.
    fn reserved(&self, isa: &Isa<'_>, func: &Function) -> Vec<mc::Reg>;

    /// How far the frame pointer is above the bottom of the frame.
    fn frame_pointer_above(&self, _func: &Function) -> i64 {
        0
    }

    /// How far above the stack pointer of a funclet the address of the function's frame is kept.
    fn parent_frame_bytes(&self, _func: &Function) -> i64 {
        0
    }

    /// Registers that the function must leave as it found them, in the order in which they are saved.
    fn callee_saved(&self, isa: &Isa<'_>, func: &Function) -> Vec<mc::Reg>;

    /// Copies between physical registers.
    fn copy(&self, isa: &Isa<'_>, func: &mut Function, at: Place, to: mc::Reg, from: mc::Reg);

    /// Stores a register into a stack object, or loads it.
    fn spill(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex);
    fn reload(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex);

    /// Makes an instruction that was just selected access memory of an address space other than the first; false if it cannot.
    /// Where all spaces are the same memory there is nothing to do.
    fn access_space(&self, _isa: &Isa<'_>, _func: &mut Function, _inst: Inst, _space: u32) -> bool {
        true
    }

    /// What the attributes of the function ask for and the target does not do.
    fn refuses(&self, func: &Function) -> Option<String> {
        func.attributes.for_target().next().map(str::to_owned)
    }

    /// At the very end: puts in what attributes ask for at places where control arrives.
    fn mark_arrivals(&self, _isa: &Isa<'_>, _func: &mut Function) {}

    /// Just before registers are given out: what the target does with virtual registers that no allocator knows.
    fn prepare_allocation(&self, _isa: &Isa<'_>, _func: &mut Function) -> Result<(), String> {
        Ok(())
    }

    /// On physical registers, at the end: instructions become shorter ones with effects that nobody notices there.
    fn shorten(&self, _isa: &Isa<'_>, _func: &mut Function) {}

    /// Before stack objects are placed: reserves what the prologue pushes.
    fn prepare_frame(&self, _isa: &Isa<'_>, _func: &mut Function) {}

    /// Whether prologue and epilogue save and restore one of the registers in `frame.saved` themselves: those that they do
    /// come first, in that order from the caller's frame down.
    fn pushes_saved(&self, _func: &Function, _saved: SavedReg) -> bool {
        false
    }

    /// Whether the frame may be set up in any block instead of at entry, and taken down at the end of any other: the registers
    /// that either overwrites, which must not be live there. `None` if it may not.
    fn movable_frame(&self, _isa: &Isa<'_>, _func: &Function) -> Option<Vec<mc::Reg>> {
        None
    }

    /// The frame is laid out: puts its set-up at the beginning of [`Function::prologue_block`], and its tear-down before the
    /// terminators of a block.
    fn insert_prologue(&self, isa: &Isa<'_>, func: &mut Function);
    fn insert_epilogue(&self, isa: &Isa<'_>, func: &mut Function, block: Block);

    /// A register after the prologue, and how far above it the caller's frame begins: `None` if unwinders are not told.
    fn caller_frame(&self, _: &Isa<'_>, _: &Function) -> Option<(mc::Reg, i64)> {
        None
    }

    /// Replaces operand `operand` of an instruction, a stack object, by register and offset. `depth` is how far below its
    /// place after the prologue the stack pointer is.
    fn eliminate_frame_index(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        operand: usize,
        depth: i64,
    );

    /// Where a stack object is while the body of the function runs: a register and a distance in bytes. `None` if the target
    /// cannot say.
    fn object_place(&self, _func: &Function, _slot: FrameIndex) -> Option<(mc::Reg, i64)> {
        None
    }

    /// The register of [`TargetInfo::object_place`] that most objects are found from: what debuggers call the base of the
    /// frame.
    fn frame_base(&self, _func: &Function) -> Option<mc::Reg> {
        None
    }

    /// The register from which stack objects are found when the stack pointer moves; it is saved like any that the function
    /// writes.
    fn frame_register(&self, _func: &Function) -> Option<mc::Reg> {
        None
    }

    /// Registers that are saved wherever there is a frame pointer, whether the function changes them or not.
    fn frame_record(&self, func: &Function) -> Vec<mc::Reg> {
        self.frame_register(func).into_iter().collect()
    }

    /// Exchanges operands 1 and 2, the first two that are read, if the result stays the same. The default does it where the
    /// tables say so and there are no others.
    fn commute(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        let code = func.opcode(inst);
        let desc = isa.desc(code);
        let alike = isa.operand_class(code, 1) == isa.operand_class(code, 2);
        let may = desc.has(inst_flags::COMMUTABLE) && desc.num_defs == 1 && desc.num_operands == 3 && alike;
        may && exchange(func, inst, 1, 2)
    }

    /// Makes an instruction that overwrites an operand one that does not, if there is one with no other effects. Class
    /// constraints of virtual registers may become narrower.
    fn convert_to_three_address(&self, _isa: &Isa<'_>, _func: &mut Function, _inst: Inst) -> bool {
        false
    }

    /// The virtual register that an instruction compares with zero, if it does nothing else.
    fn compared_with_zero(&self, _isa: &Isa<'_>, _func: &Function, _inst: Inst) -> Option<Reg> {
        None
    }

    /// What the flags that an instruction sets say of its first result.
    fn flags_of_result(&self, _isa: &Isa<'_>, _func: &Function, _inst: Inst) -> ResultFlags {
        ResultFlags::None
    }

    /// Of an instruction that compares two numbers and does nothing else: the virtual register that has the first, and the
    /// operand that is the second.
    fn compared(&self, _isa: &Isa<'_>, _func: &Function, _inst: Inst) -> Option<(Reg, Operand)> {
        None
    }

    /// Of an instruction that computes the difference of two numbers: the same, and what its flags say of the comparison of the
    /// two.
    fn difference(
        &self,
        _isa: &Isa<'_>,
        _func: &Function,
        _inst: Inst,
    ) -> Option<(Reg, Operand, ResultFlags)> {
        None
    }

    /// What an instruction that reads flags asks of those of a comparison.
    fn flags_wanted(&self, _isa: &Isa<'_>, _func: &Function, _inst: Inst) -> ResultFlags {
        ResultFlags::All
    }

    /// Whether an instruction only loads or stores a register, as [`reload`](TargetInfo::reload) and
    /// [`spill`](TargetInfo::spill) do.
    fn moves_slot(&self, _isa: &Isa<'_>, _opcode: u16) -> bool {
        false
    }

    /// Puts a stack slot in place of a physical register that an instruction reads, writes or changes; false, and nothing has
    /// happened, if there is no such instruction.
    fn fold_memory_operand(
        &self,
        _isa: &Isa<'_>,
        _func: &mut Function,
        _inst: Inst,
        _reg: mc::Reg,
        _slot: FrameIndex,
    ) -> bool {
        false
    }

    /// Puts the address of a load in place of a virtual register that an instruction only reads, which is a part (or with 0
    /// all) of what is loaded; false, and nothing has happened, if there is no such instruction.
    fn fold_load(
        &self,
        _isa: &Isa<'_>,
        _func: &mut Function,
        _inst: Inst,
        _reg: Reg,
        _load: (Inst, u16),
    ) -> bool {
        false
    }

    /// Makes a store the instruction that does in memory what `change` does with a loaded register, at the address of both;
    /// false, and nothing has happened, if there is none, or the addresses are not written alike.
    fn fold_update(
        &self,
        _isa: &Isa<'_>,
        _func: &mut Function,
        _change: Inst,
        _load: Inst,
        _store: Inst,
    ) -> bool {
        false
    }

    /// How an instruction extends a number of fewer bits to all of its result, if it does nothing else.
    fn extension(&self, _isa: &Isa<'_>, _func: &Function, _inst: Inst) -> Option<Extended> {
        None
    }

    /// What instructions do with numbers narrower than registers, if there are such as lie there sign-extended.
    fn narrow_numbers(&self) -> Option<&NarrowNumbers> {
        None
    }

    /// The opcode that a load would have if it extended what it loads as another instruction does, and the part of the result
    /// that is what it loads now.
    fn extending_load(
        &self,
        _isa: &Isa<'_>,
        _func: &Function,
        _load: Inst,
        _extension: Inst,
    ) -> Option<(u16, u16)> {
        None
    }

    /// The instruction that does the loads or stores of two neighbours that one does of each: its operands are the two
    /// registers, the base, and the distance of the lower one in bytes.
    fn pair_form(&self, _opcode: u16) -> Option<u16> {
        None
    }

    /// Instructions, each with the one that computes the same and sets flags.
    fn flag_forms(&self) -> &[(u16, u16)] {
        &[]
    }

    /// The load or store that also leaves the address in its base register: whose operands are base, what is loaded, what is
    /// stored, base, and a constant, where those of the opcode are what is loaded or stored, base, and a constant. The constant
    /// is added before the access, or after it.
    fn update_form(&self, _opcode: u16, _before: bool) -> Option<u16> {
        None
    }

    /// The register to which an instruction does nothing but add a constant, and the constant.
    fn added_constant(&self, _func: &Function, _inst: Inst) -> Option<(mc::Reg, i64)> {
        None
    }

    /// Makes a conditional branch one on the opposite condition, if it can; its target stays.
    fn reverse_branch(&self, _isa: &Isa<'_>, _func: &mut Function, _inst: Inst) -> bool {
        false
    }

    /// Inserts an unconditional jump, if the target has one.
    fn insert_jump(&self, _isa: &Isa<'_>, _func: &mut Function, _at: Place, _to: Block) -> bool {
        false
    }

    /// Inserts a jump that reaches any place, by way of the register that functions with far jumps keep free.
    fn insert_far_jump(&self, _isa: &Isa<'_>, _func: &mut Function, _at: Place, _to: Block) -> bool {
        false
    }

    /// Replaces such a pseudo-instruction by what moves the stack pointer: by how many bytes it is lower afterwards.
    fn eliminate_call_frame(&self, _isa: &Isa<'_>, func: &mut Function, inst: Inst) -> i64 {
        func.remove(inst);
        0
    }

    /// Replaces a pseudo-instruction that needs control flow or new registers. What follows it is in the block that is
    /// returned; `None` if the instruction stays. Which physical registers live into the new blocks is found afterwards
    /// ([`crate::liveness::note_divided`]).
    fn insert_custom(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> Option<Block>;

    /// Writes an operand of inline assembly (several machine operands if it is memory) with a modifier of the target's
    /// own, or in a form that is not the usual one. The dialect is 1 where the text is in the second of the target's.
    fn print_asm_operand(
        &self,
        _: &Isa<'_>,
        _operands: &[Operand],
        _is_memory: bool,
        (_modifier, _dialect): (&str, u32),
        _out: &mut String,
    ) -> AsmOperand {
        AsmOperand::Usual
    }

    /// Bytes below the stack pointer where objects of the function, which has physical registers, may be: nobody else writes
    /// there while it runs.
    fn red_zone_bytes(&self, _isa: &Isa<'_>, _func: &Function) -> u64 {
        0
    }

    /// Whether the prologue aligns the stack pointer more than calls do, for objects that want it.
    fn realigns_stack(&self, _func: &Function) -> bool {
        false
    }
}
