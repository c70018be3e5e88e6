// Values of !cond must go together.
class C<int i> { int f = !cond(!eq(i, 1): 10, true: "x"); }
