//! An evaluator of expressions over columns of numbers, as databases and spreadsheets have it: `price * (1 - discount) + tax`
//! becomes a loop over the rows, which is compiled once and runs over any number of rows.
//!
//! ```text
//! sum     = product { ("+" | "-") product }
//! product = factor { ("*" | "/") factor }
//! factor  = number | name | "-" factor | "(" sum ")"
//! ```
#![allow(unsafe_code)]

use codewright::{Error, Function, FunctionBuilder, IntPredicate, Jit, Module, Result, Type, Value};

/// An expression that is code: reads columns, writes one.
#[derive(Debug)]
pub struct Compiled {
    /// Takes the addresses of the columns, the address of the result, and the number of rows.
    code: Function<fn(*const *const f64, *mut f64, u64)>,
    num_columns: usize,
}

impl Compiled {
    /// Compiles an expression over columns with these names. O(its length).
    pub fn new(text: &str, columns: &[&str]) -> Result<Compiled> {
        let mut module = Module::new("columns");
        let mut b = module.function("evaluate", &[Type::PTR, Type::PTR, Type::I64], Type::VOID);
        let (rows, row) = (b.parameter(2), b.variable(Type::I64));
        // Columns stay where they are: their addresses are loaded before the loop.
        let addresses = (0..columns.len() as u64).map(|column| {
            let number = b.int(Type::I64, column);
            let place = b.parameter(0);
            let place = b.offset(Type::PTR, place, number);
            b.load(Type::PTR, place)
        });
        let addresses: Vec<Value> = addresses.collect();
        let zero = b.int(Type::I64, 0);
        b.set(row, zero);
        let (head, body, done) = (b.block("head"), b.block("body"), b.block("done"));
        b.jump(head);
        b.begin(head);
        let at = b.get(row);
        let is_inside = b.compare(IntPredicate::Ult, at, rows);
        b.branch(is_inside, body, done);
        b.begin(body);
        let at = b.get(row);
        let mut parser = Parser { rest: text, columns, addresses: &addresses, at, b: &mut b, depth: 0 };
        let value = parser.sum()?;
        parser.end()?;
        let result = b.parameter(1);
        let place = b.offset(Type::DOUBLE, result, at);
        b.store(value, place);
        let one = b.int(Type::I64, 1);
        let next = b.add(at, one);
        b.set(row, next);
        b.jump(head);
        b.begin(done);
        b.ret(None);
        b.finish()?;
        let jit = Jit::new()?;
        jit.add(module)?;
        Ok(Compiled { code: jit.function("evaluate")?, num_columns: columns.len() })
    }

    /// The value of the expression in each row. All columns must have as many rows as the first.
    pub fn evaluate(&self, columns: &[&[f64]]) -> Result<Vec<f64>> {
        let rows = columns.first().map_or(0, |column| column.len());
        if columns.len() != self.num_columns || columns.iter().any(|column| column.len() != rows) {
            return Err(Error::new(format!("{} columns of {rows} rows are wanted", self.num_columns)));
        }
        let addresses: Vec<*const f64> = columns.iter().map(|column| column.as_ptr()).collect();
        let mut result = vec![0.0; rows];
        // SAFETY: the code reads the first `rows` numbers of each column and writes as many to the result.
        unsafe { self.code.call((addresses.as_ptr(), result.as_mut_ptr(), rows as u64)) };
        Ok(result)
    }
}

/// Parentheses and signs within each other.
const MAX_DEPTH: usize = 200;

struct Parser<'p, 'm> {
    rest: &'p str,
    columns: &'p [&'p str],
    addresses: &'p [Value],
    /// The row.
    at: Value,
    b: &'p mut FunctionBuilder<'m>,
    depth: usize,
}

