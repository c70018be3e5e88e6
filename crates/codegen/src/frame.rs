//! Prologue and epilogue insertion: places stack objects, saves registers, and replaces stack objects by addresses.
//!
//! The frame grows down from the stack pointer at entry: saved registers first, then the other objects, the area for
//! arguments of calls at the bottom, where the stack pointer is. O(instructions).

use crate::pass::Pass;
use crate::{TargetMachine, cfi, object_order};
use ir::Module;
use mir::frame::{ObjectKind, SavedReg, SpillAccess};
use mir::function::{eh_label, stack_map};
use mir::target::Place;
use mir::{Function, Isa, Operand, Properties, TargetInfo, opcode};
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

pub(crate) const PASS: Pass = Pass {
    argument: "prologepilog",
    title: "Prologue/Epilogue Insertion & Frame Finalization",
    requires: Properties::NO_VREGS,
    gives: Properties::FRAME_FINALIZED,
    run: |cx, func| {
        if cx.notes_spills || !func.debug.is_empty() {
            note_spills(cx.isa, cx.info(), func);
        }
        if func.has_funclets && cx.info().realigns_stack(func) {
            return Err("not supported yet: a function with funclets and an object that wants more alignment than the stack has"
                .to_owned());
        }
        let bytes = func.frame.objects().map(|(_, object)| object.size_bytes).fold(0, u64::saturating_add);
        if bytes > MOST_FRAME_BYTES {
            return Err(format!("not supported yet: objects of {bytes} bytes on the stack"));
        }
        let maps = run(cx.isa, cx.machine, func);
        tell_places(cx.isa, cx.machine, func, &maps);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Objects of more bytes would take prologues too many steps.
const MOST_FRAME_BYTES: u64 = 1 << 40;

/// Lays out the frame of a function with physical registers. Gives the labels of its stack map, whose objects stay.
pub fn run(isa: &Isa<'_>, machine: &dyn TargetMachine, func: &mut Function) -> Vec<mir::Inst> {
    let info = machine.info();
    info.prepare_frame(isa, func);
    if func.attributes.is_naked {
        place_objects(isa, machine, func);
        return eliminate(isa, info, func);
    }
    save_registers(isa, info, func);
    place_objects(isa, machine, func);
    let restoring = restoring(isa, func);
    let places = cfi::places(func);
    info.insert_prologue(isa, func);
    if let Some(places) = places {
        cfi::run(isa, info, func, places);
    }
    let known = func.wrapped.as_ref().map(|_| cfi::Known::new(isa, machine, func));
    for block in restoring {
        info.insert_epilogue(isa, func, block);
        if let Some(known) = &known {
            known.undo(isa, func, block);
        }
    }
    func.frame.is_wrapped = func.wrapped.take().is_some();
    eliminate(isa, info, func)
}

/// Notes which instructions access the homes of virtual registers: later they only have addresses. O(operands).
pub fn note_spills(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let mut accesses = FxHashMap::default();
    for inst in func.blocks().flat_map(|b| func.block_insts(b)) {
        let mut objects = func.operands(inst).iter().filter_map(|operand| match operand {
            Operand::Frame(slot) => Some((*slot, func.frame.object(*slot))),
            _ => None,
        });
        let Some((slot, home)) = objects.find(|(_, object)| object.kind == ObjectKind::Spill) else {
            continue;
        };
        let desc = isa.desc(func.opcode(inst));
        let is_folded = !info.moves_slot(isa, func.opcode(inst));
        let mut registers = func.operands(inst).iter().filter_map(|o| o.as_reg()?.reg.as_physical());
        let (first, second) = (registers.next(), registers.next());
        let access = SpillAccess {
            slot,
            register: first.filter(|_| second.is_none() && !is_folded),
            size_bytes: home.size_bytes,
            is_load: desc.has(inst_flags::MAY_LOAD),
            is_store: desc.has(inst_flags::MAY_STORE),
            is_folded,
        };
        accesses.insert(inst, access);
    }
    func.spill_accesses = accesses;
}

fn returns(isa: &Isa<'_>, func: &Function, block: mir::Block) -> bool {
    func.last_inst(block).is_some_and(|i| isa.desc(func.opcode(i)).has(inst_flags::RETURN))
}

/// Which functions keep a frame pointer that they could do without, so that their frames form a chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FramePointer {
    #[default]
    None,
    /// Those that call others.
    NonLeaf,
    All,
}

impl FramePointer {
    /// The words of `-frame-pointer=` and of the attribute. Where the register is only to be kept from other uses, it points
    /// to a frame, too, in functions that call others.
    pub const NAMES: &[(&str, FramePointer)] = &[
        ("none", FramePointer::None),
        ("reserved", FramePointer::NonLeaf),
        ("non-leaf", FramePointer::NonLeaf),
        ("non-leaf-no-reserve", FramePointer::NonLeaf),
        ("all", FramePointer::All),
    ];

    pub fn named(name: &str) -> Option<FramePointer> {
        Self::NAMES.iter().find(|(n, _)| *n == name).map(|&(_, kind)| kind)
    }

    /// Whether the function keeps one: by its own attribute, or if it has none, by this.
    pub fn is_kept(self, module: &Module, func: &Function) -> bool {
        let header = module.globals[func.global].as_function();
        let attribute =
            header.and_then(|h| module.attributes.function_string(h.attributes, b"frame-pointer"));
        let own = attribute.and_then(|name| Self::named(str::from_utf8(name).ok()?));
        match own.unwrap_or(self) {
            FramePointer::None => false,
            FramePointer::NonLeaf => func.frame.has_calls,
            FramePointer::All => true,
        }
    }
}

/// The blocks in which the frame is taken down.
fn restoring(isa: &Isa<'_>, func: &Function) -> Vec<mir::Block> {
    match &func.wrapped {
        Some(wrapped) => wrapped.restore.clone(),
        None => func.blocks().filter(|&b| returns(isa, func, b)).collect(),
    }
}

/// Registers that belong to the caller and that the function writes, by unit; and which masks of preserved registers its calls
/// have. A call that is a jump changes registers only after they are restored.
fn written_units(isa: &Isa<'_>, func: &Function) -> (Vec<bool>, Vec<bool>) {
    let mut written = vec![false; isa.num_units()];
    let mut masks = vec![false; func.reg_masks.len()];
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        let returns = isa.desc(func.opcode(inst)).has(inst_flags::RETURN);
        for operand in func.operands(inst) {
            match operand {
                Operand::RegMask(mask) if !returns => masks[*mask as usize] = true,
                _ => {
                    let Some(reg) = operand.defined().and_then(|reg| reg.as_physical()) else { continue };
                    isa.units(reg).iter().for_each(|&u| written[u as usize] = true);
                }
            }
        }
    }
    (written, masks)
}

