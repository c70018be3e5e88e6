//! Code generation for RISC-V: what the description does not say.
//!
//! * [`lowering`]: constants, addresses, and the complex patterns.
//! * [`atomics`]: operations on parts of words.
//! * [`convention`]: where arguments and results are passed.
//! * [`frame`]: the stack frame, copies and spills.
//! * [`assembly`]: operands of inline assembly.

mod assembly;
mod atomics;
mod convention;
mod frame;
mod lowering;

use crate::mc::constants;
use ::codegen::names::{node, specifier};
use ::codegen::{Missing, TargetMachine};
use ::mc::{Reg, Subtarget, Target};
use isel::Lowering;
use mir::TargetInfo;
use tables::nodes::NodeOp;

::codegen::named! { Opcodes: u16 = |target, name| target.opcode(name).ok_or(Missing(name));
    add = "ADD",
    addi = "ADDI",
    lui = "LUI",
    lw = "LW",
    ld = "LD",
    sw = "SW",
    sd = "SD",
    flw = "FLW",
    fld = "FLD",
    fsw = "FSW",
    fsd = "FSD",
    flh = "FLH",
    fsh = "FSH",
    fsgnj_h = "FSGNJ_H",
    fsgnj_s = "FSGNJ_S",
    fsgnj_d = "FSGNJ_D",
    fmv_x_h = "FMV_X_H",
    fmv_h_x = "FMV_H_X",
    fmv_x_w = "FMV_X_W",
    fmv_w_x = "FMV_W_X",
    fence = "FENCE",
    add_tprel = "PseudoAddTPRel",
    lla = "PseudoLLA",
    lga = "PseudoLGA",
    la_tls_ie = "PseudoLA_TLS_IE",
    la_tls_gd = "PseudoLA_TLS_GD",
    br = "PseudoBR",
    far_jump = "PseudoJump",
    beq = "BEQ",
    bne = "BNE",
    blt = "BLT",
    bge = "BGE",
    bltu = "BLTU",
    bgeu = "BGEU",
    call_down = "ADJCALLSTACKDOWN",
    call_up = "ADJCALLSTACKUP",
    mret = "MRET",
    sret = "SRET",
}

/// How floating-point arguments are passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FloatAbi {
    /// In integer registers.
    #[default]
    Soft,
    Single,
    Double,
}

/// What code is to be generated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    pub position_independent: bool,
    pub float_abi: FloatAbi,
    /// Code and data are anywhere, but near each other (`medany`), not in the lowest two gigabytes (`medlow`).
    pub medium: bool,
}

impl FloatAbi {
    /// From the name of an ABI: `lp64d`, `ilp32f`.
    pub fn from_name(name: &str) -> Option<FloatAbi> {
        Some(match name.strip_prefix("lp64").or(name.strip_prefix("ilp32"))? {
            "" => FloatAbi::Soft,
            "f" => FloatAbi::Single,
            "d" => FloatAbi::Double,
            _ => return None,
        })
    }
}

/// See [`Machine::words`].
const WORDS: &[(NodeOp, &str)] = &[
    (NodeOp::SHL, "RISCVISD::SLLW"),
    (NodeOp::SRL, "RISCVISD::SRLW"),
    (NodeOp::SRA, "RISCVISD::SRAW"),
    (NodeOp::SDIV, "RISCVISD::DIVW"),
    (NodeOp::UDIV, "RISCVISD::DIVUW"),
    (NodeOp::SREM, "RISCVISD::REMW"),
    (NodeOp::UREM, "RISCVISD::REMUW"),
    (NodeOp::ROTL, "RISCVISD::ROLW"),
    (NodeOp::ROTR, "RISCVISD::RORW"),
];

/// The machine that code is generated for.
#[derive(Debug)]
pub struct Machine {
    options: Options,
    op: Opcodes,
    /// `x0` to `x31`.
    x: [Reg; 32],
    /// `f0` to `f31` as registers of 16, 32 and 64 bits.
    h: [Reg; 32],
    f: [Reg; 32],
    d: [Reg; 32],
    call: NodeOp,
    ret: NodeOp,
    /// Operations on 32 bits, with those of registers of 64 bits that do them.
    words: Vec<(NodeOp, NodeOp)>,
    hi: u8,
    lo: u8,
    /// `%tprel_hi`, `%tprel_add`, `%tprel_lo`
    tprel: [u8; 3],
    constants: constants::Machine,
    /// Vector registers, which hold no values yet.
    has_vectors: bool,
    /// Extension A.
    has_atomics: bool,
    /// Arithmetic on halves, not only loads, stores, moves and conversions of them.
    has_half_arithmetic: bool,
    /// Bytes of a floating-point register.
    float_bytes: u8,
}

impl Machine {
    pub fn new(target: &Target, subtarget: &Subtarget, options: Options) -> Result<Machine, Missing> {
        let bank = |prefix: &str, suffix: &str| {
            let register = |i: usize| target.register_by_name(&format!("{prefix}{i}{suffix}"));
            let regs: Option<Vec<Reg>> = (0..32).map(register).collect();
            regs.and_then(|r| <[Reg; 32]>::try_from(r).ok()).ok_or(Missing("registers 0 to 31"))
        };
        let has = |name: &str| target.feature(name).is_some_and(|f| subtarget.has_feature(f));
        Ok(Machine {
            options,
            op: Opcodes::new(target)?,
            x: bank("X", "")?,
            h: bank("F", "_H")?,
            f: bank("F", "_F")?,
            d: bank("F", "_D")?,
            call: node(target, "RISCVISD::CALL")?,
            ret: node(target, "RISCVISD::RET_GLUE")?,
            words: WORDS.iter().map(|&(op, name)| Ok((op, node(target, name)?))).collect::<Result<_, _>>()?,
            hi: specifier(target, "hi")?,
            lo: specifier(target, "lo")?,
            tprel: [
                specifier(target, "tprel_hi")?,
                specifier(target, "tprel_add")?,
                specifier(target, "tprel_lo")?,
            ],
            has_vectors: has("zve32x"),
            has_atomics: has("a"),
            has_half_arithmetic: has("zfh"),
            float_bytes: if has("d") { 8 } else { u8::from(has("f")) * 4 },
            constants: constants::Machine {
                is_64: has("64bit"),
                zba: has("zba"),
                zbb: has("zbb"),
                zbs: has("zbs"),
                zbkb: has("zbkb"),
                fuses_lui_addi: has("lui-addi-fusion"),
            },
        })
    }

    fn is_64(&self) -> bool {
        self.constants.is_64
    }

    fn xlen_bytes(&self) -> u32 {
        if self.is_64() { 8 } else { 4 }
    }
}

impl TargetMachine for Machine {
    fn info(&self) -> &dyn TargetInfo {
        self
    }

    fn lowering(&self) -> &dyn Lowering {
        self
    }

    fn data_layout(&self, _: &Subtarget) -> String {
        let layout = if self.is_64() {
            "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
        } else {
            "e-m:e-p:32:32-i64:64-n32-S128"
        };
        layout.to_owned()
    }
}
