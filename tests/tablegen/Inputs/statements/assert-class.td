// In a class, for a def.
class A<int n> { assert !gt(n, 0), "n is " # n; int v = n; }
def d : A<-1>;
