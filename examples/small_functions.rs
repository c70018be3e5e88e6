//! What a small function costs from its first instruction to its result: many functions of ten additions, each built,
//! compiled to memory, looked up, called and removed by itself, as a language would do it at its prompt.
#![allow(unsafe_code)]

use codewright::{Jit, Module, OptLevel, Result, TargetMachine, Type};
use std::time::{Duration, Instant};

/// How many numbers a function adds.
const ADDITIONS: u64 = 10;

/// The time that so many functions take, without that of the first one, which opens the target.
pub fn run(count: u32) -> Result<Duration> {
    let jit = Jit::with_machine(TargetMachine::host()?.with_level(OptLevel::None))?;
    one(&jit, 0)?;
    let begin = Instant::now();
    (1..=count).try_for_each(|number| one(&jit, number))?;
    Ok(begin.elapsed())
}

/// A function that adds its number to what it is given, `ADDITIONS` times.
fn one(jit: &Jit, number: u32) -> Result<()> {
    let name = format!("f{number}");
    let mut module = Module::new(&name);
    let mut builder = module.function(&name, &[Type::I64], Type::I64);
    let mut sum = builder.parameter(0);
    for _ in 0..ADDITIONS {
        let summand = builder.int(Type::I64, number.into());
        sum = builder.add(sum, summand);
    }
    builder.ret(Some(sum));
    builder.finish()?;
    let added = jit.add(module)?;
    let function = jit.function::<fn(u64) -> u64>(&name)?;
    // SAFETY: it only computes.
    let result = unsafe { function.call((1,)) };
    assert_eq!(result, 1 + ADDITIONS * u64::from(number));
    drop(function);
    // SAFETY: nothing uses its code any more.
    unsafe { jit.session().remove(added) };
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn functions_add() {
        assert!(super::run(20).is_ok());
    }
}
