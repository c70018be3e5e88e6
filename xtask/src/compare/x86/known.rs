//! Differences with a reason, which are counted apart.

use super::listing::{Mode, Row};

/// Mnemonics of extensions that the description does not have yet: parts of AMX, and what came after them.
const LATER: &[&str] = &[
    "tile",
    "tdp",
    "tcvt",
    "tmm",
    "tcmm",
    "ttdp",
    "ttcmm",
    "ttrans",
    "ldtilecfg",
    "sttilecfg",
    "vpdpb",
    "vpdpw",
    "{vex}",
];

/// Whether LLVM's disassembler is known to say this of the bytes of a row.
pub fn difference(mode: Mode, row: &Row, theirs: &str) -> bool {
    let starts = |list: &[&str]| list.iter().any(|name| theirs.starts_with(name));
    starts(LATER)
        || is_extended(mode, &row.bytes, &row.seen[0], theirs)
        // The prefix that says so is one of a segment, too, which LLVM shows.
        || row.name.ends_with("_NT")
        || is_wide_movq(mode, &row.bytes, theirs)
        || is_sized_rex2(mode, &row.bytes)
        || has_scaled_displacement(row)
        || is_odd_rex2(mode, &row.bytes, theirs)
}

/// REX2 before another prefix, which LLVM then takes for an instruction, and vector registers whose fifth bit LLVM takes from
/// REX2.
fn is_odd_rex2(mode: Mode, bytes: &[u8], theirs: &str) -> bool {
    let has_vector = (16..32).any(|n| theirs.contains(&format!("%xmm{n}")));
    let is_prefix = |bytes: &[u8]| opcode_bytes(mode, bytes).len() < bytes.len();
    let is_odd = |rest: &[u8]| has_vector || is_prefix(rest);
    mode == Mode::BITS_64 && matches!(opcode_bytes(mode, bytes), [0xd5, _, rest @ ..] if is_odd(rest))
}

/// 66 before REX2: LLVM takes it for no part of the opcode where REX2.W is set (`movq` of MMX instead of SSE), and pushes and
/// pops 64 bits.
fn is_sized_rex2(mode: Mode, bytes: &[u8]) -> bool {
    let rex2 = opcode_bytes(mode, bytes);
    let is_stack = |opcode: u8| matches!(opcode, 0x50..=0x5f);
    let differs = matches!(rex2, [0xd5, bits, opcode, ..] if bits & 0x88 == 0x88 || bits & 0x80 == 0 && is_stack(*opcode));
    mode == Mode::BITS_64 && differs && bytes.contains(&0x66)
}

/// It counts displacements of these instructions in bigger units, which map 4 has not.
fn has_scaled_displacement(row: &Row) -> bool {
    row.name.starts_with("SETCCm_EVEX")
}

/// The bytes from VEX, EVEX, REX2 or the opcode on.
fn opcode_bytes(mode: Mode, bytes: &[u8]) -> &[u8] {
    let is_rex = |b: u8| mode == Mode::BITS_64 && b & 0xf0 == 0x40;
    let is_prefix = |b: u8| {
        matches!(b, 0x66 | 0x67 | 0xf0 | 0xf2 | 0xf3 | 0x26 | 0x2e | 0x36 | 0x3e | 0x64 | 0x65) || is_rex(b)
    };
    let first = bytes.iter().position(|&b| !is_prefix(b)).unwrap_or(bytes.len());
    &bytes[first..]
}

/// Whether bytes or text have what came with APX: REX2, EVEX's map 4, EVEX of general instructions, or a register.
fn is_of_apx(mode: Mode, row: &Row) -> bool {
    let mnemonic = row.texts[1].rsplit("}\t").next().unwrap_or_default();
    let has_register = (16..32).any(|n| row.texts[0].contains(&format!("%r{n}")));
    match opcode_bytes(mode, &row.bytes) {
        [0xd5, ..] => mode == Mode::BITS_64,
        [0x62, bits, ..] => bits & 7 == 4 || !mnemonic.starts_with('v') || has_register,
        _ => false,
    }
}

/// `F3 REX.W 0F 7E`: the manual's MOVQ between SSE registers whatever REX.W says. LLVM ignores F3 instead and takes MMX's.
fn is_wide_movq(mode: Mode, bytes: &[u8], theirs: &str) -> bool {
    let is_movq = |b: &[u8]| matches!(b, [0xf3, rex, 0x0f, 0x7e, ..] if rex & 0xf8 == 0x48);
    mode == Mode::BITS_64 && theirs.starts_with("movq") && bytes.windows(4).any(is_movq)
}

