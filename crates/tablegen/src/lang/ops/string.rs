//! Operators on strings, and the ordering of names that treats digits as numbers.

use crate::lang::context::{Context, Result};
use crate::lang::record::RecordId;
use crate::lang::regex;
use crate::lang::text::write_int;
use crate::lang::token::Op;
use crate::lang::types::Type;
use crate::lang::value::{Value, View};
use std::cmp::Ordering;
use support::interner::Symbol as Str;

impl Context {
    fn string_of(&self, v: Value) -> Option<(Str, bool)> {
        match self.values.view(v) {
            View::Str(string, is_code) => Some((string, is_code)),
            _ => None,
        }
    }

    pub(super) fn fold_case(&mut self, op: Op, v: Value) -> Option<Value> {
        let mut text = self.strings.resolve(self.string_of(v)?.0).to_vec();
        match op {
            Op::ToLower => text.make_ascii_lowercase(),
            _ => text.make_ascii_uppercase(),
        }
        Some(self.string_value(&text))
    }

    /// `!strconcat`: the result is code if either part is.
    pub(crate) fn fold_string_concat(&mut self, lhs: Value, rhs: Value) -> Result<Option<Value>> {
        let (Some((a, a_code)), Some((b, b_code))) = (self.string_of(lhs), self.string_of(rhs)) else {
            return Ok(None);
        };
        let mut text = std::mem::take(&mut self.text_buffer);
        text.clear();
        text.extend_from_slice(self.strings.resolve(a));
        text.extend_from_slice(self.strings.resolve(b));
        self.check_size(text.len() as u64)?;
        let joined = self.strings.intern(&text);
        self.text_buffer = text;
        Ok(Some(self.values.string(joined, a_code || b_code)))
    }

    pub(super) fn fold_interleave(&mut self, list: Value, delimiter: Value) -> Result<Option<Value>> {
        let (View::List(elements), Some((delimiter, _))) =
            (self.values.view(list), self.string_of(delimiter))
        else {
            return Ok(None);
        };
        let of_strings = self.types.element(self.values.ty(list)) == Some(Type::STRING);
        let mut text = Vec::new();
        let mut is_code = false;
        for (i, &element) in elements.iter().enumerate() {
            if i > 0 {
                text.extend_from_slice(self.strings.resolve(delimiter));
            }
            if of_strings {
                let Some((string, code)) = self.string_of(element) else { return Ok(None) };
                text.extend_from_slice(self.strings.resolve(string));
                // As in LLVM, the format of the first element does not count.
                is_code |= code && i > 0;
            } else {
                let Some(int) = self.as_int(element) else { return Ok(None) };
                write_int(&mut text, int);
            }
        }
        self.check_size(text.len() as u64)?;
        let joined = self.strings.intern(&text);
        Ok(Some(self.values.string(joined, is_code)))
    }

    pub(super) fn fold_match(&mut self, text: Value, pattern: Value) -> Result<Option<Value>> {
        let (Some((text, _)), Some((pattern, _))) = (self.string_of(text), self.string_of(pattern)) else {
            return Ok(None);
        };
        Ok(Some(Value::bit(self.regex_matches(pattern, text)?)))
    }

    /// Whether a POSIX extended regular expression matches anywhere in a text.
    pub(crate) fn regex_matches(&mut self, pattern: Str, text: Str) -> Result<bool> {
        if !self.regexes.contains_key(&pattern) {
            let compiled = regex::compile(self.strings.resolve(pattern));
            self.regexes.insert(pattern, compiled);
        }
        match self.regexes.get(&pattern) {
            Some(Some(regex)) => Ok(regex.is_match(self.strings.resolve(text))),
            _ => {
                let message = format!("invalid regex '{}'", self.text(pattern));
                Err(self.error(self.current_loc, message))
            }
        }
    }

