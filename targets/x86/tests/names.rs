//! The names of instructions, read as they are made: a base name, the size of the operands, a letter for each operand in the
//! order of the description, and a size that one of them has of its own.
//!
//! ```text
//! ADD 8 rr       IMUL 16 rmi 8      MOVSX 32 rm 16      VADDPSZ128 rmbkz
//! ```
//!
//! Letters: `r` a register, `m` memory, `i` a number, `k` a mask register as an operand. What is written to, and what is
//! tied to that, may be left out at the front if it is a register. In EVEX's families a `k` or `kz` at the end is a write mask,
//! a `b` an element for all, or rounding, which is a number that has no letter. Names follow LLVM's, which has exceptions:
//! they are listed, and each must be one.

use mc::Target;
use tables::asm::{Match, OperandClass};
use tables::instructions::{Instruction, Operand, inst_flags};
use x86::mc::flags::{TsFlags, form, imm};

/// Names whose letters are not those of the operands, by how they begin and their letters, and why.
const EXCEPTIONS: &[(&str, &[&str], &str)] = &[
    ("LEA", &["r"], "the address is the operation"),
    ("CALL", &["pcrel"], "a distance"),
    ("FAR", &["i"], "two numbers"),
    ("IN", &["rr", "ri"], "fixed registers count"),
    ("OUT", &["rr", "ir"], "fixed registers count"),
    ("MONITOR", &["rrr"], "fixed registers count"),
    ("MWAIT", &["rr", "rrr"], "fixed registers count"),
    ("CLZERO", &["r"], "a fixed register counts"),
    ("FNSTSW", &["r"], "a fixed register counts"),
    ("RDPKRU", &["r"], "a fixed register counts"),
    ("WRPKRU", &["r"], "a fixed register counts"),
    ("MOV", &["a", "ao", "sr", "rs", "rc", "cr", "rd", "dr", "sm", "ms"], "the kind of register"),
    ("XCHG", &["ar"], "the accumulator"),
    ("POP", &["rmr", "rmm"], "two encodings"),
    ("PUSH", &["rmr", "rmm"], "two encodings"),
    ("LD_F", &["rr"], "the top of the stack counts"),
    ("ST_F", &["rr"], "the top of the stack counts"),
    ("UCOM_FPP", &["r"], "the top of the stack counts"),
    ("CMPXCHG", &["rm"], "the other way round"),
    ("CMPCCXADD", &["mr"], "the condition has no letter"),
    ("CMOV", &["rr", "rm"], "the condition has no letter"),
    ("SETCC", &["r", "m"], "the condition has no letter"),
    ("SETZUCC", &["r", "m"], "the condition has no letter"),
    ("CFCMOV", &["rr", "rm", "mr"], "the condition has no letter"),
    ("CCMP", &["rr", "rm", "mr", "ri", "mi"], "flags and the condition have no letters"),
    ("CTEST", &["rr", "mr", "ri", "mi"], "flags and the condition have no letters"),
    ("WRMSRNS", &["ir"], "the other way round"),
    ("UWRMSR", &["ir"], "the other way round"),
    ("BEXTR", &["rm"], "the last register has no letter"),
    ("BZHI", &["rm"], "the last register has no letter"),
    ("SARX", &["rm"], "the last register has no letter"),
    ("SHLX", &["rm"], "the last register has no letter"),
    ("SHRX", &["rm"], "the last register has no letter"),
    ("VGATHER", &["rm"], "the mask has no letter"),
    ("VPGATHER", &["rm"], "the mask has no letter"),
    ("VMASKMOV", &["mr"], "the mask has no letter"),
    ("VPMASKMOV", &["mr"], "the mask has no letter"),
    ("VPMAC", &["rm"], "the sum has no letter"),
    ("VPMADCS", &["rm"], "the sum has no letter"),
    ("VPERMIL2P", &["rr", "rm", "mr"], "the number has no letter"),
    ("VCVTPS2PH", &["rr", "mr", "mrk", "rrk", "rrkz"], "the number has no letter"),
    ("VPBROADCASTM", &["rr"], "a mask register as another"),
    ("VCVTNEPS2BF16", &["rm"], "16 is part of the name"),
    ("MMX_MOVD64", &["rr", "rm", "mr", "grr"], "64 is part of the name"),
];

/// A name taken apart.
#[derive(Debug, PartialEq, Eq)]
struct Name<'n> {
    base: &'n str,
    size_bits: Option<u32>,
    letters: &'n str,
    /// Of one operand.
    special_bits: Option<u32>,
}

