//! What programs ask of the library beside text: functions that call back, what runs at the end, memory of C++, the
//! environment, parts of floating-point numbers.

use super::exceptions::throw;
use super::{Call, Row};
use crate::machine::{Machine, Step, trap};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::Type;

pub(super) const FUNCTIONS: &[Row] = &[
    ("qsort", |c| c.sort()),
    ("bsearch", |c| c.search()),
    ("atexit", |c| {
        let function = c.address(0)?;
        c.machine.at_exit.push((function, None));
        c.int(0)
    }),
    ("__cxa_atexit", |c| {
        let (function, argument) = (c.address(0)?, c.arg(1)?.clone());
        c.machine.at_exit.push((function, Some(argument)));
        c.int(0)
    }),
    ("_Znwm", |c| c.new_object()),
    ("_Znam", |c| c.new_object()),
    ("_ZdlPv", |c| c.delete_object()),
    ("_ZdaPv", |c| c.delete_object()),
    ("_ZdlPvm", |c| c.delete_object()),
    ("_ZdaPvm", |c| c.delete_object()),
    ("__cxa_pure_virtual", |_| trap("the program calls a pure virtual function")),
    ("__cxa_guard_acquire", |c| {
        let guard = c.address(0)?;
        let is_done = c.machine.memory.read(guard, 1)?[0] != 0;
        c.int((!is_done).into())
    }),
    ("__cxa_guard_release", |c| {
        let guard = c.address(0)?;
        c.machine.memory.write(guard, &[1])?;
        Ok(Value::None)
    }),
    ("posix_memalign", |c| {
        const INVALID: u64 = 22;
        let (place, align, size) = (c.address(0)?, c.number(1)?, c.number(2)?);
        if !align.is_power_of_two() || align < 8 {
            return c.int(INVALID);
        }
        let made = c.allocate(size, align)?;
        c.machine.store(place, Type::PTR, &made)?;
        c.int(0)
    }),
    ("memalign", |c| {
        let (align, size) = (c.number(0)?, c.number(1)?);
        c.allocate(size, align)
    }),
    ("getenv", |_| Ok(Value::pointer(0))),
    ("__errno_location", |c| c.machine.errno_place().map(Value::pointer)),
    ("llabs", |c| match c.args[0].as_bits() {
        Some(bits) => Ok(Value::Bits(bits.abs())),
        None => Ok(Value::Poison),
    }),
    ("frexp", |c| {
        let (value, place) = (c.double(0)?, c.address(1)?);
        let (fraction, exponent) = parts_of(value);
        c.machine.memory.write(place, &exponent.to_le_bytes())?;
        Ok(Value::int(64, fraction.to_bits()))
    }),
    ("ldexp", |c| {
        let (value, exponent) = (c.double(0)?, c.number(1)? as i32);
        Ok(Value::int(64, scaled(value, exponent).to_bits()))
    }),
    ("modf", |c| {
        let (value, place) = (c.double(0)?, c.address(1)?);
        c.machine.memory.write(place, &value.trunc().to_le_bytes())?;
        let fraction = if value.is_infinite() { 0f64.copysign(value) } else { value - value.trunc() };
        Ok(Value::int(64, fraction.copysign(value).to_bits()))
    }),
];

impl Machine<'_, '_> {
    /// Where `errno` of the running thread is.
    pub(crate) fn errno_place(&mut self) -> Step<u64> {
        if self.errno == 0 {
            const BYTES: u64 = 4;
            self.errno = self.memory.allocate(ObjectKind::Global, BYTES, BYTES)?;
        }
        Ok(self.errno)
    }
}

