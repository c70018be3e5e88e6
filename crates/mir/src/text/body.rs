//! Blocks and instructions as text, to the ones of a function.
//!
//! Two walks over the lines: the first finds the blocks, the second fills them, since branches go forward, too. O(text).

use super::names::Names;
use super::read::{MAX_VREGS, ReadError, Result, Words};
use crate::flow;
use crate::frame::FrameIndex;
use crate::function::{Block, Function, InstFlags, MemBase, MemOperand, RegMask};
use crate::opcode;
use crate::operand::{Operand, Reg, RegFlags, RegOperand};
use crate::target::Isa;
use ir::Module;
use mc::debug::{Cfi, DwarfReg};
use std::borrow::Cow;
use support::hash::{FxHashMap, FxHashSet};
use tables::selection::Extension;
use tables::value_type::ValueType;

/// Fills a function with the blocks of these lines, the first of which has this number in its file.
pub(super) fn read(
    isa: &Isa<'_>,
    module: &Module,
    names: &Names,
    words: &Words,
    func: Function,
    (lines, first_line): (&[String], usize),
) -> Result<Function> {
    let mut reader = Reader {
        isa,
        module,
        names,
        words,
        has_class: vec![true; func.num_vregs()],
        opcodes: opcodes(isa),
        line: first_line,
        named: FxHashMap::default(),
        first_named: lines.iter().map(|line| after_registers(line)).fold(func.num_vregs() as u32, u32::max),
        successors: FxHashMap::default(),
        forward: Vec::new(),
        func,
    };
    reader.blocks(lines, first_line)?;
    let (mut block, mut in_bundle) = (None, false);
    for (i, text) in lines.iter().enumerate() {
        reader.line = first_line + i;
        let text = without_comments(text);
        let mut text = text.trim();
        if let Some(header) = header(text) {
            block = Some(Block::from_u32(header.number));
            text = header.rest;
        }
        if text.is_empty() {
            continue;
        }
        let Some(block) = block else { return reader.error("an instruction before the first block") };
        if let Some(list) = text.strip_prefix("successors:") {
            reader.successors(block, list)?;
        } else if let Some(list) = text.strip_prefix("liveins:") {
            reader.live_ins(block, list)?;
        } else if text == "}" {
            in_bundle = false;
        } else {
            let (text, opens) = match text.strip_suffix(" {") {
                Some(text) => (text, true),
                None => (text, false),
            };
            let inst = reader.instruction(block, text)?;
            if let Some(inst) = inst {
                reader.func.set_bundled(inst, in_bundle);
            }
            in_bundle |= opens;
        }
    }
    let unclear = reader.forward.iter().find(|(number, _)| !reader.has_class[*number as usize]);
    if let Some(&(number, line)) = unclear {
        reader.line = line;
        return reader.error(format!("nothing says the class of register '%{number}'"));
    }
    reader.source_blocks();
    for block in reader.func.blocks_vec() {
        let listed = reader.successors.remove(&block);
        let successors = listed.unwrap_or_else(|| apparent_successors(isa, &reader.func, block));
        successors.into_iter().for_each(|to| reader.func.add_edge(block, to));
    }
    Ok(reader.func)
}

/// Where a block goes by what its instructions name, and by how it ends: what a block has that does not list its successors.
pub(super) fn apparent_successors(isa: &Isa<'_>, func: &Function, block: Block) -> Vec<Block> {
    let branches = func.block_insts(block).filter(|&i| func.opcode(i) != opcode::PHI);
    let named = branches.flat_map(|i| func.operands(i)).filter_map(Operand::as_block);
    let mut successors: Vec<Block> = Vec::new();
    for to in named.chain(func.next_block(block).filter(|_| flow::falls_through(isa, func, block))) {
        if !successors.contains(&to) {
            successors.push(to);
        }
    }
    successors
}

/// Opcodes by name.
fn opcodes(isa: &Isa<'_>) -> FxHashMap<String, u16> {
    let all = isa.num_opcodes() as u16;
    let name = |code: u16| match opcode::NAMES.get(code as usize) {
        Some(name) => (*name).to_owned(),
        None => isa.opcode_name(code).to_owned(),
    };
    (0..all).map(|code| (name(code), code)).collect()
}

