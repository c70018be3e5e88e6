//! Functions: their code and frames, and the variables, blocks and inlined calls in them.

use super::Writer;
use super::constants::{
    IS_SUBFIELD, LOCAL_OPTIMIZED_OUT, LOCAL_PARAMETER, SUBFIELD_SHIFT, frame, procedure, symbol,
};
use super::function::FunctionRecord;
use super::globals::{GlobalSymbol, constant};
use super::parts::{self, Part, Place, name, record, u16, u32};
use super::records::Number;
use super::types::flag;
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::location_lists::{self, Held};
use crate::debug_info::locations::VariableRecord;
use crate::debug_info::metadata::Node;
use ir::Global;
use ir::attributes::AttrKind;
use ir::metadata::dwarf::op;
use ir::metadata::{MdKind, schema};
use mc::codeview::Home;
use schema::{di_local_variable, di_subprogram};
use support::hash::FxHashMap;

/// The longest record.
const MAX_RECORD: usize = 0xff00;

/// A block of a function that has variables, or the function itself.
#[derive(Default)]
struct Block {
    scope: u32,
    variables: Vec<usize>,
    globals: Vec<GlobalSymbol>,
    /// Indices of the blocks in it.
    blocks: Vec<usize>,
}

/// Where a variable is: homes in the order in which they were met, with their ranges.
struct Located {
    homes: Vec<(Home, Vec<(Place, Place)>)>,
    /// What is described is a reference to the variable.
    is_reference: bool,
    constant: Option<u64>,
}

impl Located {
    fn add(&mut self, home: Home, (begin, end): (Place, Place)) {
        let known = self.homes.iter().position(|(known, _)| *known == home);
        let place = known.unwrap_or_else(|| {
            self.homes.push((home, Vec::new()));
            self.homes.len() - 1
        });
        let ranges = &mut self.homes[place].1;
        match ranges.last_mut().filter(|(_, last)| *last == begin) {
            Some((_, last)) => *last = end,
            None => ranges.push((begin, end)),
        }
    }
}

/// The function that is described.
struct Context<'c> {
    function: &'c FunctionDebugInfo,
    record: &'c FunctionRecord,
    blocks: Vec<Block>,
    /// By inlined call: those in it, and its variables.
    inner_sites: Vec<Vec<usize>>,
    inner_variables: FxHashMap<Node, Vec<usize>>,
}

impl<'c> Context<'c> {
    fn new(function: &'c FunctionDebugInfo, record: &'c FunctionRecord, blocks: Vec<Block>) -> Context<'c> {
        let mut inner_sites = vec![Vec::new(); record.sites.len()];
        for (index, site) in record.sites.iter().enumerate() {
            site.parent.into_iter().for_each(|parent| inner_sites[parent].push(index));
        }
        let mut inner_variables: FxHashMap<Node, Vec<usize>> = FxHashMap::default();
        for (index, variable) in in_order(function) {
            if let Some(call) = function.scopes[variable.scope as usize].inlined_at {
                inner_variables.entry(call).or_default().push(index);
            }
        }
        Context { function, record, blocks, inner_sites, inner_variables }
    }
}

