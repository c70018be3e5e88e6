// Records of several classes in one list.
class A; class B : A; class C : A;
def b : B; def c : C;
defvar l = [b, c];
def d { list<A> f = l; }
