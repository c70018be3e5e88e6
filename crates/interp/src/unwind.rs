//! Exceptions of C++ as the Itanium ABI has them, and jumps out of functions by `longjmp`.
//!
//! A throw searches the active calls for one that catches it, and only if there is one leaves functions, one after the
//! other, by way of their cleanups. Types match by their type information in memory: the same object, a public base that
//! the information names, or a pointer to one of these. Bases of the library's own classes are known by their names.
//!
//! Cost: a throw looks at each active call twice at most, a match at each base of the class.

use crate::machine::{Machine, Step, Stop, trap};
use crate::value::Value;
use ir::{Inst, InstView, Opcode, Type, TypeData};
use support::hash::FxHashMap;

/// What a landing pad says if nothing matches, but something is to be cleaned up.
const CLEANUP: i64 = 0;

/// Bases that are looked at for one handler: type information that a program makes may go in circles.
const MAX_BASES: u32 = 1000;

/// Names of the library's tables for the kinds of type information; information begins with the address of one, two
/// words into it.
const SINGLE_BASE: &[u8] = b"_ZTVN10__cxxabiv120__si_class_type_infoE";
const MANY_BASES: &[u8] = b"_ZTVN10__cxxabiv121__vmi_class_type_infoE";
const POINTER: &[u8] = b"_ZTVN10__cxxabiv119__pointer_type_infoE";

/// The state of exceptions and jumps.
#[derive(Default)]
pub(crate) struct Unwinding {
    /// Exceptions that were thrown and live, by their objects.
    thrown: FxHashMap<u64, Thrown>,
    /// Those that handlers have begun with, the innermost last.
    caught: Vec<u64>,
    /// Numbers of types that landing pads tell from each other, from 1 on, by the address of their information.
    numbers: FxHashMap<u64, i64>,
    /// What the landing pad that is entered next gives.
    landing: Option<(u64, i64)>,
    /// Exceptions that leave functions whether they are caught or not, by their objects.
    forced: FxHashMap<u64, Forced>,
    /// Where `setjmp` was called, by the number in its buffer less 1.
    marks: Vec<Mark>,
}

struct Thrown {
    type_info: u64,
    destructor: u64,
    /// What the handler is given: the object, a base in it, or the pointer that was thrown.
    adjusted: u64,
    handlers: u32,
    is_thrown_again: bool,
}

/// What is asked before each function that a forced unwinding leaves, and the argument that it is given.
#[derive(Clone, Copy)]
struct Forced {
    stop: u64,
    argument: u64,
}

/// What type information of a pointer says.
struct PointerType {
    qualifiers: u8,
    is_to_void: bool,
    /// Type information of what it points to, where that is known.
    to: Option<u64>,
}

/// A call of `setjmp`, in the frame of this index and number.
#[derive(Clone, Copy)]
struct Mark {
    frame: usize,
    serial: u64,
    call: Inst,
}

impl Machine<'_, '_> {
    /// Throws an object of a type, whose destructor is at an address that may be 0.
    pub(crate) fn throw_object(&mut self, object: u64, type_info: u64, destructor: u64) -> Stop {
        let thrown = Thrown { type_info, destructor, adjusted: object, handlers: 0, is_thrown_again: false };
        self.unwinding.thrown.insert(object, thrown);
        self.throw(object)
    }

    /// Throws what the innermost handler has caught.
    pub(crate) fn throw_again(&mut self) -> Stop {
        let Some(&object) = self.unwinding.caught.last() else {
            return Stop::Trap("the program throws again where nothing was caught".to_owned());
        };
        if let Some(thrown) = self.unwinding.thrown.get_mut(&object) {
            thrown.is_thrown_again = true;
        }
        self.throw(object)
    }

    /// What a handler is given of an exception.
    pub(crate) fn caught_object(&self, object: u64) -> u64 {
        self.unwinding.thrown.get(&object).map_or(object, |thrown| thrown.adjusted)
    }

    /// Begins a handler; the result is what it is given.
    pub(crate) fn begin_catch(&mut self, object: u64) -> Step<u64> {
        let Some(thrown) = self.unwinding.thrown.get_mut(&object) else {
            return trap("the program catches what was not thrown");
        };
        thrown.handlers += 1;
        thrown.is_thrown_again = false;
        self.unwinding.caught.push(object);
        Ok(thrown.adjusted)
    }

