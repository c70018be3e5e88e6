//! Inline assembly: constraints decide where operands are; the text stays as it is until emission.
//!
//! ```text
//! t1: ch,glue = CopyToReg t0, %5, argument
//! t2: ch,glue = inlineasm t1, text, flags, group, %4, group, %5, …, t1:1
//! t3: i64,ch,glue = CopyFromReg t2, %4, t2:1
//! ```
//!
//! The groups are those of [`mir::inline_asm`]. Constraints: `r` and what a register holds otherwise by the letters that the
//! target knows, `{name}` one register, `m` an address, `i`, `n`, `s` and the target's letters for immediates constants, `X`
//! anything, `p` the memory at an address, `{@cond}` whether a condition holds after the text, a digit the same place as that
//! output, `!i` a block that the text may jump to; `=` marks an output, `&` one written early, `*` one in memory, `~` what the
//! text changes on the side.

use super::{Builder, Scalars};
use crate::dag::{Dag, Parts, Payload, Value};
use crate::lowering::{AsmCondition, AsmConstraint, Result, Unsupported};
use ir::attributes::{AttrKind, Attribute};
use ir::inst::CallInfo;
use ir::{ConstKind, GlobalKind, Inst};
use mir::Reg;
use mir::inline_asm::{Group, GroupKind, extra};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::{Kind, ValueType};

/// One part of the constraint string.
#[derive(Clone, Debug, Default)]
struct Constraint<'c> {
    is_output: bool,
    is_clobber: bool,
    is_early: bool,
    is_indirect: bool,
    /// It stands for a block that the text may jump to.
    is_label: bool,
    /// What is left: letters, or a register in braces.
    codes: &'c str,
}

impl<'c> Constraint<'c> {
    fn parse(text: &'c str) -> Constraint<'c> {
        let mut this = Constraint::default();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            match c {
                '=' => this.is_output = true,
                '~' => this.is_clobber = true,
                '&' => this.is_early = true,
                '*' => this.is_indirect = true,
                '!' => this.is_label = true,
                '%' => {}
                _ => break,
            }
            rest = &rest[1..];
        }
        // Of alternatives, the first.
        this.codes = rest.split('|').next().unwrap_or(rest);
        this
    }

    /// The register that is named first.
    fn register(&self) -> Option<&'c str> {
        Some(self.codes.strip_prefix('{')?.split_once('}')?.0)
    }

    /// The output that an input shares its place with.
    fn same_as(&self) -> Option<usize> {
        self.codes.parse().ok()
    }
}

/// Splits at commas that are not inside of braces.
fn parts(constraints: &str) -> Vec<Constraint<'_>> {
    let mut depth = 0;
    let split = constraints.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    split.filter(|p| !p.is_empty()).map(Constraint::parse).collect()
}

/// Where an operand is.
enum Place {
    Registers(SmallVec<[Reg; 2]>, ValueType),
    Memory,
    Constant(Value),
}

/// An output that is read after the statement.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    ty: ValueType,
    pub registers: SmallVec<[Reg; 2]>,
    pub held: ValueType,
    /// Where it is stored then, if it is no result.
    address: Option<Value>,
    /// It is 0 or 1.
    is_truth: bool,
}

/// The registers of an operand, and the type of value in each; none if it is no register.
#[derive(Clone)]
struct Held {
    registers: SmallVec<[Reg; 2]>,
    ty: ValueType,
}

impl Held {
    fn nothing() -> Held {
        Held { registers: SmallVec::new(), ty: ValueType::OTHER }
    }
}

/// The statement on the way.
#[derive(Default)]
struct Statement {
    operands: Vec<Value>,
    /// Registers that are written before, with their values.
    inputs: Vec<(Reg, Value)>,
    /// Those of them with parts of addresses, which several operands may have.
    addresses: Vec<(Reg, Value)>,
    outputs: Vec<Output>,
    /// By operand of the source, which is the number of its group.
    groups: Vec<Held>,
    /// Registers that the statement names.
    named: Vec<mc::Reg>,
    /// Instructions after the text that store conditions.
    after: String,
}

