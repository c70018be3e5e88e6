//! The numbers by which CodeView knows processors and registers of x86.
//!
//! Source: the enumerations `CV_HREG_e` and `CV_CPU_TYPE_e` of the format. Groups are in the order of use: whole registers of
//! either width come first.

use crate::names::reg;
use mc::Reg;
use mir::target::CodeViewNumbers;

const PENTIUM_III: u16 = 7;
const X64: u16 = 0xd0;

/// Registers with numbers in a row.
const REGISTERS: &[(u16, &[Reg])] = &[
    (
        328,
        &[
            reg::RAX,
            reg::RBX,
            reg::RCX,
            reg::RDX,
            reg::RSI,
            reg::RDI,
            reg::RBP,
            reg::RSP,
            reg::R8,
            reg::R9,
            reg::R10,
            reg::R11,
            reg::R12,
            reg::R13,
            reg::R14,
            reg::R15,
        ],
    ),
    (17, &[reg::EAX, reg::ECX, reg::EDX, reg::EBX, reg::ESP, reg::EBP, reg::ESI, reg::EDI]),
    (360, &[reg::R8D, reg::R9D, reg::R10D, reg::R11D, reg::R12D, reg::R13D, reg::R14D, reg::R15D]),
    (9, &[reg::AX, reg::CX, reg::DX, reg::BX, reg::SP, reg::BP, reg::SI, reg::DI]),
    (352, &[reg::R8W, reg::R9W, reg::R10W, reg::R11W, reg::R12W, reg::R13W, reg::R14W, reg::R15W]),
    (1, &[reg::AL, reg::CL, reg::DL, reg::BL, reg::AH, reg::CH, reg::DH, reg::BH]),
    (324, &[reg::SIL, reg::DIL, reg::BPL, reg::SPL]),
    (344, &[reg::R8B, reg::R9B, reg::R10B, reg::R11B, reg::R12B, reg::R13B, reg::R14B, reg::R15B]),
    (154, &[reg::XMM0, reg::XMM1, reg::XMM2, reg::XMM3, reg::XMM4, reg::XMM5, reg::XMM6, reg::XMM7]),
    (252, &[reg::XMM8, reg::XMM9, reg::XMM10, reg::XMM11, reg::XMM12, reg::XMM13, reg::XMM14, reg::XMM15]),
    (
        694,
        &[
            reg::XMM16,
            reg::XMM17,
            reg::XMM18,
            reg::XMM19,
            reg::XMM20,
            reg::XMM21,
            reg::XMM22,
            reg::XMM23,
            reg::XMM24,
            reg::XMM25,
            reg::XMM26,
            reg::XMM27,
            reg::XMM28,
            reg::XMM29,
            reg::XMM30,
            reg::XMM31,
        ],
    ),
    (
        368,
        &[
            reg::YMM0,
            reg::YMM1,
            reg::YMM2,
            reg::YMM3,
            reg::YMM4,
            reg::YMM5,
            reg::YMM6,
            reg::YMM7,
            reg::YMM8,
            reg::YMM9,
            reg::YMM10,
            reg::YMM11,
            reg::YMM12,
            reg::YMM13,
            reg::YMM14,
            reg::YMM15,
        ],
    ),
    (
        710,
        &[
            reg::YMM16,
            reg::YMM17,
            reg::YMM18,
            reg::YMM19,
            reg::YMM20,
            reg::YMM21,
            reg::YMM22,
            reg::YMM23,
            reg::YMM24,
            reg::YMM25,
            reg::YMM26,
            reg::YMM27,
            reg::YMM28,
            reg::YMM29,
            reg::YMM30,
            reg::YMM31,
        ],
    ),
    (
        726,
        &[
            reg::ZMM0,
            reg::ZMM1,
            reg::ZMM2,
            reg::ZMM3,
            reg::ZMM4,
            reg::ZMM5,
            reg::ZMM6,
            reg::ZMM7,
            reg::ZMM8,
            reg::ZMM9,
            reg::ZMM10,
            reg::ZMM11,
            reg::ZMM12,
            reg::ZMM13,
            reg::ZMM14,
            reg::ZMM15,
            reg::ZMM16,
            reg::ZMM17,
            reg::ZMM18,
            reg::ZMM19,
            reg::ZMM20,
            reg::ZMM21,
            reg::ZMM22,
            reg::ZMM23,
            reg::ZMM24,
            reg::ZMM25,
            reg::ZMM26,
            reg::ZMM27,
            reg::ZMM28,
            reg::ZMM29,
            reg::ZMM30,
            reg::ZMM31,
        ],
    ),
    (758, &[reg::K0, reg::K1, reg::K2, reg::K3, reg::K4, reg::K5, reg::K6, reg::K7]),
    (128, &[reg::ST0, reg::ST1, reg::ST2, reg::ST3, reg::ST4, reg::ST5, reg::ST6, reg::ST7]),
    (128, &[reg::FP0, reg::FP1, reg::FP2, reg::FP3, reg::FP4, reg::FP5, reg::FP6]),
    (146, &[reg::MM0, reg::MM1, reg::MM2, reg::MM3, reg::MM4, reg::MM5, reg::MM6, reg::MM7]),
];

/// The address of the frame of i386, by which variables are found while the stack pointer moves.
const VFRAME: u16 = 30006;

pub(super) fn numbers(is_64: bool) -> CodeViewNumbers {
    match is_64 {
        true => CodeViewNumbers {
            processor: X64,
            registers: REGISTERS,
            // `rsp`, `rbp`, `r13`
            frame_registers: [335, 334, 341],
            moving_stack_pointer: None,
        },
        false => CodeViewNumbers {
            processor: PENTIUM_III,
            registers: REGISTERS,
            // `$T0` in place of `esp`, `ebp`, `ebx`
            frame_registers: [VFRAME, 22, 20],
            moving_stack_pointer: Some(21),
        },
    }
}
