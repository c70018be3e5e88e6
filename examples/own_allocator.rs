//! The smallest register allocator that is right: every value lives in the frame. Before each instruction what it reads is loaded
//! into registers, behind it what it writes is stored, and nothing stays in a register in between.
//!
//! Physical registers that the code names itself (arguments, results) must not be disturbed: a block's scratch registers are
//! those that it does not name. O(operands · registers of a class); the code is as slow as it sounds.

use codewright::machine_code::{
    Block, FrameIndex, Function, Inst, Isa, ObjectKind, Operand, PhysicalReg, Place, Reg, RegFlags,
    RegisterAllocator, TargetInfo, opcode,
};
use std::collections::BTreeMap;

/// See the module text.
#[derive(Debug)]
pub struct EverythingInMemory;

impl RegisterAllocator for EverythingInMemory {
    fn allocate(&self, isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> Result<(), String> {
        let reserved = info.reserved(isa, func);
        let mut homes = Homes::default();
        for block in func.blocks().collect::<Vec<Block>>() {
            let mut named = reserved.clone();
            named.extend(func.block(block).live_ins.iter().copied());
            for inst in func.block_insts(block) {
                named.extend(func.operands(inst).iter().filter_map(|o| o.as_reg()?.reg.as_physical()));
            }
            let insts: Vec<Inst> = func.block_insts(block).collect();
            for (at, &inst) in insts.iter().enumerate() {
                let around = Around { block, inst, next: insts.get(at + 1).copied() };
                around.allocate((isa, info, func), &named, &mut homes)?;
            }
        }
        Ok(())
    }
}

/// By virtual register: where its value lives.
#[derive(Default)]
struct Homes(BTreeMap<u32, FrameIndex>);

impl Homes {
    fn of(&mut self, isa: &Isa<'_>, func: &mut Function, reg: Reg, class: u16) -> FrameIndex {
        let class = isa.class(class);
        let index = reg.virtual_index().unwrap_or_default() as u32;
        let add = || func.frame.add(class.spill_bytes.into(), class.spill_align_log2, ObjectKind::Spill);
        *self.0.entry(index).or_insert_with(add)
    }
}

/// An instruction, and the one behind it.
struct Around {
    block: Block,
    inst: Inst,
    next: Option<Inst>,
}

impl Around {
    fn allocate(
        &self,
        (isa, info, func): (&Isa<'_>, &dyn TargetInfo, &mut Function),
        named: &[PhysicalReg],
        homes: &mut Homes,
    ) -> Result<(), String> {
        let &Around { block, inst, next } = self;
        if func.opcode(inst) == opcode::IMPLICIT_DEF {
            // What is in its home will do.
            func.remove(inst);
            return Ok(());
        }
        let mut given: Vec<(Reg, PhysicalReg)> = Vec::new();
        for at in 0..func.operands(inst).len() {
            let Some(&operand) = func.operands(inst)[at].as_reg() else { continue };
            let Some(class) = func.class_of(operand.reg) else { continue };
            let known = given.iter().find(|(reg, _)| *reg == operand.reg).map(|&(_, physical)| physical);
            let physical = match known {
                Some(physical) => physical,
                None => {
                    let is_free = |candidate: &PhysicalReg| {
                        let overlaps = |other: &PhysicalReg| isa.overlap(*candidate, *other);
                        !named.iter().any(overlaps) && !given.iter().any(|(_, other)| overlaps(other))
                    };
                    let found = isa.class(class).members.iter().copied().find(is_free);
                    let found = found.ok_or("an instruction needs more registers than there are")?;
                    let slot = homes.of(isa, func, operand.reg, class);
                    let is_defined = operand.flags.contains(RegFlags::DEF);
                    let is_whole = operand.sub == 0 || operand.flags.contains(RegFlags::UNDEF);
                    if !is_defined && !operand.flags.contains(RegFlags::UNDEF) || is_defined && !is_whole {
                        let before = Place { block, before: Some(inst) };
                        info.reload(isa, func, before, found.into(), class, slot);
                    }
                    given.push((operand.reg, found));
                    found
                }
            };
            if operand.flags.contains(RegFlags::DEF) {
                let slot = homes.of(isa, func, operand.reg, class);
                info.spill(isa, func, Place { block, before: next }, physical.into(), class, slot);
            }
            let part = isa.sub_register(physical, operand.sub).ok_or("a register has no such part")?;
            if let Operand::Reg(operand) = &mut func.operands_mut(inst)[at] {
                (operand.reg, operand.sub) = (part.into(), 0);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codewright::{Jit, Module, OptLevel, TargetMachine};
    use std::sync::Arc;

    const PROGRAM: &str = "
        define i64 @fib(i64 %n) {
          %small = icmp ult i64 %n, 2
          br i1 %small, label %done, label %more
        more:
          %a = sub i64 %n, 1
          %b = call i64 @fib(i64 %a)
          %c = sub i64 %n, 2
          %d = call i64 @fib(i64 %c)
          %e = add i64 %b, %d
          br label %done
        done:
          %result = phi i64 [ %n, %0 ], [ %e, %more ]
          ret i64 %result
        }
        define i64 @gcd(i64 %a, i64 %b) {
          br label %loop
        loop:
          %x = phi i64 [ %a, %0 ], [ %y, %step ]
          %y = phi i64 [ %b, %0 ], [ %z, %step ]
          %done = icmp eq i64 %y, 0
          br i1 %done, label %exit, label %step
        step:
          %z = urem i64 %x, %y
          br label %loop
        exit:
          ret i64 %x
        }
        define double @mean(double %a, double %b, i32 %shift) {
          %sum = fadd double %a, %b
          %n = shl i32 2, %shift
          %m = sitofp i32 %n to double
          %mean = fdiv double %sum, %m
          ret double %mean
        }";

    fn machine(triple: &str) -> TargetMachine {
        let machine = TargetMachine::for_triple(triple).expect("a machine");
        machine.with_allocator(Arc::new(EverythingInMemory)).with_verification()
    }

    #[test]
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    #[allow(unsafe_code)]
    fn programs_run() {
        for level in [OptLevel::None, OptLevel::Default] {
            let jit = Jit::with_machine(machine("x86_64").with_level(level)).expect("a session");
            jit.add(Module::parse(PROGRAM).expect("a module")).expect("code");
            let fib = jit.function::<fn(u64) -> u64>("fib").expect("fib");
            let gcd = jit.function::<fn(u64, u64) -> u64>("gcd").expect("gcd");
            let mean = jit.function::<fn(f64, f64, i32) -> f64>("mean").expect("mean");
            // SAFETY: they only compute.
            unsafe {
                assert_eq!(fib.call((20,)), 6765);
                assert_eq!(gcd.call((1071, 462)), 21);
                assert_eq!(mean.call((3.0, 5.0, 1)), 2.0);
            }
        }
    }

    #[test]
    fn it_is_the_same_for_other_machines() {
        let module = Module::parse(PROGRAM).expect("a module");
        for (triple, features) in [("riscv64", "+m,+a,+f,+d,+c"), ("aarch64", "")] {
            let machine = machine(triple).with_features(features).with_level(OptLevel::Default);
            let text = machine.assembly(&module).expect("assembly");
            assert!(text.contains("Spill") || text.matches("sp").count() > 40, "{text}");
        }
    }

    /// Leaves everything as it is.
    #[derive(Debug)]
    struct Nothing;

    impl RegisterAllocator for Nothing {
        fn allocate(&self, _: &Isa<'_>, _: &dyn TargetInfo, _: &mut Function) -> Result<(), String> {
            Ok(())
        }
    }

    /// Gives the same register to all.
    #[derive(Debug)]
    struct OneForAll;

    impl RegisterAllocator for OneForAll {
        fn allocate(&self, isa: &Isa<'_>, _: &dyn TargetInfo, func: &mut Function) -> Result<(), String> {
            for block in func.blocks().collect::<Vec<Block>>() {
                for inst in func.block_insts(block).collect::<Vec<Inst>>() {
                    for at in 0..func.operands(inst).len() {
                        let Some(&operand) = func.operands(inst)[at].as_reg() else { continue };
                        let Some(class) = func.class_of(operand.reg) else { continue };
                        let whole = isa.class(class).members[0];
                        let part = isa.sub_register(whole, operand.sub).ok_or("no such part")?;
                        if let Operand::Reg(operand) = &mut func.operands_mut(inst)[at] {
                            (operand.reg, operand.sub) = (part.into(), 0);
                        }
                    }
                }
            }
            Ok(())
        }
    }

    #[test]
    fn mistakes_are_errors() {
        let module = Module::parse(PROGRAM).expect("a module");
        let machine =
            |allocator| TargetMachine::for_triple("x86_64").expect("a machine").with_allocator(allocator);
        let error = machine(Arc::new(Nothing)).assembly(&module).expect_err("a mistake").to_string();
        assert!(
            error.contains("in function 'fib': the register allocator leaves virtual registers behind"),
            "{error}"
        );
        let checked = machine(Arc::new(OneForAll)).with_verification();
        let error = checked.assembly(&module).expect_err("a mistake").to_string();
        assert!(error.contains("in function 'fib': bad register allocation: "), "{error}");
    }
}
