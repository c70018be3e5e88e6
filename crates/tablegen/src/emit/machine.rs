//! `CodeGenFacts` and addressing modes in the image: see [`tables::machine`].

use super::image::Emitter;
use super::rewriting::Rewriter;
use super::selection::complex_function;
use crate::model::fields::{Dag, Def, Result, defs_of};
use crate::model::patterns::tree::{generic_node, operation_name};
use std::collections::BTreeMap;
use tables::image::{List, Str};
use tables::machine::{self as rec, ConstantRole, TemplateKind, machine_flags};
use tables::nodes::NodeOp;
use tables::registers::CalleeSaved;
use tables::selection::{CondCode, TargetNode};
use tables::value_type::ValueType;

/// Fields with templates, and the names of the values that go in.
const TEMPLATES: &[(&str, TemplateKind, &[&str])] = &[
    ("Copies", TemplateKind::Copy, &["to", "from"]),
    ("Spills", TemplateKind::Spill, &["value", "slot"]),
    ("Reloads", TemplateKind::Reload, &["value", "slot"]),
    ("GrowStack", TemplateKind::GrowStack, &["bytes"]),
    ("ShrinkStack", TemplateKind::ShrinkStack, &["bytes"]),
    ("FrameAddress", TemplateKind::FrameAddress, &["to", "slot", "offset"]),
    ("GrowStackBy", TemplateKind::GrowStackBy, &["by"]),
    ("MoveStack", TemplateKind::MoveStack, &["bytes"]),
    ("AddLow", TemplateKind::AddLow, &["to", "from", "low"]),
    ("SubLow", TemplateKind::SubLow, &["to", "from", "low"]),
    ("AddHigh", TemplateKind::AddHigh, &["to", "from", "high"]),
    ("SubHigh", TemplateKind::SubHigh, &["to", "from", "high"]),
    ("SetHigh", TemplateKind::SetHigh, &["to", "high"]),
    ("Add", TemplateKind::Add, &["to", "a", "b"]),
    ("Jump", TemplateKind::Jump, &["block"]),
    ("FarJump", TemplateKind::FarJump, &["block"]),
    ("Subtract", TemplateKind::Subtract, &["to", "a", "b"]),
    ("NewWindow", TemplateKind::NewWindow, &["bytes"]),
    ("NewWindowBy", TemplateKind::NewWindowBy, &["by"]),
    ("NoOp", TemplateKind::NoOp, &[]),
    ("FenceAcquire", TemplateKind::FenceAcquire, &[]),
    ("FenceRelease", TemplateKind::FenceRelease, &[]),
    ("FenceFull", TemplateKind::FenceFull, &[]),
    ("TouchStack", TemplateKind::TouchStack, &[]),
    ("ProbeDown", TemplateKind::ProbeDown, &["to", "step"]),
    ("SignReturn", TemplateKind::SignReturn, &[]),
    ("AuthenticateReturn", TemplateKind::AuthenticateReturn, &[]),
    ("SignReturnOther", TemplateKind::SignReturnOther, &[]),
    ("AuthenticateReturnOther", TemplateKind::AuthenticateReturnOther, &[]),
    ("CallTarget", TemplateKind::CallTarget, &[]),
    ("JumpTarget", TemplateKind::JumpTarget, &[]),
    ("GuardedJump", TemplateKind::GuardedJump, &["from"]),
    ("ReadThreadPointer", TemplateKind::ReadThreadPointer, &["to"]),
    ("PushReturn", TemplateKind::PushReturn, &[]),
    ("PopReturn", TemplateKind::PopReturn, &[]),
];

/// Fields with templates by type of the value.
const TYPED_TEMPLATES: &[(&str, TemplateKind)] = &[
    ("BitsToFloat", TemplateKind::BitsToFloat),
    ("FloatToBits", TemplateKind::FloatToBits),
    ("ZeroExtensions", TemplateKind::ZeroExtend),
    ("SignExtensions", TemplateKind::SignExtend),
];

/// Fields with sequences that make the address of a symbol.
const ADDRESSES: &[(&str, TemplateKind)] = &[
    ("AbsoluteAddress", TemplateKind::AbsoluteAddress),
    ("LargeAddress", TemplateKind::LargeAddress),
    ("RelativeAddress", TemplateKind::RelativeAddress),
    ("TableAddress", TemplateKind::TableAddress),
    ("MachAddress", TemplateKind::MachAddress),
    ("MachTableAddress", TemplateKind::MachTableAddress),
    ("MachThreadAddress", TemplateKind::MachThreadAddress),
    ("LocalExecAddress", TemplateKind::LocalExecAddress),
    ("InitialExecAddress", TemplateKind::InitialExecAddress),
    ("GeneralDynamicArgument", TemplateKind::GeneralDynamicArgument),
    ("DescriptorOffset", TemplateKind::DescriptorOffset),
    ("GeneralDynamicAddress", TemplateKind::GeneralDynamicAddress),
];

