//! Prints the lines of standard input that an expression describes as a whole: `regex '[0-9]+(\.[0-9]+)?' < text`.

use examples::regex::Regex;
use std::io::Write;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let expression = std::env::args().nth(1).ok_or("an expression is wanted")?;
    let regex = Regex::new(&expression)?;
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lines() {
        let line = line?;
        if regex.matches(line.as_bytes()) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
