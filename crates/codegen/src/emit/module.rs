//! Module-level directives: before the functions and after the variables.

use super::{Emitter, Result};
use crate::debug_info::FunctionDebugInfo;
use ir::Module;
use ir::metadata::{MdItem, Metadata};
use mc::context::{Binding, SymbolValue, SymbolVisibility};
use mc::macho::Directive;
use mc::parse::{NoFiles, Options, parse_within};
use mc::section::Kind;
use mc::streamer::SymbolAttribute;
use tables::instructions::{ObjectFormat, Target as TargetFacts, target_flags};

/// The type of the note, and whose it is, as C's string.
const NT_GNU_PROPERTY_TYPE_0: u32 = 5;
const PROPERTY_OWNER: &[u8] = b"GNU\0";

impl Emitter<'_> {
    /// Whether the target has sections and the directives of GNU's assembler.
    pub(super) fn has_sections(&self) -> bool {
        let facts = self.isa.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        ObjectFormat::from_number(facts.object_format) == ObjectFormat::Elf && self.has_lines()
    }

    /// Whether the target's assembly has statements that end with a line, so that there are directives.
    pub(super) fn has_lines(&self) -> bool {
        let facts = self.isa.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        facts.flags & target_flags::FREE_FORM == 0
    }

    pub(super) fn begin(&mut self) -> Result<()> {
        let text = self.usual_section(Kind::Text);
        self.write(|out, cx| out.start_in(cx, text))?;
        if !self.has_sections() {
            return Ok(());
        }
        let (target, subtarget) = (self.isa.target, self.isa.subtarget);
        for (tag, value) in target.hooks.default_attributes(target, subtarget) {
            self.write(|out, cx| out.emit_attribute(cx, tag, value))?;
        }
        if self.has_atoms() {
            if let Some(version) = self.options.mach_version {
                self.mach_directive(&Directive::Version(version))?;
            }
        } else if self.is_coff() {
            self.coff_begin(text)?;
        } else {
            self.properties(text)?;
        }
        if self.options.second_dialect {
            let [begin, _] = &self.shared.machine.info().facts().second_dialect;
            self.out.emit_raw(begin.as_bytes());
        }
        let name = &self.module.source_filename;
        let base = name.iter().rposition(|&c| c == b'/').map_or(0, |at| at + 1);
        let base = &name[base..];
        if !base.is_empty() && !self.has_atoms() {
            self.write(|out, cx| out.emit_file_name(cx, base))?;
        }
        self.line_files()?;
        self.frame_sections()?;
        self.module_assembly()
    }

    /// The note with the properties of the module's code: its names and sizes, then one property after the other.
    fn properties(&mut self, back: mc::Section) -> Result<()> {
        let properties = self.shared.machine.properties(self.module);
        if properties.is_empty() {
            return Ok(());
        }
        let bytes = self.module.data_layout.pointer_bits(0).div_ceil(8);
        let align = bytes.max(1).ilog2();
        let section = self.section(b".note.gnu.property", Kind::LoadedNote, None);
        self.switch(section)?;
        self.align(align, false)?;
        let one = 8 + 4u32.next_multiple_of(bytes);
        let mut words =
            vec![PROPERTY_OWNER.len() as u32, one * properties.len() as u32, NT_GNU_PROPERTY_TYPE_0];
        words.extend(PROPERTY_OWNER.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])));
        for (number, value) in properties {
            words.extend([number, 4, value]);
            words.extend(std::iter::repeat_n(0, (4u32.next_multiple_of(bytes) as usize - 4) / 4));
        }
        for word in words {
            let word = self.cx.constant(word.into());
            self.write(|out, cx| out.emit_value(cx, word, 4))?;
        }
        self.switch(back)
    }

    fn module_assembly(&mut self) -> Result<()> {
        if self.module.module_asm.is_empty() {
            return Ok(());
        }
        let text = self.module.module_asm.as_slice().into();
        self.assembly("<module asm>", text)?;
        let text = self.usual_section(Kind::Text);
        self.switch(text)
    }

    /// Functions that the target brings along.
    pub(super) fn functions_in_assembly(&mut self, text: &str) -> Result<()> {
        self.assembly("<functions of the target>", text.as_bytes().to_vec().into())?;
        let text = self.usual_section(Kind::Text);
        self.switch(text)
    }

    /// Hands assembly text to the output, through the assembler's parser.
    pub(super) fn assembly(&mut self, name: &str, text: support::source::Text) -> Result<()> {
        if self.options.keeps_assembly && self.out.keeps_text() {
            self.out.emit_raw(&text);
            return Ok(());
        }
        let options = Options {
            no_initial_section: true,
            position_independent: self.options.position_independent,
            suggestions: false,
            ..Options::default()
        };
        let (target, subtarget) = (self.isa.target, self.isa.subtarget);
        let files = (&mut NoFiles as _, &options);
        let parsed =
            parse_within(target, subtarget, self.cx, self.out, (name, text), files, &mut self.asm_tables);
        // The text may have given a name to another symbol.
        self.symbols.clear();
        if !parsed.diagnostics.has_errors() {
            return Ok(());
        }
        let mut message = String::new();
        let renderer = support::diag::render::Renderer::new(support::diag::render::Style::Llvm);
        // Writing to a string does not fail.
        let _ = renderer.render_all(&parsed.sources, &parsed.diagnostics, &mut message);
        Err(message.trim_end().to_owned())
    }

    /// Names of other files, where the language wants them declared: in the order in which they were first used.
    fn imports(&mut self) -> Result<()> {
        let is_foreign =
            |data: &mc::context::SymbolData| matches!(data.value, SymbolValue::Undefined) && !data.temporary;
        let foreign: Vec<mc::Symbol> =
            self.cx.symbols.iter().filter(|(_, data)| is_foreign(data)).map(|(symbol, _)| symbol).collect();
        for symbol in foreign {
            self.write(|out, cx| out.emit_import(cx, symbol))?;
        }
        Ok(())
    }

    pub(super) fn end(&mut self, functions: &[FunctionDebugInfo]) -> Result<()> {
        self.exception_words()?;
        self.declarations()?;
        if !self.has_sections() {
            return self.imports();
        }
        self.stack_map_section()?;
        self.debug_sections(functions)?;
        if self.has_atoms() {
            self.mach_words()?;
            return self.mach_directive(&Directive::Subsections);
        }
        if self.is_coff() {
            return self.coff_end();
        }
        for text in strings(self.module, b"llvm.ident") {
            self.write(|out, cx| out.emit_ident(cx, &text))?;
        }
        self.command_lines()?;
        let Some(note) = self.cx.format_facts().stack_note else { return Ok(()) };
        let stack = self.section(note.as_bytes(), Kind::Metadata, None);
        self.switch(stack)
    }

    /// How the module was compiled, where objects have a section for that: words with a zero before and after each.
    fn command_lines(&mut self) -> Result<()> {
        let lines = strings(self.module, b"llvm.commandline");
        if lines.is_empty() {
            return Ok(());
        }
        let section = self.section(b".GCC.command.line", Kind::MetadataStrings, None);
        self.switch(section)?;
        self.write(|out, cx| out.emit_bytes(cx, b"\0"))?;
        for mut line in lines {
            line.push(0);
            self.write(|out, cx| out.emit_bytes(cx, &line))?;
        }
        Ok(())
    }

    /// What is said of symbols that are not defined here: that they may be missing, and who sees them.
    fn declarations(&mut self) -> Result<()> {
        if self.has_atoms() {
            return self.mach_declarations();
        }
        let order = &self.module.order;
        for &global in order.functions.iter().chain(&order.variables) {
            let data = &self.module.globals[global];
            let weak = data.linkage == ir::global::Linkage::ExternWeak;
            let visibility = match data.visibility {
                _ if self.is_coff() => None,
                ir::global::Visibility::Default => None,
                ir::global::Visibility::Hidden => Some(SymbolVisibility::Hidden),
                ir::global::Visibility::Protected => Some(SymbolVisibility::Protected),
            };
            let is_declaration = self.module.is_declaration(global)
                || data.linkage == ir::global::Linkage::AvailableExternally;
            if !is_declaration || data.name.starts_with(b"llvm.") || !weak && visibility.is_none() {
                continue;
            }
            let symbol = self.symbol(global);
            if weak {
                let attribute = SymbolAttribute::Binding(Binding::Weak);
                self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, attribute))?;
            }
            if let Some(visibility) = visibility {
                let attribute = SymbolAttribute::Visibility(visibility);
                self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, attribute))?;
            }
        }
        Ok(())
    }
}

/// The strings of named metadata whose nodes are lists of strings.
fn strings(module: &Module, name: &[u8]) -> Vec<Vec<u8>> {
    let table = &module.metadata;
    let Some(named) = module.named_metadata.iter().find(|n| *n.name == *name) else { return Vec::new() };
    let nodes = named.operands.iter().filter_map(|&m| table.as_node(m));
    let words = nodes.flat_map(|node| table.words(node).iter().copied());
    words
        .filter_map(|word| Metadata::from_word(word).filter(|&m| !matches!(table.get(m), MdItem::Node(_))))
        .filter_map(|m| table.as_string(m).map(<[u8]>::to_vec))
        .collect()
}
