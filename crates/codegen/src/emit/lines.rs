//! Line tables: `.file` and `.loc` directives from the `!dbg` of instructions.
//!
//! Files are numbered before functions are emitted, in the order in which the functions of the module mention them, so that
//! functions can be emitted on any thread. A `.loc` stands where the location changes; instructions without one count to
//! the line before. From DWARF 5 on, file 0 is the source of the compile unit.

use super::{Emitter, Result};
use ir::metadata::{MdKind, Metadata, schema};
use ir::{Global, Module, Scope};
use mc::debug::{FileEntry, LineEntry, line_flags};
use mir::{Function, Inst};
use support::hash::FxHashMap;

/// The files of a module, and their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Files {
    entries: Vec<FileEntry>,
    /// By `DIFile`.
    numbers: FxHashMap<Owned, u32>,
    /// Before version 5, files are in this directory if they do not say in which.
    unit_directory: Box<[u8]>,
    /// By scope: the number of its file.
    by_scope: FxHashMap<Owned, u32>,
}

/// Metadata with the function that has it, if it is not the module's: other functions have other items of the same index.
type Owned = (Option<Global>, Metadata);

fn owned(function: Global, metadata: Metadata) -> Owned {
    (metadata.is_local().then_some(function), metadata)
}

/// A location as a line table has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    file: u32,
    line: u32,
    column: u32,
}

/// What has been said so far about the lines of a function.
#[derive(Debug, Default)]
pub(super) struct LineState {
    last: Option<Metadata>,
    place: Option<Place>,
    /// The first location after the set-up of the frame was given.
    is_body: bool,
}

impl Files {
    /// O(instructions) if there is debug information.
    pub fn new(module: &Module, defined: &[Global], dwarf_version: u16) -> Files {
        let mut files = Files::default();
        let unit = module.named_metadata.iter().find(|n| *n.name == *b"llvm.dbg.cu");
        let Some(&unit) = unit.and_then(|n| n.operands.first()) else { return files };
        let table = &module.metadata;
        let unit = table.as_node(unit).filter(|n| n.kind == MdKind::CompileUnit);
        let file = unit.and_then(|n| table.reference(n, schema::di_compile_unit::FILE));
        if dwarf_version >= 5 {
            file.into_iter().for_each(|file| files.add(module.env.scope(), (None, file), 0));
        } else if let Some(node) =
            file.and_then(|file| table.as_node(file)).filter(|n| n.kind == MdKind::File)
        {
            let directory = table.reference(node, schema::di_file::DIRECTORY);
            files.unit_directory = directory.and_then(|d| table.as_string(d)).unwrap_or_default().into();
        }
        for &global in defined {
            let scope = module.scope(global);
            let own = subprogram(module, global);
            let Some(body) = module.body(global) else { continue };
            let mut last = None;
            own.into_iter().for_each(|s| files.note_scope(scope, global, s));
            for inst in body.blocks().flat_map(|b| body.block_insts(b)) {
                let location = body.debug_loc(inst);
                if location != last
                    && let Some(location) = location
                    && let Some(s) = scope_of(scope, location)
                {
                    files.note_scope(scope, global, s);
                }
                last = location;
            }
        }
        files
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The number of a file, a new one if it has none.
    pub fn number(&mut self, scope: Scope<'_>, file: (Option<Global>, Metadata)) -> Option<u32> {
        self.add(scope, file, 1);
        self.numbers.get(&file).copied()
    }

    fn note_scope(&mut self, scope: Scope<'_>, function: Global, of: Metadata) {
        if self.by_scope.contains_key(&owned(function, of)) {
            return;
        }
        let table = scope.md_table(of);
        let Some(node) = table.as_node(of) else { return };
        let field = match node.kind {
            MdKind::Subprogram => schema::di_subprogram::FILE,
            MdKind::LexicalBlock => schema::di_lexical_block::FILE,
            MdKind::LexicalBlockFile => schema::di_lexical_block_file::FILE,
            _ => return,
        };
        let Some(file) = table.reference(node, field) else { return };
        let file = owned(function, file);
        self.add(scope, file, 1);
        if let Some(&number) = self.numbers.get(&file) {
            self.by_scope.insert(owned(function, of), number);
        }
    }

    /// Gives a file the next number, at least `least`. Files of the same name have the same number.
    fn add(&mut self, scope: Scope<'_>, file: Owned, least: u32) {
        if self.numbers.contains_key(&file) {
            return;
        }
        let table = scope.md_table(file.1);
        let Some(node) = table.as_node(file.1).filter(|n| n.kind == MdKind::File) else { return };
        let text = |field| table.reference(node, field).and_then(|s| scope.md_string(s)).unwrap_or(b"");
        let (name, directory) = (text(schema::di_file::FILENAME), text(schema::di_file::DIRECTORY));
        let is_absolute = name.starts_with(b"/");
        let directory: Option<Box<[u8]>> =
            (!directory.is_empty() && *directory != *self.unit_directory && (least == 0 || !is_absolute))
                .then(|| directory.into());
        const MD5: u32 = 1;
        let md5 = (table.word(node, schema::di_file::CHECKSUM_KIND) == MD5)
            .then(|| {
                u128::from_str_radix(std::str::from_utf8(text(schema::di_file::CHECKSUM)).ok()?, 16).ok()
            })
            .flatten();
        let source = table.reference(node, schema::di_file::SOURCE).and_then(|s| scope.md_string(s));
        let same =
            |e: &&FileEntry| *e.name == *name && e.md5 == md5 && (e.directory == directory || is_absolute);
        let number = match self.entries.iter().find(same) {
            Some(entry) => entry.number,
            None => {
                let number = self.entries.last().map_or(least, |e| e.number + 1);
                self.entries.push(FileEntry {
                    number,
                    directory,
                    name: name.into(),
                    md5,
                    source: source.map(Into::into),
                });
                number
            }
        };
        self.numbers.insert(file, number);
    }

    fn place(&self, module: &Module, function: Global, location: Metadata) -> Option<Place> {
        let table = module.scope(function).md_table(location);
        let node = table.as_node(location).filter(|n| n.kind == MdKind::Location)?;
        let of = table.reference(node, schema::di_location::SCOPE)?;
        let file = *self.by_scope.get(&owned(function, of))?;
        let line = table.word(node, schema::di_location::LINE);
        Some(Place { file, line, column: table.word(node, schema::di_location::COLUMN) })
    }
}

/// The scope of a location.
fn scope_of(scope: Scope<'_>, location: Metadata) -> Option<Metadata> {
    let table = scope.md_table(location);
    let node = table.as_node(location).filter(|n| n.kind == MdKind::Location)?;
    table.reference(node, schema::di_location::SCOPE)
}

/// The `DISubprogram` of a function.
fn subprogram(module: &Module, global: Global) -> Option<Metadata> {
    let attachments = &module.globals[global].object()?.attachments;
    attachments.iter().find(|a| a.kind == ir::metadata::MdKindId::DBG).map(|a| a.node)
}

impl Emitter<'_> {
    /// The `.file` directives.
    pub(super) fn line_files(&mut self) -> Result<()> {
        for file in &self.shared.files.entries {
            self.write(|out, cx| out.emit_line_file(cx, file))?;
        }
        Ok(())
    }