impl Writer<'_> {
    pub(super) fn function(&mut self, function: &FunctionDebugInfo, record: &FunctionRecord) {
        let Some(own) = function.scopes.first().map(|scope| scope.node) else { return };
        let global = function.global;
        self.types.function = Some(own);
        let is_separate =
            self.nodes.module.globals[global].object().is_some_and(|o| o.comdat.get().is_some());
        self.begin(is_separate.then_some(global));
        let mut full_name = Vec::new();
        let source_name = self.nodes.text(own, di_subprogram::NAME);
        if !source_name.is_empty() {
            let scope = self.nodes.get(own, di_subprogram::SCOPE);
            full_name = self.types.qualified_name(scope, source_name);
        }
        if full_name.is_empty() {
            let linkage_name = &*self.nodes.module.globals[global].name;
            full_name = linkage_name.strip_prefix(b"\x01").unwrap_or(linkage_name).to_vec();
        }
        if self.nodes.word(own, di_subprogram::FLAGS) & flag::THUNK != 0 {
            let parts = thunk(global, &full_name);
            return self.write(parts::symbols(parts));
        }
        let procedure = self.procedure(function, record, (own, &full_name));
        let mut parts = vec![procedure, frame_record(record)];
        let blocks = self.blocks(function);
        let context = Context::new(function, record, blocks);
        self.inlinees(record, &mut parts);
        self.block_contents(&context, 0, &mut parts);
        for (index, site) in record.sites.iter().enumerate() {
            if site.parent.is_none() {
                self.inline_site(&context, index, 0, &mut parts);
            }
        }
        for (own, ty) in std::mem::take(&mut self.types.local_udts) {
            parts.push(self.udt(&own, ty));
        }
        parts.push(end_record(symbol::PROC_END));
        self.write(parts::symbols(parts));
        self.write([Part::Lines { function: global, id: record.id }]);
        self.types.function = None;
    }

    fn procedure(
        &mut self,
        function: &FunctionDebugInfo,
        info: &FunctionRecord,
        (own, full_name): (Node, &[u8]),
    ) -> Part {
        let global = function.global;
        let is_local = self.nodes.module.globals[global].linkage.is_local();
        let kind = if is_local { symbol::LOCAL_PROC } else { symbol::GLOBAL_PROC };
        let index = self.types.function_id(Some(own));
        let attributes = self.nodes.module.globals[global].as_function().map(|header| header.attributes);
        let has = |kind| {
            attributes.is_some_and(|list| self.nodes.module.attributes.function_attr(list, kind).is_some())
        };
        let mut flags = procedure::OPTIMIZED_DEBUG_INFO;
        for (is_set, bit) in [
            (info.frame.parameter_register == frame::FRAME_POINTER, procedure::HAS_FRAME_POINTER),
            (has(AttrKind::NoReturn), procedure::NO_RETURN),
            (has(AttrKind::NoInline), procedure::NO_INLINE),
        ] {
            flags |= if is_set { bit } else { 0 };
        }
        let place = Place::Symbol(global);
        let size = Part::Distance { from: place, to: Place::End(global) };
        // What it is in, where it ends, what is next, and where its set-up ends are for others to fill in.
        let mut parts = vec![u32(0), u32(0), u32(0), size, u32(0), u32(0), u32(index.0)];
        parts.extend([
            Part::SectionOffset(place, 0),
            Part::SectionIndex(place),
            Part::Number(flags.into(), 1),
        ]);
        parts.push(name(full_name));
        record(kind, parts)
    }

    /// The functions that the function itself calls inline, in parts that fit into records.
    fn inlinees(&mut self, info: &FunctionRecord, parts: &mut Vec<Part>) {
        let direct = info.sites.iter().filter(|site| site.parent.is_none());
        let mut inlinees: Vec<u32> = direct.map(|site| self.types.function_id(site.inlinee).0).collect();
        inlinees.sort_unstable();
        inlinees.dedup();
        for chunk in inlinees.chunks((MAX_RECORD - 6) / 4) {
            let count = u32(chunk.len() as u32);
            let numbers = std::iter::once(count).chain(chunk.iter().map(|&index| u32(index)));
            parts.push(record(symbol::INLINEES, numbers.collect()));
        }
    }

    /// Blocks with variables whose code is in one piece; what is in others is in the blocks around them.
    fn blocks(&mut self, function: &FunctionDebugInfo) -> Vec<Block> {
        let mut blocks = vec![Block::default()];
        // By scope: the block that it is, or is in.
        let mut block_of = vec![0; function.scopes.len()];
        let mut variables: Vec<Vec<usize>> = vec![Vec::new(); function.scopes.len()];
        for (index, variable) in in_order(function) {
            variables[variable.scope as usize].push(index);
        }
        for (index, scope) in function.scopes.iter().enumerate() {
            if scope.inlined_at.is_some() {
                continue;
            }
            let outer = scope.parent.map_or(0, |parent| block_of[parent as usize]);
            let globals = self.globals_of(scope.node);
            let is_block = self.nodes.kind(scope.node) == Some(MdKind::LexicalBlock)
                && scope.ranges.len() == 1
                && !(variables[index].is_empty() && globals.is_empty());
            let block = if is_block { blocks.len() } else { outer };
            if is_block {
                blocks.push(Block { scope: index as u32, ..Block::default() });
                blocks[outer].blocks.push(block);
            }
            block_of[index] = block;
            blocks[block].variables.append(&mut variables[index]);
            blocks[block].globals.extend(globals);
        }
        blocks
    }

    /// Variables, and blocks with what is in them. They are as deep as scopes are, which are not deeper than their limit.
    fn block_contents(&mut self, context: &Context<'_>, block: usize, parts: &mut Vec<Part>) {
        let global = context.function.global;
        let Block { variables, globals, blocks, .. } = &context.blocks[block];
        self.variables(context, variables, parts);
        for symbol in globals {
            parts.push(self.global(symbol));
        }
        for &inner in blocks {
            let scope = &context.function.scopes[context.blocks[inner].scope as usize];
            let Some(&(begin, end)) = scope.ranges.first() else { continue };
            let place = |label| Place::Scope(global, label);
            let size = Part::Distance { from: place(begin), to: place(end) };
            let code = [size, Part::SectionOffset(place(begin), 0), Part::SectionIndex(Place::Begin(global))];
            let mut fields = vec![u32(0), u32(0)];
            fields.extend(code);
            fields.push(name(b""));
            parts.push(record(symbol::BLOCK, fields));
            self.block_contents(context, inner, parts);
            parts.push(end_record(symbol::END));
        }
    }

    fn inline_site(&mut self, context: &Context<'_>, index: usize, depth: u32, parts: &mut Vec<Part>) {
        const MAX_DEPTH: u32 = 1000;
        let site = &context.record.sites[index];
        let inlinee = self.types.function_id(site.inlinee);
        let file = site.inlinee.map_or(0, |function| self.file_of(function));
        let line = site.inlinee.map_or(0, |function| self.nodes.word(function, di_subprogram::LINE));
        let lines = Part::InlineLines { site: site.id, file, line, function: context.function.global };
        parts.push(record(symbol::INLINE_SITE, vec![u32(0), u32(0), u32(inlinee.0), lines]));
        let variables = context.inner_variables.get(&site.at).map_or(&[][..], |variables| variables);
        self.variables(context, variables, parts);
        if depth < MAX_DEPTH {
            for &inner in &context.inner_sites[index] {
                self.inline_site(context, inner, depth + 1, parts);
            }
        }
        parts.push(end_record(symbol::INLINE_SITE_END));
    }

    /// Parameters by their numbers, then others.
    fn variables(&mut self, context: &Context<'_>, variables: &[usize], parts: &mut Vec<Part>) {
        let all = &context.function.variables;
        let number = |index: usize| self.nodes.word(all[index].variable, di_local_variable::ARG);
        let mut sorted = variables.to_vec();
        sorted.sort_by_key(|&index| (number(index) == 0, number(index)));
        for index in sorted {
            self.variable(context, &all[index], parts);
        }
    }

    fn variable(&mut self, context: &Context<'_>, variable: &VariableRecord, parts: &mut Vec<Part>) {
        use di_local_variable as field;
        let located = self.locate(context, variable);
        let node = variable.variable;
        let own_name = self.nodes.text(node, field::NAME);
        let is_parameter = self.nodes.word(node, field::ARG) != 0;
        let ty = self.nodes.get(node, field::TYPE);
        if let Some(number) = located.constant.filter(|_| !is_parameter) {
            let index = self.types.get(ty);
            return parts.push(constant(index, Number::Signed(number as i64), own_name));
        }
        let mut flags = if is_parameter { LOCAL_PARAMETER } else { 0 };
        if located.homes.is_empty() {
            flags |= LOCAL_OPTIMIZED_OUT;
        }
        let index = match located.is_reference {
            true => self.types.reference_to(ty),
            false => self.types.complete(ty),
        };
        parts.push(record(symbol::LOCAL, vec![u32(index.0), u16(flags), name(own_name)]));
        for (home, ranges) in located.homes {
            let home = self.short_home(context, home, is_parameter);
            parts.push(Part::Ranges(ranges, home));
        }
    }

    /// The shorter form of a place that is found from the register from which the frame is found.
    fn short_home(&self, context: &Context<'_>, home: Home, is_parameter: bool) -> Home {
        let Home::Relative { register, flags, offset } = home else { return home };
        let numbers = &self.settings.numbers;
        let own = &context.record.frame;
        let [frame, ..] = numbers.frame_registers;
        let (register, offset) = match numbers.moving_stack_pointer == Some(register) {
            true => (frame, offset.wrapping_sub(own.size_bytes as i32)),
            false => (register, offset),
        };
        let wanted = if is_parameter { own.parameter_register } else { own.local_register };
        let kind = numbers.frame_registers.iter().position(|&known| known == register);
        match kind {
            Some(kind) if flags == 0 && kind as u32 + 1 == wanted => Home::FramePointer(offset),
            _ => Home::Relative { register, flags, offset },
        }
    }

    fn locate(&self, context: &Context<'_>, variable: &VariableRecord) -> Located {
        let global = context.function.global;
        let mut located = Located { homes: Vec::new(), is_reference: false, constant: None };
        let scope = &context.function.scopes[variable.scope as usize];
        for place in &variable.places {
            let (offset, is_reference) = match place.expression[..] {
                [] => (0, false),
                [op::DEREF] => (0, true),
                [op::PLUS_UCONST, offset] => (offset as i64, false),
                _ => continue,
            };
            let Some(register) = (self.settings.register)(place.register, u32::MAX) else { continue };
            located.is_reference |= is_reference;
            let offset = place.offset_bytes.wrapping_add(offset) as i32;
            for &(begin, end) in &scope.ranges {
                let range = (Place::Scope(global, begin), Place::Scope(global, end));
                located.add(Home::Relative { register, flags: 0, offset }, range);
            }
        }
        if let Some(number) = &variable.constant {
            located.constant = Some(number.signed() as u64);
        }
        // A variable whose address is in memory somewhere is described as a reference, which is there.
        let all = || variable.listed.iter().flat_map(|(_, _, held)| held);
        located.is_reference |= all().any(|part| part.is_address && matches!(part.held, Held::Memory(..)));
        for (begin, end, held) in &variable.listed {
            let range = (Place::Scope(global, *begin), Place::Scope(global, *end));
            for part in held {
                if let (Held::Integer(number), []) = (part.held, &part.expression[..]) {
                    located.constant = Some(number);
                }
                let home = if located.is_reference { self.reference_home(part) } else { self.home(part) };
                if let Some(home) = home {
                    located.add(home, range);
                }
            }
        }
        located
    }

    /// Where the address of a variable is.
    fn reference_home(&self, part: &location_lists::Part) -> Option<Home> {
        if !part.is_address || part.fragment.is_some() || !part.expression.is_empty() {
            return None;
        }
        match part.held {
            Held::Register(number) => Some(Home::Register((self.settings.register)(number, u32::MAX)?)),
            Held::Memory(number, offset) => Some(Home::Relative {
                register: (self.settings.register)(number, u32::MAX)?,
                flags: 0,
                offset: i32::try_from(offset).ok()?,
            }),
            _ => None,
        }
    }

    /// Where a part of a variable is, if there is a form for that: a register, or memory at a distance from one.
    fn home(&self, part: &location_lists::Part) -> Option<Home> {
        let whole = |number| (self.settings.register)(number, u32::MAX);
        let register = |number| (self.settings.register)(number, part.bits);
        let fragment = match part.fragment {
            Some((bits, _)) if !bits.is_multiple_of(8) => return None,
            Some((bits, _)) => Some(u32::try_from(bits / 8).ok()?),
            None => None,
        };
        let relative = |register, offset: i64| {
            let flags = match fragment {
                Some(bytes) => {
                    IS_SUBFIELD | u16::try_from(bytes).ok().filter(|&b| b < 1 << 12)? << SUBFIELD_SHIFT
                }
                None => 0,
            };
            Some(Home::Relative { register, flags, offset: i32::try_from(offset).ok()? })
        };
        let added = match part.expression[..] {
            [] => 0,
            [op::PLUS_UCONST, offset] => offset as i64,
            _ => return None,
        };
        match part.held {
            Held::Register(number) if part.is_address => relative(whole(number)?, added),
            Held::Register(number) if added == 0 => Some(match fragment {
                Some(offset) => Home::Subfield { register: register(number)?, offset },
                None => Home::Register(register(number)?),
            }),
            Held::Memory(number, offset) if !part.is_address && added == 0 => {
                relative(whole(number)?, offset)
            }
            Held::Address(number, offset) if part.is_address => {
                relative(whole(number)?, offset.wrapping_add(added))
            }
            _ => None,
        }
    }
}

