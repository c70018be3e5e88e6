//! The subcommands of `codewright` as functions.
//!
//! Each tool is a function from arguments and an [`Io`] to an exit code, and a row of [`TOOLS`]. There is no process
//! state: the test runner calls [`run`] in process, many at once.
//!
//! To add a tool: a file with `pub fn run(args: &[String], io: &mut Io<'_>) -> i32`, whose options are a constant
//! [`cl::Spec`], and a row in [`TOOLS`].
//!
//! Exit codes: 0 success; 1 the input or the command line is wrong; 70 a mistake of ours, caught by [`run`].

pub mod as_;
pub mod bcanalyzer;
pub mod check_selection;
pub mod check_target;
pub mod cl;
pub mod dis;
pub mod driver;
pub mod dwarfdump;
pub mod emu;
pub mod filecheck;
pub mod filetest;
mod host;
pub mod install;
pub mod io;
pub mod llc;
pub mod lli;
pub mod load;
pub mod mc;
pub mod new_target;
pub mod objdump;
pub mod opt;
pub mod platforms;
pub mod readobj;
pub mod reduce;
pub mod targets;
pub mod tblgen;
pub mod verify;

pub use io::Io;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A row of the multi-call binary.
#[derive(Debug)]
pub struct Tool {
    /// The subcommand: `codewright NAME`. The binary may also be installed as `codewright-NAME` or `NAME`.
    pub name: &'static str,
    /// Further names, for the subcommand and for the installed binary: LLVM's own.
    pub aliases: &'static [&'static str],
    pub about: &'static str,
    /// Its command line, if all of it is options of ours.
    pub spec: Option<&'static cl::Spec>,
    /// Receives the arguments after the tool's name.
    pub run: fn(&[String], &mut Io<'_>) -> i32,
}

/// Every tool there is.
pub const TOOLS: &[Tool] = &[
    Tool {
        name: "as",
        aliases: &["llvm-as"],
        about: "turn LLVM IR text into bitcode",
        spec: Some(&as_::SPEC),
        run: as_::run,
    },
    Tool {
        name: "dis",
        aliases: &["llvm-dis"],
        about: "bitcode to the text form of LLVM IR",
        spec: Some(&dis::SPEC),
        run: dis::run,
    },
    Tool {
        name: "bcanalyzer",
        aliases: &["llvm-bcanalyzer"],
        about: "show the blocks and records of a bitcode file",
        spec: Some(&bcanalyzer::SPEC),
        run: bcanalyzer::run,
    },
    Tool {
        name: "cc",
        aliases: &[],
        about: "compile and link C with clang in front and the system's linker behind",
        spec: None,
        run: driver::cc::run,
    },
    Tool {
        name: "dwarfdump",
        aliases: &["llvm-dwarfdump"],
        about: "show the debug information of object files",
        spec: Some(&dwarfdump::SPEC),
        run: dwarfdump::run,
    },
    Tool {
        name: "emu",
        aliases: &[],
        about: "assemble and execute programs of small machines",
        spec: Some(&emu::SPEC),
        run: emu::run,
    },
    Tool {
        name: "filecheck",
        aliases: &["FileCheck"],
        about: "check a text against the CHECK lines of a file",
        spec: Some(&filecheck::SPEC),
        run: filecheck::run,
    },
    Tool {
        name: "filetest",
        aliases: &[],
        about: "run text tests by their RUN lines",
        spec: Some(&filetest::SPEC),
        run: filetest::run,
    },
    Tool {
        name: "ld",
        aliases: &[],
        about: "compile the bitcode among a linker's inputs, then link",
        spec: None,
        run: driver::ld::run,
    },
    Tool {
        name: "completions",
        aliases: &[],
        about: "print what a shell completes",
        spec: Some(&install::completions::SPEC),
        run: install::completions::run,
    },
    Tool {
        name: "links",
        aliases: &[],
        about: "make links with LLVM's names to this binary",
        spec: Some(&install::links::SPEC),
        run: install::links::run,
    },
    Tool {
        name: "man",
        aliases: &[],
        about: "print manual pages",
        spec: Some(&install::man::SPEC),
        run: install::man::run,
    },
    Tool {
        name: "llc",
        aliases: &[],
        about: "compile LLVM IR to assembly or objects",
        spec: Some(&llc::SPEC),
        run: llc::run,
    },
    Tool {
        name: "lli",
        aliases: &[],
        about: "compile a program in LLVM IR to memory and run it",
        spec: Some(&lli::SPEC),
        run: lli::run,
    },
    Tool {
        name: "mc",
        aliases: &["llvm-mc"],
        about: "assemble and disassemble machine code",
        spec: Some(&mc::SPEC),
        run: mc::run,
    },
    Tool {
        name: "new-target",
        aliases: &[],
        about: "make the folder of a new target",
        spec: Some(&new_target::SPEC),
        run: new_target::run,
    },
    Tool {
        name: "objdump",
        aliases: &["llvm-objdump"],
        about: "show headers, symbols, relocations and code of object files",
        spec: Some(&objdump::SPEC),
        run: objdump::run,
    },
    Tool {
        name: "opt",
        aliases: &[],
        about: "read, verify and write LLVM IR",
        spec: Some(&opt::SPEC),
        run: opt::run,
    },
    Tool {
        name: "reduce",
        aliases: &["llvm-reduce"],
        about: "make a module smaller while a test finds it interesting",
        spec: Some(&reduce::SPEC),
        run: reduce::run,
    },
    Tool {
        name: "readobj",
        aliases: &["llvm-readobj", "readelf", "llvm-readelf"],
        about: "show the structure of object files",
        spec: Some(&readobj::SPEC),
        run: readobj::run,
    },
    Tool {
        name: "run",
        aliases: &[],
        about: "execute LLVM IR, assembly or binaries of small machines",
        spec: None,
        run: emu::run_anything,
    },
    Tool {
        name: "tblgen",
        aliases: &["llvm-tblgen"],
        about: "evaluate TableGen files and show their records",
        spec: Some(&tblgen::SPEC),
        run: tblgen::run,
    },
    Tool {
        name: "verify",
        aliases: &[],
        about: "check modules against the rules of LLVM IR",
        spec: Some(&verify::SPEC),
        run: verify::run,
    },
];