fn save_registers(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let (mut written, masks) = written_units(isa, func);
    for reg in info.frame_record(func) {
        isa.units(reg).iter().for_each(|&unit| written[unit as usize] = true);
    }
    let mut saved = Vec::new();
    for reg in info.callee_saved(isa, func) {
        let is_written = isa.units(reg).iter().any(|&u| written[u as usize]);
        // Functions that are called may have a convention that preserves less.
        let mut of_calls = func.reg_masks.iter().zip(&masks).filter(|&(_, &is_used)| is_used);
        if !is_written && of_calls.all(|(mask, _)| mask.preserves(reg)) {
            continue;
        }
        let class = class_of(isa, reg);
        let desc = isa.class(class);
        let slot = func.frame.add(desc.spill_bytes.into(), desc.spill_align_log2, ObjectKind::CalleeSaved);
        saved.push((SavedReg { reg, slot }, class));
    }
    func.frame.saved = saved.iter().map(|&(saved, _)| saved).collect();
    saved.retain(|&(saved, _)| !info.pushes_saved(func, saved));
    if !saved.is_empty() {
        move_registers(isa, info, func, &saved);
    }
}

/// Stores the registers where the frame is set up and loads them where it is taken down.
fn move_registers(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, saved: &[(SavedReg, u16)]) {
    let Some(block) = func.prologue_block() else { return };
    let before = func.first_inst(block);
    for (SavedReg { reg, slot }, class) in saved {
        info.spill(isa, func, Place { block, before }, (*reg).into(), *class, *slot);
    }
    for block in restoring(isa, func) {
        let before = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
        for (SavedReg { reg, slot }, class) in saved {
            info.reload(isa, func, Place { block, before }, (*reg).into(), *class, *slot);
        }
    }
}

/// The smallest allocatable class with the register that spills all of it; the first if there are several.
fn class_of(isa: &Isa<'_>, reg: mc::Reg) -> u16 {
    let classes = (0..isa.num_classes() as u16).filter(|&c| isa.class(c).members.contains(&reg));
    classes
        .max_by_key(|&c| (isa.class(c).spill_bytes, isa.class(c).members.len(), std::cmp::Reverse(c)))
        .unwrap_or(0)
}

