//! Lists of variable arguments whose registers are saved in an area of their own: `va_start` and `va_copy` of them.
//!
//! A list is two offsets of 32 bits into the area (the next general and the next vector register), the address of the
//! arguments on the stack, and the address of the area. Or it is the address of the arguments on the stack, those of the ends of
//! an area for general registers and of one for vector registers, and two offsets from there, which are negative until the area
//! is used up.
//!
//! Source: System V ABI, AMD64 supplement, "Variable Argument Lists"; Procedure Call Standard for the Arm 64-bit Architecture,
//! "The va_list type".

use super::Builder;
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{ArgLoc, Assignment, Result, SavedRegisters};
use mir::FrameIndex;
use mir::MemOperand;
use mir::frame::ObjectKind;
use mir::function::MemBase;
use smallvec::{SmallVec, smallvec};
use tables::value_type::ValueType;

/// Bytes of a general and of a vector register in the area.
pub(super) const GENERAL_BYTES: i64 = 8;
pub(super) const VECTOR_BYTES: i64 = 16;
const AREA_ALIGN_LOG2: u8 = 4;

/// What `va_start` writes.
#[derive(Clone, Copy, Debug)]
pub(super) struct SavedList {
    area: FrameIndex,
    on_stack: FrameIndex,
    general_offset: i64,
    vector_offset: i64,
    /// Where the area of general registers ends, and that of vector registers, if lists have those.
    ends: Option<[i64; 2]>,
}

impl Builder<'_, '_> {
    /// Stores the registers that may hold variable arguments.
    pub(super) fn save_registers(&mut self, saved: &SavedRegisters, assignment: &Assignment) -> SavedList {
        let isa = self.state.isa;
        let is_taken = |reg: &mc::Reg| {
            assignment.locations.iter().any(|location| match location {
                ArgLoc::Reg(used) => isa.overlap(*used, *reg),
                _ => false,
            })
        };
        // Registers that are left out on the way are used up, too.
        let taken = |regs: &[mc::Reg]| regs.iter().rposition(is_taken).map_or(0, |last| last as i64 + 1);
        let general_taken = match saved.ends_at_areas {
            true => saved.general.len().saturating_sub(assignment.free_registers.len()) as i64,
            false => taken(&saved.general),
        };
        let vectors_at = GENERAL_BYTES * saved.general.len() as i64;
        let size = vectors_at + VECTOR_BYTES * saved.vector.len() as i64;
        let frame = &mut self.dag.shared.frame;
        let area = frame.add(size as u64, AREA_ALIGN_LOG2, ObjectKind::Local);
        let on_stack = frame.add_fixed(8, 3, assignment.stack_end);
        let general = saved.general.iter().enumerate();
        let general = general.map(|(i, &reg)| (reg, ValueType::I64, GENERAL_BYTES * i as i64));
        let vectors: &[mc::Reg] =
            if self.state.machine.attributes.avoids_float_registers { &[] } else { &saved.vector };
        let vector = vectors.iter().enumerate();
        let vector = vector.map(|(i, &reg)| (reg, saved.vector_type, vectors_at + VECTOR_BYTES * i as i64));
        let mut stores = Vec::new();
        for (reg, ty, offset) in general.chain(vector).filter(|(reg, ..)| !is_taken(reg)) {
            self.note_live_in(reg);
            let entry = self.dag.entry();
            let value = self.dag.copy_from_reg(entry, reg.into(), ty, None).into();
            let base = self.frame_index(area);
            let address = self.add_offset(base, offset);
            let mem = MemOperand { base: MemBase::Frame(area), offset, is_store: true, ..access(ty) };
            stores.push(self.dag.store(entry, value, address, mem));
        }
        self.chain = self.dag.token_factor(&stores);
        SavedList {
            area,
            on_stack,
            general_offset: GENERAL_BYTES * general_taken,
            vector_offset: vectors_at + VECTOR_BYTES * taken(&saved.vector),
            ends: saved.ends_at_areas.then_some([vectors_at, size]),
        }
    }

    pub(super) fn start_list(&mut self, to: ir::Value, list: SavedList) -> Result<()> {
        let pointer = self.pointer_type();
        let list_at = self.scalar(to)?;
        let offset = |this: &mut Self, n| this.dag.constant(n, ValueType::I32);
        let (general, vector) = (offset(self, list.general_offset), offset(self, list.vector_offset));
        let (on_stack, area) = (self.frame_index(list.on_stack), self.frame_index(list.area));
        let fields: SmallVec<[(i64, Value, ValueType); 5]> = match list.ends {
            None => smallvec![
                (0, general, ValueType::I32),
                (4, vector, ValueType::I32),
                (8, on_stack, pointer),
                (16, area, pointer),
            ],
            Some(ends) => {
                let [general_end, vector_end] = ends.map(|at| self.add_offset(area, at));
                let general = offset(self, list.general_offset - ends[0]);
                let vector = offset(self, list.vector_offset - ends[1]);
                smallvec![
                    (0, on_stack, pointer),
                    (8, general_end, pointer),
                    (16, vector_end, pointer),
                    (24, general, ValueType::I32),
                    (28, vector, ValueType::I32),
                ]
            }
        };
        let chain = self.ordered_chain();
        let mut stores = Vec::new();
        for (at, value, ty) in fields {
            let address = self.add_offset(list_at, at);
            let mem = MemOperand { is_store: true, align_log2: 2, ..access(ty) };
            stores.push(self.dag.store(chain, value, address, mem));
        }
        self.chain = self.dag.token_factor(&stores);
        Ok(())
    }

    pub(super) fn copy_list(&mut self, to: ir::Value, from: ir::Value) -> Result<()> {
        let pointer = self.pointer_type();
        let (to, from) = (self.scalar(to)?, self.scalar(from)?);
        let chain = self.ordered_chain();
        let mut stores = Vec::new();
        let saved = self.state.saved_registers();
        let ends_at_areas = saved.is_some_and(|saved| saved.ends_at_areas);
        let words: &[i64] = if ends_at_areas { &[0, 8, 16, 24] } else { &[0, 8, 16] };
        for &at in words {
            let (source, target) = (self.add_offset(from, at), self.add_offset(to, at));
            let mem = MemOperand { align_log2: 2, ..access(pointer) };
            let load = self.dag.load(pointer, chain, source, MemOperand { is_load: true, ..mem });
            let after = Value::new(load, 1);
            stores.push(self.dag.store(after, load.into(), target, MemOperand { is_store: true, ..mem }));
        }
        self.chain = self.dag.token_factor(&stores);
        Ok(())
    }
}