impl Call<'_, '_, '_> {
    fn double(&self, index: usize) -> Step<f64> {
        Ok(f64::from_bits(self.number(index)?))
    }

    /// What the program's function says of two elements: negative, zero or positive.
    fn compare(&mut self, function: u64, a: u64, b: u64) -> Step<i32> {
        let args = vec![Value::pointer(a), Value::pointer(b)];
        match self.machine.call_back(function, args)?.as_bits() {
            Some(bits) => Ok(bits.low_u64() as i32),
            None => trap("a comparison gives poison"),
        }
    }

    /// Insertion by halves: of the orders that C allows, the one that keeps what is equal.
    fn sort(&mut self) -> Step<Value> {
        let (base, count, size) = (self.address(0)?, self.number(1)?, self.number(2)?);
        let function = self.address(3)?;
        let Some(bytes) = count.checked_mul(size) else { return trap("more elements than memory has") };
        let all = self.machine.memory.read(base, bytes)?.to_vec();
        if count < 2 || size == 0 {
            return Ok(Value::None);
        }
        // The program compares what is in memory, so it is given the elements in two places of their own.
        let scratch = self.machine.memory.allocate(ObjectKind::Heap, 2 * size, 16)?;
        let elements: Vec<&[u8]> = all.chunks_exact(size as usize).collect();
        let mut sorted: Vec<&[u8]> = Vec::with_capacity(elements.len());
        for element in elements {
            self.machine.memory.write(scratch, element)?;
            let (mut low, mut high) = (0, sorted.len());
            while low < high {
                let middle = low + (high - low) / 2;
                self.machine.memory.write(scratch + size, sorted[middle])?;
                match self.compare(function, scratch, scratch + size)? {
                    ..0 => high = middle,
                    _ => low = middle + 1,
                }
            }
            sorted.insert(low, element);
        }
        self.machine.memory.free(scratch)?;
        self.machine.memory.write(base, &sorted.concat())?;
        Ok(Value::None)
    }

    fn search(&mut self) -> Step<Value> {
        let (key, base) = (self.address(0)?, self.address(1)?);
        let (count, size, function) = (self.number(2)?, self.number(3)?, self.address(4)?);
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low + (high - low) / 2;
            let element = base.wrapping_add(middle.wrapping_mul(size));
            match self.compare(function, key, element)? {
                ..0 => high = middle,
                0 => return Ok(Value::pointer(element)),
                _ => low = middle + 1,
            }
        }
        Ok(Value::pointer(0))
    }

    fn new_object(&mut self) -> Step<Value> {
        let size = self.number(0)?;
        let made = self.allocate(size.max(1), 16)?;
        if self.machine.address(&made)? == 0 {
            return Err(throw(self.machine, "St9bad_alloc", b""));
        }
        Ok(made)
    }

    fn delete_object(&mut self) -> Step<Value> {
        let address = self.address(0)?;
        if address != 0 {
            self.machine.memory.free(address)?;
        }
        Ok(Value::None)
    }
}

/// A fraction from a half up to one, and the power of two that it is multiplied by.
fn parts_of(value: f64) -> (f64, i32) {
    const EXPONENT_BITS: u64 = 0x7ff << 52;
    const HALF: u64 = 0x3fe << 52;
    if value == 0.0 || !value.is_finite() {
        return (value, 0);
    }
    let (normal, shift) = if value.is_subnormal() { (value * 2f64.powi(64), 64) } else { (value, 0) };
    let bits = normal.to_bits();
    let exponent = ((bits & EXPONENT_BITS) >> 52) as i32 - 0x3fe - shift;
    (f64::from_bits(bits & !EXPONENT_BITS | HALF), exponent)
}

/// The number times a power of two, rounded once.
fn scaled(mut value: f64, exponent: i32) -> f64 {
    const STEP: i32 = 1000;
    let mut left = exponent.clamp(-3 * STEP, 3 * STEP);
    // Only the last step may be inexact: numbers become small in it.
    while left > STEP {
        value *= 2f64.powi(STEP);
        left -= STEP;
    }
    let (fraction, own) = parts_of(value);
    if fraction == 0.0 || !fraction.is_finite() {
        return value;
    }
    let sum = own + left;
    match sum {
        ..-1100 => 0f64.copysign(value),
        -1100..=-900 => fraction * 2f64.powi(-900) * 2f64.powi(sum + 900),
        -899..=1023 => fraction * 2f64.powi(sum),
        _ => fraction * 2f64.powi(1023) * 2f64.powi((sum - 1023).min(1023)),
    }
}

#[cfg(test)]
mod tests {
    use super::{parts_of, scaled};

    #[test]
    fn numbers_are_taken_apart_and_put_together() {
        for value in [1.0, -0.75, 3e300, 5e-324, 2.2e-308, f64::MAX] {
            let (fraction, exponent) = parts_of(value);
            assert!((0.5..1.0).contains(&fraction.abs()), "{value}");
            assert_eq!(scaled(fraction, exponent), value);
        }
        assert_eq!(scaled(1.0, 2000), f64::INFINITY);
        assert_eq!(scaled(-1.0, -2000), 0.0);
        assert_eq!(scaled(5e-324, 2097), 2f64.powi(1023));
        assert_eq!(parts_of(0.0), (0.0, 0));
    }
}
