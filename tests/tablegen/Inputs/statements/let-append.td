// Adding to what a field has.
// OURS: newer than LLVM 22
def o;
class A { list<int> l = [1]; string s = "a"; dag d = (o 1); }
def x : A { let append l = [2]; let prepend s = "z"; let append d = (o 2:$x); }
let prepend l = [0] in def y : A;