impl Builder<'_, '_> {
    pub(super) fn inline_assembly(
        &mut self,
        inst: Inst,
        callee: ir::Value,
        args: &[ir::Value],
        info: &CallInfo,
        labels: &[mir::Block],
    ) -> Result<Scalars> {
        let mut labels = labels.iter();
        let asm = match self.state.scope.constant(callee).map(|data| &data.kind) {
            Some(ConstKind::InlineAsm(asm)) => asm.clone(),
            _ => return Err(Unsupported::new("inline assembly")),
        };
        let constraints = String::from_utf8_lossy(&asm.constraints).into_owned();
        let constraints = parts(&constraints);
        let results = self.state.scalars(self.state.source.inst(inst).ty)?;
        let mut results = results.iter().map(|(ty, _)| *ty);
        let mut args = args.iter().copied().enumerate();
        let named = constraints.iter().filter_map(|c| self.named_register(c.register()?, None)).collect();
        let mut statement = Statement { named, ..Statement::default() };
        for (index, constraint) in constraints.iter().enumerate() {
            if constraint.is_clobber {
                self.clobber(constraint, &mut statement);
            } else if constraint.is_label {
                let &block = labels.next().ok_or_else(|| wrong(constraint))?;
                let group = self.group(Group::new(GroupKind::Immediate, 1));
                let label = self.dag.block(block);
                statement.groups.push(Held::nothing());
                statement.operands.extend([group, label]);
            } else if constraint.is_output && !constraint.is_indirect {
                let ty = results.next().ok_or_else(|| wrong(constraint))?;
                self.asm_output(constraint, ty, None, &mut statement)?;
            } else {
                let (arg_index, arg) = args.next().ok_or_else(|| wrong(constraint))?;
                // What an input shares is a register, and is stored afterwards.
                let is_shared = constraints[index + 1..].iter().any(|c| c.same_as() == Some(index));
                if constraint.is_output && (is_shared || !self.asm_allows_memory(constraint)) {
                    let ty = self.asm_element(info, arg_index).ok_or_else(|| wrong(constraint))?;
                    let address = self.scalar(arg)?;
                    self.asm_output(constraint, ty, Some(address), &mut statement)?;
                } else {
                    self.asm_input(constraint, arg, &mut statement)?;
                }
            }
        }
        let touches = constraints.iter().any(|c| c.codes == "{memory}" || c.is_indirect);
        let mut flags = if asm.side_effect { extra::SIDE_EFFECT } else { 0 };
        flags |= if asm.align_stack { extra::ALIGN_STACK } else { 0 };
        flags |= if asm.intel_dialect { extra::INTEL } else { 0 };
        flags |= if touches { extra::MAY_LOAD | extra::MAY_STORE } else { 0 };
        let text = [&*asm.asm, statement.after.as_bytes()].concat();
        self.asm_statement(&text, flags, statement)
    }

    /// The node, between the copies in and the copies out.
    fn asm_statement(&mut self, text: &[u8], flags: i64, statement: Statement) -> Result<Scalars> {
        let pointer = self.pointer_type();
        let (mut chain, mut glue) = (self.ordered_chain(), None);
        for (reg, value) in statement.inputs {
            let copy = self.dag.copy_to_reg(chain, reg, value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
        }
        let symbol = self.dag.shared.symbol(text);
        let text = self.dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, pointer, Payload::Symbol(symbol, 0));
        let flags = self.dag.target_constant(flags, ValueType::I64);
        let mut operands = vec![chain, text, flags];
        operands.extend(statement.operands);
        operands.extend(glue);
        let types = [ValueType::OTHER, ValueType::GLUE];
        let node = self.dag.make(Parts::new(NodeOp::INLINEASM, &types, &operands));
        let (mut chain, mut glue) = (Value::new(node, 0), Value::new(node, 1));
        let mut out = Scalars::new();
        let mut stored = Vec::new();
        for output in statement.outputs {
            let Output { ty, held, address, .. } = output;
            let mut pieces: SmallVec<[Value; 2]> = SmallVec::new();
            for &reg in &output.registers {
                let copy = self.dag.copy_from_reg(chain, reg, held, Some(glue));
                (chain, glue) = (Value::new(copy, 1), Value::new(copy, 2));
                pieces.push(copy.into());
            }
            let value = self.asm_result(&output, &pieces);
            match address {
                Some(address) => stored.push((address, value, ty)),
                None => out.push(value),
            }
            if let Some(results) = self.fixed_results.as_mut().filter(|_| address.is_none()) {
                results.push(output);
            }
        }
        for (address, value, ty) in stored {
            let mem = mir::MemOperand { is_store: true, ..crate::call::access(ty) };
            chain = self.dag.store(chain, value, address, mem);
        }
        self.chain = chain;
        Ok(out)
    }

