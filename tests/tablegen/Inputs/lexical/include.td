// A file included twice, with a guard.
include "guarded.inc"
include "guarded.inc"
def d : FromInclude;
