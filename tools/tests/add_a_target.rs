//! `docs/add-a-target.md` and `docs/new-target.md` say the truth: a block that names a file of the repository is in that file,
//! other blocks with a name are files, and the commands of a `console` block print what follows them. `DOCS_BLESS=1` writes what
//! they print into the pages.

#![cfg(all(feature = "target-f2003", feature = "target-riscv"))]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tools::Io;
use tools::io::Terminal;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A block: language, name of a file, text.
struct Block {
    language: String,
    file: Option<String>,
    text: String,
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(info), None) => {
                let mut words = info.split(' ').map(str::to_owned);
                let language = words.next().unwrap_or_default();
                open = Some(Block { language, file: words.next(), text: String::new() });
            }
            (None, Some(block)) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    blocks
}

/// Runs `codewright TOOL ...` or `echo TEXT | codewright TOOL ...`; everything it prints.
fn run(command: &str, cwd: &Path) -> String {
    let (input, command) = match command.split_once(" | ") {
        Some((echo, command)) => (format!("{}\n", echo.strip_prefix("echo ").unwrap()), command),
        None => (String::new(), command),
    };
    let args: Vec<String> = command.split(' ').map(str::to_owned).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        tool: String::new(),
        stdin: &mut input.as_bytes(),
        stdout: &mut out,
        stderr: &mut err,
        cwd,
        env: &BTreeMap::new(),
        terminal: Terminal::default(),
    };
    tools::run(&args, &mut io);
    String::from_utf8([out, err].concat()).unwrap()
}