    /// The value of an output from what is in its registers.
    pub(super) fn asm_result(&mut self, output: &Output, pieces: &[Value]) -> Value {
        let &Output { ty, held, is_truth, .. } = output;
        match pieces.first() {
            Some(&truth) if is_truth && ty.scalar_bits() > held.scalar_bits() => {
                self.dag.value(NodeOp::ZERO_EXTEND, ty, &[truth])
            }
            Some(&truth) if is_truth && ty != held => self.dag.value(NodeOp::TRUNCATE, ty, &[truth]),
            Some(&piece) if is_wider_format(held, ty) => self.dag.value(NodeOp::FP_ROUND, ty, &[piece]),
            Some(&piece) if self.scalar_for(ty) == Some(held) => self.with_lanes(piece, ty),
            Some(&piece) if pieces.len() == 1 && !held.is_scalar_int() && !ty.is_vector() && ty != held => {
                let bits = self.dag.value(NodeOp::BITCAST, ValueType::int(held.bits() as u32), &[piece]);
                self.of_parts(ty, &[bits])
            }
            _ => self.of_parts(ty, pieces),
        }
    }

    /// Whether an operand that the statement has the address of may stay in memory.
    fn asm_allows_memory(&self, constraint: &Constraint<'_>) -> bool {
        codes(constraint.codes).any(|code| self.is_memory_code(code))
    }

    /// The type of what is at an indirect operand.
    fn asm_element(&mut self, info: &CallInfo, arg: usize) -> Option<ValueType> {
        let attributes = &self.state.scope.env.attributes;
        let &Attribute::Type(_, Some(ty)) =
            attributes.param_attr(info.attributes, arg, AttrKind::ElementType)?
        else {
            return None;
        };
        if let Ok(found) = self.state.value_type(ty) {
            return Some(found);
        }
        // A structure is the integer of its size.
        let bits = self.state.layout(ty).ok()?.size_bits.as_fixed()?;
        matches!(bits, 8 | 16 | 32 | 64 | 128).then(|| ValueType::int(bits as u32))
    }

    /// A register of the class of a virtual one that calls do not preserve and that the statement has no other use for.
    fn fixed_register(&self, reg: Reg, others: &[Reg], statement: &Statement) -> Option<Reg> {
        let Some(class) = self.state.machine.class_of(reg) else { return Some(reg) };
        let isa = self.state.isa;
        let preserved = self.state.lowering.preserved(isa, ir::CallingConv::C);
        let used = statement.outputs.iter().flat_map(|output| &output.registers).chain(others);
        let taken: Vec<mc::Reg> =
            used.filter_map(|reg| reg.as_physical()).chain(statement.named.iter().copied()).collect();
        let overlaps = |a: mc::Reg, b: mc::Reg| isa.overlap(a, b);
        let mut free = isa
            .class(class)
            .members
            .iter()
            .copied()
            .filter(|&member| preserved.iter().chain(&taken).all(|&other| !overlaps(member, other)));
        // Those at the end are asked for by name least often.
        free.next_back().map(Reg::from)
    }

