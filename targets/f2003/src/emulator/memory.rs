//! Memory in pages, with a note for each byte whether it was written, and the pieces of the program with what their bytes
//! are.

use super::decode::{Instruction, decode};
use super::{Contents, Undefined};
use std::collections::BTreeMap;

const PAGE_BITS: u32 = 12;
const PAGE: usize = 1 << PAGE_BITS;
/// The longest instruction: an opcode and three operands of five bytes.
const MAX_LENGTH: usize = 16;

/// What a byte of the program is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Unknown,
    /// The first byte of an instruction.
    Start,
    Inside,
    Data,
}

#[derive(Clone, Debug)]
struct Page {
    bytes: [u8; PAGE],
    written: [u64; PAGE / 64],
}

/// A piece of the program.
#[derive(Clone, Debug)]
struct Piece {
    start: u32,
    roles: Vec<Role>,
    /// By offset: the number of the instruction that starts there, plus 1.
    decoded: Vec<u32>,
}

/// See the module text.
#[derive(Clone, Debug)]
pub struct Memory {
    pages: BTreeMap<u32, Box<Page>>,
    max_pages: usize,
    pieces: Vec<Piece>,
    instructions: Vec<Instruction>,
}

impl Memory {
    pub(super) fn new(max_bytes: usize) -> Memory {
        Memory {
            pages: BTreeMap::new(),
            max_pages: max_bytes / PAGE,
            pieces: Vec::new(),
            instructions: Vec::new(),
        }
    }

    pub(super) fn load(
        &mut self,
        start: u32,
        contents: Contents,
        bytes: &[u8],
    ) -> Result<(), (u32, Undefined)> {
        let last = start.wrapping_add(bytes.len().saturating_sub(1) as u32);
        let overlaps = |p: &&Piece| {
            let end = u64::from(p.start) + p.roles.len() as u64;
            u64::from(start) < end && u64::from(p.start) <= u64::from(last)
        };
        if let Some(piece) = self.pieces.iter().find(overlaps) {
            return Err((start, Undefined::Overlap(piece.start.max(start))));
        }
        for (at, byte) in (0u32..).zip(bytes) {
            let address = start.wrapping_add(at);
            self.set(address, *byte).map_err(|what| (address, what))?;
        }
        let role = if contents == Contents::Data { Role::Data } else { Role::Unknown };
        let (roles, decoded) = (vec![role; bytes.len()], vec![0; bytes.len()]);
        self.pieces.push(Piece { start, roles, decoded });
        if contents == Contents::Code {
            let mut at = 0;
            while at < bytes.len() {
                let address = start.wrapping_add(at as u32);
                let instruction = self.instruction(address).map_err(|what| (address, what))?;
                at += instruction.length as usize;
            }
        }
        Ok(())
    }

    /// The piece that has an address, and the offset in it.
    fn piece(&mut self, address: u32) -> Option<(&mut Piece, usize)> {
        let offset = |p: &Piece| (address.wrapping_sub(p.start)) as usize;
        let piece = self.pieces.iter_mut().find(|p| offset(p) < p.roles.len())?;
        let at = offset(piece);
        Some((piece, at))
    }

    /// The instruction at an address, decoded when it is asked for first.
    pub(super) fn instruction(&mut self, address: u32) -> Result<Instruction, Undefined> {
        let (piece, at) = self.piece(address).ok_or(Undefined::NoInstruction)?;
        match piece.roles[at] {
            Role::Start => {
                let number = piece.decoded[at] as usize;
                return number
                    .checked_sub(1)
                    .and_then(|n| self.instructions.get(n).copied())
                    .ok_or(Undefined::NoInstruction);
            }
            Role::Inside => return Err(Undefined::InsideInstruction),
            Role::Data => return Err(Undefined::ExecutesData),
            Role::Unknown => {}
        }
        let end = (at + MAX_LENGTH).min(piece.roles.len());
        let bytes: Vec<u8> =
            (at..end).map_while(|i| self.get(address.wrapping_add((i - at) as u32))).collect();
        let instruction = decode(&bytes).ok_or(Undefined::NotAnInstruction)?;
        self.instructions.push(instruction);
        let number = self.instructions.len() as u32;
        let (piece, at) = self.piece(address).ok_or(Undefined::NoInstruction)?;
        let roles = &mut piece.roles[at..at + instruction.length as usize];
        if let Some(role) = roles.iter().find(|role| **role != Role::Unknown) {
            return Err(if *role == Role::Data {
                Undefined::ExecutesData
            } else {
                Undefined::InsideInstruction
            });
        }
        roles.fill(Role::Inside);
        roles[0] = Role::Start;
        piece.decoded[at] = number;
        Ok(instruction)
    }

    /// Marks bytes of the program as data; the address of the first that is code.
    fn claim(&mut self, address: u32, size: u32) -> Option<u32> {
        for address in (0..size).map(|i| address.wrapping_add(i)) {
            let Some((piece, at)) = self.piece(address) else { continue };
            match piece.roles[at] {
                Role::Start | Role::Inside => return Some(address),
                Role::Unknown => piece.roles[at] = Role::Data,
                Role::Data => {}
            }
        }
        None
    }

    fn aligned(address: u32, size: u32) -> Result<(), Undefined> {
        if address.is_multiple_of(size) { Ok(()) } else { Err(Undefined::Misaligned(address, size)) }
    }

    /// Reads 1, 2 or 4 bytes.
    pub(super) fn read(&mut self, address: u32, size: u32) -> Result<u32, Undefined> {
        Self::aligned(address, size)?;
        if let Some(code) = self.claim(address, size) {
            return Err(Undefined::ReadsCode(code));
        }
        (0..size).try_fold(0, |value, i| {
            let at = address.wrapping_add(i);
            let byte = self.get(at).ok_or(Undefined::Uninitialized(at))?;
            Ok(value << 8 | u32::from(byte))
        })
    }

    /// Writes the low 1, 2 or 4 bytes of a value.
    pub(super) fn write(&mut self, address: u32, size: u32, value: u32) -> Result<(), Undefined> {
        Self::aligned(address, size)?;
        if let Some(code) = self.claim(address, size) {
            return Err(Undefined::WritesCode(code));
        }
        let bytes = value.to_be_bytes();
        for (i, byte) in (0u32..).zip(&bytes[4 - size as usize..]) {
            self.set(address.wrapping_add(i), *byte)?;
        }
        Ok(())
    }

    fn get(&self, address: u32) -> Option<u8> {
        let page = self.pages.get(&(address >> PAGE_BITS))?;
        let at = address as usize % PAGE;
        (page.written[at / 64] >> (at % 64) & 1 != 0).then(|| page.bytes[at])
    }

    fn set(&mut self, address: u32, byte: u8) -> Result<(), Undefined> {
        let number = address >> PAGE_BITS;
        if !self.pages.contains_key(&number) {
            if self.pages.len() >= self.max_pages {
                return Err(Undefined::TooMuchMemory);
            }
            self.pages.insert(number, Box::new(Page { bytes: [0; PAGE], written: [0; PAGE / 64] }));
        }
        if let Some(page) = self.pages.get_mut(&number) {
            let at = address as usize % PAGE;
            page.bytes[at] = byte;
            page.written[at / 64] |= 1 << (at % 64);
        }
        Ok(())
    }
}
