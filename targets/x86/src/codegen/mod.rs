//! Code generation for x86-64: what the description does not say.
//!
//! * [`lowering`]: operations that become others before selection; addresses and constants.
//! * [`implicit_zero_extension`]: extensions that cost nothing.
//! * [`lea_addresses`]: sums that are computed as addresses.
//! * [`vectors`]: elements of vectors. [`masks`]: comparisons of all of them. [`lanes`]: operations on all of them.
//! * [`shuffles`]: elements in another order.
//! * [`floats`], [`atomics`]: what takes several instructions of floating point, or a loop.
//! * [`f80_f128`]: numbers of 80 and 128 bits; [`x87`]: from registers that have names to the stack of the x87.
//! * [`indirect_branch_tracking`]: where indirect branches arrive; [`stack_probes`]: stack that is touched as it grows.
//! * [`inline_asm`]: operands of inline assembly.
//! * [`condition`]: comparisons, choices and branches by way of the flags.
//! * [`convention`]: where arguments and results are passed.
//! * [`frame`]: the stack frame, copies and spills; [`registers`] says what is copied how.
//! * [`flags`]: comparisons that are not needed. [`memory_forms`]: instructions that take what is spilled from memory.
//! * [`three_address`]: additions that keep both operands. [`zero_idioms`]: zeros while registers are given out.
//! * [`slow_lea`]: sums of three that some processors are slow at. [`vzeroupper`]: from AVX code to code that may be SSE.

mod atomics;
mod condition;
mod convention;
mod f80_f128;
mod flags;
mod float_select;
mod floats;
mod frame;
mod implicit_zero_extension;
mod indirect_branch_tracking;
mod inline_asm;
mod lane_bits;
mod lane_numbers;
mod lanes;
mod lea_addresses;
mod lowering;
mod masks;
mod memory_forms;
mod registers;
mod segments;
mod shuffles;
mod slow_lea;
mod stack_probes;
mod three_address;
mod vectors;
mod vzeroupper;
mod x87;
mod zero_idioms;

use ::codegen::names::{node, specifier, sub_register};
use ::codegen::{Missing, StackGuard, TargetMachine};
use ::mc::{Reg, Subtarget, Target};
use isel::Lowering;
use isel::lowering::SavedRegisters;
use mir::{Function, Isa, TargetInfo};
use std::sync::OnceLock;
use tables::nodes::NodeOp;

::codegen::named! { Opcodes: u16 = |target, name| target.opcode(name).ok_or(Missing(name));
    call_down = "ADJCALLSTACKDOWN64",
    call_up = "ADJCALLSTACKUP64",
    mov8 = "MOV8rr",
    mov16 = "MOV16rr",
    mov32 = "MOV32rr",
    mov64 = "MOV64rr",
    mov8_load = "MOV8rm",
    mov16_load = "MOV16rm",
    mov32_load = "MOV32rm",
    mov64_load = "MOV64rm",
    mov8_store = "MOV8mr",
    mov16_store = "MOV16mr",
    mov32_store = "MOV32mr",
    mov64_store = "MOV64mr",
    mov32_imm = "MOV32ri",
    mov32_whole = "MOV32ri64",
    extend_half = "MOVSX64rr32",
    extend_rax = "CDQE",
    mov64_imm = "MOV64ri",
    lea = "LEA64r",
    lea_32 = "LEA64_32r",
    add_imm = "ADD64ri32",
    sub_imm = "SUB64ri32",
    sub = "SUB64rr",
    add = "ADD64rr",
    and_imm = "AND64ri32",
    push = "PUSH64r",
    pop = "POP64r",
    push_flags = "PUSHF64",
    pop_flags = "POPF64",
    probe = "PROBE_STACK",
    or_mem = "OR64mi8",
    call_symbol = "CALL64pcrel32",
    guard = "ENDBR64",
    no_op = "NOOP",
    jump_register = "JMP64r",
    jump_memory = "JMP64m",
    jump_register_unguarded = "JMP64r_NT",
    jump_memory_unguarded = "JMP64m_NT",
    fence = "MFENCE",
    prefetch_once = "PREFETCHNTA",
    prefetch_0 = "PREFETCHT0",
    prefetch_1 = "PREFETCHT1",
    prefetch_2 = "PREFETCHT2",
    jump_if = "JCC_1",
    set_if = "SETCCr",
    jump = "JMP_1",
    thread_address = "TLS_addr64",
    thread_base = "TLS_base_addr64",
    fild_16 = "ILD_Fp16m80",
    fild_32 = "ILD_Fp32m80",
    fild_64 = "ILD_Fp64m80",
    fist_32 = "FP80_TO_INT32_IN_MEM",
    fist_64 = "FP80_TO_INT64_IN_MEM",
    fld_zero = "LD_Fp080",
    fld_one = "LD_Fp180",
}

