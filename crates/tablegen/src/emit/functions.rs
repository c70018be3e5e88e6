//! Code fields as functions of the image; equal code is one function.

use crate::model::expr::{self, Compiled, Names};
use crate::model::fields::{Def, Result};
use crate::model::subtarget::Subtargets;
use std::collections::BTreeMap;
use support::diag::Diagnostic;
use tables::expr::{Function, Op, hook_kind};
use tables::image::{ImageBuilder, SectionId};

/// The functions written so far.
#[derive(Default)]
pub struct Functions {
    /// By code and the names of parameters.
    known: BTreeMap<(String, String), u32>,
    /// Code in another language counts as not set, and is noted.
    ignores_foreign_code: bool,
    pub ignored: Vec<Diagnostic>,
}

/// What code fields can name.
struct SubtargetNames<'a>(&'a Subtargets);

impl Names for SubtargetNames<'_> {
    fn constant(&self, _: &str) -> Option<i64> {
        None
    }
    fn feature(&self, name: &str) -> Option<u16> {
        self.0.feature(name)
    }
    fn mode(&self, name: &str) -> Option<u16> {
        self.0.mode(name).map(|m| m as u16)
    }
    fn function(&self, _: &str) -> Option<(u32, usize)> {
        None
    }
}

impl Functions {
    pub fn new(ignores_foreign_code: bool) -> Functions {
        Functions { ignores_foreign_code, ..Functions::default() }
    }

    /// The function for a code field of `def` over one parameter: its index plus 1, or 0 if the field is not set.
    pub fn field(
        &mut self,
        image: &mut ImageBuilder,
        subtargets: &Subtargets,
        def: Def<'_>,
        field: &str,
        param: &'static str,
    ) -> Result<u32> {
        if !def.has(field) {
            return Ok(0);
        }
        self.of_code(image, subtargets, (def, field), def.string(field)?, &[param])
    }

    /// The same for code that stands in a field, over the parameters with these names.
    pub fn of_code(
        &mut self,
        image: &mut ImageBuilder,
        subtargets: &Subtargets,
        (def, field): (Def<'_>, &str),
        code: &str,
        params: &[&str],
    ) -> Result<u32> {
        if code.trim().is_empty() {
            return Ok(0);
        }
        let key = (code.to_owned(), params.join(" "));
        if let Some(&function) = self.known.get(&key) {
            return Ok(function);
        }
        let compiled = expr::compile(code, params, &SubtargetNames(subtargets)).map_err(|error| {
            let before = &code[..error.offset.min(code.len())];
            let place = before.rsplit('\n').next().unwrap_or("").len() + 1;
            def.field_error(
                field,
                format!("in field '{field}', column {place} of the code: {}", error.message),
            )
        });
        let compiled = match compiled {
            Err(error) if self.ignores_foreign_code => {
                self.known.insert(key, 0);
                self.ignored.push(*error);
                return Ok(0);
            }
            compiled => compiled?,
        };
        let num_params = params.len() as u8;
        let function = match compiled {
            Compiled::Hook(name) => {
                let name = image.string(&name);
                Function { name, num_params, is_hook: hook_kind::NUMBERS, program: 0 }
            }
            Compiled::Program(program) => {
                let name = image.string(&format!("{}.{field}", def.name()));
                let program = image.program(SectionId::Expressions, &program);
                Function { name, num_params, is_hook: 0, program }
            }
        };
        let index = image.push(function) + 1;
        self.known.insert(key, index);
        Ok(index)
    }

    /// The index of a function of the target's code, over a number or over the instruction at hand.
    pub fn hook(&mut self, image: &mut ImageBuilder, name: &str, over_instruction: bool) -> u32 {
        let kind = if over_instruction { "hook on instruction" } else { "hook on number" };
        let key = (name.to_owned(), kind.to_owned());
        if let Some(&function) = self.known.get(&key) {
            return function - 1;
        }
        let name = image.string(name);
        let (num_params, is_hook) =
            if over_instruction { (0, hook_kind::INSTRUCTION) } else { (1, hook_kind::NUMBERS) };
        let index = image.push(Function { name, num_params, is_hook, program: 0 });
        self.known.insert(key, index + 1);
        index
    }

    /// A function without parameters from a finished program: index plus 1.
    pub fn program(&mut self, image: &mut ImageBuilder, name: &str, program: &[u8]) -> u32 {
        let name = image.string(name);
        let program = image.program(SectionId::Expressions, program);
        image.push(Function { name, num_params: 0, is_hook: 0, program }) + 1
    }

    /// A function that holds if all of these (index plus 1) do.
    pub fn all_of(&mut self, image: &mut ImageBuilder, name: &str, functions: &[u32]) -> u32 {
        let mut code = Vec::new();
        for (i, function) in functions.iter().enumerate() {
            code.push(Op::Call as u8);
            tables::code::write_number(&mut code, u64::from(function - 1));
            if i > 0 {
                code.push(Op::And as u8);
            }
        }
        code.push(Op::End as u8);
        self.program(image, name, &code)
    }
}
