//! What the rule about tests of diagnostics leaves out, and why.

use super::Untested;

pub(super) const UNTESTED: &[Untested] = &[
    (
        "no diagnostics: names, statistics, what is printed between findings",
        &[
            ("verify/module_flags.rs", "CG Profile"),
            ("verify/sink.rs", "... and {more} more"),
            ("print/detailed.rs", "\n{dashes} Memory Allocation Stats {dashes}\n"),
            (
                "print/detailed.rs",
                "Values = {values}\nStrings = {strings}\n\nNumber of records instantiated = {records}\n",
            ),
            ("print/detailed.rs", "Number of anonymous records = {anonymous}\n"),
        ],
    ),
    (
        "mistakes of the program that calls the bitstream writer",
        &[
            ("bitstream/writer.rs", "{value:#x} in {bits} bits"),
            ("bitstream/writer.rs", "no block to exit"),
            ("bitstream/writer.rs", "record too short for abbreviation {}"),
            ("bitstream/writer.rs", "record too long for abbreviation {}"),
            ("bitstream/writer.rs", "not a scalar"),
        ],
    ),
    (
        "limits of the machine, or that only an input of gigabytes reaches",
        &[
            ("read/constants.rs", "too many constants"),
            ("function/operands.rs", "too many metadata operands"),
            ("read/globals.rs", "too many globals"),
            ("metadata/mod.rs", "too many metadata items"),
            ("lang/lexer.rs", "include file '{name}' is too large"),
            ("lang/mod.rs", "input '{name}' is too large"),
            ("lang/mod.rs", "cannot start a thread: {error}"),
        ],
    ),
    (
        "guards behind other checks: a mistake in those would otherwise be a panic or a wrong result",
        &[
            ("function/arithmetic.rs", "shuffle mask is not a vector"),
            ("function/mod.rs", "value is defined twice"),
            ("function/mod.rs", "constants after instructions"),
            ("read/lazy.rs", "a type cannot be made"),
            (
                "lang/instantiate.rs",
                "Invalid value {of_type}found when setting field '{}' of type '{}' after resolving references: {}",
            ),
            ("parser/operators_special.rs", "unknown bang operator"),
        ],
    ),
    (
        "the signature of the intrinsic, which is verified first, leaves no such argument or result",
        &[
            (
                "intrinsics/floats.rs",
                "{name}: argument must be floating-point or vector of floating-points, and result must be integer or \
                 vector of integers",
            ),
            ("intrinsics/floats.rs", "Intrinsic first argument must be floating point"),
            ("intrinsics/floats.rs", "Intrinsic result must be an integer"),
            ("intrinsics/floats.rs", "Intrinsic first argument must be integer"),
            ("intrinsics/floats.rs", "Intrinsic result must be a floating point"),
            ("intrinsics/floats.rs", "Intrinsic first argument must be FP or FP vector"),
            ("intrinsics/floats.rs", "Intrinsic result must be FP or FP vector"),
            ("intrinsics/gc.rs", "gc.relocate operand #2 must be integer offset"),
            ("intrinsics/gc.rs", "gc.relocate operand #3 must be integer offset"),
            ("intrinsics/memory.rs", "llvm.call.preallocated.setup argument must be a constant"),
            (
                "intrinsics/mod.rs",
                "llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument",
            ),
            ("intrinsics/vectors.rs", "get_active_lane_mask: must return a vector"),
            ("intrinsics/vectors.rs", "Operands must be vectors."),
            ("intrinsics/vectors.rs", "First operand and mask must have the same number of elements."),
            ("intrinsics/vectors.rs", "Mask must be a vector of i1's."),
            ("intrinsics/vectors.rs", "Return type must match the mask type."),
            (
                "intrinsics/vectors.rs",
                "{which} operand of [us][mul|div]_fix[_sat] must be an int type or vector of ints",
            ),
            // Readers give intrinsics their right names and attributes.
            ("verify/facts.rs", "Intrinsic name not mangled correctly for type arguments! Should be: "),
            (
                "verify/attributes.rs",
                "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute",
            ),
        ],
    ),
    (
        "what readers refuse in other words before the verifier sees it",
        &[
            ("verify/debug_info.rs", "invalid subrange count"),
            ("verify/debug_info.rs", "has conflicting flags"),
            ("verify/debug_records.rs", "#dbg_label record requires a !dbg attachment"),
            ("verify/eh.rs", "Filter operand is not an array of constants!"),
            ("verify/eh.rs", "CleanupPadInst has an invalid parent."),
            ("verify/eh.rs", "CatchSwitchInst cannot have empty handler list"),
            ("verify/eh.rs", "EH pad jumps through a cycle of pads"),
            ("verify/eh.rs", "Parent pad must be catchpad/cleanuppad/catchswitch"),
            ("inst/casts.rs", "Invalid cast between vectors of different lengths!"),
            ("verify/metadata.rs", "Unexpected metadata round-trip through values"),
            ("verify/metadata.rs", "Invalid operand for global metadata!"),
            ("verify/module.rs", "Global @{name} has illegal target extension type"),
            ("verify/module.rs", "IFunc resolver has incorrect type"),
        ],
    ),
];
