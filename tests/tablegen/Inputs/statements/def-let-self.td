// A field that is itself.
class A { int x = 0; } def d : A { let x = x; }
