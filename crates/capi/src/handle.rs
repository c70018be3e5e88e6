//! Handles, strings and arrays as C passes them, and what every call has around it.
//!
//! [`entries`] makes exported functions of safe ones: arguments are received by [`Argument`], which is where addresses
//! become references, and a null handle, or `None` from the body, makes the call return null or zero. This is the one place
//! where promises of callers are relied on, except for arrays, whose length is another argument.

use std::ffi::{CStr, CString, c_char, c_int, c_uint};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// `LLVMBool`: zero or not.
pub type LLVMBool = c_int;

/// `LLVMBool` of calls that return 1 where they fail.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(c_int);

impl Status {
    pub const DONE: Status = Status(0);
    pub const FAILED: Status = Status(1);

    pub fn failed_if(failed: bool) -> Status {
        if failed { Status::FAILED } else { Status::DONE }
    }
}

impl Absent for Status {
    fn absent() -> Status {
        Status::FAILED
    }
}

/// A handle: the address of a node, or null.
#[repr(transparent)]
#[derive(Debug)]
pub struct Ref<T>(*mut T);

impl<T> Clone for Ref<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Ref<T> {}
impl<T> PartialEq for Ref<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<T> Eq for Ref<T> {}
impl<T> std::hash::Hash for Ref<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.addr().hash(state);
    }
}

impl<T> Ref<T> {
    pub const NULL: Ref<T> = Ref(std::ptr::null_mut());

    /// A new node, which lives until it is [taken](Ref::take).
    pub fn own(value: T) -> Ref<T> {
        Ref(Box::into_raw(Box::new(value)))
    }

    /// The handle of a node that something else owns.
    pub fn of(value: &T) -> Ref<T> {
        Ref(std::ptr::from_ref(value).cast_mut())
    }

    pub fn from_address(address: *mut T) -> Ref<T> {
        Ref(address)
    }

    pub fn address(self) -> *mut T {
        self.0
    }

    pub fn is_null(self) -> bool {
        self.0.is_null()
    }

    /// The node.
    ///
    /// # Safety
    /// The handle is null, or its node lives during `'a`.
    pub unsafe fn get<'a>(self) -> Option<&'a T> {
        // SAFETY: the caller says so.
        unsafe { self.0.as_ref() }
    }

    /// The node, which is no longer a handle's.
    ///
    /// # Safety
    /// The handle is null, or comes from [`Ref::own`] and is not used again.
    pub unsafe fn take(self) -> Option<Box<T>> {
        // SAFETY: the caller says so.
        (!self.0.is_null()).then(|| unsafe { Box::from_raw(self.0) })
    }
}

/// An argument: what C passes, and what the body of a call sees.
pub trait Argument<'a> {
    type Received;

    /// `None` for a handle that is null.
    ///
    /// # Safety
    /// See the crate's text: what is pointed to lives during the call.
    unsafe fn receive(self) -> Option<Self::Received>;
}

impl<'a, T: 'static> Argument<'a> for Ref<T> {
    type Received = &'a T;
    unsafe fn receive(self) -> Option<&'a T> {
        // SAFETY: the caller says so.
        unsafe { self.get() }
    }
}

/// A handle whose node the call disposes of.
#[repr(transparent)]
#[derive(Debug)]
pub struct Owned<R>(R);

impl<T: 'static> Argument<'_> for Owned<Ref<T>> {
    type Received = Box<T>;
    unsafe fn receive(self) -> Option<Box<T>> {
        // SAFETY: the caller says so.
        unsafe { self.0.take() }
    }
}

/// A handle that may be null.
#[repr(transparent)]
#[derive(Debug)]
pub struct Optional<R>(R);

impl<'a, T: 'static> Argument<'a> for Optional<Ref<T>> {
    type Received = Option<&'a T>;
    unsafe fn receive(self) -> Option<Option<&'a T>> {
        // SAFETY: the caller says so.
        Some(unsafe { self.0.get() })
    }
}

/// A string; null is an empty one.
#[repr(transparent)]
#[derive(Debug)]
pub struct Text(*const c_char);

impl<'a> Argument<'a> for Text {
    type Received = &'a CStr;
    unsafe fn receive(self) -> Option<&'a CStr> {
        // SAFETY: the caller says that the string ends.
        Some(if self.0.is_null() { c"" } else { unsafe { CStr::from_ptr(self.0) } })
    }
}

/// Where a result goes, or null.
#[repr(transparent)]
#[derive(Debug)]
pub struct Out<T>(*mut T);

impl<T> Argument<'_> for Out<T> {
    type Received = Out<T>;
    unsafe fn receive(self) -> Option<Out<T>> {
        Some(self)
    }
}