    fn group(&mut self, group: Group) -> Value {
        self.dag.target_constant(group.to_number(), ValueType::I64)
    }

    fn clobber(&mut self, constraint: &Constraint<'_>, statement: &mut Statement) {
        // Names of what is no register, such as memory, say nothing more.
        let Some(reg) = constraint.register().and_then(|name| self.named_register(name, None)) else {
            return;
        };
        let group = self.group(Group::new(GroupKind::Clobber, 1));
        let register = self.dag.register(reg.into(), ValueType::UNTYPED);
        statement.operands.extend([group, register]);
    }

    fn asm_output(
        &mut self,
        constraint: &Constraint<'_>,
        ty: ValueType,
        address: Option<Value>,
        statement: &mut Statement,
    ) -> Result<()> {
        let condition = constraint.register().and_then(|name| name.strip_prefix("@"));
        let condition = match condition.map(|name| self.state.lowering.asm_condition(name)) {
            None => None,
            Some(Some(found)) if ty.is_int() => Some(found),
            Some(_) => return Err(wrong(constraint)),
        };
        let place = match &condition {
            None => self.asm_place(constraint, ty, None)?,
            Some(AsmCondition { code, ty, .. }) => {
                let place = Constraint { codes: code, ..constraint.clone() };
                self.asm_place(&place, *ty, None)?
            }
        };
        let Place::Registers(mut registers, held) = place else {
            return Err(wrong(constraint));
        };
        if self.fixed_results.is_some() && address.is_none() {
            let mut fixed: SmallVec<[Reg; 2]> = SmallVec::new();
            for reg in registers {
                let found = self.fixed_register(reg, &fixed, statement);
                fixed.push(found.ok_or_else(|| wrong(constraint))?);
            }
            registers = fixed;
        }
        if let Some(AsmCondition { instruction, .. }) = &condition {
            // The text itself stores it: nothing can come between.
            statement.after.push_str(&format!("\n\t{instruction}\t${}", statement.groups.len()));
        }
        let kind = if constraint.is_early { GroupKind::EarlyClobberDef } else { GroupKind::Def };
        let group = self.group(Group::new(kind, registers.len()));
        statement.groups.push(Held { registers: registers.clone(), ty: held });
        statement.operands.push(group);
        for &reg in &registers {
            let register = self.dag.register(reg, held);
            statement.operands.push(register);
        }
        let is_truth = condition.is_some();
        statement.outputs.push(Output { ty, registers, held, address, is_truth });
        Ok(())
    }

    fn asm_input(
        &mut self,
        constraint: &Constraint<'_>,
        arg: ir::Value,
        statement: &mut Statement,
    ) -> Result<()> {
        let value = self.scalar(arg)?;
        if constraint.is_indirect && !self.asm_allows_memory(constraint) {
            return Err(wrong(constraint));
        }
        if constraint.is_indirect || constraint.codes == "p" {
            return self.asm_memory(value, statement);
        }
        if let Some(other) = constraint.same_as() {
            let Held { registers, ty: held } =
                statement.groups.get(other).cloned().ok_or_else(|| wrong(constraint))?;
            if registers.is_empty() {
                return Err(wrong(constraint));
            }
            // A register of its own, which is made the same when registers are allocated.
            let own: SmallVec<[Reg; 2]> = registers
                .iter()
                .map(|&reg| match self.state.machine.class_of(reg) {
                    Some(class) => self.state.machine.new_vreg(class),
                    None => reg,
                })
                .collect();
            statement.groups.push(Held { registers: own.clone(), ty: held });
            let same = Group { same_as: Some(other as u16), ..Group::new(GroupKind::Use, own.len()) };
            return self.asm_registers(same, own, held, value, statement);
        }
        let ty = self.dag.type_of(value);
        let constant = self.asm_constant(value);
        match self.asm_place(constraint, ty, constant)? {
            Place::Registers(registers, held) => {
                statement.groups.push(Held { registers: registers.clone(), ty: held });
                let group = Group::new(GroupKind::Use, registers.len());
                self.asm_registers(group, registers, held, value, statement)
            }
            Place::Memory => {
                // A value in memory: it gets a place there.
                let bytes = (ty.bits() as u32).div_ceil(8);
                let align = bytes.next_power_of_two().ilog2() as u8;
                let index = self.dag.shared.temporary(bytes.into(), align);
                let place = self.frame_index(index);
                let mem = mir::MemOperand { is_store: true, ..crate::call::access(ty) };
                let chain = self.ordered_chain();
                self.chain = self.dag.store(chain, value, place, mem);
                self.asm_memory(place, statement)
            }
            Place::Constant(operand) => {
                let group = self.group(Group::new(GroupKind::Immediate, 1));
                statement.groups.push(Held::nothing());
                statement.operands.extend([group, operand]);
                Ok(())
            }
        }
    }

