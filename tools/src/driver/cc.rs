//! `codewright cc`: a C compiler driver whose code generator is ours, for `CC="codewright cc"`.
//!
//! Sources go through clang to bitcode and through `llc` to objects (or, with `-S`, to text). What is then linked is linked
//! by a driver for the target, with those arguments that are about linking. Everything that is not compiling or linking
//! (`-E`, `-M`, `--version`, …) is clang's.
//!
//! Exit codes: those of the programs that failed.

use super::{CLANG, Scratch, compile_options, execute, expand_responses, find_program, linking_driver, text};
use crate::io::Io;

/// Options with which clang does all there is to do.
const FOR_CLANG: &[&str] = &[
    "-E",
    "-M",
    "-MM",
    "-###",
    "--version",
    "-v",
    "-V",
    "-fsyntax-only",
    "-dumpmachine",
    "-dumpversion",
    "--help",
];

/// Options whose value is the next argument.
const WITH_VALUE: &[&str] = &[
    "-o",
    "-x",
    "-I",
    "-D",
    "-U",
    "-L",
    "-l",
    "-T",
    "-u",
    "-z",
    "-e",
    "-h",
    "-MF",
    "-MT",
    "-MQ",
    "-Xlinker",
    "-Xclang",
    "-include",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-imacros",
    "-isysroot",
    "--sysroot",
    "-target",
    "-arch",
    "-mllvm",
    "-B",
    "--param",
    "-Xpreprocessor",
    "-Xassembler",
    "-framework",
    "-rpath",
    "-soname",
];

/// Options that are about linking (and perhaps compiling): with value, by their beginning, and whole.
const LINK_VALUES: &[&str] =
    &["-L", "-l", "-T", "-u", "-z", "-e", "-h", "-Xlinker", "--sysroot", "-B", "-rpath", "-soname"];
const LINK_PREFIXES: &[&str] = &[
    "-L",
    "-l",
    "-Wl,",
    "-T",
    "-u",
    "-z",
    "-B",
    "--sysroot=",
    "-static",
    "-shared",
    "-fuse-ld=",
    "-march=",
    "-mabi=",
    "-m32",
    "-m64",
    "-nostd",
    "-nostart",
    "-nodefaultlibs",
    "-nolibc",
];
const LINK_FLAGS: &[&str] =
    &["-pie", "-no-pie", "-rdynamic", "-pthread", "-s", "-r", "-fPIC", "-fPIE", "-fpic", "-fpie"];

/// What clang compiles to bitcode, by suffix. Assembly is clang's to assemble.
const SOURCES: &[&str] = &["c", "i", "cc", "cpp", "cxx", "C", "ii", "m", "mm", "ll", "bc"];
const ASSEMBLY: &[&str] = &["s", "S", "sx"];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Goal {
    #[default]
    Program,
    Object,
    Text,
}

/// A command line, taken apart.
#[derive(Debug, Default)]
struct CommandLine {
    goal: Goal,
    output: Option<String>,
    /// Sources, with what `-x` said of them.
    sources: Vec<(String, Option<String>)>,
    /// Where the objects of sources, and what else is linked, come in: `None` for the next source.
    link: Vec<Option<String>>,
    /// What clang gets for each source.
    compile: Vec<String>,
    level: Option<char>,
    target: String,
    function_sections: bool,
    data_sections: bool,
    writes_dependencies: bool,
    names_dependencies: bool,
    names_dependency_target: bool,
    /// For clang alone.
    is_foreign: bool,
}

fn suffix(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, suffix)| if suffix.contains('/') { "" } else { suffix })
}

impl CommandLine {
    fn parse(args: &[String]) -> CommandLine {
        let mut line = CommandLine::default();
        let mut language: Option<String> = None;
        let mut args = args.iter().peekable();
        while let Some(arg) = args.next() {
            if !arg.starts_with('-') || arg == "-" {
                line.input(arg, &language);
                continue;
            }
            let value = if WITH_VALUE.contains(&arg.as_str()) { args.next().cloned() } else { None };
            line.option(arg, value, &mut language);
        }
        line
    }

    fn input(&mut self, name: &str, language: &Option<String>) {
        let is_source = match language.as_deref() {
            Some("none") | None => SOURCES.contains(&suffix(name)) || ASSEMBLY.contains(&suffix(name)),
            Some(_) => true,
        };
        if is_source || name == "-" {
            self.sources.push((name.to_owned(), language.clone().filter(|l| l != "none")));
            self.link.push(None);
        } else {
            self.link.push(Some(name.to_owned()));
        }
    }