::codegen::named! { Vector: u16 = |target, name| target.opcode(name).ok_or(Missing(name));
    move_128 = "MOVAPSrr",
    load_128 = "MOVUPSrm",
    store_128 = "MOVUPSmr",
    load_32 = "MOVSSrm_alt",
    store_32 = "MOVSSmr",
    load_64 = "MOVSDrm_alt",
    store_64 = "MOVSDmr",
    gpr_to_32 = "MOVDI2SSrr",
    gpr_to_64 = "MOV64toSDrr",
    gpr_from_32 = "MOVSS2DIrr",
    gpr_from_64 = "MOVSDto64rr",
    v_move_128 = "VMOVAPSrr",
    v_load_128 = "VMOVUPSrm",
    v_store_128 = "VMOVUPSmr",
    v_load_32 = "VMOVSSrm_alt",
    v_store_32 = "VMOVSSmr",
    v_load_64 = "VMOVSDrm_alt",
    v_store_64 = "VMOVSDmr",
    v_move_256 = "VMOVAPSYrr",
    v_load_256 = "VMOVUPSYrm",
    v_store_256 = "VMOVUPSYmr",
    insert_32 = "INSERTPSrri",
    v_insert_32 = "VINSERTPSrri",
    zero_upper = "VZEROUPPER",
    zero_all = "VZEROALL",
    v_gpr_to_32 = "VMOVDI2SSrr",
    v_gpr_to_64 = "VMOV64toSDrr",
    v_gpr_from_32 = "VMOVSS2DIrr",
    v_gpr_from_64 = "VMOVSDto64rr",
}

::codegen::named! { Pseudos: u16 = |target, name| target.opcode(name).ok_or(Missing(name));
    choose_8 = "CMOV_GR8",
    choose_16 = "CMOV_GR16",
    choose_32 = "CMOV_GR32",
    choose_f32 = "CMOV_FR32",
    choose_f64 = "CMOV_FR64",
    choose_128 = "CMOV_VR128",
    choose_256 = "CMOV_VR256",
    zero_256 = "AVX_SET0",
    ones_128 = "V_SETALLONES",
    ones_256 = "AVX2_SETALLONES",
    zero_32 = "MOV32r0",
    zero_f32 = "FsFLD0SS",
    zero_f64 = "FsFLD0SD",
    zero_128 = "V_SET0",
    choose_f80 = "CMOV_RFP80",
}