    /// An input in registers.
    fn asm_registers(
        &mut self,
        group: Group,
        registers: SmallVec<[Reg; 2]>,
        held: ValueType,
        value: Value,
        statement: &mut Statement,
    ) -> Result<()> {
        let ty = self.dag.type_of(value);
        let pieces: SmallVec<[Value; 2]> = if ty == held {
            SmallVec::from_elem(value, 1)
        } else if is_wider_format(held, ty) {
            SmallVec::from_elem(self.dag.value(NodeOp::FP_EXTEND, held, &[value]), 1)
        } else if self.scalar_for(ty) == Some(held) {
            SmallVec::from_elem(self.with_lanes(value, held), 1)
        } else if registers.len() == 1 {
            let bits = self.as_int(value);
            let own = self.dag.type_of(bits);
            let int = ValueType::int(held.bits() as u32);
            let wide = match own.scalar_bits().cmp(&int.scalar_bits()) {
                std::cmp::Ordering::Less => self.dag.value(NodeOp::ANY_EXTEND, int, &[bits]),
                std::cmp::Ordering::Equal => bits,
                std::cmp::Ordering::Greater => self.dag.value(NodeOp::TRUNCATE, int, &[bits]),
            };
            let wide = if int == held { wide } else { self.dag.value(NodeOp::BITCAST, held, &[wide]) };
            SmallVec::from_elem(wide, 1)
        } else {
            let bits = if held.is_int() { self.as_int(value) } else { value };
            self.split_into_parts(bits)?
        };
        let group = self.group(group);
        statement.operands.push(group);
        for (&reg, piece) in registers.iter().zip(pieces) {
            statement.inputs.push((reg, piece));
            let register = self.dag.register(reg, held);
            statement.operands.push(register);
        }
        Ok(())
    }

    /// The memory at an address.
    fn asm_memory(&mut self, address: Value, statement: &mut Statement) -> Result<()> {
        let pointer = self.pointer_type();
        let (lowering, isa) = (self.state.lowering, self.state.isa);
        let state = &mut *self.state;
        let Statement { inputs, addresses, .. } = statement;
        let mut register = |dag: &mut Dag, value: Value| {
            if let Some(&(known, _)) = addresses.iter().find(|&&(_, other)| other == value) {
                return Ok(dag.register(known, pointer));
            }
            let reg = state.new_register(pointer)?;
            inputs.push((reg, value));
            addresses.push((reg, value));
            Ok(dag.register(reg, pointer))
        };
        let operands = lowering.asm_memory_operands(isa, self.dag, address, &mut register)?;
        let group = self.group(Group::new(GroupKind::Memory, operands.len()));
        statement.groups.push(Held::nothing());
        statement.operands.push(group);
        statement.operands.extend(operands);
        Ok(())
    }

