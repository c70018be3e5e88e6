//! Functions: header, blocks with their predecessors, debug records.

use super::Printer;
use super::numbers::NONE;
use crate::function::{DbgRecord, DbgRecordKind, Function};
use crate::global::{FunctionHeader, GlobalData, GlobalKind, UnnamedAddr};
use crate::inst::CallingConv;
use crate::intrinsics::{Intrinsic, is_target_intrinsic};
use crate::types::Type;
use crate::value::{Arg, Block, Global, Value};
use support::entity::Entity;

/// The column of the comment that lists predecessors.
const COMMENT_COLUMN: usize = 50;

/// Whether a function has the name of an intrinsic, but is none. Names in the space of a target count as known.
fn is_unknown_intrinsic(name: &[u8]) -> bool {
    name.starts_with(b"llvm.") && !is_target_intrinsic(name) && Intrinsic::lookup(name).is_none()
}

/// The predecessors of every block of a function, in the order in which LLVM lists them: the last branch first. The
/// tables are reused from function to function.
#[derive(Default)]
pub(super) struct Predecessors {
    /// Where in `blocks` the predecessors of a block begin; one entry more than there are blocks.
    starts: Vec<u32>,
    blocks: Vec<Block>,
}

impl Predecessors {
    /// Linear in blocks and branches: counts, then fills from the back.
    fn compute(&mut self, func: &Function) {
        self.starts.clear();
        self.starts.resize(func.num_blocks() + 1, 0);
        let mut total = 0;
        for block in func.blocks() {
            for successor in func.successors(block) {
                self.starts[successor.index()] += 1;
                total += 1;
            }
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.blocks.clear();
        self.blocks.resize(total, Block::from_u32(0));
        for block in func.blocks() {
            for successor in func.successors(block) {
                let at = &mut self.starts[successor.index()];
                *at -= 1;
                self.blocks[*at as usize] = block;
            }
        }
        for order in &func.use_list_orders {
            if let Some(block) = order.value.as_block() {
                self.permute(block, &order.indexes);
            }
        }
    }

    /// Applies a use-list order: each use moves to the place with its index. An address of the block is a use too, and
    /// is made before the branches. Orders with other numbers of uses do not fit and are ignored.
    fn permute(&mut self, block: Block, indexes: &[u32]) {
        let range = self.of(block);
        let blocks = &mut self.blocks[range];
        if indexes.len().wrapping_sub(blocks.len()) <= 1 {
            let mut keyed: Vec<(u32, Block)> = indexes.iter().copied().zip(blocks.iter().copied()).collect();
            keyed.sort_by_key(|&(index, _)| index);
            for (to, (_, from)) in blocks.iter_mut().zip(keyed) {
                *to = from;
            }
        }
    }

    fn of(&self, block: Block) -> std::ops::Range<usize> {
        self.starts[block.index()] as usize..self.starts[block.index() + 1] as usize
    }
}

impl<'m> Printer<'m, '_> {
    /// A declaration or definition, up to the end of its last line.
    pub(super) fn function(&mut self, global: Global) {
        let env = self.env;
        let data = &env.globals[global];
        let GlobalKind::Function(header) = &data.kind else { return };
        let body = self.body(global);
        self.enter(global);
        let attributes = env.attributes.get_list(header.attributes);
        if let Some(set) = attributes.function {
            self.attribute_comment(set);
        }
        if is_unknown_intrinsic(&data.name) {
            self.out.str("; Unknown intrinsic");
            self.out.newline();
        }
        if body.is_some() {
            self.out.str("define ");
        } else {
            self.out.str("declare");
            self.attachments(&header.object.attachments, " ");
            self.out.byte(b' ');
        }
        self.signature(global, data, header, body);
        self.properties(data, header);
        if let Some(func) = body {
            self.attachments(&header.object.attachments, " ");
            self.out.str(" {");
            self.blocks(func);
            self.out.byte(b'}');
        }
        self.out.newline();
        self.leave();
    }

    fn signature(
        &mut self,
        global: Global,
        data: &GlobalData,
        header: &FunctionHeader,
        body: Option<&'m Function>,
    ) {
        let env = self.env;
        self.linkage(data);
        self.dll_storage(data);
        if header.calling_conv != CallingConv::C {
            self.calling_conv(header.calling_conv);
            self.out.byte(b' ');
        }
        let attributes = env.attributes.get_list(header.attributes);
        if let Some(set) = attributes.ret {
            self.attribute_set(set, false);
            self.out.byte(b' ');
        }
        let (ret, params, vararg) = env.types.signature(data.value_ty).unwrap_or((Type::VOID, &[], false));
        self.ty(ret);
        self.out.byte(b' ');
        self.global_name(global);
        self.out.byte(b'(');
        for (i, &param) in params.iter().enumerate() {
            if i > 0 {
                self.out.str(", ");
            }
            self.ty(param);
            if let Some(set) = attributes.params.get(i).copied().flatten() {
                self.out.byte(b' ');
                self.attribute_set(set, false);
            }
            if body.is_some() {
                self.out.byte(b' ');
                self.value(Value::arg(Arg::from_u32(i as u32)));
            }
        }
        if vararg {
            self.out.str(if params.is_empty() { "..." } else { ", ..." });
        }
        self.out.byte(b')');
    }

