//! The commands that RUN lines use beside the tools under test: files, comparison, searching.

use super::exec::Invocation;
use crate::ere;
use std::path::{Path, PathBuf};

type Builtin = fn(&mut Invocation<'_>, &[&str]) -> Result<i32, String>;

const BUILTINS: &[(&str, Builtin)] = &[
    ("cat", cat),
    ("cmp", cmp),
    ("count", count),
    ("cp", cp),
    ("echo", echo),
    ("false", |_, _| Ok(1)),
    ("grep", grep),
    ("head", head),
    ("mkdir", mkdir),
    ("mv", mv),
    ("rm", rm),
    ("split-file", split_file),
    ("touch", touch),
    ("true", |_, _| Ok(0)),
    (":", |_, _| Ok(0)),
];

/// Runs the command if it is one of these. `bless` makes `diff` overwrite what it compares with.
pub(super) fn run(invocation: &mut Invocation<'_>, cwd: &mut PathBuf, bless: bool) -> Option<i32> {
    let args = invocation.args;
    let (name, args) = args.split_first()?;
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match name.as_str() {
        "cd" => change_directory(cwd, &args),
        "diff" => diff(invocation, &args, bless),
        _ => {
            let (_, builtin) = BUILTINS.iter().find(|(n, _)| n == name)?;
            builtin(invocation, &args)
        }
    };
    Some(result.unwrap_or_else(|message| {
        let _ = writeln!(invocation.stderr, "{name}: {message}");
        2
    }))
}

fn change_directory(cwd: &mut PathBuf, args: &[&str]) -> Result<i32, String> {
    let [dir] = args else { return Err("one directory is wanted".to_owned()) };
    let to = cwd.join(dir);
    if !to.is_dir() {
        return Err(format!("{dir}: no such directory"));
    }
    *cwd = to;
    Ok(0)
}

/// Options (single letters after a dash) and operands.
fn split_args<'a>(args: &[&'a str], known: &str) -> Result<(Vec<char>, Vec<&'a str>), String> {
    let mut options = Vec::new();
    let mut operands = Vec::new();
    for arg in args {
        match arg.strip_prefix('-') {
            Some(letters) if !letters.is_empty() && operands.is_empty() => options.extend(letters.chars()),
            _ => operands.push(*arg),
        }
    }
    match options.iter().find(|c| !known.contains(**c)) {
        Some(c) => Err(format!("option -{c} is not supported here")),
        None => Ok((options, operands)),
    }
}

fn read(invocation: &Invocation<'_>, name: &str) -> Result<Vec<u8>, String> {
    if name == "-" {
        return Ok(invocation.stdin.to_vec());
    }
    std::fs::read(invocation.cwd.join(name)).map_err(|error| format!("{name}: {error}"))
}

fn print(invocation: &mut Invocation<'_>, bytes: &[u8]) -> Result<(), String> {
    invocation.stdout.write_all(bytes).map_err(|error| error.to_string())
}

fn io_result(name: &str, result: std::io::Result<()>) -> Result<i32, String> {
    result.map(|()| 0).map_err(|error| format!("{name}: {error}"))
}

fn cat(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let names = if args.is_empty() { &["-"] } else { args };
    for name in names {
        let bytes = read(invocation, name)?;
        print(invocation, &bytes)?;
    }
    Ok(0)
}

fn echo(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (end, words) = match args {
        ["-n", words @ ..] => ("", words),
        words => ("\n", words),
    };
    let text = words.join(" ") + end;
    print(invocation, text.as_bytes())?;
    Ok(0)
}

fn cmp(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let [a, b] = args else { return Err("two files are wanted".to_owned()) };
    let (left, right) = (read(invocation, a)?, read(invocation, b)?);
    if left == right {
        return Ok(0);
    }
    let at = left.iter().zip(&right).take_while(|(x, y)| x == y).count();
    let text = format!("{a} {b} differ: byte {}\n", at + 1);
    print(invocation, text.as_bytes())?;
    Ok(1)
}

