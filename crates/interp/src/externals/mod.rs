//! Functions of the C library that programs call and modules only declare.
//!
//! A row of a table per function. What a row does is what C says; the host gives input and output.

mod calendar;
mod complex;
mod containers;
mod exceptions;
mod formatted;
mod iostreams;
mod long_double;
mod program;
mod random;
mod scan;
mod signals;
mod streams;
mod strings;
mod text;
mod threads;
mod unwinding;

use crate::float;
use crate::intrinsics::math_function;
use crate::machine::{Machine, Step, Stop, trap};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::Type;
use std::sync::LazyLock;
use support::apint::APInt;
use support::hash::FxHashMap;

/// A call: the machine, the result type, and the arguments with their types.
pub(crate) struct Call<'a, 'm, 'h> {
    machine: &'a mut Machine<'m, 'h>,
    ret: Type,
    types: &'a [Type],
    args: &'a [Value],
}

type Function = fn(&mut Call<'_, '_, '_>) -> Step<Value>;

/// A function's name, and what it does.
type Row = (&'static str, Function);

/// The known functions, by name.
const FUNCTIONS: &[Row] = &[
    ("write", |c| {
        let (descriptor, address, count) = (c.number(0)?, c.address(1)?, c.number(2)?);
        let bytes = c.machine.memory.read(address, count)?.to_vec();
        c.machine.host.write(descriptor as u32, &bytes);
        c.int(count)
    }),
    ("malloc", |c| {
        let size = c.number(0)?;
        c.allocate(size, 16)
    }),
    ("calloc", |c| {
        let size = c.number(0)?.checked_mul(c.number(1)?);
        match size {
            Some(size) => c.allocate(size, 16),
            None => c.int(0),
        }
    }),
    ("aligned_alloc", |c| {
        let (align, size) = (c.number(0)?, c.number(1)?);
        c.allocate(size, align)
    }),
    ("realloc", |c| {
        let (old, size) = (c.address(0)?, c.number(1)?);
        let new = c.allocate(size, 16)?;
        if old != 0 {
            let Some(old_size) = c.machine.memory.heap_size(old) else {
                return trap("realloc of something that was not allocated");
            };
            let bytes = c.machine.memory.read(old, old_size.min(size))?.to_vec();
            let address = c.machine.address(&new)?;
            c.machine.memory.write(address, &bytes)?;
            c.machine.memory.free(old)?;
        }
        Ok(new)
    }),
    ("free", |c| {
        let address = c.address(0)?;
        if address != 0 {
            c.machine.memory.free(address)?;
        }
        Ok(Value::None)
    }),
    ("exit", |c| Err(Stop::Exit(c.number(0)? as i32))),
    ("_exit", |c| Err(Stop::Exit(c.number(0)? as i32))),
    ("__assert_fail", |c| {
        let text = String::from_utf8_lossy(&c.string(0)?).into_owned();
        trap(format!("assertion failed: {text}"))
    }),
    ("strlen", |c| {
        let len = c.string(0)?.len() as u64;
        c.int(len)
    }),
    ("strcmp", |c| {
        let order = c.string(0)?.cmp(&c.string(1)?);
        c.int(order as i64 as u64)
    }),
    ("strncmp", |c| {
        let limit = c.number(2)? as usize;
        let (mut a, mut b) = (c.string(0)?, c.string(1)?);
        a.truncate(limit);
        b.truncate(limit);
        c.int(a.cmp(&b) as i64 as u64)
    }),
    ("strcpy", |c| c.copy_string(0)),
    ("stpcpy", |c| {
        let len = c.string(1)?.len() as u64;
        let start = c.copy_string(0)?;
        let address = c.machine.address(&start)?;
        Ok(Value::pointer(address + len))
    }),
    ("strcat", |c| {
        let offset = c.string(0)?.len() as u64;
        c.copy_string(offset)
    }),
    ("strncpy", |c| {
        let (to, size) = (c.address(0)?, c.number(2)?);
        let mut text = c.string(1)?;
        // There is as much room, or nothing is written.
        c.machine.memory.read(to, size)?;
        text.resize(size as usize, 0);
        c.machine.memory.write(to, &text)?;
        Ok(c.args[0].clone())
    }),
    ("strchr", |c| c.first_of()),
    ("strrchr", |c| c.last_of()),
    ("strstr", |c| {
        let (text, pattern) = (c.string(0)?, c.string(1)?);
        let at = match pattern.is_empty() {
            true => Some(0),
            false => text.windows(pattern.len()).position(|w| w == pattern),
        };
        c.found(at)
    }),
    ("memchr", |c| {
        let (address, byte, size) = (c.address(0)?, c.number(1)? as u8, c.number(2)?);
        let at = c.machine.memory.read(address, size)?.iter().position(|&b| b == byte);
        c.found(at)
    }),
    ("memcmp", |c| {
        let size = c.number(2)?;
        let (a, b) = (c.address(0)?, c.address(1)?);
        let a = c.machine.memory.read(a, size)?.to_vec();
        let order = a.as_slice().cmp(c.machine.memory.read(b, size)?);
        c.int(order as i64 as u64)
    }),
    ("memcpy", |c| c.copy_memory()),
    ("memmove", |c| c.copy_memory()),
    ("memset", |c| {
        let (to, byte, size) = (c.address(0)?, c.number(1)? as u8, c.number(2)?);
        c.machine.memory.edit(to, size, |place| place.fill(byte))?;
        Ok(c.args[0].clone())
    }),
    ("atoi", |c| c.parse_number()),
    ("atol", |c| c.parse_number()),
    ("atof", |c| {
        let text = String::from_utf8_lossy(&c.string(0)?).trim().to_owned();
        let value: f64 = text.parse().unwrap_or(0.0);
        Ok(Value::int(64, value.to_bits()))
    }),
    ("abs", |c| match c.args[0].as_bits() {
        Some(bits) => Ok(Value::Bits(bits.abs())),
        None => Ok(Value::Poison),
    }),
    ("labs", |c| match c.args[0].as_bits() {
        Some(bits) => Ok(Value::Bits(bits.abs())),
        None => Ok(Value::Poison),
    }),
    ("isdigit", |c| c.classify(|b| b.is_ascii_digit())),
    ("isalpha", |c| c.classify(|b| b.is_ascii_alphabetic())),
    ("isalnum", |c| c.classify(|b| b.is_ascii_alphanumeric())),
    ("isspace", |c| c.classify(|b| b.is_ascii_whitespace() || b == 11)),
    ("isupper", |c| c.classify(|b| b.is_ascii_uppercase())),
    ("islower", |c| c.classify(|b| b.is_ascii_lowercase())),
    ("toupper", |c| {
        let n = c.number(0)?;
        c.int(u8::try_from(n).map_or(n, |b| b.to_ascii_uppercase().into()))
    }),
    ("tolower", |c| {
        let n = c.number(0)?;
        c.int(u8::try_from(n).map_or(n, |b| b.to_ascii_lowercase().into()))
    }),
];

/// The functions by their names.
static TABLE: LazyLock<FxHashMap<&'static str, Function>> = LazyLock::new(|| {
    let tables = [
        FUNCTIONS,
        calendar::FUNCTIONS,
        complex::FUNCTIONS,
        containers::FUNCTIONS,
        exceptions::FUNCTIONS,
        formatted::FUNCTIONS,
        iostreams::FUNCTIONS,
        program::FUNCTIONS,
        random::FUNCTIONS,
        scan::FUNCTIONS,
        signals::FUNCTIONS,
        streams::FUNCTIONS,
        text::FUNCTIONS,
        threads::FUNCTIONS,
        unwinding::FUNCTIONS,
    ];
    tables.into_iter().flatten().copied().collect()
});

