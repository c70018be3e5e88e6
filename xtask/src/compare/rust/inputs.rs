//! What the programs read: a tree of texts, a table, data in JSON, bytes. Always the same, from a fixed seed.

use crate::Result;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const WORDS: &[&str] = &[
    "block",
    "copy",
    "edge",
    "fn",
    "graph",
    "interval",
    "loop",
    "node",
    "phi",
    "return",
    "slot",
    "spill",
    "struct",
    "Überlauf",
    "naïve",
    "日本",
    "0x1f",
    "3.25",
    "TODO",
    "(void)",
];

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % n
    }

    fn line(&mut self) -> String {
        let indent = " ".repeat(4 * self.below(3));
        let words: Vec<&str> = (0..self.below(9)).map(|_| WORDS[self.below(WORDS.len())]).collect();
        format!("{indent}{}\n", words.join(" "))
    }

    fn text(&mut self, lines: usize) -> String {
        (0..lines).map(|_| self.line()).collect()
    }
}

/// Writes all files into a folder.
pub fn make(folder: &Path) -> Result {
    let mut random = Random(0x1234_5678_9abc_def1);
    for dir in 0..8 {
        for file in 0..12 {
            let suffix = ["txt", "rs", "md", "c"][file % 4];
            let text = random.text(150 + 40 * dir);
            write(&folder.join(format!("tree/d{dir}/f{file}.{suffix}")), text.as_bytes())?;
        }
    }
    write(&folder.join("tree/.gitignore"), b"d3/\n*.md\n!d1/f2.md\n")?;
    write(&folder.join("tree/.ignore"), b"f7.c\n")?;
    write(&folder.join("tree/.hidden/f.txt"), random.text(40).as_bytes())?;
    write(&folder.join("tree/binary.bin"), b"block\nloop\0phi\nspill block\n")?;
    let wide: Vec<u8> =
        "\u{feff}spill Überlauf\nblock 日本\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    write(&folder.join("tree/wide.txt"), &wide)?;
    let bytes: Vec<u8> =
        (0..40_000).map(|n| if n % 700 > 600 { 0 } else { random.below(256) as u8 }).collect();
    write(&folder.join("bytes.bin"), &bytes)?;
    write(&folder.join("data.json"), json(&mut random).as_bytes())
}

fn write(path: &Path, contents: &[u8]) -> Result {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    // What is younger than a build makes cargo build again.
    if fs::read(path).is_ok_and(|before| before == contents) {
        return Ok(());
    }
    fs::write(path, contents).map_err(|error| format!("{}: {error}", path.display()))
}

/// An array of objects.
fn json(random: &mut Random) -> String {
    let mut out = String::from("[\n");
    for id in 0..3000 {
        let separator = if id == 0 { "" } else { ",\n" };
        let name = WORDS[random.below(WORDS.len())];
        let tags: Vec<String> =
            (0..random.below(5)).map(|_| format!("\"{}\"", WORDS[random.below(WORDS.len())])).collect();
        let parent = if id % 5 == 0 { "null".to_owned() } else { random.below(id + 1).to_string() };
        let _ = write!(
            out,
            "{separator}{{\"id\": {id}, \"name\": \"{name}-{}\", \"x\": {}.{}e{}, \"tags\": [{}], \"parent\": {parent}, \
             \"ok\": {}, \"at\": {{\"line\": {}, \"text\": \"\\u00e4\\n\\\"{name}\\\"\"}}}}",
            random.below(50),
            random.below(1000),
            random.below(1000),
            random.below(12),
            tags.join(", "),
            id % 3 == 0,
            random.below(500)
        );
    }
    out.push_str("\n]\n");
    out
}
