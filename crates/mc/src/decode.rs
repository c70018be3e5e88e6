//! The decoder: walks a target's decoder tables.

use crate::encode::is_big_endian_code;
use crate::inst::{Inst, Operand, Reg};
use crate::sequence;
use crate::target::{Subtarget, Target};
use tables::code::Reader;
use tables::decoding::{DecoderTable, Op};
use tables::encoding::{MAX_BYTES, Piece, RECODED, WIDE_BYTES, extract_bits, insert_bits};
use tables::image::{List, Records, SectionId};
use tables::instructions::{NamedValue, Operand as OperandInfo};

/// What bytes turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    pub inst: Inst,
    /// Bytes used.
    pub size: usize,
    /// Bits that should have another value do not prevent execution but are questionable.
    pub soft_fail: bool,
}

/// Decodes the instruction at the start of `all`: by the target's own decoder, or by its tables, which are tried in their
/// order. `None` means that no instruction of the subtarget looks like this.
pub fn decode(target: &Target, subtarget: &Subtarget, all: &[u8]) -> Option<Decoded> {
    if let Some(result) = target.hooks.decode(target, subtarget, all) {
        return result.ok();
    }
    let tables =
        target.image.list(List::<DecoderTable>::new(0, target.image.records::<DecoderTable>().len() as u32));
    let mut word = [0; MAX_BYTES];
    for table in tables.iter().filter(|t| t.mode == 0 || t.mode == subtarget.mode) {
        let size = table.size as usize;
        let Some(bytes) = all.get(..size) else { continue };
        load_word(target, bytes, &mut word);
        let code = target.image.program(SectionId::Decoding, table.program);
        let word = &word[..size];
        let mut walk = Walk { target, subtarget, all, word, soft_fail: false, size };
        if let Some(inst) = walk.run(code) {
            return Some(Decoded { inst, size: walk.size, soft_fail: walk.soft_fail });
        }
    }
    None
}

/// Puts an instruction word least significant byte first.
pub(crate) fn load_word(target: &Target, bytes: &[u8], word: &mut [u8; MAX_BYTES]) {
    word[..bytes.len()].copy_from_slice(bytes);
    if is_big_endian_code(target) {
        word[..bytes.len()].reverse();
    }
}

struct Walk<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
    /// Everything that is there, in memory order.
    all: &'a [u8],
    word: &'a [u8],
    soft_fail: bool,
    /// Bytes of the instruction found.
    size: usize,
}

impl Walk<'_> {
    fn bits(&self, start: u64, width: u64) -> u64 {
        extract_bits(self.word, Piece { from: 0, to: start as u32, width: width.min(64) as u32 })
    }

    /// Skips only go forward, so the walk ends.
    fn run(&mut self, mut code: Reader<'_>) -> Option<Inst> {
        let mut field = 0;
        loop {
            match Op::from_byte(code.byte()) {
                Op::Fail => return None,
                Op::Jump => {
                    let skip = code.number();
                    code.skip(skip as usize);
                }
                Op::Extract => field = self.bits(code.number(), code.number()),
                Op::Filter => {
                    let (value, skip) = (code.number(), code.number());
                    if field != value {
                        code.skip(skip as usize);
                    }
                }
                Op::Check => {
                    let bits = self.bits(code.number(), code.number());
                    let (value, skip) = (code.number(), code.number());
                    if bits != value {
                        code.skip(skip as usize);
                    }
                }
                Op::Predicates => {
                    let (set, skip) = (code.number(), code.number());
                    if !self.subtarget.enables(set as u16) {
                        code.skip(skip as usize);
                    }
                }
                Op::Decode => return self.operands(code.number() as u16, code.number() as u32),
                Op::TryDecode => {
                    let (opcode, program, skip) = (code.number() as u16, code.number() as u32, code.number());
                    if let Some(inst) = self.operands(opcode, program) {
                        return Some(inst);
                    }
                    code.skip(skip as usize);
                }
                Op::TrySequence => {
                    let (opcode, program, skip) = (code.number() as u16, code.number() as u32, code.number());
                    let found = sequence::decode(self.target, self.subtarget, self.all, opcode, program);
                    if let Some((inst, size)) = found {
                        self.size = size;
                        return Some(inst);
                    }
                    code.skip(skip as usize);
                }
                Op::SoftFail => {
                    let (zeros, ones) = (code.number(), code.number());
                    let word = self.bits(0, 64);
                    self.soft_fail |= word & zeros != 0 || !word & ones != 0;
                }
            }
        }
    }

    /// Reads the operands of `opcode` by its operand program; `None` if one of them is refused.
    fn operands(&self, opcode: u16, program: u32) -> Option<Inst> {
        let desc = self.target.instruction(opcode);
        let infos = self.target.image.list(desc.operands);
        let mut inst = Inst::new(opcode);
        inst.operands.resize(infos.len(), Operand::Imm(0));
        let mut code = self.target.image.program(SectionId::Decoding, program);
        // Bit set of the operands read.
        let mut decoded = 0u64;
        // The word, and behind it what recoded fields are made of.
        let mut wide = None;
        for _ in 0..code.number() {
            let (index, method, num_pieces) = (code.number() as usize, code.number() as u32, code.number());
            if index == RECODED as usize {
                wide = Some(self.recoded(wide, method, num_pieces, &mut code)?);
                continue;
            }
            let word = wide.as_ref().map_or(self.word, |wide| wide.as_slice());
            let (mut value, mut mask) = (0, 0);
            for _ in 0..num_pieces {
                let piece = next_piece(&mut code);
                let (bits, these) = (extract_bits(word, piece), piece_mask(piece));
                // What stands twice in the encoding must be the same.
                if (value ^ bits) & mask & these != 0 {
                    return None;
                }
                value |= bits;
                mask |= these;
            }
            let info = infos.get(index)?;
            decoded |= 1u64.checked_shl(index as u32).unwrap_or(0);
            inst.operands[index] = match info.class {
                0 => {
                    let is_signed = self.target.operand_type(info.ty).signed_field != 0;
                    let unused = if is_signed { mask.leading_zeros().min(63) } else { 0 };
                    let value = (value << unused) as i64 >> unused;
                    Operand::Imm(self.immediate(info.ty, method, value)?)
                }
                class => {
                    let bits = (value, mask);
                    let (own, class) = ((info.ty, method), class - 1);
                    Operand::Reg(register(self.target, self.subtarget, class, own, bits)?)
                }
            };
        }
        let decoded = copy_tied(&infos, decoded, &mut inst)?;
        if decoded.count_ones() as usize != infos.len() {
            fill_implied(self.target, &infos, decoded, &mut inst)?;
        }
        Some(inst)
    }

    /// Puts the bits that a recoded field is made of behind the word; `None` if it means nothing.
    fn recoded(
        &self,
        wide: Option<[u8; WIDE_BYTES]>,
        method: u32,
        num_pieces: u64,
        code: &mut Reader<'_>,
    ) -> Option<[u8; WIDE_BYTES]> {
        let mut wide = wide.unwrap_or_else(|| {
            let mut wide = [0; WIDE_BYTES];
            wide.iter_mut().zip(self.word).for_each(|(to, from)| *to = *from);
            wide
        });
        let place = next_piece(code);
        let bits = (1..num_pieces).fold(0, |bits, _| bits | extract_bits(self.word, next_piece(code)));
        let source = self.target.call(method.checked_sub(1)?, &[bits as i64], self.subtarget);
        insert_bits(&mut wide, u64::try_from(source).ok()?, place);
        Some(wide)
    }

    fn immediate(&self, ty: u16, method: u32, bits: i64) -> Option<i64> {
        immediate(self.target, self.subtarget, ty, method, bits)
    }
}

