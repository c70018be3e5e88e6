//! Clients in C: built with the system's compiler against the checked-in header, linked with the shared and with the static
//! library, and run. Where there is no `cc`, the tests say so and end.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where cargo has put the libraries: beside this test.
fn libraries() -> PathBuf {
    let test = std::env::current_exe().expect("this program");
    let folder = test.parent().expect("a folder");
    // The crate's name keeps the test from running before the libraries are there.
    assert_eq!(capi::handle::Status::DONE, capi::handle::Status::failed_if(false));
    folder.to_owned()
}

fn has_cc() -> bool {
    let found = Command::new("cc").arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: no C compiler 'cc'");
    }
    found
}

/// The file of this kind that was made last; cargo keeps older ones.
fn newest(folder: &Path, begin: &str, end: &str) -> PathBuf {
    let entries = std::fs::read_dir(folder).expect("the folder of the test");
    let files = entries.flatten().filter(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with(begin) && name.ends_with(end)
    });
    let newest = files.max_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
    newest.unwrap_or_else(|| panic!("no {begin}*{end} in {}", folder.display())).path()
}

fn build(source: &Path, into: &Path, is_static: bool) -> PathBuf {
    let program = into.join(if is_static { "static" } else { "shared" });
    let mut cc = Command::new("cc");
    cc.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-cast-function-type", "-g", "-O1", "-I"]);
    cc.arg(root().join("crates/capi/include")).arg(source).args(["-rdynamic", "-o"]).arg(&program);
    let folder = libraries();
    if is_static {
        cc.arg(newest(&folder, "libcapi", ".a")).args([
            "-lpthread",
            "-ldl",
            "-lm",
            "-lgcc_s",
            "-lrt",
            "-lutil",
        ]);
    } else {
        // The library is found under the name that it gives itself.
        let library = newest(&folder, "libcapi", ".so");
        std::fs::copy(&library, into.join("libcodewright.so.0")).expect("a copy of the library");
        cc.arg(into.join("libcodewright.so.0")).arg(format!("-Wl,-rpath,{}", into.display()));
    }
    let output = cc.output().expect("cc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    program
}

fn run(program: &Path, input: &str) -> Output {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads its input");
    child.wait_with_output().expect("it ends")
}

fn expect(source: &str, is_static: bool, input: &str, wanted: &str) {
    if !has_cc() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let program = build(&root().join(source), folder.path(), is_static);
    let output = run(&program, input);
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!((&*stdout, &*stderr, output.status.code()), (wanted, "", Some(0)));
}

const LINES: &str = "\
def fib(n) if n < 2 then n else fib(n - 1) + fib(n - 2);
fib(20);
extern putchard(c);
def stars(n) for i = 0, i < n, 1 in putchard(42);
def average(a b) (a + b) / 2;  # of two
average(3, 8) + stars(5);
nothing(1);
fib(1, 2);
average(1, 2;
def fib(n) n;
1 + 2 * 3 < 8;
";

const ANSWERS: &str = "\
= 6765
*****= 5.5
error: unknown function
error: wrong number of arguments
error: expected ')' or ',' in the arguments
error: line: 'fib' is defined in line, too
= 1
";

#[test]
fn all_calls_with_the_shared_library() {
    expect("crates/capi/tests/c/calls.c", false, "", "all calls do what they should\n");
}

#[test]
fn kaleidoscope_with_the_shared_library() {
    expect("examples/kaleidoscope-c/kaleidoscope.c", false, LINES, ANSWERS);
}

#[test]
fn kaleidoscope_with_the_static_library() {
    expect("examples/kaleidoscope-c/kaleidoscope.c", true, LINES, ANSWERS);
}

/// Runs a command to its end and gives what it printed on both streams.
fn printed(command: &mut Command) -> [String; 2] {
    let output = command.stdin(Stdio::null()).output().expect("it runs");
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    assert!(output.status.success(), "{command:?}:\n{out}{err}");
    [out, err]
}

/// An environment of Python in a folder, with the package and the library installed from a wheel that is made there: by pip,
/// or unpacked where the system's Python has no pip to give. Gives its Python.
fn environment(package: &Path, folder: &Path) -> PathBuf {
    let library = newest(&libraries(), "libcapi", ".so");
    let python = folder.join("bin/python");
    let mut with_pip = Command::new("python3");
    if with_pip.args(["-m", "venv"]).arg(folder).output().is_ok_and(|output| output.status.success()) {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--no-index", "--disable-pip-version-check"]);
        printed(pip.arg(package).env("CODEWRIGHT_LIBRARY", library));
        return python;
    }
    printed(Command::new("python3").args(["-m", "venv", "--clear", "--without-pip"]).arg(folder));
    let mut wheel = Command::new(&python);
    wheel
        .args(["-B", "-c", "import build_wheel, sys; print(build_wheel.build_wheel(sys.argv[1]))"])
        .arg(folder);
    let [name, _] = printed(wheel.current_dir(package).env("CODEWRIGHT_LIBRARY", library));
    let mut place = Command::new(&python);
    let [place, _] = printed(place.args(["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]));
    printed(
        Command::new(&python).args(["-m", "zipfile", "-e"]).arg(folder.join(name.trim())).arg(place.trim()),
    );
    python
}

/// The package for Python, which is a client like others, in an environment that has nothing else: its tests, its examples,
/// whose first lines say what they print, and the one of its page.
#[test]
fn the_package_for_python() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: no 'python3'");
        return;
    }
    let package = root().join("bindings/python").canonicalize().expect("the package");
    let folder = tempfile::tempdir().expect("a folder");
    let python = environment(&package, folder.path());
    // Nothing is found but what was installed.
    let start = || {
        let mut command = Command::new(&python);
        command
            .arg("-B")
            .current_dir(folder.path())
            .env_remove("PYTHONPATH")
            .env_remove("CODEWRIGHT_LIBRARY");
        command
    };
    let [_, told] = printed(start().args(["-m", "unittest", "discover"]).arg(package.join("tests")));
    assert!(told.contains("Ran 6 tests"), "{told}");
    let examples = std::fs::read_dir(package.join("examples")).expect("the examples").flatten();
    let is_python = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "py");
    let examples: Vec<PathBuf> = examples.map(|entry| entry.path()).filter(is_python).collect();
    assert!(examples.len() >= 3, "{examples:?}");
    for example in examples {
        let text = std::fs::read_to_string(&example).expect("an example");
        let first = text.lines().next().and_then(|line| line.strip_suffix("\"\"\"")?.split_once(" Prints: "));
        let (_, wanted) =
            first.unwrap_or_else(|| panic!("{} does not say what it prints", example.display()));
        assert_eq!(printed(start().arg(&example))[0].trim_end(), wanted, "{}", example.display());
    }
    let page = std::fs::read_to_string(package.join("README.md")).expect("the page");
    let shown =
        page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert_eq!(printed(start().arg("-c").arg(shown))[0], "7\n");
}

/// The header names nothing that the library does not have.
#[test]
fn all_functions_of_the_header_are_there() {
    if !has_cc() {
        return;
    }
    let header = std::fs::read_to_string(root().join("crates/capi/include/codewright-c/codewright.h"));
    let header = header.expect("the header");
    let names: Vec<&str> = header
        .lines()
        .filter(|line| line.ends_with(");") && !line.starts_with("/*"))
        .filter_map(|line| line.split('(').next()?.rsplit([' ', '*']).next())
        .collect();
    assert!(names.len() > 250, "{} functions", names.len());
    let mut text = String::from("#include <codewright-c/codewright.h>\nvoid *all[] = {\n");
    names.iter().for_each(|name| text.push_str(&format!("    (void *){name},\n")));
    text.push_str("};\nint main(void) { return all[0] == 0; }\n");
    let folder = tempfile::tempdir().expect("a folder");
    let source = folder.path().join("all.c");
    std::fs::write(&source, text).expect("the source can be written");
    let program = build(&source, folder.path(), false);
    assert_eq!(run(&program, "").status.code(), Some(0));
}
