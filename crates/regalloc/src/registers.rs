//! The registers that a function may use.

use mir::{Function, Isa, TargetInfo};
use std::cell::OnceCell;

/// Registers of classes without the reserved ones. Orders are made when they are first asked for: a function uses few of a
/// target's classes.
#[derive(Debug)]
pub struct Registers<'a> {
    pub isa: &'a Isa<'a>,
    /// By unit: part of a reserved register.
    reserved: Vec<bool>,
    /// By unit: part of an allocatable register. Others are not tracked.
    tracked: Vec<bool>,
    /// By unit: part of a register that the function must leave as it found it.
    saved: Vec<bool>,
    /// By register: not given out.
    avoided: Vec<bool>,
    /// By class.
    orders: Vec<OnceCell<Box<[mc::Reg]>>>,
}

impl<'a> Registers<'a> {
    pub fn new(isa: &'a Isa<'a>, info: &dyn TargetInfo, func: &Function) -> Registers<'a> {
        let mark = |regs: &mut dyn Iterator<Item = mc::Reg>| {
            let mut units = vec![false; isa.num_units()];
            regs.for_each(|reg| isa.units(reg).iter().for_each(|&u| units[u as usize] = true));
            units
        };
        let reserved = mark(&mut info.reserved(isa, func).into_iter());
        let tracked = isa.allocatable_units().iter().zip(&reserved);
        let tracked = tracked.map(|(&is_allocatable, &is_reserved)| is_allocatable && !is_reserved).collect();
        let saved = mark(&mut info.callee_saved(isa, func).into_iter());
        let mut avoided = vec![false; isa.num_regs()];
        info.facts().avoided.iter().for_each(|reg| avoided[reg.0 as usize] = true);
        Registers { isa, reserved, tracked, saved, avoided, orders: vec![OnceCell::new(); isa.num_classes()] }
    }

    /// The members of a class that may be given out, best first: those that must be saved before they are used come last.
    pub fn order(&self, class: u16) -> &[mc::Reg] {
        self.orders[class as usize].get_or_init(|| {
            let members = self.isa.class(class).members.iter().copied();
            let mut order: Vec<mc::Reg> =
                members.filter(|&reg| !self.is_reserved(reg) && !self.avoided[reg.0 as usize]).collect();
            order.sort_by_key(|&reg| self.is_callee_saved(reg));
            order.into()
        })
    }

    pub fn is_reserved(&self, reg: mc::Reg) -> bool {
        self.isa.units(reg).iter().any(|&u| self.reserved[u as usize])
    }

    #[inline]
    pub fn is_tracked(&self, unit: u16) -> bool {
        self.tracked[unit as usize]
    }

    pub fn is_callee_saved(&self, reg: mc::Reg) -> bool {
        self.isa.units(reg).iter().any(|&u| self.saved[u as usize])
    }
}