    /// Ends the innermost handler, and with the last one of an exception its object.
    pub(crate) fn end_catch(&mut self) -> Step<()> {
        let unwinding = &mut self.unwinding;
        let Some(object) = unwinding.caught.pop() else { return trap("a handler ends that did not begin") };
        let Some(thrown) = unwinding.thrown.get_mut(&object) else { return Ok(()) };
        // A program may throw an object that it has caught.
        thrown.handlers = thrown.handlers.saturating_sub(1);
        if thrown.handlers > 0 || thrown.is_thrown_again {
            return Ok(());
        }
        let destructor = thrown.destructor;
        unwinding.thrown.remove(&object);
        if destructor != 0 {
            self.call_back(destructor, vec![Value::pointer(object)])?;
        }
        Ok(self.memory.free(object)?)
    }

    /// `setjmp`: notes the call that is being executed in a buffer.
    pub(crate) fn mark_call(&mut self, buffer: u64) -> Step<()> {
        let top = self.frames.last().map(|top| (self.frames.len() - 1, top.serial, top.next));
        let Some((frame, serial, Some(call))) = top else { return trap("no function is active") };
        self.unwinding.marks.push(Mark { frame, serial, call });
        let number = self.unwinding.marks.len() as u64;
        Ok(self.memory.write(buffer, &number.to_le_bytes())?)
    }

    /// `longjmp`: how the run goes on.
    pub(crate) fn jump_to_mark(&mut self, buffer: u64, value: u32) -> Stop {
        let number = match self.load(buffer, Type::I64) {
            Ok(number) => number,
            Err(stop) => return stop,
        };
        let marks = &self.unwinding.marks;
        let mark = number.as_bits().and_then(|n| marks.get(n.low_u64().wrapping_sub(1) as usize));
        let Some(&Mark { frame, serial, call }) = mark else {
            return Stop::Trap("longjmp to where setjmp was not called".to_owned());
        };
        if self.frames.get(frame).is_none_or(|active| active.serial != serial) {
            return Stop::Trap("longjmp into a function that has returned".to_owned());
        }
        Stop::Jump { frame, call, value: value.max(1) }
    }

    /// How the run goes on after a throw: not at all if no active call catches it.
    fn throw(&mut self, object: u64) -> Stop {
        for at in (0..self.frames.len()).rev() {
            match self.pad_of(at, object) {
                Ok(Some((_, selector))) if selector != CLEANUP => return Stop::Unwind(object),
                Ok(_) => {}
                Err(stop) => return stop,
            }
        }
        self.terminate("nobody catches an exception that the program throws")
    }

    /// `std::terminate`: what the program has said is done then, or an error.
    pub(crate) fn terminate(&mut self, why: &str) -> Stop {
        match std::mem::take(&mut self.terminate_handler) {
            0 => Stop::Trap(why.to_owned()),
            handler => match self.call_back(handler, Vec::new()) {
                Ok(_) => Stop::Trap("a handler of 'std::set_terminate' returns".to_owned()),
                Err(stop) => stop,
            },
        }
    }

    /// The landing pad's block that an exception enters in a frame, and what the landing pad says of it.
    fn pad_of(&mut self, frame: usize, object: u64) -> Step<Option<(ir::Block, i64)>> {
        let (function, call) = (self.frames[frame].function, self.frames[frame].next);
        let body = self.body(function)?;
        let Some(InstView::Invoke { unwind, .. }) = call.map(|call| body.view(call)) else { return Ok(None) };
        let mut next = body.first_inst(unwind);
        while let Some(inst) = next.filter(|&inst| body.opcode(inst) == Opcode::Phi) {
            next = body.next_inst(inst);
        }
        let Some(InstView::LandingPad { cleanup, clauses }) = next.map(|inst| body.view(inst)) else {
            return trap("exceptions of this kind are not supported");
        };
        let type_info = self.unwinding.thrown.get(&object).map_or(0, |thrown| thrown.type_info);
        for &clause in clauses {
            let value = self.constant(Some(function), clause)?;
            if let TypeData::Array { .. } = self.module.types.get(self.scope(Some(function)).type_of(clause))
            {
                let allowed = match value {
                    Value::Aggregate(types) => types,
                    _ => Vec::new().into(),
                };
                let mut is_allowed = false;
                for ty in allowed.iter() {
                    let ty = self.address(ty)?;
                    is_allowed |= ty == 0 || self.caught_as(object, type_info, ty)?.is_some();
                }
                if !is_allowed {
                    return Ok(Some((unwind, -1)));
                }
                continue;
            }
            let wanted = self.address(&value)?;
            let adjusted = match wanted {
                0 => Some(object),
                _ => self.caught_as(object, type_info, wanted)?,
            };
            if let Some(adjusted) = adjusted {
                if let Some(thrown) = self.unwinding.thrown.get_mut(&object) {
                    thrown.adjusted = adjusted;
                }
                return Ok(Some((unwind, self.number_of_type(wanted))));
            }
        }
        Ok(cleanup.then_some((unwind, CLEANUP)))
    }