/// EVEX where LLVM's tables have lengths and prefixes in another way than the manual.
fn is_evex_of_others(ours: &str, theirs: &str) -> bool {
    // Scalars of half precision for which it does not ignore the length.
    const FIXED_LENGTH: [&str; 8] = [
        "vrndscalesh",
        "vfpclasssh",
        "vucomxsh",
        "vcomxsh",
        "vscalefsh",
        "vgetexpsh",
        "vfmaddcsh",
        "vfcmaddcsh",
    ];
    let is_of_length = theirs.starts_with('-') && FIXED_LENGTH.iter().any(|name| ours.contains(name));
    // Bits that the general instructions of APX do not have, and it does not look at.
    let is_reserved = ours.starts_with('-') && !theirs.starts_with(['v', '-']);
    is_of_length || is_reserved || ours == "-" && theirs.starts_with("vcvtqq2p")
}

/// EVEX of others.
fn is_extended(mode: Mode, bytes: &[u8], ours: &str, theirs: &str) -> bool {
    match *opcode_bytes(mode, bytes) {
        [0x62, next, ..] if mode == Mode::BITS_64 || next >= 0xc0 => is_evex_of_others(ours, theirs),
        _ => false,
    }
}

/// Whether the other assembler is known to make this of the text of a row.
pub fn text(_mode: Mode, row: &Row, theirs: &str) -> bool {
    // It prints the kind of a comparison of bfloat16 in the mnemonic and does not read it there.
    let is_bfloat = row.name.starts_with("VCMPBF16") && theirs.starts_with("error: ");
    // It prints Xeon Phi's prefetches in Intel's syntax with their mask first, and does not read them.
    let is_prefetch = ["VGATHERPF", "VSCATTERPF"].iter().any(|n| row.name.starts_with(n));
    // It takes tiles of this instruction that are the same, which faults; of all others it refuses them.
    let is_tiles = row.name == "TMMULTF32PS" && !theirs.starts_with("error: ");
    // It does not read a shift by one to CL, and scales displacements of this instruction.
    let is_shift = row.name.ends_with("8r1_ND") && theirs.starts_with("error: ");
    is_bfloat
        || is_tiles
        || is_shift
        || has_scaled_displacement(row)
        || is_prefetch && theirs.ends_with("unknown token in expression")
}

/// Names that `iced-x86` has for what it does not take as an instruction of this name.
const OTHER_NAMES: &[&str] = &["iced: reservednop for prefetchrst2"];

/// Parts of the mnemonics of AVX10.2.
const AVX10: &[&str] = &[
    "bf16", "minmax", "2phx", "vpdpb", "vpdpw", "vdpphps", "bf8", "hf8", "ibs", "iubs", "dqs", "qqs", "sis",
    "comx", "vmovrs", "vmovw", "vmovd", "vsm4", "vmpsadbw",
];

/// AMX of TF32, and loads of tiles that other processors write.
const AMX: &[&str] = &["TMMULTF32PS", "TILELOADDRS"];

/// Accesses to model-specific registers, from user code or with the number in the instruction.
const MSR: &[&str] = &["URDMSRri", "URDMSRrr", "UWRMSRir", "UWRMSRrr", "RDMSRri", "WRMSRNSir"];

pub fn opinion(mode: Mode, row: &Row) -> bool {
    // It does not know APX, AVX10.2, the newer parts of AMX and the newer accesses to model-specific
    // registers, has comparisons of integers without their kind, and conditions of CMPccXADD by other names.
    let mnemonic = row.texts[1].split('\t').next().unwrap_or_default();
    let is_new = row.opinion == "iced: invalid"
        && (AVX10.iter().any(|part| mnemonic.contains(part))
            || AMX.iter().any(|name| row.name.starts_with(name))
            || is_of_apx(mode, row)
            || MSR.iter().any(|name| row.name == *name));
    let is_kind = row.opinion.starts_with("iced: vpcmp") && row.name.starts_with("VPCMP");
    let is_condition = row.opinion.starts_with("iced: cmp") && row.name.starts_with("CMPCCXADD");
    if is_new || is_kind || is_condition {
        return true;
    }
    // It refuses what faults when it is executed: gathers and products of tiles whose registers are the same, control registers
    // that do not exist.
    let faults = row.opinion == "iced: invalid"
        && ["VGATHER", "VPGATHER", "MOV", "VFMADDC", "VFCMADDC", "VFMULC", "VFCMULC", "TDP", "TCMM"]
            .iter()
            .any(|n| row.name.starts_with(n));
    OTHER_NAMES.contains(&&*row.opinion) || faults || row.name.ends_with("_NT")
}
