//! Code generation for x86-64: what the description does not say.
//!
//! * [`lowering`]: operations that become others before selection; addresses and constants.
//! * [`implicit_zero_extension`]: extensions that cost nothing.
//! * [`lea_addresses`]: sums that are computed as addresses.
//! * [`vectors`]: elements of vectors. [`masks`]: comparisons of all of them. [`lanes`]: operations on all of them.
//! * [`shuffles`]: elements in another order; [`wide_shuffles`]: those of 512 bits. [`mask_registers`]: comparisons of 512 bits.
//! * [`floats`], [`atomics`]: what takes several instructions of floating point, or a loop.
//! * [`f80_f128`]: numbers of 80 and 128 bits; [`x87`]: from registers that have names to the stack of the x87.
//! * [`rounding_mode`]: the rounding mode, of the x87 and of SSE.
//! * [`indirect_branch_tracking`]: where indirect branches arrive; [`stack_probes`]: stack that is touched as it grows.
//! * [`indirect_thunks`]: functions that indirect calls and jumps go through.
//! * [`inline_asm`]: operands of inline assembly.
//! * [`condition`]: comparisons, choices and branches by way of the flags.
//! * [`convention`]: where arguments and results are passed.
//! * [`frame`]: the stack frame, copies and spills; [`registers`] says what is copied how.
//! * [`global_base`]: addresses from the global offset table, in 32 bits.
//! * [`prologue`]: how frames are made and taken down; [`windows_frame`]: the same for the unwinder of Windows.
//! * [`facts`]: what shared code asks of the machine.
//! * [`flags`]: comparisons that are not needed. [`memory_forms`]: instructions that take what is spilled from memory.
//! * [`tiles`]: tiles of AMX that programs number themselves.
//! * [`three_address`]: additions that keep both operands. [`zero_idioms`]: zeros while registers are given out.
//! * [`slow_lea`]: sums of three that some processors are slow at, and sums in place.
//! * [`vzeroupper`]: from AVX code to code that may be SSE.

mod addresses;
mod atomics;
mod cleared_registers;
mod condition;
mod convention;
mod f80_f128;
mod facts;
mod far_control;
mod flags;
mod float_select;
mod floats;
mod frame;
mod global_base;
mod implicit_zero_extension;
mod indirect_branch_tracking;
mod indirect_thunks;
mod inline_asm;
mod lane_bits;
mod lane_numbers;
mod lanes;
mod lea_addresses;
mod lowering;
mod mask_registers;
mod masks;
mod memory_forms;
mod prologue;
mod red_zone;
mod registers;
mod rounding_mode;
mod segments;
mod shuffles;
mod slow_lea;
mod smallest_forms;
mod stack_probes;
mod thread_local;
mod three_address;
mod tiles;
mod vectors;
mod vzeroupper;
mod wide_shuffles;
mod windows_frame;
mod x87;
mod zero_idioms;

use crate::names::machine_modes::{self, Row as Mode};
use crate::names::{feature, reg};
use ::codegen::{LongJumps, StackGuard, TargetMachine, TrampolinePart};
use ::mc::{Reg, Subtarget, Target};
use convention::VectorRegisters;
use isel::Lowering;
use isel::lowering::LoweringFacts;
use mir::target::MachineFacts;
use mir::{Function, Isa, TargetInfo};
use std::sync::OnceLock;
use tables::value_type::{Kind, ValueType};

/// Whose conventions functions follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Abi {
    #[default]
    SystemV,
    /// With Microsoft's runtime library.
    Windows,
    /// With another one, of which only code of 32 bits knows.
    WindowsGnu,
    /// Of 32 bits; Apple's x86-64 has the System V conventions.
    Apple32,
}

/// What code is to be generated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    pub position_independent: bool,
    /// The code is part of a program, not of a library that is loaded beside it.
    pub executable: bool,
    /// Code and data may be anywhere (the large code model): every address is a number of 64 bits.
    pub is_far: bool,
    /// `VZEROUPPER` is left out where AVX code calls or returns (`-x86-use-vzeroupper=0`).
    pub leaves_upper: bool,
    /// Tail calls by `fastcc` are jumps, whatever the arguments are (`-tailcallopt`).
    pub guaranteed_tail_calls: bool,
    /// A library finds its threads' copies of variables by descriptors, where ELF has two ways (`-mtls-dialect=gnu2`).
    pub tls_descriptors: bool,
    /// Frames are described by call-frame instructions on Windows, too.
    pub dwarf_frames: bool,
    /// Functions by `x86_regcallcc` follow version 4 of it, which has other registers on Windows.
    pub regcall_version4: bool,
    /// The library keeps the value that stack protection compares beside what belongs to the thread.
    pub guard_of_thread: bool,
    pub abi: Abi,
    /// Objects are Mach-O: the linker makes what calls go through, and a thread's variables are found by descriptors.
    pub is_mach_o: bool,
    /// Objects are COFF: addresses of what other modules have come from words with names of their own. Frames are described for
    /// the unwinder of Windows in code of 64 bits.
    pub is_coff: bool,
    /// The runtime library is Microsoft's.
    pub has_microsoft_library: bool,
}

