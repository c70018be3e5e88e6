//! `-as-lex`: the tokens of a text, one a line, as LLVM's lexer calls them.

use super::lexer::{Lexer, NumberSyntax, Syntax, Tok};
use crate::target::Target;
use support::source::SourceMap;
use tables::instructions::{Target as TargetFacts, target_flags};

/// Names of tokens of one and two characters.
const NAMES: &[(&str, &str)] = &[
    ("&", "Amp"),
    ("&&", "AmpAmp"),
    ("@", "At"),
    ("\\", "BackSlash"),
    ("^", "Caret"),
    (":", "Colon"),
    (",", "Comma"),
    ("$", "Dollar"),
    (".", "Dot"),
    ("=", "Equal"),
    ("==", "EqualEqual"),
    ("!", "Exclaim"),
    ("!=", "ExclaimEqual"),
    (">", "Greater"),
    (">=", "GreaterEqual"),
    (">>", "GreaterGreater"),
    ("#", "Hash"),
    ("{", "LCurly"),
    ("[", "LBrac"),
    ("(", "LParen"),
    ("<", "Less"),
    ("<=", "LessEqual"),
    ("<>", "LessGreater"),
    ("<<", "LessLess"),
    ("-", "Minus"),
    ("%", "Percent"),
    ("|", "Pipe"),
    ("||", "PipePipe"),
    ("+", "Plus"),
    ("?", "Question"),
    ("}", "RCurly"),
    ("]", "RBrac"),
    (")", "RParen"),
    ("/", "Slash"),
    ("*", "Star"),
    ("~", "Tilde"),
];

/// The tokens of `text`, and whether all of them are right.
pub fn dump_tokens(target: &Target, text: &[u8], numbers: NumberSyntax) -> (String, bool) {
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    let or = |text, default: &'static str| {
        let text = target.image.string(text);
        if text.is_empty() { default } else { text }
    };
    let syntax = Syntax {
        comment: or(facts.comment, "#").as_bytes(),
        separator: or(facts.separator, ";").as_bytes(),
        at_in_names: facts.flags & target_flags::NO_AT_SPECIFIERS == 0,
        numbers,
    };
    let (mut out, mut right) = (String::new(), true);
    let Ok(source) = SourceMap::new().add("", text, None) else { return (out, false) };
    let mut lex = Lexer::new(source, text, syntax);
    let mut at = 0;
    loop {
        while at < lex.lo {
            let len = lex.comment_len(at);
            if len != 0 {
                line(&mut out, "Comment", &text[at..at + len]);
            }
            at += len.max(1);
        }
        if lex.tok == Tok::Eof {
            return (out, right);
        }
        at = token(&mut out, &mut lex);
        right &= !matches!(lex.tok, Tok::Error(_));
        lex.seek(at);
    }
}

/// Writes the current token and returns its end: a comment is one with the end of its line.
fn token(out: &mut String, lex: &mut Lexer<'_>) -> usize {
    let text = lex.text();
    let name = String::from_utf8_lossy(text).into_owned();
    let label = match lex.tok {
        Tok::Ident if text == b"." => "Dot".to_owned(),
        Tok::Ident => format!("identifier: {name}"),
        Tok::String => format!("string: {name}"),
        Tok::Int(_) => format!("int: {name}"),
        Tok::BigInt => "BigNum".to_owned(),
        Tok::Real => format!("real: {name}"),
        Tok::Error(_) => "error".to_owned(),
        Tok::EndOfStatement | Tok::Eof => "EndOfStatement".to_owned(),
        Tok::Char(_) | Tok::Pair(..) => {
            let known = NAMES.iter().find(|(spelling, _)| *spelling == name);
            known.map_or("error", |(_, label)| label).to_owned()
        }
    };
    let is_comment = lex.tok == Tok::EndOfStatement && text != b"\n" && text != lex.syntax.separator;
    let end = lex.hi + usize::from(is_comment && lex.byte(lex.hi) == b'\n');
    let whole_line = is_comment && lex.begins_statement(lex.lo);
    line(out, &label, &lex.all[lex.lo..if whole_line { end } else { lex.hi }]);
    end
}

fn line(out: &mut String, label: &str, text: &[u8]) {
    out.push_str(label);
    out.push_str(" (\"");
    for &c in text {
        match c {
            b'\\' => out.push_str("\\\\"),
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            b'"' => out.push_str("\\\""),
            b' '..=b'~' => out.push(c.into()),
            _ => out.push_str(&format!("\\{c:03o}")),
        }
    }
    out.push_str("\")\n");
}
