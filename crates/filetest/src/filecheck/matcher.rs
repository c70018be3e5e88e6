//! Walks the input with the directives, in order.
//!
//! Labels divide the input first: each block between two labels is searched on its own, so that one missing match does
//! not derail the rest. Within a block each directive is searched from the end of the previous match; the `-DAG`s
//! before it are matched first, without overlap, and the `-NOT`s are looked for in what was skipped.

use super::directive::{Check, Directive, Kind};
use super::pattern::{Failure, Match, Variables};
use super::{Options, Report};
use std::rc::Rc;

/// Whether the whole input satisfies all checks, and what there is to say.
pub(super) fn run<'a>(
    checks: &[Check],
    variables: &mut Variables,
    options: &Options,
    report: Report<'a>,
) -> (bool, Report<'a>) {
    let mut matcher = Matcher { variables, options, report };
    let ok = matcher.blocks(checks);
    (ok, matcher.report)
}

struct Matcher<'a, 'v> {
    variables: &'v mut Variables,
    options: &'v Options,
    report: Report<'a>,
}

/// A part of the input.
#[derive(Clone, Copy)]
struct Region {
    start: usize,
    end: usize,
}

impl Region {
    fn from(self, start: usize) -> Region {
        Region { start, ..self }
    }

    fn to(self, end: usize) -> Region {
        Region { end, ..self }
    }
}

/// The reason has been reported.
struct Failed;