/// Fields that are single bits, and what they are in the image.
const FLAGS: &[(&str, u32)] = &[
    ("FirstArgumentDeepest", machine_flags::FIRST_ARGUMENT_DEEPEST),
    ("ReservesCallFrames", machine_flags::RESERVES_CALL_FRAMES),
    ("FrameRecord", machine_flags::FRAME_RECORD),
    ("CodeShrinks", machine_flags::CODE_SHRINKS),
    ("ProductsByShifts", machine_flags::PRODUCTS_BY_SHIFTS),
    ("WeakMemory", machine_flags::WEAK_MEMORY),
    ("RelativeJumpTables", machine_flags::RELATIVE_JUMP_TABLES),
    ("AlignedAccesses", machine_flags::ALIGNED_ACCESSES),
    ("BitsThroughMemory", machine_flags::BITS_THROUGH_MEMORY),
    ("VectorsInPieces", machine_flags::VECTORS_IN_PIECES),
    ("ObjectsFromStackPointer", machine_flags::OBJECTS_FROM_STACK_POINTER),
    ("WholeArrays", machine_flags::WHOLE_ARRAYS),
    ("NarrowOnStack", machine_flags::NARROW_ON_STACK),
    ("ShortVectors", machine_flags::SHORT_VECTORS),
    ("SplitsConditions", machine_flags::SPLITS_CONDITIONS),
    ("FastUnaligned", machine_flags::FAST_UNALIGNED),
    ("CountsInVectors", machine_flags::COUNTS_IN_VECTORS),
    ("SelectsHalves", machine_flags::SELECTS_HALVES),
    ("SwiftRegisters", machine_flags::SWIFT_REGISTERS),
];

impl<'a> Emitter<'a> {
    pub(super) fn write_machine(&mut self, specifiers: &BTreeMap<String, u16>) {
        let facts = defs_of(self.records, "CodeGenFacts");
        let is_general = |def: &Def<'_>| def.list("Predicates").is_ok_and(|list| list.is_empty());
        if let Some(last) = facts.iter().position(is_general)
            && let Some(second) = facts.get(last + 1)
        {
            self.diagnostics
                .push(*second.error("the record of CodeGenFacts before this one has no predicates"));
        }
        for def in facts {
            let result = self.machine_facts(def, specifiers);
            if let Some(record) = self.report(result) {
                self.image.push(record);
            }
        }
        for &def in defs_of(self.records, "VectorFacts").iter().take(1) {
            let result = self.vector_facts(def);
            if let Some(record) = self.report(result) {
                self.image.push(record);
            }
        }
        for def in defs_of(self.records, "AddressingMode") {
            let result = self.addressing_mode(def);
            if let Some(record) = self.report(result) {
                self.image.push(record);
            }
        }
        let result = self.write_constant_steps();
        self.report(result);
    }

