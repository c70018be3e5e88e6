//! One session for many threads and many modules: nothing fails and memory does not grow. How long and how often can be said in
//! the environment, `CODEWRIGHT_STRESS_SECONDS` and `CODEWRIGHT_STRESS_MODULES`.
#![allow(unsafe_code)]
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use common::{add, call, find, generator, resident, unit};
use jit::Session;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The number that a round gives, also by way of a function that another unit has and of a thread-local variable.
fn text(name: &str, number: u32) -> String {
    format!(
        "@{name}.calls = internal thread_local global i32 {number}
         declare i32 @base(i32)
         define i32 @{name}(i32 %x) uwtable {{
           %n = load i32, ptr @{name}.calls
           %m = add i32 %n, 1
           store i32 %m, ptr @{name}.calls
           %y = call i32 @base(i32 %x)
           %z = add i32 %y, %m
           ret i32 %z
         }}"
    )
}

#[test]
fn threads_add_look_up_run_and_remove() {
    const THREADS: u32 = 8;
    let limit = Duration::from_secs(from_environment("CODEWRIGHT_STRESS_SECONDS", 2));
    let session = Arc::new(Session::new().expect("a session"));
    let generator = generator();
    add(&session, &generator, "define i32 @base(i32 %x) { %y = add i32 %x, 1000\n ret i32 %y }");
    let (begin, rounds) = (Instant::now(), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (session, generator, rounds) = (&session, &generator, &rounds);
            scope.spawn(move || {
                let mut round = 0;
                while begin.elapsed() < limit {
                    let name = format!("f{thread}");
                    let handle = add(session, generator, &text(&name, round));
                    let function = find(session, &name);
                    for more in 1..=3 {
                        let expected = 1000 + thread as i32 + round as i32 + more;
                        assert_eq!(call(&function, thread as i32), expected);
                    }
                    // What other threads have may be there or not.
                    let _ = session.lookup(&format!("f{}", (thread + 1) % THREADS));
                    drop(function);
                    // SAFETY: nobody but this thread runs the unit.
                    assert!(unsafe { session.remove(handle) });
                    round += 1;
                }
                rounds.fetch_add(round.into(), Ordering::Relaxed);
            });
        }
    });
    assert_eq!(session.stats().removed, rounds.load(Ordering::Relaxed));
}

/// Units are compiled once and added many times: what is looked at is the session.
#[test]
fn memory_does_not_grow_with_modules_that_are_gone() {
    let modules = from_environment("CODEWRIGHT_STRESS_MODULES", 4000);
    let session = Arc::new(Session::new().expect("a session"));
    let generator = generator();
    add(&session, &generator, "define i32 @base(i32 %x) { %y = add i32 %x, 1000\n ret i32 %y }");
    let (made, types) = unit(&generator, &text("f", 7));
    let (mut before, mut halfway) = (0, Duration::ZERO);
    let begin = Instant::now();
    for round in 0..modules {
        if round == modules / 4 {
            before = resident();
        }
        if round == modules / 2 {
            halfway = begin.elapsed();
        }
        let handle = session.add_typed(made.clone(), types.clone()).expect("room");
        let function = find(&session, "f");
        assert_eq!((call(&function, 1), call(&function, 1)), (1009, 1010));
        drop(function);
        // SAFETY: nothing uses the unit any more.
        assert!(unsafe { session.remove(handle) });
    }
    let grown = resident().saturating_sub(before);
    assert!(grown < 2 << 20, "{grown} bytes more after {modules} modules");
    // What the last ones cost is what the first ones cost, give or take what the machine does meanwhile.
    let (first, last) = (halfway.as_secs_f64(), (begin.elapsed() - halfway).as_secs_f64());
    assert!(last < 4.0 * first + 1.0, "{first} s for the first half and {last} s for the second");
}
