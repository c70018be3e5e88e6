// A sequence of records that do not exist.
// ARGS: -print-sets
class Set<dag e> { dag Elements = e; }
def sequence; def S : Set<(sequence "R%u", 0, 1)>;