    fn asm_constant(&mut self, value: Value) -> Option<Value> {
        let ty = self.dag.type_of(value);
        if let Some(number) = number(self.dag, value, MAX_TERMS) {
            // Truth is 1.
            let number = if ty == ValueType::I1 { number & 1 } else { number };
            return Some(self.dag.target_constant(number, ty));
        }
        match (self.dag.op(value.node), self.dag.payload(value.node)) {
            (NodeOp::GLOBAL_ADDRESS, payload @ Payload::Global { global, offset, .. })
                if self.state.lowering.asm_takes_symbol(&payload) =>
            {
                let payload = Payload::Global { global, flags: 0, offset };
                Some(self.dag.leaf(NodeOp::TARGET_GLOBAL_ADDRESS, ty, payload))
            }
            (NodeOp::BLOCK_ADDRESS, payload) => {
                Some(self.dag.leaf(NodeOp::TARGET_BLOCK_ADDRESS, ty, payload))
            }
            _ => None,
        }
    }

    /// Where an operand goes by its constraint: of the places that it allows a constant, if it is one, then memory, which an
    /// output that is a result cannot be in, then registers.
    fn asm_place(
        &mut self,
        constraint: &Constraint<'_>,
        ty: ValueType,
        constant: Option<Value>,
    ) -> Result<Place> {
        let of_constant = |this: &Self| {
            let value = constant?;
            codes(constraint.codes).any(|code| this.asm_takes_constant(code, value)).then_some(value)
        };
        if let Some(value) = of_constant(self) {
            return Ok(Place::Constant(value));
        }
        let mut allows_memory = false;
        for code in codes(constraint.codes) {
            if !constraint.is_output && code != ANYTHING && self.is_memory_code(code) {
                return Ok(Place::Memory);
            }
            allows_memory |= self.is_memory_code(code);
        }
        for code in codes(constraint.codes) {
            if let Some(place) = self.asm_registers_for(code, ty)? {
                return Ok(place);
            }
        }
        if allows_memory { Ok(Place::Memory) } else { Err(wrong(constraint)) }
    }

    /// Whether a code stands for memory, among others.
    fn is_memory_code(&self, code: &str) -> bool {
        let (isa, pointer) = (self.state.isa, self.pointer_type());
        matches!(code, "m" | "o" | "V" | "<" | ">" | "g" | ANYTHING)
            || self.state.lowering.asm_constraint(isa, code, pointer) == Some(AsmConstraint::Memory)
    }

    /// Whether a code stands for a constant such as this one: a number, or an address that is not computed.
    fn asm_takes_constant(&self, code: &str, value: Value) -> bool {
        let is_number = self.dag.as_constant(value).is_some();
        match self.state.lowering.asm_constraint(self.state.isa, code, self.dag.type_of(value)) {
            Some(AsmConstraint::Numbers(ranges)) => self.is_within(value, ranges),
            Some(AsmConstraint::Constant) => true,
            Some(_) => false,
            None => match code {
                "n" => is_number,
                "s" | "Ws" => !is_number,
                // Of symbols, what is called.
                ANYTHING => match self.dag.payload(value.node) {
                    Payload::Global { global, .. } => {
                        matches!(self.state.scope.env.globals[global].kind, GlobalKind::Function(_))
                    }
                    _ => true,
                },
                "i" | "g" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" => true,
                _ => false,
            },
        }
    }

