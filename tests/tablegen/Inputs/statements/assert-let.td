// After lets.
class A { int n = 0; assert !gt(n, 0), "n must be positive"; }
def d : A { let n = 1; }
def e : A;
