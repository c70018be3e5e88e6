// Each different Class<args> value is one record, numbered when it is first known.
class A<int n> { int v = n; }
class B<A x> { A a = x; int w = x.v; }
def p { int x = A<5>.v; int y = A<6>.v; int z = A<5>.v; }
def q : B<A<7>>;
def r { list<A> l = !foreach(i, [5, 8, 7], A<i>); }
