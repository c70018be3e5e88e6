//! Instructions and operand types.
//!
//! Opcodes are numbered: target-independent ones (`StandardPseudoInstruction`) in the order of their definition, then
//! pseudo-instructions by name, then the rest by name. Operands are flattened: an `Operand` with `MIOperandInfo`
//! contributes one entry per part.

use super::fields::{Dag, Def, Result, defs_of};
use super::registers::Registers;
use super::subtarget::Subtargets;
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::value::View;
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use tables::instructions::{OperandKind, inst_flags, operand_flags};

/// The instruction set of a target.
#[derive(Default)]
pub struct Instructions<'a> {
    pub instructions: Vec<Instruction<'a>>,
    pub num_generic: usize,
    pub operand_types: Vec<OperandType<'a>>,
    /// Distinct lists of predicates; the first is empty.
    pub predicate_sets: Vec<Vec<u16>>,
    set_numbers: BTreeMap<Vec<u16>, u16>,
    type_by_record: BTreeMap<String, u16>,
    opcode_by_record: BTreeMap<String, u16>,
}

pub struct Instruction<'a> {
    pub def: Def<'a>,
    /// Definitions first.
    pub operands: Vec<Operand>,
    pub num_defs: usize,
    pub flags: u64,
    pub ts_flags: u64,
    pub size: u8,
    pub implicit_uses: Vec<u16>,
    pub implicit_defs: Vec<u16>,
    pub predicates: u16,
    /// Something about it could not be read or written: nothing may refer to it.
    pub is_broken: bool,
}

/// A flattened operand.
#[derive(Clone, Debug)]
pub struct Operand {
    /// `rs1`; of a part: the name of the whole, then a dot and the name of the part.
    pub name: String,
    pub ty: u16,
    pub tied_to: Option<usize>,
    pub flags: u8,
    pub part: u8,
    pub num_parts: u8,
    /// The type of the operand of which it is a part, if that has forms.
    pub whole: Option<u16>,
    /// The name of that operand; empty if it is none's part.
    pub whole_name: String,
    /// The record that the operand is declared with: for a part, that of the whole.
    pub declared: Option<RecordId>,
    /// `addr.reg`: the name of that operand, and what its type calls the part.
    pub qualified_name: String,
}

impl Operand {
    /// Whether this is the operand of that name or a part of it.
    pub fn is_part_of(&self, name: &str) -> bool {
        self.name == name || !name.is_empty() && self.whole_name == name
    }
}

/// A record used in `(outs)` or `(ins)`.
pub struct OperandType<'a> {
    pub def: Def<'a>,
    pub kind: OperandKind,
    /// Register class, if it is a register.
    pub class: Option<u16>,
}