    /// What follows the parameters.
    fn properties(&mut self, data: &GlobalData, header: &FunctionHeader) {
        let env = self.env;
        if data.unnamed_addr != UnnamedAddr::None {
            self.out.byte(b' ');
            self.out.str(data.unnamed_addr.name());
        }
        let space = env.types.addr_space(data.ty).unwrap_or(0);
        if space != 0 || self.program_addr_space != 0 {
            self.out.str(" addrspace(");
            self.out.uint(space.into());
            self.out.byte(b')');
        }
        self.group_reference(env.attributes.get_list(header.attributes).function);
        self.quoted_property(" section ", header.object.section.as_deref());
        self.quoted_property(" partition ", data.partition.as_deref());
        if let Some(comdat) = header.object.comdat.get() {
            self.comdat_reference(data, comdat);
        }
        for (label, align) in [(" align ", header.object.align), (" prefalign ", header.preferred_align)] {
            if let Some(bytes) = align.bytes() {
                self.out.str(label);
                self.out.uint(bytes);
            }
        }
        if let Some(gc) = &header.gc {
            self.out.str(" gc \"");
            self.out.bytes(gc);
            self.out.byte(b'"');
        }
        for (label, value) in [
            (" prefix ", header.prefix),
            (" prologue ", header.prologue),
            (" personality ", header.personality),
        ] {
            if let Some(value) = value {
                self.out.str(label);
                self.typed(value);
            }
        }
    }

    /// The name of a calling convention, or `cc42`. LLVM writes a second space after those of AVR.
    pub(super) fn calling_conv(&mut self, calling_conv: CallingConv) {
        match calling_conv.name() {
            Some(name @ ("avr_intrcc" | "avr_signalcc")) => {
                self.out.str(name);
                self.out.byte(b' ');
            }
            Some(name) => self.out.str(name),
            None => {
                self.out.str("cc");
                self.out.uint(calling_conv.0.into());
            }
        }
    }

    fn blocks(&mut self, func: &'m Function) {
        let mut predecessors = std::mem::take(&mut self.predecessors);
        predecessors.compute(func);
        let entry = func.entry();
        for block in func.blocks() {
            self.label(func, block, entry == Some(block), &predecessors);
            self.instructions(func, block);
        }
        self.predecessors = predecessors;
    }

    /// A whole block, as for dumps.
    pub(super) fn block(&mut self, func: &'m Function, block: Block) {
        let mut predecessors = Predecessors::default();
        predecessors.compute(func);
        self.label(func, block, func.entry() == Some(block), &predecessors);
        self.instructions(func, block);
    }

    /// Ends the line before the block, and writes the block's own. An entry block without a name has none.
    fn label(&mut self, func: &Function, block: Block, is_entry: bool, predecessors: &Predecessors) {
        let name = func.names.get(Value::block(block));
        if name.is_empty() && is_entry {
            return self.out.newline();
        }
        self.out.newline();
        let line_start = self.out.len();
        match self.locals.block(block) {
            _ if !name.is_empty() => self.out.name(name),
            NONE => self.out.str("<badref>"),
            number => self.out.uint(number.into()),
        }
        self.out.byte(b':');
        if !is_entry {
            self.out.pad_to_column(line_start, COMMENT_COLUMN);
            let range = predecessors.of(block);
            self.out.str(if range.is_empty() { "; No predecessors!" } else { "; preds = " });
            for (i, &predecessor) in predecessors.blocks[range].iter().enumerate() {
                if i > 0 {
                    self.out.str(", ");
                }
                self.value(Value::block(predecessor));
            }
        }
        self.out.newline();
    }

    fn instructions(&mut self, func: &'m Function, block: Block) {
        let has_records = func.has_dbg_records();
        for inst in func.block_insts(block) {
            if has_records {
                for record in func.dbg_records(inst) {
                    self.out.str("    ");
                    self.record(record);
                    self.out.newline();
                }
            }
            self.out.str("  ");
            self.instruction(func, inst);
            self.out.newline();
        }
    }

    /// `#dbg_value(i32 %x, !1, !DIExpression(), !2)`
    pub(super) fn record(&mut self, record: &DbgRecord) {
        self.out.str(match record.kind {
            DbgRecordKind::Value => "#dbg_value(",
            DbgRecordKind::Declare => "#dbg_declare(",
            DbgRecordKind::Assign => "#dbg_assign(",
            DbgRecordKind::Label => "#dbg_label(",
            DbgRecordKind::DeclareValue => "#dbg_declare_value(",
        });
        if let Some(value) = record.value {
            self.md_operand(value);
            self.out.str(", ");
        }
        for part in [record.variable, record.expression, record.assign_id] {
            if let Some(part) = part.get() {
                self.metadata(part);
                self.out.str(", ");
            }
        }
        if let Some(address) = record.address {
            self.md_operand(address);
            self.out.str(", ");
        }
        if let Some(expression) = record.address_expression.get() {
            self.metadata(expression);
            self.out.str(", ");
        }
        match record.location.get() {
            Some(location) => self.metadata(location),
            None => self.out.str("null"),
        }
        self.out.byte(b')');
    }
}
