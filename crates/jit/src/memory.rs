//! Memory for code and data of the running process.
//!
//! A [`Memory`] reserves one range of addresses, less than 2 GiB, so that everything in it reaches everything else with
//! 32 bits. Code and constants are pages of a file in memory that is mapped twice: once where they are used, executable
//! or read-only, and once elsewhere, where they are written. So nothing is ever writable and executable at one address,
//! and code can be patched while it runs. The exception is a process that a debugger runs: the system lets it set
//! breakpoints in shared pages only if they are writable. (In a process that it attaches to later, hardware breakpoints
//! work.) Data is ordinary private memory: a child process gets a copy, as of any
//! program's data.
//!
//! Pages take memory when something is written to them. Nothing is mapped or protected per block: adding a small
//! function takes no system call. Large blocks give their pages back when they are released.
//!
//! Cost: a block is O(log n) in the number of free runs.
#![allow(unsafe_code)]

use crate::free_list::FreeList;
use crate::{Error, Result};
use std::io;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};

/// What a block is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Code,
    /// Constants, and tables that only the linker changes.
    ReadOnly,
    Data,
}

const CODE_BYTES: usize = 256 << 20;
const READ_ONLY_BYTES: usize = 256 << 20;
const DATA_BYTES: usize = 1 << 30;
/// Together less than the reach of a signed number of 32 bits.
const _: () = assert!(CODE_BYTES + READ_ONLY_BYTES + DATA_BYTES < i32::MAX as usize);

/// From this size on, pages of a released block are given back to the system.
const LARGE: usize = 256 << 10;

/// A run of bytes that was allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    pub kind: Use,
    /// From the start of its region.
    offset: usize,
    pub size: usize,
}

impl Block {
    /// No bytes, which nobody was given.
    pub(crate) fn empty(kind: Use) -> Block {
        Block { kind, offset: 0, size: 0 }
    }
}

#[derive(Debug)]
struct Region {
    /// Where it is used, from the start of the reservation.
    start: usize,
    /// Where it is written.
    write: NonNull<u8>,
    size: usize,
    free: FreeList,
    /// What is above has never been given out and is zero.
    touched: usize,
}

/// See the module text.
#[derive(Debug)]
pub struct Memory {
    /// The reservation.
    base: NonNull<u8>,
    /// Where code and constants are written.
    view: NonNull<u8>,
    /// The file of code and constants.
    file: i32,
    regions: [Region; 3],
}

// SAFETY: the pointers are to mappings that this value owns alone; access goes through `&mut self` or is to blocks whose
// owner is the caller.
unsafe impl Send for Memory {}
// SAFETY: `&self` gives out addresses only.
unsafe impl Sync for Memory {}

const SHARED_BYTES: usize = CODE_BYTES + READ_ONLY_BYTES;
const RESERVED_BYTES: usize = SHARED_BYTES + DATA_BYTES;

impl Memory {
    /// Reserves addresses. Fails where the system refuses memory that may be executed, or so many addresses.
    pub fn reserve() -> Result<Memory> {
        // SAFETY: the name is a string with its end; the flags are valid.
        let file = unsafe { libc::memfd_create(c"codewright-jit".as_ptr(), libc::MFD_CLOEXEC) };
        if file < 0 {
            return Err(failed("a file in memory for code"));
        }
        let mapped = map_all(file);
        if mapped.is_err() {
            // SAFETY: the descriptor is ours.
            unsafe { libc::close(file) };
        }
        let (base, view) = mapped?;
        let region = |start: usize, write: NonNull<u8>, size| Region {
            start,
            write,
            size,
            free: FreeList::new(size),
            touched: 0,
        };
        // SAFETY: both offsets are inside of the mappings of that size.
        let (constants, data) = unsafe { (view.add(CODE_BYTES), base.add(SHARED_BYTES)) };
        let regions = [
            region(0, view, CODE_BYTES),
            region(CODE_BYTES, constants, READ_ONLY_BYTES),
            region(SHARED_BYTES, data, DATA_BYTES),
        ];
        Ok(Memory { base, view, file, regions })
    }

    /// A block of zeros of this size, at a multiple of `align` (a power of two, at most a page).
    pub fn allocate(&mut self, kind: Use, size: usize, align: usize) -> Result<Block> {
        let region = &mut self.regions[kind as usize];
        let Some(offset) = region.free.take(size, align) else {
            let what = ["code", "constants", "data"][kind as usize];
            return Err(Error::new(format!(
                "no room for {size} bytes of {what}: a session has {} MiB",
                region.size >> 20
            )));
        };
        let used = region.touched.saturating_sub(offset).min(size);
        // SAFETY: the block is in the region, and nobody else has it.
        unsafe { region.write.add(offset).write_bytes(0, used) };
        region.touched = region.touched.max(offset + size);
        Ok(Block { kind, offset, size })
    }

    /// Gives a block back. Nothing may use its addresses any more.
    pub fn release(&mut self, block: Block) {
        let region = &mut self.regions[block.kind as usize];
        if block.size >= LARGE {
            let page = page_bytes();
            let begin = block.offset.next_multiple_of(page);
            let end = (block.offset + block.size) & !(page - 1);
            let advice = if block.kind == Use::Data { libc::MADV_DONTNEED } else { libc::MADV_REMOVE };
            // SAFETY: whole pages of the block, which belongs to nobody any more. Should the system refuse, they stay
            // as they are.
            unsafe { libc::madvise(region.write.add(begin).as_ptr().cast(), end - begin, advice) };
        }
        region.free.give_back(block.offset, block.size);
    }

    /// The address at which a block is used.
    pub fn address(&self, block: Block) -> u64 {
        (self.base.as_ptr() as usize + self.regions[block.kind as usize].start + block.offset) as u64
    }