/// Runs a page; the number of its commands and of its excerpts from the repository. A path that a command of the page has made
/// is a file of the page: its blocks take the place of what is there.
fn check(page: &str) -> (usize, usize) {
    let path = root().join("docs").join(page);
    let text = std::fs::read_to_string(&path).unwrap();
    let dir = std::env::temp_dir().join(format!("codewright-{page}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    let (mut blessed, mut copied) = (String::new(), 0);
    let (mut commands, mut excerpts) = (0, 0);
    for block in blocks(&text) {
        match block.file {
            Some(path) if path.contains('/') && !dir.join(&path).exists() => {
                let file = std::fs::read_to_string(root().join(&path)).unwrap();
                assert!(file.contains(&block.text), "not in {path}:\n{}", block.text);
                excerpts += 1;
            }
            Some(name) => {
                let contents = files.entry(name.clone()).or_default();
                contents.push_str(&block.text);
                std::fs::write(dir.join(name), contents).unwrap();
            }
            None if block.language == "console" => {
                let mut printed = String::new();
                for command in block.text.lines().filter_map(|line| line.strip_prefix("$ ")) {
                    let out = run(command, &dir);
                    printed.push_str(&format!("$ {command}\n{out}"));
                    if !out.is_empty() && !out.ends_with('\n') {
                        printed.push('\n');
                    }
                    commands += 1;
                }
                // Included files are named by their place.
                let printed = printed.replace(&format!("{}/", dir.display()), "");
                if std::env::var_os("DOCS_BLESS").is_none() {
                    assert_eq!(printed, block.text, "in {page}");
                }
                let start = copied + text[copied..].find(&block.text).unwrap();
                blessed.push_str(&text[copied..start]);
                blessed.push_str(&printed);
                copied = start + block.text.len();
            }
            None => {}
        }
    }
    std::fs::remove_dir_all(&dir).unwrap();
    blessed.push_str(&text[copied..]);
    if blessed != text {
        std::fs::write(path, blessed).unwrap();
    }
    (commands, excerpts)
}

#[test]
fn examples_run_and_excerpts_are_true() {
    let (commands, excerpts) = check("add-a-target.md");
    assert!(commands >= 5 && excerpts >= 10, "{commands} commands, {excerpts} excerpts");
}

#[test]
fn a_target_is_made_from_the_template() {
    let (commands, _) = check("new-target.md");
    assert!(commands >= 8, "{commands} commands");
}

/// The made-up processor of the page: memory of 256 bytes, four registers, instructions of two bytes.
struct Tiny {
    memory: [u8; 256],
    registers: [u8; 4],
}

/// Where the outermost function returns to.
const OUTERMOST: u8 = 0xff;

impl Tiny {
    /// Calls the function at address 0 with one argument.
    fn call(&mut self, argument: u8) -> u8 {
        self.registers = [0, 0, 0, 0xf0];
        (self.memory[0xf0], self.memory[0xf1]) = (OUTERMOST, argument);
        let mut pc = 0;
        for _ in 0..100_000 {
            if pc == OUTERMOST {
                assert_eq!(self.registers[3], 0xf0, "the stack pointer is where it was");
                return self.registers[0];
            }
            pc = self.step(pc);
        }
        panic!("it does not end");
    }

    fn step(&mut self, pc: u8) -> u8 {
        let [low, value] = [self.memory[pc as usize], self.memory[pc as usize + 1]];
        let (rd, rs) = (low as usize & 3, low as usize >> 2 & 3);
        let next = pc + 2;
        let (a, b) = (self.registers[rd] as i8, self.registers[rs] as i8);
        let address = self.registers[rs].wrapping_add(value) as usize;
        match low >> 4 {
            0 => self.registers[rd] = value,
            1 => self.registers[rd] = a.wrapping_add(b) as u8,
            3 => self.registers[rd] = b as u8,
            4 => self.registers[rd] = self.memory[address],
            5 => self.memory[address] = a as u8,
            6 => self.registers[rd] = (a as u8).wrapping_add(value),
            7 => return value,
            8 => return if a < b { value } else { next },
            9 => return if a >= b { value } else { next },
            10 => {
                self.memory[self.registers[3] as usize] = next;
                return value;
            }
            11 => return self.memory[self.registers[3] as usize],
            other => panic!("opcode {other} at {pc}"),
        }
        next
    }
}

#[test]
fn the_made_up_processor_computes_fib() {
    let text = std::fs::read_to_string(root().join("docs/add-a-target.md")).unwrap();
    let dir = std::env::temp_dir().join(format!("codewright-tiny-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for name in ["tiny.td", "fib.ll"] {
        let parts = blocks(&text).into_iter().filter(|b| b.file.as_deref() == Some(name));
        std::fs::write(dir.join(name), parts.map(|b| b.text).collect::<String>()).unwrap();
    }
    for level in ["-O0", "-O2"] {
        let command = format!("codewright llc -target-td=tiny.td {level} fib.ll -filetype=obj -o fib.bin");
        assert_eq!(run(&command, &dir), "");
        let code = std::fs::read(dir.join("fib.bin")).unwrap();
        let results: Vec<u8> = (0..=10)
            .map(|n| {
                let mut tiny = Tiny { memory: [0; 256], registers: [0; 4] };
                tiny.memory[..code.len()].copy_from_slice(&code);
                tiny.call(n)
            })
            .collect();
        assert_eq!(results, [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55], "{level}");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

/// Lines that are neither blank nor only a comment.
fn lines(folder: &Path, extension: &str) -> usize {
    let mut count = 0;
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            count += lines(&path, extension);
        } else if path.extension().is_some_and(|e| e == extension) {
            let text = std::fs::read_to_string(path).unwrap();
            let says = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
            count += text.lines().filter(says).count();
        }
    }
    count
}

#[test]
fn costs_are_stated() {
    let text = std::fs::read_to_string(root().join("docs/add-a-target.md")).unwrap();
    // What a row of the table says: the numbers in it, behind the name.
    let stated = |name: &str| -> Vec<usize> {
        let row = text.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        let words = row[name.len() + 2..].split(|c: char| !c.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    };
    let targets = root().join("targets");
    let rust = |name: &str| lines(&targets.join(name).join("src"), "rs") + build_script(&targets.join(name));
    let emulator = lines(&targets.join("f2003/src/emulator"), "rs");
    let is = [
        ("f2003", vec![lines(&targets.join("f2003/td"), "td"), rust("f2003") - emulator, emulator]),
        ("riscv", vec![lines(&targets.join("riscv/td"), "td"), rust("riscv")]),
        ("sparc", vec![lines(&targets.join("sparc/td"), "td"), rust("sparc")]),
    ];
    for (name, is) in is {
        let stated = stated(name);
        assert_eq!(stated.len(), is.len(), "{name}: {stated:?}");
        for (stated, is) in stated.iter().zip(&is) {
            assert!(stated.abs_diff(*is) * 5 <= *is, "{name}: {stated} lines are stated, {is} there are");
        }
    }
}

/// Lines of the build script.
fn build_script(target: &Path) -> usize {
    let text = std::fs::read_to_string(target.join("build.rs")).unwrap();
    text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("//")).count()
}
