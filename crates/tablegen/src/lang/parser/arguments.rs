//! References to classes and multiclasses, and their argument lists.

use super::ClassReference;
use super::{Mode, Parser};
use crate::lang::context::Result;
use crate::lang::record::RecordId;
use crate::lang::source::Loc;
use crate::lang::token::Tok;
use crate::lang::value::{Argument, ArgumentTarget, Value, View};

impl Parser<'_> {
    /// `ClassRef ::= Class ['<' Arguments '>']`
    pub(super) fn class_reference(&mut self, record: Option<RecordId>) -> Result<ClassReference> {
        let loc = self.lex.loc;
        let class = self.class_name()?;
        let arguments = self.optional_arguments(record, class)?;
        Ok(ClassReference { class, loc, arguments })
    }

    /// The same for a multiclass that a `defm` instantiates; also its index.
    pub(super) fn multiclass_reference(&mut self) -> Result<(usize, ClassReference)> {
        let loc = self.lex.loc;
        let index = self.multiclass_name()?;
        let class = self.multiclass_list[index].record;
        let arguments = self.optional_arguments(None, class)?;
        Ok((index, ClassReference { class, loc, arguments }))
    }

    /// The same for a parent of the multiclass `child`. As in LLVM, these arguments alone are not converted to the
    /// types of their parameters, and real inputs depend on it: an `int` given for a `bits` parameter stays an `int`.
    pub(super) fn parent_multiclass_reference(&mut self, child: RecordId) -> Result<(usize, ClassReference)> {
        let loc = self.lex.loc;
        let index = self.multiclass_name()?;
        let class = self.multiclass_list[index].record;
        let mut arguments = Vec::new();
        if self.consume(Tok::Less) {
            let written = self.written_arguments(Some(child), class)?;
            arguments.extend(written.into_iter().map(|(argument, _)| argument));
        }
        Ok((index, ClassReference { class, loc, arguments }))
    }

    fn optional_arguments(&mut self, record: Option<RecordId>, owner: RecordId) -> Result<Vec<Argument>> {
        if !self.consume(Tok::Less) {
            return Ok(Vec::new());
        }
        self.argument_list(record, owner)
    }

    /// After `<`: an argument list, each argument converted to the type of its parameter.
    pub(super) fn argument_list(
        &mut self,
        record: Option<RecordId>,
        owner: RecordId,
    ) -> Result<Vec<Argument>> {
        let arguments = self.written_arguments(record, owner)?;
        self.convert_arguments(owner, arguments)
    }

    /// After `<`: `Arguments ::= [Value (',' Value)*] [','] [NAME '=' Value (',' NAME '=' Value)*] '>'`, as written.
    fn written_arguments(
        &mut self,
        record: Option<RecordId>,
        owner: RecordId,
    ) -> Result<Vec<(Argument, Loc)>> {
        let parameters = self.cx.record(owner).template_args().to_vec();
        let mut arguments: Vec<(Argument, Loc)> = Vec::new();
        if self.consume(Tok::Greater) {
            return Ok(Vec::new());
        }
        let mut has_named = false;
        for position in 0.. {
            let Some(&parameter) = parameters.get(position) else {
                let message = format!("Too many template arguments: {}", position + 1);
                let loc = self.cx.record(owner).loc();
                let note = format!("'{}' is declared here", self.cx.record_name_text(owner));
                if self.lex.tok == Tok::Error {
                    return Err(crate::lang::context::Failed);
                }
                return Err(self.cx.error_with_note(self.lex.loc, message, loc, note));
            };
            let loc = self.lex.loc;
            let wanted = self.cx.record(owner).field(parameter).map(|field| field.ty).filter(|_| !has_named);
            let value = self.parse_value(record, wanted, Mode::Value)?;
            if self.lex.tok == Tok::Equal {
                arguments.push(self.named_argument(record, owner, value, loc)?);
                has_named = true;
            } else if has_named {
                return Err(self.cx.error(loc, "Positional argument should be put before named argument"));
            } else {
                let target = ArgumentTarget::Position(position as u32);
                arguments.push((Argument { target, value }, loc));
            }
            if self.consume(Tok::Greater) {
                break;
            }
            self.expect(Tok::Comma, "Expected comma before next argument")?;
        }
        Ok(arguments)
    }

    /// At the `=` after an argument name.
    fn named_argument(
        &mut self,
        record: Option<RecordId>,
        owner: RecordId,
        name: Value,
        loc: Loc,
    ) -> Result<(Argument, Loc)> {
        let View::Str(name, _) = self.cx.values.view(name) else {
            return Err(self.cx.error(loc, "The name of named argument should be a valid identifier"));
        };
        let qualified = self.cx.qualified(owner, name);
        let Some(parameter) = self.cx.record(owner).field(qualified).copied() else {
            let message = format!("Argument \"{}\" doesn't exist", self.cx.text(name));
            let known = self.cx.record(owner).template_args().to_vec();
            let help = self.cx.suggest_among(qualified, known.into_iter());
            return Err(self.cx.error_with_help(loc, message, help));
        };
        self.advance();
        let value_loc = self.lex.loc;
        let value = self.parse_value(record, Some(parameter.ty), Mode::Value)?;
        if value == Value::UNSET {
            let message = "The value of named argument should be initialized, but we got '?'";
            return Err(self.cx.error(value_loc, message));
        }
        let target = ArgumentTarget::Named(self.cx.values.string(qualified, false));
        Ok((Argument { target, value }, value_loc))
    }

    fn convert_arguments(
        &mut self,
        owner: RecordId,
        arguments: Vec<(Argument, Loc)>,
    ) -> Result<Vec<Argument>> {
        let mut converted = Vec::with_capacity(arguments.len());
        let mut result = Ok(());
        for (mut argument, loc) in arguments {
            let name = match argument.target {
                ArgumentTarget::Position(position) => {
                    self.cx.record(owner).template_args().get(position as usize).copied()
                }
                ArgumentTarget::Named(name) => self.cx.as_str(name),
            };
            let Some(parameter) = name.and_then(|name| self.cx.record(owner).field(name)).copied() else {
                continue;
            };
            match self.cx.cast_to(argument.value, parameter.ty)? {
                Some(value) => argument.value = value,
                None => {
                    let ty = self.cx.values.ty(argument.value);
                    let message = format!(
                        "Value specified for template argument '{}' is of type {}; expected type {}: {}",
                        self.cx.text(parameter.name),
                        self.cx.type_text(ty),
                        self.cx.type_text(parameter.ty),
                        self.cx.value_text(argument.value)
                    );
                    result = Err(self.cx.error_with_note(loc, message, parameter.loc, "declared here"));
                }
            }
            converted.push(argument);
        }
        result.map(|()| converted)
    }
}