impl Options {
    /// Whether addresses of what other modules may have are in words, one for each symbol.
    pub(crate) fn has_table(&self) -> bool {
        self.position_independent || self.is_mach_o || self.is_coff
    }
}

/// The machine that code is generated for.
#[derive(Debug)]
pub struct Machine {
    options: Options,
    /// Registers and instructions of the mode: of 64 or of 32 bits.
    mode: &'static Mode,
    /// Conditional moves, and comparisons of the x87 that make flags.
    has_cmov: bool,
    has_x87: bool,
    has_sse: bool,
    has_sse2: bool,
    has_sse3: bool,
    has_avx: bool,
    has_avx2: bool,
    has_fma: bool,
    has_ssse3: bool,
    has_sse41: bool,
    has_sse42: bool,
    has_avx512: bool,
    /// Vectors of 512 bits are in registers; what was added for bytes and words, for masks, and for the narrower registers.
    has_zmm: bool,
    has_avx512bw: bool,
    has_avx512vl: bool,
    has_avx512vbmi: bool,
    forms: shuffles::Forms,
    /// For vectors of 512 bits.
    wide_forms: Vec<isel::shuffle::Form>,
    /// The conventions that the platform has.
    abi: Abi,
    /// The C convention first.
    passing: Vec<convention::Passing>,
    lowering_facts: LoweringFacts,
    machine_facts: MachineFacts,
    kinds: registers::Kinds,
    /// Registers that are not given out: in no function, with a frame pointer, with one or the other base pointer.
    reserved: OnceLock<[Vec<Reg>; 4]>,
    /// Where the processor is slow at addresses of three summands.
    has_slow_addresses: bool,
}

/// The two topmost registers of the x87 stack.
const X87_RESULTS: [Reg; 2] = [reg::FP0, reg::FP1];

const UPPER_BYTES: [Reg; 4] = [reg::AH, reg::CH, reg::DH, reg::BH];

impl Machine {
    pub fn new(target: &Target, subtarget: &Subtarget, mut options: Options) -> Machine {
        let has = |feature: u16| subtarget.has_feature(feature);
        let bytes = if has(feature::_64bit_mode) { 8 } else { 4 };
        let mode =
            machine_modes::ROWS.iter().find(|row| row.bytes == bytes).unwrap_or(&machine_modes::ROWS[0]);
        if options.is_coff && mode.bytes == 4 {
            // Linkers say of each address where it is, and loaders move programs.
            options.position_independent = false;
        }
        let abi = match options.abi {
            Abi::Apple32 if mode.bytes == 8 => Abi::SystemV,
            Abi::WindowsGnu if mode.bytes == 8 => Abi::Windows,
            abi => abi,
        };
        let vectors = match [feature::sse, feature::avx, feature::avx512f].map(has) {
            [.., true] => VectorRegisters::Avx512,
            [_, true, _] => VectorRegisters::Avx,
            [true, ..] => VectorRegisters::Sse,
            _ => VectorRegisters::None,
        };
        let kinds = registers::Kinds::new(target);
        let passing = (mode.bytes, options.guaranteed_tail_calls, abi);
        let passing = convention::Passing::all(target, &kinds, vectors, passing);
        Machine {
            options,
            mode,
            abi,
            kinds,
            passing,
            reserved: OnceLock::new(),
            has_cmov: has(feature::cmov),
            has_x87: has(feature::x87),
            has_sse: has(feature::sse),
            has_sse2: has(feature::sse2),
            has_sse3: has(feature::sse3),
            has_avx: has(feature::avx),
            has_avx2: has(feature::avx2),
            has_fma: has(feature::fma),
            has_ssse3: has(feature::ssse3),
            has_sse41: has(feature::sse4_1),
            has_sse42: has(feature::sse4_2),
            has_avx512: has(feature::avx512f),
            has_zmm: has(feature::avx512f) && !has(feature::prefer_256_bit),
            has_avx512bw: has(feature::avx512bw),
            has_avx512vl: has(feature::avx512vl),
            has_avx512vbmi: has(feature::avx512vbmi),
            forms: shuffles::Forms::new(
                [feature::ssse3, feature::sse4_1, feature::avx, feature::avx2].map(has),
            ),
            wide_forms: wide_shuffles::forms(has(feature::avx512bw)),
            lowering_facts: facts::of_lowering(mode, options, abi, &has),
            machine_facts: facts::of_machine(mode, options, abi),
            has_slow_addresses: has(feature::slow_3ops_lea),
        }
    }

