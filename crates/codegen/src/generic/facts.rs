//! The two records that shared code asks of a machine, as a description and a subtarget make them.
//!
//! Everything in them is copied from `CodeGenFacts` or decided by predicates of the subtarget, once per machine; what
//! depends on a function or a value is a method of [`Machine`](super::Machine). Cost: that of the lists.

use super::template;
use ::mc::{Inst, Operand, Reg, Subtarget};
use isel::lowering::{
    CallNodes, FrameLinks, LoweringFacts, ObjectNodes, QuadFunctions, SavedRegisters, SwiftPassing,
    Unaligned, WindowLinks,
};
use mir::narrow_numbers::{NarrowNumbers, NarrowReader};
use mir::target::{JumpTableEntry, MachineFacts, Sleds, Window};
use tables::Image;
use tables::machine::{CodeGenFacts, Template, TemplateKind, VectorFacts, machine_flags};
use tables::nodes::NodeOp;
use tables::object::CodeAlignment;
use tables::value_type::ValueType;

/// Whether calls move the stack pointer, rather than frames having room for the arguments of all of them.
pub(super) fn moves_at_calls(facts: &CodeGenFacts) -> bool {
    facts.call_setup != 0 && facts.flags & machine_flags::RESERVES_CALL_FRAMES == 0
}

/// What selection asks.
pub(super) fn of_lowering(
    image: &Image,
    subtarget: &Subtarget,
    facts: &CodeGenFacts,
    pointer_type: ValueType,
) -> LoweringFacts {
    let has_flag = |flag| facts.flags & flag != 0;
    // Predicates are named by their index plus 1; 0 is a fact that depends on none.
    let enables = |set: u16| set.checked_sub(1).map(|predicates| subtarget.enables(predicates));
    let registers = |list| -> Vec<Reg> { image.list(list).iter().map(Reg).collect() };
    let has_atomics = enables(facts.atomics_if) != Some(false);
    let in_parts = has_flag(machine_flags::ALIGNED_ACCESSES) && enables(facts.unaligned_if) != Some(true);
    let tail = Some(facts.tail_call).filter(|&op| op != NodeOp::ENTRY_TOKEN);
    // Where products extend the halves of vectors, extensions themselves do.
    let vectors = image.records::<VectorFacts>().get(0);
    let call_nodes = CallNodes { call: facts.call, ret: facts.ret, tail };
    LoweringFacts {
        register_parts: image.list(facts.register_parts).iter().map(NodeOp).collect(),
        vectors_in_pieces: has_flag(machine_flags::VECTORS_IN_PIECES),
        saved_registers: (facts.saved_general.len > 0).then(|| SavedRegisters {
            general: registers(facts.saved_general),
            vector: registers(facts.saved_vectors),
            vector_type: facts.saved_vector_type,
            ends_at_areas: true,
        }),
        variable_align_bytes: Some(facts.variable_align.into()).filter(|&bytes| bytes > 0),
        narrow_arguments: has_flag(machine_flags::NARROW_ON_STACK),
        passes_objects_in_words: moves_at_calls(facts),
        frame_links: match facts.flush_windows {
            NodeOp::ENTRY_TOKEN => {
                has_flag(machine_flags::FRAME_RECORD).then(|| frame_links(facts, pointer_type))
            }
            _ => Some(window_links(image, facts, pointer_type)),
        },
        exception_registers: match registers(facts.exception_registers)[..] {
            [exception, number] => Some((exception, number)),
            _ => None,
        },
        weak_memory: has_flag(machine_flags::WEAK_MEMORY),
        max_atomic_bits: if has_atomics { pointer_type.scalar_bits() } else { 0 },
        unaligned: match (in_parts, has_flag(machine_flags::FAST_UNALIGNED)) {
            (true, _) => Unaligned::InParts,
            (false, true) => Unaligned::Fast,
            (false, false) => Unaligned::Allowed,
        },
        frame_align_log2: facts.stack_align_log2,
        copied_vector: Some(facts.copied_vector).filter(|ty| ty.bits() > 0),
        swift: match has_flag(machine_flags::SWIFT_REGISTERS) {
            true => SwiftPassing::InRegisters,
            false => SwiftPassing::Refused,
        },
        sign_extended: Some(facts.narrow_type).filter(|ty| ty.scalar_bits() < pointer_type.scalar_bits()),
        looks_at_bits: facts.offset_forms.len > 0,
        // Vectors of generic machines are packed by putting every other lane in order.
        packs_low_bits: vectors.is_some(),
        extends_upper_halves: vectors.is_some_and(|vectors| vectors.products.len > 0),
        rounding_modes: image.list(facts.rounding_modes).iter().map(|n| n as u8).collect(),
        stack_bias: facts.stack_bias.into(),
        least_call_bytes: facts.least_call_bytes.into(),
        forgets_registers: facts.window.len > 0,
        bits_through_memory: has_flag(machine_flags::BITS_THROUGH_MEMORY),
        quad_functions: quad_functions(image, facts),
        object_nodes: (facts.object_call != NodeOp::ENTRY_TOKEN)
            .then_some(ObjectNodes { call: facts.object_call, ret: facts.object_return }),
        returns_result_address: facts.object_call != NodeOp::ENTRY_TOKEN,
        compares_by_flags: facts.compare != NodeOp::ENTRY_TOKEN,
        ..LoweringFacts::new(pointer_type, Reg(facts.stack_pointer), call_nodes)
    }
}

