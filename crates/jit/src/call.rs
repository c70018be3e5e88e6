//! Calling functions by their types.
//!
//! [`Signature`] is implemented for types of functions of up to six scalars; what a session's module says of the
//! function is compared with it before an address is used. That finds mistakes; it does not make the call safe, because
//! code may do anything with memory. So the call is `unsafe`, and says what its caller has to know.
#![allow(unsafe_code)]

use std::collections::BTreeMap;

/// What the machine passes a value as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No value: only as a result.
    Void,
    /// An integer of so many bits.
    Int(u32),
    Float,
    Double,
    Pointer,
}

/// How functions of a unit are called, by name.
pub type Types = BTreeMap<String, FunctionType>;

/// Kinds of the parameters and of the result, or what about them typed calls cannot express.
pub type FunctionType = Result<(Vec<Kind>, Kind), String>;

mod sealed {
    pub trait Sealed {}
}

/// A type that is passed as one scalar.
pub trait Scalar: sealed::Sealed + Copy {
    const KIND: Kind;
}

macro_rules! scalars {
    ($($ty:ty = $kind:expr),* $(,)?) => { $(
        impl sealed::Sealed for $ty {}
        impl Scalar for $ty {
            const KIND: Kind = $kind;
        }
    )* };
}

scalars! {
    i8 = Kind::Int(8), u8 = Kind::Int(8), i16 = Kind::Int(16), u16 = Kind::Int(16), i32 = Kind::Int(32), u32 = Kind::Int(32),
    i64 = Kind::Int(64), u64 = Kind::Int(64), f32 = Kind::Float, f64 = Kind::Double, () = Kind::Void,
}

impl<T> sealed::Sealed for *const T {}
impl<T> Scalar for *const T {
    const KIND: Kind = Kind::Pointer;
}
impl<T> sealed::Sealed for *mut T {}
impl<T> Scalar for *mut T {
    const KIND: Kind = Kind::Pointer;
}

/// A type of function: `fn(i32, f64) -> i32`.
pub trait Signature {
    /// A tuple.
    type Arguments;
    type Output;
    fn parameters() -> Vec<Kind>;
    fn result() -> Kind;

    /// Calls the function.
    ///
    /// # Safety
    /// At the address is a function of this type.
    unsafe fn call(address: u64, arguments: Self::Arguments) -> Self::Output;
}

macro_rules! signatures {
    ($(($($name:ident $ty:ident),*);)*) => { $(
        impl<$($ty: Scalar,)* R: Scalar> Signature for fn($($ty),*) -> R {
            type Arguments = ($($ty,)*);
            type Output = R;

            fn parameters() -> Vec<Kind> {
                vec![$($ty::KIND),*]
            }

            fn result() -> Kind {
                R::KIND
            }

            unsafe fn call(address: u64, ($($name,)*): Self::Arguments) -> R {
                // SAFETY: the caller says that a function of this type is there.
                let function = unsafe { std::mem::transmute::<u64, extern "C-unwind" fn($($ty),*) -> R>(address) };
                function($($name),*)
            }
        }
    )* };
}

signatures! {
    ();
    (a A);
    (a A, b B);
    (a A, b B, c C);
    (a A, b B, c C, d D);
    (a A, b B, c C, d D, e E);
    (a A, b B, c C, d D, e E, f F);
}

/// A function of a session, which keeps the session.
#[derive(Debug)]
pub struct TypedFunction<S> {
    address: u64,
    session: std::sync::Arc<crate::Session>,
    signature: std::marker::PhantomData<S>,
}

impl<S: Signature> TypedFunction<S> {
    /// The function of this name; the error says what is different from what was said when its unit was
    /// [added](crate::Session::add_typed).
    pub fn find(session: &std::sync::Arc<crate::Session>, name: &str) -> crate::Result<TypedFunction<S>> {
        let (address, types) = session.lookup_typed(name)?;
        let (parameters, result) = types.map_err(|reason| crate::Error::new(format!("'{name}' {reason}")))?;
        let wanted = S::parameters();
        if wanted != parameters || S::result() != result {
            let text = |parameters: &[Kind], result| format!("{parameters:?} -> {result:?}");
            let (has, wants) = (text(&parameters, result), text(&wanted, S::result()));
            return Err(crate::Error::new(format!("'{name}' is {has} and not {wants}")));
        }
        Ok(TypedFunction { address, session: session.clone(), signature: std::marker::PhantomData })
    }

    /// Calls the function.
    ///
    /// # Safety
    /// The name's definition has the type that was said when it was added, in the C calling convention, and
    /// has not been removed from the session. What it does with these arguments is what the caller would let a linked
    /// library do: pointers are valid for its uses, it keeps Rust's rules for memory that Rust knows of, and threads that
    /// run it at the same time do not race.
    pub unsafe fn call(&self, arguments: S::Arguments) -> S::Output {
        // SAFETY: by the contract above a function of this type is there; the session, which has the code, is kept.
        unsafe { S::call(self.address, arguments) }
    }

    pub fn address(&self) -> u64 {
        self.address
    }

    pub fn session(&self) -> &std::sync::Arc<crate::Session> {
        &self.session
    }
}