    /// The `.file` directives of files beyond the first `known` ones.
    pub(crate) fn more_line_files(&mut self, files: &Files, known: usize) -> Result<()> {
        for file in files.entries.iter().skip(known) {
            self.write(|out, cx| out.emit_line_file(cx, file))?;
        }
        Ok(())
    }

    /// The line at which a function begins.
    pub(super) fn first_line(&mut self, func: &Function, state: &mut LineState) -> Result<()> {
        let files = &self.shared.files;
        let Some(program) = subprogram(self.module, func.global) else { return Ok(()) };
        let table = self.module.scope(func.global).md_table(program);
        let (Some(node), Some(&file)) = (
            table.as_node(program).filter(|n| n.kind == MdKind::Subprogram),
            files.by_scope.get(&owned(func.global, program)),
        ) else {
            return Ok(());
        };
        let line = table.word(node, schema::di_subprogram::SCOPE_LINE);
        self.line(Place { file, line, column: 0 }, 0, state)
    }

    /// Says where an instruction comes from, if that is not what was said last.
    pub(super) fn source_line(&mut self, func: &Function, inst: Inst, state: &mut LineState) -> Result<()> {
        let location = func.location(inst);
        if self.shared.files.is_empty() || location.is_none() || state.is_body && location == state.last {
            return Ok(());
        }
        state.last = location;
        let place = location.and_then(|l| self.shared.files.place(self.module, func.global, l));
        let Some(place) = place else { return Ok(()) };
        let is_frame = func.flags(inst).contains(mir::function::InstFlags::FRAME_SETUP);
        let starts_body = !state.is_body && !is_frame;
        if !starts_body && state.place == Some(place) {
            return Ok(());
        }
        state.is_body |= starts_body;
        self.line(place, if starts_body { line_flags::PROLOGUE_END } else { 0 }, state)
    }

    fn line(&mut self, place: Place, flags: u8, state: &mut LineState) -> Result<()> {
        state.place = Some(place);
        let entry = LineEntry {
            file: place.file,
            line: place.line,
            column: place.column,
            flags: flags | line_flags::IS_STMT,
            previous_is_stmt: true,
            isa: 0,
            discriminator: 0,
        };
        self.write(|out, cx| out.emit_line(cx, &entry))
    }
}
