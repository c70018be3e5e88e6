// Bindings in and around.
class I { int v = 0; int w = 0; }
multiclass A { let v = 1 in def a : I; def b : I; }
let w = 2 in defm X : A;
let v = 3 in defm Y : A;