/// Prints the lines around the first difference; the files are otherwise the business of whoever compares them.
fn diff(invocation: &mut Invocation<'_>, args: &[&str], bless: bool) -> Result<i32, String> {
    let (options, files) = split_args(args, "ubBw")?;
    let [a, b] = files[..] else { return Err("two files are wanted".to_owned()) };
    let (left, right) = (read(invocation, a)?, read(invocation, b)?);
    let loose = options.iter().any(|c| "bBw".contains(*c));
    let lines = |text: &[u8]| -> Vec<String> {
        let text = String::from_utf8_lossy(text).into_owned();
        let squeeze = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        text.lines().map(|line| if loose { squeeze(line) } else { line.to_owned() }).collect()
    };
    let (left_lines, right_lines) = (lines(&left), lines(&right));
    if left == right || (loose && left_lines == right_lines) {
        return Ok(0);
    }
    for (expected, actual) in [(a, &right), (b, &left)] {
        if bless && expected.ends_with(".expected") {
            return io_result(expected, std::fs::write(invocation.cwd.join(expected), actual));
        }
    }
    /// Lines shown of each file.
    const SHOWN: usize = 8;
    let same = left_lines.iter().zip(&right_lines).take_while(|(x, y)| x == y).count();
    let mut text = format!("{a} and {b} differ from line {}\n", same + 1);
    for (sign, lines) in [('-', &left_lines), ('+', &right_lines)] {
        lines.iter().skip(same).take(SHOWN).for_each(|line| text.push_str(&format!("{sign}{line}\n")));
    }
    print(invocation, text.as_bytes())?;
    Ok(1)
}

/// Expects its input to have that many lines.
fn count(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let [wanted] = args else { return Err("one number is wanted".to_owned()) };
    let wanted: usize = wanted.parse().map_err(|_| format!("'{wanted}' is not a number"))?;
    let found = invocation.stdin.split_inclusive(|b| *b == b'\n').count();
    if found == wanted { Ok(0) } else { Err(format!("expected {wanted} lines and got {found}")) }
}

fn cp(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (_, files) = split_args(args, "f")?;
    let [from, to] = files[..] else { return Err("two files are wanted".to_owned()) };
    let to = into_directory(invocation.cwd, from, to);
    io_result(from, std::fs::copy(invocation.cwd.join(from), to).map(|_| ()))
}

fn mv(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (_, files) = split_args(args, "f")?;
    let [from, to] = files[..] else { return Err("two files are wanted".to_owned()) };
    let to = into_directory(invocation.cwd, from, to);
    io_result(from, std::fs::rename(invocation.cwd.join(from), to))
}

fn into_directory(cwd: &Path, from: &str, to: &str) -> PathBuf {
    let to = cwd.join(to);
    match Path::new(from).file_name() {
        Some(name) if to.is_dir() => to.join(name),
        _ => to,
    }
}

fn mkdir(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (options, names) = split_args(args, "p")?;
    for name in names {
        let path = invocation.cwd.join(name);
        let made = if options.is_empty() { std::fs::create_dir(path) } else { std::fs::create_dir_all(path) };
        io_result(name, made)?;
    }
    Ok(0)
}

fn rm(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (options, names) = split_args(args, "rfR")?;
    for name in names {
        let path = invocation.cwd.join(name);
        let removed = if path.is_dir() && options.iter().any(|c| "rR".contains(*c)) {
            std::fs::remove_dir_all(path)
        } else {
            std::fs::remove_file(path)
        };
        if !options.contains(&'f') {
            io_result(name, removed)?;
        }
    }
    Ok(0)
}

fn touch(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    for name in args {
        let path = invocation.cwd.join(name);
        io_result(name, std::fs::OpenOptions::new().create(true).append(true).open(path).map(|_| ()))?;
    }
    Ok(0)
}

