//! The stack frame, and how registers are copied and spilled.
//!
//! Objects are addressed from the stack pointer, or from `rbp` in functions whose stack pointer moves. From the caller's
//! side down: return address, the caller's `rbp` if it is used, saved registers, objects, arguments of calls. What comes
//! first is pushed, in one or two bytes of code for each register.

use super::Machine;
use super::UPPER_BYTES;
use super::registers::{RegisterKind, copy_by_exchange, displaced, in_place, needs_rex};
use super::x87;
use crate::names::slot_moves::{ROWS, Row};
use crate::names::{class, op, part, reg};
use ::mc::Reg as Physical;
use ::mc::debug::Cfi;
use mir::frame::{ObjectKind, SavedReg};
use mir::function_attributes::FunctionAttributes;
use mir::target::{AsmOperand, Extended, MachineFacts, Place, ResultFlags};
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};
use tables::instructions::inst_flags;

/// How registers of a class are moved to memory and back.
#[derive(Clone, Copy)]
struct Moves {
    load: u16,
    store: u16,
}

/// What a `ret` can take off the stack: a constant of 16 bits without sign.
const MOST_POPPED_BYTES: u64 = 0xffff;

impl Machine {
    /// The saved registers, if they are pushed.
    pub(super) fn pushed(&self, func: &Function) -> Vec<SavedReg> {
        let saved = func.frame.saved.iter().copied();
        saved.filter(|&saved| self.pushes_saved(func, saved)).collect()
    }

    /// Bytes of the frame below what is pushed.
    pub(super) fn unpushed_bytes(&self, func: &Function) -> i64 {
        let pushed = self.pushed(func).len() + usize::from(self.uses_frame_pointer(func));
        let above = self.word_bytes() + func.frame.tail_growth_bytes as i64 + self.context_bytes(func);
        func.frame.size_bytes as i64 - above - self.word_bytes() * pushed as i64
    }

    /// Bytes below the caller's frame pointer for the context of an asynchronous function, of which the lower half is room that
    /// keeps the stack aligned.
    pub(super) fn context_bytes(&self, func: &Function) -> i64 {
        if func.frame.keeps_context && self.uses_frame_pointer(func) { 2 * self.word_bytes() } else { 0 }
    }

    pub(super) fn uses_frame_pointer(&self, func: &Function) -> bool {
        let frame = &func.frame;
        let is_wanted = frame.needs_frame_pointer || func.attributes.has_far_arrivals;
        frame.has_dynamic_alloca || is_wanted || self.realigns(func)
    }

    /// Whether there are objects that calls do not align enough, or callers may not have aligned anything. Registers are
    /// spilled without alignment.
    pub(super) fn realigns(&self, func: &Function) -> bool {
        // What callers have aligned, and what calls want. In 32 bits an interrupt finds the stack as it is.
        let own = self.stack_align_log2();
        if self.passing(func.calling_conv).handles_interrupts() && !self.is_64() {
            return true;
        }
        let given = func.attributes.stack_align_log2.unwrap_or(own);
        func.attributes.realigns_stack || given > own || func.frame.local_align_log2() > given.min(own)
    }

    /// With an aligned stack pointer that moves, objects are found from a third register.
    pub(super) fn has_base_pointer(&self, func: &Function) -> bool {
        func.frame.has_dynamic_alloca && self.realigns(func)
    }

    /// The first of two that the function does not name.
    fn base_pointer(&self, func: &Function) -> Physical {
        let [usual, other] = self.base_pointers();
        if func.frame.named_registers.contains(&usual) { other } else { usual }
    }

    fn base_pointers(&self) -> [Physical; 2] {
        [self.mode.base_pointer, self.mode.other_base_pointer]
    }

