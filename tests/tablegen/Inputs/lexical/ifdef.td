// Conditional text.
#define A
#ifdef A
def a;
#else
def b;
#endif
#ifndef A
def c;
#endif // done
#ifdef B
this is ( not read "
#ifdef A
#else
#endif
#endif
def e;
