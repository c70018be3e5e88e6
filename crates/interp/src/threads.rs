//! Threads of a program: a scheduler without threads of the machine, so that a program does the same in every run.
//!
//! One thread runs until it ends, has to wait, or has executed [`SLICE`] instructions; then comes the next one, in the order in
//! which they were created. A function that has to wait is called again whenever its thread's turn comes, and when all have
//! called in vain, nobody will ever go on, which is an error (or the end of a wait that has an end). While the library
//! calls the program (a comparison of `qsort`), others do not run.
//!
//! Each thread has frames, exceptions, `errno` and thread-local variables of its own; the first one's variables are the module's.
//! A switch costs O(1), the first use of a variable in a thread its size.

use crate::machine::{Frame, Machine, Step, Stop, trap};
use crate::memory::ObjectKind;
use crate::unwind::Unwinding;
use crate::value::Value;
use ir::{Global, GlobalKind};
use support::hash::FxHashMap;

/// Instructions between switches.
const SLICE: u64 = 20_000;

/// A thread that is not running, or the place of the one that is.
#[derive(Default)]
struct Thread {
    frames: Vec<Frame>,
    unwinding: Unwinding,
    errno: u64,
    locals: FxHashMap<Global, u64>,
    /// Of the keys that the program has made.
    values: FxHashMap<u64, u64>,
    /// What it has returned.
    result: Option<u64>,
    is_detached: bool,
    /// The condition it waits for, and whether that was signaled.
    condition: Option<(u64, bool)>,
}

/// A mutex that is locked.
struct Lock {
    owner: usize,
    times: u32,
}

/// The state of threads.
#[derive(Default)]
pub(crate) struct Threads {
    all: Vec<Thread>,
    current: usize,
    /// The step at which the slice ends.
    slice_end: u64,
    /// How many have called in vain in a row.
    idle: usize,
    locks: FxHashMap<u64, Lock>,
    /// Destructors of keys; keys are places here, from 1 on.
    keys: Vec<u64>,
}

impl Threads {
    pub fn new() -> Threads {
        Threads { all: vec![Thread::default()], ..Threads::default() }
    }

    pub fn are_many(&self) -> bool {
        self.all.len() > 1
    }

    pub fn slice_end(&self) -> u64 {
        if self.are_many() { self.slice_end } else { u64::MAX }
    }

    /// The number of the running thread, from 0 on.
    pub fn current(&self) -> usize {
        self.current
    }

    pub fn has_progressed(&mut self) {
        self.idle = 0;
    }

    /// Whether everybody waits.
    fn are_stuck(&self) -> bool {
        let alive = self.all.iter().filter(|thread| thread.result.is_none()).count();
        self.idle > 2 * alive
    }

    fn thread(&mut self, handle: u64) -> Step<(usize, &mut Thread)> {
        let at = (handle as usize).wrapping_sub(1);
        match self.all.get_mut(at) {
            Some(thread) => Ok((at, thread)),
            None => trap("a thread that does not exist"),
        }
    }
}

impl Machine<'_, '_> {
    /// Creates a thread that calls a function; the result is its handle.
    pub(crate) fn create_thread(&mut self, function: u64, args: Vec<Value>) -> Step<u64> {
        let Some(&function) = self.functions.get(&function) else {
            return trap(format!("a thread at {function:#x}, where no function is"));
        };
        let frames = std::mem::take(&mut self.frames);
        let entered = self.enter(function, args, Vec::new(), None);
        let thread = Thread { frames: std::mem::replace(&mut self.frames, frames), ..Thread::default() };
        entered?;
        if !self.threads.are_many() {
            self.threads.slice_end = self.steps_done() + SLICE;
        }
        self.threads.all.push(thread);
        Ok(self.threads.all.len() as u64)
    }

    pub(crate) fn thread_handle(&self) -> u64 {
        self.threads.current as u64 + 1
    }

    /// What a thread has returned, once it has.
    pub(crate) fn join_thread(&mut self, handle: u64) -> Step<u64> {
        let current = self.threads.current;
        let (at, thread) = self.threads.thread(handle)?;
        if at == current || thread.is_detached {
            return trap("a thread is joined by itself, or after it was detached");
        }
        thread.result.ok_or(Stop::Wait)
    }

    pub(crate) fn detach_thread(&mut self, handle: u64) -> Step<()> {
        self.threads.thread(handle)?.1.is_detached = true;
        Ok(())
    }

    /// Lets others run after this instruction.
    pub(crate) fn yield_thread(&mut self) {
        self.threads.slice_end = self.steps_done();
    }

    /// The running thread has to wait, or its slice is over.
    pub(crate) fn switch_thread(&mut self, waits: bool) -> Step<()> {
        if waits {
            self.threads.idle += 1;
            if self.threads.are_stuck() {
                return trap("every thread waits for another one");
            }
            if self.is_called_back() {
                return trap("a thread would have to wait in a function that the library calls");
            }
        }
        let count = self.threads.all.len();
        let current = self.threads.current;
        let mut others = (1..=count).map(|step| (current + step) % count);
        let Some(next) = others.find(|&at| self.threads.all[at].result.is_none()) else {
            return Err(Stop::Exit(0));
        };
        self.exchange_state();
        self.threads.current = next;
        self.exchange_state();
        self.threads.slice_end = self.steps_done() + SLICE;
        Ok(())
    }

    /// The running thread's state goes to its place, or comes from there.
    fn exchange_state(&mut self) {
        let thread = &mut self.threads.all[self.threads.current];
        std::mem::swap(&mut self.frames, &mut thread.frames);
        std::mem::swap(&mut self.unwinding, &mut thread.unwinding);
        std::mem::swap(&mut self.errno, &mut thread.errno);
    }