/// Calls the function of this name.
pub(crate) fn call(
    machine: &mut Machine<'_, '_>,
    name: &[u8],
    ret: Type,
    types: &[Type],
    args: &[Value],
) -> Step<Value> {
    let name = String::from_utf8_lossy(name);
    let mut call = Call { machine, ret, types, args };
    if let Some(function) = TABLE.get(&*name) {
        return function(&mut call);
    }
    if let Some(result) = call.long_math(&name)? {
        return Ok(result);
    }
    if let Some(result) = call.string_member(&name)? {
        return Ok(result);
    }
    if let Some(result) = call.exception_member(&name)? {
        return Ok(result);
    }
    if let Some(result) = call.stream_member(&name)? {
        return Ok(result);
    }
    match call.math(&name) {
        Some(result) => Ok(result),
        None => trap(format!("the program calls '{name}', which is not defined")),
    }
}

impl Machine<'_, '_> {
    /// Calls a function of the library on addresses, for what it does.
    pub(crate) fn call_library_function(&mut self, name: &[u8], args: &[Value]) -> Step<Value> {
        call(self, name, Type::VOID, &vec![Type::PTR; args.len()], args)
    }
}

impl Call<'_, '_, '_> {
    fn arg(&self, index: usize) -> Step<&Value> {
        match self.args.get(index) {
            Some(value) => Ok(value),
            None => trap("a library function is called with too few arguments"),
        }
    }

    fn address(&self, index: usize) -> Step<u64> {
        self.machine.address(self.arg(index)?)
    }

    fn number(&self, index: usize) -> Step<u64> {
        match self.arg(index)?.as_bits() {
            Some(bits) => Ok(bits.low_u64()),
            None => trap("a library function is called with poison"),
        }
    }

    fn string(&mut self, index: usize) -> Step<Vec<u8>> {
        let address = self.address(index)?;
        Ok(self.machine.memory.c_string(address)?)
    }

    /// An integer of the result type.
    fn int(&mut self, value: u64) -> Step<Value> {
        Ok(match self.machine.scalar_bits(self.ret) {
            Some(bits) => Value::Bits(APInt::from_u64(64, value).zext_or_trunc(bits)),
            None => Value::None,
        })
    }

    fn allocate(&mut self, size: u64, align: u64) -> Step<Value> {
        if !align.is_power_of_two() {
            return self.int(0);
        }
        // More than there is: C's answer is a null pointer.
        match self.machine.memory.allocate(ObjectKind::Heap, size, align) {
            Ok(address) => Ok(Value::pointer(address)),
            Err(_) => Ok(Value::pointer(0)),
        }
    }

    fn first_of(&mut self) -> Step<Value> {
        let (text, byte) = self.text_with_end()?;
        self.found(text.iter().position(|&b| b == byte))
    }

    fn last_of(&mut self) -> Step<Value> {
        let (text, byte) = self.text_with_end()?;
        self.found(text.iter().rposition(|&b| b == byte))
    }

    /// The first argument with its zero, and the byte that is searched in it.
    fn text_with_end(&mut self) -> Step<(Vec<u8>, u8)> {
        let (mut text, byte) = (self.string(0)?, self.number(1)? as u8);
        text.push(0);
        Ok((text, byte))
    }

    fn copy_string(&mut self, offset: u64) -> Step<Value> {
        let to = self.address(0)?;
        let mut text = self.string(1)?;
        text.push(0);
        self.machine.memory.write(to + offset, &text)?;
        Ok(self.args[0].clone())
    }

    fn copy_memory(&mut self) -> Step<Value> {
        let (to, from, size) = (self.address(0)?, self.address(1)?, self.number(2)?);
        let bytes = self.machine.memory.read(from, size)?.to_vec();
        self.machine.memory.write(to, &bytes)?;
        Ok(self.args[0].clone())
    }

    /// A pointer into the first argument, or null.
    fn found(&mut self, at: Option<usize>) -> Step<Value> {
        let base = self.address(0)?;
        Ok(Value::pointer(at.map_or(0, |at| base + at as u64)))
    }

    fn classify(&mut self, test: fn(u8) -> bool) -> Step<Value> {
        let value = u8::try_from(self.number(0)?).is_ok_and(test);
        self.int(value.into())
    }

    fn parse_number(&mut self) -> Step<Value> {
        let text = self.string(0)?;
        let text = String::from_utf8_lossy(&text).trim_start().to_owned();
        let digits = text.strip_prefix(['-', '+']).unwrap_or(&text);
        let digits = &digits[..digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len())];
        let magnitude: i64 = digits.parse().unwrap_or(0);
        self.int(if text.starts_with('-') { -magnitude } else { magnitude } as u64)
    }

    /// `sin`, `sinf`, `fabs`, `floor` and so on, by the type of the result.
    fn math(&mut self, name: &str) -> Option<Value> {
        let bits: Vec<&APInt> = self.args.iter().filter_map(Value::as_bits).collect();
        let name = if self.ret == Type::FLOAT { name.strip_suffix('f')? } else { name };
        if bits.is_empty() || !matches!(self.ret, Type::FLOAT | Type::DOUBLE) {
            return None;
        }
        let simple: Option<fn(&[f64]) -> f64> = match name {
            "fabs" => Some(|x| x[0].abs()),
            "floor" => Some(|x| x[0].floor()),
            "ceil" => Some(|x| x[0].ceil()),
            "trunc" => Some(|x| x[0].trunc()),
            "round" => Some(|x| x[0].round()),
            "rint" | "nearbyint" => Some(|x| x[0].round_ties_even()),
            "fmax" if bits.len() == 2 => Some(|x| x[0].max(x[1])),
            "fmin" if bits.len() == 2 => Some(|x| x[0].min(x[1])),
            "atan2" | "pow" | "hypot" | "fmod" if bits.len() < 2 => None,
            _ => math_function(name),
        };
        let result = float::in_double(self.ret, &bits, &simple?)?;
        Some(Value::Bits(self.machine.with_sign_of_new_nan(self.ret, result, &bits)))
    }
}
