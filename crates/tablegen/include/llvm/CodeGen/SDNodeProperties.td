// What nodes of the selection DAG are called in descriptions, and properties of their opcodes.

class SDNodeProperty;

// Anything that can be the operator of a pattern.
class SDPatternOperator {
  list<SDNodeProperty> Properties = [];
}

// Laws: op(a, b) = op(b, a); op(op(a, b), c) = op(a, op(b, c)).
def SDNPCommutative : SDNodeProperty;
def SDNPAssociative : SDNodeProperty;

// Ordering: takes and yields a chain; yields glue, takes it, or takes it if there is some.
def SDNPHasChain : SDNodeProperty;
def SDNPOutGlue : SDNodeProperty;
def SDNPInGlue : SDNodeProperty;
def SDNPOptInGlue : SDNodeProperty;

// Effects, and whether a description of the memory access comes along.
def SDNPMayStore : SDNodeProperty;
def SDNPMayLoad : SDNodeProperty;
def SDNPSideEffect : SDNodeProperty;
def SDNPMemOperand : SDNodeProperty;

// Any number of operands follow those of the profile.
def SDNPVariadic : SDNodeProperty;
