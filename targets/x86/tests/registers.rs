//! Relations between registers, as the code generator asks for them.

use mc::Subtarget;
use mir::Isa;

#[test]
fn wholes_have_all_units_of_a_register() {
    let target = x86::target().unwrap();
    let (subtarget, _) = Subtarget::new(&target, "", "");
    let isa = Isa::new(&target, &subtarget);
    let reg = |name: &str| target.register_by_name(name).unwrap();
    // The upper half of a register has no unit of its own.
    for (part, wholes) in [("AH", &["AH", "AX", "EAX", "RAX"][..]), ("RAX", &["EAX", "RAX"])] {
        let mut expected: Vec<mc::Reg> = wholes.iter().map(|name| reg(name)).collect();
        let mut found = isa.wholes(reg(part)).to_vec();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{part}");
    }
}
