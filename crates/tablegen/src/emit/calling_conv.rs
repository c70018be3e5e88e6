//! Calling conventions in the image.
//!
//! Conditions are written in LLVM's spelling of the common questions (`ArgFlags.isInReg()`), or in our expression language
//! over features and modes.

use super::image::Emitter;
use crate::model::fields::{Def, Result, defs_of};
use tables::ValueType;
use tables::calling_conv::{self as rec, CcAction, CcKind, CcTest};
use tables::image::List;

/// Conditions in conditions.
const MAX_DEPTH: u32 = 32;

/// A type that is meant in every hardware mode.
const ANY_MODE: u16 = u16::MAX;

/// Classes of actions that only differ in the kind.
const KINDS: &[(&str, CcKind)] = &[
    ("CCPromoteToType", CcKind::Promote),
    ("CCPromoteToUpperBitsInType", CcKind::PromoteToUpperBits),
    ("CCBitConvertToType", CcKind::BitConvert),
    ("CCTruncToType", CcKind::Truncate),
    ("CCPassIndirect", CcKind::Indirect),
    ("CCAssignToRegAndStack", CcKind::RegistersAndStack),
    ("CCAssignToRegTuple", CcKind::Registers),
    ("CCAssignToRegWithShadow", CcKind::Registers),
    ("CCAssignToReg", CcKind::Registers),
    ("CCAssignToStackWithShadow", CcKind::Stack),
    ("CCAssignToStack", CcKind::Stack),
    ("CCPassByVal", CcKind::ByVal),
    ("CCDelegateTo", CcKind::Delegate),
    ("CCCustom", CcKind::Custom),
    ("CCSkipOddRegister", CcKind::SkipOddRegister),
    ("CCAssignToRegAndBits", CcKind::RegisterAndBits),
    ("CCSplitBits", CcKind::SplitBits),
    ("CCAlignStack", CcKind::AlignStack),
    ("CCAssignToSlot", CcKind::Slot),
    ("CCSplitToSlots", CcKind::SplitSlots),
    ("CCAssignToPlace", CcKind::Place),
    ("CCIfType", CcKind::IfType),
    ("CCIf", CcKind::If),
];

impl Emitter<'_> {
    pub(super) fn write_calling_conventions(&mut self) {
        let conventions = defs_of(self.records, "CallingConv");
        for &def in &conventions {
            let result = self.convention(def, &conventions);
            let record = self.report(result).unwrap_or_default();
            self.image.push(record);
        }
    }

    fn convention(&mut self, def: Def<'_>, all: &[Def<'_>]) -> Result<rec::CallingConv> {
        let mut actions = Vec::new();
        for action in def.defs("Actions")? {
            actions.push(self.action(action, all, 0)?);
        }
        Ok(rec::CallingConv {
            name: self.image.string(def.name()),
            actions: self.image.push_all(&actions),
            is_entry: def.bit("Entry")?.into(),
            is_custom: def.bit("Custom")?.into(),
        })
    }

    fn action(&mut self, def: Def<'_>, all: &[Def<'_>], depth: u32) -> Result<CcAction> {
        if depth > MAX_DEPTH {
            return Err(def.error("the action is nested too deeply"));
        }
        let Some(&(_, kind)) = KINDS.iter().find(|(class, _)| def.is_a(class)) else {
            return Err(def.error("this action of a calling convention is not known"));
        };
        let mut action = CcAction { kind: kind as u8, ..CcAction::default() };
        match kind {
            CcKind::IfType => self.types(def, &def.defs("VTs")?, &mut action)?,
            CcKind::If => self.condition(def, &mut action)?,
            CcKind::Delegate => {
                let target = def.def("CC")?;
                let number = target.and_then(|t| all.iter().position(|c| c.id == t.id));
                action.number = number.unwrap_or(0) as u32;
            }
            CcKind::Custom => action.text = self.image.string(def.string("FuncName")?),
            _ if def.has("DestTy") => {
                let ty = def.def("DestTy")?;
                self.types(def, &ty.into_iter().collect::<Vec<_>>(), &mut action)?;
            }
            _ => {}
        }
        if def.is_a("CCPredicateAction")
            && let Some(then) = def.def("SubAction")?
        {
            let then = self.action(then, all, depth + 1)?;
            action.then = self.image.push_all(&[then]);
        }
        action.registers = self.register_list(def, "RegList")?;
        action.shadows = self.register_list(def, "ShadowRegList")?;
        action.size = def.int("Size")?.unwrap_or(0) as u16;
        action.align = def.int("Align")?.unwrap_or(0) as u16;
        Ok(action)
    }

    /// Registers, given as records or, tuples, by name.
    fn register_list(&mut self, def: Def<'_>, field: &str) -> Result<List<u16>> {
        let by_name = def.is_a("CCAssignToRegTuple");
        let names: Vec<&str> =
            if by_name { def.strings(field)? } else { def.defs(field)?.iter().map(|d| d.name()).collect() };
        let mut numbers = Vec::new();
        for name in names {
            let number = self.registers.by_name(name);
            numbers
                .push(number.ok_or_else(|| def.field_error(field, format!("'{name}' is not a register")))?);
        }
        Ok(self.image.numbers(&numbers))
    }

    fn types(&mut self, def: Def<'_>, types: &[Def<'_>], action: &mut CcAction) -> Result<()> {
        let (mut all, mut modes): (Vec<ValueType>, Vec<u16>) = (Vec::new(), Vec::new());
        for ty in types {
            let choices = self.type_by_mode(*ty)?;
            let one = choices.len() == 1;
            for (mode, ty) in choices {
                all.push(ty);
                modes.push(if one { ANY_MODE } else { mode });
            }
        }
        if all.is_empty() {
            return Err(def.error("the action needs a type"));
        }
        action.types = self.image.push_all(&all);
        if modes.iter().any(|&m| m != ANY_MODE) {
            action.modes = self.image.numbers(&modes);
        }
        Ok(())
    }

    fn condition(&mut self, def: Def<'_>, action: &mut CcAction) -> Result<()> {
        let text = def.string("Predicate")?.trim();
        let (negated, inner) = match text.strip_prefix('!') {
            Some(inner) => (true, inner.trim()),
            None => (false, text),
        };
        if let Some(&(_, test)) = CcTest::SPELLINGS.iter().find(|(spelling, _)| *spelling == inner) {
            (action.kind, action.negated, action.number) = (CcKind::Test as u8, negated.into(), test as u32);
        } else if let Some(name) = text.strip_prefix("State.getCallingConv() ==") {
            action.kind = CcKind::IfConvention as u8;
            let name = name.trim();
            action.text = self.image.string(name.strip_prefix("CallingConv::").unwrap_or(name));
        } else {
            action.number = self.functions.field(&mut self.image, self.subtargets, def, "Predicate", "")?;
        }
        Ok(())
    }
}
