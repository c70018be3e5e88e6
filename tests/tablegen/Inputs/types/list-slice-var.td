// An index that comes later.
class C<list<string> l, int i> { string f = l[i]; list<string> g = l[0...i]; }
def d : C<["a", "b", "c"], 1>;
