//! What shared code asks of the machine and no function changes: the two records of facts.

use super::convention::{self, stack_align_log2};
use super::{Abi, Mode, Options, UPPER_BYTES, indirect_thunks, segments};
use crate::names::{code_view_registers, feature, node, op, reg, specifier};
use ir::CallingConv;
use isel::lowering::{CallNodes, FrameLinks, LoweringFacts, NarrowFloats, SwiftPassing, Unaligned};
use mir::target::{
    CodeBase, CodeViewNumbers, FrameDescriptions, JumpTableEntry, MachineFacts, PatchedCall, Sleds,
};
use tables::value_type::{Kind, ValueType};

/// The vectors that the ABI of i386 knows.
const VECTOR_BITS: u64 = 128;

/// Arithmetic on integers of two registers in Microsoft's library, which takes its arguments off the stack.
const MICROSOFT_FUNCTIONS: &[(&str, &str, CallingConv)] = &[
    ("__divdi3", "_alldiv", STDCALL),
    ("__udivdi3", "_aulldiv", STDCALL),
    ("__moddi3", "_allrem", STDCALL),
    ("__umoddi3", "_aullrem", STDCALL),
    ("__muldi3", "_allmul", STDCALL),
];
const STDCALL: CallingConv = CallingConv(64);

/// The type of an address.
pub(super) fn pointer(mode: &Mode) -> ValueType {
    if mode.bytes == 8 { ValueType::I64 } else { ValueType::I32 }
}

/// What selection asks.
pub(super) fn of_lowering(
    mode: &Mode,
    options: Options,
    abi: Abi,
    has: &dyn Fn(u16) -> bool,
) -> LoweringFacts {
    let is_64 = mode.bytes == 8;
    let is_win64 = is_64 && abi == Abi::Windows;
    // The x87 loads and stores what two registers hold.
    let exchanges_pairs = has(feature::cx8) && has(feature::x87);
    let call_nodes = CallNodes { call: node::CALL, ret: node::RET_GLUE, tail: Some(node::TC_RETURN) };
    LoweringFacts {
        shift_amount_type: ValueType::I8,
        called_part: if options.position_independent && !is_64 && !options.is_mach_o {
            specifier::PLT
        } else {
            0
        },
        least_passed: Some(ValueType::I32),
        saved_registers: is_64.then(|| convention::saved_registers(has(feature::sse))),
        pairs_in_vectors: if is_win64 { ValueType::I64.vector(2, false) } else { None },
        plain_lists: convention::with_homes(mode.bytes, abi),
        calls_by_table: options.is_coff,
        calls_by_register: is_64 && options.is_far,
        jump_registers: if is_64 { Vec::new() } else { vec![reg::EAX, reg::ECX, reg::EDX] },
        thunks: indirect_thunks::of(is_64, has),
        vector_count: is_64.then_some((reg::AL, ValueType::I8)),
        returns_result_address: true,
        frame_links: Some(FrameLinks {
            register: mode.frame_pointer,
            // The unwinder of Windows finds frames by tables.
            is_chain: !is_win64,
            caller_bytes: 0,
            return_bytes: mode.bytes.into(),
            window: None,
        }),
        swift: match abi {
            _ if !is_64 => SwiftPassing::Plain,
            Abi::Windows => SwiftPassing::InRegisters,
            _ => SwiftPassing::InFrameRecords,
        },
        recovers_frames: is_64 && options.is_coff,
        exception_registers: Some((mode.accumulator, mode.second)),
        long_double: ValueType::scalar(Kind::X87, 80),
        narrow_floats: if is_64 || has(feature::sse2) {
            NarrowFloats::LowHalf
        } else {
            NarrowFloats::Converted
        },
        aligned_vector_bits: (!is_64).then_some(if has(feature::sse) { VECTOR_BITS } else { 0 }),
        half_library: has(feature::sse2),
        late_stores: true,
        extrema_in_loops: !has(feature::cmov),
        jumping_conventions: convention::jumping(mode.bytes, options.guaranteed_tail_calls, abi),
        argument_changing_conventions: vec![convention::REGCALL, convention::INTERRUPT],
        conventions_by_table: if is_64
            && options.position_independent
            && !options.is_coff
            && !options.is_mach_o
        {
            vec![convention::REGCALL]
        } else {
            Vec::new()
        },
        saving_all: convention::described(mode.bytes, abi, convention::INTERRUPT),
        saving_none: convention::described(mode.bytes, abi, convention::GHC),
        max_atomic_bits: match is_64 {
            true if has(feature::cx16) => 128,
            true => 64,
            false if exchanges_pairs => 64,
            false => 32,
        },
        only_exchanges_pairs: is_64,
        unaligned: Unaligned::Fast,
        copied_vector: ValueType::I32.vector(4, false),
        takes_memory_operands: true,
        moved_number_bits: 32,
        operand_number_bits: 32,
        // Something may be added to them.
        distance_bits: 31,
        special_spaces: segments::SPACES.to_vec(),
        unsigned_spaces: vec![segments::UNSIGNED_32],
        renamed_functions: match options.has_microsoft_library && !is_64 {
            true => MICROSOFT_FUNCTIONS,
            false => &[],
        },
        // Of the control word (volume 1, 8.1.5.3): to nearest, down, up, to zero.
        rounding_modes: vec![1, 3, 2, 0],
        shift_bits: vec![(ValueType::I32, 5), (ValueType::I64, 6)],
        truths_as_numbers: true,
        symbols_in_table: options.has_table(),
        compares_by_flags: true,
        cleared_halves: is_64.then_some((ValueType::I32, ValueType::I64)),
        ..LoweringFacts::new(pointer(mode), mode.stack_pointer, call_nodes)
    }
}

