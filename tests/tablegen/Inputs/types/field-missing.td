// A field that is not there.
class A { int value = 1; } def a : A;
def d { int f = a.valeu; }
