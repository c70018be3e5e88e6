//! Intrinsics that only bring lanes of vectors to other places.

use crate::value::Value;
use support::apint::APInt;

/// The result, if `name` (without `llvm.` and types) is one of them. `width` is the number of the result's lanes; of
/// `deinterleave` it is that of each vector of the result.
pub(super) fn call(name: &str, args: &[Value], width: usize) -> Option<Value> {
    let name = name.strip_prefix("vector.")?;
    let number = |at: usize| args.get(at).and_then(Value::as_bits).and_then(APInt::to_i64);
    let lanes = |at: usize| match args.get(at) {
        Some(Value::Aggregate(lanes)) => lanes.to_vec(),
        _ => Vec::new(),
    };
    let counted = |prefix: &str| name.strip_prefix(prefix).and_then(|count| count.parse::<usize>().ok());
    if let Some(count) = counted("interleave") {
        let vectors: Vec<Vec<Value>> = (0..count).map(lanes).collect();
        let lane = |at: usize| vectors[at % count].get(at / count).cloned().unwrap_or(Value::Poison);
        return Some(Value::aggregate((0..width).map(lane).collect()));
    }
    if let Some(count) = counted("deinterleave") {
        let all = lanes(0);
        let of = |which: usize| {
            let lane = |at: usize| all.get(at * count + which).cloned().unwrap_or(Value::Poison);
            Value::aggregate((0..width).map(lane).collect())
        };
        return Some(Value::aggregate((0..count).map(of).collect()));
    }
    let lanes_from = |all: &[Value], first: usize| {
        let lane = |at: usize| all.get(first + at).cloned().unwrap_or(Value::Poison);
        Value::aggregate((0..width).map(lane).collect())
    };
    Some(match name {
        "reverse" => {
            let mut all = lanes(0);
            all.resize(width, Value::Poison);
            all.reverse();
            Value::aggregate(all)
        }
        "extract" => lanes_from(&lanes(0), usize::try_from(number(1)?).ok()?),
        "insert" => {
            let (mut all, part, first) = (lanes(0), lanes(1), usize::try_from(number(2)?).ok()?);
            all.resize(width, Value::Poison);
            all.iter_mut().skip(first).zip(part).for_each(|(place, lane)| *place = lane);
            Value::aggregate(all)
        }
        // From the two vectors in a row, as many lanes from one on that is counted from the first one's beginning or end.
        "splice.left" | "splice.right" => {
            let mut all = lanes(0);
            all.resize(width, Value::Poison);
            all.extend(lanes(1));
            let count = usize::try_from(number(2)?).ok()?.min(width);
            lanes_from(&all, if name == "splice.left" { count } else { width - count })
        }
        _ => return None,
    })
}
