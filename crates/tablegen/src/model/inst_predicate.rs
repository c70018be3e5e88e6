//! Predicates over instructions: the `MCInstPredicate` classes, and the functions that `TIIPredicate` records name.
//!
//! A predicate is a tree of records; it becomes an expression program ([`tables::expr`]) that asks about the instruction
//! at hand. The tree is walked to a stated depth, functions call each other by index. The code of `CheckNonPortable` is our
//! expression language with questions about operands: `isReg(i)`, `isImm(i)`, `isSymbol(i)`, `reg(i)`, `imm(i)`,
//! `opcode()`, `numOperands()`; the C++ spelling `MI.getOperand(i).isGlobal()` of descriptions written for LLVM means the same.

use super::expr::{self, Compiled, Names};
use super::fields::{Def, Result, defs_of};
use super::instructions::Instructions;
use super::registers::Registers;
use crate::lang::Records;
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use tables::code::{write_number, write_signed};
use tables::expr::{Op, operand_kind};

/// Where functions and hooks get their numbers.
pub trait Functions {
    /// The index of a function of the target's code: over one number, or over the instruction.
    fn hook(&mut self, name: &str, over_instruction: bool) -> u32;
    /// The index of a function over the instruction.
    fn program(&mut self, name: &str, program: &[u8]) -> u32;
}

/// A named function over instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstPredicate {
    pub name: String,
    /// Index of the function.
    pub function: u32,
}

const MAX_DEPTH: u32 = 64;

pub struct Compiler<'a, 'f> {
    pub instructions: &'a Instructions<'a>,
    pub registers: &'a Registers,
    pub names: &'a dyn Names,
    pub functions: &'f mut dyn Functions,
    /// By record name.
    named: BTreeMap<String, u32>,
}

impl<'a, 'f> Compiler<'a, 'f> {
    pub fn new(
        instructions: &'a Instructions<'a>,
        registers: &'a Registers,
        names: &'a dyn Names,
        functions: &'f mut dyn Functions,
    ) -> Self {
        Compiler { instructions, registers, names, functions, named: BTreeMap::new() }
    }

