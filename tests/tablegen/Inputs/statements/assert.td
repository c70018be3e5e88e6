// Assertions that hold.
assert 1, "no";
class A<int n> { assert !gt(n, 0), "n is " # n; int v = n; }
def d : A<1>;
