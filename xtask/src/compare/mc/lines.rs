//! Lines that are generated from the description: see `riscv_td.py --lines`.

use super::{Agreement, Part, Setting, complaints};
use crate::Result;
use crate::machine::{output, root};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// How text is printed.
const PRINTERS: &[(&str, &[&str])] = &[
    ("text", &["-show-encoding"]),
    ("plain text", &["-show-encoding", "-M", "no-aliases", "-M", "numeric"]),
];

/// Features beyond those that the lines need, and what stands before them.
const VARIANTS: &[(&str, &str, &str)] =
    &[("", "", ""), ("with linker relaxation", ",+relax", ""), ("uncompressed", "", ".option norvc\n")];

pub fn compare(setting: &Setting, agreement: &mut Agreement) -> Result {
    let script = root().join("xtask/src/compare/riscv_td.py");
    output(Command::new("python3").arg(script).arg("--lines").arg(&setting.folder))?;
    for xlen in [32, 64] {
        let read = |kind: &str| setting.read(&format!("rv{xlen}.{kind}"));
        let (lines, features) = (read("lines")?, read("features")?);
        let lines: Vec<&str> = lines.lines().collect();
        for (variant, more, head) in VARIANTS {
            let attributes = format!("-mattr={}{more}", features.trim());
            let args = [format!("-triple=riscv{xlen}"), attributes];
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            for (printer, flags) in PRINTERS {
                let name = format!("rv{xlen} lines, {printer} {variant}");
                let part = printed(setting, &lines, head, &[&args, *flags].concat(), str::to_owned)?;
                part.report(name.trim_end(), agreement);
            }
            let name = format!("rv{xlen} lines, objects {variant}");
            compare_objects(setting, &lines, head, &args, name.trim_end(), agreement)?;
        }
    }
    Ok(())
}

/// A label before each line tells what belongs to it.
fn labelled(lines: &[&str], head: &str) -> (String, usize) {
    let mut text = format!("{head}back:\n");
    let first = text.lines().count() + 1;
    for (i, line) in lines.iter().enumerate() {
        text.push_str(&format!("line{i}: {line}\n"));
    }
    text.push_str("ahead:\n");
    (text, first)
}

/// What both sides print of each line, put into a `normal` form.
pub(super) fn printed(
    setting: &Setting,
    lines: &[&str],
    head: &str,
    args: &[&str],
    normal: impl Fn(&str) -> String,
) -> Result<Part> {
    let (text, first) = labelled(lines, head);
    let path = setting.write("lines.s", &text)?;
    let outputs = setting.both(args, &path)?;
    let made = outputs.each_ref().map(|o| pieces(&o.stdout));
    let errors = outputs.each_ref().map(|o| complaints(&o.stderr, "error"));
    let mut part = Part::default();
    for (i, line) in lines.iter().enumerate() {
        let result = |side: usize| match errors[side].get(&(first + i)) {
            Some(message) => format!("error: {message}"),
            None => made[side].get(&i).map(|text| normal(text)).unwrap_or_default(),
        };
        let (ours, theirs) = (result(0), result(1));
        let both_refuse = ours.starts_with("error: ") && theirs.starts_with("error: ");
        part.count(ours == theirs || both_refuse, || format!("{line:?}: ours {ours:?}, theirs {theirs:?}"));
    }
    Ok(part)
}

/// The text after each label.
pub fn pieces(stdout: &[u8]) -> BTreeMap<usize, String> {
    let mut found: BTreeMap<usize, String> = BTreeMap::new();
    let mut current = None;
    for line in String::from_utf8_lossy(stdout).lines() {
        let label = line.strip_prefix("line").and_then(|rest| rest.strip_suffix(':'));
        if let Some(number) = label.and_then(|n| n.parse().ok()) {
            current = Some(number);
            found.entry(number).or_default();
        } else if line.starts_with("ahead:") {
            current = None;
        } else if let Some(text) = current.and_then(|number| found.get_mut(&number)) {
            text.push_str(line);
            text.push('\n');
        }
    }
    found
}

