//! The names of registers in statements: as the target writes them, in several tokens, and as the text calls them.

use super::Parser;
use super::instructions::MatchTables;
use super::lexer::{Lexer, Tok};
use smallvec::SmallVec;

impl MatchTables {
    /// Another name of registers; false if it means others already.
    pub fn add_register_alias(&mut self, name: &[u8], registers: SmallVec<[u16; 4]>) -> bool {
        *self.aliases.entry(name.into()).or_insert_with(|| registers.clone()) == registers
    }

    pub fn forget_register_alias(&mut self, name: &[u8]) {
        self.aliases.remove(name);
    }

    /// The registers that a name means that is written as the target writes it, or was given by the text.
    fn registers_called(&self, name: &[u8], fold_case: bool) -> Option<&SmallVec<[u16; 4]>> {
        let lower = || name.to_ascii_lowercase();
        let found =
            self.registers.get(name).or_else(|| fold_case.then(|| self.registers.get(&*lower())).flatten());
        if found.is_some() || self.aliases.is_empty() {
            return found;
        }
        self.aliases.get(&*lower())
    }

    /// Registers whose name is part of several tokens at the current one, and where it ends.
    fn registers_in_pieces(&self, lex: &Lexer<'_>, fold_case: bool) -> Option<(SmallVec<[u16; 4]>, usize)> {
        let rest = lex.all.get(lex.lo..).unwrap_or_default();
        let name_len = |rest: &[u8]| rest.iter().take_while(|c| c.is_ascii_alphanumeric()).count();
        let first = name_len(rest);
        let found =
            |len: usize| Some((self.registers_called(&rest[..len], fold_case)?.clone(), lex.lo + len));
        if self.has_colons && rest.get(first) == Some(&b':') {
            let len = first + 1 + name_len(&rest[first + 1..]);
            if let Some(found) = found(len) {
                return Some(found);
            }
        }
        let is_before_dot = self.ends_at_dots && rest.get(first) == Some(&b'.');
        if is_before_dot { found(first) } else { None }
    }
}

impl Parser<'_> {
    /// Consumes the name of a register; the registers that it may mean.
    pub(super) fn register_name(&mut self, lex: &mut Lexer<'_>) -> Option<SmallVec<[u16; 4]>> {
        let before = *lex;
        let prefix = &self.matches.prefix;
        let prefixed = !prefix.is_empty() && lex.all[lex.lo..].starts_with(prefix);
        if prefixed {
            let at = lex.lo + prefix.len();
            lex.seek(at);
            if lex.lo != at {
                *lex = before;
                return None;
            }
        }
        let plain = prefixed || prefix.is_empty() || self.matches.prefix_optional;
        if plain
            && lex.tok == Tok::Ident
            && let Some((registers, end)) = self.matches.registers_in_pieces(lex, self.folds_case())
        {
            lex.seek(end);
            return Some(registers);
        }
        let found = match lex.tok {
            Tok::Ident | Tok::Int(_) if plain => self.matches.registers_called(lex.text(), self.folds_case()),
            _ => None,
        };
        match found.cloned() {
            Some(registers) => {
                lex.advance();
                Some(registers)
            }
            None => {
                *lex = before;
                None
            }
        }
    }

    /// Whether the name of a register that begins here goes on after a colon: `r1:0`, which is no label.
    pub(super) fn is_register_with_colon(&mut self, lex: &Lexer<'_>) -> bool {
        let mut probe = *lex;
        self.matches.has_colons
            && self.register_name(&mut probe).is_some()
            && lex.all[lex.lo..probe.lo].contains(&b':')
    }

    /// Whether what comes is a register, perhaps in parentheses, and therefore no symbol of that name.
    pub(super) fn is_register(&mut self, lex: &Lexer<'_>) -> bool {
        let mut probe = *lex;
        while probe.eat(b'(') {}
        self.register_name(&mut probe).is_some()
            && (probe.at_end() || matches!(probe.tok, Tok::Char(b',' | b')' | b'(')))
    }
}
