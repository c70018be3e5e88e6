//! The memory of an interpreted program: objects with addresses.
//!
//! Addresses are never used twice and objects do not touch, so an access that leaves its object, or comes after its end,
//! meets no object and is an error. Finding the object of an address is O(log objects), O(1) for the one used last.

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
    kind: ObjectKind,
    bytes: Vec<u8>,
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
    /// By first address.
    objects: BTreeMap<u64, Object>,
    next: u64,
    in_use: u64,
    limit: u64,
    last: u64,
}

/// Between objects, so that small overruns meet nothing.
const GAP: u64 = 32;
const FIRST_ADDRESS: u64 = 0x1_0000;

impl Memory {
    /// A memory whose objects may have `limit` bytes together.
    pub fn new(limit: u64) -> Memory {
        Memory { objects: BTreeMap::new(), next: FIRST_ADDRESS, in_use: 0, limit, last: 0 }
    }

    /// A new object of zeros; its address is a multiple of `align`, a power of two.
    pub fn allocate(&mut self, kind: ObjectKind, size: u64, align: u64) -> Result<u64, MemoryError> {
        let in_use =
            self.in_use.checked_add(size).filter(|&n| n <= self.limit).ok_or(MemoryError::OutOfMemory)?;
        let address = self.next.checked_next_multiple_of(align.max(1)).ok_or(MemoryError::OutOfMemory)?;
        self.next =
            address.checked_add(size).and_then(|a| a.checked_add(GAP)).ok_or(MemoryError::OutOfMemory)?;
        self.in_use = in_use;
        self.objects.insert(address, Object { kind, bytes: vec![0; size as usize] });
        Ok(address)
    }

    /// Ends the life of a stack object.
    pub fn release(&mut self, address: u64) {
        if let Some(object) = self.objects.remove(&address) {
            self.in_use -= object.bytes.len() as u64;
        }
    }

    /// `free`.
    pub fn free(&mut self, address: u64) -> Result<(), MemoryError> {
        match self.objects.get(&address) {
            Some(object) if object.kind == ObjectKind::Heap => {
                self.release(address);
                Ok(())
            }
            _ => Err(MemoryError::BadFree { address }),
        }
    }

    /// Size of the heap object at this address.
    pub fn heap_size(&self, address: u64) -> Option<u64> {
        self.objects.get(&address).filter(|o| o.kind == ObjectKind::Heap).map(|o| o.bytes.len() as u64)
    }

    /// What follows is not written any more.
    pub fn make_constant(&mut self, address: u64) {
        if let Some(object) = self.objects.get_mut(&address) {
            object.kind = ObjectKind::Constant;
        }
    }

    /// First address of the object and offset in it.
    fn locate(&mut self, address: u64, size: u64) -> Result<(u64, usize), MemoryError> {
        let holds =
            |start: u64, object: &Object| address >= start && address - start <= object.bytes.len() as u64;
        let start = match self.objects.get(&self.last) {
            Some(object) if holds(self.last, object) => self.last,
            _ => match self.objects.range(..=address).next_back() {
                Some((&start, object)) if holds(start, object) => start,
                _ => return Err(MemoryError::Unmapped { address, size }),
            },
        };
        let object_size = self.objects[&start].bytes.len() as u64;
        let offset = address - start;
        if offset.checked_add(size).is_none_or(|end| end > object_size) {
            return Err(MemoryError::OutOfBounds { address, size, object: start, object_size });
        }
        self.last = start;
        Ok((start, offset as usize))
    }

    pub fn read(&mut self, address: u64, size: u64) -> Result<&[u8], MemoryError> {
        if size == 0 {
            return Ok(&[]);
        }
        let (start, offset) = self.locate(address, size)?;
        match self.objects.get(&start) {
            Some(object) => Ok(&object.bytes[offset..offset + size as usize]),
            None => Err(MemoryError::Unmapped { address, size }),
        }
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
        let (start, offset) = self.locate(address, size)?;
        match self.objects.get_mut(&start) {
            Some(object) if object.kind == ObjectKind::Constant => Err(MemoryError::ReadOnly { address }),
            Some(object) => {
                change(&mut object.bytes[offset..offset + size as usize]);
                Ok(())
            }
            None => Err(MemoryError::Unmapped { address, size }),
        }
    }

    /// Bytes up to, without, the next zero byte.
    pub fn c_string(&mut self, address: u64) -> Result<Vec<u8>, MemoryError> {
        let (start, offset) = self.locate(address, 1)?;
        let bytes = self.objects.get(&start).map_or(&[][..], |o| &o.bytes[offset..]);
        match bytes.iter().position(|&b| b == 0) {
            Some(len) => Ok(bytes[..len].to_vec()),
            None => Err(MemoryError::OutOfBounds {
                address,
                size: bytes.len() as u64 + 1,
                object: start,
                object_size: offset as u64 + bytes.len() as u64,
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
        memory.make_constant(a);
        assert!(matches!(memory.write(a, &[0]), Err(MemoryError::ReadOnly { .. })));
        assert_eq!(memory.allocate(ObjectKind::Heap, 2000, 1), Err(MemoryError::OutOfMemory));
    }
}