::codegen::named! { Nodes: NodeOp = node;
    cmp = "X86ISD::CMP",
    add = "X86ISD::ADD",
    sub = "X86ISD::SUB",
    adc = "X86ISD::ADC",
    sbb = "X86ISD::SBB",
    smul = "X86ISD::SMUL",
    umul = "X86ISD::UMUL",
    bt = "X86ISD::BT",
    fcmp = "X86ISD::FCMP",
    setcc = "X86ISD::SETCC",
    cmov = "X86ISD::CMOV",
    branch = "X86ISD::BRCOND",
    sign = "X86ISD::SIGN",
    sdivrem = "X86ISD::SDIVREM",
    udivrem = "X86ISD::UDIVREM",
    fand = "X86ISD::FAND",
    for_ = "X86ISD::FOR",
    fxor = "X86ISD::FXOR",
    fandn = "X86ISD::FANDN",
    fsetcc = "X86ISD::FSETCC",
    fmin = "X86ISD::FMIN",
    fmax = "X86ISD::FMAX",
    unpckl = "X86ISD::UNPCKL",
    unpckh = "X86ISD::UNPCKH",
    pshufd = "X86ISD::PSHUFD",
    pshuflw = "X86ISD::PSHUFLW",
    shufp = "X86ISD::SHUFP",
    pextrw = "X86ISD::PEXTRW",
    pinsrw = "X86ISD::PINSRW",
    pcmpeq = "X86ISD::PCMPEQ",
    pcmpgt = "X86ISD::PCMPGT",
    cmpp = "X86ISD::CMPP",
    movmsk = "X86ISD::MOVMSK",
    packss = "X86ISD::PACKSS",
    packus = "X86ISD::PACKUS",
    low_half = "X86ISD::LOWHALF",
    high_half = "X86ISD::HIGHHALF",
    vshl = "X86ISD::VSHL",
    vsrl = "X86ISD::VSRL",
    vsra = "X86ISD::VSRA",
    vshldq = "X86ISD::VSHLDQ",
    vshrdq = "X86ISD::VSRLDQ",
    pshufhw = "X86ISD::PSHUFHW",
    pshufb = "X86ISD::PSHUFB",
    palignr = "X86ISD::PALIGNR",
    blendi = "X86ISD::BLENDI",
    movlow = "X86ISD::MOVLOW",
    zext_lowest = "X86ISD::VZEXT_MOVL",
    insertps = "X86ISD::INSERTPS",
    vpermilp = "X86ISD::VPERMILPI",
    vpermi = "X86ISD::VPERMI",
    vpermv = "X86ISD::VPERMV",
    vperm2 = "X86ISD::VPERM2X128",
    broadcast = "X86ISD::VBROADCAST",
    pmuludq = "X86ISD::PMULUDQ",
    pmuldq = "X86ISD::PMULDQ",
    pmaddwd = "X86ISD::VPMADDWD",
    psadbw = "X86ISD::PSADBW",
    pandn = "X86ISD::ANDNP",
    ptest = "X86ISD::PTEST",
    phminpos = "X86ISD::PHMINPOS",
    maskload = "X86ISD::MASKLOAD",
    maskstore = "X86ISD::MASKSTORE",
    fmsub = "X86ISD::FMSUB",
    fnmadd = "X86ISD::FNMADD",
    fnmsub = "X86ISD::FNMSUB",
    cvtlow = "X86ISD::CVTSI2P",
    vfpext = "X86ISD::VFPEXT",
    vfpround = "X86ISD::VFPROUND",
    cvtt = "X86ISD::CVTTP2SI",
    pextrb = "X86ISD::PEXTRB",
    pinsrb = "X86ISD::PINSRB",
    pextr = "X86ISD::PEXTR",
    pinsr = "X86ISD::PINSR",
    vshli = "X86ISD::VSHLI",
    vsrli = "X86ISD::VSRLI",
    vsrai = "X86ISD::VSRAI",
    compare_exchange = "X86ISD::LCMPXCHG_DAG",
    call = "X86ISD::CALL",
    ret = "X86ISD::RET_GLUE",
    tail_call = "X86ISD::TC_RETURN",
    probe = "X86ISD::PROBE",
}

::codegen::named! { Registers: Reg = |target, name| target.register_by_name(name).ok_or(Missing(name));
    rax = "RAX",
    rdx = "RDX",
    r11 = "R11",
    rbx = "RBX",
    rbp = "RBP",
    rsp = "RSP",
    rip = "RIP",
    fs = "FS",
    gs = "GS",
    ss = "SS",
    flags = "EFLAGS",
    al = "AL",
}

/// What code is to be generated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    pub position_independent: bool,
    /// The code is part of a program, not of a library that is loaded beside it.
    pub executable: bool,
    /// `VZEROUPPER` is left out where AVX code calls or returns (`-x86-use-vzeroupper=0`).
    pub leaves_upper: bool,
    /// The library keeps the value that stack protection compares beside what belongs to the thread.
    pub guard_of_thread: bool,
}

/// Parts of addresses that relocations name.
#[derive(Clone, Copy, Debug)]
struct Parts {
    got: u8,
    /// Offset from the thread pointer, and the place of the table that has it.
    tpoff: u8,
    gottpoff: u8,
    /// Of calls that find a thread's copy, or the part of the module.
    tlsgd: u8,
    tlsld: u8,
    dtpoff: u8,
    plt: u8,
}