    /// The running thread ends with a result, after the destructors of what its keys hold; another one runs.
    pub(crate) fn end_thread(&mut self, result: u64) -> Step<()> {
        let mut held: Vec<(u64, u64)> = self.threads.all[self.threads.current].values.drain().collect();
        held.sort_unstable();
        for (key, value) in held {
            let destructor = self.threads.keys.get((key as usize).wrapping_sub(1)).copied().unwrap_or(0);
            if destructor != 0 && value != 0 {
                self.call_back(destructor, vec![Value::pointer(value)])?;
            }
        }
        for frame in std::mem::take(&mut self.frames) {
            frame.allocas.into_iter().for_each(|address| self.memory.release(address));
        }
        self.threads.all[self.threads.current].result = Some(result);
        self.threads.has_progressed();
        self.switch_thread(false)
    }

    // Mutexes: what a program stores of their kind is the library's number, behind four words of 32 bits.

    /// Locks a mutex if that is possible; whether it was.
    pub(crate) fn try_lock(&mut self, mutex: u64) -> Step<bool> {
        const KIND: u64 = 16;
        const RECURSIVE: u8 = 1;
        let current = self.threads.current;
        let kind = self.memory.read(mutex + KIND, 1)?[0] & 3;
        let lock = self.threads.locks.entry(mutex).or_insert(Lock { owner: current, times: 0 });
        let is_possible = lock.times == 0 || lock.owner == current && kind == RECURSIVE;
        if is_possible {
            *lock = Lock { owner: current, times: lock.times + 1 };
        }
        Ok(is_possible)
    }

    pub(crate) fn lock(&mut self, mutex: u64) -> Step<()> {
        if self.try_lock(mutex)? { Ok(()) } else { Err(Stop::Wait) }
    }

    pub(crate) fn unlock(&mut self, mutex: u64) -> Step<()> {
        let current = self.threads.current;
        match self.threads.locks.get_mut(&mutex) {
            Some(lock) if lock.times > 0 && lock.owner == current => lock.times -= 1,
            _ => return trap("a mutex is unlocked by a thread that has not locked it"),
        }
        self.threads.locks.retain(|&at, lock| at != mutex || lock.times > 0);
        self.threads.has_progressed();
        Ok(())
    }

    /// Waits for a condition without the mutex, and locks it again. Where the wait may end by time, whether it did.
    pub(crate) fn wait_for(&mut self, condition: u64, mutex: u64, may_end: bool) -> Step<bool> {
        let current = self.threads.current;
        match self.threads.all[current].condition {
            None => {
                self.unlock(mutex)?;
                self.threads.all[current].condition = Some((condition, false));
                Err(Stop::Wait)
            }
            // Time is over when nothing else can happen.
            Some((_, signaled)) if signaled || may_end && self.threads.idle >= self.threads.all.len() => {
                self.lock(mutex)?;
                self.threads.all[current].condition = None;
                Ok(!signaled)
            }
            Some(_) => Err(Stop::Wait),
        }
    }

    /// Tells one thread, or all, that wait for a condition.
    pub(crate) fn signal(&mut self, condition: u64, all: bool) {
        let waiting = self.threads.all.iter_mut().filter_map(|thread| thread.condition.as_mut());
        let waiting = waiting.filter(|(of, signaled)| *of == condition && !signaled);
        waiting.take(if all { usize::MAX } else { 1 }).for_each(|(_, signaled)| *signaled = true);
        self.threads.has_progressed();
    }

    pub(crate) fn make_key(&mut self, destructor: u64) -> u64 {
        self.threads.keys.push(destructor);
        self.threads.keys.len() as u64
    }

    pub(crate) fn value_of_key(&mut self, key: u64) -> &mut u64 {
        self.threads.all[self.threads.current].values.entry(key).or_insert(0)
    }

    /// Where the running thread has the thread-local variable at an address of the module.
    pub(crate) fn thread_local_at(&mut self, address: u64) -> Step<u64> {
        if self.threads.current == 0 {
            return Ok(address);
        }
        let variables = &self.module.order.variables;
        match variables.iter().copied().find(|&variable| self.globals[variable] == address) {
            Some(variable) => self.thread_local(variable),
            // It is the thread's already.
            None => Ok(address),
        }
    }

    /// Where the running thread has a variable; the thread's own if that is thread-local.
    pub(crate) fn thread_local(&mut self, variable: Global) -> Step<u64> {
        let current = self.threads.current;
        if current == 0 {
            return Ok(self.globals[variable]);
        }
        if let Some(&known) = self.threads.all[current].locals.get(&variable) {
            return Ok(known);
        }
        let data = &self.module.globals[variable];
        let GlobalKind::Variable(of) = &data.kind else { return Ok(self.globals[variable]) };
        let size = self.alloc_size(data.value_ty)?;
        let align = of.object.align.bytes().unwrap_or(16);
        let address = self.memory.allocate(ObjectKind::Global, size, align)?;
        self.threads.all[current].locals.insert(variable, address);
        if let Some(initializer) = of.initializer {
            let value = self.constant(None, initializer)?;
            self.store(address, data.value_ty, &value)?;
        }
        Ok(address)
    }

    /// Whether a global is a variable of which every thread has one.
    pub(crate) fn is_thread_local(&self, global: Global) -> bool {
        self.module.globals[global].thread_local != ir::global::ThreadLocal::None
    }
}
