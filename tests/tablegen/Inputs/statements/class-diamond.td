// A class reached on two ways.
class A { int a = 1; } class B : A; class C : A; class D : B, C;
def d : D;
