// Classes above a def, parents first.
class A; class B : A; class C : B; class D; class E : C, D; def x : E; def y : D, C;
