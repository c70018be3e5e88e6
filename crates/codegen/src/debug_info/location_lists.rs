//! Variables that are in different places while their function runs: from the `Move` steps of the code to ranges of it.
//!
//! The parts of a variable are put together: a range ends wherever one of them moves. Ranges without any part are left out.
//! O(instructions + moves · parts of a variable).

use super::metadata::{Node, Nodes};
use super::scopes::Boundary;
use ir::metadata::{Metadata, dwarf::op};
use ir::{ConstKind, TypeData, Value};
use mc::debug::DwarfReg;
use mir::debug_values::{Assignment, Place, Step};
use mir::{Function, Inst, Isa, TargetInfo};
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// A variable and where it is.
#[derive(Clone, Debug)]
pub(crate) struct ListedVariable {
    pub variable: Node,
    /// A location in its scope.
    pub location: Metadata,
    pub ranges: Vec<Range>,
}

#[derive(Clone, Debug)]
pub(crate) struct Range {
    pub begin: Boundary,
    pub end: Boundary,
    /// Instructions of the function before the two.
    at: (u32, u32),
    pub parts: Vec<Part>,
    /// It has all code of the variable's scope.
    pub is_everywhere: bool,
}

/// Where a part of a variable is, or all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub held: Held,
    /// The elements of the expression, without the fragment.
    pub expression: Vec<u64>,
    /// The expression gives the address of the part.
    pub is_address: bool,
    /// Bits of the value that mean something.
    pub bits: u32,
    /// Offset and size in bits, if it is not all.
    pub fragment: Option<(u64, u64)>,
}

/// The code of a scope and of what lies between, by its first and last instruction.
struct Hull {
    begin: (Inst, u32),
    end: (Inst, u32),
}

/// Stretches of code, by their first and last instruction.
type Spans<'a> = &'a [(Inst, Inst)];

/// Leaves out what is said of variables outside of the code of their scopes. O(instructions + ranges).
pub(crate) fn clip(isa: &Isa<'_>, func: &Function, lists: &mut [(Spans<'_>, &mut Vec<Range>)]) {
    let ends = lists.iter().flat_map(|(spans, _)| spans.iter().flat_map(|&(first, last)| [first, last]));
    let mut places: FxHashMap<Inst, u32> = ends.map(|inst| (inst, 0)).collect();
    let mut at = 0;
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        if isa.desc(func.opcode(inst)).has(inst_flags::META) {
            continue;
        }
        if let Some(place) = places.get_mut(&inst) {
            *place = at;
        }
        at += 1;
    }
    for (spans, ranges) in lists {
        let begin = spans.iter().map(|&(first, _)| (first, places[&first])).min_by_key(|&(_, at)| at);
        let end = spans.iter().map(|&(_, last)| (last, places[&last] + 1)).max_by_key(|&(_, at)| at);
        if let Some((begin, end)) = begin.zip(end) {
            let hull = Hull { begin, end };
            ranges.retain_mut(|range| hull.clip(range));
        }
    }
}

impl Hull {
    /// Whether anything is left.
    fn clip(&self, range: &mut Range) -> bool {
        if range.at.0 < self.begin.1 {
            (range.begin, range.at.0) = (Boundary::Before(self.begin.0), self.begin.1);
        }
        if range.at.1 > self.end.1 {
            (range.end, range.at.1) = (Boundary::After(self.end.0), self.end.1);
        }
        range.is_everywhere = range.at == (self.begin.1, self.end.1);
        range.at.0 < range.at.1
    }
}

/// What has the value that the expression of a part is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    Register(DwarfReg),
    /// The memory so many bytes from a register.
    Memory(DwarfReg, i64),
    /// The address of that memory.
    Address(DwarfReg, i64),
    Integer(u64),
    /// The bits of a floating-point number.
    Float(u64),
    /// A register as it was when the function was entered.
    Entry(DwarfReg),
}