/// Flags of `Instruction` records: field, bit. Flags that default to "unset, to be inferred" count as off where nothing is
/// said; inference from patterns adds to them.
const FLAGS: &[(&str, u64)] = &[
    ("isPseudo", inst_flags::PSEUDO),
    ("isCodeGenOnly", inst_flags::CODE_GEN_ONLY),
    ("isAsmParserOnly", inst_flags::ASM_PARSER_ONLY),
    ("isReturn", inst_flags::RETURN),
    ("isBranch", inst_flags::BRANCH),
    ("isIndirectBranch", inst_flags::INDIRECT_BRANCH),
    ("isCall", inst_flags::CALL),
    ("isBarrier", inst_flags::BARRIER),
    ("isTerminator", inst_flags::TERMINATOR),
    ("isCompare", inst_flags::COMPARE),
    ("isMoveImm", inst_flags::MOVE_IMM),
    ("isMoveReg", inst_flags::MOVE_REG),
    ("isBitcast", inst_flags::BITCAST),
    ("isSelect", inst_flags::SELECT),
    ("hasDelaySlot", inst_flags::DELAY_SLOT),
    ("canFoldAsLoad", inst_flags::FOLDABLE_AS_LOAD),
    ("mayLoad", inst_flags::MAY_LOAD),
    ("mayStore", inst_flags::MAY_STORE),
    ("mayRaiseFPException", inst_flags::MAY_RAISE_FP_EXCEPTION),
    ("hasSideEffects", inst_flags::SIDE_EFFECTS),
    ("isPredicable", inst_flags::PREDICABLE),
    ("isNotDuplicable", inst_flags::NOT_DUPLICABLE),
    ("isConvergent", inst_flags::CONVERGENT),
    ("isCommutable", inst_flags::COMMUTABLE),
    ("isConvertibleToThreeAddress", inst_flags::CONVERTIBLE_TO_3_ADDR),
    ("usesCustomInserter", inst_flags::CUSTOM_INSERTER),
    ("hasPostISelHook", inst_flags::POST_ISEL_HOOK),
    ("isReMaterializable", inst_flags::REMATERIALIZABLE),
    ("isAsCheapAsAMove", inst_flags::AS_CHEAP_AS_A_MOVE),
    ("hasExtraSrcRegAllocReq", inst_flags::EXTRA_SRC_REG_ALLOC),
    ("hasExtraDefRegAllocReq", inst_flags::EXTRA_DEF_REG_ALLOC),
    ("isRegSequence", inst_flags::REG_SEQUENCE),
    ("isExtractSubreg", inst_flags::EXTRACT_SUBREG),
    ("isInsertSubreg", inst_flags::INSERT_SUBREG),
    ("isTrap", inst_flags::TRAP),
    ("isAuthenticated", inst_flags::AUTHENTICATED),
    ("isMeta", inst_flags::META),
    ("isUnpredicable", inst_flags::UNPREDICABLE),
    ("variadicOpsAreDefs", inst_flags::VARIADIC_OPS_ARE_DEFS),
    ("isPreISelOpcode", inst_flags::PRE_ISEL),
    ("isAdd", inst_flags::ADD),
    ("isEHScopeReturn", inst_flags::EH_SCOPE_RETURN),
];

impl<'a> Instructions<'a> {
    pub fn opcode(&self, record: &str) -> Option<u16> {
        self.opcode_by_record.get(record).copied()
    }

    /// The operand type that is this record.
    pub fn type_by_name(&self, record: &str) -> Option<u16> {
        self.type_by_record.get(record).copied()
    }

