//! Evaluates an expression over columns of a table: `columns 'price * amount' < table`, whose first line has the names.

use examples::columns::Compiled;
use std::io::Read;

fn main() -> Result<(), String> {
    let expression = std::env::args().nth(1).ok_or("an expression is wanted")?;
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).map_err(|error| error.to_string())?;
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap_or_default().split_whitespace().collect();
    let mut columns: Vec<Vec<f64>> = vec![Vec::new(); names.len()];
    for line in lines {
        let numbers: Result<Vec<f64>, _> = line.split_whitespace().map(str::parse).collect();
        let numbers = numbers.map_err(|error| format!("{line}: {error}"))?;
        if numbers.len() != names.len() {
            return Err(format!("{line}: {} numbers are wanted", names.len()));
        }
        columns.iter_mut().zip(numbers).for_each(|(column, number)| column.push(number));
    }
    let code = Compiled::new(&expression, &names).map_err(|error| error.to_string())?;
    let columns: Vec<&[f64]> = columns.iter().map(Vec::as_slice).collect();
    let rows = code.evaluate(&columns).map_err(|error| error.to_string())?;
    rows.iter().for_each(|row| println!("{row}"));
    Ok(())
}
