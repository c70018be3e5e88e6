// An argument of the wrong type.
class A<int x> { int a = x; }
def d : A<"s">;
