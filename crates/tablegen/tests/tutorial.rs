//! The examples of `docs/tablegen-tutorial.md` do what the text says: each `tablegen` block is evaluated, and the block after
//! it is the list of its defs (`records`) or its first error with the help that comes with it (`error`).

use std::path::Path;
use support::diag::Location;
use tablegen::lang::{self, Evaluation, Options};

/// Blocks in order: language and text.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(language), None) => open = Some((language.to_owned(), String::new())),
            (None, Some((_, body))) => {
                body.push_str(line);
                body.push('\n');
            }
            (None, None) => {}
        }
    }
    blocks
}

fn defs(evaluation: &Evaluation) -> String {
    let records = evaluation.records.as_ref().unwrap_or_else(|| panic!("{:?}", evaluation.diagnostics));
    let mut out = Vec::new();
    lang::print::print_records(records, &mut out).expect("a vector takes everything");
    let text = String::from_utf8(out).expect("the examples are UTF-8");
    let heading = "------------- Defs -----------------\n";
    text[text.find(heading).expect("the heading") + heading.len()..].to_owned()
}

fn first_error(evaluation: &Evaluation) -> String {
    let error = evaluation.diagnostics.iter().next().expect("an error");
    let Location::Span(span) = error.location else { panic!("no place: {error:?}") };
    let at = evaluation.sources.line_column(span.source, span.lo);
    let mut text = format!("{}:{}: error: {}\n", at.line, at.column, error.message);
    for help in &error.help {
        text.push_str(&format!("help: {help}\n"));
    }
    text
}

#[test]
fn examples() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tablegen-tutorial.md");
    let text = std::fs::read_to_string(path).expect("the tutorial");
    let blocks = blocks(&text);
    assert!(blocks.len() >= 20, "{} blocks found", blocks.len());
    for pair in blocks.chunks(2) {
        let [(first, source), (second, wanted)] = pair else { panic!("an example without its output") };
        assert_eq!(first, "tablegen");
        let evaluation = lang::evaluate(
            "t.td",
            source.as_bytes(),
            &mut Vec::<(String, String)>::new(),
            &Options::default(),
        );
        let found = if second == "records" { defs(&evaluation) } else { first_error(&evaluation) };
        assert_eq!(&found, wanted, "\n{source}");
    }
}
