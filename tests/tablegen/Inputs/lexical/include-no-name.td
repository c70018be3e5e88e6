// An include without name.
include foo
