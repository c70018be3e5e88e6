//! What debug information needs of emission: a record of every function, labels in its code, and names of symbols.

use super::{Emitter, Result};
use crate::debug_info::location_lists::Range;
use crate::debug_info::metadata::{Node, Nodes};
use crate::debug_info::scopes::{Marks, Scopes};
use crate::debug_info::{FunctionDebugInfo, Settings, Writer, calls, dwarf, labels, locations};
use crate::debugger::Debugger;
use crate::pipeline::CodeGenOptions;
use ir::Global;
use ir::metadata::{MdKind, schema};
use mc::Symbol;
use mc::expr::Specifier;
use mir::{Function, Inst};
use std::io::Write;

/// The version of DWARF that line tables of a module are in, and whether lengths have 8 bytes.
pub fn line_table_format(module: &ir::Module, options: &CodeGenOptions) -> (u16, bool) {
    let version = dwarf::version(module, options.dwarf_version);
    (version, dwarf::is_64(module, version, options.dwarf64))
}

impl Emitter<'_> {
    /// The record of a function, and where it wants labels; `None` if nothing is said of it.
    pub(super) fn debug_record(&mut self, func: &Function) -> Option<(FunctionDebugInfo, Marks)> {
        if !self.has_sections() {
            return None;
        }
        let nodes = Nodes { module: self.module };
        let own = nodes.subprogram(func.global)?;
        let unit = nodes.get(own, schema::di_subprogram::UNIT)?;
        const NO_DEBUG: u32 = 0;
        const DIRECTIVES_ONLY: u32 = 3;
        let kind = nodes.word(unit, schema::di_compile_unit::EMISSION_KIND);
        if nodes.kind(unit) != Some(MdKind::CompileUnit) || matches!(kind, NO_DEBUG | DIRECTIVES_ONLY) {
            return None;
        }
        let info = self.shared.machine.info();
        let mut scopes = Scopes::new(nodes, func.global, own);
        scopes.collect(self.isa, func);
        let collected = locations::collect(nodes, &scopes, (self.isa, info), func);
        let (mut variables, ranges) = (collected.records, collected.ranges);
        let mut named = vec![false; scopes.records.len()];
        variables.iter().for_each(|variable| named[variable.scope as usize] = true);
        let place = |label: &mir::debug_values::Label| {
            let node = Node::new(func.global, label.label);
            let scope = scopes.find(label.location)?;
            (nodes.kind(node) == Some(MdKind::Label)).then_some((node, scope))
        };
        let labels: Vec<Option<(Node, u32)>> = func.debug.labels.iter().map(place).collect();
        labels.iter().flatten().for_each(|&(_, scope)| named[scope as usize] = true);
        let inlined = std::mem::take(&mut scopes.inlined);
        let (scopes, mut marks) = scopes.finish(&named, self.shared.codeview.is_some());
        for (variable, ranges) in variables.iter_mut().zip(ranges) {
            variable.is_everywhere = matches!(&ranges[..], [range] if range.is_everywhere);
            let labelled = |range: Range| (marks.at(range.begin), marks.at(range.end), range.parts);
            variable.listed = ranges.into_iter().map(labelled).collect();
        }
        let labels = labels::collect(self.isa, func, &labels, &mut marks);
        let calls = calls::collect(nodes, self.isa, func, &mut marks);
        let frame_base = info.frame_base(func).and_then(|reg| self.isa.dwarf_number(reg));
        let may_omit_frame_pointer = self.may_omit_frame_pointer(func);
        let global = func.global;
        let record = FunctionDebugInfo {
            global,
            frame_base,
            scopes,
            inlined,
            variables,
            labels,
            may_omit_frame_pointer,
            calls,
            codeview: None,
        };
        Some((record, marks))
    }

    fn may_omit_frame_pointer(&self, func: &Function) -> bool {
        !self.options.frame_pointer.is_kept(self.module, func)
    }

    /// Puts a label of a scope where one is wanted.
    pub(super) fn scope_mark(
        &mut self,
        func: &Function,
        wanted: &support::hash::FxHashMap<Inst, u32>,
        inst: Inst,
    ) -> Result<()> {
        let Some(&number) = wanted.get(&inst) else { return Ok(()) };
        let label = self.scope_label(func.global, number);
        self.write(|out, cx| out.emit_label(cx, label))
    }

    /// Describes the module.
    pub(super) fn debug_sections(&mut self, functions: &[FunctionDebugInfo]) -> Result<()> {
        if !self.has_sections() {
            return Ok(());
        }
        self.codeview_sections(functions)?;
        if !self.shared.writes_dwarf || !has_units(self.module) {
            return Ok(());
        }
        let version = dwarf::version(self.module, self.options.dwarf_version);
        let is_64 = dwarf::is_64(self.module, version, self.options.dwarf64);
        let settings = Settings {
            version,
            debugger: self.options.debugger,
            offset_bytes: if is_64 { 8 } else { 4 },
            lists_ranges: self.options.lists_address_ranges,
            accelerates: self.options.indexes_names,
            all_linkage_names: self
                .options
                .all_linkage_names
                .unwrap_or(self.options.debugger != Debugger::Sce),
        };
        let options = self.options;
        let split_file = Some(&*options.split_dwarf_file).filter(|name| !name.is_empty());
        dwarf::Dwarf { settings, split_file }.write(self, functions)
    }

    pub(crate) fn private_symbol(&mut self, name: &str) -> Symbol {
        let name = [self.cx.private_prefix(), name.as_bytes()].concat();
        self.cx.symbol(&name)
    }

    /// `.Linfo_string7`
    pub(crate) fn numbered_label(&mut self, stem: &str, number: u32) -> Symbol {
        let mut name = self.cx.private_prefix().to_vec();
        // Writing to memory does not fail.
        let _ = write!(name, "{stem}{number}");
        self.cx.symbol(&name)
    }

    /// The same, of which split units have one of their own.
    pub(crate) fn part_label(&mut self, is_split: bool, stem: &str, number: u32) -> Symbol {
        match is_split {
            true => self.numbered_label(&format!("dwo_{stem}"), number),
            false => self.numbered_label(stem, number),
        }
    }

    /// The label at an end of a scope of a function, by its number.
    pub(crate) fn scope_label(&mut self, function: Global, number: u32) -> Symbol {
        self.label_in("scope", function, Some(number))
    }

    /// Labels at the beginning and end of a function.
    pub(crate) fn function_bounds(&mut self, function: Global) -> (Symbol, Symbol) {
        (self.label_in("func_begin", function, None), self.label_in("func_end", function, None))
    }

    /// How places in the memory of a thread are written in data.
    pub(crate) fn thread_specifier(&self) -> Option<Specifier> {
        self.shared.machine.info().facts().thread_place.map(|flags| Specifier(flags.into()))
    }
}

fn has_units(module: &ir::Module) -> bool {
    let nodes = Nodes { module };
    let of = |unit: Node| nodes.word(unit, schema::di_compile_unit::EMISSION_KIND);
    nodes.units().into_iter().any(|unit| matches!(of(unit), 1 | 2))
}