impl<T> Out<T> {
    /// For a result that nobody wants.
    pub fn nowhere() -> Out<T> {
        Out(std::ptr::null_mut())
    }

    /// Writes the result, if it is wanted.
    pub fn set(&self, value: T) {
        if !self.0.is_null() {
            // SAFETY: callers of the interface promise room for a result where they pass an address.
            unsafe { self.0.write(value) };
        }
    }
}

/// The first of several, with their number in another argument.
#[repr(transparent)]
#[derive(Debug)]
pub struct Array<T>(*mut T);

impl<T> Argument<'_> for Array<T> {
    type Received = Array<T>;
    unsafe fn receive(self) -> Option<Array<T>> {
        Some(self)
    }
}

impl<T: Copy> Array<T> {
    /// # Safety
    /// There are so many, and they live during `'a`.
    pub unsafe fn get<'a>(&self, count: usize) -> &'a [T] {
        if self.0.is_null() || count == 0 {
            return &[];
        }
        // SAFETY: the caller says so.
        unsafe { std::slice::from_raw_parts(self.0, count) }
    }

    /// Writes results.
    ///
    /// # Safety
    /// There is room for so many.
    pub unsafe fn fill(&self, values: impl IntoIterator<Item = T>) {
        if self.0.is_null() {
            return;
        }
        for (at, value) in values.into_iter().enumerate() {
            // SAFETY: the caller says so.
            unsafe { self.0.add(at).write(value) };
        }
    }
}

impl<T: 'static> Array<Ref<T>> {
    /// The nodes, if none of the handles is null.
    ///
    /// # Safety
    /// There are so many, and they live during `'a`.
    pub unsafe fn nodes<'a>(&self, count: usize) -> Option<Vec<&'a T>> {
        // SAFETY: the caller says so.
        unsafe { self.get(count).iter().map(|handle| handle.get()).collect() }
    }
}

/// Bytes that the caller has, with their number in another argument.
#[repr(transparent)]
#[derive(Debug)]
pub struct Bytes(*const c_char);

impl Argument<'_> for Bytes {
    type Received = Bytes;
    unsafe fn receive(self) -> Option<Bytes> {
        Some(self)
    }
}

impl Bytes {
    /// # Safety
    /// There are so many, and they live during `'a`.
    pub unsafe fn get<'a>(&self, count: usize) -> &'a [u8] {
        if self.0.is_null() || count == 0 {
            return &[];
        }
        // SAFETY: the caller says so.
        unsafe { std::slice::from_raw_parts(self.0.cast(), count) }
    }
}

/// A string that the caller disposes of with `LLVMDisposeMessage`.
pub type Message = *mut c_char;

/// Makes one. What is behind a zero is lost.
pub fn message(text: impl Into<Vec<u8>>) -> Message {
    let mut bytes: Vec<u8> = text.into();
    bytes.truncate(bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len()));
    CString::new(bytes).unwrap_or_default().into_raw()
}

macro_rules! plain {
    ($($ty:ty = $absent:expr),* $(,)?) => { $(
        impl Argument<'_> for $ty {
            type Received = $ty;
            unsafe fn receive(self) -> Option<$ty> {
                Some(self)
            }
        }
        impl Absent for $ty {
            fn absent() -> $ty {
                $absent
            }
        }
    )* };
}

/// A result of a call that could not do anything.
pub trait Absent {
    fn absent() -> Self;
}

plain! {
    c_int = 0, c_uint = 0, i64 = 0, u64 = 0, usize = 0, f64 = 0.0, c_char = 0,
    *mut c_char = std::ptr::null_mut(), *const c_char = std::ptr::null(),
    *mut std::ffi::c_void = std::ptr::null_mut(), *const std::ffi::c_void = std::ptr::null(),
}

impl Absent for () {
    fn absent() {}
}
impl<T> Absent for Ref<T> {
    fn absent() -> Ref<T> {
        Ref::NULL
    }
}

/// What is around the body of every call: neither a missing value nor a panic leaves it.
pub fn guard<R: Absent>(body: impl FnOnce() -> Option<R>) -> R {
    // State that a panic has left half changed is that of nodes, whose cells say so when they are used.
    catch_unwind(AssertUnwindSafe(body)).ok().flatten().unwrap_or_else(R::absent)
}

/// Exported functions: see the module text.
macro_rules! entries {
    ($(
        $(#[$meta:meta])*
        fn $name:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)? $body:block
    )*) => { $(
        $(#[$meta])*
        ///
        /// # Safety
        /// What callers promise is in the crate's text.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) $(-> $ret)? {
            $crate::handle::guard(move || {
                $(
                    // SAFETY: callers of the interface promise it.
                    let $arg = unsafe { $crate::handle::Argument::receive($arg) }?;
                )*
                $body
            })
        }
    )* };
}
