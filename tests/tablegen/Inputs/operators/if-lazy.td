// The arm not taken is not evaluated.
class C<int n> { int f = !if(!eq(n, 0), -1, !div(100, n)); }
def d : C<0>;
def e : C<7>;
