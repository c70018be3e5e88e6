//! The memory of an interpreted program: objects with addresses.
//!
//! Addresses are never used twice and objects do not touch, so an access that leaves its object, or comes after its end,
//! meets no object and is an error. Finding the object of an address is O(log objects), O(1) for those used last.

use std::collections::BTreeMap;

/// What an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    Global,
    Constant,
    Stack,
    Heap,
    /// The address of a function or block; it has no bytes that could be read.
    Code,
}

#[derive(Clone, Debug)]
struct Object {
    start: u64,
    kind: ObjectKind,
    bytes: Vec<u8>,
}

impl Object {
    /// Whether an address is in the object, or right behind it.
    fn holds(&self, address: u64) -> bool {
        address >= self.start && address - self.start <= self.bytes.len() as u64
    }
}

/// Why an access is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryError {
    /// No object has these bytes.
    Unmapped {
        address: u64,
        size: u64,
    },
    /// Part of the access is outside of the object.
    OutOfBounds {
        address: u64,
        size: u64,
        object: u64,
        object_size: u64,
    },
    ReadOnly {
        address: u64,
    },
    /// `free` of something that is not the start of a heap object.
    BadFree {
        address: u64,
    },
    OutOfMemory,
}

impl std::fmt::Display for MemoryError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MemoryError::Unmapped { address, size } => {
                write!(f, "access to {size} bytes at {address:#x}, where no object is")
            }
            MemoryError::OutOfBounds { address, size, object, object_size } => write!(
                f,
                "access to {size} bytes at offset {} of an object of {object_size} bytes",
                address.wrapping_sub(*object) as i64
            ),
            MemoryError::ReadOnly { address } => write!(f, "write to constant memory at {address:#x}"),
            MemoryError::BadFree { address } => write!(f, "free of {address:#x}, which was not allocated"),
            MemoryError::OutOfMemory => f.write_str("the program uses more memory than it may"),
        }
    }
}

/// The objects of a program.
#[derive(Debug)]
pub struct Memory {
    objects: Vec<Object>,
    /// Places in `objects` by first address, of objects that are not on the stack.
    by_address: BTreeMap<u64, u32>,
    /// First addresses and places of objects on the stack; addresses fall.
    stack: Vec<(u64, u32)>,
    /// Bytes of objects on the stack that are gone, for new ones.
    spare: Vec<Vec<u8>>,
    /// Places whose objects are gone.
    free: Vec<u32>,
    /// Places that were found for addresses, by [`slot`].
    found: [u32; SLOTS],
    next: u64,
    /// The lowest address of the stack, which grows downwards as that of a machine.
    stack_end: u64,
    in_use: u64,
    limit: u64,
}

/// Between objects, so that small overruns meet nothing.
const GAP: u64 = 32;
/// Where the stack begins, for machines whose addresses have 64 bits.
const STACK: u64 = 1 << 46;

const FIRST_ADDRESS: u64 = 0x1_0000;
const SLOTS: usize = 1024;
/// How many bytes objects have that are kept for new ones, and how many of them are.
const SPARE: usize = 64;

/// Where the object of an address is remembered: small objects beside each other have different slots.
fn slot(address: u64) -> usize {
    (address / GAP) as usize % SLOTS
}

impl Memory {
    /// A memory whose objects may have `limit` bytes together.
    pub fn new(limit: u64) -> Memory {
        Memory {
            objects: Vec::new(),
            by_address: BTreeMap::new(),
            stack: Vec::new(),
            spare: Vec::new(),
            free: Vec::new(),
            found: [0; SLOTS],
            next: FIRST_ADDRESS,
            stack_end: STACK,
            in_use: 0,
            limit,
        }
    }

    /// A size as one of the host, if the program could have an object of it.
    pub fn possible_size(&self, size: u64) -> Option<usize> {
        usize::try_from(size).ok().filter(|_| size <= self.limit)
    }

