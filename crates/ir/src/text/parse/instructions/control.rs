//! Control flow: terminators other than calls, phis, selects, and exception-handling pads.

use super::super::super::keyword::Kw;
use super::super::super::lexer::Tok;
use super::super::{Parse, Parser};
use crate::inst::{InstData, InstFlags, Opcode};
use crate::types::{Type, TypeData};
use crate::value::Value;
use support::hash::FxHashSet;

impl Parser<'_> {
    pub(super) fn ret(&mut self) -> Parse<InstData> {
        let span = self.span();
        let expected = match self.module.env.types.get(self.module.env.globals[self.body.global].value_ty) {
            TypeData::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        let ty = self.ty_or_void()?;
        if ty != Type::VOID {
            self.operand_of_type(ty)?;
        }
        if ty != expected {
            let message = format!("value doesn't match function result type '{}'", self.type_name(expected));
            return Err(self.error(span, message));
        }
        Ok(InstData::new(Opcode::Ret, Type::VOID, Default::default()))
    }

    /// `br label %x`, `br i1 c, label %x, label %y`
    pub(super) fn br(&mut self) -> Parse<InstData> {
        if self.at_kw(Kw::Label) {
            self.push_label()?;
        } else {
            let span = self.span();
            let ty = self.operand()?;
            if ty != Type::I1 {
                return Err(self.error(span, "branch condition must have 'i1' type"));
            }
            self.expect(Tok::Comma, "expected ',' after branch condition")?;
            self.push_label()?;
            self.expect(Tok::Comma, "expected ',' after true destination")?;
            self.push_label()?;
        }
        Ok(InstData::new(Opcode::Br, Type::VOID, Default::default()))
    }

    /// `switch T v, label %default [ T 1, label %x … ]`
    pub(super) fn switch(&mut self, start: usize) -> Parse<InstData> {
        let span = self.span();
        let ty = self.operand()?;
        if !self.module.env.types.is_int(ty) {
            return Err(self.error(span, "switch condition must have integer type"));
        }
        self.expect(Tok::Comma, "expected ',' after switch condition")?;
        self.push_label()?;
        self.expect(Tok::LSquare, "expected '[' with switch table")?;
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        while !self.eat(Tok::RSquare) {
            let span = self.span();
            let case_ty = self.operand()?;
            let case = self.values[self.values.len() - 1];
            let constant = self.constant_data(case).is_some_and(|c| {
                matches!(c.kind, crate::constant::ConstKind::Int(_) | crate::constant::ConstKind::WideInt(_))
            });
            if !constant {
                return Err(self.error(span, "case value is not a constant integer"));
            }
            if case_ty != ty {
                let message = format!(
                    "constant expression type mismatch: got type '{}' but expected '{}'",
                    self.type_name(case_ty),
                    self.type_name(ty)
                );
                return Err(self.error(span, message));
            }
            if !seen.insert(case) {
                return Err(self.error(span, "duplicate case value in switch"));
            }
            self.expect(Tok::Comma, "expected ',' after case value")?;
            self.push_label()?;
        }
        debug_assert!(self.values.len() >= start + 2);
        Ok(InstData::new(Opcode::Switch, Type::VOID, Default::default()))
    }

    /// `indirectbr ptr p, [ label %x, … ]`
    pub(super) fn indirect_br(&mut self) -> Parse<InstData> {
        let span = self.span();
        let ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after indirectbr address")?;
        if !self.module.env.types.is_ptr(ty) {
            return Err(self.error(span, "indirectbr address must have pointer type"));
        }
        self.label_list("expected '[' with indirectbr", "expected ']' at end of block list")?;
        Ok(InstData::new(Opcode::IndirectBr, Type::VOID, Default::default()))
    }

    pub(super) fn resume(&mut self) -> Parse<InstData> {
        self.operand()?;
        Ok(InstData::new(Opcode::Resume, Type::VOID, Default::default()))
    }

    /// `phi fast T [ v, %x ], …`
    pub(super) fn phi(&mut self) -> Parse<InstData> {
        let flags = self.fast_math_flags();
        let span = self.span();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return Err(self.error(span, "phi node must have first class type"));
        }
        // A phi may have no values at all.
        if self.at(Tok::LSquare) {
            loop {
                self.expect(Tok::LSquare, "expected '[' in phi value list")?;
                self.operand_of_type(ty)?;
                self.expect(Tok::Comma, "expected ',' after insertelement value")?;
                let block = self.block_operand()?;
                self.values.push(block.into());
                self.expect(Tok::RSquare, "expected ']' in phi value list")?;
                if !self.comma_before_property() {
                    break;
                }
            }
        }
        if flags != InstFlags::NONE && !self.allows_fast_math(ty) {
            let message =
                "fast-math-flags specified for phi without floating-point scalar or vector return type";
            return Err(self.error(span, message));
        }
        Ok(InstData::new(Opcode::Phi, ty, Default::default()).with_flags(flags))
    }

    /// `select fast i1 c, T a, T b`
    pub(super) fn select(&mut self, start: usize) -> Parse<InstData> {
        let flags = self.fast_math_flags();
        let span = self.span();
        let cond = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after select condition")?;
        let ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after select value")?;
        let other = self.operand()?;
        let types = &self.module.env.types;
        let problem = if ty != other {
            Some("both values to select must have same type")
        } else if !self.is_first_class(ty) || ty == Type::TOKEN {
            Some("select values cannot have token type")
        } else if types.is_vector(cond) {
            if types.scalar(cond) != Type::I1 {
                Some("vector select condition element type must be i1")
            } else if !types.is_vector(ty) {
                Some("selected values for vector select must be vectors")
            } else if types.vector_shape(ty) != types.vector_shape(cond) {
                Some(
                    "vector select requires selected vectors to have the same vector length as select condition",
                )
            } else {
                None
            }
        } else if cond != Type::I1 {
            Some("select condition must be i1 or <n x i1>")
        } else {
            None
        };
        if let Some(message) = problem {
            return Err(self.error(span, message));
        }
        if flags != InstFlags::NONE && !self.allows_fast_math(ty) {
            let message =
                "fast-math-flags specified for select without floating-point scalar or vector return type";
            return Err(self.error(span, message));
        }
        debug_assert_eq!(self.values.len() - start, 3);
        Ok(InstData::new(Opcode::Select, ty, Default::default()).with_flags(flags))
    }

    /// `landingpad T cleanup catch T v filter T v`
    pub(super) fn landing_pad(&mut self) -> Parse<InstData> {
        let ty = self.ty()?;
        let cleanup = self.eat_kw(Kw::Cleanup);
        while let Some(clause @ (Kw::Catch | Kw::Filter)) = self.kw() {
            self.bump();
            let span = self.span();
            let clause_ty = self.operand()?;
            let value = self.values[self.values.len() - 1];
            let array = matches!(self.module.env.types.get(clause_ty), TypeData::Array { .. });
            if clause == Kw::Catch && array {
                return Err(self.error(span, "'catch' clause has an invalid type"));
            }
            if clause == Kw::Filter && !array {
                return Err(self.error(span, "'filter' clause has an invalid type"));
            }
            if !value.is_constant() {
                return Err(self.error(span, "clause argument must be a constant"));
            }
        }
        let flags = InstFlags::CLEANUP.when(cleanup);
        Ok(InstData::new(Opcode::LandingPad, ty, Default::default()).with_flags(flags))
    }

    // Funclets.

    /// `cleanupret from p unwind to caller`, `cleanupret from p unwind label %x`
    pub(super) fn cleanup_ret(&mut self) -> Parse<InstData> {
        self.expect_kw(Kw::From, "expected 'from' after cleanupret")?;
        self.operand_of_type(Type::TOKEN)?;
        self.expect_kw(Kw::Unwind, "expected 'unwind' in cleanupret")?;
        self.unwind_destination("expected 'caller' in cleanupret")?;
        Ok(InstData::new(Opcode::CleanupRet, Type::VOID, Default::default()))
    }

    /// `to caller` or a label, which is pushed. Whether it was a label.
    fn unwind_destination(&mut self, message: &str) -> Parse<bool> {
        if self.eat_kw(Kw::To) {
            self.expect_kw(Kw::Caller, message)?;
            return Ok(false);
        }
        self.push_label()?;
        Ok(true)
    }

    /// `catchret from p to label %x`
    pub(super) fn catch_ret(&mut self) -> Parse<InstData> {
        self.expect_kw(Kw::From, "expected 'from' after catchret")?;
        self.operand_of_type(Type::TOKEN)?;
        self.expect_kw(Kw::To, "expected 'to' in catchret")?;
        self.push_label()?;
        Ok(InstData::new(Opcode::CatchRet, Type::VOID, Default::default()))
    }

    /// `catchswitch within none [label %x, …] unwind to caller`
    pub(super) fn catch_switch(&mut self) -> Parse<InstData> {
        self.expect_kw(Kw::Within, "expected 'within' after catchswitch")?;
        self.parent_pad("expected scope value for catchswitch")?;
        let handlers = self.values.len();
        self.expect(Tok::LSquare, "expected '[' with catchswitch labels")?;
        loop {
            self.push_label()?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RSquare, "expected ']' after catchswitch labels")?;
        self.expect_kw(Kw::Unwind, "expected 'unwind' after catchswitch scope")?;
        let unwinds = self.unwind_destination("expected 'caller' in catchswitch")?;
        if unwinds {
            // The unwind destination comes before the handlers.
            self.values[handlers..].rotate_right(1);
        }
        let flags = InstFlags::UNWINDS.when(unwinds);
        Ok(InstData::new(Opcode::CatchSwitch, Type::TOKEN, Default::default()).with_flags(flags))
    }

    /// `none` or a value.
    fn parent_pad(&mut self, message: &str) -> Parse<()> {
        if !matches!(self.tok.kind, Tok::LocalName | Tok::LocalId) && !self.at_kw(Kw::None) {
            return Err(self.error_here(message));
        }
        self.operand_of_type(Type::TOKEN)
    }

    /// `cleanuppad within none [T v, …]`, `catchpad within %s [T v, …]`
    pub(super) fn funclet_pad(&mut self, opcode: Opcode) -> Parse<InstData> {
        let cleanup = opcode == Opcode::CleanupPad;
        if cleanup {
            self.expect_kw(Kw::Within, "expected 'within' after cleanuppad")?;
            self.parent_pad("expected scope value for cleanuppad")?;
        } else {
            self.expect_kw(Kw::Within, "expected 'within' after catchpad")?;
            if !matches!(self.tok.kind, Tok::LocalName | Tok::LocalId) {
                return Err(self.error_here("expected scope value for catchpad"));
            }
            self.operand_of_type(Type::TOKEN)?;
        }
        self.expect(Tok::LSquare, "expected '[' in catchpad/cleanuppad")?;
        self.list(Tok::RSquare, "expected ',' in argument list", |p| p.operand().map(|_| ()))?;
        Ok(InstData::new(opcode, Type::TOKEN, Default::default()))
    }
}
