//! Rust of our own for the corpus: traits, generics, closures, enums, panics, threads, 128-bit arithmetic.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

/// A node of an expression.
pub enum Expr {
    Number(i128),
    Variable(String),
    Sum(Vec<Expr>),
    Quotient(Box<Expr>, Box<Expr>),
}

/// Something that has a value under an assignment of variables.
pub trait Value {
    fn value(&self, variables: &BTreeMap<String, i128>) -> Result<i128, String>;
}

impl Value for Expr {
    fn value(&self, variables: &BTreeMap<String, i128>) -> Result<i128, String> {
        match self {
            Expr::Number(n) => Ok(*n),
            Expr::Variable(name) => variables.get(name).copied().ok_or_else(|| format!("{name} is not defined")),
            Expr::Sum(terms) => terms.iter().map(|term| term.value(variables)).sum(),
            Expr::Quotient(a, b) => {
                let divisor = b.value(variables)?;
                a.value(variables)?.checked_div(divisor).ok_or_else(|| "division by zero".to_owned())
            }
        }
    }
}

static COUNTER: AtomicU64 = AtomicU64::new(0);

thread_local! {
    static LOCAL: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// Counts in several threads; the result is the sum.
pub fn count(threads: usize) -> u64 {
    std::thread::scope(|scope| {
        for i in 0..threads {
            scope.spawn(move || {
                LOCAL.with(|local| local.set(local.get() + i as u32));
                COUNTER.fetch_add(i as u64, Ordering::AcqRel);
            });
        }
    });
    COUNTER.load(Ordering::SeqCst)
}

/// Dynamic dispatch and a panic that is caught.
pub fn dispatch(values: &[Box<dyn Value + std::panic::RefUnwindSafe>]) -> usize {
    let none = BTreeMap::new();
    values.iter().filter(|v| std::panic::catch_unwind(|| v.value(&none)).is_ok_and(|r| r.is_ok())).count()
}

/// Uses the crates, so that generic code is instantiated here.
pub fn uses(text: &[u8]) -> usize {
    let mut small: smallvec::SmallVec<[usize; 8]> = memchr::memchr_iter(b'a', text).collect();
    let mut map: hashbrown::HashMap<usize, f64> = hashbrown::HashMap::new();
    small.iter().enumerate().for_each(|(i, at)| {
        map.insert(*at, (i as f64).sqrt());
    });
    small.retain(|at| map[at] > 1.0);
    small.len()
}