    /// Reads all instructions; mistakes are reported and the instruction keeps its number without operands.
    pub fn read(
        records: &'a Records,
        registers: &Registers,
        subtargets: &Subtargets,
        diagnostics: &mut Diagnostics,
    ) -> Instructions<'a> {
        let mut this = Instructions { predicate_sets: vec![Vec::new()], ..Instructions::default() };
        let (generic, mut own): (Vec<_>, Vec<_>) =
            defs_of(records, "Instruction").into_iter().partition(|d| d.is_a("StandardPseudoInstruction"));
        own.sort_by_key(|d| (!d.bit("isPseudo").unwrap_or(false), d.name()));
        this.num_generic = generic.len();
        for def in generic.into_iter().chain(own) {
            this.opcode_by_record.insert(def.name().to_owned(), this.instructions.len() as u16);
            let instruction = this.read_one(def, registers, subtargets).unwrap_or_else(|diagnostic| {
                diagnostics.push(*diagnostic);
                Instruction { is_broken: true, ..Instruction::empty(def) }
            });
            this.instructions.push(instruction);
        }
        this
    }

    fn read_one(
        &mut self,
        def: Def<'a>,
        registers: &Registers,
        subtargets: &Subtargets,
    ) -> Result<Instruction<'a>> {
        let mut instruction = Instruction::empty(def);
        for field in ["OutOperandList", "InOperandList"] {
            if let Some(dag) = def.dag(field)? {
                self.read_operands(&mut instruction, dag, field, registers)?;
            }
            if field == "OutOperandList" {
                instruction.num_defs = instruction.operands.len();
            }
        }
        for &(field, flag) in FLAGS {
            if def.bit(field)? {
                instruction.flags |= flag;
            }
        }
        if def.bit("isCodeGenOnly")? && def.bit("ForceDisassemble")? {
            instruction.flags &= !inst_flags::CODE_GEN_ONLY;
        }
        instruction.ts_flags = def.int("TSFlags")?.unwrap_or(0) as u64;
        instruction.size = size_bytes(def)?;
        if instruction.operands.iter().any(|o| o.flags & operand_flags::OPTIONAL_DEF != 0) {
            instruction.flags |= inst_flags::OPTIONAL_DEF;
        }
        let implicit = |field| -> Result<Vec<u16>> {
            let number = |r: Def<'_>| {
                registers
                    .by_name(r.name())
                    .ok_or_else(|| def.field_error(field, format!("'{}' is not a register", r.name())))
            };
            def.defs(field)?.into_iter().map(number).collect()
        };
        instruction.implicit_uses = implicit("Uses")?;
        instruction.implicit_defs = implicit("Defs")?;
        instruction.predicates = self.predicate_set(def, "Predicates", subtargets)?;
        read_constraints(def, &mut instruction)?;
        Ok(instruction)
    }

    /// The number of the set of predicates that a record lists.
    pub fn predicate_set(&mut self, def: Def<'_>, field: &str, subtargets: &Subtargets) -> Result<u16> {
        let number = |p: Def<'_>| {
            subtargets
                .predicate(p.name())
                .ok_or_else(|| def.field_error(field, format!("'{}' is not a predicate", p.name())))
        };
        let mut set = def.defs(field)?.into_iter().map(number).collect::<Result<Vec<u16>>>()?;
        set.retain(|&p| subtargets.predicates[p as usize].condition.is_some());
        Ok(self.number_of_set(set))
    }

    /// The number of the set of predicates that a record lists together with those of another set.
    pub fn joined_predicate_set(&mut self, def: Def<'_>, other: u16, subtargets: &Subtargets) -> Result<u16> {
        let own = self.predicate_set(def, "Predicates", subtargets)?;
        let mut set = self.predicate_sets[own as usize].clone();
        set.extend(&self.predicate_sets[other as usize]);
        Ok(self.number_of_set(set))
    }

    /// The set of predicates that decide for patterns: those of a record and of instructions. `None` if features do not
    /// decide one of the record's; what they do not decide of an instruction's is left to the assembler.
    pub fn selection_predicate_set(
        &mut self,
        def: Def<'_>,
        instructions: &[u16],
        subtargets: &Subtargets,
    ) -> Result<Option<u16>> {
        let deciding = |def: Def<'_>| -> Result<Vec<Option<u16>>> {
            let predicate = |p: &Def<'_>| subtargets.predicate(p.name());
            let decides = |p: &Def<'_>| predicate(p).and_then(|n| subtargets.selection_predicate(n));
            Ok(def.defs("Predicates")?.iter().map(decides).collect())
        };
        let own: Option<Vec<u16>> = deciding(def)?.into_iter().collect();
        let Some(mut set) = own else { return Ok(None) };
        for &instruction in instructions {
            set.extend(deciding(self.instructions[instruction as usize].def)?.into_iter().flatten());
        }
        Ok(Some(self.number_of_set(set)))
    }

    fn number_of_set(&mut self, mut set: Vec<u16>) -> u16 {
        set.sort_unstable();
        set.dedup();
        if set.is_empty() {
            return 0;
        }
        let next = self.predicate_sets.len() as u16;
        let number = *self.set_numbers.entry(set.clone()).or_insert(next);
        if number == next {
            self.predicate_sets.push(set);
        }
        number
    }

    fn read_operands(
        &mut self,
        instruction: &mut Instruction<'a>,
        dag: Dag<'a>,
        field: &str,
        registers: &Registers,
    ) -> Result<()> {
        let def = instruction.def;
        for (i, arg) in dag.args().enumerate() {
            // `(MemOperand $base, $offset):$addr` gives names to the parts; its operator is the operand.
            let named = Dag::from_view(def.records, def.records.view(arg.value));
            let ty = named.map(|d| d.op).or_else(|| dag.arg_def(arg));
            let Some(ty) = ty else {
                return Err(def.field_error(field, format!("operand {i} is not a record")));
            };
            if ty.name() == "variable_ops" {
                instruction.flags |= inst_flags::VARIADIC;
                continue;
            }
            let name = arg.name.map_or_else(|| format!("op{i}"), str::to_owned);
            let parts = ty.dag("MIOperandInfo")?.filter(|info| info.args().len() > 0);
            let Some(parts) = parts else {
                let number = self.operand_type(ty, registers)?;
                instruction.operands.push(operand(name, number, ty, 0, 1)?);
                continue;
            };
            let count = parts.args().len() as u8;
            let is_written_whole =
                ty.has("Forms") || !matches!(ty.string("PrintMethod")?, "" | "printOperand");
            let whole = if is_written_whole { Some(self.operand_type(ty, registers)?) } else { None };
            for (part, part_arg) in parts.args().enumerate() {
                let Some(part_ty) = parts.arg_def(part_arg) else {
                    return Err(ty.field_error("MIOperandInfo", format!("part {part} is not a record")));
                };
                let own_name = named.and_then(|n| n.args().nth(part)).and_then(|a| a.name);
                let part_name = own_name.or(part_arg.name).map_or_else(|| part.to_string(), str::to_owned);
                let number = self.operand_type(part_ty, registers)?;
                let full = if own_name.is_some() { part_name } else { format!("{name}.{part_name}") };
                let part = operand(full, number, ty, part as u8, count)?;
                let qualified_name = format!("{name}.{}", part_arg.name.unwrap_or(""));
                instruction.operands.push(Operand {
                    whole,
                    whole_name: name.clone(),
                    qualified_name,
                    ..part
                });
            }
        }
        Ok(())
    }

    /// The number of the operand type that a record is, numbered if new.
    pub fn operand_type(&mut self, def: Def<'a>, registers: &Registers) -> Result<u16> {
        if let Some(&number) = self.type_by_record.get(def.name()) {
            return Ok(number);
        }
        let class_of = |class: Def<'_>| registers.class_by_name(class.name());
        let pointer_class = def.string("PointerRegClass")?;
        let class = if !pointer_class.is_empty() {
            registers.class_by_name(pointer_class)
        } else if def.is_a("RegisterClass") {
            class_of(def)
        } else if def.is_a("RegisterOperand") {
            def.def("RegClass")?.and_then(class_of)
        } else {
            None
        };
        let kind = match (class, def.string("OperandType")?) {
            (Some(_), _) => OperandKind::Register,
            (None, "OPERAND_IMMEDIATE") => OperandKind::Immediate,
            (None, "OPERAND_MEMORY") => OperandKind::Memory,
            (None, "OPERAND_PCREL") => OperandKind::PcRelative,
            (None, "OPERAND_UNKNOWN" | "") => OperandKind::Unknown,
            (None, _) => OperandKind::Target,
        };
        let number = self.operand_types.len() as u16;
        self.operand_types.push(OperandType { def, kind, class });
        self.type_by_record.insert(def.name().to_owned(), number);
        Ok(number)
    }
}