/// The line up to a `;`, without what is between `/*` and `*/`; quotes protect what is in them.
fn without_comments(line: &str) -> Cow<'_, str> {
    let mut out = Cow::Borrowed("");
    let (mut rest, mut at, mut quoted) = (line, 0, false);
    while let Some(c) = rest[at..].chars().next() {
        match c {
            '"' => quoted = !quoted,
            ';' if !quoted => break,
            '/' if !quoted && rest[at + 1..].starts_with('*') => {
                if let Some(end) = rest[at + 2..].find("*/") {
                    out += &rest[..at];
                    (rest, at) = (&rest[at + 2 + end + 2..], 0);
                    continue;
                }
            }
            _ => {}
        }
        at += c.len_utf8();
    }
    out + &rest[..at]
}

/// `bb.2.name:` or `bb.2 (%ir-block.5):`, where a block begins.
#[derive(Debug, PartialEq, Eq)]
struct Header<'t> {
    number: u32,
    /// The name of its IR block.
    name: Option<&'t str>,
    /// `align 16`: the alignment of its code, log2 of bytes.
    align_log2: u8,
    /// What follows in the line.
    rest: &'t str,
}

fn header(text: &str) -> Option<Header<'_>> {
    let text = text.strip_prefix("bb.")?;
    let (number, text) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
    let (mark, rest) = split_outside(text, ":")?;
    let name = match mark.strip_prefix('.') {
        Some(named) => Some(split_outside(named, " (").map_or(named, |(name, _)| name)),
        None => mark.split_once("%ir-block.").and_then(|(_, name)| name.split([',', ')']).next()),
    };
    let said = mark.split_once(" (").and_then(|(_, said)| said.strip_suffix(')')).unwrap_or("");
    let align = said.split(", ").find_map(|word| word.strip_prefix("align ")?.parse::<u32>().ok());
    let align_log2 = align.filter(|align| align.is_power_of_two()).map_or(0, |align| align.ilog2() as u8);
    Some(Header { number: number.parse().ok()?, name, align_log2, rest: rest.trim() })
}

struct Reader<'a, 't> {
    isa: &'a Isa<'t>,
    module: &'a Module,
    names: &'a Names,
    words: &'a Words,
    func: Function,
    opcodes: FxHashMap<String, u16>,
    line: usize,
    /// By virtual register.
    has_class: Vec<bool>,
    /// By name.
    named: FxHashMap<String, u32>,
    /// The first number of a register with a name, which no register has that is given by its number.
    first_named: u32,
    /// Of the blocks that list them.
    successors: FxHashMap<Block, Vec<Block>>,
    /// Virtual registers that were named before their class was known, and in which line.
    forward: Vec<(u32, usize)>,
}

