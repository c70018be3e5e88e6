//! Threads of POSIX and what C++ makes of them; who runs when is in [`crate::threads`].

use super::{Call, Row};
use crate::machine::{Step, Stop, trap};
use crate::value::Value;
use ir::Type;

/// `ETIMEDOUT`, `EBUSY`.
const TIMED_OUT: u64 = 110;
const BUSY: u64 = 16;

pub(super) const FUNCTIONS: &[Row] = &[
    ("pthread_create", |c| {
        let (place, function, argument) = (c.address(0)?, c.address(2)?, c.arg(3)?.clone());
        let handle = c.machine.create_thread(function, vec![argument])?;
        c.machine.store(place, Type::I64, &Value::int(64, handle))?;
        c.int(0)
    }),
    ("pthread_join", |c| {
        let (handle, place) = (c.number(0)?, c.address(1)?);
        let result = c.machine.join_thread(handle)?;
        if place != 0 {
            c.machine.store(place, Type::PTR, &Value::pointer(result))?;
        }
        c.int(0)
    }),
    ("pthread_detach", |c| {
        let handle = c.number(0)?;
        c.machine.detach_thread(handle)?;
        c.int(0)
    }),
    ("pthread_self", |c| {
        let handle = c.machine.thread_handle();
        c.int(handle)
    }),
    ("pthread_equal", |c| {
        let same = c.number(0)? == c.number(1)?;
        c.int(same.into())
    }),
    ("pthread_exit", |c| Err(Stop::ThreadExit(c.address(0)?))),
    ("sched_yield", |c| c.rest()),
    ("pthread_yield", |c| c.rest()),
    ("usleep", |c| c.rest()),
    ("sleep", |c| c.rest()),
    ("nanosleep", |c| c.rest()),
    ("clock_nanosleep", |c| c.rest()),
    ("pthread_attr_init", |c| c.int(0)),
    ("pthread_attr_destroy", |c| c.int(0)),
    ("pthread_attr_setstacksize", |c| c.int(0)),
    ("pthread_attr_setdetachstate", |c| c.int(0)),
    ("pthread_mutex_init", |c| {
        const WORDS: usize = 40;
        let (mutex, attributes) = (c.address(0)?, c.address(1)?);
        let kind = if attributes == 0 { 0 } else { c.machine.memory.read(attributes, 1)?[0] };
        let mut bytes = [0; WORDS];
        bytes[16] = kind;
        c.machine.memory.write(mutex, &bytes)?;
        c.int(0)
    }),
    ("pthread_mutex_destroy", |c| c.int(0)),
    ("pthread_mutexattr_init", |c| {
        let attributes = c.address(0)?;
        c.machine.memory.write(attributes, &[0; 4])?;
        c.int(0)
    }),
    ("pthread_mutexattr_settype", |c| {
        let (attributes, kind) = (c.address(0)?, c.number(1)? as u32);
        c.machine.memory.write(attributes, &kind.to_le_bytes())?;
        c.int(0)
    }),
    ("pthread_mutexattr_destroy", |c| c.int(0)),
    ("pthread_mutex_lock", |c| {
        let mutex = c.address(0)?;
        c.machine.lock(mutex)?;
        c.int(0)
    }),
    ("pthread_mutex_trylock", |c| {
        let mutex = c.address(0)?;
        let is_locked = c.machine.try_lock(mutex)?;
        c.int(if is_locked { 0 } else { BUSY })
    }),
    ("pthread_mutex_unlock", |c| {
        let mutex = c.address(0)?;
        c.machine.unlock(mutex)?;
        c.int(0)
    }),
    ("pthread_cond_init", |c| c.int(0)),
    ("pthread_cond_destroy", |c| c.int(0)),
    ("pthread_cond_wait", |c| {
        let (condition, mutex) = (c.address(0)?, c.address(1)?);
        c.machine.wait_for(condition, mutex, false)?;
        c.int(0)
    }),
    ("pthread_cond_timedwait", |c| c.timed_wait(0, 1)),
    ("pthread_cond_clockwait", |c| c.timed_wait(0, 1)),
    ("pthread_cond_signal", |c| {
        let condition = c.address(0)?;
        c.machine.signal(condition, false);
        c.int(0)
    }),
    ("pthread_cond_broadcast", |c| {
        let condition = c.address(0)?;
        c.machine.signal(condition, true);
        c.int(0)
    }),
    ("pthread_once", |c| {
        let (control, function) = (c.address(0)?, c.address(1)?);
        if c.machine.memory.read(control, 4)? == [0; 4] {
            c.machine.memory.write(control, &2u32.to_le_bytes())?;
            c.machine.call_back(function, Vec::new())?;
        }
        c.int(0)
    }),
    ("pthread_key_create", |c| {
        let (place, destructor) = (c.address(0)?, c.address(1)?);
        let key = c.machine.make_key(destructor);
        c.machine.store(place, Type::I32, &Value::int(32, key))?;
        c.int(0)
    }),
    ("pthread_key_delete", |c| c.int(0)),
    ("pthread_setspecific", |c| {
        let (key, value) = (c.number(0)?, c.address(1)?);
        *c.machine.value_of_key(key) = value;
        c.int(0)
    }),
    ("pthread_getspecific", |c| {
        let key = c.number(0)?;
        Ok(Value::pointer(*c.machine.value_of_key(key)))
    }),
    // C++: what std::thread and std::condition_variable call.
    ("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", |c| {
        // The state's virtual functions: two destructors, and what the thread runs.
        const RUN: u64 = 2;
        let (thread, holder) = (c.address(0)?, c.address(1)?);
        let state = c.word(holder)?;
        let table = c.word(state)?;
        let run = c.word(table + RUN * c.word_bytes())?;
        // The state is the thread's from now on.
        c.machine.store(holder, Type::PTR, &Value::pointer(0))?;
        let handle = c.machine.create_thread(run, vec![Value::pointer(state)])?;
        c.machine.store(thread, Type::I64, &Value::int(64, handle))?;
        Ok(Value::None)
    }),
    ("_ZNSt6thread4joinEv", |c| {
        let thread = c.address(0)?;
        let handle = c.word(thread)?;
        c.machine.join_thread(handle)?;
        c.machine.store(thread, Type::I64, &Value::int(64, 0))?;
        Ok(Value::None)
    }),
    ("_ZNSt6thread6detachEv", |c| {
        let thread = c.address(0)?;
        let handle = c.word(thread)?;
        c.machine.detach_thread(handle)?;
        c.machine.store(thread, Type::I64, &Value::int(64, 0))?;
        Ok(Value::None)
    }),
    ("_ZNSt6thread20hardware_concurrencyEv", |c| c.int(1)),
    ("_ZNSt6thread6_StateD2Ev", |_| Ok(Value::None)),
    ("_ZNSt6thread6_StateD1Ev", |_| Ok(Value::None)),
    ("_ZNSt18condition_variableC1Ev", |_| Ok(Value::None)),
    ("_ZNSt18condition_variableD1Ev", |_| Ok(Value::None)),
    ("_ZNSt18condition_variable10notify_oneEv", |c| {
        let condition = c.address(0)?;
        c.machine.signal(condition, false);
        Ok(Value::None)
    }),
    ("_ZNSt18condition_variable10notify_allEv", |c| {
        let condition = c.address(0)?;
        c.machine.signal(condition, true);
        Ok(Value::None)
    }),
    ("_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE", |c| {
        let (condition, lock) = (c.address(0)?, c.address(1)?);
        let mutex = c.word(lock)?;
        c.machine.wait_for(condition, mutex, false)?;
        Ok(Value::None)
    }),
];

impl Call<'_, '_, '_> {
    /// Time does not pass; others may run.
    fn rest(&mut self) -> Step<Value> {
        self.machine.yield_thread();
        self.int(0)
    }

    fn timed_wait(&mut self, condition: usize, mutex: usize) -> Step<Value> {
        let (condition, mutex) = (self.address(condition)?, self.address(mutex)?);
        let is_over = self.machine.wait_for(condition, mutex, true)?;
        self.int(if is_over { TIMED_OUT } else { 0 })
    }

    pub(super) fn word_bytes(&self) -> u64 {
        u64::from(self.machine.module.data_layout.pointer_bits(0) / 8)
    }

    pub(super) fn word(&mut self, address: u64) -> Step<u64> {
        let value = self.machine.load(address, Type::PTR)?;
        match value.as_bits() {
            Some(bits) => Ok(bits.low_u64()),
            None => trap("use of a poison address"),
        }
    }
}
