// Bindings for everything inside.
class A { int x = 0; int y = 0; }
let x = 1 in { def a : A; let y = 2, x = 3 in def b : A; def c : A { let x = 9; } }
def d : A;
