//! A function as a document of a `.mir` file.

use super::NARROW;
use super::body::apparent_successors;
use super::names::Names;
use crate::frame::{FrameIndex, Object, ObjectKind};
use crate::function::{FrameVariable, Function};
use crate::print::Printer;
use crate::target::Isa;
use ir::Module;
use ir::metadata::Metadata;
use ir::text::print::{PrintOptions, module_to_bytes};
use std::fmt::{self, Write};

/// The document of the module itself.
pub fn print_module(module: &Module, out: &mut String) {
    out.push_str("--- |\n");
    let text = module_to_bytes(module, &PrintOptions::default());
    for line in String::from_utf8_lossy(&text).trim_end().lines() {
        out.push_str("  ");
        out.push_str(line);
        out.push('\n');
    }
    out.push_str("...\n");
}

/// The document of a function.
pub fn print_function(
    isa: &Isa<'_>,
    module: &Module,
    names: &Names,
    func: &Function,
    out: &mut String,
) -> fmt::Result {
    let document = Document { isa, module, names, func };
    document.facts(out)?;
    document.registers(out)?;
    document.frame(out)?;
    document.tables(out)?;
    document.body(out)?;
    out.push_str("...\n");
    Ok(())
}

struct Document<'a, 't> {
    isa: &'a Isa<'t>,
    module: &'a Module,
    names: &'a Names,
    func: &'a Function,
}

/// `key:           value`, values in one column.
fn key(out: &mut String, name: &str, value: impl fmt::Display) -> fmt::Result {
    writeln!(out, "{:<16} {value}", format!("{name}:"))
}

/// Within a mapping.
fn inner(out: &mut String, name: &str, value: impl fmt::Display) -> fmt::Result {
    writeln!(out, "  {:<16} {value}", format!("{name}:"))
}

/// A string as YAML has it: plain if that is possible.
fn quoted(text: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-' | '/');
    let starts = text.chars().next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_' || c == '.');
    if starts && text.chars().all(is_plain) {
        return text.to_owned();
    }
    if text.chars().all(|c| !c.is_control()) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => {
                out.push('\\');
                out.push(byte as char);
            }
            b' '..=b'~' => out.push(byte as char),
            _ => out.push_str(&format!("\\x{byte:02X}")),
        }
    }
    out.push('"');
    out
}

/// A string in quotes.
fn quoted_always(text: Option<&str>) -> String {
    format!("'{}'", text.unwrap_or_default().replace('\'', "''"))
}

impl Document<'_, '_> {
    fn facts(&self, out: &mut String) -> fmt::Result {
        let func = self.func;
        out.push_str("---\n");
        let name = String::from_utf8_lossy(&self.module.globals[func.global].name).into_owned();
        key(out, "name", quoted(&name))?;
        key(out, "tracksRegLiveness", true)?;
        key(out, "noPhis", !func.is_ssa)?;
        key(out, "isSSA", func.is_ssa)?;
        key(out, "noVRegs", !self.has_vregs())
    }

    fn has_vregs(&self) -> bool {
        let insts = self.func.blocks().flat_map(|b| self.func.block_insts(b));
        let mut operands = insts.flat_map(|i| self.func.operands(i));
        operands.any(|o| o.as_reg().is_some_and(|r| r.reg.is_virtual()))
    }

    fn registers(&self, out: &mut String) -> fmt::Result {
        let func = self.func;
        if func.num_vregs() == 0 {
            key(out, "registers", "[]")?;
        } else {
            writeln!(out, "registers:")?;
        }
        for id in 0..func.num_vregs() as u32 {
            let reg = crate::Reg::from_virtual_index(id);
            let class = self.isa.class_name(func.class_of(reg).unwrap_or(0)).to_ascii_lowercase();
            let is_narrow = func.known_numbers.get(&reg).is_some_and(|known| known.is_narrow);
            let flags = if is_narrow { NARROW } else { "" };
            writeln!(out, "  - {{ id: {id}, class: {class}, preferred-register: '', flags: [ {flags} ] }}")?;
        }
        if func.live_ins.is_empty() {
            return key(out, "liveins", "[]");
        }
        writeln!(out, "liveins:")?;
        for &reg in &func.live_ins {
            writeln!(out, "  - {{ reg: '{}', virtual-reg: '' }}", self.reg(reg))?;
        }
        Ok(())
    }