fn quad_functions(image: &Image, facts: &CodeGenFacts) -> Option<QuadFunctions> {
    let prefix = Some(image.string(facts.quad_functions)).filter(|prefix| !prefix.is_empty())?.to_owned();
    let mut integers = QuadFunctions::USUAL_INTEGERS.map(str::to_owned);
    for (name, own) in integers.iter_mut().zip(image.list(facts.quad_integers).iter()) {
        image.string(own).clone_into(name);
    }
    Some(QuadFunctions { prefix, integers })
}

/// What instructions do with numbers of the narrow type.
pub(super) fn narrow_numbers(image: &Image, facts: &CodeGenFacts) -> Option<NarrowNumbers> {
    let readers = image.list(facts.narrow_readers).iter().map(|known| NarrowReader {
        opcode: known.opcode,
        operands: known.operands,
        constants: known.least..=known.most,
    });
    (facts.narrow_forms.len > 0).then(|| NarrowNumbers {
        bits: facts.narrow_type.scalar_bits(),
        forms: by_opcode(
            image.list(facts.narrow_forms).iter().map(|known| (known.one, known.other)),
            |form| form.0,
        ),
        keepers: image.list(facts.narrow_keepers).iter().collect(),
        readers: by_opcode(readers, |reader| reader.opcode),
    })
}

/// A list that is searched by opcode.
pub(super) fn by_opcode<T>(list: impl Iterator<Item = T>, opcode: impl Fn(&T) -> u16) -> Vec<T> {
    let mut list: Vec<T> = list.collect();
    list.sort_by_key(opcode);
    list
}

/// Where a frame record has the caller's frame pointer and, above it, the address to return to.
fn frame_links(facts: &CodeGenFacts, pointer_type: ValueType) -> FrameLinks {
    let word = i64::from(pointer_type.scalar_bits() / 8);
    let below = i64::from(facts.frame_pointer_below);
    FrameLinks {
        register: Reg(facts.frame_pointer),
        is_chain: true,
        caller_bytes: below - 2 * word,
        return_bytes: below - word,
        window: None,
    }
}

