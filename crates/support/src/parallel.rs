//! Work that several threads do at once, with results in the order in which it was given.
//!
//! Each thread keeps what it has learned from one piece of work to the next. What waits to be taken is bounded, so memory
//! does not grow with the work. Apart from the work itself, O(log threads) for each piece.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, mpsc};
use std::thread;

/// Pieces of work that are given out before the first of them is taken, per thread.
const AHEAD_PER_THREAD: usize = 32;

/// Gives what `next` returns to so many threads, until it returns `None`, and what `make` makes of it to `take`, in the
/// same order. `next` and `take` run on the calling thread, with `state`; `make` runs with what belongs to its thread, which
/// `begin` gives it. With one thread, or if the system gives none, all run on the calling one. A panic of `make` is
/// passed on.
pub fn in_order<S, W: Send, M: Send, O>(
    threads: usize,
    state: &mut S,
    mut next: impl FnMut(&mut S) -> Option<W>,
    begin: impl Fn() -> O + Sync,
    make: impl Fn(&mut O, W) -> M + Sync,
    mut take: impl FnMut(&mut S, M),
) {
    let (give, given) = mpsc::channel::<(usize, W)>();
    let given = Mutex::new(given);
    let (finish, finished) = mpsc::channel();
    thread::scope(|scope| {
        // Moved in, so that threads end with this one, however it ends.
        let give = give;
        let worker = || {
            let finish = finish.clone();
            let (given, begin, make) = (&given, &begin, &make);
            move || {
                let mut own = begin();
                loop {
                    let work = given.lock().ok().and_then(|given| given.recv().ok());
                    let Some((index, work)) = work else { return };
                    let made = catch_unwind(AssertUnwindSafe(|| make(&mut own, work)));
                    if finish.send((index, made)).is_err() {
                        return;
                    }
                }
            }
        };
        let count = if threads > 1 { threads } else { 0 };
        let spawned =
            (0..count).map_while(|_| thread::Builder::new().spawn_scoped(scope, worker()).ok()).count();
        if spawned == 0 {
            let mut own = begin();
            while let Some(work) = next(state) {
                let made = make(&mut own, work);
                take(state, made);
            }
            return;
        }
        let mut waiting = BTreeMap::new();
        let (mut begun, mut taken, mut is_all) = (0, 0, false);
        loop {
            while !is_all && begun < taken + AHEAD_PER_THREAD * spawned {
                match next(state) {
                    // The receiver outlives the threads.
                    Some(work) => is_all = give.send((begun, work)).is_err(),
                    None => is_all = true,
                }
                begun += usize::from(!is_all);
            }
            if taken == begun {
                return;
            }
            let Ok((index, made)) = finished.recv() else { return };
            waiting.insert(index, made.unwrap_or_else(|panic| resume_unwind(panic)));
            while let Some(made) = waiting.remove(&taken) {
                take(state, made);
                taken += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers up to 1,000, and what became of them.
    fn squares(threads: usize) -> Vec<(u64, u64)> {
        let mut state = (0u64, Vec::new());
        in_order(
            threads,
            &mut state,
            |(next, _)| (*next < 1000).then(|| std::mem::replace(next, *next + 1)),
            || 0u64,
            |seen: &mut u64, number| {
                // Some take longer than those behind them.
                if number % 7 == 0 {
                    thread::yield_now();
                }
                *seen += 1;
                (number * number, *seen)
            },
            |(_, all), made| all.push(made),
        );
        state.1
    }

    #[test]
    fn results_are_in_order() {
        for threads in [0, 1, 2, 3, 8] {
            let all = squares(threads);
            assert_eq!(all.len(), 1000, "{threads} threads");
            assert!(all.iter().zip(0..).all(|(&(square, _), i)| square == i * i), "{threads} threads");
        }
    }

    #[test]
    fn what_belongs_to_a_thread_lasts() {
        for threads in [1, 2, 4] {
            // Every piece of work counts on from an earlier one of its thread.
            let beginnings = squares(threads).iter().filter(|(_, seen)| *seen == 1).count();
            assert!((1..=threads).contains(&beginnings), "{beginnings} beginnings of {threads} threads");
        }
    }

    #[test]
    fn a_panic_is_passed_on() {
        for threads in [1, 2, 4] {
            let mut left = 100;
            let run = catch_unwind(AssertUnwindSafe(|| {
                in_order(
                    threads,
                    &mut left,
                    |left| (*left > 0).then(|| std::mem::replace(left, *left - 1)),
                    || (),
                    |_: &mut (), number| assert_ne!(number, 50),
                    |_, ()| {},
                );
            }));
            assert!(run.is_err(), "{threads} threads");
        }
    }
}
