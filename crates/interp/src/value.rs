//! Values: what instructions compute.

use std::rc::Rc;
use support::apint::APInt;

/// The result of an instruction, an argument, or a constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// An integer, a pointer (its address) or a floating-point number (its bits), as wide as its type.
    Bits(APInt),
    /// Elements of a vector, array or struct.
    Aggregate(Rc<[Value]>),
    /// A value that must not be used where behaviour depends on it.
    Poison,
    /// The result of an instruction without one, and tokens.
    None,
}

impl Value {
    pub fn int(width: u32, value: u64) -> Value {
        Value::Bits(APInt::from_u64(width, value))
    }

    pub fn bool(value: bool) -> Value {
        Value::Bits(APInt::from_bool(value))
    }

    /// An address; pointers are 64 bits wide in here whatever the target's width, which bounds the addresses.
    pub fn pointer(address: u64) -> Value {
        Value::int(64, address)
    }

    pub fn aggregate(elements: Vec<Value>) -> Value {
        Value::Aggregate(elements.into())
    }

    pub fn as_bits(&self) -> Option<&APInt> {
        match self {
            Value::Bits(bits) => Some(bits),
            _ => None,
        }
    }

    pub fn is_poison(&self) -> bool {
        matches!(self, Value::Poison)
    }
}