/// The register of a class that a field means: by the bits that the field has of its encoding, or by all of them, where the
/// operand type has a `method` that makes these of the bits. `None` if there is none, or if the type says that the bits are not
/// legal.
pub(crate) fn register(
    target: &Target,
    subtarget: &Subtarget,
    class: u16,
    (ty, method): (u16, u32),
    (bits, mask): (u64, u64),
) -> Option<Reg> {
    if method == 0 {
        return target.register_by_encoding(class, bits, mask);
    }
    let valid = target.operand_type(ty).decode_valid;
    let call = |function: u32| target.call(function - 1, &[bits as i64], subtarget);
    let is_legal = valid == 0 || call(valid) != 0;
    is_legal.then(|| target.register_by_encoding(class, call(method) as u64, u64::MAX)).flatten()
}

fn next_piece(code: &mut Reader<'_>) -> Piece {
    let mut number = || code.number() as u32;
    Piece { from: number(), to: number(), width: number() }
}

/// The bits of a value that a piece holds.
pub(crate) fn piece_mask(piece: Piece) -> u64 {
    u64::MAX.checked_shr(64 - piece.width.clamp(1, 64)).unwrap_or(0) << piece.from.min(63)
}

/// Fills in registers that the encoding does not mention because they can only be one. `decoded` is the set of operands read.
pub(crate) fn fill_implied(
    target: &Target,
    infos: &Records<'_, OperandInfo>,
    decoded: u64,
    inst: &mut Inst,
) -> Option<()> {
    for (i, info) in infos.iter().enumerate().filter(|(_, info)| info.class != 0) {
        if decoded >> i.min(63) & 1 == 0 {
            *inst.operands.get_mut(i)? = Operand::Reg(target.only_register(info.class - 1)?);
        }
    }
    Some(())
}

/// Gives tied operands the value of the one that was read. `decoded` is the set of those; the set with the tied ones.
pub(crate) fn copy_tied(infos: &Records<'_, OperandInfo>, decoded: u64, inst: &mut Inst) -> Option<u64> {
    let mut all = decoded;
    for (i, info) in infos.iter().enumerate().filter(|(_, info)| info.tied_to != 0) {
        // Either of the two may be the one that the encoding names.
        let definition = info.tied_to as usize - 1;
        if all >> i.min(63) & 1 != 0 && all >> definition.min(63) & 1 == 0 {
            *inst.operands.get_mut(definition)? = *inst.operands.get(i)?;
        } else {
            *inst.operands.get_mut(i)? = *inst.operands.get(definition)?;
        }
        let pair = 1 << i.min(63) | 1 << definition.min(63);
        if all & pair != 0 {
            all |= pair;
        }
    }
    Some(all)
}

/// The value of an immediate from the contents of its field; `None` if they are not legal.
pub(crate) fn immediate(
    target: &Target,
    subtarget: &Subtarget,
    ty: u16,
    method: u32,
    bits: i64,
) -> Option<i64> {
    let ty = target.operand_type(ty);
    let call = |function: u32, param| target.call(function - 1, &[param], subtarget);
    if ty.decode_valid != 0 && call(ty.decode_valid, bits) == 0 {
        return None;
    }
    let value = if method != 0 { call(method, bits) } else { bits };
    if ty.must_be_named != 0 {
        let known = |n: &NamedValue| {
            n.value == value && (n.known == 0 || target.call(n.known - 1, &[], subtarget) != 0)
        };
        target.image.list(ty.names).iter().find(known)?;
    }
    (ty.predicate == 0 || call(ty.predicate, value) != 0).then_some(value)
}
