// A class field used before its let.
class A { int x = 1; int y = !mul(x, 2); } def d : A { let x = 21; }