/// `None` if the name does not end in letters for operands.
fn parse(name: &str) -> Option<Name<'_>> {
    // `_NT`, `_alt` and the like tell twins apart.
    let is_twin = |part: &str| part == "alt" || part.starts_with(|c: char| c.is_ascii_uppercase());
    let stem = match name.rsplit_once('_') {
        Some((stem, twin)) if is_twin(twin) && stem.bytes().any(|c| c.is_ascii_lowercase()) => stem,
        _ => name,
    };
    let front = stem.trim_end_matches(|c: char| c.is_ascii_digit());
    let before = front.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let (stem_of_base, size) = before.split_at(before.trim_end_matches(|c: char| c.is_ascii_digit()).len());
    // `Z128` is the width of a vector, and part of the name.
    let is_size = ["8", "16", "32", "64"].contains(&size);
    let base = if is_size { stem_of_base } else { before };
    let letters = &front[before.len()..];
    let name = Name {
        base,
        size_bits: size.parse().ok().filter(|_| is_size),
        letters,
        special_bits: stem[front.len()..].parse().ok(),
    };
    (!letters.is_empty() && !base.is_empty()).then_some(name)
}

/// What a letter and a size can say of an operand.
#[derive(Clone, Copy, Debug)]
struct Described {
    letter: char,
    /// Of general registers, memory and numbers.
    bits: Option<u32>,
    is_write_mask: bool,
}

/// What is known of operands besides their own records.
struct Widths<'t> {
    target: &'t Target,
    /// By opcode: what the assembler's table says of memory.
    memory: Vec<Option<u32>>,
}

/// The number at the beginning.
fn number(text: &str) -> Option<u32> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    text[..text.len() - rest.len()].parse().ok()
}

impl Widths<'_> {
    fn new(target: &Target) -> Widths<'_> {
        let image = &target.image;
        let mut memory = vec![None; image.records::<Instruction>().len()];
        let classes = image.records::<OperandClass>();
        for entry in image.records::<Match>().iter() {
            let names = image.list(entry.classes).iter().filter_map(|class| classes.get(class.into()));
            // `i32mem`, `f64mem`
            let of_memory =
                |c: OperandClass| image.string(c.name).strip_suffix("mem")?.get(1..)?.parse().ok();
            let mut bits = names.filter_map(of_memory);
            let known = &mut memory[usize::from(entry.opcode)];
            *known = bits.next().or(*known);
        }
        Widths { target, memory }
    }

    /// The operands of the text, composite ones as one.
    fn operands(&self, opcode: u16) -> Vec<Described> {
        let instruction = self.target.instruction(opcode);
        let all = self.target.image.list(instruction.operands).iter();
        all.filter(|o| o.part == 0).map(|operand| self.describe(opcode, &operand)).collect()
    }

    fn describe(&self, opcode: u16, operand: &Operand) -> Described {
        let ty = self.target.image.string(self.target.operand_type(operand.ty).name);
        let (is_mask, is_write_mask) = (ty.starts_with("VK"), ty.contains("WM"));
        let letter = match operand.num_parts {
            2.. => 'm',
            _ if is_mask && !is_write_mask => 'k',
            _ if operand.class != 0 => 'r',
            _ => 'i',
        };
        let bits = match (letter, TsFlags(self.target.instruction(opcode).ts_flags).imm()) {
            ('m', _) => self.memory[usize::from(opcode)],
            ('i', imm::Imm8 | imm::Imm8PCRel) => Some(8),
            ('i', imm::Imm16 | imm::Imm16PCRel) => Some(16),
            ('i', imm::Imm32 | imm::Imm32PCRel | imm::Imm32S) => Some(32),
            ('i', imm::Imm64) => Some(64),
            ('r', _) => ty.strip_prefix("GR").and_then(number),
            _ => None,
        };
        Described { letter, bits, is_write_mask: is_mask && is_write_mask }
    }
}

/// Whether the letters are those of the operands.
fn letters_agree(name: &Name<'_>, operands: &[Described]) -> bool {
    let kinds: String = operands.iter().filter(|o| !o.is_write_mask).map(|o| o.letter).collect();
    let is_masked = operands.iter().any(|o| o.is_write_mask);
    let letters = match (is_masked, name.letters) {
        (true, letters) => letters.strip_suffix("kz").or(letters.strip_suffix('k')).unwrap_or(letters),
        (false, letters) => letters,
    };
    let end = letters.replace('b', "");
    let agree =
        |kinds: &str| kinds.strip_suffix(&*end).is_some_and(|front| front.chars().all(|c| "rk".contains(c)));
    // Rounding has no letter of its own.
    agree(&kinds) || letters.contains('b') && kinds.strip_suffix('i').is_some_and(agree)
}

