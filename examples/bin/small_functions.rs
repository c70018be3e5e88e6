//! Prints how long a small function takes, in microseconds: `small-functions COUNT`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u32 = std::env::args().nth(1).ok_or("how many functions?")?.parse()?;
    let passed = examples::small_functions::run(count.max(1))?;
    println!("{:.1}", passed.as_secs_f64() * 1e6 / f64::from(count.max(1)));
    Ok(())
}