    /// Where a stack object is after the prologue.
    fn place_of(&self, func: &Function, slot: FrameIndex) -> (Physical, i64) {
        let object = func.frame.object(slot);
        // Below the place where the stack pointer was aligned, nothing is at a known distance from the frame pointer.
        let is_below = self.realigns(func) && slot.0 >= 0 && object.kind != ObjectKind::CalleeSaved;
        let from_bottom = object.offset + func.frame.size_bytes as i64;
        if is_below && self.has_base_pointer(func) {
            (self.base_pointer(func), from_bottom)
        } else if is_below || !self.uses_frame_pointer(func) {
            (self.mode.stack_pointer, from_bottom)
        } else if self.has_windows_frames() {
            (self.mode.frame_pointer, from_bottom - self.frame_pointer_bytes(func))
        } else {
            let below = 2 * self.word_bytes() + func.frame.tail_growth_bytes as i64;
            (self.mode.frame_pointer, object.offset + below)
        }
    }

    /// By class: integers by width, vectors by width, single floating-point numbers by type.
    fn moves(&self, isa: &Isa<'_>, class: u16) -> Moves {
        let desc = isa.class(class);
        let is_vector = desc.types.first().is_some_and(|t| t.is_vector() || t.is_float());
        if desc.types.first().is_some_and(|t| t.is_vector() && t.scalar_bits() == 1) {
            // Without operations on bytes, masks have 16 bits.
            let (load, store) = match desc.spill_bytes {
                8 if self.has_avx512bw => (op::KMOVQkm, op::KMOVQmk),
                4 if self.has_avx512bw => (op::KMOVDkm, op::KMOVDmk),
                _ => (op::KMOVWkm, op::KMOVWmk),
            };
            return Moves { load, store };
        }
        // These have registers that only EVEX names.
        match class {
            class::VR128X if self.has_avx512vl => {
                return Moves { load: op::VMOVUPSZ128rm, store: op::VMOVUPSZ128mr };
            }
            class::VR256X if self.has_avx512vl => {
                return Moves { load: op::VMOVUPSZ256rm, store: op::VMOVUPSZ256mr };
            }
            _ => {}
        }
        let of_kind = ROWS.iter().filter(|row| (row.is_vector != 0) == is_vector);
        let fits = |row: &&Row| u32::from(row.bytes) == desc.spill_bytes && (row.is_avx == 0 || self.has_avx);
        let row = of_kind.clone().find(fits).or_else(|| of_kind.clone().next_back()).unwrap_or(&ROWS[0]);
        Moves { load: row.load, store: row.store }
    }

    /// The five operands of the address of a stack object.
    pub(super) fn slot(&self, slot: FrameIndex) -> [Operand; 5] {
        let none = Operand::use_of(Reg::NONE);
        [Operand::Frame(slot), Operand::Imm(1), none, Operand::Imm(0), none]
    }

    /// Moves the stack pointer by a constant, in steps if it is more than an instruction has room for: no register is free
    /// everywhere.
    pub(super) fn adjust(&self, func: &mut Function, at: Place, opcode: u16, bytes: i64) {
        // A multiple of every alignment that stacks have.
        const STEP: i64 = i32::MAX as i64 & -16;
        let mut left = bytes;
        while left > i64::from(i32::MAX) {
            self.adjust_once(func, at, opcode, STEP);
            left -= STEP;
        }
        self.adjust_once(func, at, opcode, left);
    }

    pub(super) fn push(&self, func: &mut Function, at: Place, reg: Physical) {
        func.build(at.block, at.before, self.mode.push, &[Operand::use_of(reg.into())]);
    }

    pub(super) fn pop(&self, func: &mut Function, at: Place, reg: Physical) {
        func.build(at.block, at.before, self.mode.pop, &[Operand::def(reg.into())]);
    }

    /// A copy of a whole register.
    pub(super) fn copy_whole(&self, func: &mut Function, at: Place, to: Physical, from: Physical) {
        let operands = [Operand::def(to.into()), Operand::use_of(from.into())];
        func.build(at.block, at.before, self.mode.copy, &operands);
    }

    /// Makes a register the address so many bytes from another.
    pub(super) fn build_address(
        &self,
        func: &mut Function,
        at: Place,
        to: Physical,
        base: Physical,
        offset: i64,
    ) {
        let operands = [&[Operand::def(to.into())][..], &displaced(base.into(), offset)].concat();
        func.build(at.block, at.before, self.mode.address, &operands);
    }