impl<'a> Instruction<'a> {
    /// An instruction that has nothing yet.
    pub(super) fn empty(def: Def<'a>) -> Instruction<'a> {
        Instruction {
            def,
            operands: Vec::new(),
            num_defs: 0,
            flags: 0,
            ts_flags: 0,
            size: 0,
            implicit_uses: Vec::new(),
            implicit_defs: Vec::new(),
            predicates: 0,
            is_broken: false,
        }
    }

    /// The type of an operand that an assembly string names, or of a composite one as a whole.
    pub fn type_of(&self, types: &[OperandType<'a>], name: &str) -> Option<Def<'a>> {
        let operand = self.operands.iter().find(|operand| operand.name == name);
        operand
            .map_or_else(|| self.composite(name), |operand| types.get(operand.ty as usize).map(|ty| ty.def))
    }

    /// The record of a composite operand from the `(ins)` and `(outs)`.
    pub fn composite(&self, name: &str) -> Option<Def<'a>> {
        ["InOperandList", "OutOperandList"].iter().find_map(|field| {
            let dag = self.def.dag(field).ok()??;
            let arg = dag.args().find(|a| a.name == Some(name))?;
            // `(MemOperand $base, $offset):$addr`: the operator is the operand.
            let named = Dag::from_view(dag.op.records, dag.op.records.view(arg.value));
            named.map(|dag| dag.op).or_else(|| dag.arg_def(arg))
        })
    }
}

/// The size that the record states, or that of its encoding. Pseudo-instructions that state none emit nothing that is known.
fn size_bytes(def: Def<'_>) -> Result<u8> {
    let stated = def.int("Size")?.unwrap_or(0);
    let encoded = match def.value("Inst").map(|v| def.records.view(v)) {
        Some(View::Bits(bits)) if !def.bit("isPseudo")? => bits.len() / 8,
        _ => 0,
    };
    Ok(if stated != 0 { stated as u8 } else { encoded as u8 })
}

fn operand(name: String, ty: u16, declared: Def<'_>, part: u8, num_parts: u8) -> Result<Operand> {
    let mut flags = 0;
    if declared.is_a("PredicateOp") || declared.is_a("PredicateOperand") {
        flags |= operand_flags::PREDICATE;
    }
    if declared.is_a("OptionalDefOperand") {
        flags |= operand_flags::OPTIONAL_DEF;
    }
    if declared.is_a("PointerLikeRegClass") {
        flags |= operand_flags::POINTER_CLASS;
    }
    if declared.string("OperandType")? == "OPERAND_PCREL" {
        flags |= operand_flags::BRANCH_TARGET;
    }
    Ok(Operand {
        name,
        ty,
        tied_to: None,
        flags,
        part,
        num_parts,
        whole: None,
        whole_name: String::new(),
        declared: Some(declared.id),
        qualified_name: String::new(),
    })
}

/// `"$rd = $rs1, @earlyclobber $rd"`
fn read_constraints<'a>(def: Def<'a>, instruction: &mut Instruction<'a>) -> Result<()> {
    const FIELD: &str = "Constraints";
    let find = |instruction: &Instruction<'_>, text: &str| {
        let name = text.trim().strip_prefix('$').unwrap_or("");
        instruction
            .operands
            .iter()
            .position(|o| {
                // The name of an operand of one part is that of the part.
                let is_whole = o.num_parts == 1 && o.whole_name == name;
                o.name == name || !name.is_empty() && (o.qualified_name == name || is_whole)
            })
            .ok_or_else(|| def.field_error(FIELD, format!("'{}' is not an operand", text.trim())))
    };
    for constraint in def.string(FIELD)?.split(',').map(str::trim).filter(|c| !c.is_empty()) {
        if let Some(operand) = constraint.strip_prefix("@earlyclobber") {
            let index = find(instruction, operand)?;
            instruction.operands[index].flags |= operand_flags::EARLY_CLOBBER;
            continue;
        }
        let Some((a, b)) = constraint.split_once('=') else {
            return Err(def.field_error(FIELD, format!("'{constraint}' is not a constraint")));
        };
        let (a, b) = (find(instruction, a)?, find(instruction, b)?);
        // Either side may be the definition.
        let (definition, user) = if a < b { (a, b) } else { (b, a) };
        if definition >= instruction.num_defs || user < instruction.num_defs {
            return Err(def.field_error(FIELD, "a constraint ties a definition to a use"));
        }
        instruction.operands[user].tied_to = Some(definition);
    }
    Ok(())
}
