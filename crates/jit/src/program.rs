//! Running a program that a session holds: its constructors, its `main`, its end.
//!
//! A program is run as if it had been executed: it shares the process and may do with it what it wants. That is not
//! unsafe for the caller as starting a process is not: the caller's part of the process ends here ([`run`] does not
//! return), or goes on in a process of its own ([`run_apart`]).
#![allow(unsafe_code)]

use crate::process::{self, Arguments};
use crate::{Result, Session};
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{FromRawFd, OwnedFd, RawFd};
use std::thread;

/// What came of a program that ran apart.
#[derive(Debug)]
pub struct Outcome {
    /// Its exit code; 128 and the signal's number if a signal ended it.
    pub code: i32,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

/// What a program is started with.
pub struct Start<'a> {
    pub entry: &'a str,
    pub arguments: &'a Arguments,
    /// Runs when the program ends.
    pub at_end: Option<Box<dyn FnOnce() + Send>>,
}

/// Runs constructors and the entry and ends the process with its result. Returns only if the program cannot begin.
pub fn run(session: &'static Session, start: Start<'_>) -> Result<std::convert::Infallible> {
    session.link()?;
    let main = session.lookup(start.entry)?;
    default_signals();
    if let Some(at_end) = start.at_end {
        process::at_exit(0, at_end);
    }
    // SAFETY: the program has the process from here on; see the module text.
    unsafe { session.initialize(start.arguments)? };
    // SAFETY: as above; the entry is a function of the program.
    let code = unsafe { process::call_main(main, start.arguments) };
    process::exit(code)
}

/// Tells why a program cannot go on, and ends the process.
pub fn give_up(error: &crate::Error) -> ! {
    complain(&format!("error: {error}"));
    process::exit(1)
}

/// What [`run`] does, in a child process with these bytes as its standard input. What the child needs is linked before
/// it is made; it is one thread, and other threads of this process do not exist in it.
pub fn run_apart(session: &Session, start: Start<'_>, input: &[u8]) -> Result<Outcome> {
    session.link()?;
    session.lookup(start.entry)?;
    let child = Child::fork(|| {
        // SAFETY: this process is the child and ends below, so the session is never dropped in it.
        let session: &'static Session = unsafe { &*std::ptr::from_ref(session) };
        match run(session, start) {
            Ok(never) => match never {},
            Err(error) => give_up(&error),
        }
    });
    let child = child.map_err(|error| crate::Error::new(format!("no process for the program: {error}")))?;
    Ok(child.wait(input))
}

/// Writes a line to standard error without the locks of the standard library, which threads may hold that do not exist
/// any more.
pub fn complain(message: &str) {
    let line = format!("{message}\n");
    // SAFETY: the bytes are those of a string. Who cannot be told is not.
    unsafe { libc::write(2, line.as_ptr().cast(), line.len()) };
}

/// Signals as programs expect them: Rust's runtime ignores those of closed pipes.
fn default_signals() {
    // SAFETY: sets the default.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
}

struct Child {
    id: libc::pid_t,
    stdin: OwnedFd,
    stdout: OwnedFd,
    stderr: OwnedFd,
}

fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends: [RawFd; 2] = [0; 2];
    // SAFETY: there is room for two descriptors.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: both are new and nobody else's.
    Ok(unsafe { (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) })
}

impl Child {
    fn fork(run: impl FnOnce()) -> io::Result<Child> {
        use std::os::fd::AsRawFd;
        let (input, stdin) = pipe()?;
        let (stdout, output) = pipe()?;
        let (stderr, errors) = pipe()?;
        // SAFETY: the child uses the allocator, which the library of C keeps usable over a fork, its own descriptors,
        // and what the program does. It never returns from here.
        let id = unsafe { libc::fork() };
        match id {
            -1 => Err(io::Error::last_os_error()),
            0 => {
                for (end, number) in [(&input, 0), (&output, 1), (&errors, 2)] {
                    // SAFETY: the descriptor is open.
                    unsafe { libc::dup2(end.as_raw_fd(), number) };
                }
                // Ends of pipes that this child or another one waits for the end of are among the others.
                // SAFETY: nobody uses descriptors that have a value of Rust's here any more.
                unsafe { libc::syscall(libc::SYS_close_range, 3u32, u32::MAX, 0u32) };
                run();
                process::exit(0)
            }
            id => Ok(Child { id, stdin, stdout, stderr }),
        }
    }

    fn wait(self, input: &[u8]) -> Outcome {
        let Child { id, stdin, stdout, stderr } = self;
        let read = |from: OwnedFd| {
            let mut bytes = Vec::new();
            // What was read before an error is all there is.
            let _ = File::from(from).read_to_end(&mut bytes);
            bytes
        };
        let (stdout, stderr) = thread::scope(|scope| {
            let errors = scope.spawn(|| read(stderr));
            scope.spawn(|| {
                // A program need not read all of its input.
                let _ = File::from(stdin).write_all(input);
            });
            (read(stdout), errors.join().unwrap_or_default())
        });
        let mut status = 0;
        // SAFETY: the child is ours and has not been waited for.
        while unsafe { libc::waitpid(id, &raw mut status, 0) } < 0
            && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
        {}
        let signalled = libc::WIFSIGNALED(status);
        let code = if signalled { 128 + libc::WTERMSIG(status) } else { libc::WEXITSTATUS(status) };
        Outcome { code, stdout, stderr }
    }
}
