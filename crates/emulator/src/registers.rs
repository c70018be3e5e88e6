//! Register values, with registers that are parts of others.

use crate::Value;
use crate::arithmetic::truncated;
use mc::{Reg, Target};
use tables::register_info::RegisterInfo;

/// The low bits of a register of which it is known what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub value: u64,
    pub bits: u64,
}

impl Known {
    /// So many low bits.
    pub fn low(self, bits: u64) -> Value {
        (bits <= self.bits).then(|| truncated(self.value, bits))
    }
}

/// Each register has a value of its own: writing one makes those that share bits with it unknown.
pub struct Registers<'t> {
    info: RegisterInfo<'t>,
    values: Vec<Option<Known>>,
    /// By register: the others that share bits with it.
    aliases: Vec<Box<[u16]>>,
}

impl<'t> Registers<'t> {
    pub fn new(target: &'t Target) -> Registers<'t> {
        let info = RegisterInfo::new(&target.image);
        let all = 0..info.num_registers() as u16;
        let others = |reg| info.aliases(reg).into_iter().filter(|&other| other != reg).collect();
        let aliases = all.map(others).collect();
        Registers { values: vec![None; info.num_registers()], info, aliases }
    }

    pub fn read(&self, reg: Reg) -> Option<Known> {
        if self.info.is_constant(reg.0) {
            return Some(Known { value: 0, bits: 64 });
        }
        self.values.get(usize::from(reg.0)).copied().flatten()
    }

    pub fn write(&mut self, reg: Reg, value: Option<Known>) {
        let at = usize::from(reg.0);
        if let (Some(place), Some(aliases)) = (self.values.get_mut(at), self.aliases.get(at)) {
            *place = value;
            for &other in aliases {
                self.values[usize::from(other)] = None;
            }
        }
    }

    pub fn overlap(&self, a: Reg, b: Reg) -> bool {
        self.info.overlaps(a.0, b.0)
    }

    /// The type of the values of the registers of a class, if they are integers.
    pub fn type_of_class(&self, class: u16, mode: u16) -> Option<tables::value_type::ValueType> {
        self.info.value_types(class, mode).iter().find(|ty| ty.is_scalar_int())
    }
}
