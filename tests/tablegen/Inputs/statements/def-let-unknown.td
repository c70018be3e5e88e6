// A let of no field.
class A { int color = 0; } def d : A { let colour = 1; }