    fn reg(&self, reg: mc::Reg) -> String {
        format!("${}", self.isa.reg_name(reg).to_ascii_lowercase())
    }

    fn frame(&self, out: &mut String) -> fmt::Result {
        let frame = &self.func.frame;
        writeln!(out, "frameInfo:")?;
        inner(out, "isFrameAddressTaken", frame.needs_frame_pointer)?;
        inner(out, "stackSize", frame.size_bytes)?;
        inner(out, "hasCalls", frame.has_calls)?;
        inner(out, "maxCallFrameSize", frame.max_call_bytes)?;
        if frame.has_dynamic_alloca {
            inner(out, "hasDynamicAlloca", true)?;
        }
        if frame.needs_branch_relaxation {
            inner(out, "needsFarJumps", true)?;
        }
        if frame.keeps_context {
            inner(out, "keepsContext", true)?;
        }
        if frame.shares_window {
            inner(out, "sharesWindow", true)?;
        }
        if frame.reserved_bytes != 0 {
            inner(out, "reservedBytes", frame.reserved_bytes)?;
        }
        let areas = [
            ("argumentBytes", frame.argument_bytes),
            ("poppedBytes", frame.popped_bytes),
            ("tailGrowthBytes", frame.tail_growth_bytes),
        ];
        for (name, bytes) in areas.into_iter().filter(|(_, bytes)| *bytes != 0) {
            inner(out, name, bytes)?;
        }
        if frame.is_wrapped {
            inner(out, "isShrinkWrapped", true)?;
        }
        if let Some(wrapped) = &self.func.wrapped {
            let points = |out: &mut String, name: &str, blocks: &[crate::Block]| {
                writeln!(out, "  {name}:")?;
                blocks.iter().try_for_each(|block| writeln!(out, "    - point: '%bb.{}'", block.as_u32()))
            };
            points(out, "savePoint", &[wrapped.save])?;
            points(out, "restorePoint", &wrapped.restore)?;
        }
        if frame.fixed_objects().len() == 0 {
            key(out, "fixedStack", "[]")?;
        } else {
            writeln!(out, "fixedStack:")?;
        }
        for (index, object) in frame.fixed_objects() {
            self.object(index, object, out)?;
        }
        if frame.objects().len() == 0 {
            key(out, "stack", "[]")?;
        } else {
            writeln!(out, "stack:")?;
        }
        for (index, object) in frame.objects() {
            self.object(index, object, out)?;
        }
        self.variables(out)
    }

    /// Variables of the source, where the list of objects does not say it all: one has several, or they are declared in
    /// another order.
    fn variables(&self, out: &mut String) -> fmt::Result {
        let variables = &self.func.variables;
        let fixed_first = |variable: &FrameVariable| match variable.slot.0 {
            fixed @ ..0 => (false, -1 - fixed),
            own => (true, own),
        };
        if variables.is_sorted_by(|a, b| fixed_first(a) < fixed_first(b)) {
            return Ok(());
        }
        writeln!(out, "frameVariables:")?;
        for variable in variables {
            let FrameVariable { slot, .. } = variable;
            writeln!(out, "  - {{ slot: '{slot:?}', {} }}", self.variable(variable))?;
        }
        Ok(())
    }

    /// What is said of a variable, under LLVM's keys.
    fn variable(&self, variable: &FrameVariable) -> String {
        let name = |item: Option<Metadata>| quoted_always(item.and_then(|item| self.names.metadata(item)));
        format!(
            "debug-info-variable: {},\n      debug-info-expression: {}, debug-info-location: {}",
            name(Some(variable.variable)),
            name(variable.expression.get()),
            name(Some(variable.location))
        )
    }

