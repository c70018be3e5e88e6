//! Relations between instructions, and functions over them.

use super::functions::Functions;
use super::image::Emitter;
use crate::model::expr::Names;
use crate::model::inst_predicate::{self, Compiler};
use crate::model::instr_mapping;
use crate::model::subtarget::Subtargets;
use tables::image::{ImageBuilder, Str};
use tables::instructions as rec;

/// What stands in an [`rec::InstrMap`] for an instruction that does not exist.
const NO_OPCODE: u16 = u16::MAX;

/// Names in code about instructions.
pub(super) struct InstNames<'a>(pub &'a Subtargets);

impl Names for InstNames<'_> {
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
    fn has_instruction(&self) -> bool {
        true
    }
}

/// The functions of the image, for predicates.
pub(super) struct Sink<'a> {
    pub image: &'a mut ImageBuilder,
    pub functions: &'a mut Functions,
}

impl inst_predicate::Functions for Sink<'_> {
    fn hook(&mut self, name: &str, over_instruction: bool) -> u32 {
        self.functions.hook(self.image, name, over_instruction)
    }
    fn program(&mut self, name: &str, program: &[u8]) -> u32 {
        self.functions.program(self.image, name, program) - 1
    }
}

impl Emitter<'_> {
    pub(super) fn write_instr_maps(&mut self) {
        for map in instr_mapping::read(self.records, &self.instructions, &mut self.diagnostics) {
            let mut rows = Vec::new();
            for (key, cells) in &map.rows {
                rows.push(*key);
                rows.extend(cells.iter().map(|c| c.unwrap_or(NO_OPCODE)));
            }
            let record = rec::InstrMap {
                name: self.image.string(&map.name),
                rows: self.image.numbers(&rows),
                columns: self.strings(&map.columns),
                column_fields: self.strings(&map.column_fields),
            };
            self.image.push(record);
        }
    }

    pub(super) fn write_inst_predicates(&mut self) {
        let names = InstNames(self.subtargets);
        let mut sink = Sink { image: &mut self.image, functions: &mut self.functions };
        let found = Compiler::new(&self.instructions, self.registers, &names, &mut sink)
            .read(self.records, &mut self.diagnostics);
        for predicate in found {
            let name: Str = self.image.string(&predicate.name);
            self.image.push(tables::expr::InstPredicate { name, function: predicate.function });
        }
    }
}
