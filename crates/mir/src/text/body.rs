//! Blocks and instructions as text, to the ones of a function.
//!
//! Two walks over the lines: the first finds the blocks, the second fills them, since branches go forward, too. O(text).

use super::names::Names;
use super::read::{MAX_VREGS, ReadError, Result, Words};
use crate::frame::FrameIndex;
use crate::function::{Block, Function, InstFlags, MemBase, MemOperand, RegMask};
use crate::opcode;
use crate::operand::{Operand, Reg, RegFlags, RegOperand};
use crate::target::Isa;
use ir::Module;
use mc::debug::{Cfi, DwarfReg};
use support::hash::FxHashMap;
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
        func,
        opcodes: opcodes(isa),
        line: first_line,
        forward: Vec::new(),
    };
    reader.blocks(lines, first_line)?;
    let (mut block, mut in_bundle) = (None, false);
    for (i, text) in lines.iter().enumerate() {
        reader.line = first_line + i;
        let text = without_comment(text).trim();
        if text.is_empty() {
            continue;
        }
        if let Some(number) = header(text) {
            block = Some(Block::from_u32(number));
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
            reader.func.set_bundled(inst, in_bundle);
            in_bundle |= opens;
        }
    }
    let unclear = reader.forward.iter().find(|(number, _)| !reader.has_class[*number as usize]);
    if let Some(&(number, line)) = unclear {
        reader.line = line;
        return reader.error(format!("nothing says the class of register '%{number}'"));
    }
    reader.source_blocks();
    Ok(reader.func)
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

/// The line up to a `;` that is not in quotes.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            ';' if !quoted => return &line[..at],
            _ => {}
        }
    }
    line
}