/// What CodeView calls the processor (`CV_CPU_TYPE_e`: Pentium III, x64) and its registers.
fn codeview(is_64: bool) -> CodeViewNumbers {
    let registers = code_view_registers::ROWS.iter().map(|row| (row.reg, row.number)).collect();
    let (processor, frame_registers, moving_stack_pointer) = match is_64 {
        // `rsp`, `rbp`, `r13`
        true => (0xd0, [335, 334, 341], None),
        // The address of the frame (`$T0`), by which variables are found while `esp` moves, `ebp`, `ebx`
        false => (7, [30006, 22, 20], Some(21)),
    };
    CodeViewNumbers { processor, registers, frame_registers, moving_stack_pointer }
}

/// `jmp` over nine bytes, which are a no-op; and a no-op of ten.
const SKIPPED: &[u8] = &[0xeb, 9, 0x66, 0x0f, 0x1f, 0x84, 0, 0, 2, 0, 0];
const BEHIND_RETURN: &[u8] = &[0x2e, 0x66, 0x0f, 0x1f, 0x84, 0, 0, 2, 0, 0];

/// What passes over machine code ask.
pub(super) fn of_machine(mode: &Mode, options: Options, abi: Abi) -> MachineFacts {
    MachineFacts {
        // No instruction with a REX prefix can name them.
        avoided: UPPER_BYTES.to_vec(),
        stack_align_log2: stack_align_log2(mode.bytes, abi),
        aligns_leaf_stack: false,
        branches_leave: !options.is_coff,
        pushed_by_call_bytes: mode.bytes.into(),
        call_frame_pseudos: [mode.call_frame_setup, mode.call_frame_destroy],
        code_align_log2: 4,
        // Code is fetched, and kept decoded, in aligned pieces of that length and multiples of it.
        loop_align_log2: 4,
        // More than half of a piece is left then, which is enough to begin with.
        loop_align_skip: 7,
        // A whole address can be jumped to at once; a distance needs no relocation when programs are loaded.
        jump_table_entry: match options.position_independent {
            true if options.is_far => JumpTableEntry::Distance(8),
            true => JumpTableEntry::Distance(4),
            false => JumpTableEntry::Address(mode.bytes),
        },
        no_op: Some(::mc::Inst::new(op::NOOP)),
        aligns_as_asked: true,
        has_absolute_symbols: true,
        patched_call: (mode.bytes == 8).then_some(PatchedCall {
            load: op::MOV64ri,
            register: reg::R11,
            call: op::CALL64r,
            bytes: 13,
        }),
        sleds: (mode.bytes == 8)
            .then_some(Sleds { skipped: SKIPPED.into(), behind_return: BEHIND_RETURN.into() }),
        branch_guard: Some(::mc::Inst::new(if mode.bytes == 8 { op::ENDBR64 } else { op::ENDBR32 })),
        thread_place: (!options.is_mach_o && !options.is_coff).then_some(specifier::DTPOFF),
        exception_code: (options.is_coff && mode.bytes == 8).then_some(mode.accumulator),
        address_word: match options.is_mach_o && mode.bytes == 4 {
            true => Some(specifier::darwin_nonlazy),
            false => options.is_coff.then_some(specifier::GOTPCREL),
        },
        codeview: options.is_coff.then(|| codeview(mode.bytes == 8)),
        frames: match abi {
            _ if options.dwarf_frames => FrameDescriptions::CallFrames,
            _ if options.is_coff && mode.bytes == 8 => FrameDescriptions::Windows,
            Abi::Windows if options.is_coff => FrameDescriptions::None,
            _ => FrameDescriptions::CallFrames,
        },
        code_base: (options.is_mach_o && mode.bytes == 4).then(|| CodeBase {
            setup: op::SETUP_CODE_BASE,
            distances: vec![
                (specifier::pic_base_offset, 0),
                (specifier::darwin_nonlazy_pic_base, specifier::darwin_nonlazy),
                (specifier::tlvp_pic_base, specifier::TLVP),
            ],
        }),
        second_dialect: ["\t.intel_syntax noprefix\n", "\n\t.att_syntax prefix\n"].map(str::to_owned),
        ..MachineFacts::default()
    }
}