impl<'a> Matcher<'a, '_> {
    fn text(&self, region: Region) -> &'a [u8] {
        self.report.input().get(region.start..region.end).unwrap_or_default()
    }

    fn blocks(&mut self, checks: &[Check]) -> bool {
        let mut rest = Region { start: 0, end: self.report.input().len() };
        let mut ok = true;
        let mut first = 0;
        loop {
            let label = (first..checks.len())
                .find(|i| checks.get(*i).is_some_and(|check| check.directive.kind == Kind::Label));
            let mut block = rest;
            if let Some(check) = label.and_then(|i| checks.get(i)) {
                match self.expect(&check.directive, rest, 1) {
                    Ok(found) => {
                        block.end = found.pos + found.len;
                        rest.start = block.end;
                    }
                    // Without the label nothing after it means anything.
                    Err(Failed) => return false,
                }
            }
            if first != 0 && self.options.enable_var_scope {
                self.variables.clear_locals();
            }
            let end = label.map_or(checks.len(), |i| i + 1);
            for check in checks.get(first..end).unwrap_or_default() {
                match self.check(check, block) {
                    Ok(found) => block.start = found.pos + found.len,
                    Err(Failed) => {
                        ok = false;
                        break;
                    }
                }
            }
            if label.is_none() {
                return ok;
            }
            first = end;
        }
    }

    /// One directive with the group before it. Positions in the result are those of the whole input.
    fn check(&mut self, check: &Check, region: Region) -> Result<Match, Failed> {
        let mut nots = Vec::new();
        let start = self.group(&check.before, region, &mut nots)?;
        let directive = &check.directive;
        let count = if let Kind::Plain { count } = directive.kind { count } else { 1 };
        let mut end = start;
        let mut first = None;
        for i in 1..=count {
            let found = self.expect(directive, region.from(end), i)?;
            first.get_or_insert(found.pos);
            end = found.pos + found.len;
        }
        let pos = first.unwrap_or(start);
        let skipped = region.from(start).to(pos);
        self.line_constraint(directive, skipped)?;
        self.absent(&nots, skipped)?;
        Ok(Match { pos, len: end - pos })
    }

    /// Searches for a directive that must be there.
    fn expect(&mut self, directive: &Directive, region: Region, nth: u32) -> Result<Match, Failed> {
        match directive.pattern.find(self.text(region), directive.loc, self.variables) {
            Ok(found) => {
                let found = Match { pos: region.start + found.pos, ..found };
                if self.options.verbose && directive.kind != Kind::EndOfInput {
                    self.report.at(
                        directive.loc,
                        "remark",
                        &format!("{}: expected string found in input", directive.name),
                    );
                    self.report.note(found.pos, found.len, "found here");
                }
                Ok(found)
            }
            Err(Failure::Invalid(problems)) => {
                for (loc, message) in problems {
                    self.report.at(loc, "error", &message);
                    self.report.mark(region.start, format!("error: {message}"));
                }
                Err(Failed)
            }
            Err(Failure::NotFound) => {
                self.not_found(directive, region, nth);
                Err(Failed)
            }
        }
    }

    fn not_found(&mut self, directive: &Directive, region: Region, nth: u32) {
        let text = self.text(region);
        let mut message = format!("{}: expected string not found in input", directive.name);
        if let Kind::Plain { count: count @ 2.. } = directive.kind {
            message.push_str(&format!(" ({nth} out of {count})"));
        }
        self.report.at(directive.loc, "error", &message);
        self.report.note(region.start, 0, "scanning from here");
        for note in directive.pattern.substitution_notes(self.variables) {
            self.report.note(region.start, 0, &note);
        }
        self.report.mark(region.start, format!("error: no match found for {}", directive.name));
        if let Some(near) = directive.pattern.nearest(text) {
            self.report.note(region.start + near, 0, "possible intended match here");
            self.report.mark(region.start + near, "possible intended match".to_owned());
        }
    }

    /// The `-DAG`s and `-NOT`s before a directive. Gives where the directive's own search starts, and leaves in `nots`
    /// what must not be found before its match.
    fn group(
        &mut self,
        group: &[Rc<Directive>],
        region: Region,
        nots: &mut Vec<Rc<Directive>>,
    ) -> Result<usize, Failed> {
        let mut start = region.start;
        // The matches of the present run of -DAGs, sorted, not overlapping.
        let mut ranges: Vec<(usize, usize)> = Vec::new();
        for (i, directive) in group.iter().enumerate() {
            if directive.kind == Kind::Not {
                nots.push(Rc::clone(directive));
                continue;
            }
            self.dag(directive, region.from(start), &mut ranges)?;
            let ends_run = group.get(i + 1).is_none_or(|next| next.kind == Kind::Not);
            if ends_run && let (Some(first), Some(last)) = (ranges.first(), ranges.last()) {
                self.absent(nots, region.from(start).to(first.0))?;
                nots.clear();
                start = last.1;
                ranges.clear();
            }
        }
        Ok(start)
    }

    /// Finds one `-DAG` at the first place that does not overlap the others of its run.
    fn dag(
        &mut self,
        directive: &Directive,
        region: Region,
        ranges: &mut Vec<(usize, usize)>,
    ) -> Result<(), Failed> {
        let mut from = region.start;
        loop {
            let found = self.expect(directive, region.from(from), 1)?;
            let (pos, end) = (found.pos, found.pos + found.len);
            if self.options.allow_deprecated_dag_overlap {
                let all = ranges.first().copied().unwrap_or((pos, end));
                *ranges = vec![(all.0.min(pos), all.1.max(end))];
                return Ok(());
            }
            let at = ranges.partition_point(|range| range.1 <= pos);
            match ranges.get(at) {
                Some(range) if range.0 < end => from = range.1,
                _ => {
                    ranges.insert(at, (pos, end));
                    return Ok(());
                }
            }
        }
    }

    /// `-NEXT`, `-EMPTY` and `-SAME`: the newlines between the previous match and this one.
    fn line_constraint(&mut self, directive: &Directive, skipped: Region) -> Result<(), Failed> {
        let newlines = self.text(skipped).iter().filter(|b| **b == b'\n').count();
        let wrong = match directive.kind {
            Kind::Next | Kind::Empty if newlines == 0 => "is on the same line as previous match",
            Kind::Next | Kind::Empty if newlines > 1 => "is not on the line after the previous match",
            Kind::Same if newlines > 0 => "is not on the same line as the previous match",
            _ => return Ok(()),
        };
        self.report.at(directive.loc, "error", &format!("{}: {wrong}", directive.name));
        self.report.note(skipped.end, 0, "'next' match was here");
        self.report.note(skipped.start, 0, "previous match ended here");
        if newlines > 1 && directive.kind != Kind::Same {
            let line = self.text(skipped).iter().position(|b| *b == b'\n').map_or(0, |at| at + 1);
            self.report.note(skipped.start + line, 0, "non-matching line after previous match is here");
        }
        self.report.mark(skipped.end, format!("error: match on wrong line for {}", directive.name));
        Err(Failed)
    }

    /// None of `nots` may be found in the region; all that are get reported.
    fn absent(&mut self, nots: &[Rc<Directive>], region: Region) -> Result<(), Failed> {
        let mut result = Ok(());
        for directive in nots {
            match directive.pattern.find(self.text(region), directive.loc, self.variables) {
                Err(Failure::NotFound) => continue,
                Ok(found) => {
                    let message = format!("{}: excluded string found in input", directive.name);
                    self.report.at(directive.loc, "error", &message);
                    self.report.note(region.start + found.pos, found.len, "found here");
                    let label = format!("error: no match expected for {}", directive.name);
                    self.report.mark(region.start + found.pos, label);
                }
                Err(Failure::Invalid(problems)) => {
                    for (loc, message) in problems {
                        self.report.at(loc, "error", &message);
                    }
                }
            }
            result = Err(Failed);
        }
        result
    }
}
