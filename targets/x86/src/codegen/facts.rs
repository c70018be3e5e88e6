//! What shared code asks of the machine and no function changes: the two records of facts.

use super::convention::{self, RETURN_ADDRESS_BYTES, STACK_ALIGN_LOG2};
use super::{Options, UPPER_BYTES, segments};
use crate::names::{node, op, reg, specifier};
use isel::lowering::{CallNodes, FrameLinks, LoweringFacts, Unaligned};
use mir::target::{JumpTableEntry, MachineFacts};
use tables::value_type::{Kind, ValueType};

/// What selection asks.
pub(super) fn of_lowering(has_sse: bool, has_sse2: bool) -> LoweringFacts {
    let call_nodes = CallNodes { call: node::CALL, ret: node::RET_GLUE, tail: Some(node::TC_RETURN) };
    LoweringFacts {
        shift_amount_type: ValueType::I8,
        least_passed: Some(ValueType::I32),
        saved_registers: Some(convention::saved_registers(has_sse)),
        vector_count: Some((reg::AL, ValueType::I8)),
        returns_result_address: true,
        frame_links: Some(FrameLinks { register: reg::RBP, caller_bytes: 0, return_bytes: 8 }),
        exception_registers: Some((reg::RAX, reg::RDX)),
        long_double: ValueType::scalar(Kind::X87, 80),
        boxes_halves: false,
        half_library: has_sse2,
        late_stores: true,
        unaligned: Unaligned::Fast,
        copied_vector: ValueType::I32.vector(4, false),
        special_spaces: segments::SPACES.to_vec(),
        shift_bits: vec![(ValueType::I32, 5), (ValueType::I64, 6)],
        ..LoweringFacts::new(ValueType::I64, reg::RSP, call_nodes)
    }
}

/// What passes over machine code ask.
pub(super) fn of_machine(options: Options) -> MachineFacts {
    MachineFacts {
        // No instruction with a REX prefix can name them.
        avoided: UPPER_BYTES.to_vec(),
        stack_align_log2: STACK_ALIGN_LOG2,
        aligns_leaf_stack: false,
        pushed_by_call_bytes: RETURN_ADDRESS_BYTES as u64,
        call_frame_pseudos: [op::ADJCALLSTACKDOWN64, op::ADJCALLSTACKUP64],
        code_align_log2: 4,
        // A whole address can be jumped to at once; a distance needs no relocation when programs are loaded.
        jump_table_entry: match options.position_independent {
            true => JumpTableEntry::Distance(4),
            false => JumpTableEntry::Address(8),
        },
        no_op: Some(::mc::Inst::new(op::NOOP)),
        branch_guard: Some(op::ENDBR64),
        thread_place: (!options.is_mach_o).then_some(specifier::DTPOFF),
        second_dialect: ["\t.intel_syntax noprefix\n", "\n\t.att_syntax prefix\n"].map(str::to_owned),
        ..MachineFacts::default()
    }
}