/// Whether the sizes are those of the operands. `ROL32r1` has a count at the end, `BLENDVPDrm0` the number of a register.
fn sizes_agree(name: &Name<'_>, operands: &[Described]) -> bool {
    let sized: Vec<u32> = operands.iter().filter(|o| o.letter != 'i').filter_map(|o| o.bits).collect();
    let default = name.size_bits.is_none_or(|bits| sized.is_empty() || sized.contains(&bits));
    let last = operands.last().and_then(|o| o.bits);
    let special = name.special_bits.is_none_or(|bits| bits < 8 || last.is_none_or(|last| last == bits));
    default && special
}

#[test]
fn names_say_what_the_operands_are() {
    let target = x86::target().unwrap();
    let widths = Widths::new(&target);
    let (mut read, mut wrong) = (0, Vec::new());
    let mut excused = vec![false; EXCEPTIONS.len()];
    for (opcode, instruction) in target.image.records::<Instruction>().iter().enumerate() {
        let hidden = inst_flags::CODE_GEN_ONLY | inst_flags::PSEUDO;
        let is_real = TsFlags(instruction.ts_flags).form() != form::Pseudo;
        let text = target.image.string(instruction.name);
        let Some(name) = parse(text).filter(|_| is_real && instruction.flags & hidden == 0) else { continue };
        let operands = widths.operands(opcode as u16);
        if letters_agree(&name, &operands) && sizes_agree(&name, &operands) {
            read += 1;
            continue;
        }
        let is_exception = |(start, letters, _): &(&str, &[&str], &str)| {
            text.starts_with(start) && letters.contains(&name.letters)
        };
        match EXCEPTIONS.iter().position(is_exception) {
            Some(index) => excused[index] = true,
            None => wrong.push(format!("{text}: {name:?} {operands:?}")),
        }
    }
    assert!(wrong.is_empty(), "{} of {read}: {:#?}", wrong.len(), &wrong[..wrong.len().min(40)]);
    assert!(read > 15_000, "{read}");
    let unused = EXCEPTIONS.iter().zip(&excused).filter(|(_, used)| !**used).map(|(e, _)| e);
    assert_eq!(unused.collect::<Vec<_>>(), [] as [&(&str, &[&str], &str); 0]);
}

#[test]
fn names_of_the_manual() {
    let parts = |text| parse(text).map(|n| (n.base, n.size_bits, n.letters, n.special_bits));
    assert_eq!(parts("ADD8rr"), Some(("ADD", Some(8), "rr", None)));
    assert_eq!(parts("IMUL16rmi"), Some(("IMUL", Some(16), "rmi", None)));
    assert_eq!(parts("IMUL16rmi8"), Some(("IMUL", Some(16), "rmi", Some(8))));
    assert_eq!(parts("MOVSX32rm16"), Some(("MOVSX", Some(32), "rm", Some(16))));
    assert_eq!(parts("JMP64r_NT"), Some(("JMP", Some(64), "r", None)));
    assert_eq!(parts("VADDPSZ128rmbkz"), Some(("VADDPSZ128", None, "rmbkz", None)));
    assert_eq!(parts("CPUID"), None);
}

#[test]
fn letters_and_sizes_that_do_not_agree_are_found() {
    let target = x86::target().unwrap();
    let widths = Widths::new(&target);
    let of = |name: &str| widths.operands(target.opcode(name).unwrap());
    let agrees = |name: &str, as_if: &str| {
        let name = parse(name).unwrap();
        letters_agree(&name, &of(as_if)) && sizes_agree(&name, &of(as_if))
    };
    assert!(agrees("ADD8rr", "ADD8rr"));
    assert!(!agrees("ADD8rm", "ADD8rr"));
    assert!(!agrees("ADD16rr", "ADD8rr"));
    assert!(!agrees("IMUL16rmi16", "IMUL16rmi8"));
    assert!(!agrees("MOVSX32rm8", "MOVSX32rm16"));
    assert!(!agrees("ADD32r", "ADD32mi"));
}
