// A file that is not there.
include "no-such-file.inc"
