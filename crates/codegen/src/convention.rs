//! Carries out the calling conventions of a description ([`tables::calling_conv`]).
//!
//! Every piece of a value goes down the list of actions until one places it. Pieces of one value are placed in memory
//! order: on a big-endian machine, the most significant one first.

use ::mc::Reg;
use isel::call;
use isel::lowering::{Assignment, Convention, Extend, Result, Swift};
use isel::{ArgLoc, ArgPart, Unsupported};
use mir::Isa;
use tables::calling_conv::{CallingConv, CcAction, CcKind, CcTest};
use tables::image::List;
use tables::value_type::ValueType;

/// Conventions that delegate to each other, and conditions in conditions.
const MAX_DEPTH: u32 = 32;

/// A type meant for every hardware mode.
const ANY_MODE: u16 = u16::MAX;

/// Names in descriptions.
const CONVENTIONS: &[(u16, &str)] = &[
    (0, "C"),
    (8, "Fast"),
    (9, "Cold"),
    (10, "GHC"),
    (13, "AnyReg"),
    (14, "PreserveMost"),
    (15, "PreserveAll"),
    (16, "Swift"),
    (17, "CXX_FAST_TLS"),
    (18, "Tail"),
    (20, "SwiftTail"),
    (21, "PreserveNone"),
    (78, "X86_64_SysV"),
    (79, "Win64"),
];

/// The conventions that are the C convention but for what descriptions say of them.
pub const LIKE_C: &[u16] = &[0, 8, 9, 16];

/// What has been given out.
struct State<'s> {
    isa: &'s Isa<'s>,
    convention: Convention,
    /// By register unit.
    taken: Vec<bool>,
    stack: i64,
    /// The alignment of the place that wants most.
    align: i64,
    word_bytes: i64,
    /// What is smaller than its slot lies at the slot's end.
    big_endian: bool,
    /// What is placed of the value at hand.
    form: Form,
    /// Of the object whose address has a place of its own.
    object_bytes: u64,
}

/// A place, with the size of the slot if it is on the stack.
#[derive(Clone, Copy)]
enum Placed {
    Reg(Reg),
    Stack {
        offset: i64,
        size: i64,
    },
    /// An object itself, where others have its address.
    Object {
        offset: i64,
        size: i64,
    },
    /// One that says all of itself, but for where the arguments begin.
    Other(ArgLoc),
}

/// What is placed of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Itself,
    /// The address of a copy.
    Address,
    /// The bits of a floating-point number as an integer.
    Bits,
}

/// How places on the stack are counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct StackArea {
    /// Bytes between the stack pointer at the call and the first place.
    pub base: i64,
    pub align_log2: u8,
    /// The first argument is the one farthest from the stack pointer.
    pub first_argument_deepest: bool,
    /// The most significant piece of a value comes first.
    pub big_endian: bool,
    /// The halves of an integer of two registers that is an argument of its own are both in registers or both on the
    /// stack, as aligned as the whole.
    pub keeps_pairs: bool,
    /// The parts of an array are all in registers or all on the stack.
    pub keeps_arrays: bool,
    /// Such an array on the stack is only as aligned as its elements.
    pub packs_arrays: bool,
    /// A number of 16 bits has the type `f16` for the description even where it travels as a wider one.
    pub keeps_halves: bool,
    /// Bytes of an address; 0 if no action depends on it.
    pub word_bytes: u8,
    /// The type of integer arguments whose registers a function with variable arguments saves, if it does.
    pub saved_type: Option<ValueType>,
    /// A result of more pieces is returned in memory; 0: any number may have registers.
    pub max_results: u8,
}