    /// The registers that a code stands for, if any.
    fn asm_registers_for(&mut self, code: &str, ty: ValueType) -> Result<Option<Place>> {
        let held = self.state.registers_for(ty)?;
        if let Some(own) = self.state.lowering.asm_constraint(self.state.isa, code, ty) {
            return Ok(self.asm_registers_of(own, ty));
        }
        if let Some(name) = code.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            let Some(reg) = self.named_register(name, Some(held.ty)) else { return Ok(None) };
            let reg =
                if self.holds(reg, held.ty) { reg } else { self.overlapping(reg, held.ty).unwrap_or(reg) };
            let held = if self.holds(reg, held.ty) { held.ty } else { self.type_in(reg, ty, held.ty) };
            return Ok(Some(Place::Registers(SmallVec::from_elem(reg.into(), 1), held)));
        }
        if !matches!(code, "r" | "g" | ANYTHING) || ty.is_vector() {
            return Ok(None);
        }
        let (int, count) = self.as_integers(ty)?;
        self.new_registers(int, count, None).map(Some)
    }

    /// The type of the general registers that hold a value, and how many there are.
    fn as_integers(&self, ty: ValueType) -> Result<(ValueType, usize)> {
        let held = self.state.registers_for(ty)?;
        if held.ty.is_int() {
            return Ok((held.ty, held.count));
        }
        let whole = ValueType::int(held.ty.bits() as u32);
        let own = self.state.registers_for(whole)?;
        Ok((own.ty, own.count * held.count))
    }

    /// The registers that a target's constraint stands for, for a value of a type.
    fn asm_registers_of(&mut self, own: AsmConstraint, ty: ValueType) -> Option<Place> {
        let held = self.state.registers_for(ty).ok()?;
        match own {
            AsmConstraint::Class(class) => {
                let types = &self.state.isa.class(class).types;
                let (ty, count) = match whole(types.iter().copied(), ty, held.ty) {
                    _ if types.contains(&held.ty) => (held.ty, held.count),
                    Some(whole) => (whole, 1),
                    None => (types.first().copied().unwrap_or(held.ty), held.count),
                };
                self.new_registers(ty, count, Some(class)).ok()
            }
            AsmConstraint::Register(reg) => {
                let own = self.type_in(reg, ty, held.ty);
                Some(Place::Registers(SmallVec::from_elem(reg.into(), 1), own))
            }
            AsmConstraint::RegisterAs(reg, own) => {
                Some(Place::Registers(SmallVec::from_elem(reg.into(), 1), own))
            }
            AsmConstraint::Pair(pair) => {
                let (int, count) = self.as_integers(ty).ok()?;
                let registers = pair.iter().take(count).map(|&reg| reg.into()).collect();
                (count <= pair.len()).then_some(Place::Registers(registers, int))
            }
            AsmConstraint::Memory | AsmConstraint::Constant | AsmConstraint::Numbers(_) => None,
        }
    }

    /// Whether a constant is a number in one of some ranges, with or without a sign.
    fn is_within(&self, value: Value, ranges: &[(i64, i64)]) -> bool {
        let Some(number) = self.dag.as_constant(value) else { return false };
        let bits = self.dag.type_of(value).scalar_bits().clamp(1, 64);
        let signed = i128::from(number << (64 - bits) >> (64 - bits));
        let unsigned = i128::from(number as u64 & (u64::MAX >> (64 - bits)));
        let is_in = |&(first, last): &(i64, i64)| {
            [signed, unsigned].iter().any(|number| (first.into()..=last.into()).contains(number))
        };
        ranges.iter().any(is_in)
    }

    fn new_registers(&mut self, ty: ValueType, count: usize, class: Option<u16>) -> Result<Place> {
        let mut registers = SmallVec::new();
        for _ in 0..count {
            registers.push(match class {
                Some(class) => self.state.machine.new_vreg(class),
                None => self.state.new_register(ty)?,
            });
        }
        Ok(Place::Registers(registers, ty))
    }

    /// The register that assembly calls this, one that holds the type if several have the name. O(registers).
    pub(super) fn named_register(&self, name: &str, ty: Option<ValueType>) -> Option<mc::Reg> {
        let target = self.state.isa.target;
        let named = (1..self.state.isa.num_regs() as u16).map(mc::Reg).filter(|&reg| {
            // Assembly may mark registers with a sign in front.
            let bare = |plain| target.register_name(reg, plain).trim_start_matches(['%', '$']);
            let others = target.image.list(target.register(reg).alt_names);
            let is_other = |other| target.image.string(other).eq_ignore_ascii_case(name);
            [true, false].iter().any(|&plain| bare(plain).eq_ignore_ascii_case(name))
                || others.iter().any(is_other)
        });
        let mut found: Option<mc::Reg> = None;
        for reg in named {
            if ty.is_none_or(|ty| self.holds(reg, ty)) {
                return Some(reg);
            }
            found.get_or_insert(reg);
        }
        let found = found?;
        ty.and_then(|ty| self.part_or_whole(found, ty)).or(Some(found))
    }

    /// The register that begins where this one does and holds the type: `{ax}` is `eax` for a number of 32 bits.
    fn part_or_whole(&self, reg: mc::Reg, ty: ValueType) -> Option<mc::Reg> {
        let isa = self.state.isa;
        let first = isa.units(reg).first()?;
        let mut all = (1..isa.num_regs() as u16).map(mc::Reg);
        all.find(|&other| isa.units(other).first() == Some(first) && self.holds(other, ty))
    }

    /// A part or whole of a register that holds the type and has its lowest part.
    fn overlapping(&self, reg: mc::Reg, ty: ValueType) -> Option<mc::Reg> {
        let isa = self.state.isa;
        let lowest = isa.units(reg).first()?;
        let mut all = (1..isa.num_regs() as u16).map(mc::Reg);
        all.find(|&other| isa.units(other).first() == Some(lowest) && self.holds(other, ty))
    }

    fn holds(&self, reg: mc::Reg, ty: ValueType) -> bool {
        let isa = self.state.isa;
        (0..isa.num_classes() as u16)
            .any(|class| isa.class(class).types.contains(&ty) && isa.target.class_contains(class, reg))
    }

    /// The legal type by which a register holds a value of type `ty`, which is held by `part`s elsewhere.
    fn type_in(&self, reg: mc::Reg, ty: ValueType, part: ValueType) -> ValueType {
        let isa = self.state.isa;
        let classes = (0..isa.num_classes() as u16).filter(|&class| isa.target.class_contains(class, reg));
        let types = classes.flat_map(|class| isa.class(class).types.iter().copied());
        let mut legal = types.filter(|ty| self.state.legality.legal_types().contains(ty));
        whole(legal.clone(), ty, part).or_else(|| legal.next()).unwrap_or(part)
    }
}