    fn adjust_once(&self, func: &mut Function, at: Place, opcode: u16, bytes: i64) {
        let rsp = Reg::from(self.mode.stack_pointer);
        func.build(at.block, at.before, opcode, &in_place(rsp, Operand::Imm(bytes)));
    }

    /// A copy between a general and a vector register.
    fn cross_copy(&self, to_vector: bool, bytes: u8) -> u16 {
        match (self.has_avx, to_vector, bytes) {
            (false, true, 4) => op::MOVDI2SSrr,
            (false, true, _) => op::MOV64toSDrr,
            (false, false, 4) => op::MOVSS2DIrr,
            (false, false, _) => op::MOVSDto64rr,
            (true, true, 4) => op::VMOVDI2SSrr,
            (true, true, _) => op::VMOV64toSDrr,
            (true, false, 4) => op::VMOVSS2DIrr,
            (true, false, _) => op::VMOVSDto64rr,
        }
    }
}

/// Units of the registers that returns read.
fn returned(isa: &Isa<'_>, func: &Function) -> Vec<u16> {
    let mut units = Vec::new();
    let returns = func.blocks().filter_map(|block| func.last_inst(block));
    for inst in returns.filter(|&inst| isa.desc(func.opcode(inst)).has(inst_flags::RETURN)) {
        for operand in func.operands(inst) {
            if let Operand::Reg(reg) = operand
                && let Some(reg) = reg.reg.as_physical()
            {
                units.extend_from_slice(isa.units(reg));
            }
        }
    }
    units
}

impl TargetInfo for Machine {
    fn facts(&self) -> &MachineFacts {
        &self.machine_facts
    }

    fn reserved(&self, isa: &Isa<'_>, func: &Function) -> Vec<Physical> {
        let overlapping = |whole: Physical| {
            let is_part = move |reg: &Physical| isa.overlap(*reg, whole);
            (1..isa.num_regs() as u16).map(Physical).filter(is_part)
        };
        let [never, with_frame, with_base, with_other] = self.reserved.get_or_init(|| {
            // Only EVEX can name the upper half of the vector registers, which is given out where it moves all widths; and the
            // stack of the x87 is given out by a pass of its own.
            let all_widths = self.has_zmm && self.has_avx512vl;
            // Not all instructions can name the general registers of APX.
            let is_general = |reg: Physical| matches!(self.kinds.of(reg), RegisterKind::General(_));
            let is_upper = |reg: Physical| (16..32).contains(&isa.target.register(reg).encoding);
            let beyond = |reg: Physical| is_upper(reg) && (!all_widths || is_general(reg));
            let all = (1..isa.num_regs() as u16).map(Physical);
            let apart = all.filter(|&reg| beyond(reg) || x87::is_register(reg));
            let never = apart.chain(overlapping(self.mode.stack_pointer)).chain(overlapping(reg::RIP));
            [
                never.collect(),
                overlapping(self.mode.frame_pointer).collect(),
                overlapping(self.mode.base_pointer).collect(),
                overlapping(self.mode.other_base_pointer).collect(),
            ]
        });
        let mut reserved = never.clone();
        if self.uses_frame_pointer(func) {
            reserved.extend_from_slice(with_frame);
        }
        if self.has_base_pointer(func) {
            let is_usual = self.base_pointer(func) == self.mode.base_pointer;
            reserved.extend_from_slice(if is_usual { with_base } else { with_other });
        }
        // Funclets would have to save these in frames of their own.
        let passing = self.saving(func);
        if func.has_funclets {
            reserved.extend(passing.half_preserved(&self.kinds).flat_map(overlapping));
        }
        reserved
    }

    fn callee_saved(&self, isa: &Isa<'_>, func: &Function) -> Vec<Physical> {
        let passing = self.saving(func);
        // Where a convention preserves registers of results, those of a function that has some are not restored.
        let has_error = func.live_ins.contains(&reg::R12);
        let mut results = if passing.is_c() && !has_error { Vec::new() } else { returned(isa, func) };
        if passing.changes_arguments() || func.attributes.saves_all {
            results.extend(func.live_ins.iter().flat_map(|&reg| isa.units(reg)));
        }
        let is_result = |reg: Physical| results.iter().any(|unit| isa.units(reg).contains(unit));
        let own = |reg: &&Physical| {
            !(is_result(**reg) || self.uses_frame_pointer(func) && **reg == self.mode.frame_pointer)
        };
        passing.saved.iter().filter(own).copied().collect()
    }

