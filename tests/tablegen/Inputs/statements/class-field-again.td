// A field again with the same type.
class A { int x = 1; }
class B : A { int x = 2; }
def d : B;
