//! Macros of the preprocessor: `.debug_macinfo`, and since version 5 `.debug_macro`, which refers to strings by their numbers.
//!
//! What was defined in a file is listed between a begin and an end of that file. Files in files are followed on an explicit
//! stack.

use super::constants::at;
use super::die::{Dies, Value};
use super::unit::UnitBuilder;
use crate::debug_info::metadata::Node;
use ir::metadata::{MdKind, schema};
use schema::{di_macro, di_macro_file};

/// `DW_MACINFO_*`; in version 5, the numbers of definitions by index of a string.
pub(super) const DEFINE: u8 = 1;
pub(super) const UNDEF: u8 = 2;
pub(super) const START_FILE: u8 = 3;
pub(super) const END_FILE: u8 = 4;
pub(super) const DEFINE_STRX: u8 = 0x0b;
pub(super) const UNDEF_STRX: u8 = 0x0c;

/// A step in the list of a unit.
#[derive(Clone, Debug)]
pub(crate) enum Macro {
    /// The line, and the name with what it stands for: a string of the module.
    Define(u32, u32),
    Undefine(u32, u32),
    /// The line that includes the file, and the file's number.
    Begin(u32, u32),
    End,
}

/// Files in files, beyond what compilers take.
const MAX_DEPTH: usize = 1000;

impl UnitBuilder<'_, '_> {
    /// Lists the macros of the unit.
    pub(super) fn macros(&mut self, index: u32) {
        use schema::di_compile_unit as field;
        let mut left = vec![self.nodes.members(self.node, field::MACROS).into_iter()];
        while !left.is_empty() {
            let depth = left.len();
            let Some(node) = left[depth - 1].next() else {
                left.pop();
                if !left.is_empty() {
                    self.macro_list.push(Macro::End);
                }
                continue;
            };
            let Some(node) = node else { continue };
            match self.nodes.kind(node) {
                Some(MdKind::Macro) => self.one_macro(node),
                Some(MdKind::MacroFile) if depth < MAX_DEPTH => {
                    let file = self.nodes.get(node, di_macro_file::FILE);
                    let Some(number) = file.and_then(|file| self.file_number(file)) else { continue };
                    let line = self.nodes.word(node, di_macro_file::LINE);
                    self.macro_list.push(Macro::Begin(line, number));
                    left.push(self.nodes.members(node, di_macro_file::NODES).into_iter());
                }
                _ => {}
            }
        }
        if !self.macro_list.is_empty() {
            let name = if self.version >= 5 { at::MACROS } else { at::MACRO_INFO };
            let start = self.emitter.numbered_label("macro_begin", index);
            self.dies.set(Dies::ROOT, name, self.offset_form(), Value::Place(start));
        }
    }

    fn one_macro(&mut self, node: Node) {
        let line = self.nodes.word(node, di_macro::LINE);
        let mut text = self.nodes.text(node, di_macro::NAME).to_vec();
        let value = self.nodes.text(node, di_macro::VALUE);
        if !value.is_empty() {
            text.push(b' ');
            text.extend(value);
        }
        let string = self.pools.string(&text);
        let is_undef = self.nodes.word(node, di_macro::TYPE) == u32::from(UNDEF);
        self.macro_list.push(if is_undef {
            Macro::Undefine(line, string)
        } else {
            Macro::Define(line, string)
        });
    }
}