    /// Copies bytes into a block. What does not fit is a mistake of the caller's and panics.
    pub fn write(&mut self, block: Block, offset: usize, bytes: &[u8]) {
        assert!(offset <= block.size && bytes.len() <= block.size - offset, "{block:?} is smaller");
        let region = &self.regions[block.kind as usize];
        // SAFETY: the place is in the block, as just checked, and the block in the region; `bytes` is not memory of
        // regions that anybody has a reference to.
        unsafe {
            let place = region.write.add(block.offset + offset).as_ptr();
            ptr::copy_nonoverlapping(bytes.as_ptr(), place, bytes.len());
        }
    }

    /// Lets all processors see the code of a block as it is now.
    pub fn synchronize(&self, block: Block) {
        let region = &self.regions[block.kind as usize];
        let written = region.write.as_ptr().wrapping_add(block.offset);
        crate::host::synchronize(written, self.address(block) as *const u8, block.size);
    }

    /// Stores an address that running code may be reading. `offset` is a multiple of 8.
    pub fn store(&self, block: Block, offset: usize, value: u64) {
        assert!(offset.is_multiple_of(8) && offset + 8 <= block.size, "{block:?} is smaller");
        let region = &self.regions[block.kind as usize];
        // SAFETY: the place is in the block and aligned, since blocks begin at multiples of 16; others access it as an
        // atomic, or are code that loads eight aligned bytes at once.
        let place = unsafe { AtomicU64::from_ptr(region.write.add(block.offset + offset).as_ptr().cast()) };
        place.store(value, Ordering::Release);
    }

    /// Stores a number that running code may be changing. `offset` is a multiple of 4.
    pub fn store_count(&self, block: Block, offset: usize, value: i32) {
        assert!(offset.is_multiple_of(4) && offset + 4 <= block.size, "{block:?} is smaller");
        let region = &self.regions[block.kind as usize];
        // SAFETY: as for addresses.
        let place = unsafe { AtomicI32::from_ptr(region.write.add(block.offset + offset).as_ptr().cast()) };
        place.store(value, Ordering::Relaxed);
    }

    /// Whether an address is in the reservation.
    pub fn contains(&self, address: u64) -> bool {
        address.wrapping_sub(self.base.as_ptr() as u64) < RESERVED_BYTES as u64
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: the mappings and the descriptor are ours; who drops a session says that nobody runs its code.
        unsafe {
            libc::munmap(self.base.as_ptr().cast(), RESERVED_BYTES);
            libc::munmap(self.view.as_ptr().cast(), SHARED_BYTES);
            libc::close(self.file);
        }
    }
}

/// The reservation and the view for writing.
fn map_all(file: i32) -> Result<(NonNull<u8>, NonNull<u8>)> {
    // SAFETY: the descriptor is a file in memory of ours.
    if unsafe { libc::ftruncate(file, SHARED_BYTES as libc::off_t) } != 0 {
        return Err(failed("room for code"));
    }
    const NOTHING: i32 = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    let base = map(None, RESERVED_BYTES, libc::PROT_NONE, NOTHING, (-1, 0))?;
    let view = map(None, SHARED_BYTES, WRITE, libc::MAP_SHARED, (file, 0));
    let parts = [
        (0, CODE_BYTES, code_protection(), libc::MAP_SHARED, (file, 0)),
        (CODE_BYTES, READ_ONLY_BYTES, libc::PROT_READ, libc::MAP_SHARED, (file, CODE_BYTES)),
        (SHARED_BYTES, DATA_BYTES, WRITE, NOTHING, (-1, 0)),
    ];
    let placed = parts.iter().try_for_each(|&(offset, size, protection, flags, of)| {
        // SAFETY: the offset is inside of the reservation.
        map(Some(unsafe { base.add(offset) }), size, protection, flags, of).map(|_| ())
    });
    match (view, placed) {
        (Ok(view), Ok(())) => Ok((base, view)),
        (view, placed) => {
            // SAFETY: both mappings are ours and unused.
            unsafe { libc::munmap(base.as_ptr().cast(), RESERVED_BYTES) };
            if let Ok(view) = view {
                // SAFETY: as above.
                unsafe { libc::munmap(view.as_ptr().cast(), SHARED_BYTES) };
            }
            Err(view.err().or(placed.err()).unwrap_or_else(|| failed("memory for code")))
        }
    }
}

/// Of code where it is executed: see the module text.
fn code_protection() -> i32 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let tracer = status.lines().find_map(|line| line.strip_prefix("TracerPid:")).map_or("0", str::trim);
    let write = if tracer == "0" { 0 } else { libc::PROT_WRITE };
    libc::PROT_READ | libc::PROT_EXEC | write
}

const WRITE: i32 = libc::PROT_READ | libc::PROT_WRITE;

/// Maps pages, at a fixed place if that is inside of a reservation.
fn map(
    at: Option<NonNull<u8>>,
    size: usize,
    protection: i32,
    flags: i32,
    (file, offset): (i32, usize),
) -> Result<NonNull<u8>> {
    let (at, fixed) = at.map_or((ptr::null_mut(), 0), |at| (at.as_ptr(), libc::MAP_FIXED));
    // SAFETY: a new mapping, or one in place of a part of our reservation that nobody has been given yet.
    let got = unsafe { libc::mmap(at.cast(), size, protection, flags | fixed, file, offset as libc::off_t) };
    match NonNull::new(got.cast::<u8>()) {
        Some(place) if got != libc::MAP_FAILED => Ok(place),
        _ => Err(failed("memory for code")),
    }
}

fn page_bytes() -> usize {
    // SAFETY: asks for a number.
    usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096)
}

fn failed(what: &str) -> Error {
    Error::new(format!("the system gives no {what}: {}", io::Error::last_os_error()))
}