/// Gives objects their places, and the frame its size.
fn place_objects(isa: &Isa<'_>, machine: &dyn TargetMachine, func: &mut Function) {
    let (info, stack) = (machine.info(), machine.lowering().facts().stack_pointer);
    let mut order: Vec<_> = func.frame.objects().map(|(index, object)| (index, *object)).collect();
    // Saved registers are nearest to the caller.
    order.sort_by_key(|(_, object)| object.kind != ObjectKind::CalleeSaved);
    object_order::arrange(info, stack, func, &mut order);
    let mut depth = func.frame.reserved_bytes;
    let mut saved = depth;
    for (index, object) in order {
        let most = if info.realigns_stack(func) { 63 } else { info.facts().stack_align_log2 };
        let align = 1u64 << object.align_log2.min(most);
        depth = (depth + object.size_bytes).next_multiple_of(align);
        func.frame.object_mut(index).offset = -(depth as i64);
        if object.kind == ObjectKind::CalleeSaved {
            saved = depth;
        }
    }
    if depth > saved {
        // What is below the stack pointer is no part of the frame.
        depth = saved.max(depth.saturating_sub(info.red_zone_bytes(isa, func)));
    }
    let wanted = func.frame.objects().map(|(_, object)| object.align_log2).max().unwrap_or(0);
    let least = info.facts().stack_align_log2;
    let align = 1u64 << if info.realigns_stack(func) { wanted.max(least) } else { least };
    let for_calls = if info.facts().reserves_call_frames { func.frame.max_call_bytes } else { 0 };
    let size = depth + for_calls.max(info.facts().least_call_bytes);
    let frame = &mut func.frame;
    let aligns =
        align > 1 << least || info.facts().aligns_leaf_stack || frame.has_calls || frame.has_dynamic_alloca;
    frame.size_bytes = if aligns { size.next_multiple_of(align) } else { size };
    if info.facts().saves_at_bottom {
        move_last_save_down(func);
    }
}

/// Where a frame is nothing but saved registers, what is left free for its alignment is above the last one of them.
fn move_last_save_down(func: &mut Function) {
    let frame = &mut func.frame;
    let are_saves = frame.objects().all(|(_, object)| object.kind == ObjectKind::CalleeSaved);
    let Some(last) = frame.saved.last().filter(|_| are_saves && frame.max_call_bytes == 0).copied() else {
        return;
    };
    let bottom = -(frame.size_bytes as i64);
    // A multiple of all alignments.
    frame.object_mut(last.slot).offset = bottom;
}

/// The values of a stack map are where the registers are from which their objects are found: at calls the stack pointer, which
/// whoever walks the stack knows, unless it is far from them.
fn tell_places(isa: &Isa<'_>, machine: &dyn TargetMachine, func: &mut Function, labels: &[mir::Inst]) {
    let (info, stack) = (machine.info(), machine.lowering().facts().stack_pointer);
    let bottom = func.frame.size_bytes as i64 + info.facts().stack_bias;
    for &inst in labels {
        let is_call = func.operands(inst).get(1) == Some(&Operand::Imm(stack_map::CALL));
        for at in (stack_map::HEAD..func.operands(inst).len()).step_by(stack_map::EACH) {
            let Some(&Operand::Frame(slot)) = func.operands(inst).get(at + 2) else { continue };
            let place = match is_call && !func.frame.has_dynamic_alloca {
                true => Some((stack, bottom + func.frame.object(slot).offset)),
                false => info.object_place(func, slot),
            };
            let place = place.and_then(|(reg, offset)| Some((isa.dwarf_number(reg)?, offset)));
            // Without a place the operand stays, and emission says so.
            if let (Some((reg, offset)), Some([_, _, register, rest])) =
                (place, func.operands_mut(inst).get_mut(at..at + stack_map::EACH))
            {
                *register = Operand::Imm(i64::from(reg.0));
                *rest = Operand::Imm(offset);
            }
        }
    }
}

/// Labels say where objects are, from the bottom of the frame.
fn tell_objects(func: &mut Function, inst: mir::Inst) {
    let size = func.frame.size_bytes as i64;
    for at in 0..func.operands(inst).len() {
        if let Operand::Frame(slot) = func.operands(inst)[at] {
            let offset = func.frame.object(slot).offset + size;
            func.operands_mut(inst)[at] = Operand::Imm(offset);
        }
    }
}

/// Replaces stack objects by addresses, except in the labels of stack maps, which it gives.
fn eliminate(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> Vec<mir::Inst> {
    let mut maps = Vec::new();
    let (mut depth, mut place) = (0, None);
    let facts = info.facts();
    func.visit(|func, block, inst| {
        // A call's instructions are all in one block.
        if place.replace(block) != Some(block) {
            depth = 0;
        }
        if facts.is_call_frame_pseudo(func.opcode(inst)) {
            depth += info.eliminate_call_frame(isa, func, inst);
            return;
        }
        if func.opcode(inst) == opcode::EH_LABEL
            && func.operands(inst).first() == Some(&Operand::Imm(eh_label::STACK_MAP))
        {
            maps.push(inst);
            return;
        }
        if matches!(func.opcode(inst), opcode::EH_LABEL | opcode::LOCAL_ESCAPE) {
            tell_objects(func, inst);
            return;
        }
        // An instruction may access several stack objects.
        let mut from = 0;
        let next = |func: &Function, from: usize| {
            let operands = func.operands(inst).get(from..)?;
            operands.iter().position(|o| matches!(o, Operand::Frame(_))).map(|i| i + from)
        };
        while let Some(index) = next(func, from) {
            info.eliminate_frame_index(isa, func, inst, index, depth);
            from = index + 1;
        }
    });
    maps
}