    /// A new object of zeros; its address is a multiple of `align`, a power of two.
    pub fn allocate(&mut self, kind: ObjectKind, size: u64, align: u64) -> Result<u64, MemoryError> {
        let in_use =
            self.in_use.checked_add(size).filter(|&n| n <= self.limit).ok_or(MemoryError::OutOfMemory)?;
        let start = self.place_for(kind, size, align.max(1)).ok_or(MemoryError::OutOfMemory)?;
        self.in_use = in_use;
        let bytes = match kind {
            // Zeros of large objects cost nothing before they are used.
            ObjectKind::Stack if size <= SPARE as u64 => {
                let mut bytes = self.spare.pop().unwrap_or_default();
                bytes.resize(size as usize, 0);
                bytes
            }
            _ => vec![0; size as usize],
        };
        let object = Object { start, kind, bytes };
        let place = match self.free.pop() {
            Some(place) => {
                self.objects[place as usize] = object;
                place
            }
            None => {
                self.objects.push(object);
                (self.objects.len() - 1) as u32
            }
        };
        match kind {
            ObjectKind::Stack => self.stack.push((start, place)),
            _ => {
                self.by_address.insert(start, place);
            }
        }
        Ok(start)
    }

    /// Where in the list of the stack the object is whose first address is the highest one up to an address.
    fn on_stack(&self, address: u64) -> Option<usize> {
        let at = self.stack.partition_point(|&(start, _)| start > address);
        (at < self.stack.len()).then_some(at)
    }

    /// The place of the object whose first address is the highest one up to an address.
    fn place_before(&self, address: u64) -> Option<u32> {
        if address >= self.stack_end
            && let Some(at) = self.on_stack(address)
        {
            return Some(self.stack[at].1);
        }
        self.by_address.range(..=address).next_back().map(|(_, &place)| place)
    }

    /// Takes an object out of the tables.
    fn remove(&mut self, address: u64) -> Option<u32> {
        // The last one goes first, mostly.
        if let Some(at) = self.on_stack(address).filter(|&at| self.stack[at].0 == address) {
            return Some(self.stack.remove(at).1);
        }
        self.by_address.remove(&address)
    }

    /// An address for a new object: the next one, or the one before the stack's last object.
    fn place_for(&mut self, kind: ObjectKind, size: u64, align: u64) -> Option<u64> {
        if kind == ObjectKind::Stack {
            let start = self.stack_end.checked_sub(size)?.checked_sub(GAP)? & !(align - 1);
            if start < self.next {
                return None;
            }
            self.stack_end = start;
            return Some(start);
        }
        let start = self.next.checked_next_multiple_of(align)?;
        self.next = start.checked_add(size)?.checked_add(GAP).filter(|&next| next <= self.stack_end)?;
        Some(start)
    }

    pub fn stack_end(&self) -> u64 {
        self.stack_end
    }

    /// Has the stack begin below an address, before it has objects.
    pub fn set_stack(&mut self, end: u64) {
        self.stack_end = end;
    }

    /// Ends the life of an object.
    pub fn release(&mut self, address: u64) {
        if let Some(place) = self.remove(address) {
            // No address is in it, also not in what is remembered.
            let gone = Object { start: u64::MAX, kind: ObjectKind::Code, bytes: Vec::new() };
            let mut object = std::mem::replace(&mut self.objects[place as usize], gone);
            self.in_use -= object.bytes.len() as u64;
            self.free.push(place);
            if object.kind == ObjectKind::Stack && object.bytes.len() <= SPARE && self.spare.len() < SPARE {
                object.bytes.clear();
                self.spare.push(object.bytes);
            }
        }
    }

    /// The object that begins at an address.
    fn beginning_at(&self, address: u64) -> Option<&Object> {
        self.by_address.get(&address).map(|&place| &self.objects[place as usize])
    }

    /// `free`.
    pub fn free(&mut self, address: u64) -> Result<(), MemoryError> {
        match self.beginning_at(address) {
            Some(object) if object.kind == ObjectKind::Heap => {
                self.release(address);
                Ok(())
            }
            _ => Err(MemoryError::BadFree { address }),
        }
    }

    /// Size of the heap object at this address.
    pub fn heap_size(&self, address: u64) -> Option<u64> {
        self.beginning_at(address).filter(|o| o.kind == ObjectKind::Heap).map(|o| o.bytes.len() as u64)
    }