    /// All functions that the description names, by name. Two of one name are a mistake.
    pub fn read(&mut self, records: &Records, diagnostics: &mut Diagnostics) -> Vec<InstPredicate> {
        let mut found: BTreeMap<String, (Def<'_>, u32)> = BTreeMap::new();
        for def in defs_of(records, "FunctionPredicateBase") {
            let result = def.string("FunctionName").and_then(|name| Ok((name, self.function(def, 0)?)));
            match result {
                Ok((name, function)) => {
                    if let Some((before, _)) = found.get(name) {
                        let message = format!("two predicates have the function name '{name}'");
                        let location = records.context().location(records.get(before.id).loc());
                        let error = def.error(message).with_note(location, "the other one is this");
                        diagnostics.push(error);
                    }
                    found.insert(name.to_owned(), (def, function));
                }
                Err(diagnostic) => diagnostics.push(*diagnostic),
            }
        }
        found.into_iter().map(|(name, (_, function))| InstPredicate { name, function }).collect()
    }

    /// The function of a `FunctionPredicateBase` record.
    fn function(&mut self, def: Def<'_>, depth: u32) -> Result<u32> {
        if let Some(&known) = self.named.get(def.name()) {
            return Ok(known);
        }
        let body = def.def("Body")?.ok_or_else(|| def.field_error("Body", "a predicate needs a body"))?;
        let mut code = Vec::new();
        self.statement(body, depth + 1, &mut code)?;
        code.push(Op::End as u8);
        let function = self.functions.program(def.string("FunctionName")?, &code);
        self.named.insert(def.name().to_owned(), function);
        Ok(function)
    }

    /// A function that holds if all of these predicates do.
    pub fn all_of(&mut self, name: &str, predicates: &[Def<'_>]) -> Result<u32> {
        let mut code = Vec::new();
        constant(&mut code, 1);
        for &predicate in predicates {
            self.predicate(predicate, 0, &mut code)?;
            code.extend([Op::IsZero as u8, Op::IsZero as u8, Op::And as u8]);
        }
        code.push(Op::End as u8);
        Ok(self.functions.program(name, &code))
    }

    fn statement(&mut self, def: Def<'_>, depth: u32, code: &mut Vec<u8>) -> Result<()> {
        check_depth(def, depth)?;
        if def.is_a("MCReturnStatement") {
            return self.predicate(part(def, "Pred")?, depth + 1, code);
        }
        if !def.is_a("MCOpcodeSwitchStatement") {
            return Err(def.error("this statement cannot be compiled"));
        }
        // The last case is the innermost choice: condition, then, else, select.
        let cases = def.defs("Cases")?;
        for &case in &cases {
            self.opcode_is_one_of(case, "Opcodes", code)?;
            self.statement(part(case, "CaseStmt")?, depth + 1, code)?;
        }
        self.statement(part(def, "DefaultCase")?, depth + 1, code)?;
        code.extend(cases.iter().map(|_| Op::Select as u8));
        Ok(())
    }

    fn opcode_is_one_of(&mut self, def: Def<'_>, field: &str, code: &mut Vec<u8>) -> Result<()> {
        constant(code, 0);
        for instruction in def.defs(field)? {
            let opcode = self.instructions.opcode(instruction.name()).ok_or_else(|| {
                def.field_error(field, format!("'{}' is not an instruction", instruction.name()))
            })?;
            code.push(Op::Opcode as u8);
            constant(code, opcode.into());
            code.extend([Op::Eq as u8, Op::Or as u8]);
        }
        Ok(())
    }

    fn predicate(&mut self, def: Def<'_>, depth: u32, code: &mut Vec<u8>) -> Result<()> {
        check_depth(def, depth)?;
        if def.is_a("FunctionPredicateBase") {
            let function = self.function(def, depth)?;
            code.push(Op::Call as u8);
            write_number(code, function.into());
            return Ok(());
        }
        for (class, emit) in CLASSES {
            if def.is_a(class) {
                return emit(self, def, depth, code);
            }
        }
        Err(def.error("this predicate cannot be compiled"))
    }

    /// The value of the operand, or what the mapper makes of it.
    fn operand_value(&mut self, def: Def<'_>, code: &mut Vec<u8>) -> Result<()> {
        question(code, Op::OperandValue, index(def, "OpIndex")?);
        let mapper = def.string("FunctionMapper")?;
        if !mapper.is_empty() {
            let function = self.functions.hook(mapper, false);
            code.push(Op::Call as u8);
            write_number(code, function.into());
        }
        Ok(())
    }

    /// An immediate operand that compares like this with the value.
    fn immediate(
        &mut self,
        def: Def<'_>,
        value: i64,
        op: Op,
        swapped: bool,
        code: &mut Vec<u8>,
    ) -> Result<()> {
        kind_is(code, index(def, "OpIndex")?, operand_kind::IMMEDIATE);
        if swapped {
            constant(code, value);
            self.operand_value(def, code)?;
        } else {
            self.operand_value(def, code)?;
            constant(code, value);
        }
        code.extend([op as u8, Op::And as u8]);
        Ok(())
    }

    /// Code of the description that yields a number.
    fn expression(&mut self, def: Def<'_>, field: &str, text: &str, code: &mut Vec<u8>) -> Result<()> {
        let text = portable(text);
        match expr::compile(&text, &[], self.names) {
            Ok(Compiled::Program(program)) => {
                let function = self.functions.program(def.name(), &program);
                code.push(Op::Call as u8);
                write_number(code, function.into());
            }
            Ok(Compiled::Hook(name)) => self.hook(&name, code),
            Err(error) => {
                return Err(def.field_error(field, format!("in field '{field}': {}", error.message)));
            }
        }
        Ok(())
    }

    fn hook(&mut self, name: &str, code: &mut Vec<u8>) {
        let function = self.functions.hook(name, true);
        code.push(Op::Call as u8);
        write_number(code, function.into());
    }
}

type Emit = fn(&mut Compiler<'_, '_>, Def<'_>, u32, &mut Vec<u8>) -> Result<()>;

/// How the records of each class are compiled. A class stands before those that it is derived from.
const CLASSES: &[(&str, Emit)] = &[
    ("MCTrue", |_, _, _, code| {
        constant(code, 1);
        Ok(())
    }),
    ("MCFalse", |_, _, _, code| {
        constant(code, 0);
        Ok(())
    }),
    ("CheckNot", |this, def, depth, code| {
        this.predicate(part(def, "Pred")?, depth + 1, code)?;
        code.push(Op::IsZero as u8);
        Ok(())
    }),
    ("CheckAll", |this, def, depth, code| sequence(this, def, depth, 1, Op::And, code)),
    ("CheckAny", |this, def, depth, code| sequence(this, def, depth, 0, Op::Or, code)),
    ("CheckIsRegOperand", |_, def, _, code| {
        is_register(code, index(def, "OpIndex")?);
        Ok(())
    }),
    ("CheckIsVRegOperand", |_, def, _, code| {
        kind_is(code, index(def, "OpIndex")?, operand_kind::VIRTUAL);
        Ok(())
    }),
    ("CheckIsImmOperand", |_, def, _, code| {
        kind_is(code, index(def, "OpIndex")?, operand_kind::IMMEDIATE);
        Ok(())
    }),
    ("CheckRegOperand", |this, def, _, code| {
        let register = part(def, "Reg")?;
        let number = this.registers.by_name(register.name());
        let number = number.ok_or_else(|| def.field_error("Reg", "this is not a register"))?;
        is_register(code, index(def, "OpIndex")?);
        this.operand_value(def, code)?;
        constant(code, number.into());
        code.extend([Op::Eq as u8, Op::And as u8]);
        Ok(())
    }),
    ("CheckInvalidRegOperand", |this, def, _, code| {
        is_register(code, index(def, "OpIndex")?);
        this.operand_value(def, code)?;
        code.extend([Op::IsZero as u8, Op::And as u8]);
        Ok(())
    }),
    ("CheckRegOperandSimple", |this, def, _, code| this.operand_value(def, code)),
    ("CheckImmOperandSimple", |this, def, _, code| this.operand_value(def, code)),
    ("CheckImmOperand_s", |this, def, _, code| {
        kind_is(code, index(def, "OpIndex")?, operand_kind::IMMEDIATE);
        this.operand_value(def, code)?;
        this.expression(def, "ImmVal", def.string("ImmVal")?, code)?;
        code.extend([Op::Eq as u8, Op::And as u8]);
        Ok(())
    }),
    ("CheckImmOperandLT", |this, def, _, code| {
        this.immediate(def, index(def, "ImmVal")?, Op::LtS, false, code)
    }),
    ("CheckImmOperandGT", |this, def, _, code| {
        this.immediate(def, index(def, "ImmVal")?, Op::LtS, true, code)
    }),
    ("CheckImmOperand", |this, def, _, code| this.immediate(def, index(def, "ImmVal")?, Op::Eq, false, code)),
    ("CheckSameRegOperand", |_, def, _, code| {
        let (a, b) = (index(def, "FirstIndex")?, index(def, "SecondIndex")?);
        is_register(code, a);
        is_register(code, b);
        question(code, Op::OperandValue, a);
        question(code, Op::OperandValue, b);
        code.extend([Op::Eq as u8, Op::And as u8, Op::And as u8]);
        Ok(())
    }),
    ("CheckOpcode", |this, def, _, code| this.opcode_is_one_of(def, "ValidOpcodes", code)),
    ("CheckNumOperands", |_, def, _, code| {
        code.push(Op::NumOperands as u8);
        constant(code, index(def, "NumOps")?);
        code.push(Op::Eq as u8);
        Ok(())
    }),
    ("MCSchedPredicate", |this, def, depth, code| this.predicate(part(def, "Pred")?, depth + 1, code)),
    ("SchedPredicate", |this, def, _, code| {
        this.expression(def, "Predicate", def.string("Predicate")?, code)
    }),
    ("FeatureSchedPredicate", |this, def, _, code| {
        let feature = part(def, "Feature")?;
        let number = this.names.feature(feature.name());
        let number = number.ok_or_else(|| def.field_error("Feature", "this is not a feature"))?;
        code.push(Op::Feature as u8);
        write_number(code, number.into());
        Ok(())
    }),
    ("AllOfSchedPreds", |this, def, depth, code| sequence(this, def, depth, 1, Op::And, code)),
    ("AnyOfSchedPreds", |this, def, depth, code| sequence(this, def, depth, 0, Op::Or, code)),
    ("NotSchedPred", |this, def, depth, code| {
        sequence(this, def, depth, 1, Op::And, code)?;
        code.push(Op::IsZero as u8);
        Ok(())
    }),
    ("CheckNonPortable", |this, def, _, code| {
        this.expression(def, "CodeBlock", def.string("CodeBlock")?, code)
    }),
    ("CheckFunctionPredicateWithTII", |this, def, _, code| function_predicate(this, def, code)),
    ("CheckFunctionPredicate", |this, def, _, code| function_predicate(this, def, code)),
];

fn function_predicate(this: &mut Compiler<'_, '_>, def: Def<'_>, code: &mut Vec<u8>) -> Result<()> {
    let own = def.string("MachineInstrFnName")?;
    this.hook(if own.is_empty() { def.string("MCInstFnName")? } else { own }, code);
    Ok(())
}

fn sequence(
    this: &mut Compiler<'_, '_>,
    def: Def<'_>,
    depth: u32,
    neutral: i64,
    op: Op,
    code: &mut Vec<u8>,
) -> Result<()> {
    constant(code, neutral);
    for predicate in def.defs("Predicates")? {
        // Predicates are 0 or 1, except where a hook of the target yields a number.
        this.predicate(predicate, depth + 1, code)?;
        code.extend([Op::IsZero as u8, Op::IsZero as u8, op as u8]);
    }
    Ok(())
}

fn check_depth(def: Def<'_>, depth: u32) -> Result<()> {
    if depth > MAX_DEPTH {
        return Err(def.error("the predicate is nested too deeply"));
    }
    Ok(())
}

fn part<'a>(def: Def<'a>, field: &str) -> Result<Def<'a>> {
    def.def(field)?.ok_or_else(|| def.field_error(field, format!("field '{field}' must be set")))
}

fn index(def: Def<'_>, field: &str) -> Result<i64> {
    def.int(field)?.ok_or_else(|| def.field_error(field, format!("field '{field}' must be set")))
}

fn constant(code: &mut Vec<u8>, value: i64) {
    code.push(Op::Const as u8);
    write_signed(code, value);
}

fn question(code: &mut Vec<u8>, op: Op, operand: i64) {
    constant(code, operand);
    code.push(op as u8);
}

fn kind_is(code: &mut Vec<u8>, operand: i64, kind: i64) {
    question(code, Op::OperandKind, operand);
    constant(code, kind);
    code.push(Op::Eq as u8);
}

fn is_register(code: &mut Vec<u8>, operand: i64) {
    kind_is(code, operand, operand_kind::REGISTER);
    kind_is(code, operand, operand_kind::VIRTUAL);
    code.push(Op::Or as u8);
}

/// `MI.getOperand(4).isGlobal()` as `isSymbol(4)`, and the like. What has another shape stays as it is.
fn portable(code: &str) -> String {
    const QUESTIONS: &[(&str, &str)] = &[
        ("isReg", "isReg"),
        ("isImm", "isImm"),
        ("isGlobal", "isSymbol"),
        ("isExpr", "isSymbol"),
        ("getReg", "reg"),
        ("getImm", "imm"),
    ];
    let mut out = String::new();
    let mut rest = code;
    while let Some(at) = rest.find("MI") {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let after = from[2..].strip_prefix("->").or_else(|| from[2..].strip_prefix('.'));
        let found = after.and_then(|a| a.strip_prefix("getOperand(")).and_then(|a| a.split_once(')'));
        let question = found.and_then(|(operand, tail)| {
            let tail = tail.strip_prefix('.')?;
            let (name, ours) = QUESTIONS.iter().find(|(name, _)| tail.starts_with(&format!("{name}()")))?;
            Some((operand, ours, &tail[name.len() + 2..]))
        });
        match question {
            Some((operand, ours, tail)) => {
                out.push_str(&format!("{ours}({operand})"));
                rest = tail;
            }
            None => {
                out.push_str("MI");
                rest = &from[2..];
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::portable;

    #[test]
    fn questions_of_llvm_are_ours() {
        assert_eq!(portable("MI.getOperand(4).isGlobal()"), "isSymbol(4)");
        assert_eq!(portable("MI->getOperand(0).getImm() == 3 && isReg(1)"), "imm(0) == 3 && isReg(1)");
        assert_eq!(portable("MIN.getOperand(x"), "MIN.getOperand(x");
    }
}