/// The machine that code is generated for.
#[derive(Debug)]
pub struct Machine {
    options: Options,
    op: Opcodes,
    vector: Vector,
    pseudo: Pseudos,
    node: Nodes,
    reg: Registers,
    part: Parts,
    /// The two topmost registers of the x87 stack.
    x87_results: [Reg; 2],
    has_sse: bool,
    has_sse2: bool,
    has_avx: bool,
    has_avx2: bool,
    has_fma: bool,
    has_ssse3: bool,
    has_sse41: bool,
    has_sse42: bool,
    has_avx512: bool,
    forms: shuffles::Forms,
    /// The lowest byte of a register.
    low_byte: u16,
    /// 16 bits.
    low_word: u16,
    /// The part of 32 bits.
    low_half: u16,
    /// `ah`, `ch`, `dh`, `bh`
    upper_bytes: Vec<Reg>,
    /// The C convention first.
    passing: Vec<convention::Passing>,
    saved: SavedRegisters,
    kinds: registers::Kinds,
    x87: x87::Table,
    /// Registers that are not given out: in no function, with a frame pointer, with a base pointer.
    reserved: OnceLock<[Vec<Reg>; 3]>,
    additions: three_address::Additions,
    flag_tables: OnceLock<flags::FlagTables>,
    /// Where the processor is slow at addresses of three summands.
    slow_addresses: Option<slow_lea::SlowAddresses>,
    /// Conversions from integers to the lowest element of a vector register.
    from_integer: Vec<u16>,
}

const FROM_INTEGER: [&str; 8] = [
    "CVTSI2SSrr",
    "CVTSI2SSrm",
    "CVTSI642SSrr",
    "CVTSI642SSrm",
    "CVTSI2SDrr",
    "CVTSI2SDrm",
    "CVTSI642SDrr",
    "CVTSI642SDrm",
];

impl Machine {
    pub fn new(target: &Target, subtarget: &Subtarget, options: Options) -> Result<Machine, Missing> {
        let has = |name: &str| target.feature(name).is_some_and(|f| subtarget.has_feature(f));
        let reg = Registers::new(target)?;
        let by_name = |name| target.register_by_name(name).ok_or(Missing(name));
        let nodes = Nodes::new(target)?;
        let levels = ["ssse3", "sse4.1", "avx", "avx2"].map(has);
        let upper_bytes: Result<Vec<Reg>, Missing> =
            ["AH", "CH", "DH", "BH"].into_iter().map(by_name).collect();
        Ok(Machine {
            options,
            reserved: OnceLock::new(),
            op: Opcodes::new(target)?,
            vector: Vector::new(target)?,
            pseudo: Pseudos::new(target)?,
            forms: shuffles::Forms::new(&nodes, levels),
            node: nodes,
            reg,
            part: Parts {
                got: specifier(target, "GOTPCREL")?,
                tpoff: specifier(target, "TPOFF")?,
                gottpoff: specifier(target, "GOTTPOFF")?,
                tlsgd: specifier(target, "TLSGD")?,
                tlsld: specifier(target, "TLSLD")?,
                dtpoff: specifier(target, "DTPOFF")?,
                plt: specifier(target, "PLT")?,
            },
            x87_results: [by_name("FP0")?, by_name("FP1")?],
            has_sse: has("sse"),
            has_sse2: has("sse2"),
            has_avx: has("avx"),
            has_avx2: has("avx2"),
            has_fma: has("fma"),
            has_ssse3: has("ssse3"),
            has_sse41: has("sse4.1"),
            has_sse42: has("sse4.2"),
            has_avx512: has("avx512f"),
            low_byte: sub_register(target, "sub_8bit")?,
            low_word: sub_register(target, "sub_16bit")?,
            low_half: sub_register(target, "sub_32bit")?,
            upper_bytes: upper_bytes?,
            passing: convention::Passing::all(target, reg)?,
            saved: convention::saved_registers(target, has("sse"))?,
            kinds: registers::Kinds::new(target)?,
            x87: x87::Table::new(target, has("sse3"))?,
            additions: three_address::Additions::new(target)?,
            flag_tables: OnceLock::new(),
            slow_addresses: if has("slow-3ops-lea") {
                Some(slow_lea::SlowAddresses::new(target)?)
            } else {
                None
            },
            from_integer: FROM_INTEGER.into_iter().filter_map(|name| target.opcode(name)).collect(),
        })
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
        segments::stack_guard(module, self.options.guard_of_thread)
    }

    fn properties(&self, module: &ir::Module) -> Vec<(u32, u32)> {
        indirect_branch_tracking::properties(module)
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
        self.split_slow_addresses(isa, func);
    }

    fn data_layout(&self, _: &Subtarget) -> String {
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128".to_owned()
    }
}
