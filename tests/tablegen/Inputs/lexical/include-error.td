// An error inside an included file.
include "broken.inc"
def d;