    fn copy(&self, isa: &Isa<'_>, func: &mut Function, at: Place, to: Physical, from: Physical) {
        let (def, source) = (Operand::def(to.into()), Operand::use_of(from.into()));
        let mut build = |opcode: u16, operands: &[Operand]| {
            func.build(at.block, at.before, opcode, operands);
        };
        if from == reg::EFLAGS || to == reg::EFLAGS {
            // Through the stack; what is below the stack pointer is not used.
            let whole = self.kinds.whole(isa, self.mode.bytes, if to == reg::EFLAGS { from } else { to });
            if from == reg::EFLAGS {
                build(self.mode.push_flags, &[]);
                build(self.mode.pop, &[Operand::def(whole.into())]);
            } else {
                build(self.mode.push, &[Operand::use_of(whole.into())]);
                build(self.mode.pop_flags, &[]);
            }
            return;
        }
        use RegisterKind::{General, Mask, Vector};
        let needs_evex = |reg: Physical| (16..32).contains(&isa.target.register(reg).encoding);
        let opcode = match (self.kinds.of(to), self.kinds.of(from)) {
            (Mask, Mask) if self.has_avx512bw => op::KMOVQkk,
            (Mask, Mask) => op::KMOVWkk,
            (Vector(64), _) => op::VMOVAPSZrr,
            (Vector(32), Vector(_)) if needs_evex(to) || needs_evex(from) => op::VMOVAPSZ256rr,
            (Vector(16), Vector(_)) if needs_evex(to) || needs_evex(from) => op::VMOVAPSZ128rr,
            (General(8), General(_)) => op::MOV64rr,
            (General(4), General(_)) => op::MOV32rr,
            // A move of a byte or word waits for what was in the register: the whole lower half is moved.
            (General(1), General(1)) | (General(2), General(2))
                if !UPPER_BYTES.contains(&to) && !UPPER_BYTES.contains(&from) =>
            {
                let half = |reg| self.kinds.half(isa, reg);
                let unread = RegFlags::USE.with(RegFlags::UNDEF);
                let operands = [
                    Operand::def(half(to).into()),
                    Operand::reg(half(from).into(), unread),
                    Operand::reg(from.into(), RegFlags::USE.with(RegFlags::IMPLICIT)),
                ];
                build(op::MOV32rr, &operands);
                return;
            }
            (General(2), General(_)) => op::MOV16rr,
            (General(1), General(1)) if needs_rex(isa, to) && UPPER_BYTES.contains(&from) => {
                return copy_by_exchange(&mut build, from, |lower| [to, lower]);
            }
            (General(1), General(1)) if needs_rex(isa, from) && UPPER_BYTES.contains(&to) => {
                return copy_by_exchange(&mut build, to, |lower| [lower, from]);
            }
            (General(_), General(_)) => op::MOV8rr,
            (General(bytes), _) => self.cross_copy(false, bytes),
            (_, General(bytes)) => self.cross_copy(true, bytes),
            (Vector(32), _) => op::VMOVAPSYrr,
            _ if self.has_avx => op::VMOVAPSrr,
            _ => op::MOVAPSrr,
        };
        build(opcode, &[def, source]);
    }

    fn spill(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex) {
        let store = self.moves(isa, class).store;
        let mut operands = self.slot(slot).to_vec();
        operands.push(Operand::use_of(reg));
        func.build(at.block, at.before, store, &operands);
    }

    fn reload(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex) {
        let load = self.moves(isa, class).load;
        let mut operands = vec![Operand::def(reg)];
        operands.extend(self.slot(slot));
        func.build(at.block, at.before, load, &operands);
    }

    fn frame_pointer_above(&self, func: &Function) -> i64 {
        self.frame_pointer_bytes(func)
    }

    fn parent_frame_bytes(&self, func: &Function) -> i64 {
        self.funclet_home_bytes(func)
    }

