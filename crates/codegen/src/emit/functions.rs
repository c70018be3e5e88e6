//! Functions: labels and instructions.

use super::{Emitter, Result};
use mc::context::SymbolType;
use mc::expr::{BinaryOp, ExprData, Specifier};
use mc::rewrite::{Expanded, expand};
use mc::{Expr, Symbol};
use mir::{Block, Function, Inst, Operand, RegFlags};
use tables::instructions::inst_flags;

impl Emitter<'_> {
    pub(super) fn function(&mut self, func: &Function) -> Result<()> {
        let global = func.global;
        let section = self.function_section(global);
        self.switch(section)?;
        let symbol = self.symbol(global);
        self.linkage(global, symbol)?;
        let wanted = self.module.globals[global].object().and_then(|o| o.align.log2()).unwrap_or(0);
        let least = u32::from(self.machine.info().code_align_log2(self.isa));
        self.align(wanted.max(least), true)?;
        self.type_of_symbol(symbol, SymbolType::Function)?;
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        let labels = self.block_labels(func);
        for block in func.blocks() {
            if let Some(label) = self.taken_label(func, block) {
                self.write(|out, cx| out.emit_label(cx, label))?;
            }
            if let Some(label) = labels[block.as_u32() as usize] {
                self.write(|out, cx| out.emit_label(cx, label))?;
            }
            for inst in func.block_insts(block) {
                self.inst(func, inst, &labels)?;
            }
        }
        let end = self.label("func_end", func, None);
        self.write(|out, cx| out.emit_label(cx, end))?;
        let size = self.cx.difference(end, symbol);
        self.write(|out, cx| out.emit_size(cx, symbol, size))
    }

    /// `.LBB0_1`
    fn label(&mut self, stem: &str, func: &Function, block: Option<Block>) -> Symbol {
        let number = func.global.as_u32();
        let name = match block {
            Some(block) => format!(".L{stem}{number}_{}", block.as_u32()),
            None => format!(".L{stem}{number}"),
        };
        self.cx.symbol(name.as_bytes())
    }

    /// The label of the IR block that begins here, if its address is taken.
    fn taken_label(&mut self, func: &Function, block: Block) -> Option<Symbol> {
        let (source, _) = *func.source_blocks.iter().find(|(_, machine)| *machine == block)?;
        self.taken_blocks.contains(&(func.global, source)).then(|| self.block_symbol(func.global, source))
    }

    /// The symbol of an IR block whose address is taken.
    pub(super) fn block_symbol(&mut self, global: ir::Global, block: ir::Block) -> Symbol {
        let name = format!(".Lblock{}_{}", global.as_u32(), block.as_u32());
        self.cx.symbol(name.as_bytes())
    }

    /// A label for every block that a branch or table names.
    fn block_labels(&mut self, func: &Function) -> Vec<Option<Symbol>> {
        let mut labels = vec![None; func.num_blocks()];
        let in_tables = func.jump_tables.iter().flatten().copied();
        let in_code = func
            .blocks()
            .flat_map(|b| func.block_insts(b))
            .flat_map(|i| func.operands(i).iter().filter_map(Operand::as_block));
        let named: Vec<Block> = in_code.chain(in_tables).collect();
        for block in named {
            if labels[block.as_u32() as usize].is_none() {
                labels[block.as_u32() as usize] = Some(self.label("BB", func, Some(block)));
            }
        }
        labels
    }

    fn inst(&mut self, func: &Function, inst: Inst, labels: &[Option<Symbol>]) -> Result<()> {
        let code = func.opcode(inst);
        if self.isa.desc(code).has(inst_flags::META) {
            return Ok(());
        }
        let mut lowered = mc::Inst::new(code);
        for operand in func.operands(inst) {
            if let Some(operand) = self.operand(func, operand, labels)? {
                lowered.operands.push(operand);
            }
        }
        let mut parts = Vec::new();
        let (target, subtarget) = (self.isa.target, self.isa.subtarget);
        expand(target, subtarget, self.cx, self.options.position_independent, &lowered, &mut parts)?;
        for part in parts {
            match part {
                Expanded::Label(label) => self.write(|out, cx| out.emit_label(cx, label))?,
                Expanded::Inst(inst) => self.write(|out, cx| out.emit_inst(cx, &inst, subtarget))?,
            }
        }
        Ok(())
    }

    /// The operand as machine code has it; `None` for what is only implied.
    fn operand(
        &mut self,
        func: &Function,
        operand: &Operand,
        labels: &[Option<Symbol>],
    ) -> Result<Option<mc::Operand>> {
        let symbolic = |this: &mut Self, symbol: Symbol, flags: u8, offset: i64| {
            let expr = this.address(symbol, offset);
            Some(mc::Operand::Expr(this.specified(expr, flags)))
        };
        Ok(match *operand {
            Operand::Reg(reg) if reg.flags.contains(RegFlags::IMPLICIT) => None,
            Operand::Reg(reg) => {
                let physical = reg.reg.as_physical().or(reg.reg.is_none().then_some(mc::Reg::NONE));
                let physical = physical.ok_or_else(|| format!("{:?} has no register", reg.reg))?;
                Some(mc::Operand::Reg(physical))
            }
            Operand::Imm(value) => Some(mc::Operand::Imm(value)),
            Operand::Block(block) => {
                let label = labels[block.as_u32() as usize].ok_or("a branch to a block without a label")?;
                symbolic(self, label, 0, 0)
            }
            Operand::Global { global, flags, offset } => {
                let symbol = self.symbol(global);
                symbolic(self, symbol, flags, offset)
            }
            Operand::BlockAddress { global, block, flags } => {
                let symbol = self.block_symbol(global, block);
                symbolic(self, symbol, flags, 0)
            }
            Operand::Symbol { index, flags } => {
                let symbol = self.cx.symbol(&func.symbols[index as usize]);
                symbolic(self, symbol, flags, 0)
            }
            Operand::RegMask(_) => None,
            Operand::Frame(_) => return Err("a stack object without a place".to_owned()),
            Operand::ConstantPool { .. } | Operand::JumpTable { .. } => {
                return Err("constant pools and jump tables are not supported yet".to_owned());
            }
        })
    }

    pub(super) fn address(&mut self, symbol: Symbol, offset: i64) -> Expr {
        let symbol = self.cx.symbol_expr(symbol);
        if offset == 0 {
            return symbol;
        }
        let (op, magnitude) =
            if offset < 0 { (BinaryOp::Sub, offset.wrapping_neg()) } else { (BinaryOp::Add, offset) };
        let offset = self.cx.constant(magnitude);
        self.cx.make_expr(ExprData::Binary(op, symbol, offset))
    }

    fn specified(&mut self, expr: Expr, flags: u8) -> Expr {
        if flags == 0 {
            return expr;
        }
        self.cx.make_expr(ExprData::Specified(Specifier(flags.into()), expr))
    }
}