    fn object(&self, index: FrameIndex, object: &Object, out: &mut String) -> fmt::Result {
        let id = if index.0 < 0 { -1 - index.0 } else { index.0 };
        let ty = match object.kind {
            ObjectKind::Local | ObjectKind::Argument => "default",
            ObjectKind::Spill | ObjectKind::CalleeSaved => "spill-slot",
        };
        let saved = self.func.frame.saved.iter().find(|s| s.slot == index);
        let saved = saved.map_or(String::new(), |s| self.reg(s.reg));
        let variable = self.func.variables.iter().find(|variable| variable.slot == index);
        write!(out, "  - {{ id: {id}, ")?;
        if index.0 >= 0 {
            write!(out, "name: '', ")?;
        }
        writeln!(
            out,
            "type: {ty}, offset: {}, size: {}, alignment: {},\n      stack-id: default, callee-saved-register: '{saved}'{} }}",
            object.offset,
            object.size_bytes,
            1u64 << object.align_log2,
            variable.map_or(String::new(), |variable| format!(",\n      {}", self.variable(variable)))
        )
    }

    fn tables(&self, out: &mut String) -> fmt::Result {
        let func = self.func;
        if func.constants.is_empty() {
            key(out, "constants", "[]")?;
        } else {
            writeln!(out, "constants:")?;
        }
        for (id, constant) in func.constants.iter().enumerate() {
            let bytes: String = constant.bytes.iter().map(|b| format!("\\{b:02X}")).collect();
            writeln!(
                out,
                "  - {{ id: {id}, value: '[{} x i8] c\"{bytes}\"', alignment: {}, isTargetSpecific: false }}",
                constant.bytes.len(),
                1u64 << constant.align_log2
            )?;
        }
        if func.jump_tables.is_empty() {
            return Ok(());
        }
        writeln!(out, "jumpTable:\n  kind:            label-difference32\n  entries:")?;
        for (id, table) in func.jump_tables.iter().enumerate() {
            let blocks: Vec<String> = table.iter().map(|b| format!("'%bb.{}'", b.as_u32())).collect();
            writeln!(out, "    - {{ id: {id}, blocks: [ {} ] }}", blocks.join(", "))?;
        }
        Ok(())
    }

    fn body(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "body:             |")?;
        let printer = Printer::new(self.isa, &self.module.env, self.func, Some(self.names));
        for (i, block) in self.func.blocks().enumerate() {
            if i > 0 {
                out.push('\n');
            }
            self.block(&printer, block, out)?;
        }
        Ok(())
    }

    fn block(&self, printer: &Printer<'_, '_>, block: crate::Block, out: &mut String) -> fmt::Result {
        let func = self.func;
        let data = func.block(block);
        write!(out, "  bb.{}", block.as_u32())?;
        let source = data.source.get().and_then(|b| self.names.block(b));
        let mut said: Vec<String> = Vec::new();
        match source {
            Some(name) if name.starts_with(|c: char| c.is_ascii_digit()) => {
                said.push(format!("%ir-block.{name}"));
            }
            Some(name) => write!(out, ".{name}")?,
            None => {}
        }
        if data.align_log2 != 0 {
            said.push(format!("align {}", 1u64 << data.align_log2));
        }
        if !said.is_empty() {
            write!(out, " ({})", said.join(", "))?;
        }
        out.push_str(":\n");
        if !data.predecessors.is_empty() {
            out.push_str("  ; predecessors: ");
            printer.blocks(&data.predecessors, out)?;
        }
        if !data.successors.is_empty() {
            out.push_str("    successors: ");
            // As long as one way is not known, nothing is; then equal ones are written, which say nothing to the reader.
            let is_known = data.successors.iter().all(|&to| func.share(block, to).is_some());
            let equal = (1u64 << 31) / data.successors.len() as u64;
            for (i, to) in data.successors.iter().enumerate() {
                let comma = if i == 0 { "" } else { ", " };
                let share = func.share(block, *to).filter(|_| is_known).map_or(equal, u64::from);
                write!(out, "{comma}%bb.{}({share:#010x})", to.as_u32())?;
            }
            out.push('\n');
        }
        // Without a list the block would seem to go somewhere.
        let ends = data.successors.is_empty() && !apparent_successors(self.isa, func, block).is_empty();
        if ends {
            out.push_str("    successors:\n");
        }
        if !data.live_ins.is_empty() {
            out.push_str("    liveins: ");
            printer.registers(&data.live_ins, out)?;
            out.push('\n');
        }
        if func.first_inst(block).is_some()
            && (ends || !(data.successors.is_empty() && data.live_ins.is_empty()))
        {
            out.push('\n');
        }
        printer.insts(block, "    ", out)
    }
}