/// Places the parts of arguments or results by the convention with this number among the records.
pub fn assign(
    isa: &Isa<'_>,
    number: usize,
    area: StackArea,
    convention: Convention,
    parts: &[ArgPart],
) -> Result<Option<Assignment>> {
    let record = isa.target.image.records::<CallingConv>().get(number);
    let record = record.ok_or_else(|| Unsupported::new("calls: the description has no convention"))?;
    if convention.is_return && area.max_results != 0 && parts.len() > area.max_results.into() {
        return Ok(None);
    }
    let word_bytes = i64::from(area.word_bytes);
    let taken = vec![false; isa.num_units()];
    let big_endian = area.big_endian;
    let form = Form::Itself;
    let object_bytes = 0;
    let mut state =
        State { isa, convention, taken, stack: 0, align: 1, word_bytes, big_endian, form, object_bytes };
    let mut placed = vec![None; parts.len()];
    let mut on_stack_until = 0;
    for index in order(parts, area.big_endian) {
        let part = &parts[index];
        let mut ty = if area.keeps_halves { described_type(part) } else { part.ty };
        let is_pair =
            part.count == 2 && part.whole.is_scalar_int() && part.whole.bits() == 2 * part.ty.bits();
        if area.keeps_pairs && is_pair && part.index == 0 && !part.is_member {
            let divided = state.would_divide(record.actions, part)?;
            if divided {
                let align = 1i64 << part.align_log2.min(62);
                state.stack = (state.stack + align - 1) / align * align;
                on_stack_until = index + 2;
            }
        }
        let begins_array = index == 0 || parts[index - 1].rest_of_array <= 1;
        if area.keeps_arrays && begins_array && part.rest_of_array > 1 {
            let array = &parts[index..(index + part.rest_of_array).min(parts.len())];
            if state.finds_too_few(record.actions, array)? {
                let least = if area.packs_arrays { 1 } else { state.word_bytes };
                let align = least.max(1 << part.align_log2.min(31));
                state.stack = round_up(state.stack, align);
                state.align = state.align.max(align);
                on_stack_until = index + array.len();
            }
        }
        if index < on_stack_until {
            let size = i64::from(ty.scalar_bits().div_ceil(8));
            placed[index] = Some(Placed::Stack { offset: state.stack, size });
            state.stack += size;
            continue;
        }
        state.form = Form::Itself;
        let place = state.run(record.actions, part, &mut ty, 0)?.map(|place| state.formed(place));
        if place.is_none() && convention.is_return {
            return Ok(None);
        }
        let missing = || Unsupported::new(format!("passing a value of type {}", parts[index].ty));
        placed[index] = Some(place.ok_or_else(missing)?);
    }
    let total = state.stack;
    let on_stack = |place: &Option<Placed>| {
        matches!(place, Some(Placed::Stack { .. } | Placed::Other(ArgLoc::NarrowStack(..))))
    };
    if convention.is_return && placed.iter().any(on_stack) {
        return Ok(None);
    }
    let turned = area.first_argument_deepest && !convention.is_variadic;
    let is_narrow =
        |part: &ArgPart, size: i64| part.ty.is_scalar_int() && 8 * size < i64::from(part.ty.scalar_bits());
    let all = placed.into_iter().flatten().zip(parts);
    let locations = all.map(|(place, part)| match place {
        Placed::Stack { offset, size } if !turned && is_narrow(part, size) => {
            ArgLoc::NarrowStack(area.base + offset, size as u8)
        }
        Placed::Reg(reg) => ArgLoc::Reg(reg),
        Placed::Stack { offset, size } if turned => ArgLoc::Stack(area.base + total - offset - size),
        Placed::Stack { offset, .. } => ArgLoc::Stack(area.base + offset),
        Placed::Object { offset, size } if turned => ArgLoc::Object(area.base + total - offset - size),
        Placed::Object { offset, .. } => ArgLoc::Object(area.base + offset),
        Placed::Other(ArgLoc::AddressOnStack(offset)) => ArgLoc::AddressOnStack(area.base + offset),
        Placed::Other(ArgLoc::NarrowStack(offset, bytes)) => ArgLoc::NarrowStack(area.base + offset, bytes),
        Placed::Other(ArgLoc::BitsInRegAndStack(reg, offset)) => {
            ArgLoc::BitsInRegAndStack(reg, area.base + offset)
        }
        Placed::Other(ArgLoc::BitsOnStack(offset)) => ArgLoc::BitsOnStack(area.base + offset),
        Placed::Other(location) => location,
    });
    let locations: Vec<ArgLoc> = locations.collect();
    let saves = convention.is_variadic && !convention.is_return;
    let (free_registers, free_registers_have_places) = match area.saved_type.filter(|_| saves) {
        Some(ty) => state.registers_left(record.actions, ty)?,
        None => (Vec::new(), false),
    };
    let wanted = state.align.ilog2() as u8;
    let align = 1i64 << area.align_log2;
    let end = if convention.is_return { 0 } else { area.base + total };
    Ok(Some(Assignment {
        locations,
        stack_bytes: ((end + align - 1) / align * align) as u64,
        popped_bytes: 0,
        object_bytes: state.object_bytes,
        stack_align_log2: if wanted > area.align_log2 && end > 0 { wanted } else { 0 },
        stack_end: if convention.is_variadic { round_up(end, state.word_bytes.max(1)) } else { end },
        free_registers_have_places,
        free_registers,
    }))
}