impl<'a> Reader<'a, '_> {
    fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(ReadError { line: self.line, message: message.into() })
    }

    /// Makes the blocks, with the numbers they have.
    fn blocks(&mut self, lines: &[String], first_line: usize) -> Result<()> {
        let mut order = Vec::new();
        let mut seen = FxHashSet::default();
        for (i, text) in lines.iter().enumerate() {
            let text = without_comments(text);
            let Some(Header { number, name, align_log2, .. }) = header(text.trim()) else { continue };
            self.line = first_line + i;
            if number as usize > lines.len() * 16 || !seen.insert(number) {
                return self.error("a block's number is there twice, or far too large");
            }
            let source = name.and_then(|name| self.names.find_block(name));
            order.push((Block::from_u32(number), source, align_log2));
        }
        let count = order.iter().map(|(b, ..)| b.as_u32() + 1).max().unwrap_or(0);
        self.func.create_blocks(count as usize);
        for &(block, source, align_log2) in &order {
            self.func.block_mut(block).source = source.into();
            self.func.block_mut(block).align_log2 = align_log2;
        }
        self.func.set_order(&order.iter().map(|&(b, ..)| b).collect::<Vec<_>>());
        Ok(())
    }

    /// IR blocks begin with the first of the blocks that were made of them.
    fn source_blocks(&mut self) {
        let mut found: Vec<(ir::Block, Block)> = Vec::new();
        let mut blocks = self.func.blocks_vec();
        blocks.sort_unstable();
        let mut known = FxHashSet::default();
        for block in blocks {
            if let Some(source) = self.func.block(block).source.get()
                && known.insert(source)
            {
                found.push((source, block));
            }
        }
        self.func.source_blocks = found;
    }

    fn block(&self, text: &str) -> Result<Block> {
        let digits = text.trim().strip_prefix("%bb.").map(|t| t.split(['.', '(', ' ']).next().unwrap_or(""));
        let number =
            digits.and_then(|d| d.parse::<u32>().ok()).filter(|&n| (n as usize) < self.func.num_blocks());
        match number {
            Some(number) => Ok(Block::from_u32(number)),
            None => self.error(format!("'{text}' is no block")),
        }
    }

    fn successors(&mut self, block: Block, list: &str) -> Result<()> {
        let (mut shares, mut are_weights) = (Vec::new(), false);
        self.successors.entry(block).or_default();
        for text in pieces(list) {
            let to = self.block(text)?;
            self.successors.entry(block).or_default().push(to);
            let Some((_, share)) = text.split_once('(') else { continue };
            let share = share.trim_end().strip_suffix(')').and_then(|share| match share.strip_prefix("0x") {
                Some(digits) => u32::from_str_radix(digits, 16).ok(),
                None => {
                    are_weights = true;
                    share.parse().ok()
                }
            });
            match share {
                Some(share) => shares.push((to, share)),
                None => return self.error(format!("'{text}' does not say how probable the way is")),
            }
        }
        if are_weights {
            self.func.set_weights(block, &shares);
            return Ok(());
        }
        // Equal ones say nothing.
        if shares.iter().any(|&(_, share)| share != shares[0].1) {
            shares.into_iter().for_each(|(to, share)| self.func.set_share(block, to, share));
        }
        Ok(())
    }

    fn live_ins(&mut self, block: Block, list: &str) -> Result<()> {
        for text in pieces(list) {
            let reg = self.physical(text)?;
            self.func.block_mut(block).live_ins.push(reg);
        }
        Ok(())
    }

    fn physical(&self, text: &str) -> Result<mc::Reg> {
        let name = text.strip_prefix('$').map(|t| t.split(':').next().unwrap_or(""));
        match name.and_then(|n| self.words.register(n)) {
            Some(reg) => Ok(reg),
            None => self.error(format!("unknown register '{text}'")),
        }
    }

    /// `None` if it says nothing about code.
    fn instruction(&mut self, block: Block, text: &str) -> Result<Option<crate::Inst>> {
        let (text, mem) = match split_outside(text, " :: ") {
            Some((text, mem)) => (text, Some(mem)),
            None => (text, None),
        };
        let mut operands = Vec::new();
        let rest = match split_outside(text, " = ") {
            Some((defs, rest)) => {
                for def in pieces(defs) {
                    operands.push(self.operand(def, RegFlags::DEF)?);
                }
                rest
            }
            None => text,
        };
        let mut flags = InstFlags::default();
        let mut rest = rest.trim();
        let code = loop {
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            rest = after.trim();
            match InstFlags::NAMES.iter().position(|n| *n == word) {
                Some(bit) => flags.0 |= 1 << bit,
                None => break word.trim_end_matches(','),
            }
        };
        if ABOUT_VARIABLES.contains(&code) {
            return Ok(None);
        }
        let Some(&code) = self.opcodes.get(code) else {
            return self.error(format!("unknown instruction '{code}'"));
        };
        let mut location = None;
        if code == opcode::CFI_INSTRUCTION {
            let cfi = self.cfi(rest)?;
            self.func.frame_instructions.push(cfi);
            operands.push(Operand::Cfi(self.func.frame_instructions.len() as u32 - 1));
            rest = "";
        }
        let is_assembly = matches!(code, opcode::INLINEASM | opcode::INLINEASM_BR);
        for piece in pieces(rest) {
            if let Some(name) = piece.strip_prefix("debug-location ") {
                location = self.names.find_metadata(name.trim());
                continue;
            }
            // What variables are where, and where an assembly's text stands in the source, is not kept.
            if piece.starts_with("debug-instr-number ") || (is_assembly && piece.starts_with('!')) {
                continue;
            }
            operands.push(match piece.strip_prefix("%subreg.") {
                Some(name) => self.sub_index(code, operands.len(), name)?,
                None => self.operand(piece, RegFlags::USE)?,
            });
        }
        for reg in operands.iter().filter_map(Operand::as_reg).filter(|reg| reg.tied != 0) {
            let other = usize::from(reg.tied) - 1;
            if operands.get(other).and_then(Operand::as_reg).is_none_or(|o| !o.flags.contains(RegFlags::DEF))
            {
                return self.error(format!("operand {other} is no definition that another can be tied to"));
            }
        }
        let inst = self.func.build(block, None, code, &operands);
        self.func.set_flags(inst, flags);
        self.func.set_location(inst, location);
        for access in mem.map_or(Vec::new(), pieces_in_parentheses) {
            let access = self.mem(access)?;
            self.func.add_mem(inst, access);
        }
        Ok(Some(inst))
    }

    /// `NAME` of `%subreg.NAME`, where an opcode has the number of a part of a register.
    fn sub_index(&self, code: u16, operand: usize, name: &str) -> Result<Operand> {
        match self.words.sub_index(name).filter(|_| opcode::is_sub_index(code, operand)) {
            Some(index) => Ok(Operand::Imm(index.into())),
            None => self.error(format!("'%subreg.{name}' is no operand")),
        }
    }

    fn operand(&mut self, text: &str, position: RegFlags) -> Result<Operand> {
        let mut rest = text.trim();
        let mut flags = position;
        let mut is_register = false;
        while let Some((word, after)) = rest.split_once(' ') {
            let flag = match word {
                "implicit" => RegFlags::IMPLICIT,
                "implicit-def" => RegFlags::IMPLICIT.with(RegFlags::DEF),
                "def" => RegFlags::DEF,
                "dead" => RegFlags::DEAD,
                "killed" => RegFlags::KILL,
                "undef" => RegFlags::UNDEF,
                "early-clobber" => RegFlags::EARLY_CLOBBER,
                "renamable" | "internal" => RegFlags::USE,
                _ => break,
            };
            flags = flags.with(flag);
            is_register = true;
            rest = after.trim();
        }
        if rest == "_" {
            rest = "$noreg";
        }
        if rest.starts_with('$') || is_virtual(rest) {
            return self.register(rest, flags);
        }
        if is_register {
            return self.error(format!("'{rest}' is no register"));
        }
        let mut target_flags = 0;
        if let Some((name, after)) = rest.strip_prefix("target-flags(").and_then(|t| t.split_once(')')) {
            target_flags = match self.isa.operand_flag_named(name.trim()) {
                Some(flags) => flags,
                None => return self.error(format!("unknown target flags '{name}'")),
            };
            rest = after.trim();
        }
        self.other_operand(rest, target_flags)
    }

    fn register(&mut self, text: &str, flags: RegFlags) -> Result<Operand> {
        let (text, tied) = match text.split_once("(tied-def ") {
            Some((text, number)) => (text.trim(), Some(number)),
            None => (text, None),
        };
        let (text, class) = match text.split_once(':') {
            Some((text, class)) => (text.trim(), Some(class.trim())),
            None => (text, None),
        };
        let (text, sub) = match text.split_once('.') {
            Some((text, sub)) => (text, Some(sub)),
            None => (text, None),
        };
        let sub = match sub.map(|s| self.words.sub_index(s)) {
            Some(None) => return self.error(format!("unknown sub-register index in '{text}'")),
            Some(Some(index)) => index,
            None => 0,
        };
        let reg = match text.strip_prefix('%') {
            Some(digits) => {
                let number = match digits.parse::<u32>() {
                    Ok(number) => Some(number),
                    Err(_) => self.register_named(digits),
                };
                let number = number.filter(|&n| i64::from(n) < MAX_VREGS);
                let Some(number) = number else { return self.error(format!("unknown register '{text}'")) };
                self.virtual_register(number, class)?
            }
            None if sub != 0 => return self.error("parts of physical registers have names of their own"),
            None => Reg::from(self.physical(text)?),
        };
        let tied = match tied {
            Some(number) => {
                match number.trim_end_matches(')').parse::<u8>().ok().and_then(|n| n.checked_add(1)) {
                    Some(tied) => tied,
                    None => return self.error(format!("'{number}' is no number of an operand")),
                }
            }
            None => 0,
        };
        Ok(Operand::Reg(RegOperand { reg, sub, flags, tied }))
    }

    /// The number of a virtual register that has a name, which it has only in the text.
    fn register_named(&mut self, name: &str) -> Option<u32> {
        if !is_identifier(name) {
            return None;
        }
        let next = self.first_named.checked_add(self.named.len() as u32)?;
        Some(*self.named.entry(name.to_owned()).or_insert(next))
    }

    /// A virtual register, which may be named here for the first time.
    fn virtual_register(&mut self, number: u32, class: Option<&str>) -> Result<Reg> {
        let reg = Reg::from_virtual_index(number);
        while number as usize >= self.func.num_vregs() {
            self.func.new_vreg(0);
            self.has_class.push(false);
        }
        if let Some(name) = class {
            let Some(class) = self.words.class(name) else {
                return self.error(format!("unknown register class '{name}'"));
            };
            self.func.set_class(reg, class);
            self.has_class[number as usize] = true;
        } else if !self.has_class[number as usize] {
            self.forward.push((number, self.line));
        }
        Ok(reg)
    }

    fn other_operand(&mut self, text: &str, flags: u8) -> Result<Operand> {
        let number = |rest: Option<&str>| rest.and_then(|r| r.split('.').next()?.parse::<u32>().ok());
        if let Ok(value) = text.parse::<i64>() {
            return Ok(Operand::Imm(value));
        }
        if let Some(value) = integer(text) {
            return Ok(Operand::Imm(value));
        }
        if text.starts_with("%bb.") {
            return Ok(Operand::Block(self.block(text)?));
        }
        if let Some(index) = self.frame_index(text) {
            return Ok(Operand::Frame(index));
        }
        let ids = &self.words.ids;
        if let Some(&index) = number(text.strip_prefix("%const.")).and_then(|n| ids.constants.get(&n)) {
            return Ok(Operand::ConstantPool { index, flags });
        }
        if let Some(&index) = number(text.strip_prefix("%jump-table.")).and_then(|n| ids.jump_tables.get(&n))
        {
            return Ok(Operand::JumpTable { index, flags });
        }
        if let Some(name) = text.strip_prefix('&') {
            let Some((name, _)) = unquoted(name) else { return self.error("a quote is not closed") };
            let index = self.func.symbol(&name);
            return Ok(Operand::Symbol { index, flags });
        }
        if let Some(list) = text.strip_prefix("CustomRegMask(").and_then(|t| t.strip_suffix(')')) {
            return self.reg_mask(list);
        }
        if let Some(inner) = text.strip_prefix("blockaddress(").and_then(|t| t.strip_suffix(')')) {
            return self.block_address(inner, flags);
        }
        if let Some(mask) = self.isa.preserved_by(text) {
            return Ok(self.mask_operand(mask));
        }
        if text.starts_with('@') {
            let (global, offset) = self.global(text)?;
            return Ok(Operand::Global { global, flags, offset });
        }
        self.error(format!("'{text}' is no operand"))
    }

    /// `%stack.1`, `%stack.1.name` or `%fixed-stack.1`
    fn frame_index(&self, text: &str) -> Option<FrameIndex> {
        self.words.frame_index(text)
    }

    /// `@name + 4`
    fn global(&self, text: &str) -> Result<(ir::Global, i64)> {
        let Some((name, rest)) = text.strip_prefix('@').and_then(unquoted) else {
            return self.error("expected the name of a global");
        };
        let name = String::from_utf8_lossy(&name).into_owned();
        let Some(&global) = self.words.globals.get(&name) else {
            return self.error(format!("unknown global '@{name}'"));
        };
        match offset(rest) {
            Some(offset) => Ok((global, offset)),
            None => self.error(format!("'{rest}' is no offset")),
        }
    }

    fn block_address(&self, text: &str, flags: u8) -> Result<Operand> {
        let Some((global, block)) = text.rsplit_once(", %ir-block.") else {
            return self.error("expected a block");
        };
        let (global, _) = self.global(global)?;
        let block = match block.strip_prefix('#') {
            Some(number) => number.parse().ok().map(ir::Block::from_u32),
            None => self.names.find_block(block),
        };
        let exists = |b: &ir::Block| self.module.body(global).is_some_and(|f| f.blocks().any(|x| x == *b));
        match block.filter(exists) {
            Some(block) => Ok(Operand::BlockAddress { global, block, flags }),
            None => self.error("unknown block"),
        }
    }

    fn reg_mask(&mut self, list: &str) -> Result<Operand> {
        let mut mask = RegMask(vec![0u64; self.isa.num_regs().div_ceil(64)]);
        for name in list.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let reg = self.physical(name)?;
            mask.add(reg);
        }
        Ok(self.mask_operand(mask))
    }

    fn mask_operand(&mut self, mask: RegMask) -> Operand {
        let known = self.func.reg_masks.iter().position(|m| *m == mask);
        let index = known.unwrap_or_else(|| {
            self.func.reg_masks.push(mask);
            self.func.reg_masks.len() - 1
        });
        Operand::RegMask(index as u32)
    }

    fn cfi(&self, text: &str) -> Result<Cfi> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let args: Vec<&str> = rest.split(',').map(str::trim).filter(|a| !a.is_empty()).collect();
        let reg = |i: usize| {
            let name = args.get(i).copied().unwrap_or("");
            if let Some(number) = name.strip_prefix("%dwarfreg.").and_then(|n| n.parse().ok()) {
                return Ok(DwarfReg(number));
            }
            match self.isa.dwarf_number(self.physical(name)?) {
                Some(number) => Ok(number),
                None => self.error(format!("'{name}' has no number in call frames")),
            }
        };
        let number = |i: usize| match args.get(i).and_then(|a| a.parse::<i64>().ok()) {
            Some(number) => Ok(number),
            None => self.error("expected a number"),
        };
        Ok(match word {
            "def_cfa" => Cfi::DefCfa(reg(0)?, number(1)?),
            "def_cfa_offset" => Cfi::DefCfaOffset(number(0)?),
            "adjust_cfa_offset" => Cfi::AdjustCfaOffset(number(0)?),
            "def_cfa_register" => Cfi::DefCfaRegister(reg(0)?),
            "offset" => Cfi::Offset(reg(0)?, number(1)?),
            "rel_offset" => Cfi::RelOffset(reg(0)?, number(1)?),
            "same_value" => Cfi::SameValue(reg(0)?),
            "restore" => Cfi::Restore(reg(0)?),
            "undefined" => Cfi::Undefined(reg(0)?),
            "register" => Cfi::Register(reg(0)?, reg(1)?),
            "remember_state" => Cfi::RememberState,
            "restore_state" => Cfi::RestoreState,
            "window_save" => Cfi::WindowSave,
            "escape" => {
                let byte = |a: &&str| u8::from_str_radix(a.trim_start_matches("0x"), 16).ok();
                let bytes: Option<Vec<u8>> = args.iter().map(byte).collect();
                match bytes {
                    Some(bytes) => Cfi::Escape(bytes.into()),
                    None => return self.error("expected bytes"),
                }
            }
            _ => return self.error(format!("unknown call-frame instruction '{word}'")),
        })
    }

    /// `(volatile load (s32) from %ir.p + 4, align 8)`
    fn mem(&self, text: &str) -> Result<MemOperand> {
        let mut parts = pieces(text).into_iter();
        let mut rest = parts.next().unwrap_or("").trim();
        let mut mem = MemOperand {
            base: MemBase::Unknown,
            offset: 0,
            ty: ValueType::int(8),
            align_log2: 0,
            is_load: false,
            is_store: false,
            is_volatile: false,
            ordering: 0,
            extension: Extension::None,
            addr_space: 0,
        };
        loop {
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            match word {
                "volatile" => mem.is_volatile = true,
                "load" => mem.is_load = true,
                "store" => mem.is_store = true,
                "dereferenceable" | "invariant" | "non-temporal" => {}
                _ => match ORDERINGS.iter().find(|(name, _)| *name == word) {
                    // An exchange may have two: that of failure is not the stronger one.
                    Some(&(_, ordering)) => mem.ordering = mem.ordering.max(ordering),
                    None => break,
                },
            }
            rest = after.trim();
        }
        let ty = rest.strip_prefix('(').and_then(|t| t.split_once(')'));
        let Some((bits, after)) = ty.and_then(|(ty, after)| Some((accessed_bits(ty)?, after))) else {
            return self.error(format!("expected the size of an access, not '{rest}'"));
        };
        mem.ty = ValueType::int(bits);
        let natural = bits.div_ceil(8).next_power_of_two();
        mem.align_log2 = natural.ilog2() as u8;
        let place = after.trim();
        let place = ["from ", "into ", "on "].iter().find_map(|w| place.strip_prefix(w)).unwrap_or(place);
        self.place(place.trim(), &mut mem)?;
        for part in parts {
            if let Some(align) = part.strip_prefix("align ").and_then(|a| a.parse::<u64>().ok())
                && align.is_power_of_two()
            {
                mem.align_log2 = align.ilog2() as u8;
            } else if let Some(space) = part.strip_prefix("addrspace ").and_then(|a| a.parse().ok()) {
                mem.addr_space = space;
            } else if !part.starts_with('!') && !part.starts_with("basealign ") {
                return self.error(format!("'{part}' says nothing about an access"));
            }
        }
        Ok(mem)
    }

    fn place(&self, text: &str, mem: &mut MemOperand) -> Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        if text.starts_with('@') {
            let (global, offset) = self.global(text)?;
            (mem.base, mem.offset) = (MemBase::Value(ir::Value::global(global)), offset);
            return Ok(());
        }
        let (name, rest) = match text.find(" + ").or(text.find(" - ")) {
            Some(at) => text.split_at(at),
            None => (text, ""),
        };
        mem.offset = offset(rest).unwrap_or(0);
        mem.base = match name {
            "constant-pool" => MemBase::ConstantPool,
            "got" => MemBase::Got,
            _ => match (self.frame_index(name), name.strip_prefix("%ir.")) {
                (Some(index), _) => MemBase::Frame(index),
                (None, Some(value)) => match self.names.find_value(value) {
                    Some(value) => MemBase::Value(value),
                    None => return self.error(format!("unknown value '{name}'")),
                },
                _ => MemBase::Unknown,
            },
        };
        Ok(())
    }
}