    /// Whether code is of 64 bits.
    fn is_64(&self) -> bool {
        self.mode.bytes == 8
    }

    /// Bytes of a whole general register, of an address, and of what a `push` takes.
    fn word_bytes(&self) -> i64 {
        self.mode.bytes.into()
    }

    /// Whether numbers of a type are in registers of the x87.
    fn is_on_x87(&self, ty: ValueType) -> bool {
        match ty {
            ValueType::F32 => !self.is_64() && !self.has_sse,
            ValueType::F64 => !self.is_64() && !self.has_sse2,
            _ => ty.kind() == Kind::X87,
        }
    }

    /// Alignment of the stack pointer at calls, log2 of bytes.
    fn stack_align_log2(&self) -> u8 {
        self.machine_facts.stack_align_log2
    }

    /// Whether code of 32 bits is for Windows.
    fn is_windows_32(&self) -> bool {
        !self.is_64() && matches!(self.abi, Abi::Windows | Abi::WindowsGnu)
    }

    /// Whether frames are described for the unwinder of Windows.
    fn has_windows_frames(&self) -> bool {
        self.options.is_coff && self.is_64() && !self.options.dwarf_frames
    }

    /// The type of an address.
    fn pointer(&self) -> ValueType {
        facts::pointer(self.mode)
    }
}

impl TargetMachine for Machine {
    fn info(&self) -> &dyn TargetInfo {
        self
    }

    fn lowering(&self) -> &dyn Lowering {
        self
    }

    fn stack_guard(&self, module: &ir::Module) -> Result<StackGuard, String> {
        if self.options.has_microsoft_library {
            return Ok(StackGuard::Checked(segments::security_cookie(self.mode)));
        }
        segments::stack_guard(module, self.mode, self.options.guard_of_thread)
    }

    fn long_jumps(&self) -> Option<LongJumps> {
        if self.has_windows_frames() { None } else { Some(far_control::long_jumps(self)) }
    }

    fn trampoline(&self, convention: ir::CallingConv) -> Option<&'static [TrampolinePart]> {
        far_control::trampoline(self.is_64(), convention)
    }

    fn properties(&self, module: &ir::Module) -> Vec<(u32, u32)> {
        indirect_branch_tracking::properties(module)
    }

    fn functions_in_assembly(&self) -> String {
        self.thunk_functions()
    }

    fn allocation_pass(&self) -> &str {
        "X86 FP Stackifier"
    }

    fn transition_pass(&self) -> &str {
        "X86 vzeroupper inserter"
    }

    fn mark_transitions(&self, isa: &Isa<'_>, func: &mut Function) {
        self.insert_zero_upper(isa, func);
    }

    fn tuning_pass(&self) -> &str {
        "X86 LEA Fixup"
    }

    fn tune(&self, isa: &Isa<'_>, func: &mut Function) {
        self.tune_addresses(isa, func);
    }

    fn data_layout(&self, _: &Subtarget) -> String {
        const SPACES: &str = "p270:32:32-p271:32:32-p272:64:64";
        if self.is_64() {
            return format!("e-m:e-{SPACES}-i64:64-i128:128-f80:128-n8:16:32:64-S128");
        }
        let numbers = match self.abi {
            Abi::SystemV => "i128:128-f64:32:64-f80:32-n8:16:32-S128",
            Abi::Apple32 => "i128:128-f64:32:64-f80:128-n8:16:32-S128",
            Abi::Windows => "i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32",
            Abi::WindowsGnu => "i64:64-i128:128-f80:32-n8:16:32-a:0:32-S32",
        };
        format!("e-m:e-p:32:32-{SPACES}-{numbers}")
    }
}