impl Parser<'_, '_> {
    /// Takes a character if it comes next.
    fn takes(&mut self, wanted: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes characters of a kind, one at least.
    fn word(&mut self, is_part: impl Fn(char) -> bool) -> Option<&str> {
        let text = self.rest.trim_start();
        let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        if !word.is_empty() {
            self.rest = rest;
        }
        (!word.is_empty()).then_some(word)
    }

    fn sum(&mut self) -> Result<Value> {
        let mut value = self.product()?;
        loop {
            value = match () {
                () if self.takes('+') => {
                    let other = self.product()?;
                    self.b.fadd(value, other)
                }
                () if self.takes('-') => {
                    let other = self.product()?;
                    self.b.fsub(value, other)
                }
                () => return Ok(value),
            };
        }
    }

    fn product(&mut self) -> Result<Value> {
        let mut value = self.factor()?;
        loop {
            value = match () {
                () if self.takes('*') => {
                    let other = self.factor()?;
                    self.b.fmul(value, other)
                }
                () if self.takes('/') => {
                    let other = self.factor()?;
                    self.b.fdiv(value, other)
                }
                () => return Ok(value),
            };
        }
    }

    fn factor(&mut self) -> Result<Value> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Error::new("too many parentheses within each other"));
        }
        let value = if self.takes('(') {
            let value = self.sum()?;
            if !self.takes(')') {
                return Err(self.unexpected("')'"));
            }
            value
        } else if self.takes('-') {
            let value = self.factor()?;
            let zero = self.b.double(-0.0);
            self.b.fsub(zero, value)
        } else if let Some(number) = self.word(|c| c.is_ascii_digit() || c == '.') {
            let number = number.parse().map_err(|_| Error::new(format!("'{number}' is no number")))?;
            self.b.double(number)
        } else {
            self.column()?
        };
        self.depth -= 1;
        Ok(value)
    }

    /// The number of a column in the row.
    fn column(&mut self) -> Result<Value> {
        let columns = self.columns;
        let Some(name) = self.word(|c| c.is_alphanumeric() || c == '_') else {
            return Err(self.unexpected("a number, a name or '('"));
        };
        let found = columns.iter().position(|known| *known == name);
        let column = found.ok_or_else(|| Error::new(format!("there is no column '{name}'")))?;
        let place = self.b.offset(Type::DOUBLE, self.addresses[column], self.at);
        Ok(self.b.load(Type::DOUBLE, place))
    }

    fn end(&self) -> Result<()> {
        if self.rest.trim().is_empty() { Ok(()) } else { Err(self.unexpected("an operator")) }
    }

    fn unexpected(&self, wanted: &str) -> Error {
        let rest = self.rest.trim();
        Error::new(match rest {
            "" => format!("the expression ends where {wanted} should be"),
            _ => format!("'{rest}' stands where {wanted} should be"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_its_value() {
        let code = Compiled::new("price * (1 - discount) + -tax / 2", &["price", "discount", "tax"]);
        let code = code.expect("an expression");
        let (price, discount, tax) = ([100.0, 80.0, 5.5], [0.5, 0.25, 0.0], [2.0, 0.0, 9.0]);
        let rows = code.evaluate(&[&price, &discount, &tax]).expect("columns");
        assert_eq!(rows, [49.0, 60.0, 1.0]);
        assert_eq!(code.evaluate(&[&[], &[], &[]]), Ok(vec![]));
        assert!(code.evaluate(&[&price, &discount, &tax[..2]]).is_err());
    }

    #[test]
    fn mistakes_are_told() {
        let error = |text| Compiled::new(text, &["a"]).expect_err("a mistake").to_string();
        assert_eq!(error("a + b"), "there is no column 'b'");
        assert_eq!(error("a +"), "the expression ends where a number, a name or '(' should be");
        assert_eq!(error("(a 1"), "'1' stands where ')' should be");
        assert_eq!(error("a a"), "'a' stands where an operator should be");
        assert_eq!(error("1.2.3"), "'1.2.3' is no number");
        assert!(error(&"(".repeat(100_000)).contains("parentheses"));
    }
}