/// Instructions that tell debuggers where variables are. Selection drops what they are made from, so they are not read.
const ABOUT_VARIABLES: [&str; 5] = ["DBG_VALUE", "DBG_VALUE_LIST", "DBG_INSTR_REF", "DBG_PHI", "DBG_LABEL"];

/// Words of memory orderings, with their numbers in bitcode.
pub(crate) const ORDERINGS: &[(&str, u8)] =
    &[("unordered", 1), ("monotonic", 2), ("acquire", 3), ("release", 4), ("acq_rel", 5), ("seq_cst", 6)];

/// The bits of `s32` or `<4 x s32>`.
fn accessed_bits(ty: &str) -> Option<u32> {
    let scalar = |ty: &str| ty.strip_prefix('s')?.parse::<u32>().ok();
    match ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')) {
        Some(vector) => {
            let (count, element) = vector.split_once(" x ")?;
            count.parse::<u32>().ok()?.checked_mul(scalar(element)?)
        }
        None => scalar(ty),
    }
}

/// ` + 4`, ` - 4` or nothing.
fn offset(text: &str) -> Option<i64> {
    let text = text.trim();
    if text.is_empty() {
        return Some(0);
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+')?),
    };
    let magnitude: u64 = digits.trim().parse().ok()?;
    Some(if negative { (magnitude as i64).wrapping_neg() } else { magnitude as i64 })
}

