//! Lists of instructions, and what the other disassembler makes of their bytes.

use crate::Result;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode(u32);

impl Mode {
    pub const ALL: &[Mode] = &[Mode(64), Mode(32), Mode(16)];
    pub const BITS_16: Mode = Mode(16);
    pub const BITS_64: Mode = Mode(64);

    pub fn name(self) -> &'static str {
        ["16", "32", "64"][(self.0 / 32) as usize]
    }

    pub fn triple(self) -> &'static str {
        ["i386-unknown-unknown-code16", "i386", "x86_64"][(self.0 / 32) as usize]
    }
}

impl std::fmt::Display for Mode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A line of the program `forms`.
#[derive(Clone, Debug, Default)]
pub struct Row {
    pub hex: String,
    pub bytes: Vec<u8>,
    pub texts: [String; 2],
    pub name: String,
    pub opinion: String,
    /// What our disassembler shows for the bytes.
    pub seen: [String; 2],
}

impl Row {
    pub fn new(line: &str) -> Row {
        let mut fields = line.split('\x1f').map(str::to_owned);
        let mut next = || fields.next().unwrap_or_default();
        let hex = next();
        let byte = |at: usize| u8::from_str_radix(hex.get(at..at + 2).unwrap_or_default(), 16).unwrap_or(0);
        let bytes = (0..hex.len()).step_by(2).map(byte).collect();
        let (texts, name, opinion) = ([next(), next()], next(), next());
        let seen = [next(), next()];
        // Of strings there are no instructions that were encoded.
        let seen = if seen[0].is_empty() { texts.clone() } else { seen };
        Row { hex, bytes, texts, name, opinion, seen }
    }
}

/// Number that the instruction after row 0 loads; those after the others follow.
const MARK: usize = 0x5a00_0000;

/// What the other disassembler prints for each row: one instruction, several joined by `; `, or `-` where bytes are none. An
/// instruction after each row, which loads its number, tells what belongs to it.
pub fn disassemble(path: &Path, mode: Mode, rows: &[Row], variant: usize) -> Result<Vec<String>> {
    let mut text = String::new();
    for (i, row) in rows.iter().enumerate() {
        block(&row.bytes, &mut text);
        let prefix: &[u8] = if mode == Mode::BITS_16 { &[0x66, 0xb8] } else { &[0xb8] };
        block(&[prefix, &((MARK + i) as u32).to_le_bytes()].concat(), &mut text);
    }
    fs::write(path, text).map_err(|error| error.to_string())?;
    let made = Command::new(super::MC)
        .args(["-disassemble", &format!("-triple={}", mode.triple())])
        .arg(format!("--output-asm-variant={variant}"))
        .arg(path)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    let mut found: Vec<Vec<String>> = vec![Vec::new(); rows.len()];
    let mut current = 0;
    for line in String::from_utf8_lossy(&made.stdout).lines() {
        let line = without_remarks(line);
        if is_mark(&line, current) {
            current += 1;
        } else if let (Some(text), Some(list)) = (line.strip_prefix('\t'), found.get_mut(current)) {
            list.push(text.to_owned());
        }
    }
    for line in String::from_utf8_lossy(&made.stderr).lines().filter(|l| l.contains("warning: invalid")) {
        let number = line.split(':').rev().nth(3).and_then(|n| n.trim().parse::<usize>().ok());
        if let Some(list) = number.and_then(|n| found.get_mut((n - 1) / 2)) {
            list.push("-".to_owned());
        }
    }
    Ok(found.into_iter().map(|list| list.join("; ")).collect())
}

fn block(bytes: &[u8], text: &mut String) {
    let bytes: Vec<String> = bytes.iter().map(|b| format!("0x{b:02x}")).collect();
    text.push_str(&format!("[{}]\n", bytes.join(" ")));
}

fn is_mark(line: &str, row: usize) -> bool {
    let number = (MARK + row).to_string();
    line.starts_with("\tmov") && line.contains("eax") && line.contains(&number)
}

/// Text without what printers remark on constants and shuffles.
pub fn without_remarks(text: &str) -> String {
    let kept: Vec<&str> = text
        .lines()
        .map(|line| match line.find('#') {
            Some(at) if !line[at..].starts_with("# encoding") => match line[at..].find("# encoding") {
                Some(encoding) => &line[at + encoding..],
                None => &line[..at],
            },
            _ => line,
        })
        .map(str::trim_end)
        .filter(|line| !line.is_empty())
        .collect();
    kept.join("\n")
}