    fn machine_facts(
        &mut self,
        def: Def<'a>,
        specifiers: &BTreeMap<String, u16>,
    ) -> Result<rec::CodeGenFacts> {
        let mut flags = 0;
        for &(field, flag) in FLAGS {
            flags |= if def.bit(field)? { flag } else { 0 };
        }
        let abis = self.abis(def)?;
        if abis.len == 0 {
            for field in ["Arguments", "Results"] {
                def.def(field)?.ok_or_else(|| def.field_error(field, "a convention is needed"))?;
            }
        }
        let narrow_type = def.def("NarrowType")?.map(|d| d.string("LLVMName")).transpose()?;
        let saved_vector_type = def.def("SavedVectorType")?.map(|d| d.string("LLVMName")).transpose()?;
        let copied_vector = def.def("CopiedVector")?.map(|d| d.string("LLVMName")).transpose()?;
        let shift_amount = match def.def("ShiftAmount")? {
            Some(pattern) => complex_function(&mut self.image, pattern.string("SelectFunc")?) + 1,
            None => 0,
        };
        let number = |field: &str| -> Result<u64> { Ok(def.int(field)?.unwrap_or(0) as u64) };
        Ok(rec::CodeGenFacts {
            predicates: self.predicates(def, "Predicates")?,
            modes: self.machine_modes(def)?,
            flags,
            stack_pointer: self.register_field(def, "StackPointer")?,
            frame_pointer: self.register_field(def, "FramePointer")?,
            frame_pointer_below: number("FramePointerBelow")? as u16,
            zero_register: self.register_field(def, "ZeroRegister")?,
            return_address: self.register_field(def, "ReturnAddress")?,
            thread_pointer: self.register_field(def, "ThreadPointer")?,
            offset_scratch: self.register_field(def, "OffsetScratch")?,
            prologue_scratch: self.register_field(def, "PrologueScratch")?,
            far_jump_scratch: self.register_field(def, "FarJumpScratch")?,
            exception_registers: self.register_numbers(def, "ExceptionRegisters")?,
            reserved: self.register_numbers(def, "Reserved")?,
            arguments: self.convention_field(def, "Arguments")?,
            results: self.convention_field(def, "Results")?,
            preserved: self.saved_field(def, "Preserved")?,
            abis,
            calling_convs: self.number_list(def, "CallingConvs")?,
            tail_convs: self.number_list(def, "TailConvs")?,
            max_results: number("MaxResults")? as u8,
            saved_general: self.register_numbers(def, "SavedGeneral")?,
            saved_vectors: self.register_numbers(def, "SavedVectors")?,
            saved_vector_type: saved_vector_type.and_then(ValueType::from_name).unwrap_or_default(),
            copied_vector: copied_vector.and_then(ValueType::from_name).unwrap_or_default(),
            variable_align: number("VariableAlign")? as u8,
            plain_atomics: def.bit("PlainAtomics")?.into(),
            return_address_bytes: number("ReturnAddressBytes")? as u16,
            stack_align_log2: log2(def, "StackAlign")?,
            low_bits: number("LowBits")? as u8,
            high_shift: match number("HighShift")? {
                0 => number("LowBits")? as u8,
                shift => shift as u8,
            },
            stack_bias: number("StackBias")? as u16,
            thread_guard_offset: number("ThreadGuardOffset")? as u16,
            least_call_bytes: number("LeastCallBytes")? as u16,
            window: self.window(def)?,
            shared_returns: self.counterparts(def, "SharedReturns")?,
            flush_windows: self.node_field(def, "FlushWindows")?,
            call_link: self.register_field(def, "CallLink")?,
            annulled_branches: self.counterparts(def, "AnnulledBranches")?,
            delay_slot_pass: self.image.string(def.string("DelaySlotPass")?),
            quad_functions: self.image.string(def.string("QuadFunctions")?),
            quad_integers: self.quad_integers(def)?,
            jump_range_bytes: number("JumpRange")?,
            call: self.node_field(def, "Call")?,
            ret: self.node_field(def, "Return")?,
            object_call: self.node_field(def, "ObjectCall")?,
            object_return: self.node_field(def, "ObjectReturn")?,
            probe_stack: self.node_field(def, "ProbeStack")?,
            tail_call: self.node_field(def, "TailCall")?,
            register_parts: self.node_list(def, "RegisterParts")?,
            symbol: self.node_field(def, "Symbol")?,
            branch_if: self.node_field(def, "BranchIf")?,
            select_if: self.node_field(def, "SelectIf")?,
            compare: self.node_field(def, "Compare")?,
            compare_if: self.node_field(def, "CompareIf")?,
            branch_on_flags: self.node_field(def, "BranchOnFlags")?,
            select_on_flags: self.node_field(def, "SelectOnFlags")?,
            compare_sum: self.node_field(def, "CompareSum")?,
            add_carry: self.node_field(def, "AddCarry")?,
            subtract_carry: self.node_field(def, "SubtractCarry")?,
            add_carry_flags: self.node_field(def, "AddCarryFlags")?,
            subtract_carry_flags: self.node_field(def, "SubtractCarryFlags")?,
            carry_conditions: self.number_list(def, "CarryConditions")?,
            flag_forms: self.counterparts(def, "FlagForms")?,
            float_in_memory: self.functions.field(
                &mut self.image,
                self.subtargets,
                def,
                "FloatInMemoryExpr",
                "Imm",
            )?,
            insert_field: self.node_field(def, "InsertField")?,
            insert_low: self.node_field(def, "InsertLow")?,
            convert_to_float: self.node_field(def, "ConvertToFloat")?,
            convert_from_float: self.node_field(def, "ConvertFromFloat")?,
            conditions: self.condition_numbers(def, "Conditions")?,
            float_conditions: self.condition_numbers(def, "FloatConditions")?,
            condition_operand: self.image.string(def.string("ConditionOperand")?),
            opposites: self.counterparts(def, "Opposites")?,
            choices: self.counterparts(def, "Choices")?,
            offset_forms: self.counterparts(def, "OffsetForms")?,
            pair_forms: self.counterparts(def, "PairForms")?,
            pre_forms: self.counterparts(def, "PreForms")?,
            post_forms: self.counterparts(def, "PostForms")?,
            extending: self.extending(def)?,
            folded_extensions: self.folded_extensions(def)?,
            clearing_classes: self.class_numbers(def, "ClearingClasses")?,
            call_setup: self.instruction_field(def, "CallSetup")?,
            call_destroy: self.instruction_field(def, "CallDestroy")?,
            templates: self.templates(def, specifiers)?,
            late_pass: self.image.string(def.string("LatePass")?),
            interrupt_returns: self.interrupt_returns(def)?,
            interrupt_saved: self.interrupt_saved(def)?,
            narrow_type: narrow_type.and_then(ValueType::from_name).unwrap_or_default(),
            narrow_operations: self.own_operations(def, "NarrowOperations")?,
            narrow_forms: self.counterparts(def, "NarrowForms")?,
            narrow_keepers: self.instruction_numbers(def, "NarrowKeepers")?,
            narrow_readers: self.narrow_readers(def)?,
            shift_amount,
            masked_atomics: self.masked_atomics(def)?,
            atomics_if: self.optional_predicates(def, "AtomicsIf")?,
            unaligned_if: self.optional_predicates(def, "UnalignedIf")?,
            compares_halves_if: self.optional_predicates(def, "ComparesHalvesIf")?,
            unknown_vectors_if: self.optional_predicates(def, "UnknownVectorsIf")?,
            unknown_vectors_bits: number("UnknownVectorsBits")? as u16,
            rounding_modes: self.number_list(def, "RoundingModes")?,
            asm_memory: self.image.string(def.string("AsmMemory")?),
            asm_memory_letters: self.image.string(def.string("AsmMemoryLetters")?),
            asm_constant_letters: self.image.string(def.string("AsmConstantLetters")?),
            asm_modifiers: self.asm_modifiers(def)?,
            asm_classes: self.asm_classes(def)?,
            saved_by_convention: self.saved_by_convention(def)?,
            reserved_if: self.reserved_if(def)?,
            linker_properties: self.linker_properties(def)?,
            trace_sled: self.number_list(def, "TraceSled")?,
            shadow_stack: self.register_field(def, "ShadowStack")?,
            strip_address: self.node_field(def, "StripAddress")?,
            signed_returns: self.frame_directive(def, "SignedReturns")?,
            other_key: self.frame_directive(def, "OtherKey")?,
        })
    }

