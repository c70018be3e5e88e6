// A zero on the left decides !and before the right side is looked at.
class C<string n> { int f = !and(!ne(n, ""), !eq(!substr(n, 0, 1), "a")); }
def d : C<"abc">;
def e : C<"">;