/// The tools that take LLVM's options, with all that they take: what `docs/options.md` lists.
pub const OPTION_TABLES: &[(&str, &cl::Spec)] = &[
    ("llc", &llc::SPEC),
    ("mc", &mc::SPEC),
    ("tblgen", &tblgen::SPEC),
    ("lli", &lli::SPEC),
    ("opt", &opt::SPEC),
    ("reduce", &reduce::SPEC),
];

/// The exit code for a mistake of ours (`EX_SOFTWARE`).
pub const EXIT_INTERNAL: i32 = 70;

/// Runs the tool that `args` (with the program's name first) asks for: by the name it was called by, or by its first
/// argument. A panic becomes a message and [`EXIT_INTERNAL`].
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let program = args.first().map_or("codewright", |arg| base_name(arg));
    if let Some(tool) = find(program.strip_prefix("codewright-").unwrap_or(program)) {
        return guarded(tool, program.to_owned(), args.get(1..).unwrap_or_default(), io);
    }
    let Some(name) = args.get(1) else {
        let _ = io.stderr.write_all(usage(program).as_bytes());
        return 1;
    };
    if let Some(tool) = find(name) {
        return guarded(tool, format!("{program} {name}"), args.get(2..).unwrap_or_default(), io);
    }
    top_level(program, name, io)
}

/// The tool of that name or alias. A version suffix (`llvm-as-22`) is ignored, as packages install both.
pub fn find(name: &str) -> Option<&'static Tool> {
    let name = without_version(name);
    TOOLS.iter().find(|tool| tool.name == name || tool.aliases.contains(&name))
}

/// A tool's name without the version that packages put behind it.
fn without_version(name: &str) -> &str {
    match name.rsplit_once('-') {
        Some((stem, version)) if !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit()) => stem,
        _ => name,
    }
}

/// `codewright --help` and friends.
fn top_level(program: &str, name: &str, io: &mut Io<'_>) -> i32 {
    let (to_stdout, text) = match name.trim_start_matches('-') {
        "help" | "h" if name != "h" => (true, usage(program)),
        "version" => (true, cl::version(program)),
        _ => (false, format!("{program}: Unknown command '{name}'.  Try: '{program} --help'\n")),
    };
    let stream: &mut dyn Write = if to_stdout { io.stdout } else { io.stderr };
    // A closed stream leaves nobody to tell.
    let _ = stream.write_all(text.as_bytes());
    i32::from(!to_stdout)
}

fn usage(program: &str) -> String {
    let mut text = format!("USAGE: {program} <command> [options]\n\nCOMMANDS:\n");
    for tool in TOOLS {
        let also =
            if tool.aliases.is_empty() { String::new() } else { format!(" ({})", tool.aliases.join(", ")) };
        text.push_str(&format!("  {:<12}- {}{also}\n", tool.name, tool.about));
    }
    text.push_str(&format!("\n'{program} <command> --help' lists a command's options.\n"));
    text
}

fn base_name(path: &str) -> &str {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    name.strip_suffix(".exe").unwrap_or(name)
}

/// Runs one tool; a panic in it is reported with all that is needed to see it again.
fn guarded(tool: &Tool, name: String, args: &[String], io: &mut Io<'_>) -> i32 {
    io.tool = name;
    // A tool keeps nothing between runs, so there is no state that a panic could leave half changed.
    let result = catch_unwind(AssertUnwindSafe(|| (tool.run)(args, io)));
    let payload = match result {
        Ok(code) => return code,
        Err(payload) => payload,
    };
    let message = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("unknown panic");
    let quoted: Vec<String> = args.iter().map(|arg| quote(arg)).collect();
    let text = format!(
        "{0}: internal error: {message}\n{1}This is a mistake in Codewright, not in your input. To reproduce:\n  \
         {0} {2}\n",
        io.tool,
        cl::version(&io.tool),
        quoted.join(" ")
    );
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(text.as_bytes());
    EXIT_INTERNAL
}

/// An argument as a shell would have to be given it.
fn quote(arg: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_./=+,:@%".contains(&b);
    if !arg.is_empty() && arg.bytes().all(plain) {
        arg.to_owned()
    } else {
        format!("'{}'", arg.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests;
