//! Set expressions: ordered sets of records, described by dags such as `(add R0, (sequence "R%u", 1, 7))`.
//!
//! The operators are `add sub and shl trunc rotl rotr decimate interleave sequence`; a client adds its own with
//! [`SetTheory::add_operator`] (as scheduling does with `instrs` and `instregex`), and says with expanders which classes
//! of records stand for sets. A set keeps the order in which its elements were added, each once.

use super::record::RecordId;
use super::records::Records;
use super::value::{DagView, Value, View};
use support::hash::{FxHashMap, FxHashSet};

/// A mistake in a set expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetError {
    /// The record whose set it is.
    pub record: Option<RecordId>,
    pub message: String,
}

/// An ordered set.
#[derive(Clone, Debug, Default)]
pub struct RecordSet {
    elements: Vec<RecordId>,
    members: FxHashSet<RecordId>,
}

impl RecordSet {
    pub fn insert(&mut self, record: RecordId) {
        if self.members.insert(record) {
            self.elements.push(record);
        }
    }

    pub fn extend(&mut self, records: impl IntoIterator<Item = RecordId>) {
        for record in records {
            self.insert(record);
        }
    }

    pub fn contains(&self, record: RecordId) -> bool {
        self.members.contains(&record)
    }

    pub fn elements(&self) -> &[RecordId] {
        &self.elements
    }
}

type Result<T> = std::result::Result<T, SetError>;

/// An operator: gets the evaluator, the expression, and the set to add to. The last argument is the record being expanded.
pub type Operator<'a> =
    Box<dyn Fn(&mut SetTheory<'a>, Value, &mut RecordSet, Option<RecordId>) -> Result<()> + 'a>;

/// How a record of a class stands for a set.
enum Expander<'a> {
    /// Its field of this name is a set expression.
    Field(String),
    /// A client's rule gives the elements.
    Rule(Rule<'a>),
}

/// Gives the elements of a record that stands for a set. They need not be records that exist: sets only compare ids.
pub type Rule<'a> = std::rc::Rc<dyn Fn(&mut SetTheory<'a>, RecordId) -> Result<Vec<RecordId>> + 'a>;

/// How deep sets may refer to sets.
const MAX_DEPTH: u32 = 1000;

/// Evaluates set expressions over some records.
pub struct SetTheory<'a> {
    records: &'a Records,
    expanders: Vec<(RecordId, Expander<'a>)>,
    operators: FxHashMap<String, std::rc::Rc<Operator<'a>>>,
    expansions: FxHashMap<RecordId, Vec<RecordId>>,
    depth: u32,
}

impl<'a> SetTheory<'a> {
    pub fn new(records: &'a Records) -> Self {
        SetTheory {
            records,
            expanders: Vec::new(),
            operators: FxHashMap::default(),
            expansions: FxHashMap::default(),
            depth: 0,
        }
    }

