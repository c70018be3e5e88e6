//! Compiles the program in a file and runs it on standard input and output.

use std::io::{Read, Write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("which program?")?;
    let program = std::fs::read_to_string(path)?;
    let mut input = Vec::new();
    if program.contains(',') {
        std::io::stdin().read_to_end(&mut input)?;
    }
    let output = examples::brainfuck::run(&program, &input)?;
    std::io::stdout().write_all(&output)?;
    Ok(())
}