    /// Pointer types and data layouts by mode.
    fn machine_modes(&mut self, def: Def<'a>) -> Result<List<rec::MachineMode>> {
        let pointer =
            def.def("PointerType")?.ok_or_else(|| def.field_error("PointerType", "the field is not set"))?;
        let named: Vec<u16> = def
            .defs("DataLayoutModes")?
            .iter()
            .map(|mode| self.subtargets.mode(mode.name()).unwrap_or(0) as u16)
            .collect();
        let layouts = def.strings("DataLayouts")?;
        let mut modes = Vec::new();
        for (mode, pointer_type) in self.type_by_mode(pointer)? {
            if pointer_type == ValueType::UNTYPED {
                return Err(def.field_error("PointerType", "this type cannot hold an address"));
            }
            let at = if named.is_empty() { Some(0) } else { named.iter().position(|&n| n == mode) };
            let layout = at.and_then(|at| layouts.get(at));
            let layout = layout.ok_or_else(|| def.field_error("DataLayouts", "a mode has no data layout"))?;
            modes.push(rec::MachineMode { mode, pointer_type, data_layout: self.image.string(layout) });
        }
        Ok(self.image.push_all(&modes))
    }

    fn register_numbers(&mut self, def: Def<'a>, field: &str) -> Result<List<u16>> {
        let registers = def.defs(field)?;
        let numbers: Vec<u16> =
            registers.iter().map(|d| self.registers.by_name(d.name()).unwrap_or(0)).collect();
        Ok(self.image.numbers(&numbers))
    }

    fn quad_integers(&mut self, def: Def<'a>) -> Result<List<Str>> {
        let names = def.strings("QuadIntegers")?;
        if !matches!(names.len(), 0 | 4) {
            return Err(def.field_error("QuadIntegers", "there are four integers"));
        }
        let names: Vec<Str> = names.iter().map(|name| self.image.string(name)).collect();
        Ok(self.image.push_all(&names))
    }

    /// What callers and callees call the same registers, one after the other.
    fn window(&mut self, def: Def<'a>) -> Result<List<u16>> {
        let (outside, inside) = (def.defs("CallersNames")?, def.defs("CalleesNames")?);
        if outside.len() != inside.len() {
            return Err(def.field_error("CalleesNames", "callers and callees know as many registers"));
        }
        let pairs = outside.iter().zip(&inside).flat_map(|(a, b)| [a, b]);
        let numbers: Vec<u16> =
            pairs.map(|register| self.registers.by_name(register.name()).unwrap_or(0)).collect();
        Ok(self.image.numbers(&numbers))
    }

    fn number_list(&mut self, def: Def<'a>, field: &str) -> Result<List<u16>> {
        let numbers: Vec<u16> = def.ints(field)?.into_iter().map(|n| n as u16).collect();
        Ok(self.image.numbers(&numbers))
    }