    /// The records that sets are made of.
    pub fn records(&self) -> &'a Records {
        self.records
    }

    /// Records of `class` stand for the set in their field `field`. Ignored if there is no such class.
    pub fn add_field_expander(&mut self, class: &str, field: &str) {
        if let Some(class) = self.records.class(class) {
            self.expanders.push((class, Expander::Field(field.to_string())));
        }
    }

    /// Records of `class` stand for the set that `rule` gives. Ignored if there is no such class.
    pub fn add_rule_expander(&mut self, class: &str, rule: Rule<'a>) {
        if let Some(class) = self.records.class(class) {
            self.expanders.push((class, Expander::Rule(rule)));
        }
    }

    /// Adds an operator, or replaces one.
    pub fn add_operator(&mut self, name: &str, operator: Operator<'a>) {
        self.operators.insert(name.to_string(), std::rc::Rc::new(operator));
    }

    /// The elements of a record that stands for a set; `None` if it does not.
    pub fn expand(&mut self, set: RecordId) -> Result<Option<Vec<RecordId>>> {
        if let Some(known) = self.expansions.get(&set) {
            return Ok(Some(known.clone()));
        }
        for class in self.records.superclasses(set) {
            let Some((_, expander)) = self.expanders.iter().find(|(known, _)| *known == class) else {
                continue;
            };
            let field = match expander {
                Expander::Field(field) => field,
                Expander::Rule(rule) => {
                    let rule = rule.clone();
                    // A set that contains itself is empty where it does.
                    self.expansions.insert(set, Vec::new());
                    let elements = rule(self, set)?;
                    self.expansions.insert(set, elements.clone());
                    return Ok(Some(elements));
                }
            };
            let Some(value) = self.records.field_value(set, field) else {
                let name = String::from_utf8_lossy(self.records.name(set)).into_owned();
                let message = format!("Record `{name}' does not have a field named `{field}'!");
                return Err(SetError { record: Some(set), message });
            };
            // A set that contains itself is empty where it does.
            self.expansions.insert(set, Vec::new());
            let mut elements = RecordSet::default();
            self.evaluate(value, &mut elements, Some(set))?;
            self.expansions.insert(set, elements.elements.clone());
            return Ok(Some(elements.elements));
        }
        Ok(None)
    }

    /// Adds the elements of an expression to a set. `set` is the record it belongs to, for errors.
    pub fn evaluate(&mut self, expr: Value, out: &mut RecordSet, set: Option<RecordId>) -> Result<()> {
        if self.depth >= MAX_DEPTH {
            return Err(SetError { record: set, message: "sets refer to each other too deeply".to_string() });
        }
        self.depth += 1;
        let result = self.evaluate_inner(expr, out, set);
        self.depth -= 1;
        result
    }

    fn evaluate_inner(&mut self, expr: Value, out: &mut RecordSet, set: Option<RecordId>) -> Result<()> {
        let records = self.records;
        match records.view(expr) {
            View::Def(record) => {
                match self.expand(record)? {
                    Some(elements) => out.extend(elements),
                    None => out.insert(record),
                }
                Ok(())
            }
            View::List(elements) => elements.iter().try_for_each(|&element| self.evaluate(element, out, set)),
            View::Dag(dag) => self.apply(expr, dag, out, set),
            _ => Err(self.error("Invalid set element", expr, set)),
        }
    }

    /// `what: expression`
    pub fn error(&self, what: &str, expr: Value, set: Option<RecordId>) -> SetError {
        SetError { record: set, message: format!("{what}: {}", self.records.context().value_text(expr)) }
    }

    fn apply(
        &mut self,
        expr: Value,
        dag: DagView<'a>,
        out: &mut RecordSet,
        set: Option<RecordId>,
    ) -> Result<()> {
        let View::Def(op) = self.records.view(dag.op) else {
            return Err(self.error("Bad set expression", expr, set));
        };
        let name = String::from_utf8_lossy(self.records.name(op)).into_owned();
        if let Some(operator) = self.operators.get(&name).cloned() {
            return operator(self, expr, out, set);
        }
        match name.as_str() {
            "add" => dag.args.iter().try_for_each(|&arg| self.evaluate(arg, out, set)),
            "sub" => self.sub(expr, dag, out, set),
            "and" => self.and(expr, dag, out, set),
            "shl" | "trunc" | "rotl" | "rotr" | "decimate" => self.with_count(&name, expr, dag, out, set),
            "interleave" => self.interleave(dag, out, set),
            "sequence" => self.sequence(expr, dag, out, set),
            _ => Err(self.error("Unknown set operator", expr, set)),
        }
    }

    fn set_of(&mut self, expr: Value, set: Option<RecordId>) -> Result<RecordSet> {
        let mut result = RecordSet::default();
        self.evaluate(expr, &mut result, set)?;
        Ok(result)
    }

    /// `(sub Set, Removed, ...)`
    fn sub(&mut self, expr: Value, dag: DagView, out: &mut RecordSet, set: Option<RecordId>) -> Result<()> {
        let [from, removed @ ..] = dag.args else {
            return Err(self.error("Set difference needs at least two arguments", expr, set));
        };
        if removed.is_empty() {
            return Err(self.error("Set difference needs at least two arguments", expr, set));
        }
        let from = self.set_of(*from, set)?;
        let mut gone = RecordSet::default();
        for &arg in removed {
            self.evaluate(arg, &mut gone, set)?;
        }
        out.extend(from.elements.into_iter().filter(|&record| !gone.contains(record)));
        Ok(())
    }

    /// `(and Set, Set)`
    fn and(&mut self, expr: Value, dag: DagView, out: &mut RecordSet, set: Option<RecordId>) -> Result<()> {
        let &[a, b] = dag.args else {
            return Err(self.error("Set intersection requires two arguments", expr, set));
        };
        let (a, b) = (self.set_of(a, set)?, self.set_of(b, set)?);
        out.extend(a.elements.into_iter().filter(|&record| b.contains(record)));
        Ok(())
    }

    /// `(op Set, N)`: `shl` drops the first N, `trunc` keeps the first N, `rotl` and `rotr` rotate by N, `decimate`
    /// keeps every N-th.
    fn with_count(
        &mut self,
        op: &str,
        expr: Value,
        dag: DagView,
        out: &mut RecordSet,
        set: Option<RecordId>,
    ) -> Result<()> {
        let &[of, count] = dag.args else {
            return Err(self.error("Operator requires (Op Set, Int) arguments", expr, set));
        };
        let elements = self.set_of(of, set)?.elements;
        let View::Int(count) = self.records.view(count) else {
            return Err(self.error("Second argument must be an integer", expr, set));
        };
        let clamped = usize::try_from(count).unwrap_or(0).min(elements.len());
        match op {
            "shl" if count < 0 => return Err(self.error("Positive shift required", expr, set)),
            "trunc" if count < 0 => return Err(self.error("Positive length required", expr, set)),
            "decimate" if count <= 0 => return Err(self.error("Positive stride required", expr, set)),
            "shl" => out.extend(elements[clamped..].iter().copied()),
            "trunc" => out.extend(elements[..clamped].iter().copied()),
            "decimate" => {
                let stride = usize::try_from(count).unwrap_or(usize::MAX);
                out.extend(elements.iter().copied().step_by(stride));
            }
            _ if elements.is_empty() => {}
            _ => {
                let count = if op == "rotr" { count.wrapping_neg() } else { count };
                let middle = count.rem_euclid(elements.len() as i64) as usize;
                out.extend(elements[middle..].iter().chain(&elements[..middle]).copied());
            }
        }
        Ok(())
    }

    /// `(interleave Set, Set, ...)`
    fn interleave(&mut self, dag: DagView, out: &mut RecordSet, set: Option<RecordId>) -> Result<()> {
        let sets: Vec<RecordSet> =
            dag.args.iter().map(|&arg| self.set_of(arg, set)).collect::<Result<_>>()?;
        let longest = sets.iter().map(|set| set.elements.len()).max().unwrap_or(0);
        for i in 0..longest {
            out.extend(sets.iter().filter_map(|set| set.elements.get(i).copied()));
        }
        Ok(())
    }

    /// `(sequence "Format", From, To [, Step])`: the records whose names the format gives.
    fn sequence(
        &mut self,
        expr: Value,
        dag: DagView,
        out: &mut RecordSet,
        set: Option<RecordId>,
    ) -> Result<()> {
        let (format, from, to, step) = match *dag.args {
            [format, from, to] => (format, from, to, None),
            [format, from, to, step] => (format, from, to, Some(step)),
            _ => return Err(self.error("Bad args to (sequence \"Format\", From, To)", expr, set)),
        };
        let step = match step.map(|step| self.records.view(step)) {
            None => 1,
            Some(View::Int(step)) => step,
            Some(_) => return Err(self.error("Stride must be an integer", expr, set)),
        };
        let View::Str(format, _) = self.records.view(format) else {
            return Err(self.error("Format must be a string", expr, set));
        };
        let format = self.records.context().strings.resolve(format).to_vec();
        let View::Int(from) = self.records.view(from) else {
            return Err(self.error("From must be an integer", expr, set));
        };
        let View::Int(to) = self.records.view(to) else {
            return Err(self.error("To must be an integer", expr, set));
        };
        for (what, bound) in [("From", from), ("To", to)] {
            if !(0..1 << 30).contains(&bound) {
                return Err(SetError { record: set, message: format!("{what} out of range") });
            }
        }
        if step == 0 {
            return Err(self.error("Stride must not be zero", expr, set));
        }
        let step = if from <= to { step } else { step.wrapping_neg() };
        let mut at = from;
        while if step > 0 { at <= to } else { at >= to } {
            let Some(name) = format_unsigned(&format, at as u32) else {
                return Err(self.error("Bad format", expr, set));
            };
            let Some(record) = self.records.def_by_name(&name) else {
                let name = String::from_utf8_lossy(&name).into_owned();
                return Err(self.error(&format!("No def named '{name}'"), expr, set));
            };
            match self.expand(record)? {
                Some(elements) => out.extend(elements),
                None => out.insert(record),
            }
            at = at.saturating_add(step);
        }
        Ok(())
    }
}