    /// The number by which landing pads and `llvm.eh.typeid.for` name a type.
    pub(crate) fn number_of_type(&mut self, type_info: u64) -> i64 {
        let next = self.unwinding.numbers.len() as i64 + 1;
        *self.unwinding.numbers.entry(type_info).or_insert(next)
    }

    /// Leaves functions until one has a landing pad for the exception, and goes on there. If that is a function that the
    /// library's caller is, it is told.
    pub(crate) fn unwind(&mut self, object: u64) -> Step<Option<Value>> {
        loop {
            if let Some(&forced) = self.unwinding.forced.get(&object) {
                self.ask_to_stop(object, forced)?;
            }
            let Some(top) = self.frames.len().checked_sub(1) else { return Err(Stop::Unwind(object)) };
            if let Some((pad, selector)) = self.pad_of(top, object)? {
                self.unwinding.landing = Some((object, selector));
                let body = self.body(self.frames[top].function)?;
                return self.jump(body, pad);
            }
            if !self.leave_frame() {
                return Err(Stop::Unwind(object));
            }
        }
    }

    /// Begins to leave functions; the program's `stop` ends that by not returning.
    pub(crate) fn force_unwinding(&mut self, object: u64, stop: u64, argument: u64) -> Stop {
        self.unwinding.forced.insert(object, Forced { stop, argument });
        Stop::Unwind(object)
    }

    /// Calls the function that may end a forced unwinding; the context that it is given is the innermost frame's address.
    fn ask_to_stop(&mut self, object: u64, forced: Forced) -> Step<()> {
        const VERSION: u64 = 1;
        const FORCED_CLEANUP: u64 = 2 | 8;
        const END_OF_STACK: u64 = 16;
        let end = if self.frames.is_empty() { END_OF_STACK } else { 0 };
        let context = self.frame_address(0)?;
        let class =
            self.memory.read(object, 8)?.iter().rev().fold(0, |class, &byte| class << 8 | u64::from(byte));
        let args = vec![
            Value::int(32, VERSION),
            Value::int(32, FORCED_CLEANUP | end),
            Value::int(64, class),
            Value::pointer(object),
            Value::pointer(context),
            Value::pointer(forced.argument),
        ];
        match self.call_back(forced.stop, args)?.as_bits() {
            Some(answer) if answer.is_zero() => Ok(()),
            _ => trap("a forced unwinding ends with an error"),
        }
    }

    /// The same behind a landing pad of the innermost function, which is left.
    pub(crate) fn unwind_further(&mut self, object: u64) -> Step<Option<Value>> {
        if self.leave_frame() { self.unwind(object) } else { Err(Stop::Unwind(object)) }
    }

    /// Goes on behind a call of `setjmp`, if its frame belongs to this run; the library's caller is told otherwise.
    pub(crate) fn jump_far(&mut self, frame: usize, call: Inst, value: u32) -> Step<Option<Value>> {
        while self.frames.len() > frame + 1 {
            if !self.leave_frame() {
                return Err(Stop::Jump { frame, call, value });
            }
        }
        let function = self.frames[frame].function;
        let body = self.body(function)?;
        self.frames[frame].block = body.block_of(call).unwrap_or(self.frames[frame].block);
        self.finish_call(body, call, Value::int(32, value.into()))
    }

    /// Leaves the innermost frame without a result; whether a frame of the same run waited for it.
    fn leave_frame(&mut self) -> bool {
        let Some(frame) = self.frames.pop() else { return false };
        for address in frame.allocas {
            self.memory.release(address);
        }
        frame.caller.is_some()
    }

    /// What a landing pad gives.
    pub(crate) fn landing(&mut self) -> Step<Value> {
        match self.unwinding.landing.take() {
            Some((object, selector)) => {
                Ok(Value::aggregate(vec![Value::pointer(object), Value::int(32, selector as u64)]))
            }
            None => trap("a landing pad that no exception leads to"),
        }
    }

    fn word(&mut self, address: u64) -> Step<u64> {
        let value = self.load(address, Type::PTR)?;
        self.address(&value)
    }

    /// Whether type information is of the kind that one of the library's tables stands for.
    fn is_kind(&mut self, type_info: u64, table: &[u8]) -> Step<bool> {
        let module = self.module;
        let mut variables = module.order.variables.iter();
        let Some(&table) = variables.find(|&&v| *module.globals[v].name == *table) else { return Ok(false) };
        // The library's own information is not known.
        if self.memory.read(type_info, 2 * self.word_bytes()).is_err() {
            return Ok(false);
        }
        Ok(self.word(type_info)? == self.globals[table] + 2 * self.word_bytes())
    }

