//! Functions with funclets: values that are wanted on both sides of a border between funclets go to the frame.
//!
//! ```text
//!   %v = add i32 %a, %b                       %v = add i32 %a, %b
//!   invoke @f() to … unwind label %pad        store i32 %v, ptr %home
//!                                       →     invoke @f() to … unwind label %pad
//! handler:                                  handler:
//!   %c = catchpad …                           %c = catchpad …
//!   use %v                                    %copy = load i32, ptr %home
//!                                             use %copy
//! ```
//!
//! The runtime calls funclets, so no register is in one what it was in the function, nor the other way round: what crosses is in
//! memory. A border is the beginning of a pad, and of a block to which a handler returns. Afterwards the rest of code generation
//! knows of funclets only that their blocks stay together.
//!
//! # Steps
//! 1. A call in a cleanup of C++ leads to no pad: `__CxxFrameHandler3` ends the program when an exception comes out of a cleanup.
//!    What only such a pad led to is left empty.
//! 2. Filters' questions (`llvm.eh.exceptioncode`) are asked where the handler begins, as a register has the answer there.
//! 3. PHIs at borders, and in blocks that several funclets share, become an object: blocks that lead there store to it. In front
//!    of a `catchswitch`, which is no code, nothing can stand, so it is those before it that store; and the handlers move the
//!    value to a second object, since the first may be written again while the value is wanted.
//! 4. Values that live into a border, or leave a shared block, become an object. A value is stored where it is made and loaded in
//!    each other block that uses it.
//! 5. A block that several funclets share is copied, so that each funclet has its own.
//!
//! # Cost
//! O(instructions + blocks in which a value lives, summed over values).

use ir::builder::Builder;
use ir::inst::{Align, CallInfo};
use ir::module::Env;
use ir::{Block, Function, Global, Inst, InstData, InstView, Opcode, Type, TypeData, Value, ValueKind};
use isel::funclets::{self, Personality, colors, pad};
use smallvec::SmallVec;
use support::hash::{FxHashMap, FxHashSet};

const EXCEPTION_CODE: &[u8] = b"llvm.eh.exceptioncode";

/// Prepares a function, if it has funclets.
pub fn run(env: &mut Env, func: &mut Function, global: Global) {
    if !funclets::is_used(func) {
        return;
    }
    // Others are refused when instructions are selected.
    let Ok(personality) = Personality::of(env, global) else { return };
    let mut cx = Funclets { env, func, personality, shared: FxHashSet::default() };
    if personality == Personality::Cxx {
        cx.close_cleanups();
    }
    ask_first(cx.env, cx.func);
    cx.shared = shared(cx.func);
    cx.demote_phis();
    cx.demote_values();
    cx.divide();
}

/// Asks for an exception's code once, at the beginning of its handler.
fn ask_first(env: &Env, func: &mut Function) {
    let is_question = |func: &Function, inst: Inst| match func.view(inst) {
        InstView::Call { callee, args, .. } => {
            let name = callee.as_global().map(|callee| &env.globals[callee].name);
            name.is_some_and(|name| **name == *EXCEPTION_CODE)
                .then(|| args.first().copied()?.as_inst())
                .flatten()
        }
        _ => None,
    };
    let all: Vec<Inst> = func.blocks().flat_map(|block| func.block_insts(block)).collect();
    let mut asked: FxHashMap<Inst, Inst> = FxHashMap::default();
    let mut answers: FxHashMap<Value, Value> = FxHashMap::default();
    for inst in all {
        let Some(handler) = is_question(func, inst) else { continue };
        let first = *asked.entry(handler).or_insert(inst);
        func.remove_inst(inst);
        if first != inst {
            answers.insert(inst.into(), first.into());
        } else if let Some(next) = func.next_inst(handler) {
            func.insert_inst_before(inst, next);
        }
    }
    if !answers.is_empty() {
        replace(func, &answers);
    }
}

