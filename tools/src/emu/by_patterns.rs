//! Programs for machines without an emulator of their own: instructions do what the patterns of the description say
//! ([`emulator`]).

use crate::targets::{self, CodeGenRequest, Execution, Pieces, Selected};
use ::emulator::{Machine, Place};
use isel::ArgLoc;
use isel::call::{CallContext, describe};
use isel::lowering::Extend;
use mc::Subtarget;
use mir::Isa;
use tables::value_type::ValueType;

/// Where arguments are and where the result is, by the convention of C; each is an integer as wide as an address.
struct Places {
    arguments: Vec<Place>,
    result: Option<Place>,
}

/// Executes a program. The error is a sentence: why the machine cannot be emulated, or an argument not be passed.
pub fn execute(selected: &Selected, subtarget: &Subtarget, program: &Pieces) -> Result<Execution, String> {
    let mut machine = Machine::new(&selected.target, subtarget)?;
    machine.max_trace = program.max_trace;
    program.pieces.iter().for_each(|piece| machine.load(piece.address, &piece.bytes));
    let places = places(selected, subtarget, machine.word_type(), program.arguments.len())?;
    let values = program.arguments.iter().map(|&value| u64::from(value));
    let arguments: Vec<(Place, u64)> = places.arguments.into_iter().zip(values).collect();
    let max_steps = program.max_steps.unwrap_or(u64::MAX);
    let result = machine.call(program.entry, &arguments, places.result, max_steps);
    Ok(Execution {
        output: Vec::new(),
        result: result.map_err(|trap| (trap.at, trap.why)),
        steps: machine.steps,
        trace: machine.trace,
    })
}

fn places(
    selected: &Selected,
    subtarget: &Subtarget,
    word: ValueType,
    num_arguments: usize,
) -> Result<Places, String> {
    let request = CodeGenRequest::plain();
    let machine = targets::try_machine(selected, subtarget, &request)?;
    let isa = Isa::new(&selected.target, subtarget);
    let context = CallContext::library(&isa, machine.lowering());
    let place = |location: &ArgLoc| match *location {
        ArgLoc::Reg(reg) => Ok(Place::Register(reg)),
        ArgLoc::Stack(offset) => Ok(Place::Stack { offset, bytes: (word.bits() / 8) as u8 }),
        _ => Err("an argument is passed in a way that is not emulated".to_owned()),
    };
    let assigned = |count: usize, is_return| {
        let parts: Vec<_> = (0..count).flat_map(|_| describe(word, word, 1, Extend::Any)).collect();
        context.assign(&parts, is_return).map_err(|error| error.0)
    };
    let arguments = match assigned(num_arguments, false)? {
        Some(assignment) => assignment.locations.iter().map(place).collect::<Result<_, _>>()?,
        None => return Err("the convention has no place for these arguments".to_owned()),
    };
    let result = assigned(1, true)?.and_then(|assignment| assignment.locations.first().copied());
    Ok(Places { arguments, result: result.map(|location| place(&location)).transpose()? })
}
