//! Types, class names, and ranges of bits.

use super::{Mode, Parser};
use crate::lang::context::{Failed, Result};
use crate::lang::record::RecordId;
use crate::lang::token::Tok;
use crate::lang::types::Type;
use crate::lang::value::{Value, View};

impl Parser<'_> {
    /// `Type ::= bit | int | string | code | dag | bits<N> | list<Type> | Class`
    pub(super) fn parse_type(&mut self) -> Result<Type> {
        let ty = match self.lex.tok {
            Tok::KwString | Tok::KwCode => Type::STRING,
            Tok::KwBit => Type::BIT,
            Tok::KwInt => Type::INT,
            Tok::KwDag => Type::DAG,
            Tok::Id => return self.named_type(),
            Tok::KwBits => return self.bits_type(),
            Tok::KwList => return self.list_type(),
            _ => return Err(self.token_error("Unknown token when expecting a type")),
        };
        self.advance();
        Ok(ty)
    }

    fn named_type(&mut self) -> Result<Type> {
        if let Some(&ty) = self.type_aliases.get(&self.lex.string) {
            self.advance();
            return Ok(ty);
        }
        let class = self.class_name()?;
        Ok(self.cx.class_type(class))
    }

    fn bits_type(&mut self) -> Result<Type> {
        if self.advance() != Tok::Less {
            return Err(self.token_error("expected '<' after bits type"));
        }
        if self.advance() != Tok::Int {
            return Err(self.token_error("expected integer in bits<n> type"));
        }
        let width = self.lex.int;
        let loc = self.lex.loc;
        if self.advance() != Tok::Greater {
            return Err(self.token_error("expected '>' at end of bits<n> type"));
        }
        self.advance();
        self.cx.current_loc = loc;
        self.cx.check_size(width as u64)?;
        Ok(self.cx.types.bits(width as u32))
    }

    fn list_type(&mut self) -> Result<Type> {
        if self.advance() != Tok::Less {
            return Err(self.token_error("expected '<' after list type"));
        }
        self.advance();
        self.cx.descend()?;
        let element = self.parse_type();
        self.cx.depth -= 1;
        let element = element?;
        self.expect(Tok::Greater, "expected '>' at end of list<ty> type")?;
        Ok(self.cx.types.list(element))
    }

    /// The name of a class that must exist.
    pub(super) fn class_name(&mut self) -> Result<RecordId> {
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected name for ClassID"));
        }
        let name = self.lex.string;
        let found = self.cx.classes.get(&name).copied();
        if self.failed_names.contains(&name) {
            return Err(Failed);
        }
        let Some(class) = found else {
            let text = self.cx.text(name);
            let message = if self.multiclasses.contains_key(&name) {
                format!("Couldn't find class '{text}'. Use 'defm' if you meant to use multiclass '{text}'")
            } else {
                format!("Couldn't find class '{text}'")
            };
            let help = self.cx.suggest_class(name);
            return Err(self.cx.error_with_help(self.lex.loc, message, help));
        };
        self.advance();
        Ok(class)
    }

    /// The name of a multiclass that must exist: its index.
    pub(super) fn multiclass_name(&mut self) -> Result<usize> {
        if self.lex.tok != Tok::Id {
            return Err(self.token_error("expected name for MultiClassID"));
        }
        let name = self.lex.string;
        if self.failed_names.contains(&name) {
            return Err(Failed);
        }
        let Some(&index) = self.multiclasses.get(&name) else {
            let message = format!("Couldn't find multiclass '{}'", self.cx.text(name));
            let known =
                self.multiclass_list.iter().filter_map(|m| self.cx.as_str(self.cx.record(m.record).name));
            let help = self.cx.suggest_among(name, known);
            return Err(self.cx.error_with_help(self.lex.loc, message, help));
        };
        self.advance();
        Ok(index)
    }

    /// `RangePiece ::= INT | INT '...' INT | INT '-' INT | INT INT`; the first value may have been read already.
    pub(super) fn range_piece(&mut self, first: Option<Value>, ranges: &mut Vec<u32>) -> Result<()> {
        let first = match first {
            Some(first) => first,
            None => self.parse_value(None, None, Mode::Value)?,
        };
        let View::Int(start) = self.cx.values.view(first) else {
            return Err(self.token_error("expected integer or bitrange"));
        };
        if start < 0 {
            return Err(self.token_error("invalid range, cannot be negative"));
        }
        let end = match self.lex.tok {
            Tok::DotDotDot | Tok::Minus => {
                self.advance();
                let end = self.parse_value(None, None, Mode::Value)?;
                match self.cx.values.view(end) {
                    View::Int(end) => end,
                    _ => return Err(self.token_error("expected integer value as end of range")),
                }
            }
            Tok::Int => {
                let end = self.lex.int.wrapping_neg();
                self.advance();
                end
            }
            _ => start,
        };
        if end < 0 {
            return Err(self.token_error("invalid range, cannot be negative"));
        }
        let (start, end) = (start as u64, end as u64);
        self.cx.check_size(start.abs_diff(end) + 1 + ranges.len() as u64)?;
        if start.max(end) > u64::from(u32::MAX) {
            return Err(self.token_error("range is too large"));
        }
        let (start, end) = (start as u32, end as u32);
        if start <= end {
            ranges.extend(start..=end);
        } else {
            ranges.extend((end..=start).rev());
        }
        Ok(())
    }

    /// `RangeList ::= RangePiece (',' RangePiece)*`
    pub(super) fn range_list(&mut self) -> Result<Vec<u32>> {
        let mut ranges = Vec::new();
        self.range_piece(None, &mut ranges)?;
        while self.consume(Tok::Comma) {
            self.range_piece(None, &mut ranges)?;
        }
        Ok(ranges)
    }

    /// A range list in `{}` or `<>`, or nothing.
    pub(super) fn optional_range_list(&mut self, open: Tok, close: Tok) -> Result<Vec<u32>> {
        let loc = self.lex.loc;
        if !self.consume(open) {
            return Ok(Vec::new());
        }
        let ranges = self.range_list()?;
        let (message, opener) = match open {
            Tok::Less => ("expected '>' at end of range list", "<"),
            _ => ("expected '}' at end of bit list", "{"),
        };
        self.expect_close(close, message, loc, opener)?;
        Ok(ranges)
    }
}