/// The variables of a function that have a place somewhere, in the order of their records.
pub(crate) fn collect(
    nodes: Nodes<'_>,
    (isa, info): (&Isa<'_>, &dyn TargetInfo),
    func: &Function,
) -> Vec<ListedVariable> {
    if func.debug.is_empty() {
        return Vec::new();
    }
    let mut lists = Lists::new(nodes, (isa, info), func);
    let mut pending = Vec::new();
    for block in func.blocks() {
        lists.steps(func.debug.at_start(block), &mut pending);
        for inst in func.block_insts(block) {
            let is_code = !isa.desc(func.opcode(inst)).has(inst_flags::META);
            if is_code {
                lists.place(&mut pending, Boundary::Before(inst));
                lists.at += 1;
                lists.last = Some(inst);
            }
            lists.steps(func.debug.behind(inst), &mut pending);
            if is_code {
                lists.place(&mut pending, Boundary::After(inst));
            }
        }
    }
    lists.finish()
}

/// A number is added to the value before the rest of an expression.
fn add(elements: &mut Vec<u64>, offset: i64, is_address: bool) {
    let is_value = elements.is_empty() && !is_address;
    match offset {
        0.. => drop(elements.splice(0..0, [op::PLUS_UCONST, offset as u64])),
        _ => drop(elements.splice(0..0, [op::CONSTU, offset.unsigned_abs(), op::MINUS])),
    }
    if is_value {
        elements.push(op::STACK_VALUE);
    }
}

/// A range that has not ended.
struct Open {
    begin: Boundary,
    at: u32,
    parts: Vec<Part>,
}

struct Lists<'l> {
    nodes: Nodes<'l>,
    isa: &'l Isa<'l>,
    info: &'l dyn TargetInfo,
    func: &'l Function,
    variables: Vec<ListedVariable>,
    /// By entry of the table: index into `variables`; and the other way round.
    group_of: Vec<usize>,
    members: Vec<Vec<u32>>,
    /// By entry of the table.
    places: Vec<Option<(u32, Place)>>,
    /// By variable.
    open: Vec<Option<Open>>,
    numbers: FxHashMap<mc::Reg, Option<DwarfReg>>,
    /// Instructions so far, and the last one.
    at: u32,
    last: Option<Inst>,
}

impl<'l> Lists<'l> {
    fn new(
        nodes: Nodes<'l>,
        (isa, info): (&'l Isa<'l>, &'l dyn TargetInfo),
        func: &'l Function,
    ) -> Lists<'l> {
        let mut lists = Lists {
            nodes,
            isa,
            info,
            func,
            variables: Vec::new(),
            group_of: Vec::new(),
            members: Vec::new(),
            places: vec![None; func.debug.variables.len()],
            open: Vec::new(),
            numbers: FxHashMap::default(),
            at: 0,
            last: None,
        };
        let mut known = FxHashMap::default();
        for (index, variable) in func.debug.variables.iter().enumerate() {
            let next = lists.variables.len();
            let group = *known.entry((variable.variable, variable.inlined_at.get())).or_insert(next);
            if group == next {
                let node = Node::new(func.global, variable.variable);
                lists.variables.push(ListedVariable {
                    variable: node,
                    location: variable.location,
                    ranges: Vec::new(),
                });
                lists.members.push(Vec::new());
                lists.open.push(None);
            }
            lists.group_of.push(group);
            lists.members[group].push(index as u32);
        }
        lists
    }

    /// Notes moves; `pending` gets the variables whose parts they are.
    fn steps(&mut self, steps: &[Step], pending: &mut Vec<usize>) {
        for step in steps {
            if let &Step::Move(variable, to) = step {
                self.places[variable as usize] = to;
                pending.push(self.group_of[variable as usize]);
            }
        }
    }