/// `i32 12`, whose type says nothing that the instruction does not.
fn integer(text: &str) -> Option<i64> {
    let (bits, value) = text.strip_prefix('i')?.split_once(' ')?;
    bits.parse::<u32>().ok()?;
    value.trim().parse().ok()
}

/// What begins with `%` and is no register.
const NO_REGISTERS: [&str; 8] =
    ["bb.", "stack.", "fixed-stack.", "const.", "jump-table.", "ir.", "ir-block.", "subreg."];

/// `%12` or `%name`, with what may follow.
fn is_virtual(text: &str) -> bool {
    text.strip_prefix('%').is_some_and(|t| {
        t.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
            && NO_REGISTERS.iter().all(|prefix| !t.starts_with(prefix))
    })
}

fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '$'))
}

/// A number that is larger than those of the registers in a line.
fn after_registers(line: &str) -> u32 {
    let numbers = line.split('%').skip(1).filter_map(|text| {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        text[..end].parse::<u32>().ok()
    });
    numbers.map(|number| number.saturating_add(1)).max().unwrap_or(0)
}

/// A name, perhaps in quotes with escapes, and what follows it.
fn unquoted(text: &str) -> Option<(Vec<u8>, &str)> {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find([' ', ',', ')']).unwrap_or(text.len());
        return Some((text.as_bytes()[..end].to_vec(), &text[end..]));
    };
    let end = quoted.find('"')?;
    let mut out = Vec::new();
    let mut bytes = quoted.as_bytes()[..end].iter().copied();
    while let Some(c) = bytes.next() {
        if c != b'\\' {
            out.push(c);
            continue;
        }
        let mut digit = || Some(char::from(bytes.next()?).to_digit(16)? as u8);
        out.push(digit()? << 4 | digit()?);
    }
    Some((out, &quoted[end + 1..]))
}

