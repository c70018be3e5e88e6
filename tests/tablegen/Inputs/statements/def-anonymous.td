// Defs without name.
class A<int n> { int v = n; }
def : A<1>;
def : A<2>;
def e { A a = A<1>; A b = A<3>; A c = A<1>; }
def : A<4>;
