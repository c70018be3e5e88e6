//! Sessions: modules that come and go, on one thread and on many.
#![allow(unsafe_code)]
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use common::{add, call, counting, find, generator, resident, unit};
use jit::Session;
use std::sync::Arc;

#[test]
fn modules_come_and_go_in_the_same_memory() {
    let session = Arc::new(Session::new().expect("a session"));
    let generator = generator();
    let mut addresses = std::collections::BTreeSet::new();
    let mut before = 0;
    for round in 0..2000u32 {
        if round == 500 {
            before = resident();
        }
        let handle = add(&session, &generator, &counting("f", round));
        let function = find(&session, "f");
        // The variable is zero each time, wherever it is.
        assert_eq!((call(&function, 1), call(&function, 1)), (round as i32 + 2, round as i32 + 3));
        addresses.insert(function.address());
        drop(function);
        // SAFETY: nothing uses the unit any more.
        assert!(unsafe { session.remove(handle) });
        assert!(session.lookup("f").is_err());
    }
    assert_eq!(addresses.len(), 1, "memory that is free is used again");
    let grown = resident().saturating_sub(before);
    assert!(grown < 4 << 20, "{grown} bytes more after 1500 modules");
    assert_eq!(session.stats().removed, 2000);
}

#[test]
fn threads_share_a_session() {
    let session = Arc::new(Session::new().expect("a session"));
    let shared = generator();
    add(&session, &shared, "define i32 @base(i32 %x) { %y = add i32 %x, 1000\n ret i32 %y }");
    std::thread::scope(|scope| {
        for thread in 0..4u32 {
            let (session, shared) = (&session, &shared);
            scope.spawn(move || {
                for round in 0..100u32 {
                    let name = format!("f{thread}");
                    let text = format!(
                        "declare i32 @base(i32)
                         define i32 @{name}(i32 %x) {{
                           %y = call i32 @base(i32 %x)
                           %z = add i32 %y, {round}
                           ret i32 %z
                         }}"
                    );
                    let handle = add(session, shared, &text);
                    assert_eq!(call(&find(session, &name), thread as i32), (1000 + thread + round) as i32);
                    // SAFETY: nobody but this thread uses the unit.
                    assert!(unsafe { session.remove(handle) });
                }
            });
        }
    });
    assert_eq!(session.stats().removed, 400);
}

#[test]
fn threads_add_the_same_name_and_one_wins() {
    let session = Arc::new(Session::new().expect("a session"));
    let shared = generator();
    let add = |number: i32| {
        let text = format!("define i32 @same(i32 %x) {{ %y = add i32 %x, {number}\n ret i32 %y }}");
        let unit = unit(&shared, &text);
        let added = session.add_typed(unit.0, unit.1);
        // Whoever sees the name sees its type, at any time.
        (added.is_ok(), number, call(&find(&session, "same"), 100))
    };
    let add = &add;
    let results: Vec<(bool, i32, i32)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|number| scope.spawn(move || add(number))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let winners: Vec<i32> = results.iter().filter(|result| result.0).map(|result| result.1).collect();
    assert_eq!(winners.len(), 1, "{results:?}");
    assert!(results.iter().all(|result| result.2 == 100 + winners[0]), "{results:?}");
}

#[test]
fn a_unit_that_lacks_a_name_waits_for_it() {
    let session = Arc::new(Session::new().expect("a session"));
    let generator = generator();
    let text = "declare i32 @later(i32)
                define i32 @now(i32 %x) { %y = call i32 @later(i32 %x)\n ret i32 %y }";
    add(&session, &generator, text);
    let error = session.lookup("now").expect_err("a name is missing").to_string();
    assert_eq!(error, "undefined symbols: 'later' (in test)");
    add(&session, &generator, "define i32 @later(i32 %x) { %y = mul i32 %x, 3\n ret i32 %y }");
    assert_eq!(call(&find(&session, "now"), 5), 15);
}

#[test]
fn what_is_wrong_with_one_unit_fails_only_what_refers_to_it() {
    let session = Arc::new(Session::new().expect("a session"));
    let generator = generator();
    add(&session, &generator, "@variable = thread_local global i32 0");
    // The address of a thread-local variable is no constant.
    let bad = "@variable = external global i32
               @pointer = global ptr @variable
               define i32 @bad(i32 %x) { ret i32 %x }";
    let bad = add(&session, &generator, bad);
    let user = "declare i32 @bad(i32)
                define i32 @user(i32 %x) { %y = call i32 @bad(i32 %x)\n ret i32 %y }";
    let user = add(&session, &generator, user);
    let lacking = "declare i32 @nowhere(i32)
                   define i32 @lacking(i32 %x) { %y = call i32 @nowhere(i32 %x)\n ret i32 %y }";
    add(&session, &generator, lacking);
    add(&session, &generator, "define i32 @fine(i32 %x) { %y = add i32 %x, 1\n ret i32 %y }");
    assert_eq!(call(&find(&session, "fine"), 1), 2);
    let why = "test: the address of a thread-local variable 'variable' (at .data+0x0)";
    for name in ["user", "bad", "user"] {
        assert_eq!(session.lookup(name).expect_err("it is broken").to_string(), why, "{name}");
    }
    let late = "declare i32 @user(i32)
                define i32 @late(i32 %x) { %y = call i32 @user(i32 %x)\n ret i32 %y }";
    add(&session, &generator, late);
    assert_eq!(session.lookup("late").expect_err("it needs 'bad'").to_string(), why);
    // With another 'bad' and 'user', what was only waiting for them works.
    // SAFETY: nothing runs the units.
    assert!(unsafe { session.remove(bad) && session.remove(user) });
    add(&session, &generator, "define i32 @user(i32 %x) { %y = add i32 %x, 7\n ret i32 %y }");
    assert_eq!(call(&find(&session, "late"), 1), 8);
    let error = session.link().expect_err("a name is missing").to_string();
    assert_eq!(error, "undefined symbols: 'nowhere' (in test)");
}

#[test]
fn names_come_from_definitions_and_from_the_caller() {
    extern "C" fn double(x: i32) -> i32 {
        2 * x
    }
    extern "C" fn triple(x: i32) -> i32 {
        3 * x
    }
    let session = Arc::new(Session::new().expect("a session"));
    session.define("double", double as *const () as u64);
    session.set_resolver(Box::new(|name| (name == "triple").then_some(triple as *const () as u64)));
    let text = "declare i32 @double(i32)
                declare i32 @triple(i32)
                define i32 @six(i32 %x) {
                  %y = call i32 @double(i32 %x)
                  %z = call i32 @triple(i32 %y)
                  ret i32 %z
                }";
    add(&session, &generator(), text);
    // The functions are further away than a call reaches, or not: both work.
    assert_eq!(call(&find(&session, "six"), 7), 42);
}