    /// Index plus 1 of a convention; 0 if the field is not set.
    fn convention_field(&self, def: Def<'a>, field: &str) -> Result<u32> {
        let wanted = def.def(field)?;
        let all = defs_of(self.records, "CallingConv");
        let at = wanted.and_then(|wanted| all.iter().position(|c| c.id == wanted.id));
        Ok(at.map_or(0, |i| i as u32 + 1))
    }

    /// The same of a list of registers that functions save.
    fn saved_field(&mut self, def: Def<'a>, field: &str) -> Result<u32> {
        let Some(list) = def.def(field)? else { return Ok(0) };
        let name = self.image.string(list.name());
        let at = self.image.records::<CalleeSaved>().iter().position(|c| c.name == name);
        Ok(at.map_or(0, |i| i as u32 + 1))
    }

    fn predicates(&mut self, def: Def<'a>, field: &str) -> Result<u16> {
        self.instructions.predicate_set(def, field, self.subtargets)
    }

    /// The number of a set plus 1; 0 if it is empty.
    fn optional_predicates(&mut self, def: Def<'a>, field: &str) -> Result<u16> {
        Ok(if def.list(field)?.is_empty() { 0 } else { self.predicates(def, field)? + 1 })
    }

    fn abis(&mut self, def: Def<'a>) -> Result<List<rec::AbiConventions>> {
        let mut all = Vec::new();
        for abi in def.defs("Abis")? {
            for name in abi.strings("Names")? {
                all.push(rec::AbiConventions {
                    name: self.image.string(name),
                    predicates: self.predicates(abi, "Predicates")?,
                    arguments: self.convention_field(abi, "Arguments")?,
                    results: self.convention_field(abi, "Results")?,
                    saved: self.saved_field(abi, "Saved")?,
                    preserved: self.saved_field(abi, "Preserved")?,
                    lists_on_stack: abi.bit("ListsOnStack")?.into(),
                });
            }
        }
        Ok(self.image.push_all(&all))
    }

    fn class_numbers(&mut self, def: Def<'a>, field: &str) -> Result<List<u16>> {
        let mut numbers = Vec::new();
        for class in def.defs(field)? {
            let number = self.registers.class_by_name(class.name());
            numbers.push(number.ok_or_else(|| def.field_error(field, "this class is not known"))?);
        }
        Ok(self.image.numbers(&numbers))
    }

    fn extending(&mut self, def: Def<'a>) -> Result<List<rec::ExtendingInstruction>> {
        let mut all = Vec::new();
        for extending in def.defs("ExtendingInstructions")? {
            let (least, most) = range(extending)?;
            all.push(rec::ExtendingInstruction {
                opcode: self.instruction_field(extending, "Inst")?,
                bits: extending.int("Bits")?.unwrap_or(0) as u8,
                is_signed: extending.bit("IsSigned")?.into(),
                least,
                most,
            });
        }
        Ok(self.image.push_all(&all))
    }

    fn narrow_readers(&mut self, def: Def<'a>) -> Result<List<rec::NarrowReader>> {
        let mut all = Vec::new();
        for reader in def.defs("NarrowReaders")? {
            let opcode = self.instruction_field(reader, "Inst")?;
            let known = &self.instructions.instructions[usize::from(opcode)].operands;
            let mut operands = 0;
            for name in reader.strings("Operands")? {
                let at = known.iter().position(|operand| operand.name == name).filter(|&at| at < 32);
                let at = at.ok_or_else(|| {
                    reader.field_error("Operands", format!("the instruction has no operand named '{name}'"))
                })?;
                operands |= 1 << at;
            }
            let (least, most) = range(reader)?;
            all.push(rec::NarrowReader { opcode, operands, least, most });
        }
        Ok(self.image.push_all(&all))
    }

    fn instruction_numbers(&mut self, def: Def<'a>, field: &str) -> Result<List<u16>> {
        let mut numbers = Vec::new();
        for instruction in def.defs(field)? {
            let number = self.instructions.opcode(instruction.name());
            numbers.push(number.ok_or_else(|| def.field_error(field, "this instruction is not known"))?);
        }
        Ok(self.image.numbers(&numbers))
    }

    fn folded_extensions(&mut self, def: Def<'a>) -> Result<List<rec::FoldedExtension>> {
        let mut all = Vec::new();
        for folded in def.defs("FoldedExtensions")? {
            all.push(rec::FoldedExtension {
                load: self.instruction_field(folded, "Load")?,
                extension: self.instruction_field(folded, "Extension")?,
                made: self.instruction_field(folded, "Made")?,
            });
        }
        Ok(self.image.push_all(&all))
    }