/// Bytes and relocations, as llvm-objdump shows them, of the lines that name nothing but an external symbol. A part that
/// refers to the upper part of an address refers to one at the beginning.
fn compare_objects(
    setting: &Setting,
    lines: &[&str],
    head: &str,
    args: &[&str],
    name: &str,
    agreement: &mut Agreement,
) -> Result {
    // LLVM aborts on short branches to symbols from elsewhere, which it cannot lengthen.
    let is_short_branch = |line: &str| line.starts_with("c.") && line.contains("sym");
    let is_simple = |line: &&&str| {
        !["back", "ahead", "(sym+4)"].iter().any(|name| line.contains(name)) && !is_short_branch(line)
    };
    let lines: Vec<String> =
        lines.iter().filter(is_simple).map(|l| l.replace("%pcrel_lo(sym)", "%pcrel_lo(.Lupper)")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let args = [args, &["-filetype=obj"]].concat();
    // Lines that do not assemble by themselves are compared as text.
    let refused = {
        let (text, first) = object_text(&lines, head);
        let path = setting.write("objects.s", &text)?;
        let mut lines: Vec<usize> = Vec::new();
        for output in setting.both(&[&args[..], &["-o", "/dev/null"]].concat(), &path)? {
            lines.extend(complaints(&output.stderr, "error").keys().filter_map(|n| n.checked_sub(first)));
        }
        lines
    };
    let kept: Vec<&str> =
        lines.iter().enumerate().filter(|(i, _)| !refused.contains(i)).map(|(_, line)| *line).collect();
    let path = setting.write("objects.s", &object_text(&kept, head).0)?;
    let mut dumps = Vec::new();
    for (side, output) in ["ours", "theirs"].into_iter().zip(objects(setting, &args, &path)?) {
        dumps.push(match output {
            Ok(dump) => dump,
            Err(message) => {
                let mut part = Part::default();
                part.differences.push(format!("{side}: {message}"));
                part.report(name, agreement);
                return Ok(());
            }
        });
    }
    let mut part = Part::default();
    if !refused.is_empty() {
        println!("mc: {name}: {} lines are left out: they do not assemble alone", refused.len());
    }
    super::compare_texts(name, &dumps[0], &dumps[1], &mut part);
    part.report(name, agreement);
    Ok(())
}

fn object_text(lines: &[&str], head: &str) -> (String, usize) {
    let mut text = format!("{head}.Lupper: auipc x10, %pcrel_hi(sym)\n");
    let first = text.lines().count() + 1;
    for (i, line) in lines.iter().enumerate() {
        text.push_str(&format!("line{i}: {line}\n"));
    }
    (text, first)
}

/// The object that each side makes, as llvm-objdump shows it.
pub(super) fn objects(
    setting: &Setting,
    args: &[&str],
    source: &Path,
) -> Result<[std::result::Result<String, String>; 2]> {
    let mut dumps = [Ok(String::new()), Ok(String::new())];
    for (side, dump) in dumps.iter_mut().enumerate() {
        let object = setting.file(["ours.o", "theirs.o"][side]);
        let _ = fs::remove_file(&object);
        let mut command = if side == 0 { Command::new(&setting.ours) } else { Command::new(super::MC) };
        if side == 0 {
            command.args(["mc", "--diagnostics=llvm"]);
        }
        let made = command.args(args).arg("-o").arg(&object).arg(source).output();
        let made = made.map_err(|error| error.to_string())?;
        if !made.status.success() {
            *dump = Err(String::from_utf8_lossy(&made.stderr).lines().next().unwrap_or("").to_owned());
            continue;
        }
        let shown = output(Command::new(super::OBJDUMP).args(["-D", "-r", "-s", "-t", "-h"]).arg(&object))?;
        // The first lines name the file.
        *dump = Ok(String::from_utf8_lossy(&shown).lines().skip(2).map(|l| format!("{l}\n")).collect());
    }
    Ok(dumps)
}