    pub(super) fn fold_subst(
        &mut self,
        [from, to, text]: [Value; 3],
        ty: Type,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        match (self.values.view(from), self.values.view(to), self.values.view(text)) {
            (View::Def(_), View::Def(_), View::Def(_)) => Ok(Some(if from == text { to } else { text })),
            (View::Var(a), View::Var(b), View::Var(c)) => {
                let name = if a == c { b } else { c };
                Ok(Some(self.values.var(name, ty)))
            }
            (View::Str(from, _), View::Str(to, _), View::Str(text, _)) => {
                if self.strings.resolve(from).is_empty() {
                    return Err(self.fold_error(record, "!subst of the empty string never ends"));
                }
                let replaced =
                    replace(self.strings.resolve(text), self.strings.resolve(from), self.strings.resolve(to));
                self.check_size(replaced.len() as u64)?;
                Ok(Some(self.string_value(&replaced)))
            }
            _ => Ok(None),
        }
    }

    pub(super) fn fold_substr(
        &mut self,
        [text, start, length]: [Value; 3],
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let (View::Str(string, is_code), View::Int(start), View::Int(length)) =
            (self.values.view(text), self.values.view(start), self.values.view(length))
        else {
            return Ok(None);
        };
        let size = self.strings.resolve(string).len() as i64;
        if start < 0 || start > size {
            let message = format!("!substr start position is out of range 0...{size}: {start}");
            return Err(self.fold_error(record, message));
        }
        if length < 0 {
            return Err(self.fold_error(record, "!substr length must be nonnegative"));
        }
        let end = start.saturating_add(length).min(size);
        let part = self.strings.resolve(string)[start as usize..end as usize].to_vec();
        let part = self.strings.intern(&part);
        Ok(Some(self.values.string(part, is_code)))
    }

    pub(super) fn fold_find(
        &mut self,
        [text, target, start]: [Value; 3],
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let (View::Str(text, _), View::Str(target, _), View::Int(start)) =
            (self.values.view(text), self.values.view(target), self.values.view(start))
        else {
            return Ok(None);
        };
        let size = self.strings.resolve(text).len() as i64;
        if start < 0 || start > size {
            let message = format!("!find start position is out of range 0...{size}: {start}");
            return Err(self.fold_error(record, message));
        }
        let found = find(&self.strings.resolve(text)[start as usize..], self.strings.resolve(target));
        Ok(Some(self.values.int(found.map_or(-1, |i| i as i64 + start))))
    }

    pub(super) fn fold_repr(&mut self, v: Value) -> Option<Value> {
        if !self.values.is_concrete(v) {
            return None;
        }
        let mut text = Vec::new();
        match self.values.view(v) {
            View::Def(record) => self.write_record(&mut text, record),
            _ => self.write_value(&mut text, v),
        }
        Some(self.string_value(&text))
    }
}

fn find(text: &[u8], target: &[u8]) -> Option<usize> {
    if target.is_empty() {
        return Some(0);
    }
    text.windows(target.len()).position(|window| window == target)
}

fn replace(text: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut result = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = find(rest, from) {
        result.extend_from_slice(&rest[..at]);
        result.extend_from_slice(to);
        rest = &rest[at + from.len()..];
    }
    result.extend_from_slice(rest);
    result
}

/// Orders names as people do: runs of digits compare as numbers, the longer run being the larger.
pub fn compare_numeric(a: &[u8], b: &[u8]) -> Ordering {
    let mut i = 0;
    let common = a.len().min(b.len());
    let digits = |text: &[u8]| text.iter().take_while(|c| c.is_ascii_digit()).count();
    while i < common {
        let (run_a, run_b) = (digits(&a[i..]), digits(&b[i..]));
        if run_a > 0 && run_b > 0 {
            let ordering = run_a.cmp(&run_b).then_with(|| a[i..i + run_a].cmp(&b[i..i + run_b]));
            if ordering.is_ne() {
                return ordering;
            }
            i += run_a;
        } else {
            if a[i] != b[i] {
                return a[i].cmp(&b[i]);
            }
            i += 1;
        }
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numeric_order() {
        let mut names = ["R10", "R9", "R", "Ra", "R9b", "Q11"];
        names.sort_by(|a, b| compare_numeric(a.as_bytes(), b.as_bytes()));
        assert_eq!(names, ["Q11", "R", "R9", "R9b", "R10", "Ra"]);
    }

    #[test]
    fn replacement_does_not_rescan() {
        assert_eq!(replace(b"aXbX", b"X", b"XX"), b"aXXbXX");
    }
}