    fn option(&mut self, arg: &str, value: Option<String>, language: &mut Option<String>) {
        match arg {
            "-c" => self.goal = Goal::Object,
            "-S" => self.goal = Goal::Text,
            "-o" => self.output = value,
            "-x" => *language = value,
            _ if FOR_CLANG.contains(&arg) || arg.starts_with("-print-") || arg.starts_with("--print-") => {
                self.is_foreign = true;
            }
            _ if arg.starts_with("-flto") || arg == "-emit-llvm" => {}
            _ => {
                self.note(arg, value.as_deref());
                if arg.starts_with("-o") && arg.len() > 2 && !arg.starts_with("-object") {
                    self.output = Some(arg[2..].to_owned());
                    return;
                }
                let is_link = LINK_FLAGS.contains(&arg)
                    || LINK_VALUES.contains(&arg)
                    || LINK_PREFIXES.iter().any(|p| arg.starts_with(p));
                if is_link {
                    self.link.push(Some(arg.to_owned()));
                    self.link.extend(value.iter().map(|v| Some(v.clone())));
                }
                if !is_link
                    || LINK_FLAGS.contains(&arg)
                    || arg.starts_with("-m")
                    || arg.starts_with("--sysroot")
                {
                    self.compile.push(arg.to_owned());
                    self.compile.extend(value);
                }
            }
        }
    }

    /// What an option means to us besides.
    fn note(&mut self, arg: &str, value: Option<&str>) {
        match arg {
            "-target" => self.target = value.unwrap_or("").to_owned(),
            "-ffunction-sections" => self.function_sections = true,
            "-fno-function-sections" => self.function_sections = false,
            "-fdata-sections" => self.data_sections = true,
            "-fno-data-sections" => self.data_sections = false,
            "-MD" | "-MMD" => self.writes_dependencies = true,
            "-MF" => self.names_dependencies = true,
            "-MT" | "-MQ" => self.names_dependency_target = true,
            "-O" => self.level = Some('1'),
            _ => {
                if let Some(target) = arg.strip_prefix("--target=") {
                    self.target = target.to_owned();
                }
                if let Some(level) = arg.strip_prefix("-O").and_then(|l| l.chars().next()) {
                    self.level = Some(level);
                }
            }
        }
    }
}

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    try_run(args, io).err().unwrap_or(0)
}

fn try_run(args: &[String], io: &mut Io<'_>) -> Result<(), i32> {
    let args = expand_responses(args, io);
    let line = CommandLine::parse(&args);
    let named = io.env.get(CLANG).cloned().or_else(|| find_program(&["clang", "clang-22", "clang-21"], io));
    let Some(clang) = named else {
        return Err(io.fail(&format!("error: there is no clang in PATH; '{CLANG}' can name one")));
    };
    if line.is_foreign && line.goal == Goal::Program || line.sources.is_empty() && line.link.is_empty() {
        return execute(&clang, &args, io);
    }
    if args.iter().any(|a| FOR_CLANG.contains(&a.as_str()) && a != "-v") {
        return execute(&clang, &args, io);
    }
    let scratch = Scratch::new(io)?;
    if line.goal != Goal::Program && line.output.is_some() && line.sources.len() > 1 {
        return Err(io.fail("error: cannot specify -o when generating multiple output files"));
    }
    let mut objects = Vec::new();
    for (number, source) in line.sources.iter().enumerate() {
        let output = match (line.goal, &line.output) {
            (Goal::Program, _) => text(&scratch.file(&format!("{number}.o"))),
            (_, Some(output)) => output.clone(),
            (goal, None) => default_output(&source.0, goal),
        };
        Job { line: &line, clang: &clang, scratch: &scratch, number }.compile(source, &output, io)?;
        objects.push(output);
    }
    if line.goal == Goal::Program { link(&line, objects, io) } else { Ok(()) }
}

/// The name of the source with another suffix, in the present folder.
fn default_output(source: &str, goal: Goal) -> String {
    let base = source.rsplit('/').next().unwrap_or(source);
    let stem = base.rsplit_once('.').map_or(base, |(stem, _)| stem);
    format!("{stem}.{}", if goal == Goal::Text { "s" } else { "o" })
}