/// The number of the block that `bb.2.name:` or `bb.2 (%ir-block.5):` begins.
fn header(text: &str) -> Option<u32> {
    let rest = text.strip_prefix("bb.")?.strip_suffix(':')?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// The name of the IR block in a header.
fn header_name(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("bb.")?.strip_suffix(':')?;
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(name) => Some(name),
        None => rest.trim().strip_prefix("(%ir-block.")?.strip_suffix(')'),
    }
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
        let mut seen = support::hash::FxHashSet::default();
        for (i, text) in lines.iter().enumerate() {
            let text = without_comment(text).trim();
            let Some(number) = header(text) else { continue };
            self.line = first_line + i;
            if number as usize > lines.len() * 16 || !seen.insert(number) {
                return self.error("a block's number is there twice, or far too large");
            }
            order.push((Block::from_u32(number), header_name(text)));
        }
        let count = order.iter().map(|(b, _)| b.as_u32() + 1).max().unwrap_or(0);
        self.func.create_blocks(count as usize);
        for &(block, name) in &order {
            let source = name.and_then(|n| self.names.find_block(n));
            self.func.block_mut(block).source = source.into();
        }
        self.func.set_order(&order.iter().map(|&(b, _)| b).collect::<Vec<_>>());
        Ok(())
    }

    /// IR blocks begin with the first of the blocks that were made of them.
    fn source_blocks(&mut self) {
        let mut found: Vec<(ir::Block, Block)> = Vec::new();
        let mut blocks: Vec<Block> = self.func.blocks().collect();
        blocks.sort_unstable();
        let mut known = support::hash::FxHashSet::default();
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
        let digits = text.trim().strip_prefix("%bb.").map(|t| t.split(['.', '(']).next().unwrap_or(""));
        let number =
            digits.and_then(|d| d.parse::<u32>().ok()).filter(|&n| (n as usize) < self.func.num_blocks());
        match number {
            Some(number) => Ok(Block::from_u32(number)),
            None => self.error(format!("'{text}' is no block")),
        }
    }

    fn successors(&mut self, block: Block, list: &str) -> Result<()> {
        let mut shares = Vec::new();
        for text in list.split(',') {
            let to = self.block(text)?;
            self.func.add_edge(block, to);
            let share = text.split_once("(0x").and_then(|(_, share)| share.trim_end().strip_suffix(')'));
            shares
                .extend(share.and_then(|share| u32::from_str_radix(share, 16).ok()).map(|share| (to, share)));
        }
        // Equal ones say nothing.
        if shares.iter().any(|&(_, share)| share != shares[0].1) {
            shares.into_iter().for_each(|(to, share)| self.func.set_share(block, to, share));
        }
        Ok(())
    }

    fn live_ins(&mut self, block: Block, list: &str) -> Result<()> {
        for text in list.split(',') {
            let reg = self.physical(text.trim())?;
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

    fn instruction(&mut self, block: Block, text: &str) -> Result<crate::Inst> {
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
        for piece in pieces(rest) {
            match piece.strip_prefix("debug-location ") {
                Some(name) => location = self.names.find_location(name.trim()),
                None => operands.push(self.operand(piece, RegFlags::USE)?),
            }
        }
        let inst = self.func.build(block, None, code, &operands);
        self.func.set_flags(inst, flags);
        self.func.set_location(inst, location);
        for access in mem.map_or(Vec::new(), pieces_in_parentheses) {
            let access = self.mem(access)?;
            self.func.add_mem(inst, access);
        }
        Ok(inst)
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
        if rest.starts_with('$') || is_virtual(rest) {
            return self.register(rest, flags);
        }
        if is_register {
            return self.error(format!("'{rest}' is no register"));
        }
        let mut target_flags = 0;
        if let Some((name, after)) = rest.strip_prefix("target-flags(").and_then(|t| t.split_once(')')) {
            target_flags = self.target_flags(name)?;
            rest = after.trim();
        }
        self.other_operand(rest, target_flags)
    }

    fn target_flags(&self, name: &str) -> Result<u8> {
        let image = &self.isa.target.image;
        let specifiers = image.records::<tables::instructions::Specifier>();
        let found = specifiers.iter().position(|s| image.string(s.name).trim_start_matches('%') == name);
        match found.and_then(|i| u8::try_from(i).ok()) {
            Some(flags) => Ok(flags),
            None => self.error(format!("unknown target flags '{name}'")),
        }
    }

    fn register(&mut self, text: &str, flags: RegFlags) -> Result<Operand> {
        let (text, tied) = match text.split_once("(tied-def ") {
            Some((text, number)) => (text, number.trim_end_matches(')').parse::<u8>().ok()),
            None => (text, None),
        };
        let (text, class) = match text.split_once(':') {
            Some((text, class)) => (text, Some(class)),
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
                let number = digits.parse::<u32>().ok().filter(|&n| i64::from(n) < MAX_VREGS);
                let Some(number) = number else { return self.error(format!("unknown register '{text}'")) };
                self.virtual_register(number, class)?
            }
            None => Reg::from(self.physical(text)?),
        };
        let tied = tied.map_or(0, |t| t.saturating_add(1));
        Ok(Operand::Reg(RegOperand { reg, sub, flags, tied }))
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
        if text.starts_with("%bb.") {
            return Ok(Operand::Block(self.block(text)?));
        }
        if let Some(n) = number(text.strip_prefix("%stack.")) {
            return self.frame_operand(n as i32, text);
        }
        if let Some(n) = number(text.strip_prefix("%fixed-stack.")) {
            return self.frame_operand(-1 - n as i32, text);
        }
        if let Some(index) = number(text.strip_prefix("%const.")) {
            return Ok(Operand::ConstantPool { index, flags });
        }
        if let Some(index) = number(text.strip_prefix("%jump-table.")) {
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
        if text.starts_with('@') {
            let (global, offset) = self.global(text)?;
            return Ok(Operand::Global { global, flags, offset });
        }
        self.error(format!("'{text}' is no operand"))
    }

    fn frame_operand(&self, index: i32, text: &str) -> Result<Operand> {
        let frame = &self.func.frame;
        let exists = if index < 0 {
            ((-1 - index) as usize) < frame.fixed_objects().len()
        } else {
            (index as usize) < frame.objects().len()
        };
        if exists {
            Ok(Operand::Frame(FrameIndex(index)))
        } else {
            self.error(format!("'{text}' is no stack object"))
        }
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
        let mut mask = vec![0u64; self.isa.num_regs().div_ceil(64)];
        for name in list.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let reg = self.physical(name)?;
            mask[reg.0 as usize / 64] |= 1 << (reg.0 % 64);
        }
        let mask = RegMask(mask);
        let known = self.func.reg_masks.iter().position(|m| *m == mask);
        let index = known.unwrap_or_else(|| {
            self.func.reg_masks.push(mask);
            self.func.reg_masks.len() - 1
        });
        Ok(Operand::RegMask(index as u32))
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
                    Some(&(_, ordering)) => mem.ordering = ordering,
                    None => break,
                },
            }
            rest = after.trim();
        }
        let bits = rest.strip_prefix("(s").and_then(|t| t.split_once(')'));
        let Some((bits, after)) = bits.and_then(|(b, after)| Some((b.parse::<u32>().ok()?, after))) else {
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
            _ => match (self.other_frame(name), name.strip_prefix("%ir.")) {
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

    fn other_frame(&self, name: &str) -> Option<FrameIndex> {
        let number = |prefix| name.strip_prefix(prefix)?.split('.').next()?.parse::<i32>().ok();
        let index = number("%stack.").or(number("%fixed-stack.").map(|n| -1 - n))?;
        matches!(self.frame_operand(index, name), Ok(Operand::Frame(_))).then_some(FrameIndex(index))
    }
}

/// Words of memory orderings, with their numbers in bitcode.
pub(crate) const ORDERINGS: &[(&str, u8)] =
    &[("unordered", 1), ("monotonic", 2), ("acquire", 3), ("release", 4), ("acq_rel", 5), ("seq_cst", 6)];

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

/// `%12`, with what may follow.
fn is_virtual(text: &str) -> bool {
    text.strip_prefix('%').is_some_and(|t| t.starts_with(|c: char| c.is_ascii_digit()))
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
        assert_eq!((header("bb.12.entry:"), header_name("bb.12.entry:")), (Some(12), Some("entry")));
        assert_eq!(header_name("bb.1 (%ir-block.5):"), Some("5"));
        assert_eq!(unquoted("\"a\\22\\0A\" + 4"), Some((b"a\"\n".to_vec(), " + 4")));
        assert_eq!(
            (offset(" - 8"), offset(" + 4"), offset(""), offset("x")),
            (Some(-8), Some(4), Some(0), None)
        );
        assert_eq!(without_comment("A \";\" ; B"), "A \";\" ");
    }
}