    fn prepare_frame(&self, _: &Isa<'_>, func: &mut Function) {
        if self.uses_frame_pointer(func) {
            func.frame.reserved_bytes += u64::from(self.mode.bytes);
        }
        func.frame.reserved_bytes += func.frame.tail_growth_bytes + self.context_bytes(func) as u64;
    }

    fn refuses(&self, func: &Function) -> Option<String> {
        let frame = &func.frame;
        if frame.popped_bytes > MOST_POPPED_BYTES {
            return Some(format!(
                "{} bytes of arguments that returning takes off the stack",
                frame.popped_bytes
            ));
        }
        if frame.tail_growth_bytes > 0 && func.attributes.probes.is_some() {
            return Some("stack probes in a function that moves its return address".to_owned());
        }
        if frame.tail_growth_bytes > 0 && self.has_windows_frames() {
            // The return address is above the frame wherever the unwinder of Windows finds it.
            return Some(
                "a jump with more arguments on the stack than the function has, on Windows".to_owned(),
            );
        }
        if func.attributes.returns_by_thunk && self.options.is_far {
            return Some("the attribute 'fn_ret_thunk_extern' in the large code model".to_owned());
        }
        if func.attributes.is_traced && !self.is_64() {
            return Some(FunctionAttributes::TRACED.to_owned());
        }
        if func.attributes.keeps_shadow_stack {
            return Some(FunctionAttributes::SHADOW_STACK.to_owned());
        }
        let says_what_it_saves = func.attributes.saves_all || func.attributes.saves_none;
        if says_what_it_saves && self.has_windows_frames() {
            return Some(FunctionAttributes::OTHER_SAVES.to_owned());
        }
        func.attributes.interrupt.as_ref().map(|_| FunctionAttributes::INTERRUPT.to_owned())
    }

    fn mark_arrivals(&self, isa: &Isa<'_>, func: &mut Function) {
        if let (true, Some(entry)) = (func.attributes.calls_fentry, func.entry()) {
            let index = func.symbol(b"__fentry__");
            let before = func.first_inst(entry);
            func.build(entry, before, self.mode.call, &[Operand::Symbol { index, flags: 0 }]);
        }
        if func.attributes.guards_branches {
            self.guard_arrivals(isa, func);
        }
        if let Some(what) = func.attributes.cleared {
            self.clear_registers(isa, func, what);
        }
        if func.attributes.is_redirectable {
            self.make_redirectable(func);
        }
        if func.attributes.returns_by_thunk {
            self.return_by_thunk(func);
        }
        if self.has_windows_frames() {
            self.end_behind_calls(isa, func);
        }
    }

    fn pushes_saved(&self, func: &Function, saved: SavedReg) -> bool {
        let is_general =
            |saved: &SavedReg| self.kinds.of(saved.reg) == RegisterKind::General(self.mode.bytes);
        let has_home = self.passing(func.calling_conv).has_home();
        is_general(&saved) && (has_home || func.frame.saved.iter().all(is_general))
    }

    fn movable_frame(&self, _: &Isa<'_>, func: &Function) -> Option<Vec<Physical>> {
        let (frame, attributes) = (&func.frame, &func.attributes);
        // Tables of Windows describe a function by its first instructions, compact ones of Mach-O as a whole.
        let is_described_from_entry = self.has_windows_frames() || self.options.is_mach_o;
        let has_own_returns = self.passing(func.calling_conv).handles_interrupts()
            || frame.popped_bytes > 0
            || frame.tail_growth_bytes > 0;
        let is_fixed = is_described_from_entry
            || has_own_returns
            || frame.keeps_context
            || attributes.probes.is_some()
            || attributes.saves_all;
        (!is_fixed).then(|| vec![reg::EFLAGS])
    }

    fn insert_prologue(&self, isa: &Isa<'_>, func: &mut Function) {
        self.begin_frame(isa, func);
    }

    fn insert_epilogue(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        self.end_frame(isa, func, block);
    }

