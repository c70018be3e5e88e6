// Features, processors, predicates and hardware modes: what distinguishes the members of a processor family.

// ---- Conditions -----------------------------------------------------------------------------------------------------

// A condition on the subtarget. `CondString` is for the code generator; an AssemblerPredicate also has a condition over
// features, which the assembler and the disassembler test.
class Predicate<string cond> {
  string CondString = cond;
  bit AssemblerMatcherPredicate = false;
  // (all_of Feature, (not Feature), (any_of Feature ...) ...)
  dag AssemblerCondDag;
  // What the message "instruction requires the following: ..." names.
  string PredicateName = "";
  // The condition depends on the function (its attributes), not only on the subtarget.
  bit RecomputePerFunction = false;
}

class AssemblerPredicate<dag cond, string name = ""> {
  bit AssemblerMatcherPredicate = true;
  dag AssemblerCondDag = cond;
  string PredicateName = name;
}

// Operators of AssemblerCondDag; the third is the pattern fragment `not`.
def all_of;
def any_of;

def NoHonorSignDependentRounding : Predicate<"!TM.Options.HonorSignDependentRoundingFPMath()">;

// Mixed into an instruction, alias or pattern.
class Requires<list<Predicate> preds> {
  list<Predicate> Predicates = preds;
}

// ---- Hardware modes -------------------------------------------------------------------------------------------------

// A mode changes facts of registers, types and encodings (the width of RISC-V's integer registers). Its predicates say
// when it is in force; without any it is DefaultMode.
class HwMode<list<Predicate> Ps> {
  list<Predicate> Predicates = Ps;
}

def DefaultMode : HwMode<[]>;

// Code put in front of the predicates of modes, for generators that write C++.
class HwModePredicateProlog<string c> {
  string Code = c;
}

// Base of the tables "in this mode, that": the list in a subclass runs parallel to Modes.
class HwModeSelect<list<HwMode> Ms, int ObjectsLength> {
  list<HwMode> Modes = Ms;
  assert !eq(!size(Modes), ObjectsLength), "a choice by mode needs as many objects as modes";
}

class ValueTypeByHwMode<list<HwMode> Ms, list<ValueType> Ts> : HwModeSelect<Ms, !size(Ts)>, ValueType<0, "INVALID_SIMPLE_VALUE_TYPE"> {
  list<ValueType> Objects = Ts;
}

class PtrValueTypeByHwMode<ValueTypeByHwMode scalar, int addrspace>
    : HwModeSelect<scalar.Modes, !size(scalar.Objects)>, PtrValueType<ValueType<0, "INVALID_SIMPLE_VALUE_TYPE">, addrspace> {
  list<ValueType> Objects = scalar.Objects;
}

// ---- Features and processors ----------------------------------------------------------------------------------------

class SubtargetFeature<string n, string f, string v, string d, list<SubtargetFeature> i = []> {
  // Spelling in -mattr.
  string Name = n;
  // Variable of the subtarget that the feature sets, and the value it sets.
  string FieldName = f;
  string Value = v;
  // Help text.
  string Desc = d;
  // Features that come with it.
  list<SubtargetFeature> Implies = i;
}

// Mixed into instructions whose use is warned about when the feature is on.
class Deprecated<SubtargetFeature dep> {
  SubtargetFeature DeprecatedFeatureMask = dep;
}

class ComplexDeprecationPredicate<string dep> {
  string ComplexDeprecationPredicate = dep;
}