fn round_up(number: i64, to: i64) -> i64 {
    if to > 0 { (number + to - 1) / to * to } else { number }
}

/// The type that descriptions speak of: a number of 16 bits is one wherever it travels.
fn described_type(part: &ArgPart) -> ValueType {
    match part.whole {
        ValueType::F16 | ValueType::BF16 if part.ty.is_float() => ValueType::F16,
        _ => part.ty,
    }
}

/// The pieces in the order in which they are placed.
fn order(parts: &[ArgPart], big_endian: bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..parts.len()).collect();
    if big_endian {
        let mut start = 0;
        while start < parts.len() {
            let end = (start + parts[start].count.max(1)).min(parts.len());
            order[start..end].reverse();
            start = end;
        }
    }
    order
}

impl State<'_> {
    /// The registers that further integer arguments of a type would take.
    fn registers_left(&mut self, actions: List<CcAction>, ty: ValueType) -> Result<(Vec<Reg>, bool)> {
        let parts = call::describe(ty, ty, 1, Extend::Any);
        let mut registers = Vec::new();
        // A register that takes a place on the stack has it there.
        let (before, mut with_registers) = (self.stack, self.stack);
        for part in parts.iter().map(|part| ArgPart { is_variadic: true, ..*part }).cycle() {
            self.form = Form::Itself;
            match self.run(actions, &part, &mut part.ty.clone(), 0)? {
                Some(Placed::Reg(reg)) => registers.push(reg),
                _ => break,
            }
            with_registers = self.stack;
        }
        Ok((registers, with_registers > before))
    }

    /// The place of an address or of bits.
    fn formed(&self, place: Placed) -> Placed {
        match (self.form, place) {
            (Form::Address, Placed::Reg(reg)) => Placed::Other(ArgLoc::AddressInReg(reg)),
            (Form::Address, Placed::Stack { offset, .. }) => Placed::Other(ArgLoc::AddressOnStack(offset)),
            (Form::Bits, Placed::Reg(reg)) => Placed::Other(ArgLoc::BitsInReg(reg)),
            (_, place) => place,
        }
    }

    /// Whether the two pieces that begin with this one would not be both in registers.
    fn would_divide(&mut self, actions: List<CcAction>, part: &ArgPart) -> Result<bool> {
        let (taken, stack, align) = (self.taken.clone(), self.stack, self.align);
        let mut all = true;
        for _ in 0..2 {
            let mut ty = part.ty;
            all &= matches!(self.run(actions, part, &mut ty, 0)?, Some(Placed::Reg(_)));
        }
        (self.taken, self.stack, self.align) = (taken, stack, align);
        Ok(!all)
    }

    /// Whether there are registers for some parts only; if so, none are left for others of their kind (AAPCS64, rules C.3
    /// and C.13).
    fn finds_too_few(&mut self, actions: List<CcAction>, parts: &[ArgPart]) -> Result<bool> {
        let (taken, stack, align) = (self.taken.clone(), self.stack, self.align);
        let mut in_registers = 0;
        for part in parts {
            self.form = Form::Itself;
            match self.run(actions, part, &mut part.ty.clone(), 0)? {
                Some(Placed::Reg(_)) => in_registers += 1,
                _ => break,
            }
        }
        (self.stack, self.align) = (stack, align);
        let all = in_registers == parts.len();
        if all {
            self.taken = taken;
        }
        Ok(!all)
    }

    /// Runs actions for a piece; `None` if none of them placed it.
    fn run(
        &mut self,
        actions: List<CcAction>,
        part: &ArgPart,
        ty: &mut ValueType,
        depth: u32,
    ) -> Result<Option<Placed>> {
        if depth > MAX_DEPTH {
            return Err(Unsupported::new("calling conventions nested this deeply"));
        }
        for action in self.isa.target.image.list(actions).iter() {
            if let Some(place) = self.action(&action, part, ty, depth)? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    fn action(
        &mut self,
        action: &CcAction,
        part: &ArgPart,
        ty: &mut ValueType,
        depth: u32,
    ) -> Result<Option<Placed>> {
        let kind = CcKind::from_number(action.kind);
        match kind {
            CcKind::None => Ok(None),
            CcKind::IfType | CcKind::If | CcKind::Test | CcKind::IfConvention => {
                if self.holds(kind, action, part, *ty) != (action.negated != 0) {
                    self.run(action.then, part, ty, depth + 1)
                } else {
                    Ok(None)
                }
            }
            CcKind::Registers => Ok(self.register(action)),
            CcKind::RegistersAndStack => {
                let place = self.register(action);
                if place.is_some() {
                    self.slot(action, *ty);
                }
                Ok(place)
            }
            CcKind::Stack => Ok(Some(self.slot(action, *ty))),
            CcKind::Slot if i64::from(action.size) * 16 == i64::from(ty.scalar_bits()) => {
                Ok(Some(self.half_of_slot(action, *ty)))
            }
            CcKind::Slot => Ok(Some(self.numbered_slot(action, *ty))),
            CcKind::Promote | CcKind::BitConvert | CcKind::Truncate => {
                let to = self.types(action).next();
                if let Some(to) = to {
                    let other_kind =
                        ty.is_float() && to.is_scalar_int() || ty.is_scalar_int() && to.is_float();
                    let as_bits = kind == CcKind::BitConvert && other_kind;
                    self.form = if as_bits { Form::Bits } else { self.form };
                    *ty = to;
                }
                Ok(None)
            }
            // The address is passed with the first piece. Vectors that others consist of have one each.
            CcKind::Indirect if part.index > 0 && !part.ty.is_vector() => {
                Ok(Some(Placed::Other(ArgLoc::ByReference)))
            }
            CcKind::Indirect => {
                let to = self.types(action).next();
                *ty = to.unwrap_or(*ty);
                self.form = Form::Address;
                Ok(None)
            }
            CcKind::SkipOddRegister => {
                let registers = self.isa.target.image.list(action.registers);
                let free = registers.iter().filter(|&reg| self.is_free(Reg(reg))).count();
                if free % 2 == 1 {
                    self.register(action);
                }
                Ok(None)
            }
            CcKind::RegisterAndBits => Ok(self.register_and_bits(action)),
            CcKind::SplitBits => Ok(self.split_bits(action)),
            CcKind::SplitSlots => Ok(Some(self.split_slots(action))),
            CcKind::Place => {
                self.object_bytes = part.result_bytes;
                Ok(Some(Placed::Other(ArgLoc::Stack(action.size.into()))))
            }
            CcKind::AlignStack => {
                self.stack = round_up(self.stack, 2 * self.word_bytes);
                Ok(None)
            }
            CcKind::Delegate => {
                let conventions = self.isa.target.image.records::<CallingConv>();
                match conventions.get(action.number as usize) {
                    Some(to) => self.run(to.actions, part, ty, depth + 1),
                    None => Ok(None),
                }
            }
            CcKind::ByVal => {
                let round = |n: i64, to: i64| (n + to - 1) / to * to;
                let align = i64::from(action.align.max(1)).max(1 << part.align_log2.min(62));
                let size = round(part.by_value_bytes as i64, i64::from(action.size.max(1)));
                let offset = round(self.stack, align);
                self.align = self.align.max(align);
                self.stack = offset + size;
                Ok(Some(Placed::Object { offset, size }))
            }
            CcKind::PromoteToUpperBits | CcKind::Custom => {
                Err(Unsupported::new(format!("'{kind:?}' in the calling convention of this target")))
            }
        }
    }

    /// The types of an action that are meant in the mode in force.
    fn types(&self, action: &CcAction) -> impl Iterator<Item = ValueType> + use<'_> {
        let image = &self.isa.target.image;
        let modes = image.list(action.modes);
        let mode = self.isa.subtarget.mode;
        image.list(action.types).iter().enumerate().filter_map(move |(i, ty)| {
            let meant = modes.get(i).is_none_or(|m| m == ANY_MODE || m == mode);
            meant.then_some(ty)
        })
    }

    fn holds(&self, kind: CcKind, action: &CcAction, part: &ArgPart, ty: ValueType) -> bool {
        match kind {
            CcKind::IfType => self.types(action).any(|t| t == ty),
            CcKind::If => {
                let function = action.number.checked_sub(1);
                function.is_some_and(|f| self.isa.target.call(f, &[], self.isa.subtarget) != 0)
            }
            CcKind::Test => match CcTest::from_number(action.number) {
                Some(CcTest::FunctionIsVarArg) => self.convention.is_variadic,
                Some(CcTest::IsVarArg) => part.is_variadic,
                Some(CcTest::IsStructReturn) => part.is_sret,
                Some(CcTest::IsByte) => part.whole.is_scalar_int() && part.whole.bits() <= 8,
                Some(CcTest::IsHalfWord) => part.whole.is_scalar_int() && part.whole.bits() <= 16,
                Some(CcTest::IsByVal) => part.by_value_bytes > 0,
                Some(CcTest::IsNest) => part.is_nest,
                Some(CcTest::IsSplit) => {
                    let first = if self.big_endian { part.count - 1 } else { 0 };
                    part.index == first && part.count > 1 && self.form != Form::Address
                }
                Some(CcTest::IsInReg) => part.is_in_reg,
                Some(CcTest::IsSwiftSelf) => part.swift == Some(Swift::Itself),
                Some(CcTest::IsSwiftError) => part.swift == Some(Swift::Error),
                Some(CcTest::IsSwiftAsync) => part.swift == Some(Swift::Context),
                Some(CcTest::IsNarrow) => {
                    part.whole.is_scalar_int() && 2 * part.whole.scalar_bits() <= part.ty.scalar_bits()
                }
                Some(CcTest::IsFloatInWords) => part.whole.is_float() && part.ty.is_scalar_int(),
                Some(CcTest::Is128Bits) => {
                    !part.is_member && !part.whole.is_vector() && part.whole.bits() == 128
                }
                Some(CcTest::IsWide) => part.count > 2,
                Some(CcTest::IsAligned) => i64::from(1 << part.align_log2.min(31)) > self.word_bytes,
                // What selection refuses before it comes here.
                _ => false,
            },
            _ => {
                let name = self.isa.target.image.string(action.text);
                let number = self.convention.calling_conv.0;
                CONVENTIONS.iter().any(|&(n, own)| n == number && own == name)
            }
        }
    }

    fn register(&mut self, action: &CcAction) -> Option<Placed> {
        self.register_and_shadow(action).map(|(reg, _)| Placed::Reg(reg))
    }

    /// The first register that is free, and the one that is taken with it.
    fn register_and_shadow(&mut self, action: &CcAction) -> Option<(Reg, Option<Reg>)> {
        let image = &self.isa.target.image;
        let registers = image.list(action.registers);
        let index = (0..registers.len()).find(|&i| self.is_free(Reg(registers.at(i))))?;
        let reg = Reg(registers.at(index));
        self.take(reg);
        let shadow = image.list(action.shadows).get(index).map(Reg);
        if let Some(shadow) = shadow {
            self.take(shadow);
        }
        Some((reg, shadow))
    }

    /// A function itself reads the register.
    fn register_and_bits(&mut self, action: &CcAction) -> Option<Placed> {
        let is_inside = self.convention.is_inside;
        Some(match self.register_and_shadow(action)? {
            (reg, Some(other)) if !is_inside => Placed::Other(ArgLoc::RegAndBits(reg, other)),
            (reg, _) => Placed::Reg(reg),
        })
    }

    fn is_free(&self, reg: Reg) -> bool {
        self.isa.units(reg).iter().all(|&unit| !self.taken[unit as usize])
    }

    /// A floating-point number of two words: in two registers, or in the last one and on the stack.
    fn split_bits(&mut self, action: &CcAction) -> Option<Placed> {
        let Placed::Reg(first) = self.register(action)? else { return None };
        let location = match self.register(action) {
            Some(Placed::Reg(second)) => ArgLoc::BitsInRegs(first, second),
            _ => {
                let offset = self.stack;
                self.stack += self.word_bytes;
                ArgLoc::BitsInRegAndStack(first, offset)
            }
        };
        Some(Placed::Other(location))
    }

    /// A number of two slots: what comes first in memory is in the first.
    fn split_slots(&mut self, action: &CcAction) -> Placed {
        let word = ValueType::int(8 * u32::from(action.size));
        let (first, second) = (self.numbered_slot(action, word), self.numbered_slot(action, word));
        Placed::Other(match (first, second) {
            (Placed::Reg(first), Placed::Reg(second)) => ArgLoc::BitsInRegs(first, second),
            (Placed::Reg(first), Placed::Stack { offset, .. }) => ArgLoc::BitsInRegAndStack(first, offset),
            (Placed::Stack { offset, .. }, _) => ArgLoc::BitsOnStack(offset),
            // Slots are one or the other.
            _ => ArgLoc::ByReference,
        })
    }

    fn take(&mut self, reg: Reg) {
        for &unit in self.isa.units(reg) {
            self.taken[unit as usize] = true;
        }
    }

    /// The next slot, or the register with its number.
    fn numbered_slot(&mut self, action: &CcAction, ty: ValueType) -> Placed {
        let Placed::Stack { offset, size } = self.slot(action, ty) else { return Placed::Reg(Reg::NONE) };
        let registers = self.isa.target.image.list(action.registers);
        match usize::try_from(offset / size.max(1)).ok().and_then(|number| registers.get(number)) {
            Some(register) => Placed::Reg(Reg(register)),
            None => {
                let own = i64::from(ty.scalar_bits().div_ceil(8)).min(size);
                let before = if self.big_endian { size - own } else { 0 };
                Placed::Stack { offset: offset + before, size: own }
            }
        }
    }

    /// The next half of a register that is a slot, or of the slot itself.
    fn half_of_slot(&mut self, action: &CcAction, ty: ValueType) -> Placed {
        let bytes = i64::from(ty.scalar_bits() / 8);
        let Placed::Stack { offset, .. } = self.slot(action, ty) else { return Placed::Reg(Reg::NONE) };
        let registers = self.isa.target.image.list(action.registers);
        match usize::try_from(offset / bytes).ok().and_then(|number| registers.get(number)) {
            Some(register) => {
                let is_upper = (offset % bytes == 0) == self.big_endian;
                let register = Reg(register);
                if is_upper { Placed::Other(ArgLoc::UpperHalf(register)) } else { Placed::Reg(register) }
            }
            None => Placed::Other(ArgLoc::NarrowStack(offset, action.size as u8)),
        }
    }

    fn slot(&mut self, action: &CcAction, ty: ValueType) -> Placed {
        let of_type = i64::from(ty.scalar_bits().div_ceil(8).max(1));
        let size = if action.size == 0 { of_type } else { i64::from(action.size) };
        let align = if action.align == 0 { of_type } else { i64::from(action.align) };
        let offset = (self.stack + align - 1) / align * align;
        self.stack = offset + size;
        self.align = self.align.max(align);
        Placed::Stack { offset, size }
    }
}
