//! The form of the Rust compiler, drawn by `annotate-snippets`:
//!
//! ```text
//! error: use of undefined value '%nope'
//!  --> file.ll:2:19
//!   |
//! 2 |     %x = add i32 %a, %nope
//!   |                      ^^^^^ not defined in this function
//!   = note: ...
//!   = help: ...
//! ```
//!
//! `annotate-snippets` reads all of the source that it is given, so it is given excerpts: the lines from the first to the
//! last annotation, where annotations further apart than [`MAX_GAP_LINES`] get an excerpt each, and a span of more than
//! [`MAX_SPAN_LINES`] lines is cut to its first. Long lines are cut to a window around what is annotated.
//!
//! The library would count columns in characters of the excerpt. Ours are in bytes of the whole line, so it is given
//! placeholders for paths, and the positions after them are replaced in its output.

use super::lines::{ELLIPSIS, Line, Lines, MAX_SHOWN_BYTES, printable, window};
use super::{Renderer, textless};
use crate::diag::{Diagnostic, Location, Note, Severity};
use crate::source::{SourceId, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Snippet};
use std::ops::Range;

const MAX_GAP_LINES: u32 = 12;
const MAX_SPAN_LINES: u32 = 24;

pub fn render(renderer: &Renderer, lines: &mut Lines<'_>, diagnostic: &Diagnostic) -> String {
    let mut positions = Positions::default();
    let mut main = Group::with_title(level(diagnostic.severity).primary_title(&*diagnostic.message));
    if let Location::Span(span) = diagnostic.location {
        let labels =
            diagnostic.labels.iter().map(|l| Mark { span: l.span, text: &l.message, primary: false });
        let primary = Mark { span, text: &diagnostic.label, primary: true };
        main = with_excerpts(main, lines, &mut positions, std::iter::once(primary).chain(labels).collect());
    } else {
        main = with_origin(main, &diagnostic.location);
    }
    if let Location::Span(span) = diagnostic.location {
        for at in lines.include_stack(span.source) {
            let position = lines.line_column(at.source, at.lo);
            let name = &lines.source(at.source).name;
            main = main.element(
                Level::NOTE.message(format!("included from {name}:{}:{}", position.line, position.column)),
            );
        }
    }
    let (placed, plain): (Vec<&Note>, Vec<&Note>) =
        diagnostic.notes.iter().partition(|note| note.location != Location::None);
    main = main.elements(plain.iter().map(|note| Level::NOTE.message(&*note.message)));
    main = main.elements(diagnostic.help.iter().map(|help| Level::HELP.message(&**help)));
    let groups: Vec<Group<'_>> = std::iter::once(main)
        .chain(placed.into_iter().map(|note| note_group(lines, &mut positions, note)))
        .collect();
    let drawer = if renderer.color {
        annotate_snippets::Renderer::styled()
    } else {
        annotate_snippets::Renderer::plain()
    };
    positions.put_in(&drawer.render(&groups)) + "\n"
}

/// A character for private use, which no font shows.
const PLACEHOLDER: char = '\u{e000}';

/// The texts `path:line:column` for which placeholders were given out.
#[derive(Default)]
struct Positions {
    texts: Vec<String>,
}

impl Positions {
    fn placeholder(&mut self, text: String) -> String {
        self.texts.push(text);
        format!("{PLACEHOLDER}{}{PLACEHOLDER}", self.texts.len() - 1)
    }

    /// Replaces the placeholders, and the line and column after each.
    fn put_in(&self, drawn: &str) -> String {
        let mut out = String::with_capacity(drawn.len());
        let mut pieces = drawn.split(PLACEHOLDER);
        out.extend(pieces.next());
        while let Some(piece) = pieces.next() {
            let Some(text) = piece.parse().ok().and_then(|index: usize| self.texts.get(index)) else {
                // The character stood in a message or in the source.
                out.extend(["\u{fffd}", piece]);
                continue;
            };
            out.push_str(text);
            let rest = pieces.next().unwrap_or_default();
            out.push_str(rest.trim_start_matches(|c: char| c == ':' || c.is_ascii_digit()));
        }
        out
    }
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Remark => Level::INFO.with_name("remark"),
        Severity::Note => Level::NOTE,
    }
}

fn note_group<'a>(lines: &mut Lines<'_>, positions: &mut Positions, note: &'a Note) -> Group<'a> {
    let group = Group::with_title(Level::NOTE.secondary_title(&*note.message));
    match note.location {
        Location::Span(span) => {
            with_excerpts(group, lines, positions, vec![Mark { span, text: "", primary: true }])
        }
        _ => with_origin(group, &note.location),
    }
}

fn with_origin<'a>(group: Group<'a>, location: &Location) -> Group<'a> {
    match textless(location) {
        None => group,
        Some((file, place)) if place.is_empty() => group.element(Origin::path(file.to_owned())),
        Some((file, place)) => group.element(Origin::path(format!("{file} ({place})"))),
    }
}

/// A span to annotate.
#[derive(Clone, Copy)]
struct Mark<'a> {
    span: Span,
    text: &'a str,
    primary: bool,
}

/// A mark within its source, cut to what is shown, and the lines that it takes.
struct Placed<'a> {
    mark: Mark<'a>,
    range: Range<u32>,
    lines: Range<u32>,
}