/// The code of a constraint that allows any place.
const ANYTHING: &str = "X";

/// How deep sums are taken apart that may be constants.
const MAX_TERMS: u32 = 8;

/// The number that a value is: a constant, or what constant expressions of addresses without a symbol have become.
fn number(dag: &Dag, value: Value, budget: u32) -> Option<i64> {
    if let Some(number) = dag.as_constant(value) {
        return Some(number);
    }
    let of = |value: Value| number(dag, value, budget.checked_sub(1)?);
    let unused = 64 - dag.type_of(value).scalar_bits().min(64);
    let sum = match (dag.op(value.node), dag.operands(value.node)) {
        (NodeOp::ADD, &[a, b]) => of(a)?.wrapping_add(of(b)?),
        (NodeOp::TRUNCATE, &[a]) => of(a)?,
        _ => return None,
    };
    Some(sum << unused >> unused)
}

/// Whether registers hold a number in the format of 80 bits that is none of these.
fn is_wider_format(held: ValueType, ty: ValueType) -> bool {
    held.kind() == Kind::X87 && ty.is_float() && !ty.is_vector() && ty != held
}

/// The narrowest of some types that has room for all of a value, if possible with elements like the parts of the value.
fn whole(types: impl Iterator<Item = ValueType>, ty: ValueType, part: ValueType) -> Option<ValueType> {
    let wide = types.filter(|t| t.bits() >= ty.bits());
    wide.min_by_key(|t| (t.bits(), t.element() != part))
}

/// The codes of a constraint: letters, `^` with two letters, and registers in braces.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let len = match first {
            '^' => 3,
            '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
            _ => first.len_utf8(),
        };
        let (code, after) = rest.split_at(len.min(rest.len()));
        rest = after;
        Some(code.trim_start_matches('^'))
    })
}

fn wrong(constraint: &Constraint<'_>) -> Unsupported {
    Unsupported::new(format!("the constraint '{}' of inline assembly", constraint.codes))
}