    fn eliminate_call_frame(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> i64 {
        // What the callee has taken off the stack belongs to the frame.
        let popped = match (func.opcode(inst), func.operands(inst)) {
            (code, [_, Operand::Imm(popped), ..]) if code == self.mode.call_frame_destroy => *popped,
            _ => 0,
        };
        if let (true, Some(block)) = (popped > 0, func.block_of(inst)) {
            // Right behind the call, before anything reads the stack.
            let mut before = inst;
            while let Some(previous) = func.prev_inst(before) {
                if isa.desc(func.opcode(previous)).has(inst_flags::CALL) {
                    break;
                }
                before = previous;
            }
            let at = Place { block, before: Some(before) };
            self.adjust(func, at, self.mode.sub_number, popped);
        }
        func.remove(inst);
        0
    }

    fn reverse_branch(&self, _: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        if func.opcode(inst) != op::JCC_1 {
            return false;
        }
        match func.operands_mut(inst) {
            // Opposite conditions differ in the lowest bit.
            [Operand::Block(_), Operand::Imm(cond), ..] => *cond ^= 1,
            _ => return false,
        }
        true
    }

    fn insert_jump(&self, _: &Isa<'_>, func: &mut Function, at: Place, to: Block) -> bool {
        func.build(at.block, at.before, op::JMP_1, &[Operand::Block(to)]);
        true
    }

    fn eliminate_frame_index(
        &self,
        _: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        operand: usize,
        depth: i64,
    ) {
        let operands = func.operands(inst);
        let (Operand::Frame(index), Some(&Operand::Imm(own))) =
            (operands[operand], operands.get(operand + 3))
        else {
            return;
        };
        let (base, offset) = self.place_of(func, index);
        let offset = offset + own + if base == self.mode.stack_pointer { depth } else { 0 };
        let operands = func.operands_mut(inst);
        operands[operand] = Operand::reg(base.into(), RegFlags::USE);
        operands[operand + 3] = Operand::Imm(offset);
        if offset == 0 {
            copy_plain_address(func, inst);
        }
    }

    fn object_place(&self, func: &Function, slot: FrameIndex) -> Option<(Physical, i64)> {
        Some(self.place_of(func, slot))
    }

    fn red_zone_bytes(&self, isa: &Isa<'_>, func: &Function) -> u64 {
        self.red_zone(isa, func)
    }

    fn frame_base(&self, func: &Function) -> Option<Physical> {
        Some(if self.uses_frame_pointer(func) { self.mode.frame_pointer } else { self.mode.stack_pointer })
    }

    fn commute(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        self.exchange_operands(isa, func, inst)
    }

    fn convert_to_three_address(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        self.become_address(isa, func, inst)
    }

    fn access_space(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst, space: u32) -> bool {
        self.use_segment(isa, func, inst, space)
    }

    fn moves_slot(&self, _: &Isa<'_>, opcode: u16) -> bool {
        self.is_slot_move(opcode)
    }

    fn fold_memory_operand(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        reg: Physical,
        slot: FrameIndex,
    ) -> bool {
        self.take_slot(isa, func, inst, (reg, slot))
    }

    fn fold_load(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        reg: Reg,
        (load, part): (Inst, u16),
    ) -> bool {
        self.take_load(isa, func, inst, reg, (load, part)).is_some()
    }

    fn fold_update(&self, isa: &Isa<'_>, func: &mut Function, change: Inst, load: Inst, store: Inst) -> bool {
        self.take_place(isa, func, change, load, store).is_some()
    }

    fn extension(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Extended> {
        extension(isa, func, inst)
    }

    fn extending_load(
        &self,
        _: &Isa<'_>,
        func: &Function,
        load: Inst,
        extension: Inst,
    ) -> Option<(u16, u16)> {
        let fits = func.opcode(load) == op::MOV32rm && func.opcode(extension) == op::MOVSX64rr32;
        fits.then_some((op::MOVSX64rm32, part::sub_32bit))
    }

    fn compared_with_zero(&self, _: &Isa<'_>, func: &Function, inst: Inst) -> Option<Reg> {
        self.tested(func, inst)
    }

    fn flags_of_result(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> ResultFlags {
        self.says_of_result(isa, func, inst)
    }

    fn compared(&self, _: &Isa<'_>, func: &Function, inst: Inst) -> Option<(Reg, Operand)> {
        self.compared_pair(func, inst)
    }

    fn difference(&self, _: &Isa<'_>, func: &Function, inst: Inst) -> Option<(Reg, Operand, ResultFlags)> {
        self.subtracted_pair(func, inst)
    }

    fn flags_wanted(&self, _: &Isa<'_>, func: &Function, inst: Inst) -> ResultFlags {
        self.asked_of_flags(func, inst)
    }

    fn insert_custom(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> Option<Block> {
        if isa.desc(func.opcode(inst)).has(inst_flags::SELECT) {
            return Some(self.branch_around(func, inst));
        }
        if [op::GLOBAL_BASE, op::GLOBAL_BASE64].contains(&func.opcode(inst)) {
            self.copy_global_base(func, inst);
            return None;
        }
        if self.name_tiles(func, inst) {
            return None;
        }
        self.insert_atomic_loop(isa, func, inst)
    }

    fn prepare_allocation(&self, isa: &Isa<'_>, func: &mut Function) -> Result<(), String> {
        if self.has_base_pointer(func) {
            if func.attributes.has_far_arrivals {
                let what = "'llvm.eh.sjlj.setjmp' in a function whose frame has a base pointer";
                return Err(format!("not supported yet: {what}"));
            }
            let named = &func.frame.named_registers;
            if self.base_pointers().iter().all(|reg| named.contains(reg)) {
                let what = "code that names all registers of which one would be the frame's base pointer";
                return Err(format!("not supported yet: {what}"));
            }
        }
        self.spell_zeros_out(func);
        self.run_x87(isa, func)
    }

    fn shorten(&self, isa: &Isa<'_>, func: &mut Function) {
        self.use_short_forms(isa, func);
        self.shorten_zeros(isa, func);
        self.use_smallest_forms(isa, func);
    }

    fn print_asm_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        (modifier, dialect): (&str, u32),
        out: &mut String,
    ) -> AsmOperand {
        self.write_operand(isa, operands, is_memory, (modifier, dialect == 1), out)
    }

    fn realigns_stack(&self, func: &Function) -> bool {
        self.realigns(func)
    }

    fn frame_register(&self, func: &Function) -> Option<Physical> {
        self.has_base_pointer(func).then(|| self.base_pointer(func))
    }
}

impl Machine {
    /// Aligns the stack pointer where an object wants that, and copies it if it moves later.
    pub(super) fn align_stack_pointer(&self, func: &mut Function, at: Place) {
        if self.realigns(func) {
            let wanted = func.frame.objects().map(|(_, object)| object.align_log2).max().unwrap_or(0);
            let align = 1i64 << wanted.clamp(self.stack_align_log2(), 30);
            let probes = func.attributes.probes.clone();
            if !probes.is_some_and(|probes| self.probe_alignment(func, at, align, &probes)) {
                self.adjust(func, at, self.mode.and_number, -align);
            }
        }
        if self.has_base_pointer(func) {
            let base = self.base_pointer(func);
            self.copy_whole(func, at, base, self.mode.stack_pointer);
        }
    }

    /// Leaves the stack pointer at the return address, wherever the function that is jumped to has it, and makes returns take
    /// arguments off the stack.
    pub(super) fn leave(&self, func: &mut Function, block: Block, at: Place, growth: i64) {
        let Some(last) = func.last_inst(block) else { return };
        let operands = func.operands(last).to_vec();
        let is_jump = [self.mode.jump, self.mode.jump_register].contains(&func.opcode(last));
        let down = match operands.get(1) {
            Some(Operand::Imm(down)) if is_jump => *down,
            _ => 0,
        };
        if growth != down {
            self.adjust(func, at, self.mode.add_number, growth - down);
            if !self.has_windows_frames() {
                self.note_destroyed(func, at, Cfi::DefCfaOffset(self.word_bytes() + down));
            }
        }
        let popped = func.frame.popped_bytes as i64;
        if func.opcode(last) == self.mode.ret && self.passing(func.calling_conv).handles_interrupts() {
            if popped > 0 {
                self.adjust(func, at, self.mode.add_number, popped);
            }
            func.build(block, Some(last), self.mode.interrupt_return, &[]);
            func.remove(last);
        } else if func.opcode(last) == self.mode.ret && popped > 0 {
            let mut all = vec![Operand::Imm(popped)];
            all.extend(operands);
            func.build(block, Some(last), self.mode.ret_popping, &all);
            func.remove(last);
        }
    }

    /// Makes the first instruction one that a jump of two bytes can replace at once.
    fn make_redirectable(&self, func: &mut Function) {
        let Some(entry) = func.entry() else { return };
        let first = func.block_insts(entry).find(|&inst| func.opcode(inst) != opcode::CFI_INSTRUCTION);
        if first.is_some_and(|inst| [op::ENDBR64, op::ENDBR32, self.mode.call].contains(&func.opcode(inst))) {
            return;
        }
        let nothing = |reg: Physical| {
            [Operand::def(reg.into()), Operand::reg(reg.into(), RegFlags::USE.with(RegFlags::UNDEF))]
        };
        let before = func.first_inst(entry);
        // What programs of Microsoft's system look for.
        let is_usual = self.options.has_microsoft_library && !self.is_64();
        let (opcode, reg) = if is_usual { (op::MOV32rr_REV, reg::EDI) } else { (op::XCHG16ar, reg::AX) };
        func.build(entry, before, opcode, &nothing(reg));
    }

    /// A register for a word of which the value does not matter.
    pub(super) fn any_word(&self) -> Operand {
        Operand::reg(self.mode.accumulator.into(), RegFlags::USE.with(RegFlags::UNDEF))
    }

    /// A choice between two registers as a jump around a block that has nothing in it: the values meet in a PHI. The flags
    /// live on, so that the next choice can read them. The block with the rest.
    fn branch_around(&self, func: &mut Function, inst: Inst) -> Block {
        let Some(head) = func.block_of(inst) else { return func.append_block(None) };
        let operands = func.operands(inst).to_vec();
        let around = func.insert_block_after(head);
        let rest = func.insert_block_after(around);
        if let Some(next) = func.next_inst(inst) {
            func.move_tail(next, rest);
        }
        func.remove(inst);
        func.transfer_successors(head, rest);
        let flags = Operand::reg(reg::EFLAGS.into(), RegFlags::IMPLICIT);
        func.build(head, None, op::JCC_1, &[Operand::Block(rest), operands[3], flags]);
        for (from, to) in [(head, around), (head, rest), (around, rest)] {
            func.add_edge(from, to);
        }
        let (no, yes) = (operands[1], operands[2]);
        let phi = [operands[0], no, Operand::Block(around), yes, Operand::Block(head)];
        let first = func.first_inst(rest);
        func.build(rest, first, opcode::PHI, &phi);
        rest
    }
}

/// `MOVZX32rr8` and its like, by the description's names.
fn extension(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Extended> {
    let name = isa.opcode_name(func.opcode(inst));
    let (is_signed, widths) = match (name.strip_prefix("MOVSX"), name.strip_prefix("MOVZX")) {
        (Some(widths), _) => (true, widths),
        (None, widths) => (false, widths?),
    };
    let (to, from) = widths.split_once("rr").or_else(|| widths.split_once("rm"))?;
    let bits = from.parse().ok().filter(|_| to.parse::<u32>().is_ok())?;
    let source = match widths.contains("rr") {
        true => Some(func.operands(inst).get(1)?.as_reg().filter(|r| r.sub == 0)?.reg),
        false => None,
    };
    Some(Extended { source, bits, is_signed })
}

/// The address of a register without anything added is the register: `leaq (%rsp), %rdi` is a byte longer than its copy.
fn copy_plain_address(func: &mut Function, inst: Inst) {
    let copy = match func.opcode(inst) {
        op::LEA64r => op::MOV64rr,
        op::LEA32r => op::MOV32rr,
        _ => return,
    };
    let &[to, base, _, Operand::Reg(index), Operand::Imm(0), Operand::Reg(segment)] = func.operands(inst)
    else {
        return;
    };
    if index.reg.is_none() && segment.reg.is_none() {
        func.set_opcode(inst, copy);
        func.set_operands(inst, &[to, base]);
    }
}