    /// What follows is not written any more.
    pub fn make_constant(&mut self, address: u64) {
        if let Some(&place) = self.by_address.get(&address) {
            self.objects[place as usize].kind = ObjectKind::Constant;
        }
    }

    /// Place of the object, and offset in it.
    fn locate(&mut self, address: u64, size: u64) -> Result<(usize, usize), MemoryError> {
        let mut place = self.found[slot(address)] as usize;
        if self.objects.get(place).is_none_or(|object| !object.holds(address)) {
            place = match self.place_before(address) {
                Some(place) if self.objects[place as usize].holds(address) => place as usize,
                _ => return Err(MemoryError::Unmapped { address, size }),
            };
            self.found[slot(address)] = place as u32;
        }
        let object = &self.objects[place];
        let (offset, object_size) = (address - object.start, object.bytes.len() as u64);
        if offset.checked_add(size).is_none_or(|end| end > object_size) {
            return Err(MemoryError::OutOfBounds { address, size, object: object.start, object_size });
        }
        Ok((place, offset as usize))
    }

    pub fn read(&mut self, address: u64, size: u64) -> Result<&[u8], MemoryError> {
        if size == 0 {
            return Ok(&[]);
        }
        let (place, offset) = self.locate(address, size)?;
        Ok(&self.objects[place].bytes[offset..offset + size as usize])
    }

    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), MemoryError> {
        self.edit(address, bytes.len() as u64, |place| place.copy_from_slice(bytes))
    }

    /// Changes `size` bytes in place.
    pub fn edit(
        &mut self,
        address: u64,
        size: u64,
        change: impl FnOnce(&mut [u8]),
    ) -> Result<(), MemoryError> {
        if size == 0 {
            return Ok(());
        }
        let (place, offset) = self.locate(address, size)?;
        let object = &mut self.objects[place];
        if object.kind == ObjectKind::Constant {
            return Err(MemoryError::ReadOnly { address });
        }
        change(&mut object.bytes[offset..offset + size as usize]);
        Ok(())
    }

    /// Bytes up to, without, the next zero byte.
    pub fn c_string(&mut self, address: u64) -> Result<Vec<u8>, MemoryError> {
        let (place, offset) = self.locate(address, 1)?;
        let object = &self.objects[place];
        let bytes = &object.bytes[offset..];
        match bytes.iter().position(|&b| b == 0) {
            Some(len) => Ok(bytes[..len].to_vec()),
            None => Err(MemoryError::OutOfBounds {
                address,
                size: bytes.len() as u64 + 1,
                object: object.start,
                object_size: object.bytes.len() as u64,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accesses_stay_in_their_objects() {
        let mut memory = Memory::new(1000);
        let a = memory.allocate(ObjectKind::Heap, 8, 16).unwrap();
        let b = memory.allocate(ObjectKind::Heap, 8, 16).unwrap();
        memory.write(a, &[1, 2, 3, 0]).unwrap();
        assert_eq!(memory.c_string(a).unwrap(), [1, 2, 3]);
        assert_eq!(memory.read(a + 1, 2).unwrap(), [2, 3]);
        assert!(matches!(memory.read(a + 4, 8), Err(MemoryError::OutOfBounds { .. })));
        assert!(matches!(memory.read(a + 20, 1), Err(MemoryError::Unmapped { .. })));
        memory.free(b).unwrap();
        assert!(memory.read(b, 1).is_err() && memory.free(b).is_err());
        let low = memory.allocate(ObjectKind::Stack, 8, 8).unwrap();
        let lower = memory.allocate(ObjectKind::Stack, 8, 8).unwrap();
        memory.write(low + 4, &[7]).unwrap();
        memory.write(lower, &[9]).unwrap();
        memory.release(low);
        assert!(memory.read(low, 1).is_err());
        assert_eq!(memory.read(lower, 1).unwrap(), [9]);
        let new = memory.allocate(ObjectKind::Stack, 8, 8).unwrap();
        assert_eq!(memory.read(new, 8).unwrap(), [0; 8]);
        memory.make_constant(a);
        assert!(matches!(memory.write(a, &[0]), Err(MemoryError::ReadOnly { .. })));
        assert_eq!(memory.allocate(ObjectKind::Heap, 2000, 1), Err(MemoryError::OutOfMemory));
    }
}
