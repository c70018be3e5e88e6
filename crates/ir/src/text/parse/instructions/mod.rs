//! Instructions: which one it is, and what all of them have in common.
//!
//! Each instruction is read completely, its operands on the stack of values; then it is made, put at the end of the
//! current block, and gets its name and what metadata follows.

mod arithmetic;
mod calls;
mod control;
mod memory;
mod vectors;

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::locals::LocalName;
use super::{Parse, Parser};
use crate::inst::{InstData, InstFlags, Opcode};
use crate::metadata::MdKindId;
use crate::types::Type;
use crate::value::{Block, Value};

/// An instruction ready to be made: its operands are those on the stack of values from `start`.
struct Parts {
    data: InstData,
    start: usize,
}

impl Parser<'_> {
    /// One instruction, whose name has been read. Whether it ends its block.
    pub(super) fn instruction(&mut self, name: LocalName) -> Parse<bool> {
        let kw = self.kw();
        let Some(opcode) = kw.and_then(Kw::opcode) else {
            return match kw {
                Some(Kw::Tail | Kw::MustTail | Kw::NoTail) => {
                    self.call(name)?;
                    Ok(false)
                }
                _ => Err(self.unknown_instruction()),
            };
        };
        if opcode == Opcode::Call {
            self.call(name)?;
            return Ok(false);
        }
        self.bump();
        let start = self.values.len();
        let data = match opcode {
            Opcode::Load => self.load(),
            Opcode::Store => self.store(),
            Opcode::GetElementPtr => self.get_element_ptr(start),
            Opcode::Alloca => self.alloca(),
            Opcode::Br => self.br(),
            Opcode::Ret => self.ret(),
            Opcode::ICmp => self.icmp(),
            Opcode::FCmp => self.fcmp(),
            Opcode::Phi => self.phi(),
            Opcode::Select => self.select(start),
            Opcode::Switch => self.switch(start),
            Opcode::IndirectBr => self.indirect_br(),
            Opcode::Invoke | Opcode::CallBr => self.invoke_or_callbr(opcode),
            Opcode::Resume => self.resume(),
            Opcode::Unreachable => Ok(InstData::new(opcode, Type::VOID, Default::default())),
            Opcode::CleanupRet => self.cleanup_ret(),
            Opcode::CatchRet => self.catch_ret(),
            Opcode::CatchSwitch => self.catch_switch(),
            Opcode::CleanupPad | Opcode::CatchPad => self.funclet_pad(opcode),
            Opcode::Fence => self.fence(),
            Opcode::CmpXchg => self.cmpxchg(start),
            Opcode::AtomicRmw => self.atomic_rmw(),
            Opcode::VAArg => self.va_arg(),
            Opcode::ExtractElement => self.extract_element(start),
            Opcode::InsertElement => self.insert_element(start),
            Opcode::ShuffleVector => self.shuffle_vector(start),
            Opcode::ExtractValue => self.extract_value(),
            Opcode::InsertValue => self.insert_value(),
            Opcode::LandingPad => self.landing_pad(),
            Opcode::Freeze => {
                let ty = self.operand()?;
                Ok(InstData::new(Opcode::Freeze, ty, Default::default()))
            }
            Opcode::FNeg => self.fneg(),
            _ if opcode.is_cast() => self.cast(opcode),
            _ => self.binary(opcode),
        }?;
        self.append(name, Parts { data, start })?;
        Ok(opcode.is_terminator())
    }

    #[cold]
    fn unknown_instruction(&mut self) -> super::Failed {
        if !matches!(self.tok.kind, Tok::Word | Tok::Kw) {
            return self.error_here("expected instruction opcode");
        }
        let word = self.slice(self.tok);
        let diagnostic = support::diag::Diagnostic::error(self.span(), "expected instruction opcode");
        let names = Opcode::ALL.iter().map(|op| op.name());
        let help = support::suggest::did_you_mean_help(word, names);
        self.report(match help {
            Some(help) => diagnostic.with_help(help),
            None => diagnostic,
        })
    }

    /// Makes the instruction, and reads the metadata after it.
    #[inline]
    fn append(&mut self, name: LocalName, Parts { mut data, start }: Parts) -> Parse<()> {
        data.operands = self.body.func.make_operands(&self.values[start..]);
        self.values.truncate(start);
        let inst = self.define_inst(name, data)?;
        if !self.body.pending_records.is_empty() {
            for record in std::mem::take(&mut self.body.pending_records) {
                self.body.func.attach_dbg_record(record, inst);
            }
        }
        while self.at(Tok::Comma) {
            self.bump();
            if !self.at(Tok::MetadataName) {
                return Err(self.error_here("expected metadata after comma"));
            }
            let attachment = self.attachment()?;
            if attachment.kind == MdKindId::DBG {
                self.body.func.set_debug_loc(inst, Some(attachment.node));
            } else {
                self.body.func.add_attachment(inst, attachment);
            }
        }
        Ok(())
    }

    /// A comma that something else than metadata follows. It is consumed.
    #[inline]
    fn comma_before_property(&mut self) -> bool {
        if self.at(Tok::Comma) && self.lexer.peek_byte() != b'!' {
            self.bump();
            return true;
        }
        false
    }

    // Operands.

    /// A value of type `ty`.
    #[inline]
    pub(super) fn value(&mut self, ty: Type) -> Parse<Value> {
        match self.tok.kind {
            // Of metadata it is the name of a type, `metadata %T* %value`.
            Tok::LocalId | Tok::LocalName if ty != Type::METADATA => {
                let token = self.bump();
                self.local_value(token, ty)
            }
            _ if ty == Type::METADATA => self.metadata_operand(),
            _ => self.constant(ty),
        }
    }

    /// A value with its type before it, pushed on the stack. Its type.
    #[inline]
    fn operand(&mut self) -> Parse<Type> {
        let ty = self.ty()?;
        let value = self.value(ty)?;
        self.values.push(value);
        Ok(ty)
    }

    /// A value of a type that is known, pushed on the stack.
    #[inline]
    fn operand_of_type(&mut self, ty: Type) -> Parse<()> {
        let value = self.value(ty)?;
        self.values.push(value);
        Ok(())
    }

    /// `label %x`
    #[inline]
    fn label(&mut self) -> Parse<Block> {
        let span = self.span();
        if !self.eat_kw(Kw::Label) {
            // Some other operand: read it, so that the message is about what it is.
            let ty = self.ty()?;
            self.value(ty)?;
            return Err(self.error(span, "expected a basic block"));
        }
        self.block_operand()
    }

    /// `%x`, naming a block.
    fn block_operand(&mut self) -> Parse<Block> {
        if !matches!(self.tok.kind, Tok::LocalName | Tok::LocalId) {
            return Err(self.error_here("expected a basic block"));
        }
        let token = self.bump();
        self.block_named(token)
    }

    #[inline]
    fn push_label(&mut self) -> Parse<()> {
        let block = self.label()?;
        self.values.push(block.into());
        Ok(())
    }

    /// Fast-math flags.
    fn fast_math_flags(&mut self) -> InstFlags {
        let mut flags = InstFlags::NONE;
        loop {
            flags = flags.with(match self.kw() {
                Some(Kw::Fast) => InstFlags::FAST,
                Some(Kw::NNan) => InstFlags::NNAN,
                Some(Kw::NInf) => InstFlags::NINF,
                Some(Kw::Nsz) => InstFlags::NSZ,
                Some(Kw::Arcp) => InstFlags::ARCP,
                Some(Kw::Contract) => InstFlags::CONTRACT,
                Some(Kw::Reassoc) => InstFlags::REASSOC,
                Some(Kw::Afn) => InstFlags::AFN,
                _ => return flags,
            });
            self.bump();
        }
    }

    /// Whether fast-math flags may stand at a `phi`, `select` or `call` of this type.
    fn allows_fast_math(&self, ty: Type) -> bool {
        let types = &self.module.env.types;
        let mut ty = ty;
        // Arrays of floats, and structs all of whose fields are the same kind of float, count too.
        for _ in 0..super::MAX_NESTING {
            match types.get(ty) {
                crate::types::TypeData::Array { elem, .. } => ty = *elem,
                crate::types::TypeData::Struct { fields, .. } => match fields.first() {
                    Some(&first) if fields.iter().all(|&f| f == first) => ty = first,
                    _ => return false,
                },
                _ => break,
            }
        }
        types.is_float_or_float_vector(ty)
    }

    /// Labels in brackets, pushed on the stack.
    fn label_list(&mut self, open: &str, close: &str) -> Parse<()> {
        self.expect(Tok::LSquare, open)?;
        self.list(Tok::RSquare, close, Self::push_label)
    }
}