/// `-c N` bytes or `-n N` lines; both forms also with the number glued on.
fn head(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (unit, number, files) = match args {
        [unit @ ("-c" | "-n"), number, files @ ..] => (*unit, *number, files),
        [first, files @ ..] if first.len() > 2 && (first.starts_with("-c") || first.starts_with("-n")) => {
            let (unit, number) = first.split_at(2);
            (unit, number, files)
        }
        files => ("-n", "10", files),
    };
    let number: usize = number.parse().map_err(|_| format!("'{number}' is not a number"))?;
    let bytes = read(invocation, files.first().unwrap_or(&"-"))?;
    let end = if unit == "-c" {
        number.min(bytes.len())
    } else {
        bytes.split_inclusive(|b| *b == b'\n').take(number).map(<[u8]>::len).sum()
    };
    print(invocation, bytes.get(..end).unwrap_or_default())?;
    Ok(0)
}

/// Prints or counts the lines that match an extended regular expression, or a fixed string under `-F`.
fn grep(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let (options, operands) = split_args(args, "cqvEFie")?;
    let has = |c: char| options.contains(&c);
    let (pattern, files) = operands.split_first().ok_or("a pattern is missing")?;
    let (node, groups) = if has('F') {
        (ere::Node::Literal(pattern.as_bytes().to_vec()), 0)
    } else {
        ere::parse(pattern.as_bytes(), 1)?
    };
    let regex = ere::Regex::new(&node, groups + 1, &[], has('i'))?;
    let mut matched = Vec::new();
    let mut number = 0;
    for name in if files.is_empty() { &["-"] } else { files } {
        for line in read(invocation, name)?.split_inclusive(|b| *b == b'\n') {
            let body = line.strip_suffix(b"\n").unwrap_or(line);
            if regex.find(body)?.is_some() != has('v') {
                number += 1;
                matched.extend_from_slice(body);
                matched.push(b'\n');
            }
        }
    }
    if has('c') {
        print(invocation, format!("{number}\n").as_bytes())?;
    } else if !has('q') {
        print(invocation, &matched)?;
    }
    Ok(i32::from(number == 0))
}

/// `split-file FILE DIR`: the parts after lines such as `//--- name` become files of a new directory. Lines before the
/// first part are dropped.
fn split_file(invocation: &mut Invocation<'_>, args: &[&str]) -> Result<i32, String> {
    let [from, to] = args else { return Err("a file and a directory are wanted".to_owned()) };
    let text = read(invocation, from)?;
    let dir = invocation.cwd.join(to);
    // A directory left by an earlier part of the same test.
    if dir.is_dir() {
        std::fs::remove_dir_all(&dir).map_err(|error| format!("{to}: {error}"))?;
    }
    let mut parts: Vec<(String, Vec<u8>)> = Vec::new();
    for line in text.split_inclusive(|b| *b == b'\n') {
        if let Some(name) = part_name(line) {
            parts.push((name, Vec::new()));
        } else if let Some((_, body)) = parts.last_mut() {
            body.extend_from_slice(line);
        }
    }
    if parts.is_empty() {
        return Err(format!("{from}: no line such as '//--- name'"));
    }
    for (name, body) in parts {
        if Path::new(&name).components().any(|c| !matches!(c, std::path::Component::Normal(_))) {
            return Err(format!("{from}: '{name}' is not a name inside the directory"));
        }
        let path = dir.join(&name);
        let parent = path.parent().unwrap_or(&dir);
        std::fs::create_dir_all(parent).map_err(|error| format!("{name}: {error}"))?;
        std::fs::write(&path, body).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(0)
}

/// The name in a separating line: up to three characters of comment, `--- `, the name.
fn part_name(line: &[u8]) -> Option<String> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    let (comment, name) = line.split_once("--- ")?;
    let is_comment = comment.len() <= 3 && comment.bytes().all(|b| b.is_ascii_punctuation() && b != b'-');
    is_comment.then(|| name.trim().to_owned())
}