    fn word_bytes(&self) -> u64 {
        u64::from(self.module.data_layout.pointer_bits(0) / 8)
    }

    /// What a handler of a type is given of an exception, if it takes it.
    fn caught_as(&mut self, object: u64, thrown: u64, wanted: u64) -> Step<Option<u64>> {
        let mut steps = MAX_BASES;
        let Some(own) = self.pointer_type(thrown)? else {
            return self.base_of(object, thrown, wanted, &mut steps);
        };
        let pointer = self.word(object)?;
        if thrown == wanted {
            return Ok(Some(pointer));
        }
        let Some(asked) = self.pointer_type(wanted)? else { return Ok(None) };
        // A handler may add qualifiers to what is pointed to, and takes none away.
        if own.qualifiers & !asked.qualifiers != 0 {
            return Ok(None);
        }
        if asked.is_to_void {
            return Ok(Some(pointer));
        }
        match (own.to, asked.to) {
            (Some(from), Some(to)) if from == to || pointer == 0 => Ok((from == to).then_some(pointer)),
            (Some(from), Some(to)) => self.base_of(pointer, from, to, &mut steps),
            _ => Ok(None),
        }
    }

    /// What type information of a pointer says; none if it is not that of a pointer. The library has that of pointers to
    /// its own types, of which there is only the name.
    fn pointer_type(&mut self, type_info: u64) -> Step<Option<PointerType>> {
        const QUALIFIERS: u8 = 7;
        const CONST: u8 = 1;
        const VOLATILE: u8 = 2;
        if self.is_kind(type_info, POINTER)? {
            let word = self.word_bytes();
            let qualifiers = self.memory.read(type_info + 2 * word, 1)?[0] & QUALIFIERS;
            let to = self.word(type_info + 3 * word)?;
            let is_to_void = self.is_named(to, b"_ZTIv");
            return Ok(Some(PointerType { qualifiers, is_to_void, to: Some(to) }));
        }
        let module = self.module;
        let mut variables = module.order.variables.iter();
        let found = variables.find(|&&v| self.globals[v] == type_info);
        let name = found.and_then(|&v| module.globals[v].name.strip_prefix(b"_ZTIP"));
        Ok(name.map(|name| {
            let mut qualifiers = 0;
            let mut rest = name;
            while let [first @ (b'K' | b'V'), more @ ..] = rest {
                qualifiers |= if *first == b'K' { CONST } else { VOLATILE };
                rest = more;
            }
            PointerType { qualifiers, is_to_void: rest == b"v", to: None }
        }))
    }

    fn is_named(&self, address: u64, name: &[u8]) -> bool {
        let module = self.module;
        let mut variables = module.order.variables.iter();
        variables.any(|&v| *module.globals[v].name == *name && self.globals[v] == address)
    }

    /// The address of the public base of a type in an object of a class, which may be that class.
    fn base_of(&mut self, object: u64, class: u64, wanted: u64, steps: &mut u32) -> Step<Option<u64>> {
        if class == wanted {
            return Ok(Some(object));
        }
        let Some(left) = steps.checked_sub(1) else { return trap("a class has too many bases") };
        *steps = left;
        let word = self.word_bytes();
        if self.is_kind(class, SINGLE_BASE)? {
            let base = self.word(class + 2 * word)?;
            return self.base_of(object, base, wanted, steps);
        }
        if !self.is_kind(class, MANY_BASES)? {
            return match self.library_base(class)? {
                Some(base) => self.base_of(object, base, wanted, steps),
                None => Ok(None),
            };
        }
        const VIRTUAL: u64 = 1;
        const PUBLIC: u64 = 2;
        const OFFSET_SHIFT: u32 = 8;
        let counted = self.load(class + 2 * word + 4, Type::I32)?;
        let count = counted.as_bits().map_or(0, |n| n.low_u64());
        for i in 0..count {
            let entry = class + 2 * word + 8 + i * 2 * word;
            let (base, how) = (self.word(entry)?, self.word(entry + word)?);
            if how & PUBLIC == 0 {
                continue;
            }
            let mut offset = (how as i64 >> OFFSET_SHIFT) as u64;
            if how & VIRTUAL != 0 {
                let table = self.word(object)?;
                offset = self.word(table.wrapping_add(offset))?;
            }
            if let Some(found) = self.base_of(object.wrapping_add(offset), base, wanted, steps)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }
}