/// Splits at a separator that is neither in quotes nor in parentheses.
fn split_outside<'t>(text: &'t str, separator: &str) -> Option<(&'t str, &'t str)> {
    let (mut depth, mut quoted) = (0u32, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && !quoted && text[at..].starts_with(separator) {
            return Some((&text[..at], &text[at + separator.len()..]));
        }
    }
    None
}

/// The parts between commas that are neither in quotes nor in parentheses.
fn pieces(text: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((piece, after)) = split_outside(rest, ",") {
        out.push(piece.trim());
        rest = after;
    }
    if !rest.trim().is_empty() {
        out.push(rest.trim());
    }
    out
}

/// The accesses of `(…), (…)`, without their parentheses.
fn pieces_in_parentheses(text: &str) -> Vec<&str> {
    let pieces = pieces(text).into_iter();
    pieces.map(|p| p.strip_prefix('(').and_then(|p| p.strip_suffix(')')).unwrap_or(p)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        assert_eq!(
            pieces("%1, target-flags(a, b) @\"x,y\" + 4, $x1"),
            ["%1", "target-flags(a, b) @\"x,y\" + 4", "$x1"]
        );
        assert_eq!(split_outside("%1 = LW f( = ) :: (load)", " :: "), Some(("%1 = LW f( = )", "(load)")));
        let begin = |number, name, rest| Some(Header { number, name, align_log2: 0, rest });
        assert_eq!(header("bb.12.entry:"), begin(12, Some("entry"), ""));
        let aligned = |number, name| Some(Header { number, name, align_log2: 2, rest: "" });
        assert_eq!(header("bb.1 (%ir-block.5, align 4):"), aligned(1, Some("5")));
        assert_eq!(header("bb.2.next (align 4):"), aligned(2, Some("next")));
        assert_eq!(
            header("bb.1.\"a: b\" (landing-pad): liveins: $a:b"),
            begin(1, Some("\"a: b\""), "liveins: $a:b")
        );
        assert_eq!((header("bb.7:"), header("bb.x:")), (begin(7, None, ""), None));
        assert_eq!(unquoted("\"a\\22\\0A\" + 4"), Some((b"a\"\n".to_vec(), " + 4")));
        assert_eq!(
            (offset(" - 8"), offset(" + 4"), offset(""), offset("x")),
            (Some(-8), Some(4), Some(0), None)
        );
        assert_eq!(without_comments("A \";\" ; B"), "A \";\" ");
        assert_eq!(without_comments("A 1 /* ; */, \"/*\" /* x */ B /* \u{e9}"), "A 1 , \"/*\"  B /* \u{e9}");
        assert_eq!((integer("i32 -7"), integer("i32 x"), integer("if 1")), (Some(-7), None, None));
    }
}