/// `printf` with one unsigned argument: `%u %d %i %x %X %o %c` with zero padding and width, `%%`.
fn format_unsigned(format: &[u8], value: u32) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let mut rest = format;
    while let Some(at) = rest.iter().position(|&b| b == b'%') {
        out.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix(b"%") {
            out.push(b'%');
            rest = after;
            continue;
        }
        let zero = rest.first() == Some(&b'0');
        let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
        let width: usize =
            if digits == 0 { 0 } else { std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()? };
        let text = match rest.get(digits)? {
            b'u' | b'd' | b'i' => value.to_string(),
            b'x' => format!("{value:x}"),
            b'X' => format!("{value:X}"),
            b'o' => format!("{value:o}"),
            b'c' => char::from(value as u8).to_string(),
            _ => return None,
        };
        let pad = if zero { b'0' } else { b' ' };
        out.extend(std::iter::repeat_n(pad, width.min(1000).saturating_sub(text.len())));
        out.extend_from_slice(text.as_bytes());
        rest = &rest[digits + 1..];
    }
    out.extend_from_slice(rest);
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats() {
        assert_eq!(format_unsigned(b"R%u", 7).as_deref(), Some(&b"R7"[..]));
        assert_eq!(format_unsigned(b"V%02d_%%", 7).as_deref(), Some(&b"V07_%"[..]));
        assert_eq!(format_unsigned(b"%s", 7), None);
    }
}