/// Adds an excerpt for each cluster of marks, that of the first mark first.
fn with_excerpts<'a>(
    mut group: Group<'a>,
    lines: &mut Lines<'_>,
    positions: &mut Positions,
    marks: Vec<Mark<'a>>,
) -> Group<'a> {
    let Some(first) = marks.first().copied() else { return group };
    let mut placed: Vec<Placed<'a>> = marks.into_iter().map(|mark| place(lines, mark)).collect();
    placed.sort_by_key(|p| {
        (p.mark.span.source != first.span.source, p.mark.span.source, p.lines.start, p.range.start)
    });
    let mut clusters: Vec<Vec<Placed<'a>>> = Vec::new();
    for p in placed {
        match clusters.last_mut() {
            Some(cluster) if belongs(cluster, &p) => cluster.push(p),
            _ => clusters.push(vec![p]),
        }
    }
    clusters.sort_by_key(|cluster| !cluster.iter().any(|p| p.mark.primary));
    for cluster in clusters {
        group = group.elements(excerpt(lines, positions, &cluster));
    }
    group
}

fn belongs(cluster: &[Placed<'_>], next: &Placed<'_>) -> bool {
    let same_source = cluster.iter().any(|p| p.mark.span.source == next.mark.span.source);
    let end = cluster.iter().map(|p| p.lines.end).max().unwrap_or(0);
    same_source && next.lines.start <= end.saturating_add(MAX_GAP_LINES)
}

fn place<'a>(lines: &mut Lines<'_>, mark: Mark<'a>) -> Placed<'a> {
    let Span { source, lo, hi } = mark.span;
    let len = lines.source(source).text.len() as u32;
    let first = lines.line_at(source, lo.min(len));
    let line_end = |line: Line<'_>| line.start + line.text.len() as u32;
    let lo = lo.min(line_end(first));
    let mut last = lines.line_at(source, hi.min(len));
    if last.number > first.number && last.start == hi {
        // The span ends with the line end of the line before.
        last = lines.line(source, last.number - 1);
    }
    if last.number - first.number >= MAX_SPAN_LINES {
        last = first;
    }
    let hi = hi.min(line_end(last)).max(lo);
    Placed { mark, range: lo..hi, lines: first.number..last.number + 1 }
}

fn excerpt<'a>(
    lines: &mut Lines<'_>,
    positions: &mut Positions,
    cluster: &[Placed<'a>],
) -> Option<Snippet<'a, Annotation<'a>>> {
    let shown = cluster.iter().find(|p| p.mark.primary).or(cluster.first())?;
    let source = shown.mark.span.source;
    let position = lines.line_column(source, shown.range.start);
    let name = &lines.source(source).name;
    let path = positions.placeholder(format!("{name}:{}:{}", position.line, position.column));
    let first_line = cluster.iter().map(|p| p.lines.start).min().unwrap_or(1);
    let excerpt = Excerpt::new(lines, source, shown.range.start, cluster);
    let annotations: Vec<_> = cluster
        .iter()
        .map(|p| {
            let kind = if p.mark.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            kind.span(excerpt.position(p.range.start)..excerpt.position(p.range.end))
                .label(Some(p.mark.text).filter(|text| !text.is_empty()))
        })
        .collect();
    Some(Snippet::source(excerpt.text).path(path).line_start(first_line as usize).annotations(annotations))
}

/// Some lines of a source as printable text, and where the ends of the annotated ranges are in it.
struct Excerpt {
    text: String,
    /// Offset in the source and in `text`, ascending.
    points: Vec<(u32, usize)>,
}

impl Excerpt {
    /// `focus` is the position to show if not all ends can be.
    fn new(lines: &mut Lines<'_>, source: SourceId, focus: u32, cluster: &[Placed<'_>]) -> Self {
        let mut ends: Vec<u32> = cluster.iter().flat_map(|p| [p.range.start, p.range.end]).collect();
        ends.sort_unstable();
        ends.dedup();
        let numbers = cluster.iter().map(|p| p.lines.start).min().unwrap_or(1)
            ..cluster.iter().map(|p| p.lines.end).max().unwrap_or(1);
        let mut excerpt = Excerpt { text: String::new(), points: Vec::new() };
        for number in numbers {
            let line = lines.line(source, number);
            let from = ends.partition_point(|&end| end < line.start);
            let to = ends.partition_point(|&end| end <= line.start + line.text.len() as u32);
            excerpt.line(line, focus, ends.get(from..to).unwrap_or_default());
            excerpt.text.push('\n');
        }
        excerpt
    }

    /// Appends a line and notes the `points` in it. Points outside the window go to its end.
    fn line(&mut self, line: Line<'_>, focus: u32, points: &[u32]) {
        let shown = shown_part(line, focus, points);
        if shown.start != 0 {
            self.text.push_str(ELLIPSIS);
        }
        let mut done = shown.start;
        for &point in points {
            let position = ((point - line.start) as usize).clamp(done, shown.end);
            self.text.push_str(&printable(&line.text[done..position]));
            self.points.push((point, self.text.len()));
            done = position;
        }
        self.text.push_str(&printable(&line.text[done..shown.end]));
        if shown.end != line.text.len() {
            self.text.push_str(ELLIPSIS);
        }
    }

    fn position(&self, offset: u32) -> usize {
        self.points
            .iter()
            .find(|&&(point, _)| point == offset)
            .map_or(self.text.len(), |&(_, position)| position)
    }
}

/// All points if they are near each other, else the surroundings of the focus or the first.
fn shown_part(line: Line<'_>, focus: u32, points: &[u32]) -> Range<usize> {
    let around = |point: u32| window(line.text, (point - line.start) as usize);
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return window(line.text, 0) };
    if (last - first) as usize <= MAX_SHOWN_BYTES {
        around(first).start..around(last).end
    } else if points.contains(&focus) {
        around(focus)
    } else {
        around(first)
    }
}