    fn counterparts(&mut self, def: Def<'a>, field: &str) -> Result<List<rec::Counterparts>> {
        let mut all = Vec::new();
        for pair in def.defs(field)? {
            let (one, other) = (self.instruction_field(pair, "One")?, self.instruction_field(pair, "Other")?);
            all.push(rec::Counterparts { one, other });
        }
        Ok(self.image.push_all(&all))
    }

    fn interrupt_returns(&mut self, def: Def<'a>) -> Result<List<rec::InterruptReturn>> {
        let mut all = Vec::new();
        for way in def.defs("InterruptReturns")? {
            let kind = self.image.string(way.string("Kind")?);
            all.push(rec::InterruptReturn { kind, opcode: self.instruction_field(way, "Inst")? });
        }
        Ok(self.image.push_all(&all))
    }

    fn linker_properties(&mut self, def: Def<'a>) -> Result<List<rec::LinkerProperty>> {
        let mut all = Vec::new();
        for property in def.defs("LinkerProperties")? {
            let number = |field: &str| -> Result<u32> { Ok(property.int(field)?.unwrap_or(0) as u32) };
            let flag = self.image.string(property.string("Flag")?);
            all.push(rec::LinkerProperty { flag, number: number("Number")?, value: number("Value")? });
        }
        Ok(self.image.push_all(&all))
    }

    fn reserved_if(&mut self, def: Def<'a>) -> Result<List<rec::ReservedRegister>> {
        let mut all = Vec::new();
        for reserved in def.defs("ReservedIf")? {
            let predicates = self.predicates(reserved, "Predicates")?;
            all.push(rec::ReservedRegister { predicates, register: self.register_field(reserved, "Reg")? });
        }
        Ok(self.image.push_all(&all))
    }

    /// The number of a directive of call frames plus 1; 0 if the field is not set.
    fn frame_directive(&self, def: Def<'a>, field: &str) -> Result<u8> {
        let Some(directive) = def.def(field)? else { return Ok(0) };
        let all = defs_of(self.records, "FrameDirective");
        let place = all.iter().position(|known| known.name() == directive.name());
        Ok(place.map_or(0, |place| place as u8 + 1))
    }

    fn interrupt_saved(&mut self, def: Def<'a>) -> Result<List<rec::SavedRegisters>> {
        let mut all = Vec::new();
        for saved in def.defs("InterruptSaved")? {
            let predicates = self.predicates(saved, "Predicates")?;
            all.push(rec::SavedRegisters { predicates, saved: self.saved_field(saved, "Saved")? });
        }
        Ok(self.image.push_all(&all))
    }

    fn own_operations(&mut self, def: Def<'a>, field: &str) -> Result<List<rec::OwnOperation>> {
        let mut all = Vec::new();
        for pair in def.defs(field)? {
            let generic = self.node_field(pair, "Generic")?;
            all.push(rec::OwnOperation { generic, own: self.node_field(pair, "Own")? });
        }
        Ok(self.image.push_all(&all))
    }

    fn vector_facts(&mut self, def: Def<'a>) -> Result<rec::VectorFacts> {
        let mut forms = Vec::new();
        for form in def.defs("Forms")? {
            let number = |field: &str| -> Result<u16> { Ok(form.int(field)?.unwrap_or(0) as u16) };
            let shape = form.def("Shape")?.map_or(Ok(None), |shape| shape.int("Number"))?;
            let op = self.node_field(form, "Op")?;
            let (bits, cost) = (number("Bits")?, number("Cost")?);
            for lane_bits in form.ints("LaneBits")? {
                let (shape, lane_bits) = (shape.unwrap_or(0) as u8, lane_bits as u16);
                forms.push(rec::VectorForm { shape, lane_bits, bits, cost, op });
            }
        }
        let mut reductions = Vec::new();
        for reduction in def.defs("Reductions")? {
            let generic = self.node_field(reduction, "Generic")?;
            let extension = self.node_field(reduction, "Extension")?;
            let own = self.node_field(reduction, "Own")?;
            let bits = reduction.int("Bits")?.unwrap_or(0) as u16;
            for lane_bits in reduction.ints("LaneBits")? {
                let lane_bits = lane_bits as u16;
                reductions.push(rec::LaneReduction { generic, extension, own, lane_bits, bits });
            }
        }
        Ok(rec::VectorFacts {
            forms: self.image.push_all(&forms),
            shifts: self.own_operations(def, "Shifts")?,
            conditions: self.vector_conditions(def, "Conditions")?,
            float_conditions: self.vector_conditions(def, "FloatConditions")?,
            conversions: self.own_operations(def, "Conversions")?,
            products: self.own_operations(def, "Products")?,
            reductions: self.image.push_all(&reductions),
            pair_sums: self.own_operations(def, "PairSums")?,
            saturated_pack: self.node_field(def, "SaturatedPack")?,
            saturated_pack_unsigned: self.node_field(def, "SaturatedPackUnsigned")?,
        })
    }

