// An operator that is none.
// ARGS: -print-sets
class Set<dag e> { dag Elements = e; }
def foo; def S : Set<(foo foo)>;
