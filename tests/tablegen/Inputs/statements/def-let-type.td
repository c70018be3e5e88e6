// A let of the wrong type.
class A { int x = 0; } def d : A { let x = "s"; }