    fn vector_conditions(&mut self, def: Def<'a>, field: &str) -> Result<List<rec::VectorCondition>> {
        let mut all = Vec::new();
        for condition in def.defs(field)? {
            let code = condition_code(condition)?;
            all.push(rec::VectorCondition { code: code.0, op: self.node_field(condition, "Op")? });
        }
        Ok(self.image.push_all(&all))
    }

    fn masked_atomics(&mut self, def: Def<'a>) -> Result<List<rec::MaskedAtomic>> {
        let mut all = Vec::new();
        for atomic in def.defs("MaskedAtomics")? {
            let form = atomic.def("Form")?.map_or(Ok(None), |form| form.int("Number"))?;
            all.push(rec::MaskedAtomic {
                op: self.node_field(atomic, "Op")?,
                opcode: self.instruction_field(atomic, "Inst")?,
                form: form.unwrap_or(0) as u8,
            });
        }
        Ok(self.image.push_all(&all))
    }

    fn asm_modifiers(&mut self, def: Def<'a>) -> Result<List<rec::AsmModifier>> {
        let mut all = Vec::new();
        for modifier in def.defs("AsmModifiers")? {
            let classes = self.class_numbers(modifier, "Of")?;
            let mut text = |field: &str| -> Result<Str> { Ok(self.image.string(modifier.string(field)?)) };
            all.push(rec::AsmModifier {
                letter: text("Letter")?,
                register: text("Register")?,
                zero: text("Zero")?,
                constant: text("Constant")?,
                classes,
            });
        }
        Ok(self.image.push_all(&all))
    }

    fn saved_by_convention(&mut self, def: Def<'a>) -> Result<List<rec::ConventionSaved>> {
        let mut all = Vec::new();
        for some in def.defs("SavedByConvention")? {
            let conventions = self.number_list(some, "Conventions")?;
            all.push(rec::ConventionSaved { conventions, saved: self.saved_field(some, "Saved")? });
        }
        Ok(self.image.push_all(&all))
    }

    fn asm_classes(&mut self, def: Def<'a>) -> Result<List<rec::AsmClass>> {
        let mut all = Vec::new();
        for letter in def.defs("AsmClasses")? {
            let classes = self.class_numbers(letter, "Classes")?;
            all.push(rec::AsmClass { letter: self.image.string(letter.string("Letter")?), classes });
        }
        Ok(self.image.push_all(&all))
    }

    fn write_constant_steps(&mut self) -> Result<()> {
        for step in defs_of(self.records, "ConstantStep") {
            let role = step.def("Role")?.map_or(Ok(None), |role| role.int("Number"))?;
            let opcode = self.instruction_field(step, "Inst")?;
            let own = self.predicates(step, "Predicates")?;
            let instruction = step.def("Inst")?.unwrap_or(step);
            let predicates = self.instructions.joined_predicate_set(instruction, own, self.subtargets)?;
            self.image.push(rec::ConstantStep { role: role.unwrap_or(0) as u8, opcode, predicates });
        }
        for fused in defs_of(self.records, "FusedConstants") {
            let predicates = self.predicates(fused, "Predicates")?;
            let role = ConstantRole::Fusion as u8;
            self.image.push(rec::ConstantStep { role, opcode: 0, predicates });
        }
        Ok(())
    }

    /// The register of a field; 0 if it is not set.
    fn register_field(&self, def: Def<'a>, field: &str) -> Result<u16> {
        let register = def.def(field)?.and_then(|d| self.registers.by_name(d.name()));
        Ok(register.unwrap_or(0))
    }

    fn instruction_field(&self, def: Def<'a>, field: &str) -> Result<u16> {
        Ok(def.def(field)?.and_then(|d| self.instructions.opcode(d.name())).unwrap_or(0))
    }

    /// The operation of a field; `ENTRY_TOKEN` if it is not set.
    fn node_field(&mut self, def: Def<'a>, field: &str) -> Result<NodeOp> {
        match def.def(field)? {
            Some(node) => self.operation(def, field, node),
            None => Ok(NodeOp::ENTRY_TOKEN),
        }
    }

    fn node_list(&mut self, def: Def<'a>, field: &str) -> Result<List<u16>> {
        let nodes = def.defs(field)?;
        let numbers: Result<Vec<u16>> =
            nodes.into_iter().map(|node| Ok(self.operation(def, field, node)?.0)).collect();
        Ok(self.image.numbers(&numbers?))
    }

