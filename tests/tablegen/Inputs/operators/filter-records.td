// Filtering records by a field.
class R<int n> { int v = n; }
def a : R<1>; def b : R<2>; def c : R<3>;
def d { list<R> f = !filter(r, [a, b, c], !ne(r.v, 2)); }
