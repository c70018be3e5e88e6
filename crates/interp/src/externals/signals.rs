//! Signals that a program sends to itself: `signal`, `raise`, `abort`.

use super::{Call, Row};
use crate::machine::{Step, trap};
use crate::value::Value;

/// The number of `SIGABRT`.
const ABORT: u32 = 6;
/// Numbers of signals that are ignored where the program has no handler: children, urgent data, windows, going on.
const IGNORED: &[u32] = &[17, 18, 23, 28];

/// What a handler may be instead of a function.
const DEFAULT: u64 = 0;
const IGNORE: u64 = 1;

pub(super) const FUNCTIONS: &[Row] = &[
    ("signal", |c| c.set_handler()),
    ("bsd_signal", |c| c.set_handler()),
    ("__sysv_signal", |c| c.set_handler()),
    ("raise", |c| {
        let signal = c.number(0)? as u32;
        c.send(signal)?;
        c.int(0)
    }),
    ("abort", |c| {
        c.send(ABORT)?;
        trap("the program called abort")
    }),
];

impl Call<'_, '_, '_> {
    fn set_handler(&mut self) -> Step<Value> {
        let (signal, handler) = (self.number(0)? as u32, self.address(1)?);
        let old = self.machine.signal_handlers.insert(signal, handler);
        Ok(Value::pointer(old.unwrap_or(DEFAULT)))
    }

    fn send(&mut self, signal: u32) -> Step<()> {
        match self.machine.signal_handlers.get(&signal).copied().unwrap_or(DEFAULT) {
            IGNORE => Ok(()),
            DEFAULT if signal == ABORT => trap("the program called abort"),
            DEFAULT if IGNORED.contains(&signal) => Ok(()),
            DEFAULT => trap(format!("the program ends by signal {signal}")),
            handler => {
                self.machine.call_back(handler, vec![Value::int(32, signal.into())])?;
                Ok(())
            }
        }
    }
}
