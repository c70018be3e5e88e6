//! Comments that text output keeps (`-preserve-comments`).
//!
//! The lexer passes comments over. Where they are to be kept, the parser goes over the same text once more, up to the place
//! it has reached, and hands the comments in between to the streamer. A comment thus stands behind what was written before
//! the parser passed it, as in LLVM: after an instruction on its line, after a value in a list on the line of that value.
//! What is skipped loses its comments. Costs nothing unless asked for, and then linear time.

use super::lexer::Lexer;
use super::{Parser, lexer::Tok};

impl Parser<'_> {
    /// Hands on the comments before the current token.
    pub(super) fn keep_comments(&mut self, lex: &Lexer<'_>) {
        if self.options.preserve_comments {
            self.keep_comments_up_to(lex, lex.lo);
        }
    }

    /// Hands on the comments up to the end of the statement, if that is here.
    pub(super) fn keep_comments_of_statement(&mut self, lex: &Lexer<'_>) {
        if self.options.preserve_comments {
            self.keep_comments_up_to(lex, if lex.tok == Tok::EndOfStatement { lex.hi } else { lex.lo });
        }
    }

    /// Text up to here is skipped.
    pub(super) fn forget_comments(&mut self, place: usize) {
        if let Some(frame) = self.frames.last_mut() {
            frame.comments_at = frame.comments_at.max(place);
        }
    }

    fn keep_comments_up_to(&mut self, lex: &Lexer<'_>, end: usize) {
        let Some(frame) = self.frames.last_mut() else { return };
        let start = frame.comments_at;
        frame.comments_at = end.max(start);
        let (text, mut at) = (lex.all, start);
        while at < end.min(text.len()) {
            let len = lex.comment_len(at);
            if len == 0 {
                at += lex.token_len(at).max(1);
                continue;
            }
            let mut comment = text[at..(at + len).min(text.len())].to_vec();
            // A comment that is all there is of a statement takes the end of its line along.
            if !comment.starts_with(b"/*") && lex.begins_statement(at) && at + len < text.len() {
                comment.push(b'\n');
            }
            self.out.emit_comment(&comment);
            at += len;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::parse::lexer::{Lexer, NumberSyntax, Syntax};
    use support::source::SourceMap;

    #[test]
    fn comments_are_told_from_strings() {
        let text = br#"a "/* # */" # x"#;
        let source = SourceMap::new().add("t", &text[..], None).unwrap();
        let syntax =
            Syntax { comment: b"#", separator: b";", at_in_names: false, numbers: NumberSyntax::default() };
        let lex = Lexer::new(source, text, syntax);
        assert_eq!(lex.token_len(2), 9);
        assert_eq!(lex.comment_len(3), 7);
        assert_eq!(lex.comment_len(12), 3);
        assert!(!lex.begins_statement(12) && lex.begins_statement(0));
    }
}
