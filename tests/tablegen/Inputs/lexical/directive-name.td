// A directive without name.
#define
def a;