    /// The variables that have moved are where they are from here on.
    fn place(&mut self, pending: &mut Vec<usize>, here: Boundary) {
        pending.sort_unstable();
        pending.dedup();
        for group in pending.drain(..) {
            let members = std::mem::take(&mut self.members[group]);
            let parts: Vec<Part> = members.iter().filter_map(|&variable| self.part(variable)).collect();
            self.members[group] = members;
            if self.open[group].as_ref().is_some_and(|open| open.parts == parts) {
                continue;
            }
            self.close(group, here);
            if !parts.is_empty() {
                self.open[group] = Some(Open { begin: here, at: self.at, parts });
            }
        }
    }

    fn close(&mut self, group: usize, here: Boundary) {
        if let Some(Open { begin, at, parts }) = self.open[group].take()
            && at != self.at
        {
            let at = (at, self.at);
            self.variables[group].ranges.push(Range { begin, end: here, at, parts, is_everywhere: false });
        }
    }

    fn finish(mut self) -> Vec<ListedVariable> {
        if let Some(last) = self.last {
            (0..self.open.len()).for_each(|group| self.close(group, Boundary::After(last)));
        }
        for range in self.variables.iter_mut().flat_map(|variable| &mut variable.ranges) {
            range.is_everywhere = range.at == (0, self.at);
        }
        self.variables.retain(|variable| !variable.ranges.is_empty());
        self.variables
    }

    fn part(&mut self, variable: u32) -> Option<Part> {
        let (assignment, place) = self.places[variable as usize]?;
        let Assignment { expression, is_address, bits, offset, .. } =
            self.func.debug.assignments[assignment as usize];
        let held = match place {
            Place::Register(reg) => Held::Register(self.number(reg)?),
            Place::Slot(slot) => {
                let (reg, offset) = self.info.object_place(self.func, slot)?;
                Held::Memory(self.number(reg)?, offset)
            }
            Place::AddressOf(slot) => {
                let (reg, offset) = self.info.object_place(self.func, slot)?;
                Held::Address(self.number(reg)?, offset)
            }
            Place::Constant(constant) => self.constant(constant)?,
            Place::Entry(reg) => Held::Entry(self.number(reg)?),
        };
        let node = Node::new(self.func.global, expression.get()?);
        let mut elements = self.nodes.elements(node);
        // Elements that are not valid are read as none.
        if bits == 0 || elements.is_empty() && !self.nodes.is_empty_expression(node) {
            return None;
        }
        // Of a list of one value.
        if let [op::LLVM_ARG, 0, ..] = elements[..] {
            elements.drain(..2);
        }
        let fragment = self.func.debug.variables[variable as usize].fragment;
        if fragment.is_some() {
            elements.truncate(elements.len().checked_sub(3)?);
        }
        if offset != 0 {
            add(&mut elements, offset, is_address);
        }
        Some(Part { held, expression: elements, is_address, bits, fragment })
    }

    /// The number of a register, or of the one whose low part it is.
    fn number(&mut self, reg: mc::Reg) -> Option<DwarfReg> {
        let isa = self.isa;
        *self.numbers.entry(reg).or_insert_with(|| {
            isa.dwarf_number(reg).or_else(|| {
                let all = (1..isa.num_regs() as u16).map(mc::Reg);
                let has_low = |&whole: &mc::Reg| {
                    isa.sub_register_index(whole, reg).is_some_and(|index| isa.is_low_part(index))
                };
                all.filter(has_low).find_map(|whole| isa.dwarf_number(whole))
            })
        })
    }

    fn constant(&self, value: Value) -> Option<Held> {
        let scope = self.nodes.module.scope(self.func.global);
        let data = scope.constant(value)?;
        match (&data.kind, self.nodes.module.types.get(data.ty)) {
            (ConstKind::Int(number), TypeData::Int(_)) => Some(Held::Integer(*number)),
            (ConstKind::Null, TypeData::Ptr { addr_space: 0 }) => Some(Held::Integer(0)),
            (ConstKind::Float(bits), TypeData::Float | TypeData::Double) => Some(Held::Float(*bits)),
            _ => None,
        }
    }
}