struct Job<'a> {
    line: &'a CommandLine,
    clang: &'a str,
    scratch: &'a Scratch,
    number: usize,
}

impl Job<'_> {
    fn compile(
        &self,
        (source, language): &(String, Option<String>),
        output: &str,
        io: &mut Io<'_>,
    ) -> Result<(), i32> {
        let mut args = self.line.compile.clone();
        args.push("-Wno-unused-command-line-argument".to_owned());
        args.push("-c".to_owned());
        let assembly = match language.as_deref() {
            Some(language) => language.starts_with("assembler"),
            None => ASSEMBLY.contains(&suffix(source)),
        };
        if let Some(language) = language {
            args.extend(["-x".to_owned(), language.clone()]);
        }
        self.dependencies(output, &mut args);
        if assembly {
            args.extend(["-o".to_owned(), output.to_owned(), source.clone()]);
            return execute(self.clang, &args, io);
        }
        let bitcode = text(&self.scratch.file(&format!("{}.bc", self.number)));
        args.extend(["-emit-llvm".to_owned(), "-o".to_owned(), bitcode.clone(), source.clone()]);
        execute(self.clang, &args, io)?;
        self.generate(&bitcode, output, io)
    }

    /// Rules for make are about the object, not the bitcode.
    fn dependencies(&self, output: &str, args: &mut Vec<String>) {
        if !self.line.writes_dependencies {
            return;
        }
        if !self.line.names_dependencies {
            let stem = output.rsplit_once('.').map_or(output, |(stem, _)| stem);
            args.extend(["-MF".to_owned(), format!("{stem}.d")]);
        }
        if !self.line.names_dependency_target {
            args.extend(["-MT".to_owned(), output.to_owned()]);
        }
    }

    fn generate(&self, bitcode: &str, output: &str, io: &mut Io<'_>) -> Result<(), i32> {
        let kind = if self.line.goal == Goal::Text { "asm" } else { "obj" };
        let mut args = compile_options(self.line.level.unwrap_or('0'));
        args.push(format!("-filetype={kind}"));
        if self.line.function_sections {
            args.push("-function-sections".to_owned());
        }
        if self.line.data_sections {
            args.push("-data-sections".to_owned());
        }
        args.extend(["-o".to_owned(), output.to_owned(), bitcode.to_owned()]);
        match crate::llc::run(&args, io) {
            0 => Ok(()),
            code => Err(code),
        }
    }
}

fn link(line: &CommandLine, objects: Vec<String>, io: &mut Io<'_>) -> Result<(), i32> {
    let mut objects = objects.into_iter();
    let mut args: Vec<String> = Vec::new();
    for part in &line.link {
        match part {
            Some(part) => args.push(part.clone()),
            None => args.extend(objects.next()),
        }
    }
    args.extend(["-o".to_owned(), line.output.clone().unwrap_or_else(|| "a.out".to_owned())]);
    // Inputs may be bitcode that others made.
    super::ld::link(&linking_driver(&line.target, io), &args, io)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> CommandLine {
        CommandLine::parse(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn command_lines_are_taken_apart() {
        let line = parse(
            "-O2 -g --target=riscv64-linux-gnu -Iinc -I inc2 a.c -lm b.o -DX=1 -x c++ b -o out -Wl,-z,now",
        );
        assert_eq!((line.goal, line.output.as_deref(), line.level), (Goal::Program, Some("out"), Some('2')));
        assert_eq!(line.sources, [("a.c".to_owned(), None), ("b".to_owned(), Some("c++".to_owned()))]);
        let link: Vec<_> = line.link.iter().map(|l| l.as_deref().unwrap_or("*")).collect();
        assert_eq!(link, ["*", "-lm", "b.o", "*", "-Wl,-z,now"]);
        assert_eq!(line.compile, ["-O2", "-g", "--target=riscv64-linux-gnu", "-Iinc", "-I", "inc2", "-DX=1"]);
        assert_eq!(line.target, "riscv64-linux-gnu");
    }

    #[test]
    fn what_is_not_compiled_or_linked_is_clangs() {
        assert!(parse("--version").is_foreign && parse("-E a.c").is_foreign);
        assert_eq!(parse("-c a.c -flto").compile, Vec::<String>::new());
        assert_eq!(default_output("dir/a.b.c", Goal::Object), "a.b.o");
    }
}
