//! What the description says about the timing of processors, and about registers and instructions a code generator asks for.

use mc::Subtarget;
use tables::inst_info::InstInfo;
use tables::instructions::inst_flags;
use tables::register_info::RegisterInfo;
use tables::sched_info::SchedInfo;

#[test]
fn rocket() {
    let target = riscv::target().unwrap();
    let image = &target.image;
    for cpu in ["rocket", "rocket-rv32", "rocket-rv64"] {
        let (subtarget, unknown) = Subtarget::new(&target, cpu, "");
        assert!(unknown.is_empty());
        let info = SchedInfo::new(image, subtarget.sched_model);
        assert_eq!((info.name(), info.issue_width(), info.micro_op_buffer_size()), ("RocketModel", 1, 0));
        assert_eq!((info.load_latency(), info.mispredict_penalty()), (3, 3));
        for (name, latency, unit) in [
            ("ADDI", 1, "RocketALU"),
            ("C_MV", 1, "RocketALU"),
            ("MULHU", 4, "RocketMul"),
            ("REMUW", 34, "RocketDiv"),
            ("DIV", 66, "RocketDiv"),
            ("LWU", 3, "RocketMemory"),
            ("C_FLDSP", 3, "RocketMemory"),
            ("SW", 1, "RocketMemory"),
            ("AMOADD_D_AQRL", 3, "RocketMemory"),
            ("BGEU", 1, "RocketBranch"),
            ("FADD_D", 6, "RocketFloat"),
            ("FMADD_S", 5, "RocketFloat"),
            ("FCVT_D_W", 2, "RocketFloat"),
            ("FSQRT_D", 25, "RocketFloatDiv"),
        ] {
            let class = info.class_of(target.opcode(name).unwrap());
            let units: Vec<&str> = info.uses(class).map(|u| info.resource_name(u.resource)).collect();
            assert_eq!((info.latency(class), units), (Some(latency), vec![unit]), "{name}");
        }
        // Rocket has no bit manipulation; the scheduler's defaults hold.
        let clz = target.opcode("CLZ").unwrap();
        assert_eq!((info.latency(info.class_of(clz)), info.default_latency(clz)), (None, 1));
    }
    let (subtarget, _) = Subtarget::new(&target, "generic-rv64", "");
    assert_eq!(SchedInfo::new(image, subtarget.sched_model).name(), "NoSchedModel");
}

#[test]
fn registers() {
    let target = riscv::target().unwrap();
    let info = RegisterInfo::new(&target.image);
    let reg = |name: &str| info.by_name(name).unwrap();
    let class = |name: &str| info.class_by_name(name).unwrap();
    assert!(info.overlaps(reg("F3_H"), reg("F3_D")) && !info.overlaps(reg("F3_D"), reg("F4_D")));
    assert_eq!(info.sub_register(reg("F3_D"), info.index_by_name("sub_32").unwrap()), Some(reg("F3_F")));
    // Sizes and types depend on the mode.
    let mode = |attributes| Subtarget::new(&target, "", attributes).0.mode;
    let types = |class: u16, mode: u16| -> Vec<String> {
        info.value_types(class, mode).iter().map(|t| t.to_string()).collect()
    };
    let (rv32, rv64) = (mode("-64bit"), mode("+64bit"));
    assert_eq!(info.class_mode(class("GPR"), rv32).reg_size_bits, 32);
    assert_eq!(info.class_mode(class("GPR"), rv64).spill_size_bits, 64);
    assert_eq!(
        (types(class("GPR"), rv32), types(class("GPR"), rv64)),
        (vec!["i32".into()], vec!["i64".into()])
    );
    let common = info.common_sub_class(class("GPRNoX0"), class("GPRC")).unwrap();
    assert_eq!(info.class_name(common), "GPRC");
    // x5 to x9 cost more under the second cost model only if 16-bit instructions cannot reach them.
    assert_eq!((info.cost(reg("X5"), 0), info.cost(reg("X5"), 1), info.cost(reg("X8"), 1)), (0, 1, 0));
    assert!(info.is_constant(reg("X0")) && !info.is_constant(reg("X1")));
    assert_eq!(info.dwarf_number(reg("F0_D"), 0), Some(32));
}

#[test]
fn instructions() {
    let target = riscv::target().unwrap();
    let info = InstInfo::new(&target.image);
    let flags = |name: &str| info.instruction(target.opcode(name).unwrap()).flags;
    let effects = inst_flags::MAY_LOAD | inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS;
    assert_eq!(flags("LW") & effects, inst_flags::MAY_LOAD);
    assert_eq!(flags("SW") & effects, inst_flags::MAY_STORE);
    assert_eq!(flags("ADD") & effects, 0);
    assert_eq!(flags("AMOADD_W") & effects, inst_flags::MAY_LOAD | inst_flags::MAY_STORE);
    assert_ne!(flags("FENCE") & inst_flags::SIDE_EFFECTS, 0);
    assert_ne!(flags("BEQ") & inst_flags::TERMINATOR, 0);
    let sw = target.opcode("SW").unwrap();
    assert!(info.named_operand(sw, "rs2").is_some());
    assert_eq!(info.instruction(sw).size, 4);
}