/// Where a window has the caller's registers: the frame pointer and, above it, the address to return to, are the last two of
/// sixteen.
fn window_links(image: &Image, facts: &CodeGenFacts, pointer_type: ValueType) -> FrameLinks {
    const REGISTERS: i64 = 16;
    let word = i64::from(pointer_type.scalar_bits() / 8);
    let bias = i64::from(facts.stack_bias);
    let link = window(image, facts).map_or(Reg::NONE, |window| window.link.1);
    FrameLinks {
        register: Reg(facts.frame_pointer),
        is_chain: true,
        caller_bytes: bias + (REGISTERS - 2) * word,
        return_bytes: bias + (REGISTERS - 1) * word,
        window: Some(WindowLinks { link, bias, flush: facts.flush_windows }),
    }
}

/// Distances that no access of a pair has anyway, nor many others.
const FAR_BYTES: u64 = 1 << 12;

/// What passes over machine code ask.
pub(super) fn of_machine(
    image: &Image,
    subtarget: &Subtarget,
    facts: &CodeGenFacts,
    templates: &[(TemplateKind, Template)],
    pointer_type: ValueType,
) -> MachineFacts {
    let no_op = templates.iter().find(|(kind, _)| *kind == TemplateKind::NoOp);
    let relative_tables = facts.flags & machine_flags::RELATIVE_JUMP_TABLES != 0;
    let alignments = image.records::<CodeAlignment>();
    let code_align_log2 = alignments.iter().find(|a| subtarget.enables(a.predicates)).map_or(0, |a| a.log2);
    MachineFacts {
        saves_at_bottom: facts.pre_forms.len > 0,
        stack_align_log2: facts.stack_align_log2,
        reserves_call_frames: !moves_at_calls(facts),
        call_frame_pseudos: [facts.call_setup, facts.call_destroy],
        code_align_log2,
        short_code_align_log2: code_align_log2,
        code_shrinks: facts.flags & machine_flags::CODE_SHRINKS != 0,
        jump_range_bytes: Some(facts.jump_range_bytes).filter(|&range| range > 0),
        jump_table_entry: match relative_tables {
            true => JumpTableEntry::Distance(4),
            false => JumpTableEntry::Address((pointer_type.scalar_bits() / 8) as u8),
        },
        no_op: no_op.map(|(_, template)| instruction(image, template.program)),
        branch_guard: templates
            .iter()
            .find(|(kind, _)| *kind == TemplateKind::CallTarget)
            .map(|(_, template)| instruction(image, template.program)),
        sleds: (facts.trace_sled.len > 0).then(|| Sleds {
            skipped: image.list(facts.trace_sled).iter().map(|byte| byte as u8).collect(),
            behind_return: Box::default(),
        }),
        stack_bias: facts.stack_bias.into(),
        least_call_bytes: facts.least_call_bytes.into(),
        // Neighbours that are accessed together are better than short distances.
        short_distance_bytes: match facts.pair_forms.len {
            0 => MachineFacts::default().short_distance_bytes,
            _ => FAR_BYTES,
        },
        window: window(image, facts),
        ..MachineFacts::default()
    }
}

/// The frame pointer and the link of machines with register windows.
fn window(image: &Image, facts: &CodeGenFacts) -> Option<Window> {
    let names: Vec<Reg> = image.list(facts.window).iter().map(Reg).collect();
    let link = Reg(facts.call_link);
    let inside = names.chunks_exact(2).find(|pair| pair[0] == link).map_or(link, |pair| pair[1]);
    (!names.is_empty()).then_some(Window { frame: Reg(facts.frame_pointer), link: (link, inside) })
}

/// The instruction of a template without values.
fn instruction(image: &Image, program: u32) -> Inst {
    let made = template::read(image, program).into_iter().next().unwrap_or_default();
    let mut inst = Inst::new(made.opcode);
    inst.operands.extend(made.operands.iter().filter_map(|source| match *source {
        template::Source::Immediate(n) => Some(Operand::Imm(n)),
        template::Source::Register(reg) => reg.as_physical().map(Operand::Reg),
        _ => None,
    }));
    inst
}
