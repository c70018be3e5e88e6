//! Assembly strings taken apart.
//!
//! `"add{l}\t{$src, $dst|$dst, $src}"` is text, operands (`$name`, `${name}`, `${name:modifier}`), and alternatives of
//! which a variant picks one by its number. `$$` is a dollar sign; a backslash takes the next character literally.

/// A piece of an assembly string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Operand { name: String, modifier: Option<String> },
}

/// A mistake, at a byte offset of the string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsmStringError {
    pub offset: usize,
    pub message: &'static str,
}

/// The pieces of `text` in one variant. Adjacent text is one piece.
pub fn parse(text: &str, variant: usize) -> Result<Vec<Piece>, AsmStringError> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let mut pieces = Pieces::default();
    // Inside braces: the number of the alternative that is being read, and where the braces opened.
    let mut alternative: Option<(usize, usize)> = None;
    // Braces within an alternative are text.
    let mut depth = 0;
    let mut at = 0;
    while let Some(&(offset, c)) = chars.get(at) {
        at += 1;
        let active = alternative.is_none_or(|(n, _)| n == variant);
        match (c, &mut alternative) {
            ('{', None) => alternative = Some((0, offset)),
            ('{', Some(_)) => {
                depth += 1;
                pieces.text('{', active);
            }
            ('|', Some((n, _))) => *n += 1,
            ('}', Some(_)) if depth > 0 => {
                depth -= 1;
                pieces.text('}', active);
            }
            ('}', Some(_)) => alternative = None,
            ('\\', _) => {
                if let Some(&(_, next)) = chars.get(at) {
                    at += 1;
                    pieces.text(next, active);
                }
            }
            ('$', _) if chars.get(at).is_some_and(|&(_, next)| next == '$') => {
                at += 1;
                pieces.text('$', active);
            }
            ('$', _) => {
                let (piece, next) = operand(&chars, at, offset)?;
                at = next;
                if active {
                    pieces.0.push(piece);
                }
            }
            _ => pieces.text(c, active),
        }
    }
    match alternative {
        Some((_, offset)) => Err(AsmStringError { offset, message: "'{' without '}' in assembly string" }),
        None => Ok(pieces.0),
    }
}

#[derive(Default)]
struct Pieces(Vec<Piece>);

impl Pieces {
    fn text(&mut self, c: char, active: bool) {
        match self.0.last_mut() {
            _ if !active => {}
            Some(Piece::Text(text)) => text.push(c),
            _ => self.0.push(Piece::Text(c.into())),
        }
    }
}

/// The operand after a `$`, and where reading goes on.
fn operand(chars: &[(usize, char)], at: usize, offset: usize) -> Result<(Piece, usize), AsmStringError> {
    let word = |from: usize| -> String {
        chars[from..].iter().map(|&(_, c)| c).take_while(|&c| c.is_ascii_alphanumeric() || c == '_').collect()
    };
    let braced = chars.get(at).is_some_and(|&(_, c)| c == '{');
    let name = word((at + usize::from(braced)).min(chars.len()));
    if name.is_empty() {
        return Err(AsmStringError { offset, message: "'$' without an operand name in assembly string" });
    }
    let mut at = at + usize::from(braced) + name.len();
    let mut modifier = None;
    if braced {
        if chars.get(at).is_some_and(|&(_, c)| c == ':') {
            let text = word(at + 1);
            at += 1 + text.len();
            modifier = Some(text);
        }
        if chars.get(at).is_none_or(|&(_, c)| c != '}') {
            return Err(AsmStringError { offset, message: "'${' without '}' in assembly string" });
        }
        at += 1;
    }
    Ok((Piece::Operand { name, modifier }, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str, variant: usize) -> String {
        let show = |piece: Piece| match piece {
            Piece::Text(text) => text,
            Piece::Operand { name, modifier: None } => format!("<{name}>"),
            Piece::Operand { name, modifier: Some(m) } => format!("<{name}:{m}>"),
        };
        parse(text, variant).unwrap().into_iter().map(show).collect()
    }

    #[test]
    fn variants_pick_alternatives() {
        let text = "add{l}\t{$src, $dst|$dst, $src}";
        assert_eq!(show(text, 0), "addl\t<src>, <dst>");
        assert_eq!(show(text, 1), "add\t<dst>, <src>");
    }

    #[test]
    fn operands_and_escapes() {
        assert_eq!(show("lw\t${rd}, ${imm:hex}(${rs1})", 0), "lw\t<rd>, <imm:hex>(<rs1>)");
        assert_eq!(show("a$$b \\{$x\\}", 0), "a$b {<x>}");
        assert!(parse("$", 0).is_err() && parse("${a", 0).is_err() && parse("{a", 0).is_err());
        assert_eq!(show("x{ {$k}|, {y}}", 0), "x {<k>}");
        assert_eq!(show("x{ {$k}|, {y}}", 1), "x, {y}");
        assert_eq!(parse("{a{b}", 0).unwrap_err().offset, 0);
    }
}