    /// The operation of a node that a field names.
    fn operation(&mut self, def: Def<'a>, field: &str, node: Def<'a>) -> Result<NodeOp> {
        if let Some(op) = generic_node(node)? {
            return Ok(op);
        }
        let name = self.image.string(&operation_name(node)?);
        let nodes = self.image.records::<TargetNode>();
        let index = nodes.iter().position(|n| n.name == name);
        let index = index.ok_or_else(|| def.field_error(field, "the operation is not known"))?;
        Ok(NodeOp(NodeOp::FIRST_TARGET + index as u16))
    }

    fn condition_numbers(&mut self, def: Def<'a>, field: &str) -> Result<List<rec::ConditionNumber>> {
        let mut numbers = Vec::new();
        for condition in def.defs(field)? {
            let code = condition_code(condition)?;
            let number = condition.int("Number")?.unwrap_or(0);
            let flags = condition.int("Flags")?.unwrap_or(0) as u8;
            numbers.push(rec::ConditionNumber { code: code.0, flags, number });
        }
        Ok(self.image.push_all(&numbers))
    }

    fn templates(&mut self, def: Def<'a>, specifiers: &BTreeMap<String, u16>) -> Result<List<rec::Template>> {
        let mut templates = Vec::new();
        for &(field, kind, names) in TEMPLATES {
            for dag in dags(def, field)? {
                let program = self.rewriter(specifiers).template(def, &[dag], names)?;
                templates.push(rec::Template { kind: kind as u8, ty: ValueType::default(), program });
            }
        }
        for &(field, kind) in TYPED_TEMPLATES {
            for typed in def.defs(field)? {
                let name = typed.def("Type")?.map(|d| d.string("LLVMName")).transpose()?;
                let ty = name.and_then(ValueType::from_name).unwrap_or_default();
                let dag = typed.dag("Inst")?.ok_or_else(|| typed.error("an instruction is needed"))?;
                let program = self.rewriter(specifiers).template(typed, &[dag], &["to", "value"])?;
                templates.push(rec::Template { kind: kind as u8, ty, program });
            }
        }
        for &(field, kind) in ADDRESSES {
            let sequence = dags(def, field)?;
            if !sequence.is_empty() {
                let program = self.rewriter(specifiers).template(def, &sequence, &["symbol"])?;
                templates.push(rec::Template { kind: kind as u8, ty: ValueType::default(), program });
            }
        }
        Ok(self.image.push_all(&templates))
    }

    fn rewriter<'e>(&'e mut self, specifiers: &'e BTreeMap<String, u16>) -> Rewriter<'e, 'a> {
        Rewriter {
            records: self.records,
            registers: self.registers,
            subtargets: self.subtargets,
            instructions: &mut self.instructions,
            image: &mut self.image,
            functions: &mut self.functions,
            specifiers,
        }
    }

    fn addressing_mode(&mut self, def: Def<'a>) -> Result<rec::AddressingMode> {
        let mut parts = Vec::new();
        for part in def.defs("Parts")? {
            parts.push(part.int("Number")?.unwrap_or(0) as u16);
        }
        let symbols = match (def.bit("Symbols")?, def.bit("SymbolAndRegister")?, def.bit("LowSymbols")?) {
            (_, _, true) => 3,
            (_, true, _) => 2,
            (true, ..) => 1,
            _ => 0,
        };
        Ok(rec::AddressingMode {
            function: complex_function(&mut self.image, def.string("Function")?),
            parts: self.image.numbers(&parts),
            index_and_displacement: def.bit("IndexAndDisplacement")?.into(),
            symbols,
            fits: self.functions.field(&mut self.image, self.subtargets, def, "FitsExpr", "Imm")?,
        })
    }
}

/// The instructions that a field lists.
fn dags<'a>(def: Def<'a>, field: &str) -> Result<Vec<Dag<'a>>> {
    let one = |&value| {
        Dag::from_view(def.records, def.records.view(value))
            .ok_or_else(|| def.field_error(field, "a template must be an instruction"))
    };
    def.list(field)?.iter().map(one).collect()
}

/// The logarithm of a number of bytes.
fn log2(def: Def<'_>, field: &str) -> Result<u8> {
    let bytes = def.int(field)?.unwrap_or(1);
    if bytes > 0 && bytes.count_ones() == 1 {
        Ok(bytes.trailing_zeros() as u8)
    } else {
        Err(def.field_error(field, "an alignment must be a power of two"))
    }
}

/// The constants for which a record holds.
fn range(def: Def<'_>) -> Result<(i64, i64)> {
    Ok((def.int("Least")?.unwrap_or(i64::MIN), def.int("Most")?.unwrap_or(i64::MAX)))
}

fn condition_code(def: Def<'_>) -> Result<CondCode> {
    let code = def.def("Code")?.and_then(|c| CondCode::from_record(c.name()));
    code.ok_or_else(|| def.field_error("Code", "it is not a condition"))
}
