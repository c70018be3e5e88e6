//! The prompt: lines from standard input, answers on standard output.

use examples::kaleidoscope::Session;
use std::io::{BufRead, Write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut session = Session::new()?;
    let mut out = std::io::stdout();
    for line in std::io::stdin().lock().lines() {
        if let Some(answer) = session.line(&line?) {
            writeln!(out, "{answer}")?;
        }
    }
    Ok(())
}