/// All uses of these values become uses of others.
fn replace(func: &mut Function, values: &FxHashMap<Value, Value>) {
    let all: Vec<Inst> = func.blocks().flat_map(|block| func.block_insts(block)).collect();
    for inst in all {
        for operand in func.operands_mut(inst) {
            if let Some(&other) = values.get(operand) {
                *operand = other;
            }
        }
    }
}

/// Blocks with several colors.
fn shared(func: &Function) -> FxHashSet<Block> {
    colors(func).into_iter().filter(|(_, colors)| colors.len() > 1).map(|(block, _)| block).collect()
}

struct Funclets<'a> {
    env: &'a mut Env,
    func: &'a mut Function,
    personality: Personality,
    /// Blocks of several funclets.
    shared: FxHashSet<Block>,
}

impl Funclets<'_> {
    /// Step 1.
    fn close_cleanups(&mut self) {
        let colors_before = colors(self.func);
        let is_cleanup = |func: &Function, color: &Block| {
            pad(func, *color).is_some_and(|pad| func.opcode(pad) == Opcode::CleanupPad)
        };
        let mut is_changed = false;
        for block in self.func.blocks().collect::<Vec<_>>() {
            let Some(end) = self.func.terminator(block) else { continue };
            let InstView::Invoke { normal, .. } = self.func.view(end) else { continue };
            let Some(colors) = colors_before.get(&block) else { continue };
            if colors.iter().all(|color| is_cleanup(self.func, color)) {
                self.become_call(block, end, normal);
                is_changed = true;
            }
        }
        if !is_changed {
            return;
        }
        let colors_after = colors(self.func);
        for block in self.func.blocks().collect::<Vec<_>>() {
            if !colors_before.contains_key(&block) || colors_after.contains_key(&block) {
                continue;
            }
            self.func
                .block_insts(block)
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|inst| self.func.remove_inst(inst));
            let mut build = Builder::new(self.env, self.func);
            build.position_at_end(block);
            build.unreachable();
        }
        self.mend_phis(&[]);
    }

    /// An `invoke` becomes a call and a branch.
    fn become_call(&mut self, block: Block, invoke: Inst, normal: Block) {
        let mut operands = self.func.operands(invoke).to_vec();
        // The callee is the last one, behind the destinations.
        let callee = operands.len() - 1;
        operands.drain(callee - 2..callee);
        let operands = self.func.make_operands(&operands);
        let data = self.func.inst_mut(invoke);
        (data.opcode, data.operands) = (Opcode::Call, operands);
        let location = self.func.debug_loc(invoke);
        let mut build = Builder::new(self.env, self.func);
        build.set_debug_loc(location);
        build.position_at_end(block);
        build.br(normal);
    }

    /// Blocks at whose beginning registers have lost what they held.
    fn borders(&self) -> FxHashSet<Block> {
        let func = &*self.func;
        let mut borders = FxHashSet::default();
        for block in func.blocks() {
            let first = pad(func, block).map(|inst| func.opcode(inst));
            // To handlers of `__C_specific_handler` control goes as to a landing pad.
            if first == Some(Opcode::CleanupPad) || (first.is_some() && self.personality == Personality::Cxx)
            {
                borders.insert(block);
            }
            if let Some(InstView::CatchRet { dest, .. }) = func.terminator(block).map(|inst| func.view(inst))
                && self.personality == Personality::Cxx
            {
                borders.insert(dest);
            }
        }
        borders
    }

    fn object(&mut self, ty: Type) -> Option<Value> {
        let entry = self.func.entry()?;
        let first = self.func.first_inst(entry)?;
        let mut build = Builder::new(self.env, self.func);
        build.position_before(first);
        Some(build.alloca(ty, Align::NONE))
    }

    fn load_before(&mut self, ty: Type, object: Value, before: Inst) -> Value {
        let location = self.func.debug_loc(before);
        let mut build = Builder::new(self.env, self.func);
        build.set_debug_loc(location);
        build.position_before(before);
        build.load(ty, object, Align::NONE)
    }

    fn store_before(&mut self, value: Value, object: Value, before: Inst) {
        let mut build = Builder::new(self.env, self.func);
        build.position_before(before);
        build.store(value, object, Align::NONE);
    }

    fn phis(&self, block: Block) -> Vec<Inst> {
        let func = &*self.func;
        func.block_insts(block).take_while(|&inst| func.opcode(inst) == Opcode::Phi).collect()
    }

    fn first_behind_phis(&self, block: Block) -> Option<Inst> {
        self.func.block_insts(block).find(|&inst| self.func.opcode(inst) != Opcode::Phi)
    }

    // PHIs.

    fn demote_phis(&mut self) {
        let borders = self.borders();
        let wants = |this: &Self, block: Block| {
            borders.contains(&block) || this.shared.contains(&block) || pad(this.func, block).is_some()
        };
        let blocks: Vec<Block> = self.func.blocks().filter(|&block| wants(self, block)).collect();
        let all: Vec<(Block, Inst)> = blocks
            .iter()
            .flat_map(|&block| self.phis(block).into_iter().map(move |phi| (block, phi)))
            .collect();
        let predecessors = predecessors(self.func);
        // Stores first: the incoming values still are PHIs.
        let mut objects = Vec::new();
        for &(block, phi) in &all {
            let Some(object) = self.object(self.func.inst(phi).ty) else { return };
            self.store_incoming(block, phi, object, &predecessors);
            objects.push(object);
        }
        for &(_, phi) in &all {
            self.func.remove_inst(phi);
        }
        let mut values: FxHashMap<Value, Value> = FxHashMap::default();
        for (&(block, phi), &object) in all.iter().zip(&objects) {
            values.extend(self.load_phi(block, phi, object).map(|value| (phi.into(), value)));
        }
        replace(self.func, &values);
    }

    /// Stores what a PHI gets in the blocks that it comes from.
    fn store_incoming(
        &mut self,
        block: Block,
        phi: Inst,
        object: Value,
        predecessors: &FxHashMap<Block, Vec<Block>>,
    ) {
        let mut pending: Vec<(Block, Block, Value)> = incoming(self.func, phi, block);
        let mut seen: FxHashSet<(Block, Block, Value)> = FxHashSet::default();
        while let Some((from, to, value)) = pending.pop() {
            // Modules that were not verified may have switches that lead to each other.
            if !seen.insert((from, to, value)) {
                continue;
            }
            if funclets::is_switch(self.func, from) {
                let is_own = value.as_inst().is_some_and(|inst| {
                    self.func.opcode(inst) == Opcode::Phi && self.func.block_of(inst) == Some(from)
                });
                match value.as_inst().filter(|_| is_own) {
                    Some(inner) => pending.extend(incoming(self.func, inner, from)),
                    None => {
                        let before = predecessors.get(&from).into_iter().flatten();
                        pending.extend(before.map(|&before| (before, from, value)));
                    }
                }
                continue;
            }
            let Some(end) = self.func.terminator(from) else { continue };
            if value == end.into() {
                // What a call returns is stored on the way.
                let way = self.split(from, to);
                if let Some(end) = self.func.terminator(way) {
                    self.store_before(value, object, end);
                }
            } else {
                self.store_before(value, object, end);
            }
        }
    }

    /// Loads a PHI where it stands, or where it is used. Gives what stands for it in the first case.
    fn load_phi(&mut self, block: Block, phi: Inst, object: Value) -> Option<Value> {
        let ty = self.func.inst(phi).ty;
        if !funclets::is_switch(self.func, block) {
            let mut first = self.first_behind_phis(block)?;
            if pad(self.func, block) == Some(first) {
                first = self.func.next_inst(first).unwrap_or(first);
            }
            return Some(self.load_before(ty, object, first));
        }
        let home = self.object(ty)?;
        for to in funclets::destinations(self.func, block) {
            let behind = pad(self.func, to).and_then(|pad| self.func.next_inst(pad));
            if let Some(behind) = behind {
                let value = self.load_before(ty, object, behind);
                self.store_before(value, home, behind);
            }
        }
        let func = &*self.func;
        let all = func.blocks().flat_map(|block| func.block_insts(block));
        let users: Vec<Inst> = all.filter(|&inst| func.operands(inst).contains(&phi.into())).collect();
        self.load_uses((phi.into(), ty), home, None, &users);
        None
    }

    /// A block on the way from one to another, which nothing else leads through.
    fn split(&mut self, from: Block, to: Block) -> Block {
        let Some(end) = self.func.terminator(from) else { return from };
        let way = self.func.create_block();
        self.func.insert_block_after(way, from);
        let mut build = Builder::new(self.env, self.func);
        build.position_at_end(way);
        build.br(to);
        if let InstView::Invoke { normal, .. } = self.func.view(end)
            && normal == to
        {
            // The normal destination comes before the other one.
            if let Some(operand) = self.func.operands_mut(end).iter_mut().find(|v| v.as_block() == Some(to)) {
                *operand = way.into();
            }
        }
        for phi in self.phis(to) {
            for operand in self.func.operands_mut(phi) {
                if operand.as_block() == Some(from) {
                    *operand = way.into();
                }
            }
        }
        if self.shared.contains(&from) {
            self.shared.insert(way);
        }
        way
    }

    // Other values.

    fn demote_values(&mut self) {
        let borders = self.borders();
        let predecessors = predecessors(self.func);
        let mut uses: FxHashMap<Value, Vec<(Inst, Block)>> = FxHashMap::default();
        let mut order: Vec<Value> = Vec::new();
        for block in self.func.blocks() {
            for inst in self.func.block_insts(block) {
                let is_phi = self.func.opcode(inst) == Opcode::Phi;
                let operands = self.func.operands(inst);
                for (at, &value) in operands.iter().enumerate() {
                    let from = if is_phi { operands.get(at + 1).and_then(|v| v.as_block()) } else { None };
                    let used_in = from.unwrap_or(block);
                    let made_in = match value.kind() {
                        ValueKind::Inst(inst) => self.func.block_of(inst),
                        ValueKind::Arg(_) => self.func.entry(),
                        _ => continue,
                    };
                    if made_in != Some(used_in) {
                        uses.entry(value)
                            .or_insert_with(|| {
                                order.push(value);
                                Vec::new()
                            })
                            .push((inst, used_in));
                    }
                }
            }
        }
        for value in order {
            let made_in = match value.kind() {
                ValueKind::Inst(inst) => self.func.block_of(inst),
                _ => self.func.entry(),
            };
            let Some(made_in) = made_in else { continue };
            let ty = self.type_of(value);
            if matches!(self.env.types.get(ty), TypeData::Token) || self.is_object(value) {
                continue;
            }
            let users = &uses[&value];
            let blocks = users.iter().map(|&(_, block)| block).collect();
            if self.shared.contains(&made_in) || crosses(made_in, blocks, &borders, &predecessors) {
                let mut insts: Vec<Inst> = users.iter().map(|&(inst, _)| inst).collect();
                insts.dedup();
                self.demote(value, made_in, ty, &insts);
            }
        }
    }

    fn type_of(&self, value: Value) -> Type {
        ir::Scope::new(self.env, self.func).type_of(value)
    }

    /// Whether a value is the address of an object of the frame, which all funclets know.
    fn is_object(&self, value: Value) -> bool {
        let Some(inst) = value.as_inst() else { return false };
        let InstView::Alloca { count, .. } = self.func.view(inst) else { return false };
        let scope = ir::Scope::new(self.env, self.func);
        let is_fixed = scope.constant(count).is_some_and(|data| matches!(data.kind, ir::ConstKind::Int(_)));
        is_fixed && self.func.block_of(inst) == self.func.entry()
    }

    fn demote(&mut self, value: Value, made_in: Block, ty: Type, users: &[Inst]) {
        let Some(object) = self.object(ty) else { return };
        let behind = match value.as_inst() {
            None => self.func.block_insts(made_in).find(|&inst| self.func.opcode(inst) != Opcode::Alloca),
            Some(inst) => match self.func.view(inst) {
                InstView::Invoke { normal, .. } => {
                    let way = self.split(made_in, normal);
                    self.func.first_inst(way)
                }
                InstView::Phi { .. } => self.first_behind_phis(made_in),
                _ => self.func.next_inst(inst),
            },
        };
        let Some(behind) = behind else { return };
        self.store_before(value, object, behind);
        self.load_uses((value, ty), object, Some(made_in), users);
    }

    /// Each block but `made_in` that uses a value loads it, once. The users are in the order of the function.
    fn load_uses(
        &mut self,
        (value, ty): (Value, Type),
        object: Value,
        made_in: Option<Block>,
        users: &[Inst],
    ) {
        let mut loaded: FxHashMap<Block, Value> = FxHashMap::default();
        for &inst in users {
            let Some(block) = self.func.block_of(inst) else { continue };
            if pad(self.func, block) == Some(inst) {
                // Nothing can stand before a pad: selection says so.
                continue;
            }
            if self.func.opcode(inst) == Opcode::Phi {
                self.load_incoming(inst, (value, ty), object, made_in);
            } else if made_in != Some(block) {
                let copy = loaded.get(&block).copied();
                let copy = copy.unwrap_or_else(|| self.load_before(ty, object, inst));
                loaded.insert(block, copy);
                for operand in self.func.operands_mut(inst).iter_mut().filter(|operand| **operand == value) {
                    *operand = copy;
                }
            }
        }
    }

    /// What a PHI gets is loaded where it comes from.
    fn load_incoming(
        &mut self,
        phi: Inst,
        (value, ty): (Value, Type),
        object: Value,
        made_in: Option<Block>,
    ) {
        let mut copies: SmallVec<[(Block, Value); 2]> = SmallVec::new();
        for at in (0..self.func.operands(phi).len()).step_by(2) {
            let operands = self.func.operands(phi);
            let (Some(&own), Some(from)) =
                (operands.get(at), operands.get(at + 1).and_then(|v| v.as_block()))
            else {
                continue;
            };
            // The way from a call on which its result is stored has that, too.
            let is_way = self.func.successors(from).count() == 1
                && self.func.first_inst(from).is_some_and(|first| {
                    self.func.opcode(first) == Opcode::Store && self.func.operands(first) == [value, object]
                });
            if own != value || made_in == Some(from) || is_way {
                continue;
            }
            let Some(end) = self.func.terminator(from) else { continue };
            let known = copies.iter().find(|(block, _)| *block == from).map(|&(_, copy)| copy);
            let copy = known.unwrap_or_else(|| self.load_before(ty, object, end));
            copies.push((from, copy));
            self.func.operands_mut(phi)[at] = copy;
        }
    }

    // Shared blocks.

    /// Gives each funclet blocks of its own. What shared blocks make nobody else uses.
    fn divide(&mut self) {
        let colors = colors(self.func);
        let blocks: Vec<Block> = self.func.blocks().collect();
        // By color and block: the copy.
        let mut copies: FxHashMap<(Block, Block), Block> = FxHashMap::default();
        let mut made = Vec::new();
        for &block in &blocks {
            let Some(colors) = colors.get(&block) else { continue };
            let mut after = block;
            for &color in colors.iter().skip(1) {
                let copy = self.copy_block(block, after);
                after = copy;
                copies.insert((color, block), copy);
                made.push((color, block, copy));
            }
        }
        if made.is_empty() {
            return;
        }
        for &block in &blocks {
            let Some(&color) = colors.get(&block).and_then(|colors| colors.first()) else { continue };
            self.redirect(block, color, &copies, &colors);
        }
        for &(color, _, copy) in &made {
            self.redirect(copy, color, &copies, &colors);
        }
        self.mend_phis(&made);
    }

    /// The successors of a block are those of its color.
    fn redirect(
        &mut self,
        block: Block,
        color: Block,
        copies: &FxHashMap<(Block, Block), Block>,
        colors: &funclets::Colors,
    ) {
        let Some(end) = self.func.terminator(block) else { return };
        let color = match self.func.view(end) {
            InstView::CatchRet { pad, .. } => {
                let handler = pad.as_inst().and_then(|pad| funclets::parent(self.func, pad));
                let outer = handler.and_then(|switch| funclets::parent(self.func, switch));
                outer.and_then(|pad| self.func.block_of(pad)).or_else(|| self.func.entry()).unwrap_or(color)
            }
            _ => color,
        };
        for operand in self.func.operands_mut(end) {
            if let Some(to) = operand.as_block()
                && colors.get(&to).is_some_and(|colors| colors.len() > 1)
                && let Some(&copy) = copies.get(&(color, to))
            {
                *operand = copy.into();
            }
        }
    }

    /// PHIs name the blocks that lead to them.
    fn mend_phis(&mut self, made: &[(Block, Block, Block)]) {
        let predecessors = predecessors(self.func);
        let none = Vec::new();
        for block in self.func.blocks().collect::<Vec<_>>() {
            let from = predecessors.get(&block).unwrap_or(&none);
            for phi in self.phis(block) {
                let pairs: Vec<(Block, Value)> = incoming(self.func, phi, block)
                    .into_iter()
                    .map(|(from, _, value)| (from, value))
                    .collect();
                let mut operands: Vec<Value> = Vec::new();
                for &(source, value) in &pairs {
                    let twins = made.iter().filter(|&&(_, original, _)| original == source);
                    let blocks = std::iter::once(source).chain(twins.map(|&(_, _, copy)| copy));
                    for source in blocks.filter(|source| from.contains(source)) {
                        operands.extend([value, source.into()]);
                    }
                }
                let operands = self.func.make_operands(&operands);
                self.func.inst_mut(phi).operands = operands;
            }
        }
    }

    fn copy_block(&mut self, block: Block, after: Block) -> Block {
        let copy = self.func.create_block();
        self.func.insert_block_after(copy, after);
        let insts: Vec<Inst> = self.func.block_insts(block).collect();
        let mut values: FxHashMap<Value, Value> = FxHashMap::default();
        for inst in insts {
            let operands: Vec<Value> = self.func.operands(inst).to_vec();
            let operands: Vec<Value> =
                operands.iter().map(|v| values.get(v).copied().unwrap_or(*v)).collect();
            let operands = self.func.make_operands(&operands);
            let data = *self.func.inst(inst);
            let aux = if data.opcode.is_call() {
                let info: CallInfo = self.func.call_info(inst).clone();
                self.func.make_call(info).as_u32()
            } else {
                data.aux
            };
            let new = InstData::new(data.opcode, data.ty, operands)
                .with_sub(data.sub)
                .with_flags(data.flags)
                .with_aux(aux);
            let new = self.func.create_inst(new);
            self.func.append_inst(new, copy);
            self.func.set_debug_loc(new, self.func.debug_loc(inst));
            for attachment in self.func.attachments(inst).collect::<Vec<_>>() {
                self.func.add_attachment(new, attachment);
            }
            values.insert(inst.into(), new.into());
        }
        copy
    }
}

/// From where, to where, and which value.
fn incoming(func: &Function, phi: Inst, block: Block) -> Vec<(Block, Block, Value)> {
    let pairs = func.operands(phi).chunks_exact(2);
    pairs.filter_map(|pair| Some((pair[1].as_block()?, block, pair[0]))).collect()
}

fn predecessors(func: &Function) -> FxHashMap<Block, Vec<Block>> {
    let mut predecessors: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
    for block in func.blocks() {
        for to in func.successors(block) {
            let from = predecessors.entry(to).or_default();
            if from.last() != Some(&block) {
                from.push(block);
            }
        }
    }
    predecessors
}

/// Whether a value lives into a border on its way to a use.
fn crosses(
    made_in: Block,
    used_in: Vec<Block>,
    borders: &FxHashSet<Block>,
    predecessors: &FxHashMap<Block, Vec<Block>>,
) -> bool {
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    let mut pending = used_in;
    while let Some(block) = pending.pop() {
        if block == made_in || !seen.insert(block) {
            continue;
        }
        if borders.contains(&block) {
            return true;
        }
        pending.extend(predecessors.get(&block).into_iter().flatten());
    }
    false
}
