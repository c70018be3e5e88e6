//! Tuples: registers made of several that are copied and spilled, each of these by itself.
//!
//! A tuple in memory has its registers in order, without gaps.

use super::{Machine, template};
use ::mc::Reg as Physical;
use mir::function::MemOperand;
use mir::target::Place;
use mir::{FrameIndex, Function, Isa, Operand, Reg, RegFlags};
use tables::machine::TemplateKind;
use tables::value_type::ValueType;

impl Machine {
    /// The registers that a tuple is made of, by the indices of their places: they hold values with types, which shorter tuples
    /// inside do not, and none of them is a part of another.
    fn registers_of_tuple(isa: &Isa<'_>, tuple: Physical) -> Vec<(u16, Physical)> {
        let indices = 1..isa.num_sub_indices();
        let classes: Vec<u16> = (0..isa.num_classes() as u16)
            .filter(|&class| isa.class(class).types[..] != [ValueType::UNTYPED])
            .collect();
        let has_type = |part| classes.iter().any(|&class| isa.target.class_contains(class, part));
        let all: Vec<(u16, Physical)> = indices
            .filter_map(|index| Some((index, isa.sub_register(tuple, index)?)))
            .filter(|&(_, part)| has_type(part))
            .collect();
        let is_outermost = |&&(_, part): &&(u16, Physical)| {
            !all.iter().any(|&(_, other)| other != part && isa.sub_register_index(other, part).is_some())
        };
        all.iter().filter(is_outermost).copied().collect()
    }

    /// Copies a tuple; false if it is none. Where the two have registers in common, what is read later is not overwritten
    /// before: one of the two orders does that, since registers follow each other.
    pub(super) fn copy_tuple(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        at: Place,
        to: Physical,
        from: Physical,
    ) -> bool {
        let (to, from) = (Self::registers_of_tuple(isa, to), Self::registers_of_tuple(isa, from));
        let values = |to: Physical, from: Physical| [Operand::def(to.into()), Operand::use_of(from.into())];
        let can_copy = |(to, from): (&(u16, Physical), &(u16, Physical))| {
            let values = values(to.1, from.1);
            self.programs(TemplateKind::Copy).any(|copy| template::fits(isa, copy, &values, &[]))
        };
        if to.len() < 2 || to.len() != from.len() || !to.iter().zip(&from).all(can_copy) {
            return false;
        }
        let overwrites = (0..to.len()).any(|n| from[n + 1..].iter().any(|&(_, later)| later == to[n].1));
        let mut pairs: Vec<(Physical, Physical)> =
            to.iter().zip(&from).map(|(to, from)| (to.1, from.1)).collect();
        if overwrites {
            pairs.reverse();
        }
        for (to, from) in pairs {
            self.fill(isa, func, at, TemplateKind::Copy, &values(to, from), &[]);
        }
        true
    }

    /// Stores the registers of a tuple, or loads them.
    pub(super) fn spill_tuple(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        at: Place,
        (reg, class): (Reg, u16),
        slot: FrameIndex,
        kind: TemplateKind,
    ) {
        let example = reg.as_physical().or(isa.class(class).members.first().copied());
        let Some(example) = example else { return };
        let parts = Self::registers_of_tuple(isa, example);
        if parts.len() < 2 {
            return;
        }
        let is_load = kind == TemplateKind::Reload;
        let mut offset = 0;
        for (n, (index, part)) in parts.into_iter().enumerate() {
            // The class of which the part is, with the instructions that spill it.
            let part_values = [Operand::use_of(part.into()), Operand::Frame(slot)];
            let classes = (0..isa.num_classes() as u16).filter(|&c| isa.class(c).members.contains(&part));
            let found = classes.max_by_key(|&c| (isa.class(c).allocatable, isa.class(c).members.len()));
            let Some(part_class) = found else { return };
            let own = match reg.as_physical() {
                Some(_) if is_load => Operand::def(part.into()),
                Some(_) => part_values[0],
                None if is_load => Operand::def(reg),
                None => Operand::use_of(reg),
            };
            let values = [own, Operand::Frame(slot)];
            let inst = self.fill(isa, func, at, kind, &values, &[Some(part_class)]);
            let Some(inst) = inst else { return };
            for operand in func.operands_mut(inst) {
                match operand {
                    Operand::Reg(own) if own.reg == reg && reg.is_virtual() => {
                        own.sub = index;
                        // What the rest of the tuple has before the first part comes does not matter.
                        if is_load && n == 0 {
                            own.flags = own.flags.with(RegFlags::UNDEF);
                        }
                    }
                    Operand::Imm(displacement) => *displacement += offset,
                    _ => {}
                }
            }
            let mem = MemOperand { offset, ..self.mem(isa, func, part_class, slot, is_load) };
            func.add_mem(inst, mem);
            offset += i64::from(isa.class(part_class).spill_bytes);
        }
    }
}
