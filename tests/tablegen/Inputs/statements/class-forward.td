// A class declared before it is defined.
class A;
class B { A other = ?; }
class A { int x = 1; }
def a : A;
def b : B { let other = a; }