/// The variables of a function: those in the frame come first.
fn in_order(function: &FunctionDebugInfo) -> impl Iterator<Item = (usize, &VariableRecord)> {
    let all = || function.variables.iter().enumerate();
    all().filter(|(_, v)| !v.places.is_empty()).chain(all().filter(|(_, v)| v.places.is_empty()))
}

fn end_record(kind: u16) -> Part {
    Part::Sized(2, vec![u16(kind)])
}

/// A function that only calls another one, which debuggers do not stop in.
fn thunk(global: Global, full_name: &[u8]) -> Vec<Part> {
    let place = Place::Symbol(global);
    let size = Part::ShortDistance { from: place, to: Place::End(global) };
    let mut parts = vec![u32(0), u32(0), u32(0), Part::SectionOffset(place, 0), Part::SectionIndex(place)];
    parts.extend([size, Part::Number(0, 1), name(full_name)]);
    vec![record(symbol::THUNK, parts), end_record(symbol::PROC_END)]
}

fn frame_record(info: &FunctionRecord) -> Part {
    let own = &info.frame;
    let flags = own.flags
        | own.local_register << frame::LOCAL_SHIFT
        | own.parameter_register << frame::PARAMETER_SHIFT;
    let bytes = own.size_bytes.saturating_sub(own.saved_bytes) as u32;
    let saved = u32(own.saved_bytes as u32);
    record(symbol::FRAME_PROC, vec![u32(bytes), u32(0), u32(0), saved, u32(0), u16(0), u32(flags)])
}
