// Classes and their defs.
// ARGS: -dump-json
class A; class B : A; class C; def x : B; def y : A; def : B;
