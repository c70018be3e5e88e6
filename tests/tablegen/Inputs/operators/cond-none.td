// No condition of !cond is true.
class C<int i> { int f = !cond(!eq(i, 1): 10, !eq(i, 2): 20); }
def d : C<1>;
def e : C<3>;
