//! Thread-local variables of code in memory.
//!
//! The system's loader gives thread-local blocks to libraries only, so here the code's calls of `__tls_get_addr` come to a
//! function of ours. What they hand over is the address of two words that the linker made: a *template*, by number, and
//! an offset. Each thread has a table of its blocks by template; a block is a copy of the template, made when the
//! thread first asks for it, and freed when the thread ends. A variable that belongs to a library of the process is
//! looked up by name each time: the loader answers with this thread's address.
//!
//! What can fail is asked for when the template is made, where there is somebody to tell: the system's key, the size. Memory
//! for a block is wanted in the middle of a program that has no way to hear of an error; if there is none, that goes
//! to the process's handler of failed allocations, as for every allocation of Rust.
//!
//! Cost: an access is a call, a look-up of the thread's table and an index.
#![allow(unsafe_code)]

use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::ffi::{CString, c_void};
use std::ptr;
use std::sync::{OnceLock, PoisonError, RwLock};

/// What the linker writes in place of a template's number for a variable of a library; the second word is the address
/// of the name.
pub(crate) const BY_NAME: u64 = u64::MAX;

#[derive(Clone, Copy, Debug)]
struct Template {
    /// The initial contents; zeros follow.
    contents: u64,
    contents_size: usize,
    layout: Layout,
}

/// Templates by place. A number is a place, and above it how often the place has been used, so that a thread sees by the number
/// whether the block that it has there is of the template that is meant.
#[derive(Default)]
struct Templates {
    places: Vec<(u64, Option<Template>)>,
    free: Vec<usize>,
}

static TEMPLATES: RwLock<Templates> = RwLock::new(Templates { places: Vec::new(), free: Vec::new() });

const PLACE_BITS: u32 = 32;

fn place_of(number: u64) -> usize {
    (number & ((1 << PLACE_BITS) - 1)) as usize
}

/// A unit's thread-local data. Dropping it frees the place; threads keep their blocks until they end or ask for another one
/// in that place.
#[derive(Debug)]
pub(crate) struct ThreadData {
    pub(crate) number: u64,
}

impl ThreadData {
    /// `contents` is the address of so many bytes, which stay as they are. None if there is no such size or alignment, or
    /// the system has no key left under which threads would find their blocks.
    pub(crate) fn new(
        (contents, contents_size): (u64, usize),
        size: usize,
        align: usize,
    ) -> Option<ThreadData> {
        key()?;
        let layout = Layout::from_size_align(size.max(1), align).ok()?;
        let template = Some(Template { contents, contents_size: contents_size.min(size), layout });
        let mut templates = TEMPLATES.write().unwrap_or_else(PoisonError::into_inner);
        let number = match templates.free.pop() {
            Some(place) => templates.places[place].0 + (1 << PLACE_BITS),
            None => {
                let place = templates.places.len() as u64;
                templates.places.push((place, None));
                place
            }
        };
        templates.places[place_of(number)] = (number, template);
        Some(ThreadData { number })
    }
}

impl Drop for ThreadData {
    fn drop(&mut self) {
        let mut templates = TEMPLATES.write().unwrap_or_else(PoisonError::into_inner);
        let place = place_of(self.number);
        templates.places[place].1 = None;
        templates.free.push(place);
    }
}

/// The blocks of a thread, by the place of the template.
#[derive(Default)]
struct Blocks(Vec<Option<Block>>);

#[derive(Clone, Copy)]
struct Block {
    /// Of the template.
    number: u64,
    place: *mut u8,
    layout: Layout,
}

impl Drop for Blocks {
    fn drop(&mut self) {
        for &Block { place, layout, .. } in self.0.iter().flatten() {
            // SAFETY: it was allocated with this layout, and the thread that knew the address ends.
            unsafe { dealloc(place, layout) };
        }
    }
}

/// Under which the system keeps the table of each thread. Its destructors run after those of C++ and Rust.
fn key() -> Option<libc::pthread_key_t> {
    static KEY: OnceLock<Option<libc::pthread_key_t>> = OnceLock::new();
    extern "C" fn free(table: *mut c_void) {
        // SAFETY: the system hands over what was stored below, once.
        drop(unsafe { Box::from_raw(table.cast::<Blocks>()) });
    }
    *KEY.get_or_init(|| {
        let mut key = 0;
        // SAFETY: the place is valid, and the destructor takes what is stored under the key.
        (unsafe { libc::pthread_key_create(&raw mut key, Some(free)) } == 0).then_some(key)
    })
}

/// The address of this thread's block of a template; `None` for one that was removed, whose code no longer exists.
fn block(number: u64) -> Option<*mut u8> {
    let key = key()?;
    // SAFETY: the key exists.
    let mut table = unsafe { libc::pthread_getspecific(key) }.cast::<Blocks>();
    if table.is_null() {
        table = Box::into_raw(Box::default());
        // SAFETY: the key exists; the destructor frees the table.
        if unsafe { libc::pthread_setspecific(key, table.cast()) } != 0 {
            // SAFETY: it came from a box, and nobody else was told of it.
            drop(unsafe { Box::from_raw(table) });
            handle_alloc_error(Layout::new::<Blocks>());
        }
    }
    // SAFETY: only this thread has the table, and nothing below comes back here.
    let blocks = unsafe { &mut (*table).0 };
    let at = place_of(number);
    let old = blocks.get(at).copied().flatten();
    if let Some(block) = old.filter(|block| block.number == number) {
        return Some(block.place);
    }
    let (of, template) = *TEMPLATES.read().unwrap_or_else(PoisonError::into_inner).places.get(at)?;
    let template = template.filter(|_| of == number)?;
    // SAFETY: the size is not zero.
    let place = unsafe { alloc_zeroed(template.layout) };
    if place.is_null() {
        handle_alloc_error(template.layout);
    }
    // SAFETY: the template's contents are that long and stay while it is in the table; the block is at least as large.
    unsafe { ptr::copy_nonoverlapping(template.contents as *const u8, place, template.contents_size) };
    if let Some(Block { place, layout, .. }) = old {
        // SAFETY: it was allocated with this layout, and its template was removed with all code that knows the address.
        unsafe { dealloc(place, layout) };
    }
    if blocks.len() <= at {
        blocks.resize(at + 1, None);
    }
    blocks[at] = Some(Block { number, place, layout: template.layout });
    Some(place)
}

/// The two words that the linker makes.
#[repr(C)]
pub(crate) struct Description {
    template: u64,
    /// From the start of the block, or the address of a name.
    offset: u64,
}

pub(crate) extern "C" fn look_up(description: *const Description) -> *mut u8 {
    // SAFETY: code hands over what the linker made for it.
    let &Description { template, offset } = unsafe { &*description };
    if template == BY_NAME {
        // SAFETY: the linker wrote the address of a string that lives as long as the code.
        return unsafe { libc::dlsym(libc::RTLD_DEFAULT, offset as *const libc::c_char) }.cast();
    }
    block(template).map_or(ptr::null_mut(), |place| place.wrapping_add(offset as usize))
}

/// What code finds under the name of `__tls_get_addr`.
pub(crate) fn address_of_lookup() -> u64 {
    look_up as *const () as u64
}

/// The name of a variable of a library where [`look_up`] finds it; it is never freed. There are few.
pub(crate) fn permanent_name(name: &[u8]) -> Option<u64> {
    Some(CString::new(name).ok()?.into_raw() as u64)
}
