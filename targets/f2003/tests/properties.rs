//! What instructions are said to do, as the code generator will read it.

use tables::instructions::{Instruction, inst_flags as flag};

#[test]
fn properties() {
    let target = f2003::target().unwrap();
    let flags = |name: &str| target.instruction(target.opcode(name).unwrap()).flags;
    for (name, has, has_not) in [
        ("KRZrr", flag::MOVE_REG, flag::MAY_LOAD | flag::MAY_STORE | flag::REMATERIALIZABLE),
        ("KRZrm", flag::MAY_LOAD | flag::FOLDABLE_AS_LOAD | flag::REMATERIALIZABLE, flag::MAY_STORE),
        ("KRZri", flag::MOVE_IMM | flag::REMATERIALIZABLE | flag::AS_CHEAP_AS_A_MOVE, flag::MAY_LOAD),
        ("KRZmm", flag::MAY_LOAD | flag::MAY_STORE, flag::FOLDABLE_AS_LOAD),
        ("KRZ8Irm", flag::MAY_LOAD | flag::REMATERIALIZABLE, flag::FOLDABLE_AS_LOAD),
        ("KRZ8Cmr", flag::MAY_STORE, flag::MAY_LOAD | flag::REMATERIALIZABLE),
        ("MALKRZri", 0, flag::REMATERIALIZABLE),
        ("ATArr", flag::COMMUTABLE, flag::MAY_LOAD),
        ("NTArr", 0, flag::COMMUTABLE),
        ("ATAmr", flag::MAY_LOAD | flag::MAY_STORE, flag::COMMUTABLE),
        ("LATrrr", flag::COMMUTABLE, flag::MAY_LOAD),
        ("LAT_LOrr", flag::COMMUTABLE | flag::CODE_GEN_ONLY, flag::MAY_LOAD),
        ("LATrrm", flag::MAY_LOAD, flag::COMMUTABLE),
        ("FIri", flag::COMPARE, flag::SIDE_EFFECTS),
        ("KRZx", flag::BRANCH | flag::BARRIER | flag::TERMINATOR, flag::INDIRECT_BRANCH),
        ("MALKRZx", flag::BRANCH | flag::TERMINATOR, flag::BARRIER),
        ("KRZxm", flag::INDIRECT_BRANCH | flag::MAY_LOAD, 0),
        ("INJ_FENXEOi", flag::CALL | flag::MAY_STORE, flag::TERMINATOR),
        ("KRZ_DOSNUD", flag::RETURN | flag::BARRIER | flag::TERMINATOR, flag::CALL),
        ("FIri_MALKRZx", flag::PSEUDO | flag::BRANCH, flag::BARRIER),
    ] {
        let flags = flags(name);
        assert_eq!((flags & has, flags & has_not), (has, 0), "{name}: {flags:#x}");
    }
    // 14 mnemonics by 6, 9 comparisons, 12 exchanges, 24 multiplications, 12 of their lower halves, `nac` twice, `fen`, 8 jumps,
    // 3 calls, the return; and pseudo-instructions: 3 for frames, 9 that compare and jump, 27 that compare and select. The back
    // end that the names are from has as many.
    let image = &target.image;
    let own = image.records::<Instruction>().len();
    let generic = image.records::<tables::instructions::Target>().at(0).num_generic_opcodes as usize;
    assert_eq!((own - generic, 14 * 6 + 9 + 12 + 24 + 12 + 2 + 1 + 8 + 3 + 1 + 3 + 9 + 27), (195, 195));
}
